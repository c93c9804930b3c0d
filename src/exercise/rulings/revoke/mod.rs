//! `revoke`: a player does not follow suit. Is the revoke established, is it corrected, and what
//! does it cost (Laws 61 to 64)?
//!
//! Lesson syntax; without `later` the first two questions are asked, with it the last:
//!
//! ```ron
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4")
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E)
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E, later: 2, noticed: round)
//! ```

mod generate;

use contract_bridge::{Card, Hand, Seat};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Cards, Declarer, Fault, Field, SeatName, Trumps, WholeTrick, is_default};
use crate::grade::mistakes;
use crate::play::complete_trick::CompleteTrick;
use crate::rulings::rectification::about;
use crate::{Asked, Exercise, Exhibit, LaidCard, Mistake, Phrase, Posed, Skill, Step, TableView};
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke as Facts,
    RevokeRuling, Since, TrickNumber, TricksSince, Withdrawn,
};
use engine::laws::role::Role;
use engine::{Fact, Reason, Side, cards_of};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::RevokeEstablished, Skill::RevokeTricks];

mistakes! {
    ESTABLISHED_AT_ONCE = "established-at-once",
    ESTABLISHED_BY_OPPONENTS = "established-by-opponents",
    ESTABLISHED_BY_CARD_ONLY = "established-by-card-only",
    ESTABLISHED_BY_OFFENDER_ONLY = "established-by-offender-only",
    CORRECTED_TOO_LATE = "revoke-corrected-too-late",
    REVOKE_LEFT_STANDING = "revoke-left-standing",
    REVOKE_WAIVED = "revoke-waived",
    REVOKE_CARD_GOES_BACK = "revoke-card-goes-back",
    DECLARER_PENALISED = "declarer-has-penalty-card",
    TRICK_TWELVE_FORGOTTEN = "trick-twelve-forgotten",
    ALWAYS_TWO = "revoke-always-two",
    ALWAYS_ONE = "revoke-always-one",
    OWN_TRICK_FORGOTTEN = "revoke-own-trick-forgotten",
    PARTNERS_TRICK_COSTS_TWO = "partners-trick-costs-two",
    DUMMYS_TRICK_COSTS_TWO = "dummys-trick-costs-two",
    EARLIER_TRICKS_COUNTED = "earlier-tricks-counted",
    ALL_LATER_TRICKS_TAKEN = "all-later-tricks-taken",
    DUMMYS_REVOKE_COSTS = "dummys-revoke-costs",
    SAME_SUIT_COSTS_AGAIN = "same-suit-costs-again",
    BOTH_SIDES_PAY = "both-sides-pay",
    LATE_NOTICE_COSTS = "late-notice-costs",
    FACED_CARD_COSTS = "faced-card-costs",
}

/// A trick with a revoke, and how the play continues.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "revoke")]
pub struct Revoke {
    /// Who declares.
    #[serde(default, skip_serializing_if = "is_default")]
    pub declarer: Declarer,
    /// Trumps, or no trump.
    pub trumps: Trumps,
    /// The number of the trick, from 1 to 12.
    pub number: u8,
    /// Who led to it.
    pub leader: SeatName,
    /// The four cards of the trick, including the revoke card.
    pub trick: WholeTrick,
    /// Who revoked.
    pub offender: SeatName,
    /// The offender's remaining cards.
    pub hand: Cards,
    /// The action that may establish the revoke.
    #[serde(default, skip_serializing_if = "is_default")]
    pub went_on: Option<Continuation>,
    /// The player who took this action.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by: Option<SeatName>,
    /// Tricks that the offending side won afterwards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub later: Option<u8>,
    /// Tricks that the offending side won before.
    #[serde(default, skip_serializing_if = "is_default")]
    pub earlier: u8,
    /// Whether a penalty card of the suit led was not played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub penalty_card: bool,
    /// Whether the player has revoked in this suit before.
    #[serde(default, skip_serializing_if = "is_default")]
    pub again: bool,
    /// What the other side did.
    #[serde(default, skip_serializing_if = "is_default")]
    pub others: OtherSide,
    /// When attention was drawn to the revoke.
    #[serde(default, skip_serializing_if = "is_default")]
    pub noticed: Attention,
    /// Whether the four hands are back in the board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub returned: bool,
}

