//! `insufficient_bid`: may the bid stand, how is it rectified, and what may the partner still do
//! (Laws 26 and 27)?
//! ```ron
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", reply: partner_accepts)
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", over: "1S")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", refused: true, comparable: "X")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", tried: "X", replaced: "2H")
//! ```

use crate::asked::Partly;
use crate::auction::decisive;
use crate::fields::{self, CallText, Calls};
use crate::play::plausible::{self, Turned};
use crate::prelude::*;
use crate::rulings::first;
use crate::rulings::rectification::{
    self, COMPARABLE_FORGOTTEN, Follows, RHO_ACCEPTS, Scene, about, called, found, instead_of_lho,
    said, who_accepts,
};
use engine::Chooser;
use engine::auction::{Silence, every_bid};
use engine::laws::insufficient_bid::{self, Correction, Replacement, replace};

pub(crate) const SKILLS: &[Skill] = &[Skill::InsufficientBid, Skill::ReplacementCall];

mistakes! {
    NEVER_STANDS = "insufficient-never-stands",
    OLD_BID_TO_BEAT = "old-bid-to-beat",
    PASS_IS_FREE = "replaced-by-pass-is-free",
    ANY_LEVEL_IS_FREE = "replaced-at-any-level",
    ANY_BID_IS_FREE = "replaced-by-any-bid",
    DOUBLE_IS_FREE = "replaced-by-double",
    ALWAYS_SILENCED = "correction-always-silences",
    SILENCED_ONCE = "insufficient-silences-once",
    SECOND_TRY_FORGIVEN = "second-try-forgiven",
    ..rectification::MISTAKES,
}

/// Which opponent accepts the bid, relative to the one who may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Accepts,
    PartnerAccepts,
}

position! {
    /// An insufficient bid in turn, and how the scene continues: see the examples of the module.
    #[serde(rename = "insufficient_bid")]
    pub struct InsufficientBid {
        dealer: Dealer = default,
        auction: Calls,
        bid: CallText,
        reply: Option<Reply> = default,
        /// The left-hand opponent's immediate call.
        over: Option<CallText> = default,
        refused: bool = default,
        /// The first replacement of the refused bid, which was cancelled too.
        tried: Option<CallText> = default,
        /// The final replacement.
        replaced: Option<CallText> = default,
        /// The one call that the Director rules comparable.
        comparable: Option<CallText> = default,
    }
}

impl InsufficientBid {
    /// A bid in turn, before any reaction.
    pub fn new(auction: &Auction, bid: Bid) -> Self {
        Self {
            dealer: auction.dealer().into(),
            auction: auction.into(),
            bid: Call::Bid(bid).into(),
            reply: None,
            over: None,
            refused: false,
            tried: None,
            replaced: None,
            comparable: None,
        }
    }
}

impl Exercise for InsufficientBid {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id, call| Fault::new(id, Field::Call, notation::call(call));
        let case = Case::new(fields::auction(self.dealer, &self.auction), *self.bid);
        let mut case = case.ok_or_else(|| fault("not-irregular", *self.bid))?;
        let [over, tried, replaced, comparable] =
            [&self.over, &self.tried, &self.replaced, &self.comparable]
                .map(|call| call.as_deref().copied());
        let refused = self.refused || replaced.is_some();
        let turns = [self.reply.is_some(), over.is_some(), refused];
        if turns.into_iter().filter(|taken| *taken).count() > 1 {
            return Err(fault("one-turn-only", *self.bid));
        }
        let out_of_place = match replaced {
            Some(call) => comparable.filter(|other| *other != call),
            None => tried.or(comparable.filter(|_| !refused)),
        };
        let lho = case.offender.lho();
        let scene = match (self.reply, over, replaced) {
            _ if out_of_place.is_some() => None,
            (Some(Reply::PartnerAccepts), ..) => case.reacted(lho.partner(), None),
            (Some(Reply::Accepts), ..) | (None, Some(_), _) => case.reacted(lho, over),
            (None, None, Some(call)) => case.replaced(tried, call, comparable.is_some()),
            (None, None, None) if refused => case.refused(comparable),
            (None, None, None) => Some(case.open()),
        };
        let impossible = out_of_place.or(over).or(replaced).or(comparable);
        let scene = scene.ok_or_else(|| fault("cannot-be", impossible.unwrap_or(*self.bid)))?;
        let last_bid = decisive::last_bid(&case.auction);
        let auction = Exhibit::Auction {
            auction: case.auction,
            asked: Some(*self.bid),
        };
        Ok(scene.posed(auction, last_bid))
    }
}

