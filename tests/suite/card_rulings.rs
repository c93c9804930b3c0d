//! Rulings about cards that are tables: when a card is played, taking it back, what dummy may do,
//! tricks on the table, claims. And all of them told in every language.

use std::collections::BTreeSet;

use arbitro::engine::laws::changed_card::{
    Misplay, Noticed, PlayedAfter, PlayedSince, Redesignation, WhyAnother, WrongCard,
};
use arbitro::engine::laws::claim::{Event, PlayNow};
use arbitro::engine::laws::defective_trick::{Defect, DefectiveTrick, WhenNoticed};
use arbitro::engine::laws::dummy_card::{Designation, DummyTurn};
use arbitro::engine::laws::dummys_rights::{DummyAct, Forfeit, Protection};
use arbitro::engine::laws::played_card::Circumstance;
use arbitro::engine::laws::quitted_trick::{Pointing, TrickAct, TrickResult};
use arbitro::engine::laws::retraction::{Ground, NotADefendersGround, Retraction};
use arbitro::engine::laws::revoke::inquiry::Inquiry;
use arbitro::engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke, Since,
    TrickNumber, TricksSince,
};
use arbitro::engine::laws::role::Role;
use arbitro::engine::{Rank, Reason, Seat, Side, Strain, Suit};
use arbitro::i18n::Locale;

use crate::given::{Row, card, cards, each_row, rows, same, speaker, trick};

fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn role(row: &Row) -> Role {
    Role::from_id(&row["role"]).unwrap_or_else(|| panic!("no role `{}`", &row["role"]))
}

fn law(reasons: &[Reason], row: &Row) -> Result<(), String> {
    same("law", reasons[0].citation.section(), &row["law"])
}

#[test]
fn roles_follow_from_the_seat_of_declarer() {
    assert_eq!(Role::of(Seat::South, Seat::South), Role::Declarer);
    assert_eq!(Role::of(Seat::North, Seat::South), Role::Dummy);
    assert_eq!(Role::of(Seat::East, Seat::South), Role::Defender);
    assert_eq!(Role::of(Seat::West, Seat::South), Role::Defender);
    assert_eq!(Role::of(Seat::North, Seat::West), Role::Defender);
}

// When a card is played (Law 45).

#[test]
fn every_row_of_the_table_of_played_cards() {
    each_row("played_cards", |row| {
        let circumstance = Circumstance::from_id(&row["circumstance"]).ok_or("no circumstance")?;
        let ruling = circumstance
            .ruling(role(row))
            .map_err(|error| error.to_string())?;
        same("fate", ruling.fate.id(), &row["fate"])?;
        same(
            "played",
            ruling.fate.is_played(),
            ["played", "led"].contains(&&row["fate"]),
        )?;
        law(&ruling.reasons, row)
    });
}

#[test]
fn what_the_table_does_not_say_of_a_role_is_refused() {
    let table = rows("played_cards");
    let mut refused = 0;
    for role in Role::ALL {
        for circumstance in Circumstance::ALL {
            let listed = table
                .iter()
                .any(|row| &row["role"] == role.id() && &row["circumstance"] == circumstance.id());
            let ruling = circumstance.ruling(role);
            assert_eq!(
                ruling.is_ok(),
                listed,
                "{} {}",
                role.id(),
                circumstance.id()
            );
            refused += usize::from(!listed);
            if circumstance.is_of_dummy_alone() {
                assert_eq!(ruling.is_ok(), role == Role::Dummy, "{}", circumstance.id());
            }
        }
    }
    assert_eq!(refused + table.len(), 3 * Circumstance::ALL.len());
}

