//! `penalty_card_kind`: a card was exposed. Is it a minor penalty card, a major one, or neither?
//! ```ron
//! penalty_card_kind(contract: "4S", player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", partners: "D9:minor")
//! penalty_card_kind(phase: auction, player: E, hand: "SJ HQ HT C3", exposes: "HT", how: "dropped")
//! ```

use crate::fields::{HowWord, PenaltyText};
use crate::play::free;
use crate::prelude::*;
use crate::rulings::defence::exposure::{PARTNERS_CARD_COUNTED, PLAYED_CARD_COUNTED};
use crate::rulings::defence::generate::{before_the_lead, dummys_seen, moment, pick};
use crate::rulings::defence::{exposure, scene};
use crate::rulings::plain;
use crate::rulings::rectification::about;
use engine::is_honour;
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::Play;

pub(crate) const SKILLS: &[Skill] = &[Skill::PenaltyCardKind];

mistakes! {
    ..exposure::MISTAKES,
    ..exposure::FURTHER_MISTAKES,
}

position! {
    /// A player whose cards were exposed at some point of a deal.
    #[serde(rename = "penalty_card_kind")]
    pub struct PenaltyCardKind {
        pub(crate) contract: ContractText = default,
        pub(crate) declarer: Declarer = default,
        pub(crate) phase: Phase = default,
        pub(crate) player: SeatName,
        pub(crate) hand: Cards,
        /// Dummy; empty before the opening lead.
        pub(crate) dummy: Cards = default,
        /// The leader to the trick, if relevant, and the cards played to it.
        pub(crate) leader: Option<SeatName> = default,
        pub(crate) trick: Trick<3> = default,
        pub(crate) exposes: Cards,
        pub(crate) how: HowWord,
        /// The player's penalty cards.
        pub(crate) before: PenaltyText = default,
        pub(crate) partners: PenaltyText = default,
        /// A minor penalty card of the player, since played.
        pub(crate) played: Option<OneCard> = default,
        /// The penalty card that had to be played instead.
        pub(crate) due: Option<OneCard> = default,
    }
}

impl PenaltyCardKind {
    /// An incident, without dummy and trick; `partners` are the other defender's penalty cards.
    pub fn new(
        contract: Contract,
        hand: Hand,
        incident: &Incident,
        partners: PenaltyCards,
    ) -> Self {
        Self {
            contract: ContractText((contract.bid, contract.doubling)),
            declarer: contract.declarer.into(),
            phase: incident.phase,
            player: incident.seat.into(),
            hand: hand.into(),
            dummy: Cards::default(),
            leader: None,
            trick: Trick::default(),
            exposes: incident.cards.into(),
            how: incident.how.into(),
            before: incident.before.into(),
            partners: partners.into(),
            played: None,
            due: incident.due.map(OneCard),
        }
    }

    fn exposure(&self) -> Result<exposure::Exposure, Fault> {
        let incident = Incident {
            phase: self.phase,
            declarer: Some(*self.declarer),
            seat: *self.player,
            cards: *self.exposes,
            how: *self.how,
            before: *self.before,
            due: self.due.map(|card| *card),
        };
        let (before, partners) = (self.before.cards(), self.partners.cards());
        if !incident.is_defender() {
            let laid = before | partners;
            scene::refuse(laid, "penalty-of-declarer", Field::PenaltyCards)?;
        }
        let missing = (incident.cards | before) - *self.hand;
        scene::refuse(missing, "not-in-hand", Field::Cards)?;
        let trick = self.trick.0.iter().copied().collect();
        let played = self.played.iter().map(|card| **card).collect();
        let is_dummy = incident.seat == self.declarer.partner();
        let dummys = if is_dummy { Hand::EMPTY } else { *self.dummy };
        scene::apart([*self.hand, trick, played, partners, dummys])?;
        if !self.can_have_happened(&incident) {
            return Err(Fault::new("how-not-here", Field::How, self.how.id()));
        }
        exposure::Exposure::of(incident)
    }

