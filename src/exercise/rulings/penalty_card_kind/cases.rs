//! Which ways of seeing a card are easy, and which are hard.

use crate::Difficulty;
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::PenaltyKind;

/// What is told, beyond the way in which the card was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Twist {
    /// Nothing.
    None,
    /// Two cards at once.
    TwoAtOnce,
    /// He has a minor penalty card already.
    Second,
    /// The other defender has a minor one.
    Partners,
    /// He had a minor one, which has been played.
    Played,
    /// Declarer or dummy.
    Declaring,
    /// During the auction.
    InAuction,
    /// During the auction, by the side that then declares.
    InAuctionDeclaring,
    /// Before the opening lead is faced.
    AtOpeningLead,
    /// The card was his penalty card already.
    AlreadyThere,
}

/// The way in which a card is seen, with its twist.
pub(super) type Case = (How, Twist);

const MINOR_EASY: &[Case] = &[(How::Dropped, Twist::None)];
const MINOR_MEDIUM: &[Case] = &[
    (How::Dropped, Twist::Partners),
    (How::Dropped, Twist::InAuction),
    (How::OneOfSeveral, Twist::None),
    (How::Dropped, Twist::None),
];
const MINOR_HARD: &[Case] = &[
    (How::Dropped, Twist::Played),
    (How::Dropped, Twist::Partners),
    (How::FifthCardByAccident, Twist::None),
    (How::RestoredAndSeen, Twist::None),
    (How::OneOfSeveral, Twist::Partners),
    (How::RevokeCorrected, Twist::AlreadyThere),
    (How::Dropped, Twist::InAuction),
];
const MAJOR_EASY: &[Case] = &[
    (How::Dropped, Twist::None),
    (How::Dropped, Twist::None),
    (How::LedOutOfTurnRefused, Twist::None),
    (How::RevokeCorrected, Twist::None),
];
const MAJOR_MEDIUM: &[Case] = &[
    (How::Dropped, Twist::TwoAtOnce),
    (How::Dropped, Twist::Second),
    (How::OneOfSeveral, Twist::None),
    (How::Named, Twist::None),
    (How::Shown, Twist::None),
    (How::Dropped, Twist::InAuction),
    (How::LedOutOfTurnRefused, Twist::AtOpeningLead),
    (How::RevokeCorrected, Twist::None),
    (How::InsteadOfPenaltyCardRefused, Twist::None),
];
const MAJOR_HARD: &[Case] = &[
    (How::BeforePartner, Twist::None),
    (How::AtRhoTurnIllegal, Twist::None),
    (How::BeforeRequiredLead, Twist::None),
    (How::BeforeElection, Twist::None),
    (How::FifthCardDeliberate, Twist::None),
    (How::WithdrawnByOffender, Twist::None),
    (How::BothRevoked, Twist::None),
    (How::LedPrematurely, Twist::InAuction),
    (How::OneOfSeveral, Twist::Second),
    (How::RestoredAndSeen, Twist::None),
    (How::FifthCardByAccident, Twist::None),
];
const NONE_EASY: &[Case] = &[
    (How::SeenByOpponentOnly, Twist::None),
    (How::SeenByOpponentOnly, Twist::None),
    (How::LedOutOfTurnAccepted, Twist::None),
    (How::Dropped, Twist::Declaring),
    (How::NormalPlay, Twist::None),
];
const NONE_MEDIUM: &[Case] = &[
    (How::UnseenWithAnother, Twist::None),
    (How::LedOutOfTurnAccepted, Twist::None),
    (How::Dropped, Twist::Declaring),
    (How::MisinformedByOpponent, Twist::None),
    (How::Dropped, Twist::InAuctionDeclaring),
    (How::FaceDown, Twist::AtOpeningLead),
    (How::RemarkOnTrick, Twist::None),
];
const NONE_HARD: &[Case] = &[
    (How::DeclarerHadPlayedBoth, Twist::None),
    (How::AtRhoTurnLegal, Twist::None),
    (How::WithdrawnByNonOffender, Twist::None),
    (How::InsteadOfPenaltyCardAccepted, Twist::None),
    (How::ClaimDisputed, Twist::None),
    (How::RemarkOnTrick, Twist::None),
    (How::Excused, Twist::None),
    (How::Dropped, Twist::InAuctionDeclaring),
];

/// The cases that lead to an answer.
pub(super) const fn cases(wanted: Option<PenaltyKind>, difficulty: Difficulty) -> &'static [Case] {
    match (wanted, difficulty) {
        (Some(PenaltyKind::Minor), Difficulty::Easy) => MINOR_EASY,
        (Some(PenaltyKind::Minor), Difficulty::Medium) => MINOR_MEDIUM,
        (Some(PenaltyKind::Minor), Difficulty::Hard) => MINOR_HARD,
        (Some(PenaltyKind::Major), Difficulty::Easy) => MAJOR_EASY,
        (Some(PenaltyKind::Major), Difficulty::Medium) => MAJOR_MEDIUM,
        (Some(PenaltyKind::Major), Difficulty::Hard) => MAJOR_HARD,
        (None, Difficulty::Easy) => NONE_EASY,
        (None, Difficulty::Medium) => NONE_MEDIUM,
        (None, Difficulty::Hard) => NONE_HARD,
    }
}
