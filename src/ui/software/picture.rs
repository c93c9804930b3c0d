//! The pixels of the window, and their partial repaint.

use std::ops::Range;

use egui::epaint::{Primitive, Vertex};
use egui::{ClippedPrimitive, Color32, ColorImage, Mesh, Rect, TextureId, TexturesDelta};

use crate::ui::raster::Raster;

/// The pixels that the window shows, and the frame they were painted from.
#[derive(Default)]
pub(super) struct Picture {
    raster: Raster,
    image: ColorImage,
    primitives: Vec<ClippedPrimitive>,
    pixels_per_point: f32,
    background: Color32,
}

impl Picture {
    pub(super) const fn image(&self) -> &ColorImage {
        &self.image
    }

    pub(super) const fn size(&self) -> [usize; 2] {
        self.image.size
    }

    /// Paints the rows of a frame that differ from the last frame. Returns whether there were any.
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
        let changed = !rows.is_empty();
        if changed {
            let (raster, image) = (&self.raster, &mut self.image);
            raster.paint_rows(image, rows, &primitives, pixels_per_point, background);
        }
        (self.primitives, self.pixels_per_point, self.background) =
            (primitives, pixels_per_point, background);
        changed
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

#[cfg(test)]
mod tests {
    use egui::epaint::ImageDelta;
    use egui::{TextureOptions, pos2, vec2};

    use super::*;

    const SIZE: [usize; 2] = [60, 40];

    fn first_texture() -> TexturesDelta {
        let mut delta = TexturesDelta::default();
        let white = ColorImage::filled([1, 1], Color32::WHITE);
        let white = ImageDelta::full(white, TextureOptions::LINEAR);
        delta.push(TextureId::default(), white);
        delta
    }

    /// Rectangles in one mesh, as egui builds it.
    fn frame(rects: &[(Rect, Color32)]) -> Vec<ClippedPrimitive> {
        let mut mesh = Mesh::default();
        for (rect, color) in rects {
            mesh.add_colored_rect(*rect, *color);
        }
        vec![ClippedPrimitive {
            clip_rect: Rect::from_min_size(pos2(0.0, 0.0), vec2(60.0, 40.0)),
            primitive: Primitive::Mesh(mesh),
        }]
    }

    fn rect(left: f32, top: f32) -> Rect {
        Rect::from_min_size(pos2(left, top), vec2(9.5, 5.25))
    }

    /// A colour by number. It is semi-transparent, so that painting twice would show.
    fn shade(number: usize) -> Color32 {
        Color32::from_white_alpha((number * 37 % 200 + 20) as u8)
    }

    /// A sequence of frames in which things move, appear, disappear and change colour.
    fn film() -> Vec<Vec<ClippedPrimitive>> {
        let fixed = (0..6).map(|i| (rect(i as f32 * 8.0, i as f32 * 6.3), shade(i)));
        let fixed: Vec<_> = fixed.collect();
        let frames = (0..24).map(|step| {
            let mut rects = fixed.clone();
            let moving = (rect(step as f32 * 2.1, step as f32 * 1.7), shade(step));
            match step % 4 {
                0 => rects.insert(step % 6, moving),
                1 => rects.push(moving),
                2 => rects[step % 6].1 = shade(step),
                _ => drop(rects.remove(step % 6)),
            }
            frame(&rects)
        });
        frames.collect()
    }

    #[test]
    fn the_changed_rows_make_the_whole_picture() {
        for pixels_per_point in [1.0, 1.37, 2.0] {
            let (mut picture, mut whole) = (Picture::default(), Raster::default());
            whole.update(&mut first_texture());
            let mut delta = first_texture();
            for primitives in film() {
                let expected = whole.paint(&primitives, SIZE, pixels_per_point, Color32::BLACK);
                let (scale, ground) = (pixels_per_point, Color32::BLACK);
                picture.paint(&mut delta, primitives, SIZE, scale, ground);
                assert_eq!(picture.image(), &expected);
            }
        }
    }

    #[test]
    fn what_is_the_same_is_not_painted() {
        let mut picture = Picture::default();
        let mut paint = |delta: &mut TexturesDelta, frame: &[ClippedPrimitive], size, ground| {
            picture.paint(delta, frame.to_vec(), size, 1.0, ground)
        };
        let one = frame(&[(rect(3.0, 3.0), shade(1))]);
        let none = &mut TexturesDelta::default();
        assert!(paint(&mut first_texture(), &one, SIZE, Color32::BLACK));
        assert!(!paint(none, &one, SIZE, Color32::BLACK));
        // A new texture, size or background repaints everything.
        assert!(paint(&mut first_texture(), &one, SIZE, Color32::BLACK));
        assert!(paint(none, &one, [61, 40], Color32::BLACK));
        assert!(paint(none, &one, [61, 40], Color32::WHITE));
        assert!(!paint(none, &one, [61, 40], Color32::WHITE));
        assert!(paint(none, &[], [61, 40], Color32::WHITE));
        assert!(!paint(none, &[], [61, 40], Color32::WHITE));
    }

    #[test]
    fn a_small_change_is_a_few_rows() {
        let still = [(rect(0.0, 0.0), shade(1)), (rect(20.0, 30.0), shade(2))];
        let with = |color| frame(&[still[0], (rect(9.0, 12.0), color), still[1]]);
        let rows = changed_rows(&with(shade(3)), &with(shade(4)), 1.0, SIZE[1]);
        assert!(rows.start >= 10 && rows.end <= 20, "{rows:?}");
        let none = changed_rows(&with(shade(3)), &with(shade(3)), 1.0, SIZE[1]);
        assert_eq!(none, 0..0);
        // A change outside the window repaints no row.
        let far = |color| frame(&[(rect(0.0, 500.0), color)]);
        assert!(changed_rows(&far(shade(3)), &far(shade(4)), 1.0, SIZE[1]).is_empty());
    }
}
