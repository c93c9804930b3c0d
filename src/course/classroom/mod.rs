//! What a teacher needs besides the lesson: the votes of a class, counted by the teacher or sent by
//! phones, with advice, and points for two teams. Pure: no clock, no files, no words.

pub mod quiz;
pub mod room;

use exercise::ballot::MOST;

/// The number of votes for each answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// The last are those for answers that are not on the ballot.
    counts: [u16; MOST + 1],
}

impl Tally {
    /// The most votes one answer can have: more than any class.
    pub const MOST: u16 = 999;

    /// The place of the votes for answers that are not on the ballot, as when a class types numbers.
    pub const OTHERS: usize = MOST;

    /// The votes for each answer, A first, without [`Tally::OTHERS`].
    pub fn counts(self) -> [u16; MOST] {
        std::array::from_fn(|answer| self.counts[answer])
    }

    /// The votes for answers that are not on the ballot.
    pub const fn others(self) -> u16 {
        self.counts[Self::OTHERS]
    }

    /// All votes.
    pub fn total(self) -> u16 {
        self.counts.iter().sum()
    }

    /// Adds a vote for an answer.
    pub fn add(&mut self, answer: usize) {
        self.add_many(answer, 1);
    }

    /// Adds this many votes for an answer.
    pub fn add_many(&mut self, answer: usize, votes: u16) {
        if let Some(count) = self.counts.get(answer) {
            self.set(answer, count.saturating_add(votes));
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

    /// These votes and others.
    #[must_use]
    pub fn and(mut self, others: Self) -> Self {
        for (answer, count) in others.counts.into_iter().enumerate() {
            self.add_many(answer, count);
        }
        self
    }

    /// Whole percentages, which add up to 100 with those of [`Tally::OTHERS`]: the largest remainders
    /// are rounded up, the first of equal ones. All 0 without votes.
    pub fn percentages(self) -> [u8; MOST] {
        let total = u32::from(self.total());
        if total == 0 {
            return [0; MOST];
        }
        let exact = self.counts.map(|count| u32::from(count) * 100);
        let mut shares = exact.map(|exact| exact / total);
        let missing = 100 - shares.iter().sum::<u32>();
        let mut order: Vec<usize> = (0..=MOST).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(exact[at] % total));
        for at in order.into_iter().take(missing as usize) {
            shares[at] += 1;
        }
        std::array::from_fn(|answer| shares[answer] as u8)
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

/// The votes on a question: a first vote, and a second one after a discussion. Hands that the teacher
/// counts and phones add up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Poll {
    /// The hands in each of the two votes.
    pub hands: [Tally; 2],
    /// The phones in each of the two votes.
    pub phones: [Tally; 2],
    /// The teacher wants a second vote whatever the first advises.
    pub again: bool,
}

impl Poll {
    /// All votes of a round: 0 is the first.
    pub fn round(&self, round: usize) -> Tally {
        let of = |votes: &[Tally; 2]| votes.get(round).copied().unwrap_or_default();
        of(&self.hands).and(of(&self.phones))
    }

    /// Whether there is to be a second vote.
    pub fn goes_on(&self, right: usize) -> bool {
        let first = self.round(0);
        first.total() > 0 && (self.again || first.advice(right) == Some(Advice::Discuss))
    }

    /// Whether there are no votes yet.
    pub fn is_empty(&self) -> bool {
        self.round(0).total() == 0 && self.round(1).total() == 0
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
