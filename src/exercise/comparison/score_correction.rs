//! `score_correction`: a score that was written wrongly, or tricks that were agreed wrongly. Is it
//! corrected, and what is the score now (Law 79)?
//! ```ron
//! score_correction(board: 5, written: "4S= S", right: "4S+1 S", fault: recorded, minutes: 20)
//! score_correction(board: 5, written: "4S= S", right: "4S+1 S", fault: tricks, round_over: true)
//! score_correction(board: 5, written: "4S= S", right: "4S+1 S", fault: tricks, minutes: 10, convinced: true)
//! score_correction(board: 5, written: "3NT= E", right: "3NT-1 E", fault: tricks, side: "EW", minutes: 40, period: 60)
//! ```

use crate::prelude::*;
use crate::scoring::board_result::{bid, line, working};
use crate::tournament::traveller::{self, TableResult};
use engine::tournament::correction::{PERIOD, Reported, ScoreFault};
use engine::tournament::traveller::Outcome;
use engine::vulnerability_of;

pub(crate) const SKILLS: &[Skill] = &[Skill::LateCorrection];

mistakes! {
    TRICK_ADDED = "correction-trick-added",
    PERIOD_FORGOTTEN = "correction-period-forgotten",
    TRICK_KEPT = "correction-trick-kept",
    NOT_TRICKS = "correction-not-tricks",
    ROUND_STILL_ON = "correction-round-still-on",
    STILL_IN_TIME = "correction-still-in-time",
    TRICKS_SOONER = "correction-tricks-sooner",
    OLD_SCORE = "correction-old-score",
    NEW_SCORE = "correction-new-score",
    OTHER_SIGN = "correction-other-sign",
}

/// What went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Wrong {
    /// What the table had agreed on was written wrongly.
    Recorded,
    /// The table agreed on a wrong number of tricks.
    Tricks,
}

/// What becomes of the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Corrected,
    /// The Director is not convinced that more tricks were won.
    NoMoreTricks,
    PeriodOver,
}

position! {
    /// A wrong line of a traveller, and when somebody says so.
    #[serde(rename = "score_correction")]
    pub struct ScoreCorrection {
        board: BoardNumber,
        /// The result as written.
        written: TableResult,
        /// The result that was agreed, or the tricks that were really won, as `side` says.
        right: TableResult,
        fault: Wrong,
        /// Who notices it.
        side: SideText = default,
        /// Whether the round is over.
        round_over: bool = default,
        /// Whether the Director is clearly convinced of the tricks, after the round.
        convinced: bool = default,
        /// How long the official score has been there to be seen.
        minutes: Option<u32> = default,
        /// The correction period, where the organiser has set another one.
        period: Option<u32> = default,
    }
}

/// A result that was played, with its score.
#[derive(Clone, Copy)]
struct Scored {
    declarer: Seat,
    deal: DealResult,
}

impl Scored {
    fn of(TableResult(outcome): TableResult, board: Board) -> Option<Self> {
        let Outcome::Played { declarer, line } = outcome else {
            return None;
        };
        let vulnerability = vulnerability_of(board.vulnerability(), Side::of(declarer));
        let deal = line.at(vulnerability);
        Some(Self { declarer, deal })
    }

    fn points(&self, side: Side) -> i32 {
        let points = self.deal.score();
        match side == Side::of(self.declarer) {
            true => points,
            false => -points,
        }
    }

    /// The tricks that a side has won.
    fn tricks(&self, side: Side) -> u8 {
        let won = self.deal.tricks.get();
        match side == Side::of(self.declarer) {
            true => won,
            false => 13 - won,
        }
    }
}

impl ScoreCorrection {
    fn reported(&self) -> Reported {
        match self.minutes {
            Some(minutes) => Reported::MinutesAfter(minutes),
            None if self.round_over => Reported::BeforeTheScore,
            None => Reported::InTheRound,
        }
    }

    /// The fault as the engine knows it; `None` if the two results do not fit it.
    fn fault(&self, written: &Scored, right: &Scored) -> Option<ScoreFault> {
        if self.fault == Wrong::Recorded {
            return Some(ScoreFault::Recorded);
        }
        let contract = |it: &Scored| (it.declarer, it.deal.bid, it.deal.doubling);
        let more = right.tricks(*self.side) > written.tricks(*self.side);
        let fault = match more {
            true => ScoreFault::TricksTooFew,
            false => ScoreFault::TricksTooMany,
        };
        (contract(written) == contract(right)).then_some(fault)
    }

