### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-home = Accueil
nav-course = Cours
nav-practice = Entraînement
nav-review = Révision ({ $due })
nav-settings = Réglages
nav-help = Aide
nav-menu = Menu
nav-flip = Passer à : { $language }
nav-language = Langue
nav-letters-national = A R D V
nav-letters-international = A K Q J
nav-theme-light = Clair
nav-theme-dark = Sombre
nav-text-size = Taille du texte
nav-larger = Texte plus grand
nav-smaller = Texte plus petit
nav-keys = Touches

## Names of the languages, each in itself

language-it = Italiano
language-fr = Français
language-de = Deutsch
language-en = English
language-it-CH = Italiano (Svizzera)
language-fr-CH = Français (Suisse)
language-de-CH = Deutsch (Schweiz)

## The very first page

welcome-language = Lingua · Langue · Sprache · Language
welcome-place = Je connais déjà un peu le bridge
welcome-place-text = Huit questions vous montrent par où commencer le cours. Vous pouvez vous arrêter à tout moment.
welcome-course = Je débute au bridge
welcome-course-text = On commence à la première leçon.
welcome-look = Je veux juste jeter un coup d’œil
welcome-look-text = Ouvre la page d’accueil.
learner-first = Élève

## Home: the course

screen-home-title = Le cours
screen-home-welcome = Bienvenue à la table.
screen-home-intro = Des leçons courtes et des questions. Chaque réponse est jugée selon les règles du jeu, et l’on vous explique pourquoi.
screen-settings-broken = Les réglages n’ont pas pu être lus : les réglages d’origine ont été rétablis. L’ancien fichier est ici : { $file }
screen-settings-unkept = Les réglages ne peuvent pas être enregistrés dans { $file }. Ils restent valables tant que le programme est ouvert.
screen-history-set-aside = Le fichier de vos réponses était endommagé : un nouveau a été créé. L’ancien fichier est ici : { $file }
screen-history-none = { $file } ne contient pas de réponses, ou le fichier est endommagé. Il reste tel quel, et rien n’est enregistré.
screen-history-none-here = Les réponses gardées dans ce navigateur ne peuvent pas être lues. Elles restent telles quelles, et rien n’est enregistré.
screen-history-begin-anew = Les enregistrer dans un fichier et recommencer
screen-history-newer = Vos réponses ont été enregistrées par une version plus récente d’Arbitro. Elles sont en sécurité, mais cette version-ci ne peut pas en ajouter.
screen-history-not-opened = Le fichier de vos réponses ne s’ouvre pas en ce moment, et rien ne peut être enregistré. Essayez de fermer le programme, puis de le rouvrir.
screen-history-not-opened-here = Les réponses gardées dans ce navigateur ne s’ouvrent pas en ce moment, et rien ne peut être enregistré. Essayez de recharger la page.
screen-history-not-kept = Votre dernière réponse n’a pas pu être enregistrée. Le disque est peut-être plein.
screen-history-nowhere = Ce navigateur ne permet pas à Arbitro d’enregistrer quoi que ce soit. Quand vous fermerez la page, vos réponses seront perdues.
screen-home-welcome-name = Quel plaisir de vous retrouver, { $name }.
screen-home-start = Commencer ici
screen-home-next = Leçon suivante
screen-home-continue = Continuer
screen-home-review = Révision du jour
screen-home-review-due = { $due ->
    [one] { $due } thème
   *[other] { $due } thèmes
}
screen-home-review-text = à rafraîchir
screen-home-warm-up = un peu de tout pour reprendre en douceur
screen-home-review-none = Rien à réviser
screen-home-review-none-text = entraînez-vous comme vous voulez
screen-home-chapter-new = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}
screen-home-chapter-done = leçons terminées : { $done } sur { $lessons }
screen-home-practice = Entraînement
screen-home-practice-title = Nouvelles questions
screen-home-practice-text = un thème de votre choix, ou un peu de tout
screen-home-practice-continue = Continuer l’entraînement
screen-home-test-continue = Continuer le test
screen-home-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
screen-home-lesson-at = étape { $step } sur { $steps }
screen-home-lesson-done = terminée
screen-home-lesson-mark = terminée, { $right } sur { $asked }

## A lesson

