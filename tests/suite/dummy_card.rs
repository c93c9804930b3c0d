//! Calling dummy's card (Law 46): the worked calls, and a model of the Law written apart.

use arbitro::engine::laws::dummy_card::{
    CallRuling, Called, CardChooser, Designation, DummyTurn, ImpossibleDummy,
};
use arbitro::engine::{Card, Hand, Rank, Strain, Suit, notation};
use proptest::prelude::*;

use crate::given::{Row, card, cards, each_row, same, suit, trick};

fn given(cell: &str) -> Option<&str> {
    Some(cell).filter(|cell| *cell != "-")
}

fn rank(text: &str) -> Rank {
    text.parse().expect("a rank")
}

/// The words of the tables; `judge` reads more of them.
fn designation(row: &Row, trumps: Strain) -> Option<Designation> {
    let words = match given(&row["words"]) {
        None => None,
        Some("high") => Some(Designation::High),
        Some("low" | "small") => Some(Designation::Low),
        Some("win") => Some(Designation::Win),
        Some("anything") => Some(Designation::Anything),
        Some("ruff") => Some(Designation::Suit(trumps.suit()?)),
        Some(_) => return None,
    };
    Some(match (given(&row["suit"]), given(&row["rank"]), words) {
        (Some(of), Some(high), None) => Designation::Card(card(&format!("{of}{high}"))),
        (Some(of), None, None | Some(Designation::Low)) => Designation::Suit(suit(of)),
        (Some(of), None, Some(Designation::High)) => Designation::HighOf(suit(of)),
        (None, Some(high), None) => Designation::Rank(rank(high)),
        (None, None, Some(words)) => words,
        other => panic!("{other:?} is no call"),
    })
}

fn written(called: Called) -> String {
    match called {
        Called::Played(card) => format!("play {}", notation::card(card)),
        Called::Choice { by: chooser, among } => {
            let by = match chooser {
                CardChooser::Declarer => "declarer",
                CardChooser::EitherDefender => "defender",
            };
            assert!(chooser.id().ends_with(by), "{}", chooser.id());
            format!("{by} {}", notation::cards(among))
        }
        Called::Void { legal } => format!("void {}", notation::cards(legal)),
        Called::WouldRevoke { legal } => format!("revoke {}", notation::cards(legal)),
    }
}

fn turn(hand: &str, before: &str, trumps: &str) -> DummyTurn {
    let trumps = notation::parse_strain(trumps).expect("a strain");
    DummyTurn::new(cards(hand), trick(before), trumps).expect("a possible turn")
}

#[test]
fn every_row_of_the_table_of_calls() {
    each_row("dummy_cards", |row| {
        let trumps = notation::parse_strain(&row["trumps"]).map_err(|error| error.to_string())?;
        let Some(designation) = designation(row, trumps) else {
            return Ok(());
        };
        let ruling = turn(&row["dummy"], &row["trick"], &row["trumps"])
            .after_winning_with(given(&row["won_with"]).map(suit))
            .meaning(given(&row["intention"]).map(card))
            .call(designation);
        same("result", written(ruling.called).as_str(), &row["result"])?;
        let reason = &ruling.reasons[0];
        same("reason", reason.id, &row["reason"])?;
        same("law", reason.citation.section(), &row["law"])
    });
}

#[test]
fn turns_that_cannot_be_are_refused() {
    let refused = |hand: &str, before: &str| {
        DummyTurn::new(cards(hand), trick(before), Strain::Notrump).expect_err("impossible")
    };
    assert_eq!(refused("-", "-"), ImpossibleDummy::NoCards);
    assert_eq!(
        refused("S2", "S3 S4 S5 S6"),
        ImpossibleDummy::TrickComplete(4)
    );
    assert_eq!(
        refused("S2 H3", "S4 H3"),
        ImpossibleDummy::CardTwice(card("H3"))
    );
    let twice = vec![card("S4"), card("S4")];
    let error = DummyTurn::new(cards("S2"), twice, Strain::Notrump);
    assert_eq!(error, Err(ImpossibleDummy::CardTwice(card("S4"))));
    let error = DummyTurn::new(Hand::ALL, Vec::new(), Strain::Notrump);
    assert_eq!(error, Err(ImpossibleDummy::TooManyCards(52)));
}

