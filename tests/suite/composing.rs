//! Composing a lesson: proposing, ordering and saving, with `arbitro check` passing; and a watched
//! folder of lessons.

use std::fs;
use std::path::Path;

use arbitro::course::compose::{Draft, DraftStep, Form, Unfinished, id_of};
use arbitro::course::folder::{Change, MAX_DEPTH, MAX_ENTRIES, MAX_FILES, MAX_TOTAL};
use arbitro::course::from_boards::{Asking, night};
use arbitro::course::load::MAX_BYTES;
use arbitro::course::write::{is_own_writing, keep_copy, save};
use arbitro::course::{Lesson, LessonError, LessonFolder, Step, check_path, parse_lesson};
use arbitro::exercise::boards::read_pbn_file;
use arbitro::exercise::{Difficulty, Item, Kind, Topic};

use crate::given::root;

const NOBODY: fn(&str) -> bool = |_| false;

fn titled(title: &str) -> Draft {
    let mut draft = Draft::default();
    draft.set_title("en", title);
    draft
}

fn texts(draft: &Draft) -> Vec<String> {
    let items = draft.steps().iter().filter_map(|it| it.step.exercise());
    items.map(Item::text).collect()
}

#[test]
fn what_is_proposed_is_varied_and_the_same_for_the_same_seed() {
    let topic = Topic::of_kinds(&[Kind::ScoreContract, Kind::WhoIsDeclarer, Kind::Revoke]);
    for seed in 0..20 {
        let (mut one, mut two) = (titled("A"), titled("A"));
        one.propose(&topic, 12, seed);
        two.propose(&topic, 12, seed);
        assert_eq!(one, two);
        let mut all = texts(&one);
        assert_eq!(all.len(), 12);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 12, "no two alike");
        let kinds = one.steps().iter().filter_map(DraftStep::about);
        let kinds: std::collections::HashSet<Kind> = kinds.map(|(kind, _)| kind).collect();
        assert_eq!(kinds.len(), 3);
    }
}

#[test]
fn every_generated_lesson_is_good_for_check() {
    let folder = tempfile::tempdir().unwrap();
    for (kind, seed) in Kind::ALL.into_iter().zip(0..) {
        let mut draft = titled(&format!("About {}", kind.id()));
        draft.propose(&Topic::of_kinds(&[kind]), 5, seed);
        let words = draft.add_words(None);
        draft.change(words, |step| {
            step.set_words("it", "Due parole.");
            step.set_words("de", "Zwei Worte.\n\nUnd „mehr“.");
        });
        draft.add_words(None);
        for (step, form) in draft.clone().steps().iter().zip(Form::ALL) {
            if step.forms().any(|can| can == form) {
                draft.change(step.key, |step| step.set_form(form));
            }
        }
        let lesson = draft.lesson(NOBODY).unwrap();
        let path = folder.path().join(format!("{}.ron", lesson.id));
        save(&lesson, "A lesson.\nWith help.", &path).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let read = parse_lesson(&path, &text);
        // The file does not store the skill that an exercise was generated for: the text is the
        // same.
        assert_eq!(read.unwrap().to_ron("A lesson.\nWith help."), text);
        // The paragraph without words is omitted.
        assert_eq!(lesson.steps.len(), draft.steps().len() - 1);
        // Opened and saved again, it is unchanged.
        assert_eq!(Draft::of(&lesson).lesson(NOBODY).as_ref(), Ok(&lesson));
    }
    let checked = check_path(folder.path(), NOBODY);
    assert_eq!((checked.files, checked.errors), (Kind::ALL.len(), vec![]));
}

#[test]
fn a_draft_without_title_or_steps_is_no_lesson() {
    assert_eq!(titled("").lesson(NOBODY), Err(Unfinished::NoTitle));
    assert_eq!(titled("A").lesson(NOBODY), Err(Unfinished::NoSteps));
    let mut draft = titled("  ");
    draft.propose(&Topic::of_kinds(&[Kind::LegalCalls]), 1, 1);
    assert_eq!(draft.lesson(NOBODY), Err(Unfinished::NoTitle));
}