screen-lesson-step = { $step } sur { $steps }
screen-lesson-next = Suivant
screen-lesson-previous = Précédent
screen-lesson-finish = Terminer
screen-lesson-end-title = Bien joué.
screen-lesson-end-text = Vous voilà au bout de cette leçon.
screen-lesson-end-score = Juste du premier coup : { $right } sur { $asked }
screen-lesson-end-home = Retour au cours
screen-lesson-end-next = Leçon suivante : { $lesson }
screen-lesson-end-practise = S’y entraîner
screen-lesson-reveal = Déclaration suivante
screen-lesson-practise-item = Exercice { $item } sur { $items }
screen-lesson-recap-item = Révision { $item } sur { $items }
screen-lesson-worked = Exemple résolu
screen-lesson-complete = À vous : complétez la fin
screen-lesson-reveal-card = Montrer la carte suivante
screen-lesson-reveal-line = Montrer la ligne suivante
screen-lesson-broken = Cette leçon ne peut pas être affichée

## An exercise

screen-exercise-check = Vérifier
screen-exercise-show = Afficher la réponse
screen-exercise-show-short = Réponse
screen-exercise-next = Suivant
screen-exercise-hint = Indice
screen-exercise-another-hint = Un autre indice
screen-exercise-another = Encore une
screen-exercise-part = Question { $part } sur { $parts }
screen-exercise-code = code { $code }
screen-exercise-choose-first = Choisissez d’abord une réponse.
screen-exercise-number-first = Tapez d’abord un nombre entier de points.
screen-exercise-account-first = Remplissez d’abord au moins une ligne.
screen-exercise-fill-in = Écrire le décompte
screen-exercise-fill-in-short = Décompte

## The explanation after an answer

explain-right = Juste.
explain-partly = Juste en partie.
explain-wrong = Pas tout à fait.
explain-shown = La réponse.
explain-your-answer = Votre réponse : { $answer }
explain-right-answer = Bonne réponse : { $answer }
explain-slip = Votre erreur :
explain-slip-also = Et aussi :
explain-working = Le calcul
named-value = { $name } : { $value }
worked-answer = Réponse : { $answer }
worked-call = Réponse : { $seat }, { $call }
explain-why-not = Carte par carte
explain-may-play = permis
explain-may-not-play = pas permis
explain-none = aucune
explain-line-missing = manque
explain-line-surplus = n’a pas sa place ici
explain-you-wrote = vous avez écrit { $points }
near-trick-more = Votre total est la marque pour une levée de plus.
near-trick-fewer = Votre total est la marque pour une levée de moins.
near-without = Votre total est la somme des autres lignes : il manque « { $item } » ({ $points }).
near-otherwise = Votre total serait juste si la ligne « { $item } » valait { $other } et non { $points }.
near-with = Votre total comprend { $points } pour « { $item } », une ligne qui ne compte pas ici.
near-twice = Dans votre total, la ligne « { $item } » ({ $points }) est comptée deux fois.
near-above = Votre total dépasse de { $points } la marque juste. Aucune ligne ne l’explique à elle seule.
near-below = Votre total est inférieur de { $points } à la marque juste. Aucune ligne ne l’explique à elle seule.

explain-every-call = Pourquoi pas une autre déclaration ?

## Hints before the answer

hint-rule = Pensez à cette règle : { $rule }
hint-laws = Texte à consulter : { $laws }.
hint-lines = Ces lignes comptent : { $lines }.
hint-worked = Pour commencer : { $line }

## Answers and their inputs

answer-number = Points du camp du déclarant
answer-number-hint = Avec le signe moins si le contrat chute, par exemple −100
answer-minus = Changer le signe
answer-pad-erase = Effacer le dernier caractère
answer-pad-next = Champ suivant
answer-pad-half = un demi-point
answer-account = Remplissez les lignes utiles et laissez les autres vides.
answer-account-hint = Levées de chute avec le signe moins
answer-calls-hint = Une enchère entraîne toutes les enchères plus hautes. Appuyez de nouveau dessus pour la retirer, avec celles qui sont plus basses.
answer-calls-why = Appuyez sur une déclaration pour voir si elle est permise, et pourquoi.
answer-cards-hint = Choisissez toutes les cartes qui peuvent être jouées.

## Practice

screen-practice-title = Entraînement
screen-practice-intro = Des questions toujours nouvelles. Choisissez ce que vous voulez travailler.
screen-practice-length = Nombre de questions
screen-practice-length-items = { $items }
screen-practice-length-endless = sans fin
screen-practice-mixed = Un peu de tout
screen-practice-difficulty = Difficulté
screen-practice-difficulty-1 = simple
screen-practice-difficulty-2 = avec un piège
screen-practice-difficulty-3 = rare et difficile
screen-practice-count = { $right ->
    [one] { $right } juste sur { $asked }
   *[other] { $right } justes sur { $asked }
}
screen-practice-code = Code d’exercice
screen-practice-open-code = Ouvrir
screen-practice-code-malformed = Ce n’est pas un code d’exercice. Un code ressemble à SC1-7F3K-9QX.
screen-practice-code-mistyped = Il y a une faute de frappe dans ce code. Veuillez le relire.
screen-practice-code-unknown = Cette version d’Arbitro ne connaît pas ce code.

