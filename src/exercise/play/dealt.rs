//! A bank deal in progress, for questions about tricks and turns.

use contract_bridge::{Card, Hand, Seat, Strain};

use crate::play::simulator;
use crate::{Chance, Draw};
use engine::Side;
use engine::play::trick::winning_place;
use engine::play::{self, Play};

pub(crate) use simulator::Wanted;

/// Four hands being played.
#[derive(Debug, Clone)]
pub(crate) struct Dealt {
    pub declarer: Seat,
    pub strain: Strain,
    /// Whether leaders open suits in which others are void, which produces ruffs and discards.
    pub ruffing: bool,
    play: Play,
}

/// The cards of a trick in the order played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Trick {
    pub leader: Seat,
    /// Four for a complete trick.
    pub cards: Vec<Card>,
}

/// A player whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AtTurn {
    pub player: Seat,
    pub hand: Hand,
    /// The cards played to the current trick so far.
    pub trick: Trick,
    /// The winner of the previous trick, and the winning card.
    pub last: Option<(Seat, Card)>,
    /// Dummy's cards at this moment.
    pub dummy: Hand,
    /// Declarer's cards at this moment.
    pub own: Hand,
    /// The cards of earlier tricks.
    pub gone: Hand,
    /// Whether a defender failed to follow suit in an earlier trick.
    pub shown_out: bool,
}

impl Dealt {
    /// A board of the bank before the opening lead, with the seats randomly rotated.
    pub fn draw(draw: &mut Draw<'_>, wanted: Wanted) -> Self {
        let play = simulator::deal(draw, wanted);
        Self {
            declarer: play.contract().declarer,
            strain: play.contract().bid.strain,
            ruffing: false,
            play,
        }
    }

    /// Plays whole tricks while there are cards.
    pub fn play(&mut self, chance: &mut Chance, tricks: usize) {
        for _ in 0..tricks {
            self.trick(chance);
        }
    }

    /// Plays one trick; `None` after thirteen.
    pub fn trick(&mut self, chance: &mut Chance) -> Option<Trick> {
        for _ in 0..4 {
            simulator::next(&mut self.play, self.ruffing, chance)?;
        }
        let play::Trick { leader, cards, .. } = self.play.tricks().last()?;
        Some(Trick {
            leader: *leader,
            cards: cards.to_vec(),
        })
    }

    /// Plays at most `tricks` tricks until a player has a wanted turn, and skips each wanted turn
    /// with a chance of one half. Falls back on the last turn it looked at, with `false`.
    pub fn turn(
        &mut self,
        chance: &mut Chance,
        tricks: usize,
        wanted: impl Fn(&AtTurn) -> bool,
    ) -> Option<(AtTurn, bool)> {
        let (mut found, mut last) = (None, None);
        for _ in 0..4 * tricks {
            let Some(at) = self.at_turn() else { break };
            // A single card leaves nothing to choose.
            if at.hand.len() > 1 {
                if wanted(&at) {
                    found = Some(at);
                    if chance.percent(50) {
                        break;
                    }
                } else {
                    last = Some(at);
                }
            }
            simulator::next(&mut self.play, self.ruffing, chance);
        }
        let found = found.map(|at| (at, true));
        found.or_else(|| Some((last?, false)))
    }

    fn at_turn(&self) -> Option<AtTurn> {
        let play = &self.play;
        let player = play.turn()?;
        let won = play.tricks().last().and_then(|trick| {
            let place = winning_place(&trick.cards, self.strain)?;
            Some((trick.winner, *trick.cards.get(place)?))
        });
        let complete = play.record().len() - play.trick().len();
        let earlier = || play.record().iter().take(complete);
        let led = |at: usize| play.record()[at - at % 4].card.suit;
        let defends = |seat| Side::of(seat) != Side::of(self.declarer);
        let shown_out = earlier()
            .enumerate()
            .any(|(at, played)| played.card.suit != led(at) && defends(played.seat));
        Some(AtTurn {
            player,
            hand: play.hand(player),
            trick: Trick {
                leader: play.leader(),
                cards: play.trick().to_vec(),
            },
            last: won,
            dummy: play.hand(self.declarer.partner()),
            own: play.hand(self.declarer),
            gone: earlier().map(|played| played.card).collect(),
            shown_out,
        })
    }
}