#[test]
fn ids_come_from_the_title_and_are_nobody_elses() {
    let rows = [
        ("Le pénalité: «Übung» & più", "le-penalite-uebung-piu"),
        ("  Contro!  ", "contro"),
        ("Straße 7", "strasse-7"),
        ("♠♥", "lesson"),
    ];
    for (title, id) in rows {
        assert_eq!(id_of(title), id);
    }
    let mut draft = titled("Contro");
    draft.propose(&Topic::of_kinds(&[Kind::LegalCalls]), 2, 1);
    let taken = |id: &str| ["contro", "contro-2", "contro-3-1"].contains(&id);
    let lesson = draft.lesson(taken).unwrap();
    let ids: Vec<_> = lesson.steps.iter().filter_map(Step::id).collect();
    assert_eq!(lesson.id, "contro-3");
    assert_eq!(ids, ["contro-3-2", "contro-3-3"]);
    // Once saved, the ids stay, whatever the title and the order.
    draft.saved_as(&lesson);
    draft.set_title("en", "Something else");
    let last = draft.steps()[1].key;
    draft.move_to(last, 0);
    let again = draft.lesson(taken).unwrap();
    let ids: Vec<_> = again.steps.iter().filter_map(Step::id).collect();
    assert_eq!(again.id, "contro-3");
    assert_eq!(ids, ["contro-3-3", "contro-3-2"]);
}

#[test]
fn steps_are_kept_swapped_moved_removed_and_put_back() {
    let mut draft = titled("A");
    let keys = draft.propose(&Topic::of_kinds(&[Kind::ScoreContract]), 4, 5);
    let before = texts(&draft);
    draft.change(keys[1], |step| step.kept = true);
    draft.swap_others(9);
    let after = texts(&draft);
    let same: Vec<bool> = before.iter().zip(&after).map(|(a, b)| a == b).collect();
    assert_eq!(same, [false, true, false, false]);
    draft.move_to(keys[3], 0);
    assert_eq!(draft.place_of(keys[3]), Some(0));
    draft.remove(keys[1]);
    assert_eq!((draft.step(keys[1]), draft.steps().len()), (None, 3));
    assert_eq!(draft.restore(), Some(keys[1]));
    assert_eq!(draft.place_of(keys[1]), Some(2));
    assert!(!draft.can_restore());
    // A practice step replaces an exercise; switching back restores the exercise.
    let item = draft.step(keys[0]).unwrap().step.exercise().cloned();
    draft.change(keys[0], |step| step.set_form(Form::Practise));
    assert!(draft.step(keys[0]).unwrap().step.exercise().is_none());
    draft.change(keys[0], |step| step.set_form(Form::Vote));
    assert_eq!(draft.step(keys[0]).unwrap().step.exercise(), item.as_ref());
    assert!(draft.minutes() >= 4);
}

#[test]
fn a_question_that_is_put_back_never_shares_its_id() {
    let topic = Topic::of_kinds(&[Kind::ScoreContract]);
    let ids = |draft: &Draft| {
        let lesson = draft.lesson(NOBODY).unwrap();
        let ids = lesson.steps.iter().filter_map(Step::id).map(str::to_owned);
        (ids.collect::<Vec<_>>(), lesson)
    };
    // Remove a step, add another one, save, restore.
    let mut draft = titled("X");
    let first = draft.propose(&topic, 1, 1)[0];
    draft.saved_as(&ids(&draft).1);
    draft.remove(first);
    draft.propose(&topic, 1, 2);
    let (named, lesson) = ids(&draft);
    assert_eq!(named, ["x-2"]);
    draft.saved_as(&lesson);
    draft.restore();
    assert_eq!(ids(&draft).0, ["x-1", "x-2"]);
    // Another question has taken its id, so it gets a new one.
    let mut draft = titled("X");
    let keys = draft.propose(&topic, 2, 1);
    draft.remove(keys[0]);
    let mut lesson = ids(&draft).1;
    if let Step::Ask { id, .. } = &mut lesson.steps[0] {
        *id = "x-1".to_owned();
    }
    let mut draft = titled("X");
    let keys = draft.propose(&topic, 2, 1);
    draft.saved_as(&ids(&draft).1);
    draft.remove(keys[0]);
    draft.saved_as(&lesson);
    draft.restore();
    assert_eq!(ids(&draft).0, ["x-2", "x-1"]);
}

