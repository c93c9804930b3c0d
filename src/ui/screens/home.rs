//! The first page: what to do next, and the learner's progress.

use egui::{Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::course::{Chapter, Lesson};
use crate::i18n::Locale;
use crate::learner::Purpose;
use crate::ui::screens::{course, parts, session};
use crate::ui::state::State;
use crate::ui::{Command, Screen, Size, Style, Weight, control, text};

pub(super) fn home_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let learner = screen.state.notebook.learner();
    let several = screen.state.notebook.learners().len() > 1;
    let title = match learner.filter(|_| several) {
        Some(learner) => {
            let name = [("name", learner.name.clone().into())];
            screen.with("screen-home-welcome-name", name)
        }
        None => screen.text("screen-home-welcome"),
    };
    text::heading_ui(ui, &theme, &title, Size::Large);
    let style = Style::new(&theme, Size::Body, Weight::Regular).color(theme.muted);
    text::paragraph_ui(ui, &theme, &screen.text("screen-home-intro"), style);
    parts::lesson_error_ui(ui, screen);
    parts::troubles_ui(ui, screen);
    ui.add_space(theme.space(3.0));
    doors_ui(ui, screen);
    ui.add_space(theme.space(6.0));
    screen.heading_ui(ui, "screen-home-title", Size::Title);
    for (number, chapter) in screen.state.course.chapters.iter().enumerate() {
        chapter_ui(ui, screen, number, chapter);
    }
}

/// A large button of the first page: a small line, the name, and a small line.
type Door = ([String; 3], Command);

/// The doors: continuing the course, what is due today, practice, the ruling desk, teaching.
fn doors_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let desk = [
        "screen-home-desk",
        "screen-home-desk-title",
        "screen-home-desk-text",
    ];
    let teach = [
        "nav-teach",
        "screen-home-teach-title",
        "screen-home-teach-text",
    ];
    let due = [course_door(screen), review_door(screen)];
    let others = [
        practice_door(screen),
        door(screen, desk, Command::GoDesk),
        door(screen, teach, Command::GoTeach(None)),
    ];
    let doors: Vec<Door> = due.into_iter().flatten().chain(others).collect();
    let gap = theme.space(4.0);
    let room = ui.available_width();
    let [first, rest @ ..] = doors.as_slice() else {
        return;
    };
    // The first one is wide. The others are beside it or else below, as many in a row as fit.
    let count = rest.len();
    let columns = count as f32;
    let wide = (room * 0.5).max(theme.px(330.0)).min(room);
    let narrow = (room - wide - gap * columns) / columns - 1.0;
    let beside = narrow >= theme.px(215.0);
    let share = |columns: usize| (room - gap * (columns as f32 - 1.0)) / columns as f32 - 1.0;
    let fitting = [count, 2, 1]
        .into_iter()
        .find(|&columns| columns <= count && (columns == 1 || share(columns) >= theme.px(240.0)));
    let (wide, narrow) = if beside {
        (wide, narrow)
    } else {
        (room, share(fitting.unwrap_or(1)).min(room))
    };
    let height = |door: &Door, width| lines_of(ui, screen, door, width, false).1;
    let high = height(first, wide);
    let low = rest.iter().map(|door| height(door, narrow));
    let low = low.fold(if beside { high } else { 0.0 }, f32::max);
    let high = if beside { low } else { high };
    control::row_ui(ui, gap, |ui| {
        for (at, door) in doors.iter().enumerate() {
            let size = match at {
                0 => Vec2::new(wide, high),
                _ => Vec2::new(narrow, low),
            };
            if door_ui(ui, screen, door, at == 0, size) {
                screen.send(door.1.clone());
            }
        }
    });
}

fn course_door(screen: &Screen<'_>) -> Option<Door> {
    let lesson = screen.state.next_lesson()?;
    let progress = screen.state.progress(&lesson.id);
    let begun = progress.filter(|it| !it.finished && lesson.taken_before(it.step.into()) > 0);
    let below = match begun {
        Some(progress) => course::at_step(screen, progress.step.into(), lesson),
        None => course::length(screen, lesson),
    };
    let above = match begun {
        Some(_) => "screen-home-continue",
        None if screen.state.notebook.lessons().is_empty() => "screen-home-start",
        None => "screen-home-next",
    };
    let title = screen.say.lesson_text(&lesson.title);
    let lines = [screen.text(above), title, below];
    Some((lines, Command::OpenLesson(lesson.id.clone())))
}

/// What is due; `None` for a learner without answers.
fn review_door(screen: &Screen<'_>) -> Option<Door> {
    let state = screen.state;
    if state.notebook.rows().is_empty() {
        return None;
    }
    let due = state.due_count();
    if due == 0 {
        let words = [
            "screen-home-review",
            "screen-home-review-none",
            "screen-home-review-none-text",
        ];
        return Some(door(screen, words, Command::GoPractice));
    }
    let below = match state.is_warm_up() {
        true => "screen-home-warm-up",
        false => "screen-home-review-text",
    };
    let due = screen.with("screen-home-review-due", [("due", due.into())]);
    let lines = [screen.text("screen-home-review"), due, screen.text(below)];
    Some((lines, Command::Review))
}

/// Practice, or the unfinished session that was left.
fn practice_door(screen: &Screen<'_>) -> Door {
    let Some(left) = screen.state.session_left() else {
        let words = [
            "screen-home-practice",
            "screen-home-practice-title",
            "screen-home-practice-text",
        ];
        return door(screen, words, Command::GoPractice);
    };
    let id = match left.purpose {
        Purpose::Test => "screen-home-test-continue",
        _ => "screen-home-practice-continue",
    };
    let (topic, at) = (session::topic(screen, left), session::at(screen, left));
    ([screen.text(id), topic, at], Command::GoOnWithPractice)
}

