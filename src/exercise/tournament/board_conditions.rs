//! `board_conditions`: who deals a board, and who is vulnerable on it?
//!
//! A lesson writes the number: `board_conditions(board: 23)`; with `shown: true` the board itself
//! is seen, and is only to be read.

use contract_bridge::Seat;
use contract_bridge::auction::AbsoluteVulnerability;
use serde::Deserialize;

use crate::fields;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    Step,
};
use engine::{Board, Fact, Reason, Side, notation};

/// The skills this kind practises: its two parts.
pub const SKILLS: &[Skill] = &[Skill::BoardDealer, Skill::BoardVulnerability];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("dealer-anticlockwise"),
    Slip("dealer-of-the-board-before"),
    Slip("vulnerability-repeats-after-four"),
    Slip("vulnerable-sides-swapped"),
    Slip("vulnerable-as-dealer"),
    Slip("sixteen-miscounted"),
    Slip("dealers-left-calls-first"),
    Slip("north-always-calls-first"),
];

/// The pattern repeats after so many boards (Law 2).
const CYCLE: u32 = 16;

/// A board by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "board_conditions")]
pub struct BoardConditions {
    #[serde(deserialize_with = "fields::board")]
    board: Board,
    /// Whether the board is seen; otherwise only its number is told.
    #[serde(default)]
    shown: bool,
}

const DEALER: usize = 0;

/// The options of the second part, in the order of boards 1 to 4.
const SIDES: [AbsoluteVulnerability; 4] = [
    AbsoluteVulnerability::NONE,
    AbsoluteVulnerability::NS,
    AbsoluteVulnerability::EW,
    AbsoluteVulnerability::ALL,
];

fn choice(vulnerability: AbsoluteVulnerability) -> Answer {
    let at = SIDES.iter().position(|&sides| sides == vulnerability);
    Answer::Choice(at.unwrap_or(0))
}

impl BoardConditions {
    const fn number(&self) -> u32 {
        self.board.number()
    }

    /// The board from 1 to 16 that it is like.
    const fn like(&self) -> u32 {
        (self.number() - 1) % CYCLE + 1
    }

    /// The board that a wrong rule takes it for; board 0 is nobody's.
    fn taken_for(&self, rule: impl Fn(u32) -> Option<u32>) -> Board {
        let number = rule(self.number()).and_then(Board::new);
        number.unwrap_or(self.board)
    }

    /// A round that ends with board 15 instead of 16: for boards above 16 only.
    fn miscounted(&self) -> Board {
        self.taken_for(|number| (number > CYCLE).then(|| number % CYCLE + 1))
    }

    fn wrong_dealers(&self) -> Vec<(Slip, Answer)> {
        let dealer = self.board.dealer();
        if self.shown {
            let mistakes = [
                ("dealers-left-calls-first", dealer.lho()),
                ("north-always-calls-first", Seat::North),
            ];
            return mistakes
                .map(|(id, seat)| (Slip(id), Answer::Seat(seat)))
                .to_vec();
        }
        // North, West, South, East.
        let anticlockwise = match dealer {
            Seat::East | Seat::West => dealer.partner(),
            Seat::North | Seat::South => dealer,
        };
        let mistakes = [
            ("dealer-anticlockwise", anticlockwise),
            ("sixteen-miscounted", self.miscounted().dealer()),
            ("dealer-of-the-board-before", dealer.rho()),
        ];
        mistakes
            .map(|(id, seat)| (Slip(id), Answer::Seat(seat)))
            .to_vec()
    }

    fn wrong_vulnerabilities(&self) -> Vec<(Slip, Answer)> {
        let right = self.board.vulnerability();
        let repeated = self.taken_for(|number| Some((number - 1) % 4 + 1));
        let swapped = match right {
            AbsoluteVulnerability::NS => AbsoluteVulnerability::EW,
            AbsoluteVulnerability::EW => AbsoluteVulnerability::NS,
            other => other,
        };
        let dealing = match Side::of(self.board.dealer()) {
            Side::NorthSouth => AbsoluteVulnerability::NS,
            Side::EastWest => AbsoluteVulnerability::EW,
        };
        let mistakes = [
            ("vulnerability-repeats-after-four", repeated.vulnerability()),
            ("vulnerable-sides-swapped", swapped),
            ("sixteen-miscounted", self.miscounted().vulnerability()),
            ("vulnerable-as-dealer", dealing),
        ];
        // Whoever reads the board counts nothing.
        let counted =
            |id: &str| ["vulnerability-repeats-after-four", "sixteen-miscounted"].contains(&id);
        mistakes
            .into_iter()
            .filter(|(id, _)| !(self.shown && counted(id)))
            .map(|(id, sides)| (Slip(id), choice(sides)))
            .collect()
    }

