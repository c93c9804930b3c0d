//! The score of the evening: victory points, IMPs of pairs, adjusted scores, boards with fewer scores,
//! corrections (Laws 12C, 78, 79).

use arbitro_engine::score::Hundredths;
use arbitro_engine::score::adjusted::Responsibility;
use arbitro_engine::score::aggregate::TeamBoard;
use arbitro_engine::score::imps::THRESHOLDS;
use arbitro_engine::score::matchpoints::{Matchpoints, Scale};
use arbitro_engine::score::neuberg::neuberg;
use arbitro_engine::score::pairs_imps::{butler, cross_imps, datum};
use arbitro_engine::score::victory::VictoryScale;
use arbitro_engine::tournament::correction::{PERIOD, Reported, ScoreFault};
use proptest::prelude::*;

use crate::given::{each_row, same};

fn scores(cell: &str) -> Vec<i32> {
    cell.split(' ').map(|word| word.parse().unwrap()).collect()
}

fn hundredths(cell: &str) -> Hundredths {
    let digits: String = cell.chars().filter(|c| *c != '.').collect();
    Hundredths::new(digits.parse().unwrap())
}

/// The tables of the World Bridge Federation, as published for matches of these lengths
/// (`WBF_VPScales.pdf` on worldbridge.org).
#[test]
fn victory_points_as_published() {
    each_row("victory_points", |row| {
        let boards: u32 = row["boards"].parse().unwrap();
        let scale = VictoryScale::new(boards).unwrap();
        let published: Vec<&str> = row["winner"].split(' ').collect();
        for (margin, &winner) in (0..).zip(&published) {
            let loser = Hundredths::new(2000 - hundredths(winner).get());
            same(&format!("+{margin}"), scale.of(margin), hundredths(winner))?;
            if margin > 0 {
                same(&format!("-{margin}"), scale.of(-margin), loser)?;
            }
        }
        same("20 from", scale.whole_match() as usize, published.len() - 1)
    });
}

/// The formula in another form, from the exponential function: the scale is never below its rounded
/// value, hardly above it, and no IMP is worth more than the one before it. Taking away any
/// hundredth that was added would break that.
#[test]
fn the_scale_is_the_least_concave_one_above_the_formula() {
    for boards in 1..=VictoryScale::MOST {
        let scale = VictoryScale::new(boards).unwrap();
        let rate = 3.0 * (2.0 / (1.0 + 5_f64.sqrt())).ln() / (15.0 * f64::from(boards).sqrt());
        // 1 − τ³ = 3 − √5.
        let formula = |margin: i32| {
            let share = -(rate * f64::from(margin)).exp_m1() / (3.0 - 5_f64.sqrt());
            1000.0 * (1.0 + share)
        };
        let of = |margin: i32| scale.of(margin).get();
        let end = i32::try_from(scale.whole_match()).unwrap();
        // The last fraction of an IMP may be rounded away.
        let whole = 15.0 * f64::from(boards).sqrt();
        assert!(
            ((whole - 0.2)..(whole + 1.0)).contains(&f64::from(end)),
            "{boards}"
        );
        for margin in 0..end {
            let exact = formula(margin);
            assert!(
                ((exact.fract() - 0.5).abs()) > 1e-6,
                "{boards} {margin}: on the edge"
            );
            let raised = of(margin) - exact.round() as i32;
            assert!((0..=4).contains(&raised), "{boards} {margin}: {raised}");
            if margin > 0 {
                let bend = |middle| of(margin + 1) + of(margin - 1) - 2 * middle;
                assert!(bend(of(margin)) <= 0, "{boards} {margin}");
                assert!(raised == 0 || bend(of(margin) - 1) > 0, "{boards} {margin}");
            }
        }
        assert_eq!(
            (of(0), of(end), of(i32::MAX), of(i32::MIN)),
            (1000, 2000, 2000, 0)
        );
    }
    assert_eq!(VictoryScale::new(0), None);
    assert_eq!(VictoryScale::new(VictoryScale::MOST + 1), None);
}

#[test]
fn imps_of_pairs() {
    each_row("pairs_imps", |row| {
        let ns = scores(&row["ns"]);
        same("cross", cross_imps(&ns), Ok(scores(&row["cross"])))?;
        same("datum", datum(&ns), Some(row["datum"].parse().unwrap()))?;
        same("butler", butler(&ns), Ok(scores(&row["butler"])))
    });
    assert_eq!(datum(&[]), None);
    assert!(cross_imps(&[420, 425]).is_err());
    assert!(butler(&[425]).is_err());
}

/// IMPs counted threshold by threshold.
fn counted(difference: i32) -> i32 {
    let reached = THRESHOLDS
        .iter()
        .filter(|from| difference.unsigned_abs() >= **from as u32);
    difference.signum() * reached.count() as i32
}

