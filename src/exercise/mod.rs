//! Exercises: questions whose answers the rules judge.
//!
//! A concrete exercise is an [`Item`]: a position, never an answer. It is
//! posed, solved and graded by the engine; the same position always gives the
//! same question. [`generate`] makes positions from a [`Skill`], a
//! [`Difficulty`] and a seed, and an [`ItemCode`] names such an exercise in at
//! most twelve characters.
//!
//! To add a kind: one file here with `pose`, `solve` and `grade`, one arm in
//! [`Item`] and one in [`Kind`]; the compiler asks for the rest.

mod auction_slips;
pub mod chance;
pub mod code;
pub mod fields;
pub mod judge_call;
pub mod legal_calls;
pub mod name_contract;
pub mod penalty_card;
pub mod question;
mod random_auction;
pub mod score_contract;
pub mod skill;

use serde::Deserialize;

pub use chance::Chance;
pub use code::{ItemCode, ItemCodeError};
pub use judge_call::JudgeCall;
pub use legal_calls::LegalCalls;
pub use name_contract::NameContract;
pub use penalty_card::PenaltyCard;
pub use question::{
    AccountEntries, Answer, Ask, Exhibit, Grade, LaidCard, Phrase, Question, Slip, Step, TableView,
    Verdict,
};
pub use score_contract::ScoreContract;
pub use skill::{Difficulty, Skill};

/// The five kinds of exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// May this call be made?
    JudgeCall,
    /// Which calls may be made?
    LegalCalls,
    /// What is the contract, who declares, who is dummy, who leads?
    NameContract,
    /// What does the result score?
    ScoreContract,
    /// Is it a penalty card, which kind, and what may be played?
    PenaltyCard,
}

impl Kind {
    /// Every kind, in the order of the practice page.
    pub const ALL: [Self; 5] = [
        Self::JudgeCall,
        Self::LegalCalls,
        Self::NameContract,
        Self::ScoreContract,
        Self::PenaltyCard,
    ];

    /// The word in lessons, commands and texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::JudgeCall => "judge_call",
            Self::LegalCalls => "legal_calls",
            Self::NameContract => "name_contract",
            Self::ScoreContract => "score_contract",
            Self::PenaltyCard => "penalty_card",
        }
    }

    /// Two letters in item codes. They are never used for another kind.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::JudgeCall => "JC",
            Self::LegalCalls => "LC",
            Self::NameContract => "NC",
            Self::ScoreContract => "SC",
            Self::PenaltyCard => "PC",
        }
    }

    /// The skills it practises. The place in this list is part of item codes:
    /// new ones go to the end.
    #[must_use]
    pub const fn skills(self) -> &'static [Skill] {
        match self {
            Self::JudgeCall => &[
                Skill::SufficientBid,
                Skill::DoubleLegal,
                Skill::RedoubleLegal,
                Skill::AuctionEnds,
            ],
            Self::LegalCalls => &[
                Skill::SufficientBid,
                Skill::DoubleLegal,
                Skill::RedoubleLegal,
            ],
            Self::NameContract => &[
                Skill::FinalContract,
                Skill::Declarer,
                Skill::DeclarerSameStrainBothSides,
                Skill::OpeningLeader,
            ],
            Self::ScoreContract => &[
                Skill::TrickPointsSuit,
                Skill::TrickPointsNotrump,
                Skill::GameBonus,
                Skill::SlamBonus,
                Skill::Overtricks,
                Skill::DoubledContract,
                Skill::Undertricks,
                Skill::DoubledUndertricksNotVulnerable,
                Skill::DoubledUndertricksVulnerable,
            ],
            Self::PenaltyCard => &[
                Skill::PenaltyCardKind,
                Skill::MajorPenaltyCardPlay,
                Skill::MinorPenaltyCardPlay,
            ],
        }
    }

    /// The slips it can name.
    #[must_use]
    pub const fn slips(self) -> &'static [Slip] {
        match self {
            Self::JudgeCall => judge_call::SLIPS,
            Self::LegalCalls => legal_calls::SLIPS,
            Self::NameContract => name_contract::SLIPS,
            Self::ScoreContract => score_contract::SLIPS,
            Self::PenaltyCard => penalty_card::SLIPS,
        }
    }
}

/// One concrete exercise, as lessons write it and generators make it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// See [`JudgeCall`].
    JudgeCall(JudgeCall),
    /// See [`LegalCalls`].
    LegalCalls(LegalCalls),
    /// See [`NameContract`].
    NameContract(NameContract),
    /// See [`ScoreContract`].
    ScoreContract(ScoreContract),
    /// See [`PenaltyCard`].
    PenaltyCard(PenaltyCard),
}

/// What every kind of exercise can do. Pure: the same position, the same answers.
///
/// An exercise has one or more parts, asked and judged one after the other.
/// `part` is less than [`parts`](Exercise::parts).
pub trait Exercise {
    /// Which kind it is.
    fn kind(&self) -> Kind;
    /// How many questions it asks.
    fn parts(&self) -> usize {
        1
    }
    /// The question.
    fn pose(&self, part: usize) -> Question;
    /// The model answer.
    fn solve(&self, part: usize) -> Answer;
    /// The judgement of an answer. Only the model answer is ever right.
    fn grade(&self, part: usize, answer: &Answer) -> Grade;
    /// The answer in neutral notation, to compare with what a lesson's author
    /// expects: `legal`, `P X 2S`, `2SX by W`, `-200`, `minor`, `H5 C3`.
    fn witness(&self) -> String;
}

impl Item {
    fn exercise(&self) -> &dyn Exercise {
        match self {
            Self::JudgeCall(exercise) => exercise,
            Self::LegalCalls(exercise) => exercise,
            Self::NameContract(exercise) => exercise,
            Self::ScoreContract(exercise) => exercise,
            Self::PenaltyCard(exercise) => exercise,
        }
    }
}

impl Exercise for Item {
    fn kind(&self) -> Kind {
        self.exercise().kind()
    }
    fn parts(&self) -> usize {
        self.exercise().parts()
    }
    fn pose(&self, part: usize) -> Question {
        self.exercise().pose(part)
    }
    fn solve(&self, part: usize) -> Answer {
        self.exercise().solve(part)
    }
    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        self.exercise().grade(part, answer)
    }
    fn witness(&self) -> String {
        self.exercise().witness()
    }
}

/// The exercise that a code names; the same on every machine and in every version.
#[must_use]
pub fn generate(code: &ItemCode) -> Item {
    let mut chance = code.chance();
    let (skill, difficulty) = (code.skill(), code.difficulty());
    match code.kind() {
        Kind::JudgeCall => Item::JudgeCall(judge_call::generate(&mut chance, skill, difficulty)),
        Kind::LegalCalls => Item::LegalCalls(legal_calls::generate(&mut chance, skill, difficulty)),
        Kind::NameContract => {
            Item::NameContract(name_contract::generate(&mut chance, skill, difficulty))
        }
        Kind::ScoreContract => {
            Item::ScoreContract(score_contract::generate(&mut chance, skill, difficulty))
        }
        Kind::PenaltyCard => {
            Item::PenaltyCard(penalty_card::generate(&mut chance, skill, difficulty))
        }
    }
}
