//! All the ways in which a card comes to be seen, the rarer the harder.

use contract_bridge::{Card, Seat};

use super::PenaltyCardKind;
use crate::fields::{Cards, OneCard, Trick};
use crate::rulings::defence::generate::{before_the_lead, dummys_seen, moment, pick};
use crate::{Chance, Difficulty, Draw};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::{Play, Turn};
use engine::{Side, cards_of, is_honour};

/// What is told, beyond the way in which the card was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Twist {
    /// One card, and nothing else matters.
    Alone,
    TwoAtOnce,
    /// The player has a minor penalty card already.
    Second,
    /// The other defender has a minor one.
    Partners,
    /// The player had a minor one, which has been played.
    Played,
    /// Declarer or dummy.
    Declaring,
    InAuction,
    /// During the auction, by the side that then declares.
    InAuctionDeclaring,
    /// Before the opening lead is faced.
    AtOpeningLead,
    /// The card was a penalty card already.
    AlreadyThere,
}

/// The way in which a card is seen, with its twist.
pub(crate) type Case = (How, Twist);

/// The cases that lead to an answer.
pub(crate) const fn cases(wanted: Option<PenaltyKind>, difficulty: Difficulty) -> &'static [Case] {
    use How::*;
    use PenaltyKind::{Major, Minor};
    use Twist::*;
    match (wanted, difficulty) {
        (Some(Minor), Difficulty::Easy) => &[(Dropped, Alone)],
        (Some(Minor), Difficulty::Medium) => &[
            (Dropped, Partners),
            (Dropped, InAuction),
            (OneOfSeveral, Alone),
            (Dropped, Alone),
        ],
        (Some(Minor), Difficulty::Hard) => &[
            (Dropped, Played),
            (Dropped, Partners),
            (FifthCardByAccident, Alone),
            (RestoredAndSeen, Alone),
            (OneOfSeveral, Partners),
            (RevokeCorrected, AlreadyThere),
            (Dropped, InAuction),
        ],
        (Some(Major), Difficulty::Easy) => &[
            (Dropped, Alone),
            (Dropped, Alone),
            (LedOutOfTurnRefused, Alone),
            (RevokeCorrected, Alone),
        ],
        (Some(Major), Difficulty::Medium) => &[
            (Dropped, TwoAtOnce),
            (Dropped, Second),
            (OneOfSeveral, Alone),
            (Named, Alone),
            (Shown, Alone),
            (Dropped, InAuction),
            (LedOutOfTurnRefused, AtOpeningLead),
            (RevokeCorrected, Alone),
            (InsteadOfPenaltyCardRefused, Alone),
        ],
        (Some(Major), Difficulty::Hard) => &[
            (BeforePartner, Alone),
            (AtRhoTurnIllegal, Alone),
            (BeforeRequiredLead, Alone),
            (BeforeElection, Alone),
            (FifthCardDeliberate, Alone),
            (WithdrawnByOffender, Alone),
            (BothRevoked, Alone),
            (LedPrematurely, InAuction),
            (OneOfSeveral, Second),
            (RestoredAndSeen, Alone),
            (FifthCardByAccident, Alone),
        ],
        (None, Difficulty::Easy) => &[
            (SeenByOpponentOnly, Alone),
            (SeenByOpponentOnly, Alone),
            (LedOutOfTurnAccepted, Alone),
            (Dropped, Declaring),
            (NormalPlay, Alone),
        ],
        (None, Difficulty::Medium) => &[
            (UnseenWithAnother, Alone),
            (LedOutOfTurnAccepted, Alone),
            (Dropped, Declaring),
            (MisinformedByOpponent, Alone),
            (Dropped, InAuctionDeclaring),
            (FaceDown, AtOpeningLead),
            (RemarkOnTrick, Alone),
        ],
        (None, Difficulty::Hard) => &[
            (DeclarerHadPlayedBoth, Alone),
            (AtRhoTurnLegal, Alone),
            (WithdrawnByNonOffender, Alone),
            (InsteadOfPenaltyCardAccepted, Alone),
            (ClaimDisputed, Alone),
            (RemarkOnTrick, Alone),
            (Excused, Alone),
            (Dropped, InAuctionDeclaring),
        ],
    }
}

