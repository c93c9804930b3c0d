//! Plays a board card by card: nobody throws a trick away, except where the result says so.

use anyhow::Context as _;
use contract_bridge::{Builder, Card, FullDeal, Hand, Seat, Strain, Suit};
use ddss::{Board, CurrentTrick, Objective, Solver, Target};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;

use crate::table::Result;

/// Attempts until the result of a board is reached; the slips fall elsewhere each time.
const ATTEMPTS: u32 = 60;

/// Tricks before this one see no slip: nobody would believe it.
const FIRST_SLIP: usize = 2;

/// The 52 cards in the order played, four to a trick, with the tricks that the result names; none
/// where no attempt ended with them, as where no card is left that could cost one.
///
/// # Errors
/// The solver does not take a position.
pub fn play(
    solver: &Solver,
    deal: &FullDeal,
    result: &Result,
    chance: &mut ChaCha8Rng,
) -> anyhow::Result<Vec<Card>> {
    for _ in 0..ATTEMPTS {
        let mut table = Table::new(deal, result);
        table.play_on(solver, result.tricks, chance)?;
        if table.won == result.tricks {
            return Ok(table.played);
        }
    }
    Ok(Vec::new())
}

/// The place, from 0 at the leader, of the card that wins so far.
pub fn winner(strain: Strain, trick: &[Card]) -> usize {
    (1..trick.len()).fold(0, |best, at| {
        if beats(strain, trick[at], trick[best]) {
            at
        } else {
            best
        }
    })
}

fn beats(strain: Strain, card: Card, other: Card) -> bool {
    if card.suit == other.suit {
        return card.rank > other.rank;
    }
    strain.suit() == Some(card.suit)
}

/// Four hands during the play.
struct Table {
    hands: [Hand; 4],
    strain: Strain,
    declarer: Seat,
    leader: Seat,
    trick: Vec<Card>,
    played: Vec<Card>,
    /// Declarer's tricks.
    won: u8,
}

impl Table {
    fn new(deal: &FullDeal, result: &Result) -> Self {
        Self {
            hands: Seat::ALL.map(|seat| deal[seat]),
            strain: result.contract.bid.strain,
            declarer: result.declarer,
            leader: result.declarer.lho(),
            trick: Vec::new(),
            played: Vec::new(),
            won: 0,
        }
    }

    fn turn(&self) -> Seat {
        Seat::ALL[(self.leader as usize + self.trick.len()) % 4]
    }

    fn is_declaring(&self, seat: Seat) -> bool {
        seat == self.declarer || seat == self.declarer.partner()
    }

    /// All tricks. A side that ends with fewer tricks than the cards are worth slips once; at times
    /// both sides do.
    fn play_on(
        &mut self,
        solver: &Solver,
        tricks: u8,
        chance: &mut ChaCha8Rng,
    ) -> anyhow::Result<()> {
        let mut slips = None;
        while self.played.len() < 52 {
            let found = self.solve(solver)?;
            let best = found
                .iter()
                .map(|(_, score)| *score)
                .max()
                .context("a card is left")?;
            let declaring = self.is_declaring(self.turn());
            let slips = slips.get_or_insert_with(|| {
                // The opening leader is a defender, whose score is what declarer does not win.
                let both = u8::from(chance.next_u64() % 3 == 0);
                let worth = 13 - best;
                [
                    tricks.saturating_sub(worth) + both,
                    worth.saturating_sub(tricks) + both,
                ]
            });
            let left = &mut slips[usize::from(declaring)];
            let number = self.played.len() / 4;
            let dear = best
                .checked_sub(1)
                .filter(|_| *left > 0 && number >= FIRST_SLIP);
            let cards_of = |wanted| -> Vec<Card> {
                let fits = found.iter().filter(|(_, score)| *score == wanted);
                fits.map(|(card, _)| *card).collect()
            };
            let mut cards = cards_of(best);
            let slip = dear.map(cards_of).filter(|cards| !cards.is_empty());
            if let Some(slip) = slip.filter(|_| chance.next_u64() % 4 == 0) {
                *left -= 1;
                cards = slip;
            }
            let card = self.choose(&cards).context("a card is left")?;
            self.put(card);
        }
        Ok(())
    }

    /// Every legal card with the tricks that the side in turn still wins with it.
    fn solve(&self, solver: &Solver) -> anyhow::Result<Vec<(Card, u8)>> {
        // The solver gives no score where there is no choice.
        if let Some(cards) = self.without_choice() {
            return Ok(cards.into_iter().map(|card| (card, 0)).collect());
        }
        let trick = CurrentTrick::from_slice(self.strain, self.leader, &self.trick)?;
        let [north, east, south, west] = self.hands;
        let hands = Builder::new()
            .north(north)
            .east(east)
            .south(south)
            .west(west);
        let hands = hands.build_partial().ok().context("hands of a deal")?;
        let found = solver.solve_board(&Objective {
            board: Board::try_new(hands, trick)?,
            target: Target::Legal,
        });
        let cards = found.plays.iter().flat_map(|play| {
            let suit = play.card.suit;
            let equals = play.equals.iter().map(move |rank| Card { suit, rank });
            let all = [play.card].into_iter().chain(equals);
            all.map(|card| (card, play.score.get()))
        });
        Ok(cards.collect())
    }

