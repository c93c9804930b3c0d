//! `penalty_card`: is an exposed card a penalty card, which kind, and what may
//! be played while it lies there?

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};
use serde::Deserialize;

use crate::engine::laws::exposed_card::{How, Incident, Phase};
use crate::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::engine::play::{IllegalCard, Turn};
use crate::engine::{Fact, Reason, cards_of, is_honour, notation};
use crate::exercise::fields::{Fault, Field};
use crate::exercise::{
    Answer, Ask, Chance, Difficulty, Exercise, Exhibit, Grade, Kind, LaidCard, Phrase, Question,
    Skill, Slip, Step, TableView, Verdict, fields,
};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    TEN_IS_NO_HONOUR,
    DROPPED_HONOUR_IS_MINOR,
    SECOND_CARD_STAYS_MINOR,
    SEVERAL_AT_ONCE_ARE_MINOR,
    DELIBERATE_SMALL_IS_MINOR,
    DECLARER_HAS_PENALTY_CARD,
    UNSEEN_CARD_PENALISED,
    EXCUSED_CARD_PENALISED,
    SMALL_ACCIDENT_IS_MAJOR,
    EXPOSED_CARD_GOES_BACK,
    PENALTY_CARD_OPTIONAL,
    PENALTY_BEFORE_FOLLOWING,
    MINOR_TREATED_AS_MAJOR,
    MAJOR_TREATED_AS_MINOR,
    HONOUR_ALTERNATIVE_FORGOTTEN,
    FOLLOWING_FORGOTTEN,
    OWNER_CHOOSES_AMONG_TWO,
];

