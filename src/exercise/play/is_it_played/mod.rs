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

use contract_bridge::{Card, Hand, Seat};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Cards, Declarer, Fault, Field, OneCard, SeatName, Trick, Trumps, is_default};
use crate::grade::slips;
use crate::{Asked, Exercise, Exhibit, LaidCard, Phrase, Skill, Slip, TableView};
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::played_card::{Circumstance, Circumstance as C, Fate, PlayedRuling};
use engine::laws::role::Role;
use engine::play::trick::leader_before;
use engine::{Fact, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CardPlayed, Skill::DeclarerCardPlayed];

slips! {
    pub(crate) DECLARER_CARD_SEEN = "declarer-card-seen-is-played",
    pub(crate) PARTNER_MUST_LOOK = "defender-card-must-be-seen",
    PARTNER_MIGHT_HAVE_SEEN = "unseen-card-penalised",
    OPPONENTS_SIGHT_COUNTS = "opponents-sight-counts",
    MUST_LIE_ON_TABLE = "card-must-lie-on-table",
    MOVED_IS_PLAYED = "moved-card-is-played",
    NAMED_IS_NOTHING = "named-card-not-binding",
    TOUCHED_IS_PLAYED = "touched-card-is-played",
    TOUCHED_IS_NOTHING = "touching-never-plays",
    DROPPED_IS_PLAYED = "dropped-card-is-played",
    DROPPED_GOES_BACK = "exposed-card-goes-back",
    DECLARER_HAS_PENALTY_CARD = "declarer-has-penalty-card",
    PLAYED_MAY_BE_CHANGED = "played-card-may-be-changed",
    CHANGE_OF_MIND_ALLOWED = "change-of-mind-allowed",
    SLIP_OF_TONGUE_STANDS = "slip-of-tongue-stands",
    DUMMYS_MOVE_COUNTS = "dummys-own-move-counts",
    PENALTY_CARD_OPTIONAL = "penalty-card-optional",
    FIFTH_CARD_REPLACES = "fifth-card-replaces-first",
    FIFTH_CARD_FREE = "fifth-card-costs-nothing",
    FIFTH_CARD_NO_LEAD = "fifth-card-never-led",
}

/// A card, whose it is and what happened to it. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct IsItPlayed {
    at: Position,
    circumstance: Circumstance,
    /// The engine's judgement, found as the position was made.
    ruling: PlayedRuling,
}

/// As lessons write it; without a hand only the card is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "is_it_played")]
struct Position {
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    player: SeatName,
    card: OneCard,
    how: String,
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Cards,
    /// What everybody sees of dummy.
    #[serde(default, skip_serializing_if = "is_default")]
    dummy: Cards,
    /// Four cards where a fifth one is asked about.
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Trick<4>,
    #[serde(default, skip_serializing_if = "is_default")]
    trumps: Option<Trumps>,
}

impl TryFrom<Position> for IsItPlayed {
    type Error = Fault;

    fn try_from(mut at: Position) -> Result<Self, Fault> {
        let OneCard(card) = at.card;
        let circumstance = Circumstance::from_id(&at.how)
            .ok_or_else(|| Fault::new("how-played", Field::How, &at.how))?;
        if at.hand.0 == only(card) {
            at.hand = Cards::default();
        }
        let mut seen = at.hand();
        if !seen.contains(card) {
            return Err(Fault::new("not-in-hand", Field::Card, notation::card(card)));
        }
        if let Some(twice) = at.trick.0.iter().find(|card| !seen.insert(**card)) {
            let found = notation::card(*twice);
            return Err(Fault::new("card-twice", Field::Cards, found));
        }
        let ruling = circumstance
            .ruling(Role::of(at.player.into(), at.declarer.0.into()))
            .map_err(|_| Fault::new("how-not-of-role", Field::How, circumstance.id()))?;
        Ok(Self {
            at,
            circumstance,
            ruling,
        })
    }
}

impl From<IsItPlayed> for Position {
    fn from(exercise: IsItPlayed) -> Self {
        exercise.at
    }
}

impl Position {
    fn hand(&self) -> Hand {
        match self.hand.0.is_empty() {
            true => only(self.card.0),
            false => self.hand.0,
        }
    }
}

fn only(card: Card) -> Hand {
    [card].into_iter().collect()
}

impl IsItPlayed {
    fn declarer(&self) -> Seat {
        self.at.declarer.0.into()
    }

    fn player(&self) -> Seat {
        self.at.player.into()
    }

