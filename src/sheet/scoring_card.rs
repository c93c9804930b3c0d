//! All rules of duplicate scoring on one page. Every number comes from the engine.

use contract_bridge::auction::AbsoluteVulnerability;

use super::diagram::{Ruled, Written};
use super::score_table::{LABEL, Numbers, result, six, strains};
use super::{
    Columns, Ink, Leaf, PdfError, Picture, Piece, Section, Style, page, size, text, title_piece,
    to_pdf,
};
use engine::score::imps::THRESHOLDS;
use engine::score::matchpoints::{Scale, matchpoints};
use engine::score::{DealResult, ScoreItem};
use engine::{Bid, Board, Citation, Doubling, Side, Strain, Vulnerability, vulnerability_of};
use i18n::{Languages, Speaker};

/// The boards after which dealer and vulnerability repeat.
const BOARDS: u32 = 16;

const BOARD_COLUMNS: usize = 4;

/// Rows of the IMP scale in one block.
const IMP_ROWS: usize = 12;

const DOWN: u8 = 13;

/// Renders the scoring card as PDF.
pub fn to_file(say: &Languages<'_>) -> Result<Vec<u8>, PdfError> {
    to_pdf(&pages(say), say, &say.first.text("sheet-card-title"))
}

/// The laid-out page, for measuring.
pub fn pages(say: &Languages<'_>) -> Vec<Leaf> {
    let columns = Columns::Two;
    let width = columns.width();
    let title = say.both(|to| to.text("sheet-card-title"));
    let speaker = &say.first;
    let laws = ["77", "78A", "78B", "2"].map(Citation::duplicate);
    let cited = say.both(|to| {
        let laws = laws.map(|law| to.law(law)).join(" · ");
        format!("{laws} · {}", to.law_book(Citation::duplicate("77")))
    });
    let small = Style::new(size::SMALL).ink(Ink::Muted);
    let slam = |to: &Speaker<'_>| to.text("sheet-card-slam");
    let again = |to: &Speaker<'_>| {
        let again = [("again", (BOARDS + 1).into())];
        to.with("sheet-card-boards-how", again)
    };
    let of = |table: fn(&Speaker<'_>, f32) -> Picture| Some(table(speaker, width));
    let blocks = [
        ("sheet-card-tricks", of(tricks), vec![]),
        (
            "sheet-card-premiums",
            of(premiums),
            vec![say.both(games), say.both(slam)],
        ),
        ("sheet-card-overtricks", of(overtricks), vec![]),
        ("sheet-card-undertricks", of(undertricks), vec![]),
        ("sheet-card-imps", of(imps), vec![]),
        ("sheet-card-matchpoints", None, vec![say.both(pairs)]),
        ("sheet-card-boards", of(boards), vec![say.both(again)]),
    ];
    let mut body = Vec::new();
    for (id, table, notes) in blocks {
        let words = say.both(|to| to.text(id));
        let above = text::both(&words, Style::new(size::BODY).bold(), width);
        let mut pieces = vec![Piece::heading(11.0, above)];
        pieces.extend(table.map(|table| Piece::new(3.0, table)));
        let notes = notes.iter().map(|note| {
            let note = text::both(note, Style::new(size::SMALL), width);
            Piece::new(3.0, note)
        });
        pieces.extend(notes);
        body.extend(page::together(pieces));
    }
    let head = vec![
        title_piece(&title),
        Piece::new(2.0, text::both(&cited, small, Columns::One.width())),
    ];
    let section = Section::new(head, body, columns);
    page::numbered(vec![section], say, &title.first)
}

/// A contract made exactly.
fn just_made(bid: Bid, doubling: Doubling, vulnerability: Vulnerability) -> DealResult {
    let made = result(bid, doubling, vulnerability, 6 + bid.level.get());
    made.expect("a level of at most seven needs at most thirteen tricks")
}

/// A table of points: the names of the rows, then a column for each heading.
fn named_rows<const N: usize>(
    speaker: &Speaker<'_>,
    heads: [String; N],
    rows: impl IntoIterator<Item = (String, [i32; N])>,
    width: f32,
) -> Picture {
    let rows = rows.into_iter().map(|(name, numbers)| {
        let numbers = numbers.map(|number| speaker.notation.points(number));
        std::iter::once(name).chain(numbers).collect()
    });
    let head: Vec<String> = std::iter::once(String::new()).chain(heads).collect();
    let right: Vec<bool> = (0..=N).map(|column| column > 0).collect();
    table(head, rows.collect(), &right, width)
}

