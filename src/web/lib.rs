//! Arbitro in a browser: the app on a canvas, and what its page has to do for it.
//!
//! There is no file system. The page gives the bytes of the history and the text of the settings when
//! it starts the app, and stores them again when the app says so.

#![cfg(target_family = "wasm")]

mod exchange;
mod reader;

use std::cell::LazyCell;
use std::sync::Arc;

use arbitro::clock::Clock;
use arbitro::exercise::{ItemCode, generate};
use arbitro::i18n::Locale;
use arbitro::learner::Trouble;
use arbitro::settings::{Settings, SettingsFile};
use arbitro::ui::link::Link;
use arbitro::ui::{App, HistoryAt, Options, theme};
use eframe::{WebOptions, WebRunner};
use exchange::Exchange;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsError, JsValue};
use web_sys::HtmlCanvasElement;

#[wasm_bindgen]
extern "C" {
    /// The page, which stores what the app cannot.
    pub type Page;

    /// Whether there is a place for the history.
    #[wasm_bindgen(method, getter)]
    fn keeps(this: &Page) -> bool;

    /// Whether a history could not be stored since the last time this was asked.
    #[wasm_bindgen(method, js_name = takeFailure)]
    fn take_failure(this: &Page) -> bool;

    /// Stores the bytes of the history before the next frame is shown.
    #[wasm_bindgen(method, js_name = keepHistory)]
    fn keep_history(this: &Page, bytes: &[u8]);

    /// Stores the text of the settings.
    #[wasm_bindgen(method, js_name = keepSettings)]
    fn keep_settings(this: &Page, text: &str);

    /// The address of the page, without a link into the app.
    #[wasm_bindgen(method, getter)]
    fn address(this: &Page) -> String;

    /// The link that was opened since the last time this was asked, or gone back to.
    #[wasm_bindgen(method, js_name = takeLink)]
    fn take_link(this: &Page) -> Option<String>;

    /// Whether the app itself put the link into the address that is there now.
    #[wasm_bindgen(method, getter, js_name = isOwnLink)]
    fn is_own_link(this: &Page) -> bool;

    /// Puts a link into the address. If `enters` is true, Back leads to the one that was there.
    #[wasm_bindgen(method, js_name = showLink)]
    fn show_link(this: &Page, link: &str, enters: bool);

    /// Calls a function whenever there is a link to take.
    #[wasm_bindgen(method, js_name = onLink)]
    fn on_link(this: &Page, wake: &JsValue);
}

/// Starts the app on a canvas, with the history and the settings that the page has stored.
///
/// # Errors
/// The browser cannot draw: it has no WebGL.
#[wasm_bindgen]
pub async fn start(
    canvas: HtmlCanvasElement,
    page: Page,
    history: Option<Vec<u8>>,
    settings: Option<String>,
) -> Result<(), JsError> {
    let settings = SettingsFile::of_text(settings.as_deref().unwrap_or_default());
    let locale = settings.settings().locale;
    let options = Options {
        settings,
        history: HistoryAt::Host(history.map(Arc::from)),
        clock: Clock::of_system(),
        address: Some(page.address()),
        ..Options::new(locale.unwrap_or_else(Locale::of_system))
    };
    // Milliseconds since the page was opened would repeat from day to day.
    let seed = js_sys::Date::now() as u64 as u32;
    // Before WebGL is asked for, which the browser is still starting.
    let app = App::new(options, seed);
    let create = Box::new(move |creation: &eframe::CreationContext<'_>| {
        theme::install_fonts(&creation.egui_ctx);
        creation.egui_ctx.add_plugin(reader::Reader::default());
        let exchange = Exchange::new(&creation.egui_ctx);
        let context = creation.egui_ctx.clone();
        let wake = Closure::<dyn FnMut()>::new(move || context.request_repaint());
        page.on_link(&wake.into_js_value());
        let web = Web::new(app, page, exchange);
        Ok(Box::new(web) as Box<dyn eframe::App>)
    });
    let started = WebRunner::new()
        .start(canvas, WebOptions::default(), create)
        .await;
    started.map_err(|error| JsError::new(&told(&error)))
}

/// The lesson text of the exercise of a code, as every system makes it. `None` if it is no code.
#[wasm_bindgen(js_name = exerciseText)]
pub fn exercise_text(code: &str) -> Option<String> {
    let code: ItemCode = code.parse().ok()?;
    Some(generate(&code).text())
}

fn told(error: &JsValue) -> String {
    error.as_string().unwrap_or_else(|| format!("{error:?}"))
}

/// The app, and what of it the page has stored.
struct Web {
    app: App,
    page: Page,
    exchange: Exchange,
    changes: u64,
    settings: Settings,
    /// The link in the address; `None` before the first frame.
    link: Option<Link>,
}

impl Web {
    fn new(mut app: App, page: Page, exchange: Exchange) -> Self {
        let settings = app.state().choices;
        if !page.keeps() {
            app.history_unstored(Trouble::Nowhere);
        }
        let mut web = Self {
            app,
            page,
            exchange,
            changes: 0,
            settings,
            link: None,
        };
        web.changes = web.changes_now();
        web
    }

    fn changes_now(&self) -> u64 {
        let history = self.app.state().notebook.history();
        history.map_or(0, |history| history.changes())
    }

    /// Has the page store what this frame has changed.
    fn keep(&mut self) {
        let changes = self.changes_now();
        if changes != self.changes
            && let Some(history) = self.app.state().notebook.history()
        {
            match history.to_bytes() {
                Ok(bytes) => self.page.keep_history(&bytes),
                Err(error) => self.app.history_unstored(Trouble::NotKept(error)),
            }
            self.changes = changes;
        }
        let settings = self.app.state().choices;
        if settings != self.settings {
            self.page.keep_settings(&SettingsFile::to_text(settings));
            self.settings = settings;
        }
    }

    /// Follows a link that was opened. Returns whether the app now is where the address says.
    fn follow(&mut self) -> Option<bool> {
        let text = self.page.take_link()?;
        let Some(mut link) = Link::read(&text) else {
            return Some(self.app.follow_unread());
        };
        if !self.page.is_own_link() {
            return Some(self.app.follow(link));
        }
        // Back and Forward do not change the language, which may have been chosen meanwhile.
        if self.link.is_some() {
            link.locale = None;
        }
        Some(self.app.return_to(link))
    }

    /// Has the address say what is on the screen. `followed` is the result of [`Self::follow`].
    fn show_link(&mut self, followed: Option<bool>) {
        let link = self.app.link();
        if followed.is_none() && self.link.as_ref() == Some(&link) {
            return;
        }
        let before = self.link.as_ref();
        let enters = match followed {
            Some(went) => !went,
            None => before.is_some_and(|before| link.is_step_from(before)),
        };
        self.page.show_link(&link.to_string(), enters);
        self.link = Some(link);
    }
}

impl eframe::App for Web {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if self.page.take_failure() {
            self.app.history_unstored(Trouble::NotStored);
        }
        if ui.cumulative_frame_nr() == 0 {
            ui.request_repaint();
        } else {
            // Once there is something to look at.
            LazyCell::force(&self.app.state().course);
        }
        let followed = self.follow();
        self.exchange.tell(&mut self.app);
        self.app.draw_ui(ui);
        self.exchange.ask(&mut self.app, &self.page);
        self.keep();
        self.show_link(followed);
    }
}
