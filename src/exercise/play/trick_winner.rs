//! `trick_winner`: four cards lie on the table; who wins the trick?
//!
//! A lesson writes
//!
//! ```text
//! trick_winner(leader: W, trick: "H6 H9 HK S3", trumps: "S")
//! ```

use contract_bridge::{Seat, Strain};
use serde::Deserialize;

use crate::fields::Fault;
use crate::play::complete_trick::{
    ACE_ALWAYS_WINS, CompleteTrick, DISCARD_RUFFS, EVERY_RUFF_WINS, HIGHEST_OF_ANY_SUIT,
    LAST_RUFF_WINS, TRUMP_OVERLOOKED,
};
use crate::play::dealt::Wanted;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Grade, Kind, Phrase, Question, Skill, Slip, fields,
};
use engine::Fact;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::TrickWinnerNotrump, Skill::TrickWinnerRuff];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    HIGHEST_OF_ANY_SUIT,
    ACE_ALWAYS_WINS,
    EVERY_RUFF_WINS,
    LAST_RUFF_WINS,
    TRUMP_OVERLOOKED,
    DISCARD_RUFFS,
];

/// A complete trick. Answered by a player.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct TrickWinner {
    trick: CompleteTrick,
}

/// As lessons write it; the trumps must be named, "NT" for none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "trick_winner")]
struct Written {
    #[serde(deserialize_with = "fields::seat")]
    leader: Seat,
    trick: String,
    #[serde(deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<Written> for TrickWinner {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let strain = written.trumps.unwrap_or(Strain::Notrump);
        let trick = CompleteTrick::written(written.leader, &written.trick, strain)?;
        Ok(Self { trick })
    }
}

impl Exercise for TrickWinner {
    fn kind(&self) -> Kind {
        Kind::TrickWinner
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.trick.strain {
            Strain::Notrump => Skill::TrickWinnerNotrump,
            _ => Skill::TrickWinnerRuff,
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let prompt = match self.trick.strain {
            Strain::Notrump => Phrase::new("exercise-trick_winner-notrump"),
            strain => Phrase::new("exercise-trick_winner").with("strain", Fact::Strain(strain)),
        };
        Question {
            prompt: prompt.with("seat", Fact::Seat(self.trick.leader)),
            exhibits: vec![self.trick.table(None)],
            ask: Ask::Seat,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Seat(self.trick.winner())
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let known = self.trick.mistakes().into_iter();
        known
            .map(|(slip, seat)| (slip, Answer::Seat(seat)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, self.trick.reasons())
            .with_slip(answer, self.mistakes(part));
        grade.steps = self.trick.working();
        grade
    }

    fn written(&self) -> Writing {
        let trick = &self.trick;
        Writing::default()
            .seat("leader", trick.leader)
            .cards("trick", &trick.cards)
            .strain("trumps", trick.strain)
    }

    fn witness(&self) -> String {
        self.trick.winner().letter().to_string()
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> TrickWinner {
    let notrump = draw.skill == Skill::TrickWinnerNotrump;
    let difficulty = draw.difficulty;
    // With trumps one trick in five has none of them: whoever always names the trump is caught.
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
    let wanted = if notrump {
        Wanted::Notrump
    } else {
        Wanted::Suit
    };
    let (_, trick) = CompleteTrick::draw(draw, wanted, fits);
    TrickWinner { trick }
}

/// Trumps are led, and somebody throws another suit to it.
fn trumps_led(trick: &CompleteTrick) -> bool {
    trick.strain.suit() == Some(trick.led().suit) && trick.discards().next().is_some()
}

/// A discard outranks the winning card.
fn tempting(trick: &CompleteTrick) -> bool {
    trick
        .mistakes()
        .iter()
        .any(|(slip, _)| *slip == HIGHEST_OF_ANY_SUIT)
}
