//! The table of scores of a board: the outcome at every table.

use super::games::{Game, Placed, Tag};
use super::outcome::{contract, number_of};
use crate::boards::Outcome;
use engine::Contract;
use engine::notation::parse_seat;

/// The most columns, far more than any table has. Thousands of boards may inherit the same columns.
const MAX_COLUMNS: usize = 100;

/// The outcome at each table; rows without one are skipped.
pub(super) fn read(game: &Game<'_>) -> Vec<Outcome> {
    let Some(columns) = game.value(Tag::ScoreTable) else {
        return Vec::new();
    };
    let names = columns.text.split(';').map(name);
    let names: Vec<&str> = names.take(MAX_COLUMNS + 1).collect();
    if names.len() > MAX_COLUMNS {
        return Vec::new();
    }
    let place = |wanted: &str| names.iter().position(|it| it.eq_ignore_ascii_case(wanted));
    let places = (place("contract"), place("declarer"), place("result"));
    let (Some(contract), Some(declarer), Some(result)) = places else {
        return Vec::new();
    };
    let rows = game.scores.chunk_by(|one, next| one.line == next.line);
    let whole = rows.filter(|row| row.len() == names.len());
    let outcomes =
        whole.filter_map(|row| outcome(*row.get(contract)?, row.get(declarer)?, row.get(result)?));
    outcomes.collect()
}

/// The name of a column such as `Contract\5L`, which also gives width and alignment; a leading sign
/// gives the sort order.
fn name(column: &str) -> &str {
    let name = column.split('\\').next().unwrap_or_default();
    name.trim().trim_start_matches(['+', '-'])
}

fn outcome(bid: Placed<'_>, declarer: &Placed<'_>, result: &Placed<'_>) -> Option<Outcome> {
    match contract(bid).ok()? {
        None if bid.text == "-" => None,
        None => Some(Outcome::PassedOut),
        Some((bid, doubling)) => Some(Outcome::Played {
            contract: Contract {
                bid,
                doubling,
                declarer: parse_seat(declarer.text).ok()?,
            },
            tricks: number_of(result.text)?,
        }),
    }
}
