//! Slides for a class, as painted. Tables: every index is readable from the last row and uncovered,
//! and no card covers a name. All slides: words do not overlap or leave the slide, calls stay
//! inside their auction, and a vote has its picture in view.

use crate::given::Numbered as _;
use arbitro::course::Step;
use arbitro::engine::{Hand, Seat, Suit};
use arbitro::exercise::Exhibit;
use arbitro::i18n::Locale;
use arbitro::i18n::notation::sign;
use arbitro::ui::command::{Command, ProjectorCommand as Do};
use arbitro::ui::projector::beat::Beat;
use arbitro::ui::projector::fit::share_of_words;
use arbitro::ui::projector::posed::crowded;
use arbitro::ui::theme::Theme;
use egui::{Pos2, Rect, Shape, Vec2};

use crate::given::speaker;
use crate::projector::{SIZES, beat, in_class, talk};
use crate::screens::{Window, text};

/// The minimum letter size of an index, and of all other words, as a fraction of the slide's
/// height.
const LEAST: f32 = 0.035;

/// The minimum for a table beside words, which the previous slide showed in full size.
const AGAIN: f32 = 0.6 * LEAST;

/// The visible height of a figure, as a fraction of the letter size.
const FIGURE: f32 = 0.727;

/// The fraction of the slide that projectors may cut off on each side.
const SAFE: f32 = 0.05;

/// A painted element of a slide.
enum Painted {
    Felt(Rect),
    Card(Rect),
    /// Paper with a thin edge: an auction or a result.
    Sheet(Rect),
    /// A double or redouble, drawn as a card of the bidding box.
    Badge(Rect),
    Words(Words),
}

#[derive(Debug)]
struct Words {
    text: String,
    /// The visible area of the letters, and their size.
    seen: Rect,
    size: f32,
    /// The clip rectangle.
    clip: Rect,
}

