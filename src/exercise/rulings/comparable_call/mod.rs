//! `comparable_call`: a call was withdrawn, another takes its place. Is it comparable, and
//! by which of the three ways (Law 23A)? What both mean is given.
//!
//! As a lesson writes it: points, lengths of suits, a question with a question mark.
//!
//! ```ron
//! comparable_call(seat: S, withdrawn: "1S", shows: "11-20 S5+", replaced: "2S", showing: "8-17 S5+")
//! comparable_call(withdrawn: "P", shows: "0-11", replaced: "1NT", showing: "6-9 S2-4 H0-2")
//! comparable_call(withdrawn: "2C", shows: "8+ majors?", replaced: "3C", showing: "9+ majors?")
//! ```

mod generate;
mod meaning;

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Suit};
use serde::Deserialize;

use crate::fields::{self, Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Cell, Exercise, Exhibit, Grade, Grid, Kind, Phrase, Question, Skill, Slip,
};
use engine::laws::comparable::{Comparison, Meaning, Purpose, Span, compare};
use engine::{Fact, Reason, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ComparableCall];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    MUST_BE_THE_SAME,
    NARROWER_NOT_COMPARABLE,
    QUESTION_NOT_COMPARABLE,
    WIDER_IS_SUBSET,
    NAME_DECIDES,
    ANY_QUESTION,
    ADDS_HANDS,
    LOSES_HANDS,
    ASKS_NOTHING,
];

const MUST_BE_THE_SAME: Slip = Slip("comparable-must-be-the-same");
const NARROWER_NOT_COMPARABLE: Slip = Slip("narrower-not-comparable");
const QUESTION_NOT_COMPARABLE: Slip = Slip("same-question-not-comparable");
const WIDER_IS_SUBSET: Slip = Slip("wider-is-subset");
const NAME_DECIDES: Slip = Slip("comparable-by-name");
const ANY_QUESTION: Slip = Slip("any-question-same-purpose");
const ADDS_HANDS: Slip = Slip("similar-is-subset");
const LOSES_HANDS: Slip = Slip("subset-is-similar");
const ASKS_NOTHING: Slip = Slip("no-question-same-purpose");

/// The options, in this order.
const OPTIONS: [(Comparison, &str, &str); 4] = [
    (Comparison::Similar, "option-comparable-similar", "similar"),
    (Comparison::Subset, "option-comparable-subset", "subset"),
    (
        Comparison::SamePurpose,
        "option-comparable-purpose",
        "purpose",
    ),
    (Comparison::None, "option-comparable-none", "none"),
];

fn option(comparison: Comparison) -> Answer {
    let at = OPTIONS.iter().position(|(known, ..)| *known == comparison);
    Answer::Choice(at.unwrap_or(OPTIONS.len()))
}

/// A call and what it means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meant {
    /// The call.
    pub call: Call,
    /// What it means.
    pub meaning: Meaning,
}

/// Two calls of one player, the second in place of the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ComparableCall {
    seat: Seat,
    withdrawn: Meant,
    new: Meant,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "comparable_call")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    seat: Seat,
    #[serde(deserialize_with = "fields::call")]
    withdrawn: Call,
    shows: String,
    #[serde(deserialize_with = "fields::call")]
    replaced: Call,
    showing: String,
}

impl TryFrom<Written> for ComparableCall {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let meant = |call, text: &str| {
            let meaning = meaning::parse(text);
            let meaning = meaning.ok_or_else(|| Fault::new("notation", Field::Text, text))?;
            Ok(Meant { call, meaning })
        };
        Self::new(
            written.seat,
            meant(written.withdrawn, &written.shows)?,
            meant(written.replaced, &written.showing)?,
        )
    }
}

impl ComparableCall {
    /// The exercise, if there are hands that show so.
    ///
    /// # Errors
    /// A meaning that no hand fits.
    pub fn new(seat: Seat, withdrawn: Meant, new: Meant) -> Result<Self, Fault> {
        for meant in [withdrawn, new] {
            if !meant.meaning.is_possible() {
                let found = notation::call(meant.call);
                return Err(Fault::new("cannot-be", Field::Call, found));
            }
        }
        Ok(Self {
            seat,
            withdrawn,
            new,
        })
    }

    /// How the two compare.
    #[must_use]
    pub fn comparison(&self) -> Comparison {
        compare(&self.withdrawn.meaning, &self.new.meaning)
    }

    fn both(&self) -> [&Meaning; 2] {
        [&self.withdrawn.meaning, &self.new.meaning]
    }

