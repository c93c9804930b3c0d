//! Playing on after an irregular lead or play, before a ruling (Laws 53, 60).

use strum::{EnumCount, VariantArray};

use crate::Reason;

/// Who plays on, and after which irregularity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum PlayingOn {
    /// A non-offender plays after the right-hand opponent led or played out of turn.
    NonOffenderAfterRho,
    /// The non-offender whose turn it was makes the proper lead.
    ProperLeadAfterOpponents,
    /// Declarer led out of turn, and the defender on the wrong side plays to it.
    WrongDefenderToDeclarersLead,
    /// The offending side still has a duty from a penalty card or a lead restriction.
    DebtFromBefore,
    /// A defender plays after declarer was told to retract, before the correct lead.
    DefenderBeforeRequiredLead,
    /// The offending side plays on before a ruling.
    OffendersPlayOn,
}

/// The effect of playing on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayingOnRuling {
    /// The irregular card counts as in turn (Laws 53A, 60A1).
    CountsAsInTurn,
    /// The proper lead stands; cards played to the other lead go back (Law 53B).
    ProperLeadStands,
    /// The lead stands, and the defender has played too early (Laws 53C, 57).
    LeadStandsPlayPremature,
    /// The duty remains for later turns (Law 60A3).
    DebtStays,
    /// The card is a major penalty card (Law 60B).
    MajorPenaltyCard,
    /// The opponents keep all their rights (Law 60C).
    RightsUntouched,
}

all!(PlayingOn);

impl PlayingOn {
    /// The effect, and the rule that gives it.
    pub const fn ruling(self) -> (PlayingOnRuling, Reason) {
        match self {
            Self::NonOffenderAfterRho => (
                PlayingOnRuling::CountsAsInTurn,
                Reason::new("played-on-counts-as-in-turn", "60A1"),
            ),
            Self::ProperLeadAfterOpponents => (
                PlayingOnRuling::ProperLeadStands,
                Reason::new("proper-lead-stands", "53B"),
            ),
            Self::WrongDefenderToDeclarersLead => (
                PlayingOnRuling::LeadStandsPlayPremature,
                Reason::new("wrong-defender-played-to-lead", "53C"),
            ),
            Self::DebtFromBefore => (
                PlayingOnRuling::DebtStays,
                Reason::new("debt-stays", "60A3"),
            ),
            Self::DefenderBeforeRequiredLead => (
                PlayingOnRuling::MajorPenaltyCard,
                Reason::new("played-before-required-lead", "60B"),
            ),
            Self::OffendersPlayOn => (
                PlayingOnRuling::RightsUntouched,
                Reason::new("offenders-played-on", "60C"),
            ),
        }
    }
}
