//! Articles about the score, tournaments and the rubber.

use contract_bridge::{Bid, Hand, Rank, Strain, Suit};

use super::Example;
use super::table::suits;
use crate::{Chance, Phrase, Step};
use engine::score::matchpoints::{self, Scale};
use engine::score::rubber::{Holding, Honours, PlayedDeal, Rubber};
use engine::score::{DealResult, ResultLine, ScoreItem, Tricks, trick_value};
use engine::{Card, Doubling, Fact, Reason, Side, Vulnerability, notation};

/// One of these contracts, with `margin` tricks above or below it.
fn result(chance: &mut Chance, contracts: &str, doubling: Doubling, margin: i32) -> DealResult {
    let contracts: Vec<&str> = contracts.split(' ').collect();
    let (bid, _) = notation::parse_contract(chance.pick_or(&contracts, "4S"))
        .expect("the contracts of the articles are written in notation");
    let line = ResultLine::with_margin(bid, doubling, margin);
    let line = line.expect("the articles tell of no more than 13 tricks");
    DealResult {
        bid,
        doubling,
        vulnerability: chance.pick_or(&Vulnerability::ALL, Vulnerability::NotVulnerable),
        tricks: line.tricks,
    }
}

/// The points of a result, by the engine and by each statement, with the whole account.
fn scored(result: DealResult, truth: i32, says: [i32; 2], told: Phrase, reason: Reason) -> Example {
    let account = result.account();
    let lines = account
        .lines()
        .iter()
        .map(|&line| Step::Line { line, wrong: None });
    let total = Step::Total {
        total: account.total(),
        wrong: None,
    };
    let told = told
        .with("bid", Fact::Bid(result.bid))
        .with("tricks", Fact::Number(i32::from(result.tricks.get())))
        .with("vulnerability", Fact::Vulnerability(result.vulnerability));
    Example::with(Fact::Number, truth, says, told, [reason]).working(lines.chain([total]))
}

fn level(result: &DealResult) -> i32 {
    i32::from(result.bid.level.get())
}

/// Trick points of the tricks bid, undoubled.
fn undoubled(result: &DealResult) -> i32 {
    let undoubled = DealResult {
        doubling: Doubling::Undoubled,
        ..*result
    };
    undoubled.trick_score().points
}

/// One value if not vulnerable, another if vulnerable.
fn by_vulnerability<T>(result: &DealResult, not: T, vulnerable: T) -> T {
    match result.vulnerability {
        Vulnerability::NotVulnerable => not,
        Vulnerability::Vulnerable => vulnerable,
    }
}

/// The bonus for game, whether or not it is one.
fn game(result: &DealResult) -> i32 {
    by_vulnerability(result, 300, 500)
}

fn premium(result: &DealResult) -> i32 {
    let account = result.account();
    account.points(ScoreItem::Game) + account.points(ScoreItem::PartScore)
}

/// The rule on game and part-score, with the numbers of this result.
fn game_reason(result: &DealResult) -> Reason {
    let points = result.trick_score().points;
    let reason = match points {
        100.. => Reason::new("score-game", "77"),
        _ => Reason::new("score-part-score", "77"),
    };
    reason
        .with("points", Fact::Number(points))
        .with("vulnerability", Fact::Vulnerability(result.vulnerability))
        .with("premium", Fact::Number(premium(result)))
}

pub(super) fn notrump_tricks(chance: &mut Chance) -> Example {
    let result = result(chance, "1NT 2NT 3NT 4NT 5NT", Doubling::Undoubled, 0);
    let all = 40 + 30 * (level(&result) + 5);
    let odd = 40 + 30 * (level(&result) - 1);
    let told = Phrase::new("working-article-notrump-tricks");
    let truth = result.trick_score().points;
    let reason = Reason::new("score-odd-tricks-only", "77");
    scored(result, truth, [all, odd], told, reason)
}

pub(super) fn double_factor(chance: &mut Chance) -> Example {
    let result = result(chance, "2S 2H 3C 3D 4S 4H", Doubling::Doubled, 0);
    let once = undoubled(&result);
    let told = Phrase::new("working-article-double-factor");
    let truth = result.trick_score().points;
    let reason = Reason::new("score-doubled", "77");
    scored(result, truth, [2 * once, 3 * once], told, reason)
}

