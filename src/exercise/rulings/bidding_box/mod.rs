//! `bidding_box`: is a call made, by the regulation of the place? Does a bid need the stop card, who
//! waits after it, what follows if it is forgotten, and what does the pace tell? Regulations that
//! Law 18F leaves to the organiser, so the position holds them and the scene says them.
//! ```ron
//! bidding_box(dealer: N, auction: "1H P", call: "2S", when: out_of_box, card: in_hand)
//! bidding_box(dealer: N, auction: "1H P", call: "2S", when: on_table, card: near_table, slip: true)
//! bidding_box(dealer: N, auction: "1H P", call: "3H")
//! bidding_box(dealer: N, auction: "1H P", call: "3H", stop: omitted)
//! bidding_box(dealer: N, auction: "1H P", call: "3H", tempo: at_once)
//! ```

mod generate;

use crate::fields::{self, CallText, Calls};
use crate::prelude::*;
use crate::rulings::change_of_call::SLIP_STANDS;
use crate::rulings::either;
use crate::rulings::rectification::{Scene, about, called};
use crate::rulings::unauthorized_information::{
    FOR_BOTH, FOR_THE_OTHERS, NONE_THERE, OVERLOOKED, whose,
};
use engine::auction::bidding_box::{
    BoxCall, CallMadeWhen, CallState, CardAt, StopSlip, Tempo, bid_stands, needs_stop, who_pauses,
};

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::StopCard, Skill::CallMade];

mistakes! {
    TOUCHING_IS_CALLING = "box-touching-is-calling",
    OTHER_REGULATION = "box-other-regulation",
    MUST_LIE = "box-card-must-lie",
    ACCIDENT_COUNTS = "box-accident-is-call",
    TAKEN_BACK = "box-call-taken-back",
    MIND_CHANGED = "box-mind-changed",
    NOTHING_TO_CHANGE = "box-nothing-to-change",
    SLIP_IS_NO_CALL = "box-slip-is-no-call",
    JUMP_OVERLOOKED = "stop-jump-overlooked",
    OPENING_IS_NO_JUMP = "stop-opening-is-no-jump",
    LOWEST_IS_JUMP = "stop-lowest-is-jump",
    PAUSE_IF_NEEDED = "stop-pause-with-problem-only",
    PARTNER_PAUSES = "stop-partner-pauses",
    PAUSE_FORGOTTEN = "stop-pause-forgotten",
    PAUSE_FOR_NOTHING = "stop-pause-for-nothing",
    BID_CANCELLED = "stop-bid-cancelled",
    BID_FITTED = "stop-bid-fitted",
    ..&[SLIP_STANDS, FOR_BOTH, FOR_THE_OTHERS, NONE_THERE, OVERLOOKED],
}

position! {
    /// A call made with the bidding box, or a bid with the stop card: see the examples of the module.
    #[serde(rename = "bidding_box")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct BiddingBox {
        pub dealer: Dealer = default,
        /// The calls before.
        pub auction: Calls,
        pub call: CallText,
        /// The regulation on when a call is made.
        pub when: Option<CallMadeWhen> = default,
        /// How far the card has come.
        pub card: Option<CardAt> = default,
        /// Whether the player meant another card.
        pub slip: bool = default,
        pub stop: Option<StopSlip> = default,
        /// How soon the next player calls after a jump.
        pub tempo: Option<Tempo> = default,
    }
}

impl Exercise for BiddingBox {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = fields::auction(self.dealer, &self.auction);
        let cannot = || Fault::new("cannot-be", Field::Call, notation::call(*self.call));
        auction.check(*self.call).map_err(|_| cannot())?;
        let by = auction.turn();
        let of_stop = self.stop.is_some() || self.tempo.is_some();
        let (scene, made) = match (self.when, self.card, *self.call) {
            (Some(when), Some(card), _) if !of_stop => (self.made(by, when, card), false),
            (None, None, Call::Bid(bid)) if !self.slip => {
                (self.stop_card(&auction, bid, by), of_stop)
            }
            _ => (None, false),
        };
        let scene = scene.ok_or_else(cannot)?;
        let shown = Exhibit::Auction {
            auction: match made {
                true => with(&auction, *self.call),
                false => auction,
            },
            asked: (!made).then_some(*self.call),
        };
        Ok(scene.posed(shown, None))
    }
}

