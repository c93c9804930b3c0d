//! `pair_and_table`: where a pair and the boards go in a Mitchell movement, and how
//! pairs are numbered.
//!
//! A lesson writes `pair_and_table(tables: 7, round: 3, asks: next_table(pair: 103))`. `round` is
//! the round just played. With `room: true` the seating is shown.

use std::ops::Range;

use crate::prelude::*;
use engine::tournament::movement::Meeting;
use engine::tournament::{Movement, PairNumber, Table};

pub(crate) const SKILLS: &[Skill] = &[Skill::PairMovement, Skill::BoardMovement, Skill::PairNumber];

mistakes! {
    NS_MOVE = "ns-pair-moves",
    PAIRS_DOWN = "pairs-go-down",
    SKIP_FORGOTTEN = "skip-forgotten",
    SKIP_TOO_SOON = "skip-without-need",
    BEYOND_THE_LAST = "table-beyond-the-last",
    BOARDS_UP = "boards-go-up",
    BOARDS_STAY = "boards-stay",
    BOARDS_SKIP = "boards-skip-too",
    HUNDRED_FORGOTTEN = "pair-hundred-forgotten",
    HUNDRED_TOO_MANY = "pair-hundred-too-many",
    NUMBER_OF_THE_TABLE = "pair-number-of-the-table",
}

position! {
    /// A movement, a round and a question. Answered by a number.
    #[serde(rename = "pair_and_table")]
    pub struct PairAndTable {
        tables: u8,
        round: Round = default,
        asks: Asks,
        room: bool = default,
    }
}

/// By default the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Round(pub(super) u8);

impl Default for Round {
    fn default() -> Self {
        Self(1)
    }
}

/// The question; pairs and tables are given by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum Asks {
    /// Where this pair plays next; it has just played at a table.
    NextTable { pair: u8 },
    /// Where this pair plays in the round.
    TableInRound { pair: u8 },
    /// Where the boards of this table go next.
    NextBoards { table: u8 },
    /// From which table this one gets its next boards.
    BoardsFrom { table: u8 },
    /// The number of the pair that starts at a table, asked by a player of that pair.
    Number { table: u8, seat: SeatName },
    /// Where this pair started.
    Start { pair: u8 },
    /// The East-West pair that sits at this table in the round.
    PairAt { table: u8 },
}

impl Exercise for PairAndTable {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = || Fault::new("movement", Field::Id, self.tables.to_string());
        Ok(self.asked().ok_or_else(fault)?.into())
    }
}

impl PairAndTable {
    /// The question; `None` if there is no such round, table or pair, or if nobody moves any more.
    fn asked(&self) -> Option<Asked> {
        let (movement, round) = (Movement::new(self.tables).ok()?, self.round.0);
        let room = Room { movement, round };
        let meetings = movement.round(round).ok()?;
        let at = |table: u8| meetings.iter().find(|it| it.table.number() == table);
        let goes = |boards: Table| movement.next_table_of_boards(boards).ok();
        let asked = match self.asks {
            Asks::NextTable { pair } => {
                let pair = PairNumber::new(pair)?;
                let prompt = of_pair("exercise-pair_and_table-next", pair);
                let prompt = prompt.with("table", count(room.table_of(pair, round)?));
                room.pair_moves(prompt, pair, round..round + 1)?
            }
            Asks::TableInRound { pair } => {
                let pair = PairNumber::new(pair)?;
                let prompt = of_pair("exercise-pair_and_table-round", pair);
                let prompt = prompt.with("round", count(round));
                let asked = room.pair_moves(prompt, pair, 1..round)?;
                asked.working(room.way_of(pair))
            }
            Asks::NextBoards { table } => {
                let here = at(table)?.table;
                room.boards("exercise-pair_and_table-boards", here, goes(here)?, -1)
            }
            Asks::BoardsFrom { table } => {
                let here = at(table)?.table;
                let mut tables = meetings.iter().map(|it| it.table);
                let from = tables.find(|from| goes(*from) == Some(here))?;
                room.boards("exercise-pair_and_table-from", here, from, 1)
            }
            Asks::Number { table, seat } => number_at(at(table)?.table, *seat),
            Asks::Start { pair } => room.start(PairNumber::new(pair)?)?,
            Asks::PairAt { table } => room.pair_at(at(table)?),
        };
        let in_round = |id| Phrase::new(id).with("round", count(round));
        let scene = match self.asks {
            Asks::Number { .. } => Phrase::new("scene-movement-start"),
            Asks::TableInRound { .. } | Asks::PairAt { .. } => in_round("scene-movement-round"),
            _ => in_round("scene-movement-over"),
        };
        let tables = Phrase::new("scene-movement").with("tables", count(self.tables));
        let asked = asked.showing([Exhibit::Scene(vec![tables, scene])]);
        Some(asked.showing(self.room.then(|| room_grid(&meetings))))
    }
}

