//! `trick_winner`: four cards lie on the table; who wins the trick?
//!
//! A lesson writes `trick_winner(leader: W, trick: "H6 H9 HK S3", trumps: "S")`.

use crate::play::complete_trick::{CompleteTrick, HIGHEST_OF_ANY_SUIT};
use crate::play::simulator::Wanted;
use crate::prelude::*;

pub use crate::play::complete_trick::MISTAKES;

pub(crate) const SKILLS: &[Skill] = &[Skill::TrickWinnerNotrump, Skill::TrickWinnerRuff];

/// A complete trick. Answered by a player. The trumps must be given; "NT" means none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "trick_winner")]
pub struct TrickWinner {
    pub(crate) leader: SeatName,
    pub(crate) trick: WholeTrick,
    pub(crate) trumps: Trumps,
}

impl Exercise for TrickWinner {
    fn pose(&self) -> Result<Posed, Fault> {
        let trick = CompleteTrick::of(self.leader, self.trick, &self.trumps);
        let mut skill = Skill::TrickWinnerNotrump;
        let mut prompt = Phrase::new("exercise-trick_winner-notrump");
        if trick.strain != Strain::Notrump {
            skill = Skill::TrickWinnerRuff;
            prompt = Phrase::new("exercise-trick_winner");
            prompt = prompt.with("strain", Fact::Strain(trick.strain));
        }
        let prompt = prompt.with("seat", Fact::Seat(trick.leader));
        let asked = Asked::seat(skill, prompt, trick.winner())
            .showing([trick.table(None)])
            .because(trick.reasons())
            .mistakes(trick.mistakes())
            .working(trick.working());
        Ok(asked.into())
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> TrickWinner {
    let notrump = draw.skill == Skill::TrickWinnerNotrump;
    let difficulty = draw.difficulty;
    // Sometimes there is no ruff, so always naming the trump is not enough.
    let ruffed = difficulty != Difficulty::Easy || draw.chance.percent(80);
    let fits = |_: Seat, trick: &CompleteTrick| match (notrump, difficulty) {
        (true, Difficulty::Easy) => trick.discards().next().is_none(),
        (true, Difficulty::Medium) => trick.discards().count() == 1,
        (true, Difficulty::Hard) => trick.discards().count() >= 2 && tempting(trick),
        (false, Difficulty::Easy) => trick.ruffs().count() == usize::from(ruffed),
        (false, Difficulty::Medium) => {
            trick.ruffs().count() == 1 && trick.discards().next().is_some() || trumps_led(trick)
        }
        (false, Difficulty::Hard) => trick.ruffs().count() >= 2,
    };
    let strain = if notrump {
        Wanted::Notrump
    } else {
        Wanted::Suit
    };
    let (_, trick) = CompleteTrick::draw(draw, strain, fits);
    TrickWinner {
        leader: trick.leader.into(),
        trick: WholeTrick(trick.cards),
        trumps: Trumps(trick.strain),
    }
}

fn trumps_led(trick: &CompleteTrick) -> bool {
    trick.strain.suit() == Some(trick.led().suit) && trick.discards().next().is_some()
}

/// Whether a discard outranks the winning card.
fn tempting(trick: &CompleteTrick) -> bool {
    let mut mistakes = trick.mistakes().into_iter();
    mistakes.any(|(mistake, _)| mistake == HIGHEST_OF_ANY_SUIT)
}
