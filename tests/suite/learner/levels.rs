//! Mastery and progress, computed from rows.

use arbitro::exercise::{Kind, Skill};
use arbitro::learner::progress::{by_day, by_skill, by_week, most_frequent};
use arbitro::learner::{Answered, Day, Mastery, Tally, UtcOffset, mastery};

use super::{answer, mistake_of, noon};

/// The kinds of question of a skill.
fn kinds(skill: Skill) -> Vec<Kind> {
    let kinds = Kind::ALL.into_iter();
    kinds
        .filter(|kind| kind.skills().contains(&skill))
        .collect()
}

/// A skill with a wanted number of kinds.
fn skill_of(kinds_wanted: impl Fn(usize) -> bool) -> Skill {
    let mut skills = Skill::ALL.into_iter();
    skills
        .find(|skill| kinds_wanted(kinds(*skill).len()))
        .expect("such a skill")
}

/// Answers by their signs; `|` starts the next day. The kinds alternate among the first few.
fn rows(skill: Skill, signs: &str, among: usize) -> Vec<Answered> {
    let kinds = kinds(skill);
    let mut day = 100;
    let mut rows = Vec::new();
    for sign in signs.chars() {
        match sign {
            '|' => day += 1,
            ' ' => {}
            sign => {
                let kind = kinds[rows.len() % among.min(kinds.len())];
                rows.push(answer(sign, skill, kind, noon(day)));
            }
        }
    }
    rows
}

#[test]
fn a_skill_climbs_and_falls() {
    use Mastery::{Familiar, Mastered, New, Proficient};
    let cases = [
        ("", New),
        ("======", New),
        ("=======", Familiar),
        ("xxx=======", Familiar),
        ("xxxx======", New),
        ("======= xxxx", New),
        ("=======xxx", Familiar),
        ("========", Familiar),
        ("=========", Proficient),
        ("========x=", Proficient),
        ("x=========", Proficient),
        ("xx========", Familiar),
        ("xx=========", Proficient),
        // A partly right answer, or one after hints, does not count as known.
        ("=======~~~", Familiar),
        ("~~~~======", New),
        ("????======", New),
        ("======????", New),
        ("???=======", Familiar),
        ("??========", Familiar),
        // The last ten answers decide.
        ("========= xxx", Familiar),
        ("========= xxxx", New),
        // Mastered: right in a review on a later day.
        ("========= R", Proficient),
        ("=========| =", Proficient),
        ("=========| R", Mastered),
        ("=========| P", Proficient),
        ("========| R", Proficient),
        ("========| R | R", Mastered),
        ("========| R R", Proficient),
        ("=======| R", Familiar),
        // A miss in review drops one level.
        ("=========| R W", Proficient),
        ("=========| R H", Proficient),
        ("=========| R P", Mastered),
        ("=========| R W R", Proficient),
        ("=========| R W | R", Mastered),
        ("=========| R WW", Familiar),
        ("=========| R WWW", New),
        ("=========| R WWWW", New),
        ("=========| W", Familiar),
        ("=========| H", Familiar),
        ("=======| W", New),
        ("W", New),
        // After that, the ten answers are counted from the beginning.
        ("=========| W ====", Familiar),
        ("=========| W ========", Familiar),
        ("=========| W =========", Proficient),
        ("=========| W xxxxxxxxx", New),
        ("=======| W ======", New),
        ("=======| W =======", Familiar),
        // Mistakes in practice do not cancel mastery.
        ("=========| R xxxxxxxxxx", Mastered),
    ];
    for among in [1, 2] {
        let skill = skill_of(|kinds| if among == 1 { kinds == 1 } else { kinds >= 2 });
        for (signs, expected) in cases {
            let rows = rows(skill, signs, among);
            assert_eq!(
                mastery(skill, &rows, UtcOffset::UTC),
                expected,
                "{among}: {signs}"
            );
            let backwards: Vec<Answered> = rows.iter().rev().cloned().collect();
            if !signs.contains(|c: char| c.is_uppercase()) && rows.len() < 10 {
                assert_eq!(
                    mastery(skill, &backwards, UtcOffset::UTC),
                    expected,
                    "{signs}"
                );
            }
        }
    }
}

