//! `special_movement`: a half table, turned boards and the Howell movement.
//!
//! A lesson writes `special_movement(tables: 7, round: 3, asks: sits_out(missing: 107))`. Where a Howell
//! is asked about, `round` is the round just played. With `room: true` the seating is shown.

use crate::prelude::*;
use crate::tournament::pair_and_table::{Room, Round, between, of_pair, room_grid};
use engine::tournament::movement::Meeting;
use engine::tournament::{Howell, Movement, PairNumber};

pub(crate) const SKILLS: &[Skill] = &[Skill::HalfTable, Skill::ArrowSwitch, Skill::Howell];

mistakes! {
    NOT_MOVED = "half-table-not-moved",
    MISSING_PAIR = "half-table-missing-pair",
    SKIP_FORGOTTEN = "skip-forgotten",
    SKIP_TOO_SOON = "skip-without-need",
    PAIRS_DOWN = "pairs-go-down",
    SIT_OUT_FORGOTTEN = "sit-out-forgotten",
    SIT_OUT_TOO_MANY = "sit-out-too-many",
    ROUNDS_AS_TABLES = "rounds-as-many-as-tables",
    NOT_TURNED = "boards-not-turned",
    SAME_CHAIR = "compared-with-same-chair",
    OPPONENT = "compared-with-opponent",
    FOLLOWED_HIGHER = "howell-followed-higher",
    AS_MITCHELL = "howell-as-mitchell",
    STAYED = "howell-pair-stayed",
    HIGHEST_MOVED = "howell-highest-moved",
    ROUNDS_AS_PAIRS = "howell-as-many-rounds-as-pairs",
    FIRST_STAYS = "howell-first-pair-stays",
}

position! {
    /// A movement with something special, a round and a question. Answered by a number.
    #[serde(rename = "special_movement")]
    pub struct SpecialMovement {
        tables: u8,
        round: Round = default,
        asks: Asks,
        room: bool = default,
    }
}

/// The question; pairs and tables are given by number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum Asks {
    /// Which pair has no opponents in the round, if this one is missing from a Mitchell.
    SitsOut { missing: u8 },
    /// How many boards a pair plays in all rounds; `boards` is the number in each round.
    BoardsPlayed { missing: u8, pair: u8, boards: u8 },
    /// Whose number stands in the column of a side; the boards of the round are turned.
    Written { table: u8, side: SideText },
    /// With whom this pair is compared in an earlier round; the boards of this one are turned.
    Rival { pair: u8, in_round: u8 },
    /// Where this pair plays next in a Howell.
    HowellTable { pair: u8 },
    /// How many rounds a whole Howell has.
    HowellRounds,
    /// The number of the pair that stays in a Howell.
    HowellStays,
}

impl Exercise for SpecialMovement {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = || Fault::new("movement", Field::Id, self.tables.to_string());
        let asked = match self.asks {
            Asks::HowellTable { .. } | Asks::HowellRounds | Asks::HowellStays => self.howell(),
            _ => self.mitchell(),
        };
        Ok(asked.ok_or_else(fault)?.into())
    }
}

impl SpecialMovement {
    /// The pair without opponents in a round of a Mitchell, with the seating on show.
    pub fn of_half_table(tables: u8, round: u8, missing: u8) -> Self {
        Self::on_show(tables, round, Asks::SitsOut { missing })
    }

    /// The column of the traveller for the pair in the North-South chairs of table 1, with the boards
    /// turned.
    pub fn of_turned_boards(tables: u8, round: u8) -> Self {
        let side = Side::NorthSouth.into();
        Self::on_show(tables, round, Asks::Written { table: 1, side })
    }

    /// Where pair 1 goes in a Howell.
    pub fn of_howell(tables: u8, round: u8) -> Self {
        Self::on_show(tables, round, Asks::HowellTable { pair: 1 })
    }

    fn on_show(tables: u8, round: u8, asks: Asks) -> Self {
        Self {
            tables,
            round: Round(round),
            asks,
            room: true,
        }
    }

