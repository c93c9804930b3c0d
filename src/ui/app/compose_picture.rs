//! Pictures that a teacher adds to a lesson being composed: a deal, a table.

use crate::course::compose::TableForm;
use crate::course::shown::{Shown, ShownDeal};
use crate::engine::notation::parse_deal;
use crate::engine::{BySeat, Hand};
use crate::exercise::boards::Bank;
use crate::ui::app::App;
use crate::ui::compose::ComposeState;
use crate::ui::own_boards::OwnBoards;

impl App {
    /// Adds a sample deal for the teacher to type over.
    pub(super) fn add_deal(&mut self) {
        let hands = self.any_hands();
        self.add_picture(hands.map(|hands| Shown::Deal(ShownDeal::new(&hands))));
    }

    /// Adds a sample table with a trick that has just been led to.
    pub(super) fn add_table(&mut self) {
        let hands = self.any_hands();
        let table = hands.and_then(|hands| TableForm::of_hands(&hands));
        self.add_picture(table.map(Shown::Table));
    }

    /// The hands of some board: of the file that is open, else of the program.
    fn any_hands(&mut self) -> Option<BySeat<Hand>> {
        let seed = self.next_seed() as usize;
        let own = self.state.boards.as_ref().and_then(OwnBoards::bank);
        let boards = own.as_deref().unwrap_or(Bank::standard()).boards();
        let board = boards.get(seed % boards.len().max(1));
        board.map(|board| board.hands)
    }

    fn add_picture(&mut self, picture: Option<Shown>) {
        let Some(picture) = picture else { return };
        self.composing(|state| {
            let key = state.draft.add_picture(state.chosen, picture, None);
            state.choose(Some(key));
        });
    }
}

pub(super) fn type_deal(state: &mut ComposeState, key: u32, typed: String) {
    if let Ok(hands) = parse_deal(&typed) {
        let picture = Shown::Deal(ShownDeal::new(&hands));
        state.draft.set_picture(key, picture);
    }
    state.deal_typed = Some(typed);
}

pub(super) fn type_table(state: &mut ComposeState, key: u32, form: TableForm) {
    let step = state.draft.step(key);
    if let Some(Shown::Table(before)) = step.and_then(|step| step.picture())
        && let Some(table) = form.table(before)
    {
        state.draft.set_picture(key, Shown::Table(table));
    }
    state.table_typed = Some(form);
}
