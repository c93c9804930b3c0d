//! The course is built in: a lesson that is added or changed builds this crate again.

fn main() {
    println!("cargo::rerun-if-changed=../../lessons");
}
