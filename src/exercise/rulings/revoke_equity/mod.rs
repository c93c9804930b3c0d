//! `revoke_equity`: the last tricks of a deal, with a revoke. How many tricks go over, how many would
//! the other side have won without the revoke, and does the Director adjust the score (Law 64)?
//! ```ron
//! revoke_equity(trumps: "S", leader: S, north: "DA DK H8", east: "S7 D8 HA", south: "SK D7 H4", west: "C9 C8 H9", play: "D7 C9 DA S7 HA H4 H9 H8 D8 SK C8 DK")
//! revoke_equity(trumps: "S", leader: S, north: "DA DK H8", east: "S7 D8 HA", south: "SK D7 H4", west: "C9 C8 H9", play: "D7 C9 DA S7 HA H4 H9 H8 D8 SK C8 DK", noticed: next_deal)
//! revoke_equity(trumps: "NT", leader: S, north: "C2 H2 H3", east: "C9 D3 D4", south: "C5 SA SK", west: "CA S3 S4", play: "C5 CA C2 D3 S3 H2 C9 SA SK S4 H3 D4")
//! ```

mod generate;

use crate::prelude::*;
use crate::rulings::choice;
use crate::rulings::rectification::{Scene, about};
use crate::rulings::revoke::{
    ALWAYS_ONE, ALWAYS_TWO, DUMMYS_REVOKE_COSTS, LATE_NOTICE_COSTS, OWN_TRICK_FORGOTTEN,
};
use crate::rulings::transferred::working;
use engine::laws::revoke::Attention;
use engine::laws::revoke::equity::{Equity, NoEquity, RevokedEnding};
use engine::laws::role::Role;
use engine::play::ImpossibleDeal;
use engine::play::best_play::Line;
use engine::play::trick::winner;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::RevokeEquity, Skill::RevokeAdjustment];

/// Mistakes about the tricks that go over.
const OF_TRANSFER: &[Mistake] = &[
    ALWAYS_TWO,
    ALWAYS_ONE,
    DUMMYS_REVOKE_COSTS,
    LATE_NOTICE_COSTS,
    OWN_TRICK_FORGOTTEN,
];

mistakes! {
    TABLE_KEPT = "revoke-result-kept",
    TRANSFER_ADDED = "revoke-transfer-added",
    ADJUSTED_FOR_NOTHING = "revoke-adjusted-for-nothing",
    HARM_OVERLOOKED = "revoke-harm-overlooked",
    TRANSFER_IS_ALL = "revoke-transfer-is-all",
    BOTH_GIVEN = "revoke-both-given",
    TRANSFER_TAKEN_BACK = "revoke-transfer-taken-back",
    ..OF_TRANSFER,
}

position! {
    /// The last three to five cards of each player, and how they were played.
    #[serde(rename = "revoke_equity")]
    #[allow(missing_docs, reason = "the names say it")]
    pub struct RevokeEquity {
        pub declarer: Declarer = default,
        pub trumps: Trumps,
        pub leader: SeatName,
        pub north: Cards,
        pub east: Cards,
        pub south: Cards,
        pub west: Cards,
        /// All cards in the order played, with one revoke.
        pub play: Trick<20>,
        pub noticed: Attention = default,
    }
}

impl RevokeEquity {
    fn ending(&self) -> RevokedEnding {
        let hands = [&self.north, &self.east, &self.south, &self.west];
        RevokedEnding {
            declarer: *self.declarer,
            strain: *self.trumps,
            hands: BySeat::from_fn(|seat| **hands[seat as usize]),
            leader: *self.leader,
            play: self.play.0.clone(),
            attention: self.noticed,
        }
    }
}

