//! What a question shows: auctions, results, cards on the table, rows and columns.

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Card, Hand, Seat, Strain};

use crate::Phrase;
use engine::laws::penalty_card::PenaltyKind;
use engine::score::DealResult;
use engine::{Auction, Board, Fact};

/// Something to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exhibit {
    /// An auction; `asked` is a call that is being asked about.
    Auction {
        /// The calls made.
        auction: Auction,
        /// The call in question, shown after them.
        asked: Option<Call>,
    },
    /// A contract with its result.
    Result {
        /// What was played and how many tricks were won.
        result: DealResult,
        /// Who played it.
        declarer: Seat,
    },
    /// Who deals and who is vulnerable.
    Board {
        /// The board's number, where the question names one.
        number: Option<u32>,
        /// Who deals, where it matters.
        dealer: Option<Seat>,
        /// Which sides are vulnerable.
        vulnerability: AbsoluteVulnerability,
    },
    /// Cards on the table.
    Table(TableView),
    /// What happened at the table, a sentence each.
    Scene(Vec<Phrase>),
    /// Calls as they were written down, legal or not.
    Calls {
        /// Who called first.
        dealer: Seat,
        /// In order.
        calls: Vec<Call>,
    },
    /// Rows and columns: a traveller, a rubber sheet, tables and pairs.
    Grid(Grid),
}

impl Exhibit {
    /// An auction, no call of it in question.
    #[must_use]
    pub fn auction(auction: &Auction) -> Self {
        Self::Auction {
            auction: auction.clone(),
            asked: None,
        }
    }

    /// A board by its number: who deals and who is vulnerable on it.
    #[must_use]
    pub const fn board(board: Board) -> Self {
        Self::Board {
            number: Some(board.number()),
            dealer: Some(board.dealer()),
            vulnerability: board.vulnerability(),
        }
    }
}

/// Rows and columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// What it is, for screen readers.
    pub title: Phrase,
    /// The headings; as many as each row has cells.
    pub columns: Vec<Phrase>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// A heavy line under this row, as on a rubber sheet.
    pub line_after: Option<usize>,
}

impl Grid {
    /// Rows under these headings.
    pub(crate) fn new(
        title: &'static str,
        columns: impl IntoIterator<Item = &'static str>,
        rows: Vec<Vec<Cell>>,
    ) -> Self {
        Self {
            title: Phrase::new(title),
            columns: columns.into_iter().map(Phrase::new).collect(),
            rows,
            line_after: None,
        }
    }

    /// Whether a column holds numbers and nothing else, at least one.
    #[must_use]
    pub fn is_of_numbers(&self, column: usize) -> bool {
        let cells = || self.rows.iter().filter_map(|row| row.get(column));
        let number = |cell: &Cell| {
            let fact = matches!(
                cell,
                Cell::Fact(Fact::Number(_) | Fact::Points(_) | Fact::Matchpoints(_))
            );
            fact || matches!(cell, Cell::Asked(_))
        };
        cells().any(number) && cells().all(|cell| number(cell) || *cell == Cell::Empty)
    }
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A fact alone: a number, a contract, a player.
    Fact(Fact),
    /// Words.
    Words(Phrase),
    /// What row `n` of an [`Ask::Column`](crate::Ask::Column) asks for.
    Asked(usize),
}

/// A table seen by the learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableView {
    /// Who declares; `None` while it does not matter.
    pub declarer: Option<Seat>,
    /// Trumps, or no trump.
    pub strain: Option<Strain>,
    /// The player asked about.
    pub player: Seat,
    /// The player's cards, faced ones included.
    pub hand: Hand,
    /// Other hands that the learner sees, dummy's first.
    pub others: Vec<(Seat, Hand)>,
    /// Who led to the trick, and the cards played to it in order.
    pub leader: Seat,
    /// See `leader`.
    pub trick: Vec<Card>,
    /// Cards lying face up in front of their owners; those of a hand that is seen
    /// are part of it.
    pub faced: Vec<LaidCard>,
}

impl TableView {
    /// Whether the picture is about a card in a hand only: no trick, no trumps.
    #[must_use]
    pub const fn is_bare(&self) -> bool {
        self.trick.is_empty() && self.strain.is_none()
    }

    /// Whether cards of more than one player are seen, those of the trick apart.
    #[must_use]
    pub fn is_crowded(&self) -> bool {
        let seen = |seat: Seat| {
            let at_the_edge = seat == self.player && !self.hand.is_empty();
            let held = self.others.iter().any(|(owner, _)| *owner == seat);
            at_the_edge || held || self.faced.iter().any(|laid| laid.seat == seat)
        };
        Seat::ALL.into_iter().filter(|&seat| seen(seat)).count() > 1
    }

    /// A player's cards and nothing else: no contract, no trick.
    #[must_use]
    pub const fn of(player: Seat, hand: Hand) -> Self {
        Self {
            declarer: None,
            strain: None,
            player,
            hand,
            others: Vec::new(),
            leader: player,
            trick: Vec::new(),
            faced: Vec::new(),
        }
    }
}

/// A card lying face up in front of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidCard {
    /// Its owner.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Its kind, once it is known; `None` while that is the question.
    pub kind: Option<PenaltyKind>,
}
