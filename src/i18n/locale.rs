//! The languages, and detection of the language of the computer.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A language, possibly in its regional form for a country.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(ascii_case_insensitive, serialize_all = "lowercase")]
pub enum Locale {
    /// Italian.
    It,
    /// French.
    Fr,
    /// German.
    De,
    /// English.
    En,
    /// Italian in Switzerland.
    #[strum(serialize = "it-CH")]
    ItCh,
    /// French in Switzerland.
    #[strum(serialize = "fr-CH")]
    FrCh,
    /// German in Switzerland.
    #[strum(serialize = "de-CH")]
    DeCh,
}

engine::all!(Locale);

impl Locale {
    /// The four languages; each has all texts.
    pub const BASES: [Self; 4] = [Self::It, Self::Fr, Self::De, Self::En];

    /// The language tag: `it`, `de-CH` …
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// The base language of a regional form; a base language returns itself.
    #[must_use]
    pub const fn base(self) -> Self {
        match self {
            Self::It | Self::ItCh => Self::It,
            Self::Fr | Self::FrCh => Self::Fr,
            Self::De | Self::DeCh => Self::De,
            Self::En => Self::En,
        }
    }

    /// The thousands separator, if the language has one.
    pub const fn group_mark(self) -> Option<char> {
        match self {
            Self::It | Self::De => Some('.'),
            Self::Fr => Some('\u{202f}'),
            Self::ItCh | Self::FrCh | Self::DeCh => Some('’'),
            Self::En => None,
        }
    }

    /// Parses a language tag: `fr`, `fr-CH`, `fr_CH.UTF-8`, `fr-BE` (falls back to `fr`).
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or(tag);
        let tag = tag.replace('_', "-");
        let language = tag.split('-').next().unwrap_or(&tag);
        tag.parse().or_else(|_| language.parse()).ok()
    }

    /// The language of this computer; falls back to English if none is supported.
    pub fn of_system() -> Self {
        let known = sys_locale::get_locales().find_map(|tag| Self::from_tag(&tag));
        known.unwrap_or(Self::En)
    }
}
