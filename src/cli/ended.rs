//! How a command ends.

use std::io;
use std::process::ExitCode;

use crate::i18n::Speaker;

use super::Stop;

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// All is well: 0.
    Done,
    /// Something asked about is wrong: 1.
    Failed,
    /// The command itself was not understood: 2.
    Misused,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::Failed => 1,
            Status::Misused => 2,
        })
    }
}

/// Why a command did nothing, or broke off.
#[derive(Debug)]
pub enum Failure {
    /// Reading or writing broke off.
    Stop(Stop),
    /// Something is wrong, in words; the command ends with the status.
    Refused(String, Status),
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

impl Failure {
    /// The command itself was not understood.
    pub const fn misused(said: String) -> Self {
        Self::Refused(said, Status::Misused)
    }

    /// Something asked about is wrong.
    pub const fn failed(said: String) -> Self {
        Self::Refused(said, Status::Failed)
    }

    /// What to say of it, and the status that the program ends with.
    pub fn told(self, speaker: &Speaker<'_>) -> (Option<String>, Status) {
        match self {
            Self::Refused(said, status) => (Some(said), status),
            // The reader of our output has seen enough.
            Self::Stop(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                (None, Status::Done)
            }
            Self::Stop(Stop::Output(_)) => (Some(speaker.text("cli-write-error")), Status::Failed),
            Self::Stop(Stop::Input(_)) => (Some(speaker.text("cli-read-error")), Status::Failed),
        }
    }
}
