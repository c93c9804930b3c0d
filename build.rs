//! Embeds the icon and the version in the program's file on Windows. Does nothing elsewhere.

#[cfg(windows)]
#[path = "packaging/windows/resources.rs"]
mod resources;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(windows)]
    resources::put_into("arbitro", "");
}
