### Exercises about scores, score slips and boards.

## Kinds of exercise, as topics

kind-score_to_contract = Quel résultat donne cette marque ?
kind-contract_kind = Marque partielle, manche ou chelem ?
kind-score_what_if = Et si… ? Les lignes d’une marque
kind-read_score_slip = Lire la feuille ambulante
kind-write_score_slip = Remplir la feuille ambulante
kind-board_conditions = Donneur et vulnérabilité d’un étui
kind-find_the_slip = Trouvez l’erreur dans la marque

## Skills, and the rule to take away after “Remember:”

skill-part-score-game-slam = marque partielle, manche ou chelem
skill-doubled-into-game = manche grâce au contre
skill-result-from-score = de la marque au résultat
skill-result-from-penalty = de la marque aux levées de chute
skill-what-if-doubled = ce que change un contre
skill-what-if-vulnerable = ce que change la vulnérabilité
skill-what-if-higher = ce que change un palier de plus
skill-what-if-trick-more = ce que change une levée de plus
skill-check-score = vérifier une marque
skill-check-doubled-score = vérifier une marque contrée
skill-read-score-slip = lire la feuille ambulante
skill-write-score-slip = remplir la feuille ambulante
skill-board-dealer = qui est donneur d’un étui
skill-board-vulnerability = qui est vulnérable sur un étui
remember-part-score-game-slam = seules comptent les levées demandées : 100 points font la manche ; le palier de six est un petit chelem, celui de sept un grand chelem.
remember-doubled-into-game = contrés, les points de levée comptent double, surcontrés quatre fois ; s’ils atteignent 100, c’est la manche.
remember-result-from-score = ôtez d’abord les primes (50, 300 ou 500, et celle du chelem s’il y en a un) : le reste vient des levées.
remember-result-from-penalty = non contrée, une levée de chute coûte 50 ou 100 ; si elle coûte plus, il y avait un contre.
remember-what-if-doubled = le contre change le prix de toutes les levées, demandées, supplémentaires ou de chute ; en cas de réussite, il ajoute 50 et peut donner la manche.
remember-what-if-vulnerable = la vulnérabilité change les primes de manche et de chelem, les chutes et les levées supplémentaires contrées ; rien d’autre.
remember-what-if-higher = une levée est demandée ou supplémentaire, jamais les deux ; un palier de plus peut donner manche ou chelem.
remember-what-if-trick-more = au-delà du contrat, une levée de plus ne change que les levées supplémentaires ; en dessous, que les levées de chute.
remember-check-score = vérifiez ligne par ligne : levées demandées, levées supplémentaires, manche ou partielle, chelem.
remember-check-doubled-score = le contre ne multiplie que les points de levée ; les levées supplémentaires ont leur prix, et la réussite ajoute 50 ou 100.
remember-read-score-slip = le nombre après le signe se compte à partir du contrat, et le contrat à partir de six.
remember-write-score-slip = écrivez le contrat demandé, X s’il est contré, puis =, + ou − et les levées en plus ou en moins.
remember-board-dealer = le donneur, indiqué sur l’étui, parle en premier : Nord à l’étui 1, puis dans le sens des aiguilles d’une montre.
remember-board-vulnerability = personne, NS, EO, tous ; on décale d’un cran tous les quatre étuis, et tout recommence après le 16.

## score_to_contract. $result is a line of a score slip, $seat its declarer, $vulnerability that of his side;
## $points are what $side scores.

exercise-score_to_contract = Le camp { $side } a marqué { $points }. Lequel de ces résultats donne cette marque ?
option-result = { $result } par { $seat }, { $vulnerability }
working-option-scores = { $result } par { $seat }, { $vulnerability } : { $points } pour { $side }
grid-score-slip = Sur la feuille ambulante
grid-score-slip-result = Résultat
grid-score-slip-declarer = Déclarant

## contract_kind

exercise-contract_kind = { $doubling-key ->
    [doubled] { $seat } a réussi { $bid } contré, avec { $tricks } levées. De quelle sorte de contrat s’agit-il ?
    [redoubled] { $seat } a réussi { $bid } surcontré, avec { $tricks } levées. De quelle sorte de contrat s’agit-il ?
   *[undoubled] { $seat } a réussi { $bid }, avec { $tricks } levées. De quelle sorte de contrat s’agit-il ?
}
option-class-part-score = Une marque partielle
option-class-game = Une manche
option-class-small-slam = Un petit chelem
option-class-grand-slam = Un grand chelem

## score_what_if. The score stands there as it is; then something is imagined otherwise.
## $side declares, $bid and $tricks are those of the question.