    /// The question; `None` if there is no such movement, round, table or pair.
    fn mitchell(&self) -> Option<Asked> {
        let (movement, round) = (Movement::new(self.tables).ok()?, self.round.0);
        let room = Room { movement, round };
        let meetings = movement.round(round).ok()?;
        let missing = |pair| Some(of_pair("scene-half-table", PairNumber::new(pair)?));
        let (special, asked) = match &self.asks {
            &Asks::SitsOut { missing: pair } => (missing(pair)?, sits_out(&room, pair)?),
            &Asks::BoardsPlayed {
                missing: pair,
                pair: own,
                boards,
            } => (missing(pair)?, boards_played(movement, pair, own, boards)?),
            Asks::Written { table, side } => {
                let at = meetings.iter().find(|it| it.table.number() == *table)?;
                (turned(round), written(at, **side))
            }
            &Asks::Rival { pair, in_round } => (turned(round), rival(&room, pair, in_round)?),
            _ => return None,
        };
        let tables = Phrase::new("scene-movement").with("tables", count(self.tables));
        let shown = self.room.then(|| room_grid(&meetings));
        let asked = asked.showing([Exhibit::Scene(vec![tables, special])]);
        Some(asked.showing(shown))
    }

    fn howell(&self) -> Option<Asked> {
        let howell = Howell::new(self.tables)?;
        let meetings = howell.round(self.round.0).ok()?;
        let scene = Phrase::new("scene-howell")
            .with("tables", count(self.tables))
            .with("pairs", count(howell.pairs()));
        let over = Phrase::new("scene-movement-over").with("round", count(self.round.0));
        let (scene, asked) = match self.asks {
            Asks::HowellTable { pair } => (vec![scene, over], next_table(howell, &meetings, pair)?),
            Asks::HowellRounds => (vec![scene], rounds(howell)),
            _ => (vec![scene], stays(howell)),
        };
        let shown = self.room.then(|| room_grid(&meetings));
        Some(asked.showing([Exhibit::Scene(scene)]).showing(shown))
    }
}

fn turned(round: u8) -> Phrase {
    Phrase::new("scene-arrow-switch").with("round", count(round))
}

fn sits_out(room: &Room, missing: u8) -> Option<Asked> {
    let missing = PairNumber::new(missing)?;
    let alone = room.movement.sits_out(missing, room.round).ok()??;
    let start = number(missing.start().number());
    let moves = i32::from(room.round) - 1;
    let (skip, too_far) = room.wrong_skip(1..room.round);
    // The pair that moves, and the wrong pairs left over.
    let (mover, mistakes) = match missing.side() {
        Side::EastWest => {
            let table = number(alone.number());
            let skipped = (skip, room.around(table + too_far));
            let down = (PAIRS_DOWN, room.around(start - moves));
            (missing, [(NOT_MOVED, start), skipped, down])
        }
        Side::NorthSouth => {
            let from = number(alone.start().number());
            let skipped = (skip, 100 + room.around(from - too_far));
            let down = (PAIRS_DOWN, 100 + room.around(start + moves));
            (alone, [(NOT_MOVED, 100 + start), skipped, down])
        }
    };
    let prompt = Phrase::new("exercise-special_movement-sits_out").with("round", count(room.round));
    let right = number(alone.number());
    let asked = Asked::count(Skill::HalfTable, prompt, "count-pair", right)
        .because([
            Meeting::half_table(missing),
            Reason::new("movement-pairs", "8A1"),
        ])
        .because(room.skip())
        .mistakes(mistakes)
        .mistakes([(MISSING_PAIR, number(missing.number()))])
        .working(room.way_of(mover));
    Some(asked)
}

