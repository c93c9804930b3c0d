//! The reasons of the engine in the words of every language.

mod calls;
mod card_rulings;
mod comparing;
mod rubber;
