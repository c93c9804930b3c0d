//! The ruling desk: putting cases on it, and taking them as exercises.

use std::path::Path;

use crate::desk::{Case, rubber};
use crate::learner::{Asking, Purpose, Session};
use crate::sheet::Block;
use crate::sheet::file::{Destination, Printed, free_file, make};
use crate::ui::desk::{DeskCommand, DeskSaid, DeskState};
use crate::ui::page::{Page, PracticeState};
use crate::ui::state::speaker;
use crate::ui::{app::App, desk::text::finding_blocks};

impl App {
    pub(super) fn at_desk(&mut self, command: DeskCommand) {
        match command {
            DeskCommand::Start => self.on_desk(DeskState::start),
            DeskCommand::Matter(matter) => self.on_desk(|desk| desk.choose_matter(matter)),
            DeskCommand::Open(tool) => self.on_desk(|desk| desk.open(tool)),
            DeskCommand::Put(case) => self.on_desk(|desk| desk.put(case)),
            DeskCommand::Choose(stage, index) => {
                self.on_desk(|desk| desk.put(desk.case().choosing(stage, index)));
            }
            DeskCommand::Target(field) => self.on_desk(|desk| desk.target = field),
            DeskCommand::Add => self.on_desk(add),
            DeskCommand::Clear => self.on_desk(DeskState::clear),
            DeskCommand::Copied => self.on_desk(|desk| desk.said = Some(DeskSaid::Copied)),
            DeskCommand::Type(field, text) => {
                let say = speaker(&self.state.catalog, self.state.choices.letters);
                if let Page::Desk(desk) = &mut self.state.page {
                    desk.type_in(&say, field, text);
                }
            }
            DeskCommand::Print => self.print_case(),
            DeskCommand::Practise => self.practise_case(),
        }
    }

    fn on_desk(&mut self, change: impl FnOnce(&mut DeskState)) {
        if let Page::Desk(desk) = &mut self.state.page {
            change(desk);
        }
    }

    /// Prints the case in the folder of documents, in the languages of the window.
    fn print_case(&mut self) {
        let Page::Desk(desk) = &self.state.page else {
            return;
        };
        let Ok(finding) = desk.answer() else {
            return;
        };
        let say = self.state.languages();
        let title = say.both(|say| say.text(&format!("desk-tool-{}", desk.tool.id())));
        let headline = say.both(|say| say.phrase(&finding.headline));
        let mut blocks = vec![Block::Heading(headline)];
        blocks.extend(finding_blocks(&say, &finding));
        let folder = self.documents.as_deref().unwrap_or(Path::new(""));
        let stem = say.first.text("desk-file");
        let to = Destination {
            file: Some(free_file(folder, &stem)),
            ..Destination::default()
        };
        let printed = Printed::Document { title, blocks };
        let made = make(&say, &printed, &stem, to);
        let said = match made.and_then(|files| self.put(files)) {
            Ok(files) => DeskSaid::Printed(files.into_iter().next().unwrap_or_default()),
            Err(error) => {
                let (id, file) = error.text();
                DeskSaid::Unprinted(id, file.map(Path::to_owned).unwrap_or_default())
            }
        };
        self.on_desk(|desk| desk.said = Some(said));
    }

    /// Starts the case on the desk as an exercise. Its answer is not recorded in the history.
    fn practise_case(&mut self) {
        if let Page::Desk(desk) = &self.state.page
            && let Ok(answer) = desk.answer()
            && let Some(item) = answer.exercise
        {
            self.go(Page::Practice(PracticeState {
                session: Some(Session::planned(Purpose::Practice, Vec::new())),
                attempt: Some(Asking::own_case(item).into()),
                ..self.practice_state()
            }));
        }
    }
}

fn add(desk: &mut DeskState) {
    match desk.case() {
        Case::Traveller(mut case) if case.has_room() => {
            case.add();
            desk.put(Case::Traveller(case));
        }
        Case::Pairs(mut case) if case.results.has_room() => {
            case.results.add();
            desk.put(Case::Pairs(case));
        }
        Case::Rubber(mut case) if case.deals.len() < rubber::MOST => {
            case.deals.push(case.next);
            case.next.honours = None;
            desk.put(Case::Rubber(case));
        }
        _ => {}
    }
}
