//! The reasons of all rulings about cards, in every language.

use std::collections::BTreeSet;

use arbitro::engine::laws::changed_card::{
    Misplay, PlayedAfter, PlayedSince, Redesignation, WrongCard,
};
use arbitro::engine::laws::claim::Event;
use arbitro::engine::laws::defective_trick::{Defect, DefectiveTrick, WhenNoticed};
use arbitro::engine::laws::dummy_card::{Designation, DummyTurn};
use arbitro::engine::laws::dummys_rights::{Before, DummyAct, Protection};
use arbitro::engine::laws::played_card::Circumstance;
use arbitro::engine::laws::quitted_trick::{Pointing, TrickAct};
use arbitro::engine::laws::retraction::Ground;
use arbitro::engine::laws::revoke::equity::RevokedEnding;
use arbitro::engine::laws::revoke::inquiry::Inquiry;
use arbitro::engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, OtherSide, PlayedFrom, Revoke, Since, TricksSince,
};
use arbitro::engine::laws::role::Role;
use arbitro::engine::laws::wrong_board::{
    MissingCard, Place, WrongCount, foreign_card, right_board_later, wrong_hand, wrong_players,
};
use arbitro::engine::{BySeat, Rank, Reason, Seat, Side, Strain, Suit};
use arbitro::i18n::Locale;

use crate::given::{card, cards, revoke, speaker, trick};

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
    for slip_of_tongue in [true, false] {
        for since in PlayedSince::ALL {
            let asked = Redesignation {
                slip_of_tongue,
                since,
            };
            told.extend(asked.ruling().reasons);
        }
    }
    for noticed in WhenNoticed::ALL {
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
    told.extend(TrickAct::ALL.into_iter().map(|act| act.ruling().1));
    for flag in [false, true] {
        let ruled = [foreign_card, wrong_hand, right_board_later, wrong_players];
        told.extend(ruled.map(|ruling| ruling(flag).1));
        told.push(Pointing::of(Seat::North, [Seat::South, Seat::East][usize::from(flag)]).1);
        for place in Place::ALL {
            let lead_faced = flag;
            let case = MissingCard { lead_faced, place };
            told.push(case.ruling().1);
            let liable = Role::ALL.map(|role| case.liability(role));
            told.extend(liable.into_iter().flatten().map(|(_, reason)| reason));
        }
    }
    for case in 0..16 {
        let [after_play, called, seen, playable] = [0, 1, 2, 3].map(|bit| case >> bit & 1 == 1);
        let count = WrongCount {
            after_play,
            called,
            seen,
            playable,
        };
        told.push(count.ruling().1);
    }
    told.extend(
        DummyAct::ALL
            .into_iter()
            .flat_map(|act| act.ruling().reasons),
    );
    for lost in [false, true] {
        for legal in [false, true] {
            let before = Before {
                lost,
                legal,
                asked: false,
            };
            let judged = DummyAct::ALL.map(|act| act.judged(before).reasons);
            told.extend(judged.into_iter().flatten());
        }
    }
    told.extend(
        Event::ALL
            .into_iter()
            .flat_map(|event| event.ruling().reasons),
    );
    told.extend(Inquiry::ALL.into_iter().map(|inquiry| inquiry.ruling().1));
    told.push(Protection::WarnsOfWrongHand.forfeit());
    told.push(Protection::AsksAboutRevoke.forfeit());
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
    let aces = DummyTurn::new(cards("SA DA"), trick("-"), Strain::Notrump);
    told.extend(aces.expect("possible").call(Designation::Win).reasons);
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
    let west = revoke(Seat::West, 5);
    let mut revokes = vec![
        west,
        revoke(Seat::North, 5),
        revoke(Seat::South, 5),
        revoke(Seat::West, 12),
        Revoke {
            since: Since::Nothing,
            ..revoke(Seat::South, 5)
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

/// An ending in which the price is enough, and one in which it is not.
fn of_equity(told: &mut Vec<Reason>) {
    for attention in [Attention::InTime, Attention::RoundEnded] {
        let ending = RevokedEnding {
            declarer: Seat::South,
            strain: Strain::Spades,
            hands: BySeat::from_fn(|seat| match seat {
                Seat::North => cards("DA DK H8"),
                Seat::East => cards("S7 D8 HA"),
                Seat::South => cards("SK D7 H4"),
                Seat::West => cards("C9 C8 H9"),
            }),
            leader: Seat::South,
            play: trick("D7 C9 DA S7 HA H4 H9 H8 D8 SK C8 DK"),
            attention,
        };
        told.extend(ending.equity().expect("an ending").reasons());
    }
}

#[test]
fn every_reason_is_told_in_every_language() {
    let mut told = Vec::new();
    of_equity(&mut told);
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
    // None of our files is forgotten.
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
