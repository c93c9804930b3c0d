//! The hand along the edge. If the question asks for cards, each card is a check box.

use contract_bridge::Card;
use egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, text::LayoutJob,
};

use crate::exercise::{Answer, Ask, Grade, LaidCard, TableView};
use crate::ui::table::felt::faced::{self, ring, tag};
use crate::ui::table::felt::fan::{Fan, Gaps};
use crate::ui::table::felt::named::Named;
use crate::ui::table::{card, card::Index};
use crate::ui::{
    Command, Screen, Theme, Weight, attempt::Attempt, attempt::WhyAsked, control, text, theme::Held,
};

/// The layout of the hand. Without a visible hand it has no places and no height.
#[derive(Debug)]
pub(super) struct Strip {
    /// Each card with its place, relative to the first card.
    places: Vec<Place>,
    /// The height of the cards, and whether some cover others.
    cards: f32,
    fanned: bool,
    name: Named,
    /// The height above the cards: for the name, and for cards that are lifted.
    head: f32,
    foot: f32,
    margin: f32,
}

/// The place of a card of the hand, and the part that other cards leave visible.
#[derive(Debug, Clone, Copy)]
struct Place {
    card: Card,
    rect: Rect,
    seen: Rect,
}

/// The most rows of a hand.
const MOST_ROWS: usize = 3;

impl Strip {
    /// `chosen`: whether the learner chooses cards from the hand, which lifts them.
    pub(super) fn of(
        ui: &Ui,
        screen: &Screen<'_>,
        table: &TableView,
        width: f32,
        chosen: bool,
    ) -> Self {
        let theme = screen.theme;
        let margin = theme.space(if theme.held == Held::Upright {
            2.0
        } else {
            5.0
        });
        let own = |it: &&LaidCard| it.seat == table.player && table.hand.contains(it.card);
        let laid: Vec<LaidCard> = table.faced.iter().filter(own).copied().collect();
        let faced: Vec<Card> = laid.iter().map(|it| it.card).collect();
        let hidden = table.hand.iter().filter(|card| !faced.contains(card));
        let hidden: Vec<Card> = hidden.collect();
        let room = width - 2.0 * margin;
        let beside = side_by_side(theme, &hidden, &faced, room);
        let narrow = |places: &[Place]| places.iter().any(|it| it.rect.width() < theme.finger);
        let (places, fanned) = match beside {
            Some(places) if !narrow(&places) => (places, false),
            Some(_) if chosen => (by_suit(theme, &hidden, &faced, room), false),
            _ => (fanned(ui, screen, &hidden, &faced, room), true),
        };
        let name = Named::of(ui, screen, table, table.player, room);
        let bottom = places.iter().map(|it| it.rect.bottom());
        let tags = faced::tags_size(ui, screen, width - 2.0 * theme.space(3.0), &laid).y;
        let head = theme.px(if chosen { 42.0 } else { 34.0 });
        Self {
            cards: bottom.fold(0.0, f32::max),
            places,
            fanned,
            head: head.max(name.size.y + theme.space(2.0)),
            name,
            foot: tags + margin,
            margin,
        }
    }

    pub(super) fn height(&self) -> f32 {
        let height = self.head + self.cards + self.foot;
        if self.places.is_empty() { 0.0 } else { height }
    }

    /// The minimum width: if narrower, cards leave the table.
    pub(super) fn least_width(&self) -> f32 {
        let right = self.places.iter().map(|it| it.rect.right());
        right.fold(0.0, f32::max) + 2.0 * self.margin
    }

    pub(super) fn draw_ui(
        &self,
        ui: &mut Ui,
        screen: &mut Screen<'_>,
        felt: Rect,
        table: &TableView,
        attempt: Option<&Attempt>,
    ) {
        if self.places.is_empty() {
            return;
        }
        let theme = *screen.theme;
        let strip = felt.with_min_y(felt.bottom() - self.height());
        let rule = Stroke::new(1.0, theme.on_felt.gamma_multiply(0.22));
        ui.painter()
            .hline(strip.x_range().shrink(self.margin), strip.top(), rule);
        let at = strip.min + Vec2::new(self.margin, theme.space(1.0));
        self.name.draw_ui(ui, screen, Align2::LEFT_TOP, at);
        let start = strip.min + Vec2::new(self.margin, self.head);
        let asked = attempt.filter(|a| matches!(a.question().ask, Ask::Cards(_)));
        let mut groups = Vec::new();
        for place in &self.places {
            let here = |it: &&LaidCard| it.card == place.card && it.seat == table.player;
            let laid = table.faced.iter().find(here).copied();
            let rect = place.rect.translate(start.to_vec2());
            let seen = place.seen.translate(start.to_vec2());
            let held = (place.card, laid, self.fanned);
            card_ui(ui, screen, (rect, seen), held, asked);
            if let Some(laid) = laid {
                faced::gather(&mut groups, laid, rect);
            }
        }
        faced::tags_ui(ui, screen, felt.shrink(theme.space(3.0)), &groups);
    }
}

