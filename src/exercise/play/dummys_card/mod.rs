//! `dummys_card`: declarer calls a card from dummy; which card is played?
//!
//! A lesson writes one of
//!
//! ```text
//! dummys_card(dummy: "SA S7 S3 H4", trick: "S5 S2", trumps: "NT", says: small)
//! dummys_card(dummy: "SA S7 S3 H4", trick: "S5 S2", trumps: "NT", says: suit("S"))
//! dummys_card(dummy: "SK DK D4 C2", won_with: "D", trumps: "NT", says: rank("K"))
//! dummys_card(dummy: "SK S7 H4", own: "SA S2 H9", trick: "S5", trumps: "NT", says: win)
//! ```

mod generate;
mod mistakes;

use contract_bridge::{Card, Hand, Strain, Suit};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{
    CardText, Cards, Declarer, Fault, Field, OneCard, RankText, SuitText, Trick, Trumps, is_default,
};
use crate::{Asked, Exercise, Exhibit, Phrase, Posed, Skill, Slip, TableView};
use engine::laws::dummy_card::{
    CallRuling, Called, CardChooser, Designation, DummyTurn, ImpossibleDummy,
};
use engine::laws::known_cards::KnownCards;
use engine::play::trick::leader_before;
use engine::{Fact, cards_of, notation};

pub use generate::generate;
pub(crate) use mistakes::HIGH_ENOUGH;
pub use mistakes::SLIPS;
use mistakes::{high, low};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::DummyDesignation];

/// Dummy's turn, and declarer's words. Without a trick, dummy is on lead. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "dummys_card")]
pub struct DummysCard {
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    dummy: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Trick<3>,
    trumps: Trumps,
    says: Says,
    /// The suit with which dummy won the last trick.
    #[serde(default, skip_serializing_if = "is_default")]
    won_with: Option<SuitText>,
    /// The card that declarer incontrovertibly meant.
    #[serde(default, skip_serializing_if = "is_default")]
    meant: Option<OneCard>,
    /// Declarer's hand, if visible.
    #[serde(default, skip_serializing_if = "is_default")]
    own: Cards,
    /// The cards of earlier tricks, if told.
    #[serde(default, skip_serializing_if = "is_default")]
    gone: Cards,
}

/// Declarer's words; a lesson writes `small`, `suit("S")`, `rank("Q")`, `card("SQ")`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Says {
    Small,
    Duck,
    High,
    Win,
    Ruff,
    /// “Play anything”.
    Anything,
    /// A suit alone.
    Suit(SuitText),
    /// “A high spade”.
    HighOf(SuitText),
    /// A rank alone.
    Rank(RankText),
    Card(CardText),
}

impl Says {
    /// The designation under Law 46. “Ruff” names the trump suit; in no trump it designates
    /// nothing.
    fn designation(&self, strain: Strain) -> Designation {
        match self {
            Self::Small | Self::Duck => Designation::Low,
            Self::High => Designation::High,
            Self::Win => Designation::Win,
            Self::Ruff => strain
                .suit()
                .map_or(Designation::Anything, Designation::Suit),
            Self::Anything => Designation::Anything,
            Self::Suit(suit) => Designation::Suit(**suit),
            Self::HighOf(suit) => Designation::HighOf(**suit),
            Self::Rank(rank) => Designation::Rank(**rank),
            Self::Card(card) => Designation::Card(**card),
        }
    }

    /// The question, including declarer's words.
    fn prompt(&self) -> Phrase {
        let suit = |id, suit: &SuitText| Phrase::new(id).with("suit", Fact::Suit(**suit));
        match self {
            Self::Small => Phrase::new("exercise-dummys_card-small"),
            Self::Duck => Phrase::new("exercise-dummys_card-duck"),
            Self::High => Phrase::new("exercise-dummys_card-high"),
            Self::Win => Phrase::new("exercise-dummys_card-win"),
            Self::Ruff => Phrase::new("exercise-dummys_card-ruff"),
            Self::Anything => Phrase::new("exercise-dummys_card-anything"),
            Self::Suit(named) => suit("exercise-dummys_card-suit", named),
            Self::HighOf(named) => suit("exercise-dummys_card-high_of", named),
            Self::Rank(rank) => {
                Phrase::new("exercise-dummys_card-rank").with("rank", Fact::Rank(**rank))
            }
            Self::Card(card) => {
                Phrase::new("exercise-dummys_card-card").with("card", Fact::Card(**card))
            }
        }
    }
}

