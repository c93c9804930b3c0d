//! Claims and concessions (Laws 68 to 71): what is one, and whether play goes on.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;

/// What a player says or does, or how the table takes it.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// Says how many of the tricks to come he will win.
    TricksToCome,
    /// Shows his cards.
    ShowsCards,
    /// Proposes to stop playing.
    ProposesToStop,
    /// Gives up the tricks to come.
    GivesUpTheRest,
    /// Speaks of the trick in progress only.
    CurrentTrickOnly,
    /// A defender gives up tricks, and his partner objects at once.
    PartnerObjects,
    /// Somebody contests a claim.
    Contested,
    /// The non-claimers ask to play on, and all four agree.
    AllAgreeToPlayOn,
    /// Somebody wants to play on, and not all agree.
    NotAllAgreeToPlayOn,
}

/// What it amounts to.
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

/// Whether more cards are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayNow {
    /// It goes on.
    GoesOn,
    /// It has stopped.
    Stops,
}

/// What it amounts to, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRuling {
    /// What it amounts to.
    pub meaning: Meaning,
    /// Whether play goes on.
    pub play: PlayNow,
    /// A defender's cards that were shown are no penalty cards.
    pub shown_cards_free: bool,
    /// Sight of the cards that partner showed is unauthorised information.
    pub unauthorised: bool,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl Meaning {
    /// The word for lessons and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Event {
    /// Every event, in the order of the Laws.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word for lessons and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The event with this word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }

    /// What it amounts to, and whether play goes on (Laws 68 to 70).
    #[must_use]
    pub fn ruling(self) -> ClaimRuling {
        use Meaning::{Claim, ClaimStays, ClaimVoid, Concession, DirectorDecides, Neither};
        use PlayNow::{GoesOn, Stops};
        let (meaning, play, reason) = match self {
            Self::TricksToCome => (Claim, Stops, Reason::new("claim-tricks-to-come", "68A")),
            Self::ShowsCards => (Claim, Stops, Reason::new("claim-cards-shown", "68A")),
            Self::ProposesToStop => (Claim, Stops, Reason::new("claim-stop-proposed", "68A")),
            Self::GivesUpTheRest => (Concession, Stops, Reason::new("claim-concession", "68B1")),
            Self::CurrentTrickOnly => {
                let reason = Reason::new("remark-on-trick", "68");
                (Neither, GoesOn, reason)
            }
            Self::PartnerObjects => {
                let reason = Reason::new("claim-disputed", "68B2");
                (Neither, GoesOn, reason)
            }
            Self::Contested => {
                let reason = Reason::new("claim-contested", "70A");
                (DirectorDecides, Stops, reason)
            }
            Self::AllAgreeToPlayOn => {
                let reason = Reason::new("claim-played-on", "68D2(b)");
                (ClaimVoid, GoesOn, reason)
            }
            Self::NotAllAgreeToPlayOn => {
                let reason = Reason::new("claim-stops-play", "68D");
                (ClaimStays, Stops, reason)
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
            play,
            shown_cards_free: play == GoesOn,
            unauthorised,
            reasons,
        }
    }
}
