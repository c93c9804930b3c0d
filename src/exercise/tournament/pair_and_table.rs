//! `pair_and_table`: where a pair and the boards go in a Mitchell movement, and how
//! pairs are numbered.
//!
//! A lesson writes `pair_and_table(tables: 7, round: 3, asks: next_table(pair: 103))`. `round` is
//! the round just played. With `room: true` the seating is shown.

use crate::play::plausible;
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
struct Round(u8);

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
        let room = Room {
            movement,
            round,
            meetings: movement.round(round).ok()?,
        };
        let asked = match self.asks {
            Asks::NextTable { pair } => room.next_table(PairNumber::new(pair)?)?,
            Asks::TableInRound { pair } => room.table_in_round(PairNumber::new(pair)?)?,
            Asks::NextBoards { table } => room.next_boards(Table::new(table)?)?,
            Asks::BoardsFrom { table } => room.boards_from(Table::new(table)?)?,
            Asks::Number { table, seat } => room.number(room.meeting(table)?.table, *seat),
            Asks::Start { pair } => room.start(PairNumber::new(pair)?)?,
            Asks::PairAt { table } => room.pair_at(room.meeting(table)?),
        };
        Some(asked.showing(self.room.then(|| Exhibit::Grid(room.grid()))))
    }
}

struct Room {
    movement: Movement,
    round: u8,
    meetings: Vec<Meeting>,
}

impl Room {
    fn meeting(&self, table: u8) -> Option<&Meeting> {
        let mut meetings = self.meetings.iter();
        meetings.find(|meeting| meeting.table.number() == table)
    }

    /// A table number that wraps around from the last table to 1.
    fn around(&self, table: i32) -> i32 {
        (table - 1).rem_euclid(i32::from(self.movement.tables())) + 1
    }

    /// The moves of East-West, tables skipped, and the mistake of getting the skip wrong.
    fn moves(&self) -> (i32, i32, Mistake) {
        let moves = i32::from(self.round) - 1;
        match self.movement.skip_after() {
            Some(after) if self.round > after => (moves, 1, SKIP_FORGOTTEN),
            _ => (moves, 0, SKIP_TOO_SOON),
        }
    }

    fn grid(&self) -> Grid {
        let row = |meeting: &Meeting| {
            let Meeting { table, ns, ew, .. } = meeting;
            let numbers = [table.number(), ns.number(), ew.number()];
            numbers.map(|number| Cell::Fact(count(number))).to_vec()
        };
        let columns = ["grid-table", "side-NS-letters", "side-EW-letters"];
        let rows = self.meetings.iter().map(row).collect();
        Grid::new("grid-room", columns, rows)
    }

    fn question(
        &self,
        skill: Skill,
        prompt: Phrase,
        what: &'static str,
        right: u8,
        scene: &'static str,
    ) -> Asked {
        let tables = self.movement.tables();
        let tables = Phrase::new("scene-movement").with("tables", count(tables));
        let scene = match scene {
            START => Phrase::new(START),
            scene => Phrase::new(scene).with("round", count(self.round)),
        };
        Asked::count(skill, prompt, what, i32::from(right))
            .showing([Exhibit::Scene(vec![tables, scene])])
    }

    fn skip(&self) -> Option<Reason> {
        let skip = Reason::new("movement-skip", "8A1")
            .with("tables", count(self.movement.tables()))
            .with("round", count(self.movement.skip_after()?));
        Some(skip)
    }

    fn moves_of(&self, pair: PairNumber) -> impl Iterator<Item = Reason> {
        let skip = self.skip().filter(|_| pair.side() == Side::EastWest);
        [Reason::new("movement-pairs", "8A1")]
            .into_iter()
            .chain(skip)
    }

    fn way_of(&self, pair: PairNumber) -> impl Iterator<Item = Step> {
        let movement = self.movement;
        (1..=self.round).filter_map(move |round| {
            let meetings = movement.round(round).ok()?;
            let table = table_of(pair, &meetings)?;
            let phrase = Phrase::new("working-movement").with("round", count(round));
            Some(Step::Say(phrase.with("table", count(table.number()))))
        })
    }

