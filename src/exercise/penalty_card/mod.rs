//! `penalty_card`: is an exposed card a penalty card, which kind, and what may
//! be played while it lies there?

mod generate;
mod mistakes;

use contract_bridge::{Card, Hand, Seat, Strain};
use serde::Deserialize;

use crate::engine::laws::exposed_card::{How, Incident, Phase};
use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::play::Turn;
use crate::engine::{Fact, Reason, Side, notation};
use crate::exercise::fields::{Fault, Field};
use crate::exercise::{
    Answer, Ask, Exercise, Exhibit, Grade, Kind, LaidCard, Phrase, Question, Skill, Slip, Step,
    TableView, Verdict, fields,
};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::PenaltyCardKind,
    Skill::MajorPenaltyCardPlay,
    Skill::MinorPenaltyCardPlay,
];

pub use generate::generate;
pub use mistakes::SLIPS;
use mistakes::{EXPOSED_CARD_GOES_BACK, kind_mistakes, play_mistakes, wrong_card};

/// A player at his turn with cards exposed now or before.
///
/// Up to two questions: the kind of the card exposed, if one is; and the cards
/// that may be played, if a trick is given.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct PenaltyCard {
    declarer: Seat,
    player: Seat,
    hand: Hand,
    before: PenaltyCards,
    exposed: Option<(Hand, How)>,
    trick: Option<Vec<Card>>,
    trumps: Option<Strain>,
    /// Penalty cards after the exposure, worked out by the engine.
    after: PenaltyCards,
    /// A card that must be played although it is no penalty card.
    bound: Option<Card>,
}

/// As lessons write it:
/// `penalty_card(player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", trick: "D7 D2 DQ")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "penalty_card")]
struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default, deserialize_with = "fields::penalty_cards")]
    before: PenaltyCards,
    #[serde(default, deserialize_with = "fields::hand")]
    exposes: Hand,
    #[serde(default, deserialize_with = "fields::how")]
    how: Option<How>,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(default, deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
}

impl TryFrom<Written> for PenaltyCard {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let exposed = match (written.exposes.is_empty(), written.how) {
            (true, None) => None,
            (false, Some(how)) => Some((written.exposes, how)),
            (true, Some(how)) => return Err(Fault::new("exposes-missing", Field::How, how.id())),
            (false, None) => {
                let cards = notation::cards(written.exposes);
                return Err(Fault::new("how-missing", Field::Cards, cards));
            }
        };
        Self::new(
            written.declarer,
            written.player,
            written.hand,
            written.before,
            exposed,
            written.trick,
            written.trumps,
        )
    }
}

impl PenaltyCard {
    /// The exercise, if the position is possible.
    ///
    /// # Errors
    /// A card that is not in the hand, a card in two places, nothing to ask,
    /// penalty cards of declarer's side.
    pub fn new(
        declarer: Seat,
        player: Seat,
        hand: Hand,
        before: PenaltyCards,
        exposed: Option<(Hand, How)>,
        trick: Option<Vec<Card>>,
        trumps: Option<Strain>,
    ) -> Result<Self, Fault> {
        let cards = |cards: Hand| notation::cards(cards);
        if !(before.cards() - hand).is_empty() {
            let missing = cards(before.cards() - hand);
            return Err(Fault::new("not-in-hand", Field::PenaltyCards, missing));
        }
        if Side::of(player) == Side::of(declarer) && before != PenaltyCards::None {
            let laid = cards(before.cards());
            return Err(Fault::new("penalty-of-declarer", Field::PenaltyCards, laid));
        }
        let mut bound = None;
        let after = match exposed {
            None => before,
            Some((shown, how)) => {
                if leaves_the_hand(how, trick.is_some()) {
                    return Err(Fault::new("how-not-here", Field::How, how.id()));
                }
                if !(shown - hand).is_empty() {
                    return Err(Fault::new("not-in-hand", Field::Cards, cards(shown - hand)));
                }
                let incident = Incident {
                    phase: Phase::Play,
                    declarer: Some(declarer),
                    seat: player,
                    cards: shown,
                    how,
                    before,
                    due: None,
                };
                let ruling = incident
                    .ruling()
                    .map_err(|_| Fault::new("how-not-here", Field::How, how.id()))?;
                bound = ruling.must_be_played;
                ruling.penalty
            }
        };
        if let Some(twice) = trick.iter().flatten().find(|card| hand.contains(**card)) {
            return Err(Fault::new(
                "card-twice",
                Field::Cards,
                notation::card(*twice),
            ));
        }
        if exposed.is_none() && trick.is_none() {
            return Err(Fault::new("nothing-asked", Field::Hand, cards(hand)));
        }
        Ok(Self {
            declarer,
            player,
            hand,
            before,
            exposed,
            trick,
            trumps,
            after,
            bound,
        })
    }

