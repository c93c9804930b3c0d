//! `penalty_card`: a card is exposed. Is it a penalty card, of which kind, and which cards may be
//! played? `penalty_card_kind` and `penalty_card_play` each ask one half of this.
//! ```ron
//! penalty_card(player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", trick: "D7 D2 DQ")
//! ```

use crate::LaidCard;
use crate::fields::{HowWord, PenaltyText};
use crate::play::free;
use crate::prelude::*;
use crate::rulings::defence::exposure::{self, Exposure};
use crate::rulings::defence::generate::{Place, moment};
use crate::rulings::defence::{play, scene};
use crate::rulings::penalty_card_kind::{Case, Twist, cases, expose};
use crate::rulings::plain;
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::{Play, Turn};

pub use exposure::kind_prompt;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::PenaltyCardKind,
    Skill::MajorPenaltyCardPlay,
    Skill::MinorPenaltyCardPlay,
];

mistakes! {
    ..exposure::MISTAKES,
    ..play::MISTAKES,
    ..&[play::OWNER_CHOOSES_AMONG_TWO],
}

position! {
    /// A player in turn with cards exposed now or earlier: which kind, and what may be played?
    #[serde(rename = "penalty_card")]
    pub struct PenaltyCard {
        /// The contract, mentioned in the scene; alternatively, only the trumps are given.
        contract: Option<ContractText> = default,
        declarer: Declarer = default,
        player: SeatName,
        hand: Cards,
        dummy: Cards = default,
        before: PenaltyText = default,
        exposes: Cards = default,
        how: Option<HowWord> = default,
        /// Empty if the player leads; `None` if no question about playing is asked.
        trick: Option<Trick<3>> = default,
        trumps: Option<Trumps> = default,
    }
}

impl PenaltyCard {
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
        let trick = self.trick.iter().flat_map(|trick| &trick.0).copied();
        scene::apart([hand, trick.collect(), dummys])?;
        let Some(how) = how else { return Ok(None) };
        Exposure::of(Incident {
            phase: Phase::Play,
            declarer: Some(*self.declarer),
            seat: *self.player,
            cards: exposes,
            how,
            before: *self.before,
            due: None,
        })
        .map(Some)
    }

    /// The cards in question are shown without a kind, even if they had one before.
    fn which_kind(&self, exposure: &Exposure) -> Asked {
        let seen = exposure.incident.seen();
        let now = scene::laid(*self.player, PenaltyCards::None, seen);
        let faced = scene::laid(*self.player, *self.before, self.before.cards()).chain(now);
        exposure.which_kind([]).showing(self.exhibits(faced))
    }

    fn what_may_be_played(&self, trick: &[Card], exposure: Option<&Exposure>) -> Asked {
        let after = exposure.map(|exposure| &exposure.ruling);
        let penalty = after.map_or(*self.before, |ruling| ruling.penalty);
        let turn = Turn {
            penalty,
            bound: after.and_then(|ruling| ruling.must_be_played),
            ..free(*self.hand, trick)
        };
        let skill = match penalty {
            PenaltyCards::Minor(_) => Skill::MinorPenaltyCardPlay,
            _ => Skill::MajorPenaltyCardPlay,
        };
        let prompt = Phrase::new(play::prompt(&turn)).with("seat", Fact::Seat(*self.player));
        let faced = scene::laid(*self.player, penalty, penalty.cards());
        play::question(skill, prompt, &turn, [], []).showing(self.exhibits(faced))
    }

    fn exhibits(&self, faced: impl Iterator<Item = LaidCard>) -> Vec<Exhibit> {
        let contract = self.contract.clone().unwrap_or_default();
        let contract = scene::contract(&contract, self.declarer);
        let trick: &[Card] = self.trick.as_ref().map_or(&[], |trick| &trick.0);
        let (player, hand) = (*self.player, *self.hand);
        let mut table = scene::table(contract, player, hand, *self.dummy, trick, faced);
        if self.contract.is_some() {
            let told = scene::trick_told(contract, self.hand.len());
            return vec![Exhibit::Scene(vec![told]), Exhibit::Table(table)];
        }
        table.strain = self.trumps.as_ref().map(|trumps| **trumps);
        vec![Exhibit::Table(table)]
    }
}

