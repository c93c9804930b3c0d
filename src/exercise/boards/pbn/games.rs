//! Which tags and calls belong to one board, and what it inherits from earlier boards.

use std::cmp::Ordering;

use strum::{EnumCount, EnumString};

use super::scan::{Scanner, Token};
use super::{MAX_DAMAGED, PbnReading, SkipReason, clipped};

/// Tags about a board as it was played. The standard requires capitals, but not all files have
/// them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumCount, EnumString)]
#[strum(ascii_case_insensitive)]
pub(super) enum Tag {
    Board,
    Dealer,
    Vulnerable,
    Deal,
    Declarer,
    Contract,
    Result,
    /// Who called first; the calls follow.
    Auction,
    /// Who led first; the tricks follow, a column for each player.
    Play,
    /// The columns of a table of scores; its rows follow.
    ScoreTable,
}

/// Tags at the head of a board; when one occurs again, another board begins.
const HEAD: [&str; 11] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
];

/// A text with its line number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placed<'a> {
    pub(super) text: &'a str,
    pub(super) line: usize,
}

/// The line of a mistake, and why its part of the board is skipped.
pub(super) type Refused = (usize, SkipReason);

impl Placed<'_> {
    /// The text cannot be read.
    pub(super) fn refused(self, why: fn(String) -> SkipReason) -> Refused {
        (self.line, why(clipped(self.text)))
    }
}

/// The longest value of a tag, in bytes; the columns of a table of scores take some hundreds. A
/// value can apply to all later boards (`##`) and is then parsed for each.
const MAX_VALUE: usize = 4 << 10;

/// The most words of one auction or play. The longest auction has 319 calls, each perhaps with some
/// remarks.
const MAX_WORDS: usize = 2_000;

/// The tags and calls of one board.
#[derive(Debug, Clone, Default)]
pub(super) struct Game<'a> {
    pub(super) line: usize,
    /// Trimmed values, none longer than [`MAX_VALUE`].
    values: [Option<Placed<'a>>; Tag::COUNT],
    /// Which tags of the head have occurred, including those that are not parsed.
    head: [bool; HEAD.len()],
    pub(super) calls: Vec<Placed<'a>>,
    /// The cards of the play.
    pub(super) cards: Vec<Placed<'a>>,
    /// The words of the table of scores.
    pub(super) scores: Vec<Placed<'a>>,
    /// Whether the play is unfinished, so that its result is not final.
    pub(super) play_goes_on: bool,
}

impl<'a> Game<'a> {
    /// The value of a tag; `None` if it is missing or unknown.
    pub(super) fn value(&self, tag: Tag) -> Option<Placed<'a>> {
        let value = self.values[tag as usize]?;
        let known = !matches!(value.text, "" | "?" | "*" | "-");
        known.then_some(value)
    }

    /// The vulnerability; here a hyphen is a value that means neither side.
    pub(super) fn vulnerable(&self) -> Option<Placed<'a>> {
        let hyphen = self.values[Tag::Vulnerable as usize].filter(|value| value.text == "-");
        hyphen.or_else(|| self.value(Tag::Vulnerable))
    }

    /// The board's number, as written.
    pub(super) fn number(&self) -> Option<&'a str> {
        self.value(Tag::Board).map(|value| value.text)
    }

    fn has(&self, tag: Tag) -> bool {
        self.values[tag as usize].is_some()
    }
}

/// The section to which words belong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Section {
    Auction,
    Play,
    Scores,
    Other,
}

/// Splits a file into boards.
pub(super) struct Games<'a> {
    scanner: Scanner<'a>,
    /// The tag that began the next board.
    next: Option<(usize, &'a str, &'a str)>,
    /// The last value of each tag, for `#`.
    before: [Option<Placed<'a>>; Tag::COUNT],
    /// Tags whose value applies to all later boards that have no other: `##`.
    lasting: [bool; Tag::COUNT],
    /// The number of damaged lines so far.
    damaged: usize,
}

