//! Votes from phones: which count, and which do not.

use std::collections::BTreeMap;

use arbitro::course::classroom::room::{Phone, Refused, Room, Round, Vote};

const FIRST: Round = Round {
    question: 0,
    part: 0,
    vote: 0,
};
fn answer(answer: i32) -> Vote {
    Vote {
        answer,
        sure: None,
        team: None,
    }
}

const SECOND: Round = Round { vote: 1, ..FIRST };

fn room() -> Room<&'static str> {
    let mut room = Room::default();
    assert!(room.open(FIRST, 0..=3, "620, 420 …"));
    room
}

fn counted(room: &Room<&str>, round: Round) -> Vec<(i32, u16)> {
    {
        let mut counts = BTreeMap::new();
        for vote in room.votes(round) {
            *counts.entry(vote.answer).or_default() += 1;
        }
        counts.into_iter().collect()
    }
}

#[test]
fn a_changed_mind_counts_once_also_from_a_second_tab_and_after_a_reload() {
    let mut room = room();
    let phone = Phone(7);
    assert_eq!(room.vote(phone, 0, answer(1)), Ok(()));
    assert_eq!(room.vote(phone, 0, answer(1)), Ok(()));
    assert_eq!(room.vote(phone, 0, answer(2)), Ok(()));
    assert_eq!(room.vote_of(phone), Some(answer(2)));
    assert_eq!(counted(&room, FIRST), [(2, 1)]);
    assert_eq!(room.vote(Phone(8), 0, answer(1)), Ok(()));
    assert_eq!(counted(&room, FIRST), [(1, 1), (2, 1)]);
}

#[test]
fn a_late_vote_does_not_count_nor_change_one() {
    let mut room = room();
    room.vote(Phone(7), 0, answer(1)).unwrap();
    assert!(room.close());
    assert!(!room.close());
    assert_eq!(room.vote(Phone(7), 0, answer(2)), Err(Refused::Closed));
    assert_eq!(room.vote(Phone(8), 0, answer(2)), Err(Refused::Closed));
    assert_eq!(room.vote_of(Phone(7)), Some(answer(1)));
    assert_eq!(counted(&room, FIRST), [(1, 1)]);
    // Nor once the second vote is open: the phone has not heard of it yet.
    assert!(room.open(SECOND, 0..=3, "620, 420 …"));
    assert_eq!(room.vote(Phone(7), 0, answer(2)), Err(Refused::Closed));
    assert_eq!(room.vote_of(Phone(7)), None);
    assert_eq!(room.vote(Phone(7), 1, answer(2)), Ok(()));
    assert_eq!(counted(&room, FIRST), [(1, 1)]);
    assert_eq!(counted(&room, SECOND), [(2, 1)]);
}

#[test]
fn a_covered_slide_closes_the_round_and_loses_nothing() {
    let mut room = room();
    room.vote(Phone(7), 0, answer(1)).unwrap();
    room.close();
    assert!(room.open(FIRST, 0..=3, "620, 420 …"));
    assert_eq!(room.vote_of(Phone(7)), Some(answer(1)));
    assert_eq!(room.vote(Phone(7), 0, answer(0)), Ok(()));
    assert_eq!(counted(&room, FIRST), [(0, 1)]);
    // Nothing has changed: the phones are not asked to look again.
    let version = room.version();
    assert!(!room.open(FIRST, 0..=3, "620, 420 …"));
    assert_eq!(room.version(), version);
}

#[test]
fn a_replaced_question_keeps_its_votes_to_itself() {
    let mut room = room();
    room.vote(Phone(7), 0, answer(1)).unwrap();
    let replaced = Round {
        question: 1,
        ..FIRST
    };
    assert!(room.open(replaced, 0..=2, "50, 100 …"));
    assert_eq!(room.vote(Phone(7), 0, answer(1)), Err(Refused::Closed));
    assert_eq!(room.vote_of(Phone(7)), None);
    assert_eq!(
        room.vote(Phone(7), 1, answer(3)),
        Err(Refused::NoSuchAnswer)
    );
    assert_eq!(
        room.vote(Phone(7), 1, answer(-1)),
        Err(Refused::NoSuchAnswer)
    );
    assert_eq!(counted(&room, FIRST), [(1, 1)]);
    assert_eq!(counted(&room, replaced), []);
    // In the language of another moment it is the same round.
    room.vote(Phone(7), 1, answer(2)).unwrap();
    assert!(room.open(replaced, 0..=2, "cinquanta, cento …"));
    assert_eq!(room.vote_of(Phone(7)), Some(answer(2)));
}

#[test]
fn a_class_has_a_limit_that_lets_those_inside_change_their_mind() {
    let mut room = room();
    for phone in 0..Room::<&str>::MOST as u128 {
        room.vote(Phone(phone), 0, answer(0)).unwrap();
    }
    assert_eq!(room.vote(Phone(1000), 0, answer(0)), Err(Refused::Full));
    assert_eq!(room.vote(Phone(3), 0, answer(1)), Ok(()));
    assert_eq!(counted(&room, FIRST), [(0, 399), (1, 1)]);
}

#[test]
fn before_the_first_question_there_is_nothing_to_vote_on() {
    let mut room: Room<&str> = Room::default();
    assert_eq!(room.shown(), None);
    assert_eq!(room.vote(Phone(7), 0, answer(0)), Err(Refused::Closed));
    assert_eq!(room.vote_of(Phone(7)), None);
    assert!(!room.close());
    assert_eq!(counted(&room, FIRST), []);
}
