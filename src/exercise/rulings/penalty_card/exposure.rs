//! Cards seen that should not be, and the question what they are now. Asked by
//! `penalty_card` and by `penalty_card_kind`.

use contract_bridge::{Card, Hand, Rank};

use crate::rulings::penalty_card::prompts::kind_prompt;
use crate::{Answer, Ask, Grade, Phrase, Slip};
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

    pub(crate) fn prompt(&self) -> Phrase {
        let cards = self.incident.cards;
        Phrase::new(kind_prompt(self.incident.how))
            .with("seat", Fact::Seat(self.incident.seat))
            .with("cards", Fact::Cards(cards))
            .with(
                "number",
                Fact::Number(i32::try_from(cards.len()).unwrap_or(1)),
            )
    }

    pub(crate) fn ask() -> Ask {
        Ask::Choice(vec![
            Phrase::new("option-minor"),
            Phrase::new("option-major"),
            Phrase::new("option-no-penalty-card"),
        ])
    }

    pub(crate) fn solve(&self) -> Answer {
        kind_option(self.kind())
    }

    pub(crate) fn mistakes(&self) -> Vec<(Slip, Answer)> {
        let reasons = self.reasons();
        let id = reasons.first().map_or("", |reason| reason.id);
        let major = kind_option(Some(PenaltyKind::Major));
        let mut mistakes = Vec::new();
        if self.kind() == Some(PenaltyKind::Minor) && self.incident.how != How::RevokeCorrected {
            if self.partners != PenaltyCards::None {
                mistakes.push((PARTNERS_CARD_COUNTED, major.clone()));
            }
            if self.played.is_some() {
                mistakes.push((PLAYED_CARD_COUNTED, major));
            }
        }
        mistakes.extend(kind_mistakes(id, self.incident.cards));
        let goes_back = if self.incident.phase == Phase::Auction {
            AUCTION_CARD_GOES_BACK
        } else {
            EXPOSED_CARD_GOES_BACK
        };
        mistakes.push((goes_back, kind_option(None)));
        mistakes
    }

    pub(crate) fn grade(&self, answer: &Answer) -> Grade {
        Grade::of(self.solve(), answer, self.reasons()).with_slip(answer, self.mistakes())
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

fn kind_option(kind: Option<PenaltyKind>) -> Answer {
    Answer::Choice(match kind {
        Some(PenaltyKind::Minor) => 0,
        Some(PenaltyKind::Major) => 1,
        None => 2,
    })
}

/// The mistakes behind a wrong kind, by the rule that decides it (`reason`).
fn kind_mistakes(reason: &str, shown: Hand) -> Vec<(Slip, Answer)> {
    let (minor, major) = (PenaltyKind::Minor, PenaltyKind::Major);
    let says = |kind| kind_option(Some(kind));
    let ten_only = shown.iter().all(|card| card.rank <= Rank::T);
    match reason {
        "major-honour" if ten_only => vec![(TEN_IS_NO_HONOUR, says(minor))],
        "major-honour" => vec![(DROPPED_HONOUR_IS_MINOR, says(minor))],
        "major-second-card" => vec![(SECOND_CARD_STAYS_MINOR, says(minor))],
        "major-several-at-once" => vec![(SEVERAL_AT_ONCE_ARE_MINOR, says(minor))],
        "major-deliberate" if shown.iter().any(is_honour) => {
            vec![(DROPPED_HONOUR_IS_MINOR, says(minor))]
        }
        "faced-card-returns" => Vec::new(),
        "major-deliberate" => vec![(DELIBERATE_SMALL_IS_MINOR, says(minor))],
        "minor-small-accident" => vec![(SMALL_ACCIDENT_IS_MAJOR, says(major))],
        "declarer-never" | "auction-card-returns" => [minor, major]
            .map(|kind| (DECLARER_HAS_PENALTY_CARD, says(kind)))
            .to_vec(),
        "partner-could-not-see" => [minor, major]
            .map(|kind| (UNSEEN_CARD_PENALISED, says(kind)))
            .to_vec(),
        _ => [minor, major]
            .map(|kind| (EXCUSED_CARD_PENALISED, says(kind)))
            .to_vec(),
    }
}
