//! The engine's reasons and the exercises' phrases turned into sentences.

mod answer;
mod fact;
mod lesson;

use fluent::FluentValue;

use crate::{Catalog, Notation};
use engine::citation::Book;
use engine::score::{ScoreItem, ScoreLine};
use engine::{Citation, Reason, Strain};
use exercise::{Difficulty, Grade, Group, Kind, Mistake, Phrase, Remember, Skill};

/// A language and a notation: everything needed to turn data into sentences.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// The texts.
    pub catalog: &'a Catalog,
    /// The notation.
    pub notation: Notation<'a>,
}

impl<'a> Speaker<'a> {
    /// A speaker of a catalogue's language.
    pub const fn new(catalog: &'a Catalog, notation: Notation<'a>) -> Self {
        Self { catalog, notation }
    }

    /// A text without variables.
    pub fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    /// A text with variables that are already words or numbers.
    pub fn with<'v>(
        &self,
        id: &str,
        variables: impl IntoIterator<Item = (&'static str, FluentValue<'v>)>,
    ) -> String {
        self.catalog.with(id, variables)
    }

    /// A name and its value, with the colon as the language writes it: “Declarer: East”.
    pub fn named(&self, name: &str, value: &str) -> String {
        let both = [("name", name.into()), ("value", value.into())];
        self.with("named-value", both)
    }

    /// A phrase of an exercise.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let facts = self.arguments(&phrase.facts);
        self.catalog.format(phrase.id, &facts)
    }

    /// A rule in a sentence, and whether it is an interpretation.
    pub fn reason(&self, reason: &Reason) -> String {
        let (id, facts) = (
            format!("reason-{}", reason.id),
            self.arguments(&reason.facts),
        );
        let rule = self.catalog.format(&id, &facts);
        if reason.is_interpretation() {
            return self.with("interpreted-rule", [("rule", rule.into())]);
        }
        rule
    }

    /// A Law with its number: Articolo 50D1(a).
    pub fn law(&self, citation: Citation) -> String {
        if citation == Citation::CHICAGO {
            return self.text("law-cite-chicago");
        }
        if citation.number().is_empty() {
            return self.text("law-cite-definitions");
        }
        let id = match citation.edition.book {
            Book::Duplicate => "law-cite",
            Book::Rubber => "law-cite-rubber",
        };
        self.with(id, [("law", citation.law.into())])
    }

    /// The subject of a Law, in our own words.
    pub fn law_subject(&self, citation: Citation) -> String {
        match (citation.number(), citation.edition.book) {
            _ if citation == Citation::CHICAGO => self.text("law-subject-chicago"),
            ("", _) => self.text("law-subject-definitions"),
            (number, Book::Duplicate) => self.text(&format!("law-subject-{number}")),
            (number, Book::Rubber) => self.text(&format!("law-subject-rubber-{number}")),
        }
    }

    /// The book of a Law with its year.
    pub fn law_book(&self, citation: Citation) -> String {
        let id = match citation.edition.book {
            _ if citation == Citation::CHICAGO => return self.text("law-book-chicago"),
            Book::Duplicate => "law-book-duplicate",
            Book::Rubber => "law-book-rubber",
        };
        self.with(id, [("year", citation.edition.year.to_string().into())])
    }

    /// A recognised mistake in a sentence.
    pub fn mistake(&self, mistake: Mistake) -> String {
        self.text(&format!("slip-{}", mistake.0))
    }

    /// The mistakes of a grade: the introduction to each, and the sentence.
    pub fn mistakes(&self, grade: &Grade) -> impl Iterator<Item = (String, String)> {
        let leads = ["explain-slip", "explain-slip-also"];
        let mistakes = leads.into_iter().zip(grade.mistakes());
        mistakes.map(|(lead, mistake)| (self.text(lead), self.mistake(mistake)))
    }

    /// The rule to remember.
    pub fn remember(&self, rule: impl Into<Remember>) -> String {
        self.text(&rule.into().id())
    }

    /// The difficulty of an exercise, in a word or two.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        let number = difficulty.number();
        self.text(&format!("screen-practice-difficulty-{number}"))
    }

    /// A skill's name.
    pub fn skill(&self, skill: Skill) -> String {
        self.text(&format!("skill-{}", skill.id()))
    }

    /// A kind's name as a topic.
    pub fn kind(&self, kind: Kind) -> String {
        self.text(&format!("kind-{}", kind.id()))
    }

    /// A group's name, as a heading.
    pub fn group(&self, group: Group) -> String {
        self.text(&format!("group-{}", group.id()))
    }

    /// The name of a line of a score.
    pub fn score_item(&self, item: ScoreItem) -> String {
        self.text(&format!("score-item-{}", item.id()))
    }

    /// The trump suit or no trump, as shown on the table.
    pub fn trumps(&self, strain: Strain) -> String {
        match strain.suit() {
            None => self.text("table-no-trump"),
            Some(_) => {
                let strain = self.notation.strain(strain).into();
                self.with("table-trumps", [("strain", strain)])
            }
        }
    }

    /// The working of a line: `(40 + 2 × 30) × 2`; empty for fixed premiums.
    pub fn working(&self, line: &ScoreLine) -> String {
        let terms = line.terms();
        let terms = terms.iter().map(|term| {
            let each = self.notation.points(term.each.abs());
            match term.count {
                1 => each,
                count => format!("{count} × {each}"),
            }
        });
        let terms: Vec<String> = terms.collect();
        let sum = terms.join(" + ");
        match (line.factor(), terms.len()) {
            (1, _) => sum,
            (factor, 1) => format!("{sum} × {factor}"),
            (factor, _) => format!("({sum}) × {factor}"),
        }
    }

    /// The working of a line, unless it is a single number and only repeats the points.
    pub fn working_apart(&self, line: &ScoreLine) -> Option<String> {
        let bare = self.notation.points(line.points.abs());
        Some(self.working(line)).filter(|working| !working.is_empty() && *working != bare)
    }
}
