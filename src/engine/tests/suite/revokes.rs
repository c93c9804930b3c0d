//! Revokes (Laws 61 to 64): worked cases, all combinations of facts against a small table of the
//! Laws, and several revokes in one deal.

use arbitro_engine::laws::revoke::inquiry::{Asking, Inquiry};
use arbitro_engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, ImpossibleRevoke, OtherSide, PlayedFrom,
    Revoke, Since, TrickNumber, TricksSince, Withdrawn, transferred,
};
use arbitro_engine::{Seat, Side, notation};
use proptest::prelude::*;

use crate::given::{Row, each_row, revoke, same, seat};

fn of(row: &Row) -> Revoke {
    let offender = seat(&row["offender"]);
    let by = match &row["by"] {
        "-" => Side::of(offender),
        side => notation::parse_side(side).expect("a side"),
    };
    Revoke {
        failure: match &row["owed"] {
            "faced" => Failure::FacedCard,
            _ => Failure::Obligation,
        },
        played_from: match &row["played"] {
            "faced" => PlayedFrom::FacedCards,
            _ => PlayedFrom::UnfacedHand,
        },
        since: match Continuation::from_id(&row["since"]) {
            Some(went_on) => Since::WentOn(went_on, by),
            None => Since::Nothing,
        },
        other_side: match &row["other"] {
            "established" => OtherSide::EstablishedToo,
            "same_trick" => OtherSide::RevokedToSameTrick,
            _ => OtherSide::Followed,
        },
        earlier: match &row["again"] {
            "yes" => Earlier::SameSuitEstablished,
            _ => Earlier::None,
        },
        attention: match &row["attention"] {
            "next_deal" => Attention::NextDealCalled,
            "round" => Attention::RoundEnded,
            _ => Attention::InTime,
        },
        hands: match &row["hands"] {
            "yes" => FourHands::Returned,
            _ => FourHands::NotAllReturned,
        },
        ..revoke(offender, row["trick"].parse().expect("a number"))
    }
}

fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn kind(card: Withdrawn) -> &'static str {
    match card {
        Withdrawn::MajorPenaltyCard => "major",
        Withdrawn::Returns => "none",
    }
}

#[test]
fn every_row_of_the_table_of_revokes() {
    each_row("revokes", |row| {
        let revoke = of(row);
        let ruling = revoke.ruling().map_err(|error| error.to_string())?;
        same("established", yes(ruling.established), &row["established"])?;
        let corrected = ruling.correction.is_some();
        same("must correct", yes(corrected), &row["must_correct"])?;
        let card = ruling.correction.map_or("none", |fix| kind(fix.card));
        same("withdrawn", card, &row["withdrawn"])?;
        let automatic = if &row["winner"] == "-" {
            revoke.exempt().ok_or("the tricks must not matter")?
        } else {
            let winner = seat(&row["winner"]);
            let later = row["later"].parse().expect("a number");
            let since = TricksSince { winner, later };
            revoke.automatic(since).map_err(|error| error.to_string())?
        };
        same(
            "tricks",
            automatic.tricks.to_string().as_str(),
            &row["tricks"],
        )?;
        let cited = ruling.reasons.iter().chain(&automatic.reasons);
        let sections: Vec<&str> = cited.map(|reason| reason.citation.section()).collect();
        let law = sections.contains(&&row["law"]);
        same(&format!("{} among {sections:?}", &row["law"]), law, true)?;
        // Where the revoke stands, the Director decides about damage beyond the tricks.
        same(
            "equity",
            sections.contains(&"64C"),
            ruling.established && !corrected,
        )
    });
}

#[test]
fn every_row_of_the_table_of_inquiries() {
    each_row("revoke_inquiries", |row| {
        let inquiry = Inquiry::from_id(&row["inquiry"]).ok_or("no such inquiry")?;
        let (asking, reason) = inquiry.ruling();
        let asking = match asking {
            Asking::Allowed => "allowed",
            Asking::AtOwnRisk => "own_risk",
            Asking::Forbidden => "forbidden",
        };
        same("asking", asking, &row["asking"])?;
        same("law", reason.citation.section(), &row["law"])
    });
    assert_eq!(
        crate::given::rows("revoke_inquiries").len(),
        Inquiry::ALL.len()
    );
}

fn why(revoke: &Revoke, winner: Seat, later: u8) -> &'static str {
    let automatic = revoke.automatic(TricksSince { winner, later });
    automatic.expect("so many tricks").reasons[0].id
}

