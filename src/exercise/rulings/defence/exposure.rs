//! Exposed cards, and the question of which kind they are.

use crate::prelude::*;
use crate::rulings::defence::scene;
use engine::is_honour;
use engine::laws::exposed_card::{ExposureRuling, How, Incident, Phase};
use engine::laws::penalty_card::PenaltyKind;

mistakes! {
    TEN_IS_NO_HONOUR = "ten-is-no-honour",
    DROPPED_HONOUR_IS_MINOR = "dropped-honour-is-minor",
    SECOND_CARD_STAYS_MINOR = "second-card-stays-minor",
    SEVERAL_AT_ONCE_ARE_MINOR = "several-at-once-are-minor",
    DELIBERATE_SMALL_IS_MINOR = "deliberate-small-is-minor",
    DECLARER_HAS_PENALTY_CARD = "declarer-has-penalty-card",
    UNSEEN_CARD_PENALISED = "unseen-card-penalised",
    EXCUSED_CARD_PENALISED = "excused-card-penalised",
    SMALL_ACCIDENT_IS_MAJOR = "small-accident-is-major",
    EXPOSED_CARD_GOES_BACK = "exposed-card-goes-back",
}

/// Mistakes that need a partner's card, an earlier card, or the auction.
pub(crate) const FURTHER_MISTAKES: &[Mistake] = &[
    PARTNERS_CARD_COUNTED,
    PLAYED_CARD_COUNTED,
    AUCTION_CARD_GOES_BACK,
];

pub(crate) const PARTNERS_CARD_COUNTED: Mistake = Mistake("partners-card-counted");
pub(crate) const PLAYED_CARD_COUNTED: Mistake = Mistake("played-card-counted");
const AUCTION_CARD_GOES_BACK: Mistake = Mistake("auction-card-goes-back");

/// Exposed cards, and the ruling on them.
#[derive(Debug, Clone)]
pub(crate) struct Exposure {
    pub(crate) incident: Incident,
    pub(crate) ruling: ExposureRuling,
}

impl Exposure {
    pub(crate) fn of(incident: Incident) -> Result<Self, Fault> {
        let not_here = |_| Fault::new("how-not-here", Field::How, incident.how.id());
        Ok(Self {
            ruling: incident.ruling().map_err(not_here)?,
            incident,
        })
    }

    /// The kind of the cards; `None` if they are not penalty cards.
    pub(crate) fn kind(&self) -> Option<PenaltyKind> {
        // A wrong card that returns to its place among the penalty cards keeps its kind.
        let mut cards = self.incident.cards.iter();
        cards.find_map(|card| self.ruling.penalty.kind(card))
    }

    /// Are they penalty cards, and of which kind? `counted` are the mistakes of taking other cards
    /// into account, which lead to a major one.
    pub(crate) fn which_kind(&self, counted: impl IntoIterator<Item = Mistake>) -> Asked {
        let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
        let options = Options::plain([
            (minor, "option-minor"),
            (major, "option-major"),
            (None, "option-no-penalty-card"),
        ]);
        let (cards, how, phase) = (self.incident.cards, self.incident.how, self.incident.phase);
        let mut reasons = self.ruling.reasons.clone();
        if phase == Phase::Auction && reasons.len() > 1 {
            // Put the rule on the kind first; who must pass in the auction is another question.
            reasons.rotate_left(1);
        }
        let mut mistakes = Vec::new();
        if self.kind() == minor && how != How::RevokeCorrected {
            mistakes.extend(counted.into_iter().map(|mistake| (mistake, major)));
        }
        mistakes.extend(kind_mistakes(reasons.first(), cards));
        let goes_back = match phase {
            Phase::Auction => AUCTION_CARD_GOES_BACK,
            _ => EXPOSED_CARD_GOES_BACK,
        };
        mistakes.push((goes_back, None));
        let prompt = scene::exposing(kind_prompt(how), self.incident.seat, cards);
        Asked::one_of(Skill::PenaltyCardKind, prompt, &options, &self.kind())
            .because(reasons)
            .mistakes(options.mistakes(mistakes))
    }

