//! `score_contract`: what does a result score? As a total, or line by line.

use std::collections::BTreeMap;

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Bid, Level, Seat, Strain};
use serde::Deserialize;

use crate::engine::score::duplicate::trick_value;
use crate::engine::score::{Account, DealResult, ScoreItem, Tricks};
use crate::engine::{Board, Doubling, Fact, Reason, Side, Vulnerability, vulnerability_of};
use crate::exercise::{
    AccountEntries, Answer, Ask, Chance, Difficulty, Exercise, Exhibit, Grade, Kind, Phrase,
    Question, Skill, Slip, Step, Verdict, fields,
};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("sign-forgotten"),
    Slip("forgot-notrump-ten"),
    Slip("bonus-of-other-vulnerability"),
    Slip("undertricks-of-other-vulnerability"),
    Slip("undertricks-not-doubled"),
    Slip("undertricks-simply-doubled"),
    Slip("insult-forgotten"),
    Slip("trick-points-not-doubled"),
    Slip("doubled-the-bonus"),
    Slip("overtricks-counted-towards-game"),
    Slip("overtricks-forgotten"),
    Slip("overtricks-not-doubled"),
    Slip("bonus-forgotten"),
    Slip("part-score-for-game"),
    Slip("slam-bonus-forgotten"),
    Slip("game-bonus-forgotten-in-slam"),
    Slip("slam-bonus-unbid"),
    Slip("book-counted"),
    Slip("wrong-trick-value"),
];

/// How the answer is given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// One number.
    #[default]
    Total,
    /// The account, line by line.
    Account,
}

/// A contract with its result on a board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct ScoreContract {
    bid: Bid,
    doubling: Doubling,
    declarer: Seat,
    tricks: Tricks,
    number: Option<u32>,
    vulnerability: AbsoluteVulnerability,
    form: Form,
}

/// As lessons write it: `score_contract(contract: "3NT", declarer: S, tricks: 11, vulnerable: "NS")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "score_contract")]
struct Written {
    #[serde(deserialize_with = "fields::contract")]
    contract: (Bid, Doubling),
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::tricks")]
    tricks: Tricks,
    #[serde(
        default = "fields::none_vulnerable",
        deserialize_with = "fields::vulnerability"
    )]
    vulnerable: AbsoluteVulnerability,
    #[serde(default)]
    form: Form,
}

impl From<Written> for ScoreContract {
    fn from(written: Written) -> Self {
        Self {
            bid: written.contract.0,
            doubling: written.contract.1,
            declarer: written.declarer,
            tricks: written.tricks,
            number: None,
            vulnerability: written.vulnerable,
            form: written.form,
        }
    }
}

impl ScoreContract {
    /// What the engine scores.
    #[must_use]
    pub fn result(&self) -> DealResult {
        DealResult {
            bid: self.bid,
            doubling: self.doubling,
            vulnerability: vulnerability_of(self.vulnerability, Side::of(self.declarer)),
            tricks: self.tricks,
        }
    }

    fn answer(&self, account: &Entries) -> Answer {
        match self.form {
            Form::Total => Answer::Number(account.values().sum()),
            Form::Account => Answer::Account(account.clone()),
        }
    }

    fn mistakes(&self) -> Vec<(Slip, Answer)> {
        let result = self.result();
        let right = entries(&result.account());
        let mut mistakes: Vec<(Slip, Answer)> = wrong_accounts(&result, &right)
            .into_iter()
            .map(|(id, account)| (Slip(id), self.answer(&account)))
            .collect();
        if self.form == Form::Total {
            let total = result.account().total();
            mistakes.insert(0, (Slip("sign-forgotten"), Answer::Number(-total)));
        } else if !result.is_made() {
            let turned = right
                .iter()
                .map(|(&item, &points)| (item, -points))
                .collect();
            mistakes.insert(0, (Slip("sign-forgotten"), Answer::Account(turned)));
        }
        mistakes
    }

    fn reasons(&self) -> Vec<Reason> {
        let result = self.result();
        if !result.is_made() {
            let id = match result.doubling {
                Doubling::Undoubled => "score-undertricks",
                Doubling::Doubled | Doubling::Redoubled => "score-undertricks-doubled",
            };
            return vec![
                Reason::new(id, "77")
                    .with("down", Fact::Number(-result.margin()))
                    .with("doubling", Fact::Doubling(result.doubling))
                    .with("vulnerability", Fact::Vulnerability(result.vulnerability)),
            ];
        }
        let trick_score = result.trick_score().points;
        let id = if trick_score >= 100 {
            "score-game"
        } else {
            "score-part-score"
        };
        let kind = Reason::new(id, "77")
            .with("points", Fact::Number(trick_score))
            .with("vulnerability", Fact::Vulnerability(result.vulnerability))
            .with(
                "premium",
                Fact::Number(
                    result.account().points(ScoreItem::Game)
                        + result.account().points(ScoreItem::PartScore),
                ),
            );
        let slam = match self.bid.level.get() {
            6 => Some("score-small-slam"),
            7 => Some("score-grand-slam"),
            _ => None,
        };
        let doubled = match result.doubling {
            Doubling::Undoubled => None,
            Doubling::Doubled => Some("score-doubled"),
            Doubling::Redoubled => Some("score-redoubled"),
        };
        let more = slam
            .into_iter()
            .chain(doubled)
            .map(|id| Reason::new(id, "77"));
        [kind].into_iter().chain(more).collect()
    }
}

