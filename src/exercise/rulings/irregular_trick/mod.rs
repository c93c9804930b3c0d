//! `irregular_trick`: a player plays no card or two, too early, or wants to turn, point out or see
//! cards again. What happens to the card, is it a revoke, may declarer choose, may the player do it
//! (Laws 45E, 45G, 57, 65 to 67)?
//! ```ron
//! irregular_trick(trumps: "S", leader: W, trick: "H5 H9 HK", player: S, what: missing, hand: "H7 S4 D2", late: true, won: 3)
//! irregular_trick(trumps: "S", leader: W, trick: "H5 H9 HK H7", player: E, what: extra, card: "C4", hand: "D8 D2")
//! irregular_trick(trumps: "NT", leader: S, trick: "D4", player: E, what: early, card: "DK", hand: "D9 C2")
//! irregular_trick(trumps: "NT", leader: W, trick: "H5 H9 HK HA", player: N, what: correct_pointing)
//! ```

mod early;
mod generate;
mod of_a_case;
mod turned;

use crate::prelude::*;
use crate::rulings::defence::scene::apart;
use crate::rulings::rectification::{Scene, about};
use crate::rulings::transferred::tricks;
use crate::rulings::{choice, either};
use crate::text::word;
use engine::laws::defective_trick::{Defect, DefectiveTrick, Remedy, WhenNoticed};
use engine::laws::quitted_trick::TrickAct;
use engine::laws::role::Role;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::DefectiveTrick,
    Skill::PrematurePlay,
    Skill::TurnedTrick,
];

mistakes! {
    IN_TIME_TREATED_LATE = "defect-in-time-treated-late",
    LATE_TREATED_IN_TIME = "defect-late-treated-in-time",
    WRONG_SUIT_ADDED = "missing-card-wrong-suit",
    DEFECT_LEFT = "defect-left",
    EXTRA_FORGIVEN = "extra-card-forgiven",
    EXTRA_STAYS = "extra-card-stays",
    UNSEEN_PENALISED = "unseen-extra-penalised",
    MISSING_IS_NO_REVOKE = "missing-card-no-revoke",
    EXTRA_IS_REVOKE = "extra-card-is-revoke",
    EXTRA_NEVER_REVOKE = "extra-card-never-revoke",
    IN_TIME_IS_REVOKE = "defect-in-time-is-revoke",
    MISSING_COSTS_TWO = "missing-card-costs-two",
    MISSING_COSTS_NOTHING = "missing-card-costs-nothing",
    MISSING_ALWAYS_COSTS = "missing-card-always-costs",
    EARLY_JUST_PLAYED = "early-card-just-played",
    EARLY_GOES_BACK = "early-card-goes-back",
    EARLY_EXCUSE_OVERLOOKED = "early-excuse-overlooked",
    ILLEGAL_EARLY_STANDS = "illegal-early-card-stands",
    EARLY_AS_LEAD = "early-card-as-lead",
    EARLY_CARD_NAMED = "early-partner-card-named",
    EARLY_CHOICE_FORGOTTEN = "early-choice-forgotten",
    EARLY_CHOICE_INVENTED = "early-choice-invented",
    POINTING_REVERSED = "pointing-reversed",
    SHOWN_TOO_LATE = "trick-shown-too-late",
    OWN_CARD_TURNED = "own-turned-card-forgotten",
    DUMMY_ASKS = "dummy-asks-to-see",
    CLOSED_TRICK_OPENED = "closed-trick-opened",
    TURNED_TOO_SOON = "card-turned-too-soon",
    MIXED_TOO_SOON = "cards-mixed-too-soon",
    RIGHT_DENIED = "trick-right-denied",
    OTHER_REASON = "trick-other-reason",
    ..&[DECLARER_PENALISED],
}

const DECLARER_PENALISED: Mistake = Mistake("declarer-has-penalty-card");

/// What the player does. All but the first three are those of [`TrickAct`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    /// Plays no card.
    Missing,
    /// Plays two.
    Extra,
    /// Leads or plays too early.
    Early,
    TurnAfterFour,
    TurnBeforeFour,
    CorrectPointing,
    CorrectPointingLate,
    SeeTrick,
    SeeTrickCardTurned,
    SeeTrickPlayedOn,
    DummyAsksToSee,
    LookAtEarlierTrick,
    MixBeforeAgreement,
    KeepInOrder,
}

/// What lets an early card stand (Law 57C).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Excuse {
    /// Declarer has played from both hands.
    BothHands,
    /// Dummy has moved or suggested a card.
    DummyMoved,
}

