//! The duplicate score of one deal (Law 77).
//!
//! ```
//! use arbitro::engine::notation::parse_contract;
//! use arbitro::engine::Vulnerability;
//! use arbitro::engine::score::{DealResult, Tricks};
//!
//! let (bid, doubling) = parse_contract("3NT").unwrap();
//! let tricks = Tricks::new(11).unwrap();
//! let vulnerability = Vulnerability::Vulnerable;
//! let account = DealResult { bid, doubling, vulnerability, tricks }.account();
//! assert_eq!(account.total(), 660);
//! assert_eq!(account.lines().len(), 3); // trick points, overtricks, game
//! ```

use contract_bridge::{Bid, Strain};

use crate::engine::{Citation, Doubling, Vulnerability};

/// Tricks won by declarer's side, 0 to 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tricks(u8);

impl Tricks {
    /// `None` above 13.
    #[must_use]
    pub const fn new(tricks: u8) -> Option<Self> {
        if tricks <= 13 {
            Some(Self(tricks))
        } else {
            None
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All fourteen possibilities, from 0.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=13).map(Self)
    }
}

/// Everything a duplicate score depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DealResult {
    /// The contract's bid.
    pub bid: Bid,
    /// Its doubling.
    pub doubling: Doubling,
    /// Vulnerability of the **declaring** side.
    pub vulnerability: Vulnerability,
    /// Tricks won by declarer.
    pub tricks: Tricks,
}

/// What a line of a score is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScoreItem {
    /// Contracted odd tricks, doubled and redoubled included.
    TrickScore,
    /// Tricks above the contract.
    Overtricks,
    /// Premium for a trick score under 100.
    PartScore,
    /// Premium for a trick score of 100 or more.
    Game,
    /// Level six bid and made.
    SmallSlam,
    /// Level seven bid and made.
    GrandSlam,
    /// Premium for a doubled or redoubled contract made ("for the insult").
    Insult,
    /// Tricks missing, negative.
    Undertricks,
}

impl ScoreItem {
    /// Every item, in the order of an account.
    pub const ALL: [Self; 8] = [
        Self::TrickScore,
        Self::Overtricks,
        Self::PartScore,
        Self::Game,
        Self::SmallSlam,
        Self::GrandSlam,
        Self::Insult,
        Self::Undertricks,
    ];

    /// Kebab-case and for ever, for texts and other programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::TrickScore => "trick-score",
            Self::Overtricks => "overtricks",
            Self::PartScore => "part-score",
            Self::Game => "game",
            Self::SmallSlam => "small-slam",
            Self::GrandSlam => "grand-slam",
            Self::Insult => "insult",
            Self::Undertricks => "undertricks",
        }
    }
}

/// So many tricks at so many points each: a part of a line's working.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// How many tricks.
    pub count: i32,
    /// Points for each.
    pub each: i32,
}

/// One line of a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreLine {
    /// What for.
    pub item: ScoreItem,
    /// Points for declarer's side; negative for undertricks.
    pub points: i32,
    /// How the points come about: terms to add up; empty for fixed premiums.
    pub terms: Vec<Term>,
    /// Factor on the sum of the terms: 1, 2 or 4.
    pub factor: i32,
    /// The Law.
    pub law: Citation,
}

const LAW_77: Citation = Citation::duplicate("77");

impl ScoreLine {
    fn premium(item: ScoreItem, points: i32) -> Self {
        Self {
            item,
            points,
            terms: Vec::new(),
            factor: 1,
            law: LAW_77,
        }
    }

    fn tricks(item: ScoreItem, terms: Vec<Term>, factor: i32) -> Self {
        let points = factor * terms.iter().map(|term| term.count * term.each).sum::<i32>();
        Self {
            item,
            points,
            terms,
            factor,
            law: LAW_77,
        }
    }
}

/// A score, line by line, from the point of view of declarer's side.
///
/// A passed-out deal is the account without lines: 0 to both (Law 22B, 77).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Account {
    lines: Vec<ScoreLine>,
}

impl Account {
    /// The account of a passed-out deal.
    #[must_use]
    pub const fn passed_out() -> Self {
        Self { lines: Vec::new() }
    }

    /// The lines, in the order of [`ScoreItem::ALL`].
    #[must_use]
    pub fn lines(&self) -> &[ScoreLine] {
        &self.lines
    }

    /// Points of one item, 0 where the account has no such line.
    #[must_use]
    pub fn points(&self, item: ScoreItem) -> i32 {
        self.lines
            .iter()
            .find(|line| line.item == item)
            .map_or(0, |line| line.points)
    }

