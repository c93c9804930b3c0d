//! `is_it_played`: something happened to a card of declarer, dummy or a defender; is it played?
//!
//! A lesson writes
//!
//! ```text
//! is_it_played(player: E, card: "H5", how: "partner_looked_away", hand: "HQ H5 C3", trumps: "S")
//! ```
//!
//! The words for `how` are those of [`Circumstance::id`].

mod generate;
mod mistakes;
mod scene;

use contract_bridge::{Card, Hand, Seat, Strain};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Exercise, Exhibit, Grade, Kind, LaidCard, Phrase, Question, Skill, Slip,
    TableView, fields,
};
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::played_card::{Circumstance, Fate, PlayedRuling};
use engine::laws::role::Role;
use engine::notation;
use engine::play::trick::leader_before;

pub use generate::generate;
pub use mistakes::SLIPS;
pub(crate) use mistakes::{DECLARER_CARD_SEEN, PARTNER_MUST_LOOK};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CardPlayed, Skill::DeclarerCardPlayed];

/// A card, whose it is and what happened to it. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct IsItPlayed {
    declarer: Seat,
    player: Seat,
    card: Card,
    circumstance: Circumstance,
    hand: Hand,
    /// Dummy's cards, where they are seen beside the player's own.
    dummy: Hand,
    trick: Vec<Card>,
    strain: Option<Strain>,
    /// The engine's judgement, found as the position was made.
    ruling: PlayedRuling,
}

/// As lessons write it; without a hand only the card is shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "is_it_played")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    card: Hand,
    how: String,
    #[serde(default, deserialize_with = "fields::hand")]
    hand: Hand,
    /// What everybody sees of dummy.
    #[serde(default, deserialize_with = "fields::hand")]
    dummy: Hand,
    /// Four cards where a fifth one is asked about.
    #[serde(default, deserialize_with = "fields::trick_perhaps_whole")]
    trick: Option<Vec<Card>>,
    #[serde(default, deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<Written> for IsItPlayed {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let card = fields::one_card(written.card)?;
        let circumstance = Circumstance::from_id(&written.how)
            .ok_or_else(|| Fault::new("how-played", Field::How, written.how))?;
        let hand = if written.hand.is_empty() {
            written.card
        } else {
            written.hand
        };
        Self::new(
            written.declarer,
            (written.player, hand, written.dummy),
            (card, circumstance),
            written.trick.unwrap_or_default(),
            written.trumps,
        )
    }
}

/// The options, in this order. A fifth card may be a lead; other cards may be changed.
const PLAYED: usize = 0;
const IN_BETWEEN: usize = 1;
const NOT_PLAYED: usize = 2;
const PENALTY_CARD: usize = 3;

impl IsItPlayed {
    /// The exercise, if it can happen.
    ///
    /// # Errors
    /// A card that is not in the hand or in two places; a circumstance that the card of
    /// such a player cannot be in.
    pub fn new(
        declarer: Seat,
        (player, hand, dummy): (Seat, Hand, Hand),
        (card, circumstance): (Card, Circumstance),
        trick: Vec<Card>,
        strain: Option<Strain>,
    ) -> Result<Self, Fault> {
        if !hand.contains(card) {
            return Err(Fault::new("not-in-hand", Field::Card, notation::card(card)));
        }
        let mut seen = hand;
        if let Some(twice) = trick.iter().find(|card| !seen.insert(**card)) {
            let found = notation::card(*twice);
            return Err(Fault::new("card-twice", Field::Cards, found));
        }
        let ruling = circumstance
            .ruling(Role::of(player, declarer))
            .map_err(|_| Fault::new("how-not-of-role", Field::How, circumstance.id()))?;
        Ok(Self {
            declarer,
            player,
            card,
            circumstance,
            hand,
            dummy,
            trick,
            strain,
            ruling,
        })
    }

    fn role(&self) -> Role {
        Role::of(self.player, self.declarer)
    }

