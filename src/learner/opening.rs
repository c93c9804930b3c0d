//! How a history file is opened, made, set aside or refused.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::schema::{self, Found};

/// What was found where a history was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opened {
    /// Nothing; a new history was begun.
    New,
    /// A history.
    Kept,
    /// Something damaged or foreign. It lies at this path now, and a new history was begun.
    SetAside(PathBuf),
}

/// Why a history cannot be opened. What lies there is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written to.
    #[error("the folder {folder} cannot be written to", folder = .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// A later version of the program has written it.
    #[error("the history has version {found}, this program knows versions up to {known}")]
    Newer {
        /// The version of the file.
        found: i32,
        /// The latest that is known.
        known: i32,
    },
    /// It is damaged or foreign, and cannot be moved out of the way.
    #[error("{path} is not a history file and cannot be set aside", path = .path.display())]
    InTheWay {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// It is damaged or foreign, and a person has named it: whatever it is, it stays.
    #[error("{} is not a history file", .0.display())]
    NoHistory(PathBuf),
    /// It cannot be read or written just now: locked for too long, no rights, a full disk.
    #[error("the history cannot be opened")]
    Database(#[from] rusqlite::Error),
}

/// How long a process waits for another one that is writing, in milliseconds.
const PATIENCE: i32 = 5_000;

/// What is done with something else where a history is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InTheWay {
    /// It is set aside: the place is the program's own.
    SetAside,
    /// It stays, and no history is opened.
    Refuse,
}

/// Opens a history or begins a new one. One process at a time: else one could set aside what the
/// other has just begun.
pub(super) fn open(path: &Path, in_the_way: InTheWay) -> Result<(Connection, Opened), OpenError> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let in_folder = |source| OpenError::Folder {
        folder: folder.to_owned(),
        source,
    };
    fs::create_dir_all(folder).map_err(in_folder)?;
    // The lock goes with the file at the end of this function, or of the process.
    let lock = File::options()
        .write(true)
        .create(true)
        // It may be another's: nothing is written into it.
        .truncate(false)
        .open(beside(path, ".lock"))
        .map_err(in_folder)?;
    match lock.lock() {
        // Some network folders know no locks: then two first starts at once are unprotected.
        Err(error) if error.kind() != io::ErrorKind::Unsupported => return Err(in_folder(error)),
        _ => {}
    }
    match attempt(path)? {
        Attempt::Open(connection, opened) => Ok((connection, opened)),
        Attempt::Useless if in_the_way == InTheWay::Refuse => {
            Err(OpenError::NoHistory(path.to_owned()))
        }
        Attempt::Useless => {
            let aside = set_aside(path).map_err(|source| OpenError::InTheWay {
                path: path.to_owned(),
                source,
            })?;
            match attempt(path)? {
                Attempt::Open(connection, _) => Ok((connection, Opened::SetAside(aside))),
                Attempt::Useless => Err(OpenError::InTheWay {
                    path: path.to_owned(),
                    source: io::Error::from(io::ErrorKind::InvalidData),
                }),
            }
        }
    }
}

enum Attempt {
    Open(Connection, Opened),
    /// Damaged or foreign.
    Useless,
}

fn attempt(path: &Path) -> Result<Attempt, OpenError> {
    if path.is_dir() {
        return Ok(Attempt::Useless);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.pragma_update(None, "busy_timeout", PATIENCE)?;
    // Until the file is known to be ours, closing it writes nothing into it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    let opened = match schema::inspect(&connection)? {
        Found::Nothing => Opened::New,
        Found::Ours => Opened::Kept,
        Found::Newer(found) => {
            let known = schema::VERSION;
            return Err(OpenError::Newer { found, known });
        }
        Found::Foreign | Found::Damaged => return Ok(Attempt::Useless),
    };
    match prepare(&mut connection) {
        Ok(()) => Ok(Attempt::Open(connection, opened)),
        Err(error) if schema::is_damage(&error) => Ok(Attempt::Useless),
        Err(error) => Err(error.into()),
    }
}

fn prepare(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // Readers and a writer do not wait for each other, and a killed process leaves a log that the
    // next one reads.
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    debug_assert!(mode == "wal" || mode == "delete", "{mode}");
    // An answer is a minute of someone's work and comes every few seconds at most: it is on
    // the disk before the verdict is shown, and survives a power cut as well as a kill.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // A learner who is deleted is gone from the file, not only from the lists.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    schema::migrate(connection)
}

/// The path with something appended to its name.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(suffix);
    path.with_file_name(name)
}

/// Moves what lies at a path to the first name that is free, with the log that belongs to it.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let free = |path: &Path| {
        fs::symlink_metadata(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
    };
    let logs = ["-wal", "-shm", "-journal"];
    let aside = (1_u32..)
        .map(|number| beside(path, &format!(".damaged-{number}")))
        .find(|aside| free(aside) && logs.iter().all(|log| free(&beside(aside, log))))
        .ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &aside)?;
    for log in logs {
        match fs::rename(beside(path, log), beside(&aside, log)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(aside)
}