    /// Whether the incident fits the visible trick.
    fn can_have_happened(&self, incident: &Incident) -> bool {
        let begun = !self.trick.0.is_empty();
        let told = self.leader.is_some() && begun;
        let legal = free(*self.hand, &self.trick.0).legal_cards();
        let first = incident.cards.iter().next();
        let follows = first.is_some_and(|card| legal.contains(card));
        let fits = match incident.how {
            How::LedOutOfTurnRefused | How::LedOutOfTurnAccepted | How::MisinformedByOpponent => {
                !begun && self.leader.is_none_or(|leader| *leader != incident.seat)
            }
            // Only described for a player who then defends.
            How::LedPrematurely => incident.is_defender(),
            How::RevokeCorrected | How::AtRhoTurnIllegal => !told || !follows,
            How::AtRhoTurnLegal | How::NormalPlay => !told || follows,
            _ => true,
        };
        fits && self.played.is_none_or(|card| !is_honour(*card))
    }

    fn scene(&self, incident: &Incident) -> Exhibit {
        let contract = scene::contract(&self.contract, self.declarer);
        let told = |id| about(id, contract.declarer).with("contract", Fact::Contract(contract));
        let mut scene = Vec::new();
        match self.phase {
            Phase::Auction => scene.push(told("scene-in-the-auction")),
            Phase::OpeningLead => {
                let leader = Fact::Seat(contract.opening_leader());
                scene.push(told("scene-before-the-lead").with("leader", leader));
            }
            Phase::Play => {
                let leader = self.leader.map(|leader| *leader);
                let mut seats = std::iter::successors(leader, |seat| Some(seat.lho()));
                let played = seats.by_ref().take(self.trick.0.len());
                let has_played = played.filter(|seat| *seat == incident.seat).count();
                scene.push(scene::trick_told(contract, self.hand.len() + has_played));
                let to_play = match self.trick.0.is_empty() {
                    true => "scene-on-lead",
                    false => "scene-to-play",
                };
                scene.extend(seats.next().map(|seat| about(to_play, seat)));
            }
        }
        for card in (incident.before.cards() & incident.cards).iter() {
            let id = match incident.before.kind(card) {
                Some(PenaltyKind::Minor) => "scene-lay-there-minor",
                _ => "scene-lay-there-major",
            };
            let lay = Phrase::new(id).with("card", Fact::Card(card));
            scene.push(lay.with("seat", Fact::Seat(incident.seat)));
        }
        scene.extend(self.played.map(|card| {
            about("scene-played-before", incident.seat).with("card", Fact::Card(*card))
        }));
        Exhibit::Scene(scene)
    }

    fn table(&self, incident: &Incident) -> Exhibit {
        let contract = scene::contract(&self.contract, self.declarer);
        let (player, trick, partners) = (incident.seat, &self.trick.0, self.partners.cards());
        // A card in question is shown without a kind, even if it had one before.
        let before = incident.before.cards() - incident.cards;
        let faced = scene::laid(player, incident.before, before)
            .chain(scene::laid(player, PenaltyCards::None, incident.seen()))
            .chain(scene::laid(player.partner(), *self.partners, partners));
        let mut table = scene::table(contract, player, *self.hand, *self.dummy, trick, faced);
        let leader = self.leader.map(|leader| *leader);
        table.leader = leader.unwrap_or_else(|| contract.opening_leader());
        Exhibit::Table(table)
    }
}

impl Exercise for PenaltyCardKind {
    fn pose(&self) -> Result<Posed, Fault> {
        let exposure = self.exposure()?;
        let incident = &exposure.incident;
        let shown = [self.scene(incident), self.table(incident)];
        let partners = (*self.partners != PenaltyCards::None).then_some(PARTNERS_CARD_COUNTED);
        let played = self.played.map(|_| PLAYED_CARD_COUNTED);
        let counted = partners.into_iter().chain(played);
        let asked = exposure.which_kind(counted).showing(shown);
        Ok(Posed::new(vec![asked], exposure.witness()))
    }
}

/// A complication of the exposure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Twist {
    Alone,
    TwoAtOnce,
    /// The player already has a minor penalty card.
    Second,
    Partners,
    /// The player had a minor penalty card, which has been played.
    Played,
    Declaring,
    InAuction,
    /// During the auction, by the eventual declaring side.
    InAuctionDeclaring,
    AtOpeningLead,
    AlreadyThere,
}

