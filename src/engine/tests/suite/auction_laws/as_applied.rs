//! The consequences of a ruling for turn, silence and lead agree with the auction after the choice:
//! tested by a random walk through auctions with many irregularities.

use arbitro_engine::auction::{Silence, Substitutes, every_call};
use arbitro_engine::laws::above_seven::AboveSeven;
use arbitro_engine::laws::call_consequence::{CallConsequence, CallEffect, Rectified};
use arbitro_engine::laws::change_of_call::{Change, ChangeOfCall};
use arbitro_engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use arbitro_engine::laws::insufficient_bid::{self, Acceptance, Replacement};
use arbitro_engine::laws::must_pass::{self, CallInsteadOfPass};
use arbitro_engine::laws::out_of_rotation::{self, Case, OutOfRotation, Remedy};
use arbitro_engine::laws::turns::{self, Simultaneous};
use arbitro_engine::{Auction, Call, Citation, IllegalCall, Seat, Side, Strain};
use proptest::prelude::*;

/// The random numbers of the walk, drawn in advance so that a failure shrinks.
struct Dice<'a>(std::slice::Iter<'a, u16>);

impl Dice<'_> {
    fn roll(&mut self, sides: usize) -> Option<usize> {
        self.0.next().map(|number| usize::from(*number) % sides)
    }

    fn seat(&mut self) -> Option<Seat> {
        self.roll(4).map(|at| Seat::ALL[at])
    }

    fn yes(&mut self) -> Option<bool> {
        self.roll(2).map(|side| side == 0)
    }

    /// Picks passes and low bids more often.
    fn call(&mut self) -> Option<Call> {
        let calls: Vec<Call> = every_call().collect();
        let at = match self.roll(3)? {
            0 => 0,
            1 => self.roll(16)?,
            _ => self.roll(calls.len())?,
        };
        calls.get(at).copied()
    }
}

/// What a ruling says about a player's next turns.
fn told(follows: &[CallConsequence], player: Seat) -> &'static str {
    let last = follows.iter().rev().find_map(|it| match it.effect {
        CallEffect::PartnerFree(seat) if seat == player => Some("free"),
        CallEffect::PassesOnce(seat) if seat == player => Some("once"),
        CallEffect::PassesThroughout(seat) if seat == player => Some("rest"),
        _ => None,
    });
    last.unwrap_or("free")
}

fn is(silence: Silence) -> &'static str {
    match silence {
        Silence::Free => "free",
        Silence::Once(_) => "once",
        Silence::Throughout(_) => "rest",
    }
}

fn agree(
    law: &str,
    after: &Auction,
    follows: &[CallConsequence],
    offender: Seat,
) -> Result<(), TestCaseError> {
    let turns: Vec<Seat> = follows
        .iter()
        .filter_map(|it| match it.effect {
            CallEffect::Turn(seat) | CallEffect::ChoosesAgain(seat) => Some(seat),
            _ => None,
        })
        .collect();
    if after.has_ended() {
        prop_assert_eq!(turns, Vec::<Seat>::new(), "{}: over, {:?}", law, after);
    } else {
        prop_assert_eq!(turns, vec![after.turn()], "{}: turn, {:?}", law, after);
        for seat in [offender, offender.partner()] {
            let (told, is) = (told(follows, seat), is(after.silence(seat)));
            prop_assert_eq!(told, is, "{}: {} in {:?}", law, seat, after);
        }
        let none = after.legal_calls().next().is_none();
        let repeated = matches!(
            after.awaited(after.turn()).map(|it| after.check(it.call)),
            Some(Err(IllegalCall::RepeatedTooLow(..)))
        );
        prop_assert_eq!(none, repeated, "{}: legal calls, {:?}", law, after);
    }
    let restricts = super::lead_restricted(after, offender);
    let declares = after.has_ended()
        && after
            .contract_so_far()
            .is_none_or(|it| Side::of(it.declarer) == Side::of(offender));
    let forbids = follows.iter().any(|it| it.restricts_lead());
    let free = follows.iter().any(|it| it.effect == CallEffect::LeadFree);
    prop_assert!(!(forbids && free), "{law}: both");
    prop_assert!(!forbids || (restricts && !declares), "{law}: {after:?}");
    prop_assert!(!free || !restricts || declares, "{law}: free, {after:?}");
    if restricts && !forbids && !declares {
        // Nothing is decided until the cancelled call has been replaced.
        prop_assert!(after.awaited(offender).is_some(), "{law}: open, {after:?}");
    }
    Ok(())
}

