//! All the ways in which a card comes to be seen, the rarer the harder.

use contract_bridge::{Card, Hand, Seat};

use super::PenaltyCardKind;
use super::cases::{Case, Twist, cases};
use crate::rulings::defence::deal::{self, fitting};
use crate::rulings::penalty_card::exposure::Exposure;
use crate::{Chance, Draw};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::{Play, Turn};
use engine::{Side, cards_of, is_honour};

/// A card seen in one of the ways of the difficulty; each answer about as often.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> PenaltyCardKind {
    let answers = [
        Some(PenaltyKind::Minor),
        Some(PenaltyKind::Major),
        Some(PenaltyKind::Major),
        None,
    ];
    let wanted = draw.chance.pick_or(&answers, None);
    let case = draw
        .chance
        .pick_or(cases(wanted, draw.difficulty), (How::Dropped, Twist::None));
    let before = matches!(
        case.1,
        Twist::InAuction | Twist::InAuctionDeclaring | Twist::AtOpeningLead
    );
    let found = if before {
        deal::before_the_lead(draw, |play, chance| scene(play, chance, case, wanted))
    } else {
        deal::moment(draw, |play, chance| scene(play, chance, case, wanted))
    };
    found
        .or_else(|| {
            let plain = match wanted {
                None => (How::SeenByOpponentOnly, Twist::None),
                Some(_) => (How::Dropped, Twist::None),
            };
            deal::moment(draw, |play, chance| scene(play, chance, plain, wanted))
        })
        .unwrap_or_else(plain)
}

/// What the table shows of the trick when it happens.
struct Moment {
    player: Seat,
    leader: Option<Seat>,
    trick: Vec<Card>,
}

/// Who may have done it, and what lies on the table then; `None` if it is not the moment.
fn moment(play: &Play, chance: &mut Chance, how: How, twist: Twist) -> Option<Moment> {
    let declarer = play.contract().declarer;
    let turn = play.turn()?;
    let leader = play.leader();
    let trick = play.trick().to_vec();
    let defends = |seat: Seat| Side::of(seat) != Side::of(declarer);
    let anybody = chance.pick_or(&[declarer.lho(), declarer.rho()], declarer.lho());
    let shown = |player| {
        Some(Moment {
            player,
            leader: Some(leader),
            trick: trick.clone(),
        })
    };
    let untold = |player| {
        Some(Moment {
            player,
            leader: None,
            trick: Vec::new(),
        })
    };
    match twist {
        Twist::InAuction => return untold(anybody),
        Twist::InAuctionDeclaring => {
            return untold(chance.pick_or(&[declarer, declarer.partner()], declarer));
        }
        Twist::Declaring => {
            return shown(chance.pick_or(&[declarer, declarer, declarer.partner()], declarer));
        }
        // The right leader is on declarer's left; his partner leads instead.
        Twist::AtOpeningLead => return shown(declarer.rho()),
        _ => {}
    }
    let own_turn = defends(turn);
    match how {
        How::LedOutOfTurnRefused | How::LedOutOfTurnAccepted | How::MisinformedByOpponent => {
            let player = if own_turn { turn.partner() } else { anybody };
            // Who misinforms him knows whose lead it is not.
            let misled = how != How::MisinformedByOpponent || !own_turn;
            (trick.is_empty() && misled)
                .then(|| shown(player))
                .flatten()
        }
        How::BeforePartner => (own_turn && trick.len() == 1)
            .then(|| shown(turn.partner()))
            .flatten(),
        How::DeclarerHadPlayedBoth => {
            let led = own_turn && trick.len() == 1 && leader == declarer;
            led.then(|| shown(turn.partner())).flatten()
        }
        How::AtRhoTurnLegal | How::AtRhoTurnIllegal => {
            let early = !own_turn && !trick.is_empty() && trick.len() < 3;
            early.then(|| shown(turn.lho())).flatten()
        }
        How::BeforeRequiredLead => (trick.is_empty() && !own_turn)
            .then(|| shown(anybody))
            .flatten(),
        How::BeforeElection => (trick.is_empty() && own_turn)
            .then(|| shown(turn))
            .flatten(),
        How::FifthCardDeliberate | How::FifthCardByAccident => {
            let seats = [turn.rho(), turn.rho().rho()];
            let played = seats
                .into_iter()
                .take(trick.len())
                .find(|&seat| defends(seat));
            played.and_then(shown)
        }
        How::WithdrawnByNonOffender
        | How::WithdrawnByOffender
        | How::BothRevoked
        | How::ClaimDisputed => untold(anybody),
        How::RevokeCorrected
        | How::NormalPlay
        | How::InsteadOfPenaltyCardRefused
        | How::InsteadOfPenaltyCardAccepted => (own_turn && !trick.is_empty())
            .then(|| shown(turn))
            .flatten(),
        How::OneOfSeveral | How::UnseenWithAnother => own_turn.then(|| shown(turn)).flatten(),
        How::RemarkOnTrick => (!trick.is_empty()).then(|| shown(anybody)).flatten(),
        _ => shown(anybody),
    }
}

