//! `who_sits_where`: partner, opponents, and whose turn comes before or after whose.
//!
//! A lesson writes `who_sits_where(seat: W, asks: partner)`.

use contract_bridge::Seat;
use serde::Deserialize;

use crate::fields;
use crate::writing::{Writing, seat_word};
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    Step,
};
use engine::{Fact, Reason};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::Seats];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    WENT_THE_OTHER_WAY,
    PARTNER_FOR_NEIGHBOUR,
    NEIGHBOUR_FOR_PARTNER,
];

const WENT_THE_OTHER_WAY: Slip = Slip("seat-other-way-round");
const PARTNER_FOR_NEIGHBOUR: Slip = Slip("seat-partner-for-opponent");
const NEIGHBOUR_FOR_PARTNER: Slip = Slip("seat-opponent-for-partner");

/// What is asked about a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asks {
    /// Who is the partner?
    Partner,
    /// Who is the left-hand opponent?
    Left,
    /// Who is the right-hand opponent?
    Right,
    /// The player has called: who calls next?
    CallsNext,
    /// It is the player's turn: who called before?
    CalledBefore,
    /// The player leads: who plays last to the trick?
    PlaysLast,
    /// Who sits on the left of the partner?
    PartnersLeft,
    /// Who sits on the right of the partner?
    PartnersRight,
}

impl Asks {
    /// The word in lessons; the question is `exercise-who_sits_where-<word>`.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Partner => ("partner", "exercise-who_sits_where-partner"),
            Self::Left => ("left", "exercise-who_sits_where-left"),
            Self::Right => ("right", "exercise-who_sits_where-right"),
            Self::CallsNext => ("calls_next", "exercise-who_sits_where-calls_next"),
            Self::CalledBefore => ("called_before", "exercise-who_sits_where-called_before"),
            Self::PlaysLast => ("plays_last", "exercise-who_sits_where-plays_last"),
            Self::PartnersLeft => ("partners_left", "exercise-who_sits_where-partners_left"),
            Self::PartnersRight => ("partners_right", "exercise-who_sits_where-partners_right"),
        }
    }

    /// What is asked at this difficulty.
    const fn of(difficulty: Difficulty) -> &'static [Self] {
        match difficulty {
            Difficulty::Easy => &[Self::Partner, Self::Left, Self::CallsNext],
            Difficulty::Medium => &[Self::Right, Self::CalledBefore, Self::PlaysLast],
            Difficulty::Hard => &[Self::PartnersLeft, Self::PartnersRight],
        }
    }
}

/// A seat and a question about it. Answered by a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename = "who_sits_where")]
pub struct WhoSitsWhere {
    #[serde(deserialize_with = "fields::seat")]
    seat: Seat,
    asks: Asks,
}

impl WhoSitsWhere {
    const fn answer(self) -> Seat {
        match self.asks {
            Asks::Partner => self.seat.partner(),
            Asks::Left | Asks::CallsNext => self.seat.lho(),
            Asks::Right | Asks::CalledBefore | Asks::PlaysLast => self.seat.rho(),
            Asks::PartnersLeft => self.seat.partner().lho(),
            Asks::PartnersRight => self.seat.partner().rho(),
        }
    }

    fn reason(self) -> Reason {
        match self.asks {
            Asks::Partner => Reason::new("partner-sits-opposite", "4"),
            Asks::CallsNext | Asks::CalledBefore => Reason::new("dealer-then-left", "17C"),
            Asks::PlaysLast => Reason::new("trick-goes-clockwise", "44B"),
            Asks::Left | Asks::Right | Asks::PartnersLeft | Asks::PartnersRight => {
                Reason::new("left-is-clockwise", "Definitions")
            }
        }
    }

    /// From seat to seat, as one counts at the table.
    fn working(self) -> Vec<Step> {
        let said = |id, from: Seat, to: Seat| {
            let phrase = Phrase::new(id).with("seat", Fact::Seat(from));
            Step::Say(phrase.with("other", Fact::Seat(to)))
        };
        let (seat, partner) = (self.seat, self.seat.partner());
        let opposite = said("working-seats-opposite", seat, partner);
        let next = |from: Seat| said("working-seats-next", from, from.lho());
        match self.asks {
            Asks::Partner => vec![opposite],
            Asks::Left | Asks::CallsNext => vec![next(seat)],
            Asks::Right | Asks::CalledBefore => vec![next(seat.rho())],
            Asks::PlaysLast => vec![next(seat), next(seat.lho()), next(seat.partner())],
            Asks::PartnersLeft => vec![opposite, next(partner)],
            Asks::PartnersRight => vec![opposite, next(partner.rho())],
        }
    }
}

impl Exercise for WhoSitsWhere {
    fn kind(&self) -> Kind {
        Kind::WhoSitsWhere
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::Seats
    }

    fn pose(&self, _part: usize) -> Question {
        let (_, question) = self.asks.words();
        Question {
            prompt: Phrase::new(question).with("seat", Fact::Seat(self.seat)),
            exhibits: vec![Exhibit::Scene(vec![Phrase::new("scene-four-seats")])],
            ask: Ask::Seat,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Seat(self.answer())
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let right = self.answer();
        let mistakes = if matches!(self.asks, Asks::Partner) {
            [self.seat.lho(), self.seat.rho()].map(|seat| (NEIGHBOUR_FOR_PARTNER, seat))
        } else {
            [
                (WENT_THE_OTHER_WAY, right.partner()),
                (PARTNER_FOR_NEIGHBOUR, self.seat.partner()),
            ]
        };
        mistakes
            .map(|(slip, seat)| (slip, Answer::Seat(seat)))
            .to_vec()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, vec![self.reason()])
            .with_slip(answer, self.mistakes(part));
        grade.steps = self.working();
        grade
    }

    fn written(&self) -> Writing {
        let (word, _) = self.asks.words();
        Writing::default()
            .seat("seat", self.seat)
            .word("asks", word)
    }

    fn witness(&self) -> String {
        seat_word(self.answer()).to_owned()
    }
}

/// A seat and a question of the difficulty.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WhoSitsWhere {
    WhoSitsWhere {
        seat: draw.chance.pick_or(&Seat::ALL, Seat::North),
        asks: draw
            .chance
            .pick_or(Asks::of(draw.difficulty), Asks::Partner),
    }
}
