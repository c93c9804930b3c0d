//! `contract_kind`: is a contract a part-score, a game or a slam?
//!
//! A lesson writes a contract that was made: `contract_kind(contract: "3SX", tricks: 10)`; by
//! default it was made exactly.

use crate::prelude::*;
use crate::scoring::board_result::*;
use crate::scoring::wrong_accounts::*;
use engine::auction::every_bid;

pub(crate) const SKILLS: &[Skill] = &[Skill::PartScoreGameSlam, Skill::DoubledIntoGame];

const DOUBLED_ALWAYS_GAME: Mistake = Mistake("doubled-always-game");

/// The mistakes this kind can name, the most telling first.
pub const MISTAKES: &[Mistake] = &[
    OVERTRICKS_TOWARDS_GAME,
    SLAM_BONUS_UNBID,
    TRICK_POINTS_NOT_DOUBLED,
    NOTRUMP_TEN_FORGOTTEN,
    WRONG_TRICK_VALUE,
    DOUBLED_ALWAYS_GAME,
    BOOK_COUNTED,
];

/// The premium that an account names.
fn premium(account: &AccountEntries) -> ScoreItem {
    use ScoreItem::{Game, GrandSlam, PartScore, SmallSlam};
    let mut premiums = [GrandSlam, SmallSlam, Game].into_iter();
    let named = premiums.find(|item| account.contains_key(item));
    named.unwrap_or(PartScore)
}

/// The premium by a wrong account: by its trick points if they are wrong.
fn wrong_premium(right: &AccountEntries, wrong: &AccountEntries) -> ScoreItem {
    let of_tricks = |account: &AccountEntries| account.get(&ScoreItem::TrickScore).copied();
    match of_tricks(wrong).filter(|_| of_tricks(right) != of_tricks(wrong)) {
        Some(100..) => ScoreItem::Game,
        Some(_) => ScoreItem::PartScore,
        None => premium(wrong),
    }
}

on_board! {
    /// A contract that was made: what does it count as?
    #[serde(rename = "contract_kind")]
    pub struct ContractKind {
        tricks: Option<TrickCount>,
    }
}

impl Exercise for ContractKind {
    fn pose(&self) -> Result<Posed, Fault> {
        let (bid, doubling) = *self.contract;
        let needed = TrickCount(line(bid, doubling, 0).tricks);
        let result = self.on_board(self.tricks.unwrap_or(needed))?;
        let deal = result.deal();
        if !deal.is_made() {
            let found = deal.tricks.get().to_string();
            return Err(Fault::new("contract-not-made", Field::Tricks, found));
        }
        let right = entries(&deal);
        let class = premium(&right);
        let skill = match doubling {
            Doubling::Undoubled => Skill::PartScoreGameSlam,
            Doubling::Doubled | Doubling::Redoubled => Skill::DoubledIntoGame,
        };
        let options = Options::plain([
            (ScoreItem::PartScore, "option-class-part-score"),
            (ScoreItem::Game, "option-class-game"),
            (ScoreItem::SmallSlam, "option-class-small-slam"),
            (ScoreItem::GrandSlam, "option-class-grand-slam"),
        ]);
        let doubled = class == ScoreItem::PartScore && doubling != Doubling::Undoubled;
        let rules = match deal.slam() {
            None => MISTAKES,
            Some(_) => &[SLAM_BONUS_UNBID],
        };
        let wrong = wrong_accounts(&deal, rules).into_iter();
        let mut mistakes: Vec<(Mistake, ScoreItem)> = wrong
            .map(|(mistake, account)| (mistake, wrong_premium(&right, &account)))
            .chain(doubled.then_some((DOUBLED_ALWAYS_GAME, ScoreItem::Game)))
            .collect();
        mistakes.sort_by_key(|(mistake, _)| MISTAKES.iter().position(|known| known == mistake));
        let line = deal.trick_score();
        let prompt = result.said("exercise-contract_kind");
        let asked = Asked::one_of(skill, prompt, &options, &class)
            .showing(result.exhibits())
            .because(deal.reasons())
            .mistakes(options.mistakes(mistakes))
            .working([Step::Line { line, wrong: None }]);
        Ok(Posed::new(vec![asked], class.id()))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ContractKind {
    let line = match draw.skill {
        Skill::DoubledIntoGame => doubled_contract(draw),
        _ => undoubled_contract(draw),
    };
    ContractKind::of(BoardResult::somewhere(line, &mut draw.chance))
}

fn undoubled_contract(draw: &mut Draw<'_>) -> ResultLine {
    let hard = draw.difficulty == Difficulty::Hard;
    let strains = match draw.chance.below(3) {
        0 => &[Strain::Notrump],
        1 => &SUITS[..2],
        _ => &SUITS[2..],
    };
    let game = lowest_game(strains[0], Doubling::Undoubled);
    let plain: &[i32] = draw.difficulty.choose(&[0], &[0, 1, 2], &[1, 2, 3]);
    let (levels, margins): (_, &[i32]) = match draw.chance.below(100) {
        // Hard: the tricks won would be enough for more than was bid.
        0..35 => ((if hard { game - 1 } else { 1 }, game - 1), plain),
        35..65 if hard => ((5, 5), &[1, 2]),
        35..65 => ((game, 5), plain),
        65..85 => ((6, 6), draw.difficulty.choose(&[0], &[0, 1], &[1])),
        _ => ((7, 7), &[0]),
    };
    wanted(draw, strains, levels, margins, Doubling::Undoubled)
}

/// Part-scores, and games that only the double makes; made up, because they are too rare.
fn doubled_contract(draw: &mut Draw<'_>) -> ResultLine {
    let difficulty = draw.difficulty;
    let chance = &mut draw.chance;
    let doubling = doubled(chance, difficulty.choose(0, 20, 50));
    let margins: &[i32] = difficulty.choose(&[0], &[0, 1], &[0, 1, 2, 3]);
    let margin = chance.pick_or(margins, 0);
    let slam = difficulty == Difficulty::Hard && chance.percent(10);
    let part_score = !slam && chance.pick_or(&[true, false], false);
    let fits = |bid: &Bid| {
        let game = lowest_game(bid.strain, doubling);
        let levels = match part_score {
            _ if slam => 6..7,
            true => 1..game,
            // A contract that is a game without the double does not practise this skill.
            false => game..lowest_game(bid.strain, Doubling::Undoubled),
        };
        levels.contains(&i32::from(bid.level.get()))
    };
    let bids: Vec<Bid> = every_bid().filter(fits).collect();
    let bid = chance.pick_or(&bids, Bid::new(2, Strain::Spades));
    line(bid, doubling, margin)
}
