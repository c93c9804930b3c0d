//! Phones that vote, as the class and the teacher see them: the question which network they are in,
//! the slide that leads them here, and the small code beside the lesson for late comers.

use egui::{Align, Key, Layout, Pos2, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use crate::ui::command::PhonesCommand as Do;
use crate::ui::projector::fit::fitted_words_ui;
use crate::ui::projector::talk::Talk;
use crate::ui::projector::talk::phones::{
    AskedPhones, ClassPhones, Network, NetworkKind, PhonesOn, Wifi,
};
use crate::ui::screens::field::Field;
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Theme, Weight, control, qr, state::State, text,
};

/// After this many seconds without a phone, the slide says what may keep them away.
const PATIENCE: f64 = 20.0;

/// The part of the height of a slide that the code beside it is wide.
const BESIDE: f32 = 0.17;

/// The size of the letters above it, as a part of its width.
const LETTER: f32 = 0.125;

/// The least width of the code beside a slide, in points, and of its modules: a projector enlarges
/// them.
const LEAST_BESIDE: f32 = 128.0;
const SMALL_MODULE: f32 = 3.0;

/// Whether this program can let phones vote.
pub const fn can_vote(state: &State) -> bool {
    cfg!(feature = "phones") && !state.files.are_handed()
}

/// What the key and the button for phones do now, and whether the button shows that it is on.
pub(super) const fn next(talk: &Talk) -> (Do, bool) {
    match &talk.phones {
        ClassPhones::Off => (Do::Ask, false),
        ClassPhones::Asked(_) => (Do::Cancel, true),
        ClassPhones::On(on) => (Do::Show(!on.shown), on.shown),
    }
}

/// The place of the slide, and the place beside it for the code, if there is one.
pub fn divided(rect: Rect, talk: &Talk) -> (Rect, Option<Rect>) {
    if talk.phones.on().is_none() {
        return (rect, None);
    }
    let width = (rect.height() * BESIDE).max(LEAST_BESIDE);
    let (slide, beside) = rect.split_left_right_at_x(rect.right() - width);
    (slide, Some(beside))
}

/// Asks which network the phones are in. The wifi is the teacher's to type or to leave out.
pub(super) fn asked_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk) {
    let ClassPhones::Asked(asked) = &talk.phones else {
        return;
    };
    let theme = *screen.theme;
    let modal = control::dialog(&theme, "phones", 6.0);
    let window = ui.ctx().content_rect().size();
    modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(760.0).min(window.x * 0.9));
        // With large letters in a small window the buttons below are there still.
        let height = (window.y - theme.px(150.0)).max(theme.px(60.0));
        let area = ScrollArea::vertical().max_height(height);
        area.min_scrolled_height(height).show(ui, |ui| {
            control::announce_scrolling(ui);
            screen.heading_ui(ui, "class-phones-title", Size::Title);
            screen.body_ui(ui, "class-phones-text");
            ui.add_space(theme.space(2.0));
            if asked.networks.is_empty() {
                let words = screen.text("class-phones-none");
                text::news_ui(ui, &theme, &words, true);
            } else {
                networks_ui(ui, screen, asked);
            }
            if let Some(reason) = &asked.failed {
                let reason = [("reason", reason.as_str().into())];
                let words = screen.with("class-phones-failed", reason);
                text::news_ui(ui, &theme, &words, true);
            }
        });
        ui.add_space(theme.space(3.0));
        let now = ui.input(|input| input.time);
        let typing = ui.ctx().text_edit_focused();
        let enter = !typing && ui.input(|input| input.key_pressed(Key::Enter));
        let some = !asked.networks.is_empty();
        control::row_ui(ui, theme.space(2.0), |ui| {
            let width = theme.px(150.0);
            let start =
                some && screen.button_ui(ui, "class-phones-start", Emphasis::Primary, width);
            if start || (some && enter) {
                screen.send(Command::Phones(Do::Start(now)));
            } else if screen.button_ui(ui, "class-phones-cancel", Emphasis::Quiet, width) {
                screen.send(Command::Phones(Do::Cancel));
            }
        });
    });
}

