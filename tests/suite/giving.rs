//! How a learner gives an answer in the window.

use arbitro::engine::Call;
use arbitro::engine::auction::every_call;
use arbitro::exercise::{Answer, Ask};
use arbitro::i18n::Notation;
use arbitro::ui::attempt::Draft;

/// The draft of an answer.
pub fn draft(notation: &Notation<'_>, ask: &Ask, answer: &Answer) -> Draft {
    match answer {
        Answer::Choice(index) | Answer::CallMade(index) => Draft::Option(*index),
        Answer::Choices(all) => Draft::Options(all.clone()),
        Answer::Column(numbers) => {
            let halves = matches!(ask, Ask::Column(column) if column.halves);
            let typed = |number: i32| {
                if halves {
                    notation.halves(number)
                } else {
                    notation.points(number)
                }
            };
            let rows = numbers.iter().enumerate();
            let rows = rows.filter_map(|(row, number)| Some((row, typed((*number)?))));
            Draft::Rows(rows.collect())
        }
        Answer::ScoreSlip(entry) => Draft::Text(notation.slip(entry)),
        Answer::Calls(calls) => only_these(calls),
        Answer::Cards(cards) => Draft::Cards(*cards),
        Answer::Seat(seat) => Draft::Seat(*seat),
        Answer::Number(points) => Draft::Text(notation.points(*points)),
        Answer::Account(lines) => {
            let lines = lines.iter();
            let lines = lines.map(|(&item, &points)| (item, notation.points(points)));
            Draft::Account(lines.collect())
        }
    }
}

/// In the bidding box, a bid selects all higher ones too, so the lowest is enough if there are no
/// gaps.
fn only_these(calls: &[Call]) -> Draft {
    let mut draft = Draft::Empty;
    for call in every_call().filter(|call| calls.contains(call)) {
        if !draft.calls().contains(&call) {
            draft = draft.toggling_call(call);
        }
    }
    draft
}
