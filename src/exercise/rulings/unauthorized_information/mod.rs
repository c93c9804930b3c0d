//! `unauthorized_information`: a player lets others know something other than by a call. Who may not
//! use it, which calls remain, what do the opponents do, what does the Director ask (Laws 16, 73)?
//! ```ron
//! unauthorized_information(auction: "1S 2H P P", source: hesitation, by: S)
//! unauthorized_information(auction: "1S 2H P P", source: hesitation, by: S, poll: "P:7:5 2S:6:3:suggested X:3:2:suggested")
//! unauthorized_information(auction: "1S 2H P P", source: hesitation, by: S, moment: disputed)
//! unauthorized_information(auction: "1S 2H P P", source: hesitation, by: S, poll: "P:7:5 2S:6:5:suggested", chosen: "2S", known: 3, damage: true)
//! unauthorized_information(dealer: N, auction: "1S 2H P", source: withdrawn_by_offender, by: E, withdrawn: "3H")
//! unauthorized_information(dealer: N, auction: "1S 2H P", source: put_right, by: E, withdrawn: "1H")
//! ```

mod generate;
mod poll;
mod scene;

use crate::fields::{self, CallText, Calls};
use crate::prelude::*;
use crate::rulings::rectification::{about, called, said};
use engine::auction::every_bid;
use engine::laws::unauthorized::{
    Alternative, Barred, Decision, Inquiry, Moment, NextStep, QUESTIONS, Response, Source, response,
};

pub(crate) use generate::generate;
use poll::Poll;
use scene::{bid_at, told};

pub(crate) const SKILLS: &[Skill] = &[
    Skill::UnauthorizedInformation,
    Skill::LogicalAlternative,
    Skill::InformationRuling,
];

mistakes! {
    pub(crate) OVERLOOKED = "information-overlooked",
    pub(crate) FOR_THE_OTHERS = "information-for-the-others",
    pub(crate) FOR_BOTH = "information-for-its-giver-too",
    ONE_PLAYER_ONLY = "withdrawn-for-one-only",
    pub(crate) NONE_THERE = "pause-tells-nothing",
    PUT_RIGHT = "put-right-is-free",
    IGNORED = "information-used",
    NOTHING_ELSE = "suggested-without-alternative",
    ILLOGICAL_BARRED = "only-logical-allowed",
    ILLOGICAL_ALLOWED = "illogical-suggestion-allowed",
    AUTHORISED_BARRED = "authorised-information-barred",
    CALL_FORBIDDEN = "opponents-forbid-a-call",
    RIGHTS_GIVEN_UP = "complaint-forgotten",
    AGREED_FACTS = "agreed-facts-are-reserved",
    DISPUTED_FACTS = "disputed-facts-settled-later",
    PLAY_INTERRUPTED = "play-interrupted-for-information",
    NOTHING_TO_RESERVE = "complaint-about-nothing",
    STEP_SKIPPED = "inquiry-step-skipped",
    STEP_AGAIN = "inquiry-step-again",
    STOPPED_TOO_SOON = "inquiry-stopped-too-soon",
    GOES_ON_FOR_NOTHING = "inquiry-goes-on-for-nothing",
}

position! {
    /// What a player has given away, and how the scene continues: see the examples of the module.
    #[serde(rename = "unauthorized_information")]
    pub struct UnauthorizedInformation {
        dealer: Dealer = default,
        /// The calls that stand; it is the turn of the player who decides.
        auction: Calls,
        source: Source,
        by: SeatName,
        /// The call withdrawn, which the last call of `by` has replaced; or the one that `by` wanted
        /// instead of the last call.
        withdrawn: Option<CallText> = default,
        poll: Option<Poll> = default,
        moment: Option<Moment> = default,
        /// The call chosen, which the Director then looks into.
        chosen: Option<CallText> = default,
        /// How many of the Director's questions have been answered.
        known: u8 = default,
        /// Whether the choice damaged the other side.
        damage: bool = default,
    }
}

/// One of the Director's questions with each answer, in order.
const FOUND: [[&str; 2]; QUESTIONS] = [
    ["scene-found-no-information", "scene-found-information"],
    ["scene-found-no-alternative", "scene-found-alternative"],
    ["scene-found-no-suggestion", "scene-found-suggestion"],
    ["scene-found-no-damage", "scene-found-damage"],
];