    /// Whether tricks are in dispute after the round.
    fn is_disputed(&self, fault: ScoreFault) -> bool {
        fault == ScoreFault::TricksTooFew && self.reported() != Reported::InTheRound
    }

    /// What was agreed or won, and who says so when.
    fn scene(&self, fault: ScoreFault, right: &Scored) -> Vec<Phrase> {
        let side = Fact::Side(*self.side);
        let what = match fault {
            ScoreFault::Recorded => Phrase::new("scene-correction-recorded")
                .with("seat", Fact::Seat(right.declarer))
                .with("result", slip(right)),
            _ => Phrase::new("scene-correction-tricks")
                .with("side", side)
                .with("tricks", count(right.deal.tricks.get())),
        };
        let who = match fault {
            ScoreFault::Recorded => "scene-correction-noticed",
            ScoreFault::TricksTooFew if self.is_disputed(fault) && !self.convinced => {
                "scene-correction-doubted"
            }
            ScoreFault::TricksTooFew => "scene-correction-clear",
            ScoreFault::TricksTooMany => "scene-correction-gives-back",
        };
        let when = match self.reported() {
            Reported::InTheRound => Phrase::new("scene-correction-in-round"),
            Reported::BeforeTheScore => Phrase::new("scene-correction-before-score"),
            Reported::MinutesAfter(minutes) => {
                Phrase::new("scene-correction-after").with("minutes", count(minutes))
            }
        };
        let period = self
            .period
            .map(|period| Phrase::new("scene-correction-period").with("minutes", count(period)));
        let told = [what, Phrase::new(who).with("side", side), when];
        told.into_iter().chain(period).collect()
    }
}

fn slip(of: &Scored) -> Fact {
    let line = ResultLine {
        bid: of.deal.bid,
        doubling: of.deal.doubling,
        tricks: of.deal.tricks,
    };
    Fact::Slip(SlipEntry::Played(line))
}

impl Exercise for ScoreCorrection {
    fn pose(&self) -> Result<Posed, Fault> {
        let board = *self.board;
        let read = |of: TableResult| {
            Scored::of(of, board).ok_or_else(|| Fault::new("slip-passed-out", Field::Contract, "P"))
        };
        let (written, right) = (read(self.written)?, read(self.right)?);
        let side = Side::of(written.declarer);
        let period = self.period.unwrap_or(PERIOD);
        let late = self.minutes.is_some_and(|minutes| minutes > period);
        let fault = self.fault(&written, &right);
        // Two rules bar a trick more after the period: which one is no question.
        let fault = fault.filter(|&it| !(late && it == ScoreFault::TricksTooFew));
        let fault = fault.filter(|_| written.points(side) != right.points(side));
        let found = || traveller::write(&self.right.0);
        let fault = fault.ok_or_else(|| Fault::new("cannot-be", Field::Contract, found()))?;

        if self.convinced && !self.is_disputed(fault) {
            return Err(Fault::new("cannot-be", Field::Contract, found()));
        }

        let ruling = fault.correction(self.reported(), self.convinced, period);
        let fate = match ruling.corrected {
            true => Fate::Corrected,
            false if late => Fate::PeriodOver,
            false => Fate::NoMoreTricks,
        };
        let options = Options::plain([
            (Fate::Corrected, "option-score-corrected"),
            (Fate::NoMoreTricks, "option-no-more-tricks"),
            (Fate::PeriodOver, "option-period-over"),
        ]);
        let ask = Phrase::new("exercise-score_correction");
        let whether = Asked::one_of(Skill::LateCorrection, ask, &options, &fate)
            .because([ruling.reason.clone()])
            .mistakes(options.mistakes(wrong_fates(fault, fate)));

        let (valid, other, kept) = match ruling.corrected {
            true => (right, written, OLD_SCORE),
            false => (written, right, NEW_SCORE),
        };
        let points = valid.points(side);
        let ask = Phrase::new("exercise-score_correction-points").with("side", Fact::Side(side));
        let mut score = Asked::number(Skill::LateCorrection, ask, points)
            .because([ruling.reason])
            .mistakes([(kept, other.points(side)), (OTHER_SIGN, -points)])
            .giving_nothing_away();
        if Side::of(valid.declarer) == side {
            score.scored = Some(valid.deal);
            score = score
                .because(valid.deal.reasons())
                .working(working(&valid.deal));
        }
        let witness = format!("{} {points}", whether.solution_text());
        let cells = traveller::cells(&self.written.0, board);
        let columns = traveller::COLUMNS.into_iter().skip(2);
        let grid = Grid::new("grid-traveller-line", columns, vec![cells.to_vec()]);
        let scene = self.scene(fault, &right);
        let questions = [whether, score].map(|asked| {
            asked.showing([
                Exhibit::board(board),
                Exhibit::Grid(grid.clone()),
                Exhibit::Scene(scene.clone()),
            ])
        });
        Ok(Posed::new(questions.into(), witness))
    }
}

