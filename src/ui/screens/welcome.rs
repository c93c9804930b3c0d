//! The first page for a new learner: a language, one sentence, and where to start.

use egui::Ui;

use crate::i18n::Locale;
use crate::ui::screens::parts;
use crate::ui::{Command, Screen, Size, Weight, control, text};

pub(super) fn welcome_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    ui.add_space(theme.space(4.0));
    screen.muted_ui(ui, "welcome-language");
    languages_ui(ui, screen);
    ui.add_space(theme.space(6.0));
    screen.heading_ui(ui, "screen-home-welcome", Size::Large);
    let intro = screen.text("screen-home-intro");
    text::words_ui(ui, &theme, &intro, Size::Lead, Weight::Regular);
    parts::troubles_ui(ui, screen);
    ui.add_space(theme.space(5.0));
    let width = ui.available_width().min(theme.px(560.0));
    let first = screen.state.course.lessons().next();
    let first = first.map(|lesson| Command::OpenLesson(lesson.id.clone()));
    let (place, look) = (Some(Command::PlaceMe), Some(Command::LookAround));
    let ways = [
        ("welcome-place", "welcome-place-text", place),
        ("welcome-course", "welcome-course-text", first),
        ("welcome-look", "welcome-look-text", look),
    ];
    for (number, (label, words, command)) in ways.into_iter().enumerate() {
        let pressed = screen.button_ui(ui, label, parts::ranked(number), width);
        screen.muted_ui(ui, words);
        ui.add_space(theme.space(3.0));
        if let Some(command) = command.filter(|_| pressed) {
            screen.send(command);
        }
    }
}

fn languages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let here = screen.state.locale().base();
    let say = screen.say;
    let languages = Locale::BASES.map(|locale| {
        let emphasis = control::chosen_if(here == locale);
        let name = parts::language(&say, locale);
        (name, emphasis, Command::SetLocale(locale))
    });
    control::row_ui(ui, screen.theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 130.0, languages);
    });
}
