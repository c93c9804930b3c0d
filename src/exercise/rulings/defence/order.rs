//! Which cards may be played after declarer's demand about the lead or the play.

use contract_bridge::{Card, Hand, Suit};

use super::play::{self, legal_if};
use super::scene::about;
use super::{Defence, Order};
use crate::grade::slips;
use crate::{Asked, Phrase, Skill, Slip};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::play_ruling::PlayConsequence;
use engine::play::{PlayRestriction, Restriction, Turn};
use engine::{Fact, Reason, cards_of};

slips! {
    pub(crate) DEMAND_IGNORED = "demand-ignored",
    pub(crate) DEMAND_TURNED_ROUND = "demand-turned-round",
    pub(crate) NO_DEMAND_RESTRICTS = "no-demand-restricts",
    ONE_SUIT_STILL_OPEN = "one-suit-still-open",
    DEMAND_CANNOT_BE_MET = "demand-cannot-be-met",
}

pub(crate) const OWN_CARD_BEFORE_DEMAND: Slip = Slip("own-card-before-demand");

impl Defence {
    /// Which cards may be led or played?
    pub(crate) fn what_may_be_played(&self, skill: Skill) -> Asked {
        let turn = self.turn();
        let prompt = match (self.order(), self.designated) {
            (Order::Lead(choice), _) => about(
                choice,
                "exercise-defence-required",
                "exercise-defence-forbidden",
                "exercise-defence-forbidden-all",
                "exercise-defence-no-demand",
            ),
            (Order::Play(restriction), _) => play_prompt(restriction),
            (Order::None, Some(card)) => {
                Phrase::new("exercise-defence-designated").with("card", Fact::Card(*card))
            }
            (Order::None, None) => Phrase::new(play::prompt(&turn)),
        };
        let prompt = prompt.with("seat", self.seat());
        let mut mistakes = self.order_mistakes(&turn);
        if self.cannot_comply(&turn) {
            mistakes.push((DEMAND_CANNOT_BE_MET, Hand::EMPTY));
        }
        mistakes.extend(play::mistakes(&turn));
        play::question(skill, prompt, &turn, self.play_reasons(&turn), mistakes)
            .showing(self.exhibits())
    }

    /// The rule on declarer's demand, then the other rules that decide.
    fn play_reasons(&self, turn: &Turn) -> Vec<Reason> {
        let demanded = match self.order() {
            Order::Lead(choice) => {
                let follows = choice.follows(*self.player, self.partners.majors());
                follows.into_iter().next()
            }
            Order::Play(restriction) => Some(restriction.follows(*self.player)),
            Order::None => None,
        };
        let mut all: Vec<Reason> = demanded.map(PlayConsequence::reason).into_iter().collect();
        if self.cannot_comply(turn) {
            all.push(Reason::new("demand-cannot-be-obeyed", "59"));
        }
        let free = |reason: &Reason| reason.id == "free-to-play";
        let others = play::reasons(turn).into_iter();
        // With a demand, the rule that any card may be played is mentioned only if no other is.
        all.extend(others.filter(|reason| self.order() == Order::None || !free(reason)));
        if all.is_empty() {
            all.push(Reason::new("free-to-play", "44"));
        }
        all
    }

    /// Whether no card in the hand meets declarer's demand.
    fn cannot_comply(&self, turn: &Turn) -> bool {
        let mut bare = turn.clone();
        bare.penalty = PenaltyCards::None;
        bare.designated = None;
        let bound = bare.legal_cards();
        let free = legal_if(&bare, |turn| turn.restriction = Restriction::None);
        // If no card is forbidden, either all cards meet the demand or none does.
        let does = |card: Card| match self.order() {
            Order::Lead(LeadChoice::Require(suit))
            | Order::Play(PlayRestriction::Require(suit)) => card.suit == suit,
            Order::Lead(LeadChoice::Forbid(suits)) => !suits.contains(card.suit),
            Order::Play(PlayRestriction::Forbid(suit)) => card.suit != suit,
            _ => true,
        };
        bound == free && !free.iter().any(does)
    }

    /// The sets of cards that wrong rules about declarer's demand allow.
    fn order_mistakes(&self, turn: &Turn) -> Vec<(Slip, Hand)> {
        let under = |restriction| legal_if(turn, |turn| turn.restriction = restriction);
        let require = |suit| under(Restriction::require(suit));
        let forbid = |suit| under(Restriction::forbid([suit].into_iter().collect()));
        let order = self.order();
        let mut made: Vec<(Slip, Hand)> = Vec::new();
        match order {
            Order::None => return made,
            Order::Lead(LeadChoice::NoDemand) => {
                let lies = |suit: &Suit| !cards_of(self.partners.cards(), *suit).is_empty();
                let suits = Suit::ASC.into_iter().filter(lies);
                let both = suits.flat_map(|suit| [require(suit), forbid(suit)]);
                made.extend(both.map(|cards| (NO_DEMAND_RESTRICTS, cards)));
                return made;
            }
            Order::Lead(LeadChoice::Require(suit)) => {
                made.push((DEMAND_TURNED_ROUND, forbid(suit)));
            }
            Order::Lead(LeadChoice::Forbid(banned)) => {
                if banned.iter().count() > 1 {
                    let one = banned.iter().map(forbid);
                    made.extend(one.map(|cards| (ONE_SUIT_STILL_OPEN, cards)));
                }
                let required = banned.iter().map(require);
                made.extend(required.map(|cards| (DEMAND_TURNED_ROUND, cards)));
            }
            Order::Play(restriction) => {
                let opposite = match restriction {
                    PlayRestriction::Highest => PlayRestriction::Lowest,
                    PlayRestriction::Lowest => PlayRestriction::Highest,
                    PlayRestriction::Require(suit) => PlayRestriction::Forbid(suit),
                    PlayRestriction::Forbid(suit) => PlayRestriction::Require(suit),
                };
                made.push((DEMAND_TURNED_ROUND, under(Restriction::Play(opposite))));
            }
        }
        let freely = under(Restriction::None);
        let own = turn.penalty.majors();
        if !own.is_empty() {
            let first = [freely, own].map(|cards| (OWN_CARD_BEFORE_DEMAND, cards));
            made.splice(..0, first);
        }
        made.push((DEMAND_IGNORED, freely));
        made
    }
}

fn play_prompt(restriction: PlayRestriction) -> Phrase {
    let of_suit = |id, suit| Phrase::new(id).with("suit", Fact::Suit(suit));
    match restriction {
        PlayRestriction::Highest => Phrase::new("exercise-defence-highest"),
        PlayRestriction::Lowest => Phrase::new("exercise-defence-lowest"),
        PlayRestriction::Require(suit) => of_suit("exercise-defence-discard", suit),
        PlayRestriction::Forbid(suit) => of_suit("exercise-defence-no-discard", suit),
    }
}
