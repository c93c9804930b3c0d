//! The case of an exposed card: the player, the card, how it was exposed, earlier penalty cards.

use egui::{ComboBox, EventFilter, Key, Response, Role, Ui};

use crate::desk::Case;
use crate::desk::exposed::{ExposedCase, Laid};
use crate::engine::laws::exposed_card::{How, Phase};
use crate::engine::{Card, Hand, Suit};
use crate::ui::command::Command;
use crate::ui::desk::{DeskCommand, DeskState, Field};
use crate::ui::screen::Screen;

use super::pick::{self, Chip};

const PHASES: [(Phase, &str); 3] = [
    (Phase::Auction, "desk-phase-auction"),
    (Phase::OpeningLead, "desk-phase-lead"),
    (Phase::Play, "desk-phase-play"),
];

/// The fields that clicked cards can go into.
const FIELDS: [Field; 6] = [
    Field::Cards,
    Field::Before,
    Field::Partners,
    Field::PartnerHand,
    Field::Hand,
    Field::Trick,
];

pub(super) fn case_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &ExposedCase,
) -> Option<Response> {
    let theme = *screen.theme;
    let field = typed_ui(ui, screen, state, case, Field::Cards);
    how_ui(ui, screen, case);
    led_ui(ui, screen, case);
    let going = screen.text("desk-cards-go");
    let target = screen.text(&target_word(state.target));
    let going = screen.say.named(&going, &target);
    pick::named_ui(ui, screen, &going);
    let (chosen, taken) = (held(case, state.target), all(case));
    if let Some(card) = pick::cards_ui(ui, screen, chosen, taken) {
        send(screen, clicked(case.clone(), state.target, card));
    }
    // Directly below the cards, always visible: the field for the next card.
    let options: Vec<Chip> = FIELDS.map(|field| place(screen, state, field)).into();
    if let Some(at) = pick::row_ui(ui, screen, "desk-cards-go", &options) {
        let field = FIELDS[at % FIELDS.len()];
        screen.send(Command::Desk(DeskCommand::Target(field)));
    }
    if let Some(seat) = pick::seat_ui(ui, screen, "desk-whose-card", Some(case.seat)) {
        send(
            screen,
            ExposedCase {
                seat,
                ..case.clone()
            },
        );
    }
    if let Some(declarer) = pick::seat_ui(ui, screen, "desk-declarer", Some(case.declarer)) {
        send(
            screen,
            ExposedCase {
                declarer,
                ..case.clone()
            },
        );
    }
    phase_ui(ui, screen, case);
    kinds_ui(ui, screen, case);
    ui.add_space(theme.space(2.0));
    screen.muted_ui(ui, "desk-more-cards");
    for field in &FIELDS[1..] {
        typed_ui(ui, screen, state, case, *field);
    }
    Some(field)
}

fn send(screen: &mut Screen<'_>, case: ExposedCase) {
    // Choices about the earlier cards do not apply to these.
    let path = Vec::new();
    pick::put(
        screen,
        Case::Exposed(Box::new(ExposedCase { path, ..case })),
    );
}

fn place(screen: &Screen<'_>, state: &DeskState, field: Field) -> Chip {
    let word = screen.text(&target_word(field));
    (word.clone(), word, state.target == field)
}

fn target_word(field: Field) -> String {
    format!("desk-target-{}", field.id())
}

fn held(case: &ExposedCase, field: Field) -> Hand {
    match field {
        Field::Before => case.before.cards,
        Field::Partners => case.partners.cards,
        Field::Hand => case.hand,
        Field::PartnerHand => case.partner_hand,
        Field::Trick => case.trick.iter().copied().collect(),
        _ => case.cards,
    }
}

fn all(case: &ExposedCase) -> Hand {
    FIELDS
        .iter()
        .fold(Hand::EMPTY, |all, field| all | held(case, *field))
}