#[test]
fn every_row_of_the_table_of_changed_cards() {
    each_row("changed_cards", |row| {
        let words: Vec<&str> = row["case"].split(' ').collect();
        let since = |word| match word {
            "nothing" => PlayedSince::Nothing,
            "opponent" => PlayedSince::Opponent,
            "declarer" => PlayedSince::Declarer,
            other => panic!("nothing is `{other}`"),
        };
        let named = |why, word| {
            Redesignation {
                why,
                since: since(word),
            }
            .ruling()
        };
        let ruling = match words[..] {
            ["slip", word] => named(WhyAnother::SlipOfTongue, word),
            ["inattention", word] => named(WhyAnother::LossOfConcentration, word),
            ["second_thoughts", word] => named(WhyAnother::ChangeOfMind, word),
            ["wrong_card", noticed, card, after] => Misplay {
                noticed: if noticed == "late" {
                    Noticed::TooLate
                } else {
                    Noticed::InTime
                },
                card: match card {
                    "lead" => WrongCard::Lead,
                    "revoke" => WrongCard::Revoke,
                    _ => WrongCard::Ordinary,
                },
                after: match after {
                    "nobody" => PlayedAfter::Nobody,
                    "defender" => PlayedAfter::Defender,
                    _ => PlayedAfter::DefenderThenDeclarer,
                },
            }
            .ruling(),
            _ => panic!("{words:?}"),
        };
        same("changed", yes(ruling.changed), &row["changed"])?;
        same(
            "opponent",
            yes(ruling.opponent_may_change),
            &row["opponent_may"],
        )?;
        same(
            "declarer",
            yes(ruling.declarer_may_follow),
            &row["declarer_may"],
        )?;
        law(&ruling.reasons, row)
    });
}

#[test]
fn a_change_is_open_to_a_slip_of_the_tongue_alone() {
    for why in WhyAnother::ALL {
        for since in PlayedSince::ALL {
            let ruling = Redesignation { why, since }.ruling();
            let in_time = why == WhyAnother::SlipOfTongue && since != PlayedSince::Declarer;
            assert_eq!(ruling.changed, in_time, "{why:?} {since:?}");
            assert!(ruling.changed || !ruling.opponent_may_change);
        }
    }
}

// Taking a card back (Law 47).

#[test]
fn every_row_of_the_table_of_retractions() {
    each_row("retractions", |row| {
        let ground = Ground::from_id(&row["ground"]).ok_or("no ground")?;
        let ruling = ground
            .ruling(role(row))
            .map_err(|error| error.to_string())?;
        let got = match ruling.retraction {
            Retraction::MayNot => "may_not",
            Retraction::ToHand => "to_hand",
            Retraction::PenaltyCardIfSeen => "penalty_card_if_seen",
            Retraction::PenaltyCard => "penalty_card",
        };
        same("retraction", got, &row["retraction"])?;
        same("allowed", ruling.retraction.is_allowed(), got != "may_not")?;
        law(&ruling.reasons, row)
    });
}

#[test]
fn every_ground_stands_in_the_table_and_declarers_side_has_no_penalty_card() {
    let table = rows("retractions");
    for ground in Ground::ALL {
        assert!(
            table.iter().any(|row| &row["ground"] == ground.id()),
            "{}",
            ground.id()
        );
        for role in [Role::Declarer, Role::Dummy] {
            let retraction = ground
                .ruling(role)
                .expect("a ground of declarer")
                .retraction;
            assert!(matches!(
                retraction,
                Retraction::MayNot | Retraction::ToHand
            ));
        }
    }
    let refused = Ground::UnintendedDesignation.ruling(Role::Defender);
    assert_eq!(refused, Err(NotADefendersGround));
}

// Tricks on the table (Laws 65 to 67).

#[test]
fn every_row_of_the_table_of_defective_tricks() {
    each_row("defective_tricks", |row| {
        let ruling = DefectiveTrick {
            defect: Defect::from_id(&row["defect"]).ok_or("no defect")?,
            noticed: if &row["noticed"] == "late" {
                WhenNoticed::Late
            } else {
                WhenNoticed::InTime
            },
            role: role(row),
        }
        .ruling();
        same("remedy", ruling.remedy.id(), &row["remedy"])?;
        same("revoke", yes(ruling.deemed_revoke), &row["deemed_revoke"])?;
        same(
            "may have",
            yes(ruling.may_have_revoked),
            &row["may_have_revoked"],
        )?;
        same(
            "penalty card",
            yes(ruling.penalty_card),
            &row["penalty_card"],
        )?;
        // One trick, if there is one to lose.
        let lost = [0, 1, 5].map(|won| ruling.automatic_tricks(won));
        let expected = if ruling.deemed_revoke {
            [0, 1, 1]
        } else {
            [0; 3]
        };
        same("tricks", lost, expected)?;
        law(&ruling.reasons, row)
    });
}