#[test]
fn a_card_that_is_not_there_cannot_be_meant() {
    let ruling = turn("SK S4", "S5", "NT")
        .meaning(Some(card("HA")))
        .call(Designation::High);
    assert_eq!(written(ruling.called), "void SK S4");
    assert_eq!(ruling.reasons[0].id, "dummy-lacks-card");
}

// A model of Law 46 on plain letters and numbers, sharing nothing with the engine.

type Plain = (char, u8);

fn plain(card: Card) -> Plain {
    (card.suit.letter(), card.rank.get())
}

/// Who has taken the trick, all four cards being there.
fn taker(table: &[Plain], trumps: Option<char>) -> usize {
    let mut ruffs: Vec<usize> = (0..4).filter(|&at| Some(table[at].0) == trumps).collect();
    if ruffs.is_empty() {
        ruffs = (0..4).filter(|&at| table[at].0 == table[0].0).collect();
    }
    ruffs.sort_by_key(|&at| table[at].1);
    *ruffs.last().expect("the card led")
}

struct Model {
    hand: Vec<Plain>,
    trick: Vec<Plain>,
    trumps: Option<char>,
    won_with: Option<char>,
}

impl Model {
    fn may_play(&self) -> Vec<Plain> {
        let led = self.trick.first().map(|card| card.0);
        let in_suit: Vec<Plain> = self
            .hand
            .iter()
            .copied()
            .filter(|card| Some(card.0) == led)
            .collect();
        if in_suit.is_empty() {
            self.hand.clone()
        } else {
            in_suit
        }
    }

    fn of_suit(&self, suit: char) -> Vec<Plain> {
        let mut cards: Vec<Plain> = self
            .hand
            .iter()
            .copied()
            .filter(|card| card.0 == suit)
            .collect();
        cards.sort_by_key(|card| card.1);
        cards
    }

    /// What is called, as a verb and cards.
    fn call(&self, designation: Designation) -> (&'static str, Vec<Plain>) {
        let void = || ("void", self.may_play());
        let play = |card: Option<&Plain>| match card {
            None => void(),
            Some(card) if self.may_play().contains(card) => ("play", vec![*card]),
            Some(_) => ("revoke", self.may_play()),
        };
        match designation {
            Designation::Card(card) => {
                play(Some(&plain(card)).filter(|card| self.hand.contains(card)))
            }
            Designation::Suit(suit) => play(self.of_suit(suit.letter()).first()),
            Designation::HighOf(suit) => play(self.of_suit(suit.letter()).last()),
            Designation::High => play(
                self.trick
                    .first()
                    .and_then(|led| self.of_suit(led.0).pop())
                    .as_ref(),
            ),
            Designation::Low => {
                let led = self.trick.first();
                play(
                    led.and_then(|led| self.of_suit(led.0).first().copied())
                        .as_ref(),
                )
            }
            Designation::Win if self.trick.len() < 3 => void(),
            Designation::Win => {
                let wins = |card: &Plain| {
                    let mut table = self.trick.clone();
                    table.push(*card);
                    taker(&table, self.trumps) == 3
                };
                let mut winners: Vec<Plain> = self.may_play().into_iter().filter(wins).collect();
                winners.sort_by_key(|card| card.1);
                play(winners.first())
            }
            Designation::Anything => ("defender", self.may_play()),
            Designation::Rank(rank) => {
                let wanted = self.won_with.map(|suit| (suit, rank.get()));
                let goes_on =
                    wanted.filter(|card| self.trick.is_empty() && self.hand.contains(card));
                let same: Vec<Plain> = self
                    .may_play()
                    .into_iter()
                    .filter(|card| card.1 == rank.get())
                    .collect();
                match (goes_on, same.len()) {
                    (Some(card), _) => ("play", vec![card]),
                    (None, 0) => void(),
                    (None, 1) => ("play", same),
                    (None, _) => ("declarer", same),
                }
            }
        }
    }
}