/// A table; `right` marks the right-aligned columns.
fn table(head: Vec<String>, rows: Vec<Vec<String>>, right: &[bool], width: f32) -> Picture {
    let words = |row: Vec<String>| row.into_iter().map(Written::Words).collect();
    let ruled = Ruled {
        head,
        rows: rows.into_iter().map(words).collect(),
        right: right.to_vec(),
        line_after: None,
    };
    ruled.draw(width)
}

fn states(speaker: &Speaker<'_>) -> [String; 2] {
    Vulnerability::ALL.map(|state| speaker.notation.vulnerability(state))
}

/// Points for tricks by strain and doubling.
fn tricks(speaker: &Speaker<'_>, width: f32) -> Picture {
    let points = |level: u8, strain: Strain, doubling: Doubling| {
        let bid = Bid::new(level, strain);
        just_made(bid, doubling, Vulnerability::NotVulnerable)
            .trick_score()
            .points
    };
    let named = |id: &str| {
        let strain = speaker.notation.strain_sign(Strain::Notrump);
        speaker.with(id, [("strain", strain.into())])
    };
    let suit = |strain: Strain| {
        let each = Doubling::ALL.map(|doubling| points(1, strain, doubling));
        (strains(speaker, strain), each)
    };
    let first = |doubling| points(1, Strain::Notrump, doubling);
    let next = |doubling| points(2, Strain::Notrump, doubling) - first(doubling);
    let rows = [
        suit(Strain::Clubs),
        suit(Strain::Hearts),
        (named("sheet-card-first-trick"), Doubling::ALL.map(first)),
        (named("sheet-card-next-trick"), Doubling::ALL.map(next)),
    ];
    let heads = Doubling::ALL.map(|doubling| speaker.notation.doubling(doubling));
    named_rows(speaker, heads, rows, width)
}

/// The bonuses of a contract that is made.
fn premiums(speaker: &Speaker<'_>, width: f32) -> Picture {
    let made = [
        (ScoreItem::PartScore, 1, Doubling::Undoubled),
        (ScoreItem::Game, 5, Doubling::Undoubled),
        (ScoreItem::SmallSlam, 6, Doubling::Undoubled),
        (ScoreItem::GrandSlam, 7, Doubling::Undoubled),
        (ScoreItem::Insult, 1, Doubling::Doubled),
        (ScoreItem::Insult, 1, Doubling::Redoubled),
    ];
    let rows = made.map(|(item, level, doubling)| {
        let name = speaker.score_item(item);
        let name = match item {
            ScoreItem::Insult => format!("{name} ({})", speaker.notation.doubling(doubling)),
            _ => name,
        };
        let points = Vulnerability::ALL.map(|state| {
            let result = just_made(Bid::new(level, Strain::Clubs), doubling, state);
            result.account().points(item)
        });
        (name, points)
    });
    named_rows(speaker, states(speaker), rows, width)
}

/// The trick points needed for game, and the undoubled contracts that have them.
fn games(speaker: &Speaker<'_>) -> String {
    let made = |level: u8, strain: Strain| {
        let bid = Bid::new(level, strain);
        just_made(bid, Doubling::Undoubled, Vulnerability::NotVulnerable)
    };
    let is_game = |result: &DealResult| result.account().points(ScoreItem::Game) > 0;
    let lowest = Strain::DESC.into_iter().filter_map(|strain| {
        let levels = (1..=7_u8).map(|level| made(level, strain));
        levels.into_iter().find(is_game)
    });
    let lowest: Vec<DealResult> = lowest.collect();
    let points = lowest.iter().map(|it| it.trick_score().points).min();
    let named = lowest.iter().map(|it| speaker.notation.bid(it.bid));
    let contracts = named.collect::<Vec<_>>().join(", ");
    let points = speaker.notation.points(points.unwrap_or(0));
    let said = [("points", points.into()), ("contracts", contracts.into())];
    speaker.with("sheet-card-game-is", said)
}

/// Points for one overtrick.
fn overtricks(speaker: &Speaker<'_>, width: f32) -> Picture {
    let one = |strain: Strain, doubling: Doubling| {
        Vulnerability::ALL.map(|state| {
            let result = just_made(Bid::new(1, strain), doubling, state);
            result.overtrick_value()
        })
    };
    let signs = |strain| strains(speaker, strain);
    let major = format!("{} {}", signs(Strain::Hearts), signs(Strain::Notrump));
    let stakes = |doubling| {
        let name = speaker.notation.doubling(doubling);
        (name, one(Strain::Clubs, doubling))
    };
    let rows = [
        (
            signs(Strain::Clubs),
            one(Strain::Clubs, Doubling::Undoubled),
        ),
        (major, one(Strain::Hearts, Doubling::Undoubled)),
        stakes(Doubling::Doubled),
        stakes(Doubling::Redoubled),
    ];
    named_rows(speaker, states(speaker), rows, width)
}

