//! `wrong_board`: a hand with too many or too few cards, cards of another board, a board that is not
//! meant for this table. What does the Director do (Laws 13 to 15)?
//! ```ron
//! wrong_board(board: 7, auction: "P", what: wrong_count, seat: N, other: E)
//! wrong_board(board: 7, auction: "1NT P P P", what: missing_card, seat: W, stage: play)
//! wrong_board(board: 7, auction: "1NT P", what: other_board, seat: S, later: repeats)
//! wrong_board(board: 7, auction: "1NT P", what: wrong_players, seat: S)
//! ```

mod generate;
mod of_a_case;

use crate::fields::{self, Calls};
use crate::prelude::*;
use crate::rulings::rectification::{Scene, about};
use crate::rulings::{choice, either};
use engine::laws::explanation::Stage;
use engine::laws::role::Role;
use engine::laws::wrong_board::{
    BoardAction, Liability, MissingCard, Place, WrongCount, foreign_card, right_board_later,
    wrong_hand, wrong_players,
};

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::WrongNumberOfCards,
    Skill::MissingCard,
    Skill::CardsFromWrongBoard,
    Skill::WrongBoardPlayed,
];

mistakes! {
    COUNT_DOUBTED = "count-reviewed-for-nothing",
    COUNT_FORGOTTEN = "count-review-forgotten",
    BOARD_GIVEN_UP = "board-given-up",
    RESULT_KEPT = "count-result-kept",
    DEALT_AGAIN = "known-board-dealt-again",
    FOREIGN_ADJUSTED = "foreign-card-adjusted",
    FOREIGN_IN_TRICK = "foreign-card-in-trick",
    NEW_PACK_TAKEN = "missing-card-new-pack",
    AS_TRICK = "missing-card-as-trick",
    TRICK_OVERLOOKED = "missing-card-trick-overlooked",
    BLAMED = "missing-card-blamed",
    EXCUSED = "missing-card-excused",
    PENALTY_FORGOTTEN = "missing-card-penalty-forgotten",
    CALL_STANDS = "wrong-hand-call-stands",
    PARTNER_FORGOTTEN = "wrong-hand-partner-forgotten",
    OTHER_BOARD_LOST = "wrong-hand-other-board-lost",
    DIFFERENCE_IGNORED = "wrong-hand-difference-ignored",
    CANCELLED_FOR_NOTHING = "board-cancelled-for-nothing",
    PLAYED_TWICE = "board-played-twice",
    CANCELLED_FOR_ONE = "board-cancelled-for-one",
    SECOND_AUCTION = "board-second-auction",
    ..&[DECLARER_PENALISED],
}

const DECLARER_PENALISED: Mistake = Mistake("declarer-has-penalty-card");

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    /// One hand has fourteen cards, another twelve.
    WrongCount,
    /// One hand has a fourteenth card, of another pack.
    ForeignCard,
    /// One hand is a card short.
    MissingCard,
    /// A player has called with the cards of another board.
    OtherBoard,
    /// The board is not meant for these players in this round.
    WrongPlayers,
}

/// The call of the player who had the wrong cards, when their board is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Later {
    Repeats,
    Differs,
}

position! {
    /// A board and what is wrong with it: see the examples of the module.
    #[serde(rename = "wrong_board")]
    pub struct WrongBoard {
        /// Its number says who deals.
        board: BoardNumber,
        auction: Calls,
        /// Later than the auction tells: without it the auction goes on, or has just ended.
        stage: Option<Stage> = default,
        what: What,
        /// Who has too many, too few or the wrong cards, or has played the board before.
        seat: Option<SeatName> = default,
        /// Who has too few cards, if `seat` has too many.
        other: Option<SeatName> = default,
        /// Whether a player has seen a card of another hand.
        seen: bool = default,
        /// Whether the deal cannot be put right and played with the same calls.
        unplayable: bool = default,
        /// Whether the foreign card has been played to a trick that is turned.
        quitted: bool = default,
        /// Where the missing card is; by default on the floor.
        place: Option<Place> = default,
        later: Option<Later> = default,
    }
}

impl Exercise for WrongBoard {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = fields::auction(Dealer(self.board.dealer()), &self.auction);
        let scene = self.scene(&auction).filter(|_| self.fits());
        let found = || self.board.number().to_string();
        let scene = scene.ok_or_else(|| Fault::new("cannot-be", Field::Board, found()))?;
        Ok(scene.posed(Exhibit::auction(&auction), None))
    }
}

impl WrongBoard {
    /// Whether only fields are given that this case has.
    fn fits(&self) -> bool {
        let of = |what: What, given: bool| self.what == what || !given;
        of(
            What::WrongCount,
            self.other.is_some() || self.seen || self.unplayable,
        ) && of(What::ForeignCard, self.quitted)
            && of(What::MissingCard, self.place.is_some())
            && of(What::OtherBoard, self.later.is_some())
    }

