//! What the terminal stores: answers, lessons, learners; and the questions that follow from it.

use crate::given::item_of;
use std::fs;
use std::path::PathBuf;

use crate::given::Numbered as _;
use arbitro::cli::context::{Context, Keeping};
use arbitro::cli::drill;
use arbitro::cli::terminal::Echo;
use arbitro::cli::{Terminal, lesson};
use arbitro::clock::{Clock, Moment};
use arbitro::course::way::{TEST_ITEMS, TEST_PASS};
use arbitro::course::{Step, embedded};
use arbitro::exercise::Practised;
use arbitro::exercise::{Difficulty, ItemCode, Kind, Level, Practice, Skill, Topic};
use arbitro::i18n::Languages;
use arbitro::i18n::{Locale, Speaker};
use arbitro::learner::{Help, Notebook, Occasion, Session, Summary, UtcOffset};
use tempfile::TempDir;

use super::drill::typed;
use super::{at_terminal, in_language};

const A_DAY: i64 = 86_400;
const NOON: i64 = 20_000 * A_DAY + A_DAY / 2;

/// A computer with a history and an adjustable clock.
struct Computer {
    folder: TempDir,
    now: i64,
}

impl Computer {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            now: NOON,
        }
    }

    fn history(&self) -> PathBuf {
        self.folder.path().join("history.sqlite")
    }

    fn clock(&self) -> Clock {
        let at = self.now;
        Clock::new(move || Moment {
            at,
            offset: UtcOffset::UTC,
        })
    }

    fn context<'a>(&self, speaker: &Speaker<'a>) -> Context<'a> {
        let notebook = Notebook::open(&self.history(), None);
        Context::new(Languages::one(*speaker), notebook, self.clock())
    }

    /// The notebook as the next start opens it.
    fn notebook(&self) -> Notebook {
        Notebook::open(&self.history(), None)
    }

    /// Opens the notebook as the command line asks for it; returns the messages and the notebook.
    fn opened(&self, speaker: &Speaker<'_>, name: Option<&str>) -> (String, Option<Notebook>) {
        let keeping = Keeping {
            named: false,
            path: Some(self.history()),
            last: None,
            name: name.map(str::to_owned),
        };
        let mut output = Vec::new();
        let mut terminal = Terminal::new(&b""[..], &mut output, Echo::Written);
        let notebook = keeping.open(&mut terminal, speaker, &self.clock()).unwrap();
        drop(terminal);
        (String::from_utf8(output).unwrap(), notebook)
    }
}

fn run(context: &mut Context<'_>, session: Session, lines: &str) -> String {
    summed(context, session, lines).1
}

fn summed(context: &mut Context<'_>, session: Session, lines: &str) -> (Summary, String) {
    at_terminal(context, lines, |terminal, context| {
        drill::run(terminal, context, session)
    })
}

fn of(skills: &[Skill], items: u32) -> Session {
    let level = Level::Of(Difficulty::Easy);
    let practice = Practice::new(Topic::of_skills(skills), level, 4);
    Session::fresh(practice, Some(items))
}

#[test]
fn answers_are_kept_as_the_window_keeps_them() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let computer = Computer::new();
            let code =
                ItemCode::new(Kind::JudgeCall, Skill::SufficientBid, Difficulty::Easy, 5).unwrap();
            let item = item_of(&code);
            let right = typed(
                speaker,
                &item.asked(0).question.ask,
                &item.asked(0).solution,
            );
            // No history is created before the first answer.
            run(&mut computer.context(speaker), code.into(), "q\n");
            assert!(computer.notebook().is_new());
            for lines in [
                format!("{right}\n"),
                format!("??\n{right}\n"),
                "\n".to_owned(),
            ] {
                run(&mut computer.context(speaker), code.into(), &lines);
            }
            let notebook = computer.notebook();
            assert_eq!(
                notebook.learner().unwrap().name,
                speaker.text("learner-first")
            );
            let rows: Vec<_> = notebook
                .rows()
                .iter()
                .map(|row| (row.help, row.is_known()))
                .collect();
            let helped = (Help::AfterHints, false);
            assert_eq!(rows, [(Help::Unaided, true), helped, helped]);
            let row = &notebook.rows()[0];
            assert_eq!(
                (row.code, row.at, row.skill),
                (Some(code), NOON, code.skill())
            );
            assert_eq!(
                (row.language.as_str(), row.occasion),
                (locale.tag(), Occasion::Practice)
            );
            assert!(notebook.rows()[2].answer.is_empty());
        });
    }
}

