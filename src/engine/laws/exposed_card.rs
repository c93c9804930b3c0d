//! Cards exposed when they should not be (Laws 24, 45, 47 to 50, 52, 54, 56 to 58, 60, 62).
//!
//! What only a Director can find out (was it an accident? could partner see
//! it?) is in the word that says how it happened; the engine never guesses it.

use contract_bridge::{Card, Hand, Seat};

use crate::engine::laws::penalty_card::{Exposed, PenaltyCards};
use crate::engine::{Fact, Reason, Side, is_honour};

/// When it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Before the last pass (Law 24).
    Auction,
    /// After the last pass, until the opening lead is faced.
    OpeningLead,
    /// After the opening lead was faced.
    Play,
}

/// How a card came to be seen, in the plain words a Director would be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum How {
    /// Dropped where partner could see it.
    Dropped,
    /// Shown on purpose, without playing it.
    Shown,
    /// Named as being in the hand.
    Named,
    /// Pulled together with the card that was designated.
    OneOfSeveral,
    /// Pulled with another, its own face not visible.
    UnseenWithAnother,
    /// Seen by an opponent only.
    SeenByOpponentOnly,
    /// A lead out of turn that declarer refused.
    LedOutOfTurnRefused,
    /// A lead out of turn that declarer accepted.
    LedOutOfTurnAccepted,
    /// An opponent had wrongly said that it was his turn.
    MisinformedByOpponent,
    /// Led or played before partner had played.
    BeforePartner,
    /// The same, when declarer had already played from both hands.
    DeclarerHadPlayedBoth,
    /// At the right-hand opponent's turn, legal to the trick.
    AtRhoTurnLegal,
    /// At the right-hand opponent's turn, not legal to the trick.
    AtRhoTurnIllegal,
    /// After declarer was told to retract a lead, before the right one.
    BeforeRequiredLead,
    /// Led before declarer chose about partner's penalty card.
    BeforeElection,
    /// A second card to one trick, put down on purpose.
    FifthCardDeliberate,
    /// A second card to one trick that slipped out.
    FifthCardByAccident,
    /// Withdrawn in correcting a revoke.
    RevokeCorrected,
    /// Withdrawn by a non-offender after an opponent's change.
    WithdrawnByNonOffender,
    /// Withdrawn by an offender after a non-offender's change.
    WithdrawnByOffender,
    /// Both sides revoked and both correct it.
    BothRevoked,
    /// Led during the auction.
    LedPrematurely,
    /// Played instead of a penalty card; declarer refuses it.
    InsteadOfPenaltyCardRefused,
    /// Played instead of a penalty card; declarer lets it stand.
    InsteadOfPenaltyCardAccepted,
    /// Restored to the hand, its face having been seen.
    RestoredAndSeen,
    /// Led face down and withdrawn on the Director's order.
    FaceDown,
    /// Shown in a concession or claim that was disputed at once.
    ClaimDisputed,
    /// Shown with a remark about the trick in progress.
    RemarkOnTrick,
    /// The Director rules that it is no penalty card.
    Excused,
    /// Exposed in the normal course of play.
    NormalPlay,
}

/// What a way of being exposed amounts to.
enum Effect {
    /// May be minor (Law 50B).
    Accident(&'static str),
    /// Always major (Law 50B).
    Deliberate(&'static str),
    /// Not a penalty card, with the id of the reason.
    Nothing(&'static str, &'static str),
    /// Not a penalty card, but it must be played at its owner's turn.
    Bound(&'static str),
}

impl How {
    /// Every way, in the order of the reference.
    pub const ALL: [Self; 30] = [
        Self::Dropped,
        Self::Shown,
        Self::Named,
        Self::OneOfSeveral,
        Self::UnseenWithAnother,
        Self::SeenByOpponentOnly,
        Self::LedOutOfTurnRefused,
        Self::LedOutOfTurnAccepted,
        Self::MisinformedByOpponent,
        Self::BeforePartner,
        Self::DeclarerHadPlayedBoth,
        Self::AtRhoTurnLegal,
        Self::AtRhoTurnIllegal,
        Self::BeforeRequiredLead,
        Self::BeforeElection,
        Self::FifthCardDeliberate,
        Self::FifthCardByAccident,
        Self::RevokeCorrected,
        Self::WithdrawnByNonOffender,
        Self::WithdrawnByOffender,
        Self::BothRevoked,
        Self::LedPrematurely,
        Self::InsteadOfPenaltyCardRefused,
        Self::InsteadOfPenaltyCardAccepted,
        Self::RestoredAndSeen,
        Self::FaceDown,
        Self::ClaimDisputed,
        Self::RemarkOnTrick,
        Self::Excused,
        Self::NormalPlay,
    ];

    /// The word for lessons and other programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dropped => "dropped",
            Self::Shown => "shown",
            Self::Named => "named",
            Self::OneOfSeveral => "one_of_several",
            Self::UnseenWithAnother => "unseen_with_another",
            Self::SeenByOpponentOnly => "seen_by_opponent_only",
            Self::LedOutOfTurnRefused => "led_out_of_turn_refused",
            Self::LedOutOfTurnAccepted => "led_out_of_turn_accepted",
            Self::MisinformedByOpponent => "misinformed_by_opponent",
            Self::BeforePartner => "before_partner",
            Self::DeclarerHadPlayedBoth => "declarer_had_played_both",
            Self::AtRhoTurnLegal => "at_rho_turn_legal",
            Self::AtRhoTurnIllegal => "at_rho_turn_illegal",
            Self::BeforeRequiredLead => "before_required_lead",
            Self::BeforeElection => "before_election",
            Self::FifthCardDeliberate => "fifth_card_deliberate",
            Self::FifthCardByAccident => "fifth_card_accident",
            Self::RevokeCorrected => "revoke_corrected",
            Self::WithdrawnByNonOffender => "withdrawn_by_non_offender",
            Self::WithdrawnByOffender => "withdrawn_by_offender",
            Self::BothRevoked => "both_revoked",
            Self::LedPrematurely => "led_prematurely",
            Self::InsteadOfPenaltyCardRefused => "instead_of_penalty_card_refused",
            Self::InsteadOfPenaltyCardAccepted => "instead_of_penalty_card_accepted",
            Self::RestoredAndSeen => "restored_and_seen",
            Self::FaceDown => "face_down",
            Self::ClaimDisputed => "claim_disputed",
            Self::RemarkOnTrick => "remark_on_trick",
            Self::Excused => "excused",
            Self::NormalPlay => "normal_play",
        }
    }

    /// The way with this word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|how| how.id() == id)
    }