impl Exercise for DummysCard {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = Case::of(self)?;
        let wrong = case.wrong();
        let options = case.options(&wrong);
        let prompt = self.says.prompt();
        let asked = Asked::one_of(Skill::DummyDesignation, prompt, &options, &case.right)
            .showing(self.scene().into_iter().chain([self.table()]))
            .because(case.ruling.reasons)
            .slips(options.slips(wrong));
        let witness = match case.right {
            Outcome::Card(card) => notation::card(card),
            Outcome::Which(cards) => format!("declarer {}", notation::cards(cards)),
            Outcome::Again => "again".to_owned(),
            Outcome::Defender => "defender".to_owned(),
        };
        Ok(Posed::new(vec![asked], witness))
    }
}

impl DummysCard {
    fn turn(&self) -> Result<DummyTurn, ImpossibleDummy> {
        let known = KnownCards {
            declarer: Some(*self.own).filter(|own| !own.is_empty()),
            gone: *self.gone,
            ..KnownCards::default()
        };
        DummyTurn::new(*self.dummy, self.trick.0.clone(), *self.trumps)?
            .after_winning_with(self.won_with.as_deref().copied())
            .meaning(self.meant.as_deref().copied())
            .knowing(known)
    }

    /// Other facts that matter, one sentence each.
    fn scene(&self) -> Option<Exhibit> {
        let won = self.won_with.as_ref().map(|suit| {
            Phrase::new("scene-dummy-won-with")
                .with("seat", Fact::Seat(self.declarer.partner()))
                .with("suit", Fact::Suit(**suit))
        });
        let meant = self.meant.map(|_| Phrase::new("scene-dummy-meant"));
        let gone = Some(*self.gone).filter(|gone| !gone.is_empty());
        let gone = gone.map(|it| Phrase::new("scene-dummy-gone").with("cards", Fact::Cards(it)));
        let told: Vec<Phrase> = won.into_iter().chain(meant).chain(gone).collect();
        (!told.is_empty()).then_some(Exhibit::Scene(told))
    }

    fn table(&self) -> Exhibit {
        let (dummy, trick) = (self.declarer.partner(), self.trick.0.clone());
        let own = Some(*self.own).filter(|own| !own.is_empty());
        Exhibit::Table(TableView {
            declarer: Some(*self.declarer),
            strain: Some(*self.trumps),
            others: own.map(|own| (*self.declarer, own)).into_iter().collect(),
            leader: leader_before(dummy, trick.len()),
            trick,
            ..TableView::of(dummy, *self.dummy)
        })
    }
}

/// A position with its ruling.
struct Case<'a> {
    at: &'a DummysCard,
    turn: DummyTurn,
    ruling: CallRuling,
    right: Outcome,
}

/// The outcome of declarer's words, as distinguished by the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// This card is played.
    Card(Card),
    /// Declarer must say which of these.
    Which(Hand),
    /// Declarer must name a card again.
    Again,
    /// Either defender chooses.
    Defender,
}

impl From<Called> for Outcome {
    fn from(called: Called) -> Self {
        match called {
            Called::Played(card) => Self::Card(card),
            Called::Choice {
                by: CardChooser::Declarer,
                among,
            } => Self::Which(among),
            Called::Choice {
                by: CardChooser::EitherDefender,
                ..
            } => Self::Defender,
            Called::Void { .. } | Called::WouldRevoke { .. } => Self::Again,
        }
    }
}

