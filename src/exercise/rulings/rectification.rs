//! Questions shared by several kinds of ruling: who may accept, what the offender's partner may
//! still do, what declarer may demand of the lead.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::asked::Options;
use crate::{Asked, Exhibit, Mistake, Phrase, Posed, Skill, Step};
use engine::auction::Silence;
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::{Auction, Chooser, Fact, Reason, Side};

/// Who may accept an irregularity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Accepter {
    /// This opponent alone.
    Only(Seat),
    /// Either opponent.
    Either,
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
    /// The id of the answer in a witness.
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

/// Who may accept what the offender did: one of the opponents alone, either of them, nobody?
pub(crate) fn who_accepts(
    skill: Skill,
    prompt: Phrase,
    offender: Seat,
    right: Accepter,
    mistakes: impl IntoIterator<Item = (Mistake, Accepter)>,
) -> Asked {
    let [first, second] = opponents(offender);
    let all = [
        Accepter::Only(first),
        Accepter::Only(second),
        Accepter::Either,
        Accepter::Nobody,
    ];
    let options = Options::new(all, |who| match who {
        Accepter::Only(seat) => about("option-accepts-alone", *seat),
        Accepter::Either => about("option-accepts-either", first).with("other", Fact::Seat(second)),
        Accepter::Nobody => Phrase::new("option-accepts-nobody"),
    });
    Asked::one_of(skill, prompt, &options, &right).mistakes(options.mistakes(mistakes))
}

/// The mistakes about a call that the left-hand opponent alone may accept; `never` is the mistake
/// that nobody may.
pub(crate) fn instead_of_lho(offender: Seat, never: Mistake) -> [(Mistake, Accepter); 3] {
    [
        (EITHER_ACCEPTS, Accepter::Either),
        (never, Accepter::Nobody),
        (RHO_ACCEPTS, Accepter::Only(offender.rho())),
    ]
}

/// A sentence about a player.
pub(crate) fn about(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", Fact::Seat(seat))
}

/// A sentence about a player and a call.
pub(crate) fn called(id: &'static str, seat: Seat, call: Call) -> Phrase {
    about(id, seat).with("call", Fact::Call(call))
}

/// A sentence on whether the Director rules a call comparable.
pub(crate) fn found(comparable: bool) -> Phrase {
    Phrase::new(match comparable {
        true => "scene-found-comparable",
        false => "scene-found-not-comparable",
    })
}

/// The story, one sentence each, and the questions about it.
pub(crate) struct Scene {
    told: Vec<Phrase>,
    pub(crate) asked: Vec<Asked>,
    witness: String,
}

impl Scene {
    pub(crate) fn new(told: Vec<Phrase>, asked: Vec<Asked>, witness: impl Into<String>) -> Self {
        Self {
            told,
            asked,
            witness: witness.into(),
        }
    }

    /// The questions, each shown with the story and the auction, in which one call is highlighted.
    pub(crate) fn posed(self, auction: Exhibit, decisive: Option<usize>) -> Posed {
        let shown = [Exhibit::Scene(self.told), auction];
        let asked = self.asked.into_iter();
        let asked = asked.map(|asked| asked.showing(shown.clone()).decided_by(decisive));
        Posed::new(asked.collect(), self.witness)
    }
}

/// The mistakes about calls that may be accepted or replaced.
pub(crate) const REPLACEMENT_MISTAKES: &[Mistake] = &[
    EITHER_ACCEPTS,
    RHO_ACCEPTS,
    COMPARABLE_FORGOTTEN,
    LEAD_REQUIRED,
    LEAD_LEFT_FREE,
    LEAD_RESTRICTED,
];

pub(crate) const EITHER_ACCEPTS: Mistake = Mistake("either-opponent-accepts");
pub(crate) const RHO_ACCEPTS: Mistake = Mistake("right-hand-opponent-accepts");
pub(crate) const COMPARABLE_FORGOTTEN: Mistake = Mistake("comparable-call-forgotten");
/// The mistake of requiring a suit, which Law 26B no longer allows.
pub(crate) const LEAD_REQUIRED: Mistake = Mistake("lead-required-after-call");
pub(crate) const LEAD_LEFT_FREE: Mistake = Mistake("lead-left-free");
const LEAD_RESTRICTED: Mistake = Mistake("lead-restricted-for-nothing");

