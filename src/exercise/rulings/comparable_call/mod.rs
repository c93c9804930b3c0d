//! `comparable_call`: a call was withdrawn and replaced. Is the new call comparable, and by which
//! of the three tests (Law 23A)? Both meanings are given.
//!
//! Lesson syntax: points, suit lengths, and an asking purpose with a question mark.
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

use crate::asked::Options;
use crate::fields::{CallText, Fault, Field, SeatName, position};
use crate::grade::mistakes;
use crate::rulings::rectification::called;
use crate::{Asked, Cell, Exercise, Exhibit, Grid, Mistake, Phrase, Posed, Skill};
use engine::laws::comparable::{Comparison, Meaning, Purpose, Span, compare};
use engine::{Fact, Reason, notation};

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::ComparableCall];

mistakes! {
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

position! {
    /// A withdrawn call and its replacement by the same player, with their meanings.
    #[serde(rename = "comparable_call")]
    pub struct ComparableCall {
        #[serde(default = "south", skip_serializing_if = "is_south")]
        seat: SeatName,
        withdrawn: CallText,
        shows: String,
        replaced: CallText,
        showing: String,
    }
}

const fn south() -> SeatName {
    SeatName(Seat::South)
}

fn is_south(seat: &SeatName) -> bool {
    *seat == south()
}

impl ComparableCall {
    /// Both meanings side by side; rows without information are omitted.
    fn grid(&self, both: [Meaning; 2]) -> Grid {
        let words = |id| Cell::Words(Phrase::new(id));
        let calls = [*self.withdrawn, *self.replaced].map(|call| Cell::Fact(Fact::Call(call)));
        let points = both.map(|it| told(it.points, Span::POINTS));
        let lengths = Suit::DESC.into_iter().filter_map(|suit| {
            let lengths = both.map(|it| it.length(suit));
            let cells = lengths.map(|length| told(length, Span::LENGTH));
            (lengths != [Span::LENGTH; 2]).then_some((Cell::Fact(Fact::Suit(suit)), cells))
        });
        let asks = both.map(|it| words(it.asks.map_or("meaning-asks-nothing", question)));
        let asking = both.iter().any(|it| it.asks.is_some());
        let rows = [
            (words("meaning-call"), calls),
            (words("meaning-points"), points),
        ]
        .into_iter()
        .chain(lengths)
        .chain(asking.then(|| (words("meaning-asks"), asks)));
        let columns = ["meaning-column", "meaning-withdrawn", "meaning-new"];
        Grid {
            title: Phrase::new("meaning-title"),
            columns: columns.map(Phrase::new).to_vec(),
            rows: rows
                .map(|(head, [first, second])| vec![head, first, second])
                .collect(),
            line_after: None,
        }
    }
}

fn wrong(comparison: Comparison, both: [Meaning; 2]) -> [(Mistake, Comparison); 3] {
    use Comparison::{None, SamePurpose, Similar, Subset};
    let asking = both.iter().all(|it| it.asks.is_some());
    let purpose = if asking { ANY_QUESTION } else { ASKS_NOTHING };
    match comparison {
        Similar => [
            (MUST_BE_THE_SAME, None),
            (ADDS_HANDS, Subset),
            (purpose, SamePurpose),
        ],
        Subset => [
            (NARROWER_NOT_COMPARABLE, None),
            (LOSES_HANDS, Similar),
            (purpose, SamePurpose),
        ],
        SamePurpose => [None, Subset, Similar].map(|wrong| (QUESTION_NOT_COMPARABLE, wrong)),
        None => [
            (NAME_DECIDES, Similar),
            (WIDER_IS_SUBSET, Subset),
            (purpose, SamePurpose),
        ],
    }
}

const fn question(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Majors => "meaning-asks-majors",
        Purpose::Stopper => "meaning-asks-stopper",
        Purpose::Aces => "meaning-asks-aces",
    }
}

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

const fn word(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Similar => "similar",
        Comparison::Subset => "subset",
        Comparison::SamePurpose => "purpose",
        Comparison::None => "none",
    }
}

impl Exercise for ComparableCall {
    fn pose(&self) -> Result<Posed, Fault> {
        let both = [
            possible(*self.withdrawn, &self.shows)?,
            possible(*self.replaced, &self.showing)?,
        ];
        let comparison = compare(&both[0], &both[1]);
        let (reason, law) = match comparison {
            Comparison::Similar => ("comparable-similar", "23A1"),
            Comparison::Subset => ("comparable-subset", "23A2"),
            Comparison::SamePurpose => ("comparable-purpose", "23A3"),
            Comparison::None => ("not-comparable", "23A"),
        };
        // Similarity is a matter of judgement only if it was tested.
        let judged = matches!(comparison, Comparison::Similar | Comparison::None);
        let modelled = judged.then(|| Reason::new("comparison-modelled", "23A"));
        let options = Options::plain([
            (Comparison::Similar, "option-comparable-similar"),
            (Comparison::Subset, "option-comparable-subset"),
            (Comparison::SamePurpose, "option-comparable-purpose"),
            (Comparison::None, "option-comparable-none"),
        ]);
        let scene = vec![
            called("scene-call-withdrawn", *self.seat, *self.withdrawn),
            called("scene-call-new", *self.seat, *self.replaced),
        ];
        let prompt = Phrase::new("exercise-comparable_call");
        let asked = Asked::one_of(Skill::ComparableCall, prompt, &options, &comparison)
            .showing([Exhibit::Scene(scene), Exhibit::Grid(self.grid(both))])
            .because([Reason::new(reason, law)].into_iter().chain(modelled))
            .mistakes(options.mistakes(wrong(comparison, both)));
        Ok(Posed::new(vec![asked], word(comparison)))
    }
}

fn possible(call: Call, text: &str) -> Result<Meaning, Fault> {
    let meaning = meaning::read(text)?;
    match meaning.is_possible() {
        true => Ok(meaning),
        false => Err(Fault::new("cannot-be", Field::Call, notation::call(call))),
    }
}
