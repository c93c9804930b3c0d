//! The play as a whole: scripted plays step by step, and properties that always hold.

use arbitro_engine::laws::exposed_card::How;
use arbitro_engine::laws::lead_restriction::LeadChoice;
use arbitro_engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use arbitro_engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling, turned_major};
use arbitro_engine::laws::revoke::OtherSide;
use arbitro_engine::play::{
    Exposure, IllegalPlay, ImpossibleDeal, Irregularity, Play, PlayRestriction, SuitSet,
};
use arbitro_engine::{
    BySeat, Card, Chooser, Contract, Hand, Seat, Side, Suit, is_honour, notation,
};
use proptest::prelude::*;

use crate::given::{card, cards, each_row, penalty, same, seat, suit};

// Scripted plays.

/// `N S3 H4 / E S9 H5 / …`
fn hands(text: &str) -> BySeat<Hand> {
    let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
    for hand in text.split(" / ") {
        let (owner, held) = hand.split_once(' ').expect("a seat and cards");
        hands[seat(owner)] = cards(held);
    }
    hands
}

fn contract(text: &str, declarer: Seat) -> Contract {
    let (bid, doubling) = notation::parse_contract(text).expect("a contract");
    Contract {
        bid,
        doubling,
        declarer,
    }
}

fn suits(text: &str) -> impl Iterator<Item = Suit> + '_ {
    text.split('+').map(suit)
}

fn lead_choice(text: &str) -> Option<LeadChoice> {
    match text.split_once(':') {
        None if text == "none" => Some(LeadChoice::NoDemand),
        Some(("require", wanted)) => Some(LeadChoice::Require(suit(wanted))),
        Some(("forbid", banned)) => Some(LeadChoice::Forbid(suits(banned).collect())),
        _ => None,
    }
}

/// A choice as the scripts write it.
fn choice(text: &str) -> PlayChoice {
    match text.split_once(':') {
        None if text == "law" => PlayChoice::AsTheLawSays,
        None if text == "accept" => PlayChoice::Accept,
        None if text == "dummy" => PlayChoice::BecomeDummy,
        None if text == "refuse" => PlayChoice::Refuse,
        None if text == "highest" => PlayChoice::Partner(PlayRestriction::Highest),
        None if text == "lowest" => PlayChoice::Partner(PlayRestriction::Lowest),
        Some(("must", wanted)) => PlayChoice::Partner(PlayRestriction::Require(suit(wanted))),
        Some(("not", banned)) => PlayChoice::Partner(PlayRestriction::Forbid(suit(banned))),
        Some(("instead", due)) => PlayChoice::PlayInstead(card(due)),
        Some(("name", named)) => PlayChoice::Designate(card(named)),
        Some(("call", "none")) => PlayChoice::ForbidAfterCall(None),
        Some(("call", banned)) => PlayChoice::ForbidAfterCall(Some(suit(banned))),
        Some(("refuse", lead)) => {
            PlayChoice::RefuseAnd(lead_choice(lead).unwrap_or_else(|| panic!("`{text}`")))
        }
        _ => PlayChoice::Lead(lead_choice(text).unwrap_or_else(|| panic!("no choice `{text}`"))),
    }
}

