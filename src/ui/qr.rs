//! QR codes: an address that a phone reads from the screen.

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{Color32, Id, Mesh, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use qrcodegen::{QrCode, QrCodeEcc};

/// The least size of a module on a screen that is looked at from near, in points.
pub const MODULE: f32 = 4.0;

/// The width of the margin that readers need, in modules.
const QUIET: i32 = 4;

/// Draws the code of a text, black on white in any theme. It is as wide as the first width, in
/// points, or up to the last if its modules would be smaller than `module`, in points. Returns false where it does not fit,
/// and draws nothing.
pub fn qr_ui(
    ui: &mut Ui,
    text: &str,
    label: &str,
    module: f32,
    widths: RangeInclusive<f32>,
) -> bool {
    let Some(code) = code_of(ui, label, text) else {
        return false;
    };
    let pixels = ui.ctx().pixels_per_point();
    let across = (code.size() + 2 * QUIET) as f32;
    // Whole pixels, so that every edge is sharp.
    let least = (module * pixels).ceil();
    let module = (widths.start() * pixels / across).floor().max(least);
    if module * across > widths.end() * pixels {
        return false;
    }
    let size = Vec2::splat(module * across / pixels);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label));
    let corner = ((rect.min.to_vec2() * pixels).round() / pixels).to_pos2();
    let at = |x: i32, y: i32| corner + Vec2::new(x as f32, y as f32) * (module / pixels);
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(Rect::from_min_size(corner, size), Color32::WHITE);
    for y in 0..code.size() {
        let mut begin = None;
        // One rectangle for each run of dark modules. Outside the code all are light.
        for x in 0..=code.size() {
            match (begin, code.get_module(x, y)) {
                (None, true) => begin = Some(x),
                (Some(from), false) => {
                    let [top, bottom] = [at(from + QUIET, y + QUIET), at(x + QUIET, y + QUIET + 1)];
                    mesh.add_colored_rect(Rect::from_min_max(top, bottom), Color32::BLACK);
                    begin = None;
                }
                _ => {}
            }
        }
    }
    ui.painter().add(mesh);
    true
}

/// The code of a text; `None` if it is too long for any. Computed once while the text under a label
/// stays the same.
fn code_of(ui: &Ui, label: &str, text: &str) -> Option<Arc<QrCode>> {
    type Known = (String, Option<Arc<QrCode>>);
    let id = Id::unique(("qr-code", label));
    let known = ui.data(|data| data.get_temp::<Known>(id));
    if let Some((_, code)) = known.filter(|(of, _)| of == text) {
        return code;
    }
    // A better correction is taken where the code does not grow by it.
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok().map(Arc::new);
    ui.data_mut(|data| data.insert_temp(id, (text.to_owned(), code.clone())));
    code
}
