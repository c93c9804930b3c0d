//! `which_article_is_right(about: "notrump-tricks")`: two articles contradict each other about a
//! rule; one repeats an error that is common in print. Which is right? Each pair comes with an
//! example, which the engine evaluates; the statement that agrees with the engine is right.

mod points;
mod table;

use crate::asked::Options;
use crate::fields::{Fault, Field, position};
use crate::play::complete_trick::{EVERY_RUFF_WINS, HIGHEST_OF_ANY_SUIT};
use crate::play::dummys_card::HIGH_ENOUGH;
use crate::play::is_it_played::{DECLARER_CARD_SEEN, PARTNER_MUST_LOOK};
use crate::play::legal_cards::MUST_TRUMP;
use crate::play::who_leads_next::LEAD_GOES_ROUND;
use crate::{
    Asked, Chance, Difficulty, Draw, Exercise, Exhibit, Mistake, Phrase, Posed, Skill, Step,
};
use engine::{Fact, Reason};

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

/// Two contradictory statements about a rule that is often printed wrongly.
struct Articles {
    about: &'static str,
    /// How tempting the wrong statement is.
    difficulty: Difficulty,
    scene: &'static str,
    statements: [&'static str; 2],
    /// The mistake of believing the wrong statement.
    mistake: Mistake,
    /// An example at the table that decides between them.
    example: fn(&mut Chance) -> Example,
}

macro_rules! articles {
    ($($scene:literal {
        $($about:literal $difficulty:ident $statements:expr, $mistake:expr, $example:path;)*
    })*) => {
        /// The subjects, by their ids in lessons.
        pub const SUBJECTS: &[&str] = &[$($($about),*),*];

        /// The mistakes this kind can name: one for each pair of statements.
        pub const MISTAKES: &[Mistake] = &[$($($mistake),*),*];

        const ARTICLES: [Articles; SUBJECTS.len()] = [$($(Articles {
            about: $about,
            difficulty: Difficulty::$difficulty,
            scene: $scene,
            statements: $statements,
            mistake: $mistake,
            example: $example,
        }),*),*];
    };
}

articles! {
    "scene-articles-auction" {
        "turn-to-call" Easy ["article-turn-to-the-left", "article-turn-to-the-right"],
            Mistake("turn-anticlockwise"), table::turn_to_call;
        "three-passes" Medium ["article-three-passes-always", "article-three-passes-after-bid"],
            Mistake("three-passes-always-end"), table::three_passes;
        "declarers-side" Medium ["article-declarer-of-the-table", "article-declarer-of-the-side"],
            Mistake("first-bidder-of-the-table"), table::declarers_side;
        "highest-denomination" Easy ["article-notrump-highest", "article-spades-highest"],
            Mistake("spades-rank-highest"), table::highest_denomination;
        "late-redouble" Hard ["article-redouble-later", "article-redouble-at-once"],
            Mistake("redouble-only-at-once"), table::late_redouble;
        "second-double" Medium ["article-double-any-bid", "article-double-undoubled-bid"],
            Mistake("doubled-twice"), table::second_double;
    }
    "scene-articles-play" {
        "opening-lead" Easy ["article-lead-left-of-dealer", "article-lead-left-of-declarer"],
            Mistake("leader-left-of-dealer"), table::opening_lead;
        "void" Easy ["article-void-free", "article-void-must-ruff"],
            MUST_TRUMP, table::void;
        "overruff" Medium ["article-any-ruff-wins", "article-highest-trump-wins"],
            EVERY_RUFF_WINS, table::overruff;
        "discard" Easy ["article-suit-led-wins", "article-highest-card-wins"],
            HIGHEST_OF_ANY_SUIT, table::discard;
        "next-lead" Easy ["article-lead-goes-round", "article-winner-leads"],
            LEAD_GOES_ROUND, table::next_lead;
        "dummy-high" Hard ["article-high-is-highest", "article-high-is-enough"],
            HIGH_ENOUGH, table::dummy_high;
        "declarers-card" Medium ["article-declarer-card-seen", "article-declarer-card-put-down"],
            DECLARER_CARD_SEEN, table::declarers_card;
        "defenders-card" Hard ["article-defender-card-visible", "article-defender-card-seen"],
            PARTNER_MUST_LOOK, table::defenders_card;
    }
    "scene-articles-penalty" {
        "ten-honour" Easy ["article-four-honours", "article-five-honours"],
            Mistake("ten-is-no-honour"), table::ten;
        "partners-lead" Medium ["article-partner-restricted", "article-owner-alone"],
            Mistake("partner-leads-freely"), table::partners_lead;
        "minor-card" Hard ["article-minor-at-once", "article-minor-or-honour"],
            Mistake("honour-alternative-forgotten"), table::minor_card;
        "partners-card" Hard ["article-cards-of-one-defender", "article-cards-of-both-defenders"],
            Mistake("partners-card-counts"), table::partners_card;
    }
    "scene-articles-score" {
        "notrump-tricks" Easy ["article-all-tricks-score", "article-odd-tricks-score"],
            Mistake("book-counted"), points::notrump_tricks;
        "double-factor" Easy ["article-double-times-two", "article-double-times-three"],
            Mistake("doubled-means-times-three"), points::double_factor;
        "doubled-score" Medium ["article-double-everything", "article-double-trick-points"],
            Mistake("doubled-the-bonus"), points::doubled_score;
        "doubled-game" Medium ["article-doubled-from-hundred", "article-doubled-always-game"],
            Mistake("every-double-makes-game"), points::doubled_game;
        "doubled-undertricks" Medium ["article-undertricks-twice", "article-undertricks-own-scale"],
            Mistake("undertricks-simply-doubled"), points::doubled_undertricks;
        "overtricks-and-game" Easy
            ["article-game-from-tricks-bid", "article-game-from-tricks-made"],
            Mistake("overtricks-counted-towards-game"), points::overtricks_and_game;
        "doubled-overtricks" Hard ["article-overtricks-twice", "article-overtricks-fixed"],
            Mistake("overtricks-not-doubled"), points::doubled_overtricks;
        "slam-unbid" Medium ["article-slam-bid-and-made", "article-slam-made"],
            Mistake("slam-bonus-unbid"), points::slam_unbid;
        "slam-and-game" Hard ["article-slam-instead-of-game", "article-slam-besides-game"],
            Mistake("game-bonus-forgotten-in-slam"), points::slam_and_game;
        "redoubled-bonus" Hard ["article-redoubled-hundred", "article-redoubled-fifty"],
            Mistake("insult-always-fifty"), points::redoubled_bonus;
    }
    "scene-articles-tournament" {
        "shared-top" Hard ["article-shared-best-is-top", "article-shared-best-below-top"],
            Mistake("shared-best-is-top"), points::shared_top;
    }
    "scene-articles-rubber" {
        "cancelled-part-score" Hard ["article-part-score-stays", "article-part-score-lost"],
            Mistake("part-score-lost"), points::cancelled_part_score;
        "rubber-bonus" Medium
            ["article-rubber-seven-hundred-even", "article-rubber-seven-hundred-clean"],
            Mistake("rubber-bonus-swapped"), points::rubber_bonus;
        "four-honours" Medium ["article-honours-from-four", "article-honours-all-five"],
            Mistake("honours-need-all-five"), points::four_honours;
    }
}
