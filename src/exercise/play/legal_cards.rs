//! `legal_cards`: which cards may a player play to the trick?
//!
//! A lesson writes
//!
//! ```text
//! legal_cards(player: E, hand: "SJ HQ H5 C3", trick: "D7 D2 DQ", trumps: "H")
//! ```

use contract_bridge::{Card, Hand, Seat, Strain};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::play::dealt::{AtTurn, Dealt, Wanted};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    Step, TableView, Verdict, fields,
};
use engine::play::trick::{beats, leader_before, winning_place};
use engine::play::{IllegalCard, Turn};
use engine::{Fact, Reason, cards_of, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::FollowSuit];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    FOLLOWING_FORGOTTEN,
    FOLLOWS_THE_RUFF,
    MUST_TRUMP,
    ONLY_DISCARD,
    MUST_BEAT,
    TRUMPS_NOT_LED,
];

const FOLLOWING_FORGOTTEN: Slip = Slip("following-forgotten");
const FOLLOWS_THE_RUFF: Slip = Slip("follows-the-ruff");
pub(crate) const MUST_TRUMP: Slip = Slip("must-trump-when-void");
const ONLY_DISCARD: Slip = Slip("no-ruffing-when-void");
const MUST_BEAT: Slip = Slip("must-beat-if-able");
const TRUMPS_NOT_LED: Slip = Slip("trumps-may-not-be-led");

/// A player at his turn, whom nothing but the suit led binds. Answered by cards.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct LegalCards {
    declarer: Seat,
    player: Seat,
    hand: Hand,
    trick: Vec<Card>,
    strain: Strain,
}

/// As lessons write it; without a trick the player leads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "legal_cards")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<Written> for LegalCards {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let trick = written.trick.unwrap_or_default();
        if written.hand.is_empty() {
            return Err(Fault::new("no-cards", Field::Hand, ""));
        }
        let mut seen = written.hand;
        if let Some(twice) = trick.iter().find(|card| !seen.insert(**card)) {
            let found = notation::card(*twice);
            return Err(Fault::new("card-twice", Field::Cards, found));
        }
        Ok(Self {
            declarer: written.declarer,
            player: written.player,
            hand: written.hand,
            trick,
            strain: written.trumps.unwrap_or(Strain::Notrump),
        })
    }
}

impl LegalCards {
    fn turn(&self) -> Turn {
        Turn {
            hand: self.hand,
            trick: self.trick.clone(),
            ..Turn::default()
        }
    }

    fn trumps(&self) -> Hand {
        let trumps = self.strain.suit().map(|suit| cards_of(self.hand, suit));
        trumps.unwrap_or_default()
    }

    /// The suit led, if the player has none of it.
    fn void_in(&self) -> Option<contract_bridge::Suit> {
        let led = self.trick.first()?.suit;
        self.hand[led].is_empty().then_some(led)
    }

    fn reason(&self) -> Reason {
        let Some(led) = self.trick.first() else {
            return Reason::new("leader-free", "44A").with("seat", Fact::Seat(self.player));
        };
        if self.void_in().is_some() {
            return Reason::new("void-plays-anything", "44D")
                .with("seat", Fact::Seat(self.player))
                .with("suit", Fact::Suit(led.suit));
        }
        IllegalCard::MustFollow { suit: led.suit }.reason(*led)
    }

    /// The cards that well-known wrong rules allow.
    fn wrong(&self) -> Vec<(Slip, Hand)> {
        let legal = self.turn().legal_cards();
        let trumps = self.trumps();
        let Some(led) = self.trick.first() else {
            return vec![(TRUMPS_NOT_LED, self.hand - trumps)];
        };
        // The suit of a card that was not of the suit led: a ruff, or a discard.
        let other = self.trick.iter().rev().find(|card| card.suit != led.suit);
        let best = winning_place(&self.trick, self.strain).and_then(|at| self.trick.get(at));
        let beating = |best: &Card| -> Hand {
            let better = legal.iter().filter(|card| beats(*card, *best, self.strain));
            better.collect()
        };
        let mut wrong = Vec::new();
        if self.void_in().is_some() {
            wrong.push((MUST_TRUMP, trumps));
            wrong.push((ONLY_DISCARD, self.hand - trumps));
        }
        if let Some(other) = other {
            wrong.push((FOLLOWS_THE_RUFF, cards_of(self.hand, other.suit)));
        }
        wrong.push((MUST_BEAT, best.map(beating).unwrap_or_default()));
        wrong.push((FOLLOWING_FORGOTTEN, self.hand));
        wrong
    }
}

impl Exercise for LegalCards {
    fn kind(&self) -> Kind {
        Kind::LegalCards
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::FollowSuit
    }

