//! Exposed cards: penalty cards, and what follows later (Laws 24, 48 to 52, 57).

mod case;
mod later;

use crate::engine::laws::exposed_card::ImpossibleIncident;
use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::play::trick::leader_before;
use crate::engine::play::{Commitment, Exposure, Obligations};
use crate::engine::{Fact, Reason, Seat};
use crate::exercise::{Exhibit, LaidCard, Phrase, TableView};

use super::telling::of;
use super::{Block, Fault, Finding};

pub use case::{ExposedCase, Laid};

impl From<ImpossibleIncident> for Fault {
    fn from(why: ImpossibleIncident) -> Self {
        match why {
            ImpossibleIncident::NoCards => Self::NoCard,
            ImpossibleIncident::PenaltyCardOfDeclarer | ImpossibleIncident::NoDeclarer => {
                Self::PenaltyOfDeclarer
            }
            ImpossibleIncident::DueUnknown => Self::DueUnknown,
            ImpossibleIncident::WrongTime => Self::WrongTime,
            ImpossibleIncident::OneCardOnly => Self::OneCardOnly,
        }
    }
}

pub fn answer(case: &ExposedCase) -> Result<Finding, Fault> {
    case.checked()?;
    let mut bonds = Obligations::new(case.declarer);
    bonds.carry_over(case.seat, case.before.penalty());
    bonds.carry_over(case.seat.partner(), case.partners.penalty());
    let exposure = Exposure {
        seat: case.seat,
        cards: case.cards,
        how: case.how,
        due: case.due,
    };
    let ruling = bonds.expose(case.declarer, case.phase, &exposure)?;
    let penalty = ruling.penalty;
    let mut finding = Finding::new(headline(case, penalty));
    if let Some(table) = table(case, penalty) {
        finding.blocks.push(Block::Exhibit(table));
    }
    finding.rules(ruling.reasons);
    for card in (penalty.cards() - case.cards).iter() {
        if penalty.kind(card) != case.before.penalty().kind(card) {
            let turned = of(Phrase::new("desk-turned-major"), case.seat);
            finding.say(turned.with("card", Fact::Card(card)));
        }
    }
    if let Some(Commitment { card, law }) = ruling.must_be_played {
        let bound = Reason::new("desk-bound-card", "57D").under(law);
        finding.rule(bound.with("card", Fact::Card(card)));
    }
    finding.rules(binds(case, penalty));
    finding.exercise = case.exercise();
    if penalty != PenaltyCards::None {
        later::tell(&mut finding, case, bonds);
    }
    Ok(finding)
}

fn headline(case: &ExposedCase, penalty: PenaltyCards) -> Phrase {
    // A wrong card that returns to its place among the penalty cards keeps its kind.
    let kind = case.cards.iter().find_map(|card| penalty.kind(card));
    let phrase = match kind {
        Some(PenaltyKind::Minor) => Phrase::new("desk-is-minor"),
        Some(PenaltyKind::Major) => Phrase::new("desk-is-major"),
        None => Phrase::new("desk-is-none"),
    };
    let number = i32::try_from(case.cards.len()).unwrap_or(1);
    of(phrase, case.seat)
        .with("cards", Fact::Cards(case.cards))
        .with("number", Fact::Number(number))
}

/// The penalty cards in front of each player, with their kinds.
fn table(case: &ExposedCase, penalty: PenaltyCards) -> Option<Exhibit> {
    let laid = |seat: Seat, penalty: PenaltyCards| {
        penalty.cards().iter().map(move |card| LaidCard {
            seat,
            card,
            kind: penalty.kind(card),
        })
    };
    let partner = case.seat.partner();
    let partners = laid(partner, case.partners.penalty());
    let faced: Vec<LaidCard> = laid(case.seat, penalty).chain(partners).collect();
    if faced.is_empty() {
        return None;
    }
    Some(Exhibit::Table(TableView {
        declarer: Some(case.declarer),
        leader: leader_before(case.seat, case.trick.len()),
        trick: case.trick.clone(),
        faced,
        ..TableView::of(case.seat, case.hand | penalty.cards())
    }))
}

/// What the penalty cards mean for their owner and the owner's partner (Laws 50B to 50E).
fn binds(case: &ExposedCase, penalty: PenaltyCards) -> Vec<Reason> {
    let seat = Fact::Seat(case.seat);
    let partner = Fact::Seat(case.seat.partner());
    match penalty {
        PenaltyCards::None => Vec::new(),
        PenaltyCards::Minor(card) => vec![
            Reason::new("desk-minor-binds", "50C")
                .with("seat", seat)
                .with("card", Fact::Card(card)),
            Reason::new("desk-minor-frees-partner", "50C").with("seat", partner),
        ],
        PenaltyCards::Major(_) => vec![
            Reason::new("desk-major-binds", "50D1(a)").with("seat", seat),
            Reason::new("desk-major-binds-partner", "50D2").with("seat", partner),
        ],
    }
}
