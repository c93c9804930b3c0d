//! Practice: a topic, and an endless mix of its exercises.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::boards::Bank;
use crate::look::Look;
use crate::{Chance, Difficulty, Draw, Item, ItemCode, Kind, Skill, kind};

/// For how many exercises one is not repeated.
pub const NO_REPEAT: usize = 50;

/// For how many exercises a board number is not repeated.
pub const NO_SAME_BOARD: usize = 20;

/// How many right answers in a row raise the difficulty, and how many wrong ones lower it.
const UP_AFTER: u8 = 3;
const DOWN_AFTER: u8 = 2;

/// The most exercises drawn to find one that is not recent. A kind with fewer exercises than
/// [`NO_REPEAT`] eventually repeats some.
const TRIES: usize = 60;

/// The most exercises drawn to find one that looks different from the previous one.
const TRIES_FOR_LOOKS: usize = 12;

/// Skills that share a turn, because the same few facts answer both.
const SHARE_A_TURN: [Skill; 2] = [Skill::BoardDealer, Skill::BoardVulnerability];

/// Kinds whose exercises ask for several skills in a row.
const ASK_SEVERAL: [Kind; 3] = [Kind::NameContract, Kind::PenaltyCard, Kind::WholeBoard];

/// A topic: kinds of exercise, each with skills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic(Vec<(Kind, Vec<Skill>)>);

impl Topic {
    /// All kinds with all their skills, except the whole board, which fills a session by itself.
    pub fn mixed() -> Self {
        Self::of(&Kind::ALL, |kind, _| kind != Kind::WholeBoard)
    }

    /// The wanted skills of these kinds.
    fn of(kinds: &[Kind], wanted: impl Fn(Kind, Skill) -> bool) -> Self {
        let practised = |&kind: &Kind| {
            let its = kind.skills().iter().copied();
            let its: Vec<Skill> = its.filter(|&skill| wanted(kind, skill)).collect();
            (!its.is_empty()).then_some((kind, its))
        };
        Self(kinds.iter().filter_map(practised).collect())
    }

    /// These kinds, with all their skills.
    pub fn of_kinds(kinds: &[Kind]) -> Self {
        Self::of(kinds, |_, _| true)
    }

    /// These skills, with every kind that practises them. A kind that asks for several skills in a
    /// row is used only if no other kind practises the skill.
    pub fn of_skills(skills: &[Skill]) -> Self {
        let alone = |kind: &Kind, skill: Skill| {
            !ASK_SEVERAL.contains(kind) && kind.skills().contains(&skill)
        };
        Self::of(&Kind::ALL, |kind, skill| {
            let fits = alone(&kind, skill) || !Kind::ALL.iter().any(|other| alone(other, skill));
            skills.contains(&skill) && fits
        })
    }

    /// These skills, with these kinds only.
    pub fn of_skills_in(skills: &[Skill], kinds: &[Kind]) -> Self {
        Self::of(kinds, |_, skill| skills.contains(&skill))
    }

    /// One skill of one kind.
    pub fn of_skill_in(kind: Kind, skill: Skill) -> Self {
        Self(vec![(kind, vec![skill])])
    }

    /// The union of two topics, without repeats.
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

    /// The topic without a skill, unless nothing else is in it.
    #[must_use]
    pub fn without(self, skill: Skill) -> Self {
        let others = Self(
            self.0
                .iter()
                .filter_map(|(kind, skills)| {
                    let others = skills.iter().copied().filter(|other| *other != skill);
                    let others: Vec<Skill> = others.collect();
                    (!others.is_empty()).then_some((*kind, others))
                })
                .collect(),
        );
        if others.is_empty() { self } else { others }
    }

    /// Whether there is nothing to practise.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each skill with each kind that asks for it, in order.
    pub fn asks(&self) -> impl Iterator<Item = (Kind, Skill)> {
        let each = self.0.iter();
        each.flat_map(|(kind, skills)| skills.iter().map(|skill| (*kind, *skill)))
    }

