//! `two_penalty_cards`: one defender has several penalty cards, or each of them
//! has one. Who decides, what may be led, what may be played?
//!
//! ```ron
//! two_penalty_cards(player: E, hand: "HK H9 H5 C3", own: "HK:major H5:major", trick: "H7 H2 HJ", designated: "H5")
//! two_penalty_cards(player: W, hand: "HA D5 CK", own: "CK:major", partners: "C6:major", demand: "forbid:C")
//! ```

use contract_bridge::{Card, Hand};
use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field};
use crate::grade::joined;
use crate::rulings::defence::deal::{self, fitting};
use crate::rulings::defence::play::PLAY_SLIPS;
use crate::rulings::defence::written::Written;
use crate::rulings::defence::{DECIDES_SLIPS, Defence, Laid, Order, demand_text, demands, play};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Skill, Slip};
use engine::laws::penalty_card::PenaltyCards;
use engine::play::Play;
use engine::{cards_of, is_honour, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TwoPenaltyCards, Skill::BothDefenders];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<19>(&[
    &DECIDES_SLIPS,
    &[
        demands::DEFENDERS_COUNTED_TOGETHER,
        demands::DEMAND_FOR_ANOTHER_SUIT,
        demands::DECLARER_NAMES_LEAD,
        demands::FORBIDDING_FORGOTTEN,
        demands::NO_DEMAND_FORGOTTEN,
        demands::DEMAND_OVERLOOKED,
        play::OWN_CARD_BEFORE_DEMAND,
        play::DEMAND_IGNORED,
        play::DEMAND_TURNED_ROUND,
        play::NO_DEMAND_RESTRICTS,
    ],
    &PLAY_SLIPS,
]);

/// A defender with several penalty cards, or with one while his partner has one too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written", rename = "two_penalty_cards")]
pub struct TwoPenaltyCards(Defence);

impl TryFrom<Written> for TwoPenaltyCards {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let defence = Defence::try_from(written)?;
        let (own, partners) = defence.penalty_cards();
        let several = own.cards().len() + partners.cards().len() >= 2;
        if own == PenaltyCards::None || !several || !defence.since.is_empty() {
            let cards = notation::cards(own.cards());
            return Err(Fault::new("not-two-cards", Field::Cards, cards));
        }
        Ok(Self(defence))
    }
}

impl From<TwoPenaltyCards> for Written {
    fn from(exercise: TwoPenaltyCards) -> Self {
        exercise.0.into()
    }
}

impl TwoPenaltyCards {
    /// The position.
    #[must_use]
    pub const fn defence(&self) -> &Defence {
        &self.0
    }

    fn both_defenders(&self) -> bool {
        self.0.partners.cards != PenaltyCards::None
    }
}

impl Exercise for TwoPenaltyCards {
    fn questions(&self) -> Vec<Asked> {
        let defence = &self.0;
        let both = self.both_defenders();
        let skill = match both {
            true => Skill::BothDefenders,
            false => Skill::TwoPenaltyCards,
        };
        let mut asked = Vec::new();
        if both && defence.trick.is_empty() {
            asked.push(defence.what_may_be_demanded(skill));
        }
        if !defence.waits() {
            if defence.order == Order::None && defence.own.cards.majors().len() >= 2 {
                asked.push(defence.who_decides(skill));
            }
            asked.push(defence.what_may_be_played(skill));
        }
        asked
    }

    /// The cards that may be played; before declarer's choice, the choices.
    fn witness(&self) -> String {
        if self.0.waits() {
            let choices: Vec<String> = self.0.choices().into_iter().map(demand_text).collect();
            return choices.join(" ");
        }
        notation::cards(self.0.turn().legal_cards())
    }
}

/// How many of the penalty cards can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fits {
    /// Several: declarer names one.
    Several,
    /// Only one, by the suit led.
    One,
    /// None: another suit must be followed.
    None,
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> TwoPenaltyCards {
    let hard = draw.difficulty == Difficulty::Hard;
    let both = draw.skill == Skill::BothDefenders;
    let fits = draw.chance.pick_or(
        &[Fits::Several, Fits::Several, Fits::One, Fits::None],
        Fits::Several,
    );
    // Hard ones have a third card, or declarer has named one: each about every other time.
    let three = hard && draw.chance.percent(50);
    let found = if both {
        let pair = draw.chance.below(10);
        deal::moment(draw, |play, chance| each_has_one(play, chance, pair, hard))
    } else {
        let named = match draw.difficulty {
            Difficulty::Easy => 0,
            Difficulty::Medium => 30,
            Difficulty::Hard => 60,
        };
        let cards = if three { 3 } else { 2 };
        deal::moment(draw, |play, chance| {
            one_has_several(play, chance, fits, cards, named)
        })
        .or_else(|| {
            deal::moment(draw, |play, chance| {
                one_has_several(play, chance, Fits::Several, 2, named)
            })
        })
    };
    TwoPenaltyCards(found.unwrap_or_else(|| plain(both)))
}

