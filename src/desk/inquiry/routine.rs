//! Short inquiries: a wrong score, a defective trick, cards that have been played, dummy.

use crate::engine::laws::defective_trick::{Defect, DefectiveTrick, Remedy, WhenNoticed};
use crate::engine::laws::dummys_rights::{Before, DummyAct, Permission};
use crate::engine::laws::quitted_trick::TrickAct;
use crate::engine::laws::revoke::inquiry::{Asking, Inquiry};
use crate::engine::laws::role::Role;
use crate::engine::tournament::correction::{PERIOD, Reported, ScoreFault};
use crate::exercise::{DummysRights, IrregularTrick, Item, Phrase};

use super::asking::{Interview, Told};

const FAULTS: [(ScoreFault, &str); 3] = [
    (ScoreFault::Recorded, "desk-score-fault-written"),
    (ScoreFault::TricksTooFew, "desk-score-fault-few"),
    (ScoreFault::TricksTooMany, "desk-score-fault-many"),
];

const REPORTED: [(Reported, &str); 4] = [
    (Reported::InTheRound, "desk-reported-round"),
    (Reported::BeforeTheScore, "desk-reported-before"),
    (Reported::MinutesAfter(PERIOD), "desk-reported-period"),
    (Reported::MinutesAfter(PERIOD + 1), "desk-reported-late"),
];

pub(super) fn correction(asking: &mut Interview<'_>) -> Told {
    let fault = asking.one("desk-ask-score-fault", &FAULTS)?;
    let reported = asking.one("desk-ask-reported", &REPORTED)?;
    let disputed =
        fault == ScoreFault::TricksTooFew && [REPORTED[1].0, REPORTED[2].0].contains(&reported);
    let convinced = disputed && asking.yes("desk-ask-convinced")?;
    let ruling = fault.correction(reported, convinced, PERIOD);
    asking.found(match ruling.corrected {
        true => "desk-score-corrected",
        false => "desk-score-stays",
    });
    asking.finding.rule(ruling.reason);
    Some(())
}

const LATE: [(WhenNoticed, &str); 2] = [
    (WhenNoticed::InTime, "desk-trick-in-time"),
    (WhenNoticed::Late, "desk-trick-late"),
];

const MISSING: [(bool, &str); 2] = [(true, "desk-trick-missing"), (false, "desk-trick-extra")];

const PLAYERS: [(Role, &str); 2] = [
    (Role::Defender, "desk-role-defender"),
    (Role::Declarer, "desk-role-declarer"),
];

/// A trick with a card too few or too many (Law 67).
pub(super) fn trick(asking: &mut Interview<'_>) -> Told {
    let missing = asking.one("desk-ask-trick", &MISSING)?;
    let noticed = asking.one("desk-ask-trick-noticed", &LATE)?;
    let late = noticed == WhenNoticed::Late;
    let defect = match (missing, late) {
        (true, true) if asking.yes("desk-ask-trick-suit")? => Defect::MissingCanFollow,
        (true, _) => Defect::MissingCannotFollow,
        (false, true) if asking.yes("desk-ask-trick-seen")? => Defect::ExtraExposed,
        (false, _) => Defect::Extra,
    };
    let shown = defect == Defect::ExtraExposed || (!missing && !late);
    let role = match shown {
        true => asking.one("desk-ask-trick-role", &PLAYERS)?,
        false => Role::Declarer,
    };
    let trick = DefectiveTrick {
        defect,
        noticed,
        role,
    };
    let ruling = trick.ruling();
    asking.practise_trick(IrregularTrick::of_a_defect(&trick, None));
    asking.found(match ruling.remedy {
        Remedy::PlayMissingCard => "desk-trick-supply",
        Remedy::AddCardOfSuitLed => "desk-trick-add-suit",
        Remedy::AddAnyCard => "desk-trick-add",
        Remedy::AsFifthCard => "desk-trick-fifth",
        Remedy::RestoreExtraCards => "desk-trick-restore",
    });
    asking.finding.rules(ruling.reasons.iter().cloned());
    if ruling.penalty_card {
        asking.finding.say(Phrase::new("desk-trick-penalty"));
    }
    if ruling.deemed_revoke {
        let won = asking.yes("desk-ask-trick-won")?;
        asking.practise_trick(IrregularTrick::of_a_defect(&trick, Some(won.into())));
        asking
            .finding
            .say(Phrase::new(match ruling.automatic_tricks(u8::from(won)) {
                0 => "desk-trick-free",
                _ => "desk-trick-costs",
            }));
    }
    Some(())
}

/// What a player does; `None` asks whether somebody has revoked.
const ACTS: [(Option<TrickAct>, &str); 12] = [
    (Some(TrickAct::TurnAfterFour), "desk-act-turn"),
    (Some(TrickAct::TurnBeforeFour), "desk-act-turn-early"),
    (Some(TrickAct::CorrectPointing), "desk-act-pointing"),
    (
        Some(TrickAct::CorrectPointingLate),
        "desk-act-pointing-late",
    ),
    (Some(TrickAct::SeeTrick), "desk-act-see"),
    (Some(TrickAct::SeeTrickCardTurned), "desk-act-see-turned"),
    (Some(TrickAct::SeeTrickPlayedOn), "desk-act-see-late"),
    (Some(TrickAct::DummyAsksToSee), "desk-act-see-dummy"),
    (Some(TrickAct::LookAtEarlierTrick), "desk-act-look"),
    (Some(TrickAct::MixBeforeAgreement), "desk-act-mix"),
    (Some(TrickAct::KeepInOrder), "desk-act-order"),
    (None, "desk-act-asks"),
];

