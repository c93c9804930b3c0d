//! Revokes for generated exercises: a story, with matching cards from a board.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};

use super::Revoke;
use crate::fields::{Trumps, WholeTrick};
use crate::play::{plausible, simulator};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::laws::revoke::{Continuation, OtherSide};
use engine::laws::role::Role;
use engine::play::{Turn, trick};
use engine::{BySeat, Contract, Side, cards_of};

/// How many boards are tried before the fallback; on most of them a revoke is possible.
const TRIES: usize = 40;

/// A bank deal in which a player does not follow suit.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> Revoke {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let made = plausible::position(draw, TRIES, |contract, hands, draw| {
        let chance = &mut draw.chance;
        let number = chance.pick_or(&[2, 3, 4, 5, 6, 7, 8, 9, 10], 5);
        let story = chance.pick(stories(skill, difficulty))?;
        let role = story
            .0
            .or_else(|| chance.pick(&[Role::Defender, Role::Declarer]))?;
        let mut made = told(number, story);
        let by_own_side = made.by.is_none_or(|by| is_own(&made, *by));
        cards(&mut made, role, contract, &hands, chance)?;
        continuation(&mut made, by_own_side, contract.dummy(), chance)?;
        tricks(&mut made, skill, chance);
        Some(made)
    });
    made.unwrap_or_else(|| {
        let mut plain = told(5, (DEFENDER, NEXT, ""));
        tricks(&mut plain, skill, &mut draw.chance);
        plain
    })
}

/// Who revokes, a defender or declarer, if relevant; how play continues if West revokes; other
/// facts.
type Story = (Option<Role>, &'static str, &'static str);

/// West ruffs a heart with a heart in hand. `number` is the trick number if the story gives none.
fn told(number: u8, (_, went_on, more): Story) -> Revoke {
    let number = match more.starts_with("number") {
        true => String::new(),
        false => format!("number: {number},"),
    };
    let trick = r#"trumps: "S", leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK""#;
    let text = format!("({trick}, {number} {went_on} {more})");
    crate::text::plain(&text, "West has a heart left")
}

const DECLARER: Option<Role> = Some(Role::Declarer);
const DEFENDER: Option<Role> = Some(Role::Defender);
const DUMMY: Option<Role> = Some(Role::Dummy);
const ANY: Option<Role> = None;

const AT_ONCE: &str = "";
const NEXT: &str = "went_on: next_trick_play, by: W,";

