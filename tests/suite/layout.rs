//! Every screen in every language, at small and large window and text sizes: nothing is cut off at
//! the side, no control overlaps another one, and (checked by the harness itself) no glyph is
//! missing.

use arbitro::desk::auction::AuctionCase;
use arbitro::desk::bidding_box::BoxCase;
use arbitro::desk::dummy_card::{DummyCardCase, Said};
use arbitro::desk::exposed::ExposedCase;
use arbitro::desk::lead::LeadCase;
use arbitro::desk::premature::PrematureCase;
use arbitro::desk::traveller::{Row, TravellerCase};
use arbitro::desk::{Case, Inquiry, Line, Matter, Tool};
use arbitro::engine::laws::revoke::equity::RevokedEnding;
use arbitro::engine::{Bid, BySeat, Call, Hand, Seat, Strain, Suit, notation};
use arbitro::exercise::{Difficulty, Group, Kind};
use arbitro::i18n::Locale;
use arbitro::ui::Options;
use arbitro::ui::app::App;
use arbitro::ui::chooser::{PathCommand, Wanted};
use arbitro::ui::command::{Command, ComposeCommand};
use arbitro::ui::compose::Drawer;
use arbitro::ui::desk::DeskCommand;
use arbitro::ui::page::{HelpPage, Page};
use arbitro::ui::printing::{About, SheetCommand};
use arbitro::ui::state::TEXT_SIZES;
use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::given::root;
use crate::screens::{Window, opened, sized, speaking, text};

const SIZES: [[f32; 2]; 3] = [[800.0, 600.0], [1024.0, 768.0], [1920.0, 1080.0]];
const TEXTS: [u16; 3] = [80, 100, 200];

/// Three tricks with a revoke, all cards played.
fn revoked() -> RevokedEnding {
    let cards = |text| notation::parse_hand(text).expect("cards");
    let hands = ["DA DK H8", "S7 D8 HA", "SK D7 H4", "C9 C8 H9"];
    let play = "D7 C9 DA S7 HA H4 H9 H8 D8 SK C8 DK";
    RevokedEnding {
        hands: BySeat::from_fn(|seat| cards(hands[seat as usize])),
        play: notation::parse_cards(play).expect("the play"),
        ..arbitro::desk::equity::begun()
    }
}

/// Opens a screen from any other.
pub type Way = fn(&mut App);