impl Exercise for Revoke {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = Case::of(self)?;
        let exhibits = [Exhibit::Scene(case.story()), case.table()];
        let shown = |asked: Asked| asked.showing(exhibits.clone()).giving_nothing_away();
        let Some(later) = self.later else {
            // The question about the card has the same words in either case.
            let ((is_it, established), (what, now)) = (case.is_it_established(), case.what_now());
            let witness = format!("{established}, {now}");
            return Ok(Posed::new([is_it, what].map(shown).into(), witness));
        };
        let winner = case.trick.winner();
        let asked = case.how_many_tricks(TricksSince { winner, later });
        let asked = asked.ok_or_else(|| Fault::of_card("cannot-be", case.card))?;
        Ok(shown(asked).into())
    }
}

/// A position with its ruling.
struct Case<'a> {
    at: &'a Revoke,
    facts: Facts,
    ruling: RevokeRuling,
    trick: CompleteTrick,
    /// The revoke card.
    card: Card,
    /// The offender's remaining cards of the suit led.
    following: Hand,
    /// The opponent who also failed to follow suit, if the lesson says so, and the card played.
    other: Option<(Seat, Card)>,
}

impl<'a> Case<'a> {
    fn of(at: &'a Revoke) -> Result<Self, Fault> {
        let facts = at.facts()?;
        let trick = CompleteTrick::of(at.leader, at.trick, &at.trumps);
        let played = trick.plays().find(|(seat, _)| *seat == facts.offender);
        let (_, card) = played.expect("each of the four players plays a card");
        let fault = |id| Fault::of_card(id, card);
        let ruling = facts.ruling().map_err(|_| fault("cannot-be"))?;
        let (side, led) = (facts.side(), trick.led().suit);
        let all: Hand = trick.cards.into_iter().collect();
        if all.len() < 4 || !(all & *at.hand).is_empty() {
            return Err(fault("card-twice"));
        }
        let is_revoke = match facts.failure {
            Failure::Obligation => card.suit != led,
            // The faced card is of the suit led, and another card was played.
            Failure::FacedCard => card.suit == led && facts.role() == Role::Defender,
        };
        let following = cards_of(*at.hand, led);
        let both = at.others == OtherSide::RevokedToSameTrick;
        let revokes =
            |(seat, card): &(Seat, Card)| both && Side::of(*seat) != side && card.suit != led;
        let other = trick.plays().find(revokes);
        if !is_revoke || following.is_empty() || both && other.is_none() {
            return Err(fault("not-irregular"));
        }
        // The leader won the previous trick; without a number of earlier tricks, anyone may have.
        let most = match Side::of(trick.leader) == side {
            true => at.number - 1,
            false => at.number.saturating_sub(2),
        };
        if at.earlier > most {
            return Err(fault("cannot-be"));
        }
        Ok(Self {
            at,
            facts,
            ruling,
            trick,
            card,
            following,
            other,
        })
    }

    fn is_twelfth(&self) -> bool {
        self.facts.trick == TrickNumber::TWELFTH
    }

    /// The trick, and the offender's remaining cards.
    fn table(&self) -> Exhibit {
        let faced = self.faced_card().map(|card| LaidCard {
            seat: self.facts.offender,
            card,
            kind: Some(PenaltyKind::Major),
        });
        Exhibit::Table(TableView {
            declarer: Some(self.facts.declarer),
            strain: Some(self.trick.strain),
            leader: self.trick.leader,
            trick: self.trick.cards.to_vec(),
            faced: faced.into_iter().collect(),
            ..TableView::of(self.facts.offender, *self.at.hand)
        })
    }

    /// The penalty card that should have been played and is still on the table: the lowest one.
    fn faced_card(&self) -> Option<Card> {
        let lowest = self.following.iter().next_back();
        lowest.filter(|_| self.at.penalty_card)
    }

