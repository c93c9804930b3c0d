//! Cases that a person describes without a board, as exercises on board 7, where South deals.

use super::*;

/// A board that has been bid.
const BID: &str = "1NT P P P";

impl WrongBoard {
    /// One hand has a card too many, another one too few.
    pub fn of_count(count: WrongCount) -> Option<Self> {
        let auction = match (count.called, count.after_play) {
            (_, true) => BID,
            (true, _) => "1NT P",
            (false, _) => "",
        };
        Some(Self {
            stage: count.after_play.then_some(Stage::AfterPlay),
            seat: Some(Seat::South.into()),
            other: Some(Seat::East.into()),
            seen: count.seen,
            unplayable: !count.playable,
            ..Self::on_board_seven(auction, What::WrongCount)?
        })
    }

    /// A hand has a card of another pack.
    pub fn of_foreign_card(quitted: bool) -> Option<Self> {
        Some(Self {
            stage: quitted.then_some(Stage::Play),
            seat: Some(Seat::South.into()),
            quitted,
            ..Self::on_board_seven(either(quitted, BID, ""), What::ForeignCard)?
        })
    }

    /// A hand is a card short.
    pub fn of_missing_card(case: MissingCard, role: Role) -> Option<Self> {
        let seat = match role {
            Role::Declarer => Seat::South,
            Role::Dummy => Seat::North,
            Role::Defender => Seat::West,
        };
        Some(Self {
            stage: case.lead_faced.then_some(Stage::Play),
            seat: Some(seat.into()),
            place: Some(case.place),
            ..Self::on_board_seven(either(case.lead_faced, BID, ""), What::MissingCard)?
        })
    }

    /// South has called with cards of another board; `differs`: what South calls there later.
    pub fn of_other_board(partner_called: bool, differs: Option<bool>) -> Option<Self> {
        let auction = either(partner_called, "1NT P 2NT", "1NT P");
        Some(Self {
            seat: Some(Seat::South.into()),
            later: differs.map(|it| either(it, Later::Differs, Later::Repeats)),
            ..Self::on_board_seven(auction, What::OtherBoard)?
        })
    }

    /// The board is not meant for these players.
    pub fn of_players(played_before: bool) -> Option<Self> {
        Some(Self {
            seat: played_before.then(|| Seat::South.into()),
            ..Self::on_board_seven("1NT P", What::WrongPlayers)?
        })
    }

    fn on_board_seven(auction: &str, what: What) -> Option<Self> {
        let board = Board::new(7)?;
        let auction = notation::parse_auction(board.dealer(), auction).ok()?;
        Some(Self {
            board: board.into(),
            auction: Calls::from(&auction),
            stage: None,
            what,
            seat: None,
            other: None,
            seen: false,
            unplayable: false,
            quitted: false,
            place: None,
            later: None,
        })
    }
}
