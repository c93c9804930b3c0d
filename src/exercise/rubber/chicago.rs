//! `chicago`: four deals, each scored at once. Who deals next, who is vulnerable then, or what the
//! last deal scores, and after the fourth the totals.
//! ```ron
//! chicago(deals: ["2S= S", "P", "3NT= E"], asks: dealer)
//! chicago(deals: ["2S= S", "P", "3NT= E"], asks: vulnerable, other_side: true)
//! chicago(deals: ["2S= S", "3NT= E", "2H+1 N"], we: "EW", shown: true)
//! chicago(deals: ["2S= S", "2C= E"], other_side: true, stand_alone: true)
//! ```

use crate::prelude::*;
use crate::rubber::rubber_story::{StoryDeal, Token};
use engine::score::chicago::{self, Bonus, ChicagoScore, Custom};
use engine::score::rubber::{GAME, RubberItem};
use engine::vulnerability_of;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::ChicagoConditions,
    Skill::ChicagoDeal,
    Skill::ChicagoTotal,
];

mistakes! {
    PASSED_COUNTED = "chicago-passed-counted",
    DEALER_STAYS = "chicago-dealer-stays",
    OTHER_SIDE = "chicago-other-side",
    AS_RUBBER = "chicago-as-rubber",
    GAME_FORGOTTEN = "chicago-game-forgotten",
    LAST_FORGOTTEN = "chicago-last-forgotten",
    AS_DUPLICATE = "chicago-as-duplicate",
    CARRIED = "chicago-carried",
    LAST_LEFT_OUT = "chicago-last-left-out",
    ..&[COLUMNS_SWAPPED, OVERTRICKS_COUNTED, PART_SCORE_KEPT, SIGN_REVERSED],
}

const COLUMNS_SWAPPED: Mistake = Mistake("rubber-columns-swapped");
const OVERTRICKS_COUNTED: Mistake = Mistake("overtricks-counted-towards-game");
const PART_SCORE_KEPT: Mistake = Mistake("part-score-kept-after-game");
const SIGN_REVERSED: Mistake = Mistake("difference-turned");

/// What is asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asks {
    /// Who deals next.
    Dealer,
    /// Who is vulnerable on the next deal.
    Vulnerable,
    /// The points of the last deal; after the fourth the totals too.
    #[default]
    Points,
}

/// With more passed-out deals the sheet gets too long.
const MOST_DEALS: usize = 8;

position! {
    /// A Chicago up to a deal.
    #[serde(rename = "chicago")]
    pub struct Chicago {
        /// The deals in order, those passed out included.
        deals: Vec<StoryDeal>,
        we: SideText = default,
        asks: Asks = default,
        /// Whether the dealer and the vulnerability of the last deal are shown.
        shown: bool = default,
        /// The variant: on the second and third deal the side that does not deal is vulnerable.
        other_side: bool = default,
        /// The variant: every deal stands alone, as in duplicate.
        stand_alone: bool = default,
    }
}

/// A deal with its score, and the Chicago before it.
struct Scored {
    told: StoryDeal,
    before: chicago::Chicago,
    score: ChicagoScore,
}

impl Exercise for Chicago {
    fn pose(&self) -> Result<Posed, Fault> {
        let found = || self.deals.len().to_string();
        let fault = || Fault::new("chicago-deals", Field::Contract, found());
        let (deals, after) = self.scored().ok_or_else(fault)?;
        let posed = match self.asks {
            Asks::Dealer => self.dealer(&deals, &after),
            Asks::Vulnerable => self.vulnerable(&deals, &after),
            Asks::Points => self.points(&deals, &after),
        };
        posed.ok_or_else(fault)
    }
}

impl Chicago {
    const fn custom(&self) -> Custom {
        Custom {
            other_side_vulnerable: self.other_side,
            deals_stand_alone: self.stand_alone,
        }
    }

    fn sides(&self) -> [Side; 2] {
        [*self.we, self.we.opponents()]
    }

