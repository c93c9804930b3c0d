//! Pictures and words on one slide: side by side or above one another, whichever is larger.

use egui::{Rect, Ui};

use crate::exercise::{Exhibit, worked::WorkedLine};
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::{cut_across, cut_down, measured, scale};
use crate::ui::projector::slide::pictures::{Letters, Pictures, is_broad, is_table};
use crate::ui::projector::slide::{frame::Slide, paragraph::both_ui, said::lines_ui};
use crate::ui::{Screen, Size, Style, Theme, Weight};

/// A layout of pictures and words in a place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Arrangement {
    /// Pictures beside the words, with this share of the width.
    Beside(f32),
    /// Pictures above the words, with this share of the height.
    Above(f32),
    /// No pictures: they filled a slide a moment ago and leave the room to the words.
    WordsAlone,
}

/// The shares of the width to try for pictures; the first is too narrow for an auction.
const BESIDE: [f32; 4] = [0.4, 0.46, 0.5, 0.55];

/// The shares of the width to try for a table beside words.
const TABLE: [f32; 5] = [0.44, 0.5, 0.56, 0.62, 0.68];

/// The smallest share of the height for pictures above words.
const ABOVE: f32 = 0.3;

/// The scales to try for words beside or above pictures, the best first.
const WORDS: [f32; 7] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/// The number of steps of [`WORDS`] to try before the letters of the pictures shrink.
const FIRST: usize = 3;

/// The steps of [`WORDS`] allowed for lines of working with pictures seen already, and for votes.
const SEEN: usize = 4;
const SEEN_VOTES: usize = 6;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Arranged {
    pub way: Arrangement,
    /// How small the letters of the pictures may get.
    pub letters: Letters,
    /// The index of the scale of the words in [`WORDS`]; larger if the words stand alone.
    pub step: usize,
}

/// Up to this step of [`WORDS`], words are large enough.
pub(super) const ENOUGH: usize = 2;

/// Added to the step of words without pictures, so that any layout with pictures is better.
const ALONE: usize = 100;

impl Arrangement {
    /// The places of the pictures and of the words.
    pub(super) fn cut(self, place: Rect, theme: &Theme) -> (Rect, Rect) {
        match self {
            Self::Beside(share) => cut_across(place, place.width() * share, theme.space(5.0)),
            Self::Above(share) => cut_down(place, place.height() * share, theme.space(3.0)),
            Self::WordsAlone => (Rect::NOTHING, place),
        }
    }

    /// The number of columns for short answers.
    pub(super) const fn columns(self) -> usize {
        if matches!(self, Self::Above(_)) { 2 } else { 1 }
    }
}

