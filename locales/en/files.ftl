# Paths that are typed, and choosing a file or a folder by mouse.

path-empty = Type a path first, or choose with “{ chooser-choose }”.
path-missing = There is no “{ $name }” in the folder { $folder }.
path-no-folder = There is no folder { $path }.
path-is-folder = { $path } is a folder, not a file.
path-is-file = { $path } is a file, not a folder.
path-forbidden = This computer does not let you read { $path }.
path-unreadable = { $path } cannot be read.

chooser-choose = Choose…
chooser-file-title = Choose a file
chooser-folder-title = Choose a folder
chooser-save-title = Choose where to save
chooser-home = My files
chooser-documents = Documents
chooser-desktop = Desktop
chooser-downloads = Downloads
chooser-here = In the folder { $folder }
chooser-up = One folder up
chooser-folder = Folder { $name }
chooser-empty = No folders here, and no files ending in .{ $extension }.
chooser-unreadable = This folder cannot be read.
chooser-take-folder = Use this folder
chooser-cancel = Cancel

files-downloaded = The browser is saving { $file }, usually in the Downloads folder.
files-download-again = Download again
files-unknown = Arbitro cannot use { $file }, only lessons (.ron), boards (.pbn) and saved answers (.sqlite).
