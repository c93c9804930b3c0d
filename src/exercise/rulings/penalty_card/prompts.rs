//! What happened, as the question tells it.

use engine::laws::exposed_card::How;

/// The question tells what happened: one text for each way of exposing a card.
#[must_use]
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
