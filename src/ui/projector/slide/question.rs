//! Slides of a question: what is asked, what lies on the table, the answers to vote on, the votes.

use egui::{Rect, Ui, Vec2};

use crate::course::classroom::{Advice, Tally};
use crate::exercise::Exhibit;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::{cut_down, fitted_words_ui, height_of};
use crate::ui::projector::posed::Part;
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::arrange::{Arranged, Arrangement, arrangement};
use crate::ui::projector::slide::options::{Told, options_ui};
use crate::ui::projector::slide::pictures::{exhibits_ui, first_letters, is_table, seen_before};
use crate::ui::projector::slide::prompt::{asked, below, prompt_ui};
use crate::ui::projector::slide::words::{both_ui, lines_ui, second_of};
use crate::ui::screens::Screen;
use crate::ui::text::{self, Both, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn question_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let prompt = screen.both(|say| say.phrase(&part.question.prompt));
    let exhibits = &part.question.exhibits;
    let prompt = asked(screen, slide, prompt, !exhibits.is_empty());
    let theme = *screen.theme;
    if slide.beat == Beat::Question {
        let rest = prompt_ui(ui, &theme, place, &prompt, slide);
        alone_ui(ui, screen, rest, slide, exhibits);
        return;
    }
    let place = foot_ui(ui, screen, place, slide, part);
    if exhibits.is_empty() {
        let rest = prompt_ui(ui, &theme, place, &prompt, slide);
        options_at(ui, screen, rest, slide, part, 1);
        return;
    }
    // In two languages the question is asked in one where what it is about has no room otherwise.
    let short = prompt.clone().in_one_language();
    let mut best = None;
    for prompt in [Some(prompt), short].into_iter().flatten() {
        let rest = below(ui, &theme, place, &prompt);
        let Some(way) = divided(ui, screen, rest, slide, part) else {
            return;
        };
        let has_picture = way.way != Arrangement::WordsAlone;
        if best.is_none() || has_picture {
            best = Some((prompt, way));
        }
        if has_picture {
            break;
        }
    }
    let Some((prompt, Arranged { way, letters })) = best else {
        return;
    };
    let rest = prompt_ui(ui, &theme, place, &prompt, slide);
    let (pictures, words) = way.cut(rest, &theme);
    if way != Arrangement::WordsAlone {
        exhibits_ui(ui, screen, pictures, slide, (exhibits, letters), None);
    }
    let columns = if way.is_above() { 2 } else { 1 };
    options_at(ui, screen, words, slide, part, columns);
}

/// How what is left below the question is divided.
fn divided(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    rest: Rect,
    slide: &Slide<'_>,
    part: &Part,
) -> Option<Arranged> {
    // Room for the bars from the start: nothing moves when the vote is closed.
    let told = Told {
        closed: [Some(Tally::default()), None],
        ..Told::default()
    };
    let exhibits = &part.question.exhibits;
    arrangement(ui, screen, rest, slide, exhibits, |ui, screen, way| {
        if let Some(ballot) = &part.ballot {
            let columns = if way.is_above() { 2 } else { 1 };
            options_ui(
                ui,
                screen,
                ballot,
                &part.question.ask,
                Told { columns, ..told },
            );
        }
    })
}

/// The question with all of the room for what it is about, and for the lines worked out before it.
fn alone_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    exhibits: &[Exhibit],
) {
    let begun = slide.talk.posed(slide.at).map(|posed| &posed.begun);
    let Some(begun) = begun.filter(|lines| !lines.is_empty()) else {
        let letters = first_letters(ui, screen, place, slide, exhibits);
        let drawn = (exhibits, letters);
        if !seen_before(ui, screen, place, slide, drawn) {
            exhibits_ui(ui, screen, place, slide, drawn, None);
        }
        return;
    };
    // A table beside lines would be too small to be read; it has been seen.
    if exhibits.is_empty() || exhibits.iter().any(is_table) {
        lines_ui(ui, screen, place, slide, begun, 0);
        return;
    }
    let way = arrangement(ui, screen, place, slide, exhibits, |ui, screen, _| {
        for line in begun {
            let words = screen.both(|say| say.worked_line(line));
            let style = Style::new(screen.theme, Size::Body, Weight::Regular);
            both_ui(ui, screen.theme, &words, style);
        }
    });
    let Some(Arranged { way, letters }) = way else {
        return;
    };
    let (pictures, words) = way.cut(place, screen.theme);
    if way != Arrangement::WordsAlone {
        exhibits_ui(ui, screen, pictures, slide, (exhibits, letters), None);
    }
    lines_ui(ui, screen, words, slide, begun, 0);
}

/// What is shown of the votes.
fn told(slide: &Slide<'_>, part: &Part) -> Told {
    let closed = match slide.beat {
        Beat::Closed(0) => [Some(part.poll.first), None],
        Beat::Closed(_) => [Some(part.poll.first), Some(part.poll.second)],
        _ => [None, None],
    };
    Told {
        closed,
        ..Told::default()
    }
}

fn options_at(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    part: &Part,
    columns: usize,
) {
    let Some(ballot) = &part.ballot else {
        return;
    };
    let told = Told {
        columns,
        ..told(slide, part)
    };
    let theme = *screen.theme;
    let id = slide.id(ui, "options");
    fitted_words_ui(ui, &theme, id, place, |ui, theme| {
        options_ui(ui, &screen.sized(theme), ballot, &part.question.ask, told);
    });
}

/// Once the vote is closed, what to do now. What is left above it.
fn foot_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>, part: &Part) -> Rect {
    let theme = screen.theme;
    let right = part.ballot.as_ref().map(|ballot| ballot.right);
    let advice = right.and_then(|right| part.poll.first.advice(right));
    let discuss = part.poll.again || advice == Some(Advice::Discuss);
    if slide.beat != Beat::Closed(0) || advice.is_none() || !discuss {
        return place;
    }
    let Both { first, second } = screen.both(|say| say.text("projector-discuss"));
    let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.accent);
    let of = |words: &str, style| height_of(ui, text::job(theme, words, style), place.width());
    let under = second
        .as_deref()
        .map_or(0.0, |words| of(words, second_of(theme, style)));
    let room = of(&first, style) + under + theme.space(1.5);
    let (upper, lower) = cut_down(place, place.height() - room, 0.0);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(lower));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    child.add_space(theme.space(1.5));
    both_ui(&mut child, theme, &Both { first, second }, style);
    upper
}
