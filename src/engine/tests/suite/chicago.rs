//! The score of a Chicago: worked ones deal by deal, and random ones compared with a separate model.

use std::collections::BTreeMap;

use arbitro_engine::notation;
use arbitro_engine::score::chicago::{Bonus, Chicago, ChicagoOver, ChicagoScore, Custom};
use arbitro_engine::score::rubber::RubberDeal;
use arbitro_engine::{Citation, Side};
use proptest::prelude::*;

use crate::given::{Row, played, rows};
use crate::rubber::{any_deal, deal, pencil};

/// What the tables call a bonus.
const fn word(bonus: Option<(Bonus, Side, i32)>) -> &'static str {
    match bonus {
        None => "-",
        Some((Bonus::Game { .. }, ..)) => "game",
        Some((Bonus::LastPartScore, ..)) => "last",
        Some((Bonus::PartScore, ..)) => "part",
    }
}

#[test]
fn worked_chicagos_deal_by_deal() {
    let mut worked: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows("chicago") {
        let (id, _) = row["id"].split_once('.').unwrap();
        worked.entry(id.to_owned()).or_default().push(row);
    }
    for deals in worked.into_values() {
        let custom = Custom {
            other_side_vulnerable: &deals[0]["custom"] == "other_side",
            deals_stand_alone: &deals[0]["custom"] == "stand_alone",
        };
        let (mut chicago, mut total) = (Chicago::new(custom), [0, 0]);
        for row in deals {
            let scored = chicago.add(deal(&row)).unwrap();
            let [ns, ew] = Side::ALL.map(|side| scored.points(side));
            total = [total[0] + ns, total[1] + ew];
            let [ns_part, ew_part] = Side::ALL.map(|side| chicago.part_score(side));
            for (column, found) in [
                ("dealer", scored.dealer.letter().to_string()),
                ("vul", notation::vulnerability(scored.vulnerable).to_owned()),
                ("ns", ns.to_string()),
                ("ew", ew.to_string()),
                ("bonus", word(scored.bonus).to_owned()),
                ("ns_part", ns_part.to_string()),
                ("ew_part", ew_part.to_string()),
            ] {
                assert_eq!(found, row[column], "{}: {column}", &row["id"]);
            }
            assert_eq!(Side::ALL.map(|side| chicago.total(side)), total);
        }
    }
}

#[test]
fn there_are_four_deals_and_no_more() {
    let mut chicago = Chicago::default();
    for number in 1..=4 {
        assert_eq!(chicago.deal(), Some(number));
        for _ in 0..2 {
            let dealer = chicago.next();
            chicago.add(RubberDeal::PassedOut).unwrap();
            assert_eq!(chicago.next(), dealer, "dealt again");
        }
        chicago.add(played("NS 1C=")).unwrap();
    }
    let over = chicago.clone();
    assert_eq!((chicago.deal(), chicago.next()), (None, None));
    assert_eq!(chicago.reasons_for_next(), []);
    for deal in [played("NS 1C="), RubberDeal::PassedOut] {
        assert_eq!(chicago.add(deal), Err(ChicagoOver));
    }
    assert_eq!(chicago, over);
}

fn ids(scored: &ChicagoScore) -> Vec<&'static str> {
    let reasons = scored.reasons();
    reasons.iter().map(|reason| reason.id).collect()
}

#[test]
fn every_point_has_its_reason() {
    let mut chicago = Chicago::default();
    let next = |chicago: &Chicago| {
        let reasons = chicago.reasons_for_next();
        assert!(reasons.iter().all(|it| it.citation == Citation::CHICAGO));
        reasons.iter().map(|it| it.id).collect::<Vec<_>>()
    };
    let add = |chicago: &mut Chicago, text: &str| ids(&chicago.add(played(text)).unwrap());
    assert_eq!(
        next(&chicago),
        ["chicago-dealer", "chicago-none-vulnerable"]
    );
    assert_eq!(
        ids(&chicago.add(RubberDeal::PassedOut).unwrap()),
        ["chicago-passed-out"]
    );
    assert_eq!(add(&mut chicago, "EW 1C="), ["rubber-tricks-below"]);
    let dealing = ["chicago-dealer", "chicago-dealing-side-vulnerable"];
    assert_eq!(next(&chicago), dealing);
    assert_eq!(
        add(&mut chicago, "NS 3NT+1"),
        [
            "rubber-tricks-below",
            "rubber-overtricks-above",
            "chicago-game",
            "chicago-part-score-cancelled",
        ]
    );
    assert_eq!(next(&chicago), dealing);
    assert_eq!(add(&mut chicago, "NS 2S-1"), ["rubber-undertricks"]);
    assert_eq!(next(&chicago), ["chicago-dealer", "chicago-all-vulnerable"]);
    assert_eq!(
        add(&mut chicago, "NS 2S="),
        ["rubber-tricks-below", "chicago-last-part-score"]
    );
    let mut other = Chicago::new(Custom {
        other_side_vulnerable: true,
        deals_stand_alone: true,
    });
    assert_eq!(
        add(&mut other, "NS 2S="),
        ["rubber-tricks-below", "chicago-part-score"]
    );
    assert_eq!(
        next(&other),
        ["chicago-dealer", "chicago-other-side-vulnerable"]
    );
}

