//! What a learner does in the window to give an answer.

use arbitro::engine::Call;
use arbitro::engine::auction::every_call;
use arbitro::exercise::{Answer, Ask};
use arbitro::i18n::Notation;
use arbitro::ui::command::Command;

/// The commands that put an answer together, from an empty draft.
pub fn commands(notation: &Notation<'_>, ask: &Ask, answer: &Answer) -> Vec<Command> {
    match answer {
        Answer::Choice(index) => vec![Command::Choose(*index)],
        Answer::Choices(all) => all.iter().copied().map(Command::ToggleChoice).collect(),
        Answer::CallMade(index) => vec![Command::ChooseCallMade(*index)],
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
            rows.filter_map(|(row, number)| Some(Command::TypeRow(row, typed((*number)?))))
                .collect()
        }
        Answer::ScoreSlip(entry) => vec![Command::TypeSlip(notation.slip(entry))],
        Answer::Calls(calls) => only_these(calls),
        Answer::Cards(cards) => cards.iter().map(Command::ToggleCard).collect(),
        Answer::Seat(seat) => vec![Command::ChooseSeat(*seat)],
        Answer::Number(points) => vec![Command::TypeNumber(notation.points(*points))],
        Answer::Account(lines) => lines
            .iter()
            .map(|(&item, &points)| Command::TypeLine(item, notation.points(points)))
            .collect(),
    }
}

/// In the box a bid brings all above it: the lowest is enough where nothing is left out.
fn only_these(calls: &[Call]) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut chosen = false;
    for call in every_call().filter(|call| calls.contains(call)) {
        let bid = matches!(call, Call::Bid(_));
        if !(bid && chosen) {
            commands.push(Command::ToggleCall(call));
        }
        chosen |= bid;
    }
    commands
}
