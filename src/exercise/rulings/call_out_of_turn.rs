//! `call_out_of_turn`: a call by a player whose turn it was not. Who may accept it, what is the
//! offender's obligation, and what may the partner still do (Laws 26, 28 to 32, 36)?
//! ```ron
//! call_out_of_turn(dealer: N, auction: "1H P", seat: W, call: "X")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", over: "1H", by: N)
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "P")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "1H", replaced: "1S", comparable: true)
//! ```

use crate::fields::{self, CallText, Calls, WrittenCalls};
use crate::play::plausible::{self, Turned};
use crate::prelude::*;
use crate::rulings::first;
use crate::rulings::rectification::{
    self, COMPARABLE_FORGOTTEN, Follows, Scene, about, called, found, instead_of_lho, rule, said,
    who_accepts,
};
use engine::auction::{Silence, every_call};
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::laws::out_of_rotation::{self, DueTurn, OutOfRotation, Remedy, replace};
use engine::{Chooser, IllegalCall};

pub(crate) const SKILLS: &[Skill] = &[Skill::CallOutOfTurn, Skill::SilencedPartner];

mistakes! {
    NEVER_STANDS = "call-out-of-turn-never-stands",
    INADMISSIBLE_ACCEPTED = "inadmissible-double-accepted",
    OFFENDER_STAYS_IN_TURN = "offender-stays-in-turn",
    TURN_GOES_ON = "turn-goes-on-after-offender",
    IN_TURN_ACCEPTS = "call-in-turn-accepts",
    OVER_CANCELS = "calling-over-cancels",
    CALLED_OVER_COSTS = "called-over-still-costs",
    REPEAT_FORGOTTEN = "repeat-forgotten",
    REPEAT_ALWAYS = "repeat-always",
    OFFENDER_SILENCED = "offender-silenced",
    PASS_NOT_BINDING = "early-pass-not-binding",
    PASS_BINDS_FOR_GOOD = "early-pass-binds-for-good",
    REPEATED_CALL_SILENCES = "repeated-call-silences",
    PASS_SILENCES_PARTNER = "early-pass-silences-partner",
    NOT_COMPARABLE_IS_FREE = "not-comparable-is-free",
    SILENCED_FOR_GOOD = "out-of-turn-silences-for-good",
    INADMISSIBLE_TAKEN_LIGHTLY = "inadmissible-double-taken-lightly",
    ..rectification::MISTAKES,
}

position! {
    /// A call out of turn, and how the scene continues: see the examples of the module.
    #[serde(rename = "call_out_of_turn")]
    pub struct CallOutOfTurn {
        dealer: Dealer = default,
        auction: Calls,
        seat: SeatName,
        call: CallText,
        /// What an opponent calls before any ruling.
        over: Option<CallText> = default,
        by: Option<SeatName> = default,
        /// If the call is not accepted: the calls until the offender's next turn, legal or not.
        others: Option<WrittenCalls> = default,
        replaced: Option<CallText> = default,
        /// Whether the Director rules that call comparable.
        comparable: bool = default,
    }
}

impl CallOutOfTurn {
    /// A call out of turn, before any reaction.
    pub fn new(auction: &Auction, seat: Seat, call: Call) -> Self {
        Self {
            dealer: auction.dealer().into(),
            auction: auction.into(),
            seat: seat.into(),
            call: call.into(),
            over: None,
            by: None,
            others: None,
            replaced: None,
            comparable: false,
        }
    }
}

impl Exercise for CallOutOfTurn {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id| Fault::new(id, Field::Call, notation::call(*self.call));
        let auction = fields::auction(self.dealer, &self.auction);
        let case = Case::new(auction, *self.seat, *self.call);
        let case = case.ok_or_else(|| fault("not-irregular"))?;
        let [over, replaced] = [&self.over, &self.replaced].map(|call| call.as_deref().copied());
        let others = self.others.as_deref().map_or(&[][..], Vec::as_slice);
        let scene = match (over, self.by, &self.others, replaced) {
            // Only a replacement call can be comparable.
            (.., None) if self.comparable => None,
            (None, None, None, None) => Some(case.open()),
            (Some(call), Some(by), None, None) => case.called_over(*by, call),
            (None, None, Some(_), None) => case.own_turn(others),
            (None, None, _, Some(call)) => case.replaced(others, call, self.comparable),
            _ => None,
        };
        let mut scene = scene.ok_or_else(|| fault("cannot-be"))?;
        for asked in &mut scene.asked {
            asked.reasons.extend(case.rule.clone());
            asked.gives_away = false;
        }
        let decisive = case.auction.calls().len().checked_sub(1);
        Ok(scene.posed(Exhibit::auction(&case.auction), decisive))
    }
}

