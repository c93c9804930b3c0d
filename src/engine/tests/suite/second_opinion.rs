//! Our judge of calls compared with the one in `contract-bridge`.

use arbitro_engine::auction::every_call;
use arbitro_engine::{Auction, Call, Doubling, Seat};
use contract_bridge::auction::Auction as Theirs;
use proptest::prelude::*;

/// One auction in both implementations, extended by one legal call for each number.
fn grown(dealer: Seat, choices: &[u16]) -> (Auction, Theirs) {
    let (mut ours, mut theirs) = (Auction::new(dealer), Theirs::new());
    for &choice in choices {
        let legal: Vec<Call> = ours.legal_calls().collect();
        if legal.is_empty() {
            break;
        }
        // Picks passes, doubles and the next few bids; otherwise 7NT comes too early.
        let near = legal.len().min(8);
        let said = match choice % 10 {
            0..=3 => Call::Pass,
            4..=6 => legal[usize::from(choice / 10) % near.min(2)],
            _ => legal[usize::from(choice / 10) % near],
        };
        ours.push(said).expect("one of our legal calls");
        theirs.try_push(said).expect("legal for both");
    }
    (ours, theirs)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn both_allow_the_same_calls(
        dealer in prop::sample::select(Seat::ALL.to_vec()),
        choices in prop::collection::vec(any::<u16>(), 0..40),
    ) {
        let (ours, theirs) = grown(dealer, &choices);
        prop_assert_eq!(ours.has_ended(), theirs.has_ended());
        for said in every_call() {
            let (our, their) = (ours.check(said), theirs.can_push(said));
            prop_assert_eq!(our.is_ok(), their.is_ok(), "{} after {}", said, theirs);
        }
    }

    #[test]
    fn both_find_the_same_contract_and_declarer(
        dealer in prop::sample::select(Seat::ALL.to_vec()),
        choices in prop::collection::vec(any::<u16>(), 0..40),
    ) {
        let (ours, theirs) = grown(dealer, &choices);
        let contract = ours.contract_so_far();
        let declarer = theirs.declarer().map(|at| Seat::ALL[(dealer as usize + at) % 4]);
        prop_assert_eq!(contract.map(|contract| contract.declarer), declarer, "{}", theirs);

        let last = theirs.iter().rposition(|said| matches!(said, Call::Bid(_)));
        prop_assert_eq!(contract.map(|contract| Call::Bid(contract.bid)), last.map(|at| theirs[at]));
        let since = |said: Call| last.is_some_and(|at| theirs[at..].contains(&said));
        let doubling = match (since(Call::Double), since(Call::Redouble)) {
            (_, true) => Doubling::Redoubled,
            (true, false) => Doubling::Doubled,
            (false, false) => Doubling::Undoubled,
        };
        prop_assert_eq!(contract.map_or(Doubling::Undoubled, |contract| contract.doubling), doubling);
    }
}
