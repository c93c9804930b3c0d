//! Which cards may be led or played, and the wrong rules about it.

use contract_bridge::{Card, Hand, Suit};

use super::{Defence, Order, forbidding};
use crate::{Answer, Asked, Phrase, Skill, Slip, Step};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::play_ruling::PlayConsequence;
use engine::play::{IllegalCard, PlayRestriction, Restriction, Turn};
use engine::{Fact, Reason, cards_of, is_honour};

/// The slips about penalty cards at one's turn.
pub(crate) const PLAY_SLIPS: [Slip; 6] = [
    PENALTY_CARD_OPTIONAL,
    PENALTY_BEFORE_FOLLOWING,
    MINOR_TREATED_AS_MAJOR,
    MAJOR_TREATED_AS_MINOR,
    HONOUR_ALTERNATIVE_FORGOTTEN,
    FOLLOWING_FORGOTTEN,
];

/// The slips about what declarer has asked of a lead.
pub(crate) const ORDER_SLIPS: [Slip; 5] = [
    DEMAND_IGNORED,
    DEMAND_TURNED_ROUND,
    NO_DEMAND_RESTRICTS,
    ONE_SUIT_STILL_OPEN,
    DEMAND_CANNOT_BE_MET,
];

pub(crate) const PENALTY_CARD_OPTIONAL: Slip = Slip("penalty-card-optional");
pub(crate) const PENALTY_BEFORE_FOLLOWING: Slip = Slip("penalty-before-following");
pub(crate) const MINOR_TREATED_AS_MAJOR: Slip = Slip("minor-treated-as-major");
pub(crate) const MAJOR_TREATED_AS_MINOR: Slip = Slip("major-treated-as-minor");
pub(crate) const HONOUR_ALTERNATIVE_FORGOTTEN: Slip = Slip("honour-alternative-forgotten");
pub(crate) const FOLLOWING_FORGOTTEN: Slip = Slip("following-forgotten");
pub(crate) const OWNER_CHOOSES_AMONG_TWO: Slip = Slip("owner-chooses-among-two");
pub(crate) const DEMAND_IGNORED: Slip = Slip("demand-ignored");
pub(crate) const DEMAND_TURNED_ROUND: Slip = Slip("demand-turned-round");
pub(crate) const NO_DEMAND_RESTRICTS: Slip = Slip("no-demand-restricts");
pub(crate) const OWN_CARD_BEFORE_DEMAND: Slip = Slip("own-card-before-demand");
const ONE_SUIT_STILL_OPEN: Slip = Slip("one-suit-still-open");
const DEMAND_CANNOT_BE_MET: Slip = Slip("demand-cannot-be-met");

/// Which of a hand may be played? Each card with what bars it.
pub(crate) fn question(
    skill: Skill,
    prompt: Phrase,
    turn: &Turn,
    reasons: Vec<Reason>,
    mistakes: Vec<(Slip, Hand)>,
) -> Asked {
    let legal = turn.legal_cards();
    let intruder = |card: Card| {
        let alone: Hand = [card].into_iter().collect();
        Some((wrong_card(turn, card)?, Answer::Cards(alone)))
    };
    let step = |card| Step::Card {
        card,
        why_not: turn.check(card).err().map(|illegal| illegal.reason(card)),
        right: true,
    };
    Asked::cards(skill, prompt, turn.hand, legal)
        .because(reasons)
        .slips(mistakes)
        .intruders((turn.hand - legal).iter().filter_map(intruder))
        .working(turn.hand.iter().map(step))
}

/// The mistake behind a card that may not be played, where the whole answer
/// fits no wrong rule.
fn wrong_card(turn: &Turn, card: Card) -> Option<Slip> {
    match turn.check(card).err()? {
        IllegalCard::MustFollow { .. } if turn.penalty.kind(card).is_some() => {
            Some(PENALTY_BEFORE_FOLLOWING)
        }
        IllegalCard::MustFollow { .. } => Some(FOLLOWING_FORGOTTEN),
        IllegalCard::PenaltyCardFirst { .. } | IllegalCard::MinorFirst { .. } => {
            Some(PENALTY_CARD_OPTIONAL)
        }
        IllegalCard::AnotherDesignated { .. } => Some(OWNER_CHOOSES_AMONG_TWO),
        IllegalCard::NotHeld | IllegalCard::AnotherCommitted { .. } => None,
        _ if turn.penalty.majors().contains(card) => Some(OWN_CARD_BEFORE_DEMAND),
        _ => Some(DEMAND_IGNORED),
    }
}