struct Case {
    auction: Auction,
    irregular: OutOfRotation,
    seat: Seat,
    call: Call,
    /// Whose turn it was, relative to the offender; `None` for a double that can never stand.
    due: Option<DueTurn>,
    /// The Law that rules on the call.
    rule: Option<Reason>,
    /// The consequences of cancelling the call, and the auction afterwards.
    follows: Vec<CallConsequence>,
    cancelled: Auction,
}

impl Case {
    /// `None` for a call in turn, or under a Law that this kind does not cover.
    fn new(auction: Auction, seat: Seat, call: Call) -> Option<Self> {
        let irregular = OutOfRotation {
            seat,
            call,
            artificial_pass: false,
            shows: None,
        };
        let mut cancelled = auction.clone();
        // The last option is that the call is cancelled.
        let (due, mut reasons, follows) = match irregular.case(&auction).ok()? {
            out_of_rotation::Case::Plain(due) => {
                auction.admissible(seat, call).ok()?;
                irregular.rectify(&mut cancelled, Remedy::Cancel).ok()?;
                let mut ruling = irregular.ruling(&auction).ok()?;
                (Some(due), ruling.reasons, ruling.options.pop()?.follows)
            }
            out_of_rotation::Case::Inadmissible(double) => {
                double.rectify(&mut cancelled).ok()?;
                let mut ruling = double.ruling(&auction).ok()?;
                (None, ruling.reasons, ruling.options.pop()?.follows)
            }
            _ => return None,
        };
        Some(Self {
            auction,
            irregular,
            seat,
            call,
            due,
            rule: reasons.pop(),
            follows,
            cancelled,
        })
    }

    /// Before any reaction: who may accept the call, and whose turn is it otherwise?
    fn open(&self) -> Scene {
        use Chooser::{Either, Nobody, Player};
        let (lho, rho) = (self.seat.lho(), self.seat.rho());
        let anybody = [Player(lho), Player(rho), Either(Side::of(lho))];
        let (right, mistakes) = match self.due {
            None => (Nobody, anybody.map(|who| (INADMISSIBLE_ACCEPTED, who))),
            Some(_) => (Player(lho), instead_of_lho(self.seat, NEVER_STANDS)),
        };
        let reason = self.due.map(|due| match due {
            DueTurn::Lho => Reason::new("lho-may-accept-on-own-turn", "28B"),
            DueTurn::Rho | DueTurn::Partner => Reason::new("lho-may-accept-call", "29A"),
        });
        let prompt = called("exercise-call_out_of_turn-accepts", self.seat, self.call);
        let (who, word) = who_accepts(Skill::CallOutOfTurn, prompt, self.seat, right, mistakes);
        let prompt = Phrase::new("exercise-call_out_of_turn-turn");
        let whose_turn = Asked::seat(Skill::CallOutOfTurn, prompt, self.cancelled.turn())
            .because(rule(&self.follows, |it| it.effect.next_turn().is_some()))
            .mistakes([(OFFENDER_STAYS_IN_TURN, self.seat), (TURN_GOES_ON, lho)]);
        // Not `told`: whose turn it is, is asked.
        let told = vec![called("scene-calls-too-soon", self.seat, self.call)];
        Scene::new(told, [who.because(reason), whose_turn], word)
    }

    /// The story if whose turn it was is not asked.
    fn told(&self) -> Phrase {
        let told = called("scene-calls-out-of-turn", self.seat, self.call);
        told.with("turn", Fact::Seat(self.auction.turn()))
    }

