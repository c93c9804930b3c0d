//! `penalty_card_kind`: a card was seen that should not have been. Is it a minor
//! penalty card, a major one, or none?
//!
//! ```ron
//! penalty_card_kind(contract: "4S", player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", partners: "D9:minor")
//! penalty_card_kind(phase: auction, player: E, hand: "SJ HQ HT C3", exposes: "HT", how: "dropped")
//! ```

mod cases;
mod generate;
mod written;

use contract_bridge::{Card, Hand, Seat};
use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field};
use crate::grade::joined;
use crate::rulings::penalty_card::exposure::{
    AUCTION_CARD_GOES_BACK, Exposure, KIND_SLIPS, PARTNERS_CARD_COUNTED, PLAYED_CARD_COUNTED,
};
use crate::{Asked, Exercise, Exhibit, LaidCard, Phrase, Skill, Slip, TableView};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::{IllegalCard, Turn};
use engine::{Contract, Fact, is_honour, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::PenaltyCardKind];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<13>(&[
    &KIND_SLIPS,
    &[
        PARTNERS_CARD_COUNTED,
        PLAYED_CARD_COUNTED,
        AUCTION_CARD_GOES_BACK,
    ],
]);

/// A player whose cards were seen, at some moment of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "written::Written", into = "written::Written")]
pub struct PenaltyCardKind {
    contract: Contract,
    /// His cards, those seen included.
    hand: Hand,
    /// Dummy's cards as everybody sees them; none before the opening lead.
    dummy: Hand,
    /// Who leads to the trick, where it matters, and the cards played to it.
    leader: Option<Seat>,
    trick: Vec<Card>,
    exposure: Exposure,
}

impl PenaltyCardKind {
    /// The exercise on what happened to a player with this hand; nobody sees dummy, and no
    /// trick is told of. `partners` are the penalty cards of the other defender.
    ///
    /// # Errors
    /// Cards in two places or outside the hand, something that cannot have happened.
    pub fn new(
        contract: Contract,
        hand: Hand,
        incident: Incident,
        partners: PenaltyCards,
    ) -> Result<Self, Fault> {
        Self {
            contract,
            hand,
            dummy: Hand::EMPTY,
            leader: None,
            trick: Vec::new(),
            exposure: Exposure {
                incident,
                partners,
                played: None,
            },
        }
        .checked()
    }

    /// How the card came to be seen, and when.
    #[must_use]
    pub const fn incident(&self) -> &Incident {
        &self.exposure.incident
    }

    /// The penalty cards of the other defender.
    #[must_use]
    pub const fn partners(&self) -> PenaltyCards {
        self.exposure.partners
    }

    /// # Errors
    /// Cards in two places or outside the hand, something that cannot have happened.
    fn checked(self) -> Result<Self, Fault> {
        let incident = &self.exposure.incident;
        let laid = incident.before.cards() | self.exposure.partners.cards();
        if !incident.is_defender() && !laid.is_empty() {
            let laid = notation::cards(laid);
            return Err(Fault::new("penalty-of-declarer", Field::PenaltyCards, laid));
        }
        let missing = (incident.cards | incident.before.cards()) - self.hand;
        if !missing.is_empty() {
            let missing = notation::cards(missing);
            return Err(Fault::new("not-in-hand", Field::Cards, missing));
        }
        let mut seen = self.hand;
        let trick: Hand = self.trick.iter().copied().collect();
        let played = self.exposure.played.into_iter().collect();
        let partners = self.exposure.partners.cards();
        let dummy = if incident.seat == self.contract.dummy() {
            Hand::EMPTY
        } else {
            self.dummy
        };
        for cards in [trick, played, partners, dummy] {
            if !(seen & cards).is_empty() {
                let twice = notation::cards(seen & cards);
                return Err(Fault::new("card-twice", Field::Cards, twice));
            }
            seen |= cards;
        }
        if incident.ruling().is_err() || !self.can_have_happened() {
            let how = incident.how.id();
            return Err(Fault::new("how-not-here", Field::How, how));
        }
        Ok(self)
    }

