//! What counts as a claim or a concession, and whether play goes on (Law 68).

use crate::engine::laws::claim::{Event, Meaning};

use super::asking::{Interview, Told};

const EVENTS: [(Event, &str); 9] = [
    (Event::TricksToCome, "desk-event-tricks"),
    (Event::ShowsCards, "desk-event-cards"),
    (Event::ProposesToStop, "desk-event-stop"),
    (Event::GivesUpTheRest, "desk-event-gives-up"),
    (Event::CurrentTrickOnly, "desk-event-current"),
    (Event::PartnerObjects, "desk-event-partner"),
    (Event::Contested, "desk-event-contested"),
    (Event::AllAgreeToPlayOn, "desk-event-all-agree"),
    (Event::NotAllAgreeToPlayOn, "desk-event-not-all"),
];

pub(super) fn ask(asking: &mut Interview<'_>) -> Told {
    let ruling = asking.one("desk-how", &EVENTS)?.ruling();
    asking.found(match ruling.meaning {
        Meaning::Claim => "desk-claimed-claim",
        Meaning::Concession => "desk-claimed-concession",
        Meaning::Neither => "desk-claimed-neither",
        Meaning::DirectorDecides | Meaning::ClaimStays => "desk-claimed-stays",
        Meaning::ClaimVoid => "desk-claimed-void",
    });
    asking.finding.rules(ruling.reasons);
    Some(())
}
