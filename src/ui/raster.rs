//! Paints egui's triangles into pixels on the processor, for computers and tests without a
//! graphics card.
//!
//! The result follows egui's wgpu renderer: colours have premultiplied alpha and blend in gamma
//! space, corners snap to 1/256 pixel, and a pixel belongs to a triangle if its centre lies inside,
//! or on its top or left edge. Hence triangles that share an edge never paint a pixel twice.

use std::collections::HashMap;

use egui::epaint::{Primitive, Vertex};
use egui::{
    ClippedPrimitive, Color32, ColorImage, ImageData, Mesh, Rect, TextureFilter, TextureId,
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
                let ImageData::Color(image) = &change.image;
                if let Some(at) = change.pos {
                    if let Some(texture) = self.textures.get_mut(&id) {
                        texture.replace(at, image);
                    }
                } else {
                    let (image, options) = (ColorImage::clone(image), change.options);
                    self.textures.insert(id, Texture { image, options });
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
        let mut image = ColorImage::filled(size, background);
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            if let Primitive::Mesh(mesh) = primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
                && !texture.image.pixels.is_empty()
            {
                let clip = Clip::new(*clip_rect, pixels_per_point, size);
                Brush {
                    texture,
                    clip,
                    pixels_per_point,
                    target: &mut image,
                }
                .mesh(mesh);
            }
        }
        image
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

    /// The colour, 0 to 255, at a place measured in texels.
    fn sample(&self, u: f32, v: f32, filter: TextureFilter) -> [f32; 4] {
        if filter == TextureFilter::Nearest {
            return self.texel(u.floor() as i64, v.floor() as i64);
        }
        let (u, v) = (u - 0.5, v - 0.5);
        let (left, top) = (u.floor(), v.floor());
        let (x, y) = (left as i64, top as i64);
        let (right, below) = (x.saturating_add(1), y.saturating_add(1));
        let upper = mix(self.texel(x, y), self.texel(right, y), u - left);
        let lower = mix(self.texel(x, below), self.texel(right, below), u - left);
        mix(upper, lower, v - top)
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

fn mix(a: [f32; 4], b: [f32; 4], t: f32) -> [f32; 4] {
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * t)
}

/// The pixels a primitive may touch: columns and rows, from inclusive to exclusive.
#[derive(Clone, Copy)]
struct Clip {
    from: [i64; 2],
    to: [i64; 2],
}

impl Clip {
    fn new(rect: Rect, pixels_per_point: f32, size: [usize; 2]) -> Self {
        let pixel = |points: f32, limit: usize| {
            ((points * pixels_per_point).round() as i64).clamp(0, limit as i64)
        };
        Self {
            from: [pixel(rect.min.x, size[0]), pixel(rect.min.y, size[1])],
            to: [pixel(rect.max.x, size[0]), pixel(rect.max.y, size[1])],
        }
    }
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

/// The first pixel whose centre is at or after a grid coordinate.
fn first_pixel(grid: i64) -> i64 {
    (grid + PIXEL / 2 - 1).div_euclid(PIXEL)
}

/// Paints one mesh.
struct Brush<'a> {
    texture: &'a Texture,
    clip: Clip,
    pixels_per_point: f32,
    target: &'a mut ColorImage,
}

impl Brush<'_> {
    fn mesh(&mut self, mesh: &Mesh) {
        let corner = |&index: &u32| mesh.vertices.get(index as usize).map(|v| self.corner(v));
        let corners: Vec<Option<Corner>> = mesh.indices.iter().map(corner).collect();
        for triangle in corners.chunks_exact(3) {
            if let [Some(a), Some(b), Some(c)] = triangle {
                self.triangle(a, b, c);
            }
        }
    }

    fn corner(&self, vertex: &Vertex) -> Corner {
        // Beyond this the products of coordinates would not fit in an i64.
        const FAR: f32 = (1 << 29) as f32;
        let grid = |points: f32| {
            (points * self.pixels_per_point * PIXEL as f32)
                .round()
                .clamp(-FAR, FAR) as i64
        };
        let [red, green, blue, alpha] = vertex.color.to_array().map(|c| f32::from(c) / 255.0);
        let [width, height] = self.texture.image.size;
        let (u, v) = (vertex.uv.x * width as f32, vertex.uv.y * height as f32);
        let values = [red, green, blue, alpha, u, v];
        Corner {
            x: grid(vertex.pos.x),
            y: grid(vertex.pos.y),
            values,
        }
    }

    fn triangle(&mut self, a: &Corner, b: &Corner, c: &Corner) {
        // Clockwise on the screen, so that the inside is on the right of every edge.
        let clockwise = (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
        let (b, c) = if clockwise { (b, c) } else { (c, b) };
        let Some(paint) = Paint::new(self.texture, a, b, c) else {
            return;
        };
        let top = first_pixel(a.y.min(b.y).min(c.y)).max(self.clip.from[1]);
        let bottom = first_pixel(a.y.max(b.y).max(c.y)).min(self.clip.to[1]);
        for y in top..bottom {
            let (mut from, mut to) = (self.clip.from[0], self.clip.to[0]);
            for (p, q) in [(a, b), (b, c), (c, a)] {
                let (dx, dy) = (q.x - p.x, q.y - p.y);
                // The pixel x is inside where `at_zero - dy * PIXEL * x` is not negative. Edges
                // that are neither top nor left lose the pixels whose centre they hit.
                let owns_edge = dy < 0 || (dy == 0 && dx > 0);
                let at_zero = dx * (y * PIXEL + PIXEL / 2 - p.y)
                    - dy * (PIXEL / 2 - p.x)
                    - i64::from(!owns_edge);
                match dy {
                    0 if at_zero < 0 => to = from,
                    0 => {}
                    ..0 => from = from.max(-at_zero.div_euclid(-dy * PIXEL)),
                    1.. => to = to.min(at_zero.div_euclid(dy * PIXEL) + 1),
                }
            }
            self.span(y, from, to, &paint);
        }
    }

    /// Paints the pixels `from..to` of a row, as far as the clip allows.
    fn span(&mut self, y: i64, from: i64, to: i64, paint: &Paint<'_>) {
        let (from, to) = (from.max(self.clip.from[0]), to.min(self.clip.to[0]));
        if from >= to {
            return;
        }
        let start = y as usize * self.target.width();
        let pixels = &mut self.target.pixels[start + from as usize..start + to as usize];
        match paint.kind {
            Kind::Solid(color) if color[3] >= 255.0 => pixels.fill(over(Color32::BLACK, color)),
            Kind::Solid(color) => pixels.iter_mut().for_each(|p| *p = over(*p, color)),
            Kind::Shaded(texel) => {
                paint.walk(from, y, pixels, |[r, g, b, a, ..]| {
                    scale(texel, [r, g, b, a])
                });
            }
            Kind::Textured(filter) => {
                if let Some(texels) = paint.copied(from, y, pixels.len()) {
                    let [r, g, b, a, ..] = paint.start;
                    for (pixel, texel) in pixels.iter_mut().zip(texels) {
                        if *texel != Color32::TRANSPARENT {
                            let texel = texel.to_array().map(f32::from);
                            *pixel = over(*pixel, scale(texel, [r, g, b, a]));
                        }
                    }
                } else {
                    paint.walk(from, y, pixels, |[r, g, b, a, u, v]| {
                        scale(paint.texture.sample(u, v, filter), [r, g, b, a])
                    });
                }
            }
        }
    }
}

fn scale(texel: [f32; 4], color: [f32; 4]) -> [f32; 4] {
    std::array::from_fn(|i| texel[i] * color[i])
}

/// Lays a premultiplied colour, 0 to 255, over a pixel.
fn over(below: Color32, color: [f32; 4]) -> Color32 {
    let rest = 1.0 - color[3] / 255.0;
    let below = below.to_array();
    // `as` keeps the sum within 0 to 255; adding a half rounds.
    let [r, g, b, a] = std::array::from_fn(|i| (color[i] + f32::from(below[i]) * rest + 0.5) as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}

enum Kind {
    /// One colour, 0 to 255.
    Solid([f32; 4]),
    /// One texel, 0 to 255, times colours that differ.
    Shaded([f32; 4]),
    Textured(TextureFilter),
}

/// The colour and the place in the texture as linear functions of the pixel.
struct Paint<'a> {
    texture: &'a Texture,
    kind: Kind,
    origin: [i64; 2],
    start: [f32; 6],
    across: [f32; 6],
    down: [f32; 6],
}

impl<'a> Paint<'a> {
    /// `None` for a triangle without area.
    fn new(texture: &'a Texture, a: &Corner, b: &Corner, c: &Corner) -> Option<Self> {
        let pixels = |from: i64, to: i64| (to - from) as f64 / PIXEL as f64;
        let (bx, by) = (pixels(a.x, b.x), pixels(a.y, b.y));
        let (cx, cy) = (pixels(a.x, c.x), pixels(a.y, c.y));
        let area = bx * cy - by * cx;
        if area == 0.0 {
            return None;
        }
        let slope = |i: usize, from_b: f64, from_c: f64| {
            let b = f64::from(b.values[i] - a.values[i]);
            let c = f64::from(c.values[i] - a.values[i]);
            ((b * from_b + c * from_c) / area) as f32
        };
        let across: [f32; 6] = std::array::from_fn(|i| slope(i, cy, -by));
        let down: [f32; 6] = std::array::from_fn(|i| slope(i, -cx, bx));
        let texels_per_pixel = across[4].hypot(across[5]).max(down[4].hypot(down[5]));
        let filter = if texels_per_pixel > 1.0 {
            texture.options.minification
        } else {
            texture.options.magnification
        };
        let [red, green, blue, alpha, u, v] = a.values;
        let kind = if across[4..] != [0.0; 2] || down[4..] != [0.0; 2] {
            Kind::Textured(filter)
        } else if across != [0.0; 6] || down != [0.0; 6] {
            Kind::Shaded(texture.sample(u, v, filter))
        } else {
            Kind::Solid(scale(
                texture.sample(u, v, filter),
                [red, green, blue, alpha],
            ))
        };
        Some(Self {
            texture,
            kind,
            origin: [a.x, a.y],
            start: a.values,
            across,
            down,
        })
    }

    /// Colour and place in the texture at the centre of a pixel.
    fn at(&self, x: i64, y: i64) -> [f32; 6] {
        let distance =
            |pixel: i64, from: i64| (pixel * PIXEL + PIXEL / 2 - from) as f64 / PIXEL as f64;
        let (right, down) = (distance(x, self.origin[0]), distance(y, self.origin[1]));
        // In f64, because thin triangles have steep slopes that nearly cancel out.
        std::array::from_fn(|i| {
            let change = f64::from(self.across[i]) * right + f64::from(self.down[i]) * down;
            (f64::from(self.start[i]) + change) as f32
        })
    }

    /// Lays over each pixel of a row what `color` makes of its colour and place.
    fn walk(&self, x: i64, y: i64, row: &mut [Color32], color: impl Fn([f32; 6]) -> [f32; 4]) {
        let start = self.at(x, y);
        for (step, pixel) in row.iter_mut().enumerate() {
            let step = step as f32;
            let values = std::array::from_fn(|i| start[i] + self.across[i] * step);
            *pixel = over(*pixel, color(values));
        }
    }

    /// The texels of a row, if they lie exactly under its pixels and share one colour, as in
    /// upright text.
    fn copied(&self, x: i64, y: i64, length: usize) -> Option<&'a [Color32]> {
        const NEAR: f32 = 1.0 / 512.0;
        let [.., u, v] = self.at(x, y).map(|value| value - 0.5);
        let (left, top) = (u.round(), v.round());
        let [width, height] = self.texture.image.size;
        let drift = (self.across[4] - 1.0).abs() * length as f32;
        let straight = self.across[..4] == [0.0; 4]
            && self.down[..5] == [0.0; 5]
            && self.across[5] == 0.0
            && drift.max((u - left).abs()).max((v - top).abs()) < NEAR;
        let inside = left >= 0.0 && top >= 0.0 && (top as usize) < height;
        if !straight || !inside || left as usize + length > width {
            return None;
        }
        let start = top as usize * width + left as usize;
        self.texture.image.pixels.get(start..start + length)
    }
}
