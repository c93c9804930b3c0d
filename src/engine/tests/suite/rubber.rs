//! The score of a rubber: worked rubbers deal by deal, and random rubbers compared with a separate
//! model of the sheet.

use std::collections::BTreeMap;

use arbitro_engine::auction::every_bid;
use arbitro_engine::citation::Edition;
use arbitro_engine::notation::{self, parse_contract, parse_side};
use arbitro_engine::score::rubber::{
    DealScore, Holding, Honours, ImpossibleHonours, Place, PlayedDeal, Rubber, RubberDeal,
    RubberOver,
};
use arbitro_engine::score::{ResultLine, Tricks};
use arbitro_engine::{BySeat, Doubling, Hand, Seat, Side, Strain};
use proptest::prelude::*;

use crate::given::{Row, cards, each_row, played, rows, rubber, same};

/// A deal of the table: `EW 6S 12 EW:100`.
pub(crate) fn deal(row: &Row) -> RubberDeal {
    if &row["contract"] == "Pass" {
        return RubberDeal::PassedOut;
    }
    let (bid, doubling) = parse_contract(&row["contract"]).unwrap();
    let tricks = Tricks::new(row["tricks"].parse().unwrap()).unwrap();
    let line = ResultLine {
        bid,
        doubling,
        tricks,
    };
    let claim = row["honours"].split_once(':');
    let claims = claim.map(|(side, points)| (parse_side(side).unwrap(), points.parse().unwrap()));
    let claims: Vec<(Side, i32)> = claims.into_iter().collect();
    let honours = Honours::claimed(&claims, bid.strain).unwrap();
    PlayedDeal::new(parse_side(&row["side"]).unwrap(), line, honours)
        .unwrap()
        .into()
}

/// The deals of each worked rubber, by its id.
fn worked() -> BTreeMap<String, Vec<Row>> {
    let mut worked: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows("rubber_deals") {
        let (id, _) = row["id"].split_once('.').unwrap();
        worked.entry(id.to_owned()).or_default().push(row);
    }
    worked
}

#[test]
fn worked_rubbers_deal_by_deal() {
    for deals in worked().into_values() {
        let mut rubber = Rubber::new();
        for row in deals {
            let scored = rubber
                .add(deal(&row))
                .unwrap_or_else(|e| panic!("{}: {e}", &row["id"]));
            let columns = [
                ("ns_below", Side::NorthSouth, Place::Below),
                ("ns_above", Side::NorthSouth, Place::Above),
                ("ew_below", Side::EastWest, Place::Below),
                ("ew_above", Side::EastWest, Place::Above),
            ];
            for (column, side, place) in columns {
                let points = scored.points(side, place).to_string();
                assert_eq!(points, row[column], "{}: {column}", &row["id"]);
            }
            let game = scored.game_won().map_or("-", Side::letters);
            assert_eq!(game, &row["game_won"], "{}", &row["id"]);
            let vulnerable = notation::vulnerability(scored.vulnerable());
            assert_eq!(vulnerable, &row["vul_before"], "{}", &row["id"]);
        }
    }
}

#[test]
fn worked_rubbers_added_up() {
    let worked = worked();
    each_row("rubber_totals", |row| {
        let mut rubber = Rubber::new();
        for row in &worked[&row["id"]] {
            rubber.add(deal(row)).map_err(|error| error.to_string())?;
        }
        if &row["unfinished"] == "yes" {
            rubber.break_off().map_err(|error| error.to_string())?;
        }
        for (side, prefix) in [(Side::NorthSouth, "ns"), (Side::EastWest, "ew")] {
            let columns = [
                ("games", i32::from(rubber.games(side))),
                ("below", rubber.below(side)),
                ("above", rubber.above(side)),
                ("bonus", rubber.bonus(side)),
                ("total", rubber.total(side)),
            ];
            for (column, got) in columns {
                let column = format!("{prefix}_{column}");
                same(&column, got.to_string().as_str(), &row[column.as_str()])?;
            }
        }
        let (ahead, by) = rubber.difference().ok_or("nobody is ahead")?;
        same("ahead", ahead.letters(), &row["ahead"])?;
        same("difference", by.to_string().as_str(), &row["difference"])
    });
}

