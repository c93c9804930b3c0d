//! A card led or played too early (Law 57).

use super::*;
use engine::laws::penalty_card::PenaltyCards;
use engine::laws::play_ruling::PlayConsequence;
use engine::laws::premature_play::{Premature, PrematurePlay};

impl IrregularTrick {
    /// Why the card is premature; `None` if it is not.
    fn premature(&self, card: Card) -> Option<Premature> {
        let (player, played) = (*self.player, self.trick.0.len());
        let led = self.trick.0.first()?.suit;
        let legal = card.suit == led || cards_of(*self.hand, led).is_empty();
        let defends = self.role() == Role::Defender;
        let (place, partners) = (self.place(player), self.place(player.partner()));
        let turn = place.abs_diff(played);
        // A lead to the next trick, before partner has played to this one.
        let leads = place < played && played < 4 && defends;
        let plays = place > played;
        let before_partner = partners >= played;
        match (self.excuse, before_partner) {
            (Some(_), _) if !defends || !before_partner || !plays || !legal => None,
            (Some(Excuse::BothHands), _) => Some(Premature::DeclarerHasPlayedBoth),
            (Some(Excuse::DummyMoved), _) => Some(Premature::DummyMovedFirst),
            // A card of declarer that stands must be legal.
            (None, true) => {
                let can_be = leads || plays && (defends || legal);
                can_be.then_some(Premature::BeforePartner)
            }
            (None, false) => (plays && turn == 1).then_some(Premature::AtRhoTurn { legal }),
        }
    }

    /// What happens to the card, and may declarer choose?
    pub(super) fn early(&self) -> Option<Scene> {
        let (player, card) = (*self.player, *self.card?);
        let skill = Skill::PrematurePlay;
        let when = self.premature(card)?;
        let early = PrematurePlay {
            declarer: *self.declarer,
            offender: player,
            card,
            suit_led: self.trick.0.first()?.suit,
            when,
            before: PenaltyCards::None,
        };
        let ruling = early.ruling();
        let defends = self.role() == Role::Defender;
        let follows = ruling
            .options
            .first()
            .map_or(&[][..], |offer| &offer.follows);
        let what = follows.iter().find_map(|it| match it {
            PlayConsequence::PenaltyCard(..) => Some("penalty"),
            PlayConsequence::MustBePlayed(..) => Some("in turn"),
            PlayConsequence::GoesBack(_) => Some("back"),
            _ => None,
        })?;
        let illegal = matches!(when, Premature::AtRhoTurn { legal: false });
        let penalised = either(defends, EARLY_EXCUSE_OVERLOOKED, DECLARER_PENALISED);
        let stands = either(illegal, ILLEGAL_EARLY_STANDS, EARLY_JUST_PLAYED);
        let rows = [
            ("penalty", "option-early-penalty", penalised),
            ("in turn", "option-early-in-turn", stands),
            ("back", "option-early-back", EARLY_GOES_BACK),
        ];
        let prompt = Phrase::new("exercise-irregular_trick-early").with("card", Fact::Card(card));
        let asked = choice(skill, prompt, rows, what).because(ruling.reasons.clone());
        let (mut asked, mut words) = (vec![asked], what.to_owned());
        if defends {
            let may = either(ruling.options.len() > 1, "four", "nothing");
            let invented = EARLY_CHOICE_INVENTED;
            let wrong = |mistake| either(may == "nothing", invented, mistake);
            let rows = [
                ("four", "option-early-four", invented),
                ("card", "option-early-card", wrong(EARLY_CARD_NAMED)),
                ("lead", "option-early-lead", wrong(EARLY_AS_LEAD)),
                ("nothing", "option-early-nothing", EARLY_CHOICE_FORGOTTEN),
            ];
            let prompt = about("exercise-irregular_trick-choice", player.partner());
            asked.push(choice(skill, prompt, rows, may).because(ruling.reasons));
            words = format!("{words}, {may}");
        }
        let due = self.trick.0.len();
        let turn = Seat::ALL
            .into_iter()
            .find(|seat| self.place(*seat) == due)?;
        let leads = self.place(player) < due;
        let excuse = self.excuse.map(|excuse| match excuse {
            Excuse::BothHands => "scene-early-both-hands",
            Excuse::DummyMoved => "scene-early-dummy-moved",
        });
        let plays = either(leads, "scene-early-lead", "scene-early-play");
        let plays = about(plays, player)
            .with("card", Fact::Card(card))
            .with("other", Fact::Seat(turn));
        let told = excuse.map(Phrase::new).into_iter().chain([plays]);
        let asked = asked.into_iter().map(Asked::giving_nothing_away);
        Some(Scene::new(told.collect(), asked, words))
    }
}
