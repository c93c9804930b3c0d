//! The rail at the left: the places, and how the app looks and speaks.

use egui::{ComboBox, Frame, Margin, Panel, Role, Sense, Ui, Vec2};

use crate::i18n::{CardLetters, Locale};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::place::Place;
use crate::ui::screens::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// Below this width, in points of the design, the rail lies across the top.
const NARROW: f32 = 860.0;

pub(super) fn rail_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let frame = Frame::new()
        .fill(theme.paper)
        .inner_margin(Margin::symmetric(
            theme.space(3.0) as i8,
            theme.space(4.0) as i8,
        ));
    if ui.ctx().content_rect().width() < theme.px(NARROW) {
        Panel::top("rail")
            .frame(frame)
            .resizable(false)
            .show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    name_ui(ui, screen);
                    places_ui(ui, screen, theme.px(60.0));
                    language_ui(ui, screen, theme.px(150.0));
                    size_ui(ui, screen);
                    appearance_ui(ui, screen, theme.px(170.0));
                    letters_ui(ui, screen, theme.px(170.0));
                    keys_button_ui(ui, screen, theme.px(90.0));
                });
            });
        return;
    }
    let width = theme.px(208.0);
    Panel::left("rail")
        .frame(frame)
        .resizable(false)
        .exact_size(width)
        .show(ui, |ui| {
            name_ui(ui, screen);
            ui.add_space(theme.space(5.0));
            let inner = ui.available_width();
            places_ui(ui, screen, inner);
            ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = theme.space(1.5);
                keys_button_ui(ui, screen, inner);
                size_ui(ui, screen);
                letters_ui(ui, screen, inner);
                appearance_ui(ui, screen, inner);
                language_ui(ui, screen, inner);
                label_ui(ui, screen, "nav-language");
            });
        });
}

fn keys_button_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let label = screen.say.text("nav-keys");
    if control::button_ui(ui, screen.theme, &label, Emphasis::Quiet, width).clicked() {
        screen.send(Command::ShowKeys(true));
    }
}

fn name_ui(ui: &mut Ui, screen: &Screen<'_>) {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Title, Weight::Bold);
    let mut name = text::job(theme, &screen.say.text("app-name"), style);
    text::append(&mut name, theme, "!", style.color(theme.accent));
    ui.add(egui::Label::new(name).extend());
}

fn label_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) {
    text::muted_ui(ui, screen.theme, &screen.say.text(id));
}

fn places_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let practising = matches!(screen.app.place(), Place::Practice(_));
    place_ui(
        ui,
        screen,
        "nav-course",
        !practising,
        Command::GoHome,
        width,
    );
    place_ui(
        ui,
        screen,
        "nav-practice",
        practising,
        Command::GoPractice,
        width,
    );
}

fn place_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    id: &str,
    here: bool,
    command: Command,
    width: f32,
) {
    let theme = screen.theme;
    let label = screen.say.text(id);
    let color = if here { theme.accent } else { theme.ink };
    let weight = if here { Weight::Bold } else { Weight::Semibold };
    let galley = ui.painter().layout_job(text::job(
        theme,
        &label,
        Style::new(theme, Size::Body, weight).color(color),
    ));
    let size = Vec2::new(
        width.max(galley.size().x + theme.space(6.0)),
        theme.px(46.0),
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    control::announce(&response, ui, Role::Button, &label, here);
    if here || response.hovered() {
        ui.painter()
            .rect_filled(rect, control::corner(theme), theme.accent_ground);
    }
    let at = rect.left_center() + Vec2::new(theme.space(3.0), -galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
    control::focus_ring_ui(ui, theme, &response, rect);
    if response.clicked() {
        screen.send(command);
    }
}

fn language_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let name = |locale: Locale| screen.say.text(&format!("language-{}", locale.tag()));
    let chosen = screen.app.locale();
    let mut picked = None;
    let response = ComboBox::from_id_salt("language")
        .selected_text(name(chosen))
        .width(width)
        .height(screen.theme.px(420.0))
        .show_ui(ui, |ui| {
            for locale in Locale::ALL {
                if ui
                    .selectable_label(locale == chosen, name(locale))
                    .clicked()
                {
                    picked = Some(locale);
                }
            }
        })
        .response;
    let label = screen.say.text("nav-language");
    response.widget_info(|| egui::WidgetInfo::labeled(Role::ComboBox, true, &label));
    if let Some(locale) = picked {
        screen.send(Command::SetLocale(locale));
    }
}

fn appearance_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let dark = screen.app.dark();
    pair_ui(
        ui,
        screen,
        width,
        [
            ("nav-theme-light", !dark, Command::SetDark(false)),
            ("nav-theme-dark", dark, Command::SetDark(true)),
        ],
    );
}

/// National or international card letters; nothing to choose where they are the same.
fn letters_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let national = screen.app.letters() == CardLetters::National;
    let ids = ["nav-letters-national", "nav-letters-international"];
    if screen.say.text(ids[0]) == screen.say.text(ids[1]) {
        return;
    }
    pair_ui(
        ui,
        screen,
        width,
        [
            (ids[0], national, Command::SetLetters(CardLetters::National)),
            (
                ids[1],
                !national,
                Command::SetLetters(CardLetters::International),
            ),
        ],
    );
}

/// Two small buttons side by side, one of them chosen.
fn pair_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32, options: [(&str, bool, Command); 2]) {
    let theme = *screen.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme.space(1.0);
        let half = (width - theme.space(1.0)) / 2.0;
        for (id, chosen, command) in options {
            let label = screen.say.text(id);
            if small_button_ui(ui, screen, &label, &label, chosen, half) {
                screen.send(command);
            }
        }
    });
}

fn size_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme.space(1.0);
        let smaller = screen.say.text("nav-smaller");
        if small_button_ui(ui, screen, "A −", &smaller, false, theme.px(56.0)) {
            screen.send(Command::ChangeTextSize(-1));
        }
        let percent = format!("{} %", screen.app.text_size());
        let style = Style::new(&theme, Size::Small, Weight::Regular).color(theme.muted);
        let galley = ui.painter().layout_job(text::job(&theme, &percent, style));
        let (rect, response) =
            ui.allocate_exact_size(Vec2::new(theme.px(62.0), theme.px(40.0)), Sense::hover());
        let spoken = format!("{} {percent}", screen.say.text("nav-text-size"));
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &spoken));
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, theme.muted);
        let larger = screen.say.text("nav-larger");
        if small_button_ui(ui, screen, "A +", &larger, false, theme.px(56.0)) {
            screen.send(Command::ChangeTextSize(1));
        }
    });
}

fn small_button_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    label: &str,
    spoken: &str,
    chosen: bool,
    width: f32,
) -> bool {
    let theme = screen.theme;
    let weight = if chosen {
        Weight::Bold
    } else {
        Weight::Regular
    };
    let color = if chosen { theme.accent } else { theme.ink };
    let style = Style::new(theme, Size::Small, weight).color(color);
    let galley = ui.painter().layout_job(text::job(theme, label, style));
    let size = Vec2::new(
        width.max(galley.size().x + theme.space(2.0)),
        theme.px(40.0),
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    control::announce(&response, ui, Role::Button, spoken, chosen);
    let fill = if chosen || response.hovered() {
        theme.accent_ground
    } else {
        theme.sheet
    };
    let edge = if chosen { theme.accent } else { theme.line };
    ui.painter().rect(
        rect,
        control::corner(theme),
        fill,
        egui::Stroke::new(1.0, edge),
        egui::StrokeKind::Inside,
    );
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, color);
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}