struct Case {
    auction: Auction,
    offender: Seat,
    bid: Bid,
    accepter: Chooser,
    /// The rule that decides, and the rule that the bid breaks.
    reasons: Vec<Reason>,
    /// The auction if the bid is accepted, with any call made over it, or if it is refused.
    accepted: Auction,
    refused: Auction,
    /// The last bid, which the new bid does not beat.
    last: Bid,
    /// The lowest sufficient bid in the same denomination, and the bid one level higher.
    sufficient: Option<Call>,
    jump: Option<Call>,
}

fn lowest_bid(auction: &Auction) -> Option<Call> {
    let mut bids = every_bid().map(Call::Bid);
    bids.find(|&bid| auction.check(bid).is_ok())
}

/// A natural call in place of the refused bid.
const fn replacement(call: Call, comparable: bool) -> Replacement {
    Replacement {
        call,
        comparable,
        premature: false,
        shows: None,
    }
}

impl Case {
    /// `None` if the call is not an insufficient bid.
    fn new(auction: Auction, call: Call) -> Option<Self> {
        let Call::Bid(bid) = call else { return None };
        let (last, _) = auction.last_bid()?;
        let ruling = insufficient_bid::ruling(&auction, bid, false).ok()?;
        let (mut accepted, mut refused) = (auction.clone(), auction.clone());
        insufficient_bid::accept(&mut accepted, bid, false).ok()?;
        insufficient_bid::refuse(&mut refused, bid, None).ok()?;
        let bids = every_bid().filter(|other| other.strain == bid.strain);
        let mut sufficient = bids
            .map(Call::Bid)
            .filter(|&bid| auction.check(bid).is_ok());
        Some(Self {
            sufficient: sufficient.next(),
            jump: sufficient.next(),
            offender: auction.turn(),
            auction,
            bid,
            accepter: ruling.chooser,
            reasons: ruling.reasons.into_iter().rev().collect(),
            accepted,
            refused,
            last,
        })
    }

    /// The story up to the bid, followed by these sentences.
    fn told(&self, then: impl IntoIterator<Item = Phrase>) -> Vec<Phrase> {
        let too_low = about("scene-bids-too-low", self.offender)
            .with("bid", Fact::Bid(self.bid))
            .with("last", Fact::Bid(self.last));
        [too_low].into_iter().chain(then).collect()
    }

    /// Before any reaction: who may accept the bid?
    fn open(&self) -> Scene {
        let offender = self.offender;
        let prompt = about("exercise-insufficient_bid-accepts", offender);
        let prompt = prompt.with("bid", Fact::Bid(self.bid));
        let (mistakes, right) = (instead_of_lho(offender, NEVER_STANDS), self.accepter);
        let (who, word) = who_accepts(Skill::InsufficientBid, prompt, offender, right, mistakes);
        let who = who.because(self.reasons.clone()).giving_nothing_away();
        let asked = [who].into_iter().chain(self.lowest_next(None));
        Scene::new(self.told([]), asked, word)
    }

