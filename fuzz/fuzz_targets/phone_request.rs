//! What a phone sends in a vote: what is read can be written and read back as the same.
#![no_main]

use arbitro::phones::sent;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|body: &[u8]| {
    let Some(read) = sent(body) else { return };
    let (vote, phone) = (read.vote, read.phone.0);
    let sure = vote.sure.map_or("-", |sure| if sure { "s" } else { "u" });
    let team = vote.team.map_or("-", |team| ["A", "B"][team]);
    let again = format!("{} {} {phone:032x} {sure} {team}", read.round, vote.answer);
    assert_eq!(sent(again.as_bytes()), Some(read));
});
