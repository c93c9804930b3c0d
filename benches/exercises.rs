//! Exercises made, posed and solved: ten thousand of each kind.
//!
//! The peer is `contract-bridge` dealing as many boards. What is promised stands in
//! `benches/README.md`.

use std::hint::black_box;

use arbitro::exercise::boards::{Bank, read_pbn};
use arbitro::exercise::{Difficulty, ItemCode, Kind, Level, Practice, Topic, generate};
use contract_bridge::deck::full_deal;
use divan::Bencher;
use divan::counter::ItemsCount;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng as _;

fn main() {
    divan::main();
}

const ITEMS: u32 = 10_000;

/// Codes of a kind, its skills and the difficulties in turn.
fn codes(kind: Kind) -> Vec<ItemCode> {
    let code = |seed: u32| {
        let skill = kind.skills()[seed as usize % kind.skills().len()];
        let difficulty = Difficulty::ALL[(seed / 7) as usize % 3];
        ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind")
    };
    (0..ITEMS).map(code).collect()
}

#[divan::bench(args = Kind::ALL.map(Kind::id), sample_count = 3)]
fn made(bencher: Bencher<'_, '_>, kind: &str) {
    let kind = Kind::ALL.into_iter().find(|known| known.id() == kind);
    let codes = codes(kind.expect("a kind"));
    bencher.counter(ItemsCount::new(ITEMS)).bench_local(|| {
        for code in &codes {
            black_box(generate(code).questions());
        }
    });
}

/// A mixed practice, without repeats.
#[divan::bench(sample_count = 3)]
fn practised(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ITEMS)).bench_local(|| {
        let practice = Practice::new(Topic::mixed(), Level::Mixed, 1);
        practice.take(ITEMS as usize).for_each(|made| {
            black_box(made);
        });
    });
}

/// The peer: as many deals.
#[divan::bench(sample_count = 3)]
fn dealt_by_contract_bridge(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ITEMS)).bench_local(|| {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..ITEMS {
            black_box(full_deal(&mut chance));
        }
    });
}

/// The bank of boards, read as at its first use.
#[divan::bench]
fn bank_read(bencher: Bencher<'_, '_>) {
    const FILE: &[u8] = include_bytes!("../assets/boards.pbn");
    bencher
        .counter(ItemsCount::new(Bank::standard().boards().len()))
        .bench_local(|| Bank::new(read_pbn(black_box(FILE)).boards));
}
