//! Exposed cards (Laws 24, 45, 47 to 50, 52, 54, 56 to 58, 60, 62). What only a Director can find
//! out (was it an accident? could partner see it?) is part of [`How`]; the engine never guesses it.

mod how;

use contract_bridge::{Card, Hand, Seat};
use serde::{Deserialize, Serialize};
use strum::EnumString;

use crate::laws::penalty_card::{Exposed, PenaltyCards};
use crate::play::Commitment;
use crate::{Fact, Reason, Side, is_honour};

pub use how::How;

use how::Effect;

/// When it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case", ascii_case_insensitive)]
pub enum Phase {
    /// Before the last pass (Law 24).
    Auction,
    /// After the last pass, until the opening lead is faced.
    OpeningLead,
    /// After the opening lead was faced.
    #[default]
    Play,
}

/// An exposure of one or more cards of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// When it happened.
    pub phase: Phase,
    /// Declarer; during the auction, the player who becomes declarer. `None`: passed out.
    pub declarer: Option<Seat>,
    /// The owner of the cards.
    pub seat: Seat,
    /// The exposed cards.
    pub cards: Hand,
    /// How the cards were exposed.
    pub how: How,
    /// The owner's penalty cards before the incident; during the auction, the owner's faced cards.
    pub before: PenaltyCards,
    /// Which of several penalty cards had to be played, if another card was played instead.
    pub due: Option<Card>,
}

impl Incident {
    /// The cards that lie face up for all: none if only named, or seen by an opponent or nobody.
    pub const fn seen(&self) -> Hand {
        match self.how {
            How::Named | How::SeenByOpponentOnly | How::UnseenWithAnother | How::FaceDown => {
                Hand::EMPTY
            }
            _ => self.cards,
        }
    }
}

/// The consequences of an exposed card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExposureRuling {
    /// All penalty cards of the owner afterwards (once the auction has ended).
    pub penalty: PenaltyCards,
    /// Whether the owner's partner must pass at the next turn (Law 24B, C).
    pub partner_must_pass: bool,
    /// A card that the owner must play at the next turn, with the Law. It is no penalty card.
    pub must_be_played: Option<Commitment>,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// Why an incident is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleIncident {
    /// No card was named.
    #[error("no exposed card was given")]
    NoCards,
    /// Declarer or dummy with penalty cards.
    #[error("only a defender can have penalty cards (Law 48A)")]
    PenaltyCardOfDeclarer,
    /// There is no penalty card to play, or `due` does not name one of several.
    #[error("which penalty card had to be played is not known")]
    DueUnknown,
    /// It cannot happen in this phase of the deal.
    #[error("a card is not exposed in this way at this time")]
    WrongTime,
    /// One card is led or played at a time.
    #[error("in this way only one card is exposed")]
    OneCardOnly,
    /// No declarer is given, although the auction is over.
    #[error("after the auction a declarer is needed")]
    NoDeclarer,
}

impl Incident {
    /// The ruling (Laws 24, 48 to 50).
    pub fn ruling(&self) -> Result<ExposureRuling, ImpossibleIncident> {
        if self.cards.is_empty() {
            return Err(ImpossibleIncident::NoCards);
        }
        if !self.how.happens_in(self.phase) {
            return Err(ImpossibleIncident::WrongTime);
        }
        if self.cards.len() > 1 && self.how.is_of_one_card() {
            return Err(ImpossibleIncident::OneCardOnly);
        }
        if self.declarer.is_none() && self.phase != Phase::Auction {
            return Err(ImpossibleIncident::NoDeclarer);
        }
        if self.phase == Phase::Auction {
            return Ok(self.during_auction());
        }
        if !self.is_defender() {
            if self.before != PenaltyCards::None {
                return Err(ImpossibleIncident::PenaltyCardOfDeclarer);
            }
            let reason = Reason::new("declarer-never", "48A").with("seat", Fact::Seat(self.seat));
            return Ok(ExposureRuling::new(PenaltyCards::None, vec![reason]));
        }
        self.of_defender()
    }

    /// Whether the owner defends: only a defender can have a penalty card.
    pub fn is_defender(&self) -> bool {
        self.declarer
            .is_some_and(|declarer| Side::of(declarer) != Side::of(self.seat))
    }

