//! Parsing: neutral notation into types.

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Hand, Level, Rank, Seat, Strain, Suit};

use super::NotationError;
use crate::auction::Auction;
use crate::laws::contested_claim::Intention;
use crate::play::SuitSet;
use crate::score::slip::{self, SlipEntry, SlipError};
use crate::{BySeat, Doubling, Side};

/// Parses a call: `P`, `Pass`, `-`; `X`, `Dbl`; `XX`, `Rdbl`; `1C` … `7NT`, `7N`.
pub fn parse_call(text: &str) -> Result<Call, NotationError> {
    let bad = || NotationError::Call(text.to_owned());
    let upper = text.trim().to_uppercase();
    match upper.as_str() {
        "P" | "PASS" | "-" => Ok(Call::Pass),
        "X" | "DBL" | "DOUBLE" => Ok(Call::Double),
        "XX" | "RDBL" | "REDOUBLE" => Ok(Call::Redouble),
        other => parse_bid(other).map(Call::Bid).ok_or_else(bad),
    }
}

/// Parses a bid, level digit first. The parser of `contract-bridge` splits after one *byte*.
fn parse_bid(upper: &str) -> Option<Bid> {
    let mut chars = upper.chars();
    let level = Level::try_new(u8::try_from(chars.next()?.to_digit(10)?).ok()?).ok()?;
    let strain = parse_strain(chars.as_str()).ok()?;
    Some(Bid { level, strain })
}

/// Parses a strain: `C D H S NT`, also `N` or a suit sign. Does not accept national names.
pub fn parse_strain(text: &str) -> Result<Strain, NotationError> {
    text.trim()
        .parse()
        .map_err(|_| NotationError::Strain(text.to_owned()))
}

/// Parses a suit: `S H D C` or its sign.
pub fn parse_suit(text: &str) -> Result<Suit, NotationError> {
    text.trim()
        .parse()
        .map_err(|_| NotationError::Suit(text.to_owned()))
}

/// Parses one thing that a claimer says: `trumps` are drawn, a suit is cashed (`S`), a card is played
/// (`SA`), `finesse:SQ`, `ruff:H`.
pub fn parse_intention(text: &str) -> Result<Intention, NotationError> {
    let word = text.trim();
    if word.eq_ignore_ascii_case("trumps") {
        return Ok(Intention::DrawTrumps);
    }
    match word.split_once(':') {
        Some(("finesse", card)) => parse_card(card).map(Intention::Finesse),
        Some(("ruff", suit)) => parse_suit(suit).map(Intention::Ruff),
        Some(_) => Err(NotationError::Intention(text.to_owned())),
        None if word.len() == 1 => parse_suit(word).map(Intention::Cash),
        None => parse_card(word).map(Intention::Play),
    }
}

/// Parses a seat and suits: `E:HD`.
pub fn parse_seat_suits(text: &str) -> Result<(Seat, SuitSet), NotationError> {
    let bad = || NotationError::SeatSuits(text.to_owned());
    let (seat, suits) = text.trim().split_once(':').ok_or_else(bad)?;
    let suits = suits
        .chars()
        .map(|suit| parse_suit(suit.encode_utf8(&mut [0; 4])));
    Ok((parse_seat(seat)?, suits.collect::<Result<_, _>>()?))
}

/// Parses a seat: `N E S W` or the English name.
pub fn parse_seat(text: &str) -> Result<Seat, NotationError> {
    text.trim()
        .parse()
        .map_err(|_| NotationError::Seat(text.to_owned()))
}

/// Parses a side: `NS` or `EW`.
pub fn parse_side(text: &str) -> Result<Side, NotationError> {
    match text.trim().to_ascii_uppercase().as_str() {
        "NS" => Ok(Side::NorthSouth),
        "EW" => Ok(Side::EastWest),
        _ => Err(NotationError::Side(text.to_owned())),
    }
}

/// Parses a board's vulnerability: `None`, `NS`, `EW`, `All` or `Both`; `-` is none.
pub fn parse_vulnerability(text: &str) -> Result<AbsoluteVulnerability, NotationError> {
    match text.trim() {
        "-" => Ok(AbsoluteVulnerability::NONE),
        other => other
            .parse()
            .map_err(|_| NotationError::Vulnerability(text.to_owned())),
    }
}

/// Parses a card, suit first: `SA`, `HT`, `H10`, `d2`.
pub fn parse_card(text: &str) -> Result<Card, NotationError> {
    let word = text.trim();
    // Two letters are the normal case, parsed without an allocation.
    plain_card(word)
        .or_else(|| word.parse().ok())
        .ok_or_else(|| NotationError::Card(text.to_owned()))
}

fn plain_card(word: &str) -> Option<Card> {
    let [suit, rank] = word.as_bytes() else {
        return None;
    };
    let suit = match suit.to_ascii_uppercase() {
        b'S' => Suit::Spades,
        b'H' => Suit::Hearts,
        b'D' => Suit::Diamonds,
        b'C' => Suit::Clubs,
        _ => return None,
    };
    Some(Card {
        suit,
        rank: plain_rank(*rank)?,
    })
}

fn plain_rank(letter: u8) -> Option<Rank> {
    match letter.to_ascii_uppercase() {
        b'A' => Some(Rank::A),
        b'K' => Some(Rank::K),
        b'Q' => Some(Rank::Q),
        b'J' => Some(Rank::J),
        b'T' => Some(Rank::T),
        digit => Rank::try_new(digit.wrapping_sub(b'0'))
            .ok()
            .filter(|_| digit.is_ascii_digit()),
    }
}

