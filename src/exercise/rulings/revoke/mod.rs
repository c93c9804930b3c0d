//! `revoke`: a player does not follow suit. Is it established and corrected, what does it cost
//! (Laws 61 to 64)? Without `later` the first two questions are asked, with it the last.
//! ```ron
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4")
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E)
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E, later: 2, noticed: round)
//! ```

mod generate;

use crate::play::complete_trick::CompleteTrick;
use crate::prelude::*;
use crate::rulings::defence::scene;
use crate::rulings::rectification::{Scene, about};
use crate::rulings::transferred::{tricks, working};
use crate::rulings::{choice, either};
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke as Facts,
    RevokeRuling, Since, TrickNumber, TricksSince, Withdrawn,
};
use engine::laws::role::Role;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::RevokeEstablished, Skill::RevokeTricks];

mistakes! {
    ESTABLISHED_AT_ONCE = "established-at-once",
    ESTABLISHED_BY_OPPONENTS = "established-by-opponents",
    ESTABLISHED_BY_CARD_ONLY = "established-by-card-only",
    ESTABLISHED_BY_OFFENDER_ONLY = "established-by-offender-only",
    CORRECTED_TOO_LATE = "revoke-corrected-too-late",
    REVOKE_LEFT_STANDING = "revoke-left-standing",
    REVOKE_WAIVED = "revoke-waived",
    REVOKE_CARD_GOES_BACK = "revoke-card-goes-back",
    DECLARER_PENALISED = "declarer-has-penalty-card",
    TRICK_TWELVE_FORGOTTEN = "trick-twelve-forgotten",
    pub(crate) ALWAYS_TWO = "revoke-always-two",
    pub(crate) ALWAYS_ONE = "revoke-always-one",
    pub(crate) OWN_TRICK_FORGOTTEN = "revoke-own-trick-forgotten",
    PARTNERS_TRICK_COSTS_TWO = "partners-trick-costs-two",
    DUMMYS_TRICK_COSTS_TWO = "dummys-trick-costs-two",
    EARLIER_TRICKS_COUNTED = "earlier-tricks-counted",
    ALL_LATER_TRICKS_TAKEN = "all-later-tricks-taken",
    pub(crate) DUMMYS_REVOKE_COSTS = "dummys-revoke-costs",
    SAME_SUIT_COSTS_AGAIN = "same-suit-costs-again",
    BOTH_SIDES_PAY = "both-sides-pay",
    pub(crate) LATE_NOTICE_COSTS = "late-notice-costs",
    FACED_CARD_COSTS = "faced-card-costs",
}

position! {
    /// A trick with a revoke, and how the play continues.
    #[serde(rename = "revoke")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct Revoke {
        pub declarer: Declarer = default,
        pub trumps: Trumps,
        /// The number of the trick, from 1 to 12.
        pub number: u8,
        pub leader: SeatName,
        /// The four cards of the trick, including the revoke card.
        pub trick: WholeTrick,
        pub offender: SeatName,
        /// The offender's remaining cards.
        pub hand: Cards,
        /// The action that may establish the revoke.
        pub went_on: Option<Continuation> = default,
        /// The player who took this action.
        pub by: Option<SeatName> = default,
        /// Tricks that the offending side won afterwards.
        pub later: Option<u8> = default,
        /// Tricks that the offending side won before.
        pub earlier: u8 = default,
        /// Whether a penalty card of the suit led was not played.
        pub penalty_card: bool = default,
        /// Whether the player has revoked in this suit before.
        pub again: bool = default,
        pub others: OtherSide = default,
        pub noticed: Attention = default,
        /// Whether the four hands are back in the board.
        pub returned: bool = default,
    }
}

impl Exercise for Revoke {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = Case::of(self)?;
        let (asked, witness) = match self.later {
            None => case.established_and_corrected(),
            Some(later) => case.how_many_tricks(later)?,
        };
        Ok(Scene::new(case.story(), asked, witness).posed(case.table(), None))
    }
}

struct Case<'a> {
    at: &'a Revoke,
    facts: Facts,
    ruling: RevokeRuling,
    trick: CompleteTrick,
    card: Card,
    /// The penalty card that should have been played and is still on the table, if any.
    faced: Option<Card>,
    /// The opponent who also failed to follow suit, if the lesson says so, and the card played.
    other: Option<(Seat, Card)>,
}

