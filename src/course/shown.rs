//! Pictures in a lesson, and how they appear.

use contract_bridge::auction::Call;
use contract_bridge::{Hand, Seat, Strain};
use serde::Deserialize;

use crate::lesson::Text;
use engine::notation::{self, NotationError};
use engine::play::trick::leader_before;
use engine::{Board, BySeat, Card};
use exercise::fields::{self, Fault, Field};
use exercise::writing::{Value, Writing, calls_text};
use exercise::{Exhibit, Item, LaidCard, TableView};

/// How a picture appears.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// All at once.
    #[default]
    AtOnce,
    /// An auction call by call.
    ByCall,
    /// A trick card by card.
    ByCard,
    /// Rows and columns line by line.
    ByLine,
}

impl Reveal {
    /// Every way.
    pub(super) const ALL: [Self; 4] = [Self::AtOnce, Self::ByCall, Self::ByCard, Self::ByLine];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::AtOnce => "at_once",
            Self::ByCall => "by_call",
            Self::ByCard => "by_card",
            Self::ByLine => "by_line",
        }
    }
}

/// A picture with what is said about it: `show(auction(…), reveal: by_call, text: "…")`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "WrittenShow")]
pub struct Show {
    /// What is shown. Its name may be left out.
    pub picture: Shown,
    /// How it appears.
    pub reveal: Reveal,
    /// What is said about it.
    pub text: Option<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "show")]
struct WrittenShow {
    picture: Shown,
    #[serde(default)]
    reveal: Reveal,
    #[serde(default)]
    text: Option<Text>,
}

impl TryFrom<WrittenShow> for Show {
    type Error = Fault;

    fn try_from(written: WrittenShow) -> Result<Self, Fault> {
        let show = Self {
            picture: written.picture,
            reveal: written.reveal,
            text: written.text,
        };
        if show.reveal != Reveal::AtOnce && show.reveals() == 0 {
            let word = show.reveal.word();
            return Err(Fault::new("reveal-not-here", Field::Text, word));
        }
        Ok(show)
    }
}

impl Show {
    /// How many times something appears after the first look; 0 where all is there at once.
    #[must_use]
    pub fn reveals(&self) -> usize {
        let exhibits = self.picture.exhibits();
        let of = |exhibit: &Exhibit| match (self.reveal, exhibit) {
            (Reveal::ByCall, Exhibit::Auction { auction, .. }) => auction.calls().len(),
            (Reveal::ByCard, Exhibit::Table(table)) => table.trick.len(),
            (Reveal::ByLine, Exhibit::Grid(grid)) => grid.rows.len(),
            _ => 0,
        };
        exhibits.iter().map(of).max().unwrap_or(0)
    }

    /// What is drawn once so much has appeared.
    #[must_use]
    pub fn exhibits(&self, revealed: usize) -> Vec<Exhibit> {
        let mut exhibits = self.picture.exhibits();
        for exhibit in &mut exhibits {
            match (self.reveal, exhibit) {
                (Reveal::ByCall, Exhibit::Auction { auction, .. }) => {
                    *auction = auction.before(revealed);
                }
                (Reveal::ByCard, Exhibit::Table(table)) => table.trick.truncate(revealed),
                (Reveal::ByLine, Exhibit::Grid(grid)) => grid.rows.truncate(revealed),
                _ => {}
            }
        }
        exhibits
    }
}

/// A picture in a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Shown {
    /// An auction: `auction(dealer: N, calls: "1S P")`.
    Auction {
        /// Who calls first.
        #[serde(default = "fields::north", deserialize_with = "fields::seat")]
        dealer: Seat,
        /// The calls; they must be legal.
        #[serde(deserialize_with = "fields::calls")]
        calls: Vec<Call>,
    },
    /// A player with cards: `table(player: E, hand: "…", faced: "H9", trick: "D7 D2")`.
    Table(ShownTable),
    /// All four hands: `deal(hands: "N:… … … …", trumps: "S")`.
    Deal(ShownDeal),
    /// A board with its dealer and who is vulnerable: `board(number: 7)`.
    Board(ShownBoard),
    /// What an exercise shows, without its question: `position(score_contract(…))`.
    Position(Item),
}

