//! The teacher's window. A cover on the slide does not cover it.

use egui::{
    Frame, Margin, Pos2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2,
    text::LayoutJob,
};

use crate::course::classroom::{Tally, Teams};
use crate::i18n::Languages;
use crate::ui::projector::slide::{frame::Slide, options::LETTERS, slide_ui};
use crate::ui::projector::{
    bar, beat::Beat, beat::Position, keys, list, phones, talk::Cover, talk::Talk, tick, time_left,
};
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Theme, Weight, command::ProjectorCommand as Do,
    control, state::State, text,
};

pub fn teacher_ui(ui: &mut Ui, state: &State, talk: &Talk, commands: &mut Vec<Command>) {
    let (window, touched) = ui.input(|it| (it.content_rect().size(), it.has_touch_screen()));
    let theme = Theme::for_window(&state.choices, window, touched);
    let words = state.languages();
    let beat = talk.beat(&words);
    keys::keys(ui.ctx(), state, (talk, beat), commands);
    let mut screen = Screen::new(state, &theme, commands);
    let margin = Margin::same(theme.space(4.0) as i8);
    let frame = Frame::new().fill(theme.paper).inner_margin(margin);
    egui::CentralPanel::no_frame().frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
        ui.horizontal_wrapped(|ui| {
            bar::buttons_ui(ui, &mut screen, talk, beat);
        });
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            control::announce_scrolling(ui);
            let below = pictures_ui(ui, &screen, talk, beat, &words);
            // Notes beside the rest are visible without scrolling, unless the text is large.
            if below.width() < theme.px(300.0) {
                talk_ui(ui, &mut screen, talk, beat);
                notes_ui(ui, &screen, talk);
                return;
            }
            let mut notes = ui.new_child(egui::UiBuilder::new().max_rect(below));
            notes_ui(&mut notes, &screen, talk);
            let left = below.left() - theme.space(4.0) - ui.max_rect().left();
            ui.scope(|ui| {
                ui.set_max_width(left);
                talk_ui(ui, &mut screen, talk, beat);
            });
            let short = notes.min_rect().bottom() - ui.cursor().top();
            ui.add_space(short.max(0.0));
        });
    });
    list::list_ui(ui, &mut screen, talk);
    phones::asked_ui(ui, &mut screen, talk);
    if talk.leaving {
        bar::leave_ui(ui, &mut screen, talk);
    }
}

/// What the class sees, and beside it, smaller, what comes next. Returns the room below the latter.
fn pictures_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    talk: &Talk,
    beat: Beat,
    words: &Languages<'_>,
) -> Rect {
    let theme = *screen.theme;
    let shape = Rect::from_min_size(Pos2::ZERO, screen.state.class_shape());
    let shape = phones::divided(shape, talk).0.size();
    let room = ui.available_width();
    let gap = theme.space(4.0);
    let wide = (room - gap) * 0.6;
    let narrow = room - gap - wide;
    let height = |width: f32| width * shape.y / shape.x;
    let line = theme.size(Size::Small) * 1.6;
    let (place, _) = ui.allocate_exact_size(Vec2::new(room, height(wide) + line), Sense::hover());
    let next = talk.next(words);
    let seen = match talk.cover {
        Some(Cover::Black) => "teacher-now-black",
        Some(Cover::White) => "teacher-now-white",
        None if talk.phones.on().is_some_and(|on| on.shown) => "teacher-now-phones",
        None if talk.hidden => "teacher-now-hidden",
        None => "teacher-now",
    };
    let picture = |left: f32, width: f32| {
        let size = Vec2::new(width, height(width));
        Rect::from_min_size(Pos2::new(left, place.top() + line), size)
    };
    let left = picture(place.left(), wide);
    let right = picture(place.left() + wide + gap, narrow);
    let put = |ui: &mut Ui, at: Pos2, id: &str| {
        let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.muted);
        let words = screen.text(id);
        let galley = text::line(ui, &theme, &words, style);
        let place = Rect::from_min_size(at, galley.size());
        ui.painter().galley(at, galley, theme.muted);
        let response = ui.interact(place, egui::Id::unique(("teacher", id)), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &words));
    };
    put(ui, place.min, seen);
    let show = |ui: &mut Ui, rect: Rect, at: Position, beat: Beat, copy: &'static str| {
        let slide = Slide {
            talk,
            at,
            beat,
            copy,
            locales: screen.state.locales(),
        };
        slide_ui(ui, screen.state, rect, &slide);
        let edge = Stroke::new(1.0, theme.line);
        ui.painter()
            .rect_stroke(rect, 0.0, edge, StrokeKind::Outside);
    };
    show(ui, left, talk.at, beat, "teacher-now");
    put(ui, Pos2::new(right.left(), place.top()), "teacher-next");
    if let Some((at, beat)) = next {
        show(ui, right, at, beat, "teacher-next");
    }
    let below = Pos2::new(right.left(), right.bottom() + theme.space(2.0));
    let top = below.y + timer_ui(ui, screen, talk, below);
    right.with_min_y(top).with_max_y(f32::INFINITY)
}

