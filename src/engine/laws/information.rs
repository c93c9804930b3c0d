//! What players may know from an exposed card (Laws 16C, 50E). The engine never forbids a play
//! because of unauthorised information; it only says what is unauthorised.

use crate::Reason;

/// Where a card is that all players have seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeenCard {
    /// Face up, while the auction lasts (Law 24).
    ExposedInAuction,
    /// A penalty card on the table (Law 50E1).
    OnTable,
    /// Back in its owner's hand after declarer's choice (Law 50E2).
    BackInHand,
}

/// Who would like to use the information.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Onlooker {
    /// The partner of the card's owner.
    OwnersPartner,
    /// A player of the opposing side.
    OtherSide,
}

impl SeenCard {
    /// All three, in the order in which a card may go through them.
    pub const ALL: [Self; 3] = [Self::ExposedInAuction, Self::OnTable, Self::BackInHand];
}

/// Whether the player may use the information, and the rule that decides.
pub const fn may_use(card: SeenCard, who: Onlooker) -> (bool, Reason) {
    match (card, who) {
        (SeenCard::OnTable, _) => (true, Reason::new("on-the-table-for-all", "50E1")),
        (SeenCard::BackInHand, Onlooker::OtherSide) => {
            (true, Reason::new("back-in-hand-for-declarer", "50E2"))
        }
        (SeenCard::ExposedInAuction, Onlooker::OtherSide) => {
            (true, Reason::new("shown-for-the-other-side", "16C"))
        }
        (SeenCard::BackInHand, Onlooker::OwnersPartner) => {
            (false, Reason::new("back-in-hand-not-for-partner", "50E2"))
        }
        (SeenCard::ExposedInAuction, Onlooker::OwnersPartner) => {
            (false, Reason::new("shown-not-for-partner", "16C"))
        }
    }
}
