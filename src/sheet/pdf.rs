//! Writes laid-out pages as PDF. Deterministic: the same pages give the same bytes.

use std::num::NonZeroU16;

use krilla::color::rgb;
use krilla::configure::{ConfigurationBuilder, PdfVersion};
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Tag, TagGroup, TagKind, TagTree};
use krilla::text::Font;
use krilla::{Data, Document, SerializeSettings};

use super::font::Face;
use super::page::{PAPER, Placed, Role};
use super::picture::Mark;
use super::{Area, Edge, Ink, Leaf};
use i18n::{Languages, plain};

/// A failure to write pages as PDF, such as a font that cannot be embedded.
#[derive(Debug, thiserror::Error)]
#[error("the pages could not be written as PDF: {0:?}")]
pub struct PdfError(Box<KrillaError>);

/// Renders pages as PDF, tagged with the main language. PDF readers show the title instead of the
/// file name; screen readers choose their voice by the language.
pub fn to_pdf(leaves: &[Leaf], say: &Languages<'_>, title: &str) -> Result<Vec<u8>, PdfError> {
    let language = say.first.catalog.locale().tag();
    let fonts = Face::ALL.map(font);
    let version_15 = ConfigurationBuilder::new().with_version(PdfVersion::Pdf15);
    // Building fails only if a validator requires another version.
    let version_15 = version_15.finish();
    let mut document = Document::new_with(SerializeSettings {
        // This version has all that is needed. From version 1.6, krilla writes `Suspects false`,
        // which poppler up to version 23 reports as an error.
        configuration: version_15.unwrap_or_default(),
        ..SerializeSettings::default()
    });
    let mut tree = TagTree::new().with_lang(Some(language.to_owned()));
    for leaf in leaves {
        // The paper size is constant and valid.
        let Some(settings) = PageSettings::from_wh(PAPER.0, PAPER.1) else {
            continue;
        };
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for placed in &leaf.placed {
            place(&mut surface, &mut tree, placed, &fonts);
        }
        surface.finish();
        page.finish();
    }
    document.set_tag_tree(tree);
    let metadata = Metadata::new()
        .title(plain(title))
        .language(language.to_owned())
        .creator("Arbitro".to_owned());
    document.set_metadata(metadata);
    document.finish().map_err(|error| PdfError(Box::new(error)))
}

fn font(face: Face) -> Option<Font> {
    let data = Data::from(face.bytes());
    match face.weight() {
        Some(weight) => Font::new_variable(data, 0, &[(krilla::text::Tag::new(b"wght"), weight)]),
        None => Font::new(data, 0),
    }
}

/// Draws a piece and adds its role to the tag tree.
fn place(surface: &mut Surface<'_>, tree: &mut TagTree, placed: &Placed, fonts: &[Option<Font>]) {
    let level = |level: u16| NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN);
    let tag: Option<TagKind> = match placed.role {
        Role::Title => Some(Tag::Hn(level(1), None).into()),
        Role::Heading => Some(Tag::Hn(level(2), None).into()),
        Role::Text => Some(Tag::P.into()),
        Role::Foot => None,
    };
    let content = match tag {
        Some(_) => ContentTag::Other,
        None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Footer)),
    };
    let identifier = surface.start_tagged(content);
    for mark in &placed.picture.marks {
        draw(surface, mark, (placed.area.x, placed.area.y), fonts);
    }
    surface.end_tagged();
    if let Some(tag) = tag {
        let mut group = TagGroup::new(tag);
        group.push(identifier);
        tree.push(group);
    }
}

fn draw(surface: &mut Surface<'_>, mark: &Mark, (dx, dy): (f32, f32), fonts: &[Option<Font>]) {
    match mark {
        Mark::Words {
            x,
            y,
            size,
            ink,
            run,
        } => {
            let Some(Some(font)) = fonts.get(run.face.index()) else {
                return;
            };
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*ink)));
            let start = Point::from_xy(dx + x, dy + y);
            surface.draw_glyphs(start, &run.glyphs, font.clone(), &run.text, *size, false);
        }
        Mark::Line { from, to, edge } => {
            let mut path = PathBuilder::new();
            path.move_to(dx + from.0, dy + from.1);
            path.line_to(dx + to.0, dy + to.1);
            surface.set_fill(None);
            surface.set_stroke(Some(stroke(*edge)));
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
        Mark::Box {
            area,
            radius,
            fill: ground,
            edge,
        } => {
            let at = Area::new(dx + area.x, dy + area.y, area.width, area.height);
            surface.set_fill(ground.map(fill));
            surface.set_stroke(edge.map(stroke));
            if (ground.is_some() || edge.is_some())
                && let Some(path) = rounded(at, *radius)
            {
                surface.draw_path(&path);
            }
        }
    }
}

fn color(ink: Ink) -> rgb::Color {
    let [red, green, blue] = ink.rgb();
    rgb::Color::new(red, green, blue)
}

fn fill(ink: Ink) -> Fill {
    Fill {
        paint: color(ink).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}

fn stroke(edge: Edge) -> Stroke {
    Stroke {
        paint: color(edge.ink).into(),
        width: edge.width,
        dash: edge.dashed.then(|| StrokeDash {
            array: vec![3.0, 2.0],
            offset: 0.0,
        }),
        ..Stroke::default()
    }
}

/// A box with rounded corners, each approximated by a Bézier curve.
fn rounded(area: Area, radius: f32) -> Option<krilla::geom::Path> {
    let mut path = PathBuilder::new();
    if radius <= 0.0 {
        path.push_rect(Rect::from_xywh(area.x, area.y, area.width, area.height)?);
        return path.finish();
    }
    let r = radius.min(area.width / 2.0).min(area.height / 2.0);
    // The distance of the curve's control points from the corner.
    let k = r * (1.0 - 0.552_28);
    let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
    path.finish()
}
