//! The beats of a lesson in front of a class: what a press of the clicker brings next.

/// A position in a lesson.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The step, from 0; as many as there are steps when it is over.
    pub step: usize,
    /// The question within a step of fresh ones, from 0.
    pub item: u8,
    /// The part of the question, from 0.
    pub part: usize,
}

/// What stands on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Beat {
    /// The title of the lesson, before anything else.
    Title,
    /// A page of a text.
    Text(usize),
    /// A picture of which this much has appeared.
    Picture(usize),
    /// An example with this number of lines of its working.
    Worked(usize),
    /// A page of what happened at the table, before anything is asked about it.
    Story(usize),
    /// A table on which much lies, as large as the slide, before anything is asked about it.
    Table,
    /// What is asked, with what lies on the table.
    Question,
    /// The answers to vote on; the first vote.
    Options,
    /// How the class has voted: the first time (0) or the second (1).
    Closed(usize),
    /// The second vote.
    Again,
    /// The right answer.
    Answer,
    /// This much of what is said of the answer: why, the mistakes behind others, what to remember.
    Why(usize),
    /// The lesson is over.
    End,
}

impl Beat {
    pub const fn tells(self) -> bool {
        matches!(self, Self::Answer | Self::Why(_))
    }

    /// The part of a step that it belongs to; the key that shows all shows one part of it.
    pub const fn phase(self) -> Phase {
        match self {
            Self::Title => Phase::Title,
            Self::Text(_) => Phase::Text,
            Self::Picture(_) => Phase::Picture,
            Self::Worked(_) => Phase::Worked,
            Self::Story(_) | Self::Table | Self::Question | Self::Options => Phase::Question,
            Self::Closed(_) | Self::Again => Phase::Votes,
            Self::Answer | Self::Why(_) => Phase::Answer,
            Self::End => Phase::End,
        }
    }

    pub const fn open_round(self) -> Option<usize> {
        match self {
            Self::Options => Some(0),
            Self::Again => Some(1),
            _ => None,
        }
    }
}

/// Beats that tell of the same thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The title.
    Title,
    /// What is said.
    Text,
    /// A picture.
    Picture,
    /// An example.
    Worked,
    /// What is asked, with the answers to vote on.
    Question,
    /// How the class has voted.
    Votes,
    /// The right answer, and what is said of it.
    Answer,
    /// The end.
    End,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Measure {
    /// The first position of a lesson has its title before it.
    pub title: bool,
    /// Pages of text.
    pub texts: usize,
    /// A picture: how much of it there is at each look.
    pub picture: Vec<usize>,
    /// An example: how many lines of its working there are at each look.
    pub worked: Vec<usize>,
    /// The example is about a table on which much lies.
    pub table: bool,
    /// A question.
    pub question: Option<Asked>,
    /// The lesson is over.
    pub end: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Asked {
    /// Pages of the story before it.
    pub stories: usize,
    /// It is about a table on which much lies, and which has not been seen yet.
    pub table: bool,
    /// There are answers to vote on.
    pub ballot: bool,
    /// It is seen before the answers to vote on: beside them what it is about has less room.
    pub first: bool,
    /// There are votes.
    pub voted: bool,
    /// There is a second vote.
    pub again: bool,
    /// There are votes in it.
    pub voted_again: bool,
    /// How much is said of the answer at each look.
    pub why: Vec<usize>,
}

impl Measure {
    /// All beats of a position in their order; never none.
    pub fn beats(&self) -> Vec<Beat> {
        let mut beats = Vec::new();
        if self.title {
            beats.push(Beat::Title);
        }
        beats.extend((0..self.texts).map(Beat::Text));
        beats.extend(self.picture.iter().copied().map(Beat::Picture));
        if self.table {
            beats.push(Beat::Table);
        }
        beats.extend(self.worked.iter().copied().map(Beat::Worked));
        if let Some(asked) = &self.question {
            asked.extend(&mut beats);
        }
        if self.end || beats.is_empty() {
            beats.push(Beat::End);
        }
        beats
    }
}

impl Asked {
    fn extend(&self, beats: &mut Vec<Beat>) {
        beats.extend((0..self.stories).map(Beat::Story));
        if self.table {
            beats.push(Beat::Table);
        }
        if self.first || !self.ballot {
            beats.push(Beat::Question);
        }
        if self.ballot {
            beats.push(Beat::Options);
            if self.voted {
                beats.push(Beat::Closed(0));
            }
            if self.again {
                beats.push(Beat::Again);
            }
            if self.voted_again {
                beats.push(Beat::Closed(1));
            }
        }
        // Without votes the answer stands above the reasons.
        if !self.ballot || self.voted || self.why.is_empty() {
            beats.push(Beat::Answer);
        }
        beats.extend(self.why.iter().copied().map(Beat::Why));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked() -> Asked {
        Asked {
            stories: 1,
            ballot: true,
            first: true,
            why: vec![2, 3],
            ..Asked::default()
        }
    }

    fn beats(question: Asked) -> Vec<Beat> {
        let question = Some(question);
        Measure {
            question,
            ..Measure::default()
        }
        .beats()
    }

    #[test]
    fn without_votes_the_reasons_follow_the_options() {
        assert_eq!(
            beats(asked()),
            [
                Beat::Story(0),
                Beat::Question,
                Beat::Options,
                Beat::Why(2),
                Beat::Why(3),
            ]
        );
        let at_once = Asked {
            first: false,
            ..asked()
        };
        assert_eq!(beats(at_once)[1], Beat::Options);
    }

    #[test]
    fn a_table_is_seen_before_it_is_asked_about() {
        let all = beats(Asked {
            table: true,
            ..asked()
        });
        assert_eq!(all[..3], [Beat::Story(0), Beat::Table, Beat::Question]);
        let example = Measure {
            worked: vec![0, 1],
            table: true,
            ..Measure::default()
        };
        let all = [Beat::Table, Beat::Worked(0), Beat::Worked(1)];
        assert_eq!(example.beats(), all);
    }

    #[test]
    fn a_vote_is_closed_before_the_answer_and_may_be_held_again() {
        let voted = Asked {
            voted: true,
            again: true,
            voted_again: true,
            ..asked()
        };
        let at = |beat| beats(voted.clone()).iter().position(|it| *it == beat);
        let order = [
            Beat::Options,
            Beat::Closed(0),
            Beat::Again,
            Beat::Closed(1),
            Beat::Answer,
        ];
        assert!(order.windows(2).all(|pair| at(pair[0]) < at(pair[1])));
        assert!(order.iter().all(|beat| at(*beat).is_some()));
    }

    #[test]
    fn nothing_that_tells_comes_before_the_answer() {
        let all = beats(Asked {
            voted: true,
            ..asked()
        });
        let first = all.iter().position(|beat| beat.tells());
        assert_eq!(first, all.iter().position(|beat| *beat == Beat::Answer));
    }

    #[test]
    fn there_is_always_a_beat() {
        assert_eq!(Measure::default().beats(), [Beat::End]);
    }
}
