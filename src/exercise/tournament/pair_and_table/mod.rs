//! `pair_and_table`: where a pair and the boards go in a Mitchell movement, and how
//! pairs are numbered.
//!
//! ```ron
//! pair_and_table(tables: 7, round: 3, asks: next_table(pair: 103))
//! ```
//!
//! `round` is the one just played. With `room: true` it is shown who sits where.

mod generate;
mod mistakes;

use contract_bridge::Seat;
use serde::Deserialize;

use crate::fields::{Fault, Field, SeatName};
use crate::writing::{Value, Writing};
use crate::{
    Answer, Ask, Cell, Exercise, Exhibit, Grade, Grid, Kind, Phrase, Question, Skill, Slip, Step,
};
use engine::tournament::movement::Meeting;
use engine::tournament::{Movement, PairNumber, Table};
use engine::{Fact, Reason, Side};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::PairMovement, Skill::BoardMovement, Skill::PairNumber];

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Where this pair plays next; it has just played at this table.
    NextTable(PairNumber),
    /// Where this pair plays in the round.
    TableInRound(PairNumber),
    /// Where the boards of this table go next.
    NextBoards(Table),
    /// From which table this one gets its next boards.
    BoardsFrom(Table),
    /// The number of the pair that starts at a table, told by a player of it.
    Number(Table, Seat),
    /// Where this pair started.
    Start(PairNumber),
    /// The East-West pair that sits at this table in the round.
    PairAt(Table),
}

/// A movement, a round of it and a question: a number.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct PairAndTable {
    movement: Movement,
    round: u8,
    asks: Asks,
    room_shown: bool,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "pair_and_table")]
struct Written {
    tables: u8,
    #[serde(default = "one")]
    round: u8,
    asks: WrittenAsks,
    #[serde(default)]
    room: bool,
}

const fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum WrittenAsks {
    NextTable { pair: u8 },
    TableInRound { pair: u8 },
    NextBoards { table: u8 },
    BoardsFrom { table: u8 },
    Number { table: u8, seat: SeatName },
    Start { pair: u8 },
    PairAt { table: u8 },
}

impl TryFrom<Written> for PairAndTable {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let fault = || Fault::new("movement", Field::Id, written.tables.to_string());
        let movement = Movement::new(written.tables).map_err(|_| fault())?;
        let pair = |number: u8| PairNumber::new(number).ok_or_else(fault);
        let table = |number: u8| Table::new(number).ok_or_else(fault);
        let asks = match written.asks {
            WrittenAsks::NextTable { pair: of } => Asks::NextTable(pair(of)?),
            WrittenAsks::TableInRound { pair: of } => Asks::TableInRound(pair(of)?),
            WrittenAsks::NextBoards { table: at } => Asks::NextBoards(table(at)?),
            WrittenAsks::BoardsFrom { table: at } => Asks::BoardsFrom(table(at)?),
            WrittenAsks::Number { table: at, seat } => Asks::Number(table(at)?, seat.into()),
            WrittenAsks::Start { pair: of } => Asks::Start(pair(of)?),
            WrittenAsks::PairAt { table: at } => Asks::PairAt(table(at)?),
        };
        Self::new(movement, written.round, asks, written.room).ok_or_else(fault)
    }
}

impl PairAndTable {
    /// The exercise; `None` if the movement has no such round, table or pair, or
    /// nobody moves any more.
    fn new(movement: Movement, round: u8, asks: Asks, room_shown: bool) -> Option<Self> {
        let item = Self {
            movement,
            round,
            asks,
            room_shown,
        };
        movement.round(round).ok()?;
        item.answer().map(|_| item)
    }

    /// Who meets whom in the round.
    fn meetings(&self) -> Vec<Meeting> {
        self.movement.round(self.round).unwrap_or_default()
    }

    /// Where a pair sits in the round.
    fn table_of(&self, pair: PairNumber) -> Option<Table> {
        let meetings = self.meetings();
        let own = |meeting: &&Meeting| meeting.ns == pair || meeting.ew == pair;
        meetings.iter().find(own).map(|meeting| meeting.table)
    }

