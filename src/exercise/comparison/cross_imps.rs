//! `cross_imps`: IMPs in a pairs tournament, against every other score or against the datum.
//!
//! A lesson writes `cross_imps(board: 5, results: ["4S= S", "4S+1 N", "3NT-1 S"], row: 1)`. With
//! `butler: true` the datum is asked first. With `side: "EW"` the question is about East-West; with
//! `table: true` the IMP table is shown.

use super::team_swing::imp_table;
use crate::prelude::*;
use crate::tournament::traveller::{self, TableResult};
use engine::score::imps::{self, imps};
use engine::score::pairs_imps;
use engine::tournament::traveller::{Outcome, TableLine, Traveller};

pub(crate) const SKILLS: &[Skill] = &[Skill::CrossImps, Skill::Butler];

mistakes! {
    REVERSED = "cross-sign-reversed",
    DIFFERENCES_ADDED = "cross-differences-added",
    LOSSES_LEFT_OUT = "cross-losses-left-out",
    NOT_CONVERTED = "cross-not-converted",
    EXTREMES_KEPT = "datum-extremes-kept",
    NOT_ROUNDED = "datum-not-rounded",
    SCORE_CONVERTED = "butler-score-converted",
    AGAINST_ALL = "butler-against-all",
}

position! {
    /// A board's traveller and a pair on it. Cross-IMPs: one question. Butler: the datum, then the IMPs.
    #[serde(rename = "cross_imps")]
    pub struct CrossImps {
        board: BoardNumber,
        results: Vec<TableResult>,
        /// The pairs line by line, `"1-101 3-102"`; by default the starting pairs, table by table.
        pairs: Option<String> = default,
        /// The line asked about, from 1.
        row: usize,
        side: SideText = default,
        butler: bool = default,
        /// Whether the IMP table is shown.
        table: bool = default,
    }
}

/// The position with its scores and the pair asked about.
struct Compared {
    traveller: Traveller,
    scores: Vec<i32>,
    row: usize,
    /// 1 for North-South, -1 for East-West.
    sign: i32,
}

/// The IMPs for a difference of scores, which is always a multiple of ten.
fn in_imps(difference: i32) -> i32 {
    imps(difference.into()).unwrap_or(0)
}

impl Compared {
    /// The score of the pair asked about.
    fn own(&self) -> i32 {
        self.sign * self.scores[self.row]
    }

    /// The differences to every other score, from the pair's side.
    fn differences(&self) -> impl Iterator<Item = (usize, i32)> + '_ {
        let others = self.scores.iter().enumerate();
        let others = others.filter(|(at, _)| *at != self.row);
        others.map(|(at, other)| (at, self.own() - self.sign * other))
    }

    fn against_all(&self) -> i32 {
        let all = pairs_imps::cross_imps(&self.scores).unwrap_or_default();
        self.sign * all.get(self.row).copied().unwrap_or(0)
    }
}

impl CrossImps {
    fn compared(&self) -> Result<Compared, Fault> {
        let traveller = traveller::read(*self.board, &self.results, self.pairs.as_deref())?;
        let scores = traveller.ns_scores();
        // With fewer than four scores the datum without the extremes is one score, or none.
        let least = if self.butler { 4 } else { 2 };
        if scores.len() < least || !(1..=scores.len()).contains(&self.row) {
            return Err(traveller::fault(self.row.to_string()));
        }
        let sign = match *self.side {
            Side::NorthSouth => 1,
            Side::EastWest => -1,
        };
        let row = self.row - 1;
        Ok(Compared {
            traveller,
            scores,
            row,
            sign,
        })
    }

    /// A question about the pair asked about.
    fn about(&self, id: &'static str, compared: &Compared) -> Phrase {
        let pair = compared.traveller.lines()[compared.row].pair(*self.side);
        let phrase = Phrase::new(id).with("pair", count(pair.number()));
        phrase.with("side", Fact::Side(*self.side))
    }

    fn exhibits(&self, compared: &Compared) -> [Exhibit; 2] {
        let grid = traveller::grid(&compared.traveller, *self.board);
        [Exhibit::board(*self.board), Exhibit::Grid(grid)]
    }

    fn imp_table(&self) -> Option<Exhibit> {
        self.table.then(|| Exhibit::Grid(imp_table()))
    }

    fn cross(&self, compared: &Compared) -> Posed {
        let right = compared.against_all();
        let sum: i32 = compared.differences().map(|(_, apart)| apart).sum();
        let gains = compared
            .differences()
            .map(|(_, apart)| in_imps(apart).max(0));
        let working = compared.differences().map(|(at, apart)| {
            let other = compared.traveller.lines()[at].pair(*self.side);
            let said = Phrase::new("working-cross-imps").with("pair", count(other.number()));
            let said = said.with("difference", Fact::Points(apart));
            Step::Say(said.with("imps", Fact::Points(in_imps(apart))))
        });
        let asked = Asked::number(
            Skill::CrossImps,
            self.about("exercise-cross_imps", compared),
            right,
        )
        .showing(self.exhibits(compared))
        .showing(self.imp_table())
        .because([pairs_imps::cross_reason(&compared.scores)])
        .working(working)
        .mistakes([
            (REVERSED, -right),
            (DIFFERENCES_ADDED, in_imps(sum)),
            (LOSSES_LEFT_OUT, gains.sum()),
            (NOT_CONVERTED, sum),
        ]);
        asked.into()
    }

