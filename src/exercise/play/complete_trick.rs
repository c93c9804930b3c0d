//! Complete tricks: who wins and why, and who would win by well-known wrong rules.

use crate::play::simulator::{self, Wanted};
use crate::prelude::*;
use engine::play::trick::{winner, winning_card};

mistakes! {
    pub(crate) HIGHEST_OF_ANY_SUIT = "highest-of-any-suit",
    ACE_ALWAYS_WINS = "ace-always-wins",
    pub(crate) EVERY_RUFF_WINS = "every-ruff-wins",
    LAST_RUFF_WINS = "last-ruff-wins",
    pub(crate) TRUMP_OVERLOOKED = "trump-overlooked",
    DISCARD_RUFFS = "discard-ruffs-at-notrump",
}

/// A complete trick with its trumps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CompleteTrick {
    pub leader: Seat,
    pub cards: [Card; 4],
    pub strain: Strain,
}

impl CompleteTrick {
    pub fn of(leader: SeatName, WholeTrick(cards): WholeTrick, trumps: &Trumps) -> Self {
        Self {
            leader: leader.into(),
            cards,
            strain: trumps.0,
        }
    }

    /// A suitable trick of a bank deal, with its declarer, or else the last trick played.
    pub fn draw(
        draw: &mut Draw<'_>,
        wanted: Wanted,
        fits: impl Fn(Seat, &Self) -> bool,
    ) -> (Seat, Self) {
        let mut last = None;
        for _ in 0..4 {
            let mut play = simulator::begun(draw, wanted, 5);
            let Contract { bid, declarer, .. } = play.contract();
            let ruffing = draw.difficulty != Difficulty::Easy || draw.chance.percent(60);
            let mut found = None;
            while simulator::next(&mut play, ruffing, &mut draw.chance).is_some() {
                let (true, Some(trick)) = (play.trick().is_empty(), play.tricks().last()) else {
                    continue;
                };
                let trick = Self {
                    leader: trick.leader,
                    cards: trick.cards,
                    strain: bid.strain,
                };
                if !fits(declarer, &trick) {
                    last = Some((declarer, trick));
                    continue;
                }
                found = Some((declarer, trick));
                // Do not always take the first suitable trick of a deal.
                if draw.chance.percent(50) {
                    break;
                }
            }
            if let Some(found) = found {
                return found;
            }
        }
        last.expect("a deal has tricks, and none of them fitted")
    }

    pub fn winner(&self) -> Seat {
        winner(self.leader, &self.cards, self.strain).expect("a trick with cards has a winner")
    }

    /// The cards and their players, in the order played.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        let leader = self.leader;
        let seats = [leader, leader.lho(), leader.partner(), leader.rho()];
        seats.into_iter().zip(self.cards)
    }

    pub const fn led(&self) -> Card {
        self.cards[0]
    }

    fn best(&self) -> Card {
        winning_card(&self.cards, self.strain).expect("a trick with cards has a winner")
    }

    fn is_trump(&self, card: Card) -> bool {
        self.strain.suit() == Some(card.suit)
    }

    /// Cards that are not of the suit led.
    pub fn off_suit(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        self.plays()
            .filter(|(_, card)| card.suit != self.led().suit)
    }

    /// Trumps played to the lead of another suit.
    pub fn ruffs(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        self.off_suit().filter(|(_, card)| self.is_trump(*card))
    }

    /// Cards that are neither of the suit led nor trumps.
    pub fn discards(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        self.off_suit().filter(|(_, card)| !self.is_trump(*card))
    }

    /// The table with this trick on it.
    pub fn table(&self, declarer: Option<Seat>) -> Exhibit {
        Exhibit::Table(TableView {
            declarer,
            strain: Some(self.strain),
            trick: self.cards.to_vec(),
            ..TableView::of(self.leader, Hand::EMPTY)
        })
    }

    /// The rules that decide who wins.
    pub fn reasons(&self) -> Vec<Reason> {
        let best = self.best();
        let rule = match self.strain {
            Strain::Notrump => Reason::new("trick-highest-at-notrump", "44F"),
            _ if self.is_trump(best) => Reason::new("trick-highest-trump", "44E"),
            _ => Reason::new("trick-highest-of-suit-led", "44F"),
        };
        let rule = rule.with("seat", Fact::Seat(self.winner()));
        let mut reasons = vec![rule.with("card", Fact::Card(best))];
        if let Some((_, thrown)) = self.discards().max_by_key(|(_, card)| card.rank)
            && thrown.rank >= best.rank
        {
            let reason = Reason::new("trick-discard-never-wins", "44F");
            reasons.push(reason.with("card", Fact::Card(thrown)));
        }
        reasons
    }

    /// A line for each card: what it does in the trick.
    pub fn working(&self) -> Vec<Step> {
        let step = |(place, (seat, card)): (usize, (Seat, Card))| {
            let id = match place {
                0 => "working-trick-led",
                _ if card.suit == self.led().suit => "working-trick-follows",
                _ if self.is_trump(card) => "working-trick-ruffs",
                _ => "working-trick-discards",
            };
            let phrase = Phrase::new(id).with("seat", Fact::Seat(seat));
            Step::Say(phrase.with("card", Fact::Card(card)))
        };
        self.plays().enumerate().map(step).collect()
    }

    /// Who would win by well-known wrong rules, the most telling first.
    pub fn mistakes(&self) -> Vec<(Mistake, Seat)> {
        let by_rank = |(_, card): &(Seat, Card)| card.rank;
        let led = self.led().suit;
        let of_suit_led = self.plays().filter(|(_, card)| card.suit == led);
        let first_highest = self.plays().rev().max_by_key(by_rank);
        let last_discard = self.discards().next_back();
        let at_notrump = last_discard.filter(|_| self.strain == Strain::Notrump);
        let first_ace = first_highest.filter(|(_, card)| card.rank == Rank::A);
        let known = [
            (EVERY_RUFF_WINS, self.ruffs().next()),
            (LAST_RUFF_WINS, self.ruffs().next_back()),
            (TRUMP_OVERLOOKED, of_suit_led.max_by_key(by_rank)),
            (DISCARD_RUFFS, at_notrump),
            (ACE_ALWAYS_WINS, first_ace),
            (HIGHEST_OF_ANY_SUIT, first_highest),
        ];
        let known = known.into_iter();
        let seats = known.filter_map(|(mistake, play)| Some((mistake, play?.0)));
        seats.filter(|(_, seat)| *seat != self.winner()).collect()
    }
}
