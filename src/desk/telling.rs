//! The options of the Laws as the desk words them.

use crate::engine::laws::insufficient_bid::{Acceptance, Correction};
use crate::engine::laws::lead_restriction::LeadChoice;
use crate::engine::laws::out_of_rotation::Remedy;
use crate::engine::laws::play_ruling::PlayChoice;
use crate::engine::play::PlayRestriction;
use crate::engine::{Auction, Bid, Call, Chooser, Fact, Seat};
use crate::exercise::Phrase;

pub(super) fn of(phrase: Phrase, seat: Seat) -> Phrase {
    phrase.with("seat", Fact::Seat(seat))
}

/// Phrases without facts.
pub(super) fn plain(ids: impl IntoIterator<Item = &'static str>) -> Vec<Phrase> {
    ids.into_iter().map(Phrase::new).collect()
}

pub(super) fn chooses(chooser: Chooser) -> Phrase {
    match chooser {
        Chooser::Nobody => Phrase::new("desk-nobody-chooses"),
        Chooser::Player(seat) => of(Phrase::new("desk-player-chooses"), seat),
        Chooser::Either(side) => Phrase::new("desk-side-chooses").with("side", Fact::Side(side)),
    }
}

/// Who chooses about a lead; if two defenders disagree, the one next in turn (Law 55A).
pub(super) fn chooses_on_lead(chooser: Chooser) -> Phrase {
    match chooser {
        Chooser::Either(side) => {
            Phrase::new("desk-side-chooses-on-lead").with("side", Fact::Side(side))
        }
        _ => chooses(chooser),
    }
}

pub(super) fn acceptance(choice: Acceptance, lho: Seat) -> Phrase {
    match choice {
        Acceptance::Accept => of(Phrase::new("desk-accepts-bid"), lho),
        Acceptance::Refuse => of(Phrase::new("desk-refuses-bid"), lho),
    }
}

pub(super) fn correction(choice: Correction, auction: &Auction, bid: Bid) -> Phrase {
    match choice {
        Correction::LowestSufficient => {
            let lowest = auction.lowest_sufficient(bid.strain).unwrap_or(bid);
            Phrase::new("desk-replace-lowest").with("call", Fact::Call(Call::Bid(lowest)))
        }
        Correction::Comparable => Phrase::new("desk-replace-comparable"),
        Correction::Other => Phrase::new("desk-replace-other"),
        Correction::Double => Phrase::new("desk-replace-double"),
        Correction::InsufficientAgain => Phrase::new("desk-replace-insufficient"),
    }
}

pub(super) fn remedy(choice: Remedy, offender: Seat, turn: Seat) -> Phrase {
    match choice {
        Remedy::Accept => of(Phrase::new("desk-call-accepted"), offender.lho()),
        Remedy::CallInTurn => of(Phrase::new("desk-call-over"), turn),
        Remedy::Cancel => Phrase::new("desk-call-cancelled"),
        Remedy::InRotation => Phrase::new("desk-call-in-rotation"),
    }
}

/// Declarer's demand about a lead. `leader` is the partner of the penalty card's owner.
pub(super) fn lead_choice(choice: LeadChoice, leader: Seat) -> Phrase {
    match choice {
        LeadChoice::Require(suit) => {
            Phrase::new("option-require-suit").with("suit", Fact::Suit(suit))
        }
        LeadChoice::Forbid(suits) => {
            let mut each = suits.iter();
            match (each.next(), each.next()) {
                (Some(suit), None) => {
                    Phrase::new("option-forbid-suit").with("suit", Fact::Suit(suit))
                }
                _ => Phrase::new("option-forbid-suits").with("suits", Fact::Suits(suits)),
            }
        }
        LeadChoice::NoDemand => of(Phrase::new("option-no-demand"), leader),
    }
}

/// Declarer's demand about one play (Law 57A).
pub(super) fn play_restriction(choice: PlayRestriction, partner: Seat) -> Phrase {
    match choice {
        PlayRestriction::Highest => of(Phrase::new("desk-play-highest"), partner),
        PlayRestriction::Lowest => of(Phrase::new("desk-play-lowest"), partner),
        PlayRestriction::Require(suit) => {
            of(Phrase::new("desk-play-suit"), partner).with("suit", Fact::Suit(suit))
        }
        PlayRestriction::Forbid(suit) => {
            of(Phrase::new("desk-play-no-suit"), partner).with("suit", Fact::Suit(suit))
        }
    }
}

/// What can be done about a lead out of turn. `due` is the player whose lead it was.
pub(super) fn play_choice(choice: PlayChoice, due: Seat) -> Phrase {
    match choice {
        PlayChoice::Accept => Phrase::new("desk-accept-lead"),
        PlayChoice::BecomeDummy => Phrase::new("option-become-dummy"),
        PlayChoice::Refuse => Phrase::new("desk-refuse-lead"),
        PlayChoice::RefuseAnd(LeadChoice::Require(suit)) => {
            of(Phrase::new("option-refuse-require"), due).with("suit", Fact::Suit(suit))
        }
        PlayChoice::RefuseAnd(LeadChoice::Forbid(suits)) => {
            of(Phrase::new("desk-refuse-forbid"), due).with("suits", Fact::Suits(suits))
        }
        PlayChoice::RefuseAnd(LeadChoice::NoDemand) => of(Phrase::new("option-refuse-leave"), due),
        PlayChoice::Lead(choice) => lead_choice(choice, due),
        PlayChoice::Partner(choice) => play_restriction(choice, due),
        PlayChoice::AsTheLawSays
        | PlayChoice::PlayInstead(_)
        | PlayChoice::Designate(_)
        | PlayChoice::ForbidAfterCall(_) => Phrase::new("desk-nobody-chooses"),
    }
}
