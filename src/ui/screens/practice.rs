//! Practice: a choice of topics, then a session.

use std::sync::Arc;

use egui::{Align2, Role, Sense, Ui, Vec2};

use crate::exercise::{Group, ItemCodeError, Kind};
use crate::learner::Purpose;
use crate::ui::screens::{
    around, around::page_ui, course, field::Field, own_boards, parts, session, settings::Offer,
    share,
};
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Weight, control, control::chosen_if, exercise,
    page::LENGTHS, page::PracticeState, text, theme::Held,
};

/// The number of weakest skills listed at the top.
const WEAKEST: usize = 4;

pub(super) fn practice_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &PracticeState) {
    let Some(session) = &state.session else {
        return page_ui(ui, screen, |ui, screen| topics_ui(ui, screen, state));
    };
    if session.over {
        return page_ui(ui, screen, |ui, it| session::summary_ui(ui, it, session));
    }
    if session.paused {
        return page_ui(ui, screen, |ui, it| session::pause_ui(ui, it, session));
    }
    let Some(attempt) = &state.attempt else {
        return;
    };
    let kind = attempt.item().kind();
    let purpose = match session.purpose {
        Purpose::Practice => "screen-practice-title",
        Purpose::Review => "screen-review-title",
        Purpose::WarmUp => "screen-warm-up-title",
        Purpose::Placement => "screen-placement-title",
        Purpose::Test => "screen-test-title",
    };
    let title = format!("{} › {}", screen.text(purpose), screen.say.kind(kind));
    let level = session.level().map(|level| screen.say.difficulty(level));
    let at = session.planned.map(|_| session::at(screen, session));
    let count = (session.asked() > 0).then(|| session::count(screen, session));
    // There is no room for all three at the top of a phone.
    let level = level.filter(|_| count.is_none() || screen.theme.held != Held::Upright);
    let parts: Vec<String> = [level, at, count].into_iter().flatten().collect();
    let share = |planned: u32| session.asked() as f32 / planned.max(1) as f32;
    let share = session.planned.map_or(0.0, share);
    around::header_ui(ui, screen, &title, &parts.join("  ·  "), share);
    around::actions_ui(ui, screen, None);
    // An exercise from a teacher's own boards has no code.
    let code = attempt.code().map(|code| code.to_string());
    let ask = std::mem::discriminant(&attempt.question().ask);
    let id = (code.clone(), session.asked(), attempt.place(), ask);
    around::scrolling_ui(ui, screen, id, 3.0, |ui, screen| {
        exercise::exercise_ui(ui, screen, attempt);
        if let Some(code) = code {
            let words = screen.with("screen-exercise-code", [("code", code.into())]);
            text::muted_ui(ui, screen.theme, &words);
            share::below_ui(ui, screen);
        }
    });
}

fn topics_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &PracticeState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "screen-practice-title", Size::Large);
    let style = Style::new(&theme, Size::Body, Weight::Regular).color(theme.muted);
    text::paragraph_ui(ui, &theme, &screen.text("screen-practice-intro"), style);
    ui.add_space(theme.space(3.0));
    let names = ["screen-practice-difficulty", "screen-practice-length"];
    let bold = Style::new(&theme, Size::Body, Weight::Semibold);
    let [difficulty, length] = names.map(|id| text::line(ui, &theme, &screen.text(id), bold));
    let column = difficulty.size().x.max(length.size().x);
    let say = screen.say;
    let levels = parts::levels(&say);
    let levels = levels.map(|(level, name)| (name, state.level == level, Command::SetLevel(level)));
    offers_ui(ui, screen, (difficulty, column), levels);
    let lengths = LENGTHS.map(|length| {
        let label = match length {
            Some(items) => say.with("screen-practice-length-items", [("items", items.into())]),
            None => say.text("screen-practice-length-endless"),
        };
        (label, state.length == length, Command::SetLength(length))
    });
    offers_ui(ui, screen, (length, column), lengths);
    ui.add_space(theme.space(3.0));
    let width = ui.available_width().min(theme.px(560.0));
    if screen.button_ui(ui, "screen-practice-mixed", Emphasis::Primary, width) {
        screen.send(Command::Practise(None));
    }
    weakest_ui(ui, screen);
    for group in Group::ALL {
        let kinds: Vec<Kind> = group.kinds().collect();
        if !kinds.is_empty() {
            ui.add_space(theme.space(5.0));
            group_ui(ui, screen, state, group, &kinds);
        }
    }
    ui.add_space(theme.space(6.0));
    control::hairline_ui(ui, &theme);
    code_ui(ui, screen, state);
    ui.add_space(theme.space(5.0));
    own_boards::own_boards_ui(ui, screen);
}