/// A score by its lines, zero lines left out.
type Entries = AccountEntries;

fn entries(account: &Account) -> Entries {
    account
        .lines()
        .iter()
        .map(|line| (line.item, line.points))
        .collect()
}

/// A copy of the right account with some lines changed; `None` leaves a line out.
fn changed(right: &Entries, changes: &[(ScoreItem, Option<i32>)]) -> Entries {
    let mut account = right.clone();
    for &(item, points) in changes {
        match points {
            Some(points) => account.insert(item, points),
            None => account.remove(&item),
        };
    }
    account
}

/// The accounts that well-known wrong rules give, each a function beside the right one.
fn wrong_accounts(result: &DealResult, right: &Entries) -> Vec<(&'static str, Entries)> {
    if result.is_made() {
        wrong_when_made(result, right)
    } else {
        wrong_when_down(result)
    }
}

fn wrong_when_down(result: &DealResult) -> Vec<(&'static str, Entries)> {
    let down = -result.margin();
    let with = |doubling, vulnerability| {
        entries(
            &DealResult {
                doubling,
                vulnerability,
                ..*result
            }
            .account(),
        )
    };
    let undoubled = DealResult {
        doubling: Doubling::Undoubled,
        ..*result
    }
    .account()
    .total();
    let line = |points| BTreeMap::from([(ScoreItem::Undertricks, points)]);
    vec![
        (
            "undertricks-of-other-vulnerability",
            with(result.doubling, result.vulnerability.other()),
        ),
        (
            "undertricks-not-doubled",
            with(Doubling::Undoubled, result.vulnerability),
        ),
        (
            "undertricks-simply-doubled",
            line(undoubled * result.doubling.factor()),
        ),
        (
            "wrong-trick-value",
            line(-down * trick_value(result.bid.strain)),
        ),
    ]
}