/// The cost of each undertrick. Undertricks with the same cost share a row: 2–3.
fn undertricks(speaker: &Speaker<'_>, width: f32) -> Picture {
    let bid = Bid::new(7, Strain::Notrump);
    let lost = |down: u8| {
        let each = six().filter_map(|(state, doubling)| result(bid, doubling, state, 13 - down));
        each.map(|result| result.score()).collect::<Vec<i32>>()
    };
    let mut rows: Vec<(u8, u8, Vec<i32>)> = Vec::new();
    for down in 1..=DOWN {
        let before = match down {
            // Zero undertricks is a contract made.
            1 => vec![0; six().count()],
            _ => lost(down - 1),
        };
        let costs = before.iter().zip(lost(down));
        let costs: Vec<i32> = costs.map(|(before, now)| before - now).collect();
        match rows.last_mut() {
            Some((_, last, same)) if *same == costs => *last = down,
            _ => rows.push((down, down, costs)),
        }
    }
    let rows = rows.into_iter().map(|(first, last, costs)| {
        let name = match first == last {
            true => first.to_string(),
            false => format!("{first}–{last}"),
        };
        (name, costs.into_iter().map(Some).collect(), false)
    });
    let numbers = Numbers {
        row: 14.4,
        groups: vec![String::new()],
        rows: rows.collect(),
    };
    numbers.draw(speaker, (width - LABEL) / 6.0)
}

/// The IMP scale in two blocks.
fn imps(speaker: &Speaker<'_>, width: f32) -> Picture {
    let names = ["sheet-card-difference", "sheet-card-imp"].map(|id| speaker.text(id));
    let gap = 12.0;
    let all: Vec<(u64, usize)> = THRESHOLDS.into_iter().zip(1..).collect();
    let blocks = all.chunks(IMP_ROWS).map(|block| {
        let rows = block.iter().map(|(from, imps)| {
            let from = i32::try_from(*from).unwrap_or(i32::MAX);
            vec![speaker.notation.points(from), imps.to_string()]
        });
        table(
            names.to_vec(),
            rows.collect(),
            &[true, true],
            (width - gap) / 2.0,
        )
    });
    Picture::in_row(gap, blocks)
}

/// What a win and a tie are worth at matchpoints.
fn pairs(speaker: &Speaker<'_>) -> String {
    let worth = |others: [i32; 2]| {
        let won = matchpoints(&others, Scale::TwoPerWin);
        let first = won.ns().first().map_or(0, |won| won.halves());
        i32::try_from(first).unwrap_or(0)
    };
    let win = speaker.notation.halves(worth([1, 0]));
    let tie = speaker.notation.halves(worth([0, 0]));
    let worth = [("win", win.into()), ("tie", tie.into())];
    speaker.with("sheet-card-matchpoints-text", worth)
}

/// Number, dealer and vulnerability of the boards, in columns of four.
fn boards(speaker: &Speaker<'_>, width: f32) -> Picture {
    let cell = |number: u32| {
        let board = Board::new(number)?;
        let dealer = speaker.notation.seat_letter(board.dealer());
        let sides = vulnerable(speaker, board.vulnerability());
        Some(format!("**{number}** {dealer} {sides}"))
    };
    let cells: Vec<String> = (1..=BOARDS).filter_map(cell).collect();
    let rows = cells.chunks(BOARD_COLUMNS).map(<[String]>::to_vec);
    let style = Style::new(size::SMALL);
    let wide = width / BOARD_COLUMNS as f32;
    let mut picture = Picture::default();
    for row in rows {
        let mut line = Picture::empty(width, style.leading());
        for (at, words) in row.iter().enumerate() {
            let words = text::line(words, style).fitted(wide - 4.0, f32::INFINITY);
            line.put(at as f32 * wide, 0.0, words);
        }
        picture.add_below(2.0, line);
    }
    picture
}

/// `–`, `NS`, `EW`, or the word for all.
fn vulnerable(speaker: &Speaker<'_>, vulnerability: AbsoluteVulnerability) -> String {
    let sides = Side::ALL
        .into_iter()
        .filter(|side| vulnerability_of(vulnerability, *side) == Vulnerability::Vulnerable);
    let sides: Vec<Side> = sides.collect();
    match sides[..] {
        [] => "–".to_owned(),
        [side] => speaker.notation.side_letters(side),
        _ => speaker.text("sheet-card-both"),
    }
}
