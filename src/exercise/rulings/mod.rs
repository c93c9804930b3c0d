//! Exercises on irregularities and what the Laws prescribe for them.

use serde::de::DeserializeOwned;

use crate::asked::Options;
use crate::play::plausible;
use crate::{Asked, Draw, Exercise, Mistake, Phrase, Skill};
use engine::{BySeat, Hand};

pub mod bidding_box;
pub mod call_out_of_turn;
pub mod change_of_call;
pub mod comparable_call;
pub mod contested_claim;
pub(crate) mod defence;
pub mod dummys_rights;
pub mod explanation;
pub mod insufficient_bid;
pub mod irregular_trick;
pub mod lead_out_of_turn;
pub mod lead_restriction;
pub mod opening_lead_out_of_turn;
pub mod penalty_card;
pub mod penalty_card_kind;
pub mod penalty_card_play;
pub(crate) mod rectification;
pub mod revoke;
pub mod revoke_equity;
pub mod transferred;
pub mod two_penalty_cards;
pub mod unauthorized_information;
pub mod which_article_is_right;
pub mod wrong_board;

/// A position from the text of a lesson.
fn plain<T: DeserializeOwned>(position: &str) -> T {
    crate::text::plain(position, "the position is in notation")
}

/// One of two values, by a flag.
pub fn either<T>(flag: bool, yes: T, no: T) -> T {
    if flag { yes } else { no }
}

/// Which one of these options? Each row has the word for it, the id of its text, and the mistake
/// behind it if it is wrong.
fn choice<const N: usize>(
    skill: Skill,
    prompt: Phrase,
    rows: [(&'static str, &'static str, Mistake); N],
    right: &'static str,
) -> Asked {
    let options = Options::plain(rows.map(|(word, id, _)| (word, id)));
    let wrong = rows.into_iter().filter(|(word, ..)| *word != right);
    let wrong = wrong.map(|(word, _, mistake)| (mistake, word));
    Asked::one_of(skill, prompt, &options, &right).mistakes(options.mistakes(wrong))
}

/// The first position that can be posed, made from at most `tries` boards, else the simple one.
fn first<T: Exercise + DeserializeOwned, B>(
    draw: &mut Draw<'_>,
    tries: usize,
    simple: &str,
    mut board: impl FnMut(&mut Draw<'_>) -> Option<(B, BySeat<Hand>)>,
    mut make: impl FnMut(B, BySeat<Hand>, &mut Draw<'_>) -> Option<T>,
) -> T {
    let made = plausible::first(draw, tries, |draw| {
        let (board, hands) = board(draw)?;
        make(board, hands, draw)
    });
    made.unwrap_or_else(|| plain(simple))
}