/// The gap between two cards side by side, and between the hand and the cards face up.
fn gaps(theme: &Theme) -> (f32, f32) {
    (theme.space(1.5), theme.space(8.0))
}

/// All cards side by side, as wide as there is room. `None` if an index would not be readable.
fn side_by_side(theme: &Theme, hidden: &[Card], faced: &[Card], room: f32) -> Option<Vec<Place>> {
    let (gap, apart) = gaps(theme);
    let apart = if faced.is_empty() { 0.0 } else { apart };
    let cards = (hidden.len() + faced.len()).max(1) as f32;
    let fitting = (room - apart - gap * (cards - 1.0)) / cards;
    if fitting < card::least_width(theme) {
        return None;
    }
    // On a slide with little room, the table has smaller cards.
    let design = if theme.index > 0.0 { 60.0 } else { 78.0 };
    let wide = fitting.min(card::width(theme, design)).max(theme.px(12.0));
    let size = Vec2::new(wide, wide * card::PROPORTION);
    let mut at = 0.0;
    let mut places = Vec::new();
    for (number, &card) in hidden.iter().chain(faced).enumerate() {
        if number == hidden.len() && number > 0 {
            at += apart;
        }
        let rect = Rect::from_min_size(Pos2::new(at, 0.0), size);
        let seen = rect;
        places.push(Place { card, rect, seen });
        at += wide + gap;
    }
    Some(places)
}

/// Cards for fingers: rows of whole suits where they fit, each row over the lower part of the one
/// above it, so that every card shows as much as a finger needs.
fn by_suit(theme: &Theme, hidden: &[Card], faced: &[Card], room: f32) -> Vec<Place> {
    let gap = theme.space(1.0);
    let most = ((room + gap) / (theme.finger + gap)).floor().max(1.0);
    let wide = (room + gap) / most - gap;
    let size = Vec2::new(wide, wide * card::PROPORTION);
    let most = most as usize;
    let suits = hidden.chunk_by(|one, next| one.suit == next.suit);
    let groups = suits.chain([faced]).flat_map(|suit| suit.chunks(most));
    let mut rows: Vec<Vec<Card>> = Vec::new();
    for group in groups {
        match rows.last_mut() {
            Some(row) if row.len() + group.len() <= most => row.extend(group),
            _ => rows.push(group.to_vec()),
        }
    }
    let down = theme.finger + gap;
    let last = rows.len().saturating_sub(1);
    let mut places = Vec::new();
    for (row, cards) in rows.into_iter().enumerate() {
        for (column, card) in cards.into_iter().enumerate() {
            let at = Pos2::new(column as f32 * (wide + gap), row as f32 * down);
            let rect = Rect::from_min_size(at, size);
            let seen = match row == last {
                true => rect,
                false => rect.with_max_y(at.y + theme.finger),
            };
            places.push(Place { card, rect, seen });
        }
    }
    places
}

/// Cards that partly cover one another, in as many rows as needed, then those that lie face up.
fn fanned(ui: &Ui, screen: &Screen<'_>, hidden: &[Card], faced: &[Card], room: f32) -> Vec<Place> {
    let theme = screen.theme;
    let (gap, apart) = gaps(theme);
    let wide = match theme.index > 0.0 {
        true => card::least_width(theme) * 1.1,
        false => theme.px(52.0),
    };
    let size = Vec2::new(wide, wide * card::PROPORTION);
    let lying = match faced.len() {
        0 => 0.0,
        cards => apart + cards as f32 * (wide + gap),
    };
    let card = (wide, Index::Down);
    // Each row, and whether it fits.
    let rows = |count: usize| -> Vec<(Fan, bool)> {
        let each = hidden.len().div_ceil(count).max(1);
        let rows = hidden.chunks(each);
        let last = rows.len().saturating_sub(1);
        let fan = |(row, cards): (usize, &[Card])| {
            let room = room - if row == last { lying } else { 0.0 };
            let fan = Fan::of(ui, screen, cards, card, Gaps::even(wide + gap), room);
            let fits = fan.width <= room;
            (fan, fits)
        };
        rows.enumerate().map(fan).collect()
    };
    let fit = |rows: &Vec<(Fan, bool)>| rows.iter().all(|(_, fits)| *fits);
    let fewest = (1..MOST_ROWS).map(rows).find(fit);
    let rows = fewest.unwrap_or_else(|| rows(MOST_ROWS));
    let down = Index::Down.down(theme, wide) + gap;
    let mut places = Vec::new();
    let mut end = Pos2::ZERO;
    for (row, (fan, _)) in rows.iter().enumerate() {
        let from = Pos2::new(0.0, row as f32 * down);
        let next = fan.cards.iter().skip(1).map(|(_, at)| *at);
        let next = next.chain([f32::INFINITY]);
        for ((card, rect), next) in fan.places(from, size).zip(next) {
            let seen = rect.with_max_x(rect.left() + (next - rect.left()).min(wide));
            places.push(Place { card, rect, seen });
        }
        end = Pos2::new(fan.width + apart, from.y);
    }
    for &card in faced {
        let rect = Rect::from_min_size(end, size);
        let seen = rect;
        places.push(Place { card, rect, seen });
        end.x += wide + gap;
    }
    places
}

