//! What a teacher needs besides the lesson: the votes of a class, counted by the teacher or sent by
//! phones, with advice, and points for two teams. Pure: no clock, no files, no words.

pub mod room;

use exercise::ballot::MOST;

/// The number of votes for each answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    counts: [u16; MOST],
}

impl Tally {
    /// The most votes one answer can have: more than any class.
    pub const MOST: u16 = 999;

    /// The votes for each answer, A first.
    pub const fn counts(self) -> [u16; MOST] {
        self.counts
    }

    /// All votes.
    pub fn total(self) -> u16 {
        self.counts.iter().sum()
    }

    /// Adds a vote for an answer.
    pub fn add(&mut self, answer: usize) {
        if let Some(count) = self.counts.get(answer) {
            self.set(answer, count.saturating_add(1));
        }
    }

    /// Removes a vote for an answer, if it has any.
    pub fn take_back(&mut self, answer: usize) {
        if let Some(count) = self.counts.get_mut(answer) {
            *count = count.saturating_sub(1);
        }
    }

    /// Sets the votes for an answer, at most [`Tally::MOST`].
    pub fn set(&mut self, answer: usize, count: u16) {
        if let Some(counted) = self.counts.get_mut(answer) {
            *counted = count.min(Self::MOST);
        }
    }

    /// Whole percentages that add up to 100: the largest remainders are rounded up, the first of
    /// equal ones. All 0 without votes.
    pub fn percentages(self) -> [u8; MOST] {
        let total = u32::from(self.total());
        if total == 0 {
            return [0; MOST];
        }
        let exact = self.counts.map(|count| u32::from(count) * 100);
        let mut shares = exact.map(|exact| exact / total);
        let missing = 100 - shares.iter().sum::<u32>();
        let mut order: Vec<usize> = (0..MOST).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(exact[at] % total));
        for at in order.into_iter().take(missing as usize) {
            shares[at] += 1;
        }
        shares.map(|share| share as u8)
    }

    /// What to do next; `None` without votes.
    pub fn advice(self, right: usize) -> Option<Advice> {
        let total = u32::from(self.total());
        let voted = u32::from(*self.counts.get(right)?);
        (total > 0).then(|| Advice::of(voted, total))
    }
}

/// What the share of right votes advises, by how far the class can help each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advice {
    /// Under 35 % are right: explain it in other words.
    ExplainAgain,
    /// 35 to 70 %: neighbours talk it over, then another vote.
    Discuss,
    /// Above 70 %: show the answer and continue.
    GoOn,
}

impl Advice {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::ExplainAgain, Self::Discuss, Self::GoOn];

    /// The advice for `right` of `total` votes. The shares are compared exactly, without rounding.
    pub const fn of(right: u32, total: u32) -> Self {
        if right * 100 < total * 35 {
            Self::ExplainAgain
        } else if right * 100 <= total * 70 {
            Self::Discuss
        } else {
            Self::GoOn
        }
    }

    /// The id of the text that gives the teacher this advice.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ExplainAgain => "classroom-advice-explain-again",
            Self::Discuss => "classroom-advice-discuss",
            Self::GoOn => "classroom-advice-go-on",
        }
    }
}

/// The votes on a question: a first vote, and a second one after a discussion.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Poll {
    /// The first vote.
    pub first: Tally,
    /// The vote after the discussion.
    pub second: Tally,
    /// The teacher wants a second vote whatever the first advises.
    pub again: bool,
}

impl Poll {
    /// The votes of a round: 0 is the first.
    pub const fn round(&self, round: usize) -> Tally {
        match round {
            0 => self.first,
            _ => self.second,
        }
    }

    /// The votes of a round, to change; see [`Poll::round`].
    pub const fn round_mut(&mut self, round: usize) -> &mut Tally {
        match round {
            0 => &mut self.first,
            _ => &mut self.second,
        }
    }

    /// Whether there is to be a second vote.
    pub fn goes_on(&self, right: usize) -> bool {
        let voted = self.first.total() > 0;
        voted && (self.again || self.first.advice(right) == Some(Advice::Discuss))
    }

    /// Whether there are no votes yet.
    pub fn is_empty(&self) -> bool {
        self.first.total() == 0 && self.second.total() == 0
    }
}

/// Two teams and their points. They have no names.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Teams {
    points: [u16; 2],
}

impl Teams {
    /// The most points a team can have.
    pub const MOST: u16 = 999;

    /// The points of both teams, the first team first.
    pub const fn points(self) -> [u16; 2] {
        self.points
    }

    /// Adds `by` points, positive or negative, to the first (0) or the second team (1); the result
    /// stays within 0 and [`Teams::MOST`].
    pub fn change(&mut self, team: usize, by: i16) {
        if let Some(points) = self.points.get_mut(team) {
            *points = points.saturating_add_signed(by).min(Self::MOST);
        }
    }
}
