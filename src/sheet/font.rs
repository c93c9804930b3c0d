//! The app's fonts, and text shaping: text is measured exactly as it is printed.

use std::sync::LazyLock;

use harfrust::{FontRef, ShapeOptions, ShaperData, ShaperInstance, UnicodeBuffer, Variation};
use krilla::text::{GlyphId, KrillaGlyph};

/// Inter with its weights, for running text.
pub static TEXT: &[u8] = include_bytes!("../../assets/fonts/Inter-subset.ttf");
/// Inter with tabular figures.
pub static FIGURES: &[u8] = include_bytes!("../../assets/fonts/Inter-Tabular-subset.ttf");
/// The suit symbols.
pub static SYMBOLS: &[u8] = include_bytes!("../../assets/fonts/Symbols-subset.ttf");

/// How heavy a letter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Running text.
    Regular,
    /// Headings of tables, labels.
    Semibold,
    /// Headings, emphasis, totals.
    Bold,
}

/// An embedded font face: a font with a weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Face {
    Text(Weight),
    Figures(Weight),
    Symbols,
}

impl Face {
    /// Every face, in the order of [`Face::index`].
    pub(super) const ALL: [Self; 7] = [
        Self::Text(Weight::Regular),
        Self::Text(Weight::Semibold),
        Self::Text(Weight::Bold),
        Self::Figures(Weight::Regular),
        Self::Figures(Weight::Semibold),
        Self::Figures(Weight::Bold),
        Self::Symbols,
    ];

    pub(super) const fn index(self) -> usize {
        match self {
            Self::Text(weight) => weight as usize,
            Self::Figures(weight) => 3 + weight as usize,
            Self::Symbols => 6,
        }
    }

    pub(super) const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Text(_) => TEXT,
            Self::Figures(_) => FIGURES,
            Self::Symbols => SYMBOLS,
        }
    }

    /// The weight on the font's weight axis; `None` if it has no such axis.
    pub(super) const fn weight(self) -> Option<f32> {
        match self {
            Self::Text(weight) | Self::Figures(weight) => Some(match weight {
                Weight::Regular => 400.0,
                Weight::Semibold => 600.0,
                Weight::Bold => 700.0,
            }),
            Self::Symbols => None,
        }
    }
}

/// Shaped text in one face.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub(super) face: Face,
    pub(super) text: String,
    /// The positioned glyphs; their lengths are fractions of the font size.
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// The width as a fraction of the font size.
    pub(super) width: f32,
}

impl Run {
    pub(super) fn append(&mut self, other: &Self) {
        let by = self.text.len();
        self.text.push_str(&other.text);
        self.width += other.width;
        let moved = other.glyphs.iter().map(|glyph| KrillaGlyph {
            text_range: glyph.text_range.start + by..glyph.text_range.end + by,
            ..glyph.clone()
        });
        self.glyphs.extend(moved);
    }
}

/// A parsed font at one weight.
struct Read {
    font: FontRef<'static>,
    data: ShaperData,
    instance: Option<ShaperInstance>,
}

static READ: LazyLock<[Read; Face::ALL.len()]> = LazyLock::new(|| {
    let read = |face: Face| {
        // The font is embedded, and every test that lays out a line reads it.
        let font = FontRef::new(face.bytes()).expect("a font of ours");
        let data = ShaperData::new(&font);
        let instance = face.weight().map(|value| {
            let tag = harfrust::Tag::new(b"wght");
            ShaperInstance::from_variations(&font, [Variation { tag, value }])
        });
        Read {
            font,
            data,
            instance,
        }
    };
    Face::ALL.map(read)
});

/// Shapes text in one face. A character that the font lacks becomes its empty box.
pub(super) fn shape(text: &str, face: Face) -> Run {
    let mut run = Run {
        face,
        text: text.to_owned(),
        glyphs: Vec::new(),
        width: 0.0,
    };
    let read = &READ[face.index()];
    let shaper = read.data.shaper(&read.font);
    let shaper = shaper.instance(read.instance.as_ref()).build();
    let units = shaper.units_per_em().max(1) as f32;
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    // All our languages are written from left to right; the shaper must not guess.
    buffer.set_direction(harfrust::Direction::LeftToRight);
    let shaped = shaper.shape(buffer, ShapeOptions::new());
    let infos = shaped.glyph_infos();
    let starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
    for (at, (info, position)) in infos.iter().zip(shaped.glyph_positions()).enumerate() {
        let start = starts[at];
        let later = starts[at + 1..].iter().find(|&&next| next > start);
        let advance = position.x_advance as f32 / units;
        run.width += advance;
        run.glyphs.push(KrillaGlyph {
            glyph_id: GlyphId::new(info.glyph_id),
            text_range: start..later.copied().unwrap_or(text.len()),
            x_advance: advance,
            x_offset: position.x_offset as f32 / units,
            y_offset: position.y_offset as f32 / units,
            y_advance: 0.0,
            location: None,
        });
    }
    run
}

pub(super) const fn is_symbol(sign: char) -> bool {
    matches!(sign, '♠' | '♥' | '♦' | '♣' | '♤' | '♡' | '♢' | '♧')
}