const TEN_IS_NO_HONOUR: Slip = Slip("ten-is-no-honour");
const DROPPED_HONOUR_IS_MINOR: Slip = Slip("dropped-honour-is-minor");
const SECOND_CARD_STAYS_MINOR: Slip = Slip("second-card-stays-minor");
const SEVERAL_AT_ONCE_ARE_MINOR: Slip = Slip("several-at-once-are-minor");
const DELIBERATE_SMALL_IS_MINOR: Slip = Slip("deliberate-small-is-minor");
const DECLARER_HAS_PENALTY_CARD: Slip = Slip("declarer-has-penalty-card");
const UNSEEN_CARD_PENALISED: Slip = Slip("unseen-card-penalised");
const EXCUSED_CARD_PENALISED: Slip = Slip("excused-card-penalised");
const SMALL_ACCIDENT_IS_MAJOR: Slip = Slip("small-accident-is-major");
const EXPOSED_CARD_GOES_BACK: Slip = Slip("exposed-card-goes-back");
const PENALTY_CARD_OPTIONAL: Slip = Slip("penalty-card-optional");
const PENALTY_BEFORE_FOLLOWING: Slip = Slip("penalty-before-following");
const MINOR_TREATED_AS_MAJOR: Slip = Slip("minor-treated-as-major");
const MAJOR_TREATED_AS_MINOR: Slip = Slip("major-treated-as-minor");
const HONOUR_ALTERNATIVE_FORGOTTEN: Slip = Slip("honour-alternative-forgotten");
const FOLLOWING_FORGOTTEN: Slip = Slip("following-forgotten");
const OWNER_CHOOSES_AMONG_TWO: Slip = Slip("owner-chooses-among-two");

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
        let after = match exposed {
            None => before,
            Some((shown, how)) => {
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
                let ruling = incident.ruling();
                match ruling {
                    // A card played instead of a penalty card is no longer a
                    // question about this hand: the other one has been played.
                    Ok(_) if how == How::InsteadOfPenaltyCardRefused => {
                        return Err(Fault::new("how-not-here", Field::How, how.id()));
                    }
                    Ok(ruling) => ruling.penalty,
                    Err(_) => {
                        return Err(Fault::new(
                            "penalty-of-declarer",
                            Field::PenaltyCards,
                            cards(before.cards()),
                        ));
                    }
                }
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
        let (minor, major) = (PenaltyKind::Minor, PenaltyKind::Major);
        let says = |kind| kind_option(Some(kind));
        let id = reasons.first().map_or("", |reason| reason.id);
        let ten_only = shown.iter().all(|card| card.rank <= Rank::T);
        let mistakes = match id {
            "major-honour" if ten_only => vec![(TEN_IS_NO_HONOUR, says(minor))],
            "major-honour" => vec![(DROPPED_HONOUR_IS_MINOR, says(minor))],
            "major-second-card" => vec![(SECOND_CARD_STAYS_MINOR, says(minor))],
            "major-several-at-once" => vec![(SEVERAL_AT_ONCE_ARE_MINOR, says(minor))],
            "major-deliberate" => vec![(DELIBERATE_SMALL_IS_MINOR, says(minor))],
            "minor-small-accident" => vec![(SMALL_ACCIDENT_IS_MAJOR, says(major))],
            "declarer-never" => [minor, major]
                .map(|kind| (DECLARER_HAS_PENALTY_CARD, says(kind)))
                .to_vec(),
            "partner-could-not-see" => [minor, major]
                .map(|kind| (UNSEEN_CARD_PENALISED, says(kind)))
                .to_vec(),
            _ => [minor, major]
                .map(|kind| (EXCUSED_CARD_PENALISED, says(kind)))
                .to_vec(),
        };
        let goes_back = (EXPOSED_CARD_GOES_BACK, kind_option(None));
        Grade::of(solution, answer, reasons)
            .with_slip(answer, mistakes.into_iter().chain([goes_back]))
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

/// The mistake behind a card that may not be played, where the whole answer
/// fits no wrong rule.
fn wrong_card(turn: &Turn, wrong: Hand) -> Option<Slip> {
    let card = wrong.iter().next()?;
    match turn.check(card) {
        Err(IllegalCard::MustFollow { .. }) if turn.penalty.kind(card).is_some() => {
            Some(PENALTY_BEFORE_FOLLOWING)
        }
        Err(IllegalCard::MustFollow { .. }) => Some(FOLLOWING_FORGOTTEN),
        Err(IllegalCard::PenaltyCardFirst { .. } | IllegalCard::MinorFirst { .. }) => {
            Some(PENALTY_CARD_OPTIONAL)
        }
        _ => None,
    }
}

/// The sets of cards that well-known wrong rules give.
fn play_mistakes(turn: &Turn, legal: Hand) -> Vec<(Slip, Answer)> {
    let with = |penalty| {
        Turn {
            penalty,
            ..turn.clone()
        }
        .legal_cards()
    };
    let on_lead = Turn {
        trick: Vec::new(),
        ..turn.clone()
    }
    .legal_cards();
    let majors = turn.penalty.majors();
    let mut mistakes = Vec::new();
    match turn.penalty {
        PenaltyCards::None => {}
        PenaltyCards::Minor(minor) => {
            let honours: Hand = cards_of(legal, minor.suit)
                .iter()
                .filter(|card| is_honour(*card))
                .collect();
            mistakes.push((HONOUR_ALTERNATIVE_FORGOTTEN, legal - honours));
            mistakes.push((MINOR_TREATED_AS_MAJOR, with(PenaltyCards::major(minor))));
        }
        PenaltyCards::Major(cards) => {
            // Majors all over their suit, honours apart: what a minor one would do.
            let as_minor = cards
                .iter()
                .fold(with(PenaltyCards::None), |allowed, major| {
                    allowed & with(PenaltyCards::Minor(major))
                });
            mistakes.push((PENALTY_BEFORE_FOLLOWING, cards));
            if turn.declarer_designates() {
                let single = cards
                    .iter()
                    .map(|card| [card].into_iter().collect::<Hand>());
                mistakes.extend(single.map(|one| (OWNER_CHOOSES_AMONG_TWO, one)));
            }
            // Where both come to the same, the plainer mistake has the name.
            mistakes.push((PENALTY_CARD_OPTIONAL, with(PenaltyCards::None)));
            mistakes.push((MAJOR_TREATED_AS_MINOR, as_minor));
        }
    }
    mistakes.push((PENALTY_CARD_OPTIONAL, with(PenaltyCards::None)));
    mistakes.push((FOLLOWING_FORGOTTEN, on_lead));
    mistakes.push((PENALTY_BEFORE_FOLLOWING, majors));
    mistakes
        .into_iter()
        .map(|(slip, cards)| (slip, Answer::Cards(cards)))
        .collect()
}

impl Exercise for PenaltyCard {
    fn kind(&self) -> Kind {
        Kind::PenaltyCard
    }

    fn parts(&self) -> usize {
        usize::from(self.exposed.is_some()) + usize::from(self.trick.is_some())
    }

    fn pose(&self, part: usize) -> Question {
        let seat = Fact::Seat(self.player);
        if let Some((shown, how)) = self.asks_kind(part) {
            let earlier = self.before.cards().iter().map(|card| LaidCard {
                card,
                kind: self.before.kind(card),
            });
            let now = shown.iter().map(|card| LaidCard { card, kind: None });
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

/// A position that practises the skill. South declares; West or East defends.
#[must_use]
pub fn generate(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> PenaltyCard {
    // Nearly every try is a possible position; the last resort is a plain one.
    for _ in 0..200 {
        let made = match skill {
            Skill::PenaltyCardKind => kind_position(chance, difficulty),
            _ => play_position(chance, skill, difficulty),
        };
        if let Some(position) = made {
            return position;
        }
    }
    plain_position()
}

fn plain_position() -> PenaltyCard {
    let card = |suit, rank| Card { suit, rank };
    let five = card(Suit::Hearts, Rank::new(5));
    let hand = [
        five,
        card(Suit::Hearts, Rank::Q),
        card(Suit::Clubs, Rank::new(3)),
    ];
    let trick = vec![card(Suit::Diamonds, Rank::new(7))];
    PenaltyCard {
        declarer: Seat::South,
        player: Seat::East,
        hand: hand.into_iter().collect(),
        before: PenaltyCards::major(five),
        exposed: None,
        trick: Some(trick),
        trumps: Some(Strain::Spades),
        after: PenaltyCards::major(five),
    }
}

/// The 52 cards in an order of chance.
fn shuffled(chance: &mut Chance) -> Vec<Card> {
    let mut deck: Vec<Card> = Hand::ALL.iter().collect();
    chance.shuffle(&mut deck);
    deck
}

fn kind_position(chance: &mut Chance, difficulty: Difficulty) -> Option<PenaltyCard> {
    let easy = [
        How::Dropped,
        How::Dropped,
        How::LedOutOfTurnRefused,
        How::SeenByOpponentOnly,
    ];
    let medium = [
        How::Dropped,
        How::OneOfSeveral,
        How::LedOutOfTurnRefused,
        How::RevokeCorrected,
        How::Named,
        How::Shown,
        How::LedOutOfTurnAccepted,
        How::UnseenWithAnother,
    ];
    let hard = [
        How::Dropped,
        How::OneOfSeveral,
        How::BeforePartner,
        How::AtRhoTurnIllegal,
        How::MisinformedByOpponent,
        How::FifthCardByAccident,
        How::FifthCardDeliberate,
        How::WithdrawnByNonOffender,
        How::RemarkOnTrick,
        How::RevokeCorrected,
    ];
    let how = match difficulty {
        Difficulty::Easy => chance.pick(&easy)?,
        Difficulty::Medium => chance.pick(&medium)?,
        Difficulty::Hard => chance.pick(&hard)?,
    };
    let accident = matches!(
        how,
        How::Dropped | How::OneOfSeveral | How::FifthCardByAccident
    );
    let declaring = how == How::Dropped && chance.percent(18);
    let player = if declaring {
        Seat::South
    } else {
        chance.pick_or(&[Seat::West, Seat::East], Seat::East)
    };
    let deck = shuffled(chance);
    let hand: Hand = deck.iter().copied().take(7).collect();
    // Tens on purpose: they are where the rule is mistaken.
    let wanted = match chance.below(if accident { 5 } else { 3 }) {
        0 => Rank::T..=Rank::T,
        1 => Rank::J..=Rank::A,
        _ => Rank::new(2)..=Rank::new(9),
    };
    let fitting: Vec<Card> = hand
        .iter()
        .filter(|card| wanted.contains(&card.rank))
        .collect();
    let card = chance.pick(&fitting)?;
    let mut shown: Hand = [card].into_iter().collect();
    if how == How::Dropped && difficulty != Difficulty::Easy && chance.percent(25) {
        shown.insert(chance.pick(&(hand - shown).iter().collect::<Vec<_>>())?);
    }
    let small: Vec<Card> = (hand - shown)
        .iter()
        .filter(|card| !is_honour(*card))
        .collect();
    let had_one = !declaring
        && match difficulty {
            Difficulty::Easy => false,
            Difficulty::Medium => accident && chance.percent(35),
            Difficulty::Hard => accident && chance.percent(50),
        };
    let before = if had_one {
        PenaltyCards::Minor(chance.pick(&small)?)
    } else {
        PenaltyCards::None
    };
    PenaltyCard::new(
        Seat::South,
        player,
        hand,
        before,
        Some((shown, how)),
        None,
        None,
    )
    .ok()
}

fn play_position(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Option<PenaltyCard> {
    let player = chance.pick_or(&[Seat::West, Seat::East], Seat::East);
    let deck = shuffled(chance);
    let size = match difficulty {
        Difficulty::Easy => 5,
        Difficulty::Medium => 6,
        Difficulty::Hard => 7,
    };
    let (hand, rest) = deck.split_at(size);
    let held: Hand = hand.iter().copied().collect();
    let two = difficulty == Difficulty::Hard && chance.percent(50);
    let penalty = if skill == Skill::MinorPenaltyCardPlay {
        // Worth asking only with another card of the suit, small or honour.
        let fitting: Vec<Card> = held
            .iter()
            .filter(|card| !is_honour(*card) && cards_of(held, card.suit).len() >= 2)
            .collect();
        PenaltyCards::Minor(chance.pick(&fitting)?)
    } else {
        let majors = if two { 2 } else { 1 };
        PenaltyCards::Major(hand.iter().copied().take(majors).collect())
    };
    let played = usize::try_from(chance.between(0, 3)).unwrap_or(0);
    let mut trick: Vec<Card> = rest.iter().copied().take(played).collect();
    // The suit led decides everything: void, able to follow, or the penalty card's own suit.
    if let Some(led) = trick.first_mut() {
        let own = penalty.cards().iter().next()?.suit;
        let voids: Vec<Suit> = Suit::ASC
            .into_iter()
            .filter(|&suit| cards_of(held, suit).is_empty())
            .collect();
        let suit = match chance.below(4) {
            0 | 1 => chance.pick(&voids)?,
            2 => own,
            _ => led.suit,
        };
        *led = *rest.iter().skip(played).find(|card| card.suit == suit)?;
    }
    let strain = chance.pick_or(
        &[Strain::Spades, Strain::Hearts, Strain::Notrump],
        Strain::Spades,
    );
    PenaltyCard::new(
        Seat::South,
        player,
        held,
        penalty,
        None,
        Some(trick),
        Some(strain),
    )
    .ok()
}
