//! The page where lessons are composed: opening it, and its commands.

use crate::course::compose::{TableForm, Translations};
use crate::course::shown::{Shown, ShownDeal};
use crate::course::{Draft, Text};
use crate::engine::{BySeat, Fact, Hand, Seat, notation::parse_deal};
use crate::exercise::boards::Bank;
use crate::exercise::{Phrase, Topic};
use crate::i18n::{CardLetters, Catalog, Locale};
use crate::ui::compose::{ComposeState, Drawer, Night};
use crate::ui::{
    app::App, command::ComposeCommand, own_boards::OwnBoards, page::Page, state::speaker,
};

impl App {
    pub(super) fn go_compose(&mut self) {
        if matches!(self.state.page, Page::Compose(_)) {
            return;
        }
        let left = self.left_compose.take();
        let state = left.unwrap_or_else(|| self.empty_lesson());
        self.go(Page::Compose(state));
        self.suggest_path();
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    pub(super) fn compose(&mut self, command: ComposeCommand) {
        use ComposeCommand as Do;
        // These come from other pages, too.
        if let Do::New | Do::NewAnyway | Do::Edit(_) | Do::EditAnyway(_) = command {
            self.go_compose();
        }
        let Page::Compose(state) = &mut self.state.page else {
            return;
        };
        // The last message about the file was about the lesson as it was before.
        if !matches!(command, Do::Open(_) | Do::Choose(_)) {
            state.said = None;
        }
        match command {
            Do::New if state.is_unsaved() => state.warn_of_unsaved(None),
            Do::New | Do::NewAnyway => self.begin_lesson(self.empty_lesson()),
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
            Do::AddDeal => self.add_picture(|hands| Some(Shown::Deal(ShownDeal::new(hands)))),
            Do::AddTable => self.add_picture(|hands| TableForm::of_hands(hands).map(Shown::Table)),
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
            Do::ToggleKind(kind) => {
                let kinds = state.kinds.len();
                state.kinds.retain(|it| *it != kind);
                if state.kinds.len() == kinds {
                    state.kinds.push(kind);
                }
            }
            Do::Unfold(group) => state.unfolded = group,
            Do::SetItems(items) => state.items = items,
            Do::AddWords => state.add(Draft::add_words),
            Do::AddNotes => state.add(Draft::add_notes),
            Do::TypeDeal(key, typed) => {
                if let Ok(hands) = parse_deal(&typed) {
                    let picture = Shown::Deal(ShownDeal::new(&hands));
                    state.draft.set_picture(key, picture);
                }
                state.deal_typed = Some(typed);
            }
            Do::TypeTable(key, form) => {
                let step = state.draft.step(key);
                if let Some(Shown::Table(before)) = step.and_then(|step| step.picture())
                    && let Some(table) = form.table(before)
                {
                    state.draft.set_picture(key, Shown::Table(table));
                }
                state.table_typed = Some(form);
            }
            Do::ShowHands(shown) => state.with_hands = shown,
            Do::Keep(key, kept) => state.draft.change(key, |step| step.kept = kept),
            Do::Remove(key) => {
                let at = state.draft.place_of(key).unwrap_or(0);
                state.draft.remove(key);
                let steps = state.draft.steps();
                let neighbour = steps.get(at).or_else(|| steps.last()).map(|step| step.key);
                state.choose(neighbour);
            }
            Do::Restore => {
                let restored = state.draft.restore();
                state.choose(restored);
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
                let reading = self.read_boards(&path);
                self.composing(|state| {
                    state.boards.clear();
                    state.night = Some(Night::new(path, reading, state.asking));
                    state.drawer = Some(Drawer::Boards);
                });
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
            Do::TypePath(path) => (state.path, state.own_path) = (path, true),
        }
    }

    pub(super) fn empty_lesson(&self) -> ComposeState {
        ComposeState::new(self.state.locale().base().tag())
    }

    pub(super) fn begin_lesson(&mut self, state: ComposeState) {
        self.left_compose = None;
        self.state.page = Page::Compose(state);
        self.suggest_path();
    }

    pub(super) fn composing(&mut self, change: impl FnOnce(&mut ComposeState)) {
        if let Page::Compose(state) = &mut self.state.page {
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

    /// Adds a sample for the teacher to type over: a board of the open file, else of the program.
    fn add_picture(&mut self, picture: impl FnOnce(&BySeat<Hand>) -> Option<Shown>) {
        let seed = self.next_seed() as usize;
        let own = self.state.boards.as_ref().and_then(OwnBoards::bank);
        let boards = own.as_deref().unwrap_or(Bank::standard()).boards();
        let board = boards.get(seed % boards.len().max(1));
        let Some(picture) = board.and_then(|board| picture(&board.hands)) else {
            return;
        };
        self.composing(|state| state.add(|draft, after| draft.add_picture(after, picture, None)));
    }
}

/// Adds the boards picked: each with its number and what is shown of it, then the question.
fn add_boards(state: &mut ComposeState, catalogs: &[Catalog]) {
    let Some(night) = &state.night else { return };
    let mut first = None;
    for at in &state.boards {
        let board = night.boards.get(*at);
        let item = board.and_then(|board| board.item(state.asking));
        let (Some(board), Some(item)) = (board, item) else {
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
fn named(number: u32, dealer: Seat, catalogs: &[Catalog]) -> Translations {
    let number = i32::try_from(number).unwrap_or_default();
    let phrase = Phrase::new("compose-board")
        .with("board", Fact::Number(number))
        .with("dealer", Fact::Seat(dealer));
    let said = catalogs.iter().map(|catalog| {
        let words = speaker(catalog, CardLetters::National).phrase(&phrase);
        (catalog.locale().tag().to_owned(), words)
    });
    said.collect()
}
