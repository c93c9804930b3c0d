//! Writes generated exercises with their questions, to compare two versions of the code.
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};

use arbitro_exercise::{Difficulty, ItemCode, Kind, generate};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seeds: u32 = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(40);
    let only = arguments.next();
    let whole = arguments.next().is_some();
    for kind in Kind::ALL {
        if only
            .as_deref()
            .is_some_and(|id| id != kind.id() && id != "-")
        {
            continue;
        }
        for &skill in kind.skills() {
            for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
                for seed in 0..seeds {
                    let code = ItemCode::new(kind, skill, difficulty, seed).expect("a code");
                    let item = generate(&code);
                    let asked = format!("{:?}", item.questions());
                    let mut hasher = DefaultHasher::new();
                    asked.hash(&mut hasher);
                    println!(
                        "{code}\t{}\t{}\t{:016x}",
                        item.text(),
                        item.witness(),
                        hasher.finish()
                    );
                    if whole {
                        println!("{asked}");
                    }
                }
            }
        }
    }
}
