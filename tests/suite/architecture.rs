//! Which folder may use which, and which module may do what.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::given::root;
use crate::source::{Source, Token, sources};

/// The dependencies of a folder. Dependencies between crates are in the manifests, and the compiler
/// enforces them; `src/lib.rs` has the diagram, which a test below reads.
struct Layer {
    folder: &'static str,
    /// For a folder of the program itself: the other folders it uses.
    uses: &'static [&'static str],
    /// Modules of the standard library with effects outside the program.
    effects: &'static [&'static str],
}

/// A crate of its own.
const fn library(folder: &'static str, effects: &'static [&'static str]) -> Layer {
    Layer {
        folder,
        uses: &[],
        effects,
    }
}

const LAYERS: &[Layer] = &[
    library("engine", &[]),
    library("exercise", &["fs", "io"]),
    library("learner", &["fs", "io"]),
    // `time` is for timestamps of files, never for the current time.
    library("course", &["fs", "io", "time"]),
    library("i18n", &[]),
    library("sheet", &["fs", "io"]),
    library("raster", &[]),
    Layer {
        folder: "desk",
        uses: &["exercise", "engine"],
        effects: &[],
    },
    Layer {
        folder: "judge",
        uses: &["engine"],
        effects: &["io"],
    },
    Layer {
        folder: "settings",
        // From `course`, only the writing of files.
        uses: &["i18n", "course", "exercise"],
        // From the environment, only the location of the program.
        effects: &["fs", "io", "env"],
    },
    Layer {
        folder: "phones",
        uses: &["i18n", "course"],
        effects: &["io", "net", "thread", "time"],
    },
    Layer {
        folder: "cli",
        uses: &[
            "clock", "settings", "sheet", "i18n", "course", "learner", "judge", "exercise",
            "engine",
        ],
        effects: &["fs", "io", "time", "env", "process"],
    },
    Layer {
        folder: "web",
        uses: &["clock", "settings", "i18n", "exercise", "ui"],
        effects: &[],
    },
    Layer {
        folder: "ui",
        uses: &[
            "clock", "settings", "sheet", "raster", "phones", "i18n", "course", "learner", "desk",
            "exercise", "engine",
        ],
        effects: &["io", "time", "env", "fs", "process", "thread"],
    },
];

impl Layer {
    fn manifest(&self) -> Option<String> {
        let path = root().join("src").join(self.folder).join("Cargo.toml");
        fs::read_to_string(path).ok()
    }

    /// Our folders that it uses, from its manifest or from the list above.
    fn used(&self) -> Vec<&'static str> {
        let Some(manifest) = self.manifest() else {
            return self.uses.to_vec();
        };
        let ours = LAYERS.iter().map(|layer| layer.folder);
        let named = |folder: &&str| manifest.contains(&format!("\n{folder}.workspace = true"));
        ours.filter(named).collect()
    }
}

/// Modules of the standard library with effects outside the program.
const EFFECTS: &[&str] = &["fs", "io", "time", "env", "net", "process", "thread"];

/// Third-party crates named in the program's manifest.
fn dependencies() -> BTreeSet<String> {
    let read = |path: &str| fs::read_to_string(root().join(path)).ok();
    let own = LAYERS.iter().filter_map(Layer::manifest);
    let manifests = read("Cargo.toml").into_iter().chain(own);
    let mut names = BTreeSet::new();
    for manifest in manifests {
        // Those of all systems and of one.
        let built_in = |section: &&str| {
            section.starts_with("dependencies]")
                || section.starts_with("target.") && section.contains("'.dependencies]")
        };
        let sections = manifest.split("\n[").filter(built_in);
        for line in sections.flat_map(|section| section.lines().skip(1)) {
            let name = line.split(['=', '.']).next().unwrap_or_default().trim();
            let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            if line.contains('=') && !name.is_empty() && name.chars().all(is_name) {
                names.insert(name.to_owned());
            }
        }
    }
    names.retain(|name| name != "arbitro" && LAYERS.iter().all(|layer| layer.folder != name));
    assert!(names.len() > 10, "{names:?}");
    names
}

