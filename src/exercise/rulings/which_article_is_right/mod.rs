//! `which_article_is_right`: two articles disagree about a rule, and one of them repeats
//! an error that is common in print. Which holds?
//!
//! A lesson writes
//!
//! ```text
//! which_article_is_right(about: "notrump-tricks")
//! ```
//!
//! No answer is stored. Each article makes an example, says what its two statements come
//! to there, and the engine says what is so: the statement that agrees holds.

mod about;
mod auction;
mod comparing;
mod penalty;
mod play;
mod score;

use contract_bridge::{Hand, Seat};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Fault, Field, is_default};
use crate::{Asked, Chance, Draw, Exercise, Exhibit, Phrase, Skill, Step};
use engine::laws::penalty_card::PenaltyKind;
use engine::{Fact, Reason};

pub use about::{About, SLIPS};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CommonErrors];

/// Two statements about a rule. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct WhichArticleIsRight {
    about: About,
    /// Whether the second statement stands first.
    swapped: bool,
    example: Example,
}

/// As lessons write it. `example` is a number: another one, another example.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "which_article_is_right")]
struct Written {
    about: String,
    #[serde(default, skip_serializing_if = "is_default")]
    swapped: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    example: u8,
}

impl TryFrom<Written> for WhichArticleIsRight {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let about = About::from_id(&written.about)
            .ok_or_else(|| Fault::new("article", Field::Id, written.about))?;
        Ok(Self {
            about,
            swapped: written.swapped,
            example: about.example(&mut of_number(written.example)),
        })
    }
}

impl From<WhichArticleIsRight> for Written {
    fn from(article: WhichArticleIsRight) -> Self {
        let about = article.about;
        let is_this = |number: &u8| about.example(&mut of_number(*number)) == article.example;
        Self {
            about: about.id().to_owned(),
            swapped: article.swapped,
            // A generated example may have no number: then another one is as good.
            example: (0..=u8::MAX).find(is_this).unwrap_or_default(),
        }
    }
}

/// The chance that makes the example with this number.
fn of_number(number: u8) -> Chance {
    Chance::new([number; 32])
}

/// What a rule comes to in an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Value {
    /// Points, or matchpoints.
    Points(i32),
    /// A player.
    Seat(Seat),
    /// Whether it is so.
    Yes(bool),
    /// Cards.
    Cards(Hand),
    /// A kind of penalty card.
    Kind(PenaltyKind),
}

impl Value {
    const fn fact(self) -> Option<Fact> {
        match self {
            Self::Points(points) => Some(Fact::Number(points)),
            Self::Seat(seat) => Some(Fact::Seat(seat)),
            Self::Cards(cards) => Some(Fact::Cards(cards)),
            Self::Yes(_) | Self::Kind(_) => None,
        }
    }
}

/// A case at the table, worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Example {
    /// What the engine says.
    truth: Value,
    /// What it would be by each of the two statements.
    says: [Value; 2],
    /// The case in words; it may mention `$right` and `$wrong`.
    told: Phrase,
    /// The working that goes with it.
    steps: Vec<Step>,
    /// The rules that decide.
    reasons: Vec<Reason>,
}

impl WhichArticleIsRight {
    /// The statement that agrees with the engine: 0 or 1, before any swapping.
    fn holds(&self) -> usize {
        let agrees = |says: &Value| *says == self.example.truth;
        self.example.says.iter().position(agrees).unwrap_or(0)
    }

    /// Whether exactly one of the statements agrees with the engine in this example.
    #[must_use]
    pub fn tells_apart(&self) -> bool {
        let agree = |says: &&Value| **says == self.example.truth;
        self.example.says.iter().filter(agree).count() == 1
    }

    /// The case, with what is right there and what the error would make of it.
    fn working(&self) -> Vec<Step> {
        let mut told = self.example.told.clone();
        let wrong = self.example.says.get(1 - self.holds());
        let values = [("right", Some(&self.example.truth)), ("wrong", wrong)];
        for (name, value) in values {
            if let Some(fact) = value.and_then(|value| value.fact()) {
                told = told.with(name, fact);
            }
        }
        let steps = self.example.steps.iter().cloned();
        [Step::Say(told)].into_iter().chain(steps).collect()
    }
}

impl Exercise for WhichArticleIsRight {
    fn questions(&self) -> Vec<Asked> {
        let holds = self.holds();
        let statements = self.about.statements();
        let order = if self.swapped { [1, 0] } else { [0, 1] };
        let options = Options::new(order, |&at: &usize| statements[at].clone());
        let prompt = Phrase::new("exercise-which_article_is_right");
        let asked = Asked::one_of(Skill::CommonErrors, prompt, &options, &holds)
            .showing([Exhibit::Scene(vec![self.about.scene()])])
            .because(self.example.reasons.iter().cloned())
            .slips(options.slips([(self.about.slip(), 1 - holds)]))
            .working(self.working());
        vec![asked]
    }

    fn witness(&self) -> String {
        let statements = self.about.statements();
        let holds = statements.get(self.holds());
        holds.map_or_else(String::new, |phrase| phrase.id.to_owned())
    }
}

/// Two articles, the tempting ones where it is to be hard; which stands first is chance.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WhichArticleIsRight {
    let of_difficulty: Vec<About> = About::ALL
        .into_iter()
        .filter(|about| about.difficulty() == draw.difficulty)
        .collect();
    let about = draw.chance.pick_or(&of_difficulty, About::TurnToCall);
    WhichArticleIsRight {
        about,
        swapped: draw.chance.percent(50),
        example: about.example(&mut draw.chance),
    }
}
