//! The tests of the engine, one file for each topic. See tests/README.md of the repository.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

// `given` refers to the engine by its name in the other crates.
extern crate arbitro_engine as engine;

mod arithmetic;
mod auction;
mod auction_counts;
mod auction_goes_on;
mod auction_laws;
mod bidding_boxes;
mod card_rulings;
mod chicago;
mod comparable;
mod comparing;
mod contested_claims;
mod drawing;
mod dummy_card;
mod evening;
mod given;
mod information;
mod neutral_notation;
mod penalty_cards;
mod play;
mod play_rulings;
mod readings;
mod revoke_equity;
mod revokes;
mod rubber;
mod scoring;
mod second_opinion;
mod tournament;
mod tricks;
mod written;
mod wrong_boards;
