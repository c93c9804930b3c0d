//! `penalty_card`: a card is seen that should not be. Is it a penalty card, which kind, and what
//! may be played while it lies there?
//!
//! `penalty_card_kind` and `penalty_card_play` ask each half for itself.
//!
//! ```ron
//! penalty_card(player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", trick: "D7 D2 DQ")
//! ```

use contract_bridge::Card;
use serde::{Deserialize, Serialize};

use crate::fields::{
    Cards, ContractText, Declarer, Fault, Field, HowWord, PenaltyText, SeatName, Trick, Trumps,
    is_default,
};
use crate::grade::slips;
use crate::rulings::defence::exposure::{self, Exposure};
use crate::rulings::defence::generate::{Place, moment};
use crate::rulings::defence::{play, scene};
use crate::rulings::penalty_card_kind::generate::{Case, Twist, cases, expose};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Exhibit, LaidCard, Phrase, Posed, Skill};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::{Play, Turn};
use engine::{Fact, Side, cards_of, notation};

pub use exposure::kind_prompt;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::PenaltyCardKind,
    Skill::MajorPenaltyCardPlay,
    Skill::MinorPenaltyCardPlay,
];

slips! {
    ..exposure::SLIPS,
    ..play::SLIPS,
    ..&[play::OWNER_CHOOSES_AMONG_TWO],
}

/// A player at the turn with cards exposed now or before. Up to two questions: the kind of the
/// cards exposed, if any are; and the cards that may be played, if a trick is given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "penalty_card")]
pub struct PenaltyCard {
    /// Told with the scene; instead of it, trumps alone.
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

impl PenaltyCard {
    /// # Errors
    /// A card that is not in the hand, a card in two places, nothing to ask, penalty cards of
    /// declarer's side, cards that cannot be seen in this way.
    fn exposure(&self) -> Result<Option<Exposure>, Fault> {
        let how_fault = |id, how: How| Err(Fault::new(id, Field::How, how.id()));
        let (hand, before, exposes) = (*self.hand, self.before.cards(), *self.exposes);
        let how = self.how.map(|how| *how);
        match how {
            Some(how) if exposes.is_empty() => return how_fault("exposes-missing", how),
            Some(_) => {}
            None => scene::refuse(exposes, "how-missing", Field::Cards)?,
        }
        if let (Some(_), Some(trumps)) = (&self.contract, &self.trumps) {
            let trumps = notation::strain(**trumps);
            return Err(Fault::new("cannot-be", Field::Strain, trumps));
        }
        scene::refuse(before - hand, "not-in-hand", Field::PenaltyCards)?;
        if Side::of(*self.player) == Side::of(*self.declarer) {
            scene::refuse(before, "penalty-of-declarer", Field::PenaltyCards)?;
        }
        if let Some(how) = how
            && leaves_the_hand(how, self.trick.is_some())
        {
            return how_fault("how-not-here", how);
        }
        scene::refuse(exposes - hand, "not-in-hand", Field::Cards)?;
        let dummys = match *self.player == self.declarer.partner() {
            true => *self.dummy - hand,
            false => *self.dummy,
        };
        let trick = self.trick.iter().flat_map(|trick| &trick.0);
        let trick = trick.map(|card| play::only(*card));
        scene::apart([hand].into_iter().chain(trick).chain([dummys]))?;
        let Some(how) = how else { return Ok(None) };
        let exposed = Exposure::of(Incident {
            phase: Phase::Play,
            declarer: Some(*self.declarer),
            seat: *self.player,
            cards: exposes,
            how,
            before: *self.before,
            due: None,
        });
        exposed.map(Some)
    }

    /// The cards in question show no kind: what they were before is known, not what they are now.
    fn which_kind(&self, exposure: &Exposure) -> Asked {
        let seen = exposure.incident.seen();
        let now = scene::laid(*self.player, PenaltyCards::None, seen);
        let faced = scene::laid(*self.player, *self.before, self.before.cards()).chain(now);
        exposure
            .which_kind()
            .showing(self.exhibits(faced.collect()))
    }

    fn what_may_be_played(&self, trick: Vec<Card>, exposure: Option<&Exposure>) -> Asked {
        let after = exposure.map(|exposure| &exposure.ruling);
        let penalty = after.map_or(*self.before, |ruling| ruling.penalty);
        let turn = Turn {
            hand: *self.hand,
            trick,
            penalty,
            bound: after.and_then(|ruling| ruling.must_be_played),
            ..Turn::default()
        };
        let skill = match penalty {
            PenaltyCards::Minor(_) => Skill::MinorPenaltyCardPlay,
            _ => Skill::MajorPenaltyCardPlay,
        };
        let prompt = Phrase::new(play::prompt(&turn)).with("seat", Fact::Seat(*self.player));
        let faced = scene::laid(*self.player, penalty, penalty.cards()).collect();
        let (reasons, mistakes) = (play::reasons(&turn), play::mistakes(&turn));
        play::question(skill, prompt, &turn, reasons, mistakes).showing(self.exhibits(faced))
    }

