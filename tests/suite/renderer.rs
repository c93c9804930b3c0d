//! Pictures of screens without a graphics card: our rasteriser as a renderer for egui_kittest.

use arbitro::raster::Raster;
use egui::{Color32, Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;

/// Renders a test harness with [`Raster`], with the same pixels on every computer.
#[derive(Default)]
pub struct CpuRenderer {
    raster: Raster,
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.raster.update(delta);
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<image::RgbaImage, String> {
        let pixels_per_point = ctx.pixels_per_point();
        let size = (ctx.content_rect().size() * pixels_per_point).round();
        let [width, height] = [size.x as u32, size.y as u32];
        let primitives = ctx.tessellate(output.shapes.clone(), pixels_per_point);
        let pixels = [width as usize, height as usize];
        let picture =
            self.raster
                .paint(&primitives, pixels, pixels_per_point, Color32::TRANSPARENT);
        let bytes = picture.pixels.iter().flat_map(Color32::to_array).collect();
        image::RgbaImage::from_raw(width, height, bytes)
            .ok_or_else(|| format!("a picture of {width} x {height} pixels has other pixels"))
    }
}

/// Draws the app over the whole window, as the real program does; the harness would leave a margin.
pub fn whole_window(ui: &mut egui::Ui, app: &mut arbitro::ui::App) {
    let window = ui.ctx().content_rect();
    let mut root = ui.new_child(egui::UiBuilder::new().max_rect(window));
    root.set_clip_rect(window);
    app.draw_ui(&mut root);
}
