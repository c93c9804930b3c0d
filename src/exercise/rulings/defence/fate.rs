//! What happens to a penalty card after declarer's choice about the lead.

use contract_bridge::Card;

use super::scene::about;
use super::{Defence, LeadText};
use crate::asked::Options;
use crate::grade::mistakes;
use crate::{Asked, Skill};
use engine::laws::lead_restriction::LeadChoice;
use engine::{Fact, Reason};

mistakes! {
    DEMAND_LEAVES_CARD = "demand-leaves-card",
    NO_DEMAND_CLEARS_CARD = "no-demand-clears-card",
    ALL_CARDS_GO_BACK = "all-cards-go-back",
    REMAINING_CARD_MINOR = "remaining-card-minor",
    CARD_BACK_IS_BARRED = "card-back-is-barred",
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is no longer a penalty card.
    Back,
    /// It returns to hand, but may not be played to this trick.
    BackButBarred,
    /// It stays as a major penalty card.
    Stays,
    /// It stays as a minor penalty card.
    StaysMinor,
}

impl Defence {
    /// The partner's card to ask about: one that stays if another returns to hand, else the first.
    fn card_at_stake(&self, choice: LeadChoice) -> Option<Card> {
        let majors = self.partners.majors();
        let stays = majors - choice.picked_up(*self.partners);
        stays.iter().chain(majors.iter()).next()
    }

    /// What happens to the partner's penalty card? `None` without such a card or a choice.
    pub(crate) fn what_becomes(&self, skill: Skill) -> Option<Asked> {
        use Fate::{Back, BackButBarred, Stays, StaysMinor};
        let LeadText(choice) = self.demand?;
        let card = self.card_at_stake(choice)?;
        let options = Options::plain([
            (Back, "option-card-back"),
            (BackButBarred, "option-card-back-barred"),
            (Stays, "option-card-stays-major"),
            (StaysMinor, "option-card-stays-minor"),
        ]);
        let fate = match choice.picked_up(*self.partners).contains(card) {
            true => Back,
            false => Stays,
        };
        let cleared = match choice {
            LeadChoice::NoDemand => NO_DEMAND_CLEARS_CARD,
            _ => ALL_CARDS_GO_BACK,
        };
        let mistakes = match fate {
            Back => [
                (DEMAND_LEAVES_CARD, Stays),
                (CARD_BACK_IS_BARRED, BackButBarred),
                (DEMAND_LEAVES_CARD, StaysMinor),
            ],
            _ => [
                (cleared, Back),
                (cleared, BackButBarred),
                (REMAINING_CARD_MINOR, StaysMinor),
            ],
        };
        let follows = choice.follows(*self.player, self.partners.majors());
        // What is to be led was the previous question.
        let about_cards = follows.into_iter().filter(|it| it.cards().is_some());
        let later = Reason::new("follows-choice-later", "50D2(b)").with("seat", self.seat());
        let later = (choice == LeadChoice::NoDemand).then_some(later);
        let prompt = about(
            choice,
            "exercise-defence-fate-required",
            "exercise-defence-fate-forbidden",
            "exercise-defence-fate-forbidden-all",
            "exercise-defence-fate-no-demand",
        );
        let prompt = prompt
            .with("seat", self.seat())
            .with("card", Fact::Card(card));
        let asked = Asked::one_of(skill, prompt, &options, &fate)
            .showing(self.exhibits())
            .because(about_cards.map(Reason::from).chain(later))
            .mistakes(options.mistakes(mistakes))
            .giving_nothing_away();
        Some(asked)
    }
}
