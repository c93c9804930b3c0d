//! What is to be repeated today, most at risk first.
//!
//! Each skill is one card of FSRS, the scheduler that Anki uses, with its parameters of the average learner;
//! it is computed from the rows each time, so nothing stored can go stale.

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, FSRSItem, FSRSReview, current_retrievability};

use crate::{Answered, Day, Help, Occasion, UtcOffset};
use exercise::{Skill, Verdict};

/// Most skills reviewed on a day.
pub const A_DAY: usize = 20;

/// The number of days without an answer after which a warm-up comes before the review.
pub const ABSENCE: i64 = 30;

/// The number of skills in a warm-up.
pub const WARM_UP: usize = 10;

/// A skill is due when it would be remembered with this chance or less.
const RETENTION: f32 = 0.9;

/// No interval is longer, in days: more than a learner's life.
const LONGEST: i64 = 36_500;

/// How well a skill is remembered.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Memory {
    /// The skill.
    pub skill: Skill,
    /// The chance that it is known today: 0 to 1.
    pub chance: f32,
    /// The day on which it is due; always after the last answer.
    pub due: Day,
}

/// What is to be repeated today. Every answer to it is recorded with [`Occasion::Review`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Today {
    /// What is due, most at risk first; empty if nothing is, or the day's share is done.
    Review(Vec<Skill>),
    /// After a long absence: some of all that was ever asked, what is most likely still known first.
    WarmUp(Vec<Skill>),
}

impl Today {
    /// The skills, in the order in which to ask.
    #[must_use]
    pub fn skills(&self) -> &[Skill] {
        match self {
            Self::Review(skills) | Self::WarmUp(skills) => skills,
        }
    }
}

/// What is to be repeated on the day of `now`, in Unix seconds.
///
/// At most `A_DAY` skills on a day, those included that were reviewed on it already. After
/// `ABSENCE` days without an answer, `WARM_UP` skills come first, spread over all that is known
/// well and badly; the rest of the day's share follows. Answers of later days, by
/// a clock that was wrong, count as given today.
#[must_use]
pub fn due(rows: &[Answered], now: i64, offset: UtcOffset) -> Today {
    let today = offset.day(now);
    let mut memories = memories(rows, now, offset);
    memories.sort_by(|a, b| a.chance.total_cmp(&b.chance).then(a.skill.cmp(&b.skill)));

    let mut reviewed: Vec<Skill> = Vec::new();
    for row in rows {
        let of_today = row.occasion == Occasion::Review && offset.day(row.at) == today;
        if of_today && !reviewed.contains(&row.skill) {
            reviewed.push(row.skill);
        }
    }
    let before = rows.iter().map(|row| offset.day(row.at));
    let before = before.filter(|day| *day < today).max();
    let long_absent = before.is_some_and(|day| today.since(day) >= ABSENCE);
    if long_absent && reviewed.len() < WARM_UP {
        let open: Vec<Skill> = memories
            .iter()
            .rev()
            .map(|memory| memory.skill)
            .filter(|skill| !reviewed.contains(skill))
            .collect();
        let skills = spread(&open, WARM_UP - reviewed.len());
        if !skills.is_empty() {
            return Today::WarmUp(skills);
        }
    }
    let left = A_DAY.saturating_sub(reviewed.len());
    let due = memories.iter().filter(|memory| memory.due <= today);
    Today::Review(due.map(|memory| memory.skill).take(left).collect())
}

/// At most `wanted` of them, evenly spread, in their order.
fn spread(skills: &[Skill], wanted: usize) -> Vec<Skill> {
    let wanted = wanted.min(skills.len());
    let chosen = (0..wanted).filter_map(|at| skills.get(at * skills.len() / wanted));
    chosen.copied().collect()
}

/// How well each skill that was ever asked is remembered on the day of `now`, in the order of
/// the course.
#[must_use]
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

/// The memory of one skill from its rows, in the order of time; `None` without rows.
fn memory(scheduler: &FSRS, rows: &[&Answered], today: Day, offset: UtcOffset) -> Option<Memory> {
    let skill = rows.first()?.skill;
    let mut reviews = Vec::with_capacity(rows.len());
    let mut last: Option<Day> = None;
    for row in rows {
        let day = offset.day(row.at).min(today);
        let days = last.map_or(0, |last| day.since(last)).clamp(0, LONGEST);
        reviews.push(FSRSReview {
            rating: rating(row),
            // Cannot fail: it was taken into 0 to LONGEST.
            delta_t: u32::try_from(days).unwrap_or(0),
        });
        last = Some(day);
    }
    let last = last?;
    let elapsed = today.since(last).clamp(0, LONGEST);
    let Ok(state) = scheduler.memory_state(FSRSItem { reviews }, None) else {
        // A memory that cannot be computed is one to be looked at.
        let due = last.plus(1);
        return Some(Memory {
            skill,
            chance: 0.0,
            due,
        });
    };
    let interval = scheduler.next_interval(Some(state.stability), RETENTION, 0);
    // A float beyond the range of the whole numbers becomes the largest of them, and none becomes 0.
    let interval = (interval.round() as i64).clamp(1, LONGEST);
    let chance = current_retrievability(state, elapsed as f32, FSRS6_DEFAULT_DECAY);
    Some(Memory {
        skill,
        chance: if chance.is_finite() {
            chance.clamp(0.0, 1.0)
        } else {
            0.0
        },
        due: last.plus(interval),
    })
}

/// FSRS's four buttons are 1 again, 2 hard, 3 good, 4 easy. Easy is never pressed: a learner
/// cannot tell by an answer how easy it was.
const fn rating(row: &Answered) -> u32 {
    match (row.help, row.verdict) {
        (Help::AfterHints, _) | (_, Verdict::Wrong) => 1,
        (Help::Unaided, Verdict::Partly) => 2,
        (Help::Unaided, Verdict::Right) => 3,
    }
}
