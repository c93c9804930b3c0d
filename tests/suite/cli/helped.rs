//! Hints, “why not?”, the summary, and two languages at once.

use std::path::Path;

use crate::given::Numbered as _;
use arbitro::cli::aside::Aside;
use arbitro::cli::context::Context;
use arbitro::cli::drill;
use arbitro::cli::question;
use arbitro::cli::terminal::Echo;
use arbitro::cli::{Terminal, answer, lesson};
use arbitro::course::embedded;
use arbitro::course::load::parse_lesson;
use arbitro::exercise::hint::Hints;
use arbitro::exercise::{Difficulty, Item, Kind, Level, Practice, Remember, Topic};
use arbitro::i18n::Languages;
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use arbitro::learner::{Asking, Session, Summary};

use super::drill::typed;
use super::{at_terminal, guest, in_language};
use crate::given;

fn practice(topic: Topic, seed: u32) -> Practice {
    Practice::new(topic, Level::Of(Difficulty::Medium), seed)
}

fn drilled(
    context: &mut Context<'_>,
    practice: Practice,
    items: u32,
    lines: &str,
) -> (Summary, String) {
    at_terminal(context, lines, |terminal, context| {
        drill::run(terminal, context, Session::fresh(practice, Some(items)))
    })
}

/// The lines that answer an exercise correctly, one for each part.
fn answers(speaker: &Speaker<'_>, item: &Item) -> Vec<String> {
    (0..item.questions().len())
        .map(|part| {
            typed(
                speaker,
                &item.asked(part).question.ask,
                &item.asked(part).solution,
            )
        })
        .collect()
}

#[test]
fn no_answer_begins_with_a_question_mark() {
    let asides = [
        ("?", Aside::Repeat),
        ("??", Aside::Hint),
        ("? ?", Aside::Hint),
        ("?2H", Aside::Why("2H".to_owned())),
        ("? RC", Aside::Why("RC".to_owned())),
    ];
    for (line, meant) in asides {
        assert_eq!(Aside::read(line), Some(meant));
    }
    for locale in Locale::ALL {
        in_language(locale, |speaker| {
            for kind in Kind::ALL {
                let mut made = practice(Topic::of_kinds(&[kind]), 3);
                let item = made.next().unwrap().item;
                for part in 0..item.questions().len() {
                    let ask = item.asked(part).question.ask;
                    for line in ["?", "??", "? 2S", "?H", "? 10", "?-"] {
                        assert_eq!(answer::read(speaker, &ask, line), None, "{kind:?} {line}");
                    }
                    let right = typed(speaker, &ask, &item.asked(part).solution);
                    assert_eq!(Aside::read(&right), None, "{kind:?} {right}");
                }
            }
        });
    }
}

#[test]
fn hints_come_one_by_one_in_every_language() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            for kind in Kind::ALL {
                let mut made = practice(Topic::of_kinds(&[kind]), 5);
                let item = made.next().unwrap().item;
                let all = Hints::of(&item.asked(0)).all().to_vec();
                let asked = "??\n".repeat(all.len() + 1);
                let lines = asked + &answers(speaker, &item).join("\n") + "\n";
                let mut context = guest(speaker);
                let (done, written) = at_terminal(&mut context, &lines, |terminal, context| {
                    question::ask(terminal, context, Asking::new(item.clone(), None))
                });
                let done = done.expect("it was answered");
                assert!(done.right, "{kind:?}\n{written}");
                let mut from = 0;
                for hint in &all {
                    let said = speaker.hint(hint);
                    let found = written[from..].find(&said);
                    from += found.unwrap_or_else(|| panic!("{said} in\n{written}"));
                }
                let none = speaker.text("cli-hint-none");
                assert_eq!(written.matches(&none).count(), 1, "{written}");
                assert!(!written.contains('⟦'), "{written}");
                // Right after hints, so it does not count as known.
                let came = Summary::of(&[done]);
                assert_eq!((came.right, came.helped, came.again.len()), (1, 1, 1));
                let [row] = &context.notebook().rows()[..1] else {
                    panic!("one row at least");
                };
                assert!(!row.is_known() && row.is_missed());
                // The later parts were answered without hints.
                let rest = &context.notebook().rows()[1..];
                assert!(rest.iter().all(arbitro::learner::Answered::is_known));
            }
        });
    }
}

