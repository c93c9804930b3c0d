//! Lines about an answer, and lines of working: reasons, mistakes, the rule to remember.

use egui::{Color32, Rect, Ui, Vec2, text::LayoutJob};

use crate::exercise::{Ask, ballot::Ballot, worked::WorkedLine};
use crate::ui::projector::fit::{cut_down, fitted_words_ui, height_of};
use crate::ui::projector::slide::paragraph::{said, second_of, whole_ui};
use crate::ui::projector::slide::{frame::Slide, options::LETTERS};
use crate::ui::projector::{pieces::letters, posed::Part, posed::Said, words};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight, text, text::weight_of};

/// Wrong answers with at most this number of letters are in the line of their mistake.
const SHORT: usize = 30;

/// Several right answers with more letters than this are not repeated above the reasons.
const LINE: usize = 90;

struct Block {
    /// A heading in small letters.
    title: Option<String>,
    /// The wrong answers, shown before the words.
    answers: Vec<String>,
    words: Both,
    weight: Weight,
}

impl Block {
    fn line(screen: &Screen<'_>, line: &WorkedLine) -> Self {
        Self {
            title: None,
            answers: Vec::new(),
            words: screen.both(|say| say.worked_line(line)),
            weight: weight_of(line),
        }
    }

    fn of(screen: &Screen<'_>, said: &Said, part: &Part) -> Self {
        let (title, at, weight) = match said {
            Said::Line(line) => return Self::line(screen, line),
            Said::Mistake(_, at) => (None, at.as_slice(), Weight::Regular),
            Said::Remember(_) => (Some("projector-remember"), &[][..], Weight::Semibold),
        };
        let ballot = part.ballot.iter();
        let offered = ballot.flat_map(|ballot| ballot.options.iter().zip(LETTERS));
        let wrong = offered
            .enumerate()
            .filter(|(number, _)| at.contains(number));
        let answers = wrong.map(|(_, (option, letter))| {
            let answer = screen.say.answer(&option.answer, &part.question.ask);
            format!("✗\u{a0}{letter}\u{a0}\u{a0}{answer}")
        });
        Self {
            title: title.map(|id| screen.text(id)),
            answers: answers.collect(),
            words: words::said_of_answer(&screen.languages(), said),
            weight,
        }
    }

    /// The paragraphs of the block, and the space above each in steps.
    fn jobs(&self, theme: &Theme, color: Color32, second: bool) -> Vec<(LayoutJob, f32)> {
        let mut jobs = Vec::new();
        if let Some(title) = &self.title {
            let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.accent);
            jobs.push((text::job(theme, title, style), 1.0));
        }
        let wrong = Style::new(theme, Size::Body, Weight::Bold).color(theme.wrong);
        let mut words = LayoutJob::default();
        let letters: usize = self.answers.iter().map(|it| it.chars().count()).sum();
        for answer in &self.answers {
            if letters <= SHORT {
                text::append(&mut words, theme, &format!("{answer}    "), wrong);
            } else {
                jobs.push((text::job(theme, answer, wrong), 0.0));
            }
        }
        let style = Style::new(theme, Size::Body, self.weight).color(color);
        text::append(&mut words, theme, &self.words.first, style);
        jobs.push((words, 0.0));
        if let Some(second) = self.words.second.as_ref().filter(|_| second) {
            jobs.push((text::job(theme, second, second_of(theme, style)), 0.0));
        }
        jobs
    }

    fn height(&self, ui: &Ui, theme: &Theme, width: f32, second: bool) -> f32 {
        let jobs = self.jobs(theme, theme.ink, second).into_iter();
        let heights =
            jobs.map(|(job, above)| height_of(ui, job, width) + theme.space(above + BETWEEN));
        heights.sum::<f32>() + theme.space(AFTER)
    }
}

/// The space between two paragraphs, and after a block, in steps.
const BETWEEN: f32 = 0.5;
const AFTER: f32 = 1.5;

