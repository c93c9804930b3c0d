//! `penalty_card`: a card is seen that should not be. Is it a penalty card, which
//! kind, and what may be played while it lies there?
//!
//! `penalty_card_kind` and `penalty_card_play` ask each half for itself.

pub(crate) mod exposure;
mod generate;
mod prompts;

use contract_bridge::{Bid, Card, Hand, Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::fields::{
    Cards, ContractText, Declarer, Fault, Field, HowWord, PenaltyText, SeatName, Trick, Trumps,
    is_default,
};
use crate::grade::joined;
use crate::rulings::defence::play::{self, OWNER_CHOOSES_AMONG_TWO, PLAY_SLIPS};
use crate::{Asked, Exercise, Exhibit, LaidCard, Phrase, Skill, Slip, TableView};
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

/// A player at their turn with cards exposed now or before.
///
/// Up to two questions: the kind of the card exposed, if one is; and the cards
/// that may be played, if a trick is given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct PenaltyCard {
    position: Position,
    /// Penalty cards after the exposure, worked out by the engine.
    after: PenaltyCards,
    /// A card that must be played although it is no penalty card.
    bound: Option<Commitment>,
}

/// What lies on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Position {
    declarer: Seat,
    player: Seat,
    hand: Hand,
    /// What everybody sees of dummy.
    dummy: Hand,
    before: PenaltyCards,
    exposed: Option<(Hand, How)>,
    trick: Option<Vec<Card>>,
    /// Trumps alone where the scene does not tell the contract.
    trumps: Option<Strain>,
    contract: Option<(Bid, Doubling)>,
}

/// As lessons write it:
/// `penalty_card(player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", trick: "D7 D2 DQ")`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "penalty_card")]
struct Written {
    /// Instead of trumps: then the scene tells of it.
    #[serde(default, skip_serializing_if = "is_default")]
    contract: Option<ContractText>,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    player: SeatName,
    hand: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    dummy: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    before: PenaltyText,
    #[serde(default, skip_serializing_if = "is_default")]
    exposes: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    how: Option<HowWord>,
    /// Without cards the player leads; without a trick no card is asked for.
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Option<Trick<3>>,
    #[serde(default, skip_serializing_if = "is_default")]
    trumps: Option<Trumps>,
}

impl TryFrom<Written> for PenaltyCard {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let exposes = written.exposes.0;
        let exposed = match (exposes.is_empty(), written.how) {
            (true, Some(HowWord(how))) => {
                return Err(Fault::new("exposes-missing", Field::How, how.id()));
            }
            (false, None) => {
                let cards = notation::cards(exposes);
                return Err(Fault::new("how-missing", Field::Cards, cards));
            }
            (_, how) => how.map(|HowWord(how)| (exposes, how)),
        };
        let contract = written.contract.map(|contract| contract.0);
        let trumps = written.trumps.map(|trumps| trumps.0);
        if let (Some(_), Some(trumps)) = (contract, trumps) {
            let trumps = notation::strain(trumps);
            return Err(Fault::new("cannot-be", Field::Strain, trumps));
        }
        let position = Position {
            declarer: written.declarer.0.into(),
            player: written.player.into(),
            hand: written.hand.0,
            dummy: written.dummy.0,
            before: written.before.0,
            exposed,
            trick: written.trick.map(|trick| trick.0),
            trumps,
            contract,
        };
        Self::new(position)
    }
}

impl From<PenaltyCard> for Written {
    fn from(PenaltyCard { position, .. }: PenaltyCard) -> Self {
        Self {
            contract: position.contract.map(ContractText),
            declarer: Declarer(position.declarer.into()),
            player: position.player.into(),
            hand: Cards(position.hand),
            dummy: Cards(position.dummy),
            before: PenaltyText(position.before),
            exposes: position.exposed.map(|it| Cards(it.0)).unwrap_or_default(),
            how: position.exposed.map(|it| HowWord(it.1)),
            trick: position.trick.map(Trick),
            trumps: position.trumps.map(Trumps),
        }
    }
}

impl Position {
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
        if let Some((_, how)) = self.exposed
            && leaves_the_hand(how, self.trick.is_some())
        {
            return Err(Fault::new("how-not-here", Field::How, how.id()));
        }
        let exposes = self.exposed.map_or(Hand::EMPTY, |(cards, _)| cards);
        let missing = exposes - self.hand;
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
        if self.exposed.is_none() && self.trick.is_none() {
            return Err(Fault::new("nothing-asked", Field::Hand, cards(self.hand)));
        }
        Ok(())
    }

    /// Whether a card seen twice is another's: the player may be dummy himself.
    fn is_another(&self, card: Card) -> bool {
        !(self.player == self.declarer.partner() && self.dummy.contains(card))
    }

    fn exposure(&self) -> Option<Exposure> {
        let (cards, how) = self.exposed?;
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
            strain: self.contract.map(|(bid, _)| bid.strain).or(self.trumps),
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
    fn new(position: Position) -> Result<Self, Fault> {
        position.checked()?;
        let (after, bound) = position.after()?;
        Ok(Self {
            position,
            after,
            bound,
        })
    }

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

    fn what_may_be_played(&self) -> Asked {
        let turn = self.turn();
        let skill = match self.after {
            PenaltyCards::Minor(_) => Skill::MinorPenaltyCardPlay,
            _ => Skill::MajorPenaltyCardPlay,
        };
        let prompt = Phrase::new(play::prompt(&turn));
        let prompt = prompt.with("seat", Fact::Seat(self.position.player));
        let faced = self.laid(self.after, self.after.cards()).collect();
        play::question(
            skill,
            prompt,
            &turn,
            play::reasons(&turn),
            play::mistakes(&turn),
        )
        .showing(self.position.exhibits(faced))
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
    fn questions(&self) -> Vec<Asked> {
        let position = &self.position;
        let kind = position.exposure().map(|exposure| {
            // What it was before is known; what it is now is the question.
            let earlier = self.laid(position.before, position.before.cards());
            let now = self.laid(PenaltyCards::None, exposure.incident.seen());
            let faced = earlier.chain(now).collect();
            exposure.which_kind().showing(position.exhibits(faced))
        });
        let played = position.trick.is_some().then(|| self.what_may_be_played());
        kind.into_iter().chain(played).collect()
    }

    fn witness(&self) -> String {
        match self.position.exposure() {
            Some(exposure) => exposure.witness(),
            None => notation::cards(self.turn().legal_cards()),
        }
    }
}