    /// The kinds in it.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.0.iter().map(|(kind, _)| *kind)
    }
}

/// The difficulty of practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Starts at this difficulty; it follows the answers reported to [`Practice::answered`].
    Of(Difficulty),
    /// 40 % easy, 40 % medium, 20 % hard.
    Mixed,
}

/// An exercise with what it was made for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Practised {
    /// The exercise.
    pub item: Item,
    /// The skill it was made for.
    pub skill: Skill,
    /// The difficulty it was made with.
    pub difficulty: Difficulty,
    /// The code that recreates it; `None` if it was made from a teacher's own boards.
    pub code: Option<ItemCode>,
}

impl From<ItemCode> for Practised {
    fn from(code: ItemCode) -> Self {
        Self {
            item: kind::generate(&code),
            skill: code.skill(),
            difficulty: code.difficulty(),
            code: Some(code),
        }
    }
}

/// A skill with the kinds that ask for it in turn, the next one first; or two skills that share a
/// turn.
type Slot = Vec<(Kind, Skill)>;

/// The slots of a topic.
fn slots(topic: &Topic, chance: &mut Chance) -> Vec<Slot> {
    let asks: Vec<(Kind, Skill)> = topic.asks().collect();
    let shares = |skill: Skill| SHARE_A_TURN.contains(&skill);
    let others = asks.iter().any(|(_, skill)| !shares(*skill));
    let mut slots: Vec<Slot> = Vec::new();
    for (kind, skill) in asks {
        let together = |&(_, other): &(Kind, Skill)| {
            other == skill || others && shares(other) && shares(skill)
        };
        match slots.iter_mut().find(|slot| slot.iter().any(together)) {
            Some(slot) => slot.push((kind, skill)),
            None => slots.push(vec![(kind, skill)]),
        }
    }
    for slot in &mut slots {
        let first = chance.below(slot.len());
        slot.rotate_left(first);
    }
    slots
}

/// An endless iterator of exercises on a topic. Every skill is equally frequent, and its kinds take
/// turns. Consecutive exercises differ in skill, if the topic has several, and in look. No exercise
/// repeats within [`NO_REPEAT`], no board within [`NO_SAME_BOARD`].
#[derive(Debug, Clone)]
pub struct Practice {
    topic: Topic,
    level: Level,
    chance: Chance,
    own_boards: Option<Arc<Bank>>,
    slots: Vec<Slot>,
    /// The remaining slots of this round, by index, the next one last.
    round: Vec<usize>,
    last: Option<(Skill, Look)>,
    /// Whether the last answer was right, and how many such answers in a row there have been since
    /// the level changed.
    row: (bool, u8),
    /// Recent exercises as lesson text, with their board numbers.
    recent: VecDeque<(String, Option<u32>)>,
}

impl Practice {
    /// Practice on a topic. The same seed gives the same exercises.
    pub fn new(topic: Topic, level: Level, seed: u32) -> Self {
        let mut chance = Chance::from_number(seed);
        let slots = slots(&topic, &mut chance);
        Self {
            topic,
            level,
            chance,
            own_boards: None,
            slots,
            round: Vec::new(),
            last: None,
            row: (true, 0),
            recent: VecDeque::with_capacity(NO_REPEAT),
        }
    }

    /// Draws from a teacher's boards instead of the bank; an empty bank is ignored.
    #[must_use]
    pub fn from_boards(mut self, boards: Arc<Bank>) -> Self {
        self.own_boards = Some(boards).filter(|bank| !bank.boards().is_empty());
        self
    }

    /// The topic.
    pub const fn topic(&self) -> &Topic {
        &self.topic
    }