/// The sets of cards that well-known wrong rules about penalty cards give.
pub(crate) fn mistakes(turn: &Turn) -> Vec<(Slip, Hand)> {
    let legal = turn.legal_cards();
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
            if !turn.trick.is_empty() {
                mistakes.push((PENALTY_BEFORE_FOLLOWING, cards));
            }
            if turn.declarer_designates() || turn.designated.is_some() {
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
    if !turn.trick.is_empty() {
        mistakes.push((FOLLOWING_FORGOTTEN, on_lead));
    }
    mistakes
}

/// The rules that decide what may be played, strongest first, each once.
pub(crate) fn reasons(turn: &Turn) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for card in turn.hand.iter() {
        if let Err(illegal) = turn.check(card) {
            let reason = illegal.reason(card);
            if reasons.iter().all(|known| known.id != reason.id) {
                reasons.push(reason);
            }
        }
    }
    if turn.declarer_designates() {
        reasons.push(
            Reason::new("declarer-designates", "51A")
                .with("majors", Fact::Cards(turn.legal_cards())),
        );
    }
    let majors = turn.penalty.majors();
    if !majors.is_empty() && (turn.legal_cards() & majors).is_empty() {
        reasons
            .push(Reason::new("penalty-card-stays", "50D1(b)").with("majors", Fact::Cards(majors)));
    }
    if let (PenaltyCards::Minor(minor), true) = (turn.penalty, reasons.is_empty()) {
        reasons
            .push(Reason::new("minor-binds-its-suit-only", "50C").with("minor", Fact::Card(minor)));
    }
    if reasons.is_empty() {
        reasons.push(Reason::new("free-to-play", "44"));
    }
    reasons
}

/// What wrong rules about declarer's demand give, before those about the cards themselves.
fn order_mistakes(turn: &Turn, order: Order, suits: &[Suit]) -> Vec<(Slip, Hand)> {
    let under = |restriction| {
        Turn {
            restriction,
            ..turn.clone()
        }
        .legal_cards()
    };
    let freely = under(Restriction::None);
    let mut made: Vec<(Slip, Hand)> = Vec::new();
    let forbid = |suit| Restriction::forbid([suit].into_iter().collect());
    match order {
        Order::None => {}
        Order::Lead(LeadChoice::NoDemand) => {
            let both = suits
                .iter()
                .flat_map(|&suit| [Restriction::require(suit), forbid(suit)]);
            made.extend(both.map(|restriction| (NO_DEMAND_RESTRICTS, under(restriction))));
        }
        Order::Lead(LeadChoice::Require(suit)) => {
            made.push((DEMAND_TURNED_ROUND, under(forbid(suit))));
        }
        Order::Lead(LeadChoice::Forbid(banned)) => {
            let banned: Vec<Suit> = banned.iter().collect();
            if banned.len() > 1 {
                let one = banned.iter().map(|&suit| under(forbid(suit)));
                made.extend(one.map(|cards| (ONE_SUIT_STILL_OPEN, cards)));
            }
            let required = banned.iter().map(|&suit| under(Restriction::require(suit)));
            made.extend(required.map(|cards| (DEMAND_TURNED_ROUND, cards)));
        }
        Order::Play(restriction) => {
            let opposite = match restriction {
                PlayRestriction::Highest => PlayRestriction::Lowest,
                PlayRestriction::Lowest => PlayRestriction::Highest,
                PlayRestriction::Require(suit) => PlayRestriction::Forbid(suit),
                PlayRestriction::Forbid(suit) => PlayRestriction::Require(suit),
            };
            made.push((DEMAND_TURNED_ROUND, under(Restriction::Play(opposite))));
        }
    }
    if !matches!(order, Order::None | Order::Lead(LeadChoice::NoDemand)) {
        let own = turn.penalty.majors();
        if !own.is_empty() {
            made.insert(0, (OWN_CARD_BEFORE_DEMAND, freely));
            made.insert(1, (OWN_CARD_BEFORE_DEMAND, own));
        }
        made.push((DEMAND_IGNORED, freely));
    }
    made
}

