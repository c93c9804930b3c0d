//! `is_it_played`: something happens to a card of declarer, dummy or a defender. Is it played?
//!
//! A lesson writes
//!
//! ```text
//! is_it_played(player: E, card: "H5", how: "partner_looked_away", hand: "HQ H5 C3", trumps: "S")
//! ```
//!
//! The words for `how` are those of [`Circumstance::id`].

use contract_bridge::{Card, Hand};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Cards, Declarer, Fault, Field, OneCard, SeatName, Trick, Trumps, is_default};
use crate::grade::slips;
use crate::play::dealt::{AtTurn, Dealt, Wanted};
use crate::{
    Asked, Chance, Difficulty, Draw, Exercise, Exhibit, LaidCard, Phrase, Posed, Skill, Slip,
    TableView,
};
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::played_card::{Circumstance, Circumstance as C, Fate};
use engine::laws::role::Role;
use engine::play::trick::leader_before;
use engine::{Fact, cards_of, notation};

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

/// A card, its owner, and what happens to it. Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "is_it_played")]
pub struct IsItPlayed {
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    player: SeatName,
    card: OneCard,
    how: String,
    /// The player's cards; by default only the card itself.
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Cards,
    /// The visible cards of dummy.
    #[serde(default, skip_serializing_if = "is_default")]
    dummy: Cards,
    /// Four cards if the question is about a fifth one.
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Trick<4>,
    #[serde(default, skip_serializing_if = "is_default")]
    trumps: Option<Trumps>,
}

impl Exercise for IsItPlayed {
    fn pose(&self) -> Result<Posed, Fault> {
        let how = Circumstance::from_id(&self.how);
        let how = how.ok_or_else(|| Fault::new("how-played", Field::How, &self.how))?;
        let mut seen = self.hand();
        if !seen.contains(*self.card) {
            return Err(Fault::of_card("not-in-hand", *self.card));
        }
        if let Some(twice) = self.trick.0.iter().find(|card| !seen.insert(**card)) {
            let found = notation::card(*twice);
            return Err(Fault::new("card-twice", Field::Cards, found));
        }
        let role = Role::of(*self.player, *self.declarer);
        let ruling = how.ruling(role);
        let ruling = ruling.map_err(|_| Fault::new("how-not-of-role", Field::How, how.id()))?;
        let case = Case {
            at: self,
            how,
            role,
            is_played: ruling.fate.is_played(),
        };
        let fate = match ruling.fate {
            Fate::TakenBack => Fate::NotPlayed,
            fate => fate,
        };
        let skill = match role {
            Role::Declarer => Skill::DeclarerCardPlayed,
            Role::Dummy | Role::Defender => Skill::CardPlayed,
        };
        let wrong = case.wrong().into_iter().filter(|(_, wrong)| *wrong != fate);
        let options = case.options();
        let asked = Asked::one_of(skill, Phrase::new("exercise-is_it_played"), &options, &fate)
            .showing([case.scene(), case.table()])
            .because(ruling.reasons)
            .slips(options.slips(wrong));
        Ok(Posed::new(vec![asked], ruling.fate.id()))
    }
}

impl IsItPlayed {
    fn hand(&self) -> Hand {
        match self.hand.is_empty() {
            true => [*self.card].into_iter().collect(),
            false => *self.hand,
        }
    }
}

/// A position with what the Laws say of it.
struct Case<'a> {
    at: &'a IsItPlayed,
    how: Circumstance,
    role: Role,
    is_played: bool,
}

