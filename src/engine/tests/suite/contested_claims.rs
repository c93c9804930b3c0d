//! Contested claims (Laws 70 and 71): noted endings, and a second reading of what is normal, which plays
//! out every line without remembering any.

use arbitro_engine::laws::contested_claim::{ContestedClaim, Impossible, Intention, Verdict};
use arbitro_engine::notation::{intention, parse_intention, parse_seat_suits};
use arbitro_engine::play::SuitSet;
use arbitro_engine::{BySeat, Card, Hand, Rank, Seat, Side, Strain, Suit};
use proptest::prelude::*;

use crate::given::{Row, cards, each_row, same, seat};

fn claim(row: &Row) -> ContestedClaim {
    let words = |name: &str| row[name].split_whitespace().filter(|word| *word != "-");
    let words = |name: &str| words(name).map(str::to_owned).collect::<Vec<_>>();
    let hands = ["N", "E", "S", "W"].map(|name| cards(&row[name]));
    let mut shown_out = BySeat::<SuitSet>::default();
    for word in words("shown_out") {
        let (seat, suits) = parse_seat_suits(&word).unwrap();
        shown_out[seat] = suits;
    }
    let said = words("said");
    let said = said.iter().map(|word| parse_intention(word).unwrap());
    ContestedClaim {
        strain: arbitro_engine::notation::parse_strain(&row["trumps"]).unwrap(),
        declarer: seat(&row["declarer"]),
        claimer: seat(&row["claimer"]),
        hands: BySeat::from_fn(|seat| hands[seat as usize]),
        leader: seat(&row["leader"]),
        claimed: row["claims"].parse().unwrap(),
        statement: said.collect(),
        shown_out,
    }
}

#[test]
fn every_noted_ending() {
    each_row("contested_claims", |row| {
        let claim = claim(row);
        let award = claim.award().map_err(|error| error.to_string())?;
        same("tricks", &*award.tricks.to_string(), &row["tricks"])?;
        same("verdict", award.verdict.id(), &row["verdict"])?;
        same("model", worst(&claim), award.tricks)?;
        same("best", most(&claim), award.best)?;
        if matches!(award.verdict, Verdict::WhichWay | Verdict::OtherLine) {
            let guess = award.verdict == Verdict::WhichWay;
            same("finesse", finesse_was_open(&claim, &award.line), guess)?;
        }
        for said in &claim.statement {
            same("notation", parse_intention(&intention(*said)), Ok(*said))?;
        }
        Ok(())
    });
}

#[test]
fn an_impossible_position_is_refused() {
    let rows = crate::given::rows("contested_claims");
    let good = claim(&rows[0]);
    let change = |change: fn(&mut ContestedClaim)| {
        let mut claim = good.clone();
        change(&mut claim);
        claim.award().err()
    };
    assert_eq!(change(|_| ()), None);
    let uneven = change(|claim| claim.hands[Seat::East] = cards("S2"));
    assert_eq!(uneven, Some(Impossible::Uneven(Seat::East)));
    let twice = change(|claim| claim.hands[Seat::East] = cards("S9 D4"));
    assert!(matches!(twice, Some(Impossible::Twice(_))));
    let dummy = change(|claim| claim.claimer = Seat::North);
    assert_eq!(dummy, Some(Impossible::Dummy(Seat::North)));
    assert_eq!(
        change(|claim| claim.claimed = 3),
        Some(Impossible::TooMany(3))
    );
    let none = change(|claim| claim.hands = BySeat::default());
    assert!(matches!(none, Some(Impossible::Cards(_))));
    let shown = change(|claim| claim.shown_out[Seat::East] = SuitSet::from_iter([Suit::Spades]));
    assert_eq!(
        shown,
        Some(Impossible::NotShownOut(Seat::East, Suit::Spades))
    );
}

/// The ending, and what has been learnt of it, in the second reading.
#[derive(Clone)]
struct Position<'a> {
    claim: &'a ContestedClaim,
    hands: [Vec<Card>; 4],
    out: Vec<(Seat, Suit)>,
    left_to_do: Vec<Intention>,
    leader: Seat,
    trick: Vec<Card>,
    won: usize,
}

fn worst(claim: &ContestedClaim) -> u8 {
    value(claim, false)
}