/// What is asked of a player at his turn: what he may play, or what declarer chooses from.
pub(crate) fn prompt(turn: &Turn) -> &'static str {
    if turn.declarer_designates() {
        "exercise-penalty_card-designate"
    } else if turn.trick.is_empty() {
        "exercise-penalty_card-lead"
    } else {
        "exercise-penalty_card-play"
    }
}

impl Defence {
    /// Which cards may be led or played?
    pub(crate) fn what_may_be_played(&self, skill: Skill) -> Asked {
        let turn = self.turn();
        let prompt = match self.order {
            Order::Lead(choice) => lead_prompt(choice),
            Order::Play(restriction) => play_prompt(restriction),
            Order::None => match self.designated {
                Some(card) => {
                    Phrase::new("exercise-defence-designated").with("card", Fact::Card(card))
                }
                None => Phrase::new(prompt(&turn)),
            },
        };
        let partners = self.partners.cards.cards();
        let suits = Suit::ASC.into_iter();
        let suits: Vec<Suit> = suits
            .filter(|&suit| !cards_of(partners, suit).is_empty())
            .collect();
        let mut wrong = order_mistakes(&turn, self.order, &suits);
        if self.cannot_comply(&turn) {
            wrong.push((DEMAND_CANNOT_BE_MET, Hand::EMPTY));
        }
        wrong.extend(mistakes(&turn));
        let prompt = prompt.with("seat", self.seat());
        question(skill, prompt, &turn, self.play_reasons(&turn), wrong).showing(self.exhibits())
    }

    /// What declarer's choice demands, then what else decides.
    fn play_reasons(&self, turn: &Turn) -> Vec<Reason> {
        let demanded = match self.order {
            Order::Lead(choice) => choice
                .follows(self.player, self.partners.cards.majors())
                .into_iter()
                .next(),
            Order::Play(restriction) => Some(restriction.follows(self.player)),
            Order::None => None,
        };
        let unable = self
            .cannot_comply(turn)
            .then(|| Reason::new("demand-cannot-be-obeyed", "59"));
        let others = reasons(turn)
            .into_iter()
            .filter(|reason| self.order == Order::None || reason.id != "free-to-play");
        let mut all: Vec<Reason> = demanded
            .map(PlayConsequence::reason)
            .into_iter()
            .chain(unable)
            .chain(others)
            .collect();
        if all.is_empty() {
            all.push(Reason::new("free-to-play", "44"));
        }
        all
    }

    /// Whether no card in the hand is of the kind that declarer wants.
    fn cannot_comply(&self, turn: &Turn) -> bool {
        let bare = Turn {
            penalty: PenaltyCards::None,
            designated: None,
            ..turn.clone()
        };
        let free = Turn {
            restriction: Restriction::None,
            ..bare.clone()
        };
        let (bound, free) = (bare.legal_cards(), free.legal_cards());
        // Where nothing is barred, either every card will do or none would.
        let does = |card: Card| match self.order {
            Order::Lead(LeadChoice::Require(suit)) => card.suit == suit,
            Order::Lead(LeadChoice::Forbid(suits)) => !suits.contains(card.suit),
            Order::Play(PlayRestriction::Require(suit)) => card.suit == suit,
            Order::Play(PlayRestriction::Forbid(suit)) => card.suit != suit,
            _ => true,
        };
        bound == free && !free.iter().any(does)
    }
}

fn lead_prompt(choice: LeadChoice) -> Phrase {
    match choice {
        LeadChoice::Require(suit) => {
            Phrase::new("exercise-defence-required").with("suit", Fact::Suit(suit))
        }
        LeadChoice::Forbid(suits) => forbidding(
            "exercise-defence-forbidden",
            "exercise-defence-forbidden-all",
            suits,
        ),
        LeadChoice::NoDemand => Phrase::new("exercise-defence-no-demand"),
    }
}

fn play_prompt(restriction: PlayRestriction) -> Phrase {
    let suit = |phrase: Phrase, suit| phrase.with("suit", Fact::Suit(suit));
    match restriction {
        PlayRestriction::Highest => Phrase::new("exercise-defence-highest"),
        PlayRestriction::Lowest => Phrase::new("exercise-defence-lowest"),
        PlayRestriction::Require(of) => suit(Phrase::new("exercise-defence-discard"), of),
        PlayRestriction::Forbid(of) => suit(Phrase::new("exercise-defence-no-discard"), of),
    }
}
