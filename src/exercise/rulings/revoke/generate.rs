//! Revokes for generated exercises: a story, with matching cards from a board.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};

use super::Revoke;
use crate::fields::{Trumps, WholeTrick};
use crate::play::complete_trick::CompleteTrick;
use crate::play::{plausible, simulator};
use crate::rulings::defence::scene::free;
use crate::{Chance, Difficulty, Draw, Skill};
use engine::laws::revoke::{Attention, Continuation, OtherSide};
use engine::laws::role::Role;
use engine::{BySeat, Contract, Side, cards_of};

/// How many boards are tried before the fallback; on most of them a revoke is possible.
const TRIES: usize = 40;

/// A bank deal in which a player does not follow suit.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> Revoke {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let made = plausible::position(draw, TRIES, |contract, hands, draw| {
        let (mut made, chance) = (plain(), &mut draw.chance);
        made.number = chance.pick_or(&[2, 3, 4, 5, 6, 7, 8, 9, 10], 5);
        let (role, went_on, more) = chance.pick(stories(skill, difficulty))?;
        let role = role.or_else(|| chance.pick(&[Role::Defender, Role::Declarer]))?;
        more(&mut made);
        cards(&mut made, role, contract, &hands, chance)?;
        made.went_on = went_on.map(|(how, _)| how);
        made.by = match went_on {
            Some((how, own)) => Some(goes_on(&made, how, own, chance)?.into()),
            None => None,
        };
        tricks(&mut made, skill, chance);
        Some(made)
    });
    made.unwrap_or_else(|| {
        let mut plain = plain();
        tricks(&mut plain, skill, &mut draw.chance);
        plain
    })
}

/// West ruffs a heart with a heart in hand, and plays to the next trick.
fn plain() -> Revoke {
    let text = r#"(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W,
        hand: "HK", went_on: next_trick_play, by: W)"#;
    crate::text::plain(text, "West has a heart left")
}

/// Who revokes, a defender or declarer, if relevant; how play continues, and whether the offending
/// side goes on; other facts.
type Story = (Option<Role>, Option<(Continuation, bool)>, fn(&mut Revoke));

const DECLARER: Option<Role> = Some(Role::Declarer);
const DEFENDER: Option<Role> = Some(Role::Defender);
const DUMMY: Option<Role> = Some(Role::Dummy);
const ANY: Option<Role> = None;

const AT_ONCE: Option<(Continuation, bool)> = None;
const NEXT: Option<(Continuation, bool)> = Some((Continuation::NextTrickPlay, true));

const PLAIN: fn(&mut Revoke) = |_| {};

