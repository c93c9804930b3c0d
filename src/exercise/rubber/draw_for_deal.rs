//! `draw_for_deal`: four players draw a card before a rubber: who deals first, and with whom does
//! the dealer play?
//!
//! A lesson writes `draw_for_deal(cards: "H9 CK S4 DJ")`.

use std::cmp::Reverse;

use contract_bridge::{Card, Rank, Suit};
use serde::Deserialize;

use crate::fields;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
};
use engine::Fact;
use engine::laws::drawing::Drawing;
use engine::notation;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::DrawForDeal];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    SUITS_TURNED,
    ACE_LOW,
    SUIT_BEFORE_RANK,
    LOWEST_DEALS,
    EXTREMES,
];

const SUITS_TURNED: Slip = Slip("draw-suits-turned");
const ACE_LOW: Slip = Slip("draw-ace-low");
const SUIT_BEFORE_RANK: Slip = Slip("draw-suit-before-rank");
const LOWEST_DEALS: Slip = Slip("draw-lowest-deals");
const EXTREMES: Slip = Slip("draw-extremes");

/// The first part; the second asks for the dealer's partner.
const DEALER: usize = 0;

/// The cards that were drawn. Answered by one of them, twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "draw_for_deal")]
pub struct DrawForDeal {
    #[serde(deserialize_with = "fields::whole_trick")]
    cards: [Card; 4],
}

impl DrawForDeal {
    fn answer(&self, part: usize) -> Card {
        let drawing = Drawing::of(self.cards);
        if part == DEALER {
            drawing.first
        } else {
            drawing.partner
        }
    }

    fn option(&self, card: Card) -> Answer {
        let at = self.cards.iter().position(|drawn| *drawn == card);
        Answer::Choice(at.unwrap_or(0))
    }

    /// The card at a place, the highest first, where another order is believed in.
    fn by<K: Ord>(&self, place: usize, order: impl Fn(&Card) -> K) -> Card {
        let mut cards = self.cards;
        cards.sort_by_key(|card| Reverse(order(card)));
        cards[place]
    }
}

impl Exercise for DrawForDeal {
    fn kind(&self) -> Kind {
        Kind::DrawForDeal
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::DrawForDeal
    }

    fn parts(&self) -> usize {
        2
    }

    // Who deals is not named where the partner is asked for.
    fn tells(&self, _part: usize) -> bool {
        false
    }

    fn pose(&self, part: usize) -> Question {
        let option = |card| Phrase::new("option-draw").with("card", Fact::Card(card));
        let all = Fact::Cards(self.cards.into_iter().collect());
        Question {
            prompt: Phrase::new(if part == DEALER {
                "exercise-draw_for_deal"
            } else {
                "exercise-draw_for_deal-partner"
            }),
            exhibits: vec![Exhibit::Scene(vec![
                Phrase::new("scene-draw").with("cards", all),
            ])],
            ask: Ask::Choice(self.cards.map(option).to_vec()),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        self.option(self.answer(part))
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        let low = if part == DEALER {
            LOWEST_DEALS
        } else {
            EXTREMES
        };
        let last = self.cards.len() - 1;
        [
            (
                SUITS_TURNED,
                self.by(part, |card| (card.rank, Reverse(card.suit))),
            ),
            (
                ACE_LOW,
                self.by(part, |card| (card.rank != Rank::A, card.rank, card.suit)),
            ),
            (
                SUIT_BEFORE_RANK,
                self.by(part, |card| (card.suit, card.rank)),
            ),
            (low, self.by(last, |card| (card.rank, card.suit))),
        ]
        .map(|(slip, card)| (slip, self.option(card)))
        .to_vec()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, Drawing::reasons(self.cards))
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        Writing::default().cards("cards", &self.cards)
    }

    /// The dealer's card and the partner's.
    fn witness(&self) -> String {
        let [dealer, partner] = [DEALER, DEALER + 1].map(|part| notation::card(self.answer(part)));
        format!("{dealer} {partner}")
    }
}

/// Four cards: easy without aces, medium with one, hard with two equal cards of which the suit
/// decides.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> DrawForDeal {
    let chance = &mut draw.chance;
    let mut ranks: Vec<Rank> = (2..Rank::A.get()).map(Rank::new).collect();
    chance.shuffle(&mut ranks);
    ranks.truncate(4);
    ranks.sort_unstable_by_key(|rank| Reverse(*rank));
    match draw.difficulty {
        Difficulty::Easy => {}
        Difficulty::Medium => ranks[0] = Rank::A,
        // The two highest, or the second and the third.
        Difficulty::Hard => {
            let at = chance.below(2);
            ranks[at + 1] = ranks[at];
        }
    }
    let mut suits = Suit::ASC;
    chance.shuffle(&mut suits);
    let mut cards = [0, 1, 2, 3].map(|at| Card {
        suit: suits[at],
        rank: ranks[at],
    });
    chance.shuffle(&mut cards);
    DrawForDeal { cards }
}