/// One step; `None` when the random numbers are used up.
fn step(auction: &mut Auction, dice: &mut Dice<'_>) -> Option<Result<(), TestCaseError>> {
    let (seat, call) = (dice.seat()?, dice.call()?);
    match dice.roll(24)? {
        0 => {
            let law = Citation::duplicate("24B");
            let silence = if dice.yes()? {
                Silence::Once(law)
            } else {
                Silence::Throughout(law)
            };
            must_pass::impose(auction, seat, silence);
            return Some(Ok(()));
        }
        1 => return at_once(auction, seat, call, dice),
        2 => return above_seven(auction, seat, dice),
        3 => return changed(auction, dice),
        4 => return missed(auction, seat, dice),
        _ => {}
    }
    if seat == auction.turn() {
        in_turn(auction, call, dice)
    } else {
        out_of_turn(auction, seat, call, dice)
    }
}

fn above_seven(
    auction: &mut Auction,
    seat: Seat,
    dice: &mut Dice<'_>,
) -> Option<Result<(), TestCaseError>> {
    let eight = AboveSeven {
        seat,
        level: 8,
        strain: Strain::Clubs,
        lho_called: dice.yes()?,
    };
    let ruling = eight.ruling(auction).unwrap();
    eight.rectify(auction).unwrap();
    let follows = ruling.follows(&Rectified).unwrap();
    Some(agree("38", auction, follows, seat))
}

fn at_once(
    auction: &mut Auction,
    other: Seat,
    call: Call,
    dice: &mut Dice<'_>,
) -> Option<Result<(), TestCaseError>> {
    let both = Simultaneous {
        in_turn: dice.call()?,
        other,
        call,
    };
    let Ok(ruling) = both.ruling(auction) else {
        return Some(Ok(()));
    };
    both.apply(auction).unwrap();
    let follows = ruling.follows(&Rectified).unwrap();
    Some(agree("33", auction, follows, other))
}

fn missed(
    auction: &mut Auction,
    passer: Seat,
    dice: &mut Dice<'_>,
) -> Option<Result<(), TestCaseError>> {
    let then = dice.roll(3)?;
    let Ok(ruling) = turns::missed_turn(auction, passer, then) else {
        return Some(Ok(()));
    };
    turns::give_back(auction, passer, then).unwrap();
    let follows = ruling.follows(&Rectified).unwrap();
    Some(agree("34", auction, follows, passer))
}

fn changed(auction: &mut Auction, dice: &mut Dice<'_>) -> Option<Result<(), TestCaseError>> {
    let change = ChangeOfCall {
        seat: dice.seat()?,
        to: dice.call()?,
        unintended: dice.yes()?,
        comparable: dice.yes()?,
        lead_faced: false,
    };
    let Ok(ruling) = change.ruling(auction) else {
        return Some(Ok(()));
    };
    let offer = &ruling.options[dice.roll(ruling.options.len())?];
    match offer.choice {
        Change::Corrected => {
            change.correct(auction).unwrap();
        }
        Change::TooLate => {}
        Change::Judged(chosen) => change.judge(auction, chosen).unwrap(),
    }
    Some(agree("25", auction, &offer.follows, change.seat))
}

