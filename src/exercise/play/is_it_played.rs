//! `is_it_played`: something happens to a card of declarer, dummy or a defender. Is it played?
//!
//! A lesson writes `is_it_played(player: E, card: "H5", how: "partner_looked_away")`. The words for
//! `how` are those of [`Circumstance::id`].

use crate::LaidCard;
use crate::play::plausible;
use crate::play::simulator::{self, Wanted};
use crate::prelude::*;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::played_card::{Circumstance, Circumstance as C, Fate};
use engine::laws::role::Role;
use engine::play::Play;
use engine::play::trick::leader_before;

pub(crate) const SKILLS: &[Skill] = &[Skill::CardPlayed, Skill::DeclarerCardPlayed];

mistakes! {
    pub(crate) DECLARER_CARD_SEEN = "declarer-card-seen-is-played",
    pub(crate) PARTNER_MUST_LOOK = "defender-card-must-be-seen",
    PARTNER_MIGHT_HAVE_SEEN = "unseen-card-penalised",
    OPPONENTS_SIGHT_COUNTS = "opponents-sight-counts",
    MUST_LIE_ON_TABLE = "card-must-lie-on-table",
    MOVED_IS_PLAYED = "moved-card-is-played",
    NAMED_IS_NOTHING = "named-card-not-binding",
    TOUCHED_IS_PLAYED = "touched-card-is-played",
    TOUCHED_IS_NOTHING = "touching-never-plays",
    DROPPED_IS_PLAYED = "dropped-card-is-played",
    DROPPED_GOES_BACK = "exposed-card-goes-back",
    DECLARER_HAS_PENALTY_CARD = "declarer-has-penalty-card",
    PLAYED_MAY_BE_CHANGED = "played-card-may-be-changed",
    CHANGE_OF_MIND_ALLOWED = "change-of-mind-allowed",
    SLIP_OF_TONGUE_STANDS = "slip-of-tongue-stands",
    DUMMYS_MOVE_COUNTS = "dummys-own-move-counts",
    PENALTY_CARD_OPTIONAL = "penalty-card-optional",
    FIFTH_CARD_REPLACES = "fifth-card-replaces-first",
    FIFTH_CARD_FREE = "fifth-card-costs-nothing",
    FIFTH_CARD_NO_LEAD = "fifth-card-never-led",
}

position! {
    /// A card, its owner, and what happens to it. Answered by a choice.
    #[serde(rename = "is_it_played")]
    pub struct IsItPlayed {
        declarer: Declarer = default,
        player: SeatName,
        card: OneCard,
        how: String,
        /// The player's cards; by default only the card itself.
        hand: Cards = default,
        /// The visible cards of dummy.
        dummy: Cards = default,
        /// Four cards if the question is about a fifth one.
        trick: Trick<4> = default,
        trumps: Option<Trumps> = default,
    }
}

impl Exercise for IsItPlayed {
    fn pose(&self) -> Result<Posed, Fault> {
        let unknown = || Fault::new("how-played", Field::How, &self.how);
        let how = Circumstance::from_id(&self.how).ok_or_else(unknown)?;
        let hand = self.hand();
        if !hand.contains(*self.card) {
            return Err(Fault::of_card("not-in-hand", *self.card));
        }
        self.trick.apart_from(hand)?;
        let role = Role::of(*self.player, *self.declarer);
        let ruling = how.ruling(role);
        let ruling = ruling.map_err(|_| Fault::new("how-not-of-role", Field::How, how.id()))?;
        let fate = match ruling.fate {
            Fate::TakenBack => Fate::NotPlayed,
            fate => fate,
        };
        let mut skill = Skill::CardPlayed;
        let mut wrong = wrong(how, role == Role::Defender).to_vec();
        if role == Role::Declarer {
            skill = Skill::DeclarerCardPlayed;
            wrong.push((DECLARER_HAS_PENALTY_CARD, Fate::PenaltyCard));
        }
        if ruling.fate.is_played() && !is_fifth(how) {
            wrong.push((PLAYED_MAY_BE_CHANGED, Fate::MayBeChanged));
        }
        wrong.retain(|(_, wrong)| *wrong != fate);
        let scene = Phrase::new(told(how, role))
            .with("seat", Fact::Seat(*self.player))
            .with("card", Fact::Card(*self.card))
            .with("declarer", Fact::Seat(*self.declarer));
        let options = options(how, role);
        let asked = Asked::one_of(skill, Phrase::new("exercise-is_it_played"), &options, &fate)
            .showing([Exhibit::Scene(vec![scene]), self.table(how, role)])
            .because(ruling.reasons)
            .mistakes(options.mistakes(wrong));
        Ok(Posed::new(vec![asked], ruling.fate.id()))
    }
}

