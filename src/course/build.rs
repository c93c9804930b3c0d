//! Rebuilds this crate when a lesson changes, because the course is embedded.

fn main() {
    println!("cargo::rerun-if-changed=../../lessons");
}