pub const SCREENS: &[(&str, Way)] = &[
    ("home", |app| app.apply(Command::GoHome)),
    ("course", |app| app.apply(Command::GoCourse(Some(3)))),
    ("settings", |app| app.apply(Command::GoSettings)),
    ("glossary", |app| {
        app.apply(Command::GoHelp(HelpPage::Glossary));
    }),
    ("teach", |app| app.apply(Command::GoTeach(Some(2)))),
    ("laws", |app| app.apply(Command::GoHelp(HelpPage::Laws))),
    ("about", |app| app.apply(Command::GoHelp(HelpPage::About))),
    ("progress", |app| app.apply(Command::GoProgress)),
    ("learners", |app| app.apply(Command::GoLearners)),
    ("a worksheet of a lesson", |app| {
        app.apply(Command::GoSheet(Some("double".to_owned())));
        app.apply(Command::Sheet(SheetCommand::TypePath(String::new())));
        app.apply(Command::Sheet(SheetCommand::Make));
    }),
    ("a worksheet of a topic", |app| {
        let about = About::Topic {
            group: Group::Rulings,
            skill: None,
        };
        app.apply(Command::Sheet(SheetCommand::SetAbout(about)));
    }),
    ("keys", |app| {
        app.apply(Command::GoHome);
        app.apply(Command::ShowKeys(true));
    }),
    ("menu", |app| {
        app.apply(Command::ShowKeys(false));
        app.apply(Command::ShowMenu(true));
    }),
    ("chooser", |app| {
        app.apply(Command::ShowMenu(false));
        let folder = root().join("tests/data").display().to_string();
        app.apply(Command::Path(PathCommand::Choose(Wanted::Lessons, folder)));
    }),
    ("composing topics", |app| {
        app.apply(Command::Path(PathCommand::Close));
        app.apply(Command::GoCompose);
        composing(app, ComposeCommand::NewAnyway);
        composing(app, ComposeCommand::Unfold(Some(Group::Rulings)));
        composing(app, ComposeCommand::ToggleKind(Kind::Revoke));
    }),
    ("composing a step", |app| {
        composing(app, ComposeCommand::ToggleKind(Kind::ScoreContract));
        composing(app, ComposeCommand::Propose);
        composing(app, ComposeCommand::Keep(0, true));
    }),
    ("composing words", |app| {
        composing(app, ComposeCommand::AddWords);
    }),
    ("composing with a deal", |app| {
        composing(app, ComposeCommand::AddDeal);
    }),
    ("composing with a table", |app| {
        composing(app, ComposeCommand::AddTable);
    }),
    ("composing from boards", |app| {
        let boards = root().join("tests/data/boards/night.pbn");
        composing(app, ComposeCommand::OpenBoards(boards));
        composing(app, ComposeCommand::ToggleBoard(0));
    }),
    ("saving what was composed", |app| {
        composing(app, ComposeCommand::Open(Some(Drawer::Save)));
        composing(app, ComposeCommand::Save);
    }),
    ("a folder of lessons", |app| {
        let folder = root().join("tests/data/lessons/watched");
        app.apply(Command::OpenLessonFolder(folder));
        // A field shows as much of a long path as fits.
        app.apply(Command::TypeFolderPath("lessons".to_owned()));
    }),
    ("practice", |app| {
        app.apply(Command::CloseLessonFolder);
        app.apply(Command::ShowMenu(false));
        app.apply(Command::GoPractice);
        app.apply(Command::ChooseTopic);
    }),
    ("the desk: what happened", |app| app.apply(Command::GoDesk)),
    ("the desk: a card", |app| {
        at_desk(app, DeskCommand::Matter(Matter::Card));
    }),
    ("the desk: a score", |app| {
        at_desk(app, DeskCommand::Open(Tool::Score));
    }),
    ("the desk: information", |app| {
        at_desk(
            app,
            DeskCommand::Put(Case::Inquiry(Inquiry {
                line: Line::Information,
                path: vec![8, 1, 2, 0],
            })),
        );
    }),
    ("the desk: a claim", |app| {
        let mut case = arbitro::desk::claim::begun();
        let mut cards = Hand::ALL.iter();
        for seat in Seat::ALL {
            case.hands[seat] = cards.by_ref().take(5).collect();
        }
        at_desk(app, DeskCommand::Put(Case::Claim(Box::new(case))));
    }),
    ("the desk: two tables", |app| {
        at_desk(app, DeskCommand::Open(Tool::Imps));
    }),
    ("the desk: victory points", |app| {
        at_desk(app, DeskCommand::Open(Tool::Victory));
    }),
    ("the desk: an adjusted score", |app| {
        at_desk(app, DeskCommand::Open(Tool::Adjusted));
    }),
    ("the desk: a movement", |app| {
        at_desk(app, DeskCommand::Open(Tool::Movement));
    }),
    ("the desk: played too early", |app| {
        at_desk(
            app,
            DeskCommand::Put(Case::Premature(PrematureCase {
                card: Hand::ALL.iter().next(),
                ..PrematureCase::default()
            })),
        );
    }),
    ("the desk: the card that was named", |app| {
        let mut cards = Hand::ALL.iter();
        at_desk(
            app,
            DeskCommand::Put(Case::DummyCard(Box::new(DummyCardCase {
                dummy: cards.by_ref().take(13).collect(),
                trick: cards.by_ref().take(1).collect(),
                said: Said::Win,
                ..DummyCardCase::default()
            }))),
        );
    }),
    ("the desk: the harm of a revoke", |app| {
        at_desk(app, DeskCommand::Put(Case::Equity(Box::new(revoked()))));
    }),
    ("the desk: the bidding box", |app| {
        at_desk(
            app,
            DeskCommand::Put(Case::Box(BoxCase {
                auction: AuctionCase {
                    calls: vec![Call::Bid(Bid::new(3, Strain::Spades))],
                    ..AuctionCase::default()
                },
                path: vec![0, 1, 3],
            })),
        );
    }),
    ("the desk: a bid of eight", |app| {
        at_desk(
            app,
            DeskCommand::Put(Case::Auction(AuctionCase {
                calls: vec![Call::Bid(Bid::new(7, Strain::Spades))],
                above: Some((8, Strain::Clubs)),
                silenced: Some(Seat::East),
                ..AuctionCase::default()
            })),
        );
    }),
    ("the desk: a claim or not", |app| {
        at_desk(
            app,
            DeskCommand::Put(Case::Inquiry(Inquiry {
                line: Line::Claimed,
                path: vec![0],
            })),
        );
    }),
    ("the desk: dummy", |app| {
        at_desk(app, DeskCommand::Open(Tool::Inquiry(Line::Dummy)));
    }),
    ("the desk: an auction", |app| {
        let bids = [Call::Bid(Bid::new(1, Strain::Spades)), Call::Pass];
        let low = Call::Bid(Bid::new(1, Strain::Hearts));
        at_desk(
            app,
            DeskCommand::Put(Case::Auction(AuctionCase {
                calls: bids.into_iter().chain([low]).collect(),
                path: vec![1, 0],
                ..AuctionCase::default()
            })),
        );
    }),
    ("the desk: an exposed card", |app| {
        let hearts = Hand::ALL.iter().filter(|card| card.suit == Suit::Hearts);
        at_desk(
            app,
            DeskCommand::Put(Case::Exposed(Box::new(ExposedCase {
                cards: hearts.take(2).collect(),
                path: vec![0],
                ..ExposedCase::default()
            }))),
        );
    }),
    ("the desk: a lead out of turn", |app| {
        at_desk(
            app,
            DeskCommand::Put(Case::Lead(LeadCase {
                card: Hand::ALL.iter().next(),
                ..LeadCase::default()
            })),
        );
    }),
    ("the desk: a revoke", |app| {
        at_desk(app, DeskCommand::Open(Tool::Revoke));
    }),
    ("the desk: a traveller", |app| {
        let scores = [420, 450, -50, 170].map(Row::Score);
        at_desk(
            app,
            DeskCommand::Put(Case::Traveller(TravellerCase {
                rows: scores.to_vec(),
                ..TravellerCase::default()
            })),
        );
        at_desk(app, DeskCommand::Add);
    }),
    ("the desk: a rubber", |app| {
        at_desk(app, DeskCommand::Open(Tool::Rubber));
        at_desk(app, DeskCommand::Add);
    }),
    ("hints", |app| {
        app.apply(Command::Practise(Some(Kind::ScoreContract)));
        app.apply(Command::TakeHint);
        app.apply(Command::TakeHint);
    }),
    ("pause", |app| app.apply(Command::Pause(true))),
    ("summary", |app| {
        app.apply(Command::Pause(false));
        app.apply(Command::ShowAnswer);
        app.apply(Command::EndSession);
    }),
    ("two languages", |app| {
        let second = match app.state().locale() {
            Locale::De => Locale::Fr,
            _ => Locale::De,
        };
        app.apply(Command::SetSecond(Some(second)));
        app.apply(Command::Practise(Some(Kind::PenaltyCardKind)));
        app.apply(Command::ShowAnswer);
    }),
    ("a lesson in two languages", |app| {
        app.apply(Command::OpenLesson("double".to_owned()));
        app.apply(Command::Forward);
    }),
    ("the end of a lesson", |app| {
        app.apply(Command::SetSecond(None));
        app.apply(Command::OpenLesson("double".to_owned()));
        let steps = app
            .state()
            .course
            .lesson("double")
            .map_or(0, |it| it.steps.len());
        while matches!(&app.state().page, Page::Lesson(state) if state.step < steps) {
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
        }
    }),
];

