//! Penalty cards: which exposed cards become one, and what may be played then (Laws 24, 44 to 62).

use std::collections::BTreeSet;

use arbitro_engine::laws::exposed_card::{
    ExposureRuling, How, ImpossibleIncident, Incident, Phase,
};
use arbitro_engine::laws::lead_restriction::{LeadChoice, lead_choices};
use arbitro_engine::laws::penalty_card::{
    Exposed, ImpossiblePenaltyCards, PenaltyCards, PenaltyKind,
};
use arbitro_engine::laws::play_ruling::PlayConsequence;
use arbitro_engine::laws::premature_play::{Premature, PrematurePlay};
use arbitro_engine::play::{
    Commitment, Exposure, IllegalCard, Obligations, PlayRestriction, Restriction, SuitSet, Turn,
};
use arbitro_engine::{
    Card, Citation, Fact, Hand, Rank, Seat, Side, Suit, cards_of, is_honour, notation,
};
use proptest::prelude::*;

use crate::given::{card, cards, each_row, penalty, penalty_or_not, rows, same, seat, suit, trick};

// The tables of rulings.

fn incident(row: &crate::given::Row) -> Incident {
    Incident {
        phase: match &row["phase"] {
            "auction" => Phase::Auction,
            "opening_lead" => Phase::OpeningLead,
            "play" => Phase::Play,
            other => panic!("no phase `{other}`"),
        },
        declarer: Some(seat(&row["declarer"])),
        seat: seat(&row["seat"]),
        cards: cards(&row["cards"]),
        how: How::from_id(&row["how"]).unwrap_or_else(|| panic!("no way `{}`", &row["how"])),
        before: penalty(&row["penalty_before"]),
        due: Some(&row["due"]).filter(|due| **due != *"-").map(card),
    }
}

/// Penalty cards as a table writes them, without an order.
fn written(penalty: PenaltyCards) -> BTreeSet<String> {
    let kind = |card| match penalty.kind(card) {
        Some(PenaltyKind::Minor) => "minor",
        Some(PenaltyKind::Major) => "major",
        None => "none",
    };
    let cards = penalty.cards().iter();
    cards
        .map(|card| format!("{}:{}", notation::card(card), kind(card)))
        .collect()
}

fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace()
        .filter(|word| *word != "-")
        .map(str::to_owned)
        .collect()
}

fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

#[test]
fn every_row_of_the_table_of_exposed_cards() {
    each_row("exposed", |row| {
        let ruling = incident(row).ruling().map_err(|error| error.to_string())?;
        same(
            "penalty cards",
            written(ruling.penalty),
            words(&row["penalty_after"]),
        )?;
        same(
            "partner must pass",
            yes(ruling.partner_must_pass),
            &row["partner_must_pass"],
        )?;
        let must = ruling
            .must_be_played
            .map(|bound| notation::card(bound.card))
            .unwrap_or_default();
        same(
            "must be played",
            or_dash(must).as_str(),
            &row["must_be_played"],
        )?;
        // At least one of the deciding Laws, compared by number.
        let number = |law: &str| -> String {
            let law = law.trim_start_matches('L').chars();
            law.take_while(char::is_ascii_digit).collect()
        };
        let cited: BTreeSet<String> = ruling
            .reasons
            .iter()
            .map(|why| number(why.citation.law))
            .collect();
        let laws: BTreeSet<String> = row["laws"].split(' ').map(number).collect();
        same("a Law of the row", !cited.is_disjoint(&laws), true)
    });
}

/// The partner's penalty cards are not part of an incident and change nothing.
#[test]
fn the_table_of_exposed_cards_asks_for_every_way_but_three() {
    let rows = rows("exposed");
    let asked: BTreeSet<&str> = rows.iter().map(|row| &row["how"]).collect();
    let others: Vec<&str> = How::ALL
        .map(How::id)
        .into_iter()
        .filter(|id| !asked.contains(id))
        .collect();
    assert_eq!(others, ["restored_and_seen", "face_down", "normal_play"]);
}

fn ruling(exposed: &str, how: How, before: &str) -> ExposureRuling {
    let incident = Incident {
        phase: Phase::Play,
        declarer: Some(Seat::South),
        seat: Seat::East,
        cards: cards(exposed),
        how,
        before: penalty(before),
        due: None,
    };
    incident.ruling().expect("a possible incident")
}

/// East defends; the deciding reason comes first.
fn east_exposes(exposed: &str, how: How, before: &str, after: &str, reason: &str) {
    let ruling = ruling(exposed, how, before);
    let got = (written(ruling.penalty), ruling.reasons[0].id);
    assert_eq!(
        got,
        (words(after), reason),
        "{exposed} {} beside {before}",
        how.id()
    );
}

#[test]
fn why_a_card_is_minor_or_major_or_nothing() {
    use How::{
        Dropped, FaceDown, LedOutOfTurnRefused, NormalPlay, RestoredAndSeen, RevokeCorrected,
    };
    east_exposes("H9", Dropped, "-", "H9:minor", "minor-small-accident");
    east_exposes("HT", Dropped, "-", "HT:major", "major-honour");
    east_exposes("HA", Dropped, "-", "HA:major", "major-honour");
    east_exposes(
        "H9 C2",
        Dropped,
        "-",
        "H9:major C2:major",
        "major-several-at-once",
    );
    east_exposes(
        "C4",
        Dropped,
        "H9:minor",
        "H9:major C4:major",
        "major-second-card",
    );
    east_exposes(
        "C4",
        Dropped,
        "HT:major",
        "HT:major C4:major",
        "major-second-card",
    );
    east_exposes(
        "H2",
        LedOutOfTurnRefused,
        "-",
        "H2:major",
        "major-deliberate",
    );
    east_exposes("C4", RevokeCorrected, "-", "C4:major", "major-deliberate");
    east_exposes(
        "C4",
        RevokeCorrected,
        "C4:minor",
        "C4:minor",
        "faced-card-returns",
    );
    // The three ways that the table does not cover.
    east_exposes(
        "H9",
        RestoredAndSeen,
        "-",
        "H9:minor",
        "minor-small-accident",
    );
    east_exposes("HT", RestoredAndSeen, "-", "HT:major", "major-honour");
    east_exposes("HA", FaceDown, "-", "-", "face-down");
    east_exposes("HA", FaceDown, "H5:minor", "H5:minor", "face-down");
    east_exposes("HA", NormalPlay, "-", "-", "normal-play");
    east_exposes("HA", NormalPlay, "H5:major", "H5:major", "normal-play");
}

