//! The engine's reasons and the exercises' phrases turned into sentences.

use fluent::{FluentArgs, FluentValue};

use crate::course::Text;
use crate::engine::citation::Book;
use crate::engine::notation as neutral;
use crate::engine::score::{ScoreItem, ScoreLine};
use crate::engine::{Call, Citation, Doubling, Fact, Facts, Reason, Strain, Vulnerability};
use crate::exercise::{Answer, Ask, Cell, Group, Kind, Phrase, Skill, Slip};
use crate::i18n::{Catalog, Notation};

/// A language with a way of writing cards: everything needed to speak.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// The texts.
    pub catalog: &'a Catalog,
    /// The notation.
    pub notation: Notation<'a>,
}

impl<'a> Speaker<'a> {
    /// A speaker of a catalogue's language.
    #[must_use]
    pub const fn new(catalog: &'a Catalog, notation: Notation<'a>) -> Self {
        Self { catalog, notation }
    }

    /// A text without variables.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    /// A text with variables that are words or numbers already.
    #[must_use]
    pub fn with<'v>(
        &self,
        id: &str,
        variables: impl IntoIterator<Item = (&'static str, FluentValue<'v>)>,
    ) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(name, value);
        }
        self.catalog.format(id, &args)
    }

    /// A phrase of an exercise.
    #[must_use]
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.catalog
            .format(phrase.id, &self.arguments(&phrase.facts))
    }

    /// A rule in a sentence.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> String {
        self.catalog.format(
            &format!("reason-{}", reason.id),
            &self.arguments(&reason.facts),
        )
    }

    /// A Law by its number: Articolo 50D1(a).
    #[must_use]
    pub fn law(&self, citation: Citation) -> String {
        if citation.number().is_empty() {
            return self.text("law-cite-definitions");
        }
        let id = match citation.edition.book {
            Book::Duplicate => "law-cite",
            Book::Rubber => "law-cite-rubber",
        };
        self.with(id, [("law", citation.law.into())])
    }

    /// What a Law is about, in our words.
    #[must_use]
    pub fn law_subject(&self, citation: Citation) -> String {
        match (citation.number(), citation.edition.book) {
            ("", _) => self.text("law-subject-definitions"),
            (number, Book::Duplicate) => self.text(&format!("law-subject-{number}")),
            (number, Book::Rubber) => self.text(&format!("law-subject-rubber-{number}")),
        }
    }

    /// The book of a Law with its year.
    #[must_use]
    pub fn law_book(&self, citation: Citation) -> String {
        let id = match citation.edition.book {
            Book::Duplicate => "law-book-duplicate",
            Book::Rubber => "law-book-rubber",
        };
        self.with(id, [("year", citation.edition.year.to_string().into())])
    }

    /// A recognised mistake in a sentence.
    #[must_use]
    pub fn slip(&self, slip: Slip) -> String {
        self.text(&format!("slip-{}", slip.0))
    }

    /// The rule of a skill to take away.
    #[must_use]
    pub fn remember(&self, skill: Skill) -> String {
        self.text(&format!("remember-{}", skill.id()))
    }

    /// A skill's name.
    #[must_use]
    pub fn skill(&self, skill: Skill) -> String {
        self.text(&format!("skill-{}", skill.id()))
    }

    /// A kind's name as a topic.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> String {
        self.text(&format!("kind-{}", kind.id()))
    }

    /// A group's name, as a heading.
    #[must_use]
    pub fn group(&self, group: Group) -> String {
        self.text(&format!("group-{}", group.id()))
    }

    /// The name of a line of a score.
    #[must_use]
    pub fn score_item(&self, item: ScoreItem) -> String {
        self.text(&format!("score-item-{}", item.id()))
    }

    /// What is trumps, as it stands on the table.
    #[must_use]
    pub fn trumps(&self, strain: Strain) -> String {
        match strain.suit() {
            None => self.text("table-no-trump"),
            Some(_) => {
                let strain = self.notation.strain(strain).into();
                self.with("table-trumps", [("strain", strain)])
            }
        }
    }

    /// How a line's points come about: `(40 + 2 × 30) × 2`; empty for fixed premiums.
    #[must_use]
    pub fn working(&self, line: &ScoreLine) -> String {
        let terms: Vec<String> = line
            .terms()
            .iter()
            .map(|term| match term.count {
                1 => self.notation.points(term.each.abs()),
                count => format!("{count} × {}", self.notation.points(term.each.abs())),
            })
            .collect();
        let sum = terms.join(" + ");
        match (line.factor(), terms.len()) {
            (1, _) => sum,
            (factor, 1) => format!("{sum} × {factor}"),
            (factor, _) => format!("({sum}) × {factor}"),
        }
    }

    /// A lesson's text in this language; a teacher's own in another one if it lacks this.
    #[must_use]
    pub fn lesson_text(&self, text: &Text) -> String {
        let words = match text {
            Text::Id(id) => self.text(id),
            Text::Inline(texts) => {
                let own = texts.get(self.catalog.locale().base().tag());
                own.or_else(|| texts.values().next())
                    .cloned()
                    .unwrap_or_default()
            }
        };
        self.notation_in(&words)
    }

    /// A lesson's text in two languages, or in one: what a teacher wrote in one of them alone
    /// stands alone, and in no third language beside it.
    #[must_use]
    pub fn lesson_texts(&self, second: Option<&Self>, text: &Text) -> (String, Option<String>) {
        let said = |say: &Self| say.has_lesson_text(text).then(|| say.lesson_text(text));
        match (said(self), second.and_then(said)) {
            (Some(first), second) => {
                let second = second.filter(|second| *second != first);
                (first, second)
            }
            (None, Some(second)) => (second, None),
            (None, None) => (self.lesson_text(text), None),
        }
    }

    /// Whether a lesson's text is there in this language.
    fn has_lesson_text(&self, text: &Text) -> bool {
        match text {
            Text::Id(_) => true,
            Text::Inline(texts) => texts.contains_key(self.catalog.locale().base().tag()),
        }
    }

    /// `{1S}`, `{HT}`, `{4SX}`, `{X}` and `{North}` in the reader's letters; other braces stay.
    #[must_use]
    pub fn notation_in(&self, text: &str) -> String {
        let mut spoken = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            spoken.push_str(before);
            let Some((inside, behind)) = after.split_once('}') else {
                spoken.push('{');
                rest = after;
                continue;
            };
            match self.neutral_words(inside) {
                Some(words) => spoken.push_str(&words),
                None => {
                    spoken.push('{');
                    spoken.push_str(inside);
                    spoken.push('}');
                }
            }
            rest = behind;
        }
        spoken.push_str(rest);
        spoken
    }

    fn neutral_words(&self, text: &str) -> Option<String> {
        let words: Option<Vec<String>> = text
            .split_whitespace()
            .map(|word| self.neutral_word(word))
            .collect();
        words
            .filter(|words| !words.is_empty())
            .map(|words| words.join(" "))
    }

    fn neutral_word(&self, word: &str) -> Option<String> {
        if let Ok(call) = neutral::parse_call(word) {
            return Some(self.notation.call(call));
        }
        if let Ok((bid, doubling)) = neutral::parse_contract(word) {
            return Some(self.notation.contract(bid, doubling));
        }
        if let Ok(card) = neutral::parse_card(word) {
            return Some(self.notation.card(card));
        }
        neutral::parse_seat(word)
            .ok()
            .filter(|_| word.len() > 1)
            .map(|seat| self.notation.seat(seat))
    }

    /// An answer in words, given the shape it answers.
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
                        Some(number) if halves => self.notation.halves(*number),
                        Some(number) => self.notation.points(*number),
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

    /// Calls in words; runs of bids are drawn together: `Passo, Contro, 2♠ – 7SA`.
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
        for call in crate::engine::auction::every_call() {
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

    /// What stands in a cell; what is asked for is a question mark.
    #[must_use]
    pub fn cell(&self, cell: &Cell) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Fact(Fact::Number(number)) => self.notation.points(*number),
            Cell::Fact(fact) => match self.fact(fact).0 {
                FluentValue::String(words) => words.into_owned(),
                _ => String::new(),
            },
            Cell::Words(phrase) => self.phrase(phrase),
            Cell::Asked(_) => "?".to_owned(),
        }
    }

    fn arguments(&self, facts: &Facts) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, fact) in facts {
            let (value, key) = self.fact(fact);
            args.set(*name, value);
            if let Some(key) = key {
                args.set(format!("{name}-key"), key);
            }
        }
        args
    }

    /// A fact in words, and the key by which a text can choose.
    fn fact(&self, fact: &Fact) -> (FluentValue<'static>, Option<&'static str>) {
        let notation = &self.notation;
        let (words, key) = match fact {
            Fact::Number(number) => return (FluentValue::from(*number), None),
            Fact::Points(points) => (notation.points(*points), None),
            Fact::Matchpoints(won) => {
                let halves = i32::try_from(won.halves()).unwrap_or(i32::MAX);
                (notation.halves(halves), None)
            }
            Fact::Slip(entry) => (notation.slip(entry), None),
            Fact::Rank(rank) => (notation.rank(*rank), Some(rank_key(*rank))),
            Fact::BoardVulnerability(sides) => (notation.board_vulnerability(*sides), None),
            Fact::Call(call) => (notation.call(*call), Some(call_key(*call))),
            Fact::Bid(bid) => (notation.bid(*bid), Some(strain_key(bid.strain))),
            Fact::Strain(strain) => (notation.strain(*strain), Some(strain_key(*strain))),
            Fact::Suit(suit) => (notation.suit(*suit), Some(strain_key((*suit).into()))),
            Fact::Suits(suits) => {
                let names: Vec<String> = suits.iter().map(|suit| notation.suit(suit)).collect();
                (names.join(", "), None)
            }
            Fact::Card(card) => (notation.card(*card), None),
            Fact::Cards(cards) => (notation.cards(*cards), None),
            Fact::Seat(seat) => (notation.seat(*seat), Some(seat_key(*seat))),
            Fact::Side(side) => (notation.side(*side), None),
            Fact::Contract(contract) => (notation.contract(contract.bid, contract.doubling), None),
            Fact::Doubling(doubling) => {
                let key = match doubling {
                    Doubling::Undoubled => "undoubled",
                    Doubling::Doubled => "doubled",
                    Doubling::Redoubled => "redoubled",
                };
                (notation.doubling(*doubling), Some(key))
            }
            Fact::Vulnerability(vulnerability) => {
                let key = match vulnerability {
                    Vulnerability::NotVulnerable => "not-vulnerable",
                    Vulnerability::Vulnerable => "vulnerable",
                };
                (notation.vulnerability(*vulnerability), Some(key))
            }
        };
        (FluentValue::from(words), key)
    }
}

const fn strain_key(strain: Strain) -> &'static str {
    match strain {
        Strain::Clubs => "clubs",
        Strain::Diamonds => "diamonds",
        Strain::Hearts => "hearts",
        Strain::Spades => "spades",
        Strain::Notrump => "notrump",
    }
}

const fn call_key(call: Call) -> &'static str {
    match call {
        Call::Pass => "pass",
        Call::Double => "double",
        Call::Redouble => "redouble",
        Call::Bid(_) => "bid",
    }
}

/// The letter of a high card; those with a number need no word of their own.
const fn rank_key(rank: contract_bridge::Rank) -> &'static str {
    match rank.get() {
        14 => "a",
        13 => "k",
        12 => "q",
        11 => "j",
        10 => "t",
        _ => "number",
    }
}

const fn seat_key(seat: contract_bridge::Seat) -> &'static str {
    use contract_bridge::Seat::{East, North, South, West};
    match seat {
        North => "north",
        East => "east",
        South => "south",
        West => "west",
    }
}
