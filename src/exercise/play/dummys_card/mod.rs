//! `dummys_card`: declarer says a word; which card does dummy play?
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
mod says;

use contract_bridge::{Card, Hand, Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{self, Cards, Declarer, Fault, Field, SuitText, Trick, Trumps, is_default};
use crate::{Asked, Exercise, Exhibit, Phrase, Skill, TableView};
use engine::laws::dummy_card::{CallRuling, Called, CardChooser, DummyTurn, ImpossibleDummy};
use engine::laws::known_cards::KnownCards;
use engine::play::trick::leader_before;
use engine::{Fact, cards_of, notation};

pub use generate::generate;
pub(crate) use mistakes::HIGH_ENOUGH;
pub use mistakes::SLIPS;
pub use says::Says;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::DummyDesignation];

/// Dummy's turn, and what declarer says. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct DummysCard {
    at: Position,
    meant: Option<Card>,
    /// What the engine makes of it.
    turn: DummyTurn,
}

/// As lessons write it; without a trick dummy leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "dummys_card")]
struct Position {
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
    /// The card that declarer meant beyond dispute.
    #[serde(default, skip_serializing_if = "is_default")]
    meant: Cards,
    /// Declarer's hand, where it is seen.
    #[serde(default, skip_serializing_if = "is_default")]
    own: Cards,
    /// The cards of earlier tricks, where they are told.
    #[serde(default, skip_serializing_if = "is_default")]
    gone: Cards,
}

impl TryFrom<Position> for DummysCard {
    type Error = Fault;

    fn try_from(at: Position) -> Result<Self, Fault> {
        let (dummy, strain) = (at.dummy.0, at.trumps.0);
        let meant = fields::one_card_if_any(at.meant.0)?;
        let fault = |why| fault(why, dummy);
        let turn = DummyTurn::new(dummy, at.trick.0.clone(), strain).map_err(fault)?;
        // “Ruff” names the trumps, so there must be some.
        if at.says == Says::Ruff && strain == Strain::Notrump {
            return Err(Fault::new("no-trumps", Field::Strain, "NT"));
        }
        if at.won_with.is_some() && !at.trick.0.is_empty() {
            return Err(Fault::new("dummy-not-on-lead", Field::Cards, ""));
        }
        let known = KnownCards {
            declarer: Some(at.own.0).filter(|own| !own.is_empty()),
            gone: at.gone.0,
            ..KnownCards::default()
        };
        let won_with = at.won_with.as_ref().map(|suit| suit.0);
        let turn = turn.after_winning_with(won_with).meaning(meant);
        let turn = turn.knowing(known).map_err(fault)?;
        Ok(Self { at, meant, turn })
    }
}

impl From<DummysCard> for Position {
    fn from(exercise: DummysCard) -> Self {
        exercise.at
    }
}

/// What becomes of declarer's words, as far as a choice tells it apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// This card is played.
    Card(Card),
    /// Declarer says which of these.
    Which(Hand),
    /// Declarer must name a card anew.
    Again,
    /// Either defender chooses.
    Defender,
}

impl Outcome {
    const fn of(called: Called) -> Self {
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

    fn phrase(self) -> Phrase {
        match self {
            Self::Card(card) => Phrase::new("option-dummy-card").with("card", Fact::Card(card)),
            Self::Which(cards) => {
                Phrase::new("option-dummy-which").with("cards", Fact::Cards(cards))
            }
            Self::Again => Phrase::new("option-dummy-again"),
            Self::Defender => Phrase::new("option-dummy-defender"),
        }
    }
}

fn fault(why: ImpossibleDummy, dummy: Hand) -> Fault {
    match why {
        ImpossibleDummy::NoCards => Fault::new("no-cards", Field::Hand, ""),
        ImpossibleDummy::TooManyCards(_) => {
            Fault::new("too-many-cards", Field::Hand, notation::cards(dummy))
        }
        ImpossibleDummy::TrickComplete(_) => Fault::new("trick-full", Field::Cards, ""),
        ImpossibleDummy::CardTwice(card) => {
            Fault::new("card-twice", Field::Cards, notation::card(card))
        }
        ImpossibleDummy::TooManySeen => Fault::new("too-many-seen", Field::Cards, ""),
        ImpossibleDummy::DeclarersCards { held, .. } => {
            Fault::new("declarers-cards", Field::Cards, held.to_string())
        }
        ImpossibleDummy::ShownOut(card) => {
            Fault::new("shown-out", Field::Cards, notation::card(card))
        }
    }
}

impl DummysCard {
    fn declarer(&self) -> Seat {
        self.at.declarer.0.into()
    }

