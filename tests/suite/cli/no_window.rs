//! The messages if no window can be opened.

use arbitro::cli::no_window::{NoWindow, why_not};
use arbitro::i18n::Locale;

use super::in_language;

const LIBRARY: &str = "libXi.so.6";

#[test]
fn every_fault_has_words_in_every_language() {
    let faults = [
        ("window-fault-display", NoWindow::Display),
        ("window-fault-library", NoWindow::Library(LIBRARY)),
        ("window-fault-graphics", NoWindow::Other(LIBRARY)),
        ("window-fault-pixels", NoWindow::Other(LIBRARY)),
        ("window-fault-system", NoWindow::Other(LIBRARY)),
    ];
    for locale in Locale::ALL {
        in_language(locale, |speaker| {
            for (id, why) in faults {
                let said = why_not(speaker, id, why);
                assert!(!said.contains(['⟦', '{']), "{said}");
                // An unreachable display is explained without the system's own message.
                let technical = why != NoWindow::Display;
                assert_eq!(said.contains(LIBRARY), technical, "{said}");
            }
            for id in ["cli-window-broken", "cli-window-restarted"] {
                assert!(speaker.catalog.has(id), "{id}");
            }
        });
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_missing_library_comes_with_the_line_that_installs_it() {
    for locale in Locale::ALL {
        in_language(locale, |speaker| {
            let said = why_not(speaker, "window-fault-library", NoWindow::Library(LIBRARY));
            for command in ["sudo apt install ", "sudo dnf install "] {
                assert!(said.lines().any(|line| line.contains(command)), "{said}");
            }
        });
    }
}
