//! Cases that a person describes without cards, as exercises on one trick that South declares.

use super::*;

impl IrregularTrick {
    /// A trick with a card too few or too many (Law 67).
    pub fn of_a_defect(case: &DefectiveTrick, won: Option<u8>) -> Option<Self> {
        let late = case.noticed == WhenNoticed::Late;
        let missing = matches!(
            case.defect,
            Defect::MissingCanFollow | Defect::MissingCannotFollow
        );
        let defends = case.role == Role::Defender;
        // The last to play has forgotten to; of two cards, the second is a diamond.
        let leader = either(missing && !defends, Seat::West, Seat::South);
        let hand = match case.defect {
            Defect::MissingCanFollow => "H7 S4 D2",
            _ => "S4 D2 C3",
        };
        let shown = !missing && (!late || case.defect == Defect::ExtraExposed);
        Some(Self {
            what: either(missing, What::Missing, What::Extra),
            card: match shown {
                true => Some(notation::parse_card("D8").ok()?.into()),
                false => None,
            },
            hand: notation::parse_hand(hand).ok()?.into(),
            late,
            won,
            ..Self::on_a_trick(
                leader,
                either(missing, "H5 H9 HK", "H5 H9 HK HA"),
                either(defends, Seat::East, Seat::South),
            )?
        })
    }

    /// What a player does with the cards of a trick (Laws 65 and 66).
    pub fn of_an_act(act: TrickAct) -> Option<Self> {
        let player = match act {
            TrickAct::DummyAsksToSee => Seat::North,
            _ => Seat::East,
        };
        let trick = match act {
            TrickAct::TurnBeforeFour => "H5 H9",
            _ => "H5 H9 HK HA",
        };
        Some(Self {
            what: What::of(act),
            ..Self::on_a_trick(Seat::South.partner(), trick, player)?
        })
    }

    fn on_a_trick(leader: Seat, trick: &str, player: Seat) -> Option<Self> {
        Some(Self {
            declarer: Declarer(Seat::South),
            trumps: Trumps(Strain::Notrump),
            leader: leader.into(),
            trick: Trick(notation::parse_cards(trick).ok()?),
            player: player.into(),
            what: What::Missing,
            card: None,
            hand: Cards::default(),
            late: false,
            won: None,
            excuse: None,
        })
    }
}

impl What {
    const fn of(act: TrickAct) -> Self {
        match act {
            TrickAct::TurnAfterFour => Self::TurnAfterFour,
            TrickAct::TurnBeforeFour => Self::TurnBeforeFour,
            TrickAct::CorrectPointing => Self::CorrectPointing,
            TrickAct::CorrectPointingLate => Self::CorrectPointingLate,
            TrickAct::SeeTrick => Self::SeeTrick,
            TrickAct::SeeTrickCardTurned => Self::SeeTrickCardTurned,
            TrickAct::SeeTrickPlayedOn => Self::SeeTrickPlayedOn,
            TrickAct::DummyAsksToSee => Self::DummyAsksToSee,
            TrickAct::LookAtEarlierTrick => Self::LookAtEarlierTrick,
            TrickAct::MixBeforeAgreement => Self::MixBeforeAgreement,
            TrickAct::KeepInOrder => Self::KeepInOrder,
        }
    }
}
