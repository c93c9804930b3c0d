//! `rubber`.

use serde::{Deserialize, Serialize};

use crate::engine::notation::{parse_call, parse_contract, parse_side, vulnerability};
use crate::engine::score::rubber::{
    DealScore, Honours, ImpossibleHonours, Place, PlayedDeal, Rubber, RubberDeal,
};
use crate::engine::score::{ResultLine, Tricks};
use crate::engine::{Call, Side};

use super::refusal::Refusal;

#[derive(Deserialize)]
pub(super) struct RubberAsked {
    deals: Vec<DealAsked>,
    unfinished: Option<bool>,
}

/// A contract and its result; no other field is needed if the deal was passed out.
#[derive(Deserialize)]
struct DealAsked {
    contract: String,
    side: Option<String>,
    tricks: Option<i64>,
    honours: Option<Vec<HonoursAsked>>,
}

#[derive(Deserialize)]
struct HonoursAsked {
    side: String,
    points: i32,
}

/// The sheet: `bonus` is not part of `above`; `total` is the sum of all three.
#[derive(Serialize)]
pub(super) struct RubberOut {
    deals: Vec<DealOut>,
    games: BothSides<u8>,
    below: BothSides<i32>,
    above: BothSides<i32>,
    bonus: BothSides<i32>,
    total: BothSides<i32>,
}

#[derive(Serialize)]
struct DealOut {
    vul_before: &'static str,
    below: BothSides<i32>,
    above: BothSides<i32>,
    game_won: Option<&'static str>,
}

#[derive(Serialize)]
struct BothSides<T> {
    #[serde(rename = "NS")]
    ns: T,
    #[serde(rename = "EW")]
    ew: T,
}

impl<T> BothSides<T> {
    fn of(value: impl Fn(Side) -> T) -> Self {
        let [ns, ew] = Side::ALL.map(value);
        Self { ns, ew }
    }
}

pub(super) fn rubber(asked: &RubberAsked) -> Result<RubberOut, Refusal> {
    let mut rubber = Rubber::new();
    let mut deals = Vec::with_capacity(asked.deals.len());
    for (index, deal) in asked.deals.iter().enumerate() {
        let scored = deal
            .read()
            .and_then(|deal| rubber.add(deal).map_err(Refusal::impossible));
        deals.push(DealOut::of(
            &scored.map_err(|why| why.at("deal", index + 1))?,
        ));
    }
    if asked.unfinished == Some(true) {
        rubber.break_off().map_err(Refusal::impossible)?;
    }
    Ok(RubberOut {
        deals,
        games: BothSides::of(|side| rubber.games(side)),
        below: BothSides::of(|side| rubber.below(side)),
        above: BothSides::of(|side| rubber.above(side)),
        bonus: BothSides::of(|side| rubber.bonus(side)),
        total: BothSides::of(|side| rubber.total(side)),
    })
}

impl DealAsked {
    fn read(&self) -> Result<RubberDeal, Refusal> {
        let honours = self.honours.as_deref().unwrap_or_default();
        if parse_call(&self.contract) == Ok(Call::Pass) {
            return match (honours, self.tricks) {
                ([], None | Some(0)) => Ok(RubberDeal::PassedOut),
                ([], Some(_)) => Err(Refusal::impossible("a passed-out deal has no tricks")),
                _ => Err(Refusal::impossible(ImpossibleHonours::PassedOut)),
            };
        }
        let (bid, doubling) = parse_contract(&self.contract)?;
        let side = parse_side(self.side.as_ref().ok_or_else(|| Refusal::missing("side"))?)?;
        let tricks = read_tricks(self.tricks)?;
        let claims = honours
            .iter()
            .map(|claim| Ok((parse_side(&claim.side)?, claim.points)));
        let claims: Vec<(Side, i32)> = claims.collect::<Result<_, Refusal>>()?;
        let honours = Honours::claimed(&claims, bid.strain).map_err(Refusal::impossible)?;
        let line = ResultLine {
            bid,
            doubling,
            tricks,
        };
        PlayedDeal::new(side, line, honours)
            .map(RubberDeal::Played)
            .map_err(Refusal::impossible)
    }
}

pub(super) fn read_tricks(tricks: Option<i64>) -> Result<Tricks, Refusal> {
    let given = tricks.ok_or_else(|| Refusal::missing("tricks"))?;
    let tricks = u8::try_from(given).ok().and_then(Tricks::new);
    tricks.ok_or_else(|| Refusal::impossible(format_args!("{given} tricks: there are 0 to 13")))
}

impl DealOut {
    fn of(deal: &DealScore) -> Self {
        Self {
            vul_before: vulnerability(deal.vulnerable()),
            below: BothSides::of(|side| deal.points(side, Place::Below)),
            above: BothSides::of(|side| deal.points(side, Place::Above)),
            game_won: deal.game_won().map(Side::letters),
        }
    }
}
