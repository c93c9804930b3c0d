//! Exercises as lesson text.

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Item;

/// The RON options of lessons: `Some` and newtype brackets are implicit.
pub fn options() -> ron::Options {
    ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME
            | Extensions::UNWRAP_NEWTYPES
            | Extensions::UNWRAP_VARIANT_NEWTYPES,
    )
}

/// Parses a position in lesson text, as a fallback for generators.
///
/// # Panics
/// The text is invalid; `why` says why it should be valid.
pub(crate) fn plain<T: DeserializeOwned>(position: &str, why: &str) -> T {
    options().from_str(position).expect(why)
}

/// The identifier of an enum value in lesson text: `become_dummy`.
///
/// # Panics
/// Never for an enum without data.
pub(crate) fn word(value: &impl Serialize) -> String {
    options()
        .to_string(value)
        .expect("an identifier can be written")
}

impl Item {
    /// The exercise in lesson text, on one line.
    ///
    /// # Panics
    /// Never: positions are plain values a few levels deep.
    pub fn text(&self) -> String {
        let config = PrettyConfig::new().depth_limit(0).escape_strings(false);
        let text = options().to_string_pretty(self, config);
        text.expect("plain values a few levels deep can be written")
    }
}
