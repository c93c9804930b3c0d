//! The navigation at the left: pages, text size, language. In a small window a bar with a menu.

use egui::{ComboBox, Frame, Margin, Panel, Role, ScrollArea, Sense, Ui, Vec2};

use crate::i18n::Locale;
use crate::learner::Purpose;
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Weight, control, page::HelpPage, page::Page,
    screens::around, screens::parts::language, text, theme::Held,
};

/// Below this width or height, in points of the design, the rail is a bar at the top.
const NARROW: f32 = 860.0;
const LOW: f32 = 640.0;

/// The width of the buttons for the text size and of the size, in points of the design.
const SIZES: f32 = 56.0 + 62.0 + 56.0;

pub(super) fn rail_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let margin = Margin::same(theme.space(3.0) as i8);
    let frame = Frame::new().fill(theme.paper).inner_margin(margin);
    let window = ui.ctx().content_rect();
    if theme.held != Held::Desk {
        if !around::has_actions(screen) {
            thumb_ui(ui, screen);
        }
        return;
    }
    if window.width() < theme.px(NARROW) || window.height() < theme.px(LOW) {
        let panel = Panel::top("rail").frame(frame).resizable(false);
        panel.show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let shown = screen.state.menu_shown;
                let emphasis = control::chosen_if(shown);
                if screen.button_ui(ui, "nav-menu", emphasis, theme.px(90.0)) {
                    screen.send(Command::ShowMenu(!shown));
                }
                size_ui(ui, screen);
            });
        });
        return;
    }
    Panel::left("rail")
        .frame(frame)
        .resizable(false)
        .exact_size(theme.px(208.0))
        .show(ui, |ui| {
            let style = Style::new(&theme, Size::Title, Weight::Bold);
            let mut name = text::job(&theme, &screen.text("app-name"), style);
            text::append(&mut name, &theme, "!", style.color(theme.accent));
            ui.add(egui::Label::new(name).extend());
            let inner = ui.available_width();
            if screen.state.notebook.is_new() {
                // Reserves room for the learner, who appears with the first answer.
                ui.allocate_space(Vec2::new(inner, control::small_height(&theme)));
            } else {
                learner_ui(ui, screen, inner);
            }
            ui.add_space(theme.space(2.0));
            pages_ui(ui, screen, inner);
            ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = theme.space(1.5);
                size_ui(ui, screen);
                language_ui(ui, screen, inner);
                flip_ui(ui, screen, inner);
                others_ui(ui, screen, inner);
            });
        });
}

/// The bar at the thumb, on pages without buttons there.
fn thumb_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let panel = Panel::bottom("rail").frame(around::thumb_frame(&theme));
    panel.resizable(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let label = screen.text("nav-menu");
            let width = theme.target(90.0);
            if control::small_button_ui(ui, &theme, [&label, &label], false, width) {
                screen.send(Command::ShowMenu(true));
            }
            ui.add_space(ui.available_width() - theme.px(SIZES) - 2.0 * theme.space(1.0));
            size_ui(ui, screen);
        });
    });
}

/// The menu: all pages, in a dialog over the page.
pub(super) fn menu_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let window = ui.ctx().content_rect();
    let modal = control::dialog(&theme, "menu", 3.0);
    let width = theme.px(300.0).min(window.width() * 0.8);
    let sent = screen.commands.len();
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width);
        ScrollArea::vertical()
            .max_height(window.height() * 0.86)
            .min_scrolled_height(window.height() * 0.86)
            .show(ui, |ui| {
                control::announce_scrolling(ui);
                let width = ui.available_width();
                learner_ui(ui, screen, width);
                pages_ui(ui, screen, width);
                others_ui(ui, screen, width);
                flip_ui(ui, screen, width);
                language_ui(ui, screen, width);
                // The bar at the thumb has no room for it beside the buttons of a question.
                if theme.held != Held::Desk && around::has_actions(screen) {
                    size_ui(ui, screen);
                }
                ui.add_space(theme.space(2.0));
                let label = screen.text("keys-close");
                control::button_ui(ui, &theme, &label, Emphasis::Quiet, width).clicked()
            })
            .inner
    });
    // Choosing anything closes the menu.
    if shown.inner || shown.should_close() || screen.commands.len() > sent {
        screen.send(Command::ShowMenu(false));
    }
}

/// The current learner, as a button to the list of learners. Nothing before the first answer.
fn learner_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let notebook = &screen.state.notebook;
    if notebook.is_new() {
        return;
    }
    let name = match notebook.learner() {
        Some(learner) => learner.name.clone(),
        None => screen.text("learners-guest"),
    };
    let spoken = screen.with("learners-nav", [("name", name.clone().into())]);
    let here = matches!(&screen.state.page, Page::Learners(_));
    if control::small_button_ui(ui, screen.theme, [&name, &spoken], here, width) {
        screen.send(Command::GoLearners);
    }
}

