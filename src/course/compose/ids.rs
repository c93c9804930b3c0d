//! Ids made from titles.

/// A free id: `id` itself, or `id` with a number from 2.
pub(super) fn free_id(id: &str, taken: &impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{id}-{number}"));
    let mut ids = std::iter::once(id.to_owned()).chain(numbered);
    ids.find(|id| !taken(id)).unwrap_or_else(|| id.to_owned())
}

/// The longest id made from a title, in letters.
const ID_LETTERS: usize = 48;

/// A title as lower-case letters, digits and hyphens; `lesson` if nothing is left of it.
#[must_use]
pub fn id_of(title: &str) -> String {
    let mut id = String::new();
    for c in title.to_lowercase().chars() {
        match plain(c) {
            Some(letters) => id.push_str(letters),
            None if c.is_ascii_alphanumeric() => id.push(c),
            None if id.ends_with('-') || id.is_empty() => {}
            None => id.push('-'),
        }
    }
    id.truncate(ID_LETTERS);
    let id = id.trim_end_matches('-');
    if id.is_empty() {
        return "lesson".to_owned();
    }
    id.to_owned()
}

/// The spelling of an accented letter without its accent.
const fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        'à' | 'á' | 'â' => "a",
        'ä' => "ae",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' => "o",
        'ö' => "oe",
        'œ' => "oe",
        'ù' | 'ú' | 'û' => "u",
        'ü' => "ue",
        'ß' => "ss",
        _ => return None,
    })
}
