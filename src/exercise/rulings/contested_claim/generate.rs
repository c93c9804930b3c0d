//! Claims for generated exercises: ten kinds of ending.

use super::ContestedClaim;
use crate::play::plausible::Turned;
use crate::prelude::*;
use crate::rulings::{first, plain};
use engine::laws::contested_claim::{ContestedClaim as Facts, Intention, Verdict};
use engine::play::SuitSet;

/// A kind of ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// Every card is high, nothing is said.
    High,
    /// A trump is out, and not mentioned.
    TrumpForgotten,
    /// The same, but mentioned.
    TrumpMentioned,
    /// A finesse or a drop, and nothing is said about it.
    Guess,
    /// The same, but an opponent has shown out.
    Proven,
    /// A finesse or a suit is announced.
    Stated,
    /// Nothing is said about the order of the suits.
    Order,
    /// More is claimed than there is.
    TooMany,
    /// Less is claimed than there is.
    Conceded,
    /// A defender claims, but partner may go wrong.
    Partner,
}

const fn plans(difficulty: Difficulty) -> &'static [Plan] {
    use Plan::*;
    match difficulty {
        Difficulty::Easy => &[High, TrumpForgotten, TrumpMentioned, Guess, TooMany],
        Difficulty::Medium => &[TrumpForgotten, Guess, Proven, Stated, Order, Conceded],
        Difficulty::Hard => &[Proven, Stated, Order, Conceded, Partner, Guess],
    }
}

/// The last cards of a bank deal, with a claim that fits the plan; most deals have one.
pub(crate) fn generate(draw: &mut Draw<'_>) -> ContestedClaim {
    let simple =
        r#"(trumps: "S", north: "HA D3", east: "S2 H4", south: "S9 HK", west: "D9 C9", claims: 2)"#;
    let plans = plans(draw.difficulty);
    let begin = draw.chance.below(plans.len());
    let mut boards = 0;
    first(
        draw,
        240,
        simple,
        Turned::played,
        |contract, hands, draw| {
            // What these boards do not have is left for another kind.
            let plan = plans[(begin + boards / 40) % plans.len()];
            boards += 1;
            let cards = draw.difficulty.choose(2, 3, 3) + usize::from(draw.chance.percent(40));
            let chance = &mut draw.chance;
            let facts = (0..4).find_map(|_| ending(plan, contract, &hands, cards, chance))?;
            let mut made: ContestedClaim = plain(simple);
            [made.north, made.east, made.south, made.west] =
                Seat::ALL.map(|seat| facts.hands[seat].into());
            made.declarer = facts.declarer.into();
            made.trumps = facts.strain.into();
            made.claimer = (facts.claimer != facts.declarer).then(|| facts.claimer.into());
            made.leader = (facts.leader != facts.claimer).then(|| facts.leader.into());
            made.claims = facts.claimed;
            made.statement = facts.statement.into();
            let shown = facts.shown_out.iter().map(|(seat, suits)| (seat, *suits));
            made.shown_out = shown
                .filter(|(_, suits)| !suits.is_empty())
                .collect::<Vec<_>>()
                .into();
            Some(made)
        },
    )
}