    fn pose(&self, _part: usize) -> Question {
        let leader = leader_before(self.player, self.trick.len());
        let prompt = if self.trick.is_empty() {
            Phrase::new("exercise-legal_cards-lead")
        } else {
            Phrase::new("exercise-legal_cards")
        };
        Question {
            prompt: prompt.with("seat", Fact::Seat(self.player)),
            exhibits: vec![Exhibit::Table(TableView {
                declarer: Some(self.declarer),
                strain: Some(self.strain),
                player: self.player,
                hand: self.hand,
                others: Vec::new(),
                leader,
                trick: self.trick.clone(),
                faced: Vec::new(),
            })],
            ask: Ask::Cards(self.hand),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Cards(self.turn().legal_cards())
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong = self.wrong().into_iter();
        wrong
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(slip, cards)| (slip, Answer::Cards(cards)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let turn = self.turn();
        let legal = turn.legal_cards();
        let mut grade = Grade::of(Answer::Cards(legal), answer, vec![self.reason()])
            .with_slip(answer, self.mistakes(part));
        let Answer::Cards(given) = *answer else {
            return grade;
        };
        let illegal = given - legal;
        if grade.slip.is_none() && !(illegal & self.hand).is_empty() {
            grade.slip = Some(FOLLOWING_FORGOTTEN);
        }
        if grade.verdict == Verdict::Wrong && !given.is_empty() && illegal.is_empty() {
            grade.verdict = Verdict::Partly;
        }
        let step = |card: Card| Step::Card {
            card,
            why_not: turn.check(card).err().map(|illegal| illegal.reason(card)),
            right: given.contains(card) == legal.contains(card),
        };
        grade.steps = self.hand.iter().map(step).collect();
        grade
    }

    fn written(&self) -> Writing {
        Writing::default()
            .declarer(self.declarer)
            .seat("player", self.player)
            .hand("hand", self.hand)
            .cards("trick", &self.trick)
            .strain("trumps", self.strain)
    }

    fn witness(&self) -> String {
        notation::cards(self.turn().legal_cards())
    }
}

/// What a turn turns on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Several cards of the suit led, and nobody ruffed.
    Follows,
    /// One card of the suit led.
    Singleton,
    /// None of the suit led, and trumps to ruff with.
    VoidWithTrumps,
    /// None of the suit led, and no trumps either.
    VoidWithout,
    /// Somebody ruffed, but the suit led can be followed.
    FollowsBehindRuff,
    /// Somebody ruffed, and the suit led cannot be followed.
    VoidBehindRuff,
    /// To lead, with trumps in hand.
    Leads,
}

impl Case {
    fn is(self, at: &AtTurn, strain: Strain) -> bool {
        let Some(led) = at.trick.cards.first() else {
            return self == Self::Leads
                && strain.suit().is_some_and(|suit| !at.hand[suit].is_empty());
        };
        let follows = at.hand[led.suit].len();
        let trumps = strain.suit().map(|suit| at.hand[suit].len());
        let ruffed = |card: &Card| strain.suit() == Some(card.suit) && card.suit != led.suit;
        let ruffed = at.trick.cards.iter().any(ruffed);
        // A hand of one suit asks nothing.
        let asks = follows < at.hand.len();
        asks && match self {
            Self::Follows => follows >= 2 && !ruffed,
            Self::Singleton => follows == 1 && !ruffed,
            Self::VoidWithTrumps => follows == 0 && trumps.is_some_and(|own| own > 0) && !ruffed,
            Self::VoidWithout => follows == 0 && trumps.is_none_or(|own| own == 0),
            Self::FollowsBehindRuff => follows >= 1 && ruffed,
            Self::VoidBehindRuff => follows == 0 && ruffed && trumps.is_some_and(|own| own > 0),
            Self::Leads => false,
        }
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> LegalCards {
    // Behind a ruff, void and on lead on purpose: there the rule is mistaken.
    let cases: &[Case] = match draw.difficulty {
        Difficulty::Easy => &[Case::Follows, Case::Follows, Case::VoidWithout],
        Difficulty::Medium => &[Case::Singleton, Case::VoidWithTrumps, Case::VoidWithTrumps],
        Difficulty::Hard => &[
            Case::FollowsBehindRuff,
            Case::FollowsBehindRuff,
            Case::VoidBehindRuff,
            Case::Leads,
        ],
    };
    let case = draw.chance.pick_or(cases, Case::Follows);
    let wanted = match draw.difficulty {
        Difficulty::Easy => Wanted::Any,
        Difficulty::Medium | Difficulty::Hard => Wanted::Suit,
    };
    let mut last = None;
    for _ in 0..4 {
        let mut dealt = Dealt::draw(draw, wanted);
        let start = draw.chance.below(3);
        dealt.play(&mut draw.chance, start);
        dealt.ruffing = case != Case::Follows;
        let strain = dealt.strain;
        let Some((at, fits)) = dealt.turn(&mut draw.chance, 10, |at| case.is(at, strain)) else {
            continue;
        };
        last = Some(LegalCards {
            declarer: dealt.declarer,
            player: at.player,
            hand: at.hand,
            trick: at.trick.cards,
            strain,
        });
        if fits {
            break;
        }
    }
    // Every deal has turns.
    last.unwrap_or_else(|| LegalCards {
        declarer: Seat::South,
        player: Seat::West,
        hand: Hand::ALL.iter().take(13).collect(),
        trick: Vec::new(),
        strain: Strain::Spades,
    })
}
