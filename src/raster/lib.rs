//! A software renderer: paints egui's triangles into pixels on the processor, for computers and
//! tests without a graphics card. [`Raster`] paints a frame, [`Picture`] only the rows that differ
//! from the last one.
//!
//! The result follows egui's wgpu renderer: colours have premultiplied alpha and blend in gamma
//! space, corners snap to 1/256 pixel, and a pixel belongs to a triangle if its centre lies inside,
//! or on its top or left edge. Hence triangles that share an edge never paint a pixel twice.

mod brush;
mod picture;

use std::collections::HashMap;
use std::ops::Range;

use egui::epaint::Primitive;
use egui::{ClippedPrimitive, Color32, ColorImage, ImageData, TextureId, TexturesDelta};

use brush::{Brush, Texture};
pub use picture::Picture;

/// The textures that egui has sent, and the painting with them.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
    freed: Vec<TextureId>,
}

impl Raster {
    /// Applies the texture changes of a frame and leaves `delta` empty, as egui requires.
    ///
    /// A texture that egui frees here can still be painted until the next call, because the frame
    /// that frees it may show it for the last time.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for id in self.freed.drain(..) {
            self.textures.remove(&id);
        }
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let (ImageData::Color(image), options) = (change.image, change.options);
                match (change.pos, self.textures.get_mut(&id)) {
                    (Some(at), Some(texture)) => texture.replace(at, &image),
                    (Some(_), None) => {}
                    (None, _) => {
                        let image = ColorImage::clone(&image);
                        self.textures.insert(id, Texture { image, options });
                    }
                }
            }
        }
        self.freed.extend(delta.free.drain());
    }

    /// Paints a frame of `size` pixels over `background`. `primitives` are in points. Skips
    /// callbacks, and meshes whose texture egui never sent or has freed.
    pub fn paint(
        &self,
        primitives: &[ClippedPrimitive],
        size: [usize; 2],
        pixels_per_point: f32,
        background: Color32,
    ) -> ColorImage {
        let mut target = ColorImage::filled(size, background);
        let rows = 0..size[1];
        self.paint_rows(&mut target, rows, primitives, pixels_per_point, background);
        target
    }

    /// Repaints these rows of a frame over `background`, as if the whole frame were painted.
    pub fn paint_rows(
        &self,
        target: &mut ColorImage,
        rows: Range<usize>,
        primitives: &[ClippedPrimitive],
        pixels_per_point: f32,
        background: Color32,
    ) {
        let [width, height] = target.size;
        let band = rows.start.min(height)..rows.end.min(height);
        target.pixels[band.start * width..band.end * width].fill(background);
        let pixels = |from: f32, to: f32, limit: &Range<usize>| {
            let pixel = |at: f32| (at.round() as i64).clamp(limit.start as i64, limit.end as i64);
            pixel(from)..pixel(to)
        };
        for clipped in primitives {
            if let Primitive::Mesh(mesh) = &clipped.primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
                && !texture.image.pixels.is_empty()
            {
                let clip = clipped.clip_rect * pixels_per_point;
                let mut brush = Brush {
                    texture,
                    columns: pixels(clip.min.x, clip.max.x, &(0..width)),
                    rows: pixels(clip.min.y, clip.max.y, &band),
                    target,
                };
                brush.mesh(mesh, pixels_per_point);
            }
        }
    }
}
