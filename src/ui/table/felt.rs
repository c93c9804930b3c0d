//! The table: the trick in the middle, the four players around it, and the
//! hand of the player asked about along the edge, large enough to choose from.

use contract_bridge::{Card, Hand, Seat, Strain};
use egui::text::LayoutJob;
use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
};

use crate::engine::laws::penalty_card::PenaltyKind;
use crate::exercise::{Answer, Ask, LaidCard, TableView};
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::table::card;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Theme, Weight};

/// A card of the hand on the table, and how it stands.
#[derive(Debug, Clone, Copy)]
struct Held {
    card: Card,
    /// Lies face up on the table already.
    laid: Option<LaidCard>,
    chosen: bool,
    /// Once judged: whether it may be played.
    legal: Option<bool>,
}

/// Where the hand lies.
#[derive(Debug, Clone, Copy)]
struct Strip {
    felt: Rect,
    /// Left upper corner of the first card.
    start: Pos2,
    /// Width of a card, and the gap between two.
    width: f32,
    gap: f32,
}

/// The table with the player's hand.
pub fn table_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    table: &TableView,
    attempt: Option<&Attempt>,
) {
    let theme = *screen.theme;
    let width = ui.available_width().min(theme.px(1000.0));
    let cards = table.hand.len().max(1) as f32;
    let gap = theme.space(1.5);
    let margin = theme.space(5.0);
    let groups = if table.faced.is_empty() {
        0.0
    } else {
        theme.space(8.0)
    };
    let fitting = (width - 2.0 * margin - groups - gap * (cards - 1.0)) / cards;
    let card_width = fitting.min(theme.px(78.0));
    // Nothing has been played, and nothing is asked about the trick: no room for it.
    let bare = table.is_bare();
    let trick_height = theme.px(if bare { 84.0 } else { 188.0 });
    let label_height = theme.px(30.0);
    let tag_height = if table.faced.is_empty() {
        0.0
    } else {
        theme.px(34.0)
    };
    let card_height = card_width * card::PROPORTION;
    let lift = theme.px(12.0);
    let height = trick_height + label_height + lift + card_height + tag_height + margin;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, spoken(screen, table)));
    ui.painter()
        .rect_filled(rect, CornerRadius::same(theme.px(14.0) as u8), theme.felt);
    let top = Rect::from_min_size(rect.min, Vec2::new(width, trick_height));
    trick_ui(ui, screen, top, table);

    let strip = Rect::from_min_max(Pos2::new(rect.left(), top.bottom()), rect.max);
    ui.painter().hline(
        strip.x_range().shrink(margin),
        strip.top(),
        Stroke::new(1.0, theme.on_felt.gamma_multiply(0.22)),
    );
    let owner = screen.say.notation.seat(table.player);
    let words = line(
        ui,
        &theme,
        &owner,
        Size::Body,
        Weight::Semibold,
        theme.on_felt,
    );
    ui.painter().galley(
        strip.min + Vec2::new(margin, theme.space(1.0)),
        words,
        theme.on_felt,
    );
    let start = Pos2::new(rect.left() + margin, strip.top() + label_height + lift);
    let strip = Strip {
        felt: rect,
        start,
        width: card_width,
        gap,
    };
    hand_ui(ui, screen, table, attempt, strip);
}

