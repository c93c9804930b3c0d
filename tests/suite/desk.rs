//! The ruling desk: problems from the reference, and the findings on them.

use crate::given::Numbered as _;
use arbitro::desk::adjusted::{AdjustedCase, Judged};
use arbitro::desk::auction::AuctionCase;
use arbitro::desk::bidding_box::BoxCase;
use arbitro::desk::claim::begun;
use arbitro::desk::dummy_card::DummyCardCase;
use arbitro::desk::exposed::{ExposedCase, Laid};
use arbitro::desk::lead::LeadCase;
use arbitro::desk::movement::MovementCase;
use arbitro::desk::pairs::PairsCase;
use arbitro::desk::premature::PrematureCase;
use arbitro::desk::revoke::RevokeCase;
use arbitro::desk::rubber::{Deal, RubberCase};
use arbitro::desk::score::{ScoreCase, line_with};
use arbitro::desk::teams::{ImpsCase, VictoryCase};
use arbitro::desk::traveller::{Row, TravellerCase};
use arbitro::desk::{Block, Case, Choices, Fault, Finding, Inquiry, Tool};
use arbitro::engine::laws::contested_claim::ContestedClaim;
use arbitro::engine::laws::exposed_card::{How, Phase};
use arbitro::engine::laws::lead_out_of_turn::LeadNumber;
use arbitro::engine::laws::premature_play::Premature;
use arbitro::engine::laws::revoke::equity::RevokedEnding;
use arbitro::engine::laws::revoke::{Attention, Continuation, OtherSide};
use arbitro::engine::notation::{parse_call, parse_card, parse_hand, parse_seat, parse_slip};
use arbitro::engine::score::adjusted::Responsibility;
use arbitro::engine::score::rubber::Holding;
use arbitro::engine::score::{Hundredths, SlipEntry};
use arbitro::engine::{
    AbsoluteVulnerability, BySeat, Call, Citation, Doubling, Fact, Hand, Reason, Seat, Side,
    Strain, Suit, notation,
};
use arbitro::exercise::{Chance, Exhibit, Phrase};
use arbitro::i18n::{Locale, Speaker};
use proptest::prelude::*;

use crate::given::speaker;

fn hand(text: &str) -> Hand {
    parse_hand(text).unwrap()
}

fn seat(text: &str) -> Seat {
    parse_seat(text).unwrap()
}

/// Parses cards: `H9` is a small minor penalty card, `H9!` a major one.
fn laid(text: &str) -> Laid {
    Laid {
        cards: hand(text.trim_end_matches('!')),
        major: text.ends_with('!'),
    }
}

/// The blocks of one type, in order.
fn told<'a, T>(finding: &'a Finding, pick: impl Fn(&'a Block) -> Option<T>) -> Vec<T> {
    finding.blocks.iter().filter_map(pick).collect()
}

fn reasons(finding: &Finding) -> Vec<&Reason> {
    told(finding, |block| match block {
        Block::Rule(reason) => Some(reason),
        _ => None,
    })
}

/// The ids of the rules in the finding, in order.
fn rules(finding: &Finding) -> Vec<&'static str> {
    reasons(finding).into_iter().map(|it| it.id).collect()
}

fn choices(finding: &Finding) -> Vec<&Choices> {
    told(finding, |block| match block {
        Block::Choices(choices) => Some(choices),
        _ => None,
    })
}

/// The rows of its first grid, as text.
fn grid(finding: &Finding, say: &Speaker<'_>) -> Vec<Vec<String>> {
    let grids = told(finding, |block| match block {
        Block::Exhibit(Exhibit::Grid(grid)) => Some(grid),
        _ => None,
    });
    let rows = grids.first().expect("a grid").rows.iter();
    rows.map(|row| row.iter().map(|cell| say.cell(cell)).collect())
        .collect()
}

/// The cards that a sentence of the finding mentions.
fn cards_said(finding: &Finding, id: &str) -> Vec<String> {
    told(finding, |block| match block {
        Block::Say(phrase) if phrase.id == id => phrase.facts.iter().find_map(|it| match it {
            (_, Fact::Cards(cards)) => Some(notation::cards(*cards)),
            _ => None,
        }),
        _ => None,
    })
}

/// The finding on exposed cards.
fn seen(case: ExposedCase) -> Finding {
    Case::Exposed(Box::new(case)).answer().expect("a finding")
}

/// The finding on an auction.
fn called(case: AuctionCase) -> Finding {
    Case::Auction(case).answer().expect("a finding")
}

// Exposed cards: the worked cases of Law 50B and of Laws 24, 45 to 62.

fn exposed(phase: Phase, whose: &str, cards: &str, how: &str, before: &str) -> ExposedCase {
    ExposedCase {
        phase,
        seat: seat(whose),
        cards: hand(cards),
        how: How::from_id(how).unwrap(),
        before: laid(before),
        ..ExposedCase::default()
    }
}

