//! One answer, as the history keeps it.

use engine::notation;
use exercise::{Answer, ItemCode, Kind, Skill, Slip, Verdict};

use crate::{Asking, Judged};

/// Whether the learner was helped before answering.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Help {
    /// Answered unaided.
    Unaided,
    /// Hints were looked at; the answer counts as not known.
    AfterHints,
}

/// On what occasion an answer was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// A lesson, or practice on a topic of the learner's choice.
    Practice,
    /// The mixed review of what is due, or the warm-up.
    Review,
}

/// An answer that was given and judged.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Answered {
    /// When, in Unix seconds. The history keeps years 1 to 9999.
    pub at: i64,
    /// What the question asked for.
    pub skill: Skill,
    /// The kind of exercise.
    pub kind: Kind,
    /// What recreates the exercise; `None` for one of a lesson or of a teacher's boards.
    pub code: Option<ItemCode>,
    /// Which question of the exercise, from 0.
    pub part: u8,
    /// What was answered, in neutral notation; see [`written`]. At most
    /// [`ANSWER_CHARS`] characters are kept.
    pub answer: String,
    /// How good it was.
    pub verdict: Verdict,
    /// The mistake recognised.
    pub slip: Option<Slip>,
    /// How long it took, in seconds.
    pub seconds: u32,
    /// The language of the question as a tag: `it`, `de-CH`. At most
    /// [`LANGUAGE_CHARS`] characters are kept.
    pub language: String,
    /// Whether hints came first.
    pub help: Help,
    /// Whether it belongs to a review.
    pub occasion: Occasion,
}

/// Longest time recorded for an answer, in seconds: the learner must have been elsewhere.
const LONGEST: i64 = 3_600;

/// Characters of an answer that are kept.
pub const ANSWER_CHARS: usize = 4_000;

/// Characters of a language tag that are kept: as many as the longest registered one has.
pub const LANGUAGE_CHARS: usize = 35;

/// When, in which language and on what occasion a question was asked.
#[derive(Debug, Clone, Copy)]
pub struct Posed<'a> {
    /// When it was asked, in Unix seconds.
    pub since: i64,
    /// The present moment, in Unix seconds.
    pub now: i64,
    /// On what occasion.
    pub occasion: Occasion,
    /// The language as a tag.
    pub language: &'a str,
    /// The name of a learner who has given none.
    pub default_name: &'a str,
}

impl Answered {
    /// The row of a question that was judged at `at` and asked at `since`, both in Unix seconds;
    /// the caller sets language and occasion. `None` before it is judged.
    #[must_use]
    pub fn of(asking: &Asking, since: i64, at: i64) -> Option<Self> {
        let Judged { given, grade } = asking.judged()?;
        let helped = given.is_none() || asking.hints().any_taken();
        Some(Self {
            at,
            skill: asking.asked().skill,
            kind: asking.item().kind(),
            code: asking.code(),
            part: u8::try_from(asking.place().0).unwrap_or(u8::MAX),
            answer: given.as_ref().map(written).unwrap_or_default(),
            verdict: match given {
                Some(_) => grade.verdict,
                None => Verdict::Wrong,
            },
            slip: grade.slip,
            // Cannot fail: it is taken into 0 to LONGEST.
            seconds: u32::try_from(at.saturating_sub(since).clamp(0, LONGEST)).unwrap_or(0),
            language: String::new(),
            help: match helped {
                true => Help::AfterHints,
                false => Help::Unaided,
            },
            occasion: Occasion::Practice,
        })
    }

    /// Whether the learner knew it: right, and without hints.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.verdict == Verdict::Right && self.help == Help::Unaided
    }

    /// Whether the learner did not know it: wrong, or after hints. Between the two lies an
    /// answer of which some holds.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.verdict == Verdict::Wrong || self.help == Help::AfterHints
    }
}

/// An answer in neutral notation: options and calls of an auction by number from 0, calls as
/// `P X 2S`, cards as `SA HT`, a seat by its letter, the lines of an account as
/// `contract=120 game=500`, an empty row of a column as `-`.
#[must_use]
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
        Answer::Account(lines) => list(
            lines
                .iter()
                .map(|(item, points)| format!("{}={points}", item.id())),
        ),
    }
}
