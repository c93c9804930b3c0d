//! A teacher's own boards, which replace the program's bank for this run.

use std::path::PathBuf;
use std::sync::Arc;

use crate::exercise::boards::{Bank, PbnReading, Skipped};

#[derive(Debug, Clone)]
pub struct OwnBoards {
    path: PathBuf,
    bank: Option<Arc<Bank>>,
    skipped: Vec<Skipped>,
}

impl OwnBoards {
    /// The boards of a file. `reading` is `None` if the file could not be read.
    pub fn new(path: PathBuf, reading: Option<PbnReading>) -> Self {
        let reading = reading.map(|reading| (reading.boards, reading.skipped));
        let (boards, skipped) = reading.unzip();
        Self {
            path,
            bank: boards.map(|boards| Arc::new(Bank::new(boards))),
            skipped: skipped.unwrap_or_default(),
        }
    }

    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        name.to_string_lossy().into_owned()
    }

    pub const fn was_read(&self) -> bool {
        self.bank.is_some()
    }

    pub fn bank(&self) -> Option<Arc<Bank>> {
        let bank = self.bank.as_ref()?;
        (!bank.boards().is_empty()).then(|| Arc::clone(bank))
    }

    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }
}
