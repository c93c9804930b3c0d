//! The next lead of a player whose lead declarer restricted. A prohibition lasts while the player
//! keeps the lead, a demand for one lead only (Laws 50D2, 51B).

use contract_bridge::{Card, Hand};

use super::scene::about;
use super::{Defence, LeadText, play};
use crate::grade::slips;
use crate::{Asked, Exhibit, Phrase, Skill};
use engine::laws::lead_restriction::LeadChoice;
use engine::play::{Obligations, Restriction};
use engine::{Fact, Reason};

slips! {
    BAN_ENDS_WITH_TRICK = "ban-ends-with-trick",
    BAN_FOR_THE_DEAL = "ban-for-the-deal",
    REQUIRED_AGAIN = "required-again",
}

impl Defence {
    /// The engine's obligations after the tricks since then; `None` without a demand.
    fn obligations_later(&self) -> Option<Obligations> {
        let LeadText(choice) = *self.demand.as_ref()?;
        let player = *self.player;
        let mut bound = Obligations::new(*self.declarer);
        bound.carry_over(player, *self.own);
        bound.carry_over(player.partner(), *self.partners);
        bound.choose(player, choice).ok()?;
        let mut leader = player;
        for &(card, winner) in &self.since.0 {
            bound.played(player, card, leader == player);
            bound.trick_won(winner);
            leader = winner;
        }
        Some(bound)
    }

    fn hand_later(&self) -> Hand {
        let gone: Hand = self.since.0.iter().map(|(card, _)| *card).collect();
        *self.hand - gone
    }

    /// Whether the tricks since then are possible: the player's cards are legal, the first led
    /// legally, the last trick won by the player, and no new choice for declarer.
    pub(super) fn since_is_possible(&self) -> bool {
        let (Some((first, _)), Some((_, last))) = (self.since.0.first(), self.since.0.last())
        else {
            return true;
        };
        let left = self.hand_later();
        let held = left.len() + self.since.0.len() == self.hand.len();
        let legal = self.turn().check(*first).is_ok();
        let free = |bound: Obligations| bound.lead_choices(*self.player).is_empty();
        let free = self.obligations_later().is_some_and(free);
        held && legal && *last == *self.player && free && !left.is_empty()
    }

    /// Which cards may be led the next time? `None` before any trick has been played.
    pub(crate) fn what_may_be_led_later(&self, skill: Skill) -> Option<Asked> {
        let LeadText(choice) = *self.demand.as_ref()?;
        let (first, last) = (self.since.0.first()?.0, self.since.0.last()?.0);
        let kept = self.since.0.iter().all(|(_, by)| *by == *self.player);
        let turn = self.obligations_later()?;
        let turn = turn.turn(*self.player, self.hand_later(), &[]);
        let under = |restriction| play::legal_if(&turn, |turn| turn.restriction = restriction);
        let required = matches!(choice, LeadChoice::Require(_));
        let lasting = match required {
            true => REQUIRED_AGAIN,
            false => BAN_FOR_THE_DEAL,
        };
        let mut mistakes = vec![
            (BAN_ENDS_WITH_TRICK, under(Restriction::None)),
            (lasting, under(choice.restriction())),
        ];
        mistakes.extend(play::mistakes(&turn));
        let lasts = match kept {
            _ if required => "required-for-one-lead",
            true => "ban-lasts-on-lead",
            false => "ban-ends-off-lead",
        };
        let mut reasons = vec![Reason::new(lasts, "50D2(a)").with("seat", self.seat())];
        let others = play::reasons(&turn).into_iter();
        reasons.extend(others.filter(|why| why.id != "free-to-play"));
        let prompt = Phrase::new("exercise-defence-later").with("seat", self.seat());
        let demand = about(
            choice,
            "scene-demand-required",
            "scene-demand-forbidden",
            "scene-demand-forbidden-all",
            "scene-demand-none",
        );
        let told = [demand, since_told(kept, first, last)];
        let told = told.map(|phrase| phrase.with("seat", self.seat()));
        // What dummy has played is not told, so dummy's hand is not shown.
        let lies = self.partners.without(choice.picked_up(*self.partners));
        let mut table = self.table(turn.hand, &[], lies);
        table.others.clear();
        let asked = play::question(skill, prompt, &turn, reasons, mistakes)
            .showing([Exhibit::Scene(told.into()), Exhibit::Table(table)]);
        Some(asked)
    }
}

fn since_told(kept: bool, first: Card, last: Card) -> Phrase {
    match kept {
        true => Phrase::new("scene-kept-the-lead").with("card", Fact::Card(first)),
        false => Phrase::new("scene-regained-the-lead")
            .with("card", Fact::Card(first))
            .with("later", Fact::Card(last)),
    }
}
