//! `contested_claim`: a player claims, the others object. How many tricks does the Director give, and
//! which rule decides (Laws 70 and 71)?
//! ```ron
//! contested_claim(trumps: "S", north: "HA D3", east: "S2 H4", south: "S9 HK", west: "D9 C9", claims: 2)
//! contested_claim(trumps: "NT", north: "DA DQ", east: "DK C4", south: "D2 D3", west: "C9 C8", claims: 2, shown_out: "W:D")
//! contested_claim(trumps: "S", north: "HA D3", east: "S2 H4", south: "S9 HK", west: "D9 C9", claims: 2, statement: "trumps H")
//! ```

mod generate;

use crate::fields::{ShownOut, StatementText};
use crate::prelude::*;
use crate::rulings::rectification::{Scene, about};
use engine::laws::contested_claim::{
    Award, ContestedClaim as Facts, Impossible, Intention, Verdict,
};
use engine::play::SuitSet;
use engine::play::trick::winner;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::ClaimTricks, Skill::ClaimRule];

mistakes! {
    TAKEN_AS_SAID = "claim-taken-as-said",
    BEST_LINE_GRANTED = "claim-best-line-granted",
    CONCESSION_STANDS = "claim-concession-stands",
    NOTHING_LEFT = "claim-loses-everything",
    TRICK_AS_PENALTY = "claim-trick-as-penalty",
}

position! {
    /// The last cards of a deal, and a claim before a lead.
    #[serde(rename = "contested_claim")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct ContestedClaim {
        pub declarer: Declarer = default,
        pub trumps: Trumps,
        pub north: Cards,
        pub east: Cards,
        pub south: Cards,
        pub west: Cards,
        /// Who claims; without it declarer.
        pub claimer: Option<SeatName> = default,
        /// Whose lead it is; without it the claimer's.
        pub leader: Option<SeatName> = default,
        /// The tricks claimed for the claimer's side.
        pub claims: u8,
        /// What the claimer says about the play.
        pub statement: StatementText = default,
        /// The suits to which players have failed to follow before.
        pub shown_out: ShownOut = default,
    }
}

impl ContestedClaim {
    fn facts(&self) -> Facts {
        let hands = [&self.north, &self.east, &self.south, &self.west];
        let claimer = self.claimer.map_or(*self.declarer, |seat| *seat);
        let mut shown_out = BySeat::<SuitSet>::default();
        for (seat, suits) in self.shown_out.iter() {
            shown_out[*seat] = shown_out[*seat].with(*suits);
        }
        Facts {
            strain: *self.trumps,
            declarer: *self.declarer,
            claimer,
            hands: BySeat::from_fn(|seat| **hands[seat as usize]),
            leader: self.leader.map_or(claimer, |seat| *seat),
            claimed: self.claims,
            statement: self.statement.to_vec(),
            shown_out,
        }
    }
}

impl ContestedClaim {
    /// The tricks that the Director gives the claimer.
    pub(crate) fn tricks(&self) -> Result<u8, Fault> {
        let award = self.facts().award().map_err(fault)?;
        Ok(award.tricks)
    }
}

/// What is wrong with a position.
fn fault(impossible: Impossible) -> Fault {
    match impossible {
        Impossible::Cards(seat) | Impossible::Uneven(seat) => {
            Fault::new("claim-cards", Field::Cards, seat.letter().to_string())
        }
        Impossible::Twice(card) => Fault::new("card-twice", Field::Cards, notation::card(card)),
        Impossible::Dummy(seat) => {
            Fault::new("claim-by-dummy", Field::Seat, seat.letter().to_string())
        }
        Impossible::TooMany(tricks) => {
            Fault::new("claim-tricks", Field::Tricks, tricks.to_string())
        }
        Impossible::NotShownOut(seat, suit) => {
            let found = format!("{}:{}", seat.letter(), suit.letter());
            Fault::new("claim-shown-out", Field::Cards, found)
        }
    }
}

impl Exercise for ContestedClaim {
    /// The witness: the tricks and the rule, `1 trump_out`.
    fn pose(&self) -> Result<Posed, Fault> {
        let facts = self.facts();
        let award = facts.award().map_err(fault)?;
        let witness = format!("{} {}", award.tricks, award.verdict.id());
        let asked = [how_many(&facts, &award), which_rule(&facts, &award)];
        Ok(Scene::new(story(&facts), asked, witness).posed(table(&facts), None))
    }
}

/// All four hands, as the Director sees them.
fn table(facts: &Facts) -> Exhibit {
    let of = |seat: Seat| (seat, facts.hands[seat]);
    let (claimer, partner) = (facts.claimer, facts.claimer.partner());
    Exhibit::Table(TableView {
        declarer: Some(facts.declarer),
        strain: Some(facts.strain),
        others: [partner, claimer.lho(), claimer.rho()].map(of).to_vec(),
        leader: facts.leader,
        ..TableView::of(claimer, facts.hands[claimer])
    })
}

