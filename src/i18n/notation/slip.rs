//! Score slips in a language: `3SA+2`, `4♠X−1`, `2 Picche Dh + 1`, `Passo`.

use super::Notation;
use engine::score::slip::{self, ResultLine, SlipEntry, SlipError};
use engine::{Call, Doubling, Strain};

impl slip::Words for Notation<'_> {
    fn strain(&self, word: &str) -> Option<Strain> {
        // S.A. is SA; no word in the texts contains a full stop.
        self.read_strain(word)
            .or_else(|| self.read_strain(&word.replace('.', "")))
    }

    fn doubling(&self, word: &str) -> Option<Doubling> {
        let known = [
            (Doubling::Doubled, "input-doubled"),
            (Doubling::Redoubled, "input-redoubled"),
        ];
        let found = known.into_iter().find(|(_, id)| self.listed(id, word));
        found.map(|(doubling, _)| doubling)
    }

    fn passed_out(&self, text: &str) -> bool {
        self.listed("input-passed-out", text)
    }
}

impl Notation<'_> {
    /// A result as written on a slip: `4♠=`, `3SA+2`, `4♠X−1`.
    pub fn result(&self, line: &ResultLine) -> String {
        let contract = self.contract(line.bid, line.doubling);
        match line.margin() {
            0 => format!("{contract}="),
            over @ 1.. => format!("{contract}+{over}"),
            down => format!("{contract}{}", self.points(down)),
        }
    }

    /// A line of a slip; a passed-out deal has its own word.
    pub fn slip(&self, entry: &SlipEntry) -> String {
        match entry {
            SlipEntry::PassedOut => self.call(Call::Pass),
            SlipEntry::Played(line) => self.result(line),
        }
    }

    /// Parses a line of a score slip in this language: level, strain, doubling, result, with or
    /// without spaces. Without a result the contract was made exactly.
    ///
    /// # Errors
    /// [`SlipError`]. Letters of another language are not accepted as a fallback.
    pub fn read_slip(&self, text: &str) -> Result<SlipEntry, SlipError> {
        slip::read(text, self)
    }
}
