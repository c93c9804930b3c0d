//! `whole_board`: one board, question by question, from the thirteen cards to the matchpoints.
//! ```ron
//! whole_board(
//!     board: 12,
//!     deal: "N:…",
//!     auction: "1NT P 3NT P P P",
//!     play: "S4 S2 SK S6 …",
//!     claims: 3,
//!     results: ["3NT= W", "3NT+1 W"],
//! )
//! ```

mod generate;
mod mistakes;

use crate::auction::auction_over::AuctionOver;
use crate::auction::judge_call::JudgeCall;
use crate::comparison::matchpoints::Matchpoints;
use crate::contract::name_contract::NameContract;
use crate::fields::{self, DealText, FinishedCalls};
use crate::play::legal_cards::LegalCards;
use crate::play::trick_winner::TrickWinner;
use crate::play::who_leads_next::WhoLeadsNext;
use crate::prelude::*;
use crate::rulings::contested_claim::ContestedClaim;
use crate::scoring::score_contract::ScoreContract;
use crate::scoring::write_score_slip::WriteScoreSlip;
use crate::tournament::board_conditions::BoardConditions;
use crate::tournament::traveller::{self, TableResult};
use crate::tournament::your_thirteen_cards::YourThirteenCards;
use engine::laws::own_cards::{HAND, Moment};
use engine::play::{IllegalPlay, Play};
use engine::tournament::traveller::Outcome;

pub(crate) use generate::generate;
pub use mistakes::MISTAKES;

/// For which skill it is drawn; its questions are those of many kinds, each with its own skill.
pub(crate) const SKILLS: &[Skill] = &[Skill::FollowSuit];

/// The most questions about the cards that may be played, after the first one.
const TURNS: usize = 3;

position! {
    /// A board from the deal to the matchpoints. About thirty questions.
    #[serde(rename = "whole_board")]
    pub struct WholeBoard {
        board: BoardNumber,
        deal: DealText,
        /// Up to the last pass; not passed out.
        auction: FinishedCalls,
        /// The cards in the order played: all, or whole tricks before a claim.
        play: Trick<52>,
        /// The tricks that declarer claims of those that are left.
        claims: Option<u8> = default,
        /// The results of the other tables.
        results: Vec<TableResult> = default,
    }
}

impl WholeBoard {
    fn contract(&self) -> Result<(Auction, Contract), Fault> {
        let auction = fields::auction(self.board.dealer().into(), &self.auction);
        match auction.outcome() {
            engine::Outcome::Contract(contract) => Ok((auction, contract)),
            _ => Err(Fault::new("board-passed-out", Field::Auction, "P")),
        }
    }
}

/// The questions of another kind on this board, with the mistakes that are known here.
fn asked(of: &impl Exercise) -> Result<Vec<Asked>, Fault> {
    let known = |mistake: &Mistake| MISTAKES.contains(mistake);
    let mut questions = of.pose()?.questions;
    // Each kind of question shows something else.
    questions[0].gives_away = true;
    for asked in &mut questions {
        asked.mistakes.retain(|(mistake, _)| known(mistake));
        asked.intruders.retain(|(mistake, _)| known(mistake));
        asked.pairs.retain(|(both, _)| both.iter().all(known));
    }
    Ok(questions)
}

impl Exercise for WholeBoard {
    /// The witness: contract, tricks and score, `3NT by W 9 600`.
    fn pose(&self) -> Result<Posed, Fault> {
        let (auction, contract) = self.contract()?;
        let mut questions = self.before_the_play(&auction)?;
        let mut play = Play::new(contract, *self.deal)
            .map_err(|fault| Fault::new("deal", Field::Hand, fault.to_string()))?;
        questions.extend(self.tricks(&mut play)?);
        let side = Side::of(contract.declarer);
        let mut tricks = number(play.tricks_won(side));
        let left = 13 - play.tricks().len();
        match self.claims {
            None if left == 0 => {}
            Some(claims) if left > 0 && play.trick().is_empty() => {
                // Which rule decides is a question for directors.
                let awarded = asked(&claim(&play, claims))?.swap_remove(0);
                if let Answer::Number(rest) = awarded.solution {
                    tricks += rest;
                }
                questions.push(awarded);
            }
            _ => {
                let cards = play.record().len().to_string();
                return Err(Fault::new("board-play-ends", Field::Cards, cards));
            }
        }
        let made = traveller::played(contract.declarer, contract.bid, contract.doubling, tricks);
        let Outcome::Played { line, .. } = made else {
            unreachable!("a contract was played");
        };
        questions.extend(self.afterwards(contract.declarer, line, made)?);
        let score = questions.iter().rev().find_map(|asked| asked.scored);
        let score = score.map_or(0, |result| result.score());
        Ok(Posed::new(
            questions,
            format!("{contract} {tricks} {score}"),
        ))
    }
}

impl WholeBoard {
    fn before_the_play(&self, auction: &Auction) -> Result<Vec<Asked>, Fault> {
        let board = *self.board;
        let seat = Declarer(board.dealer().rho());
        let when = match board.number() % 2 {
            0 => Moment::Taken,
            _ => Moment::Counted(HAND),
        };
        let mut questions = asked(&YourThirteenCards { seat, when })?;
        questions.extend(asked(&BoardConditions {
            board: self.board,
            shown: true,
        })?);
        // Whose call is it?
        let calls = auction.calls();
        let bid = calls
            .iter()
            .position(|made| made.call != Call::Pass)
            .unwrap_or(0);
        questions.extend(asked(&AuctionOver(auction.before(bid + 1)))?);
        questions.extend(asked(&self.doubtful_call(auction))?);
        questions.extend(asked(&AuctionOver(auction.clone()))?);
        questions.extend(asked(&NameContract(auction.clone()))?);
        Ok(questions)
    }

