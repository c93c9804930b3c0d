//! The play: from the opening lead to the thirteenth trick.
//!
//! - [`Play`] the cards, the tricks, whose turn it is; the one judge of a play
//! - [`Irregularity`] what may go wrong, the ruling, and how the play continues
//! - [`Turn`] which cards a player may play, and why not the others
//! - [`Obligations`] penalty cards, restrictions, committed cards
//! - [`trick`] who wins a trick

mod choices;
mod irregular_card;
mod irregular_lead;
mod irregularity;
mod obligations;
mod progress;
mod record;
mod restriction;
mod revoked;
pub mod trick;
mod turn;

pub use irregularity::{Impossible, Irregularity};
pub use obligations::{Exposure, NotOffered, Obligations};
pub use progress::Play;
pub use record::{IllegalPlay, ImpossibleDeal, PlayedCard, Trick};
pub use restriction::{LeadRestriction, PlayRestriction, Restriction, SuitSet};
pub use revoked::{NotCorrected, Overlooked};
pub use turn::{Commitment, IllegalCard, Turn};