/// The best layout of a place; `None` while it is measured, then the pass is discarded and drawn
/// again. `words` draws the words in a layout, with the theme of the screen that it gets.
///
/// Pictures and words both fit in the result. Words shrink first, to four fifths of their size;
/// then the letters of the pictures; then words again. If that is not enough, the pictures are
/// dropped.
pub(super) fn arrangement(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    exhibits: &[Exhibit],
    mut words: impl FnMut(&mut Ui, &Screen<'_>, Arrangement),
) -> Option<Arranged> {
    let size = place.size().round();
    let room = (size.x as i32, size.y as i32, screen.second.is_some());
    let id = slide.id(ui, "arrangement").with(room);
    if let Some(known) = ui.data(|data| data.get_temp::<Arranged>(id)) {
        return Some(known);
    }
    let theme = *screen.theme;
    let mut words_at = |ui: &mut Ui, screen: &mut Screen<'_>, way: Arrangement, scale: f32| {
        let theme = theme.scaled(scale);
        let width = way.cut(place, screen.theme).1.width();
        measured(ui, id, width, |ui| words(ui, &screen.sized(&theme), way))
    };
    let mut said: Vec<(Arrangement, f32)> = Vec::new();
    for share in beside(exhibits) {
        let way = Arrangement::Beside(*share);
        let room = way.cut(place, &theme).1.size();
        let scale = scale(room, |scale| words_at(ui, screen, way, scale));
        said.extend(scale.map(|scale| (way, scale)));
    }
    for scale in WORDS {
        // The pictures get the height left, less a margin: the words are fitted again later.
        let height = words_at(ui, screen, Arrangement::Above(0.5), scale).y * 1.01;
        let share = 1.0 - (height + theme.space(3.0)) / place.height();
        if share >= ABOVE {
            said.push((Arrangement::Above(share), scale));
        }
    }
    let votes = slide.beat == Beat::Options;
    let (least, steps) = match slide.beat {
        Beat::Question => (Letters::Any, WORDS.len()),
        Beat::Options => (Letters::Again, SEEN_VOTES),
        _ => (Letters::Again, SEEN),
    };
    let mut best = Arranged {
        way: Arrangement::WordsAlone,
        letters: least,
        step: usize::MAX,
    };
    let mut seen_at = |way: Arrangement, letters: Letters| {
        let room = way.cut(place, &theme).0.size();
        Pictures::new(slide, exhibits, letters).scale_in(ui, screen, id, room)
    };
    let tiers = (0..FIRST).map(|step| (step, Letters::First));
    let tiers = tiers.chain((0..steps).map(|step| (step, least)));
    // Small numbers in a grid are better than no grid.
    let grid = !exhibits.iter().any(|it| is_table(it) || has_columns(it));
    let more = if votes && grid { steps } else { 0 };
    let mut tiers = tiers.chain((0..more).map(|step| (step, Letters::Any)));
    tiers.find(|&(step, letters)| {
        let range = WORDS[step] - 0.005..step.checked_sub(1).map_or(2.0, |it| WORDS[it] - 0.005);
        let mut most = 0.0;
        for &(way, _) in said.iter().filter(|(_, scale)| range.contains(scale)) {
            if let Some(seen) = seen_at(way, letters).filter(|seen| *seen > most) {
                most = seen;
                best = Arranged { way, letters, step };
            }
        }
        most > 0.0
    });
    if best.way == Arrangement::WordsAlone {
        let words = scale(place.size(), |scale| words_at(ui, screen, best.way, scale));
        let large = |step: &usize| words.is_some_and(|words| words > WORDS[*step] - 0.005);
        best.step = ALONE + (ENOUGH..WORDS.len()).find(large).unwrap_or(WORDS.len());
    }
    ui.data_mut(|data| data.insert_temp(id, best));
    ui.ctx().request_discard("arrangement");
    ui.ctx().request_repaint();
    None
}

/// Whether a picture has the four columns of an auction.
const fn has_columns(exhibit: &Exhibit) -> bool {
    matches!(exhibit, Exhibit::Auction { .. } | Exhibit::Calls { .. })
}

fn beside(exhibits: &[Exhibit]) -> &'static [f32] {
    if exhibits.iter().any(is_table) {
        &TABLE
    } else if exhibits.iter().any(is_broad) {
        &[]
    } else if exhibits.iter().any(has_columns) {
        &BESIDE[1..]
    } else {
        &BESIDE
    }
}

impl Arranged {
    /// Draws the pictures of a place. Returns the place of the words.
    pub(super) fn pictures_ui(
        self,
        ui: &mut Ui,
        screen: &mut Screen<'_>,
        place: Rect,
        slide: &Slide<'_>,
        exhibits: &[Exhibit],
    ) -> Rect {
        let (pictures, words) = self.way.cut(place, screen.theme);
        if self.way != Arrangement::WordsAlone {
            Pictures::new(slide, exhibits, self.letters).fitted_ui(ui, screen, pictures);
        }
        words
    }
}

/// Pictures with lines of working. Lines from index `fresh` on are new.
pub(super) fn with_lines_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    exhibits: &[Exhibit],
    (lines, fresh): (&[WorkedLine], usize),
) {
    // A table beside the lines would be too small to read, and the class has seen it.
    if exhibits.is_empty() || exhibits.iter().any(is_table) {
        return lines_ui(ui, screen, place, slide, lines, fresh);
    }
    let newest = lines.get(fresh..).unwrap_or(lines);
    let way = arrangement(ui, screen, place, slide, exhibits, |ui, screen, _| {
        for line in newest {
            let words = screen.both(|say| say.worked_line(line));
            // The heaviest weight for all of them leaves room for the space between the lines.
            let style = Style::new(screen.theme, Size::Body, Weight::Semibold);
            both_ui(ui, screen.theme, &words, style);
        }
    });
    if let Some(way) = way {
        let place = way.pictures_ui(ui, screen, place, slide, exhibits);
        lines_ui(ui, screen, place, slide, lines, fresh);
    }
}
