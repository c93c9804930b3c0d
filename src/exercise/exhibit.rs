//! What a question shows: auctions, results, cards on the table, tables of numbers.

#![allow(missing_docs, reason = "the names of the rest say it")]

use crate::Phrase;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::role::Role;
use engine::play::trick::leader_before;
use engine::score::DealResult;
use engine::{AbsoluteVulnerability, Auction, Board, Call, Card, Fact, Hand, Seat, Strain};

/// Something shown with a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exhibit {
    /// An auction, perhaps with a call that the question is about.
    Auction {
        auction: Auction,
        /// The call in question, shown after them.
        asked: Option<Call>,
    },
    /// A contract with its result.
    Result { result: DealResult, declarer: Seat },
    /// Who deals and who is vulnerable.
    Board {
        /// The board's number, where the question names one.
        number: Option<u32>,
        dealer: Option<Seat>,
        vulnerability: AbsoluteVulnerability,
    },
    /// Cards on the table.
    Table(TableView),
    /// What happened at the table, one sentence each.
    Scene(Vec<Phrase>),
    /// Calls as they were written down, legal or not.
    Calls { dealer: Seat, calls: Vec<Call> },
    /// Rows and columns: a traveller, a rubber sheet, tables and pairs.
    Grid(Grid),
}

impl Exhibit {
    /// An auction without a call in question.
    pub fn auction(auction: &Auction) -> Self {
        Self::Auction {
            auction: auction.clone(),
            asked: None,
        }
    }

    /// A board by its number, with its dealer and vulnerability.
    pub const fn board(board: Board) -> Self {
        Self::Board {
            number: Some(board.number()),
            dealer: Some(board.dealer()),
            vulnerability: board.vulnerability(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// What it is, for screen readers.
    pub title: Phrase,
    /// The headings, one for each cell of a row.
    pub columns: Vec<Phrase>,
    pub rows: Vec<Vec<Cell>>,
    /// The index of the row, if any, with a heavy line below it, as on a rubber sheet.
    pub line_after: Option<usize>,
}

impl Grid {
    /// Rows under these headings.
    pub fn new(
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

    /// Whether a column holds at least one number and nothing else.
    pub fn is_of_numbers(&self, column: usize) -> bool {
        let cells = || self.rows.iter().filter_map(|row| row.get(column));
        let number = |cell: &Cell| {
            let fact = matches!(
                cell,
                Cell::Fact(
                    Fact::Number(_) | Fact::Points(_) | Fact::Matchpoints(_) | Fact::Hundredths(_)
                )
            );
            fact || matches!(cell, Cell::Asked(_))
        };
        cells().any(number) && cells().all(|cell| number(cell) || *cell == Cell::Empty)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Empty,
    /// A single fact: a number, a contract, a player.
    Fact(Fact),
    Words(Phrase),
    /// Empty, for the answer in row `n` of an [`Ask::Column`](crate::Ask::Column).
    Asked(usize),
}

/// The table as the learner sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableView {
    pub declarer: Option<Seat>,
    pub strain: Option<Strain>,
    pub player: Seat,
    /// The player's cards, faced ones included.
    pub hand: Hand,
    /// Other visible hands, dummy's first.
    pub others: Vec<(Seat, Hand)>,
    pub leader: Seat,
    /// The cards played to the trick, in order.
    pub trick: Vec<Card>,
    /// Faced cards in front of their owners; those of a visible hand are included in it.
    pub faced: Vec<LaidCard>,
}

impl TableView {
    /// Whether the picture is only about a hand: no trick, no trumps.
    pub const fn is_bare(&self) -> bool {
        self.trick.is_empty() && self.strain.is_none()
    }

    /// Whether cards of several players are visible, apart from the trick.
    pub fn is_crowded(&self) -> bool {
        let seen = |seat: Seat| {
            let at_the_edge = seat == self.player && !self.hand.is_empty();
            let held = self.others.iter().any(|(owner, _)| *owner == seat);
            at_the_edge || held || self.faced.iter().any(|laid| laid.seat == seat)
        };
        Seat::ALL.into_iter().filter(|&seat| seen(seat)).count() > 1
    }

    /// The text of a player's role, for declarer and dummy.
    pub fn role(&self, seat: Seat) -> Option<&'static str> {
        match Role::of(seat, self.declarer?) {
            Role::Declarer => Some("table-declarer"),
            Role::Dummy => Some("table-dummy"),
            Role::Defender => None,
        }
    }

    /// A player's hand only: no contract, no trick.
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

    /// Shows another hand too, unless it is empty.
    pub(crate) fn beside(mut self, seat: Seat, hand: Hand) -> Self {
        self.others
            .extend(Some((seat, hand)).filter(|(_, hand)| !hand.is_empty()));
        self
    }

    /// Shows the trick to which the player plays next.
    pub(crate) fn with_trick(mut self, trick: &[Card]) -> Self {
        self.leader = leader_before(self.player, trick.len());
        self.trick = trick.to_vec();
        self
    }
}

/// A card lying face up in front of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidCard {
    pub seat: Seat,
    pub card: Card,
    /// The kind of penalty card; `None` if it is none or the question asks for it.
    pub kind: Option<PenaltyKind>,
}
