//! Scenes for generated exercises: a moment of a deal, and a card that is seen.

use contract_bridge::{Card, Hand};

use super::{PenaltyCard, Position};
use crate::rulings::defence::deal::{self, fitting};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::Play;
use engine::{Side, cards_of, is_honour};

/// A scene that practises the skill.
///
/// For the play skills the card lies there already in four of ten, and the first
/// question is left out: otherwise its answer could be guessed.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PenaltyCard {
    let (major, minor) = (Some(PenaltyKind::Major), Some(PenaltyKind::Minor));
    let wanted = match draw.skill {
        Skill::MajorPenaltyCardPlay => major,
        Skill::MinorPenaltyCardPlay => minor,
        _ => draw.chance.pick_or(&[major, major, minor, None], None),
    };
    let chance = &mut draw.chance;
    let leads = [Led::Nothing, Led::Own, Led::Other, Led::Void];
    let plan = Plan {
        wanted,
        how: chance.pick_or(ways(wanted, draw.difficulty), How::Dropped),
        shown: shown(chance, draw.difficulty),
        led: match draw.skill {
            Skill::PenaltyCardKind => Led::Anything,
            _ => chance.pick_or(&leads, Led::Own),
        },
        told: draw.skill == Skill::PenaltyCardKind || chance.percent(60),
    };
    let plainer = Plan {
        how: How::Dropped,
        shown: Shown::One,
        led: Led::Nothing,
        ..plan
    };
    deal::moment(draw, |play, chance| scene(play, chance, plan))
        .or_else(|| deal::moment(draw, |play, chance| scene(play, chance, plainer)))
        .unwrap_or_else(|| plain(wanted))
}

/// What is to be made.
#[derive(Debug, Clone, Copy)]
struct Plan {
    wanted: Option<PenaltyKind>,
    how: How,
    shown: Shown,
    led: Led,
    /// Whether the scene tells how the card came to be seen.
    told: bool,
}

/// What has been led when the player comes to his turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Led {
    /// Whatever it is.
    Anything,
    /// Nothing: he leads.
    Nothing,
    /// The suit of the card exposed.
    Own,
    /// Another suit, which he holds.
    Other,
    /// A suit he does not hold.
    Void,
}

/// Which cards fall where a major penalty card is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// An honour.
    One,
    /// A ten: there the rule is mistaken.
    Ten,
    /// Two at once.
    Two,
    /// One beside a minor one that lies there.
    Second,
}

fn shown(chance: &mut Chance, difficulty: Difficulty) -> Shown {
    let (one, ten, two) = match difficulty {
        Difficulty::Easy => (50, 50, 0),
        Difficulty::Medium => (25, 35, 20),
        Difficulty::Hard => (10, 25, 35),
    };
    match chance.below(100) {
        drawn if drawn < one => Shown::One,
        drawn if drawn < one + ten => Shown::Ten,
        drawn if drawn < one + ten + two => Shown::Two,
        _ => Shown::Second,
    }
}

/// The ways that can happen to a player who is then at his turn, the frequent ones first.
const fn ways(wanted: Option<PenaltyKind>, difficulty: Difficulty) -> &'static [How] {
    use How::{
        BothRevoked, ClaimDisputed, Dropped, Excused, Named, RemarkOnTrick, RestoredAndSeen,
        RevokeCorrected, SeenByOpponentOnly, Shown, WithdrawnByNonOffender, WithdrawnByOffender,
    };
    match (wanted, difficulty) {
        (Some(PenaltyKind::Minor), Difficulty::Hard) => &[Dropped, RestoredAndSeen],
        (Some(PenaltyKind::Minor), _) => &[Dropped],
        (Some(PenaltyKind::Major), Difficulty::Easy) => &[Dropped, Dropped, Shown, RevokeCorrected],
        (Some(PenaltyKind::Major), Difficulty::Medium) => {
            &[Dropped, Dropped, Dropped, Shown, Named, RevokeCorrected]
        }
        (Some(PenaltyKind::Major), Difficulty::Hard) => &[
            Dropped,
            Dropped,
            Dropped,
            WithdrawnByOffender,
            BothRevoked,
            RevokeCorrected,
        ],
        (None, Difficulty::Easy) => &[SeenByOpponentOnly, Dropped],
        (None, Difficulty::Medium) => &[SeenByOpponentOnly, Dropped, RemarkOnTrick],
        (None, Difficulty::Hard) => &[
            WithdrawnByNonOffender,
            ClaimDisputed,
            RemarkOnTrick,
            Excused,
            Dropped,
        ],
    }
}

