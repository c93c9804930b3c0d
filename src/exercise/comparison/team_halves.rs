//! `team_halves`: which boards a table of a team match plays after half-time.
//!
//! A lesson writes `team_halves(boards: 24, table: 2, asks: first)`.

use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
};
use engine::Fact;
use engine::tournament::team::{TeamMatch, TeamTable};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TeamBoards];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[SAME_BOARDS, OTHER_END, NEW_BOARDS];

const SAME_BOARDS: Slip = Slip("team-same-boards");
const OTHER_END: Slip = Slip("team-other-end");
const NEW_BOARDS: Slip = Slip("team-new-boards");

/// Which board is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asks {
    /// The one with which the table goes on.
    First,
    /// The one with which it ends.
    Last,
}

impl Asks {
    /// The word in lessons; the question is `exercise-team_halves-<word>`.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::First => ("first", "exercise-team_halves-first"),
            Self::Last => ("last", "exercise-team_halves-last"),
        }
    }
}

/// A match at half-time and one of its tables. Answered by the number of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct TeamHalves {
    played: TeamMatch,
    table: TeamTable,
    asks: Asks,
}

/// As lessons write it.
#[derive(Deserialize)]
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

fn fact(number: u32) -> Fact {
    Fact::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

impl Exercise for TeamHalves {
    fn kind(&self) -> Kind {
        Kind::TeamHalves
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::TeamBoards
    }

    fn pose(&self, _part: usize) -> Question {
        let (_, question) = self.asks.words();
        let upper = self.played.before(TeamTable::Second);
        let scene = Phrase::new("scene-team-halves")
            .with("boards", fact(self.played.boards()))
            .with("half", fact(self.played.boards() / 2))
            .with("next", fact(*upper.start()));
        Question {
            prompt: Phrase::new(question).with("table", fact(self.number())),
            exhibits: vec![Exhibit::Scene(vec![scene])],
            ask: Ask::Count(Phrase::new("count-board")),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Number(i32::try_from(self.answer()).unwrap_or(0))
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let (before, after) = (
            self.played.before(self.table),
            self.played.after(self.table),
        );
        let boards = self.played.boards();
        let (same, end, new) = match self.asks {
            Asks::First => (*before.start(), *after.end(), boards + 1),
            Asks::Last => (*before.end(), *after.start(), boards + boards / 2),
        };
        [(SAME_BOARDS, same), (OTHER_END, end), (NEW_BOARDS, new)]
            .map(|(slip, board)| (slip, Answer::Number(i32::try_from(board).unwrap_or(0))))
            .to_vec()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, vec![TeamMatch::reason()])
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        let (word, _) = self.asks.words();
        Writing::default()
            .number("boards", self.played.boards())
            .number("table", self.number())
            .word("asks", word)
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
