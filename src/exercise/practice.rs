//! Practice: what is asked for, and exercises without end, well mixed.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::boards::Bank;
use crate::exercise::{Chance, Difficulty, Draw, Item, ItemCode, Kind, Skill, kind};

/// So many exercises go by before one may come again.
pub const NO_REPEAT: usize = 50;

/// How often another exercise is sought in place of one that came lately. A kind
/// with fewer exercises than [`NO_REPEAT`] repeats itself in the end.
const TRIES: usize = 60;

/// Kinds whose exercises ask for several skills in a row.
const ASK_SEVERAL: [Kind; 2] = [Kind::NameContract, Kind::PenaltyCard];

/// What is practised: kinds of exercise, each with skills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic(Vec<(Kind, Vec<Skill>)>);

impl Topic {
    /// A bit of everything.
    #[must_use]
    pub fn mixed() -> Self {
        Self::of_kinds(&Kind::ALL)
    }

    /// These kinds, with all their skills.
    #[must_use]
    pub fn of_kinds(kinds: &[Kind]) -> Self {
        let all = kinds.iter().map(|kind| (*kind, kind.skills().to_vec()));
        Self(all.collect())
    }

    /// These skills, by every kind of exercise that practises them. A kind whose exercises
    /// ask for several skills one after the other is taken where no other practises the skill.
    #[must_use]
    pub fn of_skills(skills: &[Skill]) -> Self {
        let alone = |kind: &Kind, skill: Skill| {
            !ASK_SEVERAL.contains(kind) && kind.skills().contains(&skill)
        };
        let practised = |kind: Kind| {
            let wanted = |skill: &Skill| {
                let fits =
                    alone(&kind, *skill) || !Kind::ALL.iter().any(|other| alone(other, *skill));
                skills.contains(skill) && fits
            };
            let its = kind.skills().iter().copied();
            let its: Vec<Skill> = its.filter(wanted).collect();
            (!its.is_empty()).then_some((kind, its))
        };
        Self(Kind::ALL.into_iter().filter_map(practised).collect())
    }

    /// These skills, but by these kinds only.
    #[must_use]
    pub fn of_skills_in(skills: &[Skill], kinds: &[Kind]) -> Self {
        let practised = |kind: &Kind| {
            let its = kind.skills().iter().copied();
            let its: Vec<Skill> = its.filter(|skill| skills.contains(skill)).collect();
            (!its.is_empty()).then_some((*kind, its))
        };
        Self(kinds.iter().filter_map(practised).collect())
    }

    /// One skill of one kind.
    #[must_use]
    pub fn of_skill_in(kind: Kind, skill: Skill) -> Self {
        Self(vec![(kind, vec![skill])])
    }

    /// Both, each kind and skill once.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        for (kind, skills) in other.0 {
            match self.0.iter_mut().find(|(known, _)| *known == kind) {
                None => self.0.push((kind, skills)),
                Some((_, known)) => {
                    for skill in skills {
                        if !known.contains(&skill) {
                            known.push(skill);
                        }
                    }
                }
            }
        }
        self
    }

    /// Whether there is nothing to practise.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The kinds in it.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.0.iter().map(|(kind, _)| *kind)
    }
}

/// How hard practice is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Always this difficulty.
    Of(Difficulty),
    /// Of ten exercises four are plain, four have a twist, two are rare and tricky.
    Mixed,
}

/// An exercise of a practice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Practised {
    /// The exercise.
    pub item: Item,
    /// The skill it was made for.
    pub skill: Skill,
    /// How hard it was made.
    pub difficulty: Difficulty,
    /// What recreates it anywhere; `None` where it was made from a teacher's own boards.
    pub code: Option<ItemCode>,
}

/// Exercises without end on a topic: every kind as often as every other, its skills in
/// turn; neighbours ask for different skills wherever the topic has several; and
/// none comes again within [`NO_REPEAT`].
#[derive(Debug, Clone)]
pub struct Practice {
    topic: Topic,
    level: Level,
    chance: Chance,
    own_boards: Option<Arc<Bank>>,
    /// For each kind of the topic, which of its skills comes next.
    turns: Vec<usize>,
    /// What is left of this round: indices of kinds, the next one last.
    round: Vec<usize>,
    last: Option<Skill>,
    recent: VecDeque<u64>,
}

