//! A question in front of a class, with everything to show about it.

use std::collections::BTreeMap;

use crate::course::classroom::{Poll, Tally, room::Vote};
use crate::exercise::{
    Difficulty, Exhibit, Item, ItemCode, Mistake, Phrase, Question, Remember, Skill, TableView,
    ballot::Ballot, ballot::ballot, ballot::ballot_of_own, ballot::own_answer, worked::WorkedLine,
    worked::begun,
};
use crate::learner::Asking;
use crate::ui::{attempt::Attempt, projector::beat::Asked};

#[derive(Debug, Clone)]
pub struct Posed {
    /// Its number among the exercises of the lesson, replaced ones too.
    pub number: u32,
    pub item: Item,
    /// The code, if the exercise is generated.
    pub code: Option<ItemCode>,
    /// The difficulty of questions that replace it.
    pub difficulty: Difficulty,
    /// The lines already worked out, if only the last step is asked.
    pub begun: Vec<WorkedLine>,
    pub parts: Vec<Part>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A line of the reasons.
    Line(WorkedLine),
    /// A well-known mistake, with the indices of the wrong ballot answers that it leads to.
    Mistake(Mistake, Vec<usize>),
    Remember(Remember),
}

#[derive(Debug, Clone)]
pub struct Part {
    /// The skill that the question tests.
    pub skill: Skill,
    pub question: Question,
    /// The story before the question, a sentence each.
    pub story: Vec<Phrase>,
    pub ballot: Option<Ballot>,
    pub poll: Poll,
    /// The votes of phones, in the first vote and in the second.
    votes: [Vec<Vote>; 2],
    /// Whether those of the first are answers of the class's own, without a ballot.
    pub own: bool,
    /// Whether the class has seen the answer: then phones vote no more.
    pub told: bool,
    /// Whether the teams have their points for it.
    pub scored: bool,
    /// The part with its answer revealed.
    pub shown: Attempt,
    /// The reasons for the answer.
    pub lines: Vec<WorkedLine>,
    pub remember: Remember,
}

impl Posed {
    /// An exercise as a lesson asks it. `seed` shuffles answers that have no order of their own.
    pub fn new(item: Item, code: Option<ItemCode>, difficulty: Difficulty, seed: u32) -> Self {
        Self {
            number: 0,
            parts: parts(Asking::new(item.clone(), code), seed),
            item,
            code,
            difficulty,
            begun: Vec::new(),
        }
    }

    /// An exercise of which only the last step is asked.
    pub fn to_complete(item: Item, difficulty: Difficulty, seed: u32) -> Self {
        let asking = Asking::to_complete(item.clone());
        let mut lines = begun(asking.questions());
        // Rows of a column are shown in the column itself.
        lines.retain(|line| !matches!(line, WorkedLine::Row { .. }));
        Self {
            number: 0,
            parts: parts(asking, seed),
            item,
            code: None,
            difficulty,
            begun: lines,
        }
    }

    /// The beats of a part, except its story and the lines about its answer.
    pub fn measure(&self, part: usize) -> Option<Asked> {
        let before = part.checked_sub(1).and_then(|it| self.parts.get(it));
        let part = self.parts.get(part)?;
        // Beside worked lines there is no room for a table, crowded or not.
        let table = if self.begun.is_empty() {
            crowded(&part.question)
        } else {
            table(&part.question)
        };
        let seen = before.and_then(|it| crowded(&it.question)) == table;
        let right = part.ballot.as_ref().map(|ballot| ballot.right);
        let again = right.is_some_and(|right| part.poll.goes_on(right));
        let own = table.is_some() && !seen;
        Some(Asked {
            table: own,
            ballot: part.ballot.is_some(),
            // Beside the answers there is no room for worked lines.
            first: !self.begun.is_empty(),
            voted: part.poll.round(0).total() > 0,
            again,
            voted_again: again && part.poll.round(1).total() > 0,
            ..Asked::default()
        })
    }
}

/// The table of a question if it is crowded: beside words it may be too small to read.
pub fn crowded(question: &Question) -> Option<&TableView> {
    table(question).filter(|table| table.is_crowded())
}

fn table(question: &Question) -> Option<&TableView> {
    question.exhibits.iter().find_map(|exhibit| match exhibit {
        Exhibit::Table(table) => Some(table),
        _ => None,
    })
}

/// The remaining questions, each with its answer revealed.
fn parts(mut asking: Asking, seed: u32) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut told: Option<Vec<Phrase>> = None;
    loop {
        asking.show_answer();
        let mut part = Part::of(&asking, seed);
        // A story told with an earlier part is not repeated.
        if told.as_ref() == Some(&part.story) {
            part.story.clear();
        } else {
            told = Some(part.story.clone());
        }
        parts.push(part);
        if !asking.next_question() {
            return parts;
        }
    }
}

