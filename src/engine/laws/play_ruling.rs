//! The choices after an irregularity in the play, and their consequences (Laws 50 to 62).

use contract_bridge::{Card, Hand, Seat, Suit};
use strum::IntoStaticStr;

use crate::laws::lead_restriction::LeadChoice;
use crate::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::play::{PlayRestriction, SuitSet};
use crate::{Choice, Citation, Fact, Offer, Reason, Ruling};

/// A ruling on the play.
pub type PlayRuling = Ruling<PlayChoice, PlayConsequence>;

/// One option of a ruling on the play.
pub type PlayOffer = Offer<PlayChoice, PlayConsequence>;

/// A choice after an irregularity in the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PlayChoice {
    /// No choice: the Law says what happens.
    #[strum(serialize = "law")]
    AsTheLawSays,
    /// The card stands as if it had been played in turn (Laws 52B1, 53A, 54B).
    Accept,
    /// Declarer spreads the hand and becomes dummy (Law 54A).
    BecomeDummy,
    /// The card does not stand (Laws 54D, 55B, 56B).
    Refuse,
    /// The same, and declarer at once restricts the lead (Laws 50D2, 54D, 56B).
    #[strum(serialize = "refuse")]
    RefuseAnd(LeadChoice),
    /// The penalty card is played instead (Law 52B2).
    PlayInstead(Card),
    /// A restriction of the lead by the partner of a player with penalty cards (Laws 50D2, 51B).
    Lead(LeadChoice),
    /// A restriction of the play by the partner of a player who played too early (Law 57A).
    Partner(PlayRestriction),
    /// Which of several penalty cards is played (Law 51A).
    Designate(Card),
    /// A suit that the leader may not lead, because the leader's partner withdrew a call (Law 26B).
    ForbidAfterCall(Option<Suit>),
}

/// A consequence of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayConsequence {
    /// The card stands as played, under this Law (Laws 52B1, 53A, 54, 60A).
    Stands(Card, Citation),
    /// The card goes back to its owner's hand (Laws 54E, 55B).
    GoesBack(Card),
    /// A card led face down by the right leader is taken back first (Law 54).
    FaceDownLeadGoesBack(Seat),
    /// The card becomes a penalty card (Laws 50B, 54D, 56B, 57A).
    PenaltyCard(Card, PenaltyKind),
    /// Penalty cards go back to the hand (Laws 50D2(a), 51B).
    PickedUp(Hand),
    /// The penalty card stays on the table (Law 52B1(c)).
    StaysOnTable(Hand),
    /// Who is declarer from now on (Law 54A).
    Declares(Seat),
    /// Who leads, under this Law (Laws 41A, 54D, 55B, 56B).
    Leads(Seat, Citation),
    /// Who plays next (Law 54B).
    PlaysNext(Seat),
    /// This player must lead the suit, if possible (Law 50D2(a)).
    MustLead(Seat, Suit),
    /// This player may not lead the suits while keeping the lead, if possible (Law 50D2(a)).
    MayNotLead(Seat, SuitSet),
    /// This player may not lead the suit because of partner's withdrawn call (Law 26B).
    MayNotLeadAfterCall(Seat, Suit),
    /// Declarer will choose when this player has to lead (Law 50D2).
    ChoiceLater(Seat),
    /// This player must play the highest card of the suit led (Law 57A1).
    MustPlayHighest(Seat),
    /// This player must play the lowest card of the suit led (Law 57A2).
    MustPlayLowest(Seat),
    /// This player must play the suit, if possible (Law 57A3).
    MustPlay(Seat, Suit),
    /// This player may not play the suit, if possible (Law 57A4).
    MayNotPlay(Seat, Suit),
    /// The card must be played at its owner's turn (Laws 50D1, 57C, 57D).
    MustBePlayed(Card, Citation),
    /// The player plays a legal card instead (Law 62B).
    PlaysAnother(Seat),
}

impl Choice for PlayChoice {}

impl PlayChoice {
    /// The choice about the lead; `None` if this is another choice.
    pub const fn lead(self) -> Option<LeadChoice> {
        match self {
            Self::RefuseAnd(lead) | Self::Lead(lead) => Some(lead),
            _ => None,
        }
    }
}

impl PlayConsequence {
    /// The rule without its facts, and with a default Law; the consequence may name another one.
    const fn rule(self) -> Reason {
        match self {
            Self::Stands(..) => Reason::new("follows-card-stands", "53A"),
            Self::GoesBack(_) => Reason::new("follows-card-goes-back", "47"),
            Self::FaceDownLeadGoesBack(_) => Reason::new("follows-face-down-lead-goes-back", "54"),
            Self::PenaltyCard(_, PenaltyKind::Major) => {
                Reason::new("follows-major-penalty-card", "50B")
            }
            Self::PenaltyCard(_, PenaltyKind::Minor) => {
                Reason::new("follows-minor-penalty-card", "50B")
            }
            Self::PickedUp(_) => Reason::new("follows-picked-up", "50D2(a)"),
            Self::StaysOnTable(_) => Reason::new("follows-stays-on-table", "50A"),
            Self::Declares(_) => Reason::new("follows-declares", "54A"),
            Self::Leads(..) => Reason::new("follows-leads", "44G"),
            Self::PlaysNext(_) => Reason::new("follows-plays-next", "44B"),
            Self::MustLead(..) => Reason::new("follows-must-lead", "50D2(a)"),
            Self::MayNotLead(..) => Reason::new("follows-may-not-lead", "50D2(a)"),
            Self::MayNotLeadAfterCall(..) => Reason::new("follows-may-not-lead", "26B"),
            Self::ChoiceLater(_) => Reason::new("follows-choice-later", "50D2"),
            Self::MustPlayHighest(_) => Reason::new("follows-must-play-highest", "57A1"),
            Self::MustPlayLowest(_) => Reason::new("follows-must-play-lowest", "57A2"),
            Self::MustPlay(..) => Reason::new("follows-must-play", "57A3"),
            Self::MayNotPlay(..) => Reason::new("follows-may-not-play", "57A4"),
            Self::MustBePlayed(..) => Reason::new("follows-must-be-played", "57D"),
            Self::PlaysAnother(_) => Reason::new("follows-plays-another", "62B"),
        }
    }

