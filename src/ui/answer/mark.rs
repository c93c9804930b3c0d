//! The mark of a judged option.

use egui::Color32;

use crate::ui::{attempt::Attempt, screen::Screen, theme::Theme};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Mark {
    /// Not judged yet, or neither chosen nor right.
    #[default]
    None,
    /// Right, chosen or not.
    Right,
    Wrong,
}

impl Mark {
    pub fn of(attempt: &Attempt, chosen: bool, right: bool) -> Self {
        match (attempt.grade().is_some(), right, chosen) {
            (true, true, _) => Self::Right,
            (true, false, true) => Self::Wrong,
            _ => Self::None,
        }
    }

    pub const fn color(self, theme: &Theme) -> Color32 {
        match self {
            Self::None => theme.accent,
            Self::Right => theme.right,
            Self::Wrong => theme.wrong,
        }
    }

    /// The name of the option with its judgement, for screen readers.
    pub fn spoken(self, screen: &Screen<'_>, name: String) -> String {
        let id = match self {
            Self::None => return name,
            Self::Right => "answer-option-right",
            Self::Wrong => "answer-option-wrong",
        };
        screen.with(id, [("option", name.into())])
    }

    pub const fn sign(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Right => "✓",
            Self::Wrong => "✗",
        }
    }
}
