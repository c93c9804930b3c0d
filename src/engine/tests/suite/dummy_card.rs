//! Calling dummy's card (Law 46): worked examples, and a separate model of the Law.

use arbitro_engine::laws::dummy_card::{
    CallRuling, Called, CardChooser, Designation, DummyTurn, ImpossibleDummy,
};
use arbitro_engine::laws::known_cards::KnownCards;
use arbitro_engine::play::SuitSet;
use arbitro_engine::{Card, Hand, Rank, Seat, Strain, Suit, notation};
use proptest::prelude::*;

use crate::given::{Row, card, cards, each_row, same, suit, trick};

fn given(cell: &str) -> Option<&str> {
    Some(cell).filter(|cell| *cell != "-")
}

fn rank(text: &str) -> Rank {
    text.parse().expect("a rank")
}

/// The designations in the tables; `judge` reads more of them.
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
        Called::Void(legal) => format!("void {}", notation::cards(legal)),
        Called::WouldRevoke(legal) => format!("revoke {}", notation::cards(legal)),
    }
}

fn turn(hand: &str, before: &str, trumps: &str) -> DummyTurn {
    let trumps = notation::parse_strain(trumps).expect("a strain");
    DummyTurn::new(cards(hand), trick(before), trumps).expect("a possible turn")
}

/// What South, declarer, has seen besides dummy and the trick.
fn known(row: &Row) -> KnownCards {
    let earlier = given(&row["tricks"]).into_iter();
    let tricks: Vec<_> = earlier
        .flat_map(|tricks| tricks.split('/'))
        .map(|written| {
            let (leader, cards) = written.split_once(' ').expect("who led");
            let leader = notation::parse_seat(leader).expect("a seat");
            (leader, trick(cards).try_into().expect("four cards"))
        })
        .collect();
    KnownCards {
        declarer: given(&row["own"]).map(cards),
        ..KnownCards::of_tricks(Seat::North, &tricks)
    }
}

