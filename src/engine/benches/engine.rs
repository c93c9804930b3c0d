//! Benchmarks of the engine and `contract-bridge`, side by side in one run.
//!
//! Compare the medians within a group. `benches/README.md` of the repository explains how, and what
//! the benchmarks promise.

use std::hint::black_box;

use arbitro_engine::auction::every_call;
use arbitro_engine::score::{DealResult, Tricks};
use arbitro_engine::{Auction, Call, Doubling, Seat, Vulnerability};
use contract_bridge::auction::Auction as TheirAuction;
use contract_bridge::{Contract as TheirContract, Penalty};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn measure<T>(bencher: Bencher<'_, '_>, items: usize, run: impl FnMut() -> T) {
    bencher.counter(ItemsCount::new(items)).bench_local(run);
}

/// All results: 35 bids, doubled or not, 14 numbers of tricks, vulnerable or not.
fn results() -> Vec<DealResult> {
    let bids = arbitro_engine::auction::every_bid();
    bids.flat_map(|bid| Doubling::ALL.map(|doubling| (bid, doubling)))
        .flat_map(|(bid, doubling)| Vulnerability::ALL.map(|vul| (bid, doubling, vul)))
        .flat_map(|(bid, doubling, vulnerability)| {
            Tricks::all().map(move |tricks| DealResult {
                bid,
                doubling,
                vulnerability,
                tricks,
            })
        })
        .collect()
}

/// The same results as types of `contract-bridge`.
fn their_results() -> Vec<(TheirContract, u8, bool)> {
    let theirs = |result: DealResult| {
        let penalty = match result.doubling {
            Doubling::Undoubled => Penalty::Undoubled,
            Doubling::Doubled => Penalty::Doubled,
            Doubling::Redoubled => Penalty::Redoubled,
        };
        let contract = TheirContract {
            bid: result.bid,
            penalty,
        };
        let vulnerable = result.vulnerability.is_vulnerable();
        (contract, result.tricks.get(), vulnerable)
    };
    results().into_iter().map(theirs).collect()
}

#[divan::bench_group]
mod score {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let results = results();
        let sum = || -> i32 { results.iter().map(|result| black_box(result).score()).sum() };
        measure(bencher, results.len(), sum);
    }

    #[divan::bench]
    fn ours_line_by_line(bencher: Bencher<'_, '_>) {
        let results = results();
        let sum = || -> i32 {
            let accounts = results.iter().map(|result| black_box(result).account());
            accounts.map(|account| black_box(account).total()).sum()
        };
        measure(bencher, results.len(), sum);
    }

    #[divan::bench]
    fn contract_bridge(bencher: Bencher<'_, '_>) {
        let results = their_results();
        let sum = || -> i32 {
            let scores = results.iter().map(|result| {
                let (contract, tricks, vulnerable) = *black_box(result);
                contract.score(tricks, vulnerable)
            });
            scores.sum()
        };
        measure(bencher, results.len(), sum);
    }
}

/// Complete auctions, similar to those at a table. The generator has a fixed seed, so they are
/// equal in every run.
fn auctions() -> Vec<Vec<Call>> {
    let mut state: u64 = 20_171;
    let mut next = move || {
        // Knuth's multiplier; any pseudo-random sequence will do.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize
    };
    let mut auction = || {
        let mut auction = Auction::new(Seat::North);
        while !auction.has_ended() {
            let legal: Vec<Call> = auction.legal_calls().collect();
            let near = legal.len().min(6);
            let call = match next() % 10 {
                0..5 => Call::Pass,
                _ => legal[next() % near],
            };
            let pushed = auction.push(call);
            debug_assert!(pushed.is_ok());
        }
        auction.calls().iter().map(|made| made.call).collect()
    };
    (0..500).map(|_| auction()).collect()
}

fn ours(calls: &[Call]) -> Auction {
    let mut auction = Auction::new(Seat::North);
    for &call in calls {
        let pushed = auction.push(call);
        debug_assert!(pushed.is_ok());
    }
    auction
}

fn theirs(calls: &[Call]) -> TheirAuction {
    let mut auction = TheirAuction::new();
    for &call in calls {
        let pushed = auction.try_push(call);
        debug_assert!(pushed.is_ok());
    }
    auction
}

/// The auctions, each cut off before its end.
fn unfinished<T>(made: impl Fn(&[Call]) -> T) -> Vec<T> {
    let auctions = auctions().into_iter().enumerate();
    auctions
        .map(|(at, calls)| made(&calls[..at % calls.len()]))
        .collect()
}

/// Checks all 38 calls after each auction.
#[divan::bench_group]
mod check {
    use super::*;

    fn count_legal<T>(
        bencher: Bencher<'_, '_>,
        made: impl Fn(&[Call]) -> T,
        is_legal: impl Fn(&T, Call) -> bool,
    ) {
        let auctions = unfinished(made);
        let calls: Vec<Call> = every_call().collect();
        measure(bencher, auctions.len() * calls.len(), || {
            let legal = |auction: &T| {
                let legal = calls
                    .iter()
                    .filter(|call| is_legal(auction, **black_box(call)));
                legal.count()
            };
            let counts = auctions.iter().map(|auction| legal(black_box(auction)));
            counts.sum::<usize>()
        });
    }

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        count_legal(bencher, super::ours, |auction, call| {
            auction.check(call).is_ok()
        });
    }

    #[divan::bench]
    fn ours_with_reasons(bencher: Bencher<'_, '_>) {
        let auctions = unfinished(super::ours);
        let calls: Vec<Call> = every_call().collect();
        measure(bencher, auctions.len() * calls.len(), || {
            for auction in &auctions {
                for call in &calls {
                    black_box(black_box(auction).reason(*black_box(call)));
                }
            }
        });
    }

    #[divan::bench]
    fn contract_bridge(bencher: Bencher<'_, '_>) {
        count_legal(bencher, super::theirs, |auction, call| {
            auction.can_push(call).is_ok()
        });
    }
}

/// Checks and makes each call of complete auctions.
#[divan::bench_group]
mod whole_auction {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let auctions = auctions();
        measure(bencher, auctions.len(), || {
            for calls in &auctions {
                black_box(super::ours(black_box(calls)));
            }
        });
    }

    #[divan::bench]
    fn contract_bridge(bencher: Bencher<'_, '_>) {
        let auctions = auctions();
        measure(bencher, auctions.len(), || {
            for calls in &auctions {
                black_box(super::theirs(black_box(calls)));
            }
        });
    }
}

#[divan::bench_group]
mod declarer {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let auctions: Vec<Auction> = auctions().iter().map(|calls| super::ours(calls)).collect();
        measure(bencher, auctions.len(), || {
            for auction in &auctions {
                black_box(black_box(auction).contract_so_far());
            }
        });
    }

    #[divan::bench]
    fn contract_bridge(bencher: Bencher<'_, '_>) {
        let auctions: Vec<TheirAuction> = auctions()
            .iter()
            .map(|calls| super::theirs(calls))
            .collect();
        measure(bencher, auctions.len(), || {
            for auction in &auctions {
                black_box(black_box(auction).declarer());
            }
        });
    }
}
