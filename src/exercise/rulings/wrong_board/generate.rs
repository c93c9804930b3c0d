//! Boards of the bank with something wrong, at some time of the auction or the play.

use super::{Later, What, WrongBoard};
use crate::fields::Calls;
use crate::play::plausible::Turned;
use crate::prelude::*;
use crate::rulings::first;
use engine::laws::explanation::Stage;
use engine::laws::wrong_board::Place;

/// A board with the wrong cards, a missing card or the wrong players.
pub(crate) fn generate(draw: &mut Draw<'_>) -> WrongBoard {
    let simple = match draw.skill {
        Skill::WrongNumberOfCards => {
            r#"(board: 7, auction: "", what: wrong_count, seat: N, other: E)"#
        }
        Skill::MissingCard => r#"(board: 7, auction: "", what: missing_card, seat: N)"#,
        Skill::CardsFromWrongBoard => r#"(board: 7, auction: "1NT", what: other_board, seat: S)"#,
        _ => r#"(board: 7, auction: "", what: wrong_players)"#,
    };
    first(draw, 60, simple, Turned::auctioned, |whole, _, draw| {
        let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
        // One of the boards 1 to 32 with this dealer.
        let of_dealer = |number: u32| Board::new(number).filter(|it| it.dealer() == whole.dealer());
        let boards: Vec<Board> = (1..=32).filter_map(of_dealer).collect();
        let seat = chance.pick(&Seat::ALL)?;
        let mut made = WrongBoard {
            board: chance.pick(&boards)?.into(),
            auction: (&whole).into(),
            stage: None,
            what: What::WrongCount,
            seat: Some(seat.into()),
            other: None,
            seen: false,
            unplayable: false,
            quitted: false,
            place: None,
            later: None,
        };
        // The auction up to one of its first calls.
        let begun = |chance: &mut Chance, most: usize| {
            let calls = chance.below(most.min(whole.calls().len()) + 1);
            Calls::from(&whole.before(calls))
        };
        match skill {
            Skill::WrongNumberOfCards => {
                let others = [seat.lho(), seat.partner(), seat.rho()];
                match difficulty {
                    Difficulty::Easy => made.auction = begun(chance, 1),
                    _ if chance.percent(60) => made.auction = begun(chance, 4),
                    _ => {
                        let after = difficulty.choose(0, 0, 50);
                        made.stage = Some(chance.either(after, Stage::AfterPlay, Stage::Play));
                    }
                }
                let foreign = difficulty != Difficulty::Easy && chance.percent(30);
                if foreign {
                    made.what = What::ForeignCard;
                    made.quitted = made.stage.is_some() && chance.percent(60);
                } else {
                    made.other = chance.pick(&others).map(SeatName::from);
                    let calls = whole.calls().iter().take(made.auction.len());
                    let wrong = |by: Seat| by == seat || made.other.is_some_and(|it| *it == by);
                    let called = calls.into_iter().any(|it| wrong(it.seat));
                    made.seen = !called && chance.percent(40);
                    let judged = called && made.stage != Some(Stage::AfterPlay);
                    made.unplayable = judged && chance.percent(45);
                }
            }
            Skill::MissingCard => {
                made.what = What::MissingCard;
                match difficulty {
                    Difficulty::Easy if chance.percent(60) => made.auction = begun(chance, 5),
                    Difficulty::Medium if chance.percent(25) => made.auction = begun(chance, 5),
                    _ => made.stage = Some(chance.either(70, Stage::Play, Stage::AfterPlay)),
                }
                let played = made.stage.is_some();
                made.place = match chance.below(if played { 5 } else { 3 }) {
                    0 => Some(Place::Nowhere),
                    3 | 4 => Some(Place::Played),
                    _ => None,
                };
            }
            Skill::CardsFromWrongBoard => {
                made.what = What::OtherBoard;
                let at = whole.calls().iter().position(|it| it.seat == seat)?;
                // Two calls later partner has called.
                let later = 1 + chance.below(difficulty.choose(3, 4, 4));
                let calls = (at + later).min(whole.calls().len());
                made.auction = (&whole.before(calls)).into();
                let asked = chance.percent(difficulty.choose(0, 50, 90));
                made.later = asked.then(|| chance.either(50, Later::Repeats, Later::Differs));
            }
            _ => {
                made.what = What::WrongPlayers;
                match difficulty {
                    Difficulty::Hard => made.stage = Some(Stage::Play),
                    _ => made.auction = begun(chance, 6),
                }
                if chance.percent(45) {
                    made.seat = None;
                }
            }
        }
        Some(made)
    })
}