    /// How far the deal has gone; `None` if the auction says otherwise.
    fn stage(&self, auction: &Auction) -> Option<Stage> {
        match (self.stage, auction.has_ended()) {
            (None | Some(Stage::Auction), false) => Some(Stage::Auction),
            // Nothing is played if the deal was passed out.
            (_, true) if auction.contract_so_far().is_none() => None,
            (None | Some(Stage::Clarification), true) => Some(Stage::Clarification),
            (Some(Stage::Play | Stage::AfterPlay), true) => self.stage,
            _ => None,
        }
    }

    fn scene(&self, auction: &Auction) -> Option<Scene> {
        let stage = self.stage(auction)?;
        let mut told = self.told(stage);
        let (asked, words) = match self.what {
            What::WrongCount => self.wrong_count(auction, stage, &mut told)?,
            What::ForeignCard => self.foreign(stage, &mut told)?,
            What::MissingCard => self.missing(auction, stage, &mut told)?,
            What::OtherBoard => self.other_board(auction, stage, &mut told)?,
            What::WrongPlayers => self.players(stage, &mut told)?,
        };
        let asked = asked.into_iter().map(Asked::giving_nothing_away);
        Some(Scene::new(told, asked, words))
    }

    /// How far the deal has gone, and what is wrong.
    fn told(&self, stage: Stage) -> Vec<Phrase> {
        let what = match self.what {
            What::WrongCount => "scene-board-wrong-count",
            What::ForeignCard => "scene-board-foreign",
            What::MissingCard => "scene-board-missing",
            What::OtherBoard => "scene-board-other",
            What::WrongPlayers => "scene-board-wrong-players",
        };
        let mut what = Phrase::new(what).with("board", count(self.board.number()));
        if let Some(seat) = self.seat {
            what = what.with("seat", Fact::Seat(*seat));
        }
        if let Some(other) = self.other {
            what = what.with("other", Fact::Seat(*other));
        }
        let stands = match stage {
            Stage::Auction => None,
            Stage::Clarification => Some("scene-stage-clarification"),
            Stage::Play => Some("scene-stage-play"),
            Stage::AfterPlay => Some("scene-stage-after-play"),
        };
        stands.map(Phrase::new).into_iter().chain([what]).collect()
    }

    fn wrong_count(
        &self,
        auction: &Auction,
        stage: Stage,
        told: &mut Vec<Phrase>,
    ) -> Option<(Vec<Asked>, String)> {
        let (long, short) = (*self.seat?, *self.other?);
        let by = |seat: Seat| auction.calls().iter().any(|made| made.seat == seat);
        let called = by(long) || by(short);
        let after_play = stage == Stage::AfterPlay;
        let judged = called && !after_play;
        if long == short || self.unplayable && !judged || self.seen && called {
            return None;
        }
        told.extend(
            match (called, judged) {
                (false, _) => Some(either(self.seen, "scene-board-seen", "scene-board-unseen")),
                (_, true) => Some(either(
                    self.unplayable,
                    "scene-board-unplayable",
                    "scene-board-playable",
                )),
                _ => None,
            }
            .map(Phrase::new),
        );
        let count = WrongCount {
            after_play,
            called,
            seen: self.seen,
            playable: !self.unplayable,
        };
        let (right, reason) = count.ruling();
        let lost = |mistake| either(right == BoardAction::Adjust, RESULT_KEPT, mistake);
        let rows = [
            (
                "play_normally",
                "option-board-normally",
                lost(COUNT_FORGOTTEN),
            ),
            (
                "play_and_review",
                "option-board-review",
                lost(COUNT_DOUBTED),
            ),
            ("adjust", "option-board-adjust", BOARD_GIVEN_UP),
            ("deal", "option-board-deal", DEALT_AGAIN),
        ];
        Some(ruled(Skill::WrongNumberOfCards, rows, right, reason))
    }

    fn foreign(&self, stage: Stage, told: &mut Vec<Phrase>) -> Option<(Vec<Asked>, String)> {
        self.seat?;
        let played = matches!(stage, Stage::Play | Stage::AfterPlay);
        if self.quitted && !played {
            return None;
        }
        let tells = either(
            self.quitted,
            "scene-foreign-quitted",
            "scene-foreign-in-hand",
        );
        told.push(Phrase::new(tells));
        let (right, reason) = foreign_card(self.quitted);
        let rows = [
            ("remove_card", "option-board-remove", FOREIGN_IN_TRICK),
            (
                "remove_and_review",
                "option-board-remove-review",
                FOREIGN_ADJUSTED,
            ),
            ("adjust", "option-board-adjust", BOARD_GIVEN_UP),
            ("deal", "option-board-deal", DEALT_AGAIN),
        ];
        Some(ruled(Skill::WrongNumberOfCards, rows, right, reason))
    }

