//! Movements for generated exercises.

use contract_bridge::Seat;

use super::{Asks, At, Pair, PairAndTable, Room};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::Side;
use engine::tournament::{Movement, PairNumber, Table};

/// A question that practises the skill. Easy: the room is seen. Medium: the ends of the
/// room and pairs that stay. Hard: several rounds on, and the skip of an even number of
/// tables.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PairAndTable {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let chance = &mut draw.chance;
    for _ in 0..20 {
        if let Some(item) = attempt(chance, skill, difficulty) {
            return item;
        }
    }
    plain(skill)
}

fn attempt(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Option<PairAndTable> {
    let hard = difficulty == Difficulty::Hard;
    // An even number of tables, and with it the skip of the pairs, in two hard questions
    // of three: boards do not skip.
    let even = match skill {
        // Who has which number does not depend on it.
        Skill::PairNumber if !hard => chance.percent(50),
        _ => hard && chance.percent(67),
    };
    // Round by round it must stay readable.
    let most = if hard && skill != Skill::BoardMovement {
        5
    } else {
        7
    };
    let tables = if even {
        2 * chance.between(3, most)
    } else {
        2 * chance.between(2, most) + 1
    };
    let movement = Movement::new(u8::try_from(tables).ok()?).ok()?;
    let rounds = i32::from(movement.rounds());
    let round = match movement.skip_after() {
        // The round of the skip itself in every second one.
        Some(after) if chance.percent(50) => i32::from(after),
        _ => chance.between(1, rounds - 1),
    };
    let table = table(chance, difficulty, tables);
    let pair = |side| Pair(PairNumber::starting(table, side));
    let at = At(table);
    let asks = match skill {
        Skill::BoardMovement if chance.percent(if hard { 70 } else { 35 }) => {
            Asks::BoardsFrom { table: at }
        }
        Skill::BoardMovement => Asks::NextBoards { table: at },
        Skill::PairNumber => match difficulty {
            Difficulty::Easy => Asks::Number {
                table: at,
                seat: chance.pick_or(&Seat::ALL, Seat::East).into(),
            },
            Difficulty::Medium => Asks::Start {
                pair: pair(mostly_ew(chance)),
            },
            Difficulty::Hard => Asks::PairAt { table: at },
        },
        _ if hard && chance.percent(60) => Asks::TableInRound {
            pair: pair(mostly_ew(chance)),
        },
        _ => moving(chance, movement, round, table)?,
    };
    // Several rounds on: not the first two.
    let round = match asks {
        Asks::TableInRound { .. } | Asks::PairAt { .. } => chance.between(3, rounds),
        _ => round,
    };
    let seen = difficulty == Difficulty::Easy && skill == Skill::PairMovement;
    let round = u8::try_from(round).ok()?;
    PairAndTable::new(Room { movement, round }, asks, seen)
}

/// East-West in three questions of four: North-South have nothing to do.
fn mostly_ew(chance: &mut Chance) -> Side {
    if chance.percent(25) {
        Side::NorthSouth
    } else {
        Side::EastWest
    }
}

/// The pair that plays at a table in the round.
fn moving(chance: &mut Chance, movement: Movement, round: i32, table: Table) -> Option<Asks> {
    let meetings = movement.round(u8::try_from(round).ok()?).ok()?;
    let here = meetings.iter().find(|meeting| meeting.table == table)?;
    let pair = Pair(match mostly_ew(chance) {
        Side::NorthSouth => here.ns,
        Side::EastWest => here.ew,
    });
    Some(Asks::NextTable { pair })
}

/// A table; from the middle difficulty on in two of five an end of the room.
fn table(chance: &mut Chance, difficulty: Difficulty, tables: i32) -> Table {
    let number = if difficulty != Difficulty::Easy && chance.percent(40) {
        chance.pick_or(&[1, tables - 1, tables], tables)
    } else {
        chance.between(1, tables)
    };
    let number = u8::try_from(number).ok().and_then(Table::new);
    number.unwrap_or(FIRST)
}

const FIRST: Table = match Table::new(1) {
    Some(table) => table,
    None => panic!("1 is a table"),
};

/// Where chance found nothing: five tables, first round, first table.
fn plain(skill: Skill) -> PairAndTable {
    let asks = match skill {
        Skill::BoardMovement => "next_boards(table: 1)",
        Skill::PairNumber => "number(table: 1, seat: E)",
        _ => "next_table(pair: 101)",
    };
    let text = format!("(tables: 5, asks: {asks})");
    crate::text::plain(&text, "five tables are few enough")
}
