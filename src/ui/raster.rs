//! Paints egui's triangles into pixels on the processor, for computers and tests without a
//! graphics card.
//!
//! The result follows egui's wgpu renderer: colours have premultiplied alpha and blend in gamma
//! space, corners snap to 1/256 pixel, and a pixel belongs to a triangle if its centre lies inside,
//! or on its top or left edge. Hence triangles that share an edge never paint a pixel twice.

use std::array::from_fn;
use std::collections::HashMap;
use std::ops::Range;

use egui::epaint::{Primitive, Vertex};
use egui::{
    ClippedPrimitive, Color32, ColorImage, ImageData, Mesh, TextureFilter, TextureId,
    TextureOptions, TextureWrapMode, TexturesDelta,
};

/// The textures egui has sent so far, and the painter that uses them.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
    freed: Vec<TextureId>,
}

impl Raster {
    /// A painter that has no textures yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes over the texture changes of a frame and leaves `delta` empty, as egui demands.
    ///
    /// Textures that egui frees here can still be painted until the next call, because the frame
    /// that frees a texture may show it for the last time.
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

    /// Paints a frame of `size` pixels over `background`.
    ///
    /// `primitives` are in points. Callbacks are not painted, nor are meshes whose texture egui
    /// has never sent or has freed.
    pub fn paint(
        &self,
        primitives: &[ClippedPrimitive],
        size: [usize; 2],
        pixels_per_point: f32,
        background: Color32,
    ) -> ColorImage {
        let mut target = ColorImage::filled(size, background);
        self.paint_rows(
            &mut target,
            0..size[1],
            primitives,
            pixels_per_point,
            background,
        );
        target
    }

    /// Paints these rows of a frame anew, over `background`: the same pixels as in the whole.
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
        for clipped in primitives {
            if let Primitive::Mesh(mesh) = &clipped.primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
                && !texture.image.pixels.is_empty()
            {
                let clip = clipped.clip_rect * pixels_per_point;
                let pixels = |from: f32, to: f32, limit: &Range<usize>| {
                    let limit = [limit.start as i64, limit.end as i64];
                    let [from, to] =
                        [from, to].map(|x| (x.round() as i64).clamp(limit[0], limit[1]));
                    from..to
                };
                let columns = pixels(clip.min.x, clip.max.x, &(0..width));
                let rows = pixels(clip.min.y, clip.max.y, &band);
                Brush {
                    texture,
                    columns,
                    rows,
                    target,
                }
                .mesh(mesh, pixels_per_point);
            }
        }
    }
}

struct Texture {
    image: ColorImage,
    options: TextureOptions,
}

impl Texture {
    /// Puts `image` into this texture with its corner at `at`; what does not fit is left out.
    fn replace(&mut self, at: [usize; 2], image: &ColorImage) {
        let [width, height] = self.image.size;
        let [left, top] = [at[0].min(width), at[1].min(height)];
        let fits = image.width().min(width - left);
        let rows = self.image.pixels.chunks_exact_mut(width.max(1)).skip(top);
        for (row, new) in rows.zip(image.pixels.chunks_exact(image.width().max(1))) {
            row[left..left + fits].copy_from_slice(&new[..fits]);
        }
    }

    /// The texel, 0 to 255, for a pixel with these [`Corner::values`].
    fn sample(&self, &[.., u, v]: &[f32; 6], filter: TextureFilter) -> [f32; 4] {
        let (x, y) = (floor(u), floor(v));
        let (right, down) = (u - x as f32 - 0.5, v - y as f32 - 0.5);
        // Upright text lies texel on pixel, up to rounding errors: worth a short cut.
        if filter == TextureFilter::Nearest || right.abs().max(down.abs()) < 1.0 / 512.0 {
            return self.texel(x, y);
        }
        let (beside, below) = (x + right.signum() as i64, y + down.signum() as i64);
        let mix = |a: [f32; 4], b: [f32; 4], t: f32| from_fn(|i| a[i] + (b[i] - a[i]) * t);
        let near = mix(self.texel(x, y), self.texel(beside, y), right.abs());
        let far = mix(self.texel(x, below), self.texel(beside, below), right.abs());
        mix(near, far, down.abs())
    }

