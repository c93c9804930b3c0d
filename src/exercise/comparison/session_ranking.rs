//! `session_ranking`: percentages of pairs that have not all played the same number of boards.
//!
//! A lesson writes `session_ranking(rounds: [(27, 40), (0, 0), (22, 40)])`: the matchpoints of a pair and
//! the most it could have, round by round; a round without opponents has no top. With `pairs` instead,
//! the same for pair 1, 2, …, and the question is who leads.

use crate::prelude::*;
use engine::score::Hundredths;
use engine::score::matchpoints::Matchpoints;
use engine::score::ranking::{Tally, ranking};

pub(crate) const SKILLS: &[Skill] = &[Skill::SessionPercentage, Skill::RankingByPercentage];

mistakes! {
    SAT_OUT_AS_ZERO = "sit-out-counted-as-zero",
    SAT_OUT_AS_HALF = "sit-out-counted-as-half",
    AVERAGED = "percentages-averaged",
    POINTS = "matchpoints-for-percent",
    OF_THE_OTHERS = "percentage-of-the-others",
    BY_TOTAL = "ranked-by-total",
    FEWEST_LOST = "ranked-by-points-lost",
}

/// Matchpoints, and the most that were possible.
type Won = (u16, u16);

position! {
    /// A session. One question: the percentage of a pair, or the pair that leads.
    #[serde(rename = "session_ranking")]
    pub struct SessionRanking {
        rounds: Vec<Won> = default,
        pairs: Vec<Won> = default,
    }
}

fn tally(&(won, top): &Won) -> Tally {
    let points = |points: u16| Matchpoints::from_halves(2 * u64::from(points));
    Tally {
        won: points(won),
        top: points(top),
    }
}

/// A whole percentage.
fn percent(tally: Tally) -> Option<i32> {
    tally.whole_percent().map(number)
}

impl Exercise for SessionRanking {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |found: String| Fault::new("session-matchpoints", Field::Items, found);
        let mut all = self.rounds.iter().chain(&self.pairs);
        if let Some((won, top)) = all.find(|(won, top)| won > top) {
            return Err(fault(format!("({won}, {top})")));
        }
        let asked = match (self.rounds.is_empty(), self.pairs.is_empty()) {
            (false, true) => self.share(),
            (true, false) => self.first(),
            _ => None,
        };
        let found = || fault(format!("{} + {}", self.rounds.len(), self.pairs.len()));
        Ok(asked.ok_or_else(found)?.into())
    }
}

impl SessionRanking {
    /// The percentage of a pair; `None` if it has played no board.
    fn share(&self) -> Option<Asked> {
        let played = || self.rounds.iter().filter(|(_, top)| *top > 0);
        let out = self.rounds.len() - played().count();
        let all = played().fold(Tally::default(), |sum, round| sum + tally(round));
        let right = percent(all)?;
        let most = played().map(|(_, top)| *top).max()?;
        // As if a round without opponents had been played for nothing, or for a half.
        let as_if = |won: u16| (0..out).fold(all, |sum, _| sum + tally(&(won, most)));
        let shares: i32 = played().filter_map(|round| percent(tally(round))).sum();
        let won: i32 = played().map(|(won, _)| i32::from(*won)).sum();
        let mistakes = [
            (SAT_OUT_AS_ZERO, percent(as_if(0))?),
            (SAT_OUT_AS_HALF, percent(as_if(most / 2))?),
            (AVERAGED, shares / number(played().count())),
            (POINTS, won),
            (OF_THE_OTHERS, 100 - right),
        ];
        let rows = self.rounds.iter().zip(1..).map(|((won, top), round)| {
            let played = [won, top].map(|points| match top {
                0 => Cell::Empty,
                _ => Cell::Fact(count(*points)),
            });
            let round = [Cell::Fact(Fact::Number(round))];
            round.into_iter().chain(played).collect()
        });
        let columns = ["grid-round", "grid-matchpoints-won", "grid-top"];
        let grid = Grid::new("grid-session", columns, rows.collect());
        let working = Phrase::new("working-session")
            .with("won", Fact::Matchpoints(all.won))
            .with("top", Fact::Matchpoints(all.top))
            .with("percent", count(right));
        let prompt = Phrase::new("exercise-session_ranking-percentage");
        let asked = Asked::count(Skill::SessionPercentage, prompt, "count-percent", right)
            .showing([Exhibit::Grid(grid)])
            .because([Reason::new("percentage-of-own-tops", "78A")])
            .because((out > 0).then(|| Reason::new("sit-out-does-not-count", "78A")))
            .mistakes(mistakes)
            .working([Step::Say(working)]);
        Some(asked)
    }