impl<'a> Games<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            scanner: Scanner::new(text),
            next: None,
            before: [None; Tag::COUNT],
            lasting: [false; Tag::COUNT],
            damaged: 0,
        }
    }

    /// The next board; damaged lines are reported.
    pub(super) fn next_game(&mut self, reading: &mut PbnReading) -> Option<Game<'a>> {
        let mut game = Game::default();
        let mut section = Section::Other;
        let mut gap = false;
        if let Some((line, name, value)) = self.next.take() {
            game.line = line;
            section = self.add(&mut game, (line, name, value), reading);
        }
        while let Some((line, token)) = self.scanner.next() {
            match token {
                Token::Tag { name, value } => {
                    if game.line == 0 {
                        game.line = line;
                    } else if begins_another(&game, name, gap) {
                        self.next = Some((line, name, value));
                        break;
                    }
                    section = self.add(&mut game, (line, name, value), reading);
                    gap = false;
                }
                Token::Word(text) => match section {
                    Section::Auction if game.calls.len() < MAX_WORDS => {
                        game.calls.push(Placed { text, line });
                    }
                    Section::Play if text == "+" => game.play_goes_on = true,
                    Section::Play if game.cards.len() < MAX_WORDS => {
                        game.cards.push(Placed { text, line });
                    }
                    Section::Scores if game.scores.len() < MAX_WORDS => {
                        game.scores.push(Placed { text, line });
                    }
                    _ => {}
                },
                Token::Quoted => {
                    // The text is not parsed, but it fills a column.
                    if section == Section::Scores && game.scores.len() < MAX_WORDS {
                        game.scores.push(Placed { text: "-", line });
                    }
                }
                Token::Gap => gap = true,
                Token::BadTag if gap && game.line > 0 => {
                    // The damaged tag may have begun another board: two incomplete boards are
                    // better than one with the cards of another.
                    self.note(None, line, SkipReason::Tag, reading);
                    break;
                }
                Token::BadTag => {
                    // The text that follows does not belong to the previous section.
                    section = Section::Other;
                    self.note(Some(&game), line, SkipReason::Tag, reading);
                }
                Token::CommentOpen => {
                    self.note(Some(&game), line, SkipReason::CommentOpen, reading);
                }
            }
        }
        (game.line > 0).then(|| self.inherit(game))
    }

    /// Adds a tag to a board. A value that is too long counts as a damaged line.
    fn add(
        &mut self,
        game: &mut Game<'a>,
        (line, name, value): (usize, &str, &'a str),
        reading: &mut PbnReading,
    ) -> Section {
        add(game, line, name, value).unwrap_or_else(|| {
            self.note(Some(game), line, SkipReason::Tag, reading);
            Section::Other
        })
    }

    /// Reports a damaged line of a board.
    fn note(
        &mut self,
        game: Option<&Game<'a>>,
        line: usize,
        why: SkipReason,
        reading: &mut PbnReading,
    ) {
        self.damaged += 1;
        match self.damaged.cmp(&MAX_DAMAGED) {
            Ordering::Less => reading.skip(line, game.and_then(Game::number), why),
            Ordering::Equal => reading.skip(line, None, SkipReason::TooManyDamaged),
            // Do not report: a file may consist of damaged lines only, and each report is larger
            // than its line.
            Ordering::Greater => {}
        }
    }

    /// Fills in inherited values, and stores this board's values for later ones.
    fn inherit(&mut self, mut game: Game<'a>) -> Game<'a> {
        let tags = game.values.iter_mut().zip(&mut self.before);
        for ((value, before), lasting) in tags.zip(&mut self.lasting) {
            *value = match *value {
                None => before.filter(|_| *lasting),
                Some(Placed { text: "#", .. }) => *before,
                Some(Placed { text, line }) => {
                    let for_all = text.strip_prefix("##").map(str::trim_start);
                    *lasting |= for_all.is_some();
                    let text = for_all.unwrap_or(text);
                    Some(Placed { text, line })
                }
            };
            *before = value.or(*before);
        }
        game
    }
}

/// Adds a tag to a board; the first one of a name counts. Returns the section of the words that
/// follow; `None` if the value is too long.
fn add<'a>(game: &mut Game<'a>, line: usize, name: &str, text: &'a str) -> Option<Section> {
    if let Some(at) = place_in_head(name) {
        game.head[at] = true;
    }
    let Ok(tag) = name.parse::<Tag>() else {
        return Some(Section::Other);
    };
    if game.has(tag) {
        return Some(Section::Other);
    }
    // Trim once here: the value is read often, and it may consist of blanks only.
    let text = text.trim();
    let short = text.len() <= MAX_VALUE;
    // A value that is too long counts as unknown, and nothing is inherited instead.
    let text = if short { text } else { "" };
    game.values[tag as usize] = Some(Placed { text, line });
    short.then_some(match tag {
        Tag::Auction => Section::Auction,
        Tag::Play => Section::Play,
        Tag::ScoreTable => Section::Scores,
        _ => Section::Other,
    })
}

fn place_in_head(name: &str) -> Option<usize> {
    HEAD.iter()
        .position(|known| name.eq_ignore_ascii_case(known))
}

/// Whether a tag belongs to the next board.
fn begins_another(game: &Game<'_>, name: &str, gap: bool) -> bool {
    let Some(at) = place_in_head(name) else {
        // Another tag occurs again after an empty line, so the head of the next board must be
        // missing.
        return gap && name.parse().is_ok_and(|tag| game.has(tag));
    };
    // Before the deal, a repeated tag is only written twice.
    let dealt = game.has(Tag::Deal);
    let first = matches!(HEAD[at], "Event" | "Site" | "Date" | "Board" | "Deal");
    (dealt && game.head[at]) || (gap && (game.head[at] || (dealt && first)))
}
