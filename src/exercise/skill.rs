//! What a learner can be good at. History and review are kept per skill.

/// A named skill. Ids are words and live for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(
    missing_docs,
    reason = "the ids below say it; their texts are in exercises.ftl"
)]
pub enum Skill {
    SufficientBid,
    DoubleLegal,
    RedoubleLegal,
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
    PenaltyCardKind,
    MajorPenaltyCardPlay,
    MinorPenaltyCardPlay,
}

impl Skill {
    /// Every skill, in the order of the course.
    pub const ALL: [Self; 20] = [
        Self::SufficientBid,
        Self::DoubleLegal,
        Self::RedoubleLegal,
        Self::AuctionEnds,
        Self::FinalContract,
        Self::Declarer,
        Self::DeclarerSameStrainBothSides,
        Self::OpeningLeader,
        Self::TrickPointsSuit,
        Self::TrickPointsNotrump,
        Self::GameBonus,
        Self::SlamBonus,
        Self::Overtricks,
        Self::DoubledContract,
        Self::Undertricks,
        Self::DoubledUndertricksNotVulnerable,
        Self::DoubledUndertricksVulnerable,
        Self::PenaltyCardKind,
        Self::MajorPenaltyCardPlay,
        Self::MinorPenaltyCardPlay,
    ];

    /// Kebab-case and for ever; the text is `skill-<id>`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::SufficientBid => "sufficient-bid",
            Self::DoubleLegal => "double-legal",
            Self::RedoubleLegal => "redouble-legal",
            Self::AuctionEnds => "auction-ends",
            Self::FinalContract => "final-contract",
            Self::Declarer => "declarer",
            Self::DeclarerSameStrainBothSides => "declarer-same-strain-both-sides",
            Self::OpeningLeader => "opening-leader",
            Self::TrickPointsSuit => "trick-points-suit",
            Self::TrickPointsNotrump => "trick-points-notrump",
            Self::GameBonus => "game-bonus",
            Self::SlamBonus => "slam-bonus",
            Self::Overtricks => "overtricks",
            Self::DoubledContract => "doubled-contract",
            Self::Undertricks => "undertricks",
            Self::DoubledUndertricksNotVulnerable => "doubled-undertricks-not-vulnerable",
            Self::DoubledUndertricksVulnerable => "doubled-undertricks-vulnerable",
            Self::PenaltyCardKind => "penalty-card-kind",
            Self::MajorPenaltyCardPlay => "major-penalty-card-play",
            Self::MinorPenaltyCardPlay => "minor-penalty-card-play",
        }
    }

    /// The skill with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.id() == id)
    }
}

/// How hard: 1 for the plain case, 3 for the twisted one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Difficulty {
    /// The plain case.
    Easy,
    /// With something to overlook.
    Medium,
    /// The rare and the twisted.
    Hard,
}

impl Difficulty {
    /// All three, rising.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// 1, 2 or 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Easy => 1,
            Self::Medium => 2,
            Self::Hard => 3,
        }
    }

    /// From 1, 2 or 3.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|difficulty| difficulty.number() == number)
    }
}
