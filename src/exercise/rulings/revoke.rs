//! `revoke`: a player does not follow suit. Is it established and corrected, what does it cost
//! (Laws 61 to 64)? Without `later` the first two questions are asked, with it the last.
//! ```ron
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4")
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E)
//! revoke(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK D4", went_on: named, by: E, later: 2, noticed: round)
//! ```

use contract_bridge::{Card, Hand, Seat, Strain, Suit};

use crate::asked::Options;
use crate::fields::{Cards, Declarer, Fault, Field, SeatName, Trumps, WholeTrick, position};
use crate::grade::mistakes;
use crate::play::complete_trick::CompleteTrick;
use crate::play::plausible::{self, Turned};
use crate::play::simulator;
use crate::rulings::defence::scene;
use crate::rulings::rectification::about;
use crate::rulings::{first, plain};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Exhibit, Mistake, Phrase, Posed, Skill};
use crate::{Step, TableView};
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke as Facts,
    RevokeRuling, Since, TrickNumber, TricksSince, Withdrawn,
};
use engine::laws::role::Role;
use engine::{BySeat, Contract, Fact, Reason, Side, cards_of};

pub(crate) const SKILLS: &[Skill] = &[Skill::RevokeEstablished, Skill::RevokeTricks];

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

position! {
    /// A trick with a revoke, and how the play continues.
    #[serde(rename = "revoke")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct Revoke {
        pub declarer: Declarer = default,
        pub trumps: Trumps,
        /// The number of the trick, from 1 to 12.
        pub number: u8,
        pub leader: SeatName,
        /// The four cards of the trick, including the revoke card.
        pub trick: WholeTrick,
        pub offender: SeatName,
        /// The offender's remaining cards.
        pub hand: Cards,
        /// The action that may establish the revoke.
        pub went_on: Option<Continuation> = default,
        /// The player who took this action.
        pub by: Option<SeatName> = default,
        /// Tricks that the offending side won afterwards.
        pub later: Option<u8> = default,
        /// Tricks that the offending side won before.
        pub earlier: u8 = default,
        /// Whether a penalty card of the suit led was not played.
        pub penalty_card: bool = default,
        /// Whether the player has revoked in this suit before.
        pub again: bool = default,
        pub others: OtherSide = default,
        pub noticed: Attention = default,
        /// Whether the four hands are back in the board.
        pub returned: bool = default,
    }
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