#[test]
fn what_is_due_is_reviewed_once() {
    let skills = [Skill::SufficientBid, Skill::DoubleLegal, Skill::Overtricks];
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let mut computer = Computer::new();
            let review = |context: &Context<'_>| drill::review(context, 3, None);
            let mut context = computer.context(speaker);
            let plan = review(&context);
            let written = run(&mut context, plan, "");
            assert_eq!(written, format!("{}\n", speaker.text("cli-review-none")));
            run(&mut context, of(&skills, 6), &"\n".repeat(40));
            computer.now += 3 * A_DAY;
            // A learner who practises something else is reminded of the review.
            let mut context = computer.context(speaker);
            let written = run(&mut context, of(&[Skill::AuctionEnds], 1), "\n");
            assert!(written.contains("arbitro drill --review"), "{written}");
            let mut context = computer.context(speaker);
            let plan = review(&context);
            let (came, written) = summed(&mut context, plan, &"\n".repeat(40));
            assert!(written.contains(&speaker.text("cli-review")), "{written}");
            assert_eq!(came.asked, 3, "{written}");
            assert!(
                !written.contains("--review") && !written.contains('⟦'),
                "{written}"
            );
            let notebook = computer.notebook();
            let reviewed = notebook.rows().iter();
            let reviewed = reviewed.filter(|row| row.occasion == Occasion::Review);
            assert!(reviewed.count() >= 3);
            let mut context = computer.context(speaker);
            let plan = review(&context);
            let written = run(&mut context, plan, "");
            assert_eq!(written, format!("{}\n", speaker.text("cli-review-none")));
            // After a long absence, a warm-up comes first.
            computer.now += 60 * A_DAY;
            let mut context = computer.context(speaker);
            let plan = drill::review(&context, 3, Some(2));
            let (came, written) = summed(&mut context, plan, &"\n".repeat(40));
            assert!(written.contains(&speaker.text("cli-warm-up")), "{written}");
            assert_eq!(came.asked, 2);
        });
    }
}

#[test]
fn eight_questions_place_a_learner_in_the_course() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let course = embedded();
            let plan = || drill::placement(&course, 2);
            let mut session = plan();
            let exercises = std::iter::from_fn(|| session.source.next_exercise());
            let exercises: Vec<Practised> = exercises.collect();
            assert_eq!(exercises.len(), 8);
            let right = |known: usize| -> String {
                let parts = exercises.iter().enumerate().flat_map(|(at, it)| {
                    let item = it.item.clone();
                    (0..item.questions().len()).map(move |part| match at < known {
                        true => {
                            typed(
                                speaker,
                                &item.asked(part).question.ask,
                                &item.asked(part).solution,
                            ) + "\n"
                        }
                        false => "\n".to_owned(),
                    })
                });
                parts.collect()
            };
            let start = |lines: &str| {
                let computer = Computer::new();
                let written = run(&mut computer.context(speaker), plan(), lines);
                assert!(!written.contains('⟦'), "{written}");
                let start = computer.notebook().start().map(str::to_owned);
                if let Some(start) = &start {
                    assert!(
                        written.contains(&format!("\n  arbitro lesson {start}\n")),
                        "{written}"
                    );
                }
                start
            };
            let first = course.lessons().next().map(|lesson| lesson.id.clone());
            assert_eq!(start(&right(0)), first);
            let (_, last) = course.chapters.last().unwrap();
            assert_eq!(start(&right(8)).as_ref(), Some(&last[0].id));
            assert!(start(&right(4)).is_some_and(|start| Some(&start) != first.as_ref()));
            assert_eq!(start("\nq\n"), None, "nobody is placed who stops");
        });
    }
}