    /// The id that other programs use: the id of the rule without its prefix.
    pub fn id(self) -> &'static str {
        let id = self.rule().id;
        id.strip_prefix("follows-").unwrap_or(id)
    }

    /// The Law of this consequence.
    pub fn law(self) -> Citation {
        match self {
            Self::Stands(_, law) | Self::Leads(_, law) | Self::MustBePlayed(_, law) => law,
            _ => self.rule().citation,
        }
    }

    /// The player concerned.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::FaceDownLeadGoesBack(seat)
            | Self::Declares(seat)
            | Self::Leads(seat, _)
            | Self::PlaysNext(seat)
            | Self::MustLead(seat, _)
            | Self::MayNotLead(seat, _)
            | Self::MayNotLeadAfterCall(seat, _)
            | Self::ChoiceLater(seat)
            | Self::MustPlayHighest(seat)
            | Self::MustPlayLowest(seat)
            | Self::MustPlay(seat, _)
            | Self::MayNotPlay(seat, _)
            | Self::PlaysAnother(seat) => Some(seat),
            _ => None,
        }
    }

    /// The card concerned, if it is a single one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Stands(card, _)
            | Self::GoesBack(card)
            | Self::PenaltyCard(card, _)
            | Self::MustBePlayed(card, _) => Some(card),
            _ => None,
        }
    }

    /// The penalty cards concerned.
    pub const fn cards(self) -> Option<Hand> {
        match self {
            Self::PickedUp(cards) | Self::StaysOnTable(cards) => Some(cards),
            _ => None,
        }
    }

    /// The suits that a player must or may not lead or play.
    pub fn suits(self) -> Option<SuitSet> {
        match self {
            Self::MayNotLead(_, suits) => Some(suits),
            Self::MustLead(_, suit)
            | Self::MayNotLeadAfterCall(_, suit)
            | Self::MustPlay(_, suit)
            | Self::MayNotPlay(_, suit) => Some([suit].into_iter().collect()),
            _ => None,
        }
    }

    /// The consequence, as a rule with its Law.
    pub fn reason(self) -> Reason {
        let suits = match self {
            Self::MustLead(_, suit) | Self::MustPlay(_, suit) | Self::MayNotPlay(_, suit) => {
                Some(("suit", Fact::Suit(suit)))
            }
            _ => self.suits().map(|suits| ("suits", Fact::Suits(suits))),
        };
        let facts = [
            self.card().map(|card| ("card", Fact::Card(card))),
            self.cards().map(|cards| ("cards", Fact::Cards(cards))),
            self.seat().map(|seat| ("seat", Fact::Seat(seat))),
            suits,
        ];
        let reason = self.rule().under(self.law());
        let facts = facts.into_iter().flatten();
        facts.fold(reason, |reason, (name, fact)| reason.with(name, fact))
    }
}

impl From<PlayConsequence> for Reason {
    fn from(follows: PlayConsequence) -> Self {
        follows.reason()
    }
}

/// A minor penalty card that becomes major because another card joins it (Law 50B).
pub fn turned_major(before: PenaltyCards, joined: Card) -> Option<PlayConsequence> {
    match before {
        PenaltyCards::Minor(minor) if minor != joined => {
            Some(PlayConsequence::PenaltyCard(minor, PenaltyKind::Major))
        }
        _ => None,
    }
}

impl LeadChoice {
    /// The consequences of the choice, given the major penalty cards of the leader's partner.
    pub fn follows(self, leader: Seat, owner: Hand) -> Vec<PlayConsequence> {
        let picked_up = self.picked_up(PenaltyCards::Major(owner));
        let demand = match self {
            Self::Require(suit) => Some(PlayConsequence::MustLead(leader, suit)),
            Self::Forbid(suits) => Some(PlayConsequence::MayNotLead(leader, suits)),
            Self::NoDemand => None,
        };
        let stay = owner - picked_up;
        demand
            .into_iter()
            .chain((!picked_up.is_empty()).then_some(PlayConsequence::PickedUp(picked_up)))
            .chain((!stay.is_empty()).then_some(PlayConsequence::StaysOnTable(stay)))
            .collect()
    }
}

impl PlayRestriction {
    /// The consequence of the choice for the offender's partner (Law 57A).
    pub const fn follows(self, partner: Seat) -> PlayConsequence {
        match self {
            Self::Highest => PlayConsequence::MustPlayHighest(partner),
            Self::Lowest => PlayConsequence::MustPlayLowest(partner),
            Self::Require(suit) => PlayConsequence::MustPlay(partner, suit),
            Self::Forbid(suit) => PlayConsequence::MayNotPlay(partner, suit),
        }
    }

    /// The eight options of Law 57A when a suit has been led.
    pub fn options(led: Suit) -> Vec<Self> {
        let others = || Suit::ASC.into_iter().filter(move |&suit| suit != led);
        [Self::Highest, Self::Lowest]
            .into_iter()
            .chain(others().map(Self::Require))
            .chain(others().map(Self::Forbid))
            .collect()
    }
}
