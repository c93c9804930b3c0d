//! Paths as people type and paste them.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use percent_encoding::percent_decode_str;

use crate::settings::OwnFolders;
use crate::ui::chooser::PathTrouble;

/// Reads a typed or pasted path: `~` is the home folder, `file://…` comes from a file manager,
/// quotation marks come from Windows. `None` if the field is empty.
pub(super) fn read(typed: &str) -> Option<PathBuf> {
    read_at(typed, OwnFolders::of_user().home.as_deref())
}

fn read_at(typed: &str, home: Option<&Path>) -> Option<PathBuf> {
    let typed = typed.trim();
    let quoted = |mark: char| typed.strip_prefix(mark)?.strip_suffix(mark);
    let typed = quoted('"').or_else(|| quoted('\'')).unwrap_or(typed).trim();
    if typed.is_empty() {
        return None;
    }
    if let Some((scheme, rest)) = typed.split_at_checked(7)
        && scheme.eq_ignore_ascii_case("file://")
    {
        return Some(PathBuf::from(of_address(rest, cfg!(windows))));
    }
    if let (Some(below), Some(home)) = (typed.strip_prefix('~'), home)
        && (below.is_empty() || below.starts_with(['/', '\\']))
    {
        return Some(home.join(below.trim_start_matches(['/', '\\'])));
    }
    Some(PathBuf::from(typed))
}

/// The path in an address, without its `file://`. Files of this computer have no host in it, or
/// `localhost`; another host is a share, for which only Windows has a path.
fn of_address(rest: &str, is_windows: bool) -> String {
    let (host, path) = rest.find('/').map_or(("", rest), |at| rest.split_at(at));
    let path = percent_decode_str(path).decode_utf8_lossy();
    match is_windows {
        false => path.into_owned(),
        true if ["", "localhost"].contains(&host) => path.trim_start_matches('/').to_owned(),
        true => format!("//{host}{path}"),
    }
}

/// The typed file, if it can be opened, or the typed folder, which may be missing: the app then
/// waits for it. The path is absolute, so that a message shows where the app looked.
pub(super) fn found(typed: &str, is_folder: bool) -> Result<PathBuf, PathTrouble> {
    let path = read(typed).ok_or(PathTrouble::Empty)?;
    let path = std::path::absolute(&path).unwrap_or(path);
    match fs::metadata(&path) {
        Ok(found) if is_folder && !found.is_dir() => Err(PathTrouble::IsFile(path)),
        _ if is_folder => Ok(path),
        Ok(found) if found.is_dir() => Err(PathTrouble::IsFolder(path)),
        // Opening a pipe would wait for a writer.
        Ok(found) if !found.is_file() => Err(PathTrouble::Unreadable(path)),
        found => match found.and_then(|_| File::open(&path)) {
            Ok(_) => Ok(path),
            Err(error) => Err(trouble(&error, path)),
        },
    }
}

fn trouble(error: &io::Error, path: PathBuf) -> PathTrouble {
    match error.kind() {
        io::ErrorKind::NotFound => match path.parent() {
            Some(folder) if !folder.is_dir() => PathTrouble::NoFolder(folder.to_owned()),
            _ => PathTrouble::Missing(path),
        },
        io::ErrorKind::PermissionDenied => PathTrouble::Forbidden(path),
        _ => PathTrouble::Unreadable(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_however_it_was_copied() {
        let home = Path::new("/home/anna");
        let read = |typed| read_at(typed, Some(home));
        let path = |path: &str| Some(PathBuf::from(path));
        assert_eq!(read("  "), None);
        assert_eq!(read("\"\""), None);
        assert_eq!(read(" /stick/a b.pbn "), path("/stick/a b.pbn"));
        assert_eq!(read("\"/stick/a.pbn\""), path("/stick/a.pbn"));
        assert_eq!(read("~"), path("/home/anna/"));
        assert_eq!(read("~/club/a.pbn"), path("/home/anna/club/a.pbn"));
        // Another user's home, or a name that starts with `~`: unchanged.
        assert_eq!(read("~bert/a.pbn"), path("~bert/a.pbn"));
        assert_eq!(read_at("~/a.pbn", None), path("~/a.pbn"));
        if cfg!(not(windows)) {
            let copied = "file:///tmp/L%C3%A9a%20%2B.pbn";
            assert_eq!(read(copied), path("/tmp/Léa +.pbn"));
            assert_eq!(read("FILE://localhost/stick/a"), path("/stick/a"));
        }
        assert_eq!(read("100%.pbn"), path("100%.pbn"));
    }

    #[test]
    fn an_address_is_a_drive_or_a_share_on_windows() {
        let on_windows = |rest| of_address(rest, true);
        assert_eq!(on_windows("/C:/L%C3%A9a%20.pbn"), "C:/Léa .pbn");
        assert_eq!(on_windows("localhost/E:/a.pbn"), "E:/a.pbn");
        assert_eq!(on_windows("club/lessons/a.ron"), "//club/lessons/a.ron");
        assert_eq!(of_address("club/lessons/a.ron", false), "/lessons/a.ron");
    }
}