proptest! {
    /// Every pair of tables by itself, what one gains the other loses.
    #[test]
    fn cross_imps_are_comparisons_added_up(tens in prop::collection::vec(-200_i32..200, 0..12)) {
        let ns: Vec<i32> = tens.iter().map(|ten| 10 * ten).collect();
        let mut expected = vec![0; ns.len()];
        for one in 0..ns.len() {
            for other in 0..one {
                let gain = counted(ns[one] - ns[other]);
                expected[one] += gain;
                expected[other] -= gain;
            }
        }
        prop_assert_eq!(cross_imps(&ns), Ok(expected));
    }

    /// The datum by taking out a maximum and a minimum, in floating point.
    #[test]
    fn the_datum_is_a_mean_in_tens(tens in prop::collection::vec(-200_i32..200, 1..12)) {
        let mut left: Vec<i32> = tens.iter().map(|ten| 10 * ten).collect();
        let given = left.clone();
        if left.len() > 2 {
            for extreme in [*given.iter().max().unwrap(), *given.iter().min().unwrap()] {
                let at = left.iter().position(|score| *score == extreme).unwrap();
                left.remove(at);
            }
        }
        let mean = f64::from(left.iter().sum::<i32>()) / left.len() as f64;
        let expected = 10 * (mean / 10.0).round() as i32;
        prop_assert_eq!(datum(&given), Some(expected));
        let against: Vec<i32> = given.iter().map(|score| counted(score - expected)).collect();
        prop_assert_eq!(butler(&given), Ok(against));
    }
}

#[test]
fn board_a_match() {
    let points = |ours, theirs| TeamBoard { ours, theirs }.board_a_match();
    assert_eq!(
        [points(430, 420), points(420, 420), points(-50, 420)],
        [2, 1, 0]
    );
    assert_eq!([points(-50, -100), points(-100, -50)], [2, 0]);
}

#[test]
fn adjusted_scores() {
    each_row("adjusted_scores", |row| {
        let ruled = Responsibility::from_id(&row["responsibility"]).unwrap();
        let session = (&row["session"] != "-").then(|| hundredths(&row["session"]));
        same(
            "percent",
            ruled.share_with(session),
            hundredths(&row["percent"]),
        )?;
        same("imps", ruled.imps(), row["imps"].parse().unwrap())?;
        same("reason", ruled.reason(session).id, &row["reason"])
    });
}

#[test]
fn boards_with_fewer_scores() {
    each_row("neuberg", |row| {
        let number = |field: &str| row[field].parse::<u32>().unwrap();
        // The same comparisons: 2 halves and 4 halves for a win.
        let won = u64::from(number("won"));
        for (scale, halves, expected) in [
            (Scale::TwoPerWin, 2 * won, &row["two"]),
            (Scale::OnePerWin, won, &row["one"]),
        ] {
            let won = Matchpoints::from_halves(halves);
            let made = neuberg(won, number("scores"), number("expected"), scale);
            same("matchpoints", made, Some(hundredths(expected)))?;
        }
        Ok(())
    });
    assert_eq!(
        neuberg(Matchpoints::from_halves(0), 0, 8, Scale::TwoPerWin),
        None
    );
    assert_eq!(
        neuberg(Matchpoints::from_halves(0), 9, 8, Scale::TwoPerWin),
        None
    );
}

#[test]
fn late_corrections() {
    each_row("score_corrections", |row| {
        let fault = ScoreFault::from_id(&row["fault"]).unwrap();
        let reported = match &row["reported"] {
            "in_the_round" => Reported::InTheRound,
            "before_the_score" => Reported::BeforeTheScore,
            minutes => Reported::MinutesAfter(minutes.parse().unwrap()),
        };
        let correction = fault.correction(reported, &row["convinced"] == "yes", PERIOD);
        same(
            "corrected",
            correction.corrected,
            &row["corrected"] == "yes",
        )?;
        same("reason", correction.reason.id, &row["reason"])
    });
    // The organiser may set another period.
    let late = ScoreFault::Recorded.correction(Reported::MinutesAfter(31), false, 60);
    assert!(late.corrected);
}

#[test]
fn hundredths_are_rounded_halves_away_from_zero() {
    let written =
        |number, divisor| Hundredths::of_fraction(number, divisor).map(|it| it.to_string());
    assert_eq!(written(1, 8).as_deref(), Some("0.13"));
    assert_eq!(written(-1, 8).as_deref(), Some("-0.13"));
    assert_eq!(written(1, -8).as_deref(), Some("-0.13"));
    assert_eq!(written(2, 3).as_deref(), Some("0.67"));
    assert_eq!(written(0, 5).as_deref(), Some("0.00"));
    assert_eq!(written(1, 0), None);
    assert_eq!(written(i64::MAX, 1), None);
}