exercise-score_what_if-doubled = Et si un adversaire avait contré ? Choisissez toutes les lignes de la marque qui changeraient, apparaîtraient ou disparaîtraient.
exercise-score_what_if-redoubled = Et si le camp { $side } avait surcontré ? Choisissez toutes les lignes de la marque qui changeraient, apparaîtraient ou disparaîtraient.
exercise-score_what_if-vulnerable = Et si le camp { $side } avait été vulnérable ? Choisissez toutes les lignes de la marque qui changeraient, apparaîtraient ou disparaîtraient.
exercise-score_what_if-higher = Et si le contrat avait été { $bid }, avec les mêmes levées ? Choisissez toutes les lignes de la marque qui changeraient, apparaîtraient ou disparaîtraient.
exercise-score_what_if-trick-more = Et si le déclarant avait fait une levée de plus, soit { $tricks } en tout ? Choisissez toutes les lignes de la marque qui changeraient, apparaîtraient ou disparaîtraient.
grid-account = La marque ligne par ligne
grid-account-line = Ligne
grid-account-points = Points
working-what-if = La marque est de { $before } ; elle serait de { $after }.
working-what-if-same = La marque reste de { $before }.

## read_score_slip and write_score_slip. $slip is a line of a score slip.

exercise-read_score_slip = La feuille indique { $slip }. Combien de levées le camp du déclarant a-t-il faites ?
exercise-read_score_slip-words = La feuille indique { $slip }. Qu’est-ce que cela veut dire ?
count-tricks-won = levées faites
option-reading-made = { $doubling-key ->
    [doubled] { $bid } contré
    [redoubled] { $bid } surcontré
   *[undoubled] { $bid } non contré
}, juste fait
option-reading-over = { $doubling-key ->
    [doubled] { $bid } contré
    [redoubled] { $bid } surcontré
   *[undoubled] { $bid } non contré
}, réussi avec { $number ->
    [one] { $number } levée supplémentaire
   *[other] { $number } levées supplémentaires
}
option-reading-down = { $doubling-key ->
    [doubled] { $bid } contré
    [redoubled] { $bid } surcontré
   *[undoubled] { $bid } non contré
}, { $number ->
    [one] { $number } levée de chute
   *[other] { $number } levées de chute
}
working-slip-made = Le signe = veut dire : exactement les { $promised } levées promises.
working-slip-over = { $promised } promises et { $number } de plus : { $tricks }.
working-slip-down = { $promised } promises et { $number } de moins : { $tricks }.
working-slip-doubled = X veut dire contré.
working-slip-redoubled = XX veut dire surcontré.
working-slip-written = Sur la feuille : { $slip }
scene-deal-passed-out = Les quatre joueurs ont passé.
scene-deal-played = { $seat } a joué { $level } { $strain }, non contré. Levées faites : { $tricks }.
scene-deal-played-doubled = { $seat } a joué { $level } { $strain }, contré. Levées faites : { $tricks }.
scene-deal-played-redoubled = { $seat } a joué { $level } { $strain }, surcontré. Levées faites : { $tricks }.
exercise-write_score_slip = Comment l’écrit-on sur la feuille ambulante ?

## board_conditions

exercise-board_conditions = Qui est le donneur de l’étui { $number } ?
exercise-board_conditions-vulnerability = Qui est vulnérable sur l’étui { $number } ?
option-board-vulnerability = { $sides }
working-board-like = { $number } − { $less } = { $like } : l’étui { $number } est comme l’étui { $like }.
working-board-dealer = Étui { $number } : { $seat }
working-board-vulnerability = Étui { $number } : { $sides }

## find_the_slip

exercise-find_the_slip = Une ligne de cette marque est fausse, et le total avec elle. Laquelle ?
exercise-find_the_slip-trick-score = Les points de levée sont faux. Combien devrait-il y en avoir ?
exercise-find_the_slip-overtricks = Les points des levées supplémentaires sont faux. Combien devrait-il y en avoir ?
exercise-find_the_slip-part-score = La prime de marque partielle est fausse. De combien devrait-elle être ?
exercise-find_the_slip-game = La prime de manche est fausse. De combien devrait-elle être ?
exercise-find_the_slip-small-slam = La prime de petit chelem est fausse. De combien devrait-elle être ?
exercise-find_the_slip-grand-slam = La prime de grand chelem est fausse. De combien devrait-elle être ?
exercise-find_the_slip-insult = La prime pour contrat contré ou surcontré réussi est fausse. De combien devrait-elle être ?
option-line-trick-score = { score-item-trick-score } : { $points }
option-line-overtricks = { score-item-overtricks } : { $points }
option-line-part-score = { score-item-part-score } : { $points }
option-line-game = { score-item-game } : { $points }
option-line-small-slam = { score-item-small-slam } : { $points }
option-line-grand-slam = { score-item-grand-slam } : { $points }
option-line-insult = { score-item-insult } : { $points }
working-stood-there = La ligne fausse indiquait { $wrong } au lieu de { $points }.

