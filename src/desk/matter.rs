//! What a director is called for, and the tools of the desk for it.

use super::Line;

/// The answer to “what happened?”.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Matter {
    Call,
    Card,
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
    Inquiry(Line),
}

impl Matter {
    /// All of them, in display order.
    pub const ALL: [Self; 6] = [
        Self::Call,
        Self::Card,
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
            Self::Claim => "claim",
            Self::Information => "information",
            Self::Score => "score",
            Self::Movement => "movement",
        }
    }

    /// Its tools, those needed most often first.
    pub const fn tools(self) -> &'static [Tool] {
        match self {
            Self::Call => &[Tool::Auction],
            Self::Card => &[
                Tool::Lead,
                Tool::Revoke,
                Tool::Exposed,
                Tool::Premature,
                Tool::Inquiry(Line::Trick),
                Tool::Inquiry(Line::Quitted),
                Tool::Inquiry(Line::Dummy),
                Tool::Inquiry(Line::Played),
                Tool::Inquiry(Line::Cards),
            ],
            Self::Claim => &[Tool::Claim],
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
    pub const ALL: [Self; 23] = [
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
