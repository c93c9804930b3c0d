//! `victory_points`: a team match of a few boards or many: its margin in IMPs, then the victory points.
//!
//! A lesson writes `victory_points(boards: 8, swings: [10, -5, 1])`. `swings` are our IMPs on the boards
//! that brought any, negative where the other team gained; the other boards were equal.

use crate::prelude::*;
use engine::score::Hundredths;
use engine::score::aggregate;
use engine::score::victory::VictoryScale;

pub(crate) const SKILLS: &[Skill] = &[Skill::VictoryPoints];

mistakes! {
    ADDED = "match-imps-added",
    REVERSED = "match-margin-reversed",
    ONLY_OURS = "match-only-our-imps",
    WRONG_TEAM = "victory-points-wrong-team",
    OTHER_LENGTH = "victory-points-other-length",
    NEXT_ROW = "victory-points-next-row",
    IMPS_AS_POINTS = "imps-taken-as-victory-points",
}

position! {
    /// A team match. Two questions: the margin for our team, and the victory points of both.
    #[serde(rename = "victory_points")]
    pub struct VictoryPoints {
        boards: u32,
        swings: Vec<i32>,
    }
}

/// The victory points of a match, in hundredths.
const ALL: i32 = 2000;

/// The most IMPs on a board.
const MOST_IMPS: i32 = 24;

/// The lengths of a match, in boards, that stand beside each other on the scale.
const LENGTHS: [u32; 4] = [8, 16, 24, 32];

impl VictoryPoints {
    /// A match won by this margin, or lost if it is negative, on as few boards as possible; `None`
    /// if they are too many.
    pub fn with_margin(boards: u32, margin: i32) -> Option<Self> {
        let (whole, rest) = (margin / MOST_IMPS, margin % MOST_IMPS);
        let most = MOST_IMPS * margin.signum();
        let swings = (0..whole.abs())
            .map(|_| most)
            .chain((rest != 0).then_some(rest));
        let swings: Vec<i32> = swings.take(11).collect();
        (swings.len() <= 10).then_some(Self { boards, swings })
    }

    fn scale(&self) -> Result<VictoryScale, Fault> {
        let fault = |found: String| Fault::new("match-swings", Field::Board, found);
        let scale = VictoryScale::new(self.boards);
        let scale = scale.ok_or_else(|| fault(self.boards.to_string()))?;
        let all = self.boards.min(10) as usize;
        if !(1..=all).contains(&self.swings.len()) {
            return Err(fault(self.swings.len().to_string()));
        }
        let mut swings = self.swings.iter();
        match swings.find(|swing| !(-MOST_IMPS..=MOST_IMPS).contains(*swing)) {
            Some(swing) => Err(fault(swing.to_string())),
            None => Ok(scale),
        }
    }

    /// The IMPs of our team and of the other.
    fn imps(&self) -> [i32; 2] {
        let won = |by: i32| self.swings.iter().map(|swing| (by * swing).max(0)).sum();
        [won(1), won(-1)]
    }

    fn card(&self) -> Grid {
        let row = |&swing: &i32| {
            [swing, -swing].map(|imps| match imps {
                1.. => Cell::Fact(count(imps)),
                _ => Cell::Empty,
            })
        };
        let rows = self.swings.iter().map(|swing| row(swing).to_vec());
        Grid::new(
            "grid-match",
            ["grid-imps-we", "grid-imps-they"],
            rows.collect(),
        )
    }

    /// The length of a match that stands beside this one on the scale.
    fn beside(&self) -> u32 {
        let lengths = LENGTHS.into_iter().filter(|length| *length != self.boards);
        let nearest = lengths.min_by_key(|length| length.abs_diff(self.boards));
        nearest.unwrap_or(self.boards + 8)
    }

    /// A few rows of the scale around a margin, for this match and another length.
    fn extract(&self, scales: &[VictoryScale], margin: i32) -> Grid {
        let first = (margin.abs() - 3).max(0);
        let rows = (first..first + 7).map(|margin| {
            let points = scales.iter().map(|scale| scale.of(margin));
            let points = points.map(|points| Cell::Fact(Fact::Hundredths(points)));
            [Cell::Fact(count(margin))]
                .into_iter()
                .chain(points)
                .collect()
        });
        let mut grid = Grid::new("grid-victory-points", ["grid-margin"], rows.collect());
        let lengths = scales.iter().map(|scale| count(scale.boards()));
        let heads = lengths.map(|boards| Phrase::new("grid-match-boards").with("boards", boards));
        grid.columns.extend(heads);
        grid
    }
}

