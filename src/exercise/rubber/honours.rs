//! `honours`: is there a premium for honours, how much, and for whom?
//!
//! ```ron
//! honours(deal: "N:AKQJ.432.432.432 T987.AK5.AK5.765 65.QJT9.QJT9.AKQ 432.876.876.JT98", contract: "4S", declarer: E)
//! honours(hand: "SA SK SQ SJ H4 H3 H2 D4 D3 D2 C4 C3 C2", holder: W, contract: "4S", declarer: E)
//! ```
//!
//! With one hand only, just its worth is asked. `tricks` gives the result; by default the contract
//! is made exactly. `tournament: true` means duplicate.

use crate::prelude::*;
use crate::scoring::board_result::line;
use crate::tournament::traveller;
use engine::is_honour;
use engine::score::rubber::{
    DealScore, Entry, Holding, Honours as Premium, PlayedDeal, Rubber, RubberItem,
};

pub(crate) const SKILLS: &[Skill] = &[Skill::HonoursBonus];

mistakes! {
    IN_TOURNAMENT = "honours-in-tournament",
    SPLIT_COUNTED = "honours-split-counted",
    SIDE_SUIT = "honours-in-a-side-suit",
    ACES_IN_A_SUIT = "aces-in-a-suit-contract",
    TEN_NO_HONOUR = "ten-no-trump-honour",
    DECLARER_ONLY = "honours-for-declarer-only",
    ONLY_IF_MADE = "honours-only-if-made",
    WRONG_SIDE = "honours-to-the-wrong-side",
    MIXED_UP = "honours-premium-mixed-up",
}

position! {
    /// A contract with the hands, or with one of them. One question: the premium.
    #[serde(rename = "honours")]
    pub struct Honours {
        /// All four hands; if missing, one is given in `hand`.
        deal: Option<String> = default,
        hand: Option<Cards> = default,
        /// Whose hand it is; by default South's.
        holder: Option<SeatName> = default,
        contract: ContractText,
        declarer: Declarer = default,
        tricks: Option<TrickCount> = default,
        /// Whether the deal is played at duplicate, which has no such premium.
        tournament: bool = default,
    }
}

impl Exercise for Honours {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = self.case()?;
        let of_hand = |seat| Phrase::new("exercise-honours-hand").with("seat", Fact::Seat(seat));
        let prompt = match (self.tournament, case.alone) {
            (true, _) => Phrase::new("exercise-honours-tournament"),
            (false, Some(seat)) => of_hand(seat),
            (false, None) => Phrase::new("exercise-honours"),
        };
        let result = Exhibit::Result {
            result: case.line.at(Vulnerability::NotVulnerable),
            declarer: case.declarer,
        };
        let (options, right) = (case.options(), worth(case.held()));
        let asked = Asked::one_of(Skill::HonoursBonus, prompt, &options, &right)
            .showing([result, Exhibit::Table(case.table())])
            .because(case.reasons())
            .working(case.working())
            .mistakes(options.mistakes(case.mistakes()));
        // The witness: `100 NS`, or `0`.
        let paid = right.map(|(side, points)| format!("{points} {}", side.letters()));
        Ok(Posed::new(
            vec![asked],
            paid.unwrap_or_else(|| "0".to_owned()),
        ))
    }
}

impl Honours {
    fn case(&self) -> Result<Case, Fault> {
        let (bid, doubling) = *self.contract;
        let made = || TrickCount(line(bid, doubling, 0).tricks);
        let (hands, alone) = match (&self.deal, &self.hand, self.holder) {
            (Some(deal), None, None) => {
                let hands = notation::parse_deal(deal);
                let hands = hands.map_err(|_| Fault::new("honours-deal", Field::Hand, deal))?;
                (hands, None)
            }
            // In a whole deal, the owner of each hand is known.
            (Some(_), None, Some(holder)) => {
                let holder = holder.letter().to_string();
                return Err(Fault::new("cannot-be", Field::Seat, holder));
            }
            (None, Some(hand), holder) => {
                let seat = holder.map_or(Seat::South, Seat::from);
                let mut hands = BySeat::default();
                hands[seat] = **hand;
                (hands, Some(seat))
            }
            _ => return Err(Fault::new("honours-hands", Field::Hand, "")),
        };
        let seen = |seat: Seat| alone.is_none_or(|alone| alone == seat);
        let whole = |(seat, hand): (Seat, &Hand)| !seen(seat) || hand.len() == 13;
        if !hands.iter().all(whole) {
            return Err(Fault::new("honours-hands", Field::Hand, ""));
        }
        Ok(Case {
            hands,
            alone,
            declarer: *self.declarer,
            line: self.contract.with(self.tricks.unwrap_or_else(made)),
            tournament: self.tournament,
        })
    }
}

/// A premium and its side, if any.
type Worth = Option<(Side, i32)>;

fn worth(held: Option<Premium>) -> Worth {
    held.map(|held| (held.side, held.holding.points()))
}

struct Case {
    hands: BySeat<Hand>,
    alone: Option<Seat>,
    declarer: Seat,
    line: ResultLine,
    tournament: bool,
}