    fn role(&self) -> Role {
        Role::of(self.player(), self.declarer())
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
            seat: self.player(),
            card: self.at.card.0,
            kind,
        })
    }

    fn table(&self) -> Exhibit {
        let (declarer, player, trick) = (self.declarer(), self.player(), self.at.trick.0.clone());
        let dummy = self.at.dummy.0;
        // With a fifth card the player's own card of the trick is there already.
        let before = match self.is_fifth() {
            true => trick.len().saturating_sub(1),
            false => trick.len(),
        };
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: self.at.trumps.as_ref().map(|trumps| trumps.0),
            others: (!dummy.is_empty())
                .then_some((declarer.partner(), dummy))
                .into_iter()
                .collect(),
            leader: leader_before(player, before),
            trick,
            faced: self.faced().into_iter().collect(),
            ..TableView::of(player, self.at.hand())
        })
    }

    /// A fifth card may be a lead; other cards may be changed.
    fn options(&self) -> Options<Fate> {
        let between = match self.is_fifth() {
            true => Fate::Led,
            false => Fate::MayBeChanged,
        };
        // Dummy's cards lie open: nobody takes one of them for a penalty card.
        let penalised = (self.role() != Role::Dummy).then_some(Fate::PenaltyCard);
        let offered = [Fate::Played, between, Fate::NotPlayed].into_iter();
        Options::new(offered.chain(penalised), |fate| {
            Phrase::new(match fate {
                Fate::Played if self.is_fifth() => "option-card-replaces",
                Fate::Played if self.circumstance == Circumstance::PenaltyCardDue => {
                    "option-card-must-be-played"
                }
                Fate::Played => "option-card-played",
                Fate::Led => "option-card-led",
                Fate::MayBeChanged => "option-card-may-be-changed",
                Fate::NotPlayed | Fate::TakenBack => "option-card-not-played",
                Fate::PenaltyCard => "option-card-penalised",
            })
        })
    }

    /// The answers of those who have a rule wrong, the most telling first.
    fn wrong(&self) -> Vec<(Slip, Fate)> {
        use Fate::{MayBeChanged, NotPlayed, PenaltyCard, Played};
        let defends = self.role() == Role::Defender;
        let mut wrong = match self.circumstance {
            C::FacedOnTable => Vec::new(),
            C::TouchingTable | C::NearlyTouchingTable | C::HeldAsPlayed => {
                vec![(MUST_LIE_ON_TABLE, NotPlayed)]
            }
            C::MovedTowardsTableAndBack => vec![(MOVED_IS_PLAYED, Played)],
            C::FacePossibleForPartner | C::PartnerLookedAway if defends => {
                vec![(PARTNER_MUST_LOOK, NotPlayed)]
            }
            C::FacePossibleForPartner | C::PartnerLookedAway | C::FaceSeenByOpponentOnly
                if !defends =>
            {
                vec![(DECLARER_CARD_SEEN, Played)]
            }
            C::FaceSeenByOpponentOnly => vec![
                (PARTNER_MIGHT_HAVE_SEEN, PenaltyCard),
                (OPPONENTS_SIGHT_COUNTS, Played),
            ],
            C::SeenByDeclarerAndDummy => vec![(PARTNER_MUST_LOOK, NotPlayed)],
            C::Named | C::Designated => vec![(NAMED_IS_NOTHING, NotPlayed)],
            C::TouchedDeliberatelyInDummy => vec![(TOUCHED_IS_NOTHING, NotPlayed)],
            C::ArrangingDummy | C::ReachingAnotherInDummy => vec![(TOUCHED_IS_PLAYED, Played)],
            C::Dropped => vec![(DROPPED_IS_PLAYED, Played), (DROPPED_GOES_BACK, NotPlayed)],
            C::PenaltyCardDue => vec![(PENALTY_CARD_OPTIONAL, NotPlayed)],
            C::FifthCard => vec![(FIFTH_CARD_REPLACES, Played), (FIFTH_CARD_FREE, NotPlayed)],
            C::FifthCardLed => vec![
                (FIFTH_CARD_REPLACES, Played),
                (FIFTH_CARD_NO_LEAD, NotPlayed),
                (FIFTH_CARD_NO_LEAD, PenaltyCard),
            ],
            C::SlipOfTongue => vec![(SLIP_OF_TONGUE_STANDS, Played)],
            C::LossOfConcentration | C::ChangeOfMind => {
                vec![
                    (CHANGE_OF_MIND_ALLOWED, MayBeChanged),
                    (CHANGE_OF_MIND_ALLOWED, NotPlayed),
                ]
            }
            C::WrongCardMovedByDummy | C::IndicatedByDummy => vec![(DUMMYS_MOVE_COUNTS, Played)],
            C::FacePossibleForPartner | C::PartnerLookedAway => Vec::new(),
        };
        if self.role() == Role::Declarer {
            wrong.push((DECLARER_HAS_PENALTY_CARD, PenaltyCard));
        }
        if self.ruling.fate.is_played() && !self.is_fifth() {
            wrong.push((PLAYED_MAY_BE_CHANGED, MayBeChanged));
        }
        wrong
    }

    /// One sentence on what happened.
    fn scene(&self) -> Exhibit {
        let phrase = match self.role() {
            Role::Dummy => self.in_dummy(),
            Role::Declarer | Role::Defender => self.in_hand(),
        };
        let phrase = phrase
            .with("seat", Fact::Seat(self.player()))
            .with("card", Fact::Card(self.at.card.0))
            .with("declarer", Fact::Seat(self.declarer()));
        Exhibit::Scene(vec![phrase])
    }

    fn in_hand(&self) -> Phrase {
        let defends = self.role() == Role::Defender;
        Phrase::new(match self.circumstance {
            C::FacedOnTable => "scene-played-faced",
            C::TouchingTable => "scene-played-touching",
            C::NearlyTouchingTable => "scene-played-nearly",
            C::HeldAsPlayed => "scene-played-held",
            C::MovedTowardsTableAndBack => "scene-played-moved-back",
            C::FacePossibleForPartner if defends => "scene-played-partner-could-see",
            C::FacePossibleForPartner => "scene-played-dummy-could-see",
            C::PartnerLookedAway if defends => "scene-played-partner-looked-away",
            C::PartnerLookedAway => "scene-played-dummy-looked-away",
            C::FaceSeenByOpponentOnly if defends => "scene-played-declarer-saw",
            C::FaceSeenByOpponentOnly => "scene-played-defender-saw",
            C::SeenByDeclarerAndDummy => "scene-played-both-saw",
            C::Designated => "scene-played-pointed-out",
            C::Dropped if defends => "scene-played-dropped-by-defender",
            C::Dropped => "scene-played-dropped-by-declarer",
            C::PenaltyCardDue => "scene-played-penalty-card",
            C::FifthCard => "scene-played-fifth",
            C::FifthCardLed => "scene-played-fifth-led",
            // The rest happens to cards of dummy only, and is refused as a position.
            _ => "scene-played-named",
        })
    }

    fn in_dummy(&self) -> Phrase {
        Phrase::new(match self.circumstance {
            C::Designated => "scene-dummy-pointed-at",
            C::TouchedDeliberatelyInDummy => "scene-dummy-touched",
            C::ArrangingDummy => "scene-dummy-arranging",
            C::ReachingAnotherInDummy => "scene-dummy-reaching",
            C::Dropped => "scene-dummy-dropped",
            C::FifthCard => "scene-dummy-fifth",
            C::FifthCardLed => "scene-dummy-fifth-led",
            C::SlipOfTongue => "scene-dummy-slip-of-tongue",
            C::LossOfConcentration => "scene-dummy-absent-minded",
            C::ChangeOfMind => "scene-dummy-change-of-mind",
            C::WrongCardMovedByDummy => "scene-dummy-moved-wrong",
            C::IndicatedByDummy => "scene-dummy-indicated",
            // The rest happens to cards held in a hand only, and is refused as a position.
            _ => "scene-dummy-named",
        })
    }
}

impl Exercise for IsItPlayed {
    fn questions(&self) -> Vec<Asked> {
        let skill = match self.role() {
            Role::Declarer => Skill::DeclarerCardPlayed,
            Role::Dummy | Role::Defender => Skill::CardPlayed,
        };
        let fate = match self.ruling.fate {
            Fate::TakenBack => Fate::NotPlayed,
            fate => fate,
        };
        let wrong = self.wrong().into_iter().filter(|(_, wrong)| *wrong != fate);
        let options = self.options();
        let asked = Asked::one_of(skill, Phrase::new("exercise-is_it_played"), &options, &fate)
            .showing([self.scene(), self.table()])
            .because(self.ruling.reasons.clone())
            .slips(options.slips(wrong));
        vec![asked]
    }

    fn witness(&self) -> String {
        self.ruling.fate.id().to_owned()
    }
}
