//! On Windows, the icon and the version that the program's file shows. Elsewhere nothing.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(windows)]
    resources();
}

#[cfg(windows)]
fn resources() {
    println!("cargo::rerun-if-changed=assets/icon/arbitro.ico");
    let mut resource = winresource::WindowsResource::new();
    resource
        .set_icon("assets/icon/arbitro.ico")
        .set("ProductName", "Arbitro")
        .set("FileDescription", "Arbitro")
        .set("InternalName", "arbitro")
        .set("OriginalFilename", "arbitro.exe")
        .set("LegalCopyright", "MIT OR Apache-2.0");
    // The program is whole without them: a computer without a resource compiler builds it too.
    if let Err(error) = resource.compile() {
        println!("cargo::warning=no icon in the program's file: {error}");
    }
}