impl IsItPlayed {
    fn hand(&self) -> Hand {
        let alone = || Hand::from_iter([*self.card]);
        Some(*self.hand)
            .filter(|hand| !hand.is_empty())
            .unwrap_or_else(alone)
    }

    fn table(&self, how: Circumstance, role: Role) -> Exhibit {
        let (declarer, player) = (*self.declarer, *self.player);
        // For a fifth card, the trick includes an earlier card of the same player.
        let before = (self.trick.0.len()).saturating_sub(usize::from(is_fifth(how)));
        // Cases in which the card is on the table already.
        let faced = match how {
            C::PenaltyCardDue => Some(Some(PenaltyKind::Major)),
            C::FacedOnTable => Some(None),
            C::Dropped | C::FifthCard | C::FifthCardLed if role != Role::Dummy => Some(None),
            _ => None,
        };
        let (seat, card) = (player, *self.card);
        let faced = faced.map(|kind| LaidCard { seat, card, kind });
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: self.trumps.as_deref().copied(),
            leader: leader_before(player, before),
            trick: self.trick.0.clone(),
            faced: faced.into_iter().collect(),
            ..TableView::of(player, self.hand()).beside(declarer.partner(), *self.dummy)
        })
    }
}

const fn is_fifth(how: Circumstance) -> bool {
    matches!(how, C::FifthCard | C::FifthCardLed)
}

/// The options depend on the case: a fifth card may be a lead, other cards may be changed.
fn options(how: Circumstance, role: Role) -> Options<Fate> {
    let played = match how {
        C::FifthCard | C::FifthCardLed => "option-card-replaces",
        C::PenaltyCardDue => "option-card-must-be-played",
        _ => "option-card-played",
    };
    let between = match is_fifth(how) {
        true => (Fate::Led, "option-card-led"),
        false => (Fate::MayBeChanged, "option-card-may-be-changed"),
    };
    let not_played = (Fate::NotPlayed, "option-card-not-played");
    let penalised = (Fate::PenaltyCard, "option-card-penalised");
    let offered = [(Fate::Played, played), between, not_played].into_iter();
    // Dummy's cards are face up, so nobody takes one of them for a penalty card.
    Options::plain(offered.chain((role != Role::Dummy).then_some(penalised)))
}

