//! `write_score_slip`: how is a result, given in words, written on the score slip?
//!
//! A lesson writes the result, or that the deal was passed out:
//! `write_score_slip(contract: "3NT", tricks: 11)`, `write_score_slip(passed_out: true)`.

use crate::prelude::*;
use crate::scoring::board_result::{bid, line};
use crate::scoring::slip_line::{
    self, COUNTED_FROM_SIX, any_line, doubling_working, margin, mistaken, with_tricks,
};

pub(crate) const SKILLS: &[Skill] = &[Skill::WriteScoreSlip];

mistakes! {
    RAISED_TO_TRICKS = "contract-raised-to-tricks",
    ..slip_line::MISTAKES,
}

position! {
    /// A result to be written as a line of the slip.
    #[derive(Default)]
    #[serde(rename = "write_score_slip")]
    pub struct WriteScoreSlip {
        passed_out: bool = default,
        contract: Option<ContractText> = default,
        /// Declarer; by default South.
        declarer: Option<SeatName> = default,
        tricks: Option<TrickCount> = default,
    }
}

/// The ways to write a result wrongly, the most telling first.
fn miswritten(told: &ResultLine) -> impl Iterator<Item = (Mistake, ResultLine)> {
    let over_six = i32::from(told.tricks.get()) - 6;
    // The tricks won are written as if they had been bid.
    let raised = line(bid(over_six, told.bid.strain), told.doubling, 0);
    let raised = (over_six > 0).then_some(raised);
    let counted = margin(told, over_six).filter(|_| over_six > 0);
    mistaken(
        told,
        [(RAISED_TO_TRICKS, raised), (COUNTED_FROM_SIX, counted)],
    )
}

fn story(line: &ResultLine, declarer: Seat) -> Phrase {
    let id = match line.doubling {
        Doubling::Undoubled => "scene-deal-played",
        Doubling::Doubled => "scene-deal-played-doubled",
        Doubling::Redoubled => "scene-deal-played-redoubled",
    };
    Phrase::new(id)
        .with("seat", Fact::Seat(declarer))
        .with("level", Fact::Number(i32::from(line.bid.level.get())))
        .with("strain", Fact::Strain(line.bid.strain))
        .with("tricks", Fact::Number(i32::from(line.tricks.get())))
}

impl WriteScoreSlip {
    /// A result that was played.
    pub(crate) fn of(declarer: Seat, line: &ResultLine) -> Self {
        Self {
            passed_out: false,
            contract: Some(line.into()),
            declarer: Some(declarer.into()),
            tricks: Some(line.tricks.into()),
        }
    }

    /// Declarer and result; `None` if the deal was passed out.
    fn played(&self) -> Result<Option<(Seat, ResultLine)>, Fault> {
        match (self.passed_out, &self.contract, self.tricks) {
            (true, None, None) if self.declarer.is_none() => Ok(None),
            (false, Some(contract), Some(tricks)) => {
                let declarer = self.declarer.map_or(Seat::South, Seat::from);
                Ok(Some((declarer, contract.with(tricks))))
            }
            _ => Err(Fault::new("played-or-passed-out", Field::Contract, "")),
        }
    }
}

impl Exercise for WriteScoreSlip {
    fn pose(&self) -> Result<Posed, Fault> {
        let played = self.played()?;
        let entry = played.map_or(SlipEntry::PassedOut, |(_, line)| SlipEntry::Played(line));
        let prompt = Phrase::new("exercise-write_score_slip");
        let right = Answer::ScoreSlip(entry);
        let asked = Asked::new(Skill::WriteScoreSlip, prompt, Ask::ScoreSlip, right);
        let scene = |story| [Exhibit::Scene(vec![story])];
        let asked = match played {
            None => asked
                .showing(scene(Phrase::new("scene-deal-passed-out")))
                .because([Reason::new("passed-out", "22B")]),
            Some((declarer, told)) => {
                let mistakes = miswritten(&told).map(|(mistake, line)| {
                    let written = SlipEntry::Played(line);
                    (mistake, Answer::ScoreSlip(written))
                });
                let written = Phrase::new("working-slip-written").with("slip", Fact::Slip(entry));
                with_tricks(asked, &told)
                    .showing(scene(story(&told, declarer)))
                    .mistakes(mistakes)
                    .working(doubling_working(told.doubling))
                    .working([Step::Say(written)])
            }
        };
        Ok(Posed::new(vec![asked], notation::slip(&entry)))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> WriteScoreSlip {
    let declarer = draw.chance.pick_or(&Seat::ALL, Seat::South);
    if draw.difficulty != Difficulty::Easy && draw.chance.percent(5) {
        return WriteScoreSlip {
            passed_out: true,
            ..WriteScoreSlip::default()
        };
    }
    let line = any_line(draw);
    WriteScoreSlip {
        passed_out: false,
        contract: Some((&line).into()),
        declarer: (declarer != Seat::South).then(|| declarer.into()),
        tricks: Some(line.tricks.into()),
    }
}
