//! A contested claim (Laws 70 and 71): the tricks that the Director gives to the claimer's side.
//!
//! Every normal line within the claimer's statement is played out against every defence, and the
//! worst of them counts: a doubtful point goes against the claimer (Law 70A). The Laws say what is
//! normal only in words: careless or inferior play is, irrational play is not. `normal`, `leads` and
//! `plays` have our rules for it, which are an interpretation.

mod guess;
mod leads;
mod moment;
mod normal;
mod plays;

use std::collections::HashMap;

use contract_bridge::{Card, Hand, Seat, Strain, Suit};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::play::SuitSet;
use crate::play::best_play::{Ending, different};
use crate::play::trick::winner;
use crate::{BySeat, Reason, Side};

/// The most cards a player may have left: the lines of more are too many.
pub const MOST_CARDS: usize = 5;

/// What a claimer says about one stage of the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intention {
    /// The opponents' trumps are drawn.
    DrawTrumps,
    /// A suit is played from the top.
    Cash(Suit),
    /// A card is played.
    Play(Card),
    /// A finesse is taken with this card.
    Finesse(Card),
    /// A card of a suit is ruffed in the other hand.
    Ruff(Suit),
}

/// A claim, before a lead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContestedClaim {
    /// Trumps.
    pub strain: Strain,
    /// Declarer of the contract.
    pub declarer: Seat,
    /// The player who claims; not dummy.
    pub claimer: Seat,
    /// The remaining cards, equally many for each.
    pub hands: BySeat<Hand>,
    /// Whose lead it is.
    pub leader: Seat,
    /// The tricks claimed for the claimer's side, the others conceded.
    pub claimed: u8,
    /// The line of play stated with the claim, in order (Law 68C). It may be empty.
    pub statement: Vec<Intention>,
    /// The suits in which each player has failed to follow before the claim.
    pub shown_out: BySeat<SuitSet>,
}

/// Why a position cannot be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// No cards, or more than [`MOST_CARDS`].
    #[error("each player has one to five cards")]
    Cards(Seat),
    /// Not as many cards as the leader.
    #[error("all players have equally many cards")]
    Uneven(Seat),
    /// The card is in two hands.
    #[error("no card is in two hands")]
    Twice(Card),
    /// Dummy cannot claim (Law 43A1).
    #[error("dummy does not claim")]
    Dummy(Seat),
    /// More tricks than remain.
    #[error("no more tricks can be claimed than remain")]
    TooMany(u8),
    /// The player has a card of a suit in which they have shown out.
    #[error("a player who has shown out has none of the suit")]
    NotShownOut(Seat, Suit),
}

/// What decides a contested claim.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Verdict {
    /// No normal play loses a trick that was claimed.
    Stands,
    /// No normal play loses a trick that was conceded (Law 71).
    ConcessionCancelled,
    /// However the claimer plays, it is not that many tricks.
    TooMany,
    /// The line stated wins fewer, and no other is accepted (Law 70D1).
    StatedLine,
    /// A trump that the claimer has not mentioned may win a trick (Law 70C).
    TrumpOut,
    /// It would have to be known which opponent has a card (Law 70E1).
    WhichWay,
    /// The partner of a defender may choose another normal play (Law 70D2).
    PartnersChoice,
    /// Another normal line, which the statement does not exclude, wins fewer (Law 70D1).
    OtherLine,
}

ids!(Verdict);

/// What the Director awards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// The remaining tricks of the claimer's side.
    pub tricks: u8,
    /// The most it could win if all cards were seen, by whatever play, stated or not.
    pub best: u8,
    /// What decides.
    pub verdict: Verdict,
    /// A normal line that wins no more: the leader of each trick and the four cards.
    pub line: Vec<(Seat, [Card; 4])>,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// The cards before a trick, and what the claimer may know of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    hands: BySeat<Hand>,
    shown_out: BySeat<SuitSet>,
    leader: Seat,
    /// The number of intentions done.
    done: usize,
    /// The tricks that the claimer's side has won.
    won: u8,
}

impl ContestedClaim {
    /// Whether a hand is played by the claimer's side.
    fn is_own(&self, seat: Seat) -> bool {
        Side::of(seat) == Side::of(self.claimer)
    }

