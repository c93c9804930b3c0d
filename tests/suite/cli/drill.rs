//! `drill`: answers typed in every language, and how they are judged.

use crate::given::item_of;
use std::io::{self, Write};

use crate::given::Numbered as _;
use arbitro::cli::drill;
use arbitro::cli::question;
use arbitro::cli::terminal::Echo;
use arbitro::cli::topic;
use arbitro::cli::{Stop, Terminal};
use arbitro::engine::score::ScoreItem;
use arbitro::exercise::{Answer, Ask, Difficulty, Item, ItemCode, Kind, Level, Practice, Skill};
use arbitro::i18n::{Catalog, Locale, Speaker};
use arbitro::learner::{Asking, Done, Session, Summary};

use super::{at_terminal, guest, in_language};
use crate::given;

fn fresh(topic: &str, items: u32) -> Session {
    let level = Level::Of(Difficulty::Medium);
    let practice = Practice::new(topic::find(topic).unwrap(), level, 11);
    Session::fresh(practice, Some(items))
}

/// A drill with these lines typed; returns the summary and the output.
fn drilled(speaker: &Speaker<'_>, session: Session, typed: &str) -> (Summary, String) {
    at_terminal(&mut guest(speaker), typed, |terminal, context| {
        drill::run(terminal, context, session)
    })
}

/// One exercise with these lines typed.
fn asked(speaker: &Speaker<'_>, item: &Item, typed: &str) -> (Option<Done>, String) {
    at_terminal(&mut guest(speaker), typed, |terminal, context| {
        question::ask(terminal, context, Asking::new(item.clone(), None))
    })
}

/// An answer as a user of that language types it.
pub(super) fn typed(speaker: &Speaker<'_>, ask: &Ask, answer: &Answer) -> String {
    let halves = matches!(ask, Ask::Column(column) if column.halves);
    let notation = &speaker.notation;
    match answer {
        Answer::Choice(index) | Answer::CallMade(index) => (index + 1).to_string(),
        Answer::Choices(chosen) if chosen.is_empty() => "0".to_owned(),
        Answer::Choices(chosen) => {
            let numbers: Vec<String> = chosen.iter().map(|at| (at + 1).to_string()).collect();
            numbers.join(" ")
        }
        Answer::Column(numbers) => {
            let word = |number: &Option<i32>| match number {
                None => "-".to_owned(),
                Some(number) if halves => notation.halves(*number),
                Some(number) => notation.points(*number),
            };
            numbers.iter().map(word).collect::<Vec<_>>().join(" ")
        }
        Answer::ScoreSlip(entry) => notation.slip(entry),
        Answer::Calls(calls) if calls.is_empty() => "0".to_owned(),
        Answer::Calls(calls) => calls
            .iter()
            .map(|call| notation.call(*call))
            .collect::<Vec<_>>()
            .join(" "),
        Answer::Cards(cards) => notation.cards(*cards),
        Answer::Seat(seat) => notation.seat(*seat),
        Answer::Number(points) => notation.points(*points),
        Answer::Account(lines) => {
            let number = |item| {
                ScoreItem::ALL
                    .iter()
                    .position(|known| known == item)
                    .unwrap()
                    + 1
            };
            let line = |(item, points)| format!("{}={points}", number(item));
            lines.iter().map(line).collect::<Vec<_>>().join(" ")
        }
    }
}

fn solved(speaker: &Speaker<'_>, item: &Item) -> String {
    (0..item.questions().len())
        .map(|part| {
            typed(
                speaker,
                &item.asked(part).question.ask,
                &item.asked(part).solution,
            ) + "\n"
        })
        .collect()
}

