//! `rubber`, `chicago`.

use serde::{Deserialize, Serialize};

use crate::engine::notation::{parse_call, parse_contract, parse_side, vulnerability};
use crate::engine::score::chicago::{Chicago, ChicagoScore, Custom};
use crate::engine::score::rubber::{
    DealScore, Honours, ImpossibleHonours, Place, PlayedDeal, Rubber, RubberDeal,
};
use crate::engine::score::{ResultLine, Tricks};
use crate::engine::{Call, Side};

use super::answer::Answer;
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

fn both_sides<T: Serialize>(value: impl Fn(Side) -> T) -> Answer {
    let sides = Side::ALL.into_iter();
    sides.fold(Answer::default(), |both, side| {
        both.with(side.letters(), value(side))
    })
}

pub(super) fn rubber(asked: &RubberAsked) -> Result<Answer, Refusal> {
    let mut rubber = Rubber::new();
    let mut deals = Vec::with_capacity(asked.deals.len());
    for (index, deal) in asked.deals.iter().enumerate() {
        let scored = |deal| rubber.add(deal).map_err(Refusal::impossible);
        let scored = deal.read().and_then(scored);
        let scored = scored.map_err(|why| why.at("deal", index + 1))?;
        deals.push(written(&scored));
    }
    if asked.unfinished == Some(true) {
        rubber.break_off().map_err(Refusal::impossible)?;
    }
    Ok(Answer::default()
        .parts("deals", deals)
        .part("games", &both_sides(|side| rubber.games(side)))
        .part("below", &both_sides(|side| rubber.below(side)))
        // Without the bonus; the total has all three.
        .part("above", &both_sides(|side| rubber.above(side)))
        .part("bonus", &both_sides(|side| rubber.bonus(side)))
        .part("total", &both_sides(|side| rubber.total(side))))
}

#[derive(Deserialize)]
pub(super) struct ChicagoAsked {
    deals: Vec<DealAsked>,
    other_side: Option<bool>,
    stand_alone: Option<bool>,
}

pub(super) fn chicago(asked: &ChicagoAsked) -> Result<Answer, Refusal> {
    let mut chicago = Chicago::new(Custom {
        other_side_vulnerable: asked.other_side == Some(true),
        deals_stand_alone: asked.stand_alone == Some(true),
    });
    let mut deals = Vec::with_capacity(asked.deals.len());
    for (index, deal) in asked.deals.iter().enumerate() {
        let scored = |deal| chicago.add(deal).map_err(Refusal::impossible);
        let scored = deal.read().and_then(scored);
        let scored = scored.map_err(|why| why.at("deal", index + 1))?;
        deals.push(of_chicago(&scored, &chicago));
    }
    let next = chicago.next();
    Ok(Answer::default()
        .parts("deals", deals)
        .with("next_dealer", next.map(|(dealer, _)| dealer.letter()))
        .with("next_vul", next.map(|(_, sides)| vulnerability(sides)))
        .part("total", &both_sides(|side| chicago.total(side)))
        .because(&chicago.reasons_for_next()))
}

/// The score of a deal, and the part-scores after it.
fn of_chicago(deal: &ChicagoScore, after: &Chicago) -> Answer {
    Answer::default()
        .with("dealer", deal.dealer.letter())
        .with("vul", vulnerability(deal.vulnerable))
        .part("points", &both_sides(|side| deal.points(side)))
        .part("part_score", &both_sides(|side| after.part_score(side)))
        .because(&deal.reasons())
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
        let claim = |claim: &HonoursAsked| Ok((parse_side(&claim.side)?, claim.points));
        let claims: Result<Vec<(Side, i32)>, Refusal> = honours.iter().map(claim).collect();
        let honours = Honours::claimed(&claims?, bid.strain).map_err(Refusal::impossible)?;
        let line = ResultLine {
            bid,
            doubling,
            tricks,
        };
        let played = PlayedDeal::new(side, line, honours).map(RubberDeal::Played);
        played.map_err(Refusal::impossible)
    }
}

pub(super) fn read_tricks(tricks: Option<i64>) -> Result<Tricks, Refusal> {
    let given = tricks.ok_or_else(|| Refusal::missing("tricks"))?;
    let tricks = u8::try_from(given).ok().and_then(Tricks::new);
    tricks.ok_or_else(|| Refusal::impossible(format_args!("{given} tricks: there are 0 to 13")))
}

fn written(deal: &DealScore) -> Answer {
    let points = |place| both_sides(|side| deal.points(side, place));
    Answer::default()
        .with("vul_before", vulnerability(deal.vulnerable()))
        .part("below", &points(Place::Below))
        .part("above", &points(Place::Above))
        .with("game_won", deal.game_won().map(Side::letters))
}
