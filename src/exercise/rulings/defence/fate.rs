//! What becomes of a penalty card after declarer's choice about the lead.

use contract_bridge::Card;

use super::{Defence, Order, forbidding};
use crate::{Answer, Ask, Grade, Phrase, Question, Slip};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::play_ruling::PlayConsequence;
use engine::{Fact, Reason};

/// The slips about what becomes of the card.
pub(crate) const SLIPS: [Slip; 5] = [
    DEMAND_LEAVES_CARD,
    NO_DEMAND_CLEARS_CARD,
    ALL_CARDS_GO_BACK,
    REMAINING_CARD_MINOR,
    CARD_BACK_IS_BARRED,
];

const DEMAND_LEAVES_CARD: Slip = Slip("demand-leaves-card");
const NO_DEMAND_CLEARS_CARD: Slip = Slip("no-demand-clears-card");
const ALL_CARDS_GO_BACK: Slip = Slip("all-cards-go-back");
const REMAINING_CARD_MINOR: Slip = Slip("remaining-card-minor");
const CARD_BACK_IS_BARRED: Slip = Slip("card-back-is-barred");

/// What may become of it. The order is that of the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is a card like any other again.
    Back,
    /// It goes back, but not into this trick.
    BackButBarred,
    /// It stays, and stays major.
    Stays,
    /// It stays as a minor one.
    StaysMinor,
}

impl Fate {
    const ALL: [Self; 4] = [
        Self::Back,
        Self::BackButBarred,
        Self::Stays,
        Self::StaysMinor,
    ];

    fn answer(self) -> Answer {
        Answer::Choice(self as usize)
    }
}

impl Defence {
    fn choice(&self) -> LeadChoice {
        match self.order {
            Order::Lead(choice) => choice,
            // The question is asked only after a choice about the lead.
            Order::None | Order::Play(_) => LeadChoice::NoDemand,
        }
    }

    fn fate(&self, card: Card) -> Fate {
        if self.choice().picked_up(self.partners.cards).contains(card) {
            Fate::Back
        } else {
            Fate::Stays
        }
    }

    pub(super) fn pose_fate(&self, card: Card) -> Question {
        let told = match self.choice() {
            LeadChoice::Require(suit) => {
                Phrase::new("exercise-defence-fate-required").with("suit", Fact::Suit(suit))
            }
            LeadChoice::Forbid(suits) => forbidding(
                "exercise-defence-fate-forbidden",
                "exercise-defence-fate-forbidden-all",
                suits,
            ),
            LeadChoice::NoDemand => Phrase::new("exercise-defence-fate-no-demand"),
        };
        let option = |fate| match fate {
            Fate::Back => "option-card-back",
            Fate::BackButBarred => "option-card-back-barred",
            Fate::Stays => "option-card-stays-major",
            Fate::StaysMinor => "option-card-stays-minor",
        };
        Question {
            prompt: told
                .with("seat", self.seat())
                .with("card", Fact::Card(card)),
            exhibits: self.exhibits(),
            ask: Ask::Choice(Fate::ALL.map(|fate| Phrase::new(option(fate))).to_vec()),
        }
    }

    pub(super) fn solve_fate(&self, card: Card) -> Answer {
        self.fate(card).answer()
    }

    pub(super) fn fate_mistakes(&self, card: Card) -> Vec<(Slip, Answer)> {
        let made = match (self.fate(card), self.choice()) {
            (Fate::Back, _) => vec![
                (DEMAND_LEAVES_CARD, Fate::Stays),
                (CARD_BACK_IS_BARRED, Fate::BackButBarred),
                (DEMAND_LEAVES_CARD, Fate::StaysMinor),
            ],
            (_, LeadChoice::NoDemand) => vec![
                (NO_DEMAND_CLEARS_CARD, Fate::Back),
                (NO_DEMAND_CLEARS_CARD, Fate::BackButBarred),
                (REMAINING_CARD_MINOR, Fate::StaysMinor),
            ],
            _ => vec![
                (ALL_CARDS_GO_BACK, Fate::Back),
                (ALL_CARDS_GO_BACK, Fate::BackButBarred),
                (REMAINING_CARD_MINOR, Fate::StaysMinor),
            ],
        };
        made.into_iter()
            .map(|(slip, fate)| (slip, fate.answer()))
            .collect()
    }

    pub(super) fn grade_fate(&self, card: Card, answer: &Answer) -> Grade {
        let majors = self.partners.cards.majors();
        let mut reasons: Vec<Reason> = self
            .choice()
            .follows(self.player, majors)
            .into_iter()
            .map(PlayConsequence::reason)
            // What is to be led was the question before.
            .filter(|reason| matches!(reason.id, "follows-picked-up" | "follows-stays-on-table"))
            .collect();
        if self.choice() == LeadChoice::NoDemand {
            reasons.push(Reason::new("follows-choice-later", "50D2(b)").with("seat", self.seat()));
        }
        Grade::of(self.solve_fate(card), answer, reasons)
            .with_slip(answer, self.fate_mistakes(card))
    }
}