/// The case with a card added to the field, or removed from it.
fn clicked(mut case: ExposedCase, field: Field, card: Card) -> ExposedCase {
    match field {
        Field::Trick if case.trick.contains(&card) => case.trick.retain(|&it| it != card),
        Field::Trick => case.trick.push(card),
        Field::Before => {
            case.before.cards.toggle(card);
        }
        Field::Partners => {
            case.partners.cards.toggle(card);
        }
        Field::Hand => {
            case.hand.toggle(card);
        }
        Field::PartnerHand => {
            case.partner_hand.toggle(card);
        }
        _ => {
            case.cards.toggle(card);
        }
    }
    case
}

fn typed_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &ExposedCase,
    field: Field,
) -> Response {
    let notation = &screen.say.notation;
    let cards = |cards: Vec<Card>| {
        let words: Vec<String> = cards.iter().map(|card| notation.card(*card)).collect();
        words.join(" ")
    };
    let written = match field {
        Field::Trick => cards(case.trick.clone()),
        Field::Cards if case.cards.is_empty() => String::new(),
        Field::Cards => {
            let whose = notation.seat_letter(case.seat);
            format!("{whose} {}", cards(case.cards.iter().collect()))
        }
        other => cards(held(case, other).iter().collect()),
    };
    let hint = if field == Field::Cards {
        "desk-hint-cards"
    } else {
        "desk-hint-more-cards"
    };
    pick::field_ui(ui, screen, state, (field, &written), hint)
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

fn how_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &ExposedCase) {
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
        let filter = EventFilter {
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
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
    if let Some(how) = picked {
        send(
            screen,
            ExposedCase {
                how,
                ..case.clone()
            },
        );
    }
}

/// The suit to which a card was played too early, unless the trick shows it.
fn led_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &ExposedCase) {
    if case.how != How::BeforePartner || !case.trick.is_empty() {
        return;
    }
    let led = case.suit_led();
    let notation = &screen.say.notation;
    let options = Suit::ASC.map(|suit| {
        let sign = notation.strain_sign(suit.into());
        (sign, notation.suit(suit), led == Some(suit))
    });
    if let Some(at) = pick::row_ui(ui, screen, "desk-led", &options) {
        let led = Some(Suit::ASC[at % 4]);
        send(
            screen,
            ExposedCase {
                led,
                ..case.clone()
            },
        );
    }
}

fn phase_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &ExposedCase) {
    let at = PHASES.iter().position(|(phase, _)| *phase == case.phase);
    let words = PHASES.map(|(_, word)| word);
    if let Some(at) = pick::words_ui(ui, screen, "desk-phase", &words, at) {
        let (phase, _) = PHASES[at % 3];
        let how = if case.how.happens_in(phase) {
            case.how
        } else {
            How::Dropped
        };
        send(
            screen,
            ExposedCase {
                phase,
                how,
                ..case.clone()
            },
        );
    }
}

/// What the cards do not show: the kind of a single small penalty card, and which card was due.
fn kinds_ui(ui: &mut Ui, screen: &mut Screen<'_>, case: &ExposedCase) {
    let kinds = ["desk-kind-minor", "desk-kind-major"];
    let laid = [
        (case.before, "desk-kind-before"),
        (case.partners, "desk-kind-partners"),
    ];
    for (at, (lying, id)) in laid.into_iter().enumerate() {
        if !lying.may_be_minor() {
            continue;
        }
        let chosen = Some(usize::from(lying.major));
        if let Some(kind) = pick::words_ui(ui, screen, id, &kinds, chosen) {
            let lying = Laid {
                major: kind == 1,
                ..lying
            };
            let mut case = case.clone();
            if at == 0 {
                case.before = lying;
            } else {
                case.partners = lying;
            }
            send(screen, case);
        }
    }
    let several = case.before.cards.len() > 1;
    if case.how == How::InsteadOfPenaltyCardRefused && several {
        let cards: Vec<Card> = case.before.cards.iter().collect();
        let notation = &screen.say.notation;
        let named = |card: &Card| {
            let words = (notation.card(*card), notation.card_words(*card));
            (words.0, words.1, case.due == Some(*card))
        };
        let options: Vec<Chip> = cards.iter().map(named).collect();
        if let Some(at) = pick::row_ui(ui, screen, "desk-due", &options) {
            let due = cards.get(at).copied();
            send(
                screen,
                ExposedCase {
                    due,
                    ..case.clone()
                },
            );
        }
    }
}
