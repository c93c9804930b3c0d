//! The ways in which a card is exposed, and the effect of each.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::Phase;

/// How a card was exposed, in the plain words that players use to the Director.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum How {
    /// Dropped where partner could see its face.
    Dropped,
    /// Shown on purpose, without playing it.
    Shown,
    /// Named as being in the hand.
    Named,
    /// Pulled together with the designated card.
    OneOfSeveral,
    /// Pulled together with another card; its own face was not visible.
    UnseenWithAnother,
    /// Seen by an opponent only.
    SeenByOpponentOnly,
    /// A lead out of turn that declarer refused.
    LedOutOfTurnRefused,
    /// A lead out of turn that declarer accepted.
    LedOutOfTurnAccepted,
    /// An opponent had wrongly said that it was the player's turn.
    MisinformedByOpponent,
    /// Led or played before partner had played.
    BeforePartner,
    /// Led or played before partner, when declarer had already played from both hands.
    DeclarerHadPlayedBoth,
    /// At the right-hand opponent's turn, legal to the trick.
    AtRhoTurnLegal,
    /// At the right-hand opponent's turn, not legal to the trick.
    AtRhoTurnIllegal,
    /// After declarer was told to retract a lead, before the correct lead.
    BeforeRequiredLead,
    /// Led before declarer had made the choice about partner's penalty card.
    BeforeElection,
    /// A second card to one trick, put down on purpose.
    FifthCardDeliberate,
    /// A second card to one trick, dropped by accident.
    #[strum(serialize = "fifth_card_accident")]
    FifthCardByAccident,
    /// Withdrawn in correcting a revoke.
    RevokeCorrected,
    /// Withdrawn by a non-offender after an opponent's change.
    WithdrawnByNonOffender,
    /// Withdrawn by an offender after a non-offender's change.
    WithdrawnByOffender,
    /// Both sides revoked and both correct it.
    BothRevoked,
    /// Led during the auction.
    LedPrematurely,
    /// Played instead of a penalty card; declarer refuses it.
    InsteadOfPenaltyCardRefused,
    /// Played instead of a penalty card; declarer lets it stand.
    InsteadOfPenaltyCardAccepted,
    /// Restored to the hand after its face was seen.
    RestoredAndSeen,
    /// Led face down and withdrawn on the Director's order.
    FaceDown,
    /// Shown in a concession or claim that was disputed at once.
    ClaimDisputed,
    /// Shown with a remark about the trick in progress.
    RemarkOnTrick,
    /// The Director rules that it is no penalty card.
    Excused,
    /// Exposed in the normal course of play.
    NormalPlay,
}

/// The effect of exposing a card in some way.
pub(super) enum Effect {
    /// May be minor (Law 50B).
    Accident(&'static str),
    /// Always major (Law 50B).
    Deliberate(&'static str),
    /// Not a penalty card; with the id of the reason and the Law.
    Nothing(&'static str, &'static str),
    /// Not a penalty card, but it must be played at its owner's turn.
    Bound(&'static str),
}

ids!(How);

impl How {
    /// Whether a card can be exposed in this way at that time.
    pub const fn happens_in(self, phase: Phase) -> bool {
        match self {
            Self::Dropped
            | Self::Shown
            | Self::Named
            | Self::OneOfSeveral
            | Self::UnseenWithAnother
            | Self::SeenByOpponentOnly
            | Self::RestoredAndSeen
            | Self::FaceDown
            | Self::Excused
            | Self::NormalPlay => true,
            Self::LedPrematurely => matches!(phase, Phase::Auction),
            Self::LedOutOfTurnRefused
            | Self::LedOutOfTurnAccepted
            | Self::MisinformedByOpponent
            | Self::BeforeElection
            // A lead that breaks declarer's requirement is a revoke too (Law 61A).
            | Self::RevokeCorrected
            | Self::InsteadOfPenaltyCardRefused
            | Self::InsteadOfPenaltyCardAccepted => !matches!(phase, Phase::Auction),
            _ => matches!(phase, Phase::Play),
        }
    }

    /// Whether only one card at a time can be exposed in this way.
    pub const fn is_of_one_card(self) -> bool {
        matches!(
            self,
            Self::LedOutOfTurnRefused
                | Self::LedOutOfTurnAccepted
                | Self::BeforePartner
                | Self::DeclarerHadPlayedBoth
                | Self::AtRhoTurnLegal
                | Self::AtRhoTurnIllegal
                | Self::BeforeRequiredLead
                | Self::BeforeElection
                | Self::FifthCardDeliberate
                | Self::RevokeCorrected
                | Self::BothRevoked
                | Self::LedPrematurely
                | Self::InsteadOfPenaltyCardRefused
                | Self::InsteadOfPenaltyCardAccepted
        )
    }

    pub(super) fn effect(self, phase: Phase) -> Effect {
        use Effect::{Accident, Bound, Deliberate, Nothing};
        let opening = phase == Phase::OpeningLead;
        match self {
            Self::LedOutOfTurnRefused if opening => Deliberate("54D"),
            Self::LedOutOfTurnAccepted if opening => Nothing("lead-accepted", "54B"),
            Self::Dropped => Accident("49"),
            Self::OneOfSeveral => Accident("58B2"),
            Self::FifthCardByAccident => Accident("45E1"),
            Self::RestoredAndSeen => Accident("67B2"),
            Self::Shown | Self::Named => Deliberate("49"),
            Self::LedOutOfTurnRefused => Deliberate("56B"),
            Self::BeforePartner => Deliberate("57A"),
            Self::AtRhoTurnIllegal => Deliberate("57D"),
            Self::BeforeRequiredLead => Deliberate("60B"),
            Self::BeforeElection => Deliberate("50D2"),
            Self::FifthCardDeliberate => Deliberate("45E1"),
            Self::RevokeCorrected => Deliberate("62B1"),
            Self::WithdrawnByOffender => Deliberate("62C2"),
            Self::BothRevoked => Deliberate("62C3"),
            Self::LedPrematurely => Deliberate("24"),
            Self::InsteadOfPenaltyCardRefused => Deliberate("52B2"),
            Self::UnseenWithAnother => Nothing("partner-could-not-see", "58B1"),
            Self::SeenByOpponentOnly => Nothing("partner-could-not-see", "49"),
            Self::LedOutOfTurnAccepted => Nothing("lead-accepted", "53A"),
            Self::MisinformedByOpponent => Nothing("misinformed", "47E1"),
            Self::WithdrawnByNonOffender => Nothing("non-offender-withdraws", "47D"),
            Self::InsteadOfPenaltyCardAccepted => Nothing("wrong-card-accepted", "52B1"),
            Self::FaceDown => Nothing("face-down", "41A"),
            Self::ClaimDisputed => Nothing("claim-disputed", "68B2"),
            Self::RemarkOnTrick => Nothing("remark-on-trick", "68"),
            Self::Excused => Nothing("director-excuses", "50"),
            Self::NormalPlay => Nothing("normal-play", "49"),
            Self::DeclarerHadPlayedBoth => Bound("57C1"),
            Self::AtRhoTurnLegal => Bound("57D"),
        }
    }
}
