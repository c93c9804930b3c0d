//! What the engine says: an id, facts and a Law, never a sentence.

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain, Suit};
use smallvec::SmallVec;

use crate::play::SuitSet;
use crate::score::matchpoints::Matchpoints;
use crate::score::slip::SlipEntry;
use crate::{Citation, Contract, Doubling, Side, Vulnerability};

/// One thing a sentence can mention. Words for it are found in `i18n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A call of any kind.
    Call(Call),
    /// A bid.
    Bid(Bid),
    /// A denomination, no trump included.
    Strain(Strain),
    /// A suit.
    Suit(Suit),
    /// Several suits, clubs to spades.
    Suits(SuitSet),
    /// A card.
    Card(Card),
    /// Several cards, shown in the order of a sorted hand.
    Cards(Hand),
    /// A player.
    Seat(Seat),
    /// A partnership.
    Side(Side),
    /// A contract with its declarer.
    Contract(Contract),
    /// Undoubled, doubled or redoubled.
    Doubling(Doubling),
    /// Whether the side spoken of is vulnerable.
    Vulnerability(Vulnerability),
    /// A whole number: points, tricks, a level.
    Number(i32),
    /// Points that may be negative.
    Points(i32),
    /// Matchpoints, to the half.
    Matchpoints(Matchpoints),
    /// A line of a score slip.
    Slip(SlipEntry),
    /// A rank.
    Rank(Rank),
    /// Which sides are vulnerable.
    BoardVulnerability(AbsoluteVulnerability),
}

/// Named facts of a sentence. Names are the variables of the texts.
///
/// A verdict on a call has two at most, and is asked for in millions.
pub type Facts = SmallVec<[(&'static str, Fact); 2]>;

/// A rule applied: which one, to what, by which Law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// Kebab-case and for ever: the text is `reason-<id>` in every locale.
    pub id: &'static str,
    /// Where the rule stands.
    pub citation: Citation,
    /// What the sentence mentions.
    pub facts: Facts,
}

/// Rules that the text of the Law leaves open: how Directors usually read it.
const INTERPRETATIONS: [&str; 9] = [
    "declarer-card-never-at-rest",
    "defender-card-seen-by-both",
    "dummy-cannot-win",
    "dummy-rank-not-legal",
    "dummy-win-not-known",
    "dummy-win-several",
    "dummy-words-on-lead",
    "dummy-words-without-suit",
    "lho-may-accept-on-own-turn",
];

impl Reason {
    /// Whether the text of the Law leaves this open, so that another Director may rule otherwise.
    #[must_use]
    pub fn is_interpretation(&self) -> bool {
        INTERPRETATIONS.contains(&self.id)
    }

    /// A reason of the duplicate code without facts.
    #[must_use]
    pub const fn new(id: &'static str, law: &'static str) -> Self {
        Self {
            id,
            citation: Citation::duplicate(law),
            facts: Facts::new_const(),
        }
    }

    /// A reason of the rubber code without facts.
    #[must_use]
    pub const fn rubber(id: &'static str, law: &'static str) -> Self {
        Self {
            id,
            citation: Citation::rubber(law),
            facts: Facts::new_const(),
        }
    }

    /// The same reason where another Law gives it.
    #[must_use]
    pub fn under(mut self, citation: Citation) -> Self {
        self.citation = citation;
        self
    }

    /// The same with its facts at once: for verdicts that are asked for in
    /// millions, where adding fact by fact copies the whole each time.
    #[must_use]
    #[inline(always)]
    pub fn about<const N: usize>(
        id: &'static str,
        law: &'static str,
        facts: [(&'static str, Fact); N],
    ) -> Self {
        Self {
            id,
            citation: Citation::duplicate(law),
            facts: Facts::from_slice(&facts),
        }
    }

    /// The same reason with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}
