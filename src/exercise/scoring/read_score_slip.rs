//! `read_score_slip`: what does a line of a score slip mean? First the number of tricks won, then
//! the whole line in words.
//!
//! A lesson writes the line: `read_score_slip(slip: "3NT+2", declarer: W)`.

use crate::prelude::*;
use crate::scoring::board_result::distinct;
use crate::scoring::slip_line::{
    self, COUNTED_FROM_SIX, any_line, doubling_working, margin, mistaken, with_tricks,
};

pub(crate) const SKILLS: &[Skill] = &[Skill::ReadScoreSlip];

mistakes! {
    LEVEL_TAKEN_FOR_TRICKS = "level-taken-for-tricks",
    ..slip_line::MISTAKES,
}

position! {
    /// A line of a score slip. Two questions: the tricks won, and the whole line in words.
    #[serde(rename = "read_score_slip")]
    pub struct ReadScoreSlip {
        slip: String,
        declarer: Declarer = default,
    }
}

/// The ways to misread a line, the most telling first.
fn misread(read: &ResultLine) -> impl Iterator<Item = (Mistake, ResultLine)> {
    // The number is taken for tricks above six instead of above the contract.
    let counted = margin(read, read.margin() - i32::from(read.bid.level.get()));
    let counted = counted.filter(|_| read.margin() > 0);
    // The level itself is taken for the number of tricks, and the sign counts from there.
    let from_level = margin(read, read.margin() - 6);
    mistaken(read, [(COUNTED_FROM_SIX, counted)])
        .chain(from_level.map(|line| (LEVEL_TAKEN_FOR_TRICKS, line)))
}

/// Four readings: the right one and misreadings, filled up with a trick more or less.
fn readings(right: &ResultLine) -> Vec<ResultLine> {
    let likely = misread(right).map(|(_, line)| line);
    let likely = likely.filter(|line| line.margin().abs() <= 7);
    let beside = [1, -1].into_iter();
    let beside = beside.filter_map(|more| margin(right, right.margin() + more));
    let mut readings = distinct([*right].into_iter().chain(likely).chain(beside));
    readings.truncate(4);
    readings.sort_by_key(|line| (line.doubling, line.margin()));
    readings
}

fn in_words(line: &ResultLine) -> Phrase {
    let margin = line.margin();
    let id = match margin {
        0 => "option-reading-made",
        1.. => "option-reading-over",
        _ => "option-reading-down",
    };
    Phrase::new(id)
        .with("bid", Fact::Bid(line.bid))
        .with("doubling", Fact::Doubling(line.doubling))
        .with("number", Fact::Number(margin.abs()))
}

impl Exercise for ReadScoreSlip {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id| Fault::new(id, Field::Contract, &*self.slip);
        let entry = notation::parse_slip(&self.slip).map_err(|_| fault("notation"))?;
        let SlipEntry::Played(line) = entry else {
            return Err(fault("slip-passed-out"));
        };
        let seat = Fact::Seat(*self.declarer);
        let slip = Fact::Slip(entry);
        let columns = ["grid-score-slip-result", "grid-score-slip-declarer"];
        let row = [slip, seat].map(Cell::Fact).to_vec();
        let paper = Grid::new("grid-score-slip", columns, vec![row]);
        let prompt = |id| Phrase::new(id).with("slip", slip).with("seat", seat);
        // Neither question gives the other away.
        let on_paper = |asked: Asked| {
            with_tricks(asked, &line)
                .showing([Exhibit::Grid(paper.clone())])
                .giving_nothing_away()
        };
        let tricks = |line: &ResultLine| i32::from(line.tricks.get());
        let won = Asked::count(
            Skill::ReadScoreSlip,
            prompt("exercise-read_score_slip"),
            "count-tricks-won",
            tricks(&line),
        )
        .mistakes(misread(&line).map(|(mistake, line)| (mistake, tricks(&line))));
        let options = Options::new(readings(&line), in_words);
        let words = prompt("exercise-read_score_slip-words");
        let whole = Asked::one_of(Skill::ReadScoreSlip, words, &options, &line)
            .mistakes(options.mistakes(misread(&line)));
        let whole = on_paper(whole).working(doubling_working(line.doubling));
        let witness = line.tricks.get().to_string();
        Ok(Posed::new(vec![on_paper(won), whole], witness))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ReadScoreSlip {
    ReadScoreSlip {
        slip: notation::result(&any_line(draw)),
        declarer: draw.chance.pick_or(&Seat::ALL, Seat::South).into(),
    }
}
