//! Who decides which of several penalty cards must be played (Law 51A).

use super::{Defence, play};
use crate::asked::Options;
use crate::grade::mistakes;
use crate::rulings::rectification::about;
use crate::{Asked, Phrase, Skill};
use engine::{Fact, Reason};

mistakes! {
    DECLARER_NAMES_ALWAYS = "declarer-names-always",
    UNPLAYABLE_CARD_COUNTS = "unplayable-card-counts",
    ..&[play::OWNER_CHOOSES_AMONG_TWO],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decides {
    /// Declarer names one of those that can be played.
    Declarer,
    /// The owner plays any of them.
    Owner,
    /// Only one can be played.
    OnlyOne,
    /// None can be played.
    NoneFits,
}

impl Defence {
    /// Who decides which of several penalty cards is played?
    pub(crate) fn who_decides(&self, skill: Skill) -> Asked {
        use Decides::{Declarer, NoneFits, OnlyOne, Owner};
        let all = [Declarer, Owner, OnlyOne, NoneFits];
        let options = Options::new(all, |decides| match decides {
            Declarer => about("option-declarer-names", *self.declarer),
            Owner => about("option-owner-chooses", *self.player),
            OnlyOne => Phrase::new("option-only-one-fits"),
            NoneFits => Phrase::new("option-none-fits"),
        });
        let turn = self.undesignated();
        let playable = turn.legal_cards() & turn.penalty.majors();
        let decides = match turn.declarer_designates() {
            true => Declarer,
            false if playable.is_empty() => NoneFits,
            false => OnlyOne,
        };
        let mut mistakes = vec![(play::OWNER_CHOOSES_AMONG_TWO, Owner)];
        if decides != Declarer {
            mistakes.push((DECLARER_NAMES_ALWAYS, Declarer));
            mistakes.extend([OnlyOne, NoneFits].map(|fits| (UNPLAYABLE_CARD_COUNTS, fits)));
        }
        let mut reasons = play::reasons(&turn);
        // Which card takes precedence is the next question; this one asks who decides.
        reasons.retain(|reason| matches!(reason.id, "declarer-designates" | "penalty-card-stays"));
        if reasons.is_empty() {
            let only = Reason::new("only-one-penalty-card-fits", "51A");
            reasons.push(only.with("cards", Fact::Cards(playable)));
        }
        let prompt = about("exercise-defence-decides", *self.player);
        Asked::one_of(skill, prompt, &options, &decides)
            .showing(self.exhibits())
            .because(reasons)
            .mistakes(options.mistakes(mistakes))
    }
}
