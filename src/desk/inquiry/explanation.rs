//! An explanation that does not fit (Laws 20, 21 and 75).

use crate::engine::laws::explanation::{
    Agreement, Basis, Correction, Misled, Mistaken, Noticed, Redress, Stage, basis, correction,
    mistaken,
};
use crate::engine::laws::role::Role;
use crate::engine::{Auction, Bid, Call, Fact, Seat, Strain};
use crate::exercise::{Explanation, Item, Phrase};

use super::asking::{Interview, Told};
use crate::desk::telling::of;

/// What was agreed, as the Director finds it: the meaning that was explained, another one, none.
const AGREED: [(Agreement<bool>, &str); 4] = [
    (Agreement::Shown(true), "desk-agreed-as-explained"),
    (Agreement::Shown(false), "desk-agreed-otherwise"),
    (Agreement::Nothing, "desk-agreed-nothing"),
    (Agreement::NoEvidence, "desk-agreed-unknown"),
];

const STAGES: [(Stage, &str); 4] = [
    (Stage::Auction, "desk-stage-auction"),
    (Stage::Clarification, "desk-stage-before-lead"),
    (Stage::Play, "desk-stage-play"),
    (Stage::AfterPlay, "desk-stage-after"),
];

#[derive(Debug, Clone, Copy)]
enum By {
    Explainer,
    Caller,
    Opponents,
}

const NOTICED: [(By, &str); 3] = [
    (By::Opponents, "desk-noticed-opponents"),
    (By::Explainer, "desk-noticed-explainer"),
    (By::Caller, "desk-noticed-caller"),
];

const ROLES: [(Role, &str); 2] = [
    (Role::Declarer, "desk-role-declarer"),
    (Role::Defender, "desk-role-defender"),
];

pub(super) fn ask(asking: &mut Interview<'_>) -> Told {
    let agreed = asking.one("desk-ask-agreed", &AGREED)?;
    // With an agreement to nothing the hand makes no difference.
    let fits = match agreed {
        Agreement::Nothing | Agreement::Shown(false) => false,
        _ => asking.yes("desk-ask-fits")?,
    };
    let (whose, reason) = mistaken(&true, &fits, &agreed);
    asking.finding.rule(reason);
    let exercise = Explanation::of_a_jump(&agreed, fits);
    asking.finding.exercise = exercise.and_then(|it| Item::new(it).ok());
    asking.found(match whose {
        Mistaken::Call => "desk-explanation-right",
        Mistaken::Explanation => "desk-explanation-wrong",
        Mistaken::Nothing => "desk-explanation-fits",
    });
    if whose != Mistaken::Explanation {
        return None;
    }
    let stage = asking.one("desk-ask-stage", &STAGES)?;
    let noticed = match asking.one("desk-ask-noticed", &NOTICED)? {
        By::Opponents => None,
        By::Explainer => Some(Noticed::Explainer),
        // During the auction nobody has a role yet.
        By::Caller if stage == Stage::Auction => Some(Noticed::Caller(Role::Defender)),
        By::Caller => Some(Noticed::Caller(asking.one("desk-ask-role", &ROLES)?)),
    };
    if let Some(noticed) = noticed {
        let (when, reason) = correction(whose, noticed, stage);
        asking.finding.say(Phrase::new(match when {
            Correction::Now => "option-corrected-now",
            Correction::BeforeLead => "option-corrected-before-lead",
            Correction::AfterAuction => "option-corrected-after-auction",
            Correction::AfterPlay => "option-corrected-after-play",
            Correction::Never => "option-corrected-never",
        }));
        asking.finding.rule(reason);
    }
    if !asking.yes("desk-ask-misled")? {
        return None;
    }
    redress(asking, whose, stage)?;
    let gained = asking.yes("desk-ask-gained")?;
    let (on, reason) = basis(&agreed, gained);
    asking.finding.say(Phrase::new(match on {
        Basis::Agreement => "option-basis-agreement",
        Basis::NoAgreement => "option-basis-no-agreement",
        Basis::Table => "option-basis-table",
    }));
    asking.finding.rule(reason);
    asking.found(match on {
        Basis::Table => "desk-result-stands",
        Basis::Agreement | Basis::NoAgreement => "desk-result-adjusted",
    });
    Some(())
}

/// What the player gets who called on the explanation; `None` if the score is not adjusted.
fn redress(asking: &mut Interview<'_>, mistaken: Mistaken, stage: Stage) -> Told {
    let seat = asking.seat("desk-ask-who-misled")?;
    let influenced = asking.yes("desk-ask-influenced")?;
    let lead_faced = matches!(stage, Stage::Play | Stage::AfterPlay);
    let since = match influenced && !lead_faced {
        true => asking.among(Phrase::new("desk-ask-called-since"), called_since(seat))?,
        false => 0,
    };
    let auction = auction(seat, since);
    let misled = Misled {
        auction: &auction,
        seat,
        mistaken,
        influenced,
        lead_faced,
    };
    let (redress, reasons) = misled.redress()?;
    let (headline, phrase) = match redress {
        Redress::Change => ("desk-call-may-change", "option-redress-change"),
        Redress::Adjust => ("desk-adjust-later", "option-redress-adjust"),
        Redress::Nothing => ("desk-result-stands", "option-redress-nothing"),
    };
    asking.found_of(headline, "seat", Fact::Seat(seat));
    asking.finding.say(of(Phrase::new(phrase), seat));
    asking.finding.rules(reasons);
    (redress == Redress::Adjust).then_some(())
}

/// How many of the other players have called since, from the next one on.
fn called_since(seat: Seat) -> [(usize, Phrase); 3] {
    let next = of(Phrase::new("desk-since-only"), seat.lho());
    let partner = of(Phrase::new("desk-since-too"), seat.partner());
    [
        (0, Phrase::new("desk-since-nobody")),
        (1, next),
        (2, partner),
    ]
}

/// An auction in which the player called, and `since` of the others afterwards. Only who has called
/// matters.
fn auction(seat: Seat, since: usize) -> Auction {
    let mut auction = Auction::new(seat.rho());
    let bid = Call::Bid(Bid::new(1, Strain::Clubs));
    let calls = [bid, Call::Double, Call::Pass, Call::Pass];
    for call in calls.into_iter().take(2 + since) {
        // Each is legal after those before it.
        let _ = auction.push(call);
    }
    auction
}
