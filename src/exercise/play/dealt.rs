//! A deal of the bank in play: tricks as people play them, for questions about cards.
//!
//! Who plays here follows the habits of the club (fourth best, second hand low, third
//! hand high, ruffs) and the one judge of a card; how well is of no account.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use crate::boards::PlayedBoard;
use crate::{Chance, Draw};
use engine::play::Turn;
use engine::play::trick::{beats, winner, winning_place};
use engine::{BySeat, Outcome, cards_of};

/// What the deal is to be played in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Whatever was bid.
    Any,
    /// Trumps.
    Suit,
    /// No trump.
    Notrump,
}

/// Four hands being played.
#[derive(Debug, Clone)]
pub(crate) struct Dealt {
    /// Who declares.
    pub declarer: Seat,
    /// Trumps, or no trump.
    pub strain: Strain,
    /// The cards not played yet.
    pub hands: BySeat<Hand>,
    /// Who leads to the next trick.
    pub leader: Seat,
    /// Who won the last trick, and with what; nobody before the second.
    pub last: Option<(Seat, Card)>,
    /// Whether a defender has failed to follow suit in an earlier trick.
    pub shown_out: bool,
    /// Leaders open suits that others are void in, so that there are ruffs and discards.
    pub ruffing: bool,
}

/// The cards of a trick in the order played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The cards: four in a complete trick.
    pub cards: Vec<Card>,
}

impl Trick {
    /// Who played the card in this place.
    pub fn seat(&self, place: usize) -> Seat {
        (0..place).fold(self.leader, |seat, _| seat.lho())
    }
}

/// A player whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AtTurn {
    /// Who.
    pub player: Seat,
    /// The player's cards.
    pub hand: Hand,
    /// The cards played to the trick before.
    pub trick: Trick,
    /// Who won the trick before, and with what.
    pub last: Option<(Seat, Card)>,
    /// Dummy's cards at this moment.
    pub dummy: Hand,
    /// Declarer's cards at this moment.
    pub own: Hand,
    /// The cards of earlier tricks.
    pub gone: Hand,
    /// Whether a defender has failed to follow suit in one of them.
    pub shown_out: bool,
}

impl Dealt {
    /// A board of the bank, turned round the table by chance.
    pub fn draw(draw: &mut Draw<'_>, wanted: Wanted) -> Self {
        // Half the contracts are in a suit at least, a fifth at no trump.
        let board = draw.auction_where(6, |board| {
            contract_of(board).is_some_and(|(_, strain)| match wanted {
                Wanted::Any => true,
                Wanted::Suit => strain != Strain::Notrump,
                Wanted::Notrump => strain == Strain::Notrump,
            })
        });
        let turns = draw.chance.below(4);
        let turned = |seat: Seat| (0..turns).fold(seat, |seat, _| seat.lho());
        let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
        for (seat, &hand) in board.hands.iter() {
            hands[turned(seat)] = hand;
        }
        if hands.iter().any(|(_, hand)| hand.len() != 13) {
            // A teacher's own board may have been noted without its hands.
            hands = shuffled(&mut draw.chance);
        }
        let (declarer, bid) = contract_of(board).unwrap_or((Seat::South, Strain::Notrump));
        let declarer = turned(declarer);
        let strain = match wanted {
            Wanted::Notrump => Strain::Notrump,
            Wanted::Suit if bid == Strain::Notrump => {
                longest_fit(hands[declarer], hands[declarer.partner()]).into()
            }
            Wanted::Any | Wanted::Suit => bid,
        };
        Self {
            declarer,
            strain,
            hands,
            leader: declarer.lho(),
            last: None,
            shown_out: false,
            ruffing: false,
        }
    }

    /// Plays whole tricks, as long as there are cards.
    pub fn play(&mut self, chance: &mut Chance, tricks: usize) {
        for _ in 0..tricks {
            self.trick(chance);
        }
    }

