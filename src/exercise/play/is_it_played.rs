//! `is_it_played`: something happens to a card of declarer, dummy or a defender. Is it played?
//!
//! A lesson writes `is_it_played(player: E, card: "H5", how: "partner_looked_away")`. The words for
//! `how` are those of [`Circumstance::id`].

use crate::LaidCard;
use crate::play::plausible;
use crate::play::simulator::{self, Wanted};
use crate::prelude::*;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::played_card::Circumstance::{self, *};
use engine::laws::played_card::Fate::{self, *};
use engine::laws::role::Role::{self, Defender, Dummy};
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
        let hand = match self.hand.is_empty() {
            true => Hand::from_iter([*self.card]),
            false => *self.hand,
        };
        if !hand.contains(*self.card) {
            return Err(Fault::of_card("not-in-hand", *self.card));
        }
        self.trick.apart_from(hand)?;
        let role = Role::of(*self.player, *self.declarer);
        let ruling = how.ruling(role);
        let ruling = ruling.map_err(|_| Fault::new("how-not-of-role", Field::How, how.id()))?;
        let fate = match ruling.fate {
            TakenBack => NotPlayed,
            fate => fate,
        };
        let (scene, rules) = told(how, role);
        let (skill, of_declarer) = match role {
            Role::Declarer => (Skill::DeclarerCardPlayed, Some(DECLARER_HAS_PENALTY_CARD)),
            Dummy | Defender => (Skill::CardPlayed, None),
        };
        let of_played = (ruling.fate.is_played()).then_some(PLAYED_MAY_BE_CHANGED);
        let rules = rules.iter().copied().chain(of_declarer).chain(of_played);
        let wrong = rules.flat_map(|rule| fates(rule).iter().map(move |fate| (rule, *fate)));
        let scene = Phrase::new(scene)
            .with("seat", Fact::Seat(*self.player))
            .with("card", Fact::Card(*self.card))
            .with("declarer", Fact::Seat(*self.declarer));
        let options = options(how, role);
        let asked = Asked::one_of(skill, Phrase::new("exercise-is_it_played"), &options, &fate)
            .showing([Exhibit::Scene(vec![scene]), self.table(hand, how, role)])
            .because(ruling.reasons)
            .mistakes(options.mistakes(wrong.filter(|(_, wrong)| *wrong != fate)));
        Ok(Posed::new(vec![asked], ruling.fate.id()))
    }
}

impl IsItPlayed {
    fn table(&self, hand: Hand, how: Circumstance, role: Role) -> Exhibit {
        let (declarer, player) = (*self.declarer, *self.player);
        // For a fifth card, the trick includes an earlier card of the same player.
        let before = (self.trick.0.len()).saturating_sub(usize::from(is_fifth(how)));
        // Cases in which the card is on the table already.
        let on_table = match how {
            PenaltyCardDue | FacedOnTable => true,
            Dropped | FifthCard | FifthCardLed => role != Dummy,
            _ => false,
        };
        let faced = LaidCard {
            seat: player,
            card: *self.card,
            kind: (how == PenaltyCardDue).then_some(PenaltyKind::Major),
        };
        Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: self.trumps.as_deref().copied(),
            leader: leader_before(player, before),
            trick: self.trick.0.clone(),
            faced: on_table.then_some(faced).into_iter().collect(),
            ..TableView::of(player, hand).beside(declarer.partner(), *self.dummy)
        })
    }
}

const fn is_fifth(how: Circumstance) -> bool {
    matches!(how, FifthCard | FifthCardLed)
}

/// The options depend on the case: a fifth card may be a lead, other cards may be changed.
fn options(how: Circumstance, role: Role) -> Options<Fate> {
    let played = match how {
        FifthCard | FifthCardLed => "option-card-replaces",
        PenaltyCardDue => "option-card-must-be-played",
        _ => "option-card-played",
    };
    let between = match is_fifth(how) {
        true => (Led, "option-card-led"),
        false => (MayBeChanged, "option-card-may-be-changed"),
    };
    let not_played = (NotPlayed, "option-card-not-played");
    let offered = [(Played, played), between, not_played].into_iter();
    // Dummy's cards are face up, so nobody takes one of them for a penalty card.
    let penalised = (role != Dummy).then_some((PenaltyCard, "option-card-penalised"));
    Options::plain(offered.chain(penalised))
}

