//! Cards seen that should not be, and the question what they are now. Asked by
//! `penalty_card` and by `penalty_card_kind`.

use contract_bridge::{Card, Hand, Rank};

use crate::asked::Options;
use crate::rulings::penalty_card::prompts::kind_prompt;
use crate::{Asked, Phrase, Skill, Slip};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::{Fact, Reason, is_honour};

/// The slips about what a card is.
pub(crate) const KIND_SLIPS: [Slip; 10] = [
    TEN_IS_NO_HONOUR,
    DROPPED_HONOUR_IS_MINOR,
    SECOND_CARD_STAYS_MINOR,
    SEVERAL_AT_ONCE_ARE_MINOR,
    DELIBERATE_SMALL_IS_MINOR,
    DECLARER_HAS_PENALTY_CARD,
    UNSEEN_CARD_PENALISED,
    EXCUSED_CARD_PENALISED,
    SMALL_ACCIDENT_IS_MAJOR,
    EXPOSED_CARD_GOES_BACK,
];

const TEN_IS_NO_HONOUR: Slip = Slip("ten-is-no-honour");
const DROPPED_HONOUR_IS_MINOR: Slip = Slip("dropped-honour-is-minor");
const SECOND_CARD_STAYS_MINOR: Slip = Slip("second-card-stays-minor");
const SEVERAL_AT_ONCE_ARE_MINOR: Slip = Slip("several-at-once-are-minor");
const DELIBERATE_SMALL_IS_MINOR: Slip = Slip("deliberate-small-is-minor");
const DECLARER_HAS_PENALTY_CARD: Slip = Slip("declarer-has-penalty-card");
const UNSEEN_CARD_PENALISED: Slip = Slip("unseen-card-penalised");
const EXCUSED_CARD_PENALISED: Slip = Slip("excused-card-penalised");
const SMALL_ACCIDENT_IS_MAJOR: Slip = Slip("small-accident-is-major");
const EXPOSED_CARD_GOES_BACK: Slip = Slip("exposed-card-goes-back");
/// A card of the other defender's was counted.
pub(crate) const PARTNERS_CARD_COUNTED: Slip = Slip("partners-card-counted");
/// A card that has been played was counted.
pub(crate) const PLAYED_CARD_COUNTED: Slip = Slip("played-card-counted");
/// A card shown during the auction was given back to a defender.
pub(crate) const AUCTION_CARD_GOES_BACK: Slip = Slip("auction-card-goes-back");

/// Cards that came to be seen, and what else somebody may count with them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Exposure {
    pub(crate) incident: Incident,
    /// The other defender's penalty cards.
    pub(crate) partners: PenaltyCards,
    /// An earlier minor penalty card of the player's, played since.
    pub(crate) played: Option<Card>,
}

impl Exposure {
    /// The rule on the kind first; who must pass in the auction is another question.
    fn reasons(&self) -> Vec<Reason> {
        let mut reasons = self
            .incident
            .ruling()
            .map(|ruling| ruling.reasons)
            .unwrap_or_default();
        if self.incident.phase == Phase::Auction && reasons.len() > 1 {
            reasons.rotate_left(1);
        }
        reasons
    }

    /// What the cards are now; `None` if they are no penalty cards.
    pub(crate) fn kind(&self) -> Option<PenaltyKind> {
        let after = self.incident.ruling().ok()?.penalty;
        // A wrong card that goes back where one lay is what it was before.
        self.incident.cards.iter().find_map(|card| after.kind(card))
    }

    /// What are the cards now: minor penalty cards, major ones, or none?
    pub(crate) fn which_kind(&self) -> Asked {
        let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
        let options = Options::plain([
            (minor, "option-minor"),
            (major, "option-major"),
            (None, "option-no-penalty-card"),
        ]);
        let Incident {
            cards,
            how,
            phase,
            seat,
            ..
        } = self.incident;
        let reasons = self.reasons();
        let decisive = reasons.first().map_or("", |reason| reason.id);
        let mut mistakes = Vec::new();
        if self.kind() == minor && how != How::RevokeCorrected {
            if self.partners != PenaltyCards::None {
                mistakes.push((PARTNERS_CARD_COUNTED, major));
            }
            if self.played.is_some() {
                mistakes.push((PLAYED_CARD_COUNTED, major));
            }
        }
        mistakes.extend(kind_mistakes(decisive, cards));
        mistakes.push(match phase {
            Phase::Auction => (AUCTION_CARD_GOES_BACK, None),
            _ => (EXPOSED_CARD_GOES_BACK, None),
        });
        let number = i32::try_from(cards.len()).unwrap_or(1);
        let prompt = Phrase::new(kind_prompt(how))
            .with("seat", Fact::Seat(seat))
            .with("cards", Fact::Cards(cards))
            .with("number", Fact::Number(number));
        Asked::one_of(Skill::PenaltyCardKind, prompt, &options, &self.kind())
            .because(reasons)
            .slips(options.slips(mistakes))
    }

    /// `minor`, `major`, `none`.
    pub(crate) fn witness(&self) -> String {
        match self.kind() {
            Some(PenaltyKind::Minor) => "minor",
            Some(PenaltyKind::Major) => "major",
            None => "none",
        }
        .to_owned()
    }
}

/// The mistakes behind a wrong kind, by the rule that decides it (`reason`).
fn kind_mistakes(reason: &str, shown: Hand) -> Vec<(Slip, Option<PenaltyKind>)> {
    let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
    let either = |slip| vec![(slip, minor), (slip, major)];
    let ten_only = shown.iter().all(|card| card.rank <= Rank::T);
    match reason {
        "major-honour" if ten_only => vec![(TEN_IS_NO_HONOUR, minor)],
        "major-honour" => vec![(DROPPED_HONOUR_IS_MINOR, minor)],
        "major-second-card" => vec![(SECOND_CARD_STAYS_MINOR, minor)],
        "major-several-at-once" => vec![(SEVERAL_AT_ONCE_ARE_MINOR, minor)],
        "major-deliberate" if shown.iter().any(is_honour) => vec![(DROPPED_HONOUR_IS_MINOR, minor)],
        "faced-card-returns" => Vec::new(),
        "major-deliberate" => vec![(DELIBERATE_SMALL_IS_MINOR, minor)],
        "minor-small-accident" => vec![(SMALL_ACCIDENT_IS_MAJOR, major)],
        "declarer-never" | "auction-card-returns" => either(DECLARER_HAS_PENALTY_CARD),
        "partner-could-not-see" => either(UNSEEN_CARD_PENALISED),
        _ => either(EXCUSED_CARD_PENALISED),
    }
}
