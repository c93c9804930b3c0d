//! `dummys_card`: declarer calls a card from dummy; which card is played?
//!
//! A lesson writes `dummys_card(dummy: "SA S7 S3 H4", trick: "S5 S2", trumps: "NT", says: small)`,
//! or `dummys_card(dummy: "SK DK D4 C2", won_with: "D", trumps: "NT", says: rank("K"))`.

mod generate;

use crate::fields::{self, CardText, RankText, SuitText};
use crate::play::winners;
use crate::prelude::*;
use engine::laws::dummy_card::CardChooser::{self, Declarer, EitherDefender};
use engine::laws::dummy_card::{Called, Designation, DummyTurn, ImpossibleDummy};
use engine::laws::known_cards::KnownCards;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::DummyDesignation];

position! {
    /// Dummy's turn, and declarer's words. Without a trick, dummy is on lead. Answered by a choice.
    #[serde(rename = "dummys_card")]
    pub struct DummysCard {
        declarer: fields::Declarer = default,
        dummy: Cards,
        trick: Trick<3> = default,
        trumps: Trumps,
        says: Says,
        /// The suit with which dummy won the last trick.
        won_with: Option<SuitText> = default,
        /// The card that declarer incontrovertibly meant.
        meant: Option<OneCard> = default,
        /// Declarer's hand, if visible.
        own: Cards = default,
        /// The cards of earlier tricks, if told.
        gone: Cards = default,
    }
}

/// Declarer's words; a lesson writes `small`, `suit("S")`, `rank("Q")`, `card("SQ")`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Says {
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

impl Says {
    /// The designation under Law 46. “Ruff” names the trump suit; in no trump it names nothing.
    fn designation(&self, strain: Strain) -> Designation {
        let ruff = strain.suit().map(Designation::Suit);
        match self {
            Self::Small | Self::Duck => Designation::Low,
            Self::High => Designation::High,
            Self::Win => Designation::Win,
            Self::Ruff => ruff.unwrap_or(Designation::Anything),
            Self::Anything => Designation::Anything,
            Self::Suit(suit) => Designation::Suit(**suit),
            Self::HighOf(suit) => Designation::HighOf(**suit),
            Self::Rank(rank) => Designation::Rank(**rank),
            Self::Card(card) => Designation::Card(**card),
        }
    }

    /// The question, including declarer's words.
    fn prompt(&self) -> Phrase {
        let suit = |id, suit: &SuitText| Phrase::new(id).with("suit", Fact::Suit(**suit));
        let rank = |rank: &RankText| Fact::Rank(**rank);
        let card = |card: &CardText| Fact::Card(**card);
        match self {
            Self::Small => Phrase::new("exercise-dummys_card-small"),
            Self::Duck => Phrase::new("exercise-dummys_card-duck"),
            Self::High => Phrase::new("exercise-dummys_card-high"),
            Self::Win => Phrase::new("exercise-dummys_card-win"),
            Self::Ruff => Phrase::new("exercise-dummys_card-ruff"),
            Self::Anything => Phrase::new("exercise-dummys_card-anything"),
            Self::Suit(named) => suit("exercise-dummys_card-suit", named),
            Self::HighOf(named) => suit("exercise-dummys_card-high_of", named),
            Self::Rank(it) => Phrase::new("exercise-dummys_card-rank").with("rank", rank(it)),
            Self::Card(it) => Phrase::new("exercise-dummys_card-card").with("card", card(it)),
        }
    }
}