## Rules

reason-score-slam-unbid = { $tricks } levées ont été faites, mais seul { $bid } a été demandé : pas de prime pour un chelem non demandé.
reason-score-grand-slam-unbid = Seul un petit chelem a été demandé. La treizième levée est une levée supplémentaire : elle n’en fait pas un grand chelem.
reason-score-overtricks = { $doubling-key ->
    [undoubled] Sans contre, chaque levée supplémentaire vaut ici { $each } (20 à trèfle et à carreau, 30 à cœur, à pique et à sans-atout). Elle ne compte jamais pour la manche.
    [doubled] Dans un contrat contré, chaque levée supplémentaire vaut { $each } ({ $vulnerability }), dans toutes les couleurs et à sans-atout.
   *[redoubled] Dans un contrat surcontré, chaque levée supplémentaire vaut { $each } ({ $vulnerability }), dans toutes les couleurs et à sans-atout.
}
reason-contract-promises = { $bid } promet { $tricks } levées : six plus { $level }. Sur la feuille, =, + et − se comptent à partir de là.
reason-board-dealer = Le numéro désigne le donneur : Nord pour l’étui 1, puis dans le sens des aiguilles d’une montre. Étui { $number } : { $seat }.
reason-board-vulnerability = Le numéro fixe la vulnérabilité, qui se répète tous les seize étuis. Étui { $number } : { $sides }.

## Slips

slip-undertricks-at-trick-value = les levées de chute ont leur propre prix, le même dans toutes les couleurs.
slip-doubled-always-game = un contre ne suffit pas à faire une manche : il faut que les points de levée doublés atteignent 100.
slip-sign-turned = le signe a été pris à l’envers : + veut dire au-dessus du contrat, − au-dessous.
slip-result-left-out = il manque le résultat : = veut dire exactement le contrat, + et − disent de combien on s’en écarte.
slip-counted-from-six = les levées ont été comptées à partir de six ; sur la feuille, le + part du contrat.
slip-level-taken-for-tricks = le palier n’est pas le nombre de levées : il faut en ajouter six.
slip-doubling-left-out = le X a été oublié : il veut dire contré, et il doit figurer sur la feuille.
slip-redouble-as-double = XX est un surcontre, X un contre.
slip-contract-raised-to-tricks = on écrit le contrat demandé, et non celui qui correspond aux levées faites.
slip-line-gone-overlooked = une ligne qui disparaît change aussi.
slip-line-new-overlooked = une ligne qui apparaît change aussi.
slip-vulnerable-part-score-changed = la prime de marque partielle est de 50, vulnérable ou non.
slip-vulnerable-trick-points-changed = les levées demandées, et les levées supplémentaires non contrées, valent autant vulnérable ou non.
slip-overtrick-in-trick-points = une levée au-delà du contrat est une levée supplémentaire : les points de levée ne bougent pas.
slip-dealer-anticlockwise = on tourne dans le sens des aiguilles d’une montre : après Nord vient Est.
slip-dealer-of-the-board-before = c’est le donneur de l’étui précédent.
slip-vulnerability-repeats-after-four = le donneur revient tous les quatre étuis, la vulnérabilité seulement tous les seize.
slip-vulnerable-sides-swapped = les deux camps ont été échangés.
slip-vulnerable-as-dealer = le donneur et la vulnérabilité n’ont rien à voir l’un avec l’autre.
slip-sixteen-miscounted = un cycle a seize étuis : l’étui 17 est comme l’étui 1.

## What is wrong with an exercise in a lesson

lesson-error-one-option-scores = il faut au moins deux résultats différents, dont un seul donne la marque
lesson-error-contract-not-made = le contrat doit être réussi
lesson-error-board-number = les étuis portent les numéros 1 à 999
lesson-error-no-such-change = ce résultat ne peut pas être changé ainsi
lesson-error-slip-passed-out = il faut un contrat sur la feuille
lesson-error-played-or-passed-out = il faut un contrat avec ses levées, ou bien `passed_out:true` sans rien d’autre
lesson-error-no-wrong-line = il faut une ligne de cette marque et un autre nombre que le sien ; la marque doit avoir au moins deux lignes
lesson-field-board = un numéro d’étui
