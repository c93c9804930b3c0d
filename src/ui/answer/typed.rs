//! Answers that are typed: points, a count, a line of a score slip, the lines of a score.

use egui::{Align, Layout, Role, Ui};

use crate::engine::{notation as neutral, score::ScoreItem};
use crate::exercise::{Ask, Exhibit};
use crate::ui::answer::{field, pad, place, place::Place};
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::control::{self, Emphasis};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{command::Command, screen::Screen};

/// The name of the only field of an answer, and its width in points of the design.
fn named(screen: &Screen<'_>, attempt: &Attempt) -> Option<(String, f32)> {
    match &attempt.question().ask {
        Ask::Number => Some((screen.text(number(attempt)[0]), 190.0)),
        Ask::Count(what) => Some((screen.say.phrase(what), 110.0)),
        Ask::ScoreSlip => Some((screen.text("answer-slip"), 300.0)),
        _ => None,
    }
}

/// The ids of the name of a number and of what is said below it.
fn number(attempt: &Attempt) -> [&'static str; 2] {
    // Whether the question asks for the total points of the contract on the screen.
    let shown = |wanted: fn(&Exhibit) -> bool| attempt.question().exhibits.iter().any(wanted);
    let has_result = shown(|exhibit| matches!(exhibit, Exhibit::Result { .. }));
    let of_declarer = has_result && !shown(|exhibit| matches!(exhibit, Exhibit::Grid(_)));
    match of_declarer {
        true => ["answer-number", "answer-number-hint"],
        false => ["answer-points", "answer-points-hint"],
    }
}

/// The field of an answer that has only one.
pub(super) fn alone_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let Some((name, width)) = named(screen, attempt).filter(|_| !pad::is_for(screen, attempt))
    else {
        return;
    };
    let label = text::body_ui(ui, &theme, &name);
    let mut typed = attempt.draft.text().to_owned();
    let open = attempt.grade().is_none();
    let is_number = matches!(attempt.question().ask, Ask::Number);
    ui.horizontal(|ui| {
        field::large_ui(ui, screen, attempt, &mut typed, (label.id, width));
        if !open || !is_number {
            return;
        }
        let turn = screen.text("answer-minus");
        let minus = control::button_ui(ui, &theme, "+ / −", Emphasis::Quiet, theme.px(72.0));
        minus.widget_info(|| egui::WidgetInfo::labeled(Role::Button, open, &turn));
        if minus.on_hover_text(turn).clicked() {
            typed = place::with_sign_turned(&typed);
        }
    });
    if open && is_number {
        screen.muted_ui(ui, number(attempt)[1]);
    }
    said_ui(ui, screen, attempt, typed);
}

/// The only field of an answer in one line with its name, above the keys that fill it.
pub(super) fn docked_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let Some((name, width)) = named(screen, attempt) else {
        return;
    };
    let mut typed = attempt.draft.text().to_owned();
    let room = ui.available_width();
    let width = theme.px(width).min(room * 0.6);
    ui.horizontal(|ui| {
        let style = Style::new(&theme, Size::Small, Weight::Semibold);
        let name = text::job(&theme, &name, style);
        let label = text::label_ui(ui, name, room - width - theme.space(3.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let shape = (label.id, width / theme.k);
            field::large_ui(ui, screen, attempt, &mut typed, shape);
        });
    });
    said_ui(ui, screen, attempt, typed);
}

/// Sends what was typed; under a line of a score slip, what it was read as.
fn said_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, mut typed: String) {
    match attempt.question().ask {
        Ask::ScoreSlip if attempt.grade().is_none() => echo_ui(ui, screen, &typed),
        Ask::Count(_) => typed.retain(|c| c.is_ascii_digit()),
        _ => {}
    }
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}

/// What the parser has understood so far, in the notation of score slips.
fn echo_ui(ui: &mut Ui, screen: &Screen<'_>, typed: &str) {
    let theme = screen.theme;
    let slip =
        |id: &str, name: &'static str, words: String| screen.with(id, [(name, words.into())]);
    let style = Style::new(theme, Size::Body, Weight::Semibold);
    let (words, style) = match screen.say.notation.read_slip(typed) {
        Ok(entry) => {
            let read = screen.say.notation.slip(&entry);
            (slip("answer-slip-read", "slip", read), style)
        }
        Err(_) if typed.trim().is_empty() => {
            let words = slip("answer-slip-example", "example", example(screen));
            (words, style.color(theme.muted))
        }
        Err(_) => {
            let words = slip("answer-slip-unread", "example", example(screen));
            (words, style.color(theme.muted))
        }
    };
    let response = text::paragraph_ui(ui, theme, &words, style);
    text::announce_as(ui, &response, Role::Status, &words);
}

/// An example that is hardly ever the answer: seven diamonds redoubled, one down.
fn example(screen: &Screen<'_>) -> String {
    let entry = neutral::parse_slip("7DXX-1");
    entry.map_or_else(|_| String::new(), |entry| screen.say.notation.slip(&entry))
}

pub(super) fn account_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    screen.muted_ui(ui, "answer-account");
    control::sheet_ui(ui, &theme, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(0.5);
        for item in ScoreItem::ALL {
            line_ui(ui, screen, attempt, item);
        }
        control::hairline_ui(ui, &theme);
        let typed = ScoreItem::ALL.map(|item| attempt.draft.line(item));
        let read = typed.map(|text| screen.say.notation.read_points(text));
        let sum: i32 = read.into_iter().flatten().sum();
        ui.horizontal(|ui| {
            let label = screen.text("score-total");
            let style = Style::new(&theme, Size::Body, Weight::Bold);
            ui.add(egui::Label::new(text::job(&theme, &label, style)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let figures = theme.figures(theme.size(Size::Lead), Weight::Bold, theme.ink);
                let sum = screen.say.notation.points(sum);
                let job = egui::text::LayoutJob::single_section(sum, figures);
                ui.add_space(theme.space(3.0));
                ui.add(egui::Label::new(job).extend());
            });
        });
    });
    screen.muted_ui(ui, "answer-account-hint");
}

fn line_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, item: ScoreItem) {
    let theme = *screen.theme;
    let mut typed = attempt.draft.line(item).to_owned();
    let field_width = theme.px(96.0);
    ui.horizontal(|ui| {
        let name = screen.say.score_item(item);
        let style = Style::new(&theme, Size::Body, Weight::Regular);
        let job = text::job(&theme, &name, style);
        let room = ui.available_width() - field_width - theme.space(8.0);
        let label = text::label_ui(ui, job, room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let at = (Place::Line(item), field_width, None);
            field::small_ui(ui, screen, attempt, &mut typed, at).labelled_by(label.id);
        });
    });
    if typed != attempt.draft.line(item) {
        screen.send(Command::Answer(attempt.draft.with_line(item, typed)));
    }
}