    /// The second bid of the auction, or the first one repeated, which is too low: the board decides.
    fn doubtful_call(&self, auction: &Auction) -> JudgeCall {
        let bids: Vec<(usize, Bid)> = auction
            .calls()
            .iter()
            .enumerate()
            .filter_map(|(at, made)| match made.call {
                Call::Bid(bid) => Some((at, bid)),
                _ => None,
            })
            .collect();
        let sum: u32 = self.board.number() + number(bids.len()).unsigned_abs();
        match bids[..] {
            [(first, bid), ..] if sum.is_multiple_of(2) => {
                JudgeCall::new(&auction.before(first + 1), Call::Bid(bid))
            }
            [_, (second, bid), ..] => JudgeCall::new(&auction.before(second), Call::Bid(bid)),
            _ => JudgeCall::new(&auction.before(auction.calls().len() - 1), Call::Double),
        }
    }

    /// A question for each trick, and some about turns.
    fn tricks(&self, play: &mut Play) -> Result<Vec<Asked>, Fault> {
        let Contract { bid, declarer, .. } = play.contract();
        let trumps = Trumps(bid.strain);
        let mut questions = Vec::new();
        let (mut void, mut dummy_led, mut defender_led) = (Vec::new(), false, false);
        for (at, &card) in self.play.0.iter().enumerate() {
            let seat = play.turn();
            let seat = seat.ok_or_else(|| Fault::of_card("board-card", card))?;
            let hand = play.hand(seat);
            let led = play.trick().first().map(|led| led.suit);
            let is_void = led.is_some_and(|suit| hand[suit].is_empty());
            let first = at == 3;
            let newly = is_void && void.len() < TURNS && !void.contains(&seat);
            if hand.len() > 1 && (first || newly) {
                if newly {
                    void.push(seat);
                }
                let turn = LegalCards {
                    declarer: declarer.into(),
                    player: seat.into(),
                    hand: hand.into(),
                    trick: Trick(play.trick().to_vec()),
                    trumps: trumps.clone(),
                };
                questions.extend(asked(&turn)?.into_iter().map(|asked| on(play, asked)));
            }
            let before = play.clone();
            let done = play.play(card).map_err(|illegal| refused(illegal, card))?;
            let Some(trick) = done.filter(|_| !play.is_over()) else {
                continue;
            };
            let winner = TrickWinner {
                leader: trick.leader.into(),
                trick: WholeTrick(trick.cards),
                trumps: trumps.clone(),
            };
            questions.extend(asked(&winner)?.into_iter().map(|asked| on(&before, asked)));
            let next = WhoLeadsNext {
                declarer: declarer.into(),
                leader: trick.leader.into(),
                trick: WholeTrick(trick.cards),
                trumps: trumps.clone(),
            };
            let dummys = trick.winner == declarer.partner() && !dummy_led;
            let defenders = Side::of(trick.winner) != Side::of(declarer) && !defender_led;
            // Who chooses the card, and who plays second; who leads has just been asked.
            let which = match (dummys, defenders) {
                (true, _) => Some(1),
                (_, true) => Some(2),
                _ => None,
            };
            dummy_led |= dummys;
            defender_led |= defenders;
            if let Some(which) = which {
                let next = asked(&next)?.into_iter().nth(which);
                questions.extend(next.map(|asked| on(&before, asked)));
            }
        }
        Ok(questions)
    }

    fn afterwards(
        &self,
        declarer: Seat,
        line: ResultLine,
        made: Outcome,
    ) -> Result<Vec<Asked>, Fault> {
        let board = *self.board;
        let mut questions = asked(&WriteScoreSlip::of(declarer, &line))?;
        let on_board = ScoreContract::on(line, declarer, Some(board), board.vulnerability());
        questions.extend(asked(&on_board)?);
        if !self.results.is_empty() {
            let mut results = vec![TableResult(made)];
            results.extend(&self.results);
            let compared = Matchpoints::of_first(self.board, results, Side::of(declarer));
            questions.extend(asked(&compared)?);
        }
        Ok(questions)
    }
}

/// Declarer claims.
fn claim(play: &Play, claims: u8) -> ContestedClaim {
    let Contract { bid, declarer, .. } = play.contract();
    let of = |seat| Cards(play.hand(seat));
    ContestedClaim {
        declarer: declarer.into(),
        trumps: Trumps(bid.strain),
        north: of(Seat::North),
        east: of(Seat::East),
        south: of(Seat::South),
        west: of(Seat::West),
        claimer: None,
        leader: Some(play.leader().into()),
        claims,
        statement: fields::StatementText::default(),
        shown_out: fields::ShownOut::default(),
    }
}

/// The play so far and dummy's cards, beside what the question shows.
fn on(play: &Play, mut asked: Asked) -> Asked {
    let won = |side| count(play.tricks_won(side));
    let told = Phrase::new("scene-board-trick")
        .with("number", count(play.trick_number()))
        .with("ns", won(Side::NorthSouth))
        .with("ew", won(Side::EastWest));
    let dummy = play.contract().dummy();
    for exhibit in &mut asked.question.exhibits {
        if let Exhibit::Table(table) = exhibit
            && !table.hand.is_empty()
            && table.player != dummy
        {
            *table = table.clone().beside(dummy, play.hand(dummy));
        }
    }
    asked
        .question
        .exhibits
        .insert(0, Exhibit::Scene(vec![told]));
    asked
}

/// A card that cannot be played.
fn refused(illegal: IllegalPlay, card: Card) -> Fault {
    let id = match illegal {
        IllegalPlay::Over => "board-card",
        _ => "board-illegal-card",
    };
    Fault::of_card(id, card)
}