/// The whole picture in words, in reading order.
fn spoken(screen: &Screen<'_>, table: &TableView) -> String {
    let notation = &screen.say.notation;
    let words = |hand: Hand| {
        hand.iter()
            .map(|card| notation.card_words(card))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let seat = notation.seat(table.player);
    let mut parts = Vec::new();
    if let Some(declarer) = table.declarer {
        let role = screen.say.text("table-declarer");
        parts.push(format!("{}: {role}", notation.seat(declarer)));
    }
    if let Some(strain) = table.strain {
        parts.push(
            screen
                .say
                .with("table-trumps", [("strain", notation.strain(strain).into())]),
        );
    }
    parts.push(screen.say.with(
        "table-hand",
        [
            ("seat", seat.clone().into()),
            ("cards", words(table.hand).into()),
        ],
    ));
    let mut player = table.leader;
    let mut played = Vec::new();
    for card in &table.trick {
        played.push(screen.say.with(
            "table-trick-card",
            [
                ("seat", notation.seat(player).into()),
                ("card", notation.card_words(*card).into()),
            ],
        ));
        player = player.lho();
    }
    if !played.is_empty() {
        let played = played.join(", ");
        parts.push(screen.say.with("table-trick", [("cards", played.into())]));
    } else if !table.is_bare() {
        parts.push(screen.say.text("table-trick-empty"));
    }
    let faced: Vec<String> = table
        .faced
        .iter()
        .map(|laid| {
            format!(
                "{} ({})",
                notation.card_words(laid.card),
                tag_text(screen, *laid)
            )
        })
        .collect();
    if !faced.is_empty() {
        let variables = [("seat", seat.into()), ("cards", faced.join(", ").into())];
        parts.push(screen.say.with("table-faced", variables));
    }
    parts.join(" – ")
}

fn tag_text(screen: &Screen<'_>, laid: LaidCard) -> String {
    screen.say.text(match laid.kind {
        Some(PenaltyKind::Minor) => "table-penalty-minor",
        Some(PenaltyKind::Major) => "table-penalty-major",
        None => "table-exposed",
    })
}

/// The trick and the names around it. South is nearest, as the learner sits.
fn trick_ui(ui: &Ui, screen: &Screen<'_>, area: Rect, table: &TableView) {
    let theme = screen.theme;
    let painter = ui.painter();
    let width = theme.px(58.0);
    let size = Vec2::new(width, width * card::PROPORTION);
    let middle = area.center();
    let place = |seat: Seat| match seat {
        Seat::North => middle + Vec2::new(0.0, -theme.px(42.0)),
        Seat::East => middle + Vec2::new(theme.px(72.0), 0.0),
        Seat::South => middle + Vec2::new(0.0, theme.px(42.0)),
        Seat::West => middle + Vec2::new(-theme.px(72.0), 0.0),
    };
    for seat in Seat::ALL {
        name_ui(ui, screen, area, seat, table);
    }
    if table.trick.is_empty() && !table.is_bare() {
        let seat = screen.say.notation.seat(table.player);
        let words = screen.say.with("table-on-lead", [("seat", seat.into())]);
        let galley = line(
            ui,
            theme,
            &words,
            Size::Body,
            Weight::Regular,
            theme.on_felt_muted,
        );
        painter.galley(middle - galley.size() / 2.0, galley, theme.on_felt_muted);
    }
    // In the order played, so that later cards lie on top.
    let mut seat = table.leader;
    for &card in &table.trick {
        let rect = Rect::from_center_size(place(seat), size);
        card::face(painter, theme, &screen.say.notation, rect, card);
        seat = seat.lho();
    }
    if let Some(strain) = table.strain {
        trumps_ui(ui, screen, area, strain);
    }
}

/// A player's name, with what he is; a ring of light where it is his turn.
fn name_ui(ui: &Ui, screen: &Screen<'_>, area: Rect, seat: Seat, table: &TableView) {
    let theme = screen.theme;
    let mut words = screen.say.notation.seat(seat);
    let role = match table.declarer {
        Some(declarer) if declarer == seat => Some("table-declarer"),
        Some(declarer) if declarer.partner() == seat => Some("table-dummy"),
        _ => None,
    };
    if let Some(role) = role {
        words = format!("{words} · {}", screen.say.text(role));
    }
    let here = seat == table.player;
    let weight = if here { Weight::Bold } else { Weight::Semibold };
    let color = if here {
        theme.on_penalty
    } else {
        theme.on_felt
    };
    let galley = line(ui, theme, &words, Size::Small, weight, color);
    let pill = galley.size() + Vec2::new(theme.space(4.0), theme.space(1.0));
    let inset = theme.space(3.0);
    let anchor = match seat {
        Seat::North => Align2::CENTER_TOP,
        Seat::East => Align2::RIGHT_CENTER,
        Seat::South => Align2::CENTER_BOTTOM,
        Seat::West => Align2::LEFT_CENTER,
    };
    let rect = anchor.align_size_within_rect(pill, area.shrink(inset));
    // North and South stand beside the cards, where there is room.
    let bare = table.is_bare();
    let beside = match seat {
        Seat::North | Seat::South if !bare => {
            Vec2::new(theme.px(128.0) + pill.x / 2.0 - theme.px(40.0), 0.0)
        }
        _ => Vec2::ZERO,
    };
    let rect = rect.translate(beside);
    if here {
        let radius = CornerRadius::same((pill.y / 2.0) as u8);
        ui.painter().rect_filled(rect, radius, theme.penalty);
    }
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, color);
}

