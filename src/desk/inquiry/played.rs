//! Whether a card is played, and whether it may be changed or taken back (Laws 45, 47 and 48).

use crate::engine::Reason;
use crate::engine::laws::changed_card::{
    Misplay, PlayedAfter, PlayedSince, Redesignation, WrongCard,
};
use crate::engine::laws::defective_trick::WhenNoticed;
use crate::engine::laws::played_card::{Circumstance, Fate};
use crate::engine::laws::retraction::{Ground, Retraction};
use crate::engine::laws::role::Role;
use crate::exercise::Phrase;

use super::asking::{Interview, Told};

#[derive(Debug, Clone, Copy)]
enum Matter {
    Played,
    Renamed,
    Misplayed,
    TakenBack,
}

const MATTERS: [(Matter, &str); 4] = [
    (Matter::Played, "desk-played-is-it"),
    (Matter::Renamed, "desk-played-renamed"),
    (Matter::Misplayed, "desk-played-misplayed"),
    (Matter::TakenBack, "desk-played-taken-back"),
];

const ROLES: [(Role, &str); 3] = [
    (Role::Declarer, "desk-played-declarer"),
    (Role::Dummy, "desk-played-dummy"),
    (Role::Defender, "desk-played-defender"),
];

/// The words of declarer that may be changed, and a card that dummy moved, are asked about apart.
const HOW: [(Circumstance, &str); 19] = [
    (Circumstance::FacedOnTable, "desk-how-faced"),
    (Circumstance::TouchingTable, "desk-how-touching"),
    (Circumstance::NearlyTouchingTable, "desk-how-nearly"),
    (Circumstance::HeldAsPlayed, "desk-how-held"),
    (
        Circumstance::MovedTowardsTableAndBack,
        "desk-how-moved-back",
    ),
    (Circumstance::FacePossibleForPartner, "desk-how-partner"),
    (Circumstance::PartnerLookedAway, "desk-how-looked-away"),
    (Circumstance::FaceSeenByOpponentOnly, "desk-how-opponent"),
    (Circumstance::SeenByDeclarerAndDummy, "desk-how-both-saw"),
    (Circumstance::Named, "desk-how-said"),
    (Circumstance::Designated, "desk-how-pointed"),
    (Circumstance::TouchedDeliberatelyInDummy, "desk-how-touched"),
    (Circumstance::ArrangingDummy, "desk-how-arranging"),
    (Circumstance::ReachingAnotherInDummy, "desk-how-reaching"),
    (Circumstance::IndicatedByDummy, "desk-how-indicated"),
    (Circumstance::Dropped, "desk-how-fell"),
    (Circumstance::PenaltyCardDue, "desk-how-penalty"),
    (Circumstance::FifthCard, "desk-how-fifth"),
    (Circumstance::FifthCardLed, "desk-how-fifth-led"),
];

pub(super) fn ask(asking: &mut Interview<'_>) -> Told {
    match asking.one("desk-ask-played", &MATTERS)? {
        Matter::Played => played(asking),
        Matter::Renamed => renamed(asking),
        Matter::Misplayed => misplayed(asking),
        Matter::TakenBack => taken_back(asking),
    }
}

