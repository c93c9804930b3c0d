//! The glossary: every term is explained in every language and found by what a reader would type.

use std::collections::BTreeSet;

use arbitro::i18n::glossary::{Entry, Group, entries, search, terms};
use arbitro::i18n::{CardLetters, Catalog, DeclarerWord, Locale, Notation, Speaker};

use crate::given::{catalog, speaker};

fn entries_of(locale: Locale) -> Vec<Entry> {
    entries(&speaker(locale), &[])
}

/// The ids of the entries found, best first.
fn found(entries: &[Entry], typed: &str) -> Vec<&'static str> {
    search(entries, typed)
        .iter()
        .map(|entry| entry.id)
        .collect()
}

fn finds_first(locale: Locale, typed: &str, id: &str) {
    let entries = entries_of(locale);
    let found = found(&entries, typed);
    assert_eq!(found.first(), Some(&id), "{}: `{typed}`", locale.tag());
}

#[test]
fn every_term_has_its_texts_in_every_language() {
    for locale in Locale::ALL {
        for (_, id) in terms() {
            for text in [format!("term-{id}"), format!("term-{id}-means")] {
                assert!(catalog(locale).has(&text), "{}: {text}", locale.tag());
            }
        }
        for entry in entries_of(locale) {
            let end = entry.means.chars().last();
            assert_eq!(end, Some('.'), "{} {}", locale.tag(), entry.id);
            assert_eq!(entry.term.trim(), entry.term);
        }
    }
}

#[test]
fn synonyms_stand_in_every_language_or_in_none() {
    for (_, id) in terms() {
        let also = format!("term-{id}-also");
        let expected = catalog(Locale::En).has(&also);
        for locale in Locale::BASES {
            let has = catalog(locale).has(&also);
            assert_eq!(has, expected, "{}: {also}", locale.tag());
        }
    }
}

#[test]
fn no_id_and_no_term_stands_twice() {
    let ids: BTreeSet<&str> = terms().map(|(_, id)| id).collect();
    assert_eq!(ids.len(), terms().count());
    for locale in Locale::ALL {
        let mut terms = BTreeSet::new();
        for entry in entries_of(locale) {
            let term = entry.term.to_lowercase();
            assert!(terms.insert(term), "{}: {}", locale.tag(), entry.term);
        }
    }
}

#[test]
fn entries_stand_group_by_group_in_alphabetical_order() {
    for locale in Locale::ALL {
        let entries = entries_of(locale);
        assert_eq!(entries.len(), terms().count());
        let mut groups: Vec<Group> = entries.iter().map(|entry| entry.group).collect();
        assert!(groups.is_sorted());
        groups.dedup();
        assert_eq!(groups, Group::ALL);
    }
    let french = entries_of(Locale::Fr);
    let place = |id| french.iter().position(|entry| entry.id == id);
    // Étui is sorted under e, not after z.
    assert!(place("board") < place("pair"));
}

#[test]
fn every_group_has_a_heading() {
    for locale in Locale::BASES {
        for group in Group::ALL {
            let heading = group.heading(&speaker(locale));
            assert!(!heading.contains('⟦'), "{heading}");
        }
    }
}

#[test]
fn every_term_finds_itself() {
    for locale in Locale::ALL {
        let entries = entries_of(locale);
        for entry in &entries {
            let upper = entry.term.to_uppercase();
            assert_eq!(found(&entries, &entry.term)[0], entry.id, "{}", entry.term);
            assert!(found(&entries, &upper)[..1].contains(&entry.id), "{upper}");
        }
    }
}

#[test]
fn every_synonym_finds_its_term_among_the_first_three() {
    for locale in Locale::ALL {
        let entries = entries_of(locale);
        for entry in &entries {
            for synonym in entry.also.iter().flat_map(|also| also.split(", ")) {
                let found = found(&entries, synonym);
                let first = &found[..found.len().min(3)];
                assert!(first.contains(&entry.id), "{synonym}: {first:?}");
            }
        }
    }
}

#[test]
fn readers_find_what_they_type() {
    finds_first(Locale::It, "dichiarante", "declarer");
    finds_first(Locale::It, "Giocante", "declarer");
    finds_first(Locale::It, "vivo", "declarer");
    finds_first(Locale::It, "attacco fuori", "lead-out-of-turn");
    finds_first(Locale::It, "chiamare l'arbitro", "call-the-director");
    finds_first(Locale::It, "maggiore penalizzata", "penalty-card-major");
    finds_first(Locale::Fr, "contrée", "doubled");
    finds_first(Locale::Fr, "contree", "doubled");
    finds_first(Locale::Fr, "contre", "double");
    finds_first(Locale::Fr, "contré", "doubled");
    finds_first(Locale::Fr, "coeur", "hearts");
    finds_first(Locale::Fr, "sans atout", "no-trump");
    finds_first(Locale::Fr, "ETUI", "board");
    finds_first(Locale::De, "ungenugend", "insufficient-bid");
    finds_first(Locale::De, "grossschlemm", "grand-slam");
    finds_first(Locale::De, "reizen", "bid");
    finds_first(Locale::DeCh, "Honneur", "honour");
    finds_first(Locale::En, "dbl", "double");
    finds_first(Locale::En, "X", "double");
    finds_first(Locale::En, "notrump", "no-trump");
    finds_first(Locale::ItCh, "colore", "suit");
}

#[test]
fn accents_may_be_typed_apart() {
    finds_first(Locale::Fr, "de\u{301}clarant", "declarer");
}

#[test]
fn nothing_typed_shows_everything_and_nonsense_nothing() {
    let entries = entries_of(Locale::En);
    assert_eq!(search(&entries, "  ").len(), terms().count());
    assert!(search(&entries, "qwertz").is_empty());
}

#[test]
fn a_term_is_found_by_its_word_in_another_language() {
    let others = [Locale::It, Locale::Fr, Locale::De].map(speaker);
    let entries = entries(&speaker(Locale::En), &others);
    for (typed, id) in [
        ("renonce consumata", "revoke-established"),
        ("Alleinspieler", "declarer"),
        ("étui", "board"),
        ("presa in piu", "overtrick"),
    ] {
        assert_eq!(found(&entries, typed).first(), Some(&id), "{typed}");
    }
}

#[test]
fn the_word_chosen_for_the_declarer_is_the_term() {
    let catalog = Catalog::with_declarer(Locale::It, DeclarerWord::Dichiarante);
    let speaker = Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
    let entries = entries(&speaker, &[]);
    let declarer = entries.iter().find(|entry| entry.id == "declarer");
    assert_eq!(declarer.map(|entry| &*entry.term), Some("dichiarante"));
    assert_eq!(found(&entries, "giocante").first(), Some(&"declarer"));
}

#[test]
fn cards_and_calls_are_in_the_readers_letters() {
    let italian = entries_of(Locale::It);
    let king = italian.iter().find(|entry| entry.id == "king");
    let means = king.map(|king| king.means.clone()).unwrap_or_default();
    assert!(means.contains('♠') && !means.contains('{'), "{means}");
}
