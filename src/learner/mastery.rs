//! How well a skill is known.

use std::collections::{HashSet, VecDeque};

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::{Answered, Day, Occasion, UtcOffset};
use exercise::{Kind, Skill};

/// The level of mastery of a skill. The texts are `mastery-<id>`.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Mastery {
    /// Not asked yet, or not known yet.
    New,
    /// At least seven of the last ten answers were known.
    Familiar,
    /// Nine of the last ten answers were known, in two kinds of question if there are two.
    Proficient,
    /// Proficient, then known in a mixed review on a later day.
    Mastered,
}

impl Mastery {
    /// All four, in ascending order.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The id for texts. It never changes.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// One level lower; [`Mastery::New`] stays.
    const fn lowered(self) -> Self {
        match self {
            Self::New | Self::Familiar => Self::New,
            Self::Proficient => Self::Familiar,
            Self::Mastered => Self::Proficient,
        }
    }
}

/// Number of latest answers that decide.
const LAST: usize = 10;
/// Number of known answers for familiar, also if there are fewer than ten: two are not enough.
const FAMILIAR: usize = 7;
/// Number of known answers for proficient.
const PROFICIENT: usize = 9;

/// The mastery of a skill. Ignores rows of other skills. The order of the rows matters only between
/// answers given in the same second.
///
/// The last ten answers decide up to [`Mastery::Proficient`]. After that, an answer known in a
/// review on a later day gives [`Mastery::Mastered`]. A miss in a review lowers the level by one
/// and restarts the count of ten, with that miss as the first. Until there are ten again, the level
/// does not fall further for lack of answers. Only a miss in a review ends Mastered; a miss in
/// practice brings the next review forward.
pub fn mastery<'a>(
    skill: Skill,
    rows: impl IntoIterator<Item = &'a Answered>,
    offset: UtcOffset,
) -> Mastery {
    let mut rows: Vec<&Answered> = rows.into_iter().filter(|row| row.skill == skill).collect();
    rows.sort_by_key(|row| row.at);
    let kinds = Kind::ALL.map(|kind| kind.skills().contains(&skill));
    let mut climb = Climb {
        level: Mastery::New,
        floor: Mastery::New,
        last: VecDeque::with_capacity(LAST),
        proficient_on: None,
        kinds_wanted: kinds.into_iter().filter(|asks| *asks).count().min(2),
    };
    for row in rows {
        climb.take(row, offset.day(row.at));
    }
    climb.level
}

/// Computes the level of one skill, answer by answer.
struct Climb {
    level: Mastery,
    /// The minimum level after a miss in a review, until ten answers are counted again.
    floor: Mastery,
    /// The last ten answers since the last miss in a review: the kind, and whether it was known.
    last: VecDeque<(Kind, bool)>,
    /// The day on which the learner became proficient.
    proficient_on: Option<Day>,
    /// Number of different kinds of question required for proficient.
    kinds_wanted: usize,
}

impl Climb {
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

    /// The level according to the last answers alone.
    fn of_the_last(&self) -> Mastery {
        let known = self.last.iter().filter(|(_, known)| *known);
        let kinds: HashSet<Kind> = known.clone().map(|(kind, _)| *kind).collect();
        match known.count() {
            PROFICIENT.. if kinds.len() >= self.kinds_wanted => Mastery::Proficient,
            FAMILIAR.. => Mastery::Familiar,
            _ => Mastery::New,
        }
    }
}
