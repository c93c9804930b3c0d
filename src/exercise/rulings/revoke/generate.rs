//! Revokes for generated exercises.

use super::Revoke;
use crate::play::complete_trick::CompleteTrick;
use crate::play::plausible::{self, Turned};
use crate::play::simulator;
use crate::prelude::*;
use crate::rulings::defence::scene;
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
        let role = role.or_else(|| chance.pick(&[Role::Defender, Role::Declarer]))?;
        more(&mut made);
        let declarer = contract.declarer;
        let offender = match role {
            Role::Declarer => declarer,
            Role::Dummy => contract.dummy(),
            Role::Defender => chance.pick(&[declarer.lho(), declarer.rho()])?,
        };
        let hands = plausible::left(&hands, usize::from(14 - made.number), chance);
        let leader = chance.pick(&[offender.lho(), offender.partner(), offender.rho()])?;
        made.declarer = declarer.into();
        made.trumps = contract.bid.strain.into();
        made.leader = leader.into();
        made.offender = offender.into();
        made.trick = trick(&made, &hands, chance)?;
        made.hand = (hands[offender] - Hand::from_iter(*made.trick)).into();
        made.went_on = went_on.map(|(how, _)| how);
        made.by = match went_on {
            Some((how, own)) => Some(goes_on(&made, how, own, chance)?.into()),
            None => None,
        };
        if of_tricks {
            // None, one, or one to five: a third each.
            let later = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5];
            made.later = Some(chance.pick_or(&later, 0).min(13 - made.number));
            // If the leader is on the offending side, that side won the previous trick.
            let led = u8::from(leader == offender.partner());
            made.earlier = chance.pick_or(&[0, 1, 2, 3, 4], 0).min(made.number - 2) + led;
        }
        Some(made)
    })
}

/// Who revokes, if relevant; how play continues, and whether by the offending side; other facts.
type Story = (Option<Role>, Option<(Continuation, bool)>, fn(&mut Revoke));

const ANY: Option<Role> = None;
const AT_ONCE: Option<(Continuation, bool)> = None;
const NEXT: Option<(Continuation, bool)> = Some((Continuation::NextTrickPlay, true));
const PLAIN: fn(&mut Revoke) = |_| {};

/// The stories, each repeated by its frequency; rare ones are more frequent here than at the table.
const fn stories(skill: Skill, difficulty: Difficulty) -> &'static [Story] {
    use Attention::{NextDealCalled, RoundEnded};
    use Continuation::{Claim, ClaimAgreed, Named, NextTrickPlay, RetractedLead};
    use OtherSide::{EstablishedToo, RevokedToSameTrick};
    use Role::{Declarer, Defender, Dummy};
    match (skill, difficulty) {
        (Skill::RevokeTricks, Difficulty::Easy) => &[(Some(Defender), NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Medium) => &[(ANY, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Hard) => &[
            (Some(Dummy), NEXT, PLAIN),
            (Some(Defender), NEXT, |made| made.penalty_card = true),
            (Some(Defender), NEXT, |made| made.again = true),
            (Some(Defender), NEXT, |made| made.others = EstablishedToo),
            (Some(Defender), NEXT, |made| made.noticed = NextDealCalled),
            (Some(Defender), NEXT, |made| made.noticed = RoundEnded),
            (Some(Declarer), NEXT, PLAIN),
            (Some(Declarer), NEXT, PLAIN),
        ],
        (_, Difficulty::Easy) => &[
            (ANY, AT_ONCE, PLAIN),
            (Some(Defender), AT_ONCE, PLAIN),
            (ANY, NEXT, PLAIN),
            (Some(Defender), NEXT, PLAIN),
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
            (Some(Defender), Some((ClaimAgreed, true)), PLAIN),
            (Some(Defender), Some((Claim, false)), PLAIN),
            (Some(Defender), Some((RetractedLead, true)), PLAIN),
            (ANY, NEXT, |made| made.number = 12),
            (ANY, NEXT, |made| (made.number, made.returned) = (12, true)),
            (Some(Defender), NEXT, |made| {
                made.others = RevokedToSameTrick;
            }),
            (Some(Dummy), AT_ONCE, PLAIN),
            (Some(Dummy), NEXT, PLAIN),
            (Some(Defender), AT_ONCE, |made| made.penalty_card = true),
            (Some(Defender), NEXT, |made| made.penalty_card = true),
        ],
    }
}

/// The four cards; `None` if a player who must revoke has no choice of cards.
fn trick(made: &Revoke, hands: &BySeat<Hand>, chance: &mut Chance) -> Option<WholeTrick> {
    let (leader, offender, strain) = (*made.leader, *made.offender, *made.trumps);
    // A suit that the offender also holds.
    let common = |card: &Card| !hands[offender][card.suit].is_empty();
    let led = simulator::lead(
        hands[leader].iter().filter(common).collect(),
        strain,
        chance,
    )?;
    let mut both = made.others == OtherSide::RevokedToSameTrick;
    let mut cards = vec![led];
    for seat in [leader.lho(), leader.partner(), leader.rho()] {
        let held = hands[seat];
        let card = if seat == offender && made.penalty_card {
            // The lowest card of the suit is the penalty card.
            let follow = cards_of(held, led.suit);
            follow.iter().next().filter(|_| follow.len() >= 2)
        } else if seat == offender {
            simulator::revoke_card(held, led.suit, strain, chance)
        } else {
            // The first opponent who can also revoke does so.
            let revokes = both && seat != offender.partner();
            let suit = Some(led.suit).filter(|_| revokes);
            let other = suit.and_then(|suit| simulator::revoke_card(held, suit, strain, chance));
            both &= other.is_none();
            other.or_else(|| simulator::card(&scene::free(held, &cards), strain, chance))
        };
        cards.push(card?);
    }
    cards.try_into().ok().map(WholeTrick)
}

/// Who goes on; `None` if no player of that side can be the first to do so.
fn goes_on(made: &Revoke, how: Continuation, own: bool, chance: &mut Chance) -> Option<Seat> {
    let winner = CompleteTrick::of(made.leader, made.trick, &made.trumps).winner();
    let is_own = |seat| Side::of(seat) == Side::of(*made.offender);
    let by = match how {
        // The winner of the trick leads, and the others follow.
        Continuation::NextTrickPlay => winner,
        // The lead is out of turn, so the winner of the trick cannot have made it.
        Continuation::RetractedLead => winner.lho(),
        _ => chance.pick(&[*made.offender, made.offender.partner()])?,
    };
    let by = if is_own(by) == own { by } else { by.lho() };
    match how {
        Continuation::NextTrickPlay => Some(by).filter(|by| own || *by == winner),
        // Dummy does not speak; declarer speaks for both hands.
        _ if by == made.declarer.partner() => Some(*made.declarer),
        _ => Some(by),
    }
}