#[test]
fn each_reason_is_the_one_a_director_would_give() {
    use Seat::{East, North, South, West};
    let west = revoke(West, 5);
    assert_eq!(why(&west, West, 1), "revoke-two-tricks");
    assert_eq!(why(&west, West, 0), "revoke-own-trick-only");
    assert_eq!(why(&west, East, 3), "revoke-trick-won-by-partner");
    assert_eq!(why(&west, South, 3), "revoke-later-trick");
    assert_eq!(why(&west, North, 0), "revoke-no-trick-since");
    assert_eq!(
        why(&revoke(South, 5), North, 3),
        "revoke-trick-won-in-dummy"
    );
    assert_eq!(why(&revoke(North, 5), North, 3), "revoke-of-dummy");
    assert_eq!(
        why(&revoke(West, 12), West, 1),
        "revoke-twelfth-costs-nothing"
    );
    let first = |revoke: Revoke| revoke.exempt().expect("exempt").reasons[0].id;
    assert_eq!(
        first(Revoke {
            since: Since::Nothing,
            ..west
        }),
        "revoke-corrected-costs-nothing"
    );
    assert_eq!(
        first(Revoke {
            failure: Failure::FacedCard,
            ..west
        }),
        "revoke-not-playing-faced-card"
    );
    assert_eq!(
        first(Revoke {
            earlier: Earlier::SameSuitEstablished,
            ..west
        }),
        "revoke-same-suit-again"
    );
    assert_eq!(
        first(Revoke {
            attention: Attention::RoundEnded,
            ..west
        }),
        "revoke-round-ended"
    );
}

#[test]
fn after_a_non_offender_has_changed_the_next_offender_may_too() {
    let correction = |offender: Seat, played_from| {
        let revoke = Revoke {
            since: Since::Nothing,
            played_from,
            ..revoke(offender, 5)
        };
        revoke
            .ruling()
            .expect("possible")
            .correction
            .expect("corrected")
    };
    for played_from in [PlayedFrom::UnfacedHand, PlayedFrom::FacedCards] {
        let west = correction(Seat::West, played_from);
        assert_eq!(west.partner_card, Withdrawn::MajorPenaltyCard);
        let south = correction(Seat::South, played_from);
        assert_eq!(south.partner_card, Withdrawn::Returns);
    }
}

#[test]
fn the_sight_of_a_card_matters_on_the_twelfth_trick() {
    let told = |offender, number| {
        let ruling = revoke(offender, number).ruling().expect("possible");
        ruling
            .reasons
            .iter()
            .any(|reason| reason.id == "revoke-sight-unauthorised")
    };
    assert!(told(Seat::West, 12));
    assert!(!told(Seat::South, 12), "declarer's partner does not choose");
    assert!(!told(Seat::West, 11));
}

#[test]
fn impossible_facts_are_refused() {
    let ended = Revoke {
        since: Since::Nothing,
        attention: Attention::RoundEnded,
        ..revoke(Seat::West, 5)
    };
    assert_eq!(
        ended.ruling(),
        Err(ImpossibleRevoke::RoundEndedUnestablished)
    );
    let many = revoke(Seat::West, 11).automatic(TricksSince {
        winner: Seat::West,
        later: 3,
    });
    assert_eq!(
        many,
        Err(ImpossibleRevoke::TooManyLaterTricks {
            trick: 11,
            won: 3,
            left: 2
        })
    );
    assert_eq!(TrickNumber::new(0), None);
    assert_eq!(
        TrickNumber::new(13),
        None,
        "with one card left there is no choice"
    );
    let short = [Seat::West; 4];
    assert_eq!(
        TricksSince::of(&revoke(Seat::West, 5), &short),
        Err(ImpossibleRevoke::TrickNotPlayed(5))
    );
    assert_eq!(
        TricksSince::of(&revoke(Seat::West, 5), &[Seat::West; 14]),
        Err(ImpossibleRevoke::TooManyTricks(14))
    );
    let other = Revoke {
        declarer: Seat::East,
        ..revoke(Seat::West, 7)
    };
    assert_eq!(
        transferred(&[revoke(Seat::West, 5), other], &[Seat::West; 13]),
        Err(ImpossibleRevoke::DifferentDeclarers)
    );
}

// All combinations of facts, compared with a short model of the Laws.

/// Law 63A in short form.
fn is_established(revoke: &Revoke) -> bool {
    match revoke.since {
        Since::Nothing | Since::WentOn(Continuation::RetractedLead, _) => false,
        Since::WentOn(_, side) => {
            (side == Side::NorthSouth) == "NS".contains(revoke.offender.letter())
        }
    }
}

