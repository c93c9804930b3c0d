//! Slides of a question: the question, its exhibits, the answers to vote on, the votes.

use egui::{Rect, Ui};

use crate::course::classroom::{Advice, Tally};
use crate::exercise::Ask;
use crate::ui::projector::slide::arrange::{Arranged, ENOUGH, arrangement, with_lines_ui};
use crate::ui::projector::slide::paragraph::{Prompt, asked, prompt_ui};
use crate::ui::projector::slide::{
    frame::Slide, options::Told, options::options_ui, pictures::Letters, pictures::Pictures,
};
use crate::ui::projector::{beat::Beat, fit::fitted_words_ui, posed::Part};
use crate::ui::{Both, Screen};

pub(super) fn question_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let prompt = screen.both(|say| say.phrase(&part.question.prompt));
    let exhibits = &part.question.exhibits;
    let prompt = asked(screen, slide, prompt, !exhibits.is_empty());
    let theme = *screen.theme;
    if slide.beat == Beat::Question || has_own_answers(slide) {
        // The pictures are more important than the second language of the question.
        let rest = prompt_ui(ui, &theme, place, &prompt, None);
        let short = prompt.clone().in_one_language();
        let pictures = Pictures::new(slide, exhibits, Letters::Any);
        let prompt = match short {
            Some(short) if !pictures.fit(ui, screen, rest) => short,
            _ => prompt,
        };
        let rest = prompt_ui(ui, &theme, place, &prompt, Some(slide));
        // The exhibits share the room only with the lines already worked out.
        let begun = slide.talk.posed(slide.at).map(|posed| &posed.begun[..]);
        match begun.filter(|lines| !lines.is_empty()) {
            Some(lines) => with_lines_ui(ui, screen, rest, slide, exhibits, (lines, 0)),
            None => pictures.alone_ui(ui, screen, rest),
        }
        return;
    }
    if exhibits.is_empty() {
        let rest = prompt_ui(ui, &theme, place, &prompt, Some(slide));
        options_at(ui, screen, rest, slide, part, 1);
        return;
    }
    let Some((best, way)) = best_way(ui, screen, place, slide, part, &prompt) else {
        return;
    };
    let screen = &mut screen.in_languages(best.second);
    let rest = prompt_ui(ui, &theme, place, &best.prompt, Some(slide));
    let words = way.pictures_ui(ui, screen, rest, slide, exhibits);
    options_at(ui, screen, words, slide, part, way.way.columns());
}

struct Asks {
    prompt: Prompt,
    /// Whether the answers are shown in the second language, too.
    second: bool,
}

/// The texts of a slide with a vote, in one language if two would be too small, and their layout.
fn best_way(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    part: &Part,
    prompt: &Prompt,
) -> Option<(Asks, Arranged)> {
    let short = prompt.clone().in_one_language();
    let one = screen.second.map(|_| short.as_ref().unwrap_or(prompt));
    let all = [(Some(prompt), true), (short.as_ref(), true), (one, false)];
    let mut best: Option<(Asks, Arranged)> = None;
    for (prompt, second) in all
        .into_iter()
        .filter_map(|(it, second)| Some((it?, second)))
    {
        let rest = prompt_ui(ui, screen.theme, place, prompt, None);
        let screen = &mut screen.in_languages(second);
        let way = divided(ui, screen, rest, slide, part)?;
        if best.as_ref().is_none_or(|(_, best)| way.step < best.step) {
            let prompt = prompt.clone();
            best = Some((Asks { prompt, second }, way));
        }
        if way.step <= ENOUGH {
            break;
        }
    }
    best
}

fn divided(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    rest: Rect,
    slide: &Slide<'_>,
    part: &Part,
) -> Option<Arranged> {
    // Reserves room for the bars and the tick from the start, so that nothing moves.
    let told = Told {
        closed: [Some(Tally::default()), None],
        right: part.ballot.as_ref().map(|ballot| ballot.right),
        ..Told::default()
    };
    let vote = Slide {
        beat: Beat::Options,
        ..*slide
    };
    let exhibits = &part.question.exhibits;
    arrangement(ui, screen, rest, &vote, exhibits, |ui, screen, way| {
        if let Some(ballot) = &part.ballot {
            let columns = way.columns();
            let told = Told { columns, ..told };
            options_ui(ui, screen, ballot, &part.question.ask, told);
        }
    })
}

fn told(slide: &Slide<'_>, part: &Part) -> Told {
    let tally = |round: usize| Some(part.poll.round(round)).filter(|it| it.total() > 0);
    let closed = match slide.beat {
        Beat::Closed(0) => [tally(0), None],
        Beat::Closed(_) | Beat::Answer => [tally(0), tally(1)],
        _ => [None, None],
    };
    let right = part.ballot.as_ref().map(|ballot| ballot.right);
    Told {
        closed,
        right: right.filter(|_| slide.beat.tells()),
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

/// Whether the class gives answers of its own now: then none are shown.
fn has_own_answers(slide: &Slide<'_>) -> bool {
    slide.beat == Beat::Options && slide.talk.has_own_answers(slide.at)
}

/// What the class is to do: answer on its phones, or discuss after a vote was closed; `None` otherwise.
pub(super) fn to_do(screen: &Screen<'_>, slide: &Slide<'_>) -> Option<Both> {
    let part = slide.talk.part(slide.at)?;
    if has_own_answers(slide) {
        let id = match part.question.ask {
            Ask::CallMade(_) | Ask::Cards(_) => "class-phones-tap-answer",
            _ => "class-phones-type-answer",
        };
        return Some(screen.both(|say| say.text(id)));
    }
    let right = part.ballot.as_ref()?.right;
    let advice = part.poll.round(0).advice(right)?;
    let discuss = part.poll.again || advice == Advice::Discuss;
    (slide.beat == Beat::Closed(0) && discuss)
        .then(|| screen.both(|say| say.text("projector-discuss")))
}
