//! Our own keys for what is typed, where fingers press: on a phone the keyboard of the system would
//! cover half of the question. A field that they fill is no text field, so that it calls up none.

use egui::{Align2, Event, Id, Key as Pressed, Rect, Response, Role, Sense, Stroke, StrokeKind};
use egui::{TextFormat, Ui, Vec2, WidgetInfo, text::LayoutJob};

use contract_bridge::Strain;
use contract_bridge::auction::Call;

use crate::engine::{Doubling, score::ScoreItem};
use crate::exercise::Ask;
use crate::ui::answer::{field, typed};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Theme, Weight};
use crate::ui::{attempt::Attempt, command::Command, control, screen::Screen};

/// Whether the answer is typed with these keys. A preview is not answered.
pub fn is_for(screen: &Screen<'_>, attempt: &Attempt) -> bool {
    let open = screen.state.attempt().is_some() && attempt.grade().is_none();
    screen.theme.finger > 0.0 && open && !field::all(attempt).is_empty()
}

/// The key in egui's memory for the field that had the focus last, which the keys fill.
fn target() -> Id {
    Id::unique("pad-target")
}

/// The key in egui's memory for the field to which the focus returns from a key.
fn returns() -> Id {
    Id::unique("pad-returns")
}

/// A field in its place, for at most `longest` characters, which takes keys while it has the focus.
pub(super) fn field_ui(
    ui: &Ui,
    theme: &Theme,
    (id, place): (Id, Rect),
    (typed, longest): (&mut String, usize),
    (format, align): (TextFormat, Align2),
) -> Response {
    let response = ui.interact(place, id, Sense::click());
    let returns = returns();
    let back = ui.data(|data| data.get_temp::<Id>(returns)) == Some(id);
    if back || response.clicked() {
        ui.data_mut(|data| data.remove::<Id>(returns));
        response.request_focus();
        response.scroll_to_me(None);
    }
    let before = typed.clone();
    let focused = response.has_focus();
    if focused {
        ui.data_mut(|data| data.insert_temp(target(), id));
        take_keys(ui, typed, longest);
    }
    response.widget_info(|| WidgetInfo::text_edit(true, &before, &*typed, ""));
    let painter = ui.painter();
    let edge = if focused { theme.accent } else { theme.line };
    let (corner, edge) = (control::corner(theme), Stroke::new(theme.px(1.5), edge));
    painter.rect(place, corner, theme.sheet, edge, StrokeKind::Inside);
    let height = format.line_height.unwrap_or(format.font_id.size);
    let ink = format.color;
    let words = painter.layout_job(LayoutJob::single_section(typed.clone(), format));
    let room = place.shrink2(Vec2::new(theme.space(2.5), 0.0));
    let at = align.align_size_within_rect(words.size(), room);
    if focused {
        let caret = egui::Rangef::point(at.center().y).expand(height * 0.4);
        let x = at.right() + theme.px(1.5);
        painter.vline(x, caret, Stroke::new(theme.px(2.0), theme.accent));
    }
    painter.with_clip_rect(place).galley(at.min, words, ink);
    response
}

/// What a keyboard types, at the end of the text.
fn take_keys(ui: &Ui, typed: &mut String, longest: usize) {
    ui.input(|input| {
        for event in &input.events {
            match event {
                Event::Text(text) | Event::Paste(text) => {
                    typed.extend(text.chars().filter(|c| !c.is_control()));
                }
                Event::Key {
                    key: Pressed::Backspace,
                    pressed: true,
                    ..
                } => {
                    typed.pop();
                }
                _ => {}
            }
        }
    });
    *typed = typed.chars().take(longest).collect();
}

enum Does {
    Put(String),
    TurnSign,
    Erase,
    /// Go to the next field.
    Next,
}

/// A key: its label, what a screen reader says, and what it does.
type Key = (String, String, Does);

