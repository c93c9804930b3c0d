//! Information that a player may not use (Laws 16, 73, 75A): for whom it is unauthorised, which
//! calls remain, what the opponents do, and what the Director asks in turn.
//!
//! Law 73C goes further than Law 16B: a player who has such information takes care to gain nothing
//! from it. Which calls Law 16B leaves can be worked out; how careful one was, only a Director can
//! judge.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::{Fact, Reason, Side};

/// How a player lets others know something.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Thinks unmistakably long before calling.
    Hesitation,
    /// Calls unusually fast.
    Haste,
    /// Asks the opponents about a call.
    Question,
    /// Says something about the hand or the auction.
    Remark,
    /// Alerts a call that partner thought natural.
    UnexpectedAlert,
    /// Explains partner's call otherwise than partner meant it.
    Explanation,
    /// Waits as long as the regulations require, as after a jump (Law 73A2).
    RequiredPause,
    /// Withdraws a call of their own: an irregular one that is not put right, or a change of mind.
    WithdrawnByOffender,
    /// Puts an irregular call right by the lowest sufficient bid in the same denomination, or by a
    /// comparable call (Laws 23, 27B1).
    PutRight,
    /// Withdraws a call because of an opponent's irregularity.
    WithdrawnByOtherSide,
}

ids!(Source);

/// The players who may not use a piece of information.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Barred {
    /// One player (Laws 16B1, 73C).
    Partner(Seat),
    /// Both players of a side (Law 16C2).
    Side(Side),
    /// No player.
    Nobody,
}

impl Barred {
    /// Whether it is unauthorised for a player.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Self::Partner(partner) => partner == seat,
            Self::Side(side) => side == Side::of(seat),
            Self::Nobody => false,
        }
    }
}

impl Source {
    /// Who may not use what the player `by` has given away, and why.
    pub fn barred(self, by: Seat) -> (Barred, Vec<Reason>) {
        let partner = by.partner();
        let own = Side::of(by);
        let side = |id, law, side| Reason::new(id, law).with("side", Fact::Side(side));
        let from_partner = |id, law| Reason::new(id, law).with("seat", Fact::Seat(partner));
        let opponents = own.opponents();
        let withdrawn = |offenders: Side| {
            let reasons = vec![
                side("withdrawn-not-for-offenders", "16C2", offenders),
                side("withdrawn-for-the-others", "16C1", offenders.opponents()),
            ];
            (Barred::Side(offenders), reasons)
        };
        let extraneous = from_partner("extraneous-from-partner", "16B1");
        match self {
            Self::Hesitation | Self::Haste => {
                let risk = side("tempo-at-own-risk", "73D1", opponents);
                (Barred::Partner(partner), vec![extraneous, risk])
            }
            Self::Question | Self::Remark | Self::UnexpectedAlert => {
                (Barred::Partner(partner), vec![extraneous])
            }
            Self::Explanation => {
                let explained = from_partner("partners-explanation", "75A");
                (Barred::Partner(partner), vec![explained])
            }
            Self::RequiredPause => {
                let pause = Reason::new("required-pause", "73A2");
                (Barred::Nobody, vec![pause])
            }
            Self::WithdrawnByOffender => withdrawn(own),
            Self::PutRight => {
                let free = from_partner("withdrawn-put-right", "27B1");
                (
                    Barred::Nobody,
                    vec![free, Reason::new("adjusted-if-it-helped", "27D")],
                )
            }
            Self::WithdrawnByOtherSide => withdrawn(opponents),
        }
    }
}

/// The number of players asked about a hand.
pub const ASKED: u8 = 10;

/// The fewest of [`ASKED`] whose serious consideration makes a call a logical alternative.
///
/// Law 16B1(b) speaks of a significant proportion and gives no number: one in five is an
/// interpretation, used by many Directors.
pub const SIGNIFICANT: u8 = 2;

/// A call that the player might choose, as judged by players of the same class with the methods of
/// the partnership.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// The call.
    pub call: Call,
    /// How many of [`ASKED`] would seriously consider it.
    pub considered: u8,
    /// How many of [`ASKED`] would choose it.
    pub chosen: u8,
    /// Whether the information demonstrably suggests it over those that it does not suggest. The
    /// Law compares any two calls; one mark for each call is a simplification.
    pub suggested: bool,
}

impl Alternative {
    /// Whether it is a logical alternative (Law 16B1(b)): an interpretation, see [`SIGNIFICANT`].
    pub const fn is_logical(self) -> bool {
        self.considered >= SIGNIFICANT && self.chosen > 0
    }
}

/// The calls among which a player chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision<'a> {
    /// Whether the player has unauthorised information.
    pub informed: bool,
    /// The calls, each once.
    pub among: &'a [Alternative],
}

