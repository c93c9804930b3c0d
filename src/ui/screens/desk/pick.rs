//! The form of a case and its widgets: rows of small buttons, text fields, cards.

use contract_bridge::{Card, Hand, Seat, Strain, Suit};
use egui::text::{CCursor, CCursorRange};
use egui::{Align2, Margin, Response, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2};

use crate::engine::Side;
use crate::i18n::Speaker;
use crate::i18n::notation::sign;
use crate::ui::desk::{DeskCommand, DeskState, Field};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{command::Command, control, screen::Screen, screens::around::in_lines};

pub(super) fn name_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) -> Response {
    named_ui(ui, screen, &screen.text(id))
}

/// Like [`name_ui`], with the name itself instead of its text id.
pub(super) fn named_ui(ui: &mut Ui, screen: &Screen<'_>, name: &str) -> Response {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.muted);
    text::paragraph_ui(ui, theme, name, style)
}

pub(super) fn chip_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    label: &str,
    spoken: &str,
    chosen: bool,
) -> bool {
    let theme = screen.theme;
    let (weight, ink) = match chosen {
        true => (Weight::Bold, theme.accent),
        false => (Weight::Semibold, theme.ink),
    };
    let style = Style::new(theme, Size::Body, weight).color(ink);
    let pad = theme.space(3.0);
    let room = (ui.available_width().max(theme.px(60.0)) - 2.0 * pad).max(1.0);
    let galley = text::lay_out(ui, theme, label, style, room);
    let least = Vec2::new(theme.target(44.0), theme.target(42.0));
    let size = (galley.size() + Vec2::new(2.0 * pad, theme.space(3.0))).max(least);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    control::announce(&response, ui, Role::RadioButton, spoken, chosen);
    let lit = chosen || response.hovered();
    let fill = if lit {
        theme.accent_ground
    } else {
        theme.sheet
    };
    let edge = if chosen {
        Stroke::new(theme.px(2.0), theme.accent)
    } else {
        Stroke::new(1.0, theme.line)
    };
    let corner = control::corner(theme);
    ui.painter()
        .rect(rect, corner, fill, edge, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, ink);
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}

/// A small button: what it stands for, its label, and what a screen reader says.
pub(in crate::ui::screens) type Chip<T> = (T, String, String);

/// A button whose label says enough for a screen reader.
pub(super) fn chip<T>(value: T, word: String) -> Chip<T> {
    (value, word.clone(), word)
}

/// The seats clockwise, from North.
pub(in crate::ui::screens) fn seats(say: &Speaker<'_>) -> [Chip<Seat>; 4] {
    let seats = [Seat::North, Seat::East, Seat::South, Seat::West];
    seats.map(|seat| {
        (
            seat,
            say.notation.seat_letter(seat),
            say.notation.seat(seat),
        )
    })
}

pub(in crate::ui::screens) fn strains(say: &Speaker<'_>) -> [Chip<Strain>; 5] {
    let notation = &say.notation;
    Strain::ASC.map(|it| (it, notation.strain_sign(it), notation.strain(it)))
}

/// Small buttons under their name. Returns whether one was pressed, and then chooses it.
pub(in crate::ui::screens) fn row_ui<T: PartialEq>(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    chosen: &mut T,
    chips: impl IntoIterator<Item = Chip<T>>,
) -> bool {
    name_ui(ui, screen, id);
    chips_ui(ui, screen, id, chosen, chips)
}

/// Like [`row_ui`], without a visible name. Wraps into as many lines as needed.
pub(super) fn chips_ui<T: PartialEq>(
    ui: &mut Ui,
    screen: &Screen<'_>,
    id: &str,
    chosen: &mut T,
    chips: impl IntoIterator<Item = Chip<T>>,
) -> bool {
    let name = screen.text(id);
    let gap = screen.theme.space(1.5);
    let room = ui.available_width();
    let chips = chips.into_iter();
    let chips = chips.map(|chip| (chip_width(ui, screen, &chip.1).min(room), chip));
    let lines = in_lines(chips, room, gap);
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for line in lines {
            ui.horizontal(|ui| {
                for (_, (value, label, spoken)) in line {
                    let spoken = screen.say.named(&name, &spoken);
                    if chip_ui(ui, screen, &label, &spoken, value == *chosen) {
                        pressed = Some(value);
                    }
                }
            });
        }
    });
    pressed.is_some_and(|value| {
        *chosen = value;
        true
    })
}

