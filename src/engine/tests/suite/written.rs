//! An auction written down in four columns, against writing it cell by cell.

use arbitro_engine::Seat;
use arbitro_engine::auction::WrittenDown;

#[test]
fn calls_fill_the_columns_from_the_dealer_on() {
    for (empty, dealer) in WrittenDown::COLUMNS.into_iter().enumerate() {
        let written = WrittenDown::by(dealer);
        assert_eq!(written.before(), empty, "{dealer}");
        let cells = (0..).flat_map(|row| (0..4).map(move |column| (column, row)));
        let mut caller = dealer;
        for (place, cell) in cells.skip(empty).take(40).enumerate() {
            assert_eq!(written.cell(place), cell, "{dealer} {place}");
            assert_eq!(WrittenDown::COLUMNS[cell.0], caller, "{dealer} {place}");
            assert_eq!(written.rows(place + 1), cell.1 + 1, "{dealer} {place}");
            caller = caller.lho();
        }
        assert_eq!(written.rows(0), 1);
    }
    assert_eq!(WrittenDown::COLUMNS[0], Seat::West);
}
