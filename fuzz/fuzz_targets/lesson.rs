//! A lesson file of anybody's: read, or refused with a place inside the text.
#![no_main]

use std::path::Path;

use arbitro::course::parse_lesson;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(error) = parse_lesson(Path::new("fuzz.ron"), text) {
        let said = format!("{error:?}");
        assert!(!said.is_empty());
    }
});