/// The width of a small button with its label in one line, in bold as when it is chosen.
fn chip_width(ui: &Ui, screen: &Screen<'_>, label: &str) -> f32 {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Body, Weight::Bold);
    let label = text::line(ui, theme, label, style);
    (label.size().x + 2.0 * theme.space(3.0) + 1.0).max(theme.target(44.0))
}

/// Adds a card to those clicked so far, or removes it.
pub(super) fn toggle(cards: &mut Vec<Card>, card: Card) {
    let before = cards.len();
    cards.retain(|it| *it != card);
    if cards.len() == before {
        cards.push(card);
    }
}

/// The form of a case. Its widgets change the case when they are pressed.
pub(super) struct Form<'a, 's> {
    pub(super) ui: &'a mut Ui,
    pub(super) screen: &'a mut Screen<'s>,
    pub(super) state: &'a DeskState,
    /// Whether anything was pressed in this frame.
    pub(super) pressed: bool,
    pub(super) first: Option<Response>,
}

impl Form<'_, '_> {
    /// Notes whether something was pressed, and returns it.
    pub(super) const fn note(&mut self, pressed: bool) -> bool {
        self.pressed |= pressed;
        pressed
    }

    pub(super) fn row_ui<T: PartialEq>(
        &mut self,
        id: &str,
        chosen: &mut T,
        chips: impl IntoIterator<Item = Chip<T>>,
    ) -> bool {
        let pressed = row_ui(self.ui, self.screen, id, chosen, chips);
        self.note(pressed)
    }

    pub(super) fn words_ui<T: PartialEq + Copy>(
        &mut self,
        id: &str,
        chosen: &mut T,
        words: &[(T, &str)],
    ) -> bool {
        let say = self.screen.say;
        let chips = words
            .iter()
            .map(|(value, word)| chip(*value, say.text(word)));
        self.row_ui(id, chosen, chips)
    }

    pub(super) fn seat_ui(&mut self, id: &str, seat: &mut Seat) -> bool {
        self.row_ui(id, seat, seats(&self.screen.say))
    }

    pub(super) fn sides_ui(&mut self, id: &str, chosen: &mut Side, sides: [Side; 2]) {
        let say = self.screen.say;
        let sides = sides.map(|side| chip(side, say.notation.side(side)));
        self.row_ui(id, chosen, sides);
    }

