//! Every command of the window has an effect.

use arbitro::course::LessonFolder;
use arbitro::desk::Tool;
use arbitro::exercise::{Difficulty, Group, Kind, Level, Skill};
use arbitro::i18n::{CardLetters, DeclarerWord, Locale};
use arbitro::ui::Options;
use arbitro::ui::app::App;
use arbitro::ui::attempt::{Draft, WhyAsked};
use arbitro::ui::chooser::{PathCommand, Wanted};
use arbitro::ui::command::{
    Command, ComposeCommand, LearnersCommand, PhonesCommand, ProjectorCommand,
};
use arbitro::ui::desk::DeskCommand;
use arbitro::ui::link::{Link, Place};
use arbitro::ui::page::{HelpPage, Quiz};
use arbitro::ui::printing::SheetCommand;
use contract_bridge::auction::Call;

use crate::given::root;

/// Commands, each with the commands before it. Each is a pattern too, so a new command does not
/// compile until it is listed here.
macro_rules! commands {
    ($($pattern:pat => $command:expr, after [$($before:expr),*];)*) => {
        const fn is_listed(command: &Command) {
            match command { $($pattern => {})* }
        }

        fn commands() -> Vec<(Command, Vec<Command>)> {
            vec![$(($command, vec![$($before),*])),*]
        }
    };
}

fn double() -> String {
    "double".to_owned()
}

fn words() -> String {
    "7".to_owned()
}

fn scores() -> Command {
    Command::PractiseSkills(vec![Skill::GameBonus])
}

fn lessons() -> std::path::PathBuf {
    root().join("tests/data/lessons/watched")
}

fn lesson_file() -> std::path::PathBuf {
    root().join("lessons/auction/double.ron")
}

fn boards() -> std::path::PathBuf {
    root().join("tests/data/boards/night.pbn")
}