pub(super) struct Room {
    pub(super) movement: Movement,
    pub(super) round: u8,
}

impl Room {
    /// The table where a pair sits in a round.
    pub(super) fn table_of(&self, pair: PairNumber, round: u8) -> Option<i32> {
        let meetings = self.movement.round(round).ok()?;
        let own = |meeting: &&Meeting| meeting.ns == pair || meeting.ew == pair;
        let meeting = meetings.iter().find(own)?;
        Some(number(meeting.table.number()))
    }

    fn tables(&self) -> i32 {
        i32::from(self.movement.tables())
    }

    /// A table number that wraps around from the last table to 1.
    pub(super) fn around(&self, table: i32) -> i32 {
        (table - 1).rem_euclid(self.tables()) + 1
    }

    /// The mistake about the skip after one of these rounds, and how many tables too far it leads.
    pub(super) fn wrong_skip(&self, mut rounds: Range<u8>) -> (Mistake, i32) {
        match rounds.any(|round| self.movement.skip_after() == Some(round)) {
            true => (SKIP_FORGOTTEN, -1),
            false => (SKIP_TOO_SOON, 1),
        }
    }

    pub(super) fn skip(&self) -> Option<Reason> {
        let skip = Reason::new("movement-skip", "8A1")
            .with("tables", count(self.tables()))
            .with("round", count(self.movement.skip_after()?));
        Some(skip)
    }

    pub(super) fn way_of(&self, pair: PairNumber) -> impl Iterator<Item = Step> {
        (1..=self.round).filter_map(move |round| {
            let table = count(self.table_of(pair, round)?);
            let phrase = Phrase::new("working-movement").with("round", count(round));
            Some(Step::Say(phrase.with("table", table)))
        })
    }

    /// Where a pair plays after these rounds.
    fn pair_moves(&self, prompt: Phrase, pair: PairNumber, rounds: Range<u8>) -> Option<Asked> {
        let from = self.table_of(pair, rounds.start)?;
        let right = self.table_of(pair, rounds.end)?;
        let moves = i32::from(rounds.end - rounds.start);
        let (up, down) = (self.around(from + moves), self.around(from - moves));
        let (mistake, too_far) = self.wrong_skip(rounds);
        let skip = (mistake, self.around(right + too_far));
        let around = if right < from { self.tables() } else { 0 };
        let beyond = (BEYOND_THE_LAST, right + around);
        let mistakes = match (pair.side(), moves) {
            (Side::NorthSouth, 1) => vec![(NS_MOVE, up), (NS_MOVE, down)],
            (Side::NorthSouth, _) => vec![(NS_MOVE, up)],
            (Side::EastWest, 1) => vec![(PAIRS_DOWN, down), skip, beyond],
            (Side::EastWest, _) => vec![skip, (PAIRS_DOWN, down), beyond],
        };
        let asked = Asked::count(Skill::PairMovement, prompt, "count-table", right)
            .because([Reason::new("movement-pairs", "8A1")])
            .because(self.skip().filter(|_| pair.side() == Side::EastWest));
        Some(asked.mistakes(mistakes))
    }

    /// Boards move one table down: `way` leads from this table to the right one.
    fn boards(&self, prompt: &'static str, here: Table, right: Table, way: i32) -> Asked {
        let [here, right] = [here, right].map(|table| number(table.number()));
        let mistakes = [
            (BOARDS_UP, self.around(here - way)),
            (BOARDS_STAY, here),
            (BOARDS_SKIP, self.around(here + 2 * way)),
            (BEYOND_THE_LAST, here + way),
        ];
        let prompt = Phrase::new(prompt).with("table", count(here));
        Asked::count(Skill::BoardMovement, prompt, "count-table", right)
            .because([Reason::new("movement-boards", "8A2")])
            // There is no table 0.
            .mistakes(mistakes.into_iter().filter(|(_, number)| *number > 0))
    }

    fn start(&self, pair: PairNumber) -> Option<Asked> {
        let now = self.table_of(pair, self.round)?;
        let prompt = of_pair("exercise-pair_and_table-start", pair).with("table", count(now));
        let right = number(pair.start().number());
        let asked = Asked::count(Skill::PairNumber, prompt, "count-table", right)
            .because([Reason::new("pair-numbers", "8A1")])
            .mistakes([(NUMBER_OF_THE_TABLE, now)])
            .mistakes([(HUNDRED_TOO_MANY, number(pair.number()))]);
        Some(asked)
    }

