//! What each difficulty asks about comparing and changing calls.

use crate::given::item_of;
use arbitro::exercise::{Difficulty, Exhibit, Item, ItemCode, Kind, Skill};

use crate::given::Numbered as _;

fn items(kind: Kind, skill: Skill, difficulty: Difficulty) -> impl Iterator<Item = &'static Item> {
    (0..200).map(move |seed| {
        let code = ItemCode::new(kind, skill, difficulty, seed);
        item_of(&code.expect("a skill of the kind"))
    })
}

/// At every difficulty, each way to compare is asked about a quarter of the time.
#[test]
fn every_comparison_is_asked_for() {
    for difficulty in Difficulty::ALL {
        let mut times = [0_usize; 4];
        for item in items(Kind::ComparableCall, Skill::ComparableCall, difficulty) {
            let ways = ["similar", "subset", "purpose", "none"];
            let way = ways.iter().position(|way| *way == item.witness());
            times[way.expect("a way to compare")] += 1;
        }
        assert!(times.iter().all(|&it| it > 25), "{difficulty:?}: {times:?}");
    }
}

/// Easy: nobody has called since. Medium: usually somebody has. Hard: comparable calls too.
#[test]
fn changes_of_call_get_harder() {
    let share = |difficulty, unintended: bool, since: usize| {
        let made = items(Kind::ChangeOfCall, Skill::ChangeOfCall, difficulty);
        made.filter(|item| {
            let Some(Exhibit::Scene(told)) = item.asked(0).question.exhibits.first().cloned()
            else {
                panic!("{item:?}");
            };
            let calls = told.iter().filter(|it| it.id == "scene-calls-next");
            item.text().contains("unintended") == unintended && calls.count() == since + 1
        })
        .count()
    };
    assert_eq!(
        share(Difficulty::Easy, true, 0) + share(Difficulty::Easy, false, 0),
        200
    );
    assert!(share(Difficulty::Easy, true, 0) > 60);
    assert!(share(Difficulty::Medium, true, 1) > 40);
    assert!(share(Difficulty::Medium, true, 2) > 40);
    assert!(share(Difficulty::Hard, false, 0) > 60);
}
