//! The neutral notation of bridge, parsed and validated into types.
//!
//! Seats `N E S W`, suits `S H D C`, strains `C D H S NT`, calls `P X XX 1C…7NT`, cards suit first
//! (`SA HT D2`), auctions as one string of calls, contracts `4S 4SX 4SXX`, results
//! `4S= 3NT+2 4SX-1`, vulnerability `None NS EW All`. For national letters see `arbitro-i18n`.

mod read;
mod write;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Seat};

use crate::auction::IllegalCall;

pub use read::{
    Word, parse_auction, parse_call, parse_card, parse_cards, parse_contract, parse_deal,
    parse_hand, parse_intention, parse_seat, parse_seat_suits, parse_side, parse_slip,
    parse_strain, parse_suit, parse_vulnerability, parse_word,
};
pub use write::{bid, call, card, cards, deal, intention, result, slip, strain, vulnerability};

/// Text that cannot be parsed: what was found and what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// Not a call.
    #[error("`{0}` is not a call (P, X, XX, 1C to 7NT)")]
    Call(String),
    /// Not a card.
    #[error("`{0}` is not a card (suit then rank: SA, HT, D2)")]
    Card(String),
    /// A card twice in one list.
    #[error("card {} appears twice", self::card(*.0))]
    CardTwice(Card),
    /// More cards than a hand can hold.
    #[error("{0} cards in one hand: at most 13")]
    TooManyCards(usize),
    /// A hand of a deal with more cards than it can hold.
    #[error("{count} cards for {seat}: at most 13")]
    HandTooLong {
        /// The owner of the hand.
        seat: Seat,
        /// Number of cards.
        count: usize,
    },
    /// Not a deal of four hands.
    #[error("`{0}` is not a deal (N:S.H.D.C S.H.D.C S.H.D.C S.H.D.C)")]
    Deal(String),
    /// Not a seat.
    #[error("`{0}` is not a seat (N, E, S, W)")]
    Seat(String),
    /// Not a side.
    #[error("`{0}` is not a side (NS, EW)")]
    Side(String),
    /// Not what a claimer may say.
    #[error("`{0}` is nothing that a claimer says (trumps, S, SA, finesse:SQ, ruff:H)")]
    Intention(String),
    /// Not a seat and suits.
    #[error("`{0}` is not a seat and suits (E:HD)")]
    SeatSuits(String),
    /// Not a strain.
    #[error("`{0}` is not a strain (C, D, H, S, NT)")]
    Strain(String),
    /// Not a suit.
    #[error("`{0}` is not a suit (S, H, D, C)")]
    Suit(String),
    /// Not a contract.
    #[error("`{0}` is not a contract (4S, 4SX, 3NTXX)")]
    Contract(String),
    /// Not a vulnerability.
    #[error("`{0}` is not a vulnerability (None, NS, EW, All)")]
    Vulnerability(String),
    /// A call of an auction that the Laws do not allow there.
    #[error("call {} of the auction, {}, is illegal", .index + 1, self::call(*.call))]
    IllegalCall {
        /// Position in the auction, from 0.
        index: usize,
        /// The call.
        call: Call,
        /// The rule that forbids it.
        why: IllegalCall,
    },
}