    /// The pressed card, of all 52. `taken` cards are in some field already.
    pub(super) fn cards_ui(&mut self, chosen: Hand, taken: Hand) -> Option<Card> {
        let Self { ui, screen, .. } = self;
        let gap = screen.theme.px(2.0);
        let room = ui.available_width().min(screen.theme.px(620.0));
        let in_row = |cards: usize| (room - gap * (cards as f32 - 1.0)) / cards as f32;
        // A suit takes more rows if its cards would be too narrow for a finger.
        let wide = |cards: &usize| in_row(*cards).floor() >= screen.theme.finger;
        let each = [13, 7].into_iter().find(wide).unwrap_or(5);
        let size = Vec2::new(in_row(each).floor().max(1.0), screen.theme.target(40.0));
        let mut pressed = None;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            let suits = Suit::DESC.map(|suit| {
                let ranks = Hand::ALL[suit].iter().rev();
                ranks.map(|rank| Card { suit, rank }).collect::<Vec<_>>()
            });
            for row in suits.iter().flat_map(|suit| suit.chunks(each)) {
                ui.horizontal(|ui| {
                    for &card in row {
                        let here = chosen.contains(card);
                        if card_ui(ui, screen, size, card, (here, taken.contains(card))) {
                            pressed = Some(card);
                        }
                    }
                });
            }
        });
        self.note(pressed.is_some());
        pressed
    }

    /// The cards to click. Directly below them, always visible: the field for the next card. Returns
    /// the field that has changed, with its cards.
    pub(super) fn target_ui(
        &mut self,
        fields: &[Field],
        cards: impl Fn(Field) -> Vec<Card>,
    ) -> Option<(Field, Vec<Card>)> {
        let say = self.screen.say;
        let word = |field: Field| say.text(&format!("desk-target-{}", field.id()));
        let known = |target: &Field| fields.contains(target);
        let first = fields.first().copied().unwrap_or_default();
        let mut target = Some(self.state.target).filter(known).unwrap_or(first);
        let going = say.named(&say.text("desk-cards-go"), &word(target));
        named_ui(self.ui, self.screen, &going);
        let held = |field: Field| cards(field).into_iter().collect::<Hand>();
        let taken = fields.iter().map(|field| held(*field));
        let taken = taken.fold(Hand::EMPTY, |all, cards| all | cards);
        let changed = self.cards_ui(held(target), taken).map(|card| {
            let mut cards = cards(target);
            toggle(&mut cards, card);
            (target, cards)
        });
        let chips = fields.iter().map(|field| chip(*field, word(*field)));
        if row_ui(self.ui, self.screen, "desk-cards-go", &mut target, chips) {
            let command = DeskCommand::Target(target);
            self.screen.send(Command::Desk(command));
        }
        changed
    }

    /// A text field. Its text comes from the case, unless the user is typing in it.
    pub(super) fn field_ui(&mut self, field: Field, from_case: &str, hint: &str) -> Response {
        let Self {
            ui, screen, state, ..
        } = self;
        let theme = screen.theme;
        let name = match field.seat() {
            Some(seat) => screen.say.notation.seat(seat),
            None => screen.text(&format!("desk-field-{}", field.id())),
        };
        let label = named_ui(ui, screen, &name);
        let before = state.typed(field).unwrap_or(from_case);
        let mut typed = before.to_owned();
        let format = theme.format(theme.size(Size::Body), Weight::Semibold, theme.ink);
        let width = ui.available_width().min(theme.px(420.0)) - theme.space(5.0);
        let edit = TextEdit::singleline(&mut typed)
            .id_salt(("desk", field.id()))
            .font(format.font_id)
            .hint_text(screen.text(hint))
            .char_limit(200)
            .desired_width(width)
            .min_size(Vec2::new(0.0, theme.finger))
            .margin(Margin::same(theme.space(2.5) as i8));
        let response = ui.add(edit).labelled_by(label.id);
        control::focus_ring_ui(ui, theme, &response, response.rect);
        if response.gained_focus() {
            response.scroll_to_me(None);
            select_soon(ui, response.id);
        }
        select_all(ui, response.id, typed.chars().count(), typed != before);
        if state.is_unread(field) && !typed.trim().is_empty() {
            let words = screen.text("desk-unread");
            let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.wrong);
            text::paragraph_ui(ui, theme, &words, style);
        }
        if typed != before {
            screen.send(Command::Desk(DeskCommand::Type(field, typed)));
        }
        self.first.get_or_insert_with(|| response.clone());
        response
    }
}

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

/// A card to click: in this field, or in some field.
fn card_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    size: Vec2,
    card: Card,
    (here, taken): (bool, bool),
) -> bool {
    let theme = screen.theme;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = screen.say.notation.card_words(card);
    control::announce(&response, ui, Role::CheckBox, &name, here);
    let edge = if here {
        Stroke::new(theme.px(3.0), theme.accent)
    } else {
        Stroke::new(1.0, theme.line)
    };
    let corner = theme.px(4.0);
    let painter = ui.painter();
    painter.rect(rect, corner, theme.card, edge, StrokeKind::Inside);
    if here || response.hovered() {
        let veil = theme.accent.gamma_multiply(if here { 0.20 } else { 0.08 });
        painter.rect_filled(rect.shrink(theme.px(1.0)), corner, veil);
    }
    let mut color = theme.suit_on_card(card.suit);
    if taken && !here {
        color = color.gamma_multiply(0.35);
    }
    // Rank over suit, so that both are readable on a narrow card.
    let rank = screen.say.notation.rank(card.rank);
    let letters = (rect.width() * 0.52).min(theme.px(17.0));
    let format = theme.format(letters, Weight::Bold, color);
    for (words, at) in [(rank, 0.30), (sign(card.suit).to_string(), 0.72)] {
        let job = egui::text::LayoutJob::single_section(words, format.clone());
        let galley = painter.layout_job(job);
        let center = rect.left_top() + rect.size() * Vec2::new(0.5, at);
        painter.galley(center - galley.size() / 2.0, galley, color);
    }
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}
