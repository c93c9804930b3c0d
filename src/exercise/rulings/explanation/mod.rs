//! `explanation`: partner's explanation of a call does not fit. Whose mistake was it, who says so and
//! when, may an opponent change a call, on what is the score based (Laws 20F, 21B, 75)?
//! ```ron
//! explanation(auction: "1S 3C", seat: E, call: "3C", explained: weak, held: strong, agreed: weak)
//! explanation(auction: "1S 3C", seat: E, call: "3C", explained: weak, held: strong)
//! explanation(auction: "1S 3C", seat: E, call: "3C", explained: weak, held: strong, agreed: strong, noticed: W)
//! explanation(auction: "1S 3C P", seat: E, call: "3C", explained: weak, held: strong, agreed: strong, misled: S)
//! explanation(auction: "1S 3C P P P", seat: E, call: "3C", explained: weak, held: strong, agreed: strong, stage: play, misled: S, gained: true)
//! ```

mod generate;

use crate::fields::{self, CallText, Calls};
use crate::prelude::*;
use crate::rulings::rectification::{about, called};
use crate::rulings::{choice, either};
use engine::laws::explanation::{
    Agreement, Basis, Correction, Misled, Mistaken, Noticed, Redress, Stage, basis, correction,
    mistaken,
};
use engine::laws::role::Role;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::MistakenExplanation,
    Skill::CorrectedExplanation,
    Skill::MisinformedCall,
];

mistakes! {
    CALL_ASSUMED = "mistaken-call-assumed",
    EXPLANATION_ASSUMED = "mistaken-explanation-assumed",
    MISTAKE_OVERLOOKED = "mistake-overlooked",
    RIGHT_CORRECTED = "right-explanation-corrected",
    OWN_ERROR_AT_ONCE = "own-error-at-once",
    OWN_ERROR_HIDDEN = "own-error-hidden",
    PARTNERS_ERROR_SHOWN = "partners-error-shown",
    DEFENDER_SPEAKS_EARLY = "defender-corrects-too-soon",
    DECLARER_WAITS = "declarer-corrects-too-late",
    KEPT_SILENT = "error-kept-silent",
    CHANGED_TOO_LATE = "misled-call-changed-too-late",
    CHANGE_OVERLOOKED = "misled-change-overlooked",
    REDRESS_FOR_NOTHING = "redress-for-nothing",
    REDRESS_REFUSED = "redress-refused",
    GAIN_KEPT = "misinformation-gain-kept",
    ADJUSTED_FOR_NOTHING = "adjusted-for-nothing",
    HAND_TOLD = "entitled-to-the-hand",
    AGREEMENT_INVENTED = "agreement-invented",
    AGREEMENT_OVERLOOKED = "agreement-overlooked",
}

/// What a call may mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Meaning {
    Weak,
    Strong,
    Natural,
    Transfer,
    TwoSuits,
    Takeout,
    Penalties,
    Aces,
}

impl Meaning {
    const fn words(self) -> &'static str {
        match self {
            Self::Weak => "shown-weak",
            Self::Strong => "shown-strong",
            Self::Natural => "shown-natural",
            Self::Transfer => "shown-transfer",
            Self::TwoSuits => "shown-two-suits",
            Self::Takeout => "shown-takeout",
            Self::Penalties => "shown-penalties",
            Self::Aces => "shown-aces",
        }
    }
}

position! {
    /// An explanation that does not fit, and how the scene continues: see the examples of the module.
    #[serde(rename = "explanation")]
    pub struct Explanation {
        dealer: Dealer = default,
        auction: Calls,
        /// Whose call was explained, by partner.
        seat: SeatName,
        call: CallText,
        explained: Meaning,
        /// What the hand of the caller shows.
        held: Meaning,
        /// What the system card says; without it there is no evidence.
        agreed: Option<Meaning> = default,
        /// Whether the partners have agreed on nothing.
        no_agreement: bool = default,
        /// Later than the auction tells: without it the auction goes on, or has just ended.
        stage: Option<Stage> = default,
        /// Who notices that the explanation does not fit.
        noticed: Option<SeatName> = default,
        /// An opponent who has called on it.
        misled: Option<SeatName> = default,
        /// Whether the Director judges that the explanation made no difference to that call.
        uninfluenced: bool = default,
        /// Whether the side that explained has gained by it.
        gained: Option<bool> = default,
    }
}

/// The scene, checked.
struct Case<'a> {
    position: &'a Explanation,
    auction: Auction,
    /// The index of the call explained.
    at: usize,
    stage: Stage,
    agreed: Agreement<Meaning>,
    mistaken: Mistaken,
    reason: Reason,
    /// What happened, one sentence each.
    told: Vec<Phrase>,
}

