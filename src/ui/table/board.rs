//! A board with its vulnerability, and a contract with its result.

use contract_bridge::{Seat, auction::AbsoluteVulnerability};
use egui::{
    Align, Align2, Color32, CornerRadius, Layout, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    text::LayoutJob,
};

use crate::engine::{Side, Vulnerability, score::DealResult, vulnerability_of};
use crate::ui::{Screen, Size, Style, Theme, Weight, control, text};

/// The board from above: the number in the middle, the sides in their colours; then in words.
pub fn board_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    number: Option<u32>,
    dealer: Option<Seat>,
    vulnerability: AbsoluteVulnerability,
) {
    let theme = *screen.theme;
    let notation = &screen.say.notation;
    let title = number.map(|number| {
        let words = screen.with("board-number", [("number", number.into())]);
        (words, Style::new(&theme, Size::Body, Weight::Bold))
    });
    let dealer = dealer.map(|dealer| {
        let words = screen.with("board-dealer", [("seat", notation.seat(dealer).into())]);
        let style = Style::new(&theme, Size::Small, Weight::Regular);
        (words, style.color(theme.muted))
    });
    let sides = Side::ALL.into_iter().map(|side| {
        let state = vulnerability_of(vulnerability, side);
        let (name, state_name) = (notation.side(side), notation.vulnerability(state));
        let style = Style::new(&theme, Size::Body, Weight::Semibold);
        let words = screen.say.named(&name, &state_name);
        (words, style.color(color_of(&theme, state)))
    });
    let lines: Vec<_> = title.into_iter().chain(dealer).chain(sides).collect();
    let side = theme.px(132.0);
    let gap = theme.space(5.0);
    let width = |words: &str, style| text::line(ui, &theme, words, style).size().x;
    let widths = lines.iter().map(|(words, style)| width(words, *style));
    // If the words would wrap beside the picture, they are below it.
    let beside = side + gap + widths.fold(0.0, f32::max) <= ui.available_width();
    let layout = match beside {
        true => Layout::left_to_right(Align::Center),
        false => Layout::top_down(Align::Min),
    };
    let spoken = notation.board_vulnerability(vulnerability);
    let first = Vec2::new(ui.available_width(), if beside { side } else { 0.0 });
    ui.allocate_ui_with_layout(first, layout, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(gap, theme.space(2.0));
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &spoken));
        picture(ui, screen, rect, number, vulnerability);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = theme.space(0.5);
            for (words, style) in &lines {
                text::paragraph_ui(ui, &theme, words, *style);
            }
        });
    });
}

fn color_of(theme: &Theme, state: Vulnerability) -> Color32 {
    match state {
        Vulnerability::Vulnerable => theme.vulnerable,
        Vulnerability::NotVulnerable => theme.not_vulnerable,
    }
}

fn picture(
    ui: &Ui,
    screen: &Screen<'_>,
    rect: Rect,
    number: Option<u32>,
    vulnerability: AbsoluteVulnerability,
) {
    let theme = screen.theme;
    let painter = ui.painter();
    let third = rect.width() / 3.6;
    let core = Rect::from_center_size(rect.center(), Vec2::splat(rect.width() - 2.0 * third));
    let radius = CornerRadius::same(theme.px(5.0) as u8);
    for seat in Seat::ALL {
        let state = vulnerability_of(vulnerability, Side::of(seat));
        let pocket = match seat {
            Seat::North => core.with_min_y(rect.top()).with_max_y(core.top()),
            Seat::South => core.with_min_y(core.bottom()).with_max_y(rect.bottom()),
            Seat::West => core.with_min_x(rect.left()).with_max_x(core.left()),
            Seat::East => core.with_min_x(core.right()).with_max_x(rect.right()),
        };
        painter.rect_filled(pocket.shrink(theme.px(1.0)), radius, color_of(theme, state));
        let letter = screen.say.notation.seat_letter(seat);
        let ink = match theme.dark {
            true => Color32::BLACK,
            false => Color32::WHITE,
        };
        let letters = theme.px(16.0).max(theme.of_labels().least);
        let format = theme.format(letters, Weight::Bold, ink);
        let job = LayoutJob::single_section(letter, format);
        text::put(ui, job, Align2::CENTER_CENTER, pocket.center());
    }
    let line = Stroke::new(1.0, theme.line);
    painter.rect(core, 0.0, theme.sheet, line, StrokeKind::Inside);
    if let Some(number) = number {
        let format = theme.figures(theme.px(26.0), Weight::Bold, theme.ink);
        let job = LayoutJob::single_section(number.to_string(), format);
        text::put(ui, job, Align2::CENTER_CENTER, core.center());
    }
}

pub fn result_ui(ui: &mut Ui, screen: &Screen<'_>, result: &DealResult, declarer: Seat) {
    let theme = *screen.theme;
    let contract = screen.say.notation.contract(result.bid, result.doubling);
    let variables = [
        ("contract", contract.into()),
        ("seat", screen.say.notation.seat(declarer).into()),
    ];
    let by = screen.with("result-contract", variables);
    let tricks = i32::from(result.tricks.get());
    let tricks = screen.with("result-tricks", [("tricks", tricks.into())]);
    control::sheet_ui(ui, &theme, |ui| {
        ui.set_width(ui.available_width().min(theme.px(440.0)));
        ui.spacing_mut().item_spacing.y = theme.space(0.5);
        text::words_ui(ui, &theme, &by, Size::Title, Weight::Bold);
        text::body_ui(ui, &theme, &tricks);
    });
}
