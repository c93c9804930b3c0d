//! The packaging files: names, versions and ids agree, icons are what they claim, every file
//! exists. No package is built here.

use std::fs;
use std::path::Path;

use crate::given::root;

const ID: &str = "arbitro";
const LANGUAGES: [&str; 3] = ["it", "fr", "de"];

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn bytes(path: &str) -> Vec<u8> {
    fs::read(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A section of a TOML file, up to the next one.
fn section<'a>(text: &'a str, name: &str) -> &'a str {
    let head = format!("[{name}]\n");
    let start = text.find(&head).unwrap_or_else(|| panic!("no [{name}]")) + head.len();
    let rest = &text[start..];
    rest.find("\n[")
        // Nested lists are indented, sections are not.
        .map_or(rest, |end| &rest[..end])
}

/// The quoted strings of a text.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').skip(1).step_by(2)
}

/// The value of a line `key = "value"`.
fn value<'a>(text: &'a str, key: &str) -> &'a str {
    let line = text.lines().find_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().trim_matches('"'))
    });
    line.unwrap_or_else(|| panic!("no `{key}`"))
}

/// Whether a path, perhaps with wildcards in its last parts, matches a file.
fn is_there(folder: &Path, path: &str) -> bool {
    let Some(star) = path.find('*') else {
        return folder.join(path).exists();
    };
    let (before, _) = path.split_at(star);
    let (parent, start) = before.rsplit_once('/').unwrap_or(("", before));
    let entries = fs::read_dir(folder.join(parent)).into_iter().flatten();
    let mut names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.any(|name| name.starts_with(start))
}

#[test]
fn every_file_of_a_package_is_there() {
    let manifest = read("Cargo.toml");
    let mut files: Vec<String> = Vec::new();
    let debian = section(&manifest, "package.metadata.deb");
    let assets = &debian[debian.find("assets = [").unwrap()..];
    for line in assets.lines().filter(|line| line.starts_with("    [")) {
        files.push(quoted(line).next().unwrap().to_owned());
    }
    assert!(files.len() > 15, "{files:?}");
    let mac = section(&manifest, "package.metadata.packager");
    files.extend(sources(mac).map(str::to_owned));
    files.push(value(mac, "license-file").to_owned());
    files.push("packaging/macos/Info.plist".to_owned());
    assert!(
        section(&manifest, "package.metadata.packager.macos").contains(&files[files.len() - 1])
    );
    for file in files.iter().filter(|file| !file.starts_with("target/")) {
        assert!(is_there(root(), file), "{file}");
    }
}

/// The files named by the package for macOS: icons, and resources by `src`.
fn sources(config: &str) -> impl Iterator<Item = &str> {
    let resources = config.split("src = \"").skip(1);
    let icons = config.split("icons = [\"").skip(1);
    resources
        .chain(icons)
        .filter_map(|rest| rest.split('"').next())
}

#[test]
fn versions_and_ids_agree() {
    let manifest = read("Cargo.toml");
    let shared = section(&manifest, "workspace.package");
    let version = value(shared.trim_start(), "version");
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    let licence = value(shared, "license");
    let starter = read("packaging/windows/Cargo.toml");
    assert_eq!(value(&starter, "version"), version);
    assert_eq!(value(&starter, "license"), licence);
    let mac = section(&manifest, "package.metadata.packager");
    assert_eq!(value(mac, "identifier"), ID);
    assert_eq!(value(mac, "product-name"), "Arbitro");
    let windows = read("packaging/windows/installer.nsi");
    let shown = read("packaging/linux/arbitro.metainfo.xml");
    assert!(shown.contains(&format!("<id>{ID}.desktop</id>")));
    assert!(shown.contains(&format!(
        "<launchable type=\"desktop-id\">{ID}.desktop</launchable>"
    )));
    assert!(shown.contains(&format!("<project_license>{licence}</project_license>")));
    // There is no home page and no contact address, so none is named.
    let desktop = read("packaging/linux/arbitro.desktop");
    for text in [&shown, &desktop, &windows] {
        assert!(!text.contains("http") && !text.contains('@'), "{text}");
    }
}

#[test]
fn the_desktop_file_is_said_in_every_language() {
    let desktop = read("packaging/linux/arbitro.desktop");
    for key in ["Exec", "TryExec", "Icon", "StartupWMClass"] {
        assert_eq!(value(&desktop, key), ID, "{key}");
    }
    let action = &desktop[desktop.find("[Desktop Action teach]").unwrap()..];
    for (part, key) in [
        (desktop.as_str(), "GenericName"),
        (&desktop, "Comment"),
        (&desktop, "Keywords"),
        (action, "Name"),
    ] {
        let english = value(part, key);
        for language in LANGUAGES {
            let said = value(part, &format!("{key}[{language}]"));
            assert!(!said.is_empty() && said != english, "{key}[{language}]");
        }
    }
    let exec = value(action, "Exec").split(' ');
    assert_eq!(exec.collect::<Vec<_>>(), [ID, "--projector"]);
}

