//! The text fields of the ruling desk.

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Field {
    /// A contract with its result: that of a score, or the next line of a list.
    Result,
    /// Calls.
    Calls,
    /// The cards that were seen.
    #[default]
    Cards,
    /// Earlier penalty cards of the same player.
    Before,
    /// Penalty cards of the other defender.
    Partners,
    /// The other cards of the player.
    Hand,
    /// The cards of the player's partner.
    PartnerHand,
    /// The trick so far.
    Trick,
    /// Scores of a board.
    Scores,
}

impl Field {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Result => "result",
            Self::Calls => "calls",
            Self::Cards => "cards",
            Self::Before => "before",
            Self::Partners => "partners",
            Self::Hand => "hand",
            Self::PartnerHand => "partner-hand",
            Self::Trick => "trick",
            Self::Scores => "scores",
        }
    }

    pub const ALL: [Self; 9] = [
        Self::Result,
        Self::Calls,
        Self::Cards,
        Self::Before,
        Self::Partners,
        Self::Hand,
        Self::PartnerHand,
        Self::Trick,
        Self::Scores,
    ];
}