    /// What happened, one sentence each.
    fn story(&self) -> Vec<Phrase> {
        let (at, plain) = (self.at, Phrase::new);
        let other = (self.other)
            .map(|(seat, card)| about("scene-both-revoked", seat).with("card", Fact::Card(card)));
        let went_on = at.went_on.zip(at.by);
        let hands = match at.returned {
            true => plain("scene-hands-returned"),
            false => plain("scene-hands-on-table"),
        };
        let at_once = went_on.is_none() && at.later.is_none();
        let only_then = went_on.is_some() && at.later.is_none();
        let told = [
            Some(self.failure()),
            other,
            Some(about("scene-trick-won", self.trick.winner())),
            went_on.map(|(how, by)| about(self.went_on(how, *by), *by)),
            at_once.then(|| plain("scene-noticed-at-once")),
            self.is_twelfth().then_some(hands),
            only_then.then(|| plain("scene-only-then-noticed")),
        ];
        let result = at.later.into_iter().flat_map(|later| self.result(later));
        told.into_iter().flatten().chain(result).collect()
    }

    fn failure(&self) -> Phrase {
        let suit = Fact::Suit(self.trick.led().suit);
        let phrase = match (self.faced_card(), self.facts.role()) {
            (Some(faced), _) => {
                Phrase::new("scene-penalty-card-not-played").with("faced", Fact::Card(faced))
            }
            (None, Role::Dummy) => Phrase::new("scene-dummy-revokes").with("suit", suit),
            (None, _) => Phrase::new("scene-revokes").with("suit", suit),
        };
        phrase
            .with("number", number(self.at.number))
            .with("seat", Fact::Seat(self.facts.offender))
            .with("card", Fact::Card(self.card))
    }

