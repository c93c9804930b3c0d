//! `honours`: is there a premium for honours, how much, and for whom?
//!
//! ```ron
//! honours(deal: "N:AKQJ.432.432.432 T987.AK5.AK5.765 65.QJT9.QJT9.AKQ 432.876.876.JT98", contract: "4S", declarer: E)
//! honours(hand: "SA SK SQ SJ H4 H3 H2 D4 D3 D2 C4 C3 C2", holder: W, contract: "4S", declarer: E)
//! ```
//!
//! With one hand alone only its worth is asked. `tricks` tells how the contract ended
//! (without it, it was made); `tournament: true` plays it at duplicate.

mod generate;

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::comparison::table_results;
use crate::fields::{
    Cards, ContractText, Declarer, Fault, Field, SeatName, TrickCount, is_default,
};
use crate::grade::slips;
use crate::{Asked, Exercise, Exhibit, Phrase, Skill, Slip, Step, TableView};
use engine::score::ResultLine;
use engine::score::rubber::{
    DealScore, Entry, Holding, Honours as Premium, PlayedDeal, Rubber, RubberItem,
};
use engine::{BySeat, Fact, Reason, Side, Vulnerability, cards_of, is_honour, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::HonoursBonus];

slips! {
    IN_TOURNAMENT = "honours-in-tournament",
    SPLIT_COUNTED = "honours-split-counted",
    SIDE_SUIT = "honours-in-a-side-suit",
    ACES_IN_A_SUIT = "aces-in-a-suit-contract",
    TEN_NO_HONOUR = "ten-no-trump-honour",
    DECLARER_ONLY = "honours-for-declarer-only",
    ONLY_IF_MADE = "honours-only-if-made",
    WRONG_SIDE = "honours-to-the-wrong-side",
    MIXED_UP = "honours-premium-mixed-up",
}

/// What is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// One hand, whose worth is asked.
    One(Seat, Hand),
    /// All four.
    All(BySeat<Hand>),
}

/// A contract with the hands, or one of them. One question: the premium.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Honours {
    seen: Seen,
    declarer: Seat,
    line: ResultLine,
    /// At duplicate there is no such premium.
    tournament: bool,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "honours")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    deal: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Option<Cards>,
    /// Whose hand it is; South's where it is left out.
    #[serde(default, skip_serializing_if = "is_default")]
    holder: Option<SeatName>,
    contract: ContractText,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    #[serde(default, skip_serializing_if = "is_default")]
    tricks: Option<TrickCount>,
    #[serde(default, skip_serializing_if = "is_default")]
    tournament: bool,
}

impl TryFrom<Written> for Honours {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let (bid, _) = written.contract.0;
        let made = || TrickCount(table_results::with_margin(bid, 0).tricks);
        let line = written.contract.with(written.tricks.unwrap_or_else(made));
        let seen = match (written.deal, written.hand, written.holder) {
            (Some(deal), None, None) => {
                let hands = notation::parse_deal(&deal);
                Seen::All(hands.map_err(|_| Fault::new("honours-deal", Field::Hand, deal))?)
            }
            // Of a whole deal it is known whose hand each is.
            (Some(_), None, Some(holder)) => {
                let holder = Seat::from(holder).letter().to_string();
                return Err(Fault::new("cannot-be", Field::Seat, holder));
            }
            (None, Some(Cards(hand)), holder) => {
                Seen::One(holder.map_or(Seat::South, Seat::from), hand)
            }
            _ => return Err(Fault::new("honours-hands", Field::Hand, "")),
        };
        Self::new(seen, written.declarer.0.into(), line, written.tournament)
            .ok_or_else(|| Fault::new("honours-hands", Field::Hand, ""))
    }
}

impl From<Honours> for Written {
    fn from(made: Honours) -> Self {
        let (deal, hand, holder) = match made.seen {
            Seen::All(hands) => (Some(notation::deal(&hands)), None, None),
            Seen::One(Seat::South, hand) => (None, Some(Cards(hand)), None),
            Seen::One(holder, hand) => (None, Some(Cards(hand)), Some(holder.into())),
        };
        Self {
            deal,
            hand,
            holder,
            contract: (&made.line).into(),
            declarer: Declarer(made.declarer.into()),
            tricks: Some(TrickCount(made.line.tricks)),
            tournament: made.tournament,
        }
    }
}

