//! Explanations that do not fit (Laws 20F, 21B, 75): who made the mistake, who says so and when,
//! whether an opponent may change a call, and on what an adjusted score is based.

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::laws::role::Role;
use crate::{Auction, Fact, Reason};

/// What the partnership has agreed about a call, as far as the Director can find out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Agreement<M> {
    /// The system card or other evidence shows it.
    Shown(M),
    /// The partners have agreed on nothing.
    Nothing,
    /// There is no evidence.
    NoEvidence,
}

/// Whose mistake it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Mistaken {
    /// Nobody's: the explanation, the agreement and the hand fit.
    Nothing,
    /// The call's: no infraction (Law 75C).
    Call,
    /// The explanation's: misinformation (Law 75B).
    Explanation,
}

all!(Mistaken);
id!(Mistaken);

/// Whose mistake it was: what partner explained, what the caller's hand shows, what was agreed. An
/// explanation that does not fit the agreement is misinformation even if it fits the hand.
pub fn mistaken<M: PartialEq>(
    explained: &M,
    held: &M,
    agreed: &Agreement<M>,
) -> (Mistaken, Reason) {
    let fits_hand = explained == held;
    match agreed {
        Agreement::Shown(agreed) if agreed != explained => {
            let reason = Reason::new("explanation-mistaken", "75B");
            (Mistaken::Explanation, reason)
        }
        Agreement::Shown(_) if !fits_hand => (Mistaken::Call, Reason::new("call-mistaken", "75C")),
        Agreement::Nothing => {
            let reason = Reason::new("no-common-agreement", "75D2");
            (Mistaken::Explanation, reason)
        }
        Agreement::NoEvidence if !fits_hand => {
            let reason = Reason::new("explanation-presumed-mistaken", "21B1(b)");
            (Mistaken::Explanation, reason)
        }
        Agreement::Shown(_) | Agreement::NoEvidence => {
            (Mistaken::Nothing, Reason::new("explanation-fits", "20F1"))
        }
    }
}

/// How far the deal has gone.
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
pub enum Stage {
    /// The auction goes on.
    Auction,
    /// The final pass has been made, and no opening lead has been faced (Law 22B).
    Clarification,
    /// The cards are being played.
    Play,
    /// Play has ended.
    AfterPlay,
}

ids!(Stage);

/// When a player says that an explanation was wrong. The Director is called first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Correction {
    /// At once.
    Now,
    /// Before the opening lead is faced; the player may do it sooner.
    BeforeLead,
    /// Not before the auction is over; then as declarer or dummy at once, as a defender after play.
    AfterAuction,
    /// Not before play ends.
    AfterPlay,
    /// Never: nothing is wrong with the explanation.
    Never,
}

all!(Correction);
id!(Correction);

/// Who has noticed that an explanation was wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Noticed {
    /// The player who gave it (Law 20F4).
    Explainer,
    /// That player's partner, whose call was explained, and the partner's role (Law 20F5). During
    /// the auction the role makes no difference.
    Caller(Role),
}

/// When the player who has noticed it corrects the explanation (Laws 20F4, 20F5).
///
/// After the clarification period the Law sets no further limit for those who are late; that they
/// speak at once is an interpretation.
pub fn correction(mistaken: Mistaken, noticed: Noticed, stage: Stage) -> (Correction, Reason) {
    use Stage::{AfterPlay, Auction, Clarification, Play};
    let late = Reason::new("late-correction-at-once", "20F4");
    if mistaken != Mistaken::Explanation {
        return (Correction::Never, Reason::new("nothing-to-correct", "75C"));
    }
    match (noticed, stage) {
        (Noticed::Explainer, Auction | Clarification) => {
            let reason = Reason::new("own-explanation-corrected", "20F4(a)");
            (Correction::BeforeLead, reason)
        }
        (Noticed::Explainer, Play | AfterPlay) => (Correction::Now, late),
        (Noticed::Caller(_), Auction) => {
            let reason = Reason::new("silent-during-auction", "20F5(a)");
            (Correction::AfterAuction, reason)
        }
        (Noticed::Caller(Role::Defender), Clarification | Play) => {
            let reason = Reason::new("defender-waits-for-end-of-play", "20F5(b)(i)");
            (Correction::AfterPlay, reason)
        }
        (Noticed::Caller(Role::Defender), AfterPlay) => {
            let reason = Reason::new("defender-corrects-after-play", "20F5(b)(i)");
            (Correction::Now, reason)
        }
        (Noticed::Caller(Role::Declarer | Role::Dummy), Clarification) => {
            let reason = Reason::new("declaring-side-corrects", "20F5(b)(ii)");
            (Correction::BeforeLead, reason)
        }
        (Noticed::Caller(Role::Declarer | Role::Dummy), Play | AfterPlay) => {
            (Correction::Now, late)
        }
    }
}