    /// An opponent accepts the bid or calls over it: does it stand, and what may be bid next?
    /// `None` if the call is illegal.
    fn reacted(&mut self, by: Seat, over: Option<Call>) -> Option<Scene> {
        let mut reaction = about("scene-says-accepts", by);
        if let Some(call) = over {
            self.accepted.push(call).ok()?;
            reaction = called("scene-calls-at-once", by, call);
        }
        let stands = self.accepter == Chooser::Player(by);
        let options = Options::plain([(true, "option-bid-stands"), (false, "option-bid-not-yet")]);
        let (mistake, witness) = match stands {
            true => ((NEVER_STANDS, false), "stands"),
            false => ((RHO_ACCEPTS, true), "not yet"),
        };
        let prompt = Phrase::new("exercise-insufficient_bid-stands");
        let prompt = prompt.with("bid", Fact::Bid(self.bid));
        let asked = Asked::one_of(Skill::InsufficientBid, prompt, &options, &stands)
            .because(self.reasons.clone())
            .mistakes(options.mistakes([mistake]));
        let next = self.lowest_next(over).filter(|_| stands);
        let asked = [asked].into_iter().chain(next);
        Some(Scene::new(self.told([reaction]), asked, witness))
    }

    /// What is the lowest sufficient bid now that the bid stands? `None` if there is none.
    fn lowest_next(&self, over: Option<Call>) -> Option<Asked> {
        let lowest = lowest_bid(&self.accepted)?;
        let options = Options::new(self.bids_near(lowest), |bid| said("option-call", *bid));
        let prompt = match over {
            Some(call) if call != Call::Pass => said("exercise-insufficient_bid-next-over", call),
            _ => Phrase::new("exercise-insufficient_bid-next"),
        };
        let prompt = prompt
            .with("seat", Fact::Seat(self.accepted.turn()))
            .with("bid", Fact::Bid(self.bid));
        let mistake = lowest_bid(&self.auction).map(|bid| (OLD_BID_TO_BEAT, bid));
        let asked = Asked::one_of(Skill::InsufficientBid, prompt, &options, &lowest)
            .because([self.accepted.reason(lowest)])
            .mistakes(options.mistakes(mistake));
        Some(asked)
    }

    /// Bids near the lowest one, ascending. How many bids precede it depends on the bid, so that
    /// its place does not give it away.
    fn bids_near(&self, lowest: Call) -> Vec<Call> {
        let bids = || every_bid().map(Call::Bid);
        let place = bids().take_while(|bid| *bid != lowest).count();
        let few_below = place - place % 3..place;
        let above = [place, place + 2, place + 5];
        let without_accepting = lowest_bid(&self.auction);
        let near = bids().enumerate().filter(|(at, bid)| {
            few_below.contains(at) || above.contains(at) || Some(*bid) == without_accepting
        });
        near.map(|(_, bid)| bid).collect()
    }

    /// The bid is refused: which calls leave the partner free? `None` if `comparable` is illegal.
    fn refused(&self, comparable: Option<Call>) -> Option<Scene> {
        let (offender, partner) = (self.offender, self.offender.partner());
        let bids = [lowest_bid(&self.auction), self.sufficient, self.jump];
        let others = [Some(Call::Pass), Some(Call::Double), comparable];
        let wanted = |call: &Call| bids.contains(&Some(*call)) || others.contains(&Some(*call));
        let offered: Vec<Call> = self.auction.legal_calls().filter(wanted).collect();
        if comparable.is_some_and(|call| !offered.contains(&call)) {
            return None;
        }
        let is_free = |&call: &Call| {
            let mut auction = self.refused.clone();
            let replaced = replace(&mut auction, &replacement(call, comparable == Some(call)));
            replaced.is_ok() && auction.silence(partner) == Silence::Free
        };
        let free: Vec<Call> = offered.iter().copied().filter(is_free).collect();
        let bids: Vec<Call> = every_bid().map(Call::Bid).collect();
        let same = every_bid().filter(|bid| bid.strain == self.bid.strain);
        let same: Vec<Call> = same.map(Call::Bid).collect();
        let mistakes: [(Mistake, &[&[Call]]); 8] = [
            (ANY_BID_IS_FREE, &[&free, &bids]),
            (ANY_BID_IS_FREE, &[&bids, &[Call::Pass]]),
            (ANY_LEVEL_IS_FREE, &[&free, &same]),
            (PASS_IS_FREE, &[&free, &[Call::Pass]]),
            (PASS_IS_FREE, &[&[Call::Pass]]),
            (DOUBLE_IS_FREE, &[&free, &[Call::Double]]),
            (COMPARABLE_FORGOTTEN, &[self.sufficient.as_slice()]),
            (ALWAYS_SILENCED, &[]),
        ];
        let options = Options::new(offered, |call| said("option-call", *call));
        let mistakes = mistakes.map(|(mistake, calls)| (mistake, options.answers(&calls.concat())));
        let prompt = about("exercise-insufficient_bid-free", offender);
        let prompt = prompt.with("partner", Fact::Seat(partner));
        let asked = Asked::any_of(Skill::ReplacementCall, prompt, &options, &free)
            .partly(Partly::Never)
            .because([Reason::new("replaced-by-the-same", "27B1(a)")])
            .mistakes(mistakes)
            .working(self.lowest_sufficient().map(Step::Say));
        let comparison = match comparable {
            Some(call) => said("scene-one-call-comparable", call),
            None => Phrase::new("scene-no-call-comparable"),
        };
        let refused = about("scene-bid-not-accepted", offender.lho());
        let witness = fields::words(&free, notation::call);
        let told = self.told([refused, comparison]);
        Some(Scene::new(told, [asked], witness))
    }

