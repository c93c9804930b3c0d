//! The tables, their versions, and the check whether a file is a history.

use rusqlite::{Connection, ErrorCode};
use rusqlite_migration::{M, Migrations};

/// The SQLite application id of every history file: `Arbt`, readable in a hex dump.
const APPLICATION: i32 = 0x4172_6274;

/// The migrations, one for each version; a released migration never changes.
///
/// `origin` identifies a learner on another computer, even after a change of name. Kinds and skills
/// have no tables: a file may contain ids of a later version, and keeps them. The limits are those
/// of `answered.rs`; imported files are checked against them too.
const STEPS: &[M<'static>] = &[
    M::up(ANSWERS),
    // The progress in each lesson, and the lesson with which the course begins for a learner.
    M::up(LESSONS),
    // The session that was begun and not ended.
    M::up(SESSIONS),
];

const ANSWERS: &str = "CREATE TABLE learners (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        origin TEXT NOT NULL UNIQUE CHECK (length(origin) BETWEEN 1 AND 100),
        name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 60),
        created INTEGER NOT NULL CHECK (created BETWEEN -62135596800 AND 253402300799)
    ) STRICT;
    CREATE TABLE answers (
        id INTEGER PRIMARY KEY,
        learner INTEGER NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
        at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
        skill TEXT NOT NULL CHECK (length(skill) BETWEEN 1 AND 60),
        kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 60),
        code TEXT CHECK (length(code) BETWEEN 1 AND 20),
        part INTEGER NOT NULL CHECK (part BETWEEN 0 AND 255),
        answer TEXT NOT NULL CHECK (length(answer) <= 4000),
        verdict TEXT NOT NULL CHECK (verdict IN ('right', 'partly', 'wrong')),
        slip TEXT CHECK (length(slip) BETWEEN 1 AND 60),
        seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 4294967295),
        language TEXT NOT NULL CHECK (length(language) <= 35),
        after_hints INTEGER NOT NULL CHECK (after_hints IN (0, 1)),
        review INTEGER NOT NULL CHECK (review IN (0, 1))
    ) STRICT;
    CREATE INDEX answers_of_learner ON answers (learner, at);
    PRAGMA application_id = 1098015348;";

const LESSONS: &str =
    "ALTER TABLE learners ADD COLUMN start TEXT CHECK (length(start) BETWEEN 1 AND 60);
    CREATE TABLE lessons (
        learner INTEGER NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
        lesson TEXT NOT NULL CHECK (length(lesson) BETWEEN 1 AND 60),
        at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
        step INTEGER NOT NULL CHECK (step BETWEEN 0 AND 65535),
        finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
        PRIMARY KEY (learner, lesson)
    ) STRICT, WITHOUT ROWID;";

const SESSIONS: &str = "CREATE TABLE sessions (
        learner INTEGER PRIMARY KEY REFERENCES learners (id) ON DELETE CASCADE,
        at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
        purpose TEXT NOT NULL CHECK (length(purpose) BETWEEN 1 AND 60),
        chapter TEXT CHECK (length(chapter) BETWEEN 1 AND 60),
        planned INTEGER CHECK (planned BETWEEN 0 AND 4294967295),
        level INTEGER CHECK (level BETWEEN 1 AND 3),
        seed INTEGER NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
        asks TEXT NOT NULL CHECK (length(asks) BETWEEN 1 AND 20000)
    ) STRICT;";

const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// The schema version that this program writes.
pub(super) const VERSION: i32 = STEPS.len() as i32;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// An empty database.
    Nothing,
    /// A valid history of this version or an earlier one.
    Ours,
    /// A history of a later version.
    Newer(i32),
    /// A database of another program.
    Foreign,
    /// A history that is corrupt or was tampered with.
    Damaged,
}

/// Whether the error means that the file is not, or no longer, a database.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
    )
}

/// Inspects a database without changing it. An error is temporary: a lock, a disk error.
pub(super) fn inspect(connection: &Connection) -> rusqlite::Result<Found> {
    match look(connection) {
        Err(error) if is_damage(&error) => Ok(Found::Damaged),
        other => other,
    }
}

fn look(connection: &Connection) -> rusqlite::Result<Found> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let own = shape(connection)?;
    match (application, version) {
        (0, 0) if own.is_empty() => return Ok(Found::Nothing),
        (APPLICATION, version) if version > VERSION => return Ok(Found::Newer(version)),
        (APPLICATION, 1..) => {}
        _ => return Ok(Found::Foreign),
    }
    if own != expected(version)? {
        return Ok(Found::Damaged);
    }
    let told: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    Ok(if told == "ok" {
        Found::Ours
    } else {
        Found::Damaged
    })
}

/// The name, type and SQL text of every table, index, view and trigger.
type Shape = Vec<(String, String, String)>;

fn shape(connection: &Connection) -> rusqlite::Result<Shape> {
    // Internal SQLite objects have no SQL text, except the table for `AUTOINCREMENT`.
    let mut statement = connection.prepare(
        "SELECT type, name, sql FROM sqlite_schema
         WHERE sql IS NOT NULL AND NOT (type = 'table' AND name = 'sqlite_sequence')
         ORDER BY type, name",
    )?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    rows.collect()
}

/// The expected shape of a history of a version.
fn expected(version: i32) -> rusqlite::Result<Shape> {
    let mut model = Connection::open_in_memory()?;
    let version = usize::try_from(version).unwrap_or(0);
    plain(MIGRATIONS.to_version(&mut model, version))?;
    shape(&model)
}

/// Migrates a database to the current version, in one transaction.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    plain(MIGRATIONS.to_latest(connection))
}

/// The SQLite error within a migration error. Any other is a mistake in `STEPS`.
fn plain(migrated: rusqlite_migration::Result<()>) -> rusqlite::Result<()> {
    migrated.map_err(|error| match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => err,
        other => rusqlite::Error::ToSqlConversionFailure(Box::new(other)),
    })
}
