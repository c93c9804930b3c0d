//! `matchpoints`, `imps`.

use serde::ser::{SerializeSeq as _, Serializer};
use serde::{Deserialize, Serialize};

use crate::engine::score::imps;
use crate::engine::score::matchpoints::{self, BoardMatchpoints, Matchpoints, Scale};

use super::refusal::Refusal;

#[derive(Deserialize)]
pub(super) struct TravellerAsked {
    ns: Vec<i32>,
    #[serde(default)]
    per_win: Option<i64>,
}

pub(super) struct Compared(BoardMatchpoints);

pub(super) fn matchpoints(asked: &TravellerAsked) -> Result<Compared, Refusal> {
    let scale = match asked.per_win {
        None | Some(2) => Scale::TwoPerWin,
        Some(1) => Scale::OnePerWin,
        Some(other) => {
            let message = format!("{other} matchpoints for a win: 2 or 1");
            return Err(Refusal::request(message));
        }
    };
    if asked.ns.is_empty() {
        return Err(Refusal::impossible("there is no score to compare"));
    }
    Ok(Compared(matchpoints::matchpoints(&asked.ns, scale)))
}

impl Serialize for Compared {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Fields<'a> {
            ns: Numbers<&'a [Matchpoints]>,
            ew: Numbers<Vec<Matchpoints>>,
            top: Number,
        }
        let fields = Fields {
            ns: Numbers(self.0.ns()),
            ew: Numbers(self.0.ew().collect()),
            top: Number(self.0.top()),
        };
        fields.serialize(to)
    }
}

/// Matchpoints as a number: a whole one, or with a half.
struct Number(Matchpoints);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0.whole() {
            Some(whole) => to.serialize_u64(whole),
            // Halves of any board there could be are exact.
            None => to.serialize_f64(self.0.halves() as f64 / 2.0),
        }
    }
}

struct Numbers<List>(List);

impl<List: AsRef<[Matchpoints]>> Serialize for Numbers<List> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let list = self.0.as_ref();
        let mut numbers = to.serialize_seq(Some(list.len()))?;
        for number in list {
            numbers.serialize_element(&Number(*number))?;
        }
        numbers.end()
    }
}

#[derive(Deserialize)]
pub(super) struct DifferenceAsked {
    difference: i64,
}

#[derive(Serialize)]
pub(super) struct Imps {
    imps: i32,
}

pub(super) fn imps(asked: &DifferenceAsked) -> Result<Imps, Refusal> {
    let imps = imps::imps(asked.difference).map_err(Refusal::impossible)?;
    Ok(Imps { imps })
}
