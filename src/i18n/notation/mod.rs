//! National notation, formatted and parsed: `1SA`, `3 Cœur`, `R♥`, O for West and for Ost.
//!
//! The rest of the program uses neutral notation only; this module converts to and from the letters
//! of a language.

mod slip;

use crate::Catalog;
use engine::auction::every_call;
use engine::score::Hundredths;
use engine::{
    AbsoluteVulnerability, Bid, Call, Card, Doubling, Hand, Rank, Seat, Side, Strain, Suit,
    Vulnerability, notation as neutral,
};

/// The letters on the cards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CardLetters {
    /// The letters of the language: A R D F 10.
    #[default]
    National,
    /// A K Q J 10, as on the cards of many clubs.
    International,
}

/// Bridge notation in a language.
#[derive(Debug, Clone, Copy)]
pub struct Notation<'a> {
    catalog: &'a Catalog,
    letters: CardLetters,
}

/// The suit's sign.
pub const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

impl<'a> Notation<'a> {
    /// The notation of a catalogue's language.
    pub const fn new(catalog: &'a Catalog, letters: CardLetters) -> Self {
        Self { catalog, letters }
    }

    fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    /// A seat's name: Nord.
    pub fn seat(&self, seat: Seat) -> String {
        self.text(&format!("seat-{}", seat.letter()))
    }

    /// A seat's letter: O for West in Italian, for East in German.
    pub fn seat_letter(&self, seat: Seat) -> String {
        self.text(&format!("seat-{}-letter", seat.letter()))
    }

    /// A side's name: Nord-Sud.
    pub fn side(&self, side: Side) -> String {
        self.text(&format!("side-{}", side.letters()))
    }

    /// A side's letters: EO.
    pub fn side_letters(&self, side: Side) -> String {
        self.text(&format!("side-{}-letters", side.letters()))
    }

    /// A suit in words: cuori.
    pub fn suit(&self, suit: Suit) -> String {
        self.text(&format!("suit-{}", suit.letter()))
    }

    /// A strain in words: cuori, senza atout.
    pub fn strain(&self, strain: Strain) -> String {
        match strain.suit() {
            Some(suit) => self.suit(suit),
            None => self.text("strain-NT"),
        }
    }

    /// A strain as a sign: ♥, SA.
    pub fn strain_sign(&self, strain: Strain) -> String {
        match strain.suit() {
            Some(suit) => sign(suit).to_string(),
            None => self.text("strain-NT-short"),
        }
    }

    /// A bid: 3♥, 1SA.
    pub fn bid(&self, bid: Bid) -> String {
        format!("{}{}", bid.level, self.strain_sign(bid.strain))
    }

    /// A bid in words, for screen readers: 3 cuori.
    pub fn bid_words(&self, bid: Bid) -> String {
        let variables = [
            ("level", bid.level.get().into()),
            ("strain", self.strain(bid.strain).into()),
            ("strain-key", strain_key(bid.strain).into()),
        ];
        self.catalog.with("bid-words", variables)
    }

    /// A call: 3♥, Passo, Contro.
    pub fn call(&self, call: Call) -> String {
        match call {
            Call::Bid(bid) => self.bid(bid),
            other => self.text(&format!("call-{}", neutral::call(other))),
        }
    }

    /// A call in words, for screen readers.
    pub fn call_words(&self, call: Call) -> String {
        match call {
            Call::Bid(bid) => self.bid_words(bid),
            other => self.call(other),
        }
    }

    /// A contract without its declarer: 4♠, 4♠X, 4♠XX.
    pub fn contract(&self, bid: Bid, doubling: Doubling) -> String {
        format!("{}{}", self.bid(bid), doubling.suffix())
    }

    /// A rank's letter on the card: R, 10, 9.
    pub fn rank(&self, rank: Rank) -> String {
        match (rank.get(), self.letters) {
            (10, _) => "10".to_owned(),
            (2..=9, _) | (_, CardLetters::International) => rank.letter().to_string(),
            (_, CardLetters::National) => self.text(&format!("rank-{}", rank.letter())),
        }
    }

    /// A card: R♥.
    pub fn card(&self, card: Card) -> String {
        format!("{}{}", self.rank(card.rank), sign(card.suit))
    }

