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
#[allow(missing_docs, reason = "the names say it")]
pub mod writing;

use std::ops::Range;

pub use answer::{AccountEntries, Answer};
pub use asked::Asked;
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
pub use grade::{Grade, Slip, Step, Verdict};
pub use group::Group;
pub use kind::{Item, Kind, generate};
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
pub use writing::Writing;

/// What every kind of exercise can do. Pure: the same position, the same answers.
///
/// An exercise has one or more parts, asked and judged one after the other.
/// `part` is less than [`parts`](Exercise::parts).
pub trait Exercise {
    /// Which kind it is.
    fn kind(&self) -> Kind;
    /// The questions on the position, asked and judged one after the other; at least one.
    fn questions(&self) -> Vec<Asked> {
        Vec::new()
    }
    /// One of the questions.
    fn question(&self, part: usize) -> Asked {
        self.questions().swap_remove(part)
    }
    /// The skill that a part asks for; what a learner's history counts.
    fn skill(&self, part: usize) -> Skill {
        self.question(part).skill
    }
    /// The skill whose rule is the one to remember here; mostly the one asked for. Once the
    /// answer is known [`Remember::after`] gives the line that fits it.
    fn remember(&self, part: usize) -> Skill {
        let questions = self.questions();
        questions
            .get(part)
            .map_or_else(|| self.skill(part), |asked| asked.remember)
    }
    /// How many questions it asks.
    fn parts(&self) -> usize {
        self.questions().len().max(1)
    }
    /// Whether a part gives the answer to an earlier one away.
    fn tells(&self, part: usize) -> bool {
        let questions = self.questions();
        part > 0 && questions.get(part).is_none_or(|asked| asked.gives_away)
    }
    /// The parts that can be read together, so that they may stand on paper: of these the
    /// first ones that ask for `skill`, or the very first where none does.
    fn paper_parts(&self, skill: Option<Skill>) -> Range<usize> {
        let all = self.parts();
        let from = |first: usize| {
            let end = (first + 1..all).find(|&part| self.tells(part));
            first..end.unwrap_or(all)
        };
        let begins = (0..all).filter(|&part| part == 0 || self.tells(part));
        let asks = |parts: &Range<usize>| {
            let mut parts = parts.clone();
            parts.any(|part| Some(self.skill(part)) == skill)
        };
        begins.map(from).find(asks).unwrap_or_else(|| from(0))
    }
    /// The question.
    fn pose(&self, part: usize) -> Question {
        self.question(part).question
    }
    /// The model answer.
    fn solve(&self, part: usize) -> Answer {
        self.question(part).solution
    }
    /// Well-known mistakes that can be made here, each with the answer it leads
    /// to; the most telling first. One that leads to the right answer is harmless.
    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        let questions = self.questions();
        questions
            .into_iter()
            .nth(part)
            .map(|asked| asked.mistakes)
            .unwrap_or_default()
    }
    /// The judgement of an answer. Only the model answer is ever right.
    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        self.question(part).grade(answer)
    }
    /// The position as lessons write it.
    fn written(&self) -> Writing {
        Writing::default()
    }
    /// The answer in neutral notation, to compare with what a lesson's author
    /// expects: `legal`, `P X 2S`, `2SX by W`, `-200`, `minor`, `H5 C3`.
    fn witness(&self) -> String;
}
