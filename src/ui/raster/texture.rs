//! Textures and how they are sampled.

use std::array::from_fn;

use egui::{ColorImage, TextureFilter, TextureOptions, TextureWrapMode};

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
    pub(super) fn sample(&self, &[.., u, v]: &[f32; 6], filter: TextureFilter) -> [f32; 4] {
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
