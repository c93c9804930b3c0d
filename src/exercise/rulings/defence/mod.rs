//! A defender about to lead or to play while penalty cards lie before him or
//! his partner: what `penalty_card_play`, `lead_restriction` and
//! `two_penalty_cards` have in common.
//!
//! - `play` which cards may be played
//! - `demands` what declarer may ask of the lead
//! - `decides` who decides which of several penalty cards is played
//! - `fate` what becomes of a penalty card after declarer's choice
//! - `later` the next lead of the same player
//! - `deal` moments of play drawn from the bank

pub(crate) mod deal;
mod decides;
pub(crate) mod demands;
mod fate;
mod later;
pub(crate) mod play;
pub(crate) mod written;

use contract_bridge::{Card, Hand, Seat};

use crate::fields::{Fault, Field};
use crate::{Exhibit, LaidCard, Phrase, TableView};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::lead_restriction::{LeadChoice, lead_choices};
use engine::laws::penalty_card::PenaltyCards;
use engine::play::trick::leader_before;
use engine::play::{PlayRestriction, Restriction, SuitSet, Turn};
use engine::{Contract, Fact, Side, notation};

pub(crate) use decides::SLIPS as DECIDES_SLIPS;
pub(crate) use demands::SLIPS as DEMANDS_SLIPS;
pub(crate) use fate::SLIPS as FATE_SLIPS;
pub(crate) use later::SLIPS as LATER_SLIPS;
pub(crate) use play::ORDER_SLIPS;
pub(crate) use written::demand_text;

/// A defender at his turn, with all that lies open on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Defence {
    pub(crate) contract: Contract,
    pub(crate) player: Seat,
    /// His cards, faced ones included.
    pub(crate) hand: Hand,
    /// Dummy's cards; none before the opening lead.
    pub(crate) dummy: Hand,
    /// The cards played to the trick before his turn; none where he leads.
    pub(crate) trick: Vec<Card>,
    pub(crate) own: Laid,
    pub(crate) partners: Laid,
    pub(crate) order: Order,
    /// Which of several penalty cards declarer has named (Law 51A).
    pub(crate) designated: Option<Card>,
    /// The tricks since declarer's choice: this player's card, and who won.
    pub(crate) since: Vec<(Card, Seat)>,
}

/// The penalty cards before a defender and, where it is told, how they came there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Laid {
    pub(crate) cards: PenaltyCards,
    pub(crate) how: Option<How>,
}

/// What declarer has asked of this lead or play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Nothing so far.
    None,
    /// About the lead (Laws 50D2, 51B).
    Lead(LeadChoice),
    /// About the play after a card that came too early (Law 57A).
    Play(PlayRestriction),
}

impl Laid {
    pub(crate) const NOTHING: Self = Self {
        cards: PenaltyCards::None,
        how: None,
    };

    /// Whether cards exposed in that way are of these kinds.
    fn fits(self, declarer: Seat, seat: Seat) -> bool {
        let Some(how) = self.how else { return true };
        let incident = Incident {
            phase: Phase::Play,
            declarer: Some(declarer),
            seat,
            cards: self.cards.cards(),
            how,
            before: PenaltyCards::None,
            due: None,
        };
        let told = lies_text(how).is_some();
        told && incident
            .ruling()
            .is_ok_and(|ruling| ruling.penalty == self.cards)
    }
}

impl Order {
    fn restriction(self) -> Restriction {
        match self {
            Self::None => Restriction::None,
            Self::Lead(choice) => choice.restriction(),
            Self::Play(restriction) => Restriction::Play(restriction),
        }
    }
}

/// How a penalty card came to lie there, in a sentence.
const fn lies_text(how: How) -> Option<&'static str> {
    match how {
        How::Dropped => Some("scene-lies-dropped"),
        How::LedOutOfTurnRefused => Some("scene-lies-led-out-of-turn"),
        How::RevokeCorrected => Some("scene-lies-revoke-corrected"),
        How::Shown => Some("scene-lies-shown"),
        How::BeforePartner => Some("scene-lies-before-partner"),
        _ => None,
    }
}

impl Defence {
    /// The position, if it is possible.
    ///
    /// # Errors
    /// Cards in two places, penalty cards of declarer's side or outside the hand,
    /// a demand that declarer does not have.
    pub(crate) fn checked(self) -> Result<Self, Fault> {
        let fault = |id, cards: Hand| Fault::new(id, Field::Cards, notation::cards(cards));
        if Side::of(self.player) == Side::of(self.contract.declarer) {
            let laid = self.own.cards.cards() | self.partners.cards.cards();
            let laid = notation::cards(laid);
            return Err(Fault::new("penalty-of-declarer", Field::PenaltyCards, laid));
        }
        let missing = self.own.cards.cards() - self.hand;
        if !missing.is_empty() {
            let missing = notation::cards(missing);
            return Err(Fault::new("not-in-hand", Field::PenaltyCards, missing));
        }
        if self.hand.is_empty() {
            return Err(fault("nothing-asked", self.hand));
        }
        let mut seen = self.hand;
        let trick: Hand = self.trick.iter().copied().collect();
        for cards in [self.partners.cards.cards(), self.dummy, trick] {
            if !(seen & cards).is_empty() {
                return Err(fault("card-twice", seen & cards));
            }
            seen |= cards;
        }
        let fits = |laid: Laid, seat| laid.fits(self.contract.declarer, seat);
        if !fits(self.own, self.player) || !fits(self.partners, self.player.partner()) {
            let how = self.own.how.or(self.partners.how).map_or("", How::id);
            return Err(Fault::new("how-not-here", Field::How, how));
        }
        if let Some(how) = self.untold_before_the_lead() {
            return Err(Fault::new("how-not-here", Field::How, how.id()));
        }
        if !self.asked_rightly() {
            return Err(fault("demand-not-open", self.hand));
        }
        Ok(self)
    }