fn fails(what: &str, found: impl IntoIterator<Item = String>) {
    let found: BTreeSet<String> = found.into_iter().collect();
    assert!(
        found.is_empty(),
        "{what}:\n{}",
        found.into_iter().collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn every_folder_has_its_layer() {
    let folders = fs::read_dir(root().join("src"))
        .expect("the source")
        .filter_map(|entry| {
            let entry = entry.expect("an entry of the folder");
            entry
                .path()
                .is_dir()
                .then(|| entry.file_name().to_string_lossy().into_owned())
        });
    let known: Vec<&str> = LAYERS.iter().map(|layer| layer.folder).collect();
    fails(
        "folders without rules",
        folders.filter(|folder| !known.contains(&folder.as_str())),
    );
}

/// The layers of the diagram in `src/lib.rs`, from the top: `│ ui · cli │ the window … │`.
fn picture() -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("src/lib.rs")).expect("the architecture page");
    let rows = text.lines().filter_map(|line| {
        let names = line.strip_prefix("//! │")?.split('│').next()?;
        Some(
            names
                .split('·')
                .map(|name| name.trim().to_owned())
                .collect(),
        )
    });
    rows.collect()
}

/// The diagram matches the rules: a folder uses only those below it.
#[test]
fn the_picture_shows_the_layers() {
    let rows = picture();
    let shown: Vec<&String> = rows.iter().flatten().collect();
    let known = LAYERS.iter().map(|layer| layer.folder).chain(["clock"]);
    let (mut shown, mut known) = (shown, known.collect::<Vec<_>>());
    shown.sort();
    known.sort_unstable();
    assert_eq!(shown, known);
    let height = |folder: &str| {
        let row = rows
            .iter()
            .position(|row| row.iter().any(|it| it == folder));
        rows.len() - row.unwrap_or_else(|| panic!("{folder} is not in the picture"))
    };
    for layer in LAYERS {
        let used = layer.used().into_iter();
        let above = used.filter(|used| height(used) >= height(layer.folder));
        fails(
            &format!("the picture shows above {}", layer.folder),
            above.map(ToOwned::to_owned),
        );
    }
}

#[test]
fn uses_point_downwards() {
    for layer in LAYERS {
        let own = layer.manifest().is_none();
        for source in sources(&format!("src/{}", layer.folder)) {
            let paths = source.paths();
            let upwards = paths.iter().filter(|path| {
                let mut parts = path.split("::");
                let ours = matches!(parts.next(), Some("crate" | "arbitro"));
                // `crate` alone is a visibility.
                let used = parts.next().unwrap_or(layer.folder);
                own && ours && used != layer.folder && !layer.uses.contains(&used)
            });
            fails(&format!("{} uses", source.name()), upwards.cloned());
            // `super` stays inside the folder; `super::super` could leave it.
            let above = paths.iter().filter(|path| path.contains("super::super"));
            fails(&format!("{} climbs", source.name()), above.cloned());
        }
    }
}

/// The module path of a file in `src`.
fn module_of(source: &Source) -> Vec<String> {
    let name = source.name();
    let name = name.trim_start_matches("src/").trim_end_matches(".rs");
    let names = name
        .split('/')
        .filter(|name| !matches!(*name, "mod" | "lib"));
    names.map(str::to_owned).collect()
}

/// A file without its `pub use` lines, and the paths these name.
fn apart_from_re_exports(source: &Source) -> (Source, Vec<String>) {
    let part = |tokens: &[Token]| Source {
        path: source.path.clone(),
        tokens: tokens.to_vec(),
    };
    let mut rest = Vec::new();
    let mut named = Vec::new();
    let mut tokens = source.tokens.as_slice();
    while let [token, behind @ ..] = tokens {
        let scope = behind.iter().position(|it| *it == Token::Sign(')'));
        let open = behind.first() == Some(&Token::Sign('('));
        let after = scope.filter(|_| open).map_or(0, |end| end + 1);
        let shown = token.is("pub") && behind.get(after).is_some_and(|it| it.is("use"));
        let end = tokens.iter().position(|it| *it == Token::Sign(';'));
        if let Some(end) = end.filter(|_| shown) {
            named.extend(part(&behind[after + 1..end]).paths());
            tokens = &tokens[end + 1..];
        } else if token.is("pub") {
            // A visibility such as `pub(in …)` is not a use.
            tokens = &behind[after..];
        } else {
            rest.push(token.clone());
            tokens = behind;
        }
    }
    (part(&rest), named)
}