fn played(asking: &mut Interview<'_>) -> Told {
    let role = asking.one("desk-whose-card", &ROLES)?;
    let possible = HOW.into_iter().filter(|(how, _)| how.ruling(role).is_ok());
    let options = possible.map(|(how, id)| (how, Phrase::new(id)));
    let how = asking.among(Phrase::new("desk-ask-played-how"), options)?;
    let ruling = how.ruling(role).ok()?;
    asking.found(match ruling.fate {
        Fate::Played | Fate::MayBeChanged => "desk-card-played",
        Fate::Led => "desk-card-led",
        Fate::NotPlayed => "desk-card-free",
        Fate::TakenBack => "desk-card-back",
        Fate::PenaltyCard => "desk-card-penalty",
    });
    asking.finding.rules(ruling.reasons);
    Some(())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Why {
    Slip,
    Inattention,
    SecondThoughts,
}

const WHY: [(Why, &str); 3] = [
    (Why::Slip, "desk-named-slip"),
    (Why::Inattention, "desk-named-inattention"),
    (Why::SecondThoughts, "desk-named-thoughts"),
];

const SINCE: [(PlayedSince, &str); 3] = [
    (PlayedSince::Nothing, "desk-since-nobody"),
    (PlayedSince::Opponent, "desk-named-opponent"),
    (PlayedSince::Declarer, "desk-named-declarer"),
];

/// Declarer wants another card from dummy than the one that was named (Law 45C4(b)).
fn renamed(asking: &mut Interview<'_>) -> Told {
    let slip_of_tongue = asking.one("desk-ask-named-why", &WHY)? == Why::Slip;
    let since = match slip_of_tongue {
        true => asking.one("desk-ask-named-since", &SINCE)?,
        // Only a slip can be changed at all.
        false => PlayedSince::Nothing,
    };
    let ruling = Redesignation {
        slip_of_tongue,
        since,
    }
    .ruling();
    asking.changed("desk-card-renamed", ruling.changed, ruling.reasons);
    Some(())
}

const NOTICED: [(WhenNoticed, &str); 2] = [
    (WhenNoticed::InTime, "desk-trick-in-time"),
    (WhenNoticed::Late, "desk-trick-late"),
];

const CARDS: [(WrongCard, &str); 3] = [
    (WrongCard::Ordinary, "desk-moved-ordinary"),
    (WrongCard::Lead, "desk-moved-lead"),
    (WrongCard::Revoke, "desk-moved-revoke"),
];

const AFTER: [(PlayedAfter, &str); 3] = [
    (PlayedAfter::Nobody, "desk-since-nobody"),
    (PlayedAfter::Defender, "desk-role-defender"),
    (PlayedAfter::DefenderThenDeclarer, "desk-moved-both"),
];

/// Dummy put another card into the trick than the one that was named (Law 45D).
fn misplayed(asking: &mut Interview<'_>) -> Told {
    let noticed = asking.one("desk-ask-trick-noticed", &NOTICED)?;
    let (card, after) = match noticed {
        WhenNoticed::InTime => (
            WrongCard::Ordinary,
            asking.one("desk-ask-moved-after", &AFTER)?,
        ),
        WhenNoticed::Late => (
            asking.one("desk-ask-moved-card", &CARDS)?,
            PlayedAfter::DefenderThenDeclarer,
        ),
    };
    let ruling = Misplay {
        noticed,
        card,
        after,
    }
    .ruling();
    asking.changed("desk-card-replaced", ruling.changed, ruling.reasons);
    Some(())
}

const GROUNDS: [(Ground, &str); 11] = [
    (Ground::IllegalPlay, "desk-ground-illegal"),
    (Ground::Rectification, "desk-ground-rectification"),
    (Ground::UnintendedDesignation, "desk-ground-slip"),
    (Ground::OpponentChanged, "desk-ground-opponent"),
    (Ground::NonOffenderChanged, "desk-ground-revoke"),
    (Ground::ToldWrongTurn, "desk-ground-turn"),
    (Ground::ProperLead, "desk-ground-lead"),
    (Ground::WrongExplanation, "desk-ground-explanation"),
    (Ground::WrongExplanationTooLate, "desk-ground-late"),
    (Ground::OpeningLeadDummySeen, "desk-ground-dummy-seen"),
    (Ground::AnythingElse, "desk-ground-else"),
];

/// A card that was played is to go back to the hand (Law 47).
fn taken_back(asking: &mut Interview<'_>) -> Told {
    let role = asking.one("desk-whose-card", &ROLES)?;
    let possible = GROUNDS
        .into_iter()
        .filter(|(it, _)| it.ruling(role).is_ok());
    let options = possible.map(|(ground, id)| (ground, Phrase::new(id)));
    let ground = asking.among(Phrase::new("desk-ask-ground"), options)?;
    let ruling = ground.ruling(role).ok()?;
    asking.found(match ruling.retraction {
        Retraction::MayNot => "desk-card-played",
        Retraction::ToHand => "desk-card-back",
        Retraction::PenaltyCardIfSeen => "desk-card-penalty-seen",
        Retraction::PenaltyCard => "desk-card-penalty",
    });
    asking.finding.rules(ruling.reasons);
    Some(())
}

impl Interview<'_> {
    /// A card from dummy is changed, or stays played.
    fn changed(&mut self, id: &'static str, changed: bool, reasons: Vec<Reason>) {
        self.found(if changed { id } else { "desk-card-played" });
        self.finding.rules(reasons);
    }
}