    /// A story that cannot be true before the first card of the play: nobody has revoked, and
    /// the opening leader has not led out of turn.
    fn untold_before_the_lead(&self) -> Option<How> {
        if self.hand.len() < 13 || !self.trick.is_empty() {
            return None;
        }
        let leader = self.contract.opening_leader();
        let stories = [
            (self.own, self.player),
            (self.partners, self.player.partner()),
        ];
        let untrue = |(laid, seat): (Laid, Seat)| match laid.how? {
            How::RevokeCorrected => Some(How::RevokeCorrected),
            How::LedOutOfTurnRefused if seat == leader => Some(How::LedOutOfTurnRefused),
            _ => None,
        };
        stories.into_iter().find_map(untrue)
    }

    /// Whether declarer may have asked what he is said to have asked.
    fn asked_rightly(&self) -> bool {
        let leads = self.trick.is_empty();
        let open = match self.order {
            Order::None => true,
            Order::Lead(choice) => leads && self.choices().contains(&choice),
            Order::Play(_) => !leads,
        };
        let named = self.designated.is_none_or(|card| {
            let turn = self.undesignated();
            turn.declarer_designates() && turn.legal_cards().contains(card)
        });
        open && named && self.since_is_possible()
    }

    /// What declarer may choose before this lead, by the engine.
    pub(crate) fn choices(&self) -> Vec<LeadChoice> {
        if self.trick.is_empty() {
            lead_choices(self.partners.cards)
        } else {
            Vec::new()
        }
    }

    /// Whether a lead has to wait for declarer's choice.
    pub(crate) fn waits(&self) -> bool {
        self.order == Order::None && !self.choices().is_empty()
    }

    /// The player at his turn, with everything that binds him.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            designated: self.designated,
            ..self.undesignated()
        }
    }

    fn undesignated(&self) -> Turn {
        Turn {
            hand: self.hand,
            trick: self.trick.clone(),
            penalty: self.own.cards,
            restriction: self.order.restriction(),
            designated: None,
            bound: None,
        }
    }

    /// The penalty cards in front of the player and of his partner.
    #[must_use]
    pub const fn penalty_cards(&self) -> (PenaltyCards, PenaltyCards) {
        (self.own.cards, self.partners.cards)
    }

    /// What declarer has asked of this lead or play.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The tricks since declarer's choice: the player's card, and who won.
    #[must_use]
    pub fn since(&self) -> &[(Card, Seat)] {
        &self.since
    }

    fn seat(&self) -> Fact {
        Fact::Seat(self.player)
    }

    /// What was bid, when it is, and how the cards came to lie there.
    fn scene(&self) -> Exhibit {
        let number = 14_usize.saturating_sub(self.hand.len());
        let contract = Phrase::new("scene-trick")
            .with("seat", Fact::Seat(self.contract.declarer))
            .with("contract", Fact::Contract(self.contract))
            .with("number", Fact::Number(i32::try_from(number).unwrap_or(13)));
        let lies = |laid: Laid, seat: Seat| {
            let id = laid.how.and_then(lies_text)?;
            let cards = laid.cards.cards();
            let number = i32::try_from(cards.len()).unwrap_or(1);
            Some(
                Phrase::new(id)
                    .with("seat", Fact::Seat(seat))
                    .with("cards", Fact::Cards(cards))
                    .with("number", Fact::Number(number)),
            )
        };
        let told = [contract]
            .into_iter()
            .chain(lies(self.partners, self.player.partner()))
            .chain(lies(self.own, self.player));
        Exhibit::Scene(told.collect())
    }

    /// The table as everybody sees it, with these cards of the player's and the partner's.
    fn table(&self, hand: Hand, trick: &[Card], partners: PenaltyCards) -> TableView {
        let laid = |seat: Seat, penalty: PenaltyCards| {
            penalty.cards().iter().map(move |card| LaidCard {
                seat,
                card,
                kind: penalty.kind(card),
            })
        };
        let own = self.own.cards.without(self.hand - hand);
        let faced = laid(self.player, own).chain(laid(self.player.partner(), partners));
        let dummy = Some((self.contract.dummy(), self.dummy));
        TableView {
            declarer: Some(self.contract.declarer),
            strain: Some(self.contract.bid.strain),
            player: self.player,
            hand,
            others: dummy
                .into_iter()
                .filter(|(_, hand)| !hand.is_empty())
                .collect(),
            leader: leader_before(self.player, trick.len()),
            trick: trick.to_vec(),
            faced: faced.collect(),
        }
    }

    fn exhibits(&self) -> Vec<Exhibit> {
        let table = self.table(self.hand, &self.trick, self.partners.cards);
        vec![self.scene(), Exhibit::Table(table)]
    }
}

/// A sentence about one suit forbidden, or another about several.
fn forbidding(one: &'static str, several: &'static str, suits: SuitSet) -> Phrase {
    let mut all = suits.iter();
    match (all.next(), all.next()) {
        (Some(suit), None) => Phrase::new(one).with("suit", Fact::Suit(suit)),
        _ => Phrase::new(several).with("suits", Fact::Suits(suits)),
    }
}