#[test]
fn each_exposed_card_gets_its_kind() {
    use Phase::{Auction, OpeningLead, Play};
    // South declares. Phase, player, cards, exposure, earlier penalty cards; the kind they are now.
    let cases = [
        (Play, "E", "H9", "dropped", "", "minor"),
        (Play, "E", "HT", "dropped", "", "major"),
        (Play, "E", "C2", "dropped", "", "minor"),
        (Play, "E", "SA", "dropped", "", "major"),
        (Play, "E", "C4", "one_of_several", "", "minor"),
        (Play, "E", "CQ", "one_of_several", "", "major"),
        (Play, "E", "C4 H3", "one_of_several", "", "major"),
        (Play, "E", "C4", "unseen_with_another", "", "none"),
        (Play, "E", "C4", "dropped", "H9", "major"),
        (Play, "E", "C4", "seen_by_opponent_only", "", "none"),
        (Play, "S", "HK", "dropped", "", "none"),
        (Play, "S", "HK H5 D2", "dropped", "", "none"),
        (Play, "N", "C9", "dropped", "", "none"),
        (Play, "E", "C4", "revoke_corrected", "", "major"),
        (Play, "E", "C4", "revoke_corrected", "C4", "minor"),
        (Play, "E", "H2", "led_out_of_turn_refused", "", "major"),
        (Play, "E", "H2", "led_out_of_turn_accepted", "", "none"),
        (Play, "W", "H2", "misinformed_by_opponent", "", "none"),
        (Play, "E", "DK", "before_partner", "", "major"),
        (Play, "E", "DK", "declarer_had_played_both", "", "none"),
        (Play, "E", "DK", "at_rho_turn_legal", "", "none"),
        (Play, "E", "HK", "at_rho_turn_illegal", "", "major"),
        (Play, "E", "C3", "before_required_lead", "", "major"),
        (
            Play,
            "E",
            "H9",
            "instead_of_penalty_card_refused",
            "H5!",
            "major",
        ),
        (
            Play,
            "E",
            "H9",
            "instead_of_penalty_card_accepted",
            "H5!",
            "none",
        ),
        (Play, "E", "SK", "named", "", "major"),
        (Play, "E", "C4", "named", "", "major"),
        (Play, "E", "SK", "remark_on_trick", "", "none"),
        (Play, "E", "SK H4 D2", "claim_disputed", "", "none"),
        (Play, "E", "H7", "withdrawn_by_non_offender", "", "none"),
        (Play, "W", "S9", "withdrawn_by_offender", "", "major"),
        (Play, "E", "C4", "both_revoked", "", "major"),
        (Play, "E", "H3", "fifth_card_deliberate", "", "major"),
        (Play, "E", "H3", "fifth_card_accident", "", "minor"),
        (Auction, "E", "C4", "dropped", "", "minor"),
        (Auction, "E", "CT", "dropped", "", "major"),
        (Auction, "E", "C4", "led_prematurely", "", "major"),
        (Auction, "E", "C4 D7", "dropped", "", "major"),
        (Auction, "S", "CT", "dropped", "", "none"),
        (Auction, "E", "C4", "seen_by_opponent_only", "", "none"),
        (
            OpeningLead,
            "E",
            "H2",
            "led_out_of_turn_refused",
            "",
            "major",
        ),
        (
            OpeningLead,
            "E",
            "H2",
            "led_out_of_turn_accepted",
            "",
            "none",
        ),
        (Play, "E", "C4", "excused", "", "none"),
        (Play, "W", "D9", "before_election", "", "major"),
        (Play, "E", "C4", "dropped", "H5!", "major"),
        (Play, "E", "H9 HT", "dropped", "", "major"),
        (Play, "E", "D3", "shown", "", "major"),
    ];
    for (phase, whose, cards, how, before, expected) in cases {
        let case = exposed(phase, whose, cards, how, before);
        let finding = seen(case);
        let id = format!("desk-is-{expected}");
        assert_eq!(finding.headline.id, id, "{whose} {cards} {how}");
        assert!(!rules(&finding).is_empty(), "{cards} {how}");
    }
}

#[test]
fn what_the_partner_may_lead_follows_the_demand() {
    // The leader's hand, the leader's own penalty cards, the partner's; the demand and the legal
    // leads.
    let cases = [
        ("SA S4 H9 DK C7", "", "H5!", 0, "H9"),
        ("SA S4 H9 DK C7", "", "H5!", 1, "SA S4 DK C7"),
        ("SA S4 H9 DK C7", "", "H5!", 2, "SA S4 H9 DK C7"),
        ("SA S4 DK C7", "", "H5!", 0, "SA S4 DK C7"),
        ("SA S4 H9 DK", "", "HK H5", 1, "SA S4 DK"),
        ("HA D5 CK", "CK", "C6!", 0, "CK"),
        ("HA D5 CK", "CK", "C6!", 1, "HA D5"),
        ("HA D5 CK", "CK", "C6!", 2, "CK"),
        ("H4 DA C9 C2", "DA", "C6!", 1, "DA"),
        ("S3 H9 D5", "D5", "C6!", 2, "S3 H9 D5"),
    ];
    for (leads, own, others, demand, legal) in cases {
        // East's card is exposed deliberately, so that it is major.
        let case = ExposedCase {
            cards: laid(others).cards,
            how: How::Shown,
            partners: laid(own),
            partner_hand: hand(leads) - laid(own).cards,
            path: vec![0, demand],
            ..ExposedCase::default()
        };
        let finding = seen(case);
        assert_eq!(
            cards_said(&finding, "desk-may-lead"),
            [legal],
            "{leads} {demand}"
        );
    }
}

#[test]
fn a_ban_lasts_as_long_as_the_lead() {
    let mut case = ExposedCase {
        cards: hand("H5"),
        how: How::Shown,
        partner_hand: hand("SA S4 H9"),
        // West leads, South forbids hearts, West keeps the lead.
        path: vec![0, 1, 0],
        ..ExposedCase::default()
    };
    let finding = seen(case.clone());
    assert!(rules(&finding).contains(&"desk-ban-goes-on"));
    assert_eq!(cards_said(&finding, "desk-may-lead"), ["SA S4", "SA S4"]);
    case.path = vec![0, 1, 1];
    let finding = seen(case);
    assert!(rules(&finding).contains(&"desk-restriction-ends"));
}

