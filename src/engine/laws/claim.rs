//! Claims and concessions (Laws 68 to 71): what counts as one, and whether play continues.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;

/// What a player says or does, or how the others react.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// Says how many of the remaining tricks the player will win.
    TricksToCome,
    /// Shows the player's cards.
    ShowsCards,
    /// Proposes to stop playing.
    ProposesToStop,
    /// Gives up the remaining tricks.
    GivesUpTheRest,
    /// Speaks of the trick in progress only.
    CurrentTrickOnly,
    /// A defender gives up tricks, and the other defender objects at once.
    PartnerObjects,
    /// A player contests a claim.
    Contested,
    /// The non-claimers ask to play on, and all four agree.
    AllAgreeToPlayOn,
    /// A player wants to play on, but not all agree.
    NotAllAgreeToPlayOn,
}

/// How an event counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Meaning {
    /// A claim (Law 68A).
    Claim,
    /// A concession (Law 68B1).
    Concession,
    /// Neither of the two.
    Neither,
    /// The Director decides (Law 70).
    DirectorDecides,
    /// The claim is void.
    ClaimVoid,
    /// The claim stays a claim.
    ClaimStays,
}

/// How an event counts, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRuling {
    /// How it counts.
    pub meaning: Meaning,
    /// Whether play continues; the cards that a defender showed are then no penalty cards.
    pub goes_on: bool,
    /// Whether the sight of the cards that partner showed is unauthorised information.
    pub unauthorised: bool,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

id!(Meaning);

ids!(Event);

impl Event {
    /// How it counts, and whether play continues (Laws 68 to 70).
    pub fn ruling(self) -> ClaimRuling {
        use Meaning::{Claim, ClaimStays, ClaimVoid, Concession, DirectorDecides, Neither};
        let (meaning, goes_on, reason) = match self {
            Self::TricksToCome => (Claim, false, Reason::new("claim-tricks-to-come", "68A")),
            Self::ShowsCards => (Claim, false, Reason::new("claim-cards-shown", "68A")),
            Self::ProposesToStop => (Claim, false, Reason::new("claim-stop-proposed", "68A")),
            Self::GivesUpTheRest => (Concession, false, Reason::new("claim-concession", "68B1")),
            Self::CurrentTrickOnly => (Neither, true, Reason::new("remark-on-trick", "68")),
            Self::PartnerObjects => (Neither, true, Reason::new("claim-disputed", "68B2")),
            Self::Contested => (
                DirectorDecides,
                false,
                Reason::new("claim-contested", "70A"),
            ),
            Self::AllAgreeToPlayOn => (ClaimVoid, true, Reason::new("claim-played-on", "68D2(b)")),
            Self::NotAllAgreeToPlayOn => {
                (ClaimStays, false, Reason::new("claim-stops-play", "68D"))
            }
        };
        let mut reasons = vec![reason];
        if matches!(meaning, Claim | Concession) {
            reasons.push(Reason::new("claim-stops-play", "68D"));
        }
        let unauthorised = self == Self::PartnerObjects;
        if unauthorised {
            reasons.push(Reason::new("claim-unauthorised", "68B2"));
        }
        ClaimRuling {
            meaning,
            goes_on,
            unauthorised,
            reasons,
        }
    }
}
