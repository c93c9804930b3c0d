//! Code shared by opening leads and later leads out of turn: the ruling, and the lead on the table.

use contract_bridge::{Hand, Seat};

use crate::fields::Fault;
use crate::{LaidCard, Mistake, TableView};
use engine::laws::lead_out_of_turn::LeadOutOfTurn as Lead;
use engine::laws::play_ruling::PlayRuling;

/// The belief that a small card led deliberately is a minor penalty card; it is a major one.
pub(crate) const SMALL_LEAD_IS_MINOR: Mistake = Mistake("deliberate-small-is-minor");

/// The ruling on the lead, given the visible hands.
pub(crate) fn ruling(lead: &Lead, seen: &[(Seat, Hand)]) -> Result<PlayRuling, Fault> {
    let ruling = lead
        .ruling()
        .map_err(|_| Fault::of_card("not-irregular", lead.card))?;
    let elsewhere =
        |(seat, hand): &(Seat, Hand)| *seat != lead.offender && hand.contains(lead.card);
    match seen.iter().any(elsewhere) {
        true => Err(Fault::of_card("card-twice", lead.card)),
        false => Ok(ruling),
    }
}

/// Declarer's hand, and the card led in front of its player.
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
