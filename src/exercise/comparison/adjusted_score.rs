//! `adjusted_score`: what each side gets for a board on which no result can be obtained.
//!
//! A lesson writes `adjusted_score(ns: not_at_fault, ew: at_fault, ns_session: 64, ew_session: 48)`. The
//! sessions are the percentages on the other boards; with `imps: true` there are none.

use crate::prelude::*;
use engine::score::Hundredths;
use engine::score::adjusted::{Responsibility, split_reason};

pub(crate) const SKILLS: &[Skill] = &[Skill::AdjustedScore];

mistakes! {
    SIDES_SWAPPED = "adjusted-sides-swapped",
    SESSION_IGNORED = "adjusted-session-ignored",
    SESSION_WRONG_WAY = "adjusted-session-wrong-way",
    SESSION_TAKEN = "adjusted-session-taken",
    BALANCED = "adjusted-balanced",
    BOTH_AVERAGE = "adjusted-both-average",
    ALL_OR_NOTHING = "adjusted-all-or-nothing",
    PERCENT_AT_IMPS = "adjusted-percent-at-imps",
}

/// A [`Responsibility`], as a lesson writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Blame {
    #[serde(rename = "at_fault")]
    Direct,
    #[serde(rename = "partly_at_fault")]
    Partly,
    #[serde(rename = "not_at_fault")]
    No,
}

impl Blame {
    const fn of(ruled: Responsibility) -> Self {
        match ruled {
            Responsibility::AtFault => Self::Direct,
            Responsibility::PartlyAtFault => Self::Partly,
            Responsibility::NotAtFault => Self::No,
        }
    }

    const fn ruled(self) -> Responsibility {
        match self {
            Self::Direct => Responsibility::AtFault,
            Self::Partly => Responsibility::PartlyAtFault,
            Self::No => Responsibility::NotAtFault,
        }
    }
}

position! {
    /// A board without a result. One question: what each side gets.
    #[serde(rename = "adjusted_score")]
    pub struct AdjustedScore {
        ns: Blame,
        ew: Blame,
        /// The percentages on the other boards, which may matter.
        ns_session: Option<i32> = default,
        ew_session: Option<i32> = default,
        imps: bool = default,
    }
}

impl AdjustedScore {
    /// Both sides, North-South first, with their percentages on the other boards; `None` if one of
    /// those is not a whole number.
    pub fn new(sides: [(Responsibility, Option<Hundredths>); 2], imps: bool) -> Option<Self> {
        let whole = |session: Option<Hundredths>| match session.filter(|_| !imps) {
            None => Some(None),
            Some(session) if session.get() % 100 == 0 => Some(Some(session.get() / 100)),
            Some(_) => None,
        };
        let [(ns, ns_session), (ew, ew_session)] = sides;
        Some(Self {
            ns: Blame::of(ns),
            ew: Blame::of(ew),
            ns_session: whole(ns_session)?,
            ew_session: whole(ew_session)?,
            imps,
        })
    }

    fn sides(&self) -> Result<Sides, Fault> {
        for session in [self.ns_session, self.ew_session].into_iter().flatten() {
            if self.imps || !(0..=100).contains(&session) {
                let found = session.to_string();
                return Err(Fault::new("session-percentage", Field::Items, found));
            }
        }
        Ok([
            (Side::NorthSouth, self.ns.ruled(), self.ns_session),
            (Side::EastWest, self.ew.ruled(), self.ew_session),
        ])
    }
}

/// Each side with its responsibility and its percentage on the other boards.
type Sides = [(Side, Responsibility, Option<i32>); 2];

/// What both sides get by a rule.
fn by_side(sides: &Sides, rule: impl Fn(Responsibility, Option<i32>) -> i32) -> [i32; 2] {
    sides.map(|(_, ruled, session)| rule(ruled, session))
}

fn share(ruled: Responsibility, session: Option<i32>) -> i32 {
    ruled.share_with(session.map(Hundredths::whole)).get() / 100
}

