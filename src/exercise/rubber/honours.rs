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
use engine::score::Terms;
use engine::score::rubber::{Entry, Honours as Premium, RubberItem};

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

/// A premium and its side, if any.
type Worth = Option<(Side, i32)>;

impl Exercise for Honours {
    fn pose(&self) -> Result<Posed, Fault> {
        let (hands, alone) = self.hands()?;
        let (declarer, strain) = (*self.declarer, self.line().bid.strain);
        let prompt = match alone {
            _ if self.tournament => Phrase::new("exercise-honours-tournament"),
            Some(seat) => Phrase::new("exercise-honours-hand").with("seat", Fact::Seat(seat)),
            None => Phrase::new("exercise-honours"),
        };
        let result = Exhibit::Result {
            result: self.line().at(Vulnerability::NotVulnerable),
            declarer,
        };
        let player = alone.unwrap_or(declarer);
        let mut table = TableView::of(player, hands[player]);
        table.declarer = Some(declarer);
        table.strain = Some(strain);
        table.leader = declarer.lho();
        if alone.is_none() {
            let others = [declarer.partner(), declarer.lho(), declarer.rho()];
            table.others = others.map(|seat| (seat, hands[seat])).to_vec();
        }
        let reason = match Premium::held(&hands, strain) {
            _ if self.tournament => Reason::new("no-honours-in-duplicate", "77"),
            // As on the sheet of a rubber.
            Some(Premium { side, holding }) => Entry {
                side,
                item: RubberItem::Honours(holding),
                points: holding.points(),
                terms: Terms::NONE,
                factor: 1,
            }
            .reason(),
            None if strain == Strain::Notrump => Reason::rubber("no-four-aces-in-one-hand", "81"),
            None => Reason::rubber("no-trump-honours-in-one-hand", "81"),
        };
        let right = premium(strain, |seat| hands[seat]).filter(|_| !self.tournament);
        let options = options(alone);
        let asked = Asked::one_of(Skill::HonoursBonus, prompt, &options, &right)
            .showing([result, Exhibit::Table(table)])
            .because([reason])
            .working(working(&hands, strain))
            .mistakes(options.mistakes(self.mistakes(&hands, right)));
        // The witness: `100 NS`, or `0`.
        let paid = right.map(|(side, points)| format!("{points} {}", side.letters()));
        let witness = paid.unwrap_or_else(|| "0".to_owned());
        Ok(Posed::new(vec![asked], witness))
    }
}

impl Honours {
    fn line(&self) -> ResultLine {
        let (bid, doubling) = *self.contract;
        let made = TrickCount(line(bid, doubling, 0).tricks);
        self.contract.with(self.tricks.unwrap_or(made))
    }

    /// The hands shown, the others empty; and the owner of the hand, if there is only one.
    fn hands(&self) -> Result<(BySeat<Hand>, Option<Seat>), Fault> {
        let fault = || Fault::new("honours-hands", Field::Hand, "");
        match (&self.deal, &self.hand, self.holder) {
            (Some(deal), None, None) => {
                let hands = notation::parse_deal(deal);
                let hands = hands.map_err(|_| Fault::new("honours-deal", Field::Hand, deal))?;
                let whole = hands.iter().all(|(_, hand)| hand.len() == 13);
                whole.then_some((hands, None)).ok_or_else(fault)
            }
            // In a whole deal, the owner of each hand is known.
            (Some(_), None, Some(holder)) => {
                let holder = holder.letter().to_string();
                Err(Fault::new("cannot-be", Field::Seat, holder))
            }
            (None, Some(hand), holder) if hand.len() == 13 => {
                let seat = holder.map_or(Seat::South, Seat::from);
                let mut hands = BySeat::default();
                hands[seat] = **hand;
                Ok((hands, Some(seat)))
            }
            _ => Err(fault()),
        }
    }

    fn mistakes(&self, hands: &BySeat<Hand>, right: Worth) -> Vec<(Mistake, Worth)> {
        let line = self.line();
        let strain = line.bid.strain;
        let held = |strain| premium(strain, |seat| hands[seat]);
        let together = premium(strain, |seat| hands[seat] | hands[seat.partner()]);
        let side_suit = side_suits(strain).find_map(|suit| held(suit.into()));
        let aces = held(Strain::Notrump);
        // Without the ten, four honours count as all and three as nothing.
        let no_ten = |card: &Card| card.rank != Rank::T;
        let four = premium(strain, |seat| hands[seat].iter().filter(no_ten).collect());
        let without_ten = four.map(|(side, _)| (side, 150));
        let turned = right.map(|(side, points)| (side.opponents(), points));
        let mixed_up = right.map(|(side, points)| (side, 100 + 150 - points));
        let paid = right.is_some();
        let trumps_paid = paid && strain != Strain::Notrump;
        let defended = right.is_some_and(|(side, _)| side != Side::of(*self.declarer));
        // Whether the case arises, the mistake, and what it leads to.
        let cases = [
            (self.tournament, IN_TOURNAMENT, held(strain)),
            // If a wrong rule finds no honours, that answer has another cause.
            (together.is_some(), SPLIT_COUNTED, together),
            (side_suit.is_some(), SIDE_SUIT, side_suit),
            (aces.is_some(), ACES_IN_A_SUIT, aces),
            (trumps_paid, TEN_NO_HONOUR, without_ten),
            (defended, DECLARER_ONLY, None),
            (defended, WRONG_SIDE, turned),
            (paid && line.margin() < 0, ONLY_IF_MADE, None),
            (paid, MIXED_UP, mixed_up),
            (paid, WRONG_SIDE, turned),
        ];
        let cases = cases.into_iter().filter(|(arises, ..)| *arises);
        cases.map(|(_, mistake, worth)| (mistake, worth)).collect()
    }
}

