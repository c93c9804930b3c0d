//! Endings of bank deals in which a player revokes.

use super::RevokeEquity;
use crate::play::simulator::{self, Wanted};
use crate::prelude::*;
use crate::rulings::plain;
use engine::laws::revoke::Attention;
use engine::laws::revoke::equity::RevokedEnding;
use engine::play::Play;

/// The deals tried, each with three lengths and four players who revoke.
const DEALS: usize = 160;

/// The last cards of a bank deal, half of them with a revoke that costs too little by itself.
pub(crate) fn generate(draw: &mut Draw<'_>) -> RevokeEquity {
    let simple = r#"(trumps: "NT", leader: S, north: "CA CQ C9", east: "C8 D3 D2", south: "CK S3 S2",
        west: "H4 H3 H2", play: "CK H2 C9 D2 S2 H3 CQ C8 S3 H4 CA D3")"#;
    let adjusted = draw.chance.percent(50);
    for _ in 0..DEALS {
        let difficulty = draw.difficulty;
        let least = difficulty.choose(3, 3, 4);
        let most = difficulty.choose(4, 5, 5);
        let length = least + draw.chance.below(most - least + 1);
        let mut play = simulator::deal(draw, Wanted::Any);
        let chance = &mut draw.chance;
        for _ in 0..4 * (13 - length) {
            simulator::next(&mut play, false, chance);
        }
        for _ in 0..6 {
            let found = revoked(&play, difficulty, chance);
            let Some((ending, equity)) = found
                .and_then(|it| Some((it.equity().ok()?, it)))
                .map(|(equity, ending)| (ending, equity))
            else {
                continue;
            };
            // A revoke that changes nothing is soon forgotten.
            let harms = equity.without != equity.at_table;
            if equity.is_adjusted() != adjusted || !harms {
                continue;
            }
            let mut made: RevokeEquity = plain(simple);
            [made.north, made.east, made.south, made.west] =
                Seat::ALL.map(|seat| ending.hands[seat].into());
            made.declarer = ending.declarer.into();
            made.trumps = ending.strain.into();
            made.leader = ending.leader.into();
            made.noticed = ending.attention;
            made.play = Trick(ending.play);
            return made;
        }
    }
    plain(simple)
}

/// The ending played out, with a revoke to its first trick; `None` if nobody can revoke there.
fn revoked(from: &Play, difficulty: Difficulty, chance: &mut Chance) -> Option<RevokedEnding> {
    let contract = from.contract();
    let (declarer, strain) = (contract.declarer, contract.bid.strain);
    let hands = BySeat::from_fn(|seat| from.hand(seat));
    let offender = match difficulty {
        Difficulty::Easy => chance.pick(&[declarer.lho(), declarer.rho()])?,
        _ => chance.pick(&Seat::ALL)?,
    };
    let late = difficulty == Difficulty::Hard && chance.percent(60);
    let attention = match late {
        true => chance.pick(&[Attention::NextDealCalled, Attention::RoundEnded])?,
        false => Attention::InTime,
    };
    let mut play = Play::ending(contract, hands, from.leader()).ok()?;
    if play.leader() == offender {
        return None;
    }
    while play.turn()? != offender {
        simulator::next(&mut play, false, chance)?;
    }
    let led = play.trick().first()?.suit;
    let card = simulator::revoke_card(play.hand(offender), led, strain, chance)?;
    play.overlook(card).ok()?;
    while !play.is_over() {
        simulator::next(&mut play, false, chance)?;
    }
    Some(RevokedEnding {
        declarer,
        strain,
        hands,
        leader: from.leader(),
        play: play.record().iter().map(|played| played.card).collect(),
        attention,
    })
}