    fn next_table(&self, pair: PairNumber) -> Option<Asked> {
        let table = table_of(pair, &self.meetings)?;
        let next = self.movement.next_table(pair.side(), table, self.round);
        let from = i32::from(table.number());
        let moved = |by: i32| self.around(from + by);
        let (up, mistake) = match self.movement.skip_after() == Some(self.round) {
            true => (2, SKIP_FORGOTTEN),
            false => (1, SKIP_TOO_SOON),
        };
        let mistakes = match pair.side() {
            Side::NorthSouth => vec![(NS_MOVE, moved(1)), (NS_MOVE, moved(-1))],
            Side::EastWest => vec![
                (PAIRS_DOWN, moved(-1)),
                (mistake, moved(3 - up)),
                (BEYOND_THE_LAST, from + up),
            ],
        };
        let prompt = of_pair("exercise-pair_and_table-next", pair);
        let prompt = prompt.with("table", count(table.number()));
        let right = next.ok()?.number();
        let asked = self.question(Skill::PairMovement, prompt, TABLE, right, OVER);
        Some(asked.because(self.moves_of(pair)).mistakes(mistakes))
    }

    fn table_in_round(&self, pair: PairNumber) -> Option<Asked> {
        let right = table_of(pair, &self.meetings)?.number();
        let start = i32::from(pair.start().number());
        let (moves, skipped, mistake) = self.moves();
        let moved = |by: i32| self.around(start + by);
        let mistakes = match pair.side() {
            Side::NorthSouth => vec![(NS_MOVE, moved(moves))],
            Side::EastWest => vec![
                (mistake, moved(moves + 1 - skipped)),
                (PAIRS_DOWN, moved(-moves)),
                (BEYOND_THE_LAST, start + moves + skipped),
            ],
        };
        let prompt = of_pair("exercise-pair_and_table-round", pair);
        let prompt = prompt.with("round", count(self.round));
        let asked = self.question(Skill::PairMovement, prompt, TABLE, right, ROUND);
        let asked = asked.because(self.moves_of(pair)).mistakes(mistakes);
        Some(asked.working(self.way_of(pair)))
    }

    fn next_boards(&self, table: Table) -> Option<Asked> {
        let next = self.movement.next_table_of_boards(table).ok()?;
        Some(self.boards("exercise-pair_and_table-boards", table, next, -1))
    }

    fn boards_from(&self, table: Table) -> Option<Asked> {
        let comes = |from: &Table| self.movement.next_table_of_boards(*from) == Ok(table);
        let from = self.meetings.iter().map(|it| it.table).find(comes)?;
        Some(self.boards("exercise-pair_and_table-from", table, from, 1))
    }

    /// Boards move to the next lower table; `way` is 1 if the question asks where they come from.
    fn boards(&self, prompt: &'static str, table: Table, right: Table, way: i32) -> Asked {
        let here = i32::from(table.number());
        let mistakes = [
            (BOARDS_UP, self.around(here - way)),
            (BOARDS_STAY, here),
            (BOARDS_SKIP, self.around(here + 2 * way)),
            (BEYOND_THE_LAST, here + way),
        ];
        let prompt = Phrase::new(prompt).with("table", count(table.number()));
        self.question(Skill::BoardMovement, prompt, TABLE, right.number(), OVER)
            .because([Reason::new("movement-boards", "8A2")])
            // There is no table 0.
            .mistakes(mistakes.into_iter().filter(|(_, number)| *number > 0))
    }

    fn number(&self, table: Table, seat: Seat) -> Asked {
        let right = PairNumber::starting(table, Side::of(seat));
        let prompt = Phrase::new("exercise-pair_and_table-number")
            .with("seat", Fact::Seat(seat))
            .with("table", count(table.number()));
        self.question(Skill::PairNumber, prompt, PAIR, right.number(), START)
            .because([Reason::new("pair-numbers", "8A1")])
            .mistakes([wrong_hundred(right)])
    }

    fn start(&self, pair: PairNumber) -> Option<Asked> {
        let now = table_of(pair, &self.meetings)?.number();
        let prompt = of_pair("exercise-pair_and_table-start", pair).with("table", count(now));
        let mistakes = [
            (NUMBER_OF_THE_TABLE, i32::from(now)),
            (HUNDRED_TOO_MANY, i32::from(pair.number())),
        ];
        let right = pair.start().number();
        let asked = self.question(Skill::PairNumber, prompt, TABLE, right, OVER);
        let asked = asked.because([Reason::new("pair-numbers", "8A1")]);
        Some(asked.mistakes(mistakes))
    }