fn wrong_when_made(result: &DealResult, right: &Entries) -> Vec<(&'static str, Entries)> {
    use ScoreItem::{Game, GrandSlam, Insult, Overtricks, PartScore, SmallSlam, TrickScore};
    let with = |item: ScoreItem, points: i32| changed(right, &[(item, Some(points))]);
    let of = |item: ScoreItem| right.get(&item).copied().unwrap_or(0);
    let level = i32::from(result.bid.level.get());
    let factor = result.doubling.factor();
    let over = result.margin();
    let each = trick_value(result.bid.strain);
    let is_game = right.contains_key(&Game);
    let is_slam = level >= 6;
    let doubled = result.doubling != Doubling::Undoubled;
    let game = if result.vulnerability.is_vulnerable() {
        500
    } else {
        300
    };
    let mut wrong = Vec::new();

    let other = DealResult {
        vulnerability: result.vulnerability.other(),
        ..*result
    };
    let other = entries(&other.account());
    let premiums: Vec<_> = [Game, SmallSlam, GrandSlam]
        .map(|item| (item, other.get(&item).copied()))
        .to_vec();
    wrong.push(("bonus-of-other-vulnerability", changed(right, &premiums)));
    wrong.push(("bonus-of-other-vulnerability", other));
    if result.bid.strain == Strain::Notrump {
        wrong.push(("forgot-notrump-ten", with(TrickScore, level * 30 * factor)));
    }
    if doubled {
        wrong.push(("insult-forgotten", changed(right, &[(Insult, None)])));
        wrong.push((
            "trick-points-not-doubled",
            with(TrickScore, of(TrickScore) / factor),
        ));
        let undoubled = DealResult {
            doubling: Doubling::Undoubled,
            ..*result
        }
        .account();
        wrong.push(("trick-points-not-doubled", entries(&undoubled)));
        wrong.push((
            "doubled-the-bonus",
            changed(
                right,
                &[
                    (Game, right.get(&Game).map(|points| points * factor)),
                    (
                        PartScore,
                        right.get(&PartScore).map(|points| points * factor),
                    ),
                ],
            ),
        ));
        wrong.push(("overtricks-not-doubled", with(Overtricks, over * each)));
        wrong.push((
            "part-score-for-game",
            changed(right, &[(Game, None), (PartScore, Some(50))]),
        ));
    }
    if over > 0 {
        wrong.push((
            "overtricks-forgotten",
            changed(right, &[(Overtricks, None)]),
        ));
        // Counting every trick made as contracted may lift a part-score to game.
        if !is_game && of(TrickScore) + of(Overtricks) >= 100 {
            let lifted = changed(right, &[(PartScore, None), (Game, Some(game))]);
            wrong.push(("overtricks-counted-towards-game", lifted));
        }
        if level < 6 && level + over >= 6 {
            let slam = if result.vulnerability.is_vulnerable() {
                750
            } else {
                500
            };
            let (item, slam) = if level + over == 7 {
                (GrandSlam, slam * 2)
            } else {
                (SmallSlam, slam)
            };
            wrong.push(("slam-bonus-unbid", with(item, slam)));
        }
    }
    if is_slam {
        let none = changed(right, &[(SmallSlam, None), (GrandSlam, None)]);
        wrong.push(("slam-bonus-forgotten", none));
        wrong.push((
            "game-bonus-forgotten-in-slam",
            changed(right, &[(Game, None)]),
        ));
    }
    if is_game {
        wrong.push((
            "part-score-for-game",
            changed(right, &[(Game, None), (PartScore, Some(50))]),
        ));
    }
    wrong.push((
        "bonus-forgotten",
        changed(
            right,
            &[
                (Game, None),
                (PartScore, None),
                (SmallSlam, None),
                (GrandSlam, None),
            ],
        ),
    ));
    let ten = if result.bid.strain == Strain::Notrump {
        10
    } else {
        0
    };
    let all_tricks = i32::from(result.tricks.get());
    wrong.push((
        "book-counted",
        changed(
            right,
            &[
                (TrickScore, Some((all_tricks * each + ten) * factor)),
                (Overtricks, None),
            ],
        ),
    ));
    wrong.push((
        "book-counted",
        BTreeMap::from([(TrickScore, all_tricks * each + ten)]),
    ));
    let swapped = if each == 20 { 30 } else { 20 };
    let swapped_over = if doubled {
        of(Overtricks)
    } else {
        over * swapped
    };
    wrong.push((
        "wrong-trick-value",
        changed(
            right,
            &[
                (TrickScore, Some((level * swapped + ten) * factor)),
                (Overtricks, (over > 0).then_some(swapped_over)),
            ],
        ),
    ));
    wrong
}

impl Exercise for ScoreContract {
    fn kind(&self) -> Kind {
        Kind::ScoreContract
    }