/// The rows of Law 64: the winner of the revoke trick, whether later tricks were won, and the
/// price.
const PRICES: [(&str, bool, u8); 6] = [
    ("offender", true, 2),
    ("offender", false, 1),
    ("partner", true, 1),
    ("partner", false, 1),
    ("opponents", true, 1),
    ("opponents", false, 0),
];

fn price(revoke: &Revoke, winner: Seat, later: u8) -> u8 {
    // The exceptions of Law 64B in their order; the first one is part of the prices.
    let exceptions = [
        revoke.earlier == Earlier::SameSuitEstablished,
        revoke.failure == Failure::FacedCard || revoke.offender == revoke.declarer.partner(),
        revoke.attention == Attention::NextDealCalled,
        revoke.attention == Attention::RoundEnded,
        revoke.trick.get() == 12,
        revoke.other_side == OtherSide::EstablishedToo,
        revoke.other_side == OtherSide::RevokedToSameTrick,
    ];
    if !is_established(revoke) || exceptions.contains(&true) {
        return 0;
    }
    let won_by = match winner {
        own if own == revoke.offender => "offender",
        own if own == revoke.offender.partner() => "partner",
        _ => "opponents",
    };
    let row = PRICES
        .iter()
        .find(|(who, any, _)| *who == won_by && *any == (later > 0));
    row.expect("six rows").2
}

