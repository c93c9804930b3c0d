//! The texts: the four languages match, nothing is missing or unused, and each follows its
//! typography.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use arbitro::course::compose::{Form, Unfinished};
use arbitro::course::from_boards::Asking;
use arbitro::desk::{Matter, Tool};
use arbitro::engine::auction::every_call;
use arbitro::engine::laws::exposed_card::{How, Phase};
use arbitro::engine::score::{ScoreItem, SlipError};
use arbitro::engine::{AbsoluteVulnerability, Call, Fact, Reason, Seat, Side, Suit, notation};
use arbitro::exercise::fields::Field;
use arbitro::exercise::rulings::penalty_card::kind_prompt;
use arbitro::exercise::{Difficulty, Group, ItemCode, Kind, Remember, Skill};
use arbitro::i18n::{Locale, catalog::sources as embedded, glossary};
use arbitro::learner::Mastery;
use fluent::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::given::{catalog, collect, item, item_of, root, speaker};
use crate::lessons::Reader;
use crate::source::{Token, sources};

pub const BASES: [&str; 4] = ["it", "fr", "de", "en"];
/// Regions with their own files. Italian in Switzerland differs in only one word and has none.
const REGIONS: [(&str, &str); 2] = [("fr-CH", "fr"), ("de-CH", "de")];

/// The variants of a fact in texts: a key to select by, and a card with its article.
const FORMS: [&str; 5] = ["-key", "-the", "-The", "-of", "-to"];

/// A parsed message or term.
#[derive(Debug, Clone, Default)]
pub struct Message {
    /// The variables it needs. `$card-key` and `$card-the` count as `$card`; notation is kept as it
    /// is.
    variables: BTreeSet<String>,
    /// The terms it refers to.
    terms: BTreeSet<String>,
    /// Its words, split at placeholders; a part after a placeholder begins with U+FFFC. Variants
    /// follow each other.
    pub words: Vec<String>,
    /// Whether one of its variants is empty.
    has_empty: bool,
}

#[derive(Debug, Default)]
pub struct Texts {
    pub messages: BTreeMap<String, Message>,
    terms: BTreeMap<String, Message>,
    twice: Vec<String>,
    junk: Vec<String>,
}

fn files(tag: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    collect(&root().join("locales").join(tag), "ftl", &mut files);
    files.sort();
    assert!(!files.is_empty(), "no texts of {tag}");
    files
}

