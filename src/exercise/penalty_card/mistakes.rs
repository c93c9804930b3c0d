//! Well-known mistakes about penalty cards, and the answers they give.

use contract_bridge::{Hand, Rank};

use super::kind_option;
use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::play::{IllegalCard, Turn};
use crate::engine::{cards_of, is_honour};
use crate::exercise::{Answer, Slip};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    TEN_IS_NO_HONOUR,
    DROPPED_HONOUR_IS_MINOR,
    SECOND_CARD_STAYS_MINOR,
    SEVERAL_AT_ONCE_ARE_MINOR,
    DELIBERATE_SMALL_IS_MINOR,
    DECLARER_HAS_PENALTY_CARD,
    UNSEEN_CARD_PENALISED,
    EXCUSED_CARD_PENALISED,
    SMALL_ACCIDENT_IS_MAJOR,
    EXPOSED_CARD_GOES_BACK,
    PENALTY_CARD_OPTIONAL,
    PENALTY_BEFORE_FOLLOWING,
    MINOR_TREATED_AS_MAJOR,
    MAJOR_TREATED_AS_MINOR,
    HONOUR_ALTERNATIVE_FORGOTTEN,
    FOLLOWING_FORGOTTEN,
    OWNER_CHOOSES_AMONG_TWO,
];

const TEN_IS_NO_HONOUR: Slip = Slip("ten-is-no-honour");
const DROPPED_HONOUR_IS_MINOR: Slip = Slip("dropped-honour-is-minor");
const SECOND_CARD_STAYS_MINOR: Slip = Slip("second-card-stays-minor");
const SEVERAL_AT_ONCE_ARE_MINOR: Slip = Slip("several-at-once-are-minor");
const DELIBERATE_SMALL_IS_MINOR: Slip = Slip("deliberate-small-is-minor");
const DECLARER_HAS_PENALTY_CARD: Slip = Slip("declarer-has-penalty-card");
const UNSEEN_CARD_PENALISED: Slip = Slip("unseen-card-penalised");
const EXCUSED_CARD_PENALISED: Slip = Slip("excused-card-penalised");
const SMALL_ACCIDENT_IS_MAJOR: Slip = Slip("small-accident-is-major");
pub(super) const EXPOSED_CARD_GOES_BACK: Slip = Slip("exposed-card-goes-back");
const PENALTY_CARD_OPTIONAL: Slip = Slip("penalty-card-optional");
const PENALTY_BEFORE_FOLLOWING: Slip = Slip("penalty-before-following");
const MINOR_TREATED_AS_MAJOR: Slip = Slip("minor-treated-as-major");
const MAJOR_TREATED_AS_MINOR: Slip = Slip("major-treated-as-minor");
const HONOUR_ALTERNATIVE_FORGOTTEN: Slip = Slip("honour-alternative-forgotten");
const FOLLOWING_FORGOTTEN: Slip = Slip("following-forgotten");
const OWNER_CHOOSES_AMONG_TWO: Slip = Slip("owner-chooses-among-two");

/// The mistakes behind a wrong kind, by the rule that decides it (`reason`).
pub(super) fn kind_mistakes(reason: &str, shown: Hand) -> Vec<(Slip, Answer)> {
    let (minor, major) = (PenaltyKind::Minor, PenaltyKind::Major);
    let says = |kind| kind_option(Some(kind));
    let ten_only = shown.iter().all(|card| card.rank <= Rank::T);
    match reason {
        "major-honour" if ten_only => vec![(TEN_IS_NO_HONOUR, says(minor))],
        "major-honour" => vec![(DROPPED_HONOUR_IS_MINOR, says(minor))],
        "major-second-card" => vec![(SECOND_CARD_STAYS_MINOR, says(minor))],
        "major-several-at-once" => vec![(SEVERAL_AT_ONCE_ARE_MINOR, says(minor))],
        "major-deliberate" if shown.iter().any(is_honour) => {
            vec![(DROPPED_HONOUR_IS_MINOR, says(minor))]
        }
        "faced-card-returns" => Vec::new(),
        "major-deliberate" => vec![(DELIBERATE_SMALL_IS_MINOR, says(minor))],
        "minor-small-accident" => vec![(SMALL_ACCIDENT_IS_MAJOR, says(major))],
        "declarer-never" => [minor, major]
            .map(|kind| (DECLARER_HAS_PENALTY_CARD, says(kind)))
            .to_vec(),
        "partner-could-not-see" => [minor, major]
            .map(|kind| (UNSEEN_CARD_PENALISED, says(kind)))
            .to_vec(),
        _ => [minor, major]
            .map(|kind| (EXCUSED_CARD_PENALISED, says(kind)))
            .to_vec(),
    }
}

/// The mistake behind a card that may not be played, where the whole answer
/// fits no wrong rule.
pub(super) fn wrong_card(turn: &Turn, wrong: Hand) -> Option<Slip> {
    let card = wrong.iter().next()?;
    match turn.check(card) {
        Err(IllegalCard::MustFollow { .. }) if turn.penalty.kind(card).is_some() => {
            Some(PENALTY_BEFORE_FOLLOWING)
        }
        Err(IllegalCard::MustFollow { .. }) => Some(FOLLOWING_FORGOTTEN),
        Err(IllegalCard::PenaltyCardFirst { .. } | IllegalCard::MinorFirst { .. }) => {
            Some(PENALTY_CARD_OPTIONAL)
        }
        _ => None,
    }
}

/// The sets of cards that well-known wrong rules give.
pub(super) fn play_mistakes(turn: &Turn, legal: Hand) -> Vec<(Slip, Answer)> {
    let with = |penalty| {
        Turn {
            penalty,
            ..turn.clone()
        }
        .legal_cards()
    };
    let on_lead = Turn {
        trick: Vec::new(),
        ..turn.clone()
    }
    .legal_cards();
    let majors = turn.penalty.majors();
    let mut mistakes = Vec::new();
    match turn.penalty {
        PenaltyCards::None => {}
        PenaltyCards::Minor(minor) => {
            let honours: Hand = cards_of(legal, minor.suit)
                .iter()
                .filter(|card| is_honour(*card))
                .collect();
            mistakes.push((HONOUR_ALTERNATIVE_FORGOTTEN, legal - honours));
            mistakes.push((MINOR_TREATED_AS_MAJOR, with(PenaltyCards::major(minor))));
        }
        PenaltyCards::Major(cards) => {
            // Majors all over their suit, honours apart: what a minor one would do.
            let as_minor = cards
                .iter()
                .fold(with(PenaltyCards::None), |allowed, major| {
                    allowed & with(PenaltyCards::Minor(major))
                });
            mistakes.push((PENALTY_BEFORE_FOLLOWING, cards));
            if turn.declarer_designates() {
                let single = cards
                    .iter()
                    .map(|card| [card].into_iter().collect::<Hand>());
                mistakes.extend(single.map(|one| (OWNER_CHOOSES_AMONG_TWO, one)));
            }
            // Where both come to the same, the plainer mistake has the name.
            mistakes.push((PENALTY_CARD_OPTIONAL, with(PenaltyCards::None)));
            mistakes.push((MAJOR_TREATED_AS_MINOR, as_minor));
        }
    }
    mistakes.push((PENALTY_CARD_OPTIONAL, with(PenaltyCards::None)));
    mistakes.push((FOLLOWING_FORGOTTEN, on_lead));
    mistakes.push((PENALTY_BEFORE_FOLLOWING, majors));
    mistakes
        .into_iter()
        .map(|(slip, cards)| (slip, Answer::Cards(cards)))
        .collect()
}
