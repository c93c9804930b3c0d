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
        let say = |phrase: Phrase, from, to| {
            let phrase = phrase.with("seat", Fact::Seat(from));
            Step::Say(phrase.with("other", Fact::Seat(to)))
        };
        let opposite = say(Phrase::new("working-seats-opposite"), seat, partner);
        let next = |from: Seat| say(Phrase::new("working-seats-next"), from, from.lho());
        let (prompt, right) = match self.asks {
            Asks::Partner => ("exercise-who_sits_where-partner", partner),
            Asks::Left => ("exercise-who_sits_where-left", seat.lho()),
            Asks::Right => ("exercise-who_sits_where-right", seat.rho()),
            Asks::CallsNext => ("exercise-who_sits_where-calls_next", seat.lho()),
            Asks::CalledBefore => ("exercise-who_sits_where-called_before", seat.rho()),
            Asks::PlaysLast => ("exercise-who_sits_where-plays_last", seat.rho()),
            Asks::PartnersLeft => ("exercise-who_sits_where-partners_left", seat.rho()),
            Asks::PartnersRight => ("exercise-who_sits_where-partners_right", seat.lho()),
        };
        let reason = match self.asks {
            Asks::Partner => Reason::new("partner-sits-opposite", "4"),
            Asks::CallsNext | Asks::CalledBefore => Reason::new("dealer-then-left", "17C"),
            Asks::PlaysLast => Reason::new("trick-goes-clockwise", "44B"),
            _ => Reason::new("left-is-clockwise", "Definitions"),
        };
        let working = match self.asks {
            Asks::Partner => vec![opposite],
            Asks::Left | Asks::CallsNext => vec![next(seat)],
            Asks::Right | Asks::CalledBefore => vec![next(seat.rho())],
            Asks::PlaysLast => vec![next(seat), next(seat.lho()), next(partner)],
            Asks::PartnersLeft => vec![opposite, next(partner)],
            Asks::PartnersRight => vec![opposite, next(partner.rho())],
        };
        let mistakes = match self.asks {
            Asks::Partner => [seat.lho(), seat.rho()].map(|seat| (NEIGHBOUR_FOR_PARTNER, seat)),
            _ => [
                (WENT_THE_OTHER_WAY, right.partner()),
                (PARTNER_FOR_NEIGHBOUR, partner),
            ],
        };
        let prompt = Phrase::new(prompt).with("seat", Fact::Seat(seat));
        let asked = Asked::seat(Skill::Seats, prompt, right)
            .showing([Exhibit::Scene(vec![Phrase::new("scene-four-seats")])])
            .because([reason])
            .working(working)
            .mistakes(mistakes);
        Ok(asked.into())
    }
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
