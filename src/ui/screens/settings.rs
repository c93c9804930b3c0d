//! The settings. A change applies at once and is saved for the next start.

use egui::Ui;

use crate::i18n::{CardLetters, DeclarerWord, Locale};
use crate::ui::screens::{learners, parts};
use crate::ui::{Command, Screen, Size, state::TEXT_SIZES, text};

/// An option: its label, whether it is chosen, and the command that chooses it.
pub(super) type Offer = (String, bool, Command);

pub(super) fn settings_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "nav-settings", Size::Large);
    screen.muted_ui(ui, "settings-intro");
    let here = screen.state.locale();
    let languages = Locale::ALL.map(|it| {
        let label = parts::language(&screen.say, it);
        (label, it == here, Command::SetLocale(it))
    });
    choice_ui(ui, screen, "nav-language", None, languages);
    let second = screen.state.locales().1;
    let say = screen.say;
    let seconds = parts::second_languages(&say, &Locale::ALL, here, second);
    let seconds =
        seconds.map(|(label, chosen, locale)| (label, chosen, Command::SetSecond(locale)));
    let text = Some("settings-second-text");
    choice_ui(ui, screen, "settings-second", text, seconds);
    flags_ui(ui, screen);
    sizes_ui(ui, screen);
    ui.add_space(theme.space(4.0));
    learners::door_ui(ui, screen);
    ui.add_space(theme.space(6.0));
    where_ui(ui, screen);
}

fn flags_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let choices = screen.state.choices;
    let letters = [
        ("nav-letters-national", CardLetters::National),
        ("nav-letters-international", CardLetters::International),
    ];
    let letters = letters.map(|(id, letters)| {
        let chosen = choices.letters == letters;
        (screen.text(id), chosen, Command::SetLetters(letters))
    });
    if letters[0].0 != letters[1].0 {
        choice_ui(ui, screen, "settings-letters", None, letters);
    }
    let (first, second) = screen.state.locales();
    let mut spoken = second.into_iter().chain([first]);
    if spoken.any(|it| it.base() == Locale::It) {
        let words = DeclarerWord::ALL.map(|word| {
            let chosen = choices.declarer == word;
            (word.word().to_owned(), chosen, Command::SetDeclarer(word))
        });
        let text = Some("settings-declarer-text");
        choice_ui(ui, screen, "settings-declarer", text, words);
    }
    let suits = [("settings-suits-two", false), ("settings-suits-four", true)];
    let theme = [("nav-theme-light", false), ("nav-theme-dark", true)];
    let stop = [
        ("settings-stop-used", true),
        ("settings-stop-unused", false),
    ];
    let motion = [("settings-motion-on", true), ("settings-motion-off", false)];
    let mut flag_ui = |heading, options: [(&str, bool); 2], now, command: fn(bool) -> Command| {
        let options = options.map(|(id, on)| (screen.text(id), on == now, command(on)));
        choice_ui(ui, screen, heading, None, options);
    };
    let (four, dark, moves) = (choices.four_colors, choices.dark, choices.motion);
    flag_ui("settings-suits", suits, four, Command::SetFourColors);
    flag_ui("settings-theme", theme, dark, Command::SetDark);
    flag_ui("settings-motion", motion, moves, Command::SetMotion);
    let stop = stop.map(|(id, used)| {
        let chosen = choices.stop_card == used;
        (screen.text(id), chosen, Command::SetStopCard(used))
    });
    let text = Some("settings-stop-text");
    choice_ui(ui, screen, "settings-stop", text, stop);
}

fn sizes_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let size = screen.state.choices.text_size;
    let at = TEXT_SIZES.iter().position(|&known| known == size);
    let sizes = TEXT_SIZES.into_iter().enumerate();
    let options = sizes.map(|(index, percent)| {
        let by = index as i8 - at.unwrap_or(2) as i8;
        let chosen = percent == size;
        (format!("{percent} %"), chosen, Command::ChangeTextSize(by))
    });
    choice_ui(ui, screen, "nav-text-size", None, options);
}

/// A heading, an optional sentence, and the options in a row.
pub(super) fn choice_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    heading: &str,
    words: Option<&str>,
    options: impl IntoIterator<Item = Offer>,
) {
    let theme = *screen.theme;
    ui.add_space(theme.space(4.0));
    let heading = screen.text(heading);
    text::heading_ui(ui, &theme, &heading, Size::Lead);
    if let Some(words) = words {
        screen.muted_ui(ui, words);
    }
    screen.radio_ui(ui, Some(&heading), (2.0, 84.0), options);
}

fn where_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    screen.heading_ui(ui, "settings-where", Size::Lead);
    if screen.state.is_kept_by_host() {
        return learners::along_ui(ui, screen);
    }
    let theme = screen.theme;
    let history = screen.state.history.as_deref();
    let history = history.filter(|_| screen.state.notebook.is_kept());
    let settings = screen.state.settings.path();
    if settings.is_none() && history.is_none() {
        screen.body_ui(ui, "settings-where-nowhere");
    }
    let files = [
        ("settings-where-settings", settings),
        ("settings-where-history", history),
    ];
    for (id, path) in files.into_iter().filter_map(|(id, path)| Some((id, path?))) {
        text::body_ui(ui, theme, &parts::of_file(&screen.say, id, path));
    }
}
