//! Writes sample sheets into a folder, to look at: `cargo run --example sheets -- FOLDER`.

use std::path::PathBuf;

use arbitro::exercise::{Difficulty, ItemCode, Kind, Practised, generate};
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use arbitro::sheet::{Languages, Part, Worksheet, score_table, scoring_card};

fn main() -> anyhow::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_default());
    std::fs::create_dir_all(&folder)?;
    for locale in Locale::BASES {
        let catalog = Catalog::new(locale);
        let speaker = Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
        let say = Languages::one(speaker);
        let every_kind = Kind::ALL.into_iter().filter_map(|kind| {
            let skill = *kind.skills().first()?;
            let code = ItemCode::new(kind, skill, Difficulty::Medium, 7)?;
            Some(Practised {
                item: generate(&code),
                skill,
                difficulty: Difficulty::Medium,
                code: Some(code),
            })
        });
        let title = say.both(|to| to.text("screen-practice-mixed"));
        let sheet = Worksheet::of_exercises(title, every_kind);
        let file = format!("every-kind-{}.pdf", locale.tag());
        std::fs::write(folder.join(file), sheet.to_pdf(&say, Part::Whole)?)?;
        let file = format!("card-{}.pdf", locale.tag());
        std::fs::write(folder.join(file), scoring_card::to_file(&say)?)?;
        let file = format!("table-{}.pdf", locale.tag());
        std::fs::write(folder.join(file), score_table::to_file(&say)?)?;
    }
    Ok(())
}
