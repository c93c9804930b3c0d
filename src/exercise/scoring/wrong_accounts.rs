//! Well-known wrong rules for the score of a deal, and their accounts.

use crate::prelude::*;
use crate::scoring::board_result::{bid, in_other_vulnerability};
use engine::score::trick_value;

mistakes! {
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

/// A line of a score with other points; `None` removes the line.
pub(crate) type Change = (ScoreItem, Option<i32>);

pub(crate) fn entries(result: &DealResult) -> AccountEntries {
    let account = result.account();
    let lines = account.lines().iter();
    lines.map(|line| (line.item, line.points)).collect()
}

pub(crate) fn changed<'a>(
    account: &AccountEntries,
    changes: impl IntoIterator<Item = &'a Change>,
) -> AccountEntries {
    let mut account = account.clone();
    for &(item, points) in changes {
        match points {
            Some(points) => account.insert(item, points),
            None => account.remove(&item),
        };
    }
    account
}

/// The changes from one account to another, in line order.
pub(crate) fn changes(from: &AccountEntries, to: &AccountEntries) -> Vec<Change> {
    let lines = ScoreItem::ALL.into_iter();
    let other = lines.filter(|item| from.get(item) != to.get(item));
    other.map(|item| (item, to.get(&item).copied())).collect()
}

/// The accounts that two wrong rules give together, if they affect different lines.
pub(crate) fn wrong_pairs(
    wrong: &[(Mistake, AccountEntries)],
    right: &AccountEntries,
) -> Vec<([Mistake; 2], AccountEntries)> {
    let wrong = wrong.iter().filter(|(_, account)| account != right);
    let wrong = wrong.map(|(mistake, account)| (*mistake, changes(right, account)));
    let wrong: Vec<_> = wrong.collect();
    let mut pairs = Vec::new();
    for (at, (first, ours)) in wrong.iter().enumerate() {
        for (second, theirs) in &wrong[at + 1..] {
            let untouched = |item| theirs.iter().all(|(other, _)| *other != item);
            if first != second && ours.iter().all(|(item, _)| untouched(*item)) {
                let both = changed(right, ours.iter().chain(theirs));
                pairs.push(([*first, *second], both));
            }
        }
    }
    pairs
}

/// The accounts by these of the well-known wrong rules, the most telling first; some equal the
/// right one.
pub(crate) fn wrong_accounts(
    result: &DealResult,
    rules: &[Mistake],
) -> Vec<(Mistake, AccountEntries)> {
    let right = entries(result);
    let mut wrong = match result.is_made() {
        true => wrong_when_made(result, &right),
        false => wrong_when_down(result),
    };
    wrong.retain(|(mistake, _)| rules.contains(mistake));
    let account = |(mistake, changes): (_, Vec<_>)| (mistake, changed(&right, &changes));
    wrong.into_iter().map(account).collect()
}

fn undoubled(mut result: DealResult) -> DealResult {
    result.doubling = Doubling::Undoubled;
    result
}

fn wrong_when_down(result: &DealResult) -> Vec<(Mistake, Vec<Change>)> {
    let other = in_other_vulnerability(*result).score();
    let plain = undoubled(*result).score();
    let at_trick_value = result.margin() * trick_value(result.bid.strain);
    [
        (UNDERTRICKS_OF_OTHER_VULNERABILITY, other),
        (UNDERTRICKS_NOT_DOUBLED, plain),
        (UNDERTRICKS_SIMPLY_DOUBLED, plain * result.doubling.factor()),
        (UNDERTRICKS_AT_TRICK_VALUE, at_trick_value),
    ]
    .map(|(mistake, points)| (mistake, vec![(ScoreItem::Undertricks, Some(points))]))
    .to_vec()
}

fn wrong_when_made(result: &DealResult, right: &AccountEntries) -> Vec<(Mistake, Vec<Change>)> {
    use ScoreItem::{Game, GrandSlam, Insult, Overtricks, PartScore, SmallSlam, TrickScore};
    let level = i32::from(result.bid.level.get());
    let factor = result.doubling.factor();
    let over = result.margin();
    let each = trick_value(result.bid.strain);
    let notrump = result.bid.strain == Strain::Notrump;
    let ten = if notrump { 10 } else { 0 };
    let doubled = result.doubling != Doubling::Undoubled;
    let no_game = [(Game, None), (PartScore, Some(50))];
    let mut wrong = Vec::new();
    let mut add = |mistake: Mistake, changes: &[Change]| wrong.push((mistake, changes.to_vec()));

    let other = entries(&in_other_vulnerability(*result));
    let others = |item: ScoreItem| (item, other.get(&item).copied());
    let bonuses = [Game, SmallSlam, GrandSlam];
    add(BONUS_OF_OTHER_VULNERABILITY, &bonuses.map(others));
    add(OVERTRICKS_OF_OTHER_VULNERABILITY, &[others(Overtricks)]);
    if notrump {
        let points = level * each * factor;
        add(NOTRUMP_TEN_FORGOTTEN, &[(TrickScore, Some(points))]);
    }
    if doubled {
        add(INSULT_FORGOTTEN, &[(Insult, None)]);
        let plain = result.trick_score().points / factor;
        add(TRICK_POINTS_NOT_DOUBLED, &[(TrickScore, Some(plain))]);
        let all_undoubled = changes(right, &entries(&undoubled(*result)));
        add(TRICK_POINTS_NOT_DOUBLED, &all_undoubled);
        let times = |item| (item, right.get(&item).map(|points| points * factor));
        add(BONUS_DOUBLED, &[Game, PartScore].map(times));
        add(OVERTRICKS_NOT_DOUBLED, &[(Overtricks, Some(over * each))]);
        add(PART_SCORE_FOR_GAME, &no_game);
    }
    if over > 0 {
        add(OVERTRICKS_FORGOTTEN, &[(Overtricks, None)]);
        // As if all tricks won had been bid.
        let bid = bid(i32::from(result.tricks.get()) - 6, result.bid.strain);
        let bid = entries(&DealResult { bid, ..*result });
        let as_bid = |item: ScoreItem| (item, bid.get(&item).copied());
        add(OVERTRICKS_TOWARDS_GAME, &[PartScore, Game].map(as_bid));
        add(SLAM_BONUS_UNBID, &[SmallSlam, GrandSlam].map(as_bid));
    }
    if level >= 6 {
        let no_slam = [(SmallSlam, None), (GrandSlam, None)];
        add(SLAM_BONUS_FORGOTTEN, &no_slam);
        add(GAME_BONUS_FORGOTTEN_IN_SLAM, &[(Game, None)]);
    }
    if right.contains_key(&Game) {
        add(PART_SCORE_FOR_GAME, &no_game);
    }
    let bonuses = [Game, PartScore, SmallSlam, GrandSlam];
    add(BONUS_FORGOTTEN, &bonuses.map(|item| (item, None)));
    let from_first = i32::from(result.tricks.get()) * each + ten;
    let book = [(TrickScore, Some(from_first * factor)), (Overtricks, None)];
    add(BOOK_COUNTED, &book);
    let nothing_else = AccountEntries::from([(TrickScore, from_first)]);
    add(BOOK_COUNTED, &changes(right, &nothing_else));
    let swapped = 50 - each;
    let swapped_over = match doubled {
        true => over * result.overtrick_value(),
        false => over * swapped,
    };
    let swapped_tricks = (TrickScore, Some((level * swapped + ten) * factor));
    let swapped_over = (Overtricks, (over > 0).then_some(swapped_over));
    add(WRONG_TRICK_VALUE, &[swapped_tricks, swapped_over]);
    wrong
}
