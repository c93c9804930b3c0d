//! One input for each shape of answer.

pub mod calls;
pub(in crate::ui) mod choice;
pub mod column;
mod field;
pub mod keys;
pub(in crate::ui) mod mark;
pub mod pad;
mod place;
mod typed;

use egui::Ui;

pub use field::{following, is_in, next_to_fill, ready};

use crate::exercise::{Answer, Ask, Grade, Step};
use crate::ui::{attempt::Attempt, screen::Screen, table::account as account_slip};

/// The input for the current question. Cards are chosen on the table itself.
pub fn answer_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let scored = |grade: &&Grade| {
        let lines = |step: &Step| matches!(step, Step::Line { .. } | Step::Total { .. });
        matches!(grade.solution, Answer::Account(_)) || grade.steps.iter().any(lines)
    };
    if let (Ask::Number | Ask::Account, Some(grade)) =
        (&attempt.question().ask, attempt.grade().filter(scored))
    {
        // The score replaces the form, with the learner's numbers beside it.
        account_slip::working_ui(ui, screen, &grade.steps, attempt.given());
        return;
    }
    match &attempt.question().ask {
        Ask::Choice(options) => choice::options_ui(ui, screen, attempt, options, false),
        Ask::Calls => calls::bidding_box_ui(ui, screen, attempt),
        Ask::Choices(options) => choice::options_ui(ui, screen, attempt, options, true),
        Ask::Column(column) => column::column_ui(ui, screen, attempt, column),
        // These are chosen on the table and in the auction. Nothing is left to do once judged.
        Ask::Cards(_) | Ask::CallMade(_) if attempt.grade().is_some() => {}
        Ask::Cards(_) => {
            screen.muted_ui(ui, "answer-cards-hint");
        }
        Ask::CallMade(_) => {
            screen.muted_ui(ui, "answer-call-made-hint");
        }
        Ask::Seat => choice::seats_ui(ui, screen, attempt),
        Ask::Count(_) | Ask::Number | Ask::ScoreSlip => typed::alone_ui(ui, screen, attempt),
        Ask::Account => typed::account_ui(ui, screen, attempt),
    }
}
