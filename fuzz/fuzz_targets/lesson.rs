//! A lesson of anybody's, as a file or as a link carries it: read, or refused.
#![no_main]

use std::path::Path;

use arbitro::course::carried::unpack;
use arbitro::course::load::MAX_BYTES;
use arbitro::course::parse_lesson;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // Little of what is tried is packed rightly; what is, is no larger than a file may be.
    if let Ok(unpacked) = unpack(text) {
        assert!(unpacked.len() as u64 <= MAX_BYTES);
    }
    if let Err(error) = parse_lesson(Path::new("fuzz.ron"), text) {
        let said = format!("{error:?}");
        assert!(!said.is_empty());
    }
});
