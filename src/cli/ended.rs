//! How a command ends.

use std::io;
use std::process::ExitCode;

use crate::i18n::Speaker;

use super::Stop;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Done = 0,
    /// A check failed, or there was an error.
    Failed = 1,
    /// The command line was not understood.
    Misused = 2,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}

#[derive(Debug)]
pub enum Failure {
    Stop(Stop),
    /// An error, as a sentence in the user's language, with the exit status.
    Refused(String, Status),
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

impl Failure {
    pub const fn misused(said: String) -> Self {
        Self::Refused(said, Status::Misused)
    }

    pub const fn failed(said: String) -> Self {
        Self::Refused(said, Status::Failed)
    }

    /// The message, if any, and the exit status.
    pub fn told(self, speaker: &Speaker<'_>) -> (Option<String>, Status) {
        match self {
            Self::Refused(said, status) => (Some(said), status),
            // The reader of our output has closed the pipe; that is no error.
            Self::Stop(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                (None, Status::Done)
            }
            Self::Stop(Stop::Output(_)) => (Some(speaker.text("cli-write-error")), Status::Failed),
            Self::Stop(Stop::Input(_)) => (Some(speaker.text("cli-read-error")), Status::Failed),
        }
    }
}
