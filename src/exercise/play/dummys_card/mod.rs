//! `dummys_card`: declarer calls a card from dummy; which card is played?
//!
//! A lesson writes `dummys_card(dummy: "SA S7 S3 H4", trick: "S5 S2", trumps: "NT", says: small)`,
//! or `dummys_card(dummy: "SK DK D4 C2", won_with: "D", trumps: "NT", says: rank("K"))`.

mod generate;

use crate::fields::{self, CardText, RankText, SuitText};
use crate::play::winners;
use crate::prelude::*;
use engine::laws::dummy_card::Called::{self, Choice, Played, Void, WouldRevoke};
use engine::laws::dummy_card::CardChooser::{Declarer, EitherDefender};
use engine::laws::dummy_card::{Designation, DummyTurn, ImpossibleDummy};
use engine::laws::known_cards::KnownCards;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::DummyDesignation];

mistakes! {
    pub(crate) HIGH_ENOUGH = "high-means-high-enough",
    WIN_IS_HIGHEST = "win-means-highest",
    WIN_NOT_KNOWN = "win-means-wins-so-far",
    WIN_IS_KNOWN = "win-only-for-the-last-hand",
    SUIT_PLAYS_WINNER = "suit-alone-plays-winner",
    RUFF_OVERRUFFS = "ruff-means-overruff",
    SUIT_IS_UNCLEAR = "suit-alone-is-unclear",
    WORDS_OF_ANY_SUIT = "small-or-high-of-any-suit",
    ANYTHING_IS_SMALL = "anything-is-a-small-card",
    ANYTHING_IS_DECLARERS = "anything-stays-with-declarer",
    RANK_IS_UNCLEAR = "rank-alone-is-unclear",
    RANK_IS_GUESSED = "rank-alone-is-guessed",
    ILLEGAL_CALL_STANDS = "illegal-call-stands",
    NEXT_BEST_CARD = "next-best-card-played",
    DEFENDER_MENDS_CALL = "defender-mends-the-call",
}

position! {
    /// Dummy's turn, and declarer's words. Without a trick, dummy is on lead. Answered by a choice.
    #[serde(rename = "dummys_card")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct DummysCard {
        pub declarer: fields::Declarer = default,
        pub dummy: Cards,
        pub trick: Trick<3> = default,
        pub trumps: Trumps,
        pub says: Says,
        /// The suit with which dummy won the last trick.
        pub won_with: Option<SuitText> = default,
        /// The card that declarer incontrovertibly meant.
        pub meant: Option<OneCard> = default,
        /// Declarer's hand, if visible.
        pub own: Cards = default,
        /// The cards of earlier tricks, if told.
        pub gone: Cards = default,
    }
}

/// Declarer's words; a lesson writes `small`, `suit("S")`, `rank("Q")`, `card("SQ")`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Says {
    Small,
    Duck,
    High,
    Win,
    Ruff,
    /// “Play anything”.
    Anything,
    /// A suit alone.
    Suit(SuitText),
    /// “A high spade”.
    HighOf(SuitText),
    /// A rank alone.
    Rank(RankText),
    Card(CardText),
}

impl From<Designation> for Says {
    fn from(said: Designation) -> Self {
        match said {
            Designation::Card(card) => Self::Card(card.into()),
            Designation::Suit(suit) => Self::Suit(suit.into()),
            Designation::HighOf(suit) => Self::HighOf(suit.into()),
            Designation::Rank(rank) => Self::Rank(rank.into()),
            Designation::High => Self::High,
            Designation::Win => Self::Win,
            Designation::Low => Self::Small,
            Designation::Anything => Self::Anything,
        }
    }
}

impl Exercise for DummysCard {
    fn pose(&self) -> Result<Posed, Fault> {
        let turn = self.turn().map_err(|why| fault(why, *self.dummy))?;
        let (prompt, designation) = self.words()?;
        if self.won_with.is_some() && !self.trick.0.is_empty() {
            return Err(Fault::new("dummy-not-on-lead", Field::Cards, ""));
        }
        let (legal, ruling) = (turn.legal(), turn.call(designation));
        let (right, stands) = match ruling.called {
            // For the learner, a call that would revoke is like a void one.
            WouldRevoke(legal) => (Void(legal), self.on_lead(designation)),
            called => (called, None),
        };
        let wrong = self.wrong(legal, right, stands);
        let options = options(legal, designation, right, &wrong);
        let asked = Asked::one_of(Skill::DummyDesignation, prompt, &options, &right)
            .showing(self.scene().into_iter().chain([self.table()]))
            .because(ruling.reasons)
            .mistakes(options.mistakes(wrong));
        Ok(Posed::new(vec![asked], said(right).1))
    }
}