    /// The deals with their scores, and the Chicago after them; `None` if there are too many.
    fn scored(&self) -> Option<(Vec<Scored>, chicago::Chicago)> {
        let mut chicago = chicago::Chicago::new(self.custom());
        if self.deals.len() > MOST_DEALS {
            return None;
        }
        let deals = self.deals.iter().map(|&told| {
            let before = chicago.clone();
            let score = chicago.add(told.scored()).ok()?;
            Some(Scored {
                told,
                before,
                score,
            })
        });
        let deals: Option<Vec<Scored>> = deals.collect();
        Some((deals?, chicago))
    }

    /// What is agreed, and the sheet so far.
    fn shows(&self, deals: &[Scored]) -> impl Iterator<Item = Exhibit> {
        let other = self
            .other_side
            .then(|| Phrase::new("scene-chicago-other-side"));
        let alone = self
            .stand_alone
            .then(|| Phrase::new("scene-chicago-stand-alone"));
        let scene = [Phrase::new("scene-chicago")].into_iter();
        let scene = Exhibit::Scene(scene.chain(other).chain(alone).collect());
        let grid = (!deals.is_empty()).then(|| Exhibit::Grid(self.sheet(deals)));
        [scene].into_iter().chain(grid)
    }

    fn sheet(&self, deals: &[Scored]) -> Grid {
        let row = |deal: &Scored| {
            let number = deal.before.deal().unwrap_or_default();
            let [result, by] = deal.told.cells();
            let points = self.sides().map(|side| match deal.score.points(side) {
                0 => Cell::Empty,
                points => Cell::Fact(Fact::Number(points)),
            });
            let cells = [Cell::Fact(count(number)), result, by].into_iter();
            cells.chain(points).collect()
        };
        let columns = ["grid-deal", "grid-contract", "grid-by"];
        let mut grid = Grid::new("grid-chicago", columns, deals.iter().map(row).collect());
        let heading = |id, side| Phrase::new(id).with("side", Fact::Side(side));
        let [we, they] = self.sides();
        grid.columns
            .extend([heading("grid-we", we), heading("grid-they", they)]);
        grid
    }

    /// A question about the deal that comes next.
    fn about_next(&self, asked: Asked, deals: &[Scored], reason: Option<&Reason>) -> Asked {
        asked.showing(self.shows(deals)).because(reason.cloned())
    }

    fn dealer(&self, deals: &[Scored], after: &chicago::Chicago) -> Option<Posed> {
        let (dealer, _) = after.next()?;
        let wrong = deals
            .last()
            .map(|deal| match deal.score.entries.is_empty() {
                true => (PASSED_COUNTED, dealer.lho()),
                false => (DEALER_STAYS, deal.score.dealer),
            });
        let prompt = Phrase::new("exercise-chicago-dealer");
        let asked = Asked::seat(Skill::ChicagoConditions, prompt, dealer)
            .mistakes(wrong.map(|(mistake, seat)| (mistake, Answer::Seat(seat))));
        let reasons = after.reasons_for_next();
        let asked = self.about_next(asked, deals, reasons.first());
        Some(Posed::new(vec![asked], dealer.letter().to_string()))
    }

    fn vulnerable(&self, deals: &[Scored], after: &chicago::Chicago) -> Option<Posed> {
        use AbsoluteVulnerability as Sides;
        let (_, vulnerable) = after.next()?;
        let options = Options::new([Sides::NONE, Sides::NS, Sides::EW, Sides::ALL], |&sides| {
            Phrase::new("option-board-vulnerability").with("sides", Fact::BoardVulnerability(sides))
        });
        // At rubber bridge a side is vulnerable once it has won a game.
        let as_rubber = deals.iter().fold(Sides::NONE, |sides, deal| {
            sides
                | match deal.score.bonus {
                    Some((Bonus::Game { .. }, Side::NorthSouth, _)) => Sides::NS,
                    Some((Bonus::Game { .. }, Side::EastWest, _)) => Sides::EW,
                    _ => Sides::NONE,
                }
        });
        let other = match vulnerable {
            Sides::NS => Sides::EW,
            Sides::EW => Sides::NS,
            same => same,
        };
        let prompt = Phrase::new("exercise-chicago-vulnerable");
        let asked = Asked::one_of(Skill::ChicagoConditions, prompt, &options, &vulnerable)
            .mistakes(options.mistakes([(OTHER_SIDE, other), (AS_RUBBER, as_rubber)]));
        let reasons = after.reasons_for_next();
        let asked = self.about_next(asked, deals, reasons.last());
        let witness = notation::vulnerability(vulnerable);
        Some(Posed::new(vec![asked], witness))
    }