fn painted(window: &Window, theme: &Theme) -> Vec<Painted> {
    fn walk(shape: &Shape, clip: Rect, theme: &Theme, all: &mut Vec<Painted>) {
        match shape {
            Shape::Vec(shapes) => shapes
                .iter()
                .for_each(|shape| walk(shape, clip, theme, all)),
            Shape::Rect(of) if of.fill == theme.double || of.fill == theme.redouble => {
                all.push(Painted::Badge(of.rect));
            }
            Shape::Rect(of) if of.fill == theme.sheet && of.stroke.color == theme.line => {
                all.push(Painted::Sheet(of.rect));
            }
            Shape::Rect(of) if of.fill == theme.felt => all.push(Painted::Felt(of.rect)),
            Shape::Rect(of) if of.fill == theme.card && of.stroke.width > 0.0 => {
                all.push(Painted::Card(of.rect));
            }
            Shape::Text(of) => {
                let seen = of.galley.mesh_bounds.translate(of.pos.to_vec2());
                let text = of.galley.text().to_owned();
                let sections = of.galley.job.sections.iter();
                let sizes = sections.map(|it| it.format.font_id.size);
                let size = sizes.fold(f32::INFINITY, f32::min);
                all.push(Painted::Words(Words {
                    text,
                    seen,
                    size,
                    clip,
                }));
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    for clipped in &window.output().shapes {
        walk(&clipped.shape, clipped.clip_rect, theme, &mut all);
    }
    all
}

/// The faults of the table on a slide; `None` without a table.
fn faults(
    window: &Window,
    locale: Locale,
    slide: Vec2,
    least: f32,
) -> Option<(usize, Vec<String>)> {
    let theme = Theme::new(false, 1.0);
    let all = painted(window, &theme);
    let felt = all.iter().find_map(|it| match it {
        Painted::Felt(rect) => Some(*rect),
        _ => None,
    })?;
    let mut faults = Vec::new();
    let safe = Rect::from_min_size(Pos2::ZERO, slide).shrink2(slide * SAFE);
    if !safe.expand(slide.y * 0.006).contains_rect(felt) {
        faults.push(format!("the table {felt} does not fit into {safe}"));
    }
    let cards: Vec<(usize, Rect)> = all
        .iter()
        .enumerate()
        .filter_map(|(at, it)| match it {
            Painted::Card(rect) if felt.intersects(*rect) => Some((at, *rect)),
            _ => None,
        })
        .collect();
    let say = speaker(locale);
    for (number, &(at, card)) in cards.iter().enumerate() {
        // A card is followed by its rank and its suit.
        let index = all[at + 1..].iter().take(2);
        let index: Vec<&Words> = index
            .filter_map(|it| match it {
                Painted::Words(words) => Some(words),
                _ => None,
            })
            .collect();
        let [rank, suit] = index[..] else {
            faults.push(format!("a card without an index at {card}"));
            continue;
        };
        let mut ranks = Hand::ALL.iter().map(|card| say.notation.rank(card.rank));
        let is_rank = ranks.any(|it| it == rank.text);
        let is_suit = Suit::ASC
            .iter()
            .any(|&it| sign(it).to_string() == suit.text);
        assert!(is_rank && is_suit, "{} {}", rank.text, suit.text);
        let name = format!("{}{}", rank.text, suit.text);
        for words in [rank, suit] {
            // A symbol is as high as a figure, but its letter size differs.
            let size = if words.text == suit.text {
                words.seen.height() / FIGURE
            } else {
                words.size
            };
            let share = size / slide.y;
            // Symbols are drawn in whole pixels.
            if share < least * 0.98 {
                faults.push(format!("{name}: {} has {:.2} %", words.text, share * 100.0));
            }
            let inside = card.expand(1.0).contains_rect(words.seen);
            if !inside || !felt.contains_rect(words.seen) {
                faults.push(format!("{name} does not lie on its card, or off the table"));
            }
            let later = cards[number + 1..].iter();
            if later
                .clone()
                .any(|(_, over)| over.intersects(words.seen.shrink(0.5)))
            {
                faults.push(format!("{name} is covered"));
            }
        }
    }
    let roles = ["table-declarer", "table-dummy"].map(|id| text(locale, id));
    let names = Seat::ALL.map(|seat| say.notation.seat(seat));
    let is_name = |words: &str| {
        let first = words.split(" · ").next().unwrap_or_default();
        names.iter().any(|name| name == first) || roles.iter().any(|role| role == words)
    };
    for it in &all {
        let Painted::Words(words) = it else { continue };
        if !is_name(&words.text) || !felt.intersects(words.seen) {
            continue;
        }
        if !felt.contains_rect(words.seen) {
            faults.push(format!("{} stands off the table", words.text));
        }
        if cards.iter().any(|(_, card)| card.intersects(words.seen)) {
            faults.push(format!("a card lies on {}", words.text));
        }
        let others = all.iter().filter_map(|other| match other {
            Painted::Words(other) if !std::ptr::eq(other, words) => Some(other),
            _ => None,
        });
        for other in others.filter(|other| other.seen.intersects(words.seen)) {
            faults.push(format!("{} stands on {}", other.text, words.text));
        }
    }
    Some((cards.len(), faults))
}

/// The letter size of a label whose capitals are 2.5 % of the slide high.
const LABEL: f32 = 0.025 / FIGURE;

/// The faults of a slide, whatever it shows.
fn crowding(window: &Window, locale: Locale, slide: Vec2, votes: bool) -> (Vec<String>, bool) {
    let theme = Theme::new(false, 1.0);
    let all = painted(window, &theme);
    let screen = Rect::from_min_size(Pos2::ZERO, slide).expand(1.0);
    let of = |wanted: fn(&Painted) -> Option<Rect>| all.iter().filter_map(wanted).collect();
    let felt: Vec<Rect> = of(|it| match it {
        Painted::Felt(rect) => Some(*rect),
        _ => None,
    });
    let cards: Vec<Rect> = of(|it| match it {
        Painted::Card(rect) => Some(*rect),
        _ => None,
    });
    let sheets: Vec<Rect> = of(|it| match it {
        Painted::Sheet(rect) => Some(*rect),
        _ => None,
    });
    let badges: Vec<Rect> = of(|it| match it {
        Painted::Badge(rect) => Some(*rect),
        _ => None,
    });
    let mut faults = Vec::new();
    for badge in badges {
        let own = sheets.iter().find(|it| it.contains(badge.center()));
        if own.is_some_and(|sheet| !sheet.contains_rect(badge)) {
            faults.push(format!("a call at {badge} leaves its auction"));
        }
    }
    // Of a card under others, only the index is visible; the rest is checked with the tables.
    let on_card = |words: &Words| cards.iter().any(|it| it.contains(words.seen.center()));
    let words: Vec<&Words> = all
        .iter()
        .filter_map(|it| match it {
            Painted::Words(words) if words.seen.is_positive() => Some(words),
            _ => None,
        })
        .filter(|words| !on_card(words))
        .collect();
    let letters = speaker(locale);
    let letters = Seat::ALL.map(|seat| letters.notation.seat_letter(seat));
    for (at, one) in words.iter().enumerate() {
        let place = screen.intersect(one.clip.expand(2.0));
        if !place.contains_rect(one.seen) {
            faults.push(format!("“{}” is cut off", one.text));
        }
        if one.text.ends_with('…') && !one.seen.intersects(header(slide)) {
            faults.push(format!("“{}” is cut short", one.text));
        }
        let label = felt.iter().any(|it| it.contains(one.seen.center()));
        if (label || letters.contains(&one.text)) && one.size < LABEL * slide.y * 0.98 {
            let share = one.size / slide.y * 100.0;
            faults.push(format!("“{}” has {share:.2} %", one.text));
        }
        for other in &words[at + 1..] {
            let both = one.seen.intersect(other.seen);
            if both.width() > 1.0 && both.height() > 1.0 {
                faults.push(format!("“{}” stands on “{}”", one.text, other.text));
            }
        }
    }
    let talk = talk(window);
    let about = talk.part(talk.at).map(|part| &part.question.exhibits);
    let mut table_gone = false;
    for exhibit in about.into_iter().flatten().filter(|_| votes) {
        let in_sight = match exhibit {
            // A table for which the answers leave no room was shown in full size before.
            Exhibit::Table(_) => {
                table_gone |= felt.is_empty();
                true
            }
            Exhibit::Auction { .. } | Exhibit::Calls { .. } => !sheets.is_empty(),
            _ => true,
        };
        if !in_sight {
            faults.push("a vote on what is not in sight".to_owned());
        }
    }
    (faults, table_gone)
}

/// The most crowded slides, of some 2,500, known at any size. On one of them a table is beside its
/// answers, and a label covers a player's name; it counts twice.
const KNOWN: usize = 2;

/// The area of the lesson title, which may be truncated.
fn header(slide: Vec2) -> Rect {
    Rect::from_min_size(Pos2::ZERO, Vec2::new(slide.x, slide.y * 0.12))
}

/// Whether the question or example is about a table with a slide of its own.
fn is_crowded(window: &Window) -> bool {
    let talk = talk(window);
    let example = match talk.script.steps.get(talk.at.step) {
        Some(Step::Worked { exercise, .. }) => Some(exercise.asked(0).question),
        _ => None,
    };
    let asked = talk.part(talk.at).map(|part| &part.question);
    example.as_ref().or(asked).and_then(crowded).is_some()
}

/// In two languages, every option of a vote is shown in both.
#[test]
fn votes_are_in_both_languages() {
    let mut window = in_class(Locale::It, Some(Locale::Fr), "double", SIZES[0]);
    while beat(window.state()) != Beat::Options {
        window.state_mut().apply(Command::Projector(Do::Forward));
    }
    window.run();
    let all = painted(&window, &Theme::new(false, 1.0));
    let seen = |wanted: &str| {
        all.iter().any(|it| match it {
            Painted::Words(words) => words.text == wanted,
            _ => false,
        })
    };
    for locale in [Locale::It, Locale::Fr] {
        for seat in Seat::ALL {
            assert!(
                seen(&speaker(locale).notation.seat(seat)),
                "{seat} {locale:?}"
            );
        }
    }
}

/// Shows another lesson in a window, which has painted most letters already.
fn show(window: &mut Window, lesson: &str) {
    let project = Command::Project(lesson.to_owned());
    window.state_mut().apply(project);
    window.run();
}

/// The class votes: half of the votes are right at first, all of them the second time.
fn vote(window: &mut Window, shown: Beat) {
    let talk = talk(window);
    let part = talk.part(talk.at);
    let Some(ballot) = part.and_then(|part| part.ballot.as_ref()) else {
        return;
    };
    let right = ballot.right;
    let other = usize::from(right == 0);
    let votes = match shown {
        Beat::Options => vec![(right, 11), (other, 9)],
        Beat::Again => vec![(right, 18)],
        _ => Vec::new(),
    };
    for (answer, count) in votes {
        let command = Command::Projector(Do::Count(answer, count));
        window.state_mut().apply(command);
    }
}

/// The slides of all votes and their results keep the picture in view, except for `most` in a
/// thousand.
fn votes_keep_their_pictures(locale: Locale, second: Option<Locale>, most: usize) {
    let course = arbitro::course::embedded();
    let (mut votes, mut gone) = (0, Vec::new());
    let mut shares = [0; 11];
    let mut window = in_class(locale, second, "double", SIZES[0]);
    for lesson in course.lessons() {
        show(&mut window, &lesson.id);
        let mut last = Beat::Title;
        loop {
            vote(&mut window, last);
            window.state_mut().apply(Command::Projector(Do::Forward));
            let shown = beat(window.state());
            last = shown;
            if shown == Beat::End {
                break;
            }
            let talk = talk(&window);
            let part = talk.part(talk.at);
            let Some(part) = part.filter(|it| it.ballot.is_some()) else {
                continue;
            };
            let of_vote = matches!(
                shown,
                Beat::Options | Beat::Closed(_) | Beat::Again | Beat::Answer
            );
            if part.question.exhibits.is_empty() || !of_vote {
                continue;
            }
            window.run();
            votes += 1;
            let share = share_of_words(&window.ctx);
            shares[(share * 10.0 + 0.05) as usize] += 1;
            let at = format!(
                "{} {} {shown:?} {share:.2}",
                lesson.id,
                self::talk(&window).step_number()
            );
            let theme = Theme::new(false, 1.0);
            let seen = |it: &Painted| matches!(it, Painted::Felt(_) | Painted::Sheet(_));
            if !painted(&window, &theme).iter().any(seen) {
                gone.push(at);
            }
        }
    }
    let told = format!("{} of {votes} votes without their picture", gone.len());
    println!("{told}; by tenths of the size of words: {shares:?}");
    assert!(votes > 300, "{votes}");
    assert!(
        gone.len() * 1000 <= votes * most,
        "{told}:\n{}",
        gone.join("\n")
    );
}

#[test]
fn votes_in_one_language_keep_their_pictures() {
    votes_keep_their_pictures(Locale::De, None, 20);
}

#[test]
fn votes_in_two_languages_keep_their_pictures() {
    votes_keep_their_pictures(Locale::It, Some(Locale::Fr), 35);
}

/// The tables of every lesson at a projector size; the lessons alternate between languages, one or
/// two.
fn tables_can_be_read(at: usize) {
    let languages = [
        (Locale::It, Some(Locale::De)),
        (Locale::De, None),
        (Locale::Fr, Some(Locale::En)),
        (Locale::En, Some(Locale::It)),
    ];
    let size = SIZES[at];
    let course = arbitro::course::embedded();
    let mut bad = Vec::new();
    let (mut tables, mut most, mut whole) = (0, 0, 0);
    let (mut voted, mut gone) = (0, 0);
    let windows = languages.map(|(locale, second)| in_class(locale, second, "double", size));
    let mut windows = windows.into_iter().zip(languages).collect::<Vec<_>>();
    for (lesson, number) in course.lessons().zip(at..) {
        let number = number % windows.len();
        let (window, (locale, _)) = &mut windows[number];
        show(window, &lesson.id);
        loop {
            window.state_mut().apply(Command::Projector(Do::Forward));
            let shown = beat(window.state());
            if shown == Beat::End {
                break;
            }
            window.run();
            let votes = shown.open_round().is_some();
            let (told, table_gone) = crowding(window, *locale, size.into(), votes);
            voted += usize::from(votes);
            gone += usize::from(table_gone);
            if !told.is_empty() {
                let tag = locale.tag();
                let step = talk(window).step_number();
                let told = told.join("; ");
                bad.push(format!(
                    "{} {step} {shown:?} {size:?} {tag}: {told}",
                    lesson.id
                ));
            }
            match shown {
                Beat::Picture(_)
                | Beat::Table
                | Beat::Worked(0)
                | Beat::Question
                | Beat::Options
                | Beat::Answer => {}
                _ => continue,
            }
            let again = is_crowded(window) || matches!(shown, Beat::Options | Beat::Answer);
            let least = if again && !matches!(shown, Beat::Table) {
                AGAIN
            } else {
                LEAST
            };
            let Some((cards, faults)) = faults(window, *locale, size.into(), least) else {
                continue;
            };
            whole += usize::from(shown == Beat::Table);
            tables += 1;
            most = most.max(cards);
            if !faults.is_empty() {
                let tag = locale.tag();
                let told = faults.join("; ");
                bad.push(format!("{} {shown:?} {size:?} {tag}: {told}", lesson.id));
            }
        }
    }
    assert!(tables > 50, "{tables} tables");
    assert!(whole > 20, "{whole} tables as large as the slide");
    assert_eq!(most, 52, "a whole deal is among them");
    println!("{gone} of {voted} votes without their table");
    assert!(
        gone * 10 <= voted * 3,
        "{gone} of {voted} votes without their table"
    );
    assert!(
        bad.len() <= KNOWN,
        "{} slides:\n{}",
        bad.len(),
        bad.join("\n")
    );
}

#[test]
fn tables_of_all_lessons_can_be_read_at_1024_by_768() {
    tables_can_be_read(0);
}

#[test]
fn tables_of_all_lessons_can_be_read_at_1280_by_720() {
    tables_can_be_read(1);
}

#[test]
fn tables_of_all_lessons_can_be_read_at_1280_by_800() {
    tables_can_be_read(2);
}

#[test]
fn tables_of_all_lessons_can_be_read_at_1920_by_1080() {
    tables_can_be_read(3);
}