#[test]
fn every_row_of_the_table_of_calls() {
    each_row("dummy_cards", |row| {
        let trumps = notation::parse_strain(&row["trumps"]).map_err(|error| error.to_string())?;
        let Some(designation) = designation(row, trumps) else {
            return Ok(());
        };
        let ruling = turn(&row["dummy"], &row["trick"], &row["trumps"])
            .knowing(known(row))
            .map_err(|error| error.to_string())?
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
fn a_player_who_does_not_follow_suit_is_void_in_it() {
    let dummy = Seat::North;
    let clockwise = [Seat::North, Seat::East, Seat::South, Seat::West];
    for (shows_out, seat) in clockwise.into_iter().enumerate() {
        let cards = trick("SA H2 S3 S4").try_into().expect("four cards");
        let known = KnownCards::of_tricks(dummy, &[(seat.rho(), cards)]);
        let voids = [
            known.void_of_dummy,
            known.void_on_left,
            known.void_of_declarer,
            known.void_on_right,
        ];
        for (player, voids) in voids.into_iter().enumerate() {
            let expected = (player == shows_out).then_some(Suit::Spades);
            assert_eq!(voids, expected.into_iter().collect(), "{seat}");
        }
    }
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
    let known = |own: &str, gone: Hand| KnownCards {
        declarer: Some(cards(own)),
        gone,
        ..KnownCards::default()
    };
    let turn = || turn("SA S7", "S5", "NT");
    for (own, gone) in [("S5", "-"), ("SA", "-"), ("H2", "H2")] {
        let error = turn().knowing(known(own, cards(gone)));
        assert!(matches!(error, Err(ImpossibleDummy::CardTwice(_))), "{own}");
    }
    // Declarer has still to play to the trick, so declarer holds as many cards as dummy.
    let short = turn().knowing(known("H2", Hand::EMPTY));
    let wrong = ImpossibleDummy::DeclarersCards { held: 1, left: 2 };
    assert_eq!(short, Err(wrong));
    // No player holds a suit in which that player has shown out.
    let own = || known("H2 H3", Hand::EMPTY);
    let of_declarer = KnownCards {
        void_of_declarer: SuitSet::from_iter([Suit::Hearts]),
        ..own()
    };
    let of_dummy = KnownCards {
        void_of_dummy: SuitSet::from_iter([Suit::Spades]),
        ..own()
    };
    for (known, suit) in [(of_declarer, Suit::Hearts), (of_dummy, Suit::Spades)] {
        let error = turn().knowing(known);
        assert!(matches!(error, Err(ImpossibleDummy::ShownOut(card)) if card.suit == suit));
    }
    // Each defender must have cards left: three in all.
    let rest = |unseen: &str| Hand::ALL - cards("SA S7 S5 H2 H3") - cards(unseen);
    let seen = turn().knowing(known("H2 H3", rest("C2 C3")));
    assert_eq!(seen, Err(ImpossibleDummy::TooManySeen));
    turn()
        .knowing(known("H2 H3", rest("C2 C3 C4")))
        .expect("two and one");
}

#[test]
fn a_card_that_is_not_there_cannot_be_meant() {
    let ruling = turn("SK S4", "S5", "NT")
        .meaning(Some(card("HA")))
        .call(Designation::High);
    assert_eq!(written(ruling.called), "void SK S4");
    assert_eq!(ruling.reasons[0].id, "dummy-lacks-card");
}

// A model of Law 46 with plain letters and numbers, which shares no code with the engine.

type Plain = (char, u8);

fn plain(card: Card) -> Plain {
    (card.suit.letter(), card.rank.get())
}

fn pack() -> impl Iterator<Item = Plain> {
    ['C', 'D', 'H', 'S']
        .into_iter()
        .flat_map(|suit| (2..=14).map(move |rank| (suit, rank)))
}

/// The player, among those who have played, who is winning the trick.
fn taker(table: &[Plain], trumps: Option<char>) -> usize {
    let all = 0..table.len();
    let mut ruffs: Vec<usize> = all
        .clone()
        .filter(|&at| Some(table[at].0) == trumps)
        .collect();
    if ruffs.is_empty() {
        ruffs = all.filter(|&at| table[at].0 == table[0].0).collect();
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

    /// “Win” among the cards that are safe.
    fn lowest_of(&self, safe: Vec<Plain>) -> (&'static str, Vec<Plain>) {
        let lowest = safe.iter().map(|card| card.1).min();
        let lowest: Vec<Plain> = safe
            .into_iter()
            .filter(|card| Some(card.1) == lowest)
            .collect();
        match lowest.len() {
            0 => ("void", self.may_play()),
            1 => ("play", lowest),
            _ => ("declarer", lowest),
        }
    }

    /// The effect of a designation, as a verb and cards.
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
            Designation::Win => {
                // Only dummy and the trick are known: every unseen card may be in the worst hand.
                let safe = |card: &Plain| {
                    let seen =
                        |other: &Plain| self.hand.contains(other) || self.trick.contains(other);
                    let mut table = self.trick.clone();
                    table.push(*card);
                    let holds = |table: &[Plain]| taker(table, self.trumps) == self.trick.len();
                    let stays = |other: &Plain| {
                        let mut table = table.clone();
                        table.push(*other);
                        holds(&table)
                    };
                    let last = self.trick.len() == 3;
                    let mut others = pack().filter(|other| !seen(other));
                    holds(&table) && (last || others.all(|other| stays(&other)))
                };
                self.lowest_of(self.may_play().into_iter().filter(safe).collect())
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

/// Dummy's hand, the cards played before dummy, trumps, the suit of the last trick.
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
            Called::Void(legal) => ("void", legal.iter().map(plain).collect()),
            Called::WouldRevoke(legal) => ("revoke", legal.iter().map(plain).collect()),
        };
        prop_assert_eq!((got_verb, sorted(got)), (verb, sorted(expected)));
    }

    /// Whatever declarer says, dummy never revokes and always has a card to play.
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
            Called::Void(legal) | Called::WouldRevoke(legal) => legal,
        };
        prop_assert!(!possible.is_empty());
        prop_assert!((possible - legal).is_empty());
        prop_assert!(!ruling.reasons.is_empty());
        if let Some(card) = meant.filter(|&card| legal.contains(card)) {
            prop_assert_eq!(ruling.called, Called::Played(card));
        }
    }
}

// Law 46B1(b) with much knowledge: tries every possible deal and every line of play.

/// The hands clockwise from dummy: dummy, dummy's left, declarer, dummy's right.
type Hands = [Vec<Plain>; 4];

/// Whether dummy's card takes the trick whatever the defenders do; declarer helps if possible.
fn holds(table: &[Plain], dummy: usize, hands: &Hands, trumps: Option<char>) -> bool {
    if table.len() == 4 {
        return taker(table, trumps) == dummy;
    }
    let place = table.len() - dummy;
    let mut legal: Vec<Plain> = hands[place].clone();
    if legal.iter().any(|card| card.0 == table[0].0) {
        legal.retain(|card| card.0 == table[0].0);
    }
    let after = |card: &Plain| {
        let table = [table, &[*card]].concat();
        holds(&table, dummy, hands, trumps)
    };
    if place == 2 {
        legal.iter().any(after)
    } else {
        legal.iter().all(after)
    }
}

/// All ways to deal the cards into hands of these sizes.
fn deals(cards: &[Plain], sizes: [usize; 4], hands: &mut Hands, then: &mut dyn FnMut(&Hands)) {
    let Some((card, rest)) = cards.split_first() else {
        return then(hands);
    };
    for place in 0..4 {
        if hands[place].len() < sizes[place] {
            hands[place].push(*card);
            deals(rest, sizes, hands, then);
            hands[place].pop();
        }
    }
}

/// An ending: dummy, dummy's left, declarer, dummy's right, each with an equal number of cards
/// before the trick began.
#[derive(Debug, Clone)]
struct Ending {
    hands: [Vec<Card>; 4],
    before: usize,
    trumps: Strain,
    declarer_known: bool,
    /// For each suit that a defender does not have, whether declarer has seen the defender show
    /// out.
    told: [bool; 8],
}

fn endings() -> impl Strategy<Value = Ending> {
    // Few ranks, so that suits run out and high cards lie close together.
    let pack: Vec<Card> = Hand::ALL
        .iter()
        .filter(|card| card.rank >= Rank::T)
        .collect();
    let trumps = proptest::sample::select(Strain::ASC.to_vec());
    let shuffled = Just(pack).prop_shuffle();
    let told = proptest::array::uniform8(any::<bool>());
    (
        shuffled,
        1_usize..=3,
        0_usize..=3,
        trumps,
        any::<bool>(),
        told,
    )
        .prop_map(|(pack, length, before, trumps, declarer_known, told)| {
            let mut hands = pack.chunks(length).map(<[Card]>::to_vec);
            Ending {
                hands: std::array::from_fn(|_| hands.next().unwrap_or_default()),
                before,
                trumps,
                // Three unknown hands of three cards are too many deals to play.
                declarer_known: declarer_known || length == 3,
                told,
            }
        })
}

impl Ending {
    /// The trick so far: from each hand the first card, or the first that follows suit.
    fn trick(&mut self) -> Vec<Card> {
        let mut trick: Vec<Card> = Vec::new();
        for place in 4 - self.before..4 {
            let hand = &mut self.hands[place];
            let led = trick.first().map(|card| card.suit);
            let at = hand.iter().position(|card| Some(card.suit) == led);
            trick.push(hand.remove(at.unwrap_or(0)));
        }
        trick
    }

    /// The suits in which a defender has shown out: none left, and none played to this trick.
    fn voids(&self, place: usize, trick: &[Card]) -> Vec<Suit> {
        let played = (place + trick.len()).checked_sub(4).map(|at| trick[at]);
        let held = self.hands[place].iter().copied().chain(played);
        let held: Vec<Suit> = held.map(|card| card.suit).collect();
        let told = |suit: &Suit| self.told[*suit as usize + 4 * (place / 2)];
        let suits = Suit::ASC.into_iter();
        suits
            .filter(|suit| !held.contains(suit) && told(suit))
            .collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_known_to_win_wins_in_every_deal_that_is_left(ending in endings()) {
        let mut ending = ending;
        let trick = ending.trick();
        let voids = [ending.voids(1, &trick), ending.voids(3, &trick)];
        let all = |hands: &[Vec<Card>]| -> Hand { hands.iter().flatten().copied().collect() };
        let dummy = all(&ending.hands[..1]);
        let table: Hand = trick.iter().copied().collect();
        let known = KnownCards {
            declarer: ending.declarer_known.then(|| all(&ending.hands[2..3])),
            gone: Hand::ALL - all(&ending.hands) - table,
            void_on_left: voids[0].iter().copied().collect::<SuitSet>(),
            void_on_right: voids[1].iter().copied().collect::<SuitSet>(),
            ..KnownCards::default()
        };
        let turn = DummyTurn::new(dummy, trick.clone(), ending.trumps).expect("a turn");
        let turn = turn.knowing(known).expect("enough cards are left");

        let trumps = ending.trumps.suit().map(Suit::letter);
        let played: Vec<Plain> = trick.iter().copied().map(plain).collect();
        let model = Model {
            hand: dummy.iter().map(plain).collect(),
            trick: played.clone(),
            trumps,
            won_with: None,
        };
        let hidden = |place: usize| place % 2 == 1 || (place == 2 && !ending.declarer_known);
        let sizes: [usize; 4] =
            std::array::from_fn(|place| if hidden(place) { ending.hands[place].len() } else { 0 });
        let unseen: Vec<Plain> = (1..4)
            .filter(|&place| hidden(place))
            .flat_map(|place| ending.hands[place].iter().copied().map(plain))
            .collect();
        let may_lie = |hands: &Hands| {
            [1_usize, 3].into_iter().all(|place| {
                let mut without: Vec<char> =
                    voids[place / 2].iter().map(|suit| suit.letter()).collect();
                let just = (place + played.len()).checked_sub(4).map(|at| played[at]);
                without.extend(just.filter(|card| card.0 != played[0].0).map(|_| played[0].0));
                hands[place].iter().all(|card| !without.contains(&card.0))
            })
        };
        let at = played.len();
        let safe = |card: &Plain| {
            let table = [&played[..], &[*card]].concat();
            let higher = |other: &Plain| {
                let table = [&table[..], &[*other]].concat();
                taker(&table, trumps) != at
            };
            // A player whose hand is not known may have to overtake.
            if at < 2 && !ending.declarer_known && unseen.iter().any(higher) {
                return false;
            }
            let mut every = taker(&table, trumps) == at;
            let mut hands: Hands = Default::default();
            deals(&unseen, sizes, &mut hands, &mut |hands| {
                let mut hands = hands.clone();
                if ending.declarer_known {
                    hands[2] = ending.hands[2].iter().copied().map(plain).collect();
                }
                every &= !may_lie(&hands) || holds(&table, at, &hands, trumps);
            });
            every
        };
        let (verb, expected) = model.lowest_of(model.may_play().into_iter().filter(safe).collect());
        let (got_verb, got) = match turn.call(Designation::Win).called {
            Called::Played(card) => ("play", vec![plain(card)]),
            Called::Choice { among, .. } => ("declarer", among.iter().map(plain).collect()),
            Called::Void(legal) => ("void", legal.iter().map(plain).collect()),
            other => panic!("{other:?}"),
        };
        prop_assert_eq!((got_verb, sorted(got)), (verb, sorted(expected)));
    }
}
