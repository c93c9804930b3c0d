//! Deals for generated rubbers: strain and declarer from the bank, level and tricks as the plan
//! requires.

use strum::EnumString;

use super::StoryDeal;
use crate::comparison::table_results;
use crate::prelude::*;
use crate::scoring::board_result::{bid, line, lowest_game};
use engine::score::rubber::{GAME, Holding, Rubber};
use engine::tournament::traveller::Outcome;

/// What a deal contributes to the rubber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString)]
#[strum(ascii_case_insensitive)]
pub(crate) enum Token {
    /// A game in one deal.
    Game,
    /// A part-score without a game.
    Part,
    /// A part-score with overtricks that looks like a game.
    Long,
    /// A part-score that completes a game with earlier points below the line.
    Finish,
    /// A part-score that is a game because it is doubled.
    Doubled,
    /// The contract goes down.
    Down,
    Slam,
    Passed,
}

/// Deals that follow a plan, and the sheet after them; `None` if the rubber is over too early. The
/// plan lists tokens, in capitals if the main side declares. `honours` decides whether a hand of
/// the next deal holds honours.
pub(crate) fn planned(
    draw: &mut Draw<'_>,
    plan: &str,
    hero: Side,
    honours: impl Fn(&mut Chance) -> bool,
) -> Option<(Vec<StoryDeal>, Rubber)> {
    let mut rubber = Rubber::new();
    let mut deals = Vec::new();
    for word in plan.split_whitespace() {
        let token: Token = word.parse().expect("plans name tokens");
        let side = match word.starts_with(char::is_uppercase) {
            true => hero,
            false => hero.opponents(),
        };
        let held = honours(&mut draw.chance);
        let deal = token.deal(draw, &rubber, side, held);
        rubber.add(deal.scored()).ok()?;
        deals.push(deal);
    }
    Some((deals, rubber))
}

impl Token {
    /// A deal of this type for a side on a sheet, with or without honours. An impossible deal goes
    /// down instead, which never makes a game.
    pub(crate) fn deal(
        self,
        draw: &mut Draw<'_>,
        before: &Rubber,
        side: Side,
        honours: bool,
    ) -> StoryDeal {
        let (mut outcome, mut held) = (Outcome::PassedOut, None);
        if self != Self::Passed {
            let (_, declarer, drawn) = table_results::drawn(draw);
            let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
            let (strain, other) = (drawn.bid.strain, Side::of(declarer) != side);
            let declarer = if other { declarer.lho() } else { declarer };
            let line = self.line(chance, strain, before.part_score(side), difficulty);
            let line = line.unwrap_or_else(|| down(chance, strain, difficulty));
            held = honours.then(|| holding(chance, strain));
            outcome = Outcome::Played { declarer, line };
        }
        StoryDeal::new(outcome, held).expect("the holding is one of this strain")
    }

    fn line(
        self,
        chance: &mut Chance,
        strain: Strain,
        part_score: i32,
        difficulty: Difficulty,
    ) -> Option<ResultLine> {
        let lowest_game = lowest_game(strain, Doubling::Undoubled);
        let below_game = |fits: &dyn Fn(i32) -> bool| -> Vec<i32> {
            let worth = |level| line(bid(level, strain), Doubling::Undoubled, 0);
            let worth = |level| worth(level).at(Vulnerability::NotVulnerable).trick_score();
            let levels = 1..lowest_game;
            levels.filter(|level| fits(worth(*level).points)).collect()
        };
        let levels = match self {
            Self::Game => (lowest_game..=5).collect(),
            Self::Slam => vec![6, 6, 6, 7],
            Self::Part | Self::Long => below_game(&|points| part_score + points < GAME),
            Self::Finish => below_game(&|points| part_score + points >= GAME),
            Self::Doubled => below_game(&|points| 2 * points >= GAME),
            Self::Down | Self::Passed => return None,
        };
        let level = chance.pick(&levels)?;
        let over = match self {
            Self::Slam => 0,
            Self::Long => chance.between(2, 4),
            _ => chance.pick_or(&[0, 0, 1, 1, 2], 0),
        };
        let doubling = match (self, difficulty) {
            (Self::Doubled, Difficulty::Hard) if chance.percent(25) => Doubling::Redoubled,
            (Self::Doubled, _) => Doubling::Doubled,
            _ => Doubling::Undoubled,
        };
        Some(line(bid(level, strain), doubling, over.min(7 - level)))
    }
}

/// One to three down; harder exercises are doubled more often.
fn down(chance: &mut Chance, strain: Strain, difficulty: Difficulty) -> ResultLine {
    let level = chance.between(2, lowest_game(strain, Doubling::Undoubled));
    let doubled = difficulty.choose(0, 40, 65);
    let doubling = chance.either(doubled, Doubling::Doubled, Doubling::Undoubled);
    let missing = chance.pick_or(&[1, 1, 2, 2, 3], 1);
    line(bid(level, strain), doubling, -missing)
}

fn holding(chance: &mut Chance, strain: Strain) -> (Seat, Holding) {
    let seat = chance.pick_or(&Seat::ALL, Seat::South);
    let holding = match strain {
        Strain::Notrump => Holding::FourAces,
        _ if chance.percent(35) => Holding::FiveTrumpHonours,
        _ => Holding::FourTrumpHonours,
    };
    (seat, holding)
}
