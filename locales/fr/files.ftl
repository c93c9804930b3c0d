# Chemins saisis, et choix d’un fichier ou d’un dossier à la souris.

path-empty = Saisissez d’abord un chemin, ou choisissez avec « { chooser-choose } ».
path-missing = Il n’y a pas de « { $name } » dans le dossier { $folder }.
path-no-folder = Le dossier { $path } n’existe pas.
path-is-folder = { $path } est un dossier, pas un fichier.
path-is-file = { $path } est un fichier, pas un dossier.
path-forbidden = Cet ordinateur ne vous permet pas de lire { $path }.
path-unreadable = Impossible de lire { $path }.

chooser-choose = Choisir…
chooser-file-title = Choisir un fichier
chooser-folder-title = Choisir un dossier
chooser-save-title = Choisir où enregistrer
chooser-home = Mes fichiers
chooser-documents = Mes documents
chooser-desktop = Bureau
chooser-downloads = Téléchargements
chooser-here = Dans le dossier { $folder }
chooser-up = Dossier supérieur
chooser-folder = Dossier { $name }
chooser-empty = Ici, il n’y a ni dossier ni fichier se terminant par .{ $extension }.
chooser-unreadable = Ce dossier ne peut pas être lu.
chooser-take-folder = Prendre ce dossier
chooser-cancel = Annuler

files-downloaded = Le navigateur enregistre { $file }, en général parmi vos téléchargements.
files-download-again = Télécharger à nouveau
files-unknown = Arbitro ne peut pas utiliser { $file }, mais seulement des leçons (.ron), des donnes (.pbn) et des réponses enregistrées (.sqlite).
