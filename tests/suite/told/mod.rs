//! The reasons of the engine, in every language.

mod calls;
mod card_rulings;
mod comparing;
mod rubber;
