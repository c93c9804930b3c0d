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
        pub(super) board: BoardNumber,
        /// Whether the board is shown; otherwise only its number is given.
        pub(super) shown: bool = default,
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
    fn dealer(self) -> Asked {
        let dealer = self.board.dealer();
        // North, West, South, East.
        let anticlockwise = match dealer {
            Seat::East | Seat::West => dealer.partner(),
            Seat::North | Seat::South => dealer,
        };
        let counted = vec![
            (ANTICLOCKWISE, anticlockwise),
            (SIXTEEN_MISCOUNTED, self.miscounted().dealer()),
            (BOARD_BEFORE, dealer.rho()),
        ];
        let read = vec![(LEFT_OF_DEALER, dealer.lho()), (ALWAYS_NORTH, Seat::North)];
        let (prompt, rule, mistakes) = match self.shown {
            true => (
                "exercise-board_conditions-first",
                "board-names-dealer",
                read,
            ),
            false => ("exercise-board_conditions", "board-dealer", counted),
        };
        let asked = Asked::seat(Skill::BoardDealer, numbered(prompt, *self.board), dealer);
        self.explained(asked.mistakes(mistakes), rule, |board| {
            numbered("working-board-dealer", board).with("seat", Fact::Seat(board.dealer()))
        })
    }

    fn vulnerability(self) -> Asked {
        use AbsoluteVulnerability as Sides;
        let right = self.board.vulnerability();
        let options = Options::new([Sides::NONE, Sides::NS, Sides::EW, Sides::ALL], |&sides| {
            Phrase::new("option-board-vulnerability").with("sides", Fact::BoardVulnerability(sides))
        });
        let repeated = board((self.board.number() - 1) % 4 + 1).vulnerability();
        let swapped = match right {
            Sides::NS => Sides::EW,
            Sides::EW => Sides::NS,
            other => other,
        };
        let dealing = match Side::of(self.board.dealer()) {
            Side::NorthSouth => Sides::NS,
            Side::EastWest => Sides::EW,
        };
        let read = vec![(SIDES_SWAPPED, swapped), (AS_DEALER, dealing)];
        let counted = vec![
            (REPEATS_AFTER_FOUR, repeated),
            (SIDES_SWAPPED, swapped),
            (SIXTEEN_MISCOUNTED, self.miscounted().vulnerability()),
            (AS_DEALER, dealing),
        ];
        let (rule, mistakes) = match self.shown {
            true => ("board-shows-vulnerability", read),
            false => ("board-vulnerability", counted),
        };
        let prompt = numbered("exercise-board_conditions-vulnerability", *self.board);
        let asked = Asked::one_of(Skill::BoardVulnerability, prompt, &options, &right)
            .mistakes(options.mistakes(mistakes));
        self.explained(asked, rule, |board| {
            let sides = Fact::BoardVulnerability(board.vulnerability());
            numbered("working-board-vulnerability", board).with("sides", sides)
        })
    }

    /// The board as by learners who think that the pattern ends with board 15.
    fn miscounted(self) -> Board {
        match self.board.number() {
            ..=CYCLE => *self.board,
            number => board(number % CYCLE + 1),
        }
    }

    /// Adds what both questions share: the exhibit, the rule with the facts of the board's own row,
    /// and if the board is not shown, the rows of its group of four: 1 to 4, 5 to 8, …
    fn explained(self, asked: Asked, rule: &'static str, row: impl Fn(Board) -> Phrase) -> Asked {
        let mut reason = Reason::new(rule, "2");
        reason.facts = row(*self.board).facts;
        let asked = asked.because([reason]).giving_nothing_away();
        if self.shown {
            return asked.showing([Exhibit::board(*self.board)]);
        }
        let number = self.board.number();
        // The equivalent board from 1 to 16.
        let like = (number - 1) % CYCLE + 1;
        let reduced = numbered("working-board-like", *self.board)
            .with("less", count(number - like))
            .with("like", count(like));
        let first = like - (like - 1) % 4;
        let rows = (first..first + 4).map(|number| row(board(number)));
        let working = (number != like).then_some(reduced).into_iter().chain(rows);
        asked
            .showing([Exhibit::Scene(vec![numbered("board-number", *self.board)])])
            .working(working.map(Step::Say))
    }
}

fn board(number: u32) -> Board {
    Board::new(number).expect("only 0 is no board")
}

fn numbered(id: &'static str, board: Board) -> Phrase {
    Phrase::new(id).with("number", count(board.number()))
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> BoardConditions {
    let last = draw.difficulty.choose(16, 32, 32);
    let number = draw.chance.between(1, last).unsigned_abs();
    BoardConditions {
        board: BoardNumber(board(number)),
        shown: draw.difficulty != Difficulty::Hard,
    }
}
