//! Export and import of a history, to move it to another computer.
//!
//! An exported file is a plain SQLite file. An imported file is not trusted: it is copied into
//! memory, limited in size, checked, and merged in one transaction or not at all.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{
    Connection, ErrorCode, OpenFlags, OptionalExtension as _, TransactionBehavior, params,
};
use tempfile::Builder;

use crate::lessons;
use crate::opening::{beside, of_bytes};
use crate::schema::{self, Found};
use crate::store::{NAME_CHARS, Raw, checked, if_violated, rows};
use crate::{History, HistoryError, LearnerId};

/// Maximum size of an imported file, in bytes: about four hundred thousand answers.
pub const MAX_BYTES: u64 = 64 << 20;

/// Maximum number of learners in an imported file.
pub const MAX_LEARNERS: usize = 1_000;

/// The learners to export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    /// All learners.
    Everyone,
    /// One learner; the file contains no data of the others.
    One(LearnerId),
}

/// The result of an import.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Imported {
    /// Number of new learners.
    pub learners: usize,
    /// Number of new answers.
    pub answers: usize,
    /// Number of answers that the history already had.
    pub known: usize,
}

/// Why an export or import failed. The history is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The file already exists; it is not overwritten.
    #[error("there is a file of that name")]
    Exists,
    /// The learner does not exist.
    #[error("there is no such learner")]
    NoSuchLearner,
    /// The file is larger than [`MAX_BYTES`] or has more than [`MAX_LEARNERS`] learners.
    #[error("the file is too large")]
    TooLarge,
    /// The file is not a history.
    #[error("the file is not a history file")]
    NotAHistory,
    /// A later version of the program wrote the file.
    #[error("the file has version {found}, this program knows versions up to {known}")]
    Newer {
        /// The schema version of the file.
        found: i32,
        /// The latest schema version that this program knows.
        known: i32,
    },
    /// The file is damaged, or was made to look like a history.
    #[error("the file is damaged")]
    Damaged,
    /// The exported or imported file cannot be read or written.
    #[error("the file cannot be read or written")]
    File(#[from] io::Error),
    /// The history itself cannot be read or written.
    #[error("the history cannot be read or written")]
    Database(#[from] rusqlite::Error),
}

impl From<HistoryError> for TransferError {
    fn from(error: HistoryError) -> Self {
        match error {
            HistoryError::NoSuchLearner => Self::NoSuchLearner,
            HistoryError::Name | HistoryError::NameTaken => Self::Damaged,
            HistoryError::Database(error) => Self::Database(error),
        }
    }
}

impl History {
    /// Writes a copy to a file that must not exist yet, and that is complete or not created.
    pub fn export(&self, whom: Whom, to: &Path) -> Result<(), TransferError> {
        if fs::symlink_metadata(to).is_ok() {
            return Err(TransferError::Exists);
        }
        let bytes = self.exported(whom)?;
        let folder = to
            .parent()
            .ok_or(io::Error::from(io::ErrorKind::InvalidInput))?;
        // A bare file name has an empty folder. The permissions are those of any new file.
        let folder = Path::new(".").join(folder);
        let mut file = Builder::new().make_in(folder, |path| File::create_new(path))?;
        file.as_file_mut().write_all(&bytes)?;
        file.as_file().sync_all()?;
        match file.persist_noclobber(to) {
            Ok(_) => Ok(()),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Err(TransferError::Exists)
            }
            Err(error) => Err(error.error.into()),
        }
    }

    /// The bytes of the file that [`export`](Self::export) writes.
    pub fn exported(&self, whom: Whom) -> Result<Vec<u8>, TransferError> {
        let mut copy = Connection::open_in_memory()?;
        copied(&self.connection, &mut copy)?;
        // A session can be resumed only where it began.
        copy.execute("DELETE FROM sessions", [])?;
        if let Whom::One(learner) = whom {
            let known = "SELECT count(*) FROM learners WHERE id = ?1";
            if copy.query_row(known, [learner.0], |row| row.get::<_, i64>(0))? == 0 {
                return Err(TransferError::NoSuchLearner);
            }
            copy.execute("DELETE FROM answers WHERE learner <> ?1", [learner.0])?;
            copy.execute("DELETE FROM lessons WHERE learner <> ?1", [learner.0])?;
            copy.execute("DELETE FROM learners WHERE id <> ?1", [learner.0])?;
        }
        // Rebuilt page by page, so that no deleted data is left in it.
        copy.pragma_update(None, "temp_store", "MEMORY")?;
        copy.execute("VACUUM", [])?;
        Ok(copy.serialize("main")?.to_vec())
    }

    /// Imports a file that another history exported. The file is not trusted; after an error,
    /// nothing is imported.
    ///
    /// A known learner is recognised by `origin`, whatever the name is now on either side. Another
    /// learner with a name that is taken gets a number added to it. Answers that already exist are
    /// not duplicated: of equal rows, the history keeps the larger of the two counts.
    pub fn import(&mut self, from: &Path) -> Result<Imported, TransferError> {
        self.merge(&untrusted(&of_file(from)?)?)
    }

    /// Imports the bytes of such a file, as [`import`](Self::import).
    pub fn import_bytes(&mut self, file: &[u8]) -> Result<Imported, TransferError> {
        if file.len() as u64 > MAX_BYTES {
            return Err(TransferError::TooLarge);
        }
        self.merge(&untrusted(&of_bytes(file)?)?)
    }

    fn merge(&mut self, copy: &Connection) -> Result<Imported, TransferError> {
        let incoming = people(copy).map_err(in_copy)?;
        if incoming.len() > MAX_LEARNERS {
            return Err(TransferError::TooLarge);
        }
        let mut imported = Imported::default();
        let immediate = TransactionBehavior::Immediate;
        let writing = self.connection.transaction_with_behavior(immediate)?;
        for person in incoming {
            let rows_in = rows(copy, person.id).map_err(in_copy)?;
            let known = "SELECT id FROM learners WHERE origin = ?1";
            let known = writing.query_row(known, [&person.origin], |row| row.get(0));
            let learner = match known.optional()? {
                Some(id) => LearnerId(id),
                None => {
                    imported.learners += 1;
                    add(&writing, &person)?
                }
            };
            let mut there: HashMap<Raw, usize> = HashMap::new();
            for row in rows(&writing, learner)? {
                *there.entry(row).or_default() += 1;
            }
            for row in rows_in {
                match there.get_mut(&row) {
                    Some(left @ 1..) => {
                        *left -= 1;
                        imported.known += 1;
                    }
                    _ => {
                        row.insert(&writing, learner).map_err(broken)?;
                        imported.answers += 1;
                    }
                }
            }
            let known = lessons::lessons(&writing, learner)?;
            for (lesson, reached) in lessons::lessons(copy, person.id).map_err(in_copy)? {
                let before = known.get(&lesson).copied().unwrap_or_default();
                let both = reached.joined(before);
                lessons::write(&writing, learner, &lesson, both).map_err(broken)?;
            }
        }
        writing.commit()?;
        Ok(imported)
    }
}