fn scene(
    play: &Play,
    chance: &mut Chance,
    (how, twist): Case,
    wanted: Option<PenaltyKind>,
) -> Option<PenaltyCardKind> {
    let moment = moment(play, chance, how, twist)?;
    let contract = play.contract();
    let player = moment.player;
    let hand = play.hand(player);
    if hand.len() < 3 {
        return None;
    }
    let turn = Turn {
        hand,
        trick: moment.trick.clone(),
        ..Turn::default()
    };
    let legal = turn.legal_cards();
    let small = |card: Card| !is_honour(card);
    let possible = |card: Card| match how {
        How::RevokeCorrected | How::AtRhoTurnIllegal => !legal.contains(card),
        How::NormalPlay | How::AtRhoTurnLegal => legal.contains(card),
        // What could be mistaken for a lead is none: he follows to the card led.
        How::BeforePartner | How::DeclarerHadPlayedBoth => legal.contains(card),
        How::InsteadOfPenaltyCardRefused | How::InsteadOfPenaltyCardAccepted => {
            legal.contains(card)
        }
        _ => true,
    };
    let fits = |card: Card| {
        possible(card)
            && match wanted {
                Some(PenaltyKind::Minor) => small(card),
                _ => true,
            }
    };
    let mut incident = Incident {
        phase: match twist {
            Twist::InAuction | Twist::InAuctionDeclaring => Phase::Auction,
            Twist::AtOpeningLead => Phase::OpeningLead,
            _ => Phase::Play,
        },
        declarer: Some(contract.declarer),
        seat: player,
        cards: Hand::EMPTY,
        how,
        before: PenaltyCards::None,
        due: None,
    };
    let card = likely(chance, &fitting(hand, fits), wanted, how)?;
    incident.cards.insert(card);
    let others = fitting(hand, |other| other != card && small(other));
    match twist {
        Twist::TwoAtOnce => {
            incident.cards.insert(chance.pick(&others)?);
        }
        Twist::Second => incident.before = PenaltyCards::Minor(chance.pick(&others)?),
        Twist::AlreadyThere => incident.before = PenaltyCards::Minor(card),
        _ => {}
    }
    if matches!(
        how,
        How::InsteadOfPenaltyCardRefused | How::InsteadOfPenaltyCardAccepted
    ) {
        // The penalty card could have been played, and so it had to be.
        let due = chance.pick(&fitting(legal, |other| other != card))?;
        incident.before = PenaltyCards::major(due);
        incident.due = (how == How::InsteadOfPenaltyCardRefused).then_some(due);
    }
    let played = match twist {
        Twist::Played => Some(earlier_card(play, player)?),
        _ => None,
    };
    let partners = partners_card(play, player, chance, how, twist)?;
    let hidden = matches!(incident.phase, Phase::Auction | Phase::OpeningLead)
        || (play.tricks().is_empty() && play.trick().is_empty());
    let made = PenaltyCardKind {
        contract,
        hand,
        dummy: if hidden {
            Hand::EMPTY
        } else {
            play.hand(contract.dummy())
        },
        leader: moment.leader,
        trick: moment.trick,
        exposure: Exposure {
            incident,
            partners,
            played,
        },
    };
    let made = made.checked().ok()?;
    (made.exposure.kind() == wanted).then_some(made)
}