#[test]
fn every_row_of_the_table_of_acts_on_tricks() {
    each_row("trick_acts", |row| {
        let ruling = TrickAct::from_id(&row["act"]).ok_or("no act")?.ruling();
        same("allowed", yes(ruling.allowed), &row["allowed"])?;
        law(&ruling.reasons, row)
    });
    assert_eq!(rows("trick_acts").len(), TrickAct::ALL.len());
    assert_eq!(Pointing::of(TrickResult::Won), Pointing::TowardsPartner);
    assert_eq!(Pointing::of(TrickResult::Lost), Pointing::TowardsOpponents);
}

// Dummy (Laws 42, 43), claims (Laws 68 to 70).

#[test]
fn every_row_of_the_table_of_dummys_acts() {
    each_row("dummy_acts", |row| {
        let ruling = DummyAct::from_id(&row["act"]).ok_or("no act")?.ruling();
        same("allowed", yes(ruling.allowed), &row["allowed"])?;
        same(
            "costs",
            yes(ruling.costs_protection),
            &row["costs_protection"],
        )?;
        law(&ruling.reasons, row)
    });
    assert_eq!(rows("dummy_acts").len(), DummyAct::ALL.len());
    let forfeits =
        [Protection::WarnsOfWrongHand, Protection::AsksAboutRevoke].map(|act| act.forfeit().0);
    assert_eq!(
        forfeits,
        [Forfeit::DefenderChoosesHand, Forfeit::AsEstablishedRevoke]
    );
}

#[test]
fn every_row_of_the_table_of_claims() {
    each_row("claims", |row| {
        let ruling = Event::from_id(&row["event"]).ok_or("no event")?.ruling();
        same("meaning", ruling.meaning.id(), &row["meaning"])?;
        let play = if ruling.play == PlayNow::GoesOn {
            "goes_on"
        } else {
            "stops"
        };
        same("play", play, &row["play"])?;
        same(
            "cards free",
            yes(ruling.shown_cards_free),
            &row["cards_free"],
        )?;
        same(
            "unauthorised",
            yes(ruling.unauthorised),
            &row["unauthorised"],
        )?;
        law(&ruling.reasons, row)
    });
    assert_eq!(rows("claims").len(), Event::ALL.len());
}

// Told in every language.

fn of_tables(told: &mut Vec<Reason>) {
    for role in Role::ALL {
        for circumstance in Circumstance::ALL {
            told.extend(
                circumstance
                    .ruling(role)
                    .into_iter()
                    .flat_map(|ruling| ruling.reasons),
            );
        }
        for ground in Ground::ALL {
            told.extend(
                ground
                    .ruling(role)
                    .into_iter()
                    .flat_map(|ruling| ruling.reasons),
            );
        }
        for defect in Defect::ALL {
            for noticed in WhenNoticed::ALL {
                told.extend(
                    DefectiveTrick {
                        defect,
                        noticed,
                        role,
                    }
                    .ruling()
                    .reasons,
                );
            }
        }
    }
    for why in WhyAnother::ALL {
        for since in PlayedSince::ALL {
            told.extend(Redesignation { why, since }.ruling().reasons);
        }
    }
    for noticed in [Noticed::InTime, Noticed::TooLate] {
        for card in [WrongCard::Ordinary, WrongCard::Lead, WrongCard::Revoke] {
            let after = PlayedAfter::DefenderThenDeclarer;
            told.extend(
                Misplay {
                    noticed,
                    card,
                    after,
                }
                .ruling()
                .reasons,
            );
        }
    }
    told.extend(
        TrickAct::ALL
            .into_iter()
            .flat_map(|act| act.ruling().reasons),
    );
    told.extend(
        DummyAct::ALL
            .into_iter()
            .flat_map(|act| act.ruling().reasons),
    );
    told.extend(
        Event::ALL
            .into_iter()
            .flat_map(|event| event.ruling().reasons),
    );
    told.extend(Inquiry::ALL.into_iter().map(|inquiry| inquiry.ruling().1));
    told.push(Protection::WarnsOfWrongHand.forfeit().1);
    told.push(Protection::AsksAboutRevoke.forfeit().1);
}

