//! The frame of a question: header, page, buttons at the bottom. Their places never change.

use egui::{
    Align, CentralPanel, Frame, Layout, Margin, Panel, ScrollArea, Stroke, Ui, Vec2,
    scroll_area::ScrollBarVisibility,
};

use crate::course::{Reveal, Step};
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Theme, Weight, answer::keys, answer::pad,
    attempt::Attempt, control, exercise, page::Page, text, theme::Held,
};

/// The title and the learner's progress, with a thin progress bar below.
pub(super) fn header_ui(ui: &mut Ui, screen: &Screen<'_>, title: &str, at: &str, share: f32) {
    let theme = *screen.theme;
    let margin = Margin::symmetric(theme.edge as i8, 0);
    let frame = Frame::new().fill(theme.paper).inner_margin(margin);
    let panel = Panel::top("header").frame(frame).resizable(false);
    let height = match theme.held {
        Held::Desk => 56.0,
        Held::Upright => 44.0,
        Held::Across => 32.0,
    };
    let panel = panel.exact_size(theme.px(height));
    panel.show_separator_line(false).show(ui, |ui| {
        let line = ui.max_rect();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let style = Style::new(&theme, Size::Small, Weight::Regular).color(theme.muted);
            ui.add(egui::Label::new(text::job(&theme, at, style)).extend());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.muted);
                if theme.held == Held::Desk {
                    text::paragraph_ui(ui, &theme, title, style);
                } else {
                    ui.add(egui::Label::new(text::job(&theme, title, style)).truncate());
                }
            });
        });
        let y = line.bottom() - theme.space(1.0);
        let [whole, bar] = [theme.line, theme.accent].map(|it| Stroke::new(theme.px(3.0), it));
        ui.painter().hline(line.x_range(), y, whole);
        let done = line.left() + line.width() * share.clamp(0.0, 1.0);
        ui.painter().hline(line.left()..=done, y, bar);
    });
}

/// The label of the button that moves forward.
fn forward_label(screen: &Screen<'_>) -> &'static str {
    let lesson = match &screen.state.page {
        Page::Lesson(state) => screen.state.course.lesson(&state.id).map(|it| (state, it)),
        _ => None,
    };
    let Some((state, lesson)) = lesson else {
        return "screen-lesson-next";
    };
    let step = lesson.steps.get(state.step);
    let more = step.is_some_and(|step| state.revealed < step.reveals());
    let fresh = step.and_then(Step::fresh);
    match step {
        Some(Step::Show(show)) if more => match show.reveal {
            Reveal::ByCard => "screen-lesson-reveal-card",
            Reveal::ByCall => "screen-lesson-reveal",
            Reveal::AtOnce | Reveal::ByLine => "screen-lesson-reveal-line",
        },
        Some(_) if more => "screen-lesson-reveal-line",
        _ if fresh.is_some_and(|it| state.item + 1 < it.items) => "screen-exercise-next",
        _ if lesson.next_taken(state.step + 1) >= lesson.steps.len() => "screen-lesson-finish",
        _ => "screen-lesson-next",
    }
}

/// Whether the page has buttons at the bottom, which [`actions_ui`] draws.
pub(super) fn has_actions(screen: &Screen<'_>) -> bool {
    let state = screen.state;
    match &state.page {
        Page::Lesson(page) => {
            let lesson = state.course.lesson(&page.id);
            lesson.is_some_and(|lesson| page.step < lesson.steps.len())
        }
        Page::Practice(_) => state.session().is_some() && state.attempt().is_some(),
        _ => false,
    }
}

/// The frame of the bar at the thumb.
pub(super) fn thumb_frame(theme: &Theme) -> Frame {
    let margin = Margin::symmetric(theme.edge as i8, theme.space(1.5) as i8);
    Frame::new().fill(theme.paper).inner_margin(margin)
}

/// The buttons at the bottom. `back`: whether the learner can go back, if there is such a button.
pub(super) fn actions_ui(ui: &mut Ui, screen: &mut Screen<'_>, back: Option<bool>) {
    let theme = *screen.theme;
    let margin = Margin::symmetric(theme.edge as i8, theme.space(3.0) as i8);
    let frame = match theme.held {
        Held::Desk => Frame::new().fill(theme.paper).inner_margin(margin),
        Held::Upright | Held::Across => thumb_frame(&theme),
    };
    let attempt = screen.state.attempt();
    let open = attempt.is_some_and(|attempt| attempt.grade().is_none());
    let practising = back.is_none();
    let label = match attempt {
        Some(_) if open => "screen-exercise-check",
        Some(attempt) if practising && attempt.is_finished() => match screen.state.session() {
            Some(session) if session.planned == Some(session.asked() + 1) => {
                "screen-session-summary"
            }
            _ => "screen-exercise-another",
        },
        Some(attempt) if !attempt.is_finished() => "screen-exercise-next",
        _ => forward_label(screen),
    };
    let panel = Panel::bottom("actions").frame(frame).resizable(false);
    panel.show(ui, |ui| {
        if let Some(attempt) = attempt.filter(|it| it.incomplete) {
            let hint = screen.text(exercise::incomplete_hint(attempt));
            let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.wrong);
            let response = text::paragraph_ui(ui, &theme, &hint, style);
            text::announce_as(ui, &response, egui::Role::Alert, &hint);
        }
        if let Some(attempt) = attempt.filter(|attempt| pad::is_for(screen, attempt)) {
            keys::pad_ui(ui, screen, attempt);
        }
        let aside = aside(screen, open, back);
        match theme.held {
            Held::Desk => footer_ui(ui, screen, aside, screen.text(label)),
            Held::Upright | Held::Across => thumb_ui(ui, screen, aside, &screen.text(label)),
        }
    });
}

