//! Rasterizes triangles: which pixels belong to one, and in which colour, sampled from a texture.

use std::array::from_fn;
use std::ops::Range;

use egui::epaint::Vertex;
use egui::{Color32, ColorImage, Mesh, TextureFilter, TextureOptions, TextureWrapMode};

/// The size of a pixel in the units of [`Corner`].
const PIXEL: i64 = 256;

/// A vertex on a grid of 1/256 pixel, on which coverage is decided exactly.
#[derive(Clone, Copy)]
struct Corner {
    x: i64,
    y: i64,
    /// Red, green, blue and alpha from 0 to 1; the texture coordinates in texels.
    values: [f32; 6],
}

impl Corner {
    fn new(vertex: &Vertex, pixels_per_point: f32, texture: [usize; 2]) -> Self {
        // Beyond this the products of coordinates would not fit in an i64.
        const FAR: f32 = (1 << 29) as f32;
        let units = pixels_per_point * PIXEL as f32;
        let [x, y] = [vertex.pos.x, vertex.pos.y].map(|at| (at * units).round().clamp(-FAR, FAR));
        let [r, g, b, a] = vertex.color.to_array().map(|part| f32::from(part) / 255.0);
        let (u, v) = (
            vertex.uv.x * texture[0] as f32,
            vertex.uv.y * texture[1] as f32,
        );
        let (x, y, values) = (x as i64, y as i64, [r, g, b, a, u, v]);
        Self { x, y, values }
    }
}

pub(super) struct Brush<'a> {
    pub(super) texture: &'a Texture,
    pub(super) columns: Range<i64>,
    pub(super) rows: Range<i64>,
    pub(super) target: &'a mut ColorImage,
}

impl Brush<'_> {
    pub(super) fn mesh(&mut self, mesh: &Mesh, pixels_per_point: f32) {
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
            let (mut from, mut to) = (self.columns.start, self.columns.end);
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

fn scale(texel: [f32; 4], values: &[f32; 6]) -> [f32; 4] {
    from_fn(|i| texel[i] * values[i])
}

fn over(below: Color32, color: [f32; 4]) -> Color32 {
    let rest = 1.0 - color[3] / 255.0;
    let below = below.to_array();
    // `as` keeps the sum within 0 to 255; adding a half rounds.
    let [r, g, b, a] = from_fn(|i| (color[i] + f32::from(below[i]) * rest + 0.5) as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}

/// The paint of a triangle: colour and texture coordinates, as linear functions of the pixel.
struct Ink<'a> {
    texture: &'a Texture,
    filter: TextureFilter,
    /// The texel, 0 to 255, if it is the same for all pixels.
    texel: Option<[f32; 4]>,
    /// The colour, 0 to 255, if it is the same for all pixels.
    color: Option<[f32; 4]>,
    origin: Corner,
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
        Self {
            texture,
            filter,
            texel,
            color,
            origin: *a,
            across,
            down,
        }
    }

    /// Paints pixels of the row `y`, starting in column `x`.
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

    /// The colour and texture coordinates at the centre of a pixel.
    fn at(&self, x: i64, y: i64) -> [f32; 6] {
        let [x, y] = [x, y].map(|pixel| pixel * PIXEL + PIXEL / 2);
        let pixels = |distance: i64| distance as f64 / PIXEL as f64;
        let (right, down) = (pixels(x - self.origin.x), pixels(y - self.origin.y));
        // In f64, because thin triangles have steep slopes that nearly cancel out.
        from_fn(|i| {
            let change = f64::from(self.across[i]) * right + f64::from(self.down[i]) * down;
            (f64::from(self.origin.values[i]) + change) as f32
        })
    }
}

pub(super) struct Texture {
    pub(super) image: ColorImage,
    pub(super) options: TextureOptions,
}

impl Texture {
    /// Copies `image` into this texture with its corner at `at`, clipped to the texture.
    pub(super) fn replace(&mut self, at: [usize; 2], image: &ColorImage) {
        let [width, height] = self.image.size;
        let [left, top] = [at[0].min(width), at[1].min(height)];
        let fits = image.width().min(width - left);
        let rows = self.image.pixels.chunks_exact_mut(width.max(1)).skip(top);
        for (row, new) in rows.zip(image.pixels.chunks_exact(image.width().max(1))) {
            row[left..left + fits].copy_from_slice(&new[..fits]);
        }
    }

    /// The texel, 0 to 255, for a pixel with these values: colour, then texture coordinates in
    /// texels.
    fn sample(&self, &[.., u, v]: &[f32; 6], filter: TextureFilter) -> [f32; 4] {
        let (x, y) = (floor(u), floor(v));
        let (right, down) = (u - x as f32 - 0.5, v - y as f32 - 0.5);
        // Upright text maps texel to pixel, up to rounding errors. That is common enough for a fast
        // path.
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

    /// Wraps a coordinate into `0..length`; `length` is not zero.
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

/// Rounds down, without the function call that `f32::floor` costs.
fn floor(value: f32) -> i64 {
    let whole = value.clamp(-1e9, 1e9) as i64;
    whole - i64::from(whole as f32 > value)
}
