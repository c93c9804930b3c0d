//! Who wins a trick (Law 44): worked tricks, and a separate method.

use arbitro_engine::play::trick::{winner, winning_place};
use arbitro_engine::{Card, Hand, Rank, Seat, Strain, Suit, notation};
use proptest::prelude::*;

use crate::given::{each_row, same, seat, trick};

#[test]
fn every_row_of_the_table_of_tricks() {
    each_row("tricks", |row| {
        let trumps = notation::parse_strain(&row["trumps"]).map_err(|error| error.to_string())?;
        let won = winner(seat(&row["leader"]), &trick(&row["cards"]), trumps);
        same("winner", won, Some(seat(&row["winner"])))
    });
}

/// A separate method: gives each card a strength in this trick; the greatest wins.
fn strongest(cards: &[Card], trumps: Strain) -> usize {
    let strength = |card: &Card| match (card.suit, cards[0].suit) {
        (own, _) if Strain::from(own) == trumps => 200 + u32::from(card.rank.get()),
        (own, led) if own == led => 100 + u32::from(card.rank.get()),
        _ => 0,
    };
    let places = 0..cards.len();
    places
        .max_by_key(|&at| strength(&cards[at]))
        .expect("a card was led")
}

#[test]
fn tricks_of_a_small_pack_are_won_by_the_strongest_card() {
    let ranks = [Rank::new(2), Rank::new(9), Rank::T, Rank::A];
    let pack: Vec<Card> = Suit::ASC
        .into_iter()
        .flat_map(|suit| ranks.map(|rank| Card { suit, rank }))
        .collect();
    let mut tricks = 0;
    for &first in &pack {
        for &second in &pack {
            for &third in &pack {
                for &fourth in &pack {
                    let cards = [first, second, third, fourth];
                    let different: Hand = cards.into_iter().collect();
                    if different.len() < 4 {
                        continue;
                    }
                    tricks += 1;
                    for trumps in Strain::ASC {
                        let expected = Some(strongest(&cards, trumps));
                        assert_eq!(
                            winning_place(&cards, trumps),
                            expected,
                            "{cards:?} {trumps:?}"
                        );
                    }
                }
            }
        }
    }
    assert_eq!(tricks, 16 * 15 * 14 * 13);
}

proptest! {
    #[test]
    fn any_trick_so_far_is_being_won_by_the_strongest_card(
        cards in proptest::sample::subsequence(Hand::ALL.iter().collect::<Vec<_>>(), 1..=4).prop_shuffle(),
        trumps in proptest::sample::select(Strain::ASC.to_vec()),
        leader in proptest::sample::select(Seat::ALL.to_vec()),
    ) {
        let place = strongest(&cards, trumps);
        prop_assert_eq!(winning_place(&cards, trumps), Some(place));
        let round = [leader, leader.lho(), leader.partner(), leader.rho()];
        prop_assert_eq!(winner(leader, &cards, trumps), Some(round[place]));
    }
}

#[test]
fn before_the_lead_nobody_wins() {
    assert_eq!(winning_place(&[], Strain::Notrump), None);
    assert_eq!(winner(Seat::North, &[], Strain::Hearts), None);
}
