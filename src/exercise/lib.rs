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
pub mod auction_over;
mod auction_slips;
pub mod ballot;
pub mod board_conditions;
mod board_result;
pub mod boards;
pub mod call_out_of_turn;
pub mod chance;
pub mod change_of_call;
mod closing_auction;
pub mod code;
pub mod comparable_call;
mod complete_trick;
pub mod contract_kind;
mod contract_slips;
mod dealt;
mod decisive;
pub mod defence;
mod draw;
pub mod draw_for_deal;
mod drawn_auction;
pub mod dummys_card;
pub mod exhibit;
pub mod fields;
pub mod find_the_illegal_call;
pub mod find_the_slip;
mod finished_auction;
pub mod grade;
mod group;
pub mod hint;
pub mod honours;
pub mod insufficient_bid;
pub mod is_it_played;
pub mod judge_call;
mod kind;
pub mod lead_out_of_turn;
pub mod lead_restriction;
pub mod legal_calls;
pub mod legal_cards;
pub mod look;
pub mod matchpoints;
pub mod name_contract;
mod open_auction;
pub mod opening_lead_out_of_turn;
pub mod opening_leader;
pub mod pair_and_table;
pub mod penalty_card;
pub mod penalty_card_kind;
pub mod penalty_card_play;
mod plausible;
pub mod practice;
pub mod question;
mod random_auction;
pub mod read_score_slip;
mod rectification;
mod remember;
pub mod revoke;
pub mod rubber_entry;
pub mod rubber_sheet;
pub mod rubber_story;
pub mod score_contract;
pub mod score_to_contract;
pub mod score_what_if;
pub mod skill;
mod table_results;
pub mod team_halves;
pub mod team_swing;
pub mod text;
mod traveller;
pub mod traveller_line;
pub mod trick_winner;
pub mod two_penalty_cards;
pub mod which_article_is_right;
pub mod who_is_declarer;
pub mod who_leads_next;
pub mod who_sits_where;
pub mod why;
pub mod worked;
pub mod write_score_slip;
pub mod writing;
pub mod your_thirteen_cards;

use std::ops::Range;

pub use answer::{AccountEntries, Answer};
pub use asked::Asked;
pub use auction_over::AuctionOver;
pub use board_conditions::BoardConditions;
pub use call_out_of_turn::CallOutOfTurn;
pub use chance::Chance;
pub use change_of_call::ChangeOfCall;
pub use code::{ItemCode, ItemCodeError};
pub use comparable_call::ComparableCall;
pub use contract_kind::ContractKind;
pub use draw::Draw;
pub use draw_for_deal::DrawForDeal;
pub use dummys_card::DummysCard;
pub use exhibit::{Cell, Exhibit, Grid, LaidCard, TableView};
pub use find_the_illegal_call::FindTheIllegalCall;
pub use find_the_slip::FindTheSlip;
pub use grade::{Grade, Slip, Step, Verdict};
pub use group::Group;
pub use honours::Honours;
pub use insufficient_bid::InsufficientBid;
pub use is_it_played::IsItPlayed;
pub use judge_call::JudgeCall;
pub use kind::{Item, Kind, generate};
pub use lead_out_of_turn::LeadOutOfTurn;
pub use lead_restriction::LeadRestriction;
pub use legal_calls::LegalCalls;
pub use legal_cards::LegalCards;
pub use matchpoints::Matchpoints;
pub use name_contract::NameContract;
pub use opening_lead_out_of_turn::OpeningLeadOutOfTurn;
pub use opening_leader::OpeningLeader;
pub use pair_and_table::PairAndTable;
pub use penalty_card::PenaltyCard;
pub use penalty_card_kind::PenaltyCardKind;
pub use penalty_card_play::PenaltyCardPlay;
pub use practice::{Level, Practice, Practised, Topic};
pub use question::{Ask, Column, Phrase, Question};
pub use read_score_slip::ReadScoreSlip;
pub use remember::Remember;
pub use revoke::Revoke;
pub use rubber_entry::RubberEntry;
pub use rubber_sheet::RubberSheet;
pub use score_contract::ScoreContract;
pub use score_to_contract::ScoreToContract;
pub use score_what_if::ScoreWhatIf;
pub use skill::{Difficulty, Skill};
pub use team_halves::TeamHalves;
pub use team_swing::TeamSwing;
pub use traveller_line::TravellerLine;
pub use trick_winner::TrickWinner;
pub use two_penalty_cards::TwoPenaltyCards;
pub use which_article_is_right::WhichArticleIsRight;
pub use who_is_declarer::WhoIsDeclarer;
pub use who_leads_next::WhoLeadsNext;
pub use who_sits_where::WhoSitsWhere;
pub use write_score_slip::WriteScoreSlip;
pub use writing::Writing;
pub use your_thirteen_cards::YourThirteenCards;

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
