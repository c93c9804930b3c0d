//! Playing on after an irregularity, case by case.

use arbitro_engine::Reason;
use arbitro_engine::laws::playing_on::{PlayingOn, PlayingOnRuling};

fn cited(reason: &Reason) -> &'static str {
    reason.citation.law
}

/// Law 60, with the two parts of Law 53 that are about playing on.
#[test]
fn playing_on_after_an_irregularity() {
    let rows = [
        (
            PlayingOn::NonOffenderAfterRho,
            PlayingOnRuling::CountsAsInTurn,
            "60A1",
        ),
        (
            PlayingOn::ProperLeadAfterOpponents,
            PlayingOnRuling::ProperLeadStands,
            "53B",
        ),
        (
            PlayingOn::WrongDefenderToDeclarersLead,
            PlayingOnRuling::LeadStandsPlayPremature,
            "53C",
        ),
        (
            PlayingOn::DebtFromBefore,
            PlayingOnRuling::DebtStays,
            "60A3",
        ),
        (
            PlayingOn::DefenderBeforeRequiredLead,
            PlayingOnRuling::MajorPenaltyCard,
            "60B",
        ),
        (
            PlayingOn::OffendersPlayOn,
            PlayingOnRuling::RightsUntouched,
            "60C",
        ),
    ];
    assert_eq!(rows.map(|(case, ..)| case), PlayingOn::ALL);
    for (case, expected, law) in rows {
        let (ruling, reason) = case.ruling();
        assert_eq!((ruling, cited(&reason)), (expected, law), "{case:?}");
    }
}
