//! Thousands of irregularities of the auction: Laws 27 and 30 to 32 compared with models that share
//! no code with the engine, and random auctions with random irregularities played to the end.

use std::collections::BTreeSet;

use arbitro_engine::auction::{Silence, Substitutes, every_bid, every_call};
use arbitro_engine::laws::above_seven::AboveSeven;
use arbitro_engine::laws::change_of_call::ChangeOfCall;
use arbitro_engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use arbitro_engine::laws::insufficient_bid::{self, Acceptance, Replacement};
use arbitro_engine::laws::must_pass::{CallInsteadOfPass, Overlooked};
use arbitro_engine::laws::out_of_rotation::{self, Case, DueTurn, OutOfRotation, Remedy};
use arbitro_engine::{Auction, Bid, Call, Seat, Side, Strain};
use proptest::prelude::*;

use crate::auction_laws::{lead_restricted, legal, rights};
use crate::given::{bid, dealt_by, seat};

// Law 27 compared with a separate model: every last bid, every insufficient bid, every replacement.

#[derive(Debug, PartialEq, Eq)]
struct Modelled {
    partner_silent: bool,
    lead_restricted: bool,
    calls_again: bool,
}

/// The rows of Law 27B for natural bids, on plain numbers: 0 = 1♣ … 34 = 7NT.
fn model(last: usize, low: usize, replacement: Call, comparable: bool) -> Modelled {
    let free = match replacement {
        Call::Bid(bid) => {
            let index = every_bid().position(|it| it == bid).unwrap();
            let same = index % 5 == low % 5;
            let lowest = index > last && (index < 5 || index - 5 <= last);
            index > last && ((same && lowest) || comparable)
        }
        _ => comparable,
    };
    let low_again = match replacement {
        Call::Bid(bid) => every_bid().position(|it| it == bid).unwrap() <= last,
        _ => false,
    };
    let double = matches!(replacement, Call::Double) && !comparable;
    Modelled {
        partner_silent: !free,
        lead_restricted: !free,
        calls_again: low_again || double,
    }
}

