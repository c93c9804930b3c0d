//! The page that phones show: one file, in four languages, which asks for nothing else.

use crate::i18n::{Catalog, Locale};

const PAGE: &str = include_str!("page.html");

/// The texts of the page.
const TEXTS: [&str; 22] = [
    "phones-title",
    "phones-waiting",
    "phones-tap",
    "phones-tap-cards",
    "phones-type",
    "phones-counted",
    "phones-closed",
    "phones-closed-unanswered",
    "phones-late",
    "phones-crowded",
    "phones-full",
    "phones-no-network",
    "phones-no-answer",
    "phones-over",
    "phones-delete",
    "phones-minus",
    "phones-send",
    "phones-again",
    "phones-teams",
    "phones-sure",
    "phones-yes-sure",
    "phones-not-sure",
];

/// What the page puts an answer in the place of.
const ANSWER: &str = "@";

/// The page with the texts of these languages, but for the word of [`policy`].
pub fn page(catalogs: &[Catalog; 4]) -> String {
    let texts: serde_json::Map<_, _> = Locale::BASES
        .iter()
        .zip(catalogs)
        .map(|(base, catalog)| {
            let texts = TEXTS.iter().map(|id| {
                let text = catalog.with(id, [("answer", ANSWER.into())]);
                let id = id.trim_start_matches("phones-");
                (id.to_owned(), text.into())
            });
            (
                base.tag().to_owned(),
                serde_json::Value::Object(texts.collect()),
            )
        })
        .collect();
    // No text can end the element that holds them all.
    let texts = serde_json::Value::Object(texts)
        .to_string()
        .replace('<', "\\u003c");
    PAGE.replace("@TEXTS@", &texts)
}

/// The page for one visit. `nonce` is the word with which its script and its style may run.
pub fn for_visit(page: &str, nonce: &str) -> String {
    page.replace("@NONCE@", nonce)
}

/// What a browser may do on the page: run its script and style, ask this server, no more.
pub fn policy(nonce: &str) -> String {
    format!(
        "default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; \
         connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}
