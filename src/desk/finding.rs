//! The answer to a case, as data: for the screen, for print, and for the clipboard.

use crate::engine::auction::IllegalCall;
use crate::engine::score::Account;
use crate::engine::{Bid, Call, Card, Choice, Fact, Offer, Reason, Ruling, Seat, Suit};
use crate::exercise::{Asked, Exhibit, Item, Phrase, Step};

use super::telling::of;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub headline: Phrase,
    /// What supports the answer, in order.
    pub blocks: Vec<Block>,
    /// The same case as an exercise, if a kind of exercise fits.
    pub exercise: Option<Item>,
    /// What the Director says to the players.
    pub spoken: Option<Phrase>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The heading of the blocks that follow.
    Heading(Phrase),
    /// A sentence of the working, without a Law.
    Say(Phrase),
    /// A rule with its Law.
    Rule(Reason),
    /// The lines of a score, and their sum.
    Account(Account),
    Exhibit(Exhibit),
    Choices(Choices),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The number of choices before this one.
    pub stage: usize,
    /// Who chooses, or what is asked.
    pub asks: Phrase,
    pub options: Vec<Phrase>,
    pub chosen: Option<usize>,
}

impl Finding {
    pub const fn new(headline: Phrase) -> Self {
        Self {
            headline,
            blocks: Vec::new(),
            exercise: None,
            spoken: None,
        }
    }

    /// Whether the first question of an inquiry is still open.
    pub fn is_open(&self) -> bool {
        self.headline.id == Self::OPEN
    }

    /// The headline while nothing has been found.
    pub(super) const OPEN: &str = "desk-asks";

    pub(super) fn say(&mut self, phrase: Phrase) {
        self.blocks.push(Block::Say(phrase));
    }

    /// Adds what the working of an exercise says.
    pub(super) fn show_steps(&mut self, asked: &Asked) {
        let said = asked.steps.iter().filter_map(|step| match step {
            Step::Say(phrase) => Some(Block::Say(phrase.clone())),
            _ => None,
        });
        self.blocks.extend(said);
    }

    /// Adds the cards that an exercise shows on the table.
    pub(super) fn show_table(&mut self, asked: &Asked) {
        let tables = asked.question.exhibits.iter();
        let tables = tables.filter(|exhibit| matches!(exhibit, Exhibit::Table(_)));
        self.blocks.extend(tables.cloned().map(Block::Exhibit));
    }

    /// Adds a rule, unless it is already included.
    pub(super) fn rule(&mut self, reason: Reason) {
        let rule = Block::Rule(reason);
        if !self.blocks.contains(&rule) {
            self.blocks.push(rule);
        }
    }

    pub(super) fn rules(&mut self, reasons: impl IntoIterator<Item = impl Into<Reason>>) {
        for reason in reasons {
            self.rule(reason.into());
        }
    }

    /// Adds a ruling without options.
    pub(super) fn ruled<C, F: Into<Reason>>(&mut self, ruling: Ruling<C, F>) {
        self.rules(ruling.reasons);
        let follows = ruling.options.into_iter().flat_map(|offer| offer.follows);
        self.rules(follows);
    }

    /// Adds the options of a ruling and the consequences of the chosen one, which it returns.
    pub(super) fn offer<C: Choice, F: Copy + Into<Reason>>(
        &mut self,
        place: (usize, &[usize]),
        asks: Phrase,
        offers: &[Offer<C, F>],
        option: impl Fn(C) -> Phrase,
    ) -> Option<C> {
        let options = offers.iter().map(|offer| option(offer.choice)).collect();
        let offer = offers.get(self.choose(place, asks, options)?)?;
        self.rules(offer.follows.iter().copied());
        Some(offer.choice)
    }

    /// Adds a choice. Returns the index of the option that `path` takes at this stage.
    pub(super) fn choose(
        &mut self,
        (stage, path): (usize, &[usize]),
        asks: Phrase,
        options: Vec<Phrase>,
    ) -> Option<usize> {
        let chosen = path.get(stage).copied();
        let chosen = chosen.filter(|&index| index < options.len());
        self.blocks.push(Block::Choices(Choices {
            stage,
            asks,
            options,
            chosen,
        }));
        chosen
    }
}

