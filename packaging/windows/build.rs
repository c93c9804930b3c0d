//! Embeds the icon and the version in a program for Windows. Does nothing for other systems.

mod resources;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    resources::put_into("arbitro-window", "../../");
}
