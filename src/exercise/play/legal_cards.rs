//! `legal_cards`: which cards may a player play?
//!
//! A lesson writes `legal_cards(player: E, hand: "SJ HQ H5 C3", trick: "D7 D2 DQ", trumps: "H")`.

use crate::play::simulator::{self, Wanted};
use crate::play::{free, winners};
use crate::prelude::*;
use engine::play::{IllegalCard, Play, Turn};

pub(crate) const SKILLS: &[Skill] = &[Skill::FollowSuit];

mistakes! {
    FOLLOWING_FORGOTTEN = "following-forgotten",
    FOLLOWS_THE_RUFF = "follows-the-ruff",
    pub(crate) MUST_TRUMP = "must-trump-when-void",
    ONLY_DISCARD = "no-ruffing-when-void",
    MUST_BEAT = "must-beat-if-able",
    TRUMPS_NOT_LED = "trumps-may-not-be-led",
}

position! {
    /// A player in turn, bound only by the suit led; without a trick, the player leads.
    #[serde(rename = "legal_cards")]
    pub struct LegalCards {
        pub(crate) declarer: Declarer = default,
        pub(crate) player: SeatName,
        pub(crate) hand: Cards,
        pub(crate) trick: Trick<3> = default,
        pub(crate) trumps: Trumps,
    }
}

impl Exercise for LegalCards {
    fn pose(&self) -> Result<Posed, Fault> {
        if self.hand.is_empty() {
            return Err(Fault::new("no-cards", Field::Hand, ""));
        }
        self.trick.apart_from(*self.hand)?;
        let turn = free(*self.hand, &self.trick.0);
        let seat = Fact::Seat(*self.player);
        let freely = |id, law| Reason::new(id, law).with("seat", seat);
        let reason = match turn.trick.first() {
            None => freely("leader-free", "44A"),
            Some(led) if cards_of(turn.hand, led.suit).is_empty() => {
                freely("void-plays-anything", "44D").with("suit", Fact::Suit(led.suit))
            }
            Some(led) => IllegalCard::MustFollow(led.suit).reason(*led),
        };
        let prompt = match turn.trick.is_empty() {
            true => "exercise-legal_cards-lead",
            false => "exercise-legal_cards",
        };
        let table = TableView {
            declarer: Some(*self.declarer),
            strain: Some(*self.trumps),
            ..TableView::of(*self.player, turn.hand).with_trick(&turn.trick)
        };
        let prompt = Phrase::new(prompt).with("seat", seat);
        let forgotten = |_| Some(FOLLOWING_FORGOTTEN);
        let asked = question(Skill::FollowSuit, prompt, &turn, forgotten)
            .showing([Exhibit::Table(table)])
            .because([reason])
            .mistakes(wrong(&turn, *self.trumps));
        Ok(asked.into())
    }
}

/// The cards that might be played by wrong rules, the most telling first.
fn wrong(turn: &Turn, strain: Strain) -> Vec<(Mistake, Hand)> {
    let hand = turn.hand;
    let trumps = strain.suit().map(|suit| cards_of(hand, suit));
    let trumps = trumps.unwrap_or_default();
    let Some(led) = turn.trick.first() else {
        return vec![(TRUMPS_NOT_LED, hand - trumps)];
    };
    let mut wrong = Vec::new();
    if cards_of(hand, led.suit).is_empty() {
        wrong.extend([(MUST_TRUMP, trumps), (ONLY_DISCARD, hand - trumps)]);
    }
    // The suit of a card that did not follow suit: a ruff or a discard.
    let other = turn.trick.iter().rev().find(|card| card.suit != led.suit);
    wrong.extend(other.map(|other| (FOLLOWS_THE_RUFF, cards_of(hand, other.suit))));
    let beating = winners(turn.legal_cards(), &turn.trick, strain);
    wrong.extend([(MUST_BEAT, beating), (FOLLOWING_FORGOTTEN, hand)]);
    wrong.retain(|(_, cards)| !cards.is_empty());
    wrong
}

/// Which cards may be played? `mistake` explains a single illegal card.
pub(crate) fn question(
    skill: Skill,
    prompt: Phrase,
    turn: &Turn,
    mistake: impl Fn(Card) -> Option<Mistake>,
) -> Asked {
    let legal = turn.legal_cards();
    let intruder = |card: Card| {
        let alone = Hand::from_iter([card]);
        Some((mistake(card)?, Answer::Cards(alone)))
    };
    let step = |card| Step::Card {
        card,
        why_not: turn.check(card).err().map(|illegal| illegal.reason(card)),
        right: true,
    };
    Asked::cards(skill, prompt, turn.hand, legal)
        .intruders((turn.hand - legal).iter().filter_map(intruder))
        .working(turn.hand.iter().map(step))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    Follows,
    Singleton,
    VoidWithTrumps,
    VoidWithout,
    FollowsBehindRuff,
    VoidBehindRuff,
    Leads,
}

use Case::*;

impl Case {
    /// `None` if there is nothing to ask.
    fn of(play: &Play, player: Seat) -> Option<Self> {
        let (hand, trump) = (play.hand(player), play.contract().bid.strain.suit());
        let trumps = trump.map_or(0, |suit| hand[suit].len());
        let Some(led) = play.trick().first() else {
            return (trumps > 0).then_some(Leads);
        };
        let follows = hand[led.suit].len();
        let ruff = |card: &Card| trump == Some(card.suit) && card.suit != led.suit;
        let case = match (follows, play.trick().iter().any(ruff)) {
            (0, _) if trumps == 0 => VoidWithout,
            (0, true) => VoidBehindRuff,
            (0, false) => VoidWithTrumps,
            (_, true) => FollowsBehindRuff,
            (1, false) => Singleton,
            (_, false) => Follows,
        };
        (follows < hand.len()).then_some(case)
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> LegalCards {
    // There the rule is misunderstood.
    let cases: &[Case] = draw.difficulty.choose(
        &[Follows, Follows, VoidWithout],
        &[Singleton, VoidWithTrumps, VoidWithTrumps],
        &[FollowsBehindRuff, FollowsBehindRuff, VoidBehindRuff, Leads],
    );
    let difficulty = draw.difficulty;
    let wanted = difficulty.choose(Wanted::Any, Wanted::Suit, Wanted::Suit);
    let case = draw.chance.pick_or(cases, Follows);
    let turn = (1..=4).find_map(|attempt| {
        let begun = simulator::begun(draw, wanted, 3);
        let fits = |play: &Play, player| Case::of(play, player) == Some(case);
        let turn = simulator::turn(begun, 10, case != Follows, &mut draw.chance, fits);
        turn.filter(|(.., fits)| *fits || attempt == 4)
    });
    let (play, player, _) = turn.expect("the last deal, too, has a turn with several cards");
    LegalCards {
        declarer: play.contract().declarer.into(),
        player: player.into(),
        hand: play.hand(player).into(),
        trick: Trick(play.trick().to_vec()),
        trumps: play.contract().bid.strain.into(),
    }
}
