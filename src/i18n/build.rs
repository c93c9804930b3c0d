//! The texts are embedded in the crate, so a changed or added text must rebuild it.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