    fn pair_at(&self, meeting: &Meeting) -> Asked {
        let pair = meeting.ew;
        let [right, start, table] =
            [pair.number(), pair.start().number(), meeting.table.number()].map(i32::from);
        let (skip, too_far) = self.wrong_skip(1..self.round);
        let moves = i32::from(self.round) - 1;
        let mistakes = [
            wrong_hundred(pair),
            (NUMBER_OF_THE_TABLE, 100 + table),
            (skip, 100 + self.around(start - too_far)),
            (PAIRS_DOWN, 100 + self.around(table + moves)),
        ];
        let prompt = Phrase::new("exercise-pair_and_table-who")
            .with("table", count(table))
            .with("round", count(self.round));
        Asked::count(Skill::PairNumber, prompt, "count-pair", right)
            .because([Reason::new("movement-pairs", "8A1")])
            .because([Reason::new("pair-numbers", "8A1")])
            .because(self.skip())
            .mistakes(mistakes)
            .working(self.way_of(pair))
    }
}

/// Who meets whom at each table.
pub(super) fn room_grid(meetings: &[Meeting]) -> Exhibit {
    let row = |it: &Meeting| {
        let numbers = [it.table.number(), it.ns.number(), it.ew.number()];
        numbers.map(|number| Cell::Fact(count(number))).to_vec()
    };
    let columns = ["grid-table", "side-NS-letters", "side-EW-letters"];
    let rows = meetings.iter().map(row).collect();
    Exhibit::Grid(Grid::new("grid-room", columns, rows))
}

fn number_at(table: Table, seat: Seat) -> Asked {
    let right = PairNumber::starting(table, Side::of(seat));
    let prompt = Phrase::new("exercise-pair_and_table-number")
        .with("seat", Fact::Seat(seat))
        .with("table", count(table.number()));
    let number = number(right.number());
    Asked::count(Skill::PairNumber, prompt, "count-pair", number)
        .because([Reason::new("pair-numbers", "8A1")])
        .mistakes([wrong_hundred(right)])
}

pub(super) fn of_pair(id: &'static str, pair: PairNumber) -> Phrase {
    Phrase::new(id).with("pair", count(pair.number()))
}

/// The number of the other pair that starts at the same table.
fn wrong_hundred(right: PairNumber) -> (Mistake, i32) {
    match (right.side(), number(right.number())) {
        (Side::NorthSouth, right) => (HUNDRED_TOO_MANY, right + 100),
        (Side::EastWest, right) => (HUNDRED_FORGOTTEN, right - 100),
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> PairAndTable {
    let (chance, skill, difficulty) = (&mut draw.chance, draw.skill, draw.difficulty);
    let hard = difficulty == Difficulty::Hard;
    // With an even number of tables, pairs skip a table.
    let even = match skill {
        // Pair numbers do not depend on it.
        Skill::PairNumber if !hard => chance.percent(50),
        _ => hard && chance.percent(67),
    };
    // Fewer tables if rounds are counted, so that the working stays readable.
    let counted = hard && skill != Skill::BoardMovement;
    let most = if counted { 5 } else { 7 };
    let tables = match even {
        true => 2 * between(chance, 3, most),
        false => 2 * between(chance, 2, most) + 1,
    };
    let movement = Movement::new(tables).expect("from 5 to 15 tables");
    let rounds = movement.rounds();
    let round = match movement.skip_after() {
        // Half of these ask about the round of the skip itself.
        Some(after) if chance.percent(50) => after,
        _ => between(chance, 1, rounds - 1),
    };
    let table = match difficulty != Difficulty::Easy && chance.percent(40) {
        true => chance.pick_or(&[1, tables - 1, tables], tables),
        false => between(chance, 1, tables),
    };
    let from = if hard { 70 } else { 35 };
    let asks = match (skill, difficulty) {
        (Skill::BoardMovement, _) if chance.percent(from) => Asks::BoardsFrom { table },
        (Skill::BoardMovement, _) => Asks::NextBoards { table },
        (Skill::PairNumber, Difficulty::Easy) => {
            let seat = chance.pick_or(&Seat::ALL, Seat::East).into();
            Asks::Number { table, seat }
        }
        (Skill::PairNumber, Difficulty::Medium) => Asks::Start {
            pair: chance.either(25, table, 100 + table),
        },
        (Skill::PairNumber, Difficulty::Hard) => Asks::PairAt { table },
        (_, Difficulty::Hard) if chance.percent(60) => Asks::TableInRound {
            pair: chance.either(25, table, 100 + table),
        },
        _ => {
            let meetings = movement.round(round).expect("one of its rounds");
            let here = meetings[usize::from(table) - 1];
            let pair = chance.either(25, here.ns, here.ew).number();
            Asks::NextTable { pair }
        }
    };
    // Several rounds later: not the first two rounds.
    let round = match asks {
        Asks::TableInRound { .. } | Asks::PairAt { .. } => between(chance, 3, rounds),
        _ => round,
    };
    PairAndTable {
        tables,
        round: Round(round),
        asks,
        room: difficulty == Difficulty::Easy && skill == Skill::PairMovement,
    }
}

pub(super) fn between(chance: &mut Chance, low: u8, high: u8) -> u8 {
    let number = chance.between(low.into(), high.into());
    u8::try_from(number).expect("between two small numbers")
}
