//! `arbitro judge`: lines a second, from memory to memory.

use arbitro::judge;
use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};

fn main() {
    divan::main();
}

/// Lines in one run: enough that starting does not matter.
const LINES: usize = 2_000;

/// The examples of the help, each many times over.
fn lines_of(ask: &str) -> Vec<u8> {
    let questions = judge::PROTOCOL.lines().map(str::trim);
    let named = format!("\"ask\":\"{ask}\"");
    let example = questions
        .filter(|line| line.starts_with('{'))
        .find(|line| line.contains(&named));
    let mut lines = Vec::new();
    for _ in 0..LINES {
        lines.extend_from_slice(example.unwrap_or_default().as_bytes());
        lines.push(b'\n');
    }
    lines
}

#[divan::bench(args = judge::asks())]
fn answers(bencher: Bencher<'_, '_>, ask: &str) {
    let lines = lines_of(ask);
    let mut output = Vec::new();
    bencher
        .counter(ItemsCount::new(LINES))
        .counter(BytesCount::new(lines.len()))
        .bench_local(move || {
            output.clear();
            let refused = judge::run(lines.as_slice(), &mut output);
            assert!(matches!(refused, Ok(0)));
            output.len()
        });
}