/// The options of a ruling as the scripts write them.
fn options(ruling: &PlayRuling) -> String {
    let lead = |choice: LeadChoice| match choice {
        LeadChoice::Require(suit) => format!("require:{}", suit.letter()),
        LeadChoice::Forbid(suits) => {
            let letters: Vec<String> = suits.iter().map(|s| s.letter().to_string()).collect();
            format!("forbid:{}", letters.join("+"))
        }
        LeadChoice::NoDemand => "none".to_owned(),
    };
    let words = ruling.options.iter().map(|offer| match offer.choice {
        PlayChoice::AsTheLawSays => "law".to_owned(),
        PlayChoice::Accept => "accept".to_owned(),
        PlayChoice::BecomeDummy => "dummy".to_owned(),
        PlayChoice::Refuse => "refuse".to_owned(),
        PlayChoice::RefuseAnd(choice) => format!("refuse:{}", lead(choice)),
        PlayChoice::PlayInstead(due) => format!("instead:{}", notation::card(due)),
        PlayChoice::Lead(choice) => lead(choice),
        PlayChoice::Partner(PlayRestriction::Highest) => "highest".to_owned(),
        PlayChoice::Partner(PlayRestriction::Lowest) => "lowest".to_owned(),
        PlayChoice::Partner(PlayRestriction::Require(suit)) => format!("must:{}", suit.letter()),
        PlayChoice::Partner(PlayRestriction::Forbid(suit)) => format!("not:{}", suit.letter()),
        PlayChoice::Designate(card) => format!("name:{}", notation::card(card)),
        PlayChoice::ForbidAfterCall(None) => "call:none".to_owned(),
        PlayChoice::ForbidAfterCall(Some(suit)) => format!("call:{}", suit.letter()),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn written(penalty: PenaltyCards) -> String {
    let kind = |card| match penalty.kind(card) {
        Some(PenaltyKind::Minor) => "minor",
        _ => "major",
    };
    let cards: Vec<String> = penalty
        .cards()
        .iter()
        .map(|card| format!("{}:{}", notation::card(card), kind(card)))
        .collect();
    if cards.is_empty() {
        "-".to_owned()
    } else {
        cards.join(" ")
    }
}

/// One step of a script: an event, or a check.
fn step(play: &mut Play, text: &str) -> Result<(), String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    let shown = |error: &dyn std::fmt::Display| format!("`{text}`: {error}");
    let happens = |play: &mut Play, what: Irregularity, chosen: &str| {
        play.apply(&what, choice(chosen))
            .map_err(|error| shown(&error))
    };
    match (verb, words.as_slice()) {
        ("play", played) => played.iter().try_for_each(|&word| {
            let done = play.play(card(word)).map(|_| ());
            done.map_err(|why| format!("`{text}`: {word}: {why:?}"))
        }),
        ("overlook", [word]) => play
            .overlook(card(word))
            .map_err(|why| format!("`{text}`: {why:?}")),
        ("correct", [number]) => play
            .correct_revoke(number.parse().expect("a number"))
            .map_err(|error| shown(&error)),
        ("has", [owner, faced @ ..]) => {
            let faced = penalty(&faced.join(" "));
            play.carry_over(seat(owner), faced)
                .map_err(|error| shown(&error))
        }
        ("owed", [leader, letters]) => {
            play.owe_for_withdrawn_call(seat(leader), suits(letters).collect());
            Ok(())
        }
        ("expose", [owner, how, exposed @ ..]) => {
            let exposure = Exposure {
                seat: seat(owner),
                cards: cards(&exposed.join(" ")),
                how: How::from_id(how).unwrap_or_else(|| panic!("no way `{how}`")),
                due: None,
            };
            happens(play, Irregularity::Exposed(exposure), "law")
        }
        ("lead", [who, led, seen @ .., chosen]) => {
            let what = Irregularity::LeadOutOfTurn {
                seat: seat(who),
                card: card(led),
                dummy_seen: seen == ["seen"],
            };
            happens(play, what, chosen)
        }
        ("early", [who, played, moved @ .., chosen]) => {
            let what = Irregularity::Premature {
                seat: seat(who),
                card: card(played),
                dummy_moved_first: moved == ["moved"],
            };
            happens(play, what, chosen)
        }
        ("wrong", [played, chosen]) => happens(play, Irregularity::WrongCard(card(played)), chosen),
        ("before", [led, chosen]) => {
            happens(play, Irregularity::LeadBeforeChoice(card(led)), chosen)
        }
        ("choose", [chosen]) => play.choose(choice(chosen)).map_err(|error| shown(&error)),
        ("face-down", [led]) => play
            .lead_face_down(card(led))
            .map_err(|why| format!("`{text}`: {why:?}")),
        ("face", []) => play
            .face_lead()
            .map(|_| ())
            .ok_or_else(|| shown(&"nothing lies there")),
        // The checks.
        ("turn", [who]) => same("turn", play.turn(), Some(seat(who))),
        ("over", []) => same("over", play.is_over(), true),
        ("legal", _) => same(
            "legal",
            notation::cards(play.legal_cards()),
            rest.to_owned(),
        ),
        ("holds", [who, ..]) => {
            let held = rest.split_once(' ').map_or("", |(_, held)| held);
            same("hand", play.hand(seat(who)), cards(held))
        }
        ("penalty", [who, lies @ ..]) => same(
            "penalty cards",
            written(play.obligations().penalty(seat(who))),
            lies.join(" "),
        ),
        ("options", _) => {
            let pending = play
                .pending()
                .map_or_else(|| "-".to_owned(), |ruling| options(&ruling));
            same("options", pending, rest.to_owned())
        }
        ("not", [word, id, law @ ..]) => {
            let why = play.check(card(word)).err();
            let why = why.map(|why| why.reason(card(word)));
            let cited = why.as_ref().map(|why| why.citation.law);
            same("reason", why.map(|why| why.id), Some(*id))?;
            law.iter()
                .try_for_each(|&law| same("Law", cited, Some(law)))
        }
        ("refused", _) => {
            let before = play.clone();
            match step(play, rest) {
                Ok(()) => Err(format!("`{rest}` was done")),
                Err(_) => same("unchanged", *play == before, true),
            }
        }
        ("declarer", [who]) => same("declarer", play.contract().declarer, seat(who)),
        ("tricks", [ns, ew]) => {
            let won = Side::ALL.map(|side| play.tricks_won(side).to_string());
            same("tricks", won, [(*ns).to_owned(), (*ew).to_owned()])
        }
        ("transfer", [side, tricks]) => {
            let gets = notation::parse_side(side).expect("a side");
            same(
                "transferred",
                play.transferred(),
                Some((gets, tricks.parse().expect("tricks"))),
            )
        }
        ("agree", []) => {
            play.agree_to_claim();
            Ok(())
        }
        ("name-next", [side]) => {
            play.name_for_next_trick(notation::parse_side(side).expect("a side"));
            Ok(())
        }
        ("transfer", ["unknown"]) => same("transferred", play.transferred(), None),
        ("claim", [side]) => {
            play.claim(notation::parse_side(side).expect("a side"));
            Ok(())
        }
        ("established", [number, answer]) => {
            let number: usize = number.parse().expect("a number");
            same("established", play.is_established(number), *answer == "yes")
        }
        _ => panic!("no step `{text}`"),
    }
}

#[test]
fn every_story_of_the_table() {
    each_row("play_stories", |row| {
        let contract = contract(&row["contract"], seat(&row["declarer"]));
        let play = Play::ending(contract, hands(&row["hands"]), seat(&row["leader"]));
        let mut play = play.map_err(|error| error.to_string())?;
        row["story"]
            .split("; ")
            .try_for_each(|text| step(&mut play, text))
    });
}

// The opening lead, with all fifty-two cards.

/// Each player has one suit: North spades, East hearts, South diamonds, West clubs.
fn one_suit_each() -> BySeat<Hand> {
    BySeat::from_fn(|seat| {
        let suit = match seat {
            Seat::North => Suit::Spades,
            Seat::East => Suit::Hearts,
            Seat::South => Suit::Diamonds,
            Seat::West => Suit::Clubs,
        };
        let deck = arbitro_engine::cards_of(Hand::ALL, suit);
        deck.iter().collect()
    })
}

fn opening() -> Play {
    Play::new(contract("3NT", Seat::South), one_suit_each()).expect("a deal")
}

fn told(story: &str) {
    let mut play = opening();
    for text in story.split("; ") {
        step(&mut play, text).unwrap_or_else(|error| panic!("{story}\n{error}"));
    }
}

#[test]
fn the_opening_lead_lies_face_down_until_it_is_faced() {
    told(
        "turn W; face-down C4; not C5 lead-lies-face-down; refused face-down C5; face; turn N; holds W CA CK CQ CJ CT C9 C8 C7 C6 C5 C3 C2",
    );
    told("play C4; refused face-down C5; refused face");
    told("refused face-down H5; refused face");
}

/// Law 54: there are five outcomes.
#[test]
fn an_opening_lead_out_of_turn_has_five_outcomes() {
    let lead = |dummy_seen| Irregularity::LeadOutOfTurn {
        seat: Seat::East,
        card: card("H2"),
        dummy_seen,
    };
    let ruling = opening().ruling(&lead(false)).expect("a ruling");
    assert_eq!(ruling.chooser, Chooser::Player(Seat::South));
    assert_eq!(
        options(&ruling),
        "dummy accept refuse:require:H refuse:forbid:H refuse:none"
    );
    let must = opening().ruling(&lead(true)).expect("a ruling");
    assert_eq!(
        (must.chooser, options(&must).as_str()),
        (Chooser::Nobody, "accept")
    );

    told("lead E H2 dummy; declarer N; turn S; penalty E -");
    told("lead E H2 accept; declarer S; turn S; penalty E -");
    told("lead E H2 seen accept; turn S");
    told("refused lead E H2 seen refuse:none");
    told("lead E H2 refuse:require:H; penalty E -; turn W; play C2; turn N");
    told("lead E H2 refuse:forbid:H; penalty E -; turn W; play C2; turn N");
    told("lead E H2 refuse:none; penalty E H2:major; turn W; options -; play C2 S2; legal H2");
    told("face-down C4; lead E H2 refuse:none; play C2");
    told("face-down C4; play C4; turn N");
}

#[test]
fn the_declaring_side_cannot_make_an_opening_lead() {
    told("lead S D5 law; turn W; penalty S -; holds S DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2");
    told("lead N S5 law; turn W; penalty N -");
    told("refused lead W C5 accept");

    // A lead out of turn to the last trick cannot be accepted by any player.
    let hands = hands("N D2 / E H2 / S C4 / W HA");
    let play = Play::ending(contract("3NT", Seat::South), hands, Seat::West).expect("an ending");
    let lead = |seat, led| Irregularity::LeadOutOfTurn {
        seat,
        card: card(led),
        dummy_seen: false,
    };
    let ruling = play.ruling(&lead(Seat::South, "C4")).expect("a ruling");
    assert_eq!(
        (ruling.chooser, options(&ruling).as_str()),
        (Chooser::Nobody, "refuse")
    );
    assert_eq!(ruling.reasons[0].id, "last-lead-not-accepted");
}

#[test]
fn cards_from_the_auction_come_into_the_play() {
    told("has E H2:minor; options -; play C2 S2; legal HA HK HQ HJ HT H2");
    told("has E HT:major; options require:H forbid:H none; choose none; play C2 S2; legal HT");
    told("refused has S D2:major; refused has E C5:major");
    told("has E HT:major; has E H2:minor; penalty E HT:major H2:major");
    told("play C2; refused has E H2:minor");
    told(
        "owed W S+H; options call:H call:S call:none; refused choose call:D; choose call:S; play C2",
    );
}

/// The play after a script: an ending in notrump with South as declarer.
fn after(held: &str, leader: Seat, story: &str) -> Play {
    let play = Play::ending(contract("3NT", Seat::South), hands(held), leader);
    let mut play = play.expect("an ending");
    for text in story.split("; ") {
        step(&mut play, text).unwrap_or_else(|error| panic!("{story}\n{error}"));
    }
    play
}

/// The consequences in a ruling without a choice.
fn follows(play: &Play, what: &Irregularity) -> (Vec<PlayConsequence>, &'static str) {
    let ruling = play.ruling(what).unwrap_or_else(|error| panic!("{error}"));
    let [offer] = ruling.options.as_slice() else {
        panic!("{}", options(&ruling));
    };
    (offer.follows.clone(), ruling.reasons[0].id)
}

/// Law 62B: a card from the unfaced hand becomes a penalty card, one from the table goes back. A
/// minor penalty card that another card joins becomes major (Law 50B).
#[test]
fn a_ruling_on_a_wrong_card_says_what_will_lie_there() {
    use PlayConsequence::{GoesBack, PenaltyCard, PlaysAnother};
    let held = "N D2 C3 C4 / E DA C9 S3 / S D3 C5 C6 / W D4 C7 C8";
    let wrong = |story: &str, name: &str| {
        let what = Irregularity::WrongCard(card(name));
        follows(&after(held, Seat::South, story), &what)
    };
    let major = |name| PenaltyCard(card(name), PenaltyKind::Major);
    let (plain, reason) = wrong("play D3 D4 D2", "C9");
    assert_eq!(plain, [major("C9"), PlaysAnother(Seat::East)]);
    assert_eq!(reason, "revoke-corrected-by-defender");
    let (joined, _) = wrong("has E S3:minor; play D3 D4 D2", "C9");
    assert_eq!(joined, [major("C9"), major("S3"), PlaysAnother(Seat::East)]);
    let (faced, reason) = wrong("has E S3:minor; play D3 D4 D2", "S3");
    assert_eq!(faced, [GoesBack(card("S3")), PlaysAnother(Seat::East)]);
    assert_eq!(reason, "revoke-corrected-freely");
    let (dummys, _) = wrong("play D3 D4", "C3");
    assert_eq!(dummys, [GoesBack(card("C3")), PlaysAnother(Seat::North)]);
}

#[test]
fn a_ruling_on_an_exposed_card_says_what_will_lie_there() {
    use PlayConsequence::{GoesBack, PenaltyCard};
    let held = "N D2 D3 / E H5 C2 / S C4 C5 / W HA S8";
    let expose = |story: &str, owner, how, names: &str| {
        let what = Irregularity::Exposed(Exposure {
            seat: owner,
            cards: cards(names),
            how,
            due: None,
        });
        follows(&after(held, Seat::West, story), &what).0
    };
    let lies = |name, kind| PenaltyCard(card(name), kind);
    let (minor, major) = (PenaltyKind::Minor, PenaltyKind::Major);
    let dropped = expose("turn W", Seat::East, How::Dropped, "C2");
    assert_eq!(dropped, [lies("C2", minor)]);
    let second = expose("has E C2:minor", Seat::East, How::Dropped, "H5");
    assert_eq!(second, [lies("H5", major), lies("C2", major)]);
    let dummys = expose("turn W", Seat::North, How::Dropped, "D2");
    assert_eq!(dummys, [GoesBack(card("D2"))]);
}

/// Law 57C3: an early card of declarer's side counts as played, unless it is illegal.
#[test]
fn an_early_card_of_dummy_stands_if_it_is_legal() {
    let play = after(
        "N D5 H3 / E D4 C2 / S D2 C3 / W DA D3",
        Seat::South,
        "play D2",
    );
    let early = |name| Irregularity::Premature {
        seat: Seat::North,
        card: card(name),
        dummy_moved_first: false,
    };
    let (stands, reason) = follows(&play, &early("D5"));
    assert!(!stands.contains(&PlayConsequence::GoesBack(card("D5"))));
    assert_eq!(reason, "declarers-early-card-stands");
    let (back, reason) = follows(&play, &early("H3"));
    assert_eq!(back, [PlayConsequence::GoesBack(card("H3"))]);
    assert_eq!(reason, "declarers-early-card-goes-back");
}

#[test]
fn a_revoke_knows_what_the_other_side_did() {
    let other_side = |story: &str, number| {
        let held = "N D2 D3 C3 S2 / E D5 H9 H3 S3 / S D4 DK CK S4 / W D9 DT C2 S5";
        let play = after(held, Seat::West, story);
        play.revoke(number).expect("a revoke").other_side
    };
    let first = "play D9 D2; overlook H9; play D4";
    assert_eq!(other_side(first, 0), OtherSide::Followed);
    let both = format!("{first}; play DT D3 D5; overlook CK; play C2 C3 H3 DK; play S2");
    assert_eq!(other_side(&both, 0), OtherSide::EstablishedToo);
    assert_eq!(other_side(&both, 1), OtherSide::EstablishedToo);
}

#[test]
fn a_demand_binds_the_leader_until_it_is_met() {
    let held = "N D2 D3 / E H5 C2 / S C4 C5 / W HA S8";
    let play = after(held, Seat::West, "has E H5:major; choose forbid:H");
    let bound = play.obligations().lead_restriction(Seat::West);
    assert_eq!(bound.forbidden, [Suit::Hearts].into_iter().collect());
    assert_eq!(bound.required, None);
    let required = after(held, Seat::West, "has E H5:major; choose require:H");
    let bound = required.obligations().lead_restriction(Seat::West);
    assert_eq!(bound.required, Some(Suit::Hearts));
}

#[test]
fn only_a_defender_owes_a_lead_for_a_call_and_only_for_some_suit() {
    let mut play = opening();
    let hearts = [Suit::Hearts].into_iter().collect();
    play.owe_for_withdrawn_call(Seat::North, hearts);
    play.owe_for_withdrawn_call(Seat::East, SuitSet::EMPTY);
    for leader in [Seat::North, Seat::East] {
        assert_eq!(play.obligations().withdrawn_call(leader), None);
    }
    play.owe_for_withdrawn_call(Seat::East, hearts);
    let owed = play.obligations().withdrawn_call(Seat::East);
    assert_eq!(owed, Some(hearts));
}

#[test]
fn a_minor_penalty_card_does_not_join_itself() {
    let lies = penalty("H5:minor");
    assert_eq!(turned_major(lies, card("H5")), None);
    let major = PlayConsequence::PenaltyCard(card("H5"), PenaltyKind::Major);
    assert_eq!(turned_major(lies, card("C9")), Some(major));
}

#[test]
fn hands_that_cannot_be_played_are_refused() {
    let contract = contract("3NT", Seat::South);
    let mut hands = one_suit_each();
    hands[Seat::North] -= cards("S2");
    assert_eq!(
        Play::new(contract, hands),
        Err(ImpossibleDeal::NotThirteen(Seat::North, 12))
    );
    assert_eq!(
        Play::ending(contract, hands, Seat::West),
        Err(ImpossibleDeal::Unequal)
    );
    hands[Seat::North] |= cards("H2");
    assert_eq!(
        Play::new(contract, hands),
        Err(ImpossibleDeal::CardTwice(card("H2")))
    );
    hands[Seat::North] = Hand::ALL;
    assert_eq!(
        Play::new(contract, hands),
        Err(ImpossibleDeal::NotThirteen(Seat::North, 52))
    );
    assert_eq!(
        Play::ending(contract, BySeat::default(), Seat::West),
        Err(ImpossibleDeal::NoCards)
    );
}

#[test]
fn a_play_that_is_over_takes_no_more_cards() {
    let hands = hands("N S2 / E S3 / S S4 / W S5");
    let mut play = Play::ending(contract("1C", Seat::South), hands, Seat::West).expect("an ending");
    for text in [
        "play S5 S2 S3",
        "tricks 0 0",
        "play S4",
        "over",
        "tricks 0 1",
        "legal ",
        "refused play S4",
    ] {
        step(&mut play, text).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(play.check(card("S4")), Err(IllegalPlay::Over));
    assert_eq!(play.turn(), None);
    assert!(play.trick().is_empty() && play.tricks().len() == 1);
}

/// Every player has three or four cards of each suit.
fn every_suit_each() -> BySeat<Hand> {
    let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
    for (at, card) in Hand::ALL.iter().enumerate() {
        hands[Seat::ALL[at % 4]] |= [card].into_iter().collect();
    }
    hands
}

/// Law 61A: a lead that breaks declarer's requirement is a revoke, also as the opening lead.
#[test]
fn an_opening_lead_against_a_demand_is_taken_back() {
    let mut play = Play::new(contract("3NT", Seat::South), every_suit_each()).unwrap();
    let heart = arbitro_engine::cards_of(play.hand(Seat::West), Suit::Hearts);
    let heart = notation::card(heart.iter().next().unwrap());
    for text in [
        "owed W H".to_owned(),
        "choose call:H".to_owned(),
        format!("not {heart} suit-forbidden-after-call"),
        format!("wrong {heart} law"),
        format!("penalty W {heart}:major"),
        "turn W".to_owned(),
    ] {
        step(&mut play, &text).unwrap_or_else(|error| panic!("{error}"));
    }
}

/// An accepted lead is recorded with the Law that allowed it.
#[test]
fn an_accepted_lead_keeps_its_law() {
    let law = |story: &str| {
        let mut play = opening();
        step(&mut play, story).unwrap_or_else(|error| panic!("{error}"));
        play.record()[0].condoned.map(|citation| citation.law)
    };
    assert_eq!(law("lead E H2 accept"), Some("54B"));
    assert_eq!(law("lead E H2 seen accept"), Some("54C"));
    assert_eq!(law("lead E H2 dummy"), Some("54A"));
}

/// Every revoke stores the play before it; many revokes together must stay small.
#[test]
fn many_unnoticed_revokes_cost_little() {
    let contract = contract("4S", Seat::South);
    let mut play = Play::new(contract, every_suit_each()).unwrap();
    while let Some(seat) = play.turn() {
        let illegal = play
            .hand(seat)
            .iter()
            .find(|&card| play.check(card).is_err());
        let card = illegal
            .or_else(|| play.legal_cards().iter().next())
            .unwrap();
        play.overlook(card).unwrap();
    }
    assert!(play.overlooked().len() > 20, "{}", play.overlooked().len());
    assert!(play.transferred().is_some());
}

#[test]
fn a_whole_deal_is_opened_from_declarers_left() {
    let asked = Play::ending(contract("3NT", Seat::South), one_suit_each(), Seat::North);
    assert_eq!(asked, Err(ImpossibleDeal::NotTheOpeningLeader));
}

/// A face-down lead goes back when declarer has a choice to make.
#[test]
fn a_choice_sends_a_face_down_lead_back() {
    told("face-down C4; lead S D5 law; face; turn N");
    told(
        "face-down C4; expose E dropped HK; options require:H forbid:H none; refused face; choose require:H; refused face; play C5",
    );
}

// Properties that hold for random events.

/// A deal of `length` cards each, from numbers.
fn dealt(length: usize, order: &[u32]) -> BySeat<Hand> {
    let mut deck: Vec<Card> = Hand::ALL.iter().collect();
    let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
    for (at, &pick) in order.iter().take(4 * length).enumerate() {
        let card = deck.swap_remove(pick as usize % deck.len());
        hands[Seat::ALL[at % 4]] |= [card].into_iter().collect();
    }
    hands
}

/// Properties that hold at every moment (the numbers refer to the list of rules).
fn holds_always(play: &Play) -> Result<(), TestCaseError> {
    let table = play.obligations();
    let mut seen = Hand::EMPTY;
    for seat in Seat::ALL {
        let faced = table.penalty(seat);
        if !table.defends(seat) {
            prop_assert_eq!(faced, PenaltyCards::None, "3: declarer and dummy have none");
        }
        prop_assert!(
            faced.cards().len() < 2 || faced.majors() == faced.cards(),
            "4"
        );
        prop_assert!(
            (faced.cards() - play.hand(seat)).is_empty(),
            "5: in its owner's hand"
        );
        prop_assert!((seen & play.hand(seat)).is_empty());
        seen |= play.hand(seat);
        let turn = play.turn_of(seat);
        let legal = turn.legal_cards();
        if play.trick().is_empty() && play.turn() != Some(seat) {
            prop_assert_eq!(
                lead_required(play, seat),
                None,
                "a demand for a lead of another"
            );
        }
        if let Some(bound) = table.bound(seat) {
            prop_assert!(
                play.hand(seat).contains(bound.card),
                "bound by a card that is gone"
            );
        }
        prop_assert_eq!(legal.is_empty(), play.hand(seat).is_empty(), "1");
        if let Some(led) = turn.trick.first() {
            let follow = arbitro_engine::cards_of(turn.hand, led.suit);
            prop_assert!(follow.is_empty() || (legal - follow).is_empty(), "2");
        }
        let choices = table.lead_choices(seat);
        prop_assert!(choices.is_empty() || choices.len() >= 3, "12");
        let no_demand = choices
            .iter()
            .filter(|c| **c == LeadChoice::NoDemand)
            .count();
        prop_assert_eq!(no_demand, usize::from(!choices.is_empty()), "12");
        let majors = table.penalty(seat.partner()).majors();
        prop_assert!(
            !majors.is_empty() || choices.is_empty(),
            "7: a minor gives no choice"
        );
        let lead = table.lead_restriction(seat);
        if play.trick().is_empty()
            && play.turn().is_some_and(|turn| turn != seat)
            && !play.tricks().is_empty()
        {
            prop_assert!(lead.after_withdrawn_call.is_none(), "10");
            // A choice made just now for a refused lead applies to the leader alone.
            prop_assert!(lead.forbidden.is_empty(), "10");
        }
    }
    Ok(())
}

fn lead_required(play: &Play, seat: Seat) -> Option<Suit> {
    play.obligations().lead_restriction(seat).required
}

/// One random event, chosen by three numbers among all possible ones.
fn anything(play: &mut Play, what: u32, which: u32, how: u32) -> Result<(), TestCaseError> {
    if let Some(ruling) = play.pending() {
        let offer = &ruling.options[which as usize % ruling.options.len()];
        prop_assert!(
            play.check(play.hand(play.turn().unwrap()).iter().next().unwrap())
                .is_err()
        );
        prop_assert!(play.choose(offer.choice).is_ok());
        return Ok(());
    }
    let Some(turn) = play.turn() else {
        return Ok(());
    };
    let seat = Seat::ALL[which as usize % 4];
    let held: Vec<Card> = play.hand(seat).iter().collect();
    let Some(&card) = held.get(how as usize % held.len().max(1)) else {
        return Ok(());
    };
    let happened = match what % 16 {
        0 => Irregularity::LeadOutOfTurn {
            seat,
            card,
            dummy_seen: how.is_multiple_of(5),
        },
        1 => Irregularity::Premature {
            seat,
            card,
            dummy_moved_first: how.is_multiple_of(5),
        },
        2 => Irregularity::WrongCard(card),
        3 => Irregularity::LeadBeforeChoice(card),
        4 => Irregularity::Exposed(Exposure {
            seat,
            cards: held.iter().take(1 + how as usize % 2).copied().collect(),
            how: How::ALL[how as usize % How::ALL.len()],
            due: None,
        }),
        5 => {
            let mine: Vec<Card> = play.hand(turn).iter().collect();
            prop_assert!(play.overlook(mine[how as usize % mine.len()]).is_ok());
            return Ok(());
        }
        6 if !play.overlooked().is_empty() => {
            let number = how as usize % play.overlooked().len();
            let established = play.is_established(number);
            prop_assert_eq!(play.correct_revoke(number).is_err(), established);
            return Ok(());
        }
        _ => {
            let legal: Vec<Card> = play.legal_cards().iter().collect();
            prop_assert!(!legal.is_empty());
            prop_assert!(play.play(legal[how as usize % legal.len()]).is_ok());
            return Ok(());
        }
    };
    let before = play.clone();
    match play.ruling(&happened) {
        Ok(ruling) => {
            prop_assert!(!ruling.options.is_empty() && !ruling.reasons.is_empty());
            let offer = &ruling.options[how as usize % ruling.options.len()];
            let applied = play.apply(&happened, offer.choice);
            prop_assert!(
                applied.is_ok(),
                "{:?} {:?}: {:?}",
                happened,
                offer.choice,
                applied
            );
            // The penalty cards that the ruling announced are those on the table.
            for follows in &offer.follows {
                use arbitro_engine::laws::play_ruling::PlayConsequence as Follows;
                if let Follows::PenaltyCard(card, kind) = *follows {
                    let owner = Seat::ALL
                        .into_iter()
                        .find(|&s| before.hand(s).contains(card));
                    let lies = owner.and_then(|owner| play.obligations().penalty(owner).kind(card));
                    let gone = offer.follows.iter().any(
                        |other| matches!(other, Follows::PickedUp(cards) if cards.contains(card)),
                    );
                    prop_assert!(lies == Some(kind) || gone, "{:?}: {:?}", happened, follows);
                    prop_assert!(kind == PenaltyKind::Major || !is_honour(card));
                }
            }
        }
        Err(_) => prop_assert_eq!(&*play, &before),
    }
    Ok(())
}

proptest! {
    #[test]
    fn the_play_goes_on_to_its_end_whatever_happens(
        length in 2_usize..=13,
        order in prop::collection::vec(any::<u32>(), 52),
        events in prop::collection::vec(any::<(u32, u32, u32)>(), 0..120),
        owed in any::<bool>(),
        declarer in prop::sample::select(Seat::ALL.to_vec()),
    ) {
        let contract = contract("4S", declarer);
        let mut play = Play::ending(contract, dealt(length, &order), declarer.lho()).unwrap();
        if owed {
            play.owe_for_withdrawn_call(declarer.lho(), Suit::ASC.into_iter().collect());
        }
        for (what, which, how) in events {
            anything(&mut play, what, which, how)?;
            holds_always(&play)?;
        }
        // From here on only legal cards: the play reaches its end.
        while !play.is_over() {
            if let Some(ruling) = play.pending() {
                prop_assert!(play.choose(ruling.options[0].choice).is_ok());
                continue;
            }
            let card = play.legal_cards().iter().next().unwrap();
            prop_assert!(play.play(card).is_ok());
            holds_always(&play)?;
        }
        prop_assert_eq!(play.record().len(), 4 * length);
        prop_assert_eq!(play.tricks().len(), length);
        let won: usize = Side::ALL.map(|side| play.tricks_won(side)).iter().sum();
        prop_assert_eq!(won, length);
        // A side never loses more tricks than it won.
        let (gets, tricks) = play.transferred().expect("the play is over");
        prop_assert!(usize::from(tricks) <= play.tricks_won(gets.opponents()));
        prop_assert!(tricks == 0 || !play.overlooked().is_empty());
    }

    /// Without irregularities the play follows Law 44 alone: compared with a separate model.
    #[test]
    fn without_irregularities_it_is_following_suit_and_winning(
        length in 1_usize..=13,
        order in prop::collection::vec(any::<u32>(), 52),
        picks in prop::collection::vec(any::<u32>(), 52),
        bid in prop::sample::select(vec!["1C", "1D", "1H", "1S", "1NT"]),
    ) {
        let contract = contract(bid, Seat::North);
        let hands = dealt(length, &order);
        let mut play = Play::ending(contract, hands, Seat::East).unwrap();
        let mut left: Vec<Vec<(u8, u8)>> = Seat::ALL
            .iter()
            .map(|&s| hands[s].iter().map(|c| (c.suit as u8, c.rank.get())).collect())
            .collect();
        let trumps = contract.bid.strain.suit().map(|suit| suit as u8);
        let (mut leader, mut trick): (usize, Vec<(u8, u8)>) = (Seat::East as usize, Vec::new());
        for pick in picks.iter().take(4 * length) {
            let at = (leader + trick.len()) % 4;
            prop_assert_eq!(play.turn().map(|seat| seat as usize), Some(at));
            let follows = |card: &&(u8, u8)| trick.first().is_some_and(|led| led.0 == card.0);
            let mut may: Vec<(u8, u8)> = left[at].iter().filter(follows).copied().collect();
            if may.is_empty() {
                may.clone_from(&left[at]);
            }
            let mut legal: Vec<(u8, u8)> =
                play.legal_cards().iter().map(|c| (c.suit as u8, c.rank.get())).collect();
            legal.sort_unstable();
            may.sort_unstable();
            prop_assert_eq!(&legal, &may);
            let card = may[*pick as usize % may.len()];
            left[at].retain(|other| *other != card);
            trick.push(card);
            let played = Hand::ALL
                .iter()
                .find(|c| (c.suit as u8, c.rank.get()) == card)
                .unwrap();
            prop_assert!(play.play(played).is_ok());
            if trick.len() == 4 {
                let worth = |card: (u8, u8)| {
                    let trump = if trumps == Some(card.0) { 200 } else { 0 };
                    let led = if trick[0].0 == card.0 { 100 } else { 0 };
                    trump + led + u16::from(card.1)
                };
                let best = (0..4).max_by_key(|&place| worth(trick[place])).unwrap();
                leader = (leader + best) % 4;
                trick.clear();
            }
        }
        prop_assert!(play.is_over());
    }
}