pub fn texts(tag: &str) -> Texts {
    let mut texts = Texts::default();
    for (path, text) in files(tag) {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err(broken) => broken,
        };
        texts
            .junk
            .extend(errors.iter().map(|error| format!("{path:?}: {error}")));
        for entry in resource.body {
            let (id, pattern, all) = match entry {
                Entry::Message(message) => (message.id.name, message.value, &mut texts.messages),
                Entry::Term(term) => (term.id.name, Some(term.value), &mut texts.terms),
                Entry::Junk { content } => {
                    texts.junk.push(format!("{path:?}: {content}"));
                    continue;
                }
                _ => continue,
            };
            let mut message = Message::default();
            match pattern {
                Some(pattern) => message.read(&pattern),
                None => message.has_empty = true,
            }
            if all.insert(id.clone(), message).is_some() {
                texts.twice.push(format!("{path:?}: {id}"));
            }
        }
    }
    texts
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        let mut says_something = false;
        for (at, element) in pattern.elements.iter().enumerate() {
            match element {
                PatternElement::TextElement { value } => {
                    says_something |= !value.trim().is_empty();
                    let after_another = if at > 0 { "\u{fffc}" } else { "" };
                    self.words.push(format!("{after_another}{value}"));
                }
                PatternElement::Placeable { expression } => {
                    says_something = true;
                    match expression {
                        Expression::Inline(inline) => self.read_inline(inline),
                        Expression::Select { selector, variants } => {
                            self.read_inline(selector);
                            variants
                                .iter()
                                .for_each(|variant| self.read(&variant.value));
                        }
                    }
                }
            }
        }
        self.has_empty |= !says_something;
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let form = FORMS.iter().find_map(|form| id.name.strip_suffix(form));
                let name = form.unwrap_or(&id.name);
                self.variables.insert(format!("${name}"));
            }
            InlineExpression::TermReference { id, .. } => {
                self.terms.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                for argument in &arguments.positional {
                    if let InlineExpression::StringLiteral { value } = argument {
                        self.variables.insert(format!("{}({value})", id.name));
                    } else {
                        self.read_inline(argument);
                    }
                }
            }
            InlineExpression::StringLiteral { value } => self.words.push(value.clone()),
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inner) = expression.as_ref() {
                    self.read_inline(inner);
                }
            }
            InlineExpression::MessageReference { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

fn none(what: &str, found: impl IntoIterator<Item = String>) {
    let found: BTreeSet<String> = found.into_iter().collect();
    let count = found.len();
    assert!(
        found.is_empty(),
        "{count} × {what}:\n{}",
        found.into_iter().collect::<Vec<_>>().join("\n")
    );
}

// The languages match.

#[test]
fn every_file_can_be_read() {
    for tag in BASES.into_iter().chain(REGIONS.map(|(region, _)| region)) {
        let texts = texts(tag);
        none(&format!("unreadable in {tag}"), texts.junk);
        none(&format!("given twice in {tag}"), texts.twice);
    }
}

#[test]
fn the_program_holds_the_files_of_the_folder() {
    for locale in Locale::ALL {
        let names = |files: Vec<(PathBuf, String)>| -> BTreeMap<PathBuf, String> {
            let short = |path: PathBuf| {
                path.strip_prefix("locales")
                    .map(Path::to_owned)
                    .unwrap_or(path)
            };
            files
                .into_iter()
                .map(|(path, text)| (short(path), text.replace("\r\n", "\n")))
                .collect()
        };
        let held = embedded(locale)
            .into_iter()
            .map(|(path, text)| (PathBuf::from(path), text));
        let tag = locale.tag();
        let has_its_own = root().join("locales").join(tag).is_dir();
        let files = if has_its_own { files(tag) } else { Vec::new() };
        let (held, files) = (names(held.collect()), names(files));
        assert!(
            held == files,
            "{tag}: the folder holds other files than the program"
        );
    }
}

#[test]
fn four_languages_have_the_same_messages() {
    let english = texts("en");
    for tag in ["it", "fr", "de"] {
        let other = texts(tag);
        let missing = english
            .messages
            .keys()
            .filter(|id| !other.messages.contains_key(*id));
        none(&format!("missing in {tag}"), missing.cloned());
        let extra = other
            .messages
            .keys()
            .filter(|id| !english.messages.contains_key(*id));
        none(&format!("in {tag} alone"), extra.cloned());
    }
}

#[test]
fn each_message_has_the_same_variables_everywhere() {
    let english = texts("en");
    for tag in ["it", "fr", "de"] {
        let differ = texts(tag).messages.into_iter().filter_map(|(id, message)| {
            let expected = &english.messages.get(&id)?.variables;
            let differ = message.variables != *expected;
            differ.then(|| format!("{id}: {:?}, in English {expected:?}", message.variables))
        });
        none(&format!("other variables in {tag}"), differ);
    }
}

#[test]
fn regions_change_only_what_there_is() {
    for (region, base) in REGIONS {
        let (own, base) = (texts(region), texts(base));
        for (own, base) in [(&own.messages, &base.messages), (&own.terms, &base.terms)] {
            let unknown = own.keys().filter(|id| !base.contains_key(*id));
            none(&format!("unknown in {region}"), unknown.cloned());
            let differ = own.iter().filter(|(id, message)| {
                base.get(*id)
                    .is_some_and(|base| base.variables != message.variables)
            });
            none(
                &format!("other variables in {region}"),
                differ.map(|(id, _)| id.clone()),
            );
            let same = own.iter().filter(|(id, message)| {
                base.get(*id)
                    .is_some_and(|base| base.words == message.words && base.terms == message.terms)
            });
            none(
                &format!("no different in {region}"),
                same.map(|(id, _)| id.clone()),
            );
        }
    }
}

#[test]
fn terms_that_are_named_exist() {
    for tag in BASES.into_iter().chain(REGIONS.map(|(region, _)| region)) {
        let base = tag.split('-').next().expect("a language");
        let (own, known) = (texts(tag), texts(base).terms);
        let named = own
            .messages
            .values()
            .chain(own.terms.values())
            .flat_map(|m| &m.terms);
        let unknown = named.filter(|term| !known.contains_key(*term)).cloned();
        none(&format!("unknown terms in {tag}"), unknown);
    }
}

#[test]
fn nothing_is_left_to_do_or_empty() {
    for tag in BASES.into_iter().chain(REGIONS.map(|(region, _)| region)) {
        let texts = texts(tag);
        let all = texts.messages.iter().chain(&texts.terms);
        let empty = all.clone().filter(|(_, message)| message.has_empty);
        none(&format!("empty in {tag}"), empty.map(|(id, _)| id.clone()));
        for (path, text) in files(tag) {
            let marks = ["TODO", "FIXME", "XXX", "???", "lorem"];
            let left = text
                .lines()
                .filter(|line| marks.iter().any(|mark| line.contains(mark)));
            none(&format!("to do in {path:?}"), left.map(str::to_owned));
        }
    }
}

/// Every message can be formatted with its variables, without leftovers.
#[test]
fn every_message_can_be_said() {
    for locale in Locale::ALL {
        let texts = texts(locale.base().tag());
        for (id, message) in &texts.messages {
            for value in [
                FluentValue::from(1),
                FluentValue::from(7),
                FluentValue::from("word"),
            ] {
                let mut args = FluentArgs::new();
                for name in message
                    .variables
                    .iter()
                    .filter_map(|name| name.strip_prefix('$'))
                {
                    args.set(name.to_owned(), value.clone());
                    for form in FORMS {
                        args.set(format!("{name}{form}"), "other");
                    }
                }
                let said = catalog(locale).try_format(id, &args);
                assert!(said.is_ok(), "{}: {said:?}", locale.tag());
                let said = speaker(locale).notation_in(&said.unwrap_or_default());
                assert!(!said.contains(['{', '}']), "{} {id}: {said}", locale.tag());
            }
        }
    }
}

// Texts that are used, and exist.

/// The string literals that are the first argument of these calls in our code.
fn said_in(folder: &str, call: &str) -> BTreeSet<String> {
    let sources = sources(folder);
    let said = sources.iter().flat_map(|source| source.first_texts(call));
    said.map(|(_, text)| text.to_owned()).collect()
}

/// The Laws cited in the engine and the exercises; Laws of the rubber code have the prefix
/// [`RUBBER`].
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let firsts = [
        ("Accident", ""),
        ("Deliberate", ""),
        ("Bound", ""),
        ("Citation::duplicate", ""),
        (".by", ""),
        ("Citation::rubber", RUBBER),
    ];
    let seconds = [
        ("Reason::new", ""),
        ("Reason::about", ""),
        ("Nothing", ""),
        ("Reason::rubber", RUBBER),
    ];
    for source in sources("src/engine").iter().chain(&sources("src/exercise")) {
        for (call, book) in firsts {
            let laws = source.first_texts(call).into_iter();
            cited.extend(laws.map(|(_, law)| format!("{book}{law}")));
        }
        for (before, law) in source.texts() {
            // The second string of a call such as `Reason::new(id, "50B")`, where the id may be a
            // name or a string.
            let [.., Token::Sign('('), _, Token::Sign(',')] = before else {
                continue;
            };
            let name = &before[..before.len() - 3];
            let of = seconds
                .iter()
                .find(|(call, _)| name.ends_with(&crate::source::tokens(call)));
            cited.extend(of.map(|(_, book)| format!("{book}{law}")));
        }
    }
    let is_law = |law: &String| {
        let law = law.strip_prefix(RUBBER).unwrap_or(law);
        law == "Definitions" || law.starts_with(|c: char| c.is_ascii_digit())
    };
    assert!(cited.iter().all(is_law), "{cited:?}");
    assert!(cited.len() > 40, "{cited:?}");
    cited
}