/// The stories, each repeated by its frequency; rare ones are more frequent here than at the table.
const fn stories(skill: Skill, difficulty: Difficulty) -> &'static [Story] {
    use Attention::{NextDealCalled, RoundEnded};
    use Continuation::{Claim, ClaimAgreed, Named, NextTrickPlay, RetractedLead};
    use OtherSide::{EstablishedToo, RevokedToSameTrick};
    match (skill, difficulty) {
        (Skill::RevokeTricks, Difficulty::Easy) => &[(DEFENDER, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Medium) => &[(ANY, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Hard) => &[
            (DUMMY, NEXT, PLAIN),
            (DEFENDER, NEXT, |made| made.penalty_card = true),
            (DEFENDER, NEXT, |made| made.again = true),
            (DEFENDER, NEXT, |made| made.others = EstablishedToo),
            (DEFENDER, NEXT, |made| made.noticed = NextDealCalled),
            (DEFENDER, NEXT, |made| made.noticed = RoundEnded),
            (DECLARER, NEXT, PLAIN),
            (DECLARER, NEXT, PLAIN),
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
            (DUMMY, AT_ONCE, PLAIN),
            (DUMMY, NEXT, PLAIN),
            (DEFENDER, AT_ONCE, |made| made.penalty_card = true),
            (DEFENDER, NEXT, |made| made.penalty_card = true),
        ],
    }
}

/// Whether the player is on the offending side.
fn is_own(made: &Revoke, seat: Seat) -> bool {
    Side::of(seat) == Side::of(*made.offender)
}

/// Deals the trick; `None` if the offender, or an opponent who must revoke too, has no choice of
/// cards.
fn cards(
    made: &mut Revoke,
    role: Role,
    contract: Contract,
    hands: &BySeat<Hand>,
    chance: &mut Chance,
) -> Option<()> {
    let (declarer, strain) = (contract.declarer, contract.bid.strain);
    let offender = match role {
        Role::Declarer => declarer,
        Role::Dummy => contract.dummy(),
        Role::Defender => chance.pick(&[declarer.lho(), declarer.rho()])?,
    };
    let hands = plausible::left(hands, usize::from(14 - made.number), chance);
    let leader = chance.pick(&[offender.lho(), offender.partner(), offender.rho()])?;
    let mut both = made.others == OtherSide::RevokedToSameTrick;
    let mut cards: Vec<Card> = Vec::with_capacity(4);
    for seat in [leader, leader.lho(), leader.partner(), leader.rho()] {
        let held = hands[seat];
        let card = match cards.first() {
            None => {
                // A suit that the offender also holds.
                let common = |card: &Card| !hands[offender][card.suit].is_empty();
                simulator::lead(held.iter().filter(common).collect(), strain, chance)
            }
            Some(led) if seat == offender && made.penalty_card => {
                // The lowest card of the suit is the penalty card.
                let follow = cards_of(held, led.suit);
                follow.iter().next().filter(|_| follow.len() >= 2)
            }
            Some(led) if seat == offender => instead(held, led.suit, strain, chance),
            Some(led) => {
                // The first opponent who can also revoke does so.
                let revokes = both && seat != offender.partner();
                let suit = Some(led.suit).filter(|_| revokes);
                let other = suit.and_then(|suit| instead(held, suit, strain, chance));
                both &= other.is_none();
                other.or_else(|| simulator::card(&free(held, &cards), strain, chance))
            }
        };
        cards.push(card?);
    }
    made.hand = (hands[offender] - cards.iter().copied().collect::<Hand>()).into();
    made.declarer = declarer.into();
    made.trumps = Trumps(strain);
    made.leader = leader.into();
    made.trick = WholeTrick(cards.try_into().ok()?);
    made.offender = offender.into();
    Some(())
}

/// The card played instead of following suit: sometimes a trump, else the lowest card of a suit.
fn instead(held: Hand, led: Suit, strain: Strain, chance: &mut Chance) -> Option<Card> {
    if held[led].is_empty() {
        return None;
    }
    let trumps = strain.suit().filter(|&suit| suit != led);
    let trumps = trumps.map_or(Hand::EMPTY, |suit| cards_of(held, suit));
    if !trumps.is_empty() && chance.percent(60) {
        return chance.pick(&trumps.iter().collect::<Vec<_>>());
    }
    let mut suits = Suit::ASC.to_vec();
    suits.retain(|&suit| suit != led && !held[suit].is_empty());
    cards_of(held, chance.pick(&suits)?).iter().next_back()
}

/// Who goes on, of the offending side or of the other; `None` if no player of that side can be the
/// first to do so.
fn goes_on(made: &Revoke, how: Continuation, own: bool, chance: &mut Chance) -> Option<Seat> {
    let winner = CompleteTrick::of(made.leader, made.trick, &made.trumps).winner();
    let of_side = |seat: Seat| match is_own(made, seat) == own {
        true => seat,
        false => seat.lho(),
    };
    let by = match how {
        // The winner of the trick leads, and the others follow.
        Continuation::NextTrickPlay if !own && is_own(made, winner) => return None,
        Continuation::NextTrickPlay => return Some(of_side(winner)),
        // The lead is out of turn, so the winner of the trick cannot have made it.
        Continuation::RetractedLead => of_side(winner.lho()),
        _ => of_side(chance.pick(&[*made.offender, made.offender.partner()])?),
    };
    // Dummy does not speak; declarer speaks for both hands.
    match Role::of(by, *made.declarer) {
        Role::Dummy => Some(*made.declarer),
        _ => Some(by),
    }
}

/// Sets how many tricks the offending side won before and after, if asked.
fn tricks(made: &mut Revoke, skill: Skill, chance: &mut Chance) {
    if skill != Skill::RevokeTricks {
        return;
    }
    let after = 13 - made.number;
    // None, one, or one to five: a third each.
    let later = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5];
    made.later = Some(chance.pick_or(&later, 0).min(after));
    // If the leader is on the offending side, that side won the previous trick.
    let led = u8::from(is_own(made, *made.leader));
    made.earlier = chance.pick_or(&[0, 1, 2, 3, 4], 0).min(made.number - 2) + led;
}