    /// A second card of the player to the trick.
    const fn is_fifth(&self) -> bool {
        matches!(
            self.circumstance,
            Circumstance::FifthCard | Circumstance::FifthCardLed
        )
    }

    /// Where the card lies on the table already.
    fn faced(&self) -> Option<LaidCard> {
        let kind = match self.circumstance {
            Circumstance::PenaltyCardDue => Some(PenaltyKind::Major),
            Circumstance::Dropped if self.role() != Role::Dummy => None,
            Circumstance::FacedOnTable => None,
            Circumstance::FifthCard | Circumstance::FifthCardLed if self.role() != Role::Dummy => {
                None
            }
            _ => return None,
        };
        Some(LaidCard {
            seat: self.player,
            card: self.card,
            kind,
        })
    }

    /// Who led, so that the last card before the player's turn is his right-hand opponent's;
    /// with a fifth card the player's own is there already.
    fn leader(&self) -> Seat {
        let back = if self.is_fifth() {
            self.trick.len().saturating_sub(1)
        } else {
            self.trick.len()
        };
        leader_before(self.player, back)
    }
}

fn option(fate: Fate) -> usize {
    match fate {
        Fate::Played => PLAYED,
        Fate::Led | Fate::MayBeChanged => IN_BETWEEN,
        Fate::NotPlayed | Fate::TakenBack => NOT_PLAYED,
        Fate::PenaltyCard => PENALTY_CARD,
    }
}

impl Exercise for IsItPlayed {
    fn kind(&self) -> Kind {
        Kind::IsItPlayed
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.role() {
            Role::Declarer => Skill::DeclarerCardPlayed,
            Role::Dummy | Role::Defender => Skill::CardPlayed,
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let others = if self.dummy.is_empty() {
            Vec::new()
        } else {
            vec![(self.declarer.partner(), self.dummy)]
        };
        let table = Exhibit::Table(TableView {
            declarer: Some(self.declarer),
            strain: self.strain,
            player: self.player,
            hand: self.hand,
            others,
            leader: self.leader(),
            trick: self.trick.clone(),
            faced: self.faced().into_iter().collect(),
        });
        let options = if self.is_fifth() {
            [
                Phrase::new("option-card-replaces"),
                Phrase::new("option-card-led"),
                Phrase::new("option-card-not-played"),
                Phrase::new("option-card-penalised"),
            ]
        } else {
            [
                Phrase::new(match self.circumstance {
                    Circumstance::PenaltyCardDue => "option-card-must-be-played",
                    _ => "option-card-played",
                }),
                Phrase::new("option-card-may-be-changed"),
                Phrase::new("option-card-not-played"),
                Phrase::new("option-card-penalised"),
            ]
        };
        // Dummy's cards lie open: nobody takes one of them for a penalty card.
        let offered = match self.role() {
            Role::Dummy => &options[..PENALTY_CARD],
            Role::Declarer | Role::Defender => &options[..],
        };
        Question {
            prompt: Phrase::new("exercise-is_it_played"),
            exhibits: vec![Exhibit::Scene(self.scene()), table],
            ask: Ask::Choice(offered.to_vec()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Choice(option(self.ruling.fate))
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong = self.wrong().into_iter();
        wrong
            .map(|(slip, at)| (slip, Answer::Choice(at)))
            .filter(|(_, answer)| *answer != self.solve(0))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, self.ruling.reasons.clone())
            .with_slip(answer, self.mistakes(part))
    }

    fn written(&self) -> Writing {
        let card: Hand = [self.card].into_iter().collect();
        let more = self.hand != card;
        Writing::default()
            .declarer(self.declarer)
            .seat("player", self.player)
            .hand("card", card)
            .quoted("how", self.circumstance.id())
            .hand("hand", if more { self.hand } else { Hand::EMPTY })
            .hand("dummy", self.dummy)
            .cards("trick", &self.trick)
            .some(self.strain, |fields, strain| {
                fields.strain("trumps", strain)
            })
    }

    fn witness(&self) -> String {
        self.ruling.fate.id().to_owned()
    }
}
