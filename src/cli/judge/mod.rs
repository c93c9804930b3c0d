//! `arbitro judge`: the engine for other programs.
//!
//! One JSON object per line in, one per line out, in the same order; `id` is
//! echoed as it was written. A line that cannot be answered gets
//! `{"id":…,"error":{"code":"…","message":"…"}}` and the next one is read.
//! Answers are flushed whenever no further complete line is waiting, so that a
//! program may ask and wait.
//!
//! The notation is neutral: seats `N E S W`, suits `S H D C`, strains
//! `C D H S NT`, calls `P X XX 1C…7NT`, cards suit first (`SA HT D2`), hands as
//! cards or PBN `S.H.D.C`, vulnerability `None NS EW All`, contracts `4S 4SX
//! 4SXX 3NT`, `Pass` for a passed-out deal. Lists of calls and cards are one
//! string or a JSON array. Penalty cards are an object: `{"H5":"major"}`.
//! Capitals do not matter; unknown fields are passed over.
//!
#![doc = concat!("```text\n", include_str!("protocol.txt"), "```")]
//!
//! Error codes: `bad_json` (no JSON, then `id` is null), `line_too_long` (over
//! 1 MiB), `bad_request` (a field is missing or of the wrong type),
//! `unknown_ask`, `bad_notation`, `illegal_auction` and, where the auction is
//! what was asked about, `illegal_call`, `illegal_card` (all with `index` from
//! 1 and `reasons`), `impossible_position`. In a list of deals `index` names
//! the deal.

mod auction;
mod cards;
mod choices;
mod compare;
mod consequences;
mod dummy_card;
mod inadmissible;
mod insufficient;
mod lead_out_of_turn;
mod leads;
mod lines;
mod own_turn;
mod play;
mod played;
mod premature_play;
mod refusal;
mod revoke;
mod rotation;
mod rubber;
mod score;
mod trick;
mod wire;

use std::borrow::Cow;
use std::io::{BufReader, Read, Write};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Status, Stop};
use lines::{Line, has_line, read_line};
use refusal::{Code, Refusal};

/// One example of each question with its answer, for `--help`.
pub const PROTOCOL: &str = include_str!("protocol.txt");

/// What can be asked, in the order of the examples.
pub const ASKS: [&str; 23] = [
    "legal_calls",
    "check_call",
    "contract",
    "score",
    "board",
    "matchpoints",
    "imps",
    "rubber",
    "exposed",
    "legal_cards",
    "play",
    "lead_options",
    "lead_choice",
    "lead_out_of_turn",
    "premature_play",
    "trick",
    "dummy_card",
    "played",
    "revoke",
    "insufficient_bid",
    "call_out_of_rotation",
    "change_of_call",
    "inadmissible_call",
];

/// How much is read and written at once, in bytes.
const BLOCK: usize = 1 << 16;

/// What every line has. Kept as written until it is known to be an object.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    ask: Option<&'a RawValue>,
}

/// Answers every line of the input. [`Status::Failed`] if any had an error.
///
/// # Errors
/// [`Stop`].
pub fn run(input: impl Read, mut output: impl Write) -> Result<Status, Stop> {
    let mut reader = BufReader::with_capacity(BLOCK, input);
    let mut line = Vec::with_capacity(256);
    let mut answers = Vec::with_capacity(2 * BLOCK);
    let mut status = Status::Done;
    loop {
        // Whoever waits for an answer before asking on gets it now.
        if answers.len() >= BLOCK || !has_line(&reader) {
            output
                .write_all(&answers)
                .and_then(|()| output.flush())
                .map_err(Stop::Output)?;
            answers.clear();
        }
        let answered = match read_line(&mut reader, &mut line).map_err(Stop::Input)? {
            Line::End => break,
            Line::Read if line.trim_ascii().is_empty() => continue,
            Line::Read => respond(&line, &mut answers),
            Line::TooLong => refuse("null", Refusal::line_too_long(), &mut answers),
        };
        if answered == Status::Failed {
            status = Status::Failed;
        }
    }
    Ok(status)
}