/// The answer in a line, and below it as many lines about the answer as fit.
pub(super) fn why_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>, to: usize) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let words = screen.languages();
    let before = slide.talk.lines_before(&words, slide.at, slide.beat);
    let rest = right_line_ui(ui, screen, place, part);
    let all = slide.talk.said(slide.at);
    let blocks: Vec<Block> = all
        .iter()
        .take(to)
        .map(|said| Block::of(screen, said, part))
        .collect();
    blocks_ui(ui, screen, rest, slide, &blocks, before);
}

/// Lines of working. Those from index `fresh` on are always visible, earlier ones if they fit.
pub(super) fn lines_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    lines: &[WorkedLine],
    fresh: usize,
) {
    let blocks: Vec<Block> = lines.iter().map(|line| Block::line(screen, line)).collect();
    blocks_ui(ui, screen, place, slide, &blocks, fresh);
}

fn blocks_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    blocks: &[Block],
    fresh: usize,
) {
    // If there is not enough room, only new lines have the second language under them.
    let (theme, width) = (screen.theme, place.width());
    let height = |block: &Block, second: bool| block.height(ui, theme, width, second);
    let all: f32 = blocks.iter().map(|block| height(block, true)).sum();
    let everywhere = all <= place.height();
    let mut room = place.height();
    let mut from = blocks.len();
    for (number, block) in blocks.iter().enumerate().rev() {
        let newest = number >= fresh;
        room -= height(block, everywhere || newest);
        if room < 0.0 && !newest {
            break;
        }
        from = number;
    }
    let id = slide.id(ui, "lines");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.spacing_mut().item_spacing = Vec2::new(0.0, theme.space(BETWEEN));
        for (number, block) in blocks.iter().enumerate().skip(from) {
            let newest = number >= fresh;
            let color = if newest { theme.ink } else { theme.muted };
            for (job, above) in block.jobs(theme, color, everywhere || newest) {
                ui.add_space(theme.space(above));
                let width = ui.available_width();
                text::label_ui(ui, job, width);
            }
            ui.add_space(theme.space(AFTER - BETWEEN));
        }
    });
}

/// Draws the right answer in a line at the top. Returns the place below it.
fn right_line_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, part: &Part) -> Rect {
    let theme = screen.theme;
    let Some(answer) = answer_in_a_line(screen, part) else {
        return place;
    };
    let letter = |ballot: &Ballot| LETTERS.get(ballot.right).copied().unwrap_or_default();
    let letter = part.ballot.as_ref().map(letter);
    let sign = letter.map_or("✓ ".to_owned(), |letter| format!("✓ {letter}   "));
    // A long answer would leave no room for the reasons. An earlier slide showed it whole.
    let answer = match letters(&answer) / LINE {
        0 => answer,
        1 => answer.first.into(),
        _ => Both::from(""),
    };
    let long = letters(&answer) > 55;
    let size = if long { Size::Body } else { Size::Title };
    let style = Style::new(theme, size, Weight::Bold).color(theme.right);
    let mut job = text::job(theme, &format!("{sign}{}", answer.first), style);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    let short = letters(&answer) <= SHORT / 2;
    if let Some(second) = answer.second.as_ref().filter(|_| short) {
        let under = second_of(theme, style);
        text::append(&mut job, theme, &format!("   {second}"), under);
    }
    text::label_ui(&mut child, job, place.width());
    if let Some(second) = answer.second.filter(|_| !short) {
        whole_ui(&mut child, theme, &second, second_of(theme, style));
    }
    let height = child.min_rect().height();
    cut_down(place, height, theme.space(3.0)).1
}

/// The answer in words, if they are few.
fn answer_in_a_line(screen: &Screen<'_>, part: &Part) -> Option<Both> {
    let grade = part.shown.grade()?;
    let several = matches!(part.question.ask, Ask::Choices(_)) && part.ballot.is_none();
    if !several && part.ballot.is_none() {
        said(screen, part)?;
    }
    let answer = screen.both(|say| say.answer(&grade.solution, &part.question.ask));
    (!several || letters(&answer) <= LINE).then_some(answer)
}
