//! Files between the app and the page, and the page on the whole screen.

use std::sync::Mutex;

use arbitro::ui::App;
use arbitro::ui::chooser::Wanted;
use egui::Context;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Page;

#[wasm_bindgen]
extern "C" {
    /// Gives the user a new file.
    #[wasm_bindgen(method)]
    fn download(this: &Page, name: &str, bytes: &[u8]);

    /// Keeps what is stored and is no history under another name, before a new history is stored.
    #[wasm_bindgen(method, js_name = setAside)]
    fn set_aside(this: &Page);

    /// Asks the user for a file whose name has this ending.
    #[wasm_bindgen(method)]
    fn choose(this: &Page, ending: &str);

    /// Fills the screen, or no longer.
    #[wasm_bindgen(method, js_name = fillScreen)]
    fn fill_screen(this: &Page, full: bool);

    /// Whether the browser is to ask before it closes the page.
    #[wasm_bindgen(method)]
    fn hold(this: &Page, unsaved: bool);
}

/// What has happened on the page.
enum News {
    /// The user has chosen or dropped a file; without bytes it could not be read.
    File {
        chosen: bool,
        name: String,
        bytes: Option<Vec<u8>>,
    },
    Screen {
        can_fill: bool,
        filled: bool,
    },
}

/// What has happened since the last frame, and the context to wake for it.
static NEWS: Mutex<(Vec<News>, Option<Context>)> = Mutex::new((Vec::new(), None));

fn tell(news: News) {
    if let Ok(mut told) = NEWS.lock() {
        told.0.push(news);
        if let Some(context) = &told.1 {
            context.request_repaint();
        }
    }
}

/// The user has chosen a file, or dropped it; `bytes` is missing if it cannot be read.
#[wasm_bindgen]
pub fn hand_in(chosen: bool, name: String, bytes: Option<Vec<u8>>) {
    tell(News::File {
        chosen,
        name,
        bytes,
    });
}

/// Whether the page can fill the screen, and whether it does.
#[wasm_bindgen]
pub fn screen_filled(can_fill: bool, filled: bool) {
    tell(News::Screen { can_fill, filled });
}

/// What was last asked of the page.
#[derive(Default)]
pub struct Exchange {
    wanted: Option<Wanted>,
    full: bool,
    held: bool,
}

impl Exchange {
    pub fn new(context: &Context) -> Self {
        if let Ok(mut told) = NEWS.lock() {
            told.1 = Some(context.clone());
        }
        Self::default()
    }

    /// Tells the app what has happened on the page.
    pub fn tell(&mut self, app: &mut App) {
        let news = NEWS.lock().map(|mut told| std::mem::take(&mut told.0));
        for news in news.unwrap_or_default() {
            match news {
                News::File {
                    chosen,
                    name,
                    bytes,
                } => {
                    let wanted = self.wanted.take_if(|_| chosen);
                    app.hand_in(wanted, &name, bytes);
                }
                News::Screen { can_fill, filled } => {
                    self.full = filled;
                    app.screen_filled(can_fill, filled);
                }
            }
        }
    }

    /// Has the page do what the app asks for. The history is to be stored after that.
    pub fn ask(&mut self, app: &mut App, page: &Page) {
        if app.take_set_aside() {
            page.set_aside();
        }
        for file in app.take_downloads() {
            page.download(&file.name, &file.bytes);
        }
        if let Some(wanted) = app.take_wanted() {
            self.wanted = Some(wanted);
            page.choose(&format!(".{}", wanted.extension()));
        }
        let full = app.state().full_screen;
        if full != self.full {
            self.full = full;
            page.fill_screen(full);
        }
        let held = app.is_unsaved();
        if held != self.held {
            self.held = held;
            page.hold(held);
        }
    }
}