#[test]
fn model_answers_typed_in_any_language_are_all_right() {
    for locale in Locale::ALL {
        in_language(locale, |speaker| {
            for kind in Kind::ALL {
                let mut practice = Practice::new(
                    topic::find(kind.id()).unwrap(),
                    Level::Of(Difficulty::Medium),
                    11,
                );
                let mut answered = || {
                    let made = practice.next().expect("an exercise");
                    practice.answered(true);
                    solved(speaker, &made.item)
                };
                let script: String = (0..24).map(|_| answered()).collect();
                let (tally, written) = drilled(speaker, fresh(kind.id(), 24), &script);
                assert_eq!(
                    (tally.asked, tally.right, tally.again.len()),
                    (24, 24, 0),
                    "{locale:?}\n{written}"
                );
                assert!(written.contains(&speaker.text("explain-right")));
                assert!(
                    !written.contains('⟦') && !written.contains('✗'),
                    "{written}"
                );
            }
        });
    }
}

#[test]
fn every_answer_may_be_asked_for() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            for skill in Skill::ALL {
                let (tally, written) = drilled(speaker, fresh(skill.id(), 6), &"\n".repeat(60));
                assert_eq!((tally.asked, tally.right), (6, 0), "{skill:?}");
                assert!(written.contains(&speaker.text("explain-shown")));
                assert!(!written.contains('⟦'), "{written}");
            }
        });
    }
}

