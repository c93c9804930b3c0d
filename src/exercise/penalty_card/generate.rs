//! Positions for generated exercises.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use super::PenaltyCard;
use crate::engine::laws::exposed_card::How;
use crate::engine::laws::penalty_card::PenaltyCards;
use crate::engine::{cards_of, is_honour};
use crate::exercise::{Chance, Difficulty, Draw, Skill};

/// A position that practises the skill. South declares; West or East defends.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PenaltyCard {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let chance = &mut draw.chance;
    // Nearly every try is a possible position; the last resort is a plain one.
    for _ in 0..200 {
        let made = match skill {
            Skill::PenaltyCardKind => kind_position(chance, difficulty),
            _ => play_position(chance, skill, difficulty),
        };
        if let Some(position) = made {
            return position;
        }
    }
    plain_position()
}

fn plain_position() -> PenaltyCard {
    let card = |suit, rank| Card { suit, rank };
    let five = card(Suit::Hearts, Rank::new(5));
    let hand = [
        five,
        card(Suit::Hearts, Rank::Q),
        card(Suit::Clubs, Rank::new(3)),
    ];
    let trick = vec![card(Suit::Diamonds, Rank::new(7))];
    PenaltyCard {
        declarer: Seat::South,
        player: Seat::East,
        hand: hand.into_iter().collect(),
        before: PenaltyCards::major(five),
        exposed: None,
        trick: Some(trick),
        trumps: Some(Strain::Spades),
        after: PenaltyCards::major(five),
        bound: None,
    }
}

/// The 52 cards in an order of chance.
fn shuffled(chance: &mut Chance) -> Vec<Card> {
    let mut deck: Vec<Card> = Hand::ALL.iter().collect();
    chance.shuffle(&mut deck);
    deck
}

fn kind_position(chance: &mut Chance, difficulty: Difficulty) -> Option<PenaltyCard> {
    let easy = [
        How::Dropped,
        How::Dropped,
        How::LedOutOfTurnRefused,
        How::SeenByOpponentOnly,
    ];
    let medium = [
        How::Dropped,
        How::OneOfSeveral,
        How::LedOutOfTurnRefused,
        How::RevokeCorrected,
        How::Named,
        How::Shown,
        How::LedOutOfTurnAccepted,
        How::UnseenWithAnother,
    ];
    let hard = [
        How::Dropped,
        How::OneOfSeveral,
        How::BeforePartner,
        How::AtRhoTurnIllegal,
        How::MisinformedByOpponent,
        How::FifthCardByAccident,
        How::FifthCardDeliberate,
        How::WithdrawnByNonOffender,
        How::RemarkOnTrick,
        How::RevokeCorrected,
    ];
    let how = match difficulty {
        Difficulty::Easy => chance.pick(&easy)?,
        Difficulty::Medium => chance.pick(&medium)?,
        Difficulty::Hard => chance.pick(&hard)?,
    };
    let accident = matches!(
        how,
        How::Dropped | How::OneOfSeveral | How::FifthCardByAccident
    );
    let declaring = how == How::Dropped && chance.percent(18);
    let player = if declaring {
        Seat::South
    } else {
        chance.pick_or(&[Seat::West, Seat::East], Seat::East)
    };
    let deck = shuffled(chance);
    let hand: Hand = deck.iter().copied().take(7).collect();
    // Tens on purpose: they are where the rule is mistaken.
    let wanted = match chance.below(if accident { 5 } else { 3 }) {
        0 => Rank::T..=Rank::T,
        1 => Rank::J..=Rank::A,
        _ => Rank::new(2)..=Rank::new(9),
    };
    let fitting: Vec<Card> = hand
        .iter()
        .filter(|card| wanted.contains(&card.rank))
        .collect();
    let card = chance.pick(&fitting)?;
    let mut shown: Hand = [card].into_iter().collect();
    if how == How::Dropped && difficulty != Difficulty::Easy && chance.percent(25) {
        shown.insert(chance.pick(&(hand - shown).iter().collect::<Vec<_>>())?);
    }
    let small: Vec<Card> = (hand - shown)
        .iter()
        .filter(|card| !is_honour(*card))
        .collect();
    let had_one = !declaring
        && match difficulty {
            Difficulty::Easy => false,
            Difficulty::Medium => accident && chance.percent(35),
            Difficulty::Hard => accident && chance.percent(50),
        };
    let before = if had_one {
        PenaltyCards::Minor(chance.pick(&small)?)
    } else {
        PenaltyCards::None
    };
    PenaltyCard::new(
        Seat::South,
        player,
        hand,
        before,
        Some((shown, how)),
        None,
        None,
    )
    .ok()
}

fn play_position(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Option<PenaltyCard> {
    let player = chance.pick_or(&[Seat::West, Seat::East], Seat::East);
    let deck = shuffled(chance);
    let size = match difficulty {
        Difficulty::Easy => 5,
        Difficulty::Medium => 6,
        Difficulty::Hard => 7,
    };
    let (hand, rest) = deck.split_at(size);
    let held: Hand = hand.iter().copied().collect();
    let two = difficulty == Difficulty::Hard && chance.percent(50);
    let penalty = if skill == Skill::MinorPenaltyCardPlay {
        // Worth asking only with another card of the suit, small or honour.
        let fitting: Vec<Card> = held
            .iter()
            .filter(|card| !is_honour(*card) && cards_of(held, card.suit).len() >= 2)
            .collect();
        PenaltyCards::Minor(chance.pick(&fitting)?)
    } else {
        let majors = if two { 2 } else { 1 };
        PenaltyCards::Major(hand.iter().copied().take(majors).collect())
    };
    let played = usize::try_from(chance.between(0, 3)).unwrap_or(0);
    let mut trick: Vec<Card> = rest.iter().copied().take(played).collect();
    // The suit led decides everything: void, able to follow, or the penalty card's own suit.
    if let Some(led) = trick.first_mut() {
        let own = penalty.cards().iter().next()?.suit;
        let voids: Vec<Suit> = Suit::ASC
            .into_iter()
            .filter(|&suit| cards_of(held, suit).is_empty())
            .collect();
        let suit = match chance.below(4) {
            0 | 1 => chance.pick(&voids)?,
            2 => own,
            _ => led.suit,
        };
        *led = *rest.iter().skip(played).find(|card| card.suit == suit)?;
    }
    let strain = chance.pick_or(
        &[Strain::Spades, Strain::Hearts, Strain::Notrump],
        Strain::Spades,
    );
    PenaltyCard::new(
        Seat::South,
        player,
        held,
        penalty,
        None,
        Some(trick),
        Some(strain),
    )
    .ok()
}