/// The scene, and wrong rules about it, the most telling first.
const fn told(how: Circumstance, role: Role) -> (&'static str, &'static [Mistake]) {
    match (how, role) {
        (FacedOnTable, _) => ("scene-played-faced", &[]),
        (TouchingTable, _) => ("scene-played-touching", &[MUST_LIE_ON_TABLE]),
        (NearlyTouchingTable, _) => ("scene-played-nearly", &[MUST_LIE_ON_TABLE]),
        (HeldAsPlayed, _) => ("scene-played-held", &[MUST_LIE_ON_TABLE]),
        (MovedTowardsTableAndBack, _) => ("scene-played-moved-back", &[MOVED_IS_PLAYED]),
        (FacePossibleForPartner, Defender) => {
            ("scene-played-partner-could-see", &[PARTNER_MUST_LOOK])
        }
        (FacePossibleForPartner, _) => ("scene-played-dummy-could-see", &[DECLARER_CARD_SEEN]),
        (PartnerLookedAway, Defender) => ("scene-played-partner-looked-away", &[PARTNER_MUST_LOOK]),
        (PartnerLookedAway, _) => ("scene-played-dummy-looked-away", &[DECLARER_CARD_SEEN]),
        (FaceSeenByOpponentOnly, Defender) => (
            "scene-played-declarer-saw",
            &[PARTNER_MIGHT_HAVE_SEEN, OPPONENTS_SIGHT_COUNTS],
        ),
        (FaceSeenByOpponentOnly, _) => ("scene-played-defender-saw", &[DECLARER_CARD_SEEN]),
        (SeenByDeclarerAndDummy, _) => ("scene-played-both-saw", &[PARTNER_MUST_LOOK]),
        (Named, Dummy) => ("scene-dummy-named", &[NAMED_IS_NOTHING]),
        (Named, _) => ("scene-played-named", &[NAMED_IS_NOTHING]),
        (Designated, Dummy) => ("scene-dummy-pointed-at", &[NAMED_IS_NOTHING]),
        (Designated, _) => ("scene-played-pointed-out", &[NAMED_IS_NOTHING]),
        (TouchedDeliberatelyInDummy, _) => ("scene-dummy-touched", &[TOUCHED_IS_NOTHING]),
        (ArrangingDummy, _) => ("scene-dummy-arranging", &[TOUCHED_IS_PLAYED]),
        (ReachingAnotherInDummy, _) => ("scene-dummy-reaching", &[TOUCHED_IS_PLAYED]),
        (Dropped, Dummy) => ("scene-dummy-dropped", DROPPED),
        (Dropped, Defender) => ("scene-played-dropped-by-defender", DROPPED),
        (Dropped, _) => ("scene-played-dropped-by-declarer", DROPPED),
        (PenaltyCardDue, _) => ("scene-played-penalty-card", &[PENALTY_CARD_OPTIONAL]),
        (FifthCard, Dummy) => ("scene-dummy-fifth", FIFTH),
        (FifthCard, _) => ("scene-played-fifth", FIFTH),
        (FifthCardLed, Dummy) => ("scene-dummy-fifth-led", FIFTH_LED),
        (FifthCardLed, _) => ("scene-played-fifth-led", FIFTH_LED),
        (SlipOfTongue, _) => ("scene-dummy-slip-of-tongue", &[SLIP_OF_TONGUE_STANDS]),
        (LossOfConcentration, _) => ("scene-dummy-absent-minded", &[CHANGE_OF_MIND_ALLOWED]),
        (ChangeOfMind, _) => ("scene-dummy-change-of-mind", &[CHANGE_OF_MIND_ALLOWED]),
        (WrongCardMovedByDummy, _) => ("scene-dummy-moved-wrong", &[DUMMYS_MOVE_COUNTS]),
        (IndicatedByDummy, _) => ("scene-dummy-indicated", &[DUMMYS_MOVE_COUNTS]),
    }
}

