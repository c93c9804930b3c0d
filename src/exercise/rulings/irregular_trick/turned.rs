//! Cards of a trick that are turned, pointed out or seen again (Laws 45G, 65, 66).

use super::*;
use crate::play::complete_trick::CompleteTrick;
use engine::laws::quitted_trick::Pointing;

/// Why something is not allowed: the word, its option, and the mistake of allowing it.
type Bar = (&'static str, &'static str, Mistake);

const PLAYED_ON: Bar = ("played on", "option-trick-played-on", SHOWN_TOO_LATE);
const TURNED: Bar = ("turned", "option-trick-card-turned", OWN_CARD_TURNED);
const DUMMY: Bar = ("dummy", "option-trick-dummy", DUMMY_ASKS);
const CLOSED: Bar = ("closed", "option-trick-closed", CLOSED_TRICK_OPENED);
const FOUR: Bar = ("four", "option-trick-not-four", TURNED_TOO_SOON);
const AGREED: Bar = ("agreed", "option-trick-not-agreed", MIXED_TOO_SOON);

impl IrregularTrick {
    /// Which way does the card point, and may the player do it?
    pub(super) fn turned(&self, act: TrickAct) -> Option<Scene> {
        let (player, role, skill) = (*self.player, self.role(), Skill::TurnedTrick);
        let (allowed, reason) = act.ruling();
        let dummy = role == Role::Dummy;
        let can_be = match act {
            TrickAct::DummyAsksToSee => dummy,
            TrickAct::SeeTrick | TrickAct::SeeTrickCardTurned | TrickAct::SeeTrickPlayedOn => {
                !dummy
            }
            TrickAct::TurnBeforeFour => self.place(player) < self.trick.0.len(),
            _ => true,
        };
        let whole = <[Card; 4]>::try_from(self.trick.0.clone()).ok();
        if !can_be
            || whole.is_none() != (act == TrickAct::TurnBeforeFour)
            || self.trick.0.is_empty()
        {
            return None;
        }
        let told = about(
            match act {
                TrickAct::TurnAfterFour | TrickAct::TurnBeforeFour => "scene-trick-turns",
                TrickAct::CorrectPointing => "scene-trick-points-out",
                TrickAct::CorrectPointingLate => "scene-trick-points-out-late",
                TrickAct::SeeTrick | TrickAct::DummyAsksToSee => "scene-trick-asks",
                TrickAct::SeeTrickCardTurned => "scene-trick-asks-turned",
                TrickAct::SeeTrickPlayedOn => "scene-trick-asks-late",
                TrickAct::LookAtEarlierTrick => "scene-trick-looks",
                TrickAct::MixBeforeAgreement => "scene-trick-mixes",
                TrickAct::KeepInOrder => "scene-trick-keeps",
            },
            player,
        );
        let of_own = matches!(
            act,
            TrickAct::TurnAfterFour
                | TrickAct::TurnBeforeFour
                | TrickAct::MixBeforeAgreement
                | TrickAct::KeepInOrder
        );
        let bars: &[Bar] = match of_own {
            true => &[FOUR, AGREED],
            false => &[PLAYED_ON, TURNED, DUMMY, CLOSED],
        };
        let bar = match reason.id {
            _ if allowed => None,
            "trick-own-card-turned" => Some(TURNED),
            "trick-dummy-asks" => Some(DUMMY),
            "trick-closed" => Some(CLOSED),
            "trick-turned-early" => Some(FOUR),
            "trick-order-kept" => Some(AGREED),
            _ => Some(PLAYED_ON),
        };
        let yes = ("yes", "option-trick-allowed");
        let offered = bars.iter().map(|(word, option, _)| (*word, *option));
        let options = Options::plain([yes].into_iter().chain(offered));
        let right = bar.map_or("yes", |(word, ..)| word);
        let other = either(allowed, RIGHT_DENIED, OTHER_REASON);
        let wrong = bars.iter().filter(|(word, ..)| *word != right);
        let wrong = wrong.map(|(word, ..)| (other, *word));
        let wrong = wrong.chain(bar.map(|(_, _, mistake)| (mistake, "yes")));
        let prompt = about("exercise-irregular_trick-may", player);
        let may = Asked::one_of(skill, prompt, &options, &right)
            .because([reason])
            .mistakes(options.mistakes(wrong));
        let (mut asked, mut words) = (vec![may], right.to_owned());
        if let Some(cards) = whole {
            let trick = CompleteTrick {
                leader: *self.leader,
                cards,
                strain: *self.trumps.clone(),
            };
            let (way, rule) = Pointing::of(player, trick.winner());
            let rows = [
                ("upright", "option-trick-upright", POINTING_REVERSED),
                ("sideways", "option-trick-sideways", POINTING_REVERSED),
            ];
            let prompt = about("exercise-irregular_trick-pointing", player);
            let pointing = choice(skill, prompt, rows, way.id());
            let reasons = [rule].into_iter().chain(trick.reasons());
            asked.insert(0, pointing.because(reasons));
            words = format!("{}, {words}", way.id());
        }
        let asked = asked.into_iter().map(Asked::giving_nothing_away);
        Some(Scene::new(vec![told], asked, words))
    }
}
