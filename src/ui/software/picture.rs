//! The picture of the window as it stands, and how it is brought up to date.

use std::ops::Range;

use egui::epaint::{Primitive, Vertex};
use egui::{ClippedPrimitive, Color32, ColorImage, Mesh, Rect, TextureId, TexturesDelta};

use crate::ui::raster::Raster;

/// What the window shows.
pub(super) struct Picture {
    raster: Raster,
    image: ColorImage,
    primitives: Vec<ClippedPrimitive>,
    pixels_per_point: f32,
    background: Color32,
}

impl Picture {
    /// Nothing yet.
    pub(super) fn new() -> Self {
        Self {
            raster: Raster::new(),
            image: ColorImage::default(),
            primitives: Vec::new(),
            pixels_per_point: 1.0,
            background: Color32::TRANSPARENT,
        }
    }

    /// The pixels.
    pub(super) const fn image(&self) -> &ColorImage {
        &self.image
    }

    /// Pixels across and down.
    pub(super) const fn size(&self) -> [usize; 2] {
        self.image.size
    }

    /// Paints a frame of `size` pixels: only the rows in which something differs from the last
    /// one. Whether there were any.
    pub(super) fn paint(
        &mut self,
        delta: &mut TexturesDelta,
        primitives: Vec<ClippedPrimitive>,
        size: [usize; 2],
        pixels_per_point: f32,
        background: Color32,
    ) -> bool {
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
        (self.primitives, self.pixels_per_point, self.background) =
            (primitives, pixels_per_point, background);
        let changed = !rows.is_empty();
        if changed {
            let image = &mut self.image;
            self.raster
                .paint_rows(image, rows, &self.primitives, pixels_per_point, background);
        }
        changed
    }
}

/// A triangle with all that decides its pixels.
#[derive(PartialEq)]
struct Triangle {
    clip: Rect,
    texture: TextureId,
    corners: [Vertex; 3],
}

impl Triangle {
    /// The rows that it may touch, in points.
    fn span(&self) -> [f32; 2] {
        let [a, b, c] = [0, 1, 2].map(|i: usize| self.corners[i].pos.y);
        [
            a.min(b).min(c).max(self.clip.min.y),
            a.max(b).max(c).min(self.clip.max.y),
        ]
    }
}

fn meshes(
    primitives: &[ClippedPrimitive],
) -> impl DoubleEndedIterator<Item = (Rect, &Mesh)> + Clone {
    primitives
        .iter()
        .filter_map(|clipped| match &clipped.primitive {
            Primitive::Mesh(mesh) => Some((clipped.clip_rect, mesh)),
            Primitive::Callback(_) => None,
        })
}

fn triangles(primitives: &[ClippedPrimitive]) -> impl DoubleEndedIterator<Item = Triangle> {
    meshes(primitives).flat_map(|(clip, mesh)| {
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

/// The pixel rows in which two frames may differ. Triangles that both begin and both end with
/// are the same, in the same order; what lies between decides.
fn changed_rows(
    before: &[ClippedPrimitive],
    after: &[ClippedPrimitive],
    pixels_per_point: f32,
    height: usize,
) -> Range<usize> {
    let count = |frame| -> usize {
        let counts = meshes(frame).map(|(_, mesh)| mesh.indices.len() / 3);
        counts.sum()
    };
    let counts = [count(before), count(after)];
    let [shorter, longer] = [counts[0].min(counts[1]), counts[0].max(counts[1])];
    let same = |(a, b): &(Triangle, Triangle)| a == b;
    let head = triangles(before)
        .zip(triangles(after))
        .take_while(same)
        .count();
    if head == longer {
        return 0..0;
    }
    let tail = triangles(before)
        .rev()
        .zip(triangles(after).rev())
        .take(shorter - head)
        .take_while(same)
        .count();
    let between = |frame, count: usize| triangles(frame).skip(head).take(count - head - tail);
    let spans = between(before, counts[0]).chain(between(after, counts[1]));
    let [top, bottom] = spans
        .map(|triangle| triangle.span())
        .filter(|[top, bottom]| top <= bottom)
        .fold(
            [f32::INFINITY, f32::NEG_INFINITY],
            |[from, to], [top, bottom]| [from.min(top), to.max(bottom)],
        );
    // A row of pixels more on both sides is on the safe side of all rounding.
    let row = |at: f32, more: f32| {
        let row = (at * pixels_per_point + more).clamp(0.0, height as f32);
        row as usize
    };
    row(top.floor(), -1.0)..row(bottom.ceil(), 2.0)
}