    fn points(&self, deals: &[Scored], after: &chicago::Chicago) -> Option<Posed> {
        let (last, before) = deals.split_last()?;
        let vulnerability = |side| vulnerability_of(last.score.vulnerable, side);
        let (declarer, result) = last.told.played(vulnerability)?;
        let right = self.sides().map(|side| last.score.points(side));
        let board = self.shown.then_some(Exhibit::Board {
            number: None,
            dealer: Some(last.score.dealer),
            vulnerability: last.score.vulnerable,
        });
        let number = count(last.before.deal().unwrap_or_default());
        let prompt = Phrase::new("exercise-chicago-deal").with("number", number);
        let rows = ["row-chicago-we", "row-chicago-they"];
        let deal = Asked::column(Skill::ChicagoDeal, prompt, rows, right)
            .showing(self.shows(before))
            .showing(board)
            .showing(last.told.shown(declarer, result))
            .because(last.before.reasons_for_next().into_iter().skip(1))
            .because(last.score.reasons())
            .mistakes(self.wrong(last, before, declarer));
        let mut witness = right.map(|points| points.to_string()).join(" ");
        let mut questions = vec![deal];
        if after.deal().is_none() {
            let totals = |of: &chicago::Chicago| {
                let [we, they] = self.sides().map(|side| of.total(side));
                [we, they, we - they]
            };
            let [we, they, ahead] = totals(after);
            let rows = ["row-we-total", "row-they-total", "row-ahead"];
            let prompt = Phrase::new("exercise-rubber_sheet-totals");
            questions.push(
                Asked::column(Skill::ChicagoTotal, prompt, rows, [we, they, ahead])
                    .showing(self.shows(deals))
                    .because([after.total_reason()])
                    .mistakes([
                        (LAST_LEFT_OUT, totals(&last.before)),
                        (SIGN_REVERSED, [we, they, -ahead]),
                        (COLUMNS_SWAPPED, [they, we, -ahead]),
                    ]),
            );
            witness = format!("{witness} {we} {they} {ahead}");
        }
        Some(Posed::new(questions, witness))
    }

    /// What well-known wrong rules give for the last deal.
    fn wrong(&self, last: &Scored, before: &[Scored], declarer: Seat) -> Vec<(Mistake, [i32; 2])> {
        let side = Side::of(declarer);
        let right = self.sides().map(|side| last.score.points(side));
        let plus = |more: i32| {
            let own = |it: Side| if it == side { more } else { 0 };
            let [we, they] = self.sides().map(own);
            [right[0] + we, right[1] + they]
        };
        let by_custom = |custom: Custom| {
            let mut chicago = chicago::Chicago::new(custom);
            let deals = before.iter().chain([last]);
            let scores = deals.map(|deal| chicago.add(deal.told.scored()));
            let score = scores.last()?.ok()?;
            Some(self.sides().map(|side| score.points(side)))
        };
        let custom = self.custom();
        let other_side = by_custom(Custom {
            other_side_vulnerable: !custom.other_side_vulnerable,
            ..custom
        });
        let other_form = by_custom(Custom {
            deals_stand_alone: !custom.deals_stand_alone,
            ..custom
        });
        let over = last.score.entries.iter();
        let over = over.filter(|entry| entry.item == RubberItem::Overtricks);
        let over: i32 = over.map(|entry| entry.points).sum();
        let made = last.score.towards_game(side);
        let towards = last.before.part_score(side) + made;
        // As if only a game of its own had ended the part-score of a side.
        let kept = before
            .iter()
            .fold(made, |kept, deal| match deal.score.bonus {
                Some((Bonus::Game { .. }, to, _)) if to == side => made,
                _ => kept + deal.score.towards_game(side),
            });
        let game = match vulnerability_of(last.score.vulnerable, side) {
            Vulnerability::NotVulnerable => 300,
            Vulnerability::Vulnerable => 500,
        };
        let bonus = match last.score.bonus {
            Some((Bonus::Game { .. }, _, points)) => Some((GAME_FORGOTTEN, plus(-points))),
            Some((Bonus::LastPartScore, _, points)) => Some((LAST_FORGOTTEN, plus(-points))),
            _ => None,
        };
        let is_game = matches!(last.score.bonus, Some((Bonus::Game { .. }, ..)));
        let no_game = !is_game && made > 0;
        let counted = no_game && towards + over >= GAME;
        let kept = no_game && !self.stand_alone && kept >= GAME;
        let form = if custom.deals_stand_alone {
            CARRIED
        } else {
            AS_DUPLICATE
        };
        let given = last.score.bonus.map_or(0, |(.., points)| points);
        bonus
            .into_iter()
            .chain(other_form.map(|points| (form, points)))
            .chain(kept.then(|| (PART_SCORE_KEPT, plus(game - given))))
            .chain(counted.then(|| (OVERTRICKS_COUNTED, plus(game - given))))
            .chain(other_side.map(|points| (OTHER_SIDE, points)))
            .chain([(COLUMNS_SWAPPED, [right[1], right[0]])])
            .collect()
    }
}