/// For whom is it unauthorised what the player `by` has given away? With the word for the witness.
/// `nothing` is the mistake of a learner who names somebody although it is for nobody.
pub(crate) fn whose(
    skill: Skill,
    by: Seat,
    right: Barred,
    nothing: Mistake,
    reasons: impl IntoIterator<Item = Reason>,
) -> (Asked, String) {
    let (own, partner) = (Side::of(by), Barred::Partner(by.partner()));
    let (both, others) = (Barred::Side(own), Barred::Side(own.opponents()));
    let offered = [partner, both, others, Barred::Nobody];
    let options = Options::new(offered, |barred| match *barred {
        Barred::Partner(seat) => about("option-barred-one", seat),
        Barred::Side(side) => Phrase::new("option-barred-side").with("side", Fact::Side(side)),
        Barred::Nobody => Phrase::new("option-barred-nobody"),
    });
    let mistake = |wrong: Barred| match (right, wrong) {
        (Barred::Nobody, _) => nothing,
        (_, Barred::Nobody) => OVERLOOKED,
        (Barred::Side(_), Barred::Partner(seat)) if right.includes(seat) => ONE_PLAYER_ONLY,
        (Barred::Partner(_), Barred::Side(side)) if side == own => FOR_BOTH,
        _ => FOR_THE_OTHERS,
    };
    let wrong = offered.into_iter().filter(|wrong| *wrong != right);
    let mistakes = wrong.map(|wrong| (mistake(wrong), wrong));
    let prompt = Phrase::new("exercise-unauthorized_information");
    let asked = Asked::one_of(skill, prompt, &options, &right)
        .because(reasons)
        .mistakes(options.mistakes(mistakes));
    let word = match right {
        Barred::Partner(seat) => seat.letter().to_string(),
        Barred::Side(side) => side.letters().to_owned(),
        Barred::Nobody => "nobody".to_owned(),
    };
    (asked, word)
}

/// Whether an insufficient bid was replaced by the lowest sufficient one in its denomination.
fn is_put_right(before: &Auction, first: Call, now: Call) -> bool {
    let (Call::Bid(first), Call::Bid(now)) = (first, now) else {
        return false;
    };
    let mut same = every_bid().filter(|bid| bid.strain == first.strain);
    before.check(Call::Bid(first)).is_err()
        && same.find(|bid| before.check(Call::Bid(*bid)).is_ok()) == Some(now)
}

/// The scene, checked.
struct Case<'a> {
    position: &'a UnauthorizedInformation,
    auction: Auction,
    by: Seat,
    player: Seat,
    barred: Barred,
    reasons: Vec<Reason>,
    /// What happened, one sentence each.
    told: Vec<Phrase>,
}

impl<'a> Case<'a> {
    /// `None` if it cannot have happened.
    fn new(position: &'a UnauthorizedInformation) -> Option<Self> {
        let auction = fields::auction(position.dealer, &position.auction);
        let (source, by) = (position.source, *position.by);
        let calls = auction.calls();
        let last = |seat: Seat| calls.iter().rposition(|made| made.seat == seat);
        let at = last(by)?;
        let (before, call) = (auction.before(at), calls.get(at)?.call);
        let withdrawn = position.withdrawn.as_deref().copied();
        let bid_before = at.checked_sub(1).and_then(|last| bid_at(&auction, last));
        let possible = match (source, withdrawn) {
            (Source::WithdrawnByOffender | Source::WithdrawnByOtherSide, Some(first)) => {
                first != call && before.check(first).is_ok()
            }
            (Source::PutRight, Some(first)) => is_put_right(&before, first, call),
            (
                Source::WithdrawnByOffender | Source::PutRight | Source::WithdrawnByOtherSide,
                None,
            )
            | (_, Some(_)) => false,
            (Source::Question, None) => bid_before.is_some(),
            (Source::RequiredPause, None) => bid_before.is_some_and(|(_, jump)| jump),
            // What is alerted or explained is partner's last call.
            (Source::UnexpectedAlert | Source::Explanation, None) => last(by.partner())
                .and_then(|at| bid_at(&auction, at))
                .is_some(),
            (Source::Hesitation | Source::Haste | Source::Remark, None) => true,
        };
        let partners = last(by.partner()).and_then(|at| calls.get(at));
        let named = match source {
            Source::UnexpectedAlert | Source::Explanation => partners?.call,
            _ => withdrawn.unwrap_or(call),
        };
        let phrase = called(told(source), by, named).with("partner", Fact::Seat(by.partner()));
        let phrase = phrase.with("other", Fact::Call(call));
        let phrase = phrase.with("lho", Fact::Seat(by.lho()));
        let (barred, reasons) = source.barred(by);
        (possible && !auction.has_ended()).then(|| Self {
            player: auction.turn(),
            position,
            auction,
            by,
            barred,
            reasons,
            told: vec![phrase],
        })
    }

