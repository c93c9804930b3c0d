//! Calls out of turn for generated exercises.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{CallOutOfTurn, Offence, Then};
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::auction::Silence;
use engine::laws::out_of_rotation::DueTurn;
use engine::{Auction, BySeat, Hand};

/// Boards looked at before a plain position is taken.
const TRIES: usize = 24;

/// A player of the bank who speaks too soon.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> CallOutOfTurn {
    for _ in 0..TRIES {
        let Some((auction, hands)) = Turned::auctioned(draw) else {
            continue;
        };
        // The dealer's own turn is where nobody has called.
        let first = draw.difficulty == Difficulty::Hard && draw.chance.percent(25);
        let place = match first {
            true => 0,
            false => draw.chance.below(auction.calls().len().min(8)),
        };
        let at = Moment {
            auction: auction.before(place),
            whole: &auction,
            hands: &hands,
            place,
        };
        if let Some(made) = scene(&at, draw) {
            return made;
        }
    }
    plain()
}

/// The dealer's partner opens before the dealer.
fn plain() -> CallOutOfTurn {
    let text = r#"(auction: "", seat: S, call: "1S")"#;
    crate::text::plain(text, "South opens at North's turn")
}

/// Somebody's turn in an auction of the bank.
struct Moment<'a> {
    whole: &'a Auction,
    hands: &'a BySeat<Hand>,
    auction: Auction,
    place: usize,
}

