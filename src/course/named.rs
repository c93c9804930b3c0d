//! A lesson that a user names, by its id or by its file.

use std::path::{Path, PathBuf};

use crate::Lesson;
use crate::load::Course;
use crate::nearest::nearest;

/// Where a named lesson comes from.
#[derive(Debug, Clone)]
pub enum Named {
    /// A lesson of the course, found by its id.
    Course(Box<Lesson>),
    /// A file, which may not exist.
    File(PathBuf),
}

impl Named {
    /// The lesson of the course with this id, else the file of this name.
    ///
    /// # Errors
    /// The most similar ids, if no such file exists and the name does not look like a file name.
    pub fn find(course: &Course, named: &Path) -> Result<Self, Vec<String>> {
        let id = named.to_str().unwrap_or_default();
        if let Some(lesson) = course.lesson(id) {
            return Ok(Self::Course(Box::new(lesson.clone())));
        }
        if named.exists() || named.extension().is_some() {
            return Ok(Self::File(named.to_owned()));
        }
        let ids: Vec<&str> = course.lessons().map(|lesson| lesson.id.as_str()).collect();
        Err(nearest(id, &ids))
    }
}