    /// From where a table gets its next boards.
    fn boards_from(&self, table: Table) -> Option<Table> {
        let comes = |from: &Table| self.movement.next_table_of_boards(*from) == Ok(table);
        let tables = (1..=self.movement.tables()).filter_map(Table::new);
        tables.into_iter().find(comes)
    }

    /// The answer of the engine; `None` where there is none.
    fn answer(&self) -> Option<i32> {
        let number = match self.asks {
            Asks::NextTable(pair) => {
                let from = self.table_of(pair)?;
                let next = self.movement.next_table(pair.side(), from, self.round);
                next.ok()?.number()
            }
            Asks::TableInRound(pair) => self.table_of(pair)?.number(),
            Asks::NextBoards(table) => self.movement.next_table_of_boards(table).ok()?.number(),
            Asks::BoardsFrom(table) => self.boards_from(table)?.number(),
            Asks::Number(table, seat) if table.number() <= self.movement.tables() => {
                PairNumber::starting(table, Side::of(seat)).number()
            }
            Asks::Number(..) => return None,
            Asks::Start(pair) => {
                self.table_of(pair)?;
                pair.start().number()
            }
            Asks::PairAt(table) => {
                let meetings = self.meetings();
                let here = meetings.iter().find(|meeting| meeting.table == table)?;
                here.ew.number()
            }
        };
        Some(i32::from(number))
    }

    /// A table counted on from 1 to the last and on from 1.
    fn around(&self, table: i32) -> i32 {
        (table - 1).rem_euclid(i32::from(self.movement.tables())) + 1
    }

    /// Whether East-West have skipped a table before the round.
    fn has_skipped(&self) -> bool {
        self.movement
            .skip_after()
            .is_some_and(|after| self.round > after)
    }

    fn scene(&self) -> Vec<Phrase> {
        let number = |number: u8| Fact::Number(i32::from(number));
        let told = match self.asks {
            Asks::Number(..) => Phrase::new("scene-movement-start"),
            Asks::TableInRound(_) | Asks::PairAt(_) => {
                Phrase::new("scene-movement-round").with("round", number(self.round))
            }
            _ => Phrase::new("scene-movement-over").with("round", number(self.round)),
        };
        vec![
            Phrase::new("scene-movement").with("tables", number(self.movement.tables())),
            told,
        ]
    }

    fn room(&self) -> Grid {
        let number = |number: u8| Cell::Fact(Fact::Number(i32::from(number)));
        let row = |meeting: Meeting| {
            vec![
                number(meeting.table.number()),
                number(meeting.ns.number()),
                number(meeting.ew.number()),
            ]
        };
        Grid {
            title: Phrase::new("grid-room"),
            columns: vec![
                Phrase::new("grid-table"),
                Phrase::new("side-NS-letters"),
                Phrase::new("side-EW-letters"),
            ],
            rows: self.meetings().into_iter().map(row).collect(),
            line_after: None,
        }
    }

    fn reasons(&self) -> Vec<Reason> {
        let skip = self.movement.skip_after().map(|after| {
            Reason::new("movement-skip", "8A1")
                .with("tables", Fact::Number(i32::from(self.movement.tables())))
                .with("round", Fact::Number(i32::from(after)))
        });
        let up = || Reason::new("movement-pairs", "8A1");
        match self.asks {
            Asks::NextBoards(_) | Asks::BoardsFrom(_) => {
                vec![Reason::new("movement-boards", "8A2")]
            }
            Asks::Number(..) | Asks::Start(_) => vec![Reason::new("pair-numbers", "8A1")],
            Asks::NextTable(pair) | Asks::TableInRound(pair) if pair.side() == Side::NorthSouth => {
                vec![up()]
            }
            Asks::NextTable(_) | Asks::TableInRound(_) => [up()].into_iter().chain(skip).collect(),
            Asks::PairAt(_) => [up(), Reason::new("pair-numbers", "8A1")]
                .into_iter()
                .chain(skip)
                .collect(),
        }
    }

