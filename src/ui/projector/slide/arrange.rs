//! Where pictures and words stand on one slide: side by side, or the pictures above the words,
//! whichever leaves both of them larger.

use egui::{Id, Rect, Ui, UiBuilder, Vec2};

use crate::exercise::Exhibit;
use crate::ui::projector::fit::{cut_across, cut_down};
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::pictures::{drawn_ui, is_table};
use crate::ui::screens::Screen;
use crate::ui::theme::Theme;

/// A way to divide a place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Arrangement {
    /// The pictures have this share of the width.
    Beside(f32),
    /// The pictures have this share of the height.
    Above(f32),
    /// Pictures that were seen as large as the slide a moment ago make room for the words.
    WordsAlone,
}

/// Shares of the width that pictures may have beside words.
const BESIDE: [f32; 4] = [0.4, 0.46, 0.52, 0.6];

/// The least of them for an auction, whose four columns need it.
const COLUMNS: f32 = 0.46;

/// The share that a table has beside words on a broad slide; on others it stands above them.
const TABLE: f32 = 0.56;

/// The least share of the height that pictures have above words, and the most.
const ABOVE: (f32, f32) = (0.3, 0.66);

/// Words keep this share of their size, if they can.
const WORDS: f32 = 0.9;

/// Below these shares words cannot be read, and a table with many cards overflows its place.
const SMALL_WORDS: f32 = 0.8;
const SMALL_PICTURES: f32 = 0.36;

impl Arrangement {
    /// The places of the pictures and of the words.
    pub(super) fn cut(self, place: Rect, theme: &Theme) -> (Rect, Rect) {
        match self {
            Self::Beside(share) => cut_across(place, place.width() * share, theme.space(5.0)),
            Self::Above(share) => cut_down(place, place.height() * share, theme.space(3.0)),
            Self::WordsAlone => (Rect::NOTHING, place),
        }
    }

    pub(super) const fn is_above(self) -> bool {
        matches!(self, Self::Above(_))
    }
}

/// The best way to divide a place; `None` while it is measured: the frame is drawn anew. `words`
/// draws them with a theme as they stand there.
pub(super) fn arrangement(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    exhibits: &[Exhibit],
    mut words: impl FnMut(&mut Ui, &Screen<'_>, Arrangement),
) -> Option<Arrangement> {
    let size = place.size().round();
    let id = slide.id(ui, "arrangement");
    let id = id.with((size.x as i32, size.y as i32));
    if let Some(known) = ui.data(|data| data.get_temp::<Arrangement>(id)) {
        return Some(known);
    }
    let theme = *screen.theme;
    let mut poor = true;
    let mut best = (f32::NEG_INFINITY, Arrangement::Above(0.5));
    // Above words a picture has the height that they leave.
    let needed = measured(ui, id, place.width(), |ui| {
        words(ui, screen, Arrangement::Above(0.5));
    });
    let left = 1.0 - (needed.y + theme.space(3.0)) / place.height();
    let above = Arrangement::Above(left.clamp(ABOVE.0, ABOVE.1));
    let table = exhibits.iter().any(is_table);
    let columns = exhibits
        .iter()
        .any(|it| matches!(it, Exhibit::Auction { .. } | Exhibit::Calls { .. }));
    let broad = place.width() > place.height() * 1.8;
    let beside: Vec<f32> = match (table, columns) {
        (true, _) if broad => vec![TABLE],
        (true, _) => Vec::new(),
        (_, true) => BESIDE.into_iter().filter(|it| *it >= COLUMNS).collect(),
        _ => BESIDE.to_vec(),
    };
    let beside = beside.into_iter().map(Arrangement::Beside);
    for way in beside.chain([above]) {
        let (pictures, rest) = way.cut(place, &theme);
        let said = scale(rest.size(), |scale| {
            let theme = theme.scaled(scale);
            measured(ui, id, rest.width(), |ui| {
                words(ui, &screen.sized(&theme), way)
            })
        });
        let seen = scale(pictures.size(), |scale| {
            let sized = theme.scaled(scale);
            measured(ui, id, pictures.width(), |ui| {
                drawn_ui(ui, &mut screen.sized(&sized), &theme, slide, exhibits, None);
            })
        });
        let value = if said >= WORDS { 1.0 + seen } else { said };
        if value > best.0 {
            best = (value, way);
            poor = said < SMALL_WORDS || seen < SMALL_PICTURES;
        }
    }
    let crowded = |it: &Exhibit| matches!(it, Exhibit::Table(table) if table.is_crowded());
    if poor && exhibits.iter().any(crowded) {
        best.1 = Arrangement::WordsAlone;
    }
    ui.data_mut(|data| data.insert_temp(id, best.1));
    ui.ctx().request_discard("arrangement");
    ui.ctx().request_repaint();
    None
}

/// The share of its size at which something fits into a room, at most all of it.
fn scale(room: Vec2, mut size_at: impl FnMut(f32) -> Vec2) -> f32 {
    let mut scale: f32 = 1.0;
    for _ in 0..3 {
        let used = size_at(scale);
        let over = (used.y / room.y).max(used.x / room.x);
        if over <= 1.005 {
            return scale;
        }
        scale *= (1.0 / over).max(0.6);
    }
    scale * 0.98
}

/// How much room something takes at a width, without showing it.
fn measured(ui: &mut Ui, id: Id, width: f32, draw: impl FnOnce(&mut Ui)) -> Vec2 {
    let room = Rect::from_min_size(ui.max_rect().min, Vec2::new(width, 10_000.0));
    let builder = UiBuilder::new().max_rect(room).id_salt(id).invisible();
    let mut child = ui.new_child(builder);
    draw(&mut child);
    child.min_rect().size()
}