/// The content of two labelled rows starts in the same column.
#[test]
fn rows_of_choices_begin_in_one_column() {
    for locale in Locale::BASES {
        let mut window = sized(locale, None, [1024.0, 768.0]);
        window.state_mut().apply(Command::GoPractice);
        window.run();
        let easy = speaking(locale, |say| say.difficulty(Difficulty::ALL[0]));
        let ten = speaking(locale, |say| {
            say.with("screen-practice-length-items", [("items", 10.into())])
        });
        let [above, below] = [easy, ten].map(|label| {
            let button = window.get_by_role_and_label(Role::Button, &label);
            button.rect().left()
        });
        assert!(
            (above - below).abs() < 1.0,
            "{above} and {below} in {}",
            locale.tag()
        );
    }
}

/// The controls for adding to a lesson leave most of a small window to its content.
#[test]
fn what_can_be_added_takes_little_room() {
    for locale in Locale::BASES {
        let mut window = sized(locale, None, [1024.0, 768.0]);
        window.state_mut().apply(Command::GoCompose);
        window.run();
        let save = text(locale, "compose-save");
        let save = window.get_by_role_and_label(Role::Button, &save);
        let bottom = save.rect().bottom();
        assert!(bottom < 200.0, "{bottom} in {}", locale.tag());
    }
}

