//! Leads out of turn (Laws 53 to 56): who may accept, and what follows if not.

use contract_bridge::{Card, Seat};

use crate::laws::lead_restriction::lead_choices;
use crate::laws::penalty_card::{Exposed, PenaltyCards, PenaltyKind};
use crate::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling, turned_major};
use crate::{Chooser, Citation, Fact, Reason, Side};

/// A faced lead out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeadOutOfTurn {
    /// Declarer; the presumed declarer before the opening lead is faced.
    pub declarer: Seat,
    /// The player who led.
    pub offender: Seat,
    /// The player whose turn it was to lead.
    pub due: Seat,
    /// The card led.
    pub card: Card,
    /// The offender's penalty cards before the lead.
    pub before: PenaltyCards,
    /// Where in the play it happened.
    pub when: LeadNumber,
}

/// Which lead was made out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeadNumber {
    /// The opening lead.
    Opening {
        /// Whether declarer may have seen a card of dummy (Law 54C).
        dummy_seen: bool,
    },
    /// A lead to the second up to the twelfth trick.
    Later,
    /// The lead to the thirteenth trick, which cannot be accepted (Law 53A).
    Last,
}

/// Why a lead out of turn is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleLead {
    /// It was the offender's turn to lead.
    #[error("it was this player's turn to lead")]
    InTurn,
    /// The opening lead belongs to the player on declarer's left.
    #[error("the opening lead belongs to the player on declarer's left (Law 41A)")]
    NotTheOpeningLeader,
    /// Declarer or dummy with penalty cards.
    #[error("only a defender can have penalty cards (Law 48A)")]
    PenaltyCardOfDeclarer,
}

impl LeadOutOfTurn {
    /// The ruling (Laws 53 to 56).
    pub fn ruling(&self) -> Result<PlayRuling, ImpossibleLead> {
        if self.offender == self.due {
            return Err(ImpossibleLead::InTurn);
        }
        let opening = matches!(self.when, LeadNumber::Opening { .. });
        if opening && self.due != self.declarer.lho() {
            return Err(ImpossibleLead::NotTheOpeningLeader);
        }
        if self.defends(self.offender) {
            return Ok(self.by_defender());
        }
        if self.before != PenaltyCards::None {
            return Err(ImpossibleLead::PenaltyCardOfDeclarer);
        }
        if opening {
            let reason = Reason::new("lead-by-declaring-side", "54E");
            return Ok(self.only(PlayChoice::AsTheLawSays, self.back(), reason));
        }
        Ok(self.by_declarer())
    }

    /// Whether a player is an opponent of declarer.
    pub fn defends(&self, seat: Seat) -> bool {
        Side::of(seat) != Side::of(self.declarer)
    }

    /// The Law that says who leads in the end.
    fn lead_law(&self) -> Citation {
        match (self.when, self.defends(self.offender)) {
            (LeadNumber::Opening { .. }, _) => Citation::duplicate("41A"),
            (_, true) => Citation::duplicate("56B"),
            (_, false) => Citation::duplicate("55B"),
        }
    }

    /// The Law under which the lead may be accepted.
    pub const fn acceptance_law(&self) -> Citation {
        match self.when {
            LeadNumber::Opening { dummy_seen: true } => Citation::duplicate("54C"),
            LeadNumber::Opening { dummy_seen: false } => Citation::duplicate("54B"),
            _ => Citation::duplicate("53A"),
        }
    }

    /// The defender who decides if the two disagree about a lead by declarer's side (Law 55A).
    pub const fn prevails(&self) -> Seat {
        self.offender.lho()
    }

    /// A ruling without a choice.
    fn only(
        &self,
        choice: PlayChoice,
        follows: Vec<PlayConsequence>,
        reason: Reason,
    ) -> PlayRuling {
        let reasons = vec![reason.of_card(self.card, self.offender)];
        PlayRuling::only(choice, follows, reasons)
    }

