//! What can be drilled: a kind, a skill, or a word for several.

use crate::exercise::{Difficulty, ItemCode, Kind, Skill};
use crate::i18n::{Catalog, Locale, Speaker};

/// Kinds of exercise, each with the skills to practise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic(Vec<(Kind, Vec<Skill>)>);

/// The words of a topic: their ids, and what they stand for.
const WORDS: [(&str, &[Kind]); 4] = [
    ("topic-auction", &[Kind::JudgeCall, Kind::LegalCalls]),
    ("topic-contract", &[Kind::NameContract]),
    ("topic-score", &[Kind::ScoreContract]),
    ("topic-penalty", &[Kind::PenaltyCard]),
];

impl Topic {
    /// A bit of everything.
    #[must_use]
    pub fn mixed() -> Self {
        Self::of_kinds(&Kind::ALL)
    }

    /// One skill, by every kind of exercise that practises it.
    #[must_use]
    pub fn of_skill(skill: Skill) -> Self {
        let kinds = Kind::ALL
            .into_iter()
            .filter(|kind| kind.skills().contains(&skill));
        Self(kinds.map(|kind| (kind, vec![skill])).collect())
    }

    fn of_kinds(kinds: &[Kind]) -> Self {
        Self(
            kinds
                .iter()
                .map(|kind| (*kind, kind.skills().to_vec()))
                .collect(),
        )
    }

    /// The topic of a word: the id of a kind or a skill, or a word for a topic
    /// in any of the four languages.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        let word = word.trim().to_lowercase();
        if let Some(skill) = Skill::from_id(&word.replace('_', "-")) {
            return Some(Self::of_skill(skill));
        }
        let id = word.replace('-', "_");
        if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.id() == id) {
            return Some(Self::of_kinds(&[kind]));
        }
        Locale::BASES
            .into_iter()
            .map(Catalog::new)
            .find_map(|catalog| {
                let known = |&(id, _): &(&str, _)| catalog.text(id).to_lowercase() == word;
                WORDS
                    .into_iter()
                    .find(known)
                    .map(|(_, kinds)| Self::of_kinds(kinds))
            })
    }

    /// Exercise number `number`, from 0: kinds in turn, and the skills of each in turn.
    #[must_use]
    pub fn item(&self, number: u32, seed: u32, difficulty: Difficulty) -> Option<ItemCode> {
        let index = usize::try_from(number).ok()?;
        let (kind, skills) = self.0.get(index % self.0.len().max(1))?;
        let skill = skills.get(index / self.0.len() % skills.len().max(1))?;
        ItemCode::new(*kind, *skill, difficulty, seed.wrapping_add(number))
    }
}

/// What a speaker's language calls the topics, then the kinds and skills by id.
#[must_use]
pub fn list(speaker: &Speaker<'_>) -> Vec<String> {
    let words = WORDS.map(|(id, _)| speaker.text(id)).join(", ");
    let kinds = Kind::ALL.map(|kind| (kind.id(), speaker.kind(kind)));
    let skills = Skill::ALL.map(|skill| (skill.id(), speaker.skill(skill)));
    let ids = kinds
        .into_iter()
        .chain(skills)
        .map(|(id, name)| format!("  {id} ({name})"));
    [speaker.with("cli-topics", [("topics", words.into())])]
        .into_iter()
        .chain(ids)
        .collect()
}
