//! Scenes drawn from the auctions of the bank: a call, two meanings for it, and the evidence.

use super::{Explanation, Meaning};
use crate::fields::Calls;
use crate::play::plausible::Turned;
use crate::prelude::*;
use crate::rulings::{either, first};
use engine::laws::explanation::{Agreement, Stage};

/// A call of a bank auction whose explanation may not fit.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Explanation {
    let simple = r#"(auction: "1S 3C", seat: E, call: "3C", explained: weak, held: strong)"#;
    first(draw, 60, simple, Turned::auctioned, |whole, _, draw| {
        let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
        let at = chance.below(whole.calls().len());
        let made = whole.calls().get(at)?;
        let (seat, call) = (made.seat, made.call);
        let mut meanings = meanings(&whole, at)?;
        chance.shuffle(&mut meanings);
        let [explained, other] = meanings;
        // What was agreed, and what the caller holds.
        let (agreed, held) = match (difficulty, chance.below(20)) {
            (_, 0..7) => (Some(explained), other),
            (Difficulty::Easy, 7..14) | (_, 7..12) => (Some(other), other),
            (Difficulty::Easy, _) | (_, 12..14) => (Some(explained), explained),
            (Difficulty::Hard, 14..16) => (Some(other), explained),
            (_, 14..17) => (None, other),
            (_, 17) => (None, explained),
            _ => (None, other),
        };
        let no_agreement = agreed.is_none() && chance.percent(50);
        let mut scene = Explanation {
            dealer: whole.dealer().into(),
            auction: (&whole.before(at + 1)).into(),
            seat: seat.into(),
            call: call.into(),
            explained,
            held,
            agreed,
            no_agreement,
            stage: None,
            noticed: None,
            misled: None,
            uninfluenced: false,
            gained: None,
        };
        let ended = Calls::from(&whole);
        match skill {
            Skill::MistakenExplanation => {}
            Skill::CorrectedExplanation => {
                let own = chance.percent(60) || agreed == Some(explained);
                scene.noticed = Some(either(own, seat, seat.partner()).into());
                if difficulty != Difficulty::Easy {
                    scene.auction = ended;
                }
                if difficulty == Difficulty::Hard {
                    scene.stage = Some(chance.either(60, Stage::Play, Stage::AfterPlay));
                }
            }
            _ => {
                let opponent = chance.either(50, seat.lho(), seat.rho());
                scene.misled = Some(opponent.into());
                scene.uninfluenced = difficulty != Difficulty::Easy && chance.percent(15);
                let later = match difficulty {
                    Difficulty::Easy => 2 + chance.below(3),
                    Difficulty::Medium => 2 + chance.below(6),
                    Difficulty::Hard => whole.calls().len(),
                };
                scene.auction = (&whole.before((at + later).min(whole.calls().len()))).into();
                if difficulty == Difficulty::Hard {
                    scene.stage = chance.either(65, Some(Stage::AfterPlay), None);
                    let evidence = agreed.is_some() || no_agreement;
                    let late = evidence && agreed != Some(explained) && !scene.uninfluenced;
                    let asked = late && scene.stage.is_some();
                    scene.gained = asked.then(|| chance.percent(65));
                }
            }
        }
        Some(scene)
    })
}

/// Two meanings that a call of the auction may plausibly have; `None` for passes and redoubles.
fn meanings(auction: &Auction, at: usize) -> Option<[Meaning; 2]> {
    let made = auction.calls().get(at)?;
    let before = auction.before(at);
    let bid = match made.call {
        Call::Double => return Some([Meaning::Takeout, Meaning::Penalties]),
        Call::Pass | Call::Redouble => return None,
        Call::Bid(bid) => bid,
    };
    let last = before.last_bid();
    let over_partner = last.is_some_and(|(_, seat)| seat == made.seat.partner());
    let over_opponents = last.is_some_and(|(_, seat)| Side::of(seat) != Side::of(made.seat));
    let lowest = before.lowest_sufficient(bid.strain);
    let jump = lowest.is_some_and(|lowest| lowest.level < bid.level);
    let suit = bid.strain != Strain::Notrump;
    let notrump = last.is_some_and(|(last, _)| last.strain == Strain::Notrump);
    match (suit, bid.level.get()) {
        (false, 4) => Some([Meaning::Natural, Meaning::Aces]),
        (true, 2..=4) if jump => Some([Meaning::Weak, Meaning::Strong]),
        (true, 2..=4) if over_partner && notrump => Some([Meaning::Natural, Meaning::Transfer]),
        (true, 2..=4) if over_opponents => Some([Meaning::Natural, Meaning::TwoSuits]),
        (true, 2) => Some([Meaning::Weak, Meaning::Strong]),
        _ => None,
    }
}

impl Explanation {
    /// A jump explained as weak: whether that was agreed, another meaning, nothing, or unknown, and
    /// whether the hand fits it.
    pub fn of_a_jump(agreed: &Agreement<bool>, fits: bool) -> Option<Self> {
        let (seat, calls) = (
            Seat::East,
            notation::parse_auction(Seat::North, "1S 3C").ok()?,
        );
        let call = calls.calls().last()?.call;
        let meaning = |explained| match explained {
            true => Meaning::Weak,
            false => Meaning::Strong,
        };
        Some(Self {
            dealer: Dealer::default(),
            auction: Calls::from(&calls),
            seat: seat.into(),
            call: call.into(),
            explained: Meaning::Weak,
            held: meaning(fits),
            agreed: match *agreed {
                Agreement::Shown(agreed) => Some(meaning(agreed)),
                Agreement::Nothing | Agreement::NoEvidence => None,
            },
            no_agreement: *agreed == Agreement::Nothing,
            stage: None,
            noticed: None,
            misled: None,
            uninfluenced: false,
            gained: None,
        })
    }
}
