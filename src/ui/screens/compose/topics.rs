//! Proposing exercises: kinds picked group by group, and their number.

use egui::{Role, Ui};

use crate::exercise::{Group, Kind};
use crate::ui::command::{Command, ComposeCommand};
use crate::ui::compose::{ComposeState, ITEMS};
use crate::ui::control::{self, Emphasis, chosen_if};
use crate::ui::{screen::Screen, screens::compose::send::send, text, theme::Size};

pub(super) fn topics_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "compose-add-exercises", Size::Lead);
    screen.muted_ui(ui, "compose-topics-intro");
    how_many_ui(ui, screen, state);
    propose_ui(ui, screen, state);
    ui.add_space(theme.space(3.0));
    for group in Group::ALL {
        group_ui(ui, screen, state, group);
    }
}

fn how_many_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let heading = screen.text("compose-how-many");
    text::body_ui(ui, screen.theme, &heading);
    let options = ITEMS.map(|items| {
        let set = Command::Compose(ComposeCommand::SetItems(items));
        (items.to_string(), state.items == items, set)
    });
    screen.radio_ui(ui, Some(&heading), (1.5, 60.0), options);
}

fn propose_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    if state.kinds.is_empty() {
        screen.muted_ui(ui, "compose-pick-first");
        return;
    }
    let facts = [
        ("items", state.items.into()),
        ("kinds", state.kinds.len().into()),
    ];
    let label = screen.with("compose-propose", facts);
    let width = theme.px(220.0);
    if control::button_ui(ui, &theme, &label, Emphasis::Primary, width).clicked() {
        send(screen, ComposeCommand::Propose);
    }
}

fn group_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState, group: Group) {
    let theme = *screen.theme;
    let kinds: Vec<Kind> = group.kinds().collect();
    let unfolded = state.unfolded == Some(group);
    let picked = kinds.iter().filter(|kind| state.kinds.contains(kind));
    let picked = picked.count();
    let name = screen.say.group(group);
    let label = if picked > 0 {
        let facts = [("group", name.into()), ("number", picked.into())];
        screen.with("compose-group-picked", facts)
    } else {
        name
    };
    let width = ui.available_width().min(theme.px(420.0));
    let button = control::button_ui(ui, &theme, &label, chosen_if(unfolded), width);
    if button.clicked() {
        let group = Some(group).filter(|_| !unfolded);
        send(screen, ComposeCommand::Unfold(group));
    }
    if !unfolded {
        return;
    }
    ui.indent(("compose-group", group.id()), |ui| {
        for kind in kinds {
            let chosen = state.kinds.contains(&kind);
            let mark = if chosen { "✓ " } else { "" };
            let name = screen.say.kind(kind);
            let label = format!("{mark}{name}");
            let width = ui.available_width().min(theme.px(460.0));
            let button = control::button_ui(ui, &theme, &label, chosen_if(chosen), width);
            control::announce(&button, ui, Role::CheckBox, &name, chosen);
            if button.clicked() {
                send(screen, ComposeCommand::ToggleKind(kind));
            }
        }
    });
}
