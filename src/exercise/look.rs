//! What an exercise looks like at first sight, so that consecutive exercises look different.

use crate::{Exhibit, Item, Phrase};
use engine::{AbsoluteVulnerability, Fact, Seat};

/// What a learner notices first: the board, the vulnerability, the player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Look {
    /// The number of the board.
    pub board: Option<u32>,
    /// The vulnerable sides.
    pub vulnerable: Option<AbsoluteVulnerability>,
    /// The player asked about, or declarer.
    pub seat: Option<Seat>,
}

impl Look {
    /// The look of the first question of an exercise.
    pub fn of(item: &Item) -> Self {
        let question = &item.first_question().question;
        let mut look = Self {
            seat: seat(&question.prompt),
            ..Self::default()
        };
        for exhibit in &question.exhibits {
            match exhibit {
                Exhibit::Board {
                    number,
                    vulnerability,
                    ..
                } => {
                    look.board = look.board.or(*number);
                    look.vulnerable = Some(*vulnerability);
                }
                Exhibit::Scene(told) => {
                    look.board = look.board.or_else(|| told.iter().find_map(board));
                }
                Exhibit::Table(table) => {
                    look.seat = look.seat.or(Some(table.player));
                }
                _ => {}
            }
        }
        look
    }

    /// In how many respects two exercises look alike.
    pub fn alike(&self, other: &Self) -> u32 {
        let same_board = self.board.is_some() && self.board == other.board;
        let same_sides = self.vulnerable.is_some() && self.vulnerable == other.vulnerable;
        let same_seat = self.seat.is_some() && self.seat == other.seat;
        u32::from(same_board) + u32::from(same_sides) + u32::from(same_seat)
    }
}

/// The player that a question names.
fn seat(prompt: &Phrase) -> Option<Seat> {
    prompt.facts.iter().find_map(|(_, fact)| match fact {
        Fact::Seat(seat) => Some(*seat),
        Fact::Contract(contract) => Some(contract.declarer),
        _ => None,
    })
}

/// The board number at the beginning of a scene.
fn board(told: &Phrase) -> Option<u32> {
    let number = told.facts.iter().find_map(|(_, fact)| match fact {
        Fact::Number(number) => u32::try_from(*number).ok(),
        _ => None,
    });
    number.filter(|_| told.id == "board-number")
}
