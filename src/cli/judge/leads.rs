//! `lead_options`, `lead_choice`, `lead_out_of_turn`, `premature_play`.

use serde::{Deserialize, Serialize};

use crate::engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::engine::laws::lead_restriction::{LeadChoice, lead_choices};
use crate::engine::laws::penalty_card::{Exposed, PenaltyCards};
use crate::engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use crate::engine::laws::premature_play::{Premature, PrematurePlay};
use crate::engine::notation::{parse_card, parse_suit};
use crate::engine::play::{PlayRestriction, Restriction, Turn};
use crate::engine::{Card, Chooser, Hand, Seat, Side};

use super::cards::{held, no_more_than_thirteen, once};
use super::choices::{
    read_lead_choice, read_play_restriction, written_choice, written_restriction,
};
use super::refusal::{Code, Refusal};
use super::wire::{CardOut, CardsOut, Penalties, PenaltiesOut, Reasons, SeatOut, Text, Words};

/// Whether the opening lead or a later one is spoken of.
fn is_opening(phase: &Text<'_>) -> Result<bool, Refusal> {
    match phase.0.trim().to_ascii_lowercase().as_str() {
        "opening_lead" => Ok(true),
        "play" => Ok(false),
        "auction" => Err(Refusal::impossible("nobody leads during the auction")),
        _ => {
            let message = format!("`{}` is not a phase (opening_lead, play)", phase.0);
            Err(Refusal::new(Code::BadNotation, message))
        }
    }
}

fn defends(seat: Seat, declarer: Seat) -> bool {
    Side::of(seat) != Side::of(declarer)
}

#[derive(Deserialize)]
pub(super) struct OptionsAsked<'a> {
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    leader: Text<'a>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
    #[serde(borrow, default)]
    phase: Option<Text<'a>>,
    /// He has led to this trick already, and declarer let it stand.
    #[serde(default)]
    leader_has_led_since: bool,
}

#[derive(Serialize)]
pub(super) struct LeadOptions {
    options: Vec<String>,
}

pub(super) fn lead_options(asked: &OptionsAsked<'_>) -> Result<LeadOptions, Refusal> {
    if let Some(phase) = &asked.phase {
        is_opening(phase)?;
    }
    let (declarer, leader) = (asked.declarer.seat()?, asked.leader.seat()?);
    let partner = asked.partner_penalty.read()?;
    if !defends(leader, declarer) && partner != PenaltyCards::None {
        return Err(Refusal::impossible(
            "only a defender can have penalty cards (Law 48A)",
        ));
    }
    let choices = if asked.leader_has_led_since {
        Vec::new()
    } else {
        lead_choices(partner)
    };
    let options = choices.into_iter().map(written_choice).collect();
    Ok(LeadOptions { options })
}

#[derive(Deserialize)]
pub(super) struct ChoiceAsked<'a> {
    #[serde(borrow)]
    leader: Text<'a>,
    #[serde(borrow)]
    hand: Words<'a>,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
    #[serde(borrow)]
    choice: Text<'a>,
    #[serde(borrow, default)]
    designated: Option<Text<'a>>,
}

#[derive(Serialize)]
pub(super) struct LeadChosen {
    legal: CardsOut,
    declarer_designates: bool,
    picked_up: CardsOut,
    penalty_after: PenaltiesOut,
}

pub(super) fn lead_choice(asked: &ChoiceAsked<'_>) -> Result<LeadChosen, Refusal> {
    asked.leader.seat()?;
    let (own, partner) = (asked.penalty.read()?, asked.partner_penalty.read()?);
    let hand = asked.hand.hand()?;
    if hand.is_empty() {
        return Err(Refusal::impossible("the hand is empty"));
    }
    once(hand, partner.cards())?;
    held(own.cards(), hand, "in the hand")?;
    let designated = asked.designated.as_ref();
    let designated = designated.map(|card| parse_card(&card.0)).transpose()?;
    held(
        designated.into_iter().collect(),
        own.cards(),
        "a penalty card",
    )?;
    let choice = read_lead_choice(&asked.choice.0)?;
    // With a minor card, or none, declarer is not asked: no demand is what happens.
    let offered = lead_choices(partner);
    if !offered.contains(&choice) && !(offered.is_empty() && choice == LeadChoice::NoDemand) {
        let options: Vec<String> = offered.into_iter().map(written_choice).collect();
        let message = format!(
            "declarer has no choice `{}` here (he has: {})",
            asked.choice.0,
            options.join(", ")
        );
        return Err(Refusal::impossible(message));
    }
    let turn = Turn {
        hand,
        penalty: own,
        restriction: choice.restriction(),
        designated,
        ..Turn::default()
    };
    let picked_up = choice.picked_up(partner);
    Ok(LeadChosen {
        legal: CardsOut(turn.legal_cards()),
        declarer_designates: turn.declarer_designates(),
        picked_up: CardsOut(picked_up),
        penalty_after: PenaltiesOut(partner.without(picked_up)),
    })
}

