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

use contract_bridge::{Card, Hand, Seat, Strain, Suit};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, TableView, fields,
};
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

/// Dummy at his turn, and what declarer says. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct DummysCard {
    declarer: Seat,
    dummy: Hand,
    trick: Vec<Card>,
    strain: Strain,
    says: Says,
    won_with: Option<Suit>,
    meant: Option<Card>,
    /// Declarer's hand and the cards of earlier tricks, where they are seen.
    own: Hand,
    gone: Hand,
    /// What the engine makes of it.
    turn: DummyTurn,
}

/// As lessons write it; without a trick dummy leads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "dummys_card")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::hand")]
    dummy: Hand,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
    says: says::Written,
    /// The suit with which dummy won the last trick.
    #[serde(default, deserialize_with = "fields::some_suit")]
    won_with: Option<Suit>,
    /// The card that declarer meant beyond dispute.
    #[serde(default, deserialize_with = "fields::hand")]
    meant: Hand,
    /// Declarer's hand, where it is seen.
    #[serde(default, deserialize_with = "fields::hand")]
    own: Hand,
    /// The cards of earlier tricks, where they are told.
    #[serde(default, deserialize_with = "fields::hand")]
    gone: Hand,
}

impl TryFrom<Written> for DummysCard {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        Self::new(
            written.declarer,
            written.dummy,
            written.trick.unwrap_or_default(),
            written.trumps.unwrap_or(Strain::Notrump),
            written.says.read()?,
            written.won_with,
            fields::one_card_if_any(written.meant)?,
        )?
        .seeing(written.own, written.gone)
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
    /// The exercise, if the position is possible.
    ///
    /// # Errors
    /// No cards, a card in two places, a trick that is complete, “ruff” without trumps.
    pub fn new(
        declarer: Seat,
        dummy: Hand,
        trick: Vec<Card>,
        strain: Strain,
        says: Says,
        won_with: Option<Suit>,
        meant: Option<Card>,
    ) -> Result<Self, Fault> {
        let turn = DummyTurn::new(dummy, trick.clone(), strain).map_err(|why| fault(why, dummy))?;
        if says == Says::Ruff && strain == Strain::Notrump {
            return Err(Fault::new("no-trumps", Field::Strain, "NT"));
        }
        if won_with.is_some() && !trick.is_empty() {
            return Err(Fault::new("dummy-not-on-lead", Field::Cards, ""));
        }
        let turn = turn.after_winning_with(won_with).meaning(meant);
        Ok(Self {
            declarer,
            dummy,
            trick,
            strain,
            says,
            won_with,
            meant,
            own: Hand::EMPTY,
            gone: Hand::EMPTY,
            turn,
        })
    }

    /// The same where declarer's hand and the cards of earlier tricks are seen.
    ///
    /// # Errors
    /// A card in two places, more cards seen than there can be.
    pub fn seeing(mut self, own: Hand, gone: Hand) -> Result<Self, Fault> {
        let known = KnownCards {
            declarer: Some(own).filter(|own| !own.is_empty()),
            gone,
            ..KnownCards::default()
        };
        let turn = self.turn.knowing(known);
        self.turn = turn.map_err(|why| fault(why, self.dummy))?;
        (self.own, self.gone) = (own, gone);
        Ok(self)
    }

    fn ruling(&self) -> CallRuling {
        // “Ruff” without trumps is refused, so there is always a designation.
        self.turn.call(self.says.designation(self.strain))
    }

    fn outcome(&self) -> Outcome {
        Outcome::of(self.ruling().called)
    }

    /// The options: cards in the order of the hand, then what needs a second word. A card
    /// that must be played in any case is no wrong option where another thing is right.
    fn options(&self) -> Vec<Outcome> {
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
        cards
            .iter()
            .map(Outcome::Card)
            .chain(which)
            .chain((!same_cards).then_some(Outcome::Again))
            .chain([Outcome::Defender])
            .collect()
    }

    /// The highest and the lowest card that may be played, of the suit that the words name
    /// if they name one.
    fn near(&self) -> impl Iterator<Item = Card> {
        let legal = self.turn.legal();
        let suit = match self.says {
            Says::Suit(suit) | Says::HighOf(suit) => Some(suit),
            Says::Ruff => self.strain.suit(),
            _ => None,
        };
        let of_suit = suit.map(|suit| cards_of(legal, suit));
        let cards = of_suit.filter(|cards| !cards.is_empty()).unwrap_or(legal);
        let highest = cards.iter().max_by_key(|card| card.rank);
        let lowest = cards.iter().min_by_key(|card| card.rank);
        highest.into_iter().chain(lowest)
    }

    fn answer(&self, outcome: Outcome) -> Option<Answer> {
        let at = self.options().iter().position(|known| *known == outcome)?;
        Some(Answer::Choice(at))
    }

    const fn dummy_seat(&self) -> Seat {
        self.declarer.partner()
    }

    fn scene(&self) -> Option<Exhibit> {
        let won = self.won_with.map(|suit| {
            Phrase::new("scene-dummy-won-with")
                .with("seat", Fact::Seat(self.dummy_seat()))
                .with("suit", Fact::Suit(suit))
        });
        let meant = self.meant.map(|_| Phrase::new("scene-dummy-meant"));
        let gone = (!self.gone.is_empty())
            .then(|| Phrase::new("scene-dummy-gone").with("cards", Fact::Cards(self.gone)));
        let told: Vec<Phrase> = won.into_iter().chain(meant).chain(gone).collect();
        (!told.is_empty()).then_some(Exhibit::Scene(told))
    }
}

impl Exercise for DummysCard {
    fn kind(&self) -> Kind {
        Kind::DummysCard
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::DummyDesignation
    }

    fn pose(&self, _part: usize) -> Question {
        let dummy = self.dummy_seat();
        let leader = leader_before(dummy, self.trick.len());
        let table = Exhibit::Table(TableView {
            declarer: Some(self.declarer),
            strain: Some(self.strain),
            player: dummy,
            hand: self.dummy,
            others: Some((self.declarer, self.own))
                .filter(|(_, own)| !own.is_empty())
                .into_iter()
                .collect(),
            leader,
            trick: self.trick.clone(),
            faced: Vec::new(),
        });
        let options = self.options();
        Question {
            prompt: self.says.prompt(),
            exhibits: self.scene().into_iter().chain([table]).collect(),
            ask: Ask::Choice(options.into_iter().map(Outcome::phrase).collect()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        // The right outcome is among the options.
        self.answer(self.outcome()).unwrap_or(Answer::Choice(0))
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong = self.wrong().into_iter();
        wrong
            .filter_map(|(slip, outcome)| Some((slip, self.answer(outcome)?)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, self.ruling().reasons)
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        Writing::default()
            .declarer(self.declarer)
            .hand("dummy", self.dummy)
            .cards("trick", &self.trick)
            .strain("trumps", self.strain)
            .field("says", self.says.writing())
            .some(self.won_with, |fields, suit| {
                fields.strain("won_with", suit.into())
            })
            .hand("meant", self.meant.into_iter().collect())
            .hand("own", self.own)
            .hand("gone", self.gone)
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
