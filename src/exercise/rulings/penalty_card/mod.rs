//! `penalty_card`: a card is seen that should not be. Is it a penalty card, which
//! kind, and what may be played while it lies there?
//!
//! `penalty_card_kind` and `penalty_card_play` ask each half for itself.

pub(crate) mod exposure;
mod generate;
mod prompts;

use contract_bridge::{Bid, Card, Hand, Seat, Strain};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::grade::joined;
use crate::rulings::defence::play::{self, OWNER_CHOOSES_AMONG_TWO, PLAY_SLIPS};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Exercise, Exhibit, Grade, Kind, LaidCard, Phrase, Question, Skill, Slip,
    TableView, fields,
};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::PenaltyCards;
use engine::play::trick::leader_before;
use engine::play::{Commitment, Turn};
use engine::{Contract, Doubling, Fact, Side, notation};

use exposure::{Exposure, KIND_SLIPS};

pub use generate::generate;
pub use prompts::kind_prompt;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::PenaltyCardKind,
    Skill::MajorPenaltyCardPlay,
    Skill::MinorPenaltyCardPlay,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<17>(&[&KIND_SLIPS, &PLAY_SLIPS, &[OWNER_CHOOSES_AMONG_TWO]]);

/// A player at his turn with cards exposed now or before.
///
/// Up to two questions: the kind of the card exposed, if one is; and the cards
/// that may be played, if a trick is given.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct PenaltyCard {
    position: Written,
    /// Penalty cards after the exposure, worked out by the engine.
    after: PenaltyCards,
    /// A card that must be played although it is no penalty card.
    bound: Option<Commitment>,
}

/// As lessons write it:
/// `penalty_card(player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", trick: "D7 D2 DQ")`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "penalty_card")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    /// What everybody sees of dummy.
    #[serde(default, deserialize_with = "fields::hand")]
    dummy: Hand,
    #[serde(default, deserialize_with = "fields::penalty_cards")]
    before: PenaltyCards,
    #[serde(default, deserialize_with = "fields::hand")]
    exposes: Hand,
    #[serde(default, deserialize_with = "fields::how")]
    how: Option<How>,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(default, deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
    /// Instead of trumps: then the scene tells of it.
    #[serde(default, deserialize_with = "fields::some_contract")]
    contract: Option<(Bid, Doubling)>,
}

impl TryFrom<Written> for PenaltyCard {
    type Error = Fault;

    fn try_from(mut position: Written) -> Result<Self, Fault> {
        match (position.exposes.is_empty(), position.how) {
            (true, Some(how)) => return Err(Fault::new("exposes-missing", Field::How, how.id())),
            (false, None) => {
                let cards = notation::cards(position.exposes);
                return Err(Fault::new("how-missing", Field::Cards, cards));
            }
            _ => {}
        }
        match (position.contract, position.trumps) {
            (Some(_), Some(trumps)) => {
                let trumps = notation::strain(trumps);
                return Err(Fault::new("cannot-be", Field::Strain, trumps));
            }
            (Some((bid, _)), None) => position.trumps = Some(bid.strain),
            (None, _) => {}
        }
        position.checked()?;
        let (after, bound) = position.after()?;
        Ok(Self {
            position,
            after,
            bound,
        })
    }
}

impl Written {
    fn exposed(&self) -> Option<(Hand, How)> {
        self.how.map(|how| (self.exposes, how))
    }

    /// # Errors
    /// A card that is not in the hand, a card in two places, nothing to ask,
    /// penalty cards of declarer's side.
    fn checked(&self) -> Result<(), Fault> {
        let cards = |cards: Hand| notation::cards(cards);
        let missing = self.before.cards() - self.hand;
        if !missing.is_empty() {
            return Err(Fault::new(
                "not-in-hand",
                Field::PenaltyCards,
                cards(missing),
            ));
        }
        let declares = Side::of(self.player) == Side::of(self.declarer);
        if declares && self.before != PenaltyCards::None {
            let laid = cards(self.before.cards());
            return Err(Fault::new("penalty-of-declarer", Field::PenaltyCards, laid));
        }
        if let Some((_, how)) = self.exposed()
            && leaves_the_hand(how, self.trick.is_some())
        {
            return Err(Fault::new("how-not-here", Field::How, how.id()));
        }
        let missing = self.exposes - self.hand;
        if !missing.is_empty() {
            return Err(Fault::new("not-in-hand", Field::Cards, cards(missing)));
        }
        let mut seen = self.hand;
        let others = self.trick.iter().flatten().copied();
        for card in others.chain(self.dummy.iter()) {
            if !seen.insert(card) && self.is_another(card) {
                return Err(Fault::new("card-twice", Field::Cards, notation::card(card)));
            }
        }
        if self.how.is_none() && self.trick.is_none() {
            return Err(Fault::new("nothing-asked", Field::Hand, cards(self.hand)));
        }
        Ok(())
    }

    /// Whether a card seen twice is another's: the player may be dummy himself.
    fn is_another(&self, card: Card) -> bool {
        !(self.player == self.declarer.partner() && self.dummy.contains(card))
    }

    fn exposure(&self) -> Option<Exposure> {
        let (cards, how) = self.exposed()?;
        Some(Exposure {
            incident: Incident {
                phase: Phase::Play,
                declarer: Some(self.declarer),
                seat: self.player,
                cards,
                how,
                before: self.before,
                due: None,
            },
            partners: PenaltyCards::None,
            played: None,
        })
    }

    /// Penalty cards after the exposure, and a card that is due without being one.
    fn after(&self) -> Result<(PenaltyCards, Option<Commitment>), Fault> {
        let Some(exposure) = self.exposure() else {
            return Ok((self.before, None));
        };
        let how = exposure.incident.how;
        let ruling = exposure.incident.ruling();
        let ruling = ruling.map_err(|_| Fault::new("how-not-here", Field::How, how.id()))?;
        Ok((ruling.penalty, ruling.must_be_played))
    }

