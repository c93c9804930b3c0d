//! A result on a board: the position of exercises about one score. How it is shown, which rules
//! score it, and how results for exercises are chosen.

use crate::boards::{Outcome, PlayedBoard};
use crate::prelude::*;
use engine::vulnerability_of;

/// A contract with its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardResult {
    pub(crate) line: ResultLine,
    pub(crate) declarer: Seat,
    /// The board, if given; it determines the vulnerability.
    pub(crate) board: Option<Board>,
    /// The vulnerability without a board; by default neither side.
    pub(crate) vulnerable: Option<AbsoluteVulnerability>,
}

/// Defines a position about a result on a board: the fields of the result, then those of the kind.
/// RON cannot flatten one struct into another.
macro_rules! on_board {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            tricks: $tricks:ty,
            $($(#[$of:meta])* $field:ident: $type:ty $(= $default:ident)?,)*
        }
    ) => {
        position! {
            $(#[$about])*
            pub struct $name {
                contract: ContractText,
                declarer: Declarer = default,
                tricks: $tricks,
                board: Option<BoardNumber> = default,
                vulnerable: Option<$crate::fields::Vulnerable> = default,
                $($(#[$of])* $field: $type $(= $default)?,)*
            }
        }

        impl $name {
            fn of(result: BoardResult, $($field: $type),*) -> Self {
                Self {
                    contract: (&result.line).into(),
                    declarer: result.declarer.into(),
                    tricks: TrickCount(result.line.tricks).into(),
                    board: result.board.map(Into::into),
                    vulnerable: result.vulnerable.map(Into::into),
                    $($field,)*
                }
            }

            fn on_board(&self, tricks: TrickCount) -> Result<BoardResult, Fault> {
                let result = BoardResult {
                    line: self.contract.with(tricks),
                    declarer: *self.declarer,
                    board: self.board.map(|number| *number),
                    vulnerable: self.vulnerable.as_deref().copied(),
                };
                result.checked()
            }
        }
    };
}
pub(crate) use on_board;

impl BoardResult {
    /// # Errors
    /// The vulnerability contradicts the board.
    pub(crate) fn checked(self) -> Result<Self, Fault> {
        match (self.board, self.vulnerable) {
            (Some(board), Some(said)) if board.vulnerability() != said => {
                let found = notation::vulnerability(said);
                Err(Fault::new("cannot-be", Field::Vulnerability, found))
            }
            _ => Ok(self),
        }
    }

    pub(crate) fn somewhere(line: ResultLine, chance: &mut Chance) -> Self {
        Self {
            line,
            board: Board::new(chance.between(1, 32).unsigned_abs()),
            declarer: chance.pick_or(&Seat::ALL, Seat::South),
            vulnerable: None,
        }
    }

    /// This result on the next board on which declarer's side has the wanted vulnerability.
    pub(crate) fn where_declarer_is(self, wanted: Vulnerability) -> Self {
        let first = self.board.map_or(1, Board::number);
        // Within 16 boards, each side is vulnerable on some and not on others.
        let boards = (first..first + 16).map(|number| Self {
            board: Board::new((number - 1) % 32 + 1),
            ..self
        });
        let mut fitting = boards.filter(|there| there.deal().vulnerability == wanted);
        fitting.next().unwrap_or(self)
    }

    fn vulnerability(&self) -> AbsoluteVulnerability {
        let of_board = self.board.map(Board::vulnerability);
        let said = of_board.or(self.vulnerable);
        said.unwrap_or(AbsoluteVulnerability::NONE)
    }

    pub(crate) fn deal(&self) -> DealResult {
        let side = Side::of(self.declarer);
        self.line.at(vulnerability_of(self.vulnerability(), side))
    }

    pub(crate) fn exhibits(&self) -> Vec<Exhibit> {
        let result = Exhibit::Result {
            result: self.deal(),
            declarer: self.declarer,
        };
        let board = Exhibit::Board {
            number: self.board.map(Board::number),
            dealer: self.board.map(Board::dealer),
            vulnerability: self.vulnerability(),
        };
        vec![result, board]
    }

    pub(crate) fn said(&self, id: &'static str) -> Phrase {
        Phrase::new(id)
            .with("seat", Fact::Seat(self.declarer))
            .with("side", Fact::Side(Side::of(self.declarer)))
            .with("bid", Fact::Bid(self.line.bid))
            .with("doubling", Fact::Doubling(self.line.doubling))
            .with("tricks", Fact::Number(i32::from(self.line.tricks.get())))
    }
}

pub(crate) fn working(deal: &DealResult) -> Vec<Step> {
    let (account, wrong) = (deal.account(), None);
    let lines = account.lines().iter();
    let lines = lines.map(|&line| Step::Line { line, wrong });
    let total = account.total();
    lines.chain([Step::Total { total, wrong }]).collect()
}

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

/// A score as a table: its lines, and their sum below a line.
pub(crate) fn account_grid(lines: &AccountEntries) -> Grid {
    let row = |name, points| vec![Cell::Words(name), Cell::Fact(Fact::Points(points))];
    let items = lines.iter();
    let items = items.map(|(item, points)| row(line_name(*item), *points));
    let total = row(Phrase::new("score-total"), lines.values().sum());
    let columns = ["grid-account-line", "grid-account-points"];
    Grid {
        line_after: lines.len().checked_sub(1),
        ..Grid::new("grid-account", columns, items.chain([total]).collect())
    }
}

/// All strains but no trump, the last.
pub(crate) const SUITS: &[Strain] = Strain::ASC.split_at(4).0;

/// A result with one of these strains, a level in this range and one of these margins (tricks above
/// or below the contract): really played, or [`made_up`] if a few boards of the bank have none.
pub(crate) fn wanted(
    draw: &mut Draw<'_>,
    strains: &[Strain],
    levels: (i32, i32),
    margins: &[i32],
    doubling: Doubling,
) -> ResultLine {
    let fitting = |board: &PlayedBoard| {
        let (_, line) = played(board)?;
        let fits = (levels.0..=levels.1).contains(&i32::from(line.bid.level.get()))
            && strains.contains(&line.bid.strain)
            && margins.contains(&line.margin())
            && line.doubling == doubling;
        fits.then_some(line)
    };
    let board = draw.outcome_where(24, |board| fitting(board).is_some());
    fitting(board).unwrap_or_else(|| made_up(&mut draw.chance, strains, levels, margins, doubling))
}

/// A result as [`wanted`]. A margin listed twice is twice as frequent.
pub(crate) fn made_up(
    chance: &mut Chance,
    strains: &[Strain],
    levels: (i32, i32),
    margins: &[i32],
    doubling: Doubling,
) -> ResultLine {
    let level = chance.between(levels.0, levels.1);
    let strain = chance.pick_or(strains, Strain::Notrump);
    let margin = chance.pick_or(margins, 0).min(7 - level);
    line(bid(level, strain), doubling, margin)
}

pub(crate) fn played(board: &PlayedBoard) -> Option<(Seat, ResultLine)> {
    let Outcome::Played { contract, tricks } = board.outcome? else {
        return None;
    };
    let line = ResultLine {
        bid: contract.bid,
        doubling: contract.doubling,
        tricks,
    };
    Some((contract.declarer, line))
}

/// A result with this margin above or below the contract, clamped to 0 to 13 tricks.
pub(crate) fn line(bid: Bid, doubling: Doubling, margin: i32) -> ResultLine {
    let needed = 6 + i32::from(bid.level.get());
    let tricks = u8::try_from((needed + margin).clamp(0, 13)).unwrap_or(0);
    ResultLine {
        bid,
        doubling,
        tricks: Tricks::new(tricks).expect("brought into the range 0 to 13"),
    }
}

/// A bid at a level clamped to 1 to 7.
pub(crate) fn bid(level: i32, strain: Strain) -> Bid {
    Bid::new(u8::try_from(level.clamp(1, 7)).unwrap_or(1), strain)
}

/// The bid this many levels higher, at a level clamped to 1 to 7.
pub(crate) fn raised(from: Bid, by: i32) -> Bid {
    bid(i32::from(from.level.get()) + by, from.strain)
}

pub(crate) fn doubled(chance: &mut Chance, redoubled: usize) -> Doubling {
    chance.either(redoubled, Doubling::Redoubled, Doubling::Doubled)
}

/// The lowest level at which a made contract is a game.
pub(crate) fn lowest_game(strain: Strain, doubling: Doubling) -> i32 {
    let is_game = |level: &i32| {
        let made = line(bid(*level, strain), doubling, 0);
        let made = made.at(Vulnerability::NotVulnerable);
        made.account().points(ScoreItem::Game) > 0
    };
    (1..=7).find(is_game).expect("five of a minor are game")
}

/// The deal with this margin above or below the contract, clamped to 0 to 13 tricks.
pub(crate) fn with_margin(deal: &DealResult, margin: i32) -> DealResult {
    line(deal.bid, deal.doubling, margin).at(deal.vulnerability)
}

pub(crate) fn in_other_vulnerability(mut deal: DealResult) -> DealResult {
    deal.vulnerability = deal.vulnerability.other();
    deal
}

/// Results that differ in one respect and are easily confused with this one.
pub(crate) fn alike(deal: &DealResult) -> Vec<DealResult> {
    let level = deal.bid.level;
    let bidding = |bid| DealResult { bid, ..*deal };
    let mut alike = vec![in_other_vulnerability(*deal)];
    alike.extend([-1, -2, 1].map(|by| bidding(raised(deal.bid, by))));
    alike.extend([1, -1].map(|by| with_margin(deal, deal.margin() + by)));
    alike.extend(Strain::ASC.map(|strain| bidding(Bid { level, strain })));
    alike.extend(Doubling::ALL.map(|doubling| DealResult { doubling, ..*deal }));
    alike
}

/// Each of these once, in the order in which they first occur.
pub(crate) fn distinct<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut distinct = Vec::new();
    for one in all {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct
}
