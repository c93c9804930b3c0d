//! What has been chosen or typed, and how it is read as an answer.

use std::collections::BTreeMap;

use contract_bridge::auction::Call;
use contract_bridge::{Hand, Seat};

use crate::engine::auction::every_bid;
use crate::engine::score::ScoreItem;
use crate::exercise::{Answer, Ask};
use crate::i18n::Notation;

/// What the learner has chosen or typed, before it is checked.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Draft {
    /// Index of an option.
    pub choice: Option<usize>,
    /// Indices of options, where several may be chosen.
    pub choices: Vec<usize>,
    /// Index of a call of the auction shown.
    pub call_made: Option<usize>,
    /// Rows of a column as typed.
    pub rows: BTreeMap<usize, String>,
    /// A line of a score slip as typed.
    pub slip: String,
    /// Calls chosen in the box.
    pub calls: Vec<Call>,
    /// Cards chosen on the table.
    pub cards: Hand,
    /// A player.
    pub seat: Option<Seat>,
    /// A number as typed.
    pub number: String,
    /// Lines of a score as typed.
    pub account: BTreeMap<ScoreItem, String>,
}

impl Draft {
    /// The right answer but for its last line, where it has several.
    pub(super) fn all_but_the_last(solution: Answer, ask: &Ask) -> Self {
        let mut draft = Self::default();
        match (solution, ask) {
            (Answer::Account(lines), _) => {
                let mut known: Vec<_> = lines.into_iter().filter(|(_, p)| *p != 0).collect();
                known.pop();
                let known = known.into_iter();
                draft.account = known.map(|(item, p)| (item, p.to_string())).collect();
            }
            // Halves are typed as they are written elsewhere; such a column is left empty.
            (Answer::Column(rows), Ask::Column(column)) if !column.halves => {
                let mut known: Vec<_> = rows.into_iter().enumerate().collect();
                known.pop();
                let known = known.into_iter();
                draft.rows = known
                    .filter_map(|(row, number)| Some((row, number?.to_string())))
                    .collect();
            }
            _ => {}
        }
        draft
    }

    /// The draft as an answer, if it is complete. `asked`: whether it was asked about before;
    /// then nothing chosen is the answer "none".
    pub(super) fn answer(&self, ask: &Ask, asked: bool, notation: &Notation<'_>) -> Option<Answer> {
        match ask {
            Ask::Choice(_) => self.choice.map(Answer::Choice),
            Ask::Calls if self.calls.is_empty() && !asked => None,
            Ask::Calls => Some(Answer::Calls(self.calls.clone())),
            Ask::Cards(_) if self.cards.is_empty() && !asked => None,
            Ask::Cards(_) => Some(Answer::Cards(self.cards)),
            Ask::Choices(_) if self.choices.is_empty() && !asked => None,
            Ask::Choices(_) => Some(Answer::Choices(self.choices.clone())),
            Ask::CallMade(_) => self.call_made.map(Answer::CallMade),
            Ask::Column(column) => {
                let mut numbers = vec![None; column.rows.len()];
                for (&row, typed) in self.rows.iter().filter(|(_, t)| !t.trim().is_empty()) {
                    let number = if column.halves {
                        notation.read_halves(typed)?
                    } else {
                        notation.read_points(typed)?
                    };
                    *numbers.get_mut(row)? = Some(number);
                }
                let any = numbers.iter().any(Option::is_some);
                any.then_some(Answer::Column(numbers))
            }
            Ask::ScoreSlip => notation.read_slip(&self.slip).ok().map(Answer::ScoreSlip),
            Ask::Count(_) => notation
                .read_points(&self.number)
                .filter(|number| *number >= 0)
                .map(Answer::Number),
            Ask::Seat => self.seat.map(Answer::Seat),
            Ask::Number => notation.read_points(&self.number).map(Answer::Number),
            Ask::Account => {
                let mut lines = BTreeMap::new();
                for (&item, typed) in self.account.iter().filter(|(_, t)| !t.trim().is_empty()) {
                    lines.insert(item, notation.read_points(typed)?);
                }
                (!lines.is_empty()).then_some(Answer::Account(lines))
            }
        }
    }

    /// Chooses a bid with all above it, or puts it and those below back.
    pub(super) fn toggle_call(&mut self, call: Call) {
        let calls = &mut self.calls;
        match (call, calls.contains(&call)) {
            (Call::Bid(bid), true) => {
                calls.retain(|other| !matches!(other, Call::Bid(lower) if *lower <= bid));
            }
            (Call::Bid(bid), false) => {
                let above = every_bid().filter(|&other| other >= bid);
                for higher in above.map(Call::Bid) {
                    if !calls.contains(&higher) {
                        calls.push(higher);
                    }
                }
            }
            (other, true) => calls.retain(|&chosen| chosen != other),
            (other, false) => calls.push(other),
        }
    }

    /// Chooses one of several options, or puts it back.
    pub(super) fn toggle_choice(&mut self, index: usize) {
        let choices = &mut self.choices;
        match choices.iter().position(|&chosen| chosen == index) {
            Some(at) => {
                choices.remove(at);
            }
            None => choices.push(index),
        }
    }
}