/// See [`Shown::Table`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "WrittenTable")]
pub struct ShownTable(TableView);

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "table")]
pub(super) struct WrittenTable {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    pub(super) declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    pub(super) player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    pub(super) hand: Hand,
    /// Dummy's cards, once they lie on the table.
    #[serde(default, deserialize_with = "fields::hand")]
    pub(super) dummy: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    pub(super) faced: Hand,
    #[serde(default, deserialize_with = "fields::trick_perhaps_whole")]
    pub(super) trick: Option<Vec<Card>>,
    /// Who led to the trick; without it, it is the player's turn.
    #[serde(default, deserialize_with = "fields::some_seat")]
    pub(super) leader: Option<Seat>,
    #[serde(default, deserialize_with = "fields::strain")]
    pub(super) trumps: Option<Strain>,
}

impl TryFrom<WrittenTable> for ShownTable {
    type Error = Fault;

    fn try_from(written: WrittenTable) -> Result<Self, Fault> {
        let cards = notation::cards;
        let strange = written.faced - written.hand;
        if !strange.is_empty() {
            return Err(Fault::new("not-in-hand", Field::Cards, cards(strange)));
        }
        let trick = written.trick.unwrap_or_default();
        let seen = written.hand | written.dummy;
        let played = trick.iter().copied().find(|card| seen.contains(*card));
        let twice = played.or_else(|| (written.hand & written.dummy).iter().next());
        if let Some(card) = twice {
            return Err(Fault::new("card-twice", Field::Cards, notation::card(card)));
        }
        let at_turn = leader_before(written.player, trick.len());
        let leader = written.leader.unwrap_or(at_turn);
        let dummy = Some((written.declarer.partner(), written.dummy));
        let faced = written
            .faced
            .iter()
            .map(|card| LaidCard {
                seat: written.player,
                card,
                kind: None,
            })
            .collect();
        Ok(Self(TableView {
            declarer: Some(written.declarer),
            strain: written.trumps,
            player: written.player,
            hand: written.hand,
            others: dummy
                .filter(|(_, hand)| !hand.is_empty())
                .into_iter()
                .collect(),
            leader,
            trick,
            faced,
        }))
    }
}

/// See [`Shown::Deal`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "WrittenDeal")]
pub struct ShownDeal(TableView);

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "deal")]
struct WrittenDeal {
    hands: String,
    #[serde(default, deserialize_with = "fields::some_seat")]
    declarer: Option<Seat>,
    #[serde(default, deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<WrittenDeal> for ShownDeal {
    type Error = Fault;

    fn try_from(written: WrittenDeal) -> Result<Self, Fault> {
        let deal = whole_deal(&written.hands)?;
        let player = written.declarer.unwrap_or(Seat::South);
        let others = [player.partner(), player.lho(), player.rho()];
        Ok(Self(TableView {
            declarer: written.declarer,
            strain: written.trumps,
            player,
            hand: deal[player],
            others: others.map(|seat| (seat, deal[seat])).to_vec(),
            leader: player.lho(),
            trick: Vec::new(),
            faced: Vec::new(),
        }))
    }
}

/// Four hands of thirteen cards.
fn whole_deal(text: &str) -> Result<BySeat<Hand>, Fault> {
    let counted = |seat: Seat, count: usize| {
        Fault::new(
            "deal-count",
            Field::Hand,
            format!("{} {count}", seat.letter()),
        )
    };
    let deal = notation::parse_deal(text).map_err(|error| match error {
        NotationError::CardTwice(card) => {
            Fault::new("card-twice", Field::Hand, notation::card(card))
        }
        NotationError::HandTooLong { seat, count } => counted(seat, count),
        _ => Fault::new("deal", Field::Hand, text),
    })?;
    let mut seats = Seat::ALL.into_iter();
    match seats.find(|&seat| deal[seat].len() != 13) {
        Some(seat) => Err(counted(seat, deal[seat].len())),
        None => Ok(deal),
    }
}

