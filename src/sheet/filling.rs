//! Pages that are filled: fewer of them with a little less space, and the last one not nearly empty.

use super::page::{Leaf, PRINTED, Piece, Section, lay_out};

/// How much of the spaces may be left, where that saves a page.
const SPACES: [f32; 3] = [1.0, 0.75, 0.5];

/// A last page that is filled less than this, from 0 to 1, is nearly empty.
const NEARLY_EMPTY: f32 = 0.4;

/// How much shorter pages are made at a time, in points, to fill the last one.
const SHORTER: f32 = 18.0;

/// Of a section drawn in several ways, the first one that takes the fewest pages, with as much space
/// as it may have, and if it can without a last page that is nearly empty.
pub(super) fn fullest(drawn: Section, smaller: impl IntoIterator<Item = Section>) -> Section {
    let drawn = std::iter::once(drawn).chain(smaller);
    let spaced = drawn.flat_map(|section| {
        SPACES.map(|spaces| Section {
            spaces,
            ..section.clone()
        })
    });
    let fewest = spaced.min_by_key(|section| pages(section).len());
    balanced(fewest.expect("a section is drawn at least once"))
}

fn pages(section: &Section) -> Vec<Leaf> {
    lay_out(vec![section.clone()])
}

/// The section on the same number of pages, all ending earlier if the last one would be nearly
/// empty.
fn balanced(section: Section) -> Section {
    let leaves = pages(&section);
    let nearly_empty = |leaf: &Leaf| leaf.filled() < NEARLY_EMPTY;
    if leaves.len() < 2 || !leaves.last().is_some_and(nearly_empty) {
        return section;
    }
    // No page may become too short for what must not be torn apart.
    let chains = section.chains();
    let tall = |chain: &Vec<Piece>| {
        let heights = chain.iter().map(|it| it.above + it.picture.height);
        heights.sum::<f32>()
    };
    let tallest = chains.iter().map(tall).fold(PRINTED.height / 2.0, f32::max);
    let mut best = section;
    while best.height - SHORTER > tallest {
        let shorter = Section {
            height: best.height - SHORTER,
            ..best.clone()
        };
        let shortened = pages(&shorter);
        let mut before = shortened.iter().take(leaves.len() - 1);
        if shortened.len() > leaves.len() || before.any(|leaf| leaf.filled() < 0.5) {
            break;
        }
        best = shorter;
    }
    best
}
