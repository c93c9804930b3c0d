//! `legal_cards`: which cards may a player play to the trick?
//!
//! A lesson writes
//!
//! ```text
//! legal_cards(player: E, hand: "SJ HQ H5 C3", trick: "D7 D2 DQ", trumps: "H")
//! ```

use contract_bridge::{Card, Hand, Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::fields::{Cards, Declarer, Fault, Field, SeatName, Trick, Trumps, is_default};
use crate::grade::slips;
use crate::play::dealt::{AtTurn, Dealt, Wanted};
use crate::{
    Answer, Asked, Difficulty, Draw, Exercise, Exhibit, Phrase, Skill, Slip, Step, TableView,
};
use engine::play::trick::{beats, leader_before, winning_place};
use engine::play::{IllegalCard, Turn};
use engine::{Fact, Reason, cards_of, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::FollowSuit];

slips! {
    FOLLOWING_FORGOTTEN = "following-forgotten",
    FOLLOWS_THE_RUFF = "follows-the-ruff",
    pub(crate) MUST_TRUMP = "must-trump-when-void",
    ONLY_DISCARD = "no-ruffing-when-void",
    MUST_BEAT = "must-beat-if-able",
    TRUMPS_NOT_LED = "trumps-may-not-be-led",
}

/// A player whose turn it is, and whom nothing but the suit led binds. Answered by cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct LegalCards {
    declarer: Seat,
    player: Seat,
    turn: Turn,
    strain: Strain,
}

/// As lessons write it; without a trick the player leads.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "legal_cards")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    player: SeatName,
    hand: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Trick<3>,
    trumps: Trumps,
}

impl TryFrom<Written> for LegalCards {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let (Cards(hand), Trick(trick)) = (written.hand, written.trick);
        if hand.is_empty() {
            return Err(Fault::new("no-cards", Field::Hand, ""));
        }
        let mut seen = hand;
        if let Some(twice) = trick.iter().find(|card| !seen.insert(**card)) {
            let found = notation::card(*twice);
            return Err(Fault::new("card-twice", Field::Cards, found));
        }
        Ok(Self {
            declarer: written.declarer.0.into(),
            player: written.player.into(),
            turn: turn(hand, trick),
            strain: written.trumps.0,
        })
    }
}

impl From<LegalCards> for Written {
    fn from(exercise: LegalCards) -> Self {
        Self {
            declarer: Declarer(exercise.declarer.into()),
            player: exercise.player.into(),
            hand: Cards(exercise.turn.hand),
            trick: Trick(exercise.turn.trick),
            trumps: Trumps(exercise.strain),
        }
    }
}

fn turn(hand: Hand, trick: Vec<Card>) -> Turn {
    Turn {
        hand,
        trick,
        ..Turn::default()
    }
}

impl LegalCards {
    fn is_void(&self) -> bool {
        let led = self.turn.trick.first();
        led.is_some_and(|led| self.turn.hand[led.suit].is_empty())
    }

    fn reason(&self) -> Reason {
        let Some(led) = self.turn.trick.first() else {
            return Reason::new("leader-free", "44A").with("seat", Fact::Seat(self.player));
        };
        if self.is_void() {
            return Reason::new("void-plays-anything", "44D")
                .with("seat", Fact::Seat(self.player))
                .with("suit", Fact::Suit(led.suit));
        }
        IllegalCard::MustFollow { suit: led.suit }.reason(*led)
    }

    /// The cards that well-known wrong rules allow.
    fn wrong(&self) -> Vec<(Slip, Hand)> {
        let Turn { hand, trick, .. } = &self.turn;
        let trumps = self.strain.suit().map(|suit| cards_of(*hand, suit));
        let trumps = trumps.unwrap_or_default();
        let Some(led) = trick.first() else {
            return vec![(TRUMPS_NOT_LED, *hand - trumps)];
        };
        let mut wrong = Vec::new();
        if self.is_void() {
            wrong.push((MUST_TRUMP, trumps));
            wrong.push((ONLY_DISCARD, *hand - trumps));
        }
        // The suit of a card that was not of the suit led: a ruff, or a discard.
        let other = trick.iter().rev().find(|card| card.suit != led.suit);
        wrong.extend(other.map(|other| (FOLLOWS_THE_RUFF, cards_of(*hand, other.suit))));
        let best = winning_place(trick, self.strain).and_then(|at| trick.get(at));
        let beating = |card: &Card| best.is_some_and(|best| beats(*card, *best, self.strain));
        let legal = self.turn.legal_cards();
        wrong.push((MUST_BEAT, legal.iter().filter(beating).collect()));
        wrong.push((FOLLOWING_FORGOTTEN, *hand));
        wrong
    }

