//! `team_halves`: which boards a table of a team match plays after half-time.
//!
//! A lesson writes `team_halves(boards: 24, table: 2, asks: first)`.

use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field};
use crate::grade::slips;
use crate::{Asked, Difficulty, Draw, Exercise, Exhibit, Phrase, Skill};
use engine::Fact;
use engine::tournament::team::{TeamMatch, TeamTable};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TeamBoards];

slips! {
    SAME_BOARDS = "team-same-boards",
    OTHER_END = "team-other-end",
    NEW_BOARDS = "team-new-boards",
}

/// Which board is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asks {
    /// The one with which the table goes on.
    First,
    /// The one with which it ends.
    Last,
}

/// A match at half-time and one of its tables. Answered by the number of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct TeamHalves {
    played: TeamMatch,
    table: TeamTable,
    asks: Asks,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "team_halves")]
struct Written {
    boards: u32,
    table: u32,
    asks: Asks,
}

impl TryFrom<Written> for TeamHalves {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let fault = |found: u32| Fault::new("team-match", Field::Board, found.to_string());
        let table = match written.table {
            1 => TeamTable::First,
            2 => TeamTable::Second,
            other => return Err(fault(other)),
        };
        Ok(Self {
            played: TeamMatch::new(written.boards).ok_or_else(|| fault(written.boards))?,
            table,
            asks: written.asks,
        })
    }
}

impl From<TeamHalves> for Written {
    fn from(exercise: TeamHalves) -> Self {
        Self {
            boards: exercise.played.boards(),
            table: exercise.number(),
            asks: exercise.asks,
        }
    }
}

impl TeamHalves {
    const fn number(self) -> u32 {
        match self.table {
            TeamTable::First => 1,
            TeamTable::Second => 2,
        }
    }

    const fn answer(self) -> u32 {
        let after = self.played.after(self.table);
        match self.asks {
            Asks::First => *after.start(),
            Asks::Last => *after.end(),
        }
    }
}

fn number(number: u32) -> i32 {
    i32::try_from(number).expect("a match has few boards")
}

impl Exercise for TeamHalves {
    fn questions(&self) -> Vec<Asked> {
        let fact = |board: u32| Fact::Number(number(board));
        let (played, boards) = (&self.played, self.played.boards());
        let (before, after) = (played.before(self.table), played.after(self.table));
        let scene = Phrase::new("scene-team-halves")
            .with("boards", fact(boards))
            .with("half", fact(boards / 2))
            .with("next", fact(*played.before(TeamTable::Second).start()));
        let (prompt, same, end, new) = match self.asks {
            Asks::First => (
                "exercise-team_halves-first",
                *before.start(),
                *after.end(),
                boards + 1,
            ),
            Asks::Last => (
                "exercise-team_halves-last",
                *before.end(),
                *after.start(),
                boards + boards / 2,
            ),
        };
        let prompt = Phrase::new(prompt).with("table", fact(self.number()));
        let mistakes = [(SAME_BOARDS, same), (OTHER_END, end), (NEW_BOARDS, new)];
        let right = number(self.answer());
        let asked = Asked::count(Skill::TeamBoards, prompt, "count-board", right)
            .showing([Exhibit::Scene(vec![scene])])
            .because([TeamMatch::reason()])
            .slips(mistakes.map(|(slip, board)| (slip, number(board))));
        vec![asked]
    }

    fn witness(&self) -> String {
        self.answer().to_string()
    }
}

/// A match of 8 to 32 boards. Easy: with which board a table goes on; medium: with which it ends;
/// hard: either.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> TeamHalves {
    let chance = &mut draw.chance;
    let asks = match draw.difficulty {
        Difficulty::Easy => Asks::First,
        Difficulty::Medium => Asks::Last,
        Difficulty::Hard => chance.pick_or(&[Asks::First, Asks::Last], Asks::First),
    };
    let boards = u32::try_from(2 * chance.between(4, 16)).unwrap_or(24);
    TeamHalves {
        played: TeamMatch::new(boards).expect("an even number of boards, 8 to 32"),
        table: chance.pick_or(&[TeamTable::First, TeamTable::Second], TeamTable::First),
        asks,
    }
}
