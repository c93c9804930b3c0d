//! `opening_lead_out_of_turn`: the wrong player makes the opening lead. What may
//! declarer choose, and what follows from the choice (Law 54)?
//! ```ron
//! opening_lead_out_of_turn(contract: "3NT", declarer: S, offender: E, card: "HQ", hand: "SA SK S4")
//! opening_lead_out_of_turn(contract: "3NT", declarer: S, offender: E, card: "HQ", dummy_seen: true)
//! opening_lead_out_of_turn(contract: "3NT", declarer: S, offender: E, card: "HQ", chosen: become_dummy)
//! ```

use strum::VariantArray;

use crate::asked::Partly;
use crate::play::plausible::{self, Turned};
use crate::prelude::*;
use crate::rulings::first;
use crate::rulings::lead_out_of_turn::{self as later, SMALL_LEAD_IS_MINOR};
use crate::rulings::rectification::about;
use crate::text::word;
use engine::is_honour;
use engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};

pub(crate) const SKILLS: &[Skill] = &[Skill::OpeningLeadOutOfTurn];

mistakes! {
    BECOMING_DUMMY_FORGOTTEN = "becoming-dummy-forgotten",
    ACCEPTING_FORGOTTEN = "accepting-lead-forgotten",
    DEMANDS_FORGOTTEN = "lead-demands-forgotten",
    ANY_SUIT_DEMANDED = "any-suit-demanded",
    LEAD_GOES_BACK = "wrong-lead-goes-back",
    REDEALT = "board-dealt-again",
    DUMMY_SEEN_OVERLOOKED = "dummy-seen-overlooked",
    DECLARING_SIDE_LEADS = "declaring-side-lead-counts",
    SPREADING_CHANGES_NOTHING = "spreading-changes-nothing",
    ACCEPTING_CHANGES_DECLARER = "accepting-changes-declarer",
    DUMMY_PLAYS_SECOND = "dummy-plays-second",
    NEW_DECLARER_PLAYS_SECOND = "new-declarer-plays-second",
    OFFENDER_LEADS_AGAIN = "offender-leads-again",
    ASKING_NOTHING_FREES_CARD = "asking-nothing-frees-card",
    DEMAND_KEEPS_CARD = "demand-keeps-card",
    ACCEPTED_CARD_PENALISED = "accepted-card-penalised",
    ..&[SMALL_LEAD_IS_MINOR],
}

/// An option that declarer is thought to have, rightly or not; in display order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Idea {
    /// Spread the hand and become dummy.
    BecomeDummy,
    /// Accept the lead and play second from declarer's hand.
    Accept,
    /// Refuse it, and require its suit from the correct leader.
    Require,
    /// Refuse it, and forbid its suit to the correct leader.
    Forbid,
    /// Refuse it without a demand.
    Leave,
    /// Require any suit.
    AnySuit,
    /// Return the card to hand, without further consequences.
    GoesBack,
    /// Cancel the deal and deal again.
    Redeal,
}

/// The five options of Law 54, which come first.
const OF_THE_LAW: [Idea; 5] = *Idea::VARIANTS.first_chunk().expect("five of eight");

/// Wrong options often heard at the table.
const HEARD: [Idea; 3] = *Idea::VARIANTS.last_chunk().expect("three of eight");

impl Idea {
    /// The matching choice of the ruling, if there is one.
    fn choice(self, card: Card) -> Option<PlayChoice> {
        let refuse = PlayChoice::RefuseAnd;
        Some(match self {
            Self::BecomeDummy => PlayChoice::BecomeDummy,
            Self::Accept => PlayChoice::Accept,
            Self::Require => refuse(LeadChoice::Require(card.suit)),
            Self::Forbid => refuse(LeadChoice::Forbid([card.suit].into_iter().collect())),
            Self::Leave => refuse(LeadChoice::NoDemand),
            Self::AnySuit | Self::GoesBack | Self::Redeal => return None,
        })
    }
}

position! {
    /// A faced opening lead by the wrong player: declarer's options, or what follows from one.
    #[serde(rename = "opening_lead_out_of_turn")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct OpeningLeadOutOfTurn {
        pub contract: ContractText,
        pub declarer: Declarer = default,
        pub offender: SeatName,
        pub card: OneCard,
        /// Declarer's hand, if visible.
        pub hand: Cards = default,
        /// Whether declarer may have seen a card of dummy.
        pub dummy_seen: bool = default,
        /// What declarer has chosen.
        pub chosen: Option<Idea> = default,
        /// The options offered; by default all of them.
        pub ideas: Vec<Idea> = default,
    }
}

