//! Positions for generated exercises.

use contract_bridge::{Card, Hand, Rank, Strain, Suit};

use super::{DummysCard, Position, Says};
use crate::fields::{Cards, Declarer, SuitText, Trick, Trumps};
use crate::play::dealt::{AtTurn, Dealt, Wanted};
use crate::{Chance, Difficulty, Draw};
use engine::cards_of;
use engine::laws::dummy_card::{Called, Designation, DummyTurn};
use engine::laws::known_cards::KnownCards;
use engine::play::trick::{beats, winning_place};

/// A way of calling that is to be asked about.
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

use Case::{
    Anything, High, HighOf, InFull, Meant, NotInDummy, RankFollowing, RankOnLead, RankSeveral,
    Ruff, RuffBehindRuff, Small, SuitAlone, SuitMissing, WinLast, WinNotKnown, WinSure,
    WordsOnLead, WordsWithoutSuit, WouldRevoke,
};

/// What is asked, each as often as it stands here: the rare cases are made on purpose.
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
    // A card that is known to win before the last hand has played is rare.
    let tries = if case == WinSure { 40 } else { 6 };
    for _ in 0..tries {
        let mut dealt = Dealt::draw(draw, wanted);
        let start = draw.chance.below(3);
        dealt.play(&mut draw.chance, start);
        dealt.ruffing = matches!(case, Ruff | RuffBehindRuff | WordsWithoutSuit | RankSeveral);
        let (declarer, strain) = (dealt.declarer, dealt.strain);
        let fits =
            |at: &AtTurn| at.player == declarer.partner() && case.says(None, at, strain).is_some();
        let Some((at, true)) = dealt.turn(&mut draw.chance, 10, fits) else {
            continue;
        };
        let said = case.says(Some(&mut draw.chance), &at, strain);
        let made = said.and_then(|(says, meant)| {
            let won_with = at.last.filter(|_| at.trick.cards.is_empty());
            let won_with = won_with.map(|(_, card)| card.suit);
            let trick = at.trick.cards.clone();
            let seen = |cards| match case {
                WinSure | WinNotKnown => Cards(cards),
                _ => Cards::default(),
            };
            let position = Position {
                declarer: Declarer(declarer.into()),
                dummy: Cards(at.hand),
                trick: Trick(trick),
                trumps: Trumps(strain),
                says,
                won_with: won_with.map(SuitText),
                meant: Cards(meant.into_iter().collect()),
                own: seen(at.own),
                gone: seen(at.gone),
            };
            DummysCard::try_from(position).ok()
        });
        if let Some(made) = made {
            return made;
        }
    }
    plain()
}

/// “Small”, with two spades to choose from.
fn plain() -> DummysCard {
    let text = r#"(dummy: "SA S3", trick: "S5", trumps: "NT", says: small)"#;
    crate::text::plain(text, "a spade is led, and dummy has two")
}

/// One of several: by chance, or the first while it is only asked whether there is one.
fn one<T: Clone>(chance: Option<&mut Chance>, among: &[T]) -> Option<T> {
    match chance {
        Some(chance) => chance.pick(among),
        None => among.first().cloned(),
    }
}

impl Case {
    /// What declarer says at this turn, and the card that was meant; `None` if it does not fit.
    fn says(
        self,
        chance: Option<&mut Chance>,
        at: &AtTurn,
        strain: Strain,
    ) -> Option<(Says, Option<Card>)> {
        let says = match at.trick.cards.first() {
            Some(led) => self.following(chance, at, *led, strain)?,
            None if self == Meant => return meant(at),
            None => self.leading(chance, at)?,
        };
        Some((says, None))
    }

    fn leading(self, chance: Option<&mut Chance>, at: &AtTurn) -> Option<Says> {
        let long = |least: usize| -> Vec<Suit> {
            let suits = Suit::ASC.into_iter();
            suits.filter(|&suit| at.hand[suit].len() >= least).collect()
        };
        let won = at.last.map(|(_, card)| card.suit)?;
        match self {
            SuitAlone => one(chance, &long(2)).map(Says::Suit),
            HighOf => one(chance, &long(3)).map(Says::HighOf),
            Anything => (at.hand.len() >= 3).then_some(Says::Anything),
            WordsOnLead => one(chance, &[Says::Small, Says::High]),
            SuitMissing => one(chance, &missing(at.hand)).map(Says::Suit),
            RankOnLead => one(chance, &twice(at.hand, |card| card.suit == won)).map(Says::Rank),
            RankSeveral => {
                let continued = |rank: &Rank| at.hand[won].contains(*rank);
                let mut ranks = twice(at.hand, |_| true);
                ranks.retain(|rank| !continued(rank));
                one(chance, &ranks).map(Says::Rank)
            }
            _ => None,
        }
    }

