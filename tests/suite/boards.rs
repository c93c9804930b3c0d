//! Boards from PBN: the embedded bank, files as found in practice, and arbitrary bytes.

mod bank;
mod pbn;
