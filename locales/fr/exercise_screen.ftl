### La fenêtre : exercices de toutes les formes, et la page qui les propose.

## Groupes d’exercices de la page « Entraînement »

group-auction = Les annonces
group-scoring = La marque
group-comparison = La comparaison des résultats
group-rubber = La partie libre
group-play = Le jeu de la carte
group-rulings = Les arbitrages
group-tournament = Le tournoi
screen-practice-group = Tout
screen-practice-group-name = { $group } : tout
screen-practice-difficulty-mixed = mélangée
screen-practice-skills = Choisir
screen-practice-skills-name = { $group } : choisir
practice-weakest = Ce qui demande le plus d’exercice
practice-week =
    { $days ->
        [one] Cette semaine, un jour d’exercice.
       *[other] Cette semaine, { $days } jours d’exercice.
    }

## Réponses. $option est une réponse telle qu’elle figure sur son bouton ; $row dit de quel nombre il s’agit.

answer-choices-hint = Choisissez toutes les bonnes réponses.
answer-option-right = { $option } – juste
answer-option-wrong = { $option } – faux
answer-call-made-name = { $seat } { $call }, déclaration { $number }
answer-column-hint = Tapez les nombres. Un champ vide compte pour 0.
answer-column-halves-hint = Tapez les nombres, un demi-point ainsi : { $example }. Un champ vide compte pour 0.
answer-row-right = { $row } : { $right }, juste
answer-row-wrong = { $row } : vous avez écrit { $wrote }, il fallait { $right }
answer-row-shown = { $row } : { $right }
answer-points = Points
answer-points-hint = Avec le signe moins pour des points perdus, par exemple −100
answer-slip-example = Par exemple : { $example }
answer-slip-read = Compris : { $slip }
answer-slip-unread = Cela ne peut pas encore se lire. Par exemple : { $example }
screen-exercise-slip-first = Écrivez d’abord une ligne qui puisse se lire.
screen-exercise-count-first = Tapez d’abord un nombre : 0 ou plus.
screen-exercise-column-first = Tapez d’abord au moins un nombre, en chiffres.
screen-exercise-choices-first = Choisissez les bonnes réponses. S’il n’y en a aucune, appuyez encore une fois sur Vérifier.

## Images et explication

auction-decisive = { $number ->
    [one] La déclaration décisive est encadrée : { $calls }
   *[other] Les déclarations décisives sont encadrées : { $calls }
}
table-led = attaque
explain-every-card = Pourquoi pas les autres ?
