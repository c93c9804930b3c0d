//! The tournament: pair numbers, the Mitchell movement, the slip of a board.

use std::collections::HashSet;

use arbitro_engine::score::matchpoints::Scale;
use arbitro_engine::score::ranking::ranking;
use arbitro_engine::score::{ResultLine, SlipEntry};
use arbitro_engine::tournament::movement::{Meeting, MovementError};
use arbitro_engine::tournament::team::{TeamMatch, TeamTable};
use arbitro_engine::tournament::traveller::{
    Entered, Outcome, TableLine, Traveller, TravellerError,
};
use arbitro_engine::tournament::tricks::{Turned, tricks_won};
use arbitro_engine::tournament::{Howell, Movement, PairNumber, Table};
use arbitro_engine::{Board, Seat, Side, notation};

use crate::given::{each_row, rows, same};

fn table(number: u8) -> Table {
    Table::new(number).unwrap()
}

fn pair(number: u8) -> PairNumber {
    PairNumber::new(number).unwrap()
}

#[test]
fn a_pair_is_numbered_by_the_table_where_it_starts() {
    let third = Side::ALL.map(|side| PairNumber::starting(table(3), side).number());
    assert_eq!(third, [3, 103]);
    for number in 1..=99 {
        for (pair, side) in [
            (pair(number), Side::NorthSouth),
            (pair(100 + number), Side::EastWest),
        ] {
            assert_eq!((pair.start(), pair.side()), (table(number), side));
            assert_eq!(PairNumber::starting(table(number), side), pair);
        }
    }
    for none in [0, 100, 200, 255] {
        assert_eq!(PairNumber::new(none), None, "{none}");
    }
    assert_eq!((Table::new(0), Table::new(100)), (None, None));
}

fn fits_the_sheet(tables: u8, name: &str) {
    let movement = Movement::new(tables).unwrap();
    assert_eq!(movement.rounds(), u8::try_from(rows(name).len()).unwrap());
    each_row(name, |row| {
        for meeting in movement.round(row["round"].parse().unwrap()).unwrap() {
            let at = meeting.table.number();
            let written = format!("{}/{}", meeting.ew, meeting.boards);
            same("table", written.as_str(), &row[at.to_string().as_str()])?;
            same("north-south", meeting.ns.number(), at)?;
        }
        Ok(())
    });
}

#[test]
fn five_tables_move_like_this() {
    fits_the_sheet(5, "movement_5");
}

#[test]
fn six_tables_skip_after_the_third_round() {
    fits_the_sheet(6, "movement_6");
    assert_eq!(Movement::new(6).unwrap().skip_after(), Some(3));
    assert_eq!(Movement::new(5).unwrap().skip_after(), None);
}

/// All meetings of all rounds.
fn every_meeting(movement: Movement) -> Vec<(u8, Meeting)> {
    let rounds = 1..=movement.rounds();
    rounds
        .flat_map(|round| {
            let meetings = movement.round(round).unwrap();
            assert_eq!(meetings.len(), usize::from(movement.tables()));
            meetings.into_iter().map(move |meeting| (round, meeting))
        })
        .collect()
}

#[test]
fn nobody_meets_a_pair_or_a_board_twice() {
    for tables in 1..=99 {
        let movement = Movement::new(tables).unwrap();
        let expected = if tables % 2 == 0 { tables - 1 } else { tables };
        assert_eq!(movement.rounds(), expected);
        let (mut opponents, mut played, mut places) =
            (HashSet::new(), HashSet::new(), HashSet::new());
        for (round, meeting) in every_meeting(movement) {
            let Meeting {
                table,
                ns,
                ew,
                boards,
            } = meeting;
            let told = format!("{tables} tables, round {round}, table {}", table.number());
            assert!(opponents.insert((ns, ew)), "{told}: {ns} meets {ew} again");
            assert!(
                played.insert((ns, boards)),
                "{told}: {ns} has played {boards}"
            );
            assert!(
                played.insert((ew, boards)),
                "{told}: {ew} has played {boards}"
            );
            // In one round each pair and each set of boards is at one table only.
            assert!(
                places.insert((round, u16::from(ew.number()))),
                "{told}: {ew} sits twice"
            );
            assert!(
                places.insert((round, 1_000 + u16::from(boards))),
                "{told}: {boards} lies twice"
            );
            assert_eq!(ns, PairNumber::starting(table, Side::NorthSouth), "{told}");
        }
    }
}