#[test]
fn learners_have_their_own_pages() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let computer = Computer::new();
            let said = |id: &str, name: &str| {
                format!("{}\n", speaker.with(id, [("name", name.to_owned().into())]))
            };
            assert_eq!(computer.opened(speaker, None).0, "");
            let (written, notebook) = computer.opened(speaker, Some(" Anna "));
            assert_eq!(written, said("cli-learner-new", "Anna"));
            assert_eq!(notebook.unwrap().learner().unwrap().name, "Anna");
            // With a single learner, the name is not shown.
            assert_eq!(computer.opened(speaker, Some("anna")).0, "");
            assert_eq!(
                computer.opened(speaker, Some("Bruno")).0,
                said("cli-learner-new", "Bruno")
            );
            let (written, notebook) = computer.opened(speaker, Some("bruno"));
            assert_eq!(written, said("cli-learner", "Bruno"));
            assert_eq!(notebook.unwrap().learners().len(), 2);
            assert_eq!(
                computer.opened(speaker, None).0,
                said("cli-learner", "Anna")
            );
            let (written, none) = computer.opened(speaker, Some("  "));
            assert!(
                none.is_none() && written == said("cli-learner-name", ""),
                "{written}"
            );
        });
    }
}

#[test]
fn a_history_that_cannot_be_opened_stops_nothing() {
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let computer = Computer::new();
            // A folder cannot be created where a file exists.
            let file = computer.folder.path().join("file");
            fs::write(&file, "").unwrap();
            let keeping = Keeping {
                named: false,
                path: Some(file.join("history.sqlite")),
                last: None,
                name: Some("Anna".to_owned()),
            };
            let mut output = Vec::new();
            let mut terminal = Terminal::new(&b""[..], &mut output, Echo::Written);
            let notebook = keeping
                .open(&mut terminal, speaker, &computer.clock())
                .unwrap();
            drop(terminal);
            let written = String::from_utf8(output).unwrap();
            assert_eq!(written, speaker.text("screen-history-not-opened") + "\n");
            let say = Languages::one(*speaker);
            let mut context = Context::new(say, notebook.unwrap(), computer.clock());
            // An exercise has at most two parts.
            let plan = of(&[Skill::SufficientBid], 2);
            let (came, _) = summed(&mut context, plan, "\n\n\n\n");
            assert_eq!(came.asked, 2);
            // A damaged file is set aside, and its new path is shown.
            fs::write(computer.history(), "no history").unwrap();
            let (written, notebook) = computer.opened(speaker, None);
            assert!(written.contains("history.sqlite"), "{written}");
            assert!(notebook.unwrap().is_new());
        });
    }
}

/// Empty lines from a pipe do not count as right; the best result stays.
#[test]
fn the_test_of_a_chapter_is_kept() {
    let course = embedded();
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let mut computer = Computer::new();
            let listed = |computer: &Computer| {
                let lines = lesson::list(speaker, &course, computer.notebook().lessons());
                let mut lines = lines.into_iter();
                lines
                    .find(|line| line.starts_with("  --test table · "))
                    .unwrap()
            };
            let state = |id: &str, known: u32| {
                let numbers = [("known", known), ("items", TEST_ITEMS), ("pass", TEST_PASS)];
                speaker.with(id, numbers.map(|(name, number)| (name, number.into())))
            };
            let new = listed(&computer);
            assert!(new.ends_with(&state("screen-test-state-new", 0)), "{new}");
            let plan = || Session::test("table".to_owned(), course.test("table", 5).unwrap());
            let take = |computer: &Computer, typed: &str| {
                at_terminal(
                    &mut computer.context(speaker),
                    typed,
                    |terminal, context| drill::run(terminal, context, plan()),
                )
            };
            let (came, written) = take(&computer, &"\n".repeat(100));
            assert_eq!((came.asked, came.right), (TEST_ITEMS, 0));
            assert!(
                written.contains(&speaker.text("screen-test-missed")),
                "{written}"
            );
            let missed = listed(&computer);
            assert!(
                missed.ends_with(&state("screen-test-state-best", 0)),
                "{missed}"
            );
            // A learner who stops has not finished it.
            computer.now += 60;
            let (_, written) = take(&computer, "q\n");
            assert!(!written.contains(&speaker.text("screen-test-missed")));
            let answers = plan_answers(speaker, &course.test("table", 5).unwrap());
            let (came, written) = take(&computer, &answers);
            assert_eq!(came.right, TEST_ITEMS, "{written}");
            assert!(
                written.contains(&speaker.text("screen-test-passed")),
                "{written}"
            );
            let passed = listed(&computer);
            let expected = state("screen-test-state-passed", TEST_ITEMS);
            assert!(passed.ends_with(&expected), "{passed}");
        });
    }
}

