//! The list of the steps of a lesson, with which the teacher jumps to one of them.

use egui::{Align, Align2, Role, ScrollArea, Sense, Ui, Vec2, text::LayoutJob};

use crate::course::Step;
use crate::i18n::Speaker;
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Weight, command::ProjectorCommand as Do, control,
    projector::talk::Talk, text,
};

/// The number of letters of a text that the list shows.
const WORDS: usize = 90;

pub(super) fn list_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk) {
    let theme = *screen.theme;
    let Some(list) = talk.list else {
        return;
    };
    let modal = control::dialog(&theme, "steps", 6.0);
    let window = ui.ctx().content_rect().size();
    let response = modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(820.0).min(window.x * 0.86));
        screen.heading_ui(ui, "projector-list-title", Size::Title);
        screen.muted_ui(ui, "projector-list-how");
        ui.add_space(theme.space(1.0));
        let rows = ScrollArea::vertical().max_height(window.y * 0.58);
        rows.auto_shrink([false, true]).show(ui, |ui| {
            control::announce_scrolling(ui);
            ui.spacing_mut().item_spacing.y = 0.0;
            let taken = talk.script.steps.iter().filter(|step| step.is_taken());
            for (number, step) in (1..).zip(taken) {
                let words = name_of(&screen.say, step);
                let (marked, here) = (list.marked == number, talk.step_number() == number);
                row_ui(ui, screen, (number, &words), marked, here);
            }
        });
        ui.add_space(theme.space(3.0));
        let label = screen.text("keys-close");
        control::button_ui(ui, &theme, &label, Emphasis::Quiet, theme.px(140.0)).clicked()
    });
    if response.inner {
        screen.send(Command::Projector(Do::List(false)));
    }
}

/// `here`: whether this step is on the screen of the class now.
fn row_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    (number, words): (usize, &str),
    marked: bool,
    here: bool,
) {
    let theme = *screen.theme;
    let said = screen.text("projector-list-here");
    let small = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.accent);
    let said_galley = here.then(|| text::line(ui, &theme, &said, small));
    let style = Style::new(&theme, Size::Body, Weight::Regular);
    let room = ui.available_width();
    let indent = theme.px(52.0);
    let mut job = text::job(&theme, words, style);
    let end = said_galley.as_ref();
    let end = end.map_or(0.0, |it| it.size().x + theme.space(3.0));
    job.wrap = egui::text::TextWrapping::truncate_at_width(room - indent - theme.space(3.0) - end);
    let galley = ui.painter().layout_job(job);
    let height = (galley.size().y + theme.space(3.0)).max(theme.px(40.0));
    // A stable id: a press that began on a row ends on it, whatever else is drawn.
    let (_, rect) = ui.allocate_space(Vec2::new(room, height));
    let id = egui::Id::unique(("step", number));
    let response = ui.interact(rect, id, Sense::click());
    let mut spoken = screen.say.named(&number.to_string(), words);
    if here {
        spoken = format!("{spoken} – {said}");
    }
    control::announce(&response, ui, Role::Button, &spoken, marked);
    if here {
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_aria_current(egui::accesskit::AriaCurrent::Step);
        });
    }
    if marked {
        ui.painter()
            .rect_filled(rect, control::corner(&theme), theme.accent_ground);
        // Scrolls into view once when a step is marked. After that the user can scroll it away.
        let id = egui::Id::unique("step-marked");
        let before = ui.data_mut(|data| *data.get_temp_mut_or_default::<usize>(id));
        if before != number {
            ui.data_mut(|data| data.insert_temp(id, number));
            let at_once = egui::style::ScrollAnimation::none();
            response.scroll_to_me_animation(Some(Align::Center), at_once);
        }
    } else if response.hovered() {
        let edge = egui::Stroke::new(1.0, theme.line);
        let (corner, inside) = (control::corner(&theme), egui::StrokeKind::Inside);
        ui.painter().rect_stroke(rect, corner, edge, inside);
    }
    let top = rect.center().y - galley.size().y / 2.0;
    let format = theme.figures(theme.size(Size::Body), Weight::Bold, theme.accent);
    let figures = LayoutJob::single_section(number.to_string(), format);
    let left = rect.left() + indent;
    let at = egui::pos2(left - theme.space(3.0), top);
    text::put(ui, figures, Align2::RIGHT_TOP, at);
    ui.painter()
        .galley(egui::pos2(left, top), galley, theme.ink);
    if let Some(said) = said_galley {
        let x = rect.right() - theme.space(3.0) - said.size().x;
        let at = egui::pos2(x, rect.center().y - said.size().y / 2.0);
        ui.painter().galley(at, said, theme.accent);
    }
    control::focus_ring_ui(ui, &theme, &response, rect);
    if response.clicked() {
        screen.send(Command::Projector(Do::Jump(number)));
    }
}

fn name_of(say: &Speaker<'_>, step: &Step) -> String {
    let said = step.texts().next().map(|text| say.lesson_text(text));
    let asked = || {
        let exercise = step.exercise()?;
        Some(say.phrase(&exercise.first_question().question.prompt))
    };
    let (kind, words) = match step {
        Step::Show(_) => ("projector-list-picture", said),
        Step::Worked { .. } => ("projector-list-example", asked()),
        Step::Ask { .. } | Step::Complete { .. } => ("projector-list-question", asked()),
        Step::Vote { .. } => ("projector-list-vote", asked()),
        Step::Recap { skills, .. } => {
            let skills: Vec<String> = skills.iter().map(|it| say.skill(*it)).collect();
            ("projector-list-recap", Some(skills.join(", ")))
        }
        Step::Practise { skill, .. } => ("projector-list-practise", Some(say.skill(*skill))),
        Step::Say(_) | Step::Notes(_) | Step::Check { .. } => {
            return beginning(&said.unwrap_or_default());
        }
    };
    let kind = say.text(kind);
    words.map_or(kind.clone(), |words| say.named(&kind, &beginning(&words)))
}

fn beginning(words: &str) -> String {
    let plain = words.replace("**", "");
    // Keeps no-break spaces.
    let words = plain.split(['\n', ' ']).filter(|it| !it.is_empty());
    let line = words.collect::<Vec<_>>().join(" ");
    if line.chars().count() <= WORDS {
        return line;
    }
    let cut: String = line.chars().take(WORDS).collect();
    let whole = cut.rsplit_once(' ').map_or(&*cut, |(whole, _)| whole);
    format!("{whole}…")
}
