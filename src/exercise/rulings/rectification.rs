//! What several kinds of ruling ask alike: who may accept, what the offender's
//! partner may still do, what declarer may demand of a lead.

use contract_bridge::Seat;

use crate::asked::Options;
use crate::{Asked, Phrase, Skill, Slip};
use engine::auction::Silence;
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::{Chooser, Fact, Reason, Side};

/// Who may let an irregularity stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Accepter {
    /// This opponent alone.
    Only(Seat),
    /// Whichever opponent speaks first.
    Either,
    /// Nobody.
    Nobody,
}

impl From<Chooser> for Accepter {
    fn from(chooser: Chooser) -> Self {
        match chooser {
            Chooser::Nobody => Self::Nobody,
            Chooser::Player(seat) => Self::Only(seat),
            Chooser::Either(_) => Self::Either,
        }
    }
}

impl Accepter {
    /// What it is called where a position is compared with what was expected.
    pub(crate) fn word(self) -> String {
        match self {
            Self::Only(seat) => seat.letter().to_string(),
            Self::Either => "either".to_owned(),
            Self::Nobody => "nobody".to_owned(),
        }
    }
}

/// The two opponents of a player, in the order North, East, South, West.
pub(crate) fn opponents(of: Seat) -> [Seat; 2] {
    match Side::of(of) {
        Side::NorthSouth => [Seat::East, Seat::West],
        Side::EastWest => [Seat::North, Seat::South],
    }
}

/// Each opponent of the offender alone, either of them, nobody.
pub(crate) fn accepters(offender: Seat) -> Options<Accepter> {
    let [first, second] = opponents(offender);
    let everybody = [
        Accepter::Only(first),
        Accepter::Only(second),
        Accepter::Either,
        Accepter::Nobody,
    ];
    Options::new(everybody, |who| match who {
        Accepter::Only(seat) => Phrase::new("option-accepts-alone").with("seat", Fact::Seat(*seat)),
        Accepter::Either => Phrase::new("option-accepts-either")
            .with("seat", Fact::Seat(first))
            .with("other", Fact::Seat(second)),
        Accepter::Nobody => Phrase::new("option-accepts-nobody"),
    })
}

/// What the option is called where a position is compared with what was expected.
pub(crate) const fn silence_word(silence: Silence) -> &'static str {
    match silence {
        Silence::Free => "free",
        Silence::Once(_) => "once",
        Silence::Throughout(_) => "throughout",
    }
}

/// Nobody demands a suit since Law 26B was amended.
pub(crate) const LEAD_REQUIRED: Slip = Slip("lead-required-after-call");
pub(crate) const LEAD_LEFT_FREE: Slip = Slip("lead-left-free");
const LEAD_RESTRICTED: Slip = Slip("lead-restricted-for-nothing");

/// The slips of [`wrong_demands`].
pub(crate) const LEAD_SLIPS: [Slip; 3] = [LEAD_REQUIRED, LEAD_LEFT_FREE, LEAD_RESTRICTED];

/// What follows for the offender's partner in the auction, as a rule.
pub(crate) fn partner_reason(follows: &[CallConsequence], partner: Seat) -> Option<Reason> {
    let about = |it: &&CallConsequence| match it.effect {
        CallEffect::PartnerFree { seat }
        | CallEffect::PassesOnce { seat }
        | CallEffect::PassesThroughout { seat } => seat == partner,
        _ => false,
    };
    follows.iter().find(about).map(|it| it.reason())
}

/// What follows for the lead, as a rule.
pub(crate) fn lead_reason(follows: &[CallConsequence]) -> Option<Reason> {
    let about =
        |it: &&CallConsequence| it.restricts_lead() || matches!(it.effect, CallEffect::LeadFree);
    follows.iter().find(about).map(|it| it.reason())
}

/// What the offender's partner may still do in the auction, the mildest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Silenced {
    /// Whatever is legal.
    Not,
    /// Passes once.
    Once,
    /// Passes to the end.
    Throughout,
}

impl From<Silence> for Silenced {
    fn from(silence: Silence) -> Self {
        match silence {
            Silence::Free => Self::Not,
            Silence::Once(_) => Self::Once,
            Silence::Throughout(_) => Self::Throughout,
        }
    }
}

/// What may the offender's partner still do, after a call from which this follows?
pub(crate) fn partner_question(
    (skill, offender): (Skill, Seat),
    silence: Silence,
    follows: &[CallConsequence],
    mistakes: impl IntoIterator<Item = (Slip, Silenced)>,
) -> Asked {
    use Silenced::{Not, Once, Throughout};
    let partner = offender.partner();
    let told = |phrase: Phrase| phrase.with("seat", Fact::Seat(partner));
    let options = Options::new([Not, Once, Throughout], |silenced| {
        told(Phrase::new(match silenced {
            Not => "option-partner-free",
            Once => "option-partner-once",
            Throughout => "option-partner-throughout",
        }))
    });
    let prompt = told(Phrase::new("exercise-partner-now"));
    Asked::one_of(skill, prompt, &options, &silence.into())
        .because(partner_reason(follows, partner))
        .slips(options.slips(mistakes))
}

/// What declarer may demand when the offender's partner first leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Demand {
    /// Nothing.
    None,
    /// That a suit is not led.
    Forbid,
    /// That a suit is led.
    Require,
}

/// What may declarer demand of the lead, after a call from which this follows?
pub(crate) fn lead_question(
    (skill, offender): (Skill, Seat),
    follows: &[CallConsequence],
    mistakes: impl IntoIterator<Item = (Slip, Demand)>,
) -> Asked {
    let by = Fact::Seat(offender);
    let all = [Demand::None, Demand::Forbid, Demand::Require];
    let options = Options::new(all, |demand| match demand {
        Demand::None => Phrase::new("option-lead-free"),
        Demand::Forbid => Phrase::new("option-lead-forbid").with("offender", by),
        Demand::Require => Phrase::new("option-lead-require"),
    });
    let right = match restricts_lead(follows) {
        true => Demand::Forbid,
        false => Demand::None,
    };
    let prompt = Phrase::new("exercise-lead-after-call")
        .with("offender", by)
        .with("seat", Fact::Seat(offender.partner()));
    Asked::one_of(skill, prompt, &options, &right)
        .because(lead_reason(follows))
        .slips(options.slips(mistakes))
}

/// Whether declarer may demand something when the offender's partner first leads.
pub(crate) fn restricts_lead(follows: &[CallConsequence]) -> bool {
    follows.iter().any(|it| it.restricts_lead())
}

/// Well-known mistakes about what declarer may demand.
pub(crate) fn wrong_demands(restricted: bool) -> [(Slip, Demand); 2] {
    match restricted {
        true => [
            (LEAD_REQUIRED, Demand::Require),
            (LEAD_LEFT_FREE, Demand::None),
        ],
        false => [
            (LEAD_RESTRICTED, Demand::Forbid),
            (LEAD_RESTRICTED, Demand::Require),
        ],
    }
}