## A row of exercises: review, pause, summary

screen-review-title = Révision
screen-warm-up-title = Reprise en douceur
screen-placement-title = Par où commencer
screen-session-pause = Pause
screen-session-paused = Pause
screen-session-paused-text = La question vous attend.
screen-session-resume = Reprendre
screen-session-end = Terminer
screen-session-summary = Voir le bilan
screen-session-done = Votre bilan
screen-session-reviewed = Révision du jour
screen-session-placed = Par où commencer
screen-session-placed-at = Toutes les leçons vous sont ouvertes. Celle-ci convient bien pour commencer : { $lesson }
screen-session-helped = { $helped ->
    [one] { $helped } réponse après un indice. Une question semblable reviendra bientôt.
   *[other] { $helped } réponses après un indice. Des questions semblables reviendront bientôt.
}
screen-session-well = Ce qui a bien marché
screen-session-slips = Les erreurs et leur correction
screen-session-times = { $slip } ({ $times } fois)
screen-session-again = À revoir
screen-session-practise = S’y entraîner
screen-session-review = Révision du jour
screen-session-course = Aller au cours
screen-session-begin = Commencer ici
screen-session-topics = Choisir un thème

## Settings

settings-intro = Chaque choix s’applique aussitôt et reste valable la fois suivante.
settings-second = Seconde langue
settings-second-text = Elle s’affiche sous chaque question et chaque explication. La touche F2 la met en premier.
settings-second-none = aucune
settings-letters = Lettres sur les cartes
settings-declarer = Le mot italien pour « déclarant »
settings-declarer-text = Les deux mots sont en usage.
settings-suits = Teintes des cartes
settings-suits-two = deux teintes
settings-suits-four = quatre teintes
settings-theme = Clair ou sombre
settings-motion = Mouvement à l’écran
settings-motion-on = un peu
settings-motion-off = aucun
settings-stop = Le carton Stop dans votre club
settings-stop-text = S’il n’y sert pas, entraînement et révision le laissent de côté.
settings-stop-used = on l’emploie
settings-stop-unused = on s’en passe
settings-where = Où se trouvent vos données
settings-where-settings = Réglages : { $file }
settings-where-history = Réponses et progrès : { $file }
settings-where-nowhere = Rien n’est enregistré sur cet ordinateur.

## Help

help-glossary = Glossaire
help-search = Chercher un terme, dans l’une des quatre langues
help-search-none = Ce terme n’est pas dans le glossaire.
help-laws = Les Lois
help-about = À propos d’Arbitro
help-laws-intro = Arbitro explique les règles avec ses propres mots et donne le numéro de chaque Loi, pour que vous puissiez la retrouver dans l’édition de votre fédération. Voici de quoi parle chacune.
help-about-version = Arbitro { $version }
help-about-what = Arbitro enseigne les règles et les Lois du bridge. Chaque réponse est jugée selon les règles du jeu.
help-about-offline = Il fonctionne sans internet. Vos réponses restent sur cet ordinateur.
help-about-laws = En tournoi, c’est toujours l’arbitre qui décide, pas ce programme.
help-about-licence = Arbitro peut être utilisé, copié et modifié librement, sous la licence MIT ou la licence Apache 2.0.
help-about-fonts = Polices de caractères
help-about-crates = Le travail d’autres auteurs dans ce programme

## The keys (?)

keys-title = Touches
keys-close = Fermer
keys-enter = vérifier la réponse, puis continuer
keys-digits = choisir une réponse ; un joueur se choisit par sa lettre
keys-tab = aller d’un élément au suivant
keys-space = actionner l’élément choisi
keys-arrows = aller à l’élément voisin
keys-page = reculer ou avancer dans une leçon
keys-escape = revenir à la page d’accueil
keys-hint = demander un indice
keys-flip = mettre la seconde langue en premier
keys-pause = faire une pause, puis reprendre
keys-size = agrandir ou réduire le texte
keys-help = afficher ces touches
key-name-enter = Entrée
key-name-tab = Tab
key-name-space = Espace
key-name-escape = Échap
key-name-arrows = ← ↑ → ↓
key-name-page = Pg préc / Pg suiv
key-name-digits = 1 – 9
key-ctrl = Ctrl
key-cmd = Cmd
key-name-size = { $ctrl } + / { $ctrl } −
key-name-hint = F1
key-name-flip = F2
key-name-pause = F4
key-name-help = ?
