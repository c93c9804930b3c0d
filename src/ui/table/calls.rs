//! Calls as written down, legal or not. If the question asks for one of them, each is a button.

use contract_bridge::{Seat, auction::Call};
use egui::{Align2, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, text::LayoutJob};

use crate::exercise::{Answer, Ask};
use crate::ui::table::{auction, auction::AuctionGrid};
use crate::ui::{
    Command, Screen, Weight, answer::mark::Mark, attempt::Attempt, attempt::Draft, control, text,
};

/// The calls, `dealer`'s first.
pub fn calls_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    dealer: Seat,
    calls: &[Call],
    attempt: Option<&Attempt>,
) {
    let theme = *screen.theme;
    let asked = attempt.filter(|a| matches!(a.question().ask, Ask::CallMade(_)));
    let seats = std::iter::successors(Some(dealer), |seat| Some(seat.lho()));
    let made: Vec<(Seat, Call)> = seats.zip(calls.iter().copied()).collect();
    let row = match asked {
        // Each cell has a margin.
        Some(_) => theme.px(52.0).max(theme.finger + theme.px(8.0)),
        None => theme.px(44.0),
    };
    let (grid, response) = AuctionGrid::new(ui, screen, dealer, made.len(), row);
    let spoken = auction::spoken(screen, dealer, &made).join(" – ");
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &spoken));
    let grade = attempt.and_then(|it| it.grade());
    let decisive = grade.map_or(&[][..], |grade| &grade.decisive);
    for (at, &(seat, call)) in made.iter().enumerate() {
        let cell = grid.cell(at);
        let framed = decisive.contains(&at);
        let mut mark = Mark::None;
        match asked {
            Some(attempt) => mark = choice_ui(ui, screen, attempt, cell, at, (seat, call)),
            None => auction::call_ui(ui, screen, cell, call, framed),
        }
        if framed {
            let inside = cell.shrink(theme.px(if asked.is_some() { 4.0 } else { 0.0 }));
            auction::frame_ui(ui, screen, inside);
        }
        if mark != Mark::None {
            badge_ui(ui, screen, cell.right_top(), mark);
        }
    }
    auction::decisive_ui(ui, screen, decisive, &made);
}

fn choice_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    attempt: &Attempt,
    cell: Rect,
    at: usize,
    (seat, call): (Seat, Call),
) -> Mark {
    let theme = *screen.theme;
    let chosen = attempt.draft.has_option(at) && !attempt.was_shown();
    let right = attempt
        .grade()
        .is_some_and(|grade| grade.solution == Answer::CallMade(at));
    let mark = Mark::of(attempt, chosen, right);
    let response = ui.interact(cell, ui.scope_id().with(("call-made", at)), Sense::click());
    let notation = &screen.say.notation;
    let facts = [
        ("seat", notation.seat(seat).into()),
        ("call", notation.call_words(call).into()),
        ("number", (at + 1).into()),
    ];
    let name = mark.spoken(screen, screen.with("answer-call-made-name", facts));
    control::announce(&response, ui, Role::RadioButton, &name, chosen);
    let open = attempt.grade().is_none();
    let lit = chosen || (open && response.hovered());
    let ground = match lit {
        true => theme.accent_ground,
        false => theme.sheet,
    };
    let edge = match mark {
        Mark::None if chosen => Stroke::new(theme.px(2.5), theme.accent),
        Mark::None => Stroke::new(1.0, theme.line),
        _ => Stroke::new(theme.px(2.5), mark.color(&theme)),
    };
    let radius = auction::radius(&theme);
    ui.painter()
        .rect(cell, radius, ground, edge, StrokeKind::Inside);
    auction::call_ui(ui, screen, cell, call, chosen);
    control::focus_ring_ui(ui, &theme, &response, cell);
    if response.clicked() {
        screen.send(Command::Answer(Draft::Option(at)));
    }
    mark
}

/// A round badge on a corner.
fn badge_ui(ui: &Ui, screen: &Screen<'_>, corner: Pos2, mark: Mark) {
    let theme = screen.theme;
    let center = corner + Vec2::new(-theme.px(5.0), theme.px(5.0));
    let edge = Stroke::new(theme.px(2.0), theme.sheet);
    ui.painter()
        .circle(center, theme.px(12.0), mark.color(theme), edge);
    let format = theme.format(theme.px(14.0), Weight::Bold, theme.on_accent);
    let sign = LayoutJob::single_section(mark.sign().to_owned(), format);
    text::put(ui, sign, Align2::CENTER_CENTER, center);
}