fn boards_played(movement: Movement, missing: u8, pair: u8, boards: u8) -> Option<Asked> {
    let (missing, pair) = (PairNumber::new(missing)?, PairNumber::new(pair)?);
    let rounds = movement.rounds();
    let takes_part = pair.start().number() <= movement.tables() && pair != missing;
    if boards == 0 || !takes_part {
        return None;
    }
    let out = (1..=rounds).map(|round| movement.sits_out(missing, round).ok()?);
    let sits_out = out.collect::<Option<Vec<_>>>()?.contains(&pair);
    let each = i32::from(boards);
    let all = each * i32::from(rounds);
    let played = i32::from(rounds) - i32::from(sits_out);
    let prompt = of_pair("exercise-special_movement-boards", pair)
        .with("boards", count(boards))
        .with("rounds", count(rounds));
    let working = Phrase::new(match sits_out {
        true => "working-boards-with-sit-out",
        false => "working-boards-played",
    });
    let working = working
        .with("rounds", count(played))
        .with("boards", count(boards))
        .with("total", count(each * played));
    let asked = Asked::count(Skill::HalfTable, prompt, "count-boards", each * played)
        .because([Meeting::half_table(missing)])
        .mistakes([
            (SIT_OUT_FORGOTTEN, all),
            (SIT_OUT_TOO_MANY, all - each),
            (ROUNDS_AS_TABLES, each * i32::from(movement.tables())),
        ])
        .working([Step::Say(working)]);
    Some(asked)
}

fn written(meeting: &Meeting, side: Side) -> Asked {
    let right = meeting.arrow_switched().pair(side);
    let prompt = Phrase::new("exercise-special_movement-written")
        .with("table", count(meeting.table.number()))
        .with("side", Fact::Side(side));
    let right = number(right.number());
    Asked::count(Skill::ArrowSwitch, prompt, "count-pair", right)
        .because([Meeting::turned()])
        .mistakes([(NOT_TURNED, number(meeting.pair(side).number()))])
}

fn rival(room: &Room, pair: u8, in_round: u8) -> Option<Asked> {
    let pair = PairNumber::new(pair)?;
    let (chairs, cards) = (pair.side(), pair.side().opponents());
    let meetings = room.movement.round(room.round).ok()?;
    let own = meetings.into_iter().find(|it| it.pair(chairs) == pair)?;
    let earlier = room.movement.round(in_round).ok()?;
    let mut others = earlier.into_iter().filter(|_| in_round != room.round);
    let other = others.find(|it| it.boards == own.boards)?;
    let row = |round: u8, it: &Meeting| {
        let numbers = [round, it.table.number(), it.ns.number(), it.ew.number()];
        numbers.map(|number| Cell::Fact(count(number))).to_vec()
    };
    let columns = [
        "grid-round",
        "grid-table",
        "grid-ns-chairs",
        "grid-ew-chairs",
    ];
    let rows = vec![row(in_round, &other), row(room.round, &own)];
    let prompt = of_pair("exercise-special_movement-rival", pair)
        .with("round", count(room.round))
        .with("other", count(in_round));
    let right = number(other.pair(cards).number());
    let asked = Asked::count(Skill::ArrowSwitch, prompt, "count-pair", right)
        .showing([Exhibit::Grid(Grid::new("grid-same-board", columns, rows))])
        .because([Reason::new("compared-with-same-cards", "78A")])
        .because([Meeting::turned()])
        .mistakes([
            (SAME_CHAIR, number(other.pair(chairs).number())),
            (OPPONENT, number(own.pair(cards).number())),
        ]);
    Some(asked)
}

/// The table of the pair whose place this one takes.
fn next_table(howell: Howell, meetings: &[Meeting], pair: u8) -> Option<Asked> {
    let last = howell.rounds();
    let table_of = |pair: u8| {
        let own = |it: &&Meeting| [it.ns, it.ew].iter().any(|it| it.number() == pair);
        Some(number(meetings.iter().find(own)?.table.number()))
    };
    let here = table_of(pair)?;
    let up = here % i32::from(howell.tables()) + 1;
    let prompt = Phrase::new("exercise-special_movement-howell_table").with("pair", count(pair));
    let asked = |right| {
        let asked = Asked::count(Skill::Howell, prompt, "count-table", right);
        asked.because([howell.reason()])
    };
    if pair == howell.pairs() {
        return Some(asked(here).mistakes([(HIGHEST_MOVED, up)]));
    }
    let leader = if pair == 1 { last } else { pair - 1 };
    let follower = if pair == last { 1 } else { pair + 1 };
    let right = table_of(leader)?;
    let followed = Phrase::new("working-howell")
        .with("pair", count(leader))
        .with("table", count(right));
    let asked = asked(right)
        .mistakes([
            (FOLLOWED_HIGHER, table_of(follower)?),
            (STAYED, here),
            (AS_MITCHELL, up),
        ])
        .working([Step::Say(followed)]);
    Some(asked)
}

