//! All ways to expose a card; rarer ones are harder.

use contract_bridge::{Card, Hand, Rank, Seat};

use super::PenaltyCardKind;
use crate::fields::Trick;
use crate::rulings::defence::generate::{before_the_lead, dummys_seen, moment, pick};
use crate::rulings::defence::scene;
use crate::{Chance, Difficulty, Draw};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::Play;
use engine::{cards_of, is_honour};

/// A complication of the exposure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Twist {
    Alone,
    TwoAtOnce,
    /// The player already has a minor penalty card.
    Second,
    Partners,
    /// The player had a minor penalty card, which has been played.
    Played,
    Declaring,
    InAuction,
    /// During the auction, by the eventual declaring side.
    InAuctionDeclaring,
    AtOpeningLead,
    AlreadyThere,
}

impl Twist {
    const fn phase(self) -> Phase {
        match self {
            Self::InAuction | Self::InAuctionDeclaring => Phase::Auction,
            Self::AtOpeningLead => Phase::OpeningLead,
            _ => Phase::Play,
        }
    }
}

/// A way to expose a card, with its complication.
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

/// A card exposed in a way of this difficulty; each answer is about equally frequent.
pub(crate) fn generate(draw: &mut Draw<'_>) -> PenaltyCardKind {
    let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
    let wanted = draw.chance.pick_or(&[minor, major, major, None], None);
    let dropped = (How::Dropped, Twist::Alone);
    let case = draw.chance.pick_or(cases(wanted, draw.difficulty), dropped);
    let scene = |play: &Play, chance: &mut Chance| {
        let who = who(play, chance, case)?;
        expose(play, chance, who, case, wanted, |_| true)
    };
    let found = match case.1.phase() {
        Phase::Play => moment(draw, scene),
        _ => before_the_lead(draw, scene),
    };
    found.unwrap_or_else(|| {
        let text = r#"(player: E, hand: "HQ H9 C3", exposes: "H9", how: "dropped")"#;
        crate::text::plain(text, "a defender may drop any card")
    })
}

