//! A card played too early: before partner, or at the right-hand opponent's turn (Law 57).

use crate::engine::laws::exposed_card::{How, Phase};
use crate::engine::laws::play_ruling::PlayConsequence;
use crate::engine::laws::premature_play::{Premature, PrematurePlay};
use crate::engine::{Card, Chooser, Fact, Seat, Side, Suit};
use crate::exercise::{Item, Phrase};

use super::exposed::{ExposedCase, Laid};
use super::telling;
use super::{Fault, Finding};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrematureCase {
    pub declarer: Seat,
    pub offender: Seat,
    pub card: Option<Card>,
    pub led: Suit,
    pub when: Premature,
    /// The offender's earlier penalty cards.
    pub before: Laid,
    pub path: Vec<usize>,
}

impl Default for PrematureCase {
    /// South declares, and East plays before West when a heart is led.
    fn default() -> Self {
        Self {
            declarer: Seat::South,
            offender: Seat::East,
            card: None,
            led: Suit::Hearts,
            when: Premature::BeforePartner,
            before: Laid::default(),
            path: Vec::new(),
        }
    }
}

impl PrematureCase {
    const fn how(&self) -> Option<How> {
        Some(match self.when {
            Premature::BeforePartner => How::BeforePartner,
            Premature::DeclarerHasPlayedBoth => How::DeclarerHadPlayedBoth,
            Premature::AtRhoTurn { legal: true } => How::AtRhoTurnLegal,
            Premature::AtRhoTurn { legal: false } => How::AtRhoTurnIllegal,
            Premature::DummyMovedFirst => return None,
        })
    }

    fn exercise(&self, card: Card) -> Option<Item> {
        let case = ExposedCase {
            phase: Phase::Play,
            declarer: self.declarer,
            seat: self.offender,
            cards: [card].into_iter().collect(),
            how: self.how()?,
            before: self.before,
            led: Some(self.led),
            ..ExposedCase::default()
        };
        case.exercise()
    }
}

pub fn answer(case: &PrematureCase) -> Result<Finding, Fault> {
    let card = case.card.ok_or(Fault::NoCard)?;
    if case.before.cards.contains(card) {
        return Err(Fault::Twice(card));
    }
    let defends = Side::of(case.offender) != Side::of(case.declarer);
    if !defends && !case.before.cards.is_empty() {
        return Err(Fault::PenaltyOfDeclarer);
    }
    let early = PrematurePlay {
        declarer: case.declarer,
        offender: case.offender,
        card,
        suit_led: case.led,
        when: case.when,
        before: case.before.penalty(),
    };
    let ruling = early.ruling();
    let mut follows = ruling.options.iter().flat_map(|offer| &offer.follows);
    let id = match (ruling.chooser, follows.next()) {
        (Chooser::Player(_) | Chooser::Either(_), _) => "desk-premature-choice",
        (_, Some(PlayConsequence::MustBePlayed(..))) => "desk-premature-stands",
        (_, Some(PlayConsequence::GoesBack(_))) => "desk-premature-back",
        _ => "desk-premature-penalty",
    };
    let partner = case.offender.partner();
    let headline = Phrase::new(id)
        .with("seat", Fact::Seat(case.offender))
        .with("card", Fact::Card(card))
        .with("partner", Fact::Seat(partner))
        .with("declarer", Fact::Seat(case.declarer));
    let mut finding = Finding::new(headline);
    finding.exercise = case.exercise(card);
    if ruling.chooser == Chooser::Nobody {
        finding.ruled(ruling);
        return Ok(finding);
    }
    finding.rules(ruling.reasons);
    let asks = telling::chooses(ruling.chooser);
    let option = |choice| telling::play_choice(choice, partner);
    finding.offer((0, &case.path), asks, &ruling.options, option);
    Ok(finding)
}
