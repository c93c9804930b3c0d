### Results compared: score slips, matchpoints, rubber.

## A score slip: words accepted for each thing, separated by blanks, capitals do not matter.

input-doubled = X contre contré contrée contree
input-redoubled = XX surcontre surcontré surcontrée surcontree
input-passed-out = passe P passé passée passee donne-passée donne-passee

## What is wrong with a result that was typed. $text is what was typed, $bid a bid.

result-error-empty = Il n’y a rien d’écrit.
result-error-level = « { $text } » ne commence pas par un palier de 1 à 7.
result-error-strain = « { $text } » n’est ni une couleur ni sans-atout.
result-error-doubling = « { $text } » ne veut dire ni contré ni surcontré.
result-error-ambiguous = « { $text } » peut se lire de deux façons.
result-error-end = « { $text } » ne se lit pas comme un résultat : écrivez =, +1 ou −1.
result-error-overtricks = { $number ->
    [0] Avec { $bid }, il n’y a pas de levée supplémentaire : les treize levées sont dans le contrat.
    [one] Avec { $bid }, il y a au plus { $number } levée supplémentaire.
   *[other] Avec { $bid }, il y a au plus { $number } levées supplémentaires.
}
result-error-undertricks = { $bid } peut chuter de { $number } levées au plus.
result-error-twice = Une chose est dite deux fois, ou deux choses se contredisent.
result-error-missing = Il manque le résultat : écrivez =, +1, −1 ou le nombre de levées.
result-error-tricks = { $number } levées, c’est trop : il y en a treize.

## Results compared

reason-matchpoints-compared = { $win ->
    [1] Chaque résultat inférieur vaut 1, chaque résultat égal ½.
   *[other] Chaque résultat inférieur vaut 2, chaque résultat égal 1.
}
reason-imps-for-difference = Une différence de { $difference } points vaut { $imps } IMP.
reason-team-difference = Avec les mêmes cartes et dans la même ligne, notre paire marque { $ours } et la leur { $theirs } : la différence est de { $net }.
reason-board-a-match-better = Au board-a-match, le meilleur résultat prend les deux points, qu’il soit meilleur de 10 ou de 500.
reason-board-a-match-equal = Au board-a-match, deux marques égales se partagent les 2 points : 1 chacune.

## The sheet of a rubber: why a number stands where it stands. $side is a partnership.

reason-rubber-tricks-below = Les levées demandées et faites vont sous la ligne : { $points }. Elles seules comptent pour la manche.
reason-rubber-overtricks-above = Les levées supplémentaires vont au-dessus de la ligne : { $points }. Elles ne comptent jamais pour la manche.
reason-rubber-small-slam = Douze levées ont été demandées et faites : c’est un petit chelem, { $points } au-dessus de la ligne.
reason-rubber-grand-slam = Les treize levées ont été demandées et faites : c’est un grand chelem, { $points } au-dessus de la ligne.
reason-rubber-insult = Le contrat a été réussi bien que contré ou surcontré : { $points } au-dessus de la ligne.
reason-rubber-undertricks = Le contrat a chuté : le camp { $side } marque { $points } au-dessus de la ligne.
reason-rubber-four-trump-honours = Quatre des cinq honneurs d’atout étaient dans une seule main du camp { $side } : { $points } au-dessus de la ligne, quel que soit le camp qui joue le contrat.
reason-rubber-five-trump-honours = Les cinq honneurs d’atout étaient dans une seule main du camp { $side } : { $points } au-dessus de la ligne, quel que soit le camp qui joue le contrat.
reason-rubber-four-aces = À sans-atout, les quatre as étaient dans une seule main du camp { $side } : { $points } au-dessus de la ligne, quel que soit le camp qui joue le contrat.
reason-rubber-game-won = Le camp { $side } a { $points } points sous la ligne. À partir de 100, c’est la manche, et l’on tire une nouvelle ligne.
reason-rubber-part-score-cancelled = Les { $points } points du camp { $side } sous la ligne ne comptent plus pour la manche suivante, mais ils restent dans le total.
reason-rubber-two-nil = Le camp { $side } a gagné deux manches et les adversaires aucune : la prime de partie est de { $points }.
reason-rubber-two-one = Le camp { $side } a gagné deux manches et les adversaires une : la prime de partie est de { $points }.
reason-rubber-unfinished-game = Le robre est resté inachevé. Seul le camp { $side } a gagné une manche : la prime est de { $points }.
reason-rubber-unfinished-part-score = La dernière manche est restée inachevée. Seul le camp { $side } y a une marque partielle : la prime est de { $points }.
reason-rubber-passed-out = Personne n’a fait d’enchère : rien n’est marqué, et le joueur suivant distribue.
