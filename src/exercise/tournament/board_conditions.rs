//! `board_conditions`: who deals a board, and who is vulnerable on it?
//!
//! A lesson writes the number: `board_conditions(board: 23)`; with `shown: true` the board itself
//! is shown and only has to be read.

use crate::prelude::*;

pub(crate) const SKILLS: &[Skill] = &[Skill::BoardDealer, Skill::BoardVulnerability];

mistakes! {
    ANTICLOCKWISE = "dealer-anticlockwise",
    BOARD_BEFORE = "dealer-of-the-board-before",
    REPEATS_AFTER_FOUR = "vulnerability-repeats-after-four",
    SIDES_SWAPPED = "vulnerable-sides-swapped",
    AS_DEALER = "vulnerable-as-dealer",
    SIXTEEN_MISCOUNTED = "sixteen-miscounted",
    LEFT_OF_DEALER = "dealers-left-calls-first",
    ALWAYS_NORTH = "north-always-calls-first",
}

/// The pattern repeats after this number of boards (Law 2).
const CYCLE: u32 = 16;

position! {
    /// A board by its number.
    #[derive(Copy)]
    #[serde(rename = "board_conditions")]
    pub struct BoardConditions {
        board: BoardNumber,
        /// Whether the board is shown; otherwise only its number is given.
        shown: bool = default,
    }
}

impl Exercise for BoardConditions {
    fn pose(&self) -> Result<Posed, Fault> {
        let sides = notation::vulnerability(self.board.vulnerability());
        let witness = format!("{} {sides}", self.board.dealer().letter());
        let questions = vec![self.dealer(), self.vulnerability()];
        Ok(Posed::new(questions, witness))
    }
}

impl BoardConditions {
    /// The board as by learners who think that the pattern ends with board 15.
    fn miscounted(self) -> Board {
        let miscounted = Board::new(self.board.number() % CYCLE + 1);
        let miscounted = miscounted.filter(|_| self.board.number() > CYCLE);
        miscounted.unwrap_or(*self.board)
    }

    /// Adds what both questions share: the exhibit, the rule and the counting.
    fn framed(
        self,
        asked: Asked,
        rule: &'static str,
        row: &'static str,
        right: fn(Board) -> (&'static str, Fact),
    ) -> Asked {
        let (name, answer) = right(*self.board);
        let reason = Reason::new(rule, "2")
            .with("number", count(self.board.number()))
            .with(name, answer);
        let working = self.working(|board| {
            let (name, answer) = right(board);
            let row = Phrase::new(row).with("number", count(board.number()));
            row.with(name, answer)
        });
        let number = Phrase::new("board-number").with("number", count(self.board.number()));
        let exhibit = match self.shown {
            true => Exhibit::board(*self.board),
            false => Exhibit::Scene(vec![number]),
        };
        asked
            .showing([exhibit])
            .because([reason])
            .working(working)
            .giving_nothing_away()
    }

    fn dealer(self) -> Asked {
        let dealer = self.board.dealer();
        let (prompt, rule) = match self.shown {
            true => ("exercise-board_conditions-first", "board-names-dealer"),
            false => ("exercise-board_conditions", "board-dealer"),
        };
        let prompt = Phrase::new(prompt).with("number", count(self.board.number()));
        let asked = Asked::seat(Skill::BoardDealer, prompt, dealer);
        // North, West, South, East.
        let anticlockwise = match dealer {
            Seat::East | Seat::West => dealer.partner(),
            Seat::North | Seat::South => dealer,
        };
        let asked = asked.mistakes(match self.shown {
            true => vec![(LEFT_OF_DEALER, dealer.lho()), (ALWAYS_NORTH, Seat::North)],
            false => vec![
                (ANTICLOCKWISE, anticlockwise),
                (SIXTEEN_MISCOUNTED, self.miscounted().dealer()),
                (BOARD_BEFORE, dealer.rho()),
            ],
        });
        self.framed(asked, rule, "working-board-dealer", |board| {
            ("seat", Fact::Seat(board.dealer()))
        })
    }

    fn vulnerability(self) -> Asked {
        use AbsoluteVulnerability as Sides;
        let right = self.board.vulnerability();
        let options = Options::new([Sides::NONE, Sides::NS, Sides::EW, Sides::ALL], |&sides| {
            Phrase::new("option-board-vulnerability").with("sides", Fact::BoardVulnerability(sides))
        });
        let repeated = Board::new((self.board.number() - 1) % 4 + 1);
        let repeated = repeated.map_or(right, Board::vulnerability);
        let swapped = match right {
            Sides::NS => Sides::EW,
            Sides::EW => Sides::NS,
            other => other,
        };
        let dealing = match Side::of(self.board.dealer()) {
            Side::NorthSouth => Sides::NS,
            Side::EastWest => Sides::EW,
        };
        let mut mistakes = vec![
            (REPEATS_AFTER_FOUR, repeated),
            (SIDES_SWAPPED, swapped),
            (SIXTEEN_MISCOUNTED, self.miscounted().vulnerability()),
            (AS_DEALER, dealing),
        ];
        // A board that is shown needs no counting.
        let counting = [REPEATS_AFTER_FOUR, SIXTEEN_MISCOUNTED];
        mistakes.retain(|(mistake, _)| !self.shown || !counting.contains(mistake));
        let prompt = Phrase::new("exercise-board_conditions-vulnerability")
            .with("number", count(self.board.number()));
        let asked = Asked::one_of(Skill::BoardVulnerability, prompt, &options, &right)
            .mistakes(options.mistakes(mistakes));
        let rule = match self.shown {
            true => "board-shows-vulnerability",
            false => "board-vulnerability",
        };
        self.framed(asked, rule, "working-board-vulnerability", |board| {
            ("sides", Fact::BoardVulnerability(board.vulnerability()))
        })
    }

    /// The number within the pattern, and the group of four boards that contains it: 1 to 4, 5 to
    /// 8, … Empty if the board is shown.
    fn working(self, row: impl Fn(Board) -> Phrase) -> Vec<Step> {
        if self.shown {
            return Vec::new();
        }
        // The equivalent board from 1 to 16.
        let like = (self.board.number() - 1) % CYCLE + 1;
        let reduced = (self.board.number() != like).then(|| {
            Phrase::new("working-board-like")
                .with("number", count(self.board.number()))
                .with("less", count(self.board.number() - like))
                .with("like", count(like))
        });
        let first = like - (like - 1) % 4;
        let rows = (first..first + 4).filter_map(Board::new).map(row);
        reduced.into_iter().chain(rows).map(Step::Say).collect()
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> BoardConditions {
    let last = draw.difficulty.choose(16, 32, 32);
    let number = draw.chance.between(1, last).unsigned_abs();
    BoardConditions {
        board: BoardNumber(Board::new(number).expect("only 0 is no board")),
        shown: draw.difficulty != Difficulty::Hard,
    }
}