impl Outcome {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Card(card) => Phrase::new("option-dummy-card").with("card", Fact::Card(card)),
            Self::Which(cards) => {
                Phrase::new("option-dummy-which").with("cards", Fact::Cards(cards))
            }
            Self::Again => Phrase::new("option-dummy-again"),
            Self::Defender => Phrase::new("option-dummy-defender"),
        }
    }
}

impl<'a> Case<'a> {
    fn of(at: &'a DummysCard) -> Result<Self, Fault> {
        let turn = at.turn().map_err(|why| fault(why, *at.dummy))?;
        // “Ruff” names the trump suit, so there must be one.
        if at.says == Says::Ruff && *at.trumps == Strain::Notrump {
            return Err(Fault::new("no-trumps", Field::Strain, "NT"));
        }
        if at.won_with.is_some() && !at.trick.0.is_empty() {
            return Err(Fault::new("dummy-not-on-lead", Field::Cards, ""));
        }
        let ruling = turn.call(at.says.designation(*at.trumps));
        Ok(Self {
            at,
            turn,
            right: ruling.called.into(),
            ruling,
        })
    }

    /// Cards in the order of the hand, then outcomes without a card.
    fn options(&self, wrong: &[(Slip, Outcome)]) -> Options<Outcome> {
        let legal = self.turn.legal();
        let wrong = wrong.iter().map(|(_, outcome)| *outcome);
        let thought_of: Vec<Outcome> = [self.right].into_iter().chain(wrong).collect();
        let card = |outcome: &Outcome| match outcome {
            Outcome::Card(card) => Some(*card),
            _ => None,
        };
        // The only legal card is not offered as a wrong option.
        let forced = |card: Card| legal.len() == 1 && legal.contains(card);
        let cards = thought_of.iter().filter_map(card).chain(self.near());
        let cards: Hand = cards
            .filter(|&card| self.right == Outcome::Card(card) || !forced(card))
            .collect();
        let which = thought_of.iter().copied();
        let which = which.filter(|outcome| matches!(outcome, Outcome::Which(_)));
        // Choosing among all legal cards is the same as naming a card again.
        let again = (self.right != Outcome::Which(legal)).then_some(Outcome::Again);
        let offered = cards.iter().map(Outcome::Card).chain(which.take(1));
        Options::new(
            offered.chain(again).chain([Outcome::Defender]),
            Outcome::phrase,
        )
    }

    /// The highest and the lowest legal card, of the suit named if there is one.
    fn near(&self) -> impl Iterator<Item = Card> + use<> {
        let legal = self.turn.legal();
        let suit: Option<Suit> = match &self.at.says {
            Says::Suit(suit) | Says::HighOf(suit) => Some(**suit),
            Says::Ruff => self.at.trumps.suit(),
            _ => None,
        };
        let of_suit = suit.map(|suit| cards_of(legal, suit));
        let cards = of_suit.filter(|cards| !cards.is_empty()).unwrap_or(legal);
        high(cards).into_iter().chain(low(cards))
    }
}

fn fault(why: ImpossibleDummy, dummy: Hand) -> Fault {
    let (id, field, found) = match why {
        ImpossibleDummy::NoCards => ("no-cards", Field::Hand, String::new()),
        ImpossibleDummy::TooManyCards(_) => ("too-many-cards", Field::Hand, notation::cards(dummy)),
        ImpossibleDummy::TrickComplete(_) => ("trick-full", Field::Cards, String::new()),
        ImpossibleDummy::CardTwice(card) => ("card-twice", Field::Cards, notation::card(card)),
        ImpossibleDummy::TooManySeen => ("too-many-seen", Field::Cards, String::new()),
        ImpossibleDummy::DeclarersCards { held, .. } => {
            ("declarers-cards", Field::Cards, held.to_string())
        }
        ImpossibleDummy::ShownOut(card) => ("shown-out", Field::Cards, notation::card(card)),
    };
    Fault::new(id, field, found)
}