/// A card of the hand, in front of its player if it is `laid` there already.
fn card_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    (rect, seen): (Rect, Rect),
    (card, laid, fanned): (Card, Option<LaidCard>, bool),
    asked: Option<&Attempt>,
) {
    let theme = *screen.theme;
    let right = |grade: &Grade| matches!(grade.solution, Answer::Cards(it) if it.contains(card));
    let legal = asked.and_then(|attempt| attempt.grade()).map(right);
    let chosen = |it: &Attempt| !it.was_shown() && it.draft.cards().contains(card);
    let chosen = asked.is_some_and(chosen);
    let id = ui.scope_id().with(("card", card));
    let sense = asked.map_or(Sense::hover(), |_| Sense::click());
    let touched = if theme.finger > 0.0 { seen } else { rect };
    let response = ui.interact(touched, id, sense);
    if asked.is_some() {
        let mut words = screen.say.notation.card_words(card);
        if let Some(laid) = laid {
            words = format!("{words}, {}", tag(screen, laid.kind));
        }
        control::announce(&response, ui, Role::CheckBox, &words, chosen);
    }
    let open = asked.is_some_and(|attempt| attempt.grade().is_none());
    let lifted = chosen || (open && (response.hovered() || response.has_focus()));
    let rise = Vec2::new(0.0, if lifted { -theme.px(10.0) } else { 0.0 });
    let (rect, seen) = (rect.translate(rise), seen.translate(rise));
    if fanned {
        card::covered(ui, screen, rect, card, Index::Down);
    } else {
        card::face(ui, screen, rect, card);
    }
    let painter = ui.painter();
    if let Some(laid) = laid {
        ring(painter, &theme, rect, faced::edge(&theme, laid.kind), 4.0);
    }
    standing(ui, &theme, (rect, seen), chosen, legal);
    if response.has_focus() {
        let around = rect.expand(theme.px(6.0));
        ring(painter, &theme, around, theme.on_felt, 3.0);
    }
    if response.clicked() {
        screen.send(match asked.filter(|_| open) {
            Some(attempt) => Command::Answer(attempt.draft.toggling_card(card)),
            None => Command::WhyNot(WhyAsked::Card(card)),
        });
    }
}

/// Marks a card that is chosen or judged. `legal`: whether it may be played, after the verdict.
fn standing(ui: &Ui, theme: &Theme, (rect, seen): (Rect, Rect), chosen: bool, legal: Option<bool>) {
    let painter = ui.painter();
    match legal {
        Some(true) => badge(ui, theme, seen, "✓", theme.right_on_card),
        Some(false) if chosen => badge(ui, theme, seen, "✗", theme.wrong_on_card),
        Some(false) => {
            let radius = CornerRadius::same((rect.width() * 0.07) as u8);
            painter.rect_filled(rect, radius, Color32::from_black_alpha(76));
        }
        None if chosen => {
            let around = rect.expand(theme.px(3.0));
            ring(painter, theme, around, theme.chosen_on_card, 4.0);
            badge(ui, theme, seen, "✓", theme.chosen_on_card);
        }
        None => {}
    }
}

/// A round badge on a card's upper right corner, or at its bottom where the index is large.
fn badge(ui: &Ui, theme: &Theme, seen: Rect, mark: &str, color: Color32) {
    let center = match theme.index > 0.0 {
        true => seen.center_bottom() - Vec2::new(0.0, theme.px(16.0)),
        false => seen.right_top() + Vec2::new(-theme.px(4.0), theme.px(6.0)),
    };
    let edge = Stroke::new(theme.px(2.0), Color32::WHITE);
    ui.painter().circle(center, theme.px(14.0), color, edge);
    let ink = match color == theme.chosen_on_card {
        true => Color32::BLACK,
        false => Color32::WHITE,
    };
    let format = theme.format(theme.px(17.0), Weight::Bold, ink);
    let sign = LayoutJob::single_section(mark.to_owned(), format);
    text::put(ui, sign, Align2::CENTER_CENTER, center);
}
