//! A worksheet: exercises of a lesson or a topic, and the key to them.

use super::{
    Columns, Edge, Ink, Leaf, Name, PdfError, Picture, Piece, Section, Style, Task, exercise,
    filling, key, page, size, text, title_piece, to_pdf,
};
use ::exercise::asked::read_together;
use ::exercise::worked;
use ::exercise::{Level, Practice, Practised, Topic};
use course::{Lesson, Step};
use i18n::{Both, Languages, Speaker, capitalised};

/// The most exercises on one worksheet.
pub const MOST_ITEMS: usize = 100;

/// The scales at which diagrams may be drawn to save pages; their letters stay easy to read.
const SCALES: [f32; 3] = [1.0, 0.92, 0.85];

/// Exercises under a title.
#[derive(Debug, Clone, PartialEq)]
pub struct Worksheet {
    /// The title above the exercises.
    pub title: Both,
    /// The exercises, in order.
    pub tasks: Vec<Task>,
}

/// Which part of a worksheet is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The exercises, then the key on separate pages.
    Whole,
    /// The exercises.
    Exercises,
    /// The key.
    Key,
}

impl Worksheet {
    /// Generated exercises on a topic; the same seed gives the same exercises.
    pub fn of_topic(title: &Both, topic: Topic, level: Level, items: usize, seed: u32) -> Self {
        let practice = Practice::new(topic, level, seed);
        // Elsewhere, topic names occur inside sentences.
        let title = Both {
            first: capitalised(&title.first),
            second: title.second.as_deref().map(capitalised),
        };
        Self::of_exercises(title, practice.take(items.min(MOST_ITEMS)))
    }

    /// A sheet of these exercises, up to [`MOST_ITEMS`].
    pub fn of_exercises(title: Both, exercises: impl Iterator<Item = Practised>) -> Self {
        Self {
            title,
            tasks: exercises.take(MOST_ITEMS).map(Task::from).collect(),
        }
    }

    /// The questions of a lesson: its own, and generated ones for its practice steps, made from the
    /// seed. Only the first `items` are used.
    pub fn of_lesson(say: &Languages<'_>, lesson: &Lesson, items: usize, seed: u32) -> Self {
        let mut tasks = Vec::new();
        let mut seed = seed;
        let mut number = 0;
        for step in &lesson.steps {
            if let Some(fresh) = step.fresh() {
                let level = Level::Of(fresh.difficulty);
                let practice = Practice::new(fresh.topic(), level, seed);
                // Another seed for the next practice step of the lesson.
                seed = seed.wrapping_add(1);
                tasks.extend(practice.take(fresh.items.into()).map(Task::from));
                continue;
            }
            let (questions, text, begun) = match step {
                Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
                    let all = exercise.questions();
                    (read_together(all, None).to_vec(), None, Vec::new())
                }
                Step::Complete { exercise, text, .. } => {
                    let all = exercise.questions();
                    let begun = worked::begun(all);
                    (all[all.len() - 1..].to_vec(), text.as_ref(), begun)
                }
                _ => continue,
            };
            number += 1;
            tasks.push(Task {
                questions,
                name: Name::Lesson(lesson.id.clone(), number),
                text: text.map(|text| say.lesson_text(text)),
                begun,
            });
        }
        tasks.truncate(items.min(MOST_ITEMS));
        Self {
            title: say.lesson_text(&lesson.title),
            tasks,
        }
    }

    /// The laid-out pages, for measuring.
    pub fn pages(&self, say: &Languages<'_>, part: Part) -> Vec<Leaf> {
        // The exercises on the fewest pages, with the largest diagrams that allow it.
        let exercises = || filling::fullest(SCALES.map(|scale| self.exercises(say, scale)));
        let sections = match part {
            Part::Whole => vec![exercises(), self.key(say)],
            Part::Exercises => vec![exercises()],
            Part::Key => vec![self.key(say)],
        };
        page::numbered(sections, say, &self.title.first)
    }

    /// Renders the worksheet as PDF.
    pub fn to_pdf(&self, say: &Languages<'_>, part: Part) -> Result<Vec<u8>, PdfError> {
        let title = match part {
            Part::Whole | Part::Exercises => self.title.first.clone(),
            Part::Key => self.key_title(say).first,
        };
        to_pdf(&self.pages(say, part), say, &title)
    }

    fn exercises(&self, say: &Languages<'_>, scale: f32) -> Section {
        let columns = Columns::One;
        let width = columns.width();
        let small = Style::new(size::SMALL).ink(Ink::Muted);
        let look_up = say.both(|to| to.text("sheet-look-up"));
        let head = vec![
            title_piece(&self.title),
            Piece::new(4.0, text::both(&look_up, small, width)),
            Piece::new(12.0, who_and_when(say, width)),
        ];
        let tasks = self.tasks.iter().zip(1..);
        let body =
            tasks.flat_map(|(task, number)| exercise::pieces(say, number, task, (width, scale)));
        Section::new(head, body.collect(), columns)
    }

    fn key_title(&self, say: &Languages<'_>) -> Both {
        let Both { first, second } = &self.title;
        let titled =
            |to: &Speaker<'_>, title: &str| to.with("sheet-key", [("title", title.into())]);
        let in_second = |to| titled(to, second.as_ref().unwrap_or(first));
        Both {
            first: titled(&say.first, first),
            second: say.second.as_ref().map(in_second),
        }
    }

    fn key(&self, say: &Languages<'_>) -> Section {
        let columns = Columns::Two;
        let width = columns.width();
        let tasks = self.tasks.iter().zip(1..);
        let mut known = Vec::new();
        let body =
            tasks.flat_map(|(task, number)| key::pieces(say, number, task, width, &mut known));
        let head = vec![title_piece(&self.key_title(say))];
        filling::fullest([Section::new(head, body.collect(), columns)])
    }
}

/// Lines for the name and the date.
fn who_and_when(say: &Languages<'_>, width: f32) -> Picture {
    let style = Style::new(size::BODY);
    let [name, date] =
        ["sheet-name", "sheet-date"].map(|id| text::line(&say.first.text(id), style));
    let mut picture = Picture::empty(width, name.height + 4.0);
    let foot = picture.height - 2.0;
    let line = Edge::new(Ink::Muted, 0.7);
    let middle = width * 0.64;
    picture.rule(foot, (name.width + 8.0, middle - 16.0), line);
    picture.rule(foot, (middle + date.width + 8.0, width), line);
    picture.put(0.0, 2.0, name);
    picture.put(middle, 2.0, date);
    picture
}