#[test]
fn declarers_side_never_has_penalty_cards() {
    for seat in [Seat::South, Seat::North] {
        for how in How::ALL
            .into_iter()
            .filter(|how| how.happens_in(Phase::Play))
        {
            let several = if how.is_of_one_card() { "HK" } else { "HK H5" };
            let incident = Incident {
                phase: Phase::Play,
                declarer: Some(Seat::South),
                seat,
                cards: cards(several),
                how,
                before: PenaltyCards::None,
                due: None,
            };
            let ruling = incident.ruling().expect("a possible incident");
            assert_eq!(ruling.penalty, PenaltyCards::None, "{seat} {}", how.id());
            assert_eq!(ruling.must_be_played, None, "{seat} {}", how.id());
            assert_eq!(ruling.reasons[0].id, "declarer-never");
        }
    }
}

/// A way is rejected in the wrong phase, and with two cards where only one is led or played.
#[test]
fn ways_of_being_seen_have_their_time() {
    let asked = |phase, how, exposed: &str| {
        let incident = Incident {
            phase,
            declarer: Some(Seat::South),
            seat: Seat::East,
            cards: cards(exposed),
            how,
            before: PenaltyCards::None,
            due: None,
        };
        incident.ruling().err()
    };
    let untimely = Some(ImpossibleIncident::WrongTime);
    assert_eq!(asked(Phase::Auction, How::RevokeCorrected, "C4"), untimely);
    assert_eq!(
        asked(Phase::Auction, How::DeclarerHadPlayedBoth, "C4"),
        untimely
    );
    assert_eq!(asked(Phase::OpeningLead, How::BothRevoked, "C4"), untimely);
    assert_eq!(asked(Phase::Play, How::LedPrematurely, "C4"), untimely);
    assert_eq!(asked(Phase::Auction, How::LedPrematurely, "C4"), None);
    let two = Some(ImpossibleIncident::OneCardOnly);
    assert_eq!(asked(Phase::Play, How::AtRhoTurnLegal, "C4 D5"), two);
    assert_eq!(asked(Phase::Play, How::LedOutOfTurnRefused, "C4 D5"), two);
    assert_eq!(asked(Phase::Play, How::Dropped, "C4 D5"), None);
    let times = |how: How| {
        let phases = [Phase::Auction, Phase::OpeningLead, Phase::Play];
        phases
            .into_iter()
            .filter(|&phase| how.happens_in(phase))
            .count()
    };
    assert!(How::ALL.into_iter().all(|how| times(how) > 0));
}

#[test]
fn a_card_seen_during_the_auction() {
    let seen = |exposed: &str, how, declarer: Option<Seat>, before: &str| {
        let incident = Incident {
            phase: Phase::Auction,
            declarer,
            seat: Seat::East,
            cards: cards(exposed),
            how,
            before: penalty(before),
            due: None,
        };
        let ruling = incident.ruling().expect("a possible incident");
        let ids: Vec<&str> = ruling.reasons.iter().map(|reason| reason.id).collect();
        (ruling.partner_must_pass, ids.join(" "))
    };
    let (south, west) = (Some(Seat::South), Some(Seat::West));
    let said = |must_pass, ids: &str| (must_pass, ids.to_owned());
    let dropped = How::Dropped;
    assert_eq!(
        seen("C4", dropped, south, "-"),
        said(false, "partner-free-small-card minor-small-accident")
    );
    assert_eq!(
        seen("CT", dropped, south, "-"),
        said(true, "partner-passes-honour major-honour")
    );
    assert_eq!(
        seen("C4 D7", dropped, south, "-"),
        said(true, "partner-passes-several major-several-at-once")
    );
    assert_eq!(
        seen("C4", dropped, south, "D7:minor"),
        said(true, "partner-passes-several major-second-card")
    );
    let led = How::LedPrematurely;
    assert_eq!(
        seen("C4", led, south, "-"),
        said(true, "partner-passes-led major-deliberate")
    );
    assert_eq!(
        seen("CT", dropped, west, "-"),
        said(true, "partner-passes-honour auction-card-returns")
    );
    assert_eq!(
        seen("C4", dropped, None, "-"),
        said(false, "partner-free-small-card passed-out-nothing")
    );
    let unseen = How::SeenByOpponentOnly;
    assert_eq!(
        seen("CA", unseen, south, "-"),
        said(false, "partner-could-not-see")
    );
}

#[test]
fn impossible_incidents() {
    let possible = Incident {
        phase: Phase::Play,
        declarer: Some(Seat::South),
        seat: Seat::East,
        cards: cards("H9"),
        how: How::Dropped,
        before: PenaltyCards::None,
        due: None,
    };
    let refused = |incident: Incident, why| assert_eq!(incident.ruling(), Err(why));
    assert!(possible.ruling().is_ok());
    refused(
        Incident {
            cards: Hand::EMPTY,
            ..possible.clone()
        },
        ImpossibleIncident::NoCards,
    );
    refused(
        Incident {
            declarer: None,
            ..possible.clone()
        },
        ImpossibleIncident::NoDeclarer,
    );
    let of_declarer = Incident {
        seat: Seat::North,
        before: penalty("H5:minor"),
        ..possible.clone()
    };
    refused(of_declarer, ImpossibleIncident::PenaltyCardOfDeclarer);
    let instead = Incident {
        how: How::InsteadOfPenaltyCardRefused,
        ..possible
    };
    refused(instead.clone(), ImpossibleIncident::DueUnknown);
    // A single penalty card need not be named.
    let one = Incident {
        before: penalty("H5:major"),
        ..instead.clone()
    };
    let ruling = one.ruling().unwrap();
    assert_eq!(ruling.penalty, penalty("H9:major"));
    let two = Incident {
        before: penalty("H5:major C8:major"),
        ..instead
    };
    refused(two.clone(), ImpossibleIncident::DueUnknown);
    refused(
        Incident {
            due: Some(card("D2")),
            ..two.clone()
        },
        ImpossibleIncident::DueUnknown,
    );
    assert!(
        Incident {
            due: Some(card("C8")),
            ..two
        }
        .ruling()
        .is_ok()
    );
}