/// What leads to another ruling.
fn wrong_fates(fault: ScoreFault, fate: Fate) -> Vec<(Mistake, Fate)> {
    let about_tricks = match fault {
        ScoreFault::Recorded => NOT_TRICKS,
        ScoreFault::TricksTooFew => ROUND_STILL_ON,
        ScoreFault::TricksTooMany => TRICK_KEPT,
    };
    match fate {
        Fate::Corrected => vec![
            (about_tricks, Fate::NoMoreTricks),
            (STILL_IN_TIME, Fate::PeriodOver),
        ],
        Fate::NoMoreTricks => vec![
            (TRICK_ADDED, Fate::Corrected),
            (TRICKS_SOONER, Fate::PeriodOver),
        ],
        Fate::PeriodOver => vec![
            (PERIOD_FORGOTTEN, Fate::Corrected),
            (about_tricks, Fate::NoMoreTricks),
        ],
    }
}

/// Easy: half an hour, and nothing near its end. Medium: near the end of the period. Hard: another
/// period, and the wrong declarer or doubling.
pub(crate) fn generate(draw: &mut Draw<'_>) -> ScoreCorrection {
    let (board, declarer, right) = traveller::drawn(draw);
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    let period = match difficulty {
        Difficulty::Hard => chance.pick(&[45, 60, 90]),
        _ => None,
    };
    let most = i32::try_from(period.unwrap_or(PERIOD)).unwrap_or(30);
    let (recorded, fewer, late) = match chance.below(20) {
        0..4 => (true, false, false),
        4..8 => (true, false, true),
        8..15 => (false, true, false),
        15..18 => (false, false, false),
        _ => (false, false, true),
    };
    let margin = right.margin();
    let step = match chance.percent(50) && right.tricks.get() > 0 || right.tricks.get() == 13 {
        true => -1,
        false => 1,
    };
    let by_tricks = line(right.bid, right.doubling, margin + step);
    let level = i32::from(right.bid.level.get());
    let (written_by, written) = match chance.below(difficulty.choose(3, 4, 5)) {
        _ if !recorded => (declarer, by_tricks),
        0 | 1 => (declarer, by_tricks),
        2 => {
            let level = if level == 7 { 6 } else { level + 1 };
            let tricks = margin + i32::from(right.bid.level.get()) - level;
            let other = line(bid(level, right.bid.strain), right.doubling, tricks);
            (declarer, other)
        }
        3 => (declarer.lho(), right),
        _ => {
            let doubling = match right.doubling {
                Doubling::Undoubled => Doubling::Doubled,
                _ => Doubling::Undoubled,
            };
            (declarer, line(right.bid, doubling, margin))
        }
    };
    let result = |seat, line| -> TableResult {
        Outcome::Played {
            declarer: seat,
            line,
        }
        .into()
    };
    let ns_score = |of: TableResult| of.0.ns_score(board);
    let (mut wrong, right_result) = (result(written_by, written), result(declarer, right));
    // Two spades with an overtrick score what three spades do: nothing would be wrong.
    if ns_score(wrong) == ns_score(right_result) {
        wrong = result(declarer, by_tricks);
    }
    let gains = match written.tricks < right.tricks {
        true => Side::of(declarer),
        false => Side::of(declarer).opponents(),
    };
    let side = match recorded {
        true => chance.either(50, Side::NorthSouth, Side::EastWest),
        false if fewer => gains,
        false => gains.opponents(),
    };
    // A trick more is asked for in the round in two cases of seven.
    let in_round = !late && chance.percent(if fewer { 30 } else { 10 });
    let convinced = fewer && !in_round && chance.percent(40);
    let minutes = match (in_round, late) {
        (true, _) => None,
        (_, true) => Some(most + chance.between(1, difficulty.choose(90, 6, 40))),
        _ if chance.percent(25) => None,
        _ => Some(most - chance.between(difficulty.choose(6, 0, 0), difficulty.choose(25, 5, 14))),
    };
    ScoreCorrection {
        board: board.into(),
        written: wrong,
        right: right_result,
        fault: if recorded {
            Wrong::Recorded
        } else {
            Wrong::Tricks
        },
        side: side.into(),
        round_over: !in_round && minutes.is_none(),
        convinced,
        minutes: minutes.and_then(|it| u32::try_from(it).ok()),
        period,
    }
}