    fn exhibits(&self, faced: Vec<LaidCard>) -> Vec<Exhibit> {
        let contract = self.contract.clone().unwrap_or_default();
        let contract = scene::contract(&contract, self.declarer);
        let trick: &[Card] = self.trick.as_ref().map_or(&[], |trick| &trick.0);
        let mut table = scene::table(contract, *self.player, *self.hand, *self.dummy, trick);
        table.faced = faced;
        let mut exhibits = Vec::new();
        match &self.contract {
            Some(_) => {
                let told = scene::trick_told(contract, self.hand.len());
                exhibits.push(Exhibit::Scene(vec![told]));
            }
            None => table.strain = self.trumps.as_ref().map(|trumps| **trumps),
        }
        exhibits.push(Exhibit::Table(table));
        exhibits
    }
}

/// Whether the card exposed, or the one due in its place, has been played by then, so that nothing
/// can be asked about this hand's turn.
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
    /// The witness: the kind, or the cards that may be played where it is not asked.
    fn pose(&self) -> Result<Posed, Fault> {
        let exposure = self.exposure()?;
        let played = self.trick.as_ref();
        let played =
            played.map(|trick| self.what_may_be_played(trick.0.clone(), exposure.as_ref()));
        Ok(match (exposure, played) {
            (Some(exposure), played) => {
                let kind = self.which_kind(&exposure);
                let asked = [kind].into_iter().chain(played).collect();
                Posed::new(asked, exposure.witness())
            }
            (None, Some(played)) => played.into(),
            (None, None) => {
                let hand = notation::cards(*self.hand);
                return Err(Fault::new("nothing-asked", Field::Hand, hand));
            }
        })
    }
}

/// What is to be made.
#[derive(Debug, Clone, Copy)]
struct Plan {
    wanted: Option<PenaltyKind>,
    case: Case,
    /// Where the card stands to the trick; anywhere where only its kind is practised.
    place: Option<Place>,
    /// Whether the scene tells how the card came to be seen.
    told: bool,
}

/// A scene that practises the skill. For the play skills the card lies there already in four of
/// ten, and the first question is left out: otherwise its answer could be guessed.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PenaltyCard {
    let (major, minor) = (Some(PenaltyKind::Major), Some(PenaltyKind::Minor));
    let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
    let wanted = match draw.skill {
        Skill::MajorPenaltyCardPlay => major,
        Skill::MinorPenaltyCardPlay => minor,
        _ => chance.pick_or(&[major, major, minor, None], None),
    };
    let dropped = (How::Dropped, Twist::Alone);
    let kind_only = draw.skill == Skill::PenaltyCardKind;
    let plan = Plan {
        wanted,
        case: chance.pick_or(&at_the_turn(wanted, difficulty), dropped),
        place: chance.pick(Place::of(difficulty)).filter(|_| !kind_only),
        told: kind_only || chance.percent(60),
    };
    let plainer = Plan {
        case: match wanted {
            None => (How::SeenByOpponentOnly, Twist::Alone),
            Some(_) => dropped,
        },
        ..plan
    };
    let mut found = |plan| moment(draw, |play, chance| scene(play, chance, plan));
    let text = match wanted {
        Some(PenaltyKind::Minor) => {
            r#"(player: E, hand: "HQ H5 C3", exposes: "H5", how: "dropped", trick: "")"#
        }
        Some(PenaltyKind::Major) => {
            r#"(player: E, hand: "HQ H5 C3", exposes: "HQ", how: "dropped", trick: "")"#
        }
        None => r#"(player: E, hand: "HQ H5 C3", exposes: "HQ", how: "seen_by_opponent_only")"#,
    };
    let plain = || crate::text::plain(text, "a defender may drop or show any card");
    found(plan).or_else(|| found(plainer)).unwrap_or_else(plain)
}

/// The cases of `penalty_card_kind` that happen to a player who is then at the turn.
fn at_the_turn(wanted: Option<PenaltyKind>, difficulty: Difficulty) -> Vec<Case> {
    use How::*;
    let (twists, ways) = (
        [
            Twist::Alone,
            Twist::TwoAtOnce,
            Twist::Second,
            Twist::Declaring,
        ],
        [
            Dropped,
            Shown,
            Named,
            OneOfSeveral,
            UnseenWithAnother,
            SeenByOpponentOnly,
            RevokeCorrected,
            WithdrawnByNonOffender,
            WithdrawnByOffender,
            BothRevoked,
            RestoredAndSeen,
            ClaimDisputed,
            RemarkOnTrick,
            Excused,
        ],
    );
    let cases = cases(wanted, difficulty).iter().copied();
    cases
        .filter(|(how, twist)| ways.contains(how) && twists.contains(twist))
        .collect()
}

/// The player at the turn exposes a card.
fn scene(play: &Play, chance: &mut Chance, plan: Plan) -> Option<PenaltyCard> {
    let player = play.turn()?;
    let contract = play.contract();
    let declares = plan.case.1 == Twist::Declaring;
    let declaring = Side::of(player) == Side::of(contract.declarer);
    // A remark, or a revoke, is about a trick that has begun.
    let on_trick = matches!(
        plan.case.0,
        How::RemarkOnTrick | How::WithdrawnByOffender | How::BothRevoked
    );
    if declares != declaring || player == contract.dummy() || on_trick && play.trick().is_empty() {
        return None;
    }
    let hand = play.hand(player);
    let fits = |card: Card| {
        let alone = plan.place.is_some()
            && plan.wanted == Some(PenaltyKind::Minor)
            && cards_of(hand, card.suit).len() < 2;
        !alone && plan.place.is_none_or(|place| place.fits(card, play, hand))
    };
    let made = expose(play, chance, (player, true), plan.case, plan.wanted, fits)?;
    let mut made = PenaltyCard {
        contract: Some(made.contract),
        declarer: made.declarer,
        player: made.player,
        hand: made.hand,
        dummy: made.dummy,
        before: made.before,
        exposes: made.exposes,
        how: Some(made.how),
        trick: plan.wanted.is_some().then_some(made.trick),
        trumps: None,
    };
    let exposure = made.exposure().ok()??;
    if !plan.told && plan.wanted.is_some() {
        made.before = exposure.ruling.penalty.into();
        made.exposes = Cards::default();
        made.how = None;
    }
    Some(made)
}
