# Percorsi scritti a mano, e la scelta di un file o di una cartella col mouse.

path-empty = Scrivi prima un percorso, oppure scegli con «{ chooser-choose }».
path-missing = Nella cartella { $folder } non c’è «{ $name }».
path-no-folder = La cartella { $path } non esiste.
path-is-folder = { $path } è una cartella, non un file.
path-is-file = { $path } è un file, non una cartella.
path-forbidden = Questo computer non ti permette di leggere { $path }.
path-unreadable = Non si riesce a leggere { $path }.

chooser-choose = Scegli…
chooser-file-title = Scegli un file
chooser-folder-title = Scegli una cartella
chooser-save-title = Scegli dove salvare
chooser-home = I miei file
chooser-documents = Documenti
chooser-desktop = Scrivania
chooser-downloads = Scaricati
chooser-here = Nella cartella { $folder }
chooser-up = Cartella superiore
chooser-folder = Cartella { $name }
chooser-empty = Qui non ci sono cartelle né file che finiscono in .{ $extension }.
chooser-unreadable = Questa cartella non si può leggere.
chooser-take-folder = Scegli questa cartella
chooser-cancel = Annulla

files-downloaded = Il browser sta salvando { $file }, di solito fra i file scaricati.
files-download-again = Scarica di nuovo
files-unknown = Arbitro non può usare { $file }, ma solo lezioni (.ron), board (.pbn) e risposte salvate (.sqlite).