#[test]
fn the_owner_plays_what_he_must() {
    // Hand, trick, exposure; the legal cards.
    let cases = [
        ("SJ DA D4 C3", "D7 D2 DQ", "H5", "shown", "DA D4"),
        ("SJ HQ C3", "D7 D2 DQ", "H5", "shown", "H5"),
        ("HA HQ C3", "H7 H2 HJ", "H5", "shown", "H5"),
        ("HQ HT H9 C3", "H7 H2 HJ", "H5", "dropped", "HQ HT H5"),
        ("SA H9 C3", "", "H5", "dropped", "SA H5 C3"),
    ];
    for (held, trick, card, how, legal) in cases {
        let lone_minor = how == "dropped";
        let case = ExposedCase {
            cards: hand(card),
            how: How::from_id(how).unwrap(),
            hand: hand(held),
            trick: notation::parse_cards(trick).unwrap(),
            // With a major card, the partner's lead is offered first.
            path: vec![usize::from(!lone_minor)],
            ..ExposedCase::default()
        };
        let id = if trick.is_empty() {
            "desk-may-lead"
        } else {
            "desk-may-play"
        };
        let finding = seen(case);
        assert_eq!(cards_said(&finding, id), [legal], "{held} {trick}");
    }
}

#[test]
fn a_premature_card_gives_declarer_the_options_of_law_57() {
    let case = exposed(Phase::Play, "E", "DK", "before_partner", "");
    let finding = seen(case);
    // Highest, lowest, and each of three suits required or forbidden.
    assert_eq!(choices(&finding)[0].options.len(), 8);
    // A card that does not follow the spade led: spades can be neither required nor forbidden.
    let case = exposed(Phase::Play, "E", "DK", "before_partner", "");
    let finding = seen(ExposedCase {
        led: Some(Suit::Spades),
        ..case
    });
    let options = &choices(&finding)[0].options;
    let of_spades = |phrase: &&Phrase| {
        let spades = ("suit", Fact::Suit(Suit::Spades));
        phrase.facts.contains(&spades)
    };
    assert_eq!(options.iter().filter(of_spades).count(), 0);
}

#[test]
fn a_premature_card_binds_the_partner_though_only_the_suit_led_is_known() {
    // Hearts were led, and East played before West. Highest, lowest, or a spade required.
    for (held, demand, legal) in [
        ("HK H7 H2 C4", 0, "HK"),
        ("HK H7 H2 C4", 1, "H2"),
        ("SA S3 C4", 4, "SA S3"),
    ] {
        let case = ExposedCase {
            led: Some(Suit::Hearts),
            partner_hand: hand(held),
            path: vec![demand],
            ..exposed(Phase::Play, "E", "H9", "before_partner", "")
        };
        let finding = seen(case);
        assert_eq!(cards_said(&finding, "desk-may-play"), [legal], "{held}");
        assert!(cards_said(&finding, "desk-may-lead").is_empty());
    }
}

#[test]
fn declarer_chooses_first_though_the_leader_has_a_penalty_card_himself() {
    // The leader's cards, the leader's own major penalty cards, the partner's; the demand and the
    // legal leads.
    let cases = [
        ("HA D5", "CK", "C6!", 0, "CK"),
        ("HA D5", "CK", "C6!", 1, "HA D5"),
        ("HA D5", "CK", "C6!", 2, "CK"),
        ("H4 C9 C2", "DA", "C6!", 0, "C9 C2"),
        ("H4 C9 C2", "DA", "C6!", 1, "DA"),
        ("H4 C9 C2", "DA", "C6!", 2, "DA"),
        ("C9", "HK DA", "C6!", 1, "HK DA"),
    ];
    for (held, own, others, demand, legal) in cases {
        let mut case = ExposedCase {
            hand: hand(held),
            partners: laid(others),
            ..exposed(Phase::Play, "E", own, "shown", "")
        };
        // Of the two leads offered, the second is the owner's.
        case.path = vec![1];
        let asked = seen(case.clone());
        assert!(rules(&asked).contains(&"leader-waits-for-choice"));
        assert_eq!(choices(&asked)[1].options.len(), 3, "{own}");
        assert!(cards_said(&asked, "desk-may-lead").is_empty());
        case.path.push(demand);
        let finding = seen(case);
        assert_eq!(cards_said(&finding, "desk-may-lead"), [legal], "{own}");
        let names = rules(&finding).contains(&"declarer-designates");
        assert_eq!(names, legal == "HK DA", "{own}");
    }
}

#[test]
fn a_lead_before_the_choice_is_followed_by_the_choice() {
    let found = |held: &str, path: &[usize]| {
        let case = ExposedCase {
            hand: hand(held),
            partners: laid("H5!"),
            path: path.to_vec(),
            ..exposed(Phase::Play, "W", "D9", "before_election", "")
        };
        seen(case)
    };
    let finding = found("SA H9 D2", &[]);
    assert_eq!(finding.headline.id, "desk-is-major");
    assert_eq!(choices(&finding)[0].options.len(), 3);
    // Require hearts, forbid them, or make no demand; the legal leads.
    for (held, demand, legal) in [
        ("SA H9 D2", 0, "H9"),
        ("SA H9 D2", 1, "D9"),
        ("SA H9 D2", 2, "D9"),
        ("SA D2", 0, "D9"),
    ] {
        let said = cards_said(&found(held, &[demand]), "desk-may-lead");
        assert_eq!(said, [legal], "{held} {demand}");
    }
    // Without the hand, it is unknown whether the player has a heart.
    assert!(cards_said(&found("", &[0]), "desk-may-lead").is_empty());
    // No demand was made and that card wins the trick: declarer may choose again.
    let again = found("SA H9 D2", &[2, 0, 0]);
    assert_eq!(choices(&again).last().unwrap().options.len(), 3);
}

