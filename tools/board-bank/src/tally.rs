//! How often each kind of result has occurred.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::ensure;
use contract_bridge::Penalty;

use crate::table::Played;

/// Least number of boards of each kind.
const ENOUGH: usize = 20;

/// Counts by name.
#[derive(Default)]
pub struct Tally(BTreeMap<String, usize>);

impl Tally {
    /// Counts a board under each kind that it is of.
    pub fn add(&mut self, played: &Played) {
        if !played.cards.is_empty() {
            self.one("card by card");
        }
        let Some(result) = &played.result else {
            return self.one("passed out");
        };
        let contract = result.contract;
        let end = if result.margin() < 0 { "down" } else { "made" };
        self.one(&format!("{:?}, {end}", contract.penalty));
        self.one(&format!("{:?}", contract.bid.strain));
        let undoubled = contract_bridge::Contract {
            penalty: Penalty::Undoubled,
            ..contract
        };
        let kind = match (contract.bid.level.get(), undoubled.contract_points()) {
            (7, _) => "grand slam",
            (6, _) => "small slam",
            (_, 100..) => "game",
            _ => "part-score",
        };
        self.one(kind);
        let into_game = contract.penalty == Penalty::Doubled && contract.contract_points() >= 100;
        if kind == "part-score" && into_game && end == "made" {
            self.one("doubled part-score into game");
        }
    }

    fn one(&mut self, kind: &str) {
        *self.0.entry(kind.to_owned()).or_default() += 1;
    }

    /// Fails unless each kind has occurred often enough.
    pub fn enough(&self) -> anyhow::Result<()> {
        ensure!(self.0.len() == 18, "a kind is missing");
        for (kind, count) in &self.0 {
            ensure!(*count >= ENOUGH, "{kind}: only {count}");
        }
        Ok(())
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, count) in &self.0 {
            writeln!(f, "{count:5}  {kind}")?;
        }
        Ok(())
    }
}