fn networks_ui(ui: &mut Ui, screen: &mut Screen<'_>, asked: &AskedPhones) {
    let theme = *screen.theme;
    let heading = screen.text("class-phones-networks");
    text::words_ui(ui, &theme, &heading, Size::Body, Weight::Semibold);
    let networks = asked.networks.iter().enumerate();
    let options: Vec<_> = networks
        .map(|(at, network)| {
            let chosen = at == asked.chosen;
            (
                named(screen, network),
                chosen,
                Command::Phones(Do::Choose(at)),
            )
        })
        .collect();
    screen.radio_ui(ui, Some(&heading), (1.5, 0.0), options);
    ui.add_space(theme.space(3.0));
    let heading = screen.text("class-phones-numbers");
    text::words_ui(ui, &theme, &heading, Size::Body, Weight::Semibold);
    let ways = [(false, "class-phones-choose"), (true, "class-phones-typed")];
    let options = ways.map(|(typing, id)| {
        let command = Command::Phones(Do::SetTyping(typing));
        (screen.text(id), typing == asked.typing, command)
    });
    screen.radio_ui(ui, Some(&heading), (1.5, 0.0), options);
    ui.add_space(theme.space(3.0));
    let heading = screen.text("class-phones-sure");
    text::words_ui(ui, &theme, &heading, Size::Body, Weight::Semibold);
    let ways = [
        (false, "class-phones-sure-off"),
        (true, "class-phones-sure-on"),
    ];
    let options = ways.map(|(sure, id)| {
        let command = Command::Phones(Do::SetSure(sure));
        (screen.text(id), sure == asked.sure, command)
    });
    screen.radio_ui(ui, Some(&heading), (1.5, 0.0), options);
    ui.add_space(theme.space(3.0));
    screen.body_ui(ui, "class-phones-wifi-text");
    let wifi = &asked.wifi;
    let name = field(screen, "class-phones-wifi", &wifi.name).show_ui(ui, screen);
    let password = field(screen, "class-phones-password", &wifi.password).show_ui(ui, screen);
    let typed = Wifi {
        name: name.typed,
        password: password.typed,
    };
    if typed != *wifi {
        screen.send(Command::Phones(Do::TypeWifi(typed)));
    }
    ui.add_space(theme.space(3.0));
    let web = field(screen, "class-phones-web", &asked.web).show_ui(ui, screen);
    web.sent(screen, |web| Command::Phones(Do::TypeWeb(web)));
}

fn field<'a>(screen: &Screen<'_>, id: &'static str, typed: &'a str) -> Field<'a> {
    Field {
        width: 360.0,
        ..Field::line(screen, id, typed)
    }
}

fn named(screen: &Screen<'_>, network: &Network) -> String {
    let facts = [
        ("name", network.name.as_str().into()),
        ("address", network.address.as_str().into()),
    ];
    let id = match network.kind {
        NetworkKind::Usual => "class-phones-network",
        NetworkKind::Virtual => "class-phones-virtual",
        NetworkKind::Own => "class-phones-own",
    };
    screen.with(id, facts)
}

/// The slide that leads phones here: a code for the camera, and the address in words.
pub(super) fn invitation_ui(ui: &mut Ui, state: &State, rect: Rect, on: &PhonesOn) {
    let theme = Theme::for_slide(&state.choices, rect.size());
    ui.painter().rect_filled(rect, 0.0, theme.paper);
    let inner = rect.shrink2(rect.size() * 0.05);
    let mut unsent = Vec::new();
    let mut screen = Screen::new(state, &theme, &mut unsent);
    let wide = (inner.height() * 0.86).min(inner.width() * 0.46);
    let (left, rest) = inner.split_left_right_at_x(inner.left() + wide);
    let label = [("address", on.address.as_str().into())];
    let label = screen.with("class-phones-code", label);
    code_ui(ui, left, &on.address, &label, qr::MODULE);
    let right = rest.with_min_x(rest.left() + theme.space(6.0));
    let now = ui.input(|input| input.time);
    let waits = !on.reached && now - on.since >= PATIENCE;
    if !on.reached {
        let left = (on.since + PATIENCE - now).max(0.1);
        let left = std::time::Duration::from_secs_f64(left);
        ui.ctx().request_repaint_after(left);
    }
    let second = on.wifi.code();
    // The second code is below the words, as large as they leave room for.
    let codes = second.as_ref().map_or(0.0, |_| inner.height() * 0.42);
    let (upper, lower) = right.split_top_bottom_at_y(right.bottom() - codes);
    let shape = (waits, on.present > 0, on.lost, state.locales());
    let size = (rect.width() as i32, rect.height() as i32);
    let id = egui::Id::unique(("phones-words", size, shape));
    fitted_words_ui(ui, &theme, id, upper, |ui, theme| {
        words_ui(ui, &screen.sized(theme), on, waits);
    });
    if let Some(code) = second {
        let label = [("name", on.wifi.name.trim().into())];
        let label = screen.with("class-phones-wifi-code", label);
        let words = ui.new_child(UiBuilder::new().max_rect(lower));
        let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.muted);
        let galley = text::lay_out(&words, &theme, &label, style, lower.width());
        let height = galley.size().y + theme.space(1.0);
        words.painter().galley(lower.min, galley, theme.muted);
        let below = lower.with_min_y(lower.top() + height);
        code_ui(ui, below, &code, &label, SMALL_MODULE);
    }
}

