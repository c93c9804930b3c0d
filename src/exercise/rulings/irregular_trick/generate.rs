//! Tricks drawn from the boards of the bank, in the middle of the play.

use super::{Excuse, IrregularTrick, What};
use crate::play::free;
use crate::play::simulator::{self, card, lead};
use crate::prelude::*;
use crate::rulings::plain;
use engine::laws::role::Role;
use engine::play::Play;
use engine::play::trick::leader_before;

/// A trick in which a player does something irregular, or something that looks so.
pub(crate) fn generate(draw: &mut Draw<'_>) -> IrregularTrick {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let simple = match skill {
        Skill::DefectiveTrick => {
            r#"(trumps: "S", leader: W, trick: "H5 H9 HK", player: S, what: missing, hand: "H7")"#
        }
        Skill::PrematurePlay => {
            r#"(trumps: "S", leader: S, trick: "D4", player: E, what: early, card: "DK")"#
        }
        _ => r#"(trumps: "S", leader: W, trick: "H5 H9 HK HA", player: N, what: see_trick)"#,
    };
    let made = simulator::moment(draw, |play, chance| {
        let mut made: IrregularTrick = plain(simple);
        made.declarer = play.contract().declarer.into();
        made.trumps = play.contract().bid.strain.into();
        match skill {
            Skill::DefectiveTrick => defective(&mut made, play, difficulty, chance)?,
            Skill::PrematurePlay => early(&mut made, play, difficulty, chance)?,
            _ => turned(&mut made, play, difficulty, chance)?,
        }
        made.pose().is_ok().then_some(made)
    });
    made.unwrap_or_else(|| plain(simple))
}

/// The trick that has just been played; `None` in the middle of one.
fn last_trick(made: &mut IrregularTrick, play: &Play) -> Option<()> {
    let trick = play.tricks().last().filter(|_| play.trick().is_empty())?;
    made.leader = trick.leader.into();
    made.trick = Trick(trick.cards.to_vec());
    Some(())
}

fn defective(
    made: &mut IrregularTrick,
    play: &Play,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> Option<()> {
    last_trick(made, play)?;
    let missing = chance.percent(55);
    made.late = match difficulty {
        Difficulty::Easy => chance.percent(25),
        Difficulty::Medium => chance.percent(50),
        Difficulty::Hard => true,
    };
    if missing {
        let player = made.leader.rho();
        let forgotten = made.trick.0.pop()?;
        let mut hand = play.hand(player);
        hand.insert(forgotten);
        if made.late {
            // One of the others has gone to the next trick.
            let next = chance.pick(&Vec::from_iter(play.hand(player)))?;
            hand.remove(next);
        }
        made.player = player.into();
        made.hand = hand.into();
        let asks = made.late && difficulty != Difficulty::Easy;
        made.won = asks.then(|| {
            let won = [0, 0, 0, 1, 2, 3];
            let left = 14 - play.tricks().len();
            chance.pick_or(&won, 0).min(u8::try_from(left).unwrap_or(0))
        });
        return Some(());
    }
    let player = chance.pick(&Seat::ALL)?;
    let mut hand = play.hand(player);
    let second = chance.pick(&Vec::from_iter(hand))?;
    hand.remove(second);
    made.what = What::Extra;
    made.player = player.into();
    made.hand = hand.into();
    let shown = !made.late || difficulty == Difficulty::Hard && chance.percent(60);
    made.card = shown.then(|| second.into());
    if made.late && !shown {
        made.hand = play.hand(player).into();
    }
    Some(())
}

fn early(
    made: &mut IrregularTrick,
    play: &Play,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> Option<()> {
    let (trick, declarer) = (play.trick(), play.contract().declarer);
    let (turn, strain) = (play.turn()?, play.contract().bid.strain);
    let leader = leader_before(turn, trick.len());
    let defends = |seat: Seat| Role::of(seat, declarer) == Role::Defender;
    let declarers = difficulty != Difficulty::Easy && chance.percent(25);
    let player = match (trick.len(), declarers) {
        (0, _) => return None,
        (_, true) if turn != declarer => declarer,
        // The defender who plays last, before the other one.
        (1, false) if !defends(leader) => leader.rho(),
        (3, false) if defends(turn) => turn.partner(),
        (1 | 2, false) if defends(turn.lho()) => turn.lho(),
        _ => return None,
    };
    // Cards at partner's turn are more frequent in play than those before it.
    let before_partner = !defends(leader) && trick.len() != 2;
    if !before_partner && chance.percent(30) {
        return None;
    }
    let hand = play.hand(player);
    let leads = defends(player) && trick.len() == 3;
    // Only declarer's early revoke goes back.
    let often = if defends(player) { 30 } else { 80 };
    let revokes = difficulty != Difficulty::Easy && !leads && chance.percent(often);
    let played = match (leads, revokes) {
        (true, _) => lead(hand, strain, chance)?,
        (_, true) => simulator::revoke_card(hand, trick.first()?.suit, strain, chance)?,
        _ => card(&free(hand, trick), strain, chance)?,
    };
    let mut others = hand;
    others.remove(played);
    made.leader = leader.into();
    made.trick = Trick(trick.to_vec());
    made.player = player.into();
    made.card = Some(played.into());
    made.hand = others.into();
    let excused = defends(player) && trick.len() == 1 && before_partner && !revokes;
    let often = difficulty.choose(0, 25, 60);
    if excused && chance.percent(often) {
        let moved = difficulty == Difficulty::Hard && chance.percent(50);
        // Dummy moves too early only if its turn is still to come.
        let excuse = match moved && leader == declarer {
            true => Excuse::DummyMoved,
            false => Excuse::BothHands,
        };
        made.excuse = Some(excuse);
    }
    Some(())
}

fn turned(
    made: &mut IrregularTrick,
    play: &Play,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> Option<()> {
    use What::*;
    last_trick(made, play)?;
    let acts: &[What] = match difficulty {
        Difficulty::Easy => &[TurnAfterFour, TurnBeforeFour, SeeTrick, SeeTrickCardTurned],
        Difficulty::Medium => &[
            CorrectPointing,
            CorrectPointingLate,
            SeeTrick,
            SeeTrickPlayedOn,
            KeepInOrder,
            MixBeforeAgreement,
        ],
        Difficulty::Hard => &[
            CorrectPointing,
            CorrectPointing,
            CorrectPointingLate,
            SeeTrick,
            SeeTrickPlayedOn,
            DummyAsksToSee,
            LookAtEarlierTrick,
            SeeTrickCardTurned,
        ],
    };
    let dummy = play.contract().dummy();
    made.what = chance.pick(acts)?;
    let player = match made.what {
        DummyAsksToSee => dummy,
        CorrectPointing if difficulty == Difficulty::Hard && chance.percent(50) => dummy,
        _ => chance.pick(&[dummy.lho(), dummy.partner(), dummy.rho()])?,
    };
    made.player = player.into();
    if made.what == TurnBeforeFour {
        made.trick.0.pop();
    }
    Some(())
}
