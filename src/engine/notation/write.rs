//! Formatting: types into neutral notation.

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Hand, Strain};

use crate::BySeat;
use crate::laws::contested_claim::Intention;
use crate::score::slip::{ResultLine, SlipEntry};

/// A strain in neutral notation.
pub const fn strain(strain: Strain) -> &'static str {
    match strain {
        Strain::Clubs => "C",
        Strain::Diamonds => "D",
        Strain::Hearts => "H",
        Strain::Spades => "S",
        Strain::Notrump => "NT",
    }
}

/// A bid in neutral notation.
pub fn bid(bid: Bid) -> String {
    format!("{}{}", bid.level, strain(bid.strain))
}

/// A call in neutral notation.
pub fn call(call: Call) -> String {
    match call {
        Call::Pass => "P".to_owned(),
        Call::Double => "X".to_owned(),
        Call::Redouble => "XX".to_owned(),
        Call::Bid(of) => bid(of),
    }
}

/// A result in neutral notation: `4S=`, `3NT+2`, `4SX-1`.
pub fn result(line: &ResultLine) -> String {
    let contract = format!("{}{}", bid(line.bid), line.doubling.suffix());
    match line.margin() {
        0 => format!("{contract}="),
        margin => format!("{contract}{margin:+}"),
    }
}

/// A line of a score slip in neutral notation.
pub fn slip(entry: &SlipEntry) -> String {
    match entry {
        SlipEntry::PassedOut => "Pass".to_owned(),
        SlipEntry::Played(line) => result(line),
    }
}

/// A card in neutral notation.
pub fn card(card: Card) -> String {
    format!("{}{}", card.suit.letter(), card.rank.letter())
}

/// What a claimer says in neutral notation: `trumps`, `S`, `SA`, `finesse:SQ`, `ruff:H`.
pub fn intention(intention: Intention) -> String {
    match intention {
        Intention::DrawTrumps => "trumps".to_owned(),
        Intention::Cash(suit) => suit.letter().to_string(),
        Intention::Play(of) => card(of),
        Intention::Finesse(of) => format!("finesse:{}", card(of)),
        Intention::Ruff(suit) => format!("ruff:{}", suit.letter()),
    }
}

/// Cards in neutral notation, spades to clubs, high to low.
pub fn cards(hand: Hand) -> String {
    hand.iter().map(card).collect::<Vec<_>>().join(" ")
}

/// A deal in PBN form, North's hand first.
pub fn deal(hands: &BySeat<Hand>) -> String {
    let hands: Vec<String> = hands.iter().map(|(_, hand)| hand.to_string()).collect();
    format!("N:{}", hands.join(" "))
}

/// A board's vulnerability in neutral notation.
pub fn vulnerability(vulnerability: AbsoluteVulnerability) -> &'static str {
    match (
        vulnerability.contains(AbsoluteVulnerability::NS),
        vulnerability.contains(AbsoluteVulnerability::EW),
    ) {
        (false, false) => "None",
        (true, false) => "NS",
        (false, true) => "EW",
        (true, true) => "All",
    }
}
