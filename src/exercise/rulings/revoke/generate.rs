//! Revokes for generated exercises.

use super::Revoke;
use crate::play::plausible::{self, Turned};
use crate::play::revoked::Revoking;
use crate::prelude::*;
use crate::rulings::{first, plain};
use engine::laws::revoke::{Attention, Continuation, OtherSide};
use engine::laws::role::Role;

/// A bank deal in which a player does not follow suit, with a story; on most deals one is possible.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Revoke {
    let of_tricks = draw.skill == Skill::RevokeTricks;
    let later = if of_tricks { ", later: 1" } else { "" };
    // West ruffs a heart with a heart in hand, and plays to the next trick.
    let simple = &format!(
        r#"(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK",
            went_on: next_trick_play, by: W{later})"#
    );
    // Without a played board to draw from, the story is always the same.
    first(draw, 40, simple, Turned::played, |contract, hands, draw| {
        let (mut made, chance): (Revoke, _) = (plain(simple), &mut draw.chance);
        made.number = chance.pick_or(&[2, 3, 4, 5, 6, 7, 8, 9, 10], 5);
        let (role, went_on, more) = chance.pick(stories(draw.skill, draw.difficulty))?;
        more(&mut made);
        let revoking = Revoking {
            contract,
            offender: plausible::player(role, contract, chance)?,
            faced: made.penalty_card,
            both: made.others == OtherSide::RevokedToSameTrick,
        };
        let (trick, left) = revoking.trick(made.number, &hands, chance)?;
        made.declarer = contract.declarer.into();
        made.trumps = trick.strain.into();
        made.leader = trick.leader.into();
        made.trick = WholeTrick(trick.cards);
        made.offender = revoking.offender.into();
        made.hand = left.into();
        made.went_on = went_on.map(|(how, _)| how);
        made.by = match went_on {
            Some((how, own)) => Some(revoking.goes_on(&trick, how, own, chance)?.into()),
            None => None,
        };
        if of_tricks {
            // None, one, or one to five: a third each.
            let later = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5];
            made.later = Some(chance.pick_or(&later, 0).min(13 - made.number));
            // If the leader is on the offending side, that side won the previous trick.
            let led = u8::from(trick.leader == revoking.offender.partner());
            made.earlier = chance.pick_or(&[0, 1, 2, 3, 4], 0).min(made.number - 2) + led;
        }
        Some(made)
    })
}

/// Who revokes, if relevant; how play continues, and whether by the offending side; other facts.
type Story = (Option<Role>, Option<(Continuation, bool)>, fn(&mut Revoke));

const ANY: Option<Role> = None;
const DEFENDER: Option<Role> = Some(Role::Defender);
const AT_ONCE: Option<(Continuation, bool)> = None;
const NEXT: Option<(Continuation, bool)> = Some((Continuation::NextTrickPlay, true));
const PLAIN: fn(&mut Revoke) = |_| {};

/// The stories, each repeated by its frequency; rare ones are more frequent here than at the table.
const fn stories(skill: Skill, difficulty: Difficulty) -> &'static [Story] {
    use Attention::{NextDealCalled, RoundEnded};
    use Continuation::{Claim, ClaimAgreed, Named, NextTrickPlay, RetractedLead};
    use OtherSide::{EstablishedToo, RevokedToSameTrick};
    use Role::{Declarer, Dummy};
    match (skill, difficulty) {
        (Skill::RevokeTricks, Difficulty::Easy) => &[(DEFENDER, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Medium) => &[(ANY, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Hard) => &[
            (Some(Dummy), NEXT, PLAIN),
            (DEFENDER, NEXT, |made| made.penalty_card = true),
            (DEFENDER, NEXT, |made| made.again = true),
            (DEFENDER, NEXT, |made| made.others = EstablishedToo),
            (DEFENDER, NEXT, |made| made.noticed = NextDealCalled),
            (DEFENDER, NEXT, |made| made.noticed = RoundEnded),
            (Some(Declarer), NEXT, PLAIN),
            (Some(Declarer), NEXT, PLAIN),
        ],
        (_, Difficulty::Easy) => &[
            (ANY, AT_ONCE, PLAIN),
            (DEFENDER, AT_ONCE, PLAIN),
            (ANY, NEXT, PLAIN),
            (DEFENDER, NEXT, PLAIN),
        ],
        (_, Difficulty::Medium) => &[
            (ANY, AT_ONCE, PLAIN),
            (ANY, AT_ONCE, PLAIN),
            (ANY, Some((NextTrickPlay, false)), PLAIN),
            (ANY, NEXT, PLAIN),
            (ANY, Some((Named, true)), PLAIN),
            (ANY, Some((Claim, true)), PLAIN),
        ],
        (_, Difficulty::Hard) => &[
            (DEFENDER, Some((ClaimAgreed, true)), PLAIN),
            (DEFENDER, Some((Claim, false)), PLAIN),
            (DEFENDER, Some((RetractedLead, true)), PLAIN),
            (ANY, NEXT, |made| made.number = 12),
            (ANY, NEXT, |made| (made.number, made.returned) = (12, true)),
            (DEFENDER, NEXT, |made| made.others = RevokedToSameTrick),
            (Some(Dummy), AT_ONCE, PLAIN),
            (Some(Dummy), NEXT, PLAIN),
            (DEFENDER, AT_ONCE, |made| made.penalty_card = true),
            (DEFENDER, NEXT, |made| made.penalty_card = true),
        ],
    }
}
