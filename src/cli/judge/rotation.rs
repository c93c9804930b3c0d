//! `call_out_of_rotation`.

use serde::{Deserialize, Serialize};

use crate::engine::auction::Silence;
use crate::engine::laws::call_consequence::CallConsequence;
use crate::engine::laws::change_of_call::ChangeOfCall;
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::insufficient_bid;
use crate::engine::laws::must_pass;
use crate::engine::laws::out_of_rotation::{
    self, Case, Comparison, NoReplacement, NotOutOfRotation, OutOfRotation, Remedy,
};
use crate::engine::{Auction, Bid, Call, Citation, IllegalCall, Offer, Seat};

use super::auction;
use super::consequences::{
    Choice, Outcome, Settled, Taken, call, calls, illegal, next_to_call, one_call, shown,
};
use super::inadmissible::{Parts, change_options, rectified};
use super::insufficient::acceptance;
use super::own_turn::{bound, compared, must_repeat, own_turn};
use super::refusal::Refusal;
use super::wire::{SeatOut, Text, Words};

#[derive(Deserialize)]
pub(super) struct Asked<'a> {
    #[serde(borrow)]
    auction: Words<'a>,
    #[serde(borrow, default)]
    dealer: Option<Text<'a>>,
    #[serde(borrow)]
    seat: Text<'a>,
    #[serde(borrow)]
    call: Text<'a>,
    #[serde(default)]
    accepted: Option<bool>,
    /// A pass that is handled like a bid.
    #[serde(default, alias = "artificial_pass")]
    artificial: bool,
    /// What it showed, if it was an artificial bid.
    #[serde(borrow, default)]
    shows: Option<Words<'a>>,
    /// The player whose turn it was must pass for an earlier irregularity.
    #[serde(default, alias = "must_pass")]
    rho_must_pass: bool,
    /// What the player whose turn it was called over it, before any ruling.
    #[serde(borrow, default)]
    called_over: Option<Text<'a>>,
    /// Whether he did so in order to accept: only where he is the dealer.
    #[serde(default)]
    accepts: bool,
    /// For inadmissible doubles: whether the left-hand opponent has called.
    #[serde(default)]
    lho_called: bool,
    /// For a change of call: whether the first call was never intended.
    #[serde(default)]
    unintended: bool,
    /// What the others called, in order, from the refusal to the offender's own turn.
    #[serde(borrow, default, alias = "then")]
    rho_call: Option<Words<'a>>,
    #[serde(borrow, default)]
    replacement: Option<Text<'a>>,
    #[serde(default)]
    comparable: bool,
    /// The call that had to be repeated is insufficient: whether that is accepted.
    #[serde(default)]
    replacement_accepted: Option<bool>,
}

#[derive(Serialize)]
pub(super) struct Ruled {
    /// Whose turn it was.
    turn_was: SeatOut,
    /// The same, seen from the offender.
    due: &'static str,
    options: Vec<Choice>,
    #[serde(flatten)]
    settled: Settled,
}

fn due(seat: Seat, turn: Seat) -> &'static str {
    match turn {
        _ if turn == seat.rho() => "rho",
        _ if turn == seat.partner() => "partner",
        _ => "lho",
    }
}

pub(super) fn call_out_of_rotation(asked: &Asked<'_>) -> Result<Ruled, Refusal> {
    let mut auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let turn = auction.turn();
    if asked.rho_must_pass {
        let law = Citation::duplicate("30A");
        must_pass::impose(&mut auction, turn, Silence::Once(law));
    }
    let irregular = OutOfRotation {
        seat: asked.seat.seat()?,
        call: one_call(&asked.call)?,
        artificial_pass: asked.artificial,
        shows: shown(asked.shows.as_ref())?,
    };
    let case = irregular.case(&auction).map_err(Refusal::impossible)?;
    let (options, taken, why) = match case {
        Case::Inadmissible(double) => asked.inadmissible(double, &auction)?,
        Case::Change(change) => asked.change(change, &auction)?,
        Case::InsteadOfPass(_) | Case::InRotation | Case::Plain(_) => {
            asked.plain(irregular, auction)?
        }
    };
    Ok(Ruled {
        turn_was: SeatOut(turn),
        due: due(irregular.seat, turn),
        options,
        settled: Settled::new(taken, turn, &why),
    })
}

