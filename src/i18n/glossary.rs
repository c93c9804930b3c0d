//! The glossary: the meaning of each bridge term, and the search for it.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::Speaker;

/// The topic of a term; a heading of the glossary.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// The players and the Director.
    People,
    /// The cards and the suits.
    Cards,
    /// The auction and the contract.
    Auction,
    /// The play of the cards.
    Play,
    /// Irregularities and the rulings on them.
    Irregularities,
    /// The points for a deal.
    Scoring,
    /// Rubber bridge alone.
    Rubber,
    /// Boards, tables and the comparison of results.
    Tournament,
}

engine::all!(Group);
engine::id!(Group);

impl Group {
    /// The heading of the group.
    pub fn heading(self, speaker: &Speaker<'_>) -> String {
        speaker.text(&format!("glossary-group-{}", self.id()))
    }
}

/// The terms of each group, in the order of the files. Their texts are `term-<id>`,
/// `term-<id>-means` and, if there are synonyms, `term-<id>-also`.
#[rustfmt::skip]
const TERMS: [(Group, &[&str]); 8] = [
    (Group::People, &[
        "seat", "clockwise", "partner", "opponent", "left-hand-opponent", "right-hand-opponent",
        "side", "dealer", "declarer", "dummy", "defender", "defence", "director",
        "call-the-director",
    ]),
    (Group::Cards, &[
        "pack", "deal", "hand", "suit", "spades", "hearts", "diamonds", "clubs", "major-suit",
        "minor-suit", "ace", "king", "queen", "jack", "honour", "small-card", "trump", "no-trump",
    ]),
    (Group::Auction, &[
        "auction", "bidding-box", "call", "bid", "level", "denomination", "sufficient-bid", "pass",
        "double", "redouble", "undoubled", "doubled", "redoubled", "in-rotation", "alert",
        "three-passes", "final-bid", "contract", "passed-out",
    ]),
    (Group::Play, &[
        "opening-lead", "lead", "return", "trick", "book", "odd-trick", "follow-suit",
        "play-to-a-trick", "discard", "ruff", "dummys-hand", "played-card", "claim", "concession",
    ]),
    (Group::Irregularities, &[
        "law", "ruling", "irregularity", "infraction", "offender", "non-offending-side",
        "rectification", "insufficient-bid", "call-out-of-rotation", "inadmissible-call",
        "comparable-call", "unintended-call", "accept", "cancelled", "withdrawn",
        "lead-restrictions", "exposed-card", "inadvertently", "deliberate-play", "penalty-card",
        "penalty-card-minor", "penalty-card-major", "first-legal-opportunity", "require-a-lead",
        "forbid-a-lead", "lead-out-of-turn", "play-out-of-turn", "revoke", "revoke-established",
        "revoke-corrected", "authorised-information", "unauthorised-information", "adjusted-score",
    ]),
    (Group::Scoring, &[
        "score", "trick-points", "bonus", "vulnerable", "not-vulnerable", "vulnerability",
        "part-score", "game", "slam", "small-slam", "grand-slam", "made-contract", "go-down",
        "overtrick", "undertrick", "result-sign", "doubled-bonus", "scoring-table",
    ]),
    (Group::Rubber, &[
        "rubber-bridge", "rubber", "we-and-they", "above-the-line", "below-the-line",
        "rubber-bonus", "honours-bonus", "unfinished-rubber",
    ]),
    (Group::Tournament, &[
        "pairs-tournament", "team-tournament", "pair", "team", "table", "board", "round", "session",
        "traveller", "matchpoints", "top", "bottom", "average", "percentage", "imps",
        "victory-points", "ranking",
    ]),
];

/// Every term with its group, in the order of the files.
pub fn terms() -> impl Iterator<Item = (Group, &'static str)> {
    let groups = TERMS.into_iter();
    groups.flat_map(|(group, ids)| ids.iter().map(move |id| (group, *id)))
}

/// A term in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The id of the term, equal in all languages.
    pub id: &'static str,
    /// The group of the term.
    pub group: Group,
    /// The term itself.
    pub term: String,
    /// Synonyms, separated by commas. They exist for the search: some are outdated, or used in
    /// other card games only.
    pub also: Option<String>,
    /// The meaning, in one to three sentences.
    pub means: String,
    /// The term in the other languages asked for, in their order.
    pub elsewhere: Vec<String>,
    /// The texts that are searched, the term first. They are folded once in advance, because every
    /// keystroke searches all entries.
    folded: Vec<(Field, String)>,
}

