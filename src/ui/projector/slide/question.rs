//! Slides of a question: what is asked, what lies on the table, the answers to vote on, the votes.

use egui::{Id, Rect, Ui};

use crate::classroom::Advice;
use crate::exercise::Exhibit;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::{cut_across, cut_down, fitted_words_ui, height_of, scale_of};
use crate::ui::projector::posed::Part;
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::options::{Told, options_ui};
use crate::ui::projector::slide::pictures::{exhibits_ui, is_broad, is_table, is_tight};
use crate::ui::projector::slide::words::{lines_ui, prompt_ui, whole_ui};
use crate::ui::screens::Screen;
use crate::ui::table::sheet::Sheet;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The share of a slide's width that broad pictures have beside words.
const BROAD: f32 = 0.52;

/// What is left out where not all of it has room at its size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Room {
    /// Nothing.
    #[default]
    All,
    /// The pictures: they stood there a moment ago.
    NoPictures,
    /// The question's second language as well.
    OneLanguage,
}

impl Room {
    const fn less(self) -> Option<Self> {
        match self {
            Self::All => Some(Self::NoPictures),
            Self::NoPictures => Some(Self::OneLanguage),
            Self::OneLanguage => None,
        }
    }
}

pub(super) fn question_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let theme = *screen.theme;
    let known = slide.id(ui, "room");
    let room = ui
        .data(|data| data.get_temp::<Room>(known))
        .unwrap_or_default();
    let mut prompt = screen.both(|say| say.phrase(&part.question.prompt));
    if room == Room::OneLanguage {
        prompt.second = None;
    }
    let exhibits = &part.question.exhibits;
    let rest = prompt_ui(ui, &theme, place, &prompt, slide);
    if slide.beat == Beat::Question {
        let begun = slide.talk.posed(slide.at).map(|posed| &posed.begun);
        let begun = begun.filter(|lines| !lines.is_empty());
        let (left, right) = match begun {
            // A table beside lines would be too small to be read; it has been seen.
            Some(_) if exhibits.iter().any(is_table) => (None, rest),
            Some(_) => {
                let (left, right) = halves(ui, screen, rest, exhibits);
                (Some(left), right)
            }
            None => (Some(rest), Rect::NOTHING),
        };
        if let Some(left) = left {
            exhibits_ui(ui, screen, left, slide, exhibits, None);
        }
        if let Some(begun) = begun {
            lines_ui(ui, screen, right, slide, begun);
        }
        // The second language comes again with the answers.
        if prompt.second.is_some() && begun.is_none() && is_tight(ui, slide) {
            ui.data_mut(|data| data.insert_temp(known, Room::OneLanguage));
            ui.ctx().request_discard("room");
            ui.ctx().request_repaint();
        }
        return;
    }
    let rest = foot_ui(ui, screen, rest, slide, part);
    let fitted = slide.id(ui, "options");
    // A table beside the answers would be too small to be read.
    let table = exhibits.iter().any(is_table);
    let at = if room == Room::All && !exhibits.is_empty() && !table {
        let (left, right) = halves(ui, screen, rest, exhibits);
        exhibits_ui(ui, screen, left, slide, exhibits, None);
        right
    } else {
        rest
    };
    options_at(ui, screen, at, slide, part, (fitted, room));
    // Answers keep their size; what was seen before makes room for them.
    let shrunk = scale_of(ui, fitted).is_some_and(|scale| scale < 0.995);
    if shrunk && let Some(less) = room.less() {
        ui.data_mut(|data| data.insert_temp(known, less));
        ui.ctx().request_discard("room");
        ui.ctx().request_repaint();
    }
}

/// A place for pictures and one for answers. The columns of an auction are as wide as their names.
fn halves(ui: &Ui, screen: &Screen<'_>, place: Rect, exhibits: &[Exhibit]) -> (Rect, Rect) {
    if exhibits.is_empty() {
        return (
            Rect::from_min_size(place.min, egui::Vec2::splat(1.0)),
            place,
        );
    }
    let broad = exhibits.iter().any(is_broad);
    let share = if broad { BROAD } else { 0.4 };
    let mut width = place.width() * share;
    if exhibits
        .iter()
        .any(|it| matches!(it, Exhibit::Auction { .. } | Exhibit::Calls { .. }))
    {
        let needed = Sheet::least_width(ui, screen);
        width = width.max(needed.min(place.width() * BROAD));
    }
    cut_across(place, width, place.height() * 0.06)
}

fn options_at(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    part: &Part,
    (id, room): (Id, Room),
) {
    let Some(ballot) = &part.ballot else {
        return;
    };
    let mut told = Told {
        one_language: room == Room::OneLanguage,
        ..Told::default()
    };
    match slide.beat {
        Beat::Closed(0) => told.closed[0] = Some(part.poll.first),
        Beat::Closed(_) => told.closed = [Some(part.poll.first), Some(part.poll.second)],
        _ => {}
    }
    let theme = *screen.theme;
    fitted_words_ui(ui, &theme, id, place, |ui, theme| {
        options_ui(ui, &screen.sized(theme), ballot, &part.question.ask, told);
    });
}

/// How many have voted, and once the vote is closed, what to do now. What is left above it.
fn foot_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>, part: &Part) -> Rect {
    let theme = screen.theme;
    let right = part.ballot.as_ref().map(|ballot| ballot.right);
    let words = match slide.beat {
        Beat::Options | Beat::Again => {
            let round = slide.beat.open_round().unwrap_or(0);
            match part.poll.round(round).total() {
                0 => None,
                total => Some(
                    screen
                        .say
                        .with("projector-voted", [("votes", total.into())]),
                ),
            }
        }
        Beat::Closed(0) => right
            .and_then(|right| part.poll.first.advice(right))
            .filter(|advice| part.poll.again || *advice == Advice::Discuss)
            .map(|_| screen.say.text("projector-discuss")),
        _ => None,
    };
    let Some(words) = words else {
        return place;
    };
    let style = Style::new(theme, Size::Body, Weight::Semibold).color(theme.accent);
    let height = height_of(ui, text::job(theme, &words, style), place.width());
    let room = height.max(theme.size(Size::Body) * 1.3) + theme.space(1.0);
    let (upper, lower) = cut_down(place, place.height() - room, 0.0);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(lower));
    whole_ui(&mut child, theme, &words, style);
    upper
}
