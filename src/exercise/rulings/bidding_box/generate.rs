//! Calls of the bank's auctions with a card on its way, and bids with and without a jump.

use super::BiddingBox;
use crate::play::plausible::Turned;
use crate::prelude::*;
use crate::rulings::{either, first};
use engine::auction::bidding_box::{
    BoxCall, CallMadeWhen, CallState, CardAt, StopSlip, Tempo, levels_skipped,
};
use engine::auction::every_bid;

/// How far the card has come, by difficulty, each repeated by its frequency.
const CARDS: [&[CardAt]; 3] = [
    &[
        CardAt::Touched,
        CardAt::HalfPulled,
        CardAt::OnTable,
        CardAt::TakenBack,
    ],
    &[
        CardAt::InHand,
        CardAt::InHand,
        CardAt::NearTable,
        CardAt::Fallen,
    ],
    &[
        CardAt::InHand,
        CardAt::InHand,
        CardAt::HeldAsCall,
        CardAt::TakenBack,
        CardAt::HalfPulled,
    ],
];

/// A place in an auction of the bank, and the next call there.
pub(crate) fn generate(draw: &mut Draw<'_>) -> BiddingBox {
    let simple = match draw.skill {
        Skill::CallMade => r#"(auction: "1H P", call: "2S", when: out_of_box, card: on_table)"#,
        _ => r#"(auction: "1H P", call: "3H")"#,
    };
    first(draw, 60, simple, Turned::auctioned, |whole, _, draw| {
        let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
        let at = chance.below(whole.calls().len().min(7));
        let auction = whole.before(at);
        let mut made = BiddingBox {
            dealer: auction.dealer().into(),
            auction: (&auction).into(),
            call: whole.calls().get(at)?.call.into(),
            when: None,
            card: None,
            slip: false,
            stop: None,
            tempo: None,
        };
        if draw.skill == Skill::CallMade {
            let [easy, medium, hard] = CARDS;
            let card = chance.pick(difficulty.choose(easy, medium, hard))?;
            let when = chance.pick(&CallMadeWhen::ALL)?;
            let call = BoxCall {
                when,
                card,
                call: *made.call,
                unintended: false,
            };
            let is_made = call.ruling().0 != CallState::NotMade;
            (made.when, made.card) = (Some(when), Some(card));
            made.slip = is_made && chance.percent(35);
            return Some(made);
        }
        let asked = chance.below(difficulty.choose(1, 5, 6));
        let jump = asked > 3 || chance.percent(50);
        let bids: Vec<Bid> = every_bid()
            .filter(|bid| bid.level.get() <= 5)
            .filter(|bid| match levels_skipped(&auction, *bid) {
                Some(skipped) => either(jump, (1..=2).contains(&skipped), skipped == 0),
                None => false,
            })
            .collect();
        made.call = Call::Bid(chance.pick(&bids)?).into();
        match asked {
            0 | 1 => {}
            2 | 3 => made.stop = Some(either(jump, StopSlip::Omitted, StopSlip::Needless)),
            _ => made.tempo = chance.pick(&Tempo::ALL),
        }
        Some(made)
    })
}