impl Case {
    const fn strain(&self) -> Strain {
        self.line.bid.strain
    }

    fn held(&self) -> Option<Premium> {
        let held = || Premium::held(&self.hands, self.strain());
        (!self.tournament).then(held).flatten()
    }

    /// None, then by points and side. Sides are given only if all four hands are visible.
    fn options(&self) -> Options<Worth> {
        let paid = [100, 150].into_iter();
        let paid = paid.flat_map(|points| Side::ALL.map(|side| (side, points)));
        let paid = paid.filter(|(side, _)| self.alone.is_none_or(|seat| Side::of(seat) == *side));
        let offered = [None].into_iter().chain(paid.map(Some));
        Options::new(offered, |worth| match (*worth, self.alone) {
            (None, _) => Phrase::new("option-honours-none"),
            (Some((_, points)), Some(_)) => {
                Phrase::new("option-honours-hand").with("points", Fact::Number(points))
            }
            (Some((side, points)), None) => Phrase::new("option-honours-side")
                .with("points", Fact::Number(points))
                .with("side", Fact::Side(side)),
        })
    }

    fn reasons(&self) -> Vec<Reason> {
        if self.tournament {
            return vec![Reason::new("no-honours-in-duplicate", "77")];
        }
        let deal = PlayedDeal::new(Side::of(self.declarer), self.line, self.held()).ok();
        let score = deal.and_then(|deal| Rubber::new().add(deal.into()).ok());
        let entries = score.iter().flat_map(DealScore::entries);
        let honours = entries.filter(|entry| matches!(entry.item, RubberItem::Honours(_)));
        let found: Vec<Reason> = honours.map(Entry::reason).collect();
        match self.strain() {
            _ if !found.is_empty() => found,
            Strain::Notrump => vec![Reason::rubber("no-four-aces-in-one-hand", "81")],
            _ => vec![Reason::rubber("no-trump-honours-in-one-hand", "81")],
        }
    }

    fn working(&self) -> Vec<Step> {
        let counts = |card: &Card| match self.strain().suit() {
            Some(suit) => card.suit == suit && is_honour(*card),
            None => card.rank == Rank::A,
        };
        let lines = self.hands.iter().filter_map(|(seat, hand)| {
            let cards: Hand = hand.iter().filter(counts).collect();
            let phrase = Phrase::new("working-honours").with("seat", Fact::Seat(seat));
            (!cards.is_empty()).then(|| Step::Say(phrase.with("cards", Fact::Cards(cards))))
        });
        lines.collect()
    }

    fn table(&self) -> TableView {
        let declarer = self.declarer;
        let player = self.alone.unwrap_or(declarer);
        let others = [declarer.partner(), declarer.lho(), declarer.rho()];
        let others = others.map(|seat| (seat, self.hands[seat])).to_vec();
        TableView {
            declarer: Some(declarer),
            strain: Some(self.strain()),
            others: if self.alone.is_none() {
                others
            } else {
                Vec::new()
            },
            leader: declarer.lho(),
            ..TableView::of(player, self.hands[player])
        }
    }

    fn mistakes(&self) -> Vec<(Mistake, Worth)> {
        let (hands, strain) = (&self.hands, self.strain());
        let declaring = Side::of(self.declarer);
        let right = worth(self.held());
        let mut wrong = Vec::new();
        if self.tournament {
            wrong.push((IN_TOURNAMENT, worth(Premium::held(hands, strain))));
        }
        // If a wrong rule finds no honours, that answer has another cause.
        let found = [
            (SPLIT_COUNTED, together(hands, strain)),
            (SIDE_SUIT, side_suit(hands, strain)),
            (ACES_IN_A_SUIT, worth(Premium::held(hands, Strain::Notrump))),
        ];
        wrong.extend(found.into_iter().filter(|(_, worth)| worth.is_some()));
        if let (Some(suit), Some(_)) = (strain.suit(), right) {
            wrong.push((TEN_NO_HONOUR, without_ten(hands, suit)));
        }
        if let Some((side, points)) = right {
            if side != declaring {
                wrong.push((DECLARER_ONLY, None));
                wrong.push((WRONG_SIDE, Some((declaring, points))));
            }
            if self.line.margin() < 0 {
                wrong.push((ONLY_IF_MADE, None));
            }
            wrong.push((MIXED_UP, Some((side, 250 - points))));
            wrong.push((WRONG_SIDE, Some((side.opponents(), points))));
        }
        wrong
    }
}

/// The premium if both hands of a side counted together.
fn together(hands: &BySeat<Hand>, strain: Strain) -> Worth {
    [Seat::North, Seat::East].into_iter().find_map(|seat| {
        let holding = Holding::of(hands[seat] | hands[seat.partner()], strain)?;
        Some((Side::of(seat), holding.points()))
    })
}

fn side_suit(hands: &BySeat<Hand>, strain: Strain) -> Worth {
    let suits = Suit::ASC.into_iter();
    let mut suits = suits.filter(|&suit| strain.suit() != Some(suit));
    suits.find_map(|suit| worth(Premium::held(hands, suit.into())))
}

