//! Boards of the bank that were played card by card.

use super::{WholeBoard, claim};
use crate::boards::PlayedBoard;
use crate::fields::{self, DealText, FinishedCalls};
use crate::prelude::*;
use crate::scoring::board_result;
use crate::tournament::traveller::{self, TableResult};
use engine::play::Play;

/// The most cards of a hand with which a generated board is claimed; with more, the lines take long
/// to play out.
const CLAIMED_WITH: usize = 4;

/// The tricks that a claim of all the rest stands for, at the first moment at which it is clear.
fn claimed(board: &PlayedBoard, contract: Contract) -> Option<(usize, u8)> {
    let mut play = Play::new(contract, board.hands).ok()?;
    let declaring = |play: &Play| play.tricks_won(Side::of(contract.declarer));
    let mut moments = Vec::new();
    for &card in &board.play {
        let left = 13 - play.tricks().len();
        if play.trick().is_empty() && (2..=CLAIMED_WITH).contains(&left) {
            moments.push(play.clone());
        }
        play.play(card).ok()?;
    }
    moments.into_iter().find_map(|before| {
        let left = 13 - before.tricks().len();
        let rest = u8::try_from(left).ok()?;
        let all = declaring(&play) - declaring(&before) == left;
        let clear = all && claim(&before, rest).tricks() == Ok(rest);
        clear.then(|| (before.record().len(), rest))
    })
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> WholeBoard {
    let difficulty = draw.difficulty;
    let board = draw.board_with_play(|board| {
        board_result::played(board).is_some_and(|(_, line)| {
            let made = line.tricks.get() >= 6 + line.bid.level.get();
            let plain = made && line.doubling == Doubling::Undoubled;
            difficulty.choose(plain, true, !plain)
        })
    });
    let (declarer, line) = board_result::played(board).expect("a board with its play was played");
    let contract = Contract {
        bid: line.bid,
        doubling: line.doubling,
        declarer,
    };
    let cut = Some(board).filter(|_| difficulty != Difficulty::Easy);
    let cut = cut.and_then(|board| claimed(board, contract));
    let cards = cut.map_or(board.play.len(), |(cards, _)| cards);
    let others = draw.chance.between(4, 7);
    let others = (0..others).map(|_| traveller::varied(&mut draw.chance, declarer, line));
    let results = others.map(TableResult).collect();
    // Its dealer and its vulnerability come round after sixteen boards.
    let number = (board.number.unwrap_or(1) - 1) % 32 + 1;
    let calls = board.auction.as_ref().map(fields::Calls::from);
    WholeBoard {
        board: Board::new(number).expect("from 1 to 32").into(),
        deal: DealText(board.hands),
        auction: FinishedCalls(calls.map(|calls| calls.0).unwrap_or_default()),
        play: Trick(board.play[..cards].to_vec()),
        claims: cut.map(|(_, claims)| claims),
        results,
    }
}
