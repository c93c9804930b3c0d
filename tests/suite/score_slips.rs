//! Results on a score slip, in each language and in neutral notation; and what is refused rather
//! than guessed.

use arbitro::engine::Doubling;
use arbitro::engine::notation as neutral;
use arbitro::engine::score::{ResultLine, SlipEntry, SlipError};
use arbitro::i18n::Locale::{self, De, En, Fr, It};
use arbitro::i18n::{CardLetters, Notation};
use proptest::prelude::*;

use crate::given::{catalog, each_row, every_line, same, speaker};

#[test]
fn what_is_written_is_read_again_in_every_language() {
    for locale in Locale::ALL {
        let notation = Notation::new(catalog(locale), CardLetters::National);
        for line in every_line()
            .map(SlipEntry::Played)
            .chain([SlipEntry::PassedOut])
        {
            let written = notation.slip(&line);
            assert_eq!(
                notation.read_slip(&written),
                Ok(line),
                "{}: {written}",
                locale.tag()
            );
        }
    }
}

/// The ways in which people write a result.
fn ways(notation: &Notation, line: &ResultLine) -> Vec<String> {
    let words = notation.bid_words(line.bid);
    let doubling = match line.doubling {
        Doubling::Undoubled => String::new(),
        doubling => format!(" {}", notation.doubling(doubling)),
    };
    let sign = notation
        .contract(line.bid, line.doubling)
        .replace('X', " x")
        .replace("x x", "xx");
    let ends: Vec<String> = match line.margin() {
        0 => vec!["=".into(), " = ".into(), String::new()],
        over @ 1.. => vec![
            format!("+{over}"),
            format!(" + {over}"),
            format!("+ {over}"),
        ],
        down => ["-", "−", "–", " - ", " − "]
            .iter()
            .map(|dash| format!("{dash}{}", -down))
            .collect(),
    };
    let contracts = [
        format!("{words}{doubling}"),
        sign.clone(),
        sign.replace(' ', ""),
    ];
    contracts
        .iter()
        .flat_map(|contract| ends.iter().map(move |end| format!("{contract}{end}")))
        .flat_map(|way| [way.to_uppercase(), way])
        .collect()
}

#[test]
fn blanks_words_and_dashes_do_not_matter() {
    for locale in Locale::ALL {
        let notation = speaker(locale).notation;
        for line in every_line() {
            for way in ways(&notation, &line) {
                let read = notation.read_slip(&way);
                assert_eq!(read, Ok(SlipEntry::Played(line)), "{}: {way}", locale.tag());
            }
        }
    }
}

#[test]
fn the_lines_of_an_italian_slip() {
    let notation = speaker(It).notation;
    each_row("slip_lines", |row| {
        let read = notation
            .read_slip(&row["line"])
            .map(|entry| neutral::slip(&entry));
        same("read", read.as_deref(), Ok(&row["neutral"]))
    });
}

/// Asserts the meaning of a typed result in neutral notation.
fn reads(locale: Locale, typed: &str, understood: &str) {
    let read = speaker(locale).notation.read_slip(typed);
    let read = read.map(|entry| neutral::slip(&entry));
    assert_eq!(read.as_deref(), Ok(understood), "{}: {typed}", locale.tag());
}

#[test]
fn the_words_of_each_language() {
    reads(It, "2 Picche Dh + 1", "2SX+1");
    reads(It, "4 cuori contrato -1", "4HX-1");
    reads(It, "4c surcontrato", "4HXX=");
    reads(It, "3 S.A. + 2", "3NT+2");
    reads(It, "3 senza atout contro =", "3NTX=");
    reads(It, "4p!-1", "4SX-1");
    reads(It, "1F=", "1C=");
    reads(It, "1Q=", "1D=");
    reads(Fr, "4 pique contré -1", "4SX-1");
    reads(Fr, "3 sans-atout surcontré +1", "3NTXX+1");
    reads(Fr, "3 sans-atout-1", "3NT-1");
    reads(Fr, "2K contre", "2DX=");
    reads(Fr, "1T=", "1C=");
    reads(De, "4 Pik Kontra −1", "4SX-1");
    reads(De, "3 Sans-Atout rekontriert", "3NTXX=");
    reads(De, "2 Herz+2", "2H+2");
    reads(De, "5 Treff kontriert = ", "5CX=");
    reads(En, "4 spades doubled - 1", "4SX-1");
    reads(En, "3NT+2", "3NT+2");
    reads(En, "2 no trump redoubled", "2NTXX=");
}

