//! The skills to repeat today, most at risk first.
//!
//! Each skill is one card of FSRS, the scheduler that Anki uses, with its default parameters for
//! the average learner. The state is computed from the rows each time, so there is no stored state
//! that can become outdated.

use std::collections::BTreeSet;

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, FSRSItem, FSRSReview, current_retrievability};

use crate::{Answered, Day, Help, Occasion, UtcOffset};
use exercise::{Skill, Verdict};

/// Maximum number of skills reviewed on one day.
pub const A_DAY: usize = 20;

/// After this number of days without an answer, a warm-up comes before the review.
const ABSENCE: i64 = 30;

const WARM_UP: usize = 10;

/// A skill is due when the chance of remembering it falls to this value.
const RETENTION: f32 = 0.9;

/// Maximum interval, in days: longer than a learner's life.
const LONGEST: i64 = 36_500;

/// How well a skill is remembered.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Memory {
    /// The skill.
    pub skill: Skill,
    /// The chance that it is known today, 0 to 1.
    pub chance: f32,
    /// The day on which it is due; always after the last answer.
    pub due: Day,
}

/// The skills to repeat today. Every answer to them is recorded with [`Occasion::Review`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Today {
    /// Skills that are due, most at risk first; at most what is left of the daily limit.
    Review(Vec<Skill>),
    /// After a long absence: a sample of all skills ever asked, the best known first.
    WarmUp(Vec<Skill>),
}

impl Today {
    /// The skills, in the order in which to ask.
    pub fn skills(&self) -> &[Skill] {
        match self {
            Self::Review(skills) | Self::WarmUp(skills) => skills,
        }
    }
}

/// The skills to repeat on the day of `now`, in Unix seconds.
///
/// At most `A_DAY` skills a day, including those already reviewed on it. After `ABSENCE` days
/// without an answer, `WARM_UP` skills come first, sampled evenly from well known to badly known;
/// the rest of the daily limit follows. Answers dated in the future, from a wrong clock, count as
/// given today.
pub fn due(rows: &[Answered], now: i64, offset: UtcOffset) -> Today {
    let today = offset.day(now);
    let mut memories = memories(rows, now, offset);
    memories.sort_by(|a, b| a.chance.total_cmp(&b.chance).then(a.skill.cmp(&b.skill)));

    let reviews = rows.iter().filter(|row| row.occasion == Occasion::Review);
    let of_today = reviews.filter(|row| offset.day(row.at) == today);
    let reviewed: BTreeSet<Skill> = of_today.map(|row| row.skill).collect();
    let before = rows.iter().map(|row| offset.day(row.at));
    let before = before.filter(|day| *day < today).max();
    let long_absent = before.is_some_and(|day| today.since(day) >= ABSENCE);
    if long_absent && reviewed.len() < WARM_UP {
        let open = memories.iter().rev().map(|memory| memory.skill);
        let open: Vec<Skill> = open.filter(|skill| !reviewed.contains(skill)).collect();
        let skills = spread(&open, WARM_UP - reviewed.len());
        if !skills.is_empty() {
            return Today::WarmUp(skills);
        }
    }
    let left = A_DAY.saturating_sub(reviewed.len());
    let due = memories.iter().filter(|memory| memory.due <= today);
    Today::Review(due.map(|memory| memory.skill).take(left).collect())
}

/// At most `wanted` of the skills, evenly spread, in their order.
fn spread(skills: &[Skill], wanted: usize) -> Vec<Skill> {
    let wanted = wanted.min(skills.len());
    let chosen = (0..wanted).filter_map(|at| skills.get(at * skills.len() / wanted));
    chosen.copied().collect()
}

/// How well each skill that was ever asked is remembered on the day of `now`, in course order.
pub fn memories(rows: &[Answered], now: i64, offset: UtcOffset) -> Vec<Memory> {
    let today = offset.day(now);
    let scheduler = FSRS::default();
    let mut rows: Vec<&Answered> = rows.iter().collect();
    rows.sort_by_key(|row| (row.skill, row.at));
    let skills = rows.chunk_by(|a, b| a.skill == b.skill);
    skills
        .filter_map(|rows| memory(&scheduler, rows, today, offset))
        .collect()
}

/// The memory of one skill from its rows, which are in order of time; `None` without rows.
fn memory(scheduler: &FSRS, rows: &[&Answered], today: Day, offset: UtcOffset) -> Option<Memory> {
    let skill = rows.first()?.skill;
    let mut reviews = Vec::with_capacity(rows.len());
    let mut last: Option<Day> = None;
    for row in rows {
        let day = offset.day(row.at).min(today);
        let days = last.map_or(0, |last| day.since(last)).clamp(0, LONGEST);
        reviews.push(FSRSReview {
            rating: rating(row),
            // Cannot fail: the value is clamped to 0 to LONGEST.
            delta_t: u32::try_from(days).unwrap_or(0),
        });
        last = Some(day);
    }
    let last = last?;
    let elapsed = today.since(last).clamp(0, LONGEST);
    // If the memory cannot be computed, the skill is due on the day after its last answer.
    let (mut chance, mut interval) = (0.0, 1);
    if let Ok(state) = scheduler.memory_state(FSRSItem { reviews }, None) {
        let days = scheduler.next_interval(Some(state.stability), RETENTION, 0);
        // The cast saturates: a float that is too large becomes `i64::MAX`, and NaN becomes 0.
        interval = (days.round() as i64).clamp(1, LONGEST);
        let computed = current_retrievability(state, elapsed as f32, FSRS6_DEFAULT_DECAY);
        if computed.is_finite() {
            chance = computed.clamp(0.0, 1.0);
        }
    }
    Some(Memory {
        skill,
        chance,
        due: last.plus(interval),
    })
}

/// FSRS has four ratings: 1 again, 2 hard, 3 good, 4 easy. Easy is never used: an answer does not
/// show how easy it was for the learner.
const fn rating(row: &Answered) -> u32 {
    match (row.help, row.verdict) {
        (Help::AfterHints, _) | (_, Verdict::Wrong) => 1,
        (Help::Unaided, Verdict::Partly) => 2,
        (Help::Unaided, Verdict::Right) => 3,
    }
}