/// A premium and whose.
type Worth = Option<(Side, i32)>;

impl Honours {
    /// The exercise; `None` unless every hand seen has thirteen cards.
    fn new(seen: Seen, declarer: Seat, line: ResultLine, tournament: bool) -> Option<Self> {
        let whole = match seen {
            Seen::One(_, hand) => hand.len() == 13,
            Seen::All(hands) => hands.iter().all(|(_, hand)| hand.len() == 13),
        };
        whole.then_some(Self {
            seen,
            declarer,
            line,
            tournament,
        })
    }

    /// The hands seen; others are empty.
    fn hands(&self) -> BySeat<Hand> {
        match self.seen {
            Seen::All(hands) => hands,
            Seen::One(seat, hand) => {
                BySeat::from_fn(|of| if of == seat { hand } else { Hand::EMPTY })
            }
        }
    }

    /// What the engine finds in the hands.
    fn held(&self) -> Option<Premium> {
        if self.tournament {
            return None;
        }
        Premium::held(&self.hands(), self.line.bid.strain)
    }

    fn premium(&self) -> Worth {
        self.held().map(|held| (held.side, held.holding.points()))
    }

    /// The premiums to choose from: none, then by points and side; the sides only
    /// where all four hands are seen.
    fn options(&self) -> Options<Worth> {
        let sides = match self.seen {
            Seen::All(_) => Side::ALL.to_vec(),
            Seen::One(seat, _) => vec![Side::of(seat)],
        };
        let paid = [100, 150].into_iter();
        let paid = paid.flat_map(|points| sides.iter().map(move |&side| Some((side, points))));
        Options::new([None].into_iter().chain(paid), |&worth| self.option(worth))
    }

    fn option(&self, worth: Worth) -> Phrase {
        match (worth, self.seen) {
            (None, _) => Phrase::new("option-honours-none"),
            (Some((_, points)), Seen::One(..)) => {
                Phrase::new("option-honours-hand").with("points", Fact::Number(points))
            }
            (Some((side, points)), Seen::All(_)) => Phrase::new("option-honours-side")
                .with("points", Fact::Number(points))
                .with("side", Fact::Side(side)),
        }
    }

    fn reasons(&self) -> Vec<Reason> {
        if self.tournament {
            return vec![Reason::new("no-honours-in-duplicate", "77")];
        }
        let side = Side::of(self.declarer);
        let deal = PlayedDeal::new(side, self.line, self.held()).ok();
        let score = deal.and_then(|deal| Rubber::new().add(deal.into()).ok());
        let entries = score.as_ref().map(DealScore::entries);
        let honours = entries
            .unwrap_or_default()
            .iter()
            .filter(|entry| matches!(entry.item, RubberItem::Honours(_)));
        let found: Vec<Reason> = honours.map(Entry::reason).collect();
        if found.is_empty() {
            let id = match self.line.bid.strain.suit() {
                Some(_) => "no-trump-honours-in-one-hand",
                None => "no-four-aces-in-one-hand",
            };
            return vec![Reason::rubber(id, "81")];
        }
        found
    }

    /// The cards that matter, hand by hand.
    fn working(&self) -> Vec<Step> {
        let hands = self.hands();
        let strain = self.line.bid.strain;
        let matter = |hand: &Hand| -> Hand {
            let cards = hand.iter();
            cards.filter(|&card| counts(card, strain)).collect()
        };
        let held = hands.iter().map(|(seat, hand)| (seat, matter(hand)));
        let held = held.filter(|(_, cards)| !cards.is_empty());
        let lines = held.map(|(seat, cards)| {
            let phrase = Phrase::new("working-honours").with("seat", Fact::Seat(seat));
            Step::Say(phrase.with("cards", Fact::Cards(cards)))
        });
        lines.collect()
    }

    fn table(&self) -> TableView {
        let (player, others) = match self.seen {
            Seen::One(seat, _) => (seat, Vec::new()),
            Seen::All(_) => {
                let dummy = self.declarer.partner();
                let others = [dummy, self.declarer.lho(), self.declarer.rho()];
                (self.declarer, others.to_vec())
            }
        };
        let hands = self.hands();
        TableView {
            declarer: Some(self.declarer),
            strain: Some(self.line.bid.strain),
            player,
            hand: hands[player],
            others: others.into_iter().map(|seat| (seat, hands[seat])).collect(),
            leader: self.declarer.lho(),
            trick: Vec::new(),
            faced: Vec::new(),
        }
    }
}