/// A claim that fits the plan; `None` if these cards have none.
fn ending(
    plan: Plan,
    contract: Contract,
    hands: &BySeat<Hand>,
    cards: usize,
    chance: &mut Chance,
) -> Option<Facts> {
    let declarer = contract.declarer;
    let claimer = match plan {
        Plan::Partner => chance.pick(&[declarer.lho(), declarer.rho()])?,
        _ => declarer,
    };
    let own = |seat: Seat| Side::of(seat) == Side::of(claimer);
    let all = u8::try_from(cards).ok()?;
    let tenace = match plan {
        Plan::Guess | Plan::Proven => Some(chance.pick(&tenaces(hands, claimer))?),
        _ => None,
    };
    // The claimer has the high cards: that is why there is a claim.
    let kept = BySeat::from_fn(|seat| {
        let mut held: Vec<(usize, Card)> = hands[seat]
            .iter()
            .map(|card| {
                let high = if own(seat) {
                    2 * card.rank.get() as usize
                } else {
                    0
                };
                let wanted = tenace.map_or(0, |tenace| tenace.keeps(hands, seat, card));
                (high + wanted + chance.below(12), card)
            })
            .collect();
        held.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        held.into_iter().take(cards).map(|(_, card)| card).collect()
    });
    let at_lead = [claimer, claimer, claimer.partner()];
    let mut facts = Facts {
        strain: contract.bid.strain,
        declarer,
        claimer,
        hands: kept,
        leader: chance.pick(&at_lead)?,
        claimed: all,
        statement: Vec::new(),
        shown_out: BySeat::default(),
    };
    let award = facts.award().ok()?;
    let fits = match plan {
        Plan::High => award.verdict == Verdict::Stands,
        Plan::TrumpForgotten => award.verdict == Verdict::TrumpOut,
        Plan::Guess => award.verdict == Verdict::WhichWay && award.best == all,
        Plan::Order => award.verdict == Verdict::OtherLine,
        Plan::Partner => award.verdict == Verdict::PartnersChoice,
        Plan::TooMany => {
            let claims = award.tricks >= all.saturating_sub(1);
            award.verdict == Verdict::TooMany && award.tricks > 0 && claims
        }
        Plan::Conceded => {
            facts.claimed = award.tricks.checked_sub(1).filter(|claimed| *claimed > 0)?;
            facts.award().ok()?.verdict == Verdict::ConcessionCancelled
        }
        Plan::TrumpMentioned => {
            facts.statement = vec![Intention::DrawTrumps];
            award.verdict == Verdict::TrumpOut && facts.award().ok()?.verdict == Verdict::Stands
        }
        Plan::Proven => {
            let opponents = [claimer.lho(), claimer.rho()];
            let seat = chance.pick(&opponents)?;
            let void = |suit: &Suit| facts.hands[seat][*suit].is_empty();
            let gap = |suit: &Suit| !facts.hands[seat.partner()][*suit].is_empty();
            let suits: Vec<Suit> = Suit::ASC
                .into_iter()
                .filter(|it| void(it) && gap(it))
                .collect();
            facts.shown_out[seat] = SuitSet::from_iter([chance.pick(&suits)?]);
            award.verdict == Verdict::WhichWay && facts.award().ok()?.verdict == Verdict::Stands
        }
        Plan::Stated => {
            facts.statement = vec![statement(&facts, chance)?];
            award.best == all && award.tricks < all
        }
    };
    fits.then_some(facts)
}

/// A card of an opponent between two of one hand of the claimer's side.
#[derive(Debug, Clone, Copy)]
struct Tenace {
    seat: Seat,
    above: Card,
    missing: Card,
    below: Card,
}

impl Tenace {
    /// How much a card belongs to the tenace: to itself, its guards, or the cards that lead to it.
    fn keeps(self, hands: &BySeat<Hand>, seat: Seat, card: Card) -> usize {
        let itself = [self.above, self.missing, self.below].contains(&card);
        let leads = seat == self.seat.partner() || hands[seat].contains(self.missing);
        match card.suit == self.missing.suit {
            true if itself => 40,
            true if leads && card.rank < self.below.rank => 30,
            _ => 0,
        }
    }
}

fn tenaces(hands: &BySeat<Hand>, claimer: Seat) -> Vec<Tenace> {
    let theirs = hands[claimer.lho()] | hands[claimer.rho()];
    let mut found = Vec::new();
    for seat in [claimer, claimer.partner()] {
        for missing in theirs.iter() {
            let [held, other] =
                [seat, seat.partner()].map(|seat| cards_of(hands[seat], missing.suit));
            let above = held.iter().filter(|it| it.rank > missing.rank);
            let below = held.iter().filter(|it| it.rank < missing.rank);
            let rank = |card: &Card| card.rank;
            let (Some(above), Some(below)) = (above.min_by_key(rank), below.max_by_key(rank))
            else {
                continue;
            };
            if other.iter().any(|card| card.rank < below.rank) {
                found.push(Tenace {
                    seat,
                    above,
                    missing,
                    below,
                });
            }
        }
    }
    found
}

/// A finesse, a ruff, or a suit from the top.
fn statement(facts: &Facts, chance: &mut Chance) -> Option<Intention> {
    let dummys = facts.claimer.partner();
    let (own, others) = (facts.hands[facts.claimer], facts.hands[dummys]);
    let theirs = facts.hands[facts.claimer.lho()] | facts.hands[facts.claimer.rho()];
    let mut said = Vec::new();
    for suit in Suit::ASC {
        let held = cards_of(own, suit) | cards_of(others, suit);
        if held.is_empty() {
            continue;
        }
        said.push(Intention::Cash(suit));
        // A card below a single one of the opponents', led to from the other hand.
        let below = |card: &Card| {
            let higher = cards_of(theirs, suit);
            higher.iter().filter(|it| it.rank > card.rank).count() == 1
        };
        let led_to = |card: &Card| match own.contains(*card) {
            true => !others[suit].is_empty(),
            false => !own[suit].is_empty(),
        };
        let finesse = held.iter().find(|card| below(card) && led_to(card));
        said.extend(finesse.map(Intention::Finesse));
        let trumps = facts.strain.suit().filter(|trumps| *trumps != suit);
        let ruffs = trumps.is_some_and(|trumps| {
            !own[suit].is_empty() && others[suit].is_empty() && !others[trumps].is_empty()
        });
        said.extend(ruffs.then_some(Intention::Ruff(suit)));
    }
    chance.pick(&said)
}
