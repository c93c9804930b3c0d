//! `team_halves`: which boards a table of a team match plays after half-time.
//!
//! A lesson writes `team_halves(boards: 24, table: 2, asks: first)`.

use crate::prelude::*;
use engine::tournament::team::{TeamMatch, TeamTable};

pub(crate) const SKILLS: &[Skill] = &[Skill::TeamBoards];

mistakes! {
    SAME_BOARDS = "team-same-boards",
    OTHER_END = "team-other-end",
    NEW_BOARDS = "team-new-boards",
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asks {
    /// The first board after half-time.
    First,
    Last,
}

/// A match at half-time, and one of its tables. Answered by a board number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "team_halves")]
pub struct TeamHalves {
    boards: u32,
    table: u32,
    asks: Asks,
}

impl Exercise for TeamHalves {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |found: u32| Fault::new("team-match", Field::Board, found.to_string());
        let played = TeamMatch::new(self.boards).ok_or_else(|| fault(self.boards))?;
        let table = match self.table {
            1 => TeamTable::First,
            2 => TeamTable::Second,
            other => return Err(fault(other)),
        };
        let (boards, half) = (self.boards, self.boards / 2);
        let (before, after) = (played.before(table), played.after(table));
        let (prompt, right, mistakes) = match self.asks {
            Asks::First => (
                "exercise-team_halves-first",
                *after.start(),
                [*before.start(), *after.end(), boards + 1],
            ),
            Asks::Last => (
                "exercise-team_halves-last",
                *after.end(),
                [*before.end(), *after.start(), boards + half],
            ),
        };
        let scene = Phrase::new("scene-team-halves")
            .with("boards", count(boards))
            .with("half", count(half))
            .with("next", count(half + 1));
        let prompt = Phrase::new(prompt).with("table", count(self.table));
        let [same, end, new] = mistakes.map(number);
        let asked = Asked::count(Skill::TeamBoards, prompt, "count-board", number(right))
            .showing([Exhibit::Scene(vec![scene])])
            .because([TeamMatch::reason()])
            .mistakes([(SAME_BOARDS, same), (OTHER_END, end), (NEW_BOARDS, new)]);
        Ok(asked.into())
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> TeamHalves {
    let chance = &mut draw.chance;
    let asks = match draw.difficulty {
        Difficulty::Easy => Asks::First,
        Difficulty::Medium => Asks::Last,
        Difficulty::Hard => chance.pick_or(&[Asks::First, Asks::Last], Asks::First),
    };
    TeamHalves {
        boards: 2 * chance.between(4, 16).unsigned_abs(),
        table: chance.pick_or(&[1, 2], 1),
        asks,
    }
}
