//! Slides of words, and of worked examples.

use egui::{Pos2, Rect, Ui};

use crate::course::{Lesson, Step, Text};
use crate::exercise::{Exhibit, Skill, worked::worked};
use crate::ui::projector::slide::paragraph::{asked, both_ui, prompt_ui, second_of, whole_ui};
use crate::ui::projector::slide::pictures::{Letters, Pictures};
use crate::ui::projector::slide::{arrange::with_lines_ui, frame::Slide};
use crate::ui::projector::{fit::fitted_words_ui, pieces::letters};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight};

/// The most skills named on the last slide.
const MOST_SKILLS: usize = 3;

pub(super) fn title_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let title = screen.lesson_text(&slide.talk.script.title);
    let chapter = screen.state.chapter_of(&slide.talk.script.id);
    let chapter = chapter.and_then(|number| screen.state.course.chapters.get(number));
    // The chapter of a teacher's folder has a name, not a title, so it is not shown.
    let titled = chapter.filter(|(chapter, _)| matches!(chapter.title, Text::Id(_)));
    let above = titled.map(|(chapter, _)| screen.say.lesson_text(&chapter.title));
    let above = above.filter(|above| *above != title.first);
    let id = slide.id(ui, "title");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.add_space(place.height() * 0.26);
        if let Some(above) = above {
            let style = Style::new(theme, Size::Body, Weight::Semibold).color(theme.accent);
            whole_ui(ui, theme, &above, style);
        }
        let style = Style::new(theme, Size::Large, Weight::Bold);
        whole_ui(ui, theme, &title.first, style);
        if let Some(second) = &title.second {
            let style = Style::new(theme, Size::Title, Weight::Regular).color(theme.muted);
            whole_ui(ui, theme, second, style);
        }
    });
}

/// The lesson to continue with; `None` after the last of a teacher's own lessons.
fn following_lesson<'a>(screen: &Screen<'a>, lesson: &Lesson) -> Option<&'a Lesson> {
    let chapters = screen.state.course.chapters.iter();
    let mut rest = chapters.skip_while(|(_, lessons)| lessons.iter().all(|it| it.id != lesson.id));
    let (chapter, lessons) = rest.next()?;
    let mut behind = lessons.iter().skip_while(|it| it.id != lesson.id).skip(1);
    behind.next().or_else(|| {
        screen.state.chapter_number(chapter)?;
        rest.next()?.1.first()
    })
}

pub(super) fn end_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let lesson = &slide.talk.script;
    let title = screen.both(|say| say.text("projector-end"));
    let mut skills: Vec<Skill> = Vec::new();
    for step in lesson.steps.iter() {
        let skill = match step {
            Step::Practise { skill, .. } => *skill,
            Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
                exercise.first_question().skill
            }
            _ => continue,
        };
        if !skills.contains(&skill) {
            skills.push(skill);
        }
    }
    skills.truncate(MOST_SKILLS);
    let following = following_lesson(screen, lesson).map(|next| {
        screen.both(|say| {
            let title = say.lesson_text(&next.title);
            say.with("screen-lesson-end-next", [("lesson", title.into())])
        })
    });
    let id = slide.id(ui, "end");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.add_space(place.height() * 0.06);
        let style = Style::new(theme, Size::Title, Weight::Bold);
        both_ui(ui, theme, &title, style);
        ui.add_space(theme.space(3.0));
        if !skills.is_empty() {
            let head = screen.both(|say| say.text("projector-end-knows"));
            let style = Style::new(theme, Size::Body, Weight::Semibold).color(theme.accent);
            both_ui(ui, theme, &head, style);
        }
        for skill in &skills {
            let words = screen.both(|say| format!("–\u{a0}{}", say.skill(*skill)));
            let style = Style::new(theme, Size::Body, Weight::Regular);
            both_ui(ui, theme, &words, style);
        }
        if let Some(following) = &following {
            ui.add_space(theme.space(4.0));
            let style = Style::new(theme, Size::Body, Weight::Semibold);
            both_ui(ui, theme, following, style);
        }
    });
}

pub(super) fn text_ui(ui: &mut Ui, theme: &Theme, place: Rect, slide: &Slide<'_>, page: &[Both]) {
    let alone = page.len() == 1;
    // A short text has large letters.
    let few = alone && page.iter().all(|both| letters(both) < 90);
    let size = if few { Size::Title } else { Size::Lead };
    let id = slide.id(ui, "text");
    fitted_words_ui(ui, theme, id, place, |ui, theme| {
        ui.add_space(place.height() * if alone { 0.05 } else { 0.02 });
        for both in page {
            let style = Style::new(theme, size, Weight::Regular);
            whole_ui(ui, theme, &both.first, style);
            if let Some(second) = &both.second {
                ui.add_space(theme.space(if alone { 3.0 } else { 0.0 }));
                let mut style = second_of(theme, style);
                if alone {
                    style.size = theme.size(Size::Body);
                }
                whole_ui(ui, theme, second, style);
            }
            ui.add_space(theme.space(2.0));
        }
    });
}

pub(super) fn story_ui(ui: &mut Ui, theme: &Theme, place: Rect, slide: &Slide<'_>, page: &[Both]) {
    let id = slide.id(ui, "story");
    fitted_words_ui(ui, theme, id, place, |ui, theme| {
        let bar = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.add_space(theme.space(5.0));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = theme.space(2.0);
                for both in page {
                    let style = Style::new(theme, Size::Lead, Weight::Regular);
                    both_ui(ui, theme, both, style);
                }
            });
        });
        let bottom = ui.min_rect().bottom();
        let bar = Rect::from_min_max(bar, Pos2::new(bar.x + theme.px(3.0), bottom));
        ui.painter().rect_filled(bar, theme.px(1.5), theme.accent);
    });
}

pub(super) fn worked_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    revealed: usize,
) {
    let Some(Step::Worked { exercise, .. }) = slide.step() else {
        return;
    };
    let questions = exercise.questions();
    let lines = worked(questions);
    let several = questions.len() > 1;
    let question = &questions[0].question;
    let shown = lines.get(..revealed).unwrap_or(&lines);
    let theme = *screen.theme;
    let words = screen.languages();
    let before = slide.talk.lines_before(&words, slide.at, slide.beat);
    let prompt = screen.both(|say| say.phrase(&question.prompt));
    // The story was told on earlier slides.
    let mut all = question.exhibits.clone();
    all.retain(|exhibit| !matches!(exhibit, Exhibit::Scene(_)));
    // With several questions, each is above its own lines.
    let mut rest = place;
    if !several {
        let prompt = asked(screen, slide, prompt, !all.is_empty());
        rest = prompt_ui(ui, &theme, place, &prompt, Some(slide));
    }
    if revealed == 0 {
        Pictures::new(slide, &all, Letters::First).alone_ui(ui, screen, rest);
        return;
    }
    with_lines_ui(ui, screen, rest, slide, &all, (shown, before));
}
