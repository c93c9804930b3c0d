//! Movements for generated exercises.

use super::{Asks, PairAndTable, Round};
use crate::play::plausible;
use crate::prelude::*;
use engine::tournament::Movement;

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
    // From medium difficulty, 40 % ask about an end of the room.
    let table = match difficulty != Difficulty::Easy && chance.percent(40) {
        true => chance.pick_or(&[1, tables - 1, tables], tables),
        false => chance.between(1, tables),
    };
    let table = u8::try_from(table).ok()?;
    let asks = match skill {
        Skill::BoardMovement if chance.percent(if hard { 70 } else { 35 }) => {
            Asks::BoardsFrom { table }
        }
        Skill::BoardMovement => Asks::NextBoards { table },
        Skill::PairNumber => match difficulty {
            Difficulty::Easy => Asks::Number {
                table,
                seat: chance.pick_or(&Seat::ALL, Seat::East).into(),
            },
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
