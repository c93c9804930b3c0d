//! A lesson, step by step.

use egui::{Align, Ui};

use crate::course::{Lesson, Step, way::TEST_ITEMS};
use crate::exercise::Item;
use crate::exercise::worked::{WorkedLine, begun, worked};
use crate::ui::screens::around::{actions_ui, header_ui, page_ui, scrolling_ui};
use crate::ui::screens::{folder, parts, share};
use crate::ui::{
    Both, Command, Emphasis, Screen, Size, Style, Weight, control, exercise, page::LessonState,
    table, text, text::weight_of,
};

pub(super) fn lesson_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LessonState) {
    let Some(lesson) = screen.state.course.lesson(&state.id) else {
        page_ui(ui, screen, |ui, screen| {
            screen.body_ui(ui, "screen-lesson-broken");
        });
        return;
    };
    let steps = lesson.taken_before(usize::MAX);
    let step = lesson.taken_before(state.step);
    let title = screen.say.lesson_text(&lesson.title);
    let number = ("step", (step + 1).min(steps).into());
    let at = screen.with("screen-lesson-step", [number, ("steps", steps.into())]);
    header_ui(ui, screen, &title, &at, step as f32 / steps.max(1) as f32);
    let Some(step) = lesson.steps.get(state.step) else {
        end_ui(ui, screen, lesson, state);
        return;
    };
    let back = lesson.last_taken(state.step).is_some();
    actions_ui(ui, screen, Some(back));
    // Every step starts at its top.
    let asked = state.attempt.as_ref().map(|attempt| {
        let shape = std::mem::discriminant(&attempt.question().ask);
        (attempt.place(), shape)
    });
    let id = (state.id.clone(), state.step, state.item, asked);
    scrolling_ui(ui, screen, id, 3.0, |ui, screen| {
        folder::trouble_ui(ui, screen, &state.id);
        step_ui(ui, screen, step, state);
        share::below_ui(ui, screen);
    });
}

fn step_ui(ui: &mut Ui, screen: &mut Screen<'_>, step: &Step, state: &LessonState) {
    let theme = *screen.theme;
    if let Some(fresh) = step.fresh() {
        let id = match step {
            Step::Recap { .. } => "screen-lesson-recap-item",
            _ => "screen-lesson-practise-item",
        };
        let item = ("item", (state.item + 1).into());
        let words = screen.with(id, [item, ("items", fresh.items.into())]);
        text::muted_ui(ui, &theme, &words);
    }
    if let Some(attempt) = &state.attempt {
        if let Step::Complete { exercise, text, .. } = step {
            screen.muted_ui(ui, "screen-lesson-complete");
            if let Some(words) = text {
                paragraphs_ui(ui, screen, &screen.lesson_text(words));
            }
            let mut lines = begun(exercise.questions());
            // Rows of a column are filled in where the question asks for them.
            lines.retain(|line| !matches!(line, WorkedLine::Row { .. }));
            lines_ui(ui, screen, &lines);
        }
        exercise::exercise_ui(ui, screen, attempt);
        return;
    }
    ui.add_space(theme.space(6.0));
    if matches!(step, Step::Worked { .. }) {
        screen.muted_ui(ui, "screen-lesson-worked");
    }
    for words in step.texts() {
        paragraphs_ui(ui, screen, &screen.lesson_text(words));
    }
    match step {
        Step::Show(show) => {
            ui.add_space(theme.space(4.0));
            for exhibit in show.exhibits(state.revealed) {
                table::exhibit_ui(ui, screen, &exhibit, None);
            }
        }
        Step::Worked { exercise, .. } => worked_ui(ui, screen, exercise, state.revealed),
        _ => {}
    }
}

/// An example, with the lines of its working revealed so far.
fn worked_ui(ui: &mut Ui, screen: &mut Screen<'_>, exercise: &Item, revealed: usize) {
    let theme = *screen.theme;
    let questions = exercise.questions();
    let question = &questions[0].question;
    for exhibit in &question.exhibits {
        table::exhibit_ui(ui, screen, exhibit, None);
        ui.add_space(theme.space(2.0));
    }
    let mut lines = worked(questions);
    // With several questions, each is above its own lines instead.
    if questions.len() == 1 {
        let style = Style::new(&theme, Size::Lead, Weight::Semibold);
        let prompt = screen.both(|say| say.phrase(&question.prompt));
        text::both_ui(ui, &theme, &prompt, style);
    }
    lines.truncate(revealed);
    lines_ui(ui, screen, &lines);
    // Scrolls to the newest line, once. A discarded pass does not count.
    let seen = egui::Id::unique("lesson-lines-seen");
    let before = ui.data(|data| data.get_temp::<usize>(seen)).unwrap_or(0);
    if before != revealed && !ui.ctx().will_discard() {
        ui.data_mut(|data| data.insert_temp(seen, revealed));
        if revealed > 0 {
            ui.scroll_to_cursor(Some(Align::BOTTOM));
        }
    }
}

