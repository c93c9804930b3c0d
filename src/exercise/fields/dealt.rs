//! A whole auction as the two fields `dealer: E, auction: "1S P"`, for positions that hold one:
//! `#[serde(with = "dealt")]`. Such a position is `#[serde(transparent)]`: it has no other field.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Calls, Dealer, auction, is_default};
use engine::Auction;

/// The dealer, who is North where a lesson does not say, and the calls.
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
/// A [`Fault`](super::Fault): a word that is no call, or a call that may not be made.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Auction, D::Error> {
    let dealt = Dealt::deserialize(from)?;
    Ok(auction(dealt.dealer, &dealt.auction))
}

/// Writes the two fields.
///
/// # Errors
/// Only those of the writer.
pub fn serialize<S: Serializer>(auction: &Auction, to: S) -> Result<S::Ok, S::Error> {
    let dealt = Dealt {
        dealer: auction.dealer().into(),
        auction: auction.into(),
    };
    dealt.serialize(to)
}