    /// The score: the sum of the lines.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// Value of one odd trick undoubled, without the ten extra of the first at no trump.
#[must_use]
pub const fn trick_value(strain: Strain) -> i32 {
    match strain {
        Strain::Clubs | Strain::Diamonds => 20,
        Strain::Hearts | Strain::Spades | Strain::Notrump => 30,
    }
}

impl DealResult {
    /// Tricks above (positive) or below (negative) the contract.
    #[must_use]
    pub fn margin(&self) -> i32 {
        i32::from(self.tricks.get()) - 6 - i32::from(self.bid.level.get())
    }

    /// Whether the contract was made.
    #[must_use]
    pub fn is_made(&self) -> bool {
        self.margin() >= 0
    }

    /// The score with its lines (Law 77).
    #[must_use]
    pub fn account(&self) -> Account {
        let lines = if self.is_made() {
            self.made()
        } else {
            vec![self.undertricks()]
        };
        Account { lines }
    }

    /// The trick score: contracted odd tricks after doubling. 100 or more is game.
    #[must_use]
    pub fn trick_score(&self) -> ScoreLine {
        let level = i32::from(self.bid.level.get());
        let each = trick_value(self.bid.strain);
        let terms = if self.bid.strain == Strain::Notrump {
            let first = Term {
                count: 1,
                each: each + 10,
            };
            let rest = Term {
                count: level - 1,
                each,
            };
            [first, rest]
                .into_iter()
                .filter(|term| term.count > 0)
                .collect()
        } else {
            vec![Term { count: level, each }]
        };
        ScoreLine::tricks(ScoreItem::TrickScore, terms, self.doubling.factor())
    }

    fn made(&self) -> Vec<ScoreLine> {
        let vulnerable = self.vulnerability.is_vulnerable();
        let tricks = self.trick_score();
        let is_game = tricks.points >= 100;
        let mut lines = vec![tricks];
        if self.margin() > 0 {
            let term = Term {
                count: self.margin(),
                each: self.overtrick_value(),
            };
            lines.push(ScoreLine::tricks(ScoreItem::Overtricks, vec![term], 1));
        }
        lines.push(match (is_game, vulnerable) {
            (false, _) => ScoreLine::premium(ScoreItem::PartScore, 50),
            (true, false) => ScoreLine::premium(ScoreItem::Game, 300),
            (true, true) => ScoreLine::premium(ScoreItem::Game, 500),
        });
        match (self.bid.level.get(), vulnerable) {
            (6, false) => lines.push(ScoreLine::premium(ScoreItem::SmallSlam, 500)),
            (6, true) => lines.push(ScoreLine::premium(ScoreItem::SmallSlam, 750)),
            (7, false) => lines.push(ScoreLine::premium(ScoreItem::GrandSlam, 1000)),
            (7, true) => lines.push(ScoreLine::premium(ScoreItem::GrandSlam, 1500)),
            _ => {}
        }
        match self.doubling {
            Doubling::Undoubled => {}
            Doubling::Doubled => lines.push(ScoreLine::premium(ScoreItem::Insult, 50)),
            Doubling::Redoubled => lines.push(ScoreLine::premium(ScoreItem::Insult, 100)),
        }
        lines
    }

    /// Points for one overtrick.
    #[must_use]
    pub fn overtrick_value(&self) -> i32 {
        let doubled = if self.vulnerability.is_vulnerable() {
            200
        } else {
            100
        };
        match self.doubling {
            Doubling::Undoubled => trick_value(self.bid.strain),
            Doubling::Doubled => doubled,
            Doubling::Redoubled => 2 * doubled,
        }
    }

    fn undertricks(&self) -> ScoreLine {
        let down = -self.margin();
        let vulnerable = self.vulnerability.is_vulnerable();
        let each = |count, each: i32| Term { count, each: -each };
        let terms = match (self.doubling, vulnerable) {
            (Doubling::Undoubled, false) => vec![each(down, 50)],
            (Doubling::Undoubled, true) => vec![each(down, 100)],
            (_, false) => vec![
                each(1, 100),
                each((down - 1).min(2), 200),
                each(down - 3, 300),
            ],
            (_, true) => vec![each(1, 200), each(down - 1, 300)],
        };
        let factor = if self.doubling == Doubling::Redoubled {
            2
        } else {
            1
        };
        let terms = terms.into_iter().filter(|term| term.count > 0).collect();
        ScoreLine::tricks(ScoreItem::Undertricks, terms, factor)
    }
}