fn words_ui(ui: &mut Ui, screen: &Screen<'_>, on: &PhonesOn, waits: bool) {
    let theme = *screen.theme;
    let say = |id: &'static str| screen.both(|say| say.text(id));
    let style = |size, weight| Style::new(&theme, size, weight);
    let title = style(Size::Large, Weight::Bold);
    let body = style(Size::Body, Weight::Regular);
    text::both_ui(ui, &theme, &say("class-phones-invite"), title);
    ui.add_space(theme.space(2.0));
    let name = on.wifi.name.trim();
    let join = match name.is_empty() {
        true => say("class-phones-join"),
        false => screen.both(|say| say.with("class-phones-join-named", [("name", name.into())])),
    };
    text::both_ui(ui, &theme, &join, body);
    text::both_ui(ui, &theme, &say("class-phones-scan"), body);
    text::both_ui(ui, &theme, &say("class-phones-type"), body);
    let address = on.address.trim_start_matches("http://");
    let strong = style(Size::Lead, Weight::Bold).color(theme.accent).plain();
    text::paragraph_ui(ui, &theme, address, strong);
    ui.add_space(theme.space(2.0));
    let present = screen.both(|say| present_words(say, on.present));
    let strong = style(Size::Title, Weight::Bold);
    text::both_ui(ui, &theme, &present, strong);
    if on.lost {
        text::both_ui(
            ui,
            &theme,
            &say("class-phones-lost"),
            body.color(theme.wrong),
        );
    } else if waits {
        text::both_ui(ui, &theme, &say("class-phones-help"), body);
    }
}

fn present_words(say: &crate::i18n::Speaker<'_>, present: usize) -> String {
    say.with("class-phones-present", [("phones", present.into())])
}

/// A code as large as a place has room for, at its top.
fn code_ui(ui: &mut Ui, place: Rect, words: &str, label: &str, module: f32) {
    let most = place.width().min(place.height());
    let builder = UiBuilder::new().max_rect(place).id_salt(label);
    let mut child = ui.new_child(builder);
    qr::qr_ui(&mut child, words, label, module, most..=most);
}

/// The code for late comers beside the slide, at its foot, with the number of phones.
pub(super) fn beside_ui(ui: &mut Ui, state: &State, place: Rect, on: &PhonesOn) {
    let theme = Theme::for_slide(&state.choices, ui.max_rect().size());
    // Letters as wide as the code allows.
    let theme = theme.scaled(place.width() * LETTER / theme.size(Size::Small));
    ui.painter().rect_filled(place, 0.0, theme.paper);
    let mut unsent = Vec::new();
    let screen = Screen::new(state, &theme, &mut unsent);
    let width = place.width() - theme.space(2.0);
    let corner = Pos2::new(place.left(), place.bottom() - place.width() * 1.02);
    let code = Rect::from_min_size(corner, Vec2::splat(width));
    let label = [("address", on.address.as_str().into())];
    let label = screen.with("class-phones-code", label);
    code_ui(ui, code, &on.address, &label, SMALL_MODULE);
    let above = place
        .with_max_y(corner.y - theme.space(1.0))
        .with_max_x(code.right());
    let builder = UiBuilder::new()
        .max_rect(above)
        .layout(Layout::bottom_up(Align::Min));
    let mut child = ui.new_child(builder);
    let present = present_words(&screen.say, on.present);
    let style = Style::new(&theme, Size::Small, Weight::Semibold);
    text::paragraph_ui(&mut child, &theme, &present, style.color(theme.muted));
    let words = screen.text("class-phones-invite");
    text::paragraph_ui(&mut child, &theme, &words, style);
}

/// What the teacher wants to know of the phones, in the teacher's window.
pub(super) fn teacher_ui(ui: &mut Ui, screen: &Screen<'_>, talk: &Talk) {
    let Some(on) = talk.phones.on() else {
        return;
    };
    let theme = screen.theme;
    screen.heading_ui(ui, "projector-phones", Size::Lead);
    let present = present_words(&screen.say, on.present);
    let address = on.address.trim_start_matches("http://");
    text::body_ui(ui, theme, &screen.say.named(&present, address));
    if on.lost {
        text::news_ui(ui, theme, &screen.text("class-phones-lost"), true);
    }
    if on.crowded {
        text::news_ui(ui, theme, &screen.text("class-phones-crowded"), true);
    }
}