    /// Both meanings side by side; what neither tells is left out.
    fn grid(&self) -> Grid {
        let calls = [self.withdrawn.call, self.new.call].map(|call| Cell::Fact(Fact::Call(call)));
        let row = |head: Cell, cells: [Cell; 2]| std::iter::once(head).chain(cells).collect();
        let words = |id| Cell::Words(Phrase::new(id));
        let mut rows: Vec<Vec<Cell>> = vec![
            row(words("meaning-call"), calls),
            row(
                words("meaning-points"),
                self.both().map(|it| told(it.points, Span::POINTS)),
            ),
        ];
        for suit in Suit::DESC {
            let lengths = self.both().map(|it| it.length(suit));
            if lengths != [Span::LENGTH; 2] {
                rows.push(row(
                    Cell::Fact(Fact::Suit(suit)),
                    lengths.map(|length| told(length, Span::LENGTH)),
                ));
            }
        }
        let asks = self.both().map(|it| it.asks);
        if asks != [None; 2] {
            let asks = asks.map(|asks| words(asks.map_or("meaning-asks-nothing", question)));
            rows.push(row(words("meaning-asks"), asks));
        }
        Grid {
            title: Phrase::new("meaning-title"),
            columns: vec![
                Phrase::new("meaning-column"),
                Phrase::new("meaning-withdrawn"),
                Phrase::new("meaning-new"),
            ],
            rows,
            line_after: None,
        }
    }

    fn wrong(&self) -> Vec<(Slip, Comparison)> {
        use Comparison::{None, SamePurpose, Similar, Subset};
        let asking = self.both().map(|it| it.asks.is_some()) == [true; 2];
        let purpose = match asking {
            true => ANY_QUESTION,
            false => ASKS_NOTHING,
        };
        match self.comparison() {
            Similar => vec![
                (MUST_BE_THE_SAME, None),
                (ADDS_HANDS, Subset),
                (purpose, SamePurpose),
            ],
            Subset => vec![
                (NARROWER_NOT_COMPARABLE, None),
                (LOSES_HANDS, Similar),
                (purpose, SamePurpose),
            ],
            SamePurpose => vec![
                (QUESTION_NOT_COMPARABLE, None),
                (QUESTION_NOT_COMPARABLE, Subset),
                (QUESTION_NOT_COMPARABLE, Similar),
            ],
            None => vec![
                (NAME_DECIDES, Similar),
                (WIDER_IS_SUBSET, Subset),
                (purpose, SamePurpose),
            ],
        }
    }
}

/// The text of a question that a call asks.
const fn question(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Majors => "meaning-asks-majors",
        Purpose::Stopper => "meaning-asks-stopper",
        Purpose::Aces => "meaning-asks-aces",
    }
}

/// A range in words.
fn told(span: Span, any: Span) -> Cell {
    let number = |number: u8| Fact::Number(i32::from(number));
    let phrase = match (span.least == any.least, span.most == any.most) {
        (true, true) => Phrase::new("meaning-any"),
        (false, true) => Phrase::new("meaning-least").with("least", number(span.least)),
        (true, false) => Phrase::new("meaning-most").with("most", number(span.most)),
        (false, false) => Phrase::new("meaning-range")
            .with("least", number(span.least))
            .with("most", number(span.most)),
    };
    Cell::Words(phrase)
}

impl Exercise for ComparableCall {
    fn kind(&self) -> Kind {
        Kind::ComparableCall
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::ComparableCall
    }

    fn pose(&self, _part: usize) -> Question {
        let scene = [
            ("scene-call-withdrawn", self.withdrawn.call),
            ("scene-call-new", self.new.call),
        ]
        .map(|(id, call)| {
            Phrase::new(id)
                .with("seat", Fact::Seat(self.seat))
                .with("call", Fact::Call(call))
        });
        Question {
            prompt: Phrase::new("exercise-comparable_call"),
            exhibits: vec![Exhibit::Scene(scene.into()), Exhibit::Grid(self.grid())],
            ask: Ask::Choice(OPTIONS.map(|(_, id, _)| Phrase::new(id)).into()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        option(self.comparison())
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong = self.wrong().into_iter();
        wrong
            .map(|(slip, comparison)| (slip, option(comparison)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let (id, law) = match self.comparison() {
            Comparison::Similar => ("comparable-similar", "23A1"),
            Comparison::Subset => ("comparable-subset", "23A2"),
            Comparison::SamePurpose => ("comparable-purpose", "23A3"),
            Comparison::None => ("not-comparable", "23A"),
        };
        // How near is near matters only where nearness was looked at.
        let judged = matches!(self.comparison(), Comparison::Similar | Comparison::None);
        let modelled = judged.then(|| Reason::new("comparison-modelled", "23A"));
        let reasons = [Reason::new(id, law)].into_iter().chain(modelled);
        Grade::of(self.solve(part), answer, reasons.collect())
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        Writing::default()
            .seat_unless(Seat::South, "seat", self.seat)
            .call("withdrawn", self.withdrawn.call)
            .quoted("shows", meaning::written(&self.withdrawn.meaning))
            .call("replaced", self.new.call)
            .quoted("showing", meaning::written(&self.new.meaning))
    }

    fn witness(&self) -> String {
        let found = OPTIONS
            .iter()
            .find(|(known, ..)| *known == self.comparison());
        found.map_or("none", |(.., word)| word).to_owned()
    }
}