fn composing(app: &mut App, command: ComposeCommand) {
    app.apply(Command::Compose(command));
}

fn at_desk(app: &mut App, command: DeskCommand) {
    app.apply(Command::GoDesk);
    app.apply(Command::Desk(command));
}

pub fn set_text_size(app: &mut App, size: u16) {
    while app.state().choices.text_size != size {
        let by = if app.state().choices.text_size < size {
            1
        } else {
            -1
        };
        app.apply(Command::ChangeTextSize(by));
    }
}

/// A visible element: its role, and its visible part.
struct Seen {
    name: String,
    role: Role,
    /// Its full area.
    whole: Rect,
    /// Its visible area.
    rect: Rect,
}

/// Every named element, with its visible area.
fn seen(window: &Window) -> Vec<Seen> {
    let mut found = Vec::new();
    let all = window.ctx.content_rect();
    let root = window.root();
    let mut open: Vec<(egui_kittest::Node<'_>, Rect)> = vec![(root, all)];
    while let Some((node, mut clip)) = open.pop() {
        let inner = node.accesskit_node();
        let bounds = inner.bounding_box().map(|at| {
            let (from, to) = ((at.x0 as f32, at.y0 as f32), (at.x1 as f32, at.y1 as f32));
            Rect::from_min_max(from.into(), to.into()) / window.ctx.pixels_per_point()
        });
        if let Some(bounds) = bounds {
            let role = inner.role();
            if role == Role::ScrollView {
                clip = clip.intersect(bounds);
            }
            let name = inner.label().or_else(|| inner.value()).unwrap_or_default();
            let rect = bounds.intersect(clip);
            if !name.is_empty() && rect.height() > 1.0 {
                found.push(Seen {
                    name,
                    role,
                    whole: bounds,
                    rect,
                });
            }
        }
        open.extend(node.children().map(|child| (child, clip)));
    }
    found
}

pub fn can_be_pressed(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::RadioButton
            | Role::TextInput
            | Role::ComboBox
            | Role::Link
    )
}

