//! A table at which every deal is bid and played.

use anyhow::{Context as _, ensure};
use contract_bridge::auction::{AbsoluteVulnerability, Auction, Call};
use contract_bridge::deck::full_deal;
use contract_bridge::eval::{HandEvaluator as _, SimpleEvaluator, hcp};
use contract_bridge::{Bid, Card, Contract, FullDeal, Penalty, Seat, Strain};
use ddss::{Board, CurrentTrick, Objective, Solver, Target};
use pons::bidding::agreements::Agreements;
use pons::{System, Table, american};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;

use crate::play::play;
use crate::wish::{End, Wish};

/// A board with its auction and its result.
pub struct Played {
    /// From 1.
    pub number: u32,
    /// By the number (Law 2).
    pub dealer: Seat,
    /// By the number (Law 2).
    pub vulnerability: AbsoluteVulnerability,
    /// The cards.
    pub deal: FullDeal,
    /// Ended.
    pub auction: Auction,
    /// Nothing where all passed.
    pub result: Option<Result>,
    /// The cards in the order played; none where the play is not kept.
    pub cards: Vec<Card>,
}

/// A contract that was played.
#[derive(Clone, Copy)]
pub struct Result {
    /// Bid and doubling.
    pub contract: Contract,
    /// Who played it.
    pub declarer: Seat,
    /// Tricks that declarer won.
    pub tricks: u8,
}

impl Result {
    /// Tricks above or below the contract.
    pub const fn margin(&self) -> i32 {
        self.tricks as i32 - 6 - self.contract.bid.level.get() as i32
    }
}

/// Four bidders of one system, and somebody who sees all cards.
pub struct Room {
    system: System,
    solver: Solver,
}

/// Deals after which a wish is given up: none has needed a hundredth of them.
const MOST_DEALS: u32 = 10_000_000;

impl Room {
    /// Everybody plays two over one with five-card majors.
    pub fn new() -> Self {
        Self {
            system: american(&Agreements::default()),
            solver: Solver::lock(std::num::NonZero::new(1)),
        }
    }

    /// Deals until a board is what it was wanted for.
    pub fn play(&self, number: u32, wish: Wish, chance: &mut ChaCha8Rng) -> anyhow::Result<Played> {
        let dealer = Seat::ALL[(number as usize - 1) % 4];
        let vulnerability = vulnerability(number);
        let table = Table::of_systems(&self.system, &self.system, dealer, vulnerability);
        for _ in 0..MOST_DEALS {
            let deal = full_deal(chance);
            if !is_promising(&deal, wish) {
                continue;
            }
            let auction = table.bid_out(&deal);
            ensure!(auction.has_ended(), "an auction without an end");
            if !is_sober(&deal, dealer, &auction) {
                continue;
            }
            let Some((auction, result)) = self.fulfil(wish, &deal, dealer, auction, chance) else {
                continue;
            };
            return Ok(Played {
                number,
                dealer,
                vulnerability,
                deal,
                auction,
                result,
                cards: Vec::new(),
            });
        }
        None.with_context(|| format!("board {number}: no deal for {wish:?}"))
    }

    /// Plays a board to its result, unless all passed.
    pub fn play_out(&self, played: &mut Played, chance: &mut ChaCha8Rng) -> anyhow::Result<()> {
        if let Some(result) = &played.result {
            played.cards = play(&self.solver, &played.deal, result, chance)?;
        }
        Ok(())
    }

    /// The auction, with a double or a redouble more if that is wished for, and its result.
    fn fulfil(
        &self,
        wish: Wish,
        deal: &FullDeal,
        dealer: Seat,
        auction: Auction,
        chance: &mut ChaCha8Rng,
    ) -> Option<(Auction, Option<Result>)> {
        let Some((contract, declarer)) = contract_of(&auction, dealer) else {
            return matches!(wish, Wish::PassedOut | Wish::Anything).then_some((auction, None));
        };
        if !could_be(wish, contract.bid) {
            return None;
        }
        let tricks = self.double_dummy(deal, contract.bid.strain, declarer);
        let bare = Result {
            contract,
            declarer,
            tricks,
        };
        let auction = match wish {
            // Nobody at a table goes down five undoubled, or does so and is asked about it.
            Wish::Anything | Wish::SmallSlam | Wish::GrandSlam => {
                (-3..=4).contains(&bare.margin()).then_some(auction)?
            }
            Wish::PassedOut => return None,
            Wish::Doubled(end) => with_double(auction, deal, dealer, &bare, end)?,
            Wish::IntoGame => with_double(auction, deal, dealer, &bare, End::Made)?,
            Wish::Redoubled(end) => with_redouble(auction, deal, dealer, &bare, end)?,
        };
        let (contract, declarer) = contract_of(&auction, dealer)?;
        let seen = Result {
            contract,
            declarer,
            tricks: at_the_table(tricks, chance),
        };
        // A trick more or less must not undo what the board is for.
        let by_the_book = Result {
            contract,
            declarer,
            tricks,
        };
        let result = [seen, by_the_book]
            .into_iter()
            .find(|result| fits(wish, result))?;
        Some((auction, Some(result)))
    }

