//! `arbitro judge`: the engine for other programs.
//!
//! One JSON object per line in, one per line out, in the same order; `id` is echoed as it was
//! written. A line that cannot be answered gets `{"id":…,"error":{"code":"…","message":"…"}}` and the
//! next one is read. Answers are flushed whenever no further complete line is waiting, so that a
//! program may ask and wait.
//!
//! The notation is neutral: seats `N E S W`, suits `S H D C`, strains `C D H S NT`, calls
//! `P X XX 1C…7NT`, cards suit first (`SA HT D2`), hands as cards or PBN `S.H.D.C`, vulnerability
//! `None NS EW All`, contracts `4S 4SX 4SXX 3NT`, `Pass` for a passed-out deal. Lists of calls and
//! cards are one string or a JSON array. Penalty cards are an object: `{"H5":"major"}`. Upper and
//! lower case are the same, `null` is the same as a missing field, and unknown fields are ignored.
//!
#![doc = concat!("```text\n", include_str!("protocol.txt"), "```")]
//!
//! Error codes: `bad_json` (no JSON, then `id` is null), `line_too_long` (over 1 MiB), `bad_request`
//! (a field is missing or of the wrong type), `unknown_ask`, `bad_notation`, `illegal_auction` and,
//! where the auction is what was asked about, `illegal_call`, `illegal_card` (all with `index` from 1
//! and `reasons`), `impossible_position`. In a list of deals `index` names the deal.

mod answer;
mod auction;
mod bidding_box;
mod cards;
mod choices;
mod claim;
mod consequences;
mod dummy_card;
mod equity;
mod evening;
mod inadmissible;
mod information;
mod insufficient;
mod irregular;
mod leads;
mod lines;
mod play;
mod premature_play;
mod refusal;
mod revoke;
mod rights;
mod rotation;
mod rubber;
mod score;
mod wire;

use std::io::{self, BufReader, Read, Write};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use answer::Answer;
use lines::{Line, read_line};
use refusal::{Code, Refusal};

/// One example of each question with its answer, for `--help`.
pub const PROTOCOL: &str = include_str!("protocol.txt");

/// The size of read and write buffers, in bytes.
const BLOCK: usize = 1 << 16;

/// Why reading or writing stopped.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// The input could not be read.
    #[error("the input could not be read: {0}")]
    Input(#[source] io::Error),
    /// The output could not be written. Callers treat a closed pipe as success.
    #[error("the output could not be written: {0}")]
    Output(#[source] io::Error),
}

type Judge = fn(&str) -> Result<Answer, Refusal>;

macro_rules! questions {
    ($($module:ident: $($ask:ident),+;)+) => {
        /// The questions, in the order of the examples.
        const QUESTIONS: &[(&str, Judge)] =
            &[$($((stringify!($ask), |line| $module::$ask(&read(line)?)),)+)+];
    };
}

questions! {
    auction: legal_calls, check_call, contract;
    score: score, board, matchpoints, imps;
    rubber: rubber;
    cards: exposed, legal_cards;
    play: play;
    leads: lead_options, lead_choice, lead_out_of_turn;
    premature_play: premature_play;
    play: trick;
    dummy_card: dummy_card;
    play: played;
    revoke: revoke;
    insufficient: insufficient_bid;
    rotation: call_out_of_rotation;
    inadmissible: change_of_call, inadmissible_call;
    claim: claim;
    information: unauthorized_information, explanation;
    evening: victory_points, cross_imps, butler, board_a_match, neuberg, adjusted_score,
        score_correction, movement, ranking;
    rights: dummys_act;
    equity: revoke_equity;
    irregular: defective_trick, wrong_board;
    bidding_box: bidding_box, stop_card;
    rubber: chicago;
}

/// The names of the questions: the values of the field `ask`.
pub fn asks() -> impl Iterator<Item = &'static str> {
    QUESTIONS.iter().map(|(ask, _)| *ask)
}

/// The fields common to all lines. `id` stays unparsed until the line is known to be an object.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    ask: Option<&'a RawValue>,
}

/// Answers every line of the input. Returns the number of lines answered with an error.
pub fn run(input: impl Read, mut output: impl Write) -> Result<usize, Stop> {
    let mut reader = BufReader::with_capacity(BLOCK, input);
    let mut line = Vec::with_capacity(256);
    let mut answers = Vec::with_capacity(2 * BLOCK);
    let mut refused = 0;
    loop {
        // If no further line is waiting, the other program may be waiting for this answer.
        if answers.len() >= BLOCK || !reader.buffer().contains(&b'\n') {
            let written = output.write_all(&answers);
            written
                .and_then(|()| output.flush())
                .map_err(Stop::Output)?;
            answers.clear();
        }
        let (id, judged) = match read_line(&mut reader, &mut line).map_err(Stop::Input)? {
            Line::End => break,
            Line::Read if line.trim_ascii().is_empty() => continue,
            Line::Read => respond(&line),
            Line::TooLong => (None, Err(Refusal::line_too_long())),
        };
        refused += usize::from(judged.is_err());
        let answer = judged.unwrap_or_else(|refusal| refusal.answer());
        let answer = Answer::default().with("id", id).and(&answer);
        answer.write(&mut answers);
        answers.push(b'\n');
    }
    Ok(refused)
}

/// The `id` of a line, as written, and its answer.
fn respond(line: &[u8]) -> (Option<&RawValue>, Result<Answer, Refusal>) {
    match head(line) {
        Ok((text, head)) => (head.id, judge(head.ask, text)),
        Err(refusal) => (None, Err(refusal)),
    }
}

fn head(line: &[u8]) -> Result<(&str, Head<'_>), Refusal> {
    let text = std::str::from_utf8(line).map_err(Refusal::json)?;
    let text = text.trim_start_matches('\u{feff}').trim();
    match serde_json::from_str(text) {
        Ok(head) if text.starts_with('{') => Ok((text, head)),
        Err(error) if !error.is_data() => Err(Refusal::json(error)),
        // Not an object, or an object with two `id` fields.
        Ok(_) => Err(Refusal::request("expected an object")),
        Err(error) => Err(Refusal::request(error)),
    }
}

fn judge(ask: Option<&RawValue>, line: &str) -> Result<Answer, Refusal> {
    let ask: String = read(ask.ok_or_else(|| Refusal::missing("ask"))?.get())?;
    match QUESTIONS.iter().find(|(known, _)| *known == ask) {
        Some((_, judge)) => judge(line),
        None => {
            let known: Vec<&str> = asks().collect();
            let (unknown, known) = (refusal::clipped(&ask), known.join(", "));
            let message = format!("`{unknown}` is not one of {known}");
            Err(Refusal::new(Code::UnknownAsk, message))
        }
    }
}

fn read<T: DeserializeOwned>(json: &str) -> Result<T, Refusal> {
    serde_json::from_str(json).map_err(Refusal::request)
}