    fn of_defender(&self) -> Result<ExposureRuling, ImpossibleIncident> {
        let already_faced = (self.cards - self.before.cards()).is_empty();
        match self.how.effect(self.phase) {
            Effect::Nothing(id, law) => Ok(self.nothing(Reason::new(id, law))),
            Effect::Bound(law) => {
                let first = self.cards.iter().next();
                Ok(ExposureRuling {
                    must_be_played: first.map(|card| Commitment::early(card, law)),
                    ..self.nothing(Reason::new("played-in-turn", law))
                })
            }
            // A penalty card that was wrongly played in a revoke goes back to the table (Law 62B2).
            Effect::Deliberate(_)
                if matches!(self.how, How::RevokeCorrected | How::BothRevoked) && already_faced =>
            {
                Ok(self.nothing(Reason::new("faced-card-returns", "62B2")))
            }
            Effect::Deliberate(law) => {
                let before = if self.how == How::InsteadOfPenaltyCardRefused {
                    self.before.without([self.due()?].into_iter().collect())
                } else {
                    self.before
                };
                Ok(self.penalised(before, Exposed::Deliberately, law))
            }
            Effect::Accident(law) => Ok(self.penalised(self.before, Exposed::ByAccident, law)),
        }
    }

    /// The penalty card that must now be played in place of the wrong card (Law 52B2).
    fn due(&self) -> Result<Card, ImpossibleIncident> {
        let mut candidates = self.before.cards().iter();
        match (self.due, candidates.next(), candidates.next()) {
            (Some(due), ..) if self.before.cards().contains(due) => Ok(due),
            (None, Some(only), None) => Ok(only),
            _ => Err(ImpossibleIncident::DueUnknown),
        }
    }

    fn during_auction(&self) -> ExposureRuling {
        if let Effect::Nothing(id, law) = self.how.effect(self.phase) {
            let law = if id == "partner-could-not-see" {
                "24"
            } else {
                law
            };
            // Cards faced in the auction stay penalty cards if their owner becomes a defender (Law
            // 24D, E).
            let penalty = if self.is_defender() {
                self.before
            } else {
                PenaltyCards::None
            };
            return ExposureRuling::new(penalty, vec![self.about(Reason::new(id, law))]);
        }
        let (faced, by) = (self.before.cards() | self.cards, self.exposed());
        let honour = self.cards.iter().any(is_honour);
        let several = faced.len() >= 2;
        let led = self.how == How::LedPrematurely;
        let auction = match (several, honour, led) {
            (true, ..) => Reason::new("partner-passes-several", "24C"),
            (_, true, _) => Reason::new("partner-passes-honour", "24B"),
            (_, _, true) => Reason::new("partner-passes-led", "24B"),
            _ => Reason::new("partner-free-small-card", "24A"),
        };
        let (penalty, after) = if self.is_defender() {
            let penalty = self.before.with(self.cards, by);
            (penalty, self.kind_reason(self.before, penalty, by))
        } else {
            let id = if self.declarer.is_some() {
                "auction-card-returns"
            } else {
                "passed-out-nothing"
            };
            (PenaltyCards::None, Reason::new(id, "24D"))
        };
        ExposureRuling {
            partner_must_pass: honour || several || led,
            ..ExposureRuling::new(penalty, vec![self.about(auction), after])
        }
    }

    fn exposed(&self) -> Exposed {
        match self.how.effect(self.phase) {
            Effect::Accident(_) => Exposed::ByAccident,
            _ => Exposed::Deliberately,
        }
    }

    fn penalised(&self, before: PenaltyCards, by: Exposed, law: &'static str) -> ExposureRuling {
        let penalty = before.with(self.cards, by);
        let kind = self.kind_reason(before, penalty, by);
        let how = self.about(Reason::new("becomes-penalty-card", law));
        ExposureRuling::new(penalty, vec![kind, how])
    }

    /// The penalty cards stay as they are.
    fn nothing(&self, reason: Reason) -> ExposureRuling {
        ExposureRuling::new(self.before, vec![self.about(reason)])
    }

    fn about(&self, reason: Reason) -> Reason {
        reason.with("cards", Fact::Cards(self.cards))
    }

    /// Why the card is minor or major: the first of the four conditions that fails (Law 50B).
    fn kind_reason(&self, before: PenaltyCards, after: PenaltyCards, by: Exposed) -> Reason {
        let id = match (after, by) {
            (PenaltyCards::Minor(_), _) => "minor-small-accident",
            (_, Exposed::Deliberately) => "major-deliberate",
            _ if self.cards.len() == 1 && self.cards.iter().any(is_honour) => "major-honour",
            _ if before != PenaltyCards::None => "major-second-card",
            _ => "major-several-at-once",
        };
        self.about(Reason::new(id, "50B"))
    }
}

impl ExposureRuling {
    fn new(penalty: PenaltyCards, reasons: Vec<Reason>) -> Self {
        Self {
            penalty,
            partner_must_pass: false,
            must_be_played: None,
            reasons,
        }
    }
}
