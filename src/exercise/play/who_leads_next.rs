//! `who_leads_next`: a trick is complete; who leads to the next one, who chooses the card, and who
//! plays second?
//!
//! A lesson writes `who_leads_next(declarer: S, leader: W, trick: "H6 HA HK H3", trumps: "S")`.

use crate::play::complete_trick::{
    CompleteTrick, EVERY_RUFF_WINS, HIGHEST_OF_ANY_SUIT, TRUMP_OVERLOOKED,
};
use crate::play::simulator::Wanted;
use crate::prelude::*;
use engine::laws::role::Role;

pub(crate) const SKILLS: &[Skill] = &[Skill::LeadToNextTrick];

mistakes! {
    LEADER_LEADS_AGAIN = "leader-leads-again",
    pub(crate) LEAD_GOES_ROUND = "lead-goes-round",
    LAST_TO_PLAY_LEADS = "last-to-play-leads",
    DECLARER_LEADS_FOR_DUMMY = "declarer-leads-for-dummy",
    DUMMY_PLAYS_ITSELF = "dummy-chooses-own-card",
    DECLARER_PLAYS_FOR_ALL = "declarer-chooses-for-defender",
    PLAY_TURNS_RIGHT = "play-goes-anticlockwise",
    PARTNER_PLAYS_SECOND = "partner-plays-second",
    ..OF_TRICK,
}

const OF_TRICK: &[Mistake] = &[EVERY_RUFF_WINS, TRUMP_OVERLOOKED, HIGHEST_OF_ANY_SUIT];

position! {
    /// A complete trick and its declarer. Three questions, each answered by a player.
    #[serde(rename = "who_leads_next")]
    pub struct WhoLeadsNext {
        pub(crate) declarer: Declarer = default,
        pub(crate) leader: SeatName,
        pub(crate) trick: WholeTrick,
        pub(crate) trumps: Trumps,
    }
}

impl WhoLeadsNext {
    fn who_leads(&self, trick: &CompleteTrick, leads: Seat) -> Asked {
        let for_dummy = (DECLARER_LEADS_FOR_DUMMY, *self.declarer);
        let for_dummy = (leads == self.declarer.partner()).then_some(for_dummy);
        let of_trick = trick.mistakes().into_iter();
        let of_trick = of_trick.filter(|(mistake, _)| OF_TRICK.contains(mistake));
        let others = [
            (LEAD_GOES_ROUND, trick.leader.lho()),
            (LEADER_LEADS_AGAIN, trick.leader),
            (LAST_TO_PLAY_LEADS, trick.leader.rho()),
        ];
        let mistakes = for_dummy.into_iter().chain(of_trick).chain(others);
        let reason = Reason::new("winner-leads-next", "44G").with("seat", Fact::Seat(leads));
        let prompt = Phrase::new("exercise-who_leads_next");
        Asked::seat(Skill::LeadToNextTrick, prompt, leads)
            .because([reason].into_iter().chain(trick.reasons()))
            .mistakes(mistakes.filter(|(_, seat)| *seat != leads))
            .working(trick.working())
    }

    fn who_chooses(&self, leads: Seat) -> Asked {
        let (declarer, dummy) = (*self.declarer, self.declarer.partner());
        let right = if leads == dummy { declarer } else { leads };
        let prompt = Phrase::new("exercise-who_leads_next-chooses").with("seat", Fact::Seat(leads));
        let reason = match right == leads {
            true => Reason::new("players-choose-own-cards", "44A").with("seat", Fact::Seat(leads)),
            false => Reason::new("declarer-plays-dummy", "41D")
                .with("declarer", Fact::Seat(declarer))
                .with("dummy", Fact::Seat(dummy)),
        };
        let mistakes = [
            (DUMMY_PLAYS_ITSELF, dummy),
            (DECLARER_PLAYS_FOR_ALL, declarer),
        ];
        Asked::seat(Skill::LeadToNextTrick, prompt, right)
            .because([reason])
            .mistakes(mistakes.into_iter().filter(|(_, seat)| *seat != right))
    }
}

fn who_follows(leads: Seat) -> Asked {
    let prompt = Phrase::new("exercise-who_leads_next-second").with("seat", Fact::Seat(leads));
    let reason = Reason::new("play-goes-clockwise", "44B")
        .with("leader", Fact::Seat(leads))
        .with("seat", Fact::Seat(leads.lho()));
    Asked::seat(Skill::LeadToNextTrick, prompt, leads.lho())
        .because([reason])
        .mistakes([(PLAY_TURNS_RIGHT, leads.rho())])
        .mistakes([(PARTNER_PLAYS_SECOND, leads.partner())])
}

impl Exercise for WhoLeadsNext {
    fn pose(&self) -> Result<Posed, Fault> {
        let trick = CompleteTrick::of(self.leader, self.trick, &self.trumps);
        let leads = trick.winner();
        let questions = [
            self.who_leads(&trick, leads),
            self.who_chooses(leads),
            who_follows(leads),
        ];
        let seats = questions.each_ref().map(Asked::solution_text);
        let questions = questions.map(|asked| asked.showing([trick.table(Some(*self.declarer))]));
        Ok(Posed::new(questions.into(), seats.join(" ")))
    }
}

/// Dummy wins often, because there the rule is misunderstood.
pub(crate) fn generate(draw: &mut Draw<'_>) -> WhoLeadsNext {
    let difficulty = draw.difficulty;
    let of_dummy = draw.chance.percent(difficulty.choose(25, 35, 55));
    // If the leader wins the trick, the rule is not visible, so that is limited to 15 %.
    let passes_on = draw.chance.percent(85);
    let fits = |declarer: Seat, trick: &CompleteTrick| {
        let winner = trick.winner();
        let dummy = Role::of(winner, declarer) == Role::Dummy;
        let others = trick.ruffs().count() + trick.discards().count();
        let hard_enough = match difficulty {
            Difficulty::Easy => others == 0,
            Difficulty::Medium => others == 1,
            Difficulty::Hard => others >= 1 && trick.ruffs().next().is_some(),
        };
        hard_enough && dummy == of_dummy && (winner != trick.leader) == passes_on
    };
    let wanted = difficulty.choose(Wanted::Any, Wanted::Suit, Wanted::Suit);
    let (declarer, trick) = CompleteTrick::draw(draw, wanted, fits);
    WhoLeadsNext {
        declarer: declarer.into(),
        leader: trick.leader.into(),
        trick: WholeTrick(trick.cards),
        trumps: Trumps(trick.strain),
    }
}