#[test]
fn a_nights_boards_become_exercises() {
    let path = root().join("tests/data/boards/night.pbn");
    let boards = night(&read_pbn_file(&path).unwrap().boards);
    let tables: Vec<_> = boards
        .iter()
        .map(|board| (board.number, board.outcomes.len()))
        .collect();
    assert_eq!(tables, [(Some(1), 1), (Some(2), 4), (Some(3), 3)]);
    let written = |at: usize, asking| {
        let item = boards[at].item(asking);
        item.map(|item| (item.text(), item.witness().to_owned()))
    };
    let (score, witness) = written(0, Asking::Score).unwrap();
    assert_eq!(
        score,
        r#"score_contract(contract: "4S", declarer: E, tricks: 10, board: 1)"#
    );
    assert_eq!(witness, "420");
    let (declarer, witness) = written(0, Asking::Declarer).unwrap();
    assert_eq!(
        declarer,
        r#"who_is_declarer(auction: "P 1S P 3NT P 4S P P P")"#
    );
    assert_eq!(witness, "4S by E");
    let (matchpoints, _) = written(1, Asking::Matchpoints).unwrap();
    assert_eq!(
        matchpoints,
        r#"matchpoints(board: 2, results: ["7H= S", "6H+1 S", "4H+2 N", "7HX-1 S"])"#
    );
    // A table of scores lists every table, but not deals without a result.
    let (matchpoints, _) = written(2, Asking::Matchpoints).unwrap();
    assert_eq!(
        matchpoints,
        r#"matchpoints(board: 3, results: ["3C+1 S", "2SX-2 W", "P"])"#
    );
    // A single table has nothing to compare with.
    assert_eq!(written(0, Asking::Matchpoints), None);
    assert!(written(2, Asking::Lead).is_some() && written(2, Asking::Contract).is_some());
}

fn lesson(title: &str, steps: &str) -> String {
    format!("(format: 1, id: \"watched\", title: (en: \"{title}\"), steps: [{steps}])")
}

const SAY: &str = "say((en: \"Words.\"))";

fn title(folder: &LessonFolder) -> Option<String> {
    let lesson = folder.lessons().next()?.lesson()?;
    match &lesson.title {
        arbitro::course::Text::Inline(words) => words.get("en").cloned(),
        arbitro::course::Text::Id(id) => Some(id.clone()),
    }
}

#[test]
fn a_watched_folder_shows_what_is_saved_and_keeps_the_last_good_version() {
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("lessons");
    let file = path.join("deeper").join("one.ron");
    let mut folder = LessonFolder::open(&path, NOBODY);
    assert!(folder.is_gone(), "it is not there yet");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, lesson("First", SAY)).unwrap();
    let changes = folder.look(NOBODY);
    assert_eq!(changes, [Change::Back, Change::Lesson(file.clone())]);
    assert_eq!(title(&folder).as_deref(), Some("First"));
    assert_eq!(folder.look(NOBODY), []);
    // The same length at the same time: it is still read again.
    fs::write(&file, lesson("Secnd", SAY)).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Lesson(file.clone())]);
    assert_eq!(title(&folder).as_deref(), Some("Secnd"));
    // Broken: the place is reported, and the last good version stays.
    fs::write(&file, lesson("Third", "say((en: \"Words.\")),\n  asks()")).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Broken(file.clone())]);
    assert_eq!(title(&folder).as_deref(), Some("Secnd"));
    let error = folder.lessons().next().unwrap().error().unwrap();
    assert_eq!(error.problem.id, "unknown-variant");
    assert_eq!(
        error.location.map(|place| (place.line, place.column)),
        Some((2, 3))
    );
    fs::write(&file, lesson("Fourth", SAY)).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Lesson(file.clone())]);
    assert!(folder.lessons().next().unwrap().error().is_none());
    // Another file with the same id gets the error.
    let other = path.join("two.ron");
    fs::write(&other, lesson("Other", SAY)).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Broken(other.clone())]);
    fs::remove_file(&other).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Deleted(other.clone())]);
    // The USB stick is removed and plugged in again.
    let away = place.path().join("away");
    fs::rename(&path, &away).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Gone]);
    assert_eq!(folder.look(NOBODY), []);
    assert_eq!(title(&folder).as_deref(), Some("Fourth"));
    fs::rename(&away, &path).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Back]);
    fs::remove_file(&file).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Deleted(file.clone())]);
    let gone = folder.file_of("watched").expect("the last good version");
    assert!(gone.is_deleted());
    fs::write(&file, lesson("Fourth", SAY)).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Lesson(file)]);
}

