//! `score`: results as people write them.

use arbitro::cli::score;
use arbitro::engine::notation::parse_vulnerability;
use arbitro::i18n::Locale;

use super::in_language;

fn scored(locale: Locale, text: &str, vul: &str) -> Option<String> {
    in_language(locale, |speaker| {
        let result = score::read(speaker, text).ok()?;
        let board = parse_vulnerability(vul).unwrap();
        score::lines(speaker, result, board).map(|lines| lines.join("\n"))
    })
}

#[test]
fn results_are_scored_as_one_writes_them() {
    let total = |locale, text, vul, points: &str| {
        let written = scored(locale, text, vul).unwrap_or_else(|| panic!("{text}"));
        let last = written.lines().last().unwrap();
        assert_eq!(
            last.split_whitespace().last(),
            Some(points),
            "{text}\n{written}"
        );
    };
    total(Locale::En, "4SX by W, 9 tricks", "NS", "−100");
    total(Locale::En, "4SX by W, 9 tricks", "EW", "−200");
    total(Locale::En, "4sx-1", "None", "−100");
    total(Locale::En, "3NT+2", "All", "660");
    total(Locale::En, "4S=", "None", "420");
    // A sign before a number belongs to the result, whatever the blanks.
    total(Locale::En, "4S +1", "None", "450");
    total(Locale::En, "4S + 1", "None", "450");
    total(Locale::En, "3NT +2", "None", "460");
    total(Locale::It, "4 Picche +1", "None", "450");
    total(Locale::En, "4S by W -1", "EW", "−100");
    total(Locale::En, "7NT xx south 13", "NS", "2980");
    total(Locale::En, "4 spades doubled east = ", "EW", "790");
    total(Locale::En, "pass", "NS", "0");
    total(Locale::It, "3SA+2", "None", "460");
    total(Locale::It, "4♠X−1", "None", "−100");
    total(Locale::It, "4 picche contro Ovest, 9 prese", "EW", "−200");
    total(Locale::Fr, "4C par O, 10 levées", "EW", "620");
    total(Locale::De, "3SA von Ost = ", "EW", "600");
    // The language's letters take precedence: C is cœur in French, clubs in English.
    total(Locale::Fr, "4C=", "None", "420");
    total(Locale::En, "4C=", "None", "130");
}

#[test]
fn what_is_no_result_is_refused() {
    let bad = [
        "",
        "4S",
        "hello",
        "8S=",
        "= 4S",
        "4S+4",
        "4S +10",
        "4S-11",
        "4S 14",
        "4S = =",
        "4SX X X =",
        "4S by N by S =",
        "4S, 9 apples",
    ];
    for text in bad {
        assert_eq!(scored(Locale::En, text, "None"), None, "{text}");
    }
    assert_eq!(
        scored(Locale::En, "4S=", "NS"),
        None,
        "who declares decides"
    );
}

#[test]
fn an_account_stands_in_columns_with_its_law() {
    let written = scored(Locale::En, "3NTX by S, 10 tricks", "NS").unwrap();
    let expected = "3NTX by South, 10 tricks (North-South vulnerable)
  Trick points                              200   (40 + 2 × 30) × 2 · Law 77
  Overtricks                                200   Law 77
  Game bonus                                500   Law 77
  Bonus for making it doubled or redoubled   50   Law 77
  Score                                     950";
    assert_eq!(written, expected);
}
