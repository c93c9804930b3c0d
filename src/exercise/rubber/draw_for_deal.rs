//! `draw_for_deal`: four players draw a card: who deals first, and with whom does the dealer play?
//!
//! A lesson writes `draw_for_deal(cards: "H9 CK S4 DJ")`.

use std::cmp::Reverse;

use crate::prelude::*;
use engine::laws::drawing::Drawing;

pub(crate) const SKILLS: &[Skill] = &[Skill::DrawForDeal];

mistakes! {
    SUITS_TURNED = "draw-suits-turned",
    ACE_LOW = "draw-ace-low",
    SUIT_BEFORE_RANK = "draw-suit-before-rank",
    LOWEST_DEALS = "draw-lowest-deals",
    EXTREMES = "draw-extremes",
}

/// The four drawn cards. Two questions, each answered by one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "draw_for_deal")]
pub struct DrawForDeal {
    cards: WholeTrick,
}

impl DrawForDeal {
    /// The cards sorted by an order that a learner may believe in, the highest first.
    fn by<K: Ord>(self, order: impl Fn(&Card) -> K) -> [Card; 4] {
        let mut cards = *self.cards;
        cards.sort_by_key(|card| Reverse(order(card)));
        cards
    }

    /// Which card is it? `place` counts from the highest; `low` is the mistake for the lowest.
    fn which(self, prompt: &'static str, right: Card, place: usize, low: Mistake) -> Asked {
        let cards = *self.cards;
        let options = Options::new(cards, |&card| {
            Phrase::new("option-draw").with("card", Fact::Card(card))
        });
        let suits_turned = self.by(|card| (card.rank, Reverse(card.suit)));
        let ace_low = self.by(|card| (card.rank != Rank::A, card.rank, card.suit));
        let suit_first = self.by(|card| (card.suit, card.rank));
        let [.., lowest] = self.by(|card| (card.rank, card.suit));
        let mistakes = [
            (SUITS_TURNED, suits_turned[place]),
            (ACE_LOW, ace_low[place]),
            (SUIT_BEFORE_RANK, suit_first[place]),
            (low, lowest),
        ];
        let all = Fact::Cards(cards.into_iter().collect());
        let drawn = Phrase::new("scene-draw").with("cards", all);
        Asked::one_of(Skill::DrawForDeal, Phrase::new(prompt), &options, &right)
            .showing([Exhibit::Scene(vec![drawn])])
            .because(Drawing::reasons(cards))
            .mistakes(options.mistakes(mistakes))
            // The question about the partner does not name the dealer.
            .giving_nothing_away()
    }
}

impl Exercise for DrawForDeal {
    fn pose(&self) -> Result<Posed, Fault> {
        let Drawing { first, partner } = Drawing::of(*self.cards);
        let questions = vec![
            self.which("exercise-draw_for_deal", first, 0, LOWEST_DEALS),
            self.which("exercise-draw_for_deal-partner", partner, 1, EXTREMES),
        ];
        let witness = [first, partner].map(notation::card).join(" ");
        Ok(Posed::new(questions, witness))
    }
}

/// Four cards. Easy: no aces; medium: one ace; hard: two equal cards, so that the suit decides.
pub(crate) fn generate(draw: &mut Draw<'_>) -> DrawForDeal {
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
    let cards = cards.into();
    DrawForDeal { cards }
}
