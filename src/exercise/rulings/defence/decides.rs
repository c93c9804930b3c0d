//! Who decides which of several penalty cards is played (Law 51A).

use super::Defence;
use crate::asked::Options;
use crate::rulings::defence::play;
use crate::{Asked, Phrase, Skill, Slip};
use engine::{Fact, Reason};

/// The slips about who decides.
pub(crate) const SLIPS: [Slip; 3] = [
    play::OWNER_CHOOSES_AMONG_TWO,
    DECLARER_NAMES_ALWAYS,
    UNPLAYABLE_CARD_COUNTS,
];

const DECLARER_NAMES_ALWAYS: Slip = Slip("declarer-names-always");
const UNPLAYABLE_CARD_COUNTS: Slip = Slip("unplayable-card-counts");

/// What is decided, and by whom.
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

    /// Who decides which of several penalty cards is played?
    pub(crate) fn who_decides(&self, skill: Skill) -> Asked {
        use Decides::{Declarer, NoneFits, OnlyOne, Owner};
        let seat = self.seat();
        let options = Options::new(
            [Declarer, Owner, OnlyOne, NoneFits],
            |decides| match decides {
                Declarer => Phrase::new("option-declarer-names")
                    .with("seat", Fact::Seat(self.contract.declarer)),
                Owner => Phrase::new("option-owner-chooses").with("seat", seat.clone()),
                OnlyOne => Phrase::new("option-only-one-fits"),
                NoneFits => Phrase::new("option-none-fits"),
            },
        );
        let decides = self.decides();
        let mut mistakes = vec![(play::OWNER_CHOOSES_AMONG_TWO, Owner)];
        if decides != Declarer {
            mistakes.push((DECLARER_NAMES_ALWAYS, Declarer));
            mistakes.extend([OnlyOne, NoneFits].map(|fits| (UNPLAYABLE_CARD_COUNTS, fits)));
        }
        let turn = self.undesignated();
        let mut reasons = play::reasons(&turn);
        // Which card bars which is for the next question; here it is who names it.
        reasons.retain(|reason| matches!(reason.id, "declarer-designates" | "penalty-card-stays"));
        if reasons.is_empty() {
            let playable = turn.legal_cards() & turn.penalty.majors();
            let only = Reason::new("only-one-penalty-card-fits", "51A");
            reasons.push(only.with("cards", Fact::Cards(playable)));
        }
        let prompt = Phrase::new("exercise-defence-decides").with("seat", self.seat());
        Asked::one_of(skill, prompt, &options, &decides)
            .showing(self.exhibits())
            .because(reasons)
            .slips(options.slips(mistakes))
    }
}
