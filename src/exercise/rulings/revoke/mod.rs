//! `revoke`: a player does not follow suit. Is it established, is it put right,
//! what does it cost (Laws 61 to 64)?
//!
//! As a lesson writes it; without `later` the first two are asked, with it the last:
//!
//! ```ron
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4")
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E)
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E, later: 2, noticed: round)
//! ```

mod generate;
mod questions;
mod scene;
mod written;

use contract_bridge::{Card, Hand, Seat, Strain, Suit};
use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field};
use crate::{Asked, Exercise, Exhibit, Skill};
use engine::laws::revoke::{
    Attention, Automatic, Earlier, Failure, OtherSide, Revoke as Ruled, RevokeRuling, Since,
    TrickNumber, TricksSince, Withdrawn,
};
use engine::laws::role::Role;
use engine::play::trick;
use engine::{Side, cards_of, notation};

pub use generate::generate;
pub use questions::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::RevokeEstablished, Skill::RevokeTricks];

/// The trick of the revoke as it lies on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Trumps.
    pub strain: Strain,
    /// Who led to it.
    pub leader: Seat,
    /// Its four cards in order, the offender's among them.
    pub cards: [Card; 4],
    /// What the offender has left.
    pub hand: Hand,
}

/// How the sides fared before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Won {
    /// Tricks that the offending side had won before.
    pub earlier: u8,
    /// Tricks that it won after.
    pub later: u8,
}

/// What happens now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Now {
    /// It is put right, and the card becomes a major penalty card.
    Penalised,
    /// It is put right, and the card goes back.
    Returns,
    /// The cards stay as they are.
    Stays,
}

/// A revoke, with everything on which the ruling depends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "written::Written", into = "written::Written")]
pub struct Revoke {
    ruled: Ruled,
    played: Played,
    /// Who did what `ruled.since` tells.
    by: Option<Seat>,
    won: Option<Won>,
    /// The engine's ruling, found as the position was made.
    ruling: RevokeRuling,
    /// What the revoke costs, if the scene says who won the later tricks.
    cost: Option<Automatic>,
}

impl Revoke {
    /// The exercise, if this can have happened.
    ///
    /// # Errors
    /// A card that follows suit, a card in two places, a player who could not
    /// have done otherwise, facts that exclude each other.
    pub fn new(
        ruled: Ruled,
        played: Played,
        by: Option<Seat>,
        won: Option<Won>,
    ) -> Result<Self, Fault> {
        let Some(card) = played.card_of(ruled.offender) else {
            return Err(Fault::new("not-irregular", Field::Seat, ""));
        };
        let cannot_be = |_| Fault::new("cannot-be", Field::Card, notation::card(card));
        let cost = won.map(|won| ruled.automatic(played.since(Some(won))));
        let made = Self {
            ruling: ruled.ruling().map_err(cannot_be)?,
            cost: cost.transpose().map_err(cannot_be)?,
            ruled,
            played,
            by,
            won,
        };
        let fault = |id: &str| Err(Fault::new(id, Field::Card, notation::card(card)));
        let all: Hand = made.played.cards.into_iter().collect();
        if all.len() < 4 || !(all & made.played.hand).is_empty() {
            return fault("card-twice");
        }
        if !made.is_revoke(card) {
            return fault("not-irregular");
        }
        let side_of_by = made.by.map(Side::of);
        let by_fits = match ruled.since {
            Since::Nothing => by.is_none(),
            Since::WentOn(_, side) => side_of_by == Some(side),
        };
        let before = won.is_none_or(|won| made.leader_fits(won.earlier));
        if !by_fits || !before {
            return fault("cannot-be");
        }
        Ok(made)
    }

    /// Whether the leader can have led, so many tricks having been won before by
    /// the offending side: who led had won the last one.
    fn leader_fits(&self, earlier: u8) -> bool {
        let before = self.ruled.trick.get() - 1;
        let by_offenders = Side::of(self.played.leader) == self.ruled.side();
        match earlier {
            // None is told where nothing is said.
            0 => true,
            won if by_offenders => won <= before,
            won => won < before,
        }
    }

