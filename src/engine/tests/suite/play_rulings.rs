//! Small rulings on the play, row by row: playing on, cards played at once, use of information.

use arbitro_engine::Reason;
use arbitro_engine::laws::information::{Onlooker, SeenCard, may_use};
use arbitro_engine::laws::playing_on::{PlayingOn, PlayingOnRuling};
use arbitro_engine::laws::simultaneous_play::{AtOnce, AtOnceRuling};

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

/// Law 58.
#[test]
fn cards_at_the_same_time() {
    let rows = [
        (AtOnce::TwoPlayers, AtOnceRuling::OutOfTurnIsLater, "58A"),
        (
            AtOnce::OneFaceVisible,
            AtOnceRuling::VisibleIsPlayed,
            "58B1",
        ),
        (
            AtOnce::SeveralOfDefender,
            AtOnceRuling::NamedOthersPenalty,
            "58B2",
        ),
        (
            AtOnce::SeveralOfDeclarer,
            AtOnceRuling::NamedOthersGoBack,
            "58B2",
        ),
        (
            AtOnce::OpponentPlayedAfter,
            AtOnceRuling::OpponentMayChange,
            "58B3",
        ),
        (AtOnce::NoticedLater, AtOnceRuling::DefectiveTrick, "58B4"),
    ];
    assert_eq!(rows.map(|(case, ..)| case), AtOnce::ALL);
    for (case, expected, law) in rows {
        let (ruling, reason) = case.ruling();
        assert_eq!((ruling, cited(&reason)), (expected, law), "{case:?}");
    }
}

/// Includes Q12 and Q13: on the table the card may be used by all; back in the hand, its owner's
/// partner may not use it (Laws 16C, 50E).
#[test]
fn what_may_be_used_of_a_card_that_was_seen() {
    let rows = [
        (
            SeenCard::ExposedInAuction,
            Onlooker::OwnersPartner,
            false,
            "16C",
        ),
        (SeenCard::ExposedInAuction, Onlooker::OtherSide, true, "16C"),
        (SeenCard::OnTable, Onlooker::OwnersPartner, true, "50E1"),
        (SeenCard::OnTable, Onlooker::OtherSide, true, "50E1"),
        (SeenCard::BackInHand, Onlooker::OwnersPartner, false, "50E2"),
        (SeenCard::BackInHand, Onlooker::OtherSide, true, "50E2"),
    ];
    for (card, who, allowed, law) in rows {
        let (may, reason) = may_use(card, who);
        assert_eq!((may, cited(&reason)), (allowed, law), "{card:?} {who:?}");
    }
}
