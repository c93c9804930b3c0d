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
//! Upper and lower case are the same, `null` is the same as a missing field, and
//! unknown fields are ignored.
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
mod consequences;
mod dummy_card;
mod inadmissible;
mod insufficient;
mod lead_out_of_turn;
mod leads;
mod lines;
mod play;
mod played;
mod premature_play;
mod refusal;
mod revoke;
mod rotation;
mod rubber;
mod rule;
mod score;
mod wire;

use std::io::{self, BufReader, Read, Write};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use lines::{Line, has_line, read_line};
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

/// A line and its `id`, both as written.
struct Asked<'a> {
    text: &'a str,
    id: &'a str,
}

/// Answers a line; appends the answer to the buffer.
type Answer = fn(&Asked<'_>, &mut Vec<u8>) -> Result<(), Refusal>;

/// The questions, in the order of the examples.
const QUESTIONS: [(&str, Answer); 23] = [
    ("legal_calls", |it, to| it.answer(to, auction::legal_calls)),
    ("check_call", |it, to| it.answer(to, auction::check_call)),
    ("contract", |it, to| it.answer(to, auction::contract)),
    ("score", |it, to| it.answer(to, score::score)),
    ("board", |it, to| it.answer(to, score::board)),
    ("matchpoints", |it, to| it.answer(to, score::matchpoints)),
    ("imps", |it, to| it.answer(to, score::imps)),
    ("rubber", |it, to| it.answer(to, rubber::rubber)),
    ("exposed", |it, to| it.answer(to, cards::exposed)),
    ("legal_cards", |it, to| it.answer(to, cards::legal_cards)),
    ("play", |it, to| it.answer(to, play::play)),
    ("lead_options", |it, to| it.answer(to, leads::lead_options)),
    ("lead_choice", |it, to| it.answer(to, leads::lead_choice)),
    ("lead_out_of_turn", |it, to| {
        it.answer(to, lead_out_of_turn::lead_out_of_turn)
    }),
    ("premature_play", |it, to| {
        it.answer(to, premature_play::premature_play)
    }),
    ("trick", |it, to| it.answer(to, play::trick)),
    ("dummy_card", |it, to| it.answer(to, dummy_card::dummy_card)),
    ("played", |it, to| it.answer(to, played::played)),
    ("revoke", |it, to| it.answer(to, revoke::revoke)),
    ("insufficient_bid", |it, to| {
        it.answer(to, insufficient::insufficient_bid)
    }),
    ("call_out_of_rotation", |it, to| {
        it.answer(to, rotation::call_out_of_rotation)
    }),
    ("change_of_call", |it, to| {
        it.answer(to, inadmissible::change_of_call)
    }),
    ("inadmissible_call", |it, to| {
        it.answer(to, inadmissible::inadmissible_call)
    }),
];

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
        // Flush now if no further line is waiting: the other program may be waiting for this
        // answer.
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
            Line::TooLong => Err(("null", Refusal::line_too_long())),
        };
        if let Err((id, error)) = answered {
            refused += 1;
            // Serializing plain words into memory cannot fail.
            let _ = write(id, &Refused { error }, &mut answers);
        }
        answers.push(b'\n');
    }
    Ok(refused)
}

/// Appends the answer to one line to the buffer; appends nothing if the line is refused.
fn respond<'a>(line: &'a [u8], answers: &mut Vec<u8>) -> Result<(), (&'a str, Refusal)> {
    let no_id = |refusal| ("null", refusal);
    let text = std::str::from_utf8(line).map_err(|error| no_id(Refusal::json(error)))?;
    let text = text.trim_start_matches('\u{feff}').trim();
    let head: Head<'_> = match serde_json::from_str(text) {
        Ok(head) if text.starts_with('{') => head,
        Err(error) if !error.is_data() => return Err(no_id(Refusal::json(error))),
        // Not an object, or an object with two `id` fields.
        Ok(_) => return Err(no_id(Refusal::request("expected an object"))),
        Err(error) => return Err(no_id(Refusal::request(error))),
    };
    let id = head.id.map_or("null", RawValue::get);
    let begun = answers.len();
    answer(head.ask, &Asked { text, id }, answers).map_err(|refusal| {
        answers.truncate(begun);
        (id, refusal)
    })
}

fn answer(ask: Option<&RawValue>, asked: &Asked<'_>, answers: &mut Vec<u8>) -> Result<(), Refusal> {
    let ask = ask.ok_or_else(|| Refusal::missing("ask"))?;
    let ask: String = serde_json::from_str(ask.get()).map_err(Refusal::request)?;
    match QUESTIONS.iter().find(|(known, _)| *known == ask) {
        Some((_, answer)) => answer(asked, answers),
        None => {
            let known: Vec<&str> = asks().collect();
            let (unknown, known) = (refusal::clipped(&ask), known.join(", "));
            let message = format!("`{unknown}` is not one of {known}");
            Err(Refusal::new(Code::UnknownAsk, message))
        }
    }
}

impl Asked<'_> {
    fn answer<Q: DeserializeOwned, A: Serialize>(
        &self,
        answers: &mut Vec<u8>,
        judge: fn(&Q) -> Result<A, Refusal>,
    ) -> Result<(), Refusal> {
        let asked = serde_json::from_str(self.text).map_err(Refusal::request)?;
        write(self.id, &judge(&asked)?, answers)
    }
}

/// Writes `{"id":…,` and the fields of the answer.
fn write(id: &str, answer: &impl Serialize, answers: &mut Vec<u8>) -> Result<(), Refusal> {
    answers.extend_from_slice(b"{\"id\":");
    answers.extend_from_slice(id.as_bytes());
    let opening = answers.len();
    serde_json::to_writer(&mut *answers, answer).map_err(Refusal::request)?;
    // Replace the answer's opening brace with the comma after the id.
    if let Some(brace) = answers.get_mut(opening) {
        *brace = b',';
    }
    Ok(())
}

#[derive(Serialize)]
struct Refused {
    error: Refusal,
}