fn story(facts: &Facts) -> Vec<Phrase> {
    let left = facts.hands[facts.leader].len();
    let claimer = facts.claimer;
    let claims = match usize::from(facts.claimed) {
        claimed if claimed == left => "scene-claims-all",
        0 => "scene-concedes-all",
        _ => "scene-claims-some",
    };
    let claims = about(claims, claimer)
        .with("number", count(facts.claimed))
        .with("of", count(left));
    let mut told = vec![about("scene-claim-lead", facts.leader), claims];
    told.extend(facts.statement.iter().enumerate().map(|(at, intention)| {
        let then = |first, later| if at == 0 { first } else { later };
        let said = |first, later| about(then(first, later), claimer);
        match *intention {
            Intention::DrawTrumps => said("scene-claim-trumps", "scene-claim-then-trumps"),
            Intention::Cash(suit) => {
                said("scene-claim-cash", "scene-claim-then-cash").with("suit", Fact::Suit(suit))
            }
            Intention::Play(card) => {
                said("scene-claim-play", "scene-claim-then-play").with("card", Fact::Card(card))
            }
            Intention::Finesse(card) => {
                let finesse = said("scene-claim-finesse", "scene-claim-then-finesse");
                finesse.with("card", Fact::Card(card))
            }
            Intention::Ruff(suit) => {
                said("scene-claim-ruff", "scene-claim-then-ruff").with("suit", Fact::Suit(suit))
            }
        }
    }));
    if facts.statement.is_empty() {
        told.push(about("scene-claim-silent", claimer));
    }
    for (seat, suits) in facts
        .shown_out
        .iter()
        .filter(|(_, suits)| !suits.is_empty())
    {
        told.push(about("scene-claim-shown-out", seat).with("suits", Fact::Suits(*suits)));
    }
    told.push(Phrase::new("scene-claim-contested"));
    told
}

/// How many of the remaining tricks?
fn how_many(facts: &Facts, award: &Award) -> Asked {
    let (tricks, claimed) = (award.tricks, facts.claimed);
    let as_said = match award.verdict {
        Verdict::ConcessionCancelled => CONCESSION_STANDS,
        _ => TAKEN_AS_SAID,
    };
    let wrong = [
        Some((as_said, claimed)),
        Some((BEST_LINE_GRANTED, award.best)),
        tricks.checked_sub(1).map(|fewer| (TRICK_AS_PENALTY, fewer)),
        Some((NOTHING_LEFT, 0)),
    ];
    let wrong = wrong.into_iter().flatten();
    let wrong = wrong.map(|(mistake, tricks)| (mistake, i32::from(tricks)));
    let prompt = Phrase::new("exercise-contested_claim").with("side", side(facts));
    Asked::count(
        Skill::ClaimTricks,
        prompt,
        "count-tricks-awarded",
        tricks.into(),
    )
    .because(award.reasons.iter().cloned())
    .mistakes(wrong)
    .working(working(facts, award).into_iter().map(Step::Say))
}

/// Which rule decides?
fn which_rule(facts: &Facts, award: &Award) -> Asked {
    let all = usize::from(facts.claimed) == facts.hands[facts.leader].len();
    let theirs = [facts.claimer.lho(), facts.claimer.rho()];
    let trumps = facts.strain.suit();
    let trump_out = trumps.is_some_and(|suit| {
        theirs
            .iter()
            .any(|seat| !facts.hands[*seat][suit].is_empty())
    });
    let defends = Side::of(facts.claimer) != Side::of(facts.declarer);
    let plausible = |verdict: &Verdict| match verdict {
        Verdict::ConcessionCancelled => !all,
        Verdict::TrumpOut => trump_out,
        Verdict::StatedLine => !facts.statement.is_empty(),
        Verdict::PartnersChoice => defends,
        _ => true,
    };
    let offered = Verdict::ALL.into_iter();
    let offered = offered.filter(|verdict| plausible(verdict) || *verdict == award.verdict);
    let options = Options::plain(offered.map(|verdict| (verdict, option(verdict))));
    let prompt = Phrase::new("exercise-contested_claim-why")
        .with("side", side(facts))
        .with("number", count(award.tricks));
    Asked::one_of(Skill::ClaimRule, prompt, &options, &award.verdict)
        .because(award.reasons.iter().cloned())
        .mistakes(options.mistakes([(TAKEN_AS_SAID, Verdict::Stands)]))
}

const fn option(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Stands => "option-claim-stands",
        Verdict::ConcessionCancelled => "option-claim-concession",
        Verdict::TooMany => "option-claim-too-many",
        Verdict::StatedLine => "option-claim-stated-line",
        Verdict::TrumpOut => "option-claim-trump-out",
        Verdict::WhichWay => "option-claim-which-way",
        Verdict::PartnersChoice => "option-claim-partner",
        Verdict::OtherLine => "option-claim-other-line",
    }
}

fn side(facts: &Facts) -> Fact {
    Fact::Side(Side::of(facts.claimer))
}

/// The line that costs a trick, trick by trick; nothing if the claim stands.
pub fn working(facts: &Facts, award: &Award) -> Vec<Phrase> {
    let costs = award.tricks < facts.claimed;
    let line = award.line.iter().filter(|_| costs);
    let tricks = line.zip(1..).map(|((leader, cards), trick)| {
        let names = ["first", "second", "third", "fourth"];
        let told = names.into_iter().zip(cards);
        let told = told.fold(
            about("working-claim-trick", *leader),
            |told, (name, card)| told.with(name, Fact::Card(*card)),
        );
        let winner = winner(*leader, cards, facts.strain).unwrap_or(*leader);
        told.with("trick", count(trick))
            .with("winner", Fact::Seat(winner))
    });
    let begin = costs.then(|| Phrase::new("working-claim-line"));
    begin.into_iter().chain(tricks).collect()
}
