//! What can be drilled: a group, a kind, a skill, or a word for several.

use crate::exercise::{Group, Kind, Skill, Topic};
use crate::i18n::{Catalog, Locale, Speaker};

/// What a topic word means.
#[derive(Debug, Clone, Copy)]
enum Meant {
    Kind(Kind),
    Skill(Skill),
    Group(Group),
    /// Several kinds, with the id of the text that names them.
    Kinds(&'static str, &'static [Kind]),
}

impl Meant {
    fn topic(self) -> Topic {
        match self {
            Self::Kind(kind) => Topic::of_kinds(&[kind]),
            Self::Skill(skill) => Topic::of_skills(&[skill]),
            Self::Group(group) => Topic::of_kinds(&group.kinds().collect::<Vec<_>>()),
            Self::Kinds(_, kinds) => Topic::of_kinds(kinds),
        }
    }

    fn name(self, speaker: &Speaker<'_>) -> String {
        match self {
            Self::Kind(kind) => speaker.kind(kind),
            Self::Skill(skill) => speaker.skill(skill),
            Self::Group(group) => speaker.group(group),
            Self::Kinds(id, _) => speaker.text(id),
        }
    }
}

const CONTRACT: &[Kind] = &[Kind::NameContract, Kind::WhoIsDeclarer, Kind::OpeningLeader];
const PENALTY: &[Kind] = &[
    Kind::PenaltyCardKind,
    Kind::PenaltyCardPlay,
    Kind::LeadRestriction,
    Kind::TwoPenaltyCards,
];
const TOURNAMENT: &[Kind] = &[
    Kind::BoardConditions,
    Kind::TravellerLine,
    Kind::WholeBoard,
    Kind::PairAndTable,
    Kind::Matchpoints,
    Kind::TeamSwing,
    Kind::VictoryPoints,
    Kind::CrossImps,
    Kind::AdjustedScore,
    Kind::ScoreCorrection,
    Kind::SpecialMovement,
    Kind::SessionRanking,
];

/// Text ids of the topic words, translated into every language, with their meanings.
const WORDS: [(&str, Meant); 9] = [
    ("topic-auction", Meant::Group(Group::Auction)),
    ("topic-contract", Meant::Kinds("topic-contract", CONTRACT)),
    ("topic-score", Meant::Group(Group::Scoring)),
    ("topic-comparison", Meant::Group(Group::Comparison)),
    ("topic-rubber", Meant::Group(Group::Rubber)),
    ("topic-play", Meant::Group(Group::Play)),
    ("topic-rulings", Meant::Group(Group::Rulings)),
    ("topic-penalty", Meant::Kinds("topic-penalty", PENALTY)),
    (
        "topic-tournament",
        Meant::Kinds("topic-tournament", TOURNAMENT),
    ),
];

/// The topics of ids of kinds and skills, or of topic words in any language, with commas between.
pub fn find(words: &str) -> Option<Topic> {
    let mut topics = words.split(',').map(|word| meant(word).map(Meant::topic));
    let first = topics.next()??;
    topics.try_fold(first, |mixed, topic| Some(mixed.with(topic?)))
}

/// The heading for the topic of [`find`]; `None` if one of the words is unknown.
pub fn title(speaker: &Speaker<'_>, words: &str) -> Option<String> {
    let names = words
        .split(',')
        .map(|word| Some(meant(word)?.name(speaker)));
    Some(names.collect::<Option<Vec<_>>>()?.join(" · "))
}

fn meant(word: &str) -> Option<Meant> {
    let word = word.trim().to_lowercase();
    let kind = |id: &str| Kind::from_id(id).map(Meant::Kind);
    let skill = |id: &str| Skill::from_id(id).map(Meant::Skill);
    // Some kinds and skills differ only in their hyphens, so the exact spelling is tried first.
    let named = kind(&word)
        .or_else(|| skill(&word))
        .or_else(|| kind(&word.replace('-', "_")))
        .or_else(|| skill(&word.replace('_', "-")));
    named.or_else(|| {
        let mut catalogs = Locale::BASES.into_iter().map(Catalog::new);
        catalogs.find_map(|catalog| {
            let known = |&(id, _): &(&str, _)| catalog.text(id).to_lowercase() == word;
            WORDS.into_iter().find(known).map(|(_, meant)| meant)
        })
    })
}

/// The words for topics in the speaker's language, then the kinds and skills by id.
pub fn list(speaker: &Speaker<'_>) -> Vec<String> {
    let words = WORDS.map(|(id, _)| speaker.text(id)).join(", ");
    let kinds = Kind::ALL.map(|kind| (kind.id(), speaker.kind(kind)));
    let skills = Skill::ALL.map(|skill| (skill.id(), speaker.skill(skill)));
    let mut lines = vec![speaker.with("cli-topics", [("topics", words.into())])];
    let ids = kinds.into_iter().chain(skills);
    lines.extend(ids.map(|(id, name)| format!("  {id} ({name})")));
    lines
}
