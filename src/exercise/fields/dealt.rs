//! An auction as two fields, `dealer: E, auction: "1S P"`, for positions without other fields:
//! `#[serde(with = "dealt")]` in a struct that is `#[serde(transparent)]`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Calls, Dealer, auction, is_default};
use engine::Auction;

/// The dealer, by default North, and the calls.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dealt {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
}

/// Reads a legal sequence of calls.
///
/// # Errors
/// A [`Fault`](super::Fault): a word is not a call, or a call is illegal.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Auction, D::Error> {
    let dealt = Dealt::deserialize(from)?;
    Ok(auction(dealt.dealer, &dealt.auction))
}

/// Writes the two fields.
///
/// # Errors
/// Only those of the serializer.
pub fn serialize<S: Serializer>(auction: &Auction, to: S) -> Result<S::Ok, S::Error> {
    let dealt = Dealt {
        dealer: auction.dealer().into(),
        auction: auction.into(),
    };
    dealt.serialize(to)
}