/// Writes the answer to one line behind what is there.
fn respond(line: &[u8], answers: &mut Vec<u8>) -> Status {
    let bad_json = |error: &dyn std::fmt::Display| Refusal::new(Code::BadJson, error.to_string());
    let text = match std::str::from_utf8(line) {
        Ok(text) => text.trim_start_matches('\u{feff}').trim(),
        Err(error) => return refuse("null", bad_json(&error), answers),
    };
    let head: Head<'_> = match serde_json::from_str(text) {
        Ok(head) if text.starts_with('{') => head,
        Err(error) if !error.is_data() => return refuse("null", bad_json(&error), answers),
        // A list, a number …, or an `id` given twice.
        Ok(_) => return refuse("null", Refusal::request("expected an object"), answers),
        Err(error) => return refuse("null", Refusal::request(error), answers),
    };
    let id = head.id.map_or("null", RawValue::get);
    let ask: Result<Cow<'_, str>, Refusal> = match head.ask {
        None => Err(Refusal::request("missing field `ask`")),
        Some(raw) => serde_json::from_str::<wire::Text<'_>>(raw.get())
            .map(|text| text.0)
            .map_err(Refusal::request),
    };
    let begun = answers.len();
    match ask.and_then(|ask| answer(&ask, text, id, answers)) {
        Ok(()) => {
            answers.push(b'\n');
            Status::Done
        }
        Err(refusal) => {
            answers.truncate(begun);
            refuse(id, refusal, answers)
        }
    }
}

fn answer(ask: &str, text: &str, id: &str, answers: &mut Vec<u8>) -> Result<(), Refusal> {
    match ask {
        "legal_calls" => write(id, &auction::legal_calls(&read(text)?)?, answers),
        "check_call" => write(id, &auction::check_call(&read(text)?)?, answers),
        "contract" => write(id, &auction::contract(&read(text)?)?, answers),
        "score" => write(id, &score::score(&read(text)?)?, answers),
        "board" => write(id, &score::board(&read(text)?)?, answers),
        "matchpoints" => write(id, &compare::matchpoints(&read(text)?)?, answers),
        "imps" => write(id, &compare::imps(&read(text)?)?, answers),
        "rubber" => write(id, &rubber::rubber(&read(text)?)?, answers),
        "exposed" => write(id, &cards::exposed(&read(text)?)?, answers),
        "legal_cards" => write(id, &cards::legal_cards(&read(text)?)?, answers),
        "play" => write(id, &play::play(&read(text)?)?, answers),
        "lead_options" => write(id, &leads::lead_options(&read(text)?)?, answers),
        "lead_choice" => write(id, &leads::lead_choice(&read(text)?)?, answers),
        "lead_out_of_turn" => write(
            id,
            &lead_out_of_turn::lead_out_of_turn(&read(text)?)?,
            answers,
        ),
        "premature_play" => write(id, &premature_play::premature_play(&read(text)?)?, answers),
        "trick" => write(id, &trick::trick(&read(text)?)?, answers),
        "dummy_card" => write(id, &dummy_card::dummy_card(&read(text)?)?, answers),
        "played" => write(id, &played::played(&read(text)?)?, answers),
        "revoke" => write(id, &revoke::revoke(&read(text)?)?, answers),
        "insufficient_bid" => write(id, &insufficient::insufficient_bid(&read(text)?)?, answers),
        "call_out_of_rotation" => {
            write(id, &rotation::call_out_of_rotation(&read(text)?)?, answers)
        }
        "change_of_call" => write(id, &inadmissible::change_of_call(&read(text)?)?, answers),
        "inadmissible_call" => write(id, &inadmissible::inadmissible_call(&read(text)?)?, answers),
        unknown => {
            let known = ASKS.join(", ");
            let message = format!("`{}` is not one of {known}", refusal::clipped(unknown));
            Err(Refusal::new(Code::UnknownAsk, message))
        }
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Refusal> {
    serde_json::from_str(text).map_err(Refusal::request)
}

/// Writes `{"id":…,` and the fields of the answer.
fn write(id: &str, answer: &impl Serialize, answers: &mut Vec<u8>) -> Result<(), Refusal> {
    answers.extend_from_slice(b"{\"id\":");
    answers.extend_from_slice(id.as_bytes());
    let opening = answers.len();
    serde_json::to_writer(&mut *answers, answer).map_err(Refusal::request)?;
    // The answer's own opening brace becomes the comma after the id.
    if let Some(brace) = answers.get_mut(opening) {
        *brace = b',';
    }
    Ok(())
}

#[derive(Serialize)]
struct Refused {
    error: Refusal,
}

fn refuse(id: &str, error: Refusal, answers: &mut Vec<u8>) -> Status {
    // Writing plain words into memory cannot fail.
    let _ = write(id, &Refused { error }, answers);
    answers.push(b'\n');
    Status::Failed
}