    /// What a call before any ruling does, and the auction it is made in; `None` if that is open.
    fn before_calling_over(&self, by: Seat) -> Option<(Remedy, Auction)> {
        let remedy = match (by == self.seat.lho(), by == self.auction.turn()) {
            (true, false) => Remedy::Accept,
            (false, true) => Remedy::CallInTurn,
            // A call by the dealer at the dealer's own turn is ambiguous.
            _ => return None,
        };
        let mut auction = self.auction.clone();
        self.irregular.rectify(&mut auction, remedy).ok()?;
        Some((remedy, auction))
    }

    /// An opponent calls before any ruling: what becomes of the call? `None` if that is open.
    fn called_over(&self, by: Seat, call: Call) -> Option<Scene> {
        use Remedy::{Accept, CallInTurn, Cancel};
        let (right, mut auction) = self.before_calling_over(by)?;
        auction.push(call).ok()?;
        let (reason, witness) = match right {
            Accept => (Reason::new("called-over-accepts", "29A"), "stands"),
            _ => (Reason::new("called-in-turn-voids", "28B"), "void"),
        };
        let wrong = match right {
            Accept => (OVER_CANCELS, CallInTurn),
            _ => (IN_TURN_ACCEPTS, Accept),
        };
        let options = Options::new([Accept, CallInTurn, Cancel], |remedy| match remedy {
            Accept => Phrase::new("option-call-stands"),
            CallInTurn => Phrase::new("option-call-void"),
            _ => about("option-call-costs", self.seat.partner()),
        });
        let prompt = called("exercise-call_out_of_turn-becomes", self.seat, self.call);
        let asked = Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &right)
            .because([reason])
            .mistakes(options.mistakes([wrong, (CALLED_OVER_COSTS, Cancel)]));
        let told = vec![self.told(), called("scene-calls-over", by, call)];
        Some(Scene::new(told, [asked], witness))
    }

    /// The auction at the offender's next turn, and the story until then; `None` if it never comes.
    fn until_own_turn(&self, others: &[Call]) -> Option<(Auction, Vec<Phrase>)> {
        let cancelled = match self.due {
            Some(_) => "scene-call-cancelled",
            None => "scene-double-cancelled",
        };
        let mut told = vec![self.told(), Phrase::new(cancelled)];
        let mut auction = self.cancelled.clone();
        for &call in others {
            if auction.turn() == self.seat {
                return None;
            }
            told.push(called("scene-calls-next", auction.turn(), call));
            auction.push(call).ok()?;
        }
        (auction.turn() == self.seat && !auction.has_ended()).then_some((auction, told))
    }

    /// The offender's next turn: what is the offender's obligation?
    fn own_turn(&self, others: &[Call]) -> Option<Scene> {
        use CallEffect::{AnyLegalCall, RepeatsIfPassed};
        use IllegalCall::{MustPassOnce, MustPassThroughout, MustRepeat};
        let due = self.due?;
        let (auction, told) = self.until_own_turn(others)?;
        // The reason why other calls are illegal names the required call.
        let (bound, required) = match every_call().find_map(|call| auction.check(call).err()) {
            Some(why @ MustRepeat(..)) => ("repeat", Some(why.reason())),
            Some(why @ (MustPassOnce(_) | MustPassThroughout(_))) => ("pass", Some(why.reason())),
            _ => ("free", None),
        };
        let duties = ["free", "pass", "repeat"];
        let options = Options::new(duties, |duty| match (*duty, self.call) {
            ("free", _) => Phrase::new("option-any-call"),
            ("pass", _) => Phrase::new("option-pass-now"),
            // Repeating a pass is the same as passing.
            (_, Call::Pass) => Phrase::new("option-pass-always"),
            (_, call) => said("option-repeat", call),
        });
        let forgotten = (REPEAT_FORGOTTEN, "free");
        let silenced = (OFFENDER_SILENCED, "pass");
        let for_good = (PASS_BINDS_FOR_GOOD, "repeat");
        let mistakes = match (self.call, due) {
            (Call::Pass, DueTurn::Rho) => vec![(PASS_NOT_BINDING, "free"), for_good],
            (Call::Pass, _) => vec![silenced, for_good],
            _ => vec![forgotten, (REPEAT_ALWAYS, "repeat"), silenced],
        };
        let choice =
            |it: &CallConsequence| matches!(it.effect, AnyLegalCall(..) | RepeatsIfPassed(..));
        let prompt = about("exercise-call_out_of_turn-bound", self.seat);
        let asked = Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &bound)
            .because(required.or_else(|| rule(&self.follows, choice)))
            .mistakes(options.mistakes(mistakes));
        Some(Scene::new(told, [asked], bound))
    }

    /// The offender has called in turn: what may the partner do, and what may declarer demand?
    fn replaced(&self, others: &[Call], call: Call, comparable: bool) -> Option<Scene> {
        let (own_turn, mut told) = self.until_own_turn(others)?;
        let mut auction = own_turn.clone();
        let follows = match replace(&mut auction, call, comparable) {
            Ok(follows) => follows,
            // There is nothing to compare: the consequences are already determined.
            Err(_) if !comparable => {
                auction.push(call).ok()?;
                self.follows.clone()
            }
            Err(_) => return None,
        };
        let bound = own_turn.legal_calls().count() == 1;
        let repeated = bound && call == self.call && call != Call::Pass;
        let compared = own_turn.awaited(self.seat).is_some() && !repeated && self.due.is_some();
        told.push(called("scene-calls-in-turn", self.seat, call));
        told.extend((comparable || compared).then(|| found(comparable)));
        let early_pass = self.call == Call::Pass && self.due == Some(DueTurn::Rho);
        let mistakes = |silence| match silence {
            Silence::Free if repeated => [REPEATED_CALL_SILENCES; 2],
            Silence::Free if early_pass => [PASS_SILENCES_PARTNER; 2],
            Silence::Free => [COMPARABLE_FORGOTTEN; 2],
            Silence::Once(_) => [NOT_COMPARABLE_IS_FREE, SILENCED_FOR_GOOD],
            Silence::Throughout(_) => [INADMISSIBLE_TAKEN_LIGHTLY; 2],
        };
        let follows = Follows(Skill::SilencedPartner, self.seat, &follows);
        follows.scene(&auction, told, mistakes, [])
    }
}