#[test]
fn a_rubber_that_is_over_takes_no_deal() {
    let mut won = rubber(&["NS 3NT=", "NS 3NT="]);
    assert_eq!(won.check(), Err(RubberOver::Won));
    assert_eq!(won.add(played("EW 1C=")), Err(RubberOver::Won));
    assert_eq!(won.add(RubberDeal::PassedOut), Err(RubberOver::Won));
    assert_eq!(won.break_off(), Err(RubberOver::Won));
    let mut broken = rubber(&["NS 3NT="]);
    assert_eq!(broken.break_off().map(|entries| entries.len()), Ok(1));
    let before = broken.clone();
    assert_eq!(broken.add(played("NS 1C=")), Err(RubberOver::BrokenOff));
    assert_eq!(broken.break_off(), Err(RubberOver::BrokenOff));
    assert_eq!(broken, before);
}

#[test]
fn a_game_cancels_the_part_scores_of_both_sides() {
    let rubber = rubber(&["NS 1NT=", "EW 3H=", "NS 2H="]);
    assert_eq!(Side::ALL.map(|side| rubber.part_score(side)), [0, 0]);
    assert_eq!(Side::ALL.map(|side| rubber.below(side)), [100, 90]);
    assert_eq!(Side::ALL.map(|side| rubber.games(side)), [1, 0]);
}

fn ids(scored: &DealScore) -> Vec<&'static str> {
    let rubber_only = |edition| assert_eq!(edition, Edition::RUBBER_2014);
    let reasons = scored.reasons();
    reasons
        .iter()
        .for_each(|reason| rubber_only(reason.citation.edition));
    reasons.iter().map(|reason| reason.id).collect()
}

#[test]
fn every_number_says_why_it_stands_there() {
    let mut rubber = rubber(&["NS 1NT=", "EW 3H="]);
    let line = |text: &str| match notation::parse_slip(text).unwrap() {
        arbitro_engine::score::SlipEntry::Played(line) => line,
        arbitro_engine::score::SlipEntry::PassedOut => panic!("{text}"),
    };
    let honours = |side, holding| Some(Honours { side, holding });
    let mut add = |side, text: &str, honours| {
        let deal = PlayedDeal::new(side, line(text), honours).unwrap();
        ids(&rubber.add(deal.into()).unwrap())
    };
    let four = honours(Side::EastWest, Holding::FourTrumpHonours);
    assert_eq!(
        add(Side::NorthSouth, "2SX+1", four),
        [
            "rubber-tricks-below",
            "rubber-overtricks-above",
            "rubber-insult",
            "rubber-four-trump-honours",
            "rubber-game-won",
            "rubber-part-score-cancelled",
        ]
    );
    let five = honours(Side::EastWest, Holding::FiveTrumpHonours);
    assert_eq!(
        add(Side::EastWest, "6C=", five),
        [
            "rubber-tricks-below",
            "rubber-small-slam",
            "rubber-five-trump-honours",
            "rubber-game-won"
        ]
    );
    let aces = honours(Side::NorthSouth, Holding::FourAces);
    assert_eq!(
        add(Side::EastWest, "7NT-1", aces),
        ["rubber-undertricks", "rubber-four-aces"]
    );
    assert_eq!(
        add(Side::NorthSouth, "7D=", None),
        [
            "rubber-tricks-below",
            "rubber-grand-slam",
            "rubber-game-won",
            "rubber-two-one"
        ]
    );
    let mut empty = Rubber::new();
    assert_eq!(
        ids(&empty.add(RubberDeal::PassedOut).unwrap()),
        ["rubber-passed-out"]
    );
    assert_eq!(empty.break_off(), Ok(vec![]));
}

#[test]
fn what_is_given_at_the_end() {
    let ended = |deals: &[&str]| {
        let entries = rubber(deals).break_off().unwrap();
        let told = entries.iter().map(|entry| {
            assert_eq!(entry.place(), Place::Above);
            (entry.side.letters(), entry.item.id(), entry.points)
        });
        told.collect::<Vec<_>>()
    };
    let (game, part_score) = ("unfinished-game", "unfinished-part-score");
    assert_eq!(
        ended(&["NS 3NT=", "NS 1C="]),
        [("NS", game, 300), ("NS", part_score, 100)]
    );
    assert_eq!(
        ended(&["NS 3NT=", "EW 1C="]),
        [("NS", game, 300), ("EW", part_score, 100)]
    );
    // Part-scores of a finished game do not count, and several count only once.
    assert_eq!(ended(&["EW 1C=", "NS 3NT="]), [("NS", game, 300)]);
    assert_eq!(ended(&["EW 1C=", "EW 1C="]), [("EW", part_score, 100)]);
    assert_eq!(ended(&["NS 1C=", "EW 1C="]), []);
    assert_eq!(ended(&["NS 3NT=", "EW 3NT="]), []);
}