    /// A question with the story so far, and the poll if that is needed.
    fn show(&self, asked: Asked, polled: &[Alternative]) -> Asked {
        let grid = (!polled.is_empty()).then(|| Exhibit::Grid(poll::grid(polled)));
        let shown = [
            Exhibit::Scene(self.told.clone()),
            Exhibit::auction(&self.auction),
        ];
        asked.showing(shown.into_iter().chain(grid))
    }

    /// For whom is it unauthorised? With the word for the witness.
    fn whose(&self) -> (Asked, String) {
        let reasons = self.reasons.iter().cloned();
        let (asked, word) = whose(
            Skill::UnauthorizedInformation,
            self.by,
            self.barred,
            match self.position.source {
                Source::PutRight => PUT_RIGHT,
                _ => NONE_THERE,
            },
            reasons,
        );
        (self.show(asked, &[]), word)
    }

    fn informed(&self) -> bool {
        self.barred.includes(self.player)
    }

    /// Which of these calls may the player choose?
    fn which(&self, among: &[Alternative]) -> (Asked, String) {
        let decision = Decision {
            informed: self.informed(),
            among,
        };
        let options = Options::new(among.iter().map(|it| it.call), |&call| {
            said("option-call", call)
        });
        let answers = |wanted: &dyn Fn(&Alternative) -> bool| {
            let wanted = among.iter().filter(|it| wanted(it));
            options.answers(&wanted.map(|it| it.call).collect::<Vec<_>>())
        };
        let allowed = |it: &Alternative| decision.may_choose(*it).0;
        let unsuggested = if decision.informed {
            NOTHING_ELSE
        } else {
            AUTHORISED_BARRED
        };
        let mistakes = [
            (IGNORED, answers(&|_| true)),
            (unsuggested, answers(&|it| !it.suggested)),
            (
                ILLOGICAL_BARRED,
                answers(&|it| allowed(it) && it.is_logical()),
            ),
            (
                ILLOGICAL_ALLOWED,
                answers(&|it| allowed(it) || !it.is_logical()),
            ),
        ];
        let right = decision.allowed();
        // Each rule once, those against a call first.
        let mut reasons: Vec<Reason> = Vec::new();
        for wanted in [false, true] {
            for it in among {
                let (free, reason) = decision.may_choose(*it);
                if free == wanted && !reasons.iter().any(|known| known.id == reason.id) {
                    reasons.push(reason);
                }
            }
        }
        let judged = Reason::new("alternatives-by-poll", "16B1(b)");
        reasons.extend(decision.informed.then_some(judged));
        let prompt = about("exercise-unauthorized_information-calls", self.player);
        let asked = Asked::any_of(Skill::LogicalAlternative, prompt, &options, &right)
            .because(reasons)
            .mistakes(mistakes);
        let word = fields::words(&right, notation::call);
        (self.show(asked, among), word)
    }

    /// What do the Laws advise the opponents to do?
    fn advice(&self, moment: Moment) -> (Asked, String) {
        use Response::{DirectorLater, DirectorNow, Nothing, Reserve};
        let unauthorised = self.barred != Barred::Nobody;
        let (right, reason) = response(unauthorised, moment);
        let shown = |it: &Option<Response>| match it {
            Some(Reserve) => "option-advice-reserve",
            Some(DirectorNow) => "option-advice-director-now",
            Some(DirectorLater) => "option-advice-director-later",
            Some(Nothing) => "option-advice-nothing",
            None => "option-advice-forbid",
        };
        let all = [
            Some(Reserve),
            Some(DirectorNow),
            Some(DirectorLater),
            Some(Nothing),
            None,
        ];
        let options = Options::new(all, |it| Phrase::new(shown(it)));
        let mistake = |wrong| match (right, wrong) {
            (Nothing, _) => NOTHING_TO_RESERVE,
            (_, None) => CALL_FORBIDDEN,
            (_, Some(Nothing)) => RIGHTS_GIVEN_UP,
            (Reserve, _) => AGREED_FACTS,
            (DirectorNow, _) => DISPUTED_FACTS,
            (DirectorLater, _) => PLAY_INTERRUPTED,
        };
        let wrong = all.into_iter().filter(|wrong| *wrong != Some(right));
        let mistakes = wrong.map(|wrong| (mistake(wrong), wrong));
        let opponents = Fact::Side(Side::of(self.by).opponents());
        let prompt = Phrase::new("exercise-unauthorized_information-advice");
        let prompt = prompt.with("side", opponents);
        let asked = Asked::one_of(Skill::InformationRuling, prompt, &options, &Some(right))
            .because([reason])
            .mistakes(options.mistakes(mistakes));
        (self.show(asked, &[]), right.id().to_owned())
    }

