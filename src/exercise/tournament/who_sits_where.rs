//! `who_sits_where`: partner, opponents, and whose turn comes before or after.
//!
//! A lesson writes `who_sits_where(seat: W, asks: partner)`.

use crate::prelude::*;

pub(crate) const SKILLS: &[Skill] = &[Skill::Seats];

mistakes! {
    WENT_THE_OTHER_WAY = "seat-other-way-round",
    PARTNER_FOR_NEIGHBOUR = "seat-partner-for-opponent",
    NEIGHBOUR_FOR_PARTNER = "seat-opponent-for-partner",
}

/// The question about a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Asks {
    Partner,
    Left,
    Right,
    /// The player has called: who calls next?
    CallsNext,
    /// It is the player's turn: who called before?
    CalledBefore,
    /// The player leads: who plays last to the trick?
    PlaysLast,
    PartnersLeft,
    PartnersRight,
}

impl Asks {
    const fn prompt(self) -> &'static str {
        match self {
            Self::Partner => "exercise-who_sits_where-partner",
            Self::Left => "exercise-who_sits_where-left",
            Self::Right => "exercise-who_sits_where-right",
            Self::CallsNext => "exercise-who_sits_where-calls_next",
            Self::CalledBefore => "exercise-who_sits_where-called_before",
            Self::PlaysLast => "exercise-who_sits_where-plays_last",
            Self::PartnersLeft => "exercise-who_sits_where-partners_left",
            Self::PartnersRight => "exercise-who_sits_where-partners_right",
        }
    }
}

/// A seat and a question about it. Answered by a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "who_sits_where")]
pub struct WhoSitsWhere {
    seat: SeatName,
    asks: Asks,
}

impl Exercise for WhoSitsWhere {
    fn pose(&self) -> Result<Posed, Fault> {
        let seat = *self.seat;
        let partner = seat.partner();
        let prompt = Phrase::new(self.asks.prompt()).with("seat", Fact::Seat(seat));
        let opposite = counted("working-seats-opposite", seat, partner);
        let next = |from: Seat| counted("working-seats-next", from, from.lho());
        let (right, reason, working) = match self.asks {
            Asks::Partner => (partner, PARTNER_OPPOSITE, vec![opposite]),
            Asks::Left => (seat.lho(), LEFT_IS_CLOCKWISE, vec![next(seat)]),
            Asks::Right => (seat.rho(), LEFT_IS_CLOCKWISE, vec![next(seat.rho())]),
            Asks::CallsNext => (seat.lho(), CALLS_CLOCKWISE, vec![next(seat)]),
            Asks::CalledBefore => (seat.rho(), CALLS_CLOCKWISE, vec![next(seat.rho())]),
            Asks::PlaysLast => (
                seat.rho(),
                ("trick-goes-clockwise", "44B"),
                vec![next(seat), next(seat.lho()), next(partner)],
            ),
            Asks::PartnersLeft => (
                partner.lho(),
                LEFT_IS_CLOCKWISE,
                vec![opposite, next(partner)],
            ),
            Asks::PartnersRight => (
                partner.rho(),
                LEFT_IS_CLOCKWISE,
                vec![opposite, next(partner.rho())],
            ),
        };
        let mistakes = match self.asks {
            Asks::Partner => [seat.lho(), seat.rho()].map(|seat| (NEIGHBOUR_FOR_PARTNER, seat)),
            _ => [
                (WENT_THE_OTHER_WAY, right.partner()),
                (PARTNER_FOR_NEIGHBOUR, partner),
            ],
        };
        let asked = Asked::seat(Skill::Seats, prompt, right)
            .showing([Exhibit::Scene(vec![Phrase::new("scene-four-seats")])])
            .because([Reason::new(reason.0, reason.1)])
            .working(working)
            .mistakes(mistakes);
        Ok(asked.into())
    }
}

const PARTNER_OPPOSITE: (&str, &str) = ("partner-sits-opposite", "4");
const CALLS_CLOCKWISE: (&str, &str) = ("dealer-then-left", "17C");
const LEFT_IS_CLOCKWISE: (&str, &str) = ("left-is-clockwise", "Definitions");

/// The working that counts from seat to seat.
fn counted(id: &'static str, from: Seat, to: Seat) -> Step {
    let phrase = Phrase::new(id).with("seat", Fact::Seat(from));
    Step::Say(phrase.with("other", Fact::Seat(to)))
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> WhoSitsWhere {
    let asks: &[Asks] = draw.difficulty.choose(
        &[Asks::Partner, Asks::Left, Asks::CallsNext],
        &[Asks::Right, Asks::CalledBefore, Asks::PlaysLast],
        &[Asks::PartnersLeft, Asks::PartnersRight],
    );
    WhoSitsWhere {
        seat: draw.chance.pick_or(&Seat::ALL, Seat::North).into(),
        asks: draw.chance.pick_or(asks, Asks::Partner),
    }
}
