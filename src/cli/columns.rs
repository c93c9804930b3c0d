//! Sets text in columns.

/// The alignment of a column.
#[derive(Clone, Copy)]
pub(super) enum Align {
    Left,
    Right,
}

/// Rows as lines without trailing blanks. Each column is as wide as its widest cell, with `gap`
/// blanks between two columns.
pub(super) fn columns(
    rows: &[Vec<String>],
    align: impl Fn(usize) -> Align,
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
        let cells = cells.map(|(column, (cell, &width))| match align(column) {
            Align::Left => format!("{cell:width$}"),
            Align::Right => format!("{cell:>width$}"),
        });
        let line = cells.collect::<Vec<_>>().join(&" ".repeat(gap));
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
