//! The accounts that well-known wrong rules give, each a function beside the right one.

use std::collections::BTreeMap;

use contract_bridge::Strain;

use crate::{AccountEntries, Slip};
use engine::Doubling;
use engine::score::{Account, DealResult, ScoreItem, trick_value};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("sign-forgotten"),
    Slip("forgot-notrump-ten"),
    Slip("bonus-of-other-vulnerability"),
    Slip("overtricks-of-other-vulnerability"),
    Slip("undertricks-of-other-vulnerability"),
    Slip("undertricks-not-doubled"),
    Slip("undertricks-simply-doubled"),
    Slip("undertricks-at-trick-value"),
    Slip("insult-forgotten"),
    Slip("trick-points-not-doubled"),
    Slip("doubled-the-bonus"),
    Slip("overtricks-counted-towards-game"),
    Slip("overtricks-forgotten"),
    Slip("overtricks-not-doubled"),
    Slip("bonus-forgotten"),
    Slip("part-score-for-game"),
    Slip("slam-bonus-forgotten"),
    Slip("game-bonus-forgotten-in-slam"),
    Slip("slam-bonus-unbid"),
    Slip("book-counted"),
    Slip("wrong-trick-value"),
];

/// A score by its lines, zero lines left out.
pub(crate) type Entries = AccountEntries;

pub(crate) fn entries(account: &Account) -> Entries {
    account
        .lines()
        .iter()
        .map(|line| (line.item, line.points))
        .collect()
}

/// A copy of the right account with some lines changed; `None` leaves a line out.
fn changed(right: &Entries, changes: &[(ScoreItem, Option<i32>)]) -> Entries {
    let mut account = right.clone();
    for &(item, points) in changes {
        match points {
            Some(points) => account.insert(item, points),
            None => account.remove(&item),
        };
    }
    account
}

/// The same with another line, where there is one to take its place.
fn with_some(right: &Entries, item: ScoreItem, points: Option<i32>) -> Entries {
    points.map_or_else(
        || right.clone(),
        |points| changed(right, &[(item, Some(points))]),
    )
}

/// The lines that an account has otherwise than the right one.
fn changes(right: &Entries, account: &Entries) -> Vec<(ScoreItem, Option<i32>)> {
    let lines = ScoreItem::ALL.into_iter();
    let other = lines.filter(|item| right.get(item) != account.get(item));
    other
        .map(|item| (item, account.get(&item).copied()))
        .collect()
}

