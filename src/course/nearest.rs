//! Names that a mistyped one may stand for.

/// Least likeness of a name that is proposed, from 0 to 1.
const ALIKE: f64 = 0.75;

/// Most names that are proposed.
const MOST: usize = 3;

/// The names that look like this one, the most alike first; at most three.
pub(super) fn nearest(found: &str, names: &[&str]) -> Vec<String> {
    // A whole text where a name belongs is like none, and comparing it takes long.
    if found.len() > 60 {
        return Vec::new();
    }
    let found = found.to_lowercase();
    let mut alike: Vec<(f64, &str)> = names
        .iter()
        .map(|&name| (strsim::jaro_winkler(&found, name), name))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0));
    let names = alike.into_iter().take(MOST);
    names.map(|(_, name)| name.to_owned()).collect()
}