impl DummysCard {
    fn turn(&self) -> Result<DummyTurn, ImpossibleDummy> {
        let known = KnownCards {
            declarer: Some(*self.own).filter(|own| !own.is_empty()),
            gone: *self.gone,
            ..KnownCards::default()
        };
        DummyTurn::new(*self.dummy, self.trick.0.clone(), *self.trumps)?
            .after_winning_with(self.won_with.map(|suit| *suit))
            .meaning(self.meant.map(|card| *card))
            .knowing(known)
    }

    /// What a call designates for those who forget to follow suit, as if dummy were on lead.
    fn on_lead(&self, designation: Designation) -> Option<Called> {
        let turn = DummyTurn::new(*self.dummy, Vec::new(), *self.trumps).ok()?;
        let turn = turn.meaning(self.meant.map(|card| *card));
        Some(turn.call(designation).called)
    }

    /// The question with declarer's words, and what they designate under Law 46. “Ruff” names the
    /// trump suit, so there must be one.
    fn words(&self) -> Result<(Phrase, Designation), Fault> {
        let (id, designation) = match self.says {
            Says::Small => ("exercise-dummys_card-small", Designation::Low),
            Says::Duck => ("exercise-dummys_card-duck", Designation::Low),
            Says::High => ("exercise-dummys_card-high", Designation::High),
            Says::Win => ("exercise-dummys_card-win", Designation::Win),
            Says::Ruff => {
                let no_trumps = || Fault::new("no-trumps", Field::Strain, "NT");
                let trumps = self.trumps.suit().ok_or_else(no_trumps)?;
                ("exercise-dummys_card-ruff", Designation::Suit(trumps))
            }
            Says::Anything => ("exercise-dummys_card-anything", Designation::Anything),
            Says::Suit(suit) => ("exercise-dummys_card-suit", Designation::Suit(*suit)),
            Says::HighOf(suit) => ("exercise-dummys_card-high_of", Designation::HighOf(*suit)),
            Says::Rank(rank) => ("exercise-dummys_card-rank", Designation::Rank(*rank)),
            Says::Card(card) => ("exercise-dummys_card-card", Designation::Card(*card)),
        };
        let prompt = Phrase::new(id);
        let prompt = match self.says {
            Says::Suit(suit) | Says::HighOf(suit) => prompt.with("suit", Fact::Suit(*suit)),
            Says::Rank(rank) => prompt.with("rank", Fact::Rank(*rank)),
            Says::Card(card) => prompt.with("card", Fact::Card(*card)),
            _ => prompt,
        };
        Ok((prompt, designation))
    }

    fn scene(&self) -> Option<Exhibit> {
        let won = self.won_with.map(|suit| {
            Phrase::new("scene-dummy-won-with")
                .with("seat", Fact::Seat(self.declarer.partner()))
                .with("suit", Fact::Suit(*suit))
        });
        let meant = self.meant.map(|_| Phrase::new("scene-dummy-meant"));
        let gone = Some(*self.gone).filter(|gone| !gone.is_empty());
        let gone = gone.map(|it| Phrase::new("scene-dummy-gone").with("cards", Fact::Cards(it)));
        let told: Vec<Phrase> = won.into_iter().chain(meant).chain(gone).collect();
        (!told.is_empty()).then_some(Exhibit::Scene(told))
    }

    fn table(&self) -> Exhibit {
        let (declarer, dummy) = (*self.declarer, self.declarer.partner());
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: Some(*self.trumps),
            ..TableView::of(dummy, *self.dummy)
                .beside(declarer, *self.own)
                .with_trick(&self.trick.0)
        })
    }

    /// The outcomes of the call by wrong rules, the most telling mistake first. `stands` is the
    /// outcome of a call that would revoke, if it stood.
    fn wrong(&self, legal: Hand, right: Called, stands: Option<Called>) -> Vec<(Mistake, Called)> {
        let winners = winners(legal, &self.trick.0, *self.trumps);
        let lowest = low(legal).map(Played);
        let (cheapest, dearest) = (low(winners).map(Played), high(winners).map(Played));
        let again = Some(Void(legal));
        let of_words = match self.says {
            Says::Small | Says::Duck => vec![(WORDS_OF_ANY_SUIT, lowest)],
            Says::High => {
                let highest = high(legal).map(Played);
                vec![(HIGH_ENOUGH, cheapest), (WORDS_OF_ANY_SUIT, highest)]
            }
            // Until the last hand has played, a winning card may still lose.
            Says::Win if self.trick.0.len() < 3 => {
                let top = match right {
                    Void(_) => WIN_NOT_KNOWN,
                    _ => WIN_IS_HIGHEST,
                };
                vec![
                    (WIN_NOT_KNOWN, cheapest),
                    (top, dearest),
                    (WIN_IS_KNOWN, again),
                ]
            }
            Says::Win => vec![(WIN_IS_HIGHEST, dearest)],
            Says::Ruff => vec![(RUFF_OVERRUFFS, cheapest), (SUIT_IS_UNCLEAR, again)],
            Says::Suit(suit) => {
                let winner = low(cards_of(winners, *suit)).map(Played);
                vec![(SUIT_PLAYS_WINNER, winner), (SUIT_IS_UNCLEAR, again)]
            }
            Says::HighOf(_) => vec![(HIGH_ENOUGH, cheapest)],
            Says::Anything => vec![(ANYTHING_IS_SMALL, lowest), (ANYTHING_IS_DECLARERS, again)],
            Says::Rank(rank) => {
                let of_rank = self.dummy.iter().filter(|card| card.rank == *rank);
                let among: Hand = of_rank.collect();
                let by = Declarer;
                let guessed = match right {
                    Choice { among, .. } => (RANK_IS_GUESSED, low(among).map(Played)),
                    _ if among.len() >= 2 => (RANK_IS_UNCLEAR, Some(Choice { by, among })),
                    _ => (ILLEGAL_CALL_STANDS, low(among - legal).map(Played)),
                };
                vec![guessed, (RANK_IS_UNCLEAR, again)]
            }
            Says::Card(missing) => vec![(NEXT_BEST_CARD, self.neighbour(*missing).map(Played))],
        };
        let mends = match right {
            Played(_) => None,
            _ => Some(by_defender(legal)),
        };
        let wrong = [(ILLEGAL_CALL_STANDS, stands)].into_iter();
        let wrong = wrong.chain(of_words).chain([(DEFENDER_MENDS_CALL, mends)]);
        let wrong = wrong.filter_map(|(mistake, called)| Some((mistake, called?)));
        wrong.filter(|(_, called)| *called != right).collect()
    }

    /// The card of dummy next to one that dummy lacks.
    fn neighbour(&self, missing: Card) -> Option<Card> {
        let suit = cards_of(*self.dummy, missing.suit);
        let below = suit.iter().find(|card| card.rank < missing.rank);
        let next = below.or_else(|| low(suit));
        next.filter(|_| !suit.contains(missing))
    }
}