#[test]
fn honours_are_found_in_one_hand() {
    let held = |hand: &str, strain| Holding::of(cards(hand), strain);
    let (four, five) = (
        Some(Holding::FourTrumpHonours),
        Some(Holding::FiveTrumpHonours),
    );
    assert_eq!(held("SA SK SQ SJ S2", Strain::Spades), four);
    assert_eq!(held("SA SK SQ ST S2", Strain::Spades), four);
    assert_eq!(held("SK SQ SJ ST", Strain::Spades), four);
    assert_eq!(held("SA SK SQ SJ ST", Strain::Spades), five);
    assert_eq!(held("SA SK SQ S9 S8", Strain::Spades), None);
    assert_eq!(held("SA SK SQ SJ ST", Strain::Hearts), None);
    assert_eq!(held("SA SK SQ SJ ST", Strain::Notrump), None);
    assert_eq!(
        held("SA HA DA CA", Strain::Notrump),
        Some(Holding::FourAces)
    );
    assert_eq!(held("SA HA DA CK", Strain::Notrump), None);
    assert_eq!(held("SA HA DA CA", Strain::Spades), None);
    let hands = BySeat::from_fn(|seat| match seat {
        Seat::West => cards("DA DK DQ DJ"),
        Seat::North => cards("DT SA SK SQ SJ ST"),
        _ => Hand::EMPTY,
    });
    let west = Honours {
        side: Side::EastWest,
        holding: Holding::FourTrumpHonours,
    };
    let north = Honours {
        side: Side::NorthSouth,
        holding: Holding::FiveTrumpHonours,
    };
    assert_eq!(Honours::held(&hands, Strain::Diamonds), Some(west));
    assert_eq!(Honours::held(&hands, Strain::Spades), Some(north));
    assert_eq!(Honours::held(&hands, Strain::Clubs), None);
    assert_eq!(Honours::held(&hands, Strain::Notrump), None);
    assert_eq!(Holding::ALL.map(Holding::points), [100, 150, 150]);
}

#[test]
fn honours_that_cannot_be() {
    use ImpossibleHonours::{MoreThanOneHand, NoSuchPremium, WrongStrain};
    let (ns, ew) = (Side::NorthSouth, Side::EastWest);
    let claimed =
        |claims: &[(Side, i32)], strain| Honours::claimed(claims, strain).map(|h| h.is_some());
    assert_eq!(claimed(&[], Strain::Spades), Ok(false));
    assert_eq!(claimed(&[(ns, 100)], Strain::Spades), Ok(true));
    assert_eq!(claimed(&[(ew, 150)], Strain::Clubs), Ok(true));
    assert_eq!(claimed(&[(ew, 150)], Strain::Notrump), Ok(true));
    for two in [
        [(ns, 100), (ew, 100)],
        [(ns, 150), (ns, 100)],
        [(ns, 100), (ns, 100)],
    ] {
        assert_eq!(claimed(&two, Strain::Hearts), Err(MoreThanOneHand));
    }
    assert_eq!(
        claimed(&[(ns, 150), (ew, 150)], Strain::Notrump),
        Err(MoreThanOneHand)
    );
    for (points, strain) in [
        (100, Strain::Notrump),
        (50, Strain::Spades),
        (0, Strain::Spades),
        (-100, Strain::Spades),
    ] {
        assert_eq!(
            claimed(&[(ns, points)], strain),
            Err(NoSuchPremium { points, strain })
        );
    }
    for (holding, contract) in [
        (Holding::FourAces, "4S"),
        (Holding::FourTrumpHonours, "3NT"),
        (Holding::FiveTrumpHonours, "3NT"),
    ] {
        let (bid, doubling) = parse_contract(contract).unwrap();
        let line = ResultLine::with_margin(bid, doubling, 0).unwrap();
        let deal = PlayedDeal::new(ns, line, Some(Honours { side: ns, holding }));
        assert_eq!(deal, Err(WrongStrain(bid.strain)));
        let hint = WrongStrain(bid.strain).to_string();
        assert_eq!(
            hint.contains("aces"),
            bid.strain == Strain::Notrump,
            "{hint}"
        );
        assert_eq!(
            hint.contains("trump honours"),
            bid.strain != Strain::Notrump,
            "{hint}"
        );
    }
}

