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

use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field, SeatName, is_default};
use crate::{Asked, Cell, Exercise, Exhibit, Grid, Phrase, Skill, Step};
use engine::tournament::movement::Meeting;
use engine::tournament::{Movement, PairNumber, Table};
use engine::{Fact, Reason, Side};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::PairMovement, Skill::BoardMovement, Skill::PairNumber];

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum Asks {
    /// Where this pair plays next; it has just played at a table.
    NextTable { pair: Pair },
    /// Where this pair plays in the round.
    TableInRound { pair: Pair },
    /// Where the boards of this table go next.
    NextBoards { table: At },
    /// From which table this one gets its next boards.
    BoardsFrom { table: At },
    /// The number of the pair that starts at a table, told by a player of it.
    Number { table: At, seat: SeatName },
    /// Where this pair started.
    Start { pair: Pair },
    /// The East-West pair that sits at this table in the round.
    PairAt { table: At },
}

/// A pair by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
struct Pair(PairNumber);

impl TryFrom<u8> for Pair {
    type Error = Fault;
    fn try_from(number: u8) -> Result<Self, Fault> {
        let pair = PairNumber::new(number).map(Self);
        pair.ok_or_else(|| fault(number))
    }
}

impl From<Pair> for u8 {
    fn from(Pair(pair): Pair) -> Self {
        pair.number()
    }
}

/// A table by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
struct At(Table);

impl TryFrom<u8> for At {
    type Error = Fault;
    fn try_from(number: u8) -> Result<Self, Fault> {
        let table = Table::new(number).map(Self);
        table.ok_or_else(|| fault(number))
    }
}

impl From<At> for u8 {
    fn from(At(table): At) -> Self {
        table.number()
    }
}

/// A movement without this pair or table, or of no such size.
fn fault(number: u8) -> Fault {
    Fault::new("movement", Field::Id, number.to_string())
}

/// Who sits where, and where they go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Room {
    movement: Movement,
    round: u8,
}

/// A movement, a round of it and a question: a number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct PairAndTable {
    room: Room,
    asks: Asks,
    room_shown: bool,
    answer: u8,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "pair_and_table")]
struct Written {
    tables: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    round: Round,
    asks: Asks,
    #[serde(default, skip_serializing_if = "is_default")]
    room: bool,
}

/// A round; the first where it is left out.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Round(u8);

impl Default for Round {
    fn default() -> Self {
        Self(1)
    }
}

impl TryFrom<Written> for PairAndTable {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let movement = Movement::new(written.tables).ok();
        let item = movement.and_then(|movement| {
            let Round(round) = written.round;
            Self::new(Room { movement, round }, written.asks, written.room)
        });
        item.ok_or_else(|| fault(written.tables))
    }
}

impl From<PairAndTable> for Written {
    fn from(made: PairAndTable) -> Self {
        Self {
            tables: made.room.movement.tables(),
            round: Round(made.room.round),
            asks: made.asks,
            room: made.room_shown,
        }
    }
}

impl Room {
    /// Who meets whom; nobody where there is no such round.
    fn meetings(self) -> Vec<Meeting> {
        self.movement.round(self.round).unwrap_or_default()
    }

    /// Where a pair sits.
    fn table_of(self, pair: PairNumber) -> Option<Table> {
        let meetings = self.meetings();
        let own = |meeting: &&Meeting| meeting.ns == pair || meeting.ew == pair;
        meetings.iter().find(own).map(|meeting| meeting.table)
    }

    /// From where a table gets its next boards.
    fn boards_from(self, table: Table) -> Option<Table> {
        let comes = |from: &Table| self.movement.next_table_of_boards(*from) == Ok(table);
        let mut tables = (1..=self.movement.tables()).filter_map(Table::new);
        tables.find(comes)
    }

    /// The answer of the engine; `None` where there is none.
    fn answer(self, asks: Asks) -> Option<u8> {
        let here = self.meetings();
        // Not even who starts where can be asked of a round that there is not.
        here.first()?;
        Some(match asks {
            Asks::NextTable { pair: Pair(pair) } => {
                let from = self.table_of(pair)?;
                let next = self.movement.next_table(pair.side(), from, self.round);
                next.ok()?.number()
            }
            Asks::TableInRound { pair: Pair(pair) } => self.table_of(pair)?.number(),
            Asks::NextBoards { table: At(table) } => {
                self.movement.next_table_of_boards(table).ok()?.number()
            }
            Asks::BoardsFrom { table: At(table) } => self.boards_from(table)?.number(),
            Asks::Number { table, seat } if table.0.number() <= self.movement.tables() => {
                PairNumber::starting(table.0, Side::of(seat.into())).number()
            }
            Asks::Number { .. } => return None,
            Asks::Start { pair: Pair(pair) } => {
                self.table_of(pair)?;
                pair.start().number()
            }
            Asks::PairAt { table: At(table) } => {
                let mut meetings = here.iter();
                meetings.find(|meeting| meeting.table == table)?.ew.number()
            }
        })
    }

    /// A table counted on from 1 to the last and on from 1.
    fn around(self, table: i32) -> i32 {
        (table - 1).rem_euclid(i32::from(self.movement.tables())) + 1
    }

    /// Whether East-West have skipped a table before the round.
    fn has_skipped(self) -> bool {
        let skip = self.movement.skip_after();
        skip.is_some_and(|after| self.round > after)
    }