#[test]
fn why_not_is_told_of_the_question_answered_last() {
    let called = given::item(r#"judge_call(auction: "1H P 2H", call: "2S")"#);
    let played = given::item(
        r#"legal_cards(player: E, hand: "SJ HK H5 DK D5", trick: "D7 D2 DQ", trumps: "H")"#,
    );
    // An insufficient bid, a sufficient one, and a card that may not be played.
    for (locale, low, high, card, letter) in [
        (Locale::It, "2 fiori", "3F", "RC", "R♥"),
        (Locale::Fr, "2T", "3 trèfles", "RC", "R♥"),
        (Locale::De, "2T", "3 treff", "KC", "K♥"),
        (Locale::En, "2 clubs", "3C", "KH", "K♥"),
    ] {
        in_language(locale, |speaker| {
            let mut context = guest(speaker);
            let ask = |context: &mut Context<'_>, item: &Item, lines: &str| {
                at_terminal(context, lines, |terminal, context| {
                    question::ask(terminal, context, Asking::new(item.clone(), None))
                })
                .1
            };
            // Before the first answer, there is nothing to ask about.
            let before = ask(&mut context, &called, &format!("? {high}\n1\n"));
            assert!(
                before.contains(&speaker.text("cli-why-nothing")),
                "{before}"
            );
            let lines = format!("? {low}\n?{high}\n? 9\n\n");
            let told = ask(&mut context, &played, &lines);
            let heading = speaker.text("cli-why");
            assert_eq!(told.matches(&heading).count(), 2, "{told}");
            let law = speaker.law(arbitro::engine::Citation::duplicate("18D"));
            let line = |sign| told.lines().find(|line| line.trim().starts_with(sign));
            assert!(
                line("✗ 2").is_some_and(|line| line.contains(&law)),
                "{told}"
            );
            assert!(line("✓ 3").is_some(), "{told}");
            // The example can be typed.
            let example = format!("? 2{}", speaker.text("input-S").split(' ').next().unwrap());
            let example = [("example", example.into())];
            let unclear = speaker.with("cli-why-unclear", example);
            assert!(told.contains(&unclear), "{told}");
            // Now the question is about cards.
            let told = ask(&mut context, &called, &format!("? {card}\n? {high}\nq\n"));
            let line = told.lines().find(|line| line.contains(letter));
            assert!(line.is_some_and(|line| line.contains('✗')), "{told}");
            assert!(!told.contains("✓ 3"), "{told}");
            let jack = speaker.text("input-rank-J");
            let spade = speaker.text("input-S");
            let typed = |words: String| words.split(' ').next().unwrap().to_owned();
            let example = format!("? {}{}", typed(jack), typed(spade));
            assert!(told.contains(&example), "{example}\n{told}");
            assert!(!told.contains('⟦'), "{told}");
        });
    }
}

#[test]
fn only_who_types_is_waited_for_after_the_last_question() {
    in_language(Locale::En, |speaker| {
        let practice = || practice(Topic::of_kinds(&[Kind::LegalCalls]), 1);
        let plan = || Session::fresh(practice(), Some(1));
        let mut output = Vec::new();
        let lines = "\n? 7NT\n? X\n\n".as_bytes();
        let mut terminal = Terminal::new(lines, &mut output, Echo::Typed);
        drill::run(&mut terminal, &mut guest(speaker), plan()).unwrap();
        drop(terminal);
        let written = String::from_utf8(output).unwrap();
        assert_eq!(written.matches("Press Enter to see how it went").count(), 3);
        assert_eq!(written.matches(&speaker.text("cli-why")).count(), 2);
        let mut context = guest(speaker);
        let (_, written) = at_terminal(&mut context, "\n? 7NT\n", |terminal, context| {
            drill::run(terminal, context, plan())
        });
        assert!(!written.contains("Press Enter to see"), "{written}");
        assert!(!written.contains(&speaker.text("cli-why")), "{written}");
    });
}

#[test]
fn a_summary_tells_what_went_well_and_what_comes_next() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let topic = Topic::of_kinds(&[Kind::JudgeCall, Kind::TrickWinner]);
            let mut planned = practice(topic.clone(), 9);
            let mut item = || {
                let item = planned.next().expect("an exercise").item;
                planned.answered(item.kind() != Kind::JudgeCall);
                item
            };
            let items: Vec<Item> = (0..6).map(|_| item()).collect();
            let tricks = items.iter().filter(|it| it.kind() != Kind::JudgeCall);
            let right = u32::try_from(tricks.count()).expect("six at most");
            let lines = items.iter().map(|item| match item.kind() {
                // All calls are judged wrongly.
                Kind::JudgeCall if answers(speaker, item) == ["1"] => "2\n".to_owned(),
                Kind::JudgeCall => "1\n".to_owned(),
                _ => answers(speaker, item).join("\n") + "\n",
            });
            let lines: String = lines.collect();
            let mut context = guest(speaker);
            let (came, written) = drilled(&mut context, practice(topic, 9), 6, &lines);
            assert_eq!((came.asked, came.right), (6, right), "{written}");
            for heading in [
                "screen-session-well",
                "screen-session-slips",
                "screen-session-again",
            ] {
                assert!(
                    written.contains(&format!("\n{}\n", speaker.text(heading))),
                    "{written}"
                );
            }
            let command = came.again.iter().map(|skill| skill.id());
            let command = format!("arbitro drill {}", command.collect::<Vec<_>>().join(","));
            assert!(written.contains(&command), "{command}\n{written}");
            for (mistake, times) in &came.mistakes {
                let said = speaker.mistake(*mistake);
                let said = written.lines().rfind(|line| line.contains(&said)).unwrap();
                assert!(*times == 1 || said.contains(&times.to_string()), "{said}");
            }
            assert!(!written.contains("screen-session-helped") && !written.contains('⟦'));
        });
    }
}