#[derive(Deserialize)]
pub(super) struct OutOfTurnAsked<'a> {
    #[serde(borrow)]
    phase: Text<'a>,
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    offender: Text<'a>,
    #[serde(borrow)]
    card: Text<'a>,
    // The opening lead is always due from declarer's left.
    #[serde(borrow, default)]
    due: Option<Text<'a>>,
    #[serde(default)]
    dummy_seen: bool,
    #[serde(default)]
    last_trick: bool,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
}

/// Who chooses, and each option with what follows from it.
#[derive(Serialize)]
pub(super) struct Ruled {
    chooser: String,
    options: Vec<Offered>,
    reasons: Reasons,
}

#[derive(Serialize)]
struct Offered {
    choice: String,
    follows: Vec<Follows>,
}

/// A consequence: its id, its Law, and what it speaks of.
#[derive(Serialize)]
struct Follows {
    id: &'static str,
    law: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<SeatOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<CardsOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suits: Option<Vec<char>>,
}

impl From<&PlayConsequence> for Follows {
    fn from(consequence: &PlayConsequence) -> Self {
        use crate::engine::Fact;
        let reason = consequence.reason();
        let fact = |wanted: fn(&Fact) -> bool| {
            let mut facts = reason.facts.iter();
            facts.find(|(_, fact)| wanted(fact)).map(|(_, fact)| fact)
        };
        Self {
            // The texts carry the prefix; the list is called `follows` already.
            id: reason.id.strip_prefix("follows-").unwrap_or(reason.id),
            law: reason.citation.section(),
            seat: match fact(|fact| matches!(fact, Fact::Seat(_))) {
                Some(Fact::Seat(seat)) => Some(SeatOut(*seat)),
                _ => None,
            },
            card: match fact(|fact| matches!(fact, Fact::Card(_))) {
                Some(Fact::Card(card)) => Some(CardOut(*card)),
                _ => None,
            },
            cards: match fact(|fact| matches!(fact, Fact::Cards(_))) {
                Some(Fact::Cards(cards)) => Some(CardsOut(*cards)),
                _ => None,
            },
            suits: match fact(|fact| matches!(fact, Fact::Suit(_) | Fact::Suits(_))) {
                Some(Fact::Suit(suit)) => Some(vec![suit.letter()]),
                Some(Fact::Suits(suits)) => Some(suits.iter().map(|s| s.letter()).collect()),
                _ => None,
            },
        }
    }
}

fn ruled(ruling: &PlayRuling) -> Ruled {
    let options = ruling.options.iter().map(|offer| Offered {
        choice: match offer.choice {
            PlayChoice::AsTheLawSays => "law".to_owned(),
            PlayChoice::Accept => "accept".to_owned(),
            PlayChoice::BecomeDummy => "become_dummy".to_owned(),
            PlayChoice::RefuseAnd(lead) => format!("refuse:{}", written_choice(lead)),
            // The other choices do not occur after a lead out of turn.
            _ => "refuse".to_owned(),
        },
        follows: offer.follows.iter().map(Follows::from).collect(),
    });
    Ruled {
        chooser: match ruling.chooser {
            Chooser::Nobody => "nobody".to_owned(),
            Chooser::Player(seat) => seat.letter().to_string(),
            Chooser::Either(side) => side.letters().to_owned(),
        },
        options: options.collect(),
        reasons: Reasons::of(&ruling.reasons),
    }
}

pub(super) fn lead_out_of_turn(asked: &OutOfTurnAsked<'_>) -> Result<Ruled, Refusal> {
    let declarer = asked.declarer.seat()?;
    let opening = is_opening(&asked.phase)?;
    let due = match &asked.due {
        Some(due) => due.seat()?,
        None if opening => declarer.lho(),
        None => return Err(Refusal::request("missing field `due`")),
    };
    let when = match (opening, asked.dummy_seen, asked.last_trick) {
        (true, _, true) => {
            return Err(Refusal::impossible(
                "the opening lead is not to the last trick",
            ));
        }
        (false, true, _) => {
            return Err(Refusal::impossible(
                "`dummy_seen` matters for the opening lead only (Law 54C)",
            ));
        }
        (true, dummy_seen, false) => LeadNumber::Opening { dummy_seen },
        (false, false, false) => LeadNumber::Later,
        (false, false, true) => LeadNumber::Last,
    };
    let lead = LeadOutOfTurn {
        declarer,
        offender: asked.offender.seat()?,
        due,
        card: parse_card(&asked.card.0)?,
        before: asked.penalty.read()?,
        when,
    };
    no_more_than_thirteen(lead.before.cards() | one(lead.card))?;
    Ok(ruled(&lead.ruling().map_err(Refusal::impossible)?))
}

fn one(card: Card) -> Hand {
    [card].into_iter().collect()
}