    /// Whether the way fits the trick, as far as the table shows it.
    fn can_have_happened(&self) -> bool {
        let incident = &self.exposure.incident;
        let small = |card: Card| !is_honour(card);
        let played = self.exposure.played.is_none_or(small);
        let Some(card) = incident.cards.iter().next() else {
            return false;
        };
        let turn = Turn {
            hand: self.hand,
            trick: self.trick.clone(),
            ..Turn::default()
        };
        let verdict = turn.check(card);
        let revokes = matches!(verdict, Err(IllegalCard::MustFollow { .. }));
        let told = self.leader.is_some() && !self.trick.is_empty();
        let fits = match incident.how {
            How::LedOutOfTurnRefused | How::LedOutOfTurnAccepted | How::MisinformedByOpponent => {
                self.trick.is_empty() && self.leader != Some(incident.seat)
            }
            // It is told of a player who defends afterwards.
            How::LedPrematurely => incident.is_defender(),
            How::RevokeCorrected | How::AtRhoTurnIllegal if told => revokes,
            How::AtRhoTurnLegal | How::NormalPlay if told => verdict.is_ok(),
            _ => true,
        };
        let counted = !self.trick.is_empty() || self.leader.is_some();
        fits && played && (counted || self.trick.is_empty())
    }

    /// The player whose turn it is, where the table shows it.
    fn turn(&self) -> Option<Seat> {
        let leader = self.leader?;
        (self.trick.len() < 4).then(|| self.trick.iter().fold(leader, |seat, _| seat.lho()))
    }

    /// Whether the player has a card in the trick.
    fn has_played(&self) -> bool {
        let seats = std::iter::successors(self.leader, |seat| Some(seat.lho()));
        seats
            .take(self.trick.len())
            .any(|seat| seat == self.exposure.incident.seat)
    }

    fn scene(&self) -> Exhibit {
        let incident = &self.exposure.incident;
        let declarer = Fact::Seat(self.contract.declarer);
        let contract = Fact::Contract(self.contract);
        let mut told = Vec::new();
        match incident.phase {
            Phase::Auction => told.push(
                Phrase::new("scene-in-the-auction")
                    .with("seat", declarer)
                    .with("contract", contract),
            ),
            Phase::OpeningLead => told.push(
                Phrase::new("scene-before-the-lead")
                    .with("seat", declarer)
                    .with("contract", contract)
                    .with("leader", Fact::Seat(self.contract.opening_leader())),
            ),
            Phase::Play => {
                let number =
                    14_usize.saturating_sub(self.hand.len() + usize::from(self.has_played()));
                told.push(
                    Phrase::new("scene-trick")
                        .with("seat", declarer)
                        .with("contract", contract)
                        .with("number", Fact::Number(i32::try_from(number).unwrap_or(13))),
                );
                if let Some(turn) = self.turn() {
                    let id = if self.trick.is_empty() {
                        "scene-on-lead"
                    } else {
                        "scene-to-play"
                    };
                    told.push(Phrase::new(id).with("seat", Fact::Seat(turn)));
                }
            }
        }
        for card in (incident.before.cards() & incident.cards).iter() {
            let id = match incident.before.kind(card) {
                Some(PenaltyKind::Minor) => "scene-lay-there-minor",
                _ => "scene-lay-there-major",
            };
            told.push(
                Phrase::new(id)
                    .with("card", Fact::Card(card))
                    .with("seat", Fact::Seat(incident.seat)),
            );
        }
        if let Some(card) = self.exposure.played {
            told.push(
                Phrase::new("scene-played-before")
                    .with("seat", Fact::Seat(incident.seat))
                    .with("card", Fact::Card(card)),
            );
        }
        Exhibit::Scene(told)
    }

    fn table(&self) -> Exhibit {
        let incident = &self.exposure.incident;
        let laid = |seat: Seat, penalty: PenaltyCards, cards: Hand| {
            cards.iter().map(move |card| LaidCard {
                seat,
                card,
                kind: penalty.kind(card),
            })
        };
        // A card in question shows no kind, even if it lay there before.
        let before = incident.before.cards() - incident.cards;
        let faced = laid(incident.seat, incident.before, before)
            .chain(laid(incident.seat, PenaltyCards::None, incident.seen()))
            .chain(laid(
                incident.seat.partner(),
                self.exposure.partners,
                self.exposure.partners.cards(),
            ));
        let dummy = self.contract.dummy();
        let shown = !self.dummy.is_empty() && dummy != incident.seat;
        Exhibit::Table(TableView {
            declarer: Some(self.contract.declarer),
            strain: Some(self.contract.bid.strain),
            player: incident.seat,
            hand: self.hand,
            others: shown.then_some((dummy, self.dummy)).into_iter().collect(),
            leader: self.leader.unwrap_or(self.contract.opening_leader()),
            trick: self.trick.clone(),
            faced: faced.collect(),
        })
    }
}

impl Exercise for PenaltyCardKind {
    fn questions(&self) -> Vec<Asked> {
        let asked = self.exposure.which_kind();
        vec![asked.showing([self.scene(), self.table()])]
    }

    fn witness(&self) -> String {
        self.exposure.witness()
    }
}
