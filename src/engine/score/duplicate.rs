//! The duplicate score of one deal (Law 77).

use contract_bridge::{Bid, Strain};

use super::{Account, DealResult, ScoreItem, ScoreLine, Tricks};
use crate::{Doubling, Vulnerability};

impl DealResult {
    /// The score with its lines (Law 77).
    #[inline]
    pub const fn account(&self) -> Account {
        ACCOUNTS[self.place()]
    }

    /// The score alone: the total of the [`account`](Self::account).
    #[inline]
    pub const fn score(&self) -> i32 {
        SCORES[self.place()] as i32
    }

    /// The index of this result in the tables: within them for every level (1 to 7) and trick.
    #[inline]
    const fn place(&self) -> usize {
        let bid = (self.bid.level.get() as usize - 1) * 5 + self.bid.strain as usize;
        let contract = bid * 3 + self.doubling as usize;
        let played = contract * 2 + self.vulnerability as usize;
        played * 14 + self.tricks.get() as usize
    }

    /// The result at an index.
    const fn at_place(place: usize) -> Self {
        let (played, tricks) = (place / 14, place % 14);
        let (contract, vulnerability) = (played / 2, played % 2);
        let (bid, doubling) = (contract / 3, contract % 3);
        Self {
            bid: Bid::new((bid / 5 + 1) as u8, Strain::ASC[bid % 5]),
            doubling: Doubling::ALL[doubling],
            vulnerability: Vulnerability::ALL[vulnerability],
            tricks: match Tricks::new(tricks as u8) {
                Some(tricks) => tricks,
                None => Tricks::NONE,
            },
        }
    }

    /// Computes the score; all table entries come from here.
    const fn scored(&self) -> Account {
        let mut account = Account::passed_out();
        if let Some(undertricks) = self.undertricks() {
            account.push(undertricks);
            return account;
        }
        let tricks = self.trick_score();
        account.push(tricks);
        if let Some(overtricks) = self.overtricks() {
            account.push(overtricks);
        }
        account.push(self.game_or_part_score(tricks.points));
        if let Some(slam) = self.slam() {
            account.push(slam);
        }
        if let Some(insult) = self.insult() {
            account.push(insult);
        }
        account
    }

    /// The premium for a game (100 trick points or more) or a part-score.
    const fn game_or_part_score(&self, trick_points: i32) -> ScoreLine {
        let (item, points) = match (trick_points >= 100, self.vulnerability.is_vulnerable()) {
            (false, _) => (ScoreItem::PartScore, 50),
            (true, false) => (ScoreItem::Game, 300),
            (true, true) => (ScoreItem::Game, 500),
        };
        ScoreLine::new(item, points, *self)
    }
}

/// Number of results: 35 bids, 3 doublings, 2 vulnerabilities, 14 numbers of tricks.
const RESULTS: usize = 35 * 3 * 2 * 14;

/// All accounts, computed at compile time: there are few, and a lookup is fast.
static ACCOUNTS: [Account; RESULTS] = {
    let mut accounts = [Account::passed_out(); RESULTS];
    let mut place = 0;
    while place < RESULTS {
        accounts[place] = DealResult::at_place(place).scored();
        place += 1;
    }
    accounts
};

/// The totals of all accounts.
static SCORES: [i16; RESULTS] = {
    let mut scores = [0; RESULTS];
    let mut place = 0;
    while place < RESULTS {
        // No score exceeds 7,600 points.
        scores[place] = DealResult::at_place(place).scored().total() as i16;
        place += 1;
    }
    scores
};
