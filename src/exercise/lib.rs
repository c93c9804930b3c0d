//! Exercises: questions whose answers the engine judges.
//!
//! A concrete exercise is an [`Item`]: a position without an answer. The engine poses, solves and
//! grades it; the same position always gives the same questions. [`generate`] makes positions from
//! a [`Skill`], a [`Difficulty`] and a seed, and an [`ItemCode`] names such an exercise in at most
//! twelve characters.
//!
//! To add a kind, write one module with the position, `SKILLS`, `MISTAKES` and `generate`, and add one
//! row in `kind.rs`; the compiler reports what else is missing.

pub mod answer;
pub mod asked;
pub mod auction;
pub mod ballot;
pub mod boards;
pub mod chance;
pub mod code;
pub mod comparison;
pub mod contract;
mod draw;
pub mod exhibit;
pub mod fields;
pub mod grade;
mod group;
pub mod hint;
mod kind;
pub mod look;
pub mod play;
pub mod practice;
mod prelude;
pub mod question;
mod remember;
pub mod rubber;
pub mod rulings;
pub mod scoring;
pub mod skill;
pub mod text;
pub mod tournament;
pub mod why;
pub mod worked;

pub use answer::{AccountEntries, Answer};
pub use asked::{Asked, Posed};
pub use auction::auction_over::AuctionOver;
pub use auction::find_the_illegal_call::FindTheIllegalCall;
pub use auction::judge_call::JudgeCall;
pub use auction::legal_calls::LegalCalls;
pub use chance::Chance;
pub use code::{ItemCode, ItemCodeError};
pub use comparison::matchpoints::Matchpoints;
pub use comparison::team_halves::TeamHalves;
pub use comparison::team_swing::TeamSwing;
pub use contract::name_contract::NameContract;
pub use contract::opening_leader::OpeningLeader;
pub use contract::who_is_declarer::WhoIsDeclarer;
pub use draw::Draw;
pub use exhibit::{Cell, Exhibit, Grid, LaidCard, TableView};
pub use grade::{Grade, Mistake, Step, Verdict};
pub use group::Group;
pub use kind::{Item, Kind, Position, generate};
pub use play::dummys_card::DummysCard;
pub use play::is_it_played::IsItPlayed;
pub use play::legal_cards::LegalCards;
pub use play::trick_winner::TrickWinner;
pub use play::who_leads_next::WhoLeadsNext;
pub use practice::{Level, Practice, Practised, Topic};
pub use question::{Ask, Column, Phrase, Question};
pub use remember::Remember;
pub use rubber::draw_for_deal::DrawForDeal;
pub use rubber::honours::Honours;
pub use rubber::rubber_entry::RubberEntry;
pub use rubber::rubber_sheet::RubberSheet;
pub use rulings::call_out_of_turn::CallOutOfTurn;
pub use rulings::change_of_call::ChangeOfCall;
pub use rulings::comparable_call::ComparableCall;
pub use rulings::insufficient_bid::InsufficientBid;
pub use rulings::lead_out_of_turn::LeadOutOfTurn;
pub use rulings::lead_restriction::LeadRestriction;
pub use rulings::opening_lead_out_of_turn::OpeningLeadOutOfTurn;
pub use rulings::penalty_card::PenaltyCard;
pub use rulings::penalty_card_kind::PenaltyCardKind;
pub use rulings::penalty_card_play::PenaltyCardPlay;
pub use rulings::revoke::Revoke;
pub use rulings::two_penalty_cards::TwoPenaltyCards;
pub use rulings::which_article_is_right::WhichArticleIsRight;
pub use scoring::contract_kind::ContractKind;
pub use scoring::find_the_slip::FindTheSlip;
pub use scoring::read_score_slip::ReadScoreSlip;
pub use scoring::score_contract::ScoreContract;
pub use scoring::score_to_contract::ScoreToContract;
pub use scoring::score_what_if::ScoreWhatIf;
pub use scoring::write_score_slip::WriteScoreSlip;
pub use skill::{Difficulty, Skill};
pub use tournament::board_conditions::BoardConditions;
pub use tournament::pair_and_table::PairAndTable;
pub use tournament::traveller_line::TravellerLine;
pub use tournament::who_sits_where::WhoSitsWhere;
pub use tournament::your_thirteen_cards::YourThirteenCards;

/// A position with questions. Pure: the same position gives the same questions.
pub trait Exercise {
    /// The questions on the position, with their answers.
    ///
    /// # Errors
    /// The position is impossible, or leaves nothing to ask.
    fn pose(&self) -> Result<Posed, fields::Fault>;
}
