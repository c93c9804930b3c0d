//! `two_penalty_cards`: one defender has several penalty cards, or each defender has one. Who
//! decides, what may be led, what may be played?
//! ```ron
//! two_penalty_cards(player: E, hand: "HK H9 H5 C3", own: "HK:major H5:major", trick: "H7 H2 HJ", designated: "H5")
//! two_penalty_cards(player: W, hand: "HA D5 CK", own: "CK:major", partners: "C6:major", demand: "forbid:C")
//! ```

use crate::prelude::*;
use crate::rulings::defence::generate::{dropped, major, moment, pick};
use crate::rulings::defence::text::{LeadText, lead_texts};
use crate::rulings::defence::{Defence, demands, order, play};
use crate::rulings::plain;
use crate::rulings::rectification::about;
use engine::is_honour;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::Play;

pub(crate) const SKILLS: &[Skill] = &[Skill::TwoPenaltyCards, Skill::BothDefenders];

mistakes! {
    DECLARER_NAMES_ALWAYS = "declarer-names-always",
    UNPLAYABLE_CARD_COUNTS = "unplayable-card-counts",
    ..&[
        play::OWNER_CHOOSES_AMONG_TWO,
        demands::DEFENDERS_COUNTED_TOGETHER,
        demands::DEMAND_FOR_ANOTHER_SUIT,
        demands::DECLARER_NAMES_LEAD,
        demands::FORBIDDING_FORGOTTEN,
        demands::NO_DEMAND_FORGOTTEN,
        demands::DEMAND_OVERLOOKED,
        order::OWN_CARD_BEFORE_DEMAND,
        order::DEMAND_IGNORED,
        order::DEMAND_TURNED_ROUND,
        order::NO_DEMAND_RESTRICTS,
    ],
    ..play::MISTAKES,
}

/// A defender with several penalty cards, or with one while the partner also has one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TwoPenaltyCards(Defence);

impl Exercise for TwoPenaltyCards {
    /// The witness: the legal cards or, before declarer's choice, the choices.
    fn pose(&self) -> Result<Posed, Fault> {
        let defence = &self.0;
        defence.check()?;
        let (own, partners) = (*defence.own, *defence.partners);
        let number = own.cards().len() + partners.cards().len();
        if own == PenaltyCards::None || number < 2 || !defence.since.0.is_empty() {
            let cards = notation::cards(own.cards());
            return Err(Fault::new("not-two-cards", Field::Cards, cards));
        }
        let both = partners != PenaltyCards::None;
        let skill = match both {
            true => Skill::BothDefenders,
            false => Skill::TwoPenaltyCards,
        };
        let mut asked = Vec::new();
        if both && defence.trick.0.is_empty() {
            asked.push(defence.what_may_be_demanded(skill));
        }
        if defence.waits() {
            return Ok(Posed::new(asked, lead_texts(&defence.choices())));
        }
        if defence.demand.is_none() && defence.play.is_none() && own.majors().len() >= 2 {
            asked.push(defence.who_decides(skill));
        }
        asked.push(defence.what_may_be_played(skill));
        let legal = defence.turn().legal_cards();
        Ok(Posed::new(asked, notation::cards(legal)))
    }
}

