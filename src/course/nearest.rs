//! Suggests names for a mistyped one.

/// The least similarity of a suggested name, from 0 to 1.
const ALIKE: f64 = 0.75;

/// The most names suggested.
const MOST: usize = 3;

/// The names most similar to this one, the most similar first; at most three.
pub(super) fn nearest(found: &str, names: &[&str]) -> Vec<String> {
    // A long text matches no name, and comparing it would be slow.
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
