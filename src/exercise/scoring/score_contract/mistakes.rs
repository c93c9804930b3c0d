//! The accounts that well-known wrong rules give, each a function beside the right one.

use std::collections::BTreeMap;

use contract_bridge::Strain;

use crate::grade::slips;
use crate::{AccountEntries, Slip};
use engine::Doubling;
use engine::score::{Account, DealResult, ScoreItem, trick_value};

slips! {
    pub(crate) SIGN_FORGOTTEN = "sign-forgotten",
    pub(crate) NOTRUMP_TEN_FORGOTTEN = "forgot-notrump-ten",
    pub(crate) BONUS_OF_OTHER_VULNERABILITY = "bonus-of-other-vulnerability",
    pub(crate) OVERTRICKS_OF_OTHER_VULNERABILITY = "overtricks-of-other-vulnerability",
    pub(crate) UNDERTRICKS_OF_OTHER_VULNERABILITY = "undertricks-of-other-vulnerability",
    pub(crate) UNDERTRICKS_NOT_DOUBLED = "undertricks-not-doubled",
    pub(crate) UNDERTRICKS_SIMPLY_DOUBLED = "undertricks-simply-doubled",
    UNDERTRICKS_AT_TRICK_VALUE = "undertricks-at-trick-value",
    pub(crate) INSULT_FORGOTTEN = "insult-forgotten",
    pub(crate) TRICK_POINTS_NOT_DOUBLED = "trick-points-not-doubled",
    pub(crate) BONUS_DOUBLED = "doubled-the-bonus",
    pub(crate) OVERTRICKS_TOWARDS_GAME = "overtricks-counted-towards-game",
    pub(crate) OVERTRICKS_FORGOTTEN = "overtricks-forgotten",
    pub(crate) OVERTRICKS_NOT_DOUBLED = "overtricks-not-doubled",
    BONUS_FORGOTTEN = "bonus-forgotten",
    pub(crate) PART_SCORE_FOR_GAME = "part-score-for-game",
    SLAM_BONUS_FORGOTTEN = "slam-bonus-forgotten",
    GAME_BONUS_FORGOTTEN_IN_SLAM = "game-bonus-forgotten-in-slam",
    pub(crate) SLAM_BONUS_UNBID = "slam-bonus-unbid",
    pub(crate) BOOK_COUNTED = "book-counted",
    pub(crate) WRONG_TRICK_VALUE = "wrong-trick-value",
}

/// A score by its lines, zero lines left out.
pub(crate) type Entries = AccountEntries;

/// A line of a score with other points; without any it is left out.
type Change = (ScoreItem, Option<i32>);

pub(crate) fn entries(account: &Account) -> Entries {
    let lines = account.lines().iter();
    lines.map(|line| (line.item, line.points)).collect()
}

/// A copy of the right account with some lines changed.
fn changed(right: &Entries, changes: &[Change]) -> Entries {
    let mut account = right.clone();
    for &(item, points) in changes {
        match points {
            Some(points) => account.insert(item, points),
            None => account.remove(&item),
        };
    }
    account
}

/// The lines that an account has otherwise than the right one.
fn changes(right: &Entries, account: &Entries) -> Vec<Change> {
    let lines = ScoreItem::ALL.into_iter();
    let other = lines.filter(|item| right.get(item) != account.get(item));
    other
        .map(|item| (item, account.get(&item).copied()))
        .collect()
}

/// The accounts that two wrong rules give together, where each spoils lines of its own.
pub(super) fn wrong_pairs(result: &DealResult, right: &Entries) -> Vec<([Slip; 2], Entries)> {
    let wrong = wrong_accounts(result, right).into_iter();
    let wrong: Vec<_> = wrong
        .map(|(slip, account)| (slip, changes(right, &account)))
        .filter(|(_, changes)| !changes.is_empty())
        .collect();
    let mut pairs = Vec::new();
    for (at, (first, ours)) in wrong.iter().enumerate() {
        for (second, theirs) in wrong.iter().skip(at + 1) {
            let untouched = |item| theirs.iter().all(|(other, _)| *other != item);
            if first != second && ours.iter().all(|(item, _)| untouched(*item)) {
                let both: Vec<_> = ours.iter().chain(theirs).copied().collect();
                pairs.push(([*first, *second], changed(right, &both)));
            }
        }
    }
    pairs
}

/// The accounts that well-known wrong rules give, each a function beside the right one.
pub(crate) fn wrong_accounts(result: &DealResult, right: &Entries) -> Vec<(Slip, Entries)> {
    if result.is_made() {
        wrong_when_made(result, right)
    } else {
        wrong_when_down(result)
    }
}

const fn undoubled(result: &DealResult) -> DealResult {
    DealResult {
        doubling: Doubling::Undoubled,
        ..*result
    }
}

fn in_other_vulnerability(result: &DealResult) -> Entries {
    let vulnerability = result.vulnerability.other();
    let other = DealResult {
        vulnerability,
        ..*result
    };
    entries(&other.account())
}

