//! Whatever another program sends: one answer for each line that is not
//! blank, each of them JSON with an `id`, and no panic.
#![no_main]

use arbitro::judge;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    let answered = judge::run(input, &mut output);
    assert!(answered.is_ok(), "reading and writing memory cannot fail");
    let asked = input
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.trim_ascii().is_empty());
    let answers = output
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty());
    let answers: Vec<&[u8]> = answers.collect();
    assert_eq!(answers.len(), asked.count());
    for answer in answers {
        assert!(answer.starts_with(b"{\"id\":") && answer.ends_with(b"}"));
        assert!(std::str::from_utf8(answer).is_ok());
    }
});