struct Person {
    id: LearnerId,
    origin: String,
    name: String,
    created: i64,
    start: Option<String>,
}

fn people(connection: &Connection) -> rusqlite::Result<Vec<Person>> {
    let query = "SELECT id, origin, name, created, start FROM learners ORDER BY id";
    let mut statement = connection.prepare(query)?;
    let people = statement.query_map([], |row| {
        Ok(Person {
            id: LearnerId(row.get(0)?),
            origin: row.get(1)?,
            name: row.get(2)?,
            created: row.get(3)?,
            start: row.get(4)?,
        })
    })?;
    people.collect()
}

/// Adds a learner of another history under a free name.
fn add(connection: &Connection, person: &Person) -> Result<LearnerId, TransferError> {
    if checked(&person.name)? != person.name {
        return Err(TransferError::Damaged);
    }
    let mut name = person.name.clone();
    let mut number = 2_u32;
    let taken = "SELECT EXISTS (SELECT 1 FROM learners WHERE name = ?1)";
    while connection.query_row(taken, [&name], |row| row.get::<_, bool>(0))? {
        let suffix = format!(" {number}");
        let kept = person.name.chars().take(NAME_CHARS - suffix.len());
        name = kept.chain(suffix.chars()).collect();
        number += 1;
    }
    let insert = "INSERT INTO learners (origin, name, created, start) VALUES (?1, ?2, ?3, ?4)";
    let row = params![person.origin, name, person.created, person.start];
    connection.execute(insert, row).map_err(broken)?;
    Ok(LearnerId(connection.last_insert_rowid()))
}

/// The database in an imported file.
fn of_file(from: &Path) -> Result<Connection, TransferError> {
    let about = fs::metadata(from)?;
    if !about.is_file() {
        return Err(TransferError::NotAHistory);
    }
    // Data that another program has not yet moved from the log into the file belongs to it.
    let log = fs::metadata(beside(from, "-wal")).map_or(0, |log| log.len());
    if about.len().saturating_add(log) > MAX_BYTES {
        return Err(TransferError::TooLarge);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(from, flags).map_err(in_file)
}

/// An imported database as a history of the current version, in memory.
fn untrusted(source: &Connection) -> Result<Connection, TransferError> {
    let mut copy = Connection::open_in_memory()?;
    // No valid value is longer than a few thousand characters.
    copy.set_limit(Limit::SQLITE_LIMIT_LENGTH, 1 << 20)?;
    copy.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    copied(source, &mut copy).map_err(in_file)?;
    // Do not call functions that the file's schema refers to, and do not trust its SQL.
    copy.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    copy.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    copy.pragma_update(None, "cell_size_check", true)?;
    match schema::inspect(&copy).map_err(in_copy)? {
        Found::Ours => {}
        Found::Nothing | Found::Foreign => return Err(TransferError::NotAHistory),
        Found::Damaged => return Err(TransferError::Damaged),
        Found::Newer(found) => {
            let known = schema::VERSION;
            return Err(TransferError::Newer { found, known });
        }
    }
    schema::migrate(&mut copy).map_err(in_copy)?;
    Ok(copy)
}

fn copied(from: &Connection, to: &mut Connection) -> rusqlite::Result<()> {
    use rusqlite::backup::StepResult;
    match Backup::new(from, to)?.step(-1)? {
        StepResult::Done => Ok(()),
        // One step copies everything, unless another process holds the file.
        _ => Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
            None,
        )),
    }
}

/// An error while copying a file from elsewhere.
fn in_file(error: rusqlite::Error) -> TransferError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => TransferError::NotAHistory,
        Some(ErrorCode::DatabaseCorrupt) => TransferError::Damaged,
        _ => error.into(),
    }
}

/// An error in the in-memory copy, where only the content can be the cause.
fn in_copy(error: rusqlite::Error) -> TransferError {
    match error.sqlite_error_code() {
        Some(ErrorCode::OutOfMemory) => error.into(),
        _ => TransferError::Damaged,
    }
}

/// An error while writing a row from elsewhere: the row violates a constraint.
fn broken(error: rusqlite::Error) -> TransferError {
    if_violated(error, TransferError::Damaged)
}