impl Twist {
    const fn phase(self) -> Phase {
        match self {
            Self::InAuction | Self::InAuctionDeclaring => Phase::Auction,
            Self::AtOpeningLead => Phase::OpeningLead,
            _ => Phase::Play,
        }
    }
}

/// A way to expose a card, with its complication.
pub(crate) type Case = (How, Twist);

/// The cases that lead to each answer at each difficulty, each repeated by its frequency.
const CASES: &[(Option<PenaltyKind>, Difficulty, How, Twist)] = {
    use {Difficulty::*, How::*, PenaltyKind::*, Twist::*};
    &[
        (Some(Minor), Easy, Dropped, Alone),
        (Some(Minor), Medium, Dropped, Partners),
        (Some(Minor), Medium, Dropped, InAuction),
        (Some(Minor), Medium, OneOfSeveral, Alone),
        (Some(Minor), Medium, Dropped, Alone),
        (Some(Minor), Hard, Dropped, Played),
        (Some(Minor), Hard, Dropped, Partners),
        (Some(Minor), Hard, FifthCardByAccident, Alone),
        (Some(Minor), Hard, RestoredAndSeen, Alone),
        (Some(Minor), Hard, OneOfSeveral, Partners),
        (Some(Minor), Hard, RevokeCorrected, AlreadyThere),
        (Some(Minor), Hard, Dropped, InAuction),
        (Some(Major), Easy, Dropped, Alone),
        (Some(Major), Easy, Dropped, Alone),
        (Some(Major), Easy, LedOutOfTurnRefused, Alone),
        (Some(Major), Easy, RevokeCorrected, Alone),
        (Some(Major), Medium, Dropped, TwoAtOnce),
        (Some(Major), Medium, Dropped, Second),
        (Some(Major), Medium, OneOfSeveral, Alone),
        (Some(Major), Medium, Named, Alone),
        (Some(Major), Medium, Shown, Alone),
        (Some(Major), Medium, Dropped, InAuction),
        (Some(Major), Medium, LedOutOfTurnRefused, AtOpeningLead),
        (Some(Major), Medium, RevokeCorrected, Alone),
        (Some(Major), Medium, InsteadOfPenaltyCardRefused, Alone),
        (Some(Major), Hard, BeforePartner, Alone),
        (Some(Major), Hard, AtRhoTurnIllegal, Alone),
        (Some(Major), Hard, BeforeRequiredLead, Alone),
        (Some(Major), Hard, BeforeElection, Alone),
        (Some(Major), Hard, FifthCardDeliberate, Alone),
        (Some(Major), Hard, WithdrawnByOffender, Alone),
        (Some(Major), Hard, BothRevoked, Alone),
        (Some(Major), Hard, LedPrematurely, InAuction),
        (Some(Major), Hard, OneOfSeveral, Second),
        (Some(Major), Hard, RestoredAndSeen, Alone),
        (Some(Major), Hard, FifthCardByAccident, Alone),
        (None, Easy, SeenByOpponentOnly, Alone),
        (None, Easy, SeenByOpponentOnly, Alone),
        (None, Easy, LedOutOfTurnAccepted, Alone),
        (None, Easy, Dropped, Declaring),
        (None, Easy, NormalPlay, Alone),
        (None, Medium, UnseenWithAnother, Alone),
        (None, Medium, LedOutOfTurnAccepted, Alone),
        (None, Medium, Dropped, Declaring),
        (None, Medium, MisinformedByOpponent, Alone),
        (None, Medium, Dropped, InAuctionDeclaring),
        (None, Medium, FaceDown, AtOpeningLead),
        (None, Medium, RemarkOnTrick, Alone),
        (None, Hard, DeclarerHadPlayedBoth, Alone),
        (None, Hard, AtRhoTurnLegal, Alone),
        (None, Hard, WithdrawnByNonOffender, Alone),
        (None, Hard, InsteadOfPenaltyCardAccepted, Alone),
        (None, Hard, ClaimDisputed, Alone),
        (None, Hard, RemarkOnTrick, Alone),
        (None, Hard, Excused, Alone),
        (None, Hard, Dropped, InAuctionDeclaring),
    ]
};