/// A player who called on an opponent's explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misled<'a> {
    /// The auction so far.
    pub auction: &'a Auction,
    /// The player.
    pub seat: Seat,
    /// What the Director found about the explanation.
    pub mistaken: Mistaken,
    /// Whether the call could well have been influenced by it, as the Director judges.
    pub influenced: bool,
    /// Whether an opening lead has been faced: the auction period is over (Law 17D1).
    pub lead_faced: bool,
}

/// What a player gets who was misled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Redress {
    /// The last call may be changed (Law 21B1(a)).
    Change,
    /// Too late for that; the Director may adjust the score (Law 21B3).
    Adjust,
    /// Nothing.
    Nothing,
}

all!(Redress);
id!(Redress);

impl Misled<'_> {
    /// What the player gets (Law 21); `None` if the player has not called.
    pub fn redress(self) -> Option<(Redress, Vec<Reason>)> {
        let calls = self.auction.calls();
        let at = calls.iter().rposition(|made| made.seat == self.seat)?;
        let called = |seat: Seat| calls.iter().skip(at).any(|made| made.seat == seat);
        let about = |id, law, seat| Reason::new(id, law).with("seat", Fact::Seat(seat));
        let partner = self.seat.partner();
        let (redress, reason) = if self.mistaken != Mistaken::Explanation {
            (Redress::Nothing, Reason::new("no-misinformation", "75C"))
        } else if !self.influenced {
            let reason = Reason::new("not-influenced", "21B1(a)");
            (Redress::Nothing, reason)
        } else if self.lead_faced {
            (Redress::Adjust, Reason::new("auction-period-over", "21B3"))
        } else if called(partner) {
            let reason = about("partner-has-called-since", "21B1(a)", partner);
            (Redress::Adjust, reason)
        } else {
            let reason = about("misled-call-changed", "21B1(a)", self.seat);
            (Redress::Change, reason)
        };
        let lho = self.seat.lho();
        let too = (redress == Redress::Change && called(lho))
            .then(|| about("next-player-changes-too", "21B2", lho));
        Some((redress, [reason].into_iter().chain(too).collect()))
    }
}

/// The result on which the score after misinformation is based, where no call can be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Basis {
    /// That likely if the opponents had been told what was agreed (Law 75D3).
    Agreement,
    /// That likely if they had been told that nothing was agreed (Law 75D3).
    NoAgreement,
    /// The result at the table (Law 21B3).
    Table,
}

all!(Basis);
id!(Basis);

/// On what the score is based; `gained` says whether the misinformation helped the side that gave
/// it. Without evidence the explanation is presumed mistaken, so what the caller held is taken as
/// agreed: an interpretation.
pub const fn basis<M>(agreed: &Agreement<M>, gained: bool) -> (Basis, Reason) {
    match agreed {
        _ if !gained => (Basis::Table, Reason::new("nothing-gained", "21B3")),
        Agreement::Nothing => (
            Basis::NoAgreement,
            Reason::new("told-nothing-agreed", "75D3"),
        ),
        Agreement::Shown(_) | Agreement::NoEvidence => {
            (Basis::Agreement, Reason::new("told-agreement", "75D3"))
        }
    }
}