    fn acceptance(&self) -> PlayOffer {
        PlayOffer {
            choice: PlayChoice::Accept,
            follows: vec![
                PlayConsequence::Stands(self.card, self.acceptance_law()),
                PlayConsequence::PlaysNext(self.offender.lho()),
            ],
        }
    }

    /// The consequences of a lead by declarer's side that does not stand.
    fn back(&self) -> Vec<PlayConsequence> {
        vec![
            PlayConsequence::GoesBack(self.card),
            PlayConsequence::Leads(self.due, self.lead_law()),
        ]
    }

    fn by_defender(&self) -> PlayRuling {
        let accept = self.acceptance();
        let (mut options, reason) = match self.when {
            LeadNumber::Opening { dummy_seen: true } => {
                let reason = Reason::new("dummy-seen-must-accept", "54C");
                return self.only(accept.choice, accept.follows, reason);
            }
            LeadNumber::Opening { dummy_seen: false } => {
                let become_dummy = PlayOffer {
                    choice: PlayChoice::BecomeDummy,
                    follows: vec![
                        PlayConsequence::Stands(self.card, Citation::duplicate("54A")),
                        PlayConsequence::Declares(self.declarer.partner()),
                    ],
                };
                (
                    vec![become_dummy, accept],
                    Reason::new("opening-lead-out-of-turn", "54"),
                )
            }
            LeadNumber::Later => (vec![accept], Reason::new("defender-lead-out-of-turn", "56")),
            LeadNumber::Last => (Vec::new(), Reason::new("last-lead-not-accepted", "53A")),
        };
        options.extend(self.refusals());
        PlayRuling {
            chooser: Chooser::Player(self.declarer),
            options,
            reasons: vec![reason.of_card(self.card, self.offender)],
        }
    }

    /// The card becomes a major penalty card; if the offender's partner leads, declarer at once
    /// makes the choice that it gives (Laws 50D2, 54D, 56B).
    fn refusals(&self) -> Vec<PlayOffer> {
        let exposed = [self.card].into_iter().collect();
        let owner = self.before.with(exposed, Exposed::Deliberately);
        let mut penalty = vec![PlayConsequence::PenaltyCard(self.card, PenaltyKind::Major)];
        penalty.extend(turned_major(self.before, self.card));
        if matches!(self.when, LeadNumber::Opening { .. }) {
            penalty.insert(0, PlayConsequence::FaceDownLeadGoesBack(self.due));
        }
        penalty.push(PlayConsequence::Leads(self.due, self.lead_law()));
        if self.due == self.offender.partner() {
            let choices = lead_choices(owner).into_iter().map(|choice| PlayOffer {
                choice: PlayChoice::RefuseAnd(choice),
                follows: [penalty.clone(), choice.follows(self.due, owner.majors())].concat(),
            });
            return choices.collect();
        }
        penalty.push(PlayConsequence::ChoiceLater(self.offender.partner()));
        vec![PlayOffer {
            choice: PlayChoice::Refuse,
            follows: penalty,
        }]
    }

    /// Either defender may accept; the next in turn prevails (Law 55A).
    fn by_declarer(&self) -> PlayRuling {
        if self.when == LeadNumber::Last {
            let last = Reason::new("last-lead-not-accepted", "53A");
            return self.only(PlayChoice::Refuse, self.back(), last);
        }
        let refuse = PlayOffer {
            choice: PlayChoice::Refuse,
            follows: self.back(),
        };
        let law = if self.defends(self.due) {
            Reason::new("declarer-lead-at-defenders-turn", "55B1")
        } else {
            Reason::new("declarer-lead-from-wrong-hand", "55B2")
        };
        PlayRuling {
            chooser: Chooser::Either(Side::of(self.declarer).opponents()),
            options: vec![self.acceptance(), refuse],
            reasons: vec![
                law.of_card(self.card, self.offender),
                Reason::new("next-in-turn-prevails", "55A")
                    .with("seat", Fact::Seat(self.prevails())),
            ],
        }
    }
}