/// Moving table by table gives the positions of the formula.
#[test]
fn moving_table_by_table_is_the_same_movement() {
    for tables in 2..=40 {
        let movement = Movement::new(tables).unwrap();
        for round in 1..movement.rounds() {
            let [now, next] = [round, round + 1].map(|round| movement.round(round).unwrap());
            for meeting in now {
                let goes = |side| movement.next_table(side, meeting.table, round).unwrap();
                let at = |table: Table| next.iter().find(|next| next.table == table).unwrap();
                assert_eq!(at(goes(Side::NorthSouth)).ns, meeting.ns);
                assert_eq!(
                    at(goes(Side::EastWest)).ew,
                    meeting.ew,
                    "{tables} tables, round {round}"
                );
                let boards = movement.next_table_of_boards(meeting.table).unwrap();
                assert_eq!(at(boards).boards, meeting.boards);
            }
        }
    }
}

#[test]
fn east_west_go_up_and_boards_go_down() {
    let movement = Movement::new(6).unwrap();
    let east_west = |at, round| {
        movement
            .next_table(Side::EastWest, table(at), round)
            .map(Table::number)
    };
    assert_eq!(east_west(2, 1), Ok(3));
    assert_eq!(east_west(6, 1), Ok(1));
    assert_eq!(east_west(2, 3), Ok(4));
    assert_eq!(east_west(6, 3), Ok(2));
    assert_eq!(
        movement.next_table(Side::NorthSouth, table(6), 3),
        Ok(table(6))
    );
    assert_eq!(movement.next_table_of_boards(table(1)), Ok(table(6)));
    assert_eq!(movement.next_table_of_boards(table(4)), Ok(table(3)));
}

#[test]
fn movements_that_cannot_be() {
    assert_eq!(Movement::new(0), Err(MovementError::NoTables));
    assert_eq!(Movement::new(100), Err(MovementError::TooManyTables(100)));
    let movement = Movement::new(6).unwrap();
    let beyond = |round| MovementError::RoundBeyond(round, 5);
    assert_eq!(movement.round(0), Err(MovementError::NoRound));
    assert_eq!(movement.round(6), Err(beyond(6)));
    assert_eq!(movement.round(255), Err(beyond(255)));
    let east_west = |at, round| movement.next_table(Side::EastWest, table(at), round);
    assert_eq!(east_west(1, 0), Err(MovementError::NoRound));
    assert_eq!(east_west(1, 5), Err(beyond(6)));
    assert_eq!(east_west(1, 255), Err(beyond(255)));
    let none = Err(MovementError::NoSuchTable(7, 6));
    assert_eq!(east_west(7, 1), none);
    assert_eq!(movement.next_table_of_boards(table(7)), none);
}

#[test]
fn tricks_won_stand_upright() {
    let winners = [
        Side::NorthSouth,
        Side::EastWest,
        Side::EastWest,
        Side::NorthSouth,
        Side::EastWest,
    ];
    for side in Side::ALL {
        let row = winners.map(|winner| Turned::after(winner, side));
        let won = winners.iter().filter(|winner| **winner == side).count();
        assert_eq!(tricks_won(&row), won);
        let told = row.map(|card| card.winner(side));
        assert_eq!(told, winners);
    }
    assert_eq!(
        Turned::after(Side::EastWest, Side::EastWest),
        Turned::Upright
    );
    assert_eq!(
        Turned::after(Side::EastWest, Side::NorthSouth),
        Turned::Sideways
    );
}

#[test]
fn points_stand_in_the_column_of_the_side_that_scores() {
    let entered = |score| Entered::of_ns(score).map(|entered| (entered.side, entered.points));
    assert_eq!(entered(620), Some((Side::NorthSouth, 620)));
    assert_eq!(entered(-100), Some((Side::EastWest, 100)));
    assert_eq!(entered(0), None);
}

fn line(ns: u8, ew: u8, declarer: Seat, result: &str) -> TableLine {
    let outcome = match notation::parse_slip(result).unwrap() {
        SlipEntry::PassedOut => Outcome::PassedOut,
        SlipEntry::Played(line) => Outcome::Played { declarer, line },
    };
    TableLine {
        ns: pair(ns),
        ew: pair(ew),
        outcome,
    }
}

