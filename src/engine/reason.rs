//! What the engine returns as a reason: an id, facts and a Law, never a sentence.

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain, Suit};
use smallvec::SmallVec;

use crate::play::SuitSet;
use crate::score::Hundredths;
use crate::score::matchpoints::Matchpoints;
use crate::score::slip::SlipEntry;
use crate::{Citation, Contract, Doubling, Side, Vulnerability};

/// One fact that a sentence can mention. `i18n` has the words for it.
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
    /// Whether a side is vulnerable.
    Vulnerability(Vulnerability),
    /// A whole number: points, tricks, a level.
    Number(i32),
    /// Points that may be negative.
    Points(i32),
    /// Matchpoints, to the half.
    Matchpoints(Matchpoints),
    /// A number with two decimals: victory points, a percentage.
    Hundredths(Hundredths),
    /// A line of a score slip.
    Slip(SlipEntry),
    /// A rank.
    Rank(Rank),
    /// Which sides are vulnerable.
    BoardVulnerability(AbsoluteVulnerability),
}

/// The named facts of a sentence. A verdict on a call has at most two, and there are millions.
pub type Facts = SmallVec<[(&'static str, Fact); 2]>;

/// A rule as applied: its id, the facts and the Law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// Kebab-case id: the text is `reason-<id>` in every locale. It never changes.
    pub id: &'static str,
    /// The Law that contains the rule.
    pub citation: Citation,
    /// The facts that the sentence mentions.
    pub facts: Facts,
}

/// Rules that the text of the Law leaves open, as most Directors interpret them.
const INTERPRETATIONS: [&str; 15] = [
    "claim-other-line",
    "claim-partners-choice",
    "claim-which-way",
    "declarer-card-never-at-rest",
    "defender-card-seen-by-both",
    "dummy-cannot-win",
    "dummy-has-lost-right",
    "dummy-rank-not-legal",
    "dummy-win-not-known",
    "dummy-win-several",
    "dummy-words-on-lead",
    "dummy-words-without-suit",
    "late-correction-at-once",
    "lho-may-accept-on-own-turn",
    "revoke-best-play",
];

impl Reason {
    /// Whether the text of the Law leaves this open: another Director may rule otherwise.
    pub fn is_interpretation(&self) -> bool {
        INTERPRETATIONS.contains(&self.id)
    }

    /// A reason of the duplicate code without facts.
    pub const fn new(id: &'static str, law: &'static str) -> Self {
        Self {
            id,
            citation: Citation::duplicate(law),
            facts: Facts::new_const(),
        }
    }

    /// A reason of the rubber code without facts.
    pub const fn rubber(id: &'static str, law: &'static str) -> Self {
        Self {
            id,
            citation: Citation::rubber(law),
            facts: Facts::new_const(),
        }
    }

    /// The reason with another Law.
    #[must_use]
    pub fn under(mut self, citation: Citation) -> Self {
        self.citation = citation;
        self
    }

    /// A reason with all its facts, for verdicts: adding them one by one copies the reason.
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

    /// The reason with a card and its player.
    #[must_use]
    pub(crate) fn of_card(self, card: Card, seat: Seat) -> Self {
        let with_card = self.with("card", Fact::Card(card));
        with_card.with("seat", Fact::Seat(seat))
    }

    /// The reason with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}