#[derive(Deserialize)]
pub(super) struct PrematureAsked<'a> {
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    offender: Text<'a>,
    #[serde(borrow)]
    suit_led: Text<'a>,
    #[serde(borrow)]
    card: Text<'a>,
    #[serde(default)]
    both_declaring_hands_played: bool,
    #[serde(default)]
    dummy_moved_first: bool,
    /// Partner had played: it was the right-hand opponent's turn (Law 57D).
    #[serde(default)]
    at_rho_turn: bool,
    #[serde(default)]
    legal_to_trick: Option<bool>,
    #[serde(borrow, default)]
    penalty: Penalties<'a>,
    #[serde(borrow, default)]
    choice: Option<Text<'a>>,
    #[serde(borrow, default)]
    partner_hand: Option<Words<'a>>,
    #[serde(borrow, default)]
    partner_penalty: Penalties<'a>,
}

#[derive(Serialize)]
pub(super) struct PrematureRuled {
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<CardsOut>,
    /// The offender's penalty cards afterwards.
    penalty: PenaltiesOut,
    #[serde(skip_serializing_if = "Option::is_none")]
    must_be_played: Option<CardOut>,
    reasons: Reasons,
}

pub(super) fn premature_play(asked: &PrematureAsked<'_>) -> Result<PrematureRuled, Refusal> {
    let early = PrematurePlay {
        declarer: asked.declarer.seat()?,
        offender: asked.offender.seat()?,
        card: parse_card(&asked.card.0)?,
        suit_led: parse_suit(&asked.suit_led.0)?,
        when: premature(asked)?,
    };
    let before = asked.penalty.read()?;
    let declares = !defends(early.offender, early.declarer);
    if declares
        && (before != PenaltyCards::None || asked.partner_penalty.read()? != PenaltyCards::None)
    {
        return Err(Refusal::impossible(
            "only a defender can have penalty cards (Law 48A)",
        ));
    }
    no_more_than_thirteen(before.cards() | one(early.card))?;
    let ruling = early.ruling();
    let follows = || ruling.options.iter().flat_map(|offer| &offer.follows);
    let penal = follows().any(|it| matches!(it, PlayConsequence::PenaltyCard(..)));
    let bound = follows().any(|it| matches!(it, PlayConsequence::MustBePlayed(_)));
    let penalty = if penal {
        before.with(one(early.card), Exposed::Deliberately)
    } else {
        before
    };
    let offered: Vec<PlayRestriction> = ruling
        .options
        .iter()
        .filter_map(|offer| match offer.choice {
            PlayChoice::Partner(restriction) => Some(restriction),
            _ => None,
        })
        .collect();
    let legal = partners_cards(asked, &early, &offered)?;
    let options = offered.into_iter().map(written_restriction).collect();
    Ok(PrematureRuled {
        options: legal.is_none().then_some(options),
        legal: legal.map(CardsOut),
        penalty: PenaltiesOut(penalty),
        must_be_played: bound.then_some(CardOut(early.card)),
        reasons: Reasons::of(&ruling.reasons),
    })
}

fn premature(asked: &PrematureAsked<'_>) -> Result<Premature, Refusal> {
    let needed = || Refusal::request("`at_rho_turn` needs the field `legal_to_trick`");
    if asked.at_rho_turn {
        let legal = asked.legal_to_trick.ok_or_else(needed)?;
        return Ok(Premature::AtRhoTurn { legal });
    }
    Ok(if asked.both_declaring_hands_played {
        Premature::DeclarerHasPlayedBoth
    } else if asked.dummy_moved_first {
        Premature::DummyMovedFirst
    } else {
        Premature::BeforePartner
    })
}

/// What partner may play once declarer has chosen.
fn partners_cards(
    asked: &PrematureAsked<'_>,
    early: &PrematurePlay,
    offered: &[PlayRestriction],
) -> Result<Option<Hand>, Refusal> {
    let Some(choice) = &asked.choice else {
        return Ok(None);
    };
    let choice = read_play_restriction(&choice.0)?;
    if !offered.contains(&choice) {
        return Err(Refusal::impossible("declarer has no such choice here"));
    }
    let hand = asked.partner_hand.as_ref();
    let hand = hand.ok_or_else(|| Refusal::request("`choice` needs the field `partner_hand`"))?;
    let hand = hand.hand()?;
    if hand.is_empty() {
        return Err(Refusal::impossible("the hand is empty"));
    }
    once(hand, one(early.card))?;
    let penalty = asked.partner_penalty.read()?;
    held(penalty.cards(), hand, "in the hand")?;
    // Only the suit of the card led matters to him, so any card of it that he
    // does not hold stands for it.
    let led = Hand::ALL - hand;
    let led = led.iter().find(|card| card.suit == early.suit_led);
    let turn = Turn {
        hand,
        trick: led.into_iter().collect(),
        penalty,
        restriction: Restriction::Play(choice),
        ..Turn::default()
    };
    // All thirteen of the suit led: nobody else could have led it.
    if turn.trick.is_empty() {
        return Err(Refusal::impossible(
            "the partner holds every card of the suit led",
        ));
    }
    Ok(Some(turn.legal_cards()))
}
