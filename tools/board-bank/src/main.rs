//! Deals, bids and plays the boards of `assets/boards.pbn`, always the same ones.

mod pbn;
mod play;
mod table;
mod tally;
mod wish;

use std::{env, fs};

use anyhow::{Context as _, ensure};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use crate::table::Room;
use crate::tally::Tally;

/// Where everything begins. Another seed gives other boards.
const SEED: u64 = 2017;

/// How many boards: 64 times round all dealers and vulnerabilities.
const BOARDS: u32 = 1024;

/// Every fifth board has its play, card by card.
const PLAYED_EVERY: u32 = 5;

/// The streams of the plays, apart from those of the deals.
const PLAYS: u64 = 1 << 32;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/boards.pbn");

fn main() -> anyhow::Result<()> {
    let check = env::args().nth(1).is_some_and(|flag| flag == "--check");
    let text = bank()?;
    if check {
        let written = fs::read_to_string(FILE).context(FILE)?;
        ensure!(written == text, "{FILE} differs from what was dealt now");
        eprintln!("{FILE}: the same bytes");
    } else {
        fs::write(FILE, text).context(FILE)?;
    }
    Ok(())
}

/// The whole file.
fn bank() -> anyhow::Result<String> {
    let room = Room::new();
    let mut tally = Tally::default();
    let mut text = pbn::head();
    let wishes = wish::all(&mut ChaCha8Rng::seed_from_u64(SEED));
    for (number, wish) in (1..=BOARDS).zip(wishes) {
        let mut chance = ChaCha8Rng::seed_from_u64(SEED);
        // Each board draws from its own stream: one more or less changes no other.
        chance.set_stream(u64::from(number));
        let mut played = room.play(number, wish, &mut chance)?;
        if number % PLAYED_EVERY == 0 {
            chance.set_stream(PLAYS + u64::from(number));
            room.play_out(&mut played, &mut chance)?;
        }
        tally.add(&played);
        text.push_str(&pbn::board(&played));
        if number % 64 == 0 {
            eprintln!("{number} boards");
        }
    }
    eprintln!("{tally}");
    tally.enough()?;
    Ok(text)
}