impl<'a> Case<'a> {
    /// `None` if it cannot have happened.
    fn new(position: &'a Explanation) -> Option<Self> {
        let auction = fields::auction(position.dealer, &position.auction);
        let (seat, call) = (*position.seat, *position.call);
        let mut calls = auction.calls().iter();
        let at = calls.rposition(|made| made.seat == seat && made.call == call)?;
        let agreed = match (position.agreed, position.no_agreement) {
            (Some(_), true) => return None,
            (Some(agreed), false) => Agreement::Shown(agreed),
            (None, true) => Agreement::Nothing,
            (None, false) => Agreement::NoEvidence,
        };
        let stage = match (position.stage, auction.has_ended()) {
            (None | Some(Stage::Auction), false) => Stage::Auction,
            (None | Some(Stage::Clarification), true) => Stage::Clarification,
            (Some(later @ (Stage::Play | Stage::AfterPlay)), true) => later,
            _ => return None,
        };
        // Nothing is played if the deal was passed out.
        if auction.has_ended() && auction.contract_so_far().is_none() {
            return None;
        }
        let (mistaken, reason) = mistaken(&position.explained, &position.held, &agreed);
        let explains = called("scene-explains", seat.partner(), call);
        let explains = explains.with("partner", Fact::Seat(seat));
        let stands = match stage {
            Stage::Auction => None,
            Stage::Clarification => Some("scene-stage-clarification"),
            Stage::Play => Some("scene-stage-play"),
            Stage::AfterPlay => Some("scene-stage-after-play"),
        };
        let stands = stands.map(Phrase::new);
        Some(Self {
            position,
            auction,
            at,
            stage,
            agreed,
            mistaken,
            reason,
            told: [explains].into_iter().chain(stands).collect(),
        })
    }

    /// A question with the story so far, what was said, held and agreed, and the auction.
    fn show(&self, asked: Asked) -> Asked {
        let told = Exhibit::Scene(self.told.clone());
        asked
            .showing([
                told,
                Exhibit::Grid(self.grid()),
                Exhibit::auction(&self.auction),
            ])
            .decided_by([self.at])
    }

    fn grid(&self) -> Grid {
        let agreed = match self.agreed {
            Agreement::Shown(agreed) => agreed.words(),
            Agreement::Nothing => "shown-nothing-agreed",
            Agreement::NoEvidence => "shown-no-evidence",
        };
        let rows = [
            ("evidence-explained", self.position.explained.words()),
            ("evidence-held", self.position.held.words()),
            ("evidence-agreed", agreed),
        ];
        let cells = |row: (&'static str, &'static str)| {
            let (head, shown) = row;
            vec![
                Cell::Words(Phrase::new(head)),
                Cell::Words(Phrase::new(shown)),
            ]
        };
        let columns = ["evidence-source", "evidence-meaning"];
        Grid::new("evidence-title", columns, rows.map(cells).to_vec())
    }

    /// Was the call mistaken, or the explanation?
    fn whose(&self) -> (Asked, &'static str) {
        let rows = [
            ("call", "option-mistaken-call", CALL_ASSUMED),
            (
                "explanation",
                "option-mistaken-explanation",
                EXPLANATION_ASSUMED,
            ),
            ("nothing", "option-mistaken-nothing", MISTAKE_OVERLOOKED),
        ];
        let right = self.mistaken.id();
        let prompt = Phrase::new("exercise-explanation");
        let asked = choice(Skill::MistakenExplanation, prompt, rows, right);
        (self.show(asked.because([self.reason.clone()])), right)
    }

    /// What does the player do who has noticed it? `None` if no player could have.
    fn corrects(&self, seat: Seat) -> Option<(Asked, &'static str)> {
        use Correction::{AfterAuction, AfterPlay, BeforeLead, Never, Now};
        let caller = *self.position.seat;
        let role = match self.auction.contract_so_far() {
            Some(contract) => Role::of(seat, contract.declarer),
            None => Role::Defender,
        };
        let noticed = match (seat == caller, self.mistaken) {
            (_, Mistaken::Nothing) => return None,
            (true, _) => Noticed::Caller(role),
            // A player whose explanation was right has nothing to notice.
            (false, Mistaken::Explanation) if seat == caller.partner() => Noticed::Explainer,
            (false, _) => return None,
        };
        let (right, reason) = correction(self.mistaken, noticed, self.stage);
        let offered: &[Correction] = match self.stage {
            Stage::Auction => &[Now, BeforeLead, AfterAuction, Never],
            Stage::Clarification => &[BeforeLead, AfterPlay, Never],
            Stage::Play => &[Now, AfterPlay, Never],
            Stage::AfterPlay => &[Now, Never],
        };
        let options = Options::new(offered.iter().copied(), |when| {
            Phrase::new(match when {
                Now => "option-corrected-now",
                BeforeLead => "option-corrected-before-lead",
                AfterAuction => "option-corrected-after-auction",
                AfterPlay => "option-corrected-after-play",
                Never => "option-corrected-never",
            })
        });
        let mistake = |wrong| match (right, wrong) {
            (Never, _) => RIGHT_CORRECTED,
            (_, Never) => KEPT_SILENT,
            (AfterAuction, _) => PARTNERS_ERROR_SHOWN,
            (AfterPlay, _) => DEFENDER_SPEAKS_EARLY,
            (BeforeLead, Now) => OWN_ERROR_AT_ONCE,
            (_, AfterAuction) => OWN_ERROR_HIDDEN,
            _ => DECLARER_WAITS,
        };
        let wrong = offered.iter().copied().filter(|wrong| *wrong != right);
        let mistakes = wrong.map(|wrong| (mistake(wrong), wrong));
        let prompt = about("exercise-explanation-corrects", seat);
        let asked = Asked::one_of(Skill::CorrectedExplanation, prompt, &options, &right)
            .because([reason])
            .mistakes(options.mistakes(mistakes));
        Some((self.show(asked), right.id()))
    }