/// The time left, in digits large enough to read from a step away. Returns their height.
fn timer_ui(ui: &mut Ui, screen: &Screen<'_>, talk: &Talk, at: Pos2) -> f32 {
    let Some(timer) = talk.timer else {
        return 0.0;
    };
    let theme = screen.theme;
    let now = ui.input(|input| input.time);
    let format = theme.figures(theme.size(Size::Large), Weight::Bold, theme.ink);
    let job = LayoutJob::single_section(time_left(timer.left(now)), format);
    let galley = ui.painter().layout_job(job);
    let height = galley.size().y;
    ui.painter().galley(at, galley, theme.ink);
    tick(ui, timer.left(now));
    height
}

/// The answer, the votes, the teams.
fn talk_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk, beat: Beat) {
    let theme = *screen.theme;
    if let Some(part) = talk.part(talk.at) {
        let answer = part.shown.grade().map(|grade| &grade.solution);
        if let Some(answer) = answer {
            let words = screen.say.answer(answer, &part.question.ask);
            let words = screen.with("teacher-answer", [("answer", words.into())]);
            text::words_ui(ui, &theme, &words, Size::Lead, Weight::Semibold);
        }
    }
    votes_ui(ui, screen, talk, beat);
    phones::teacher_ui(ui, screen, talk);
    teams_ui(ui, screen, talk.teams);
}

fn notes_ui(ui: &mut Ui, screen: &Screen<'_>, talk: &Talk) {
    let theme = *screen.theme;
    for (at, notes) in talk.script.notes(talk.at.step).enumerate() {
        if at == 0 {
            control::hairline_ui(ui, &theme);
            screen.heading_ui(ui, "teacher-notes", Size::Lead);
        }
        for paragraph in screen.say.lesson_text(notes).split("\n\n") {
            text::body_ui(ui, &theme, paragraph.trim());
        }
    }
}

fn votes_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk, beat: Beat) {
    let theme = *screen.theme;
    let part = talk.part(talk.at);
    if beat == Beat::Options && talk.has_own_answers(talk.at) {
        screen.muted_ui(ui, "class-phones-own-answers");
        return;
    }
    let Some((part, ballot)) = part.and_then(|part| Some((part, part.ballot.as_ref()?))) else {
        return;
    };
    let round = usize::from(matches!(beat, Beat::Again | Beat::Closed(1)));
    let tally = part.poll.round(round);
    let hands = part.poll.hands[round];
    let open = beat.open_round().is_some();
    // A question whose answer was shown without a vote has none to report.
    if beat.tells() && tally.total() == 0 {
        return;
    }
    let title = [("round", (round + 1).into())];
    let title = screen.with("projector-vote", title);
    text::heading_ui(ui, &theme, &title, Size::Lead);
    if !open && tally.total() == 0 {
        screen.muted_ui(ui, "teacher-votes-later");
        return;
    }
    let percentages = tally.percentages();
    let phones = talk.phones.on().is_some();
    let width = if phones { 264.0 } else { 214.0 };
    let room = (theme.px(width), theme.space(5.0));
    side_by_side_ui(ui, room, ballot.options.len(), |ui, at| {
        let letter = LETTERS.get(at).copied().unwrap_or("?");
        let of = |tally: Tally| tally.counts().get(at).copied().unwrap_or(0);
        let style = Style::new(&theme, Size::Lead, Weight::Bold);
        ui.label(text::job(&theme, letter, style));
        let count = of(tally);
        if open {
            count_ui(ui, screen, letter, at, of(hands));
            if phones {
                text::muted_ui(ui, &theme, &format!("+ {}", count - of(hands)));
            }
        } else {
            let share = percentages.get(at).copied().unwrap_or(0);
            let mut words = format!("{count} · {share} %");
            let sure = part.sure(round, at);
            if sure > 0 {
                let sure = screen.with("teacher-sure", [("votes", sure.into())]);
                words = format!("{words} · {sure}");
            }
            text::body_ui(ui, &theme, &words);
        }
    });
    let advice = tally.advice(ballot.right).filter(|_| !open);
    if let Some(advice) = advice {
        screen.body_ui(ui, advice.id());
    }
}

