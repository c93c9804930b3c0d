//! What rulings and auctions say of themselves: the player, the cards, the suits and the rules.

use arbitro_engine::auction::Silence;
use arbitro_engine::laws::call_consequence::{CallConsequence, CallEffect, Rectified};
use arbitro_engine::laws::change_of_call::Change;
use arbitro_engine::laws::insufficient_bid::Acceptance;
use arbitro_engine::laws::lead_restriction::LeadChoice;
use arbitro_engine::laws::out_of_rotation::Remedy;
use arbitro_engine::laws::penalty_card::PenaltyKind;
use arbitro_engine::laws::play_ruling::{PlayChoice, PlayConsequence as Follows};
use arbitro_engine::{Choice, Citation, Fact, Reason, Seat, Suit};

use crate::given::{auction, card, cards};

/// Each consequence with its id, its Law, and `player card cards suits`, `-` for none.
#[test]
fn a_consequence_names_its_player_cards_and_suits() {
    let law = Citation::duplicate("44C");
    let (king, two) = (card("HK"), cards("S2 S3"));
    let hearts = Suit::Hearts;
    let both = [Suit::Clubs, Suit::Spades].into_iter().collect();
    for (follows, id, number, concerns) in [
        (Follows::Stands(king, law), "card-stands", "44C", "- HK - -"),
        (Follows::GoesBack(king), "card-goes-back", "47", "- HK - -"),
        (
            Follows::FaceDownLeadGoesBack(Seat::East),
            "face-down-lead-goes-back",
            "54",
            "E - - -",
        ),
        (
            Follows::PenaltyCard(king, PenaltyKind::Major),
            "major-penalty-card",
            "50B",
            "- HK - -",
        ),
        (
            Follows::PenaltyCard(king, PenaltyKind::Minor),
            "minor-penalty-card",
            "50B",
            "- HK - -",
        ),
        (Follows::PickedUp(two), "picked-up", "50D2(a)", "- - 2 -"),
        (
            Follows::StaysOnTable(two),
            "stays-on-table",
            "50A",
            "- - 2 -",
        ),
        (Follows::Declares(Seat::North), "declares", "54A", "N - - -"),
        (Follows::Leads(Seat::North, law), "leads", "44C", "N - - -"),
        (
            Follows::PlaysNext(Seat::West),
            "plays-next",
            "44B",
            "W - - -",
        ),
        (
            Follows::MustLead(Seat::West, hearts),
            "must-lead",
            "50D2(a)",
            "W - - H",
        ),
        (
            Follows::MayNotLead(Seat::West, both),
            "may-not-lead",
            "50D2(a)",
            "W - - CS",
        ),
        (
            Follows::MayNotLeadAfterCall(Seat::West, hearts),
            "may-not-lead",
            "26B",
            "W - - H",
        ),
        (
            Follows::ChoiceLater(Seat::South),
            "choice-later",
            "50D2",
            "S - - -",
        ),
        (
            Follows::MustPlayHighest(Seat::South),
            "must-play-highest",
            "57A1",
            "S - - -",
        ),
        (
            Follows::MustPlayLowest(Seat::South),
            "must-play-lowest",
            "57A2",
            "S - - -",
        ),
        (
            Follows::MustPlay(Seat::East, hearts),
            "must-play",
            "57A3",
            "E - - H",
        ),
        (
            Follows::MayNotPlay(Seat::East, hearts),
            "may-not-play",
            "57A4",
            "E - - H",
        ),
        (
            Follows::MustBePlayed(king, law),
            "must-be-played",
            "44C",
            "- HK - -",
        ),
        (
            Follows::PlaysAnother(Seat::East),
            "plays-another",
            "62B",
            "E - - -",
        ),
    ] {
        let none = || "-".to_owned();
        let suits = follows.suits().map(|suits| {
            let letters = suits.iter().map(Suit::letter);
            letters.collect::<String>()
        });
        let concerned = [
            follows
                .seat()
                .map_or_else(none, |it| it.letter().to_string()),
            follows.card().map_or_else(none, |it| {
                format!("{}{}", it.suit.letter(), it.rank.letter())
            }),
            follows.cards().map_or_else(none, |it| it.len().to_string()),
            suits.unwrap_or_else(none),
        ];
        assert_eq!(concerned.join(" "), concerns, "{id}");
        assert_eq!(follows.id(), id);
        assert_eq!(follows.law().law, number, "{id}");
        let reason = follows.reason();
        assert_eq!(reason.id, format!("follows-{id}"));
        assert_eq!(reason.citation.law, number, "{id}");
        let one_suit = reason.facts.contains(&("suit", Fact::Suit(hearts)));
        let named_alone = ["must-lead", "must-play", "may-not-play"].contains(&id);
        assert_eq!(one_suit, named_alone, "{id}");
    }
}

