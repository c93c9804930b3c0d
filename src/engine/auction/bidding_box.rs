//! Calls made with a bidding box, and the stop card. Both are regulations of the organiser, who may
//! choose other ways of calling than the voice (Law 18F). Here is what most regulations share, and
//! the one point in which they differ, [`CallMadeWhen`].
//!
//! Left open, because regulations differ too much: whether a player who picks up all the cards
//! instead of passing has passed, and who takes the stop card away again.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::laws::unauthorized::{Barred, Source};
use crate::{Auction, Fact, Reason};

/// A regulation on when a call with a bidding box has been made.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum CallMadeWhen {
    /// When the card has been taken out of the box with apparent intent: the World and European
    /// federations, and most national ones in Europe.
    OutOfBox,
    /// When the card is held touching or nearly touching the table, or so that it is plainly the
    /// call: North America.
    OnTable,
}

ids!(CallMadeWhen);

/// How far a bidding card has come.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum CardAt {
    /// The player's fingers are on it; it is in the box.
    Touched,
    /// It is pulled up, but not yet out of the box.
    HalfPulled,
    /// It has fallen out of the box by accident.
    Fallen,
    /// It is out of the box, in the player's hand, and nobody takes that for its final place.
    InHand,
    /// It is held up so that it is plainly the call.
    HeldAsCall,
    /// It is held touching or nearly touching the table.
    NearTable,
    /// It lies on the table.
    OnTable,
    /// It lay on the table and has been put back into the box.
    TakenBack,
}

ids!(CardAt);

/// Whether a call has been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum CallState {
    /// The player is free to choose another.
    NotMade,
    /// It may be changed only as any other call (Law 25).
    Made,
    /// It was made, but unintended: until partner calls, the intended call may replace it (Law 25A).
    MayBeChanged,
}

all!(CallState);
id!(CallState);

/// A card of a bidding box, under a regulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoxCall {
    /// The regulation.
    pub when: CallMadeWhen,
    /// How far the card has come.
    pub card: CardAt,
    /// The call on it.
    pub call: Call,
    /// Whether the player meant another card, as the Director finds. Nobody has called since.
    pub unintended: bool,
}

impl BoxCall {
    const fn is_made(self) -> bool {
        match (self.card, self.when) {
            (CardAt::Touched | CardAt::HalfPulled | CardAt::Fallen, _) => false,
            (CardAt::InHand, when) => matches!(when, CallMadeWhen::OutOfBox),
            (CardAt::HeldAsCall | CardAt::NearTable | CardAt::OnTable | CardAt::TakenBack, _) => {
                true
            }
        }
    }

    /// Whether the call has been made, and why.
    pub fn ruling(self) -> (CallState, Vec<Reason>) {
        let made = self.is_made();
        let about = |id, law| Reason::new(id, law).with("call", Fact::Call(self.call));
        let regulation = match (self.when, made) {
            _ if self.card == CardAt::Fallen => "call-card-fell",
            (CallMadeWhen::OutOfBox, true) => "call-out-of-box",
            (CallMadeWhen::OutOfBox, false) => "call-in-box",
            (CallMadeWhen::OnTable, true) => "call-on-table",
            (CallMadeWhen::OnTable, false) => "call-not-on-table",
        };
        let regulation = about(regulation, "18F");
        match (made, self.unintended) {
            (false, _) => (CallState::NotMade, vec![regulation]),
            (true, false) => {
                let intended = about("intended-call", "25A2");
                (CallState::Made, vec![regulation, intended])
            }
            (true, true) => {
                let unintended = about("unintended-call", "25A1");
                (CallState::MayBeChanged, vec![unintended, regulation])
            }
        }
    }

    /// Who may not use what a card shows that was not made a call, and why; `None` for a call, which
    /// is information for everybody, and for an accident, which tells nothing.
    pub fn given_away(self, by: Seat) -> Option<(Barred, Vec<Reason>)> {
        let shown = !self.is_made() && self.card != CardAt::Fallen;
        shown.then(|| Source::Hesitation.barred(by))
    }
}

/// How many levels a bid skips in its denomination: one or more is a jump. `None` if it is too low.
///
/// ```
/// use arbitro_engine::auction::bidding_box::levels_skipped;
/// use arbitro_engine::notation::parse_auction;
/// use arbitro_engine::{Bid, Seat, Strain};
///
/// let auction = parse_auction(Seat::North, "1H").unwrap();
/// let skipped = |level, strain| levels_skipped(&auction, Bid::new(level, strain));
/// assert_eq!(skipped(2, Strain::Clubs), Some(0));
/// assert_eq!(skipped(2, Strain::Spades), Some(1));
/// assert_eq!(skipped(1, Strain::Hearts), None);
/// ```
pub fn levels_skipped(auction: &Auction, bid: Bid) -> Option<u8> {
    let lowest = auction.lowest_sufficient(bid.strain)?;
    bid.level.get().checked_sub(lowest.level.get())
}

/// Whether a bid needs the stop card, where one is used, and why: every jump does, by any player and
/// with any meaning. `None` if the bid is too low.
pub fn needs_stop(auction: &Auction, bid: Bid) -> Option<(bool, Reason)> {
    let jump = levels_skipped(auction, bid)? > 0;
    let id = if jump { "bid-jumps" } else { "bid-is-lowest" };
    let lowest = auction.lowest_sufficient(bid.strain)?;
    let reason = Reason::new(id, "18F")
        .with("bid", Fact::Bid(bid))
        .with("lowest", Fact::Bid(lowest));
    Some((jump, reason))
}

/// Who waits after a bid, and why: after a jump the next player, about ten seconds, with or without a
/// problem, and even if the stop card was forgotten. Some regulations require the same pause but use
/// no card.
pub fn who_pauses(jump: bool, by: Seat) -> (Option<Seat>, Reason) {
    match jump {
        true => {
            let pause = Reason::new("next-player-pauses", "73A2");
            (Some(by.lho()), pause.with("seat", Fact::Seat(by.lho())))
        }
        false => (None, Reason::new("nobody-pauses", "73A2")),
    }
}

/// A stop card that does not fit the bid.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum StopSlip {
    /// A jump without it.
    Omitted,
    /// The card, and then no jump.
    Needless,
}

ids!(StopSlip);

/// Why the bid stands all the same: the regulation has no rectification for it. The Director may
/// deal with it as with any breach of procedure (Law 90B8). What partner learns from a stop card
/// before another bid is not authorised (Law 16B1).
pub fn bid_stands(bid: Bid) -> Reason {
    Reason::new("stop-bid-stands", "90B8").with("bid", Fact::Bid(bid))
}

/// How soon the next player calls after a jump.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Tempo {
    /// Without waiting.
    AtOnce,
    /// After about ten seconds.
    AsRequired,
    /// Long after the ten seconds.
    TooLong,
}

ids!(Tempo);

impl Tempo {
    /// What that tells partner.
    pub const fn source(self) -> Source {
        match self {
            Self::AtOnce => Source::Haste,
            Self::AsRequired => Source::RequiredPause,
            Self::TooLong => Source::Hesitation,
        }
    }
}
