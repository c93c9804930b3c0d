//! The reasons for the result of a comparison, in every language.

use arbitro::engine::score::aggregate::TeamBoard;
use arbitro::engine::score::imps;
use arbitro::engine::score::matchpoints::{self, Scale};
use arbitro::i18n::Locale;

use crate::given::speaker;

#[test]
fn a_comparison_says_why() {
    let english = speaker(Locale::En);
    let scores = [420, 420, 450, -50];
    let two = matchpoints::reason(&scores, 0, Scale::TwoPerWin).unwrap();
    let one = matchpoints::reason(&scores, 0, Scale::OnePerWin).unwrap();
    assert_eq!(
        english.reason(&two),
        "Every lower score on the board is worth 2, every equal one 1."
    );
    assert!(english.reason(&one).ends_with("1, every equal one ½."));
    let lost = imps::reason(-210).unwrap();
    assert_eq!(
        english.reason(&lost),
        "A difference of 210 points is worth 5 IMPs."
    );
    let team = TeamBoard {
        ours: -100,
        theirs: 110,
    }
    .reason();
    assert!(
        english
            .reason(&team)
            .ends_with("scores −100 and theirs 110 in the same direction. The difference is −210.")
    );
}