#[test]
fn a_line_says_who_met_whom_who_played_and_who_wrote() {
    let board = Board::new(2).unwrap();
    for (declarer, played, ns_points) in [(Seat::South, 5, 620), (Seat::West, 102, -420)] {
        let line = line(5, 102, declarer, "4S=");
        let pairs = Side::ALL.map(|side| line.pair(side).number());
        assert_eq!(pairs, [5, 102]);
        assert_eq!(line.played_by().map(PairNumber::number), Some(played));
        assert_eq!(line.written_by(), pair(5));
        let points = Side::ALL.map(|side| line.points(side, board));
        assert_eq!(points, [ns_points, -ns_points]);
    }
    assert_eq!(line(5, 102, Seat::South, "P").played_by(), None);
}

/// Board 2: North-South vulnerable.
fn traveller(lines: &[TableLine]) -> Traveller {
    let mut traveller = Traveller::new(Board::new(2).unwrap());
    for line in lines {
        traveller.add(*line).unwrap();
    }
    traveller
}

#[test]
fn a_slip_is_scored_and_compared() {
    let (north, west) = (Seat::North, Seat::West);
    let traveller = traveller(&[
        line(6, 106, north, "4S="),
        line(5, 104, north, "2S+1"),
        line(4, 102, north, "2S+2"),
        line(3, 105, north, "4S-1"),
        line(2, 103, north, "2S+3"),
        line(1, 101, west, "3H-3"),
    ]);
    assert_eq!(traveller.ns_scores(), [620, 140, 170, -100, 200, 150]);
    let board = traveller.matchpoints(Scale::TwoPerWin);
    let ns: Vec<u64> = board
        .ns()
        .iter()
        .filter_map(|points| points.whole())
        .collect();
    assert_eq!(ns, [10, 2, 6, 0, 8, 4]);
    let standings = ranking(traveller.tallies(Scale::TwoPerWin));
    let first: Vec<(u8, usize)> = standings
        .iter()
        .take(4)
        .map(|s| (s.pair.number(), s.place))
        .collect();
    assert_eq!(first, [(6, 1), (105, 1), (2, 3), (104, 3)]);
}

#[test]
fn a_passed_out_board_is_a_score_like_any_other() {
    let traveller = traveller(&[
        line(1, 101, Seat::North, "Pass"),
        line(2, 102, Seat::East, "1NT="),
        line(3, 103, Seat::South, "1NT="),
    ]);
    assert_eq!(traveller.ns_scores(), [0, -90, 90]);
    let ns: Vec<u64> = traveller
        .matchpoints(Scale::TwoPerWin)
        .ns()
        .iter()
        .map(|p| p.halves() / 2)
        .collect();
    assert_eq!(ns, [2, 0, 4]);
}

#[test]
fn a_pair_stands_once_on_a_slip_and_in_its_column() {
    let mut traveller = traveller(&[line(1, 101, Seat::North, "1NT=")]);
    let add = |traveller: &mut Traveller, ns, ew| traveller.add(line(ns, ew, Seat::North, "1NT="));
    assert_eq!(
        add(&mut traveller, 1, 102),
        Err(TravellerError::PlayedAlready(pair(1)))
    );
    assert_eq!(
        add(&mut traveller, 2, 101),
        Err(TravellerError::PlayedAlready(pair(101)))
    );
    assert_eq!(
        add(&mut traveller, 101, 2),
        Err(TravellerError::WrongDirection(pair(101)))
    );
    assert_eq!(
        add(&mut traveller, 2, 3),
        Err(TravellerError::WrongDirection(pair(3)))
    );
    assert_eq!(add(&mut traveller, 2, 102), Ok(()));
    assert_eq!(traveller.lines().len(), 2);
}

#[test]
fn a_line_is_written_with_its_tricks() {
    each_row("slip_lines", |row| {
        let SlipEntry::Played(played) =
            notation::parse_slip(&row["neutral"]).map_err(|e| e.to_string())?
        else {
            return Err("passed out".to_owned());
        };
        let tricks: u8 = row["tricks"].parse().unwrap();
        same("tricks", played.tricks.get(), tricks)?;
        for (board, column) in [(1, "nv"), (2, "v")] {
            let board = Board::new(board).unwrap();
            let score: i32 = row[column].parse().unwrap();
            for (declarer, sign) in [(Seat::South, 1), (Seat::West, -1)] {
                // East-West are never vulnerable on these boards.
                if declarer == Seat::West && column == "v" {
                    continue;
                }
                let outcome = Outcome::Played {
                    declarer,
                    line: played,
                };
                same(column, outcome.ns_score(board), sign * score)?;
            }
        }
        let line = ResultLine::with_margin(played.bid, played.doubling, played.margin());
        same("margin", line, Ok(played))
    });
}

