//! All colours and sizes: the one place that decides how Arbitro looks.

use std::sync::Arc;

use contract_bridge::{Strain, Suit};
use egui::epaint::text::VariationCoords;
use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextFormat};

use crate::settings::Settings;
use crate::sheet::font;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    Regular,
    /// Headings, labels of buttons.
    Semibold,
    /// Totals, emphasis.
    Bold,
}

/// The steps of the type scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    Small,
    Body,
    /// Questions, lesson paragraphs.
    Lead,
    Title,
    /// The single large text on a page.
    Large,
}

#[derive(Debug, Clone, Copy)]
pub struct Theme {
    /// Whether the theme is light on dark.
    pub dark: bool,
    /// Points per point of the design: the text size and the window size together.
    pub k: f32,
    /// The smallest font size in points, at any scale.
    pub least: f32,
    /// The smallest font size of names at a table and of letters on a board.
    pub label: f32,
    /// The smallest font size of a card's index in points, for any card size; 0 outside slides.
    pub index: f32,
    pub paper: Color32,
    /// Panels and slips.
    pub sheet: Color32,
    pub ink: Color32,
    /// Secondary text, still 4.5 : 1.
    pub muted: Color32,
    pub line: Color32,
    pub felt: Color32,
    pub on_felt: Color32,
    pub on_felt_muted: Color32,
    /// Actions, focus, selection.
    pub accent: Color32,
    pub on_accent: Color32,
    /// A pale background in the accent colour.
    pub accent_ground: Color32,
    /// Right answers, always with a sign and a word.
    pub right: Color32,
    /// Wrong answers, always with a sign and a word.
    pub wrong: Color32,
    pub vulnerable: Color32,
    pub not_vulnerable: Color32,
    /// The edge and the tag of a penalty card.
    pub penalty: Color32,
    pub on_penalty: Color32,
    pub card: Color32,
    /// Colours for marks on cards; cards are light in dark mode too.
    pub right_on_card: Color32,
    pub wrong_on_card: Color32,
    pub chosen_on_card: Color32,
    /// A black screen that hides everything.
    pub black: Color32,
    /// A white screen, for a bright room.
    pub white: Color32,
    pub double: Color32,
    pub redouble: Color32,
    pub pass: Color32,
    card_black: Color32,
    card_red: Color32,
    text_red: Color32,
    /// Whether diamonds and clubs have their own colours.
    four_colors: bool,
    /// Diamonds and clubs on a card, with four colours.
    card_orange: Color32,
    card_green: Color32,
    /// Diamonds and clubs in running text, with four colours.
    text_orange: Color32,
    text_green: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Theme {
    /// The colours of light or dark mode, at a scale.
    pub fn new(dark: bool, k: f32) -> Self {
        let pick = |light, night| rgb(if dark { night } else { light });
        Self {
            dark,
            k,
            least: 0.0,
            label: 0.0,
            index: 0.0,
            paper: pick(0xFA_F7F1, 0x15_191C),
            sheet: pick(0xFF_FFFF, 0x1E_2428),
            ink: pick(0x1D_2227, 0xEC_EFF1),
            muted: pick(0x56_626C, 0x9A_A7B0),
            line: pick(0xDD_D6C8, 0x33_3C42),
            felt: pick(0x1F_5D4C, 0x17_463A),
            on_felt: rgb(0xF4_F1E8),
            on_felt_muted: rgb(0xC4_D6CE),
            accent: pick(0x1D_5FA8, 0x6F_B1F2),
            on_accent: pick(0xFF_FFFF, 0x0E_1A26),
            accent_ground: pick(0xE4_EBF4, 0x22_303D),
            right: pick(0x1D_5FA8, 0x6F_B1F2),
            wrong: pick(0xA3_4A05, 0xF0_A35E),
            vulnerable: pick(0xB3_261E, 0xF2_8B82),
            not_vulnerable: pick(0x27_702C, 0x81_C784),
            penalty: rgb(0xF2_B134),
            on_penalty: rgb(0x2A_1E00),
            card: pick(0xFF_FFFF, 0xEE_ECE6),
            right_on_card: rgb(0x1D_5FA8),
            wrong_on_card: rgb(0xA3_4A05),
            chosen_on_card: rgb(0x6F_B1F2),
            black: rgb(0),
            white: rgb(0xFF_FFFF),
            double: rgb(0xB3_261E),
            redouble: rgb(0x1C_4F8C),
            pass: rgb(0x2E_6B3A),
            card_black: rgb(0x17_191C),
            card_red: rgb(0xC1_121F),
            text_red: pick(0xC1_121F, 0xFF_8A80),
            four_colors: false,
            card_orange: rgb(0xA0_4C00),
            card_green: rgb(0x1B_6E3C),
            text_orange: pick(0xA8_5000, 0xF5_B26B),
            text_green: pick(0x1B_6E3C, 0x86_D0A0),
        }
    }

    /// The theme for these settings and a window of this size in points.
    pub fn for_window(choices: &Settings, window: egui::Vec2) -> Self {
        let k = Self::scale(window, choices.text_size);
        Self::new(choices.dark, k).with_four_colors(choices.four_colors)
    }

    /// The theme of a slide of this size: body text 5 % of the height, questions 6 %, large figures
    /// 10 %, nothing below 3.5 %. On a screen narrower than 4 : 3 the shares are of the height that
    /// a 4 : 3 screen of its width would have.
    pub fn for_slide(choices: &Settings, size: egui::Vec2) -> Self {
        let height = size.y.min(size.x * 0.75);
        Self::new(choices.dark, height / 360.0).with_four_colors(choices.four_colors)
    }

    /// The theme with four suit colours, or with two.
    pub const fn with_four_colors(mut self, four_colors: bool) -> Self {
        self.four_colors = four_colors;
        self
    }

    /// The theme with everything larger or smaller by a factor.
    pub fn scaled(mut self, by: f32) -> Self {
        self.k *= by;
        self
    }

    /// The scale for a window: larger windows have larger type, multiplied by the text size (per
    /// cent).
    pub fn scale(window: egui::Vec2, text_size: u16) -> f32 {
        let room = (window.x / 1280.0).min(window.y / 800.0).clamp(0.92, 1.9);
        // Steps of a twentieth, so that resizing does not lay out again at every pixel.
        let room = (room * 20.0).round() / 20.0;
        room * f32::from(text_size) / 100.0
    }

    /// This many steps of four points, scaled.
    pub fn space(&self, steps: f32) -> f32 {
        4.0 * steps * self.k
    }

    /// Converts a length of the design into points of this window.
    pub fn px(&self, length: f32) -> f32 {
        length * self.k
    }

    /// The font size of a step of the type scale, in points.
    pub fn size(&self, size: Size) -> f32 {
        let points = match size {
            Size::Small => 15.5,
            Size::Body => 18.0,
            Size::Lead => 22.0,
            Size::Title => 28.0,
            Size::Large => 36.0,
        };
        (points * self.k).max(self.least)
    }

    /// The theme with the label size as the smallest size of all text.
    pub const fn of_labels(mut self) -> Self {
        self.least = self.least.max(self.label);
        self
    }

    /// Whether a suit has another colour than the text around it.
    pub const fn is_colored(&self, suit: Suit) -> bool {
        match suit {
            Suit::Hearts | Suit::Diamonds => true,
            Suit::Clubs => self.four_colors,
            Suit::Spades => false,
        }
    }

    pub fn suit_in_text(&self, suit: Suit) -> Color32 {
        match suit {
            Suit::Diamonds if self.four_colors => self.text_orange,
            Suit::Clubs if self.four_colors => self.text_green,
            Suit::Hearts | Suit::Diamonds => self.text_red,
            Suit::Clubs | Suit::Spades => self.ink,
        }
    }

    pub fn suit_on_card(&self, suit: Suit) -> Color32 {
        match suit {
            Suit::Diamonds if self.four_colors => self.card_orange,
            Suit::Clubs if self.four_colors => self.card_green,
            Suit::Hearts | Suit::Diamonds => self.card_red,
            Suit::Clubs | Suit::Spades => self.card_black,
        }
    }

    /// The colour of a strain on a card of the bidding box.
    pub fn strain_on_card(&self, strain: Strain) -> Color32 {
        strain
            .suit()
            .map_or(self.redouble, |suit| self.suit_on_card(suit))
    }

    pub fn format(&self, size: f32, weight: Weight, color: Color32) -> TextFormat {
        let wght = match weight {
            Weight::Regular => 400.0,
            Weight::Semibold => 600.0,
            Weight::Bold => 700.0,
        };
        TextFormat {
            font_id: FontId::new(size, FontFamily::Proportional),
            color,
            coords: VariationCoords::new([(b"wght", wght)]),
            line_height: Some((size * 1.38).round()),
            ..TextFormat::default()
        }
    }

    /// Like [`format`](Self::format), with tabular figures.
    pub fn figures(&self, size: f32, weight: Weight, color: Color32) -> TextFormat {
        TextFormat {
            font_id: FontId::new(size, FontFamily::Name(FIGURES.into())),
            ..self.format(size, weight, color)
        }
    }

    pub fn focus_ring(&self) -> Stroke {
        Stroke::new(self.px(3.0), self.accent)
    }

    /// Puts the colours and sizes into egui's own style. `motion`: whether animations are allowed.
    pub fn apply(&self, ctx: &egui::Context, motion: bool) {
        let theme = *self;
        ctx.options_mut(|options| {
            // The app has its own text size, which keeps the layout in proportion.
            options.zoom_with_keyboard = false;
            // Allows a slide to be laid out again until it fits, before it is shown.
            options.max_passes = MOST_PASSES;
        });
        ctx.all_styles_mut(|style| {
            let mut visuals = if theme.dark {
                egui::Visuals::dark()
            } else {
                egui::Visuals::light()
            };
            visuals.panel_fill = theme.paper;
            visuals.window_fill = theme.sheet;
            visuals.extreme_bg_color = theme.sheet;
            visuals.override_text_color = Some(theme.ink);
            visuals.selection.bg_fill = theme.accent_ground;
            visuals.selection.stroke = Stroke::new(theme.px(1.5), theme.accent);
            visuals.hyperlink_color = theme.accent;
            visuals.window_stroke = Stroke::new(1.0, theme.line);
            visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, theme.line);
            for widget in [
                &mut visuals.widgets.inactive,
                &mut visuals.widgets.hovered,
                &mut visuals.widgets.active,
                &mut visuals.widgets.open,
            ] {
                widget.bg_fill = theme.sheet;
                widget.weak_bg_fill = theme.sheet;
                widget.bg_stroke = Stroke::new(1.0, theme.line);
                widget.corner_radius = theme.px(8.0).into();
            }
            visuals.widgets.hovered.weak_bg_fill = theme.accent_ground;
            style.visuals = visuals;
            // The longest animation, in seconds.
            style.animation_time = if motion { 0.1 } else { 0.0 };
            style.scroll_animation = if motion {
                egui::style::ScrollAnimation::duration(0.1)
            } else {
                egui::style::ScrollAnimation::none()
            };
            style.spacing.item_spacing = egui::vec2(theme.space(2.0), theme.space(2.0));
            style.spacing.button_padding = egui::vec2(theme.space(3.0), theme.space(2.0));
            style.spacing.interact_size = egui::vec2(theme.px(40.0), theme.px(40.0));
            style.spacing.scroll.floating = false;
            style.spacing.scroll.foreground_color = false;
            style.spacing.scroll.bar_width = theme.px(10.0);
            style.interaction.selectable_labels = false;
            #[cfg(debug_assertions)]
            {
                // Scaled lengths may fall between whole points.
                style.debug.show_unaligned = false;
            }
            for font in style.text_styles.values_mut() {
                *font = FontId::new(theme.size(Size::Body), FontFamily::Proportional);
            }
        });
    }
}

/// The most layout passes of a frame.
const MOST_PASSES: std::num::NonZeroUsize =
    std::num::NonZeroUsize::new(8).expect("eight is not zero");

const FIGURES: &str = "figures";

/// Installs [`fonts`].
pub fn install_fonts(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
}

/// Inter for text, and a font for the suit signs that draws all four in one style. egui's own fonts
/// have no suit signs.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, bytes: &'static [u8]| {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    };
    add("symbols", font::SYMBOLS);
    add("inter", font::TEXT);
    add("tabular", font::FIGURES);
    let chain = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    let text = chain(&["inter", "symbols"]);
    fonts
        .families
        .insert(FontFamily::Proportional, text.clone());
    fonts.families.insert(FontFamily::Monospace, text);
    fonts.families.insert(
        FontFamily::Name(FIGURES.into()),
        chain(&["tabular", "inter", "symbols"]),
    );
    fonts
}
