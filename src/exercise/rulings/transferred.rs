//! How the number of tricks that a revoke costs is computed, for exercise and desk (Law 64A).

use crate::prelude::*;
use crate::rulings::rectification::about;
use engine::laws::revoke::{Revoke, TricksSince};

/// The working, if the winners of the tricks count.
pub fn working(
    revoke: &Revoke,
    since: TricksSince,
    transferred: u8,
) -> impl Iterator<Item = Phrase> {
    let who = match since.winner {
        winner if winner == revoke.offender => "working-offender-won",
        winner if winner == revoke.offender.partner() => "working-partner-won",
        _ => "working-opponents-won",
    };
    let said = [
        about(who, since.winner),
        tricks("working-later-tricks", revoke.side(), since.later),
        Phrase::new("working-tricks-transferred").with("number", count(transferred)),
    ];
    let counts = revoke.exempt().is_none();
    said.into_iter().filter(move |_| counts)
}

pub(crate) fn tricks(id: &'static str, side: Side, tricks: u8) -> Phrase {
    let phrase = Phrase::new(id).with("side", Fact::Side(side));
    phrase.with("number", count(tricks))
}
