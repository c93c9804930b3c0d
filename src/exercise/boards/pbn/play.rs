//! Parses the cards of a play; the engine judges each.

use super::games::{Game, Placed, Refused, Tag};
use super::{SkipReason, clipped};
use crate::boards::Outcome;
use engine::notation::{parse_card, parse_seat};
use engine::play::Play;
use engine::{BySeat, Card, Contract, Hand, Seat, Side};

/// The cards in the order played, as far as they are known; none without a contract.
pub(super) fn read(
    game: &Game<'_>,
    hands: &BySeat<Hand>,
    outcome: Option<Outcome>,
) -> Result<Vec<Card>, Refused> {
    let Some(Outcome::Played { contract, tricks }) = outcome else {
        return Ok(Vec::new());
    };
    let Some(start) = game.value(Tag::Play) else {
        return Ok(Vec::new());
    };
    let first = parse_seat(start.text).map_err(|_| start.refused(SkipReason::PlaySeat))?;
    if first != contract.opening_leader() {
        return Err(start.refused(SkipReason::PlaySeat));
    }
    let words: Vec<Placed<'_>> = words(game).collect();
    let play = played(&words, first, contract, hands)?;
    let won = play.tricks_won(Side::of(contract.declarer));
    if play.is_over() && won != usize::from(tricks.get()) {
        return Err((start.line, SkipReason::OtherTricks { won }));
    }
    Ok(play.record().iter().map(|played| played.card).collect())
}

/// The cards of the table, without remarks, up to the end.
fn words<'a>(game: &Game<'a>) -> impl Iterator<Item = Placed<'a>> {
    let cards = game.cards.iter().filter_map(|word| {
        let text = word.text.trim_end_matches(['!', '?']);
        let remark = text.is_empty() || text.starts_with(['=', '$']);
        (!remark).then_some(Placed {
            text,
            line: word.line,
        })
    });
    cards.take_while(|word| word.text != "*")
}

/// Plays the rows of the table, each in the order of its trick.
fn played(
    words: &[Placed<'_>],
    first: Seat,
    contract: Contract,
    hands: &BySeat<Hand>,
) -> Result<Play, Refused> {
    // Hands of a deal and the leader of its contract can always be played.
    let mut play = Play::new(contract, *hands).map_err(|_| (0, SkipReason::NoDeal))?;
    for row in words.chunks(4) {
        for _ in 0..4 {
            let Some(seat) = play.turn() else {
                return Ok(play);
            };
            let column = (seat as usize + 4 - first as usize) % 4;
            let Some(word) = row.get(column).filter(|word| word.text != "-") else {
                return Ok(play);
            };
            let number = play.record().len() + 1;
            let card = parse_card(word.text).map_err(|_| {
                let text = clipped(word.text);
                (word.line, SkipReason::PlayedCard { number, text })
            })?;
            play.play(card).map_err(|illegal| {
                let reason = illegal.reason(card);
                let why = SkipReason::IllegalCard {
                    number,
                    card,
                    reason,
                };
                (word.line, why)
            })?;
        }
    }
    Ok(play)
}
