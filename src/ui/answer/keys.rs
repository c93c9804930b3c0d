//! Our own keys, which fill the fields of an answer.

use contract_bridge::{Strain, auction::Call};
use egui::{Align2, Id, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::engine::{Doubling, score::ScoreItem};
use crate::exercise::Ask;
use crate::ui::answer::pad::{returns, target};
use crate::ui::answer::{place, typed};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{attempt::Attempt, command::Command, control, screen::Screen};

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
    let places = place::all(attempt);
    let held = ui.data(|data| data.get_temp::<Id>(target()));
    let chosen = places.iter().find(|place| Some(place.id()) == held);
    let Some(here) = chosen.copied().or_else(|| place::first_empty(attempt)) else {
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
    let mut typed = here.text(&attempt.draft).to_owned();
    let mut next = here;
    match does {
        Does::Put(text) => typed.push_str(&text),
        Does::TurnSign => typed = place::with_sign_turned(&typed),
        Does::Erase => {
            typed.pop();
        }
        Does::Next => {
            let mut behind = places.iter().skip_while(|it| **it != here).skip(1);
            next = behind.next().or(places.first()).copied().unwrap_or(here);
        }
    }
    ui.data_mut(|data| {
        data.insert_temp(target(), next.id());
        data.insert_temp(returns(), next.id());
    });
    let typed: String = typed.chars().take(place::longest(attempt)).collect();
    if typed != here.text(&attempt.draft) {
        screen.send(Command::Answer(here.written(&attempt.draft, typed)));
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
            keys.extend(digits(1, 9).chain(digits(0, 0)));
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