    fn texel(&self, x: i64, y: i64) -> [f32; 4] {
        let [width, height] = self.image.size;
        let index = self.wrap(y, height) * width + self.wrap(x, width);
        self.image.pixels[index].to_array().map(f32::from)
    }

    /// Brings a coordinate into `0..length`; `length` is not zero.
    fn wrap(&self, coordinate: i64, length: usize) -> usize {
        let length = length as i64;
        let inside = match self.options.wrap_mode {
            TextureWrapMode::ClampToEdge => coordinate.clamp(0, length - 1),
            TextureWrapMode::Repeat => coordinate.rem_euclid(length),
            TextureWrapMode::MirroredRepeat => {
                let phase = coordinate.rem_euclid(2 * length);
                phase.min(2 * length - 1 - phase)
            }
        };
        inside as usize
    }
}

/// Rounds down without the call that `f32::floor` costs.
fn floor(value: f32) -> i64 {
    let whole = value.clamp(-1e9, 1e9) as i64;
    whole - i64::from(whole as f32 > value)
}

/// One pixel in the units of [`Corner`].
const PIXEL: i64 = 256;

/// A vertex on the grid, 1/256 pixel, on which triangles are decided exactly.
#[derive(Clone, Copy)]
struct Corner {
    x: i64,
    y: i64,
    /// Red, green, blue and alpha from 0 to 1; place in the texture in texels.
    values: [f32; 6],
}

impl Corner {
    fn new(vertex: &Vertex, pixels_per_point: f32, texture: [usize; 2]) -> Self {
        // Beyond this the products of coordinates would not fit in an i64.
        const FAR: f32 = (1 << 29) as f32;
        let units = pixels_per_point * PIXEL as f32;
        let [x, y] = [vertex.pos.x, vertex.pos.y].map(|at| (at * units).round().clamp(-FAR, FAR));
        let [r, g, b, a] = vertex.color.to_array().map(|part| f32::from(part) / 255.0);
        let [u, v] = [
            vertex.uv.x * texture[0] as f32,
            vertex.uv.y * texture[1] as f32,
        ];
        Self {
            x: x as i64,
            y: y as i64,
            values: [r, g, b, a, u, v],
        }
    }
}

/// Paints one mesh into the rows and columns it may touch.
struct Brush<'a> {
    texture: &'a Texture,
    columns: Range<i64>,
    rows: Range<i64>,
    target: &'a mut ColorImage,
}

impl Brush<'_> {
    fn mesh(&mut self, mesh: &Mesh, pixels_per_point: f32) {
        let size = self.texture.image.size;
        let corner = |vertex| Corner::new(vertex, pixels_per_point, size);
        let corners: Vec<Corner> = mesh.vertices.iter().map(corner).collect();
        for triangle in mesh.indices.chunks_exact(3) {
            let corner = |i: usize| corners.get(triangle[i] as usize);
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.triangle(a, b, c);
            }
        }
    }

    fn triangle(&mut self, a: &Corner, b: &Corner, c: &Corner) {
        // Clockwise on the screen, so that the inside is on the right of every edge.
        let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        let (b, c) = if area < 0 { (c, b) } else { (b, c) };
        if area == 0 {
            return;
        }
        let ink = Ink::new(self.texture, a, b, c);
        // The first row whose centre is at or after a grid coordinate.
        let row = |y: i64| (y + PIXEL / 2 - 1).div_euclid(PIXEL);
        let top = row(a.y.min(b.y).min(c.y)).max(self.rows.start);
        let bottom = row(a.y.max(b.y).max(c.y)).min(self.rows.end);
        for y in top..bottom {
            let Range {
                start: mut from,
                end: mut to,
            } = self.columns;
            for (p, q) in [(a, b), (b, c), (c, a)] {
                let (dx, dy) = (q.x - p.x, q.y - p.y);
                // The pixel x is inside where `at_zero - dy * PIXEL * x` is not negative. Edges
                // that are neither top nor left lose the pixels whose centre they hit.
                let keeps_hits = dy < 0 || (dy == 0 && dx > 0);
                let centre = PIXEL / 2;
                let at_zero = dx * (y * PIXEL + centre - p.y) - dy * (centre - p.x);
                let at_zero = if keeps_hits { at_zero } else { at_zero - 1 };
                match dy {
                    ..0 => from = from.max(-at_zero.div_euclid(-dy * PIXEL)),
                    0 if at_zero < 0 => to = from,
                    0 => {}
                    1.. => to = to.min(at_zero.div_euclid(dy * PIXEL) + 1),
                }
            }
            if from < to {
                let start = y as usize * self.target.size[0];
                let span = start + from as usize..start + to as usize;
                ink.fill(&mut self.target.pixels[span], from, y);
            }
        }
    }
}

