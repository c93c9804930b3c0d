//! Slides of an answer: what is right, why, which mistake leads elsewhere, what to remember.

use egui::{Rect, Ui};

use crate::exercise::Ask;
use crate::ui::answer;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::{cut_across, cut_down, fitted_ui, fitted_words_ui};
use crate::ui::projector::posed::Part;
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::arrange::fits;
use crate::ui::projector::slide::choices::choices_ui;
use crate::ui::projector::slide::options::{LETTERS, Told, options_ui};
use crate::ui::projector::slide::pictures::{Letters, exhibits_ui, is_table};
use crate::ui::projector::slide::prompt::{asked, prompt_ui};
use crate::ui::projector::slide::words::{alone, both_ui, lines_ui, second_of, whole_ui};
use crate::ui::projector::words::Words;
use crate::ui::screens::Screen;
use crate::ui::text::{Both, Style};
use crate::ui::theme::{Size, Weight};

/// The right answer: among those voted on, or on the table, where it was asked for.
pub(super) fn answer_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let theme = *screen.theme;
    let prompt = screen.both(|say| say.phrase(&part.question.prompt));
    let prompt = Both {
        second: None,
        ..prompt
    };
    let prompt = asked(screen, slide, prompt, true);
    let rest = prompt_ui(ui, &theme, place, &prompt, slide);
    if let Some(ballot) = &part.ballot {
        let id = slide.id(ui, "options");
        let mut told = Told {
            right: Some(ballot.right),
            ..Told::default()
        };
        for round in 0..2 {
            let tally = part.poll.round(round);
            told.closed[round] = (tally.total() > 0).then_some(tally);
        }
        fitted_words_ui(ui, &theme, id, rest, |ui, theme| {
            options_ui(ui, &screen.sized(theme), ballot, &part.question.ask, told);
        });
        return;
    }
    if let Ask::Choices(options) = &part.question.ask {
        choices_ui(ui, screen, rest, slide, (part, options));
        return;
    }
    let exhibits = part.question.exhibits.as_slice();
    let drawn = (exhibits, Letters::Again);
    let rest = match said(screen, part) {
        None => rest,
        Some(words) => {
            let size = if words.chars().count() <= 14 {
                Size::Large
            } else {
                Size::Lead
            };
            let (upper, lower) = cut_down(rest, rest.height() * 0.24, theme.space(2.0));
            // A table that has no room under the answer has been seen; the words say it.
            let alone = exhibits.iter().any(is_table)
                && !fits(ui, screen, lower, slide, drawn, Some(&part.shown));
            let id = slide.id(ui, "answer");
            let place = if alone { rest } else { upper };
            fitted_words_ui(ui, &theme, id, place, |ui, theme| {
                let style = Style::new(theme, size, Weight::Bold).color(theme.right);
                whole_ui(ui, theme, &format!("✓ {words}"), style);
            });
            if alone {
                return;
            }
            lower
        }
    };
    shown_ui(ui, screen, rest, slide, part);
}

/// The answer in words, where it is not told better by what lies on the table.
fn said(screen: &Screen<'_>, part: &Part) -> Option<String> {
    let told = matches!(
        part.question.ask,
        Ask::Column(_) | Ask::Choices(_) | Ask::CallMade(_)
    );
    let grade = part.shown.grade().filter(|_| !told)?;
    Some(screen.say.answer(&grade.solution, &part.question.ask))
}

/// The table with the answer on it, and beside it what the answer was to be put into.
fn shown_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>, part: &Part) {
    let exhibits = &part.question.exhibits;
    let beside = matches!(
        part.question.ask,
        Ask::Calls | Ask::Account | Ask::Column(_)
    );
    let (left, right) = match (exhibits.is_empty(), beside) {
        (false, true) => {
            let (left, right) = cut_across(place, place.width() * 0.48, screen.theme.space(6.0));
            (Some(left), Some(right))
        }
        (false, false) => (Some(place), None),
        (true, _) => (None, Some(place)),
    };
    if let Some(left) = left {
        let drawn = (exhibits.as_slice(), Letters::Again);
        exhibits_ui(ui, screen, left, slide, drawn, Some(&part.shown));
    }
    let Some(right) = right else {
        return;
    };
    let id = slide.id(ui, "input");
    let theme = *screen.theme;
    fitted_ui(ui, &theme, id, right, 1.0, |ui, theme| {
        // The answer stands there; none can be given.
        ui.disable();
        ui.set_opacity(1.0);
        answer::answer_ui(ui, &mut screen.sized(theme), &part.shown);
    });
}