/// Whether a card has left the hand by then, so that the hand's turn cannot be asked about.
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
    /// The witness: the kind or, if it is not asked, the legal cards.
    fn pose(&self) -> Result<Posed, Fault> {
        let exposure = self.exposure()?;
        let trick = self.trick.as_ref();
        let played = trick.map(|trick| self.what_may_be_played(&trick.0, exposure.as_ref()));
        match (exposure, played) {
            (Some(exposure), played) => {
                let kind = self.which_kind(&exposure);
                let asked = [kind].into_iter().chain(played).collect();
                Ok(Posed::new(asked, exposure.witness()))
            }
            (None, Some(played)) => Ok(played.into()),
            (None, None) => {
                let hand = notation::cards(*self.hand);
                Err(Fault::new("nothing-asked", Field::Hand, hand))
            }
        }
    }
}

/// A scene. If the play is asked, 40 % tell no exposure, because that could give the answer away.
pub(crate) fn generate(draw: &mut Draw<'_>) -> PenaltyCard {
    let (major, minor) = (Some(PenaltyKind::Major), Some(PenaltyKind::Minor));
    let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
    let wanted = match draw.skill {
        Skill::MajorPenaltyCardPlay => major,
        Skill::MinorPenaltyCardPlay => minor,
        _ => chance.pick_or(&[major, major, minor, None], None),
    };
    let cases = cases(wanted, difficulty).into_iter();
    let cases: Vec<Case> = cases.filter(at_the_turn).collect();
    let case = chance.pick_or(&cases, (How::Dropped, Twist::Alone));
    let kind_only = draw.skill == Skill::PenaltyCardKind;
    let place = match case.0 {
        _ if kind_only => None,
        // A revoke can be corrected only with a card of the suit led.
        How::RevokeCorrected | How::WithdrawnByOffender | How::BothRevoked => {
            Some(Place::OtherSuit)
        }
        _ => chance.pick(Place::of(difficulty)),
    };
    let told = kind_only || chance.percent(55);
    let found = moment(draw, |play, chance| {
        let mut made = scene(play, chance, case, wanted, place)?;
        let exposure = made.exposure().ok()??;
        if !told {
            made.before = exposure.ruling.penalty.into();
            (made.exposes, made.how) = (Cards::default(), None);
        }
        Some(made)
    });
    let exposed = match wanted {
        Some(PenaltyKind::Minor) => r#"exposes: "H5", how: "dropped", trick: "")"#,
        Some(PenaltyKind::Major) => r#"exposes: "HQ", how: "dropped", trick: "")"#,
        None => r#"exposes: "HQ", how: "seen_by_opponent_only")"#,
    };
    let simple = || plain(&format!(r#"(player: E, hand: "HQ H5 C3", {exposed}"#));
    found.unwrap_or_else(simple)
}

/// Whether the player is then in turn.
fn at_the_turn((how, twist): &Case) -> bool {
    use Twist::{Alone, Declaring, Second, TwoAtOnce};
    // Cards that are led or played one at a time are mostly played out of turn, or stay played.
    let way = match how {
        How::RevokeCorrected | How::BothRevoked => true,
        How::FifthCardByAccident | How::MisinformedByOpponent | How::NormalPlay => false,
        _ => !how.is_of_one_card(),
    };
    way && matches!(twist, Alone | TwoAtOnce | Second | Declaring)
}

/// The player in turn exposes a card; if only its kind is asked, at any position.
fn scene(
    play: &Play,
    chance: &mut Chance,
    (how, twist): Case,
    wanted: Option<PenaltyKind>,
    place: Option<Place>,
) -> Option<PenaltyCard> {
    let player = play.turn()?;
    let contract = play.contract();
    let declaring = Side::of(player) == Side::of(contract.declarer);
    let possible = match how {
        // A remark or a revoke needs a trick already begun.
        How::RemarkOnTrick | How::WithdrawnByOffender | How::BothRevoked => {
            !play.trick().is_empty()
        }
        _ => true,
    };
    if !possible || (twist == Twist::Declaring) != declaring || player == contract.dummy() {
        return None;
    }
    let hand = play.hand(player);
    let minor = wanted == Some(PenaltyKind::Minor);
    // A minor penalty card matters only beside other cards of its suit.
    let bites = |card: Card| !minor || cards_of(hand, card.suit).len() >= 2;
    let fits = |card| place.is_none_or(|place| place.fits(card, play, hand) && bites(card));
    let made = expose(play, chance, (player, true), (how, twist), wanted, fits)?;
    Some(PenaltyCard {
        contract: Some(made.contract),
        declarer: made.declarer,
        player: made.player,
        hand: made.hand,
        dummy: made.dummy,
        before: made.before,
        exposes: made.exposes,
        how: Some(made.how),
        trick: wanted.is_some().then_some(made.trick),
        trumps: None,
    })
}
