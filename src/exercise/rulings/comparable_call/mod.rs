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
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{CallText, Fault, Field, SeatName};
use crate::grade::slips;
use crate::{Asked, Cell, Exercise, Exhibit, Grid, Phrase, Skill, Slip};
use engine::laws::comparable::{Comparison, Meaning, Purpose, Span, compare};
use engine::{Fact, Reason, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ComparableCall];

slips! {
    MUST_BE_THE_SAME = "comparable-must-be-the-same",
    NARROWER_NOT_COMPARABLE = "narrower-not-comparable",
    QUESTION_NOT_COMPARABLE = "same-question-not-comparable",
    WIDER_IS_SUBSET = "wider-is-subset",
    NAME_DECIDES = "comparable-by-name",
    ANY_QUESTION = "any-question-same-purpose",
    ADDS_HANDS = "similar-is-subset",
    LOSES_HANDS = "subset-is-similar",
    ASKS_NOTHING = "no-question-same-purpose",
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ComparableCall {
    seat: Seat,
    withdrawn: Meant,
    new: Meant,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "comparable_call")]
struct Written {
    #[serde(default = "south", skip_serializing_if = "is_south")]
    seat: SeatName,
    withdrawn: CallText,
    shows: String,
    replaced: CallText,
    showing: String,
}

const fn south() -> SeatName {
    SeatName(Seat::South)
}

fn is_south(seat: &SeatName) -> bool {
    *seat == south()
}

impl TryFrom<Written> for ComparableCall {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let meant = |CallText(call), text: String| {
            let meaning = meaning::parse(&text);
            let meaning = meaning.ok_or_else(|| Fault::new("notation", Field::Text, text))?;
            Ok(Meant { call, meaning })
        };
        Self::new(
            written.seat.into(),
            meant(written.withdrawn, written.shows)?,
            meant(written.replaced, written.showing)?,
        )
    }
}

impl From<ComparableCall> for Written {
    fn from(exercise: ComparableCall) -> Self {
        Self {
            seat: exercise.seat.into(),
            withdrawn: CallText(exercise.withdrawn.call),
            shows: meaning::written(&exercise.withdrawn.meaning),
            replaced: CallText(exercise.new.call),
            showing: meaning::written(&exercise.new.meaning),
        }
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
    fn questions(&self) -> Vec<Asked> {
        let scene = [
            ("scene-call-withdrawn", self.withdrawn.call),
            ("scene-call-new", self.new.call),
        ]
        .map(|(id, call)| {
            Phrase::new(id)
                .with("seat", Fact::Seat(self.seat))
                .with("call", Fact::Call(call))
        });
        let comparison = self.comparison();
        let (id, law) = match comparison {
            Comparison::Similar => ("comparable-similar", "23A1"),
            Comparison::Subset => ("comparable-subset", "23A2"),
            Comparison::SamePurpose => ("comparable-purpose", "23A3"),
            Comparison::None => ("not-comparable", "23A"),
        };
        // How near is near matters only where nearness was looked at.
        let judged = matches!(comparison, Comparison::Similar | Comparison::None);
        let modelled = judged.then(|| Reason::new("comparison-modelled", "23A"));
        let options = options();
        let prompt = Phrase::new("exercise-comparable_call");
        let asked = Asked::one_of(Skill::ComparableCall, prompt, &options, &comparison)
            .showing([Exhibit::Scene(scene.into()), Exhibit::Grid(self.grid())])
            .because([Reason::new(id, law)].into_iter().chain(modelled))
            .slips(options.slips(self.wrong()));
        vec![asked]
    }

    fn witness(&self) -> String {
        let word = match self.comparison() {
            Comparison::Similar => "similar",
            Comparison::Subset => "subset",
            Comparison::SamePurpose => "purpose",
            Comparison::None => "none",
        };
        word.to_owned()
    }
}

fn options() -> Options<Comparison> {
    use Comparison::{None, SamePurpose, Similar, Subset};
    Options::new([Similar, Subset, SamePurpose, None], |comparison| {
        Phrase::new(match comparison {
            Similar => "option-comparable-similar",
            Subset => "option-comparable-subset",
            SamePurpose => "option-comparable-purpose",
            None => "option-comparable-none",
        })
    })
}
