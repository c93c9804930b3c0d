//! What a director is called for, and the tools of the desk for it.

use super::Line;

/// The answer to “what happened?”.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Matter {
    Call,
    Card,
    Dummy,
    Claim,
    Information,
    Score,
    Movement,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Tool {
    #[default]
    Score,
    Auction,
    Exposed,
    Lead,
    Revoke,
    Traveller,
    Rubber,
    Claim,
    Premature,
    Imps,
    Victory,
    Adjusted,
    Movement,
    /// Cross-IMPs and Butler.
    Pairs,
    /// What declarer named in dummy.
    DummyCard,
    /// The harm of a revoke.
    Equity,
    /// The bidding box, and the stop card.
    Box,
    Inquiry(Line),
}

impl Matter {
    /// All of them, in display order.
    pub const ALL: [Self; 7] = [
        Self::Call,
        Self::Card,
        Self::Dummy,
        Self::Claim,
        Self::Information,
        Self::Score,
        Self::Movement,
    ];

    /// The word in texts: `desk-matter-<id>`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Call => "call",
            Self::Card => "card",
            Self::Dummy => "dummy",
            Self::Claim => "claim",
            Self::Information => "information",
            Self::Score => "score",
            Self::Movement => "movement",
        }
    }

    /// Its tools, those needed most often first.
    pub const fn tools(self) -> &'static [Tool] {
        match self {
            Self::Call => &[Tool::Auction, Tool::Box],
            Self::Card => &[
                Tool::Lead,
                Tool::Revoke,
                Tool::Exposed,
                Tool::Equity,
                Tool::Premature,
                Tool::Inquiry(Line::Trick),
                Tool::Inquiry(Line::Quitted),
                Tool::Inquiry(Line::Played),
                Tool::Inquiry(Line::Cards),
            ],
            Self::Dummy => &[Tool::DummyCard, Tool::Inquiry(Line::Dummy)],
            Self::Claim => &[Tool::Claim, Tool::Inquiry(Line::Claimed)],
            Self::Information => &[
                Tool::Inquiry(Line::Information),
                Tool::Inquiry(Line::Explanation),
            ],
            Self::Score => &[
                Tool::Score,
                Tool::Traveller,
                Tool::Pairs,
                Tool::Imps,
                Tool::Victory,
                Tool::Adjusted,
                Tool::Inquiry(Line::Correction),
                Tool::Rubber,
            ],
            Self::Movement => &[Tool::Movement, Tool::Inquiry(Line::Board)],
        }
    }
}

impl Tool {
    /// All of them; the first seven in the order of their keys.
    pub const ALL: [Self; 27] = [
        Self::Score,
        Self::Auction,
        Self::Exposed,
        Self::Lead,
        Self::Revoke,
        Self::Traveller,
        Self::Rubber,
        Self::Claim,
        Self::Premature,
        Self::Imps,
        Self::Victory,
        Self::Adjusted,
        Self::Movement,
        Self::Inquiry(Line::Information),
        Self::Inquiry(Line::Explanation),
        Self::Inquiry(Line::Correction),
        Self::Inquiry(Line::Trick),
        Self::Inquiry(Line::Quitted),
        Self::Inquiry(Line::Dummy),
        Self::Pairs,
        Self::Inquiry(Line::Played),
        Self::Inquiry(Line::Cards),
        Self::Inquiry(Line::Board),
        Self::DummyCard,
        Self::Equity,
        Self::Box,
        Self::Inquiry(Line::Claimed),
    ];

    /// The word in texts: `desk-tool-<id>`, and in `desk-about-<id>`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Auction => "auction",
            Self::Exposed => "exposed",
            Self::Lead => "lead",
            Self::Revoke => "revoke",
            Self::Traveller => "traveller",
            Self::Rubber => "rubber",
            Self::Claim => "claim",
            Self::Premature => "premature",
            Self::Imps => "imps",
            Self::Victory => "victory",
            Self::Adjusted => "adjusted",
            Self::Movement => "movement",
            Self::Pairs => "pairs",
            Self::DummyCard => "dummy-card",
            Self::Equity => "equity",
            Self::Box => "bidding-box",
            Self::Inquiry(line) => line.id(),
        }
    }

    /// What it is for.
    pub fn matter(self) -> Matter {
        let mut all = Matter::ALL.into_iter();
        let found = all.find(|matter| matter.tools().contains(&self));
        found.unwrap_or(Matter::Score)
    }
}
