//! `your_thirteen_cards`: what to do with the cards of a board before they are looked at, when
//! their number is wrong, and after the play.
//!
//! A lesson writes `your_thirteen_cards(seat: S, when: counted(12))`.

use contract_bridge::Seat;
use serde::Deserialize;

use crate::fields::{self, Fault, Field};
use crate::writing::{Value, Writing};
use crate::{
    Answer, Ask, Chance, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill,
    Slip,
};
use engine::Fact;
use engine::laws::own_cards::{Duty, HAND, Moment};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::OwnCards];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    LOOKED_UNCOUNTED,
    LOOKED_AT_WRONG_NUMBER,
    SETTLED_AMONG_PLAYERS,
    THIRTEEN_IS_RIGHT,
    BACK_AS_PLAYED,
    LEFT_TO_NORTH,
];

const LOOKED_UNCOUNTED: Slip = Slip("cards-looked-at-uncounted");
const LOOKED_AT_WRONG_NUMBER: Slip = Slip("cards-wrong-number-accepted");
const SETTLED_AMONG_PLAYERS: Slip = Slip("cards-settled-among-players");
const THIRTEEN_IS_RIGHT: Slip = Slip("cards-thirteen-is-right");
const BACK_AS_PLAYED: Slip = Slip("cards-back-as-played");
const LEFT_TO_NORTH: Slip = Slip("cards-back-left-to-north");

/// The options before the play, in this order.
const COUNT: usize = 0;
const LOOK: usize = 1;
const CALL: usize = 2;
const SETTLE: usize = 3;

const BEFORE: [&str; 4] = [
    "option-cards-count",
    "option-cards-look",
    "option-cards-director",
    "option-cards-settle",
];

/// The options after it.
const SHUFFLED: usize = 0;
const AS_PLAYED: usize = 1;
const BY_NORTH: usize = 2;

const AFTER: [&str; 3] = [
    "option-cards-back-shuffled",
    "option-cards-back-as-played",
    "option-cards-back-by-north",
];

/// A player and where he is with his cards. Answered by a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct YourThirteenCards {
    seat: Seat,
    moment: Moment,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "your_thirteen_cards")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    seat: Seat,
    when: When,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum When {
    Taken,
    Counted(u8),
    Seen(u8),
    Played,
}

impl TryFrom<Written> for YourThirteenCards {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let pack = |cards: u8| match cards {
            0..=52 => Ok(cards),
            _ => Err(Fault::new("cards-in-hand", Field::Cards, cards.to_string())),
        };
        let moment = match written.when {
            When::Taken => Moment::Taken,
            When::Counted(cards) => Moment::Counted(pack(cards)?),
            When::Seen(cards) => Moment::Seen(pack(cards)?),
            When::Played => Moment::Played,
        };
        let seat = written.seat;
        Ok(Self { seat, moment })
    }
}

impl YourThirteenCards {
    fn answer(self) -> usize {
        match self.moment.duty().0 {
            Duty::Count => COUNT,
            Duty::Look => LOOK,
            Duty::CallDirector => CALL,
            Duty::PutBack => SHUFFLED,
        }
    }

    fn scene(self) -> Phrase {
        let number = |id, cards: u8| Phrase::new(id).with("cards", Fact::Number(i32::from(cards)));
        let phrase = match self.moment {
            Moment::Taken => Phrase::new("scene-cards-taken"),
            Moment::Counted(cards) => number("scene-cards-counted", cards),
            Moment::Seen(cards) => number("scene-cards-seen", cards),
            Moment::Played => Phrase::new("scene-cards-played"),
        };
        phrase.with("seat", Fact::Seat(self.seat))
    }
}

impl Exercise for YourThirteenCards {
    fn kind(&self) -> Kind {
        Kind::YourThirteenCards
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::OwnCards
    }

    fn pose(&self, _part: usize) -> Question {
        let options: &[&'static str] = match self.moment {
            Moment::Played => &AFTER,
            _ => &BEFORE,
        };
        Question {
            prompt: Phrase::new("exercise-your_thirteen_cards"),
            exhibits: vec![Exhibit::Scene(vec![self.scene()])],
            ask: Ask::Choice(options.iter().copied().map(Phrase::new).collect()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Choice(self.answer())
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let mistakes: &[(Slip, usize)] = match self.moment {
            Moment::Taken => &[(LOOKED_UNCOUNTED, LOOK)],
            Moment::Counted(HAND) | Moment::Seen(HAND) => &[(THIRTEEN_IS_RIGHT, CALL)],
            Moment::Counted(_) | Moment::Seen(_) => &[
                (SETTLED_AMONG_PLAYERS, SETTLE),
                (LOOKED_AT_WRONG_NUMBER, LOOK),
            ],
            Moment::Played => &[(BACK_AS_PLAYED, AS_PLAYED), (LEFT_TO_NORTH, BY_NORTH)],
        };
        let answer = |(slip, at): &(Slip, usize)| (*slip, Answer::Choice(*at));
        mistakes.iter().map(answer).collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, vec![self.moment.duty().1])
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        let number = |name, cards: u8| Value::Named(name, Box::new(Value::Number(cards.into())));
        let when = match self.moment {
            Moment::Taken => Value::Word("taken"),
            Moment::Counted(cards) => number("counted", cards),
            Moment::Seen(cards) => number("seen", cards),
            Moment::Played => Value::Word("played"),
        };
        let seat = Writing::default().seat_unless(Seat::South, "seat", self.seat);
        seat.field("when", when)
    }

    fn witness(&self) -> String {
        match self.moment.duty().0 {
            Duty::Count => "count",
            Duty::Look => "look",
            Duty::CallDirector => "director",
            Duty::PutBack => "put back",
        }
        .to_owned()
    }
}

/// A moment of the difficulty: where it is easy, cards are counted in time; where it is not, they
/// may have been looked at first.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> YourThirteenCards {
    let wrong = |chance: &mut Chance| chance.pick_or(&[11, 12, 14, 15], 12);
    let chance = &mut draw.chance;
    let moments = match draw.difficulty {
        Difficulty::Easy => [
            Moment::Taken,
            Moment::Counted(HAND),
            Moment::Counted(wrong(chance)),
            Moment::Played,
        ],
        Difficulty::Medium => [
            Moment::Counted(wrong(chance)),
            Moment::Counted(HAND),
            Moment::Seen(wrong(chance)),
            Moment::Played,
        ],
        Difficulty::Hard => [
            Moment::Seen(wrong(chance)),
            Moment::Counted(HAND),
            Moment::Counted(wrong(chance)),
            Moment::Played,
        ],
    };
    YourThirteenCards {
        seat: chance.pick_or(&Seat::ALL, Seat::South),
        moment: chance.pick_or(&moments, Moment::Taken),
    }
}
