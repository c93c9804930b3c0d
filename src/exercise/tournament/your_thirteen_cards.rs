//! `your_thirteen_cards`: what to do with the cards of a board before they are looked at, when
//! their number is wrong, and after the play.
//!
//! A lesson writes `your_thirteen_cards(seat: S, when: counted(12))`.

use contract_bridge::Seat;
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::asked::Options;
use crate::fields::{Declarer, Fault, Field, is_default};
use crate::grade::slips;
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Exhibit, Phrase, Posed, Skill};
use engine::Fact;
use engine::laws::own_cards::{Duty, HAND, Moment};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::OwnCards];

slips! {
    LOOKED_UNCOUNTED = "cards-looked-at-uncounted",
    LOOKED_AT_WRONG_NUMBER = "cards-wrong-number-accepted",
    SETTLED_AMONG_PLAYERS = "cards-settled-among-players",
    THIRTEEN_IS_RIGHT = "cards-thirteen-is-right",
    BACK_AS_PLAYED = "cards-back-as-played",
    LEFT_TO_NORTH = "cards-back-left-to-north",
}

/// What a player may think of doing: a duty, or what is not one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
    Does(Duty),
    SettlesIt,
    PutsBackAsPlayed,
    LeavesItToNorth,
}

impl Deed {
    const fn option(self) -> &'static str {
        match self {
            Self::Does(Duty::Count) => "option-cards-count",
            Self::Does(Duty::Look) => "option-cards-look",
            Self::Does(Duty::CallDirector) => "option-cards-director",
            Self::Does(Duty::PutBack) => "option-cards-back-shuffled",
            Self::SettlesIt => "option-cards-settle",
            Self::PutsBackAsPlayed => "option-cards-back-as-played",
            Self::LeavesItToNorth => "option-cards-back-by-north",
        }
    }
}

/// A player, and what has been done with the cards so far. Answered by a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "your_thirteen_cards")]
pub struct YourThirteenCards {
    #[serde(default, skip_serializing_if = "is_default")]
    seat: Declarer,
    #[serde(with = "When")]
    when: Moment,
}

/// A moment as lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Moment", rename_all = "snake_case")]
enum When {
    Taken,
    Counted(#[serde(deserialize_with = "of_a_pack")] u8),
    Seen(#[serde(deserialize_with = "of_a_pack")] u8),
    Played,
}

/// No player holds more cards than there are.
fn of_a_pack<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let cards = u8::deserialize(from)?;
    let fault = || Fault::new("cards-in-hand", Field::Cards, cards.to_string());
    match cards {
        0..=52 => Ok(cards),
        _ => Err(de::Error::custom(fault())),
    }
}

impl YourThirteenCards {
    fn scene(self) -> Phrase {
        let number = |id, cards: u8| Phrase::new(id).with("cards", Fact::Number(i32::from(cards)));
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
        use Deed::{Does, LeavesItToNorth, PutsBackAsPlayed, SettlesIt};
        use Duty::{CallDirector, Count, Look, PutBack};
        let offered = match self.when {
            Moment::Played => vec![Does(PutBack), PutsBackAsPlayed, LeavesItToNorth],
            _ => vec![Does(Count), Does(Look), Does(CallDirector), SettlesIt],
        };
        let options = Options::new(offered, |deed| Phrase::new(deed.option()));
        let mistakes = match self.when {
            Moment::Taken => vec![(LOOKED_UNCOUNTED, Does(Look))],
            Moment::Counted(HAND) | Moment::Seen(HAND) => {
                vec![(THIRTEEN_IS_RIGHT, Does(CallDirector))]
            }
            Moment::Counted(_) | Moment::Seen(_) => vec![
                (SETTLED_AMONG_PLAYERS, SettlesIt),
                (LOOKED_AT_WRONG_NUMBER, Does(Look)),
            ],
            Moment::Played => vec![
                (BACK_AS_PLAYED, PutsBackAsPlayed),
                (LEFT_TO_NORTH, LeavesItToNorth),
            ],
        };
        let (duty, reason) = self.when.duty();
        let prompt = Phrase::new("exercise-your_thirteen_cards");
        let asked = Asked::one_of(Skill::OwnCards, prompt, &options, &Does(duty))
            .showing([Exhibit::Scene(vec![self.scene()])])
            .because([reason])
            .slips(options.slips(mistakes));
        let witness = match duty {
            Count => "count",
            Look => "look",
            CallDirector => "director",
            PutBack => "put back",
        };
        Ok(Posed::new(vec![asked], witness))
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
        seat: chance.pick_or(&Seat::ALL, Seat::South).into(),
        when: chance.pick_or(&moments, Moment::Taken),
    }
}
