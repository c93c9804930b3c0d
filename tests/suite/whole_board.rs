//! One board from the deal to the matchpoints: every play of the bank, followed by a second player
//! who knows nothing of the engine's.

use arbitro::course::parse_lesson;
use arbitro::engine::{Card, Hand, Seat, Suit, notation};
use arbitro::exercise::boards::{Bank, Outcome, PlayedBoard};
use arbitro::exercise::{Answer, Ask, Asked, Difficulty, Exhibit, Item, ItemCode, Kind, Skill};
use std::path::Path;

use crate::given::{item, item_of};

fn played_out() -> impl Iterator<Item = &'static PlayedBoard> {
    let bank = Bank::standard();
    bank.plays().iter().map(|&at| &bank.boards()[at])
}

/// The position of a board in a lesson, with all its cards and no other table.
fn of_board(board: &PlayedBoard) -> Item {
    let calls = board.auction.as_ref().expect("an auction").calls();
    let calls: Vec<String> = calls.iter().map(|made| notation::call(made.call)).collect();
    let cards: Vec<String> = board
        .play
        .iter()
        .map(|&card| notation::card(card))
        .collect();
    let number = (board.number.expect("a number") - 1) % 32 + 1;
    item(&format!(
        r#"whole_board(board: {number}, deal: "{}", auction: "{}", play: "{}")"#,
        notation::deal(&board.hands),
        calls.join(" "),
        cards.join(" "),
    ))
}

/// Who wins each trick: the highest trump, else the highest card of the suit led. Panics where a
/// card is not held or does not follow suit.
fn winners(board: &PlayedBoard, leader: Seat, trumps: Option<Suit>) -> Vec<Seat> {
    let mut hands: Vec<Vec<Card>> = Seat::ALL
        .iter()
        .map(|&seat| board.hands[seat].iter().collect())
        .collect();
    let mut leader = leader as usize;
    let mut winners = Vec::new();
    for trick in board.play.chunks(4) {
        let mut best = (0, (false, false, 0));
        for (place, card) in trick.iter().enumerate() {
            let hand = &mut hands[(leader + place) % 4];
            let held = hand
                .iter()
                .position(|held| held == card)
                .expect("a held card");
            hand.remove(held);
            let follows = card.suit == trick[0].suit;
            assert!(follows || hand.iter().all(|held| held.suit != trick[0].suit));
            let worth = (Some(card.suit) == trumps, follows, card.rank.get());
            if worth > best.1 {
                best = (place, worth);
            }
        }
        leader = (leader + best.0) % 4;
        winners.push(Seat::ALL[leader]);
    }
    winners
}

fn asks<'a>(item: &'a Item, prompt: &'static str) -> impl Iterator<Item = &'a Asked> {
    let questions = item.questions().iter();
    questions.filter(move |asked| asked.question.prompt.id.starts_with(prompt))
}

#[test]
fn every_play_of_the_bank_leads_to_its_result() {
    let mut boards = 0;
    for board in played_out() {
        let Some(Outcome::Played { contract, tricks }) = board.outcome else {
            panic!("a play without a contract");
        };
        let trumps = contract.bid.strain.suit();
        let winners = winners(board, contract.opening_leader(), trumps);
        let own = [contract.declarer, contract.declarer.partner()];
        let won = winners.iter().filter(|seat| own.contains(seat)).count();
        assert_eq!(won, usize::from(tricks.get()), "{:?}", board.number);

        let item = of_board(board);
        // After the last trick nobody leads.
        let asked: Vec<Answer> = asks(&item, "exercise-trick_winner")
            .map(|asked| asked.solution.clone())
            .collect();
        let expected: Vec<Answer> = winners[..12]
            .iter()
            .map(|&seat| Answer::Seat(seat))
            .collect();
        assert_eq!(asked, expected, "{:?}", board.number);
        let begins = format!("{contract} {} ", tricks.get());
        assert!(item.witness().starts_with(&begins), "{}", item.witness());
        boards += 1;
    }
    assert!(boards >= 180, "{boards}");
}

#[test]
fn the_cards_asked_about_are_the_cards_still_held() {
    for board in played_out().step_by(7) {
        let item = of_board(board);
        for asked in asks(&item, "exercise-legal_cards") {
            let Ask::Cards(hand) = &asked.question.ask else {
                panic!("cards are asked for");
            };
            let shown = asked
                .question
                .exhibits
                .iter()
                .find_map(|shown| match shown {
                    Exhibit::Table(table) => Some(table),
                    _ => None,
                });
            let table = shown.expect("a table");
            let led = table.trick[0].suit;
            let follows: Hand = hand.iter().filter(|card| card.suit == led).collect();
            let right = if follows.is_empty() { *hand } else { follows };
            assert_eq!(asked.solution, Answer::Cards(right), "{:?}", board.number);
            assert!((board.hands[table.player] & *hand) == *hand);
        }
    }
}

/// A claim comes only where every line of play wins what is claimed.
#[test]
fn some_boards_end_with_a_claim_that_stands() {
    let mut claims = 0;
    for seed in 0..60 {
        let code = ItemCode::new(
            Kind::WholeBoard,
            Skill::FollowSuit,
            Difficulty::Medium,
            seed,
        );
        let item = item_of(&code.expect("a code"));
        for asked in asks(item, "exercise-contested_claim") {
            let text = item.text();
            let (_, claimed) = text.split_once("claims: ").expect("a claim");
            let claimed: String = claimed.chars().take_while(char::is_ascii_digit).collect();
            let claimed = claimed.parse().expect("a number");
            assert_eq!(asked.solution, Answer::Number(claimed), "{text}");
            claims += 1;
        }
    }
    assert!(claims > 10, "{claims}");
}

#[test]
fn a_board_that_cannot_be_played_is_refused() {
    let board = played_out().next().expect("a board");
    let text = of_board(board).text();
    let (before, play) = text.split_once("play: \"").expect("a play");
    let play = play.trim_end_matches(")").trim_end_matches('"');
    let refused = |play: &str, more: &str| {
        let lesson = format!(
            "(format: 1, id: \"l\", title: \"t\", steps: [ask(id: \"q\", exercise: {before}play: \"{play}\"{more}))])"
        );
        let error = parse_lesson(Path::new("given.ron"), &lesson);
        error.expect_err("refused").problem.id
    };
    let first: Vec<&str> = play.split(' ').collect();
    assert_eq!(refused(&first[..6].join(" "), ""), "board-play-ends");
    assert_eq!(
        refused(&first[..6].join(" "), ", claims: 2"),
        "board-play-ends"
    );
    assert_eq!(
        refused(&first[..16].join(" "), ", claims: 9"),
        "claim-cards"
    );
    assert_eq!(refused(play, ", claims: 0"), "board-play-ends");
    let turned: Vec<&str> = first.iter().rev().copied().collect();
    assert_eq!(refused(&turned.join(" "), ""), "board-illegal-card");
}
