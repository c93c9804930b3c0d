//! The page where lessons are composed: opening it, and its commands.

use crate::course::Text;
use crate::course::compose::Words;
use crate::engine::{Fact, Seat};
use crate::exercise::boards::read_pbn_file;
use crate::exercise::{Phrase, Topic};
use crate::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use crate::ui::app::App;
use crate::ui::app::compose_picture::{type_deal, type_table};
use crate::ui::command::ComposeCommand;
use crate::ui::compose::{ComposeState, Drawer, Night};
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

    #[deny(clippy::wildcard_enum_match_arm)]
    pub(super) fn compose(&mut self, command: ComposeCommand) {
        use ComposeCommand as Do;
        // These come from other pages, too.
        if matches!(
            command,
            Do::New | Do::NewAnyway | Do::Edit(_) | Do::EditAnyway(_)
        ) {
            self.go_compose();
        }
        let Place::Compose(state) = &mut self.state.place else {
            return;
        };
        // The last message about the file was about the lesson as it was before.
        if !matches!(command, Do::Open(_) | Do::Choose(_)) {
            state.said = None;
        }
        match command {
            Do::New if state.is_unsaved() => state.warn_of_unsaved(None),
            Do::New | Do::NewAnyway => self.new_lesson(),
            Do::Edit(path) if state.is_unsaved() => state.warn_of_unsaved(Some(path)),
            Do::Edit(path) | Do::EditAnyway(path) => self.edit_lesson(&path),
            Do::Propose => self.propose(),
            Do::Swap(key) => {
                let seed = self.next_seed();
                self.composing(|state| {
                    state.draft.swap(key, seed);
                    state.choose(Some(key));
                });
            }
            Do::SwapOthers => {
                let seed = self.next_seed();
                self.composing(|state| {
                    state.draft.swap_others(seed);
                    state.choose(state.chosen);
                });
            }
            Do::AddBoards => {
                let declarer = self.state.choices.declarer;
                let catalog = |locale| Catalog::with_declarer(locale, declarer);
                add_boards(state, &Locale::BASES.map(catalog));
            }
            Do::AddDeal => self.add_deal(),
            Do::AddTable => self.add_table(),
            Do::Save => self.save_lesson(None),
            Do::SaveOver(path) => self.save_lesson(Some(&path)),
            Do::TypeTitle(words) => {
                state.draft.set_title(state.language, &words);
                self.suggest_path();
            }
            Do::Choose(key) => state.choose(Some(key)),
            Do::Open(drawer) => state.drawer = drawer,
            Do::NextPart => {
                if let Some(attempt) = &mut state.preview
                    && attempt.next_question()
                {
                    attempt.show_answer();
                } else {
                    state.choose(state.chosen);
                }
            }
            Do::ToggleKind(kind) => match state.kinds.iter().position(|it| *it == kind) {
                Some(at) => {
                    state.kinds.remove(at);
                }
                None => state.kinds.push(kind),
            },
            Do::Unfold(group) => state.unfolded = group,
            Do::SetItems(items) => state.items = items,
            Do::AddWords => {
                let key = state.draft.add_words(state.chosen);
                state.choose(Some(key));
            }
            Do::AddNotes => {
                let key = state.draft.add_notes(state.chosen);
                state.choose(Some(key));
            }
            Do::TypeDeal(key, typed) => type_deal(state, key, typed),
            Do::TypeTable(key, form) => type_table(state, key, form),
            Do::ShowHands(shown) => state.with_hands = shown,
            Do::Keep(key, kept) => state.draft.change(key, |step| step.kept = kept),
            Do::Remove(key) => remove(state, key),
            Do::Restore => {
                let key = state.draft.restore();
                state.choose(key);
            }
            Do::Move(key, place) => state.draft.move_to(key, place),
            Do::SetForm(key, form) => {
                state.draft.change(key, |step| step.set_form(form));
                state.choose(Some(key));
            }
            Do::SetLanguage(language) => state.language = language,
            Do::TypeWords(key, words) => {
                let language = state.language;
                state
                    .draft
                    .change(key, |step| step.set_words(language, &words));
            }
            Do::TypeBoardsPath(path) => state.boards_path = path,
            Do::OpenBoards(path) => {
                state.boards.clear();
                let reading = read_pbn_file(&path).ok();
                state.night = Some(Night::new(path, reading, state.asking));
                state.drawer = Some(Drawer::Boards);
            }
            Do::ToggleBoard(board) => {
                let picked = state.boards.remove(&board);
                state.boards.extend((!picked).then_some(board));
                state.at_night(|night| night.be_at(board));
            }
            Do::SetAsking(asking) => {
                state.asking = asking;
                state.at_night(|night| night.ask(asking));
            }
            Do::TypeBoardNumber(number) => {
                state.at_night(|night| (night.number, night.found) = (number, None));
            }
            Do::FindBoard => state.at_night(Night::find),
            Do::GoToBoard(place) => state.at_night(|night| night.go_to(place)),
            Do::BoardInSight => state.at_night(|night| night.sought = false),
            Do::TypePath(path) => {
                state.own_path = true;
                state.path = path;
            }
        }
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
}

/// Removes a step and selects its neighbour.
fn remove(state: &mut ComposeState, key: u32) {
    let at = state.draft.place_of(key).unwrap_or(0);
    state.draft.remove(key);
    let steps = state.draft.steps();
    let next = steps.get(at).or_else(|| steps.last()).map(|step| step.key);
    state.choose(next);
}

/// Adds the boards picked: each with its number and what is shown of it, then the question.
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
        state.draft.change(key, |step| step.kept = true);
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
