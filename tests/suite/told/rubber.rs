//! The reasons of a rubber, in every language.

use arbitro::engine::score::chicago::{Chicago, Custom};
use arbitro::engine::score::rubber::{Entry, Holding, RubberDeal, RubberItem};
use arbitro::i18n::Locale;

use crate::given::{played, rubber, speaker};

#[test]
fn every_reason_is_said_in_every_language() {
    let every = Holding::ALL.map(RubberItem::Honours).into_iter().chain([
        RubberItem::TrickScore,
        RubberItem::Overtricks,
        RubberItem::SmallSlam,
        RubberItem::GrandSlam,
        RubberItem::Insult,
        RubberItem::Undertricks,
        RubberItem::RubberTwoNil,
        RubberItem::RubberTwoOne,
        RubberItem::UnfinishedGame,
        RubberItem::UnfinishedPartScore,
    ]);
    // An entry of the engine, with each other meaning in turn.
    let some = rubber(&["NS 3NT="]).break_off().unwrap()[0];
    let mut reasons: Vec<_> = every.map(|item| Entry { item, ..some }.reason()).collect();
    let mut rubber = rubber(&["EW 1C="]);
    reasons.extend(rubber.add(played("NS 3NT=")).unwrap().reasons());
    reasons.extend(rubber.add(RubberDeal::PassedOut).unwrap().reasons());
    for deals_stand_alone in [false, true] {
        let mut chicago = Chicago::new(Custom {
            other_side_vulnerable: deals_stand_alone,
            deals_stand_alone,
        });
        let passed = chicago.add(RubberDeal::PassedOut).unwrap();
        reasons.extend(passed.reasons());
        for deal in ["EW 1C=", "NS 3NT=", "NS 1C-1", "NS 1C="] {
            reasons.extend(chicago.reasons_for_next());
            reasons.extend(chicago.add(played(deal)).unwrap().reasons());
        }
        reasons.push(chicago.total_reason());
    }
    for locale in Locale::ALL {
        let speaker = speaker(locale);
        for reason in &reasons {
            let subject = speaker.law_subject(reason.citation);
            let book = speaker.law_book(reason.citation);
            for said in [
                speaker.reason(reason),
                speaker.law(reason.citation),
                subject,
                book,
            ] {
                assert!(
                    !said.is_empty() && !said.contains('⟦'),
                    "{}: {said}",
                    locale.tag()
                );
            }
        }
    }
}
