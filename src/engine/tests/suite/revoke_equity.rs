//! What a revoke costs in the end (Law 64C): noted endings, and a second search for the best play that
//! plays out every line, without remembering or leaving out any.

use arbitro_engine::laws::revoke::Attention;
use arbitro_engine::laws::revoke::equity::{NoEquity, RevokedEnding};
use arbitro_engine::notation::parse_strain;
use arbitro_engine::play::best_play::Ending;
use arbitro_engine::{BySeat, Card, Hand, Seat, Side, Strain, Suit};
use proptest::prelude::*;

use crate::given::{Row, cards, each_row, rows, same, seat, trick};

fn ending(row: &Row) -> RevokedEnding {
    let hands = ["N", "E", "S", "W"].map(|name| cards(&row[name]));
    RevokedEnding {
        declarer: seat(&row["declarer"]),
        strain: parse_strain(&row["trumps"]).unwrap(),
        hands: BySeat::from_fn(|seat| hands[seat as usize]),
        leader: seat(&row["leader"]),
        play: trick(&row["play"]),
        attention: match &row["noticed"] {
            "in_time" => Attention::InTime,
            "next_deal" => Attention::NextDealCalled,
            _ => Attention::RoundEnded,
        },
    }
}

#[test]
fn every_noted_ending() {
    each_row("revoke_equities", |row| {
        let equity = ending(row).equity().map_err(|error| error.to_string())?;
        let told = |number: u8| number.to_string();
        let transferred = told(equity.automatic.tricks);
        same("transferred", &*transferred, &row["transferred"])?;
        same("at the table", &*told(equity.at_table), &row["table"])?;
        same("without", &*told(equity.without), &row["without"])?;
        same("in the end", &*told(equity.tricks()), &row["final"])?;
        let more = row["final"] == row["without"] && row["without"] > *told(equity.with_transfer());
        same("adjusted", equity.is_adjusted(), more)
    });
}

#[test]
fn what_is_no_ending_with_one_revoke() {
    let row = &rows("revoke_equities")[0];
    let problem = |change: fn(&mut RevokedEnding)| {
        let mut ending = ending(row);
        change(&mut ending);
        ending.equity().expect_err("impossible")
    };
    let short = problem(|it| it.play.truncate(7));
    assert_eq!(short, NoEquity::NotOver);
    let legal = problem(|it| it.play = trick("D7 C9 DA D8 DK S7 SK C8 H4 H9 H8 HA"));
    assert_eq!(legal, NoEquity::NotOneRevoke);
    let turn = problem(|it| it.leader = Seat::West);
    assert!(matches!(turn, NoEquity::Card(_)));
    // A revoke to the twelfth trick is corrected.
    let twelfth = problem(|it| {
        let hands = ["DA DK", "S7 D8", "D7 SK", "C9 C8"].map(cards);
        it.hands = BySeat::from_fn(|seat| hands[seat as usize]);
        it.play = trick("D7 C9 DA S7 D8 SK C8 DK");
    });
    assert_eq!(twelfth, NoEquity::NotOneRevoke);
    let many = problem(|it| {
        let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
        let six = |suit: Suit| -> Hand {
            let all = Hand::ALL.iter().filter(|card| card.suit == suit);
            all.take(6).collect()
        };
        it.hands = BySeat::from_fn(|seat| six(suits[seat as usize]));
    });
    assert_eq!(many, NoEquity::TooManyCards);
}

/// Who wins, as a player would say it: the highest trump, else the highest card of the suit led.
fn taker(leader: Seat, cards: &[Card], strain: Strain) -> Seat {
    let worth = |card: &Card| {
        let trump = strain.suit() == Some(card.suit);
        let counts = trump || card.suit == cards[0].suit;
        (counts, trump, card.rank)
    };
    let best = (0..4).max_by_key(|&at| worth(&cards[at])).unwrap();
    (0..best).fold(leader, |seat, _| seat.lho())
}

/// The tricks of North-South, by trying every legal card.
fn tried(hands: [Hand; 4], leader: Seat, played: &mut Vec<Card>, strain: Strain) -> u8 {
    if played.len() == 4 {
        let winner = taker(leader, played, strain);
        let gone: Hand = played.iter().copied().collect();
        let rest = hands.map(|hand| hand - gone);
        let won = u8::from(matches!(winner, Seat::North | Seat::South));
        return won + tried(rest, winner, &mut Vec::new(), strain);
    }
    let seat = (0..played.len()).fold(leader, |seat, _| seat.lho());
    let hand = hands[seat as usize];
    let led = played.first().map(|card| card.suit);
    let follows = hand.iter().any(|card| Some(card.suit) == led);
    let mut results = Vec::new();
    for card in hand
        .iter()
        .filter(|card| !follows || Some(card.suit) == led)
    {
        played.push(card);
        results.push(tried(hands, leader, played, strain));
        played.pop();
    }
    let best = match seat {
        Seat::North | Seat::South => results.into_iter().max(),
        Seat::East | Seat::West => results.into_iter().min(),
    };
    best.unwrap_or(0)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn best_play_is_that_of_a_search_that_leaves_nothing_out(
        pack in Just(Hand::ALL.iter().collect::<Vec<Card>>()).prop_shuffle(),
        cards in 1_usize..=4,
        leader in 0_usize..4,
        trumps in 0_usize..5,
        begun in 0_usize..4,
    ) {
        let hands = [0, 1, 2, 3].map(|at| pack[at * cards..(at + 1) * cards].iter().copied());
        let hands = hands.map(Iterator::collect::<Hand>);
        let leader = Seat::ALL[leader];
        let strain = [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades,
            Strain::Notrump][trumps];
        // The first cards of the trick: the lowest ones that follow suit.
        let mut played: Vec<Card> = Vec::new();
        for at in 0..begun {
            let hand = hands[(leader as usize + at) % 4];
            let follows = |card: &Card| played.first().is_some_and(|led| led.suit == card.suit);
            let following = hand.iter().rfind(follows);
            let card = following.or(hand.iter().next_back()).unwrap();
            played.push(card);
        }
        let ending = Ending {
            strain,
            hands: BySeat::from_fn(|seat| hands[seat as usize]),
            leader,
            trick: played.clone(),
        };
        let expected = tried(hands, leader, &mut played, strain);
        let (north, line) = ending.best_play(Side::NorthSouth).unwrap();
        let (east, other) = ending.best_play(Side::EastWest).unwrap();
        prop_assert_eq!(north, expected);
        prop_assert_eq!(usize::from(north + east), cards);
        // Both lines end with these tricks.
        for line in [line, other] {
            prop_assert_eq!(line.len(), cards);
            let won = line.iter().filter(|(leader, cards)| {
                matches!(taker(*leader, cards, strain), Seat::North | Seat::South)
            });
            prop_assert_eq!(won.count(), usize::from(expected));
        }
    }
}

#[test]
fn five_cards_each_are_searched_at_once() {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    let hands = BySeat::from_fn(|seat| -> Hand {
        let at = seat as usize;
        (0..5).map(|card| pack[(at * 13 + card * 7) % 52]).collect()
    });
    let mut ending = Ending {
        strain: Strain::Hearts,
        hands,
        leader: Seat::West,
        trick: Vec::new(),
    };
    let (tricks, line) = ending.best_play(Side::NorthSouth).unwrap();
    assert!(tricks <= 5 && line.len() == 5);
    ending.hands[Seat::North] = Hand::EMPTY;
    assert_eq!(ending.best_play(Side::NorthSouth), None);
}
