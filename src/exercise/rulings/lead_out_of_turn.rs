//! `lead_out_of_turn`: a lead after the first trick by the wrong player or from the wrong hand. Who
//! may accept it, and what follows if it is not accepted (Laws 53, 55, 56, 60)?
//! ```ron
//! lead_out_of_turn(declarer: S, due: W, offender: E, card: "H5", hand: "SA SK S4 D2", dummy: "SQ S3 C9 C8")
//! lead_out_of_turn(declarer: S, due: N, offender: S, card: "SK", hand: "SA SK S4 D2", then: defenders_differ)
//! lead_out_of_turn(declarer: S, due: W, offender: E, card: "H5", hand: "SA SK S4 D2", then: next_plays)
//! lead_out_of_turn(declarer: S, due: W, offender: E, card: "H5", hand: "SA", last: true)
//! ```

use crate::play::plausible::{self, Turned};
use crate::prelude::*;
use crate::rulings::defence::scene;
use crate::rulings::first;
use crate::rulings::rectification::{about, opponents, who_accepts};
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn as Lead};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use engine::laws::playing_on::{PlayingOn, PlayingOnRuling};
use engine::{Chooser, is_honour};

pub(crate) const SKILLS: &[Skill] = &[Skill::LeadOutOfTurn];

/// The belief that a small card led deliberately is a minor penalty card; it is a major one.
pub(super) const SMALL_LEAD_IS_MINOR: Mistake = Mistake("deliberate-small-is-minor");

mistakes! {
    DUMMY_ACCEPTS = "dummy-accepts-lead",
    ONE_DEFENDER_ACCEPTS = "one-defender-accepts",
    LEAD_NEVER_ACCEPTED = "lead-never-accepted",
    LAST_LEAD_ACCEPTED = "last-lead-accepted",
    PENALTY_FORGOTTEN = "refused-lead-goes-back",
    DEMAND_TOO_EARLY = "lead-demanded-too-early",
    DEMAND_TOO_LATE = "lead-demand-forgotten",
    SAME_SUIT_LED = "same-suit-from-right-hand",
    LEAD_LOST = "lead-lost-by-declarer",
    DECLARER_PENALISED = "declarer-has-penalty-card",
    OTHER_DEFENDER_DECIDES = "other-defender-decides",
    DECLARER_DECIDES = "declarer-decides-for-defenders",
    PLAYING_ON_ACCEPTS_NOTHING = "playing-on-accepts-nothing",
    RIGHT_LEAD_LOST = "right-lead-lost",
    ..&[SMALL_LEAD_IS_MINOR],
}

/// What happened after the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Nothing yet.
    #[default]
    Nothing,
    /// One defender wants to accept declarer's lead, the other does not.
    DefendersDiffer,
    /// The next player in rotation, of the other side, plays to it.
    NextPlays,
    /// The player whose lead it was, of the other side, also leads.
    RightPlayerLeads,
    /// The defender to the right of the wrong hand plays to declarer's lead.
    WrongDefenderPlays,
}

position! {
    /// A lead out of turn, and how the scene continues.
    #[serde(rename = "lead_out_of_turn")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct LeadOutOfTurn {
        pub declarer: Declarer = default,
        pub due: SeatName,
        pub offender: SeatName,
        pub card: OneCard,
        /// Declarer's hand, if visible.
        pub hand: Cards = default,
        /// Dummy's hand, if visible.
        pub dummy: Cards = default,
        /// Whether it is the lead to the thirteenth trick.
        pub last: bool = default,
        /// What happened after it.
        pub then: Then = default,
    }
}

impl Exercise for LeadOutOfTurn {
    fn pose(&self) -> Result<Posed, Fault> {
        let lead = self.lead();
        let ruling = ruling(&lead, *self.hand, *self.dummy)?;
        let (asked, witness) = match (self.then, ruling.chooser) {
            (Then::Nothing, _) => self.who_accepts_and_what_if_not(&ruling),
            (Then::DefendersDiffer, Chooser::Either(_)) => self.who_decides(&ruling),
            _ => {
                let stands = self.does_it_stand();
                stands.ok_or_else(|| Fault::of_card("cannot-be", lead.card))?
            }
        };
        let table = table(&lead, *self.hand);
        let table = table.beside(lead.declarer.partner(), *self.dummy);
        Ok(posed(
            asked,
            &[self.scene(), Exhibit::Table(table)],
            witness,
        ))
    }
}