/// All entries in the speaker's language, group by group, in alphabetical order within each. The
/// search also finds them by their terms in the languages of `others`.
pub fn entries(speaker: &Speaker<'_>, others: &[Speaker<'_>]) -> Vec<Entry> {
    let entries = terms().map(|(group, id)| entry(speaker, others, group, id));
    let mut entries: Vec<Entry> = entries.collect();
    entries.sort_by(|a, b| (a.group, a.folded.first()).cmp(&(b.group, b.folded.first())));
    entries
}

fn entry(speaker: &Speaker<'_>, others: &[Speaker<'_>], group: Group, id: &'static str) -> Entry {
    let name = format!("term-{id}");
    let term = speaker.text(&name);
    let also = Some(format!("{name}-also"))
        .filter(|also| speaker.catalog.has(also))
        .map(|also| speaker.text(&also))
        // A language without synonyms repeats the term, since the ids are equal in all languages.
        .filter(|also| *also != term);
    let means = speaker.notation_in(&speaker.text(&format!("{name}-means")));
    let elsewhere: Vec<String> = others.iter().map(|other| other.text(&name)).collect();
    let synonyms = also.iter().flat_map(|also| also.split(','));
    let synonyms = synonyms.map(|word| (Field::Also, word));
    let foreign = elsewhere.iter().map(String::as_str);
    let foreign = foreign.map(|word| (Field::Elsewhere, word));
    let searched = [(Field::Term, term.as_str())].into_iter().chain(synonyms);
    let searched = searched.chain(foreign).chain([(Field::Means, &*means)]);
    let searched = searched.map(|(field, text)| (field, folded(text)));
    Entry {
        folded: searched.collect(),
        id,
        group,
        term,
        also,
        means,
        elsewhere,
    }
}

/// The entries that match the typed text, best match first: an exact term or synonym, then a match
/// in the term, in a synonym, in the term of another language, in the explanation. Ignores
/// capitals, accents and hyphens. If nothing is typed, returns all entries unchanged.
pub fn search<'a>(entries: &'a [Entry], typed: &str) -> Vec<&'a Entry> {
    let wanted = folded(typed);
    if wanted.is_empty() {
        return entries.iter().collect();
    }
    let exact = typed.trim().to_lowercase();
    let found = |entry: &'a Entry| Some((entry.found_by(&wanted, &exact)?, entry));
    let mut found: Vec<(Place, &Entry)> = entries.iter().filter_map(found).collect();
    found.sort_by_key(|(place, _)| *place);
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// Where and how well an entry matches, and first whether it is a partial match; smaller is better.
type Place = (bool, Field, Closeness);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Field {
    Term,
    Also,
    Elsewhere,
    Means,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Closeness {
    /// Equal, including accents.
    Same,
    /// Equal when folded.
    Whole,
    Begins,
    /// One of its words begins with the typed text.
    BeginsWord,
    Within,
    /// Contains all typed words, in any order.
    EveryWord,
}

impl Entry {
    fn found_by(&self, wanted: &str, exact: &str) -> Option<Place> {
        if self.term.to_lowercase() == exact {
            return Some((false, Field::Term, Closeness::Same));
        }
        let place = |(field, text): &(Field, String)| {
            let close = close(text, wanted)?;
            Some((close > Closeness::Whole, *field, close))
        };
        self.folded.iter().filter_map(place).min()
    }
}

fn close(text: &str, wanted: &str) -> Option<Closeness> {
    match text.find(wanted) {
        Some(0) if text.len() == wanted.len() => Some(Closeness::Whole),
        Some(0) => Some(Closeness::Begins),
        Some(_) if text.split(' ').any(|word| word.starts_with(wanted)) => {
            Some(Closeness::BeginsWord)
        }
        Some(_) => Some(Closeness::Within),
        None => {
            let every_word = wanted.split(' ').all(|word| text.contains(word));
            every_word.then_some(Closeness::EveryWord)
        }
    }
}

/// Folds a text for comparison: lower case, no accents, one space between words.
fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' => plain.push('a'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ò' | 'ó' | 'ô' | 'ö' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'ç' => plain.push('c'),
            'ñ' => plain.push('n'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            'ß' => plain.push_str("ss"),
            '‘' | '’' => plain.push('\''),
            '-' | '−' | '–' => plain.push(' '),
            // Combining accents: some keyboards send the letter first and the accent after it.
            '\u{300}'..='\u{36f}' => {}
            other => plain.push(other),
        }
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ")
}