    fn table(&self) -> Exhibit {
        let trick = self.turn.trick.clone();
        Exhibit::Table(TableView {
            declarer: Some(self.declarer),
            strain: Some(self.strain),
            leader: leader_before(self.player, trick.len()),
            trick,
            ..TableView::of(self.player, self.turn.hand)
        })
    }
}

impl Exercise for LegalCards {
    fn questions(&self) -> Vec<Asked> {
        let (hand, legal) = (self.turn.hand, self.turn.legal_cards());
        let prompt = Phrase::new(match self.turn.trick.is_empty() {
            true => "exercise-legal_cards-lead",
            false => "exercise-legal_cards",
        });
        let prompt = prompt.with("seat", Fact::Seat(self.player));
        let wrong = self.wrong().into_iter();
        let illegal = (hand - legal).iter().map(|card| {
            let alone: Hand = [card].into_iter().collect();
            (FOLLOWING_FORGOTTEN, Answer::Cards(alone))
        });
        let step = |card: Card| Step::Card {
            card,
            why_not: self.turn.check(card).err().map(|why| why.reason(card)),
            right: true,
        };
        let asked = Asked::cards(Skill::FollowSuit, prompt, hand, legal)
            .showing([self.table()])
            .because([self.reason()])
            .slips(wrong.filter(|(_, cards)| !cards.is_empty()))
            .intruders(illegal)
            .working(hand.iter().map(step));
        vec![asked]
    }

    fn witness(&self) -> String {
        notation::cards(self.turn.legal_cards())
    }
}

/// What a turn turns on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Several cards of the suit led, and nobody ruffed.
    Follows,
    /// One card of the suit led.
    Singleton,
    /// None of the suit led, and trumps to ruff with.
    VoidWithTrumps,
    /// None of the suit led, and no trumps either.
    VoidWithout,
    /// Somebody ruffed, but the suit led can be followed.
    FollowsBehindRuff,
    /// Somebody ruffed, and the suit led cannot be followed.
    VoidBehindRuff,
    /// To lead, with trumps in hand.
    Leads,
}

impl Case {
    fn is(self, at: &AtTurn, strain: Strain) -> bool {
        let Some(led) = at.trick.cards.first() else {
            return self == Self::Leads
                && strain.suit().is_some_and(|suit| !at.hand[suit].is_empty());
        };
        let follows = at.hand[led.suit].len();
        let trumps = strain.suit().map(|suit| at.hand[suit].len());
        let ruffed = |card: &Card| strain.suit() == Some(card.suit) && card.suit != led.suit;
        let ruffed = at.trick.cards.iter().any(ruffed);
        // A hand of one suit asks nothing.
        let asks = follows < at.hand.len();
        asks && match self {
            Self::Follows => follows >= 2 && !ruffed,
            Self::Singleton => follows == 1 && !ruffed,
            Self::VoidWithTrumps => follows == 0 && trumps.is_some_and(|own| own > 0) && !ruffed,
            Self::VoidWithout => follows == 0 && trumps.is_none_or(|own| own == 0),
            Self::FollowsBehindRuff => follows >= 1 && ruffed,
            Self::VoidBehindRuff => follows == 0 && ruffed && trumps.is_some_and(|own| own > 0),
            Self::Leads => false,
        }
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> LegalCards {
    // Behind a ruff, void and on lead on purpose: there the rule is mistaken.
    let cases: &[Case] = match draw.difficulty {
        Difficulty::Easy => &[Case::Follows, Case::Follows, Case::VoidWithout],
        Difficulty::Medium => &[Case::Singleton, Case::VoidWithTrumps, Case::VoidWithTrumps],
        Difficulty::Hard => &[
            Case::FollowsBehindRuff,
            Case::FollowsBehindRuff,
            Case::VoidBehindRuff,
            Case::Leads,
        ],
    };
    let case = draw.chance.pick_or(cases, Case::Follows);
    let wanted = match draw.difficulty {
        Difficulty::Easy => Wanted::Any,
        Difficulty::Medium | Difficulty::Hard => Wanted::Suit,
    };
    let mut last = None;
    for _ in 0..4 {
        let mut dealt = Dealt::draw(draw, wanted);
        let start = draw.chance.below(3);
        dealt.play(&mut draw.chance, start);
        dealt.ruffing = case != Case::Follows;
        let strain = dealt.strain;
        let Some((at, fits)) = dealt.turn(&mut draw.chance, 10, |at| case.is(at, strain)) else {
            continue;
        };
        last = Some(LegalCards {
            declarer: dealt.declarer,
            player: at.player,
            turn: turn(at.hand, at.trick.cards),
            strain,
        });
        if fits {
            break;
        }
    }
    last.unwrap_or_else(plain)
}

/// West leads; every deal has turns, so it is never needed.
fn plain() -> LegalCards {
    let text = r#"(player: W, hand: "SA SK H2", trumps: "S")"#;
    crate::text::plain(text, "anybody may lead")
}
