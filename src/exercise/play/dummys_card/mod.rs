//! `dummys_card`: declarer calls a card from dummy; which card is played?
//!
//! A lesson writes `dummys_card(dummy: "SA S7 S3 H4", trick: "S5 S2", trumps: "NT", says: small)`,
//! or `dummys_card(dummy: "SK DK D4 C2", won_with: "D", trumps: "NT", says: rank("K"))`.

mod generate;
mod mistakes;

use crate::fields::{self, CardText, RankText, SuitText};
use crate::prelude::*;
use engine::laws::dummy_card::CardChooser::{self, Declarer, EitherDefender};
use engine::laws::dummy_card::{Called, Designation, DummyTurn, ImpossibleDummy};
use engine::laws::known_cards::KnownCards;

pub(crate) use generate::generate;
pub(crate) use mistakes::HIGH_ENOUGH;
pub use mistakes::MISTAKES;

pub(crate) const SKILLS: &[Skill] = &[Skill::DummyDesignation];

position! {
    /// Dummy's turn, and declarer's words. Without a trick, dummy is on lead. Answered by a choice.
    #[serde(rename = "dummys_card")]
    pub struct DummysCard {
        declarer: fields::Declarer = default,
        dummy: Cards,
        trick: Trick<3> = default,
        trumps: Trumps,
        says: Says,
        /// The suit with which dummy won the last trick.
        won_with: Option<SuitText> = default,
        /// The card that declarer incontrovertibly meant.
        meant: Option<OneCard> = default,
        /// Declarer's hand, if visible.
        own: Cards = default,
        /// The cards of earlier tricks, if told.
        gone: Cards = default,
    }
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
    /// The designation under Law 46. “Ruff” names the trump suit.
    fn designation(&self, strain: Strain) -> Designation {
        let ruff = strain.suit().map(Designation::Suit);
        match self {
            Self::Small | Self::Duck => Designation::Low,
            Self::High => Designation::High,
            Self::Win => Designation::Win,
            Self::Ruff => ruff.unwrap_or(Designation::Anything),
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
        let rank = |rank: &RankText| Fact::Rank(**rank);
        let card = |card: &CardText| Fact::Card(**card);
        match self {
            Self::Small => Phrase::new("exercise-dummys_card-small"),
            Self::Duck => Phrase::new("exercise-dummys_card-duck"),
            Self::High => Phrase::new("exercise-dummys_card-high"),
            Self::Win => Phrase::new("exercise-dummys_card-win"),
            Self::Ruff => Phrase::new("exercise-dummys_card-ruff"),
            Self::Anything => Phrase::new("exercise-dummys_card-anything"),
            Self::Suit(named) => suit("exercise-dummys_card-suit", named),
            Self::HighOf(named) => suit("exercise-dummys_card-high_of", named),
            Self::Rank(it) => Phrase::new("exercise-dummys_card-rank").with("rank", rank(it)),
            Self::Card(it) => Phrase::new("exercise-dummys_card-card").with("card", card(it)),
        }
    }
}

impl Exercise for DummysCard {
    fn pose(&self) -> Result<Posed, Fault> {
        let turn = self.turn().map_err(|why| fault(why, *self.dummy))?;
        // “Ruff” names the trump suit, so there must be one.
        if self.says == Says::Ruff && *self.trumps == Strain::Notrump {
            return Err(Fault::new("no-trumps", Field::Strain, "NT"));
        }
        if self.won_with.is_some() && !self.trick.0.is_empty() {
            return Err(Fault::new("dummy-not-on-lead", Field::Cards, ""));
        }
        let ruling = turn.call(self.designation());
        // For the learner, a call that would revoke is like a void one.
        let right = match ruling.called {
            Called::WouldRevoke { legal } => Called::Void { legal },
            called => called,
        };
        let wrong = self.wrong(turn.legal(), right);
        let options = self.options(turn.legal(), right, &wrong);
        let prompt = self.says.prompt();
        let asked = Asked::one_of(Skill::DummyDesignation, prompt, &options, &right)
            .showing(self.scene().into_iter().chain([self.table()]))
            .because(ruling.reasons)
            .mistakes(options.mistakes(wrong));
        Ok(Posed::new(vec![asked], said(right).1))
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

    fn designation(&self) -> Designation {
        self.says.designation(*self.trumps)
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
        let (declarer, dummy) = (*self.declarer, self.declarer.partner());
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: Some(*self.trumps),
            ..TableView::of(dummy, *self.dummy)
                .beside(declarer, *self.own)
                .with_trick(&self.trick.0)
        })
    }

    /// Cards in the order of the hand, then outcomes without a card.
    fn options(&self, legal: Hand, right: Called, wrong: &[(Mistake, Called)]) -> Options<Called> {
        let wrong = wrong.iter().map(|(_, called)| *called);
        let thought_of: Vec<Called> = [right].into_iter().chain(wrong).collect();
        let played = thought_of.iter().filter_map(|called| match called {
            Called::Played(card) => Some(*card),
            _ => None,
        });
        let mut cards: Hand = played.chain(self.near(legal)).collect();
        // The only legal card is not offered as a wrong option.
        if legal.len() == 1 && !matches!(right, Called::Played(_)) {
            cards -= legal;
        }
        let by_declarer = |called: &Called| matches!(called, Called::Choice { by: Declarer, .. });
        let which = thought_of.into_iter().find(by_declarer);
        // Choosing among all legal cards is the same as naming a card again.
        let again = right != choice(Declarer, legal);
        let offered = cards.iter().map(Called::Played).chain(which);
        let offered = offered.chain(again.then_some(Called::Void { legal }));
        Options::new(offered.chain([choice(EitherDefender, legal)]), |called| {
            said(*called).0
        })
    }
}

const fn choice(by: CardChooser, among: Hand) -> Called {
    Called::Choice { by, among }
}

/// The option in words, and the witness.
fn said(called: Called) -> (Phrase, String) {
    match called {
        Called::Played(card) => (
            Phrase::new("option-dummy-card").with("card", Fact::Card(card)),
            notation::card(card),
        ),
        Called::Choice {
            by: Declarer,
            among,
        } => (
            Phrase::new("option-dummy-which").with("cards", Fact::Cards(among)),
            format!("declarer {}", notation::cards(among)),
        ),
        Called::Choice {
            by: EitherDefender, ..
        } => (Phrase::new("option-dummy-defender"), "defender".to_owned()),
        Called::Void { .. } | Called::WouldRevoke { .. } => {
            (Phrase::new("option-dummy-again"), "again".to_owned())
        }
    }
}

fn fault(why: ImpossibleDummy, dummy: Hand) -> Fault {
    use ImpossibleDummy as No;
    let (id, field, found) = match why {
        No::NoCards => ("no-cards", Field::Hand, String::new()),
        No::TooManyCards(_) => ("too-many-cards", Field::Hand, notation::cards(dummy)),
        No::TrickComplete(_) => ("trick-full", Field::Cards, String::new()),
        No::CardTwice(card) => ("card-twice", Field::Cards, notation::card(card)),
        No::TooManySeen => ("too-many-seen", Field::Cards, String::new()),
        No::DeclarersCards { held, .. } => ("declarers-cards", Field::Cards, held.to_string()),
        No::ShownOut(card) => ("shown-out", Field::Cards, notation::card(card)),
    };
    Fault::new(id, field, found)
}
