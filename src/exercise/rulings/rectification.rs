//! Questions shared by several kinds of ruling: who may accept, what the offender's partner may
//! still do, what declarer may demand of the lead.

use crate::prelude::*;
use engine::Chooser;
use engine::auction::Silence;
use engine::laws::call_consequence::{CallConsequence, CallEffect};

/// The two opponents of a player, in the order North, East, South, West.
pub(crate) fn opponents(of: Seat) -> [Seat; 2] {
    match Side::of(of) {
        Side::NorthSouth => [Seat::East, Seat::West],
        Side::EastWest => [Seat::North, Seat::South],
    }
}

/// Who may accept what the offender did? With the word for the witness.
pub(crate) fn who_accepts(
    skill: Skill,
    prompt: Phrase,
    offender: Seat,
    right: Chooser,
    mistakes: impl IntoIterator<Item = (Mistake, Chooser)>,
) -> (Asked, String) {
    use Chooser::{Either, Nobody, Player};
    let [first, second] = opponents(offender);
    let either = Either(Side::of(first));
    let options = Options::new(
        [Player(first), Player(second), either, Nobody],
        |who| match who {
            Player(seat) => about("option-accepts-alone", *seat),
            Either(_) => about("option-accepts-either", first).with("other", Fact::Seat(second)),
            Nobody => Phrase::new("option-accepts-nobody"),
        },
    );
    let asked = Asked::one_of(skill, prompt, &options, &right);
    let word = match right {
        Player(seat) => seat.letter().to_string(),
        Either(_) => "either".to_owned(),
        Nobody => "nobody".to_owned(),
    };
    (asked.mistakes(options.mistakes(mistakes)), word)
}

/// Mistakes if the left-hand opponent alone may accept; `never` is that nobody may.
pub(crate) fn instead_of_lho(offender: Seat, never: Mistake) -> [(Mistake, Chooser); 3] {
    [
        (EITHER_ACCEPTS, Chooser::Either(Side::of(offender.lho()))),
        (never, Chooser::Nobody),
        (RHO_ACCEPTS, Chooser::Player(offender.rho())),
    ]
}

pub(crate) fn about(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", Fact::Seat(seat))
}

pub(crate) fn called(id: &'static str, seat: Seat, call: Call) -> Phrase {
    about(id, seat).with("call", Fact::Call(call))
}

pub(crate) fn said(id: &'static str, call: Call) -> Phrase {
    Phrase::new(id).with("call", Fact::Call(call))
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
    pub(crate) fn new(
        told: Vec<Phrase>,
        asked: impl IntoIterator<Item = Asked>,
        witness: impl Into<String>,
    ) -> Self {
        Self {
            told,
            asked: asked.into_iter().collect(),
            witness: witness.into(),
        }
    }

    /// The questions, each shown with the story and the auction or table. In an auction one call may
    /// be highlighted.
    pub(crate) fn posed(self, shown: Exhibit, decisive: Option<usize>) -> Posed {
        let shown = [Exhibit::Scene(self.told), shown];
        let asked = self.asked.into_iter();
        let asked = asked.map(|asked| asked.showing(shown.clone()).decided_by(decisive));
        Posed::new(asked.collect(), self.witness)
    }
}

mistakes! {
    pub(crate) EITHER_ACCEPTS = "either-opponent-accepts",
    pub(crate) RHO_ACCEPTS = "right-hand-opponent-accepts",
    pub(crate) COMPARABLE_FORGOTTEN = "comparable-call-forgotten",
    // Law 26B no longer allows declarer to require a suit.
    pub(crate) LEAD_REQUIRED = "lead-required-after-call",
    pub(crate) LEAD_LEFT_FREE = "lead-left-free",
    LEAD_RESTRICTED = "lead-restricted-for-nothing",
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

/// The skill asked for, the offender, and what follows from the call or its replacement.
pub(super) struct Follows<'a>(pub Skill, pub Seat, pub &'a [CallConsequence]);

impl Follows<'_> {
    /// What may the partner still do, and declarer demand? `mistakes` are those of the two wrong
    /// answers, the milder restriction first. `None` if the auction has ended.
    pub(crate) fn scene(
        &self,
        auction: &Auction,
        told: Vec<Phrase>,
        mistakes: impl FnOnce(Silence) -> [Mistake; 2],
        working: impl IntoIterator<Item = Step>,
    ) -> Option<Scene> {
        let Self(skill, offender, follows) = *self;
        if auction.has_ended() {
            return None;
        }
        let partner = offender.partner();
        let free = ("free", "option-partner-free");
        let once = ("once", "option-partner-once");
        let throughout = ("throughout", "option-partner-throughout");
        let silence = auction.silence(partner);
        let (right, wrong) = match silence {
            Silence::Free => (free, [once, throughout]),
            Silence::Once(_) => (once, [free, throughout]),
            Silence::Throughout(_) => (throughout, [free, once]),
        };
        let options = Options::new([free, once, throughout], |(_, id)| about(id, partner));
        let rule = rule(follows, |it| {
            it.silences(partner).is_some() || it.effect == CallEffect::PartnerFree(partner)
        });
        let prompt = about("exercise-partner-now", partner);
        let asked = Asked::one_of(skill, prompt, &options, &right)
            .because(rule)
            .mistakes(options.mistakes(mistakes(silence).into_iter().zip(wrong)))
            .working(working);
        let (lead, restricted) = self.lead(LEAD_RESTRICTED);
        let witness = format!("{}{restricted}", right.0);
        let asked = [asked, lead.giving_nothing_away()];
        Some(Scene::new(told, asked, witness))
    }

    /// What may declarer demand of the lead? `restricted` is the mistake of a demand if the lead is
    /// free. With the word for the witness, which follows another word.
    pub(crate) fn lead(&self, restricted: Mistake) -> (Asked, &'static str) {
        use Demand::{Forbid, None, Require};
        let Self(skill, offender, follows) = *self;
        let partner = Fact::Seat(offender.partner());
        let offender = Fact::Seat(offender);
        let options = Options::new([None, Forbid, Require], |demand| match demand {
            None => Phrase::new("option-lead-free"),
            Forbid => Phrase::new("option-lead-forbid").with("offender", offender),
            Require => Phrase::new("option-lead-require"),
        });
        let (right, mistakes, word) = match follows.iter().any(|it| it.restricts_lead()) {
            true => {
                let mistakes = [(LEAD_REQUIRED, Require), (LEAD_LEFT_FREE, None)];
                (Forbid, mistakes, " lead")
            }
            false => (
                None,
                [Forbid, Require].map(|demand| (restricted, demand)),
                "",
            ),
        };
        let rule = rule(follows, |it| {
            it.restricts_lead() || it.effect == CallEffect::LeadFree
        });
        let prompt = Phrase::new("exercise-lead-after-call")
            .with("offender", offender)
            .with("seat", partner);
        let asked = Asked::one_of(skill, prompt, &options, &right)
            .because(rule)
            .mistakes(options.mistakes(mistakes));
        (asked, word)
    }
}