/// The outcomes by wrong rules about this circumstance, the most telling first.
const fn wrong(how: Circumstance, defends: bool) -> &'static [(Mistake, Fate)] {
    use Fate::{MayBeChanged, NotPlayed, PenaltyCard, Played};
    match how {
        C::FacedOnTable => &[],
        C::TouchingTable | C::NearlyTouchingTable | C::HeldAsPlayed => {
            &[(MUST_LIE_ON_TABLE, NotPlayed)]
        }
        C::MovedTowardsTableAndBack => &[(MOVED_IS_PLAYED, Played)],
        C::FaceSeenByOpponentOnly if defends => &[
            (PARTNER_MIGHT_HAVE_SEEN, PenaltyCard),
            (OPPONENTS_SIGHT_COUNTS, Played),
        ],
        C::FacePossibleForPartner | C::PartnerLookedAway if defends => {
            &[(PARTNER_MUST_LOOK, NotPlayed)]
        }
        C::FacePossibleForPartner | C::PartnerLookedAway | C::FaceSeenByOpponentOnly => {
            &[(DECLARER_CARD_SEEN, Played)]
        }
        C::SeenByDeclarerAndDummy => &[(PARTNER_MUST_LOOK, NotPlayed)],
        C::Named | C::Designated => &[(NAMED_IS_NOTHING, NotPlayed)],
        C::TouchedDeliberatelyInDummy => &[(TOUCHED_IS_NOTHING, NotPlayed)],
        C::ArrangingDummy | C::ReachingAnotherInDummy => &[(TOUCHED_IS_PLAYED, Played)],
        C::Dropped => &[(DROPPED_IS_PLAYED, Played), (DROPPED_GOES_BACK, NotPlayed)],
        C::PenaltyCardDue => &[(PENALTY_CARD_OPTIONAL, NotPlayed)],
        C::FifthCard => &[(FIFTH_CARD_REPLACES, Played), (FIFTH_CARD_FREE, NotPlayed)],
        C::FifthCardLed => &[
            (FIFTH_CARD_REPLACES, Played),
            (FIFTH_CARD_NO_LEAD, NotPlayed),
            (FIFTH_CARD_NO_LEAD, PenaltyCard),
        ],
        C::SlipOfTongue => &[(SLIP_OF_TONGUE_STANDS, Played)],
        C::LossOfConcentration | C::ChangeOfMind => &[
            (CHANGE_OF_MIND_ALLOWED, MayBeChanged),
            (CHANGE_OF_MIND_ALLOWED, NotPlayed),
        ],
        C::WrongCardMovedByDummy | C::IndicatedByDummy => &[(DUMMYS_MOVE_COUNTS, Played)],
    }
}

const fn told(how: Circumstance, role: Role) -> &'static str {
    use Role::{Defender, Dummy};
    match (how, role) {
        (C::FacedOnTable, _) => "scene-played-faced",
        (C::TouchingTable, _) => "scene-played-touching",
        (C::NearlyTouchingTable, _) => "scene-played-nearly",
        (C::HeldAsPlayed, _) => "scene-played-held",
        (C::MovedTowardsTableAndBack, _) => "scene-played-moved-back",
        (C::FacePossibleForPartner, Defender) => "scene-played-partner-could-see",
        (C::FacePossibleForPartner, _) => "scene-played-dummy-could-see",
        (C::PartnerLookedAway, Defender) => "scene-played-partner-looked-away",
        (C::PartnerLookedAway, _) => "scene-played-dummy-looked-away",
        (C::FaceSeenByOpponentOnly, Defender) => "scene-played-declarer-saw",
        (C::FaceSeenByOpponentOnly, _) => "scene-played-defender-saw",
        (C::SeenByDeclarerAndDummy, _) => "scene-played-both-saw",
        (C::Named, Dummy) => "scene-dummy-named",
        (C::Named, _) => "scene-played-named",
        (C::Designated, Dummy) => "scene-dummy-pointed-at",
        (C::Designated, _) => "scene-played-pointed-out",
        (C::TouchedDeliberatelyInDummy, _) => "scene-dummy-touched",
        (C::ArrangingDummy, _) => "scene-dummy-arranging",
        (C::ReachingAnotherInDummy, _) => "scene-dummy-reaching",
        (C::Dropped, Dummy) => "scene-dummy-dropped",
        (C::Dropped, Defender) => "scene-played-dropped-by-defender",
        (C::Dropped, _) => "scene-played-dropped-by-declarer",
        (C::PenaltyCardDue, _) => "scene-played-penalty-card",
        (C::FifthCard, Dummy) => "scene-dummy-fifth",
        (C::FifthCard, _) => "scene-played-fifth",
        (C::FifthCardLed, Dummy) => "scene-dummy-fifth-led",
        (C::FifthCardLed, _) => "scene-played-fifth-led",
        (C::SlipOfTongue, _) => "scene-dummy-slip-of-tongue",
        (C::LossOfConcentration, _) => "scene-dummy-absent-minded",
        (C::ChangeOfMind, _) => "scene-dummy-change-of-mind",
        (C::WrongCardMovedByDummy, _) => "scene-dummy-moved-wrong",
        (C::IndicatedByDummy, _) => "scene-dummy-indicated",
    }
}

