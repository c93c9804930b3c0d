### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-course = Cours
nav-practice = Entraînement
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

## Home: the course

screen-home-title = Le cours
screen-home-welcome = Bienvenue à la table.
screen-home-intro = Des leçons courtes et des questions. Chaque réponse est jugée selon les règles du jeu, et l’on vous explique pourquoi.
screen-settings-broken = Les réglages n’ont pas pu être lus : ce sont de nouveau ceux du début. L’ancien fichier est ici : { $file }
screen-settings-unkept = Les réglages ne peuvent pas être enregistrés dans { $file }. Ils restent valables tant que le programme est ouvert.
screen-home-start = Commencer ici
screen-home-continue = Continuer
screen-home-practice = Entraînement
screen-home-practice-title = Un peu de tout
screen-home-practice-text = sans hâte, sans fin
screen-home-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
screen-home-lesson-at = étape { $step } sur { $steps }
screen-home-lesson-done = terminée

## A lesson

screen-lesson-step = { $step } sur { $steps }
screen-lesson-next = Suivant
screen-lesson-previous = Précédent
screen-lesson-finish = Terminer
screen-lesson-end-title = Bien joué.
screen-lesson-end-text = Vous voilà au bout de cette leçon.
screen-lesson-end-score = Juste du premier coup : { $right } sur { $asked }
screen-lesson-end-home = Retour au cours
screen-lesson-end-practise = S’y entraîner
screen-lesson-reveal = Déclaration suivante
screen-lesson-practise-item = Exercice { $item } sur { $items }
screen-lesson-recap-item = Révision { $item } sur { $items }
screen-lesson-worked = Exemple résolu
screen-lesson-complete = À vous : il manque la dernière étape
screen-lesson-reveal-card = Montrer la carte suivante
screen-lesson-reveal-line = Montrer la ligne suivante
screen-lesson-broken = Cette leçon ne peut pas être affichée

## An exercise

screen-exercise-check = Vérifier
screen-exercise-show = Afficher la réponse
screen-exercise-next = Suivant
screen-exercise-another = Encore une
screen-exercise-part = Question { $part } sur { $parts }
screen-exercise-code = code { $code }
screen-exercise-choose-first = Choisissez d’abord une réponse.
screen-exercise-number-first = Tapez d’abord un nombre entier de points.
screen-exercise-account-first = Remplissez d’abord au moins une ligne.

## The explanation after an answer

explain-right = Juste.
explain-partly = Juste en partie.
explain-wrong = Pas tout à fait.
explain-shown = La réponse.
explain-your-answer = Votre réponse : { $answer }
explain-right-answer = Bonne réponse : { $answer }
explain-slip = Votre erreur :
explain-working = Le calcul
worked-number = { $name } : { $number }
worked-answer = Réponse : { $answer }
worked-call = Réponse : { $seat }, { $call }
explain-why-not = Carte par carte
explain-may-play = permis
explain-may-not-play = pas permis
explain-none = aucune
explain-line-missing = manque
explain-line-surplus = n’a pas sa place ici
explain-you-wrote = vous avez écrit { $points }

## Answers and their inputs

answer-number = Points du camp du déclarant
answer-number-hint = Avec le signe moins si le contrat chute, par exemple −100
answer-minus = Changer le signe
answer-account = Remplissez les lignes utiles et laissez les autres vides.
answer-account-hint = Levées de chute avec le signe moins
answer-calls-hint = Une enchère entraîne toutes les enchères plus hautes. Appuyez de nouveau dessus pour la retirer, avec celles qui sont plus basses.
answer-cards-hint = Choisissez toutes les cartes qui peuvent être jouées.

## Practice

screen-practice-title = Entraînement
screen-practice-intro = Des questions toujours nouvelles, sans fin. Choisissez ce que vous voulez travailler.
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

## The keys (?)

keys-title = Touches
keys-close = Fermer
keys-enter = vérifier la réponse, puis continuer
keys-digits = choisir une réponse ou un joueur
keys-tab = aller d’un élément au suivant
keys-space = actionner l’élément choisi
keys-arrows = aller à l’élément voisin
keys-page = reculer ou avancer dans une leçon
keys-escape = revenir au cours
keys-size = agrandir ou réduire le texte
keys-help = afficher ces touches
key-name-enter = Entrée
key-name-tab = Tab
key-name-space = Espace
key-name-escape = Échap
key-name-arrows = ← ↑ → ↓
key-name-page = Pg préc / Pg suiv
key-name-digits = 1 – 9
key-name-size = Ctrl + / Ctrl −
key-name-help = ?