/// The accounts that two wrong rules give together, where each spoils lines of its own.
pub(super) fn wrong_pairs(
    result: &DealResult,
    right: &Entries,
) -> Vec<([&'static str; 2], Entries)> {
    let wrong = wrong_accounts(result, right).into_iter();
    let wrong: Vec<_> = wrong
        .map(|(id, account)| (id, changes(right, &account)))
        .filter(|(_, changes)| !changes.is_empty())
        .collect();
    let mut pairs = Vec::new();
    for (at, (first, ours)) in wrong.iter().enumerate() {
        for (second, theirs) in wrong.iter().skip(at + 1) {
            let apart = ours
                .iter()
                .all(|(item, _)| theirs.iter().all(|(other, _)| other != item));
            if apart && first != second {
                let both: Vec<_> = ours.iter().chain(theirs).copied().collect();
                pairs.push(([*first, *second], changed(right, &both)));
            }
        }
    }
    pairs
}

/// The accounts that well-known wrong rules give, each a function beside the right one.
pub(crate) fn wrong_accounts(result: &DealResult, right: &Entries) -> Vec<(&'static str, Entries)> {
    if result.is_made() {
        wrong_when_made(result, right)
    } else {
        wrong_when_down(result)
    }
}

fn wrong_when_down(result: &DealResult) -> Vec<(&'static str, Entries)> {
    let down = -result.margin();
    let with = |doubling, vulnerability| {
        entries(
            &DealResult {
                doubling,
                vulnerability,
                ..*result
            }
            .account(),
        )
    };
    let undoubled = DealResult {
        doubling: Doubling::Undoubled,
        ..*result
    }
    .account()
    .total();
    let line = |points| BTreeMap::from([(ScoreItem::Undertricks, points)]);
    vec![
        (
            "undertricks-of-other-vulnerability",
            with(result.doubling, result.vulnerability.other()),
        ),
        (
            "undertricks-not-doubled",
            with(Doubling::Undoubled, result.vulnerability),
        ),
        (
            "undertricks-simply-doubled",
            line(undoubled * result.doubling.factor()),
        ),
        (
            "undertricks-at-trick-value",
            line(-down * trick_value(result.bid.strain)),
        ),
    ]
}

fn wrong_when_made(result: &DealResult, right: &Entries) -> Vec<(&'static str, Entries)> {
    use ScoreItem::{Game, GrandSlam, Insult, Overtricks, PartScore, SmallSlam, TrickScore};
    let with = |item: ScoreItem, points: i32| changed(right, &[(item, Some(points))]);
    let of = |item: ScoreItem| right.get(&item).copied().unwrap_or(0);
    let level = i32::from(result.bid.level.get());
    let factor = result.doubling.factor();
    let over = result.margin();
    let each = trick_value(result.bid.strain);
    let is_game = right.contains_key(&Game);
    let is_slam = level >= 6;
    let doubled = result.doubling != Doubling::Undoubled;
    let game = if result.vulnerability.is_vulnerable() {
        500
    } else {
        300
    };
    let mut wrong = Vec::new();

    let other = DealResult {
        vulnerability: result.vulnerability.other(),
        ..*result
    };
    let other = entries(&other.account());
    let premiums: Vec<_> = [Game, SmallSlam, GrandSlam]
        .map(|item| (item, other.get(&item).copied()))
        .to_vec();
    wrong.push(("bonus-of-other-vulnerability", changed(right, &premiums)));
    let others = (over > 0)
        .then(|| other.get(&Overtricks).copied())
        .flatten();
    wrong.push((
        "overtricks-of-other-vulnerability",
        with_some(right, Overtricks, others),
    ));
    if result.bid.strain == Strain::Notrump {
        wrong.push(("forgot-notrump-ten", with(TrickScore, level * 30 * factor)));
    }
    if doubled {
        wrong.push(("insult-forgotten", changed(right, &[(Insult, None)])));
        wrong.push((
            "trick-points-not-doubled",
            with(TrickScore, of(TrickScore) / factor),
        ));
        let undoubled = DealResult {
            doubling: Doubling::Undoubled,
            ..*result
        }
        .account();
        wrong.push(("trick-points-not-doubled", entries(&undoubled)));
        wrong.push((
            "doubled-the-bonus",
            changed(
                right,
                &[
                    (Game, right.get(&Game).map(|points| points * factor)),
                    (
                        PartScore,
                        right.get(&PartScore).map(|points| points * factor),
                    ),
                ],
            ),
        ));
        wrong.push(("overtricks-not-doubled", with(Overtricks, over * each)));
        wrong.push((
            "part-score-for-game",
            changed(right, &[(Game, None), (PartScore, Some(50))]),
        ));
    }
    if over > 0 {
        wrong.push((
            "overtricks-forgotten",
            changed(right, &[(Overtricks, None)]),
        ));
        // Counting every trick made as contracted may lift a part-score to game.
        if !is_game && of(TrickScore) + of(Overtricks) >= 100 {
            let lifted = changed(right, &[(PartScore, None), (Game, Some(game))]);
            wrong.push(("overtricks-counted-towards-game", lifted));
        }
        if level < 6 && level + over >= 6 {
            let slam = if result.vulnerability.is_vulnerable() {
                750
            } else {
                500
            };
            let (item, slam) = if level + over == 7 {
                (GrandSlam, slam * 2)
            } else {
                (SmallSlam, slam)
            };
            wrong.push(("slam-bonus-unbid", with(item, slam)));
        }
    }
    if is_slam {
        let none = changed(right, &[(SmallSlam, None), (GrandSlam, None)]);
        wrong.push(("slam-bonus-forgotten", none));
        wrong.push((
            "game-bonus-forgotten-in-slam",
            changed(right, &[(Game, None)]),
        ));
    }
    if is_game {
        wrong.push((
            "part-score-for-game",
            changed(right, &[(Game, None), (PartScore, Some(50))]),
        ));
    }
    wrong.push((
        "bonus-forgotten",
        changed(
            right,
            &[
                (Game, None),
                (PartScore, None),
                (SmallSlam, None),
                (GrandSlam, None),
            ],
        ),
    ));
    let ten = if result.bid.strain == Strain::Notrump {
        10
    } else {
        0
    };
    let all_tricks = i32::from(result.tricks.get());
    wrong.push((
        "book-counted",
        changed(
            right,
            &[
                (TrickScore, Some((all_tricks * each + ten) * factor)),
                (Overtricks, None),
            ],
        ),
    ));
    wrong.push((
        "book-counted",
        BTreeMap::from([(TrickScore, all_tricks * each + ten)]),
    ));
    let swapped = if each == 20 { 30 } else { 20 };
    let swapped_over = if doubled {
        of(Overtricks)
    } else {
        over * swapped
    };
    wrong.push((
        "wrong-trick-value",
        changed(
            right,
            &[
                (TrickScore, Some((level * swapped + ten) * factor)),
                (Overtricks, (over > 0).then_some(swapped_over)),
            ],
        ),
    ));
    wrong
}
