//! What is due, computed from rows.

use arbitro::exercise::{Kind, Skill, Verdict};
use arbitro::learner::{
    Answered, Day, Help, Notebook, Occasion, Today, UtcOffset, due, mastery, memories, progress,
};
use proptest::prelude::*;

use super::{answer, noon};

fn kind(skill: Skill) -> Kind {
    let mut kinds = Kind::ALL.into_iter();
    let found = kinds.find(|kind| kind.skills().contains(&skill));
    found.expect("a kind for each skill")
}

fn given(sign: char, skill: Skill, day: i64) -> Answered {
    answer(sign, skill, kind(skill), noon(day))
}

/// The day on which a skill is due after these answers, on days counted from 100.
fn due_on(answers: &[(char, i64)]) -> i64 {
    let skill = Skill::Declarer;
    let rows: Vec<Answered> = answers
        .iter()
        .map(|(sign, day)| given(*sign, skill, *day))
        .collect();
    let last = answers.last().expect("an answer").1;
    let memories = memories(&rows, noon(last), UtcOffset::UTC);
    assert_eq!(memories.len(), 1);
    assert_eq!(memories[0].skill, skill);
    let due_day = memories[0].due;
    let on = |day| due(&rows, noon(day), UtcOffset::UTC);
    if due_day.0 - last < 30 {
        assert_eq!(on(due_day.0 - 1), Today::Review(vec![]), "{answers:?}");
        assert_eq!(on(due_day.0), Today::Review(vec![skill]), "{answers:?}");
    }
    due_day.0
}

#[test]
fn the_answer_says_when_it_is_due() {
    // The first intervals of FSRS 6 with its default parameters.
    for (sign, days) in [
        ('x', 1),
        ('?', 1),
        ('~', 1),
        ('=', 2),
        ('W', 1),
        ('H', 1),
        ('R', 2),
    ] {
        assert_eq!(due_on(&[(sign, 100)]), 100 + days, "{sign}");
    }
    // After each right review the interval grows; after a mistake it is short.
    let mut answers = vec![('=', 100)];
    let mut interval = 0;
    for _ in 0..6 {
        let next = due_on(&answers);
        let last = answers.last().unwrap().1;
        assert!(next - last > interval, "{answers:?}");
        interval = next - last;
        answers.push(('R', next));
    }
    assert!(interval > 60, "{interval}");
    let last = answers.last().unwrap().1;
    answers.push(('W', last + 5));
    assert!(due_on(&answers) - (last + 5) < 20, "{answers:?}");
    // A partly right answer is due earlier than a right one.
    let after = |sign| due_on(&[('=', 100), (sign, 102)]);
    assert!(after('W') < after('P') && after('P') < after('R'));
    // Repeated right answers on one day count little more than one.
    assert!(due_on(&[('=', 100); 50]) < 105);
}

#[test]
fn most_at_risk_comes_first_and_twenty_at_most() {
    let rows: Vec<Answered> = Skill::ALL[..40]
        .iter()
        .enumerate()
        .map(|(at, skill)| given(if at % 2 == 0 { '=' } else { 'x' }, *skill, 100))
        .collect();
    let Today::Review(skills) = due(&rows, noon(110), UtcOffset::UTC) else {
        panic!("a review")
    };
    let missed: Vec<Skill> = Skill::ALL[..40]
        .iter()
        .skip(1)
        .step_by(2)
        .copied()
        .collect();
    assert_eq!(skills, missed);
    // The order of the rows does not matter.
    let backwards: Vec<Answered> = rows.iter().rev().cloned().collect();
    assert_eq!(due(&backwards, noon(110), UtcOffset::UTC).skills(), skills);
    // Reviews done today count towards the limit of twenty.
    let mut later = rows.clone();
    later.extend(skills[..15].iter().map(|skill| given('R', *skill, 110)));
    let left = due(&later, noon(110), UtcOffset::UTC);
    assert_eq!(left.skills(), &skills[15..]);
    later.extend(skills[15..].iter().map(|skill| given('W', *skill, 110)));
    assert_eq!(
        due(&later, noon(110), UtcOffset::UTC),
        Today::Review(vec![])
    );
    // Tomorrow, the remaining ones are due.
    assert_eq!(due(&later, noon(111), UtcOffset::UTC).skills().len(), 20);
    assert_eq!(due(&[], noon(110), UtcOffset::UTC), Today::Review(vec![]));
}

#[test]
fn a_long_absence_ends_with_a_warm_up() {
    let mut rows: Vec<Answered> = Skill::ALL[..40]
        .iter()
        .enumerate()
        .map(|(at, skill)| given(if at < 20 { '=' } else { 'x' }, *skill, 100))
        .collect();
    assert!(
        matches!(due(&rows, noon(129), UtcOffset::UTC), Today::Review(skills) if skills.len() == 20)
    );
    let Today::WarmUp(skills) = due(&rows, noon(130), UtcOffset::UTC) else {
        panic!("a warm-up")
    };
    assert_eq!(skills.len(), 10);
    // Half well-known and half less-known skills, the better-known first.
    let (well, badly): (Vec<&Skill>, Vec<&Skill>) = skills
        .iter()
        .partition(|skill| Skill::ALL[..20].contains(skill));
    assert_eq!((well.len(), badly.len()), (5, 5));
    assert!(skills[..5].iter().all(|skill| well.contains(&skill)));
    // An answer in practice does not end the warm-up, and a warmed-up skill does not repeat.
    rows.push(given('=', Skill::ALL[39], 130));
    assert!(
        matches!(due(&rows, noon(130), UtcOffset::UTC), Today::WarmUp(skills) if skills.len() == 10)
    );
    rows.extend(skills[..4].iter().map(|skill| given('R', *skill, 130)));
    let Today::WarmUp(left) = due(&rows, noon(130), UtcOffset::UTC) else {
        panic!("the rest of the warm-up")
    };
    assert_eq!(left.len(), 6);
    assert!(left.iter().all(|skill| !skills[..4].contains(skill)));
    rows.extend(left.iter().map(|skill| given('R', *skill, 130)));
    // Then the rest of today's twenty are due; tomorrow everything is as usual.
    assert!(
        matches!(due(&rows, noon(130), UtcOffset::UTC), Today::Review(skills) if skills.len() == 10)
    );
    assert!(matches!(
        due(&rows, noon(131), UtcOffset::UTC),
        Today::Review(_)
    ));
}

