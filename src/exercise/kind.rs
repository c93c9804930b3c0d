//! The kinds of exercise, one row each: the kind's name, its letters in item codes, its group, and
//! its module, which has the position, `SKILLS`, `MISTAKES` and `generate`.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::boards::Bank;
use crate::fields::Fault;
use crate::{Asked, Draw, Exercise, ItemCode, Mistake, Posed, Skill};

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $letters:literal in $folder:ident $module:ident: $group:ident;)*) => {
        $(pub use crate::$folder::$module::$kind;)*

        /// A kind of exercise, in the order of the practice page. Its id, in lessons, commands and
        /// texts, is its name in snake case and never changes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[derive(EnumCount, EnumString, IntoStaticStr, VariantArray)]
        #[strum(serialize_all = "snake_case")]
        #[serde(try_from = "String", into = "&'static str")]
        pub enum Kind { $($(#[$doc])* $kind,)* }

        engine::ids!(Kind);

        impl Kind {
            /// Two letters in item codes, never reused for another kind.
            pub const fn letters(self) -> &'static str {
                match self { $(Self::$kind => $letters,)* }
            }

            /// The group of exercises it belongs to.
            pub const fn group(self) -> Group {
                match self { $(Self::$kind => Group::$group,)* }
            }

            /// The skills it practises. The index in this list is part of item codes, so new skills
            /// are added at the end. At most 16.
            pub const fn skills(self) -> &'static [Skill] {
                match self { $(Self::$kind => crate::$folder::$module::SKILLS,)* }
            }

            /// The mistakes it can name.
            pub const fn mistakes(self) -> &'static [Mistake] {
                match self { $(Self::$kind => crate::$folder::$module::MISTAKES,)* }
            }
        }

        /// A position, as lessons write it and generators make it.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(clippy::large_enum_variant, reason = "one at a time is asked")]
        pub enum Position { $($(#[$doc])* $kind($kind),)* }

        impl Position {
            fn pose(&self) -> Result<Posed, Fault> {
                match self { $(Self::$kind(position) => position.pose(),)* }
            }

            /// The kind of exercise on it.
            pub const fn kind(&self) -> Kind {
                match self { $(Self::$kind(_) => Kind::$kind,)* }
            }
        }

        $(impl From<$kind> for Position {
            fn from(position: $kind) -> Self {
                Self::$kind(position)
            }
        })*

        /// The exercise of a code; the same on every computer.
        pub fn generate(code: &ItemCode) -> Item {
            generate_from(code.kind(), &mut Draw::from_bank(code, Bank::standard()))
        }

        /// An exercise of a kind, from the boards of `draw`.
        ///
        /// # Panics
        /// Never: generators only make valid positions.
        pub(super) fn generate_from(kind: Kind, draw: &mut Draw<'_>) -> Item {
            let made = match kind {
                $(Kind::$kind => Item::new(crate::$folder::$module::generate(draw)),)*
            };
            made.unwrap_or_else(|fault| panic!("{} from {draw:?}: {fault:?}", kind.id()))
        }
    };
}

kinds! {
    /// May this call be made?
    JudgeCall "JC" in auction judge_call: Auction;
    /// Which calls may be made?
    LegalCalls "LC" in auction legal_calls: Auction;
    /// Which call of an auction was not allowed, and why?
    FindTheIllegalCall "FC" in auction find_the_illegal_call: Auction;
    /// Has the auction ended?
    AuctionOver "AE" in auction auction_over: Auction;
    /// Is a call made with the bidding box? Does a bid need the stop card, and who waits?
    BiddingBox "BX" in rulings bidding_box: Auction;
    /// What is the contract, who declares, who is dummy, who leads?
    NameContract "NC" in contract name_contract: Auction;
    /// Who plays the contract?
    WhoIsDeclarer "WD" in contract who_is_declarer: Auction;
    /// Who leads first, who puts down dummy?
    OpeningLeader "AT" in contract opening_leader: Auction;
    /// What does the result score?
    ScoreContract "SC" in scoring score_contract: Scoring;
    /// Which result gives this score?
    ScoreToContract "SR" in scoring score_to_contract: Scoring;
    /// Part-score, game or slam?
    ContractKind "CK" in scoring contract_kind: Scoring;
    /// Which lines of a score would be different?
    ScoreWhatIf "SW" in scoring score_what_if: Scoring;
    /// What does a line of a score slip say?
    ReadScoreSlip "RS" in scoring read_score_slip: Scoring;
    /// How is a result written on the score slip?
    WriteScoreSlip "WS" in scoring write_score_slip: Scoring;
    /// Who deals a board, and who is vulnerable?
    BoardConditions "BC" in tournament board_conditions: Tournament;
    /// Who is whose partner, and who comes after whom?
    WhoSitsWhere "ST" in tournament who_sits_where: Tournament;
    /// What to do with the cards of a board before and after the play?
    YourThirteenCards "YC" in tournament your_thirteen_cards: Tournament;
    /// What does a whole line of a traveller say?
    TravellerLine "TL" in tournament traveller_line: Tournament;
    /// Which line of a score is wrong?
    FindTheSlip "FS" in scoring find_the_slip: Scoring;
    /// What are the matchpoints on this traveller?
    Matchpoints "MP" in comparison matchpoints: Comparison;
    /// What does a board of a team match bring?
    TeamSwing "TS" in comparison team_swing: Comparison;
    /// Which boards does a table of a team match play after half-time?
    TeamHalves "TH" in comparison team_halves: Comparison;
    /// How many victory points is a team match worth?
    VictoryPoints "VP" in comparison victory_points: Comparison;
    /// How many IMPs does a pair get on this traveller?
    CrossImps "XI" in comparison cross_imps: Comparison;
    /// What does each side get for a board without a result?
    AdjustedScore "AJ" in comparison adjusted_score: Comparison;
    /// Is a wrong score corrected, and what is it then?
    ScoreCorrection "LK" in comparison score_correction: Comparison;
    /// What percentage has a pair that sat out, and who leads?
    SessionRanking "SN" in comparison session_ranking: Comparison;
    /// Where do the numbers of a deal go on the sheet of a rubber?
    RubberEntry "RE" in rubber rubber_entry: Rubber;
    /// Who has a game, and what is the rubber worth?
    RubberSheet "RB" in rubber rubber_sheet: Rubber;
    /// Is there a premium for honours?
    Honours "HN" in rubber honours: Rubber;
    /// Who deals first, and with whom?
    DrawForDeal "DD" in rubber draw_for_deal: Rubber;
    /// Four deals of Chicago: who deals, who is vulnerable, what do they score?
    Chicago "CG" in rubber chicago: Rubber;
    /// Where do pairs and boards go, and how are pairs numbered?
    PairAndTable "PT" in tournament pair_and_table: Tournament;
    /// Half tables, turned boards, the Howell movement.
    SpecialMovement "SM" in tournament special_movement: Tournament;
    /// One board from the deal to the matchpoints.
    WholeBoard "OB" in tournament whole_board: Tournament;
    /// Is it a penalty card, which kind, and what may be played?
    PenaltyCard "PC" in rulings penalty_card: Rulings;
    /// Is it a penalty card, and which kind?
    PenaltyCardKind "PK" in rulings penalty_card_kind: Rulings;
    /// Which cards may be played while a penalty card is on the table?
    PenaltyCardPlay "PP" in rulings penalty_card_play: Rulings;
    /// What may declarer demand of the lead, and what happens to the penalty card?
    LeadRestriction "LR" in rulings lead_restriction: Rulings;
    /// Several penalty cards: who decides, what may be led, what may be played?
    TwoPenaltyCards "TP" in rulings two_penalty_cards: Rulings;
    /// Which cards may be played to the trick?
    LegalCards "GC" in play legal_cards: Play;
    /// Who wins the trick?
    TrickWinner "TW" in play trick_winner: Play;
    /// Who leads to the next trick?
    WhoLeadsNext "WN" in play who_leads_next: Play;
    /// Which card does dummy play?
    DummysCard "DC" in play dummys_card: Play;
    /// Has the card been played?
    IsItPlayed "CP" in play is_it_played: Play;
    /// Which of two articles is right?
    WhichArticleIsRight "WA" in rulings which_article_is_right: Rulings;
    /// A call that its player wants to change: is it a slip, a change of mind, too late?
    ChangeOfCall "CC" in rulings change_of_call: Rulings;
    /// Is a call comparable to the one it replaces?
    ComparableCall "KC" in rulings comparable_call: Rulings;
    /// A bid that is too low: may it stand, how is it put right?
    InsufficientBid "NB" in rulings insufficient_bid: Rulings;
    /// A call by a player whose turn it was not.
    CallOutOfTurn "CT" in rulings call_out_of_turn: Rulings;
    /// The wrong defender makes the opening lead: what may declarer do?
    OpeningLeadOutOfTurn "EN" in rulings opening_lead_out_of_turn: Rulings;
    /// A later lead by the wrong player or from the wrong hand.
    LeadOutOfTurn "LT" in rulings lead_out_of_turn: Rulings;
    /// A revoke: established? What does it cost?
    Revoke "RV" in rulings revoke: Rulings;
    /// A claim that is contested: how many tricks, and why?
    ContestedClaim "CL" in rulings contested_claim: Rulings;
    /// Something that partner has given away: who may not use it, and what follows?
    UnauthorizedInformation "UI" in rulings unauthorized_information: Rulings;
    /// An explanation that does not fit: whose mistake, who says so, what may be changed?
    Explanation "XP" in rulings explanation: Rulings;
    /// What dummy does: is it a right, and what does it cost?
    DummysRights "DR" in rulings dummys_rights: Rulings;
    /// What a revoke costs in the end: the tricks that go over, or more?
    RevokeEquity "RQ" in rulings revoke_equity: Rulings;
    /// A card missing, one too many, one too early; turning and seeing the cards of a trick.
    IrregularTrick "FT" in rulings irregular_trick: Rulings;
    /// Wrong cards in a board, a missing card, a board played by the wrong players.
    WrongBoard "WB" in rulings wrong_board: Rulings;
}

/// An exercise: a position and its questions, which are built once. Exercises with equal questions
/// are equal, so a lesson may write a default or omit it.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "Position")]
pub struct Item {
    position: Position,
    posed: Posed,
}

impl Item {
    /// An exercise on a position.
    ///
    /// # Errors
    /// The position is impossible, or leaves nothing to ask.
    pub fn new(position: impl Into<Position>) -> Result<Self, Fault> {
        let position = position.into();
        let posed = position.pose()?;
        Ok(Self { position, posed })
    }

    /// The position asked about.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The kind of exercise.
    pub const fn kind(&self) -> Kind {
        self.position.kind()
    }

    /// The questions on the position, asked and judged one after the other; at least one.
    pub fn questions(&self) -> &[Asked] {
        &self.posed.questions
    }

    /// The first question.
    pub fn first_question(&self) -> &Asked {
        &self.posed.questions[0]
    }

    /// The skill under which more of its kind are asked: that of the first question, unless the kind
    /// borrows the question from another one.
    pub fn skill(&self) -> Skill {
        let first = self.first_question().skill;
        let own = self.kind().skills();
        if own.contains(&first) { first } else { own[0] }
    }

    /// The answer in neutral notation, to compare with the one a lesson's author expects: `legal`,
    /// `P X 2S`, `2SX by W`, `-200`, `minor`, `H5 C3`.
    pub fn witness(&self) -> &str {
        &self.posed.witness
    }
}

impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        self.kind() == other.kind() && self.posed == other.posed
    }
}

impl Eq for Item {}

impl TryFrom<Position> for Item {
    type Error = Fault;

    fn try_from(position: Position) -> Result<Self, Fault> {
        Self::new(position)
    }
}

impl Serialize for Item {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.position.serialize(to)
    }
}

/// A part of the game; the order is that of the practice page. The texts are `group-<id>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// Legal calls, and the resulting contract.
    Auction,
    /// The score of a result.
    Scoring,
    /// A score compared with other scores.
    Comparison,
    /// Rubber bridge, as played at home.
    Rubber,
    /// Legal plays, and who wins a trick.
    Play,
    /// Irregularities and their rectification.
    Rulings,
    /// Boards, tables and pairs.
    Tournament,
}

engine::all!(Group);
engine::id!(Group);

impl Group {
    /// Its kinds, in the order of the practice page; there may be none.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let kinds = Kind::ALL.into_iter();
        kinds.filter(move |kind| kind.group() == self)
    }
}
