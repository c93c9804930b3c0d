//! Revokes for generated exercises: a story, played out with the cards of a board.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};

use super::Revoke;
use crate::fields::{Trumps, WholeTrick};
use crate::play::{plausible, simulator};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::laws::revoke::{Continuation, OtherSide};
use engine::laws::role::Role;
use engine::play::{Turn, trick};
use engine::{BySeat, Contract, Side, cards_of};

/// Boards looked at before a plain position is taken: on most of them somebody could revoke.
const TRIES: usize = 40;

/// A board of the bank on which a player does not follow suit.
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

/// Who revokes, a defender or declarer where it does not matter; how it goes on if it is West;
/// what else there is.
type Story = (Option<Role>, &'static str, &'static str);

/// West ruffs a heart with a heart in hand. The number of the trick is used where the story names
/// none.
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

/// What is rare at the table is made as often as it stands here.
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

/// Whether the player is of the offending side.
fn is_own(made: &Revoke, seat: Seat) -> bool {
    Side::of(seat) == Side::of(*made.offender)
}

/// Deals the trick. `None` where the offender has no choice, or an opponent who is to revoke too.
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
                // A suit that the offender holds as well.
                let common = |card: &Card| !hands[offender][card.suit].is_empty();
                let common = held.iter().filter(common).collect();
                simulator::lead(common, bid.strain, chance)?
            }
            Some(led) if seat == offender && made.penalty_card => {
                // The lowest one of the suit is the penalty card.
                let follow = cards_of(held, led.suit);
                follow.iter().next().filter(|_| follow.len() >= 2)?
            }
            Some(led) if seat == offender => instead(held, led.suit, bid.strain, chance)?,
            Some(led) if both && Side::of(seat) != Side::of(offender) => {
                // The first opponent who can revoke does.
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

/// What is played instead of a card of the suit led: a trump at times, else the lowest of a suit.
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

/// Names the player who goes on. `None` where nobody of that side can be the first to do it.
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
        // It was not this player's lead.
        Some(Continuation::RetractedLead) if is_own(winner) => Some(winner.partner()),
        Some(Continuation::RetractedLead) => Some(winner.lho()),
        Some(_) => Some(of_side(chance.pick(&[offender, offender.partner()])?)),
    };
    // Dummy says nothing: declarer speaks for both hands.
    let speaks = made.went_on != Some(Continuation::NextTrickPlay);
    let says = |seat: Seat| match speaks && seat == dummy {
        true => dummy.partner(),
        false => seat,
    };
    made.by = by.map(|seat| says(seat).into());
    Some(())
}

/// Says how many tricks the offending side won before and after, where that is asked for.
fn tricks(made: &mut Revoke, skill: Skill, chance: &mut Chance) {
    if skill != Skill::RevokeTricks {
        return;
    }
    let after = 13 - made.number;
    // None, one, or one to five: each a third of the time.
    let later = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5];
    made.later = Some(chance.pick_or(&later, 0).min(after));
    // A leader of the offending side had won the trick before.
    let led = u8::from(is_own(made, *made.leader));
    made.earlier = chance.pick_or(&[0, 1, 2, 3, 4], 0).min(made.number - 2) + led;
}