#[test]
fn a_folder_full_of_other_things_is_not_read_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let full = folder.path().join("a-full-one");
    fs::create_dir(&full).unwrap();
    for number in 0..2 * MAX_ENTRIES {
        fs::write(full.join(format!("{number}.txt")), "").unwrap();
    }
    let file = folder.path().join("z.ron");
    fs::write(&file, lesson("First", SAY)).unwrap();
    let mut watched = LessonFolder::open(folder.path(), NOBODY);
    assert!(watched.holds_too_much());
    assert_eq!(title(&watched).as_deref(), Some("First"));
    assert_eq!(watched.look(NOBODY), []);
    let checked = check_path(folder.path(), NOBODY);
    assert_eq!((checked.files, checked.too_much), (1, true));
    fs::remove_dir_all(&full).unwrap();
    assert_eq!(watched.look(NOBODY), []);
    assert!(!watched.holds_too_much());
    assert!(!check_path(folder.path(), NOBODY).too_much);
}

#[test]
fn a_folder_of_too_many_lessons_or_too_deep_says_so() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..=MAX_FILES {
        fs::write(folder.path().join(format!("{number}.ron")), "").unwrap();
    }
    let watched = LessonFolder::open(folder.path(), NOBODY);
    assert_eq!((watched.len(), watched.holds_too_much()), (MAX_FILES, true));

    let folder = tempfile::tempdir().unwrap();
    // The folder itself is the first level.
    let mut deep = folder.path().to_owned();
    deep.extend(["down"; MAX_DEPTH - 1]);
    fs::create_dir_all(&deep).unwrap();
    fs::write(deep.join("one.ron"), lesson("First", SAY)).unwrap();
    let looked_at = |path: &Path| {
        let (watched, checked) = (LessonFolder::open(path, NOBODY), check_path(path, NOBODY));
        assert_eq!(watched.holds_too_much(), checked.too_much);
        assert_eq!(watched.len(), checked.files);
        (checked.files, checked.too_much)
    };
    assert_eq!(looked_at(folder.path()), (1, false));
    let deeper = deep.join("further");
    fs::create_dir(&deeper).unwrap();
    fs::write(deeper.join("two.ron"), lesson("Second", SAY)).unwrap();
    assert_eq!(looked_at(folder.path()), (1, true));
}

/// A folder from someone else may contain links of any name and target.
#[cfg(unix)]
#[test]
fn saving_writes_through_no_link() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let (lessons, outside) = (folder.path().join("lessons"), folder.path().join("outside"));
    fs::create_dir(&lessons).unwrap();
    fs::write(&outside, "mine").unwrap();
    let mut draft = titled("A");
    draft.propose(&Topic::of_kinds(&[Kind::JudgeCall]), 1, 1);
    let lesson = draft.lesson(NOBODY).unwrap();
    let file = lessons.join("a.ron");
    for link in ["a.ron", "a.ron.new", "a.ron.2.new"] {
        symlink(&outside, lessons.join(link)).unwrap();
    }
    save(&lesson, "", &file).unwrap();
    assert_eq!(fs::read_to_string(&outside).unwrap(), "mine");
    assert!(fs::symlink_metadata(&file).unwrap().is_file());
    assert_eq!(fs::read_to_string(&file).unwrap(), lesson.to_ron(""));
    assert_eq!(fs::read_dir(&lessons).unwrap().count(), 3);
    // An endless file is not copied.
    symlink("/dev/zero", lessons.join("z.ron")).unwrap();
    let error = keep_copy(&lessons.join("z.ron")).expect_err("a device");
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidInput);
    assert!(!lessons.join("z.ron.bak").exists());
}

