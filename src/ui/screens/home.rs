//! The course list.

use std::path::Path;

use egui::{Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::course::Lesson;
use crate::i18n::Locale;
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::screens::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn home_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    languages_ui(ui, screen);
    ui.add_space(theme.space(2.0));
    text::heading_ui(
        ui,
        &theme,
        &screen.say.text("screen-home-welcome"),
        Size::Large,
    );
    let style = Style::new(&theme, Size::Body, Weight::Regular).color(theme.muted);
    text::paragraph_ui(ui, &theme, &screen.say.text("screen-home-intro"), style);
    if let Some(error) = screen.app.lesson_error() {
        ui.add_space(theme.space(2.0));
        let broken = screen.say.text("screen-lesson-broken");
        text::body_ui(
            ui,
            &theme,
            &format!("**{broken}**\n{}", screen.say.lesson_error(error)),
        );
    }
    settings_ui(ui, screen);
    ui.add_space(theme.space(3.0));
    doors_ui(ui, screen);
    ui.add_space(theme.space(5.0));
    text::heading_ui(
        ui,
        &theme,
        &screen.say.text("screen-home-title"),
        Size::Title,
    );
    chapters_ui(ui, screen);
    for error in &screen.app.course().errors {
        text::body_ui(ui, &theme, &screen.say.lesson_error(error));
    }
}

/// What went wrong with the file of settings, if anything did.
fn settings_ui(ui: &mut Ui, screen: &Screen<'_>) {
    let kept = screen.app.settings();
    let told = |id: &str, path: &Path| {
        let file = path.display().to_string();
        screen.say.with(id, [("file", file.into())])
    };
    let broken = kept.broken();
    let broken = broken.map(|path| told("screen-settings-broken", path));
    let unkept = kept.path().filter(|_| screen.app.settings_unkept());
    let unkept = unkept.map(|path| told("screen-settings-unkept", path));
    for words in broken.into_iter().chain(unkept) {
        text::body_ui(ui, screen.theme, &words);
    }
}

/// The four languages, each under its own name.
fn languages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme.space(2.0);
        for locale in Locale::BASES {
            let name = screen.say.text(&format!("language-{}", locale.tag()));
            let here = screen.app.locale().base() == locale;
            let emphasis = if here {
                Emphasis::Chosen
            } else {
                Emphasis::Quiet
            };
            if control::button_ui(ui, &theme, &name, emphasis, theme.px(110.0)).clicked() {
                screen.send(Command::SetLocale(locale));
            }
        }
    });
}

/// Where to go on, and practice.
fn doors_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let app = screen.app;
    let unfinished = |lesson: &&Lesson| {
        app.progress(&lesson.id)
            .is_none_or(|progress| !progress.finished)
    };
    let begun = |lesson: &&Lesson| {
        app.progress(&lesson.id)
            .is_some_and(|p| p.step > 0 && !p.finished)
    };
    let lessons = || app.course().lessons();
    let next = lessons()
        .find(begun)
        .or_else(|| lessons().find(unfinished))
        .or_else(|| lessons().next());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme.space(4.0);
        let room = ui.available_width();
        let wide = (room * 0.60).max(theme.px(320.0)).min(room);
        // A point to spare: rounding must not push the second door down.
        let beside = room - wide - theme.space(4.0) - 1.0;
        let rest = if beside > theme.px(220.0) {
            beside
        } else {
            room
        };
        if let Some(lesson) = next {
            let step = app
                .progress(&lesson.id)
                .filter(|p| !p.finished && lesson.taken_before(p.step) > 0)
                .map_or(0, |p| p.step);
            let (above, below) = if step > 0 {
                (
                    screen.say.text("screen-home-continue"),
                    at_step(screen, step, lesson),
                )
            } else {
                (screen.say.text("screen-home-start"), length(screen, lesson))
            };
            let title = screen.say.lesson_text(&lesson.title);
            if door_ui(ui, screen, [&above, &title, &below], true, wide) {
                screen.send(Command::OpenLesson(lesson.id.clone()));
            }
        }
        let words = [
            "screen-home-practice",
            "screen-home-practice-title",
            "screen-home-practice-text",
        ]
        .map(|id| screen.say.text(id));
        if door_ui(ui, screen, [&words[0], &words[1], &words[2]], false, rest) {
            screen.send(Command::Practise(None));
        }
    });
}

fn length(screen: &Screen<'_>, lesson: &Lesson) -> String {
    screen.say.with(
        "screen-home-steps",
        [("steps", lesson.taken_before(usize::MAX).into())],
    )
}