fn designations() -> impl Strategy<Value = Designation> {
    let suit = || proptest::sample::select(Suit::ASC.to_vec());
    let rank = || (2_u8..=14).prop_map(Rank::new);
    prop_oneof![
        (suit(), rank()).prop_map(|(suit, rank)| Designation::Card(Card { suit, rank })),
        suit().prop_map(Designation::Suit),
        suit().prop_map(Designation::HighOf),
        rank().prop_map(Designation::Rank),
        Just(Designation::High),
        Just(Designation::Low),
        Just(Designation::Win),
        Just(Designation::Anything),
    ]
}

fn sorted(mut cards: Vec<Plain>) -> Vec<Plain> {
    cards.sort_unstable();
    cards
}

/// Dummy's hand, the cards before his, trumps, the suit of the last trick.
type Position = (Hand, Vec<Card>, Strain, Option<Suit>);

fn positions() -> impl Strategy<Value = Position> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    let dealt = proptest::sample::subsequence(pack, 4..=16).prop_shuffle();
    let trumps = proptest::sample::select(Strain::ASC.to_vec());
    let won = proptest::option::of(proptest::sample::select(Suit::ASC.to_vec()));
    (dealt, 0_usize..=3, trumps, won).prop_map(|(dealt, before, trumps, won)| {
        let (trick, hand) = dealt.split_at(before);
        let hand = hand.iter().copied().take(13).collect();
        (hand, trick.to_vec(), trumps, won)
    })
}

fn ruled(
    (hand, before, trumps, won): Position,
    designation: Designation,
) -> (CallRuling, DummyTurn) {
    let turn = DummyTurn::new(hand, before, trumps).expect("a possible turn");
    let turn = turn.after_winning_with(won);
    (turn.call(designation), turn)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_engine_agrees_with_the_model(position in positions(), designation in designations()) {
        let (hand, before, trumps, won) = position.clone();
        let model = Model {
            hand: hand.iter().map(plain).collect(),
            trick: before.into_iter().map(plain).collect(),
            trumps: trumps.suit().map(Suit::letter),
            won_with: won.map(Suit::letter),
        };
        let (verb, expected) = model.call(designation);
        let (ruling, _) = ruled(position, designation);
        let (got_verb, got) = match ruling.called {
            Called::Played(card) => ("play", vec![plain(card)]),
            Called::Choice { by: CardChooser::Declarer, among } => ("declarer", among.iter().map(plain).collect()),
            Called::Choice { by: CardChooser::EitherDefender, among } => ("defender", among.iter().map(plain).collect()),
            Called::Void { legal } => ("void", legal.iter().map(plain).collect()),
            Called::WouldRevoke { legal } => ("revoke", legal.iter().map(plain).collect()),
        };
        prop_assert_eq!((got_verb, sorted(got)), (verb, sorted(expected)));
    }

    /// Whatever is said, dummy never revokes, and has a card to play.
    #[test]
    fn only_legal_cards_come_of_it(
        position in positions(),
        designation in designations(),
        meant in proptest::option::of(0_usize..13),
    ) {
        let meant = meant.and_then(|at| position.0.iter().nth(at));
        let (_, turn) = ruled(position, designation);
        let legal = turn.legal();
        let turn = turn.meaning(meant);
        let ruling = turn.call(designation);
        let possible = match ruling.called {
            Called::Played(card) => [card].into_iter().collect(),
            Called::Choice { among, .. } => among,
            Called::Void { legal } | Called::WouldRevoke { legal } => legal,
        };
        prop_assert!(!possible.is_empty());
        prop_assert!((possible - legal).is_empty());
        prop_assert!(!ruling.reasons.is_empty());
        if let Some(card) = meant.filter(|&card| legal.contains(card)) {
            prop_assert_eq!(ruling.called, Called::Played(card));
        }
    }
}