#[test]
fn penalty_cards_that_cannot_lie_together() {
    let lie = penalty_or_not;
    let beside = ImpossiblePenaltyCards::MinorBesideAnother;
    let honour = ImpossiblePenaltyCards::MinorHonour;
    assert_eq!(lie("-"), Ok(PenaltyCards::None));
    assert_eq!(lie("H5:minor"), Ok(PenaltyCards::Minor(card("H5"))));
    assert_eq!(
        lie("H5:major HK:major"),
        Ok(PenaltyCards::Major(cards("HK H5")))
    );
    assert_eq!(lie("H5:minor C8:major"), Err(beside(card("H5"))));
    assert_eq!(lie("C8:major H5:minor"), Err(beside(card("H5"))));
    assert_eq!(lie("H5:minor C8:minor"), Err(beside(card("H5"))));
    assert_eq!(lie("HT:minor"), Err(honour(card("HT"))));
}

#[test]
fn penalty_cards_come_together_and_go() {
    let kind = |lies: &str, name: &str| penalty(lies).kind(card(name));
    assert_eq!(kind("H5:minor", "H5"), Some(PenaltyKind::Minor));
    assert_eq!(kind("H5:minor", "H6"), None);
    assert_eq!(kind("H5:major C8:major", "C8"), Some(PenaltyKind::Major));
    assert_eq!(kind("H5:major C8:major", "C9"), None);
    let together = |one: &str, other: &str| penalty(one).together(penalty(other));
    assert_eq!(together("H5:minor", "-"), penalty("H5:minor"));
    assert_eq!(together("H5:minor", "H5:minor"), penalty("H5:minor"));
    assert_eq!(
        together("H5:minor", "C8:minor"),
        penalty("H5:major C8:major")
    );
    // One card, given both as minor and as major, counts as one card.
    assert_eq!(together("H5:major", "H5:minor"), penalty("H5:major"));
    let without = |lies: &str, gone: &str| penalty(lies).without(cards(gone));
    assert_eq!(without("H5:minor", "H5"), PenaltyCards::None);
    assert_eq!(without("H5:major", "H5"), PenaltyCards::None);
    assert_eq!(without("H5:major C8:major", "H5"), penalty("C8:major"));
    assert_eq!(without("H5:minor", "C8"), penalty("H5:minor"));
}

/// Cards that lie face up for all: not a card only named, nor one that partner could not see.
#[test]
fn what_is_seen_of_an_incident() {
    for how in How::ALL {
        let incident = Incident {
            phase: Phase::Play,
            declarer: Some(Seat::South),
            seat: Seat::East,
            cards: cards("H9 C4"),
            how,
            before: PenaltyCards::None,
            due: None,
        };
        let hidden = [
            How::Named,
            How::SeenByOpponentOnly,
            How::UnseenWithAnother,
            How::FaceDown,
        ];
        let expected = if hidden.contains(&how) { "-" } else { "H9 C4" };
        assert_eq!(incident.seen(), cards(expected), "{}", how.id());
    }
}

#[test]
fn a_card_faced_twice_in_the_auction_is_still_one_card() {
    let again = Incident {
        phase: Phase::Auction,
        declarer: None,
        seat: Seat::East,
        cards: cards("H9 C4"),
        how: How::Dropped,
        before: penalty("H9:minor"),
        due: None,
    };
    let ruling = again.ruling().unwrap();
    assert!(ruling.partner_must_pass, "two cards lie there (Law 24C)");
    assert_eq!(ruling.reasons[0].id, "partner-passes-several");
    let alone = Incident {
        declarer: Some(Seat::South),
        cards: cards("H9"),
        ..again
    };
    let ruling = alone.ruling().unwrap();
    assert!(!ruling.partner_must_pass);
    assert_eq!(ruling.penalty, penalty("H9:minor"));
}

#[test]
fn what_follows_from_the_choice_of_a_lead() {
    let follows = |choice: LeadChoice, owner: &str| choice.follows(Seat::West, cards(owner));
    let (hearts, clubs) = (Suit::Hearts, Suit::Clubs);
    assert_eq!(
        follows(LeadChoice::Require(hearts), "H5"),
        [
            PlayConsequence::MustLead(Seat::West, hearts),
            PlayConsequence::PickedUp(cards("H5")),
        ]
    );
    let ban: SuitSet = [clubs].into_iter().collect();
    assert_eq!(
        follows(LeadChoice::Forbid(ban), "H5 C8"),
        [
            PlayConsequence::MayNotLead(Seat::West, ban),
            PlayConsequence::PickedUp(cards("C8")),
            PlayConsequence::StaysOnTable(cards("H5")),
        ]
    );
    assert_eq!(
        follows(LeadChoice::NoDemand, "H5"),
        [PlayConsequence::StaysOnTable(cards("H5"))]
    );
    let both = ban.with([hearts].into_iter().collect());
    assert_eq!(both.without(hearts), ban);
    assert_eq!(ban.without(hearts), ban);
    assert!(ban.without(clubs).is_empty());
}

// The tables of plays.