    /// What does the Director do next? `None` if the Director has finished before.
    fn inquiry(&mut self, among: &[Alternative], chosen: Call) -> Option<(Asked, String)> {
        let decision = Decision {
            informed: self.informed(),
            among,
        };
        let inquiry = Inquiry {
            decision,
            chosen: *among.iter().find(|it| it.call == chosen)?,
            damaged: self.position.damage,
        };
        let known = usize::from(self.position.known);
        let answers = inquiry.answers();
        let earlier = answers.iter().take(known.saturating_sub(1));
        if known > answers.len() || !earlier.into_iter().all(|yes| *yes) {
            return None;
        }
        let found = FOUND.iter().zip(answers).take(known);
        self.told.push(called("scene-chose", self.player, chosen));
        let player = self.player;
        let found = found.map(|(words, yes)| called(words[usize::from(yes)], player, chosen));
        self.told.extend(found);
        let (right, reason) = inquiry.next(known);
        let options = Options::new(NextStep::ALL, |step| {
            Phrase::new(match step {
                NextStep::Information => "option-inquiry-information",
                NextStep::Alternatives => "option-inquiry-alternatives",
                NextStep::Suggestion => "option-inquiry-suggestion",
                NextStep::Damage => "option-inquiry-damage",
                NextStep::Adjust => "option-inquiry-adjust",
                NextStep::Stand => "option-inquiry-stand",
            })
        });
        let place = |step| NextStep::ALL.iter().position(|it| *it == step);
        let mistake = |wrong| match (right, wrong) {
            (NextStep::Stand, _) => GOES_ON_FOR_NOTHING,
            (_, NextStep::Stand) => STOPPED_TOO_SOON,
            _ if place(wrong) < place(right) => STEP_AGAIN,
            _ => STEP_SKIPPED,
        };
        let wrong = NextStep::ALL.into_iter().filter(|wrong| *wrong != right);
        let mistakes = wrong.map(|wrong| (mistake(wrong), wrong));
        let prompt = Phrase::new("exercise-unauthorized_information-inquiry");
        let asked = Asked::one_of(Skill::InformationRuling, prompt, &options, &right)
            .because([reason])
            .mistakes(options.mistakes(mistakes));
        Some((self.show(asked, among), right.id().to_owned()))
    }
}

impl Exercise for UnauthorizedInformation {
    fn pose(&self) -> Result<Posed, Fault> {
        let found = notation::call(self.auction.last().copied().unwrap_or(Call::Pass));
        let cannot = || Fault::new("cannot-be", Field::Call, found.clone());
        let mut case = Case::new(self).ok_or_else(cannot)?;
        let among: &[Alternative] = self.poll.as_ref().map_or(&[], |poll| poll.0.as_slice());
        let legal = |it: &Alternative| case.auction.check(it.call).is_ok();
        if !among.iter().all(legal) {
            return Err(cannot());
        }
        let polled = (!among.is_empty()).then(|| about("scene-poll", case.player));
        let parts = match (self.moment, self.chosen.as_deref(), &self.poll) {
            (None, Some(&chosen), Some(_)) => {
                case.told.extend(polled);
                vec![case.inquiry(among, chosen).ok_or_else(cannot)?]
            }
            (_, None, _) if self.known > 0 || self.damage => return Err(cannot()),
            (None, None, Some(_)) => {
                let whose = case.whose();
                case.told.extend(polled);
                vec![whose, case.which(among)]
            }
            (None, None, None) => vec![case.whose()],
            (Some(moment), None, None) => {
                let whose = case.whose();
                // After a withdrawn call the Director is at the table already; and nobody denies or
                // suspects a pause that was required.
                let nobody = case.barred == Barred::Nobody;
                if self.withdrawn.is_some() || (nobody && moment != Moment::Agreed) {
                    return Err(cannot());
                }
                case.told.push(about(
                    match moment {
                        Moment::Agreed => "scene-information-agreed",
                        Moment::Disputed => "scene-information-disputed",
                        Moment::Suspected => "scene-information-suspected",
                    },
                    case.by.partner(),
                ));
                vec![whose, case.advice(moment)]
            }
            _ => return Err(cannot()),
        };
        let (asked, words): (Vec<Asked>, Vec<String>) = parts.into_iter().unzip();
        Ok(Posed::new(asked, words.join(", ")))
    }
}
