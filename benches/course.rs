//! The whole course read and checked: fifty lessons, every position judged.
//!
//! The peer is `fluent` reading the texts of one language. What is promised stands in
//! `benches/README.md`.

use std::hint::black_box;

use arbitro::course::embedded;
use arbitro::i18n::{Catalog, Locale};
use divan::Bencher;

fn main() {
    divan::main();
}

/// As the program does when the course is first needed.
#[divan::bench(sample_count = 20)]
fn read_and_checked(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| {
        let course = embedded();
        assert!(course.errors.is_empty());
        black_box(course)
    });
}

/// The peer.
#[divan::bench(sample_count = 20)]
fn texts_read_by_fluent() -> Catalog {
    Catalog::new(black_box(Locale::It))
}
