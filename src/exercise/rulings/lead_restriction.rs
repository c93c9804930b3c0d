//! `lead_restriction`: a defender is on lead while the partner has penalty cards. What may declarer
//! demand, what may then be led, and what happens to the penalty card?
//! ```ron
//! lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "forbid:H", since: "SA:W")
//! ```

use crate::prelude::*;
use crate::rulings::defence::generate::{before_the_lead, dropped, major, moment, pick};
use crate::rulings::defence::play::{MAJOR_TREATED_AS_MINOR, PENALTY_CARD_OPTIONAL};
use crate::rulings::defence::text::{LeadText, lead_texts};
use crate::rulings::defence::{Defence, demands, order, play, scene};
use crate::rulings::plain;
use engine::is_honour;
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{Play, Restriction};

pub(crate) const SKILLS: &[Skill] = &[
    Skill::LeadRestriction,
    Skill::LeadAfterDemand,
    Skill::PenaltyCardAfterDemand,
];

mistakes! {
    DEMAND_LEAVES_CARD = "demand-leaves-card",
    NO_DEMAND_CLEARS_CARD = "no-demand-clears-card",
    ALL_CARDS_GO_BACK = "all-cards-go-back",
    REMAINING_CARD_MINOR = "remaining-card-minor",
    CARD_BACK_IS_BARRED = "card-back-is-barred",
    BAN_ENDS_WITH_TRICK = "ban-ends-with-trick",
    BAN_FOR_THE_DEAL = "ban-for-the-deal",
    REQUIRED_AGAIN = "required-again",
    ..demands::MISTAKES,
    ..order::MISTAKES,
    ..&[PENALTY_CARD_OPTIONAL, MAJOR_TREATED_AS_MINOR],
}

/// A defender on lead, the partner's penalty cards, and declarer's choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeadRestriction(Defence);

impl Exercise for LeadRestriction {
    /// The witness: `require:H forbid:H none`; with a demand, legal leads and cards back: `H9; H5`.
    fn pose(&self) -> Result<Posed, Fault> {
        let defence = &self.0;
        defence.check()?;
        let none = PenaltyCards::None;
        if !defence.trick.0.is_empty() || *defence.own == none && *defence.partners == none {
            return Err(defence.not_open());
        }
        let demands = defence.what_may_be_demanded(Skill::LeadRestriction);
        let mut asked = vec![demands.giving_nothing_away()];
        if !defence.waits() {
            asked.push(defence.what_may_be_played(Skill::LeadAfterDemand));
        }
        asked.extend(defence.what_becomes(Skill::PenaltyCardAfterDemand));
        asked.extend(defence.what_may_be_led_later(Skill::LeadAfterDemand));
        let or_dash = |text: String| match text.is_empty() {
            true => "-".to_owned(),
            false => text,
        };
        let witness = match defence.demand {
            Some(LeadText(choice)) => {
                let back = notation::cards(choice.picked_up(*defence.partners));
                let legal = notation::cards(defence.turn().legal_cards());
                format!("{legal}; {}", or_dash(back))
            }
            None => or_dash(lead_texts(&defence.choices())),
        };
        Ok(Posed::new(asked, witness))
    }
}

impl Defence {
    /// What happens to the partner's penalty card? `None` without such a card or a choice.
    pub(crate) fn what_becomes(&self, skill: Skill) -> Option<Asked> {
        let LeadText(choice) = self.demand?;
        let (majors, back) = (self.partners.majors(), choice.picked_up(*self.partners));
        // A card that stays if another returns to hand, else the first.
        let card = (majors - back).iter().chain(majors.iter()).next()?;
        let options = Options::plain([
            ("back", "option-card-back"),
            // It returns to hand, but may not be played to this trick.
            ("barred", "option-card-back-barred"),
            ("major", "option-card-stays-major"),
            ("minor", "option-card-stays-minor"),
        ]);
        let cleared = match choice {
            LeadChoice::NoDemand => NO_DEMAND_CLEARS_CARD,
            _ => ALL_CARDS_GO_BACK,
        };
        let comes_back = back.contains(card);
        let fate = if comes_back { "back" } else { "major" };
        let mistakes = match comes_back {
            true => [
                (DEMAND_LEAVES_CARD, "major"),
                (CARD_BACK_IS_BARRED, "barred"),
                (DEMAND_LEAVES_CARD, "minor"),
            ],
            false => [
                (cleared, "back"),
                (cleared, "barred"),
                (REMAINING_CARD_MINOR, "minor"),
            ],
        };
        let follows = choice.follows(*self.player, majors);
        // What is to be led was the previous question.
        let about_cards = follows.into_iter().filter(|it| it.cards().is_some());
        let later = Reason::new("follows-choice-later", "50D2(b)").with("seat", self.seat());
        let later = (choice == LeadChoice::NoDemand).then_some(later);
        let prompt = scene::demand(
            choice,
            "exercise-defence-fate-required",
            "exercise-defence-fate-forbidden",
            "exercise-defence-fate-forbidden-all",
            "exercise-defence-fate-no-demand",
        );
        let prompt = prompt
            .with("seat", self.seat())
            .with("card", Fact::Card(card));
        let asked = Asked::one_of(skill, prompt, &options, &fate)
            .showing(self.exhibits())
            .because(about_cards.map(Reason::from).chain(later))
            .mistakes(options.mistakes(mistakes))
            .giving_nothing_away();
        Some(asked)
    }