/// The auction with one more call.
fn with(auction: &Auction, call: Call) -> Auction {
    let mut longer = auction.clone();
    longer.push(call).expect("the call has been checked");
    longer
}

impl BiddingBox {
    /// Has the call been made? If not, who may not use what the card shows?
    fn made(&self, by: Seat, when: CallMadeWhen, card: CardAt) -> Option<Scene> {
        let call = BoxCall {
            when,
            card,
            call: *self.call,
            unintended: self.slip,
        };
        let (right, reasons) = call.ruling();
        // Only a call that is made can be a slip.
        if self.slip && right == CallState::NotMade {
            return None;
        }
        let thinks_again = match (self.slip, card) {
            (_, CardAt::Fallen) => None,
            (true, _) => Some("scene-box-slip"),
            (false, _) => Some("scene-box-thinks-again"),
        };
        let regulation = match when {
            CallMadeWhen::OutOfBox => "scene-box-rule-out",
            CallMadeWhen::OnTable => "scene-box-rule-table",
        };
        let told = [Phrase::new(regulation), called(scene(card), by, *self.call)]
            .into_iter()
            .chain(thinks_again.map(|id| about(id, by)));
        let offered = [CallState::Made, CallState::MayBeChanged, CallState::NotMade];
        let options = Options::new(offered, |state| match state {
            CallState::Made => Phrase::new("option-box-made"),
            CallState::MayBeChanged => about("option-box-may-be-changed", by),
            CallState::NotMade => about("option-box-not-made", by),
        });
        let wrong = CallState::ALL.into_iter().filter(|wrong| *wrong != right);
        let mistakes = wrong.map(|wrong| (mistake(right, wrong, card), wrong));
        let prompt = called("exercise-bidding_box", by, *self.call);
        let asked = Asked::one_of(Skill::CallMade, prompt, &options, &right)
            .because(reasons)
            .mistakes(options.mistakes(mistakes));
        let (mut asked, mut words) = (vec![asked], right.id().to_owned());
        if let Some((barred, reasons)) = call.given_away(by) {
            let (given, word) = whose(Skill::CallMade, by, barred, NONE_THERE, reasons);
            asked.push(given);
            words = format!("{words}, {word}");
        }
        Some(Scene::new(told.collect(), asked, words))
    }

    fn stop_card(&self, auction: &Auction, bid: Bid, by: Seat) -> Option<Scene> {
        let (jump, needs) = needs_stop(auction, bid)?;
        let (waits, pauses) = who_pauses(jump, by);
        let lho = by.lho();
        let told = |id| vec![Phrase::new("scene-stop-used"), called(id, by, *self.call)];
        match (self.stop, self.tempo) {
            (None, None) => {
                let told = vec![Phrase::new("scene-stop-used")];
                let opening = either(
                    auction.last_bid().is_none(),
                    OPENING_IS_NO_JUMP,
                    JUMP_OVERLOOKED,
                );
                let rows = [
                    (true, "option-stop-needed"),
                    (false, "option-stop-not-needed"),
                ];
                let options = Options::plain(rows);
                let wrong = (either(jump, opening, LOWEST_IS_JUMP), !jump);
                let prompt = called("exercise-bidding_box-stop", by, *self.call);
                let needed = Asked::one_of(Skill::StopCard, prompt, &options, &jump)
                    .because([needs])
                    .mistakes(options.mistakes([wrong]));
                let word = either(jump, "stop", "no_stop");
                let seat = waits.map_or("nobody".to_owned(), |seat| seat.letter().to_string());
                let asked = [needed, pausing(by, jump, pauses)];
                Some(Scene::new(told, asked, format!("{word}, {seat}")))
            }
            (Some(slip), None) if jump == (slip == StopSlip::Omitted) => {
                let told = told(match slip {
                    StopSlip::Omitted => "scene-stop-omitted",
                    StopSlip::Needless => "scene-stop-needless",
                });
                let rows = [
                    ("waits", "option-stop-waits"),
                    (
                        "no_pause",
                        either(jump, "option-stop-no-pause", "option-stop-taken-away"),
                    ),
                    ("cancelled", "option-stop-cancelled"),
                    ("fitted", "option-stop-fitted"),
                ];
                let options = Options::new(rows, |(_, id)| about(id, lho));
                let [wait, no_pause, cancelled, fitted] = rows;
                let (right, wrong) = either(
                    jump,
                    (wait, (PAUSE_FORGOTTEN, no_pause)),
                    (no_pause, (PAUSE_FOR_NOTHING, wait)),
                );
                let wrong = [wrong, (BID_CANCELLED, cancelled), (BID_FITTED, fitted)];
                let prompt = Phrase::new("exercise-bidding_box-slip");
                let asked = Asked::one_of(Skill::StopCard, prompt, &options, &right)
                    .because([bid_stands(bid), needs, pauses])
                    .mistakes(options.mistakes(wrong));
                Some(Scene::new(told, [asked], right.0))
            }
            (None, Some(tempo)) if jump => {
                let mut told = told("scene-stop-shown");
                told.push(about(
                    match tempo {
                        Tempo::AtOnce => "scene-tempo-at-once",
                        Tempo::AsRequired => "scene-tempo-as-required",
                        Tempo::TooLong => "scene-tempo-too-long",
                    },
                    lho,
                ));
                let (barred, reasons) = tempo.source().barred(lho);
                let (asked, word) = whose(Skill::StopCard, lho, barred, NONE_THERE, reasons);
                Some(Scene::new(told, [asked], word))
            }
            _ => None,
        }
    }
}

