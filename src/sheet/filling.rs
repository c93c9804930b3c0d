//! Fills pages: fewer pages with slightly less space, and no last page that is nearly empty.

use super::page::{PRINTED, lay_out};
use super::{Leaf, Piece, Section};

/// The factors by which spaces may shrink to save a page.
const SPACES: [f32; 3] = [1.0, 0.75, 0.5];

/// A last page filled to less than this, from 0 to 1, counts as nearly empty.
const NEARLY_EMPTY: f32 = 0.4;

/// The step by which pages are made shorter to fill the last one, in points.
const SHORTER: f32 = 18.0;

/// Of several drawings, the one with the fewest pages, then the earlier, then with larger spaces.
pub(super) fn fullest<const N: usize>(drawn: [Section; N]) -> Section {
    let spaced = drawn.into_iter().flat_map(|section| {
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

/// The section with all pages shortened, but no more of them, if the last is nearly empty.
fn balanced(section: Section) -> Section {
    let leaves = pages(&section);
    let nearly_empty = |leaf: &Leaf| leaf.filled() < NEARLY_EMPTY;
    if leaves.len() < 2 || !leaves.last().is_some_and(nearly_empty) {
        return section;
    }
    // A page must not become too short for pieces that belong together.
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