    fn missing(
        &self,
        auction: &Auction,
        stage: Stage,
        told: &mut Vec<Phrase>,
    ) -> Option<(Vec<Asked>, String)> {
        let seat = *self.seat?;
        let place = self.place.unwrap_or(Place::Elsewhere);
        let case = MissingCard {
            lead_faced: matches!(stage, Stage::Play | Stage::AfterPlay),
            place,
        };
        if place == Place::Played && !case.lead_faced {
            return None;
        }
        told.push(about(
            match place {
                Place::Elsewhere => "scene-missing-elsewhere",
                Place::Played => "scene-missing-played",
                Place::Nowhere => "scene-missing-nowhere",
            },
            seat,
        ));
        let (right, reason) = case.ruling();
        let overlooked = |mistake| {
            let trick = right == BoardAction::DefectiveTrick;
            either(trick, TRICK_OVERLOOKED, mistake)
        };
        let rows = [
            (
                "restore_card",
                "option-missing-restore",
                overlooked(NEW_PACK_TAKEN),
            ),
            (
                "new_pack",
                "option-missing-pack",
                overlooked(NEW_PACK_TAKEN),
            ),
            ("defective_trick", "option-missing-trick", AS_TRICK),
            ("adjust", "option-board-adjust", BOARD_GIVEN_UP),
        ];
        let (mut asked, mut words) = ruled(Skill::MissingCard, rows, right, reason);
        let role = match auction.contract_so_far() {
            Some(contract) => Role::of(seat, contract.declarer),
            None => Role::Defender,
        };
        if let Some((liable, reason)) = case.liability(role) {
            let blamed = |mistake| either(liable == Liability::Nothing, BLAMED, mistake);
            let rows = [
                ("nothing", "option-missing-nothing", EXCUSED),
                ("revoke", "option-missing-revoke", blamed(PENALTY_FORGOTTEN)),
                (
                    "revoke_or_penalty_card",
                    "option-missing-penalty",
                    blamed(DECLARER_PENALISED),
                ),
            ];
            let prompt = Phrase::new("exercise-wrong_board-liable");
            asked.push(choice(Skill::MissingCard, prompt, rows, liable.id()).because([reason]));
            words = format!("{words}, {}", liable.id());
        }
        Some((asked, words))
    }

    fn other_board(
        &self,
        auction: &Auction,
        stage: Stage,
        told: &mut Vec<Phrase>,
    ) -> Option<(Vec<Asked>, String)> {
        let seat = *self.seat?;
        let calls = auction.calls();
        let first = calls.iter().position(|made| made.seat == seat)?;
        if !matches!(stage, Stage::Auction | Stage::Clarification) {
            return None;
        }
        let since = &calls[first..];
        let partner_called = since.iter().any(|made| made.seat == seat.partner());
        let (right, reason) = wrong_hand(partner_called);
        let rows = [
            ("call_again", "option-board-call-again", PARTNER_FORGOTTEN),
            ("adjust", "option-board-adjust", BOARD_GIVEN_UP),
            ("stands", "option-board-call-stands", CALL_STANDS),
        ];
        let skill = Skill::CardsFromWrongBoard;
        let (mut asked, mut words) = ruled(skill, rows, right, reason);
        if let Some(later) = self.later {
            let differs = later == Later::Differs;
            let tells = either(differs, "scene-board-differs", "scene-board-repeats");
            let tells = about(tells, seat);
            let (right, reason) = right_board_later(differs);
            let rows = [
                ("play_normally", "option-board-may-play", DIFFERENCE_IGNORED),
                ("adjust", "option-board-adjust", OTHER_BOARD_LOST),
                ("never", "option-board-never", OTHER_BOARD_LOST),
            ];
            let prompt = Phrase::new("exercise-wrong_board-later");
            asked.push(choice(skill, prompt, rows, right.id()).because([reason]));
            told.push(tells);
            words = format!("{words}, {}", right.id());
        }
        Some((asked, words))
    }

    fn players(&self, stage: Stage, told: &mut Vec<Phrase>) -> Option<(Vec<Asked>, String)> {
        if stage == Stage::AfterPlay {
            return None;
        }
        told.push(match self.seat {
            Some(seat) => about("scene-board-played-before", *seat),
            None => Phrase::new("scene-board-new-to-all"),
        });
        let (right, reason) = wrong_players(self.seat.is_some());
        let nothing = |mistake| either(self.seat.is_none(), CANCELLED_FOR_NOTHING, mistake);
        let rows = [
            ("score_stands", "option-board-score-stands", PLAYED_TWICE),
            ("cancel_board", "option-board-cancel", CANCELLED_FOR_NOTHING),
            ("one", "option-board-cancel-one", nothing(CANCELLED_FOR_ONE)),
            ("again", "option-board-again", SECOND_AUCTION),
        ];
        Some(ruled(Skill::WrongBoardPlayed, rows, right, reason))
    }
}

/// What does the Director do? With the word for the witness.
fn ruled<const N: usize>(
    skill: Skill,
    rows: [(&'static str, &'static str, Mistake); N],
    right: BoardAction,
    reason: Reason,
) -> (Vec<Asked>, String) {
    let prompt = Phrase::new("exercise-wrong_board");
    let asked = choice(skill, prompt, rows, right.id()).because([reason]);
    (vec![asked], right.id().to_owned())
}
