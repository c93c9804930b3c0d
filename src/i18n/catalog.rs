//! The texts of one locale, loaded from the Fluent files embedded in the program.

use std::borrow::Cow;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use strum::{EnumCount, IntoStaticStr, VariantArray};
use unic_langid::LanguageIdentifier;

use crate::Locale;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The Italian word for the declarer: the federation's courses use one word, its text of the Laws
/// the other. Both are masculine and begin with a single consonant, so the words around them stay
/// unchanged.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum DeclarerWord {
    /// The word of the courses.
    #[default]
    Giocante,
    /// The word of the Laws.
    Dichiarante,
}

engine::all!(DeclarerWord);

impl DeclarerWord {
    /// The word itself.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// All texts of a locale.
pub struct Catalog {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalog")
            .field("locale", &self.locale)
            .finish_non_exhaustive()
    }
}

impl Catalog {
    /// The catalogue of a locale. A regional form falls back to its base language, with its own
    /// messages as overrides.
    pub fn new(locale: Locale) -> Self {
        Self::with_declarer(locale, DeclarerWord::default())
    }

    /// Like [`new`](Self::new), with a choice of the word for the declarer in Italian.
    pub fn with_declarer(locale: Locale, declarer: DeclarerWord) -> Self {
        // Every locale tag is well-formed; the tests parse them all.
        let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(plain_number));
        // No function is registered under this name yet, so this cannot fail.
        let _ = bundle.add_function("BRIDGE", bridge);
        let regional = Some(locale).filter(|locale| *locale != locale.base());
        let locales = [locale.base()].into_iter().chain(regional);
        for (_, text) in locales.flat_map(sources) {
            // A broken message is missing from the bundle; the tests fail if there is one.
            bundle.add_resource_overriding(resource(&text));
        }
        if locale.base() == Locale::It {
            let word = format!("-declarer = {}\n", declarer.word());
            bundle.add_resource_overriding(resource(&word));
        }
        Self { locale, bundle }
    }

    /// The locale of the texts.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        let message = self.bundle.get_message(id);
        message.is_some_and(|message| message.value().is_some())
    }

    /// Whether there is a text with this id that needs no variables: only such a text may be named
    /// in a lesson.
    pub fn is_whole(&self, id: &str) -> bool {
        self.try_format(id, &FluentArgs::new()).is_ok()
    }

    /// A text without variables.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// A text with variables that are already words or numbers.
    pub fn with<'v>(
        &self,
        id: &str,
        variables: impl IntoIterator<Item = (&'static str, FluentValue<'v>)>,
    ) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(name, value);
        }
        self.format(id, &args)
    }

    /// A text with its variables. A missing text shows as `⟦id⟧`.
    pub fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.try_format(id, args)
            .unwrap_or_else(|_| format!("⟦{id}⟧"))
    }

    /// Like [`format`](Self::format), but every problem is an error.
    ///
    /// # Errors
    /// If there is no such text, or it uses a variable that is not given.
    pub fn try_format(&self, id: &str, args: &FluentArgs<'_>) -> Result<String, String> {
        let message = self.bundle.get_message(id);
        let message = message.ok_or_else(|| format!("no text `{id}`"))?;
        let value = message.value();
        let pattern = value.ok_or_else(|| format!("`{id}` has no value"))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            return Err(format!("`{id}`: {errors:?}"));
        }
        Ok(self.as_written_there(text))
    }

    /// Applies regional spelling: Swiss German has no ß and uses French quotation marks; in Ticino
    /// a suit is “colore”; and every Swiss language has its own thousands separator. No other
    /// difference is worth a separate translation.
    fn as_written_there(&self, text: Cow<'_, str>) -> String {
        let text = match (self.locale.base().group_mark(), self.locale.group_mark()) {
            (Some(base), Some(mark)) if base != mark => with_group_mark(&text, base, mark).into(),
            _ => text,
        };
        match self.locale {
            Locale::DeCh => text
                .replace('„', "«")
                .replace('“', "»")
                .replace('ß', "ss")
                .replace('ẞ', "SS"),
            Locale::ItCh => with_words(&text, in_the_ticino),
            _ => text.into_owned(),
        }
    }
}

/// Both words are masculine and begin with a consonant, so the words around them stay unchanged.
fn in_the_ticino(word: &str) -> &str {
    match word {
        "seme" => "colore",
        "Seme" => "Colore",
        "semi" => "colori",
        "Semi" => "Colori",
        other => other,
    }
}

/// Applies a change to each word of the text.
fn with_words(text: &str, change: impl Fn(&str) -> &str) -> String {
    let mut changed = String::with_capacity(text.len());
    for stretch in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let word = stretch.trim_end_matches(|c: char| !c.is_alphabetic());
        changed.push_str(change(word));
        changed.push_str(&stretch[word.len()..]);
    }
    changed
}

/// Replaces the thousands separator: `1.090` becomes `1’090`, but `12.30` is unchanged.
fn with_group_mark(text: &str, old: char, new: char) -> String {
    let letters: Vec<char> = text.chars().collect();
    let digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let groups = |at: usize| {
        let before = at.checked_sub(1).is_some_and(digit);
        before && (1..=3).all(|next| digit(at + next)) && !digit(at + 4)
    };
    let changed = letters
        .iter()
        .enumerate()
        .map(|(at, &letter)| match letter {
            _ if letter == old && groups(at) => new,
            letter => letter,
        });
    changed.collect()
}

/// The Fluent files of a locale: path and text, in a fixed order.
pub fn sources(locale: Locale) -> Vec<(String, String)> {
    let mut found = Vec::new();
    if let Some(folder) = LOCALES.get_dir(locale.tag()) {
        collect(folder, &mut found);
    }
    found.sort();
    found
}

fn collect(folder: &Dir<'static>, found: &mut Vec<(String, String)>) {
    for file in folder.files() {
        if file.path().extension().is_some_and(|e| e == "ftl")
            && let Some(text) = file.contents_utf8()
        {
            let path = file.path().display().to_string();
            found.push((path, text.replace("\r\n", "\n")));
        }
    }
    for inner in folder.dirs() {
        collect(inner, found);
    }
}

fn resource(text: &str) -> FluentResource {
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    }
}

/// Formats numbers as scores are written: no separator, and a real minus sign.
fn plain_number(
    value: &FluentValue<'_>,
    _: &intl_memoizer::concurrent::IntlLangMemoizer,
) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

/// `{ BRIDGE("1S") }`: notation that [`crate::speak`] later converts to the reader's letters, like
/// `{1S}` in a teacher's text.
fn bridge<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(text)] => FluentValue::String(format!("{{{text}}}").into()),
        _ => FluentValue::Error,
    }
}
