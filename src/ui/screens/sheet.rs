//! The page of worksheets and other things to print.

use egui::Ui;

use crate::exercise::{Group, Skill};
use crate::i18n::{Locale, plain};
use crate::ui::printing::{About, SheetCommand, SheetSaid, SheetState};
use crate::ui::screens::{
    chooser, field::Field, parts, parts::language, settings, settings::Offer,
};
use crate::ui::{Command, Emphasis, Screen, Size, chooser::Wanted, control, text};

pub(super) fn sheet_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &SheetState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "screen-sheet-title", Size::Large);
    screen.muted_ui(ui, "screen-sheet-intro");
    about_ui(ui, screen, state);
    how_many_ui(ui, screen, state);
    languages_ui(ui, screen, state);
    make_ui(ui, screen, state);
    if let Some(said) = &state.said {
        said_ui(ui, screen, said);
    }
    ui.add_space(theme.space(5.0));
    control::hairline_ui(ui, &theme);
    more_ui(ui, screen);
}

fn sent(command: SheetCommand) -> Command {
    Command::Sheet(command)
}

fn about_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &SheetState) {
    let is_lesson = matches!(state.about, About::Lesson { .. });
    let (lesson, topic) = (of_lesson(0, None), of_topic(Group::Auction, None));
    let options = [
        ("screen-sheet-lesson", is_lesson, lesson),
        ("screen-sheet-topic", !is_lesson, topic),
    ];
    let options = options.map(|(id, chosen, about)| (screen.text(id), chosen, set(about)));
    settings::choice_ui(ui, screen, "screen-sheet-what", None, options);
    match &state.about {
        About::Lesson { chapter, id } => lessons_ui(ui, screen, *chapter, id.as_deref()),
        About::Topic { group, skill } => topics_ui(ui, screen, *group, *skill),
    }
}

fn set(about: About) -> Command {
    sent(SheetCommand::SetAbout(about))
}

const fn of_lesson(chapter: usize, id: Option<String>) -> About {
    About::Lesson { chapter, id }
}

const fn of_topic(group: Group, skill: Option<Skill>) -> About {
    About::Topic { group, skill }
}

fn lessons_ui(ui: &mut Ui, screen: &mut Screen<'_>, chapter: usize, id: Option<&str>) {
    let say = screen.say;
    let chapters = &screen.state.course.chapters;
    let options = chapters.iter().enumerate().map(|(at, (its, _))| {
        let title = plain(&say.lesson_text(&its.title));
        (title, at == chapter, set(of_lesson(at, None)))
    });
    screen.radio_ui(ui, None, (2.0, 0.0), options);
    let lessons = chapters.get(chapter).map(|(_, lessons)| lessons);
    let lessons = lessons.into_iter().flatten().map(|lesson| {
        let title = plain(&say.lesson_text(&lesson.title));
        let about = of_lesson(chapter, Some(lesson.id.clone()));
        (title, id == Some(lesson.id.as_str()), set(about))
    });
    inside_ui(ui, screen, lessons);
}

fn topics_ui(ui: &mut Ui, screen: &mut Screen<'_>, group: Group, skill: Option<Skill>) {
    let say = screen.say;
    let groups = Group::ALL.into_iter();
    let groups = groups.filter(|it| it.kinds().next().is_some());
    let options = groups.map(|it| (say.group(it), it == group, set(of_topic(it, None))));
    screen.radio_ui(ui, None, (2.0, 0.0), options);
    let skills = parts::skills(group.kinds()).into_iter().map(Some);
    let skills = std::iter::once(None).chain(skills).map(|it| {
        let whole = || say.text("screen-sheet-whole-group");
        let label = it.map_or_else(whole, |it| say.skill(it));
        (label, skill == it, set(of_topic(group, it)))
    });
    inside_ui(ui, screen, skills);
}