/// The cases that lead to an answer.
pub(crate) fn cases(wanted: Option<PenaltyKind>, difficulty: Difficulty) -> Vec<Case> {
    let rows = CASES.iter().copied();
    let rows = rows.filter(|&(kind, level, ..)| (kind, level) == (wanted, difficulty));
    rows.map(|(.., how, twist)| (how, twist)).collect()
}

/// A card exposed in a way of this difficulty; each answer is about equally frequent.
pub(crate) fn generate(draw: &mut Draw<'_>) -> PenaltyCardKind {
    let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
    let wanted = draw.chance.pick_or(&[minor, major, major, None], None);
    let cases = cases(wanted, draw.difficulty);
    let case = draw.chance.pick_or(&cases, (How::Dropped, Twist::Alone));
    let scene = |play: &Play, chance: &mut Chance| exposing(play, chance, case, wanted);
    let found = match case.1.phase() {
        Phase::Play => moment(draw, scene),
        _ => before_the_lead(draw, scene),
    };
    let simple = r#"(player: E, hand: "HQ H9 C3", exposes: "H9", how: "dropped")"#;
    found.unwrap_or_else(|| plain(simple))
}

/// A suitable player exposes a card; `None` if it cannot happen now.
fn exposing(
    play: &Play,
    chance: &mut Chance,
    (how, twist): Case,
    wanted: Option<PenaltyKind>,
) -> Option<PenaltyCardKind> {
    use How::*;
    let (declarer, dummy) = (play.contract().declarer, play.contract().dummy());
    let turn = play.turn()?;
    let own_turn = play.obligations().defends(turn);
    let cards = play.trick().len();
    let either = chance.pick_or(&[declarer.lho(), declarer.rho()], declarer.lho());
    let (defender, possible) = match how {
        LedOutOfTurnRefused | LedOutOfTurnAccepted if own_turn => (turn.partner(), cards == 0),
        LedOutOfTurnRefused | LedOutOfTurnAccepted => (either, cards == 0),
        // An opponent who gives wrong information knows that it is not this player's lead.
        MisinformedByOpponent | BeforeRequiredLead => (either, cards == 0 && !own_turn),
        DeclarerHadPlayedBoth if play.leader() != declarer => return None,
        BeforePartner | DeclarerHadPlayedBoth => (turn.partner(), own_turn && cards == 1),
        AtRhoTurnLegal | AtRhoTurnIllegal => (turn.lho(), !own_turn && (1..3).contains(&cards)),
        FifthCardDeliberate | FifthCardByAccident if own_turn => (turn.partner(), cards >= 2),
        FifthCardDeliberate | FifthCardByAccident => (turn.rho(), cards >= 1),
        BeforeElection => (turn, own_turn && cards == 0),
        RevokeCorrected | NormalPlay => (turn, own_turn && cards > 0),
        InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted => (turn, own_turn && cards > 0),
        OneOfSeveral | UnseenWithAnother => (turn, own_turn),
        RemarkOnTrick => (either, cards > 0),
        _ => (either, true),
    };
    let player = match twist {
        Twist::InAuctionDeclaring => chance.pick_or(&[declarer, dummy], dummy),
        Twist::Declaring => chance.pick_or(&[declarer, declarer, dummy], dummy),
        // The correct leader is on declarer's left; the partner leads instead.
        Twist::AtOpeningLead => declarer.rho(),
        _ => defender,
    };
    let told = match how {
        WithdrawnByNonOffender | WithdrawnByOffender | BothRevoked | ClaimDisputed => false,
        _ => twist.phase() != Phase::Auction,
    };
    if !possible {
        return None;
    }
    expose(play, chance, (player, told), (how, twist), wanted, |_| true)
}

