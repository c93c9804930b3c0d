//! Wrong cards, missing cards and wrong players: tables of worked cases, and models written
//! independently of the engine. Which way the cards of a trick point.

use arbitro_engine::laws::defective_trick::{Defect, DefectiveTrick, WhenNoticed};
use arbitro_engine::laws::quitted_trick::Pointing;
use arbitro_engine::laws::role::Role;
use arbitro_engine::laws::wrong_board::{
    BoardAction, Liability, MissingCard, Place, WrongCount, foreign_card, right_board_later,
    wrong_hand, wrong_players,
};
use arbitro_engine::{Seat, Side};

use crate::given::{Row, each_row, same};

fn says(row: &Row, fact: &str) -> bool {
    row["facts"].split(' ').any(|it| it == fact)
}

fn missing(row: &Row) -> MissingCard {
    let place = match (says(row, "played"), says(row, "nowhere")) {
        (true, _) => Place::Played,
        (_, true) => Place::Nowhere,
        _ => Place::Elsewhere,
    };
    MissingCard {
        lead_faced: says(row, "lead_faced"),
        place,
    }
}

#[test]
fn every_row_of_the_table_of_wrong_boards() {
    each_row("wrong_boards", |row| {
        let (action, reason) = match &row["case"] {
            "wrong_count" => WrongCount {
                after_play: says(row, "after_play"),
                called: says(row, "called"),
                seen: says(row, "seen"),
                playable: !says(row, "unplayable"),
            }
            .ruling(),
            "foreign_card" => foreign_card(says(row, "quitted")),
            "missing_card" => missing(row).ruling(),
            "other_board" => wrong_hand(says(row, "partner_called")),
            _ => wrong_players(says(row, "played_before")),
        };
        same("action", action.id(), &row["action"])?;
        same("law", reason.citation.law, &row["law"])
    });
}

#[test]
fn every_row_of_the_table_of_missing_cards() {
    each_row("missing_cards", |row| {
        let role = Role::from_id(&row["role"]).ok_or("no role")?;
        let liable = missing(row).liability(role);
        let told = liable.as_ref().map_or("-", |(liable, _)| liable.id());
        same("liability", told, &row["liability"])?;
        let law = liable.map_or("-", |(_, reason)| reason.citation.law);
        same("law", law, &row["law"])
    });
}

/// Seen from the score: when is it certain to count, when is there none, when is it looked at again?
#[test]
fn a_score_counts_untouched_only_if_nobody_learned_anything() {
    for case in 0..16 {
        let [after_play, called, seen, playable] = [0, 1, 2, 3].map(|bit| case >> bit & 1 == 1);
        let count = WrongCount {
            after_play,
            called,
            seen,
            playable,
        };
        let (action, _) = count.ruling();
        let lost = after_play || called && !playable;
        let harmless = !called && !seen;
        let expected = match (lost, harmless) {
            (true, _) => BoardAction::Adjust,
            (false, true) => BoardAction::PlayNormally,
            (false, false) => BoardAction::PlayAndReview,
        };
        assert_eq!(action, expected, "{count:?}");
    }
}

/// The hand is complete again unless the card was played; before the lead nobody is to blame.
#[test]
fn a_missing_card_belongs_to_its_hand() {
    for lead_faced in [false, true] {
        for place in Place::ALL {
            let case = MissingCard { lead_faced, place };
            let complete = match case.ruling().0 {
                BoardAction::RestoreCard => place != Place::Nowhere,
                BoardAction::NewPack => place == Place::Nowhere,
                action => {
                    assert_eq!(action, BoardAction::DefectiveTrick);
                    assert!(lead_faced && place == Place::Played);
                    continue;
                }
            };
            assert!(complete, "{case:?}");
            for role in Role::ALL {
                let (liable, _) = case.liability(role).unwrap();
                assert_eq!(liable == Liability::Nothing, !lead_faced, "{case:?}");
                let penalty = liable == Liability::RevokeOrPenaltyCard;
                assert_eq!(penalty, lead_faced && role == Role::Defender, "{case:?}");
            }
        }
    }
}

#[test]
fn the_board_of_the_wrong_cards_is_played_if_the_call_is_the_same() {
    let ruled = [false, true].map(right_board_later);
    let actions = ruled.map(|(action, reason)| (action, reason.citation.law));
    let expected = [
        (BoardAction::PlayNormally, "15A2"),
        (BoardAction::Adjust, "15A2"),
    ];
    assert_eq!(actions, expected);
}

#[test]
fn partners_cards_point_the_same_way() {
    for winner in Seat::ALL {
        let upright = |seat: &Seat| Pointing::of(*seat, winner).0 == Pointing::Upright;
        let won: Vec<Seat> = Seat::ALL.into_iter().filter(upright).collect();
        let side = |seat: &Seat| Side::of(*seat) == Side::of(winner);
        assert!(won.len() == 2 && won.iter().all(side), "{winner:?}");
        for seat in Seat::ALL {
            let (_, reason) = Pointing::of(seat, winner);
            let law = ["65B2", "65B1"][usize::from(won.contains(&seat))];
            assert_eq!(reason.citation.law, law);
        }
    }
}

/// Law 67 from the side of the cost: what is late costs, what was seen of a defender lies on the table.
#[test]
fn a_card_missing_or_too_many_costs_only_late() {
    for noticed in WhenNoticed::ALL {
        for (defect, missing, seen) in [
            (Defect::MissingCanFollow, true, false),
            (Defect::MissingCannotFollow, true, false),
            (Defect::Extra, false, noticed == WhenNoticed::InTime),
            (Defect::ExtraExposed, false, true),
        ] {
            for role in Role::ALL {
                let case = DefectiveTrick {
                    defect,
                    noticed,
                    role,
                };
                let ruling = case.ruling();
                let late = noticed == WhenNoticed::Late;
                let tricks = [0, 1, 9].map(|won| ruling.automatic_tricks(won));
                let one = u8::from(late && missing);
                assert_eq!(tricks, [0, one, one], "{case:?}");
                assert_eq!(ruling.may_have_revoked, late && !missing, "{case:?}");
                let penalty = role == Role::Defender && seen;
                assert_eq!(ruling.penalty_card, penalty, "{case:?}");
            }
        }
    }
}