#[test]
fn a_card_that_must_be_played_cites_its_own_law() {
    for (how, law) in [
        ("declarer_had_played_both", "57C1"),
        ("at_rho_turn_legal", "57D"),
    ] {
        let case = exposed(Phase::Play, "E", "DK", how, "");
        let finding = seen(case);
        let bound = reasons(&finding).into_iter();
        let cited = bound.filter(|it| it.id == "desk-bound-card");
        let cited: Vec<Citation> = cited.map(|it| it.citation).collect();
        assert_eq!(cited, [Citation::duplicate(law)], "{how}");
    }
}

// The auction.

fn auction(dealer: &str, calls: &str, caller: Option<&str>, path: &[usize]) -> AuctionCase {
    let calls = calls.split_whitespace().map(|it| parse_call(it).unwrap());
    AuctionCase {
        dealer: seat(dealer),
        calls: calls.collect(),
        caller: caller.map(seat),
        path: path.to_vec(),
        ..AuctionCase::default()
    }
}

/// The rows of Law 25A in the reference: the consequences, by the ids of the rules.
#[test]
fn an_unintended_call_is_put_right_until_partner_has_called() {
    type Ids = &'static [&'static str];
    let cases: &[(&str, &str, &str, Ids, Ids)] = &[
        // Nobody has called: no rectification, and no suit that declarer may forbid.
        (
            "1S 1H",
            "N",
            "1S",
            &["unintended-call", "judged-for-itself", "lead-free"],
            &["may-change-his-call", "change-too-late"],
        ),
        // The left-hand opponent has called and may change that call.
        (
            "1S P 1H",
            "N",
            "1S",
            &["unintended-call", "may-change-his-call"],
            &["change-too-late"],
        ),
        // Partner has called: too late.
        (
            "1S P P 1H",
            "N",
            "1S",
            &["change-too-late"],
            &["unintended-call"],
        ),
        // The last pass of an auction that has ended.
        (
            "1S P P P X",
            "W",
            "P",
            &["unintended-call"],
            &["change-too-late"],
        ),
        // The intended call is insufficient, and is judged as such.
        (
            "1S 2H 1D",
            "E",
            "2H",
            &["unintended-call", "judged-for-itself"],
            &["change-too-late"],
        ),
    ];
    for &(calls, caller, first, told, untold) in cases {
        let case = AuctionCase {
            replaces_slip: true,
            ..auction("N", calls, Some(caller), &[])
        };
        assert_eq!(case.earlier_call(), Some(parse_call(first).unwrap()));
        let finding = called(case);
        assert_eq!(finding.headline.id, "desk-call-unintended", "{calls}");
        let rules = rules(&finding);
        assert!(
            told.iter().all(|id| rules.contains(id)),
            "{calls} {rules:?}"
        );
        assert!(
            !untold.iter().any(|id| rules.contains(id)),
            "{calls} {rules:?}"
        );
        // Nobody has a choice: the Director has found that the call was unintended.
        assert!(choices(&finding).is_empty(), "{calls}");
    }
    // The same call replaces nothing, and a player who has not called has nothing to replace.
    let same = AuctionCase {
        replaces_slip: true,
        ..auction("N", "1S 1S", Some("N"), &[])
    };
    assert_eq!(Case::Auction(same).answer(), Err(Fault::CallNotRuled));
    let other = AuctionCase {
        replaces_slip: true,
        ..auction("N", "1S 1H", Some("W"), &[])
    };
    assert_eq!(other.earlier_call(), None);
    let finding = called(other);
    assert_eq!(finding.headline.id, "desk-call-out-of-turn");
}

#[test]
fn an_auction_is_read() {
    let cases: &[(&str, &str, Option<&str>, &str)] = &[
        ("N", "", None, "desk-auction-begins"),
        ("N", "1S P 2S", None, "desk-auction-legal"),
        ("N", "P P P P", None, "desk-auction-passed-out"),
        ("N", "1H P 2H P P P", None, "desk-auction-over"),
        ("N", "1S 1H", None, "desk-bid-too-low"),
        ("N", "1S P X", None, "desk-double-cancelled"),
        ("N", "P P P P 1S", None, "desk-call-too-late"),
        ("N", "1H P X", Some("W"), "desk-call-out-of-turn"),
        ("N", "1S 2S", Some("N"), "desk-call-changed"),
        ("N", "1S X", Some("S"), "desk-double-cancelled"),
    ];
    for (dealer, calls, caller, expected) in cases {
        let case = Case::Auction(auction(dealer, calls, *caller, &[]));
        let finding = case.answer();
        let finding = finding.unwrap_or_else(|fault| panic!("{calls}: {fault:?}"));
        assert_eq!(finding.headline.id, *expected, "{calls}");
    }
    let early = Case::Auction(auction("N", "1S 1H P", None, &[])).answer();
    assert!(matches!(early, Err(Fault::EarlierCall { number: 2, .. })));
}

#[test]
fn an_insufficient_bid_is_replaced() {
    let found = |path: &[usize]| {
        let case = auction("N", "1S P 1H", None, path);
        rules(&called(case))
    };
    assert!(found(&[0]).contains(&"next-bid-over"));
    // Refused: two hearts instead leaves North free, four hearts silences North.
    assert!(found(&[1, 0]).contains(&"partner-free"));
    assert!(found(&[1, 2]).contains(&"passes-throughout"));
}

