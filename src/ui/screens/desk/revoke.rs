//! The case of a revoke: simple questions, one after the other.

use egui::Ui;

use crate::desk::Case;
use crate::desk::revoke::RevokeCase;
use crate::engine::Side;
use crate::engine::laws::revoke::{Attention, Continuation, OtherSide};
use crate::ui::screen::Screen;

use super::pick::{self, Chip};

const SINCE: [(Option<Continuation>, &str); 6] = [
    (None, "desk-since-nothing"),
    (Some(Continuation::NextTrickPlay), "desk-since-played"),
    (Some(Continuation::Named), "desk-since-named"),
    (Some(Continuation::Claim), "desk-since-claimed"),
    (Some(Continuation::ClaimAgreed), "desk-since-agreed"),
    (Some(Continuation::RetractedLead), "desk-since-retracted"),
];

const OTHERS: [(OtherSide, &str); 3] = [
    (OtherSide::Followed, "desk-others-followed"),
    (OtherSide::RevokedToSameTrick, "desk-others-same-trick"),
    (OtherSide::EstablishedToo, "desk-others-established"),
];

const NOTICED: [(Attention, &str); 3] = [
    (Attention::InTime, "desk-noticed-in-time"),
    (Attention::NextDealCalled, "desk-noticed-next-deal"),
    (Attention::RoundEnded, "desk-noticed-round"),
];

const ANSWERS: [&str; 2] = ["desk-no", "desk-yes"];

pub(super) fn case_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &RevokeCase) {
    if let Some(offender) = pick::seat_ui(ui, screen, "desk-who-revoked", Some(case.offender)) {
        send(screen, case.clone().by(offender));
    }
    since_ui(ui, screen, case);
    if let Some(winner) = pick::seat_ui(ui, screen, "desk-who-won", Some(case.winner)) {
        send(
            screen,
            RevokeCase {
                winner,
                ..case.clone()
            },
        );
    }
    if let Some(later) = number_ui(ui, screen, "desk-later-tricks", (0, 12), case.later) {
        send(
            screen,
            RevokeCase {
                later,
                ..case.clone()
            },
        );
    }
    if let Some(trick) = number_ui(ui, screen, "desk-trick-number", (1, 12), case.trick) {
        send(
            screen,
            RevokeCase {
                trick,
                ..case.clone()
            },
        );
    }
    if let Some(declarer) = pick::seat_ui(ui, screen, "desk-declarer", Some(case.declarer)) {
        send(
            screen,
            RevokeCase {
                declarer,
                ..case.clone()
            },
        );
    }
    rare_ui(ui, screen, case);
}

fn send(screen: &mut Screen<'_>, case: RevokeCase) {
    pick::put(screen, Case::Revoke(case));
}

fn since_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &RevokeCase) {
    let how = case.since.map(|(how, _)| how);
    let own = Side::of(case.offender);
    let at = SINCE.iter().position(|(it, _)| *it == how);
    let words = SINCE.map(|(_, word)| word);
    if let Some(at) = pick::words_ui(ui, screen, "desk-since", &words, at) {
        let (how, _) = SINCE[at % SINCE.len()];
        let side = case.since.map_or(own, |(_, side)| side);
        let since = how.map(|how| (how, side));
        send(
            screen,
            RevokeCase {
                since,
                ..case.clone()
            },
        );
    }
    if let Some((how, by)) = case.since {
        let sides = [own, own.opponents()];
        let notation = &screen.say.notation;
        let options = sides.map(|side| {
            let word = notation.side(side);
            (word.clone(), word, side == by)
        });
        if let Some(at) = pick::row_ui(ui, screen, "desk-since-by", &options) {
            let since = Some((how, sides[at % 2]));
            send(
                screen,
                RevokeCase {
                    since,
                    ..case.clone()
                },
            );
        }
    }
}

/// Questions that seldom need another answer than the default.
fn rare_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &RevokeCase) {
    let yes = |screen: &mut Screen<'_>, ui: &mut Ui, id, is| {
        pick::words_ui(ui, screen, id, &ANSWERS, Some(usize::from(is))).map(|at| at == 1)
    };
    if let Some(faced) = yes(screen, ui, "desk-revoke-faced", case.faced) {
        send(
            screen,
            RevokeCase {
                faced,
                ..case.clone()
            },
        );
    }
    if let Some(again) = yes(screen, ui, "desk-revoke-again", case.again) {
        send(
            screen,
            RevokeCase {
                again,
                ..case.clone()
            },
        );
    }
    let at = OTHERS.iter().position(|(it, _)| *it == case.others);
    let words = OTHERS.map(|(_, word)| word);
    if let Some(at) = pick::words_ui(ui, screen, "desk-others", &words, at) {
        let (others, _) = OTHERS[at % 3];
        send(
            screen,
            RevokeCase {
                others,
                ..case.clone()
            },
        );
    }
    let at = NOTICED.iter().position(|(it, _)| *it == case.noticed);
    let words = NOTICED.map(|(_, word)| word);
    if let Some(at) = pick::words_ui(ui, screen, "desk-noticed", &words, at) {
        let (noticed, _) = NOTICED[at % 3];
        send(
            screen,
            RevokeCase {
                noticed,
                ..case.clone()
            },
        );
    }
    if case.trick == 12
        && let Some(returned) = yes(screen, ui, "desk-revoke-returned", case.returned)
    {
        send(
            screen,
            RevokeCase {
                returned,
                ..case.clone()
            },
        );
    }
}

fn number_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    (least, most): (u8, u8),
    chosen: u8,
) -> Option<u8> {
    let numbers: Vec<u8> = (least..=most).collect();
    let options: Vec<Chip> = numbers
        .iter()
        .map(|&number| {
            let word = number.to_string();
            (word.clone(), word, number == chosen)
        })
        .collect();
    pick::row_ui(ui, screen, id, &options).and_then(|at| numbers.get(at).copied())
}
