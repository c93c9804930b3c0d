### Feuilles à imprimer : exercices et corrigé, aide-mémoire de la marque, tableau de marque.

## Sur chaque page

sheet-page = Page { $page } sur { $pages }

## Feuilles d’exercices

sheet-name = Nom
sheet-date = Date du jour
sheet-look-up = Chaque exercice porte un code au bord droit. Tapez-le dans Arbitro, à la page « { screen-practice-title } » : vous pourrez y répondre, et Arbitro jugera votre réponse et vous dira pourquoi.
sheet-key = Corrigé : { $title }
sheet-call-number = Numéro de la déclaration
sheet-points = Points
sheet-mark-calls = Marquez toutes les déclarations justes.
sheet-mark-cards = Marquez toutes les cartes justes.

## L’aide-mémoire de la marque

sheet-card-title = La marque en tournoi, sur une page
sheet-card-file = aide-memoire-de-la-marque
sheet-card-tricks = Points par levée demandée et faite
sheet-card-first-trick = { $strain }, la première levée
sheet-card-next-trick = { $strain }, chaque levée suivante
sheet-card-premiums = Primes d’un contrat réussi
sheet-card-game-is = Une manche, c’est au moins { $points } points de levée dans le contrat. Sans contre : { $contracts }.
sheet-card-slam = Un chelem rapporte aussi la prime de manche.
sheet-card-overtricks = Points par levée supplémentaire
sheet-card-undertricks = Points perdus par levée de chute
sheet-card-imps = Par quatre : les IMP selon la différence
sheet-card-difference = À partir de
sheet-card-imp = IMP
sheet-card-matchpoints = Par paires : les points de match
sheet-card-matchpoints-text = Pour chaque marque battue, une paire reçoit { $win } ; pour chaque marque égale, { $tie }.
sheet-card-boards = Donneur et vulnérabilité
sheet-card-boards-how = Numéro de l’étui, donneur, qui est vulnérable. L’étui { $again } est comme l’étui 1, et ainsi de suite.
sheet-card-both = tous

## Le tableau de marque

sheet-table-title = Toutes les marques en tournoi
sheet-table-file = tableau-de-marque
sheet-table-made = Contrats réussis
sheet-table-how = La première colonne donne le palier et les levées supplémentaires : 3+1 est un contrat au palier de trois réussi avec une levée supplémentaire. Dans chaque groupe de colonnes : { doubling-undoubled } (–), { doubling-doubled } (X), { doubling-redoubled } (XX).
sheet-table-down = Contrats chutés
sheet-table-down-how = La première colonne donne le nombre de levées de chute. La dénomination n’y change rien.

## Dans le terminal

cli-sheet-written = Écrit : { $file }
cli-sheet-again = Pour refaire la même feuille : { $option }
sheet-error-exists = Le fichier { $file } existe déjà, et rien n’a été écrit.
sheet-error-same-file = Les exercices et le corrigé ne peuvent pas aller tous deux dans { $file }.
sheet-error-not-written = Le fichier { $file } n’a pas pu être écrit. Ce dossier existe-t-il, et pouvez-vous y écrire ?
sheet-error-not-made = Les pages n’ont pas pu être composées.
sheet-error-empty = Cette leçon ne pose pas de questions : il n’y a rien à imprimer.
cli-sheet-force = Avec --force, il est remplacé.
cli-sheet-unknown = Il n’y a ni leçon ni thème « { $name } ».

## La page « Feuille d’exercices »

screen-sheet-title = Feuille d’exercices
screen-sheet-intro = Des exercices sur papier A4, avec un corrigé expliqué. Chacun porte son code, pour le retrouver dans Arbitro.
screen-sheet-what = Sur quoi
screen-sheet-lesson = Une leçon
screen-sheet-topic = Un thème
screen-sheet-whole-group = tout
screen-sheet-choose-lesson = Choisissez d’abord une leçon.
screen-sheet-items = Nombre maximum d’exercices
screen-sheet-language = Langue
screen-sheet-second = Seconde langue, plus petite
screen-sheet-key = Le corrigé
screen-sheet-key-inside = à la fin du même fichier
screen-sheet-key-apart = dans un fichier à part
screen-sheet-path = Où le mettre
screen-sheet-make = Préparer la feuille
screen-sheet-made = C’est fait : { $file }
screen-sheet-no-path = Indiquez d’abord où mettre le fichier.
screen-sheet-more = À imprimer aussi
screen-sheet-more-text = Pour la table, dans des fichiers du même dossier.
screen-sheet-more-text-here = Pour la table, chacun dans un fichier à part.
screen-sheet-card = Aide-mémoire de la marque
screen-sheet-table = Tableau de marque
sheet-key-file = { $name }-corrige