impl Moment<'_> {
    /// What was really called `turns` turns later.
    fn later(&self, turns: usize) -> Option<Call> {
        let made = self.whole.calls().get(self.place + turns)?;
        Some(made.call)
    }

    /// What a player would say who takes it for the own turn: a bid, if one is wanted.
    fn said(&self, seat: Seat, turns: usize, wanted: Wanted) -> Option<Call> {
        let bid = || plausible::natural_bid(&self.auction, self.hands[seat]).map(Call::Bid);
        match wanted {
            Wanted::Pass => Some(Call::Pass),
            // Nobody doubles or redoubles before the first bid, not even by mistake.
            Wanted::Double | Wanted::Redouble if self.auction.last_bid().is_none() => None,
            Wanted::Double => Some(Call::Double),
            Wanted::Redouble => Some(Call::Redouble),
            Wanted::Bid => match self.later(turns) {
                Some(call @ Call::Bid(_)) if self.auction.admissible(seat, call).is_ok() => {
                    Some(call)
                }
                _ => bid(),
            },
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Bid,
    Pass,
    Double,
    Redouble,
}

fn scene(at: &Moment<'_>, draw: &mut Draw<'_>) -> Option<CallOutOfTurn> {
    let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
    let (due, wanted) = offence(skill, difficulty, chance);
    let turn = at.auction.turn();
    let (seat, turns) = match due {
        DueTurn::Rho => (turn.lho(), 1),
        DueTurn::Partner => (turn.partner(), 2),
        DueTurn::Lho => (turn.rho(), 3),
    };
    let call = at.said(seat, turns, wanted)?;
    let then = then(at, (seat, call), due, draw)?;
    CallOutOfTurn::new(at.auction.clone(), seat, call, then).ok()
}

/// Whose turn it was, and what sort of call is made. The dealer's right-hand
/// opponent, doubles and doubles that are not allowed are rare at the table:
/// they are made here, at the rates below.
fn offence(skill: Skill, difficulty: Difficulty, chance: &mut Chance) -> (DueTurn, Wanted) {
    let (rho, partner, lho) = (DueTurn::Rho, DueTurn::Partner, DueTurn::Lho);
    let (bid, pass, double) = (Wanted::Bid, Wanted::Pass, Wanted::Double);
    let among: &[(DueTurn, Wanted)] = match (skill, difficulty) {
        (Skill::SilencedPartner, Difficulty::Easy) => &[(partner, bid)],
        (Skill::SilencedPartner, Difficulty::Medium) => &[(rho, bid), (rho, bid), (partner, bid)],
        (Skill::SilencedPartner, Difficulty::Hard) => &[
            (rho, pass),
            (partner, pass),
            (partner, pass),
            (rho, double),
            (partner, double),
            (partner, Wanted::Redouble),
        ],
        (_, Difficulty::Easy) => &[(rho, bid), (partner, bid), (partner, pass), (rho, pass)],
        (_, Difficulty::Medium) => &[(rho, bid), (rho, bid), (rho, pass), (partner, pass)],
        (_, Difficulty::Hard) => &[
            (rho, bid),
            (rho, bid),
            (partner, bid),
            (lho, bid),
            (partner, double),
        ],
    };
    chance.pick_or(among, (rho, bid))
}

fn then(
    at: &Moment<'_>,
    (seat, call): (Seat, Call),
    due: DueTurn,
    draw: &mut Draw<'_>,
) -> Option<Then> {
    let chance = &mut draw.chance;
    let start = CallOutOfTurn::new(at.auction.clone(), seat, call, Then::Nothing).ok()?;
    let start = start.offence;
    let own_turn = |chance: &mut Chance| others(at, &start, chance);
    match (draw.skill, draw.difficulty) {
        (Skill::SilencedPartner, _) => replaced(&start, own_turn(chance)?, chance),
        (_, Difficulty::Medium) => Some(Then::OwnTurn {
            others: own_turn(chance)?,
        }),
        (_, Difficulty::Hard) if start.due().is_some() && due != DueTurn::Lho => {
            let accepts = due == DueTurn::Partner || chance.percent(45);
            let by = if accepts {
                seat.lho()
            } else {
                at.auction.turn()
            };
            let call = called_over(at, &start, by, chance)?;
            Some(Then::CalledOver { by, call })
        }
        _ => Some(Then::Nothing),
    }
}

/// The calls of the others until the offender's own turn.
fn others(at: &Moment<'_>, start: &Offence, chance: &mut Chance) -> Option<Vec<Call>> {
    let (mut auction, _) = start.cancelled()?;
    let mut others = Vec::new();
    while auction.turn() != start.seat && others.len() < 3 {
        let natural = plausible::natural_bid(&auction, at.hands[auction.turn()]).map(Call::Bid);
        let real = at.later(others.len());
        // The player on the right passes half the time: then a bid is repeated.
        let call = match chance.below(4) {
            0 | 1 => Call::Pass,
            2 => natural.unwrap_or(Call::Pass),
            _ => real.unwrap_or(Call::Pass),
        };
        let call = if auction.check(call).is_ok() {
            call
        } else {
            Call::Pass
        };
        auction.push(call).ok()?;
        others.push(call);
    }
    Some(others)
}

/// The offender's call at the own turn: the same denomination is comparable,
/// another one or a pass is not.
fn replaced(start: &Offence, others: Vec<Call>, chance: &mut Chance) -> Option<Then> {
    let auction = start.at_own_turn(&others)?;
    let settled = start.due().is_none() || auction.silence(start.seat) != Silence::Free;
    let again = match start.call {
        Call::Bid(bid) => auction.lowest_sufficient(bid.strain).map(Call::Bid),
        call => Some(call).filter(|&call| auction.check(call).is_ok()),
    };
    let alike = again.filter(|_| chance.percent(50));
    let other = || {
        let bids = auction.legal_calls().filter(|call| {
            let strain = |call: Call| match call {
                Call::Bid(bid) => Some(bid.strain),
                _ => None,
            };
            strain(*call).is_some() && strain(*call) != strain(start.call)
        });
        bids.take(3).collect::<Vec<_>>()
    };
    let passes = start.call != Call::Pass && chance.percent(50);
    let (call, comparable) = match alike {
        Some(call) => (call, true),
        None if passes => (Call::Pass, false),
        None => (chance.pick_or(&other(), Call::Pass), false),
    };
    let forced: Vec<Call> = auction.legal_calls().take(2).collect();
    let (call, comparable) = match forced.as_slice() {
        [only] => (*only, false),
        _ => (call, comparable && !settled),
    };
    // A pass for a pass says the same.
    let comparable = comparable || (!settled && call == start.call && call == Call::Pass);
    Some(Then::Replaced {
        others,
        call,
        comparable,
    })
}

/// What an opponent says over the call, or in spite of it.
fn called_over(at: &Moment<'_>, start: &Offence, by: Seat, chance: &mut Chance) -> Option<Call> {
    let mut auction = at.auction.clone();
    if by == start.seat.lho() {
        start.irregular().accept(&mut auction).ok()?;
    }
    let natural = plausible::natural_bid(&auction, at.hands[by]).map(Call::Bid);
    let legal = |call: &Call| auction.check(*call).is_ok();
    let calls: Vec<Call> = [Some(Call::Pass), Some(Call::Double), natural]
        .into_iter()
        .flatten()
        .filter(legal)
        .collect();
    chance.pick(&calls)
}
