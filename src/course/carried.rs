//! A lesson carried in a link: the text of its file, packed into what a link may contain.
//!
//! Whoever opens the link needs no server: the lesson is unpacked, and checked like a file.

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

use crate::load::check_lesson;
use crate::read::MAX_BYTES;
use crate::{Lesson, LessonError, LessonProblem};

/// How hard to compress: the most that pays.
const LEVEL: u8 = 9;

/// Packs the text of a lesson: compressed, with a checksum, as letters, digits, `-` and `_`.
pub fn pack(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(text.as_bytes(), LEVEL))
}

/// Unpacks a text of at most [`MAX_BYTES`]. A link that was cut off or changed is noticed.
pub fn unpack(packed: &str) -> Result<String, LessonProblem> {
    // Compressed text is never longer than this, whatever is in it.
    if packed.len() as u64 > 2 * MAX_BYTES {
        return Err(LessonProblem::new("too-large"));
    }
    let damaged = || LessonProblem::new("link-damaged");
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| damaged())?;
    let text = decompress_to_vec_zlib_with_limit(&bytes, MAX_BYTES as usize);
    let text = text.map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => LessonProblem::new("too-large"),
        _ => damaged(),
    })?;
    String::from_utf8(text).map_err(|_| LessonProblem::new("not-text"))
}

/// Unpacks a lesson and checks it like a file; errors call it `name`. `known` says which text ids
/// exist. Its id is made from the link: the one that it has may be that of another lesson.
pub fn read(
    packed: &str,
    name: &Path,
    known: impl Fn(&str) -> bool,
) -> Result<Lesson, LessonError> {
    let text = unpack(packed).map_err(|problem| problem.in_file(name))?;
    Ok(Lesson {
        id: id_of(packed),
        ..check_lesson(name, &text, known)?
    })
}

/// The id of the lesson in a link.
fn id_of(packed: &str) -> String {
    // FNV-1a: progress is stored under this id, so no computer and no version may make another.
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("shared-{:08x}", packed.bytes().fold(0x811c_9dc5, mix))
}
