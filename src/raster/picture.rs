//! The pixels of the window, and their partial repaint.

use std::ops::Range;

use egui::epaint::{Primitive, Vertex};
use egui::{ClippedPrimitive, Color32, ColorImage, Mesh, Rect, TextureId, TexturesDelta};

use crate::Raster;

/// The pixels that the window shows, and the frame they were painted from.
#[derive(Default)]
pub struct Picture {
    raster: Raster,
    image: ColorImage,
    primitives: Vec<ClippedPrimitive>,
    pixels_per_point: f32,
    background: Color32,
}

impl Picture {
    /// The pixels, row by row.
    pub const fn image(&self) -> &ColorImage {
        &self.image
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> [usize; 2] {
        self.image.size
    }

    /// Paints the rows of a frame that differ from the last frame, and returns them. `primitives`
    /// are in points, `size` is in pixels; `delta` is left empty, as egui requires.
    pub fn paint(
        &mut self,
        delta: &mut TexturesDelta,
        primitives: Vec<ClippedPrimitive>,
        size: [usize; 2],
        pixels_per_point: f32,
        background: Color32,
    ) -> Range<usize> {
        let same_ground = size == self.image.size
            && pixels_per_point == self.pixels_per_point
            && background == self.background
            && delta.set.is_empty();
        self.raster.update(delta);
        let rows = if same_ground {
            changed_rows(&self.primitives, &primitives, pixels_per_point, size[1])
        } else {
            0..size[1]
        };
        if size != self.image.size {
            self.image = ColorImage::filled(size, background);
        }
        if !rows.is_empty() {
            let (raster, image, rows) = (&self.raster, &mut self.image, rows.clone());
            raster.paint_rows(image, rows, &primitives, pixels_per_point, background);
        }
        (self.primitives, self.pixels_per_point, self.background) =
            (primitives, pixels_per_point, background);
        rows
    }
}

/// A triangle with everything that decides its pixels.
#[derive(PartialEq)]
struct Triangle {
    clip: Rect,
    texture: TextureId,
    corners: [Vertex; 3],
}

impl Triangle {
    /// The vertical range that the triangle may touch, in points.
    fn span(&self) -> [f32; 2] {
        let [a, b, c] = [0, 1, 2].map(|i: usize| self.corners[i].pos.y);
        [
            a.min(b).min(c).max(self.clip.min.y),
            a.max(b).max(c).min(self.clip.max.y),
        ]
    }
}

fn meshes(frame: &[ClippedPrimitive]) -> impl DoubleEndedIterator<Item = (Rect, &Mesh)> {
    frame.iter().filter_map(|clipped| match &clipped.primitive {
        Primitive::Mesh(mesh) => Some((clipped.clip_rect, mesh)),
        Primitive::Callback(_) => None,
    })
}

fn triangles(frame: &[ClippedPrimitive]) -> impl DoubleEndedIterator<Item = Triangle> {
    meshes(frame).flat_map(|(clip, mesh)| {
        mesh.indices.chunks_exact(3).map(move |indices| Triangle {
            clip,
            texture: mesh.texture_id,
            corners: [0, 1, 2].map(|i: usize| {
                let vertex = mesh.vertices.get(indices[i] as usize);
                vertex.copied().unwrap_or_default()
            }),
        })
    })
}

/// The pixel rows in which two frames may differ. Skips the equal triangles at the start and at the
/// end of both frames; the rest decides.
fn changed_rows(
    before: &[ClippedPrimitive],
    after: &[ClippedPrimitive],
    pixels_per_point: f32,
    height: usize,
) -> Range<usize> {
    let count = |frame| meshes(frame).map(|(_, mesh)| mesh.indices.len() / 3).sum();
    let counts: [usize; 2] = [count(before), count(after)];
    let same = |(a, b): &(Triangle, Triangle)| a == b;
    let both = triangles(before).zip(triangles(after));
    let head = both.take_while(same).count();
    if counts == [head; 2] {
        return 0..0;
    }
    let both = triangles(before).rev().zip(triangles(after).rev());
    let rest = counts[0].min(counts[1]) - head;
    let tail = both.take(rest).take_while(same).count();
    let between = |frame, count: usize| triangles(frame).skip(head).take(count - head - tail);
    let changed = between(before, counts[0]).chain(between(after, counts[1]));
    let (mut from, mut to) = (f32::INFINITY, f32::NEG_INFINITY);
    for [top, bottom] in changed.map(|triangle| triangle.span()) {
        if top <= bottom {
            (from, to) = (from.min(top), to.max(bottom));
        }
    }
    // One extra row of pixels above and below covers rounding errors.
    let row =
        |at: f32, more: f32| (at * pixels_per_point + more).clamp(0.0, height as f32) as usize;
    row(from.floor(), -1.0)..row(to.ceil(), 2.0)
}
