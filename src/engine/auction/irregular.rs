//! The irregularities of an auction, and what holds because of them.
//!
//! What has happened is kept in order, so that to go back is to let it happen
//! again without the calls that were taken back: what an irregularity has laid
//! upon a player outlasts a change of the calls around it.

use std::mem;

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{Awaited, IllegalCall, Likeness, MadeCall, Silence, Substitutes, WithdrawnCall};
use crate::{BySeat, Citation};

/// What binds one player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Duty {
    silence: Silence,
    awaited: Option<Awaited>,
    /// Calls of his that were cancelled before the one above, and not replaced either.
    earlier: Vec<Awaited>,
}

/// Something that bears on the duties.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Event {
    /// A call was made, with its number; `robbed`: a pass out of turn.
    Called {
        index: usize,
        made: MadeCall,
        likeness: Likeness,
        robbed: bool,
    },
    /// A pass was made in place of a cancelled call, and has gone itself (Law 34).
    Replaced { made: MadeCall, likeness: Likeness },
    /// A player must pass.
    Obliged { seat: Seat, silence: Silence },
    /// A call was taken back that nobody is to replace.
    Withdrawn(WithdrawnCall),
    /// A call was taken back that its player is to replace.
    ToReplace {
        call: WithdrawnCall,
        made: Call,
        by: Substitutes,
    },
    /// What was to replace an insufficient bid was cancelled too.
    ReplacementCancelled { seat: Seat, law: Citation },
}

/// Why calls are taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Back {
    /// The first of them is changed (Law 25): they were never made.
    Changed,
    /// They were passes over the head of a player whose turn it was (Law 34).
    /// What they cost a partner in place of a cancelled call is not refunded.
    MissedTurn,
}

