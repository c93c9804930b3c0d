//! `lead_restriction`: a defender is to lead, and his partner has penalty cards.
//! What may declarer demand, what may then be led, what becomes of the card?
//!
//! ```ron
//! lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "forbid:H", since: "SA:W")
//! ```

use contract_bridge::{Card, Hand, Suit};
use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field};
use crate::grade::joined;
use crate::rulings::defence::deal::{self, fitting};
use crate::rulings::defence::play::{MAJOR_TREATED_AS_MINOR, PENALTY_CARD_OPTIONAL};
use crate::rulings::defence::written::Written;
use crate::rulings::defence::{
    DEMANDS_SLIPS, Defence, FATE_SLIPS, LATER_SLIPS, Laid, ORDER_SLIPS, Order, demand_text,
};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Skill, Slip};
use engine::laws::exposed_card::How;
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::Play;
use engine::{cards_of, is_honour, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::LeadRestriction,
    Skill::LeadAfterDemand,
    Skill::PenaltyCardAfterDemand,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<24>(&[
    &DEMANDS_SLIPS,
    &ORDER_SLIPS,
    &FATE_SLIPS,
    &LATER_SLIPS,
    &[PENALTY_CARD_OPTIONAL, MAJOR_TREATED_AS_MINOR],
]);

/// A defender on lead, his partner's penalty cards, and declarer's choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written", rename = "lead_restriction")]
pub struct LeadRestriction(Defence);

impl TryFrom<Written> for LeadRestriction {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let defence = Defence::try_from(written)?;
        let (own, partners) = defence.penalty_cards();
        let nothing = own == PenaltyCards::None && partners == PenaltyCards::None;
        if !defence.trick.is_empty() || nothing {
            let cards = notation::cards(defence.hand);
            return Err(Fault::new("demand-not-open", Field::Cards, cards));
        }
        Ok(Self(defence))
    }
}

impl From<LeadRestriction> for Written {
    fn from(exercise: LeadRestriction) -> Self {
        exercise.0.into()
    }
}

impl LeadRestriction {
    /// The position.
    #[must_use]
    pub const fn defence(&self) -> &Defence {
        &self.0
    }
}

impl Exercise for LeadRestriction {
    fn questions(&self) -> Vec<Asked> {
        let defence = &self.0;
        let demands = defence.what_may_be_demanded(Skill::LeadRestriction);
        let played = || defence.what_may_be_played(Skill::LeadAfterDemand);
        let mut asked = vec![demands.giving_nothing_away()];
        // A lead is asked about after a demand that declarer may make.
        asked.extend((!defence.waits()).then(played));
        asked.extend(defence.what_becomes(Skill::PenaltyCardAfterDemand));
        asked.extend(defence.what_may_be_led_later(Skill::LeadAfterDemand));
        asked
    }

    /// `require:H forbid:H none`; with a demand, what may be led and what goes back: `H9; H5`.
    fn witness(&self) -> String {
        let or_dash = |text: String| {
            if text.is_empty() {
                "-".to_owned()
            } else {
                text
            }
        };
        if let Order::Lead(choice) = self.0.order {
            let back = notation::cards(choice.picked_up(self.0.partners.cards));
            let legal = notation::cards(self.0.turn().legal_cards());
            return format!("{legal}; {}", or_dash(back));
        }
        let choices: Vec<String> = self.0.choices().into_iter().map(demand_text).collect();
        or_dash(choices.join(" "))
    }
}

/// What lies there, and what is twisted about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// One major penalty card, and the leader holds its suit.
    Single,
    /// One minor penalty card: declarer has no choice.
    Minor,
    /// Two of one suit.
    SameSuit,
    /// Two of different suits.
    TwoSuits,
    /// The leader's own card alone: declarer has no choice either.
    OwnOnly,
    /// The leader cannot lead what declarer requires.
    Void,
    /// Two suits are forbidden at once.
    BothForbidden,
    /// The leader leads again, at once or later.
    LeadsAgain,
}

