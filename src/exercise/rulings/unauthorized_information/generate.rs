//! Scenes drawn from the auctions of the bank: a source, a player, and a poll.

use super::UnauthorizedInformation;
use super::poll::Poll;
use super::scene::bid_at;
use crate::play::plausible::{self, Turned};
use crate::prelude::*;
use crate::rulings::{either, first};
use engine::auction::every_bid;
use engine::laws::unauthorized::{Alternative, Decision, Inquiry, Moment, QUESTIONS, Source};

const SOURCES: [&[Source]; 3] = [
    &[
        Source::Hesitation,
        Source::Haste,
        Source::Question,
        Source::Remark,
    ],
    &[
        Source::Hesitation,
        Source::Question,
        Source::UnexpectedAlert,
        Source::Explanation,
        Source::RequiredPause,
    ],
    &[
        Source::WithdrawnByOffender,
        Source::WithdrawnByOtherSide,
        Source::WithdrawnByOffender,
        Source::WithdrawnByOtherSide,
        Source::PutRight,
        Source::RequiredPause,
    ],
];

/// A place in an auction of the bank, where something has been given away.
pub(crate) fn generate(draw: &mut Draw<'_>) -> UnauthorizedInformation {
    let simple = r#"(auction: "1S 2H P P", source: hesitation, by: S)"#;
    first(draw, 60, simple, Turned::auctioned, |whole, hands, draw| {
        let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
        let [easy, medium, hard] = SOURCES;
        let source = match draw.skill {
            Skill::InformationRuling => chance.pick(medium)?,
            _ => chance.pick(difficulty.choose(easy, medium, hard))?,
        };
        // Now and then an opponent gives something away, which the player may use.
        let opponents = match (draw.skill, difficulty) {
            (Skill::InformationRuling, Difficulty::Easy | Difficulty::Medium) => 0,
            (_, Difficulty::Easy) => 15,
            _ => 25,
        };
        let since = chance.either(opponents, 1, 2);
        // The regulations require a pause only after a jump.
        let place = |place: &usize| {
            let before = place.checked_sub(since + 1);
            let bid = before.and_then(|before| bid_at(&whole, before));
            source != Source::RequiredPause || bid.is_some_and(|(_, jump)| jump)
        };
        let places: Vec<usize> = (2..whole.calls().len().min(10)).filter(place).collect();
        let auction = whole.before(chance.pick(&places)?);
        let player = auction.turn();
        let by = either(since == 1, player.rho(), player.partner());
        let mut made = UnauthorizedInformation {
            dealer: auction.dealer().into(),
            auction: (&auction).into(),
            source,
            by: by.into(),
            withdrawn: withdrawn(source, &auction, by, chance).map(Into::into),
            poll: None,
            moment: None,
            chosen: None,
            known: 0,
            damage: false,
        };
        match draw.skill {
            Skill::UnauthorizedInformation => {}
            Skill::InformationRuling if chance.percent(difficulty.choose(70, 35, 35)) => {
                let later =
                    difficulty.choose(Moment::Suspected, Moment::Disputed, Moment::Disputed);
                let moments = [Moment::Agreed, Moment::Suspected, later];
                made.moment = chance.pick(&moments[..difficulty.choose(2, 3, 3)]);
            }
            skill => {
                let poll = drawn(&auction, hands[player], source, difficulty, chance)?;
                if skill == Skill::InformationRuling {
                    let suggested: Vec<Alternative> =
                        poll.iter().copied().filter(|it| it.suggested).collect();
                    let among = either(chance.percent(80), &suggested, &poll);
                    let inquiry = Inquiry {
                        decision: Decision {
                            informed: source.barred(by).0.includes(player),
                            among: &poll,
                        },
                        chosen: chance.pick(among)?,
                        damaged: chance.percent(65),
                    };
                    // The first no ends the questions.
                    let no = inquiry.answers().iter().position(|yes| !yes);
                    let most = no.map_or(QUESTIONS, |no| no + 1);
                    let known = chance.pick(&[0, 1, 2, 3, 3, 4, 4, 4])?;
                    made.known = u8::try_from(most.min(known)).ok()?;
                    made.chosen = Some(inquiry.chosen.call.into());
                    made.damage = inquiry.damaged;
                }
                made.poll = Some(Poll(poll));
            }
        }
        Some(made)
    })
}

/// The call that the last one of `by` may have replaced, or that `by` may have wanted instead.
fn withdrawn(source: Source, auction: &Auction, by: Seat, chance: &mut Chance) -> Option<Call> {
    let at = auction.calls().iter().rposition(|made| made.seat == by)?;
    let (before, (now, _)) = (auction.before(at), bid_at(auction, at)?);
    let call = |bid: &Bid| Call::Bid(*bid);
    let near = |bid: &Bid| bid.level.get().abs_diff(now.level.get()) <= 1 && *bid != now;
    let same = |bid: &Bid| bid.strain == now.strain;
    let low = |bid: &Bid| before.check(call(bid)).is_err();
    let bids: Vec<Bid> = match source {
        // The same denomination, too low.
        Source::PutRight => every_bid()
            .filter(|it| near(it) && same(it) && low(it))
            .collect(),
        Source::WithdrawnByOffender | Source::WithdrawnByOtherSide => {
            every_bid().filter(|it| near(it) && !low(it)).collect()
        }
        _ => return None,
    };
    chance.pick(&bids).as_ref().map(call)
}

/// What ten players would do. What is given away suggests action over a pass, but a fast call a
/// pass over action.
fn drawn(
    auction: &Auction,
    hand: Hand,
    source: Source,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> Option<Vec<Alternative>> {
    let natural = plausible::natural_bid(auction, hand).map(Call::Bid);
    let near = auction.legal_calls().filter(|call| *call != Call::Pass);
    let near = near.filter(|call| *call != Call::Redouble).take(6);
    let mut actions: Vec<Call> = natural.into_iter().collect();
    let others: Vec<Call> = near.filter(|call| Some(*call) != natural).collect();
    actions.extend(chance.pick(&others));
    let real = chance.percent(difficulty.choose(75, 55, 60));
    let considered_only = !real && difficulty == Difficulty::Hard && chance.percent(50);
    let (considered, chosen) = match (real, considered_only) {
        (true, _) => (5 + chance.below(3), 2 + chance.below(3)),
        (false, true) => (3 + chance.below(2), 0),
        (false, false) => (chance.below(2), 0),
    };
    let haste = source == Source::Haste;
    let row = |call, considered: usize, chosen: usize| {
        Some(Alternative {
            call,
            considered: u8::try_from(considered).ok()?,
            chosen: u8::try_from(chosen).ok()?,
            suggested: (call == Call::Pass) == haste,
        })
    };
    let mut rows = vec![row(Call::Pass, considered, chosen)?];
    let left = 10 - chosen;
    match actions[..] {
        [first, second] if difficulty != Difficulty::Easy || chance.percent(30) => {
            let some = if chance.percent(50) { 2 } else { 0 };
            let thought_of = if some > 0 { 4 } else { chance.below(2) };
            rows.push(row(
                first,
                left - some + chance.below(1 + chosen + some),
                left - some,
            )?);
            rows.push(row(second, thought_of, some)?);
        }
        [first, ..] => rows.push(row(first, left + chance.below(1 + chosen), left)?),
        [] => return None,
    }
    rows.sort_by_key(|it| match it.call {
        Call::Bid(bid) => 3 + usize::from(bid.level.get()) * 5 + bid.strain as usize,
        Call::Pass => 0,
        Call::Double => 1,
        Call::Redouble => 2,
    });
    Some(rows)
}