/// The colour of a pixel with these [`Corner::values`].
fn scale(texel: [f32; 4], values: &[f32; 6]) -> [f32; 4] {
    from_fn(|i| texel[i] * values[i])
}

/// Lays a premultiplied colour, 0 to 255, over a pixel.
fn over(below: Color32, color: [f32; 4]) -> Color32 {
    let rest = 1.0 - color[3] / 255.0;
    let below = below.to_array();
    // `as` keeps the sum within 0 to 255; adding a half rounds.
    let [r, g, b, a] = from_fn(|i| (color[i] + f32::from(below[i]) * rest + 0.5) as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}

/// What a triangle is painted with: colour and place in the texture, linear functions of the pixel.
struct Ink<'a> {
    texture: &'a Texture,
    filter: TextureFilter,
    /// The texel, 0 to 255, if all pixels have the same.
    texel: Option<[f32; 4]>,
    /// The colour, 0 to 255, if all pixels have the same.
    color: Option<[f32; 4]>,
    origin: [i64; 2],
    start: [f32; 6],
    across: [f32; 6],
    down: [f32; 6],
}

impl<'a> Ink<'a> {
    fn new(texture: &'a Texture, a: &Corner, b: &Corner, c: &Corner) -> Self {
        let pixels = |from: i64, to: i64| (to - from) as f64 / PIXEL as f64;
        let (bx, by) = (pixels(a.x, b.x), pixels(a.y, b.y));
        let (cx, cy) = (pixels(a.x, c.x), pixels(a.y, c.y));
        let slope = |i: usize, by_b: f64, by_c: f64| {
            let [b, c] = [b, c].map(|corner| f64::from(corner.values[i] - a.values[i]));
            ((b * by_b + c * by_c) / (bx * cy - by * cx)) as f32
        };
        let across: [f32; 6] = from_fn(|i| slope(i, cy, -by));
        let down: [f32; 6] = from_fn(|i| slope(i, -cx, bx));
        // Texels per pixel, squared.
        let density = |step: &[f32; 6]| step[4] * step[4] + step[5] * step[5];
        let density = density(&across).max(density(&down));
        let options = &texture.options;
        let filter = if density > 1.0 {
            options.minification
        } else {
            options.magnification
        };
        let texel = (density == 0.0).then(|| texture.sample(&a.values, filter));
        let flat = across == [0.0; 6] && down == [0.0; 6];
        let color = texel.filter(|_| flat).map(|texel| scale(texel, &a.values));
        let (origin, start) = ([a.x, a.y], a.values);
        Self {
            texture,
            filter,
            texel,
            color,
            origin,
            start,
            across,
            down,
        }
    }