fn rounds(howell: Howell) -> Asked {
    let prompt = Phrase::new("exercise-special_movement-howell_rounds");
    let rule = Reason::new("howell-rounds", "8A1").with("pairs", count(howell.pairs()));
    Asked::count(
        Skill::Howell,
        prompt,
        "count-rounds",
        number(howell.rounds()),
    )
    .because([rule])
    .mistakes([
        (ROUNDS_AS_TABLES, number(howell.tables())),
        (ROUNDS_AS_PAIRS, number(howell.pairs())),
    ])
}

fn stays(howell: Howell) -> Asked {
    let prompt = Phrase::new("exercise-special_movement-howell_stays");
    Asked::count(Skill::Howell, prompt, "count-pair", number(howell.pairs()))
        .because([howell.reason()])
        .mistakes([(FIRST_STAYS, 1)])
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> SpecialMovement {
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    match draw.skill {
        Skill::Howell => draw_howell(chance, difficulty),
        Skill::ArrowSwitch => draw_turned(chance, difficulty),
        _ => draw_half_table(chance, difficulty),
    }
}

fn draw_movement(chance: &mut Chance, difficulty: Difficulty) -> Movement {
    let tables = between(chance, 5, difficulty.choose(11, 11, 13));
    Movement::new(tables).expect("from 5 to 13 tables")
}

fn draw_half_table(chance: &mut Chance, difficulty: Difficulty) -> SpecialMovement {
    let movement = draw_movement(chance, difficulty);
    let tables = movement.tables();
    let absent = between(chance, 1, tables);
    let missing = chance.either(50, 0, 100) + absent;
    let asks = match difficulty == Difficulty::Medium && chance.percent(50) {
        true => Asks::BoardsPlayed {
            missing,
            // Any pair that started elsewhere.
            pair: chance.either(50, 0, 100)
                + (absent - 1 + between(chance, 1, tables - 1)) % tables
                + 1,
            boards: between(chance, 2, 5),
        },
        false => Asks::SitsOut { missing },
    };
    SpecialMovement {
        tables,
        round: Round(between(chance, 2, movement.rounds())),
        room: difficulty == Difficulty::Easy,
        asks,
    }
}

/// The boards of one of the last rounds are turned.
fn draw_turned(chance: &mut Chance, difficulty: Difficulty) -> SpecialMovement {
    let movement = draw_movement(chance, difficulty);
    let (tables, rounds) = (movement.tables(), movement.rounds());
    let round = between(chance, rounds - 2, rounds);
    let table = between(chance, 1, tables);
    let whole =
        difficulty == Difficulty::Hard || difficulty == Difficulty::Medium && chance.percent(50);
    let asks = match whole {
        true => Asks::Rival {
            pair: chance.either(50, table, 100 + table),
            in_round: between(chance, 1, rounds - 3),
        },
        false => Asks::Written {
            table,
            side: chance.either(50, Side::NorthSouth, Side::EastWest).into(),
        },
    };
    SpecialMovement {
        tables,
        round: Round(round),
        asks,
        room: !whole,
    }
}

fn draw_howell(chance: &mut Chance, difficulty: Difficulty) -> SpecialMovement {
    let tables = between(chance, *Howell::TABLES.start(), *Howell::TABLES.end());
    let howell = Howell::new(tables).expect("one of its numbers of tables");
    let asks = match difficulty {
        Difficulty::Easy if chance.percent(5) => Asks::HowellRounds,
        Difficulty::Easy if chance.percent(5) => Asks::HowellStays,
        // The pair that stays, and the one that follows the highest, are easily got wrong.
        Difficulty::Hard if chance.percent(30) => Asks::HowellTable {
            pair: chance.either(50, 1, howell.pairs()),
        },
        _ => Asks::HowellTable {
            pair: between(chance, 1, howell.rounds()),
        },
    };
    SpecialMovement {
        tables,
        round: Round(between(chance, 1, howell.rounds() - 1)),
        room: matches!(asks, Asks::HowellTable { .. }),
        asks,
    }
}