impl<'a> Case<'a> {
    fn of(at: &'a Revoke) -> Result<Self, Fault> {
        let facts = Self::facts(at)?;
        let trick = CompleteTrick::of(at.leader, at.trick, &at.trumps);
        let led = trick.led().suit;
        let played = trick.plays().find(|(seat, _)| *seat == facts.offender);
        let (_, card) = played.expect("each of the four players plays a card");
        let fault = |id| Fault::of_card(id, card);
        let ruling = facts.ruling().map_err(|_| fault("cannot-be"))?;
        scene::apart([Hand::from_iter(*at.trick), *at.hand])?;
        let lowest = cards_of(*at.hand, led).iter().next_back();
        // A defender's penalty card is the lowest of the suit led; another one was played.
        let can_be = !at.penalty_card || facts.role() == Role::Defender;
        let is_revoke = can_be && (card.suit == led) == at.penalty_card;
        let both = at.others == OtherSide::RevokedToSameTrick;
        let opponents = |(seat, _): &(Seat, Card)| both && Side::of(*seat) != facts.side();
        let other = trick.off_suit().find(opponents);
        if !is_revoke || lowest.is_none() || both && other.is_none() {
            return Err(fault("not-irregular"));
        }
        Ok(Self {
            at,
            facts,
            ruling,
            trick,
            card,
            faced: lowest.filter(|_| at.penalty_card),
            other,
        })
    }

    /// The trick, and the offender's remaining cards.
    fn table(&self) -> Exhibit {
        let (offender, faced) = (self.facts.offender, self.faced.into_iter().collect());
        Exhibit::Table(TableView {
            declarer: Some(self.facts.declarer),
            strain: Some(self.trick.strain),
            leader: self.trick.leader,
            trick: self.trick.cards.to_vec(),
            faced: scene::laid(offender, PenaltyCards::Major(faced), faced).collect(),
            ..TableView::of(offender, *self.at.hand)
        })
    }

    fn story(&self) -> Vec<Phrase> {
        let (at, facts, winner) = (self.at, &self.facts, self.trick.winner());
        let (side, offender) = (facts.side(), facts.offender);
        let suit = Fact::Suit(self.trick.led().suit);
        let (failed, what, fact) = match (self.faced, facts.role()) {
            (Some(faced), _) => ("scene-penalty-card-not-played", "faced", Fact::Card(faced)),
            (None, Role::Dummy) => ("scene-dummy-revokes", "suit", suit),
            (None, _) => ("scene-revokes", "suit", suit),
        };
        let failed = about(failed, offender)
            .with(what, fact)
            .with("number", count(at.number))
            .with("card", Fact::Card(self.card));
        let also = |(seat, card)| about("scene-both-revoked", seat).with("card", Fact::Card(card));
        let went_on = |(how, by): (Continuation, SeatName)| match how {
            Continuation::NextTrickPlay if *by == winner => about("scene-leads-next", *by),
            Continuation::NextTrickPlay => about("scene-plays-to-next", *by),
            Continuation::Named => about("scene-names-next", *by),
            Continuation::Claim => about("scene-claims", *by),
            Continuation::ClaimAgreed => about("scene-agrees-to-claim", *by),
            Continuation::RetractedLead => about("scene-lead-retracted", *by),
        };
        let at_once = at.went_on.is_none() && at.later.is_none();
        let twelfth = facts.trick == TrickNumber::TWELFTH;
        let hands = either(at.returned, "scene-hands-returned", "scene-hands-on-table");
        let happened = [
            Some(failed),
            self.other.map(also),
            Some(about("scene-trick-won", winner)),
            at.went_on.zip(at.by).map(went_on),
            at_once.then(|| Phrase::new("scene-noticed-at-once")),
            twelfth.then(|| Phrase::new(hands)),
        ];
        let of_opponents = |id| Phrase::new(id).with("side", Fact::Side(side.opponents()));
        let established_too = at.others == OtherSide::EstablishedToo;
        // The tricks won, and other facts that affect the cost.
        let since = match at.later {
            None => vec![at.went_on.map(|_| Phrase::new("scene-only-then-noticed"))],
            Some(later) => vec![
                (at.earlier > 0).then(|| tricks("scene-earlier-tricks", side, at.earlier)),
                Some(tricks("scene-later-tricks", side, later)),
                at.again
                    .then(|| about("scene-revoked-before", offender).with("suit", suit)),
                established_too.then(|| of_opponents("scene-opponents-revoked")),
                Some(match at.noticed {
                    Attention::InTime => Phrase::new("scene-noticed-in-time"),
                    Attention::NextDealCalled => of_opponents("scene-noticed-next-deal"),
                    Attention::RoundEnded => Phrase::new("scene-noticed-after-round"),
                }),
            ],
        };
        happened.into_iter().chain(since).flatten().collect()
    }