impl Case<'_> {
    /// Whether it is the player's second card to the trick.
    const fn is_fifth(&self) -> bool {
        matches!(self.how, C::FifthCard | C::FifthCardLed)
    }

    fn table(&self) -> Exhibit {
        let (declarer, player, trick) =
            (*self.at.declarer, *self.at.player, self.at.trick.0.clone());
        let dummy = Some(*self.at.dummy).filter(|dummy| !dummy.is_empty());
        // For a fifth card, the trick includes an earlier card of the same player.
        let before = trick.len().saturating_sub(usize::from(self.is_fifth()));
        // Cases in which the card is on the table already.
        let faced = match self.how {
            C::PenaltyCardDue => Some(Some(PenaltyKind::Major)),
            C::FacedOnTable => Some(None),
            C::Dropped | C::FifthCard | C::FifthCardLed if self.role != Role::Dummy => Some(None),
            _ => None,
        };
        let faced = faced.map(|kind| LaidCard {
            seat: player,
            card: *self.at.card,
            kind,
        });
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: self.at.trumps.as_deref().copied(),
            others: dummy
                .map(|dummy| (declarer.partner(), dummy))
                .into_iter()
                .collect(),
            leader: leader_before(player, before),
            trick,
            faced: faced.into_iter().collect(),
            ..TableView::of(player, self.at.hand())
        })
    }

    /// The options depend on the case: a fifth card may be a lead, other cards may be changed.
    fn options(&self) -> Options<Fate> {
        let between = match self.is_fifth() {
            true => Fate::Led,
            false => Fate::MayBeChanged,
        };
        // Dummy's cards are face up, so nobody takes one of them for a penalty card.
        let penalised = (self.role != Role::Dummy).then_some(Fate::PenaltyCard);
        let offered = [Fate::Played, between, Fate::NotPlayed].into_iter();
        Options::new(offered.chain(penalised), |fate| {
            Phrase::new(match fate {
                Fate::Played if self.is_fifth() => "option-card-replaces",
                Fate::Played if self.how == C::PenaltyCardDue => "option-card-must-be-played",
                Fate::Played => "option-card-played",
                Fate::Led => "option-card-led",
                Fate::MayBeChanged => "option-card-may-be-changed",
                Fate::NotPlayed | Fate::TakenBack => "option-card-not-played",
                Fate::PenaltyCard => "option-card-penalised",
            })
        })
    }

    /// The outcomes by wrong rules, the most telling first.
    fn wrong(&self) -> Vec<(Slip, Fate)> {
        use Fate::{MayBeChanged, NotPlayed, PenaltyCard, Played};
        let defends = self.role == Role::Defender;
        let mut wrong = match self.how {
            C::FacedOnTable => Vec::new(),
            C::TouchingTable | C::NearlyTouchingTable | C::HeldAsPlayed => {
                vec![(MUST_LIE_ON_TABLE, NotPlayed)]
            }
            C::MovedTowardsTableAndBack => vec![(MOVED_IS_PLAYED, Played)],
            C::FaceSeenByOpponentOnly if defends => vec![
                (PARTNER_MIGHT_HAVE_SEEN, PenaltyCard),
                (OPPONENTS_SIGHT_COUNTS, Played),
            ],
            C::FacePossibleForPartner | C::PartnerLookedAway if defends => {
                vec![(PARTNER_MUST_LOOK, NotPlayed)]
            }
            C::FacePossibleForPartner | C::PartnerLookedAway | C::FaceSeenByOpponentOnly => {
                vec![(DECLARER_CARD_SEEN, Played)]
            }
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
            C::LossOfConcentration | C::ChangeOfMind => vec![
                (CHANGE_OF_MIND_ALLOWED, MayBeChanged),
                (CHANGE_OF_MIND_ALLOWED, NotPlayed),
            ],
            C::WrongCardMovedByDummy | C::IndicatedByDummy => vec![(DUMMYS_MOVE_COUNTS, Played)],
        };
        if self.role == Role::Declarer {
            wrong.push((DECLARER_HAS_PENALTY_CARD, PenaltyCard));
        }
        if self.is_played && !self.is_fifth() {
            wrong.push((PLAYED_MAY_BE_CHANGED, MayBeChanged));
        }
        wrong
    }

    /// What happened, in one sentence.
    fn scene(&self) -> Exhibit {
        let phrase = Phrase::new(self.told())
            .with("seat", Fact::Seat(*self.at.player))
            .with("card", Fact::Card(*self.at.card))
            .with("declarer", Fact::Seat(*self.at.declarer));
        Exhibit::Scene(vec![phrase])
    }

    fn told(&self) -> &'static str {
        let (defends, dummy) = (self.role == Role::Defender, self.role == Role::Dummy);
        match self.how {
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
            C::Named if dummy => "scene-dummy-named",
            C::Named => "scene-played-named",
            C::Designated if dummy => "scene-dummy-pointed-at",
            C::Designated => "scene-played-pointed-out",
            C::TouchedDeliberatelyInDummy => "scene-dummy-touched",
            C::ArrangingDummy => "scene-dummy-arranging",
            C::ReachingAnotherInDummy => "scene-dummy-reaching",
            C::Dropped if dummy => "scene-dummy-dropped",
            C::Dropped if defends => "scene-played-dropped-by-defender",
            C::Dropped => "scene-played-dropped-by-declarer",
            C::PenaltyCardDue => "scene-played-penalty-card",
            C::FifthCard if dummy => "scene-dummy-fifth",
            C::FifthCard => "scene-played-fifth",
            C::FifthCardLed if dummy => "scene-dummy-fifth-led",
            C::FifthCardLed => "scene-played-fifth-led",
            C::SlipOfTongue => "scene-dummy-slip-of-tongue",
            C::LossOfConcentration => "scene-dummy-absent-minded",
            C::ChangeOfMind => "scene-dummy-change-of-mind",
            C::WrongCardMovedByDummy => "scene-dummy-moved-wrong",
            C::IndicatedByDummy => "scene-dummy-indicated",
        }
    }
}