    /// Whether a hand follows the claimer's plan: a defender's partner has not heard it in time.
    fn follows_plan(&self, seat: Seat) -> bool {
        seat == self.claimer || self.is_own(seat) && self.is_own(self.declarer)
    }

    /// The ruling.
    ///
    /// # Errors
    /// The position is [`Impossible`].
    pub fn award(&self) -> Result<Award, Impossible> {
        self.check()?;
        let (worst, line) = Search::new(self, |_| false).best_line();
        let (stated, _) = Search::new(self, |_| true).best_line();
        let normal = match self.statement.is_empty() {
            true => stated,
            false => {
                let silent = Self {
                    statement: Vec::new(),
                    ..self.clone()
                };
                Search::new(&silent, |_| true).best_line().0.max(stated)
            }
        };
        let best = self.best_play(&self.hands, self.leader).unwrap_or(normal);
        let partner = self.claimer.partner();
        let defends = !self.is_own(self.declarer);
        let helped = || Search::new(self, |seat| seat == partner).best_line().0;
        let verdict = if worst > self.claimed {
            Verdict::ConcessionCancelled
        } else if worst == self.claimed {
            Verdict::Stands
        } else if normal == worst && best < self.claimed {
            Verdict::TooMany
        } else if self.loses_to_forgotten_trump(&line) {
            Verdict::TrumpOut
        } else if stated == worst && !self.statement.is_empty() {
            Verdict::StatedLine
        } else if defends && helped() > worst {
            Verdict::PartnersChoice
        } else if self.is_guess(&line) {
            Verdict::WhichWay
        } else {
            Verdict::OtherLine
        };
        Ok(Award {
            tricks: worst,
            best,
            verdict,
            line,
            reasons: verdict.reasons(),
        })
    }

    /// The most tricks from here on if nothing has been stated, no play is too odd, and all cards are
    /// seen.
    fn best_play(&self, hands: &BySeat<Hand>, leader: Seat) -> Option<u8> {
        let ending = Ending {
            strain: self.strain,
            hands: *hands,
            leader,
            trick: Vec::new(),
        };
        let best = ending.best_play(Side::of(self.claimer));
        best.map(|(tricks, _)| tricks)
    }

    fn check(&self) -> Result<(), Impossible> {
        let left = self.hands[self.leader].len();
        if !(1..=MOST_CARDS).contains(&left) {
            return Err(Impossible::Cards(self.leader));
        }
        let mut all = Hand::EMPTY;
        for (seat, hand) in self.hands.iter() {
            if hand.len() != left {
                return Err(Impossible::Uneven(seat));
            }
            if let Some(card) = (all & *hand).iter().next() {
                return Err(Impossible::Twice(card));
            }
            all |= *hand;
            let mut shown = self.shown_out[seat].iter();
            if let Some(suit) = shown.find(|suit| !hand[*suit].is_empty()) {
                return Err(Impossible::NotShownOut(seat, suit));
            }
        }
        if self.claimer == self.declarer.partner() {
            return Err(Impossible::Dummy(self.claimer));
        }
        if usize::from(self.claimed) > left {
            return Err(Impossible::TooMany(self.claimed));
        }
        Ok(())
    }

    /// Whether the line loses a trick to a trump about which the claimer said nothing.
    fn loses_to_forgotten_trump(&self, line: &[(Seat, [Card; 4])]) -> bool {
        let Some(trumps) = self.strain.suit() else {
            return false;
        };
        let mentioned = |intention: &Intention| match intention {
            Intention::DrawTrumps => true,
            Intention::Cash(suit) => *suit == trumps,
            Intention::Play(card) | Intention::Finesse(card) => card.suit == trumps,
            Intention::Ruff(_) => false,
        };
        let mut won = self.lost(line).map(|card| card.suit);
        !self.statement.iter().any(mentioned) && won.any(|suit| suit == trumps)
    }

    /// The cards with which the opponents win tricks in a line.
    fn lost<'a>(&'a self, line: &'a [(Seat, [Card; 4])]) -> impl Iterator<Item = Card> + 'a {
        line.iter().filter_map(|(leader, cards)| {
            let seat = winner(*leader, cards, self.strain)?;
            let place = (seat as usize + 4 - *leader as usize) % 4;
            (!self.is_own(seat)).then_some(cards[place])
        })
    }
}

