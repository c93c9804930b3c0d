//! `insufficient_bid`.

use serde::Deserialize;

use crate::engine::auction::Shown;
use crate::engine::laws::insufficient_bid::{
    self, Acceptance, Correction, NoReplacement, Replacement,
};
use crate::engine::{Auction, Bid, Call, Seat};

use super::auction;
use super::consequences::{
    Choice, Outcome, Ruled, Settled, Taken, call, calls, illegal, one_call, shown,
};
use super::refusal::{Code, Refusal};
use super::wire::{SeatOut, Text, Words};

#[derive(Deserialize)]
pub(super) struct Asked<'a> {
    #[serde(borrow)]
    auction: Words<'a>,
    #[serde(borrow, default)]
    dealer: Option<Text<'a>>,
    #[serde(borrow)]
    bid: Text<'a>,
    #[serde(borrow, default)]
    replacement: Option<Text<'a>>,
    #[serde(default)]
    accepted: Option<bool>,
    /// The Director rules the replacement comparable.
    #[serde(default)]
    comparable: bool,
    /// What the bid showed, if it was artificial.
    #[serde(borrow, default)]
    shows: Option<Words<'a>>,
    /// What the replacement shows, if it is artificial.
    #[serde(borrow, default)]
    replacement_shows: Option<Words<'a>>,
    /// The replacement came before the Director.
    #[serde(default)]
    before_ruling: bool,
    /// The replacement is insufficient too, and the left-hand opponent accepts that one.
    #[serde(default)]
    replacement_accepted: Option<bool>,
    /// Replacements that were cancelled before this one.
    #[serde(borrow, default)]
    tried: Words<'a>,
}

const fn word(correction: Correction) -> &'static str {
    match correction {
        Correction::LowestSufficient => "lowest_sufficient",
        Correction::Comparable => "comparable",
        Correction::Other => "other",
        Correction::Double => "double",
        Correction::InsufficientAgain => "insufficient_again",
    }
}

/// The calls there are; nobody tries more before one stands.
const MOST_TRIED: usize = 38;

pub(super) fn insufficient_bid(asked: &Asked<'_>) -> Result<Ruled, Refusal> {
    let mut auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let bid = match one_call(&asked.bid)? {
        Call::Bid(bid) => bid,
        other => {
            let message = format!("{} is not a bid", crate::engine::notation::call(other));
            return Err(Refusal::new(Code::BadNotation, message));
        }
    };
    let replacement = call(asked.replacement.as_ref())?;
    let shows = shown(asked.shows.as_ref())?;
    let offender = auction.turn();
    let ruling = insufficient_bid::ruling(&auction, bid, false).map_err(Refusal::impossible)?;
    let lho = offender.lho();
    let accepting = ruling.follows(&Acceptance::Accept).unwrap_or_default();
    let accepted = || Outcome::of(accepting, offender, None);
    let mut options = Vec::new();
    if asked.accepted != Some(false) {
        options.push(Choice::new("accept", Some(lho), accepted()));
    }
    let mut taken = None;
    if asked.accepted == Some(true) {
        taken = Some(Taken::new("accept", accepted()));
    } else {
        insufficient_bid::refuse(&mut auction, bid, shows).map_err(Refusal::impossible)?;
        let showing = shown(asked.replacement_shows.as_ref())?;
        let tried = calls(&asked.tried)?;
        if tried.len() > MOST_TRIED {
            let message = format!("{} calls were tried: there are {MOST_TRIED}", tried.len());
            return Err(Refusal::impossible(message));
        }
        for tried in tried {
            replace(&mut auction, &asked.replacement(tried, false, showing))?;
        }
        options.extend(offered(&auction, offender, bid, shows)?);
        if let Some(call) = replacement {
            taken = Some(asked.replaced(call, &mut auction)?);
        }
    }
    Ok(Ruled {
        offender: SeatOut(offender),
        options,
        settled: Settled::new(taken, offender, &ruling.reasons),
    })
}