impl Exercise for VictoryPoints {
    fn pose(&self) -> Result<Posed, Fault> {
        let scale = self.scale()?;
        let [ours, theirs] = self.imps();
        let margin = ours - theirs;
        let skill = Skill::VictoryPoints;
        let boards = count(self.boards);
        let scene = Phrase::new(match self.swings.len() == self.boards as usize {
            true => "scene-match-whole",
            false => "scene-match",
        });
        let scene = Exhibit::Scene(vec![scene.with("boards", boards)]);
        let said = Phrase::new("working-match-margin")
            .with("ours", count(ours))
            .with("theirs", count(theirs))
            .with("margin", Fact::Points(margin));
        let first = Asked::number(skill, Phrase::new("exercise-victory_points-margin"), margin)
            .showing([scene, Exhibit::Grid(self.card())])
            .because([aggregate::margin_reason()])
            .working([Step::Say(said)])
            .mistakes([
                (REVERSED, -margin),
                (ADDED, ours + theirs),
                (ONLY_OURS, ours),
            ]);

        let right = scale.of(margin).get();
        let beside = VictoryScale::new(self.beside());
        let beside = beside.ok_or_else(|| Fault::new("match-swings", Field::Board, "0"))?;
        let next = match margin {
            // The row below for odd margins, so that the right answer is not always in the middle.
            _ if margin.abs() % 2 == 1 => margin - margin.signum(),
            0 => 1,
            _ => margin + margin.signum(),
        };
        let plain = (1000 + 100 * margin).clamp(0, ALL);
        let wrong = [
            (WRONG_TEAM, ALL - right),
            (OTHER_LENGTH, beside.of(margin).get()),
            (IMPS_AS_POINTS, plain),
            (NEXT_ROW, scale.of(next).get()),
            // After a drawn match the other team could be a row ahead just as well.
            (
                NEXT_ROW,
                scale.of(if margin == 0 { -next } else { next }).get(),
            ),
        ];
        let mut offered: Vec<i32> = wrong.iter().map(|(_, points)| *points).collect();
        offered.push(right);
        offered.sort_unstable();
        offered.dedup();
        let options = Options::new(offered, |&points| {
            let share = |points| Fact::Hundredths(Hundredths::new(points));
            Phrase::new("option-victory-points")
                .with("ours", share(points))
                .with("theirs", share(ALL - points))
        });
        let reason = scale.reason(margin);
        let mut scales = [scale, beside];
        scales.sort_by_key(VictoryScale::boards);
        let extract = self.extract(&scales, margin);
        let prompt = Phrase::new(match margin {
            0 => "exercise-victory_points-drawn",
            1.. => "exercise-victory_points-won",
            _ => "exercise-victory_points-lost",
        });
        let prompt = prompt
            .with("margin", count(margin.abs()))
            .with("boards", boards);
        let second = Asked::one_of(skill, prompt, &options, &right)
            .showing([Exhibit::Grid(extract)])
            .because([reason])
            .mistakes(options.mistakes(wrong));
        let share = Hundredths::new(right);
        Ok(Posed::new(
            vec![first, second],
            format!("{margin:+} {share}"),
        ))
    }
}

/// Easy: a short match with few swings, which we win. Hard: a long match, or a drawn one.
pub(crate) fn generate(draw: &mut Draw<'_>) -> VictoryPoints {
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    let lengths: &[u32] = difficulty.choose(&[8, 16], &[8, 12, 16, 20], &[12, 20, 24, 28, 32]);
    let boards = chance.pick_or(lengths, 8);
    let many = difficulty.choose((3, 4), (4, 6), (6, 8));
    let mut made = VictoryPoints {
        boards,
        swings: Vec::new(),
    };
    for _ in 0..40 {
        let many = chance.between(many.0, many.1);
        let swings = (0..many).map(|_| {
            let imps = chance.pick_or(&[1, 1, 2, 3, 5, 5, 6, 7, 9, 10, 11, 12, 13], 5);
            chance.either(45, -imps, imps)
        });
        made.swings = swings.collect();
        let [ours, theirs] = made.imps();
        let practises = match difficulty {
            Difficulty::Easy => ours > theirs && theirs > 0,
            // A margin that brings everything at any length would leave little to choose from.
            Difficulty::Medium | Difficulty::Hard => {
                ours > 0 && theirs > 0 && ours.abs_diff(theirs) < 40
            }
        };
        if practises {
            return made;
        }
    }
    made.swings = vec![10, -5, 1];
    made
}