/// The doors of Law 23A are asked for a call that is said to be comparable. Without one, it counts
/// as any other call; at an insufficient bid also as a double, if one is possible.
#[test]
fn a_call_is_comparable_by_one_of_three_doors() {
    let doors = [
        ("comparable-similar", "23A1"),
        ("comparable-subset", "23A2"),
        ("comparable-purpose", "23A3"),
    ];
    let instead = |path: &[usize]| called(auction("N", "1S 2H 1S", None, path));
    let own_turn = |path: &[usize]| called(auction("N", "1S", Some("E"), path));
    for (door, (id, law)) in doors.into_iter().enumerate() {
        for finding in [instead(&[1, 1, door]), own_turn(&[2, 1, door])] {
            let told = reasons(&finding);
            assert!(told.contains(&&Reason::new(id, law)), "{told:?}");
            assert!(rules(&finding).contains(&"partner-free"));
        }
    }
    // Still open: nothing is said about partner yet.
    let open = instead(&[1, 1]);
    assert_eq!(choices(&open).last().unwrap().options.len(), 4);
    assert!(!rules(&open).contains(&"partner-free"));
    let other = own_turn(&[2, 1, 3]);
    assert!(rules(&other).contains(&"not-comparable"));
    assert!(rules(&other).contains(&"passes-once"));
    let asked = instead(&[1, 1, 3]);
    assert_eq!(choices(&asked).last().unwrap().options.len(), 2);
    for (choice, again) in [(0, false), (1, true)] {
        let told = rules(&instead(&[1, 1, 3, choice]));
        assert!(told.contains(&"passes-throughout"), "{told:?}");
        // A double is cancelled, and the player calls once more.
        assert_eq!(
            told.iter().filter(|it| **it == "chooses-again").count() > 1,
            again
        );
    }
}

#[test]
fn a_call_out_of_turn_can_be_accepted_or_not() {
    let found = |path: &[usize]| {
        let case = auction("N", "1S", Some("E"), path);
        rules(&called(case))
    };
    assert!(found(&[]).contains(&"called-at-rho-turn"));
    assert!(found(&[0]).contains(&"call-stands"));
    let refused = found(&[2, 2]);
    assert!(refused.contains(&"call-cancelled"), "{refused:?}");
    assert!(refused.contains(&"passes-once"), "{refused:?}");
}

// Leads out of turn, revokes, scores, comparing.

#[test]
fn a_lead_out_of_turn_is_ruled_on() {
    let lead = |offender: &str, due: &str, when, path: &[usize]| {
        Case::Lead(LeadCase {
            offender: seat(offender),
            due: seat(due),
            card: Some(parse_card("H2").unwrap()),
            when,
            path: path.to_vec(),
            ..LeadCase::default()
        })
    };
    let opening = LeadNumber::Opening { dummy_seen: false };
    let finding = lead("E", "W", opening, &[]).answer().unwrap();
    assert_eq!(choices(&finding)[0].options.len(), 5);
    assert!(finding.exercise.is_some());
    let finding = lead("E", "W", LeadNumber::Later, &[1]).answer().unwrap();
    let told = rules(&finding);
    assert!(told.contains(&"follows-major-penalty-card"), "{told:?}");
    assert!(told.contains(&"follows-must-lead"), "{told:?}");
    assert!(finding.exercise.is_some());
    let seen = LeadNumber::Opening { dummy_seen: true };
    let finding = lead("E", "W", seen, &[]).answer().unwrap();
    assert!(rules(&finding).contains(&"dummy-seen-must-accept"));
    assert_eq!(
        lead("W", "W", LeadNumber::Later, &[]).answer(),
        Err(Fault::InTurn(Seat::West))
    );
}

#[test]
fn a_revoke_costs_what_it_costs() {
    // Who won the trick, and tricks won later; the tricks transferred.
    let cases = [
        ("W", 1, 2),
        ("W", 0, 1),
        ("E", 1, 1),
        ("S", 1, 1),
        ("S", 0, 0),
    ];
    for (winner, later, expected) in cases {
        let case = RevokeCase {
            winner: seat(winner),
            later,
            ..RevokeCase::default()
        };
        let finding = Case::Revoke(case).answer().unwrap();
        let number = finding.headline.facts.iter().find_map(|it| match it {
            (_, Fact::Number(number)) => Some(*number),
            _ => None,
        });
        assert_eq!(number.unwrap_or(0), expected, "{winner} {later}");
        let item = finding.exercise.expect("cards that fit");
        assert_eq!(item.witness(), expected.to_string());
    }
    let open = RevokeCase {
        since: None,
        ..RevokeCase::default()
    };
    let finding = Case::Revoke(open).answer().unwrap();
    assert_eq!(finding.headline.id, "desk-revoke-open");
    assert!(rules(&finding).contains(&"revoke-card-penalised"));
}

#[test]
fn a_penalty_card_not_played_leaves_the_wrong_card_a_penalty_card() {
    // The wrong card came from the hand, unless the offender is dummy.
    for (offender, expected) in [
        ("W", "revoke-card-penalised"),
        ("N", "revoke-declarer-card-returns"),
    ] {
        let case = RevokeCase {
            since: None,
            faced: true,
            ..RevokeCase::default().by(seat(offender))
        };
        let told = rules(&Case::Revoke(case).answer().unwrap());
        assert!(told.contains(&expected), "{offender} {told:?}");
    }
}

fn played(text: &str, declarer: &str) -> ScoreCase {
    match parse_slip(text).unwrap() {
        SlipEntry::Played(line) => ScoreCase {
            line,
            declarer: seat(declarer),
            ..ScoreCase::default()
        },
        SlipEntry::PassedOut => panic!("{text} is no contract"),
    }
}