/// What is wrong with a position.
fn fault(problem: &NoEquity, leader: Seat) -> Fault {
    match *problem {
        NoEquity::Deal(ImpossibleDeal::CardTwice(card)) => Fault::of_card("card-twice", card),
        NoEquity::Card(card) => Fault::of_card("cannot-be", card),
        NoEquity::NotOneRevoke => Fault::new("not-irregular", Field::Cards, ""),
        _ => Fault::new("cannot-be", Field::Cards, leader.letter().to_string()),
    }
}

impl Exercise for RevokeEquity {
    /// The witness: tricks that go over, tricks without the revoke, the ruling, tricks in the end.
    fn pose(&self) -> Result<Posed, Fault> {
        let ending = self.ending();
        let equity = ending
            .equity()
            .map_err(|problem| fault(&problem, ending.leader))?;
        let adjusted = if equity.is_adjusted() {
            "adjusted"
        } else {
            "enough"
        };
        let witness = format!(
            "{}, {}, {adjusted}, {}",
            equity.automatic.tricks,
            equity.without,
            equity.tricks()
        );
        let asked = [
            transferred(&equity),
            without(&ending, &equity),
            is_adjusted(&ending, &equity, adjusted),
            in_the_end(&equity),
        ];
        Ok(Scene::new(story(&ending, &equity), asked, witness).posed(table(&ending), None))
    }
}

fn table(ending: &RevokedEnding) -> Exhibit {
    let of = |seat: Seat| (seat, ending.hands[seat]);
    let player = ending.declarer;
    Exhibit::Table(TableView {
        declarer: Some(player),
        strain: Some(ending.strain),
        others: [player.partner(), player.lho(), player.rho()]
            .map(of)
            .to_vec(),
        leader: ending.leader,
        ..TableView::of(player, ending.hands[player])
    })
}

/// One sentence for each trick.
fn told(line: &Line, first: usize, strain: Strain) -> impl Iterator<Item = Phrase> {
    let tricks = line.iter().zip(first..);
    tricks.map(move |((leader, cards), trick)| {
        let names = ["first", "second", "third", "fourth"]
            .into_iter()
            .zip(cards);
        let told = names.fold(
            about("working-claim-trick", *leader),
            |told, (name, card)| told.with(name, Fact::Card(*card)),
        );
        let winner = winner(*leader, cards, strain).unwrap_or(*leader);
        told.with("trick", count(trick))
            .with("winner", Fact::Seat(winner))
    })
}

fn story(ending: &RevokedEnding, equity: &Equity) -> Vec<Phrase> {
    let first = 14 - ending.hands[ending.leader].len();
    let (mut line, mut leader): (Line, Seat) = (Vec::new(), ending.leader);
    for cards in ending.play.chunks(4) {
        if let Ok(cards) = <[Card; 4]>::try_from(cards) {
            line.push((leader, cards));
            leader = winner(leader, &cards, ending.strain).unwrap_or(leader);
        }
    }
    let (revoke, (card, at)) = (&equity.revoke, equity.card);
    let suit = ending.play[at - at % 4].suit;
    let revokes = match revoke.role() {
        Role::Dummy => "scene-dummy-revokes",
        _ => "scene-revokes",
    };
    let revokes = about(revokes, revoke.offender)
        .with("number", count(revoke.trick.get()))
        .with("card", Fact::Card(card))
        .with("suit", Fact::Suit(suit));
    let noticed = match ending.attention {
        Attention::InTime => "scene-noticed-in-time",
        Attention::NextDealCalled => "scene-noticed-next-deal",
        Attention::RoundEnded => "scene-noticed-after-round",
    };
    let noticed = Phrase::new(noticed).with("side", Fact::Side(equity.innocent()));
    let lines = told(&line, first, ending.strain);
    lines.chain([revokes, noticed]).collect()
}

