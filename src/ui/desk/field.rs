//! The text fields of the desk, and the cards that belong into them.

use crate::desk::dummy_card::DummyCardCase;
use crate::desk::exposed::ExposedCase;
use crate::engine::{Card, Hand, Seat};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Field {
    /// A contract with its result: that of a score, or the next line of a list.
    Result,
    Calls,
    /// The cards that were seen.
    #[default]
    Cards,
    /// Earlier penalty cards of the same player.
    Before,
    /// Penalty cards of the other defender.
    Partners,
    /// The hand of the offender.
    Hand,
    PartnerHand,
    Trick,
    Scores,
    /// The last cards of a player, in a claim.
    North,
    East,
    South,
    West,
    /// The results of a board at two tables.
    Ours,
    Theirs,
    Margin,
    Boards,
    /// The percentage of a side on its other boards.
    NsSession,
    EwSession,
    /// The number of a pair that has not come.
    Missing,
    /// The cards in dummy, those of declarer, and those of earlier tricks.
    Dummy,
    Own,
    Gone,
    /// All cards of an ending, in the order played.
    Play,
}

impl Field {
    /// The last cards of a player.
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::North => Self::North,
            Seat::East => Self::East,
            Seat::South => Self::South,
            Seat::West => Self::West,
        }
    }

    /// The player whose last cards it holds.
    pub fn seat(self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| Self::of(*seat) == self)
    }

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
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
            Self::Ours => "ours",
            Self::Theirs => "theirs",
            Self::Margin => "margin",
            Self::Boards => "boards",
            Self::NsSession => "ns-session",
            Self::EwSession => "ew-session",
            Self::Missing => "missing",
            Self::Dummy => "dummy",
            Self::Own => "own",
            Self::Gone => "gone",
            Self::Play => "play",
        }
    }

    /// The cards of the case that belong into this field.
    pub(in crate::ui) fn cards(self, case: &ExposedCase) -> Vec<Card> {
        let hand = match self {
            Self::Cards => case.cards,
            Self::Before => case.before.cards,
            Self::Partners => case.partners.cards,
            Self::Hand => case.hand,
            Self::PartnerHand => case.partner_hand,
            Self::Trick => return case.trick.clone(),
            _ => Hand::EMPTY,
        };
        hand.iter().collect()
    }

    /// The cards of a call of dummy's card that belong into this field.
    pub(in crate::ui) fn named(self, case: &DummyCardCase) -> Vec<Card> {
        let hand = match self {
            Self::Dummy => case.dummy,
            Self::Own => case.own,
            Self::Gone => case.gone,
            Self::Trick => return case.trick.clone(),
            _ => Hand::EMPTY,
        };
        hand.iter().collect()
    }

    /// Like [`put`](Self::put), for a call of dummy's card.
    pub(in crate::ui) fn put_named(self, case: &mut DummyCardCase, cards: Vec<Card>) -> bool {
        let hand = cards.iter().copied().collect();
        match self {
            Self::Dummy => case.dummy = hand,
            Self::Own => case.own = hand,
            Self::Gone => case.gone = hand,
            Self::Trick => case.trick = cards,
            _ => return false,
        }
        true
    }

    /// Replaces the cards of the case in this field. Returns whether cards belong into it.
    pub(in crate::ui) fn put(self, case: &mut ExposedCase, cards: Vec<Card>) -> bool {
        let hand = cards.iter().copied().collect();
        match self {
            Self::Cards => case.cards = hand,
            Self::Before => case.before.cards = hand,
            Self::Partners => case.partners.cards = hand,
            Self::Hand => case.hand = hand,
            Self::PartnerHand => case.partner_hand = hand,
            Self::Trick => case.trick = cards,
            _ => return false,
        }
        true
    }
}