/// Whether a card is one of those that the premium is about.
fn counts(card: Card, strain: Strain) -> bool {
    match strain.suit() {
        Some(suit) => card.suit == suit && is_honour(card),
        None => card.rank == Rank::A,
    }
}

/// What well-known wrong rules pay for honours.
fn mistakes(item: &Honours) -> Vec<(Slip, Worth)> {
    let hands = item.hands();
    let strain = item.line.bid.strain;
    let declaring = Side::of(item.declarer);
    let right = item.premium();
    let mut wrong = Vec::new();
    if item.tournament {
        wrong.push((IN_TOURNAMENT, worth(Premium::held(&hands, strain))));
    }
    // Where the wrong rule finds nothing, somebody else found nothing for another reason.
    let found = [
        (SPLIT_COUNTED, together(&hands, strain)),
        (SIDE_SUIT, side_suit(&hands, strain)),
        (ACES_IN_A_SUIT, aces(&hands)),
    ];
    wrong.extend(found.into_iter().filter(|(_, worth)| worth.is_some()));
    if let (Some(suit), Some(_)) = (strain.suit(), right) {
        wrong.push((TEN_NO_HONOUR, without_ten(&hands, suit)));
    }
    if let Some((side, points)) = right {
        if side != declaring {
            wrong.push((DECLARER_ONLY, None));
            wrong.push((WRONG_SIDE, Some((declaring, points))));
        }
        if item.line.margin() < 0 {
            wrong.push((ONLY_IF_MADE, None));
        }
        wrong.push((MIXED_UP, Some((side, 250 - points))));
        wrong.push((WRONG_SIDE, Some((side.opponents(), points))));
    }
    wrong
}

fn worth(held: Option<Premium>) -> Worth {
    held.map(|held| (held.side, held.holding.points()))
}

/// Both hands of a side taken together.
fn together(hands: &BySeat<Hand>, strain: Strain) -> Worth {
    [Seat::North, Seat::East].into_iter().find_map(|seat| {
        let both = hands[seat] | hands[seat.partner()];
        let holding = Holding::of(both, strain)?;
        Some((Side::of(seat), holding.points()))
    })
}

/// Honours of a suit that is not trumps.
fn side_suit(hands: &BySeat<Hand>, strain: Strain) -> Worth {
    let mut suits = Suit::ASC.into_iter();
    suits.find_map(|suit| {
        let held = || worth(Premium::held(hands, suit.into()));
        (strain.suit() != Some(suit)).then(held).flatten()
    })
}

/// The four aces whatever the contract.
fn aces(hands: &BySeat<Hand>) -> Worth {
    worth(Premium::held(hands, Strain::Notrump))
}

/// Ace, king, queen and jack alone: all of them count as all, three as nothing.
fn without_ten(hands: &BySeat<Hand>, suit: Suit) -> Worth {
    hands.iter().find_map(|(seat, &hand)| {
        let honours = cards_of(hand, suit)
            .iter()
            .filter(|card| card.rank > Rank::T);
        (honours.count() == 4).then_some((Side::of(seat), 150))
    })
}

impl Exercise for Honours {
    fn questions(&self) -> Vec<Asked> {
        let prompt = match (self.tournament, self.seen) {
            (true, _) => Phrase::new("exercise-honours-tournament"),
            (false, Seen::One(seat, _)) => {
                Phrase::new("exercise-honours-hand").with("seat", Fact::Seat(seat))
            }
            (false, Seen::All(_)) => Phrase::new("exercise-honours"),
        };
        let result = Exhibit::Result {
            result: self.line.at(Vulnerability::NotVulnerable),
            declarer: self.declarer,
        };
        let options = self.options();
        let asked = Asked::one_of(Skill::HonoursBonus, prompt, &options, &self.premium())
            .showing([result, Exhibit::Table(self.table())])
            .because(self.reasons())
            .working(self.working())
            .slips(options.slips(mistakes(self)));
        vec![asked]
    }

    /// `100 NS`, or `0`.
    fn witness(&self) -> String {
        match self.premium() {
            Some((side, points)) => format!("{points} {}", side.letters()),
            None => "0".to_owned(),
        }
    }
}