/// A card seen in one of the ways of the difficulty; each answer about as often.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PenaltyCardKind {
    let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
    let wanted = draw.chance.pick_or(&[minor, major, major, None], None);
    let plain = match wanted {
        None => (How::SeenByOpponentOnly, Twist::Alone),
        Some(_) => (How::Dropped, Twist::Alone),
    };
    let case = draw.chance.pick_or(cases(wanted, draw.difficulty), plain);
    let before = matches!(
        case.1,
        Twist::InAuction | Twist::InAuctionDeclaring | Twist::AtOpeningLead
    );
    let scene = |play: &Play, chance: &mut Chance, case| {
        let who = who(play, chance, case)?;
        expose(play, chance, who, case, wanted, |_| true)
    };
    let found = match before {
        true => before_the_lead(draw, |play, chance| scene(play, chance, case)),
        false => moment(draw, |play, chance| scene(play, chance, case)),
    };
    let found = found.or_else(|| moment(draw, |play, chance| scene(play, chance, plain)));
    found.unwrap_or_else(|| {
        let text = r#"(player: E, hand: "HQ H9 C3", exposes: "H9", how: "dropped")"#;
        crate::text::plain(text, "a defender may drop any card")
    })
}

/// The player who may do it now, and whether the trick is told; `None` if it cannot happen now.
fn who(play: &Play, chance: &mut Chance, (how, twist): Case) -> Option<(Seat, bool)> {
    use How::*;
    let declarer = play.contract().declarer;
    let turn = play.turn()?;
    let own_turn = Side::of(turn) != Side::of(declarer);
    let cards = play.trick().len();
    let either = chance.pick_or(&[declarer.lho(), declarer.rho()], declarer.lho());
    let dummy = declarer.partner();
    let (player, possible) = match (twist, how) {
        (Twist::InAuction, _) => (either, true),
        (Twist::InAuctionDeclaring, _) => (chance.pick_or(&[declarer, dummy], dummy), true),
        (Twist::Declaring, _) => (chance.pick_or(&[declarer, declarer, dummy], dummy), true),
        // The right leader is on declarer's left; the partner leads instead.
        (Twist::AtOpeningLead, _) => (declarer.rho(), true),
        (_, LedOutOfTurnRefused | LedOutOfTurnAccepted) if own_turn => (turn.partner(), cards == 0),
        (_, LedOutOfTurnRefused | LedOutOfTurnAccepted) => (either, cards == 0),
        // An opponent who misinforms knows whose lead it is not.
        (_, MisinformedByOpponent | BeforeRequiredLead) => (either, cards == 0 && !own_turn),
        (_, BeforePartner) => (turn.partner(), own_turn && cards == 1),
        (_, DeclarerHadPlayedBoth) => {
            let led = own_turn && cards == 1 && play.leader() == declarer;
            (turn.partner(), led)
        }
        (_, AtRhoTurnLegal | AtRhoTurnIllegal) => {
            (turn.lho(), !own_turn && (1..3).contains(&cards))
        }
        (_, BeforeElection) => (turn, own_turn && cards == 0),
        (_, FifthCardDeliberate | FifthCardByAccident) if own_turn => (turn.partner(), cards >= 2),
        (_, FifthCardDeliberate | FifthCardByAccident) => (turn.rho(), cards >= 1),
        (
            _,
            RevokeCorrected
            | NormalPlay
            | InsteadOfPenaltyCardRefused
            | InsteadOfPenaltyCardAccepted,
        ) => (turn, own_turn && cards > 0),
        (_, OneOfSeveral | UnseenWithAnother) => (turn, own_turn),
        (_, RemarkOnTrick) => (either, cards > 0),
        _ => (either, true),
    };
    let told = !matches!(twist, Twist::InAuction | Twist::InAuctionDeclaring)
        && !matches!(
            how,
            WithdrawnByNonOffender | WithdrawnByOffender | BothRevoked | ClaimDisputed
        );
    possible.then_some((player, told))
}

