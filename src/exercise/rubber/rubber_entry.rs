//! `rubber_entry`: where do the numbers of a deal go on the sheet of a rubber?
//!
//! A lesson writes `rubber_entry(before: ["1NT+1 S", "3H= W"], deal: "3DX-2 E", we: "NS")`. A deal
//! is a result, its declarer, and honours if a hand held any: `6S= E W:100`. With
//! `vulnerability: true` the vulnerability is shown.

use crate::prelude::*;
use crate::rubber::rubber_story::{self, StoryDeal, Token, planned};
use engine::score::rubber::{DealScore, Entry, GAME, Place, Rubber, RubberItem};

use Token::{Doubled, Down, Finish, Game, Long, Part, Slam};

pub(crate) const SKILLS: &[Skill] = &[Skill::RubberBelowTheLine, Skill::RubberAboveTheLine];

mistakes! {
    OVERTRICKS_BELOW = "rubber-overtricks-below",
    UNDERTRICKS_TO_DECLARER = "rubber-undertricks-to-declarer",
    UNDERTRICKS_BELOW = "rubber-undertricks-below",
    DUPLICATE_BONUS = "rubber-duplicate-bonus",
    HONOURS_BELOW = "rubber-honours-below",
    HONOURS_TO_DECLARER = "rubber-honours-to-declarer",
    HONOURS_FORGOTTEN = "rubber-honours-forgotten",
    PREMIUM_BELOW = "rubber-premium-below",
    PREMIUM_FORGOTTEN = "rubber-premium-forgotten",
    OTHER_VULNERABILITY = "rubber-other-vulnerability",
    NOT_DOUBLED = "trick-points-not-doubled",
    COLUMNS_SWAPPED = "rubber-columns-swapped",
    LINE_SWAPPED = "rubber-line-swapped",
}

position! {
    /// A deal and the sheet before it. One question: the numbers in their four places.
    #[serde(rename = "rubber_entry")]
    pub struct RubberEntry {
        before: Vec<StoryDeal> = default,
        deal: StoryDeal,
        we: SideText = default,
        /// Whether the vulnerability is shown.
        vulnerability: bool = default,
    }
}

impl Exercise for RubberEntry {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = || Fault::new("rubber-ends", Field::Contract, self.deal);
        let (rubber, scored) = self.scored().ok_or_else(fault)?;
        let vulnerability = self.vulnerability.then(|| Exhibit::Board {
            number: None,
            dealer: None,
            vulnerability: rubber.vulnerable(),
        });
        let rows = [
            "row-we-below",
            "row-we-above",
            "row-they-below",
            "row-they-above",
        ];
        let prompt = Phrase::new("exercise-rubber_entry");
        let sheet = rubber_story::sheet(*self.we, &self.before, &[]);
        let right = scored.column(scored.numbers());
        let asked = Asked::column(scored.skill(), prompt, rows, right)
            .showing([Exhibit::Grid(sheet)])
            .showing(vulnerability)
            .showing(self.deal.exhibits(&rubber))
            .because(scored.score.reasons())
            .mistakes(scored.wrong());
        Ok(asked.into())
    }
}

impl RubberEntry {
    /// The sheet before the deal, and the deal scored on it. `None` if the rubber is over before
    /// the deal or ends with it, because the rubber premium is another question.
    fn scored(&self) -> Option<(Rubber, Scored)> {
        let mut rubber = Rubber::new();
        for deal in &self.before {
            rubber.add(deal.scored()).ok()?;
        }
        let mut after = rubber.clone();
        let score = after.add(self.deal.scored()).ok()?;
        after.check().ok()?;
        let played = self.deal.played().map(|(declarer, line)| {
            let side = Side::of(declarer);
            (side, line.at(rubber.vulnerability(side)))
        });
        let we = *self.we;
        Some((rubber, Scored { we, played, score }))
    }
}

type Number = (Side, Place, i32);

struct Scored {
    we: Side,
    /// Declarer's side and its result, unless the deal was passed out.
    played: Option<(Side, DealResult)>,
    score: DealScore,
}

impl Scored {
    fn skill(&self) -> Skill {
        use RubberItem::{Insult, Overtricks, TrickScore};
        let plain = |entry: &Entry| matches!(entry.item, TrickScore | Overtricks | Insult);
        match self.score.entries().iter().all(plain) {
            true => Skill::RubberBelowTheLine,
            false => Skill::RubberAboveTheLine,
        }
    }

    /// The numbers in the four places: ours below and above the line, then theirs.
    fn column(&self, numbers: impl IntoIterator<Item = Number>) -> [i32; 4] {
        let mut column = [0; 4];
        for (side, place, points) in numbers {
            let theirs = usize::from(side != self.we);
            column[2 * theirs + usize::from(place == Place::Above)] += points;
        }
        column
    }

    fn numbers(&self) -> impl Iterator<Item = Number> {
        self.score.entries().iter().map(number)
    }

    /// The column if a wrong rule changes the numbers of one kind; `None` omits them.
    fn but(
        &self,
        kind: impl Fn(RubberItem) -> bool,
        rule: impl Fn(Number) -> Option<Number>,
    ) -> [i32; 4] {
        let entries = self.score.entries().iter();
        self.column(entries.filter_map(|entry| match kind(entry.item) {
            true => rule(number(entry)),
            false => Some(number(entry)),
        }))
    }

    /// The column with the points of another result.
    fn scored_as(&self, result: &DealResult) -> [i32; 4] {
        let account = result.account();
        let entries = self.score.entries().iter();
        self.column(entries.map(|entry| {
            let points = match entry.item {
                RubberItem::TrickScore => account.points(ScoreItem::TrickScore),
                RubberItem::Overtricks => account.points(ScoreItem::Overtricks),
                RubberItem::SmallSlam => account.points(ScoreItem::SmallSlam),
                RubberItem::GrandSlam => account.points(ScoreItem::GrandSlam),
                RubberItem::Undertricks => account.points(ScoreItem::Undertricks).abs(),
                _ => entry.points,
            };
            (entry.side, entry.place(), points)
        }))
    }

