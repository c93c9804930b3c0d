//! The position as lessons write it.

use contract_bridge::{Bid, Card, Hand, Seat, Suit};
use serde::{Deserialize, Deserializer, de};

use super::{Defence, Laid, Order};
use crate::fields::{self, Fault, Field};
use crate::writing::Writing;
use engine::laws::exposed_card::How;
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{PlayRestriction, SuitSet};
use engine::{Contract, Doubling, notation};

/// `lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "require:H")`.
///
/// `contract` is 3NT by South unless it is said. `own` and `partners` are the
/// penalty cards; `how` and `partners_how` tell how they came there. `demand` is
/// declarer's choice about the lead (`require:H`, `forbid:C+H`, `none`), `play` the
/// one of Law 57A (`highest`, `lowest`, `require:C`, `forbid:C`); `designated` is
/// the penalty card declarer has named. `since` are the tricks after the demand:
/// the player's card and the winner (`SA:W`).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    #[serde(
        default = "fields::three_notrump",
        deserialize_with = "fields::contract"
    )]
    contract: (Bid, Doubling),
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    dummy: Hand,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(default, deserialize_with = "fields::penalty_cards")]
    own: PenaltyCards,
    #[serde(default, deserialize_with = "fields::how")]
    how: Option<How>,
    #[serde(default, deserialize_with = "fields::penalty_cards")]
    partners: PenaltyCards,
    #[serde(default, deserialize_with = "fields::how")]
    partners_how: Option<How>,
    #[serde(default, deserialize_with = "demand")]
    demand: Option<LeadChoice>,
    #[serde(default, deserialize_with = "play")]
    play: Option<PlayRestriction>,
    #[serde(default, deserialize_with = "fields::hand")]
    designated: Hand,
    #[serde(default, deserialize_with = "since")]
    since: Vec<(Card, Seat)>,
}

impl TryFrom<Written> for Defence {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let (bid, doubling) = written.contract;
        let order = match (written.demand, written.play) {
            (None, None) => Order::None,
            (Some(choice), None) => Order::Lead(choice),
            (None, Some(restriction)) => Order::Play(restriction),
            (Some(_), Some(_)) => {
                let cards = notation::cards(written.hand);
                return Err(Fault::new("demand-not-open", Field::Cards, cards));
            }
        };
        Self {
            contract: Contract {
                bid,
                doubling,
                declarer: written.declarer,
            },
            player: written.player,
            hand: written.hand,
            dummy: written.dummy,
            trick: written.trick.unwrap_or_default(),
            own: Laid {
                cards: written.own,
                how: written.how,
            },
            partners: Laid {
                cards: written.partners,
                how: written.partners_how,
            },
            order,
            designated: fields::one_card_if_any(written.designated)?,
            since: written.since,
        }
        .checked()
    }
}

/// What a text says, or that it cannot be read.
fn read<'de, D: Deserializer<'de>, T>(
    from: D,
    field: Field,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    parse(&text).ok_or_else(|| de::Error::custom(Fault::new("demand", field, text)))
}

fn demand<'de, D: Deserializer<'de>>(from: D) -> Result<Option<LeadChoice>, D::Error> {
    read(from, Field::Text, parse_demand).map(Some)
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

fn play<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PlayRestriction>, D::Error> {
    let parse = |text: &str| match text.split_once(':') {
        None if text == "highest" => Some(PlayRestriction::Highest),
        None if text == "lowest" => Some(PlayRestriction::Lowest),
        Some(("require", suit)) => {
            let suit = notation::parse_suit(suit).ok()?;
            Some(PlayRestriction::Require(suit))
        }
        Some(("forbid", suit)) => {
            let suit = notation::parse_suit(suit).ok()?;
            Some(PlayRestriction::Forbid(suit))
        }
        _ => None,
    };
    read(from, Field::Text, parse).map(Some)
}

fn since<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(Card, Seat)>, D::Error> {
    let trick = |word: &str| {
        let (card, winner) = word.split_once(':')?;
        let card = notation::parse_card(card).ok()?;
        Some((card, notation::parse_seat(winner).ok()?))
    };
    read(from, Field::Text, |text| {
        text.split_whitespace().map(trick).collect()
    })
}

impl Defence {
    /// The fields that are read as this position.
    pub(crate) fn writing(&self) -> Writing {
        let (demand, play) = match self.order {
            Order::None => (None, None),
            Order::Lead(choice) => (Some(demand_text(choice)), None),
            Order::Play(restriction) => (None, Some(play_text(restriction))),
        };
        let since = self.since.iter();
        let since = since.map(|(card, by)| format!("{}:{}", notation::card(*card), by.letter()));
        let since: Vec<String> = since.collect();
        Writing::default()
            .contract_unless_3nt(self.contract.bid, self.contract.doubling)
            .declarer(self.contract.declarer)
            .seat("player", self.player)
            .hand("hand", self.hand)
            .hand("dummy", self.dummy)
            .cards("trick", &self.trick)
            .penalty("own", self.own.cards)
            .how("how", self.own.how)
            .penalty("partners", self.partners.cards)
            .how("partners_how", self.partners.how)
            .some(demand, |fields, text| fields.quoted("demand", text))
            .some(play, |fields, text| fields.quoted("play", text))
            .hand("designated", self.designated.into_iter().collect())
            .some((!since.is_empty()).then_some(since), |fields, since| {
                fields.quoted("since", since.join(" "))
            })
    }
}

fn demand_text(choice: LeadChoice) -> String {
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

fn play_text(restriction: PlayRestriction) -> String {
    match restriction {
        PlayRestriction::Highest => "highest".to_owned(),
        PlayRestriction::Lowest => "lowest".to_owned(),
        PlayRestriction::Require(suit) => format!("require:{}", notation::strain(suit.into())),
        PlayRestriction::Forbid(suit) => format!("forbid:{}", notation::strain(suit.into())),
    }
}
