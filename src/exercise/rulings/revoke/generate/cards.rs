//! A revoke played out with the cards of a board.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};

use super::story::Story;
use crate::play::plausible;
use crate::rulings::revoke::{Played, Revoke, Ruled, Won};
use crate::{Chance, Skill};
use engine::laws::revoke::{Continuation, Failure, OtherSide, PlayedFrom, Since};
use engine::laws::role::Role;
use engine::play::Turn;
use engine::play::trick::winner;
use engine::{BySeat, Contract, Side, cards_of};

impl Story {
    /// The story with the cards of a board.
    pub(super) fn told(
        self,
        contract: Contract,
        hands: &BySeat<Hand>,
        skill: Skill,
        chance: &mut Chance,
    ) -> Option<Revoke> {
        let offender = match self.role {
            Role::Declarer => contract.declarer,
            Role::Dummy => contract.dummy(),
            Role::Defender => chance.pick(&[contract.declarer.lho(), contract.declarer.rho()])?,
        };
        let left = usize::from(self.trick.tricks_after()) + 1;
        let hands = plausible::left(hands, left, chance);
        let played = self.trick(contract.bid.strain, offender, &hands, chance)?;
        let winner = winner(played.leader, &played.cards, contract.bid.strain)?;
        let (since, by) = self.continuation(offender, winner, contract, chance)?;
        let ruled = Ruled {
            declarer: contract.declarer,
            offender,
            trick: self.trick,
            failure: self.failure,
            played_from: PlayedFrom::UnfacedHand,
            since,
            other_side: self.other_side,
            earlier: self.earlier,
            attention: self.attention,
            hands: self.hands,
        };
        let led = Side::of(played.leader) == Side::of(offender);
        let won = (skill == Skill::RevokeTricks).then(|| self.won(led, chance));
        Revoke::new(ruled, played, by, won).ok()
    }

    /// Four cards of which the offender's is none of the suit led, though there is one.
    fn trick(
        self,
        strain: Strain,
        offender: Seat,
        hands: &BySeat<Hand>,
        chance: &mut Chance,
    ) -> Option<Played> {
        let leader = match chance.below(3) {
            0 => offender.lho(),
            1 => offender.partner(),
            _ => offender.rho(),
        };
        let mut cards: Vec<Card> = Vec::with_capacity(4);
        let mut seat = leader;
        let mut hand = hands[offender];
        let mut both = self.other_side == OtherSide::RevokedToSameTrick;
        for _ in 0..4 {
            let held = hands[seat];
            let led = cards.first().map(|card| card.suit);
            let card = match led {
                None => lead_into(held, hands[offender], chance)?,
                Some(led) if seat == offender => self.instead(held, led, strain, chance)?,
                Some(led) if both && Side::of(seat) != Side::of(offender) => {
                    // The first opponent who can, and nobody else.
                    let instead = self.instead(held, led, strain, chance);
                    both = instead.is_none();
                    instead.or_else(|| legal(held, &cards, chance))?
                }
                Some(_) => legal(held, &cards, chance)?,
            };
            if seat == offender {
                hand.remove(card);
            }
            cards.push(card);
            seat = seat.lho();
        }
        Some(Played {
            strain,
            leader,
            cards: cards.try_into().ok()?,
            hand,
        })
    }

    /// What the offender plays instead of what was due: a trump at times, else the lowest of a suit.
    fn instead(self, held: Hand, led: Suit, strain: Strain, chance: &mut Chance) -> Option<Card> {
        let follow = cards_of(held, led);
        if self.failure == Failure::FacedCard {
            // The lowest is the penalty card.
            return (follow.len() >= 2).then(|| follow.iter().next()).flatten();
        }
        if follow.is_empty() {
            return None;
        }
        let trumps = strain.suit().filter(|&suit| suit != led);
        let trumps: Vec<Card> = trumps
            .into_iter()
            .flat_map(|suit| cards_of(held, suit).iter())
            .collect();
        if !trumps.is_empty() && chance.percent(60) {
            return chance.pick(&trumps);
        }
        let others: Vec<Suit> = Suit::ASC
            .into_iter()
            .filter(|&suit| suit != led && !held[suit].is_empty())
            .collect();
        let suit = chance.pick(&others)?;
        cards_of(held, suit).iter().next_back()
    }

    /// Who goes on: partner or the offender, one of the other side, or nobody.
    /// `None` if these cannot be the first to do it.
    fn continuation(
        self,
        offender: Seat,
        winner: Seat,
        contract: Contract,
        chance: &mut Chance,
    ) -> Option<(Since, Option<Seat>)> {
        let Some((how, own)) = self.since else {
            return Some((Since::Nothing, None));
        };
        let is_own = |seat: Seat| Side::of(seat) == Side::of(offender);
        let of_side = |seat: Seat| match is_own(seat) == own {
            true => seat,
            false => seat.lho(),
        };
        let by = match how {
            // Whoever won the trick leads, and the others follow.
            Continuation::NextTrickPlay if !own && is_own(winner) => return None,
            Continuation::NextTrickPlay => of_side(winner),
            // It was not this player's lead.
            Continuation::RetractedLead if is_own(winner) => winner.partner(),
            Continuation::RetractedLead => winner.lho(),
            _ => of_side(chance.pick_or(&[offender, offender.partner()], offender)),
        };
        // Dummy says nothing: declarer speaks for both hands.
        let speaks = !matches!(how, Continuation::NextTrickPlay);
        let by = match speaks && by == contract.dummy() {
            true => contract.declarer,
            false => by,
        };
        Some((Since::WentOn(how, Side::of(by)), Some(by)))
    }

    /// `led`: the offending side led to the trick, so that it had won the one before.
    fn won(self, led: bool, chance: &mut Chance) -> Won {
        let after = usize::from(self.trick.tricks_after());
        let before = usize::from(self.trick.get()).saturating_sub(2);
        let later = match chance.below(3) {
            0 => 0,
            1 => 1,
            _ => 1 + chance.below(after.min(5)),
        };
        let few = |tricks: usize| u8::try_from(tricks).unwrap_or(0);
        Won {
            earlier: few(chance.below(before.min(4) + 1) + usize::from(led)),
            later: few(later.min(after)),
        }
    }
}

/// A lead of a suit that the offender holds, with something else besides.
fn lead_into(held: Hand, offenders: Hand, chance: &mut Chance) -> Option<Card> {
    let suits: Vec<Suit> = Suit::ASC
        .into_iter()
        .filter(|&suit| !held[suit].is_empty() && !offenders[suit].is_empty())
        .collect();
    let suit = chance.pick(&suits)?;
    plausible::lead(cards_of(held, suit), chance)
}

/// A card that may be played: the highest or the lowest that follows, any low one else.
fn legal(held: Hand, trick: &[Card], chance: &mut Chance) -> Option<Card> {
    let turn = Turn {
        hand: held,
        trick: trick.to_vec(),
        ..Turn::default()
    };
    let legal: Vec<Card> = turn.legal_cards().iter().collect();
    let led = trick.first().map(|card| card.suit);
    let follows = legal.first().map(|card| card.suit) == led;
    match follows && chance.percent(40) {
        true => legal.first().copied(),
        false if follows => legal.last().copied(),
        false => legal.into_iter().min_by_key(|card| card.rank),
    }
}