    /// Plays one trick; none is left after thirteen.
    pub fn trick(&mut self, chance: &mut Chance) -> Option<Trick> {
        let mut trick = Trick {
            leader: self.leader,
            cards: Vec::with_capacity(4),
        };
        for _ in 0..4 {
            self.card(chance, &mut trick)?;
        }
        self.take(&trick);
        Some(trick)
    }

    /// Up to `tricks` tricks are played until a player is at a turn that is wanted; the
    /// last one looked at otherwise. Half of those that fit are let go by.
    pub fn turn(
        &mut self,
        chance: &mut Chance,
        tricks: usize,
        wanted: impl Fn(&AtTurn) -> bool,
    ) -> Option<(AtTurn, bool)> {
        let (mut found, mut last) = (None, None);
        for _ in 0..tricks {
            let mut trick = Trick {
                leader: self.leader,
                cards: Vec::with_capacity(4),
            };
            let gone = (self.hands.iter()).fold(Hand::ALL, |gone, (_, &hand)| gone - hand);
            for place in 0..4 {
                let player = trick.seat(place);
                let at = AtTurn {
                    player,
                    hand: self.hands[player],
                    trick: trick.clone(),
                    last: self.last,
                    dummy: self.hands[self.declarer.partner()],
                    own: self.hands[self.declarer],
                    gone,
                    shown_out: self.shown_out,
                };
                if at.hand.len() > 1 {
                    if wanted(&at) {
                        if chance.percent(50) {
                            return Some((at, true));
                        }
                        found = Some(at);
                    } else if found.is_none() {
                        last = Some(at);
                    }
                }
                if self.card(chance, &mut trick).is_none() {
                    return found.map(|at| (at, true)).or(last.map(|at| (at, false)));
                }
            }
            self.take(&trick);
        }
        found.map(|at| (at, true)).or(last.map(|at| (at, false)))
    }

    /// The trick goes to its winner, who leads next.
    fn take(&mut self, trick: &Trick) {
        if let Some(led) = trick.cards.first() {
            let side = [self.declarer, self.declarer.partner()];
            let mut plays = trick.cards.iter().enumerate();
            self.shown_out |= plays
                .any(|(place, card)| card.suit != led.suit && !side.contains(&trick.seat(place)));
        }
        if let Some(won) = winner(trick.leader, &trick.cards, self.strain) {
            self.leader = won;
        }
        let place = winning_place(&trick.cards, self.strain);
        let card = place.and_then(|place| trick.cards.get(place));
        self.last = card.map(|&card| (self.leader, card));
    }

    /// The next player adds a card.
    fn card(&mut self, chance: &mut Chance, trick: &mut Trick) -> Option<Card> {
        let seat = trick.seat(trick.cards.len());
        let turn = Turn {
            hand: self.hands[seat],
            trick: trick.cards.clone(),
            ..Turn::default()
        };
        let legal = turn.legal_cards();
        let card = match trick.cards.first() {
            None => self.lead(chance, seat),
            Some(_) => self.add(chance, &trick.cards, legal),
        };
        let card = card.or_else(|| legal.iter().next())?;
        self.hands[seat].remove(card);
        trick.cards.push(card);
        Some(card)
    }