    fn incident(&self, cards: Hand, how: How) -> Incident {
        Incident {
            phase: Phase::Play,
            declarer: Some(self.declarer),
            seat: self.player,
            cards,
            how,
            before: self.before,
            due: None,
        }
    }

    /// The player at his turn, with the penalty cards after the exposure.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            hand: self.hand,
            trick: self.trick.clone().unwrap_or_default(),
            penalty: self.after,
            bound: self.bound.map(crate::engine::play::Commitment::early),
            ..Turn::default()
        }
    }

    /// What a part asks: the kind first, if there is something exposed.
    fn asks_kind(&self, part: usize) -> Option<(Hand, How)> {
        self.exposed.filter(|_| part == 0)
    }

    fn table(&self, faced: Vec<LaidCard>) -> Exhibit {
        let trick = self.trick.clone().unwrap_or_default();
        let leader = (0..trick.len()).fold(self.player, |seat, _| seat.rho());
        Exhibit::Table(TableView {
            declarer: Some(self.declarer),
            strain: self.trumps,
            player: self.player,
            hand: self.hand,
            others: Vec::new(),
            leader,
            trick,
            faced,
        })
    }

    fn grade_kind(&self, shown: Hand, how: How, answer: &Answer) -> Grade {
        let incident = self.incident(shown, how);
        // `new` has checked that the incident is possible.
        let reasons = incident
            .ruling()
            .map(|ruling| ruling.reasons)
            .unwrap_or_default();
        let solution = kind_option(self.kind_of(shown));
        let mistakes = mistakes_about_kind(&reasons, shown);
        Grade::of(solution, answer, reasons).with_slip(answer, mistakes)
    }

    fn kind_of(&self, shown: Hand) -> Option<PenaltyKind> {
        shown.iter().find_map(|card| self.after.kind(card))
    }

    fn grade_play(&self, answer: &Answer) -> Grade {
        let turn = self.turn();
        let legal = turn.legal_cards();
        let mut grade = Grade::of(Answer::Cards(legal), answer, play_reasons(&turn))
            .with_slip(answer, play_mistakes(&turn, legal));
        if let Answer::Cards(given) = *answer {
            grade.slip = grade.slip.or_else(|| wrong_card(&turn, given - legal));
            if grade.verdict == Verdict::Wrong && !given.is_empty() && (given - legal).is_empty() {
                grade.verdict = Verdict::Partly;
            }
            grade.steps = self
                .hand
                .iter()
                .map(|card| Step::Card {
                    card,
                    why_not: turn.check(card).err().map(|illegal| illegal.reason(card)),
                    right: given.contains(card) == legal.contains(card),
                })
                .collect();
        }
        grade
    }
}

fn mistakes_about_kind(reasons: &[Reason], shown: Hand) -> Vec<(Slip, Answer)> {
    let id = reasons.first().map_or("", |reason| reason.id);
    let goes_back = (EXPOSED_CARD_GOES_BACK, kind_option(None));
    let mistakes = kind_mistakes(id, shown).into_iter();
    mistakes.chain([goes_back]).collect()
}

