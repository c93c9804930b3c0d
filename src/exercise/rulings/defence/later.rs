//! The next lead of the player whose lead declarer restricted: a prohibition
//! lasts while he keeps the lead, a demand for one lead only (Laws 50D2, 51B).

use contract_bridge::{Card, Hand};

use super::{Defence, Order, forbidding, play};
use crate::{Asked, Exhibit, Phrase, Skill, Slip};
use engine::laws::lead_restriction::LeadChoice;
use engine::play::{Obligations, Restriction, Turn};
use engine::{Fact, Reason};

/// The slips about how long a restriction lasts.
pub(crate) const SLIPS: [Slip; 3] = [BAN_ENDS_WITH_TRICK, BAN_FOR_THE_DEAL, REQUIRED_AGAIN];

const BAN_ENDS_WITH_TRICK: Slip = Slip("ban-ends-with-trick");
const BAN_FOR_THE_DEAL: Slip = Slip("ban-for-the-deal");
const REQUIRED_AGAIN: Slip = Slip("required-again");

impl Defence {
    /// What binds the players after the tricks since, kept by the engine's own book.
    fn obligations_later(&self) -> Option<Obligations> {
        let Order::Lead(choice) = self.order else {
            return None;
        };
        let mut bound = Obligations::new(self.contract.declarer);
        bound.carry_over(self.player, self.own.cards);
        bound.carry_over(self.player.partner(), self.partners.cards);
        bound.choose(self.player, choice).ok()?;
        let mut leader = self.player;
        for &(card, winner) in &self.since {
            bound.played(self.player, card, leader == self.player);
            bound.trick_won(winner);
            leader = winner;
        }
        Some(bound)
    }

    fn hand_later(&self) -> Hand {
        let gone: Hand = self.since.iter().map(|(card, _)| *card).collect();
        self.hand - gone
    }

    /// The player at his later lead, with everything that binds him then.
    #[must_use]
    pub fn turn_later(&self) -> Turn {
        self.obligations_later().map_or_else(
            || self.turn(),
            |bound| bound.turn(self.player, self.hand_later(), &[]),
        )
    }

    /// Whether the tricks since can have happened: his cards, led legally when he
    /// led, the last trick his, and nothing for declarer to choose again.
    pub(super) fn since_is_possible(&self) -> bool {
        if self.since.is_empty() {
            return true;
        }
        let gone: Hand = self.since.iter().map(|(card, _)| *card).collect();
        let held = gone.len() == self.since.len() && (gone - self.hand).is_empty();
        let led = self.since.first().map(|(card, _)| *card);
        let legal = led.is_some_and(|card| self.turn().check(card).is_ok());
        let his = self.since.last().map(|(_, winner)| *winner) == Some(self.player);
        let free = self
            .obligations_later()
            .is_some_and(|bound| bound.lead_choices(self.player).is_empty());
        held && legal && his && free && !self.hand_later().is_empty()
    }

    /// Whether the player has won every trick since.
    fn kept_the_lead(&self) -> bool {
        self.since.iter().all(|(_, winner)| *winner == self.player)
    }

    /// Which cards may be led the next time? `None` before any trick since.
    pub(crate) fn what_may_be_led_later(&self, skill: Skill) -> Option<Asked> {
        let (first, last) = (self.since.first()?.0, self.since.last()?.0);
        let turn = self.turn_later();
        let under = |restriction| Turn {
            restriction,
            ..turn.clone()
        };
        let slip = match self.order {
            Order::Lead(LeadChoice::Require(_)) => REQUIRED_AGAIN,
            _ => BAN_FOR_THE_DEAL,
        };
        let mut mistakes = vec![
            (BAN_ENDS_WITH_TRICK, under(Restriction::None).legal_cards()),
            (slip, under(self.order.restriction()).legal_cards()),
        ];
        mistakes.extend(play::mistakes(&turn));
        let lasts = match (self.order, self.kept_the_lead()) {
            (Order::Lead(LeadChoice::Require(_)), _) => {
                Reason::new("required-for-one-lead", "50D2(a)")
            }
            (_, true) => Reason::new("ban-lasts-on-lead", "50D2(a)"),
            (_, false) => Reason::new("ban-ends-off-lead", "50D2(a)"),
        };
        let mut reasons = vec![lasts.with("seat", self.seat())];
        let others = play::reasons(&turn).into_iter();
        reasons.extend(others.filter(|why| why.id != "free-to-play"));
        let prompt = Phrase::new("exercise-defence-later").with("seat", self.seat());
        let scene = Exhibit::Scene(vec![self.tell_demand(), self.tell_since(first, last)]);
        let asked = play::question(skill, prompt, &turn, reasons, mistakes)
            .showing([scene, self.table_later(turn.hand)]);
        Some(asked)
    }

    fn tell_demand(&self) -> Phrase {
        let told = match self.order {
            Order::Lead(LeadChoice::Require(suit)) => {
                Phrase::new("scene-demand-required").with("suit", Fact::Suit(suit))
            }
            Order::Lead(LeadChoice::Forbid(suits)) => forbidding(
                "scene-demand-forbidden",
                "scene-demand-forbidden-all",
                suits,
            ),
            _ => Phrase::new("scene-demand-none"),
        };
        told.with("seat", self.seat())
    }

    fn tell_since(&self, first: Card, last: Card) -> Phrase {
        let told = match self.kept_the_lead() {
            true => Phrase::new("scene-kept-the-lead").with("card", Fact::Card(first)),
            false => Phrase::new("scene-regained-the-lead")
                .with("card", Fact::Card(first))
                .with("later", Fact::Card(last)),
        };
        told.with("seat", self.seat())
    }

    /// What dummy played meanwhile is not told: the hand is left out.
    fn table_later(&self, hand: Hand) -> Exhibit {
        let gone = match self.order {
            Order::Lead(choice) => choice.picked_up(self.partners.cards),
            _ => Hand::EMPTY,
        };
        let mut table = self.table(hand, &[], self.partners.cards.without(gone));
        table.others.clear();
        Exhibit::Table(table)
    }
}
