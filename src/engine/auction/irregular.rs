//! The irregularities of an auction, and the duties that follow from them.
//!
//! All events are kept in order. Going back replays the events without the calls that were taken
//! back, so a duty that an irregularity imposed outlasts a change of the calls around it.

use std::mem;

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{Awaited, IllegalCall, Likeness, MadeCall, Silence, Substitutes, WithdrawnCall};
use crate::{BySeat, Citation};

/// The duties of one player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Duty {
    silence: Silence,
    awaited: Option<Awaited>,
    /// Earlier cancelled calls of the player that also lack a replacement.
    earlier: Vec<Awaited>,
}

/// An event that affects the duties.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Event {
    /// A call was made; `index` is its number. `robbed`: it is a pass out of turn.
    Called {
        index: usize,
        made: MadeCall,
        likeness: Likeness,
        robbed: bool,
    },
    /// A pass in place of a cancelled call was made, then taken back itself (Law 34).
    Replaced { made: MadeCall, likeness: Likeness },
    /// A player must pass, in addition to earlier duties.
    Obliged { seat: Seat, silence: Silence },
    /// A call was taken back that needs no replacement.
    Withdrawn(WithdrawnCall),
    /// A call was taken back that its player must replace.
    ToReplace {
        call: WithdrawnCall,
        made: Call,
        by: Substitutes,
    },
    /// The replacement for an insufficient bid was cancelled too: partner is silenced.
    ReplacementCancelled { seat: Seat, law: Citation },
}

/// Why calls are taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Back {
    /// The first of them is changed (Law 25): they count as never made.
    Changed,
    /// They were passes that skipped a player's turn (Law 34): what they did to partner remains.
    MissedTurn,
}

/// Everything irregular about an auction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Irregular {
    duties: BySeat<Duty>,
    /// Index of the pass out of turn that skipped a player's turn (Law 34).
    pub(super) missed: Option<usize>,
    pub(super) withdrawn: Vec<WithdrawnCall>,
    /// Irregular calls that stand: the index of the call, and the Law under which it stands.
    condoned: Vec<(usize, Citation)>,
    /// The events that led to `duties`, `missed` and `withdrawn`, in order.
    events: Vec<Event>,
}

impl Irregular {
    pub(super) fn condoned(&self, index: usize) -> Option<Citation> {
        let mut condoned = self.condoned.iter();
        let (_, law) = condoned.find(|(number, _)| *number == index)?;
        Some(*law)
    }

    /// Records the Law under which a call stands; `None` for a legal call.
    pub(super) fn condone(&mut self, index: usize, law: Option<Citation>) {
        self.condoned.extend(law.map(|law| (index, law)));
    }

    pub(super) fn silence(&self, seat: Seat) -> Silence {
        self.duties[seat].silence
    }

    pub(super) fn awaited(&self, seat: Seat) -> Option<Awaited> {
        self.duties[seat].awaited
    }

    /// See [`Auction::compared`](super::Auction::compared).
    pub(super) fn compared(&self, seat: Seat) -> Option<Citation> {
        let duty = &self.duties[seat];
        let mut waiting = duty.awaited.iter().chain(&duty.earlier);
        waiting.find_map(|awaited| match awaited.by {
            Substitutes::Any(silencing) | Substitutes::SameIfRhoPasses(silencing) => {
                Some(silencing)
            }
            _ => None,
        })
    }