    fn effect(self) -> Effect {
        use Effect::{Accident, Bound, Deliberate, Nothing};
        match self {
            Self::Dropped => Accident("49"),
            Self::OneOfSeveral => Accident("58B2"),
            Self::FifthCardByAccident => Accident("45E1"),
            Self::RestoredAndSeen => Accident("67B2"),
            Self::Shown | Self::Named => Deliberate("49"),
            Self::LedOutOfTurnRefused => Deliberate("56B"),
            Self::BeforePartner => Deliberate("57A"),
            Self::AtRhoTurnIllegal => Deliberate("57D"),
            Self::BeforeRequiredLead => Deliberate("60B"),
            Self::BeforeElection => Deliberate("50D2"),
            Self::FifthCardDeliberate => Deliberate("45E1"),
            Self::RevokeCorrected => Deliberate("62B1"),
            Self::WithdrawnByOffender => Deliberate("62C2"),
            Self::BothRevoked => Deliberate("62C3"),
            Self::LedPrematurely => Deliberate("24"),
            Self::InsteadOfPenaltyCardRefused => Deliberate("52B2"),
            Self::UnseenWithAnother => Nothing("partner-could-not-see", "58B1"),
            Self::SeenByOpponentOnly => Nothing("partner-could-not-see", "49"),
            Self::LedOutOfTurnAccepted => Nothing("lead-accepted", "53A"),
            Self::MisinformedByOpponent => Nothing("misinformed", "47E1"),
            Self::WithdrawnByNonOffender => Nothing("non-offender-withdraws", "62C1"),
            Self::InsteadOfPenaltyCardAccepted => Nothing("wrong-card-accepted", "52B1"),
            Self::FaceDown => Nothing("face-down", "41A"),
            Self::ClaimDisputed => Nothing("claim-disputed", "68B2"),
            Self::RemarkOnTrick => Nothing("remark-on-trick", "68"),
            Self::Excused => Nothing("director-excuses", "50"),
            Self::NormalPlay => Nothing("normal-play", "49"),
            Self::DeclarerHadPlayedBoth => Bound("57C1"),
            Self::AtRhoTurnLegal => Bound("57D"),
        }
    }
}

/// A card or cards of one player, exposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// When.
    pub phase: Phase,
    /// Declarer; during the auction, whoever will be declarer. `None`: passed out.
    pub declarer: Option<Seat>,
    /// Whose cards.
    pub seat: Seat,
    /// Which cards.
    pub cards: Hand,
    /// How.
    pub how: How,
    /// That player's penalty cards before; during the auction, his faced cards.
    pub before: PenaltyCards,
    /// The penalty card that had to be played, where `how` says that another was
    /// played instead and there are several it could be.
    pub due: Option<Card>,
}

/// What an exposed card leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExposureRuling {
    /// All penalty cards of that player afterwards (once the auction has ended).
    pub penalty: PenaltyCards,
    /// His partner must pass at his next turn (Law 24B, C).
    pub partner_must_pass: bool,
    /// A card that must be played at his turn although it is no penalty card.
    pub must_be_played: Option<Card>,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// An incident that cannot have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleIncident {
    /// No card was named.
    #[error("no exposed card was given")]
    NoCards,
    /// Declarer or dummy with penalty cards.
    #[error("only a defender can have penalty cards (Law 48A)")]
    PenaltyCardOfDeclarer,
    /// A card played instead of a penalty card where there is none, or no single one.
    #[error("which penalty card had to be played is not known")]
    DueUnknown,
    /// Outside the auction, and nobody is declarer.
    #[error("after the auction a declarer is needed")]
    NoDeclarer,
}