    /// Which cards may be led the next time? `None` before any trick has been played. A prohibition
    /// lasts while the player keeps the lead, a demand for one lead (Laws 50D2, 51B).
    pub(crate) fn what_may_be_led_later(&self, skill: Skill) -> Option<Asked> {
        let LeadText(choice) = self.demand?;
        let (first, last) = (self.since.first()?.0, self.since.last()?.0);
        let kept = self.since.iter().all(|(_, by)| *by == *self.player);
        let turn = self.obligations_later()?;
        let turn = turn.turn(*self.player, self.hand_later(), &[]);
        let under = |restriction| play::legal_if(&turn, |turn| turn.restriction = restriction);
        let (lasts, for_ever) = match choice {
            LeadChoice::Require(_) => ("required-for-one-lead", REQUIRED_AGAIN),
            _ if kept => ("ban-lasts-on-lead", BAN_FOR_THE_DEAL),
            _ => ("ban-ends-off-lead", BAN_FOR_THE_DEAL),
        };
        let lasts = Reason::new(lasts, "50D2(a)").with("seat", self.seat());
        let mistakes = [
            (BAN_ENDS_WITH_TRICK, under(Restriction::None)),
            (for_ever, under(choice.restriction())),
        ];
        let prompt = Phrase::new("exercise-defence-later").with("seat", self.seat());
        let demand = scene::demand(
            choice,
            "scene-demand-required",
            "scene-demand-forbidden",
            "scene-demand-forbidden-all",
            "scene-demand-none",
        );
        let about_first = |id| Phrase::new(id).with("card", Fact::Card(first));
        let since = match kept {
            true => about_first("scene-kept-the-lead"),
            false => about_first("scene-regained-the-lead").with("later", Fact::Card(last)),
        };
        let told = [demand, since].map(|phrase| phrase.with("seat", self.seat()));
        // What dummy has played is not told, so dummy's hand is not shown.
        let lies = self.partners.without(choice.picked_up(*self.partners));
        let mut table = self.table(turn.hand, &[], lies);
        table.others.clear();
        let shown = [Exhibit::Scene(told.into()), Exhibit::Table(table)];
        Some(play::question(skill, prompt, &turn, [lasts], mistakes).showing(shown))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// One major penalty card, and the leader holds its suit.
    Single,
    /// One minor penalty card: declarer has no choice.
    Minor,
    /// Two major penalty cards of one suit.
    SameSuit,
    TwoSuits,
    /// Only the leader has a penalty card, so declarer has no choice either.
    OwnOnly,
    /// The leader has no card of the suit that declarer requires.
    Void,
    BothForbidden,
    /// The leader leads again, immediately or later.
    LeadsAgain,
}

const fn plans(skill: Skill, difficulty: Difficulty) -> &'static [Plan] {
    use Plan::{BothForbidden, LeadsAgain, Minor, OwnOnly, SameSuit, Single, TwoSuits, Void};
    match (skill, difficulty) {
        (Skill::LeadRestriction, Difficulty::Easy) => &[Single, Single, Single, Minor, Minor],
        (Skill::LeadRestriction, Difficulty::Medium) => {
            &[Single, Single, Minor, Minor, SameSuit, TwoSuits, OwnOnly]
        }
        (Skill::LeadRestriction, Difficulty::Hard) => {
            &[TwoSuits, TwoSuits, Minor, OwnOnly, SameSuit, BothForbidden]
        }
        (_, Difficulty::Easy) => &[Single],
        (_, Difficulty::Medium) => &[Single, SameSuit, TwoSuits],
        (_, Difficulty::Hard) => &[
            Void,
            TwoSuits,
            TwoSuits,
            BothForbidden,
            LeadsAgain,
            LeadsAgain,
        ],
    }
}