#[test]
fn both_tables_play_all_boards_once() {
    for boards in (2..=TeamMatch::MOST).step_by(2) {
        let played = TeamMatch::new(boards).expect("an even number");
        assert_eq!(played.boards(), boards);
        for table in [TeamTable::First, TeamTable::Second] {
            let halves = played.before(table).chain(played.after(table));
            let mut all: Vec<u32> = halves.collect();
            all.sort_unstable();
            assert_eq!(all, (1..=boards).collect::<Vec<_>>());
        }
        let first = played.before(TeamTable::First);
        assert_eq!(first, played.after(TeamTable::Second));
        assert_eq!(first, 1..=boards / 2);
    }
    for boards in [0, 1, 7, 65, 66] {
        assert_eq!(TeamMatch::new(boards), None, "{boards}");
    }
}

/// What a Howell movement must be, whatever its starting positions are.
#[test]
fn in_a_howell_everybody_meets_everybody() {
    assert_eq!((Howell::new(3), Howell::new(8)), (None, None));
    for tables in Howell::TABLES {
        let howell = Howell::new(tables).unwrap();
        let (pairs, rounds) = (2 * tables, 2 * tables - 1);
        assert_eq!((howell.tables(), howell.pairs()), (tables, pairs));
        assert_eq!(howell.rounds(), rounds);
        assert_eq!(howell.round(0), Err(MovementError::NoRound));
        let beyond = MovementError::RoundBeyond(rounds + 1, rounds);
        assert_eq!(howell.round(rounds + 1), Err(beyond));
        let (mut met, mut played) = (HashSet::new(), HashSet::new());
        let mut before: Vec<Meeting> = Vec::new();
        for round in 1..=rounds {
            let meetings = howell.round(round).unwrap();
            let seated: HashSet<PairNumber> =
                meetings.iter().flat_map(|it| [it.ns, it.ew]).collect();
            assert_eq!(
                seated.len(),
                usize::from(pairs),
                "{tables} tables, round {round}"
            );
            let sets: HashSet<u8> = meetings.iter().map(|it| it.boards).collect();
            assert_eq!(sets.len(), usize::from(tables), "boards at two tables");
            for it in &meetings {
                assert!((1..=rounds).contains(&it.boards));
                assert!(
                    met.insert([it.ns.min(it.ew), it.ns.max(it.ew)]),
                    "{it:?} again"
                );
                for pair in [it.ns, it.ew] {
                    assert!(
                        played.insert((pair, it.boards)),
                        "{pair} plays a board again"
                    );
                }
            }
            // Each pair but one follows the pair below it.
            for (old, new) in before.iter().zip(&meetings) {
                for (old, new) in [(old.ns, new.ns), (old.ew, new.ew)] {
                    let next = match old.number() {
                        stays if stays == pairs => stays,
                        last if last == rounds => 1,
                        other => other + 1,
                    };
                    assert_eq!(new.number(), next);
                }
            }
            before = meetings;
        }
        assert_eq!(met.len(), usize::from(pairs) * usize::from(rounds) / 2);
    }
}

#[test]
fn with_a_half_table_each_opponent_of_the_missing_pair_sits_out_once() {
    for tables in [5, 6, 7, 8] {
        let movement = Movement::new(tables).unwrap();
        for missing in [tables, 100 + tables] {
            let out = (1..=movement.rounds()).map(|round| {
                let out = movement.sits_out(pair(missing), round).unwrap().unwrap();
                assert_ne!(out.side(), pair(missing).side());
                out
            });
            let out: HashSet<PairNumber> = out.collect();
            assert_eq!(out.len(), usize::from(movement.rounds()), "twice");
        }
        let none = movement.sits_out(pair(tables + 1), 1);
        assert_eq!(none, Ok(None), "there is no such pair");
    }
    // The sheet of six tables: in round 4 pair 106 meets pair 4, in round 3 pair 1 meets 105.
    let six = Movement::new(6).unwrap();
    assert_eq!(six.sits_out(pair(106), 4), Ok(Some(pair(4))));
    assert_eq!(six.sits_out(pair(1), 3), Ok(Some(pair(105))));
}

#[test]
fn turned_boards_change_the_cards_and_not_the_chairs() {
    let meeting = Movement::new(5).unwrap().round(5).unwrap()[0];
    let turned = meeting.arrow_switched();
    assert_eq!((turned.ns, turned.ew), (meeting.ew, meeting.ns));
    assert_eq!(
        (turned.table, turned.boards),
        (meeting.table, meeting.boards)
    );
    assert_eq!(turned.arrow_switched(), meeting);
}