fn scene(play: &Play, chance: &mut Chance, plan: Plan) -> Option<PenaltyCard> {
    let Plan { wanted, how, .. } = plan;
    let declarer = play.contract().declarer;
    let player = play.turn()?;
    // Nobody but declarer's side drops a card and has no penalty card.
    let declares = wanted.is_none() && how == How::Dropped;
    if declares != (Side::of(player) == Side::of(declarer)) || player == declarer.partner() {
        return None;
    }
    let hand = play.hand(player);
    let cards = fitting(hand, |card| fits(card, play.trick(), hand, plan));
    let (exposes, before) = expose(hand, &cards, chance, plan)?;
    let position = Position {
        declarer,
        player,
        hand,
        dummy: play.hand(declarer.partner()),
        before,
        exposed: Some((exposes, how)),
        trick: wanted.is_some().then(|| play.trick().to_vec()),
        trumps: None,
        contract: Some((play.contract().bid, play.contract().doubling)),
    };
    let item = PenaltyCard::new(position).ok()?;
    let kind = item.position.exposure()?.kind();
    if kind != wanted || hand.len() < 3 {
        return None;
    }
    if plan.told || wanted.is_none() {
        return Some(item);
    }
    PenaltyCard::new(Position {
        before: item.after,
        exposed: None,
        ..item.position
    })
    .ok()
}

/// Whether this card can be the one, after these cards of the trick.
fn fits(card: Card, trick: &[Card], hand: Hand, plan: Plan) -> bool {
    let suit = trick.first().map(|card| card.suit);
    let follow = suit.map_or(Hand::EMPTY, |suit| cards_of(hand, suit));
    let in_place = match plan.led {
        Led::Anything => true,
        Led::Nothing => suit.is_none(),
        Led::Own => suit == Some(card.suit) && follow.len() >= 2,
        Led::Other => !follow.is_empty() && suit != Some(card.suit),
        Led::Void => suit.is_some() && follow.is_empty(),
    };
    let by_rank = plan.wanted != Some(PenaltyKind::Minor)
        || (!is_honour(card) && cards_of(hand, card.suit).len() >= 2);
    let as_told = match plan.how {
        // A revoke needs a card of the suit led beside the one that was played.
        How::RevokeCorrected | How::WithdrawnByOffender | How::BothRevoked => {
            !follow.is_empty() && suit != Some(card.suit)
        }
        How::RemarkOnTrick => suit.is_some(),
        _ => true,
    };
    (in_place || plan.wanted.is_none()) && by_rank && as_told
}

/// Which of the cards are seen now, and which was before.
fn expose(
    hand: Hand,
    cards: &[Card],
    chance: &mut Chance,
    plan: Plan,
) -> Option<(Hand, PenaltyCards)> {
    let of = |wanted: &dyn Fn(&Card) -> bool| -> Vec<Card> {
        cards.iter().copied().filter(wanted).collect()
    };
    let dropped = plan.how == How::Dropped && plan.wanted == Some(PenaltyKind::Major);
    let first = match plan.shown {
        _ if !dropped => chance.pick(cards)?,
        Shown::One => chance.pick(&of(&|card| is_honour(*card)))?,
        Shown::Ten => chance.pick(&of(&|card| card.rank.get() == 10))?,
        Shown::Two | Shown::Second => chance.pick(cards)?,
    };
    let (mut exposes, mut before) = (Hand::EMPTY, PenaltyCards::None);
    exposes.insert(first);
    // The second one may lie in any suit.
    let others = fitting(hand, |card| card != first && !is_honour(card));
    match plan.shown {
        Shown::Two if dropped => {
            exposes.insert(chance.pick(&others)?);
        }
        Shown::Second if dropped => before = PenaltyCards::Minor(chance.pick(&others)?),
        _ => {}
    }
    Some((exposes, before))
}

/// Where no board gives a scene: East drops a card, or shows it to an opponent only.
fn plain(wanted: Option<PenaltyKind>) -> PenaltyCard {
    let scene = match wanted {
        Some(PenaltyKind::Minor) => {
            r#"(player: E, hand: "HQ H5 C3", exposes: "H5", how: "dropped", trick: "")"#
        }
        Some(PenaltyKind::Major) => {
            r#"(player: E, hand: "HQ H5 C3", exposes: "HQ", how: "dropped", trick: "")"#
        }
        None => r#"(player: E, hand: "HQ H5 C3", exposes: "HQ", how: "seen_by_opponent_only")"#,
    };
    crate::text::plain(scene, "a defender may drop or show any card")
}
