//! `penalty_card_kind`: a card was exposed. Is it a minor penalty card, a major one, or neither?
//! ```ron
//! penalty_card_kind(contract: "4S", player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", partners: "D9:minor")
//! penalty_card_kind(phase: auction, player: E, hand: "SJ HQ HT C3", exposes: "HT", how: "dropped")
//! ```

use contract_bridge::{Card, Hand, Rank, Seat};

use crate::fields::{
    Cards, ContractText, Declarer, Fault, Field, HowWord, OneCard, PenaltyText, SeatName, Trick,
    position,
};
use crate::grade::mistakes;
use crate::rulings::defence::exposure::{self, Exposure};
use crate::rulings::defence::generate::{before_the_lead, dummys_seen, moment, pick};
use crate::rulings::defence::scene;
use crate::rulings::plain;
use crate::rulings::rectification::about;
use crate::{Chance, Difficulty, Draw, Exercise, Exhibit, Phrase, Posed, Skill, TableView};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::{IllegalCard, Play};
use engine::{Contract, Fact, cards_of, is_honour};

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

    fn contract(&self) -> Contract {
        scene::contract(&self.contract, self.declarer)
    }

    fn exposure(&self) -> Result<Exposure, Fault> {
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
        let dummys = match *self.player == self.contract().dummy() {
            true => Hand::EMPTY,
            false => *self.dummy,
        };
        scene::apart([*self.hand, trick, played, partners, dummys])?;
        let exposure = Exposure {
            partners: *self.partners,
            played: self.played.map(|card| *card),
            ..Exposure::of(incident)?
        };
        match self.can_have_happened(&exposure.incident) {
            true => Ok(exposure),
            false => Err(Fault::new("how-not-here", Field::How, self.how.id())),
        }
    }

    /// Whether the incident fits the visible trick.
    fn can_have_happened(&self, incident: &Incident) -> bool {
        let begun = !self.trick.0.is_empty();
        let told = self.leader.is_some() && begun;
        let turn = scene::free(*self.hand, &self.trick.0);
        let mut verdicts = incident.cards.iter().map(|card| turn.check(card));
        let fits = match incident.how {
            How::LedOutOfTurnRefused | How::LedOutOfTurnAccepted | How::MisinformedByOpponent => {
                !begun && self.leader.is_none_or(|leader| *leader != incident.seat)
            }
            // Only described for a player who then defends.
            How::LedPrematurely => incident.is_defender(),
            How::RevokeCorrected | How::AtRhoTurnIllegal if told => {
                matches!(verdicts.next(), Some(Err(IllegalCard::MustFollow(_))))
            }
            How::AtRhoTurnLegal | How::NormalPlay if told => verdicts.next() == Some(Ok(())),
            _ => true,
        };
        fits && self.played.is_none_or(|card| !is_honour(*card))
    }

    fn scene(&self, incident: &Incident) -> Exhibit {
        let contract = self.contract();
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
        let player = incident.seat;
        // A card in question is shown without a kind, even if it had one before.
        let before = incident.before.cards() - incident.cards;
        let partners = self.partners.cards();
        let faced = scene::laid(player, incident.before, before)
            .chain(scene::laid(player, PenaltyCards::None, incident.seen()))
            .chain(scene::laid(player.partner(), *self.partners, partners));
        let (contract, trick) = (self.contract(), &self.trick.0);
        let table = scene::table(contract, player, *self.hand, *self.dummy, trick, faced);
        let leader = self.leader.map(|leader| *leader);
        Exhibit::Table(TableView {
            leader: leader.unwrap_or_else(|| contract.opening_leader()),
            ..table
        })
    }
}

