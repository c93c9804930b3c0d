//! The page where lessons are composed: opening it, and its commands.

use std::path::Path;

use crate::course::Text;
use crate::course::compose::Words;
use crate::engine::{Fact, Seat};
use crate::exercise::boards::read_pbn_file;
use crate::exercise::{Phrase, Topic};
use crate::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use crate::ui::app::App;
use crate::ui::app::compose_picture::{type_deal, type_table};
use crate::ui::command::ComposeCommand;
use crate::ui::compose::{ComposeState, Drawer, Night, SaidOfFile};
use crate::ui::place::Place;

impl App {
    pub(super) fn go_compose(&mut self) {
        if matches!(self.state.place, Place::Compose(_)) {
            return;
        }
        let language = self.state.locale().base().tag();
        let left = self.left_compose.take();
        let state = left.unwrap_or_else(|| ComposeState::new(language));
        self.go(Place::Compose(state));
        self.suggest_path();
    }

    pub(super) fn compose(&mut self, command: ComposeCommand) {
        // The last message about the file was about the lesson as it was before.
        if !matches!(command, ComposeCommand::Open(_) | ComposeCommand::Choose(_)) {
            self.composing(|state| state.said = None);
        }
        match command {
            ComposeCommand::New if self.guards_unsaved(None) => {}
            ComposeCommand::New | ComposeCommand::NewAnyway => self.new_lesson(),
            ComposeCommand::Edit(path) if self.guards_unsaved(Some(&path)) => {}
            ComposeCommand::Edit(path) | ComposeCommand::EditAnyway(path) => {
                self.edit_lesson(&path);
            }
            ComposeCommand::Propose => self.propose(),
            ComposeCommand::Swap(key) => {
                let seed = self.next_seed();
                self.composing(|state| {
                    state.draft.swap(key, seed);
                    state.choose(Some(key));
                });
            }
            ComposeCommand::SwapOthers => {
                let seed = self.next_seed();
                self.composing(|state| {
                    state.draft.swap_others(seed);
                    state.choose(state.chosen);
                });
            }
            ComposeCommand::AddBoards => self.add_boards(),
            ComposeCommand::AddDeal => self.add_deal(),
            ComposeCommand::AddTable => self.add_table(),
            ComposeCommand::Save => self.save_lesson(None),
            ComposeCommand::SaveOver(path) => self.save_lesson(Some(&path)),
            ComposeCommand::TypeTitle(words) => {
                self.composing(|state| state.draft.set_title(state.language, &words));
                self.suggest_path();
            }
            other => self.composing(|state| change(state, other)),
        }
    }

    /// Goes to the lesson being composed. Returns whether it has unsaved changes, which another
    /// lesson would replace: that of this file, or a new one. If so, shows a message.
    fn guards_unsaved(&mut self, file: Option<&Path>) -> bool {
        self.go_compose();
        let unsaved = matches!(&self.state.place, Place::Compose(state) if state.is_unsaved());
        if unsaved {
            self.composing(|state| {
                state.drawer = Some(Drawer::Save);
                state.said = Some(SaidOfFile::Unsaved(file.map(Path::to_owned)));
            });
        }
        unsaved
    }

    fn new_lesson(&mut self) {
        let language = self.state.locale().base().tag();
        self.left_compose = None;
        self.state.place = Place::Compose(ComposeState::new(language));
        self.suggest_path();
    }

    pub(super) fn composing(&mut self, change: impl FnOnce(&mut ComposeState)) {
        if let Place::Compose(state) = &mut self.state.place {
            change(state);
        }
    }

    fn propose(&mut self) {
        let seed = self.next_seed();
        self.composing(|state| {
            let topic = Topic::of_kinds(&state.kinds);
            let keys = state.draft.propose(&topic, state.items, seed);
            if let Some(first) = keys.first() {
                state.choose(Some(*first));
            }
        });
    }

    /// Adds the boards picked: each with its number and what is shown of it, then the question.
    fn add_boards(&mut self) {
        let catalogs = Locale::BASES.map(|locale| {
            let declarer = self.state.choices.declarer;
            Catalog::with_declarer(locale, declarer)
        });
        self.composing(|state| add_boards(state, &catalogs));
    }
}

