//! Four cards of a trick: why it is whose, and whose it is for somebody who has a rule wrong.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use crate::fields::{SeatName, Trumps, WholeTrick};
use crate::grade::slips;
use crate::play::dealt::{Dealt, Trick, Wanted};
use crate::{Difficulty, Draw, Exhibit, Phrase, Slip, Step, TableView};
use engine::play::trick::{winner, winning_place};
use engine::{Fact, Reason};

slips! {
    pub(crate) HIGHEST_OF_ANY_SUIT = "highest-of-any-suit",
    ACE_ALWAYS_WINS = "ace-always-wins",
    pub(crate) EVERY_RUFF_WINS = "every-ruff-wins",
    LAST_RUFF_WINS = "last-ruff-wins",
    pub(crate) TRUMP_OVERLOOKED = "trump-overlooked",
    DISCARD_RUFFS = "discard-ruffs-at-notrump",
}

/// A trick that is complete, with its trumps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CompleteTrick {
    pub leader: Seat,
    pub cards: [Card; 4],
    pub strain: Strain,
}

impl CompleteTrick {
    /// As a lesson writes it.
    pub fn of(leader: SeatName, WholeTrick(cards): WholeTrick, trumps: &Trumps) -> Self {
        Self {
            leader: leader.into(),
            cards,
            strain: trumps.0,
        }
    }

    /// A trick of a bank deal that fits, and who declares there; nearly always one is
    /// found in a few deals, otherwise it is the last one played.
    pub fn draw(
        draw: &mut Draw<'_>,
        wanted: Wanted,
        fits: impl Fn(Seat, &Self) -> bool,
    ) -> (Seat, Self) {
        let mut last = None;
        for _ in 0..4 {
            let mut dealt = Dealt::draw(draw, wanted);
            let start = draw.chance.below(5);
            dealt.play(&mut draw.chance, start);
            dealt.ruffing = draw.difficulty != Difficulty::Easy || draw.chance.percent(60);
            let mut found = None;
            while let Some(trick) = dealt.trick(&mut draw.chance) {
                let Some(trick) = Self::played(&trick, dealt.strain) else {
                    break;
                };
                if fits(dealt.declarer, &trick) {
                    found = Some((dealt.declarer, trick));
                    // Not always the first one of the deal.
                    if draw.chance.percent(50) {
                        break;
                    }
                } else {
                    last = Some((dealt.declarer, trick));
                }
            }
            if let Some(found) = found {
                return found;
            }
        }
        // A deal that is played has tricks, so there is a last one.
        last.unwrap_or((Seat::South, Self::plain()))
    }

    /// Four spades in a row.
    fn plain() -> Self {
        let cards = [4, 8, 10, 12].map(|rank| Card {
            suit: Suit::Spades,
            rank: Rank::new(rank),
        });
        Self {
            leader: Seat::West,
            cards,
            strain: Strain::Notrump,
        }
    }

    /// As it was played; `None` unless it has four cards.
    pub fn played(trick: &Trick, strain: Strain) -> Option<Self> {
        Some(Self {
            leader: trick.leader,
            cards: trick.cards.as_slice().try_into().ok()?,
            strain,
        })
    }

    /// Who wins it.
    pub fn winner(&self) -> Seat {
        // Somebody wins every trick that has a card.
        winner(self.leader, &self.cards, self.strain).unwrap_or(self.leader)
    }

    /// The cards with their players, in the order played.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        let seats = [
            self.leader,
            self.leader.lho(),
            self.leader.partner(),
            self.leader.rho(),
        ];
        seats.into_iter().zip(self.cards)
    }

    /// The card led.
    pub const fn led(&self) -> Card {
        self.cards[0]
    }

    fn best(&self) -> Card {
        let place = winning_place(&self.cards, self.strain).unwrap_or(0);
        self.cards.get(place).copied().unwrap_or(self.led())
    }

    fn is_trump(&self, card: Card) -> bool {
        self.strain.suit() == Some(card.suit)
    }

    /// Trumps played to the lead of another suit.
    pub fn ruffs(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        let ruff = |card: Card| self.is_trump(card) && card.suit != self.led().suit;
        self.plays().filter(move |(_, card)| ruff(*card))
    }

    /// Cards neither of the suit led nor trumps.
    pub fn discards(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        let off = |card: Card| !self.is_trump(card) && card.suit != self.led().suit;
        self.plays().filter(move |(_, card)| off(*card))
    }

    /// The table with these four cards on it.
    pub fn table(&self, declarer: Option<Seat>) -> Exhibit {
        Exhibit::Table(TableView {
            declarer,
            strain: Some(self.strain),
            trick: self.cards.to_vec(),
            ..TableView::of(self.leader, Hand::EMPTY)
        })
    }

    /// The rules that give it to its winner.
    pub fn reasons(&self) -> Vec<Reason> {
        let best = self.best();
        let facts = |reason: Reason| {
            reason
                .with("seat", Fact::Seat(self.winner()))
                .with("card", Fact::Card(best))
        };
        let rule = if self.is_trump(best) {
            Reason::new("trick-highest-trump", "44E")
        } else if self.strain == Strain::Notrump {
            Reason::new("trick-highest-at-notrump", "44F")
        } else {
            Reason::new("trick-highest-of-suit-led", "44F")
        };
        let mut reasons = vec![facts(rule)];
        if let Some((_, thrown)) = self.discards().max_by_key(|(_, card)| card.rank)
            && thrown.rank >= best.rank
        {
            let reason = Reason::new("trick-discard-never-wins", "44F");
            reasons.push(reason.with("card", Fact::Card(thrown)));
        }
        reasons
    }

    /// What each card was.
    pub fn working(&self) -> Vec<Step> {
        let step = |(place, (seat, card)): (usize, (Seat, Card))| {
            let phrase = match (place, card) {
                (0, _) => Phrase::new("working-trick-led"),
                (_, card) if card.suit == self.led().suit => Phrase::new("working-trick-follows"),
                (_, card) if self.is_trump(card) => Phrase::new("working-trick-ruffs"),
                _ => Phrase::new("working-trick-discards"),
            };
            let phrase = phrase
                .with("seat", Fact::Seat(seat))
                .with("card", Fact::Card(card));
            Step::Say(phrase)
        };
        self.plays().enumerate().map(step).collect()
    }

    /// Whose it is for those who have a rule wrong; the most telling first.
    pub fn mistakes(&self) -> Vec<(Slip, Seat)> {
        let by_rank = |(_, card): &(Seat, Card)| card.rank;
        let of_suit_led = |(_, card): &(Seat, Card)| card.suit == self.led().suit;
        let first_highest = self.plays().rev().max_by_key(by_rank);
        let seat = |play: Option<(Seat, Card)>| play.map(|(seat, _)| seat);
        let known = [
            (EVERY_RUFF_WINS, self.ruffs().next()),
            (LAST_RUFF_WINS, self.ruffs().next_back()),
            (
                TRUMP_OVERLOOKED,
                self.ruffs()
                    .next()
                    .and_then(|_| self.plays().filter(of_suit_led).max_by_key(by_rank)),
            ),
            (
                DISCARD_RUFFS,
                self.discards()
                    .next_back()
                    .filter(|_| self.strain == Strain::Notrump),
            ),
            (
                ACE_ALWAYS_WINS,
                first_highest.filter(|(_, card)| card.rank == Rank::A),
            ),
            (HIGHEST_OF_ANY_SUIT, first_highest),
        ];
        known
            .into_iter()
            .filter_map(|(slip, play)| Some((slip, seat(play)?)))
            .filter(|(_, seat)| *seat != self.winner())
            .collect()
    }
}