fn wrong_when_down(result: &DealResult) -> Vec<(Slip, Entries)> {
    let plain = undoubled(result).account();
    let simply = plain.total() * result.doubling.factor();
    let at_trick_value = result.margin() * trick_value(result.bid.strain);
    let line = |points| BTreeMap::from([(ScoreItem::Undertricks, points)]);
    vec![
        (
            UNDERTRICKS_OF_OTHER_VULNERABILITY,
            in_other_vulnerability(result),
        ),
        (UNDERTRICKS_NOT_DOUBLED, entries(&plain)),
        (UNDERTRICKS_SIMPLY_DOUBLED, line(simply)),
        (UNDERTRICKS_AT_TRICK_VALUE, line(at_trick_value)),
    ]
}

fn wrong_when_made(result: &DealResult, right: &Entries) -> Vec<(Slip, Entries)> {
    use ScoreItem::{Game, GrandSlam, Insult, Overtricks, PartScore, SmallSlam, TrickScore};
    let of = |item: ScoreItem| right.get(&item).copied().unwrap_or(0);
    let level = i32::from(result.bid.level.get());
    let factor = result.doubling.factor();
    let over = result.margin();
    let each = trick_value(result.bid.strain);
    let all_tricks = i32::from(result.tricks.get());
    let notrump = result.bid.strain == Strain::Notrump;
    let ten = if notrump { 10 } else { 0 };
    let is_game = right.contains_key(&Game);
    let doubled = result.doubling != Doubling::Undoubled;
    let (game, slam) = if result.vulnerability.is_vulnerable() {
        (500, 750)
    } else {
        (300, 500)
    };
    let mut wrong = Vec::new();
    let mut add = |slip: Slip, changes: &[Change]| wrong.push((slip, changed(right, changes)));

    let other = in_other_vulnerability(result);
    let others = |item: ScoreItem| (item, other.get(&item).copied());
    add(
        BONUS_OF_OTHER_VULNERABILITY,
        &[Game, SmallSlam, GrandSlam].map(others),
    );
    add(OVERTRICKS_OF_OTHER_VULNERABILITY, &[others(Overtricks)]);
    if notrump {
        let points = level * 30 * factor;
        add(NOTRUMP_TEN_FORGOTTEN, &[(TrickScore, Some(points))]);
    }
    let no_game = [(Game, None), (PartScore, Some(50))];
    if doubled {
        add(INSULT_FORGOTTEN, &[(Insult, None)]);
        let plain = of(TrickScore) / factor;
        add(TRICK_POINTS_NOT_DOUBLED, &[(TrickScore, Some(plain))]);
        let undoubled = entries(&undoubled(result).account());
        add(TRICK_POINTS_NOT_DOUBLED, &changes(right, &undoubled));
        let times = |item| (item, right.get(&item).map(|points| points * factor));
        add(BONUS_DOUBLED, &[Game, PartScore].map(times));
        add(OVERTRICKS_NOT_DOUBLED, &[(Overtricks, Some(over * each))]);
        add(PART_SCORE_FOR_GAME, &no_game);
    }
    if over > 0 {
        add(OVERTRICKS_FORGOTTEN, &[(Overtricks, None)]);
        // Counting every trick made as contracted may lift a part-score to game.
        if !is_game && of(TrickScore) + of(Overtricks) >= 100 {
            add(
                OVERTRICKS_TOWARDS_GAME,
                &[(PartScore, None), (Game, Some(game))],
            );
        }
        match level + over {
            6 if level < 6 => add(SLAM_BONUS_UNBID, &[(SmallSlam, Some(slam))]),
            7 if level < 6 => add(SLAM_BONUS_UNBID, &[(GrandSlam, Some(slam * 2))]),
            _ => {}
        }
    }
    if level >= 6 {
        add(
            SLAM_BONUS_FORGOTTEN,
            &[(SmallSlam, None), (GrandSlam, None)],
        );
        add(GAME_BONUS_FORGOTTEN_IN_SLAM, &[(Game, None)]);
    }
    if is_game {
        add(PART_SCORE_FOR_GAME, &no_game);
    }
    let bonuses = [Game, PartScore, SmallSlam, GrandSlam];
    add(BONUS_FORGOTTEN, &bonuses.map(|item| (item, None)));
    let from_first = all_tricks * each + ten;
    add(
        BOOK_COUNTED,
        &[(TrickScore, Some(from_first * factor)), (Overtricks, None)],
    );
    let alone = BTreeMap::from([(TrickScore, from_first)]);
    add(BOOK_COUNTED, &changes(right, &alone));
    let swapped = if each == 20 { 30 } else { 20 };
    let swapped_over = if doubled {
        of(Overtricks)
    } else {
        over * swapped
    };
    add(
        WRONG_TRICK_VALUE,
        &[
            (TrickScore, Some((level * swapped + ten) * factor)),
            (Overtricks, (over > 0).then_some(swapped_over)),
        ],
    );
    wrong
}