impl Incident {
    /// The ruling (Laws 24, 48 to 50).
    ///
    /// # Errors
    /// [`ImpossibleIncident`].
    pub fn ruling(&self) -> Result<ExposureRuling, ImpossibleIncident> {
        if self.cards.is_empty() {
            return Err(ImpossibleIncident::NoCards);
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
            return Ok(ExposureRuling::nothing(
                PenaltyCards::None,
                Reason::new("declarer-never", "48A").with("seat", Fact::Seat(self.seat)),
            ));
        }
        self.of_defender()
    }

    /// Whether the owner defends: only a defender can have a penalty card.
    #[must_use]
    pub fn is_defender(&self) -> bool {
        self.declarer
            .is_some_and(|declarer| Side::of(declarer) != Side::of(self.seat))
    }

    fn of_defender(&self) -> Result<ExposureRuling, ImpossibleIncident> {
        let already_faced = (self.cards - self.before.cards()).is_empty();
        match self.how.effect() {
            Effect::Nothing(id, law) => Ok(ExposureRuling::nothing(
                self.before,
                Reason::new(id, law).with("cards", Fact::Cards(self.cards)),
            )),
            Effect::Bound(law) => {
                let bound = self.cards.iter().next();
                Ok(ExposureRuling {
                    must_be_played: bound,
                    ..ExposureRuling::nothing(
                        self.before,
                        Reason::new("played-in-turn", law).with("cards", Fact::Cards(self.cards)),
                    )
                })
            }
            // A penalty card wrongly used in a revoke goes back to its place (Law 62B2).
            Effect::Deliberate(_) if self.how == How::RevokeCorrected && already_faced => {
                Ok(ExposureRuling::nothing(
                    self.before,
                    Reason::new("faced-card-returns", "62B2")
                        .with("cards", Fact::Cards(self.cards)),
                ))
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

    /// The penalty card that is now played in place of the wrong card (Law 52B2).
    fn due(&self) -> Result<Card, ImpossibleIncident> {
        let mut candidates = self.before.cards().iter();
        match (self.due, candidates.next(), candidates.next()) {
            (Some(due), ..) if self.before.cards().contains(due) => Ok(due),
            (None, Some(only), None) => Ok(only),
            _ => Err(ImpossibleIncident::DueUnknown),
        }
    }

    fn during_auction(&self) -> ExposureRuling {
        if let Effect::Nothing(id, law) = self.how.effect() {
            let law = if id == "partner-could-not-see" {
                "24"
            } else {
                law
            };
            // Cards faced earlier stay penalty cards if their owner defends (Law 24D, E).
            let penalty = if self.is_defender() {
                self.before
            } else {
                PenaltyCards::None
            };
            let reason = Reason::new(id, law).with("cards", Fact::Cards(self.cards));
            return ExposureRuling::nothing(penalty, reason);
        }
        let (faced, by) = (self.before.cards() | self.cards, self.exposed());
        let honour = self.cards.iter().any(is_honour);
        let several = faced.len() >= 2;
        let led = self.how == How::LedPrematurely;
        let partner_must_pass = honour || several || led;
        let fact = Fact::Cards(self.cards);
        let auction = match (several, honour, led) {
            (true, ..) => Reason::new("partner-passes-several", "24C"),
            (_, true, _) => Reason::new("partner-passes-honour", "24B"),
            (_, _, true) => Reason::new("partner-passes-led", "24B"),
            _ => Reason::new("partner-free-small-card", "24A"),
        }
        .with("cards", fact);
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
            penalty,
            partner_must_pass,
            must_be_played: None,
            reasons: vec![auction, after],
        }
    }

    fn exposed(&self) -> Exposed {
        match self.how.effect() {
            Effect::Accident(_) => Exposed::ByAccident,
            _ => Exposed::Deliberately,
        }
    }

    fn penalised(&self, before: PenaltyCards, by: Exposed, law: &'static str) -> ExposureRuling {
        let penalty = before.with(self.cards, by);
        let kind = self.kind_reason(before, penalty, by);
        let how = Reason::new("becomes-penalty-card", law).with("cards", Fact::Cards(self.cards));
        ExposureRuling {
            penalty,
            partner_must_pass: false,
            must_be_played: None,
            reasons: vec![kind, how],
        }
    }

    /// Why minor, or why major: the first of the four conditions that fails (Law 50B).
    fn kind_reason(&self, before: PenaltyCards, after: PenaltyCards, by: Exposed) -> Reason {
        let id = match (after, by) {
            (PenaltyCards::Minor(_), _) => "minor-small-accident",
            (_, Exposed::Deliberately) => "major-deliberate",
            _ if self.cards.len() == 1 && self.cards.iter().any(is_honour) => "major-honour",
            _ if before != PenaltyCards::None => "major-second-card",
            _ => "major-several-at-once",
        };
        Reason::new(id, "50B").with("cards", Fact::Cards(self.cards))
    }
}

impl ExposureRuling {
    fn nothing(penalty: PenaltyCards, reason: Reason) -> Self {
        Self {
            penalty,
            partner_must_pass: false,
            must_be_played: None,
            reasons: vec![reason],
        }
    }
}