fn door(screen: &Screen<'_>, words: [&str; 3], command: Command) -> Door {
    (words.map(|id| screen.text(id)), command)
}

/// The lines laid out for a width, and the height of the door.
fn lines_of(
    ui: &Ui,
    screen: &Screen<'_>,
    door: &Door,
    width: f32,
    primary: bool,
) -> ([std::sync::Arc<egui::Galley>; 3], f32) {
    let theme = screen.theme;
    let (ink, muted) = match primary {
        true => (theme.on_accent, theme.on_accent),
        false => (theme.ink, theme.muted),
    };
    let padding = theme.space(6.0);
    let lay_out = |text: &str, size, weight, color| {
        let style = Style::new(theme, size, weight).color(color).plain();
        text::lay_out(ui, theme, text, style, width - 2.0 * padding)
    };
    let [above, title, below] = &door.0;
    let lines = [
        lay_out(above, Size::Small, Weight::Semibold, muted),
        lay_out(title, Size::Title, Weight::Bold, ink),
        lay_out(below, Size::Small, Weight::Regular, muted),
    ];
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    (lines, height + theme.space(2.0) + 2.0 * padding)
}

/// A large card that is a button: three lines, the middle one large.
fn door_ui(ui: &mut Ui, screen: &Screen<'_>, door: &Door, primary: bool, size: Vec2) -> bool {
    let theme = screen.theme;
    let (lines, _) = lines_of(ui, screen, door, size.x, primary);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let [above, title, below] = &door.0;
    let spoken = format!("{}. {below}", screen.say.named(above, title));
    control::announce(&response, ui, Role::Button, &spoken, false);
    let fill = match (primary, response.hovered()) {
        (true, _) => theme.accent,
        (false, true) => theme.accent_ground,
        (false, false) => theme.sheet,
    };
    let edge = Stroke::new(1.0, if primary { theme.accent } else { theme.line });
    ui.painter()
        .rect(rect, control::corner(theme), fill, edge, StrokeKind::Inside);
    let mut at = rect.min + Vec2::splat(theme.space(6.0));
    for line in lines {
        let down = line.size().y + theme.space(1.0);
        ui.painter().galley(at, line, theme.ink);
        at.y += down;
    }
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}

fn chapter_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    number: usize,
    (chapter, lessons): &(Chapter, Vec<Lesson>),
) {
    let progress = lessons.iter();
    let progress = progress.filter_map(|lesson| screen.state.progress(&lesson.id));
    let begun = progress.clone().any(|it| it.step > 0);
    let done = progress.filter(|it| it.finished).count();
    let test = screen.state.test_result(&chapter.id);
    let passed = test.is_some_and(|best| best.finished);
    let all = ("lessons", lessons.len().into());
    let state = match done {
        0 if !begun => screen.with("screen-home-chapter-new", [all]),
        done if done == lessons.len() && passed => screen.text("screen-home-chapter-sealed"),
        done if done == lessons.len() => screen.text("screen-home-chapter-finished"),
        done => screen.with("screen-home-chapter-done", [("done", done.into()), all]),
    };
    let title = course::chapter_title(screen, chapter);
    let share = done as f32 / lessons.len().max(1) as f32;
    if course::row_ui(ui, screen, &title, &state, Some(share)).clicked() {
        screen.send(Command::GoCourse(Some(number)));
    }
}

/// The first page for a new learner: a language, one sentence, and where to start.
pub(super) fn welcome_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    ui.add_space(theme.space(4.0));
    screen.muted_ui(ui, "welcome-language");
    languages_ui(ui, screen);
    ui.add_space(theme.space(6.0));
    screen.heading_ui(ui, "screen-home-welcome", Size::Large);
    let intro = screen.text("screen-home-intro");
    text::words_ui(ui, &theme, &intro, Size::Lead, Weight::Regular);
    parts::lesson_error_ui(ui, screen);
    parts::troubles_ui(ui, screen);
    ui.add_space(theme.space(5.0));
    let width = ui.available_width().min(theme.px(560.0));
    type Way = fn(&State) -> Option<Command>;
    let ways: [(_, _, Way); 3] = [
        ("welcome-place", "welcome-place-text", |_| {
            Some(Command::PlaceMe)
        }),
        // The course is read only when it is wanted: this page is there sooner.
        ("welcome-course", "welcome-course-text", |state| {
            let first = state.course.lessons().next();
            first.map(|lesson| Command::OpenLesson(lesson.id.clone()))
        }),
        ("welcome-look", "welcome-look-text", |_| {
            Some(Command::LookAround)
        }),
    ];
    for (number, (label, words, command)) in ways.into_iter().enumerate() {
        let pressed = screen.button_ui(ui, label, parts::ranked(number), width);
        screen.muted_ui(ui, words);
        ui.add_space(theme.space(3.0));
        if pressed && let Some(command) = command(screen.state) {
            screen.send(command);
        }
    }
}

fn languages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let here = screen.state.locale().base();
    let say = screen.say;
    let languages = Locale::BASES.map(|locale| {
        let emphasis = control::chosen_if(here == locale);
        let name = parts::language(&say, locale);
        (name, emphasis, Command::SetLocale(locale))
    });
    control::row_ui(ui, screen.theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 130.0, languages);
    });
}