#[test]
fn one_kind_of_question_is_not_enough_where_there_are_two() {
    let skill = skill_of(|kinds| kinds >= 2);
    for (among, expected) in [(1, Mastery::Familiar), (2, Mastery::Proficient)] {
        let rows = rows(skill, "==========", among);
        assert_eq!(mastery(skill, &rows, UtcOffset::UTC), expected);
    }
    // A second kind counts by the right answers in it.
    let mut rows = rows(skill, "==========", 1);
    rows[4] = answer('x', skill, kinds(skill)[1], rows[4].at);
    assert_eq!(mastery(skill, &rows, UtcOffset::UTC), Mastery::Familiar);
}

#[test]
fn other_skills_do_not_count() {
    let skill = skill_of(|kinds| kinds == 1);
    let other = Skill::ALL
        .into_iter()
        .find(|other| *other != skill)
        .unwrap();
    assert_eq!(
        mastery(other, &rows(skill, "=========", 1), UtcOffset::UTC),
        Mastery::New
    );
}

#[test]
fn a_day_begins_at_the_learners_midnight() {
    let cases = [
        // Unix seconds, minutes east, day.
        (0, 0, 0),
        (86_399, 0, 0),
        (86_400, 0, 1),
        (-1, 0, -1),
        (82_799, 60, 0),
        (82_800, 60, 1),
        (18_000, -300, 0),
        (17_999, -300, -1),
        (36_000, 14 * 60, 1),
        (0, i32::MAX, 0),
        (0, i32::MIN, -1),
    ];
    for (at, minutes, day) in cases {
        assert_eq!(
            UtcOffset::minutes(minutes).day(at),
            Day(day),
            "{at} {minutes}"
        );
    }
    assert!(UtcOffset::minutes(1).day(i64::MAX) > UtcOffset::minutes(-1).day(i64::MIN));
    // 22 November 2026 was a Sunday.
    for (day, monday) in [
        (20_779, 20_773),
        (20_780, 20_780),
        (20_773, 20_773),
        (-1, -3),
        (0, -3),
    ] {
        assert_eq!(Day(day).monday(), Day(monday), "{day}");
    }
}

#[test]
fn midnight_decides_what_a_later_day_is() {
    let skill = skill_of(|kinds| kinds == 1);
    let mut rows = rows(skill, "=========R", 1);
    for row in &mut rows {
        row.at = 22 * 3_600;
    }
    // The review is two and a half hours later: the next day in Greenwich, but not in New York.
    rows[9].at = 24 * 3_600 + 1_800;
    assert_eq!(mastery(skill, &rows, UtcOffset::UTC), Mastery::Mastered);
    assert_eq!(
        mastery(skill, &rows, UtcOffset::minutes(-300)),
        Mastery::Proficient
    );
}

#[test]
fn progress_is_counted() {
    let (one, two) = (Skill::ALL[0], Skill::ALL[1]);
    let kind = |skill| kinds(skill)[0];
    let mut rows = vec![
        answer('=', two, kind(two), noon(20_779)),
        answer('x', one, kind(one), noon(20_779)),
        answer('?', one, kind(one), noon(20_779)),
        answer('=', one, kind(one), noon(20_780)),
        answer('~', one, kind(one), noon(20_786)),
    ];
    let tally = |answered, known| Tally { answered, known };
    assert_eq!(
        by_day(&rows, UtcOffset::UTC),
        [
            (Day(20_779), tally(3, 1)),
            (Day(20_780), tally(1, 1)),
            (Day(20_786), tally(1, 0))
        ]
    );
    assert_eq!(
        by_week(&rows, UtcOffset::UTC),
        [(Day(20_773), tally(3, 1)), (Day(20_780), tally(2, 1))]
    );
    assert_eq!(by_skill(&rows), [(one, tally(4, 1)), (two, tally(1, 1))]);
    assert_eq!(tally(4, 1).share(), Some(0.25));
    assert_eq!(tally(0, 0).share(), None);

    assert_eq!(most_frequent(rows.iter().filter_map(|row| row.mistake)), []);
    let [often, seldom] = [Kind::ScoreContract, Kind::WhoIsDeclarer].map(mistake_of);
    rows[0].mistake = Some(seldom);
    rows[1].mistake = Some(often);
    rows[2].mistake = Some(often);
    assert_eq!(
        most_frequent(rows.iter().filter_map(|row| row.mistake)),
        [(often, 2), (seldom, 1)]
    );
    rows[2].mistake = Some(seldom);
    rows[3].mistake = Some(often);
    let mut equal = [(often, 2), (seldom, 2)];
    equal.sort();
    assert_eq!(
        most_frequent(rows.iter().filter_map(|row| row.mistake)),
        equal
    );
}
