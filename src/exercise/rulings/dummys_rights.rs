//! `dummys_rights`: dummy does something during the play. May dummy do that now, and what follows
//! (Laws 42 and 43)?
//! ```ron
//! dummys_rights(trumps: "S", hand: "SA S4 H7", act: ask_declarer_about_revoke)
//! dummys_rights(trumps: "NT", hand: "SA S4 H7", act: look_at_defenders_card, defender: E)
//! dummys_rights(trumps: "S", hand: "SA S4 H7", act: prevent_irregularity, lost: leave_seat)
//! dummys_rights(trumps: "S", hand: "SA S4 H7", act: ask_declarer_about_revoke, lost: leave_seat, legal: true, asked: true)
//! ```

use crate::play::plausible;
use crate::play::simulator::{self, Wanted};
use crate::prelude::*;
use crate::rulings::{choice, plain};
use engine::laws::dummys_rights::{Aftermath, Before, DummyAct, Judged, Permission};

pub(crate) const SKILLS: &[Skill] = &[Skill::DummysRights, Skill::DummysLostRights];

mistakes! {
    RIGHT_OVERLOOKED = "dummys-right-overlooked",
    ALWAYS_RIGHT_LOST = "dummys-absolute-right-lost",
    SPEAKS_TOO_SOON = "dummy-speaks-too-soon",
    SILENT_FOR_EVER = "dummy-silent-for-ever",
    LOSS_OVERLOOKED = "dummys-loss-overlooked",
    LIMIT_OVERLOOKED = "dummys-limit-overlooked",
    PUNISHED_FOR_NOTHING = "dummy-punished-for-nothing",
    LIMIT_COSTS_NOTHING = "dummys-limit-costs-nothing",
    WORDS_COST_PROTECTION = "dummys-words-cost-protection",
    PROTECTION_KEPT = "dummys-protection-kept",
    FORFEIT_TOO_SOON = "dummys-forfeit-too-soon",
    FORFEIT_OVERLOOKED = "dummys-forfeit-overlooked",
    WRONG_FORFEIT = "dummys-wrong-forfeit",
}

/// What costs dummy the right to protect declarer (Law 43A2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Lost {
    ExchangeHands,
    LeaveSeat,
    LookAtDefendersCard,
}

impl Lost {
    const ALL: [Self; 3] = [
        Self::ExchangeHands,
        Self::LeaveSeat,
        Self::LookAtDefendersCard,
    ];

    const fn scene(self) -> &'static str {
        match self {
            Self::ExchangeHands => "scene-dummy-exchanged",
            Self::LeaveSeat => "scene-dummy-left",
            Self::LookAtDefendersCard => "scene-dummy-looked",
        }
    }
}

position! {
    /// What dummy does, and what has happened before.
    #[serde(rename = "dummys_rights")]
    pub struct DummysRights {
        declarer: Declarer = default,
        trumps: Trumps,
        /// Dummy's cards; none after the play.
        hand: Cards = default,
        act: DummyAct,
        /// The defender concerned; without it declarer's left-hand opponent.
        defender: Option<SeatName> = default,
        /// What dummy has done before.
        lost: Option<Lost> = default,
        /// Whether another player has asked or warned first.
        asked: bool = default,
        /// Whether declarer's card, about which dummy asks, is no revoke.
        legal: bool = default,
    }
}

impl DummysRights {
    /// What a dummy does who, if the right to protect declarer is lost, has got up before.
    pub fn of_an_act(act: DummyAct, before: Before) -> Option<Self> {
        // After the play dummy has no card.
        let hand = match act {
            DummyAct::PointOutAfterPlay => Cards::default(),
            _ => notation::parse_hand("SA S4 H7").ok()?.into(),
        };
        Some(Self {
            declarer: Declarer::default(),
            trumps: Trumps(Strain::Spades),
            hand,
            act,
            defender: None,
            lost: before.lost.then_some(Lost::LeaveSeat),
            asked: before.asked,
            legal: before.legal,
        })
    }

    /// Whether the scene can have happened, and its ruling is beyond doubt.
    fn is_possible(&self) -> bool {
        use DummyAct::{
            AskDeclarerAboutRevoke, CountTricks, EnsureFollowingSuit, InformDirector,
            MoveNamedCard, PointOutAfterPlay, PointOutIrregularity, PreventIrregularity,
        };
        let protects = matches!(self.act, AskDeclarerAboutRevoke | PreventIrregularity);
        let clear = protects
            || matches!(
                self.act,
                CountTricks
                    | EnsureFollowingSuit
                    | InformDirector
                    | MoveNamedCard
                    | PointOutIrregularity
            );
        let defends = |seat: SeatName| Side::of(*seat) != Side::of(*self.declarer);
        (self.lost.is_none() || clear)
            && (!self.asked || protects)
            && (!self.legal || self.act == AskDeclarerAboutRevoke)
            && self.hand.is_empty() == (self.act == PointOutAfterPlay)
            && self.defender.is_none_or(defends)
    }

