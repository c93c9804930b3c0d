//! `lead_restriction`: a defender is on lead while the partner has penalty cards. What may declarer
//! demand, what may then be led, and what happens to the penalty card?
//!
//! ```ron
//! lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "forbid:H", since: "SA:W")
//! ```

use contract_bridge::{Card, Hand};
use serde::{Deserialize, Serialize};

use crate::fields::Fault;
use crate::grade::mistakes;
use crate::rulings::defence::generate::{before_the_lead, dropped, major, moment, pick};
use crate::rulings::defence::play::{MAJOR_TREATED_AS_MINOR, PENALTY_CARD_OPTIONAL};
use crate::rulings::defence::text::{LeadText, lead_texts};
use crate::rulings::defence::{Defence, demands, fate, later, order};
use crate::{Chance, Difficulty, Draw, Exercise, Posed, Skill};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::Play;
use engine::{cards_of, is_honour, notation};

pub(crate) const SKILLS: &[Skill] = &[
    Skill::LeadRestriction,
    Skill::LeadAfterDemand,
    Skill::PenaltyCardAfterDemand,
];

mistakes! {
    ..demands::MISTAKES,
    ..order::MISTAKES,
    ..fate::MISTAKES,
    ..later::MISTAKES,
    ..&[PENALTY_CARD_OPTIONAL, MAJOR_TREATED_AS_MINOR],
}

/// A defender on lead, the partner's penalty cards, and declarer's choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeadRestriction(Defence);

impl Exercise for LeadRestriction {
    /// The witness: `require:H forbid:H none`; with a demand, the legal leads and the cards that
    /// return to hand: `H9; H5`.
    fn pose(&self) -> Result<Posed, Fault> {
        let defence = &self.0;
        defence.check()?;
        let none = PenaltyCards::None;
        if !defence.trick.0.is_empty() || *defence.own == none && *defence.partners == none {
            return Err(defence.not_open());
        }
        let demands = defence.what_may_be_demanded(Skill::LeadRestriction);
        let mut asked = vec![demands.giving_nothing_away()];
        if !defence.waits() {
            asked.push(defence.what_may_be_played(Skill::LeadAfterDemand));
        }
        asked.extend(defence.what_becomes(Skill::PenaltyCardAfterDemand));
        asked.extend(defence.what_may_be_led_later(Skill::LeadAfterDemand));
        let or_dash = |text: String| match text.is_empty() {
            true => "-".to_owned(),
            false => text,
        };
        let witness = match defence.demand {
            Some(LeadText(choice)) => {
                let back = notation::cards(choice.picked_up(*defence.partners));
                let legal = notation::cards(defence.turn().legal_cards());
                format!("{legal}; {}", or_dash(back))
            }
            None => or_dash(lead_texts(&defence.choices())),
        };
        Ok(Posed::new(asked, witness))
    }
}

/// The penalty cards, and what is special about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// One major penalty card, and the leader holds its suit.
    Single,
    /// One minor penalty card: declarer has no choice.
    Minor,
    /// Two major penalty cards of one suit.
    SameSuit,
    TwoSuits,
    /// Only the leader has a penalty card, so declarer has no choice either.
    OwnOnly,
    /// The leader has no card of the suit that declarer requires.
    Void,
    /// Two suits are forbidden at once.
    BothForbidden,
    /// The leader leads again, immediately or later.
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

/// A position that practises the skill; 30 % are opening leads.
pub(crate) fn generate(draw: &mut Draw<'_>) -> LeadRestriction {
    let plans = plans(draw.skill, draw.difficulty);
    let plan = draw.chance.pick_or(plans, Plan::Single);
    let opening = draw.chance.percent(30);
    let position = |play: &Play, chance: &mut Chance| position(play, chance, plan);
    let found = match opening {
        true => before_the_lead(draw, position),
        false => None,
    };
    let found = found.or_else(|| moment(draw, position));
    LeadRestriction(found.unwrap_or_else(|| {
        let text = r#"(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major")"#;
        crate::text::plain(text, "a card may lie before the partner")
    }))
}

fn position(play: &Play, chance: &mut Chance, plan: Plan) -> Option<Defence> {
    let mut defence = Defence::at_turn(play)?;
    let hand = *defence.hand;
    if !play.trick().is_empty() || hand.len() < 4 {
        return None;
    }
    let held = |card: Card| cards_of(hand, card.suit).len();
    // A demand without an effect is not worth asking about.
    let bites = |card| (1..hand.len()).contains(&held(card));
    let partners = play.hand(defence.player.partner());
    (defence.partners, defence.partners_how) = match plan {
        Plan::OwnOnly => {
            (defence.own, defence.how) = major(pick(chance, hand, |_| true)?, chance);
            Default::default()
        }
        Plan::Minor => dropped([pick(chance, partners, |card| {
            !is_honour(card) && bites(card)
        })?]),
        Plan::Single | Plan::LeadsAgain => major(pick(chance, partners, bites)?, chance),
        Plan::Void => major(pick(chance, partners, |card| held(card) == 0)?, chance),
        Plan::SameSuit | Plan::TwoSuits | Plan::BothForbidden => {
            let first = pick(chance, partners, bites)?;
            let same_suit = plan == Plan::SameSuit;
            let second = pick(chance, partners, |card| {
                card != first && (card.suit == first.suit) == same_suit && bites(card)
            })?;
            dropped([first, second])
        }
    };
    let choices = defence.choices();
    if !choices.is_empty() {
        defence.demand = Some(LeadText(demand(&choices, chance, plan)?));
    }
    if plan == Plan::LeadsAgain {
        lead_again(&mut defence, chance)?;
    }
    defence.checked()
}

/// The choice that declarer makes.
fn demand(choices: &[LeadChoice], chance: &mut Chance, plan: Plan) -> Option<LeadChoice> {
    let (requires, forbids) = match plan {
        Plan::Void => (100, 0),
        Plan::BothForbidden => (0, 100),
        Plan::LeadsAgain => (30, 70),
        _ => (25, 25),
    };
    let drawn = chance.below(100);
    if drawn >= requires + forbids {
        return Some(LeadChoice::NoDemand);
    }
    let wanted = |choice: &&LeadChoice| match choice {
        LeadChoice::Require(_) => drawn < requires,
        LeadChoice::Forbid(_) => drawn >= requires,
        LeadChoice::NoDemand => false,
    };
    let wanted: Vec<LeadChoice> = choices.iter().filter(wanted).copied().collect();
    match plan {
        Plan::BothForbidden => wanted.last().copied(),
        _ => chance.pick(&wanted),
    }
}

/// The player wins the trick and leads again; or declarer wins it, and the player wins a later one.
fn lead_again(defence: &mut Defence, chance: &mut Chance) -> Option<()> {
    let high = |cards: Hand| {
        let highest = cards.iter().max_by_key(|card| card.rank);
        highest.filter(|card| card.rank.get() >= 12)
    };
    let legal = defence.turn().legal_cards();
    let player = *defence.player;
    defence.since.0 = if chance.percent(60) {
        vec![(high(legal)?, player)]
    } else {
        let low = legal.iter().min_by_key(|card| card.rank)?;
        let winner = high(*defence.hand - [low].into_iter().collect())?;
        vec![(low, *defence.declarer), (winner, player)]
    };
    Some(())
}
