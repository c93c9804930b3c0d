//! A revoke: is it established, what happens now, and what does it cost (Laws 61 to 64)?

use crate::engine::laws::revoke::{
    Attention, Continuation, ImpossibleRevoke, OtherSide, TricksSince,
};
use crate::engine::{Card, Fact, Hand, Rank, Seat, Side, Strain, Suit};
use crate::exercise::fields::{SeatName, Trumps, WholeTrick};
use crate::exercise::rulings::revoke::{Revoke as Position, working};
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
    /// West, a defender, revoked on the third trick and won it; the side went on and won another.
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

    /// The case with suitable cards.
    fn position(&self) -> Position {
        let card = |suit, rank| Card { suit, rank };
        let (offender, winner) = (self.offender, self.winner);
        let leader = if winner == offender {
            offender.rho()
        } else {
            winner
        };
        // Hearts are led and spades are trumps: an offender who won has ruffed.
        let mut seat = leader;
        let cards = [2, 3, 4, 5].map(Rank::new).map(|rank| {
            let played = match (seat == offender, seat == winner) {
                (true, true) => card(Suit::Spades, rank),
                (true, false) => card(Suit::Clubs, rank),
                (false, true) => card(Suit::Hearts, Rank::A),
                (false, false) => card(Suit::Hearts, rank),
            };
            seat = seat.lho();
            played
        });
        let left = usize::from(13_u8.saturating_sub(self.trick));
        let hand: Hand = [card(Suit::Hearts, Rank::new(9))]
            .into_iter()
            .chain((6..=14).map(|rank| card(Suit::Diamonds, Rank::new(rank))))
            .chain((11..=13).map(|rank| card(Suit::Clubs, Rank::new(rank))))
            .take(left)
            .collect();
        let by = self.since.map(|(_, side)| match winner {
            winner if Side::of(winner) == side => winner,
            winner => winner.lho(),
        });
        Position {
            declarer: self.declarer.into(),
            trumps: Trumps(Strain::Spades),
            number: self.trick,
            leader: leader.into(),
            trick: WholeTrick(cards),
            offender: offender.into(),
            hand: hand.into(),
            went_on: self.since.map(|(how, _)| how),
            by: by.map(SeatName::from),
            later: None,
            earlier: 0,
            penalty_card: self.faced,
            again: self.again,
            others: self.others,
            noticed: self.noticed,
            returned: self.returned,
        }
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

pub fn answer(case: &RevokeCase) -> Result<Finding, Fault> {
    let position = case.position();
    let revoke = position.facts().map_err(|_| Fault::TrickNumber)?;
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
    // No cards fit a penalty card that was not played, or two revokes to one trick.
    if !case.faced && case.others != OtherSide::RevokedToSameTrick {
        let later = (ruling.established && !corrected).then_some(case.later);
        finding.exercise = Item::new(Position { later, ..position }).ok();
    }
    Ok(finding)
}
