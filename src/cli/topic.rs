//! What can be drilled: a group, a kind, a skill, or a word for several.

use crate::exercise::{Group, Kind, Skill, Topic};
use crate::i18n::{Catalog, Locale, Speaker};

/// What a word stands for.
#[derive(Debug, Clone, Copy)]
enum Meant {
    /// All kinds of a group.
    Group(Group),
    /// Some kinds of one.
    Kinds(&'static [Kind]),
}

impl Meant {
    fn topic(self) -> Topic {
        match self {
            Self::Group(group) => Topic::of_kinds(&group.kinds().collect::<Vec<_>>()),
            Self::Kinds(kinds) => Topic::of_kinds(kinds),
        }
    }
}

/// The words of a topic: their ids, and what they stand for.
const WORDS: [(&str, Meant); 9] = [
    ("topic-auction", Meant::Group(Group::Auction)),
    (
        "topic-contract",
        Meant::Kinds(&[Kind::NameContract, Kind::WhoIsDeclarer, Kind::OpeningLeader]),
    ),
    ("topic-score", Meant::Group(Group::Scoring)),
    ("topic-comparison", Meant::Group(Group::Comparison)),
    ("topic-rubber", Meant::Group(Group::Rubber)),
    ("topic-play", Meant::Group(Group::Play)),
    ("topic-rulings", Meant::Group(Group::Rulings)),
    (
        "topic-penalty",
        Meant::Kinds(&[
            Kind::PenaltyCardKind,
            Kind::PenaltyCardPlay,
            Kind::LeadRestriction,
            Kind::TwoPenaltyCards,
        ]),
    ),
    (
        "topic-tournament",
        Meant::Kinds(&[
            Kind::BoardConditions,
            Kind::TravellerLine,
            Kind::PairAndTable,
            Kind::Matchpoints,
            Kind::TeamSwing,
        ]),
    ),
];

/// The topic of a word: the id of a kind or a skill, or a word for a topic in any
/// of the four languages. Several words, with commas between them, are mixed.
#[must_use]
pub fn find(words: &str) -> Option<Topic> {
    let mut mixed: Option<Topic> = None;
    for word in words.split(',') {
        let found = find_one(word)?;
        mixed = Some(match mixed {
            None => found,
            Some(topic) => topic.with(found),
        });
    }
    mixed
}

/// What the words of [`find`] are called, for a heading; `None` if one of them is unknown.
#[must_use]
pub fn title(speaker: &Speaker<'_>, words: &str) -> Option<String> {
    let names: Option<Vec<String>> = words
        .split(',')
        .map(|word| Some(found(word)?.name(speaker)))
        .collect();
    names.map(|names| names.join(" · "))
}

/// What one word stands for.
enum Found {
    Kind(Kind),
    Skill(Skill),
    Word(&'static str, Meant),
}

impl Found {
    fn topic(self) -> Topic {
        match self {
            Self::Kind(kind) => Topic::of_kinds(&[kind]),
            Self::Skill(skill) => Topic::of_skills(&[skill]),
            Self::Word(_, meant) => meant.topic(),
        }
    }

    fn name(self, speaker: &Speaker<'_>) -> String {
        match self {
            Self::Kind(kind) => speaker.kind(kind),
            Self::Skill(skill) => speaker.skill(skill),
            Self::Word(_, Meant::Group(group)) => speaker.group(group),
            Self::Word(id, Meant::Kinds(_)) => speaker.text(id),
        }
    }
}

fn find_one(word: &str) -> Option<Topic> {
    found(word).map(Found::topic)
}

fn found(word: &str) -> Option<Found> {
    let word = word.trim().to_lowercase();
    let kind = |id: &str| {
        let kind = Kind::ALL.into_iter().find(|kind| kind.id() == id)?;
        Some(Found::Kind(kind))
    };
    let skill = |id: &str| Skill::from_id(id).map(Found::Skill);
    // Some kinds and skills differ only in their hyphens: as it is written comes first.
    let named = kind(&word)
        .or_else(|| skill(&word))
        .or_else(|| kind(&word.replace('-', "_")))
        .or_else(|| skill(&word.replace('_', "-")));
    if named.is_some() {
        return named;
    }
    Locale::BASES
        .into_iter()
        .map(Catalog::new)
        .find_map(|catalog| {
            let known = |&(id, _): &(&str, _)| catalog.text(id).to_lowercase() == word;
            let (id, meant) = WORDS.into_iter().find(known)?;
            Some(Found::Word(id, meant))
        })
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