    /// Declarer's tricks if everybody saw all cards.
    fn double_dummy(&self, deal: &FullDeal, strain: Strain, declarer: Seat) -> u8 {
        let trick = CurrentTrick::new(strain, declarer.lho());
        let board = Board::try_new((*deal).into(), trick).expect("a full deal is a board");
        let found = self.solver.solve_board(&Objective {
            board,
            target: Target::Any(None),
        });
        13 - found.plays[0].score.get()
    }
}

/// None, NS, EW, both, moved on by one every four boards (Law 2).
fn vulnerability(number: u32) -> AbsoluteVulnerability {
    let turn = (number - 1) % 16;
    match (turn + turn / 4) % 4 {
        0 => AbsoluteVulnerability::NONE,
        1 => AbsoluteVulnerability::NS,
        2 => AbsoluteVulnerability::EW,
        _ => AbsoluteVulnerability::ALL,
    }
}

fn points(deal: &FullDeal, seat: Seat) -> u8 {
    SimpleEvaluator(hcp::<u8>).eval(deal[seat])
}

fn points_of_side(deal: &FullDeal, seat: Seat) -> u8 {
    points(deal, seat) + points(deal, seat.partner())
}

/// Whether a deal is worth bidding: bidding takes a tenth of a second, dealing none.
fn is_promising(deal: &FullDeal, wish: Wish) -> bool {
    let stronger = points_of_side(deal, Seat::North).max(points_of_side(deal, Seat::East));
    match wish {
        Wish::PassedOut => Seat::ALL.iter().all(|&seat| points(deal, seat) <= 12),
        Wish::SmallSlam => stronger >= 30,
        Wish::GrandSlam => stronger >= 33,
        Wish::Redoubled(End::Down) => stronger >= 24,
        _ => true,
    }
}

/// The contract and its declarer; nothing where all passed.
fn contract_of(auction: &Auction, dealer: Seat) -> Option<(Contract, Seat)> {
    let declarer = Seat::ALL[(dealer as usize + auction.declarer()?) % 4];
    let bid = auction.iter().rev().find_map(|call| match call {
        Call::Bid(bid) => Some(*bid),
        _ => None,
    })?;
    let penalty = match auction.iter().rev().find(|call| **call != Call::Pass) {
        Some(Call::Double) => Penalty::Doubled,
        Some(Call::Redouble) => Penalty::Redoubled,
        _ => Penalty::Undoubled,
    };
    Some((Contract { bid, penalty }, declarer))
}

/// Whether a teacher could show it: the bidder has its odd moments. Nobody speaks
/// first for a side with nothing in hand, and trumps are a suit that declarer has.
fn is_sober(deal: &FullDeal, dealer: Seat, auction: &Auction) -> bool {
    let spoken = |seat: Seat, before: usize| {
        let calls = auction.iter().enumerate().take(before);
        let theirs =
            calls.filter(|(at, call)| seat_at(dealer, *at) == seat && **call != Call::Pass);
        theirs.count() > 0
    };
    let reckless = auction.iter().enumerate().any(|(at, call)| {
        let seat = seat_at(dealer, at);
        let first = !spoken(seat, at) && !spoken(seat.partner(), at);
        *call != Call::Pass && first && points(deal, seat) < 5
    });
    let Some((contract, declarer)) = contract_of(auction, dealer) else {
        return !reckless;
    };
    let fits = contract.bid.strain.suit().is_none_or(|trumps| {
        let own = deal[declarer][trumps].len();
        own >= 3 && own + deal[declarer.partner()][trumps].len() >= 7
    });
    fits && !reckless
}

/// Whether a last bid can serve a wish at all.
fn could_be(wish: Wish, bid: Bid) -> bool {
    let worth = |penalty| Contract { bid, penalty }.contract_points();
    match wish {
        Wish::SmallSlam => bid.level.get() == 6,
        Wish::GrandSlam => bid.level.get() == 7,
        Wish::IntoGame => worth(Penalty::Undoubled) < 100 && worth(Penalty::Doubled) >= 100,
        _ => true,
    }
}

