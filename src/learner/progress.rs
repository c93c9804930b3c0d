//! The data of the progress page, computed once: too slow for every frame.

use std::collections::BTreeMap;

use crate::{Answered, Day, Mastery, UtcOffset, mastery, memories};
use exercise::{Group, Kind, Mistake, Skill};

/// A count of answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Number of answers given.
    pub answered: u32,
    /// Number of answers known: right, and without hints.
    pub known: u32,
}

impl Tally {
    /// The share of known answers, 0 to 1; `None` without answers.
    pub fn share(self) -> Option<f64> {
        (self.answered > 0).then(|| f64::from(self.known) / f64::from(self.answered))
    }

    /// The share of known answers in per cent, rounded; `None` without answers.
    pub fn percent(self) -> Option<u32> {
        // A share is between 0 and 1, so the number is between 0 and 100.
        self.share().map(|share| (share * 100.0).round() as u32)
    }

    fn count(&mut self, row: &Answered) {
        self.answered = self.answered.saturating_add(1);
        self.known = self.known.saturating_add(row.is_known().into());
    }
}

fn tallied<K: Ord>(rows: &[Answered], key: impl Fn(&Answered) -> K) -> Vec<(K, Tally)> {
    let mut tallies: BTreeMap<K, Tally> = BTreeMap::new();
    for row in rows {
        tallies.entry(key(row)).or_default().count(row);
    }
    tallies.into_iter().collect()
}

/// The answers of each day that has any, in order.
pub fn by_day(rows: &[Answered], offset: UtcOffset) -> Vec<(Day, Tally)> {
    tallied(rows, |row| offset.day(row.at))
}

/// The answers of each week that has any, in order, by the Monday of the week.
pub fn by_week(rows: &[Answered], offset: UtcOffset) -> Vec<(Day, Tally)> {
    tallied(rows, |row| offset.day(row.at).monday())
}

/// The answers of each skill that was asked, in course order.
pub fn by_skill(rows: &[Answered]) -> Vec<(Skill, Tally)> {
    tallied(rows, |row| row.skill)
}

/// How often each value occurs, the most frequent first; in their own order if equally frequent.
pub fn most_frequent<T: Copy + Ord>(values: impl IntoIterator<Item = T>) -> Vec<(T, u32)> {
    let mut counts: BTreeMap<T, u32> = BTreeMap::new();
    for value in values {
        let count = counts.entry(value).or_default();
        *count = count.saturating_add(1);
    }
    let mut counts: Vec<(T, u32)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}

/// Maximum number of mistakes in a report.
const MISTAKES: usize = 8;

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
    /// The skills that were asked, in course order, under the first group that practises them.
    pub groups: Vec<(Group, Vec<Practised>)>,
    /// Number of skills never asked.
    pub unasked: usize,
    /// The most frequent mistakes, at most eight, with their counts.
    pub mistakes: Vec<(Mistake, u32)>,
}

impl Report {
    /// The report at a time in Unix seconds.
    pub fn new(rows: &[Answered], now: i64, offset: UtcOffset) -> Self {
        let today = offset.day(now);
        let days = by_day(rows, offset);
        let is_this_week = |day: Day| day.monday() == today.monday();
        let (mut all, mut this_week) = (Tally::default(), Tally::default());
        for row in rows {
            all.count(row);
            if is_this_week(offset.day(row.at)) {
                this_week.count(row);
            }
        }
        let days_this_week = days.iter().filter(|(day, _)| is_this_week(*day));
        let days_this_week = days_this_week.map(|_| 1).sum();
        let ends = days.first().zip(days.last());
        let short = ends.is_none_or(|((first, _), (last, _))| last.since(*first) < DAYS);
        let (stretch, over_time) = if short {
            (Stretch::Day, days)
        } else {
            (Stretch::Week, by_week(rows, offset))
        };
        let practised = practised(rows, now, offset);
        let mut mistakes = most_frequent(rows.iter().filter_map(|row| row.mistake));
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

    /// At most `most` skills that are due or not yet well known, the weakest first.
    pub fn weakest(&self, most: usize) -> Vec<Practised> {
        let all = self.groups.iter().flat_map(|(_, skills)| skills).copied();
        let weak = |it: &Practised| it.due <= self.today || it.mastery < Mastery::Proficient;
        let mut weakest: Vec<Practised> = all.filter(weak).collect();
        weakest.sort_by_key(|it| (it.mastery, it.due));
        weakest.truncate(most);
        weakest
    }

    /// Whether there are no answers yet.
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
    let tallies = by_skill(rows);
    let practised = memories(rows, now, offset)
        .into_iter()
        .filter_map(|memory| {
            let skill = memory.skill;
            let (_, tally) = tallies.iter().find(|(asked, _)| *asked == skill)?;
            Some(Practised {
                skill,
                tally: *tally,
                mastery: mastery(skill, of_skill.remove(&skill).into_iter().flatten(), offset),
                due: memory.due,
            })
        });
    practised.collect()
}

/// The skills under the group of the first kind that practises them.
fn grouped(practised: &[Practised]) -> Vec<(Group, Vec<Practised>)> {
    let group_of = |skill: Skill| {
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.skills().contains(&skill));
        kind.map(Kind::group)
    };
    let mut groups = Group::ALL.map(|group| (group, Vec::new())).to_vec();
    for (group, skills) in &mut groups {
        let its = practised.iter().copied();
        skills.extend(its.filter(|it| group_of(it.skill) == Some(*group)));
    }
    groups.retain(|(_, skills)| !skills.is_empty());
    groups
}
