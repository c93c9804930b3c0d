//! What the class sees: one slide for each beat. All sizes are shares of its height.

mod answer;
mod arrange;
pub mod frame;
pub mod options;
mod paragraph;
mod pictures;
mod question;
mod said;
mod words;

use egui::{Align2, Rect, Ui, UiBuilder};

use crate::course::Step;
use crate::ui::projector::{beat::Beat, fit::cut_down, fit::note_words, slide::frame::Slide};
use crate::ui::{Command, Screen, Size, Style, Theme, Weight, state::State, text};

/// An empty margin on all sides, because projectors cut off edges.
const SAFE: f32 = 0.05;

pub fn slide_ui(ui: &mut Ui, state: &State, rect: Rect, slide: &Slide<'_>) {
    let theme = Theme::for_slide(&state.choices, rect.size());
    ui.painter().rect_filled(rect, 0.0, theme.paper);
    note_words(ui.ctx());
    let inner = rect.shrink2(rect.size() * SAFE);
    // Widgets on a slide send no commands: only the teacher's keys and buttons do.
    let mut unsent: Vec<Command> = Vec::new();
    let builder = UiBuilder::new().max_rect(inner).id_salt(slide.copy);
    let mut child = ui.new_child(builder);
    child.set_clip_rect(rect);
    let mut screen = Screen::new(state, &theme, &mut unsent);
    let height = theme.size(Size::Small) * 1.5;
    let (top, rest) = cut_down(inner, height, theme.space(2.0));
    header_ui(&child, &screen, top, slide);
    let child = &mut child;
    match slide.beat {
        Beat::Title => words::title_ui(child, &screen, inner, slide),
        Beat::End => words::end_ui(child, &screen, inner, slide),
        Beat::Text(number) | Beat::Story(number) => {
            let before = slide.talk.before(&screen.languages(), slide.at);
            // The pages of an example's story are counted after those of its text.
            let story = match slide.beat {
                Beat::Text(_) => number.checked_sub(before.texts.len()),
                _ => Some(number),
            };
            let page = match story {
                Some(at) => before.stories.get(at),
                None => before.texts.get(number),
            };
            let page = page.map_or(&[][..], Vec::as_slice);
            match story {
                Some(_) => words::story_ui(child, &theme, rest, slide, page),
                None => words::text_ui(child, &theme, rest, slide, page),
            }
        }
        Beat::Picture(revealed) => {
            pictures::picture_ui(child, &mut screen, rest, slide, revealed);
        }
        Beat::Table => pictures::table_ui(child, &mut screen, rest, slide),
        Beat::Worked(revealed) => words::worked_ui(child, &mut screen, rest, slide, revealed),
        Beat::Question | Beat::Options | Beat::Closed(_) | Beat::Again => {
            question::question_ui(child, &mut screen, rest, slide);
        }
        Beat::Answer => answer::answer_ui(child, &mut screen, rest, slide),
        Beat::Why(said) => said::why_ui(child, &screen, rest, slide, said),
    }
}

/// The header: the title or what to do, the vote, the step. It never hints at the answer.
fn header_ui(ui: &Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>) {
    if matches!(slide.beat, Beat::Title | Beat::End) {
        return;
    }
    let theme = screen.theme;
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    let steps = slide.talk.script.taken_before(usize::MAX);
    let step = (slide.talk.script.taken_before(slide.at.step) + 1).min(steps);
    let mut right = format!("{step} / {steps}");
    let round = match slide.beat {
        Beat::Options | Beat::Closed(0) => Some(1_usize),
        Beat::Again | Beat::Closed(_) => Some(2),
        _ => None,
    };
    if let Some(round) = round {
        let vote = screen.with("projector-vote", [("round", round.into())]);
        let poll = slide.talk.part(slide.at).map(|part| &part.poll);
        let votes = poll.map_or(0, |poll| poll.round(round - 1).total());
        if slide.beat.open_round().is_some() && votes > 0 {
            let votes = screen.with("projector-voted", [("votes", votes.into())]);
            right = format!("{votes}  ·  {right}");
        }
        right = format!("{vote}  ·  {right}");
    } else if let Some(fresh) = slide.step().and_then(Step::fresh) {
        let item = ("item", (slide.at.item + 1).into());
        let item = screen.with("projector-item", [item, ("items", fresh.items.into())]);
        right = format!("{item}  ·  {right}");
    }
    let right = text::job(theme, &right, style);
    let right = text::put(ui, right, Align2::RIGHT_TOP, place.right_top());
    let room = place.width() - right.width() - theme.space(6.0);
    let (left, style) = match question::to_do(screen, slide) {
        Some(words) => {
            let weight = Weight::Semibold;
            (words, Style { weight, ..style }.color(theme.accent))
        }
        None => {
            let title = screen.lesson_text(&slide.talk.script.title);
            (title.first.into(), style)
        }
    };
    let mut job = text::job(theme, &left.first, style);
    if let Some(second) = &left.second {
        let under = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
        let mut both = job.clone();
        text::append(&mut both, theme, &format!("  {second}"), under);
        if ui.painter().layout_job(both.clone()).size().x <= room {
            job = both;
        }
    }
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    text::put(ui, job, Align2::LEFT_TOP, place.min);
}