    fn following(
        self,
        chance: Option<&mut Chance>,
        at: &AtTurn,
        led: Card,
        strain: Strain,
    ) -> Option<Says> {
        let own = cards_of(at.hand, led.suit);
        let legal = if own.is_empty() { at.hand } else { own };
        let best =
            winning_place(&at.trick.cards, strain).and_then(|at_| at.trick.cards.get(at_))?;
        let winners = legal.iter().filter(|card| beats(*card, *best, strain));
        let winners = winners.count();
        let last = at.trick.cards.len() == 3;
        let others: Vec<Card> = (at.hand - own).iter().collect();
        let trumps = strain.suit().filter(|suit| *suit != led.suit);
        match self {
            SuitAlone if own.len() >= 2 => Some(Says::Suit(led.suit)),
            Small if own.len() >= 2 => one(chance, &[Says::Small, Says::Small, Says::Duck]),
            High if own.len() >= 3 => Some(Says::High),
            HighOf if own.len() >= 3 => Some(Says::HighOf(led.suit)),
            InFull if own.len() >= 3 => {
                let cards: Vec<Card> = own.iter().collect();
                one(chance, &cards).map(Says::Card)
            }
            Anything if own.len() >= 2 => Some(Says::Anything),
            WinLast if last && (winners >= 2 || winners == 0 && own.len() >= 2) => Some(Says::Win),
            WinSure | WinNotKnown if !last && winners >= 1 && legal.len() >= 2 => {
                let played = win(at, strain)?;
                (played.is_some() == (self == WinSure)).then_some(Says::Win)
            }
            Ruff | RuffBehindRuff
                if own.is_empty() && trumps.is_some_and(|suit| at.hand[suit].len() >= 2) =>
            {
                let ruffed = best.suit != led.suit;
                (self == Ruff || ruffed).then_some(Says::Ruff)
            }
            RankFollowing if own.len() >= 2 => {
                // A second card of the rank elsewhere makes it worth asking.
                let ranks = twice(at.hand, |card| card.suit == led.suit);
                one(chance, &ranks).map(Says::Rank)
            }
            RankSeveral if own.is_empty() => one(chance, &twice(at.hand, |_| true)).map(Says::Rank),
            NotInDummy if own.len() >= 2 => {
                let held = |rank: &Rank| {
                    let card = Card {
                        suit: led.suit,
                        rank: *rank,
                    };
                    at.hand.contains(card) || at.trick.cards.contains(&card)
                };
                let ranks = (6..=14).map(Rank::new).filter(|rank| !held(rank));
                let ranks: Vec<Rank> = ranks.collect();
                one(chance, &ranks).map(|rank| {
                    Says::Card(Card {
                        suit: led.suit,
                        rank,
                    })
                })
            }
            WordsWithoutSuit if own.is_empty() => one(chance, &[Says::Small, Says::High]),
            SuitMissing if own.len() != 1 => {
                let mut suits = missing(at.hand);
                suits.retain(|suit| *suit != led.suit);
                one(chance, &suits).map(Says::Suit)
            }
            WouldRevoke if own.len() >= 2 => {
                let mut says: Vec<Says> = others.iter().copied().map(Says::Card).collect();
                says.extend(others.iter().map(|card| Says::Suit(card.suit)));
                let ruffs = trumps.is_some_and(|suit| !at.hand[suit].is_empty());
                if ruffs {
                    says.extend([Says::Ruff; 3]);
                }
                one(chance, &says)
            }
            _ => None,
        }
    }
}

/// Dummy goes on with the suit that won, which declarer is cashing from the top: nobody
/// doubts that the highest is meant.
fn meant(at: &AtTurn) -> Option<(Says, Option<Card>)> {
    let (_, won) = at.last?;
    let suit = cards_of(at.hand, won.suit);
    let top = suit.iter().next().filter(|top| top.rank >= Rank::J)?;
    (suit.len() >= 2).then_some((Says::Suit(won.suit), Some(top)))
}

/// The card that “win” plays for those who see declarer's hand and know the cards of at most
/// three earlier tricks; `None` where more has been seen than the question would tell.
fn win(at: &AtTurn, strain: Strain) -> Option<Option<Card>> {
    if at.shown_out || at.gone.len() > 12 {
        return None;
    }
    let known = KnownCards {
        declarer: Some(at.own),
        gone: at.gone,
        ..KnownCards::default()
    };
    let turn = DummyTurn::new(at.hand, at.trick.cards.clone(), strain).ok()?;
    match turn.knowing(known).ok()?.call(Designation::Win).called {
        Called::Played(card) => Some(Some(card)),
        _ => Some(None),
    }
}

fn missing(hand: Hand) -> Vec<Suit> {
    let suits = Suit::ASC.into_iter();
    suits.filter(|&suit| hand[suit].is_empty()).collect()
}

/// Ranks of which the hand has two or more, one of them such a card.
fn twice(hand: Hand, such: impl Fn(Card) -> bool) -> Vec<Rank> {
    let count = |rank: Rank| hand.iter().filter(|card| card.rank == rank).count();
    let ranks = hand
        .iter()
        .filter(|card| such(*card) && count(card.rank) >= 2);
    let mut ranks: Vec<Rank> = ranks.map(|card| card.rank).collect();
    ranks.sort_unstable();
    ranks.dedup();
    ranks
}