/// Everything irregular about an auction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Irregular {
    duties: BySeat<Duty>,
    /// Number of the call by which a pass out of turn robbed a player of his turn (Law 34).
    missed: Option<usize>,
    withdrawn: Vec<WithdrawnCall>,
    /// Irregular calls that stand, by their numbers, and under which Law.
    condoned: Vec<(usize, Citation)>,
    /// What has brought about the rest.
    events: Vec<Event>,
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
        self.duties[seat].silence
    }

    pub(super) fn awaited(&self, seat: Seat) -> Option<Awaited> {
        self.duties[seat].awaited
    }

    /// The Law that silences the player's partner, unless his next call is
    /// comparable to one out of rotation that was cancelled.
    pub(super) fn compared(&self, seat: Seat) -> Option<Citation> {
        let duty = &self.duties[seat];
        let mut waiting = duty.awaited.iter().chain(&duty.earlier);
        waiting.find_map(|awaited| match awaited.by {
            Substitutes::Any { silencing } | Substitutes::SameIfRhoPasses { silencing } => {
                Some(silencing)
            }
            _ => None,
        })
    }

    /// Whether a withdrawn call, by its place, may still be made good by the one
    /// that replaces it.
    pub(super) fn waits(&self, withdrawn: usize) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            let duty = &self.duties[seat];
            let mut waiting = duty.awaited.iter().chain(&duty.earlier);
            waiting.any(|awaited| awaited.withdrawn == withdrawn && awaited.by.is_open())
        })
    }

    pub(super) fn withdrawn(&self) -> &[WithdrawnCall] {
        &self.withdrawn
    }

    pub(super) const fn missed(&self) -> Option<usize> {
        self.missed
    }

    /// May a player make this call, as far as what binds him goes?
    pub(super) fn check(&self, seat: Seat, call: Call) -> Result<(), IllegalCall> {
        let Duty {
            silence, awaited, ..
        } = &self.duties[seat];
        match *silence {
            Silence::Free => {}
            _ if call == Call::Pass => return Ok(()),
            Silence::Once(law) => return Err(IllegalCall::MustPassOnce { law }),
            Silence::Throughout(law) => return Err(IllegalCall::MustPassThroughout { law }),
        }
        let Some(Awaited { call: was, by, .. }) = *awaited else {
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

    /// The Law by which a player who is not silenced must repeat a call.
    pub(super) fn repeats(&self, seat: Seat) -> Option<Citation> {
        let duty = &self.duties[seat];
        match (duty.silence, duty.awaited.map(|awaited| awaited.by)) {
            (Silence::Free, Some(Substitutes::Same { law })) => Some(law),
            _ => None,
        }
    }

    /// A player must pass, besides what bound him before.
    pub(super) fn oblige(&mut self, seat: Seat, silence: Silence) {
        self.happen(Event::Obliged { seat, silence });
    }

    pub(super) fn withdraw(&mut self, call: WithdrawnCall) {
        self.happen(Event::Withdrawn(call));
    }

    /// A call is withdrawn, and its player is to replace it.
    pub(super) fn await_substitute(&mut self, call: WithdrawnCall, made: Call, by: Substitutes) {
        self.happen(Event::ToReplace { call, made, by });
    }

    /// Whatever comes in place of an insufficient bid, partner is silenced.
    pub(super) fn silence_for_substitute(&mut self, seat: Seat, law: Citation) {
        self.happen(Event::ReplacementCancelled { seat, law });
    }

    /// What call number `index` changes: duties done, a substitute found,
    /// partner silenced. `robbed`: it was a pass out of turn.
    pub(super) fn after_call(
        &mut self,
        index: usize,
        made: MadeCall,
        likeness: Likeness,
        robbed: bool,
    ) {
        self.happen(Event::Called {
            index,
            made,
            likeness,
            robbed,
        });
    }

    fn happen(&mut self, event: Event) {
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
                by: Substitutes::Same { .. },
                ..
            }) => {
                // The duty to repeat is done, although what was repeated is cancelled again.
                if let Some(repeated) = self.withdrawn.get_mut(withdrawn) {
                    repeated.replaced_by = Some(made);
                    repeated.restricts_lead = false;
                }
            }
            Some(before) => self.duties[call.seat].earlier.push(before),
            None => {}
        }
    }

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

    /// The next player called before this one's turn: now he repeats it or not (Laws 31A, 32A).
    fn decide_repetition(&mut self, made: MadeCall) {
        let next = &mut self.duties[made.seat.lho()];
        for awaited in &mut next.earlier {
            // Only the last of his calls can be repeated.
            if let Substitutes::SameIfRhoPasses { silencing } = awaited.by {
                awaited.by = Substitutes::Any { silencing };
            }
        }
        let Some(awaited) = &mut next.awaited else {
            return;
        };
        let Substitutes::SameIfRhoPasses { silencing } = awaited.by else {
            return;
        };
        if made.call != Call::Pass {
            awaited.by = Substitutes::Any { silencing };
            return;
        }
        let law = match awaited.call {
            Call::Double | Call::Redouble => Citation::duplicate("32A1"),
            _ => Citation::duplicate("31A1"),
        };
        awaited.by = Substitutes::Same { law };
        // Nothing more will follow.
        if let Some(repeated) = self.withdrawn.get_mut(awaited.withdrawn) {
            repeated.restricts_lead = false;
        }
    }

    /// A call takes the place of all that its player was still to replace.
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
        self.silence_besides(made.seat.partner(), silence);
        if let Some(withdrawn) = self.withdrawn.get_mut(awaited.withdrawn) {
            withdrawn.replaced_by = Some(made.call);
            let repeated = matches!(awaited.by, Substitutes::Same { .. });
            withdrawn.comparable = likeness.comparable && !repeated;
            withdrawn.restricts_lead = restricts_lead;
        }
    }

    /// Goes back to so many calls: what the later ones did is undone, what the
    /// irregularities did is not. Withdrawn calls stay heard.
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

    /// What is left of an event once all but so many calls are taken back.
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
            // The bid was too low beside a call that is gone.
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

    /// Whether a pass of his was one in place of a cancelled call, whatever others have done.
    fn has_replaced(&self, seat: Seat) -> bool {
        matches!(
            self.awaited(seat).map(|awaited| awaited.by),
            Some(Substitutes::Sufficient { .. } | Substitutes::Any { .. } | Substitutes::Settled)
        )
    }
}
