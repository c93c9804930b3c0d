//! `arbitro sheet`: files are written, refused, and replaced only on request.

use std::fs;
use std::path::Path;

use super::program::arbitro;

#[test]
fn a_topic_becomes_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, key) = (path("s.pdf"), path("k.pdf"));
    let asked = [
        "sheet", "penalty", "--items", "2", "--seed", "3", "-o", &file,
    ];
    let (status, output, errors) = arbitro(&asked, "");
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(output.contains(&file), "{output}");
    let first = fs::read(&file).unwrap();
    assert!(first.starts_with(b"%PDF"));

    // Nothing is replaced without `--force`.
    let (status, _, errors) = arbitro(&["sheet", "score", "-o", &file], "");
    assert_eq!(status, Some(1));
    assert!(errors.contains("--force"), "{errors}");
    assert_eq!(fs::read(&file).unwrap(), first);
    let again = [&asked[..], &["--force"]].concat();
    assert_eq!(arbitro(&again, "").0, Some(0));
    assert_eq!(
        fs::read(&file).unwrap(),
        first,
        "the same seed, another file"
    );

    // The key in a separate file; neither is written if one of them cannot be.
    let apart = [&again[..], &["--key", &key]].concat();
    assert_eq!(arbitro(&apart, "").0, Some(0));
    assert!(fs::read(&key).unwrap().starts_with(b"%PDF"));
    assert!(fs::metadata(&file).unwrap().len() < first.len() as u64);
    let other = path("other.pdf");
    let (status, ..) = arbitro(&["sheet", "score", "-o", &other, "--key", &key], "");
    assert_eq!(status, Some(1));
    assert!(!fs::exists(&other).unwrap());
    assert_eq!(
        arbitro(&["sheet", "score", "-o", &other, "--key", &other], "").0,
        Some(1)
    );
}

/// The files in a folder, each with its length.
fn lying(folder: &Path) -> Vec<(String, u64)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let mut files: Vec<(String, u64)> = entries
        .map(|it| {
            let name = it.file_name().into_string().unwrap();
            (name, it.metadata().unwrap().len())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn exercises_and_key_go_into_two_files_however_they_are_written() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("inner")).unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let file = path("s.pdf");
    for key in [path("s.pdf"), path("./s.pdf"), path("inner/../s.pdf")] {
        for force in [&[][..], &["--force"]] {
            let asked = ["sheet", "score", "-o", &file, "--key", &key];
            let (status, ..) = arbitro(&[&asked, force].concat(), "");
            assert_eq!(status, Some(1), "{key} {force:?}");
            assert!(!fs::exists(&file).unwrap(), "{key} {force:?}");
        }
    }
}

#[test]
fn both_files_are_written_or_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, key) = (path("s.pdf"), path("k.pdf"));
    let asked = |file: &str, key: &str, force: bool| {
        let asked = ["sheet", "score", "--items", "2", "-o", file, "--key", key];
        let force: &[&str] = if force { &["--force"] } else { &[] };
        arbitro(&[&asked, force].concat(), "").0
    };
    // The second folder does not exist, so the first file is not written either.
    let nowhere = path("none/k.pdf");
    for force in [false, true] {
        assert_eq!(asked(&file, &nowhere, force), Some(1));
        assert_eq!(lying(folder.path()), []);
    }
    // The old file stays unchanged, whichever of the two cannot be written.
    fs::write(&file, "old").unwrap();
    fs::create_dir(&key).unwrap();
    let before = lying(folder.path());
    for (file, key) in [(&file, &nowhere), (&file, &key), (&key, &file)] {
        assert_eq!(asked(file, key, true), Some(1), "{file} {key}");
        assert_eq!(lying(folder.path()), before, "{file} {key}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    // No temporary files are left behind.
    fs::remove_dir(&key).unwrap();
    assert_eq!(asked(&file, &key, true), Some(0));
    assert_eq!(asked(&file, &key, true), Some(0));
    let names: Vec<String> = lying(folder.path()).into_iter().map(|it| it.0).collect();
    assert_eq!(names, ["k.pdf", "s.pdf"]);
    for file in [&file, &key] {
        assert!(fs::read(file).unwrap().starts_with(b"%PDF"), "{file}");
    }
}

/// Existing files with the names of temporary files stay unchanged.
#[test]
fn files_of_others_beside_them_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, key) = (path("s.pdf"), path("k.pdf"));
    let others = ["k.pdf.new", "k.pdf.old", "s.pdf.new", "s.pdf.old"];
    for name in others.iter().chain(&["s.pdf", "k.pdf"]) {
        fs::write(path(name), name).unwrap();
    }
    let asked = ["sheet", "score", "-o", &file, "--key", &key, "--force"];
    assert_eq!(arbitro(&asked, "").0, Some(0));
    for name in others {
        assert_eq!(fs::read_to_string(path(name)).unwrap(), name);
    }
    assert_eq!(lying(folder.path()).len(), others.len() + 2);
    for file in [&file, &key] {
        assert!(fs::read(file).unwrap().starts_with(b"%PDF"), "{file}");
    }
}

#[test]
fn lessons_and_sheets_of_reference_become_files() {
    let folder = tempfile::tempdir().unwrap();
    let lesson = folder.path().join("own.ron");
    let text = r#"(format: 1, id: "own", title: (it: "Mia", de: "Meine"), steps: [
        ask(id: "own-one", exercise: judge_call(auction: "1S P", call: "X")),
    ])"#;
    fs::write(&lesson, text).unwrap();
    let lesson = lesson.display().to_string();
    let asked: [&[&str]; 5] = [
        &["double", "--items", "3", "--two-languages", "it"],
        &[&lesson, "--letters", "international"],
        &["--scoring-card"],
        &["--score-table", "--lang", "de-CH"],
        &["--items", "1"],
    ];
    for (asked, number) in asked.into_iter().zip(1..) {
        let file = folder.path().join(format!("{number}.pdf"));
        let file = file.display().to_string();
        let arguments = [&["sheet"], asked, &["-o", &file]].concat();
        let (status, _, errors) = arbitro(&arguments, "");
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{asked:?}");
        assert!(fs::read(&file).unwrap().starts_with(b"%PDF"), "{asked:?}");
    }
}

#[test]
fn what_cannot_be_printed_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("no/such/s.pdf").display().to_string();
    let empty = folder.path().join("empty.ron");
    let text = r#"(format: 1, id: "empty", title: (it: "Vuota"), steps: [say((it: "Ciao"))])"#;
    fs::write(&empty, text).unwrap();
    let empty = empty.display().to_string();
    let target = folder.path().join("x.pdf").display().to_string();
    let cases: [(&[&str], i32, &str); 7] = [
        (&["poker"], 2, "double"),
        (&["score", "-o", &nowhere], 1, "s.pdf"),
        (&[&empty, "-o", &target], 1, "imprimer"),
        (&["none.ron"], 1, "none.ron"),
        (&["score", "--items", "0"], 2, "--items"),
        (&["score", "--score-table"], 2, "--score-table"),
        (&["score", "--two-languages", "la"], 2, "la"),
    ];
    for (asked, status, said) in cases {
        let arguments = [&["sheet"], asked].concat();
        let (ended, _, errors) = arbitro(&arguments, "");
        assert_eq!(ended, Some(status), "{asked:?}: {errors}");
        assert!(errors.contains(said), "{asked:?}: {errors}");
    }
    assert!(!fs::exists(&target).unwrap());
}