/// The sentences of the installer, which is for one user and leaves kinds of files alone.
#[test]
fn the_installer_for_windows_speaks_every_language() {
    let script = read("packaging/windows/installer.nsi");
    for name in ["RUNNING", "FORGET"] {
        let said = ["ENGLISH", "ITALIAN", "FRENCH", "GERMAN"].map(|language| {
            let start = format!("LangString {name} ${{LANG_{language}}} ");
            let line = script.lines().find_map(|line| line.strip_prefix(&start));
            quoted(line.unwrap_or_else(|| panic!("{start}")))
                .next()
                .unwrap()
        });
        for (number, one) in said.iter().enumerate() {
            assert!(!one.is_empty() && !said[..number].contains(one), "{one}");
        }
        assert!(script.contains(&format!("\"$({name})\" /SD ")), "{name}");
    }
    assert!(script.contains("\nRequestExecutionLevel user\n"));
    for other in ["HKLM", "HKCR", "Software\\Classes"] {
        assert!(!script.contains(other), "{other}");
    }
}

#[test]
fn what_software_centres_show_is_said_in_every_language() {
    let shown = read("packaging/linux/arbitro.metainfo.xml");
    for element in ["summary", "p", "li"] {
        let count = |start: &str| shown.matches(start).count();
        let english = count(&format!("<{element}>"));
        assert!(english > 0, "{element}");
        for language in LANGUAGES {
            let said = count(&format!("<{element} xml:lang=\"{language}\">"));
            assert_eq!(said, english, "{element} in {language}");
        }
    }
    for text in [shown, read("packaging/linux/arbitro.desktop")] {
        for line in text
            .lines()
            .filter(|line| line.contains("fr\"") || line.contains("[fr]"))
        {
            assert!(!line.contains(" :"), "a blank that breaks: {line}");
        }
    }
}

/// The libraries that the program recommends to install are the dependencies of the package.
#[test]
fn the_package_depends_on_what_the_window_opens() {
    let manifest = read("Cargo.toml");
    let debian = section(&manifest, "package.metadata.deb");
    let depends: Vec<&str> = value(debian, "depends").split(", ").collect();
    let told = read("src/cli/no_window.rs");
    let line = told.lines().find(|line| line.contains("const DEBIAN"));
    let told = quoted(line.unwrap()).next().unwrap();
    let libraries = told.strip_prefix("sudo apt install ").unwrap();
    assert!(libraries.split(' ').count() > 3);
    for library in libraries.split(' ') {
        assert!(depends.contains(&library), "{library}");
    }
    assert_eq!(depends[0], "$auto");
}