/// One letter with two meanings: the language decides.
#[test]
fn a_letter_means_what_it_means_in_the_language() {
    for locale in [It, Fr, De] {
        reads(locale, "4C=", "4H=");
        reads(locale, "4P=", "4S=");
        reads(locale, "P", "Pass");
    }
    reads(En, "4C=", "4C=");
    reads(En, "P", "Pass");
    reads(It, "Passo", "Pass");
    reads(Fr, "passe", "Pass");
    reads(De, "durchgepasst", "Pass");
}

fn refused(locale: Locale, typed: &str) -> SlipError {
    match speaker(locale).notation.read_slip(typed) {
        Err(error) => error,
        Ok(entry) => panic!("{}: {typed} was read as {entry:?}", locale.tag()),
    }
}

#[test]
fn what_is_refused_and_why() {
    use SlipError::{Doubling, Empty, Level, Result, Strain};
    let text = str::to_owned;
    for locale in Locale::ALL {
        for typed in ["", "  ", "\u{a0}"] {
            assert_eq!(refused(locale, typed), Empty);
        }
        for (typed, found) in [
            ("8♠", "8♠"),
            ("0♠=", "0♠"),
            ("10♠", "10♠"),
            ("♠4", "♠"),
            ("x", "x"),
        ] {
            let error = refused(locale, typed);
            let expected = [Level(text(found)), Result(text("4"))];
            assert!(expected.contains(&error), "{typed}: {error:?}");
        }
        for (typed, found) in [("4", ""), ("4x", "x"), ("4 ? =", "?"), ("4♥♠=", "♥♠")] {
            let expected = [Strain(text(found)), Doubling(text("♠"))];
            let error = refused(locale, typed);
            assert!(expected.contains(&error), "{typed}: {error:?}");
        }
        assert_eq!(refused(locale, "4♠ xxx"), Doubling(text("xxx")));
        assert_eq!(refused(locale, "4♠ x x ="), Doubling(text("x x")));
        for (typed, found) in [
            ("4♠ 9", "9"),
            ("4♠+", "+"),
            ("4♠ -", "-"),
            ("4♠+0", "+0"),
            ("4♠-0", "-0"),
            ("4♠==", "=="),
            ("4♠=+1", "=+1"),
            ("4♠+1+1", "+1+1"),
            ("4♠+1=", "+1="),
            ("-", "-"),
            ("4♠-99999999999", "-99999999999"),
        ] {
            assert_eq!(refused(locale, typed), Result(text(found)), "{typed}");
        }
    }
    // Letters of another language.
    assert_eq!(refused(En, "4P="), Strain(text("P")));
    assert_eq!(refused(It, "4S="), Strain(text("S")));
    assert_eq!(refused(Fr, "4F="), Strain(text("F")));
    assert_eq!(refused(De, "4♠ contré ="), Doubling(text("contré")));
    assert_eq!(refused(En, "Passo"), Level(text("Passo")));
}

#[test]
fn every_complaint_is_made_in_every_language() {
    use arbitro::cli::score::read;
    let complaints = [
        "",
        "♠",
        "4 ?=",
        "4♠ ?=",
        "4♠=+1",
        "7NT+1",
        "6NT+2",
        "1NT+7",
        "1NT-8",
        "4♠= 10",
        "4♠",
        "4♠, 14",
        "4♠= N S",
    ];
    for locale in Locale::ALL {
        let speaker = speaker(locale);
        let said: Vec<String> = complaints
            .iter()
            .map(|typed| read(&speaker, typed).expect_err(typed).said(&speaker))
            .collect();
        for (typed, said) in complaints.iter().zip(&said) {
            assert!(
                !said.is_empty() && !said.contains('⟦'),
                "{} {typed}: {said}",
                locale.tag()
            );
        }
        assert_ne!(said[5], said[6]);
    }
}

proptest! {
    /// Any input gives a result or an error, and a result can be written and parsed again.
    #[test]
    fn nothing_typed_stops_the_reader(typed in "[1-8]?[♠♥SNTAXx pcqf.]{0,6}[=+−-]{0,2}[0-9]{0,3}|\\PC{0,60}") {
        for locale in Locale::ALL {
            let notation = speaker(locale).notation;
            if let Ok(entry) = notation.read_slip(&typed) {
                prop_assert_eq!(notation.read_slip(&notation.slip(&entry)), Ok(entry));
            }
        }
        if let Ok(entry) = neutral::parse_slip(&typed) {
            prop_assert_eq!(neutral::parse_slip(&neutral::slip(&entry)), Ok(entry));
        }
    }
}