#[cfg(unix)]
#[test]
fn a_watched_folder_reads_nothing_outside() {
    use std::os::unix::fs::symlink;

    let place = tempfile::tempdir().unwrap();
    let (outside, path) = (place.path().join("outside"), place.path().join("lessons"));
    for folder in [&outside, &path] {
        fs::create_dir(folder).unwrap();
    }
    fs::write(outside.join("two.ron"), named("two")).unwrap();
    fs::write(path.join("one.ron"), named("one")).unwrap();
    let order = "(format: 1, chapters: [(id: \"far\", title: (en: \"Far\"), lessons: [\"two\"])])";
    fs::write(path.join("course.ron"), order).unwrap();
    symlink(&outside, path.join("far")).unwrap();
    for number in 0..MAX_ENTRIES {
        fs::write(path.join(format!("{number}.txt")), "").unwrap();
    }
    let watched = LessonFolder::open(&path, NOBODY);
    assert!(watched.holds_too_much());
    assert!(!ids(&watched).contains(&"two"));
    // `course.ron` is not read from outside the folder either.
    fs::rename(path.join("course.ron"), outside.join("course.ron")).unwrap();
    symlink(outside.join("course.ron"), path.join("course.ron")).unwrap();
    let watched = LessonFolder::open(&path, NOBODY);
    let problem = |error: &LessonError| error.problem.id.clone();
    assert_eq!(
        watched.order_error().map(problem).as_deref(),
        Some("unreadable")
    );
    let checked = check_path(&path, NOBODY);
    let problems: Vec<String> = checked.errors.iter().map(problem).collect();
    assert_eq!(problems, ["unreadable"]);
}

/// A lesson too long to be opened again is not saved, and the total size of a folder is limited.
#[test]
fn what_is_too_long_is_neither_saved_nor_read() {
    let folder = tempfile::tempdir().unwrap();
    let words = "A".repeat(MAX_BYTES as usize / 2);
    let long = lesson("First", &format!("say((en: \"{words}\"))"));
    let file = folder.path().join("a.ron");
    let mut lesson = parse_lesson(&file, &long).unwrap();
    assert!(save(&lesson, "", &file).is_ok());
    lesson.steps.push(lesson.steps[0].clone());
    let error = save(&lesson, "", &file).expect_err("too long");
    assert_eq!(error.kind(), std::io::ErrorKind::FileTooLarge);
    assert!(parse_lesson(&file, &fs::read_to_string(&file).unwrap()).is_ok());

    let folder = tempfile::tempdir().unwrap();
    let most = MAX_TOTAL / MAX_BYTES;
    for number in 0..=most {
        let file = fs::File::create_new(folder.path().join(format!("{number}.ron"))).unwrap();
        file.set_len(MAX_BYTES + 1).unwrap();
    }
    let checked = check_path(folder.path(), NOBODY);
    assert_eq!((checked.files as u64, checked.too_much), (most, true));
    assert!(
        checked
            .errors
            .iter()
            .all(|error| error.problem.id == "too-large")
    );
}

#[test]
fn a_lesson_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut draft = titled("A");
    draft.propose(&Topic::of_kinds(&[Kind::JudgeCall]), 1, 1);
    let lesson = draft.lesson(NOBODY).unwrap();
    let missing = folder.path().join("nowhere").join("a.ron");
    assert!(save(&lesson, "", &missing).is_err());
    assert!(save(&lesson, "", Path::new("/")).is_err());
    let path = folder.path().join("a.ron");
    save(&lesson, "", &path).unwrap();
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1);
}

/// An existing copy is never overwritten, however often the lesson is saved.
#[test]
fn a_copy_is_kept_beside_and_takes_no_other_copys_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    let named = |name: &str| folder.path().join(name);
    fs::write(&file, "first").unwrap();
    assert_eq!(keep_copy(&file).unwrap(), named("one.ron.bak"));
    // An identical copy exists already.
    assert_eq!(keep_copy(&file).unwrap(), named("one.ron.bak"));
    for (text, copy) in [("other", "one.ron.2.bak"), ("third one", "one.ron.3.bak")] {
        fs::write(&file, text).unwrap();
        assert_eq!(keep_copy(&file).unwrap(), named(copy));
        assert_eq!(fs::read_to_string(named(copy)).unwrap(), text);
    }
    assert_eq!(fs::read_to_string(named("one.ron.bak")).unwrap(), "first");
    assert_eq!(keep_copy(&file).unwrap(), named("one.ron.3.bak"));
    assert!(keep_copy(&named("nowhere.ron")).is_err());
    // A copy is not read as a lesson.
    fs::write(&file, lesson("First", SAY)).unwrap();
    keep_copy(&file).unwrap();
    assert_eq!(LessonFolder::open(folder.path(), NOBODY).len(), 1);
    assert_eq!(check_path(folder.path(), NOBODY).files, 1);
}