    /// The bid is refused and replaced: what may the partner do, and what may declarer demand?
    fn replaced(&self, tried: Option<Call>, call: Call, comparable: bool) -> Option<Scene> {
        use Correction::{Comparable, Double, InsufficientAgain, LowestSufficient, Other};
        let offender = self.offender;
        let mut auction = self.refused.clone();
        if let Some(tried) = tried {
            let (cancelled, _) = replace(&mut auction, &replacement(tried, false)).ok()?;
            if !matches!(cancelled, Double | InsufficientAgain) {
                return None;
            }
        }
        let (correction, follows) = replace(&mut auction, &replacement(call, comparable)).ok()?;
        let amounts_to = match correction {
            LowestSufficient => "working-replaced-by-lowest",
            Comparable => "working-replaced-by-comparable",
            Double => "working-replaced-by-double",
            Other => "working-replaced-by-other",
            InsufficientAgain => return None,
        };
        let working = [
            self.lowest_sufficient(),
            Some(said(amounts_to, call)),
            tried.map(|call| said("working-tried-first", call)),
        ];
        let thought_free = match (correction, call) {
            // Else asked only if an earlier call has silenced the partner.
            (LowestSufficient | Comparable, _) => SECOND_TRY_FORGIVEN,
            (_, Call::Pass) => PASS_IS_FREE,
            (_, Call::Double | Call::Redouble) => DOUBLE_IS_FREE,
            (_, Call::Bid(bid)) if bid.strain == self.bid.strain => ANY_LEVEL_IS_FREE,
            (_, Call::Bid(_)) => ANY_BID_IS_FREE,
        };
        let mistakes = |silence| match (silence, correction) {
            (Silence::Free, Comparable) => [COMPARABLE_FORGOTTEN; 2],
            (Silence::Free, _) => [ALWAYS_SILENCED; 2],
            _ => [thought_free, SILENCED_ONCE],
        };
        let compared = comparable || self.sufficient != Some(call);
        let told = [
            Some(about("scene-bid-not-accepted", offender.lho())),
            tried.map(|call| called("scene-tries-first", offender, call)),
            Some(called("scene-replaces-by", offender, call)),
            compared.then(|| found(comparable)),
        ];
        let told = self.told(told.into_iter().flatten());
        let working = working.into_iter().flatten().map(Step::Say);
        let follows = Follows(Skill::ReplacementCall, offender, &follows);
        follows.scene(&auction, told, mistakes, working)
    }

    fn lowest_sufficient(&self) -> Option<Phrase> {
        let sufficient = self.auction.lowest_sufficient(self.bid.strain)?;
        let line = Phrase::new("working-lowest-sufficient")
            .with("last", Fact::Bid(self.last))
            .with("strain", Fact::Strain(self.bid.strain));
        Some(line.with("bid", Fact::Bid(sufficient)))
    }
}