fn of_calls(told: &mut Vec<Reason>) {
    let calls = [
        Designation::Card(card("SA")),
        Designation::Card(card("H4")),
        Designation::Suit(Suit::Spades),
        Designation::Suit(Suit::Clubs),
        Designation::Suit(Suit::Hearts),
        Designation::HighOf(Suit::Spades),
        Designation::Rank(Rank::A),
        Designation::Rank(Rank::K),
        Designation::Rank(Rank::J),
        Designation::High,
        Designation::Low,
        Designation::Win,
        Designation::Anything,
    ];
    let hands = [("SA SK DK H5", Some(Suit::Diamonds)), ("SA H9 D2", None)];
    for (hand, won) in hands {
        for before in ["-", "S2", "C2 C3 C4", "S2 S3 S4", "S2 S3 H2"] {
            for meant in [None, Some(card("SA"))] {
                let turn = DummyTurn::new(cards(hand), trick(before), Strain::Hearts);
                let turn = turn
                    .expect("possible")
                    .after_winning_with(won)
                    .meaning(meant);
                told.extend(calls.iter().flat_map(|&call| turn.call(call).reasons));
            }
        }
    }
}

fn of_revokes(told: &mut Vec<Reason>) {
    let plain = |offender, number| Revoke {
        declarer: Seat::South,
        offender,
        trick: TrickNumber::new(number).expect("1 to 12"),
        failure: Failure::Obligation,
        played_from: PlayedFrom::UnfacedHand,
        since: Since::WentOn(Continuation::NextTrickPlay, Side::of(offender)),
        other_side: OtherSide::Followed,
        earlier: Earlier::None,
        attention: Attention::InTime,
        hands: FourHands::NotAllReturned,
    };
    let west = plain(Seat::West, 5);
    let mut revokes = vec![
        west,
        plain(Seat::North, 5),
        plain(Seat::South, 5),
        plain(Seat::West, 12),
        Revoke {
            since: Since::Nothing,
            ..plain(Seat::South, 5)
        },
        Revoke {
            since: Since::Nothing,
            ..west
        },
        Revoke {
            since: Since::Nothing,
            played_from: PlayedFrom::FacedCards,
            ..west
        },
        Revoke {
            since: Since::WentOn(Continuation::Claim, Side::NorthSouth),
            ..west
        },
        Revoke {
            failure: Failure::FacedCard,
            ..west
        },
        Revoke {
            other_side: OtherSide::EstablishedToo,
            ..west
        },
        Revoke {
            other_side: OtherSide::RevokedToSameTrick,
            ..west
        },
        Revoke {
            earlier: Earlier::SameSuitEstablished,
            ..west
        },
        Revoke {
            attention: Attention::NextDealCalled,
            ..west
        },
        Revoke {
            attention: Attention::RoundEnded,
            ..west
        },
    ];
    let went_on = Continuation::ALL.map(|how| Since::WentOn(how, Side::EastWest));
    revokes.extend(went_on.map(|since| Revoke { since, ..west }));
    for revoke in revokes {
        told.extend(revoke.ruling().expect("possible").reasons);
        for winner in Seat::ALL {
            for later in [0, 1] {
                let automatic = revoke.automatic(TricksSince { winner, later });
                told.extend(automatic.expect("so many tricks").reasons);
            }
        }
    }
}

#[test]
fn every_reason_is_told_in_every_language() {
    let mut told = Vec::new();
    of_tables(&mut told);
    of_calls(&mut told);
    of_revokes(&mut told);
    let ids: BTreeSet<&str> = told.iter().map(|reason| reason.id).collect();
    assert!(ids.len() > 120, "{}", ids.len());
    for locale in Locale::ALL {
        for reason in &told {
            let speaker = speaker(locale);
            let said = speaker.reason(reason);
            let whole = !said.is_empty() && !said.contains(['⟦', '{', '}']);
            assert!(whole, "{} {}: {said}", locale.tag(), reason.id);
            let about = speaker.law_subject(reason.citation);
            assert!(!about.contains('⟦'), "{}: {about}", locale.tag());
        }
    }
    // None of ours is left out.
    let files = [
        "played_card",
        "changed_card",
        "dummy_card",
        "retraction",
        "defective_trick",
        "quitted_trick",
        "dummys_rights",
        "claim",
    ];
    let mut ours: BTreeSet<String> = BTreeSet::new();
    for source in crate::source::sources("src/engine/laws") {
        let name = source.name().replace('\\', "/");
        let own = files
            .iter()
            .any(|file| name.ends_with(&format!("/{file}.rs")))
            || name.contains("/revoke/");
        if own {
            let texts = source.first_texts("Reason::new");
            ours.extend(texts.into_iter().map(|(_, id)| id.to_owned()));
        }
    }
    let silent: Vec<&String> = ours
        .iter()
        .filter(|id| !ids.contains(id.as_str()))
        .collect();
    assert!(silent.is_empty(), "never given: {silent:?}");
}
