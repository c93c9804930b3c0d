//! Who may ask a player who fails to follow suit about a card of that suit (Law 61B).

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;

/// A question about a possible revoke: who asks whom.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Inquiry {
    /// Declarer asks a defender.
    DeclarerAsksDefender,
    /// Dummy asks declarer.
    DummyAsksDeclarer,
    /// Dummy asks a defender.
    DummyAsksDefender,
    /// A defender asks declarer.
    DefenderAsksDeclarer,
    /// A defender asks the other defender.
    DefenderAsksPartner,
}

/// Whether the question may be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asking {
    /// Allowed.
    Allowed,
    /// Allowed unless the Regulating Authority forbids it; it may give unauthorised information.
    AtOwnRisk,
    /// Not allowed.
    Forbidden,
}

ids!(Inquiry);

impl Inquiry {
    /// Whether the question may be asked, and why (Law 61B).
    pub fn ruling(self) -> (Asking, Reason) {
        match self {
            Self::DeclarerAsksDefender | Self::DefenderAsksDeclarer => {
                (Asking::Allowed, Reason::new("inquiry-opponent", "61B"))
            }
            Self::DummyAsksDeclarer => {
                (Asking::Allowed, Reason::new("dummy-asks-declarer", "42B1"))
            }
            Self::DummyAsksDefender => {
                (Asking::Forbidden, Reason::new("dummy-asks-defender", "61B"))
            }
            Self::DefenderAsksPartner => (Asking::AtOwnRisk, Reason::new("inquiry-partner", "61B")),
        }
    }
}