/// See [`Shown::Board`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "board")]
pub struct ShownBoard {
    /// Which one.
    #[serde(deserialize_with = "fields::board")]
    pub number: Board,
}

impl ShownTable {
    pub(super) fn written(&self) -> WrittenTable {
        let table = &self.0;
        let at_turn = leader_before(table.player, table.trick.len());
        WrittenTable {
            declarer: table.declarer.unwrap_or(Seat::South),
            player: table.player,
            hand: table.hand,
            dummy: table.others.first().map_or(Hand::EMPTY, |(_, hand)| *hand),
            faced: table.faced.iter().map(|laid| laid.card).collect(),
            trick: Some(table.trick.clone()),
            leader: Some(table.leader).filter(|&leader| leader != at_turn),
            trumps: table.strain,
        }
    }

    fn writing(&self) -> Writing {
        let table = self.written();
        Writing::default()
            .declarer(table.declarer)
            .seat("player", table.player)
            .hand("hand", table.hand)
            .hand("dummy", table.dummy)
            .hand("faced", table.faced)
            .cards("trick", &self.0.trick)
            .some(table.leader, |fields, leader| fields.seat("leader", leader))
            .some(table.trumps, |fields, strain| {
                fields.strain("trumps", strain)
            })
    }
}

impl ShownDeal {
    /// Four hands, South's nearest.
    #[must_use]
    pub fn new(hands: &BySeat<Hand>) -> Self {
        let player = Seat::South;
        let others = [player.partner(), player.lho(), player.rho()];
        Self(TableView {
            declarer: None,
            strain: None,
            player,
            hand: hands[player],
            others: others.map(|seat| (seat, hands[seat])).to_vec(),
            leader: player.lho(),
            trick: Vec::new(),
            faced: Vec::new(),
        })
    }

    /// The hands.
    #[must_use]
    pub fn hands(&self) -> BySeat<Hand> {
        let table = &self.0;
        let mut hands = BySeat::default();
        hands[table.player] = table.hand;
        for (seat, hand) in &table.others {
            hands[*seat] = *hand;
        }
        hands
    }

    fn writing(&self) -> Writing {
        let table = &self.0;
        Writing::default()
            .deal("hands", &self.hands())
            .some(table.declarer, |fields, declarer| {
                fields.seat("declarer", declarer)
            })
            .some(table.strain, |fields, strain| {
                fields.strain("trumps", strain)
            })
    }
}

impl Shown {
    /// As lessons write it.
    pub(super) fn value(&self) -> Value {
        match self {
            Self::Auction { dealer, calls } => {
                let fields = Writing::default()
                    .seat_unless(Seat::North, "dealer", *dealer)
                    .quoted("calls", calls_text(calls.iter().copied()));
                Value::Variant("auction", fields)
            }
            Self::Table(table) => Value::Variant("table", table.writing()),
            Self::Deal(deal) => Value::Variant("deal", deal.writing()),
            Self::Board(ShownBoard { number: board }) => {
                let fields = Writing::default().number("number", board.number());
                Value::Variant("board", fields)
            }
            Self::Position(item) => {
                let item = Value::Exercise(Box::new(item.clone()));
                Value::Named("position", Box::new(item))
            }
        }
    }

    /// What is drawn.
    #[must_use]
    pub fn exhibits(&self) -> Vec<Exhibit> {
        match self {
            Self::Auction { dealer, calls } => vec![Exhibit::Auction {
                auction: fields::auction_of(*dealer, calls),
                asked: None,
            }],
            Self::Table(ShownTable(table)) | Self::Deal(ShownDeal(table)) => {
                vec![Exhibit::Table(table.clone())]
            }
            Self::Board(ShownBoard { number: board }) => vec![Exhibit::Board {
                number: Some(board.number()),
                dealer: Some(board.dealer()),
                vulnerability: board.vulnerability(),
            }],
            Self::Position(item) => item.first_question().question.exhibits.clone(),
        }
    }
}