/// Deals before the question, by difficulty.
const NEXT: [&str; 3] = [
    "GAME, down, PART, GAME down, PART game, part LONG, GAME down PART, part game DOWN, PART LONG game",
    "GAME PASSED, PASSED part, PART game PASSED, GAME PASSED down, PART part PASSED GAME, game PART down PASSED",
    "GAME PASSED, PASSED part, PART game PASSED, GAME PASSED game, PART GAME PASSED GAME, game PART down PASSED",
];

/// Deals of which the last is asked, by difficulty.
const DEAL: [&str; 3] = [
    "GAME, PART, DOWN, part GAME, PART game, down DOWN, PART down game, GAME DOWN LONG",
    "PART FINISH, PART part FINISH, part DOWN finish, PART long, PART game PART, GAME part down PART, down PART GAME FINISH",
    "PART LONG, PART PASSED FINISH, part LONG doubled, PART game PASSED PART, PART down FINISH, GAME doubled DOWN part, part GAME finish DOWN",
];

/// Four deals that count, by difficulty.
const TOTAL: [&str; 3] = [
    "GAME down PART game, PART game DOWN GAME, part DOWN GAME PART",
    "PART FINISH down part, PART part GAME PART, game PART DOWN part, part GAME long DOWN",
    "PART PASSED FINISH doubled DOWN, part LONG finish PART, SLAM part down LONG, PART part DOUBLED FINISH",
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> Chicago {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let (plans, asks) = match skill {
        Skill::ChicagoConditions => {
            let who = difficulty.choose(30, 45, 40);
            (
                NEXT,
                draw.chance.either(who, Asks::Dealer, Asks::Vulnerable),
            )
        }
        Skill::ChicagoDeal => (DEAL, Asks::Points),
        _ => (TOTAL, Asks::Points),
    };
    let plans: Vec<&str> = plans[difficulty as usize - 1].split(", ").collect();
    let plan = draw.chance.pick_or(&plans, "GAME");
    let main_side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let hard = difficulty == Difficulty::Hard;
    let mut made = Chicago {
        deals: Vec::new(),
        we: draw.chance.pick_or(&Side::ALL, Side::NorthSouth).into(),
        asks,
        shown: asks == Asks::Points && difficulty == Difficulty::Easy,
        other_side: hard && draw.chance.percent(35),
        stand_alone: hard && asks == Asks::Points && draw.chance.percent(25),
    };
    // Part-scores count on here, also where they do not for the learner.
    let mut chicago = chicago::Chicago::new(Custom::default());
    for word in plan.split_whitespace() {
        let token: Token = word.parse().expect("plans name tokens");
        let side = match word.starts_with(char::is_uppercase) {
            true => main_side,
            false => main_side.opponents(),
        };
        let honours = draw.chance.percent(difficulty.choose(0, 10, 20));
        let deal = token.deal(draw, chicago.part_score(side), side, honours);
        chicago
            .add(deal.scored())
            .expect("plans have at most four deals that count");
        made.deals.push(deal);
    }
    made
}