    /// Whether the card is one that may not be played here.
    fn is_revoke(&self, card: Card) -> bool {
        let led = self.suit_led();
        let could_follow = !cards_of(self.played.hand, led).is_empty();
        let both = self.ruled.other_side == OtherSide::RevokedToSameTrick;
        if both && self.other_revoker().is_none() {
            return false;
        }
        match self.ruled.failure {
            Failure::Obligation => {
                self.ruled.offender != self.played.leader && card.suit != led && could_follow
            }
            // The card that lay face up is in the suit led, and another was played.
            Failure::FacedCard => card.suit == led && could_follow && self.role() == Role::Defender,
        }
    }

    /// The opponent who did not follow suit either, with the card played.
    fn other_revoker(&self) -> Option<(Seat, Card)> {
        let seats = std::iter::successors(Some(self.played.leader), |seat| Some(seat.lho()));
        let mut played = seats.zip(self.played.cards);
        played.find(|(seat, card)| {
            Side::of(*seat) != self.ruled.side() && card.suit != self.suit_led()
        })
    }

    const fn suit_led(&self) -> Suit {
        self.played.cards[0].suit
    }

    /// The facts of the ruling.
    #[must_use]
    pub const fn ruled(&self) -> &Ruled {
        &self.ruled
    }

    /// Who won the trick of the revoke.
    #[must_use]
    pub fn winner(&self) -> Seat {
        self.played.winner()
    }

    /// The card that should not have been played.
    fn card(&self) -> Option<Card> {
        self.played.card_of(self.ruled.offender)
    }

    const fn is_established(&self) -> bool {
        self.ruling.established
    }

    fn now(&self) -> Now {
        match &self.ruling.correction {
            Some(correction) => match correction.card {
                Withdrawn::MajorPenaltyCard => Now::Penalised,
                Withdrawn::Returns => Now::Returns,
            },
            None => Now::Stays,
        }
    }

    fn role(&self) -> Role {
        self.ruled.role()
    }

    /// Whether something keeps the revoke from being paid for as usual.
    fn is_exempt(&self) -> bool {
        self.ruled.exempt().is_some()
    }

    /// What the revoke would cost a defender, whatever else has happened.
    fn tricks_without_exemption(&self) -> i32 {
        let plain = Ruled {
            failure: Failure::Obligation,
            other_side: OtherSide::Followed,
            earlier: Earlier::None,
            attention: Attention::InTime,
            trick: TrickNumber::new(1).unwrap_or(self.ruled.trick),
            ..self.ruled
        };
        let plain = match plain.role() {
            Role::Dummy => Ruled {
                declarer: plain.offender,
                ..plain
            },
            _ => plain,
        };
        let automatic = plain.automatic(self.played.since(self.won)).ok();
        automatic.map_or(0, |it| i32::from(it.tricks))
    }
}

impl Played {
    /// The card that a player played.
    fn card_of(&self, seat: Seat) -> Option<Card> {
        let seats = std::iter::successors(Some(self.leader), |seat| Some(seat.lho()));
        let mut played = seats.zip(self.cards);
        played.find(|(player, _)| *player == seat).map(|it| it.1)
    }

    /// Who won the trick.
    fn winner(&self) -> Seat {
        // A trick with cards always has a winner.
        trick::winner(self.leader, &self.cards, self.strain).unwrap_or(self.leader)
    }

    fn since(&self, won: Option<Won>) -> TricksSince {
        TricksSince {
            winner: self.winner(),
            later: won.map_or(0, |won| won.later),
        }
    }
}

impl Exercise for Revoke {
    fn questions(&self) -> Vec<Asked> {
        let asked = match &self.cost {
            Some(cost) => vec![self.how_many_tricks(cost)],
            // What becomes of the card is asked in the same words, established or not.
            None => vec![self.is_it_established(), self.what_now()],
        };
        let shown = |asked: Asked| {
            let asked = asked.showing([self.scene(), Exhibit::Table(self.table())]);
            asked.giving_nothing_away()
        };
        asked.into_iter().map(shown).collect()
    }

    fn witness(&self) -> String {
        match &self.cost {
            Some(cost) => cost.tricks.to_string(),
            None => {
                let established = match self.is_established() {
                    true => "established",
                    false => "not established",
                };
                let now = match self.now() {
                    Now::Penalised => "penalty card",
                    Now::Returns => "goes back",
                    Now::Stays => "stays",
                };
                format!("{established}, {now}")
            }
        }
    }
}