impl LeadOutOfTurn {
    fn lead(&self) -> Lead {
        Lead {
            declarer: *self.declarer,
            offender: *self.offender,
            due: *self.due,
            card: *self.card,
            before: PenaltyCards::None,
            when: match self.last {
                true => LeadNumber::Last,
                false => LeadNumber::Later,
            },
        }
    }

    fn scene(&self) -> Exhibit {
        let lead = self.lead();
        let (declarer, offender) = (lead.declarer, lead.offender);
        let lead_due = match self.last {
            true => "scene-last-lead-due",
            false => "scene-lead-due",
        };
        let led = match lead.defends(offender) {
            true => "scene-defender-leads",
            false if offender == declarer => "scene-declarer-leads-from-hand",
            false => "scene-declarer-leads-from-dummy",
        };
        let [first, second] = opponents(declarer);
        let then = match self.then {
            Then::Nothing => None,
            Then::DefendersDiffer => {
                Some(about("scene-defenders-differ", first).with("other", Fact::Seat(second)))
            }
            Then::NextPlays => Some(about("scene-plays-to-it", offender.lho())),
            Then::WrongDefenderPlays => Some(about("scene-plays-to-it", offender.rho())),
            Then::RightPlayerLeads => Some(about("scene-leads-all-the-same", lead.due)),
        };
        let led = about(led, offender).with("card", Fact::Card(*self.card));
        let told = [about(lead_due, lead.due), led].into_iter();
        Exhibit::Scene(told.chain(then).collect())
    }

    fn prompt(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("card", Fact::Card(*self.card))
    }

    fn who_accepts_and_what_if_not(&self, ruling: &PlayRuling) -> (Vec<Asked>, String) {
        let (who_accepts, accepter) = self.who_accepts(ruling);
        let (what_if_not, refused) = self.what_if_not(ruling);
        let mut questions = vec![who_accepts];
        // With one card in each hand, there is nothing left to choose.
        questions.extend(Some(what_if_not).filter(|_| !self.last));
        (questions, format!("{accepter} {refused}"))
    }

    fn who_accepts(&self, ruling: &PlayRuling) -> (Asked, String) {
        use Chooser::{Either, Nobody, Player};
        let right = match ruling.follows(&PlayChoice::Accept) {
            Some(_) => ruling.chooser,
            None => Nobody,
        };
        let offender = *self.offender;
        let (next, before) = (Player(offender.lho()), Player(offender.rho()));
        let either = Either(Side::of(offender.lho()));
        let mistakes = if self.last {
            [next, before, either].map(|who| (LAST_LEAD_ACCEPTED, who))
        } else if self.lead().defends(offender) {
            [
                (DUMMY_ACCEPTS, Player(self.declarer.partner())),
                (DUMMY_ACCEPTS, either),
                (LEAD_NEVER_ACCEPTED, Nobody),
            ]
        } else {
            [
                (ONE_DEFENDER_ACCEPTS, next),
                (ONE_DEFENDER_ACCEPTS, before),
                (LEAD_NEVER_ACCEPTED, Nobody),
            ]
        };
        let prompt = self.prompt("exercise-lead_out_of_turn-accepts");
        let (asked, word) = who_accepts(Skill::LeadOutOfTurn, prompt, offender, right, mistakes);
        (asked.because(ruling.reasons.clone()), word)
    }