    /// Whether the replacement for the withdrawn call at this index may still lift its restriction.
    pub(super) fn waits(&self, withdrawn: usize) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            let duty = &self.duties[seat];
            let mut waiting = duty.awaited.iter().chain(&duty.earlier);
            waiting.any(|awaited| awaited.withdrawn == withdrawn && awaited.by.is_open())
        })
    }

    /// Whether a player's duties allow this call.
    pub(super) fn check(&self, seat: Seat, call: Call) -> Result<(), IllegalCall> {
        let Duty {
            silence, awaited, ..
        } = &self.duties[seat];
        match *silence {
            Silence::Free => {}
            _ if call == Call::Pass => return Ok(()),
            Silence::Once(law) => return Err(IllegalCall::MustPassOnce(law)),
            Silence::Throughout(law) => return Err(IllegalCall::MustPassThroughout(law)),
        }
        let Some(Awaited { call: was, by, .. }) = *awaited else {
            return Ok(());
        };
        match (by, was, call) {
            (Substitutes::Same(law), _, _) if call != was => Err(IllegalCall::MustRepeat(was, law)),
            (Substitutes::Sufficient { .. }, Call::Bid(bid), Call::Double | Call::Redouble) => {
                Err(IllegalCall::DoubleForInsufficient(bid))
            }
            _ => Ok(()),
        }
    }

    /// The Law under which a player who is not silenced must repeat a call.
    pub(super) fn repeats(&self, seat: Seat) -> Option<Citation> {
        let duty = &self.duties[seat];
        match (duty.silence, duty.awaited.map(|awaited| awaited.by)) {
            (Silence::Free, Some(Substitutes::Same(law))) => Some(law),
            _ => None,
        }
    }

    /// Records an event, and updates the duties.
    pub(super) fn happen(&mut self, event: Event) {
        self.events.push(event);
        match event {
            Event::Called {
                index,
                made,
                likeness,
                robbed,
            } => self.called(index, made, likeness, robbed),
            Event::Replaced { made, likeness } => self.replaced(made, likeness),
            Event::Obliged { seat, silence } => self.silence_besides(seat, silence),
            Event::Withdrawn(call) => self.withdrawn.push(call),
            Event::ToReplace { call, made, by } => self.expect(call, made, by),
            Event::ReplacementCancelled { seat, law } => {
                if let Some(awaited) = &mut self.duties[seat].awaited
                    && let Substitutes::Sufficient {
                        partner_silenced, ..
                    } = &mut awaited.by
                {
                    *partner_silenced = true;
                    self.silence_besides(seat.partner(), Silence::Throughout(law));
                }
            }
        }
    }

    fn silence_besides(&mut self, seat: Seat, silence: Silence) {
        let duty = &mut self.duties[seat];
        duty.silence = duty.silence.and(silence);
    }

    fn expect(&mut self, call: WithdrawnCall, made: Call, by: Substitutes) {
        let awaited = Awaited {
            call: made,
            by,
            withdrawn: self.withdrawn.len(),
        };
        let before = self.duties[call.seat].awaited.replace(awaited);
        self.withdrawn.push(call);
        match before {
            Some(Awaited {
                withdrawn,
                by: Substitutes::Same(_),
                ..
            }) => {
                // The duty to repeat is fulfilled, although the repeated call is cancelled again.
                if let Some(repeated) = self.withdrawn.get_mut(withdrawn) {
                    repeated.replaced_by = Some(made);
                    repeated.restricts_lead = false;
                }
            }
            Some(before) => self.duties[call.seat].earlier.push(before),
            None => {}
        }
    }

    /// Removes duties that a call fulfils, settles a replacement, silences partner.
    fn called(&mut self, index: usize, made: MadeCall, likeness: Likeness, robbed: bool) {
        let duty = &mut self.duties[made.seat];
        if let Silence::Once(_) = duty.silence {
            duty.silence = Silence::Free;
        }
        self.replaced(made, likeness);
        self.decide_repetition(made);
        self.missed = match made.call {
            Call::Pass => self.missed.or(robbed.then_some(index)),
            _ => None,
        };
    }

    /// The right-hand opponent has called: must the cancelled call be repeated (Laws 31A, 32A)?
    fn decide_repetition(&mut self, made: MadeCall) {
        let next = &mut self.duties[made.seat.lho()];
        for awaited in &mut next.earlier {
            // Only the player's last call can be repeated.
            if let Substitutes::SameIfRhoPasses(silencing) = awaited.by {
                awaited.by = Substitutes::Any(silencing);
            }
        }
        let Some(awaited) = &mut next.awaited else {
            return;
        };
        let Substitutes::SameIfRhoPasses(silencing) = awaited.by else {
            return;
        };
        if made.call != Call::Pass {
            awaited.by = Substitutes::Any(silencing);
            return;
        }
        let law = match awaited.call {
            Call::Double | Call::Redouble => Citation::duplicate("32A1"),
            _ => Citation::duplicate("31A1"),
        };
        awaited.by = Substitutes::Same(law);
        // A repeated call has no further consequences.
        if let Some(repeated) = self.withdrawn.get_mut(awaited.withdrawn) {
            repeated.restricts_lead = false;
        }
    }

    /// A call replaces all cancelled calls that its player had still to replace.
    fn replaced(&mut self, made: MadeCall, likeness: Likeness) {
        let duty = &mut self.duties[made.seat];
        let earlier = mem::take(&mut duty.earlier);
        let last = duty.awaited.take();
        for awaited in last.into_iter().chain(earlier) {
            self.settle(made, awaited, likeness);
        }
    }

    fn settle(&mut self, made: MadeCall, awaited: Awaited, likeness: Likeness) {
        let alike = match awaited.by {
            Substitutes::Sufficient { .. } => {
                likeness.comparable || likeness.same_denomination || likeness.accepted
            }
            _ => likeness.comparable,
        };
        let (silence, restricts_lead) = match awaited.by {
            Substitutes::Same(_) => (Silence::Free, false),
            Substitutes::Settled => (Silence::Free, true),
            Substitutes::Sufficient {
                partner_silenced, ..
            } if alike => (Silence::Free, partner_silenced),
            Substitutes::Sufficient { .. } => {
                (Silence::Throughout(Citation::duplicate("27B2")), true)
            }
            Substitutes::Any(_) | Substitutes::SameIfRhoPasses(_) if alike => {
                (Silence::Free, false)
            }
            Substitutes::Any(silencing) | Substitutes::SameIfRhoPasses(silencing) => {
                (Silence::Once(silencing), true)
            }
        };
        self.silence_besides(made.seat.partner(), silence);
        if let Some(withdrawn) = self.withdrawn.get_mut(awaited.withdrawn) {
            withdrawn.replaced_by = Some(made.call);
            let repeated = matches!(awaited.by, Substitutes::Same(_));
            withdrawn.comparable = likeness.comparable && !repeated;
            withdrawn.restricts_lead = restricts_lead;
        }
    }

    /// Goes back to the first `calls` calls. What irregularities did, and withdrawn calls, remain.
    pub(super) fn go_back(&mut self, calls: usize, why: Back) {
        let Self {
            events,
            mut condoned,
            ..
        } = mem::take(self);
        condoned.retain(|(index, _)| *index < calls);
        self.condoned = condoned;
        for event in events {
            if let Some(event) = self.outlasts(event, calls, why) {
                self.happen(event);
            }
        }
    }

    /// The part of an event that remains when only the first `calls` calls stand.
    fn outlasts(&self, event: Event, calls: usize, why: Back) -> Option<Event> {
        let heard = |call: WithdrawnCall| WithdrawnCall {
            after: call.after.min(calls),
            ..call
        };
        match event {
            Event::Called {
                index,
                made,
                likeness,
                ..
            } if index >= calls => {
                let stays = why == Back::MissedTurn && self.has_replaced(made.seat);
                stays.then_some(Event::Replaced { made, likeness })
            }
            // The bid was insufficient only over a call that is taken back.
            Event::ToReplace {
                call,
                by: Substitutes::Sufficient { .. },
                ..
            } if call.after > calls && why == Back::Changed => {
                Some(Event::Withdrawn(WithdrawnCall {
                    restricts_lead: false,
                    ..heard(call)
                }))
            }
            Event::ToReplace { call, made, by } => {
                let call = heard(call);
                Some(Event::ToReplace { call, made, by })
            }
            Event::Withdrawn(call) => Some(Event::Withdrawn(heard(call))),
            Event::Called { .. }
            | Event::Replaced { .. }
            | Event::Obliged { .. }
            | Event::ReplacementCancelled { .. } => Some(event),
        }
    }

    /// Whether a pass by the player replaces a cancelled call, whatever the others do.
    fn has_replaced(&self, seat: Seat) -> bool {
        matches!(
            self.awaited(seat).map(|awaited| awaited.by),
            Some(Substitutes::Sufficient { .. } | Substitutes::Any(_) | Substitutes::Settled)
        )
    }
}