position! {
    /// A trick and what one player does: see the examples of the module.
    #[serde(rename = "irregular_trick")]
    pub struct IrregularTrick {
        declarer: Declarer = default,
        trumps: Trumps,
        leader: SeatName,
        /// The cards of the trick, in the order played.
        trick: Trick<4>,
        player: SeatName,
        what: What,
        /// The second card, or the one played too early.
        card: Option<OneCard> = default,
        /// The player's other cards.
        hand: Cards = default,
        /// Whether a missing or second card is noticed after both sides have played on.
        late: bool = default,
        /// Tricks that the player's side wins from this one on.
        won: Option<u8> = default,
        excuse: Option<Excuse> = default,
    }
}

impl Exercise for IrregularTrick {
    fn pose(&self) -> Result<Posed, Fault> {
        let player = *self.player;
        let cannot = || Fault::new("cannot-be", Field::Seat, player.letter().to_string());
        let shown: Hand = self.card.map(|card| *card).into_iter().collect();
        self.trick.apart_from(*self.hand | shown)?;
        apart([*self.hand, shown])?;
        if self.trick.0.is_empty() {
            return Err(cannot());
        }
        let act = TrickAct::from_id(&word(&self.what));
        let about_cards = self.late || self.won.is_some();
        let of_early = self.excuse.is_some();
        let scene = match (self.what, act) {
            (What::Missing | What::Extra, _) if !of_early => self.defective(),
            (What::Early, _) if !about_cards => self.early(),
            (_, Some(act)) if !about_cards && !of_early && self.card.is_none() => self.turned(act),
            _ => None,
        };
        Ok(scene.ok_or_else(cannot)?.posed(self.table(shown), None))
    }
}

impl IrregularTrick {
    /// How many players play before this one.
    fn place(&self, player: Seat) -> usize {
        let leader = *self.leader;
        let order = [leader, leader.lho(), leader.partner(), leader.rho()];
        order.iter().position(|seat| *seat == player).unwrap_or(0)
    }

    fn role(&self) -> Role {
        Role::of(*self.player, *self.declarer)
    }

    /// The trick, and the player's cards.
    fn table(&self, shown: Hand) -> Exhibit {
        let player = *self.player;
        let laid = |card| crate::LaidCard {
            seat: player,
            card,
            kind: None,
        };
        Exhibit::Table(TableView {
            declarer: Some(*self.declarer),
            strain: Some(*self.trumps.clone()),
            leader: *self.leader,
            trick: self.trick.0.clone(),
            faced: shown.iter().map(laid).collect(),
            ..TableView::of(player, *self.hand | shown)
        })
    }

    /// The case of Law 67, if it can be one.
    fn defect(&self) -> Option<DefectiveTrick> {
        let led = self.trick.0.first()?.suit;
        let follows = !cards_of(*self.hand, led).is_empty();
        let (missing, cards) = (self.what == What::Missing, self.trick.0.len());
        let defect = match (missing, self.card.is_some()) {
            (true, false) => either(
                follows,
                Defect::MissingCanFollow,
                Defect::MissingCannotFollow,
            ),
            (true, true) => return None,
            (false, shown) if self.late => either(shown, Defect::ExtraExposed, Defect::Extra),
            (false, true) => Defect::Extra,
            // In time the second card lies on the table.
            (false, false) => return None,
        };
        // The last to play forgets to; what a card missing from dummy costs is not asked.
        let can_be = match missing {
            true => cards == 3 && self.place(*self.player) == 3 && !self.hand.is_empty(),
            false => cards == 4,
        };
        let costs = !missing || !self.late || self.role() != Role::Dummy;
        let asked = self.won.is_none() || missing && self.late;
        let noticed = either(self.late, WhenNoticed::Late, WhenNoticed::InTime);
        (can_be && costs && asked).then_some(DefectiveTrick {
            defect,
            noticed,
            role: self.role(),
        })
    }