    fn went_on(&self, how: Continuation, by: Seat) -> &'static str {
        match how {
            Continuation::NextTrickPlay if by == self.trick.winner() => "scene-leads-next",
            Continuation::NextTrickPlay => "scene-plays-to-next",
            Continuation::Named => "scene-names-next",
            Continuation::Claim => "scene-claims",
            Continuation::ClaimAgreed => "scene-agrees-to-claim",
            Continuation::RetractedLead => "scene-lead-retracted",
        }
    }

    /// The tricks won, and other facts that affect the cost.
    fn result(&self, later: u8) -> impl Iterator<Item = Phrase> {
        let (side, earlier) = (self.facts.side(), self.at.earlier);
        let suit = Fact::Suit(self.trick.led().suit);
        let again = about("scene-revoked-before", self.facts.offender).with("suit", suit);
        let both = self.at.others == OtherSide::EstablishedToo;
        let noticed = match self.at.noticed {
            Attention::InTime => Phrase::new("scene-noticed-in-time"),
            Attention::NextDealCalled => of_side("scene-noticed-next-deal", side.opponents()),
            Attention::RoundEnded => Phrase::new("scene-noticed-after-round"),
        };
        let told = [
            (earlier > 0).then(|| tricks("scene-earlier-tricks", side, earlier)),
            Some(tricks("scene-later-tricks", side, later)),
            self.at.again.then_some(again),
            both.then(|| of_side("scene-opponents-revoked", side.opponents())),
            Some(noticed),
        ];
        told.into_iter().flatten()
    }

    fn is_it_established(&self) -> (Asked, &'static str) {
        let options = Options::plain([
            ("established", "option-established"),
            ("not established", "option-not-established"),
            ("waived", "option-established-waived"),
        ]);
        let (right, wrong) = match self.ruling.established {
            true => ("established", "not established"),
            false => ("not established", "established"),
        };
        let by_offender = self.at.by == Some(self.at.offender);
        let mistake = match self.facts.since {
            Since::WentOn(_, side) if side != self.facts.side() => ESTABLISHED_BY_OPPONENTS,
            Since::Nothing | Since::WentOn(Continuation::RetractedLead, _) => ESTABLISHED_AT_ONCE,
            Since::WentOn(Continuation::NextTrickPlay, _) if by_offender => CORRECTED_TOO_LATE,
            Since::WentOn(Continuation::NextTrickPlay, _) => ESTABLISHED_BY_OFFENDER_ONLY,
            Since::WentOn(..) => ESTABLISHED_BY_CARD_ONLY,
        };
        let prompt = Phrase::new("exercise-revoke-established");
        let asked = Asked::one_of(Skill::RevokeEstablished, prompt, &options, &right)
            .because(self.ruling.reasons.first().cloned())
            .mistakes(options.mistakes([(mistake, wrong), (REVOKE_WAIVED, "waived")]));
        (asked, right)
    }

    fn what_now(&self) -> (Asked, &'static str) {
        let options = Options::plain([
            ("penalty card", "option-corrected-penalised"),
            ("goes back", "option-corrected-returns"),
            ("stays", "option-not-corrected"),
        ]);
        let right = match self.ruling.correction.map(|correction| correction.card) {
            Some(Withdrawn::MajorPenaltyCard) => "penalty card",
            Some(Withdrawn::Returns) => "goes back",
            None => "stays",
        };
        let left = match self.is_twelfth() {
            true => TRICK_TWELVE_FORGOTTEN,
            false => REVOKE_LEFT_STANDING,
        };
        let mistakes = match right {
            "stays" => ["penalty card", "goes back"].map(|card| (CORRECTED_TOO_LATE, card)),
            "penalty card" => [(REVOKE_CARD_GOES_BACK, "goes back"), (left, "stays")],
            _ => [(DECLARER_PENALISED, "penalty card"), (left, "stays")],
        };
        let late = Reason::new("revoke-too-late-to-correct", "63B");
        let late = self.ruling.correction.is_none().then_some(late);
        let prompt = Phrase::new("exercise-revoke-now").with("card", Fact::Card(self.card));
        let asked = Asked::one_of(Skill::RevokeEstablished, prompt, &options, &right)
            .because(late.into_iter().chain(self.ruling.reasons.iter().cloned()))
            .mistakes(options.mistakes(mistakes));
        (asked, right)
    }

    /// `None` if fewer tricks were left.
    fn how_many_tricks(&self, since: TricksSince) -> Option<Asked> {
        let cost = self.facts.automatic(since).ok()?;
        let prompt = Phrase::new("exercise-revoke-tricks");
        let (of, tricks) = ("count-tricks-transferred", cost.tricks.into());
        let asked = Asked::count(Skill::RevokeTricks, prompt, of, tricks)
            .because(cost.reasons)
            .mistakes(self.wrong_tricks(since))
            .working(working(&self.facts, since, cost.tricks).map(Step::Say));
        Some(asked)
    }

    fn wrong_tricks(&self, since: TricksSince) -> Vec<(Mistake, i32)> {
        let TricksSince { winner, later } = since;
        let mut mistakes: Vec<(Mistake, i32)> = Vec::new();
        if let Some(mistake) = self.exemption_overlooked() {
            // As if only the winners of the tricks counted.
            let plain = plain(self.facts.offender, self.facts.since).automatic(since);
            let cost = plain.expect("no more tricks than after a later one").tricks;
            mistakes.extend([cost.into(), 1, 2].map(|tricks| (mistake, tricks)));
        }
        let later = i32::from(later);
        let own_side = Side::of(winner) == self.facts.side();
        if winner == self.facts.offender {
            mistakes.push((OWN_TRICK_FORGOTTEN, later.min(1)));
        } else if own_side && self.facts.role() == Role::Declarer {
            mistakes.push((DUMMYS_TRICK_COSTS_TWO, 2));
        } else if own_side {
            mistakes.push((PARTNERS_TRICK_COSTS_TWO, 2));
        }
        let won_since = later + i32::from(own_side);
        if won_since == 0 && self.at.earlier > 0 {
            mistakes.extend([(EARLIER_TRICKS_COUNTED, 1), (EARLIER_TRICKS_COUNTED, 2)]);
        }
        mistakes.extend([(ALWAYS_TWO, 2), (ALWAYS_ONE, 1)]);
        if won_since > 2 {
            let all = [won_since, later];
            mistakes.extend(all.map(|tricks| (ALL_LATER_TRICKS_TAKEN, tricks)));
        }
        mistakes
    }

    /// The mistake of overlooking that this revoke costs nothing, regardless of who won the tricks.
    fn exemption_overlooked(&self) -> Option<Mistake> {
        self.facts.exempt()?;
        let exemptions = [
            (TRICK_TWELVE_FORGOTTEN, self.is_twelfth()),
            (BOTH_SIDES_PAY, self.at.others != OtherSide::Followed),
            (DUMMYS_REVOKE_COSTS, self.facts.role() == Role::Dummy),
            (FACED_CARD_COSTS, self.at.penalty_card),
            (SAME_SUIT_COSTS_AGAIN, self.at.again),
            (LATE_NOTICE_COSTS, self.at.noticed != Attention::InTime),
        ];
        let overlooked = exemptions.into_iter().find(|(_, holds)| *holds);
        overlooked.map(|(mistake, _)| mistake)
    }
}

