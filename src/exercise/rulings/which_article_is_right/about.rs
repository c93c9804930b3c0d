//! The subjects of the articles: one row for each pair of statements.

use super::{Example, points, table};
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
    ($($scene:literal {
        $($about:literal $difficulty:ident $statements:expr, $mistake:expr, $example:path;)*
    })*) => {
        /// The subjects, by their ids in lessons.
        pub const SUBJECTS: &[&str] = &[$($($about),*),*];

        /// The mistakes this kind can name: one for each pair of statements.
        pub const MISTAKES: &[Mistake] = &[$($($mistake),*),*];

        pub(super) const ARTICLES: [Articles; SUBJECTS.len()] = [$($(Articles {
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
