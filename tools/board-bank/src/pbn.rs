//! Boards as PBN has them, with the tags that are needed.

use std::fmt::Write as _;

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Penalty, Seat, Strain};

use crate::play::winner;
use crate::table::Played;

/// What stands before the first board.
pub fn head() -> String {
    "% PBN 2.1\n% Written by tools/board-bank: deal again rather than edit.\n".to_owned()
}

/// A board, with a blank line before it.
pub fn board(played: &Played) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Board", &played.number.to_string());
    tag("Dealer", &played.dealer.letter().to_string());
    tag("Vulnerable", vulnerable(played.vulnerability));
    tag("Deal", &played.deal.display(played.dealer).to_string());
    let result = played.result.as_ref();
    let declarer = result.map(|result| result.declarer.letter().to_string());
    tag("Declarer", &declarer.unwrap_or_default());
    let contract = result.map(|result| {
        let doubling = match result.contract.penalty {
            Penalty::Undoubled => "",
            Penalty::Doubled => "X",
            Penalty::Redoubled => "XX",
        };
        bid(result.contract.bid) + doubling
    });
    tag("Contract", contract.as_deref().unwrap_or("Pass"));
    let tricks = result.map(|result| result.tricks.to_string());
    tag("Result", &tricks.unwrap_or_default());
    tag("Auction", &played.dealer.letter().to_string());
    let calls: Vec<String> = played.auction.iter().map(|&made| call(made)).collect();
    for line in calls.chunks(4) {
        text.push_str(&line.join(" "));
        text.push('\n');
    }
    if let Some(result) = result.filter(|_| !played.cards.is_empty()) {
        text.push_str(&play(
            result.contract.bid.strain,
            result.declarer.lho(),
            &played.cards,
        ));
    }
    format!("\n{text}")
}

/// A line for each trick; the columns are the players, the opening leader first.
fn play(strain: Strain, first: Seat, cards: &[Card]) -> String {
    let mut text = format!("[Play \"{}\"]\n", first.letter());
    let mut leader = 0;
    for trick in cards.chunks(4) {
        let column = |place: usize| (leader + place) % 4;
        let mut line = [""; 4].map(str::to_owned);
        for (place, card) in trick.iter().enumerate() {
            line[column(place)] = format!("{}{}", card.suit.letter(), card.rank.letter());
        }
        let _ = writeln!(text, "{}", line.join(" "));
        leader = column(winner(strain, trick));
    }
    text
}

fn vulnerable(vulnerability: AbsoluteVulnerability) -> &'static str {
    match vulnerability {
        AbsoluteVulnerability::NONE => "None",
        AbsoluteVulnerability::NS => "NS",
        AbsoluteVulnerability::EW => "EW",
        _ => "All",
    }
}

fn call(call: Call) -> String {
    match call {
        Call::Pass => "Pass".to_owned(),
        Call::Double => "X".to_owned(),
        Call::Redouble => "XX".to_owned(),
        Call::Bid(made) => bid(made),
    }
}

fn bid(bid: Bid) -> String {
    let strain = match bid.strain {
        Strain::Clubs => "C",
        Strain::Diamonds => "D",
        Strain::Hearts => "H",
        Strain::Spades => "S",
        Strain::Notrump => "NT",
    };
    format!("{}{strain}", bid.level.get())
}
