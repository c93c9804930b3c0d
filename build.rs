//! On Windows, the icon and the version that the program's file shows. Elsewhere nothing.

#[cfg(windows)]
#[path = "packaging/windows/resources.rs"]
mod resources;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(windows)]
    resources::put_into("arbitro", "");
}
