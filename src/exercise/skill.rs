//! The skills of a learner. History and review are kept per skill.

use strum::{EnumCount, FromRepr, VariantArray};

macro_rules! skills {
    ($($skill:ident = $id:literal,)*) => {
        /// A skill. Its id never changes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "the ids say it; their texts are `skill-<id>`")]
        pub enum Skill { $($skill,)* }

        impl Skill {
            /// Every skill, in the order of the course.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$skill),*];

            /// The id in kebab-case, which never changes. The texts are `skill-<id>`, its name, and
            /// `remember-<id>`, the rule to remember.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$skill => $id,)* }
            }
        }
    };
}

skills! {
    Seats = "seats",
    OwnCards = "own-cards",
    SufficientBid = "sufficient-bid",
    DoubleLegal = "double-legal",
    RedoubleLegal = "redouble-legal",
    AuctionEnds = "auction-ends",
    FinalContract = "final-contract",
    Declarer = "declarer",
    DeclarerSameStrainBothSides = "declarer-same-strain-both-sides",
    OpeningLeader = "opening-leader",
    TrickPointsSuit = "trick-points-suit",
    TrickPointsNotrump = "trick-points-notrump",
    GameBonus = "game-bonus",
    SlamBonus = "slam-bonus",
    Overtricks = "overtricks",
    DoubledContract = "doubled-contract",
    Undertricks = "undertricks",
    DoubledUndertricksNotVulnerable = "doubled-undertricks-not-vulnerable",
    DoubledUndertricksVulnerable = "doubled-undertricks-vulnerable",
    PartScoreGameSlam = "part-score-game-slam",
    DoubledIntoGame = "doubled-into-game",
    ResultFromScore = "result-from-score",
    ResultFromPenalty = "result-from-penalty",
    WhatIfDoubled = "what-if-doubled",
    WhatIfVulnerable = "what-if-vulnerable",
    WhatIfHigher = "what-if-higher",
    WhatIfTrickMore = "what-if-trick-more",
    CheckScore = "check-score",
    CheckDoubledScore = "check-doubled-score",
    ReadScoreSlip = "read-score-slip",
    WriteScoreSlip = "write-score-slip",
    BoardDealer = "board-dealer",
    BoardVulnerability = "board-vulnerability",
    TravellerLine = "traveller-line",
    MatchpointCount = "matchpoint-count",
    MatchpointTies = "matchpoint-ties",
    TeamBoards = "team-boards",
    TeamDifference = "team-difference",
    Imps = "imps",
    RubberBelowTheLine = "rubber-below-the-line",
    RubberAboveTheLine = "rubber-above-the-line",
    RubberGame = "rubber-game",
    RubberBonus = "rubber-bonus",
    UnfinishedRubber = "unfinished-rubber",
    HonoursBonus = "honours-bonus",
    DrawForDeal = "draw-for-deal",
    PairMovement = "pair-movement",
    BoardMovement = "board-movement",
    PairNumber = "pair-number",
    PenaltyCardKind = "penalty-card-kind",
    MajorPenaltyCardPlay = "major-penalty-card-play",
    MinorPenaltyCardPlay = "minor-penalty-card-play",
    LeadRestriction = "lead-restriction",
    LeadAfterDemand = "lead-after-demand",
    PenaltyCardAfterDemand = "penalty-card-after-demand",
    TwoPenaltyCards = "two-penalty-cards",
    BothDefenders = "both-defenders",
    FollowSuit = "follow-suit",
    TrickWinnerNotrump = "trick-winner-notrump",
    TrickWinnerRuff = "trick-winner-ruff",
    LeadToNextTrick = "lead-to-next-trick",
    DummyDesignation = "dummy-designation",
    DeclarerCardPlayed = "declarer-card-played",
    CardPlayed = "card-played",
    CommonErrors = "common-errors",
    ChangeOfCall = "change-of-call",
    InsufficientBid = "insufficient-bid",
    ReplacementCall = "replacement-call",
    CallOutOfTurn = "call-out-of-turn",
    SilencedPartner = "silenced-partner",
    ComparableCall = "comparable-call",
    OpeningLeadOutOfTurn = "opening-lead-out-of-turn",
    LeadOutOfTurn = "lead-out-of-turn",
    RevokeEstablished = "revoke-established",
    RevokeTricks = "revoke-tricks",
}

impl Skill {
    /// The skill with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.id() == id)
    }
}

/// The difficulty: 1 for the plain case, 3 for the tricky one.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    EnumCount,
    FromRepr,
    VariantArray,
)]
#[repr(u8)]
pub enum Difficulty {
    /// The plain case.
    #[default]
    Easy = 1,
    /// With a detail that is easily overlooked.
    Medium,
    /// Rare and tricky cases.
    Hard,
}

impl Difficulty {
    /// All three, ascending.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// 1, 2 or 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// From 1, 2 or 3.
    #[must_use]
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