    fn butler(&self, compared: &Compared) -> Posed {
        let scores = &compared.scores;
        let datum = pairs_imps::datum(scores).unwrap_or(0);
        let mut middle = scores.clone();
        middle.sort_unstable();
        let middle = &middle[1..scores.len() - 1];
        let sum: i32 = middle.iter().sum();
        let many = number(middle.len());
        let whole = (2 * sum + many).div_euclid(2 * many);
        let said = Phrase::new("working-datum")
            .with("sum", Fact::Points(sum))
            .with("number", count(many))
            .with("datum", Fact::Points(datum));
        let kept = pairs_imps::mean_in_tens(scores).unwrap_or(0);
        let first = Asked::number(
            Skill::Butler,
            Phrase::new("exercise-cross_imps-datum"),
            datum,
        )
        .showing(self.exhibits(compared))
        .because([pairs_imps::datum_reason(scores)])
        .working([Step::Say(said)])
        .mistakes([
            (EXTREMES_KEPT, kept),
            (NOT_ROUNDED, whole),
            (REVERSED, -datum),
        ]);

        let own = compared.own();
        let apart = own - compared.sign * datum;
        let right = in_imps(apart);
        let said = Phrase::new("working-butler")
            .with("own", Fact::Points(own))
            .with("datum", Fact::Points(compared.sign * datum))
            .with("difference", Fact::Points(apart))
            .with("imps", Fact::Points(right));
        let prompt = self.about("exercise-cross_imps-butler", compared);
        let prompt = prompt.with("datum", Fact::Points(datum));
        let second = Asked::number(Skill::Butler, prompt, right)
            .showing(self.exhibits(compared))
            .showing(self.imp_table())
            .because(imps::reason(apart.into()))
            .working([Step::Say(said)])
            .mistakes([
                (REVERSED, -right),
                (SCORE_CONVERTED, in_imps(own)),
                (AGAINST_ALL, compared.against_all()),
                (NOT_CONVERTED, apart),
            ]);
        Posed::new(vec![first, second], format!("{datum:+} {right}"))
    }
}

impl Exercise for CrossImps {
    fn pose(&self) -> Result<Posed, Fault> {
        let compared = self.compared()?;
        Ok(match self.butler {
            true => self.butler(&compared),
            false => self.cross(&compared),
        })
    }
}

/// Easy: few tables, North-South. Medium and hard: more tables, either side.
pub(crate) fn generate(draw: &mut Draw<'_>) -> CrossImps {
    let butler = draw.skill == Skill::Butler;
    let (board, declarer, line) = traveller::drawn(draw);
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    let tables = difficulty.choose(3, 4, 5) + u8::from(butler);
    let own = Outcome::Played { declarer, line };
    let side = match difficulty {
        Difficulty::Easy => Side::NorthSouth,
        Difficulty::Medium | Difficulty::Hard => {
            chance.either(40, Side::EastWest, Side::NorthSouth)
        }
    };
    let mut boards = (0..60).map(|_| {
        let lines = traveller::filled_in(chance, tables, |chance, row| match row {
            0 => own,
            _ => traveller::varied(chance, declarer, line),
        });
        let row = usize::try_from(chance.between(1, i32::from(tables))).unwrap_or(1);
        CrossImps::new(board, &lines, row, side, butler)
    });
    let made = boards.find(CrossImps::is_worth_asking);
    made.unwrap_or_else(|| {
        let plain = match butler {
            false => r#"(board: 1, results: ["2S= S", "2S+2 S", "3S-1 S"], row: 1, table: true)"#,
            true => {
                r#"(board: 1, results: ["2S= S", "2S+2 S", "3S-1 S", "2S+1 S"], row: 2, butler: true, table: true)"#
            }
        };
        crate::text::plain(plain, "results of a board")
    })
}

impl CrossImps {
    /// What the North-South pair of the first line has.
    pub fn of_north_south(board: Board, lines: &[TableLine], butler: bool) -> Self {
        Self::new(board, lines, 1, Side::NorthSouth, butler)
    }

    fn new(board: Board, lines: &[TableLine], row: usize, side: Side, butler: bool) -> Self {
        Self {
            board: board.into(),
            results: traveller::results(lines),
            pairs: traveller::pairs_text(lines),
            row,
            side: side.into(),
            butler,
            // Nobody needs to know the table by heart.
            table: true,
        }
    }

    /// Whether the scores differ enough, and the datum does not lie halfway between two tens.
    fn is_worth_asking(&self) -> bool {
        let Ok(compared) = self.compared() else {
            return false;
        };
        let mut scores = compared.scores.clone();
        scores.sort_unstable();
        let middle = &scores[1..scores.len() - 1];
        let sum: i32 = middle.iter().sum();
        let halfway = self.butler
            && (sum.abs() * 2) % (20 * number(middle.len())) == 10 * number(middle.len());
        scores.dedup();
        scores.len() > 2 && !halfway && compared.against_all() != 0
    }
}