    /// Is the revoke established, and what happens to the card? With the words for the witness.
    fn established_and_corrected(&self) -> (Vec<Asked>, String) {
        let (facts, ruling) = (&self.facts, &self.ruling);
        let by_offender = self.at.by == Some(self.at.offender);
        let opposite = match facts.since {
            Since::WentOn(_, side) if side != facts.side() => ESTABLISHED_BY_OPPONENTS,
            Since::Nothing | Since::WentOn(Continuation::RetractedLead, _) => ESTABLISHED_AT_ONCE,
            Since::WentOn(Continuation::NextTrickPlay, _) if by_offender => CORRECTED_TOO_LATE,
            Since::WentOn(Continuation::NextTrickPlay, _) => ESTABLISHED_BY_OFFENDER_ONLY,
            Since::WentOn(..) => ESTABLISHED_BY_CARD_ONLY,
        };
        let options = [
            ("established", "option-established", opposite),
            ("not established", "option-not-established", opposite),
            ("waived", "option-established-waived", REVOKE_WAIVED),
        ];
        let is_it = either(ruling.established, "established", "not established");
        let prompt = Phrase::new("exercise-revoke-established");
        let is_established = choice(Skill::RevokeEstablished, prompt, options, is_it)
            .because(ruling.reasons.first().cloned());

        let what = match ruling.correction.map(|correction| correction.card) {
            Some(Withdrawn::MajorPenaltyCard) => "penalty card",
            Some(Withdrawn::Returns) => "goes back",
            None => "stays",
        };
        let corrected = ruling.correction.is_some();
        let penalised = either(corrected, DECLARER_PENALISED, CORRECTED_TOO_LATE);
        let returned = either(corrected, REVOKE_CARD_GOES_BACK, CORRECTED_TOO_LATE);
        let twelfth = facts.trick == TrickNumber::TWELFTH;
        let left = either(twelfth, TRICK_TWELVE_FORGOTTEN, REVOKE_LEFT_STANDING);
        let options = [
            ("penalty card", "option-corrected-penalised", penalised),
            ("goes back", "option-corrected-returns", returned),
            ("stays", "option-not-corrected", left),
        ];
        let late = Reason::new("revoke-too-late-to-correct", "63B");
        let prompt = Phrase::new("exercise-revoke-now").with("card", Fact::Card(self.card));
        let what_happens = choice(Skill::RevokeEstablished, prompt, options, what)
            .because((!corrected).then_some(late))
            .because(ruling.reasons.iter().cloned());
        // The question about the card has the same words in either case.
        let asked = [is_established, what_happens].map(Asked::giving_nothing_away);
        (asked.into(), format!("{is_it}, {what}"))
    }

    fn how_many_tricks(&self, later: u8) -> Result<(Vec<Asked>, String), Fault> {
        let (at, winner) = (self.at, self.trick.winner());
        let since = TricksSince { winner, later };
        // The leader won the previous trick; without a number of earlier tricks, anyone may have.
        let others_led = u8::from(Side::of(self.trick.leader) != self.facts.side());
        let can_be = at.earlier <= (at.number - 1).saturating_sub(others_led);
        let cost = self.facts.automatic(since).ok().filter(|_| can_be);
        let cost = cost.ok_or_else(|| Fault::of_card("cannot-be", self.card))?;
        let prompt = Phrase::new("exercise-revoke-tricks");
        let of = "count-tricks-transferred";
        let asked = Asked::count(Skill::RevokeTricks, prompt, of, cost.tricks.into())
            .because(cost.reasons)
            .mistakes(self.wrong_tricks(since))
            .working(working(&self.facts, since, cost.tricks).map(Step::Say))
            .giving_nothing_away();
        Ok((vec![asked], cost.tricks.to_string()))
    }