commands! {
    Command::GoHome => Command::GoHome, after [Command::GoSettings];
    Command::GoCourse(_) => Command::GoCourse(Some(1)), after [];
    Command::GoProgress => Command::GoProgress, after [];
    Command::ShowTable(_) => Command::ShowTable(true), after [Command::GoProgress];
    Command::GoLearners => Command::GoLearners, after [];
    Command::Learners(_) => Command::Learners(LearnersCommand::TypeName(words())),
        after [Command::GoLearners];
    Command::GoSheet(_) => Command::GoSheet(None), after [];
    Command::Sheet(_) => Command::Sheet(SheetCommand::SetItems(20)), after [Command::GoSheet(None)];
    Command::GoTeach(_) => Command::GoTeach(None), after [];
    Command::Project(_) => Command::Project(double()), after [];
    Command::SetQuiz(_) => Command::SetQuiz(Quiz { items: 5, ..Quiz::default() }),
        after [Command::GoTeach(None)];
    Command::StartQuiz => Command::StartQuiz, after [Command::GoTeach(None)];
    Command::Phones(_) => Command::Phones(PhonesCommand::Ask), after [Command::Project(double())];
    Command::Projector(_) => Command::Projector(ProjectorCommand::Teams(true)),
        after [Command::Project(double())];
    Command::GoSettings => Command::GoSettings, after [];
    Command::GoHelp(_) => Command::GoHelp(HelpPage::Laws), after [];
    Command::SearchGlossary(_) => Command::SearchGlossary(words()),
        after [Command::GoHelp(HelpPage::Glossary)];
    Command::PlaceMe => Command::PlaceMe, after [];
    Command::TakeTest(_) => Command::TakeTest("table".to_owned()), after [];
    Command::LookAround => Command::LookAround, after [Command::GoSettings];
    Command::GoCompose => Command::GoCompose, after [];
    Command::Compose(_) => Command::Compose(ComposeCommand::AddWords), after [Command::GoCompose];
    Command::GoLessonFolder => Command::GoLessonFolder, after [];
    Command::TypeFolderPath(_) => Command::TypeFolderPath(words()), after [];
    Command::OpenLessonFolder(_) => Command::OpenLessonFolder(lessons()), after [];
    Command::CloseLessonFolder => Command::CloseLessonFolder,
        after [Command::OpenLessonFolder(lessons())];
    Command::OpenLessonFile(_) => Command::OpenLessonFile(lesson_file()), after [];
    Command::ProjectFile(_) => Command::ProjectFile(lesson_file()), after [];
    Command::Path(_) => Command::Path(PathCommand::Typed(
            Wanted::Lessons,
            lessons().display().to_string(),
        )),
        after [Command::GoLessonFolder];
    Command::Review => Command::Review, after [];
    Command::GoPractice => Command::GoPractice, after [];
    Command::GoOnWithPractice => Command::GoOnWithPractice,
        after [scores(), Command::ShowAnswer, Command::Forward, Command::GoHome];
    Command::GoDesk => Command::GoDesk, after [];
    Command::Desk(_) => Command::Desk(DeskCommand::Open(Tool::Rubber)), after [Command::GoDesk];
    Command::OpenLesson(_) => Command::OpenLesson(double()), after [];
    Command::Forward => Command::Forward, after [Command::OpenLesson(double())];
    // The lesson begins with two questions on earlier lessons.
    Command::Back => Command::Back,
        after [
            Command::OpenLesson(double()),
            Command::ShowAnswer,
            Command::Forward,
            Command::ShowAnswer,
            Command::Forward
        ];
    Command::ShowAnswer => Command::ShowAnswer, after [scores()];
    Command::Pause(_) => Command::Pause(true), after [scores()];
    Command::EndSession => Command::EndSession, after [scores(), Command::ShowAnswer];
    Command::TakeHint => Command::TakeHint, after [scores()];
    Command::FillIn => Command::FillIn,
        after [scores(), Command::Answer(Draft::Text(words())), Command::Forward];
    Command::WhyNot(_) => Command::WhyNot(WhyAsked::Call(Call::Pass)),
        after [Command::Practise(Some(Kind::LegalCalls)), Command::ShowAnswer];
    Command::Practise(_) => Command::Practise(None), after [];
    Command::PractiseGroup(_) => Command::PractiseGroup(Group::Play), after [];
    Command::ShowSkills(_) => Command::ShowSkills(Some(Group::Play)), after [Command::GoPractice];
    Command::PractiseSkills(_) => scores(), after [];
    Command::ChooseTopic => Command::ChooseTopic, after [scores()];
    Command::SetLevel(_) => Command::SetLevel(Level::Of(Difficulty::Hard)),
        after [Command::GoPractice];
    Command::SetLength(_) => Command::SetLength(None), after [Command::GoPractice];
    Command::TypeCode(_) => Command::TypeCode(words()), after [Command::GoPractice];
    Command::OpenCode => Command::OpenCode, after [Command::GoPractice, Command::TypeCode(words())];
    Command::TypeBoardsPath(_) => Command::TypeBoardsPath(words()), after [];
    Command::OpenBoards(_) => Command::OpenBoards(boards()), after [];
    Command::CloseBoards => Command::CloseBoards, after [Command::OpenBoards(boards())];
    Command::SetLocale(_) => Command::SetLocale(Locale::De), after [];
    Command::SetSecond(_) => Command::SetSecond(Some(Locale::Fr)), after [];
    Command::FlipLanguages => Command::FlipLanguages, after [Command::SetSecond(Some(Locale::Fr))];
    Command::SetDeclarer(_) => Command::SetDeclarer(DeclarerWord::Dichiarante), after [];
    Command::SetFourColors(_) => Command::SetFourColors(true),
        after [Command::SetFourColors(false)];
    Command::SetMotion(_) => Command::SetMotion(true), after [Command::SetMotion(false)];
    Command::SetStopCard(_) => Command::SetStopCard(false), after [];
    Command::SetLetters(_) => Command::SetLetters(CardLetters::International), after [];
    Command::SetDark(_) => Command::SetDark(true), after [];
    Command::ChangeTextSize(_) => Command::ChangeTextSize(1), after [];
    Command::ShowEveryCard(_) => Command::ShowEveryCard(true), after [scores()];
    Command::ShowEveryCall(_) => Command::ShowEveryCall(true), after [scores()];
    Command::ShowKeys(_) => Command::ShowKeys(true), after [];
    Command::ShowMenu(_) => Command::ShowMenu(true), after [];
    Command::Answer(_) => Command::Answer(Draft::Text(words())), after [scores()];
    Command::Follow { .. } => Command::Follow {
            link: Link { locale: None, place: Place::Teach },
            returns: false,
        }, after [];
    Command::Share(_) => Command::Share(true), after [];
    Command::LinkCopied => Command::LinkCopied, after [Command::Share(true)];
}

/// Everything in the state that a user can see.
fn seen(app: &App) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        app.state().page,
        app.state().choices,
        app.state().locale(),
        app.state().folder_path,
        app.state().boards_path,
        app.state().boards.as_ref().is_some(),
        app.state().folder.as_ref().map(LessonFolder::path),
        (app.state().keys_shown, app.state().menu_shown),
        app.state().sharing,
    )
}

#[test]
fn every_command_does_something() {
    let mut idle = Vec::new();
    for (command, before) in commands() {
        is_listed(&command);
        let options = Options {
            address: Some("https://bridge.example/".to_owned()),
            ..Options::new(Locale::It)
        };
        let mut app = App::new(options, 7);
        for before in before {
            app.apply(before);
        }
        let was = seen(&app);
        app.apply(command.clone());
        if seen(&app) == was {
            idle.push(command);
        }
    }
    assert_eq!(idle, []);
}