impl Asked<'_> {
    /// `shows` is read once: a long list may have been tried.
    const fn replacement(&self, call: Call, comparable: bool, shows: Option<Shown>) -> Replacement {
        Replacement {
            call,
            comparable,
            premature: self.before_ruling,
            shows,
        }
    }

    /// What the replacement leads to; a second insufficient bid may be accepted (Law 27B4).
    fn replaced(&self, call: Call, auction: &mut Auction) -> Result<Taken, Refusal> {
        let again = match call {
            Call::Bid(bid) => acceptance(auction, bid, Some(true)).ok(),
            _ => None,
        };
        let (choices, accepted) = match (again, self.replacement_accepted) {
            (None, Some(_)) => {
                let why = "`replacement_accepted` is about an insufficient replacement";
                return Err(Refusal::request(why));
            }
            (Some((_, Some(accepted))), Some(true)) => return Ok(accepted),
            (again, accepted) => (again.map_or(Vec::new(), |(choices, _)| choices), accepted),
        };
        let showing = shown(self.replacement_shows.as_ref())?;
        let replacement = self.replacement(call, self.comparable, showing);
        let (correction, outcome) = replace(auction, &replacement)?;
        let taken = Taken::new(word(correction), outcome);
        let then = if accepted.is_none() {
            choices
        } else {
            Vec::new()
        };
        Ok(Taken { then, ..taken })
    }
}

/// What the left-hand opponent may choose about an insufficient bid at the turn,
/// and what follows where he has.
pub(super) fn acceptance(
    auction: &Auction,
    bid: Bid,
    accepted: Option<bool>,
) -> Result<(Vec<Choice>, Option<Taken>), Refusal> {
    let offender = auction.turn();
    let ruling = insufficient_bid::ruling(auction, bid, false).map_err(Refusal::impossible)?;
    let (mut choices, mut taken) = (Vec::new(), None);
    for offer in &ruling.options {
        let (option, chosen) = match offer.choice {
            Acceptance::Accept => ("accept", Some(true)),
            Acceptance::Refuse => ("refuse", Some(false)),
        };
        let outcome = || Outcome::of(&offer.follows, offender, None);
        choices.push(Choice::new(option, Some(offender.lho()), outcome()));
        if chosen == accepted {
            taken = Some(Taken::new(option, outcome()));
        }
    }
    Ok((choices, taken))
}

/// What the offender may choose, once the bid is refused.
fn offered(
    auction: &Auction,
    offender: Seat,
    bid: Bid,
    shows: Option<Shown>,
) -> Result<impl Iterator<Item = Choice>, Refusal> {
    let ruling = insufficient_bid::replacements(auction).map_err(Refusal::impossible)?;
    // Where the bid was artificial, the lowest one that shows the same depends on the system.
    let lowest = auction
        .lowest_sufficient(bid.strain)
        .filter(|_| shows.is_none())
        .map(Call::Bid);
    Ok(ruling.options.into_iter().map(move |offer| {
        let outcome = Outcome::of(&offer.follows, offender, Some(offender.lho()));
        let call = lowest.filter(|_| offer.choice == Correction::LowestSufficient);
        Choice::new(word(offer.choice), Some(offender), outcome).call(call)
    }))
}

fn replace(
    auction: &mut Auction,
    replacement: &Replacement,
) -> Result<(Correction, Outcome), Refusal> {
    let offender = auction.turn();
    let before = &*auction;
    let replaced = insufficient_bid::classify(before, replacement).map_err(|why| match why {
        NoReplacement::Inadmissible(why) => illegal(offender, replacement.call, &why.reason()),
        NoReplacement::NothingToReplace => Refusal::impossible(why),
    });
    replaced?;
    let (correction, follows) =
        insufficient_bid::replace(auction, replacement).map_err(Refusal::impossible)?;
    Ok((correction, Outcome::of(&follows, offender, None)))
}
