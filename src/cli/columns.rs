//! Sets text in columns.

/// Rows as lines without trailing blanks. Each column is as wide as its widest cell, with `gap`
/// blanks between two columns. `to_right` says which columns are aligned to the right.
pub(super) fn columns(
    rows: &[Vec<String>],
    to_right: impl Fn(usize) -> bool,
    gap: usize,
) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..longest).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| match to_right(column) {
            true => format!("{cell:>width$}"),
            false => format!("{cell:width$}"),
        });
        let line = cells.collect::<Vec<_>>().join(&" ".repeat(gap));
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
