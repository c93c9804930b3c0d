//! Comparing results: matchpoints on both scales, IMPs, team matches, the ranking (Law 78).

use arbitro_engine::Fact;
use arbitro_engine::score::aggregate::{TeamBoard, total_imps, total_points};
use arbitro_engine::score::imps::{self, NotADifference, THRESHOLDS, imps};
use arbitro_engine::score::matchpoints::{self, Matchpoints, Scale, matchpoints};
use arbitro_engine::score::ranking::{Tally, ranking};
use proptest::prelude::*;

use crate::given::{Row, each_row, same};

fn scores(cell: &str) -> Vec<i32> {
    cell.split(' ').map(|word| word.parse().unwrap()).collect()
}

fn number(cell: &str) -> i64 {
    cell.parse().unwrap()
}

fn written(points: impl IntoIterator<Item = Matchpoints>) -> String {
    let words: Vec<String> = points
        .into_iter()
        .map(|number| number.to_string())
        .collect();
    words.join(" ")
}

fn compared(row: &Row, scale: Scale, ns: &str, ew: &str) -> Result<(), String> {
    let board = matchpoints(&scores(&row["ns"]), scale);
    same(
        "north-south",
        written(board.ns().iter().copied()).as_str(),
        ns,
    )?;
    same("east-west", written(board.ew()).as_str(), ew)
}

#[test]
fn matchpoints_on_both_scales() {
    each_row("matchpoints", |row| {
        compared(row, Scale::TwoPerWin, &row["ns_two"], &row["ew_two"])?;
        compared(row, Scale::OnePerWin, &row["ns_one"], &row["ew_one"])?;
        let top = matchpoints(&scores(&row["ns"]), Scale::TwoPerWin).top();
        same("top", top.to_string().as_str(), &row["top"])
    });
}

#[test]
fn a_percentage_is_rounded_to_the_nearest_hundredth() {
    let percentage = |won: u64, top: u64| {
        let [won, top] = [won, top].map(|number| Matchpoints::from_halves(2 * number));
        won.percentage(top).map(|percentage| percentage.to_string())
    };
    assert_eq!(percentage(7, 12).as_deref(), Some("58.33"));
    assert_eq!(percentage(2, 3).as_deref(), Some("66.67"));
    assert_eq!(percentage(10, 10).as_deref(), Some("100.00"));
    assert_eq!(percentage(0, 10).as_deref(), Some("0.00"));
    // Halfway values are rounded up. 1/32 is 3.125 %.
    assert_eq!(percentage(1, 32).as_deref(), Some("3.13"));
    // A board played once has no comparison.
    assert_eq!(percentage(0, 0), None);
}

proptest! {
    /// Compares the scores in pairs, without sorting.
    #[test]
    fn matchpoints_are_comparisons_added_up(scores in prop::collection::vec(-30_i32..30, 1..30)) {
        let board = matchpoints(&scores, Scale::TwoPerWin);
        let halves = matchpoints(&scores, Scale::OnePerWin);
        let tables = scores.len() as u64;
        for (at, own) in scores.iter().enumerate() {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != at);
            let expected: u64 = others
                .map(|(_, other)| match own.cmp(other) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                })
                .sum();
            prop_assert_eq!(board.ns()[at].whole(), Some(expected));
            prop_assert_eq!(halves.ns()[at].halves(), expected);
        }
        prop_assert_eq!(board.top().whole(), Some(2 * tables - 2));
        let sum: Matchpoints = board.ns().iter().copied().sum();
        prop_assert_eq!(sum.whole(), Some(tables * (tables - 1)));
        // East-West have the same scores with opposite signs.
        let turned: Vec<i32> = scores.iter().map(|score| -score).collect();
        let ew: Vec<Matchpoints> = board.ew().collect();
        let turned = matchpoints(&turned, Scale::TwoPerWin);
        prop_assert_eq!(turned.ns(), ew);
    }
}

#[test]
fn every_row_of_the_table_of_imps() {
    let mut last = -10;
    each_row("imps", |row| {
        let (from, to, expected) = (
            number(&row["from"]),
            number(&row["to"]),
            number(&row["imps"]),
        );
        for difference in (from..=to).step_by(10) {
            let got = [imps(difference), imps(-difference)].map(|imps| imps.map(i64::from));
            same(&format!("{difference}"), got, [Ok(expected), Ok(-expected)])?;
        }
        Ok(())
    });
    // The rows cover every multiple of ten.
    for row in crate::given::rows("imps") {
        assert_eq!(number(&row["from"]), last + 10);
        last = number(&row["to"]);
    }
    assert_eq!(imps(1_000_000), Ok(24));
    assert_eq!(THRESHOLDS.len(), 24);
}

