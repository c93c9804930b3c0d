//! Opens the window, and a second time without a graphics card where graphics have failed.

use std::process::ExitStatus;

use crate::ui::{Options, Renderer, WindowError, restart, run};

/// Runs the window until it is closed. Where graphics fail, `restarting` is called and the program
/// starts once more in software: then the result is the status of that second program.
///
/// # Errors
/// Why there is no window.
pub fn open(
    options: Options,
    seed: u32,
    renderer: Renderer,
    restarting: impl FnOnce(),
) -> Result<Option<ExitStatus>, WindowError> {
    let Err(error) = run(options, seed, renderer) else {
        return Ok(None);
    };
    if error.is_of_graphics() && restart::may_follow(renderer) {
        restarting();
        if let Ok(ended) = restart::in_software() {
            return Ok(Some(ended));
        }
    }
    Err(error)
}