/// Cards in the order of the hand, then outcomes without a card.
fn options(
    legal: Hand,
    designation: Designation,
    right: Called,
    wrong: &[(Mistake, Called)],
) -> Options<Called> {
    let of_suit = match designation {
        Designation::Suit(suit) | Designation::HighOf(suit) => cards_of(legal, suit),
        _ => Hand::EMPTY,
    };
    let near = if of_suit.is_empty() { legal } else { of_suit };
    let thought_of = [right].into_iter();
    let mut thought_of = thought_of.chain(wrong.iter().map(|(_, called)| *called));
    let played = thought_of.clone().filter_map(|called| match called {
        Played(card) => Some(card),
        _ => None,
    });
    let mut cards: Hand = played.chain(high(near)).chain(low(near)).collect();
    let which = thought_of.find(|called| matches!(called, Choice { by: Declarer, .. }));
    // The only legal card is not offered as a wrong option.
    if legal.len() == 1 && !matches!(right, Played(_)) {
        cards -= legal;
    }
    // Choosing among all legal cards is the same as naming a card again.
    let (by, among) = (Declarer, legal);
    let again = (right != Choice { by, among }).then_some(Void(legal));
    let offered = cards.iter().map(Played).chain(which).chain(again);
    let offered = offered.chain([by_defender(legal)]);
    Options::new(offered, |called| said(*called).0)
}

const fn by_defender(among: Hand) -> Called {
    let by = EitherDefender;
    Choice { by, among }
}

/// The option for an outcome, and its words as a witness.
fn said(called: Called) -> (Phrase, String) {
    match called {
        Played(card) => (
            Phrase::new("option-dummy-card").with("card", Fact::Card(card)),
            notation::card(card),
        ),
        Choice { by, among } => match by {
            Declarer => (
                Phrase::new("option-dummy-which").with("cards", Fact::Cards(among)),
                format!("declarer {}", notation::cards(among)),
            ),
            EitherDefender => (Phrase::new("option-dummy-defender"), "defender".to_owned()),
        },
        Void(_) | WouldRevoke(_) => (Phrase::new("option-dummy-again"), "again".to_owned()),
    }
}

fn fault(why: ImpossibleDummy, dummy: Hand) -> Fault {
    use ImpossibleDummy as No;
    let (id, field, found) = match why {
        No::NoCards => ("no-cards", Field::Hand, String::new()),
        No::TooManyCards(_) => ("too-many-cards", Field::Hand, notation::cards(dummy)),
        No::TrickComplete(_) => ("trick-full", Field::Cards, String::new()),
        No::CardTwice(card) => ("card-twice", Field::Cards, notation::card(card)),
        No::TooManySeen => ("too-many-seen", Field::Cards, String::new()),
        No::DeclarersCards { held, .. } => ("declarers-cards", Field::Cards, held.to_string()),
        No::ShownOut(card) => ("shown-out", Field::Cards, notation::card(card)),
    };
    Fault::new(id, field, found)
}

fn low(cards: Hand) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank)
}

fn high(cards: Hand) -> Option<Card> {
    cards.iter().max_by_key(|card| card.rank)
}