fn inside_ui(ui: &mut Ui, screen: &mut Screen<'_>, options: impl IntoIterator<Item = Offer>) {
    control::tinted_ui(ui, screen.theme, |ui| {
        screen.radio_ui(ui, None, (2.0, 0.0), options);
    });
}

fn how_many_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &SheetState) {
    let items = SheetState::ITEMS.map(|items| {
        let command = sent(SheetCommand::SetItems(items));
        (items.to_string(), state.items == items, command)
    });
    settings::choice_ui(ui, screen, "screen-sheet-items", None, items);
    if matches!(state.about, About::Lesson { .. }) {
        return;
    }
    let say = screen.say;
    let levels = parts::levels(&say).map(|(level, name)| {
        let command = sent(SheetCommand::SetLevel(level));
        (name, state.level == level, command)
    });
    settings::choice_ui(ui, screen, "screen-practice-difficulty", None, levels);
}

fn languages_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &SheetState) {
    let say = screen.say;
    let first = Locale::ALL.map(|locale| {
        let command = sent(SheetCommand::SetLocale(locale));
        (language(&say, locale), state.locale == locale, command)
    });
    let seconds = parts::second_languages(&say, &Locale::BASES, state.locale, state.second);
    let seconds = seconds.map(|(label, chosen, locale)| {
        let command = sent(SheetCommand::SetSecond(locale));
        (label, chosen, command)
    });
    settings::choice_ui(ui, screen, "screen-sheet-language", None, first);
    settings::choice_ui(ui, screen, "screen-sheet-second", None, seconds);
}

fn make_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &SheetState) {
    let theme = *screen.theme;
    let keys = [
        ("screen-sheet-key-inside", false),
        ("screen-sheet-key-apart", true),
    ];
    let keys = keys.map(|(id, apart)| {
        let command = sent(SheetCommand::SetKeyApart(apart));
        (screen.text(id), state.key_apart == apart, command)
    });
    settings::choice_ui(ui, screen, "screen-sheet-key", None, keys);
    ui.add_space(theme.space(4.0));
    let field = Field::line(screen, "screen-sheet-path", &state.path);
    let open = Some(("screen-sheet-make", Emphasis::Primary));
    let done = chooser::path_ui(ui, screen, &field, Wanted::Sheet, open);
    let typed = |path| sent(SheetCommand::TypePath(path));
    if done.sent(screen, typed).entered {
        screen.send(sent(SheetCommand::Make));
    }
}

fn said_ui(ui: &mut Ui, screen: &mut Screen<'_>, said: &SheetSaid) {
    let theme = screen.theme;
    let words = match said {
        SheetSaid::Made(files) => {
            let files = files.iter().map(|file| file.display().to_string());
            let files = files.collect::<Vec<_>>().join(" · ");
            let id = screen.state.files.written("screen-sheet-made");
            screen.with(id, [("file", files.into())])
        }
        SheetSaid::NoLesson => screen.text("screen-sheet-choose-lesson"),
        SheetSaid::NoPath => screen.text("screen-sheet-no-path"),
        SheetSaid::NotMade(error) => {
            let (id, file) = error.text();
            let file = file.map(|file| ("file", file.display().to_string().into()));
            screen.with(id, file)
        }
    };
    ui.add_space(theme.space(2.0));
    text::news_ui(ui, theme, &words, said.is_trouble());
    if let SheetSaid::Made(files) = said {
        parts::again_ui(ui, screen, files);
    }
}

fn more_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "screen-sheet-more", Size::Lead);
    let files = screen.state.files;
    let words = files.worded("screen-sheet-more-text", "screen-sheet-more-text-here");
    screen.muted_ui(ui, words);
    let sheets = [
        ("screen-sheet-card", SheetCommand::MakeCard),
        ("screen-sheet-table", SheetCommand::MakeTable),
    ];
    let sheets = sheets.map(|(id, command)| (screen.text(id), Emphasis::Quiet, sent(command)));
    control::row_ui(ui, theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 180.0, sheets);
    });
}