    /// The columns that well-known wrong rules give.
    fn wrong(&self) -> Vec<(Mistake, [i32; 4])> {
        let honours = |item| matches!(item, RubberItem::Honours(_));
        use RubberItem::{GrandSlam, Insult, SmallSlam};
        let premium = |item| matches!(item, SmallSlam | GrandSlam | Insult);
        let over = |item| item == RubberItem::Overtricks;
        let under = |item| item == RubberItem::Undertricks;
        let below = |(side, _, points)| Some((side, Place::Below, points));
        let to_declarer = |(side, place, points)| {
            let declaring = self.played.map_or(side, |(declaring, _)| declaring);
            Some((declaring, place, points))
        };
        let columns = |(side, place, points): Number| (side.opponents(), place, points);
        let line = |(side, place, points)| match place {
            Place::Below => (side, Place::Above, points),
            Place::Above => (side, Place::Below, points),
        };
        let mut wrong = vec![
            (OVERTRICKS_BELOW, self.but(over, below)),
            (UNDERTRICKS_TO_DECLARER, self.but(under, to_declarer)),
            (UNDERTRICKS_BELOW, self.but(under, below)),
            (HONOURS_TO_DECLARER, self.but(honours, to_declarer)),
            (HONOURS_BELOW, self.but(honours, below)),
            (HONOURS_FORGOTTEN, self.but(honours, |_| None)),
            (PREMIUM_BELOW, self.but(premium, below)),
            (PREMIUM_FORGOTTEN, self.but(premium, |_| None)),
            (COLUMNS_SWAPPED, self.column(self.numbers().map(columns))),
            (LINE_SWAPPED, self.column(self.numbers().map(line))),
        ];
        if let Some((declaring, result)) = self.played {
            let account = result.account();
            let bonus = account.points(ScoreItem::Game) + account.points(ScoreItem::PartScore);
            let bonus = (declaring, Place::Above, bonus);
            let (mut other, mut undoubled) = (result, result);
            other.vulnerability = result.vulnerability.other();
            undoubled.doubling = Doubling::Undoubled;
            let plain = undoubled.trick_score().points;
            let tricks = |item| item == RubberItem::TrickScore;
            let not_doubled = |(side, place, _)| Some((side, place, plain));
            wrong.extend([
                (DUPLICATE_BONUS, self.column(self.numbers().chain([bonus]))),
                (OTHER_VULNERABILITY, self.scored_as(&other)),
                (NOT_DOUBLED, self.but(tricks, not_doubled)),
            ]);
        }
        wrong
    }
}

fn number(entry: &Entry) -> Number {
    (entry.side, entry.place(), entry.points)
}

/// The deals already on the sheet, by difficulty.
const SHEETS: [&[&str]; 3] = [
    &["", "PART", "part"],
    &["GAME", "game", "PART game", "PART part"],
    &["GAME game", "game PART", "part GAME DOWN"],
];

/// The most points of a part-score: three of a major.
const MOST_IN_PARTS: i32 = 90;

pub(crate) fn generate(draw: &mut Draw<'_>) -> RubberEntry {
    let sheets = SHEETS[draw.difficulty as usize - 1];
    for _ in 0..30 {
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let plan = draw.chance.pick_or(sheets, "");
        let hero = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let Some((before, rubber)) = planned(draw, plan, hero, |_| false) else {
            continue;
        };
        let made = RubberEntry {
            deal: asked(draw, &rubber),
            before,
            we: we.into(),
            vulnerability: draw.difficulty == Difficulty::Easy,
        };
        if made.pose().is_ok_and(|posed| posed.asks_for(draw.skill)) {
            return made;
        }
    }
    let deal = match draw.skill {
        Skill::RubberBelowTheLine => "2S+1 S",
        _ => "2S-1 S",
    };
    let position = format!("(deal: \"{deal}\", vulnerability: true)");
    crate::text::plain(&position, "a first part-score ends no rubber")
}

fn asked(draw: &mut Draw<'_>, rubber: &Rubber) -> StoryDeal {
    let below: &[(Token, bool)] = match draw.difficulty {
        Difficulty::Easy => &[(Part, false), (Long, false), (Game, false)],
        Difficulty::Medium => &[(Long, false), (Finish, false), (Doubled, false)],
        Difficulty::Hard => &[(Doubled, false), (Doubled, false), (Finish, false)],
    };
    let above: &[(Token, bool)] = match draw.difficulty {
        Difficulty::Easy => &[(Down, false), (Down, false), (Slam, false)],
        Difficulty::Medium => &[(Down, false), (Slam, false), (Part, true), (Game, true)],
        Difficulty::Hard => &[(Down, true), (Down, true), (Slam, true), (Doubled, true)],
    };
    let kinds = match draw.skill {
        Skill::RubberBelowTheLine => below,
        _ => above,
    };
    let (token, honours) = draw.chance.pick_or(kinds, (Part, false));
    // Completing a game needs a part-score. The end of the rubber is not asked here.
    let side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let side = match token {
        Finish if rubber.part_score(side) == 0 => side.opponents(),
        _ if rubber.games(side) > 0 && token != Down => side.opponents(),
        _ => side,
    };
    let token = match token {
        // A part-score cannot complete this game, and the deal would go down instead.
        Finish if rubber.part_score(side) + MOST_IN_PARTS < GAME => Doubled,
        token => token,
    };
    token.deal(draw, rubber, side, honours)
}