fn restriction(text: &str) -> Restriction {
    let suits = |text: &str| -> SuitSet { text.split('+').map(suit).collect() };
    match text.split_once(':').unwrap_or((text, "")) {
        ("-" | "none", _) => Restriction::None,
        ("require", wanted) => Restriction::require(suit(wanted)),
        ("forbid", banned) => Restriction::forbid(suits(banned)),
        ("play-highest", _) => Restriction::Play(PlayRestriction::Highest),
        ("play-lowest", _) => Restriction::Play(PlayRestriction::Lowest),
        ("play-require", wanted) => Restriction::Play(PlayRestriction::Require(suit(wanted))),
        ("play-forbid", banned) => Restriction::Play(PlayRestriction::Forbid(suit(banned))),
        (other, _) => panic!("no restriction `{other}`"),
    }
}

#[test]
fn every_row_of_the_table_of_plays() {
    each_row("legal_cards", |row| {
        let turn = Turn {
            hand: cards(&row["hand"]),
            trick: trick(&row["trick"]),
            penalty: penalty(&row["penalty"]),
            restriction: restriction(&row["restriction"]),
            designated: Some(&row["designated"]).filter(|c| **c != *"-").map(card),
            bound: None,
        };
        same(
            "legal",
            words(&notation::cards(turn.legal_cards())),
            words(&row["legal"]),
        )?;
        same(
            "designates",
            yes(turn.declarer_designates()),
            &row["declarer_designates"],
        )?;
        let checked: Hand = turn
            .hand
            .iter()
            .filter(|&card| turn.check(card).is_ok())
            .collect();
        same(
            "checked",
            notation::cards(checked),
            notation::cards(turn.legal_cards()),
        )
    });
}

/// `require:H`, `forbid:C+H`, `none`.
fn choice_text(choice: LeadChoice) -> String {
    match choice {
        LeadChoice::Require(suit) => format!("require:{}", suit.letter()),
        LeadChoice::Forbid(suits) => {
            let letters: Vec<String> = suits.iter().map(|suit| suit.letter().to_string()).collect();
            format!("forbid:{}", letters.join("+"))
        }
        LeadChoice::NoDemand => "none".to_owned(),
    }
}

#[test]
fn every_row_of_the_table_of_choices_before_a_lead() {
    each_row("lead_choice", |row| {
        let (own, partner) = (penalty(&row["own"]), penalty(&row["partner"]));
        let choices = lead_choices(partner);
        let options: Vec<String> = choices.iter().copied().map(choice_text).collect();
        same(
            "options",
            or_dash(options.join(";")).as_str(),
            &row["options"],
        )?;

        let chosen = choices
            .into_iter()
            .find(|&choice| choice_text(choice) == row["choice"]);
        if chosen.is_none() {
            same("choice", "-", &row["choice"])?;
        }
        let demand = chosen.map_or(Restriction::None, LeadChoice::restriction);
        let gone = chosen.map_or(Hand::EMPTY, |choice| choice.picked_up(partner));
        let turn = Turn {
            hand: cards(&row["hand"]),
            penalty: own,
            restriction: demand,
            ..Turn::default()
        };
        same("restriction", demand, restriction(&row["choice"]))?;
        same(
            "legal",
            words(&notation::cards(turn.legal_cards())),
            words(&row["legal"]),
        )?;
        same(
            "designates",
            yes(turn.declarer_designates()),
            &row["declarer_designates"],
        )?;
        same(
            "picked up",
            words(&notation::cards(gone)),
            words(&row["picked_up"]),
        )?;
        same(
            "stays",
            written(partner.without(gone)),
            words(&row["stays"]),
        )
    });
}

