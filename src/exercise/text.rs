//! Exercises as lesson text, in the form in which lessons write everything.

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Item;

/// How lessons are read and written: `Some` and the brackets of newtypes are left out.
#[must_use]
pub fn options() -> ron::Options {
    ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME
            | Extensions::UNWRAP_NEWTYPES
            | Extensions::UNWRAP_VARIANT_NEWTYPES,
    )
}

/// A fallback for generators: a position in lesson text.
///
/// # Panics
/// The text is not such a position; `why` says why it is one.
pub(crate) fn plain<T: DeserializeOwned>(position: &str, why: &str) -> T {
    options().from_str(position).expect(why)
}

/// The identifier with which a lesson writes one of several values: `become_dummy`.
///
/// # Panics
/// Never for an enum without data.
pub(crate) fn word(value: &impl Serialize) -> String {
    options()
        .to_string(value)
        .expect("an identifier can be written")
}

impl Item {
    /// The exercise as a lesson writes it, in one line.
    ///
    /// # Panics
    /// Never: positions are plain values a few levels deep.
    #[must_use]
    pub fn text(&self) -> String {
        let config = PrettyConfig::new().depth_limit(0).escape_strings(false);
        let text = options().to_string_pretty(self, config);
        text.expect("plain values a few levels deep can be written")
    }
}