#[test]
fn a_score_is_told_line_by_line() {
    for (text, points) in [
        ("4S=", 420),
        ("3NT+2", 460),
        ("4SX-1", -100),
        ("7NTXX=", 2280),
    ] {
        let finding = Case::Score(played(text, "S")).answer().unwrap();
        let totals = told(&finding, |block| match block {
            Block::Account(account) => Some(account.total()),
            _ => None,
        });
        assert_eq!(totals, [points], "{text}");
    }
    // Another level with the same overtricks.
    let case = played("3S+1", "S").with_contract(
        notation::parse_contract("4S").unwrap().0,
        Doubling::Undoubled,
    );
    assert_eq!(case.line.margin(), 1);
}

#[test]
fn matchpoints_and_a_rubber_are_worked_out() {
    let rows = [
        Row::Score(420),
        Row::Score(420),
        Row::Played(played("4S-1", "N")),
    ];
    let case = TravellerCase {
        rows: rows.to_vec(),
        ..TravellerCase::default()
    };
    let finding = Case::Traveller(case).answer().unwrap();
    let rows = grid(&finding, &speaker(Locale::En));
    // Score, matchpoints of North-South and of East-West.
    assert_eq!(rows[0][2..], ["420", "3", "1"]);
    assert_eq!(rows[2][2..], ["−50", "0", "4"]);
    let deal = |text, who| Deal {
        played: played(text, who),
        honours: None,
    };
    let case = RubberCase {
        deals: vec![deal("4S=", "S"), deal("3NT=", "N")],
        ..RubberCase::default()
    };
    let finding = Case::Rubber(case.clone()).answer().unwrap();
    assert_eq!(finding.headline.id, "desk-rubber-over");
    let more = RubberCase {
        deals: vec![deal("4S=", "S"), deal("3NT=", "N"), deal("1C=", "N")],
        ..case
    };
    assert_eq!(Case::Rubber(more).answer(), Err(Fault::RubberOver(3)));
}

/// A passed-out deal is a result like any other: 0, which beats a minus score.
#[test]
fn a_passed_out_deal_is_compared_with_the_others() {
    let case = TravellerCase {
        rows: vec![
            Row::Played(played("1NT=", "S")),
            Row::PassedOut,
            Row::Played(played("1NT-1", "S")),
            Row::PassedOut,
        ],
        ..TravellerCase::default()
    };
    let finding = Case::Traveller(case).answer().unwrap();
    for locale in Locale::BASES {
        let say = speaker(locale);
        let rows = grid(&finding, &say);
        let passed_out = say.text("desk-passed-out");
        assert_eq!(rows[1][1..], [passed_out.as_str(), "0", "3", "3"]);
        assert_eq!(rows[0][2..], ["90", "6", "0"]);
        assert_eq!(rows[2][2..], ["−50", "0", "6"]);
    }
    // The slip of the same board is an exercise, and its model answer is right.
    let item = finding.exercise.expect("an exercise");
    let grade = item.asked(0).grade(&item.asked(0).solution);
    assert_eq!(grade.verdict, arbitro::exercise::Verdict::Right);
    // Passed out at every table: all results are equal.
    let case = TravellerCase {
        rows: vec![Row::PassedOut; 3],
        ..TravellerCase::default()
    };
    assert_eq!(Case::Traveller(case).answer().unwrap().exercise, None);
}

/// Law 57: the same card before partner, at another time, and by declarer.
#[test]
fn a_card_played_too_early_is_ruled_on() {
    let found = |offender: &str, when, path: &[usize]| {
        let case = PrematureCase {
            offender: seat(offender),
            card: Some(parse_card("DK").unwrap()),
            when,
            path: path.to_vec(),
            ..PrematureCase::default()
        };
        Case::Premature(case).answer().unwrap()
    };
    let early = found("E", Premature::BeforePartner, &[]);
    assert_eq!(early.headline.id, "desk-premature-choice");
    // Highest, lowest, and three suits required or forbidden.
    assert_eq!(choices(&early)[0].options.len(), 8);
    let lowest = found("E", Premature::BeforePartner, &[1]);
    assert!(rules(&lowest).contains(&"follows-must-play-lowest"));
    for (offender, when, headline) in [
        ("E", Premature::DummyMovedFirst, "desk-premature-stands"),
        (
            "E",
            Premature::AtRhoTurn { legal: true },
            "desk-premature-stands",
        ),
        (
            "E",
            Premature::AtRhoTurn { legal: false },
            "desk-premature-penalty",
        ),
        ("S", Premature::BeforePartner, "desk-premature-stands"),
        (
            "S",
            Premature::AtRhoTurn { legal: false },
            "desk-premature-back",
        ),
    ] {
        let finding = found(offender, when, &[]);
        assert_eq!(finding.headline.id, headline, "{offender} {when:?}");
        assert!(finding.spoken.is_some());
    }
}

#[test]
fn what_a_claim_lacks_is_said() {
    let mut case = begun();
    let answer = |case: &ContestedClaim| Case::Claim(Box::new(case.clone())).answer();
    assert_eq!(answer(&case), Err(Fault::NoHands));
    for (at, cards) in [("N", "H3 D3"), ("E", "S2 D4"), ("S", "S9 HK"), ("W", "H9")] {
        case.hands[seat(at)] = hand(cards);
    }
    assert_eq!(answer(&case), Err(Fault::ClaimUneven(Seat::West)));
    case.hands[Seat::West] = hand("H9 S9");
    assert_eq!(answer(&case), Err(Fault::Twice(parse_card("S9").unwrap())));
    case.hands[Seat::West] = hand("H9 D9");
    let finding = answer(&case).unwrap();
    assert_eq!(finding.headline.id, "desk-claim-award");
    case.claimer = Seat::North;
    assert_eq!(answer(&case), Err(Fault::ClaimByDummy(Seat::North)));
}