    /// A card in words, for screen readers: re di cuori.
    pub fn card_words(&self, card: Card) -> String {
        let rank = self.text(&format!("rank-{}-name", card.rank.letter()));
        let variables = [("rank", rank.into()), ("suit", self.suit(card.suit).into())];
        self.catalog.with("card-words", variables)
    }

    /// Cards in the order of a sorted hand.
    pub fn cards(&self, hand: Hand) -> String {
        let cards: Vec<String> = hand.iter().map(|card| self.card(card)).collect();
        cards.join(" ")
    }

    /// Doubling in words: contrato.
    pub fn doubling(&self, doubling: Doubling) -> String {
        self.text(match doubling {
            Doubling::Undoubled => "doubling-undoubled",
            Doubling::Doubled => "doubling-doubled",
            Doubling::Redoubled => "doubling-redoubled",
        })
    }

    /// A side's vulnerability: in zona, in prima.
    pub fn vulnerability(&self, vulnerability: Vulnerability) -> String {
        self.text(match vulnerability {
            Vulnerability::NotVulnerable => "vulnerable-no",
            Vulnerability::Vulnerable => "vulnerable-yes",
        })
    }

    /// A board's vulnerability: Nord-Sud in zona.
    pub fn board_vulnerability(&self, vulnerability: AbsoluteVulnerability) -> String {
        let sides = neutral::vulnerability(vulnerability);
        self.text(&format!("board-vulnerable-{sides}"))
    }

    /// Points: −100; with the thousands separator of the language: 1090, 1.090, 1 090.
    pub fn points(&self, points: i32) -> String {
        let plain = points.unsigned_abs().to_string();
        let sign = if points < 0 { "−" } else { "" };
        match (self.catalog.locale().group_mark(), plain.len()) {
            (Some(mark), 4..=6) => {
                let (thousands, rest) = plain.split_at(plain.len() - 3);
                format!("{sign}{thousands}{mark}{rest}")
            }
            _ => format!("{sign}{plain}"),
        }
    }

    /// A number given in halves: `7`, `7,5`.
    pub fn halves(&self, halves: i32) -> String {
        let whole = self.points(halves / 2);
        if halves % 2 == 0 {
            return whole;
        }
        let sign = if halves == -1 { "−" } else { "" };
        format!("{sign}{whole}{}5", self.text("decimal-mark"))
    }

    /// A number with two decimals: `13,39`.
    pub fn hundredths(&self, number: Hundredths) -> String {
        let size = number.get().unsigned_abs();
        let sign = if number.get() < 0 { "−" } else { "" };
        let mark = self.text("decimal-mark");
        format!("{sign}{}{mark}{:02}", size / 100, size % 100)
    }

    /// A number, given in halves if `halves` is set, else as points.
    pub fn points_or_halves(&self, number: i32, halves: bool) -> String {
        match halves {
            true => self.halves(number),
            false => self.points(number),
        }
    }

    /// Parses a number with halves: `7`, `7,5`, `7.5`, `7½`.
    pub fn read_halves(&self, text: &str) -> Option<i32> {
        let text = text.trim().replace('½', ".5");
        let (whole, half) = match text.split_once([',', '.']) {
            Some((whole, "5")) => (whole.to_owned(), 1),
            Some((whole, "0")) => (whole.to_owned(), 0),
            Some(_) => return None,
            None => (text, 0),
        };
        let whole = match whole.as_str() {
            "" if half == 1 => 0,
            whole => self.read_points(whole)?,
        };
        let sign = if whole < 0 { -1 } else { 1 };
        Some(2 * whole + sign * half)
    }

    /// Whether a text with a list of words contains the typed word.
    fn listed(&self, id: &str, word: &str) -> bool {
        let (word, words) = (word.to_lowercase(), self.text(id));
        let mut words = words.split_whitespace();
        words.any(|known| known.to_lowercase() == word)
    }

    fn read_suit(&self, word: &str) -> Option<Suit> {
        let signed = word.trim_end_matches('\u{fe0f}');
        Suit::ASC.into_iter().find(|&suit| {
            let listed = || self.listed(&format!("input-{}", suit.letter()), word);
            signed == sign(suit).to_string() || listed()
        })
    }

