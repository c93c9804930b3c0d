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
mod mistakes;

use contract_bridge::{Bid, Hand, Seat};
use serde::{Deserialize, Deserializer};

use crate::comparison::table_results;
use crate::fields::{self, Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, Step, TableView,
};
use engine::score::rubber::{DealScore, Entry, Honours as Premium, PlayedDeal, Rubber, RubberItem};
use engine::score::{ResultLine, Tricks};
use engine::{BySeat, Doubling, Fact, Reason, Side, Vulnerability, notation};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::HonoursBonus];

/// What is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// One hand, whose worth is asked.
    One(Seat, Hand),
    /// All four.
    All(BySeat<Hand>),
}

/// A contract with the hands, or one of them. One question: the premium.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct Honours {
    seen: Seen,
    declarer: Seat,
    line: ResultLine,
    /// At duplicate there is no such premium.
    tournament: bool,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "honours")]
struct Written {
    #[serde(default)]
    deal: Option<String>,
    #[serde(default, deserialize_with = "some_hand")]
    hand: Option<Hand>,
    /// Whose hand it is; South's where it is left out.
    #[serde(default, deserialize_with = "fields::some_seat")]
    holder: Option<Seat>,
    #[serde(deserialize_with = "fields::contract")]
    contract: (Bid, Doubling),
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(default, deserialize_with = "fields::some_tricks")]
    tricks: Option<Tricks>,
    #[serde(default)]
    tournament: bool,
}

fn some_hand<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Hand>, D::Error> {
    fields::hand(from).map(Some)
}

impl TryFrom<Written> for Honours {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let (bid, doubling) = written.contract;
        let made = table_results::with_margin(bid, 0);
        let line = ResultLine {
            bid,
            doubling,
            tricks: written.tricks.unwrap_or(made.tricks),
        };
        let seen = match (written.deal, written.hand, written.holder) {
            (Some(deal), None, None) => {
                let hands = notation::parse_deal(&deal);
                Seen::All(hands.map_err(|_| Fault::new("honours-deal", Field::Hand, deal))?)
            }
            // Of a whole deal it is known whose hand each is.
            (Some(_), None, Some(holder)) => {
                let holder = holder.letter().to_string();
                return Err(Fault::new("cannot-be", Field::Seat, holder));
            }
            (None, Some(hand), holder) => Seen::One(holder.unwrap_or(Seat::South), hand),
            _ => return Err(Fault::new("honours-hands", Field::Hand, "")),
        };
        Self::new(seen, written.declarer, line, written.tournament)
            .ok_or_else(|| Fault::new("honours-hands", Field::Hand, ""))
    }
}

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
    fn options(&self) -> Vec<Worth> {
        let all = || {
            let points = [100, 150].into_iter();
            points.flat_map(|points| Side::ALL.map(|side| Some((side, points))))
        };
        match self.seen {
            Seen::All(_) => [None].into_iter().chain(all()).collect(),
            Seen::One(seat, _) => {
                let side = Side::of(seat);
                vec![None, Some((side, 100)), Some((side, 150))]
            }
        }
    }

    /// The answer that gives a premium; `None` if it cannot be chosen.
    fn choice(&self, worth: Worth) -> Option<Answer> {
        let at = self.options().iter().position(|&option| option == worth);
        at.map(Answer::Choice)
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
        let say = |(seat, hand): (Seat, &Hand)| {
            let cards: Hand = hand
                .iter()
                .filter(|&card| mistakes::counts(card, strain))
                .collect();
            (!cards.is_empty()).then(|| {
                let phrase = Phrase::new("working-honours")
                    .with("seat", Fact::Seat(seat))
                    .with("cards", Fact::Cards(cards));
                Step::Say(phrase)
            })
        };
        hands.iter().filter_map(say).collect()
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

/// A premium and whose.
type Worth = Option<(Side, i32)>;

impl Exercise for Honours {
    fn kind(&self) -> Kind {
        Kind::Honours
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::HonoursBonus
    }

    fn pose(&self, _part: usize) -> Question {
        let prompt = match (self.tournament, self.seen) {
            (true, _) => Phrase::new("exercise-honours-tournament"),
            (false, Seen::One(seat, _)) => {
                Phrase::new("exercise-honours-hand").with("seat", Fact::Seat(seat))
            }
            (false, Seen::All(_)) => Phrase::new("exercise-honours"),
        };
        let result = self.line.at(Vulnerability::NotVulnerable);
        let options = self.options().into_iter();
        Question {
            prompt,
            exhibits: vec![
                Exhibit::Result {
                    result,
                    declarer: self.declarer,
                },
                Exhibit::Table(self.table()),
            ],
            ask: Ask::Choice(options.map(|worth| self.option(worth)).collect()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        self.choice(self.premium()).unwrap_or(Answer::Choice(0))
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong = mistakes::all(self).into_iter();
        wrong
            .filter_map(|(slip, worth)| Some((slip, self.choice(worth)?)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, self.reasons())
            .with_slip(answer, self.mistakes(part));
        grade.steps = self.working();
        grade
    }

    fn written(&self) -> Writing {
        let seen = match &self.seen {
            Seen::All(hands) => Writing::default().deal("deal", hands),
            Seen::One(holder, hand) => {
                Writing::default()
                    .hand("hand", *hand)
                    .seat_unless(Seat::South, "holder", *holder)
            }
        };
        seen.result(&self.line, self.declarer)
            .flag("tournament", self.tournament)
    }

    /// `100 NS`, or `0`.
    fn witness(&self) -> String {
        match self.premium() {
            Some((side, points)) => format!("{points} {}", side.letters()),
            None => "0".to_owned(),
        }
    }
}