/// The player exposes a card that `fits`, in a case that leads to the kind wanted. `told`: whether
/// the trick is shown.
pub(crate) fn expose(
    play: &Play,
    chance: &mut Chance,
    (player, told): (Seat, bool),
    (how, twist): Case,
    wanted: Option<PenaltyKind>,
    fits: impl Fn(Card) -> bool,
) -> Option<PenaltyCardKind> {
    use How::*;
    let hand = play.hand(player);
    if hand.len() < 3 {
        return None;
    }
    let trick = match told {
        true => play.trick().to_vec(),
        false => Vec::new(),
    };
    let turn = Turn {
        hand,
        trick,
        ..Turn::default()
    };
    let legal = turn.legal_cards();
    let possible = |card: Card| match how {
        RevokeCorrected | AtRhoTurnIllegal => !legal.contains(card),
        WithdrawnByOffender | BothRevoked => !told || !legal.contains(card),
        // Someone who plays before partner follows to the card led: else it would be a lead.
        NormalPlay | AtRhoTurnLegal | BeforePartner | DeclarerHadPlayedBoth => legal.contains(card),
        InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted => legal.contains(card),
        _ => true,
    };
    let small = |card: Card| !is_honour(card);
    let minor = wanted == Some(PenaltyKind::Minor);
    let fits = |card| fits(card) && possible(card) && (!minor || small(card));
    let card = likely(play, player, chance, fits, (how, wanted))?;
    let mut incident = Incident {
        phase: match twist {
            Twist::InAuction | Twist::InAuctionDeclaring => Phase::Auction,
            Twist::AtOpeningLead => Phase::OpeningLead,
            _ => Phase::Play,
        },
        declarer: Some(play.contract().declarer),
        seat: player,
        cards: [card].into_iter().collect(),
        how,
        before: PenaltyCards::None,
        due: None,
    };
    let other = |chance: &mut Chance| pick(chance, hand, |other| other != card && small(other));
    match twist {
        Twist::TwoAtOnce => {
            incident.cards.insert(other(chance)?);
        }
        Twist::Second => incident.before = PenaltyCards::Minor(other(chance)?),
        Twist::AlreadyThere => incident.before = PenaltyCards::Minor(card),
        _ => {}
    }
    if matches!(
        how,
        InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted
    ) {
        // The penalty card could have been played, and so it had to be.
        let due = pick(chance, legal, |other| other != card)?;
        incident.before = PenaltyCards::major(due);
        incident.due = (how == InsteadOfPenaltyCardRefused).then_some(due);
    }
    let partners = play.hand(player.partner());
    let partners = match (how, twist) {
        (BeforeElection, _) => PenaltyCards::major(pick(chance, partners, |_| true)?),
        (_, Twist::Partners) => PenaltyCards::Minor(pick(chance, partners, small)?),
        _ => PenaltyCards::None,
    };
    let made = PenaltyCardKind {
        dummy: match incident.phase {
            Phase::Play => dummys_seen(play),
            Phase::Auction | Phase::OpeningLead => Cards::default(),
        },
        leader: told.then_some(play.leader().into()),
        trick: Trick(turn.trick),
        played: match twist {
            Twist::Played => Some(OneCard(earlier_card(play, player)?)),
            _ => None,
        },
        ..PenaltyCardKind::new(play.contract(), hand, &incident, partners)
    };
    (made.exposure().ok()?.kind() == wanted).then_some(made)
}

/// The last small card that the player has played to an earlier trick; it may have been a minor
/// penalty card.
fn earlier_card(play: &Play, player: Seat) -> Option<Card> {
    let complete = play.record().len() - play.trick().len();
    let small = |card: &Card| !is_honour(*card);
    let played = play.record().iter().take(complete);
    let own = played.filter(|made| made.seat == player);
    own.map(|made| made.card).filter(small).last()
}

/// A card that somebody would show in that way: to lead, one of a long suit; by accident any, and
/// often a ten where it becomes a major card, because there the rule is mistaken.
fn likely(
    play: &Play,
    player: Seat,
    chance: &mut Chance,
    fits: impl Fn(Card) -> bool,
    (how, wanted): (How, Option<PenaltyKind>),
) -> Option<Card> {
    use How::*;
    let hand = play.hand(player);
    let long = |card: Card| cards_of(hand, card.suit).len() >= 3;
    let ten = |card: Card| card.rank.get() == 10;
    let by_accident = matches!(
        how,
        Dropped | OneOfSeveral | RestoredAndSeen | FifthCardByAccident
    );
    let leads = matches!(
        how,
        LedOutOfTurnRefused | LedOutOfTurnAccepted | MisinformedByOpponent
    );
    let mut of = |such: &dyn Fn(Card) -> bool| pick(chance, hand, |card| fits(card) && such(card));
    let (tens, honours) = (of(&ten), of(&is_honour));
    let preferred = if leads {
        of(&long)
    } else if by_accident && wanted == Some(PenaltyKind::Major) && chance.percent(75) {
        tens.filter(|_| chance.percent(45)).or(honours)
    } else {
        None
    };
    preferred.or_else(|| pick(chance, hand, fits))
}
