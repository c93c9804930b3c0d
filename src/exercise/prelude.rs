//! What most kinds of exercise use: `use crate::prelude::*`.

pub(crate) use crate::asked::Options;
pub(crate) use crate::fields::{
    BoardNumber, Cards, ContractText, Dealer, Declarer, Fault, Field, OneCard, SeatName, SideText,
    Trick, TrickCount, Trumps, WholeTrick, dealt, position,
};
pub(crate) use crate::grade::mistakes;
pub(crate) use crate::{
    AccountEntries, Answer, Ask, Asked, Cell, Chance, Difficulty, Draw, Exercise, Exhibit, Grid,
    Mistake, Phrase, Posed, Skill, Step, TableView,
};
pub(crate) use engine::score::{DealResult, ResultLine, ScoreItem, SlipEntry, Tricks};
pub(crate) use engine::{
    AbsoluteVulnerability, Auction, Bid, Board, BySeat, Call, Card, Contract, Doubling, Fact, Hand,
    Level, Rank, Reason, Seat, Side, Strain, Suit, Vulnerability, cards_of, notation,
};
pub(crate) use serde::{Deserialize, Serialize};

/// A count, which is always small.
pub(crate) fn number(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}

/// A count as a fact.
pub(crate) fn count(count: impl TryInto<i32>) -> Fact {
    Fact::Number(number(count))
}