/// The layout faults of the screen. Under a dialog, only the dialog counts.
pub fn faults(window: &Window, place: &str) -> Vec<String> {
    let app = window.state();
    let dialogue =
        app.state().keys_shown || app.state().menu_shown || app.state().chooser.as_ref().is_some();
    let dialogue = dialogue || app.state().sharing.is_some();
    let all = window.ctx.content_rect().expand(1.0);
    let seen = seen(window);
    let mut faults = Vec::new();
    for one in &seen {
        if one.whole.left() < all.left() || one.whole.right() > all.right() {
            faults.push(format!("“{}” is cut off: {:?}", one.name, one.whole));
        }
        if one.name.contains("::") {
            faults.push(format!("“{}” has two colons", one.name));
        }
    }
    // Cards of a hand overlap on purpose; each is pressed at its visible part.
    let pressable: Vec<&Seen> = seen
        .iter()
        .filter(|one| can_be_pressed(one.role) && !dialogue)
        .collect();
    for (at, one) in pressable.iter().enumerate() {
        for other in &pressable[at + 1..] {
            let both = one.rect.intersect(other.rect);
            if both.width() > 1.5 && both.height() > 1.5 {
                let place = both.size();
                faults.push(format!("“{}” over “{}”: {place:?}", one.name, other.name));
            }
        }
    }
    let told = faults.into_iter().map(|fault| format!("{place}: {fault}"));
    told.collect()
}

pub fn none(faults: &[String]) {
    let count = faults.len();
    assert!(faults.is_empty(), "{count} faults:\n{}", faults.join("\n"));
}

fn every_screen_fits(locale: Locale) {
    let mut wrong = Vec::new();
    for size in SIZES {
        let mut window = sized(locale, None, size);
        for (name, way) in SCREENS {
            for (index, text) in TEXTS.into_iter().enumerate() {
                set_text_size(window.state_mut(), text);
                if index == 0 {
                    way(window.state_mut());
                }
                window.run();
                let place = format!("{name} in {} at {size:?}, {text} %", locale.tag());
                wrong.extend(faults(&window, &place));
            }
        }
    }
    none(&wrong);
}

#[test]
fn every_screen_fits_in_italian() {
    every_screen_fits(Locale::It);
}

#[test]
fn every_screen_fits_in_french() {
    every_screen_fits(Locale::Fr);
}

#[test]
fn every_screen_fits_in_german() {
    every_screen_fits(Locale::De);
}

#[test]
fn every_screen_fits_in_english() {
    every_screen_fits(Locale::En);
}

/// The first page, shown only before anyone has learned on this computer.
#[test]
fn the_first_page_fits() {
    let folder = tempfile::tempdir().unwrap();
    let mut wrong = Vec::new();
    for locale in Locale::BASES {
        for size in SIZES {
            let options = Options {
                history: Some(folder.path().join("history.sqlite")).into(),
                ..Options::new(locale)
            };
            let mut window = opened(options, size);
            assert!(matches!(window.state().state().page, Page::Welcome));
            for text in TEXTS {
                set_text_size(window.state_mut(), text);
                window.run();
                let place = format!("first page in {} at {size:?}, {text} %", locale.tag());
                wrong.extend(faults(&window, &place));
            }
        }
    }
    none(&wrong);
}

/// A link to give away, with its code, and the button for it: only a page with an address has them.
#[test]
fn a_link_to_give_away_fits() {
    let mut wrong = Vec::new();
    for locale in Locale::BASES {
        for size in SIZES {
            let options = Options {
                // Short: a long link scrolls in its field.
                address: Some("https://a.example/".to_owned()),
                ..Options::new(locale)
            };
            let mut window = opened(options, size);
            for text in TEXTS {
                set_text_size(window.state_mut(), text);
                for way in [
                    Command::OpenLesson("double".to_owned()),
                    Command::Practise(Some(Kind::ScoreContract)),
                    Command::GoCompose,
                    Command::GoHome,
                    Command::Share(true),
                    Command::LinkCopied,
                    Command::Share(false),
                ] {
                    let place = format!("{way:?} in {} at {size:?}, {text} %", locale.tag());
                    window.state_mut().apply(way);
                    window.run();
                    wrong.extend(faults(&window, &place));
                }
            }
        }
    }
    none(&wrong);
}