/// A small card of his that he has played, which may have been a minor penalty card.
fn earlier_card(play: &Play, player: Seat) -> Option<Card> {
    let mut record = play.record().iter();
    let before = play.trick().len();
    let complete = play.record().len().saturating_sub(before);
    let played = record.by_ref().take(complete);
    played
        .filter(|made| made.seat == player && !is_honour(made.card))
        .map(|made| made.card)
        .last()
}

/// What lies before the other defender.
fn partners_card(
    play: &Play,
    player: Seat,
    chance: &mut Chance,
    how: How,
    twist: Twist,
) -> Option<PenaltyCards> {
    let hand = play.hand(player.partner());
    if how == How::BeforeElection {
        let card = chance.pick(&fitting(hand, |_| true))?;
        return Some(PenaltyCards::major(card));
    }
    if twist != Twist::Partners {
        return Some(PenaltyCards::None);
    }
    let card = chance.pick(&fitting(hand, |card| !is_honour(card)))?;
    Some(PenaltyCards::Minor(card))
}

/// A card that somebody would show in that way: for a lead a long suit, by accident any;
/// tens on purpose, because there the rule is mistaken.
fn likely(
    chance: &mut Chance,
    cards: &[Card],
    wanted: Option<PenaltyKind>,
    how: How,
) -> Option<Card> {
    let any = chance.pick(cards)?;
    let tens: Vec<Card> = cards
        .iter()
        .copied()
        .filter(|card| card.rank.get() == 10)
        .collect();
    let held: Hand = cards.iter().copied().collect();
    let long: Vec<Card> = cards
        .iter()
        .copied()
        .filter(|card| cards_of(held, card.suit).len() >= 3)
        .collect();
    let honours: Vec<Card> = cards
        .iter()
        .copied()
        .filter(|card| is_honour(*card))
        .collect();
    let leads = matches!(
        how,
        How::LedOutOfTurnRefused | How::LedOutOfTurnAccepted | How::MisinformedByOpponent
    );
    let by_accident = matches!(
        how,
        How::Dropped | How::OneOfSeveral | How::RestoredAndSeen | How::FifthCardByAccident
    );
    if leads {
        return Some(chance.pick_or(&long, any));
    }
    // By accident only an honour is major when it is alone.
    if wanted == Some(PenaltyKind::Major) && by_accident && chance.percent(75) {
        let honour = chance.pick_or(&honours, any);
        let ten = chance.percent(45);
        return Some(if ten {
            chance.pick_or(&tens, honour)
        } else {
            honour
        });
    }
    Some(any)
}

/// East drops the nine of hearts, where no board gives a scene.
fn plain() -> PenaltyCardKind {
    use contract_bridge::{Bid, Rank, Strain, Suit};
    let card = |suit, rank| Card {
        suit,
        rank: Rank::new(rank),
    };
    let nine = card(Suit::Hearts, 9);
    PenaltyCardKind {
        contract: engine::Contract {
            bid: Bid::new(3, Strain::Notrump),
            doubling: engine::Doubling::Undoubled,
            declarer: Seat::South,
        },
        hand: [nine, card(Suit::Hearts, 12), card(Suit::Clubs, 3)]
            .into_iter()
            .collect(),
        dummy: Hand::EMPTY,
        leader: None,
        trick: Vec::new(),
        exposure: Exposure {
            incident: Incident {
                phase: Phase::Play,
                declarer: Some(Seat::South),
                seat: Seat::East,
                cards: [nine].into_iter().collect(),
                how: How::Dropped,
                before: PenaltyCards::None,
                due: None,
            },
            partners: PenaltyCards::None,
            played: None,
        },
    }
}
