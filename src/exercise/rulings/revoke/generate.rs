//! Revokes for generated exercises: a story, played out with the cards of a board.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};

use super::Revoke;
use crate::fields::{Trumps, WholeTrick};
use crate::play::{plausible, simulator};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::laws::revoke::{Attention, Continuation, OtherSide};
use engine::laws::role::Role;
use engine::play::{Turn, trick};
use engine::{BySeat, Contract, Side, cards_of};

/// Boards looked at before a plain position is taken: on most of them somebody could revoke.
const TRIES: usize = 40;

/// A board of the bank on which a player does not follow suit.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> Revoke {
    let made = plausible::position(draw, TRIES, |contract, hands, draw| {
        let (skill, chance) = (draw.skill, &mut draw.chance);
        let mut made = usual(chance);
        let (role, by_own_side) = story(&mut made, skill, draw.difficulty, chance);
        cards(&mut made, role, contract, &hands, chance)?;
        continuation(&mut made, by_own_side, contract.dummy(), chance)?;
        tricks(&mut made, skill, chance);
        Some(made)
    });
    made.unwrap_or_else(|| {
        let mut plain = usual(&mut draw.chance);
        tricks(&mut plain, draw.skill, &mut draw.chance);
        plain
    })
}

/// An established revoke of a defender, and nothing else: West ruffs a heart with hearts in hand.
fn usual(chance: &mut Chance) -> Revoke {
    let text = r#"(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK",
        went_on: next_trick_play, by: W)"#;
    Revoke {
        number: chance.pick_or(&[2, 3, 4, 5, 6, 7, 8, 9, 10], 5),
        ..crate::text::plain(text, "West has a heart left")
    }
}

/// Changes what the difficulty asks for. Who revokes, and whether the offender's side goes on.
fn story(
    made: &mut Revoke,
    skill: Skill,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> (Role, bool) {
    use Role::{Declarer, Defender, Dummy};
    let next = Some(Continuation::NextTrickPlay);
    let either = [Defender, Declarer];
    match (skill, difficulty) {
        (Skill::RevokeTricks, Difficulty::Easy) => (Defender, true),
        (Skill::RevokeTricks, Difficulty::Medium) => (chance.pick_or(&either, Defender), true),
        (Skill::RevokeTricks, Difficulty::Hard) => (exemption(made, chance), true),
        (_, Difficulty::Easy) => {
            let role = chance.pick_or(&[Defender, Defender, Declarer], Defender);
            made.went_on = next.filter(|_| chance.percent(50));
            (role, true)
        }
        (_, Difficulty::Medium) => {
            let role = chance.pick_or(&either, Defender);
            // Half of the time nothing has happened yet that establishes it.
            let (went_on, by_own_side) = chance.pick_or(
                &[
                    (None, true),
                    (None, true),
                    (next, false),
                    (next, true),
                    (Some(Continuation::Named), true),
                    (Some(Continuation::Claim), true),
                ],
                (None, true),
            );
            made.went_on = went_on;
            (role, by_own_side)
        }
        (_, Difficulty::Hard) => {
            let (mut role, mut by_own_side) = (Defender, true);
            match chance.below(8) {
                0 => made.went_on = Some(Continuation::ClaimAgreed),
                1 => {
                    made.went_on = Some(Continuation::Claim);
                    by_own_side = false;
                }
                2 => made.went_on = Some(Continuation::RetractedLead),
                3 | 4 => {
                    made.number = 12;
                    made.returned = chance.percent(50);
                    role = chance.pick_or(&either, Defender);
                }
                5 => made.others = OtherSide::RevokedToSameTrick,
                6 => {
                    role = Dummy;
                    made.went_on = next.filter(|_| chance.percent(50));
                }
                _ => {
                    made.penalty_card = true;
                    made.went_on = next.filter(|_| chance.percent(50));
                }
            }
            (role, by_own_side)
        }
    }
}

/// What keeps a revoke from costing tricks is rare at the table: here each exemption is made one
/// time in eight, and none two times in eight. Who revokes.
fn exemption(made: &mut Revoke, chance: &mut Chance) -> Role {
    match chance.below(8) {
        0 => return Role::Dummy,
        1 => made.penalty_card = true,
        2 => made.again = true,
        3 => made.others = OtherSide::EstablishedToo,
        4 => made.noticed = Attention::NextDealCalled,
        5 => made.noticed = Attention::RoundEnded,
        _ => return Role::Declarer,
    }
    Role::Defender
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
            made.hand = held
                .iter()
                .filter(|other| *other != card)
                .collect::<Hand>()
                .into();
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
    let is_own = |seat: Seat| Side::of(seat) == Side::of(offender);
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
    let by = by.map(|seat| {
        if speaks && seat == dummy {
            dummy.partner()
        } else {
            seat
        }
    });
    made.by = by.map(Into::into);
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
    let led = Side::of(*made.leader) == Side::of(*made.offender);
    let before = chance.pick_or(&[0, 1, 2, 3, 4], 0).min(made.number - 2);
    made.earlier = before + u8::from(led);
}
