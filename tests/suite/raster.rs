//! The software renderer: which pixels a triangle paints and in which colour, and which rows of a
//! frame are painted again.

use arbitro::raster::{Picture, Raster};
use egui::epaint::{ImageDelta, Primitive};
use egui::{
    ClippedPrimitive, Color32, ColorImage, Mesh, Rect, TextureId, TextureOptions, TexturesDelta,
    Vec2, pos2, vec2,
};

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

const SIZE: [usize; 2] = [60, 40];

fn first_texture() -> TexturesDelta {
    let mut delta = TexturesDelta::default();
    let white = ColorImage::filled([1, 1], Color32::WHITE);
    let white = ImageDelta::full(white, TextureOptions::LINEAR);
    delta.push(TextureId::default(), white);
    delta
}

/// Rectangles in one mesh, as egui builds it.
fn frame_of(rects: &[(Rect, Color32)]) -> Vec<ClippedPrimitive> {
    let mut mesh = Mesh::default();
    for (rect, color) in rects {
        mesh.add_colored_rect(*rect, *color);
    }
    vec![ClippedPrimitive {
        clip_rect: Rect::from_min_size(pos2(0.0, 0.0), vec2(60.0, 40.0)),
        primitive: Primitive::Mesh(mesh),
    }]
}

fn small(left: f32, top: f32) -> Rect {
    Rect::from_min_size(pos2(left, top), vec2(9.5, 5.25))
}

/// A colour by number. It is semi-transparent, so that painting twice would show.
fn shade(number: usize) -> Color32 {
    Color32::from_white_alpha((number * 37 % 200 + 20) as u8)
}

/// A sequence of frames in which things move, appear, disappear and change colour.
fn film() -> Vec<Vec<ClippedPrimitive>> {
    let fixed = (0..6).map(|i| (small(i as f32 * 8.0, i as f32 * 6.3), shade(i)));
    let fixed: Vec<_> = fixed.collect();
    let frames = (0..24).map(|step| {
        let mut rects = fixed.clone();
        let moving = (small(step as f32 * 2.1, step as f32 * 1.7), shade(step));
        match step % 4 {
            0 => rects.insert(step % 6, moving),
            1 => rects.push(moving),
            2 => rects[step % 6].1 = shade(step),
            _ => drop(rects.remove(step % 6)),
        }
        frame_of(&rects)
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
        let rows = picture.paint(delta, frame.to_vec(), size, 1.0, ground);
        !rows.is_empty()
    };
    let one = frame_of(&[(small(3.0, 3.0), shade(1))]);
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
    let still = [(small(0.0, 0.0), shade(1)), (small(20.0, 30.0), shade(2))];
    let with = |color| frame_of(&[still[0], (small(9.0, 12.0), color), still[1]]);
    let far = |color| frame_of(&[(small(0.0, 500.0), color)]);
    let changed = |before, after| {
        let mut picture = Picture::default();
        picture.paint(&mut first_texture(), before, SIZE, 1.0, Color32::BLACK);
        let none = &mut TexturesDelta::default();
        picture.paint(none, after, SIZE, 1.0, Color32::BLACK)
    };
    let rows = changed(with(shade(3)), with(shade(4)));
    assert!(rows.start >= 10 && rows.end <= 20, "{rows:?}");
    assert_eq!(changed(with(shade(3)), with(shade(3))), 0..0);
    // A change outside the window repaints no row.
    assert!(changed(far(shade(3)), far(shade(4))).is_empty());
}
