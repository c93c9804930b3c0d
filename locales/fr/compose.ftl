# Composer des leçons, et le dossier des leçons.

compose-title = Composer une leçon
compose-language = Langue de vos textes
compose-lesson-title = Titre de la leçon
compose-length =
    { $steps ->
        [0] Aucune étape pour l’instant
        [one] { $steps } étape, environ { $minutes } min
       *[other] { $steps } étapes, environ { $minutes } min
    }
compose-add-exercises = Ajouter des exercices
compose-add-boards = Donnes d’hier soir
compose-add-words = Ajouter un texte à vous
compose-add-notes = Ajouter des notes pour vous
compose-add-deal = Ajouter une donne
compose-add-table = Ajouter une table
compose-add = Ajouter
compose-short-exercises = Exercices
compose-short-boards = Donnes d’hier soir
compose-short-words = Texte
compose-short-notes = Vos notes
compose-short-deal = Donne
compose-short-table = Table
compose-unnamed-words = Pas encore de texte
compose-unnamed-deal = Quatre mains
compose-unnamed-table = Table avec une levée
compose-save = Enregistrer la leçon
compose-empty = Les étapes de la leçon apparaîtront ici, dans l’ordre.
compose-nothing-chosen = Ajoutez des exercices, des donnes ou un texte à vous. Choisissez ensuite une étape pour la regarder.
compose-move-hint = Déplacez une étape avec la souris, avec ses boutons, ou avec Alt et les flèches.
compose-step-spoken = Étape { $number }. { $what } { $about }
compose-kept = gardé
compose-restore = Remettre l’étape retirée
compose-swap-others = Changer tous les exercices non gardés
compose-form = Ce que l’on fait de l’exercice
compose-form-ask = Question
compose-form-vote = Vote
compose-form-worked = Exemple résolu
compose-form-complete = Exemple à compléter
compose-form-practise = Entraînement
compose-form-say = Texte
compose-form-notes = Notes pour l’enseignant
compose-form-show = Image
compose-form-check = Position vérifiée
compose-form-recap = Révision
compose-fresh =
    { $items ->
        [one] { $items } nouvel exercice
       *[other] { $items } nouveaux exercices
    }
compose-swap = Un autre exercice
compose-keep = Garder celui-ci
compose-up = Monter
compose-down = Descendre
compose-remove = Retirer
compose-words = Votre texte
compose-words-hint = Une ligne vide commence un nouveau paragraphe. Les mots entre **deux étoiles** sont en gras. {"{1S}"} devient une enchère, écrite avec les lettres de chaque lecteur. Si une langue reste vide, on voit le texte d’une autre.
compose-words-of-program = Ce texte est celui d’Arbitro, dans chaque langue. Ce que vous écrivez ici prend sa place.
compose-deal = Les quatre mains, comme PBN les écrit
compose-deal-hint = Un joueur et deux-points, puis quatre mains dans le sens des aiguilles d’une montre, chacune de treize cartes : pique, cœur, carreau et trèfle, séparés par des points. Vous pouvez copier la donne d’un fichier PBN.
compose-table-declarer = Qui joue le contrat
compose-table-player = À qui de jouer
compose-table-hand = Les cartes de ce joueur
compose-table-dummy = Les cartes du mort
compose-table-trick = Les cartes de la levée, l’attaque d’abord
compose-table-trumps = Atout
compose-table-hint = Séparez les cartes par des espaces ; pour chacune, la lettre anglaise de sa couleur, puis son rang : SA, H10, C5. Aucune carte ne peut figurer deux fois, et une levée en compte quatre au plus.
compose-preview = Tel qu’il apparaîtra, avec la réponse
compose-next-part = Question suivante de cet exercice

compose-topics-intro = Choisissez un ou plusieurs types d’exercice. Arbitro en propose de différents, du facile au délicat.
compose-how-many = Nombre d’exercices
compose-pick-first = Ouvrez un thème ci-dessous et choisissez un type d’exercice.
compose-propose = Proposer { $items } exercices
compose-group-picked = { $group } ({ $number } choisis)

compose-boards-intro = Prenez des donnes vraiment jouées : le fichier PBN d’un tournoi. Vous pouvez aussi le faire glisser dans la fenêtre.
compose-boards-path = Où se trouve le fichier PBN
compose-boards-read = { $file } : { $boards ->
        [0] aucune donne
        [one] une donne
       *[other] { $boards } donnes
    }
compose-boards-asking = Que demander sur ces donnes
compose-boards-score = Marque
compose-boards-contract = Contrat, déclarant, mort, qui entame
compose-boards-declarer = Qui est le déclarant
compose-boards-lead = Qui entame
compose-boards-matchpoints = Points de match des tables
compose-boards-first = Ce qui est montré avant la question
compose-boards-first-hands = Les quatre mains
compose-boards-first-board = Seulement l’étui
compose-boards-none = Pour cette question, le fichier n’en dit pas assez. Choisissez-en une autre.
compose-boards-pick = Choisissez les donnes pour la leçon.
compose-board-number = Aller à une donne : tapez son numéro
compose-board-find = Y aller
compose-board-nowhere = Aucune donne numéro { $number } ne convient à cette question.
compose-boards-add =
    { $items ->
        [one] Ajouter un exercice
       *[other] Ajouter { $items } exercices
    }