// No case makes the program panic, and every finding has texts.

fn random_case(chance: &mut Chance) -> Case {
    let seats = Seat::ALL;
    let seat = |chance: &mut Chance| chance.pick_or(&seats, Seat::South);
    let some = |chance: &mut Chance, most: usize| {
        let mut cards: Vec<_> = Hand::ALL.iter().collect();
        chance.shuffle(&mut cards);
        let number = chance.below(most + 1);
        cards.into_iter().take(number).collect::<Vec<_>>()
    };
    let path = |chance: &mut Chance| (0..chance.below(6)).map(|_| chance.below(9)).collect();
    match Tool::ALL[chance.below(Tool::ALL.len())] {
        Tool::Claim => {
            let mut cards: Vec<_> = Hand::ALL.iter().collect();
            chance.shuffle(&mut cards);
            let each = 1 + chance.below(3);
            let mut case = begun();
            for (at, cards) in cards.chunks(each).take(4).enumerate() {
                case.hands[seats[at]] = cards.iter().copied().collect();
            }
            case.claimer = seat(chance);
            case.declarer = seat(chance);
            case.leader = seat(chance);
            case.claimed = u8::try_from(chance.below(4)).unwrap();
            Case::Claim(Box::new(case))
        }
        Tool::Premature => Case::Premature(PrematureCase {
            declarer: seat(chance),
            offender: seat(chance),
            card: some(chance, 1).first().copied(),
            led: chance.pick_or(&Suit::ASC, Suit::Hearts),
            when: chance.pick_or(
                &[
                    Premature::BeforePartner,
                    Premature::DeclarerHasPlayedBoth,
                    Premature::DummyMovedFirst,
                    Premature::AtRhoTurn { legal: true },
                    Premature::AtRhoTurn { legal: false },
                ],
                Premature::BeforePartner,
            ),
            before: Laid {
                cards: some(chance, 2).into_iter().collect(),
                major: chance.percent(50),
            },
            path: path(chance),
        }),
        Tool::Imps => Case::Imps(ImpsCase {
            ours: Row::Played(random_score(chance)),
            theirs: match chance.percent(30) {
                true => Row::PassedOut,
                false => Row::Played(random_score(chance)),
            },
            second: false,
        }),
        Tool::Victory => Case::Victory(VictoryCase {
            margin: chance.between(-300, 300),
            boards: u32::try_from(chance.below(140)).unwrap(),
        }),
        Tool::Adjusted => {
            let mut judged = || Judged {
                fault: chance.pick_or(&Responsibility::ALL, Responsibility::AtFault),
                session: chance
                    .percent(50)
                    .then(|| Hundredths::new(chance.between(0, 10_000))),
            };
            let (ns, ew) = (judged(), judged());
            Case::Adjusted(AdjustedCase {
                imps: chance.percent(30),
                ns,
                ew,
            })
        }
        Tool::Movement => Case::Movement(MovementCase {
            tables: u8::try_from(chance.below(20)).unwrap(),
            round: u8::try_from(chance.below(20)).unwrap(),
            howell: chance.percent(40),
            missing: chance
                .percent(50)
                .then(|| u8::try_from(chance.below(130)).unwrap()),
            turned: chance.percent(40),
        }),
        Tool::Inquiry(line) => Case::Inquiry(Inquiry {
            line,
            path: path(chance),
        }),
        Tool::Auction => {
            let calls: Vec<Call> = arbitro::engine::auction::every_call().collect();
            let calls = (0..chance.below(6)).map(|_| chance.pick_or(&calls, Call::Pass));
            Case::Auction(AuctionCase {
                calls: calls.collect(),
                dealer: seat(chance),
                caller: chance.percent(50).then(|| seat(chance)),
                replaces_slip: chance.percent(30),
                above: (chance.percent(10)).then_some((8, Strain::Hearts)),
                silenced: chance.percent(30).then(|| seat(chance)),
                throughout: chance.percent(50),
                path: path(chance),
            })
        }
        Tool::Box => {
            let mut auction = arbitro::engine::Auction::new(seat(chance));
            let calls: Vec<Call> = arbitro::engine::auction::every_call().collect();
            for _ in 0..chance.below(6) {
                let _ = auction.push(chance.pick_or(&calls, Call::Pass));
            }
            Case::Box(BoxCase {
                auction: AuctionCase {
                    dealer: auction.dealer(),
                    calls: auction.calls().iter().map(|made| made.call).collect(),
                    ..AuctionCase::default()
                },
                path: path(chance),
            })
        }
        Tool::DummyCard => {
            use arbitro::desk::dummy_card::Said;
            let words = [
                Said::Card,
                Said::Suit,
                Said::Rank,
                Said::HighOf,
                Said::High,
                Said::Low,
                Said::Win,
                Said::Anything,
            ];
            Case::DummyCard(Box::new(DummyCardCase {
                dummy: some(chance, 6).into_iter().collect(),
                trick: some(chance, 3),
                trumps: chance.pick_or(&Strain::ASC, Strain::Notrump),
                said: chance.pick_or(&words, Said::Suit),
                suit: chance.pick_or(&Suit::ASC, Suit::Hearts),
                won_with: chance.percent(50).then_some(Suit::Spades),
                meant: some(chance, 1).first().copied(),
                ..DummyCardCase::default()
            }))
        }
        Tool::Equity => {
            // Two cards each, played in any order: the rules are kept or not.
            let all = some(chance, 8);
            let hands = BySeat::from_fn(|of| {
                let own = all.iter().skip(of as usize).step_by(4);
                own.copied().collect()
            });
            let mut play = all.clone();
            let turn = play.len().min(chance.below(4));
            play.rotate_left(turn);
            Case::Equity(Box::new(RevokedEnding {
                declarer: seat(chance),
                hands,
                leader: seat(chance),
                play,
                ..arbitro::desk::equity::begun()
            }))
        }
        Tool::Lead => Case::Lead(LeadCase {
            declarer: seat(chance),
            offender: seat(chance),
            due: seat(chance),
            card: some(chance, 1).first().copied(),
            when: chance.pick_or(
                &[
                    LeadNumber::Opening { dummy_seen: false },
                    LeadNumber::Opening { dummy_seen: true },
                    LeadNumber::Later,
                    LeadNumber::Last,
                ],
                LeadNumber::Later,
            ),
            before: Laid {
                cards: some(chance, 2).into_iter().collect(),
                major: chance.percent(50),
            },
            path: path(chance),
        }),
        Tool::Revoke => Case::Revoke(RevokeCase {
            declarer: seat(chance),
            offender: seat(chance),
            trick: u8::try_from(chance.below(15)).unwrap(),
            since: chance.percent(70).then(|| {
                let how = chance.pick_or(&Continuation::ALL, Continuation::Named);
                (how, Side::of(seat(chance)))
            }),
            winner: seat(chance),
            later: u8::try_from(chance.below(14)).unwrap(),
            faced: chance.percent(20),
            again: chance.percent(20),
            others: chance.pick_or(
                &[
                    OtherSide::Followed,
                    OtherSide::RevokedToSameTrick,
                    OtherSide::EstablishedToo,
                ],
                OtherSide::Followed,
            ),
            noticed: chance.pick_or(
                &[
                    Attention::InTime,
                    Attention::NextDealCalled,
                    Attention::RoundEnded,
                ],
                Attention::InTime,
            ),
            returned: chance.percent(50),
        }),
        Tool::Score | Tool::Traveller | Tool::Pairs => {
            let rows = (0..chance.below(5)).map(|_| {
                if chance.percent(15) {
                    Row::PassedOut
                } else if chance.percent(15) {
                    Row::Adjusted(Responsibility::NotAtFault, Responsibility::AtFault)
                } else {
                    Row::Played(random_score(chance))
                }
            });
            let results = TravellerCase {
                rows: rows.collect(),
                ..TravellerCase::default()
            };
            match chance.percent(50) {
                true => Case::Traveller(results),
                false => Case::Pairs(PairsCase {
                    results,
                    butler: chance.percent(50),
                }),
            }
        }
        Tool::Rubber => {
            let deals = (0..chance.below(5)).map(|_| Deal {
                played: random_score(chance),
                honours: chance
                    .percent(20)
                    .then_some((Seat::West, Holding::FourAces)),
            });
            Case::Rubber(RubberCase {
                deals: deals.collect(),
                broken_off: chance.percent(50),
                ..RubberCase::default()
            })
        }
        Tool::Exposed => {
            let laid = |chance: &mut Chance| Laid {
                cards: some(chance, 2).into_iter().collect(),
                major: chance.percent(50),
            };
            Case::Exposed(Box::new(ExposedCase {
                phase: chance.pick_or(
                    &[Phase::Auction, Phase::OpeningLead, Phase::Play],
                    Phase::Play,
                ),
                declarer: seat(chance),
                seat: seat(chance),
                cards: some(chance, 2).into_iter().collect(),
                how: chance.pick_or(&How::ALL, How::Dropped),
                before: laid(chance),
                partners: laid(chance),
                due: some(chance, 1).first().copied(),
                hand: some(chance, 5).into_iter().collect(),
                partner_hand: some(chance, 5).into_iter().collect(),
                trick: some(chance, 4),
                led: None,
                path: path(chance),
            }))
        }
    }
}

