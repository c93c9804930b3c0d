//! The icon and the version that the file of a program shows on Windows. Both programs are built
//! with it.

use std::env;

/// Embeds them in the program `name`, if it is built for Windows. `root` is the way from the package
/// to the folder of everything.
pub fn put_into(name: &str, root: &str) {
    // The system that the program is for, which need not be the one that builds it.
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let icon = format!("{root}assets/icon/arbitro.ico");
    println!("cargo::rerun-if-changed={icon}");
    println!("cargo::rerun-if-changed={root}packaging/windows/resources.rs");
    let mut resource = winresource::WindowsResource::new();
    resource
        .set_icon(&icon)
        .set("ProductName", "Arbitro")
        .set("FileDescription", "Arbitro")
        .set("InternalName", name)
        .set("OriginalFilename", &format!("{name}.exe"))
        .set("LegalCopyright", "MIT OR Apache-2.0");
    // The program is whole without them: a computer without a resource compiler builds it too.
    if let Err(error) = resource.compile() {
        println!("cargo::warning=no icon in the program's file: {error}");
    }
}