/// How many tricks go over?
fn transferred(equity: &Equity) -> Asked {
    let (revoke, since) = (&equity.revoke, equity.since);
    let exempt = match (revoke.exempt(), revoke.role()) {
        (Some(_), Role::Dummy) => Some(DUMMYS_REVOKE_COSTS),
        (Some(_), _) => Some(LATE_NOTICE_COSTS),
        (None, _) => None,
    };
    let by_winners = exempt.map(|mistake| (mistake, revoke.by_winners(since).tricks.into()));
    let own = (since.winner == revoke.offender && exempt.is_none())
        .then_some((OWN_TRICK_FORGOTTEN, i32::from(since.later.min(1))));
    let wrong = [
        by_winners,
        own,
        Some((exempt.unwrap_or(ALWAYS_TWO), 2)),
        Some((exempt.unwrap_or(ALWAYS_ONE), 1)),
    ];
    let (prompt, right) = (
        Phrase::new("exercise-revoke-tricks"),
        equity.automatic.tricks,
    );
    Asked::count(
        Skill::RevokeEquity,
        prompt,
        "count-tricks-transferred",
        right.into(),
    )
    .because(equity.automatic.reasons.iter().cloned())
    .mistakes(wrong.into_iter().flatten())
    .working(working(revoke, since, right).map(Step::Say))
    .giving_nothing_away()
}

fn of_side(id: &'static str, equity: &Equity) -> Phrase {
    Phrase::new(id).with("side", Fact::Side(equity.innocent()))
}

/// How many would the other side have won without the revoke?
fn without(ending: &RevokedEnding, equity: &Equity) -> Asked {
    let wrong = [
        (TABLE_KEPT, equity.at_table),
        (TRANSFER_ADDED, equity.with_transfer()),
    ];
    let wrong = wrong.map(|(mistake, tricks)| (mistake, i32::from(tricks)));
    let first = usize::from(equity.revoke.trick.get());
    let line = told(&equity.line, first, ending.strain);
    let line = [Phrase::new("working-best-line")].into_iter().chain(line);
    let prompt = of_side("exercise-revoke_equity", equity);
    let right = i32::from(equity.without);
    Asked::count(Skill::RevokeEquity, prompt, "count-tricks-awarded", right)
        .because(equity.reasons().pop())
        .mistakes(wrong)
        .working(line.map(Step::Say))
}

/// Does the Director adjust the score?
fn is_adjusted(ending: &RevokedEnding, equity: &Equity, right: &'static str) -> Asked {
    let wrong = match equity.is_adjusted() {
        true => HARM_OVERLOOKED,
        false => ADJUSTED_FOR_NOTHING,
    };
    let rows = [
        ("adjusted", "option-equity-adjusted", wrong),
        ("enough", "option-equity-enough", wrong),
        ("never", "option-equity-never", TRANSFER_IS_ALL),
    ];
    let prompt = of_side("exercise-revoke_equity-adjusted", equity)
        .with("number", count(equity.with_transfer()))
        .with("of", count(ending.hands[ending.leader].len()));
    choice(Skill::RevokeAdjustment, prompt, rows, right).because(equity.reasons())
}

/// How many of the tricks does the other side get in the end?
fn in_the_end(equity: &Equity) -> Asked {
    let transferred = equity.automatic.tricks;
    let wrong = match equity.is_adjusted() {
        true => [
            (HARM_OVERLOOKED, equity.with_transfer()),
            (BOTH_GIVEN, equity.without + transferred),
            (TABLE_KEPT, equity.at_table),
        ],
        false => [
            (TRANSFER_TAKEN_BACK, equity.without),
            (TABLE_KEPT, equity.at_table),
            (BOTH_GIVEN, equity.without + transferred),
        ],
    };
    let wrong = wrong.map(|(mistake, tricks)| (mistake, i32::from(tricks)));
    let prompt = of_side("exercise-revoke_equity-final", equity);
    let right = i32::from(equity.tricks());
    Asked::count(
        Skill::RevokeAdjustment,
        prompt,
        "count-tricks-awarded",
        right,
    )
    .because(equity.reasons())
    .mistakes(wrong)
}