    fn wrong_tricks(&self, since: TricksSince) -> Vec<(Mistake, i32)> {
        let (at, facts) = (self.at, &self.facts);
        // If this revoke costs nothing, why that is so may be overlooked.
        let exempt = facts.exempt().and_then(|it| it.reasons.into_iter().next());
        let overlooked = match exempt.map_or("", |reason| reason.id) {
            "" => None,
            "revoke-twelfth-costs-nothing" => Some(TRICK_TWELVE_FORGOTTEN),
            "revoke-of-both-sides" => Some(BOTH_SIDES_PAY),
            "revoke-of-dummy" => Some(DUMMYS_REVOKE_COSTS),
            "revoke-not-playing-faced-card" => Some(FACED_CARD_COSTS),
            "revoke-same-suit-again" => Some(SAME_SUIT_COSTS_AGAIN),
            "revoke-next-deal-called" | "revoke-round-ended" => Some(LATE_NOTICE_COSTS),
            _ if at.others == OtherSide::RevokedToSameTrick => Some(BOTH_SIDES_PAY),
            // It was corrected: no way of counting tricks explains an answer.
            _ => return Vec::new(),
        };
        let later = i32::from(since.later);
        let own = since.winner == facts.offender;
        let partners = since.winner == facts.offender.partner();
        let declares = facts.role() == Role::Declarer;
        let won_since = later + i32::from(own || partners);
        let only_before = won_since == 0 && at.earlier > 0;
        let partners_costs = either(declares, DUMMYS_TRICK_COSTS_TWO, PARTNERS_TRICK_COSTS_TWO);
        let counted = [
            overlooked.map(|mistake| (mistake, facts.by_winners(since).tricks.into())),
            overlooked.map(|mistake| (mistake, 1)),
            overlooked.map(|mistake| (mistake, 2)),
            own.then_some((OWN_TRICK_FORGOTTEN, later.min(1))),
            partners.then_some((partners_costs, 2)),
            only_before.then_some((EARLIER_TRICKS_COUNTED, 1)),
            only_before.then_some((EARLIER_TRICKS_COUNTED, 2)),
            Some((ALWAYS_TWO, 2)),
            Some((ALWAYS_ONE, 1)),
            (won_since > 2).then_some((ALL_LATER_TRICKS_TAKEN, won_since)),
            (won_since > 2).then_some((ALL_LATER_TRICKS_TAKEN, later)),
        ];
        counted.into_iter().flatten().collect()
    }

    /// What the lesson says, in the terms of the Laws.
    fn facts(at: &Revoke) -> Result<Facts, Fault> {
        let fault = |field, found: String| Fault::new("cannot-be", field, found);
        let trick = TrickNumber::new(at.number);
        let trick = trick.ok_or_else(|| fault(Field::Tricks, at.number.to_string()))?;
        let since = match (at.went_on, at.by) {
            (Some(how), Some(by)) => Since::WentOn(how, Side::of(*by)),
            (None, None) => Since::Nothing,
            (Some(_), None) => return Err(fault(Field::Seat, String::new())),
            (None, Some(by)) => return Err(fault(Field::Seat, by.letter().to_string())),
        };
        // Earlier tricks are given only together with later ones.
        if at.earlier > 0 && at.later.is_none() {
            return Err(fault(Field::Tricks, at.earlier.to_string()));
        }
        Ok(Facts {
            declarer: *at.declarer,
            offender: *at.offender,
            trick,
            failure: either(at.penalty_card, Failure::FacedCard, Failure::Obligation),
            played_from: PlayedFrom::UnfacedHand,
            since,
            other_side: at.others,
            earlier: either(at.again, Earlier::SameSuitEstablished, Earlier::None),
            attention: at.noticed,
            hands: either(at.returned, FourHands::Returned, FourHands::NotAllReturned),
        })
    }
}