/// The player to whom it happens, and whether the story shows the trick; `None` if it cannot happen
/// now.
fn who(play: &Play, chance: &mut Chance, (how, twist): Case) -> Option<(Seat, bool)> {
    use How::*;
    let declarer = play.contract().declarer;
    let turn = play.turn()?;
    let own_turn = play.obligations().defends(turn);
    let cards = play.trick().len();
    let either = chance.pick_or(&[declarer.lho(), declarer.rho()], declarer.lho());
    let dummy = declarer.partner();
    let (player, possible) = match (twist, how) {
        (Twist::InAuction, _) => (either, true),
        (Twist::InAuctionDeclaring, _) => (chance.pick_or(&[declarer, dummy], dummy), true),
        (Twist::Declaring, _) => (chance.pick_or(&[declarer, declarer, dummy], dummy), true),
        // The correct leader is on declarer's left; the partner leads instead.
        (Twist::AtOpeningLead, _) => (declarer.rho(), true),
        (_, LedOutOfTurnRefused | LedOutOfTurnAccepted) if own_turn => (turn.partner(), cards == 0),
        (_, LedOutOfTurnRefused | LedOutOfTurnAccepted) => (either, cards == 0),
        // An opponent who gives wrong information knows that it is not this player's lead.
        (_, MisinformedByOpponent | BeforeRequiredLead) => (either, cards == 0 && !own_turn),
        (_, DeclarerHadPlayedBoth) if play.leader() != declarer => return None,
        (_, BeforePartner | DeclarerHadPlayedBoth) => (turn.partner(), own_turn && cards == 1),
        (_, AtRhoTurnLegal | AtRhoTurnIllegal) => {
            (turn.lho(), !own_turn && (1..3).contains(&cards))
        }
        (_, FifthCardDeliberate | FifthCardByAccident) if own_turn => (turn.partner(), cards >= 2),
        (_, FifthCardDeliberate | FifthCardByAccident) => (turn.rho(), cards >= 1),
        (_, BeforeElection) => (turn, own_turn && cards == 0),
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
    let told = match how {
        WithdrawnByNonOffender | WithdrawnByOffender | BothRevoked | ClaimDisputed => false,
        _ => twist.phase() != Phase::Auction,
    };
    possible.then_some((player, told))
}

/// The player exposes a card that `fits`, in a case with the wanted kind. `told` says whether the
/// trick is shown.
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
    let shown = if told { play.trick() } else { &[] };
    let legal = scene::free(hand, shown).legal_cards();
    let possible = |card: Card| match how {
        RevokeCorrected | AtRhoTurnIllegal => !legal.contains(card),
        WithdrawnByOffender | BothRevoked => !told || !legal.contains(card),
        // To play before partner, the player follows to the card led; otherwise it would be a lead.
        NormalPlay
        | AtRhoTurnLegal
        | BeforePartner
        | DeclarerHadPlayedBoth
        | InsteadOfPenaltyCardRefused
        | InsteadOfPenaltyCardAccepted => legal.contains(card),
        _ => true,
    };
    let small = |card: Card| !is_honour(card);
    let minor = wanted == Some(PenaltyKind::Minor);
    let fits = |card| fits(card) && possible(card) && (!minor || small(card));
    // A single card exposed accidentally is major only if it is an honour.
    let alone = !matches!(twist, Twist::TwoAtOnce | Twist::Second);
    let honour = alone && wanted == Some(PenaltyKind::Major);
    let card = likely(chance, hand, fits, how, honour)?;
    let incident = Incident {
        phase: twist.phase(),
        declarer: Some(play.contract().declarer),
        seat: player,
        cards: [card].into_iter().collect(),
        how,
        before: PenaltyCards::None,
        due: None,
    };
    let mut made = PenaltyCardKind::new(play.contract(), hand, &incident, PenaltyCards::None);
    made.leader = told.then_some(play.leader().into());
    made.trick = Trick(shown.to_vec());
    if incident.phase == Phase::Play {
        made.dummy = dummys_seen(play);
    }
    let partners = play.hand(player.partner());
    let other = |chance: &mut Chance| pick(chance, hand, |other| other != card && small(other));
    match twist {
        Twist::TwoAtOnce => made.exposes = Hand::from_iter([card, other(chance)?]).into(),
        Twist::Second => made.before = PenaltyCards::Minor(other(chance)?).into(),
        Twist::AlreadyThere => made.before = PenaltyCards::Minor(card).into(),
        Twist::Partners => {
            made.partners = PenaltyCards::Minor(pick(chance, partners, small)?).into();
        }
        Twist::Played => made.played = Some(earlier_card(play, player)?.into()),
        _ => {}
    }
    match how {
        BeforeElection => {
            made.partners = PenaltyCards::major(pick(chance, partners, |_| true)?).into();
        }
        InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted => {
            // The penalty card could legally be played, so it had to be.
            let due = pick(chance, legal, |other| other != card)?;
            made.before = PenaltyCards::major(due).into();
            made.due = (how == InsteadOfPenaltyCardRefused).then_some(due.into());
        }
        _ => {}
    }
    (made.exposure().ok()?.kind() == wanted).then_some(made)
}

/// The last small card that the player played to an earlier trick, which may have been a minor
/// penalty card.
fn earlier_card(play: &Play, player: Seat) -> Option<Card> {
    let complete = play.record().len() - play.trick().len();
    let mut played = play.record().iter().take(complete).rev();
    let last = played.find(|made| made.seat == player && !is_honour(made.card));
    last.map(|made| made.card)
}

/// A plausible card for this exposure. To lead: a card of a long suit. Accidental: any card or,
/// with `honour`, an honour, often a ten, because there the rule is misunderstood.
fn likely(
    chance: &mut Chance,
    hand: Hand,
    fits: impl Fn(Card) -> bool,
    how: How,
    honour: bool,
) -> Option<Card> {
    use How::*;
    let preferred = match how {
        LedOutOfTurnRefused | LedOutOfTurnAccepted | MisinformedByOpponent => {
            let long = |card: Card| cards_of(hand, card.suit).len() >= 3;
            pick(chance, hand, |card| long(card) && fits(card))
        }
        Dropped | OneOfSeveral | RestoredAndSeen | FifthCardByAccident if honour => {
            let ten = chance.percent(35);
            let such = |card: Card| is_honour(card) && (!ten || card.rank == Rank::T);
            pick(chance, hand, |card| such(card) && fits(card))
        }
        _ => None,
    };
    preferred.or_else(|| pick(chance, hand, fits))
}