const fn plans(skill: Skill, difficulty: Difficulty) -> &'static [Plan] {
    use Plan::{BothForbidden, LeadsAgain, Minor, OwnOnly, SameSuit, Single, TwoSuits, Void};
    match (skill, difficulty) {
        (Skill::LeadRestriction, Difficulty::Easy) => &[Single, Single, Single, Minor, Minor],
        (Skill::LeadRestriction, Difficulty::Medium) => {
            &[Single, Single, Minor, Minor, SameSuit, TwoSuits, OwnOnly]
        }
        (Skill::LeadRestriction, Difficulty::Hard) => {
            &[TwoSuits, TwoSuits, Minor, OwnOnly, SameSuit, BothForbidden]
        }
        (_, Difficulty::Easy) => &[Single],
        (_, Difficulty::Medium) => &[Single, SameSuit, TwoSuits],
        (_, Difficulty::Hard) => &[
            Void,
            TwoSuits,
            TwoSuits,
            BothForbidden,
            LeadsAgain,
            LeadsAgain,
        ],
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> LeadRestriction {
    let plan = draw
        .chance
        .pick_or(plans(draw.skill, draw.difficulty), Plan::Single);
    // Three in ten are opening leads: thirteen cards, dummy not yet seen.
    let opening = draw.chance.percent(30);
    let mut found = None;
    if opening {
        found = deal::before_the_lead(draw, |play, chance| position(play, chance, plan));
    }
    let found = found
        .or_else(|| deal::moment(draw, |play, chance| position(play, chance, plan)))
        .or_else(|| deal::moment(draw, |play, chance| position(play, chance, Plan::Single)));
    LeadRestriction(found.unwrap_or_else(Defence::plain))
}

fn position(play: &Play, chance: &mut Chance, plan: Plan) -> Option<Defence> {
    let player = deal::defender(play).filter(|_| play.trick().is_empty())?;
    let mut defence = Defence::at(play, player);
    let (hand, owners) = (defence.hand, play.hand(player.partner()));
    if hand.len() < 4 {
        return None;
    }
    let held = |suit: Suit| cards_of(hand, suit).len();
    // A demand that changes nothing is not worth asking about.
    let bites = |card: Card| (1..hand.len()).contains(&held(card.suit));
    match plan {
        Plan::OwnOnly => {
            let card = chance.pick(&fitting(hand, |_| true))?;
            defence.own = told(card, play, chance);
        }
        Plan::Minor => {
            let card = chance.pick(&fitting(owners, |card| !is_honour(card) && bites(card)))?;
            defence.partners = Laid::dropped([card].into_iter().collect());
        }
        Plan::Single | Plan::LeadsAgain => {
            let card = chance.pick(&fitting(owners, bites))?;
            defence.partners = told(card, play, chance);
        }
        Plan::Void => {
            let card = chance.pick(&fitting(owners, |card| held(card.suit) == 0))?;
            defence.partners = told(card, play, chance);
        }
        Plan::SameSuit | Plan::TwoSuits | Plan::BothForbidden => {
            let first = chance.pick(&fitting(owners, bites))?;
            let second = fitting(owners, |card| {
                let same = card.suit == first.suit;
                card != first && same == (plan == Plan::SameSuit) && bites(card)
            });
            let second = chance.pick(&second)?;
            // They fell together.
            defence.partners = Laid::dropped([first, second].into_iter().collect());
        }
    }
    demand(&mut defence, chance, plan)?;
    if plan == Plan::LeadsAgain {
        lead_again(&mut defence, chance)?;
    }
    defence.checked().ok()
}

/// A major penalty card with a story that can be true now: before the opening
/// lead nobody has revoked.
fn told(card: Card, play: &Play, chance: &mut Chance) -> Laid {
    let laid = Laid::major(card, chance);
    let opening = play.tricks().is_empty();
    match laid.how {
        Some(How::RevokeCorrected) if opening => Laid {
            how: Some(How::LedOutOfTurnRefused),
            ..laid
        },
        _ => laid,
    }
}

/// What declarer chooses, where he has a choice.
fn demand(defence: &mut Defence, chance: &mut Chance, plan: Plan) -> Option<()> {
    let choices = defence.choices();
    if choices.is_empty() {
        return Some(());
    }
    let of_kind = |wanted: &dyn Fn(&LeadChoice) -> bool| -> Vec<LeadChoice> {
        choices.iter().copied().filter(wanted).collect()
    };
    let requires = of_kind(&|choice| matches!(choice, LeadChoice::Require(_)));
    let forbids = of_kind(&|choice| matches!(choice, LeadChoice::Forbid(_)));
    let chosen = match plan {
        Plan::Void => chance.pick(&requires)?,
        Plan::BothForbidden => *forbids.last()?,
        Plan::LeadsAgain if chance.percent(70) => chance.pick(&forbids)?,
        Plan::LeadsAgain => chance.pick(&requires)?,
        _ => match chance.below(20) {
            0..=6 => chance.pick(&requires)?,
            7..=13 => chance.pick(&forbids)?,
            _ => LeadChoice::NoDemand,
        },
    };
    defence.order = Order::Lead(chosen);
    Some(())
}

/// He wins the trick and leads again; or declarer wins it, and he is on lead later.
fn lead_again(defence: &mut Defence, chance: &mut Chance) -> Option<()> {
    let legal = defence.turn().legal_cards();
    let high = |cards: Hand| cards.iter().max_by_key(|card| card.rank);
    let keeps = chance.percent(60);
    let first = if keeps {
        high(legal).filter(|card| card.rank.get() >= 12)?
    } else {
        legal.iter().min_by_key(|card| card.rank)?
    };
    let rest = defence.hand - [first].into_iter().collect();
    defence.since = vec![(first, defence.player)];
    if !keeps {
        let winner = high(rest).filter(|card| card.rank.get() >= 12)?;
        defence.since = vec![(first, defence.contract.declarer), (winner, defence.player)];
    }
    Some(())
}
