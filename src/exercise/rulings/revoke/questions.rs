//! The questions on a revoke: the options, the mistakes, the rules, the working.

use super::scene::number;
use super::{Now, Revoke};
use crate::asked::Options;
use crate::grade::slips;
use crate::{Asked, Phrase, Skill, Slip, Step};
use contract_bridge::Seat;
use engine::laws::revoke::{
    Attention, Automatic, Continuation, Earlier, Failure, OtherSide, Since, TrickNumber,
};
use engine::laws::role::Role;
use engine::{Fact, Reason, Side};

slips! {
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
    ALWAYS_TWO = "revoke-always-two",
    ALWAYS_ONE = "revoke-always-one",
    OWN_TRICK_FORGOTTEN = "revoke-own-trick-forgotten",
    PARTNERS_TRICK_COSTS_TWO = "partners-trick-costs-two",
    DUMMYS_TRICK_COSTS_TWO = "dummys-trick-costs-two",
    EARLIER_TRICKS_COUNTED = "earlier-tricks-counted",
    ALL_LATER_TRICKS_TAKEN = "all-later-tricks-taken",
    DUMMYS_REVOKE_COSTS = "dummys-revoke-costs",
    SAME_SUIT_COSTS_AGAIN = "same-suit-costs-again",
    BOTH_SIDES_PAY = "both-sides-pay",
    LATE_NOTICE_COSTS = "late-notice-costs",
    FACED_CARD_COSTS = "faced-card-costs",
}

/// An answer to whether a revoke is established; that it is waived is never right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Established {
    Yes,
    No,
    Waived,
}

impl Revoke {
    pub(super) fn is_it_established(&self) -> Asked {
        use Established::{No, Waived, Yes};
        let options = Options::plain([
            (Yes, "option-established"),
            (No, "option-not-established"),
            (Waived, "option-established-waived"),
        ]);
        let right = if self.ruling.established { Yes } else { No };
        let offender = self.ruled.offender;
        let mistake = match self.ruled.since {
            Since::Nothing => (ESTABLISHED_AT_ONCE, Yes),
            Since::WentOn(how, side) => match how {
                _ if side != Side::of(offender) => (ESTABLISHED_BY_OPPONENTS, Yes),
                Continuation::RetractedLead => (ESTABLISHED_AT_ONCE, Yes),
                Continuation::NextTrickPlay if self.by == Some(offender) => {
                    (CORRECTED_TOO_LATE, No)
                }
                Continuation::NextTrickPlay => (ESTABLISHED_BY_OFFENDER_ONLY, No),
                _ => (ESTABLISHED_BY_CARD_ONLY, No),
            },
        };
        let (_, why) = self.ruled.since.establishes(self.ruled.side());
        let prompt = Phrase::new("exercise-revoke-established");
        Asked::one_of(Skill::RevokeEstablished, prompt, &options, &right)
            .because([why])
            .slips(options.slips([mistake, (REVOKE_WAIVED, Waived)]))
    }

    pub(super) fn what_now(&self) -> Asked {
        use Now::{Penalised, Returns, Stays};
        let options = Options::plain([
            (Penalised, "option-corrected-penalised"),
            (Returns, "option-corrected-returns"),
            (Stays, "option-not-corrected"),
        ]);
        let left = match self.ruled.trick {
            TrickNumber::TWELFTH => TRICK_TWELVE_FORGOTTEN,
            _ => REVOKE_LEFT_STANDING,
        };
        let mistakes = match (self.now(), self.role()) {
            (Penalised, _) => vec![(REVOKE_CARD_GOES_BACK, Returns), (left, Stays)],
            (Returns, Role::Defender) => vec![(left, Stays)],
            (Returns, _) => vec![(DECLARER_PENALISED, Penalised), (left, Stays)],
            (Stays, _) => vec![
                (CORRECTED_TOO_LATE, Penalised),
                (CORRECTED_TOO_LATE, Returns),
            ],
        };
        let rules = &self.ruling.reasons;
        let late = Reason::new("revoke-too-late-to-correct", "63B");
        let late = (rules.len() == 1).then_some(late);
        let prompt = Phrase::new("exercise-revoke-now").with("card", self.card_fact());
        Asked::one_of(Skill::RevokeEstablished, prompt, &options, &self.now())
            .because(late.into_iter().chain(rules.iter().cloned()))
            .slips(options.slips(mistakes))
    }