/// The stories, each repeated by its frequency; rare ones are more frequent here than at the table.
const fn stories(skill: Skill, difficulty: Difficulty) -> &'static [Story] {
    match (skill, difficulty) {
        (Skill::RevokeTricks, Difficulty::Easy) => &[(DEFENDER, NEXT, "")],
        (Skill::RevokeTricks, Difficulty::Medium) => &[(ANY, NEXT, "")],
        (Skill::RevokeTricks, Difficulty::Hard) => &[
            (DUMMY, NEXT, ""),
            (DEFENDER, NEXT, "penalty_card: true"),
            (DEFENDER, NEXT, "again: true"),
            (DEFENDER, NEXT, "others: established"),
            (DEFENDER, NEXT, "noticed: next_deal"),
            (DEFENDER, NEXT, "noticed: round"),
            (DECLARER, NEXT, ""),
            (DECLARER, NEXT, ""),
        ],
        (_, Difficulty::Easy) => &[
            (ANY, AT_ONCE, ""),
            (DEFENDER, AT_ONCE, ""),
            (ANY, NEXT, ""),
            (DEFENDER, NEXT, ""),
        ],
        (_, Difficulty::Medium) => &[
            (ANY, AT_ONCE, ""),
            (ANY, AT_ONCE, ""),
            (ANY, "went_on: next_trick_play, by: N", ""),
            (ANY, NEXT, ""),
            (ANY, "went_on: named, by: W", ""),
            (ANY, "went_on: claim, by: W", ""),
        ],
        (_, Difficulty::Hard) => &[
            (DEFENDER, "went_on: claim_agreed, by: W", ""),
            (DEFENDER, "went_on: claim, by: N", ""),
            (DEFENDER, "went_on: retracted_lead, by: W", ""),
            (ANY, NEXT, "number: 12"),
            (ANY, NEXT, "number: 12, returned: true"),
            (DEFENDER, NEXT, "others: same_trick"),
            (DUMMY, AT_ONCE, ""),
            (DUMMY, NEXT, ""),
            (DEFENDER, AT_ONCE, "penalty_card: true"),
            (DEFENDER, NEXT, "penalty_card: true"),
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
    let Contract { declarer, bid, .. } = contract;
    let offender = match role {
        Role::Declarer => declarer,
        Role::Dummy => contract.dummy(),
        Role::Defender => chance.pick(&[declarer.lho(), declarer.rho()])?,
    };
    let left = usize::from(14 - made.number);
    let hands = plausible::left(hands, left, chance);
    let leader = chance.pick(&[offender.lho(), offender.partner(), offender.rho()])?;
    let mut both = made.others == OtherSide::RevokedToSameTrick;
    let mut cards: Vec<Card> = Vec::with_capacity(4);
    for seat in [leader, leader.lho(), leader.partner(), leader.rho()] {
        let held = hands[seat];
        let turn = Turn {
            hand: held,
            trick: cards.clone(),
            ..Turn::default()
        };
        let card = match cards.first() {
            None => {
                // A suit that the offender also holds.
                let common = |card: &Card| !hands[offender][card.suit].is_empty();
                let common = held.iter().filter(common).collect();
                simulator::lead(common, bid.strain, chance)?
            }
            Some(led) if seat == offender && made.penalty_card => {
                // The lowest card of the suit is the penalty card.
                let follow = cards_of(held, led.suit);
                follow.iter().next().filter(|_| follow.len() >= 2)?
            }
            Some(led) if seat == offender => instead(held, led.suit, bid.strain, chance)?,
            Some(led) if both && Side::of(seat) != Side::of(offender) => {
                // The first opponent who can also revoke does so.
                let instead = instead(held, led.suit, bid.strain, chance);
                both = instead.is_none();
                instead.or_else(|| simulator::card(&turn, bid.strain, chance))?
            }
            Some(_) => simulator::card(&turn, bid.strain, chance)?,
        };
        if seat == offender {
            let mut left = held;
            left.remove(card);
            made.hand = left.into();
        }
        cards.push(card);
    }
    made.declarer = declarer.into();
    made.trumps = Trumps(bid.strain);
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

/// Sets the player who continues; `None` if no player of that side can be the first to do so.
fn continuation(
    made: &mut Revoke,
    by_own_side: bool,
    dummy: Seat,
    chance: &mut Chance,
) -> Option<()> {
    let (offender, leader) = (*made.offender, *made.leader);
    let winner = trick::winner(leader, &*made.trick, *made.trumps)?;
    let is_own = |seat| is_own(made, seat);
    let of_side = |seat: Seat| match is_own(seat) == by_own_side {
        true => seat,
        false => seat.lho(),
    };
    let by = match made.went_on {
        None => None,
        // The winner of the trick leads, and the others follow.
        Some(Continuation::NextTrickPlay) if !by_own_side && is_own(winner) => return None,
        Some(Continuation::NextTrickPlay) => Some(of_side(winner)),
        // The lead is out of turn, so the winner of the trick cannot have made it.
        Some(Continuation::RetractedLead) if is_own(winner) => Some(winner.partner()),
        Some(Continuation::RetractedLead) => Some(winner.lho()),
        Some(_) => Some(of_side(chance.pick(&[offender, offender.partner()])?)),
    };
    // Dummy does not speak; declarer speaks for both hands.
    let speaks = made.went_on != Some(Continuation::NextTrickPlay);
    let says = |seat: Seat| match speaks && seat == dummy {
        true => dummy.partner(),
        false => seat,
    };
    made.by = by.map(|seat| says(seat).into());
    Some(())
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
