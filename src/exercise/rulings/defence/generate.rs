//! Positions of defenders with penalty cards, from bank deals.

use strum::VariantArray;

use super::Defence;
use crate::fields::{HowWord, PenaltyText};
use crate::prelude::*;
use engine::is_honour;
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::{Exposed, PenaltyCards};
use engine::play::Play;

pub(crate) use crate::play::simulator::{before_the_lead, moment};

/// How a penalty card relates to the trick at its owner's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub(crate) enum Place {
    Leads,
    /// Its suit was led, and the hand has other cards of it.
    OwnSuit,
    /// Another suit was led, which must be followed.
    OtherSuit,
    /// The owner is void in the suit led, and the card is no trump.
    Discards,
    /// The owner is void in the suit led, and the card is a trump.
    Ruffs,
}

impl Place {
    pub(crate) const fn of(difficulty: Difficulty) -> &'static [Self] {
        match difficulty {
            Difficulty::Easy => &[Self::Leads, Self::OwnSuit, Self::OtherSuit, Self::Discards],
            Difficulty::Medium | Difficulty::Hard => Self::VARIANTS,
        }
    }

    pub(crate) fn fits(self, card: Card, play: &Play, hand: Hand) -> bool {
        let Some(led) = play.trick().first().map(|card| card.suit) else {
            return self == Self::Leads;
        };
        let follow = cards_of(hand, led).len();
        let trump = play.contract().bid.strain.suit() == Some(card.suit);
        match self {
            Self::Leads => false,
            Self::OwnSuit => card.suit == led && follow >= 2,
            Self::OtherSuit => card.suit != led && follow > 0,
            Self::Discards => follow == 0 && !trump,
            Self::Ruffs => follow == 0 && trump,
        }
    }
}

pub(crate) fn pick(chance: &mut Chance, hand: Hand, wanted: impl Fn(Card) -> bool) -> Option<Card> {
    let cards: Vec<Card> = hand.iter().filter(|card| wanted(*card)).collect();
    chance.pick(&cards)
}

/// Penalty cards in a position, and how they were exposed.
type Laid = (PenaltyText, Option<HowWord>);

/// One major penalty card with its story; an honour was usually dropped.
pub(crate) fn major(card: Card, chance: &mut Chance) -> Laid {
    let on_purpose = [
        How::LedOutOfTurnRefused,
        How::LedOutOfTurnRefused,
        How::LedOutOfTurnRefused,
        How::RevokeCorrected,
        How::RevokeCorrected,
        How::Shown,
    ];
    let how = match is_honour(card) && chance.percent(60) {
        true => How::Dropped,
        false => chance.pick_or(&on_purpose, How::LedOutOfTurnRefused),
    };
    (PenaltyCards::major(card).into(), Some(HowWord(how)))
}

pub(crate) fn dropped(cards: impl IntoIterator<Item = Card>) -> Laid {
    let cards = cards.into_iter().collect();
    let cards = PenaltyCards::None.with(cards, Exposed::ByAccident);
    (cards.into(), Some(HowWord(How::Dropped)))
}

impl Defence {
    /// The defender in turn, without any penalty cards.
    pub(crate) fn at_turn(play: &Play) -> Option<Self> {
        let player = play.turn()?;
        let contract = play.contract();
        play.obligations().defends(player).then(|| Self {
            contract: ContractText((contract.bid, contract.doubling)),
            declarer: contract.declarer.into(),
            player: player.into(),
            hand: play.hand(player).into(),
            dummy: dummys_seen(play),
            trick: Trick(play.trick().to_vec()),
            own: PenaltyText::default(),
            how: None,
            partners: PenaltyText::default(),
            partners_how: None,
            demand: None,
            play: None,
            designated: None,
            since: super::SinceText::default(),
        })
    }

    /// The defender on lead, with enough cards to choose from.
    pub(crate) fn on_lead(play: &Play) -> Option<Self> {
        let defence = Self::at_turn(play)?;
        (play.trick().is_empty() && defence.hand.len() >= 4).then_some(defence)
    }

    pub(crate) fn checked(self) -> Option<Self> {
        self.check().is_ok().then_some(self)
    }
}

/// Dummy's cards, once the opening lead is faced.
pub(crate) fn dummys_seen(play: &Play) -> Cards {
    match play.record().is_empty() {
        true => Cards::default(),
        false => play.hand(play.contract().dummy()).into(),
    }
}
