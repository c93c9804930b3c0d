//! Settings survive a restart; a broken file is set aside and stops nothing.

use std::fs;
use std::path::PathBuf;

use arbitro::exercise::{Kind, Skill, Topic};
use arbitro::i18n::{CardLetters, DeclarerWord, Locale};
use arbitro::settings::{Settings, SettingsFile};
use proptest::prelude::*;

/// A temporary folder, deleted afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let name = format!("arbitro-settings-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("deeper").join("settings.ron")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// These words are stored in the settings.
#[test]
fn words_for_declarer_keep_their_names() {
    let words = DeclarerWord::ALL.map(DeclarerWord::word);
    assert_eq!(words, ["giocante", "dichiarante"]);
}

const CHOSEN: Settings = Settings {
    locale: Some(Locale::ItCh),
    letters: CardLetters::International,
    dark: true,
    text_size: 175,
    second: Some(Locale::DeCh),
    four_colors: true,
    motion: false,
    declarer: DeclarerWord::Dichiarante,
    stop_card: false,
    learner: Some(3),
    teacher_window: true,
    projector_at: Some([1920, 0]),
};

#[test]
fn choices_survive_a_start() {
    let folder = Folder::new("kept");
    let mut file = SettingsFile::at(folder.file());
    assert_eq!(file.settings(), Settings::default());
    assert!(!folder.file().exists(), "nothing is written unasked");
    file.keep(Settings::default()).unwrap();
    assert!(!folder.file().exists(), "nothing has changed");
    file.keep(CHOSEN).unwrap();
    let again = SettingsFile::at(folder.file());
    assert_eq!((again.settings(), again.broken()), (CHOSEN, None));
    let beside = fs::read_dir(folder.file().parent().unwrap()).unwrap();
    assert_eq!(beside.count(), 1, "no half-written file is left");
}

#[test]
fn what_is_understood_is_taken_and_the_rest_left() {
    let folder = Folder::new("partly");
    fs::create_dir_all(folder.file().parent().unwrap()).unwrap();
    let reads = |text: &str| {
        fs::write(folder.file(), text).unwrap();
        let file = SettingsFile::at(folder.file());
        assert_eq!(file.broken(), None, "{text}");
        file.settings()
    };
    let plain = Settings::default();
    assert_eq!(reads("()"), plain);
    assert_eq!(
        reads("(dark: true)"),
        Settings {
            dark: true,
            ..plain
        }
    );
    assert_eq!(
        reads("(dark: true, from_a_later_version: 7)"),
        Settings {
            dark: true,
            ..plain
        }
    );
    assert_eq!(reads("(text_size: 9000)").text_size, 250);
    assert_eq!(reads("(text_size: 1)").text_size, 80);
    assert_eq!(reads("(language: Some(\"xx\"))").locale, None);
    assert_eq!(
        reads("(language: Some(\"de-CH\"))").locale,
        Some(Locale::DeCh)
    );
    assert_eq!(reads("(card_letters: \"runes\")"), plain);
}

#[test]
fn a_broken_file_is_set_aside_and_none_is_lost() {
    let folder = Folder::new("broken");
    fs::create_dir_all(folder.file().parent().unwrap()).unwrap();
    let broken: [&[u8]; 5] = [
        b"",
        b"(dark: maybe)",
        b"\xff\xfe\x00",
        b"{",
        &[b'('; 70_000],
    ];
    let mut aside = Vec::new();
    for bytes in broken {
        fs::write(folder.file(), bytes).unwrap();
        let mut file = SettingsFile::at(folder.file());
        assert_eq!(file.settings(), Settings::default());
        // Reading leaves the broken file in place, so that the next start reports it.
        assert_eq!(file.broken(), Some(folder.file().as_path()));
        assert_eq!(fs::read(folder.file()).unwrap(), bytes);
        file.keep(CHOSEN).unwrap();
        let kept = file.broken().expect("set aside").to_owned();
        assert_eq!(fs::read(&kept).unwrap(), bytes);
        assert!(!aside.contains(&kept), "{kept:?} is overwritten");
        aside.push(kept);
        assert_eq!(SettingsFile::at(folder.file()).settings(), CHOSEN);
    }
}

#[test]
fn where_nothing_can_be_written_the_program_goes_on() {
    let folder = Folder::new("nowhere");
    // A file in place of the folder, and a folder in place of the file.
    fs::write(folder.0.join("deeper"), "in the way").unwrap();
    let mut file = SettingsFile::at(folder.file());
    assert!(file.keep(CHOSEN).is_err());
    assert_eq!(file.settings(), CHOSEN);
    let other = folder.0.join("folder.ron");
    fs::create_dir(&other).unwrap();
    let mut file = SettingsFile::at(other);
    assert_eq!(file.settings(), Settings::default());
    file.keep(CHOSEN).unwrap();
    assert!(SettingsFile::default().keep(CHOSEN).is_ok(), "nowhere");
}

#[test]
fn the_lessons_used_last_are_known_at_the_next_start() {
    let folder = Folder::new("recent");
    let lesson = |number: usize| folder.0.join(format!("{number}.ron"));
    let mut file = SettingsFile::at(folder.file());
    for number in 0..10 {
        file.add_recent_lesson(&lesson(number)).unwrap();
    }
    file.add_recent_lesson(&lesson(5)).unwrap();
    // Later settings keep them.
    file.keep(CHOSEN).unwrap();
    let again = SettingsFile::at(folder.file());
    assert_eq!(again.settings(), CHOSEN);
    let wanted = [5, 9, 8, 7, 6, 4, 3, 2].map(lesson);
    assert_eq!(again.recent_lessons(), wanted);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_stop_the_start(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let folder = Folder::new("any");
        fs::create_dir_all(folder.file().parent().unwrap()).unwrap();
        fs::write(folder.file(), &bytes).unwrap();
        let file = SettingsFile::at(folder.file());
        prop_assert!((80..=250).contains(&file.settings().text_size));
    }
}

/// A club without the stop card practises the rest of a topic; only what is asked for alone stays.
#[test]
fn what_the_club_does_not_use_is_left_out() {
    let club = Settings {
        stop_card: false,
        ..Settings::default()
    };
    let asks = |topic: &Topic| topic.asks().any(|(_, skill)| skill == Skill::StopCard);
    for topic in [Topic::mixed(), Topic::of_kinds(&[Kind::BiddingBox])] {
        assert!(asks(&topic));
        assert!(asks(&Settings::default().of_the_club(topic.clone())));
        let left = club.of_the_club(topic.clone());
        assert!(!asks(&left));
        assert_eq!(left.asks().count() + 1, topic.asks().count());
        assert!(left.asks().any(|(_, skill)| skill == Skill::CallMade));
    }
    let alone = Topic::of_skills(&[Skill::StopCard]);
    assert_eq!(club.of_the_club(alone.clone()), alone);
    assert!(!club.practises(Skill::StopCard) && club.practises(Skill::CallMade));
}
