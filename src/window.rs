//! Opens the window, a second time without a graphics card where that is the trouble, and says in
//! words why there is none.

use arbitro::cli::Status;
use arbitro::i18n::{Locale, Speaker};

use crate::Asked;

/// Opens the window until it is closed; in words why it could not.
#[cfg(feature = "app")]
pub fn open(speaker: &Speaker<'_>, locale: Locale, asked: &Asked) -> Result<Status, String> {
    use arbitro::cli::seed_of_clock;
    use arbitro::clock::Clock;
    use arbitro::settings::Folders;
    use arbitro::ui::{self, Renderer, WindowError, graphics, restart};

    if !ui::display_present() {
        return Err(speaker.text("cli-no-display"));
    }
    let folders = Folders::of_user();
    let options = ui::Options {
        locale,
        lesson: asked.lesson.clone(),
        item: asked.item,
        boards: asked.boards.clone(),
        settings: asked.settings.clone(),
        history: folders.history,
        projector: asked.projector,
        documents: folders.documents,
        lessons: folders.lessons,
        clock: Clock::of_system(),
    };
    let by_card = asked.graphics || (!asked.software && graphics::is_present());
    let renderer = if by_card {
        Renderer::Graphics
    } else {
        Renderer::Software
    };
    let Err(error) = ui::run(options, seed_of_clock(), renderer) else {
        return Ok(Status::Done);
    };
    if let WindowError::Broken(detail) = &error {
        let said = format!("{}\n{detail}", speaker.text("cli-window-broken"));
        return Ok(crate::complain(&said, Status::Failed));
    }
    if error.is_of_graphics() && restart::may_follow(renderer) {
        crate::complain(&speaker.text("cli-window-restarted"), Status::Done);
        if let Ok(ended) = restart::in_software() {
            return Ok(match ended.code() {
                Some(0) => Status::Done,
                Some(2) => Status::Misused,
                _ => Status::Failed,
            });
        }
    }
    Err(words::why_not(speaker, &error))
}

/// This program was built without the window.
#[cfg(not(feature = "app"))]
pub fn open(speaker: &Speaker<'_>, _: Locale, _: &Asked) -> Result<Status, String> {
    Err(speaker.text("cli-without-window"))
}

#[cfg(feature = "app")]
mod words {
    use arbitro::i18n::Speaker;
    use arbitro::ui::WindowError;

    /// What installs the libraries of a window.
    const DEBIAN: &str = "sudo apt install libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0";
    const FEDORA: &str = "sudo dnf install libX11-xcb libXcursor libXi libxkbcommon-x11";

    /// Why there is no window, what to do about it, and what comes now.
    pub fn why_not(speaker: &Speaker<'_>, error: &WindowError) -> String {
        let library = [("library", error.detail().into())];
        let reason = speaker.with(error.id(), library);
        let mut lines = vec![speaker.with("cli-window-failed", [("reason", reason.into())])];
        match error {
            WindowError::Display(_) => {}
            // Where the libraries of a window come with the system, there is nothing to install.
            WindowError::Library(_) if cfg!(target_os = "linux") => {
                lines.push(speaker.text("cli-window-install"));
                for (id, command) in [
                    ("cli-window-install-debian", DEBIAN),
                    ("cli-window-install-fedora", FEDORA),
                ] {
                    lines.push(speaker.with(id, [("command", command.into())]));
                }
            }
            _ => {
                let detail = [("detail", error.detail().into())];
                lines.push(speaker.with("cli-window-detail", detail));
            }
        }
        lines.push(speaker.text("cli-window-failed-terminal"));
        lines.join("\n")
    }

    #[cfg(test)]
    mod tests {
        use arbitro::i18n::{CardLetters, Catalog, Locale, Notation};

        use super::*;

        fn faults() -> [WindowError; 6] {
            let detail = || "libXi.so.6".to_owned();
            [
                WindowError::Display(detail()),
                WindowError::Library(detail()),
                WindowError::Graphics(detail()),
                WindowError::Pixels(detail()),
                WindowError::System(detail()),
                WindowError::Broken(detail()),
            ]
        }

        #[test]
        fn every_fault_has_words_in_every_language() {
            for locale in Locale::ALL {
                let catalog = Catalog::new(locale);
                let speaker =
                    Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
                for error in faults() {
                    let said = why_not(&speaker, &error);
                    assert!(!said.contains(['⟦', '{']), "{said}");
                    // An unreachable display is explained without the system's own words.
                    let technical = !matches!(error, WindowError::Display(_));
                    assert_eq!(said.contains("libXi.so.6"), technical, "{said}");
                }
                for id in ["cli-window-broken", "cli-window-restarted"] {
                    assert!(catalog.has(id), "{id}");
                }
            }
        }

        #[test]
        #[cfg(target_os = "linux")]
        fn a_missing_library_comes_with_the_line_that_installs_it() {
            for locale in Locale::ALL {
                let catalog = Catalog::new(locale);
                let speaker =
                    Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
                let said = why_not(&speaker, &WindowError::Library("libXi.so.6".to_owned()));
                for command in [DEBIAN, FEDORA] {
                    assert!(said.lines().any(|line| line.ends_with(command)), "{said}");
                }
            }
        }
    }
}