pub(super) fn doubled_score(chance: &mut Chance) -> Example {
    let result = result(chance, "4S 4H 3NT 5C 5D", Doubling::Doubled, 0);
    let (once, game) = (undoubled(&result), game(&result));
    let told = Phrase::new("working-article-doubled-score");
    let truth = result.score();
    let reason = Reason::new("score-doubled", "77");
    let says = [2 * (once + game), 2 * once + game + 50];
    scored(result, truth, says, told, reason)
}

pub(super) fn doubled_game(chance: &mut Chance) -> Example {
    let result = result(chance, "1C 1D 1H 1S 1NT 2C 2D", Doubling::Doubled, 0);
    let part_score = match 2 * undoubled(&result) {
        100.. => game(&result),
        _ => 50,
    };
    let told = Phrase::new("working-article-doubled-game")
        .with("points", Fact::Number(result.trick_score().points));
    let (truth, reason) = (premium(&result), game_reason(&result));
    scored(result, truth, [part_score, game(&result)], told, reason)
}

pub(super) fn doubled_undertricks(chance: &mut Chance) -> Example {
    let down = chance.between(2, 4);
    let result = result(chance, "2S 3H 3NT 4S 4H 5C", Doubling::Doubled, -down);
    // Not vulnerable, the fourth undertrick costs a hundred more.
    let (each, scale) = by_vulnerability(
        &result,
        (50, 200 * down - 100 + 100 * i32::from(down == 4)),
        (100, 300 * down - 100),
    );
    let told = Phrase::new("working-article-undertricks").with("down", Fact::Number(down));
    let truth = -result.score();
    let reason = Reason::new("score-undertricks-doubled", "77")
        .with("down", Fact::Number(down))
        .with("doubling", Fact::Doubling(result.doubling))
        .with("vulnerability", Fact::Vulnerability(result.vulnerability));
    scored(result, truth, [2 * down * each, scale], told, reason)
}

pub(super) fn overtricks_and_game(chance: &mut Chance) -> Example {
    let result = result(chance, "2S 2H 2NT 3S 3H 1NT", Doubling::Undoubled, 2);
    let told = Phrase::new("working-article-overtricks-game");
    let (truth, reason) = (premium(&result), game_reason(&result));
    scored(result, truth, [50, game(&result)], told, reason)
}

pub(super) fn doubled_overtricks(chance: &mut Chance) -> Example {
    let over = chance.between(1, 2);
    let result = result(chance, "2S 3H 3C 3D 4S 3NT", Doubling::Doubled, over);
    let each = by_vulnerability(&result, 100, 200);
    let twice = 2 * over * trick_value(result.bid.strain);
    let told = Phrase::new("working-article-doubled-overtricks").with("over", Fact::Number(over));
    let truth = result.account().points(ScoreItem::Overtricks);
    let reason = Reason::new("score-doubled-overtricks", "77");
    scored(result, truth, [twice, over * each], told, reason)
}

pub(super) fn slam_unbid(chance: &mut Chance) -> Example {
    let result = result(chance, "4S 4H 3NT 5C 5D", Doubling::Undoubled, 2);
    let result = DealResult {
        tricks: Tricks::new(12).expect("12 tricks"),
        ..result
    };
    let slam = by_vulnerability(&result, 500, 750);
    let told = Phrase::new("working-article-slam-unbid");
    let truth = result.slam().map_or(0, |line| line.points);
    let reason = Reason::new("score-slam-must-be-bid", "77");
    scored(result, truth, [0, slam], told, reason)
}

pub(super) fn slam_and_game(chance: &mut Chance) -> Example {
    let result = result(chance, "6S 6H 6NT 6C 6D 7S", Doubling::Undoubled, 0);
    let slam = result.slam().map_or(0, |line| line.points);
    let alone = undoubled(&result) + slam;
    let told = Phrase::new("working-article-slam-game");
    let truth = result.score();
    let reason = match result.bid.level.get() {
        7 => Reason::new("score-grand-slam", "77"),
        _ => Reason::new("score-small-slam", "77"),
    };
    scored(result, truth, [alone, alone + game(&result)], told, reason)
}

pub(super) fn redoubled_bonus(chance: &mut Chance) -> Example {
    let result = result(chance, "1S 2H 3C 4S 3NT 2D", Doubling::Redoubled, 0);
    let told = Phrase::new("working-article-redoubled");
    let truth = result.insult().map_or(0, |line| line.points);
    let reason = Reason::new("score-redoubled", "77");
    scored(result, truth, [100, 50], told, reason)
}

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