    pub(super) fn how_many_tricks(&self, cost: &Automatic) -> Asked {
        let prompt = Phrase::new("exercise-revoke-tricks");
        let tricks = i32::from(cost.tricks);
        Asked::count(
            Skill::RevokeTricks,
            prompt,
            "count-tricks-transferred",
            tricks,
        )
        .because(cost.reasons.iter().cloned())
        .slips(self.wrong_tricks())
        .working(self.account(cost))
    }

    fn wrong_tricks(&self) -> Vec<(Slip, i32)> {
        let mut mistakes: Vec<(Slip, i32)> = Vec::new();
        if let Some(slip) = self.exemption_overlooked() {
            mistakes.push((slip, self.tricks_without_exemption()));
            mistakes.extend([(slip, 1), (slip, 2)]);
        }
        let winner = self.winner();
        let (later, earlier) = self
            .won
            .map_or((0, 0), |won| (i32::from(won.later), i32::from(won.earlier)));
        let own_side = Side::of(winner) == self.ruled.side();
        if winner == self.ruled.offender {
            mistakes.push((OWN_TRICK_FORGOTTEN, later.min(1)));
        } else if own_side && self.role() == Role::Declarer {
            mistakes.push((DUMMYS_TRICK_COSTS_TWO, 2));
        } else if own_side {
            mistakes.push((PARTNERS_TRICK_COSTS_TWO, 2));
        }
        let won_since = later + i32::from(own_side);
        if won_since == 0 && earlier > 0 {
            mistakes.extend([(EARLIER_TRICKS_COUNTED, 1), (EARLIER_TRICKS_COUNTED, 2)]);
        }
        mistakes.extend([(ALWAYS_TWO, 2), (ALWAYS_ONE, 1)]);
        if won_since > 2 {
            mistakes.extend([
                (ALL_LATER_TRICKS_TAKEN, won_since),
                (ALL_LATER_TRICKS_TAKEN, later),
            ]);
        }
        mistakes
    }

    /// Why this revoke costs nothing, where the winners of the tricks have no say.
    fn exemption_overlooked(&self) -> Option<Slip> {
        let ruled = &self.ruled;
        if !self.is_exempt() {
            return None;
        }
        Some(if ruled.trick == TrickNumber::TWELFTH {
            TRICK_TWELVE_FORGOTTEN
        } else if ruled.other_side != OtherSide::Followed {
            BOTH_SIDES_PAY
        } else if self.role() == Role::Dummy {
            DUMMYS_REVOKE_COSTS
        } else if ruled.failure == Failure::FacedCard {
            FACED_CARD_COSTS
        } else if ruled.earlier == Earlier::SameSuitEstablished {
            SAME_SUIT_COSTS_AGAIN
        } else if ruled.attention != Attention::InTime {
            LATE_NOTICE_COSTS
        } else {
            return None;
        })
    }

    /// The account of the tricks.
    fn account(&self, cost: &Automatic) -> Vec<Step> {
        if self.is_exempt() {
            return Vec::new();
        }
        let winner = self.winner();
        let offender = self.ruled.offender;
        let who = if winner == offender {
            Phrase::new("working-offender-won")
        } else if Side::of(winner) == self.ruled.side() {
            Phrase::new("working-partner-won")
        } else {
            Phrase::new("working-opponents-won")
        };
        let won = self.won.map_or(0, |won| won.later);
        let seat = |phrase: Phrase, seat: Seat| phrase.with("seat", Fact::Seat(seat));
        let said = [
            seat(who, winner),
            Phrase::new("working-later-tricks")
                .with("side", Fact::Side(self.ruled.side()))
                .with("number", number(won)),
            Phrase::new("working-tricks-transferred").with("number", number(cost.tricks)),
        ];
        said.into_iter().map(Step::Say).collect()
    }
}