/// A player of a bank auction who calls too early.
pub(crate) fn generate(draw: &mut Draw<'_>) -> CallOutOfTurn {
    let simple = r#"(auction: "", seat: S, call: "1S")"#;
    first(draw, 24, simple, Turned::auctioned, |whole, hands, draw| {
        let mut place = 0;
        // Hard: 25 % are calls before the dealer has called.
        if draw.difficulty != Difficulty::Hard || !draw.chance.percent(25) {
            place = draw.chance.below(whole.calls().len().min(8));
        }
        let later = whole.calls().iter().skip(place).map(|it| it.call).collect();
        Moment { later, hands }.out_of_turn(whole.before(place), draw)
    })
}

/// The calls really made from a place of the auction on, and what the players hold.
struct Moment {
    later: Vec<Call>,
    hands: BySeat<Hand>,
}

impl Moment {
    fn natural(&self, auction: &Auction, seat: Seat) -> Option<Call> {
        plausible::natural_bid(auction, self.hands[seat]).map(Call::Bid)
    }

    fn out_of_turn(&self, auction: Auction, draw: &mut Draw<'_>) -> Option<CallOutOfTurn> {
        let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
        let (due, wanted) = chance.pick(offences(skill, difficulty))?;
        let turn = auction.turn();
        let (seat, turns) = match due {
            DueTurn::Rho => (turn.lho(), 1),
            DueTurn::Partner => (turn.partner(), 2),
            DueTurn::Lho => (turn.rho(), 3),
        };
        let own = self.later.get(turns).copied();
        let own = own.filter(|call| matches!(call, Call::Bid(_)));
        let own = own.filter(|&call| auction.admissible(seat, call).is_ok());
        let call = wanted.or(own).or_else(|| self.natural(&auction, seat))?;
        // No player doubles or redoubles before the first bid, not even by mistake.
        if matches!(call, Call::Double | Call::Redouble) && auction.last_bid().is_none() {
            return None;
        }
        let case = Case::new(auction, seat, call)?;
        let mut made = CallOutOfTurn::new(&case.auction, seat, call);
        if skill == Skill::SilencedPartner || difficulty == Difficulty::Medium {
            let others = self.others(&case, chance)?;
            if skill == Skill::SilencedPartner {
                let (call, comparable) = replacement(&case, &others, chance)?;
                made.replaced = Some(call.into());
                made.comparable = comparable;
            }
            made.others = Some(WrittenCalls(others));
        } else if difficulty == Difficulty::Hard && case.due.is_some() && due != DueTurn::Lho {
            let accepts = due == DueTurn::Partner || chance.percent(45);
            let by = if accepts { seat.lho() } else { turn };
            let (_, auction) = case.before_calling_over(by)?;
            let calls = [Call::Pass, Call::Double].into_iter();
            let calls = calls.chain(self.natural(&auction, by));
            let legal: Vec<Call> = calls.filter(|&call| auction.check(call).is_ok()).collect();
            made.over = Some(chance.pick(&legal)?.into());
            made.by = Some(by.into());
        }
        Some(made)
    }