    /// A lead: from a sequence, fourth best or low; high from a short suit.
    fn lead(&self, chance: &mut Chance, seat: Seat) -> Option<Card> {
        let hand = self.hands[seat];
        let mut suits: Vec<Suit> = Suit::ASC
            .into_iter()
            .filter(|&suit| !hand[suit].is_empty())
            .collect();
        chance.shuffle(&mut suits);
        let trumps = self.strain.suit();
        let voids = |suit: Suit| {
            let others = [seat.lho(), seat.partner(), seat.rho()];
            let void = others
                .into_iter()
                .filter(|&other| self.hands[other][suit].is_empty());
            void.count()
        };
        suits.sort_by_key(|&suit| {
            let wish = if self.ruffing { 13 * voids(suit) } else { 0 };
            let trump = usize::from(trumps == Some(suit)) * 4;
            std::cmp::Reverse((wish + hand[suit].len()).saturating_sub(trump))
        });
        let suit = match suits.get(1) {
            Some(&second) if chance.percent(25) => second,
            _ => *suits.first()?,
        };
        let ranks: Vec<Rank> = hand[suit].iter().collect();
        let rank = match ranks[..] {
            [first, second, ..] if second.get() >= 9 && second.get() + 1 == first.get() => first,
            [Rank::A, ..] if trumps.is_some() || chance.percent(30) => Rank::A,
            [_, _, _, fourth, ..] => fourth,
            [first, ..] if first < Rank::T => first,
            _ => *ranks.last()?,
        };
        Some(Card { suit, rank })
    }

    /// A card to a trick that has begun.
    fn add(&self, chance: &mut Chance, played: &[Card], legal: Hand) -> Option<Card> {
        let (&led, place) = (played.first()?, winning_place(played, self.strain)?);
        let best = *played.get(place)?;
        let winning = |card: &Card| beats(*card, best, self.strain);
        // Partner sits two places before.
        let partners = played.len() >= 2 && place + 2 == played.len();
        let ranked = |cards: Hand| {
            let mut cards: Vec<Card> = cards.iter().collect();
            cards.sort_by_key(|card| card.rank);
            cards
        };
        let low = ranked(legal);
        if legal.iter().any(|card| card.suit == led.suit) {
            let last = played.len() == 3;
            let wins: Vec<Card> = low.iter().copied().filter(winning).collect();
            let content = partners && (last || best.rank >= Rank::Q);
            return match (played.len(), content) {
                (1, _) if !chance.percent(20) => low.first().copied(),
                (_, true) => low.first().copied(),
                (3, _) => wins.first().or(low.first()).copied(),
                _ => wins.last().or(low.first()).copied(),
            };
        }
        if !partners || chance.percent(25) {
            let ruff = low.iter().copied().find(winning);
            if ruff.is_some() && chance.percent(85) {
                return ruff;
            }
        }
        let trumps = self.strain.suit().map(|suit| cards_of(legal, suit));
        let under = trumps.unwrap_or_default();
        let discards = ranked(legal - under);
        if discards.is_empty() || (!under.is_empty() && best.suit != led.suit && chance.percent(25))
        {
            return ranked(under).first().copied();
        }
        let suits: Vec<Suit> = discards.iter().map(|card| card.suit).collect();
        let suit = chance.pick(&suits)?;
        let mut of_suit = discards.iter().filter(|card| card.suit == suit);
        // Now and then a good card is thrown.
        if chance.percent(25) {
            of_suit.next_back()
        } else {
            of_suit.next()
        }
        .copied()
    }
}

/// Declarer and strain of a board that was not passed out.
fn contract_of(board: &PlayedBoard) -> Option<(Seat, Strain)> {
    match board.auction.as_ref()?.outcome() {
        Outcome::Contract(contract) => Some((contract.declarer, contract.bid.strain)),
        _ => None,
    }
}

fn shuffled(chance: &mut Chance) -> BySeat<Hand> {
    let mut deck: Vec<Card> = Hand::ALL.iter().collect();
    chance.shuffle(&mut deck);
    let mut hands = deck.chunks(13).map(|cards| cards.iter().copied().collect());
    BySeat::from_fn(|_| hands.next().unwrap_or_default())
}

/// The suit in which two hands have most cards; the higher one of two.
fn longest_fit(hand: Hand, other: Hand) -> Suit {
    let fit = |suit: &Suit| hand[*suit].len() + other[*suit].len();
    Suit::ASC
        .into_iter()
        .max_by_key(fit)
        .unwrap_or(Suit::Spades)
}
