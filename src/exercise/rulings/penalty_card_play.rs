//! `penalty_card_play`: which cards may be played while a penalty card lies there?
//!
//! ```ron
//! penalty_card_play(contract: "4S", player: E, hand: "SJ HQ H5 C3", own: "H5:major", trick: "D7 D2 DQ")
//! ```

use contract_bridge::{Card, Seat, Suit};
use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field};
use crate::grade::joined;
use crate::rulings::defence::deal::{self, fitting};
use crate::rulings::defence::play::{
    DEMAND_IGNORED, DEMAND_TURNED_ROUND, OWN_CARD_BEFORE_DEMAND, PLAY_SLIPS,
};
use crate::rulings::defence::written::Written;
use crate::rulings::defence::{Defence, Laid, Order};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Skill, Slip};
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{Play, PlayRestriction, Turn};
use engine::{Side, cards_of, is_honour, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::MajorPenaltyCardPlay, Skill::MinorPenaltyCardPlay];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<9>(&[
    &PLAY_SLIPS,
    &[OWN_CARD_BEFORE_DEMAND, DEMAND_IGNORED, DEMAND_TURNED_ROUND],
]);

/// A defender at his turn with a penalty card. Answered by the cards he may play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written", rename = "penalty_card_play")]
pub struct PenaltyCardPlay(Defence);

impl TryFrom<Written> for PenaltyCardPlay {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let defence = Defence::try_from(written)?;
        // Before a choice of declarer nothing may be led; afterwards there is another kind.
        if defence.waits() || !defence.since.is_empty() {
            let cards = notation::cards(defence.hand);
            return Err(Fault::new("demand-not-open", Field::Cards, cards));
        }
        Ok(Self(defence))
    }
}

impl From<PenaltyCardPlay> for Written {
    fn from(exercise: PenaltyCardPlay) -> Self {
        exercise.0.into()
    }
}

impl PenaltyCardPlay {
    /// The player at his turn, with everything that binds him.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }
}

impl Exercise for PenaltyCardPlay {
    fn questions(&self) -> Vec<Asked> {
        let skill = match self.0.own.cards {
            PenaltyCards::Minor(_) => Skill::MinorPenaltyCardPlay,
            _ => Skill::MajorPenaltyCardPlay,
        };
        vec![self.0.what_may_be_played(skill)]
    }

    fn witness(&self) -> String {
        notation::cards(self.0.turn().legal_cards())
    }
}

/// What the penalty card has to do with the trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// He leads.
    Leads,
    /// The suit led is the card's own, and he has others of it.
    OwnSuit,
    /// He must follow in another suit.
    OtherSuit,
    /// He is void in the suit led, and the card is no trump.
    Discards,
    /// He is void in the suit led, and the card is a trump.
    Ruffs,
    /// Partner played too early, and declarer has chosen (Law 57A).
    Ordered,
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PenaltyCardPlay {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let minor = skill == Skill::MinorPenaltyCardPlay;
    // An order of Law 57A is the one thing that outranks a major penalty card
    // besides following suit: three in ten of the hard ones.
    let cases: &[Case] = match difficulty {
        Difficulty::Easy => &[Case::Leads, Case::OwnSuit, Case::OtherSuit, Case::Discards],
        Difficulty::Medium => &[
            Case::Leads,
            Case::OwnSuit,
            Case::OtherSuit,
            Case::Discards,
            Case::Ruffs,
        ],
        Difficulty::Hard => &[
            Case::Leads,
            Case::OwnSuit,
            Case::OtherSuit,
            Case::Discards,
            Case::Ruffs,
            Case::Ordered,
            Case::Ordered,
        ],
    };
    // A minor card is dull where nothing of its suit is barred, and no order goes before it.
    let case = draw.chance.pick_or(cases, Case::OwnSuit);
    let case = match case {
        Case::Ordered if minor => Case::OwnSuit,
        other => other,
    };
    let found =
        deal::moment(draw, |play, chance| position(play, chance, case, minor)).or_else(|| {
            deal::moment(draw, |play, chance| {
                position(play, chance, Case::Leads, minor)
            })
        });
    PenaltyCardPlay(found.unwrap_or_else(|| plain(minor)))
}

