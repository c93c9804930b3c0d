//! `insufficient_bid`.

use serde::Deserialize;

use crate::engine::auction::Shown;
use crate::engine::laws::insufficient_bid::{
    self, Acceptance, Correction, NoReplacement, Replacement,
};
use crate::engine::notation::parse_call;
use crate::engine::{Auction, Bid, Call, Choice as _};

use super::answer::Answer;
use super::auction;
use super::consequences::{
    Choice, Parts, illegal, one_bid, one_call, options, ruled, shown, taken,
};
use super::refusal::Refusal;
use super::wire::{Tokens, each, either, given, optional};

#[derive(Deserialize)]
pub(super) struct BidAsked {
    auction: Tokens,
    dealer: Option<String>,
    bid: String,
    replacement: Option<String>,
    accepted: Option<bool>,
    /// Whether the Director rules the replacement comparable.
    comparable: Option<bool>,
    /// What the bid showed, if it was artificial.
    shows: Option<Tokens>,
    /// What the replacement shows, if it is artificial.
    replacement_shows: Option<Tokens>,
    /// Whether the replacement was made before the Director ruled.
    before_ruling: Option<bool>,
    /// For an insufficient replacement: whether the left-hand opponent accepts it.
    replacement_accepted: Option<bool>,
    /// Replacements cancelled before this one.
    #[serde(default)]
    tried: Tokens,
}

/// There are 38 calls, so no more can have been tried.
const MOST_TRIED: usize = 38;

pub(super) fn insufficient_bid(asked: &BidAsked) -> Result<Answer, Refusal> {
    let mut auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let bid = one_bid(&asked.bid)?;
    let replacement = optional(asked.replacement.as_ref(), one_call)?;
    let shows = shown(asked.shows.as_ref())?;
    let offender = auction.turn();
    let accepted = asked.accepted.filter(|accepted| *accepted);
    let (mut offered, mut settled, why) = acceptance(&auction, bid, accepted)?;
    // If the bid is refused, the other options follow below.
    offered.truncate(usize::from(asked.accepted != Some(false)));
    if asked.accepted != Some(true) {
        insufficient_bid::refuse(&mut auction, bid, shows).map_err(Refusal::impossible)?;
        let showing = shown(asked.replacement_shows.as_ref())?;
        let tried: Vec<Call> = each(&asked.tried.0, parse_call)?;
        if tried.len() > MOST_TRIED {
            let message = format!("{} calls were tried: there are {MOST_TRIED}", tried.len());
            return Err(Refusal::impossible(message));
        }
        for tried in tried {
            replace(&mut auction, &asked.replacement(tried, false, showing))?;
        }
        offered.extend(corrections(&auction, bid, shows)?);
        if let Some(call) = replacement {
            settled = Some(asked.replaced(call, &mut auction)?);
        }
    }
    let answer = Answer::default().with("offender", offender.letter());
    Ok(ruled(answer, (offered, settled, why), offender))
}

impl BidAsked {
    /// A replacement. `shows` is passed in, already parsed: many replacements may have been tried.
    fn replacement(&self, call: Call, comparable: bool, shows: Option<Shown>) -> Replacement {
        Replacement {
            call,
            comparable,
            premature: given(self.before_ruling),
            shows,
        }
    }

    /// The result of the replacement. A second insufficient bid may be accepted (Law 27B4).
    fn replaced(&self, call: Call, auction: &mut Auction) -> Result<Choice, Refusal> {
        let again = match call {
            Call::Bid(bid) => acceptance(auction, bid, Some(true)).ok(),
            _ => None,
        };
        let mut then = Vec::new();
        match (again, self.replacement_accepted) {
            (None, Some(_)) => {
                let why = "`replacement_accepted` is about an insufficient replacement";
                return Err(Refusal::request(why));
            }
            (Some((_, Some(accepted), _)), Some(true)) => return Ok(accepted),
            (Some((choices, ..)), None) => then = choices,
            _ => {}
        }
        let showing = shown(self.replacement_shows.as_ref())?;
        let replacement = self.replacement(call, given(self.comparable), showing);
        let mut replaced = replace(auction, &replacement)?;
        replaced.then = then;
        Ok(replaced)
    }
}

/// The left-hand opponent's choice, from the field `accepted`.
pub(super) fn chosen(accepted: bool) -> Acceptance {
    either(accepted, Acceptance::Accept, Acceptance::Refuse)
}

/// The left-hand opponent's options about an insufficient bid in turn, and the one taken.
pub(super) fn acceptance(
    auction: &Auction,
    bid: Bid,
    accepted: Option<bool>,
) -> Result<Parts, Refusal> {
    let offender = auction.turn();
    let ruling = insufficient_bid::ruling(auction, bid, false).map_err(Refusal::impossible)?;
    let choice = accepted.map(chosen);
    let taken = choice.and_then(|choice| taken(&ruling, &[], offender, choice));
    let lho = Some(offender.lho());
    let options = options(&ruling, &[], offender, |_| lho);
    Ok((options, taken, ruling.reasons))
}

/// The offender's options once the bid is refused.
fn corrections(
    auction: &Auction,
    bid: Bid,
    shows: Option<Shown>,
) -> Result<impl Iterator<Item = Choice>, Refusal> {
    let offender = auction.turn();
    let ruling = insufficient_bid::replacements(auction).map_err(Refusal::impossible)?;
    // If the bid was artificial, the lowest bid that shows the same depends on the system played.
    let lowest = auction.lowest_sufficient(bid.strain).map(Call::Bid);
    let lowest = lowest.filter(|_| shows.is_none());
    Ok(ruling.options.into_iter().map(move |offer| {
        let next = Some(offender.lho());
        Choice {
            by: Some(offender),
            call: lowest.filter(|_| offer.choice == Correction::LowestSufficient),
            ..Choice::of(offer.choice.id(), &offer.follows, offender, next)
        }
    }))
}

/// Makes a replacement and returns its consequences.
fn replace(auction: &mut Auction, replacement: &Replacement) -> Result<Choice, Refusal> {
    let offender = auction.turn();
    let (correction, follows) =
        insufficient_bid::replace(auction, replacement).map_err(|why| match why {
            NoReplacement::Inadmissible(why) => illegal(offender, replacement.call, why.reason()),
            NoReplacement::NothingToReplace => Refusal::impossible(why),
        })?;
    Ok(Choice::of(correction.id(), &follows, offender, None))
}
