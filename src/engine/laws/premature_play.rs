//! Playing too early (Law 57): before partner, or at the right-hand opponent's turn.

use contract_bridge::{Card, Seat, Suit};

use crate::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling, turned_major};
use crate::play::PlayRestriction;
use crate::{Chooser, Citation, Reason, Side};

/// A card led or played before its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrematurePlay {
    /// Declarer.
    pub declarer: Seat,
    /// The player who played too early.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// The suit led to the trick in progress.
    pub suit_led: Suit,
    /// Why it is premature.
    pub when: Premature,
    /// The offender's penalty cards before the play.
    pub before: PenaltyCards,
}

/// Why a play is premature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Premature {
    /// The offender's partner has still to play to the trick (Law 57A).
    BeforePartner,
    /// Before partner, but declarer has played from both hands or called dummy's card (57C1).
    DeclarerHasPlayedBoth,
    /// Before partner, but dummy moved or suggested a card first (Law 57C2).
    DummyMovedFirst,
    /// Partner has played; it was the right-hand opponent's turn (Law 57D).
    AtRhoTurn {
        /// Whether the card is legal to this trick.
        legal: bool,
    },
}

impl Premature {
    /// The Law that lets the card stand, to be played in turn. `defends`: its owner is a defender.
    pub const fn lets_it_stand(self, defends: bool) -> Option<&'static str> {
        match self {
            Self::AtRhoTurn { legal: false } => None,
            _ if !defends => Some("57C3"),
            Self::BeforePartner => None,
            Self::DeclarerHasPlayedBoth => Some("57C1"),
            Self::DummyMovedFirst => Some("57C2"),
            Self::AtRhoTurn { legal: true } => Some("57D"),
        }
    }
}

impl PrematurePlay {
    /// The ruling (Law 57).
    pub fn ruling(&self) -> PlayRuling {
        let defends = Side::of(self.offender) != Side::of(self.declarer);
        if let Some(law) = self.when.lets_it_stand(defends) {
            let id = match self.when {
                _ if !defends => "declarers-early-card-stands",
                Premature::DeclarerHasPlayedBoth => "declarer-had-played-both",
                Premature::DummyMovedFirst => "dummy-moved-first",
                Premature::BeforePartner | Premature::AtRhoTurn { .. } => "early-card-is-legal",
            };
            let stands = PlayConsequence::MustBePlayed(self.card, Citation::duplicate(law));
            return self.only(Reason::new(id, law), vec![stands]);
        }
        if !defends {
            let reason = Reason::new("declarers-early-card-goes-back", "62B2");
            return self.only(reason, vec![PlayConsequence::GoesBack(self.card)]);
        }
        if self.when == Premature::BeforePartner {
            return self.before_partner();
        }
        let reason = Reason::new("early-card-is-illegal", "57D");
        self.only(reason, self.penalty().collect())
    }

    /// The card becomes a penalty card.
    fn penalty(&self) -> impl Iterator<Item = PlayConsequence> {
        [PlayConsequence::PenaltyCard(self.card, PenaltyKind::Major)]
            .into_iter()
            .chain(turned_major(self.before, self.card))
    }

    fn before_partner(&self) -> PlayRuling {
        let partner = self.offender.partner();
        let options = PlayRestriction::options(self.suit_led).into_iter();
        let reason = Reason::new("played-before-partner", "57A");
        PlayRuling {
            chooser: Chooser::Player(self.declarer),
            options: options
                .map(|option| PlayOffer {
                    choice: PlayChoice::Partner(option),
                    follows: self.penalty().chain([option.follows(partner)]).collect(),
                })
                .collect(),
            reasons: vec![reason.of_card(self.card, self.offender)],
        }
    }

    fn only(&self, reason: Reason, follows: Vec<PlayConsequence>) -> PlayRuling {
        let reasons = vec![reason.of_card(self.card, self.offender)];
        PlayRuling::only(PlayChoice::AsTheLawSays, follows, reasons)
    }
}