/// The trump suit, in the corner, as a word and a sign.
fn trumps_ui(ui: &Ui, screen: &Screen<'_>, area: Rect, strain: Strain) {
    let theme = screen.theme;
    let word = screen.say.notation.strain(strain);
    let words = screen.say.with("table-trumps", [("strain", word.into())]);
    let words = match strain.suit() {
        Some(suit) => format!("{words} {}", crate::i18n::notation::sign(suit)),
        None => words,
    };
    let galley = line(
        ui,
        theme,
        &words,
        Size::Small,
        Weight::Semibold,
        theme.on_felt,
    );
    let at = area.min + Vec2::new(theme.space(5.0), theme.space(4.0));
    ui.painter().galley(at, galley, theme.on_felt);
}

/// The cards in hand, and apart from them the cards that lie face up.
fn hand_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    table: &TableView,
    attempt: Option<&Attempt>,
    strip: Strip,
) {
    let theme = *screen.theme;
    let Strip {
        felt,
        start,
        width,
        gap,
    } = strip;
    let asked = attempt.filter(|a| matches!(a.question().ask, Ask::Cards(_)));
    let legal = asked
        .and_then(Attempt::grade)
        .map(|grade| match grade.solution {
            Answer::Cards(cards) => cards,
            _ => Hand::EMPTY,
        });
    let shown = asked.is_some_and(|attempt| attempt.given().is_none() && attempt.grade().is_some());
    let held = |card: Card| Held {
        card,
        laid: table.faced.iter().find(|laid| laid.card == card).copied(),
        chosen: !shown && asked.is_some_and(|attempt| attempt.draft.cards.contains(card)),
        legal: legal.map(|legal| legal.contains(card)),
    };
    let (faced, hidden): (Vec<Held>, Vec<Held>) = table
        .hand
        .iter()
        .map(held)
        .partition(|held| held.laid.is_some());
    let size = Vec2::new(width, width * card::PROPORTION);
    let mut at = start;
    let mut tags: Vec<(Rect, LaidCard)> = Vec::new();
    let faced_from = hidden.len();
    for (index, held) in hidden.into_iter().chain(faced).enumerate() {
        if index == faced_from && index > 0 {
            at.x += theme.space(8.0);
        }
        let rect = Rect::from_min_size(at, size);
        card_ui(ui, screen, rect, held, asked);
        if let Some(laid) = held.laid {
            match tags.last_mut() {
                Some((under, kind)) if kind.kind == laid.kind => *under = under.union(rect),
                _ => tags.push((rect, laid)),
            }
        }
        at.x += width + gap;
    }
    for (under, laid) in tags {
        tag_ui(ui, screen, felt, under, laid);
    }
}

/// The tag under penalty cards says what they are.
fn tag_ui(ui: &Ui, screen: &Screen<'_>, felt: Rect, under: Rect, laid: LaidCard) {
    let theme = screen.theme;
    let words = tag_text(screen, laid);
    let (ground, ink) = match laid.kind {
        Some(_) => (theme.penalty, theme.on_penalty),
        None => (theme.on_felt, theme.felt),
    };
    let galley = line(ui, theme, &words, Size::Small, Weight::Bold, ink);
    let size = galley.size() + Vec2::new(theme.space(4.0), theme.space(1.0));
    let at = Pos2::new(under.left(), under.bottom() + theme.space(1.5));
    let mut rect = Rect::from_min_size(at, size);
    // A tag longer than its cards stays on the felt.
    let over = rect.right() - (felt.right() - theme.space(3.0));
    if over > 0.0 {
        rect = rect.translate(Vec2::new(-over, 0.0));
    }
    ui.painter()
        .rect_filled(rect, CornerRadius::same(theme.px(6.0) as u8), ground);
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, ink);
}

