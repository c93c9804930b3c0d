//! A board without a result: what each side gets (Law 12C2).

use crate::engine::score::Hundredths;
use crate::engine::score::adjusted::{Responsibility, split_reason};
use crate::engine::{Fact, Side};
use crate::exercise::{AdjustedScore, Item, Phrase};

use super::Finding;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdjustedCase {
    /// Whether the event is scored by IMPs.
    pub imps: bool,
    pub ns: Judged,
    pub ew: Judged,
}

/// How far a side is at fault, and its percentage on the other boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Judged {
    pub fault: Responsibility,
    pub session: Option<Hundredths>,
}

impl Default for AdjustedCase {
    /// East-West are at fault.
    fn default() -> Self {
        let judged = |fault| Judged {
            fault,
            session: None,
        };
        Self {
            imps: false,
            ns: judged(Responsibility::NotAtFault),
            ew: judged(Responsibility::AtFault),
        }
    }
}

impl AdjustedCase {
    pub const fn side(&mut self, side: Side) -> &mut Judged {
        match side {
            Side::NorthSouth => &mut self.ns,
            Side::EastWest => &mut self.ew,
        }
    }
}

pub fn answer(case: &AdjustedCase) -> Finding {
    let sides = [case.ns, case.ew];
    let (headline, reasons, balanced) = if case.imps {
        let [ns, ew] = sides.map(|it| it.fault.imps());
        let headline = Phrase::new("desk-adjusted-imps")
            .with("ns", Fact::Points(ns))
            .with("ew", Fact::Points(ew));
        (
            headline,
            sides.map(|it| it.fault.imps_reason()),
            ns + ew == 0,
        )
    } else {
        let [ns, ew] = sides.map(|it| it.fault.share_with(it.session));
        let headline = Phrase::new("desk-adjusted-percent")
            .with("ns", Fact::Hundredths(ns))
            .with("ew", Fact::Hundredths(ew));
        let whole = Hundredths::whole(100).get();
        let reasons = sides.map(|it| it.fault.reason(it.session));
        (headline, reasons, ns.get() + ew.get() == whole)
    };
    let mut finding = Finding::new(headline);
    finding.rules(reasons);
    if !balanced {
        finding.rule(split_reason());
    }
    let exercise = AdjustedScore::new(sides.map(|it| (it.fault, it.session)), case.imps);
    finding.exercise = exercise.and_then(|it| Item::new(it).ok());
    finding
}
