//! The facts of a sentence in the reader's words and notation, and the keys by which texts select a
//! form.

use fluent::{FluentArgs, FluentValue};

use super::Speaker;
use crate::notation::strain_key;
use crate::spans::capitalised;
use engine::{Call, Doubling, Fact, Facts, Hand, Rank, Seat, Vulnerability};
use exercise::Cell;

impl Speaker<'_> {
    /// The content of a cell; a question mark if the cell is what is asked for.
    pub fn cell(&self, cell: &Cell) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Fact(Fact::Number(number)) => self.notation.points(*number),
            Cell::Fact(fact) => match self.fact(fact).0 {
                FluentValue::String(words) => words.into_owned(),
                _ => String::new(),
            },
            Cell::Words(phrase) => self.phrase(phrase),
            Cell::Asked(_) => "?".to_owned(),
        }
    }

    pub(super) fn arguments(&self, facts: &Facts) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, fact) in facts {
            let (value, key) = self.fact(fact);
            if let (Fact::Card(_) | Fact::Cards(_), Some(key)) = (fact, key) {
                self.add_card_forms(&mut args, name, &value, key);
            }
            args.set(*name, value);
            if let Some(key) = key {
                args.set(format!("{name}-key"), key);
            }
        }
        args
    }

    /// Adds variables for the card with its article: `$card-the` is *le 8♠*, *la D♠*, `$card-of`
    /// *du 8♠*, `$card-to` *au 8♠*; `$card-The` begins a sentence.
    fn add_card_forms(
        &self,
        args: &mut FluentArgs<'static>,
        name: &str,
        card: &FluentValue<'static>,
        key: &'static str,
    ) {
        for (form, id) in [("the", "card-the"), ("of", "card-of"), ("to", "card-to")] {
            let given = [("card", card.clone()), ("card-key", key.into())];
            let words = self.with(id, given);
            if form == "the" {
                args.set(format!("{name}-The"), capitalised(&words));
            }
            args.set(format!("{name}-{form}"), words);
        }
    }

    /// A fact in words, and the key by which a text can select a form.
    fn fact(&self, fact: &Fact) -> (FluentValue<'static>, Option<&'static str>) {
        let notation = &self.notation;
        let (words, key) = match fact {
            Fact::Number(number) => return (FluentValue::from(*number), None),
            Fact::Points(points) => (notation.points(*points), None),
            Fact::Matchpoints(won) => {
                let halves = i32::try_from(won.halves()).unwrap_or(i32::MAX);
                (notation.halves(halves), None)
            }
            Fact::Hundredths(number) => (notation.hundredths(*number), None),
            Fact::Slip(entry) => (notation.slip(entry), None),
            Fact::Rank(rank) => (notation.rank(*rank), Some(rank_key(*rank))),
            Fact::BoardVulnerability(sides) => (notation.board_vulnerability(*sides), None),
            Fact::Call(call) => (notation.call(*call), Some(call_key(*call))),
            Fact::Bid(bid) => (notation.bid(*bid), Some(strain_key(bid.strain))),
            Fact::Strain(strain) => (notation.strain(*strain), Some(strain_key(*strain))),
            Fact::Suit(suit) => (notation.suit(*suit), Some(strain_key((*suit).into()))),
            Fact::Suits(suits) => {
                let names: Vec<String> = suits.iter().map(|suit| notation.suit(suit)).collect();
                (names.join(", "), None)
            }
            Fact::Card(card) => (notation.card(*card), Some(rank_key(card.rank))),
            Fact::Cards(cards) => (notation.cards(*cards), Some(cards_key(*cards))),
            Fact::Seat(seat) => (notation.seat(*seat), Some(seat_key(*seat))),
            Fact::Side(side) => (notation.side(*side), None),
            Fact::Contract(contract) => (notation.contract(contract.bid, contract.doubling), None),
            Fact::Doubling(doubling) => {
                let key = match doubling {
                    Doubling::Undoubled => "undoubled",
                    Doubling::Doubled => "doubled",
                    Doubling::Redoubled => "redoubled",
                };
                (notation.doubling(*doubling), Some(key))
            }
            Fact::Vulnerability(vulnerability) => {
                let key = match vulnerability {
                    Vulnerability::NotVulnerable => "not-vulnerable",
                    Vulnerability::Vulnerable => "vulnerable",
                };
                (notation.vulnerability(*vulnerability), Some(key))
            }
        };
        (FluentValue::from(words), key)
    }
}

const fn call_key(call: Call) -> &'static str {
    match call {
        Call::Pass => "pass",
        Call::Double => "double",
        Call::Redouble => "redouble",
        Call::Bid(_) => "bid",
    }
}

/// The rank of a single card, as the key for several cards.
fn cards_key(cards: Hand) -> &'static str {
    match cards.iter().next() {
        Some(card) if cards.len() == 1 => rank_key(card.rank),
        _ => "several",
    }
}

/// The letter of a high card; ranks with a number need no form of their own.
const fn rank_key(rank: Rank) -> &'static str {
    match rank.get() {
        14 => "a",
        13 => "k",
        12 => "q",
        11 => "j",
        10 => "t",
        _ => "number",
    }
}

const fn seat_key(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "north",
        Seat::East => "east",
        Seat::South => "south",
        Seat::West => "west",
    }
}
