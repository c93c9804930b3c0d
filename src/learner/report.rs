//! Everything the progress page tells, computed once: to go through a year of answers takes longer
//! than drawing may.

use std::collections::BTreeMap;

use crate::progress::{by_day, by_skill, by_week, slips};
use crate::{Answered, Day, Mastery, Tally, UtcOffset, mastery, memories};
use exercise::{Group, Kind, Skill, Slip};

/// Most slips in a report.
pub const SLIPS: usize = 8;

/// Answers that lie within fewer days than this are counted day by day.
const DAYS: i64 = 14;

/// How long each stretch of time is whose answers are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stretch {
    /// A day.
    #[default]
    Day,
    /// A week from its Monday.
    Week,
}

/// How it goes with a skill that was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Practised {
    /// The skill.
    pub skill: Skill,
    /// How many answers, and how many of them known.
    pub tally: Tally,
    /// How well it is known.
    pub mastery: Mastery,
    /// When it is to be repeated.
    pub due: Day,
}

/// How it goes, as of a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The day of that moment.
    pub today: Day,
    /// All answers.
    pub all: Tally,
    /// Those of the week of that day.
    pub this_week: Tally,
    /// On how many days of that week something was answered.
    pub days_this_week: u32,
    /// How long the stretches of time are.
    pub stretch: Stretch,
    /// The answers of each stretch that has some, by its first day, in order.
    pub over_time: Vec<(Day, Tally)>,
    /// The skills that were asked, in the order of the course, by the group of the first kind that
    /// practises them; only groups that have some.
    pub groups: Vec<(Group, Vec<Practised>)>,
    /// How many skills were never asked.
    pub unasked: usize,
    /// The most frequent slips, at most eight, and how often each was made.
    pub slips: Vec<(Slip, u32)>,
}

impl Report {
    /// How it goes at a moment in Unix seconds.
    #[must_use]
    pub fn new(rows: &[Answered], now: i64, offset: UtcOffset) -> Self {
        let today = offset.day(now);
        let days = by_day(rows, offset);
        let monday = today.monday();
        let (mut all, mut this_week) = (Tally::default(), Tally::default());
        let mut days_this_week = 0;
        for (day, tally) in &days {
            all = all.joined(*tally);
            if day.monday() == monday {
                this_week = this_week.joined(*tally);
                days_this_week += 1;
            }
        }
        let ends = days.first().zip(days.last());
        let short = ends.is_none_or(|((first, _), (last, _))| last.since(*first) < DAYS);
        let (stretch, over_time) = if short {
            (Stretch::Day, days)
        } else {
            (Stretch::Week, by_week(rows, offset))
        };
        let practised = practised(rows, now, offset);
        let mut slips = slips(rows.iter().filter_map(|row| row.slip));
        slips.truncate(SLIPS);
        Self {
            today,
            all,
            this_week,
            days_this_week,
            stretch,
            over_time,
            unasked: Skill::ALL.len().saturating_sub(practised.len()),
            groups: grouped(&practised),
            slips,
        }
    }

    /// The skills that need practice most: due, or not yet known well, the weakest first.
    #[must_use]
    pub fn weakest(&self, most: usize) -> Vec<Practised> {
        let all = self.groups.iter().flat_map(|(_, skills)| skills).copied();
        let weak = |it: &Practised| it.due <= self.today || it.mastery < Mastery::Proficient;
        let mut weakest: Vec<Practised> = all.filter(weak).collect();
        weakest.sort_by_key(|it| (it.mastery, it.due));
        weakest.truncate(most);
        weakest
    }

    /// Whether nothing was answered yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all.answered == 0
    }
}

/// Every skill that was asked, in the order of the course.
fn practised(rows: &[Answered], now: i64, offset: UtcOffset) -> Vec<Practised> {
    let mut of_skill: BTreeMap<Skill, Vec<&Answered>> = BTreeMap::new();
    for row in rows {
        of_skill.entry(row.skill).or_default().push(row);
    }
    let memories = memories(rows, now, offset).into_iter();
    let due: BTreeMap<Skill, Day> = memories.map(|it| (it.skill, it.due)).collect();
    let tallies = by_skill(rows).into_iter();
    let practised = tallies.map(|(skill, tally)| Practised {
        skill,
        tally,
        mastery: mastery(skill, of_skill.remove(&skill).into_iter().flatten(), offset),
        // Whatever was asked is remembered somehow.
        due: due.get(&skill).copied().unwrap_or(offset.day(now)),
    });
    practised.collect()
}

/// The group of the first kind that practises a skill.
fn group_of(skill: Skill) -> Option<Group> {
    let mut kinds = Kind::ALL.into_iter();
    let kind = kinds.find(|kind| kind.skills().contains(&skill))?;
    Some(kind.group())
}

fn grouped(practised: &[Practised]) -> Vec<(Group, Vec<Practised>)> {
    let of = |group: Group| {
        let its = practised.iter().copied();
        its.filter(|it| group_of(it.skill) == Some(group)).collect()
    };
    let groups = Group::ALL.into_iter().map(|group| (group, of(group)));
    groups
        .filter(|(_, skills): &(Group, Vec<Practised>)| !skills.is_empty())
        .collect()
}