/// A path relative to `src`, if it begins in this module, in a child of it or at its crate's root.
fn from_crate(module: &[String], path: &str, modules: &[Vec<String>]) -> Option<Vec<String>> {
    let mut names = path.split("::").map(str::to_owned).peekable();
    let mut whole = module.to_vec();
    match names.peek()?.as_str() {
        "crate" => {
            names.next();
            let library = LAYERS
                .iter()
                .any(|it| it.folder == module[0] && it.manifest().is_some());
            whole.truncate(usize::from(library));
        }
        "self" => drop(names.next()),
        "super" => {
            while names.next_if(|name| name == "super").is_some() {
                whole.pop();
            }
        }
        // A single name declares a module or is no path.
        _ if !path.contains("::") => return None,
        child => {
            whole.push(child.to_owned());
            let is_module = modules.contains(&whole);
            whole.pop();
            is_module.then_some(())?;
        }
    }
    whole.extend(names);
    Some(whole)
}

/// The files of a folder on a cycle of dependencies. A `mod.rs` that only re-exports its files does
/// not count.
fn circles(folder: &str) -> Vec<String> {
    let mut files = sources(&format!("src/{folder}"));
    files.retain(|file| !file.name().contains("/tests/"));
    let modules: Vec<Vec<String>> = files.iter().map(module_of).collect();
    let mut shown = BTreeMap::new();
    let mut bodies = Vec::new();
    for (source, module) in files.iter().zip(&modules) {
        let (body, named) = apart_from_re_exports(source);
        for path in named {
            let whole = from_crate(module, &path, &modules);
            let name = whole.as_ref().and_then(|whole| whole.last().cloned());
            if let (Some(whole), Some(name)) = (whole, name) {
                shown.insert([module.clone(), vec![name]].concat(), whole);
            }
        }
        bodies.push(body);
    }
    let file_of = |mut path: Vec<String>| loop {
        let known = (1..=path.len())
            .rev()
            .find(|end| modules.contains(&path[..*end].to_vec()))?;
        let name = path.get(..=known).map(<[String]>::to_vec);
        match name.and_then(|name| shown.get(&name)) {
            Some(elsewhere) => path = elsewhere.clone(),
            None => {
                return modules
                    .iter()
                    .position(|module| module[..] == path[..known]);
            }
        }
    };
    let uses: Vec<BTreeSet<usize>> = bodies
        .iter()
        .zip(&modules)
        .enumerate()
        .map(|(own, (body, module))| {
            let paths = body.paths().into_iter();
            let whole = paths.filter_map(|path| from_crate(module, &path, &modules));
            whole
                .filter_map(&file_of)
                .filter(|used| *used != own)
                .collect()
        })
        .collect();
    assert!(uses.iter().filter(|uses| !uses.is_empty()).count() * 2 > files.len());
    let circles = (0..files.len()).filter(|own| {
        let mut reached = uses[*own].clone();
        let mut next: Vec<usize> = reached.iter().copied().collect();
        while let Some(file) = next.pop() {
            next.extend(uses[file].iter().filter(|used| reached.insert(**used)));
        }
        reached.contains(own)
    });
    circles.map(|own| files[own].name()).collect()
}

#[test]
fn no_circle_of_files() {
    for folder in ["ui", "cli", "judge", "desk", "sheet", "course"] {
        fails("on a circle", circles(folder));
    }
}

#[test]
fn effects_stay_at_the_rim() {
    for layer in LAYERS {
        let sources = sources(&format!("src/{}", layer.folder)).into_iter();
        // Tests may read files.
        for source in sources.filter(|source| !source.name().contains("/tests/")) {
            let effects = source.paths().into_iter().filter(|path| {
                let named = path
                    .strip_prefix("std::")
                    .and_then(|rest| rest.split("::").next());
                named.is_some_and(|named| {
                    EFFECTS.contains(&named) && !layer.effects.contains(&named)
                })
            });
            fails(&format!("{} reaches for", source.name()), effects);
        }
    }
    // In `course`, one module each writes, finds, reads and copies files; in `learner`, two modules
    // do.
    let reaching = |folder| -> Vec<String> {
        let readers = sources(folder).into_iter().filter(|source| {
            source
                .paths()
                .iter()
                .any(|path| path.starts_with("std::fs") || path.starts_with("fs::"))
        });
        readers.map(|source| source.name()).collect()
    };
    assert_eq!(
        reaching("src/course"),
        [
            "src/course/files.rs",
            "src/course/found.rs",
            "src/course/read.rs",
            "src/course/write.rs"
        ]
    );
    assert_eq!(reaching("src/exercise"), ["src/exercise/boards/file.rs"]);
    assert_eq!(reaching("src/sheet"), ["src/sheet/file.rs"]);
    assert_eq!(
        reaching("src/learner"),
        ["src/learner/opening.rs", "src/learner/transfer.rs"]
    );
}

