//! A trick to which a player does not follow suit, and who goes on: for scenes at the table.

use crate::play::complete_trick::CompleteTrick;
use crate::play::{free, plausible, simulator};
use crate::prelude::*;
use engine::laws::revoke::Continuation;

/// Who does not follow suit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Revoking {
    pub contract: Contract,
    pub offender: Seat,
    /// Whether the offender follows suit, but not with the penalty card, the lowest of the suit.
    pub faced: bool,
    /// Whether an opponent does not follow suit either.
    pub both: bool,
}

impl Revoking {
    /// The trick with this number, and the offender's remaining cards; `None` if a player who must
    /// revoke has no choice of cards.
    pub fn trick(
        mut self,
        number: u8,
        hands: &BySeat<Hand>,
        chance: &mut Chance,
    ) -> Option<(CompleteTrick, Hand)> {
        let (offender, strain) = (self.offender, self.contract.bid.strain);
        let hands = plausible::left(hands, usize::from(14 - number), chance);
        let leader = chance.pick(&[offender.lho(), offender.partner(), offender.rho()])?;
        // A suit that the offender also holds.
        let common = |card: &Card| !hands[offender][card.suit].is_empty();
        let leads = hands[leader].iter().filter(common).collect();
        let led = simulator::lead(leads, strain, chance)?;
        let mut cards = vec![led];
        for seat in [leader.lho(), leader.partner(), leader.rho()] {
            let held = hands[seat];
            let card = if seat == offender && self.faced {
                let follow = cards_of(held, led.suit);
                follow.iter().next().filter(|_| follow.len() >= 2)
            } else if seat == offender {
                simulator::revoke_card(held, led.suit, strain, chance)
            } else {
                // The first opponent who can also revoke does so.
                let suit = (self.both && seat != offender.partner()).then_some(led.suit);
                let other = suit.and_then(|it| simulator::revoke_card(held, it, strain, chance));
                self.both &= other.is_none();
                other.or_else(|| simulator::card(&free(held, &cards), strain, chance))
            };
            cards.push(card?);
        }
        let cards: [Card; 4] = cards.try_into().ok()?;
        let trick = CompleteTrick {
            leader,
            cards,
            strain,
        };
        Some((trick, hands[offender] - Hand::from_iter(cards)))
    }

    /// Who goes on, of the offender's side or not; `None` if nobody of that side can be first.
    pub fn goes_on(
        self,
        trick: &CompleteTrick,
        how: Continuation,
        own: bool,
        chance: &mut Chance,
    ) -> Option<Seat> {
        let (winner, Contract { declarer, .. }) = (trick.winner(), self.contract);
        let by = match how {
            // The winner of the trick leads, and the others follow.
            Continuation::NextTrickPlay => winner,
            // The lead is out of turn, so the winner of the trick cannot have made it.
            Continuation::RetractedLead => winner.lho(),
            _ => chance.pick(&[self.offender, self.offender.partner()])?,
        };
        let is_own = Side::of(by) == Side::of(self.offender);
        let by = if is_own == own { by } else { by.lho() };
        match how {
            Continuation::NextTrickPlay => Some(by).filter(|by| own || *by == winner),
            // Dummy does not speak; declarer speaks for both hands.
            _ if by == declarer.partner() => Some(declarer),
            _ => Some(by),
        }
    }
}