    /// The pair that leads; `None` if that is not one pair alone.
    fn first(&self) -> Option<Asked> {
        let standings = ranking((1..).zip(self.pairs.iter().map(tally)));
        let leads = standings.first().filter(|first| first.sharing == 1)?;
        // The first pair with the highest of these numbers.
        let best = |of: fn(&Won) -> i32| {
            let most = self.pairs.iter().map(of).max();
            let at = self.pairs.iter().position(|pair| Some(of(pair)) == most);
            number(at.unwrap_or(0)) + 1
        };
        let rows = (1..).zip(&self.pairs).map(|(pair, (won, top))| {
            let numbers = [pair, i32::from(*won), i32::from(*top)];
            numbers.map(|it| Cell::Fact(count(it))).to_vec()
        });
        let columns = ["grid-pair", "grid-matchpoints-won", "grid-top"];
        let grid = Grid::new("grid-standings", columns, rows.collect());
        let working = standings.iter().filter_map(|it| {
            let said = Phrase::new("working-standing")
                .with("pair", Fact::Number(it.pair))
                .with("won", Fact::Matchpoints(it.tally.won))
                .with("top", Fact::Matchpoints(it.tally.top));
            let share = it.tally.percentage()?.hundredths();
            let share = Hundredths::new(number(share));
            Some(Step::Say(said.with("percent", Fact::Hundredths(share))))
        });
        let prompt = Phrase::new("exercise-session_ranking-first");
        let asked = Asked::count(Skill::RankingByPercentage, prompt, "count-pair", leads.pair)
            .showing([Exhibit::Grid(grid)])
            .because([Reason::new("ranked-by-percentage", "78A")])
            .mistakes([
                (BY_TOTAL, best(|(won, _)| i32::from(*won))),
                (
                    FEWEST_LOST,
                    best(|(won, top)| i32::from(*won) - i32::from(*top)),
                ),
            ])
            .working(working);
        Some(asked)
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> SessionRanking {
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    let (rounds, pairs) = match draw.skill {
        Skill::RankingByPercentage => (Vec::new(), draw_pairs(chance, difficulty)),
        _ => (draw_rounds(chance, difficulty), Vec::new()),
    };
    SessionRanking { rounds, pairs }
}

/// Rounds of a pair, drawn again until the percentage is whole.
fn draw_rounds(chance: &mut Chance, difficulty: Difficulty) -> Vec<Won> {
    let rounds = difficulty.choose(4, 5, 5);
    let mut drawn = Vec::new();
    for _ in 0..60 {
        let top = chance.pick_or(&[20, 24, 30, 40], 20);
        let special = chance.between(0, rounds - 1);
        let round = |round| {
            let top = match (round == special, difficulty) {
                (false, _) => top,
                // Boards that were played less often.
                (true, Difficulty::Hard) => top / 2,
                (true, _) => return (0, 0),
            };
            (chance.between(top / 4, top * 4 / 5), top)
        };
        drawn = (0..rounds).map(round).collect();
        let sum = |of: fn(&(i32, i32)) -> i32| drawn.iter().map(of).sum::<i32>();
        if 100 * sum(|it| it.0) % sum(|it| it.1) == 0 {
            break;
        }
    }
    drawn.into_iter().map(small).collect()
}

/// Some pairs have sat out a round or two. One leads alone, and another one has more points.
fn draw_pairs(chance: &mut Chance, difficulty: Difficulty) -> Vec<Won> {
    let pairs = difficulty.choose(3, 4, 5);
    // In thousandths of the top.
    let apart = difficulty.choose(40, 20, 10);
    let share = |(won, top): &(i32, i32)| 1000 * won / top;
    let mut drawn = Vec::new();
    for _ in 0..200 {
        let (round, rounds) = (chance.pick_or(&[16, 20, 24], 20), chance.between(5, 8));
        let whole = round * rounds;
        let pair = |_| {
            let top = whole - round * chance.pick_or(&[0, 0, 1, 1, 2], 0);
            (top * chance.between(44, 63) / 100, top)
        };
        drawn = (0..pairs).map(pair).collect();
        let mut shares: Vec<i32> = drawn.iter().map(share).collect();
        shares.sort_unstable();
        let leads = drawn.iter().max_by_key(|pair| share(pair));
        let total = drawn.iter().map(|(won, _)| won).max();
        let clear = matches!(shares[..], [.., second, first] if first - second >= apart);
        if clear && leads.map(|(won, _)| won) != total {
            break;
        }
    }
    drawn.into_iter().map(small).collect()
}

/// A few hundred matchpoints at most.
fn small((won, top): (i32, i32)) -> Won {
    let small = |points: i32| u16::try_from(points).unwrap_or_default();
    (small(won), small(top))
}