/// The id of a label that is short enough for a narrow line of buttons.
fn short(id: &'static str) -> &'static str {
    match id {
        "screen-exercise-another-hint" => "screen-exercise-hint",
        "screen-exercise-show" => "screen-exercise-show-short",
        "screen-exercise-fill-in" => "screen-exercise-fill-in-short",
        _ => id,
    }
}

/// The menu and the buttons at the thumb: on a phone on its side all in one line, else the forward
/// button in a line below the others.
fn thumb_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    aside: Vec<(&'static str, Command)>,
    forward: &str,
) {
    let theme = *screen.theme;
    let gap = theme.space(1.5);
    let room = ui.available_width();
    let small = |id: &'static str, command| {
        let label = screen.text(short(id));
        let least = control::small_width(ui, &theme, &label).max(theme.finger);
        (least, Some((id, label, command)))
    };
    let menu = small("nav-menu", Command::ShowMenu(true));
    let aside = aside.into_iter().map(|(id, command)| small(id, command));
    let aside: Vec<_> = aside.collect();
    let go = control::button_width(ui, &theme, forward).min(room - menu.0 - gap);
    let go = (go.max(theme.px(120.0)), None);
    let lines = match theme.held {
        Held::Across => in_lines([menu].into_iter().chain(aside).chain([go]), room, gap),
        Held::Upright | Held::Desk => {
            let mut lines = in_lines(aside, room, gap);
            lines.push(vec![menu, go]);
            lines
        }
    };
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    for line in lines {
        let taken: f32 = line.iter().map(|(least, _)| least + gap).sum();
        let spare = (room + gap - taken).max(0.0);
        let goes = line.iter().any(|(_, button)| button.is_none());
        let share = if goes { 0.0 } else { spare / line.len() as f32 };
        ui.horizontal(|ui| {
            for (least, button) in line {
                let Some((id, label, command)) = button else {
                    let width = least + spare;
                    let primary = Emphasis::Primary;
                    let pressed = ui.push_id("forward", |ui| {
                        control::button_ui(ui, &theme, forward, primary, width).clicked()
                    });
                    if pressed.inner {
                        screen.send(Command::Forward);
                    }
                    continue;
                };
                let spoken = screen.text(id);
                let pressed = ui.push_id(id, |ui| {
                    let labels = [label.as_str(), &spoken];
                    control::small_button_ui(ui, &theme, labels, false, least + share)
                });
                if pressed.inner {
                    screen.send(command);
                }
            }
        });
    }
}