/// A Chicago once more: a page of four lines, each looked at with all those above it.
mod page {
    /// Whether North-South and East-West are vulnerable, by the number of deals played.
    const WHEEL: [[bool; 2]; 4] = [[false; 2], [false, true], [true, false], [true; 2]];

    #[derive(Default)]
    pub struct Page {
        pub other_side: bool,
        pub alone: bool,
        /// Side, and the worth of the tricks it bid and made, 0 if it went down.
        pub lines: Vec<(usize, i32)>,
    }

    impl Page {
        pub fn vulnerable(&self, side: usize) -> bool {
            let [first, last] = [0, 3].map(|at| self.lines.len() == at);
            WHEEL[self.lines.len()][side] != (self.other_side && !first && !last)
        }

        /// Points of a side towards game, of the first lines.
        fn towards(&self, side: usize, lines: usize) -> i32 {
            let from = match self.alone {
                true => lines.saturating_sub(1),
                false => (0..lines)
                    .rev()
                    .find(|at| self.is_game(*at))
                    .map_or(0, |at| at + 1),
            };
            let counted = self.lines[from..lines].iter();
            counted
                .filter(|line| line.0 == side)
                .map(|line| line.1)
                .sum()
        }

        fn is_game(&self, at: usize) -> bool {
            let (side, made) = self.lines[at];
            let before = if self.alone {
                0
            } else {
                self.towards(side, at)
            };
            made > 0 && before + made >= 100
        }

        pub fn carried(&self, side: usize) -> i32 {
            if self.alone {
                0
            } else {
                self.towards(side, self.lines.len())
            }
        }

        /// The bonus for the last line, of a side that was vulnerable or not.
        pub fn bonus(&self, vulnerable: bool) -> i32 {
            let last = self.lines.len() - 1;
            match (self.is_game(last), self.lines[last].1) {
                (true, _) => 300 + 200 * i32::from(vulnerable),
                (false, 0) => 0,
                (false, _) if self.alone => 50,
                (false, _) => 100 * i32::from(last == 3),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn any_chicago_is_kept_as_on_paper(
        deals in prop::collection::vec(prop::option::weighted(0.85, any_deal()), 0..9),
        other_side: bool,
        alone: bool,
    ) {
        let mut chicago = Chicago::new(Custom { other_side_vulnerable: other_side, deals_stand_alone: alone });
        let mut page = page::Page { other_side, alone, ..Default::default() };
        let mut total = [0, 0];
        for deal in deals {
            if page.lines.len() == 4 {
                prop_assert_eq!(chicago.add(RubberDeal::PassedOut), Err(ChicagoOver));
                break;
            }
            let (dealer, vulnerable) = chicago.next().unwrap();
            prop_assert_eq!(dealer.letter(), ['N', 'E', 'S', 'W'][page.lines.len()]);
            for side in [0, 1] {
                let flag = arbitro_engine::vulnerability_of(vulnerable, Side::ALL[side]);
                prop_assert_eq!(flag.is_vulnerable(), page.vulnerable(side));
            }
            let Some((written, deal)) = deal else {
                let scored = chicago.add(RubberDeal::PassedOut).unwrap();
                prop_assert_eq!(Side::ALL.map(|side| scored.points(side)), [0, 0]);
                continue;
            };
            // The tricks and premiums of this deal alone, on the sheet of a rubber.
            let side = written.side;
            let hot = page.vulnerable(side);
            let winners = if hot { vec![side] } else { Vec::new() };
            let mut sheet = pencil::Sheet { winners, ..Default::default() };
            sheet.write(&written);
            page.lines.push((side, sheet.below(side)));
            let mut points = [0, 1].map(|side| sheet.below(side) + sheet.above(side));
            points[side] += page.bonus(hot);
            let scored = chicago.add(deal).unwrap();
            prop_assert_eq!(Side::ALL.map(|side| scored.points(side)), points);
            total = [total[0] + points[0], total[1] + points[1]];
            prop_assert_eq!(Side::ALL.map(|side| chicago.total(side)), total);
            prop_assert_eq!([0, 1].map(|side| page.carried(side)), Side::ALL.map(|side| chicago.part_score(side)));
        }
    }
}
