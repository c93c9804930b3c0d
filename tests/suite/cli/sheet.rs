//! `arbitro sheet`: files written, refused, and replaced only where that is asked for.

use std::fs;

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

    // Nothing is replaced unawares.
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

    // The key apart; neither is written if one cannot be.
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