const PNG: [usize; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

#[test]
fn icons_have_the_sizes_of_their_names() {
    for size in PNG {
        let png = bytes(&format!("assets/icon/arbitro-{size}.png"));
        let picture = image::load_from_memory(&png).unwrap();
        assert_eq!([picture.width(), picture.height()], [size as u32; 2]);
        let picture = picture.to_rgba8();
        assert_eq!(picture.get_pixel(0, 0)[3], 0, "corners are round");
        let middle = size as u32 / 2;
        assert_eq!(picture.get_pixel(middle, middle)[3], 255);
    }
    for drawing in ["arbitro.svg", "arbitro-small.svg"] {
        let drawing = read(&format!("assets/icon/{drawing}"));
        // Letters are drawn as shapes, so no font is needed.
        assert!(drawing.contains("<svg") && !drawing.contains("<text"));
        assert!(!drawing.contains("href=\"http"));
    }
}

#[test]
fn the_icon_of_the_window_is_that_of_the_file() {
    let pixels = bytes("assets/icon/window.rgba");
    let png = bytes("assets/icon/arbitro-128.png");
    let picture = image::load_from_memory(&png).unwrap().to_rgba8();
    assert!(pixels == picture.into_raw(), "run tools/icon.py");
}

#[test]
fn the_icons_of_windows_and_macos_are_whole() {
    let ico = bytes("assets/icon/arbitro.ico");
    let word = |at: usize| usize::from(u16::from_le_bytes([ico[at], ico[at + 1]]));
    let long = |at: usize| word(at) + (word(at + 2) << 16);
    assert_eq!([word(0), word(2)], [0, 1]);
    let mut end = 6 + 16 * word(4);
    let mut sizes = Vec::new();
    for entry in (0..word(4)).map(|number| 6 + 16 * number) {
        let side = if ico[entry] == 0 {
            256
        } else {
            usize::from(ico[entry])
        };
        let (length, at) = (long(entry + 8), long(entry + 12));
        assert_eq!(at, end, "one behind the other");
        end = at + length;
        // The height in a bitmap header includes the mask.
        let is_png = ico[at..].starts_with(b"\x89PNG");
        assert!(is_png || long(at) == 40 && long(at + 4) == side && long(at + 8) == 2 * side);
        sizes.push(side);
    }
    assert_eq!(end, ico.len());
    assert_eq!(sizes, [16, 24, 32, 48, 64, 256]);

    let icns = bytes("assets/icon/arbitro.icns");
    let long = |at: usize| u32::from_be_bytes(icns[at..at + 4].try_into().unwrap()) as usize;
    assert_eq!(&icns[..4], b"icns");
    assert_eq!(long(4), icns.len());
    let mut at = 8;
    let mut widths = Vec::new();
    while at < icns.len() {
        let picture = image::load_from_memory(&icns[at + 8..at + long(at + 4)]).unwrap();
        widths.push(picture.width());
        at += long(at + 4);
    }
    assert_eq!(widths, [16, 32, 32, 64, 128, 256, 256, 512, 512, 1024]);
}

#[test]
#[cfg(feature = "app")]
fn the_window_bears_the_icon_and_the_name_of_the_desktop_file() {
    use arbitro::ui::{APP_ID, native_options};

    let window = native_options().viewport;
    let icon = window.icon.expect("an icon");
    assert_eq!([icon.width, icon.height], [128, 128]);
    assert_eq!(icon.rgba, bytes("assets/icon/window.rgba"));
    assert_eq!(window.app_id.as_deref(), Some(APP_ID));
    assert_eq!(APP_ID, ID);
}

/// The files of the portable folder exist, and say the same in every language.
#[test]
fn the_portable_folder_is_explained_in_every_language() {
    let script = read("tools/portable.sh");
    for file in ["portable.txt", "README.txt"] {
        let path = format!("packaging/portable/{file}");
        assert!(script.contains(&path), "{path} is not copied");
        assert!(is_there(root(), &path));
    }
    assert!(is_there(
        root(),
        &format!("packaging/portable/{}", arbitro::settings::MARKER)
    ));
    let text = read("packaging/portable/README.txt");
    let parts = ["ITALIANO", "FRANÇAIS", "DEUTSCH", "ENGLISH"];
    let mut points = Vec::new();
    for part in parts {
        let start = text
            .find(&format!("\n{part}\n"))
            .unwrap_or_else(|| panic!("{part}"));
        let part = text[start + 2..].split("\n\n").next().unwrap();
        for name in [
            "arbitro",
            "data",
            arbitro::settings::MARKER,
            "lessons",
            "--software",
        ] {
            assert!(part.contains(name), "{name} in {part}");
        }
        points.push(part.matches("\n  - ").count());
    }
    assert_eq!(points, [points[0]; 4]);
}

/// Crates with network access, as listed in `deny.toml`, are dependencies of what lets phones vote
/// alone, and only that opens a socket.
#[test]
fn only_phones_are_spoken_to() {
    let rules = read("deny.toml");
    let bans = section(&rules, "bans");
    let list = &bans[bans.find("deny = [").unwrap()..];
    let list = list.lines().map(str::trim).take_while(|line| *line != "]");
    let (wrapped, denied): (Vec<&str>, Vec<&str>) = list
        .filter(|line| line.starts_with(['"', '{']))
        .partition(|line| line.starts_with('{'));
    let lock = read("Cargo.lock");
    let packages: Vec<&str> = lock.split("[[package]]").collect();
    let named = |package: &str, name: &str| package.contains(&format!("name = \"{name}\"\n"));
    for name in denied.iter().flat_map(|line| quoted(line)) {
        let there = packages.iter().any(|package| named(package, name));
        assert!(!there, "{name}");
    }
    assert!(denied.len() > 30, "{denied:?}");
    for line in &wrapped {
        let names: Vec<&str> = quoted(line).collect();
        let (name, wrappers) = names.split_first().unwrap();
        let uses = |package: &&&str| package.contains(&format!("\n \"{name}\",\n"));
        for package in packages.iter().filter(uses) {
            let known = wrappers.iter().any(|wrapper| named(package, wrapper));
            assert!(known, "{name} comes in by {}", package.trim());
        }
    }
    assert_eq!(wrapped.len(), 6);
    // Our own code opens no connection either, and passes no address to a browser.
    for source in crate::source::sources("src") {
        let paths = source.paths();
        let network = ["tokio", "axum", "hyper", "hyper_util"];
        let speaks = |path: &&String| {
            let first = path.split("::").next().unwrap_or_default();
            path.starts_with("std::net") || network.contains(&first)
        };
        if !source.name().starts_with("src/phones/") {
            let net = paths.iter().find(speaks);
            assert_eq!(net, None, "{}", source.name());
        }
        let connects = |path: &&String| path.ends_with("TcpStream::connect");
        assert_eq!(paths.iter().find(connects), None, "{}", source.name());
        let opens = paths.iter().find(|path| path.ends_with("open_url"));
        assert_eq!(opens, None, "{}", source.name());
    }
}