/// Every pair of the four languages.
#[test]
fn two_languages_stand_one_under_the_other() {
    let choice = given::item(r#"judge_call(auction: "1H P 2H", call: "2S")"#);
    for first in Locale::BASES {
        for second in Locale::BASES {
            let catalogs = (Catalog::new(first), Catalog::new(second));
            let letters = CardLetters::National;
            let speakers = (
                Speaker::new(&catalogs.0, Notation::new(&catalogs.0, letters)),
                Speaker::new(&catalogs.1, Notation::new(&catalogs.1, letters)),
            );
            let mut context = Context::of_guest(Languages {
                first: speakers.0,
                second: Some(speakers.1),
            });
            let (_, written) = at_terminal(&mut context, "??\n\n", |terminal, context| {
                question::ask(terminal, context, Asking::new(choice.clone(), None))
            });
            let lines: Vec<&str> = written.lines().collect();
            let question = choice.asked(0).question;
            let mut pairs = vec![(
                speakers.0.phrase(&question.prompt),
                speakers.1.phrase(&question.prompt),
            )];
            let hint = &Hints::of(&choice.asked(0)).all()[0].clone();
            pairs.push((speakers.0.hint(hint), speakers.1.hint(hint)));
            let remember = Remember::after(&choice.asked(0));
            let words = |speaker: &Speaker<'_>| arbitro::cli::explain::remember(speaker, remember);
            pairs.push((words(&speakers.0), words(&speakers.1)));
            for (one, other) in pairs {
                let at = lines.iter().position(|line| line.ends_with(&one));
                let at = at.unwrap_or_else(|| panic!("{one} in\n{written}"));
                let under = lines[at + 1];
                let again = first != second;
                assert_eq!(under == format!("    {other}"), again, "{one}\n{written}");
            }
            assert!(!written.contains('⟦'), "{written}");
        }
    }
}

/// As in the window: if a teacher wrote a text in only one of the two languages, it is shown alone,
/// without a third language.
#[test]
fn of_a_teachers_words_the_two_languages_that_are_read_are_said() {
    let said = |first: Locale, second: Locale, words: &str| {
        let text = format!(r#"(format: 1, id: "l", title: (en: "T"), steps: [say({words})])"#);
        let lesson = parse_lesson(Path::new("own.ron"), &text).expect("a lesson");
        let catalogs = (Catalog::new(first), Catalog::new(second));
        let letters = CardLetters::National;
        let speaker = |catalog| Speaker::new(catalog, Notation::new(catalog, letters));
        let voices = Languages {
            first: speaker(&catalogs.0),
            second: Some(speaker(&catalogs.1)),
        };
        let mut context = Context::of_guest(voices);
        let (_, written) = at_terminal(&mut context, "\n", |terminal, context| {
            lesson::run(terminal, context, &lesson, 3)
        });
        let words = ["Zuerst", "First", "Prima"];
        let lines = written.lines().filter(|line| words.contains(&line.trim()));
        lines.map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    let all = r#"(de: "Zuerst", en: "First", it: "Prima")"#;
    assert_eq!(said(Locale::It, Locale::En, all), ["Prima", "    First"]);
    let without_italian = r#"(de: "Zuerst", en: "First")"#;
    assert_eq!(said(Locale::It, Locale::En, without_italian), ["First"]);
    assert_eq!(said(Locale::En, Locale::It, without_italian), ["First"]);
    assert_eq!(said(Locale::It, Locale::Fr, without_italian), ["Zuerst"]);
}

#[test]
fn a_whole_course_speaks_two_languages() {
    let catalogs = (Catalog::new(Locale::De), Catalog::new(Locale::It));
    let letters = CardLetters::National;
    let first = Speaker::new(&catalogs.0, Notation::new(&catalogs.0, letters));
    let second = Speaker::new(&catalogs.1, Notation::new(&catalogs.1, letters));
    for lesson in embedded().lessons() {
        let mut context = Context::of_guest(Languages {
            first,
            second: Some(second),
        });
        let input = "\n".repeat(500);
        let (_, written) = at_terminal(&mut context, &input, |terminal, context| {
            lesson::run(terminal, context, lesson, 3)
        });
        let title = second.lesson_text(&lesson.title);
        assert!(written.contains(&format!("\n    {title}\n")), "{written}");
        assert!(
            !written.contains("**") && !written.contains('⟦'),
            "{written}"
        );
    }
}
