### Demi-tables, étuis tournés, mouvement Howell, pourcentages des paires qui se sont reposées.

## Kinds of exercise, as topics

kind-special_movement = Demi-tables, étuis tournés, Howell
kind-session_ranking = Pourcentages et classement

## Skills

skill-half-table = qui se repose, et ce que cela change
skill-arrow-switch = les étuis tournés
skill-howell = où va une paire dans un Howell
skill-session-percentage = le pourcentage d’une séance
skill-ranking-by-percentage = le classement au pourcentage

## What is worth remembering, after “Remember:”

remember-half-table = la paire qui devrait rencontrer l’absente se repose, un seul tour, et joue moins d’étuis.
remember-arrow-switch = quand on tourne les étuis, chacun garde sa chaise et tient les cartes de l’autre camp.
remember-howell = allez là où la paire portant le numéro juste inférieur vient de jouer ; seule la paire au plus grand numéro reste.
remember-session-percentage = vos points de match divisés par le maximum des étuis vraiment joués.
remember-ranking-by-percentage = si les paires n’ont pas joué autant d’étuis, c’est le pourcentage qui décide, pas le total.

## special_movement. $pair, $table, $round and so on are numbers, $side is a direction.

scene-half-table = La paire { $pair } est absente : il y a une demi-table.
scene-arrow-switch = Au tour { $round }, on tourne les étuis d’un quart. Chacun garde sa chaise et tient donc les cartes de l’autre camp.
scene-howell = Tournoi par paires à { $tables } tables, en mouvement Howell : { $pairs } paires, et chacune rencontre toutes les autres.
exercise-special_movement-sits_out = Quelle paire n’a pas d’adversaires au tour { $round } ?
exercise-special_movement-boards = On joue { $rounds } tours de { $boards } étuis. Combien d’étuis joue la paire { $pair } ?
exercise-special_movement-written = On note les résultats de ce tour. Quelle paire va dans la colonne { $side } à la table { $table } ?
exercise-special_movement-rival = Au tour { $round }, la paire { $pair } joue un étui déjà joué au tour { $other }. À quelle paire de cette table est-elle comparée ?
exercise-special_movement-howell_table = À quelle table la paire { $pair } va-t-elle maintenant ?
exercise-special_movement-howell_rounds = Combien de tours faut-il pour que chaque paire rencontre toutes les autres ?
exercise-special_movement-howell_stays = Quelle paire reste à sa table toute la soirée ?
count-boards = Nombre d’étuis
count-rounds = Nombre de tours
grid-round = Tour
grid-same-board = Où l’étui a été joué, et qui y était assis
grid-ns-chairs = Sur les chaises N-S
grid-ew-chairs = Sur les chaises E-O
working-boards-played = { $rounds } tours × { $boards } étuis = { $total }
working-boards-with-sit-out = Un tour de repos : il reste { $rounds } tours × { $boards } étuis = { $total }
working-howell = La paire { $pair } vient de jouer à la table { $table }.

reason-half-table = La paire { $pair } est absente. Celle qui devrait la rencontrer se repose ce tour-là.
reason-arrow-switch = Si l’arbitre fait tourner les étuis, les paires changent de cartes et non de chaises. Le résultat va au camp dont la paire tenait les cartes.
reason-compared-with-same-cards = Une paire est comparée à celles qui tenaient les mêmes cartes.
reason-howell-follow = Dans un Howell, chaque paire va là où vient de jouer la paire au numéro juste inférieur, et la paire 1 suit la paire { $last }. Seule la paire { $pairs } reste.
reason-howell-rounds = Chacune des { $pairs } paires rencontre toutes les autres, une à chaque tour.

slip-half-table-not-moved = c’est juste au premier tour. Depuis, Est-Ouest a bougé.
slip-half-table-missing-pair = c’est la paire absente. On demande qui reste seul.
slip-sit-out-forgotten = cette paire se repose un tour.
slip-sit-out-too-many = cette paire ne se repose jamais : seuls les adversaires de l’absente se reposent.
slip-rounds-as-many-as-tables = il n’y a pas autant de tours que de tables. Comptez les tours.
slip-boards-not-turned = c’est la chaise. Les étuis sont tournés, et la paire tient les cartes de l’autre camp.
slip-compared-with-same-chair = cette paire était sur les mêmes chaises, mais tenait les autres cartes.
slip-compared-with-opponent = c’est l’adversaire à la même table.
slip-howell-followed-higher = c’est là qu’a joué la paire au numéro juste supérieur. On suit celle qui est juste en dessous.
slip-howell-as-mitchell = monter d’une table, c’est la règle du Mitchell.
slip-howell-pair-stayed = seule la paire au plus grand numéro reste.
slip-howell-highest-moved = la paire au plus grand numéro reste à sa table.
slip-howell-as-many-rounds-as-pairs = une paire ne se rencontre pas elle-même : il y a un tour de moins que de paires.
slip-howell-first-pair-stays = la paire 1 bouge aussi : elle suit la dernière de celles qui bougent.

## session_ranking. $won and $top are matchpoints, $percent a percentage.

exercise-session_ranking-percentage = Quel est le pourcentage de cette paire ? Arrondissez à l’entier.
exercise-session_ranking-first = Quelle paire est en tête du classement ?
count-percent = Pourcentage
grid-session = Les tours d’une paire
grid-standings = Les paires après le dernier tour
grid-pair = Paire
grid-matchpoints-won = Points de match
grid-top = Maximum
working-session = { $won } points sur { $top } possibles : { $percent } %
working-standing = Paire { $pair } : { $won } sur { $top }, soit { $percent } %

reason-percentage-of-own-tops = Le pourcentage est la part des points que la paire pouvait marquer sur les étuis qu’elle a joués.
reason-sit-out-does-not-count = Un tour de repos ne rapporte rien et ne coûte rien.
reason-ranked-by-percentage = Les paires qui n’ont pas joué autant d’étuis sont classées au pourcentage.

slip-sit-out-counted-as-zero = le tour de repos a été compté comme si la paire avait tout perdu. Il ne compte pas.
slip-sit-out-counted-as-half = le tour de repos a été compté comme une moyenne. Il ne compte pas.
slip-percentages-averaged = c’est la moyenne des tours. Les tours au maximum plus élevé pèsent davantage.
slip-matchpoints-for-percent = ce sont les points de match. Divisez-les par le maximum possible.
slip-percentage-of-the-others = c’est la part que les adversaires ont prise.
slip-ranked-by-total = cette paire a le plus de points, mais elle pouvait aussi en marquer plus. Comparez les pourcentages.
slip-ranked-by-points-lost = cette paire a perdu le moins de points. C’est le pourcentage qui compte.

## What is wrong with a lesson file

lesson-error-session-matchpoints = indiquez soit les tours d’une paire, soit les paires, avec leurs points et un maximum au moins égal, et une seule paire en tête