#[test]
fn who_knows_little_has_a_short_warm_up() {
    let rows = [
        given('=', Skill::Declarer, 100),
        given('x', Skill::Imps, 100),
    ];
    assert_eq!(
        due(&rows, noon(200), UtcOffset::UTC),
        Today::WarmUp(vec![Skill::Declarer, Skill::Imps])
    );
}

#[test]
fn midnight_is_the_learners() {
    let mut row = given('x', Skill::Declarer, 100);
    row.at = 100 * 86_400 + 22 * 3_600;
    let rows = [row];
    let now = 101 * 86_400;
    assert_eq!(due(&rows, now, UtcOffset::UTC).skills(), [Skill::Declarer]);
    assert!(
        due(&rows, now, UtcOffset::minutes(-300))
            .skills()
            .is_empty()
    );
}

#[test]
fn a_clock_that_went_backwards_does_no_harm() {
    let rows = [given('=', Skill::Declarer, 500)];
    assert_eq!(due(&rows, noon(100), UtcOffset::UTC), Today::Review(vec![]));
    let memory = memories(&rows, noon(100), UtcOffset::UTC)[0];
    assert_eq!(memory.due, Day(102));
}

fn any_row() -> impl Strategy<Value = Answered> {
    let moment = prop_oneof![
        8 => 0_i64..400 * 86_400,
        1 => any::<i64>(),
        1 => prop_oneof![Just(i64::MIN), Just(i64::MAX), Just(0)],
    ];
    let skill = prop_oneof![
        prop::sample::select(&Skill::ALL[..3]),
        prop::sample::select(&Skill::ALL[..])
    ];
    let sign = prop::sample::select(vec!['=', '~', 'x', '?', 'R', 'P', 'W', 'H']);
    (moment, skill, sign, prop::sample::select(&Kind::ALL[..]))
        .prop_map(|(at, skill, sign, kind)| answer(sign, skill, kind, at))
}

proptest! {
    #[test]
    fn nothing_panics_and_everything_is_determined(
        rows in prop::collection::vec(any_row(), 0..200),
        now in prop_oneof![any::<i64>(), 0_i64..500 * 86_400],
        minutes in any::<i32>(),
    ) {
        let offset = UtcOffset::minutes(minutes);
        let today = due(&rows, now, offset);
        prop_assert_eq!(&today, &due(&rows, now, offset));
        prop_assert!(today.skills().len() <= 20);
        let mut distinct = today.skills().to_vec();
        distinct.sort();
        distinct.dedup();
        prop_assert_eq!(distinct.len(), today.skills().len());
        for skill in today.skills() {
            prop_assert!(rows.iter().any(|row| row.skill == *skill));
        }
        let memories = memories(&rows, now, offset);
        for memory in &memories {
            prop_assert!((0.0..=1.0).contains(&memory.chance));
        }
        for skill in Skill::ALL {
            let level = mastery(skill, &rows, offset);
            prop_assert_eq!(level, mastery(skill, &rows, offset));
            let known = rows.iter().filter(|row| row.skill == skill && row.verdict == Verdict::Right
                && row.help == Help::Unaided);
            let (known, reviewed): (usize, usize) = known.fold((0, 0), |(known, reviewed), row| {
                (known + 1, reviewed + usize::from(row.occasion == Occasion::Review))
            });
            if level > arbitro::learner::Mastery::New {
                prop_assert!(known >= 7);
            }
            if level == arbitro::learner::Mastery::Mastered {
                prop_assert!(known >= 10 && reviewed >= 1);
            }
        }
        let count = |tallies: Vec<u32>| tallies.into_iter().sum::<u32>() as usize;
        prop_assert_eq!(count(progress::by_day(&rows, offset).iter().map(|(_, t)| t.answered).collect()), rows.len());
        prop_assert_eq!(count(progress::by_week(&rows, offset).iter().map(|(_, t)| t.answered).collect()), rows.len());
        prop_assert_eq!(count(progress::by_skill(&rows).iter().map(|(_, t)| t.answered).collect()), rows.len());
    }
}

/// A skill for which the club has no use takes no place among those that are due.
#[test]
fn what_the_club_does_not_use_is_never_due() {
    let mut notebook = Notebook::of_guest();
    for skill in [Skill::StopCard, Skill::Declarer] {
        notebook.record(given('x', skill, 100));
    }
    let due = |wanted: fn(Skill) -> bool| notebook.due(noon(110), UtcOffset::UTC, wanted);
    assert_eq!(due(|_| true).skills().len(), 2);
    let left = due(|skill| skill != Skill::StopCard);
    assert_eq!(left.skills(), [Skill::Declarer]);
}