/// One card of the hand; a check box where cards are asked for.
fn card_ui(ui: &mut Ui, screen: &mut Screen<'_>, rect: Rect, held: Held, asked: Option<&Attempt>) {
    let theme = *screen.theme;
    let id = ui.scope_id().with(("card", held.card));
    let sense = if asked.is_some() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, id, sense);
    let mut words = screen.say.notation.card_words(held.card);
    if let Some(laid) = held.laid {
        words = format!("{words}, {}", tag_text(screen, laid));
    }
    if asked.is_some() {
        control::announce(&response, ui, Role::CheckBox, &words, held.chosen);
    }
    let open = asked.is_some_and(|attempt| attempt.grade().is_none());
    let lifted = held.chosen || (open && (response.hovered() || response.has_focus()));
    let rise = if lifted { theme.px(10.0) } else { 0.0 };
    let rect = rect.translate(Vec2::new(0.0, -rise));
    let painter = ui.painter();
    card::face(painter, &theme, &screen.say.notation, rect, held.card);
    if held.laid.is_some() {
        let color = match held.laid.and_then(|laid| laid.kind) {
            Some(_) => theme.penalty,
            None => theme.on_felt,
        };
        ring(painter, &theme, rect, color, 4.0);
    }
    match held.legal {
        Some(true) => badge(painter, &theme, rect, "✓", theme.right_on_card),
        Some(false) if held.chosen => badge(painter, &theme, rect, "✗", theme.wrong_on_card),
        Some(false) => {
            let radius = CornerRadius::same((rect.width() * 0.07) as u8);
            painter.rect_filled(rect, radius, Color32::from_black_alpha(76));
        }
        None if held.chosen => {
            ring(
                painter,
                &theme,
                rect.expand(theme.px(3.0)),
                theme.chosen_on_card,
                4.0,
            );
            badge(painter, &theme, rect, "✓", theme.chosen_on_card);
        }
        None => {}
    }
    if response.has_focus() {
        ring(
            painter,
            &theme,
            rect.expand(theme.px(6.0)),
            theme.on_felt,
            3.0,
        );
    }
    if response.clicked() {
        screen.send(Command::ToggleCard(held.card));
    }
}

fn ring(painter: &Painter, theme: &Theme, rect: Rect, color: Color32, width: f32) {
    let radius = CornerRadius::same((rect.width() * 0.08) as u8);
    painter.rect_stroke(
        rect,
        radius,
        Stroke::new(theme.px(width), color),
        StrokeKind::Middle,
    );
}

/// A round mark on a card's upper right corner.
fn badge(painter: &Painter, theme: &Theme, rect: Rect, mark: &str, color: Color32) {
    let center = rect.right_top() + Vec2::new(-theme.px(4.0), theme.px(6.0));
    painter.circle(
        center,
        theme.px(14.0),
        color,
        Stroke::new(theme.px(2.0), Color32::WHITE),
    );
    let ink = if color == theme.chosen_on_card {
        Color32::BLACK
    } else {
        Color32::WHITE
    };
    let format = theme.format(theme.px(17.0), Weight::Bold, ink);
    let galley = painter.layout_job(LayoutJob::single_section(mark.to_owned(), format));
    painter.galley(center - galley.size() / 2.0, galley, ink);
}

fn line(
    ui: &Ui,
    theme: &Theme,
    words: &str,
    size: Size,
    weight: Weight,
    color: Color32,
) -> std::sync::Arc<egui::Galley> {
    let style = Style::new(theme, size, weight).color(color).plain();
    ui.painter().layout_job(text::job(theme, words, style))
}