/// What has happened with the card.
const fn scene(card: CardAt) -> &'static str {
    match card {
        CardAt::Touched => "scene-box-touched",
        CardAt::HalfPulled => "scene-box-half-pulled",
        CardAt::Fallen => "scene-box-fallen",
        CardAt::InHand => "scene-box-in-hand",
        CardAt::HeldAsCall => "scene-box-held",
        CardAt::NearTable => "scene-box-near-table",
        CardAt::OnTable => "scene-box-on-table",
        CardAt::TakenBack => "scene-box-taken-back",
    }
}

/// The mistake behind a wrong answer about a card.
const fn mistake(right: CallState, wrong: CallState, card: CardAt) -> Mistake {
    match (right, wrong, card) {
        (CallState::MayBeChanged, CallState::Made, _) => SLIP_STANDS,
        (CallState::MayBeChanged, _, _) => SLIP_IS_NO_CALL,
        (CallState::Made, CallState::MayBeChanged, _) => MIND_CHANGED,
        (CallState::NotMade, CallState::MayBeChanged, _) => NOTHING_TO_CHANGE,
        (_, _, CardAt::InHand) => OTHER_REGULATION,
        (CallState::Made, _, CardAt::HeldAsCall | CardAt::NearTable) => MUST_LIE,
        (CallState::Made, ..) => TAKEN_BACK,
        (_, _, CardAt::Fallen) => ACCIDENT_COUNTS,
        _ => TOUCHING_IS_CALLING,
    }
}

/// Who waits before calling?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waits {
    Next,
    NextWithProblem,
    Partner,
    Nobody,
}

fn pausing(by: Seat, jump: bool, reason: Reason) -> Asked {
    use Waits::{Next, NextWithProblem, Nobody, Partner};
    let offered = [Next, NextWithProblem, Partner, Nobody];
    let options = Options::new(offered, |waits| match waits {
        Next => about("option-pause-next", by.lho()),
        NextWithProblem => about("option-pause-problem", by.lho()),
        Partner => about("option-pause-next", by.partner()),
        Nobody => Phrase::new("option-pause-nobody"),
    });
    let right = either(jump, Next, Nobody);
    let mistakes: &[(Mistake, Waits)] = match jump {
        true => &[
            (PAUSE_IF_NEEDED, NextWithProblem),
            (PARTNER_PAUSES, Partner),
            (PAUSE_FORGOTTEN, Nobody),
        ],
        false => &[
            (PAUSE_FOR_NOTHING, Next),
            (PAUSE_FOR_NOTHING, NextWithProblem),
            (PAUSE_FOR_NOTHING, Partner),
        ],
    };
    let prompt = Phrase::new("exercise-bidding_box-pause");
    Asked::one_of(Skill::StopCard, prompt, &options, &right)
        .because([reason])
        .mistakes(options.mistakes(mistakes.iter().copied()))
        .giving_nothing_away()
}
