//! What can be drilled: a kind, a skill, or a word for several.

use crate::exercise::{Kind, Skill, Topic};
use crate::i18n::{Catalog, Locale, Speaker};

/// The words of a topic: their ids, and what they stand for.
const WORDS: [(&str, &[Kind]); 4] = [
    (
        "topic-auction",
        &[
            Kind::JudgeCall,
            Kind::LegalCalls,
            Kind::FindTheIllegalCall,
            Kind::AuctionOver,
        ],
    ),
    (
        "topic-contract",
        &[Kind::NameContract, Kind::WhoIsDeclarer, Kind::OpeningLeader],
    ),
    (
        "topic-score",
        &[
            Kind::ScoreContract,
            Kind::ScoreToContract,
            Kind::ContractKind,
            Kind::ScoreWhatIf,
            Kind::ReadScoreSlip,
            Kind::WriteScoreSlip,
            Kind::FindTheSlip,
        ],
    ),
    ("topic-penalty", &[Kind::PenaltyCard]),
];

/// The topic of a word: the id of a kind or a skill, or a word for a topic in any
/// of the four languages. Several words, with commas between them, are mixed.
#[must_use]
pub fn find(words: &str) -> Option<Topic> {
    if !words.contains(',') {
        return find_one(words);
    }
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

fn find_one(word: &str) -> Option<Topic> {
    let word = word.trim().to_lowercase();
    if let Some(skill) = Skill::from_id(&word.replace('_', "-")) {
        return Some(Topic::of_skills(&[skill]));
    }
    let id = word.replace('-', "_");
    if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.id() == id) {
        return Some(Topic::of_kinds(&[kind]));
    }
    Locale::BASES
        .into_iter()
        .map(Catalog::new)
        .find_map(|catalog| {
            let known = |&(id, _): &(&str, _)| catalog.text(id).to_lowercase() == word;
            let (_, kinds) = WORDS.into_iter().find(known)?;
            Some(Topic::of_kinds(kinds))
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
