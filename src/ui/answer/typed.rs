//! Answers that are typed: points, a count, a line of a score slip, the lines of a score.

use egui::{Align, Layout, Role, Ui};

use crate::engine::{notation as neutral, score::ScoreItem};
use crate::exercise::{Exhibit, Phrase};
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::control::{self, Emphasis};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{answer::field, command::Command, screen::Screen};

/// The most digits of a field. No score and no other number asked for is longer.
const POINTS_DIGITS: usize = 8;
const COUNT_DIGITS: usize = 4;

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
        let shape = (label.id, POINTS_DIGITS, 190.0);
        field::large_ui(ui, screen, attempt, &mut typed, shape);
        if !open {
            return;
        }
        let turn = screen.text("answer-minus");
        let minus = control::button_ui(ui, &theme, "+ / −", Emphasis::Quiet, theme.px(72.0));
        minus.widget_info(|| egui::WidgetInfo::labeled(Role::Button, open, &turn));
        if minus.on_hover_text(turn).clicked() {
            let bare = typed.trim_start_matches(['-', '−', '–']).to_owned();
            typed = match bare.len() == typed.len() {
                true => format!("−{bare}"),
                false => bare,
            };
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
    let shape = (label.id, COUNT_DIGITS, 110.0);
    field::large_ui(ui, screen, attempt, &mut typed, shape);
    typed.retain(|c| c.is_ascii_digit());
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}

/// The most letters of a line: room for words such as `3 senza atout surcontrato + 2`.
const SLIP_LETTERS: usize = 32;

pub(super) fn slip_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let label = screen.body_ui(ui, "answer-slip");
    let mut typed = attempt.draft.text().to_owned();
    let shape = (label.id, SLIP_LETTERS, 300.0);
    field::large_ui(ui, screen, attempt, &mut typed, shape);
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
    let field_width = theme.px(96.0);
    ui.horizontal(|ui| {
        let name = screen.say.score_item(item);
        let style = Style::new(&theme, Size::Body, Weight::Regular);
        let job = text::job(&theme, &name, style);
        let room = ui.available_width() - field_width - theme.space(8.0);
        let label = text::label_ui(ui, job, room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let field = field::small(&theme, attempt, field::in_line(item), &mut typed)
                .desired_width(field_width);
            let response = ui.add(field).labelled_by(label.id);
            field::finish(ui, screen, attempt, &response);
        });
    });
    typed.retain(|c| c != '?');
    if typed != attempt.draft.line(item) {
        screen.send(Command::Answer(attempt.draft.with_line(item, typed)));
    }
}