/// The prefix of a Law of the rubber code.
const RUBBER: &str = "rubber-";

fn law_subject(law: &str) -> String {
    let (book, law) = match law.strip_prefix(RUBBER) {
        Some(law) => (RUBBER, law),
        None => ("", law),
    };
    let number: String = law.chars().take_while(char::is_ascii_digit).collect();
    let of = if number.is_empty() {
        "definitions"
    } else {
        &number
    };
    format!("law-subject-{book}{of}")
}

/// Ids built from a list in the program.
fn families() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut add = |id: String| {
        ids.insert(id);
    };
    for kind in Kind::ALL {
        add(format!("kind-{}", kind.id()));
        kind.mistakes()
            .iter()
            .for_each(|mistake| add(format!("slip-{}", mistake.0)));
    }
    Group::ALL
        .iter()
        .for_each(|group| add(format!("group-{}", group.id())));
    Skill::ALL.iter().for_each(|skill| {
        add(format!("skill-{}", skill.id()));
    });
    Remember::all().for_each(|rule| add(rule.id()));
    ScoreItem::ALL
        .iter()
        .for_each(|item| add(format!("score-item-{}", item.id())));
    How::ALL
        .iter()
        .for_each(|how| add(kind_prompt(*how).to_owned()));
    How::ALL
        .iter()
        .for_each(|how| add(format!("desk-how-{}", how.id())));
    for tool in Tool::ALL {
        add(format!("desk-tool-{}", tool.id()));
        add(format!("desk-about-{}", tool.id()));
    }
    for matter in Matter::ALL {
        add(format!("desk-matter-{}", matter.id()));
        add(format!("desk-matter-{}-about", matter.id()));
    }
    // The fields of the desk, by id; none in builds without the window.
    for field in [
        "cards",
        "before",
        "partners",
        "hand",
        "partner-hand",
        "trick",
        "dummy",
        "own",
        "gone",
        "play",
    ] {
        add(format!("desk-field-{field}"));
        add(format!("desk-target-{field}"));
    }
    for field in [
        "result",
        "calls",
        "scores",
        "ours",
        "theirs",
        "margin",
        "boards",
        "ns-session",
        "ew-session",
        "missing",
    ] {
        add(format!("desk-field-{field}"));
    }
    cited().iter().for_each(|law| add(law_subject(law)));
    // The page of Laws lists them all.
    (1..=93).for_each(|law| add(format!("law-subject-{law}")));
    SlipError::IDS
        .iter()
        .for_each(|id| add(format!("result-error-{id}")));
    Mastery::ALL
        .iter()
        .for_each(|mastery| add(format!("mastery-{}", mastery.id())));
    Locale::ALL
        .iter()
        .for_each(|locale| add(format!("language-{}", locale.tag())));
    for group in glossary::Group::ALL {
        add(format!("glossary-group-{}", group.id()));
    }
    for (_, term) in glossary::terms() {
        add(format!("term-{term}"));
        add(format!("term-{term}-means"));
        // Not every term has synonyms.
        let also = format!("term-{term}-also");
        if catalog(Locale::En).has(&also) {
            add(also);
        }
    }
    let forms = ["say", "notes", "show", "check", "recap"];
    let forms = forms.into_iter().chain(Form::ALL.map(Form::id));
    for form in forms {
        add(format!("compose-form-{form}"));
    }
    for asking in Asking::ALL {
        add(format!("compose-boards-{}", asking.id()));
    }
    for why in Unfinished::ALL {
        add(format!("compose-unfinished-{}", why.id()));
    }
    // The help pages, by id; none in builds without the window.
    for page in ["glossary", "laws", "about"] {
        add(format!("help-{page}"));
    }
    for difficulty in Difficulty::ALL {
        add(format!(
            "screen-practice-difficulty-{}",
            difficulty.number()
        ));
    }
    for seat in Seat::ALL {
        let letter = seat.letter();
        add(format!("seat-{letter}"));
        add(format!("seat-{letter}-letter"));
        add(format!("input-seat-{letter}"));
    }
    for side in Side::ALL {
        add(format!("side-{}", side.letters()));
        add(format!("side-{}-letters", side.letters()));
    }
    for suit in Suit::ASC {
        add(format!("suit-{}", suit.letter()));
        add(format!("input-{}", suit.letter()));
    }
    for call in every_call().filter(|call| !matches!(call, Call::Bid(_))) {
        add(format!("call-{}", notation::call(call)));
        add(format!("input-call-{}", notation::call(call)));
    }
    for card in arbitro::engine::Hand::ALL.iter() {
        let letter = card.rank.letter();
        add(format!("rank-{letter}-name"));
        if card.rank.get() >= 10 {
            add(format!("rank-{letter}"));
            add(format!("input-rank-{letter}"));
        }
    }
    for vulnerable in ["None", "NS", "EW", "All"] {
        let board: AbsoluteVulnerability =
            notation::parse_vulnerability(vulnerable).expect("a vulnerability");
        add(format!(
            "board-vulnerable-{}",
            notation::vulnerability(board)
        ));
    }
    for reason in said_in("src/engine", "Reason::new")
        .iter()
        .chain(&said_in("src/engine", "Reason::about"))
        .chain(&said_in("src/engine", "Reason::rubber"))
        .chain(&said_in("src/exercise", "Reason::new"))
        .chain(&said_in("src/desk", "Reason::new"))
    {
        add(format!("reason-{reason}"));
    }
    for problem in said_in("src/course", "LessonProblem::new").union(&problems()) {
        add(format!("lesson-error-{problem}"));
    }
    Field::ALL
        .iter()
        .for_each(|field| add(format!("lesson-field-{}", field.id())));
    ids
}

