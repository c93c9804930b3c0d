//! The map of the course: chapters and their lessons, with the learner's progress in each.

use egui::{Align, Rect, Response, Role, Sense, Stroke, Ui, Vec2};

use crate::course::{Chapter, Lesson, way::TEST_ITEMS, way::TEST_PASS};
use crate::ui::{Command, Screen, Size, Style, Weight, control, text};

/// The course. `opened` is the chapter to scroll into view.
pub(super) fn course_ui(ui: &mut Ui, screen: &mut Screen<'_>, opened: Option<usize>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "screen-home-title", Size::Large);
    // Scrolls into view once, when the page appears. A discarded pass does not count.
    let seen = seen();
    let before = ui.data(|data| data.get_temp::<Option<usize>>(seen));
    let tests = screen.state.course.tests();
    let tested: Vec<&str> = tests.map(|(chapter, _)| chapter.id.as_str()).collect();
    for (number, (chapter, lessons)) in screen.state.course.chapters.iter().enumerate() {
        ui.add_space(theme.space(4.0));
        let title = chapter_title(screen, chapter);
        let heading = text::heading_ui(ui, &theme, &title, Size::Lead);
        if opened == Some(number) && before != Some(opened) && !ui.ctx().will_discard() {
            heading.scroll_to_me(Some(Align::TOP));
        }
        for lesson in lessons {
            lesson_ui(ui, screen, lesson);
        }
        if tested.contains(&chapter.id.as_str()) {
            test_ui(ui, screen, chapter);
        }
    }
    if !ui.ctx().will_discard() {
        ui.data_mut(|data| data.insert_temp(seen, opened));
    }
    for error in &screen.state.course.errors {
        text::body_ui(ui, &theme, &screen.say.lesson_error(error));
    }
}

/// The title of a chapter, with its number in the program's own course, and whether it is optional.
pub(super) fn chapter_title(screen: &Screen<'_>, chapter: &Chapter) -> String {
    let mut title = screen.say.lesson_text(&chapter.title);
    if chapter.optional {
        title = screen.with("chapter-optional", [("chapter", title.into())]);
    }
    match screen.state.chapter_number(chapter) {
        Some(number) => format!("{number}  {title}"),
        None => title,
    }
}

/// The key in egui's memory for the chapter that was scrolled into view.
pub(super) fn seen() -> egui::Id {
    egui::Id::unique("chapter-seen")
}

/// The test at the end of a chapter, with the best result so far.
fn test_ui(ui: &mut Ui, screen: &mut Screen<'_>, chapter: &Chapter) {
    let best = screen.state.test_result(&chapter.id);
    let id = match best {
        Some(best) if best.finished => "screen-test-state-passed",
        Some(_) => "screen-test-state-best",
        None => "screen-test-state-new",
    };
    let known = best.map_or(0, |best| best.step);
    let numbers = [
        ("known", known.into()),
        ("items", TEST_ITEMS.into()),
        ("pass", TEST_PASS.into()),
    ];
    let state = screen.with(id, numbers);
    let title = screen.text("screen-test-title");
    let share = (f32::from(known) / TEST_ITEMS as f32).min(1.0);
    if row_ui(ui, screen, &title, &state, Some(share)).clicked() {
        screen.send(Command::TakeTest(chapter.id.clone()));
    }
}

pub(super) fn length(screen: &Screen<'_>, lesson: &Lesson) -> String {
    let steps = lesson.taken_before(usize::MAX);
    screen.with("screen-home-steps", [("steps", steps.into())])
}

/// The step of a lesson at which the learner stopped.
pub(super) fn at_step(screen: &Screen<'_>, step: usize, lesson: &Lesson) -> String {
    let steps = lesson.taken_before(usize::MAX);
    // The lesson may have become shorter since.
    let step = (lesson.taken_before(step) + 1).min(steps);
    let facts = [("step", step.into()), ("steps", steps.into())];
    screen.with("screen-home-lesson-at", facts)
}

fn lesson_ui(ui: &mut Ui, screen: &mut Screen<'_>, lesson: &Lesson) {
    let title = screen.say.lesson_text(&lesson.title);
    let progress = screen.state.progress(&lesson.id).unwrap_or_default();
    let state = match (progress.finished, progress.step) {
        (true, _) => match screen.state.mark(lesson) {
            Some((right, asked)) => {
                let facts = [("right", right.into()), ("asked", asked.into())];
                screen.with("screen-home-lesson-mark", facts)
            }
            None => screen.text("screen-home-lesson-done"),
        },
        (false, 0) => length(screen, lesson),
        (false, step) => at_step(screen, step.into(), lesson),
    };
    let share = f32::from(progress.step) / lesson.steps.len().max(1) as f32;
    let share = if progress.finished { 1.0 } else { share };
    let share = share.min(1.0);
    if row_ui(ui, screen, &title, &state, Some(share)).clicked() {
        screen.send(Command::OpenLesson(lesson.id.clone()));
    }
}

/// A button as a line: a name, a state (below it in a narrow place), and a thin bar for this share.
pub(super) fn row_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    title: &str,
    state: &str,
    share: Option<f32>,
) -> Response {
    let theme = screen.theme;
    let width = ui.available_width();
    let bar = share.map_or(0.0, |_| theme.px(120.0));
    let inset = theme.space(3.0);
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    let words = text::line(ui, theme, state, style);
    let lay_out = |room: f32| {
        let style = Style::new(theme, Size::Body, Weight::Semibold);
        text::lay_out(ui, theme, title, style, room)
    };
    let beside = width - bar - words.size().x - theme.space(8.0) - 2.0 * inset;
    let below = beside < theme.px(240.0);
    let name = lay_out(if below { width - 2.0 * inset } else { beside });
    // In a narrow place the bar is as long as the state leaves it.
    let bar = match below {
        true => bar.min(width - 2.0 * inset - words.size().x - theme.space(4.0)),
        false => bar,
    };
    let tall = match below {
        true => name.size().y + words.size().y,
        false => name.size().y.max(theme.px(28.0)),
    };
    let height = (tall + theme.space(5.0)).max(theme.finger);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    let spoken = format!("{title}, {state}");
    control::announce(&response, ui, Role::Button, &spoken, false);
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, control::corner(theme), theme.accent_ground);
    }
    let top = rect.center().y - tall / 2.0;
    let left = rect.left() + inset;
    let right = rect.right() - inset;
    let center = rect.center().y;
    let (middle, name_at, words_at) = if below {
        let middle = top + name.size().y + words.size().y / 2.0;
        (middle, top, left)
    } else {
        let words_at = right - bar - theme.space(4.0) - words.size().x;
        (center, center - name.size().y / 2.0, words_at)
    };
    painter.galley(egui::pos2(left, name_at), name, theme.ink);
    let words_at = egui::pos2(words_at, middle - words.size().y / 2.0);
    painter.galley(words_at, words, theme.muted);
    if let Some(share) = share.filter(|_| bar > 0.0) {
        let half = theme.px(3.0);
        let track = Rect::from_x_y_ranges(right - bar..=right, middle - half..=middle + half);
        painter.rect_filled(track, theme.px(3.0), theme.line);
        let done = track.with_max_x(track.left() + track.width() * share);
        painter.rect_filled(done, theme.px(3.0), theme.accent);
    }
    painter.hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme.line));
    control::focus_ring_ui(ui, theme, &response, rect.shrink(theme.px(2.0)));
    response
}
