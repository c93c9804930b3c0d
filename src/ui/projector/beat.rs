//! The beats of a lesson in front of a class: a beat is what one press of the clicker brings up.

/// A position in a lesson.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The step, from 0; the number of steps when the lesson is over.
    pub step: usize,
    /// The question within a practice step, from 0.
    pub item: u8,
    /// The part of the question, from 0.
    pub part: usize,
}

/// What is on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Beat {
    /// The title of the lesson, before anything else.
    Title,
    /// A page of a text.
    Text(usize),
    /// A picture with this many reveals.
    Picture(usize),
    /// An example with this many lines of its working.
    Worked(usize),
    /// A page of the story, before the question.
    Story(usize),
    /// A crowded table on a slide of its own, before the question or example about it.
    Table,
    /// The question, with its exhibits.
    Question,
    /// The answers to vote on, while the first vote is open.
    Options,
    /// The result of the first vote (0) or the second (1).
    Closed(usize),
    /// The second vote, while it is open.
    Again,
    Answer,
    /// This many lines about the answer: reasons, mistakes, the rule to remember.
    Why(usize),
    End,
}

impl Beat {
    pub const fn tells(self) -> bool {
        matches!(self, Self::Answer | Self::Why(_))
    }

    /// The phase that the beat belongs to. The key that shows all finishes one phase.
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

/// Beats about the same subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Title,
    Text,
    Picture,
    Worked,
    /// The question, with its story and the answers to vote on.
    Question,
    /// The result of a vote, and the second vote.
    Votes,
    /// The right answer, and the lines about it.
    Answer,
    End,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Measure {
    /// Whether the title of the lesson comes first.
    pub title: bool,
    /// The number of pages of text.
    pub texts: usize,
    /// For each beat of a picture, how many reveals it shows.
    pub picture: Vec<usize>,
    /// For each beat of an example, how many lines of its working it shows.
    pub worked: Vec<usize>,
    /// Whether the example is about a crowded table.
    pub table: bool,
    pub question: Option<Asked>,
    /// Whether the lesson is over.
    pub end: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Asked {
    /// The number of pages of the story.
    pub stories: usize,
    /// Whether the question is about a crowded table that the class has not seen yet.
    pub table: bool,
    /// Whether there are answers to vote on.
    pub ballot: bool,
    /// Whether the question is shown once without the answers, which take room of its exhibits.
    pub first: bool,
    /// Whether the first vote has votes.
    pub voted: bool,
    /// Whether there is a second vote.
    pub again: bool,
    /// Whether the second vote has votes.
    pub voted_again: bool,
    /// For each beat after the answer, how many lines about it are shown.
    pub why: Vec<usize>,
}

impl Measure {
    /// All beats of a position, in order. Never empty.
    pub fn beats(&self) -> Vec<Beat> {
        let mut beats = Vec::new();
        beats.extend(self.title.then_some(Beat::Title));
        beats.extend((0..self.texts).map(Beat::Text));
        beats.extend(self.picture.iter().copied().map(Beat::Picture));
        beats.extend(self.table.then_some(Beat::Table));
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
        beats.extend(self.table.then_some(Beat::Table));
        beats.extend((self.first || !self.ballot).then_some(Beat::Question));
        if self.ballot {
            beats.push(Beat::Options);
            beats.extend(self.voted.then_some(Beat::Closed(0)));
            beats.extend(self.again.then_some(Beat::Again));
            beats.extend(self.voted_again.then_some(Beat::Closed(1)));
        }
        // Without votes there is no separate slide for the answer: it is above the reasons.
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
