//! Comparing calls (Law 23A) against a second model, which uses bounds only.

use arbitro_engine::Suit;
use arbitro_engine::laws::comparable::{Comparison, Meaning, Purpose, Span, compare};
use proptest::prelude::*;

/// The bounds after each suit has left room for the others; shapes are not enumerated.
fn tightened(meaning: &Meaning) -> [Span; 4] {
    let spans = Suit::ASC.map(|suit| meaning.length(suit));
    let mut tight = spans;
    for (at, span) in spans.iter().enumerate() {
        let others = || {
            spans
                .iter()
                .enumerate()
                .filter(move |(other, _)| *other != at)
        };
        let least: u8 = others().map(|(_, other)| other.least).sum();
        let most: u8 = others().map(|(_, other)| other.most).sum();
        tight[at] = Span {
            least: span.least.max(13_u8.saturating_sub(most)),
            most: span.most.min(13_u8.saturating_sub(least)),
        };
    }
    tight
}

fn inside(inner: Span, outer: Span) -> bool {
    outer.least <= inner.least && inner.most <= outer.most
}

fn apart(one: Span, other: Span) -> u8 {
    let least = one.least.abs_diff(other.least);
    least.max(one.most.abs_diff(other.most))
}

/// The comparison by bounds alone.
fn second_opinion(withdrawn: &Meaning, new: &Meaning) -> Comparison {
    let lengths = Suit::ASC.map(|suit| (withdrawn.length(suit), new.length(suit)));
    let fits = |(inner, outer): (&Span, &Span)| inside(*inner, *outer);
    let bounds = Suit::ASC.map(|suit| withdrawn.length(suit));
    let fewer = inside(new.points, withdrawn.points)
        && tightened(new).iter().zip(&bounds).all(fits)
        && new.asks.is_none();
    let near = apart(withdrawn.points, new.points) <= 3
        && lengths.iter().all(|(one, other)| apart(*one, *other) <= 1);
    match (withdrawn.asks, new.asks) {
        _ if withdrawn == new => Comparison::Similar,
        (Some(one), Some(other)) if one == other => Comparison::SamePurpose,
        _ if fewer => Comparison::Subset,
        (None, None) if near => Comparison::Similar,
        _ => Comparison::None,
    }
}

fn spans(most: u8) -> impl Strategy<Value = Span> {
    (0..=most, 0..=most).prop_map(|(one, other)| Span {
        least: one.min(other),
        most: one.max(other),
    })
}

/// Usually one or two suits have bounds, as in real calls.
fn lengths() -> impl Strategy<Value = Span> {
    prop_oneof![2 => Just(Span::LENGTH), 1 => spans(13)]
}

fn meanings() -> impl Strategy<Value = Meaning> {
    let asks = prop_oneof![
        3 => Just(None),
        1 => prop::sample::select(Purpose::ALL.to_vec()).prop_map(Some),
    ];
    (spans(37), prop::array::uniform4(lengths()), asks).prop_map(|(points, lengths, asks)| {
        Meaning {
            points,
            lengths,
            asks,
        }
    })
}

/// The meaning with each bound moved slightly.
fn nearby(meaning: Meaning) -> impl Strategy<Value = Meaning> {
    let ends = prop::array::uniform5((-2_i8..=2, -2_i8..=2));
    ends.prop_map(move |ends| {
        let moved = |span: Span, (least, most): (i8, i8), limit: u8| {
            let least = span.least.saturating_add_signed(least).min(limit);
            let most = span.most.saturating_add_signed(most).min(limit);
            Span {
                least: least.min(most),
                most: least.max(most),
            }
        };
        let mut near = meaning;
        near.points = moved(meaning.points, ends[0], 37);
        for (at, span) in meaning.lengths.iter().enumerate() {
            near.lengths[at] = moved(*span, ends[at + 1], 13);
        }
        near
    })
}

fn agree(withdrawn: &Meaning, new: &Meaning) {
    if withdrawn.is_possible() && new.is_possible() {
        assert_eq!(
            compare(withdrawn, new),
            second_opinion(withdrawn, new),
            "{withdrawn:?} {new:?}"
        );
    }
}

proptest! {
    #[test]
    fn two_models_compare_alike(withdrawn in meanings(), new in meanings()) {
        agree(&withdrawn, &new);
        agree(&withdrawn, &withdrawn);
    }

    #[test]
    fn two_models_agree_about_small_differences(
        (withdrawn, new) in meanings().prop_flat_map(|it| (Just(it), nearby(it)))
    ) {
        agree(&withdrawn, &new);
        agree(&new, &withdrawn);
    }
}

#[test]
fn a_meaning_that_no_hand_fits_is_impossible() {
    let mut meaning = Meaning::ANY;
    assert!(meaning.is_possible());
    meaning.lengths = [Span { least: 4, most: 13 }; 4];
    assert!(!meaning.is_possible());
}
