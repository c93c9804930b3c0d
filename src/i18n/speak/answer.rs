//! Answers in words.

use super::Speaker;
use engine::{Call, Seat};
use exercise::{Answer, Ask};

impl Speaker<'_> {
    /// An answer in words, for the question shape `ask`.
    pub fn answer(&self, answer: &Answer, ask: &Ask) -> String {
        let none = || self.text("explain-none");
        match (answer, ask) {
            (Answer::Choice(index), Ask::Choice(options)) => options
                .get(*index)
                .map_or_else(none, |option| self.phrase(option)),
            (Answer::CallMade(index), Ask::CallMade(calls)) => calls
                .get(*index)
                .map_or_else(none, |made| self.numbered_call(*index, *made)),
            (Answer::Choice(index) | Answer::CallMade(index), _) => (index + 1).to_string(),
            (Answer::Choices(chosen), _) if chosen.is_empty() => none(),
            (Answer::Choices(chosen), Ask::Choices(options)) => {
                let options = options.iter().enumerate();
                let chosen = options.filter(|(at, _)| chosen.contains(at));
                let words: Vec<String> = chosen.map(|(_, option)| self.phrase(option)).collect();
                words.join(" · ")
            }
            (Answer::Choices(chosen), _) => {
                let numbers: Vec<String> = chosen.iter().map(|at| (at + 1).to_string()).collect();
                numbers.join(" ")
            }
            (Answer::Column(numbers), ask) => {
                let halves = matches!(ask, Ask::Column(column) if column.halves);
                let numbers = numbers.iter().map(|number| match number {
                    None => "–".to_owned(),
                    Some(number) => self.notation.points_or_halves(*number, halves),
                });
                numbers.collect::<Vec<_>>().join(" · ")
            }
            (Answer::ScoreSlip(entry), _) => self.notation.slip(entry),
            (Answer::Calls(calls), _) if calls.is_empty() => none(),
            (Answer::Calls(calls), _) => self.calls(calls),
            (Answer::Cards(cards), _) if cards.is_empty() => none(),
            (Answer::Cards(cards), _) => self.notation.cards(*cards),
            (Answer::Seat(seat), _) => self.notation.seat(*seat),
            (Answer::Number(points), _) => self.notation.points(*points),
            (Answer::Account(lines), _) => self.notation.points(lines.values().sum()),
        }
    }

    /// A call with its number in the auction shown: `3 – Nord 2♠`.
    pub fn numbered_call(&self, index: usize, (seat, call): (Seat, Call)) -> String {
        let (seat, call) = (self.notation.seat(seat), self.notation.call(call));
        format!("{} – {seat} {call}", index + 1)
    }

    /// Calls in words; joins runs of bids: `Passo, Contro, 2♠ – 7SA`.
    pub fn calls(&self, calls: &[Call]) -> String {
        let every: Vec<Call> = engine::auction::every_call().collect();
        let bid = |call: &Call| matches!(call, Call::Bid(_));
        let joined = |one: &Call, next: &Call| {
            bid(one) && bid(next) && calls.contains(one) == calls.contains(next)
        };
        let runs = every.chunk_by(joined);
        let runs = runs.filter(|run| run.iter().any(|call| calls.contains(call)));
        let call = |call: &Call| self.notation.call(*call);
        let spoken: Vec<String> = runs
            .map(|run| match run {
                [from, .., to] => format!("{} – {}", call(from), call(to)),
                run => run.iter().map(call).collect(),
            })
            .collect();
        spoken.join(", ")
    }
}