/// The tricks of the claimer's side; with `kind` its hands choose the best of the normal cards.
fn value(claim: &ContestedClaim, kind: bool) -> u8 {
    position(claim).tricks(kind)
}

/// The most tricks of the claimer's side, if it need not play normally.
fn most(claim: &ContestedClaim) -> u8 {
    let position = position(claim);
    let most = (0..=claim.hands[claim.leader].len()).rfind(|tricks| position.can_win(*tricks));
    most.unwrap_or(0) as u8
}

fn position(claim: &ContestedClaim) -> Position<'_> {
    let shown = claim.shown_out.iter();
    let shown = shown.flat_map(|(seat, suits)| suits.iter().map(move |suit| (seat, suit)));
    let mut position = Position {
        claim,
        hands: Seat::ALL.map(|seat| claim.hands[seat].iter().collect()),
        out: shown.collect(),
        left_to_do: claim.statement.clone(),
        leader: claim.leader,
        trick: Vec::new(),
        won: 0,
    };
    position.strike_off(&[], false);
    position
}

impl Position<'_> {
    fn ours(&self, seat: Seat) -> bool {
        seat == self.claim.claimer || seat == self.claim.claimer.partner()
    }

    fn trump(&self) -> Option<Suit> {
        self.claim.strain.suit()
    }

    fn turn(&self) -> Seat {
        Seat::ALL[(self.leader as usize + self.trick.len()) % 4]
    }

    fn of(&self, seat: Seat, suit: Suit) -> Vec<Card> {
        let mut held = self.hands[seat as usize].clone();
        held.retain(|card| card.suit == suit);
        held.sort_by_key(|card| card.rank);
        held
    }

    /// Fewest tricks of our side; with `kind` our hands choose the best normal cards.
    fn tricks(&self, kind: bool) -> u8 {
        if let Some((won, next)) = self.next_trick() {
            return u8::from(won) + next.tricks(kind);
        }
        let turn = self.turn();
        let ours = self.ours(turn);
        let cards = if ours {
            self.normal(turn)
        } else {
            self.legal(turn)
        };
        let values = cards.into_iter().map(|card| self.with(card).tricks(kind));
        let found = if ours && kind {
            values.max()
        } else {
            values.min()
        };
        found.unwrap_or(0)
    }

    /// After the fourth card: whether our side wins the trick, and what is left.
    fn next_trick(&self) -> Option<(bool, Self)> {
        if self.trick.len() < 4 {
            return None;
        }
        let winner = Seat::ALL[(self.leader as usize + self.best()) % 4];
        let won = self.ours(winner);
        let mut next = self.clone();
        next.leader = winner;
        next.won += usize::from(won);
        next.trick.clear();
        next.strike_off(&self.trick, self.ours(self.leader));
        Some((won, next))
    }

    fn with(&self, card: Card) -> Self {
        let turn = self.turn();
        let mut next = self.clone();
        next.hands[turn as usize].retain(|it| *it != card);
        next.trick.push(card);
        if card.suit != next.trick[0].suit {
            next.out.push((turn, next.trick[0].suit));
        }
        next
    }

    /// Whether our side can win this many tricks, whatever is normal, if everybody sees all cards.
    fn can_win(&self, wanted: usize) -> bool {
        if let Some((won, next)) = self.next_trick() {
            return next.can_win(wanted.saturating_sub(usize::from(won)));
        }
        let turn = self.turn();
        let left = self.hands[turn as usize].len();
        if wanted == 0 || left < wanted {
            return wanted == 0;
        }
        let mut cards = self.legal(turn).into_iter();
        if self.ours(turn) {
            cards.any(|card| self.with(card).can_win(wanted))
        } else {
            cards.all(|card| self.with(card).can_win(wanted))
        }
    }

    fn over(&self, later: usize, earlier: usize) -> bool {
        self.above(self.trick[later], self.trick[earlier])
    }

    fn above(&self, later: Card, earlier: Card) -> bool {
        match later.suit == earlier.suit {
            true => later.rank > earlier.rank,
            false => Some(later.suit) == self.trump(),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Card> {
        let follow = self.trick.first().map(|led| self.of(seat, led.suit));
        let follow = follow.filter(|cards| !cards.is_empty());
        follow.unwrap_or_else(|| self.hands[seat as usize].clone())
    }

    /// Takes off what is done of the plan.
    fn strike_off(&mut self, last: &[Card], we_led: bool) {
        let mut last = last.to_vec();
        while let Some(first) = self.left_to_do.first().copied() {
            let holds = |seat: &Seat, suit| !self.of(*seat, suit).is_empty();
            let us: Vec<Seat> = Seat::ALL.into_iter().filter(|it| self.ours(*it)).collect();
            let them: Vec<Seat> = Seat::ALL.into_iter().filter(|it| !self.ours(*it)).collect();
            let has = |card: Card| us.iter().any(|it| self.hands[*it as usize].contains(&card));
            let done = match first {
                Intention::DrawTrumps => match self.trump() {
                    Some(trump) => {
                        let [we, they] =
                            [&us, &them].map(|it| it.iter().any(|it| holds(it, trump)));
                        !we || !they
                    }
                    None => true,
                },
                Intention::Cash(suit) => !us.iter().any(|it| holds(it, suit)),
                Intention::Play(card) | Intention::Finesse(card) => !has(card),
                Intention::Ruff(suit) => {
                    // The second card of the side that led is the third of the trick.
                    let led = we_led && last.first().is_some_and(|led| led.suit == suit);
                    let ruffed = led && Some(last[2].suit) == self.trump();
                    let can = us
                        .iter()
                        .any(|it| holds(it, suit) && self.ruffs(it.partner(), suit));
                    ruffed && Some(suit) != self.trump() || !can
                }
            };
            if !done {
                break;
            }
            if matches!(first, Intention::Ruff(_)) {
                last.clear();
            }
            self.left_to_do.remove(0);
        }
    }

    fn ruffs(&self, seat: Seat, suit: Suit) -> bool {
        self.trump().is_some_and(|trump| {
            trump != suit && self.of(seat, suit).is_empty() && !self.of(seat, trump).is_empty()
        })
    }

    /// How many cards of the opponents are higher.
    fn class(&self, card: Card) -> usize {
        let theirs = Seat::ALL.into_iter().filter(|it| !self.ours(*it));
        let theirs = theirs.flat_map(|it| self.of(it, card.suit));
        theirs.filter(|it| it.rank > card.rank).count()
    }

    fn high(&self, card: Option<&Card>) -> bool {
        card.is_some_and(|card| self.class(*card) == 0)
    }

    /// The winners in a suit, and the tricks that it has.
    fn solid(&self, seat: Seat, suit: Suit) -> (usize, usize) {
        let (own, other) = (self.of(seat, suit), self.of(seat.partner(), suit));
        let high = own.iter().chain(&other).filter(|it| self.high(Some(it)));
        let tricks = own.len().max(other.len());
        (high.count().min(tricks), tricks)
    }

    fn normal(&self, seat: Seat) -> Vec<Card> {
        let claim = self.claim;
        let planned = seat == claim.claimer || self.ours(claim.declarer);
        let plan = self.left_to_do.first().copied().filter(|_| planned);
        if self.trick.is_empty() {
            return self.lead(seat, plan);
        }
        let hand = &self.hands[seat as usize];
        let led = self.trick[0].suit;
        let follow = self.of(seat, led);
        let void = follow.is_empty();
        let third = self.trick.len() == 2;
        match plan {
            Some(Intention::Play(card))
                if hand.contains(&card)
                    && (card.suit == led || void && Some(card.suit) == self.trump()) =>
            {
                return vec![card];
            }
            Some(Intention::Finesse(card))
                if third && self.trick[0] == card && !void && self.we_win() =>
            {
                return vec![follow[0]];
            }
            Some(Intention::Finesse(card))
                if third
                    && follow.contains(&card)
                    && self.trick[1].suit == led
                    && self.beats_all(card) =>
            {
                return vec![card];
            }
            // Our other hand is to finesse later: here the cheapest card that is sure to win.
            Some(Intention::Finesse(card))
                if third && led == card.suit && self.of(seat.partner(), led).contains(&card) =>
            {
                let taken = self.we_win() && self.class(self.trick[self.best()]) == 0;
                let mut sure = follow
                    .iter()
                    .filter(|it| self.high(Some(it)) && self.beats_all(**it));
                if let Some(card) = sure.next().filter(|_| !taken) {
                    return vec![*card];
                }
            }
            Some(Intention::Ruff(suit)) if third && void && suit == led => {
                let trumps = self.trump().map(|trump| self.of(seat, trump));
                let trumps = trumps.unwrap_or_default();
                let ruff = trumps.into_iter().find(|card| self.beats_all(*card));
                return ruff.map_or_else(|| self.throw(seat), |card| vec![card]);
            }
            _ => {}
        }
        if void {
            self.no_follow(seat)
        } else {
            self.follow(seat, &follow)
        }
    }

    fn beats_all(&self, card: Card) -> bool {
        let best = self.best();
        self.above(card, self.trick[best])
    }

    fn best(&self) -> usize {
        (1..self.trick.len()).fold(0, |best, at| if self.over(at, best) { at } else { best })
    }

    fn we_win(&self) -> bool {
        self.ours(Seat::ALL[(self.leader as usize + self.best()) % 4])
    }

    fn across(&self, seat: Seat, suit: Suit) -> bool {
        let other = self.of(seat.partner(), suit);
        !self.of(seat, suit).is_empty()
            && (self.high(other.last()) || self.ruffs(seat.partner(), suit))
    }

    fn leads_from(&self, seat: Seat, suit: Suit) -> Vec<Card> {
        let held = self.of(seat, suit);
        let (Some(low), Some(top)) = (held.first(), held.last()) else {
            return Vec::new();
        };
        let mut leads = vec![*top];
        if low != top && !self.high(Some(top)) && self.across(seat, suit) {
            leads.push(*low);
        }
        leads
    }

    fn lead(&self, seat: Seat, plan: Option<Intention>) -> Vec<Card> {
        let hand = &self.hands[seat as usize];
        let low = |suit| self.of(seat, suit).into_iter().take(1).collect::<Vec<_>>();
        let there = |card: &Card| self.hands[seat.partner() as usize].contains(card);
        let planned = match plan {
            None => return self.free_lead(seat),
            Some(Intention::DrawTrumps) => self.trump().map(|trump| self.leads_from(seat, trump)),
            Some(Intention::Cash(suit)) => Some(self.leads_from(seat, suit)),
            Some(Intention::Play(card)) if hand.contains(&card) => Some(vec![card]),
            Some(Intention::Finesse(card))
                if self.of(seat, card.suit).last() == Some(&card)
                    && self
                        .of(seat.partner(), card.suit)
                        .iter()
                        .any(|it| it.rank > card.rank) =>
            {
                Some(vec![card])
            }
            Some(Intention::Play(card) | Intention::Finesse(card)) if there(&card) => {
                Some(low(card.suit))
            }
            Some(Intention::Ruff(suit)) if self.ruffs(seat.partner(), suit) => Some(low(suit)),
            Some(_) => None,
        };
        if let Some(planned) = planned.filter(|cards| !cards.is_empty()) {
            return planned;
        }
        let high = |suit: &Suit| self.high(self.of(seat.partner(), *suit).last());
        let (mut ways, mut ruffs) = (Vec::new(), Vec::new());
        for suit in Suit::ASC
            .into_iter()
            .filter(|suit| self.across(seat, *suit))
        {
            if high(&suit) { &mut ways } else { &mut ruffs }.extend(low(suit));
        }
        for ways in [&mut ways, &mut ruffs] {
            let spent = |card: &Card| plan == Some(Intention::Finesse(*card));
            if !ways.iter().all(spent) {
                ways.retain(|card| !spent(card));
            }
        }
        let found = [ways, ruffs, self.free_lead(seat)].into_iter();
        found
            .into_iter()
            .find(|cards| !cards.is_empty())
            .unwrap_or_default()
    }

    /// Whether the claimer can count on enough tricks.
    fn enough(&self, seat: Seat) -> bool {
        let plan = seat == self.claim.claimer || self.ours(self.claim.declarer);
        let tops: usize = Suit::ASC
            .into_iter()
            .map(|suit| self.solid(seat, suit).0)
            .sum();
        plan && tops + self.won >= usize::from(self.claim.claimed)
    }

    fn safe(&self, seat: Seat, suit: Suit) -> bool {
        self.high(self.of(seat, suit).last()) || self.across(seat, suit)
    }

    /// A finesse is proven, and leading from here would spoil it.
    fn spoils(&self, seat: Seat, suit: Suit) -> bool {
        let held = self.of(seat, suit);
        let high = held.iter().filter(|card| self.high(Some(card))).count();
        let out = [seat.lho(), seat.rho()]
            .iter()
            .any(|it| self.out.contains(&(*it, suit)));
        out && high > 0 && high < held.len() && !self.of(seat.partner(), suit).is_empty()
    }

    fn free_lead(&self, seat: Seat) -> Vec<Card> {
        let mut suits: Vec<Suit> = Suit::ASC.to_vec();
        suits.retain(|suit| !self.of(seat, *suit).is_empty());
        let safes = suits.iter().copied();
        let safes: Vec<Suit> = safes.filter(|it| self.safe(seat, *it)).collect();
        if self.enough(seat) && !safes.is_empty() {
            suits.clone_from(&safes);
        }
        if safes.iter().any(|it| !self.spoils(seat, *it)) {
            suits.retain(|it| !self.spoils(seat, *it));
        }
        let leads = suits.into_iter().flat_map(|it| {
            let there = self.of(seat.partner(), it);
            let mut leads = self.leads_from(seat, it);
            if there.len() > 1 && self.high(there.last()) && self.spoils(seat, it) {
                leads = self.of(seat, it);
                leads.truncate(1);
            }
            leads
        });
        leads.collect()
    }

    fn follow(&self, seat: Seat, held: &[Card]) -> Vec<Card> {
        let led = self.trick[0].suit;
        let low = held[0];
        let mut beating = held.to_vec();
        beating.retain(|card| self.beats_all(*card));
        let Some(cheap) = beating.first().copied() else {
            return vec![low];
        };
        if self.trick.len() == 3 {
            return vec![if self.we_win() { low } else { cheap }];
        }
        let (next, other) = (seat.lho(), seat.rho());
        let partner = seat.partner();
        let second = self.trick.len() == 1;
        let helped = self
            .of(partner, led)
            .into_iter()
            .any(|card| self.beats_all(card));
        let helped = helped || self.ruffs(partner, led);
        let next_void = self.out.contains(&(next, led));
        let ruff = self.trump().is_some_and(|trump| {
            trump != led
                && [next, other]
                    .iter()
                    .any(|it| !self.of(*it, trump).is_empty())
        });
        if second && next_void && ruff && helped {
            return vec![low];
        }
        if self.we_win() && (next_void || self.class(self.trick[self.best()]) == 0) {
            let blocked = !second && self.of(partner, led).is_empty();
            if !blocked || held.len() < 2 || held.iter().any(|it| !self.high(Some(it))) {
                return vec![low];
            }
            let losing =
                |suit: &Suit| !self.of(partner, *suit).is_empty() && !self.safe(partner, *suit);
            return match Suit::ASC.iter().any(losing) {
                true => vec![cheap],
                false => vec![low, cheap],
            };
        }
        if next_void {
            return vec![cheap];
        }
        if self.out.contains(&(other, led)) {
            let top = self.of(next, led).pop();
            let sure = beating
                .iter()
                .find(|card| top.is_none_or(|top| card.rank > top.rank));
            return vec![*sure.unwrap_or(&cheap)];
        }
        let (winners, tricks) = self.solid(seat, led);
        let some_high = beating.iter().any(|card| self.high(Some(card)));
        if winners == tricks || self.enough(seat) && some_high {
            beating.retain(|card| self.high(Some(card)));
        } else if some_high {
            beating.retain(|card| self.class(*card) <= 2);
        }
        let mut cards: Vec<Card> = Vec::new();
        for card in beating {
            if cards
                .iter()
                .all(|known| self.class(*known) != self.class(card))
            {
                cards.push(card);
            }
        }
        if second && helped && !cards.contains(&low) {
            cards.push(low);
        }
        cards
    }

    fn no_follow(&self, seat: Seat) -> Vec<Card> {
        let last = self.trick.len() == 3;
        if self.we_win() && (last || self.class(self.trick[self.best()]) == 0) {
            return self.throw(seat);
        }
        let trumps = self
            .trump()
            .map(|trump| self.of(seat, trump))
            .unwrap_or_default();
        let ruffs: Vec<Card> = trumps
            .into_iter()
            .filter(|it| self.beats_all(*it))
            .collect();
        let (Some(low), Some(top)) = (ruffs.first(), ruffs.last()) else {
            return self.throw(seat);
        };
        let mut cards = vec![*low];
        if !last {
            cards.push(*top);
            if self.we_win() || self.trick.len() == 1 {
                cards.extend(self.throw(seat));
            }
        }
        cards
    }

    fn throw(&self, seat: Seat) -> Vec<Card> {
        let side = Suit::ASC
            .into_iter()
            .filter(|suit| Some(*suit) != self.trump());
        let lows: Vec<Card> = side
            .filter_map(|it| self.of(seat, it).first().copied())
            .collect();
        let losers: Vec<Card> = lows
            .iter()
            .copied()
            .filter(|it| !self.high(Some(it)))
            .collect();
        match (losers.is_empty(), lows.is_empty()) {
            (false, _) => losers,
            (true, false) => lows,
            (true, true) => {
                let mut hand = self.hands[seat as usize].clone();
                hand.sort_by_key(|card| card.rank);
                hand.truncate(1);
                hand
            }
        }
    }
}

/// Whether a finesse was open in a trick of the line that costs something: the cards of a hand before a
/// trick are those that it still plays.
fn finesse_was_open(claim: &ContestedClaim, line: &[(Seat, [Card; 4])]) -> bool {
    let plays = |at: usize| {
        line[at..]
            .iter()
            .enumerate()
            .flat_map(move |(after, (leader, cards))| {
                let seat = move |place: usize| Seat::ALL[(*leader as usize + place) % 4];
                (0..4).map(move |place| (at + after, seat(place), cards[place], cards[0]))
            })
    };
    let ours = |seat: Seat| Side::of(seat) == Side::of(claim.claimer);
    // Whether the trick costs something: all that could be won before, and after it.
    let costs = |at: usize| {
        let left = |at: usize, leader: Seat| {
            let of = |seat: Seat| plays(at).filter(move |it| it.1 == seat).map(|it| it.2);
            let hands = BySeat::from_fn(|seat| of(seat).collect());
            most(&ContestedClaim {
                hands,
                leader,
                ..claim.clone()
            })
        };
        let (leader, cards) = line[at];
        let next = arbitro_engine::play::trick::winner(leader, &cards, claim.strain).unwrap();
        left(at, leader) > left(at + 1, next) + u8::from(ours(next))
    };
    (0..line.len()).any(|at| {
        let (leader, cards) = line[at];
        let suit = cards[0].suit;
        let failed = |(trick, seat, card, led): (usize, Seat, Card, Card)| {
            let in_time = trick < at || ours(leader) && trick == at && seat == leader.lho();
            in_time && !ours(seat) && led.suit == suit && card.suit != suit
        };
        let told = claim.shown_out.iter();
        let mut told = told.filter(|(seat, suits)| !ours(*seat) && suits.contains(suit));
        if told.next().is_some() || plays(0).any(failed) {
            return false;
        }
        let of = |who: Seat| {
            let cards =
                plays(at).filter(move |(_, seat, card, _)| *seat == who && card.suit == suit);
            cards.map(|(_, _, card, _)| card.rank).collect::<Vec<_>>()
        };
        let theirs: Vec<_> = Seat::ALL
            .into_iter()
            .filter(|it| !ours(*it))
            .flat_map(of)
            .collect();
        let before = if ours(leader) { leader } else { leader.lho() };
        let (before, after) = (of(before), of(before.partner()));
        costs(at)
            && theirs.iter().any(|missing| {
                let could_win = |card: &&Rank| {
                    let above = theirs.iter().filter(|it| *it > *card).count();
                    **card < *missing && above < 3 && (ours(leader) || **card > cards[0].rank)
                };
                let higher = |held: &[Rank]| held.iter().any(|card| card > missing);
                let [near, far] =
                    [&before, &after].map(|held| held.iter().find(could_win).is_some());
                match ours(leader) {
                    true => {
                        let lead = before.iter().any(|card| card < missing);
                        lead && far && (higher(&before) || higher(&after))
                            || near && higher(&after) && !after.iter().all(|card| card > missing)
                    }
                    false if before.len() < 2 => false,
                    false => near && higher(&after) || (near || far) && higher(&before),
                }
            })
    })
}

/// Endings of two to four cards each, with up to two things said.
fn endings() -> impl Strategy<Value = ContestedClaim> {
    let deck: Vec<Card> = Hand::ALL.iter().collect();
    // Few ranks in few suits, so that cards are close to each other.
    let near: Vec<Card> = deck
        .into_iter()
        .filter(|card| card.rank.get() >= 9)
        .collect();
    let shuffled = Just(near).prop_shuffle();
    let words = prop::collection::vec((0..5usize, 0..24usize), 0..=2);
    (
        shuffled,
        2..=4usize,
        0..5usize,
        0..4usize,
        0..4usize,
        0..3usize,
        words,
    )
        .prop_map(|(deck, size, strain, leader, declarer, claimer, words)| {
            let hands: Vec<Hand> = deck
                .chunks(size)
                .take(4)
                .map(|it| it.iter().copied().collect())
                .collect();
            let declarer = Seat::ALL[declarer];
            let claimer = [declarer, declarer.lho(), declarer.rho()][claimer];
            let said = words.into_iter().map(|(what, which)| {
                let card = deck[which % (4 * size)];
                match what {
                    0 => Intention::DrawTrumps,
                    1 => Intention::Cash(card.suit),
                    2 => Intention::Play(card),
                    3 => Intention::Finesse(card),
                    _ => Intention::Ruff(card.suit),
                }
            });
            ContestedClaim {
                strain: Strain::ASC[strain],
                declarer,
                claimer,
                hands: BySeat::from_fn(|seat| hands[seat as usize]),
                leader: Seat::ALL[leader],
                claimed: size as u8,
                statement: said.collect(),
                shown_out: BySeat::default(),
            }
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn both_readings_agree(claim in endings()) {
        let award = claim.award().unwrap();
        prop_assert_eq!(award.tricks, value(&claim, false));
        // The same if it is known which suits the opponents do not have.
        let shown_out = BySeat::from_fn(|seat| {
            let opponent = Side::of(seat) != Side::of(claim.claimer);
            let void = |suit: &Suit| opponent && claim.hands[seat][*suit].is_empty();
            Suit::ASC.into_iter().filter(void).collect()
        });
        let known = ContestedClaim { shown_out, ..claim.clone() };
        prop_assert_eq!(known.award().unwrap().tricks, value(&known, false));
        let silent = ContestedClaim { statement: Vec::new(), ..claim.clone() };
        prop_assert_eq!(award.best, most(&claim));
        prop_assert_eq!(award.line.len(), claim.hands[claim.leader].len());
        // The line wins what is awarded, and every card in it is played once from its hand.
        let mut won = 0;
        let mut hands = claim.hands;
        for (at, (leader, cards)) in award.line.iter().enumerate() {
            let mut player = *leader;
            for card in cards {
                prop_assert!(hands[player].contains(*card));
                hands[player] -= Hand::from_iter([*card]);
                player = player.lho();
            }
            let winner = arbitro_engine::play::trick::winner(*leader, cards, claim.strain).unwrap();
            won += u8::from(Side::of(winner) == Side::of(claim.claimer));
            let next = award.line.get(at + 1);
            prop_assert!(next.is_none_or(|(leader, _)| *leader == winner));
        }
        prop_assert_eq!(won, award.tricks);
        let expected = award.tricks >= claim.claimed;
        let stands = matches!(award.verdict, Verdict::Stands | Verdict::ConcessionCancelled);
        prop_assert_eq!(stands, expected);
        let normal = value(&claim, true).max(value(&silent, true));
        let short = normal == award.tricks && award.best < claim.claimed;
        prop_assert_eq!(award.verdict == Verdict::TooMany, short);
        match award.verdict {
            Verdict::WhichWay => prop_assert!(finesse_was_open(&claim, &award.line)),
            Verdict::OtherLine => prop_assert!(!finesse_was_open(&claim, &award.line)),
            _ => {}
        }
    }
}
