//! What earlier irregularities demand of each player, and the calls that were
//! taken back (Laws 24 to 39).
//!
//! An [`Auction`](crate::engine::Auction) without irregularities holds none of
//! this; one with them keeps it beside its calls, so that no verdict looks back.

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Strain};

use super::{IllegalCall, MadeCall, Shown};
use crate::engine::{BySeat, Citation};

/// Whether a player may do more than pass.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Silence {
    /// He may call.
    #[default]
    Free,
    /// He must pass at his next turn, by this Law.
    Once(Citation),
    /// He must pass for the rest of the auction, by this Law.
    Throughout(Citation),
}

impl Silence {
    /// Both together: the longer one, the earlier one where they are alike.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Free, _) | (Self::Once(_), Self::Throughout(_)) => other,
            _ => self,
        }
    }
}

/// What may take the place of a call that was cancelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Substitutes {
    /// In place of an insufficient bid: a sufficient bid or a pass (Law 27B).
    Sufficient {
        /// What the insufficient bid showed.
        shows: Shown,
        /// Whether partner is silenced already, whatever comes (Laws 27B3, 27B4).
        partner_silenced: bool,
    },
    /// The same call if the right-hand opponent passes, else any (Laws 31A, 32A).
    SameIfRhoPasses {
        /// The Law that silences partner after a call that is not comparable.
        silencing: Citation,
    },
    /// The same call: the right-hand opponent has passed (Laws 31A1, 32A1).
    Same {
        /// The Law that binds the player.
        law: Citation,
    },
    /// Any call; partner passes once unless it is comparable (Laws 30B1, 31A2, 31B, 32).
    Any {
        /// The Law that silences partner after a call that is not comparable.
        silencing: Citation,
    },
    /// Any call: what follows has been settled (Law 36B).
    Settled,
}

/// A cancelled call that its player is to replace when he next calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Awaited {
    /// The call that was cancelled.
    pub call: Call,
    /// What may take its place.
    pub by: Substitutes,
    /// Its place among the withdrawn calls of the auction.
    pub(super) withdrawn: usize,
}

/// What somebody said that was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    /// One of the 38 calls.
    Call(Call),
    /// A bid of eight or more (Law 38).
    AboveSeven {
        /// How many odd tricks: more than seven.
        level: u8,
        /// The denomination named.
        strain: Strain,
    },
}

/// A call that was withdrawn or cancelled: it is in no record of the auction,
/// but partner has heard it (Laws 16C, 26).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WithdrawnCall {
    /// Who made it.
    pub seat: Seat,
    /// What.
    pub said: Said,
    /// How many calls stood when it was made.
    pub after: usize,
    /// What its player called in its place, once he has.
    pub replaced_by: Option<Call>,
    /// Whether the Director ruled that call comparable (Law 23).
    pub comparable: bool,
    /// Whether declarer may forbid a lead if its player defends (Law 26B).
    pub restricts_lead: bool,
}

/// How a call compares with the cancelled one that it replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::engine) enum Likeness {
    /// Neither of the others.
    Other,
    /// The lowest sufficient bid that shows the same (Law 27B1(a)).
    SameDenomination,
    /// Comparable, as the Director has ruled (Law 23).
    Comparable,
    /// An irregular call that the left-hand opponent accepts (Laws 27B4, 29A).
    Accepted,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Duty {
    silence: Silence,
    awaited: Option<Awaited>,
}

/// What holds at one point of the auction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Standing {
    duties: BySeat<Duty>,
    /// Number of the call by which a pass out of turn robbed a player of his turn (Law 34).
    missed: Option<usize>,
}

/// Everything irregular about an auction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Irregular {
    now: Standing,
    /// What held from so many calls on, to be able to go back.
    log: Vec<(usize, Standing)>,
    withdrawn: Vec<WithdrawnCall>,
    /// Irregular calls that stand, by their numbers, and under which Law.
    condoned: Vec<(usize, Citation)>,
}

impl Irregular {
    pub(super) fn condoned(&self, index: usize) -> Option<Citation> {
        let mut condoned = self.condoned.iter();
        let (_, law) = condoned.find(|(number, _)| *number == index)?;
        Some(*law)
    }

    /// A call stands under a Law, if it is not simply legal.
    pub(super) fn condone(&mut self, index: usize, law: Option<Citation>) {
        self.condoned.extend(law.map(|law| (index, law)));
    }

    pub(super) fn silence(&self, seat: Seat) -> Silence {
        self.now.duties[seat].silence
    }

    pub(super) fn awaited(&self, seat: Seat) -> Option<Awaited> {
        self.now.duties[seat].awaited
    }

    pub(super) fn withdrawn(&self) -> &[WithdrawnCall] {
        &self.withdrawn
    }

    pub(super) fn missed(&self) -> Option<usize> {
        self.now.missed
    }

    /// May a player make this call, as far as what binds him goes?
    pub(super) fn check(&self, seat: Seat, call: Call) -> Result<(), IllegalCall> {
        let Duty { silence, awaited } = self.now.duties[seat];
        match silence {
            Silence::Free => {}
            _ if call == Call::Pass => return Ok(()),
            Silence::Once(law) => return Err(IllegalCall::MustPassOnce { law }),
            Silence::Throughout(law) => return Err(IllegalCall::MustPassThroughout { law }),
        }
        let Some(Awaited { call: was, by, .. }) = awaited else {
            return Ok(());
        };
        match (by, was, call) {
            (Substitutes::Same { law }, _, _) if call != was => {
                Err(IllegalCall::MustRepeat { call: was, law })
            }
            (Substitutes::Sufficient { .. }, Call::Bid(bid), Call::Double | Call::Redouble) => {
                Err(IllegalCall::DoubleForInsufficient { bid })
            }
            _ => Ok(()),
        }
    }

