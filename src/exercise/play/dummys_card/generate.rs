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
        let known = known(&play).filter(|_| matches!(case, WinSure | WinUnsure));
        let known = known.unwrap_or_default();
        Some(DummysCard {
            declarer: dummy.partner().into(),
            dummy: hand.into(),
            trick: Trick(play.trick().to_vec()),
            trumps: Trumps(play.contract().bid.strain),
            says,
            won_with: won.map(SuitText),
            meant: top.filter(|_| case == Meant).map(OneCard),
            own: known.declarer.unwrap_or_default().into(),
            gone: known.gone.into(),
        })
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
        let (trick, legal, contract) = (play.trick(), play.legal_cards(), play.contract());
        let (hand, strain) = (play.hand(contract.dummy()), contract.bid.strain);
        let led = trick.first().map(|led| led.suit);
        // The suit led, or with which dummy won the last trick.
        let Some(suit) = led.or_else(|| won_with(play)) else {
            return Vec::new();
        };
        let (on_lead, own) = (led.is_none(), cards_of(hand, suit));
        let void = !on_lead && own.is_empty();
        let follows = if on_lead { 0 } else { own.len() };
        let suits = Suit::ASC.into_iter();
        let missing = suits.filter(|&suit| hand[suit].is_empty() && Some(suit) != led);
        let missing = missing.map(SuitText).map(Says::Suit);
        let long = |least| {
            let suits = Suit::ASC.into_iter();
            let suits = suits.filter(move |&suit| hand[suit].len() >= least);
            suits.filter(move |&suit| led.is_none_or(|led| suit == led))
        };
        // A second card of that rank in another suit makes the question worth asking.
        let twice = |of_suit: bool| {
            let of_rank = |rank| hand.iter().filter(move |card| card.rank == rank);
            let ranks = (2..=14).map(Rank::new);
            let ranks = ranks.filter(|&rank| hand[suit].contains(rank) == of_suit);
            let ranks = ranks.filter(|&rank| of_rank(rank).count() >= 2);
            ranks.map(RankText).map(Says::Rank).collect()
        };
        let winners = winners(legal, trick, strain).len();
        let last = trick.len() == 3;
        let trumps = strain.suit().filter(|trumps| *trumps != suit);
        let trumps = trumps.map_or(0, |trumps| hand[trumps].len());
        let ruffed = || winning_card(trick, strain).is_some_and(|best| best.suit != suit);
        match self {
            SuitAlone => long(2).map(SuitText).map(Says::Suit).collect(),
            HighOf => long(3).map(SuitText).map(Says::HighOf).collect(),
            Small if follows >= 2 => vec![Says::Small, Says::Small, Says::Duck],
            High if follows >= 3 => vec![Says::High],
            InFull if follows >= 3 => own.iter().map(CardText).map(Says::Card).collect(),
            Anything if follows >= 2 || on_lead && hand.len() >= 3 => vec![Says::Anything],
            WinLast if last && (winners >= 2 || winners == 0 && follows >= 2) => vec![Says::Win],
            WinSure | WinUnsure if !last && winners >= 1 && legal.len() >= 2 => {
                let asked = win_is_known(play) == Some(self == WinSure);
                asked.then_some(Says::Win).into_iter().collect()
            }
            Ruff if void && trumps >= 2 => vec![Says::Ruff],
            Overruff if void && trumps >= 2 && ruffed() => vec![Says::Ruff],
            RankPlayed if follows >= 2 => twice(true),
            RankLed if on_lead => twice(true),
            RankTwice if void || on_lead => twice(false),
            NotInDummy if follows >= 2 => {
                let cards = (6..=14).map(Rank::new).map(|rank| Card { suit, rank });
                let lacking = cards.filter(|card| !own.contains(*card) && !trick.contains(card));
                lacking.map(CardText).map(Says::Card).collect()
            }
            WordsVoid if void => vec![Says::Small, Says::High],
            WordsLed if on_lead => vec![Says::Small, Says::High],
            SuitVoid if on_lead || own.len() != 1 => missing.collect(),
            Revokes if follows >= 2 => {
                let others = (hand - own).iter();
                let suits = others.clone().map(|card| Says::Suit(SuitText(card.suit)));
                let cards = others.map(CardText).map(Says::Card);
                let ruffs = vec![Says::Ruff; if trumps > 0 { 3 } else { 0 }];
                cards.chain(suits).chain(ruffs).collect()
            }
            // Declarer is cashing the suit from the top, so the highest card is clearly meant.
            Meant if on_lead && own.len() >= 2 && hand[suit].iter().next() >= Some(Rank::J) => {
                vec![Says::Suit(SuitText(suit))]
            }
            _ => Vec::new(),
        }
    }
}

/// What a learner knows who sees declarer's hand and the earlier tricks; `None` if these are more
/// than three, or a defender has shown out.
fn known(play: &Play) -> Option<KnownCards> {
    let contract = play.contract();
    let tricks = play.tricks().iter();
    let tricks: Vec<_> = tricks.map(|trick| (trick.leader, trick.cards)).collect();
    let known = KnownCards::of_tricks(contract.dummy(), &tricks);
    let both_follow = known.void_on_left.is_empty() && known.void_on_right.is_empty();
    (tricks.len() <= 3 && both_follow).then_some(KnownCards {
        declarer: Some(play.hand(contract.declarer)),
        ..known
    })
}

/// Whether “win” designates a card, as far as that is [`known`].
fn win_is_known(play: &Play) -> Option<bool> {
    let Contract { bid, declarer, .. } = play.contract();
    let dummy = play.hand(declarer.partner());
    let turn = DummyTurn::new(dummy, play.trick().to_vec(), bid.strain).ok()?;
    let ruling = turn.knowing(known(play)?).ok()?.call(Designation::Win);
    Some(matches!(ruling.called, Called::Played(_)))
}