/// Each kind of exercise, asked and answered, alternating between languages.
#[test]
fn every_kind_of_exercise_fits() {
    let mut wrong = Vec::new();
    for (kind, locale) in Kind::ALL.into_iter().zip(Locale::BASES.into_iter().cycle()) {
        for (size, text) in [(SIZES[0], 100), (SIZES[0], 200), (SIZES[1], 130)] {
            assert!(TEXT_SIZES.contains(&text));
            let mut window = sized(locale, None, size);
            set_text_size(window.state_mut(), text);
            window.state_mut().apply(Command::Practise(Some(kind)));
            for answered in [false, true] {
                if answered {
                    window.state_mut().apply(Command::ShowAnswer);
                }
                window.run();
                let place = format!("{} in {} at {size:?}, {text} %", kind.id(), locale.tag());
                wrong.extend(faults(&window, &place));
            }
        }
    }
    none(&wrong);
}

/// Text has a contrast of at least 4.5 to 1 in both themes, and marks without text 3 to 1 (WCAG
/// 2.2, 1.4.3 and 1.4.11).
#[test]
fn colours_can_be_told_apart() {
    use arbitro::ui::theme::Theme;
    use egui::Color32;
    let luminance = |color: Color32| {
        let [r, g, b, _] = egui::Rgba::from(color).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let contrast = |a: Color32, b: Color32| {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    };
    let mut wrong = Vec::new();
    for dark in [false, true] {
        for four in [false, true] {
            let theme = Theme::new(dark, 1.0).with_four_colors(four);
            let mut pairs = vec![
                ("on_accent on accent", theme.on_accent, theme.accent),
                ("on_felt on felt", theme.on_felt, theme.felt),
                ("on_felt_muted on felt", theme.on_felt_muted, theme.felt),
                ("on_penalty on penalty", theme.on_penalty, theme.penalty),
                ("white on double", Color32::WHITE, theme.double),
                ("white on redouble", Color32::WHITE, theme.redouble),
                ("white on pass", Color32::WHITE, theme.pass),
                ("right on card", theme.right_on_card, theme.card),
                ("wrong on card", theme.wrong_on_card, theme.card),
            ];
            for suit in Suit::ASC {
                pairs.push(("suit on card", theme.suit_on_card(suit), theme.card));
                for ground in [theme.paper, theme.sheet, theme.accent_ground] {
                    pairs.push(("suit in text", theme.suit_in_text(suit), ground));
                }
            }
            for ground in [theme.paper, theme.sheet, theme.accent_ground] {
                for (name, ink) in [
                    ("ink", theme.ink),
                    ("muted", theme.muted),
                    ("accent", theme.accent),
                    ("right", theme.right),
                    ("wrong", theme.wrong),
                    ("vulnerable", theme.vulnerable),
                    ("not vulnerable", theme.not_vulnerable),
                ] {
                    pairs.push((name, ink, ground));
                }
            }
            for (name, a, b) in pairs {
                let ratio = contrast(a, b);
                if ratio < 4.5 {
                    wrong.push(format!("{name}, dark {dark}, four {four}: {ratio:.2}"));
                }
            }
            for (name, a, b) in [
                ("focus ring on paper", theme.focus_ring().color, theme.paper),
                ("focus ring on sheet", theme.focus_ring().color, theme.sheet),
                ("chosen on felt", theme.chosen_on_card, theme.felt),
                ("penalty on felt", theme.penalty, theme.felt),
            ] {
                let ratio = contrast(a, b);
                if ratio < 3.0 {
                    wrong.push(format!("{name}, dark {dark}: {ratio:.2}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
