//! Building blocks of a case: rows of small buttons, players, cards, a contract.

use contract_bridge::{Bid, Card, Hand, Seat, Strain, Suit};
use egui::text::{CCursor, CCursorRange};
use egui::{Align2, Margin, Rect, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2};

use crate::desk::Case;
use crate::engine::Doubling;
use crate::i18n::notation::sign;
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::desk::{DeskCommand, DeskState, Field};
use crate::ui::screen::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn put(screen: &mut Screen<'_>, case: Case) {
    screen.send(Command::Desk(DeskCommand::Put(case)));
}

pub(super) fn name_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) {
    named_ui(ui, screen, &screen.text(id));
}

/// Like [`name_ui`], with the name itself instead of its text id.
pub(super) fn named_ui(ui: &mut Ui, screen: &Screen<'_>, name: &str) {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.muted);
    text::paragraph_ui(ui, theme, name, style);
}

pub(super) fn chip_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    label: &str,
    spoken: &str,
    chosen: bool,
) -> bool {
    let theme = screen.theme;
    let weight = if chosen {
        Weight::Bold
    } else {
        Weight::Semibold
    };
    let ink = if chosen { theme.accent } else { theme.ink };
    let mut job = text::job(
        theme,
        label,
        Style::new(theme, Size::Body, weight).color(ink),
    );
    let pad = theme.space(3.0);
    job.wrap.max_width = (ui.available_width().max(theme.px(60.0)) - 2.0 * pad).max(1.0);
    let galley = ui.painter().layout_job(job);
    let least = Vec2::new(theme.px(44.0), theme.px(42.0));
    let size = (galley.size() + Vec2::new(2.0 * pad, theme.space(3.0))).max(least);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    control::announce(&response, ui, Role::RadioButton, spoken, chosen);
    let (fill, edge) = match (chosen, response.hovered()) {
        (true, _) => (
            theme.accent_ground,
            Stroke::new(theme.px(2.0), theme.accent),
        ),
        (false, true) => (theme.accent_ground, Stroke::new(1.0, theme.line)),
        (false, false) => (theme.sheet, Stroke::new(1.0, theme.line)),
    };
    let corner = control::corner(theme);
    ui.painter()
        .rect(rect, corner, fill, edge, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, ink);
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}

/// A small button of a row: its label, what a screen reader says, whether it is chosen.
pub(in crate::ui::screens) type Chip = (String, String, bool);

pub(in crate::ui::screens) fn row_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    options: &[Chip],
) -> Option<usize> {
    name_ui(ui, screen, id);
    chips_ui(ui, screen, id, options)
}

/// Like [`row_ui`], without a visible name. Wraps into as many lines as needed.
pub(super) fn chips_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    options: &[Chip],
) -> Option<usize> {
    let name = screen.text(id);
    let gap = screen.theme.space(1.5);
    let room = ui.available_width();
    let mut lines: Vec<Vec<usize>> = vec![Vec::new()];
    let mut taken = 0.0;
    for (at, (label, ..)) in options.iter().enumerate() {
        let width = chip_width(ui, screen, label).min(room);
        if taken + width > room && taken > 0.0 {
            lines.push(Vec::new());
            taken = 0.0;
        }
        taken += width + gap;
        if let Some(line) = lines.last_mut() {
            line.push(at);
        }
    }
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for line in lines {
            ui.horizontal(|ui| {
                for (at, (label, spoken, chosen)) in line
                    .into_iter()
                    .filter_map(|at| Some((at, options.get(at)?)))
                {
                    let spoken = screen.say.named(&name, spoken);
                    if chip_ui(ui, screen, label, &spoken, *chosen) {
                        pressed = Some(at);
                    }
                }
            });
        }
    });
    pressed
}

/// The width of a small button that shows its label in one line. It has room for bold, which a
/// chosen button uses.
fn chip_width(ui: &Ui, screen: &Screen<'_>, label: &str) -> f32 {
    let theme = screen.theme;
    let mut job = text::job(theme, label, Style::new(theme, Size::Body, Weight::Bold));
    job.wrap.max_width = f32::INFINITY;
    let width = ui.painter().layout_job(job).size().x + 2.0 * theme.space(3.0) + 1.0;
    width.max(theme.px(44.0))
}

pub(super) fn words_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    words: &[&str],
    chosen: Option<usize>,
) -> Option<usize> {
    let options: Vec<Chip> = words
        .iter()
        .enumerate()
        .map(|(at, word)| {
            let word = screen.text(word);
            (word.clone(), word, chosen == Some(at))
        })
        .collect();
    row_ui(ui, screen, id, &options)
}

/// The seats clockwise, from North.
const SEATS: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

pub(in crate::ui::screens) fn seat_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    chosen: Option<Seat>,
) -> Option<Seat> {
    let notation = &screen.say.notation;
    let options = SEATS.map(|seat| {
        let letter = notation.seat_letter(seat);
        (letter, notation.seat(seat), chosen == Some(seat))
    });
    row_ui(ui, screen, id, &options).map(|at| SEATS[at % 4])
}