#[test]
fn the_choices_stand_in_order() {
    let choices = |owner: &str| {
        let choices = lead_choices(penalty(owner)).into_iter().map(choice_text);
        choices.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(choices("-"), "");
    assert_eq!(choices("H5:minor"), "");
    assert_eq!(choices("H5:major HK:major"), "require:H forbid:H none");
    assert_eq!(
        choices("C3:major D4:major H5:major"),
        "require:C require:D require:H forbid:C forbid:D forbid:H \
         forbid:C+D forbid:C+H forbid:D+H forbid:C+D+H none"
    );
}

/// Checks the reason of the first broken rule.
fn barred(turn: &Turn, played: &str, why: IllegalCard) {
    assert_eq!(
        turn.check(card(played)),
        Err(why),
        "{played} from {}",
        notation::cards(turn.hand)
    );
}

#[test]
fn why_a_card_may_not_be_played() {
    let turn = Turn {
        hand: cards("SJ HK H9 H5 C3"),
        penalty: penalty("HK:major H5:major"),
        ..Turn::default()
    };
    let majors = cards("HK H5");
    barred(&turn, "D2", IllegalCard::NotHeld);
    barred(&turn, "C3", IllegalCard::PenaltyCardFirst(majors));
    assert_eq!(turn.check(card("H5")), Ok(()));

    let follows = Turn {
        trick: trick("H7 H2"),
        ..turn.clone()
    };
    barred(&follows, "C3", IllegalCard::MustFollow(Suit::Hearts));
    barred(&follows, "H9", IllegalCard::PenaltyCardFirst(majors));

    let named = Turn {
        designated: Some(card("H5")),
        ..turn.clone()
    };
    barred(&named, "HK", IllegalCard::AnotherDesignated(card("H5")));
    assert_eq!(named.legal_cards(), cards("H5"));

    let highest = Turn {
        restriction: Restriction::Play(PlayRestriction::Highest),
        ..follows.clone()
    };
    barred(&highest, "H5", IllegalCard::MustBeHighest);
    let lowest = Turn {
        restriction: Restriction::Play(PlayRestriction::Lowest),
        ..follows
    };
    barred(&lowest, "HK", IllegalCard::MustBeLowest);

    let spade = Turn {
        restriction: Restriction::require(Suit::Spades),
        ..turn.clone()
    };
    barred(&spade, "H5", IllegalCard::SuitRequired(Suit::Spades));
    let no_hearts_or_clubs: SuitSet = [Suit::Hearts, Suit::Clubs].into_iter().collect();
    let forbidden = Turn {
        restriction: Restriction::forbid(no_hearts_or_clubs),
        ..turn
    };
    barred(&forbidden, "H5", IllegalCard::SuitForbidden(None));
    barred(&forbidden, "C3", IllegalCard::SuitForbidden(None));
    let why = IllegalCard::SuitForbidden(None).reason(card("C3"));
    assert_eq!(why.facts[0], ("suit", Fact::Suit(Suit::Clubs)));
    assert_eq!(forbidden.legal_cards(), cards("SJ"));

    let minor = Turn {
        hand: cards("HT H9 H5"),
        penalty: penalty("H5:minor"),
        ..Turn::default()
    };
    barred(&minor, "H9", IllegalCard::MinorFirst(card("H5")));
    assert_eq!(minor.check(card("HT")), Ok(()));
}

#[test]
fn a_card_played_early_is_played_at_its_turn() {
    let turn = Turn {
        hand: cards("DK D4 S7"),
        trick: trick("D7"),
        bound: Some(Commitment::early(card("DK"), "57D")),
        ..Turn::default()
    };
    assert_eq!(turn.legal_cards(), cards("DK"));
    barred(
        &turn,
        "D4",
        IllegalCard::AnotherCommitted(Commitment {
            card: card("DK"),
            law: Citation::duplicate("57D"),
        }),
    );
    // A card that is not legal to the trick need not be played.
    let revoke = Turn {
        bound: Some(Commitment::early(card("S7"), "57D")),
        ..turn
    };
    assert_eq!(revoke.legal_cards(), cards("DK D4"));
}

/// A card that must be played cites the Law that lets it stand, in every place where it is asked
/// for.
#[test]
fn a_card_played_early_cites_the_law_that_lets_it_stand() {
    for (how, law) in [
        (How::DeclarerHadPlayedBoth, "57C1"),
        (How::AtRhoTurnLegal, "57D"),
    ] {
        let exposure = Exposure {
            seat: Seat::East,
            cards: cards("DK"),
            how,
            due: None,
        };
        let mut obligations = Obligations::new(Seat::South);
        let ruling = obligations.expose(Seat::South, Phase::Play, &exposure);
        let bound = ruling.expect("a ruling").must_be_played;
        assert_eq!(bound, Some(Commitment::early(card("DK"), law)));
        let turn = obligations.turn(Seat::East, cards("DK D4 S7"), &trick("D7"));
        let why = turn.check(card("D4")).expect_err("another is due");
        assert_eq!(why.reason(card("D4")).citation, Citation::duplicate(law));
    }
}

#[test]
fn cards_played_or_taken_back_are_no_penalty_cards() {
    let gone = |before: &str, gone: &str| written(penalty(before).without(cards(gone)));
    assert_eq!(gone("H5:minor", "H5"), words("-"));
    assert_eq!(gone("H5:minor", "C8"), words("H5:minor"));
    assert_eq!(gone("H5:major C8:major", "H5"), words("C8:major"));
    assert_eq!(gone("H5:major C8:major", "H5 C8"), words("-"));
}

// A model of the Laws, independent of the engine: a card meets each duty or not, the duties have an
// order, and a card may be played if no other card of the hand meets the duties better in that
// order.

fn duties_broken(turn: &Turn, card: Card) -> [bool; 5] {
    let held: Vec<Card> = turn.hand.iter().collect();
    let led = turn.trick.first().map(|led| led.suit);
    let follows = Some(card.suit) == led;
    let suit_held = |suit: Suit| held.iter().filter(move |other| other.suit == suit);
    let outranked = || suit_held(card.suit).any(|other| other.rank > card.rank);
    let outranks = || suit_held(card.suit).any(|other| other.rank < card.rank);
    let demand = match (turn.restriction, led) {
        (Restriction::Lead(lead), None) if lead.required.is_some() => {
            Some(card.suit) != lead.required
        }
        (Restriction::Lead(lead), None) => lead.forbidden.contains(card.suit),
        (Restriction::Play(PlayRestriction::Highest), Some(_)) => follows && outranked(),
        (Restriction::Play(PlayRestriction::Lowest), Some(_)) => follows && outranks(),
        (Restriction::Play(PlayRestriction::Require(suit)), Some(_)) => card.suit != suit,
        (Restriction::Play(PlayRestriction::Forbid(suit)), Some(_)) => card.suit == suit,
        _ => false,
    };
    let is_major = turn.penalty.kind(card) == Some(PenaltyKind::Major);
    let minor = match turn.penalty {
        PenaltyCards::Minor(minor) => held.contains(&minor).then_some(minor),
        _ => None,
    };
    let small = card.rank < Rank::T;
    [
        led.is_some() && !follows,
        demand,
        !is_major,
        turn.designated != Some(card),
        minor.is_some_and(|minor| small && card.suit == minor.suit && card != minor),
    ]
}

fn legal_by_duties(turn: &Turn) -> Hand {
    let broken = |card| {
        let mut broken = duties_broken(turn, card);
        // Declarer's designation applies to penalty cards only.
        if turn.penalty.kind(card) != Some(PenaltyKind::Major) {
            broken[3] = false;
        }
        broken
    };
    let least = turn.hand.iter().map(broken).min();
    let mut legal: Hand = turn
        .hand
        .iter()
        .filter(|&card| Some(broken(card)) == least)
        .collect();
    if let Some(bound) = turn
        .bound
        .map(|bound| bound.card)
        .filter(|&bound| legal.contains(bound))
    {
        legal = [bound].into_iter().collect();
    }
    legal
}

/// All sets of at most `most` of these cards.
fn hands(of: &[Card], most: usize) -> Vec<Hand> {
    (0..1_u32 << of.len())
        .filter(|set| set.count_ones() as usize <= most)
        .map(|set| {
            (0..of.len())
                .filter(|at| set & (1 << at) != 0)
                .map(|at| of[at])
                .collect()
        })
        .collect()
}

/// All penalty cards that the owner of a hand can have.
fn penalties_of(hand: Hand) -> Vec<PenaltyCards> {
    let held: Vec<Card> = hand.iter().collect();
    let minors = held.iter().filter(|&&card| !is_honour(card));
    let majors = hands(&held, 2)
        .into_iter()
        .filter(|majors| !majors.is_empty());
    [PenaltyCards::None]
        .into_iter()
        .chain(minors.map(|&card| PenaltyCards::Minor(card)))
        .chain(majors.map(PenaltyCards::Major))
        .collect()
}

fn every_restriction(leading: bool) -> Vec<Restriction> {
    let mut all = vec![Restriction::None];
    if leading {
        all.extend(Suit::ASC.map(Restriction::require));
        let sets = (1..16_u32).map(|set| {
            let suits = Suit::ASC
                .into_iter()
                .filter(|&suit| set & (1 << suit as u32) != 0);
            Restriction::forbid(suits.collect())
        });
        all.extend(sets);
    } else {
        all.extend([
            Restriction::Play(PlayRestriction::Highest),
            Restriction::Play(PlayRestriction::Lowest),
        ]);
        all.extend(Suit::ASC.map(|suit| Restriction::Play(PlayRestriction::Require(suit))));
        all.extend(Suit::ASC.map(|suit| Restriction::Play(PlayRestriction::Forbid(suit))));
    }
    all
}

#[test]
fn every_small_hand_against_the_model_of_duties() {
    let deck = trick("HQ HT H9 H5 D6 D3 CA");
    let leads = ["-", "H2", "D9", "C5", "S8"].map(trick);
    let mut turns = 0;
    for hand in hands(&deck, 3) {
        for penalty in penalties_of(hand) {
            let designations = [None].into_iter().chain(penalty.majors().iter().map(Some));
            for designated in designations {
                for trick in &leads {
                    for restriction in every_restriction(trick.is_empty()) {
                        let trick = trick.clone();
                        let turn = Turn {
                            hand,
                            trick,
                            penalty,
                            restriction,
                            designated,
                            bound: None,
                        };
                        assert_eq!(turn.legal_cards(), legal_by_duties(&turn), "{turn:?}");
                        turns += 1;
                    }
                }
            }
        }
    }
    assert!(turns > 30_000, "{turns} positions");
}

// Properties of every hand, trick and penalty card.

fn any_hand() -> impl Strategy<Value = Hand> {
    let deck: Vec<Card> = Hand::ALL.iter().collect();
    prop::sample::subsequence(deck, 1..=13).prop_map(|cards| cards.into_iter().collect())
}

fn any_penalty(hand: Hand) -> impl Strategy<Value = PenaltyCards> {
    let cards: Vec<Card> = hand.iter().collect();
    let most = cards.len().min(4);
    let small: Vec<Card> = cards
        .iter()
        .copied()
        .filter(|&card| !is_honour(card))
        .collect();
    let minor = if small.is_empty() {
        Just(PenaltyCards::None).boxed()
    } else {
        prop::sample::select(small)
            .prop_map(PenaltyCards::Minor)
            .boxed()
    };
    let majors = prop::sample::subsequence(cards, 1..=most)
        .prop_map(|majors| PenaltyCards::Major(majors.into_iter().collect()));
    prop_oneof![Just(PenaltyCards::None), minor, majors]
}

fn any_restriction() -> impl Strategy<Value = Restriction> {
    let all = [every_restriction(true), every_restriction(false)].concat();
    prop_oneof![Just(Restriction::None), prop::sample::select(all)]
}

/// A player in turn, with a lead from outside the hand or none.
fn any_turn() -> impl Strategy<Value = Turn> {
    any_hand().prop_flat_map(|hand| {
        let rest: Vec<Card> = (Hand::ALL - hand).iter().collect();
        let trick = prop::sample::subsequence(rest, 0..=3).prop_shuffle();
        (any_penalty(hand), trick, any_restriction()).prop_map(
            move |(penalty, trick, restriction)| Turn {
                hand,
                trick,
                penalty,
                restriction,
                designated: None,
                bound: None,
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn some_card_of_the_hand_can_always_be_played(turn in any_turn()) {
        let legal = turn.legal_cards();
        prop_assert!(!legal.is_empty());
        prop_assert!((legal - turn.hand).is_empty());
        for card in Hand::ALL.iter() {
            prop_assert_eq!(turn.check(card).is_ok(), legal.contains(card), "{}", card);
        }
    }

    #[test]
    fn the_model_of_duties_agrees(turn in any_turn(), named in any::<prop::sample::Index>()) {
        prop_assert_eq!(turn.legal_cards(), legal_by_duties(&turn));
        let held: Vec<Card> = turn.hand.iter().collect();
        let bound = Turn { bound: Some(Commitment::early(*named.get(&held), "57D")), ..turn.clone() };
        prop_assert_eq!(bound.legal_cards(), legal_by_duties(&bound));
        let named = Turn { designated: turn.penalty.majors().iter().next(), ..turn };
        prop_assert_eq!(named.legal_cards(), legal_by_duties(&named));
    }

    #[test]
    fn the_suit_led_comes_before_everything(turn in any_turn()) {
        if let Some(led) = turn.trick.first() {
            let follow = cards_of(turn.hand, led.suit);
            prop_assert!(follow.is_empty() || (turn.legal_cards() - follow).is_empty());
        }
    }

    #[test]
    fn penalty_cards_only_ever_take_choices_away(turn in any_turn()) {
        let free = Turn { penalty: PenaltyCards::None, ..turn.clone() };
        prop_assert!((turn.legal_cards() - free.legal_cards()).is_empty());
        let (free, legal) = (free.legal_cards(), turn.legal_cards());
        match turn.penalty {
            PenaltyCards::None => prop_assert_eq!(legal, free),
            // Major penalty cards must be played at the first legal opportunity, and nothing else
            // may be.
            PenaltyCards::Major(majors) if !(free & majors).is_empty() => {
                prop_assert_eq!(legal, free & majors);
            }
            PenaltyCards::Major(_) => prop_assert_eq!(legal, free),
            // A minor penalty card must be played before the other small cards of its suit, and
            // only those.
            PenaltyCards::Minor(minor) => {
                let barred = |card: &Card| {
                    card.suit == minor.suit && !is_honour(*card) && *card != minor
                };
                let left: Hand = free.iter().filter(|card| !barred(card)).collect();
                prop_assert_eq!(legal, if left.is_empty() { free } else { left });
            }
        }
    }

    #[test]
    fn without_penalty_or_demand_one_follows_suit_or_is_free(turn in any_turn()) {
        let free = Turn {
            penalty: PenaltyCards::None,
            restriction: Restriction::None,
            ..turn
        };
        let follow = free.trick.first().map_or(Hand::EMPTY, |led| cards_of(free.hand, led.suit));
        let expected = if follow.is_empty() { free.hand } else { follow };
        prop_assert_eq!(free.legal_cards(), expected);
    }

    #[test]
    fn declarer_names_the_card_where_only_penalty_cards_are_left(turn in any_turn()) {
        let legal = turn.legal_cards();
        let only_majors = legal.iter().all(|card| turn.penalty.majors().contains(card));
        prop_assert_eq!(turn.declarer_designates(), legal.len() >= 2 && only_majors);
        if turn.declarer_designates() {
            for card in legal.iter() {
                let named = Turn { designated: Some(card), ..turn.clone() };
                prop_assert_eq!(named.legal_cards(), [card].into_iter().collect());
                prop_assert!(!named.declarer_designates());
            }
        }
    }

    #[test]
    fn a_penalty_card_that_has_been_played_binds_nobody(turn in any_turn(), other in any_hand()) {
        let free = Turn { penalty: PenaltyCards::None, ..turn.clone() }.legal_cards();
        let played = other - turn.hand;
        let minors = played.iter().map(PenaltyCards::Minor);
        for penalty in minors.chain([PenaltyCards::Major(played)]) {
            prop_assert_eq!(Turn { penalty, ..turn.clone() }.legal_cards(), free);
        }
    }

    #[test]
    fn two_penalty_cards_are_major_and_honours_always(
        first in any_hand(),
        second in any_hand(),
        accident in any::<bool>(),
    ) {
        let by = if accident { Exposed::ByAccident } else { Exposed::Deliberately };
        let once = PenaltyCards::None.with(first, by);
        let twice = once.with(second, Exposed::ByAccident);
        for penalty in [once, twice] {
            let cards = penalty.cards();
            let minor = cards.iter().find(|&card| penalty.kind(card) == Some(PenaltyKind::Minor));
            prop_assert!(minor.is_none_or(|card| cards.len() == 1 && !is_honour(card)));
        }
        let small = first.len() == 1 && first.iter().all(|card| !is_honour(card));
        prop_assert_eq!(matches!(once, PenaltyCards::Minor(_)), small && accident);
        prop_assert_eq!(once.cards(), first);
        prop_assert_eq!(twice.cards(), first | second);
        // A card that is already a penalty card is not exposed again.
        prop_assert_eq!(once.with(first, Exposed::ByAccident), once);
        prop_assert_eq!(twice.with(first, Exposed::ByAccident), twice);
        // A card exposed on purpose becomes major, if it was not.
        prop_assert_eq!(once.with(first, Exposed::Deliberately).majors(), first);
        // A major card stays major.
        let left = twice.without(first);
        if let PenaltyCards::Major(_) = twice {
            prop_assert_eq!(left.majors(), second - first);
        }
    }

    #[test]
    fn declarer_may_ask_of_the_suits_of_major_penalty_cards_only(
        (hand, penalty) in any_hand().prop_flat_map(|hand| (Just(hand), any_penalty(hand))),
        held in any_hand(),
    ) {
        let suits: BTreeSet<Suit> = penalty.majors().iter().map(|card| card.suit).collect();
        let choices = lead_choices(penalty);
        let expected = match suits.len() {
            0 => 0,
            suits => suits + ((1 << suits) - 1) + 1,
        };
        prop_assert_eq!(choices.len(), expected, "{:?} of {}", penalty, hand);
        let texts: BTreeSet<String> = choices.iter().copied().map(choice_text).collect();
        prop_assert_eq!(texts.len(), choices.len());

        let lead = held - hand;
        for choice in choices {
            let gone = choice.picked_up(penalty);
            let named = |suit: Suit| match choice {
                LeadChoice::Require(required) => suit == required,
                LeadChoice::Forbid(forbidden) => forbidden.contains(suit),
                LeadChoice::NoDemand => false,
            };
            // All cards of the named suits go back, and no others; the rest stays major.
            let expected: Hand = penalty.cards().iter().filter(|card| named(card.suit)).collect();
            prop_assert_eq!(gone, expected);
            prop_assert_eq!(penalty.without(gone).majors(), penalty.majors() - gone);
            prop_assert!(Suit::ASC.into_iter().filter(|&suit| named(suit)).all(|s| suits.contains(&s)));
            // A requirement is met if possible.
            let legal = Turn { hand: lead, restriction: choice.restriction(), ..Turn::default() };
            let obeys = |card: Card| match choice {
                LeadChoice::Require(suit) => card.suit == suit,
                LeadChoice::Forbid(suits) => !suits.contains(card.suit),
                LeadChoice::NoDemand => true,
            };
            let obeying: Hand = lead.iter().filter(|&card| obeys(card)).collect();
            let expected = if obeying.is_empty() { lead } else { obeying };
            prop_assert_eq!(legal.legal_cards(), expected);
        }
    }

    #[test]
    fn a_ruling_concerns_the_cards_exposed_and_no_others(
        (hand, before) in any_hand().prop_flat_map(|hand| (Just(hand), any_penalty(hand))),
        exposed in any::<prop::sample::Index>(),
        how in prop::sample::select(How::ALL.to_vec()),
        phase in prop::sample::select(vec![Phase::Auction, Phase::OpeningLead, Phase::Play]),
        declarer in prop::sample::select(Seat::ALL.to_vec()),
        seat in prop::sample::select(Seat::ALL.to_vec()),
    ) {
        let held: Vec<Card> = hand.iter().collect();
        let cards: Hand = [*exposed.get(&held)].into_iter().collect();
        let due = before.cards().iter().next();
        let incident =
            Incident { phase, declarer: Some(declarer), seat, cards, how, before, due };
        let Ok(ruling) = incident.ruling() else {
            let defends = Side::of(seat) != Side::of(declarer);
            let refused = how == How::InsteadOfPenaltyCardRefused;
            let impossible = if defends { refused } else { before != PenaltyCards::None };
            let untimely = !how.happens_in(phase);
            prop_assert!(untimely || impossible && phase != Phase::Auction, "{:?}", incident);
            return Ok(());
        };
        let after = ruling.penalty.cards();
        prop_assert!((after - (before.cards() | cards)).is_empty());
        prop_assert!(ruling.must_be_played.is_none_or(|bound| cards.contains(bound.card)));
        prop_assert!(!ruling.partner_must_pass || phase == Phase::Auction);
        prop_assert!(!ruling.reasons.is_empty());
        if Side::of(seat) == Side::of(declarer) {
            prop_assert_eq!(ruling.penalty, PenaltyCards::None);
        } else if how != How::InsteadOfPenaltyCardRefused {
            prop_assert!((before.cards() - after).is_empty());
            prop_assert!((before.majors() - ruling.penalty.majors()).is_empty());
        }
        if after.len() >= 2 {
            prop_assert_eq!(ruling.penalty.majors(), after);
        }
    }
}

#[test]
fn a_minor_penalty_card_led_out_of_turn_becomes_major() {
    let minor = PenaltyCards::Minor(card("H5"));
    let led = [card("H5")].into_iter().collect();
    assert_eq!(
        minor.with(led, Exposed::Deliberately),
        PenaltyCards::major(card("H5"))
    );
    assert_eq!(minor.with(led, Exposed::ByAccident), minor);
}

#[test]
fn what_bars_cards_is_named_once_for_each_rule() {
    for (hand, before, laid, expected) in [
        ("S5 S3 H5 C3", "SA", "-", vec!["must-follow"]),
        (
            "S5 H7 H5",
            "HA",
            "H5:major",
            vec!["must-follow", "penalty-card-first"],
        ),
        ("S5 H7 H5", "-", "H5:major", vec!["penalty-card-first"]),
        ("S5 H7 H5", "-", "-", vec![]),
    ] {
        let turn = Turn {
            hand: cards(hand),
            trick: trick(before),
            penalty: penalty(laid),
            ..Turn::default()
        };
        let barring = turn.barring();
        let mut ids: Vec<&str> = barring.iter().map(|reason| reason.id).collect();
        ids.sort_unstable();
        assert_eq!(ids, expected, "{hand} to {before}");
    }
}

#[test]
fn a_choice_about_a_discard_binds_only_a_player_who_is_void() {
    let require = PlayRestriction::Require(Suit::Clubs);
    let forbid = PlayRestriction::Forbid(Suit::Diamonds);
    for (hand, restriction, legal, barred) in [
        ("S5 S3 C3", require, "S5 S3", "must-follow"),
        ("S5 S3 D3", forbid, "S5 S3", "must-follow"),
        ("D2 C3", require, "C3", "suit-required"),
        ("D2 C3", forbid, "C3", "suit-forbidden"),
    ] {
        let turn = Turn {
            hand: cards(hand),
            trick: trick("SA"),
            restriction: Restriction::Play(restriction),
            ..Turn::default()
        };
        assert_eq!(turn.legal_cards(), cards(legal), "{hand}, {restriction:?}");
        let barring = turn.barring();
        let ids: Vec<&str> = barring.iter().map(|reason| reason.id).collect();
        assert_eq!(ids, [barred], "{hand}, {restriction:?}");
    }
}

#[test]
fn a_card_played_too_early_stands_goes_back_or_is_a_penalty_card() {
    let king = card("HK");
    let major = PlayConsequence::PenaltyCard(king, PenaltyKind::Major);
    let stands = |law| PlayConsequence::MustBePlayed(king, Citation::duplicate(law));
    let (legal, illegal) = (
        Premature::AtRhoTurn { legal: true },
        Premature::AtRhoTurn { legal: false },
    );
    let both = Premature::DeclarerHasPlayedBoth;
    for (declarer, when, reason, follows) in [
        (
            Seat::South,
            both,
            "declarer-had-played-both",
            stands("57C1"),
        ),
        (
            Seat::South,
            Premature::DummyMovedFirst,
            "dummy-moved-first",
            stands("57C2"),
        ),
        (Seat::South, legal, "early-card-is-legal", stands("57D")),
        (Seat::South, illegal, "early-card-is-illegal", major),
        (
            Seat::West,
            legal,
            "declarers-early-card-stands",
            stands("57C3"),
        ),
        (
            Seat::West,
            illegal,
            "declarers-early-card-goes-back",
            PlayConsequence::GoesBack(king),
        ),
    ] {
        let played = PrematurePlay {
            declarer,
            offender: Seat::West,
            card: king,
            suit_led: Suit::Spades,
            when,
            before: PenaltyCards::None,
        };
        let ruling = played.ruling();
        assert_eq!(ruling.reasons[0].id, reason);
        assert_eq!(ruling.options[0].follows, [follows], "{reason}");
    }
}