/// What the offender's partner may still do in the auction, the mildest restriction first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Silenced {
    /// Any legal call.
    Not,
    /// Pass at the next turn.
    Once,
    /// Pass for the rest of the auction.
    Throughout,
}

impl Silenced {
    /// Mistakes that wrongly restrict a free partner.
    pub(crate) fn after_all(mistake: Mistake) -> [(Mistake, Self); 2] {
        [(mistake, Self::Once), (mistake, Self::Throughout)]
    }
}

/// What declarer may demand of the first lead by the offender's partner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Demand {
    None,
    /// Forbid a suit.
    Forbid,
    /// Require a suit; never legal.
    Require,
}

/// The rule of the first consequence of this sort.
pub(crate) fn rule(
    follows: &[CallConsequence],
    about: impl Fn(&CallConsequence) -> bool,
) -> Option<Reason> {
    let found = follows.iter().find(|it| about(it));
    found.map(|it| it.reason())
}

/// The consequences of an irregular call or of its replacement.
pub(crate) struct Follows<'a> {
    pub(crate) skill: Skill,
    pub(crate) offender: Seat,
    pub(crate) follows: &'a [CallConsequence],
}

impl Follows<'_> {
    /// Whether declarer may forbid a suit.
    fn restrict_lead(&self) -> bool {
        self.follows.iter().any(|it| it.restricts_lead())
    }

    /// The offender has called again: what may the partner still do, and what may declarer demand
    /// of the lead? `None` if that ended the auction.
    pub(crate) fn scene(
        &self,
        auction: &Auction,
        told: Vec<Phrase>,
        mistakes: impl FnOnce(Silenced) -> [(Mistake, Silenced); 2],
        working: Vec<Step>,
    ) -> Option<Scene> {
        use Silenced::{Not, Once, Throughout};
        if auction.has_ended() {
            return None;
        }
        let partner = self.offender.partner();
        let silenced = match auction.silence(partner) {
            Silence::Free => Not,
            Silence::Once(_) => Once,
            Silence::Throughout(_) => Throughout,
        };
        let about_partner = |id| about(id, partner);
        let options = Options::new([Not, Once, Throughout], |silenced| {
            about_partner(match silenced {
                Not => "option-partner-free",
                Once => "option-partner-once",
                Throughout => "option-partner-throughout",
            })
        });
        let rule = rule(self.follows, |it| match it.effect {
            CallEffect::PartnerFree(seat)
            | CallEffect::PassesOnce(seat)
            | CallEffect::PassesThroughout(seat) => seat == partner,
            _ => false,
        });
        let prompt = about_partner("exercise-partner-now");
        let asked = Asked::one_of(self.skill, prompt, &options, &silenced)
            .because(rule)
            .mistakes(options.mistakes(mistakes(silenced)))
            .working(working);
        let lead = self.lead(LEAD_RESTRICTED).giving_nothing_away();
        let word = match silenced {
            Not => "free",
            Once => "once",
            Throughout => "throughout",
        };
        let witness = format!("{word}{}", self.lead_word());
        Some(Scene::new(told, vec![asked, lead], witness))
    }

    /// What may declarer demand of the lead? `restricted` is the mistake of a demand if the lead is
    /// free.
    pub(crate) fn lead(&self, restricted: Mistake) -> Asked {
        use Demand::{Forbid, None, Require};
        let offender = Fact::Seat(self.offender);
        let options = Options::new([None, Forbid, Require], |demand| match demand {
            None => Phrase::new("option-lead-free"),
            Forbid => Phrase::new("option-lead-forbid").with("offender", offender),
            Require => Phrase::new("option-lead-require"),
        });
        let (right, mistakes) = match self.restrict_lead() {
            true => (Forbid, [(LEAD_REQUIRED, Require), (LEAD_LEFT_FREE, None)]),
            false => (None, [(restricted, Forbid), (restricted, Require)]),
        };
        let rule = rule(self.follows, |it| {
            it.restricts_lead() || it.effect == CallEffect::LeadFree
        });
        let prompt = Phrase::new("exercise-lead-after-call")
            .with("offender", offender)
            .with("seat", Fact::Seat(self.offender.partner()));
        Asked::one_of(self.skill, prompt, &options, &right)
            .because(rule)
            .mistakes(options.mistakes(mistakes))
    }

    /// The answer to [`lead`](Self::lead) in a witness, to follow another word.
    pub(crate) fn lead_word(&self) -> &'static str {
        match self.restrict_lead() {
            true => " lead",
            false => "",
        }
    }
}