fn problems() -> BTreeSet<String> {
    let folders = ["src/course", "src/exercise"];
    folders
        .iter()
        .flat_map(|folder| said_in(folder, "Fault::new"))
        .collect()
}

/// Ids that occur literally in the program.
fn literal_ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for folder in ["src/exercise", "src/desk", "src/i18n", "src/cli", "src/ui"] {
        ids.extend(said_in(folder, "Phrase::new"));
        ids.extend(said_in(folder, ".text"));
    }
    for folder in ["src/i18n", "src/cli", "src/ui"] {
        for source in sources(folder) {
            // Facts of a phrase are named in the same way: `.with("seat", Fact::Seat(…))`.
            let with = source.first_texts(".with").into_iter().filter(
                |(after, _)| !matches!(after, [Token::Sign(','), word, ..] if word.is("Fact")),
            );
            ids.extend(with.map(|(_, id)| id.to_owned()));
        }
    }
    ids.retain(|id| !id.contains('{'));
    assert!(ids.len() > 60, "{ids:?}");
    ids
}

#[test]
fn every_id_in_the_program_has_its_text() {
    let wanted: BTreeSet<String> = literal_ids().union(&families()).cloned().collect();
    for tag in BASES {
        let texts = texts(tag);
        let missing = wanted.iter().filter(|id| !texts.messages.contains_key(*id));
        none(&format!("without a text in {tag}"), missing.cloned());
    }
}