fn in_turn(
    auction: &mut Auction,
    call: Call,
    dice: &mut Dice<'_>,
) -> Option<Result<(), TestCaseError>> {
    let seat = auction.turn();
    let (comparable, choice) = (dice.yes()?, dice.roll(2)?);
    let free = auction.silence(seat) == Silence::Free;
    match auction.awaited(seat).map(|awaited| awaited.by) {
        Some(Substitutes::Sufficient { .. }) if free && choice == 0 => {
            let replacement = Replacement {
                call,
                comparable,
                premature: false,
                shows: None,
            };
            if let Ok((_, follows)) = insufficient_bid::replace(auction, &replacement) {
                return Some(agree("27B", auction, &follows, seat));
            }
        }
        Some(by) if !matches!(by, Substitutes::Sufficient { .. }) => {
            if let Ok(follows) = out_of_rotation::replace(auction, call, comparable) {
                return Some(agree("31", auction, &follows, seat));
            }
        }
        _ => {}
    }
    if auction.push(call).is_ok() {
        return Some(Ok(()));
    }
    let instead = CallInsteadOfPass { seat, call };
    if let Ok(ruling) = instead.ruling(auction) {
        let offer = &ruling.options[choice];
        instead.rectify(auction, offer.choice).unwrap();
        return Some(agree("37", auction, &offer.follows, seat));
    }
    match call {
        Call::Bid(bid) => {
            let Ok(ruling) = insufficient_bid::ruling(auction, bid, comparable) else {
                return Some(Ok(()));
            };
            let offer = &ruling.options[choice];
            match offer.choice {
                Acceptance::Accept => insufficient_bid::accept(auction, bid, comparable).unwrap(),
                Acceptance::Refuse => insufficient_bid::refuse(auction, bid, None).unwrap(),
            }
            Some(agree("27A", auction, &offer.follows, seat))
        }
        _ => Some(inadmissible(auction, seat, call, comparable)),
    }
}

fn inadmissible(
    auction: &mut Auction,
    seat: Seat,
    call: Call,
    lho_called: bool,
) -> Result<(), TestCaseError> {
    let double = InadmissibleDouble {
        seat,
        redouble: call == Call::Redouble,
        noticed: if lho_called {
            Noticed::AfterLhoCalled
        } else {
            Noticed::BeforeLhoCalled
        },
    };
    let Ok(ruling) = double.ruling(auction) else {
        return Ok(());
    };
    double.rectify(auction).unwrap();
    agree("36", auction, ruling.follows(&Rectified).unwrap(), seat)
}

fn out_of_turn(
    auction: &mut Auction,
    seat: Seat,
    call: Call,
    dice: &mut Dice<'_>,
) -> Option<Result<(), TestCaseError>> {
    let irregular = OutOfRotation {
        seat,
        call,
        artificial_pass: dice.yes()?,
        shows: None,
    };
    match irregular.case(auction) {
        Ok(Case::Plain(_) | Case::InRotation) => {}
        Ok(Case::Inadmissible(_)) => {
            return Some(inadmissible(auction, seat, call, dice.yes()?));
        }
        Ok(Case::InsteadOfPass(instead)) => {
            let ruling = instead.ruling(auction).unwrap();
            let offer = &ruling.options[dice.roll(2)?];
            instead.rectify(auction, offer.choice).unwrap();
            return Some(agree("37 out of turn", auction, &offer.follows, seat));
        }
        Ok(Case::Change(_)) | Err(_) => return Some(Ok(())),
    }
    let ruling = irregular.ruling(auction).unwrap();
    let offer = &ruling.options[dice.roll(ruling.options.len())?];
    let before = auction.calls().len();
    let made = irregular.rectify(auction, offer.choice).unwrap().is_none();
    // Except if a turn was given back: that of the silenced player, and this one.
    if offer.choice == Remedy::InRotation && made && auction.calls().len() == before + 2 {
        let last = auction.calls().last().map(|it| (it.seat, it.call));
        assert_eq!(last, Some((seat, call)));
    }
    let law = format!("29 {:?} {seat} {call}", offer.choice);
    Some(agree(&law, auction, &offer.follows, seat))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    fn a_ruling_says_what_the_auction_does(
        dealer in 0_usize..4,
        numbers in prop::collection::vec(any::<u16>(), 0..240),
    ) {
        let mut auction = Auction::new(Seat::ALL[dealer]);
        let mut dice = Dice(numbers.iter());
        while !auction.has_ended() {
            let Some(agreed) = step(&mut auction, &mut dice) else {
                break;
            };
            agreed?;
        }
    }
}
