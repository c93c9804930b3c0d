//! Information from partner or from what was withdrawn (Laws 16 and 73).

use crate::engine::laws::unauthorized::{
    ASKED, Alternative, Barred, Decision, Inquiry, Moment, Response, Source, response,
};
use crate::engine::{Call, Fact, Seat};
use crate::exercise::{Item, Phrase, UnauthorizedInformation};

use super::asking::{Interview, Told};

const SOURCES: [(Source, &str); 10] = [
    (Source::Hesitation, "desk-source-hesitation"),
    (Source::Haste, "desk-source-haste"),
    (Source::Question, "desk-source-question"),
    (Source::Remark, "desk-source-remark"),
    (Source::UnexpectedAlert, "desk-source-alert"),
    (Source::Explanation, "desk-source-explanation"),
    (Source::RequiredPause, "desk-source-pause"),
    (Source::WithdrawnByOffender, "desk-source-own-call"),
    (Source::PutRight, "desk-source-put-right"),
    (Source::WithdrawnByOtherSide, "desk-source-other-call"),
];

const MOMENTS: [(Moment, &str); 3] = [
    (Moment::Agreed, "desk-moment-agreed"),
    (Moment::Disputed, "desk-moment-disputed"),
    (Moment::Suspected, "desk-moment-suspected"),
];

/// The Director's questions once it is known that there was such information.
const QUESTIONS: [&str; 3] = [
    "desk-ask-alternative",
    "desk-ask-suggestion",
    "desk-ask-damage",
];

pub(super) fn ask(asking: &mut Interview<'_>) -> Told {
    let source = asking.one("desk-ask-source", &SOURCES)?;
    let by = asking.seat("desk-ask-source-by")?;
    let (barred, reasons) = source.barred(by);
    match barred {
        Barred::Partner(seat) => {
            asking.found_of("desk-information-partner", "seat", Fact::Seat(seat));
        }
        Barred::Side(side) => asking.found_of("desk-information-side", "side", Fact::Side(side)),
        Barred::Nobody => asking.found("desk-information-nobody"),
    }
    asking.finding.rules(reasons);
    asking.finding.exercise = exercise(source, by, None);
    if barred == Barred::Nobody {
        return None;
    }
    let moment = asking.one("desk-ask-moment", &MOMENTS)?;
    // After a withdrawn call the Director is at the table: that exercise asks no more.
    if let Some(item) = exercise(source, by, Some(moment)) {
        asking.finding.exercise = Some(item);
    }
    let (right, reason) = response(true, moment);
    asking.finding.say(Phrase::new(match right {
        Response::DirectorNow => "option-advice-director-now",
        Response::DirectorLater => "option-advice-director-later",
        Response::Reserve | Response::Nothing => "option-advice-reserve",
    }));
    asking.finding.rule(reason);
    match moment {
        Moment::Agreed => None,
        Moment::Disputed => {
            let informed = asking.yes("desk-ask-given")?;
            if !informed {
                let (_, reason) = inquiry([false, true, true, true]).next(1);
                asking.finding.rule(reason);
                asking.found("desk-information-nobody");
            }
            None
        }
        Moment::Suspected => chosen(asking),
    }
}

/// Whether the call chosen was one that the information suggested, and did harm.
fn chosen(asking: &mut Interview<'_>) -> Told {
    let mut found = [true; 4];
    for (known, asks) in (1..).zip(QUESTIONS) {
        found[known] = asking.yes(asks)?;
        let (_, reason) = inquiry(found).next(known + 1);
        asking.finding.rule(reason);
        if !found[known] {
            asking.found("desk-result-stands");
            return None;
        }
    }
    asking.found("desk-result-adjusted");
    Some(())
}

/// The facts, with the answers to the Director's four questions. Which calls they were does not
/// matter, so the one chosen is a double and the other a pass.
fn inquiry([informed, other, suggested, damaged]: [bool; 4]) -> Inquiry<'static> {
    const fn by_all(call: Call, suggested: bool) -> Alternative {
        let (considered, chosen) = (ASKED, ASKED);
        Alternative {
            call,
            considered,
            chosen,
            suggested,
        }
    }
    const AMONG: [Alternative; 2] = [by_all(Call::Double, true), by_all(Call::Pass, false)];
    const ALONE: [Alternative; 1] = [by_all(Call::Double, true)];
    let among: &[Alternative] = if other { &AMONG } else { &ALONE };
    Inquiry {
        decision: Decision { informed, among },
        chosen: by_all(Call::Double, suggested),
        damaged,
    }
}

/// The case in an auction in which it can have happened.
fn exercise(source: Source, by: Seat, moment: Option<Moment>) -> Option<Item> {
    Item::new(UnauthorizedInformation::in_an_auction(source, by, moment)?).ok()
}
