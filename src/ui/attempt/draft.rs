//! What the learner has chosen or typed, and how it is read as an answer.

use std::collections::BTreeMap;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};

use crate::engine::{auction::every_bid, score::ScoreItem};
use crate::exercise::{Answer, Ask};
use crate::i18n::Notation;

#[derive(Debug, Clone, Default, PartialEq)]
pub enum Draft {
    #[default]
    Empty,
    /// The index of an option, or of a call in the auction on the screen.
    Option(usize),
    /// The indices of options, where several can be chosen.
    Options(Vec<usize>),
    Calls(Vec<Call>),
    Cards(Hand),
    Seat(Seat),
    /// A number or a line of a score slip, as typed.
    Text(String),
    Rows(BTreeMap<usize, String>),
    Account(BTreeMap<ScoreItem, String>),
}

impl Draft {
    pub fn has_option(&self, index: usize) -> bool {
        match self {
            Self::Option(chosen) => *chosen == index,
            Self::Options(chosen) => chosen.contains(&index),
            _ => false,
        }
    }

    pub fn calls(&self) -> &[Call] {
        match self {
            Self::Calls(calls) => calls,
            _ => &[],
        }
    }

    pub const fn cards(&self) -> Hand {
        match self {
            Self::Cards(cards) => *cards,
            _ => Hand::EMPTY,
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Self::Text(typed) => typed,
            _ => "",
        }
    }

    pub fn row(&self, row: usize) -> &str {
        match self {
            Self::Rows(rows) => rows.get(&row).map_or("", String::as_str),
            _ => "",
        }
    }

    pub fn line(&self, item: ScoreItem) -> &str {
        match self {
            Self::Account(lines) => lines.get(&item).map_or("", String::as_str),
            _ => "",
        }
    }

    pub fn with_row(&self, row: usize, typed: String) -> Self {
        let mut rows = match self {
            Self::Rows(rows) => rows.clone(),
            _ => BTreeMap::new(),
        };
        rows.insert(row, typed);
        Self::Rows(rows)
    }

    pub fn with_line(&self, item: ScoreItem, typed: String) -> Self {
        let mut lines = match self {
            Self::Account(lines) => lines.clone(),
            _ => BTreeMap::new(),
        };
        lines.insert(item, typed);
        Self::Account(lines)
    }

    pub fn toggling_option(&self, index: usize) -> Self {
        let mut chosen = match self {
            Self::Options(chosen) => chosen.clone(),
            _ => Vec::new(),
        };
        let options = chosen.len();
        chosen.retain(|known| *known != index);
        if chosen.len() == options {
            chosen.push(index);
        }
        Self::Options(chosen)
    }

    /// A copy with a bid toggled: choosing it also chooses all higher bids, removing it also
    /// removes all lower ones. Other calls toggle alone.
    pub fn toggling_call(&self, call: Call) -> Self {
        let mut calls = self.calls().to_vec();
        match (call, calls.contains(&call)) {
            (Call::Bid(bid), true) => {
                calls.retain(|other| !matches!(other, Call::Bid(lower) if *lower <= bid));
            }
            (Call::Bid(bid), false) => {
                let above = every_bid().filter(|&other| other >= bid).map(Call::Bid);
                let fresh: Vec<Call> = above.filter(|higher| !calls.contains(higher)).collect();
                calls.extend(fresh);
            }
            (other, true) => calls.retain(|&chosen| chosen != other),
            (other, false) => calls.push(other),
        }
        Self::Calls(calls)
    }

    pub fn toggling_card(&self, card: Card) -> Self {
        let mut cards = self.cards();
        cards.toggle(card);
        Self::Cards(cards)
    }

    pub(super) fn all_but_the_last(solution: Answer, ask: &Ask) -> Self {
        match (solution, ask) {
            (Answer::Account(lines), _) => {
                let mut known: Vec<_> = lines.into_iter().filter(|(_, p)| *p != 0).collect();
                known.pop();
                let known = known.into_iter();
                Self::Account(known.map(|(item, p)| (item, p.to_string())).collect())
            }
            // Halves are not written as plain integers, so such a column is left empty.
            (Answer::Column(mut rows), Ask::Column(column)) if !column.halves => {
                rows.pop();
                let known = rows.into_iter().enumerate();
                let typed = known.filter_map(|(row, number)| Some((row, number?.to_string())));
                Self::Rows(typed.collect())
            }
            _ => Self::Empty,
        }
    }

    /// The draft as an answer, if it is complete. `asked`: the learner has already pressed once
    /// with an incomplete draft. Then choosing nothing means the answer "none".
    pub(super) fn answer(&self, ask: &Ask, asked: bool, notation: &Notation<'_>) -> Option<Answer> {
        match (ask, self) {
            (Ask::Choice(_), Self::Option(index)) => Some(Answer::Choice(*index)),
            (Ask::CallMade(_), Self::Option(index)) => Some(Answer::CallMade(*index)),
            (Ask::Choices(_), Self::Options(chosen)) if !chosen.is_empty() => {
                Some(Answer::Choices(chosen.clone()))
            }
            (Ask::Choices(_), _) => asked.then(|| Answer::Choices(Vec::new())),
            (Ask::Calls, draft) => {
                let calls = draft.calls();
                (asked || !calls.is_empty()).then(|| Answer::Calls(calls.to_vec()))
            }
            (Ask::Cards(_), draft) => {
                let cards = draft.cards();
                (asked || !cards.is_empty()).then_some(Answer::Cards(cards))
            }
            (Ask::Seat, Self::Seat(seat)) => Some(Answer::Seat(*seat)),
            (Ask::ScoreSlip, draft) => {
                let read = notation.read_slip(draft.text());
                read.ok().map(Answer::ScoreSlip)
            }
            (Ask::Number, draft) => notation.read_points(draft.text()).map(Answer::Number),
            (Ask::Count(_), draft) => {
                let number = notation.read_points(draft.text());
                number.filter(|number| *number >= 0).map(Answer::Number)
            }
            (Ask::Column(column), Self::Rows(rows)) => {
                let mut numbers = vec![None; column.rows.len()];
                for (&row, typed) in rows.iter().filter(|(_, t)| !t.trim().is_empty()) {
                    let number = match column.halves {
                        true => notation.read_halves(typed),
                        false => notation.read_points(typed),
                    };
                    *numbers.get_mut(row)? = Some(number?);
                }
                let any = numbers.iter().any(Option::is_some);
                any.then_some(Answer::Column(numbers))
            }
            (Ask::Account, Self::Account(typed)) => {
                let typed = typed.iter().filter(|(_, t)| !t.trim().is_empty());
                let lines = typed.map(|(item, typed)| Some((*item, notation.read_points(typed)?)));
                let lines: BTreeMap<_, _> = lines.collect::<Option<_>>()?;
                (!lines.is_empty()).then_some(Answer::Account(lines))
            }
            (Ask::Choice(_) | Ask::CallMade(_) | Ask::Seat | Ask::Column(_) | Ask::Account, _) => {
                None
            }
        }
    }
}