impl Exercise for DummysCard {
    fn pose(&self) -> Result<Posed, Fault> {
        let turn = self.turn().map_err(|why| fault(why, *self.dummy))?;
        // “Ruff” names the trump suit, so there must be one.
        if self.says == Says::Ruff && *self.trumps == Strain::Notrump {
            return Err(Fault::new("no-trumps", Field::Strain, "NT"));
        }
        if self.won_with.is_some() && !self.trick.0.is_empty() {
            return Err(Fault::new("dummy-not-on-lead", Field::Cards, ""));
        }
        let ruling = turn.call(self.designation());
        // For the learner, a call that would revoke is like a void one.
        let right = match ruling.called {
            Called::WouldRevoke(legal) => Called::Void(legal),
            called => called,
        };
        let wrong = self.wrong(turn.legal(), right);
        let options = self.options(turn.legal(), right, &wrong);
        let prompt = self.says.prompt();
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
            .after_winning_with(self.won_with.as_deref().copied())
            .meaning(self.meant.as_deref().copied())
            .knowing(known)
    }

    fn designation(&self) -> Designation {
        self.says.designation(*self.trumps)
    }

    fn scene(&self) -> Option<Exhibit> {
        let won = self.won_with.as_ref().map(|suit| {
            Phrase::new("scene-dummy-won-with")
                .with("seat", Fact::Seat(self.declarer.partner()))
                .with("suit", Fact::Suit(**suit))
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

    /// Cards in the order of the hand, then outcomes without a card.
    fn options(&self, legal: Hand, right: Called, wrong: &[(Mistake, Called)]) -> Options<Called> {
        let wrong = wrong.iter().map(|(_, called)| *called);
        let thought_of: Vec<Called> = [right].into_iter().chain(wrong).collect();
        let played = thought_of.iter().filter_map(|called| match called {
            Called::Played(card) => Some(*card),
            _ => None,
        });
        let mut cards: Hand = played.chain(self.near(legal)).collect();
        // The only legal card is not offered as a wrong option.
        if legal.len() == 1 && !matches!(right, Called::Played(_)) {
            cards -= legal;
        }
        let by_declarer = |called: &Called| matches!(called, Called::Choice { by: Declarer, .. });
        let which = thought_of.into_iter().find(by_declarer);
        // Choosing among all legal cards is the same as naming a card again.
        let again = right != choice(Declarer, legal);
        let offered = cards.iter().map(Called::Played).chain(which);
        let offered = offered.chain(again.then_some(Called::Void(legal)));
        Options::new(offered.chain([choice(EitherDefender, legal)]), |called| {
            said(*called).0
        })
    }
}

const fn choice(by: CardChooser, among: Hand) -> Called {
    Called::Choice { by, among }
}

fn said(called: Called) -> (Phrase, String) {
    match called {
        Called::Played(card) => (
            Phrase::new("option-dummy-card").with("card", Fact::Card(card)),
            notation::card(card),
        ),
        Called::Choice {
            by: Declarer,
            among,
        } => (
            Phrase::new("option-dummy-which").with("cards", Fact::Cards(among)),
            format!("declarer {}", notation::cards(among)),
        ),
        Called::Choice {
            by: EitherDefender, ..
        } => (Phrase::new("option-dummy-defender"), "defender".to_owned()),
        Called::Void(_) | Called::WouldRevoke(_) => {
            (Phrase::new("option-dummy-again"), "again".to_owned())
        }
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

impl DummysCard {
    /// The outcomes of the call by wrong rules, the most telling mistake first.
    fn wrong(&self, legal: Hand, right: Called) -> Vec<(Mistake, Called)> {
        let card = |card: Option<Card>| card.map(Called::Played);
        let again = Some(Called::Void(legal));
        let winners = winners(legal, &self.trick.0, *self.trumps);
        let (lowest, highest) = (low(legal), card(high(legal)));
        let cheapest_winner = low(winners);
        let named = self.named().filter(|card| !legal.contains(*card));
        let mut wrong = vec![(ILLEGAL_CALL_STANDS, card(named))];
        match &self.says {
            Says::Small | Says::Duck => wrong.push((WORDS_OF_ANY_SUIT, card(lowest))),
            Says::High => wrong.extend([
                (HIGH_ENOUGH, card(cheapest_winner)),
                (WORDS_OF_ANY_SUIT, highest),
            ]),
            // Until the last hand has played, a winning card may still lose.
            Says::Win if self.trick.0.len() < 3 => {
                let top = match right {
                    Called::Void { .. } => WIN_NOT_KNOWN,
                    _ => WIN_IS_HIGHEST,
                };
                wrong.extend([
                    (WIN_NOT_KNOWN, card(cheapest_winner)),
                    (top, card(high(winners))),
                    (WIN_IS_KNOWN, again),
                ]);
            }
            Says::Win => wrong.push((WIN_IS_HIGHEST, card(high(winners)))),
            Says::Ruff => wrong.extend([
                (RUFF_OVERRUFFS, card(cheapest_winner)),
                (SUIT_IS_UNCLEAR, again),
            ]),
            Says::Suit(suit) => {
                let winner = cheapest_winner.filter(|winner| winner.suit == **suit);
                wrong.extend([(SUIT_PLAYS_WINNER, card(winner)), (SUIT_IS_UNCLEAR, again)]);
            }
            Says::HighOf(_) => wrong.push((HIGH_ENOUGH, card(cheapest_winner))),
            Says::Anything => wrong.extend([
                (ANYTHING_IS_SMALL, card(lowest)),
                (ANYTHING_IS_DECLARERS, again),
            ]),
            Says::Rank(rank) => {
                let of_rank = self.dummy.iter().filter(|card| card.rank == **rank);
                let of_rank: Hand = of_rank.collect();
                wrong.push(match right {
                    Called::Choice { among, .. } => (RANK_IS_GUESSED, card(among.iter().next())),
                    _ if of_rank.len() >= 2 => (RANK_IS_UNCLEAR, Some(choice(Declarer, of_rank))),
                    _ => (ILLEGAL_CALL_STANDS, card(of_rank.iter().next())),
                });
                wrong.push((RANK_IS_UNCLEAR, again));
            }
            Says::Card(missing) => wrong.push((NEXT_BEST_CARD, card(self.neighbour(**missing)))),
        }
        if !matches!(right, Called::Played(_)) {
            wrong.push((DEFENDER_MENDS_CALL, Some(choice(EitherDefender, legal))));
        }
        let wrong = wrong.into_iter();
        let wrong = wrong.filter_map(|(mistake, called)| Some((mistake, called?)));
        wrong.filter(|(_, called)| *called != right).collect()
    }

    /// The card of dummy that the words designate if following suit is forgotten.
    fn named(&self) -> Option<Card> {
        let of_suit = |suit| cards_of(*self.dummy, suit);
        let card = match (self.meant, self.designation()) {
            (Some(card), _) => Some(*card),
            (None, Designation::Card(card)) => Some(card),
            (None, Designation::Suit(suit)) => low(of_suit(suit)),
            (None, Designation::HighOf(suit)) => high(of_suit(suit)),
            _ => None,
        };
        card.filter(|card| self.dummy.contains(*card))
    }

    /// The highest and the lowest legal card, of the suit named if there is one.
    fn near(&self, legal: Hand) -> Hand {
        let of_suit = match self.designation() {
            Designation::Suit(suit) | Designation::HighOf(suit) => cards_of(legal, suit),
            _ => Hand::EMPTY,
        };
        let cards = if of_suit.is_empty() { legal } else { of_suit };
        high(cards).into_iter().chain(low(cards)).collect()
    }

    fn neighbour(&self, missing: Card) -> Option<Card> {
        let suit = cards_of(*self.dummy, missing.suit);
        let below = suit.iter().find(|card| card.rank < missing.rank);
        let next = below.or_else(|| low(suit));
        next.filter(|_| !suit.contains(missing))
    }
}

fn low(cards: Hand) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank)
}

fn high(cards: Hand) -> Option<Card> {
    cards.iter().max_by_key(|card| card.rank)
}