fn at_step(screen: &Screen<'_>, step: usize, lesson: &Lesson) -> String {
    let steps = lesson.taken_before(usize::MAX);
    let step = lesson.taken_before(step) + 1;
    screen.say.with(
        "screen-home-lesson-at",
        [("step", step.into()), ("steps", steps.into())],
    )
}

/// A large card that is a button: three lines, the middle one large.
fn door_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    [above, title, below]: [&str; 3],
    primary: bool,
    width: f32,
) -> bool {
    let theme = screen.theme;
    let (fill, ink, muted) = if primary {
        (theme.accent, theme.on_accent, theme.on_accent)
    } else {
        (theme.sheet, theme.ink, theme.muted)
    };
    let padding = theme.space(6.0);
    let lay_out = |text: &str, size, weight, color| {
        let mut job = text::job(
            theme,
            text,
            Style::new(theme, size, weight).color(color).plain(),
        );
        job.wrap.max_width = width - 2.0 * padding;
        ui.painter().layout_job(job)
    };
    let lines = [
        lay_out(above, Size::Small, Weight::Regular, muted),
        lay_out(title, Size::Title, Weight::Bold, ink),
        lay_out(below, Size::Small, Weight::Regular, muted),
    ];
    let height: f32 = lines.iter().map(|line| line.size().y).sum::<f32>() + theme.space(2.0);
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new(width, height + 2.0 * padding), Sense::click());
    let spoken = format!("{above}: {title}. {below}");
    control::announce(&response, ui, Role::Button, &spoken, false);
    let lit = response.hovered() && !primary;
    let fill = if lit { theme.accent_ground } else { fill };
    let edge = Stroke::new(1.0, if primary { theme.accent } else { theme.line });
    ui.painter()
        .rect(rect, control::corner(theme), fill, edge, StrokeKind::Inside);
    let mut at = rect.min + Vec2::splat(padding);
    for (line, color) in lines.into_iter().zip([muted, ink, muted]) {
        let down = line.size().y + theme.space(1.0);
        ui.painter().galley(at, line, color);
        at.y += down;
    }
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}

fn chapters_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    for (number, (chapter, lessons)) in screen.app.course().chapters.iter().enumerate() {
        ui.add_space(theme.space(2.0));
        let title = format!("{}  {}", number + 1, screen.say.lesson_text(&chapter.title));
        let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.muted);
        text::paragraph_ui(ui, &theme, &title, style);
        for lesson in lessons {
            lesson_ui(ui, screen, lesson);
        }
    }
}

fn lesson_ui(ui: &mut Ui, screen: &mut Screen<'_>, lesson: &Lesson) {
    let theme = screen.theme;
    let title = screen.say.lesson_text(&lesson.title);
    let progress = screen.app.progress(&lesson.id).unwrap_or_default();
    let state = match (progress.finished, progress.step) {
        (true, _) => screen.say.text("screen-home-lesson-done"),
        (false, 0) => length(screen, lesson),
        (false, step) => at_step(screen, step, lesson),
    };
    let share = if progress.finished {
        1.0
    } else {
        progress.step as f32 / lesson.steps.len().max(1) as f32
    };
    let width = ui.available_width();
    let bar = theme.px(120.0);
    let mut job = text::job(
        theme,
        &title,
        Style::new(theme, Size::Body, Weight::Semibold),
    );
    job.wrap.max_width = (width - bar - theme.px(170.0)).max(theme.px(180.0));
    let name = ui.painter().layout_job(job);
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    let words = ui.painter().layout_job(text::job(theme, &state, style));
    let height = name.size().y.max(theme.px(28.0)) + theme.space(5.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    control::announce(
        &response,
        ui,
        Role::Button,
        &format!("{title}, {state}"),
        false,
    );
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, control::corner(theme), theme.accent_ground);
    }
    let middle = rect.center().y;
    let left = rect.left() + theme.space(3.0);
    painter.galley(
        egui::pos2(left, middle - name.size().y / 2.0),
        name,
        theme.ink,
    );
    let right = rect.right() - theme.space(3.0);
    let words_at = right - bar - theme.space(4.0) - words.size().x;
    painter.galley(
        egui::pos2(words_at, middle - words.size().y / 2.0),
        words,
        theme.muted,
    );
    let track = egui::Rect::from_min_max(
        egui::pos2(right - bar, middle - theme.px(3.0)),
        egui::pos2(right, middle + theme.px(3.0)),
    );
    painter.rect_filled(track, theme.px(3.0), theme.line);
    let done = track.with_max_x(track.left() + track.width() * share);
    painter.rect_filled(done, theme.px(3.0), theme.accent);
    painter.hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme.line));
    control::focus_ring_ui(ui, theme, &response, rect.shrink(theme.px(2.0)));
    if response.clicked() {
        screen.send(Command::OpenLesson(lesson.id.clone()));
    }
}
