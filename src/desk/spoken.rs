//! What a director says to the players at the end: one sentence for each ruling.

use crate::exercise::Phrase;

/// The sentence for each headline; a score needs none.
const SAID: &[(&str, &str)] = &[
    ("desk-bid-too-low", "desk-say-bid-low"),
    ("desk-double-cancelled", "desk-say-cancelled"),
    ("desk-call-too-late", "desk-say-call-late"),
    ("desk-call-changed", "desk-say-call-changed"),
    ("desk-call-out-of-turn", "desk-say-call-turn"),
    ("desk-is-minor", "desk-say-minor"),
    ("desk-is-major", "desk-say-major"),
    ("desk-is-none", "desk-say-no-penalty"),
    ("desk-lead-ruled", "desk-say-go-on"),
    ("desk-lead-of-defender", "desk-say-lead-defender"),
    ("desk-lead-of-declarer", "desk-say-lead-declarer"),
    ("desk-revoke-open", "desk-say-revoke-open"),
    ("desk-revoke-corrected-late", "desk-say-revoke-open"),
    ("desk-revoke-free", "desk-say-revoke-free"),
    ("desk-revoke-costs", "desk-say-revoke-costs"),
    ("desk-information-partner", "desk-say-information"),
    ("desk-information-side", "desk-say-information-side"),
    ("desk-information-nobody", "desk-say-go-on"),
    ("desk-claim-award", "desk-say-claim"),
    ("desk-claim-stands", "desk-say-claim-stands"),
    ("desk-premature-choice", "desk-say-premature"),
    ("desk-premature-stands", "desk-say-card-stands"),
    ("desk-premature-back", "desk-say-card-back"),
    ("desk-premature-penalty", "desk-say-major"),
    ("desk-adjusted-percent", "desk-say-no-result"),
    ("desk-adjusted-imps", "desk-say-no-result"),
    ("desk-result-stands", "desk-say-stands"),
    ("desk-result-adjusted", "desk-say-adjusted"),
    ("desk-explanation-right", "desk-say-call-mistaken"),
    ("desk-explanation-wrong", "desk-say-misinformed"),
    ("desk-explanation-fits", "desk-say-go-on"),
    ("desk-call-may-change", "desk-say-change"),
    ("desk-adjust-later", "desk-say-adjust-later"),
    ("desk-score-corrected", "desk-say-corrected"),
    ("desk-score-stays", "desk-say-too-late"),
    ("desk-trick-supply", "desk-say-trick-supply"),
    ("desk-trick-add-suit", "desk-say-trick-add"),
    ("desk-trick-add", "desk-say-trick-add"),
    ("desk-trick-fifth", "desk-say-trick-extra"),
    ("desk-trick-restore", "desk-say-trick-extra"),
    ("desk-allowed", "desk-say-allowed"),
    ("desk-not-allowed", "desk-say-not-allowed"),
    ("desk-cards-normally", "desk-say-cards-right"),
    ("desk-cards-review", "desk-say-cards-review"),
    ("desk-cards-removed", "desk-say-card-away"),
    ("desk-cards-removed-review", "desk-say-cards-review"),
    ("desk-missing-restored", "desk-say-card-restored"),
    ("desk-missing-pack", "desk-say-new-pack"),
    ("desk-missing-trick", "desk-say-trick-extra"),
    ("desk-board-call-again", "desk-say-call-again"),
    ("desk-board-cancelled", "desk-say-board-cancelled"),
    ("desk-board-stands", "desk-say-board-stands"),
    ("desk-movement-half", "desk-say-sit-out"),
    ("desk-card-played", "desk-say-card-played"),
    ("desk-card-led", "desk-say-card-led"),
    ("desk-card-free", "desk-say-card-free"),
    ("desk-card-back", "desk-say-card-returns"),
    ("desk-card-penalty", "desk-say-exposed"),
    ("desk-card-penalty-seen", "desk-say-exposed"),
    ("desk-card-renamed", "desk-say-renamed"),
    ("desk-card-replaced", "desk-say-replaced"),
];

/// The sentence about the same players and cards as the headline.
pub(super) fn of(headline: &Phrase) -> Option<Phrase> {
    let said = SAID.iter().find(|(found, _)| *found == headline.id)?;
    Some(Phrase {
        id: said.1,
        ..headline.clone()
    })
}
