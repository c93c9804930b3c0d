//! `comparable_call`: is the replacement of a withdrawn call comparable, and by which of the three
//! tests (Law 23A)? Meanings: points, suit lengths, and an asking purpose with a question mark.
//! ```ron
//! comparable_call(seat: S, withdrawn: "1S", shows: "11-20 S5+", replaced: "2S", showing: "8-17 S5+")
//! comparable_call(withdrawn: "P", shows: "0-11", replaced: "1NT", showing: "6-9 S2-4 H0-2")
//! comparable_call(withdrawn: "2C", shows: "8+ majors?", replaced: "3C", showing: "4+ majors?")
//! ```

use crate::fields::CallText;
use crate::prelude::*;
use crate::rulings::plain;
use crate::rulings::rectification::called;
use engine::laws::comparable::{Comparison, Meaning, Purpose, Span, compare};

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
        let asks = both.map(|it| {
            words(match it.asks {
                Some(Purpose::Majors) => "meaning-asks-majors",
                Some(Purpose::Stopper) => "meaning-asks-stopper",
                Some(Purpose::Aces) => "meaning-asks-aces",
                None => "meaning-asks-nothing",
            })
        });
        let asking = both.iter().any(|it| it.asks.is_some());
        let rows = [
            (words("meaning-call"), calls),
            (words("meaning-points"), points),
        ]
        .into_iter()
        .chain(lengths)
        .chain(asking.then(|| (words("meaning-asks"), asks)));
        let columns = ["meaning-column", "meaning-withdrawn", "meaning-new"];
        let rows = rows.map(|(head, [first, second])| vec![head, first, second]);
        Grid::new("meaning-title", columns, rows.collect())
    }
}

fn wrong(comparison: Comparison, both: [Meaning; 2]) -> Vec<(Mistake, Comparison)> {
    use Comparison::{None, SamePurpose, Similar, Subset};
    let asking = both.iter().all(|it| it.asks.is_some());
    let purpose = if asking { ANY_QUESTION } else { ASKS_NOTHING };
    match comparison {
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
        SamePurpose => vec![(QUESTION_NOT_COMPARABLE, None)],
        None => vec![
            (NAME_DECIDES, Similar),
            (WIDER_IS_SUBSET, Subset),
            (purpose, SamePurpose),
        ],
    }
}

fn told(span: Span, any: Span) -> Cell {
    let phrase = match (span.least == any.least, span.most == any.most) {
        (true, true) => Phrase::new("meaning-any"),
        (false, true) => Phrase::new("meaning-least").with("least", count(span.least)),
        (true, false) => Phrase::new("meaning-most").with("most", count(span.most)),
        (false, false) => Phrase::new("meaning-range")
            .with("least", count(span.least))
            .with("most", count(span.most)),
    };
    Cell::Words(phrase)
}

/// The word for the witness.
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
            .because([comparison.reason()].into_iter().chain(modelled))
            .mistakes(options.mistakes(wrong(comparison, both)));
        Ok(Posed::new(vec![asked], word(comparison)))
    }
}

/// The meaning of a call in lesson syntax: `11-20 S5+ H0-3 majors?`. `any` means no information.
///
/// # Errors
/// The text is not in notation, or no hand matches.
fn possible(call: Call, text: &str) -> Result<Meaning, Fault> {
    let meaning = parse(text).ok_or_else(|| Fault::new("notation", Field::Text, text))?;
    match meaning.is_possible() {
        true => Ok(meaning),
        false => Err(Fault::new("cannot-be", Field::Call, notation::call(call))),
    }
}

fn parse(text: &str) -> Option<Meaning> {
    let mut meaning = Meaning::ANY;
    for word in text.split_whitespace().filter(|word| *word != "any") {
        if let Some(asks) = word.strip_suffix('?') {
            let mut known = Purpose::ALL.into_iter();
            meaning.asks = Some(known.find(|purpose| purpose.id() == asks)?);
        } else if word.starts_with(|first: char| first.is_ascii_digit()) {
            meaning.points = span(word, Span::POINTS)?;
        } else {
            let (suit, length) = word.split_at_checked(1)?;
            let mut suits = Suit::ASC.into_iter();
            let suit = suits.find(|&it| notation::strain(it.into()) == suit)?;
            meaning.lengths[suit as usize] = span(length, Span::LENGTH)?;
        }
    }
    Some(meaning)
}

/// Parses `5`, `5+`, `5-7`.
fn span(text: &str, any: Span) -> Option<Span> {
    let (least, most) = match (text.strip_suffix('+'), text.split_once('-')) {
        (Some(least), _) => (least.parse().ok()?, any.most),
        (None, Some((least, most))) => (least.parse().ok()?, most.parse().ok()?),
        (None, None) => (text.parse().ok()?, text.parse().ok()?),
    };
    (least <= most && most <= any.most).then_some(Span { least, most })
}