struct Case<'a> {
    at: &'a Revoke,
    facts: Facts,
    ruling: RevokeRuling,
    trick: CompleteTrick,
    card: Card,
    /// The penalty card that should have been played and is still on the table, if any.
    faced: Hand,
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
        let following = cards_of(*at.hand, led);
        let (is_revoke, faced) = match facts.failure {
            Failure::Obligation => (card.suit != led, None),
            // The faced card is the lowest of the suit led, and another card was played.
            Failure::FacedCard => (
                card.suit == led && facts.role() == Role::Defender,
                following.iter().next_back(),
            ),
        };
        let both = at.others == OtherSide::RevokedToSameTrick;
        let revokes =
            |(seat, card): &(Seat, Card)| both && Side::of(*seat) != side && card.suit != led;
        let other = trick.plays().find(revokes);
        if !is_revoke || following.is_empty() || both && other.is_none() {
            return Err(fault("not-irregular"));
        }
        // The leader won the previous trick; without a number of earlier tricks, anyone may have.
        let others_led = u8::from(Side::of(trick.leader) != side);
        if at.earlier > (at.number - 1).saturating_sub(others_led) {
            return Err(fault("cannot-be"));
        }
        Ok(Self {
            at,
            facts,
            ruling,
            trick,
            card,
            faced: faced.into_iter().collect(),
            other,
        })
    }

    fn is_twelfth(&self) -> bool {
        self.facts.trick == TrickNumber::TWELFTH
    }

    /// The trick, and the offender's remaining cards.
    fn table(&self) -> Exhibit {
        let offender = self.facts.offender;
        Exhibit::Table(TableView {
            declarer: Some(self.facts.declarer),
            strain: Some(self.trick.strain),
            leader: self.trick.leader,
            trick: self.trick.cards.to_vec(),
            faced: scene::laid(offender, PenaltyCards::Major(self.faced), self.faced).collect(),
            ..TableView::of(offender, *self.at.hand)
        })
    }

    fn story(&self) -> Vec<Phrase> {
        let (at, side) = (self.at, self.facts.side());
        let suit = Fact::Suit(self.trick.led().suit);
        let failed = match (self.faced.iter().next(), self.facts.role()) {
            (Some(faced), _) => {
                Phrase::new("scene-penalty-card-not-played").with("faced", Fact::Card(faced))
            }
            (None, Role::Dummy) => Phrase::new("scene-dummy-revokes").with("suit", suit),
            (None, _) => Phrase::new("scene-revokes").with("suit", suit),
        };
        let failed = failed
            .with("number", number(at.number))
            .with("seat", Fact::Seat(self.facts.offender))
            .with("card", Fact::Card(self.card));
        let mut told = vec![failed];
        told.extend(
            self.other.map(|(seat, card)| {
                about("scene-both-revoked", seat).with("card", Fact::Card(card))
            }),
        );
        let winner = self.trick.winner();
        told.push(about("scene-trick-won", winner));
        match at.went_on.zip(at.by) {
            Some((how, by)) => {
                let went_on = match how {
                    Continuation::NextTrickPlay if *by == winner => "scene-leads-next",
                    Continuation::NextTrickPlay => "scene-plays-to-next",
                    Continuation::Named => "scene-names-next",
                    Continuation::Claim => "scene-claims",
                    Continuation::ClaimAgreed => "scene-agrees-to-claim",
                    Continuation::RetractedLead => "scene-lead-retracted",
                };
                told.push(about(went_on, *by));
            }
            None if at.later.is_none() => told.push(Phrase::new("scene-noticed-at-once")),
            None => {}
        }
        if self.is_twelfth() {
            told.push(Phrase::new(match at.returned {
                true => "scene-hands-returned",
                false => "scene-hands-on-table",
            }));
        }
        let Some(later) = at.later else {
            told.extend(at.went_on.map(|_| Phrase::new("scene-only-then-noticed")));
            return told;
        };
        // The tricks won, and other facts that affect the cost.
        if at.earlier > 0 {
            told.push(tricks("scene-earlier-tricks", side, at.earlier));
        }
        told.push(tricks("scene-later-tricks", side, later));
        if at.again {
            told.push(about("scene-revoked-before", self.facts.offender).with("suit", suit));
        }
        if at.others == OtherSide::EstablishedToo {
            told.push(of_side("scene-opponents-revoked", side.opponents()));
        }
        told.push(match at.noticed {
            Attention::InTime => Phrase::new("scene-noticed-in-time"),
            Attention::NextDealCalled => of_side("scene-noticed-next-deal", side.opponents()),
            Attention::RoundEnded => Phrase::new("scene-noticed-after-round"),
        });
        told
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
        // If this revoke costs nothing, why that is so may be overlooked.
        let exemptions = [
            (TRICK_TWELVE_FORGOTTEN, self.is_twelfth()),
            (BOTH_SIDES_PAY, self.at.others != OtherSide::Followed),
            (DUMMYS_REVOKE_COSTS, self.facts.role() == Role::Dummy),
            (FACED_CARD_COSTS, self.at.penalty_card),
            (SAME_SUIT_COSTS_AGAIN, self.at.again),
            (LATE_NOTICE_COSTS, self.at.noticed != Attention::InTime),
        ];
        let exempt = self.facts.exempt().is_some();
        let overlooked = exemptions.into_iter().find(|(_, holds)| exempt && *holds);
        if let Some((mistake, _)) = overlooked {
            // As if only the winners of the tricks counted.
            let plain = costly(self.facts.offender, self.facts.since).automatic(since);
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
    fn facts(&self) -> Result<Facts, Fault> {
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
            ..costly(*self.offender, since)
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
fn costly(offender: Seat, since: Since) -> Facts {
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

/// A bank deal in which a player does not follow suit, with a story; on most deals one is possible.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Revoke {
    let of_tricks = draw.skill == Skill::RevokeTricks;
    let later = if of_tricks { ", later: 1" } else { "" };
    // West ruffs a heart with a heart in hand, and plays to the next trick.
    let simple = &format!(
        r#"(trumps: "S", number: 5, leader: S, trick: "HA S2 H3 H9", offender: W, hand: "HK",
            went_on: next_trick_play, by: W{later})"#
    );
    // Without a played board to draw from, the story is always the same.
    first(draw, 40, simple, Turned::played, |contract, hands, draw| {
        let (mut made, chance): (Revoke, _) = (plain(simple), &mut draw.chance);
        made.number = chance.pick_or(&[2, 3, 4, 5, 6, 7, 8, 9, 10], 5);
        let (role, went_on, more) = chance.pick(stories(draw.skill, draw.difficulty))?;
        let role = role.or_else(|| chance.pick(&[Role::Defender, Role::Declarer]))?;
        more(&mut made);
        cards(&mut made, role, contract, &hands, chance)?;
        made.went_on = went_on.map(|(how, _)| how);
        made.by = match went_on {
            Some((how, own)) => Some(goes_on(&made, how, own, chance)?.into()),
            None => None,
        };
        if of_tricks {
            // None, one, or one to five: a third each.
            let later = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5];
            made.later = Some(chance.pick_or(&later, 0).min(13 - made.number));
            // If the leader is on the offending side, that side won the previous trick.
            let led = u8::from(is_own(&made, *made.leader));
            made.earlier = chance.pick_or(&[0, 1, 2, 3, 4], 0).min(made.number - 2) + led;
        }
        Some(made)
    })
}

/// Who revokes, if relevant; how play continues, and whether by the offending side; other facts.
type Story = (Option<Role>, Option<(Continuation, bool)>, fn(&mut Revoke));

const DECLARER: Option<Role> = Some(Role::Declarer);
const DEFENDER: Option<Role> = Some(Role::Defender);
const DUMMY: Option<Role> = Some(Role::Dummy);
const ANY: Option<Role> = None;

const AT_ONCE: Option<(Continuation, bool)> = None;
const NEXT: Option<(Continuation, bool)> = Some((Continuation::NextTrickPlay, true));

const PLAIN: fn(&mut Revoke) = |_| {};

/// The stories, each repeated by its frequency; rare ones are more frequent here than at the table.
const fn stories(skill: Skill, difficulty: Difficulty) -> &'static [Story] {
    use Attention::{NextDealCalled, RoundEnded};
    use Continuation::{Claim, ClaimAgreed, Named, NextTrickPlay, RetractedLead};
    use OtherSide::{EstablishedToo, RevokedToSameTrick};
    match (skill, difficulty) {
        (Skill::RevokeTricks, Difficulty::Easy) => &[(DEFENDER, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Medium) => &[(ANY, NEXT, PLAIN)],
        (Skill::RevokeTricks, Difficulty::Hard) => &[
            (DUMMY, NEXT, PLAIN),
            (DEFENDER, NEXT, |made| made.penalty_card = true),
            (DEFENDER, NEXT, |made| made.again = true),
            (DEFENDER, NEXT, |made| made.others = EstablishedToo),
            (DEFENDER, NEXT, |made| made.noticed = NextDealCalled),
            (DEFENDER, NEXT, |made| made.noticed = RoundEnded),
            (DECLARER, NEXT, PLAIN),
            (DECLARER, NEXT, PLAIN),
        ],
        (_, Difficulty::Easy) => &[
            (ANY, AT_ONCE, PLAIN),
            (DEFENDER, AT_ONCE, PLAIN),
            (ANY, NEXT, PLAIN),
            (DEFENDER, NEXT, PLAIN),
        ],
        (_, Difficulty::Medium) => &[
            (ANY, AT_ONCE, PLAIN),
            (ANY, AT_ONCE, PLAIN),
            (ANY, Some((NextTrickPlay, false)), PLAIN),
            (ANY, NEXT, PLAIN),
            (ANY, Some((Named, true)), PLAIN),
            (ANY, Some((Claim, true)), PLAIN),
        ],
        (_, Difficulty::Hard) => &[
            (DEFENDER, Some((ClaimAgreed, true)), PLAIN),
            (DEFENDER, Some((Claim, false)), PLAIN),
            (DEFENDER, Some((RetractedLead, true)), PLAIN),
            (ANY, NEXT, |made| made.number = 12),
            (ANY, NEXT, |made| (made.number, made.returned) = (12, true)),
            (DEFENDER, NEXT, |made| made.others = RevokedToSameTrick),
            (DUMMY, AT_ONCE, PLAIN),
            (DUMMY, NEXT, PLAIN),
            (DEFENDER, AT_ONCE, |made| made.penalty_card = true),
            (DEFENDER, NEXT, |made| made.penalty_card = true),
        ],
    }
}

fn is_own(made: &Revoke, seat: Seat) -> bool {
    Side::of(seat) == Side::of(*made.offender)
}

/// Deals the trick; `None` if a player who must revoke has no choice of cards.
fn cards(
    made: &mut Revoke,
    role: Role,
    contract: Contract,
    hands: &BySeat<Hand>,
    chance: &mut Chance,
) -> Option<()> {
    let (declarer, strain) = (contract.declarer, contract.bid.strain);
    let offender = match role {
        Role::Declarer => declarer,
        Role::Dummy => contract.dummy(),
        Role::Defender => chance.pick(&[declarer.lho(), declarer.rho()])?,
    };
    let hands = plausible::left(hands, usize::from(14 - made.number), chance);
    let leader = chance.pick(&[offender.lho(), offender.partner(), offender.rho()])?;
    let mut both = made.others == OtherSide::RevokedToSameTrick;
    let mut cards: Vec<Card> = Vec::with_capacity(4);
    for seat in [leader, leader.lho(), leader.partner(), leader.rho()] {
        let held = hands[seat];
        let card = match cards.first() {
            None => {
                // A suit that the offender also holds.
                let common = |card: &Card| !hands[offender][card.suit].is_empty();
                simulator::lead(held.iter().filter(common).collect(), strain, chance)
            }
            Some(led) if seat == offender && made.penalty_card => {
                // The lowest card of the suit is the penalty card.
                let follow = cards_of(held, led.suit);
                follow.iter().next().filter(|_| follow.len() >= 2)
            }
            Some(led) if seat == offender => instead(held, led.suit, strain, chance),
            Some(led) => {
                // The first opponent who can also revoke does so.
                let revokes = both && seat != offender.partner();
                let suit = Some(led.suit).filter(|_| revokes);
                let other = suit.and_then(|suit| instead(held, suit, strain, chance));
                both &= other.is_none();
                other.or_else(|| simulator::card(&scene::free(held, &cards), strain, chance))
            }
        };
        cards.push(card?);
    }
    made.hand = (hands[offender] - cards.iter().copied().collect::<Hand>()).into();
    made.declarer = declarer.into();
    made.trumps = Trumps(strain);
    made.leader = leader.into();
    made.trick = WholeTrick(cards.try_into().ok()?);
    made.offender = offender.into();
    Some(())
}

/// The card played instead of following suit: sometimes a trump, else the lowest card of a suit.
fn instead(held: Hand, led: Suit, strain: Strain, chance: &mut Chance) -> Option<Card> {
    if held[led].is_empty() {
        return None;
    }
    let trumps = strain.suit().filter(|&suit| suit != led);
    let trumps = trumps.map_or(Hand::EMPTY, |suit| cards_of(held, suit));
    if !trumps.is_empty() && chance.percent(60) {
        return chance.pick(&trumps.iter().collect::<Vec<_>>());
    }
    let mut suits = Suit::ASC.to_vec();
    suits.retain(|&suit| suit != led && !held[suit].is_empty());
    cards_of(held, chance.pick(&suits)?).iter().next_back()
}

/// Who goes on; `None` if no player of that side can be the first to do so.
fn goes_on(made: &Revoke, how: Continuation, own: bool, chance: &mut Chance) -> Option<Seat> {
    let winner = CompleteTrick::of(made.leader, made.trick, &made.trumps).winner();
    let of_side = |seat: Seat| match is_own(made, seat) == own {
        true => seat,
        false => seat.lho(),
    };
    let by = match how {
        // The winner of the trick leads, and the others follow.
        Continuation::NextTrickPlay if !own && is_own(made, winner) => return None,
        Continuation::NextTrickPlay => return Some(of_side(winner)),
        // The lead is out of turn, so the winner of the trick cannot have made it.
        Continuation::RetractedLead => of_side(winner.lho()),
        _ => of_side(chance.pick(&[*made.offender, made.offender.partner()])?),
    };
    // Dummy does not speak; declarer speaks for both hands.
    let is_dummy = by == made.declarer.partner();
    Some(if is_dummy { *made.declarer } else { by })
}
