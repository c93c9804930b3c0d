# Pfade, die eingetippt werden, und die Wahl einer Datei oder eines Ordners mit der Maus.

path-empty = Geben Sie zuerst einen Pfad ein, oder wählen Sie mit „{ chooser-choose }“.
path-missing = Im Ordner { $folder } gibt es kein „{ $name }“.
path-no-folder = Den Ordner { $path } gibt es nicht.
path-is-folder = { $path } ist ein Ordner, keine Datei.
path-is-file = { $path } ist eine Datei, kein Ordner.
path-forbidden = Dieser Computer lässt Sie { $path } nicht lesen.
path-unreadable = { $path } lässt sich nicht lesen.

chooser-choose = Wählen…
chooser-file-title = Datei wählen
chooser-folder-title = Ordner wählen
chooser-save-title = Speicherort wählen
chooser-home = Eigene Dateien
chooser-documents = Dokumente
chooser-desktop = Schreibtisch
chooser-downloads = Downloads
chooser-here = Im Ordner { $folder }
chooser-up = Ein Ordner höher
chooser-folder = Ordner { $name }
chooser-empty = Hier gibt es weder Ordner noch Dateien, die auf .{ $extension } enden.
chooser-unreadable = Dieser Ordner lässt sich nicht lesen.
chooser-take-folder = Diesen Ordner nehmen
chooser-cancel = Abbrechen

files-downloaded = Der Browser speichert { $file }, meist im Ordner „Downloads“.
files-download-again = Noch einmal herunterladen
files-unknown = Arbitro kann { $file } nicht verwenden, nur Lektionen (.ron), Boards (.pbn) und gespeicherte Antworten (.sqlite).