/// What happens to cards of declarer or dummy, then of a defender, repeated by frequency.
const fn cases(skill: Skill, difficulty: Difficulty) -> [&'static str; 2] {
    use Difficulty::{Easy, Hard, Medium};
    let of_declarer = matches!(skill, Skill::DeclarerCardPlayed);
    match difficulty {
        Easy if of_declarer => ["faced_on_table dropped face_seen_by_opponent_only", ""],
        Medium if of_declarer => [
            "touching_table held_as_played face_possible_for_partner named",
            "",
        ],
        Hard if of_declarer => [
            "nearly_touching_table moved_towards_table_and_back partner_looked_away designated \
             fifth_card fifth_card_led",
            "",
        ],
        Easy => [
            "named arranging_dummy",
            "faced_on_table face_possible_for_partner face_seen_by_opponent_only dropped dropped",
        ],
        Medium => [
            "touched_deliberately_in_dummy reaching_another_in_dummy slip_of_tongue \
             change_of_mind wrong_card_moved_by_dummy designated",
            "partner_looked_away named fifth_card penalty_card_due touching_table",
        ],
        Hard => [
            "slip_of_tongue loss_of_concentration indicated_by_dummy dropped fifth_card \
             fifth_card_led",
            "nearly_touching_table seen_by_declarer_and_dummy designated fifth_card_led \
             fifth_card",
        ],
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> IsItPlayed {
    let [declaring, defending] = cases(draw.skill, draw.difficulty);
    let role = match draw.skill {
        Skill::DeclarerCardPlayed => Role::Declarer,
        _ => Role::Dummy,
    };
    let declaring = declaring.split_whitespace().map(|how| (role, how));
    let defending = defending
        .split_whitespace()
        .map(|how| (Role::Defender, how));
    let cases: Vec<(Role, &str)> = declaring.chain(defending).collect();
    let (role, how) = draw
        .chance
        .pick_or(&cases, (Role::Declarer, "faced_on_table"));
    let made = plausible::first(draw, 4, |draw| {
        let begun = simulator::begun(draw, Wanted::Any, 5);
        let declarer = begun.contract().declarer;
        // Before dummy is spread, no card is asked about.
        let spread = !begun.record().is_empty();
        let fits = |play: &Play, player| {
            Role::of(player, declarer) == role && (spread || !play.trick().is_empty())
        };
        let (play, player, fits) = simulator::turn(begun, 6, false, &mut draw.chance, fits)?;
        fits.then(|| made(&play, player, how, &mut draw.chance))?
    });
    let player = if role == Role::Declarer { "S" } else { "E" };
    let text = format!(r#"(player: {player}, card: "SA", how: "faced_on_table")"#);
    made.unwrap_or_else(|| crate::text::plain(&text, "any player may put a card on the table"))
}

/// The player in turn with a legal card, and what happens to it.
fn made(play: &Play, player: Seat, how: &str, chance: &mut Chance) -> Option<IsItPlayed> {
    let (mut hand, mut trick) = (play.hand(player), play.trick().to_vec());
    let one = |cards: Hand, chance: &mut Chance| chance.pick(&Vec::from_iter(cards));
    let mut card = one(play.legal_cards(), chance)?;
    if how.starts_with("fifth_card") {
        // For a fifth card: the first card has been played, and another one follows it.
        if trick.is_empty() {
            return None;
        }
        hand.remove(card);
        trick.push(card);
        card = one(hand, chance)?;
    }
    let contract = play.contract();
    let dummy = Some(contract.dummy()).filter(|&dummy| dummy != player);
    let dummy = dummy.map(|dummy| play.hand(dummy)).unwrap_or_default();
    Some(IsItPlayed {
        declarer: contract.declarer.into(),
        player: player.into(),
        card: card.into(),
        how: how.to_owned(),
        hand: hand.into(),
        dummy: dummy.into(),
        trick: Trick(trick),
        trumps: Some(contract.bid.strain.into()),
    })
}