#[test]
fn a_choice_about_the_lead_is_one() {
    let lead = LeadChoice::Require(Suit::Clubs);
    assert_eq!(PlayChoice::Lead(lead).lead(), Some(lead));
    assert_eq!(PlayChoice::RefuseAnd(lead).lead(), Some(lead));
    assert_eq!(PlayChoice::Accept.lead(), None);
}

#[test]
fn a_consequence_silences_the_player_it_names() {
    let law = Citation::duplicate("30A");
    let of = |effect| CallConsequence { effect, law };
    for player in Seat::ALL {
        let once = of(CallEffect::PassesOnce(Seat::East));
        let expected = (player == Seat::East).then_some(Silence::Once(law));
        assert_eq!(once.silences(player), expected);
        let throughout = of(CallEffect::PassesThroughout(Seat::West));
        let expected = (player == Seat::West).then_some(Silence::Throughout(law));
        assert_eq!(throughout.silences(player), expected);
        assert_eq!(of(CallEffect::TurnLost(player)).silences(player), None);
    }
}

/// The rules on the contract and on declarer at the end of an auction; North deals.
#[test]
fn the_end_of_an_auction_has_its_rules() {
    for (calls, contract, declarer) in [
        ("P P P P", "passed-out", ""),
        ("1S P P P", "last-bid-is-contract", "declarer-first-to-name"),
        (
            "1S P 2S P P P",
            "last-bid-is-contract",
            "declarer-first-to-name",
        ),
        (
            "1S X P P P",
            "last-bid-is-contract contract-doubled",
            "declarer-first-to-name",
        ),
        (
            "1S X XX P P P",
            "last-bid-is-contract contract-redoubled",
            "declarer-first-to-name",
        ),
        (
            "1S X 2S P P P",
            "last-bid-is-contract double-cancelled-by-bid",
            "declarer-first-to-name",
        ),
        (
            "1S 2S P P P",
            "last-bid-is-contract",
            "declarer-first-to-name opponents-named-it-first",
        ),
        (
            "1S 2H 2S 3H P P P",
            "last-bid-is-contract",
            "declarer-first-to-name",
        ),
    ] {
        let auction = auction(calls);
        let ids = |reasons: Vec<arbitro_engine::Reason>| {
            let ids: Vec<&str> = reasons.iter().map(|reason| reason.id).collect();
            ids.join(" ")
        };
        assert_eq!(ids(auction.contract_reasons()), contract, "{calls}");
        assert_eq!(ids(auction.declarer_reasons()), declarer, "{calls}");
    }
}

#[test]
fn choices_and_duties_have_the_ids_that_programs_use() {
    assert_eq!(Remedy::Accept.id(), "accept");
    assert_eq!(Remedy::CallInTurn.id(), "call_in_turn");
    assert_eq!(Rectified.id(), "rectified");
    assert_eq!(Change::Corrected.id(), "corrected");
    assert_eq!(Change::TooLate.id(), "too_late");
    for acceptance in [Acceptance::Accept, Acceptance::Refuse] {
        assert_eq!(Change::Judged(acceptance).id(), acceptance.id());
    }
    let law = Citation::duplicate("30A");
    assert_eq!(Silence::Free.id(), "free");
    assert_eq!(Silence::Once(law).id(), "pass_once");
    assert_eq!(Silence::Throughout(law).id(), "pass_rest");
}

#[test]
fn each_remedy_is_decided_by_the_opponent_concerned() {
    let by = |remedy: Remedy| remedy.by(Seat::East, Seat::North);
    assert_eq!(by(Remedy::Accept), Some(Seat::South));
    assert_eq!(by(Remedy::Cancel), Some(Seat::South));
    assert_eq!(by(Remedy::CallInTurn), Some(Seat::North));
    assert_eq!(by(Remedy::InRotation), None);
}

#[test]
fn what_the_law_leaves_open_is_marked() {
    assert!(Reason::new("dummy-cannot-win", "46B1").is_interpretation());
    assert!(!Reason::new("leader-free", "44A").is_interpretation());
}