#[test]
fn letters_are_those_of_the_language() {
    let over_a_diamond = given::item(r#"legal_calls(auction: "1D")"#);
    let play = given::item(
        r#"penalty_card(player: E, hand: "HK HT S3", before: "HK:major HT:major", trick: "H2")"#,
    );
    let score = given::item(r#"score_contract(contract: "3NTX", tricks: 7)"#);
    let contract = given::item(r#"name_contract(dealer: E, auction: "1H P P P")"#);
    // In French, German and Italian C is hearts; O is West or East.
    for (locale, calls, cards, east) in [
        (Locale::It, "passo contro 1C+", "RC 10C", "E"),
        (Locale::Fr, "1 cœur +, passe, contre", "rc, 10c", "est"),
        (Locale::De, "Pass X 1C+", "KC 10C", "O"),
        (Locale::En, "pass; dbl; 1 hearts+", "KH TH", "east"),
    ] {
        in_language(locale, |speaker| {
            for (item, typed) in [
                (&over_a_diamond, calls.to_owned()),
                (&play, cards.to_owned()),
                (&score, "- 300".to_owned()),
                (
                    &contract,
                    format!(
                        "1\n{east}\n{}\ns",
                        speaker.notation.seat_letter(given::seat("W"))
                    ),
                ),
            ] {
                let (done, written) = asked(speaker, item, &typed);
                assert!(
                    done.is_some_and(|it| it.right),
                    "{locale:?} {typed}\n{written}"
                );
            }
        });
    }
}

#[test]
fn what_is_not_understood_is_asked_again() {
    let codes = [
        ("judge_call", "maybe\n3\n0\n"),
        ("legal_calls", "8♠\n1\n+\nX+\n2\n"),
        ("score-account", "620\n9=1\n1=20 1=30\n1=\n"),
        ("score-number", "six hundred\n1=20\n99999999\n"),
        ("play", "♠\nXY\n"),
        ("seat", "X\nQ♥\n12\n"),
    ];
    in_language(Locale::En, |speaker| {
        for (shape, bad) in codes {
            let (item, part) = example(shape);
            let before: String = (0..part)
                .map(|part| {
                    typed(
                        speaker,
                        &item.0.asked(part).question.ask,
                        &item.0.asked(part).solution,
                    ) + "\n"
                })
                .collect();
            let script = format!(
                "{before}{bad}?\n{}q\n",
                typed(
                    speaker,
                    &item.0.asked(part).question.ask,
                    &item.0.asked(part).solution
                ) + "\n"
            );
            let (_, written) = drilled(speaker, item.1.into(), &script);
            let times = |text: &str| written.matches(text).count();
            assert_eq!(
                times("That was not understood"),
                bad.lines().count(),
                "{shape}\n{written}"
            );
            let prompt = speaker.phrase(&item.0.asked(part).question.prompt);
            assert_eq!(
                times(&prompt),
                2,
                "{shape}: ? repeats the question\n{written}"
            );
            assert_eq!(times("✓ Right."), part + 1, "{shape}\n{written}");
        }
    });
}

/// A generated exercise with a part that asks for this shape.
fn example(shape: &str) -> ((Item, ItemCode), usize) {
    let kind = match shape {
        "score-account" | "score-number" => Kind::ScoreContract,
        "play" => Kind::PenaltyCard,
        "seat" => Kind::NameContract,
        id => Kind::ALL.into_iter().find(|kind| kind.id() == id).unwrap(),
    };
    Practice::new(
        topic::find(kind.id()).unwrap(),
        Level::Of(Difficulty::Medium),
        0,
    )
    .take(1000)
    .find_map(|made| {
        let (item, code) = (made.item, made.code?);
        let fits = |part: &usize| match (item.asked(*part).solution, shape) {
            (Answer::Account(_), "score-account") | (Answer::Number(_), "score-number") => true,
            (Answer::Cards(_), "play") | (Answer::Seat(_), "seat") => true,
            (_, id) => id == kind.id(),
        };
        let part = (0..item.questions().len()).find(fits)?;
        Some(((item, code), part))
    })
    .unwrap()
}

#[test]
fn a_slip_is_named_and_the_right_answer_given() {
    in_language(Locale::En, |speaker| {
        let code: ItemCode =
            ItemCode::new(Kind::JudgeCall, Skill::SufficientBid, Difficulty::Easy, 5).unwrap();
        let wrong = match item_of(&code).asked(0).solution {
            Answer::Choice(0) => "2",
            _ => "1",
        };
        let (tally, written) = drilled(speaker, code.into(), wrong);
        assert_eq!((tally.asked, tally.right), (1, 0));
        for part in [
            "✗ Not quite.",
            "What went wrong: ",
            "Right answer: ",
            "(Law 18",
        ] {
            assert!(written.contains(part), "{part} in\n{written}");
        }
        assert!(
            written.ends_with("0 of 1 question right.\nSee you next time.\n"),
            "{written}"
        );
    });
}

#[test]
fn the_input_may_end_anywhere() {
    in_language(Locale::En, |speaker| {
        for typed in ["", "q", "Q\n", "?", "nonsense"] {
            let (tally, written) = drilled(speaker, fresh("auction", 3), typed);
            assert_eq!(tally, Summary::default(), "{typed}");
            assert!(
                written.ends_with("No question was answered.\nSee you next time.\n"),
                "{written}"
            );
        }
    });
}

#[test]
fn topics_have_ids_and_words_in_every_language() {
    let auction = topic::find("auction").unwrap();
    for locale in Locale::BASES {
        let word = Catalog::new(locale).text("topic-auction");
        assert_eq!(
            topic::find(&word.to_uppercase()),
            Some(auction.clone()),
            "{word}"
        );
    }
    for (kind, skill) in Kind::ALL
        .map(Kind::id)
        .into_iter()
        .zip(Skill::ALL.map(Skill::id))
    {
        assert!(topic::find(kind).is_some() && topic::find(&kind.replace('_', "-")).is_some());
        assert!(topic::find(skill).is_some());
    }
    assert_eq!(topic::find("poker"), None);
    // Several are mixed.
    let both = topic::find("judge_call, overtricks").unwrap();
    assert!(both.kinds().eq([Kind::JudgeCall, Kind::ScoreContract]));
    assert_eq!(topic::find("judge_call, poker"), None);
}

/// A reader that has closed the pipe.
struct Gone;

impl Write for Gone {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_who_leaves_stops_it() {
    in_language(Locale::En, |speaker| {
        let mut terminal = Terminal::new(io::empty(), Gone, Echo::Typed);
        let stopped = drill::run(&mut terminal, &mut guest(speaker), fresh("score", 1));
        assert!(matches!(stopped, Err(Stop::Output(_))));
    });
}
