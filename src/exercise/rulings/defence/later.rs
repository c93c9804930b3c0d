//! The next lead of a player whose lead declarer restricted. A prohibition lasts while the player
//! keeps the lead, a demand for one lead only (Laws 50D2, 51B).

use contract_bridge::Hand;

use super::scene::about;
use super::{Defence, LeadText, play};
use crate::grade::mistakes;
use crate::{Asked, Exhibit, Phrase, Skill};
use engine::laws::lead_restriction::LeadChoice;
use engine::play::{Obligations, Restriction};
use engine::{Fact, Reason};

mistakes! {
    BAN_ENDS_WITH_TRICK = "ban-ends-with-trick",
    BAN_FOR_THE_DEAL = "ban-for-the-deal",
    REQUIRED_AGAIN = "required-again",
}

impl Defence {
    /// The engine's obligations after the tricks since then; `None` without a demand.
    fn obligations_later(&self) -> Option<Obligations> {
        let LeadText(choice) = self.demand?;
        let player = *self.player;
        let mut bound = Obligations::new(*self.declarer);
        bound.carry_over(player, *self.own);
        bound.carry_over(player.partner(), *self.partners);
        bound.choose(player, choice).ok()?;
        let mut leader = player;
        for &(card, winner) in self.since.iter() {
            bound.played(player, card, leader == player);
            bound.trick_won(winner);
            leader = winner;
        }
        Some(bound)
    }

    fn hand_later(&self) -> Hand {
        let gone: Hand = self.since.iter().map(|(card, _)| *card).collect();
        *self.hand - gone
    }

    /// Whether the tricks since then are possible: the player's cards are legal, the first led
    /// legally, the last trick won by the player, and no new choice for declarer.
    pub(super) fn since_is_possible(&self) -> bool {
        let (Some((first, _)), Some((_, last))) = (self.since.first(), self.since.last()) else {
            return true;
        };
        let left = self.hand_later();
        let bound = self.obligations_later();
        left.len() + self.since.len() == self.hand.len()
            && self.turn().check(*first).is_ok()
            && *last == *self.player
            && bound.is_some_and(|bound| bound.lead_choices(*self.player).is_empty())
            && !left.is_empty()
    }

    /// Which cards may be led the next time? `None` before any trick has been played.
    pub(crate) fn what_may_be_led_later(&self, skill: Skill) -> Option<Asked> {
        let LeadText(choice) = self.demand?;
        let (first, last) = (self.since.first()?.0, self.since.last()?.0);
        let kept = self.since.iter().all(|(_, by)| *by == *self.player);
        let turn = self.obligations_later()?;
        let turn = turn.turn(*self.player, self.hand_later(), &[]);
        let under = |restriction| play::legal_if(&turn, |turn| turn.restriction = restriction);
        let (lasts, for_ever) = match choice {
            LeadChoice::Require(_) => ("required-for-one-lead", REQUIRED_AGAIN),
            _ if kept => ("ban-lasts-on-lead", BAN_FOR_THE_DEAL),
            _ => ("ban-ends-off-lead", BAN_FOR_THE_DEAL),
        };
        let lasts = Reason::new(lasts, "50D2(a)").with("seat", self.seat());
        let mistakes = [
            (BAN_ENDS_WITH_TRICK, under(Restriction::None)),
            (for_ever, under(choice.restriction())),
        ];
        let prompt = Phrase::new("exercise-defence-later").with("seat", self.seat());
        let demand = about(
            choice,
            "scene-demand-required",
            "scene-demand-forbidden",
            "scene-demand-forbidden-all",
            "scene-demand-none",
        );
        let since = Phrase::new(match kept {
            true => "scene-kept-the-lead",
            false => "scene-regained-the-lead",
        });
        let mut since = since.with("card", Fact::Card(first));
        if !kept {
            since = since.with("later", Fact::Card(last));
        }
        let told = [demand, since].map(|phrase| phrase.with("seat", self.seat()));
        // What dummy has played is not told, so dummy's hand is not shown.
        let lies = self.partners.without(choice.picked_up(*self.partners));
        let mut table = self.table(turn.hand, &[], lies);
        table.others.clear();
        let asked = play::question(skill, prompt, &turn, [lasts], mistakes)
            .showing([Exhibit::Scene(told.into()), Exhibit::Table(table)]);
        Some(asked)
    }
}
