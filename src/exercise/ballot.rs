//! Answers for a class to vote on: the right one, and answers that well-known mistakes lead to.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::answer::row;
use crate::{Answer, Ask, Asked, Chance, Mistake};
use engine::Seat;

/// The most answers on a ballot.
pub const MOST: usize = 4;

/// The fewest answers made up from mistakes: with fewer, a vote would be a coin toss.
const ENOUGH: usize = 3;

/// The answers that a class votes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ballot {
    /// The answers in display order, two to four of them.
    pub options: Vec<Ballotted>,
    /// The index of the right answer.
    pub right: usize,
}

/// An answer on a ballot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ballotted {
    /// The answer.
    pub answer: Answer,
    /// The well-known mistake that leads to it, if any.
    pub mistake: Option<Mistake>,
}

/// A ballot for a question. `None` if the shape of the answer is better shown than voted on, or if
/// too few mistakes lead to other answers.
///
/// Numbers are ascending, players in seat order, options as in the question. Answers without an
/// order are shuffled by `seed`.
pub fn ballot(asked: &Asked, seed: u32) -> Option<Ballot> {
    let (right, mistakes) = (&asked.solution, &asked.mistakes);
    let mut answers = match &asked.question.ask {
        Ask::Choice(options) => choices(options.len(), right, mistakes),
        Ask::Seat => Seat::ALL.map(Answer::Seat).to_vec(),
        Ask::CallMade(_) => return None,
        _ => {
            let answers = made_up(right, mistakes);
            if answers.len() < ENOUGH {
                return None;
            }
            answers
        }
    };
    if answers.len() < 2 {
        return None;
    }
    put_in_order(&mut answers, seed);
    let at = answers.iter().position(|answer| answer.same(right))?;
    Some(Ballot {
        options: balloted(asked, answers),
        right: at,
    })
}

/// The most points that a class may type: more than any score.
const MOST_POINTS: i32 = 9999;

/// The votes with which a class answers a question from its phones without a ballot; see
/// [`own_answer`]. `None` if there is no short way to say the answer.
pub fn own_votes(ask: &Ask) -> Option<RangeInclusive<i32>> {
    let votes = match ask {
        Ask::Number => -MOST_POINTS..=MOST_POINTS,
        Ask::Count(_) => 0..=MOST_POINTS,
        Ask::CallMade(calls) => 0..=i32::try_from(calls.len()).ok()? - 1,
        Ask::Cards(of) if of.len() <= 13 => 0..=(1 << of.len()) - 1,
        _ => return None,
    };
    Some(votes)
}

/// The answer that a vote without a ballot gives: a number typed, the index of a call, or a set of
/// cards with a bit for each card of the hand, the first the lowest.
pub fn own_answer(ask: &Ask, vote: i32) -> Option<Answer> {
    if !own_votes(ask)?.contains(&vote) {
        return None;
    }
    Some(match ask {
        Ask::CallMade(_) => Answer::CallMade(usize::try_from(vote).ok()?),
        Ask::Cards(of) => {
            let chosen = of.iter().enumerate().filter(|(at, _)| vote >> at & 1 == 1);
            Answer::Cards(chosen.map(|(_, card)| card).collect())
        }
        _ => Answer::Number(vote),
    })
}

/// A ballot of the answers that a class has given without one, each with how many gave it: the
/// commonest ones, the right one always among them. `None` if nobody has answered.
pub fn ballot_of_own(asked: &Asked, votes: &BTreeMap<i32, u16>) -> Option<Ballot> {
    let right = &asked.solution;
    let mut given: Vec<(i32, u16)> = votes.iter().map(|(it, often)| (*it, *often)).collect();
    given.sort_by_key(|(_, often)| std::cmp::Reverse(*often));
    let given = given.into_iter();
    let given = given.filter_map(|(vote, _)| own_answer(&asked.question.ask, vote));
    let mut answers: Vec<Answer> = given.filter(|answer| !answer.same(right)).collect();
    if votes.is_empty() {
        return None;
    }
    answers.truncate(MOST - 1);
    answers.push(right.clone());
    put_in_order(&mut answers, 0);
    let at = answers.iter().position(|answer| answer.same(right))?;
    Some(Ballot {
        options: balloted(asked, answers),
        right: at,
    })
}

fn balloted(asked: &Asked, answers: Vec<Answer>) -> Vec<Ballotted> {
    let options = answers.into_iter().map(|answer| Ballotted {
        mistake: mistake_of(asked, &answer),
        answer,
    });
    options.collect()
}

/// The well-known mistake that leads to an answer, unless it is right.
fn mistake_of(asked: &Asked, answer: &Answer) -> Option<Mistake> {
    let made = asked.mistakes.iter().find(|(_, given)| given.same(answer));
    made.filter(|(_, given)| !given.same(&asked.solution))
        .map(|(mistake, _)| *mistake)
}

/// Whether two answers look alike: only the sum of a score is shown.
fn reads_as(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Answer::Account(one), Answer::Account(other)) => {
            one.values().sum::<i32>() == other.values().sum::<i32>()
        }
        _ => one.same(other),
    }
}

/// The right answer and those of mistakes. A mistake contributes two answers only if there would be
/// too few otherwise.
fn made_up(right: &Answer, mistakes: &[(Mistake, Answer)]) -> Vec<Answer> {
    let mut answers = vec![right.clone()];
    let mut made: Vec<Mistake> = Vec::new();
    for other in [false, true] {
        for (mistake, answer) in mistakes {
            let full = answers.len() >= if other { ENOUGH } else { MOST };
            let known = answers.iter().any(|known| reads_as(known, answer));
            if !full && !known && (other || !made.contains(mistake)) {
                answers.push(answer.clone());
                made.push(*mistake);
            }
        }
    }
    answers
}

/// All options if they are few; else the right one, those of mistakes, and then others.
fn choices(options: usize, right: &Answer, mistakes: &[(Mistake, Answer)]) -> Vec<Answer> {
    let all = (0..options).map(Answer::Choice);
    if options <= MOST {
        return all.collect();
    }
    let first = std::iter::once(right.clone());
    let telling = mistakes.iter().map(|(_, answer)| answer.clone());
    let mut chosen: Vec<Answer> = Vec::new();
    for answer in first.chain(telling).chain(all) {
        let is_option = matches!(answer, Answer::Choice(at) if at < options);
        if is_option && chosen.len() < MOST && !chosen.contains(&answer) {
            chosen.push(answer);
        }
    }
    chosen
}

fn put_in_order(answers: &mut [Answer], seed: u32) {
    Chance::from_number(seed).shuffle(answers);
    let place = |answer: &Answer| match answer {
        Answer::Choice(at) | Answer::CallMade(at) => i32::try_from(*at).unwrap_or(i32::MAX),
        Answer::Number(number) => *number,
        Answer::Account(lines) => lines.values().sum(),
        Answer::Seat(seat) => *seat as i32,
        Answer::Column(rows) if rows.len() == 1 => row(rows, 0),
        _ => 0,
    };
    // A stable sort: answers without an order stay shuffled.
    answers.sort_by_key(place);
}
