//! How well a skill is known.

use std::collections::VecDeque;

use crate::{Answered, Day, Occasion, UtcOffset};
use exercise::{Kind, Skill};

/// How well a skill is known. The texts are `mastery-<id>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mastery {
    /// Not asked yet, or not known yet.
    New,
    /// Seven of the last ten were known.
    Familiar,
    /// Nine of the last ten were known, in at least two kinds of question, where the skill has
    /// two.
    Proficient,
    /// Proficient, and known in a mixed review on a later day.
    Mastered,
}

impl Mastery {
    /// All four, rising.
    pub const ALL: [Self; 4] = [Self::New, Self::Familiar, Self::Proficient, Self::Mastered];

    /// A word that lives for ever.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Familiar => "familiar",
            Self::Proficient => "proficient",
            Self::Mastered => "mastered",
        }
    }

    /// One level lower; nothing is below [`Mastery::New`].
    #[must_use]
    pub const fn lowered(self) -> Self {
        match self {
            Self::New | Self::Familiar => Self::New,
            Self::Proficient => Self::Familiar,
            Self::Mastered => Self::Proficient,
        }
    }
}

/// The number of last answers that decide.
const LAST: usize = 10;
/// The number of known ones for familiar, even of fewer than ten answers: two lucky ones are not
/// familiarity.
const FAMILIAR: usize = 7;
/// The number of known ones for proficient.
const PROFICIENT: usize = 9;

/// How well a skill is known. Rows of other skills are passed over; the order of the rows
/// does not matter except between answers of the same second.
///
/// The last ten answers decide up to [`Mastery::Proficient`]. An answer known in a review on
/// a later day than the one on which that was reached makes [`Mastery::Mastered`]. A miss in review
/// lowers the level by one, and the ten are counted afresh, that miss the first of them; until there
/// are ten the learner does not fall further for want of answers. Mastered is left by a miss
/// in review only: misses in practice make the review come sooner.
#[must_use]
pub fn mastery<'a>(
    skill: Skill,
    rows: impl IntoIterator<Item = &'a Answered>,
    offset: UtcOffset,
) -> Mastery {
    let mut rows: Vec<&Answered> = rows.into_iter().filter(|row| row.skill == skill).collect();
    rows.sort_by_key(|row| row.at);
    let kinds = Kind::ALL
        .into_iter()
        .filter(|kind| kind.skills().contains(&skill));
    let mut climb = Climb::new(kinds.count());
    for row in rows {
        climb.take(row, offset.day(row.at));
    }
    climb.level
}

/// The level of one skill, answer by answer.
struct Climb {
    level: Mastery,
    /// What a review has left of an earlier level, until ten answers have followed.
    floor: Mastery,
    /// The last ten answers, since the last miss in review.
    last: VecDeque<(Kind, bool)>,
    /// On which day the learner became proficient.
    proficient_on: Option<Day>,
    /// Kinds of question of which known answers are wanted.
    kinds_wanted: usize,
}

impl Climb {
    fn new(kinds: usize) -> Self {
        Self {
            level: Mastery::New,
            floor: Mastery::New,
            last: VecDeque::with_capacity(LAST),
            proficient_on: None,
            kinds_wanted: kinds.min(2),
        }
    }

    fn take(&mut self, row: &Answered, day: Day) {
        let in_review = row.occasion == Occasion::Review;
        if in_review && row.is_missed() {
            self.level = self.level.lowered();
            self.floor = self.level;
            self.last.clear();
            self.last.push_back((row.kind, false));
            self.proficient_on = (self.level == Mastery::Proficient).then_some(day);
            return;
        }
        if self.last.len() == LAST {
            self.last.pop_front();
        }
        self.last.push_back((row.kind, row.is_known()));
        if self.last.len() == LAST {
            self.floor = Mastery::New;
        }
        if self.level == Mastery::Mastered {
            return;
        }
        let later = self.proficient_on.is_some_and(|since| day > since);
        if in_review && row.is_known() && later {
            self.level = Mastery::Mastered;
            return;
        }
        self.level = self.of_the_last().max(self.floor);
        self.proficient_on = match self.level {
            Mastery::Proficient => self.proficient_on.or(Some(day)),
            _ => None,
        };
    }

    /// What the last answers alone say.
    fn of_the_last(&self) -> Mastery {
        let known = self.last.iter().filter(|(_, known)| *known);
        let mut kinds: Vec<Kind> = Vec::new();
        let mut count = 0;
        for (kind, _) in known {
            count += 1;
            if !kinds.contains(kind) {
                kinds.push(*kind);
            }
        }
        match count {
            PROFICIENT.. if kinds.len() >= self.kinds_wanted => Mastery::Proficient,
            FAMILIAR.. => Mastery::Familiar,
            _ => Mastery::New,
        }
    }
}