impl Exercise for OpeningLeadOutOfTurn {
    fn pose(&self) -> Result<Posed, Fault> {
        let lead = self.lead();
        let ruling = later::ruling(&lead, *self.hand, Hand::EMPTY)?;
        // Without this check the list could be arbitrarily long.
        let mut ideas = self.ideas.iter().enumerate();
        if let Some((_, twice)) = ideas.find(|(at, idea)| self.ideas[..*at].contains(idea)) {
            return Err(Fault::new("choice-twice", Field::Text, word(twice)));
        }
        let (asked, witness) = match self.chosen {
            None => self.may_choose(&ruling),
            // Once declarer has chosen, no options are offered.
            Some(chosen) if !self.ideas.is_empty() => {
                return Err(Fault::new("cannot-be", Field::Text, word(&chosen)));
            }
            Some(chosen) => {
                let choice = chosen.choice(lead.card);
                let follows = choice.and_then(|choice| ruling.follows(&choice));
                let follows = follows.ok_or_else(|| Fault::of_card("cannot-be", lead.card))?;
                self.what_follows(chosen, follows)
            }
        };
        Ok(later::posed(asked, &[self.scene(), self.table()], witness))
    }
}

impl OpeningLeadOutOfTurn {
    fn lead(&self) -> LeadOutOfTurn {
        LeadOutOfTurn {
            declarer: *self.declarer,
            offender: *self.offender,
            due: self.declarer.lho(),
            card: *self.card,
            before: PenaltyCards::None,
            when: LeadNumber::Opening {
                dummy_seen: self.dummy_seen,
            },
        }
    }

    fn by_defender(&self) -> bool {
        self.lead().defends(*self.offender)
    }

    fn scene(&self) -> Exhibit {
        let (bid, doubling) = *self.contract;
        let by_declarer = |id| about(id, *self.declarer);
        let contract = by_declarer("scene-contract")
            .with("bid", Fact::Bid(bid))
            .with("doubling", Fact::Doubling(doubling));
        let led = about("scene-opening-lead", *self.offender);
        let led = led.with("card", Fact::Card(*self.card));
        let dummy = Fact::Seat(self.declarer.partner());
        let seen = Phrase::new("scene-dummy-seen").with("dummy", dummy);
        let about_suit = |id| {
            by_declarer(id)
                .with("leader", Fact::Seat(self.declarer.lho()))
                .with("suit", Fact::Suit(self.card.suit))
        };
        let chosen = self.chosen.map(|idea| match idea {
            Idea::BecomeDummy => by_declarer("scene-becomes-dummy"),
            Idea::Require => about_suit("scene-refuses-requires"),
            Idea::Forbid => about_suit("scene-refuses-forbids"),
            Idea::Leave => by_declarer("scene-refuses-asks-nothing"),
            _ => by_declarer("scene-accepts-lead"),
        });
        let told = [contract, led].into_iter();
        let told = told.chain(self.dummy_seen.then_some(seen)).chain(chosen);
        Exhibit::Scene(told.collect())
    }

    /// Declarer's hand, and the card led unless it comes from a hidden hand.
    fn table(&self) -> Exhibit {
        let mut table = later::table(&self.lead(), *self.hand);
        if *self.offender == *self.declarer && !self.hand.contains(*self.card) {
            table.faced.clear();
        }
        Exhibit::Table(table)
    }

    /// Which of these options does the Law offer?
    fn may_choose(&self, ruling: &PlayRuling) -> (Vec<Asked>, String) {
        let offered = match &self.ideas[..] {
            [] => Idea::VARIANTS,
            ideas => ideas,
        };
        let prompt = match self.by_defender() {
            true => about("exercise-opening_lead_out_of_turn", *self.declarer),
            false => Phrase::new("exercise-opening_lead_out_of_turn-own"),
        };
        let options = Options::new(offered.iter().copied(), |&idea| self.option(idea));
        let is_open = |idea: &Idea| {
            // The only opening lead about which nobody has a choice goes back (Law 54E).
            let back = (*idea == Idea::GoesBack).then_some(PlayChoice::AsTheLawSays);
            let choice = idea.choice(*self.card).or(back);
            choice.is_some_and(|choice| ruling.follows(&choice).is_some())
        };
        let open: Vec<Idea> = offered.iter().copied().filter(is_open).collect();
        let closed = OF_THE_LAW.into_iter().filter(|idea| !is_open(idea));
        let wrong = self.wrong_choices(&open, closed).into_iter();
        let asked = Asked::any_of(Skill::OpeningLeadOutOfTurn, prompt, &options, &open)
            .because(ruling.reasons.iter().cloned())
            .mistakes(wrong.map(|(mistake, ideas)| (mistake, options.answers(&ideas))))
            .partly(Partly::Never);
        let words: Vec<String> = open.iter().map(word).collect();
        (vec![asked], words.join(" "))
    }

