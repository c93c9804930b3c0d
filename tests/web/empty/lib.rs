//! An empty eframe app in a browser.

use eframe::{WebOptions, WebRunner};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

/// Starts the app on a canvas.
///
/// # Errors
/// The browser cannot draw.
#[wasm_bindgen]
pub async fn start(canvas: HtmlCanvasElement) -> Result<(), JsValue> {
    let create = Box::new(|_: &eframe::CreationContext<'_>| {
        Ok(Box::new(Empty) as Box<dyn eframe::App>)
    });
    let options = WebOptions::default();
    WebRunner::new().start(canvas, options, create).await
}

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        ui.label("Empty");
    }
}
