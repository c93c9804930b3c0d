//! Answers that are typed: points, a count, a line of a score slip, the lines of a score.

use egui::{Align, Layout, Role, Sense, Ui, Vec2};

use crate::engine::{notation as neutral, score::ScoreItem};
use crate::exercise::{Exhibit, Phrase};
use crate::ui::answer::{field, field::Place, pad};
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::control::{self, Emphasis};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{command::Command, screen::Screen};

pub(super) fn number_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    // Whether the question asks for the total points of the contract on the screen.
    let shown = |wanted: fn(&Exhibit) -> bool| attempt.question().exhibits.iter().any(wanted);
    let has_result = shown(|exhibit| matches!(exhibit, Exhibit::Result { .. }));
    let of_declarer = has_result && !shown(|exhibit| matches!(exhibit, Exhibit::Grid(_)));
    let [name, hint] = match of_declarer {
        true => ["answer-number", "answer-number-hint"],
        false => ["answer-points", "answer-points-hint"],
    };
    let label = screen.body_ui(ui, name);
    let mut typed = attempt.draft.text().to_owned();
    let open = attempt.grade().is_none();
    ui.horizontal(|ui| {
        field::large_ui(ui, screen, attempt, &mut typed, (label.id, 190.0));
        if !open || pad::is_for(&theme, attempt) {
            return;
        }
        let turn = screen.text("answer-minus");
        let minus = control::button_ui(ui, &theme, "+ / −", Emphasis::Quiet, theme.px(72.0));
        minus.widget_info(|| egui::WidgetInfo::labeled(Role::Button, open, &turn));
        if minus.on_hover_text(turn).clicked() {
            typed = field::with_sign_turned(&typed);
        }
    });
    if open {
        screen.muted_ui(ui, hint);
    }
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}

pub(super) fn count_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, what: &Phrase) {
    let label = text::body_ui(ui, screen.theme, &screen.say.phrase(what));
    let mut typed = attempt.draft.text().to_owned();
    field::large_ui(ui, screen, attempt, &mut typed, (label.id, 110.0));
    typed.retain(|c| c.is_ascii_digit());
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}

pub(super) fn slip_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let label = screen.body_ui(ui, "answer-slip");
    let mut typed = attempt.draft.text().to_owned();
    field::large_ui(ui, screen, attempt, &mut typed, (label.id, 300.0));
    if attempt.grade().is_none() {
        echo_ui(ui, screen, &typed);
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
    let field_width = theme.px(96.0) + 2.0 * theme.space(2.0);
    ui.horizontal(|ui| {
        let name = screen.say.score_item(item);
        let style = Style::new(&theme, Size::Body, Weight::Regular);
        let job = text::job(&theme, &name, style);
        let room = ui.available_width() - field_width - theme.space(4.0);
        let label = text::label_ui(ui, job, room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let size = Vec2::new(field_width, theme.target(33.0));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let at = (Place::Line(item), rect);
            field::small_ui(ui, screen, attempt, &mut typed, at).labelled_by(label.id);
        });
    });
    if typed != attempt.draft.line(item) {
        screen.send(Command::Answer(attempt.draft.with_line(item, typed)));
    }
}