    fn pose(&self, _part: usize) -> Question {
        let id = match self.form {
            Form::Total => "exercise-score_contract",
            Form::Account => "exercise-score_contract-account",
        };
        let prompt = Phrase::new(id)
            .with("seat", Fact::Seat(self.declarer))
            .with("side", Fact::Side(Side::of(self.declarer)))
            .with("bid", Fact::Bid(self.bid))
            .with("doubling", Fact::Doubling(self.doubling))
            .with("tricks", Fact::Number(i32::from(self.tricks.get())));
        let exhibits = vec![
            Exhibit::Result {
                result: self.result(),
                declarer: self.declarer,
            },
            Exhibit::Board {
                number: self.number,
                dealer: self.number.and_then(Board::new).map(Board::dealer),
                vulnerability: self.vulnerability,
            },
        ];
        let ask = match self.form {
            Form::Total => Ask::Number,
            Form::Account => Ask::Account,
        };
        Question {
            prompt,
            exhibits,
            ask,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        self.answer(&entries(&self.result().account()))
    }

    fn witness(&self) -> String {
        self.result().account().total().to_string()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade =
            Grade::of(self.solve(part), answer, self.reasons()).with_slip(answer, self.mistakes());
        let account = self.result().account();
        grade.steps = steps(&account, answer);
        if let (Verdict::Wrong, Answer::Account(given)) = (grade.verdict, answer) {
            let any_right = account
                .lines()
                .iter()
                .any(|line| given.get(&line.item) == Some(&line.points));
            if any_right {
                grade.verdict = Verdict::Partly;
            }
        }
        grade
    }
}

/// The lines of the score, with what the learner has otherwise.
fn steps(account: &Account, answer: &Answer) -> Vec<Step> {
    let given = match answer {
        Answer::Account(given) => Some(given),
        _ => None,
    };
    let written = |item: ScoreItem| given.map(|given| given.get(&item).copied().unwrap_or(0));
    let mut steps: Vec<Step> = account
        .lines()
        .iter()
        .map(|line| Step::Line {
            line: line.clone(),
            wrong: written(line.item).filter(|&points| points != line.points),
        })
        .collect();
    let surplus = ScoreItem::ALL.into_iter().filter_map(|item| {
        let wrong = written(item).filter(|&points| points != 0)?;
        let belongs = account.lines().iter().any(|line| line.item == item);
        (!belongs).then_some(Step::Surplus { item, wrong })
    });
    steps.extend(surplus);
    let sum = match answer {
        Answer::Number(number) => Some(*number),
        Answer::Account(given) => Some(given.values().sum()),
        _ => None,
    };
    let total = account.total();
    steps.push(Step::Total {
        total,
        wrong: sum.filter(|&sum| sum != total),
    });
    steps
}

/// A result that practises the skill.
#[must_use]
pub fn generate(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> ScoreContract {
    let number = chance.between(1, 16).unsigned_abs();
    let board = Board::new(number).map_or(AbsoluteVulnerability::NONE, Board::vulnerability);
    let declarer = chance.pick_or(&Seat::ALL, Seat::South);
    let mut item = ScoreContract {
        bid: Bid::new(4, Strain::Spades),
        doubling: Doubling::Undoubled,
        declarer,
        tricks: Tricks::new(10).unwrap_or(any_tricks(0)),
        number: Some(number),
        vulnerability: board,
        form: if chance.percent(40) {
            Form::Account
        } else {
            Form::Total
        },
    };
    let suits = [
        Strain::Clubs,
        Strain::Diamonds,
        Strain::Hearts,
        Strain::Spades,
    ];
    let strain = match skill {
        Skill::TrickPointsSuit => chance.pick_or(&suits, Strain::Spades),
        Skill::TrickPointsNotrump => Strain::Notrump,
        _ => chance.pick_or(&Strain::ASC, Strain::Hearts),
    };
    let hard = difficulty == Difficulty::Hard;
    let level = match skill {
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::Overtricks => {
            chance.between(1, if hard { 5 } else { 4 })
        }
        Skill::GameBonus => match strain {
            Strain::Notrump => chance.between(2, 5),
            Strain::Hearts | Strain::Spades => chance.between(3, 5),
            Strain::Clubs | Strain::Diamonds => chance.between(4, 5),
        },
        Skill::SlamBonus => chance.between(if hard { 5 } else { 6 }, 7),
        Skill::DoubledContract => chance.between(1, if hard { 6 } else { 4 }),
        _ => chance.between(1, if hard { 7 } else { 5 }),
    };
    item.bid = Bid {
        level: level_of(level),
        strain,
    };
    let room = 7 - level;
    let margin = match skill {
        Skill::Overtricks => chance.between(1, if hard { 5 } else { 3 }),
        Skill::Undertricks => -chance.between(1, if hard { 6 } else { 3 }),
        Skill::DoubledUndertricksNotVulnerable | Skill::DoubledUndertricksVulnerable => {
            -chance.between(1, if hard { 7 } else { 4 })
        }
        _ => chance.pick_or(
            if difficulty == Difficulty::Easy {
                &[0, 0, 1]
            } else {
                &[0, 1, 2]
            },
            0,
        ),
    };
    item.tricks = any_tricks(6 + level + margin.min(room));
    let redoubled = difficulty != Difficulty::Easy && chance.percent(30);
    item.doubling = match skill {
        Skill::DoubledContract
        | Skill::DoubledUndertricksNotVulnerable
        | Skill::DoubledUndertricksVulnerable => {
            if redoubled {
                Doubling::Redoubled
            } else {
                Doubling::Doubled
            }
        }
        Skill::Overtricks if hard && chance.percent(50) => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    // The side that declares decides: seat it where the skill wants it.
    let wanted = match skill {
        Skill::DoubledUndertricksNotVulnerable => Some(Vulnerability::NotVulnerable),
        Skill::DoubledUndertricksVulnerable => Some(Vulnerability::Vulnerable),
        _ => None,
    };
    if let Some(wanted) = wanted {
        for _ in 0..16 {
            if vulnerability_of(item.vulnerability, Side::of(item.declarer)) == wanted {
                break;
            }
            let next = item.number.unwrap_or(1) % 16 + 1;
            item.number = Some(next);
            item.vulnerability =
                Board::new(next).map_or(AbsoluteVulnerability::NONE, Board::vulnerability);
        }
    }
    item
}

fn level_of(level: i32) -> Level {
    Level::try_new(u8::try_from(level.clamp(1, 7)).unwrap_or(1)).unwrap_or(Level::new(1))
}

/// So many tricks, brought into the range 0 to 13.
fn any_tricks(tricks: i32) -> Tricks {
    let tricks = u8::try_from(tricks.clamp(0, 13)).unwrap_or(0);
    Tricks::new(tricks).unwrap_or_else(|| Tricks::all().next().expect("0 tricks are possible"))
}