/// Parses cards separated by spaces or commas. Rejects duplicates.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, NotationError> {
    let mut cards = Vec::new();
    for word in text
        .split([' ', ',', '\t', '\n', '\r'])
        .filter(|word| !word.is_empty())
    {
        let card = parse_card(word)?;
        if cards.contains(&card) {
            return Err(NotationError::CardTwice(card));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// Parses a hand of at most 13 cards: a list of cards or PBN `S.H.D.C`.
pub fn parse_hand(text: &str) -> Result<Hand, NotationError> {
    let text = text.trim();
    let cards = if text.matches('.').count() == 3 {
        let mut cards = Vec::new();
        for (suit, holding) in Suit::DESC.into_iter().zip(text.split('.')) {
            // PBN leaves a void empty; some programs write a dash.
            let holding = holding.trim_matches(['-', ' ']).replace("10", "T");
            for letter in holding.chars() {
                let rank = u8::try_from(letter).ok().and_then(plain_rank);
                let card = rank
                    .map(|rank| Card { suit, rank })
                    .ok_or_else(|| NotationError::Card(format!("{}{letter}", suit.letter())))?;
                if cards.contains(&card) {
                    return Err(NotationError::CardTwice(card));
                }
                cards.push(card);
            }
        }
        cards
    } else {
        parse_cards(text)?
    };
    if cards.len() > 13 {
        return Err(NotationError::TooManyCards(cards.len()));
    }
    Ok(cards.into_iter().collect())
}

/// Parses a deal in PBN form: a seat, a colon, and four hands clockwise from that seat.
pub fn parse_deal(text: &str) -> Result<BySeat<Hand>, NotationError> {
    let bad = || NotationError::Deal(text.to_owned());
    let (first, hands) = text.trim().split_once(':').ok_or_else(bad)?;
    let first = parse_seat(first)?;
    let mut words = hands.split_whitespace();
    let mut deal = BySeat::default();
    let mut seen = Hand::EMPTY;
    for seat in [first, first.lho(), first.partner(), first.rho()] {
        let word = words.next().ok_or_else(bad)?;
        // A hand has four holdings; a single word would be parsed as a card.
        if word.matches('.').count() != 3 {
            return Err(bad());
        }
        deal[seat] = parse_hand(word).map_err(|error| match error {
            NotationError::TooManyCards(count) => NotationError::HandTooLong { seat, count },
            other => other,
        })?;
        if let Some(card) = (seen & deal[seat]).iter().next() {
            return Err(NotationError::CardTwice(card));
        }
        seen |= deal[seat];
    }
    match words.next() {
        Some(_) => Err(bad()),
        None => Ok(deal),
    }
}

/// Parses a contract without its declarer: `3NT`, `4SX`, `4sxx`.
pub fn parse_contract(text: &str) -> Result<(Bid, Doubling), NotationError> {
    let upper = text.trim().to_uppercase();
    let bare = upper.trim_end_matches('X');
    let doubling = match upper.len() - bare.len() {
        0 => Some(Doubling::Undoubled),
        1 => Some(Doubling::Doubled),
        2 => Some(Doubling::Redoubled),
        _ => None,
    };
    doubling
        .zip(parse_bid(bare))
        .map(|(doubling, bid)| (bid, doubling))
        .ok_or_else(|| NotationError::Contract(text.to_owned()))
}

/// A word of neutral notation inside a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// `1S`, `X`.
    Call(Call),
    /// `4SX`.
    Contract(Bid, Doubling),
    /// `HT`.
    Card(Card),
    /// `North`. A letter alone is not a seat here.
    Seat(Seat),
}

/// Parses a call, a contract, a card or a player's name, in this order: `X`, `4SX`, `HT`, `North`.
pub fn parse_word(text: &str) -> Option<Word> {
    if let Ok(call) = parse_call(text) {
        return Some(Word::Call(call));
    }
    if let Ok((bid, doubling)) = parse_contract(text) {
        return Some(Word::Contract(bid, doubling));
    }
    if let Ok(card) = parse_card(text) {
        return Some(Word::Card(card));
    }
    let seat = parse_seat(text).ok().filter(|_| text.len() > 1)?;
    Some(Word::Seat(seat))
}

/// The words of a score slip in neutral notation.
struct Neutral;

impl slip::Words for Neutral {
    fn strain(&self, word: &str) -> Option<Strain> {
        parse_strain(word).ok()
    }

    fn doubling(&self, word: &str) -> Option<Doubling> {
        match parse_call(word) {
            Ok(Call::Double) => Some(Doubling::Doubled),
            Ok(Call::Redouble) => Some(Doubling::Redoubled),
            _ => None,
        }
    }

    fn passed_out(&self, text: &str) -> bool {
        // A dash alone on a slip can also mean that the board was not played.
        text != "-" && parse_call(text) == Ok(Call::Pass)
    }
}

/// Parses a line of a score slip: `4S-1`, `3NT+2`, `2SX=`, `Pass`; `4S` was made exactly.
pub fn parse_slip(text: &str) -> Result<SlipEntry, SlipError> {
    slip::read(text, &Neutral)
}

/// Parses calls separated by spaces, commas or bars into a legal auction.
pub fn parse_auction(dealer: Seat, text: &str) -> Result<Auction, NotationError> {
    let mut auction = Auction::new(dealer);
    let words = text
        .split([' ', ',', '|', '\t', '\n', '\r'])
        .filter(|word| !word.is_empty());
    for (index, word) in words.enumerate() {
        let call = parse_call(word)?;
        auction
            .push(call)
            .map_err(|why| NotationError::IllegalCall { index, call, why })?;
    }
    Ok(auction)
}
