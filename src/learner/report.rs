//! All data of the progress page, computed once: to compute it from a year of answers takes too
//! long to do on every frame.

use std::collections::BTreeMap;

use crate::progress::{by_day, by_skill, by_week, mistakes};
use crate::{Answered, Day, Mastery, Tally, UtcOffset, mastery, memories};
use exercise::{Group, Kind, Mistake, Skill};

/// Maximum number of mistakes in a report.
pub const MISTAKES: usize = 8;

/// If all answers lie within fewer days than this, they are grouped by day, otherwise by week.
const DAYS: i64 = 14;

/// The period by which answers are grouped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stretch {
    /// A day.
    #[default]
    Day,
    /// A week, starting on Monday.
    Week,
}

/// The progress in a skill that was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Practised {
    /// The skill.
    pub skill: Skill,
    /// Number of answers, and how many of them were known.
    pub tally: Tally,
    /// The level of mastery.
    pub mastery: Mastery,
    /// When the skill is due.
    pub due: Day,
}

/// The progress at a point in time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The day of the report.
    pub today: Day,
    /// All answers.
    pub all: Tally,
    /// The answers of the current week.
    pub this_week: Tally,
    /// Number of days of the current week with at least one answer.
    pub days_this_week: u32,
    /// The period by which `over_time` is grouped.
    pub stretch: Stretch,
    /// The answers of each period that has any, by its first day, in order.
    pub over_time: Vec<(Day, Tally)>,
    /// The skills that were asked, in course order, under the group of the first kind that
    /// practises them; only groups with at least one skill.
    pub groups: Vec<(Group, Vec<Practised>)>,
    /// Number of skills never asked.
    pub unasked: usize,
    /// The most frequent mistakes, at most eight, with their counts.
    pub mistakes: Vec<(Mistake, u32)>,
}

impl Report {
    /// The report at a time in Unix seconds.
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
        let mut mistakes = mistakes(rows.iter().filter_map(|row| row.mistake));
        mistakes.truncate(MISTAKES);
        Self {
            today,
            all,
            this_week,
            days_this_week,
            stretch,
            over_time,
            unasked: Skill::ALL.len().saturating_sub(practised.len()),
            groups: grouped(&practised),
            mistakes,
        }
    }

    /// The skills that need practice most, at most `most` of them: due, or not yet well known, the
    /// weakest first.
    #[must_use]
    pub fn weakest(&self, most: usize) -> Vec<Practised> {
        let all = self.groups.iter().flat_map(|(_, skills)| skills).copied();
        let weak = |it: &Practised| it.due <= self.today || it.mastery < Mastery::Proficient;
        let mut weakest: Vec<Practised> = all.filter(weak).collect();
        weakest.sort_by_key(|it| (it.mastery, it.due));
        weakest.truncate(most);
        weakest
    }

    /// Whether there are no answers yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all.answered == 0
    }
}

/// All skills that were asked, in course order.
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
        // Every skill that was asked has a memory; this is only a default.
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
