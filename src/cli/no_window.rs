//! Explains why there is no window.

use crate::i18n::Speaker;

const DEBIAN: &str = "sudo apt install libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0";
const FEDORA: &str = "sudo dnf install libX11-xcb libXcursor libXi libxkbcommon-x11";

const INSTALL: [(&str, &str); 2] = [
    ("cli-window-install-debian", DEBIAN),
    ("cli-window-install-fedora", FEDORA),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoWindow<'a> {
    Display,
    Library(&'a str),
    /// Anything else, in the words of the system.
    Other(&'a str),
}

/// The reason, what to do about it, and the fallback. `id` is the text id of the reason.
pub fn why_not(speaker: &Speaker<'_>, id: &str, why: NoWindow<'_>) -> String {
    let detail = match why {
        NoWindow::Display => "",
        NoWindow::Library(detail) | NoWindow::Other(detail) => detail,
    };
    let reason = speaker.with(id, [("library", detail.into())]);
    let mut lines = vec![speaker.with("cli-window-failed", [("reason", reason.into())])];
    match why {
        NoWindow::Display => {}
        // On other systems these libraries are built in, so there is nothing to install.
        NoWindow::Library(_) if cfg!(target_os = "linux") => {
            lines.push(speaker.text("cli-window-install"));
            for (id, command) in INSTALL {
                lines.push(speaker.with(id, [("command", command.into())]));
            }
        }
        NoWindow::Library(_) | NoWindow::Other(_) => {
            lines.push(speaker.with("cli-window-detail", [("detail", detail.into())]));
        }
    }
    lines.push(speaker.text("cli-window-failed-terminal"));
    lines.join("\n")
}
