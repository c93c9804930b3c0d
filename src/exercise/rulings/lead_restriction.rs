//! `lead_restriction`: a defender is to lead, and his partner has penalty cards.
//! What may declarer demand, what may then be led, what becomes of the card?
//!
//! ```ron
//! lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "forbid:H", since: "SA:W")
//! ```

use contract_bridge::{Card, Hand, Suit};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::grade::joined;
use crate::rulings::defence::deal::{self, fitting};
use crate::rulings::defence::play::{MAJOR_TREATED_AS_MINOR, PENALTY_CARD_OPTIONAL};
use crate::rulings::defence::written::Written;
use crate::rulings::defence::{
    DEMANDS_SLIPS, Defence, FATE_SLIPS, LATER_SLIPS, Laid, ORDER_SLIPS, Order, Part, demand_text,
};
use crate::writing::Writing;
use crate::{Answer, Chance, Difficulty, Draw, Exercise, Grade, Kind, Question, Skill, Slip};
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
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written", rename = "lead_restriction")]
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

impl LeadRestriction {
    /// The position.
    #[must_use]
    pub const fn defence(&self) -> &Defence {
        &self.0
    }

    fn asked(&self) -> Vec<Part> {
        let mut parts = vec![Part::Demands];
        if !self.0.waits() {
            parts.push(Part::Play);
        }
        parts.extend(self.0.card_at_stake().map(Part::Fate));
        if !self.0.since.is_empty() {
            parts.push(Part::Later);
        }
        parts
    }

    fn part(&self, part: usize) -> Part {
        self.asked().get(part).copied().unwrap_or(Part::Demands)
    }
}

impl Exercise for LeadRestriction {
    fn kind(&self) -> Kind {
        Kind::LeadRestriction
    }
    fn skill(&self, part: usize) -> Skill {
        match self.part(part) {
            Part::Demands | Part::Decides => Skill::LeadRestriction,
            Part::Play | Part::Later => Skill::LeadAfterDemand,
            Part::Fate(_) => Skill::PenaltyCardAfterDemand,
        }
    }
    fn parts(&self) -> usize {
        self.asked().len()
    }
    // Play is asked after a demand that declarer may make; what becomes of the card, after the
    // same one. Later both have had their effect.
    fn tells(&self, part: usize) -> bool {
        matches!(self.part(part), Part::Play | Part::Later)
    }
    fn pose(&self, part: usize) -> Question {
        self.0.pose(self.part(part))
    }
    fn solve(&self, part: usize) -> Answer {
        self.0.solve(self.part(part))
    }
    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        self.0.mistakes(self.part(part))
    }
    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        self.0.grade(self.part(part), answer)
    }
    fn written(&self) -> Writing {
        self.0.writing()
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
