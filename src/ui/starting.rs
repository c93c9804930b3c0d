//! Builds the app in a thread of its own while the system opens the window. Reading the texts and
//! the course takes about as long as opening the window.

use std::panic::resume_unwind;
use std::thread::{Builder, JoinHandle};

use crate::ui::{App, Options};

#[derive(Debug)]
pub struct Starting {
    options: Options,
    seed: u32,
    /// `None` if the system could not start a thread.
    thread: Option<JoinHandle<App>>,
}

impl Starting {
    /// Starts to build the app. `seed` decides which fresh exercises come.
    pub fn begin(options: Options, seed: u32) -> Self {
        let own = options.clone();
        let thread = Builder::new().name("app".to_owned());
        let thread = thread.spawn(move || App::new(own, seed)).ok();
        Self {
            options,
            seed,
            thread,
        }
    }

    pub fn app(self) -> App {
        match self.thread.map(JoinHandle::join) {
            Some(Ok(app)) => app,
            // Pass a panic on, so that it is explained to the user here.
            Some(Err(fault)) => resume_unwind(fault),
            None => App::new(self.options, self.seed),
        }
    }
}
