//! Calls out of turn for generated exercises.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{CallOutOfTurn, Case};
use crate::fields::WrittenCalls;
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::auction::Silence;
use engine::laws::out_of_rotation::{DueTurn, Remedy};
use engine::{Auction, BySeat, Hand};

/// How many boards are tried before the fallback.
const TRIES: usize = 24;

/// A player of a bank auction who calls too early.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> CallOutOfTurn {
    let made = plausible::first(draw, TRIES, |draw| {
        let (whole, hands) = Turned::auctioned(draw)?;
        // Hard: 25 % are calls before the dealer has called.
        let first = draw.difficulty == Difficulty::Hard && draw.chance.percent(25);
        let place = match first {
            true => 0,
            false => draw.chance.below(whole.calls().len().min(8)),
        };
        let at = Moment {
            auction: whole.before(place),
            later: whole.calls().iter().skip(place).map(|it| it.call).collect(),
            hands,
        };
        at.out_of_turn(draw)
    });
    let text = r#"(auction: "", seat: S, call: "1S")"#;
    made.unwrap_or_else(|| crate::text::plain(text, "South opens at North's turn"))
}

/// A turn in a bank auction.
struct Moment {
    auction: Auction,
    /// The calls really made from here on.
    later: Vec<Call>,
    hands: BySeat<Hand>,
}

impl Moment {
    fn natural(&self, auction: &Auction, seat: Seat) -> Option<Call> {
        plausible::natural_bid(auction, self.hands[seat]).map(Call::Bid)
    }

    /// A call out of turn, and how the scene continues.
    fn out_of_turn(&self, draw: &mut Draw<'_>) -> Option<CallOutOfTurn> {
        let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
        let (due, wanted) = chance.pick(offences(skill, difficulty))?;
        let turn = self.auction.turn();
        let (seat, turns) = match due {
            DueTurn::Rho => (turn.lho(), 1),
            DueTurn::Partner => (turn.partner(), 2),
            DueTurn::Lho => (turn.rho(), 3),
        };
        let call = match (wanted, self.later.get(turns)) {
            // No player doubles or redoubles before the first bid, not even by mistake.
            (Some(Call::Double | Call::Redouble), _) if self.auction.last_bid().is_none() => None,
            (Some(call), _) => Some(call),
            (None, Some(&call @ Call::Bid(_))) if self.auction.admissible(seat, call).is_ok() => {
                Some(call)
            }
            (None, _) => self.natural(&self.auction, seat),
        }?;
        let case = Case::new(self.auction.clone(), seat, call)?;
        let mut made = CallOutOfTurn::new(&self.auction, seat, call);
        match (skill, difficulty) {
            (Skill::SilencedPartner, _) => {
                let others = self.others(&case, chance)?;
                let (call, comparable) = replacement(&case, &others, chance)?;
                made.others = Some(WrittenCalls(others));
                made.replaced = Some(call.into());
                made.comparable = comparable;
            }
            (_, Difficulty::Medium) => {
                made.others = Some(WrittenCalls(self.others(&case, chance)?));
            }
            (_, Difficulty::Hard) if case.due.is_some() && due != DueTurn::Lho => {
                let accepts = due == DueTurn::Partner || chance.percent(45);
                let by = if accepts { seat.lho() } else { turn };
                made.over = Some(self.called_over(&case, by, chance)?.into());
                made.by = Some(by.into());
            }
            _ => {}
        }
        Some(made)
    }

    /// The calls of the others until the offender's next turn.
    fn others(&self, case: &Case, chance: &mut Chance) -> Option<Vec<Call>> {
        let mut auction = case.cancelled.clone();
        let mut others = Vec::new();
        while auction.turn() != case.seat && others.len() < 3 {
            // The right-hand opponent passes half the time, so that a bid can be repeated.
            let call = match chance.below(4) {
                0 | 1 => None,
                2 => self.natural(&auction, auction.turn()),
                _ => self.later.get(others.len()).copied(),
            };
            let call = call.filter(|&call| auction.check(call).is_ok());
            let call = call.unwrap_or(Call::Pass);
            auction.push(call).ok()?;
            others.push(call);
        }
        Some(others)
    }

    /// An opponent's call after the call out of turn.
    fn called_over(&self, case: &Case, by: Seat, chance: &mut Chance) -> Option<Call> {
        let mut auction = self.auction.clone();
        if by == case.seat.lho() {
            case.irregular.rectify(&mut auction, Remedy::Accept).ok()?;
        }
        let calls = [Call::Pass, Call::Double].into_iter();
        let calls = calls.chain(self.natural(&auction, by));
        let legal: Vec<Call> = calls.filter(|&call| auction.check(call).is_ok()).collect();
        chance.pick(&legal)
    }
}

/// Whose turn it was, and which call is made; `None` for a bid. Calls at the right-hand opponent's
/// or dealer's turn, doubles and inadmissible doubles are rare at the table; these lists make them
/// frequent.
const fn offences(skill: Skill, difficulty: Difficulty) -> &'static [(DueTurn, Option<Call>)] {
    use DueTurn::{Lho, Partner, Rho};
    const BID: Option<Call> = None;
    const PASS: Option<Call> = Some(Call::Pass);
    const DOUBLE: Option<Call> = Some(Call::Double);
    const REDOUBLE: Option<Call> = Some(Call::Redouble);
    match (skill, difficulty) {
        (Skill::SilencedPartner, Difficulty::Easy) => &[(Partner, BID)],
        (Skill::SilencedPartner, Difficulty::Medium) => &[(Rho, BID), (Rho, BID), (Partner, BID)],
        (Skill::SilencedPartner, Difficulty::Hard) => &[
            (Rho, PASS),
            (Partner, PASS),
            (Partner, PASS),
            (Rho, DOUBLE),
            (Partner, DOUBLE),
            (Partner, REDOUBLE),
        ],
        (_, Difficulty::Easy) => &[(Rho, BID), (Partner, BID), (Partner, PASS), (Rho, PASS)],
        (_, Difficulty::Medium) => &[(Rho, BID), (Rho, BID), (Rho, PASS), (Partner, PASS)],
        (_, Difficulty::Hard) => &[
            (Rho, BID),
            (Rho, BID),
            (Partner, BID),
            (Lho, BID),
            (Partner, DOUBLE),
        ],
    }
}

/// The offender's replacement call, and whether the Director rules it comparable: a bid in the same
/// denomination is, and a pass for a pass.
fn replacement(case: &Case, others: &[Call], chance: &mut Chance) -> Option<(Call, bool)> {
    let (auction, _) = case.until_own_turn(others)?;
    let legal: Vec<Call> = auction.legal_calls().collect();
    if let [only] = legal[..] {
        return Some((only, false));
    }
    let again = match case.call {
        Call::Bid(bid) => auction.lowest_sufficient(bid.strain).map(Call::Bid),
        call => Some(call).filter(|call| legal.contains(call)),
    };
    let alike = again.filter(|_| chance.percent(40));
    let passes = case.call != Call::Pass && chance.percent(50);
    let call = match alike {
        Some(call) => call,
        None if passes => Call::Pass,
        None => chance.pick_or(&plausible::other_strains(&auction, case.call), Call::Pass),
    };
    let settled = case.due.is_none() || auction.silence(case.seat) != Silence::Free;
    Some((call, !settled && (alike.is_some() || call == case.call)))
}