    /// The legal cards, if they are one or touch each other.
    fn without_choice(&self) -> Option<Vec<Card>> {
        let seat = self.turn();
        let hand = self.hands[seat as usize];
        let led = self.trick.first().map(|card| card.suit);
        let follows = led.filter(|&suit| !hand[suit].is_empty());
        let legal = |card: &Card| follows.is_none_or(|suit| card.suit == suit);
        let legal: Vec<Card> = hand.iter().filter(legal).collect();
        let suit = legal.first()?.suit;
        let ranks = || legal.iter().map(|card| card.rank);
        let (low, high) = (ranks().min()?, ranks().max()?);
        let others = Seat::ALL.iter().filter(|&&other| other != seat);
        let mut between = others.flat_map(|&other| self.hands[other as usize][suit].iter());
        let apart = between.any(|rank| low < rank && rank < high);
        (!apart && legal.iter().all(|card| card.suit == suit)).then_some(legal)
    }

    fn put(&mut self, card: Card) {
        self.hands[self.turn() as usize][card.suit].remove(card.rank);
        self.trick.push(card);
        self.played.push(card);
        if self.trick.len() == 4 {
            let best = winner(self.strain, &self.trick);
            self.leader = Seat::ALL[(self.leader as usize + best) % 4];
            self.won += u8::from(self.is_declaring(self.leader));
            self.trick.clear();
        }
    }

    /// What a player would take of cards that are worth the same.
    fn choose(&self, cards: &[Card]) -> Option<Card> {
        match self.trick.first() {
            None => self.lead(cards),
            Some(_) => self.follow(cards),
        }
    }

    /// Trumps while the defenders have some, else the longest suit; a master card, else a low one.
    fn lead(&self, cards: &[Card]) -> Option<Card> {
        let seat = self.turn();
        let theirs = |suit: Suit| -> usize {
            let others = [seat.lho(), seat.rho()];
            others
                .iter()
                .map(|&other| self.hands[other as usize][suit].len())
                .sum()
        };
        let held = |suit: Suit| {
            let both = [seat, seat.partner()];
            let both: usize = both
                .iter()
                .map(|&own| self.hands[own as usize][suit].len())
                .sum();
            let drawing = self.is_declaring(seat) && self.strain.suit() == Some(suit);
            let opened =
                !self.is_declaring(seat) && self.played.first().map(|card| card.suit) == Some(suit);
            let own = self.hands[seat as usize][suit].len();
            match (drawing && theirs(suit) > 0, self.is_declaring(seat)) {
                (true, _) => 40,
                (false, true) => both,
                (false, false) => own + if opened { 4 } else { 0 },
            }
        };
        let suit = cards
            .iter()
            .map(|card| card.suit)
            .max_by_key(|&suit| held(suit))?;
        let cards: Vec<Card> = cards
            .iter()
            .copied()
            .filter(|card| card.suit == suit)
            .collect();
        let high = cards.iter().copied().max_by_key(|card| card.rank)?;
        let low = cards.iter().copied().min_by_key(|card| card.rank)?;
        let master = Seat::ALL.iter().all(|&other| {
            let holding = self.hands[other as usize][suit];
            holding.iter().all(|rank| rank <= high.rank)
        });
        let below = self.hands[seat as usize][suit]
            .iter()
            .filter(|rank| *rank < high.rank)
            .max();
        let sequence =
            below.is_some_and(|rank| rank.get() + 1 == high.rank.get() && rank.get() >= 9);
        Some(if master || sequence { high } else { low })
    }

    /// The cheapest card that wins, unless partner's does already or the second hand waits; else the
    /// lowest.
    fn follow(&self, cards: &[Card]) -> Option<Card> {
        let best = winner(self.strain, &self.trick);
        let partners = self.trick.len() >= 2 && best == self.trick.len() - 2;
        let winning = cards
            .iter()
            .copied()
            .filter(|&card| beats(self.strain, card, self.trick[best]));
        let cheapest =
            winning.min_by_key(|card| (self.strain.suit() == Some(card.suit), card.rank));
        let own = &self.hands[self.turn() as usize];
        let lowest = cards.iter().copied().min_by_key(|card| {
            let trump = self.strain.suit() == Some(card.suit);
            (trump, card.rank, std::cmp::Reverse(own[card.suit].len()))
        });
        let wins = self.trick.len() >= 2 && !partners;
        cheapest.filter(|_| wins).or(lowest)
    }
}