/// Whether the exposed card, or the one due in its place, has been played by
/// then, so that nothing can be asked about this hand's turn.
const fn leaves_the_hand(how: How, turn_is_asked: bool) -> bool {
    match how {
        How::InsteadOfPenaltyCardRefused => true,
        How::LedOutOfTurnAccepted | How::InsteadOfPenaltyCardAccepted | How::NormalPlay => {
            turn_is_asked
        }
        _ => false,
    }
}

fn kind_option(kind: Option<PenaltyKind>) -> Answer {
    Answer::Choice(match kind {
        Some(PenaltyKind::Minor) => 0,
        Some(PenaltyKind::Major) => 1,
        None => 2,
    })
}

/// The rules that decide what may be played, strongest first, each once.
fn play_reasons(turn: &Turn) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for card in turn.hand.iter() {
        if let Err(illegal) = turn.check(card) {
            let reason = illegal.reason(card);
            if reasons.iter().all(|known| known.id != reason.id) {
                reasons.push(reason);
            }
        }
    }
    if turn.declarer_designates() {
        reasons.push(
            Reason::new("declarer-designates", "51A")
                .with("majors", Fact::Cards(turn.legal_cards())),
        );
    }
    let majors = turn.penalty.majors();
    if !majors.is_empty() && (turn.legal_cards() & majors).is_empty() {
        reasons
            .push(Reason::new("penalty-card-stays", "50D1(b)").with("majors", Fact::Cards(majors)));
    }
    if let (PenaltyCards::Minor(minor), true) = (turn.penalty, reasons.is_empty()) {
        reasons
            .push(Reason::new("minor-binds-its-suit-only", "50C").with("minor", Fact::Card(minor)));
    }
    if reasons.is_empty() {
        reasons.push(Reason::new("free-to-play", "44"));
    }
    reasons
}

impl Exercise for PenaltyCard {
    fn kind(&self) -> Kind {
        Kind::PenaltyCard
    }

    fn skill(&self, part: usize) -> Skill {
        match (self.asks_kind(part), self.after) {
            (Some(_), _) => Skill::PenaltyCardKind,
            (None, PenaltyCards::Minor(_)) => Skill::MinorPenaltyCardPlay,
            (None, _) => Skill::MajorPenaltyCardPlay,
        }
    }

    fn parts(&self) -> usize {
        usize::from(self.exposed.is_some()) + usize::from(self.trick.is_some())
    }

