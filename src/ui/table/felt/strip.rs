//! The hand of the player asked about, along the edge: each card a check box
//! where cards are asked for, and apart from them those that lie face up.

use contract_bridge::{Card, Hand};
use egui::text::LayoutJob;
use egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2};

use crate::exercise::{Answer, Ask, LaidCard, TableView};
use crate::ui::attempt::{Asked, Attempt};
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::table::card;
use crate::ui::table::felt::faced::{self, ring};
use crate::ui::table::felt::{middle, tag};
use crate::ui::theme::{Theme, Weight};

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

/// Where the hand lies; nowhere if there is none to be seen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strip {
    shown: bool,
    faced: bool,
    /// Size of a card, and the gap between two.
    card: Vec2,
    gap: f32,
    /// Above the cards: the name, and room for those that are lifted.
    head: f32,
    foot: f32,
    margin: f32,
}

impl Strip {
    /// `chosen`: whether cards are chosen from it, and lifted.
    pub(super) fn of(theme: &Theme, table: &TableView, width: f32, chosen: bool) -> Self {
        let faced = table.faced.iter().any(|laid| laid.seat == table.player);
        let gap = theme.space(1.5);
        let margin = theme.space(5.0);
        let apart = if faced { theme.space(8.0) } else { 0.0 };
        let cards = table.hand.len().max(1) as f32;
        let fitting = (width - 2.0 * margin - apart - gap * (cards - 1.0)) / cards;
        let wide = fitting.min(theme.px(78.0)).max(theme.px(12.0));
        let tags = if faced { faced::tag_height(theme) } else { 0.0 };
        Self {
            shown: !table.hand.is_empty(),
            faced,
            card: Vec2::new(wide, wide * card::PROPORTION),
            gap,
            head: theme.px(if chosen { 42.0 } else { 34.0 }),
            foot: tags + margin,
            margin,
        }
    }

    pub(super) fn height(&self) -> f32 {
        if self.shown {
            self.head + self.card.y + self.foot
        } else {
            0.0
        }
    }

    /// Draws the hand at the foot of the felt.
    pub(super) fn draw_ui(
        self,
        ui: &mut Ui,
        screen: &mut Screen<'_>,
        felt: Rect,
        table: &TableView,
        attempt: Option<&Attempt>,
    ) {
        if !self.shown {
            return;
        }
        let theme = *screen.theme;
        let strip = felt.with_min_y(felt.bottom() - self.height());
        let rule = Stroke::new(1.0, theme.on_felt.gamma_multiply(0.22));
        ui.painter()
            .hline(strip.x_range().shrink(self.margin), strip.top(), rule);
        let at = strip.min + Vec2::new(self.margin, theme.space(1.0));
        middle::name_pill_ui(ui, screen, Align2::LEFT_TOP, at, table.player, table);
        let start = strip.min + Vec2::new(self.margin, self.head);
        let groups = self.cards_ui(ui, screen, table, attempt, start);
        faced::tags_ui(ui, screen, felt.shrink(theme.space(3.0)), &groups);
    }

    fn cards_ui(
        self,
        ui: &mut Ui,
        screen: &mut Screen<'_>,
        table: &TableView,
        attempt: Option<&Attempt>,
        start: Pos2,
    ) -> Vec<faced::Group> {
        let asked = attempt.filter(|a| matches!(a.question().ask, Ask::Cards(_)));
        let (faced, hidden): (Vec<Held>, Vec<Held>) = held(table, asked)
            .into_iter()
            .partition(|held| held.laid.is_some());
        let apart = if self.faced {
            screen.theme.space(8.0)
        } else {
            0.0
        };
        let mut at = start;
        let mut groups = Vec::new();
        let faced_from = hidden.len();
        for (index, held) in hidden.into_iter().chain(faced).enumerate() {
            if index == faced_from && index > 0 {
                at.x += apart;
            }
            let rect = Rect::from_min_size(at, self.card);
            card_ui(ui, screen, rect, held, asked);
            if let Some(laid) = held.laid {
                faced::gather(&mut groups, laid, rect);
            }
            at.x += self.card.x + self.gap;
        }
        groups
    }
}

/// The cards of the hand, and how each stands in the answer.
fn held(table: &TableView, asked: Option<&Attempt>) -> Vec<Held> {
    let grade = asked.and_then(Attempt::grade);
    let legal = grade.map(|grade| match grade.solution {
        Answer::Cards(cards) => cards,
        _ => Hand::EMPTY,
    });
    let shown = grade.is_some() && asked.is_some_and(|attempt| attempt.given().is_none());
    let laid = |card: Card| {
        let of_player = |laid: &&LaidCard| laid.card == card && laid.seat == table.player;
        table.faced.iter().find(of_player).copied()
    };
    let chosen = |card: Card| asked.is_some_and(|attempt| attempt.draft.cards.contains(card));
    table
        .hand
        .iter()
        .map(|card| Held {
            card,
            laid: laid(card),
            chosen: !shown && chosen(card),
            legal: legal.map(|legal| legal.contains(card)),
        })
        .collect()
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
        words = format!("{words}, {}", tag(screen, laid));
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
    if let Some(laid) = held.laid {
        ring(painter, &theme, rect, faced::edge(&theme, laid), 4.0);
    }
    standing(painter, &theme, rect, held);
    if response.has_focus() {
        let around = rect.expand(theme.px(6.0));
        ring(painter, &theme, around, theme.on_felt, 3.0);
    }
    if response.clicked() {
        screen.send(if open {
            Command::ToggleCard(held.card)
        } else {
            Command::WhyNot(Asked::Card(held.card))
        });
    }
}

/// The marks of a card that is chosen or judged.
fn standing(painter: &Painter, theme: &Theme, rect: Rect, held: Held) {
    match held.legal {
        Some(true) => badge(painter, theme, rect, "✓", theme.right_on_card),
        Some(false) if held.chosen => badge(painter, theme, rect, "✗", theme.wrong_on_card),
        Some(false) => {
            let radius = CornerRadius::same((rect.width() * 0.07) as u8);
            painter.rect_filled(rect, radius, Color32::from_black_alpha(76));
        }
        None if held.chosen => {
            let around = rect.expand(theme.px(3.0));
            ring(painter, theme, around, theme.chosen_on_card, 4.0);
            badge(painter, theme, rect, "✓", theme.chosen_on_card);
        }
        None => {}
    }
}

/// A round mark on a card's upper right corner.
fn badge(painter: &Painter, theme: &Theme, rect: Rect, mark: &str, color: Color32) {
    let center = rect.right_top() + Vec2::new(-theme.px(4.0), theme.px(6.0));
    let edge = Stroke::new(theme.px(2.0), Color32::WHITE);
    painter.circle(center, theme.px(14.0), color, edge);
    let ink = if color == theme.chosen_on_card {
        Color32::BLACK
    } else {
        Color32::WHITE
    };
    let format = theme.format(theme.px(17.0), Weight::Bold, ink);
    let galley = painter.layout_job(LayoutJob::single_section(mark.to_owned(), format));
    painter.galley(center - galley.size() / 2.0, galley, ink);
}
