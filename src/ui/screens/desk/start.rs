//! The way to a tool: “what happened?”, then the tools for one answer; above a tool the way back.

use std::sync::Arc;

use egui::{Galley, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::desk::{Matter, Tool};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskCommand, DeskState, Place};
use crate::ui::screen::Screen;
use crate::ui::screens::parts;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Held, Size, Weight};

/// From this width each, in points of the design, two large buttons stand side by side.
const COLUMN: f32 = 300.0;

/// A large button: the ids of its name and of the line below, and what it does.
type Choice = ([String; 2], DeskCommand);

fn choices(state: &DeskState) -> Vec<Choice> {
    let of_tool = |tool: &Tool| {
        let ids = ["tool", "about"].map(|kind| format!("desk-{kind}-{}", tool.id()));
        (ids, DeskCommand::Open(*tool))
    };
    let of_matter = |matter: Matter| {
        let ids = ["", "-about"].map(|end| format!("desk-matter-{}{end}", matter.id()));
        (ids, DeskCommand::Matter(matter))
    };
    match state.place {
        Place::Start => Matter::ALL.map(of_matter).to_vec(),
        Place::Matter(matter) => matter.tools().iter().map(of_tool).collect(),
        Place::Tool => Vec::new(),
    }
}

/// What the keys 1 to 9 do on this page.
pub(in crate::ui::screens) fn commands(state: &DeskState) -> impl Iterator<Item = Command> {
    let choices = choices(state).into_iter();
    choices.map(|(.., command)| Command::Desk(command))
}

pub(super) fn start_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &DeskState) {
    let theme = *screen.theme;
    let (heading, words) = match state.place {
        Place::Matter(matter) => {
            let id = matter.id();
            (
                format!("desk-matter-{id}"),
                format!("desk-matter-{id}-about"),
            )
        }
        _ => ("desk-start".to_owned(), "desk-intro".to_owned()),
    };
    screen.heading_ui(ui, &heading, Size::Large);
    let style = Style::new(&theme, Size::Body, Weight::Regular).color(theme.muted);
    text::paragraph_ui(ui, &theme, &screen.text(&words), style);
    ui.add_space(theme.space(2.0));
    large_ui(ui, screen, &choices(state));
    ui.add_space(theme.space(3.0));
    control::row_ui(ui, theme.space(2.0), |ui| {
        if state.place != Place::Start && screen.button_ui(ui, "desk-back", Emphasis::Quiet, 0.0) {
            screen.send(Command::Desk(DeskCommand::Start));
        }
        if state.used {
            let tool = screen.text(&format!("desk-tool-{}", state.tool.id()));
            let label = screen.with("desk-go-on", [("tool", tool.into())]);
            let go_on = Command::Desk(DeskCommand::Open(state.tool));
            parts::buttons_ui(ui, screen, 0.0, [(label, Emphasis::Quiet, go_on)]);
        }
    });
}

/// Above a tool: its description, the way back, and the other tools for the same answer.
pub(super) fn tools_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &DeskState) {
    let theme = *screen.theme;
    let name = |tool: Tool| format!("desk-tool-{}", tool.id());
    screen.heading_ui(ui, &name(state.tool), Size::Large);
    let about = screen.text(&format!("desk-about-{}", state.tool.id()));
    let style = Style::new(&theme, Size::Body, Weight::Regular).color(theme.muted);
    text::paragraph_ui(ui, &theme, &about, style);
    ui.add_space(theme.space(1.0));
    let back = Command::Desk(DeskCommand::Start);
    let back = (screen.text("desk-back"), Emphasis::Quiet, back);
    let tools = state.tool.matter().tools();
    let tools = tools.iter().filter(|_| tools.len() > 1).map(|&tool| {
        let open = Command::Desk(DeskCommand::Open(tool));
        let chosen = control::chosen_if(state.tool == tool);
        (screen.text(&name(tool)), chosen, open)
    });
    let buttons: Vec<_> = std::iter::once(back).chain(tools).collect();
    control::row_ui(ui, theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 60.0, buttons);
    });
}

fn large_ui(ui: &mut Ui, screen: &mut Screen<'_>, choices: &[Choice]) {
    let theme = *screen.theme;
    let gap = theme.space(3.0);
    let room = ui.available_width().min(theme.px(900.0));
    let columns = if room >= 2.0 * theme.px(COLUMN) + gap {
        2
    } else {
        1
    };
    let width = (room - gap * (columns as f32 - 1.0)) / columns as f32 - 1.0;
    let words: Vec<Large> = choices
        .iter()
        .enumerate()
        .map(|(at, (ids, _))| Large::new(ui, screen, (at + 1, ids), width))
        .collect();
    let height = words.iter().map(|it| it.height).fold(0.0, f32::max);
    control::row_ui(ui, gap, |ui| {
        for (large, (.., command)) in words.into_iter().zip(choices) {
            if large.show(ui, screen, Vec2::new(width, height)) {
                screen.send(Command::Desk(command.clone()));
            }
        }
    });
}

/// A large button: a name, a line in small letters, and the key that presses it.
struct Large {
    spoken: String,
    name: Arc<Galley>,
    about: Arc<Galley>,
    key: Arc<Galley>,
    height: f32,
}

impl Large {
    fn new(ui: &Ui, screen: &Screen<'_>, (at, ids): (usize, &[String; 2]), width: f32) -> Self {
        let theme = screen.theme;
        let pad = theme.space(4.0);
        let key = match theme.held {
            Held::Desk => at.to_string(),
            _ => String::new(),
        };
        let small = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
        let key = text::line(ui, theme, &key, small);
        let room = (width - 3.0 * pad - key.size().x).max(theme.px(60.0));
        let [name, about] = [&ids[0], &ids[1]].map(|id| screen.text(id));
        let style = Style::new(theme, Size::Lead, Weight::Bold);
        let lines = [
            text::lay_out(ui, theme, &name, style, room),
            text::lay_out(ui, theme, &about, small, room),
        ];
        let [name_line, about_line] = lines;
        let height = name_line.size().y + about_line.size().y + theme.space(1.0) + 2.0 * pad;
        Self {
            spoken: format!("{name}. {about}"),
            name: name_line,
            about: about_line,
            key,
            height: height.max(theme.target(64.0)),
        }
    }

    fn show(self, ui: &mut Ui, screen: &Screen<'_>, size: Vec2) -> bool {
        let theme = screen.theme;
        let pad = theme.space(4.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        control::announce(&response, ui, Role::Button, &self.spoken, false);
        let fill = match response.hovered() {
            true => theme.accent_ground,
            false => theme.sheet,
        };
        let edge = Stroke::new(1.0, theme.line);
        let painter = ui.painter();
        painter.rect(rect, control::corner(theme), fill, edge, StrokeKind::Inside);
        let top = rect.min + Vec2::splat(pad);
        let under = top + Vec2::new(0.0, self.name.size().y + theme.space(1.0));
        let key = rect.right_top() + Vec2::new(-pad - self.key.size().x, pad);
        painter.galley(top, self.name, theme.accent);
        painter.galley(under, self.about, theme.muted);
        painter.galley(key, self.key, theme.muted);
        control::focus_ring_ui(ui, theme, &response, rect);
        response.clicked()
    }
}