impl Practice {
    /// Practice on a topic. The same seed gives the same exercises.
    #[must_use]
    pub fn new(topic: Topic, level: Level, seed: u32) -> Self {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&seed.to_le_bytes());
        let mut chance = Chance::new(bytes);
        let turns = topic.0.iter();
        let turns = turns
            .map(|(_, skills)| chance.below(skills.len()))
            .collect();
        Self {
            topic,
            level,
            chance,
            own_boards: None,
            turns,
            round: Vec::new(),
            last: None,
            recent: VecDeque::with_capacity(NO_REPEAT),
        }
    }

    /// The same from a teacher's boards instead of the bank; an empty bank changes nothing.
    #[must_use]
    pub fn from_boards(mut self, boards: Arc<Bank>) -> Self {
        self.own_boards = Some(boards).filter(|bank| !bank.boards().is_empty());
        self
    }

    /// What is practised.
    #[must_use]
    pub const fn topic(&self) -> &Topic {
        &self.topic
    }

    /// The next exercises may be harder or easier.
    pub const fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// The skill that the kind with this index practises next.
    fn skill_of(&self, index: usize) -> Option<(Kind, Skill)> {
        let (kind, skills) = self.topic.0.get(index)?;
        let turn = self.turns.get(index)? % skills.len().max(1);
        Some((*kind, *skills.get(turn)?))
    }

    /// The kind that comes next, by index: the next of the round that asks for
    /// another skill than the last exercise did. Where the rest of the round has none, the
    /// next round is drawn on.
    fn next_kind(&mut self) -> Option<usize> {
        for _ in 0..2 {
            let fresh = self.round.iter().rposition(|&index| {
                let skill = self.skill_of(index).map(|(_, skill)| skill);
                skill != self.last
            });
            if let Some(at) = fresh {
                return Some(self.round.remove(at));
            }
            let mut round: Vec<usize> = (0..self.topic.0.len()).collect();
            self.chance.shuffle(&mut round);
            // What is left over is next in turn once its neighbour is another one.
            round.append(&mut self.round);
            self.round = round;
        }
        self.other_skill().or_else(|| self.round.pop())
    }

    /// A kind of the round that can ask for another skill if its own turn moves on.
    fn other_skill(&mut self) -> Option<usize> {
        let at = self.round.iter().rposition(|&index| {
            let skills = self.topic.0.get(index).map(|(_, skills)| skills);
            skills.is_some_and(|skills| skills.iter().any(|skill| Some(*skill) != self.last))
        })?;
        let index = self.round.remove(at);
        if let Some(turn) = self.turns.get_mut(index) {
            *turn += 1;
        }
        Some(index)
    }

    fn difficulty(&mut self) -> Difficulty {
        match self.level {
            Level::Of(difficulty) => difficulty,
            Level::Mixed => match self.chance.below(10) {
                0..4 => Difficulty::Easy,
                4..8 => Difficulty::Medium,
                _ => Difficulty::Hard,
            },
        }
    }

    fn made(&self, code: ItemCode) -> Practised {
        let (item, shown) = match &self.own_boards {
            None => (kind::generate(&code), Some(code)),
            Some(bank) => {
                let mut draw = Draw::from_bank(&code, bank);
                (kind::generate_from(code.kind(), &mut draw), None)
            }
        };
        Practised {
            item,
            skill: code.skill(),
            difficulty: code.difficulty(),
            code: shown,
        }
    }
}

impl Iterator for Practice {
    type Item = Practised;

    fn next(&mut self) -> Option<Practised> {
        let index = self.next_kind()?;
        let (kind, skill) = self.skill_of(index)?;
        if let Some(turn) = self.turns.get_mut(index) {
            *turn += 1;
        }
        let difficulty = self.difficulty();
        let mut practised = None;
        for _ in 0..TRIES {
            let seed = u32::try_from(self.chance.below(1 << 24)).unwrap_or(0);
            let made = self.made(ItemCode::new(kind, skill, difficulty, seed)?);
            let known = trace(&made.item);
            let again = self.recent.contains(&known);
            practised = Some(made);
            if !again {
                self.recent.push_back(known);
                break;
            }
        }
        if self.recent.len() > NO_REPEAT {
            self.recent.pop_front();
        }
        self.last = Some(skill);
        practised
    }
}

/// A number by which a position is known again: FNV-1a of what it holds, since
/// the hash of the standard library may change.
fn trace(item: &Item) -> u64 {
    let bytes = format!("{item:?}");
    bytes.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
