//! Positions for generated exercises.

use contract_bridge::{Card, Hand, Rank, Strain, Suit};

use super::{DummysCard, Says};
use crate::fields::{CardText, Cards, OneCard, RankText, SuitText, Trick, Trumps};
use crate::play::dealt::{AtTurn, Dealt, Wanted};
use crate::{Difficulty, Draw, Exercise as _};
use engine::cards_of;
use engine::laws::dummy_card::{Called, Designation, DummyTurn};
use engine::laws::known_cards::KnownCards;
use engine::play::trick::{beats, winning_place};

/// What declarer's call looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    SuitAlone,
    Small,
    High,
    HighOf,
    InFull,
    WinLast,
    Ruff,
    RuffBehindRuff,
    Anything,
    RankFollowing,
    NotInDummy,
    RankOnLead,
    RankSeveral,
    WordsWithoutSuit,
    WordsOnLead,
    WinSure,
    WinNotKnown,
    WouldRevoke,
    SuitMissing,
    Meant,
}

use Case::*;

/// The cases, each repeated by its frequency; rare ones are more frequent here than at the table.
const fn cases(difficulty: Difficulty) -> &'static [Case] {
    match difficulty {
        Difficulty::Easy => &[
            SuitAlone, SuitAlone, Small, Small, High, InFull, Anything, NotInDummy,
        ],
        Difficulty::Medium => &[
            WinLast,
            WinLast,
            Ruff,
            Anything,
            RankFollowing,
            NotInDummy,
            High,
            HighOf,
            SuitMissing,
            WouldRevoke,
        ],
        Difficulty::Hard => &[
            RankOnLead,
            RankOnLead,
            RankSeveral,
            WordsWithoutSuit,
            WordsOnLead,
            WinSure,
            WinNotKnown,
            WinNotKnown,
            WouldRevoke,
            RuffBehindRuff,
            RuffBehindRuff,
            Meant,
        ],
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> DummysCard {
    let case = draw.chance.pick_or(cases(draw.difficulty), SuitAlone);
    let wanted = match case {
        Ruff | RuffBehindRuff => Wanted::Suit,
        _ => Wanted::Any,
    };
    // A card that is certain to win before the last hand has played is rare.
    let tries = if case == WinSure { 40 } else { 6 };
    for _ in 0..tries {
        let mut dealt = Dealt::draw(draw, wanted);
        let start = draw.chance.below(3);
        dealt.play(&mut draw.chance, start);
        dealt.ruffing = matches!(case, Ruff | RuffBehindRuff | WordsWithoutSuit | RankSeveral);
        let (declarer, strain) = (dealt.declarer, dealt.strain);
        let fits =
            |at: &AtTurn| at.player == declarer.partner() && !case.says(at, strain).is_empty();
        let Some((at, true)) = dealt.turn(&mut draw.chance, 10, fits) else {
            continue;
        };
        let Some(says) = draw.chance.pick(&case.says(&at, strain)) else {
            continue;
        };
        let won = at.last.map(|(_, card)| card.suit);
        let won = won.filter(|_| at.trick.cards.is_empty());
        let top = won.and_then(|suit| cards_of(at.hand, suit).iter().next());
        let seen = |cards| match case {
            WinSure | WinNotKnown => Cards(cards),
            _ => Cards::default(),
        };
        let made = DummysCard {
            declarer: declarer.into(),
            dummy: at.hand.into(),
            trick: Trick(at.trick.cards),
            trumps: Trumps(strain),
            says,
            won_with: won.map(SuitText),
            meant: top.filter(|_| case == Meant).map(OneCard),
            own: seen(at.own),
            gone: seen(at.gone),
        };
        if made.pose().is_ok() {
            return made;
        }
    }
    let text = r#"(dummy: "SA S3", trick: "S5", trumps: "NT", says: small)"#;
    crate::text::plain(text, "a spade is led, and dummy has two")
}

impl Case {
    /// What declarer may say at this turn, repeated by frequency; empty if the case does not fit.
    fn says(self, at: &AtTurn, strain: Strain) -> Vec<Says> {
        match at.trick.cards.first() {
            Some(led) => self.following(at, *led, strain),
            None => match at.last {
                Some((_, won)) => self.leading(at.hand, won.suit),
                None => Vec::new(),
            },
        }
    }

    /// Dummy is on lead, having won the last trick with a card of the suit `won`.
    fn leading(self, hand: Hand, won: Suit) -> Vec<Says> {
        let long = |least: usize| {
            let suits = Suit::ASC.into_iter();
            suits.filter(move |&suit| hand[suit].len() >= least)
        };
        let top = hand[won].iter().next();
        match self {
            SuitAlone => long(2).map(suit).collect(),
            HighOf => long(3).map(|suit| Says::HighOf(SuitText(suit))).collect(),
            Anything if hand.len() >= 3 => vec![Says::Anything],
            WordsOnLead => vec![Says::Small, Says::High],
            SuitMissing => missing(hand).map(suit).collect(),
            RankOnLead => twice(hand, |card| card.suit == won).map(rank).collect(),
            RankSeveral => {
                let ranks = twice(hand, |_| true);
                ranks
                    .filter(|&rank| !hand[won].contains(rank))
                    .map(rank)
                    .collect()
            }
            // Declarer is cashing the suit from the top, so the highest card is clearly meant.
            Meant if hand[won].len() >= 2 && top >= Some(Rank::J) => vec![suit(won)],
            _ => Vec::new(),
        }
    }

    fn following(self, at: &AtTurn, led: Card, strain: Strain) -> Vec<Says> {
        let own = cards_of(at.hand, led.suit);
        let legal = if own.is_empty() { at.hand } else { own };
        let trick = &at.trick.cards;
        let best = winning_place(trick, strain).and_then(|place| trick.get(place));
        let best = *best.unwrap_or(&led);
        let winners = legal
            .iter()
            .filter(|card| beats(*card, best, strain))
            .count();
        let last = trick.len() == 3;
        let trumps = strain.suit().filter(|suit| *suit != led.suit);
        let trumps = trumps.map_or(0, |suit| at.hand[suit].len());
        match self {
            SuitAlone if own.len() >= 2 => vec![suit(led.suit)],
            Small if own.len() >= 2 => vec![Says::Small, Says::Small, Says::Duck],
            High if own.len() >= 3 => vec![Says::High],
            HighOf if own.len() >= 3 => vec![Says::HighOf(SuitText(led.suit))],
            InFull if own.len() >= 3 => own.iter().map(card).collect(),
            Anything if own.len() >= 2 => vec![Says::Anything],
            WinLast if last && (winners >= 2 || winners == 0 && own.len() >= 2) => vec![Says::Win],
            WinSure | WinNotKnown if !last && winners >= 1 && legal.len() >= 2 => {
                match win_is_known(at, strain) == Some(self == WinSure) {
                    true => vec![Says::Win],
                    false => Vec::new(),
                }
            }
            Ruff if own.is_empty() && trumps >= 2 => vec![Says::Ruff],
            RuffBehindRuff if own.is_empty() && trumps >= 2 && best.suit != led.suit => {
                vec![Says::Ruff]
            }
            // A second card of that rank in another suit makes the question worth asking.
            RankFollowing if own.len() >= 2 => twice(at.hand, |card| card.suit == led.suit)
                .map(rank)
                .collect(),
            RankSeveral if own.is_empty() => twice(at.hand, |_| true).map(rank).collect(),
            NotInDummy if own.len() >= 2 => {
                let of_suit = |rank| Card {
                    suit: led.suit,
                    rank,
                };
                let cards = (6..=14).map(|rank| of_suit(Rank::new(rank)));
                let missing = cards.filter(|card| !own.contains(*card) && !trick.contains(card));
                missing.map(card).collect()
            }
            WordsWithoutSuit if own.is_empty() => vec![Says::Small, Says::High],
            SuitMissing if own.len() != 1 => {
                let suits = missing(at.hand).filter(|&suit| suit != led.suit);
                suits.map(suit).collect()
            }
            WouldRevoke if own.len() >= 2 => {
                let others = || (at.hand - own).iter();
                let suits = others().map(|card| suit(card.suit));
                let ruffs = vec![Says::Ruff; if trumps > 0 { 3 } else { 0 }];
                others().map(card).chain(suits).chain(ruffs).collect()
            }
            _ => Vec::new(),
        }
    }
}

const fn suit(suit: Suit) -> Says {
    Says::Suit(SuitText(suit))
}

const fn rank(rank: Rank) -> Says {
    Says::Rank(RankText(rank))
}

const fn card(card: Card) -> Says {
    Says::Card(CardText(card))
}

/// Whether “win” designates a card for a learner who sees declarer's hand and knows the cards of at
/// most three earlier tricks; `None` if more has been played than the question would tell.
fn win_is_known(at: &AtTurn, strain: Strain) -> Option<bool> {
    if at.shown_out || at.gone.len() > 12 {
        return None;
    }
    let known = KnownCards {
        declarer: Some(at.own),
        gone: at.gone,
        ..KnownCards::default()
    };
    let turn = DummyTurn::new(at.hand, at.trick.cards.clone(), strain).ok()?;
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