    pub(crate) fn witness(&self) -> &'static str {
        self.kind().map_or("none", PenaltyKind::id)
    }
}

/// The mistakes behind a wrong kind, by the rule that decides it.
fn kind_mistakes(decisive: Option<&Reason>, shown: Hand) -> Vec<(Mistake, Option<PenaltyKind>)> {
    let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
    let either = |mistake| vec![(mistake, minor), (mistake, major)];
    let ten_only = shown.iter().all(|card| card.rank <= Rank::T);
    match decisive.map_or("", |reason| reason.id) {
        "major-honour" if ten_only => vec![(TEN_IS_NO_HONOUR, minor)],
        "major-honour" => vec![(DROPPED_HONOUR_IS_MINOR, minor)],
        "major-second-card" => vec![(SECOND_CARD_STAYS_MINOR, minor)],
        "major-several-at-once" => vec![(SEVERAL_AT_ONCE_ARE_MINOR, minor)],
        "major-deliberate" if shown.iter().any(is_honour) => vec![(DROPPED_HONOUR_IS_MINOR, minor)],
        "major-deliberate" => vec![(DELIBERATE_SMALL_IS_MINOR, minor)],
        "faced-card-returns" => Vec::new(),
        "minor-small-accident" => vec![(SMALL_ACCIDENT_IS_MAJOR, major)],
        "declarer-never" | "auction-card-returns" => either(DECLARER_HAS_PENALTY_CARD),
        "partner-could-not-see" => either(UNSEEN_CARD_PENALISED),
        _ => either(EXCUSED_CARD_PENALISED),
    }
}

/// The id of the prompt, which tells the story; one for each way of exposing a card.
pub const fn kind_prompt(how: How) -> &'static str {
    match how {
        How::Dropped => "exercise-penalty_card-dropped",
        How::Shown => "exercise-penalty_card-shown",
        How::Named => "exercise-penalty_card-named",
        How::OneOfSeveral => "exercise-penalty_card-one_of_several",
        How::UnseenWithAnother => "exercise-penalty_card-unseen_with_another",
        How::SeenByOpponentOnly => "exercise-penalty_card-seen_by_opponent_only",
        How::LedOutOfTurnRefused => "exercise-penalty_card-led_out_of_turn_refused",
        How::LedOutOfTurnAccepted => "exercise-penalty_card-led_out_of_turn_accepted",
        How::MisinformedByOpponent => "exercise-penalty_card-misinformed_by_opponent",
        How::BeforePartner => "exercise-penalty_card-before_partner",
        How::DeclarerHadPlayedBoth => "exercise-penalty_card-declarer_had_played_both",
        How::AtRhoTurnLegal => "exercise-penalty_card-at_rho_turn_legal",
        How::AtRhoTurnIllegal => "exercise-penalty_card-at_rho_turn_illegal",
        How::BeforeRequiredLead => "exercise-penalty_card-before_required_lead",
        How::BeforeElection => "exercise-penalty_card-before_election",
        How::FifthCardDeliberate => "exercise-penalty_card-fifth_card_deliberate",
        How::FifthCardByAccident => "exercise-penalty_card-fifth_card_accident",
        How::RevokeCorrected => "exercise-penalty_card-revoke_corrected",
        How::WithdrawnByNonOffender => "exercise-penalty_card-withdrawn_by_non_offender",
        How::WithdrawnByOffender => "exercise-penalty_card-withdrawn_by_offender",
        How::BothRevoked => "exercise-penalty_card-both_revoked",
        How::LedPrematurely => "exercise-penalty_card-led_prematurely",
        How::InsteadOfPenaltyCardRefused => "exercise-penalty_card-instead_refused",
        How::InsteadOfPenaltyCardAccepted => "exercise-penalty_card-instead_accepted",
        How::RestoredAndSeen => "exercise-penalty_card-restored_and_seen",
        How::FaceDown => "exercise-penalty_card-face_down",
        How::ClaimDisputed => "exercise-penalty_card-claim_disputed",
        How::RemarkOnTrick => "exercise-penalty_card-remark_on_trick",
        How::Excused => "exercise-penalty_card-excused",
        How::NormalPlay => "exercise-penalty_card-normal_play",
    }
}