    /// Round by round to the one asked about.
    fn working(&self) -> Vec<Step> {
        let pair = match self.asks {
            Asks::TableInRound(pair) => Some(pair),
            Asks::PairAt(_) => self
                .answer()
                .and_then(|number| PairNumber::new(u8::try_from(number).ok()?)),
            _ => None,
        };
        let Some(pair) = pair else {
            return Vec::new();
        };
        let rounds = (1..=self.round).filter_map(|round| {
            let then = Self { round, ..*self };
            let table = then.table_of(pair)?;
            let phrase = Phrase::new("working-movement")
                .with("round", Fact::Number(i32::from(round)))
                .with("table", Fact::Number(i32::from(table.number())));
            Some(Step::Say(phrase))
        });
        rounds.collect()
    }
}

impl Exercise for PairAndTable {
    fn kind(&self) -> Kind {
        Kind::PairAndTable
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.asks {
            Asks::NextTable(_) | Asks::TableInRound(_) => Skill::PairMovement,
            Asks::NextBoards(_) | Asks::BoardsFrom(_) => Skill::BoardMovement,
            Asks::Number(..) | Asks::Start(_) | Asks::PairAt(_) => Skill::PairNumber,
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let pair_fact = |pair: PairNumber| Fact::Number(i32::from(pair.number()));
        let table_fact = |table: Table| Fact::Number(i32::from(table.number()));
        let now = |pair| self.table_of(pair).map_or(Fact::Number(0), table_fact);
        let (prompt, label) = match self.asks {
            Asks::NextTable(pair) => (
                Phrase::new("exercise-pair_and_table-next")
                    .with("pair", pair_fact(pair))
                    .with("table", now(pair)),
                "count-table",
            ),
            Asks::TableInRound(pair) => (
                Phrase::new("exercise-pair_and_table-round")
                    .with("pair", pair_fact(pair))
                    .with("round", Fact::Number(i32::from(self.round))),
                "count-table",
            ),
            Asks::NextBoards(table) => (
                Phrase::new("exercise-pair_and_table-boards").with("table", table_fact(table)),
                "count-table",
            ),
            Asks::BoardsFrom(table) => (
                Phrase::new("exercise-pair_and_table-from").with("table", table_fact(table)),
                "count-table",
            ),
            Asks::Number(table, seat) => (
                Phrase::new("exercise-pair_and_table-number")
                    .with("seat", Fact::Seat(seat))
                    .with("table", table_fact(table)),
                "count-pair",
            ),
            Asks::Start(pair) => (
                Phrase::new("exercise-pair_and_table-start")
                    .with("pair", pair_fact(pair))
                    .with("table", now(pair)),
                "count-table",
            ),
            Asks::PairAt(table) => (
                Phrase::new("exercise-pair_and_table-who")
                    .with("table", table_fact(table))
                    .with("round", Fact::Number(i32::from(self.round))),
                "count-pair",
            ),
        };
        let room = self.room_shown.then(|| Exhibit::Grid(self.room()));
        Question {
            prompt,
            exhibits: [Exhibit::Scene(self.scene())]
                .into_iter()
                .chain(room)
                .collect(),
            ask: Ask::Count(Phrase::new(label)),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Number(self.answer().unwrap_or(0))
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let possible = self.wrong().into_iter().filter(|(_, number)| *number >= 1);
        possible
            .map(|(slip, number)| (slip, Answer::Number(number)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, self.reasons())
            .with_slip(answer, self.mistakes(part));
        grade.steps = self.working();
        grade
    }

    fn written(&self) -> Writing {
        let pair = |pair: PairNumber| Writing::default().number("pair", pair.number());
        let table = |table: Table| Writing::default().number("table", table.number());
        let (asks, of) = match self.asks {
            Asks::NextTable(of) => ("next_table", pair(of)),
            Asks::TableInRound(of) => ("table_in_round", pair(of)),
            Asks::NextBoards(at) => ("next_boards", table(at)),
            Asks::BoardsFrom(at) => ("boards_from", table(at)),
            Asks::Number(at, seat) => ("number", table(at).seat("seat", seat)),
            Asks::Start(of) => ("start", pair(of)),
            Asks::PairAt(at) => ("pair_at", table(at)),
        };
        let round = (self.round != one()).then_some(self.round);
        Writing::default()
            .number("tables", self.movement.tables())
            .some(round, |fields, round| fields.number("round", round))
            .field("asks", Value::Variant(asks, of))
            .flag("room", self.room_shown)
    }

    fn witness(&self) -> String {
        self.answer().unwrap_or(0).to_string()
    }
}