/// The answer in a line, and why it is so, as many lines at a time as have room.
pub(super) fn why_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    lines: usize,
) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let words = Words {
        say: screen.say,
        second: screen.second,
    };
    let before = slide.talk.lines_before(&words, slide.at, slide.beat);
    let rest = right_line_ui(ui, screen, place, part);
    let lines = part.lines.get(..lines).unwrap_or(&part.lines);
    lines_ui(ui, screen, rest, slide, lines, before);
}

/// The right answer in a line at the top; what is left below it.
fn right_line_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, part: &Part) -> Rect {
    let theme = screen.theme;
    let words = match (&part.ballot, said(screen, part)) {
        (Some(ballot), Some(words)) => {
            let letter = LETTERS.get(ballot.right).copied().unwrap_or_default();
            format!("✓ {letter}   {words}")
        }
        (None, Some(words)) => format!("✓ {words}"),
        (_, None) => return place,
    };
    let second = part.shown.grade().and_then(|grade| {
        let both = screen.both(|say| say.answer(&grade.solution, &part.question.ask));
        both.second
    });
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    let long = words.chars().count() > 60;
    let size = if long { Size::Body } else { Size::Title };
    let style = Style::new(theme, size, Weight::Bold).color(theme.right);
    whole_ui(&mut child, theme, &words, style);
    if let Some(second) = second {
        whole_ui(&mut child, theme, &second, second_of(theme, style));
    }
    let height = child.min_rect().height();
    cut_down(place, height, theme.space(3.0)).1
}

/// The wrong answers, and the mistakes that lead to them.
pub(super) fn slips_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    to: usize,
) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let Some(ballot) = &part.ballot else {
        return;
    };
    let words = Words {
        say: screen.say,
        second: screen.second,
    };
    let (from, last) = slide.talk.slips_before(&words, slide.at, to);
    let slips = part.slips();
    let slips = slips.get(from..to).unwrap_or(&slips);
    // The line to take away, where it has no slide of its own.
    let told = slide.talk.was_told(slide.at, part);
    let own = slide.talk.beats(&words, slide.at).contains(&Beat::Remember);
    let remember =
        (last && !told && !own).then(|| alone(screen.both(|say| say.remember(part.remember))));
    let single = slips.len() == 1 && remember.is_none();
    let rest = right_line_ui(ui, screen, place, part);
    let id = slide.id(ui, "slips");
    fitted_words_ui(ui, screen.theme, id, rest, |ui, theme| {
        for (slip, answers) in slips {
            for &at in answers {
                let Some(option) = ballot.options.get(at) else {
                    continue;
                };
                let letter = LETTERS.get(at).copied().unwrap_or_default();
                let answer = screen.say.answer(&option.answer, &part.question.ask);
                let long = !single || answer.chars().count() > 40;
                let size = if long { Size::Body } else { Size::Title };
                let style = Style::new(theme, size, Weight::Bold).color(theme.wrong);
                whole_ui(ui, theme, &format!("✗ {letter}   {answer}"), style);
            }
            let both = alone(screen.both(|say| say.slip(*slip)));
            let size = if single { Size::Lead } else { Size::Body };
            both_ui(ui, theme, &both, Style::new(theme, size, Weight::Regular));
            ui.add_space(theme.space(2.0));
        }
        if let Some(both) = &remember {
            ui.add_space(theme.space(2.0));
            let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.accent);
            whole_ui(ui, theme, &screen.say.text("projector-remember"), style);
            both_ui(
                ui,
                theme,
                both,
                Style::new(theme, Size::Body, Weight::Semibold),
            );
        }
    });
}

/// The one line to take away.
pub(super) fn remember_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    let both = alone(screen.both(|say| say.remember(part.remember)));
    let title = screen.say.text("projector-remember");
    let id = slide.id(ui, "remember");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.add_space(place.height() * 0.1);
        let style = Style::new(theme, Size::Body, Weight::Semibold).color(theme.accent);
        whole_ui(ui, theme, &title, style);
        let long = both.first.chars().count() > 110;
        let size = if long { Size::Lead } else { Size::Title };
        both_ui(ui, theme, &both, Style::new(theme, size, Weight::Semibold));
    });
}
