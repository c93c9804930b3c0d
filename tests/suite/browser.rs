//! The page that loads the program in a browser: its words, colours and permissions.

use std::collections::BTreeSet;

use crate::locales::{BASES, texts};
use crate::markdown::page;

/// The ids of the texts that the page shows before the program is loaded.
pub fn words() -> BTreeSet<String> {
    let script = page("src/web/start.js");
    let quoted = script.split('"').filter(|it| it.starts_with("web-"));
    let named = quoted.chain(["web-no-javascript"]).map(str::to_owned);
    let named: BTreeSet<String> = named.collect();
    assert!(named.len() > 5, "{named:?}");
    named
}

/// `tools/web.sh` copies them as they stand.
#[test]
fn its_words_are_plain_lines_in_every_language() {
    for tag in BASES {
        let texts = texts(tag);
        for id in words() {
            let message = texts.messages.get(&id);
            let [words] = &message.unwrap_or_else(|| panic!("{tag}: no {id}")).words[..] else {
                panic!("{tag}: {id} is not one text");
            };
            assert!(!words.contains(['"', '\\', '<', '\n']), "{tag}: {id}");
        }
    }
}

#[test]
fn it_may_ask_for_nothing_but_its_own_files() {
    let html = page("src/web/index.html");
    let (_, policy) = html
        .split_once("Content-Security-Policy\" content=\"")
        .unwrap();
    let (policy, _) = policy.split_once('"').unwrap();
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    for rule in policy.split(';').skip(1) {
        let (what, sources) = rule.trim().split_once(' ').unwrap();
        let allowed = match what {
            // Compiles the program, and evaluates no text.
            "script-src" => "'self' 'wasm-unsafe-eval'",
            "img-src" => "'self' blob: data:",
            "base-uri" | "form-action" => "'none'",
            _ => "'self'",
        };
        assert_eq!(sources, allowed, "{what}");
    }
    assert!(!html.contains("://"), "another host is named");
}

#[cfg(feature = "app")]
#[test]
fn it_has_the_colours_of_the_app() {
    use arbitro::ui::theme::Theme;

    let themes = [false, true].map(|dark| Theme::new(dark, 1.0));
    let own = themes
        .iter()
        .flat_map(|it| [it.paper, it.ink, it.accent, it.on_accent]);
    let own: BTreeSet<[u8; 3]> = own.map(|it| [it.r(), it.g(), it.b()]).collect();
    for file in ["src/web/page.css", "src/web/manifest.webmanifest"] {
        let text = page(file);
        let mut colours = 0;
        for (at, _) in text.match_indices('#') {
            let digits = text[at + 1..]
                .split(|c: char| !c.is_ascii_hexdigit())
                .next();
            // A rule for an element, by its id.
            let Some(Ok(hex)) = digits
                .filter(|it| it.len() == 6)
                .map(|it| u32::from_str_radix(it, 16))
            else {
                continue;
            };
            let [_, r, g, b] = hex.to_be_bytes();
            assert!(own.contains(&[r, g, b]), "{file}: #{hex:06x}");
            colours += 1;
        }
        assert!(colours > 1, "{file}");
    }
}
