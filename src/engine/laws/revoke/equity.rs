//! Whether the tricks that go over make up for the harm that a revoke has done (Law 64C).
//!
//! The Law leaves it to the Director to judge what would have happened without the revoke. Here it is
//! the best play of both sides, all cards seen, from the moment of the revoke on: an interpretation.

use contract_bridge::{Bid, Card, Hand, Level, Seat, Strain};

use crate::play::best_play::{self, Ending, Line};
use crate::play::{ImpossibleDeal, Play};
use crate::{BySeat, Contract, Doubling, Reason, Side, notation};

use super::{Attention, Automatic, ImpossibleRevoke, Revoke, TricksSince};

/// The last cards of a deal, as they were played, with one established revoke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokedEnding {
    /// Declarer.
    pub declarer: Seat,
    /// Trumps.
    pub strain: Strain,
    /// The remaining cards, equally many for each and at most [`best_play::MOST_CARDS`].
    pub hands: BySeat<Hand>,
    /// Who leads first.
    pub leader: Seat,
    /// All these cards in the order played.
    pub play: Vec<Card>,
    /// When a player first drew attention to the revoke.
    pub attention: Attention,
}

/// Why an ending cannot be judged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoEquity {
    /// The hands are impossible.
    #[error(transparent)]
    Deal(#[from] ImpossibleDeal),
    /// More cards than can be searched.
    #[error("each player has at most five cards")]
    TooManyCards,
    /// A card cannot be played.
    #[error("{} cannot be played here", notation::card(*.0))]
    Card(Card),
    /// Not all cards have been played.
    #[error("not all cards have been played")]
    NotOver,
    /// There is not exactly one revoke, or it is corrected.
    #[error("there must be exactly one revoke, established and not corrected")]
    NotOneRevoke,
    /// The facts of the revoke contradict each other.
    #[error(transparent)]
    Revoke(#[from] ImpossibleRevoke),
}

/// What a revoke costs in the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Equity {
    /// The revoke.
    pub revoke: Revoke,
    /// The card played instead of a legal one, and its index in the play.
    pub card: (Card, usize),
    /// Who won the revoke trick, and how many later tricks the offending side won.
    pub since: TricksSince,
    /// The tricks that go over (Laws 64A, 64B).
    pub automatic: Automatic,
    /// The tricks of the ending that the other side won at the table.
    pub at_table: u8,
    /// Those that it wins without the revoke.
    pub without: u8,
    /// Best play without the revoke, from the trick of the revoke on.
    pub line: Line,
}

impl RevokedEnding {
    /// What the revoke costs.
    ///
    /// # Errors
    /// The ending cannot be judged: see [`NoEquity`].
    pub fn equity(&self) -> Result<Equity, NoEquity> {
        if self.hands[self.leader].len() > best_play::MOST_CARDS {
            return Err(NoEquity::TooManyCards);
        }
        let contract = Contract {
            bid: Bid {
                level: Level::new(1),
                strain: self.strain,
            },
            doubling: Doubling::Undoubled,
            declarer: self.declarer,
        };
        let mut play = Play::ending(contract, self.hands, self.leader)?;
        for &card in &self.play {
            play.overlook(card).map_err(|_| NoEquity::Card(card))?;
        }
        if !play.is_over() {
            return Err(NoEquity::NotOver);
        }
        let [one] = play.overlooked() else {
            return Err(NoEquity::NotOneRevoke);
        };
        let standing = play.revoke(0).filter(|_| play.is_established(0));
        let revoke = Revoke {
            attention: self.attention,
            ..standing.ok_or(NoEquity::NotOneRevoke)?
        };
        let innocent = revoke.side().opponents();
        let winners: Vec<Seat> = play.tricks().iter().map(|trick| trick.winner).collect();
        let before = one.at / 4;
        let won = |winners: &[Seat]| {
            let won = winners.iter().filter(|seat| Side::of(**seat) == innocent);
            u8::try_from(won.count()).unwrap_or(u8::MAX)
        };
        let (earlier, since) = winners.split_at(before);
        let winner = *since.first().ok_or(NoEquity::NotOver)?;
        let later = u8::try_from(since.len() - 1).unwrap_or(u8::MAX);
        let since = TricksSince {
            winner,
            later: later - won(&since[1..]),
        };
        let begun = 4 * before;
        let gone: Hand = self.play[..begun].iter().copied().collect();
        let ending = Ending {
            strain: self.strain,
            hands: BySeat::from_fn(|seat| self.hands[seat] - gone),
            leader: play.record()[begun].seat,
            trick: self.play[begun..one.at].to_vec(),
        };
        let (best, line) = ending.best_play(innocent).ok_or(NoEquity::TooManyCards)?;
        Ok(Equity {
            automatic: revoke.automatic(since)?,
            card: (one.card, one.at),
            at_table: won(&winners),
            without: won(earlier) + best,
            revoke,
            since,
            line,
        })
    }
}

impl Equity {
    /// The side that did not revoke.
    pub const fn innocent(&self) -> Side {
        self.revoke.side().opponents()
    }

    /// Its tricks of the ending with those that go over.
    pub const fn with_transfer(&self) -> u8 {
        self.at_table + self.automatic.tricks
    }

    /// Whether the Director adjusts the score: what goes over is too little (Law 64C).
    pub const fn is_adjusted(&self) -> bool {
        self.without > self.with_transfer()
    }

    /// Its tricks of the ending in the end.
    pub const fn tricks(&self) -> u8 {
        if self.is_adjusted() {
            self.without
        } else {
            self.with_transfer()
        }
    }

    /// Why the score is adjusted, or is not.
    pub fn reasons(&self) -> Vec<Reason> {
        let reason = if self.is_adjusted() {
            Reason::new("revoke-transfer-too-little", "64C")
        } else {
            Reason::new("revoke-transfer-enough", "64C")
        };
        vec![reason, Reason::new("revoke-best-play", "64C")]
    }
}
