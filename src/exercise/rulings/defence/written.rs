//! The position as lessons write it.

use contract_bridge::{Card, Seat, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Defence, Laid, Order};
use crate::fields::{
    self, Cards, ContractText, Declarer, Fault, Field, HowWord, PenaltyText, SeatName, Trick,
    is_default,
};
use engine::laws::lead_restriction::LeadChoice;
use engine::play::{PlayRestriction, SuitSet};
use engine::{Contract, notation};

/// `lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "require:H")`.
///
/// `contract` is 3NT by South unless it is said. `own` and `partners` are the
/// penalty cards; `how` and `partners_how` tell how they came there. `demand` is
/// declarer's choice about the lead (`require:H`, `forbid:C+H`, `none`), `play` the
/// one of Law 57A (`highest`, `lowest`, `require:C`, `forbid:C`); `designated` is
/// the penalty card declarer has named. `since` are the tricks after the demand:
/// the player's card and the winner (`SA:W`).
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    contract: ContractText,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    player: SeatName,
    hand: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    dummy: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Trick<3>,
    #[serde(default, skip_serializing_if = "is_default")]
    own: PenaltyText,
    #[serde(default, skip_serializing_if = "is_default")]
    how: Option<HowWord>,
    #[serde(default, skip_serializing_if = "is_default")]
    partners: PenaltyText,
    #[serde(default, skip_serializing_if = "is_default")]
    partners_how: Option<HowWord>,
    #[serde(default, skip_serializing_if = "is_default")]
    demand: Option<DemandText>,
    #[serde(default, skip_serializing_if = "is_default")]
    play: Option<RestrictionText>,
    #[serde(default, skip_serializing_if = "is_default")]
    designated: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    since: SinceText,
}

impl TryFrom<Written> for Defence {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let (bid, doubling) = written.contract.0;
        let order = match (written.demand, written.play) {
            (None, None) => Order::None,
            (Some(DemandText(choice)), None) => Order::Lead(choice),
            (None, Some(RestrictionText(restriction))) => Order::Play(restriction),
            (Some(_), Some(_)) => {
                let cards = notation::cards(written.hand.0);
                return Err(Fault::new("demand-not-open", Field::Cards, cards));
            }
        };
        let laid = |PenaltyText(cards), how: Option<HowWord>| Laid {
            cards,
            how: how.map(|how| how.0),
        };
        Self {
            contract: Contract {
                bid,
                doubling,
                declarer: written.declarer.0.into(),
            },
            player: written.player.into(),
            hand: written.hand.0,
            dummy: written.dummy.0,
            trick: written.trick.0,
            own: laid(written.own, written.how),
            partners: laid(written.partners, written.partners_how),
            order,
            designated: fields::one_card_if_any(written.designated.0)?,
            since: written.since.0,
        }
        .checked()
    }
}

impl From<Defence> for Written {
    fn from(defence: Defence) -> Self {
        let contract = defence.contract;
        let (demand, play) = match defence.order {
            Order::None => (None, None),
            Order::Lead(choice) => (Some(DemandText(choice)), None),
            Order::Play(restriction) => (None, Some(RestrictionText(restriction))),
        };
        Self {
            contract: ContractText((contract.bid, contract.doubling)),
            declarer: Declarer(contract.declarer.into()),
            player: defence.player.into(),
            hand: Cards(defence.hand),
            dummy: Cards(defence.dummy),
            trick: Trick(defence.trick),
            own: PenaltyText(defence.own.cards),
            how: defence.own.how.map(HowWord),
            partners: PenaltyText(defence.partners.cards),
            partners_how: defence.partners.how.map(HowWord),
            demand,
            play,
            designated: Cards(defence.designated.into_iter().collect()),
            since: SinceText(defence.since),
        }
    }
}

/// A field that is text: how it is read and how it is written.
macro_rules! texts {
    ($($name:ident($of:ty): $read:expr, $write:expr;)*) => { $(
        #[derive(PartialEq)]
        struct $name($of);

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                let read: fn(&str) -> Option<$of> = $read;
                let fault = || de::Error::custom(Fault::new("demand", Field::Text, text.as_str()));
                read(&text).map(Self).ok_or_else(fault)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$of) -> String = $write;
                to.serialize_str(&write(&self.0))
            }
        }
    )* };
}

texts! {
    DemandText(LeadChoice): parse_demand, |choice| demand_text(*choice);
    RestrictionText(PlayRestriction): parse_restriction, |restriction| restriction_text(*restriction);
    SinceText(Vec<(Card, Seat)>): parse_since, |since| since_text(since);
}

impl Default for SinceText {
    fn default() -> Self {
        Self(Vec::new())
    }
}

fn parse_demand(text: &str) -> Option<LeadChoice> {
    match text.split_once(':') {
        None if text == "none" => Some(LeadChoice::NoDemand),
        Some(("require", suit)) => notation::parse_suit(suit).ok().map(LeadChoice::Require),
        Some(("forbid", suits)) => {
            let suits: Result<SuitSet, _> = suits.split('+').map(notation::parse_suit).collect();
            suits.ok().map(LeadChoice::Forbid)
        }
        _ => None,
    }
}

fn parse_restriction(text: &str) -> Option<PlayRestriction> {
    match text.split_once(':') {
        None if text == "highest" => Some(PlayRestriction::Highest),
        None if text == "lowest" => Some(PlayRestriction::Lowest),
        Some(("require", suit)) => Some(PlayRestriction::Require(notation::parse_suit(suit).ok()?)),
        Some(("forbid", suit)) => Some(PlayRestriction::Forbid(notation::parse_suit(suit).ok()?)),
        _ => None,
    }
}

fn parse_since(text: &str) -> Option<Vec<(Card, Seat)>> {
    let trick = |word: &str| {
        let (card, winner) = word.split_once(':')?;
        let card = notation::parse_card(card).ok()?;
        Some((card, notation::parse_seat(winner).ok()?))
    };
    text.split_whitespace().map(trick).collect()
}

fn since_text(since: &[(Card, Seat)]) -> String {
    let trick = |(card, by): &(Card, Seat)| format!("{}:{}", notation::card(*card), by.letter());
    since.iter().map(trick).collect::<Vec<_>>().join(" ")
}

/// `require:H`, `forbid:C+H`, `none`.
pub(crate) fn demand_text(choice: LeadChoice) -> String {
    let letter = |suit: Suit| notation::strain(suit.into());
    match choice {
        LeadChoice::NoDemand => "none".to_owned(),
        LeadChoice::Require(suit) => format!("require:{}", letter(suit)),
        LeadChoice::Forbid(suits) => {
            let letters: Vec<&str> = suits.iter().map(letter).collect();
            format!("forbid:{}", letters.join("+"))
        }
    }
}

fn restriction_text(restriction: PlayRestriction) -> String {
    match restriction {
        PlayRestriction::Highest => "highest".to_owned(),
        PlayRestriction::Lowest => "lowest".to_owned(),
        PlayRestriction::Require(suit) => format!("require:{}", notation::strain(suit.into())),
        PlayRestriction::Forbid(suit) => format!("forbid:{}", notation::strain(suit.into())),
    }
}