/// Why there is no finding: the case is impossible or incomplete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    NoCard,
    Twice(Card),
    /// More than 13 cards in a hand, or more than 3 in a trick before this turn.
    TooManyCards(usize),
    EarlierCall {
        /// The number of the call, from 1.
        number: usize,
        call: Call,
        why: IllegalCall,
    },
    /// The desk has no ruling for the last call.
    CallNotRuled,
    /// The cards cannot have been seen in this way in this phase.
    WrongTime,
    OneCardOnly,
    /// It is unknown which penalty card had to be played.
    DueUnknown,
    /// Only defenders have penalty cards.
    PenaltyOfDeclarer,
    /// It was this player's turn to lead.
    InTurn(Seat),
    /// The opening lead belongs to this player.
    OpeningLeader(Seat),
    /// More later tricks than the number given, which is all that remain.
    TooManyTricks(usize),
    /// A revoke is possible on tricks 1 to 12 only.
    TrickNumber,
    /// Once the round has ended, a revoke is established or it is too late.
    RoundEnded,
    NoScores,
    NoDeals,
    /// The rubber was over before the deal with this number, from 1.
    RubberOver(usize),
    /// No cards of a claim are known.
    NoHands,
    /// The lines of more than five cards each are too many.
    ClaimCards,
    ClaimUneven(Seat),
    ClaimByDummy(Seat),
    NotShownOut(Seat, Suit),
    /// A score that is not a multiple of ten.
    NotTens,
    /// A match of no boards, or of more than this.
    Boards(u32),
    NoTables,
    /// A pair that is missing, but not from this movement.
    NoPair(u8),
    /// Nobody can hold these honours with this strain.
    Honours(Bid),
    /// Too many cards are known: the defenders would have too few.
    TooManySeen,
    /// Declarer has this number of cards at this point.
    DeclarersCards(usize),
    /// The four hands have different numbers of cards.
    UnequalHands,
    /// Not a card of the player whose turn it is.
    CannotPlay(Card),
    /// Not all cards have been played.
    PlayOn,
    /// Not exactly one established revoke.
    NotOneRevoke,
}

impl Fault {
    /// Whether information is missing rather than wrong.
    pub const fn is_beginning(&self) -> bool {
        matches!(
            self,
            Self::NoCard | Self::NoScores | Self::NoDeals | Self::NoHands | Self::PlayOn
        )
    }

    pub fn reason(&self) -> Option<Reason> {
        match self {
            Self::EarlierCall { why, .. } => Some(why.reason()),
            Self::PenaltyOfDeclarer => Some(Reason::new("desk-only-defenders", "48A")),
            _ => None,
        }
    }

    pub fn phrase(&self) -> Phrase {
        let fact = |number: usize| Fact::Number(i32::try_from(number).unwrap_or(i32::MAX));
        let numbered = |phrase: Phrase, number: &usize| phrase.with("number", fact(*number));
        match self {
            Self::NoCard => Phrase::new("desk-fault-no-card"),
            Self::Twice(card) => Phrase::new("desk-fault-twice").with("card", Fact::Card(*card)),
            Self::TooManyCards(cards) => numbered(Phrase::new("desk-fault-too-many-cards"), cards),
            Self::EarlierCall { number, call, .. } => {
                let phrase = numbered(Phrase::new("desk-fault-earlier-call"), number);
                phrase.with("call", Fact::Call(*call))
            }
            Self::CallNotRuled => Phrase::new("desk-fault-call-not-ruled"),
            Self::WrongTime => Phrase::new("desk-fault-wrong-time"),
            Self::OneCardOnly => Phrase::new("desk-fault-one-card-only"),
            Self::DueUnknown => Phrase::new("desk-fault-due-unknown"),
            Self::PenaltyOfDeclarer => Phrase::new("desk-fault-penalty-of-declarer"),
            Self::InTurn(seat) => of(Phrase::new("desk-fault-in-turn"), *seat),
            Self::OpeningLeader(seat) => of(Phrase::new("desk-fault-opening-leader"), *seat),
            Self::TooManyTricks(left) => numbered(Phrase::new("desk-fault-too-many-tricks"), left),
            Self::TrickNumber => Phrase::new("desk-fault-trick-number"),
            Self::RoundEnded => Phrase::new("desk-fault-round-ended"),
            Self::NoScores => Phrase::new("desk-fault-no-scores"),
            Self::NoDeals => Phrase::new("desk-fault-no-deals"),
            Self::RubberOver(deal) => numbered(Phrase::new("desk-fault-rubber-over"), deal),
            Self::NoHands => Phrase::new("desk-fault-no-hands"),
            Self::ClaimCards => Phrase::new("desk-fault-claim-cards"),
            Self::ClaimUneven(seat) => of(Phrase::new("desk-fault-claim-uneven"), *seat),
            Self::ClaimByDummy(seat) => of(Phrase::new("desk-fault-claim-dummy"), *seat),
            Self::NotShownOut(seat, suit) => {
                of(Phrase::new("desk-fault-shown-out"), *seat).with("suit", Fact::Suit(*suit))
            }
            Self::NotTens => Phrase::new("desk-fault-not-tens"),
            Self::Boards(most) => numbered(
                Phrase::new("desk-fault-boards"),
                &usize::try_from(*most).unwrap_or(0),
            ),
            Self::NoTables => Phrase::new("desk-fault-no-tables"),
            Self::NoPair(pair) => numbered(Phrase::new("desk-fault-no-pair"), &usize::from(*pair)),
            Self::Honours(bid) => Phrase::new("desk-fault-honours").with("bid", Fact::Bid(*bid)),
            Self::TooManySeen => Phrase::new("desk-fault-too-many-seen"),
            Self::DeclarersCards(left) => numbered(Phrase::new("desk-fault-declarers-cards"), left),
            Self::UnequalHands => Phrase::new("desk-fault-unequal"),
            Self::CannotPlay(card) => {
                Phrase::new("desk-fault-cannot-play").with("card", Fact::Card(*card))
            }
            Self::PlayOn => Phrase::new("desk-fault-play-on"),
            Self::NotOneRevoke => Phrase::new("desk-fault-one-revoke"),
        }
    }
}