impl Asked<'_> {
    fn inadmissible(
        &self,
        double: InadmissibleDouble,
        auction: &Auction,
    ) -> Result<Parts, Refusal> {
        let noticed = if self.lho_called {
            Noticed::AfterLhoCalled
        } else {
            Noticed::BeforeLhoCalled
        };
        let double = InadmissibleDouble { noticed, ..double };
        let ruling = double.ruling(auction).map_err(Refusal::impossible)?;
        let (options, taken) = rectified(&ruling, double.seat);
        Ok((options, Some(taken), ruling.reasons))
    }

    fn change(&self, change: ChangeOfCall, auction: &Auction) -> Result<Parts, Refusal> {
        let change = ChangeOfCall {
            unintended: self.unintended,
            comparable: self.comparable,
            ..change
        };
        change_options(change, auction, self.accepted)
    }

    fn plain(&self, irregular: OutOfRotation, mut auction: Auction) -> Result<Parts, Refusal> {
        let (seat, turn) = (irregular.seat, auction.turn());
        let ruling = irregular.ruling(&auction).map_err(Refusal::impossible)?;
        let open = ruling
            .options
            .iter()
            .filter(|offer| self.leaves(offer.choice));
        let options = open.map(|offer| option(irregular, turn, offer)).collect();
        let over = call(self.called_over.as_ref())?;
        let by_dealer = turn == seat.lho();
        let by_law = ruling
            .follows(&Remedy::InRotation)
            .map(|_| Remedy::InRotation);
        if by_law.is_none()
            && let Some(why) = self.contradiction(by_dealer)
        {
            return Err(Refusal::request(why));
        }
        let Some(remedy) = by_law.or_else(|| self.chosen(over, by_dealer)) else {
            return Ok((options, None, ruling.reasons));
        };
        let Some(follows) = ruling.follows(&remedy) else {
            let why = "nobody but an opponent of the offender can call in turn over it (Law 28B)";
            return Err(Refusal::impossible(why));
        };
        // Whose turn it was is told besides; what is left is how the call is judged.
        let judged = ruling.reasons.get(1..).unwrap_or_default();
        let outcome = Outcome::because(judged, follows, seat, None);
        let mut taken = Taken::new(word(remedy), outcome);
        let irregularly = match remedy {
            Remedy::Accept => irregular.accept(&mut auction).map(|()| None),
            Remedy::CallInTurn => irregular.call_in_turn(&mut auction).map(|()| None),
            Remedy::InRotation => irregular.count_as_in_rotation(&mut auction),
            Remedy::Cancel => irregular.cancel(&mut auction).map(|()| None),
        }
        .map_err(Refusal::impossible)?;
        let too_low = match (irregularly, irregular.call) {
            (Some(_), Call::Bid(bid)) => Some(bid),
            _ => None,
        };
        if let Some(bid) = too_low
            && let Ok((choices, _)) = acceptance(&auction, bid, None)
        {
            taken.then = choices;
        }
        if let Some(over) = over {
            if let Some(bid) = too_low {
                insufficient_bid::accept(&mut auction, bid, false).map_err(Refusal::impossible)?;
            }
            push(&mut auction, over)?;
            taken.then.clear();
            taken.outcome = taken.outcome.now(next_to_call(&auction));
        }
        if remedy == Remedy::Cancel
            && let Some(later) = self.at_own_turn(irregular, &mut auction)?
        {
            taken = later;
        }
        Ok((options, Some(taken), ruling.reasons))
    }

    /// Who calls over it has either accepted it or not.
    fn contradiction(&self, by_dealer: bool) -> Option<&'static str> {
        self.called_over.as_ref()?;
        match (self.accepted, self.accepts) {
            (Some(true), _) | (_, true) if !by_dealer => {
                Some("`called_over` is a call in turn, which does not accept the one before it")
            }
            (Some(false), true) => Some("`accepted` and `accepts` contradict each other"),
            _ => None,
        }
    }

    /// Whether a remedy is still open.
    fn leaves(&self, remedy: Remedy) -> bool {
        match remedy {
            Remedy::InRotation => true,
            Remedy::Accept => self.accepted != Some(false),
            Remedy::CallInTurn => self.accepted.is_none(),
            Remedy::Cancel => self.accepted != Some(true),
        }
    }

    /// What was done, as far as the question tells.
    fn chosen(&self, over: Option<Call>, by_dealer: bool) -> Option<Remedy> {
        let played_on = self.rho_call.is_some() || self.replacement.is_some();
        match (over, self.accepted) {
            (Some(_), Some(true)) if by_dealer => Some(Remedy::Accept),
            (Some(_), _) if self.accepts && by_dealer => Some(Remedy::Accept),
            (Some(_), _) => Some(Remedy::CallInTurn),
            (None, Some(true)) => Some(Remedy::Accept),
            (None, Some(false)) => Some(Remedy::Cancel),
            (None, None) => played_on.then_some(Remedy::Cancel),
        }
    }

    /// Plays on from the refusal to the offender's own call, as far as it is told.
    fn at_own_turn(
        &self,
        irregular: OutOfRotation,
        auction: &mut Auction,
    ) -> Result<Option<Taken>, Refusal> {
        let seat = irregular.seat;
        for call in self.rho_call.as_ref().map_or(Ok(Vec::new()), calls)? {
            push(auction, call)?;
        }
        let replacement = call(self.replacement.as_ref())?;
        if auction.has_ended() {
            if replacement.is_some() {
                return Err(Refusal::impossible(NotOutOfRotation::AuctionOver));
            }
            let follows = out_of_rotation::never_replaced(irregular, auction);
            return Ok(Some(Taken::new("ended", Outcome::of(&follows, seat, None))));
        }
        if auction.turn() != seat {
            return match replacement {
                Some(_) if self.rho_call.is_some() || auction.turn() == seat.rho() => {
                    let missing = "before a replacement, `rho_call` must reach the offender's turn";
                    Err(Refusal::request(missing))
                }
                // Partner's turn or the dealer's: what is called there changes nothing.
                Some(call) => compared(irregular, call, self.comparable, auction).map(Some),
                None => Ok(None),
            };
        }
        let Some(call) = replacement else {
            return bound(irregular, auction).map(Some);
        };
        if auction.awaited(seat).is_none() {
            // A natural pass at the right-hand opponent's turn: he must pass, and nothing else.
            push(auction, call)?;
            let follows = out_of_rotation::follows(irregular, Some(call), Comparison::Repeated);
            let outcome = Outcome::of(&follows, seat, next_to_call(auction));
            return Ok(Some(Taken::new("pass", outcome)));
        }
        if let Err(IllegalCall::RepeatedTooLow { bid, .. }) = auction.check(call) {
            return self.repeated_too_low(bid, auction).map(Some);
        }
        let repeats = must_repeat(auction, seat).is_some();
        let follows = out_of_rotation::replace(auction, call, self.comparable);
        let follows = follows.map_err(|why| match why {
            NoReplacement::Illegal(why) => illegal(seat, call, &why.reason()),
            NoReplacement::NothingToReplace => Refusal::impossible(why),
        })?;
        let option = match (repeats, self.comparable) {
            (true, _) => "repeat",
            (_, true) => "comparable",
            _ => "other",
        };
        Ok(Some(Taken::new(option, Outcome::of(&follows, seat, None))))
    }

    /// The bid is repeated as it must be, and Law 27 goes on from there.
    fn repeated_too_low(&self, bid: Bid, auction: &Auction) -> Result<Taken, Refusal> {
        let (then, taken) = acceptance(auction, bid, self.replacement_accepted)?;
        if let Some(taken) = taken {
            return Ok(taken);
        }
        let seat = auction.turn();
        let judged = out_of_rotation::judged_as_insufficient(bid);
        let outcome = Outcome::of(&[judged], seat, Some(seat));
        let repeat = Taken::new("repeat", outcome);
        Ok(Taken { then, ..repeat })
    }
}

fn option(irregular: OutOfRotation, turn: Seat, offer: &Offer<Remedy, CallConsequence>) -> Choice {
    let outcome = Outcome::of(&offer.follows, irregular.seat, None);
    let then = match offer.choice {
        Remedy::Cancel => own_turn(irregular, turn),
        _ => Vec::new(),
    };
    let by = by(offer.choice, irregular.seat, turn);
    Choice::new(word(offer.choice), by, outcome).then(then)
}

const fn word(remedy: Remedy) -> &'static str {
    match remedy {
        Remedy::Accept => "accept",
        Remedy::CallInTurn => "call_in_turn",
        Remedy::Cancel => "cancel",
        Remedy::InRotation => "in_rotation",
    }
}

fn by(remedy: Remedy, seat: Seat, turn: Seat) -> Option<Seat> {
    match remedy {
        Remedy::Accept | Remedy::Cancel => Some(seat.lho()),
        Remedy::CallInTurn => Some(turn),
        Remedy::InRotation => None,
    }
}

fn push(auction: &mut Auction, call: Call) -> Result<(), Refusal> {
    let pushed = auction.push(call);
    pushed.map_err(|why| illegal(auction.turn(), call, &why.reason()))
}
