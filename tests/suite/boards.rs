//! Boards from PBN: the bank that the program brings along, files as they are
//! met with, and whatever else somebody may call a PBN file.

mod bank;
mod pbn;
