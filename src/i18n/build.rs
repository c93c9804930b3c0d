//! The texts are built in: a text that is added or changed builds this crate again.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