/// Every string literal in the program and the lessons.
fn every_text() -> BTreeSet<String> {
    let mut texts: BTreeSet<String> = sources("src")
        .iter()
        .flat_map(super::source::Source::texts)
        .map(|(_, text)| text.to_owned())
        .chain(crate::browser::words())
        .collect();
    let mut lessons = Vec::new();
    collect(&root().join("lessons"), "ron", &mut lessons);
    for (_, lesson) in lessons {
        texts.extend(
            crate::source::tokens(&lesson)
                .into_iter()
                .filter_map(|token| match token {
                    Token::Text(text) => Some(text),
                    _ => None,
                }),
        );
    }
    texts
}

#[test]
fn every_text_is_used() {
    let (families, texts_named) = (families(), every_text());
    // Reasons and problems may also be named before they are passed to a call.
    let named = |id: &str, prefix: &str| {
        id.strip_prefix(prefix)
            .is_some_and(|rest| texts_named.contains(rest))
    };
    let unused = texts("en").messages.into_keys().filter(|id| {
        !(families.contains(id)
            || texts_named.contains(id)
            || named(id, "reason-")
            || named(id, "lesson-error-"))
    });
    none("texts that nothing uses", unused);
}

#[test]
fn whatever_an_exercise_says_is_said_in_every_language() {
    for locale in Locale::ALL {
        let mut reader = Reader {
            speaker: speaker(locale),
            place: String::new(),
        };
        for kind in Kind::ALL {
            for &skill in kind.skills() {
                for difficulty in Difficulty::ALL {
                    for seed in 0..3 {
                        let code = ItemCode::new(kind, skill, difficulty, seed);
                        let code = code.expect("a skill of the kind");
                        reader.place = code.to_string();
                        reader.answers(item_of(&code));
                    }
                }
            }
        }
    }
}