    fn table(&self, faced: Vec<LaidCard>) -> Exhibit {
        let trick = self.trick.clone().unwrap_or_default();
        let leader = leader_before(self.player, trick.len());
        let dummy = self.declarer.partner();
        let shown = !self.dummy.is_empty() && dummy != self.player;
        Exhibit::Table(TableView {
            declarer: Some(self.declarer),
            strain: self.trumps,
            player: self.player,
            hand: self.hand,
            others: shown.then_some((dummy, self.dummy)).into_iter().collect(),
            leader,
            trick,
            faced,
        })
    }

    /// What was bid and when it is, where a contract is told.
    fn scene(&self) -> Option<Exhibit> {
        let (bid, doubling) = self.contract?;
        let contract = Contract {
            bid,
            doubling,
            declarer: self.declarer,
        };
        let number = 14_usize.saturating_sub(self.hand.len());
        let told = Phrase::new("scene-trick")
            .with("seat", Fact::Seat(self.declarer))
            .with("contract", Fact::Contract(contract))
            .with("number", Fact::Number(i32::try_from(number).unwrap_or(13)));
        Some(Exhibit::Scene(vec![told]))
    }

    fn exhibits(&self, faced: Vec<LaidCard>) -> Vec<Exhibit> {
        self.scene()
            .into_iter()
            .chain([self.table(faced)])
            .collect()
    }
}

impl PenaltyCard {
    /// The player at his turn, with the penalty cards after the exposure.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            hand: self.position.hand,
            trick: self.position.trick.clone().unwrap_or_default(),
            penalty: self.after,
            bound: self.bound,
            ..Turn::default()
        }
    }

    /// What a part asks: the kind first, if there is something exposed.
    fn asks_kind(&self, part: usize) -> Option<Exposure> {
        self.position.exposure().filter(|_| part == 0)
    }

    fn laid(&self, penalty: PenaltyCards, cards: Hand) -> impl Iterator<Item = LaidCard> {
        let seat = self.position.player;
        cards.iter().map(move |card| LaidCard {
            seat,
            card,
            kind: penalty.kind(card),
        })
    }
}

/// Whether the exposed card, or the one due in its place, has been played by
/// then, so that nothing can be asked about this hand's turn.
const fn leaves_the_hand(how: How, turn_is_asked: bool) -> bool {
    match how {
        How::InsteadOfPenaltyCardRefused => true,
        How::LedOutOfTurnAccepted | How::InsteadOfPenaltyCardAccepted | How::NormalPlay => {
            turn_is_asked
        }
        _ => false,
    }
}

impl Exercise for PenaltyCard {
    fn kind(&self) -> Kind {
        Kind::PenaltyCard
    }

    fn skill(&self, part: usize) -> Skill {
        match (self.asks_kind(part), self.after) {
            (Some(_), _) => Skill::PenaltyCardKind,
            (None, PenaltyCards::Minor(_)) => Skill::MinorPenaltyCardPlay,
            (None, _) => Skill::MajorPenaltyCardPlay,
        }
    }

    fn parts(&self) -> usize {
        let position = &self.position;
        usize::from(position.how.is_some()) + usize::from(position.trick.is_some())
    }

    fn pose(&self, part: usize) -> Question {
        let position = &self.position;
        if let Some(exposure) = self.asks_kind(part) {
            // What it was before is known; what it is now is the question.
            let earlier = self.laid(position.before, position.before.cards());
            let now = self.laid(PenaltyCards::None, exposure.incident.seen());
            return Question {
                prompt: exposure.prompt(),
                exhibits: position.exhibits(earlier.chain(now).collect()),
                ask: Exposure::ask(),
            };
        }
        let leading = position.trick.as_ref().is_none_or(Vec::is_empty);
        let id = play::prompt(&self.turn(), leading);
        Question {
            prompt: Phrase::new(id).with("seat", Fact::Seat(position.player)),
            exhibits: position.exhibits(self.laid(self.after, self.after.cards()).collect()),
            ask: Ask::Cards(position.hand),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match self.asks_kind(part) {
            Some(exposure) => exposure.solve(),
            None => Answer::Cards(self.turn().legal_cards()),
        }
    }

    fn written(&self) -> Writing {
        let position = &self.position;
        let trumps = position.trumps.filter(|_| position.contract.is_none());
        Writing::default()
            .some(position.contract, |fields, (bid, doubling)| {
                fields.contract(bid, doubling)
            })
            .declarer(position.declarer)
            .seat("player", position.player)
            .hand("hand", position.hand)
            .hand("dummy", position.dummy)
            .penalty("before", position.before)
            .hand("exposes", position.exposes)
            .how("how", position.how)
            .some(position.trick.as_ref(), |fields, trick| {
                // Without cards the player leads; without a trick no card is asked for.
                let cards: Vec<String> = trick.iter().copied().map(notation::card).collect();
                fields.quoted("trick", cards.join(" "))
            })
            .some(trumps, |fields, trumps| fields.strain("trumps", trumps))
    }

    fn witness(&self) -> String {
        match self.asks_kind(0) {
            Some(exposure) => exposure.witness(),
            None => notation::cards(self.turn().legal_cards()),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        match self.asks_kind(part) {
            Some(exposure) => exposure.mistakes(),
            None => play::mistakes(&self.turn()),
        }
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        match self.asks_kind(part) {
            Some(exposure) => exposure.grade(answer),
            None => {
                let turn = self.turn();
                play::grade(&turn, answer, play::reasons(&turn), play::mistakes(&turn))
            }
        }
    }
}