impl Defence {
    pub(crate) fn who_decides(&self, skill: Skill) -> Asked {
        let all = ["declarer", "owner", "one", "none"];
        let options = Options::new(all, |decides| match *decides {
            // Declarer names one of those that can be played.
            "declarer" => about("option-declarer-names", *self.declarer),
            "owner" => about("option-owner-chooses", *self.player),
            "none" => Phrase::new("option-none-fits"),
            _ => Phrase::new("option-only-one-fits"),
        });
        let turn = self.undesignated();
        let playable = turn.legal_cards() & turn.penalty.majors();
        let decides = match turn.declarer_designates() {
            true => "declarer",
            false if playable.is_empty() => "none",
            false => "one",
        };
        let mut mistakes = vec![(play::OWNER_CHOOSES_AMONG_TWO, "owner")];
        if decides != "declarer" {
            mistakes.push((DECLARER_NAMES_ALWAYS, "declarer"));
            mistakes.extend(["one", "none"].map(|fits| (UNPLAYABLE_CARD_COUNTS, fits)));
        }
        let mut reasons = play::reasons(&turn);
        // Which card takes precedence is the next question; this one asks who decides.
        reasons.retain(|reason| matches!(reason.id, "declarer-designates" | "penalty-card-stays"));
        if reasons.is_empty() {
            let only = Reason::new("only-one-penalty-card-fits", "51A");
            reasons.push(only.with("cards", Fact::Cards(playable)));
        }
        let prompt = about("exercise-defence-decides", *self.player);
        Asked::one_of(skill, prompt, &options, &decides)
            .showing(self.exhibits())
            .because(reasons)
            .mistakes(options.mistakes(mistakes))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fits {
    /// Several, so declarer designates one.
    Several,
    One,
    /// Another suit must be followed.
    None,
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> TwoPenaltyCards {
    let hard = draw.difficulty == Difficulty::Hard;
    let both = draw.skill == Skill::BothDefenders;
    let found = if both {
        let pair = draw.chance.below(10);
        moment(draw, |play, chance| each_has_one(play, chance, pair, hard))
    } else {
        let fits = [Fits::Several, Fits::Several, Fits::One, Fits::None];
        let fits = draw.chance.pick_or(&fits, Fits::Several);
        // Half of the hard ones have a third penalty card; in others declarer has designated one.
        let number = 2 + usize::from(hard && draw.chance.percent(50));
        let named = draw.chance.percent(draw.difficulty.choose(0, 30, 60));
        moment(draw, |play, chance| {
            one_has(play, chance, fits, number, named)
        })
    };
    let cards = match both {
        true => r#"own: "SA:major", partners: "H5:major", demand: "none")"#,
        false => r#"own: "SA:major S4:major")"#,
    };
    let simple = || plain(&format!(r#"(player: W, hand: "SA S4 H9 DK C7", {cards}"#));
    TwoPenaltyCards(found.unwrap_or_else(simple))
}

fn one_has(
    play: &Play,
    chance: &mut Chance,
    fits: Fits,
    number: usize,
    named: bool,
) -> Option<Defence> {
    let mut defence = Defence::at_turn(play)?;
    let hand = *defence.hand;
    let led = play.trick().first().map(|card| card.suit);
    let follow = led.map_or(Hand::EMPTY, |suit| cards_of(hand, suit));
    let lowest = follow.iter().next_back();
    let (first, others) = match fits {
        // On lead or with a void, all of them can be played; else those of the suit led.
        Fits::Several if follow.is_empty() => (None, hand),
        Fits::Several => (None, follow),
        Fits::One => (Some(lowest.filter(|_| follow.len() >= 2)?), hand - follow),
        Fits::None => (None, lowest.map(|_| hand - follow)?),
    };
    let mut others: Vec<Card> = others.iter().collect();
    chance.shuffle(&mut others);
    let chosen: Hand = first.into_iter().chain(others).take(number).collect();
    if chosen.len() < 2 || hand.len() < number + 2 {
        return None;
    }
    (defence.own, defence.how) = dropped(chosen.iter());
    let turn = defence.turn();
    if turn.declarer_designates() && named {
        defence.designated = pick(chance, turn.legal_cards(), |_| true).map(Into::into);
    }
    defence.checked()
}

/// Each defender has one, before a lead: 60 % both major, 20 % both minor, 20 % one of each.
fn each_has_one(play: &Play, chance: &mut Chance, pair: usize, hard: bool) -> Option<Defence> {
    let mut defence = Defence::on_lead(play)?;
    let hand = *defence.hand;
    let (own_major, partners_major) = match pair {
        0..=5 => (true, true),
        6 | 7 => (false, false),
        8 => (true, false),
        _ => (false, true),
    };
    let own = pick(chance, hand, |card| {
        // The leader's own minor penalty card matters only beside other cards of its suit.
        own_major || !is_honour(card) && cards_of(hand, card.suit).len() >= 2
    })?;
    (defence.own, defence.how) = if !own_major {
        dropped([own])
    } else if hard && chance.percent(40) {
        dropped([own, pick(chance, hand, |card| card != own)?])
    } else {
        major(own, chance)
    };
    let same_suit = chance.percent(40);
    let theirs = pick(chance, play.hand(defence.player.partner()), |card| {
        let held = (1..hand.len()).contains(&cards_of(hand, card.suit).len());
        held && (card.suit == own.suit) == same_suit && (partners_major || !is_honour(card))
    })?;
    (defence.partners, defence.partners_how) = match partners_major {
        true => major(theirs, chance),
        false => dropped([theirs]),
    };
    defence.demand = chance.pick(&defence.choices()).map(LeadText);
    defence.checked()
}