    fn grid(self) -> Grid {
        let row = |meeting: Meeting| {
            let Meeting { table, ns, ew, .. } = meeting;
            let numbers = [table.number(), ns.number(), ew.number()];
            numbers.map(|number| Cell::Fact(fact(number))).to_vec()
        };
        let columns = ["grid-table", "side-NS-letters", "side-EW-letters"];
        let rows = self.meetings().into_iter().map(row).collect();
        Grid::new("grid-room", columns, rows)
    }
}

fn fact(number: u8) -> Fact {
    Fact::Number(i32::from(number))
}

impl PairAndTable {
    /// The exercise; `None` if the movement has no such round, table or pair, or
    /// nobody moves any more.
    fn new(room: Room, asks: Asks, room_shown: bool) -> Option<Self> {
        let answer = room.answer(asks)?;
        Some(Self {
            room,
            asks,
            room_shown,
            answer,
        })
    }

    /// Where a pair sits about which something is asked.
    fn now(&self, pair: PairNumber) -> u8 {
        let table = self.room.table_of(pair);
        table
            .expect("a pair without a table has no answer")
            .number()
    }

    fn skill(&self) -> Skill {
        match self.asks {
            Asks::NextTable { .. } | Asks::TableInRound { .. } => Skill::PairMovement,
            Asks::NextBoards { .. } | Asks::BoardsFrom { .. } => Skill::BoardMovement,
            Asks::Number { .. } | Asks::Start { .. } | Asks::PairAt { .. } => Skill::PairNumber,
        }
    }

    fn prompt(&self) -> Phrase {
        let round = fact(self.room.round);
        let pair = |id, Pair(pair): Pair| Phrase::new(id).with("pair", fact(pair.number()));
        let now = |Pair(pair): Pair| fact(self.now(pair));
        let at = |At(table): At| fact(table.number());
        match self.asks {
            Asks::NextTable { pair: of } => {
                pair("exercise-pair_and_table-next", of).with("table", now(of))
            }
            Asks::TableInRound { pair: of } => {
                pair("exercise-pair_and_table-round", of).with("round", round)
            }
            Asks::NextBoards { table } => {
                Phrase::new("exercise-pair_and_table-boards").with("table", at(table))
            }
            Asks::BoardsFrom { table } => {
                Phrase::new("exercise-pair_and_table-from").with("table", at(table))
            }
            Asks::Number { table, seat } => Phrase::new("exercise-pair_and_table-number")
                .with("seat", Fact::Seat(seat.into()))
                .with("table", at(table)),
            Asks::Start { pair: of } => {
                pair("exercise-pair_and_table-start", of).with("table", now(of))
            }
            Asks::PairAt { table } => Phrase::new("exercise-pair_and_table-who")
                .with("table", at(table))
                .with("round", round),
        }
    }

    /// Of what the answer is the number.
    const fn counted(&self) -> &'static str {
        match self.asks {
            Asks::Number { .. } | Asks::PairAt { .. } => "count-pair",
            _ => "count-table",
        }
    }

    fn scene(&self) -> Vec<Phrase> {
        let round = fact(self.room.round);
        let told = match self.asks {
            Asks::Number { .. } => Phrase::new("scene-movement-start"),
            Asks::TableInRound { .. } | Asks::PairAt { .. } => {
                Phrase::new("scene-movement-round").with("round", round)
            }
            _ => Phrase::new("scene-movement-over").with("round", round),
        };
        let tables = fact(self.room.movement.tables());
        vec![Phrase::new("scene-movement").with("tables", tables), told]
    }

    fn reasons(&self) -> Vec<Reason> {
        let movement = self.room.movement;
        let skip = movement.skip_after().map(|after| {
            Reason::new("movement-skip", "8A1")
                .with("tables", fact(movement.tables()))
                .with("round", fact(after))
        });
        let up = Reason::new("movement-pairs", "8A1");
        let numbers = Reason::new("pair-numbers", "8A1");
        match self.asks {
            Asks::NextBoards { .. } | Asks::BoardsFrom { .. } => {
                vec![Reason::new("movement-boards", "8A2")]
            }
            Asks::Number { .. } | Asks::Start { .. } => vec![numbers],
            Asks::NextTable { pair: Pair(pair) } | Asks::TableInRound { pair: Pair(pair) } => {
                let skip = skip.filter(|_| pair.side() == Side::EastWest);
                [up].into_iter().chain(skip).collect()
            }
            Asks::PairAt { .. } => [up, numbers].into_iter().chain(skip).collect(),
        }
    }

    /// Round by round to the one asked about.
    fn working(&self) -> Vec<Step> {
        let pair = match self.asks {
            Asks::TableInRound { pair: Pair(pair) } => Some(pair),
            Asks::PairAt { .. } => PairNumber::new(self.answer),
            _ => None,
        };
        let rounds = pair.into_iter().flat_map(|pair| {
            let movement = self.room.movement;
            (1..=self.room.round).filter_map(move |round| {
                let table = Room { movement, round }.table_of(pair)?;
                let phrase = Phrase::new("working-movement").with("round", fact(round));
                Some(Step::Say(phrase.with("table", fact(table.number()))))
            })
        });
        rounds.collect()
    }
}

impl Exercise for PairAndTable {
    fn questions(&self) -> Vec<Asked> {
        let room = self.room_shown.then(|| Exhibit::Grid(self.room.grid()));
        let possible = self.wrong().into_iter().filter(|(_, number)| *number >= 1);
        let (prompt, right) = (self.prompt(), i32::from(self.answer));
        let asked = Asked::count(self.skill(), prompt, self.counted(), right)
            .showing([Exhibit::Scene(self.scene())])
            .showing(room)
            .because(self.reasons())
            .working(self.working())
            .slips(possible);
        vec![asked]
    }

    fn witness(&self) -> String {
        self.answer.to_string()
    }
}