    fn ruling(&self) -> CallRuling {
        self.turn.call(self.at.says.designation(self.at.trumps.0))
    }

    fn outcome(&self) -> Outcome {
        Outcome::of(self.ruling().called)
    }

    /// The options: cards in the order of the hand, then what needs a second word. A card
    /// that must be played in any case is no wrong option where another thing is right.
    fn options(&self) -> Options<Outcome> {
        let right = self.outcome();
        let legal = self.turn.legal();
        let mut outcomes = vec![right, Outcome::Again, Outcome::Defender];
        outcomes.extend(self.wrong().into_iter().map(|(_, wrong)| wrong));
        outcomes.extend(self.near().map(Outcome::Card));
        let forced = |card: Card| legal.len() == 1 && legal.contains(card);
        let same_cards = matches!(right, Outcome::Which(among) if among == legal);
        let cards: Hand = outcomes
            .iter()
            .filter_map(|outcome| match outcome {
                Outcome::Card(card) => Some(*card),
                _ => None,
            })
            .filter(|&card| right == Outcome::Card(card) || !forced(card))
            .collect();
        let which = outcomes
            .iter()
            .find(|outcome| matches!(outcome, Outcome::Which(_)))
            .copied();
        let cards = cards.iter().map(Outcome::Card).chain(which);
        let further = (!same_cards).then_some(Outcome::Again).into_iter();
        let offered = cards.chain(further).chain([Outcome::Defender]);
        Options::new(offered, |outcome| outcome.phrase())
    }

    /// The highest and the lowest card that may be played, of the suit that the words name
    /// if they name one.
    fn near(&self) -> impl Iterator<Item = Card> {
        let legal = self.turn.legal();
        let suit = match self.at.says {
            Says::Suit(suit) | Says::HighOf(suit) => Some(suit),
            Says::Ruff => self.at.trumps.0.suit(),
            _ => None,
        };
        let of_suit = suit.map(|suit| cards_of(legal, suit));
        let cards = of_suit.filter(|cards| !cards.is_empty()).unwrap_or(legal);
        let highest = cards.iter().max_by_key(|card| card.rank);
        let lowest = cards.iter().min_by_key(|card| card.rank);
        highest.into_iter().chain(lowest)
    }

    /// What else is to be known, a sentence each.
    fn scene(&self) -> Option<Exhibit> {
        let won = self.at.won_with.as_ref().map(|suit| {
            Phrase::new("scene-dummy-won-with")
                .with("seat", Fact::Seat(self.declarer().partner()))
                .with("suit", Fact::Suit(suit.0))
        });
        let meant = self.meant.map(|_| Phrase::new("scene-dummy-meant"));
        let gone = Some(self.at.gone.0).filter(|gone| !gone.is_empty());
        let gone = gone.map(|it| Phrase::new("scene-dummy-gone").with("cards", Fact::Cards(it)));
        let told: Vec<Phrase> = won.into_iter().chain(meant).chain(gone).collect();
        (!told.is_empty()).then_some(Exhibit::Scene(told))
    }

    fn table(&self) -> Exhibit {
        let (declarer, trick) = (self.declarer(), self.at.trick.0.clone());
        let own = (!self.at.own.0.is_empty()).then_some((declarer, self.at.own.0));
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: Some(self.at.trumps.0),
            others: own.into_iter().collect(),
            leader: leader_before(declarer.partner(), trick.len()),
            trick,
            ..TableView::of(declarer.partner(), self.at.dummy.0)
        })
    }
}

impl Exercise for DummysCard {
    fn questions(&self) -> Vec<Asked> {
        let (options, prompt) = (self.options(), self.at.says.prompt());
        let asked = Asked::one_of(Skill::DummyDesignation, prompt, &options, &self.outcome())
            .showing(self.scene().into_iter().chain([self.table()]))
            .because(self.ruling().reasons)
            .slips(options.slips(self.wrong()));
        vec![asked]
    }

    fn witness(&self) -> String {
        match self.outcome() {
            Outcome::Card(card) => notation::card(card),
            Outcome::Which(cards) => format!("declarer {}", notation::cards(cards)),
            Outcome::Again => "again".to_owned(),
            Outcome::Defender => "defender".to_owned(),
        }
    }
}