/// None, then by points and side. Sides are given only if all four hands are visible.
fn options(alone: Option<Seat>) -> Options<Worth> {
    let sides = alone.map_or(Side::ALL.to_vec(), |seat| vec![Side::of(seat)]);
    let mut offered = vec![None];
    for points in [100, 150] {
        offered.extend(sides.iter().map(|&side| Some((side, points))));
    }
    Options::new(offered, |worth| match (*worth, alone) {
        (None, _) => Phrase::new("option-honours-none"),
        (Some((_, points)), Some(_)) => {
            Phrase::new("option-honours-hand").with("points", Fact::Number(points))
        }
        (Some((side, points)), None) => Phrase::new("option-honours-side")
            .with("points", Fact::Number(points))
            .with("side", Fact::Side(side)),
    })
}

/// The premium in a strain if these were the players' hands.
fn premium(strain: Strain, hand: impl Fn(Seat) -> Hand) -> Worth {
    let held = Premium::held(&BySeat::from_fn(hand), strain)?;
    Some((held.side, held.holding.points()))
}

/// The cards that count in a strain.
fn honours(strain: Strain) -> Vec<Card> {
    let card = |suit, rank| Card { suit, rank };
    let ranks = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];
    match strain.suit() {
        Some(suit) => ranks.map(|rank| card(suit, rank)).to_vec(),
        None => Suit::ASC.map(|suit| card(suit, Rank::A)).to_vec(),
    }
}

fn side_suits(strain: Strain) -> impl Iterator<Item = Suit> {
    let suits = Suit::ASC.into_iter();
    suits.filter(move |&suit| strain.suit() != Some(suit))
}

fn working(hands: &BySeat<Hand>, strain: Strain) -> Vec<Step> {
    let honours: Hand = honours(strain).into_iter().collect();
    let lines = hands.iter().filter_map(|(seat, hand)| {
        let cards = *hand & honours;
        let phrase = Phrase::new("working-honours").with("seat", Fact::Seat(seat));
        (!cards.is_empty()).then(|| Step::Say(phrase.with("cards", Fact::Cards(cards))))
    });
    lines.collect()
}

/// A contract with one hand, or with all four unless it is easy.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Honours {
    let difficulty = draw.difficulty;
    let hard = difficulty == Difficulty::Hard;
    let (_, declarer, ResultLine { mut bid, .. }) = traveller::drawn(draw);
    let mut hands = draw.board().hands;
    let chance = &mut draw.chance;
    if bid.strain != Strain::Notrump && chance.percent(12) {
        bid.strain = Strain::Notrump;
    }
    let defenders = [declarer.lho(), declarer.rho()];
    let declaring = [declarer, declarer.partner()];
    let side = chance.either(difficulty.choose(50, 15, 65), defenders, declaring);
    let holder = chance.pick_or(&side, declarer);
    let other = difficulty.choose(holder.lho(), holder.partner(), holder.partner());
    let (mut cards, most) = in_question(chance, bid.strain);
    chance.shuffle(&mut cards);
    for (at, card) in cards.into_iter().enumerate() {
        give(&mut hands, card, if at < most { holder } else { other });
    }
    // Made, or down if that must not matter.
    let margin = match chance.percent(difficulty.choose(20, 30, 55)) {
        true => -chance.between(1, 2),
        false => chance.pick_or(&[0, 0, 1], 0),
    };
    let doubling = match hard && chance.percent(40) {
        true => Doubling::Doubled,
        false => Doubling::Undoubled,
    };
    let line = line(bid, doubling, margin);
    let tournament = hard && chance.percent(14);
    let one = (difficulty == Difficulty::Easy).then_some(holder);
    Honours {
        deal: one.is_none().then(|| notation::deal(&hands)),
        hand: one.map(|seat| hands[seat].into()),
        holder: one.filter(|&seat| seat != Seat::South).map(SeatName),
        contract: (&line).into(),
        declarer: declarer.into(),
        tricks: Some(TrickCount(line.tricks)),
        tournament,
    }
}

/// Honours that put the premium in question, and how many of them the holder gets.
fn in_question(chance: &mut Chance, strain: Strain) -> (Vec<Card>, usize) {
    match (strain, chance.below(100)) {
        (Strain::Notrump, 0..40) => (honours(strain), 4),
        (Strain::Notrump, 40..70) => (honours(strain), 3),
        (Strain::Notrump, _) | (_, 85..) => {
            let suits: Vec<Suit> = side_suits(strain).collect();
            let suit = chance.pick_or(&suits, Suit::Spades);
            (honours(suit.into()), 5)
        }
        (_, 0..35) => (honours(strain), 4),
        (_, 35..57) => (honours(strain), 5),
        _ => (honours(strain), 3),
    }
}

/// Gives a card to a player in exchange for a small one, of the same suit if possible, else of the
/// longest other suit.
fn give(hands: &mut BySeat<Hand>, card: Card, to: Seat) {
    let mut seats = Seat::ALL.into_iter();
    let from = seats.find(|&seat| seat != to && hands[seat].contains(card));
    let others = side_suits(card.suit.into());
    let longest = others.max_by_key(|&suit| cards_of(hands[to], suit).len());
    let small = hands[to].iter().filter(|&card| !is_honour(card));
    let back = small.min_by_key(|back| (back.suit != card.suit, Some(back.suit) != longest));
    if let (Some(from), Some(back)) = (from, back) {
        let exchanged: Hand = [card, back].into_iter().collect();
        hands[from] ^= exchanged;
        hands[to] ^= exchanged;
    }
}