/// East on lead with a card of his own, where no board gives anything better.
fn plain(minor: bool) -> Defence {
    let mut defence = Defence::plain();
    defence.partners = Laid::NOTHING;
    let small = defence.hand.iter().find(|card| !is_honour(*card));
    if let Some(card) = small {
        defence.own = if minor {
            Laid::dropped([card].into_iter().collect())
        } else {
            Laid {
                cards: PenaltyCards::major(card),
                how: Some(How::RevokeCorrected),
            }
        };
    }
    defence
}

fn position(play: &Play, chance: &mut Chance, case: Case, minor: bool) -> Option<Defence> {
    let player = deal::defender(play)?;
    let mut defence = Defence::at(play, player);
    if case == Case::Ordered {
        return ordered(defence, play, chance);
    }
    let hand = defence.hand;
    let led = defence.trick.first().map(|card| card.suit);
    if (case == Case::Leads) != led.is_none() {
        return None;
    }
    let trumps = defence.contract.bid.strain.suit();
    let void = led.is_some_and(|suit| cards_of(hand, suit).is_empty());
    let here = |card: Card| match case {
        Case::Leads | Case::Ordered => true,
        Case::OwnSuit => Some(card.suit) == led && cards_of(hand, card.suit).len() >= 2,
        Case::OtherSuit => !void && Some(card.suit) != led,
        Case::Discards => void && Some(card.suit) != trumps,
        Case::Ruffs => void && Some(card.suit) == trumps,
    };
    let card = if minor {
        let cards = fitting(hand, |card| {
            here(card) && !is_honour(card) && cards_of(hand, card.suit).len() >= 2
        });
        // One with an honour beside it shows what makes a minor card minor.
        let beside = |card: &Card| cards_of(hand, card.suit).iter().any(is_honour);
        let better: Vec<Card> = cards.iter().copied().filter(beside).collect();
        let other = chance.pick(&cards)?;
        if chance.percent(60) {
            chance.pick_or(&better, other)
        } else {
            other
        }
    } else {
        chance.pick(&fitting(hand, here))?
    };
    defence.own = if minor {
        Laid::dropped([card].into_iter().collect())
    } else {
        Laid::major(card, chance)
    };
    // Without another card there is nothing to choose.
    (hand.len() >= 3).then_some(defence)
}

/// Declarer's side has led, the player is second in turn, and partner has played before him.
fn ordered(mut defence: Defence, play: &Play, chance: &mut Chance) -> Option<Defence> {
    let [led] = *play.trick() else { return None };
    if Side::of(play.leader()) != Side::of(defence.contract.declarer) {
        return None;
    }
    let partner: Seat = defence.player.partner();
    let follow = cards_of(defence.hand, led.suit);
    let others: Vec<Suit> = Suit::ASC
        .into_iter()
        .filter(|&suit| suit != led.suit && !cards_of(defence.hand, suit).is_empty())
        .collect();
    let (order, own) = if follow.is_empty() {
        let suit = chance.pick(&others)?;
        let order = chance.pick_or(
            &[
                PlayRestriction::Require(suit),
                PlayRestriction::Forbid(suit),
            ],
            PlayRestriction::Require(suit),
        );
        (order, fitting(defence.hand, |_| others.len() >= 2))
    } else {
        let order = chance.pick_or(
            &[PlayRestriction::Highest, PlayRestriction::Lowest],
            PlayRestriction::Highest,
        );
        (order, fitting(follow, |_| follow.len() >= 2))
    };
    let own = chance.pick(&own)?;
    let early = play.hand(partner);
    let in_suit = cards_of(early, led.suit);
    let early = if in_suit.is_empty() { early } else { in_suit };
    let early = chance.pick(&early.iter().collect::<Vec<_>>())?;
    defence.partners = Laid {
        cards: PenaltyCards::major(early),
        how: Some(How::BeforePartner),
    };
    defence.own = Laid::major(own, chance);
    defence.order = Order::Play(order);
    Some(defence)
}