    /// How a trick with a missing or second card is put right, and what it costs.
    fn defective(&self) -> Option<Scene> {
        let (player, case) = (*self.player, self.defect()?);
        let side = Side::of(player);
        let missing = self.what == What::Missing;
        let with_card = |phrase: Phrase| match self.card {
            Some(card) => phrase.with("card", Fact::Card(*card)),
            None => phrase,
        };
        let happened = match (missing, self.late) {
            (true, _) => "scene-trick-missing",
            (false, false) => "scene-trick-extra",
            (false, true) => "scene-trick-two-stuck",
        };
        let noticed = either(self.late, "scene-trick-late", "scene-trick-in-time");
        let shown = case.defect == Defect::ExtraExposed;
        let told = [
            Some(with_card(about(happened, player))),
            Some(Phrase::new(noticed)),
            shown.then(|| with_card(about("scene-trick-extra-shown", player))),
            self.won
                .map(|won| tricks("scene-trick-won-from-here", side, won)),
        ];
        let ruling = case.ruling();
        let (repair, what) = self.repair(ruling.remedy, ruling.penalty_card);
        let is_it = match (ruling.deemed_revoke, ruling.may_have_revoked) {
            (true, _) => "deemed",
            (_, true) => "maybe",
            _ => "no",
        };
        let (deemed, maybe, no) = match is_it {
            "deemed" => (
                MISSING_IS_NO_REVOKE,
                MISSING_IS_NO_REVOKE,
                MISSING_IS_NO_REVOKE,
            ),
            "maybe" => (EXTRA_IS_REVOKE, EXTRA_NEVER_REVOKE, EXTRA_NEVER_REVOKE),
            _ => (IN_TIME_IS_REVOKE, IN_TIME_IS_REVOKE, IN_TIME_IS_REVOKE),
        };
        let rows = [
            ("deemed", "option-trick-is-revoke", deemed),
            ("maybe", "option-trick-may-be-revoke", maybe),
            ("no", "option-trick-no-revoke", no),
        ];
        let prompt = Phrase::new("exercise-irregular_trick-revoke");
        let revoke = choice(Skill::DefectiveTrick, prompt, rows, is_it);
        // The last reason says whether it is a revoke.
        let mut reasons = ruling.reasons.clone();
        reasons.rotate_right(usize::from(ruling.deemed_revoke));
        let mut asked = vec![
            repair.because(ruling.reasons.clone()),
            revoke.because(reasons),
        ];
        let mut words = vec![what.to_owned(), is_it.to_owned()];
        if let Some(won) = self.won {
            let lost = ruling.automatic_tricks(won);
            let wrong = match lost {
                0 => vec![(MISSING_ALWAYS_COSTS, 1), (MISSING_COSTS_TWO, 2)],
                _ => vec![(MISSING_COSTS_NOTHING, 0), (MISSING_COSTS_TWO, 2)],
            };
            let prompt = Phrase::new("exercise-irregular_trick-cost");
            let of = "count-tricks-transferred";
            let reasons = ruling.reasons.into_iter().rev();
            let cost = Asked::count(Skill::DefectiveTrick, prompt, of, lost.into());
            asked.push(cost.because(reasons).mistakes(wrong));
            words.push(lost.to_string());
        }
        let told = told.into_iter().flatten().collect();
        let asked = asked.into_iter().map(Asked::giving_nothing_away);
        Some(Scene::new(told, asked, words.join(", ")))
    }

    /// How is the trick put right? With the word for the witness.
    fn repair(&self, remedy: Remedy, penalty_card: bool) -> (Asked, &'static str) {
        let skill = Skill::DefectiveTrick;
        let player = *self.player;
        let defends = self.role() == Role::Defender;
        let about_player = |word: &&'static str| {
            about(
                match *word {
                    "play" => "option-trick-play-now",
                    "suit" => "option-trick-add-suit",
                    "any" => "option-trick-add-any",
                    _ => "option-trick-left",
                },
                player,
            )
        };
        let right = match (remedy, penalty_card) {
            (Remedy::PlayMissingCard, _) => "play",
            (Remedy::AddCardOfSuitLed, _) => "suit",
            (Remedy::AddAnyCard, _) => "any",
            (_, true) => "penalty",
            (_, false) => "back",
        };
        if self.what == What::Missing {
            let options = Options::new(["play", "suit", "any", "left"], about_player);
            let mistake = |wrong| match (right, wrong) {
                (_, "left") => DEFECT_LEFT,
                ("play", _) => IN_TIME_TREATED_LATE,
                (_, "play") => LATE_TREATED_IN_TIME,
                _ => WRONG_SUIT_ADDED,
            };
            let wrong = ["play", "suit", "any", "left"].into_iter();
            let wrong = wrong.filter(|wrong| *wrong != right);
            let wrong = wrong.map(|wrong| (mistake(wrong), wrong));
            let prompt = Phrase::new("exercise-irregular_trick");
            let asked = Asked::one_of(skill, prompt, &options, &right);
            return (asked.mistakes(options.mistakes(wrong)), right);
        }
        let unseen = either(defends, UNSEEN_PENALISED, DECLARER_PENALISED);
        let rows = [
            ("back", "option-trick-extra-back", EXTRA_FORGIVEN),
            ("penalty", "option-trick-extra-penalty", unseen),
            ("stays", "option-trick-extra-stays", EXTRA_STAYS),
        ];
        let prompt = Phrase::new("exercise-irregular_trick-extra");
        (choice(skill, prompt, rows, right), right)
    }
}