    fn read_strain(&self, word: &str) -> Option<Strain> {
        if let Some(suit) = self.read_suit(word) {
            return Some(suit.into());
        }
        // The name may be two words, which a list of single words cannot contain.
        let joined: String = word.split_whitespace().collect();
        let name: String = self.strain(Strain::Notrump).split_whitespace().collect();
        let named = joined.to_lowercase() == name.to_lowercase();
        (named || self.listed("input-NT", &joined)).then_some(Strain::Notrump)
    }

    /// Parses a typed call in this language: `1SA`, `3 cuori`, `passo`, `X`.
    pub fn read_call(&self, text: &str) -> Option<Call> {
        let text = text.trim();
        let mut special = [Call::Pass, Call::Double, Call::Redouble].into_iter();
        let listed =
            |&call: &Call| self.listed(&format!("input-call-{}", neutral::call(call)), text);
        if let Some(call) = special.find(listed) {
            return Some(call);
        }
        if text == "-" || text == "–" {
            return Some(Call::Pass);
        }
        let mut letters = text.chars();
        let level = letters.next()?.to_digit(10)?;
        let strain = self.read_strain(letters.as_str().trim())?;
        let level = u8::try_from(level).ok()?;
        every_call().find(|&call| {
            matches!(call, Call::Bid(bid) if bid.level.get() == level && bid.strain == strain)
        })
    }

    fn read_rank(&self, word: &str) -> Option<Rank> {
        // `parse` alone would accept a sign too.
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        if digits && let Ok(number @ 2..=10) = word.parse::<u8>() {
            return Rank::try_new(number).ok();
        }
        // The letters on the reader's own cards are always accepted.
        let printed = |rank: Rank| word.to_uppercase() == self.rank(rank);
        let mut honours = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T].into_iter();
        honours.find(|&rank| {
            printed(rank) || self.listed(&format!("input-rank-{}", rank.letter()), word)
        })
    }

    /// Parses a typed card in this language, with the rank first, or with the suit first as a sign
    /// or letter: `R♥`, `Rc`, `10p`, `♥R`.
    ///
    /// If both orders are possible and give different cards (`DD`), the rank comes first.
    pub fn read_card(&self, text: &str) -> Option<Card> {
        let text = text.trim();
        // Longer than any card name, so there is no need to try every split.
        if text.chars().nth(32).is_some() {
            return None;
        }
        let splits: Vec<usize> = text.char_indices().map(|(at, _)| at).skip(1).collect();
        let card = |rank: &str, suit: &str| {
            Some(Card {
                rank: self.read_rank(rank.trim())?,
                suit: self.read_suit(suit.trim())?,
            })
        };
        let mut backwards = splits.iter().rev();
        let rank_first = backwards.find_map(|&at| card(&text[..at], &text[at..]));
        rank_first.or_else(|| splits.iter().find_map(|&at| card(&text[at..], &text[..at])))
    }

    /// Parses a typed seat: its letter or its name in this language.
    pub fn read_seat(&self, text: &str) -> Option<Seat> {
        let listed =
            |seat: &Seat| self.listed(&format!("input-seat-{}", seat.letter()), text.trim());
        Seat::ALL.into_iter().find(listed)
    }

    /// Parses a typed number of points: `620`, `+620`, `-100`, `−100`, `1 090`, `1'090`.
    pub fn read_points(&self, text: &str) -> Option<i32> {
        let plain: String = text
            .trim()
            .chars()
            .filter(|c| !(c.is_whitespace() || matches!(c, '\'' | '’' | '.')))
            .map(|c| if matches!(c, '−' | '–') { '-' } else { c })
            .collect();
        // Longer than any score: rejected before the number is parsed.
        let short = plain.len() <= 6;
        short.then(|| plain.parse().ok()).flatten()
    }
}

/// The key by which a text selects a form for a strain.
pub(super) const fn strain_key(strain: Strain) -> &'static str {
    match strain {
        Strain::Clubs => "clubs",
        Strain::Diamonds => "diamonds",
        Strain::Hearts => "hearts",
        Strain::Spades => "spades",
        Strain::Notrump => "notrump",
    }
}
