//! The rule to remember after an answer: a skill's general rule, or a narrower one that fits the
//! answer.

use crate::{Asked, Skill};
use engine::Reason;

/// A rule to remember; its text is [`id`](Remember::id).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Remember {
    skill: Skill,
    /// The narrower rule of the skill, if one fits.
    when: Option<&'static str>,
}

/// Narrower rules: the skill, the rule's name, and the reasons that select it.
#[rustfmt::skip]
const NARROWER: &[(Skill, &str, &str)] = &[
    (Skill::PenaltyCardKind, "none",
        "claim-disputed director-excuses face-down lead-accepted misinformed \
         non-offender-withdraws normal-play partner-could-not-see played-in-turn \
         remark-on-trick wrong-card-accepted"),
    (Skill::PenaltyCardKind, "declarer", "auction-card-returns declarer-never passed-out-nothing"),
    (Skill::PenaltyCardKind, "returns", "faced-card-returns"),
    (Skill::DummyDesignation, "high-low",
        "dummy-high dummy-low dummy-words-on-lead dummy-words-without-suit"),
    (Skill::DummyDesignation, "win",
        "dummy-cannot-win dummy-win dummy-win-not-known dummy-win-several"),
    (Skill::DummyDesignation, "rank",
        "dummy-rank-continues dummy-rank-not-legal dummy-rank-several dummy-rank-single"),
    (Skill::DummyDesignation, "void", "dummy-lacks-card dummy-lacks-suit must-follow"),
    (Skill::DummyDesignation, "anything", "dummy-anything"),
    (Skill::DummyDesignation, "meant", "dummy-intention-clear"),
    (Skill::DeclarerCardPlayed, "fifth-card", "fifth-card-led fifth-card-returns"),
    (Skill::CardPlayed, "slip-of-tongue", "change-of-mind-stands slip-of-tongue-may-be-changed"),
    (Skill::CardPlayed, "dropped", "declarer-card-dropped defender-card-dropped"),
    (Skill::CardPlayed, "fifth-card", "fifth-card-led fifth-card-penalised fifth-card-returns"),
    (Skill::CardPlayed, "dummy-acts", "dummy-indicated-card dummy-moved-wrong-card"),
    (Skill::OpeningLeadOutOfTurn, "dummy-seen", "dummy-seen-must-accept"),
    (Skill::OpeningLeadOutOfTurn, "declaring-side", "lead-by-declaring-side"),
    (Skill::LeadOutOfTurn, "last", "last-lead-not-accepted"),
    (Skill::LeadOutOfTurn, "stands", "proper-lead-stands"),
    (Skill::CallOutOfTurn, "inadmissible", "inadmissible-double"),
    (Skill::SilencedPartner, "inadmissible", "inadmissible-double"),
    (Skill::RevokeEstablished, "trick-twelve", "revoke-trick-twelve"),
    (Skill::RevokeTricks, "corrected",
        "revoke-corrected-costs-nothing revoke-twelfth-costs-nothing"),
    (Skill::RevokeTricks, "none",
        "revoke-next-deal-called revoke-no-trick-since revoke-not-playing-faced-card \
         revoke-of-both-sides revoke-of-dummy revoke-round-ended revoke-same-suit-again"),
    (Skill::UnauthorizedInformation, "withdrawn",
        "withdrawn-not-for-offenders withdrawn-put-right"),
    (Skill::InformationRuling, "inquiry",
        "inquiry-adjust inquiry-alternatives inquiry-damage inquiry-information \
         inquiry-result-stands inquiry-suggestion"),
];

impl Remember {
    /// The rule to remember once the question has been answered.
    pub fn after(asked: &Asked) -> Self {
        let skill = asked.remember;
        let narrower = |reason: &Reason| {
            let mut known = NARROWER.iter();
            known.find(|(of, _, reasons)| {
                *of == skill && reasons.split_whitespace().any(|id| id == reason.id)
            })
        };
        // The first reason that has a narrower rule decides.
        let when = asked.solved().reasons.iter().find_map(narrower);
        Self {
            skill,
            when: when.map(|(_, when, _)| *when),
        }
    }

    /// Every rule, to check that each has a text.
    pub fn all() -> impl Iterator<Item = Self> {
        let narrower = NARROWER.iter().map(|&(skill, when, _)| Self {
            skill,
            when: Some(when),
        });
        Skill::ALL.into_iter().map(Self::from).chain(narrower)
    }

    /// The id of its text: `remember-<skill>`, or `remember-<skill>-<when>`.
    pub fn id(self) -> String {
        let skill = self.skill.id();
        match self.when {
            None => format!("remember-{skill}"),
            Some(when) => format!("remember-{skill}-{when}"),
        }
    }
}

/// The general rule of a skill, before the answer is known.
impl From<Skill> for Remember {
    fn from(skill: Skill) -> Self {
        Self { skill, when: None }
    }
}
