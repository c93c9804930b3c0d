//! Articles about tournaments and about the rubber.

use contract_bridge::{Bid, Hand, Rank, Strain, Suit};

use super::Example;
use super::play::suits;
use crate::{Chance, Phrase};
use engine::score::matchpoints::{self, Scale};
use engine::score::rubber::{Holding, Honours, PlayedDeal, Rubber};
use engine::score::{ResultLine, trick_value};
use engine::{Card, Doubling, Fact, Reason, Side, notation};

/// Two tables share the best score of a board.
pub(super) fn shared_top(chance: &mut Chance) -> Example {
    let best = chance.pick_or(&[620, 420, 170, 140, 630, 650, 110], 420);
    let mut others = [90, 50, -50, -100, 0, -200];
    chance.shuffle(&mut others);
    let tables = 4 + chance.below(4);
    let mut scores = vec![best, best];
    scores.extend(others.into_iter().take(tables - 2));
    let board = matchpoints::matchpoints(&scores, Scale::TwoPerWin);
    let whole = |points: Option<u64>| {
        let points = points.and_then(|points| i32::try_from(points).ok());
        points.expect("two for each score below are whole matchpoints")
    };
    let own = whole(board.ns().first().and_then(|points| points.whole()));
    let top = whole(board.top().whole());
    // Two points for each lower score, one for the equal one.
    let below = i32::try_from(tables - 2).unwrap_or(0);
    let says = [top, 2 * below + 1];
    let told = Phrase::new("working-article-shared-top")
        .with("tables", Fact::Number(below + 2))
        .with("score", Fact::Number(best));
    let reason = matchpoints::reason(&scores, 0, Scale::TwoPerWin);
    Example::with(Fact::Number, own, says, told, reason)
}

/// A contract that is made exactly.
fn made(side: Side, contract: &str, honours: Option<Honours>) -> (PlayedDeal, Bid) {
    let (bid, _) = notation::parse_contract(contract)
        .expect("the contracts of the articles are written in notation");
    let line = ResultLine::with_margin(bid, Doubling::Undoubled, 0);
    let line = line.expect("a contract can be made exactly");
    let deal = PlayedDeal::new(side, line, honours);
    (deal.expect("the honours are of the trump suit"), bid)
}

/// A rubber of these deals, and the reasons for the entries of the last one.
fn played<const N: usize>(deals: [PlayedDeal; N]) -> (Rubber, Vec<Reason>) {
    let mut rubber = Rubber::new();
    let mut reasons = Vec::new();
    for deal in deals {
        let score = rubber.add(deal.into());
        reasons = score.expect("the rubber is not over").reasons();
    }
    (rubber, reasons)
}

fn any_side(chance: &mut Chance) -> Side {
    chance.pick_or(&Side::ALL, Side::NorthSouth)
}

fn any_game(chance: &mut Chance) -> &'static str {
    chance.pick_or(&["4S", "4H", "3NT", "5C", "5D"], "4S")
}

pub(super) fn cancelled_part_score(chance: &mut Chance) -> Example {
    let side = any_side(chance);
    let part_scores = ["2H", "2S", "3C", "3D", "1S", "2C", "3H"];
    let (part_score, part) = made(side, chance.pick_or(&part_scores, "2H"), None);
    let (game, bid) = made(side.opponents(), any_game(chance), None);
    let (rubber, reasons) = played([part_score, game]);
    let points = i32::from(part.level.get()) * trick_value(part.strain);
    let told = Phrase::new("working-article-part-score")
        .with("side", Fact::Side(side))
        .with("others", Fact::Side(side.opponents()))
        .with("part", Fact::Bid(part))
        .with("bid", Fact::Bid(bid));
    let cancelled = |reason: &Reason| reason.id == "rubber-part-score-cancelled";
    let reasons = reasons.into_iter().filter(cancelled);
    Example::with(Fact::Number, rubber.total(side), [points, 0], told, reasons)
}

pub(super) fn rubber_bonus(chance: &mut Chance) -> Example {
    let side = any_side(chance);
    let answered = chance.percent(50);
    let mut game = |side: Side| made(side, any_game(chance), None).0;
    let (first, second, theirs) = (game(side), game(side), game(side.opponents()));
    let ((rubber, reasons), told, says) = if answered {
        let told = Phrase::new("working-article-rubber-two-one");
        (played([first, theirs, second]), told, [700, 500])
    } else {
        let told = Phrase::new("working-article-rubber-two-nil");
        (played([first, second]), told, [500, 700])
    };
    let told = told.with("side", Fact::Side(side));
    let bonus = |reason: &Reason| reason.id.starts_with("rubber-two");
    let reasons = reasons.into_iter().filter(bonus);
    Example::with(Fact::Number, rubber.bonus(side), says, told, reasons)
}

pub(super) fn four_honours(chance: &mut Chance) -> Example {
    let side = any_side(chance);
    let [suit, ..] = suits(chance);
    let mut ranks = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];
    chance.shuffle(&mut ranks);
    let four = ranks.into_iter().take(4);
    let hand: Hand = four.map(|rank| Card { suit, rank }).collect();
    let strain = Strain::from(suit);
    let holding = Holding::of(hand, strain).expect("four honours of the trump suit");
    let contract = match suit {
        Suit::Clubs => "3C",
        Suit::Diamonds => "3D",
        Suit::Hearts => "2H",
        Suit::Spades => "2S",
    };
    let (_, reasons) = played([made(side, contract, Some(Honours { side, holding })).0]);
    let told = Phrase::new("working-article-honours")
        .with("strain", Fact::Strain(strain))
        .with("cards", Fact::Cards(hand));
    let honours = |reason: &Reason| reason.id.contains("honours");
    let reasons = reasons.into_iter().filter(honours);
    Example::with(Fact::Number, holding.points(), [100, 0], told, reasons)
}