    /// What follows if the lead is not accepted, with the word for the witness?
    fn what_if_not(&self, ruling: &PlayRuling) -> (Asked, &'static str) {
        let mut offers = ruling.options.iter();
        let offer = offers
            .find(|offer| offer.choice != PlayChoice::Accept)
            .expect("the Law says of every later lead what follows if it is not accepted");
        let penalised = PlayConsequence::PenaltyCard(*self.card, PenaltyKind::Major);
        let right = match (offer.follows.contains(&penalised), offer.choice) {
            (false, _) => "back",
            (true, PlayChoice::RefuseAnd(_)) => "major now",
            (true, _) => "major later",
        };
        let lead = self.lead();
        let by_defender = lead.defends(lead.offender);
        let offered: &[&str] = match (by_defender, lead.defends(lead.due)) {
            (true, _) => &["back", "minor", "major now", "major later"],
            (false, true) => &["same suit", "back", "major now"],
            (false, false) => &["same suit", "lead lost", "back", "major now"],
        };
        let options = Options::new(offered.iter().copied(), |word| self.not_accepted(word));
        let mistakes = match by_defender {
            true => [
                (PENALTY_FORGOTTEN, "back"),
                (DEMAND_TOO_EARLY, "major now"),
                (DEMAND_TOO_LATE, "major later"),
            ],
            false => [
                (SAME_SUIT_LED, "same suit"),
                (DECLARER_PENALISED, "major now"),
                (LEAD_LOST, "lead lost"),
            ],
        };
        // Only offered after a lead by a defender.
        let small = (!is_honour(*self.card)).then_some((SMALL_LEAD_IS_MINOR, "minor"));
        // What a particular demand means for suits and penalty cards is another question.
        let mut general = offer.follows.clone();
        general.retain(|it| it.suits().is_none() && it.cards().is_none());
        let now = Reason::new("partner-leads-declarer-chooses", "50D2");
        let now = now.with("seat", Fact::Seat(*self.due));
        let now = (right == "major now").then_some(now);
        let prompt = self.prompt("exercise-lead_out_of_turn-refused");
        let asked = Asked::one_of(Skill::LeadOutOfTurn, prompt, &options, &right)
            .because(general.into_iter().map(Reason::from).chain(now))
            .mistakes(options.mistakes(mistakes.into_iter().chain(small)));
        (asked, right)
    }

    fn not_accepted(&self, word: &str) -> Phrase {
        let Lead { offender, due, .. } = self.lead();
        let suit = Fact::Suit(self.card.suit);
        let due_leads = |id| about(id, due);
        match word {
            "same suit" => Phrase::new("option-back-same-suit").with("suit", suit),
            "lead lost" => Phrase::new("option-back-lead-lost"),
            "minor" => due_leads("option-penalty-minor"),
            "major now" if !self.lead().defends(offender) => Phrase::new("option-card-major"),
            "major now" => due_leads("option-penalty-now").with("suit", suit),
            "major later" if due == offender.partner() => due_leads("option-penalty-not-yet"),
            "major later" => {
                due_leads("option-penalty-later").with("partner", Fact::Seat(offender.partner()))
            }
            _ => due_leads("option-back-any-card"),
        }
    }

    /// Whose decision counts if the defenders disagree?
    fn who_decides(&self, ruling: &PlayRuling) -> (Vec<Asked>, String) {
        let (declarer, right) = (*self.declarer, self.lead().prevails());
        let mistakes = [
            (OTHER_DEFENDER_DECIDES, self.offender.rho()),
            (DECLARER_DECIDES, declarer),
            (DECLARER_DECIDES, declarer.partner()),
        ];
        let prompt = Phrase::new("exercise-lead_out_of_turn-decides");
        let asked = Asked::seat(Skill::LeadOutOfTurn, prompt, right)
            .because(ruling.reasons.iter().rev().cloned())
            .mistakes(mistakes);
        (vec![asked], right.letter().to_string())
    }

    /// The Law's term for what happened next; `None` if it cannot happen after this lead.
    fn playing_on(&self) -> Option<PlayingOn> {
        let lead = self.lead();
        let Lead { offender, due, .. } = lead;
        let (can_be, playing_on) = match self.then {
            Then::Nothing | Then::DefendersDiffer => return None,
            Then::NextPlays => (offender.lho() != due, PlayingOn::NonOffenderAfterRho),
            Then::RightPlayerLeads => (
                lead.defends(due) != lead.defends(offender),
                PlayingOn::ProperLeadAfterOpponents,
            ),
            Then::WrongDefenderPlays => (
                !lead.defends(offender) && offender.rho() != due,
                PlayingOn::WrongDefenderToDeclarersLead,
            ),
        };
        (can_be && !self.last).then_some(playing_on)
    }

    /// Does the lead stand now that play has continued?
    fn does_it_stand(&self) -> Option<(Vec<Asked>, String)> {
        let (ruling, reason) = self.playing_on()?.ruling();
        let (right, turned_round) = match ruling {
            PlayingOnRuling::ProperLeadStands => ("gives way", (RIGHT_LEAD_LOST, "stands")),
            _ => ("stands", (PLAYING_ON_ACCEPTS_NOTHING, "gives way")),
        };
        let options = Options::plain([
            ("stands", "option-lead-stands"),
            ("gives way", "option-lead-gives-way"),
            ("still open", "option-lead-still-open"),
        ]);
        let mistakes = [turned_round, (PLAYING_ON_ACCEPTS_NOTHING, "still open")];
        let prompt = self.prompt("exercise-lead_out_of_turn-stands");
        let asked = Asked::one_of(Skill::LeadOutOfTurn, prompt, &options, &right)
            .because([reason])
            .mistakes(options.mistakes(mistakes));
        Some((vec![asked], right.to_owned()))
    }
}