/// A position that practises the skill; 30 % are opening leads.
pub(crate) fn generate(draw: &mut Draw<'_>) -> LeadRestriction {
    let plans = plans(draw.skill, draw.difficulty);
    let plan = draw.chance.pick_or(plans, Plan::Single);
    let opening = draw.chance.percent(30);
    let position = |play: &Play, chance: &mut Chance| position(play, chance, plan);
    let found = opening.then(|| before_the_lead(draw, position)).flatten();
    let found = found.or_else(|| moment(draw, position));
    let simple = r#"(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major")"#;
    LeadRestriction(found.unwrap_or_else(|| plain(simple)))
}

fn position(play: &Play, chance: &mut Chance, plan: Plan) -> Option<Defence> {
    let mut defence = Defence::on_lead(play)?;
    let hand = *defence.hand;
    let held = |card: Card| cards_of(hand, card.suit).len();
    // A demand without an effect is not worth asking about.
    let bites = |card| (1..hand.len()).contains(&held(card));
    let small = |card| !is_honour(card) && bites(card);
    let partners = play.hand(defence.player.partner());
    (defence.partners, defence.partners_how) = match plan {
        Plan::OwnOnly => {
            (defence.own, defence.how) = major(pick(chance, hand, |_| true)?, chance);
            Default::default()
        }
        Plan::Minor => dropped([pick(chance, partners, small)?]),
        Plan::Single | Plan::LeadsAgain => major(pick(chance, partners, bites)?, chance),
        Plan::Void => major(pick(chance, partners, |card| held(card) == 0)?, chance),
        Plan::SameSuit | Plan::TwoSuits | Plan::BothForbidden => {
            let first = pick(chance, partners, bites)?;
            let same_suit = plan == Plan::SameSuit;
            let second = pick(chance, partners, |card| {
                card != first && (card.suit == first.suit) == same_suit && bites(card)
            })?;
            dropped([first, second])
        }
    };
    let choices = defence.choices();
    if !choices.is_empty() {
        defence.demand = Some(LeadText(demand(&choices, chance, plan)?));
    }
    if plan == Plan::LeadsAgain {
        lead_again(&mut defence, chance)?;
    }
    defence.checked()
}

fn demand(choices: &[LeadChoice], chance: &mut Chance, plan: Plan) -> Option<LeadChoice> {
    let (requires, forbids) = match plan {
        Plan::Void => (100, 0),
        Plan::BothForbidden => (0, 100),
        Plan::LeadsAgain => (30, 70),
        _ => (25, 25),
    };
    let drawn = chance.below(100);
    if drawn >= requires + forbids {
        return Some(LeadChoice::NoDemand);
    }
    let wanted = |choice: &&LeadChoice| match choice {
        LeadChoice::Require(_) => drawn < requires,
        LeadChoice::Forbid(_) => drawn >= requires,
        LeadChoice::NoDemand => false,
    };
    let wanted: Vec<LeadChoice> = choices.iter().filter(wanted).copied().collect();
    match plan {
        Plan::BothForbidden => wanted.last().copied(),
        _ => chance.pick(&wanted),
    }
}

/// The player wins the trick and leads again; or declarer wins it, and the player wins a later one.
fn lead_again(defence: &mut Defence, chance: &mut Chance) -> Option<()> {
    let high = |cards: Hand| {
        let highest = cards.iter().max_by_key(|card| card.rank);
        highest.filter(|card| card.rank.get() >= 12)
    };
    let legal = defence.turn().legal_cards();
    let player = *defence.player;
    defence.since.0 = if chance.percent(60) {
        vec![(high(legal)?, player)]
    } else {
        let low = legal.iter().min_by_key(|card| card.rank)?;
        let winner = high(*defence.hand - [low].into_iter().collect())?;
        vec![(low, *defence.declarer), (winner, player)]
    };
    Some(())
}
