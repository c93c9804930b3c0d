//! The program is killed at any moment: no judged answer is lost.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use rusqlite::Connection;

use super::{noon, numbered, open, place};

/// Tells the test binary to act as the program to be killed, and gives the path of its history.
const ROLE: &str = "ARBITRO_TEST_HISTORY";

/// How often the program is killed.
const KILLS: u32 = 100;

/// Not a real test: the process that the other test starts and kills.
#[test]
fn writes_until_it_is_killed() {
    let Some(path) = env::var_os(ROLE).map(PathBuf::from) else {
        return;
    };
    let (mut history, _) = open(&path);
    let anna = match history.learners().unwrap().first() {
        Some(learner) => learner.id,
        None => history.add("Anna", noon(0)).unwrap(),
    };
    let from = history.answers(anna).unwrap().len() as u32;
    let mut out = std::io::stdout();
    for number in from.. {
        history.record(anna, &numbered(number)).unwrap();
        // The program shows this only after the answer is stored.
        writeln!(out, "\nanswered {number}").unwrap();
        out.flush().unwrap();
    }
}

#[test]
fn a_kill_loses_nothing() {
    let (_folder, path) = place();
    let mut acknowledged = 0;
    for turn in 0..KILLS {
        let mut program = Command::new(env::current_exe().unwrap())
            .args([
                "learner::killed::writes_until_it_is_killed",
                "--exact",
                "--nocapture",
            ])
            .env(ROLE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let out = BufReader::new(program.stdout.take().unwrap());
        let mut answered = out
            .lines()
            .filter_map(|line| line.unwrap().strip_prefix("answered ")?.parse::<u32>().ok());
        // One third is killed while starting or opening the file, the others while writing.
        let first = if turn % 3 > 0 { answered.next() } else { None };
        sleep(Duration::from_micros(u64::from(turn * 7_919 % 40_000)));
        program.kill().unwrap();
        let last = answered.last().or(first);
        program.wait().unwrap();
        acknowledged = last.map_or(acknowledged, |last| last + 1);

        if !path.exists() {
            continue;
        }
        // Open the file as the next start does, repaired only by SQLite's own log.
        let file = Connection::open(&path).unwrap();
        let sound: String = file
            .pragma_query_value(None, "integrity_check", |row| row.get(0))
            .unwrap();
        assert_eq!(sound, "ok", "{turn}");
        drop(file);
        let (history, _) = open(&path);
        let learners = history.learners().unwrap();
        let answers = match learners.first() {
            Some(learner) => history.answers(learner.id).unwrap(),
            None => Vec::new(),
        };
        let kept = answers.len() as u32;
        assert!(kept >= acknowledged, "{turn}: {kept} of {acknowledged}");
        // One more answer may be stored than was acknowledged.
        assert!(kept <= acknowledged + 1, "{turn}: {kept} of {acknowledged}");
        assert_eq!(
            answers,
            (0..kept).map(numbered).collect::<Vec<_>>(),
            "{turn}"
        );
        acknowledged = kept;
    }
    let folder = std::fs::read_dir(path.parent().unwrap()).unwrap();
    for entry in folder {
        let name = entry.unwrap().file_name();
        assert!(!name.to_string_lossy().contains("damaged"), "{name:?}");
    }
    assert!(acknowledged > KILLS, "{acknowledged}");
}
