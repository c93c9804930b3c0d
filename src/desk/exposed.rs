//! Exposed cards: are they penalty cards, of which kind, and what follows later (Laws 24, 48 to 52,
//! 57)?

mod later;

use crate::engine::laws::exposed_card::{How, ImpossibleIncident, Incident, Phase};
use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::play::trick::leader_before;
use crate::engine::play::{Commitment, Exposure, Obligations};
use crate::engine::{
    Bid, Card, Contract, Doubling, Fact, Hand, Reason, Seat, Side, Strain, Suit, is_honour,
};
use crate::exercise::{Exhibit, Item, LaidCard, PenaltyCardKind, Phrase, TableView};

use super::{Block, Fault, Finding};

/// The number of cards assumed in a hand in the middle of the play.
const MIDDLE_OF_PLAY: usize = 8;

/// What happened, and what was on the table before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExposedCase {
    /// The phase of the deal.
    pub phase: Phase,
    /// Declarer; during the auction, the eventual declarer.
    pub declarer: Seat,
    /// The player whose cards were seen.
    pub seat: Seat,
    /// The cards that were seen.
    pub cards: Hand,
    /// How they were seen.
    pub how: How,
    /// The player's earlier penalty cards.
    pub before: Laid,
    /// The penalty cards of the other defender.
    pub partners: Laid,
    /// The penalty card that had to be played, where there are several.
    pub due: Option<Card>,
    /// The player's other cards, as far as they matter.
    pub hand: Hand,
    /// The cards of the player's partner, as far as they matter.
    pub partner_hand: Hand,
    /// The cards played to the current trick.
    pub trick: Vec<Card>,
    /// The suit led, if it matters and no card of the trick is given.
    pub led: Option<Suit>,
    /// The choices and events so far, as indices of options.
    pub path: Vec<usize>,
}

impl Default for ExposedCase {
    /// South declares, and a card drops from East's hand.
    fn default() -> Self {
        Self {
            phase: Phase::Play,
            declarer: Seat::South,
            seat: Seat::East,
            cards: Hand::EMPTY,
            how: How::Dropped,
            before: Laid::default(),
            partners: Laid::default(),
            due: None,
            hand: Hand::EMPTY,
            partner_hand: Hand::EMPTY,
            trick: Vec::new(),
            led: None,
            path: Vec::new(),
        }
    }
}

/// Penalty cards already on the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Laid {
    /// The cards.
    pub cards: Hand,
    /// Whether a single small card is a major penalty card; it can be of either kind.
    pub major: bool,
}

impl Laid {
    /// Whether the kind is open and has to be given.
    pub fn may_be_minor(&self) -> bool {
        self.cards.len() == 1 && !self.cards.iter().any(is_honour)
    }

    /// The cards with their kinds.
    pub fn penalty(&self) -> PenaltyCards {
        match self.cards.iter().next() {
            None => PenaltyCards::None,
            Some(card) if self.may_be_minor() && !self.major => PenaltyCards::Minor(card),
            Some(_) => PenaltyCards::Major(self.cards),
        }
    }
}

impl ExposedCase {
    /// Whether the player is a defender.
    pub fn is_defender(&self) -> bool {
        Side::of(self.declarer) != Side::of(self.seat)
    }

    /// The suit led to the trick: that of its first card, else `led`, else that of the exposed
    /// card.
    pub fn suit_led(&self) -> Option<Suit> {
        let first = self.trick.first().copied();
        let told = first.map(|card| card.suit).or(self.led);
        told.or_else(|| self.cards.iter().next().map(|card| card.suit))
    }

    fn incident(&self) -> Incident {
        Incident {
            phase: self.phase,
            declarer: Some(self.declarer),
            seat: self.seat,
            cards: self.cards,
            how: self.how,
            before: self.before.penalty(),
            due: self.due,
        }
    }

    /// # Errors
    /// A card in two places, too many cards, or penalty cards of declarer's side.
    fn checked(&self) -> Result<(), Fault> {
        if self.cards.is_empty() {
            return Err(Fault::NoCard);
        }
        let laid = self.before.cards | self.partners.cards;
        if !self.is_defender() && !laid.is_empty() {
            return Err(Fault::PenaltyOfDeclarer);
        }
        let trick: Hand = self.trick.iter().copied().collect();
        let mut seen = Hand::EMPTY;
        for &card in &self.trick {
            if !seen.insert(card) {
                return Err(Fault::Twice(card));
            }
        }
        if self.trick.len() > 3 {
            return Err(Fault::TooManyCards(self.trick.len()));
        }
        let own = self.cards | self.before.cards | self.hand;
        let partners = self.partners.cards | self.partner_hand;
        for (some, others) in [(own, partners), (own, trick), (partners, trick)] {
            if let Some(card) = (some & others).iter().next() {
                return Err(Fault::Twice(card));
            }
        }
        let most = own.len().max(partners.len());
        if most > 13 {
            return Err(Fault::TooManyCards(most));
        }
        Ok(())
    }

    /// The player's cards; if they are not given, any cards that are in no other place.
    fn whole_hand(&self) -> Hand {
        let mut hand = self.hand | self.cards | self.before.cards;
        if !self.hand.is_empty() {
            return hand;
        }
        let full = match self.phase {
            Phase::Auction | Phase::OpeningLead => 13,
            Phase::Play => MIDDLE_OF_PLAY,
        };
        let taken = hand | self.partners.cards | self.partner_hand;
        let free: Vec<Card> = (Hand::ALL - taken).iter().collect();
        let others = free.into_iter().step_by(4);
        for card in others.filter(|card| !self.trick.contains(card)) {
            if hand.len() < full {
                hand.insert(card);
            }
        }
        hand
    }

    fn exercise(&self) -> Option<Item> {
        let contract = Contract {
            bid: Bid::new(3, Strain::Notrump),
            doubling: Doubling::Undoubled,
            declarer: self.declarer,
        };
        let hand = self.whole_hand();
        let incident = self.incident();
        let partners = self.partners.penalty();
        Item::new(PenaltyCardKind::new(contract, hand, &incident, partners)).ok()
    }
}

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

/// The kind of each card, its consequences, and what may happen next.
///
/// # Errors
/// The case is impossible.
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
            finding.say(
                Phrase::new("desk-turned-major")
                    .with("card", Fact::Card(card))
                    .with("seat", Fact::Seat(case.seat)),
            );
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

/// A sentence that says what the cards are now.
fn headline(case: &ExposedCase, penalty: PenaltyCards) -> Phrase {
    // A wrong card that returns to its place among the penalty cards keeps its kind.
    let kind = case.cards.iter().find_map(|card| penalty.kind(card));
    let phrase = match kind {
        Some(PenaltyKind::Minor) => Phrase::new("desk-is-minor"),
        Some(PenaltyKind::Major) => Phrase::new("desk-is-major"),
        None => Phrase::new("desk-is-none"),
    };
    let number = i32::try_from(case.cards.len()).unwrap_or(1);
    phrase
        .with("cards", Fact::Cards(case.cards))
        .with("number", Fact::Number(number))
        .with("seat", Fact::Seat(case.seat))
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
    let leader = leader_before(case.seat, case.trick.len());
    Some(Exhibit::Table(TableView {
        declarer: Some(case.declarer),
        strain: None,
        player: case.seat,
        hand: case.hand | penalty.cards(),
        others: Vec::new(),
        leader,
        trick: case.trick.clone(),
        faced,
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
