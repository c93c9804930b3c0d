//! All colours and sizes: the one place that decides how Arbitro looks.

use std::num::NonZeroUsize;
use std::sync::Arc;

use contract_bridge::{Strain, Suit};
use egui::epaint::text::VariationCoords;
use egui::style::ScrollAnimation;
use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextFormat};

use crate::settings::Settings;
use crate::sheet::font;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    Regular = 400,
    Semibold = 600,
    Bold = 700,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    Small,
    Body,
    /// Questions, lesson paragraphs.
    Lead,
    Title,
    Large,
}

/// The least side in points of what is pressed with a finger (WCAG 2.2, 2.5.5).
const FINGER: f32 = 44.0;

/// How the device is held that a window of this shape fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// It stands on a desk.
    Desk,
    /// A phone or a tablet, upright: the thumb reaches the lower edge.
    Upright,
    /// A phone on its side, which has little height.
    Across,
}

impl Held {
    /// `window` is in points.
    fn of(window: egui::Vec2) -> Self {
        match window.y > window.x {
            true if window.x < 800.0 => Self::Upright,
            false if window.y < 480.0 => Self::Across,
            _ => Self::Desk,
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Theme {
    pub dark: bool,
    pub held: Held,
    /// The least side in points of what can be pressed; 0 where a mouse is precise enough.
    pub finger: f32,
    /// The space in points at the left and right of a page.
    pub edge: f32,
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
    pub accent_ground: Color32,
    /// Right and wrong answers, always with a sign and a word.
    pub right: Color32,
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
    pub double: Color32,
    pub redouble: Color32,
    pub pass: Color32,
    /// Whether diamonds and clubs have their own colours.
    four_colors: bool,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const fn pick(dark: bool, light: u32, night: u32) -> Color32 {
    rgb(if dark { night } else { light })
}

impl Theme {
    /// A black screen that hides everything.
    pub const BLACK: Color32 = rgb(0);
    /// A white screen, for a bright room.
    pub const WHITE: Color32 = rgb(0xFF_FFFF);

    pub fn new(dark: bool, k: f32) -> Self {
        let pick = |light, night| pick(dark, light, night);
        Self {
            dark,
            held: Held::Desk,
            finger: 0.0,
            edge: 32.0 * k,
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
            double: rgb(0xB3_261E),
            redouble: rgb(0x1C_4F8C),
            pass: rgb(0x2E_6B3A),
            four_colors: false,
        }
    }

    /// `window` is in points. `touched`: whether a finger has touched it.
    pub fn for_window(choices: &Settings, window: egui::Vec2, touched: bool) -> Self {
        let k = Self::scale(window, choices.text_size);
        let mut theme = Self::new(choices.dark, k).with_four_colors(choices.four_colors);
        theme.held = Held::of(window);
        if touched || theme.held != Held::Desk {
            theme.finger = FINGER;
        }
        if window.x < 600.0 || theme.held == Held::Across {
            theme.edge = 12.0;
        }
        theme
    }

    /// The theme of a slide: text 5 % of the height, questions 6 %, large figures 10 %, all at
    /// least 3.5 %; on a screen narrower than 4 : 3, of the height that a 4 : 3 screen would have.
    pub fn for_slide(choices: &Settings, size: egui::Vec2) -> Self {
        let height = size.y.min(size.x * 0.75);
        Self::new(choices.dark, height / 360.0).with_four_colors(choices.four_colors)
    }

    pub const fn with_four_colors(mut self, four_colors: bool) -> Self {
        self.four_colors = four_colors;
        self
    }

    pub fn scaled(mut self, by: f32) -> Self {
        self.k *= by;
        self
    }

    /// The scale for a window: larger windows have larger type. The text size is in per cent.
    pub fn scale(window: egui::Vec2, text_size: u16) -> f32 {
        let room = match Held::of(window) {
            Held::Upright => window.x / 768.0,
            Held::Desk | Held::Across => (window.x / 1280.0).min(window.y / 800.0),
        };
        let room = room.clamp(0.92, 1.9);
        // Steps of a twentieth, so that resizing does not lay out again at every pixel.
        let room = (room * 20.0).round() / 20.0;
        room * f32::from(text_size) / 100.0
    }

    /// This many steps of four points, scaled.
    pub fn space(&self, steps: f32) -> f32 {
        4.0 * steps * self.k
    }

    /// A length of the design, in points of this window.
    pub fn px(&self, length: f32) -> f32 {
        length * self.k
    }

    /// The height or width of something to press, in points: that of the design, but not less
    /// than a finger needs.
    pub fn target(&self, length: f32) -> f32 {
        self.px(length).max(self.finger)
    }

    /// In points.
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
            Suit::Diamonds if self.four_colors => pick(self.dark, 0xA8_5000, 0xF5_B26B),
            Suit::Clubs if self.four_colors => pick(self.dark, 0x1B_6E3C, 0x86_D0A0),
            Suit::Hearts | Suit::Diamonds => pick(self.dark, 0xC1_121F, 0xFF_8A80),
            Suit::Clubs | Suit::Spades => self.ink,
        }
    }

    pub fn suit_on_card(&self, suit: Suit) -> Color32 {
        rgb(match suit {
            Suit::Diamonds if self.four_colors => 0xA0_4C00,
            Suit::Clubs if self.four_colors => 0x1B_6E3C,
            Suit::Hearts | Suit::Diamonds => 0xC1_121F,
            Suit::Clubs | Suit::Spades => 0x17_191C,
        })
    }

    pub fn strain_on_card(&self, strain: Strain) -> Color32 {
        let suit = strain.suit();
        suit.map_or(self.redouble, |suit| self.suit_on_card(suit))
    }

    pub fn format(&self, size: f32, weight: Weight, color: Color32) -> TextFormat {
        let wght = f32::from(weight as u16);
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
        ctx.options_mut(|options| {
            // The app has its own text size, which keeps the layout in proportion.
            options.zoom_with_keyboard = false;
            // Allows a slide to be laid out again until it fits, before it is shown.
            options.max_passes = const { NonZeroUsize::new(8).expect("eight is not zero") };
        });
        ctx.all_styles_mut(|style| {
            let visuals = &mut style.visuals;
            *visuals = match self.dark {
                true => egui::Visuals::dark(),
                false => egui::Visuals::light(),
            };
            visuals.panel_fill = self.paper;
            visuals.window_fill = self.sheet;
            visuals.text_edit_bg_color = Some(self.sheet);
            // The track of scroll bars shows what is behind it.
            visuals.extreme_bg_color = Color32::TRANSPARENT;
            visuals.override_text_color = Some(self.ink);
            visuals.selection.bg_fill = self.accent_ground;
            visuals.selection.stroke = Stroke::new(self.px(1.5), self.accent);
            visuals.hyperlink_color = self.accent;
            visuals.window_stroke = Stroke::new(1.0, self.line);
            visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, self.line);
            for widget in [
                &mut visuals.widgets.inactive,
                &mut visuals.widgets.hovered,
                &mut visuals.widgets.active,
                &mut visuals.widgets.open,
            ] {
                // The handles of scroll bars.
                widget.bg_fill = self.muted.gamma_multiply(0.55);
                widget.weak_bg_fill = self.sheet;
                widget.bg_stroke = Stroke::new(1.0, self.line);
                widget.corner_radius = self.px(8.0).into();
            }
            visuals.widgets.hovered.weak_bg_fill = self.accent_ground;
            visuals.widgets.hovered.bg_fill = self.muted;
            visuals.widgets.active.bg_fill = self.muted;
            // The longest animation, in seconds.
            style.animation_time = if motion { 0.1 } else { 0.0 };
            style.scroll_animation = match motion {
                true => ScrollAnimation::duration(0.1),
                false => ScrollAnimation::none(),
            };
            style.spacing.item_spacing = egui::vec2(self.space(2.0), self.space(2.0));
            style.spacing.button_padding = egui::vec2(self.space(3.0), self.space(2.0));
            style.spacing.interact_size = egui::Vec2::splat(self.target(40.0));
            style.spacing.scroll.floating = false;
            style.spacing.scroll.foreground_color = false;
            style.spacing.scroll.bar_width = self.px(10.0);
            style.interaction.selectable_labels = false;
            #[cfg(debug_assertions)]
            {
                // Scaled lengths may fall between whole points.
                style.debug.show_unaligned = false;
            }
            for font in style.text_styles.values_mut() {
                *font = FontId::new(self.size(Size::Body), FontFamily::Proportional);
            }
        });
    }
}

const FIGURES: &str = "figures";

/// Installs [`fonts`].
pub fn install_fonts(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
}

/// Inter for text, and a font for the suit signs that draws all four in one style. egui's own fonts
/// have no suit signs.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files = [
        ("symbols", font::SYMBOLS),
        ("inter", font::TEXT),
        ("tabular", font::FIGURES),
    ];
    for (name, bytes) in files {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let text = ["inter", "symbols"].map(str::to_owned);
    let figures = ["tabular", "inter", "symbols"].map(str::to_owned);
    let families = [
        (FontFamily::Proportional, text.to_vec()),
        (FontFamily::Monospace, text.to_vec()),
        (FontFamily::Name(FIGURES.into()), figures.to_vec()),
    ];
    fonts.families.extend(families);
    fonts
}
