//! The subjects of the articles: one row for each pair of statements.

use super::{Example, auction, comparing, penalty, play, score};
use crate::play::complete_trick::{EVERY_RUFF_WINS, HIGHEST_OF_ANY_SUIT};
use crate::play::dummys_card::HIGH_ENOUGH;
use crate::play::is_it_played::{DECLARER_CARD_SEEN, PARTNER_MUST_LOOK};
use crate::play::legal_cards::MUST_TRUMP;
use crate::play::who_leads_next::LEAD_GOES_ROUND;
use crate::{Chance, Difficulty, Mistake};

/// Two contradictory statements about a rule that is often printed wrongly.
pub(super) struct Articles {
    pub about: &'static str,
    /// How tempting the wrong statement is.
    pub difficulty: Difficulty,
    pub scene: &'static str,
    pub statements: [&'static str; 2],
    /// The mistake of believing the wrong statement.
    pub mistake: Mistake,
    /// An example at the table that decides between them.
    pub example: fn(&mut Chance) -> Example,
}

macro_rules! articles {
    ($($about:literal $difficulty:ident $scene:literal
        [$first:literal, $second:literal] $mistake:expr, $example:path;)*) => {
        /// The subjects, by their ids in lessons.
        pub const SUBJECTS: &[&str] = &[$($about),*];

        /// The mistakes this kind can name: one for each pair of statements.
        pub const MISTAKES: &[Mistake] = &[$($mistake),*];

        pub(super) const ARTICLES: [Articles; SUBJECTS.len()] = [$(Articles {
            about: $about,
            difficulty: Difficulty::$difficulty,
            scene: $scene,
            statements: [$first, $second],
            mistake: $mistake,
            example: $example,
        }),*];
    };
}

articles! {
    "turn-to-call" Easy "scene-articles-auction"
        ["article-turn-to-the-left", "article-turn-to-the-right"]
        Mistake("turn-anticlockwise"), auction::turn_to_call;
    "three-passes" Medium "scene-articles-auction"
        ["article-three-passes-always", "article-three-passes-after-bid"]
        Mistake("three-passes-always-end"), auction::three_passes;
    "declarers-side" Medium "scene-articles-auction"
        ["article-declarer-of-the-table", "article-declarer-of-the-side"]
        Mistake("first-bidder-of-the-table"), auction::declarers_side;
    "highest-denomination" Easy "scene-articles-auction"
        ["article-notrump-highest", "article-spades-highest"]
        Mistake("spades-rank-highest"), auction::highest_denomination;
    "late-redouble" Hard "scene-articles-auction"
        ["article-redouble-later", "article-redouble-at-once"]
        Mistake("redouble-only-at-once"), auction::late_redouble;
    "second-double" Medium "scene-articles-auction"
        ["article-double-any-bid", "article-double-undoubled-bid"]
        Mistake("doubled-twice"), auction::second_double;
    "opening-lead" Easy "scene-articles-play"
        ["article-lead-left-of-dealer", "article-lead-left-of-declarer"]
        Mistake("leader-left-of-dealer"), play::opening_lead;
    "void" Easy "scene-articles-play"
        ["article-void-free", "article-void-must-ruff"]
        MUST_TRUMP, play::void;
    "overruff" Medium "scene-articles-play"
        ["article-any-ruff-wins", "article-highest-trump-wins"]
        EVERY_RUFF_WINS, play::overruff;
    "discard" Easy "scene-articles-play"
        ["article-suit-led-wins", "article-highest-card-wins"]
        HIGHEST_OF_ANY_SUIT, play::discard;
    "next-lead" Easy "scene-articles-play"
        ["article-lead-goes-round", "article-winner-leads"]
        LEAD_GOES_ROUND, play::next_lead;
    "dummy-high" Hard "scene-articles-play"
        ["article-high-is-highest", "article-high-is-enough"]
        HIGH_ENOUGH, play::dummy_high;
    "declarers-card" Medium "scene-articles-play"
        ["article-declarer-card-seen", "article-declarer-card-put-down"]
        DECLARER_CARD_SEEN, play::declarers_card;
    "defenders-card" Hard "scene-articles-play"
        ["article-defender-card-visible", "article-defender-card-seen"]
        PARTNER_MUST_LOOK, play::defenders_card;
    "ten-honour" Easy "scene-articles-penalty"
        ["article-four-honours", "article-five-honours"]
        Mistake("ten-is-no-honour"), penalty::ten;
    "partners-lead" Medium "scene-articles-penalty"
        ["article-partner-restricted", "article-owner-alone"]
        Mistake("partner-leads-freely"), penalty::partners_lead;
    "minor-card" Hard "scene-articles-penalty"
        ["article-minor-at-once", "article-minor-or-honour"]
        Mistake("honour-alternative-forgotten"), penalty::minor_card;
    "partners-card" Hard "scene-articles-penalty"
        ["article-cards-of-one-defender", "article-cards-of-both-defenders"]
        Mistake("partners-card-counts"), penalty::partners_card;
    "notrump-tricks" Easy "scene-articles-score"
        ["article-all-tricks-score", "article-odd-tricks-score"]
        Mistake("book-counted"), score::notrump_tricks;
    "double-factor" Easy "scene-articles-score"
        ["article-double-times-two", "article-double-times-three"]
        Mistake("doubled-means-times-three"), score::double_factor;
    "doubled-score" Medium "scene-articles-score"
        ["article-double-everything", "article-double-trick-points"]
        Mistake("doubled-the-bonus"), score::doubled_score;
    "doubled-game" Medium "scene-articles-score"
        ["article-doubled-from-hundred", "article-doubled-always-game"]
        Mistake("every-double-makes-game"), score::doubled_game;
    "doubled-undertricks" Medium "scene-articles-score"
        ["article-undertricks-twice", "article-undertricks-own-scale"]
        Mistake("undertricks-simply-doubled"), score::doubled_undertricks;
    "overtricks-and-game" Easy "scene-articles-score"
        ["article-game-from-tricks-bid", "article-game-from-tricks-made"]
        Mistake("overtricks-counted-towards-game"), score::overtricks_and_game;
    "doubled-overtricks" Hard "scene-articles-score"
        ["article-overtricks-twice", "article-overtricks-fixed"]
        Mistake("overtricks-not-doubled"), score::doubled_overtricks;
    "slam-unbid" Medium "scene-articles-score"
        ["article-slam-bid-and-made", "article-slam-made"]
        Mistake("slam-bonus-unbid"), score::slam_unbid;
    "slam-and-game" Hard "scene-articles-score"
        ["article-slam-instead-of-game", "article-slam-besides-game"]
        Mistake("game-bonus-forgotten-in-slam"), score::slam_and_game;
    "redoubled-bonus" Hard "scene-articles-score"
        ["article-redoubled-hundred", "article-redoubled-fifty"]
        Mistake("insult-always-fifty"), score::redoubled_bonus;
    "shared-top" Hard "scene-articles-tournament"
        ["article-shared-best-is-top", "article-shared-best-below-top"]
        Mistake("shared-best-is-top"), comparing::shared_top;
    "cancelled-part-score" Hard "scene-articles-rubber"
        ["article-part-score-stays", "article-part-score-lost"]
        Mistake("part-score-lost"), comparing::cancelled_part_score;
    "rubber-bonus" Medium "scene-articles-rubber"
        ["article-rubber-seven-hundred-even", "article-rubber-seven-hundred-clean"]
        Mistake("rubber-bonus-swapped"), comparing::rubber_bonus;
    "four-honours" Medium "scene-articles-rubber"
        ["article-honours-from-four", "article-honours-all-five"]
        Mistake("honours-need-all-five"), comparing::four_honours;
}