/// The premium if the ten did not count: four honours count as all, three as nothing.
fn without_ten(hands: &BySeat<Hand>, suit: Suit) -> Worth {
    hands.iter().find_map(|(seat, &hand)| {
        let cards = cards_of(hand, suit);
        let honours = cards.iter().filter(|card| card.rank > Rank::T);
        (honours.count() == 4).then_some((Side::of(seat), 150))
    })
}

/// A contract with one hand, or with all four unless it is easy.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Honours {
    let difficulty = draw.difficulty;
    let (_, declarer, line) = traveller::drawn(draw);
    let mut hands = draw.board().hands;
    let chance = &mut draw.chance;
    let strain = match line.bid.strain {
        Strain::Notrump => Strain::Notrump,
        _ if chance.percent(12) => Strain::Notrump,
        strain => strain,
    };
    let holder = holder(chance, difficulty, declarer);
    arrange(draw, &mut hands, holder, strain);
    let chance = &mut draw.chance;
    let line = contract(chance, difficulty, Bid { strain, ..line.bid });
    let tournament = difficulty == Difficulty::Hard && chance.percent(14);
    let (deal, hand, holder) = match difficulty {
        Difficulty::Easy => (None, Some(hands[holder].into()), Some(holder)),
        _ => (Some(notation::deal(&hands)), None, None),
    };
    Honours {
        deal,
        hand,
        holder: holder.filter(|&seat| seat != Seat::South).map(SeatName),
        contract: (&line).into(),
        declarer: declarer.into(),
        tricks: Some(TrickCount(line.tricks)),
        tournament,
    }
}

fn holder(chance: &mut Chance, difficulty: Difficulty, declarer: Seat) -> Seat {
    let defenders = [declarer.lho(), declarer.rho()];
    let declaring = [declarer, declarer.partner()];
    let side = chance.either(difficulty.choose(50, 15, 65), defenders, declaring);
    chance.pick_or(&side, declarer)
}

/// The contract with its result: made, or down if that must not matter.
fn contract(chance: &mut Chance, difficulty: Difficulty, bid: Bid) -> ResultLine {
    let margin = match chance.percent(difficulty.choose(20, 30, 55)) {
        true => -chance.between(1, 2),
        false => chance.pick_or(&[0, 0, 1], 0),
    };
    let doubling = match difficulty == Difficulty::Hard && chance.percent(40) {
        true => Doubling::Doubled,
        false => Doubling::Undoubled,
    };
    line(bid, doubling, margin)
}

/// Deals the honours so that the premium is in question.
fn arrange(draw: &mut Draw<'_>, hands: &mut BySeat<Hand>, holder: Seat, strain: Strain) {
    let chance = &mut draw.chance;
    let partner = holder.partner();
    let others = draw.difficulty.choose(holder.lho(), partner, partner);
    let honours = |suit| {
        let ranks = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];
        ranks.map(|rank| Card { suit, rank }).to_vec()
    };
    let rank = Rank::A;
    let aces = || Suit::ASC.map(|suit| Card { suit, rank }).to_vec();
    // The honours, and how many of them the holder gets.
    let (mut cards, mine) = match (strain.suit(), chance.below(100)) {
        (Some(trumps), 0..35) => (honours(trumps), 4),
        (Some(trumps), 35..57) => (honours(trumps), 5),
        (Some(trumps), 57..85) => (honours(trumps), 3),
        (Some(trumps), _) => {
            let others = Suit::ASC.into_iter().filter(|&suit| suit != trumps);
            let others: Vec<Suit> = others.collect();
            (honours(chance.pick_or(&others, trumps)), 5)
        }
        (None, 0..40) => (aces(), 4),
        (None, 40..70) => (aces(), 3),
        (None, _) => (honours(chance.pick_or(&Suit::ASC, Suit::Spades)), 5),
    };
    chance.shuffle(&mut cards);
    for (at, card) in cards.into_iter().enumerate() {
        give(hands, card, if at < mine { holder } else { others });
    }
}

/// Gives a card to a player in exchange for a small one, of the same suit if possible.
fn give(hands: &mut BySeat<Hand>, card: Card, to: Seat) {
    let from = hands.iter().find(|(_, hand)| hand.contains(card));
    let from = from.map(|(seat, _)| seat).filter(|&from| from != to);
    let small = |cards: Hand| cards.iter().find(|&card| !is_honour(card));
    let of_suit = |suit: Suit| cards_of(hands[to], suit);
    let others = Suit::ASC.into_iter().filter(|&suit| suit != card.suit);
    let longest = others.max_by_key(|&suit| of_suit(suit).len());
    let back = small(of_suit(card.suit))
        .or_else(|| small(of_suit(longest?)))
        .or_else(|| small(hands[to]));
    let (Some(from), Some(back)) = (from, back) else {
        return;
    };
    hands[from].remove(card);
    hands[from].insert(back);
    hands[to].remove(back);
    hands[to].insert(card);
}