impl Exercise for AdjustedScore {
    fn pose(&self) -> Result<Posed, Fault> {
        let sides = self.sides()?;
        let (prompt, rows, right) = match self.imps {
            true => (
                "exercise-adjusted_score-imps",
                ["row-ns-imps", "row-ew-imps"],
                by_side(&sides, |ruled, _| ruled.imps()),
            ),
            false => (
                "exercise-adjusted_score",
                ["row-ns-percent", "row-ew-percent"],
                by_side(&sides, share),
            ),
        };
        let reason = |ruled: Responsibility, session: Option<i32>| match self.imps {
            true => ruled.imps_reason(),
            false => ruled.reason(session.map(Hundredths::whole)),
        };
        let reasons = sides.map(|(_, ruled, session)| reason(ruled, session));
        let whole = if self.imps { 0 } else { 100 };
        let split = (right[0] + right[1] != whole).then(split_reason);
        let mut asked = Asked::column(Skill::AdjustedScore, Phrase::new(prompt), rows, right)
            .showing([Exhibit::Scene(scene(&sides))])
            .because(reasons.iter().cloned().chain(split))
            .mistakes(self.wrong(right, &sides));
        asked.row_reasons = reasons.to_vec();
        Ok(asked.into())
    }
}

impl AdjustedScore {
    /// What well-known wrong rules give.
    fn wrong(&self, [ns, ew]: [i32; 2], sides: &Sides) -> Vec<(Mistake, [i32; 2])> {
        let alone = |ruled: Responsibility, _| share(ruled, None);
        if self.imps {
            return vec![
                (SIDES_SWAPPED, [ew, ns]),
                (BALANCED, [ns, -ns]),
                (BALANCED, [-ew, ew]),
                (BOTH_AVERAGE, [0, 0]),
                (PERCENT_AT_IMPS, by_side(sides, alone)),
            ];
        }
        let wrong_way = |ruled: Responsibility, session: Option<i32>| match (ruled, session) {
            (Responsibility::NotAtFault, Some(session)) => session.min(60),
            (Responsibility::AtFault, Some(session)) => session.max(40),
            _ => share(ruled, None),
        };
        let extreme = |ruled, _: Option<i32>| match ruled {
            Responsibility::AtFault => 0,
            Responsibility::PartlyAtFault => 50,
            Responsibility::NotAtFault => 100,
        };
        let taken = |ruled, session: Option<i32>| session.unwrap_or(share(ruled, None));
        vec![
            (SESSION_IGNORED, by_side(sides, alone)),
            (SIDES_SWAPPED, [ew, ns]),
            (SESSION_WRONG_WAY, by_side(sides, wrong_way)),
            (SESSION_TAKEN, by_side(sides, taken)),
            (BALANCED, [ns, 100 - ns]),
            (BALANCED, [100 - ew, ew]),
            (BOTH_AVERAGE, [50, 50]),
            (ALL_OR_NOTHING, by_side(sides, extreme)),
        ]
    }
}

/// What the Director has found, and how the pairs did on the other boards.
fn scene(sides: &Sides) -> Vec<Phrase> {
    let found = |&(side, ruled, _): &(Side, Responsibility, _)| {
        let id = match ruled {
            Responsibility::AtFault => "scene-at-fault",
            Responsibility::PartlyAtFault => "scene-partly-at-fault",
            Responsibility::NotAtFault => "scene-not-at-fault",
        };
        Phrase::new(id).with("side", Fact::Side(side))
    };
    let session = |&(side, _, session): &(Side, _, Option<i32>)| {
        let said = Phrase::new("scene-other-boards").with("side", Fact::Side(side));
        Some(said.with("percent", count(session?)))
    };
    let begin = Phrase::new("scene-no-result");
    let sentences = [begin].into_iter().chain(sides.iter().map(found));
    sentences.chain(sides.iter().filter_map(session)).collect()
}

/// Easy: sessions that change nothing. Medium: one that does, or IMPs. Hard: any combination.
pub(crate) fn generate(draw: &mut Draw<'_>) -> AdjustedScore {
    use Blame::{Direct, No, Partly};
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    let findings: &[(Blame, Blame)] = &[
        (No, Direct),
        (Direct, No),
        (No, No),
        (No, Partly),
        (Partly, No),
        (Partly, Direct),
        (Direct, Partly),
        (Direct, Direct),
    ];
    let (ns, ew) = chance.pick_or(findings, (No, Direct));
    let imps = difficulty == Difficulty::Medium && chance.percent(15);
    let mut session = |blame: Blame| match (difficulty, blame) {
        (Difficulty::Easy, _) => chance.between(42, 58),
        (_, No) => chance.either(70, 63, 55) + chance.between(-2, 6),
        (_, Direct) => chance.either(70, 36, 47) + chance.between(-6, 3),
        (_, Partly) => chance.between(35, 66),
    };
    let sessions = [session(ns), session(ew)];
    let [ns_session, ew_session] = sessions.map(|session| (!imps).then_some(session));
    AdjustedScore {
        ns,
        ew,
        ns_session,
        ew_session,
        imps,
    }
}