/// Draws items in rows, as many in each as fit. Each is `one` wide, with a gap between items.
fn side_by_side_ui(
    ui: &mut Ui,
    (one, gap): (f32, f32),
    all: usize,
    mut each_ui: impl FnMut(&mut Ui, usize),
) {
    let in_row = ((ui.available_width() + gap) / (one + gap)).max(1.0) as usize;
    for first in (0..all).step_by(in_row) {
        ui.horizontal(|ui| {
            for at in first..all.min(first + in_row) {
                let start = ui.cursor().left();
                each_ui(ui, at);
                let taken = ui.cursor().left() - start;
                ui.add_space((one + gap - taken).max(0.0));
            }
        });
    }
}

/// A number field with a button to subtract one and a button to add one.
fn count_ui(ui: &mut Ui, screen: &mut Screen<'_>, letter: &str, at: usize, count: u16) {
    let counted = |votes| Command::Projector(Do::Count(at, votes));
    let named = |id: &str| screen.with(id, [("letter", letter.into())]);
    let (less, more) = (named("teacher-one-less"), named("teacher-one-more"));
    let field = named("teacher-count");
    if step_ui(ui, screen, "−", &less) {
        screen.send(counted(count.saturating_sub(1)));
    }
    let votes = Some(count).filter(|votes| *votes > 0);
    let mut typed = votes.map_or_else(String::new, |votes| votes.to_string());
    let edit = egui::TextEdit::singleline(&mut typed)
        .id(egui::Id::unique(("votes", at)))
        .desired_width(screen.theme.px(56.0))
        .char_limit(3)
        .align(egui::Align2::CENTER_CENTER);
    let response = ui.add(edit);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::TextInput, true, &field));
    if response.changed() {
        let typed: String = typed.chars().filter(char::is_ascii_digit).collect();
        screen.send(counted(typed.parse().unwrap_or(0)));
    }
    if step_ui(ui, screen, "+", &more) {
        screen.send(counted(count.saturating_add(1)));
    }
}

/// A small button that adds or subtracts one.
fn step_ui(ui: &mut Ui, screen: &Screen<'_>, sign: &str, spoken: &str) -> bool {
    let width = screen.theme.px(46.0);
    let response = control::button_ui(ui, screen.theme, sign, Emphasis::Quiet, width);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Button, true, spoken));
    response.clicked()
}

fn teams_ui(ui: &mut Ui, screen: &mut Screen<'_>, teams: Option<Teams>) {
    let Some(teams) = teams else {
        return;
    };
    let theme = *screen.theme;
    screen.heading_ui(ui, "projector-teams-shown", Size::Lead);
    let room = (theme.px(190.0), theme.space(5.0));
    side_by_side_ui(ui, room, 2, |ui, team| {
        let name = if team == 0 { "A" } else { "B" };
        let points = teams.points().get(team).copied().unwrap_or(0);
        let words = screen.say.named(name, &points.to_string());
        let style = Style::new(&theme, Size::Lead, Weight::Bold);
        ui.label(text::job(&theme, &words, style));
        for (sign, by, id) in [
            ("−", -1, "teacher-team-less"),
            ("+", 1, "teacher-team-more"),
        ] {
            let spoken = screen.with(id, [("team", name.into())]);
            let pressed = ui.push_id((team, by), |ui| step_ui(ui, screen, sign, &spoken));
            if pressed.inner {
                screen.send(Command::Projector(Do::TeamPoints(team, by)));
            }
        }
    });
}
