//! The settings. A change applies at once and is saved for the next start.

use egui::Ui;

use crate::i18n::{CardLetters, DeclarerWord, Locale};
use crate::ui::command::Command;
use crate::ui::screen::Screen;
use crate::ui::screens::learners;
use crate::ui::state::TEXT_SIZES;
use crate::ui::text;
use crate::ui::theme::Size;

/// An option: its label, whether it is chosen, and the command that chooses it.
pub(super) type Offer = (String, bool, Command);

pub(super) fn settings_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "nav-settings", Size::Large);
    screen.muted_ui(ui, "settings-intro");
    let name =
        |screen: &Screen<'_>, locale: Locale| screen.text(&format!("language-{}", locale.tag()));
    let here = screen.state.locale();
    let languages = Locale::ALL.map(|it| (name(screen, it), it == here, Command::SetLocale(it)));
    choice_ui(ui, screen, "nav-language", None, languages.to_vec());
    seconds_ui(ui, screen, name);
    flags_ui(ui, screen);
    sizes_ui(ui, screen);
    ui.add_space(theme.space(4.0));
    learners::door_ui(ui, screen);
    ui.add_space(theme.space(6.0));
    where_ui(ui, screen);
}

fn seconds_ui(ui: &mut Ui, screen: &mut Screen<'_>, name: impl Fn(&Screen<'_>, Locale) -> String) {
    let second = screen.state.choices.second;
    let none = screen.text("settings-second-none");
    let mut options = vec![(none, second.is_none(), Command::SetSecond(None))];
    let first = screen.state.locale().base();
    for locale in Locale::ALL.into_iter().filter(|it| it.base() != first) {
        let chosen = second == Some(locale);
        options.push((
            name(screen, locale),
            chosen,
            Command::SetSecond(Some(locale)),
        ));
    }
    choice_ui(
        ui,
        screen,
        "settings-second",
        Some("settings-second-text"),
        options,
    );
}

fn flags_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let say = |id: &str| screen.text(id);
    let choices = screen.state.choices;
    let national = say("nav-letters-national");
    let international = say("nav-letters-international");
    let letters = (national != international).then(|| {
        let is = |letters| choices.letters == letters;
        let set = Command::SetLetters;
        vec![
            (
                national,
                is(CardLetters::National),
                set(CardLetters::National),
            ),
            (
                international,
                is(CardLetters::International),
                set(CardLetters::International),
            ),
        ]
    });
    let (light, dark) = (say("nav-theme-light"), say("nav-theme-dark"));
    let theme = vec![
        (light, !choices.dark, Command::SetDark(false)),
        (dark, choices.dark, Command::SetDark(true)),
    ];
    let (two, four) = (say("settings-suits-two"), say("settings-suits-four"));
    let suits = vec![
        (two, !choices.four_colors, Command::SetFourColors(false)),
        (four, choices.four_colors, Command::SetFourColors(true)),
    ];
    let (on, off) = (say("settings-motion-on"), say("settings-motion-off"));
    let motion = vec![
        (on, choices.motion, Command::SetMotion(true)),
        (off, !choices.motion, Command::SetMotion(false)),
    ];
    if let Some(letters) = letters {
        choice_ui(ui, screen, "settings-letters", None, letters);
    }
    if speaks_italian(screen) {
        let words = DeclarerWord::ALL.map(|word| {
            let chosen = choices.declarer == word;
            (word.word().to_owned(), chosen, Command::SetDeclarer(word))
        });
        let text = Some("settings-declarer-text");
        choice_ui(ui, screen, "settings-declarer", text, words.to_vec());
    }
    choice_ui(ui, screen, "settings-suits", None, suits);
    choice_ui(ui, screen, "settings-theme", None, theme);
    choice_ui(ui, screen, "settings-motion", None, motion);
}

fn speaks_italian(screen: &Screen<'_>) -> bool {
    let second = screen.state.choices.second;
    let spoken = [Some(screen.state.locale()), second];
    spoken
        .into_iter()
        .flatten()
        .any(|it| it.base() == Locale::It)
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
    let options = options.collect();
    choice_ui(ui, screen, "nav-text-size", None, options);
}

/// A heading, an optional sentence, and the options in a row.
pub(super) fn choice_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    heading: &str,
    words: Option<&str>,
    options: Vec<Offer>,
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

fn where_ui(ui: &mut Ui, screen: &Screen<'_>) {
    let theme = screen.theme;
    screen.heading_ui(ui, "settings-where", Size::Lead);
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
    for (id, path) in files {
        if let Some(path) = path {
            let file = path.display().to_string();
            let words = screen.with(id, [("file", file.into())]);
            text::body_ui(ui, theme, &words);
        }
    }
}
