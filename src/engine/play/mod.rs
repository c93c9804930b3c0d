//! The play: from the opening lead to the thirteenth trick.

pub mod best_play;
mod choices;
mod irregular_card;
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
