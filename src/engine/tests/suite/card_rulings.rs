//! Rulings on cards that are tested from tables: when a card is played, taking it back, dummy's
//! rights, tricks on the table, claims. All of them have a text in every language ([`told`]).

use arbitro_engine::laws::changed_card::{
    Misplay, PlayedAfter, PlayedSince, Redesignation, WrongCard,
};
use arbitro_engine::laws::claim::Event;
use arbitro_engine::laws::defective_trick::{Defect, DefectiveTrick, WhenNoticed};
use arbitro_engine::laws::dummys_rights::{Aftermath, Before, DummyAct, Permission, Protection};
use arbitro_engine::laws::played_card::Circumstance;
use arbitro_engine::laws::quitted_trick::TrickAct;
use arbitro_engine::laws::retraction::{Ground, NotADefendersGround, Retraction};
use arbitro_engine::laws::role::Role;
use arbitro_engine::{Reason, Seat};

use crate::given::{Row, each_row, rows, same};

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
        }
    }
    assert_eq!(refused + table.len(), 3 * Circumstance::ALL.len());
    for circumstance in Circumstance::ALL {
        let elsewhere =
            [Role::Declarer, Role::Defender].map(|role| circumstance.ruling(role).is_ok());
        assert_eq!(
            circumstance.is_of_dummy_alone(),
            elsewhere == [false, false],
            "{}",
            circumstance.id()
        );
    }
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
        let named = |slip_of_tongue, word| {
            Redesignation {
                slip_of_tongue,
                since: since(word),
            }
            .ruling()
        };
        let ruling = match words[..] {
            ["slip", word] => named(true, word),
            ["inattention" | "second_thoughts", word] => named(false, word),
            ["wrong_card", noticed, card, after] => Misplay {
                noticed: if noticed == "late" {
                    WhenNoticed::Late
                } else {
                    WhenNoticed::InTime
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
    for slip_of_tongue in [true, false] {
        for since in PlayedSince::ALL {
            let asked = Redesignation {
                slip_of_tongue,
                since,
            };
            let ruling = asked.ruling();
            let in_time = slip_of_tongue && since != PlayedSince::Declarer;
            assert_eq!(ruling.changed, in_time, "{asked:?}");
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
        // One trick, if the side won one.
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
        let (allowed, reason) = TrickAct::from_id(&row["act"]).ok_or("no act")?.ruling();
        same("allowed", yes(allowed), &row["allowed"])?;
        law(&[reason], row)
    });
    assert_eq!(rows("trick_acts").len(), TrickAct::ALL.len());
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
        [Protection::WarnsOfWrongHand, Protection::AsksAboutRevoke].map(|act| act.forfeit().id);
    assert_eq!(
        forfeits,
        ["forfeit-hand-chosen", "forfeit-established-revoke"]
    );
}

/// What has happened before, as words.
fn before(words: &str) -> Before {
    let said = |word| words.split(' ').any(|it| it == word);
    Before {
        lost: said("lost"),
        asked: said("asked"),
        legal: said("legal"),
    }
}

#[test]
fn every_row_of_the_table_of_dummys_scenes() {
    each_row("dummy_scenes", |row| {
        let act = DummyAct::from_id(&row["act"]).ok_or("no act")?;
        let judged = act.judged(before(&row["before"]));
        same("permission", judged.permission.id(), &row["permission"])?;
        same("follows", judged.aftermath.id(), &row["follows"])?;
        let [rule, why] = judged.reasons;
        law(&[rule], row)?;
        same("why", why.citation.section(), &row["why"])
    });
    for act in DummyAct::ALL {
        let known = rows("dummy_scenes");
        let found = known.iter().any(|row| &row["act"] == act.id());
        assert!(found, "{} is in no scene", act.id());
    }
}

/// Laws 42 and 43 once more, as lists of what belongs together.
fn scene(act: &str, before: Before) -> (&'static str, &'static str) {
    let among = |list: &str| list.split(' ').any(|it| it == act);
    let first = before.lost && !before.asked;
    if among("exchange_hands leave_seat look_at_defenders_card") {
        return ("never", "protection_lost");
    }
    if among("call_director point_out_wrong_hand") {
        return ("not_now", "penalty");
    }
    match (act, first, before.legal) {
        ("point_out_irregularity", true, _) => ("not_now", "play_goes_on"),
        ("point_out_irregularity", false, _) => ("not_now", "penalty"),
        ("prevent_irregularity", true, _) => ("lost", "hand_chosen"),
        ("ask_declarer_about_revoke", true, true) => ("lost", "nothing"),
        ("ask_declarer_about_revoke", true, false) => ("lost", "established_revoke"),
        _ if among(
            "ask_defender_about_revoke take_part communicate_about_play touch_card \
             ask_to_see_trick point_out_turned_card_late",
        ) =>
        {
            ("never", "penalty")
        }
        _ => ("allowed", "nothing"),
    }
}

#[test]
fn what_dummy_may_do_agrees_with_a_second_reading() {
    let flags = [false, true];
    for act in DummyAct::ALL {
        for (lost, asked, legal) in flags
            .into_iter()
            .flat_map(|lost| flags.map(|asked| (lost, asked)))
            .flat_map(|(lost, asked)| flags.map(|legal| (lost, asked, legal)))
        {
            let before = Before { lost, asked, legal };
            let judged = act.judged(before);
            let found = (judged.permission.id(), judged.aftermath.id());
            assert_eq!(found, scene(act.id(), before), "{act:?} {before:?}");
            // The two tables of dummy's acts agree.
            let may = matches!(judged.permission, Permission::Allowed | Permission::Lost);
            assert_eq!(may, act.ruling().allowed, "{act:?}");
        }
    }
    assert_eq!((Permission::ALL.len(), Aftermath::ALL.len()), (4, 6));
}

#[test]
fn every_row_of_the_table_of_claims() {
    each_row("claims", |row| {
        let ruling = Event::from_id(&row["event"]).ok_or("no event")?.ruling();
        same("meaning", ruling.meaning.id(), &row["meaning"])?;
        let play = if ruling.goes_on { "goes_on" } else { "stops" };
        same("play", play, &row["play"])?;
        same("cards free", yes(ruling.goes_on), &row["cards_free"])?;
        same(
            "unauthorised",
            yes(ruling.unauthorised),
            &row["unauthorised"],
        )?;
        law(&ruling.reasons, row)
    });
    assert_eq!(rows("claims").len(), Event::ALL.len());
}

// The texts in every language.
