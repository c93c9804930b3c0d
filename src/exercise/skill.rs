//! The skills of a learner. History and review are kept per skill.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, FromRepr, IntoStaticStr, VariantArray};

/// A skill; the order is that of the course. Its id is its name in kebab case, and never changes,
/// so neither does the name. The texts are `skill-<id>` and `remember-<id>`, the rule to remember.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
#[derive(EnumCount, EnumString, IntoStaticStr, VariantArray, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(try_from = "String", into = "&'static str")]
pub enum Skill {
    Seats,
    OwnCards,
    SufficientBid,
    DoubleLegal,
    RedoubleLegal,
    StopCard,
    CallMade,
    AuctionEnds,
    FinalContract,
    Declarer,
    DeclarerSameStrainBothSides,
    OpeningLeader,
    TrickPointsSuit,
    TrickPointsNotrump,
    GameBonus,
    SlamBonus,
    Overtricks,
    DoubledContract,
    Undertricks,
    DoubledUndertricksNotVulnerable,
    DoubledUndertricksVulnerable,
    PartScoreGameSlam,
    DoubledIntoGame,
    ResultFromScore,
    ResultFromPenalty,
    WhatIfDoubled,
    WhatIfVulnerable,
    WhatIfHigher,
    WhatIfTrickMore,
    CheckScore,
    CheckDoubledScore,
    ReadScoreSlip,
    WriteScoreSlip,
    BoardDealer,
    BoardVulnerability,
    TravellerLine,
    MatchpointCount,
    MatchpointTies,
    TeamBoards,
    TeamDifference,
    Imps,
    BoardAMatch,
    VictoryPoints,
    CrossImps,
    Butler,
    AdjustedScore,
    LateCorrection,
    SessionPercentage,
    RankingByPercentage,
    RubberBelowTheLine,
    RubberAboveTheLine,
    RubberGame,
    RubberBonus,
    UnfinishedRubber,
    HonoursBonus,
    DrawForDeal,
    ChicagoConditions,
    ChicagoDeal,
    ChicagoTotal,
    PairMovement,
    BoardMovement,
    PairNumber,
    HalfTable,
    ArrowSwitch,
    Howell,
    PenaltyCardKind,
    MajorPenaltyCardPlay,
    MinorPenaltyCardPlay,
    LeadRestriction,
    LeadAfterDemand,
    PenaltyCardAfterDemand,
    TwoPenaltyCards,
    BothDefenders,
    FollowSuit,
    TrickWinnerNotrump,
    TrickWinnerRuff,
    LeadToNextTrick,
    DummyDesignation,
    DeclarerCardPlayed,
    CardPlayed,
    CommonErrors,
    ChangeOfCall,
    InsufficientBid,
    ReplacementCall,
    CallOutOfTurn,
    SilencedPartner,
    ComparableCall,
    OpeningLeadOutOfTurn,
    LeadOutOfTurn,
    RevokeEstablished,
    RevokeTricks,
    ClaimTricks,
    ClaimRule,
    UnauthorizedInformation,
    LogicalAlternative,
    InformationRuling,
    MistakenExplanation,
    CorrectedExplanation,
    MisinformedCall,
    DummysRights,
    DummysLostRights,
    RevokeEquity,
    RevokeAdjustment,
    DefectiveTrick,
    PrematurePlay,
    TurnedTrick,
    WrongNumberOfCards,
    MissingCard,
    CardsFromWrongBoard,
    WrongBoardPlayed,
}

engine::ids!(Skill);

/// The difficulty: 1 for the plain case, 3 for the tricky one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[derive(EnumCount, FromRepr, VariantArray)]
pub enum Difficulty {
    /// The plain case.
    #[default]
    Easy = 1,
    /// With a detail that is easily overlooked.
    Medium,
    /// Rare and tricky cases.
    Hard,
}

engine::all!(Difficulty);

impl Difficulty {
    /// 1, 2 or 3.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// From 1, 2 or 3.
    pub const fn from_number(number: u8) -> Option<Self> {
        Self::from_repr(number)
    }

    /// The value for this difficulty.
    pub(crate) fn choose<T>(self, easy: T, medium: T, hard: T) -> T {
        match self {
            Self::Easy => easy,
            Self::Medium => medium,
            Self::Hard => hard,
        }
    }
}
