//! The documentation pages: links work, and numbers and commands are correct.

use std::collections::BTreeSet;

use arbitro::course::embedded;
use arbitro::exercise::Kind;
use arbitro::exercise::boards::Bank;
use arbitro::i18n::glossary::terms;

use crate::given::root;
use crate::markdown::{anchor, fences, headings, links, page, table};

/// Every page in the repository.
const PAGES: [&str; 22] = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/hosting.md",
    "docs/lessons.md",
    "docs/translating.md",
    "docs/security.md",
    "packaging/README.md",
    "lessons/README.md",
    "tests/README.md",
    "benches/README.md",
    "fuzz/README.md",
    "tools/board-bank/README.md",
    "assets/fonts/README.md",
    "src/engine/README.md",
    "src/exercise/README.md",
    "src/course/README.md",
    "src/learner/README.md",
    "src/i18n/README.md",
    "src/raster/README.md",
    "src/sheet/README.md",
    "src/web/README.md",
];

#[test]
fn every_link_leads_somewhere() {
    let mut dead = BTreeSet::new();
    for path in PAGES {
        let text = page(path);
        let folder = root().join(path);
        let folder = folder.parent().expect("a folder");
        for link in &links(&text) {
            let link = link.as_str();
            if link.starts_with("http") {
                continue;
            }
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let target = folder.join(file);
            let found = file.is_empty() || target.exists();
            let there = |text: &str| headings(text).into_iter().any(|it| anchor(it) == place);
            let placed = match (place, file) {
                ("", _) => true,
                (_, "") => there(&text),
                _ => std::fs::read_to_string(&target).is_ok_and(|text| there(&text)),
            };
            if !found || !placed {
                dead.insert(format!("{path}: {link}"));
            }
        }
    }
    assert!(dead.is_empty(), "{dead:#?}");
}

/// The commands for contributors are those of CI, one by one.
#[test]
fn a_contributor_runs_what_ci_runs() {
    let told = page("CONTRIBUTING.md");
    let told = told.split_once("\n## Before you send a change\n");
    let told = fences(told.expect("a heading").1).remove(0).text;
    let told: Vec<&str> = told.lines().collect();
    let run = page(".ci/run");
    let run = run.lines().filter_map(|line| line.strip_prefix("step "));
    let run = run.map(|line| line.replace(" --locked", "").replace("env ", ""));
    assert_eq!(told, run.collect::<Vec<_>>());
}

#[test]
fn the_readme_counts_rightly() {
    let readme = page("README.md");
    let course = embedded();
    for (count, of) in [
        (course.lessons().count(), "lessons"),
        (course.chapters.len(), "chapters"),
        (Kind::ALL.len(), "kinds"),
        (terms().count(), "terms"),
    ] {
        let counted = format!("{count} {of}");
        assert!(readme.contains(&counted), "there are {counted}");
    }
    let lessons = table(&page("lessons/README.md"), "lesson");
    let lessons = lessons.iter().filter(|row| row[0].contains('/'));
    let minutes = lessons.filter_map(|row| row.last()?.parse::<u32>().ok());
    let minutes: BTreeSet<u32> = minutes.collect();
    let (least, most) = (minutes.first(), minutes.last());
    let (least, most) = (least.expect("lessons"), most.expect("lessons"));
    let told = format!("{least} to {most} minutes each");
    assert!(readme.contains(&told), "they take {told}");
    assert_eq!(Bank::standard().boards().len(), 1_024);
    assert!(readme.contains("1,024 boards"));
}

/// Each typeface comes with its licence, which the about page and the README name.
#[test]
fn every_typeface_has_its_licence() {
    let files = std::fs::read_dir(root().join("assets/fonts")).expect("the fonts");
    let names = files.map(|file| file.expect("a file").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let fonts: BTreeSet<String> = names.filter(|name| name.ends_with(".ttf")).collect();
    let (list, readme) = (page("assets/licences/fonts.tsv"), page("README.md"));
    let families = list.lines().filter_map(|line| line.split_once('\t'));
    let families: Vec<&str> = families.map(|(_, family)| family).collect();
    let rows = table(&page("assets/fonts/README.md"), "file");
    let named = rows.iter().map(|row| row[0].trim_matches('`').to_owned());
    assert_eq!(named.collect::<BTreeSet<_>>(), fonts);
    let mut family = "";
    for row in &rows {
        let named = families.iter().find(|family| row[1].starts_with(**family));
        family = named.copied().unwrap_or(family);
        assert!(
            !family.is_empty() && row[3].contains("(LICENSE-"),
            "{row:?}"
        );
    }
    for family in families {
        assert!(readme.contains(family), "{family}");
    }
}
