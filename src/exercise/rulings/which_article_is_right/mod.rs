//! `which_article_is_right(about: "notrump-tricks")`: two articles contradict each other about a
//! rule; one repeats an error that is common in print. Which is right? Each pair comes with an
//! example, which the engine evaluates; the statement that agrees with the engine is right.

mod about;
mod points;
mod table;

use crate::asked::Options;
use crate::fields::{Fault, Field, position};
use crate::{Asked, Chance, Draw, Exercise, Exhibit, Phrase, Posed, Skill, Step};
use engine::{Fact, Reason};

use about::{ARTICLES, Articles};
pub use about::{MISTAKES, SUBJECTS};

pub(crate) const SKILLS: &[Skill] = &[Skill::CommonErrors];

position! {
    /// Two contradictory statements about a rule. Answered by a choice.
    #[serde(rename = "which_article_is_right")]
    pub struct WhichArticleIsRight {
        about: String,
        /// Whether the second statement is shown first.
        swapped: bool = default,
        /// The number of the example.
        example: u8 = default,
    }
}

/// An example at the table, evaluated by the engine.
struct Example {
    /// Whether each of the two statements agrees with the engine.
    agree: [bool; 2],
    told: Phrase,
    steps: Vec<Step>,
    reasons: Vec<Reason>,
}

impl Example {
    /// The engine's result, and the result by each of the two statements.
    fn of<T: Copy + PartialEq>(
        truth: T,
        says: [T; 2],
        told: Phrase,
        reasons: impl IntoIterator<Item = Reason>,
    ) -> Self {
        Self {
            agree: says.map(|says| says == truth),
            told,
            steps: Vec::new(),
            reasons: reasons.into_iter().collect(),
        }
    }

    /// As [`of`](Self::of), for texts that mention `$right` and `$wrong`.
    fn with<T: Copy + PartialEq>(
        fact: impl Fn(T) -> Fact,
        truth: T,
        says: [T; 2],
        told: Phrase,
        reasons: impl IntoIterator<Item = Reason>,
    ) -> Self {
        let wrong = says.into_iter().find(|says| *says != truth);
        let told = told.with("right", fact(truth));
        let told = match wrong {
            Some(wrong) => told.with("wrong", fact(wrong)),
            None => told,
        };
        Self::of(truth, says, told, reasons)
    }

    fn working(mut self, steps: impl IntoIterator<Item = Step>) -> Self {
        self.steps.extend(steps);
        self
    }
}

impl Exercise for WhichArticleIsRight {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id| Fault::new(id, Field::Id, &self.about);
        let known = ARTICLES.iter().find(|pair| pair.about == self.about);
        let Articles {
            scene,
            statements: [first, second],
            mistake,
            ref example,
            ..
        } = *known.ok_or_else(|| fault("article"))?;
        let example = example(&mut Chance::new([self.example; 32]));
        let (right, wrong) = match example.agree {
            [true, false] => (first, second),
            [false, true] => (second, first),
            // The example does not decide between the two.
            _ => return Err(fault("cannot-be")),
        };
        let order = match self.swapped {
            true => [second, first],
            false => [first, second],
        };
        let options = Options::plain(order.map(|statement| (statement, statement)));
        let prompt = Phrase::new("exercise-which_article_is_right");
        let asked = Asked::one_of(Skill::CommonErrors, prompt, &options, &right)
            .showing([Exhibit::Scene(vec![Phrase::new(scene)])])
            .because(example.reasons)
            .mistakes(options.mistakes([(mistake, wrong)]))
            .working([Step::Say(example.told)])
            .working(example.steps);
        Ok(asked.into())
    }
}

/// Two articles; the harder, the more tempting. Their order is random.
pub(crate) fn generate(draw: &mut Draw<'_>) -> WhichArticleIsRight {
    let of_difficulty = ARTICLES
        .iter()
        .filter(|pair| pair.difficulty == draw.difficulty);
    let subjects: Vec<&str> = of_difficulty.map(|pair| pair.about).collect();
    WhichArticleIsRight {
        about: draw.chance.pick_or(&subjects, "turn-to-call").to_owned(),
        swapped: draw.chance.percent(50),
        example: draw.chance.below(256).try_into().unwrap_or(0),
    }
}