    /// Sets with an option left out or added, or the options of an ordinary position.
    fn wrong_choices(
        &self,
        open: &[Idea],
        closed: impl Iterator<Item = Idea>,
    ) -> Vec<(Mistake, Vec<Idea>)> {
        use Idea::{Accept, AnySuit, BecomeDummy, Forbid, GoesBack, Leave, Redeal, Require};
        let with = |added: Idea| [open, &[added]].concat();
        let without = |left_out: &[Idea]| -> Vec<Idea> {
            let kept = open.iter().filter(|idea| !left_out.contains(idea));
            kept.copied().collect()
        };
        let mut mistakes = Vec::new();
        if !self.by_defender() {
            let of_a_defender = [OF_THE_LAW.to_vec(), vec![Accept]];
            mistakes.extend(of_a_defender.map(|ideas| (DECLARING_SIDE_LEADS, ideas)));
        } else if self.dummy_seen {
            mistakes.push((DUMMY_SEEN_OVERLOOKED, OF_THE_LAW.to_vec()));
            mistakes.extend(closed.map(|idea| (DUMMY_SEEN_OVERLOOKED, with(idea))));
        }
        mistakes.extend([
            (ANY_SUIT_DEMANDED, with(AnySuit)),
            (LEAD_GOES_BACK, with(GoesBack)),
            (LEAD_GOES_BACK, vec![GoesBack]),
            (REDEALT, with(Redeal)),
            (REDEALT, vec![Redeal]),
            (BECOMING_DUMMY_FORGOTTEN, without(&[BecomeDummy])),
            (ACCEPTING_FORGOTTEN, without(&[Accept])),
            (ACCEPTING_FORGOTTEN, without(&[Accept, BecomeDummy])),
            (DEMANDS_FORGOTTEN, without(&[Require])),
            (DEMANDS_FORGOTTEN, without(&[Forbid])),
            (DEMANDS_FORGOTTEN, without(&[Leave])),
            (DEMANDS_FORGOTTEN, without(&[Require, Forbid])),
            (DEMANDS_FORGOTTEN, without(&[Require, Forbid, Leave])),
        ]);
        mistakes
    }

    fn option(&self, idea: Idea) -> Phrase {
        let due_leads = |id| about(id, self.declarer.lho());
        let suit = Fact::Suit(self.card.suit);
        match idea {
            Idea::BecomeDummy => Phrase::new("option-become-dummy"),
            Idea::Accept => Phrase::new("option-accept-lead"),
            Idea::Require => due_leads("option-refuse-require").with("suit", suit),
            Idea::Forbid => due_leads("option-refuse-forbid").with("suit", suit),
            Idea::Leave => due_leads("option-refuse-leave"),
            Idea::AnySuit => due_leads("option-any-suit"),
            Idea::GoesBack => due_leads("option-lead-goes-back"),
            Idea::Redeal => Phrase::new("option-redeal"),
        }
    }

