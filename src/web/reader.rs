//! The app for screen readers: egui's accessibility tree, sent to the page, which mirrors it as
//! elements, and what is done with those elements, sent back.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use egui::accesskit::{
    Action, ActionData, ActionRequest, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use egui::{Context, Event, FullOutput, Key, Modifiers, Plugin, RawInput};
use serde_json::{Map, Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Mirrors the nodes that have changed; `focus` and the nodes' ids are decimal numbers.
    #[wasm_bindgen(js_namespace = arbitroReader)]
    fn mirror(changed: &str, focus: &str);
}

/// What was done with the elements since the last pass, and the context to wake for it.
static DONE: Mutex<(Vec<Event>, Option<Context>)> = Mutex::new((Vec::new(), None));

/// What was done with the element of a node: `focus`, `click`, `enter` (a press of that key), or
/// `set` with the text of a field.
#[wasm_bindgen]
pub fn act(node: &str, action: &str, text: Option<String>) {
    let Ok(target_node) = node.parse().map(NodeId) else {
        return;
    };
    let request = |action, data| {
        Event::AccessKitActionRequest(ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node,
            data,
        })
    };
    let enter = |pressed| Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let text = text.map(|text| ActionData::Value(text.into()));
    let events = match action {
        "focus" => vec![request(Action::Focus, None)],
        "enter" => vec![enter(true), enter(false)],
        "set" => vec![request(Action::SetValue, text)],
        _ => vec![request(Action::Click, None)],
    };
    let Ok(mut done) = DONE.lock() else {
        return;
    };
    done.0.extend(events);
    if let Some(context) = &done.1 {
        context.request_repaint();
    }
}

/// Mirrors the tree of each pass.
#[derive(Default)]
pub struct Reader {
    sent: HashMap<NodeId, Node>,
}

impl Reader {
    fn send(&mut self, update: TreeUpdate) {
        let nodes: HashMap<NodeId, Node> = update.nodes.into_iter().collect();
        let lists = nodes.values().filter(|node| node.role() == Role::List);
        let listed: HashSet<NodeId> = lists.flat_map(Node::children).copied().collect();
        let changed = nodes
            .iter()
            .filter(|(id, node)| self.sent.get(*id) != Some(*node));
        let changed: Map<String, Value> = changed
            .map(|(id, node)| {
                let mut described = described(node, &nodes);
                // A heading between the rows of a list is a part of the list too.
                if listed.contains(id) && described["role"] == "" {
                    described["role"] = "listitem".into();
                }
                (id.0.to_string(), described)
            })
            .collect();
        mirror(
            &Value::Object(changed).to_string(),
            &update.focus.0.to_string(),
        );
        self.sent = nodes;
    }
}

/// The name of a node: its own, that of its label, or its text.
fn name(node: &Node, nodes: &HashMap<NodeId, Node>) -> Option<String> {
    let own = |node: &Node| node.label().or_else(|| node.value()).map(str::to_owned);
    let labels = node.labelled_by().iter().filter_map(|id| nodes.get(id));
    let of_labels: Vec<String> = labels.filter_map(own).collect();
    match node.role() {
        _ if node.label().is_none() && !of_labels.is_empty() => Some(of_labels.join(" ")),
        Role::Dialog => own(node).or_else(|| title(node, nodes)),
        _ => own(node),
    }
}

/// The first heading in a dialog.
fn title(node: &Node, nodes: &HashMap<NodeId, Node>) -> Option<String> {
    let mut within = node.children().iter().filter_map(|id| nodes.get(id));
    within.find_map(|child| match child.role() {
        Role::Heading => child.label().map(str::to_owned),
        _ => title(child, nodes),
    })
}

/// What the page needs of a node; ids as text, since a number of JavaScript has fewer digits.
fn described(node: &Node, nodes: &HashMap<NodeId, Node>) -> Value {
    let children: Vec<String> = node.children().iter().map(|id| id.0.to_string()).collect();
    let bounds = node.bounds().map(|it| [it.x0, it.y0, it.x1, it.y1]);
    let checked = node.toggled().map(|toggled| match toggled {
        Toggled::True => "true",
        Toggled::False => "false",
        Toggled::Mixed => "mixed",
    });
    json!({
        "role": role(node.role()),
        "level": node.level(),
        "name": name(node, nodes),
        "value": node.value(),
        "bounds": bounds,
        "disabled": node.is_disabled(),
        "multiline": node.role() == Role::MultilineTextInput,
        "readonly": node.is_read_only(),
        "checked": checked,
        "selected": node.is_selected(),
        "expanded": node.is_expanded(),
        "current": node.aria_current().is_some(),
        "focusable": node.supports_action(Action::Focus),
        "children": children,
    })
}

/// The role of WAI-ARIA; empty for what has none.
fn role(role: Role) -> &'static str {
    match role {
        Role::Window => "main",
        Role::Button | Role::DefaultButton => "button",
        Role::Link => "link",
        Role::Heading => "heading",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::RadioGroup => "radiogroup",
        Role::Switch => "switch",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::SearchInput => "searchbox",
        Role::NumberInput | Role::SpinButton => "spinbutton",
        Role::ComboBox => "combobox",
        Role::ListBox => "listbox",
        Role::ListBoxOption => "option",
        Role::List => "list",
        Role::ListItem => "listitem",
        Role::Image => "img",
        Role::Dialog => "dialog",
        Role::AlertDialog => "alertdialog",
        Role::Alert => "alert",
        Role::Status => "status",
        Role::Slider => "slider",
        Role::ProgressIndicator => "progressbar",
        Role::Tab => "tab",
        Role::TabList => "tablist",
        Role::Table => "table",
        Role::Row => "row",
        Role::Cell => "cell",
        Role::ColumnHeader => "columnheader",
        Role::RowHeader => "rowheader",
        Role::Navigation => "navigation",
        Role::Main => "main",
        Role::ScrollView | Role::Group | Role::Pane => "group",
        _ => "",
    }
}

impl Plugin for Reader {
    fn debug_name(&self) -> &'static str {
        "screen readers"
    }

    fn setup(&mut self, context: &Context) {
        context.enable_accesskit();
        if let Ok(mut done) = DONE.lock() {
            done.1 = Some(context.clone());
        }
    }

    fn input_hook(&mut self, _context: &Context, input: &mut RawInput) {
        if let Ok(mut done) = DONE.lock() {
            input.events.append(&mut done.0);
        }
    }

    fn output_hook(&mut self, _context: &Context, output: &mut FullOutput) {
        if let Some(update) = output.platform_output.accesskit_update.take() {
            self.send(update);
        }
    }
}