#[test]
fn law_27_agrees_with_a_model_for_every_bid_and_every_replacement() {
    let bids: Vec<Bid> = every_bid().collect();
    let mut compared = 0;
    for (last, &bid) in bids.iter().enumerate() {
        let opened = {
            let mut auction = Auction::new(Seat::North);
            auction.push(Call::Bid(bid)).unwrap();
            auction
        };
        for (low, &insufficient) in bids.iter().enumerate().take(last + 1) {
            let mut refused = opened.clone();
            insufficient_bid::refuse(&mut refused, insufficient, None).unwrap();
            for replacement in every_call().filter(|call| *call != Call::Redouble) {
                for comparable in [false, true] {
                    let mut after = refused.clone();
                    let given = Replacement {
                        call: replacement,
                        comparable,
                        premature: false,
                        shows: None,
                    };
                    let (_, follows) = insufficient_bid::replace(&mut after, &given).unwrap();
                    let silenced = after.silence(Seat::West) != Silence::Free;
                    let engine = Modelled {
                        partner_silent: silenced,
                        lead_restricted: lead_restricted(&after, Seat::East),
                        calls_again: after.turn() == Seat::East,
                    };
                    let model = model(last, low, replacement, comparable);
                    assert_eq!(engine, model, "{bid} {insufficient} → {replacement}");
                    let told = follows.iter().any(|it| it.restricts_lead());
                    assert_eq!(told, engine.lead_restricted);
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 35 * 36 / 2 * 37 * 2);
}

// Laws 30 to 32 compared with a separate model of the table, row by row.

/// Whether the offender's partner must pass once after the offender's call at the own turn.
fn passes_once(call_out: Call, rho_passed: Option<bool>, comparable: bool) -> Option<bool> {
    match (call_out, rho_passed) {
        // At the right-hand opponent's turn the offender must pass, and nothing else follows.
        (Call::Pass, Some(_)) => Some(false),
        // The offender repeats a bid or double.
        (_, Some(true)) => Some(false),
        _ => Some(!comparable),
    }
}

#[test]
fn laws_30_to_32_agree_with_a_model() {
    let mut compared = 0;
    for (dealt, start) in [
        ("N", ""),
        ("N", "1C"),
        ("E", "1C P"),
        ("S", "P 1D X"),
        ("W", "1C 1D P"),
    ] {
        let before = dealt_by(seat(dealt), start);
        for (seat, out, comparable) in Seat::ALL
            .into_iter()
            .flat_map(|seat| every_call().map(move |call| (seat, call)))
            .flat_map(|(seat, call)| [(seat, call, false), (seat, call, true)])
        {
            let irregular = OutOfRotation {
                seat,
                call: out,
                artificial_pass: false,
                shows: None,
            };
            let Ok(Case::Plain(due)) = irregular.case(&before) else {
                continue;
            };
            for other in [Call::Pass, Call::Bid(bid("6NT"))] {
                let mut auction = before.clone();
                irregular.rectify(&mut auction, Remedy::Cancel).unwrap();
                assert_eq!(auction.turn(), before.turn());
                assert_eq!(auction.calls(), before.calls());
                auction.push(other).unwrap();
                while auction.turn() != seat {
                    auction.push(Call::Pass).unwrap();
                }
                if auction.has_ended() {
                    // The auction ended before the offender could call again: the cancelled call
                    // stays recorded.
                    assert_eq!(lead_restricted(&auction, seat), due != DueTurn::Rho);
                    continue;
                }
                let own = auction.legal_calls().next();
                let at_rho = (due == DueTurn::Rho).then_some(other == Call::Pass);
                let expected = passes_once(out, at_rho, comparable).unwrap();
                let Some(own) = own else {
                    // Only an insufficient bid that must be repeated leaves no legal call.
                    assert!(before.admissible(seat, out).is_err() && at_rho == Some(true));
                    continue;
                };
                match at_rho {
                    Some(_) if out == Call::Pass => assert_eq!(legal(&auction), [Call::Pass]),
                    Some(true) => assert_eq!(legal(&auction), [out]),
                    _ => assert!(legal(&auction).len() > 1),
                }
                if auction.awaited(seat).is_some() {
                    out_of_rotation::replace(&mut auction, own, comparable).unwrap();
                } else {
                    auction.push(own).unwrap();
                }
                let silenced = matches!(auction.silence(seat.partner()), Silence::Once(_));
                assert_eq!(silenced, expected, "{start} {seat} {out} {other}");
                assert_eq!(lead_restricted(&auction, seat), expected);
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}

// Random auctions, irregularities and choices: the auction always reaches its end.

/// One step of a random auction.
#[derive(Debug, Clone, Copy)]
struct Step {
    /// Picks a legal call.
    call: usize,
    /// Picks an irregularity; usually none.
    irregular: u8,
    /// Picks among the choices of the irregularity.
    choice: u8,
    /// The offender, unless it is the player whose turn it is.
    seat: Seat,
    comparable: bool,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (
        any::<usize>(),
        any::<u8>(),
        any::<u8>(),
        0_usize..4,
        any::<bool>(),
    );
    let step = step.prop_map(|(call, irregular, choice, seat, comparable)| Step {
        call,
        irregular,
        choice,
        seat: Seat::ALL[seat],
        comparable,
    });
    prop::collection::vec(step, 0..40)
}

/// Picks a call, the low ones more often, so that auctions do not reach 7NT at once.
fn pick(calls: &[Call], at: usize) -> Option<Call> {
    let low = calls.len().min(6);
    let among = if at.is_multiple_of(5) {
        calls.len()
    } else {
        low
    };
    calls.get(at.checked_rem(among)?).copied()
}

fn too_low(auction: &Auction, at: usize) -> Option<Bid> {
    let turn = auction.turn();
    let low: Vec<Bid> = every_bid()
        .filter(|bid| auction.admissible(turn, Call::Bid(*bid)).is_err())
        .collect();
    low.get(at.checked_rem(low.len())?).copied()
}

/// Applies an irregularity with one of its choices; `false` if it is impossible here.
fn offend(auction: &mut Auction, step: &Step) -> bool {
    let all: Vec<Call> = every_call().collect();
    let said = all[step.call % all.len()];
    let choice = usize::from(step.choice);
    match step.irregular % 6 {
        0 => {
            let Some(low) = too_low(auction, step.call) else {
                return false;
            };
            let Ok(ruling) = insufficient_bid::ruling(auction, low, false) else {
                return false;
            };
            match ruling.options[choice % 2].choice {
                Acceptance::Accept => insufficient_bid::accept(auction, low, false).is_ok(),
                Acceptance::Refuse => insufficient_bid::refuse(auction, low, None).is_ok(),
            }
        }
        1 => {
            let irregular = OutOfRotation {
                seat: step.seat,
                call: said,
                artificial_pass: step.comparable,
                shows: None,
            };
            let Ok(ruling) = irregular.ruling(auction) else {
                return false;
            };
            let remedy = ruling.options[choice % ruling.options.len()].choice;
            irregular.rectify(auction, remedy).is_ok()
        }
        2 => {
            let double = InadmissibleDouble {
                seat: step.seat,
                redouble: choice.is_multiple_of(2),
                noticed: if step.comparable {
                    Noticed::AfterLhoCalled
                } else {
                    Noticed::BeforeLhoCalled
                },
            };
            double.rectify(auction).is_ok()
        }
        3 => {
            let seat = auction.turn();
            let happened = if step.comparable {
                Overlooked::LhoCalled
            } else {
                Overlooked::LhoDidNotCall
            };
            CallInsteadOfPass { seat, call: said }
                .rectify(auction, happened)
                .is_ok()
        }
        4 => {
            let bid = AboveSeven {
                seat: step.seat,
                level: 8,
                strain: Strain::Hearts,
                lho_called: step.comparable,
            };
            bid.rectify(auction).is_ok()
        }
        _ => {
            let change = ChangeOfCall {
                seat: auction.turn().rho(),
                to: said,
                unintended: step.comparable,
                comparable: false,
                lead_faced: false,
            };
            if step.comparable {
                change.correct(auction).is_ok()
            } else {
                change.judge(auction, Acceptance::Accept).is_ok()
            }
        }
    }
}

/// Makes one call in turn, as a replacement if one is due, and checks the duties.
fn call_on(auction: &mut Auction, step: &Step) {
    let turn = auction.turn();
    let silence = auction.silence(turn);
    let calls = legal(auction);
    if silence != Silence::Free {
        assert_eq!(calls, [Call::Pass], "{turn} is silenced");
    }
    let Some(said) = pick(&calls, step.call) else {
        // An insufficient bid that had to be repeated: Law 27 continues from here.
        let awaited = auction.awaited(turn).expect("something to repeat");
        assert!(matches!(awaited.by, Substitutes::Same(_)));
        let Call::Bid(low) = awaited.call else {
            panic!("{} can be repeated", awaited.call);
        };
        insufficient_bid::accept(auction, low, false).unwrap();
        return;
    };
    let before = auction.calls().len();
    let replaced = match auction.awaited(turn).map(|awaited| awaited.by) {
        Some(Substitutes::Sufficient { .. }) => {
            let replacement = Replacement {
                call: said,
                comparable: step.comparable,
                premature: false,
                shows: None,
            };
            insufficient_bid::replace(auction, &replacement).is_ok()
        }
        Some(Substitutes::Any(_) | Substitutes::Same(_)) => {
            out_of_rotation::replace(auction, said, step.comparable).is_ok()
        }
        _ => auction.push(said).is_ok(),
    };
    assert!(replaced, "{said} by {turn}");
    let after = match silence {
        Silence::Throughout(_) => silence,
        _ => Silence::Free,
    };
    // Giving a turn back also takes back what was done since.
    if auction.calls().len() > before {
        assert_eq!(auction.silence(turn), after, "{turn} after {said}");
        assert!(auction.awaited(turn).is_none());
    }
}

/// Declarer according to the Definitions, from the calls alone.
fn declarer(auction: &Auction) -> Option<Seat> {
    let bids = || {
        auction.calls().iter().filter_map(|made| match made.call {
            Call::Bid(bid) => Some((made.seat, bid.strain)),
            _ => None,
        })
    };
    let (last, strain) = bids().next_back()?;
    let first = bids().find(|(seat, of)| Side::of(*seat) == Side::of(last) && *of == strain);
    first.map(|(seat, _)| seat)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    fn after_any_irregularity_the_auction_goes_on(dealer in 0_usize..4, steps in steps()) {
        let mut auction = Auction::new(Seat::ALL[dealer]);
        for step in &steps {
            if auction.has_ended() {
                break;
            }
            let before = auction.clone();
            if step.irregular < 90 && !offend(&mut auction, step) {
                prop_assert_eq!(&auction, &before, "what is refused changes nothing");
            }
            if !auction.has_ended() {
                call_on(&mut auction, step);
            }
        }
        let idle = Step {
            call: 0, irregular: 255, choice: 0, seat: Seat::North, comparable: false,
        };
        // Each turn that is given back takes three more passes.
        for _ in 0..40 {
            if !auction.has_ended() {
                call_on(&mut auction, &idle);
            }
        }
        prop_assert!(auction.has_ended(), "{:?}", auction);
        prop_assert_eq!(auction.legal_calls().count(), 0);
        let contract = auction.contract_so_far();
        prop_assert_eq!(contract.map(|it| it.declarer), declarer(&auction));
        // Every player had the chance to call after the last bid, double or redouble.
        let passes = auction.calls().iter().rev().take_while(|made| made.call == Call::Pass);
        let mut heard: BTreeSet<char> = passes.map(|made| made.seat.letter()).collect();
        let loud = auction.calls().iter().rev().find(|made| made.call != Call::Pass);
        heard.extend(loud.map(|made| made.seat.letter()));
        prop_assert_eq!(heard.len(), 4);
        // Lead restrictions exist only against defenders.
        if let Some(contract) = contract {
            for (offender, leader, _) in rights(&auction, &contract) {
                prop_assert!(Side::of(offender) != Side::of(contract.declarer));
                prop_assert_eq!(leader, offender.partner());
            }
        }
        // Going back and replaying the calls gives the same record.
        for index in 0..=auction.calls().len() {
            let earlier = auction.before(index);
            prop_assert_eq!(earlier.calls(), &auction.calls()[..index]);
        }
        prop_assert_eq!(auction.before(auction.calls().len()), auction);
    }

    /// An auction without irregularities stores only its calls.
    #[test]
    fn a_regular_auction_knows_no_duties(steps in steps()) {
        let mut auction = Auction::new(Seat::North);
        for step in &steps {
            if let Some(said) = pick(&legal(&auction), step.call) {
                auction.push(said).unwrap();
            }
        }
        prop_assert!(auction.withdrawn().is_empty());
        for seat in Seat::ALL {
            prop_assert_eq!(auction.silence(seat), Silence::Free);
            prop_assert_eq!(auction.awaited(seat), None);
        }
    }
}
