//! What an opening lead out of turn and a later one have in common: whether it is one, who
//! defends, the cards on the table.

use contract_bridge::{Hand, Seat};

use crate::fields::{Fault, Field};
use crate::{LaidCard, Slip, TableView};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn as Lead};
use engine::laws::play_ruling::PlayRuling;
use engine::{Side, notation};

/// A card led on purpose is a major penalty card, however small.
pub(crate) const SMALL_LEAD_IS_MINOR: Slip = Slip("deliberate-small-is-minor");

/// Whether it is the lead to the first trick.
pub(crate) const fn is_opening(lead: &Lead) -> bool {
    matches!(lead.when, LeadNumber::Opening { .. })
}

/// Whether a player is an opponent of declarer.
pub(crate) fn defends(lead: &Lead, seat: Seat) -> bool {
    Side::of(seat) != Side::of(lead.declarer)
}

/// What the Laws say of a lead by somebody whose hand is not among those seen, or who holds the
/// card there.
///
/// # Errors
/// A lead in turn; a card in two places.
pub(crate) fn ruling<const N: usize>(
    lead: &Lead,
    seen: [(Seat, Hand); N],
) -> Result<PlayRuling, Fault> {
    let fault = |id| Fault::new(id, Field::Card, notation::card(lead.card));
    let ruling = lead.ruling().map_err(|_| fault("not-irregular"))?;
    let mut seen = seen.into_iter();
    match seen.any(|(seat, held)| seat != lead.offender && held.contains(lead.card)) {
        true => Err(fault("card-twice")),
        false => Ok(ruling),
    }
}

/// Declarer's cards, and the card led where it lies.
pub(crate) fn table(lead: &Lead, hand: Hand) -> TableView {
    TableView {
        declarer: Some(lead.declarer),
        leader: lead.due,
        faced: vec![LaidCard {
            seat: lead.offender,
            card: lead.card,
            kind: None,
        }],
        ..TableView::of(lead.declarer, hand)
    }
}