    /// Paints pixels of the row `y`, the first of them in column `x`.
    fn fill(&self, pixels: &mut [Color32], x: i64, y: i64) {
        match self.color {
            Some(color) if color[3] >= 255.0 => pixels.fill(over(Color32::BLACK, color)),
            Some(color) => pixels
                .iter_mut()
                .for_each(|pixel| *pixel = over(*pixel, color)),
            None => {
                let start = self.at(x, y);
                for (step, pixel) in pixels.iter_mut().enumerate() {
                    let values = from_fn(|i| start[i] + self.across[i] * step as f32);
                    let sample = || self.texture.sample(&values, self.filter);
                    let texel = self.texel.unwrap_or_else(sample);
                    if texel != [0.0; 4] {
                        *pixel = over(*pixel, scale(texel, &values));
                    }
                }
            }
        }
    }

    /// Colour and place in the texture at the centre of a pixel.
    fn at(&self, x: i64, y: i64) -> [f32; 6] {
        let [x, y] = [x, y].map(|pixel| pixel * PIXEL + PIXEL / 2);
        let [right, down] =
            [x - self.origin[0], y - self.origin[1]].map(|d| d as f64 / PIXEL as f64);
        // In f64, because thin triangles have steep slopes that nearly cancel out.
        from_fn(|i| {
            let change = f64::from(self.across[i]) * right + f64::from(self.down[i]) * down;
            (f64::from(self.start[i]) + change) as f32
        })
    }
}

#[cfg(test)]
mod tests {
    use egui::epaint::ImageDelta;
    use egui::{Rect, Vec2, pos2, vec2};

    use super::*;

    const CLEAR: Color32 = Color32::TRANSPARENT;
    const RED: Color32 = Color32::RED;
    const BLUE: Color32 = Color32::BLUE;
    const HALF_WHITE: Color32 = Color32::from_rgba_premultiplied(128, 128, 128, 128);

    /// A painter whose first texture has these texels, the first of them white as egui's.
    fn raster(size: [usize; 2], pixels: &[Color32], options: TextureOptions) -> Raster {
        let mut raster = Raster::new();
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

    /// A 4 × 4 picture of a mesh in one colour.
    fn plain(mesh: Mesh, clip: Rect, below: Color32) -> Vec<Color32> {
        paint(
            &raster([1, 1], &[Color32::WHITE], TextureOptions::LINEAR),
            mesh,
            clip,
            below,
        )
    }

    fn filled(shape: Rect, color: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(shape, color);
        mesh
    }

    #[test]
    fn a_rectangle_fills_the_pixels_whose_centres_it_covers() {
        let pixels = plain(
            filled(rect(0.5, 1.0, 2.5, 2.6), RED),
            Rect::EVERYTHING,
            BLUE,
        );
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
        let pixels = plain(
            filled(rect(0.0, 0.0, 1.0, 1.0), HALF_WHITE),
            Rect::EVERYTHING,
            below,
        );
        assert_eq!(pixels[0], Color32::from_rgb(178, 128, 255));
        assert_eq!(pixels[1], below);
    }

    #[test]
    fn triangles_with_shared_edges_cover_each_pixel_once() {
        // The hub lies on a pixel centre, and the spokes go through many more.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(pos2(1.5, 2.5), HALF_WHITE);
        let rim = [
            (-9.0, -8.0),
            (1.5, -9.0),
            (12.0, -8.0),
            (9.0, 2.5),
            (12.0, 13.0),
            (-9.0, 13.0),
        ];
        for (i, (x, y)) in (0..).zip(rim) {
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
            let uv = Rect::from_min_size(pos2(0.0, 0.0), vec2(1.0, 1.0));
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
        delta.push(
            TextureId::default(),
            ImageDelta::partial([0, 0], part, TextureOptions::LINEAR),
        );
        delta.free(TextureId::default());
        raster.update(&mut delta);
        assert!(delta.is_empty());
        let half_red = Color32::from_rgba_premultiplied(128, 0, 0, 128);
        assert_eq!(paint(&raster, dot(), Rect::EVERYTHING, CLEAR)[0], half_red);
        raster.update(&mut delta);
        assert_eq!(paint(&raster, dot(), Rect::EVERYTHING, CLEAR)[0], CLEAR);
    }
}