impl Verdict {
    /// The rules that decide, the most important first.
    pub fn reasons(self) -> Vec<Reason> {
        let doubt = Reason::new("claim-doubt", "70A");
        match self {
            Self::Stands => vec![Reason::new("claim-stands", "70A")],
            Self::ConcessionCancelled => vec![Reason::new("claim-concession-cancelled", "71")],
            Self::TooMany => vec![Reason::new("claim-too-many", "70A")],
            Self::StatedLine => vec![Reason::new("claim-stated-line", "70D1")],
            Self::TrumpOut => vec![Reason::new("claim-trump-out", "70C"), doubt],
            Self::WhichWay => vec![Reason::new("claim-which-way", "70E1"), doubt],
            Self::PartnersChoice => vec![Reason::new("claim-partners-choice", "70D2"), doubt],
            Self::OtherLine => vec![Reason::new("claim-other-line", "70D1"), doubt],
        }
    }
}

/// Plays out all normal lines. What is won from a state is remembered.
struct Search<'a, H> {
    claim: &'a ContestedClaim,
    /// Which of the claimer's hands choose what is best for them, instead of what is worst.
    helps: H,
    known: HashMap<State, u8>,
}

impl<'a, H: Fn(Seat) -> bool> Search<'a, H> {
    fn new(claim: &'a ContestedClaim, helps: H) -> Self {
        Self {
            claim,
            helps,
            known: HashMap::new(),
        }
    }

    /// The tricks of the claimer's side, and a line that leads to them.
    fn best_line(mut self) -> (u8, Vec<(Seat, [Card; 4])>) {
        let mut state = State {
            hands: self.claim.hands,
            shown_out: self.claim.shown_out,
            leader: self.claim.leader,
            done: 0,
            won: 0,
        };
        state.done = normal::done(self.claim, &state, None);
        let mut line = Vec::new();
        let tricks = self.from(&state);
        while !state.hands[state.leader].is_empty() {
            let (_, cards) = self.trick(&state, &mut Vec::new());
            line.push((state.leader, cards));
            state = self.after(&state, &cards);
        }
        (tricks, line)
    }

    fn from(&mut self, state: &State) -> u8 {
        if state.hands[state.leader].is_empty() {
            return 0;
        }
        if let Some(known) = self.known.get(state) {
            return *known;
        }
        let (tricks, _) = self.trick(state, &mut Vec::new());
        self.known.insert(*state, tricks);
        tricks
    }

    /// The tricks from here on, after the first cards of a trick, and all four cards of it.
    fn trick(&mut self, state: &State, played: &mut Vec<Card>) -> (u8, [Card; 4]) {
        if let Ok(cards) = <[Card; 4]>::try_from(&played[..]) {
            let next = self.after(state, &cards);
            let won = self.claim.is_own(next.leader);
            return (u8::from(won) + self.from(&next), cards);
        }
        let seat = (0..played.len()).fold(state.leader, |seat, _| seat.lho());
        let own = self.claim.is_own(seat);
        let choices = match own {
            true => normal::cards(self.claim, state, played, seat),
            false => different(&state.hands, seat, played),
        };
        let most = own && (self.helps)(seat);
        let mut found: Option<(u8, [Card; 4])> = None;
        for card in choices.iter() {
            played.push(card);
            let other = self.trick(state, played);
            played.pop();
            let better = |known: &(u8, _)| match most {
                true => other.0 > known.0,
                false => other.0 < known.0,
            };
            if found.as_ref().is_none_or(better) {
                found = Some(other);
            }
        }
        found.expect("a player has a card to every trick")
    }

    fn after(&self, state: &State, cards: &[Card; 4]) -> State {
        let mut next = *state;
        let mut seat = state.leader;
        for card in cards {
            next.hands[seat] -= Hand::from_iter([*card]);
            if card.suit != cards[0].suit {
                let suits = next.shown_out[seat];
                next.shown_out[seat] = suits.with(SuitSet::from_iter([cards[0].suit]));
            }
            seat = seat.lho();
        }
        next.leader = winner(state.leader, cards, self.claim.strain).unwrap_or(seat);
        next.won += u8::from(self.claim.is_own(next.leader));
        next.done = normal::done(self.claim, &next, Some((state.leader, cards)));
        next
    }
}
