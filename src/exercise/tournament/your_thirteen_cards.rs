//! `your_thirteen_cards`: what to do with the cards of a board before looking at them, if their
//! number is wrong, and after the play.
//!
//! A lesson writes `your_thirteen_cards(seat: S, when: counted(12))`.

use serde::{Deserializer, de};

use crate::prelude::*;
use engine::laws::own_cards::{Duty, HAND, Moment};

pub(crate) const SKILLS: &[Skill] = &[Skill::OwnCards];

mistakes! {
    LOOKED_UNCOUNTED = "cards-looked-at-uncounted",
    LOOKED_AT_WRONG_NUMBER = "cards-wrong-number-accepted",
    SETTLED_AMONG_PLAYERS = "cards-settled-among-players",
    THIRTEEN_IS_RIGHT = "cards-thirteen-is-right",
    BACK_AS_PLAYED = "cards-back-as-played",
    LEFT_TO_NORTH = "cards-back-left-to-north",
}

/// Actions that a player may consider, by text id; most are duties at some time.
const COUNT: &str = "option-cards-count";
const LOOK: &str = "option-cards-look";
const CALL_DIRECTOR: &str = "option-cards-director";
const SETTLE: &str = "option-cards-settle";
const BACK_SHUFFLED: &str = "option-cards-back-shuffled";
const BACK_UNSHUFFLED: &str = "option-cards-back-as-played";
const BACK_BY_NORTH: &str = "option-cards-back-by-north";

position! {
    /// A player and the state of the cards. Answered by a choice.
    #[derive(Copy)]
    #[serde(rename = "your_thirteen_cards")]
    pub struct YourThirteenCards {
        pub(super) seat: Declarer = default,
        #[serde(with = "When")]
        pub(super) when: Moment,
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Moment", rename_all = "snake_case")]
enum When {
    Taken,
    Counted(#[serde(deserialize_with = "of_a_pack")] u8),
    Seen(#[serde(deserialize_with = "of_a_pack")] u8),
    Played,
}

/// Parses a number of cards, at most 52.
fn of_a_pack<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let cards = u8::deserialize(from)?;
    let fault = || Fault::new("cards-in-hand", Field::Cards, cards.to_string());
    let some = Some(cards).filter(|cards| *cards <= 52);
    some.ok_or_else(|| de::Error::custom(fault()))
}

impl YourThirteenCards {
    fn scene(self) -> Phrase {
        let number = |id, cards: u8| Phrase::new(id).with("cards", count(cards));
        let phrase = match self.when {
            Moment::Taken => Phrase::new("scene-cards-taken"),
            Moment::Counted(cards) => number("scene-cards-counted", cards),
            Moment::Seen(cards) => number("scene-cards-seen", cards),
            Moment::Played => Phrase::new("scene-cards-played"),
        };
        phrase.with("seat", Fact::Seat(*self.seat))
    }
}

impl Exercise for YourThirteenCards {
    fn pose(&self) -> Result<Posed, Fault> {
        let (duty, reason) = self.when.duty();
        let (right, witness) = match duty {
            Duty::Count => (COUNT, "count"),
            Duty::Look => (LOOK, "look"),
            Duty::CallDirector => (CALL_DIRECTOR, "director"),
            Duty::PutBack => (BACK_SHUFFLED, "put back"),
        };
        let offered = match self.when {
            Moment::Played => vec![BACK_SHUFFLED, BACK_UNSHUFFLED, BACK_BY_NORTH],
            _ => vec![COUNT, LOOK, CALL_DIRECTOR, SETTLE],
        };
        let options = Options::new(offered, |text| Phrase::new(text));
        let mistakes = match self.when {
            Moment::Taken => vec![(LOOKED_UNCOUNTED, LOOK)],
            Moment::Counted(HAND) | Moment::Seen(HAND) => vec![(THIRTEEN_IS_RIGHT, CALL_DIRECTOR)],
            Moment::Counted(_) | Moment::Seen(_) => vec![
                (SETTLED_AMONG_PLAYERS, SETTLE),
                (LOOKED_AT_WRONG_NUMBER, LOOK),
            ],
            Moment::Played => vec![
                (BACK_AS_PLAYED, BACK_UNSHUFFLED),
                (LEFT_TO_NORTH, BACK_BY_NORTH),
            ],
        };
        let prompt = Phrase::new("exercise-your_thirteen_cards");
        let asked = Asked::one_of(Skill::OwnCards, prompt, &options, &right)
            .showing([Exhibit::Scene(vec![self.scene()])])
            .because([reason])
            .mistakes(options.mistakes(mistakes));
        Ok(Posed::new(vec![asked], witness))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> YourThirteenCards {
    let chance = &mut draw.chance;
    let wrong = chance.pick_or(&[11, 12, 14, 15], 12);
    let seen = Moment::Seen(wrong);
    let moments = [
        draw.difficulty.choose(Moment::Taken, seen, seen),
        Moment::Counted(HAND),
        Moment::Counted(wrong),
        Moment::Played,
    ];
    YourThirteenCards {
        seat: chance.pick_or(&Seat::ALL, Seat::South).into(),
        when: chance.pick_or(&moments, Moment::Taken),
    }
}
