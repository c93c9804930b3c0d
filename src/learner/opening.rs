//! Opens, creates, sets aside or refuses a history file.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::schema::{self, Found};

/// How a history was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opened {
    /// There was no file; a new history was created.
    New,
    /// An existing history was opened.
    Kept,
    /// The file, damaged or not a history, was moved to this path; a new one was created.
    SetAside(PathBuf),
}

/// Why a history cannot be opened. The file is left unchanged.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be created or written to.
    #[error("the folder {folder} cannot be written to", folder = .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// A later version of the program wrote the file.
    #[error("the history has version {found}, this program knows versions up to {known}")]
    Newer {
        /// The schema version of the file.
        found: i32,
        /// The latest schema version that this program knows.
        known: i32,
    },
    /// The file is damaged or not a history, and cannot be moved away.
    #[error("{path} is not a history file and cannot be set aside", path = .path.display())]
    InTheWay {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The file is damaged or not a history, and the user has named it: it is not moved.
    #[error("{} is not a history file", .0.display())]
    NoHistory(PathBuf),
    /// The file cannot be used now: locked for too long, missing permissions, a full disk.
    #[error("the history cannot be opened")]
    Database(#[from] rusqlite::Error),
}

/// Timeout for another process that is writing, in milliseconds.
const PATIENCE: i32 = 5_000;

/// Where the header of an SQLite file says whether it has a write-ahead log.
const FORMAT_VERSIONS: Range<usize> = 18..20;

/// What to do with a file that is not a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InTheWay {
    /// Set it aside: the path belongs to the program.
    SetAside,
    /// Leave it, and open no history.
    Refuse,
}

/// Opens a history or creates a new one. Only one process may do this at a time, or one could set
/// aside the file that another has just created.
pub(super) fn open(path: &Path, in_the_way: InTheWay) -> Result<(Connection, Opened), OpenError> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let in_folder = |source| OpenError::Folder {
        folder: folder.to_owned(),
        source,
    };
    fs::create_dir_all(folder).map_err(in_folder)?;
    // The lock is released at the end of this function, or of the process.
    let lock = File::options()
        .write(true)
        .create(true)
        // The lock file may belong to another process: do not truncate it.
        .truncate(false)
        .open(beside(path, ".lock"))
        .map_err(in_folder)?;
    match lock.lock() {
        // Some network file systems have no locks: there, two first starts at once are unprotected.
        Err(error) if error.kind() != io::ErrorKind::Unsupported => return Err(in_folder(error)),
        _ => {}
    }
    if let Some(opened) = attempt(path)? {
        return Ok(opened);
    }
    if in_the_way == InTheWay::Refuse {
        return Err(OpenError::NoHistory(path.to_owned()));
    }
    let stays = |source| OpenError::InTheWay {
        path: path.to_owned(),
        source,
    };
    let aside = set_aside(path).map_err(stays)?;
    match attempt(path)? {
        Some((connection, _)) => Ok((connection, Opened::SetAside(aside))),
        None => Err(stays(io::ErrorKind::InvalidData.into())),
    }
}

/// Opens or creates a history; `None` if the file is damaged or not a history.
fn attempt(path: &Path) -> Result<Option<(Connection, Opened)>, OpenError> {
    if path.is_dir() {
        return Ok(None);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.pragma_update(None, "busy_timeout", PATIENCE)?;
    // Until the file is known to be a history, closing it must not write to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    let opened = begin(&mut connection)?;
    Ok(opened.map(|opened| (connection, opened)))
}

/// Brings a history up to date; `None` if the database is damaged or not a history.
fn begin(connection: &mut Connection) -> Result<Option<Opened>, OpenError> {
    let opened = match schema::inspect(connection)? {
        Found::Nothing => Opened::New,
        Found::Ours => Opened::Kept,
        Found::Newer(found) => {
            let known = schema::VERSION;
            return Err(OpenError::Newer { found, known });
        }
        Found::Foreign | Found::Damaged => return Ok(None),
    };
    match prepare(connection) {
        Ok(()) => Ok(Some(opened)),
        Err(error) if schema::is_damage(&error) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Opens a history in memory: what a file held, or a new one.
pub(super) fn in_memory(file: Option<&[u8]>) -> Result<(Connection, Opened), OpenError> {
    let mut connection = of_bytes(file.unwrap_or_default())?;
    let opened = match file {
        Some(_) => begin(&mut connection)?,
        // There is nothing to inspect, and someone waits for the first page.
        None => prepare(&mut connection).map(|()| Some(Opened::New))?,
    };
    match opened {
        Some(opened) => Ok((connection, opened)),
        None => Err(OpenError::NoHistory(PathBuf::new())),
    }
}

/// The database that a file of these bytes holds, in memory; an empty file is an empty database.
pub(super) fn of_bytes(file: &[u8]) -> rusqlite::Result<Connection> {
    let mut connection = Connection::open_in_memory()?;
    if file.is_empty() {
        return Ok(connection);
    }
    let mut file = file.to_vec();
    // A file in WAL mode has no log in memory: it is read as one with a rollback journal.
    if let Some(versions) = file.get_mut(FORMAT_VERSIONS) {
        versions.fill(1);
    }
    connection.deserialize_read_exact("main", &file[..], file.len(), false)?;
    Ok(connection)
}

fn prepare(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // WAL: readers and a writer do not wait for each other; after a kill, its log is recovered.
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    debug_assert!(matches!(&*mode, "wal" | "delete" | "memory"), "{mode}");
    // An answer is a minute of someone's work, and there is one every few seconds at most. It is on
    // the disk before the verdict is shown, and survives a power cut as well as a kill.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // A deleted learner is erased from the file, not only from the lists.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    schema::migrate(connection)
}

/// The path with a suffix added to its file name.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(suffix);
    path.with_file_name(name)
}

/// Moves the file at a path, with its log, to the first free name.
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