/// West on lead, where no board gives anything better.
fn plain(both: bool) -> Defence {
    let mut defence = Defence::plain();
    let wanted = if both { 1 } else { 2 };
    let cards: Hand = defence.hand.iter().take(wanted).collect();
    defence.own = Laid {
        cards: PenaltyCards::Major(cards),
        how: None,
    };
    if both {
        defence.order = Order::Lead(engine::laws::lead_restriction::LeadChoice::NoDemand);
    } else {
        defence.partners = Laid::NOTHING;
    }
    defence
}

fn one_has_several(
    play: &Play,
    chance: &mut Chance,
    fits: Fits,
    wanted: usize,
    named: usize,
) -> Option<Defence> {
    let player = deal::defender(play)?;
    let mut defence = Defence::at(play, player);
    let hand = defence.hand;
    if hand.len() < wanted + 2 {
        return None;
    }
    let led = defence.trick.first().map(|card| card.suit);
    let follow = led.map_or(Hand::EMPTY, |suit| cards_of(hand, suit));
    let mut cards: Vec<Card> = hand.iter().collect();
    chance.shuffle(&mut cards);
    let chosen: Hand = match fits {
        // All of them can be played on lead and when void; else two of the suit led.
        Fits::Several if follow.is_empty() => cards.into_iter().take(wanted).collect(),
        Fits::Several => cards
            .into_iter()
            .filter(|card| follow.contains(*card))
            .take(wanted)
            .collect(),
        Fits::One if follow.len() < 2 => return None,
        Fits::One => {
            let one = follow.iter().next_back()?;
            let others = cards.into_iter().filter(|card| !follow.contains(*card));
            [one].into_iter().chain(others.take(wanted - 1)).collect()
        }
        Fits::None if follow.is_empty() => return None,
        Fits::None => cards
            .into_iter()
            .filter(|card| !follow.contains(*card))
            .take(wanted)
            .collect(),
    };
    if chosen.len() < 2 {
        return None;
    }
    defence.own = Laid::dropped(chosen);
    let turn = defence.turn();
    if turn.declarer_designates() && chance.percent(named) {
        let playable: Vec<Card> = turn.legal_cards().iter().collect();
        defence.designated = chance.pick(&playable);
    }
    defence.checked().ok()
}

/// Each defender has a card, and one of them is to lead. Of ten such positions
/// six have two major cards, two have two minor ones, two have one of each.
fn each_has_one(play: &Play, chance: &mut Chance, pair: usize, hard: bool) -> Option<Defence> {
    let player = deal::defender(play).filter(|_| play.trick().is_empty())?;
    let mut defence = Defence::at(play, player);
    let (hand, owners) = (defence.hand, play.hand(player.partner()));
    if hand.len() < 4 {
        return None;
    }
    let (own_major, partners_major) = match pair {
        0..=5 => (true, true),
        6 | 7 => (false, false),
        8 => (true, false),
        _ => (false, true),
    };
    // A minor card of the leader's own shows something only beside others of its suit.
    let small = fitting(hand, |card| {
        !is_honour(card) && cards_of(hand, card.suit).len() >= 2
    });
    defence.own = if own_major {
        let own = chance.pick(&fitting(hand, |_| true))?;
        if hard && chance.percent(40) {
            let second = chance.pick(&fitting(hand, |card| card != own))?;
            Laid::dropped([own, second].into_iter().collect())
        } else {
            Laid::major(own, chance)
        }
    } else {
        Laid::dropped([chance.pick(&small)?].into_iter().collect())
    };
    let own_suit = defence.own.cards.cards().iter().next()?.suit;
    let same = chance.percent(40);
    let theirs = fitting(owners, |card| {
        let held = (1..hand.len()).contains(&cards_of(hand, card.suit).len());
        held && (card.suit == own_suit) == same && (partners_major || !is_honour(card))
    });
    let theirs = chance.pick(&theirs)?;
    defence.partners = if partners_major {
        Laid::major(theirs, chance)
    } else {
        Laid::dropped([theirs].into_iter().collect())
    };
    let choices = defence.choices();
    if let Some(choice) = chance.pick(&choices) {
        defence.order = Order::Lead(choice);
    }
    defence.checked().ok()
}
