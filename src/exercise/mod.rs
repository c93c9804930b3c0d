//! Exercises: questions whose answers the rules judge.
//!
//! A concrete exercise is an [`Item`]: a position, never an answer. It is
//! posed, solved and graded by the engine; the same position always gives the
//! same question. [`generate`] makes positions from a [`Skill`], a
//! [`Difficulty`] and a seed, and an [`ItemCode`] names such an exercise in at
//! most twelve characters.
//!
//! To add a kind: one module here with the position, `SKILLS`, `SLIPS` and
//! `generate`, and one row in `kind.rs`; the compiler asks for the rest.

pub mod auction_over;
mod auction_slips;
pub mod board_conditions;
mod board_result;
pub mod chance;
mod closing_auction;
pub mod code;
pub mod contract_kind;
mod contract_slips;
mod decisive;
pub mod defence;
mod draw;
mod drawn_auction;
pub mod fields;
pub mod find_the_slip;
pub mod find_the_illegal_call;
mod finished_auction;
pub mod honours;
mod group;
pub mod judge_call;
mod kind;
pub mod lead_restriction;
pub mod legal_calls;
pub mod matchpoints;
pub mod name_contract;
mod open_auction;
pub mod opening_leader;
pub mod pair_and_table;
pub mod penalty_card;
pub mod practice;
pub mod penalty_card_kind;
pub mod penalty_card_play;
pub mod question;
mod random_auction;
pub mod read_score_slip;
pub mod rubber_entry;
pub mod rubber_sheet;
mod rubber_story;
pub mod score_contract;
pub mod score_to_contract;
pub mod score_what_if;
pub mod skill;
pub mod write_score_slip;
mod table_results;
pub mod team_swing;
pub mod two_penalty_cards;

pub use board_conditions::BoardConditions;
pub mod who_is_declarer;

pub use auction_over::AuctionOver;
pub use chance::Chance;
pub use code::{ItemCode, ItemCodeError};
pub use contract_kind::ContractKind;
pub use draw::Draw;
pub use find_the_slip::FindTheSlip;
pub use find_the_illegal_call::FindTheIllegalCall;
pub use honours::Honours;
pub use group::Group;
pub use judge_call::JudgeCall;
pub use kind::{Item, Kind, generate};
pub use lead_restriction::LeadRestriction;
pub use legal_calls::LegalCalls;
pub use matchpoints::Matchpoints;
pub use name_contract::NameContract;
pub use opening_leader::OpeningLeader;
pub use pair_and_table::PairAndTable;
pub use penalty_card::PenaltyCard;
pub use practice::{Level, Practice, Practised, Topic};
pub use penalty_card_kind::PenaltyCardKind;
pub use penalty_card_play::PenaltyCardPlay;
pub use question::{
    AccountEntries, Answer, Ask, Cell, Column, Exhibit, Grade, Grid, LaidCard, Phrase, Question,
    Slip, Step, TableView, Verdict,
};
pub use read_score_slip::ReadScoreSlip;
pub use rubber_entry::RubberEntry;
pub use rubber_sheet::RubberSheet;
pub use score_contract::ScoreContract;
pub use score_to_contract::ScoreToContract;
pub use score_what_if::ScoreWhatIf;
pub use skill::{Difficulty, Skill};
pub use write_score_slip::WriteScoreSlip;
pub use who_is_declarer::WhoIsDeclarer;
pub use team_swing::TeamSwing;
pub use two_penalty_cards::TwoPenaltyCards;

/// What every kind of exercise can do. Pure: the same position, the same answers.
///
/// An exercise has one or more parts, asked and judged one after the other.
/// `part` is less than [`parts`](Exercise::parts).
pub trait Exercise {
    /// Which kind it is.
    fn kind(&self) -> Kind;
    /// The skill that a part asks for. What a learner is told to remember, and
    /// what his history counts, hangs on it.
    fn skill(&self, part: usize) -> Skill;
    /// How many questions it asks.
    fn parts(&self) -> usize {
        1
    }
    /// The question.
    fn pose(&self, part: usize) -> Question;
    /// The model answer.
    fn solve(&self, part: usize) -> Answer;
    /// Well-known mistakes that can be made here, each with the answer it leads
    /// to; the most telling first. One that leads to the right answer is harmless.
    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        let _ = part;
        Vec::new()
    }
    /// The judgement of an answer. Only the model answer is ever right.
    fn grade(&self, part: usize, answer: &Answer) -> Grade;
    /// The answer in neutral notation, to compare with what a lesson's author
    /// expects: `legal`, `P X 2S`, `2SX by W`, `-200`, `minor`, `H5 C3`.
    fn witness(&self) -> String;
}
