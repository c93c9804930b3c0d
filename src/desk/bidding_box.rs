//! Whether a call made with the bidding box has been made, and the stop card (Law 18F).

use crate::engine::auction::bidding_box::{
    BoxCall, CallMadeWhen, CallState, CardAt, StopSlip, Tempo, bid_stands, needs_stop, who_pauses,
};
use crate::engine::laws::unauthorized::Barred;
use crate::engine::{Bid, Call, Fact, Seat};
use crate::exercise::{BiddingBox, Item, Phrase};

use super::auction::{Asked, AuctionCase, begins};
use super::inquiry::asking::{Interview, Told};
use super::telling::of;
use super::{Fault, Finding};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoxCase {
    /// The calls; the last one is in question.
    pub auction: AuctionCase,
    pub path: Vec<usize>,
}

pub fn answer(case: &BoxCase) -> Result<Finding, Fault> {
    let Some(asked) = case.auction.asked()? else {
        return Ok(Finding::new(begins(&case.auction)));
    };
    let allowed = asked.before.check(asked.call);
    allowed.map_err(|_| Fault::CallNotRuled)?;
    let mut asking = Interview::new(&case.path);
    let _ = ask(&mut asking, &asked);
    Ok(asking.finding)
}

const MATTERS: [(bool, &str); 2] = [(false, "desk-box-is-it"), (true, "desk-box-stop")];

fn ask(asking: &mut Interview<'_>, asked: &Asked) -> Told {
    match asked.call {
        Call::Bid(bid) if asking.one("desk-ask-played", &MATTERS)? => stop(asking, asked, bid),
        _ => made(asking, asked),
    }
}

const RULES: [(CallMadeWhen, &str); 2] = [
    (CallMadeWhen::OutOfBox, "scene-box-rule-out"),
    (CallMadeWhen::OnTable, "scene-box-rule-table"),
];

const CARDS: [(CardAt, &str); 8] = [
    (CardAt::OnTable, "scene-box-on-table"),
    (CardAt::NearTable, "scene-box-near-table"),
    (CardAt::HeldAsCall, "scene-box-held"),
    (CardAt::InHand, "scene-box-in-hand"),
    (CardAt::HalfPulled, "scene-box-half-pulled"),
    (CardAt::Touched, "scene-box-touched"),
    (CardAt::Fallen, "scene-box-fallen"),
    (CardAt::TakenBack, "scene-box-taken-back"),
];

/// Has the call been made?
fn made(asking: &mut Interview<'_>, asked: &Asked) -> Told {
    let (by, call) = (asked.seat, asked.call);
    let when = asking.one("desk-ask-box-rule", &RULES)?;
    let cards = CARDS.map(|(card, id)| {
        let scene = of(Phrase::new(id), by).with("call", Fact::Call(call));
        (card, scene)
    });
    let card = asking.among(Phrase::new("desk-how"), cards)?;
    let mut pulled = BoxCall {
        when,
        card,
        call,
        unintended: false,
    };
    // Only a call that has been made can be a slip.
    let slip = match pulled.ruling().0 {
        CallState::NotMade => Some(false),
        _ => asking.yes("desk-ask-box-slip"),
    };
    pulled.unintended = slip.unwrap_or_default();
    let (state, reasons) = pulled.ruling();
    let id = match state {
        CallState::Made => "desk-box-made",
        CallState::MayBeChanged => "desk-box-slip",
        CallState::NotMade => "desk-box-not-made",
    };
    asking.finding.headline = of(Phrase::new(id), by);
    asking.finding.rules(reasons);
    if let Some((barred, reasons)) = pulled.given_away(by) {
        asking.finding.say(may_not_use(barred));
        asking.finding.rules(reasons);
    }
    let exercise = BiddingBox {
        when: Some(when),
        card: Some(card),
        slip: pulled.unintended,
        ..begun(asked)
    };
    asking.finding.exercise = Item::new(exercise).ok();
    slip.map(|_| ())
}

fn may_not_use(barred: Barred) -> Phrase {
    let mut seats = Seat::ALL.into_iter().filter(|&seat| barred.includes(seat));
    match seats.next() {
        Some(seat) => of(Phrase::new("desk-information-partner"), seat),
        None => Phrase::new("desk-information-nobody"),
    }
}

const TEMPO: [(Option<Tempo>, &str); 4] = [
    (None, "desk-stop-not-yet"),
    (Some(Tempo::AtOnce), "scene-tempo-at-once"),
    (Some(Tempo::AsRequired), "scene-tempo-as-required"),
    (Some(Tempo::TooLong), "scene-tempo-too-long"),
];

/// The stop card: is it needed, who waits, and what does the pace tell?
fn stop(asking: &mut Interview<'_>, asked: &Asked, bid: Bid) -> Told {
    let (jump, needed) = needs_stop(&asked.before, bid)?;
    let (waits, pauses) = who_pauses(jump, asked.seat);
    let id = if jump {
        "desk-stop-needed"
    } else {
        "desk-stop-needless"
    };
    let lho = waits.unwrap_or(asked.seat.lho());
    asking.finding.headline = of(Phrase::new(id), lho).with("bid", Fact::Bid(bid));
    asking.finding.rules([needed, pauses]);
    let used = asking.yes("desk-ask-stop-used");
    let slip = match (jump, used) {
        (true, Some(false)) => Some(StopSlip::Omitted),
        (false, Some(true)) => Some(StopSlip::Needless),
        _ => None,
    };
    asking.finding.rules(slip.map(|_| bid_stands(bid)));
    let practises = |asking: &mut Interview<'_>, stop, tempo| {
        let exercise = BiddingBox {
            stop,
            tempo,
            ..begun(asked)
        };
        asking.finding.exercise = Item::new(exercise).ok();
    };
    practises(asking, slip, None);
    used?;
    if !jump {
        return Some(());
    }
    let paces = TEMPO.map(|(tempo, id)| (tempo, of(Phrase::new(id), lho)));
    let tempo = asking.among(of(Phrase::new("desk-ask-stop-tempo"), lho), paces)??;
    let (barred, reasons) = tempo.source().barred(lho);
    asking.finding.headline = may_not_use(barred);
    asking.finding.rules(reasons);
    practises(asking, None, Some(tempo));
    Some(())
}

/// The exercise, as far as the calls say.
fn begun(asked: &Asked) -> BiddingBox {
    BiddingBox {
        dealer: asked.before.dealer().into(),
        auction: (&asked.before).into(),
        call: asked.call.into(),
        when: None,
        card: None,
        slip: false,
        stop: None,
        tempo: None,
    }
}