fn random_score(chance: &mut Chance) -> ScoreCase {
    let bids: Vec<_> = arbitro::engine::auction::every_bid().collect();
    let bid = chance.pick_or(&bids, bids[0]);
    let doubling = chance.pick_or(
        &[Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled],
        Doubling::Undoubled,
    );
    ScoreCase {
        declarer: chance.pick_or(&Seat::ALL, Seat::South),
        line: line_with(bid, doubling, chance.between(-13, 6)),
        vulnerable: AbsoluteVulnerability::NS,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn every_case_has_an_answer_in_words(seed: [u8; 32]) {
        let mut chance = Chance::new(seed);
        let case = random_case(&mut chance);
        let say = speaker(Locale::BASES[chance.below(4)]);
        match case.answer() {
            Ok(finding) => {
                prop_assert!(!say.phrase(&finding.headline).is_empty());
                for block in &finding.blocks {
                    let words = match block {
                        Block::Rule(reason) => say.reason(reason),
                        Block::Say(phrase) | Block::Heading(phrase) => say.phrase(phrase),
                        Block::Choices(choices) => {
                            prop_assert!(!choices.options.is_empty());
                            choices.options.iter().map(|it| say.phrase(it)).collect()
                        }
                        _ => "-".to_owned(),
                    };
                    let untold = ['{', '⟦'];
                    prop_assert!(!words.is_empty() && !words.contains(untold), "{}", words);
                }
                if let Some(spoken) = &finding.spoken {
                    let words = say.phrase(spoken);
                    prop_assert!(!words.contains(['{', '⟦']), "{}", words);
                }
                if let Some(item) = &finding.exercise {
                    let grade = item.asked(0).grade(&item.asked(0).solution);
                    prop_assert_eq!(grade.verdict, arbitro::exercise::Verdict::Right);
                }
            }
            Err(fault) => prop_assert!(!say.phrase(&fault.phrase()).is_empty()),
        }
    }
}