    fn judged(&self) -> Judged {
        self.act.judged(Before {
            lost: self.lost.is_some(),
            asked: self.asked,
            legal: self.legal,
        })
    }

    fn say(&self, id: &'static str) -> Phrase {
        let declarer = *self.declarer;
        let defender = self.defender.map_or(declarer.lho(), |seat| *seat);
        Phrase::new(id)
            .with("seat", Fact::Seat(declarer.partner()))
            .with("declarer", Fact::Seat(declarer))
            .with("defender", Fact::Seat(defender))
    }

    fn exhibits(&self) -> impl Iterator<Item = Exhibit> {
        let found = match (self.act, self.legal) {
            (DummyAct::AskDeclarerAboutRevoke, false) => Some("scene-declarer-finds-card"),
            (DummyAct::AskDeclarerAboutRevoke, true) => Some("scene-declarer-has-none"),
            _ => None,
        };
        let said = self.asked.then_some("scene-said-before");
        let told = [
            self.lost.map(Lost::scene),
            Some(scene(self.act)),
            said,
            found,
        ];
        let told = told.into_iter().flatten().map(|id| self.say(id)).collect();
        let (declarer, dummy) = (*self.declarer, self.declarer.partner());
        let table = Exhibit::Table(TableView {
            declarer: Some(declarer),
            strain: Some(*self.trumps),
            ..TableView::of(dummy, *self.hand)
        });
        let table = (!self.hand.is_empty()).then_some(table);
        [Exhibit::Scene(told)].into_iter().chain(table)
    }
}

impl Exercise for DummysRights {
    fn pose(&self) -> Result<Posed, Fault> {
        if !self.is_possible() {
            return Err(Fault::new("cannot-be", Field::How, self.act.id()));
        }
        let judged = self.judged();
        let [rule, why] = judged.reasons.clone();
        let may = may(self, &judged).because([rule]);
        let follows = follows(judged.aftermath).because([why]);
        let asked = [may, follows].map(|asked| asked.showing(self.exhibits()));
        let witness = format!("{}, {}", judged.permission.id(), judged.aftermath.id());
        Ok(Posed::new(asked.into(), witness))
    }
}

/// May dummy do that?
fn may(at: &DummysRights, judged: &Judged) -> Asked {
    use Permission::{Allowed, Lost, Never, NotNow};
    let mistake = |wrong| match (judged.permission, wrong) {
        (Allowed, Lost) if at.lost.is_some() => ALWAYS_RIGHT_LOST,
        (Allowed, _) => RIGHT_OVERLOOKED,
        (NotNow, Allowed) => SPEAKS_TOO_SOON,
        (NotNow, _) => SILENT_FOR_EVER,
        (Lost, _) => LOSS_OVERLOOKED,
        (Never, _) => LIMIT_OVERLOOKED,
    };
    let rows = [
        (Allowed, "option-dummy-may"),
        (NotNow, "option-dummy-not-now"),
        (Lost, "option-dummy-lost"),
        (Never, "option-dummy-never"),
    ];
    let rows = rows.map(|(may, id)| (may.id(), id, mistake(may)));
    let prompt = at.say("exercise-dummys_rights");
    choice(Skill::DummysRights, prompt, rows, judged.permission.id())
}

/// What follows?
fn follows(right: Aftermath) -> Asked {
    use Aftermath::{EstablishedRevoke, HandChosen, Nothing, Penalty, PlayGoesOn, ProtectionLost};
    let mistake = |wrong| match (right, wrong) {
        (Nothing, _) => PUNISHED_FOR_NOTHING,
        (Penalty | ProtectionLost, Nothing) => LIMIT_COSTS_NOTHING,
        (Penalty, ProtectionLost) => WORDS_COST_PROTECTION,
        (ProtectionLost, Penalty) => PROTECTION_KEPT,
        (Penalty | ProtectionLost, _) => FORFEIT_TOO_SOON,
        (_, Nothing | Penalty | ProtectionLost) => FORFEIT_OVERLOOKED,
        _ => WRONG_FORFEIT,
    };
    let rows = [
        (Nothing, "option-dummy-nothing"),
        (Penalty, "option-dummy-penalty"),
        (ProtectionLost, "option-dummy-unprotected"),
        (HandChosen, "option-dummy-hand-chosen"),
        (EstablishedRevoke, "option-dummy-established"),
        (PlayGoesOn, "option-dummy-goes-on"),
    ];
    let rows = rows.map(|(follows, id)| (follows.id(), id, mistake(follows)));
    let prompt = Phrase::new("exercise-dummys_rights-follows");
    choice(Skill::DummysLostRights, prompt, rows, right.id())
}