    fn pose(&self, part: usize) -> Question {
        let seat = Fact::Seat(self.player);
        if let Some((shown, how)) = self.asks_kind(part) {
            let earlier = self.before.cards().iter().map(|card| LaidCard {
                seat: self.player,
                card,
                kind: self.before.kind(card),
            });
            let now = shown.iter().map(|card| LaidCard {
                seat: self.player,
                card,
                kind: None,
            });
            let exhibit = self.table(earlier.chain(now).collect());
            return Question {
                prompt: Phrase::new(kind_prompt(how))
                    .with("seat", seat)
                    .with("cards", Fact::Cards(shown))
                    .with(
                        "number",
                        Fact::Number(i32::try_from(shown.len()).unwrap_or(1)),
                    ),
                exhibits: vec![exhibit],
                ask: Ask::Choice(vec![
                    Phrase::new("option-minor"),
                    Phrase::new("option-major"),
                    Phrase::new("option-no-penalty-card"),
                ]),
            };
        }
        let faced = self.after.cards().iter().map(|card| LaidCard {
            seat: self.player,
            card,
            kind: self.after.kind(card),
        });
        let leading = self.trick.as_ref().is_none_or(Vec::is_empty);
        let id = if leading {
            "exercise-penalty_card-lead"
        } else {
            "exercise-penalty_card-play"
        };
        Question {
            prompt: Phrase::new(id).with("seat", seat),
            exhibits: vec![self.table(faced.collect())],
            ask: Ask::Cards(self.hand),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match self.asks_kind(part) {
            Some((shown, _)) => kind_option(self.kind_of(shown)),
            None => Answer::Cards(self.turn().legal_cards()),
        }
    }

    fn witness(&self) -> String {
        match self.asks_kind(0) {
            Some((shown, _)) => match self.kind_of(shown) {
                Some(PenaltyKind::Minor) => "minor",
                Some(PenaltyKind::Major) => "major",
                None => "none",
            }
            .to_owned(),
            None => notation::cards(self.turn().legal_cards()),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        match self.asks_kind(part) {
            Some((shown, how)) => {
                let ruling = self.incident(shown, how).ruling();
                let reasons = ruling.map(|ruling| ruling.reasons).unwrap_or_default();
                mistakes_about_kind(&reasons, shown)
            }
            None => {
                let turn = self.turn();
                play_mistakes(&turn, turn.legal_cards())
            }
        }
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        match self.asks_kind(part) {
            Some((shown, how)) => self.grade_kind(shown, how, answer),
            None => self.grade_play(answer),
        }
    }
}

/// The question tells what happened: one text for each way of exposing a card.
#[must_use]
pub const fn kind_prompt(how: How) -> &'static str {
    match how {
        How::Dropped => "exercise-penalty_card-dropped",
        How::Shown => "exercise-penalty_card-shown",
        How::Named => "exercise-penalty_card-named",
        How::OneOfSeveral => "exercise-penalty_card-one_of_several",
        How::UnseenWithAnother => "exercise-penalty_card-unseen_with_another",
        How::SeenByOpponentOnly => "exercise-penalty_card-seen_by_opponent_only",
        How::LedOutOfTurnRefused => "exercise-penalty_card-led_out_of_turn_refused",
        How::LedOutOfTurnAccepted => "exercise-penalty_card-led_out_of_turn_accepted",
        How::MisinformedByOpponent => "exercise-penalty_card-misinformed_by_opponent",
        How::BeforePartner => "exercise-penalty_card-before_partner",
        How::DeclarerHadPlayedBoth => "exercise-penalty_card-declarer_had_played_both",
        How::AtRhoTurnLegal => "exercise-penalty_card-at_rho_turn_legal",
        How::AtRhoTurnIllegal => "exercise-penalty_card-at_rho_turn_illegal",
        How::BeforeRequiredLead => "exercise-penalty_card-before_required_lead",
        How::BeforeElection => "exercise-penalty_card-before_election",
        How::FifthCardDeliberate => "exercise-penalty_card-fifth_card_deliberate",
        How::FifthCardByAccident => "exercise-penalty_card-fifth_card_accident",
        How::RevokeCorrected => "exercise-penalty_card-revoke_corrected",
        How::WithdrawnByNonOffender => "exercise-penalty_card-withdrawn_by_non_offender",
        How::WithdrawnByOffender => "exercise-penalty_card-withdrawn_by_offender",
        How::BothRevoked => "exercise-penalty_card-both_revoked",
        How::LedPrematurely => "exercise-penalty_card-led_prematurely",
        How::InsteadOfPenaltyCardRefused => "exercise-penalty_card-instead_refused",
        How::InsteadOfPenaltyCardAccepted => "exercise-penalty_card-instead_accepted",
        How::RestoredAndSeen => "exercise-penalty_card-restored_and_seen",
        How::FaceDown => "exercise-penalty_card-face_down",
        How::ClaimDisputed => "exercise-penalty_card-claim_disputed",
        How::RemarkOnTrick => "exercise-penalty_card-remark_on_trick",
        How::Excused => "exercise-penalty_card-excused",
        How::NormalPlay => "exercise-penalty_card-normal_play",
    }
}
