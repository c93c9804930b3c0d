//! One answer, as stored in the history.

use engine::notation;
use exercise::{Answer, ItemCode, Kind, Mistake, Skill, Verdict};

use crate::{Asking, Judged};

/// Whether the learner used help before the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Help {
    /// Answered without help.
    Unaided,
    /// Hints were shown first; the answer counts as not known.
    AfterHints,
}

/// The occasion on which an answer was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// A lesson, or practice on a topic of the learner's choice.
    Practice,
    /// The mixed review of skills that are due, or the warm-up.
    Review,
}

/// An answer that was given and graded.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Answered {
    /// When it was given, in Unix seconds. The history stores years 1 to 9999.
    pub at: i64,
    /// The skill that the question tests.
    pub skill: Skill,
    /// The kind of exercise.
    pub kind: Kind,
    /// The code that generates the exercise again; `None` if it has none, as in a lesson.
    pub code: Option<ItemCode>,
    /// The index of the question within the exercise, from 0.
    pub part: u8,
    /// The answer in neutral notation; see [`written`]. At most 4,000 characters are stored.
    pub answer: String,
    /// The verdict on it.
    pub verdict: Verdict,
    /// The mistake recognised, if any.
    pub mistake: Option<Mistake>,
    /// How long it took, in seconds.
    pub seconds: u32,
    /// The language of the question as a tag: `it`, `de-CH`. At most 35 characters are stored.
    pub language: String,
    /// Whether hints were shown first.
    pub help: Help,
    /// The occasion.
    pub occasion: Occasion,
}

/// Maximum time recorded for an answer, in seconds: after that the learner must have been away.
const LONGEST: i64 = 3_600;

/// Maximum number of characters stored of an answer.
pub(super) const ANSWER_CHARS: usize = 4_000;

/// Maximum number of characters stored of a language tag: the length of the longest registered one.
pub(super) const LANGUAGE_CHARS: usize = 35;

/// The time, language and occasion of a question.
#[derive(Debug, Clone, Copy)]
pub struct Posed<'a> {
    /// When it was asked, in Unix seconds.
    pub since: i64,
    /// The current time, in Unix seconds.
    pub now: i64,
    /// The occasion of the answer.
    pub occasion: Occasion,
    /// The language as a tag.
    pub language: &'a str,
    /// The name for a learner who has not given one.
    pub default_name: &'a str,
}

impl Answered {
    /// The row for a question that has just been graded; `None` before that.
    pub fn of(asking: &Asking, posed: &Posed<'_>) -> Option<Self> {
        let Judged { given, grade } = asking.judged()?;
        let helped = given.is_none() || asking.hints().any_taken();
        let seconds = posed.now.saturating_sub(posed.since);
        Some(Self {
            at: posed.now,
            skill: asking.asked().skill,
            kind: asking.item().kind(),
            code: asking.code(),
            part: u8::try_from(asking.place().0).unwrap_or(u8::MAX),
            answer: given.as_ref().map(written).unwrap_or_default(),
            verdict: match given {
                Some(_) => grade.verdict,
                None => Verdict::Wrong,
            },
            mistake: grade.mistake,
            // Cannot fail: the value is clamped to 0 to LONGEST.
            seconds: u32::try_from(seconds.clamp(0, LONGEST)).unwrap_or(0),
            language: posed.language.to_owned(),
            help: match helped {
                true => Help::AfterHints,
                false => Help::Unaided,
            },
            occasion: posed.occasion,
        })
    }

    /// Whether the learner knew it: right, and without hints.
    pub fn is_known(&self) -> bool {
        self.verdict == Verdict::Right && self.help == Help::Unaided
    }

    /// Wrong, or after hints. A partly right answer without hints is neither known nor missed.
    pub fn is_missed(&self) -> bool {
        self.verdict == Verdict::Wrong || self.help == Help::AfterHints
    }
}

/// An answer in neutral notation: options and calls of an auction as indexes from 0, calls as
/// `P X 2S`, cards as `SA HT`, a seat as its letter, the lines of an account as
/// `contract=120 game=500`, an empty row of a column as `-`.
pub fn written(answer: &Answer) -> String {
    fn list(words: impl Iterator<Item = String>) -> String {
        words.collect::<Vec<_>>().join(" ")
    }
    match answer {
        Answer::Choice(at) | Answer::CallMade(at) => at.to_string(),
        Answer::Choices(all) => list(all.iter().map(usize::to_string)),
        Answer::Column(rows) => {
            let row = |row: &Option<i32>| row.map_or_else(|| "-".to_owned(), |row| row.to_string());
            list(rows.iter().map(row))
        }
        Answer::ScoreSlip(entry) => notation::slip(entry),
        Answer::Calls(calls) => list(calls.iter().map(|call| notation::call(*call))),
        Answer::Cards(hand) => notation::cards(*hand),
        Answer::Seat(seat) => seat.letter().to_string(),
        Answer::Number(number) => number.to_string(),
        Answer::Account(lines) => {
            let lines = lines.iter();
            list(lines.map(|(item, points)| format!("{}={points}", item.id())))
        }
    }
}
