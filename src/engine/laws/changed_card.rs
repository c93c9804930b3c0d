//! A card from dummy that declarer did not intend, or that dummy moved wrongly (Laws 45C4(b), 45D).

use strum::{EnumCount, VariantArray};

use crate::Reason;
use crate::laws::defective_trick::WhenNoticed;

/// What was played after declarer named the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum PlayedSince {
    /// No card.
    Nothing,
    /// A card of an opponent.
    Opponent,
    /// A card of declarer, from either hand.
    Declarer,
}

all!(PlayedSince);

/// Declarer asks to change the card named from dummy (Law 45C4(b)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Redesignation {
    /// Whether declarer intended another card from the start; the Director finds it out.
    pub slip_of_tongue: bool,
    /// What was played in the meantime.
    pub since: PlayedSince,
}

/// Who may change a card, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeRuling {
    /// Whether the card from dummy is changed.
    pub changed: bool,
    /// Whether an opponent who played after it may take the card back, without penalty.
    pub opponent_may_change: bool,
    /// Whether declarer may change the card played after the one the opponent has taken back.
    pub declarer_may_follow: bool,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl Redesignation {
    /// Whether declarer may name another card (Law 45C4(b)).
    pub fn ruling(self) -> ChangeRuling {
        if !self.slip_of_tongue {
            return ChangeRuling::stands(Reason::new("change-of-mind-stands", "45C4(b)"));
        }
        if self.since == PlayedSince::Declarer {
            return ChangeRuling::stands(Reason::new("slip-of-tongue-too-late", "45C4(b)"));
        }
        let mut reasons = vec![Reason::new("slip-of-tongue-may-be-changed", "45C4(b)")];
        let opponent_may_change = self.since == PlayedSince::Opponent;
        if opponent_may_change {
            reasons.push(Reason::new("opponent-may-change", "47D"));
        }
        ChangeRuling {
            changed: true,
            opponent_may_change,
            declarer_may_follow: false,
            reasons,
        }
    }
}

/// The part that the wrong card played in its trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongCard {
    /// A card like any other.
    Ordinary,
    /// The lead: others followed suit to it.
    Lead,
    /// A revoke by dummy.
    Revoke,
}

/// Who played to the trick after the wrong card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayedAfter {
    /// No player.
    Nobody,
    /// A defender.
    Defender,
    /// A defender, and then declarer.
    DefenderThenDeclarer,
}

/// Dummy put into play a card that declarer did not name (Law 45D).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Misplay {
    /// When it was noticed.
    pub noticed: WhenNoticed,
    /// The part that the card played in its trick.
    pub card: WrongCard,
    /// Who played after it.
    pub after: PlayedAfter,
}

impl Misplay {
    /// Whether the named card replaces it, and who may then change a card (Law 45D).
    pub fn ruling(self) -> ChangeRuling {
        if self.noticed == WhenNoticed::Late {
            return self.stands();
        }
        let mut reasons = vec![Reason::new("dummy-moved-wrong-card", "45D1")];
        let opponent_may_change = self.after != PlayedAfter::Nobody;
        if opponent_may_change {
            reasons.push(Reason::new("opponent-may-change", "45D1"));
        }
        let declarer_may_follow = self.after == PlayedAfter::DefenderThenDeclarer;
        if declarer_may_follow {
            reasons.push(Reason::new("declarer-may-follow", "45D1"));
        }
        ChangeRuling {
            changed: true,
            opponent_may_change,
            declarer_may_follow,
            reasons,
        }
    }

    fn stands(self) -> ChangeRuling {
        let mut ruling = ChangeRuling::stands(Reason::new("dummy-wrong-card-stands", "45D2"));
        ruling.reasons.extend(match self.card {
            WrongCard::Ordinary => None,
            WrongCard::Lead => Some(Reason::new("dummy-wrong-lead-revokes", "45D2")),
            WrongCard::Revoke => Some(Reason::new("revoke-of-dummy", "64B3")),
        });
        ruling
    }
}

impl ChangeRuling {
    fn stands(reason: Reason) -> Self {
        Self {
            changed: false,
            opponent_may_change: false,
            declarer_may_follow: false,
            reasons: vec![reason],
        }
    }
}
