//! The case of an exposed card: the player, the card, how it was exposed, earlier penalty cards.

use egui::{ComboBox, Key, Role};

use crate::desk::exposed::ExposedCase;
use crate::engine::Suit;
use crate::engine::laws::exposed_card::{How, Phase};
use crate::ui::desk::Field;
use crate::ui::screens::parts::keep_arrows;

use super::pick::{self, Form};

const PHASES: [(Phase, &str); 3] = [
    (Phase::Auction, "desk-phase-auction"),
    (Phase::OpeningLead, "desk-phase-lead"),
    (Phase::Play, "desk-phase-play"),
];

const FIELDS: [Field; 6] = [
    Field::Cards,
    Field::Before,
    Field::Partners,
    Field::PartnerHand,
    Field::Hand,
    Field::Trick,
];

const KINDS: [(bool, &str); 2] = [(false, "desk-kind-minor"), (true, "desk-kind-major")];

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut ExposedCase) {
    typed_ui(form, case, Field::Cards, "desk-hint-cards");
    how_ui(form, case);
    led_ui(form, case);
    if let Some((field, cards)) = form.target_ui(&FIELDS, |field| field.cards(case)) {
        field.put(case, cards);
    }
    form.seat_ui("desk-whose-card", &mut case.seat);
    form.seat_ui("desk-declarer", &mut case.declarer);
    let in_phase = form.words_ui("desk-phase", &mut case.phase, &PHASES);
    if in_phase && !case.how.happens_in(case.phase) {
        case.how = How::Dropped;
    }
    // What the cards do not show: the kind of a single small penalty card.
    for (laid, id) in [
        (&mut case.before, "desk-kind-before"),
        (&mut case.partners, "desk-kind-partners"),
    ] {
        if laid.may_be_minor() {
            form.words_ui(id, &mut laid.major, &KINDS);
        }
    }
    due_ui(form, case);
    let Form { ui, screen, .. } = form;
    ui.add_space(screen.theme.space(2.0));
    screen.muted_ui(ui, "desk-more-cards");
    for field in &FIELDS[1..] {
        typed_ui(form, case, *field, "desk-hint-more-cards");
    }
}

fn typed_ui(form: &mut Form<'_, '_>, case: &ExposedCase, field: Field, hint: &str) {
    let notation = &form.screen.say.notation;
    let cards = field.cards(case);
    let whose = Some(notation.seat_letter(case.seat));
    let whose = whose.filter(|_| field == Field::Cards && !cards.is_empty());
    let cards = cards.into_iter().map(|card| notation.card(card));
    let written: Vec<String> = whose.into_iter().chain(cards).collect();
    form.field_ui(field, &written.join(" "), hint);
}

fn ways(phase: Phase) -> Vec<How> {
    const FIRST: [How; 8] = [
        How::Dropped,
        How::OneOfSeveral,
        How::LedOutOfTurnRefused,
        How::RevokeCorrected,
        How::BeforePartner,
        How::LedPrematurely,
        How::Shown,
        How::Named,
    ];
    let rest = How::ALL.into_iter().filter(|how| !FIRST.contains(how));
    let all = FIRST.into_iter().chain(rest);
    all.filter(|how| how.happens_in(phase)).collect()
}

fn how_ui(form: &mut Form<'_, '_>, case: &mut ExposedCase) {
    let Form { ui, screen, .. } = form;
    pick::name_ui(ui, screen, "desk-how");
    let say = screen.say;
    let word = |how: How| say.text(&format!("desk-how-{}", how.id()));
    let ways = ways(case.phase);
    let mut picked = None;
    let width = ui.available_width().min(screen.theme.px(480.0));
    let inner = ComboBox::from_id_salt("desk-how")
        .selected_text(word(case.how))
        .width(width)
        .wrap()
        .height(screen.theme.px(420.0))
        .show_ui(ui, |ui| {
            for &how in &ways {
                if ui.selectable_label(how == case.how, word(how)).clicked() {
                    picked = Some(how);
                }
            }
        });
    let response = inner.response;
    let label = say.named(&say.text("desk-how"), &word(case.how));
    response.widget_info(|| egui::WidgetInfo::labeled(Role::ComboBox, true, &label));
    if response.has_focus() {
        // The arrow keys step through the list without opening it.
        keep_arrows(ui, response.id);
        let by = ui.input(|input| {
            i32::from(input.key_pressed(Key::ArrowDown))
                - i32::from(input.key_pressed(Key::ArrowUp))
        });
        let at = ways.iter().position(|&how| how == case.how).unwrap_or(0);
        let next = at.saturating_add_signed(by as isize);
        if by != 0 && !egui::Popup::is_any_open(ui.ctx()) {
            picked = ways.get(next).copied();
        }
    }
    form.note(picked.is_some());
    case.how = picked.unwrap_or(case.how);
}

/// The suit to which a card was played too early, unless the trick shows it.
fn led_ui(form: &mut Form<'_, '_>, case: &mut ExposedCase) {
    if case.how != How::BeforePartner || !case.trick.is_empty() {
        return;
    }
    let notation = &form.screen.say.notation;
    let suits = Suit::ASC.map(|suit| {
        let sign = notation.strain_sign(suit.into());
        (Some(suit), sign, notation.suit(suit))
    });
    let mut led = case.suit_led();
    if form.row_ui("desk-led", &mut led, suits) {
        case.led = led;
    }
}

fn due_ui(form: &mut Form<'_, '_>, case: &mut ExposedCase) {
    let cards = case.before.cards;
    if case.how != How::InsteadOfPenaltyCardRefused || cards.len() < 2 {
        return;
    }
    let notation = form.screen.say.notation;
    let cards = cards.iter().map(|card| {
        let words = notation.card_words(card);
        (Some(card), notation.card(card), words)
    });
    form.row_ui("desk-due", &mut case.due, cards);
}