fn fits(wish: Wish, result: &Result) -> bool {
    let end = if result.margin() < 0 {
        End::Down
    } else {
        End::Made
    };
    let penalty = result.contract.penalty;
    match wish {
        Wish::Anything | Wish::SmallSlam | Wish::GrandSlam => true,
        Wish::PassedOut => false,
        Wish::Doubled(wanted) => penalty == Penalty::Doubled && end == wanted,
        Wish::IntoGame => penalty == Penalty::Doubled && end == End::Made,
        Wish::Redoubled(wanted) => penalty == Penalty::Redoubled && end == wanted,
    }
}

/// Mostly what the cards are worth; at times a trick is given or thrown away.
fn at_the_table(tricks: u8, chance: &mut ChaCha8Rng) -> u8 {
    match chance.next_u64() % 100 {
        0..16 => (tricks + 1).min(13),
        16..30 => tricks.saturating_sub(1),
        _ => tricks,
    }
}

/// Whether a double would be for penalties: high up, or after both sides have bid.
fn is_ripe(auction: &Auction, bid: Bid) -> bool {
    let side_bid = |parity: usize| {
        let calls = auction.iter().skip(parity).step_by(2);
        calls.filter(|call| matches!(call, Call::Bid(_))).count() > 0
    };
    bid.level.get() >= 4 || (bid.level.get() >= 2 && side_bid(0) && side_bid(1))
}

/// Who is to call at a place of the auction.
fn seat_at(dealer: Seat, place: usize) -> Seat {
    Seat::ALL[(dealer as usize + place) % 4]
}

/// An auction that ends doubled: as it is, or after the stronger defender has
/// doubled instead of one of the last passes.
fn with_double(
    auction: Auction,
    deal: &FullDeal,
    dealer: Seat,
    bare: &Result,
    end: End,
) -> Option<Auction> {
    let margin = match end {
        End::Made => 0..=2,
        // One off is often no reason to double.
        End::Down => -4..=-2,
    };
    if !margin.contains(&bare.margin()) {
        return None;
    }
    let doubler = match bare.contract.penalty {
        Penalty::Doubled => return Some(auction),
        Penalty::Redoubled => return None,
        Penalty::Undoubled => stronger_defender(deal, bare.declarer),
    };
    let enough = match end {
        End::Made => 10,
        End::Down => 7,
    };
    let ripe = is_ripe(&auction, bare.contract.bid) && points(deal, doubler) >= enough;
    let mut calls = auction;
    calls.truncate(calls.len() - 3);
    ripe.then(|| last_word(calls, dealer, doubler, Call::Double))?
}

/// An auction that ends redoubled by declarer's side, whose strength is a reason for it.
fn with_redouble(
    auction: Auction,
    deal: &FullDeal,
    dealer: Seat,
    bare: &Result,
    end: End,
) -> Option<Auction> {
    let (margin, enough) = match end {
        End::Made => (0..=2, 22),
        End::Down => (-2..=-1, 24),
    };
    if !margin.contains(&bare.margin()) || points_of_side(deal, bare.declarer) < enough {
        return None;
    }
    let doubler = stronger_defender(deal, bare.declarer);
    let mut calls = auction;
    match bare.contract.penalty {
        Penalty::Redoubled => return Some(calls),
        Penalty::Doubled => calls.truncate(calls.len() - 3),
        Penalty::Undoubled if !is_ripe(&calls, bare.contract.bid) => return None,
        Penalty::Undoubled if points(deal, doubler) < 8 => return None,
        Penalty::Undoubled => {
            calls.truncate(calls.len() - 3);
            calls = last_word(calls, dealer, doubler, Call::Double)?;
            calls.truncate(calls.len() - 3);
        }
    }
    let dummy = bare.declarer.partner();
    let stronger = points(deal, bare.declarer) >= points(deal, dummy);
    let redoubler = if stronger { bare.declarer } else { dummy };
    last_word(calls, dealer, redoubler, Call::Redouble)
}

fn stronger_defender(deal: &FullDeal, declarer: Seat) -> Seat {
    let (left, right) = (declarer.lho(), declarer.rho());
    if points(deal, left) > points(deal, right) {
        left
    } else {
        right
    }
}

/// Passes up to a player's turn, his call, and three passes.
fn last_word(mut calls: Auction, dealer: Seat, seat: Seat, call: Call) -> Option<Auction> {
    while seat_at(dealer, calls.len()) != seat {
        calls.try_push(Call::Pass).ok()?;
    }
    calls.try_push(call).ok()?;
    calls.try_extend([Call::Pass; 3]).ok()?;
    Some(calls)
}
