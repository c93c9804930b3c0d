//! A whole auction as the two fields `dealer: E, auction: "1S P"`, for positions that hold one:
//! `#[serde(with = "dealt")]`, or `#[serde(with = "finished")]` where it must be over. Such a
//! position is `#[serde(transparent)]`: it has no other field.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Calls, Dealer, FinishedCalls, auction, is_default};
use engine::Auction;

/// The dealer, who is North where a lesson does not say, and the calls.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dealt<C> {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: C,
}

/// Reads a legal sequence of calls.
///
/// # Errors
/// A [`Fault`](super::Fault): a word that is no call, or a call that may not be made.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Auction, D::Error> {
    let dealt = Dealt::<Calls>::deserialize(from)?;
    Ok(auction(dealt.dealer, &dealt.auction))
}

/// Writes the two fields.
///
/// # Errors
/// Only those of the writer.
pub fn serialize<S: Serializer>(auction: &Auction, to: S) -> Result<S::Ok, S::Error> {
    let dealt = Dealt::<Calls> {
        dealer: auction.dealer().into(),
        auction: auction.into(),
    };
    dealt.serialize(to)
}

/// An auction that is over.
pub mod finished {
    use super::{Auction, Dealt, Deserialize, Deserializer, FinishedCalls, auction};

    pub use super::serialize;

    /// Reads calls after which the auction is over.
    ///
    /// # Errors
    /// As [`dealt`](super), and where it goes on.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Auction, D::Error> {
        let dealt = Dealt::<FinishedCalls>::deserialize(from)?;
        Ok(auction(dealt.dealer, &dealt.auction.0))
    }
}