impl Exercise for PenaltyCardKind {
    fn pose(&self) -> Result<Posed, Fault> {
        let exposure = self.exposure()?;
        let incident = &exposure.incident;
        let exhibits = [self.scene(incident), self.table(incident)];
        let asked = exposure.which_kind().showing(exhibits);
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

/// The cases that lead to an answer.
pub(crate) const fn cases(wanted: Option<PenaltyKind>, difficulty: Difficulty) -> &'static [Case] {
    use How::*;
    use PenaltyKind::{Major, Minor};
    use Twist::*;
    match (wanted, difficulty) {
        (Some(Minor), Difficulty::Easy) => &[(Dropped, Alone)],
        (Some(Minor), Difficulty::Medium) => &[
            (Dropped, Partners),
            (Dropped, InAuction),
            (OneOfSeveral, Alone),
            (Dropped, Alone),
        ],
        (Some(Minor), Difficulty::Hard) => &[
            (Dropped, Played),
            (Dropped, Partners),
            (FifthCardByAccident, Alone),
            (RestoredAndSeen, Alone),
            (OneOfSeveral, Partners),
            (RevokeCorrected, AlreadyThere),
            (Dropped, InAuction),
        ],
        (Some(Major), Difficulty::Easy) => &[
            (Dropped, Alone),
            (Dropped, Alone),
            (LedOutOfTurnRefused, Alone),
            (RevokeCorrected, Alone),
        ],
        (Some(Major), Difficulty::Medium) => &[
            (Dropped, TwoAtOnce),
            (Dropped, Second),
            (OneOfSeveral, Alone),
            (Named, Alone),
            (Shown, Alone),
            (Dropped, InAuction),
            (LedOutOfTurnRefused, AtOpeningLead),
            (RevokeCorrected, Alone),
            (InsteadOfPenaltyCardRefused, Alone),
        ],
        (Some(Major), Difficulty::Hard) => &[
            (BeforePartner, Alone),
            (AtRhoTurnIllegal, Alone),
            (BeforeRequiredLead, Alone),
            (BeforeElection, Alone),
            (FifthCardDeliberate, Alone),
            (WithdrawnByOffender, Alone),
            (BothRevoked, Alone),
            (LedPrematurely, InAuction),
            (OneOfSeveral, Second),
            (RestoredAndSeen, Alone),
            (FifthCardByAccident, Alone),
        ],
        (None, Difficulty::Easy) => &[
            (SeenByOpponentOnly, Alone),
            (SeenByOpponentOnly, Alone),
            (LedOutOfTurnAccepted, Alone),
            (Dropped, Declaring),
            (NormalPlay, Alone),
        ],
        (None, Difficulty::Medium) => &[
            (UnseenWithAnother, Alone),
            (LedOutOfTurnAccepted, Alone),
            (Dropped, Declaring),
            (MisinformedByOpponent, Alone),
            (Dropped, InAuctionDeclaring),
            (FaceDown, AtOpeningLead),
            (RemarkOnTrick, Alone),
        ],
        (None, Difficulty::Hard) => &[
            (DeclarerHadPlayedBoth, Alone),
            (AtRhoTurnLegal, Alone),
            (WithdrawnByNonOffender, Alone),
            (InsteadOfPenaltyCardAccepted, Alone),
            (ClaimDisputed, Alone),
            (RemarkOnTrick, Alone),
            (Excused, Alone),
            (Dropped, InAuctionDeclaring),
        ],
    }
}

/// A card exposed in a way of this difficulty; each answer is about equally frequent.
pub(crate) fn generate(draw: &mut Draw<'_>) -> PenaltyCardKind {
    let (minor, major) = (Some(PenaltyKind::Minor), Some(PenaltyKind::Major));
    let wanted = draw.chance.pick_or(&[minor, major, major, None], None);
    let dropped = (How::Dropped, Twist::Alone);
    let case = draw.chance.pick_or(cases(wanted, draw.difficulty), dropped);
    let scene = |play: &Play, chance: &mut Chance| {
        let who = who(play, chance, case)?;
        expose(play, chance, who, case, wanted, |_| true)
    };
    let found = match case.1.phase() {
        Phase::Play => moment(draw, scene),
        _ => before_the_lead(draw, scene),
    };
    let simple = r#"(player: E, hand: "HQ H9 C3", exposes: "H9", how: "dropped")"#;
    found.unwrap_or_else(|| plain(simple))
}

/// The player, and whether the story shows the trick; `None` if it cannot happen now.
fn who(play: &Play, chance: &mut Chance, (how, twist): Case) -> Option<(Seat, bool)> {
    use How::*;
    let declarer = play.contract().declarer;
    let turn = play.turn()?;
    let own_turn = play.obligations().defends(turn);
    let cards = play.trick().len();
    let either = chance.pick_or(&[declarer.lho(), declarer.rho()], declarer.lho());
    let dummy = declarer.partner();
    let (player, possible) = match (twist, how) {
        (Twist::InAuction, _) => (either, true),
        (Twist::InAuctionDeclaring, _) => (chance.pick_or(&[declarer, dummy], dummy), true),
        (Twist::Declaring, _) => (chance.pick_or(&[declarer, declarer, dummy], dummy), true),
        // The correct leader is on declarer's left; the partner leads instead.
        (Twist::AtOpeningLead, _) => (declarer.rho(), true),
        (_, LedOutOfTurnRefused | LedOutOfTurnAccepted) if own_turn => (turn.partner(), cards == 0),
        (_, LedOutOfTurnRefused | LedOutOfTurnAccepted) => (either, cards == 0),
        // An opponent who gives wrong information knows that it is not this player's lead.
        (_, MisinformedByOpponent | BeforeRequiredLead) => (either, cards == 0 && !own_turn),
        (_, DeclarerHadPlayedBoth) if play.leader() != declarer => return None,
        (_, BeforePartner | DeclarerHadPlayedBoth) => (turn.partner(), own_turn && cards == 1),
        (_, AtRhoTurnLegal | AtRhoTurnIllegal) => {
            (turn.lho(), !own_turn && (1..3).contains(&cards))
        }
        (_, FifthCardDeliberate | FifthCardByAccident) if own_turn => (turn.partner(), cards >= 2),
        (_, FifthCardDeliberate | FifthCardByAccident) => (turn.rho(), cards >= 1),
        (_, BeforeElection) => (turn, own_turn && cards == 0),
        (
            _,
            RevokeCorrected
            | NormalPlay
            | InsteadOfPenaltyCardRefused
            | InsteadOfPenaltyCardAccepted,
        ) => (turn, own_turn && cards > 0),
        (_, OneOfSeveral | UnseenWithAnother) => (turn, own_turn),
        (_, RemarkOnTrick) => (either, cards > 0),
        _ => (either, true),
    };
    let told = match how {
        WithdrawnByNonOffender | WithdrawnByOffender | BothRevoked | ClaimDisputed => false,
        _ => twist.phase() != Phase::Auction,
    };
    possible.then_some((player, told))
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
    let legal = scene::free(hand, shown).legal_cards();
    let possible = |card: Card| match how {
        RevokeCorrected | AtRhoTurnIllegal => !legal.contains(card),
        WithdrawnByOffender | BothRevoked => !told || !legal.contains(card),
        // To play before partner, the player follows to the card led; otherwise it would be a lead.
        NormalPlay
        | AtRhoTurnLegal
        | BeforePartner
        | DeclarerHadPlayedBoth
        | InsteadOfPenaltyCardRefused
        | InsteadOfPenaltyCardAccepted => legal.contains(card),
        _ => true,
    };
    let small = |card: Card| !is_honour(card);
    let minor = wanted == Some(PenaltyKind::Minor);
    let fits = |card| fits(card) && possible(card) && (!minor || small(card));
    // A single card exposed accidentally is major only if it is an honour.
    let alone = !matches!(twist, Twist::TwoAtOnce | Twist::Second);
    let honour = alone && wanted == Some(PenaltyKind::Major);
    let card = likely(chance, hand, fits, how, honour)?;
    let incident = Incident {
        phase: twist.phase(),
        declarer: Some(play.contract().declarer),
        seat: player,
        cards: [card].into_iter().collect(),
        how,
        before: PenaltyCards::None,
        due: None,
    };
    let mut made = PenaltyCardKind::new(play.contract(), hand, &incident, PenaltyCards::None);
    made.leader = told.then_some(play.leader().into());
    made.trick = Trick(shown.to_vec());
    if incident.phase == Phase::Play {
        made.dummy = dummys_seen(play);
    }
    let partners = play.hand(player.partner());
    let other = |chance: &mut Chance| pick(chance, hand, |other| other != card && small(other));
    match twist {
        Twist::TwoAtOnce => made.exposes = Hand::from_iter([card, other(chance)?]).into(),
        Twist::Second => made.before = PenaltyCards::Minor(other(chance)?).into(),
        Twist::AlreadyThere => made.before = PenaltyCards::Minor(card).into(),
        Twist::Partners => {
            made.partners = PenaltyCards::Minor(pick(chance, partners, small)?).into();
        }
        Twist::Played => made.played = Some(earlier_card(play, player)?.into()),
        _ => {}
    }
    match how {
        BeforeElection => {
            made.partners = PenaltyCards::major(pick(chance, partners, |_| true)?).into();
        }
        InsteadOfPenaltyCardRefused | InsteadOfPenaltyCardAccepted => {
            // The penalty card could legally be played, so it had to be.
            let due = pick(chance, legal, |other| other != card)?;
            made.before = PenaltyCards::major(due).into();
            made.due = (how == InsteadOfPenaltyCardRefused).then_some(due.into());
        }
        _ => {}
    }
    (made.exposure().ok()?.kind() == wanted).then_some(made)
}

/// The player's last small card in an earlier trick, which may have been a minor penalty card.
fn earlier_card(play: &Play, player: Seat) -> Option<Card> {
    let complete = play.record().len() - play.trick().len();
    let mut played = play.record().iter().take(complete).rev();
    let last = played.find(|made| made.seat == player && !is_honour(made.card));
    last.map(|made| made.card)
}

/// A plausible card for this exposure. To lead: a card of a long suit. Accidental: any card or,
/// with `honour`, an honour, often a ten, because there the rule is misunderstood.
fn likely(
    chance: &mut Chance,
    hand: Hand,
    fits: impl Fn(Card) -> bool,
    how: How,
    honour: bool,
) -> Option<Card> {
    use How::*;
    let preferred = match how {
        LedOutOfTurnRefused | LedOutOfTurnAccepted | MisinformedByOpponent => {
            let long = |card: Card| cards_of(hand, card.suit).len() >= 3;
            pick(chance, hand, |card| long(card) && fits(card))
        }
        Dropped | OneOfSeveral | RestoredAndSeen | FifthCardByAccident if honour => {
            let ten = chance.percent(35);
            let such = |card: Card| is_honour(card) && (!ten || card.rank == Rank::T);
            pick(chance, hand, |card| such(card) && fits(card))
        }
        _ => None,
    };
    preferred.or_else(|| pick(chance, hand, fits))
}