#[test]
fn no_difference_lies_between_the_rows() {
    for difference in [1, 11, 19, 45, 3_999, -5, i64::MAX, i64::MIN] {
        assert_eq!(imps(difference), Err(NotADifference(difference)));
    }
}

#[test]
fn a_team_match_board_by_board() {
    each_row("team_boards", |row| {
        let board = team_board(row);
        same("net", board.net(), number(&row["net"]))?;
        same(
            "imps",
            board.imps().map(i64::from),
            Ok(number(&row["imps"])),
        )
    });
    let boards: Vec<TeamBoard> = crate::given::rows("team_boards")
        .iter()
        .map(team_board)
        .collect();
    assert_eq!(total_points(&boards), 400);
    assert_eq!(total_imps(&boards), Ok(8));
}

fn team_board(row: &Row) -> TeamBoard {
    TeamBoard {
        ours: row["ours"].parse().unwrap(),
        theirs: row["theirs"].parse().unwrap(),
    }
}

#[test]
fn pairs_with_the_same_sum_share_their_place() {
    let tally = |won: u64| Tally {
        won: Matchpoints::from_halves(2 * won),
        top: Matchpoints::from_halves(20),
    };
    // Two boards: 12, 15, 12, 4, 15 in all.
    let boards = [
        (1, 10),
        (2, 9),
        (3, 5),
        (4, 4),
        (5, 7),
        (1, 2),
        (2, 6),
        (3, 7),
        (4, 0),
        (5, 8),
    ];
    let standings = ranking(boards.map(|(pair, won)| (pair, tally(won))));
    let places: Vec<(u8, usize, usize)> = standings
        .iter()
        .map(|s| (s.pair, s.place, s.sharing))
        .collect();
    assert_eq!(
        places,
        [(2, 1, 2), (5, 1, 2), (1, 3, 2), (3, 3, 2), (4, 5, 1)]
    );
    let percentages: Vec<String> = standings
        .iter()
        .map(|standing| standing.tally.percentage().unwrap().to_string())
        .collect();
    assert_eq!(percentages, ["75.00", "75.00", "60.00", "60.00", "20.00"]);
    assert_eq!(ranking::<u8>([]), []);
}

#[test]
fn who_has_played_fewer_boards_is_ranked_by_percentage() {
    let tally = |won: u64, top: u64| Tally {
        won: Matchpoints::from_halves(2 * won),
        top: Matchpoints::from_halves(2 * top),
    };
    // Pair 3 has fewer matchpoints than pair 1, and more of what it could have; pair 5 never played.
    let sessions = [
        (1, tally(110, 200)),
        (2, tally(90, 200)),
        (3, tally(96, 160)),
        (4, tally(88, 160)),
        (5, tally(0, 0)),
    ];
    let standings = ranking(sessions);
    let places: Vec<(u8, usize)> = standings.iter().map(|s| (s.pair, s.place)).collect();
    assert_eq!(places, [(3, 1), (1, 2), (4, 2), (2, 4), (5, 5)]);
}

#[test]
fn a_comparison_counts_what_is_lower_and_what_is_equal() {
    let scores = [420, 420, 450, -50];
    let counted = |place| -> Vec<(&str, Fact)> {
        let reason = matchpoints::reason(&scores, place, Scale::OnePerWin).unwrap();
        assert_eq!(
            (reason.id, reason.citation.law),
            ("matchpoints-compared", "78A")
        );
        reason.facts.to_vec()
    };
    let facts = |lower, equal| {
        vec![
            ("lower", Fact::Number(lower)),
            ("equal", Fact::Number(equal)),
            ("win", Fact::Number(1)),
        ]
    };
    assert_eq!(counted(0), facts(1, 1));
    assert_eq!(counted(2), facts(3, 0));
    assert_eq!(counted(3), facts(0, 0));
    assert_eq!(matchpoints::reason(&scores, 4, Scale::OnePerWin), None);
}

#[test]
fn a_difference_is_told_without_its_sign() {
    let lost = imps::reason(-210).unwrap();
    assert_eq!((lost.id, lost.citation.law), ("imps-for-difference", "78B"));
    let facts = [("difference", Fact::Number(210)), ("imps", Fact::Number(5))];
    assert_eq!(lost.facts.as_slice(), facts);
    assert_eq!(imps::reason(15), Err(NotADifference(15)));
}

#[test]
fn matchpoints_add_up_to_hundredths_of_a_per_cent() {
    let board = matchpoints(&[420, 420, 450, -50], Scale::TwoPerWin);
    let mut won = Matchpoints::default();
    for points in board.ns() {
        won += *points;
    }
    let whole = won.percentage(board.top()).unwrap();
    // Half of all the matchpoints that four pairs can win: twice the top of one pair.
    assert_eq!(whole.hundredths(), 20_000);
    assert_eq!(
        board.ns()[0].percentage(board.top()).unwrap().hundredths(),
        5_000
    );
}