fn lines_ui(ui: &mut Ui, screen: &Screen<'_>, lines: &[WorkedLine]) {
    let theme = screen.theme;
    for line in lines {
        let style = Style::new(theme, Size::Lead, weight_of(line));
        text::both_ui(ui, theme, &screen.both(|say| say.worked_line(line)), style);
        ui.add_space(theme.space(1.0));
    }
}

/// A text in one language or two, paragraph by paragraph.
fn paragraphs_ui(ui: &mut Ui, screen: &Screen<'_>, words: &Both) {
    let theme = screen.theme;
    let style = Style {
        size: theme.px(25.0),
        ..Style::new(theme, Size::Lead, Weight::Regular)
    };
    let under_style = text::second_style(theme, style);
    let mut first = words.first.split("\n\n").peekable();
    let second = words.second.iter();
    let mut under = second.flat_map(|words| words.split("\n\n"));
    while let Some(paragraph) = first.next() {
        text::paragraph_ui(ui, theme, paragraph.trim(), style);
        // Extra paragraphs of the second language follow the last one of the first language.
        let mine = first.peek().map_or(usize::MAX, |_| 1);
        for under in under.by_ref().take(mine) {
            text::paragraph_ui(ui, theme, under.trim(), under_style);
        }
        ui.add_space(theme.space(3.0));
    }
}

fn end_ui(ui: &mut Ui, screen: &mut Screen<'_>, lesson: &Lesson, state: &LessonState) {
    page_ui(ui, screen, |ui, screen| {
        let theme = *screen.theme;
        ui.add_space(theme.space(8.0));
        screen.heading_ui(ui, "screen-lesson-end-title", Size::Large);
        paragraphs_ui(ui, screen, &screen.text("screen-lesson-end-text").into());
        let asked = state.answered.len();
        if asked > 0 {
            let right = state.answered.values().filter(|right| **right).count();
            let facts = [("right", right.into()), ("asked", asked.into())];
            let words = screen.with("screen-lesson-end-score", facts);
            text::body_ui(ui, &theme, &words);
        }
        for (skill, mastery) in &state.known {
            let level = screen.text(&format!("mastery-{}", mastery.id()));
            let words = screen.say.named(&screen.say.skill(*skill), &level);
            text::muted_ui(ui, &theme, &words);
        }
        ui.add_space(theme.space(4.0));
        control::row_ui(ui, theme.space(2.0), |ui| {
            let state = screen.state;
            let passed = |id: &str| state.test_result(id).is_some_and(|best| best.finished);
            let test = state.course.test_after(&lesson.id);
            let test = test.filter(|chapter| !passed(&chapter.id));
            let next = state.next_lesson().filter(|next| next.id != lesson.id);
            let next = next.map(|next| {
                let title = screen.say.lesson_text(&next.title);
                let label = screen.with("screen-lesson-end-next", [("lesson", title.into())]);
                (label, Command::OpenLesson(next.id.clone()))
            });
            let test = test.map(|chapter| {
                let items = [("items", TEST_ITEMS.into())];
                let label = screen.with("screen-lesson-end-test", items);
                (label, Command::TakeTest(chapter.id.clone()))
            });
            let first = test.into_iter().chain(next).enumerate();
            let first = first.map(|(at, (label, command))| (label, parts::ranked(at), command));
            let first: Vec<_> = first.collect();
            parts::buttons_ui(ui, screen, 196.0, first);
            let home = screen.text("screen-lesson-end-home");
            let go = Command::GoCourse(state.chapter_of(&lesson.id));
            let home = (home, Emphasis::Quiet, go);
            let skills = lesson.skills();
            let practise = (!skills.is_empty()).then(|| {
                let label = screen.text("screen-lesson-end-practise");
                (label, Emphasis::Quiet, Command::PractiseSkills(skills))
            });
            parts::buttons_ui(ui, screen, 160.0, std::iter::once(home).chain(practise));
        });
    });
}
