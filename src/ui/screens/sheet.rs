//! The page of worksheets and other things to print.

use egui::Ui;

use crate::exercise::{Group, Skill};
use crate::i18n::{Locale, plain};
use crate::ui::printing::{About, SheetCommand, SheetSaid, SheetState};
use crate::ui::screens::{chooser, field::Field, parts, parts::language, settings};
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
    let say = |id: &str| screen.text(id);
    let set = |about| sent(SheetCommand::SetAbout(about));
    let lesson = About::Lesson {
        chapter: 0,
        id: None,
    };
    let topic = About::Topic {
        group: Group::Auction,
        skill: None,
    };
    let is_lesson = matches!(state.about, About::Lesson { .. });
    let options = vec![
        (say("screen-sheet-lesson"), is_lesson, set(lesson)),
        (say("screen-sheet-topic"), !is_lesson, set(topic)),
    ];
    settings::choice_ui(ui, screen, "screen-sheet-what", None, options);
    match &state.about {
        About::Lesson { chapter, id } => lessons_ui(ui, screen, *chapter, id.as_deref()),
        About::Topic { group, skill } => topics_ui(ui, screen, *group, *skill),
    }
}

fn lessons_ui(ui: &mut Ui, screen: &mut Screen<'_>, chapter: usize, id: Option<&str>) {
    let chapters = &screen.state.course.chapters;
    let options = chapters.iter().enumerate().map(|(at, (its, _))| {
        let title = plain(&screen.say.lesson_text(&its.title));
        let about = About::Lesson {
            chapter: at,
            id: None,
        };
        (title, at == chapter, about)
    });
    let options = options.collect();
    let lessons = chapters.get(chapter).map(|(_, lessons)| lessons);
    let lessons = lessons.into_iter().flatten().map(|lesson| {
        let title = plain(&screen.say.lesson_text(&lesson.title));
        let about = About::Lesson {
            chapter,
            id: Some(lesson.id.clone()),
        };
        (title, id == Some(lesson.id.as_str()), about)
    });
    let lessons = lessons.collect();
    offers_ui(ui, screen, options);
    inside_ui(ui, screen, lessons);
}

fn topics_ui(ui: &mut Ui, screen: &mut Screen<'_>, group: Group, skill: Option<Skill>) {
    let groups = Group::ALL
        .into_iter()
        .filter(|it| it.kinds().next().is_some());
    let options = groups.map(|it| {
        let about = About::Topic {
            group: it,
            skill: None,
        };
        (screen.say.group(it), it == group, about)
    });
    let options = options.collect();
    let skills = parts::skills(group.kinds());
    let whole = About::Topic { group, skill: None };
    let whole = (
        screen.text("screen-sheet-whole-group"),
        skill.is_none(),
        whole,
    );
    let each = skills.into_iter().map(|it| {
        let about = About::Topic {
            group,
            skill: Some(it),
        };
        (screen.say.skill(it), skill == Some(it), about)
    });
    let skills = std::iter::once(whole).chain(each).collect();
    offers_ui(ui, screen, options);
    inside_ui(ui, screen, skills);
}

fn inside_ui(ui: &mut Ui, screen: &mut Screen<'_>, options: Vec<(String, bool, About)>) {
    control::tinted_ui(ui, screen.theme, |ui| offers_ui(ui, screen, options));
}

fn offers_ui(ui: &mut Ui, screen: &mut Screen<'_>, options: Vec<(String, bool, About)>) {
    let options = options.into_iter();
    let options =
        options.map(|(label, chosen, about)| (label, chosen, sent(SheetCommand::SetAbout(about))));
    screen.radio_ui(ui, None, (2.0, 0.0), options);
}

fn how_many_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &SheetState) {
    let items = SheetState::ITEMS.map(|items| {
        let command = sent(SheetCommand::SetItems(items));
        (items.to_string(), state.items == items, command)
    });
    settings::choice_ui(ui, screen, "screen-sheet-items", None, items.to_vec());
    if matches!(state.about, About::Lesson { .. }) {
        return;
    }
    let levels = parts::levels(&screen.say).map(|(level, name)| {
        let command = sent(SheetCommand::SetLevel(level));
        (name, state.level == level, command)
    });
    let levels = levels.collect();
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
    let seconds = seconds.collect();
    settings::choice_ui(ui, screen, "screen-sheet-language", None, first.to_vec());
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
    settings::choice_ui(ui, screen, "screen-sheet-key", None, keys.to_vec());
    ui.add_space(theme.space(4.0));
    let field = Field::line(screen, "screen-sheet-path", &state.path);
    let open = Some(("screen-sheet-make", Emphasis::Primary));
    let done = chooser::path_ui(ui, screen, &field, Wanted::Sheet, open);
    let typed = |path| sent(SheetCommand::TypePath(path));
    if done.sent(screen, typed).entered {
        screen.send(sent(SheetCommand::Make));
    }
}

fn said_ui(ui: &mut Ui, screen: &Screen<'_>, said: &SheetSaid) {
    let theme = screen.theme;
    let words = match said {
        SheetSaid::Made(files) => {
            let files = files.iter().map(|file| file.display().to_string());
            let files = files.collect::<Vec<_>>().join(" · ");
            screen.with("screen-sheet-made", [("files", files.into())])
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
}

fn more_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "screen-sheet-more", Size::Lead);
    screen.muted_ui(ui, "screen-sheet-more-text");
    let sheets = [
        ("screen-sheet-card", SheetCommand::MakeCard),
        ("screen-sheet-table", SheetCommand::MakeTable),
    ];
    let sheets = sheets.map(|(id, command)| (screen.text(id), Emphasis::Quiet, sent(command)));
    control::row_ui(ui, theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 180.0, sheets);
    });
}