/// The sheet as players keep it with a pencil. Sides are 0 (NS) and 1 (EW); it shares only numbers
/// with the engine.
pub(crate) mod pencil {
    /// By level, from 1: minor, major, no trump.
    const TRICKS: [[i32; 3]; 7] = [
        [20, 30, 40],
        [40, 60, 70],
        [60, 90, 100],
        [80, 120, 130],
        [100, 150, 160],
        [120, 180, 190],
        [140, 210, 220],
    ];
    const DOWN_DOUBLED: [i32; 13] = [
        100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500,
    ];
    const DOWN_DOUBLED_VULNERABLE: [i32; 13] = [
        200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800,
    ];

    #[derive(Debug, Clone, Copy)]
    pub struct Deal {
        pub side: usize,
        pub level: usize,
        /// 0 for a minor, 1 for a major, 2 for no trump.
        pub kind: usize,
        pub doubled: usize,
        pub tricks: usize,
        pub honours: Option<(usize, i32)>,
    }

    /// The numbers below the line, game by game, and all numbers above it.
    #[derive(Debug, Default)]
    pub struct Sheet {
        /// One element for each game, the last one unfinished.
        pub games: Vec<[Vec<i32>; 2]>,
        pub winners: Vec<usize>,
        pub above: [Vec<i32>; 2],
        pub bonus: [i32; 2],
    }

    impl Sheet {
        pub fn vulnerable(&self, side: usize) -> bool {
            self.winners.contains(&side)
        }

        pub fn won(&self) -> bool {
            (0..2).any(|side| {
                self.winners
                    .iter()
                    .filter(|winner| **winner == side)
                    .count()
                    == 2
            })
        }

        pub fn write(&mut self, deal: &Deal) {
            if self.games.is_empty() {
                self.games.push(Default::default());
            }
            let vulnerable = self.vulnerable(deal.side);
            let needed = deal.level + 6;
            if let Some((side, points)) = deal.honours {
                self.above[side].push(points);
            }
            if deal.tricks < needed {
                let down = needed - deal.tricks;
                let points = match (deal.doubled, vulnerable) {
                    (0, false) => 50 * down as i32,
                    (0, true) => 100 * down as i32,
                    (n, false) => DOWN_DOUBLED[down - 1] * n as i32,
                    (n, true) => DOWN_DOUBLED_VULNERABLE[down - 1] * n as i32,
                };
                self.above[1 - deal.side].push(points);
                return;
            }
            let bid = TRICKS[deal.level - 1][deal.kind] * [1, 2, 4][deal.doubled];
            let over = match (deal.doubled, vulnerable) {
                (0, _) => [20, 30, 30][deal.kind],
                (1, false) => 100,
                (1, true) | (2, false) => 200,
                _ => 400,
            };
            let slam = match (deal.level, vulnerable) {
                (6, false) => 500,
                (6, true) => 750,
                (7, false) => 1000,
                (7, true) => 1500,
                _ => 0,
            };
            let above = [
                over * (deal.tricks - needed) as i32,
                slam,
                [0, 50, 100][deal.doubled],
            ];
            self.above[deal.side].extend(above);
            let game = self.games.last_mut().unwrap();
            game[deal.side].push(bid);
            if game[deal.side].iter().sum::<i32>() >= 100 {
                self.winners.push(deal.side);
                self.games.push(Default::default());
                if self.won() {
                    self.bonus[deal.side] = if self.winners.len() == 2 { 700 } else { 500 };
                }
            }
        }

        pub fn below(&self, side: usize) -> i32 {
            self.games.iter().flat_map(|game| &game[side]).sum()
        }

        pub fn above(&self, side: usize) -> i32 {
            self.above[side].iter().sum()
        }

        pub fn part_score(&self, side: usize) -> i32 {
            self.games.last().map_or(0, |game| game[side].iter().sum())
        }

        pub fn break_off(&mut self) {
            if let [only] = self.winners[..] {
                self.bonus[only] += 300;
            }
            match [self.part_score(0), self.part_score(1)] {
                [ns, 0] if ns > 0 => self.bonus[0] += 100,
                [0, ew] if ew > 0 => self.bonus[1] += 100,
                _ => {}
            }
        }
    }
}