fn pages_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let page = &screen.state.page;
    let reviewing = matches!(page, Page::Practice(practice)
    if practice.session.as_ref().is_some_and(|session| {
        matches!(session.purpose, Purpose::Review | Purpose::WarmUp)
    }));
    let practising = matches!(page, Page::Practice(_)) && !reviewing;
    let home = matches!(page, Page::Home | Page::Welcome);
    let course = matches!(page, Page::Course(_) | Page::Lesson(_));
    let desk = matches!(page, Page::Desk(_));
    let progress = matches!(page, Page::Progress(_));
    let teach = matches!(page, Page::Teach(_));
    let due = screen.state.due_count();
    let review = due > 0 || reviewing;
    let all = [
        (true, "nav-home", home, Command::GoHome),
        (true, "nav-course", course, Command::GoCourse(None)),
        (true, "nav-practice", practising, Command::GoPractice),
        (true, "nav-desk", desk, Command::GoDesk),
        (review, "nav-review", reviewing, Command::Review),
        (true, "nav-progress", progress, Command::GoProgress),
        (true, "nav-teach", teach, Command::GoTeach(None)),
    ];
    for (_, id, here, command) in all.into_iter().filter(|(shown, ..)| *shown) {
        let label = screen.with(id, [("due", due.into())]);
        place_ui(ui, screen, &label, here, command, width);
    }
}

fn others_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let settings = matches!(&screen.state.page, Page::Settings);
    let help = matches!(&screen.state.page, Page::Help(_));
    let go = Command::GoHelp(HelpPage::default());
    place_ui(ui, screen, &screen.text("nav-help"), help, go, width);
    let label = screen.text("nav-settings");
    place_ui(ui, screen, &label, settings, Command::GoSettings, width);
}

fn flip_ui(ui: &mut Ui, screen: &mut Screen<'_>, width: f32) {
    let Some(second) = screen.second else {
        return;
    };
    let language = language(&screen.say, second.catalog.locale());
    let label = screen.with("nav-flip", [("language", language.into())]);
    if control::small_button_ui(ui, screen.theme, [&label, &label], false, width) {
        screen.send(Command::FlipLanguages);
    }
}

fn place_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    label: &str,
    here: bool,
    command: Command,
    width: f32,
) {
    let theme = screen.theme;
    let color = if here { theme.accent } else { theme.ink };
    let weight = if here { Weight::Bold } else { Weight::Semibold };
    let style = Style::new(theme, Size::Body, weight).color(color);
    let galley = text::line(ui, theme, label, style);
    let width = width.max(galley.size().x + theme.space(6.0));
    let size = Vec2::new(width, theme.target(42.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    control::announce(&response, ui, Role::Button, label, here);
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
    let name = |locale| language(&screen.say, locale);
    let chosen = screen.state.locale();
    let mut picked = None;
    let response = ComboBox::from_id_salt("language")
        .selected_text(name(chosen))
        .width(width)
        .height(screen.theme.px(420.0))
        .show_ui(ui, |ui| {
            for locale in Locale::ALL {
                let label = ui.selectable_label(locale == chosen, name(locale));
                if label.clicked() {
                    picked = Some(locale);
                }
            }
        })
        .response;
    let label = screen.text("nav-language");
    response.widget_info(|| egui::WidgetInfo::labeled(Role::ComboBox, true, &label));
    if let Some(locale) = picked {
        screen.send(Command::SetLocale(locale));
    }
}

fn size_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme.space(1.0);
        let smaller = screen.text("nav-smaller");
        if control::small_button_ui(ui, &theme, ["A −", &smaller], false, theme.px(56.0)) {
            screen.send(Command::ChangeTextSize(-1));
        }
        let percent = format!("{} %", screen.state.choices.text_size);
        let style = Style::new(&theme, Size::Small, Weight::Regular).color(theme.muted);
        let galley = text::line(ui, &theme, &percent, style);
        let (rect, response) = ui.allocate_exact_size(
            Vec2::new(theme.px(62.0), control::small_height(&theme)),
            Sense::hover(),
        );
        let spoken = format!("{} {percent}", screen.text("nav-text-size"));
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &spoken));
        let at = rect.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, theme.muted);
        let larger = screen.text("nav-larger");
        if control::small_button_ui(ui, &theme, ["A +", &larger], false, theme.px(56.0)) {
            screen.send(Command::ChangeTextSize(1));
        }
    });
}