#[test]
fn every_way_of_exposing_a_card_is_told_in_every_language() {
    for how in How::ALL
        .into_iter()
        .filter(|how| *how != How::InsteadOfPenaltyCardRefused)
    {
        for (player, hand, before, exposed) in [
            ("E", "H9 HT C3", "-", "H9"),
            ("E", "H9 HT C3", "-", "HT"),
            ("E", "H9 HT C3", "-", "H9 C3"),
            ("E", "H9 HT C3", "C3:minor", "H9"),
            ("E", "H9 HT C3", "H9:minor", "H9"),
            ("S", "H9 HT C3", "-", "HT"),
        ] {
            let single = how.is_of_one_card() && exposed.contains(' ');
            if single || !how.happens_in(Phase::Play) {
                continue;
            }
            let how = how.id();
            let told = format!(
                r#"penalty_card(player: {player}, hand: "{hand}", before: "{before}", exposes: "{exposed}", how: "{how}")"#
            );
            for locale in Locale::ALL {
                let reader = Reader {
                    speaker: speaker(locale),
                    place: told.clone(),
                };
                reader.answers(&item(&told));
            }
        }
    }
}

// Typography.

fn stretches(tag: &str) -> Vec<(String, String)> {
    let texts = texts(tag);
    let all = texts.messages.into_iter().chain(texts.terms);
    all.flat_map(|(id, message)| {
        message
            .words
            .into_iter()
            .map(move |words| (id.clone(), words))
    })
    .collect()
}

#[test]
fn quotation_marks_are_printers_own() {
    for tag in BASES.into_iter().chain(REGIONS.map(|(region, _)| region)) {
        let straight = stretches(tag)
            .into_iter()
            .filter(|(_, words)| words.contains(['"', '\'']));
        none(
            &format!("straight quotation marks in {tag}"),
            straight.map(|(id, w)| format!("{id}: {w}")),
        );
    }
    let foreign = |tag: &str, marks: &[char]| {
        let found = stretches(tag)
            .into_iter()
            .filter(|(_, words)| words.contains(marks));
        none(
            &format!("foreign quotation marks in {tag}"),
            found.map(|(id, w)| format!("{id}: {w}")),
        );
    };
    foreign("de", &['”', '«', '»']);
    foreign("fr", &['„', '“', '”']);
    foreign("en", &['„', '«', '»']);
}