/// The player exposes a card that `fits`; `told` says whether the trick is shown.
pub(crate) fn expose(
    play: &Play,
    chance: &mut Chance,
    (player, told): (Seat, bool),
    (how, twist): Case,
    wanted: Option<PenaltyKind>,
    fits: impl Fn(Card) -> bool,
) -> Option<PenaltyCardKind> {
    use How::*;
    let hand = play.hand(player);
    if hand.len() < 3 {
        return None;
    }
    let shown = if told { play.trick() } else { &[] };
    let legal = free(hand, shown).legal_cards();
    let possible = |card: Card| match how {
        RevokeCorrected | AtRhoTurnIllegal => !legal.contains(card),
        WithdrawnByOffender | BothRevoked => !told || !legal.contains(card),
        // To play before partner, the player follows to the card led; otherwise it would be a lead.
        BeforePartner | DeclarerHadPlayedBoth => legal.contains(card),
        NormalPlay | AtRhoTurnLegal => legal.contains(card),
        InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted => legal.contains(card),
        _ => true,
    };
    let small = |card: Card| !is_honour(card);
    let minor = wanted == Some(PenaltyKind::Minor);
    let fits = |card| fits(card) && possible(card) && (!minor || small(card));
    // A single card exposed accidentally is major only if it is an honour.
    let alone = !matches!(twist, Twist::TwoAtOnce | Twist::Second);
    let honour = alone && wanted == Some(PenaltyKind::Major);
    let preferred = match how {
        // A card of a long suit is the more plausible lead.
        LedOutOfTurnRefused | LedOutOfTurnAccepted | MisinformedByOpponent => {
            let long = |card: Card| cards_of(hand, card.suit).len() >= 3;
            pick(chance, hand, |card| long(card) && fits(card))
        }
        // Often a ten, because there the rule is misunderstood.
        Dropped | OneOfSeveral | RestoredAndSeen | FifthCardByAccident if honour => {
            let ten = chance.percent(35);
            let such = |card: Card| is_honour(card) && (!ten || card.rank == Rank::T);
            pick(chance, hand, |card| such(card) && fits(card))
        }
        _ => None,
    };
    let card = preferred.or_else(|| pick(chance, hand, fits))?;
    let mut incident = Incident {
        phase: twist.phase(),
        declarer: Some(play.contract().declarer),
        seat: player,
        cards: [card].into_iter().collect(),
        how,
        before: PenaltyCards::None,
        due: None,
    };
    let (mut partners, mut played) = (PenaltyCards::None, None);
    let theirs = play.hand(player.partner());
    let other = |chance: &mut Chance| pick(chance, hand, |other| other != card && small(other));
    match (twist, how) {
        (Twist::TwoAtOnce, _) => incident.cards = Hand::from_iter([card, other(chance)?]),
        (Twist::Second, _) => incident.before = PenaltyCards::Minor(other(chance)?),
        (Twist::AlreadyThere, _) => incident.before = PenaltyCards::Minor(card),
        (Twist::Partners, _) => partners = PenaltyCards::Minor(pick(chance, theirs, small)?),
        (Twist::Played, _) => played = Some(earlier_card(play, player)?),
        (_, BeforeElection) => partners = PenaltyCards::major(pick(chance, theirs, |_| true)?),
        (_, InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted) => {
            // The penalty card could legally be played, so it had to be.
            let due = pick(chance, legal, |other| other != card)?;
            incident.before = PenaltyCards::major(due);
            incident.due = (how == InsteadOfPenaltyCardRefused).then_some(due);
        }
        _ => {}
    }
    let mut made = PenaltyCardKind::new(play.contract(), hand, &incident, partners);
    made.dummy = dummys_seen(play);
    made.leader = told.then_some(play.leader().into());
    made.trick = Trick(shown.to_vec());
    made.played = played.map(OneCard);
    (made.exposure().ok()?.kind() == wanted).then_some(made)
}

/// The player's last small card in an earlier trick, which may have been a minor penalty card.
fn earlier_card(play: &Play, player: Seat) -> Option<Card> {
    let mut earlier = play.record().iter().rev().skip(play.trick().len());
    let last = earlier.find(|made| made.seat == player && !is_honour(made.card));
    last.map(|made| made.card)
}