/// Only the clock module reads the system's time.
#[test]
fn one_clock_is_asked() {
    let asked = |source: &Source| {
        let paths = source.paths();
        paths.iter().any(|path| path.starts_with("chrono::"))
    };
    let asking = sources("src").into_iter().filter(asked);
    let asking: Vec<String> = asking.map(|source| source.name()).collect();
    assert_eq!(asking, ["src/clock.rs"]);
}

/// `learner` is computed from rows; the current time is passed in.
#[test]
fn the_file_of_the_learner_stays_in_its_place() {
    let computed = [
        "answered", "day", "due", "mastery", "notebook", "progress", "report", "session",
    ];
    for source in sources("src/learner") {
        let name = source.name();
        let uses = source.paths().into_iter().filter(|path| {
            path.starts_with("rusqlite")
                && computed
                    .iter()
                    .any(|file| name.ends_with(&format!("/{file}.rs")))
        });
        fails(&format!("{name} uses"), uses);
    }
}

#[test]
fn chance_comes_from_the_seed_alone() {
    // The word in the address of a class is to be guessed by nobody.
    let secret = |source: &Source| source.name().starts_with("src/phones/");
    for source in sources("src").into_iter().filter(|it| !secret(it)) {
        let paths = source.paths().into_iter().filter(|path| {
            let global = ["rand::", "rand_core::OsRng", "getrandom"];
            let of_time = path.contains("RandomState") || path.contains("thread_rng");
            of_time || global.iter().any(|name| path.starts_with(name))
        });
        fails(&format!("{} takes chance from", source.name()), paths);
    }
    let generators = sources("src").into_iter().filter(|source| {
        source
            .paths()
            .iter()
            .any(|path| path.starts_with("rand_chacha::"))
    });
    let generators: Vec<String> = generators.map(|source| source.name()).collect();
    assert_eq!(generators, ["src/exercise/chance.rs"]);
}

/// The tokens before and after each occurrence of a word.
fn occurrences<'a>(
    source: &'a Source,
    word: &'a str,
) -> impl Iterator<Item = (&'a [Token], &'a [Token])> {
    let tokens = &source.tokens;
    let found = tokens
        .iter()
        .enumerate()
        .filter(move |(_, token)| token.is(word));
    found.map(|(at, _)| (&tokens[..at], &tokens[at + 1..]))
}

/// Adding a crate requires `tools/licences.sh`; the about page shows the list.
#[test]
fn the_licences_name_what_is_built_in() {
    let read = |file| fs::read_to_string(root().join(file)).expect("a file of the project");
    let list = read("assets/licences/crates.tsv");
    let lines = list.lines().filter_map(|line| line.split_once('\t'));
    let named: BTreeSet<&str> = lines.flat_map(|(_, names)| names.split(", ")).collect();
    let lock = read("Cargo.lock");
    let locked = |name: &str| lock.contains(&format!("name = \"{name}\"\n"));
    let gone = named.iter().filter(|name| !locked(name));
    fails("crates that are gone", gone.map(ToString::to_string));
    let missing = dependencies().into_iter().filter(|name| {
        let plain = name.replace('_', "-");
        !named.contains(name.as_str()) && !named.contains(plain.as_str())
    });
    fails("crates without a licence", missing);
}

/// The functions that change an auction other than by a legal call in turn.
const DOORS: [&str; 7] = [
    "condone",
    "substitute",
    "oblige",
    "withdraw",
    "await_substitute",
    "silence_for_substitute",
    "go_back",
];