    /// The difficulty of the next exercise.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Records an answer: three right ones in a row raise the difficulty, two wrong ones lower it,
    /// within limits.
    pub fn answered(&mut self, right: bool) {
        let Level::Of(difficulty) = self.level else {
            return;
        };
        let before = if self.row.0 == right { self.row.1 } else { 0 };
        self.row = (right, before + 1);
        let next = match self.row {
            (true, UP_AFTER) => difficulty.number() + 1,
            (false, DOWN_AFTER) => difficulty.number() - 1,
            _ => return,
        };
        self.row = (right, 0);
        self.level = Difficulty::from_number(next).map_or(self.level, Level::Of);
    }

    /// Sets the difficulty of the next exercises.
    pub const fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// The next kind and skill. Every slot comes once per round, and no skill twice in a row if
    /// there are several.
    fn next_ask(&mut self) -> Option<(Kind, Skill)> {
        if self.round.is_empty() {
            self.round = (0..self.slots.len()).collect();
            if self.last.is_none() && self.begins_at_the_beginning() {
                self.round.sort_by_key(|&at| {
                    std::cmp::Reverse(self.slots[at].first().map(|(_, skill)| *skill))
                });
            } else {
                self.chance.shuffle(&mut self.round);
            }
            let next = self.round.last().and_then(|&at| self.slots[at].first());
            let last = self.last.as_ref().map(|(skill, _)| skill);
            if next.map(|(_, skill)| skill) == last {
                self.round.rotate_right(1);
            }
        }
        let slot = self.slots.get_mut(self.round.pop()?)?;
        slot.rotate_left(1);
        slot.last().copied()
    }

    /// Whether the first round follows the order of the course: in easy practice on a single group.
    fn begins_at_the_beginning(&self) -> bool {
        let mut groups = self.topic.kinds().map(Kind::group);
        let first = groups.next();
        self.level == Level::Of(Difficulty::Easy) && groups.all(|group| Some(group) == first)
    }

    /// A penalty for choosing this exercise now; see [`SAME_BOARD`] and [`AGAIN`].
    fn against(&self, known: &str, look: &Look) -> u32 {
        let again = self.recent.iter().any(|(other, _)| other == known);
        let lately = self.recent.iter().rev().take(NO_SAME_BOARD - 1);
        let same_board = look.board.is_some() && lately.clone().any(|(_, it)| *it == look.board);
        let alike = self.last.as_ref().map_or(0, |(_, last)| look.alike(last));
        u32::from(again) * AGAIN + u32::from(same_board) * SAME_BOARD + alike
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
        match &self.own_boards {
            None => code.into(),
            Some(bank) => Practised {
                item: kind::generate_from(code.kind(), &mut Draw::from_bank(&code, bank)),
                skill: code.skill(),
                difficulty: code.difficulty(),
                code: None,
            },
        }
    }
}

impl Iterator for Practice {
    type Item = Practised;

    fn next(&mut self) -> Option<Practised> {
        let (kind, skill) = self.next_ask()?;
        let difficulty = self.difficulty();
        let mut best: Option<(u32, String, Look, Practised)> = None;
        for tried in 0..TRIES {
            let seed = u32::try_from(self.chance.below(1 << 24)).unwrap_or(0);
            let made = self.made(ItemCode::new(kind, skill, difficulty, seed)?);
            let known = made.item.text();
            let look = Look::of(&made.item);
            let against = self.against(&known, &look);
            if best.as_ref().is_none_or(|(least, ..)| against < *least) {
                best = Some((against, known, look, made));
            }
            let least = best.as_ref().map_or(0, |(least, ..)| *least);
            if least == 0 || tried >= TRIES_FOR_LOOKS && least < SAME_BOARD {
                break;
            }
        }
        let (_, known, look, practised) = best?;
        self.recent.push_back((known, look.board));
        if self.recent.len() > NO_REPEAT {
            self.recent.pop_front();
        }
        self.last = Some((skill, look));
        Some(practised)
    }
}

/// The penalty for a recent board number: higher than that for any similar look.
const SAME_BOARD: u32 = 10;

/// The penalty for a recent exercise: higher than all others.
const AGAIN: u32 = 100;