#[test]
fn what_the_composer_wrote_is_known_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    let helps = || ["Hilfe.", "Help.\nTwo lines."].map(str::to_owned);
    let mut draft = titled("A");
    draft.propose(&Topic::of_kinds(&[Kind::JudgeCall, Kind::Revoke]), 4, 3);
    let lesson = draft.lesson(NOBODY).unwrap();
    for help in helps() {
        save(&lesson, &help, &file).unwrap();
        assert!(is_own_writing(&file, helps()));
    }
    let written = fs::read_to_string(&file).unwrap();
    let by_hand = [
        written.replacen("    steps: [", "    // My remark.\n    steps: [", 1),
        written.replacen("// Help.", "// Help me.", 1),
        written.replacen("    id", "  id", 1),
        written.replace('\n', "\r\n"),
        "no lesson".to_owned(),
    ];
    for text in by_hand {
        assert_ne!(text, written);
        fs::write(&file, &text).unwrap();
        assert!(!is_own_writing(&file, helps()), "{text}");
    }
    assert!(!is_own_writing(&folder.path().join("nowhere.ron"), helps()));
}

fn named(id: &str) -> String {
    lesson(id, SAY).replace("watched", id)
}

fn ids(folder: &LessonFolder) -> Vec<&str> {
    let lessons = folder.lessons().filter_map(|file| file.lesson());
    lessons.map(|lesson| lesson.id.as_str()).collect()
}

fn told(error: &LessonError) -> String {
    let name = error.file.file_name().unwrap().display();
    let place = error.location.map(|place| (place.line, place.column));
    let (line, column) = place.expect("a place");
    format!("{name}:{line}:{column} {}", error.problem.id)
}

#[test]
fn a_folder_follows_its_own_order() {
    let place = tempfile::tempdir().unwrap();
    let path = |name: &str| place.path().join(name);
    fs::create_dir(path("deep")).unwrap();
    for name in ["a", "b", "deep/c"] {
        let id = name.trim_start_matches("deep/");
        fs::write(path(&format!("{name}.ron")), named(id)).unwrap();
    }
    let order = |chapters: &str| fs::write(path("course.ron"), chapters).unwrap();
    let mut folder = LessonFolder::open(place.path(), NOBODY);
    assert_eq!(ids(&folder), ["a", "b", "c"]);
    assert!(!folder.is_ordered());
    // A lesson is in the folder of its chapter, or beside `course.ron`.
    let good = "(format: 1, chapters: [\n  (id: \"deep\", title: (en: \"First\"), lessons: [\"c\", \"b\"]),\n])";
    order(good);
    assert_eq!(folder.look(NOBODY), [Change::Order]);
    assert_eq!(ids(&folder), ["c", "b", "a"]);
    let chapters = folder.chapters();
    let chapters: Vec<_> = chapters
        .map(|(chapter, places)| (chapter.is_some(), places))
        .collect();
    assert_eq!(chapters, [(true, 0..2), (false, 2..3)]);
    assert_eq!(folder.lesson(1).unwrap().path(), path("b.ron"));
    assert_eq!(
        (folder.order_error(), folder.order_faults()),
        (None, &[][..])
    );
    assert_eq!(folder.look(NOBODY), []);
    // Broken, or with an unknown title: the last good order stays.
    for (broken, error) in [
        (
            good.replace("title", "titel"),
            "course.ron:2:16 unknown-field",
        ),
        (
            good.replace("(en: \"First\")", "\"no-text\""),
            "course.ron:2:23 missing-text",
        ),
    ] {
        order(&broken);
        assert_eq!(folder.look(NOBODY), [Change::Order]);
        assert_eq!(ids(&folder), ["c", "b", "a"]);
        assert_eq!(folder.order_error().map(told).as_deref(), Some(error));
        let checked = check_path(place.path(), NOBODY);
        assert_eq!(checked.errors.iter().map(told).collect::<Vec<_>>(), [error]);
    }
    // Names without a lesson, repeated names and invalid names are reported with their places and
    // skipped.
    order(&good.replace("\"c\", \"b\"", "\"c\", \"d\",\n    \"a\", \"c\", \"../b\""));
    assert_eq!(folder.look(NOBODY), [Change::Order]);
    assert_eq!(
        (ids(&folder), folder.order_error()),
        (vec!["c", "a", "b"], None)
    );
    let faults = [
        "course.ron:2:53 lesson-missing",
        "course.ron:3:10 named-twice",
        "course.ron:3:15 id-form",
    ];
    let found: Vec<_> = folder.order_faults().iter().map(told).collect();
    assert_eq!(found, faults);
    let checked = check_path(place.path(), NOBODY);
    assert_eq!(checked.errors.iter().map(told).collect::<Vec<_>>(), faults);
    // Words in comments and titles are not names.
    order(
        "// lessons: [\"no\"]\n(format: 1, chapters: [\n  (title: (en: \"a [lessons]\"), \
         lessons: [\"e\", // \"b\"\n    \"f\"], id: \"k\"),\n])",
    );
    assert_eq!(folder.look(NOBODY), [Change::Order]);
    let found: Vec<_> = folder.order_faults().iter().map(told).collect();
    let lost = [
        "course.ron:3:42 lesson-missing",
        "course.ron:4:5 lesson-missing",
    ];
    assert_eq!(found, lost);
    order(&good.replace("\"c\", \"b\"", "\"c\", \"d\",\n    \"a\", \"c\", \"../b\""));
    assert_eq!(folder.look(NOBODY), [Change::Order]);
    // A new lesson appears where it was named. A deleted one is reported missing.
    fs::write(path("d.ron"), named("d")).unwrap();
    fs::remove_file(path("a.ron")).unwrap();
    let changes = [
        Change::Deleted(path("a.ron")),
        Change::Lesson(path("d.ron")),
    ];
    assert_eq!(folder.look(NOBODY), changes);
    assert_eq!(ids(&folder), ["c", "d", "a", "b"]);
    let missed = told(&folder.order_faults()[0]);
    assert_eq!(missed, "course.ron:3:5 lesson-missing");
    // Without `course.ron`, lessons are sorted by file name.
    fs::remove_file(path("course.ron")).unwrap();
    assert_eq!(folder.look(NOBODY), [Change::Order]);
    assert_eq!(ids(&folder), ["a", "b", "d", "c"]);
    assert_eq!(
        (folder.order_error(), folder.order_faults()),
        (None, &[][..])
    );
}