/// What dummy does.
const fn scene(act: DummyAct) -> &'static str {
    match act {
        DummyAct::InformDirector => "scene-dummy-informs",
        DummyAct::CountTricks => "scene-dummy-counts",
        DummyAct::MoveNamedCard => "scene-dummy-moves",
        DummyAct::EnsureFollowingSuit => "scene-dummy-follows",
        DummyAct::AskDeclarerAboutRevoke => "scene-dummy-asks-declarer",
        DummyAct::AskDefenderAboutRevoke => "scene-dummy-asks-defender",
        DummyAct::PreventIrregularity => "scene-dummy-warns",
        DummyAct::PointOutIrregularity => "scene-dummy-points-out",
        DummyAct::PointOutAfterPlay => "scene-dummy-after-play",
        DummyAct::CallDirector => "scene-dummy-calls",
        DummyAct::CallDirectorAfterAttention => "scene-dummy-calls-too",
        DummyAct::TakePart => "scene-dummy-suggests",
        DummyAct::CommunicateAboutPlay => "scene-dummy-tells",
        DummyAct::ExchangeHands => "scene-dummy-exchanges",
        DummyAct::LeaveSeat => "scene-dummy-leaves",
        DummyAct::LookAtDefendersCard => "scene-dummy-looks",
        DummyAct::TouchCard => "scene-dummy-touches",
        DummyAct::PointOutTurnedCard => "scene-dummy-turned",
        DummyAct::PointOutTurnedCardLate => "scene-dummy-turned-late",
        DummyAct::AskToSeeTrick => "scene-dummy-asks-trick",
        DummyAct::PointOutWrongHand => "scene-dummy-wrong-hand",
    }
}

/// What dummy does, by difficulty, each repeated by its frequency. With `lost` dummy has lost the
/// right to protect declarer; with `asked` another player was first; with `legal` it is no revoke.
const STORIES: [&str; 3] = [
    "count_tricks move_named_card ask_declarer_about_revoke prevent_irregularity inform_director \
     call_director point_out_irregularity take_part communicate_about_play exchange_hands \
     leave_seat look_at_defenders_card ask_defender_about_revoke",
    "ask_declarer_about_revoke,legal ensure_following_suit call_director_after_attention \
     point_out_after_play touch_card point_out_turned_card ask_to_see_trick point_out_wrong_hand \
     ask_defender_about_revoke leave_seat look_at_defenders_card call_director \
     prevent_irregularity,lost ask_declarer_about_revoke,lost",
    "prevent_irregularity,lost prevent_irregularity,lost ask_declarer_about_revoke,lost \
     ask_declarer_about_revoke,lost ask_declarer_about_revoke,lost,legal \
     point_out_irregularity,lost point_out_irregularity,lost count_tricks,lost \
     move_named_card,lost ask_declarer_about_revoke,lost,asked prevent_irregularity,lost,asked \
     point_out_turned_card_late touch_card point_out_wrong_hand exchange_hands",
];

/// The stories of all difficulties without rights that are lost.
const COSTS: [&str; 3] = [
    "exchange_hands leave_seat look_at_defenders_card prevent_irregularity,lost \
     ask_declarer_about_revoke,lost communicate_about_play take_part call_director count_tricks \
     ask_declarer_about_revoke",
    STORIES[1],
    STORIES[2],
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> DummysRights {
    let of = match draw.skill {
        Skill::DummysLostRights => COSTS,
        _ => STORIES,
    };
    let stories: Vec<&str> = of[draw.difficulty as usize - 1]
        .split_whitespace()
        .collect();
    let simple = r#"(trumps: "S", hand: "SA S4 H7", act: count_tricks)"#;
    let made = plausible::first(draw, 8, |draw| {
        let play = simulator::begun(draw, Wanted::Any, 10);
        // Before the opening lead no card of dummy is seen.
        if play.record().is_empty() {
            return None;
        }
        let (contract, chance) = (play.contract(), &mut draw.chance);
        let mut words = chance.pick(&stories)?.split(',');
        let mut made: DummysRights = plain(simple);
        made.act = words.next().and_then(DummyAct::from_id)?;
        let ended = made.act == DummyAct::PointOutAfterPlay;
        for word in words {
            match word {
                "asked" => made.asked = true,
                "legal" => made.legal = true,
                _ => made.lost = chance.pick(&Lost::ALL),
            }
        }
        let declarer = contract.declarer;
        made.declarer = declarer.into();
        made.trumps = contract.bid.strain.into();
        made.defender = chance
            .pick(&[declarer.lho(), declarer.rho()])
            .map(Into::into);
        made.hand = match ended {
            true => Hand::EMPTY.into(),
            false => play.hand(contract.dummy()).into(),
        };
        Some(made)
    });
    made.unwrap_or_else(|| plain(simple))
}