const ASKS: [(Inquiry, &str); 5] = [
    (Inquiry::DeclarerAsksDefender, "desk-asks-of-declarer"),
    (Inquiry::DummyAsksDeclarer, "desk-asks-of-dummy"),
    (Inquiry::DummyAsksDefender, "desk-asks-of-dummy-wrongly"),
    (Inquiry::DefenderAsksDeclarer, "desk-asks-of-defender"),
    (Inquiry::DefenderAsksPartner, "desk-asks-of-partner"),
];

pub(super) fn quitted(asking: &mut Interview<'_>) -> Told {
    let Some(act) = asking.one("desk-ask-act", &ACTS)? else {
        let inquiry = asking.one("desk-ask-who-asks", &ASKS)?;
        let (allowed, reason) = inquiry.ruling();
        asking.allowed(allowed != Asking::Forbidden);
        asking.finding.rule(reason);
        return Some(());
    };
    let (allowed, reason) = act.ruling();
    asking.allowed(allowed);
    asking.finding.rule(reason);
    asking.practise_trick(IrregularTrick::of_an_act(act));
    Some(())
}

/// What dummy does, in groups: what is asked first.
const DUMMY: [(&[(DummyAct, &str)], &str); 4] = [
    (&HELPS, "desk-dummy-group-helps"),
    (&SPEAKS, "desk-dummy-group-speaks"),
    (&SEES, "desk-dummy-group-sees"),
    (&TURNED, "desk-dummy-group-trick"),
];

const HELPS: [(DummyAct, &str); 8] = [
    (DummyAct::PreventIrregularity, "desk-dummy-prevents"),
    (DummyAct::AskDeclarerAboutRevoke, "desk-dummy-asks-declarer"),
    (DummyAct::TakePart, "desk-dummy-plays"),
    (DummyAct::CommunicateAboutPlay, "desk-dummy-tells"),
    (DummyAct::TouchCard, "desk-dummy-touches"),
    (DummyAct::MoveNamedCard, "desk-dummy-moves"),
    (DummyAct::EnsureFollowingSuit, "desk-dummy-follows"),
    (DummyAct::CountTricks, "desk-dummy-counts"),
];

const SPEAKS: [(DummyAct, &str); 7] = [
    (DummyAct::PointOutIrregularity, "desk-dummy-points-out"),
    (DummyAct::PointOutWrongHand, "desk-dummy-wrong-hand"),
    (DummyAct::AskDefenderAboutRevoke, "desk-dummy-asks-defender"),
    (DummyAct::CallDirector, "desk-dummy-calls"),
    (
        DummyAct::CallDirectorAfterAttention,
        "desk-dummy-calls-after",
    ),
    (DummyAct::InformDirector, "desk-dummy-informs"),
    (DummyAct::PointOutAfterPlay, "desk-dummy-after-play"),
];

const SEES: [(DummyAct, &str); 3] = [
    (DummyAct::LookAtDefendersCard, "desk-dummy-looks"),
    (DummyAct::ExchangeHands, "desk-dummy-exchanges"),
    (DummyAct::LeaveSeat, "desk-dummy-leaves"),
];

const TURNED: [(DummyAct, &str); 3] = [
    (DummyAct::PointOutTurnedCard, "desk-dummy-turned"),
    (DummyAct::PointOutTurnedCardLate, "desk-dummy-turned-late"),
    (DummyAct::AskToSeeTrick, "desk-dummy-asks-trick"),
];

pub(super) fn dummy(asking: &mut Interview<'_>) -> Told {
    let acts = asking.one("desk-ask-dummy", &DUMMY)?;
    let act = asking.one("desk-ask-dummy-act", acts)?;
    // What is found so far holds for a dummy who has done nothing wrong.
    let told = before(asking, act);
    let before = told.unwrap_or_default();
    let judged = act.judged(before);
    asking.allowed(judged.permission == Permission::Allowed);
    if judged.permission == Permission::NotNow {
        asking.finding.say(Phrase::new("option-dummy-not-now"));
    }
    asking.finding.rules(judged.reasons);
    let exercise = DummysRights::of_an_act(act, before);
    asking.finding.exercise = exercise.and_then(|it| Item::new(it).ok());
    told.map(|_| ())
}

/// What happened before, as far as it matters for this act.
fn before(asking: &mut Interview<'_>, act: DummyAct) -> Option<Before> {
    let mut before = Before::default();
    let protects = act.protection().is_some();
    if !protects && act != DummyAct::PointOutIrregularity {
        return Some(before);
    }
    before.lost = asking.yes("desk-ask-dummy-lost")?;
    if before.lost && protects {
        before.asked = asking.yes("desk-ask-dummy-second")?;
    }
    let asks = act == DummyAct::AskDeclarerAboutRevoke;
    if before.lost && !before.asked && asks {
        before.legal = !asking.yes("desk-ask-dummy-suit")?;
    }
    Some(before)
}

impl Interview<'_> {
    fn practise_trick(&mut self, exercise: Option<IrregularTrick>) {
        self.finding.exercise = exercise.and_then(|it| Item::new(it).ok());
    }

    fn allowed(&mut self, allowed: bool) {
        self.found(match allowed {
            true => "desk-allowed",
            false => "desk-not-allowed",
        });
    }
}