impl Decision<'_> {
    /// A logical alternative over which the call is suggested.
    fn suggested_over(self, call: Alternative) -> Option<Alternative> {
        let barring = |other: &Alternative| !other.suggested && other.is_logical();
        let found = self.among.iter().copied().find(barring);
        found.filter(|_| self.informed && call.suggested)
    }

    /// Whether the player may choose the call (Law 16B1(a)), and why. The call itself need not be a
    /// logical alternative, neither to be barred nor to be allowed.
    pub fn may_choose(self, call: Alternative) -> (bool, Reason) {
        let about = |id, law| Reason::new(id, law).with("call", Fact::Call(call.call));
        match self.suggested_over(call) {
            _ if !self.informed => (true, Reason::new("information-authorised", "16A1")),
            Some(other) => {
                let reason = about("call-suggested", "16B1(a)");
                (false, reason.with("other", Fact::Call(other.call)))
            }
            None if call.suggested => (true, about("no-other-alternative", "16B1(b)")),
            None => (true, about("call-not-suggested", "16B1(a)")),
        }
    }

    /// The calls that the player may choose, in the order given.
    pub fn allowed(self) -> Vec<Call> {
        let allowed = |it: &&Alternative| self.may_choose(**it).0;
        let calls = self.among.iter().filter(allowed);
        calls.map(|it| it.call).collect()
    }
}

/// What the opponents know when they think of unauthorised information.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// It has just been given, and everybody agrees on that.
    Agreed,
    /// It has just been given, but the other side denies it.
    Disputed,
    /// In the play it seems that the player has chosen what the information suggested.
    Suspected,
}

ids!(Moment);

/// What the Laws advise the opponents to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Response {
    /// Say that they reserve the right to call the Director later (Law 16B2).
    Reserve,
    /// Call the Director at once (Law 16B2).
    DirectorNow,
    /// Call the Director when play ends (Law 16B3).
    DirectorLater,
    /// Nothing.
    Nothing,
}

all!(Response);
id!(Response);

/// What the opponents do (Laws 16B2, 16B3), unless a regulation requires something else; it is
/// never an infraction to call the Director sooner or later.
pub const fn response(unauthorised: bool, moment: Moment) -> (Response, Reason) {
    match moment {
        _ if !unauthorised => (
            Response::Nothing,
            Reason::new("no-information-no-complaint", "16A1"),
        ),
        Moment::Agreed => (Response::Reserve, Reason::new("rights-reserved", "16B2")),
        Moment::Disputed => (
            Response::DirectorNow,
            Reason::new("disputed-information", "16B2"),
        ),
        Moment::Suspected => (
            Response::DirectorLater,
            Reason::new("suspected-choice", "16B3"),
        ),
    }
}

/// What a Director does next about unauthorised information.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum NextStep {
    /// Find out whether the player had unauthorised information.
    Information,
    /// Find out which other logical alternatives there were.
    Alternatives,
    /// Judge whether the information suggested the call over one of them.
    Suggestion,
    /// Judge whether the opponents were damaged.
    Damage,
    /// Adjust the score (Law 12C1).
    Adjust,
    /// Let the result stand.
    Stand,
}

all!(NextStep);
id!(NextStep);

/// The number of questions a Director asks.
pub const QUESTIONS: usize = 4;

/// The facts about a call already made, as the Director will find them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Inquiry<'a> {
    /// What the player chose from.
    pub decision: Decision<'a>,
    /// The call chosen.
    pub chosen: Alternative,
    /// Whether the other side was damaged by it.
    pub damaged: bool,
}

impl Inquiry<'_> {
    /// The answers to the Director's questions, in order.
    pub fn answers(self) -> [bool; QUESTIONS] {
        let others = |it: &&Alternative| it.call != self.chosen.call && it.is_logical();
        [
            self.decision.informed,
            self.decision.among.iter().any(|it| others(&it)),
            self.decision.suggested_over(self.chosen).is_some(),
            self.damaged,
        ]
    }

    /// What the Director does once the first `known` questions have been answered. The Laws name
    /// the questions; that each is asked only after a yes to the one before is usual practice.
    pub fn next(self, known: usize) -> (NextStep, Reason) {
        use NextStep::{Adjust, Alternatives, Damage, Information, Stand, Suggestion};
        if self.answers().iter().take(known).any(|answer| !answer) {
            return (Stand, Reason::new("inquiry-result-stands", "16B3"));
        }
        match known {
            0 => (Information, Reason::new("inquiry-information", "16B1")),
            1 => (Alternatives, Reason::new("inquiry-alternatives", "16B1(b)")),
            2 => (Suggestion, Reason::new("inquiry-suggestion", "16B1(a)")),
            3 => (Damage, Reason::new("inquiry-damage", "12B1")),
            _ => (Adjust, Reason::new("inquiry-adjust", "12C1")),
        }
    }
}