/// French has a no-break space before high punctuation and inside « »; a narrow one before `;`, `!`
/// and `?`.
#[test]
fn french_signs_stand_off() {
    let space = |c: Option<char>| matches!(c, Some('\u{a0}' | '\u{202f}'));
    for tag in ["fr", "fr-CH"] {
        let texts = texts(tag);
        for (id, message) in texts.messages.iter().chain(&texts.terms) {
            for words in &message.words {
                let letters: Vec<char> = words.chars().collect();
                for (at, sign) in letters.iter().enumerate() {
                    let before = at.checked_sub(1).map(|at| letters[at]);
                    let after = letters.get(at + 1).copied();
                    // Not in notation, or for a sign that the text is about: `H5:minor`, `; ?
                    // répète`, `?? donne`.
                    let in_a_word = after.is_some_and(char::is_alphanumeric);
                    let word = letters[..at].iter().rev().find(|c| !c.is_whitespace());
                    let spoken_of = after.is_none_or(|c| c.is_whitespace() || c == *sign)
                        && word.is_none_or(|word| matches!(word, ':' | ';' | '!' | '?'));
                    let right = match sign {
                        ':' | ';' | '!' | '?' if in_a_word || spoken_of => true,
                        ';' | '!' | '?' => before == Some('\u{202f}'),
                        ':' | '»' => space(before),
                        '«' => space(after),
                        _ => true,
                    };
                    assert!(right, "{tag} {id}: `{sign}` in “{words}”");
                }
            }
        }
    }
}

#[test]
fn a_french_card_has_the_article_of_its_rank() {
    let said = |id, cards| {
        let fact = Fact::Cards(crate::given::cards(cards));
        let reason = Reason::about(id, "50", [("card", fact), ("cards", fact)]);
        speaker(Locale::Fr).reason(&reason)
    };
    for (cards, the, to, begun) in [
        ("S8", " le 8♠", " au 8♠", "Le 8♠ "),
        ("ST", " le 10♠", " au 10♠", "Le 10♠ "),
        ("HK", " le R♥", " au R♥", "Le R♥ "),
        ("HQ", " la D♥", " à la D♥", "La D♥ "),
        ("CA", " l’A♣", " à l’A♣", "L’A♣ "),
        (
            "HQ H8",
            " les cartes D♥ 8♥",
            " aux cartes D♥ 8♥",
            "Les cartes D♥ 8♥ ",
        ),
    ] {
        for (id, form) in [
            ("follows-card-goes-back", the),
            ("dummy-intention-clear", to),
            ("follows-major-penalty-card", begun),
        ] {
            let said = said(id, cards);
            assert!(said.contains(form), "{cards}: {said}");
        }
    }
}

#[test]
fn a_suit_is_a_colour_in_the_ticino() {
    for id in ["remember-follow-suit", "slip-level-must-rise"] {
        let here = catalog(Locale::It).text(id);
        assert!(here.contains("seme"), "{here}");
        assert_eq!(
            catalog(Locale::ItCh).text(id),
            here.replace("seme", "colore")
        );
    }
    let is_suit = |word: &str| ["seme", "semi"].contains(&word.to_lowercase().as_str());
    let messages = texts("it").messages.into_iter();
    let plain = messages.filter(|(_, message)| message.variables.is_empty());
    let said = plain.map(|(id, _)| catalog(Locale::ItCh).text(&id));
    let left = said.filter(|text| text.split(|c: char| !c.is_alphabetic()).any(is_suit));
    none("suits in it-CH", left);
}

#[test]
fn swiss_german_has_no_sharp_s() {
    let sharp = ['ß', 'ẞ', '„', '“', '”'];
    let own = stretches("de-CH")
        .into_iter()
        .filter(|(_, words)| words.contains(sharp));
    none("in de-CH", own.map(|(id, words)| format!("{id}: {words}")));
    let german = texts("de").messages;
    assert!(stretches("de").iter().any(|(_, words)| words.contains('ß')));
    let said = german.keys().map(|id| catalog(Locale::DeCh).text(id));
    none(
        "said in Swiss German",
        said.filter(|said| said.contains(sharp)),
    );
}