/// Whose card and what happens to it, each repeated by its frequency.
const fn cases(skill: Skill, difficulty: Difficulty) -> &'static [(Role, &'static str)] {
    use Role::{Declarer, Defender, Dummy};
    match (skill, difficulty) {
        (Skill::DeclarerCardPlayed, Difficulty::Easy) => &[(
            Declarer,
            "faced_on_table dropped face_seen_by_opponent_only",
        )],
        (Skill::DeclarerCardPlayed, Difficulty::Medium) => &[(
            Declarer,
            "touching_table held_as_played face_possible_for_partner named",
        )],
        (Skill::DeclarerCardPlayed, Difficulty::Hard) => &[(
            Declarer,
            "nearly_touching_table moved_towards_table_and_back partner_looked_away designated \
             fifth_card fifth_card_led",
        )],
        (_, Difficulty::Easy) => &[
            (Dummy, "named arranging_dummy"),
            (
                Defender,
                "faced_on_table face_possible_for_partner face_seen_by_opponent_only dropped dropped",
            ),
        ],
        (_, Difficulty::Medium) => &[
            (
                Dummy,
                "touched_deliberately_in_dummy reaching_another_in_dummy slip_of_tongue \
                 change_of_mind wrong_card_moved_by_dummy designated",
            ),
            (
                Defender,
                "partner_looked_away named fifth_card penalty_card_due touching_table",
            ),
        ],
        (_, Difficulty::Hard) => &[
            (
                Dummy,
                "slip_of_tongue loss_of_concentration indicated_by_dummy dropped fifth_card \
                 fifth_card_led",
            ),
            (
                Defender,
                "nearly_touching_table seen_by_declarer_and_dummy designated fifth_card_led \
                 fifth_card",
            ),
        ],
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> IsItPlayed {
    let cases = cases(draw.skill, draw.difficulty).iter();
    let cases = cases.flat_map(|(role, words)| words.split(' ').map(|how| (*role, how)));
    let cases: Vec<(Role, &str)> = cases.collect();
    let (role, how) = draw
        .chance
        .pick_or(&cases, (Role::Declarer, "faced_on_table"));
    for _ in 0..4 {
        let mut dealt = Dealt::draw(draw, Wanted::Any);
        let start = draw.chance.below(5);
        dealt.play(&mut draw.chance, start);
        let declarer = dealt.declarer;
        // Before dummy is spread, no card is asked about.
        let seen = |at: &AtTurn| start > 0 || !at.trick.cards.is_empty();
        let fits = |at: &AtTurn| Role::of(at.player, declarer) == role && seen(at);
        let Some((at, true)) = dealt.turn(&mut draw.chance, 6, fits) else {
            continue;
        };
        let made = make(&mut draw.chance, &dealt, at, how);
        if let Some(made) = made.filter(|made| made.pose().is_ok()) {
            return made;
        }
    }
    let text = match draw.skill {
        Skill::DeclarerCardPlayed => r#"(player: S, card: "SA", how: "faced_on_table")"#,
        _ => r#"(player: E, card: "SA", how: "faced_on_table")"#,
    };
    crate::text::plain(text, "any player may put a card on the table")
}

/// The player in turn with a legal card, and what happens to it.
fn make(chance: &mut Chance, dealt: &Dealt, at: AtTurn, how: &str) -> Option<IsItPlayed> {
    let (player, mut hand, mut trick) = (at.player, at.hand, at.trick.cards);
    let follow = trick.first().map(|led| cards_of(hand, led.suit));
    let legal = follow.filter(|own| !own.is_empty()).unwrap_or(hand);
    let one = |cards: Hand, chance: &mut Chance| chance.pick(&cards.iter().collect::<Vec<Card>>());
    let mut card = one(legal, chance)?;
    if how.starts_with("fifth_card") {
        // For a fifth card: the first card has been played, and another one follows it.
        if trick.is_empty() {
            return None;
        }
        hand.remove(card);
        trick.push(card);
        card = one(hand, chance)?;
    }
    let dummy = match Role::of(player, dealt.declarer) {
        Role::Dummy => Hand::EMPTY,
        Role::Declarer | Role::Defender => at.dummy,
    };
    Some(IsItPlayed {
        declarer: dealt.declarer.into(),
        player: player.into(),
        card: card.into(),
        how: how.to_owned(),
        hand: hand.into(),
        dummy: dummy.into(),
        trick: Trick(trick),
        trumps: Some(Trumps(dealt.strain)),
    })
}