    /// Who declares, which hand plays next, and what happens to the card led?
    fn what_follows(&self, chosen: Idea, follows: &[PlayConsequence]) -> (Vec<Asked>, String) {
        use PlayConsequence::{Declares, Leads, PickedUp, PlaysNext, Stands, StaysOnTable};
        let (declarer, offender, card) = (*self.declarer, *self.offender, *self.card);
        let own = |id, law| Reason::new(id, law).with("seat", Fact::Seat(declarer));
        let player = |wanted: fn(&PlayConsequence) -> bool| {
            let found = follows.iter().find(|it| wanted(it))?;
            Some((found.seat()?, found.reason()))
        };
        let declares = player(|it| matches!(it, Declares(_)));
        let declares = declares.unwrap_or_else(|| (declarer, own("declarer-stays", "54B")));
        let next = player(|it| matches!(it, Leads(..) | PlaysNext(_)));
        // The hand that becomes dummy plays second.
        let spread = || (offender.lho(), own("new-dummy-plays-second", "54A"));
        let next = next.unwrap_or_else(spread);
        let fate = follows.iter().find_map(|it| match it {
            Stands(..) => Some(("played", it.reason())),
            PickedUp(_) => Some(("returns", it.reason())),
            StaysOnTable(_) => Some(("major", it.reason())),
            _ => None,
        });
        let fate = fate.expect("the Law says of each choice what becomes of the card");

        let partner = declarer.partner();
        let penalised = |mistake| vec![(mistake, "major"), (mistake, "minor")];
        let changes = (ACCEPTING_CHANGES_DECLARER, partner);
        let again = (OFFENDER_LEADS_AGAIN, offender);
        let mut freed = vec![(ASKING_NOTHING_FREES_CARD, "returns")];
        freed.extend((!is_honour(card)).then_some((SMALL_LEAD_IS_MINOR, "minor")));
        let accepted = penalised(ACCEPTED_CARD_PENALISED);
        let spread = (SPREADING_CHANGES_NOTHING, declarer);
        let (wrong_declarer, wrong_hand, wrong_fates) = match chosen {
            Idea::BecomeDummy => (spread, (NEW_DECLARER_PLAYS_SECOND, partner), accepted),
            Idea::Accept => (changes, (DUMMY_PLAYS_SECOND, partner), accepted),
            Idea::Leave => (changes, again, freed),
            _ => (changes, again, penalised(DEMAND_KEEPS_CARD)),
        };
        let which_seat = |id, (right, reason): (Seat, Reason), wrong: (Mistake, Seat)| {
            let asked = Asked::seat(Skill::OpeningLeadOutOfTurn, Phrase::new(id), right);
            asked.because([reason]).mistakes([wrong])
        };
        let witness = format!("{} {} {}", declares.0.letter(), next.0.letter(), fate.0);
        let options = Options::plain([
            ("played", "option-card-joins-trick"),
            ("major", "option-card-major"),
            ("minor", "option-card-minor"),
            ("returns", "option-card-returns"),
        ]);
        let prompt = Phrase::new("exercise-opening_lead_out_of_turn-card");
        let prompt = prompt.with("card", Fact::Card(card));
        let what_becomes = Asked::one_of(Skill::OpeningLeadOutOfTurn, prompt, &options, &fate.0)
            .because([fate.1])
            .mistakes(options.mistakes(wrong_fates));
        let who_declares = "exercise-opening_lead_out_of_turn-declarer";
        let who_declares = which_seat(who_declares, declares, wrong_declarer);
        let which_hand = "exercise-opening_lead_out_of_turn-next";
        let which_hand = which_seat(which_hand, next, wrong_hand);
        (vec![who_declares, which_hand, what_becomes], witness)
    }
}

/// A bank deal in which the wrong player makes the opening lead.
pub(crate) fn generate(draw: &mut Draw<'_>) -> OpeningLeadOutOfTurn {
    let simple = r#"(contract: "3NT", offender: E, card: "HQ")"#;
    first(draw, 12, simple, Turned::played, |contract, hands, draw| {
        let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
        let (offender, dummy_seen) = incident(contract, difficulty, chance);
        let card = plausible::lead(hands[offender], chance)?;
        let (chosen, ideas) = match difficulty {
            Difficulty::Medium => (chance.pick(&OF_THE_LAW), Vec::new()),
            _ => (None, some_ideas(difficulty, chance)),
        };
        Some(OpeningLeadOutOfTurn {
            contract: ContractText((contract.bid, contract.doubling)),
            declarer: contract.declarer.into(),
            offender: offender.into(),
            card: card.into(),
            hand: hands[contract.declarer].into(),
            dummy_seen,
            chosen,
            ideas,
        })
    })
}

/// The player who leads, and whether dummy has been seen; rare cases are frequent here.
fn incident(contract: Contract, difficulty: Difficulty, chance: &mut Chance) -> (Seat, bool) {
    let rho = contract.declarer.rho();
    if difficulty != Difficulty::Hard {
        return (rho, false);
    }
    match chance.below(6) {
        0 | 1 => (rho, true),
        2 => (contract.declarer, false),
        3 => (contract.dummy(), false),
        _ => (rho, false),
    }
}

/// Three or four options of the Law, and one or two wrong ones.
fn some_ideas(difficulty: Difficulty, chance: &mut Chance) -> Vec<Idea> {
    let (mut heard, mut of_the_law) = (HEARD, OF_THE_LAW);
    chance.shuffle(&mut heard);
    chance.shuffle(&mut of_the_law);
    let hard = difficulty == Difficulty::Hard;
    let kept = &of_the_law[..if hard { 4 } else { 3 }];
    let mut ideas = [kept, &heard[..=chance.below(2)]].concat();
    if hard {
        // If declarer's side leads, the only right option is that the card returns to hand; if
        // dummy has been seen, only that the lead is accepted.
        ideas.extend([Idea::Accept, Idea::GoesBack]);
    }
    let offered = Idea::VARIANTS.iter().copied();
    offered.filter(|idea| ideas.contains(idea)).collect()
}
