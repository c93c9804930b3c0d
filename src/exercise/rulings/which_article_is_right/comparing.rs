//! Articles about tournaments and about the rubber.

use contract_bridge::{Bid, Hand, Rank, Strain, Suit};

use super::play::suits;
use super::{Example, Value};
use crate::{Chance, Phrase};
use engine::score::matchpoints::{self, Scale};
use engine::score::rubber::{Holding, Honours, PlayedDeal, Rubber};
use engine::score::{ResultLine, trick_value};
use engine::{Card, Doubling, Fact, Reason, Side};

/// Two tables share the best score of a board.
pub(super) fn shared_top(chance: &mut Chance) -> Example {
    let best = chance.pick_or(&[620, 420, 170, 140, 630, 650, 110], 420);
    let mut others = [90, 50, -50, -100, 0, -200];
    chance.shuffle(&mut others);
    let tables = usize::try_from(chance.between(4, 7)).unwrap_or(5);
    let mut scores = vec![best, best];
    scores.extend(others.into_iter().take(tables - 2));
    let board = matchpoints::matchpoints(&scores, Scale::TwoPerWin);
    let own = board.ns().first().and_then(|points| points.whole());
    let whole = |points: Option<u64>| points.and_then(|points| i32::try_from(points).ok());
    let top = whole(board.top().whole()).unwrap_or(0);
    // Two for each score below, one for the equal one.
    let below = i32::try_from(scores.len()).unwrap_or(2) - 2;
    Example {
        truth: whole(own).map_or(Value::Yes(false), Value::Points),
        says: [Value::Points(top), Value::Points(2 * below + 1)],
        told: Phrase::new("working-article-shared-top")
            .with("tables", Fact::Number(below + 2))
            .with("score", Fact::Number(best)),
        steps: Vec::new(),
        reasons: matchpoints::reason(&scores, 0, Scale::TwoPerWin)
            .into_iter()
            .collect(),
    }
}

/// A contract that is made exactly.
fn made(side: Side, level: u8, strain: Strain, honours: Option<Honours>) -> Option<PlayedDeal> {
    let bid = Bid::new(level, strain);
    let line = ResultLine::with_margin(bid, Doubling::Undoubled, 0).ok()?;
    PlayedDeal::new(side, line, honours).ok()
}

/// Adds the deals to a new rubber; the reasons for what the last one put down.
fn played(deals: &[Option<PlayedDeal>]) -> (Rubber, Vec<Reason>) {
    let mut rubber = Rubber::new();
    let mut reasons = Vec::new();
    for deal in deals.iter().flatten() {
        if let Ok(score) = rubber.add((*deal).into()) {
            reasons = score.reasons();
        }
    }
    (rubber, reasons)
}

fn about(reasons: Vec<Reason>, wanted: impl Fn(&str) -> bool) -> Vec<Reason> {
    reasons
        .into_iter()
        .filter(|reason| wanted(reason.id))
        .collect()
}

/// North-South or East-West.
fn side(chance: &mut Chance) -> Side {
    chance.pick_or(&Side::ALL, Side::NorthSouth)
}

const GAMES: [(u8, Strain); 5] = [
    (4, Strain::Spades),
    (4, Strain::Hearts),
    (3, Strain::Notrump),
    (5, Strain::Clubs),
    (5, Strain::Diamonds),
];

pub(super) fn cancelled_part_score(chance: &mut Chance) -> Example {
    let side = side(chance);
    let (level, strain) = chance.pick_or(
        &[
            (2, Strain::Hearts),
            (2, Strain::Spades),
            (3, Strain::Clubs),
            (3, Strain::Diamonds),
            (1, Strain::Spades),
            (2, Strain::Clubs),
            (3, Strain::Hearts),
        ],
        (2, Strain::Hearts),
    );
    let (high, other) = chance.pick_or(&GAMES, (4, Strain::Spades));
    let part_score = made(side, level, strain, None);
    let game = made(side.opponents(), high, other, None);
    let (rubber, reasons) = played(&[part_score, game]);
    let points = i32::from(level) * trick_value(strain);
    Example {
        truth: Value::Points(rubber.total(side)),
        says: [Value::Points(points), Value::Points(0)],
        told: Phrase::new("working-article-part-score")
            .with("side", Fact::Side(side))
            .with("others", Fact::Side(side.opponents()))
            .with("part", Fact::Bid(Bid::new(level, strain)))
            .with("bid", Fact::Bid(Bid::new(high, other))),
        steps: Vec::new(),
        reasons: about(reasons, |id| id == "rubber-part-score-cancelled"),
    }
}

pub(super) fn rubber_bonus(chance: &mut Chance) -> Example {
    let side = side(chance);
    let answered = chance.percent(50);
    let mut game = |side: Side| {
        let (level, strain) = chance.pick_or(&GAMES, (4, Strain::Spades));
        made(side, level, strain, None)
    };
    let (first, second) = (game(side), game(side));
    let theirs = game(side.opponents()).filter(|_| answered);
    let (rubber, reasons) = played(&[first, theirs, second]);
    let told = if answered {
        Phrase::new("working-article-rubber-two-one")
    } else {
        Phrase::new("working-article-rubber-two-nil")
    };
    let says = if answered { [700, 500] } else { [500, 700] };
    Example {
        truth: Value::Points(rubber.bonus(side)),
        says: says.map(Value::Points),
        told: told.with("side", Fact::Side(side)),
        steps: Vec::new(),
        reasons: about(reasons, |id| id.starts_with("rubber-two")),
    }
}

pub(super) fn four_honours(chance: &mut Chance) -> Example {
    let side = side(chance);
    let [suit, ..] = suits(chance);
    let mut honours = vec![Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];
    let missing = chance.below(honours.len());
    honours.remove(missing.min(4));
    let hand: Hand = honours
        .into_iter()
        .map(|rank| Card { suit, rank })
        .collect();
    let strain = Strain::from(suit);
    let holding = Holding::of(hand, strain);
    let held = holding.map(|holding| Honours { side, holding });
    let level = if matches!(suit, Suit::Clubs | Suit::Diamonds) {
        3
    } else {
        2
    };
    let (_, reasons) = played(&[made(side, level, strain, held)]);
    Example {
        truth: Value::Points(holding.map_or(0, Holding::points)),
        says: [Value::Points(100), Value::Points(0)],
        told: Phrase::new("working-article-honours")
            .with("strain", Fact::Strain(strain))
            .with("cards", Fact::Cards(hand)),
        steps: Vec::new(),
        reasons: about(reasons, |id| id.contains("honours")),
    }
}
