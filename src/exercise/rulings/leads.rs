//! Code shared by opening leads and later leads out of turn: the ruling, and the lead on the table.

use contract_bridge::Hand;

use crate::fields::Fault;
use crate::{LaidCard, Mistake, TableView};
use engine::laws::lead_out_of_turn::LeadOutOfTurn as Lead;
use engine::laws::play_ruling::PlayRuling;

/// The belief that a small card led deliberately is a minor penalty card; it is a major one.
pub(crate) const SMALL_LEAD_IS_MINOR: Mistake = Mistake("deliberate-small-is-minor");

/// The ruling on the lead, given the visible hands of declarer and dummy.
pub(crate) fn ruling(lead: &Lead, hand: Hand, dummy: Hand) -> Result<PlayRuling, Fault> {
    let fault = |id| Fault::of_card(id, lead.card);
    let ruling = lead.ruling().map_err(|_| fault("not-irregular"))?;
    let twice = |seat, hand: Hand| seat != lead.offender && hand.contains(lead.card);
    let (declarer, partner) = (lead.declarer, lead.declarer.partner());
    match twice(declarer, hand) || twice(partner, dummy) || !(hand & dummy).is_empty() {
        true => Err(fault("card-twice")),
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
