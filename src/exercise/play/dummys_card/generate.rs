//! Positions for generated exercises.

use super::{DummysCard, Says};
use crate::fields::{CardText, RankText, SuitText};
use crate::play::simulator::{self, Wanted};
use crate::play::{plausible, winners};
use crate::prelude::*;
use engine::laws::dummy_card::{Called, Designation, DummyTurn};
use engine::laws::known_cards::KnownCards;
use engine::play::Play;
use engine::play::trick::winning_card;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    SuitAlone,
    Small,
    High,
    HighOf,
    InFull,
    WinLast,
    Ruff,
    Overruff,
    Anything,
    RankPlayed,
    NotInDummy,
    RankLed,
    RankTwice,
    WordsVoid,
    WordsLed,
    WinSure,
    WinUnsure,
    Revokes,
    SuitVoid,
    Meant,
}

use Case::*;

/// The cases by difficulty, each repeated by its frequency.
const CASES: [&[Case]; 3] = [
    &[
        SuitAlone, SuitAlone, Small, Small, High, InFull, Anything, NotInDummy,
    ],
    &[
        WinLast, WinLast, Ruff, Anything, RankPlayed, NotInDummy, High, HighOf, SuitVoid, Revokes,
    ],
    &[
        RankLed, RankLed, RankTwice, WordsVoid, WordsLed, WinSure, WinUnsure, WinUnsure, Revokes,
        Overruff, Overruff, Meant,
    ],
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> DummysCard {
    let [easy, medium, hard] = CASES;
    let cases = draw.difficulty.choose(easy, medium, hard);
    let case = draw.chance.pick_or(cases, SuitAlone);
    let wanted = match case {
        Ruff | Overruff => Wanted::Suit,
        _ => Wanted::Any,
    };
    // A card that is certain to win before the last hand has played is rare.
    let tries = if case == WinSure { 40 } else { 6 };
    let ruffing = matches!(case, Ruff | Overruff | WordsVoid | RankTwice);
    let made = plausible::first(draw, tries, |draw| {
        let begun = simulator::begun(draw, wanted, 3);
        let dummy = begun.contract().dummy();
        let fits = |play: &Play, player| player == dummy && !case.says(play).is_empty();
        let turn = simulator::turn(begun, 10, ruffing, &mut draw.chance, fits)?;
        let (play, dummy, true) = turn else {
            return None;
        };
        let says = draw.chance.pick(&case.says(&play))?;
        let (hand, won) = (play.hand(dummy), won_with(&play));
        let top = won.and_then(|suit| cards_of(hand, suit).iter().next());
        let mut made = DummysCard {
            declarer: dummy.partner().into(),
            dummy: hand.into(),
            trick: Trick(play.trick().to_vec()),
            trumps: Trumps(play.contract().bid.strain),
            says,
            won_with: won.map(SuitText),
            meant: top.filter(|_| case == Meant).map(OneCard),
            own: Cards::default(),
            gone: Cards::default(),
        };
        if matches!(case, WinSure | WinUnsure) {
            made.own = play.hand(dummy.partner()).into();
            made.gone = Cards(known(&play).gone);
        }
        Some(made)
    });
    let text = r#"(dummy: "SA S3", trick: "S5", trumps: "NT", says: small)"#;
    made.unwrap_or_else(|| crate::text::plain(text, "a spade is led, and dummy has two"))
}

/// The suit with which dummy, on lead, won the last trick.
fn won_with(play: &Play) -> Option<Suit> {
    let last = play.tricks().last().filter(|_| play.trick().is_empty())?;
    winning_card(&last.cards, play.contract().bid.strain).map(|card| card.suit)
}

impl Case {
    /// What declarer may say at dummy's turn, repeated by frequency; empty if nothing fits.
    fn says(self, play: &Play) -> Vec<Says> {
        match (play.trick().first(), won_with(play)) {
            (Some(led), _) => self.following(play, *led),
            (None, Some(won)) => self.leading(play.hand(play.contract().dummy()), won),
            (None, None) => Vec::new(),
        }
    }

    /// Dummy is on lead, having won the last trick with a card of the suit `won`.
    fn leading(self, hand: Hand, won: Suit) -> Vec<Says> {
        let suit = |suit| Says::Suit(SuitText(suit));
        let high_of = |suit| Says::HighOf(SuitText(suit));
        let rank = |rank| Says::Rank(RankText(rank));
        let long = |least: usize| {
            let suits = Suit::ASC.into_iter();
            suits.filter(move |&suit| hand[suit].len() >= least)
        };
        match self {
            SuitAlone => long(2).map(suit).collect(),
            HighOf => long(3).map(high_of).collect(),
            Anything if hand.len() >= 3 => vec![Says::Anything],
            WordsLed => vec![Says::Small, Says::High],
            SuitVoid => missing(hand).map(suit).collect(),
            RankLed => twice(hand, |card| card.suit == won).map(rank).collect(),
            RankTwice => {
                let ranks = twice(hand, |_| true).filter(|&rank| !hand[won].contains(rank));
                ranks.map(rank).collect()
            }
            // Declarer is cashing the suit from the top, so the highest card is clearly meant.
            Meant if hand[won].len() >= 2 && hand[won].iter().next() >= Some(Rank::J) => {
                vec![suit(won)]
            }
            _ => Vec::new(),
        }
    }

    /// Another hand has led this card.
    fn following(self, play: &Play, led: Card) -> Vec<Says> {
        let suit = |suit| Says::Suit(SuitText(suit));
        let rank = |rank| Says::Rank(RankText(rank));
        let card = |card| Says::Card(CardText(card));
        let (trick, legal, strain) = (play.trick(), play.legal_cards(), play.contract().bid.strain);
        let hand = play.hand(play.contract().dummy());
        let own = cards_of(hand, led.suit);
        let winners = winners(legal, trick, strain).len();
        let last = trick.len() == 3;
        let trumps = strain.suit().filter(|suit| *suit != led.suit);
        let trumps = trumps.map_or(0, |suit| hand[suit].len());
        let ruffed = || winning_card(trick, strain).is_some_and(|best| best.suit != led.suit);
        match self {
            SuitAlone if own.len() >= 2 => vec![suit(led.suit)],
            Small if own.len() >= 2 => vec![Says::Small, Says::Small, Says::Duck],
            High if own.len() >= 3 => vec![Says::High],
            HighOf if own.len() >= 3 => vec![Says::HighOf(SuitText(led.suit))],
            InFull if own.len() >= 3 => own.iter().map(card).collect(),
            Anything if own.len() >= 2 => vec![Says::Anything],
            WinLast if last && (winners >= 2 || winners == 0 && own.len() >= 2) => vec![Says::Win],
            WinSure | WinUnsure if !last && winners >= 1 && legal.len() >= 2 => {
                let asked = win_is_known(play) == Some(self == WinSure);
                asked.then_some(Says::Win).into_iter().collect()
            }
            Ruff if own.is_empty() && trumps >= 2 => vec![Says::Ruff],
            Overruff if own.is_empty() && trumps >= 2 && ruffed() => vec![Says::Ruff],
            // A second card of that rank in another suit makes the question worth asking.
            RankPlayed if own.len() >= 2 => twice(hand, |card| card.suit == led.suit)
                .map(rank)
                .collect(),
            RankTwice if own.is_empty() => twice(hand, |_| true).map(rank).collect(),
            NotInDummy if own.len() >= 2 => {
                let ranks = (6..=14).map(Rank::new);
                let cards = ranks.map(|rank| Card { rank, ..led });
                let missing = cards.filter(|card| !own.contains(*card) && !trick.contains(card));
                missing.map(card).collect()
            }
            WordsVoid if own.is_empty() => vec![Says::Small, Says::High],
            SuitVoid if own.len() != 1 => {
                let suits = missing(hand).filter(|&suit| suit != led.suit);
                suits.map(suit).collect()
            }
            Revokes if own.len() >= 2 => {
                let others = || (hand - own).iter();
                let suits = others().map(|card| suit(card.suit));
                let ruffs = vec![Says::Ruff; if trumps > 0 { 3 } else { 0 }];
                others().map(card).chain(suits).chain(ruffs).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn known(play: &Play) -> KnownCards {
    let tricks = play.tricks().iter();
    let tricks: Vec<_> = tricks.map(|trick| (trick.leader, trick.cards)).collect();
    KnownCards::of_tricks(play.contract().dummy(), &tricks)
}

/// Whether “win” designates a card for a learner who sees declarer's hand and knows the earlier
/// tricks; `None` if these are more than three, or a defender has shown out.
fn win_is_known(play: &Play) -> Option<bool> {
    let (contract, known) = (play.contract(), known(play));
    let shown_out = [known.void_on_left, known.void_on_right];
    if play.tricks().len() > 3 || shown_out.iter().any(|suits| !suits.is_empty()) {
        return None;
    }
    let known = KnownCards {
        declarer: Some(play.hand(contract.declarer)),
        ..known
    };
    let (dummy, trick) = (play.hand(contract.dummy()), play.trick().to_vec());
    let turn = DummyTurn::new(dummy, trick, contract.bid.strain).ok()?;
    let called = turn.knowing(known).ok()?.call(Designation::Win).called;
    Some(matches!(called, Called::Played(_)))
}

fn missing(hand: Hand) -> impl Iterator<Item = Suit> {
    let suits = Suit::ASC.into_iter();
    suits.filter(move |&suit| hand[suit].is_empty())
}

/// Ranks of which the hand has two or more cards, at least one of them satisfying `such`.
fn twice(hand: Hand, such: impl Fn(Card) -> bool) -> impl Iterator<Item = Rank> {
    let of_rank = move |rank: Rank| hand.iter().filter(move |card| card.rank == rank);
    let ranks = (2..=14).map(Rank::new);
    ranks.filter(move |&rank| of_rank(rank).count() >= 2 && of_rank(rank).any(&such))
}
