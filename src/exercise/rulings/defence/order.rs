//! Which cards may be played after declarer's demand about the lead or the play.

use super::Defence;
use super::play::{self, legal_if};
use super::scene::{self, suits_of};
use super::text::{LeadText, PlayText};
use crate::play::free;
use crate::prelude::*;
use engine::laws::lead_restriction::LeadChoice;
use engine::play::{PlayRestriction, Restriction, Turn};

mistakes! {
    pub(crate) DEMAND_IGNORED = "demand-ignored",
    pub(crate) DEMAND_TURNED_ROUND = "demand-turned-round",
    pub(crate) NO_DEMAND_RESTRICTS = "no-demand-restricts",
    ONE_SUIT_STILL_OPEN = "one-suit-still-open",
    DEMAND_CANNOT_BE_MET = "demand-cannot-be-met",
}

pub(crate) const OWN_CARD_BEFORE_DEMAND: Mistake = Mistake("own-card-before-demand");

impl Defence {
    pub(crate) fn what_may_be_played(&self, skill: Skill) -> Asked {
        let turn = self.turn();
        let mut mistakes = self.demand_mistakes(&turn);
        let demanded = match (self.demand, self.play) {
            (Some(LeadText(choice)), _) => {
                let follows = choice.follows(*self.player, self.partners.majors());
                follows.first().copied()
            }
            (None, play) => play.map(|PlayText(play)| play.follows(*self.player)),
        };
        let mut reasons: Vec<Reason> = demanded.map(Reason::from).into_iter().collect();
        if cannot_comply(&turn) {
            mistakes.push((DEMAND_CANNOT_BE_MET, Hand::EMPTY));
            reasons.push(Reason::new("demand-cannot-be-obeyed", "59"));
        }
        let prompt = self.play_prompt(&turn).with("seat", self.seat());
        play::question(skill, prompt, &turn, reasons, mistakes).showing(self.exhibits())
    }

    fn play_prompt(&self, turn: &Turn) -> Phrase {
        let of_suit = |id, suit| Phrase::new(id).with("suit", Fact::Suit(suit));
        match (self.demand, self.play, self.designated) {
            (Some(LeadText(choice)), ..) => scene::demand(
                choice,
                "exercise-defence-required",
                "exercise-defence-forbidden",
                "exercise-defence-forbidden-all",
                "exercise-defence-no-demand",
            ),
            (None, Some(PlayText(restriction)), _) => match restriction {
                PlayRestriction::Highest => Phrase::new("exercise-defence-highest"),
                PlayRestriction::Lowest => Phrase::new("exercise-defence-lowest"),
                PlayRestriction::Require(suit) => of_suit("exercise-defence-discard", suit),
                PlayRestriction::Forbid(suit) => of_suit("exercise-defence-no-discard", suit),
            },
            (None, None, Some(card)) => {
                Phrase::new("exercise-defence-designated").with("card", Fact::Card(*card))
            }
            (None, None, None) => Phrase::new(play::prompt(turn)),
        }
    }

    /// The sets of cards that wrong rules about declarer's demand allow.
    fn demand_mistakes(&self, turn: &Turn) -> Vec<(Mistake, Hand)> {
        let under = |restriction| legal_if(turn, |turn| turn.restriction = restriction);
        let require = |suit| under(Restriction::require(suit));
        let forbid = |suit| under(Restriction::forbid([suit].into_iter().collect()));
        let turned_round = |cards| (DEMAND_TURNED_ROUND, cards);
        let demanded: Vec<(Mistake, Hand)> = match (self.demand, self.play) {
            (None, None) => return Vec::new(),
            (Some(LeadText(LeadChoice::NoDemand)), _) => {
                let suits = suits_of(self.partners.cards());
                let both = suits.iter().flat_map(|suit| [require(suit), forbid(suit)]);
                return both.map(|cards| (NO_DEMAND_RESTRICTS, cards)).collect();
            }
            (Some(LeadText(LeadChoice::Require(suit))), _) => vec![turned_round(forbid(suit))],
            (Some(LeadText(LeadChoice::Forbid(banned))), _) => {
                let several = banned.iter().count() > 1;
                let one = banned.iter().filter(|_| several);
                let one = one.map(|suit| (ONE_SUIT_STILL_OPEN, forbid(suit)));
                let required = banned.iter().map(require).map(turned_round);
                one.chain(required).collect()
            }
            (None, Some(PlayText(restriction))) => {
                let opposite = match restriction {
                    PlayRestriction::Highest => PlayRestriction::Lowest,
                    PlayRestriction::Lowest => PlayRestriction::Highest,
                    PlayRestriction::Require(suit) => PlayRestriction::Forbid(suit),
                    PlayRestriction::Forbid(suit) => PlayRestriction::Require(suit),
                };
                vec![turned_round(under(Restriction::Play(opposite)))]
            }
        };
        let freely = under(Restriction::None);
        let own = turn.penalty.majors();
        let first = [freely, own].into_iter().filter(|_| !own.is_empty());
        let first = first.map(|cards| (OWN_CARD_BEFORE_DEMAND, cards));
        let ignored = [(DEMAND_IGNORED, freely)];
        first.chain(demanded).chain(ignored).collect()
    }
}

/// Whether no card that follows suit meets declarer's demand.
fn cannot_comply(turn: &Turn) -> bool {
    let free = free(turn.hand, &turn.trick);
    let meets = |card: Card| match turn.restriction {
        Restriction::Lead(lead) => {
            lead.required.is_none_or(|suit| suit == card.suit)
                && !lead.forbidden.contains(card.suit)
        }
        Restriction::Play(PlayRestriction::Require(suit)) => card.suit == suit,
        Restriction::Play(PlayRestriction::Forbid(suit)) => card.suit != suit,
        _ => true,
    };
    !free.legal_cards().iter().any(meets)
}