    /// A player must pass, besides what bound him before.
    pub(super) fn oblige(&mut self, seat: Seat, silence: Silence, calls: usize) {
        let duty = &mut self.now.duties[seat];
        duty.silence = duty.silence.and(silence);
        self.remember(calls);
    }

    pub(super) fn withdraw(&mut self, call: WithdrawnCall) {
        self.withdrawn.push(call);
    }

    /// A call is withdrawn, and its player is to replace it.
    pub(super) fn await_substitute(&mut self, call: WithdrawnCall, made: Call, by: Substitutes) {
        let before = self.now.duties[call.seat].awaited;
        if let Some(Awaited {
            withdrawn,
            by: Substitutes::Same { .. },
            ..
        }) = before
            && let Some(repeated) = self.withdrawn.get_mut(withdrawn)
        {
            // The duty to repeat is done, although what was repeated is cancelled again.
            repeated.replaced_by = Some(made);
            repeated.restricts_lead = false;
        }
        self.now.duties[call.seat].awaited = Some(Awaited {
            call: made,
            by,
            withdrawn: self.withdrawn.len(),
        });
        self.withdrawn.push(call);
        self.remember(call.after);
    }

    /// Whatever comes in place of an insufficient bid, partner is silenced.
    pub(super) fn silence_for_substitute(&mut self, seat: Seat, calls: usize) {
        if let Some(awaited) = &mut self.now.duties[seat].awaited
            && let Substitutes::Sufficient {
                partner_silenced, ..
            } = &mut awaited.by
        {
            *partner_silenced = true;
        }
        self.remember(calls);
    }

    /// What a call changes: duties done, a substitute found, partner silenced.
    /// `robbed`: it was a pass out of turn, at this number.
    pub(super) fn after_call(
        &mut self,
        made: &MadeCall,
        likeness: Likeness,
        robbed: Option<usize>,
        calls: usize,
    ) {
        let duty = &mut self.now.duties[made.seat];
        if let Silence::Once(_) = duty.silence {
            duty.silence = Silence::Free;
        }
        if let Some(awaited) = duty.awaited.take() {
            self.settle(made, awaited, likeness);
        }
        let next = &mut self.now.duties[made.seat.lho()].awaited;
        if let Some(awaited) = next
            && let Substitutes::SameIfRhoPasses { silencing } = awaited.by
        {
            awaited.by = match (made.call, awaited.call) {
                (Call::Pass, Call::Double | Call::Redouble) => Substitutes::Same {
                    law: Citation::duplicate("32A1"),
                },
                (Call::Pass, _) => Substitutes::Same {
                    law: Citation::duplicate("31A1"),
                },
                _ => Substitutes::Any { silencing },
            };
        }
        self.now.missed = match made.call {
            Call::Pass => self.now.missed.or(robbed),
            _ => None,
        };
        self.remember(calls);
    }

    fn settle(&mut self, made: &MadeCall, awaited: Awaited, likeness: Likeness) {
        let alike = match likeness {
            Likeness::Comparable => true,
            Likeness::SameDenomination | Likeness::Accepted => {
                matches!(awaited.by, Substitutes::Sufficient { .. })
            }
            Likeness::Other => false,
        };
        let (silence, restricts_lead) = match awaited.by {
            Substitutes::Same { .. } => (Silence::Free, false),
            Substitutes::Settled => (Silence::Free, true),
            Substitutes::Sufficient {
                partner_silenced, ..
            } if alike => (Silence::Free, partner_silenced),
            Substitutes::Sufficient { .. } => {
                (Silence::Throughout(Citation::duplicate("27B2")), true)
            }
            Substitutes::Any { .. } | Substitutes::SameIfRhoPasses { .. } if alike => {
                (Silence::Free, false)
            }
            Substitutes::Any { silencing } | Substitutes::SameIfRhoPasses { silencing } => {
                (Silence::Once(silencing), true)
            }
        };
        let partner = &mut self.now.duties[made.seat.partner()];
        partner.silence = partner.silence.and(silence);
        if let Some(withdrawn) = self.withdrawn.get_mut(awaited.withdrawn) {
            withdrawn.replaced_by = Some(made.call);
            withdrawn.comparable = likeness == Likeness::Comparable;
            withdrawn.restricts_lead = restricts_lead;
        }
    }

    /// Keeps what holds from now on, if it has changed.
    fn remember(&mut self, calls: usize) {
        let before = self.log.last().map(|(_, standing)| *standing);
        if before.unwrap_or_default() != self.now {
            self.log.push((calls, self.now));
        }
    }

    /// Goes back to what held when so many calls stood. Withdrawn calls stay heard.
    pub(super) fn go_back(&mut self, calls: usize) {
        self.log.retain(|(from, _)| *from <= calls);
        self.condoned.retain(|(index, _)| *index < calls);
        let now = self.log.last().map(|(_, standing)| *standing);
        self.now = now.unwrap_or_default();
    }
}