#[test]
fn only_the_laws_condone() {
    let mut definitions = BTreeSet::new();
    for source in sources("src") {
        // The auction itself uses one of these only to restore a missed turn (Law 34).
        let of_the_auction = source.name().starts_with("src/engine/auction");
        for door in DOORS {
            for (before, after) in occurrences(&source, door) {
                if after.first() != Some(&Token::Sign('(')) || of_the_auction {
                    if before.last().is_some_and(|word| word.is("fn")) {
                        definitions.insert((source.name(), door));
                    }
                    continue;
                }
                let of_the_laws = source.name().starts_with("src/engine/laws/");
                assert!(of_the_laws, "{} lets something stand", source.name());
            }
        }
    }
    let doors = definitions
        .iter()
        .filter(|(file, _)| file == "src/engine/auction/doors.rs");
    assert_eq!(doors.count(), DOORS.len());
}

/// The words of a text without its placeholders: none in `{words}, {}`.
fn words_of(text: &str) -> Vec<&str> {
    let outside = text.split('{').enumerate().map(|(at, part)| match at {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, after)| after),
    });
    outside
        .flat_map(|part| part.split(|c: char| !(c.is_alphabetic() || c == '’' || c == '\'')))
        .filter(|word| word.chars().filter(|c| c.is_lowercase()).count() >= 1)
        .filter(|word| word.chars().count() >= 2)
        .collect()
}

/// Whether the text is for developers, as in `expect` or a panic.
fn for_developers(before: &[Token]) -> bool {
    let calls = [
        "expect",
        "panic",
        "unreachable",
        "assert",
        "assert_eq",
        "debug_assert",
    ];
    let signs = before
        .iter()
        .rev()
        .take_while(|token| matches!(token, Token::Sign('(' | '!')));
    let called = before
        .len()
        .checked_sub(signs.count() + 1)
        .map(|at| &before[at]);
    called.is_some_and(|word| calls.iter().any(|call| word.is(call)))
}

#[test]
fn the_window_holds_no_sentence() {
    for source in sources("src/ui") {
        let sentences = source.texts().filter(|(before, text)| {
            text.contains(' ') && words_of(text).len() >= 2 && !for_developers(before)
        });
        let sentences = sentences.map(|(_, text)| format!("“{text}”"));
        fails(&format!("{} says", source.name()), sentences);
    }
    assert_eq!(words_of("{words}, {} · {code:>9}"), Vec::<&str>::new());
    assert_eq!(words_of("{sign} **Not quite**"), ["Not", "quite"]);
}

/// Single words shown to a learner begin with a capital: `Next`.
#[test]
fn the_window_holds_no_label() {
    let names = ["Arbitro", "Inter", "Symbols", "Bold"];
    for source in sources("src/ui") {
        let labels = source.texts().filter(|(before, text)| {
            let capital = text.starts_with(char::is_uppercase);
            let small = text.len() > 1 && text.chars().skip(1).all(char::is_lowercase);
            capital && small && !names.contains(text) && !for_developers(before)
        });
        let labels = labels.map(|(_, text)| format!("“{text}”"));
        fails(&format!("{} says", source.name()), labels);
    }
}

/// French has a space before a colon, so colons belong in the texts, not in code.
#[test]
fn no_colon_is_set_between_words() {
    for source in ["src/ui", "src/sheet"].into_iter().flat_map(sources) {
        let glued = source.texts().filter(|(before, text)| {
            (text.contains("}: ") || text.starts_with(": ")) && !for_developers(before)
        });
        let glued = glued.map(|(_, text)| format!("“{text}”"));
        fails(&format!("{} sets", source.name()), glued);
    }
}

#[test]
fn colours_are_mixed_in_the_theme() {
    for source in sources("src/ui") {
        if source.name() == "src/ui/theme.rs" {
            continue;
        }
        let mixed = source.paths().into_iter().filter(|path| {
            let Some((_, colour)) = path.split_once("Color32::") else {
                return path.contains("hex_color") || path.contains("Rgba::from");
            };
            let neutral = ["WHITE", "BLACK", "TRANSPARENT", "PLACEHOLDER"];
            let shade = ["from_black_alpha", "from_white_alpha"];
            !neutral.contains(&colour) && !shade.contains(&colour)
        });
        fails(&format!("{} mixes", source.name()), mixed);
    }
}