    fn reason(&self, part: usize) -> Reason {
        let number = Fact::Number(i32::try_from(self.number()).unwrap_or(i32::MAX));
        let [dealer, vulnerability] = if self.shown {
            ["board-names-dealer", "board-shows-vulnerability"]
        } else {
            ["board-dealer", "board-vulnerability"]
        };
        if part == DEALER {
            Reason::new(dealer, "2")
                .with("number", number)
                .with("seat", Fact::Seat(self.board.dealer()))
        } else {
            Reason::new(vulnerability, "2").with("number", number).with(
                "sides",
                Fact::BoardVulnerability(self.board.vulnerability()),
            )
        }
    }

    fn working(&self, part: usize) -> Vec<Step> {
        if self.shown {
            return Vec::new();
        }
        let fact = |number: u32| Fact::Number(i32::try_from(number).unwrap_or(i32::MAX));
        let like = self.like();
        let reduced = (self.number() != like).then(|| {
            Phrase::new("working-board-like")
                .with("number", fact(self.number()))
                .with("less", fact(self.number() - like))
                .with("like", fact(like))
        });
        // The four boards among which it stands: 1 to 4, 5 to 8, …
        let first = like - (like - 1) % 4;
        let board = |number: u32| Board::new(number).unwrap_or(self.board);
        let row = (first..first + 4).map(|number| {
            if part == DEALER {
                Phrase::new("working-board-dealer")
                    .with("number", fact(number))
                    .with("seat", Fact::Seat(board(number).dealer()))
            } else {
                let sides = board(number).vulnerability();
                Phrase::new("working-board-vulnerability")
                    .with("number", fact(number))
                    .with("sides", Fact::BoardVulnerability(sides))
            }
        });
        reduced.into_iter().chain(row).map(Step::Say).collect()
    }
}

impl Exercise for BoardConditions {
    fn kind(&self) -> Kind {
        Kind::BoardConditions
    }

    fn skill(&self, part: usize) -> Skill {
        if part == DEALER {
            Skill::BoardDealer
        } else {
            Skill::BoardVulnerability
        }
    }

    fn parts(&self) -> usize {
        2
    }

    // Both follow from the number alone.
    fn tells(&self, _part: usize) -> bool {
        false
    }

    fn pose(&self, part: usize) -> Question {
        let number = Fact::Number(i32::try_from(self.number()).unwrap_or(i32::MAX));
        let sides = SIDES.map(|sides| {
            Phrase::new("option-board-vulnerability").with("sides", Fact::BoardVulnerability(sides))
        });
        let (prompt, ask) = match (part, self.shown) {
            (DEALER, false) => ("exercise-board_conditions", Ask::Seat),
            (DEALER, true) => ("exercise-board_conditions-first", Ask::Seat),
            _ => (
                "exercise-board_conditions-vulnerability",
                Ask::Choice(sides.to_vec()),
            ),
        };
        let exhibit = if self.shown {
            Exhibit::Board {
                number: Some(self.number()),
                dealer: Some(self.board.dealer()),
                vulnerability: self.board.vulnerability(),
            }
        } else {
            Exhibit::Scene(vec![Phrase::new("board-number").with("number", number)])
        };
        Question {
            prompt: Phrase::new(prompt).with("number", number),
            exhibits: vec![exhibit],
            ask,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        if part == DEALER {
            Answer::Seat(self.board.dealer())
        } else {
            choice(self.board.vulnerability())
        }
    }

    fn written(&self) -> Writing {
        let written = Writing::default().number("board", self.number());
        written.flag("shown", self.shown)
    }

    fn witness(&self) -> String {
        let sides = notation::vulnerability(self.board.vulnerability());
        format!("{} {sides}", self.board.dealer().letter())
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        if part == DEALER {
            self.wrong_dealers()
        } else {
            self.wrong_vulnerabilities()
        }
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, vec![self.reason(part)])
            .with_slip(answer, self.mistakes(part));
        grade.steps = self.working(part);
        grade
    }
}

/// A board that is seen, one of a short evening or of a long one; where it is hard, only the
/// number of one of the sixteen of the pattern, or of the sixteen after them.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> BoardConditions {
    let (low, high) = match draw.difficulty {
        Difficulty::Easy => (1, 16),
        Difficulty::Medium | Difficulty::Hard => (1, 32),
    };
    let number = draw.chance.between(low, high).unsigned_abs();
    // Only 0 is no board.
    let first = || Board::new(1).expect("1 is a number of a board");
    BoardConditions {
        board: Board::new(number).unwrap_or_else(first),
        shown: draw.difficulty != Difficulty::Hard,
    }
}
