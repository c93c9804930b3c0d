//! What becomes of a penalty card after declarer's choice about the lead.

use contract_bridge::Card;

use super::{Defence, Order, forbidding};
use crate::asked::Options;
use crate::{Asked, Phrase, Skill, Slip};
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

/// What may become of it.
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

impl Defence {
    /// One card of the partner whose fate is worth asking: one that stays where another
    /// goes, else the first. With declarer's choice about the lead.
    pub(crate) fn card_at_stake(&self) -> Option<(Card, LeadChoice)> {
        let majors = self.partners.cards.majors();
        let Order::Lead(choice) = self.order else {
            return None;
        };
        let stays = majors - choice.picked_up(self.partners.cards);
        let card = stays.iter().next().or_else(|| majors.iter().next())?;
        Some((card, choice))
    }

    /// What becomes of the partner's penalty card? `None` where there is none, or no choice.
    pub(crate) fn what_becomes(&self, skill: Skill) -> Option<Asked> {
        use Fate::{Back, BackButBarred, Stays, StaysMinor};
        let (card, choice) = self.card_at_stake()?;
        let options = Options::plain([
            (Back, "option-card-back"),
            (BackButBarred, "option-card-back-barred"),
            (Stays, "option-card-stays-major"),
            (StaysMinor, "option-card-stays-minor"),
        ]);
        let fate = match choice.picked_up(self.partners.cards).contains(card) {
            true => Back,
            false => Stays,
        };
        let mistakes = match (fate, choice) {
            (Back, _) => [
                (DEMAND_LEAVES_CARD, Stays),
                (CARD_BACK_IS_BARRED, BackButBarred),
                (DEMAND_LEAVES_CARD, StaysMinor),
            ],
            (_, LeadChoice::NoDemand) => [
                (NO_DEMAND_CLEARS_CARD, Back),
                (NO_DEMAND_CLEARS_CARD, BackButBarred),
                (REMAINING_CARD_MINOR, StaysMinor),
            ],
            _ => [
                (ALL_CARDS_GO_BACK, Back),
                (ALL_CARDS_GO_BACK, BackButBarred),
                (REMAINING_CARD_MINOR, StaysMinor),
            ],
        };
        let follows = choice.follows(self.player, self.partners.cards.majors());
        let follows = follows.into_iter().map(PlayConsequence::reason);
        // What is to be led was the question before.
        let about_card =
            |reason: &Reason| matches!(reason.id, "follows-picked-up" | "follows-stays-on-table");
        let later = Reason::new("follows-choice-later", "50D2(b)").with("seat", self.seat());
        let later = (choice == LeadChoice::NoDemand).then_some(later);
        let prompt = match choice {
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
        let prompt = prompt
            .with("seat", self.seat())
            .with("card", Fact::Card(card));
        let asked = Asked::one_of(skill, prompt, &options, &fate)
            .showing(self.exhibits())
            .because(follows.filter(about_card).chain(later))
            .slips(options.slips(mistakes))
            .giving_nothing_away();
        Some(asked)
    }
}