/// The keys for an answer that is typed, in as few rows as fit. A single field is above them, so
/// that it is never scrolled away.
pub fn pad_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let places = field::all(attempt);
    let held = ui.data(|data| data.get_temp::<Id>(target()));
    let chosen = places.iter().find(|place| Some(place.id()) == held);
    let Some(place) = chosen.copied().or_else(|| field::first_empty(attempt)) else {
        return;
    };
    typed::docked_ui(ui, screen, attempt);
    let keys = keys(screen, attempt, places.len() > 1);
    let gap = theme.space(1.0);
    let room = ui.available_width();
    let fitting = ((room + gap) / (theme.finger + gap)).floor().max(1.0) as usize;
    let each = keys.len().div_ceil(keys.len().div_ceil(fitting));
    let width = (room - gap * (each as f32 - 1.0)) / each as f32;
    let size = Vec2::new(width.min(theme.px(80.0)), theme.target(46.0));
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        let mut keys = keys.into_iter().peekable();
        while keys.peek().is_some() {
            ui.horizontal(|ui| {
                for (label, spoken, does) in keys.by_ref().take(each) {
                    if key_ui(ui, screen, size, &label, &spoken) {
                        pressed = Some(does);
                    }
                }
            });
        }
    });
    let Some(does) = pressed else { return };
    let mut typed = place.text(&attempt.draft).to_owned();
    let mut next = place;
    match does {
        Does::Put(text) => typed.push_str(&text),
        Does::TurnSign => typed = field::with_sign_turned(&typed),
        Does::Erase => {
            typed.pop();
        }
        Does::Next => {
            let mut behind = places.iter().skip_while(|it| **it != place).skip(1);
            next = behind.next().or(places.first()).copied().unwrap_or(place);
        }
    }
    ui.data_mut(|data| {
        data.insert_temp(target(), next.id());
        data.insert_temp(returns(), next.id());
    });
    let typed: String = typed.chars().take(field::longest(attempt)).collect();
    if typed != place.text(&attempt.draft) {
        screen.send(Command::Answer(place.written(&attempt.draft, typed)));
    }
}

fn keys(screen: &Screen<'_>, attempt: &Attempt, several: bool) -> Vec<Key> {
    let plain = |label: &str| {
        (
            label.to_owned(),
            label.to_owned(),
            Does::Put(label.to_owned()),
        )
    };
    let named = |label: &str, id: &str, does| (label.to_owned(), screen.text(id), does);
    let digits = |from, to| (from..=to).map(move |digit: u8| plain(&digit.to_string()));
    let mut keys = Vec::new();
    match &attempt.question().ask {
        Ask::ScoreSlip => {
            keys.extend(digits(1, 7));
            keys.extend(slip_keys(screen));
        }
        ask => {
            keys.extend(digits(1, 9).chain(digits(0, 0)));
            let halves = matches!(ask, Ask::Column(column) if column.halves);
            if halves {
                keys.push(named("½", "answer-pad-half", Does::Put("½".to_owned())));
            } else if !matches!(ask, Ask::Count(_)) {
                keys.push(named("−", "answer-minus", Does::TurnSign));
            }
        }
    }
    keys.push(named("←", "answer-pad-erase", Does::Erase));
    if several {
        keys.push(named("↓", "answer-pad-next", Does::Next));
    }
    keys
}

/// The strains, the doubles, the results and the word for a deal that was passed out.
fn slip_keys(screen: &Screen<'_>) -> Vec<Key> {
    let notation = &screen.say.notation;
    let put = |label: String, spoken: String| (label.clone(), spoken, Does::Put(label));
    let strains = Strain::ASC.map(|it| put(notation.strain_sign(it), notation.strain(it)));
    let doubled = [Doubling::Doubled, Doubling::Redoubled];
    let doubled = doubled.map(|it| put(it.suffix().to_owned(), notation.doubling(it)));
    let results = [
        ("=", screen.text("result-margin-made")),
        ("+", screen.say.score_item(ScoreItem::Overtricks)),
        ("−", screen.say.score_item(ScoreItem::Undertricks)),
    ];
    let results = results.map(|(sign, spoken)| put(sign.to_owned(), spoken));
    let passed = notation.call(Call::Pass);
    let all = strains.into_iter().chain(doubled).chain(results);
    all.chain([put(passed.clone(), passed)]).collect()
}

fn key_ui(ui: &mut Ui, screen: &Screen<'_>, size: Vec2, label: &str, spoken: &str) -> bool {
    let theme = screen.theme;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    control::announce(&response, ui, Role::Button, spoken, false);
    let fill = match response.is_pointer_button_down_on() || response.hovered() {
        true => theme.accent_ground,
        false => theme.sheet,
    };
    let (corner, edge) = (control::corner(theme), Stroke::new(1.0, theme.line));
    ui.painter()
        .rect(rect, corner, fill, edge, StrokeKind::Inside);
    let mut style = Style::new(theme, Size::Lead, Weight::Semibold);
    let width = text::line(ui, theme, label, style).size().x;
    let room = rect.width() - theme.space(1.0);
    style.size *= (room / width.max(1.0)).min(1.0);
    let label = text::job(theme, label, style);
    text::put(ui, label, Align2::CENTER_CENTER, rect.center());
    control::focus_ring_ui(ui, theme, &response, rect);
    response.clicked()
}