/// Whether a text has a number of four or more digits without ’ as its grouping mark.
fn grouped_otherwise(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let digits = |from: usize, many: usize| {
        let at = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
        (from..from + many).all(at) && !at(from + many)
    };
    let marks = ['.', ',', '\'', ' ', '\u{a0}', '\u{202f}'];
    let marked = |at: usize| letters.get(at).is_some_and(|letter| marks.contains(letter));
    (0..letters.len()).any(|at| {
        let begins = at == 0 || !letters[at - 1].is_ascii_alphanumeric();
        let bare = begins && (4..9).any(|many| digits(at, many));
        let other = letters[at].is_ascii_digit() && marked(at + 1) && digits(at + 2, 3);
        bare || other
    })
}

#[test]
fn the_swiss_group_thousands_their_own_way() {
    assert!(
        ["1000", "1.000", "1 000", "1\u{202f}000"]
            .iter()
            .all(|it| grouped_otherwise(it))
    );
    assert!(!grouped_otherwise("1’000, 100, 300; 12.30; SC1-8QMG; § 77"));
    for (base, locale) in [
        ("it", Locale::ItCh),
        ("fr", Locale::FrCh),
        ("de", Locale::DeCh),
    ] {
        let bonus = catalog(locale).text("term-grand-slam-means");
        assert!(
            bonus.contains("1’000") && bonus.contains("1’500"),
            "{bonus}"
        );
        let messages = texts(base).messages.into_iter();
        let plain = messages.filter(|(_, message)| message.variables.is_empty());
        let said = plain.map(|(id, _)| catalog(locale).text(&id));
        none(locale.tag(), said.filter(|text| grouped_otherwise(text)));
    }
}

/// Words spelled alike in English and in one of our languages.
const SHARED: &[&str] = &[
    // votes and seating, in French too
    "vote",
    "tables",
    // names and keys
    "arbitro",
    "team",
    "teams",
    "enter",
    "tab",
    "esc",
    "cmd",
    "ctrl",
    "italiano",
    "français",
    "deutsch",
    "english",
    "svizzera",
    "suisse",
    "schweiz",
    "terminal",
    "minor",
    "major",
    "lesson",
    "score",
    "board",
    "rubber",
    "top",
    "menu",
    "pause",
    // Italian
    "bidding",
    "box",
    "bridge",
    "alert",
    "slam",
    // German
    "timer",
    "west",
    "pass",
    "dummy",
    "name",
    "start",
    "downloads",
    // French
    "documents",
    "question",
    "questions",
    "code",
    "position",
    "points",
    "six",
    "table",
    "infraction",
    "rectification",
    "concession",
];

#[test]
fn nothing_is_left_in_english() {
    let english = texts("en").messages;
    for tag in ["it", "fr", "de"] {
        let same = texts(tag).messages.into_iter().filter(|(id, message)| {
            let own = english
                .get(id)
                .is_some_and(|english| english.words == message.words);
            // Accepted input may come from several languages, and in language lists each language
            // is named in itself.
            own && ![
                "input-",
                "language-",
                "welcome-language",
                "cli-window-install-",
            ]
            .iter()
            .any(|prefix| id.starts_with(prefix))
        });
        let left = same.filter(|(_, message)| {
            let words = message.words.iter().flat_map(|words| {
                words
                    .split(|c: char| !c.is_alphabetic())
                    .map(str::to_lowercase)
            });
            words
                .filter(|word| word.chars().count() >= 3)
                .any(|word| !SHARED.contains(&word.as_str()))
        });
        none(
            &format!("English in {tag}"),
            left.map(|(id, m)| format!("{id}: {}", m.words.concat())),
        );
    }
}