/// How the number of transferred tricks is computed, if the winners of the tricks count.
pub fn working(facts: &Facts, since: TricksSince, transferred: u8) -> impl Iterator<Item = Phrase> {
    let side = facts.side();
    let who = match Side::of(since.winner) == side {
        true if since.winner == facts.offender => "working-offender-won",
        true => "working-partner-won",
        false => "working-opponents-won",
    };
    let said = [
        about(who, since.winner),
        tricks("working-later-tricks", side, since.later),
        Phrase::new("working-tricks-transferred").with("number", number(transferred)),
    ];
    let counts = facts.exempt().is_none();
    said.into_iter().filter(move |_| counts)
}

impl Revoke {
    /// The facts of the position for the engine.
    ///
    /// # Errors
    /// A number of a trick, or a player, that cannot be.
    pub fn facts(&self) -> Result<Facts, Fault> {
        let fault = |field, found: String| Fault::new("cannot-be", field, found);
        let trick = TrickNumber::new(self.number);
        let trick = trick.ok_or_else(|| fault(Field::Tricks, self.number.to_string()))?;
        let since = match (self.went_on, self.by) {
            (Some(how), Some(by)) => Since::WentOn(how, Side::of(*by)),
            (None, None) => Since::Nothing,
            (Some(_), None) => return Err(fault(Field::Seat, String::new())),
            (None, Some(by)) => return Err(fault(Field::Seat, by.letter().to_string())),
        };
        // Earlier tricks are given only together with later ones.
        if self.earlier > 0 && self.later.is_none() {
            return Err(fault(Field::Tricks, self.earlier.to_string()));
        }
        let mut facts = Facts {
            declarer: *self.declarer,
            trick,
            other_side: self.others,
            attention: self.noticed,
            ..plain(*self.offender, since)
        };
        if self.penalty_card {
            facts.failure = Failure::FacedCard;
        }
        if self.again {
            facts.earlier = Earlier::SameSuitEstablished;
        }
        if self.returned {
            facts.hands = FourHands::Returned;
        }
        Ok(facts)
    }
}

/// A revoke that costs what the winners of the tricks decide: by declarer, to the first trick.
fn plain(offender: Seat, since: Since) -> Facts {
    Facts {
        declarer: offender,
        offender,
        trick: TrickNumber::new(1).expect("the first of twelve"),
        failure: Failure::Obligation,
        played_from: PlayedFrom::UnfacedHand,
        since,
        other_side: OtherSide::Followed,
        earlier: Earlier::None,
        attention: Attention::InTime,
        hands: FourHands::NotAllReturned,
    }
}

fn number(number: u8) -> Fact {
    Fact::Number(i32::from(number))
}

fn of_side(id: &'static str, side: Side) -> Phrase {
    Phrase::new(id).with("side", Fact::Side(side))
}

fn tricks(id: &'static str, side: Side, tricks: u8) -> Phrase {
    of_side(id, side).with("number", number(tricks))
}