/// The ruling on the lead, given the visible hands of declarer and dummy.
pub(super) fn ruling(lead: &Lead, hand: Hand, dummy: Hand) -> Result<PlayRuling, Fault> {
    let fault = |id| Fault::of_card(id, lead.card);
    let ruling = lead.ruling().map_err(|_| fault("not-irregular"))?;
    let twice = |seat, hand: Hand| seat != lead.offender && hand.contains(lead.card);
    let (declarer, partner) = (lead.declarer, lead.declarer.partner());
    match twice(declarer, hand) || twice(partner, dummy) || !(hand & dummy).is_empty() {
        true => Err(fault("card-twice")),
        false => Ok(ruling),
    }
}

/// The questions, which may be read together, each with the story and the table.
pub(super) fn posed(asked: Vec<Asked>, shown: &[Exhibit; 2], witness: String) -> Posed {
    let asked = asked.into_iter();
    let asked = asked.map(|asked| asked.showing(shown.clone()).giving_nothing_away());
    Posed::new(asked.collect(), witness)
}

/// Declarer's hand, and the card led in front of its player.
pub(super) fn table(lead: &Lead, hand: Hand) -> TableView {
    let card = [lead.card].into_iter().collect();
    TableView {
        declarer: Some(lead.declarer),
        leader: lead.due,
        faced: scene::laid(lead.offender, PenaltyCards::None, card).collect(),
        ..TableView::of(lead.declarer, hand)
    }
}

/// A bank deal in the middle of the play, in which the wrong player leads.
pub(crate) fn generate(draw: &mut Draw<'_>) -> LeadOutOfTurn {
    let simple = r#"(due: W, offender: E, card: "H5")"#;
    first(draw, 12, simple, Turned::played, |contract, hands, draw| {
        let chance = &mut draw.chance;
        let (by_declarer, last, then) = incident(draw.difficulty, chance);
        let (offender, due) = who_leads(by_declarer, then, contract.declarer, chance);
        let cards = if last { 1 } else { 4 + chance.below(7) };
        let hands = plausible::left(&hands, cards, chance);
        Some(LeadOutOfTurn {
            declarer: contract.declarer.into(),
            due: due.into(),
            offender: offender.into(),
            card: plausible::lead(hands[offender], chance)?.into(),
            hand: hands[contract.declarer].into(),
            dummy: hands[contract.dummy()].into(),
            last,
            then,
        })
    })
}

/// Whether declarer's side leads, whether to the last trick, and what happens then.
fn incident(difficulty: Difficulty, chance: &mut Chance) -> (bool, bool, Then) {
    match difficulty {
        Difficulty::Easy => (false, false, Then::Nothing),
        Difficulty::Medium => (chance.percent(70), false, Then::Nothing),
        Difficulty::Hard => match chance.below(10) {
            0 => (false, true, Then::Nothing),
            1 => (true, true, Then::Nothing),
            2 | 3 => (true, false, Then::DefendersDiffer),
            4 => (false, false, Then::NextPlays),
            5 => (true, false, Then::NextPlays),
            6 => (true, false, Then::WrongDefenderPlays),
            _ => (chance.percent(50), false, Then::RightPlayerLeads),
        },
    }
}

/// The player who leads and the player whose lead it was, usually the offender's partner.
fn who_leads(by_declarer: bool, then: Then, declarer: Seat, chance: &mut Chance) -> (Seat, Seat) {
    let side = match by_declarer {
        true => [declarer, declarer.partner()],
        false => [declarer.lho(), declarer.rho()],
    };
    let offender = chance.pick_or(&side, side[0]);
    let (lho, partner, rho) = (offender.lho(), offender.partner(), offender.rho());
    let due = match by_declarer {
        true => chance.pick_or(&[lho, rho, partner, partner, partner], partner),
        false => chance.pick_or(&[partner, partner, declarer, declarer.partner()], partner),
    };
    match then {
        Then::RightPlayerLeads => (offender, chance.pick_or(&[lho, rho], lho)),
        _ => (offender, due),
    }
}
