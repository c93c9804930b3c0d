//! Where pictures and words stand on one slide: side by side, or the pictures above the words,
//! whichever leaves both of them larger.

use egui::{Id, Rect, Ui, UiBuilder, Vec2};

use crate::exercise::Exhibit;
use crate::ui::attempt::Attempt;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::{SMALLEST, cut_across, cut_down};
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::pictures::{Letters, drawn_ui, is_broad, is_table};
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

/// Shares of the width that pictures may have beside words; an auction's four columns need more
/// than the first.
const BESIDE: [f32; 4] = [0.4, 0.46, 0.5, 0.55];

/// The same of a table.
const TABLE: [f32; 3] = [0.56, 0.62, 0.68];

/// Narrower than that, in points of a slide 360 high, cards would lie on the players' names.
const NARROW: f32 = 320.0;

/// Shares of the height that pictures may have above words.
const ABOVE: [f32; 5] = [0.34, 0.42, 0.5, 0.58, 0.66];

/// Shares of their size that words should keep beside pictures, and that they must keep.
const WORDS: [f32; 2] = [0.8, 0.5];

/// A divided place, and how small the letters of the pictures are in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Arranged {
    /// How it is divided.
    pub way: Arrangement,
    /// How small the letters may get.
    pub letters: Letters,
}

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
///
/// Both fit for certain. Words give way first, to four fifths; then the letters of pictures that
/// were seen before; then words again; at last the pictures, if they were seen before.
pub(super) fn arrangement(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    exhibits: &[Exhibit],
    mut words: impl FnMut(&mut Ui, &Screen<'_>, Arrangement),
) -> Option<Arranged> {
    let size = place.size().round();
    let id = slide.id(ui, "arrangement");
    let id = id.with((size.x as i32, size.y as i32));
    if let Some(known) = ui.data(|data| data.get_temp::<Arranged>(id)) {
        return Some(known);
    }
    let theme = *screen.theme;
    let mut said: Vec<(Arrangement, f32)> = Vec::new();
    for way in ways(place, &theme, exhibits) {
        let rest = way.cut(place, &theme).1;
        let scale = scale(rest.size(), |scale| {
            let theme = theme.scaled(scale);
            measured(ui, id, rest.width(), |ui| {
                words(ui, &screen.sized(&theme), way);
            })
        });
        said.extend(scale.map(|scale| (way, scale)));
    }
    let first = slide.beat == Beat::Question;
    let smaller = if first { Letters::Any } else { Letters::Again };
    let mut best = Arranged {
        way: Arrangement::WordsAlone,
        letters: smaller,
    };
    'found: for (least, letters) in [
        (WORDS[0], Letters::First),
        (WORDS[0], smaller),
        (WORDS[1], smaller),
        (0.0, smaller),
    ] {
        if least == 0.0 && !first {
            break;
        }
        let mut most = 0.0;
        for (way, _) in said.iter().filter(|(_, scale)| *scale >= least) {
            let pictures = way.cut(place, &theme).0;
            let seen = scale(pictures.size(), |scale| {
                let sized = theme.scaled(scale);
                measured(ui, id, pictures.width(), |ui| {
                    let drawn = (exhibits, letters);
                    drawn_ui(ui, &mut screen.sized(&sized), &theme, slide, drawn, None);
                })
            });
            if let Some(seen) = seen.filter(|seen| *seen > most) {
                most = seen;
                best = Arranged { way: *way, letters };
            }
        }
        if most > 0.0 {
            break 'found;
        }
    }
    ui.data_mut(|data| data.insert_temp(id, best));
    ui.ctx().request_discard("arrangement");
    ui.ctx().request_repaint();
    None
}

/// Whether pictures fit into a place as small as they may get.
pub(super) fn fits(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    drawn: (&[Exhibit], Letters),
    shown: Option<&Attempt>,
) -> bool {
    let size = place.size().round();
    let id = slide.id(ui, "fits").with((size.x as i32, size.y as i32));
    if let Some(known) = ui.data(|data| data.get_temp::<bool>(id)) {
        return known;
    }
    let theme = *screen.theme;
    let scale = scale(place.size(), |scale| {
        let sized = theme.scaled(scale);
        // Cards that can be pressed want an id of their own each time.
        let id = id.with(scale.to_bits());
        measured(ui, id, place.width(), |ui| {
            drawn_ui(ui, &mut screen.sized(&sized), &theme, slide, drawn, shown);
        })
    });
    ui.data_mut(|data| data.insert_temp(id, scale.is_some()));
    ui.ctx().request_discard("fits");
    scale.is_some()
}

/// The ways that suit the pictures.
fn ways(place: Rect, theme: &Theme, exhibits: &[Exhibit]) -> Vec<Arrangement> {
    let columns = |it: &Exhibit| matches!(it, Exhibit::Auction { .. } | Exhibit::Calls { .. });
    let table = exhibits.iter().any(is_table);
    let beside: &[f32] = if table {
        &TABLE
    } else if exhibits.iter().any(is_broad) {
        &[]
    } else if exhibits.iter().any(columns) {
        &BESIDE[1..]
    } else {
        &BESIDE
    };
    let room = |share: f32| !table || place.width() * share >= theme.px(NARROW);
    let beside = beside.iter().copied().filter(|share| room(*share));
    let beside = beside.map(Arrangement::Beside);
    beside
        .chain(ABOVE.into_iter().map(Arrangement::Above))
        .collect()
}

/// The share of its size at which something fits into a room, at most all of it; `None` where it
/// does not fit as small as it may get.
fn scale(room: Vec2, mut size_at: impl FnMut(f32) -> Vec2) -> Option<f32> {
    let mut scale: f32 = 1.0;
    while scale >= SMALLEST {
        let used = size_at(scale);
        let over = (used.y / room.y).max(used.x / room.x);
        if over <= 1.005 {
            return Some(scale);
        }
        scale *= (1.0 / over).max(0.6) * 0.995;
    }
    None
}

/// How much room something takes at a width, without showing it.
fn measured(ui: &mut Ui, id: Id, width: f32, draw: impl FnOnce(&mut Ui)) -> Vec2 {
    let room = Rect::from_min_size(ui.max_rect().min, Vec2::new(width, 10_000.0));
    let builder = UiBuilder::new().max_rect(room).id_salt(id).invisible();
    let mut child = ui.new_child(builder);
    draw(&mut child);
    child.min_rect().size()
}
