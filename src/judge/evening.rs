//! `victory_points`, `cross_imps`, `butler`, `board_a_match`, `neuberg`, `adjusted_score`,
//! `score_correction`, `movement`, `ranking`.

use serde::Deserialize;
use serde_json::{Number, Value, json};

use crate::engine::score::Hundredths;
use crate::engine::score::adjusted::{Responsibility, split_reason};
use crate::engine::score::aggregate::TeamBoard;
use crate::engine::score::matchpoints::Matchpoints;
use crate::engine::score::neuberg as formula;
use crate::engine::score::pairs_imps;
use crate::engine::score::ranking::{Standing, Tally, ranking as standings};
use crate::engine::score::victory::VictoryScale;
use crate::engine::tournament::correction::{PERIOD, Reported, ScoreFault};
use crate::engine::tournament::movement::Meeting;
use crate::engine::tournament::{Howell, Movement, PairNumber};

use super::answer::Answer;
use super::refusal::Refusal;
use super::score::read_scale;
use super::wire::{given, id_of};

/// A number with two decimals, as a JSON number.
fn decimal(number: Hundredths) -> Value {
    (f64::from(number.get()) / 100.0).into()
}

#[derive(Deserialize)]
pub(super) struct MarginAsked {
    margin: i32,
    boards: u32,
}

pub(super) fn victory_points(asked: &MarginAsked) -> Result<Answer, Refusal> {
    let scale = VictoryScale::new(asked.boards);
    let none = || Refusal::impossible(format_args!("a match of {} boards", asked.boards));
    let scale = scale.ok_or_else(none)?;
    let share = |margin: i32| decimal(scale.of(margin));
    let answer = Answer::default().with("ours", share(asked.margin));
    let answer = answer.with("theirs", share(asked.margin.saturating_neg()));
    Ok(answer.because(&[scale.reason(asked.margin)]))
}

#[derive(Deserialize)]
pub(super) struct ScoresAsked {
    ns: Vec<i32>,
}

impl ScoresAsked {
    fn scores(&self) -> Result<&[i32], Refusal> {
        let none = || Refusal::impossible("there is no score to compare");
        Some(self.ns.as_slice())
            .filter(|scores| !scores.is_empty())
            .ok_or_else(none)
    }
}

/// The IMPs of both sides, which are opposite.
fn both(ns: &[i32]) -> Answer {
    let ew: Vec<i32> = ns.iter().map(|imps| -imps).collect();
    Answer::default().with("ns", ns).with("ew", ew)
}

pub(super) fn cross_imps(asked: &ScoresAsked) -> Result<Answer, Refusal> {
    let imps = pairs_imps::cross_imps(asked.scores()?).map_err(Refusal::impossible)?;
    Ok(both(&imps).because(&[pairs_imps::cross_reason(&asked.ns)]))
}

pub(super) fn butler(asked: &ScoresAsked) -> Result<Answer, Refusal> {
    let imps = pairs_imps::butler(asked.scores()?).map_err(Refusal::impossible)?;
    let answer = Answer::default().given("datum", pairs_imps::datum(&asked.ns));
    Ok(answer
        .and(&both(&imps))
        .because(&[pairs_imps::datum_reason(&asked.ns)]))
}

#[derive(Deserialize)]
pub(super) struct TwoTablesAsked {
    ours: i32,
    theirs: i32,
}

pub(super) fn board_a_match(asked: &TwoTablesAsked) -> Result<Answer, Refusal> {
    let &TwoTablesAsked { ours, theirs } = asked;
    let board = TeamBoard { ours, theirs };
    Ok(Answer::default().with("points", board.board_a_match()))
}

#[derive(Deserialize)]
pub(super) struct FewerScoresAsked {
    matchpoints: f64,
    scores: u32,
    expected: u32,
    per_win: Option<i64>,
}

pub(super) fn neuberg(asked: &FewerScoresAsked) -> Result<Answer, Refusal> {
    let scale = read_scale(asked.per_win)?;
    let halves = 2.0 * asked.matchpoints;
    let top = 2.0 * f64::from(scale.per_win()) * f64::from(asked.scores.saturating_sub(1));
    if halves.fract() != 0.0 || !(0.0..=top).contains(&halves) {
        let message = format_args!("{} matchpoints on such a board", asked.matchpoints);
        return Err(Refusal::impossible(message));
    }
    // A whole number between 0 and the top, which is below 2 to the power of 35.
    let won = Matchpoints::from_halves(halves as u64);
    let made = formula::neuberg(won, asked.scores, asked.expected, scale);
    let none = || Refusal::impossible("more scores than expected, or none");
    Ok(Answer::default().with("matchpoints", decimal(made.ok_or_else(none)?)))
}

#[derive(Deserialize)]
pub(super) struct NoResultAsked {
    ns: String,
    ew: String,
    ns_session: Option<f64>,
    ew_session: Option<f64>,
    imps: Option<bool>,
}

pub(super) fn adjusted_score(asked: &NoResultAsked) -> Result<Answer, Refusal> {
    let sides = [
        (
            read_responsibility(&asked.ns)?,
            read_session(asked.ns_session)?,
        ),
        (
            read_responsibility(&asked.ew)?,
            read_session(asked.ew_session)?,
        ),
    ];
    if given(asked.imps) {
        let [ns, ew] = sides.map(|(ruled, _)| ruled.imps());
        let answer = Answer::default().with("ns", ns).with("ew", ew);
        let reasons = sides.map(|(ruled, _)| ruled.imps_reason());
        let split = (ns + ew != 0).then(split_reason);
        return Ok(answer.because(reasons.iter().chain(&split)));
    }
    let [ns, ew] = sides.map(|(ruled, session)| ruled.share_with(session));
    let reasons = sides.map(|(ruled, session)| ruled.reason(session));
    let split = (ns.get() + ew.get() != 10_000).then(split_reason);
    let answer = Answer::default().with("ns", decimal(ns));
    let answer = answer.with("ew", decimal(ew));
    Ok(answer.because(reasons.iter().chain(&split)))
}