const DROPPED: &[Mistake] = &[DROPPED_IS_PLAYED, DROPPED_GOES_BACK];
const FIFTH: &[Mistake] = &[FIFTH_CARD_REPLACES, FIFTH_CARD_FREE];
const FIFTH_LED: &[Mistake] = &[FIFTH_CARD_REPLACES, FIFTH_CARD_NO_LEAD];

/// What happens to a card by a wrong rule.
fn fates(rule: Mistake) -> &'static [Fate] {
    match rule {
        PARTNER_MIGHT_HAVE_SEEN | DECLARER_HAS_PENALTY_CARD => &[PenaltyCard],
        PLAYED_MAY_BE_CHANGED => &[MayBeChanged],
        CHANGE_OF_MIND_ALLOWED => &[MayBeChanged, NotPlayed],
        FIFTH_CARD_NO_LEAD => &[NotPlayed, PenaltyCard],
        PARTNER_MUST_LOOK
        | MUST_LIE_ON_TABLE
        | NAMED_IS_NOTHING
        | TOUCHED_IS_NOTHING
        | DROPPED_GOES_BACK
        | PENALTY_CARD_OPTIONAL
        | FIFTH_CARD_FREE => &[NotPlayed],
        _ => &[Played],
    }
}

/// What happens to declarer's cards, by difficulty, each repeated by its frequency.
const OF_DECLARER: [&str; 3] = [
    "faced_on_table dropped face_seen_by_opponent_only",
    "touching_table held_as_played face_possible_for_partner named",
    "nearly_touching_table moved_towards_table_and_back partner_looked_away designated fifth_card \
     fifth_card_led",
];

/// What happens to dummy's cards.
const OF_DUMMY: [&str; 3] = [
    "named arranging_dummy",
    "touched_deliberately_in_dummy reaching_another_in_dummy slip_of_tongue change_of_mind \
     wrong_card_moved_by_dummy designated",
    "slip_of_tongue loss_of_concentration indicated_by_dummy dropped fifth_card fifth_card_led",
];

/// What happens to a defender's cards.
const OF_DEFENDER: [&str; 3] = [
    "faced_on_table face_possible_for_partner face_seen_by_opponent_only dropped dropped",
    "partner_looked_away named fifth_card penalty_card_due touching_table",
    "nearly_touching_table seen_by_declarer_and_dummy designated fifth_card_led fifth_card",
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> IsItPlayed {
    let cases: &[(Role, [&str; 3])] = match draw.skill {
        Skill::DeclarerCardPlayed => &[(Role::Declarer, OF_DECLARER)],
        _ => &[(Dummy, OF_DUMMY), (Defender, OF_DEFENDER)],
    };
    let cases = cases.iter().flat_map(|(role, [easy, medium, hard])| {
        let words = draw.difficulty.choose(easy, medium, hard);
        words.split_whitespace().map(|how| (*role, how))
    });
    let cases: Vec<(Role, &str)> = cases.collect();
    let faced = (Role::Declarer, "faced_on_table");
    let (role, how) = draw.chance.pick_or(&cases, faced);
    let made = plausible::first(draw, 4, |draw| {
        let begun = simulator::begun(draw, Wanted::Any, 5);
        let contract = begun.contract();
        // Before dummy is spread, no card is asked about.
        let spread = !begun.record().is_empty();
        let fits = |play: &Play, player| {
            let of_role = Role::of(player, contract.declarer) == role;
            of_role && (spread || !play.trick().is_empty())
        };
        let turn = simulator::turn(begun, 6, false, &mut draw.chance, fits)?;
        let (play, player, true) = turn else {
            return None;
        };
        let (mut hand, mut trick) = (play.hand(player), play.trick().to_vec());
        let mut one = |cards: Hand| draw.chance.pick(&Vec::from_iter(cards));
        let mut card = one(play.legal_cards())?;
        if how.starts_with("fifth_card") {
            // The player has played a first card to the trick, and another one follows it.
            if trick.is_empty() {
                return None;
            }
            hand.remove(card);
            trick.push(card);
            card = one(hand)?;
        }
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
    });
    let player = if role == Role::Declarer { "S" } else { "E" };
    let text = format!(r#"(player: {player}, card: "SA", how: "faced_on_table")"#);
    made.unwrap_or_else(|| crate::text::plain(&text, "any player may put a card on the table"))
}
