//! A software renderer: paints egui's triangles into pixels on the processor, for computers and
//! tests without a graphics card.
//!
//! The result follows egui's wgpu renderer: colours have premultiplied alpha and blend in gamma
//! space, corners snap to 1/256 pixel, and a pixel belongs to a triangle if its centre lies inside,
//! or on its top or left edge. Hence triangles that share an edge never paint a pixel twice.

mod brush;

use std::collections::HashMap;
use std::ops::Range;

use egui::epaint::Primitive;
use egui::{ClippedPrimitive, Color32, ColorImage, ImageData, TextureId, TexturesDelta};

use brush::{Brush, Texture};

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

#[cfg(test)]
mod tests {
    use egui::epaint::ImageDelta;
    use egui::{Mesh, Rect, TextureOptions, Vec2, pos2};

    use super::*;

    const CLEAR: Color32 = Color32::TRANSPARENT;
    const RED: Color32 = Color32::RED;
    const BLUE: Color32 = Color32::BLUE;
    const HALF_WHITE: Color32 = Color32::from_rgba_premultiplied(128, 128, 128, 128);

    /// A renderer with one texture. Its first texel is white, as in egui's font texture.
    fn raster(size: [usize; 2], pixels: &[Color32], options: TextureOptions) -> Raster {
        let mut raster = Raster::default();
        let mut delta = TexturesDelta::default();
        let image = ColorImage::new(size, pixels.to_vec());
        delta.push(TextureId::default(), ImageDelta::full(image, options));
        raster.update(&mut delta);
        raster
    }

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    fn paint(raster: &Raster, mesh: Mesh, clip: Rect, below: Color32) -> Vec<Color32> {
        let primitive = ClippedPrimitive {
            clip_rect: clip,
            primitive: Primitive::Mesh(mesh),
        };
        raster.paint(&[primitive], [4, 4], 1.0, below).pixels
    }

    fn plain(mesh: Mesh, clip: Rect, below: Color32) -> Vec<Color32> {
        let raster = raster([1, 1], &[Color32::WHITE], TextureOptions::LINEAR);
        paint(&raster, mesh, clip, below)
    }

    fn filled(shape: Rect, color: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(shape, color);
        mesh
    }

    #[test]
    fn a_rectangle_fills_the_pixels_whose_centres_it_covers() {
        let mesh = filled(rect(0.5, 1.0, 2.5, 2.6), RED);
        let pixels = plain(mesh, Rect::EVERYTHING, BLUE);
        #[rustfmt::skip]
        assert_eq!(pixels, [
            BLUE, BLUE, BLUE, BLUE,
            RED,  RED,  BLUE, BLUE,
            RED,  RED,  BLUE, BLUE,
            BLUE, BLUE, BLUE, BLUE,
        ]);
    }

    #[test]
    fn the_clip_is_rounded_to_pixels() {
        let mesh = filled(Rect::from_min_size(pos2(-1e7, -1e7), Vec2::splat(2e7)), RED);
        let pixels = plain(mesh, rect(1.4, -3.0, 2.6, 1.5), CLEAR);
        let painted: Vec<usize> = (0..16).filter(|&i| pixels[i] == RED).collect();
        assert_eq!(painted, [1, 2, 5, 6]);
    }

    #[test]
    fn alpha_blends_in_gamma_space() {
        let below = Color32::from_rgb(100, 0, 255);
        let mesh = filled(rect(0.0, 0.0, 1.0, 1.0), HALF_WHITE);
        let pixels = plain(mesh, Rect::EVERYTHING, below);
        assert_eq!(pixels[0], Color32::from_rgb(178, 128, 255));
        assert_eq!(pixels[1], below);
    }

    #[test]
    fn triangles_with_shared_edges_cover_each_pixel_once() {
        // The hub lies on a pixel centre, and the spokes go through many more.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(pos2(1.5, 2.5), HALF_WHITE);
        let rim_x = [-9.0, 1.5, 12.0, 9.0, 12.0, -9.0];
        let rim_y = [-8.0, -9.0, -8.0, 2.5, 13.0, 13.0];
        for (i, (x, y)) in (0..).zip(rim_x.into_iter().zip(rim_y)) {
            mesh.colored_vertex(pos2(x, y), HALF_WHITE);
            mesh.add_triangle(0, i + 1, (i + 1) % 6 + 1);
        }
        assert_eq!(plain(mesh, Rect::EVERYTHING, CLEAR), [HALF_WHITE; 16]);
    }

    #[test]
    fn a_glyph_is_copied_texel_by_texel_and_tinted() {
        let texels = [Color32::WHITE, HALF_WHITE, CLEAR, Color32::WHITE];
        let raster = raster([2, 2], &texels, TextureOptions::LINEAR);
        let mut mesh = Mesh::default();
        mesh.add_rect_with_uv(rect(1.0, 1.0, 3.0, 3.0), rect(0.0, 0.0, 1.0, 1.0), RED);
        let pixels = paint(&raster, mesh, Rect::EVERYTHING, Color32::BLACK);
        assert_eq!(pixels[5..7], [RED, Color32::from_rgb(128, 0, 0)]);
        assert_eq!(pixels[9..11], [Color32::BLACK, RED]);
    }

    #[test]
    fn an_enlarged_texture_is_filtered_as_its_options_say() {
        let stretched = |options| {
            let mut mesh = Mesh::default();
            let uv = rect(0.0, 0.0, 1.0, 1.0);
            mesh.add_rect_with_uv(rect(0.0, 0.0, 4.0, 4.0), uv, Color32::WHITE);
            let raster = raster([2, 1], &[Color32::WHITE, Color32::BLACK], options);
            let pixels = paint(&raster, mesh, Rect::EVERYTHING, CLEAR);
            [0, 1, 2, 3].map(|i| pixels[i].r())
        };
        assert_eq!(stretched(TextureOptions::LINEAR), [255, 191, 64, 0]);
        assert_eq!(stretched(TextureOptions::LINEAR_REPEAT), [191, 191, 64, 64]);
        assert_eq!(stretched(TextureOptions::NEAREST), [255, 255, 0, 0]);
    }

    #[test]
    fn a_freed_texture_is_shown_once_more() {
        let mut raster = raster([1, 1], &[Color32::WHITE], TextureOptions::LINEAR);
        let dot = || filled(rect(0.0, 0.0, 1.0, 1.0), RED);
        let mut delta = TexturesDelta::default();
        let part = ColorImage::filled([3, 1], HALF_WHITE);
        let part = ImageDelta::partial([0, 0], part, TextureOptions::LINEAR);
        delta.push(TextureId::default(), part);
        delta.free(TextureId::default());
        raster.update(&mut delta);
        assert!(delta.is_empty());
        let half_red = Color32::from_rgba_premultiplied(128, 0, 0, 128);
        assert_eq!(paint(&raster, dot(), Rect::EVERYTHING, CLEAR)[0], half_red);
        raster.update(&mut delta);
        assert_eq!(paint(&raster, dot(), Rect::EVERYTHING, CLEAR)[0], CLEAR);
    }
}