/// The buttons, in one line if there is room, the forward button at the right end of the last line.
fn footer_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    aside: Vec<(&'static str, Command)>,
    forward: String,
) {
    let theme = *screen.theme;
    let gap = theme.space(2.0);
    let room = ui.available_width();
    let last = aside.len();
    let forward = ("forward", forward, Command::Forward);
    let aside = aside.into_iter();
    let aside = aside.map(|(id, command)| (id, screen.text(id), command));
    let buttons = aside.chain([forward]).enumerate().map(|(at, button)| {
        let least = theme.px(if at == last { 196.0 } else { 96.0 });
        let width = control::button_width(ui, &theme, &button.1);
        (width.max(least).min(room), (at == last, button))
    });
    let buttons: Vec<_> = buttons.collect();
    ui.spacing_mut().item_spacing = egui::Vec2::splat(gap);
    for line in in_lines(buttons, room, gap) {
        ui.horizontal(|ui| {
            for (width, (is_last, (id, label, command))) in line {
                // The id identifies a button, not its place. If a button disappears, the focus
                // must not move to its neighbour, where the next key press would be a mistake.
                let button = |ui: &mut Ui, emphasis| {
                    ui.push_id(id, |ui| {
                        control::button_ui(ui, &theme, &label, emphasis, width)
                    })
                };
                let pressed = if is_last {
                    let right = Layout::right_to_left(Align::Center);
                    ui.with_layout(right, |ui| button(ui, Emphasis::Primary))
                        .inner
                } else {
                    button(ui, Emphasis::Quiet)
                };
                if pressed.inner.clicked() {
                    screen.send(command);
                }
            }
        });
    }
}

/// Divides items with their widths into lines, each of as many items as fit.
pub(super) fn in_lines<T>(
    items: impl IntoIterator<Item = (f32, T)>,
    room: f32,
    gap: f32,
) -> Vec<Vec<(f32, T)>> {
    let mut lines: Vec<Vec<(f32, T)>> = Vec::new();
    let mut taken = 0.0;
    for (width, item) in items {
        match lines.last_mut() {
            Some(line) if taken + width <= room => {
                line.push((width, item));
                taken += gap + width;
            }
            _ => {
                lines.push(vec![(width, item)]);
                taken = width + gap;
            }
        }
    }
    lines
}

fn aside(screen: &Screen<'_>, open: bool, back: Option<bool>) -> Vec<(&'static str, Command)> {
    let attempt = screen.state.attempt();
    let hint = attempt.is_some_and(|it| it.has_more_hints());
    let first = attempt.is_some_and(|it| !it.hints().any_taken());
    let hint_label = match first {
        true => "screen-exercise-hint",
        false => "screen-exercise-another-hint",
    };
    let in_row = back.is_none() && screen.state.session().is_some();
    let fill_in = attempt.is_some_and(Attempt::can_fill_in);
    let all = [
        (back == Some(true), "screen-lesson-previous", Command::Back),
        (hint, hint_label, Command::TakeHint),
        (open, "screen-exercise-show", Command::ShowAnswer),
        (fill_in, "screen-exercise-fill-in", Command::FillIn),
        (in_row, "screen-session-pause", Command::Pause(true)),
        (in_row, "screen-session-end", Command::EndSession),
    ];
    let shown = all.into_iter().filter(|(shown, ..)| *shown);
    shown.map(|(_, label, command)| (label, command)).collect()
}

/// The scrolling middle, with `above` steps of space above and below. A new `id` starts at the top.
pub(super) fn scrolling_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    id: impl std::hash::Hash + std::fmt::Debug,
    above: f32,
    contents: impl FnOnce(&mut Ui, &mut Screen<'_>),
) {
    let theme = *screen.theme;
    let margin = Margin::symmetric(theme.edge as i8, theme.space(above) as i8);
    // The scroll bar is always visible. Otherwise text that wraps differently without it could make
    // it appear and disappear forever.
    let area = ScrollArea::vertical()
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
        .id_salt(id)
        .auto_shrink(false);
    let panel = CentralPanel::no_frame().frame(Frame::new().fill(theme.paper));
    panel.show(ui, |ui| {
        let scrolled = area.show(ui, |ui| {
            control::announce_scrolling(ui);
            Frame::new().inner_margin(margin).show(ui, |ui| {
                // The maximum width of a page.
                ui.set_max_width(ui.available_width().min(theme.px(1180.0)));
                contents(ui, screen);
            });
        });
        control::hide_idle_bar(ui, &theme, &scrolled);
    });
}

/// A page that scrolls as a whole.
pub(super) fn page_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    contents: impl FnOnce(&mut Ui, &mut Screen<'_>),
) {
    // Every part of a page starts at its top.
    let part = match &screen.state.page {
        Page::Practice(practice) => match &practice.session {
            None => 0,
            Some(session) if session.over => 1,
            Some(_) => 2,
        },
        Page::Help(help) => help.page as u8,
        Page::Desk(desk) => desk.page(),
        _ => 0,
    };
    let page = std::mem::discriminant(&screen.state.page);
    scrolling_ui(ui, screen, (page, part), 5.0, contents);
}