    /// What becomes of the call of an opponent who relied on the explanation? `None` if no such
    /// call has been made.
    fn redressed(&self, seat: Seat) -> Option<(Redress, Call, Asked)> {
        let made = self.auction.calls().iter().enumerate();
        let (last, made) = made.rev().find(|(_, made)| made.seat == seat)?;
        let misled = Misled {
            auction: &self.auction,
            seat,
            mistaken: self.mistaken,
            influenced: !self.position.uninfluenced,
            lead_faced: matches!(self.stage, Stage::Play | Stage::AfterPlay),
        };
        let opponent = Side::of(seat) != Side::of(*self.position.seat);
        let (right, reasons) = misled.redress().filter(|_| opponent && last > self.at)?;
        let call = made.call;
        let options = Options::new(Redress::ALL, |redress| {
            called(
                match redress {
                    Redress::Change => "option-redress-change",
                    Redress::Adjust => "option-redress-adjust",
                    Redress::Nothing => "option-redress-nothing",
                },
                seat,
                call,
            )
        });
        let mistake = |wrong| match (right, wrong) {
            (Redress::Nothing, _) => REDRESS_FOR_NOTHING,
            (_, Redress::Nothing) => REDRESS_REFUSED,
            (Redress::Adjust, _) => CHANGED_TOO_LATE,
            (Redress::Change, _) => CHANGE_OVERLOOKED,
        };
        let wrong = Redress::ALL.into_iter().filter(|wrong| *wrong != right);
        let mistakes = wrong.map(|wrong| (mistake(wrong), wrong));
        let prompt = called("exercise-explanation-redress", seat, call);
        let asked = Asked::one_of(Skill::MisinformedCall, prompt, &options, &right)
            .because(reasons)
            .mistakes(options.mistakes(mistakes));
        Some((right, call, self.show(asked)))
    }

    /// On what is the score based?
    fn scored(&self, gained: bool) -> (Asked, &'static str) {
        let (right, reason) = basis(&self.agreed, gained);
        let others = match right {
            Basis::Table => [ADJUSTED_FOR_NOTHING; 2],
            Basis::Agreement | Basis::NoAgreement => [AGREEMENT_INVENTED, AGREEMENT_OVERLOOKED],
        };
        let [invented, overlooked] = others;
        let rows = [
            ("agreement", "option-basis-agreement", invented),
            ("no_agreement", "option-basis-no-agreement", overlooked),
            ("hand", "option-basis-hand", HAND_TOLD),
            ("table", "option-basis-table", GAIN_KEPT),
        ];
        let prompt = Phrase::new("exercise-explanation-basis");
        let asked = choice(Skill::MisinformedCall, prompt, rows, right.id());
        (self.show(asked.because([reason])), right.id())
    }
}

impl Exercise for Explanation {
    fn pose(&self) -> Result<Posed, Fault> {
        let cannot = || Fault::new("cannot-be", Field::Call, notation::call(*self.call));
        let mut case = Case::new(self).ok_or_else(cannot)?;
        if (self.uninfluenced || self.gained.is_some()) && self.misled.is_none() {
            return Err(cannot());
        }
        let (whose, word) = case.whose();
        let (mut asked, mut words) = (vec![whose], vec![word]);
        if let Some(seat) = self.noticed {
            let own = *seat == *self.seat;
            let notices = either(own, "scene-caller-notices", "scene-explainer-notices");
            case.told.push(about(notices, *seat));
            let (corrects, word) = case.corrects(*seat).ok_or_else(cannot)?;
            asked.push(corrects);
            words.push(word);
        }
        if let Some(seat) = self.misled {
            let tells = either(self.uninfluenced, "scene-not-influenced", "scene-misled");
            case.told.push(about(tells, *seat));
            let (redress, call, question) = case.redressed(*seat).ok_or_else(cannot)?;
            asked.push(question);
            words.push(redress.id());
            if let Some(gained) = self.gained {
                let evidence = case.agreed != Agreement::NoEvidence;
                if redress != Redress::Adjust || !evidence {
                    return Err(cannot());
                }
                let tells = either(gained, "scene-gained", "scene-nothing-gained");
                case.told.push(called(tells, *seat, call));
                let (scored, word) = case.scored(gained);
                asked.push(scored);
                words.push(word);
            }
        }
        Ok(Posed::new(asked, words.join(", ")))
    }
}
