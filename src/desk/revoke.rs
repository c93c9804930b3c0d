//! A revoke: is it established, what happens now, and what does it cost (Laws 61 to 64)?

use crate::engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, ImpossibleRevoke, OtherSide, PlayedFrom,
    Revoke, Since, TrickNumber, TricksSince,
};
use crate::engine::{Card, Fact, Hand, Rank, Seat, Side, Strain, Suit};
use crate::exercise::fields::{SeatName, Trumps, WholeTrick};
use crate::exercise::rulings::either;
use crate::exercise::rulings::revoke::Revoke as Position;
use crate::exercise::rulings::transferred::working;
use crate::exercise::{Item, Phrase};

use super::{Fault, Finding};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokeCase {
    pub declarer: Seat,
    pub offender: Seat,
    /// The trick of the revoke, from 1 to 12.
    pub trick: u8,
    /// How play continued afterwards, and by which side.
    pub since: Option<(Continuation, Side)>,
    pub winner: Seat,
    /// The tricks that the offending side won after the revoke trick.
    pub later: u8,
    /// Whether the revoke was a failure to play a penalty card or a card of dummy.
    pub faced: bool,
    /// Whether the player has revoked in the same suit before.
    pub again: bool,
    pub others: OtherSide,
    pub noticed: Attention,
    pub returned: bool,
}

impl Default for RevokeCase {
    /// South declares. West revoked on the third trick and won it, and the defenders have since
    /// continued and won another trick.
    fn default() -> Self {
        Self {
            declarer: Seat::South,
            offender: Seat::West,
            trick: 3,
            since: Some((Continuation::NextTrickPlay, Side::EastWest)),
            winner: Seat::West,
            later: 1,
            faced: false,
            again: false,
            others: OtherSide::Followed,
            noticed: Attention::InTime,
            returned: false,
        }
    }
}

impl RevokeCase {
    /// Changes the offender. If the offending side played on, that stays so.
    pub fn by(self, offender: Seat) -> Self {
        let since = self.since.map(|(how, side)| {
            let same = side == Side::of(self.offender);
            let own = Side::of(offender);
            (how, if same { own } else { own.opponents() })
        });
        Self {
            offender,
            since,
            ..self
        }
    }

    fn ruled(&self) -> Result<Revoke, Fault> {
        let trick = TrickNumber::new(self.trick).ok_or(Fault::TrickNumber)?;
        // The faced card was not played; the card played instead came from the hand.
        let faced_hand = self.offender == self.declarer.partner();
        Ok(Revoke {
            declarer: self.declarer,
            offender: self.offender,
            trick,
            failure: either(self.faced, Failure::FacedCard, Failure::Obligation),
            played_from: either(faced_hand, PlayedFrom::FacedCards, PlayedFrom::UnfacedHand),
            since: match self.since {
                Some((how, side)) => Since::WentOn(how, side),
                None => Since::Nothing,
            },
            other_side: self.others,
            earlier: either(self.again, Earlier::SameSuitEstablished, Earlier::None),
            attention: self.noticed,
            hands: either(
                self.returned,
                FourHands::Returned,
                FourHands::NotAllReturned,
            ),
        })
    }
}

impl From<ImpossibleRevoke> for Fault {
    fn from(why: ImpossibleRevoke) -> Self {
        match why {
            ImpossibleRevoke::TooManyLaterTricks { left, .. } => Self::TooManyTricks(left.into()),
            ImpossibleRevoke::RoundEndedUnestablished => Self::RoundEnded,
            _ => Self::TrickNumber,
        }
    }
}

/// Whether the revoke is established, what happens now, and what it costs.
pub fn answer(case: &RevokeCase) -> Result<Finding, Fault> {
    let revoke = case.ruled()?;
    let ruling = revoke.ruling()?;
    let since = TricksSince {
        winner: case.winner,
        later: case.later,
    };
    let automatic = revoke.automatic(since)?;
    let corrected = ruling.correction.is_some();
    let headline = match (ruling.established, corrected, automatic.tricks) {
        (false, ..) => Phrase::new("desk-revoke-open"),
        (true, true, _) => Phrase::new("desk-revoke-corrected-late"),
        (true, false, 0) => Phrase::new("desk-revoke-free"),
        (true, false, tricks) => {
            Phrase::new("desk-revoke-costs").with("number", Fact::Number(i32::from(tricks)))
        }
    };
    let headline = headline
        .with("side", Fact::Side(revoke.side().opponents()))
        .with("seat", Fact::Seat(case.offender));
    let mut finding = Finding::new(headline);
    finding.rules(ruling.reasons);
    if ruling.established && !corrected {
        working(&revoke, since, automatic.tricks).for_each(|line| finding.say(line));
        finding.rules(automatic.reasons);
    }
    finding.exercise = exercise(case, ruling.established && !corrected);
    Ok(finding)
}

/// The case as an exercise with suitable cards, if there are any.
fn exercise(case: &RevokeCase, costs: bool) -> Option<Item> {
    if case.faced || case.others == OtherSide::RevokedToSameTrick {
        return None;
    }
    let card = |suit, rank| Card { suit, rank };
    let small = [2, 3, 4, 5].map(Rank::new);
    let leader = match case.winner == case.offender {
        true => case.offender.rho(),
        false => case.winner,
    };
    // Hearts are led and spades are trumps: the offender ruffs if the case says that the offender
    // won.
    let mut seat = leader;
    let cards = small.map(|rank| {
        let played = match (seat == case.offender, seat == case.winner) {
            (true, true) => card(Suit::Spades, rank),
            (true, false) => card(Suit::Clubs, rank),
            (false, true) => card(Suit::Hearts, Rank::A),
            (false, false) => card(Suit::Hearts, rank),
        };
        seat = seat.lho();
        played
    });
    let left = usize::from(13_u8.saturating_sub(case.trick));
    let hand: Hand = [card(Suit::Hearts, Rank::new(9))]
        .into_iter()
        .chain((6..=14).map(|rank| card(Suit::Diamonds, Rank::new(rank))))
        .chain((11..=13).map(|rank| card(Suit::Clubs, Rank::new(rank))))
        .take(left)
        .collect();
    let by = case.since.map(|(_, side)| match case.winner {
        winner if Side::of(winner) == side => winner,
        winner => winner.lho(),
    });
    let made = Position {
        declarer: case.declarer.into(),
        trumps: Trumps(Strain::Spades),
        number: case.trick,
        leader: leader.into(),
        trick: WholeTrick(cards),
        offender: case.offender.into(),
        hand: hand.into(),
        went_on: case.since.map(|(how, _)| how),
        by: by.map(SeatName::from),
        later: costs.then_some(case.later),
        earlier: 0,
        penalty_card: false,
        again: case.again,
        others: case.others,
        noticed: case.noticed,
        returned: case.returned,
    };
    Item::new(made).ok()
}