impl Part {
    fn of(asking: &Asking, seed: u32) -> Self {
        let asked = asking.asked();
        let mut question = asked.question.clone();
        let mut story = Vec::new();
        question.exhibits.retain_mut(|exhibit| match exhibit {
            Exhibit::Scene(told) => {
                story.append(told);
                false
            }
            _ => true,
        });
        let mut lines = asked.worked();
        // The answer is on the slide already, and rows are in their column.
        lines.retain(|line| !matches!(line, WorkedLine::Answer { .. } | WorkedLine::Row { .. }));
        Self {
            skill: asked.skill,
            ballot: ballot(asked, seed),
            poll: Poll::default(),
            votes: Default::default(),
            own: false,
            told: false,
            scored: false,
            remember: Remember::after(asked),
            question,
            story,
            shown: asking.clone().into(),
            lines,
        }
    }

    /// Takes over the votes of phones. If the class gives answers of its own in the first vote, they
    /// become the ballot.
    pub fn count_phones(&mut self, vote: usize, votes: Vec<Vote>, own: bool) {
        if own {
            let mut given = BTreeMap::new();
            for vote in &votes {
                let often: &mut u16 = given.entry(vote.answer).or_default();
                *often = often.saturating_add(1);
            }
            let Some(ballot) = ballot_of_own(self.shown.asked(), &given) else {
                return;
            };
            (self.ballot, self.own) = (Some(ballot), true);
        }
        let mut tally = Tally::default();
        for given in &votes {
            tally.add(self.option_of(vote, given));
        }
        if let (Some(counted), Some(kept)) =
            (self.poll.phones.get_mut(vote), self.votes.get_mut(vote))
        {
            (*counted, *kept) = (tally, votes);
        }
    }

    /// The option of a phone's vote, in the first vote or the second; [`Tally::OTHERS`] if it is none.
    fn option_of(&self, vote: usize, given: &Vote) -> usize {
        let options = self.ballot.iter().flat_map(|ballot| &ballot.options);
        let at = if self.own && vote == 0 {
            let own = own_answer(&self.question.ask, given.answer);
            own.and_then(|own| options.map(|it| &it.answer).position(|it| it.same(&own)))
        } else {
            usize::try_from(given.answer).ok()
        };
        at.unwrap_or(Tally::OTHERS)
    }

    /// How many phones said that they are sure of an option.
    pub fn sure(&self, vote: usize, option: usize) -> usize {
        let votes = self.votes.get(vote).into_iter().flatten();
        let votes = votes.filter(|it| self.option_of(vote, it) == option);
        votes.filter(|it| it.sure == Some(true)).count()
    }

    /// The points of both teams for this question: a tenth of the percentage of their phones that are
    /// right in the last vote, so that a small team has the same chance. `None` without teams.
    pub fn team_points(&self) -> Option<[i16; 2]> {
        let right = self.ballot.as_ref()?.right;
        let last = usize::from(!self.votes[1].is_empty());
        let share = |team: usize| {
            let own = self.votes[last].iter().filter(|it| it.team == Some(team));
            let rights = own.clone().filter(|it| self.option_of(last, it) == right);
            (rights.count() * 10 + own.clone().count() / 2).checked_div(own.count())
        };
        let points = [share(0), share(1)];
        let points = points.iter().any(Option::is_some).then_some(points)?;
        Some(points.map(|points| points.unwrap_or(0) as i16))
    }

    pub fn said(&self) -> impl Iterator<Item = Said> + '_ {
        let lines = self.lines.iter().cloned().map(Said::Line);
        let mistakes = self.mistakes().into_iter();
        let mistakes = mistakes.map(|(mistake, answers)| Said::Mistake(mistake, answers));
        lines.chain(mistakes).chain([Said::Remember(self.remember)])
    }

    /// The mistakes with the indices of the ballot answers they lead to, most votes first.
    fn mistakes(&self) -> Vec<(Mistake, Vec<usize>)> {
        let options = self.ballot.iter().flat_map(|ballot| &ballot.options);
        let made = options.enumerate();
        let made = made.filter_map(|(at, option)| Some((at, option.mistake?)));
        let mut known: Vec<(Mistake, Vec<usize>)> = Vec::new();
        for (at, mistake) in made {
            match known.iter_mut().find(|(other, _)| *other == mistake) {
                Some((_, answers)) => answers.push(at),
                None => known.push((mistake, vec![at])),
            }
        }
        let votes = self.poll.round(0).counts();
        let votes = |at: &usize| u32::from(votes.get(*at).copied().unwrap_or(0));
        known.sort_by_key(|(_, answers)| std::cmp::Reverse(answers.iter().map(votes).sum::<u32>()));
        known
    }
}
