//! What a revoke is to be: who, when, and what happened after it.

use crate::{Chance, Difficulty, Skill};
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, TrickNumber,
};
use engine::laws::role::Role;

/// What is to happen, before anybody holds cards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Story {
    pub(super) role: Role,
    pub(super) failure: Failure,
    pub(super) trick: TrickNumber,
    /// How it goes on, and whether the offending side does it.
    pub(super) since: Option<(Continuation, bool)>,
    pub(super) other_side: OtherSide,
    pub(super) earlier: Earlier,
    pub(super) attention: Attention,
    pub(super) hands: FourHands,
}

impl Story {
    /// An established revoke of a defender, and nothing else.
    fn usual(chance: &mut Chance) -> Self {
        let trick = u8::try_from(2 + chance.below(9)).unwrap_or(2);
        Self {
            role: Role::Defender,
            failure: Failure::Obligation,
            trick: TrickNumber::new(trick).unwrap_or(TrickNumber::TWELFTH),
            since: Some((Continuation::NextTrickPlay, true)),
            other_side: OtherSide::Followed,
            earlier: Earlier::None,
            attention: Attention::InTime,
            hands: FourHands::NotAllReturned,
        }
    }

    pub(super) fn of(skill: Skill, difficulty: Difficulty, chance: &mut Chance) -> Self {
        let usual = Self::usual(chance);
        match (skill, difficulty) {
            (Skill::RevokeTricks, Difficulty::Easy) => usual,
            (Skill::RevokeTricks, Difficulty::Medium) => Self {
                role: chance.pick_or(&[Role::Defender, Role::Declarer], Role::Declarer),
                ..usual
            },
            (Skill::RevokeTricks, Difficulty::Hard) => usual.exempt(chance),
            (_, Difficulty::Easy) => Self {
                role: chance.pick_or(
                    &[Role::Defender, Role::Defender, Role::Declarer],
                    usual.role,
                ),
                since: chance
                    .percent(50)
                    .then_some((Continuation::NextTrickPlay, true)),
                ..usual
            },
            (_, Difficulty::Medium) => Self {
                role: chance.pick_or(&[Role::Defender, Role::Declarer], usual.role),
                // Half of the time nothing has happened yet that establishes it.
                since: chance.pick_or(
                    &[
                        None,
                        None,
                        Some((Continuation::NextTrickPlay, false)),
                        Some((Continuation::NextTrickPlay, true)),
                        Some((Continuation::Named, true)),
                        Some((Continuation::Claim, true)),
                    ],
                    None,
                ),
                ..usual
            },
            (_, Difficulty::Hard) => usual.twisted(chance),
        }
    }

    /// What exempts from paying is rare at the table: each one time in eight here,
    /// and two in eight nothing does.
    fn exempt(self, chance: &mut Chance) -> Self {
        match chance.below(8) {
            0 => Self {
                role: Role::Dummy,
                ..self
            },
            1 => Self {
                failure: Failure::FacedCard,
                ..self
            },
            2 => Self {
                earlier: Earlier::SameSuitEstablished,
                ..self
            },
            3 => Self {
                other_side: OtherSide::EstablishedToo,
                ..self
            },
            4 => Self {
                attention: Attention::NextDealCalled,
                ..self
            },
            5 => Self {
                attention: Attention::RoundEnded,
                ..self
            },
            _ => Self {
                role: Role::Declarer,
                ..self
            },
        }
    }

    /// The rare ways to go on, the twelfth trick, both sides at once, dummy.
    fn twisted(self, chance: &mut Chance) -> Self {
        let since = |how, own| Self {
            since: Some((how, own)),
            ..self
        };
        match chance.below(8) {
            0 => since(Continuation::ClaimAgreed, true),
            1 => since(Continuation::Claim, false),
            2 => since(Continuation::RetractedLead, true),
            3 | 4 => Self {
                trick: TrickNumber::TWELFTH,
                hands: chance.pick_or(
                    &[FourHands::NotAllReturned, FourHands::Returned],
                    self.hands,
                ),
                role: chance.pick_or(&[Role::Defender, Role::Declarer], self.role),
                ..self
            },
            5 => Self {
                other_side: OtherSide::RevokedToSameTrick,
                ..self
            },
            6 => Self {
                role: Role::Dummy,
                since: chance
                    .percent(50)
                    .then_some((Continuation::NextTrickPlay, true)),
                ..self
            },
            _ => Self {
                failure: Failure::FacedCard,
                since: chance
                    .percent(50)
                    .then_some((Continuation::NextTrickPlay, true)),
                ..self
            },
        }
    }
}
