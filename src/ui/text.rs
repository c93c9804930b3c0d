//! Paragraphs: emphasis as `**bold**`, suit signs in their colours.

use std::sync::Arc;

use contract_bridge::Suit;
use egui::text::LayoutJob;
use egui::{Align2, Color32, Galley, Pos2, Rect, Response, Role, Ui};

use crate::exercise::worked::WorkedLine;
pub use crate::i18n::Both;
use crate::i18n::spans;
use crate::ui::theme::{Size, Theme, Weight};

/// The maximum width of a paragraph, in heights of its letters.
const MEASURE: f32 = 37.0;

#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// In points.
    pub size: f32,
    /// Of text without emphasis.
    pub weight: Weight,
    pub color: Color32,
    pub colored_suits: bool,
    /// Whether two asterisks mean emphasis. Off where the text of a file is shown unchanged.
    pub emphasis: bool,
}

impl Style {
    pub fn new(theme: &Theme, size: Size, weight: Weight) -> Self {
        Self {
            size: theme.size(size),
            weight,
            color: theme.ink,
            colored_suits: true,
            emphasis: true,
        }
    }

    pub const fn color(mut self, color: Color32) -> Self {
        self.color = color;
        self
    }

    /// The style with suit signs in the colour of the text.
    pub const fn plain(mut self) -> Self {
        self.colored_suits = false;
        self
    }
}

pub fn job(theme: &Theme, text: &str, style: Style) -> LayoutJob {
    let mut job = LayoutJob::default();
    append(&mut job, theme, text, style);
    job
}

pub fn append(job: &mut LayoutJob, theme: &Theme, text: &str, style: Style) {
    if !style.emphasis {
        append_suits(job, theme, text, style, style.weight);
        return;
    }
    for span in spans(text) {
        let weight = if span.bold {
            Weight::Bold
        } else {
            style.weight
        };
        append_suits(job, theme, span.text, style, weight);
    }
}

fn append_suits(job: &mut LayoutJob, theme: &Theme, text: &str, style: Style, weight: Weight) {
    let mut put = |part, color| job.append(part, 0.0, theme.format(style.size, weight, color));
    let mut rest = text;
    let sign = |(at, sign)| Some((at, sign, suit_of(sign)?));
    while let Some((at, sign, suit)) = rest.char_indices().find_map(sign) {
        let colored = style.colored_suits && theme.is_colored(suit);
        let suit_color = if colored {
            theme.suit_in_text(suit)
        } else {
            style.color
        };
        let (before, from) = rest.split_at(at);
        let (sign, behind) = from.split_at(sign.len_utf8());
        put(before, style.color);
        put(sign, suit_color);
        rest = behind;
    }
    put(rest, style.color);
}

fn suit_of(sign: char) -> Option<Suit> {
    match sign {
        '♥' => Some(Suit::Hearts),
        '♦' => Some(Suit::Diamonds),
        '♣' => Some(Suit::Clubs),
        _ => None,
    }
}

/// Lays a text out in lines of at most `width` points.
pub fn lay_out(ui: &Ui, theme: &Theme, text: &str, style: Style, width: f32) -> Arc<Galley> {
    let mut job = job(theme, text, style);
    job.wrap.max_width = width;
    ui.painter().layout_job(job)
}

pub fn line(ui: &Ui, theme: &Theme, text: &str, style: Style) -> Arc<Galley> {
    lay_out(ui, theme, text, style, f32::INFINITY)
}

/// Draws a prepared text, anchored at a point. Returns its place.
pub fn put(ui: &Ui, job: LayoutJob, align: Align2, at: Pos2) -> Rect {
    let galley = ui.painter().layout_job(job);
    let place = align.anchor_size(at, galley.size());
    ui.painter().galley(place.min, galley, Color32::PLACEHOLDER);
    place
}

/// A line or a paragraph, no wider than is easy to read.
pub fn paragraph_ui(ui: &mut Ui, theme: &Theme, text: &str, style: Style) -> Response {
    label_ui(ui, job(theme, text, style), style.size * MEASURE)
}

pub fn words_ui(ui: &mut Ui, theme: &Theme, text: &str, size: Size, weight: Weight) -> Response {
    paragraph_ui(ui, theme, text, Style::new(theme, size, weight))
}

/// Body text with this role for screen readers.
pub fn announced_ui(ui: &mut Ui, theme: &Theme, text: &str, role: Role) {
    let response = body_ui(ui, theme, text);
    announce_as(ui, &response, role, text);
}

/// A prepared text, in lines of at most `width` points.
pub fn label_ui(ui: &mut Ui, job: LayoutJob, width: f32) -> Response {
    ui.scope(|ui| {
        // A label wraps at the width of its `Ui`, whatever its job says.
        ui.set_max_width(ui.available_width().min(width));
        ui.add(egui::Label::new(job).wrap())
    })
    .inner
}

pub fn body_ui(ui: &mut Ui, theme: &Theme, text: &str) -> Response {
    words_ui(ui, theme, text, Size::Body, Weight::Regular)
}

pub fn muted_ui(ui: &mut Ui, theme: &Theme, text: &str) -> Response {
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    paragraph_ui(ui, theme, text, style)
}

/// A text in the reader's language and, under it in smaller letters, in the second language.
pub fn both_ui(ui: &mut Ui, theme: &Theme, both: &Both, style: Style) -> Response {
    let first = paragraph_ui(ui, theme, &both.first, style);
    if let Some(second) = &both.second {
        paragraph_ui(ui, theme, second, second_style(theme, style));
    }
    first
}

pub fn second_style(theme: &Theme, style: Style) -> Style {
    Style {
        size: (style.size * 0.82).max(theme.size(Size::Small)),
        weight: Weight::Regular,
        color: theme.muted,
        ..style
    }
}

pub fn heading_ui(ui: &mut Ui, theme: &Theme, text: &str, size: Size) -> Response {
    let response = paragraph_ui(ui, theme, text, Style::new(theme, size, Weight::Bold));
    announce_as(ui, &response, Role::Heading, text);
    let level = if matches!(size, Size::Title | Size::Large) {
        1
    } else {
        2
    };
    let context = ui.ctx();
    context.accesskit_node_builder(response.id, |node| node.set_level(level));
    response
}

/// A result, announced at once by screen readers. Errors have another colour than success.
pub fn news_ui(ui: &mut Ui, theme: &Theme, words: &str, trouble: bool) {
    let (color, role) = if trouble {
        (theme.wrong, Role::Alert)
    } else {
        (theme.accent, Role::Status)
    };
    let style = Style::new(theme, Size::Body, Weight::Semibold).color(color);
    let response = paragraph_ui(ui, theme, words, style);
    announce_as(ui, &response, role, words);
}

/// Gives a text a role for screen readers other than that of a paragraph.
pub fn announce_as(ui: &Ui, response: &Response, role: Role, text: &str) {
    // A new message is spoken although the focus stays elsewhere.
    let live = matches!(role, Role::Status | Role::Alert);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.set_label(text);
        if live {
            node.set_live(egui::accesskit::Live::Polite);
        }
    });
}

/// The weight of a line of a worked exercise: questions, answers and sums stand out.
pub const fn weight_of(line: &WorkedLine) -> Weight {
    use WorkedLine::{Answer, Question, Sum};

    match line {
        Question(_) | Answer { .. } | Sum(_) => Weight::Semibold,
        _ => Weight::Regular,
    }
}