/// A deal for the pencil model and for the engine.
pub(crate) fn any_deal() -> impl Strategy<Value = (pencil::Deal, RubberDeal)> {
    let tricks = prop_oneof![0_usize..14, Just(20), Just(21)];
    let honours = prop::option::of((0_usize..2, prop::bool::ANY));
    (0_usize..2, 0_usize..35, 0_usize..3, tricks, honours).prop_map(
        |(side, bid, doubled, tricks, honours)| {
            let bid = every_bid().nth(bid).unwrap();
            let level = usize::from(bid.level.get());
            // 20 and 21: made exactly, and with one overtrick if possible.
            let tricks = if tricks >= 20 {
                (level + tricks - 14).min(13)
            } else {
                tricks
            };
            let kind = match bid.strain {
                Strain::Clubs | Strain::Diamonds => 0,
                Strain::Hearts | Strain::Spades => 1,
                Strain::Notrump => 2,
            };
            let honours = honours.map(|(holder, many)| {
                let points = if many || kind == 2 { 150 } else { 100 };
                (holder, points)
            });
            let line = ResultLine {
                bid,
                doubling: Doubling::ALL[doubled],
                tricks: Tricks::new(u8::try_from(tricks).unwrap()).unwrap(),
            };
            let claims: Vec<(Side, i32)> = honours
                .iter()
                .map(|&(holder, points)| (Side::ALL[holder], points))
                .collect();
            let claimed = Honours::claimed(&claims, bid.strain).unwrap();
            let deal = PlayedDeal::new(Side::ALL[side], line, claimed).unwrap();
            (
                pencil::Deal {
                    side,
                    level,
                    kind,
                    doubled,
                    tricks,
                    honours,
                },
                deal.into(),
            )
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_rubber_is_kept_as_with_a_pencil(deals in prop::collection::vec(any_deal(), 0..25)) {
        let (mut sheet, mut rubber) = (pencil::Sheet::default(), Rubber::new());
        for (at, (written, deal)) in deals.iter().enumerate() {
            if sheet.won() {
                prop_assert_eq!(rubber.add(*deal), Err(RubberOver::Won));
                continue;
            }
            let before = [0, 1].map(|side| (sheet.below(side), sheet.above(side), sheet.vulnerable(side)));
            let winners = sheet.winners.len();
            sheet.write(written);
            let scored = rubber.add(*deal).unwrap();
            for side in [0, 1] {
                let (below, above, vulnerable) = before[side];
                let own = Side::ALL[side];
                prop_assert_eq!(scored.points(own, Place::Below), sheet.below(side) - below, "deal {}", at);
                prop_assert_eq!(scored.points(own, Place::Above), sheet.above(side) - above, "deal {}", at);
                let flag = arbitro_engine::vulnerability_of(scored.vulnerable(), own);
                prop_assert_eq!(flag.is_vulnerable(), vulnerable);
                prop_assert_eq!(rubber.part_score(own), sheet.part_score(side));
            }
            let won = sheet.winners.get(winners).map(|winner| Side::ALL[*winner]);
            prop_assert_eq!(scored.game_won(), won);
            prop_assert!(scored.entries().iter().all(|entry| entry.points > 0));
            let entered: i32 = scored.entries().iter().filter(|it| !it.item.ends_rubber()).map(|it| it.points).sum();
            let written = [Side::NorthSouth, Side::EastWest].into_iter().flat_map(|side| {
                [Place::Below, Place::Above].map(|place| scored.points(side, place))
            });
            prop_assert_eq!(entered, written.sum::<i32>());
            prop_assert!(scored.reasons().len() >= scored.entries().len());
        }
        if !sheet.won() {
            sheet.break_off();
            rubber.break_off().unwrap();
        }
        for side in [0, 1] {
            let own = Side::ALL[side];
            prop_assert_eq!(rubber.below(own), sheet.below(side));
            prop_assert_eq!(rubber.above(own), sheet.above(side));
            prop_assert_eq!(rubber.bonus(own), sheet.bonus[side]);
            prop_assert_eq!(rubber.total(own), sheet.below(side) + sheet.above(side) + sheet.bonus[side]);
            let games = sheet.winners.iter().filter(|winner| **winner == side).count();
            prop_assert_eq!(usize::from(rubber.games(own)), games);
        }
    }
}