/// A text field. Its text comes from the case, unless the user is typing in it.
pub(super) fn field_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    (field, from_case): (Field, &str),
    hint: &str,
) -> egui::Response {
    let theme = *screen.theme;
    let name = screen.text(&format!("desk-field-{}", field.id()));
    let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.muted);
    let label = text::paragraph_ui(ui, &theme, &name, style);
    let before = state.typed(field).unwrap_or(from_case).to_owned();
    let mut typed = before.clone();
    let format = theme.format(theme.size(Size::Body), Weight::Semibold, theme.ink);
    let hint = screen.text(hint);
    let width = ui.available_width().min(theme.px(420.0)) - theme.space(5.0);
    let edit = TextEdit::singleline(&mut typed)
        .id_salt(("desk", field.id()))
        .font(format.font_id)
        .hint_text(hint)
        .char_limit(200)
        .desired_width(width)
        .margin(Margin::same(theme.space(2.5) as i8));
    let response = ui.add(edit).labelled_by(label.id);
    control::focus_ring_ui(ui, &theme, &response, response.rect);
    if response.gained_focus() {
        response.scroll_to_me(None);
        select_soon(ui, response.id);
    }
    select_all(ui, response.id, typed.chars().count(), typed != before);
    if state.is_unread(field) && !typed.trim().is_empty() {
        let words = screen.text("desk-unread");
        let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.wrong);
        text::paragraph_ui(ui, &theme, &words, style);
    }
    if typed != before {
        screen.send(Command::Desk(DeskCommand::Type(field, typed)));
    }
    response
}

/// The key in egui's memory for a field whose text should be selected.
const SELECT: &str = "select";

/// Selects the whole text of a field when it is drawn next.
pub(super) fn select_soon(ui: &Ui, field: egui::Id) {
    ui.data_mut(|data| data.insert_temp(field.with(SELECT), true));
}

/// Selects the whole text of a field that was just entered, so that typing replaces it.
fn select_all(ui: &Ui, field: egui::Id, length: usize, changed: bool) {
    let wanted = ui.data_mut(|data| data.remove_temp::<bool>(field.with(SELECT)));
    if wanted.is_none() || changed {
        return;
    }
    let mut edit = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(length));
    edit.cursor.set_char_range(Some(all));
    TextEdit::store_state(ui.ctx(), field, edit);
}

/// The 52 cards to click, a row for each suit. `taken` cards are in some field already.
pub(super) fn cards_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    chosen: Hand,
    taken: Hand,
) -> Option<Card> {
    let theme = screen.theme;
    let gap = theme.px(2.0);
    let room = ui.available_width().min(theme.px(620.0));
    let width = ((room - 12.0 * gap) / 13.0).floor().max(1.0);
    let size = Vec2::new(width, theme.px(40.0));
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for suit in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs] {
            ui.horizontal(|ui| {
                let held = Hand::ALL[suit];
                for rank in held.iter().rev() {
                    let card = Card { suit, rank };
                    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                    let name = screen.say.notation.card_words(card);
                    let here = chosen.contains(card);
                    control::announce(&response, ui, Role::CheckBox, &name, here);
                    let elsewhere = taken.contains(card) && !here;
                    let lit = response.hovered();
                    card_ui(ui, screen, rect, card, (here, elsewhere, lit));
                    control::focus_ring_ui(ui, theme, &response, rect);
                    if response.clicked() {
                        pressed = Some(card);
                    }
                }
            });
        }
    });
    pressed
}

fn card_ui(
    ui: &Ui,
    screen: &Screen<'_>,
    rect: Rect,
    card: Card,
    (here, elsewhere, lit): (bool, bool, bool),
) {
    let theme = screen.theme;
    let edge = if here {
        Stroke::new(theme.px(3.0), theme.accent)
    } else {
        Stroke::new(1.0, theme.line)
    };
    let corner = theme.px(4.0);
    ui.painter()
        .rect(rect, corner, theme.card, edge, StrokeKind::Inside);
    if here || lit {
        let veil = theme.accent.gamma_multiply(if here { 0.20 } else { 0.08 });
        ui.painter()
            .rect_filled(rect.shrink(theme.px(1.0)), corner, veil);
    }
    let mut color = theme.suit_on_card(card.suit);
    if elsewhere {
        color = color.gamma_multiply(0.35);
    }
    // Rank over suit, so that both are readable on a narrow card.
    let rank = screen.say.notation.rank(card.rank);
    let letters = (rect.width() * 0.52).min(theme.px(17.0));
    for (words, at) in [(rank, 0.30), (sign(card.suit).to_string(), 0.72)] {
        let job = egui::text::LayoutJob::single_section(
            words,
            theme.format(letters, Weight::Bold, color),
        );
        let galley = ui.painter().layout_job(job);
        let center = rect.left_top() + rect.size() * Vec2::new(0.5, at);
        ui.painter()
            .galley(center - galley.size() / 2.0, galley, color);
    }
}

pub(super) fn contract_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    (bid, doubling): (Bid, Doubling),
) -> Option<(Bid, Doubling)> {
    let mut picked = None;
    name_ui(ui, screen, "desk-contract");
    let levels: Vec<Chip> = (1..=7_u8)
        .map(|level| {
            let word = level.to_string();
            (word.clone(), word, bid.level.get() == level)
        })
        .collect();
    if let Some(at) = chips_ui(ui, screen, "desk-level", &levels) {
        let level = u8::try_from(at + 1).unwrap_or(1);
        picked = Some((Bid::new(level, bid.strain), doubling));
    }
    let strains = Strain::ASC.map(|strain| {
        let notation = &screen.say.notation;
        let sign = notation.strain_sign(strain);
        (sign, notation.strain(strain), bid.strain == strain)
    });
    if let Some(at) = chips_ui(ui, screen, "desk-strain", &strains) {
        let strain = Strain::ASC[at % 5];
        let bid = Bid {
            level: bid.level,
            strain,
        };
        picked = Some((bid, doubling));
    }
    let doublings = [Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled];
    let names = doublings.map(|it| {
        let word = screen.say.notation.doubling(it);
        (word.clone(), word, it == doubling)
    });
    if let Some(at) = chips_ui(ui, screen, "desk-doubling", &names) {
        picked = Some((bid, doublings[at % 3]));
    }
    picked
}
