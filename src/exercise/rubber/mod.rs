//! Exercises on rubber bridge: the sheet, honours, who deals first, Chicago.

pub mod chicago;
pub mod draw_for_deal;
pub mod honours;
pub mod rubber_entry;
pub mod rubber_sheet;
pub mod rubber_story;
