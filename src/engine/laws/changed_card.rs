//! A card from dummy that declarer did not mean, or that dummy moved wrongly (Laws 45C4(b), 45D).

use crate::Reason;

/// Why declarer wants another card than the one he named (Law 45C4(b)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WhyAnother {
    /// He meant another all along and said it wrongly.
    SlipOfTongue,
    /// He was not attending.
    LossOfConcentration,
    /// He thought again.
    ChangeOfMind,
}

impl WhyAnother {
    /// All three.
    pub const ALL: [Self; 3] = [
        Self::SlipOfTongue,
        Self::LossOfConcentration,
        Self::ChangeOfMind,
    ];
}

/// What was played after declarer named the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayedSince {
    /// No card.
    Nothing,
    /// A card of an opponent.
    Opponent,
    /// A card of declarer, from either hand.
    Declarer,
}

impl PlayedSince {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Nothing, Self::Opponent, Self::Declarer];
}

/// Declarer asks to change the card he named from dummy (Law 45C4(b)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Redesignation {
    /// Why; the Director finds out.
    pub why: WhyAnother,
    /// What was played meanwhile.
    pub since: PlayedSince,
}

/// Who may change a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeRuling {
    /// The card from dummy is changed.
    pub changed: bool,
    /// An opponent who played after it may take his card back, without penalty.
    pub opponent_may_change: bool,
    /// Once an opponent has done so, declarer may change the card he played after that one.
    pub declarer_may_follow: bool,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl Redesignation {
    /// Whether declarer may name another card (Law 45C4(b)).
    #[must_use]
    pub fn ruling(self) -> ChangeRuling {
        if self.why != WhyAnother::SlipOfTongue {
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

/// When it was noticed that dummy had moved a card declarer did not name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Noticed {
    /// Before both sides had played to the next trick.
    InTime,
    /// After that.
    TooLate,
}

/// What the wrong card was to its trick.
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
    /// Nobody.
    Nobody,
    /// A defender.
    Defender,
    /// A defender, and declarer after him.
    DefenderThenDeclarer,
}

/// Dummy put into play a card that declarer did not name (Law 45D).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Misplay {
    /// When it was noticed.
    pub noticed: Noticed,
    /// What the card was.
    pub card: WrongCard,
    /// Who played after it.
    pub after: PlayedAfter,
}

impl Misplay {
    /// Whether the card named takes its place, and who may then change (Law 45D).
    #[must_use]
    pub fn ruling(self) -> ChangeRuling {
        if self.noticed == Noticed::TooLate {
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
        match self.card {
            WrongCard::Ordinary => {}
            WrongCard::Lead => {
                let reason = Reason::new("dummy-wrong-lead-revokes", "45D2");
                ruling.reasons.push(reason);
            }
            WrongCard::Revoke => ruling.reasons.push(Reason::new("revoke-of-dummy", "64B3")),
        }
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