/// A withdrawn call and its replacement; each way to compare is equally frequent.
pub(crate) fn generate(draw: &mut Draw<'_>) -> ComparableCall {
    let (easy, chance) = (draw.difficulty == Difficulty::Easy, &mut draw.chance);
    let seat = chance.pick_or(&Seat::ALL, Seat::South).letter();
    let wanted = chance.pick_or(
        &[
            Comparison::Similar,
            Comparison::Subset,
            Comparison::SamePurpose,
            Comparison::None,
        ],
        Comparison::None,
    );
    for _ in 0..20 {
        let [first, second] = pair(wanted, easy, chance);
        let text = format!(
            r#"(seat: {seat}, withdrawn: "{}", shows: "{}", replaced: "{}", showing: "{}")"#,
            first.0, first.1, second.0, second.1
        );
        let made: ComparableCall = plain(&text);
        if made.pose().is_ok_and(|posed| posed.witness == word(wanted)) {
            return made;
        }
    }
    plain(r#"(withdrawn: "P", shows: "any", replaced: "P", showing: "any")"#)
}

type Meant = (String, String);

fn meant(call: impl Into<String>, meaning: impl Into<String>) -> Meant {
    (call.into(), meaning.into())
}

/// A pair that probably compares in the wanted way.
fn pair(wanted: Comparison, easy: bool, chance: &mut Chance) -> [Meant; 2] {
    let mut upto = |most: usize| chance.below(most + 1);
    // A major, the suit below it for transfers, and another suit.
    let (suit, below, other) = [("H", "D", "S"), ("S", "H", "H")][upto(1)];
    let low = 10 + upto(3);
    let high = low + 5 + upto(6);
    let opening = meant(format!("1{suit}"), format!("{low}-{high} {suit}5+"));
    let again = |meaning: String| meant(format!("2{suit}"), meaning);
    let (shift, least) = (1 + upto(2), 5 + upto(2));
    let response = format!("{least}-{}", least + 2 + upto(2));
    let narrower = format!("{}-{high} {suit}5+", low + 4);
    let passing = meant("P", format!("0-{}", 9 + upto(3)));
    let weak = meant("P", format!("0-{}", low - 1 - upto(2)));
    let few = 1 + upto(3);
    let pairs = match (wanted, easy) {
        (Comparison::Similar, _) => {
            let weaker = format!("{}-{} {suit}5+", low - shift, high - shift);
            // The same transfer, later, shows slightly more, and perhaps a shorter suit.
            let transfer = meant(format!("2{below}"), format!("{few}+ {suit}5+"));
            let later = format!("{}+ {suit}{}+", few + shift, 4 + upto(1));
            let later = meant(format!("{}{below}", 3 + upto(1)), later);
            vec![[opening, again(weaker)], [transfer, later]]
        }
        (Comparison::Subset, _) => vec![
            [passing.clone(), meant("1NT", response.clone())],
            [passing, again(format!("{response} {suit}3+"))],
            [opening.clone(), again(narrower.clone())],
            [opening, again(format!("{narrower} {other}4+"))],
        ],
        (Comparison::SamePurpose, _) => {
            let asks = Purpose::ALL[upto(2)];
            vec![asking(asks, asks, &mut upto)]
        }
        (Comparison::None, true) => {
            let elsewhere = meant(format!("2{other}"), format!("{low}-{high} {other}5+"));
            let strong = again(format!("{low}+ {suit}4+"));
            vec![
                [opening.clone(), weak.clone()],
                [opening, elsewhere],
                [weak, strong],
            ]
        }
        (Comparison::None, false) => {
            let first = upto(2);
            let second = (first + 1 + upto(1)) % 3;
            let others = asking(Purpose::ALL[first], Purpose::ALL[second], &mut upto);
            // The same bid, but the suit above was shown.
            let transfer = meant("2D", format!("{few}+ H5+"));
            let natural = meant("3D", format!("{}+ D6+", 5 + few));
            let wider = again(format!("0-{high} {suit}4+"));
            let jump = format!("{}-{} {suit}6+", 2 + few, 6 + few);
            vec![
                others.clone(),
                others,
                [transfer, natural],
                [opening.clone(), wider],
                [opening, meant(format!("3{suit}"), jump)],
            ]
        }
    };
    let offered = match (wanted, easy) {
        (Comparison::Similar, true) => 1,
        (Comparison::Subset, true) => 2,
        _ => pairs.len(),
    };
    chance.pick_or(&pairs[..offered], pairs[0].clone())
}

/// Two asking calls. The second shows fewer points, as when partner has shown more: so no other test
/// fits.
fn asking(first: Purpose, second: Purpose, upto: &mut impl FnMut(usize) -> usize) -> [Meant; 2] {
    let least = 8 + upto(6);
    let asking = |asks: Purpose, least: usize, level: usize| {
        let call = match asks {
            Purpose::Majors => format!("{level}C"),
            Purpose::Stopper => format!("{}D", level + 1),
            Purpose::Aces => format!("{}NT", level + 2),
        };
        meant(call, format!("{least}+ {}?", asks.id()))
    };
    [
        asking(first, least, 2),
        asking(second, least - 4 - upto(4), 3),
    ]
}