/// The lines that answer every exercise correctly.
fn plan_answers(speaker: &Speaker<'_>, exercises: &[arbitro::exercise::Practised]) -> String {
    let of = |made: &arbitro::exercise::Practised| {
        let parts = 0..made.item.questions().len();
        let item = &made.item;
        let lines = parts.map(|part| {
            typed(
                speaker,
                &item.asked(part).question.ask,
                &item.asked(part).solution,
            ) + "\n"
        });
        lines.collect::<String>()
    };
    exercises.iter().map(of).collect()
}

#[test]
fn lessons_are_begun_and_finished() {
    let course = embedded();
    let lesson = course.lessons().next().unwrap();
    for locale in Locale::BASES {
        in_language(locale, |speaker| {
            let computer = Computer::new();
            let take = |lines: &str| {
                at_terminal(
                    &mut computer.context(speaker),
                    lines,
                    |terminal, context| lesson::run(terminal, context, lesson, 3),
                )
            };
            let listed = || {
                let lines = lesson::list(speaker, &course, computer.notebook().lessons());
                let start = format!("  {} · ", lesson.id);
                lines
                    .into_iter()
                    .find(|line| line.starts_with(&start))
                    .unwrap()
            };
            let title = speaker.lesson_text(&lesson.title);
            let named = |id: &str| {
                let title = [("lesson", title.clone().into())];
                format!("  {} · {}", lesson.id, speaker.with(id, title))
            };
            take("q\n");
            assert_eq!(listed(), format!("  {} · {title}", lesson.id));
            take("\n\n\n");
            assert_eq!(listed(), named("cli-lesson-begun"));
            let (came, _) = take(&"\n".repeat(500));
            assert_eq!(listed(), named("cli-lesson-finished"));
            // It stays finished.
            take("\n\nq\n");
            assert_eq!(listed(), named("cli-lesson-finished"));
            let notebook = computer.notebook();
            assert!(notebook.rows().len() > 3 && came.asked > 4);
            assert!(
                notebook
                    .rows()
                    .iter()
                    .all(|row| row.language == locale.tag())
            );
        });
    }
}

/// If all but the last step is given, the answer proves little, so it is not stored.
#[test]
fn a_step_to_complete_is_asked_and_not_kept() {
    in_language(Locale::En, |speaker| {
        let course = embedded();
        let is_complete = |step: &&Step| matches!(step, Step::Complete { .. });
        let lesson = course
            .lessons()
            .find(|it| it.steps.iter().any(|step| is_complete(&step)));
        let mut lesson = lesson.unwrap().clone();
        lesson.steps.retain(|step| is_complete(&step));
        let computer = Computer::new();
        let mut context = computer.context(speaker);
        let (came, _) = at_terminal(&mut context, &"\n".repeat(9), |terminal, context| {
            lesson::run(terminal, context, &lesson, 3)
        });
        assert_eq!(came.asked as usize, lesson.steps.len());
        assert!(computer.notebook().rows().is_empty());
    });
}