fn read_responsibility(word: &str) -> Result<Responsibility, Refusal> {
    let unknown = || {
        let known = "at_fault, partly_at_fault, not_at_fault";
        Refusal::notation(format_args!("`{word}` is not one of {known}"))
    };
    Responsibility::from_id(&id_of(word)).ok_or_else(unknown)
}

/// A percentage, rounded to hundredths.
fn read_session(percent: Option<f64>) -> Result<Option<Hundredths>, Refusal> {
    let read = |percent: f64| {
        let possible = (0.0..=100.0).contains(&percent);
        let none = || Refusal::impossible(format_args!("a session of {percent} %"));
        // At most 10,000.
        let hundredths = (100.0 * percent).round() as i32;
        possible
            .then(|| Hundredths::new(hundredths))
            .ok_or_else(none)
    };
    percent.map(read).transpose()
}

#[derive(Deserialize)]
pub(super) struct CorrectionAsked {
    fault: String,
    minutes: Option<u32>,
    round_over: Option<bool>,
    convinced: Option<bool>,
    period: Option<u32>,
}

pub(super) fn score_correction(asked: &CorrectionAsked) -> Result<Answer, Refusal> {
    let unknown = || {
        let known = "recorded, tricks_too_few, tricks_too_many";
        Refusal::notation(format_args!("`{}` is not one of {known}", asked.fault))
    };
    let fault = ScoreFault::from_id(&id_of(&asked.fault)).ok_or_else(unknown)?;
    let reported = match asked.minutes {
        Some(minutes) => Reported::MinutesAfter(minutes),
        None if given(asked.round_over) => Reported::BeforeTheScore,
        None => Reported::InTheRound,
    };
    let period = asked.period.unwrap_or(PERIOD);
    let correction = fault.correction(reported, given(asked.convinced), period);
    let answer = Answer::default().with("corrected", correction.corrected);
    Ok(answer.because(&[correction.reason]))
}

#[derive(Deserialize)]
pub(super) struct MovementAsked {
    tables: u8,
    round: u8,
    howell: Option<bool>,
    missing: Option<u8>,
    turned: Option<bool>,
}

pub(super) fn movement(asked: &MovementAsked) -> Result<Answer, Refusal> {
    let &MovementAsked { tables, round, .. } = asked;
    let (rounds, meetings) = match given(asked.howell) {
        true => {
            let none = || Refusal::impossible(format_args!("a Howell of {tables} tables"));
            let howell = Howell::new(tables).ok_or_else(none)?;
            (howell.rounds(), howell.round(round))
        }
        false => {
            let movement = Movement::new(tables).map_err(Refusal::impossible)?;
            (movement.rounds(), movement.round(round))
        }
    };
    let meetings = meetings.map_err(Refusal::impossible)?;
    let missing = asked.missing.and_then(PairNumber::new);
    let sits_out = missing.and_then(|missing| meetings.iter().find_map(|it| it.opponents(missing)));
    if asked.missing.is_some() && sits_out.is_none() {
        return Err(Refusal::impossible("the missing pair is none of these"));
    }
    let row = |it: &Meeting| {
        let it = match given(asked.turned) {
            true => it.arrow_switched(),
            false => *it,
        };
        json!({"table": it.table.number(), "ns": it.ns.number(), "ew": it.ew.number(),
            "boards": it.boards})
    };
    let answer = Answer::default().with("rounds", rounds);
    let answer = answer.with("tables", meetings.iter().map(row).collect::<Vec<_>>());
    Ok(answer.given("sits_out", sits_out.map(PairNumber::number)))
}

#[derive(Deserialize)]
pub(super) struct SessionsAsked {
    /// The matchpoints of each pair, and the most it could have.
    sessions: Vec<(Number, u32)>,
}

/// A number of matchpoints that is exact to the half.
fn halves(points: &Number) -> Option<Matchpoints> {
    let points = points.to_string();
    let (whole, half) = match points.split_once('.') {
        None | Some((_, "0")) => (points.trim_end_matches(".0"), 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return None,
    };
    let whole: u32 = whole.parse().ok()?;
    Some(Matchpoints::from_halves(2 * u64::from(whole) + half))
}

pub(super) fn ranking(asked: &SessionsAsked) -> Result<Answer, Refusal> {
    let tallies: Vec<Tally> = asked
        .sessions
        .iter()
        .map(|(won, top)| {
            let impossible = || Refusal::impossible(format_args!("{won} of {top} matchpoints"));
            let won = halves(won).ok_or_else(impossible)?;
            let top = Matchpoints::from_halves(2 * u64::from(*top));
            (won <= top)
                .then_some(Tally { won, top })
                .ok_or_else(impossible)
        })
        .collect::<Result<_, _>>()?;
    let standings = standings((1_u32..).zip(tallies));
    let row = |it: &Standing<u32>| {
        let percent = it
            .tally
            .percentage()
            .map(|share| f64::from(share.hundredths()) / 100.0);
        json!({"pair": it.pair, "place": it.place, "percent": percent})
    };
    let rows: Vec<Value> = standings.iter().map(row).collect();
    Ok(Answer::default().with("ranking", rows))
}