    /// The calls of the others until the offender's next turn.
    fn others(&self, case: &Case, chance: &mut Chance) -> Option<Vec<Call>> {
        let mut auction = case.cancelled.clone();
        let mut others = Vec::new();
        while auction.turn() != case.seat && others.len() < 3 {
            // The right-hand opponent passes half the time, so that a bid can be repeated.
            let call = match chance.below(4) {
                0 | 1 => None,
                2 => self.natural(&auction, auction.turn()),
                _ => self.later.get(others.len()).copied(),
            };
            let call = call.filter(|&call| auction.check(call).is_ok());
            let call = call.unwrap_or(Call::Pass);
            auction.push(call).ok()?;
            others.push(call);
        }
        Some(others)
    }
}

/// Whose turn it was, and which call is made; `None` for a bid. Rare cases are frequent here.
const fn offences(skill: Skill, difficulty: Difficulty) -> &'static [(DueTurn, Option<Call>)] {
    use DueTurn::{Lho, Partner, Rho};
    const BID: Option<Call> = None;
    const PASS: Option<Call> = Some(Call::Pass);
    const DOUBLE: Option<Call> = Some(Call::Double);
    const REDOUBLE: Option<Call> = Some(Call::Redouble);
    match (skill, difficulty) {
        (Skill::SilencedPartner, Difficulty::Easy) => &[(Partner, BID)],
        (Skill::SilencedPartner, Difficulty::Medium) => &[(Rho, BID), (Rho, BID), (Partner, BID)],
        (Skill::SilencedPartner, Difficulty::Hard) => &[
            (Rho, PASS),
            (Partner, PASS),
            (Partner, PASS),
            (Rho, DOUBLE),
            (Partner, DOUBLE),
            (Partner, REDOUBLE),
        ],
        (_, Difficulty::Easy) => &[(Rho, BID), (Partner, BID), (Partner, PASS), (Rho, PASS)],
        (_, Difficulty::Medium) => &[(Rho, BID), (Rho, BID), (Rho, PASS), (Partner, PASS)],
        (_, Difficulty::Hard) => &[
            (Rho, BID),
            (Rho, BID),
            (Partner, BID),
            (Lho, BID),
            (Partner, DOUBLE),
        ],
    }
}

/// The replacement; comparable are a bid in the same denomination, and a pass for a pass.
fn replacement(case: &Case, others: &[Call], chance: &mut Chance) -> Option<(Call, bool)> {
    let (auction, _) = case.until_own_turn(others)?;
    let legal: Vec<Call> = auction.legal_calls().collect();
    if let [only] = legal[..] {
        return Some((only, false));
    }
    let again = match case.call {
        Call::Bid(bid) => auction.lowest_sufficient(bid.strain).map(Call::Bid),
        call => Some(call).filter(|call| legal.contains(call)),
    };
    let alike = again.filter(|_| chance.percent(40));
    let passes = case.call != Call::Pass && chance.percent(50);
    let call = match alike {
        Some(call) => call,
        None if passes => Call::Pass,
        None => chance.pick_or(&plausible::other_strains(&auction, case.call), Call::Pass),
    };
    let settled = case.due.is_none() || auction.silence(case.seat) != Silence::Free;
    Some((call, !settled && (alike.is_some() || call == case.call)))
}
