//! The parts of a PBN file that were skipped, in the reader's language.

use fluent::FluentValue;

use crate::Speaker;
use exercise::boards::pbn::{MAX_DAMAGED, MAX_GAMES};
use exercise::boards::{Part, SkipReason, Skipped};

impl Speaker<'_> {
    /// What was skipped and why, in one or two sentences.
    pub fn skipped(&self, skipped: &Skipped) -> String {
        let why = self.skip_reason(&skipped.why);
        let board = || {
            let board = skipped.board.as_deref().unwrap_or("none");
            [("board", FluentValue::from(board.to_owned()))]
        };
        let left_out = match skipped.why.part() {
            Part::File => return why,
            Part::Line => self.text("pbn-left-out-line"),
            Part::Board => self.with("pbn-left-out-board", board()),
            Part::Condition => self.with("pbn-left-out-condition", board()),
            Part::Auction => self.with("pbn-left-out-auction", board()),
            Part::Outcome => self.with("pbn-left-out-outcome", board()),
            Part::Play => self.with("pbn-left-out-play", board()),
        };
        format!("{left_out} {why}")
    }

    fn skip_reason(&self, why: &SkipReason) -> String {
        let seat = |seat| FluentValue::from(self.notation.seat(seat));
        let quoting = |id, text: &String| self.with(id, [("text", text.into())]);
        match why {
            SkipReason::TooLarge => self.text("pbn-skipped-too-large"),
            SkipReason::NotText => self.text("pbn-skipped-not-text"),
            SkipReason::TooManyBoards => {
                self.with("pbn-skipped-too-many-boards", [("most", MAX_GAMES.into())])
            }
            SkipReason::TooManyDamaged => {
                let most = [("most", MAX_DAMAGED.into())];
                self.with("pbn-skipped-too-many-damaged", most)
            }
            SkipReason::NoBoards => self.text("pbn-skipped-no-boards"),
            SkipReason::CommentOpen => self.text("pbn-skipped-comment-open"),
            SkipReason::Tag => self.text("pbn-skipped-tag"),
            SkipReason::NoDeal => self.text("pbn-skipped-no-deal"),
            SkipReason::Deal(text) => quoting("pbn-skipped-deal", text),
            SkipReason::HandsUnknown => self.text("pbn-skipped-hands-unknown"),
            SkipReason::CardUnknown(text) => quoting("pbn-skipped-card-unknown", text),
            SkipReason::CardTwice(card) => {
                let card = self.notation.card(*card);
                self.with("pbn-skipped-card-twice", [("card", card.into())])
            }
            SkipReason::CardCount { seat: whose, count } => {
                let facts = [("seat", seat(*whose)), ("count", (*count).into())];
                self.with("pbn-skipped-card-count", facts)
            }
            SkipReason::Dealer(text) => quoting("pbn-skipped-dealer", text),
            SkipReason::Vulnerability(text) => quoting("pbn-skipped-vulnerability", text),
            SkipReason::AuctionSeat(text) => quoting("pbn-skipped-auction-seat", text),
            SkipReason::OtherDealer { dealer, first } => {
                let facts = [("dealer", seat(*dealer)), ("first", seat(*first))];
                self.with("pbn-skipped-other-dealer", facts)
            }
            SkipReason::Call { number, text } => {
                let facts = [("number", (*number).into()), ("text", text.clone().into())];
                self.with("pbn-skipped-call", facts)
            }
            SkipReason::IrregularCall { number } => {
                self.with("pbn-skipped-irregular-call", [("number", (*number).into())])
            }
            SkipReason::IllegalCall {
                number,
                call,
                reason,
            } => {
                let facts = [
                    ("number", (*number).into()),
                    ("call", self.notation.call(*call).into()),
                    ("reason", self.reason(reason).into()),
                ];
                self.with("pbn-skipped-illegal-call", facts)
            }
            SkipReason::Contract(text) => quoting("pbn-skipped-contract", text),
            SkipReason::Declarer(text) => quoting("pbn-skipped-declarer", text),
            SkipReason::DeclarerSwapped => self.text("pbn-skipped-declarer-swapped"),
            SkipReason::Result(text) => quoting("pbn-skipped-result", text),
            SkipReason::OtherContract { bid: None } => self.text("pbn-skipped-all-passed"),
            SkipReason::PlaySeat(text) => quoting("pbn-skipped-play-seat", text),
            SkipReason::PlayedCard { number, text } => {
                let facts = [("number", (*number).into()), ("text", text.clone().into())];
                self.with("pbn-skipped-played-card", facts)
            }
            SkipReason::IllegalCard {
                number,
                card,
                reason,
            } => {
                let facts = [
                    ("number", (*number).into()),
                    ("card", self.notation.card(*card).into()),
                    ("reason", self.reason(reason).into()),
                ];
                self.with("pbn-skipped-illegal-card", facts)
            }
            SkipReason::OtherTricks { won } => {
                self.with("pbn-skipped-other-tricks", [("won", (*won).into())])
            }
            SkipReason::OtherContract { bid: Some(bid) } => {
                let contract = self.notation.contract(bid.bid, bid.doubling);
                let facts = [("contract", contract.into()), ("seat", seat(bid.declarer))];
                self.with("pbn-skipped-other-contract", facts)
            }
        }
    }
}