compose-board = Donne { $board }, donneur { $dealer }
compose-board-vulnerable = { $side } vulnérable
compose-board-result = { $slip }
compose-board-played = { $slip } par { $seat }
compose-board-tables = { $tables } tables

compose-save-intro = La leçon devient un fichier que vous pouvez donner, garder sur une clé USB ou modifier avec n’importe quel éditeur de texte.
compose-path = Où enregistrer le fichier
compose-save-do = Enregistrer
compose-open-file = Ouvrir une autre leçon
compose-saved = Leçon enregistrée : { $file }
compose-saved-copy = Leçon enregistrée : { $file }. Ce que ce fichier contenait avant est gardé dans une copie : { $copy }
compose-exists = Il y a déjà un fichier : { $file }. Rien n’a été modifié.
compose-replace = Remplacer ce fichier
compose-not-written = Le fichier n’a pas pu être écrit : { $file }. Vérifiez que le dossier existe et que vous pouvez y écrire.
compose-too-long = Rien n’a été enregistré : la leçon est trop longue pour un seul fichier. Raccourcissez les textes, ou faites-en deux leçons.
compose-not-kept = Rien n’a été enregistré : ce que contient { $file } aurait été perdu, et il n’a pas été possible d’en garder une copie à côté. Enregistrez la leçon à un autre endroit.
compose-not-kept-full = Rien n’a été enregistré : ce que contient { $file } aurait été perdu, et le disque n’a plus de place pour en garder une copie. Libérez de la place, ou enregistrez la leçon à un autre endroit.
compose-not-kept-forbidden = Rien n’a été enregistré : ce que contient { $file } aurait été perdu, et vous n’avez pas le droit d’en mettre une copie dans ce dossier. Enregistrez la leçon à un autre endroit.
compose-not-read = Ce fichier ne peut pas être modifié ici, car il contient une erreur : { $file }
compose-unsaved = Cette leçon n’est pas encore enregistrée. Enregistrez-la d’abord, ou abandonnez-la pour modifier { $file }.
compose-unsaved-new = Cette leçon n’est pas encore enregistrée. Enregistrez-la d’abord, ou abandonnez-la pour en commencer une autre.
compose-edit-anyway = L’abandonner
compose-no-path = Indiquez d’abord où enregistrer la leçon.
compose-unfinished-no-title = Donnez d’abord un titre à la leçon.
compose-unfinished-no-steps = La leçon n’a pas encore d’étape. Ajoutez un exercice ou un texte à vous.
compose-unfinished-too-many-steps = La leçon est trop longue. Retirez des étapes, ou faites-en deux leçons.
compose-try = Suivre cette leçon
compose-project = Montrer à la classe
compose-new = Commencer une autre leçon
compose-file-help =
    Une leçon pour Arbitro. Chaque ligne sous « steps » est une étape : modifiez, déplacez ou retirez des lignes.
    Les textes sont classés par langue : it, fr, de, en. Les réponses ne s’écrivent pas : Arbitro les trouve.
    Pour vérifier ce fichier : arbitro check suivi de son nom.

folder-title = Votre dossier de leçons
folder-intro = Ouvrez un dossier qui contient des leçons. Dès qu’un fichier est enregistré, Arbitro montre la nouvelle version.
folder-path = Où se trouve le dossier
folder-open = Ouvrir le dossier
folder-close = Le fermer
folder-compose = Composer une leçon
folder-read = { $folder } : { $lessons ->
        [0] aucune leçon pour l’instant
        [one] une leçon
       *[other] { $lessons } leçons
    }
folder-missing = Ce dossier est introuvable : { $folder }. Dès qu’il sera là, ses leçons apparaîtront.
folder-gone = Le dossier n’est plus là pour l’instant : { $folder }. Ses leçons restent ici, et Arbitro reprendra dès son retour.
folder-too-much = Le dossier { $folder } contient trop d’éléments pour qu’Arbitro les regarde tous. Des leçons peuvent manquer : ouvrez un dossier qui ne contient que des leçons.
folder-last-good = La dernière bonne version reste en service.
folder-more-warnings = { $more ->
    [one] et { $more } autre avertissement
   *[other] et { $more } autres avertissements
}
folder-by-name = Tant que cela n’est pas corrigé, les leçons suivent l’ordre des noms de fichiers.
folder-not-in-order = Non citées dans course.ron
folder-deleted = Ce fichier a été supprimé. La leçon reste ici jusqu’à ce que vous fermiez le dossier.
folder-take = Suivre
folder-project = En classe
folder-edit = Modifier
