//! A result on a board: what the exercises about the score ask of, how it is
//! shown, and the rules that score it.

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Bid, Level, Seat, Strain};

use crate::boards::{Outcome, PlayedBoard};
use crate::fields::{Fault, Field};
use crate::{Chance, Draw, Exhibit, Phrase, Step};
use engine::score::{DealResult, ResultLine, ScoreItem, Tricks};
use engine::{Board, Doubling, Fact, Reason, Side, Vulnerability, notation, vulnerability_of};

/// Who played what, with how many tricks, on which board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardResult {
    pub(crate) line: ResultLine,
    pub(crate) declarer: Seat,
    /// The board, where there is one; it fixes the vulnerability.
    pub(crate) board: Option<Board>,
    pub(crate) vulnerability: AbsoluteVulnerability,
}

/// How lessons write a kind about a result on a board: the fields of the result, then those of
/// the kind. RON cannot take the fields of one struct into another.
macro_rules! written_on_board {
    (
        $(#[$form:meta])*
        struct $name:ident {
            tricks: $tricks:ty,
            $($(#[$of:meta])* $field:ident: $type:ty,)*
        }
    ) => {
        #[derive(serde::Serialize, serde::Deserialize)]
        $(#[$form])*
        struct $name {
            contract: $crate::fields::ContractText,
            #[serde(default, skip_serializing_if = "crate::fields::is_default")]
            declarer: $crate::fields::Declarer,
            tricks: $tricks,
            #[serde(default, skip_serializing_if = "crate::fields::is_default")]
            board: Option<$crate::fields::BoardNumber>,
            #[serde(default, skip_serializing_if = "crate::fields::is_default")]
            vulnerable: Option<$crate::fields::Vulnerable>,
            $($(#[$of])* $field: $type,)*
        }

        impl $name {
            /// The board says who is vulnerable; without one it is written, unless nobody is.
            fn new(result: BoardResult, $($field: $type),*) -> Self {
                let nobody = contract_bridge::auction::AbsoluteVulnerability::NONE;
                let said = result.board.is_none() && result.vulnerability != nobody;
                Self {
                    contract: (&result.line).into(),
                    declarer: $crate::fields::Declarer(result.declarer.into()),
                    tricks: $crate::fields::TrickCount(result.line.tricks).into(),
                    board: result.board.map($crate::fields::BoardNumber),
                    vulnerable: said.then_some($crate::fields::Vulnerable(result.vulnerability)),
                    $($field,)*
                }
            }

            fn on_board(
                &self,
                tricks: $crate::fields::TrickCount,
            ) -> Result<BoardResult, $crate::fields::Fault> {
                let vulnerable = self.vulnerable.as_ref().map(|said| said.0);
                let board = self.board.map(|number| number.0);
                let declarer = self.declarer.0.into();
                BoardResult::new(self.contract.with(tricks), declarer, board, vulnerable)
            }
        }
    };
}
pub(crate) use written_on_board;

impl BoardResult {
    /// On a board, or where these are vulnerable; without both, nobody is.
    pub(crate) fn new(
        line: ResultLine,
        declarer: Seat,
        board: Option<Board>,
        vulnerable: Option<AbsoluteVulnerability>,
    ) -> Result<Self, Fault> {
        let of_board = board.map(Board::vulnerability);
        if let (Some(of_board), Some(said)) = (of_board, vulnerable)
            && of_board != said
        {
            let found = notation::vulnerability(said);
            return Err(Fault::new("cannot-be", Field::Vulnerability, found));
        }
        let nobody = AbsoluteVulnerability::NONE;
        Ok(Self {
            line,
            declarer,
            board,
            vulnerability: of_board.or(vulnerable).unwrap_or(nobody),
        })
    }

    /// A line of a slip on a board and in a seat that chance chooses.
    pub(crate) fn somewhere(line: ResultLine, chance: &mut Chance) -> Self {
        let number = chance.between(1, CLUB_SET).unsigned_abs();
        let declarer = chance.pick_or(&Seat::ALL, Seat::South);
        let on_board = Self {
            line,
            declarer,
            board: None,
            vulnerability: AbsoluteVulnerability::NONE,
        };
        on_board.moved_to(number)
    }

    fn moved_to(mut self, number: u32) -> Self {
        let board = Board::new((number - 1) % CLUB_SET.unsigned_abs() + 1);
        self.board = board;
        self.vulnerability = board.map_or(self.vulnerability, Board::vulnerability);
        self
    }

    /// This result on the next board where declarer's side is as `wanted`.
    pub(crate) fn where_declarer_is(self, wanted: Vulnerability) -> Self {
        let first = self.board.map_or(1, Board::number);
        // Within four boards each side has been both.
        let boards = (first..first + 16).map(|number| self.moved_to(number));
        let mut fitting = boards.filter(|there| there.deal().vulnerability == wanted);
        fitting.next().unwrap_or(self)
    }

    pub(crate) const fn side(&self) -> Side {
        Side::of(self.declarer)
    }

    /// What the engine scores.
    pub(crate) fn deal(&self) -> DealResult {
        self.line
            .at(vulnerability_of(self.vulnerability, self.side()))
    }

    /// The contract with its result, and the board.
    pub(crate) fn exhibits(&self) -> Vec<Exhibit> {
        let result = Exhibit::Result {
            result: self.deal(),
            declarer: self.declarer,
        };
        let board = Exhibit::Board {
            number: self.board.map(Board::number),
            dealer: self.board.map(Board::dealer),
            vulnerability: self.vulnerability,
        };
        vec![result, board]
    }

    /// A sentence on who played what.
    pub(crate) fn said(&self, id: &'static str) -> Phrase {
        Phrase::new(id)
            .with("seat", Fact::Seat(self.declarer))
            .with("side", Fact::Side(self.side()))
            .with("bid", Fact::Bid(self.line.bid))
            .with("doubling", Fact::Doubling(self.line.doubling))
            .with("tricks", Fact::Number(i32::from(self.line.tricks.get())))
    }
}

/// How many boards the set of a club has.
const CLUB_SET: i32 = 32;

/// The rules that score a deal, the one on game or part-score first.
pub(crate) fn reasons(deal: &DealResult) -> Vec<Reason> {
    deal.reasons()
}

/// Every line of the score, and its total, as working.
pub(crate) fn working(deal: &DealResult) -> Vec<Step> {
    let account = deal.account();
    let lines = account.lines().iter();
    let lines = lines.map(|line| Step::Line {
        line: *line,
        wrong: None,
    });
    let total = Step::Total {
        total: account.total(),
        wrong: None,
    };
    lines.chain([total]).collect()
}

/// The name of a line of a score.
pub(crate) fn line_name(item: ScoreItem) -> Phrase {
    Phrase::new(match item {
        ScoreItem::TrickScore => "score-item-trick-score",
        ScoreItem::Overtricks => "score-item-overtricks",
        ScoreItem::PartScore => "score-item-part-score",
        ScoreItem::Game => "score-item-game",
        ScoreItem::SmallSlam => "score-item-small-slam",
        ScoreItem::GrandSlam => "score-item-grand-slam",
        ScoreItem::Insult => "score-item-insult",
        ScoreItem::Undertricks => "score-item-undertricks",
    })
}

/// Which results an exercise is about: the bank is searched for one, and where it
/// has none at hand one is made up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub(crate) strains: &'a [Strain],
    pub(crate) levels: (i32, i32),
    /// Tricks above or below the contract; what stands twice is made up twice as often.
    pub(crate) margins: &'a [i32],
    pub(crate) doubling: Doubling,
}

/// How many results of the bank are looked at.
const TRIES: usize = 24;

/// The four suits, without no trump.
pub(crate) const SUITS: &[Strain] = &[
    Strain::Clubs,
    Strain::Diamonds,
    Strain::Hearts,
    Strain::Spades,
];

impl Wanted<'_> {
    /// A line that fits, as it was played at a table if possible.
    pub(crate) fn line(&self, draw: &mut Draw<'_>) -> ResultLine {
        let fits = |line: &ResultLine| self.fits(line);
        let wanted = |board: &PlayedBoard| played(board).as_ref().is_some_and(fits);
        match played(draw.outcome_where(TRIES, wanted)) {
            Some(line) if self.fits(&line) => line,
            _ => self.made_up(&mut draw.chance),
        }
    }

    fn fits(&self, line: &ResultLine) -> bool {
        let (low, high) = self.levels;
        (low..=high).contains(&i32::from(line.bid.level.get()))
            && self.strains.contains(&line.bid.strain)
            && self.margins.contains(&line.margin())
            && self.doubling == line.doubling
    }

    /// A line of these that nobody played.
    pub(crate) fn made_up(&self, chance: &mut Chance) -> ResultLine {
        let level = chance.between(self.levels.0, self.levels.1);
        let strain = chance.pick_or(self.strains, Strain::Notrump);
        let margin = chance.pick_or(self.margins, 0).min(7 - level);
        line(bid(level, strain), self.doubling, margin)
    }
}

/// What was played on a board, if it was.
pub(crate) fn played(board: &PlayedBoard) -> Option<ResultLine> {
    match board.outcome? {
        Outcome::PassedOut => None,
        Outcome::Played { contract, tricks } => Some(ResultLine {
            bid: contract.bid,
            doubling: contract.doubling,
            tricks,
        }),
    }
}

/// A contract with tricks above or below it, none above 13.
pub(crate) fn line(bid: Bid, doubling: Doubling, margin: i32) -> ResultLine {
    let needed = 6 + i32::from(bid.level.get());
    let tricks = u8::try_from((needed + margin).clamp(0, 13)).unwrap_or(0);
    ResultLine {
        bid,
        doubling,
        tricks: Tricks::new(tricks).expect("brought into the range 0 to 13"),
    }
}

/// A bid at a level brought into the range 1 to 7.
pub(crate) fn bid(at: i32, strain: Strain) -> Bid {
    let level = level(at);
    Bid { level, strain }
}

/// A level, brought into the range 1 to 7.
pub(crate) fn level(level: i32) -> Level {
    let level = u8::try_from(level.clamp(1, 7)).unwrap_or(1);
    Level::try_new(level).unwrap_or(Level::new(1))
}
