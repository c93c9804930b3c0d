//! Who decides which of several penalty cards is played (Law 51A).

use super::Defence;
use crate::rulings::defence::play;
use crate::{Answer, Ask, Grade, Phrase, Question, Slip};
use engine::{Fact, Reason};

/// The slips about who decides.
pub(crate) const SLIPS: [Slip; 3] = [
    play::OWNER_CHOOSES_AMONG_TWO,
    DECLARER_NAMES_ALWAYS,
    UNPLAYABLE_CARD_COUNTS,
];

const DECLARER_NAMES_ALWAYS: Slip = Slip("declarer-names-always");
const UNPLAYABLE_CARD_COUNTS: Slip = Slip("unplayable-card-counts");

/// What is decided, and by whom. The order is that of the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decides {
    /// Declarer names one of those that can be played.
    Declarer,
    /// The owner plays whichever he likes.
    Owner,
    /// Nobody: only one can be played.
    OnlyOne,
    /// Nobody: none can be played.
    NoneFits,
}

impl Decides {
    const ALL: [Self; 4] = [Self::Declarer, Self::Owner, Self::OnlyOne, Self::NoneFits];

    fn answer(self) -> Answer {
        Answer::Choice(self as usize)
    }
}

impl Defence {
    /// By the cards that the engine lets him play.
    fn decides(&self) -> Decides {
        let turn = self.undesignated();
        let playable = turn.legal_cards() & turn.penalty.majors();
        if turn.declarer_designates() {
            Decides::Declarer
        } else if playable.is_empty() {
            Decides::NoneFits
        } else {
            Decides::OnlyOne
        }
    }

    pub(super) fn pose_decides(&self) -> Question {
        let seat = self.seat();
        let option = |decides| match decides {
            Decides::Declarer => Phrase::new("option-declarer-names")
                .with("seat", Fact::Seat(self.contract.declarer)),
            Decides::Owner => Phrase::new("option-owner-chooses").with("seat", seat),
            Decides::OnlyOne => Phrase::new("option-only-one-fits"),
            Decides::NoneFits => Phrase::new("option-none-fits"),
        };
        Question {
            prompt: Phrase::new("exercise-defence-decides").with("seat", seat),
            exhibits: self.exhibits(),
            ask: Ask::Choice(Decides::ALL.map(option).to_vec()),
        }
    }

    pub(super) fn solve_decides(&self) -> Answer {
        self.decides().answer()
    }

    pub(super) fn decides_mistakes(&self) -> Vec<(Slip, Answer)> {
        let owner = (play::OWNER_CHOOSES_AMONG_TWO, Decides::Owner.answer());
        let mut made = vec![owner];
        match self.decides() {
            Decides::OnlyOne | Decides::NoneFits => {
                made.push((DECLARER_NAMES_ALWAYS, Decides::Declarer.answer()));
                made.push((UNPLAYABLE_CARD_COUNTS, Decides::OnlyOne.answer()));
                made.push((UNPLAYABLE_CARD_COUNTS, Decides::NoneFits.answer()));
            }
            Decides::Declarer | Decides::Owner => {}
        }
        made
    }

    pub(super) fn grade_decides(&self, answer: &Answer) -> Grade {
        let turn = self.undesignated();
        let mut reasons = play::reasons(&turn);
        // Which card bars which is for the next question; here it is who names it.
        reasons.retain(|reason| matches!(reason.id, "declarer-designates" | "penalty-card-stays"));
        if reasons.is_empty() {
            let playable = turn.legal_cards() & turn.penalty.majors();
            reasons.push(
                Reason::new("only-one-penalty-card-fits", "51A")
                    .with("cards", Fact::Cards(playable)),
            );
        }
        Grade::of(self.solve_decides(), answer, reasons).with_slip(answer, self.decides_mistakes())
    }
}