/// The skills that need practice most, with their mastery, and the days practised this week.
fn weakest_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let report = &screen.state.report;
    let weakest = report.weakest(WEAKEST);
    let (today, days) = (report.today, report.days_this_week);
    if days > 0 {
        ui.add_space(theme.space(3.0));
        let words = screen.with("practice-week", [("days", days.into())]);
        text::muted_ui(ui, &theme, &words);
    }
    if weakest.is_empty() {
        return;
    }
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "practice-weakest", Size::Lead);
    for practised in weakest {
        let mut state = screen.text(&format!("mastery-{}", practised.mastery.id()));
        if practised.due <= today {
            state = format!("{state} · {}", screen.text("progress-due-today"));
        }
        let skill = screen.say.skill(practised.skill);
        if course::row_ui(ui, screen, &skill, &state, None).clicked() {
            screen.send(Command::PractiseSkills(vec![practised.skill]));
        }
    }
}

/// A label, as wide as the widest one, with its options in one row.
fn offers_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    (name, column): (Arc<egui::Galley>, f32),
    options: impl IntoIterator<Item = Offer>,
) {
    let theme = *screen.theme;
    let options = options.into_iter();
    let options = options.map(|(label, chosen, command)| (label, chosen_if(chosen), command));
    ui.horizontal_wrapped(|ui| {
        let size = Vec2::new(column + theme.space(2.0), theme.px(46.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let words = name.text().to_owned();
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
        let at = Align2::LEFT_CENTER.align_size_within_rect(name.size(), rect);
        ui.painter().galley(at.min, name, theme.ink);
        parts::buttons_ui(ui, screen, 110.0, options);
    });
}

fn group_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &PracticeState,
    group: Group,
    kinds: &[Kind],
) {
    let theme = *screen.theme;
    let name = screen.say.group(group);
    let unfolded = state.unfolded == Some(group);
    ui.horizontal_wrapped(|ui| {
        // Aligns the buttons of all topics.
        let start = ui.cursor().left();
        text::heading_ui(ui, &theme, &name, Size::Lead);
        let used = ui.cursor().left() - start;
        let aligned = theme.held != Held::Upright || ui.max_rect().width() > theme.px(640.0);
        let column = if aligned { theme.px(400.0) } else { 0.0 };
        ui.add_space((column - used).max(theme.space(2.0)));
        if kinds.len() > 1 {
            let all = ["screen-practice-group", "screen-practice-group-name"];
            if named_button_ui(ui, screen, all, &name, Emphasis::Quiet) {
                screen.send(Command::PractiseGroup(group));
            }
        }
        let one = ["screen-practice-skills", "screen-practice-skills-name"];
        if named_button_ui(ui, screen, one, &name, chosen_if(unfolded)) {
            let group = Some(group).filter(|_| !unfolded);
            screen.send(Command::ShowSkills(group));
        }
    });
    if unfolded {
        kinds_ui(ui, screen, kinds);
        skills_ui(ui, screen, kinds);
    }
}

fn named_button_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    [label, name]: [&str; 2],
    group: &str,
    emphasis: Emphasis,
) -> bool {
    let theme = screen.theme;
    let label = screen.text(label);
    let spoken = screen.with(name, [("group", group.to_owned().into())]);
    let button = control::button_ui(ui, theme, &label, emphasis, theme.px(96.0));
    let chosen = emphasis == Emphasis::Chosen;
    control::announce(&button, ui, Role::Button, &spoken, chosen);
    button.clicked()
}

fn kinds_ui(ui: &mut Ui, screen: &mut Screen<'_>, kinds: &[Kind]) {
    let theme = *screen.theme;
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width();
    let columns = ((room / theme.px(340.0)).floor() as usize).clamp(1, 3);
    let width = (room - gap * (columns as f32 - 1.0)) / columns as f32;
    for row in kinds.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &kind in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    let label = screen.say.kind(kind);
                    if control::button_ui(ui, &theme, &label, Emphasis::Quiet, width).clicked() {
                        screen.send(Command::Practise(Some(kind)));
                    }
                });
            }
        });
    }
}

fn skills_ui(ui: &mut Ui, screen: &mut Screen<'_>, kinds: &[Kind]) {
    let say = screen.say;
    let skills = parts::skills(kinds.iter().copied()).into_iter();
    let skills = skills.map(|skill| {
        let practise = Command::PractiseSkills(vec![skill]);
        (say.skill(skill), Emphasis::Quiet, practise)
    });
    control::tinted_ui(ui, screen.theme, |ui| {
        ui.horizontal_wrapped(|ui| parts::buttons_ui(ui, screen, 0.0, skills));
    });
}

fn code_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &PracticeState) {
    let theme = *screen.theme;
    let field = Field {
        width: 220.0,
        ..Field::line(screen, "screen-practice-code", &state.code)
    };
    let done = field.with_button_ui(ui, screen, "screen-practice-open-code");
    if done.sent(screen, Command::TypeCode).entered {
        screen.send(Command::OpenCode);
    }
    if let Some(error) = state.code_error {
        let id = match error {
            ItemCodeError::Malformed => "screen-practice-code-malformed",
            ItemCodeError::Mistyped => "screen-practice-code-mistyped",
            ItemCodeError::Unknown => "screen-practice-code-unknown",
        };
        text::news_ui(ui, &theme, &screen.text(id), true);
    }
}