    fn pair_at(&self, meeting: &Meeting) -> Asked {
        let table = i32::from(meeting.table.number());
        let (moves, skipped, mistake) = self.moves();
        let started = |table: i32| 100 + self.around(table);
        let mistakes = [
            wrong_hundred(meeting.ew),
            (NUMBER_OF_THE_TABLE, 100 + table),
            (mistake, started(table - moves - 1 + skipped)),
            (PAIRS_DOWN, started(table + moves)),
        ];
        let prompt = Phrase::new("exercise-pair_and_table-who")
            .with("table", count(meeting.table.number()))
            .with("round", count(self.round));
        self.question(Skill::PairNumber, prompt, PAIR, meeting.ew.number(), ROUND)
            .because([Reason::new("movement-pairs", "8A1")])
            .because([Reason::new("pair-numbers", "8A1")])
            .because(self.skip())
            .mistakes(mistakes)
            .working(self.way_of(meeting.ew))
    }
}

const TABLE: &str = "count-table";
const PAIR: &str = "count-pair";

/// Before the first round, in a round, after a round.
const START: &str = "scene-movement-start";
const ROUND: &str = "scene-movement-round";
const OVER: &str = "scene-movement-over";

fn of_pair(id: &'static str, pair: PairNumber) -> Phrase {
    Phrase::new(id).with("pair", count(pair.number()))
}

fn table_of(pair: PairNumber, meetings: &[Meeting]) -> Option<Table> {
    let own = |meeting: &&Meeting| meeting.ns == pair || meeting.ew == pair;
    meetings.iter().find(own).map(|meeting| meeting.table)
}

/// The number of the other pair that starts at the same table.
fn wrong_hundred(right: PairNumber) -> (Mistake, i32) {
    match (right.side(), i32::from(right.number())) {
        (Side::NorthSouth, right) => (HUNDRED_TOO_MANY, right + 100),
        (Side::EastWest, right) => (HUNDRED_FORGOTTEN, right - 100),
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> PairAndTable {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let made = plausible::first(draw, 20, |draw| {
        attempt(&mut draw.chance, skill, difficulty)
    });
    made.unwrap_or_else(|| {
        let asks = match skill {
            Skill::BoardMovement => "next_boards(table: 1)",
            Skill::PairNumber => "number(table: 1, seat: E)",
            _ => "next_table(pair: 101)",
        };
        let position = format!("(tables: 5, asks: {asks})");
        crate::text::plain(&position, "five tables are few enough")
    })
}

fn attempt(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Option<PairAndTable> {
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
        true => 2 * chance.between(3, most),
        false => 2 * chance.between(2, most) + 1,
    };
    let movement = Movement::new(u8::try_from(tables).ok()?).ok()?;
    let rounds = i32::from(movement.rounds());
    let round = match movement.skip_after() {
        // Half of these ask about the round of the skip itself.
        Some(after) if chance.percent(50) => i32::from(after),
        _ => chance.between(1, rounds - 1),
    };
    let table = match difficulty != Difficulty::Easy && chance.percent(40) {
        true => chance.pick_or(&[1, tables - 1, tables], tables),
        false => chance.between(1, tables),
    };
    let table = u8::try_from(table).ok()?;
    let from = if hard { 70 } else { 35 };
    let asks = match skill {
        Skill::BoardMovement if chance.percent(from) => Asks::BoardsFrom { table },
        Skill::BoardMovement => Asks::NextBoards { table },
        Skill::PairNumber => match difficulty {
            Difficulty::Easy => {
                let seat = chance.pick_or(&Seat::ALL, Seat::East).into();
                Asks::Number { table, seat }
            }
            Difficulty::Medium => Asks::Start {
                pair: chance.either(25, table, 100 + table),
            },
            Difficulty::Hard => Asks::PairAt { table },
        },
        _ if hard && chance.percent(60) => Asks::TableInRound {
            pair: chance.either(25, table, 100 + table),
        },
        _ => {
            let meetings = movement.round(u8::try_from(round).ok()?).ok()?;
            let here = meetings.iter().find(|it| it.table.number() == table)?;
            let pair = chance.either(25, here.ns, here.ew).number();
            Asks::NextTable { pair }
        }
    };
    // Several rounds later: not the first two rounds.
    let round = match asks {
        Asks::TableInRound { .. } | Asks::PairAt { .. } => chance.between(3, rounds),
        _ => round,
    };
    Some(PairAndTable {
        tables: movement.tables(),
        round: Round(u8::try_from(round).ok()?),
        asks,
        room: difficulty == Difficulty::Easy && skill == Skill::PairMovement,
    })
}