#[test]
fn a_lesson_that_the_order_names_is_found_in_a_folder_full_of_other_things() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("one.ron"), named("one")).unwrap();
    let order = "(format: 1, chapters: [(id: \"far\", title: (en: \"Far\"), lessons: [\"two\"])])";
    fs::write(path("course.ron"), order).unwrap();
    fs::create_dir(path("far")).unwrap();
    for number in 0..MAX_ENTRIES {
        fs::write(path(&format!("far/{number}.txt")), "").unwrap();
    }
    fs::write(path("far/two.ron"), named("two")).unwrap();
    let watched = LessonFolder::open(folder.path(), NOBODY);
    assert!(watched.holds_too_much());
    assert_eq!(ids(&watched), ["two", "one"]);
    assert_eq!(watched.order_faults(), []);
}

/// The difficulty of a question is saved and read back.
#[test]
fn what_is_proposed_says_how_hard_it_is() {
    let mut draft = titled("A");
    draft.propose(&Topic::of_kinds(&[Kind::ScoreContract]), 5, 4);
    let lesson = draft.lesson(NOBODY).unwrap();
    let levels = |lesson: &Lesson| -> Vec<u8> {
        let levels = lesson.steps.iter().filter_map(Step::difficulty);
        levels.map(Difficulty::number).collect()
    };
    assert_eq!(levels(&lesson), [1, 1, 2, 2, 3]);
    let text = lesson.to_ron("");
    let read = parse_lesson(Path::new("a.ron"), &text).unwrap();
    assert_eq!(levels(&read), [1, 1, 2, 2, 3]);
    // The difficulty survives changes of the question and its exercise.
    let mut draft = Draft::of(&read);
    let last = draft.steps()[4].key;
    for form in [Form::Vote, Form::Practise, Form::Worked, Form::Ask] {
        draft.change(last, |step| step.set_form(form));
    }
    draft.swap(last, 9);
    assert_eq!(levels(&draft.lesson(NOBODY).unwrap()), [1, 1, 2, 2, 3]);
    // A question written by hand needs no difficulty.
    let by_hand = text
        .replace(", difficulty: 3", "")
        .replace("\n            difficulty: 3,", "");
    let read = parse_lesson(Path::new("a.ron"), &by_hand).unwrap();
    assert_eq!(levels(&read), [1, 1, 2, 2]);
    assert!(
        parse_lesson(
            Path::new("a.ron"),
            &text.replace("difficulty: 3", "difficulty: 4")
        )
        .is_err()
    );
}
