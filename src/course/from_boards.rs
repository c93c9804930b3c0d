//! Exercises from boards that were really played, such as last night's tournament.

use std::collections::{HashMap, HashSet};

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::shown::{Shown, ShownBoard, ShownDeal};
use engine::score::ResultLine;
use engine::score::matchpoints::Scale;
use engine::tournament::traveller::{self, TableLine};
use engine::tournament::{PairNumber, Table};
use engine::{AbsoluteVulnerability, Auction, Board, BySeat, Hand, Seat, Side};
use exercise::boards::{Outcome, PlayedBoard};
use exercise::{Item, Matchpoints, NameContract, OpeningLeader, ScoreContract, WhoIsDeclarer};

/// What a lesson can ask about a board.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Asking {
    /// What the result scored.
    #[default]
    Score,
    /// What the contract was, and who played it.
    Contract,
    /// The declarer.
    Declarer,
    /// The opening leader.
    Lead,
    /// The matchpoints of the tables.
    Matchpoints,
}

impl Asking {
    /// All of them, in the order offered.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word in texts: `compose-boards-<id>`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A board with the results of all its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NightBoard {
    /// Its number, where it has one.
    pub number: Option<u32>,
    /// The dealer.
    pub dealer: Seat,
    /// The vulnerable sides.
    pub vulnerability: AbsoluteVulnerability,
    /// Thirteen cards each.
    pub hands: BySeat<Hand>,
    /// The finished auctions in the file.
    pub auctions: Vec<Auction>,
    /// The outcome at each table.
    pub outcomes: Vec<Outcome>,
}

/// The boards of a file without repeats: several results of one board are grouped.
pub fn night(boards: &[PlayedBoard]) -> Vec<NightBoard> {
    let mut found: Vec<NightBoard> = Vec::new();
    let mut places: HashMap<(Option<u32>, BySeat<Hand>), usize> = HashMap::new();
    let mut tabled = HashSet::new();
    for board in boards {
        let place = *places
            .entry((board.number, board.hands))
            .or_insert_with(|| {
                found.push(NightBoard {
                    number: board.number,
                    dealer: board.dealer,
                    vulnerability: board.vulnerability,
                    hands: board.hands,
                    auctions: Vec::new(),
                    outcomes: Vec::new(),
                });
                found.len() - 1
            });
        let here = &mut found[place];
        let over = board.auction.clone().filter(Auction::has_ended);
        here.auctions.extend(over);
        // A table of scores has the results of all tables, so it replaces single results.
        if !board.tables.is_empty() && tabled.insert(place) {
            here.outcomes.clone_from(&board.tables);
        }
        if !tabled.contains(&place) {
            here.outcomes.extend(board.outcome);
        }
    }
    found
}

impl NightBoard {
    /// The exercise for this question; `None` if the file does not say enough.
    pub fn item(&self, asking: Asking) -> Option<Item> {
        let auction = || self.auctions.first().cloned();
        match asking {
            Asking::Score => {
                let (declarer, line) = self.outcomes.iter().find_map(played)?;
                let board = self.numbered();
                let item = ScoreContract::on(line, declarer, board, self.vulnerability);
                Item::new(item).ok()
            }
            Asking::Contract => Item::new(NameContract(auction()?)).ok(),
            Asking::Declarer => Item::new(WhoIsDeclarer(auction()?)).ok(),
            Asking::Lead => Item::new(OpeningLeader(auction()?)).ok(),
            Asking::Matchpoints => self.matchpoints().and_then(|made| Item::new(made).ok()),
        }
    }

    /// The picture before the question: the four hands if `with_hands`, else the board; `None` for
    /// a board without a usual number.
    pub fn picture(&self, with_hands: bool) -> Option<Shown> {
        if with_hands {
            return Some(Shown::Deal(ShownDeal::new(&self.hands)));
        }
        let number = self.numbered()?.into();
        Some(Shown::Board(ShownBoard { number }))
    }

    /// The board by its number, if that number implies the vulnerability that was played.
    fn numbered(&self) -> Option<Board> {
        let board = self.number.and_then(Board::new)?;
        let usual = board.vulnerability() == self.vulnerability;
        usual.then_some(board)
    }

    fn matchpoints(&self) -> Option<Matchpoints> {
        let board = self.numbered()?;
        let lines = self.outcomes.iter().zip(1..=Table::MOST);
        let lines = lines.filter_map(|(outcome, number)| {
            let table = Table::new(number)?;
            let outcome = match played(outcome) {
                Some((declarer, line)) => traveller::Outcome::Played { declarer, line },
                None => traveller::Outcome::PassedOut,
            };
            Some(TableLine {
                ns: PairNumber::starting(table, Side::NorthSouth),
                ew: PairNumber::starting(table, Side::EastWest),
                outcome,
            })
        });
        let lines: Vec<TableLine> = lines.collect();
        Some(Matchpoints::new(board, &lines, Scale::TwoPerWin))
    }
}

/// The declarer and the result; `None` if the deal was passed out.
fn played(outcome: &Outcome) -> Option<(Seat, ResultLine)> {
    match outcome {
        Outcome::PassedOut => None,
        Outcome::Played { contract, tricks } => Some((
            contract.declarer,
            ResultLine {
                bid: contract.bid,
                doubling: contract.doubling,
                tricks: *tricks,
            },
        )),
    }
}