fn every_revoke() -> impl Iterator<Item = Revoke> {
    let mut all = Vec::new();
    let mut sinces = vec![Since::Nothing];
    for went_on in Continuation::ALL {
        sinces.extend(Side::ALL.map(|side| Since::WentOn(went_on, side)));
    }
    for offender in Seat::ALL {
        for number in [1, 7, 11, 12] {
            for failure in [Failure::Obligation, Failure::FacedCard] {
                for played_from in [PlayedFrom::UnfacedHand, PlayedFrom::FacedCards] {
                    for &since in &sinces {
                        for other_side in [
                            OtherSide::Followed,
                            OtherSide::RevokedToSameTrick,
                            OtherSide::EstablishedToo,
                        ] {
                            for earlier in [Earlier::None, Earlier::SameSuitEstablished] {
                                for attention in [
                                    Attention::InTime,
                                    Attention::NextDealCalled,
                                    Attention::RoundEnded,
                                ] {
                                    for hands in [FourHands::NotAllReturned, FourHands::Returned] {
                                        all.push(Revoke {
                                            failure,
                                            played_from,
                                            since,
                                            other_side,
                                            earlier,
                                            attention,
                                            hands,
                                            ..revoke(offender, number)
                                        });
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    all.into_iter()
}

#[test]
fn every_combination_of_facts_is_ruled_as_the_table_says() {
    let mut asked = 0;
    for revoke in every_revoke() {
        let established = is_established(&revoke);
        let ruling = revoke.ruling();
        if !established && revoke.attention == Attention::RoundEnded {
            assert!(ruling.is_err(), "{revoke:?}");
            continue;
        }
        let ruling = ruling.expect("possible");
        let twelfth = revoke.trick.get() == 12 && revoke.hands == FourHands::NotAllReturned;
        let corrected =
            !established || twelfth || revoke.other_side == OtherSide::RevokedToSameTrick;
        let defends = "EW".contains(revoke.offender.letter());
        let major = corrected && defends && revoke.played_from == PlayedFrom::UnfacedHand;
        assert_eq!(ruling.established, established, "{revoke:?}");
        assert_eq!(ruling.correction.is_some(), corrected, "{revoke:?}");
        let card = ruling.correction.map(|fix| fix.card);
        assert_eq!(
            card == Some(Withdrawn::MajorPenaltyCard),
            major,
            "{revoke:?}"
        );
        for winner in Seat::ALL {
            for later in [0, 1, 2, 6] {
                let since = TricksSince { winner, later };
                match revoke.automatic(since) {
                    Ok(automatic) => {
                        asked += 1;
                        assert_eq!(
                            automatic.tricks,
                            price(&revoke, winner, later),
                            "{revoke:?} {since:?}"
                        );
                    }
                    Err(_) => assert!(later > 13 - revoke.trick.get(), "{revoke:?} {since:?}"),
                }
            }
        }
    }
    assert!(asked > 100_000, "{asked}");
}

// Several revokes in one deal.

fn winners(text: &str) -> Vec<Seat> {
    text.chars()
        .map(|letter| seat(&letter.to_string()))
        .collect()
}

#[test]
fn several_revokes_never_cost_more_than_was_won() {
    let both = |first: Revoke, second: Revoke, won: &str| {
        transferred(&[first, second], &winners(won)).expect("possible")
    };
    let (third, sixth) = (revoke(Seat::West, 3), revoke(Seat::West, 6));
    // In different suits, each with enough tricks: two and two.
    assert_eq!(both(third, sixth, "SSWSSWWWWWSSS"), 4);
    // The second revoke alone takes all tricks that East-West won from then on.
    assert_eq!(both(third, sixth, "SSWSSWSSSSSSS"), 2);
    assert_eq!(both(third, sixth, "SSWSSWESSSSSS"), 3);
    // Tricks won before the revoke do not count.
    assert_eq!(both(third, sixth, "WWSSSSSSSSSSS"), 0);
    assert_eq!(both(third, sixth, "WWSSSSSSSSSSW"), 1);
    // In the same suit the second revoke costs nothing.
    let again = Revoke {
        earlier: Earlier::SameSuitEstablished,
        ..sixth
    };
    assert_eq!(both(third, again, "SSWSSWWWWWSSS"), 2);
    // Both sides have revoked.
    assert_eq!(both(third, revoke(Seat::South, 6), "SSWSSWWWWWSSS"), 0);
    // A revoke that was corrected in time does not count.
    let corrected = Revoke {
        since: Since::Nothing,
        ..revoke(Seat::South, 6)
    };
    assert_eq!(both(third, corrected, "SSWSSWWWWWSSS"), 2);
    assert_eq!(transferred(&[], &winners("SSW")), Ok(0));
}

/// A separate method: assigns each trick to be transferred to one that was won, by trying all
/// orders.
fn most_that_can_be_taken(wants: &[(u8, u8)], won: &[u8]) -> usize {
    let units: Vec<u8> = wants
        .iter()
        .flat_map(|&(from, tricks)| std::iter::repeat_n(from, usize::from(tricks)))
        .collect();
    fn find(
        unit: usize,
        units: &[u8],
        won: &[u8],
        taken: &mut [Option<usize>],
        seen: &mut [bool],
    ) -> bool {
        for at in 0..won.len() {
            if won[at] < units[unit] || seen[at] {
                continue;
            }
            seen[at] = true;
            let free = taken[at].is_none_or(|other| find(other, units, won, taken, seen));
            if free {
                taken[at] = Some(unit);
                return true;
            }
        }
        false
    }
    let mut taken = vec![None; won.len()];
    let found = (0..units.len()).filter(|&unit| {
        let mut seen = vec![false; won.len()];
        find(unit, &units, won, &mut taken, &mut seen)
    });
    found.count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn each_trick_handed_over_was_won_from_its_revoke_on(
        won in proptest::collection::vec(proptest::sample::select(Seat::ALL.to_vec()), 13),
        at in proptest::collection::vec((proptest::bool::ANY, 1_u8..=12), 0..=5),
    ) {
        let revokes: Vec<Revoke> = at
            .iter()
            .map(|&(west, number)| revoke(if west { Seat::West } else { Seat::East }, number))
            .collect();
        let total = transferred(&revokes, &won).expect("possible");
        let own: Vec<u8> = (1..=13).filter(|&n| Side::of(won[usize::from(n) - 1]) == Side::EastWest).collect();
        let wants: Vec<(u8, u8)> = revokes
            .iter()
            .map(|revoke| {
                let number = revoke.trick.get();
                let later = own.iter().filter(|&&n| n > number).count();
                let winner = won[usize::from(number) - 1];
                (number, price(revoke, winner, u8::try_from(later).expect("few")))
            })
            .collect();
        prop_assert_eq!(usize::from(total), most_that_can_be_taken(&wants, &own));
    }

    #[test]
    fn one_revoke_costs_the_same_alone(
        won in proptest::collection::vec(proptest::sample::select(Seat::ALL.to_vec()), 13),
        offender in proptest::sample::select(Seat::ALL.to_vec()),
        number in 1_u8..=12,
    ) {
        let revoke = revoke(offender, number);
        let since = TricksSince::of(&revoke, &won).expect("played");
        let alone = revoke.automatic(since).expect("possible").tricks;
        prop_assert_eq!(transferred(&[revoke], &won), Ok(alone));
        prop_assert!(alone <= 2);
    }
}