/// An insufficient bid in a bank auction, made because its player overlooked a bid.
pub(crate) fn generate(draw: &mut Draw<'_>) -> InsufficientBid {
    let simple = r#"(auction: "1S", bid: "1H")"#;
    first(draw, 12, simple, Turned::auctioned, |whole, hands, draw| {
        let case = too_low(&whole, &hands, &mut draw.chance)?;
        Some(continued(&case, draw))
    })
}

/// A place where a bid is too low, usually by one level, because the last bid was overlooked.
fn too_low(whole: &Auction, hands: &BySeat<Hand>, chance: &mut Chance) -> Option<Case> {
    (0..6).find_map(|_| {
        let at = 1 + chance.below(whole.calls().len().saturating_sub(1));
        let (made, auction) = (whole.calls().get(at)?, whole.before(at));
        let meant = match made.call {
            Call::Bid(bid) => bid,
            _ => plausible::natural_bid(&auction, hands[made.seat])?,
        };
        let (last, _) = auction.last_bid()?;
        let low = every_bid().rev().filter(|bid| *bid <= last);
        let mut low = low.filter(|bid| bid.strain == meant.strain);
        let highest = low.next()?;
        let lower = low.next().filter(|_| chance.percent(15));
        Case::new(auction, Call::Bid(lower.unwrap_or(highest)))
    })
}

fn continued(case: &Case, draw: &mut Draw<'_>) -> InsufficientBid {
    let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
    let (auction, lowest, jump) = (&case.auction, case.sufficient, case.jump);
    let double = Some(Call::Double).filter(|&call| auction.check(call).is_ok());
    // A call that may show something similar.
    let similar = |chance: &mut Chance| chance.either(50, double.or(jump), jump.or(double));
    let mut made = InsufficientBid::new(auction, case.bid);
    match (draw.skill, difficulty) {
        (Skill::ReplacementCall, Difficulty::Easy) => {
            let call = match chance.below(10) {
                0..=4 => lowest,
                5 | 6 => chance.pick(&plausible::other_strains(auction, Call::Bid(case.bid))),
                _ => None,
            };
            made.replaced = Some(call.unwrap_or(Call::Pass).into());
        }
        (Skill::ReplacementCall, Difficulty::Medium) => {
            made.refused = true;
            if chance.percent(45) {
                made.comparable = similar(chance).map(Call::into);
            }
        }
        (Skill::ReplacementCall, Difficulty::Hard) => {
            let call = match chance.below(10) {
                0 | 1 => jump,
                2 => double,
                3..=6 => {
                    let call = similar(chance);
                    made.comparable = call.map(Call::into);
                    call
                }
                _ => {
                    // Another insufficient bid, if there is nothing to double.
                    let mut low = every_bid().filter(|bid| *bid <= case.last && *bid != case.bid);
                    made.tried = double.or(low.next_back().map(Call::Bid)).map(Call::into);
                    None
                }
            };
            made.replaced = Some(call.or(lowest).unwrap_or(Call::Pass).into());
        }
        (_, Difficulty::Easy) => {}
        (_, Difficulty::Medium) => match chance.below(3) {
            0 => made.reply = Some(Reply::Accepts),
            1 => made.reply = Some(Reply::PartnerAccepts),
            _ => made.over = Some(Call::Pass.into()),
        },
        (_, Difficulty::Hard) if chance.percent(35) => made.reply = Some(Reply::PartnerAccepts),
        (_, Difficulty::Hard) => {
            // Insufficient over the last bid, but sufficient over this one.
            let between = every_bid().filter(|bid| *bid > case.bid && *bid <= case.last);
            let between: Vec<Call> = between.map(Call::Bid).collect();
            let over = match chance.below(4) {
                0 => Call::Double,
                _ => chance.pick_or(&between, Call::Pass),
            };
            made.over = Some(over.into());
        }
    }
    made
}