/// Carries out the commands that need only the draft.
#[deny(clippy::wildcard_enum_match_arm)]
fn change(state: &mut ComposeState, command: ComposeCommand) {
    match command {
        ComposeCommand::Choose(key) => state.choose(Some(key)),
        ComposeCommand::Open(drawer) => state.drawer = drawer,
        ComposeCommand::NextPart => {
            if let Some(attempt) = &mut state.preview
                && attempt.next_question()
            {
                attempt.show_answer();
            } else {
                state.choose(state.chosen);
            }
        }
        ComposeCommand::ToggleKind(kind) => match state.kinds.iter().position(|it| *it == kind) {
            Some(at) => {
                state.kinds.remove(at);
            }
            None => state.kinds.push(kind),
        },
        ComposeCommand::Unfold(group) => state.unfolded = group,
        ComposeCommand::SetItems(items) => state.items = items,
        ComposeCommand::AddWords => {
            let key = state.draft.add_words(state.chosen);
            state.choose(Some(key));
        }
        ComposeCommand::AddNotes => {
            let key = state.draft.add_notes(state.chosen);
            state.choose(Some(key));
        }
        ComposeCommand::TypeDeal(key, typed) => type_deal(state, key, typed),
        ComposeCommand::TypeTable(key, form) => type_table(state, key, form),
        ComposeCommand::ShowHands(shown) => state.with_hands = shown,
        ComposeCommand::Keep(key, kept) => state.draft.keep(key, kept),
        ComposeCommand::Remove(key) => remove(state, key),
        ComposeCommand::Restore => {
            let key = state.draft.restore();
            state.choose(key);
        }
        ComposeCommand::Move(key, place) => state.draft.move_to(key, place),
        ComposeCommand::SetForm(key, form) => {
            state.draft.set_form(key, form);
            state.choose(Some(key));
        }
        ComposeCommand::SetLanguage(language) => state.language = language,
        ComposeCommand::TypeWords(key, words) => {
            state.draft.set_words(key, state.language, &words);
        }
        ComposeCommand::TypeBoardsPath(path) => state.boards_path = path,
        ComposeCommand::OpenBoards(path) => {
            state.boards.clear();
            let reading = read_pbn_file(&path).ok();
            state.night = Some(Night::new(path, reading, state.asking));
            state.drawer = Some(Drawer::Boards);
        }
        ComposeCommand::ToggleBoard(board) => {
            let picked = state.boards.remove(&board);
            state.boards.extend((!picked).then_some(board));
            state.at_night(|night| night.be_at(board));
        }
        ComposeCommand::SetAsking(asking) => {
            state.asking = asking;
            state.at_night(|night| night.ask(asking));
        }
        ComposeCommand::TypeBoardNumber(number) => {
            state.at_night(|night| (night.number, night.found) = (number, None));
        }
        ComposeCommand::FindBoard => state.at_night(Night::find),
        ComposeCommand::GoToBoard(place) => state.at_night(|night| night.go_to(place)),
        ComposeCommand::BoardInSight => state.at_night(|night| night.sought = false),
        ComposeCommand::TypePath(path) => {
            state.own_path = true;
            state.path = path;
        }
        // These commands need more than the draft; `App::compose` carries them out.
        ComposeCommand::New
        | ComposeCommand::NewAnyway
        | ComposeCommand::Edit(_)
        | ComposeCommand::EditAnyway(_)
        | ComposeCommand::Propose
        | ComposeCommand::Swap(_)
        | ComposeCommand::SwapOthers
        | ComposeCommand::AddBoards
        | ComposeCommand::AddDeal
        | ComposeCommand::AddTable
        | ComposeCommand::Save
        | ComposeCommand::SaveOver(_)
        | ComposeCommand::TypeTitle(_) => {}
    }
}

/// Removes a step and selects its neighbour.
fn remove(state: &mut ComposeState, key: u32) {
    let at = state.draft.place_of(key).unwrap_or(0);
    state.draft.remove(key);
    let steps = state.draft.steps();
    let next = steps.get(at).or_else(|| steps.last()).map(|step| step.key);
    state.choose(next);
}

fn add_boards(state: &mut ComposeState, catalogs: &[Catalog]) {
    let Some(night) = &state.night else { return };
    let mut first = None;
    for at in &state.boards {
        let Some(board) = night.boards.get(*at) else {
            continue;
        };
        let Some(item) = board.item(state.asking) else {
            continue;
        };
        if let Some(picture) = board.picture(state.with_hands) {
            let words = Text::Inline(named(night.number_of(*at), board.dealer, catalogs));
            let key = state.draft.add_picture(None, picture, Some(words));
            first.get_or_insert(key);
        }
        let key = state.draft.add_item(item, None);
        first.get_or_insert(key);
        // These are boards that were really played: swapping exercises must not replace them.
        state.draft.keep(key, true);
    }
    if first.is_some() {
        state.boards.clear();
        state.choose(first);
    }
}

/// “Board 14, dealer East” in every language: players remember a board by its number.
fn named(number: u32, dealer: Seat, catalogs: &[Catalog]) -> Words {
    let number = i32::try_from(number).unwrap_or_default();
    let phrase = Phrase::new("compose-board")
        .with("board", Fact::Number(number))
        .with("dealer", Fact::Seat(dealer));
    let said = catalogs.iter().map(|catalog| {
        let notation = Notation::new(catalog, CardLetters::National);
        let words = Speaker::new(catalog, notation).phrase(&phrase);
        (catalog.locale().tag().to_owned(), words)
    });
    said.collect()
}
