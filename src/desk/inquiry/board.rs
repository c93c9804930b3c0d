//! Wrong cards, and wrong boards (Laws 13 to 15).

use crate::engine::Reason;
use crate::engine::laws::role::Role;
use crate::engine::laws::wrong_board::{
    BoardAction, MissingCard, Place, WrongCount, foreign_card, right_board_later, wrong_hand,
    wrong_players,
};
use crate::exercise::{Item, WrongBoard};

use super::asking::{Interview, Told};

#[derive(Debug, Clone, Copy)]
enum Wrong {
    Count,
    Foreign,
    Missing,
}

const WRONG: [(Wrong, &str); 3] = [
    (Wrong::Count, "desk-cards-count"),
    (Wrong::Missing, "desk-cards-missing"),
    (Wrong::Foreign, "desk-cards-foreign"),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    BeforeACall,
    AfterACall,
    AfterPlay,
}

const FOUND: [(Found, &str); 3] = [
    (Found::BeforeACall, "desk-count-before"),
    (Found::AfterACall, "desk-count-called"),
    (Found::AfterPlay, "desk-stage-after"),
];

/// Before the opening lead nothing has been played.
const PLACES: [(Place, &str); 3] = [
    (Place::Elsewhere, "desk-missing-found"),
    (Place::Nowhere, "desk-missing-lost"),
    (Place::Played, "desk-missing-played"),
];

const HANDS: [(Role, &str); 2] = [
    (Role::Defender, "desk-role-defender"),
    (Role::Declarer, "desk-role-declarer"),
];

/// Too many or too few cards in a hand.
pub(super) fn cards(asking: &mut Interview<'_>) -> Told {
    match asking.one("desk-ask-cards", &WRONG)? {
        Wrong::Count => {
            let found = asking.one("desk-ask-count-found", &FOUND)?;
            let count = WrongCount {
                after_play: found == Found::AfterPlay,
                called: found != Found::BeforeACall,
                seen: found == Found::BeforeACall && asking.yes("desk-ask-count-seen")?,
                playable: found != Found::AfterACall || asking.yes("desk-ask-count-playable")?,
            };
            asking.ruled(count.ruling());
            asking.practise(WrongBoard::of_count(count));
        }
        Wrong::Foreign => {
            let quitted = asking.yes("desk-ask-foreign")?;
            asking.ruled(foreign_card(quitted));
            asking.practise(WrongBoard::of_foreign_card(quitted));
        }
        Wrong::Missing => missing(asking)?,
    }
    Some(())
}

fn missing(asking: &mut Interview<'_>) -> Told {
    let lead_faced = asking.yes("desk-ask-lead-faced")?;
    let places = if lead_faced {
        &PLACES[..]
    } else {
        &PLACES[..2]
    };
    let place = asking.one("desk-ask-missing", places)?;
    let case = MissingCard { lead_faced, place };
    asking.ruled(case.ruling());
    // Only after the lead does it matter whose hand it is, and then not for a card that was played.
    let role = match lead_faced && place != Place::Played {
        true => asking.one("desk-ask-missing-role", &HANDS)?,
        false => Role::Defender,
    };
    asking.practise(WrongBoard::of_missing_card(case, role));
    let (_, reason) = case.liability(role)?;
    asking.finding.rule(reason);
    Some(())
}

const BOARDS: [(bool, &str); 2] = [(true, "desk-board-hand"), (false, "desk-board-players")];

const LATER: [(bool, &str); 2] = [(false, "desk-board-repeats"), (true, "desk-board-differs")];

/// Cards of another board, or a board that is meant for others.
pub(super) fn board(asking: &mut Interview<'_>) -> Told {
    if !asking.one("desk-how", &BOARDS)? {
        let played_before = asking.yes("desk-ask-played-before")?;
        asking.ruled(wrong_players(played_before));
        asking.practise(WrongBoard::of_players(played_before));
        return Some(());
    }
    let partner_called = asking.yes("desk-ask-partner-called")?;
    asking.ruled(wrong_hand(partner_called));
    asking.practise(WrongBoard::of_other_board(partner_called, None));
    let differs = asking.one("desk-ask-board-later", &LATER)?;
    let (_, reason) = right_board_later(differs);
    asking.finding.rule(reason);
    asking.practise(WrongBoard::of_other_board(partner_called, Some(differs)));
    Some(())
}

impl Interview<'_> {
    fn ruled(&mut self, (action, reason): (BoardAction, Reason)) {
        self.finding.rule(reason);
        self.found(match action {
            BoardAction::PlayNormally => "desk-cards-normally",
            BoardAction::PlayAndReview => "desk-cards-review",
            BoardAction::Adjust => "desk-result-adjusted",
            BoardAction::RemoveCard => "desk-cards-removed",
            BoardAction::RemoveAndReview => "desk-cards-removed-review",
            BoardAction::RestoreCard => "desk-missing-restored",
            BoardAction::NewPack => "desk-missing-pack",
            BoardAction::DefectiveTrick => "desk-missing-trick",
            BoardAction::CallAgain => "desk-board-call-again",
            BoardAction::CancelBoard => "desk-board-cancelled",
            BoardAction::ScoreStands => "desk-board-stands",
        });
    }

    fn practise(&mut self, exercise: Option<WrongBoard>) {
        self.finding.exercise = exercise.and_then(|it| Item::new(it).ok());
    }
}
