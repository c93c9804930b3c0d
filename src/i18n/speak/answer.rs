//! Answers in words.

use super::Speaker;
use engine::Call;
use exercise::{Answer, Ask};

impl Speaker<'_> {
    /// An answer in words, for the question shape `ask`.
    #[must_use]
    pub fn answer(&self, answer: &Answer, ask: &Ask) -> String {
        let none = || self.text("explain-none");
        match (answer, ask) {
            (Answer::Choice(index), Ask::Choice(options)) => options
                .get(*index)
                .map_or_else(none, |option| self.phrase(option)),
            (Answer::Choice(index) | Answer::CallMade(index), _) => (index + 1).to_string(),
            (Answer::Choices(chosen), _) if chosen.is_empty() => none(),
            (Answer::Choices(chosen), Ask::Choices(options)) => {
                let chosen = options
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| chosen.contains(at));
                let words: Vec<String> = chosen.map(|(_, option)| self.phrase(option)).collect();
                words.join(" · ")
            }
            (Answer::Choices(chosen), _) => {
                let numbers: Vec<String> = chosen.iter().map(|at| (at + 1).to_string()).collect();
                numbers.join(" ")
            }
            (Answer::Column(numbers), ask) => {
                let halves = matches!(ask, Ask::Column(column) if column.halves);
                let numbers: Vec<String> = numbers
                    .iter()
                    .map(|number| match number {
                        None => "–".to_owned(),
                        Some(number) => self.notation.points_or_halves(*number, halves),
                    })
                    .collect();
                numbers.join(" · ")
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

    /// Calls in words; joins runs of bids: `Passo, Contro, 2♠ – 7SA`.
    #[must_use]
    pub fn calls(&self, calls: &[Call]) -> String {
        let mut spoken: Vec<String> = Vec::new();
        let mut run: Option<(Call, Call)> = None;
        let finish = |run: Option<(Call, Call)>, spoken: &mut Vec<String>| match run {
            Some((from, to)) if from == to => spoken.push(self.notation.call(from)),
            Some((from, to)) => {
                spoken.push(format!(
                    "{} – {}",
                    self.notation.call(from),
                    self.notation.call(to)
                ));
            }
            None => {}
        };
        for call in engine::auction::every_call() {
            let bid = matches!(call, Call::Bid(_));
            match (calls.contains(&call), bid, run) {
                (true, true, Some((from, _))) => run = Some((from, call)),
                (true, true, None) => run = Some((call, call)),
                (true, false, _) => spoken.push(self.notation.call(call)),
                (false, ..) => finish(run.take(), &mut spoken),
            }
        }
        finish(run, &mut spoken);
        spoken.join(", ")
    }
}
