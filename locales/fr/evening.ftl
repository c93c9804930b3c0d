### La marque de la soirée : points de victoire, IMP par paires, marques ajustées, corrections.

## Kinds of exercise, as topics

kind-victory_points = Les points de victoire d’un match
kind-cross_imps = Les IMP au tournoi par paires
kind-adjusted_score = Un étui sans résultat
kind-score_correction = Une marque corrigée plus tard

## Skills

skill-victory-points = convertir les IMP en points de victoire
skill-cross-imps = les IMP contre toutes les autres paires
skill-butler = les IMP contre la moyenne de la donne
skill-adjusted-score = ce que vaut un étui sans résultat
skill-late-correction = quelles marques se corrigent encore

## What is worth remembering, after “Remember:”

remember-victory-points = cherchez l’écart dans la colonne qui correspond au nombre d’étuis. Les deux équipes ont toujours 20 à elles deux.
remember-cross-imps = convertissez chaque différence en IMP, une par une, puis additionnez les IMP, avec le signe.
remember-butler = écartez le meilleur résultat et le plus mauvais, faites la moyenne des autres et comparez-la à votre résultat.
remember-adjusted-score = sans faute 60 %, en partie fautif 50 %, fautif 40 %. Une meilleure séance relève les 60, une moins bonne abaisse les 40.
remember-late-correction = ce qui est mal noté se corrige jusqu’à la fin de la période. Les levées contestées s’établissent pendant le tour ; ensuite, elles ne s’ajoutent que si l’arbitre en est clairement convaincu. Une levée non gagnée se rend aussi plus tard.

## victory_points. $boards is the length of the match, $margin a number of IMPs, $ours and $theirs what each team has.

exercise-victory_points-margin = De combien d’IMP notre équipe gagne-t-elle le match ? Avec le signe moins si elle le perd.
exercise-victory_points-won = Notre équipe a gagné le match de { $boards } donnes, avec { $margin } IMP d’écart. Comment se partagent les points de victoire ?
exercise-victory_points-lost = Notre équipe a perdu le match de { $boards } donnes, avec { $margin } IMP d’écart. Comment se partagent les points de victoire ?
exercise-victory_points-drawn = Le match de { $boards } donnes s’est terminé à égalité. Comment se partagent les points de victoire ?
scene-match = Un match par quatre de { $boards } donnes. Sur celles qui ne figurent pas ici, personne n’a rien gagné.
scene-match-whole = Un match par quatre de { $boards } donnes.
grid-match = La feuille du match
grid-imps-we = IMP : nous
grid-imps-they = IMP : eux
grid-victory-points = Un extrait de l’échelle des points de victoire : ceux du vainqueur
grid-margin = Écart
grid-match-boards = En { $boards } étuis
option-victory-points = nous { $ours }, eux { $theirs }
working-match-margin = Nous avons { $ours } IMP, eux { $theirs }. L’écart est de { $margin }.

slip-match-imps-added = les IMP des deux équipes ont été additionnés. L’écart est leur différence.
slip-match-margin-reversed = le nombre est juste, mais pas le signe : moins veut dire que notre équipe a perdu.
slip-match-only-our-imps = ce sont seulement nos IMP. Il faut retirer ceux de l’autre équipe.
slip-victory-points-wrong-team = les nombres sont justes, mais pour l’autre équipe. Le vainqueur a plus de 10.
slip-victory-points-other-length = c’est la colonne d’un autre nombre d’étuis.
slip-victory-points-next-row = c’est une ligne voisine de l’échelle.
slip-imps-taken-as-victory-points = un IMP n’est pas un point de victoire entier. L’échelle convertit l’écart.

## cross_imps. $pair is a pair’s number, $side its direction, the rest are points or IMPs with their sign.

exercise-cross_imps = Tournoi par paires en IMP : combien la paire { $pair }, en { $side }, en obtient-elle contre toutes les autres réunies ? Avec le signe moins si elle en perd.
exercise-cross_imps-datum = Quelle est la moyenne de cette donne pour Nord-Sud ? Écartez le plus haut et le plus bas des résultats, et arrondissez à la dizaine.
exercise-cross_imps-butler = La moyenne pour Nord-Sud est de { $datum }. Combien d’IMP la paire { $pair }, en { $side }, obtient-elle ? Avec le signe moins si elle en perd.
working-cross-imps = Contre la paire { $pair } : { $difference } points, { $imps } IMP
working-datum = Les résultats du milieu font { $sum }, divisés par { $number } : { $datum } après arrondi
working-butler = Résultat de la paire { $own }, moyenne vue du même camp { $datum } : { $difference } points de différence, { $imps } IMP

slip-cross-sign-reversed = le nombre est juste, mais pas le signe. Regardez de quel camp parle la question.
slip-cross-differences-added = les points ont été additionnés d’abord. Chaque différence se convertit séparément en IMP.
slip-cross-losses-left-out = seuls les gains ont été additionnés. Les IMP perdus contre d’autres paires se retranchent.
slip-cross-not-converted = ce sont des points. L’échelle des IMP convertit chaque différence.
slip-datum-extremes-kept = le plus haut et le plus bas des résultats ont été comptés aussi. On les écarte.
slip-datum-not-rounded = il reste à arrondir la moyenne à la dizaine.
slip-butler-score-converted = seul le résultat a été converti. Ce qui compte, c’est la différence avec la moyenne.
slip-butler-against-all = le résultat a été comparé à tous les autres. Ici, on le compare une seule fois, à la moyenne.

## adjusted_score. $side is a partnership, $percent its percentage.

exercise-adjusted_score = L’arbitre attribue une marque ajustée. Quel pourcentage de cet étui chaque camp obtient-il ?
exercise-adjusted_score-imps = L’arbitre attribue une marque ajustée, dans un tournoi compté en IMP. Combien d’IMP chaque camp obtient-il ? Avec le signe moins s’il en perd.
row-ns-percent = Nord-Sud, en %
row-ew-percent = Est-Ouest, en %
row-ns-imps = Nord-Sud, en IMP
row-ew-imps = Est-Ouest, en IMP
scene-no-result = Après une irrégularité, aucun résultat n’est possible sur cet étui.
scene-at-fault = { $side } est directement fautif.
scene-partly-at-fault = { $side } n’est fautif qu’en partie.
scene-not-at-fault = { $side } n’a commis aucune faute.
scene-other-boards = Sur les autres étuis, { $side } a { $percent } %.

slip-adjusted-sides-swapped = les deux camps ont été intervertis. Regardez qui est fautif.
slip-adjusted-session-ignored = les autres étuis comptent : plus de 60 % relève la moyenne plus, moins de 40 % abaisse la moyenne moins.
slip-adjusted-session-wrong-way = les autres étuis n’améliorent jamais le sort du camp fautif, et n’aggravent jamais celui du camp non fautif.
slip-adjusted-session-taken = le pourcentage des autres étuis ne compte qu’au-dessus de 60 pour un camp non fautif, et au-dessous de 40 pour un camp fautif.
slip-adjusted-balanced = ce qu’un camp obtient n’est pas retiré à l’autre. Chaque camp est jugé pour lui-même.
slip-adjusted-both-average = 50 %, c’est seulement pour un camp en partie fautif.
slip-adjusted-all-or-nothing = personne n’a tous les points de la donne, et personne ne les perd tous : la moyenne plus est de 60 %, la moyenne moins de 40 %.
slip-adjusted-percent-at-imps = ce sont des pourcentages. En IMP, c’est d’ordinaire plus 3, 0 ou moins 3.

## score_correction

exercise-score_correction = La marque est-elle corrigée ?
exercise-score_correction-points = Combien de points { $side } a-t-il maintenant sur cet étui ? Mettez le signe moins pour une perte.
grid-traveller-line = La ligne telle qu’elle a été notée
scene-correction-recorded = La table était d’accord sur { $result } par { $seat }. La ligne a été notée autrement.
scene-correction-tricks = Les cartes ont été jouées jusqu’au bout, et la table s’est mise d’accord sur les levées notées. Maintenant, { $side } dit que le déclarant en a fait { $tricks }.
scene-correction-noticed = { $side } s’en aperçoit.
scene-correction-doubted = Les autres ne s’en souviennent plus, et l’arbitre n’en est pas sûr.
scene-correction-clear = Tous les quatre s’en souviennent, et l’arbitre n’a aucun doute.
scene-correction-gives-back = { $side } a reçu trop, et le dit de lui-même.
scene-correction-in-round = Le tour n’est pas encore terminé.
scene-correction-before-score = Le tour est terminé, mais le résultat officiel n’est pas encore affiché.
scene-correction-after = Le résultat officiel est affiché depuis { $minutes } minutes.
scene-correction-period = L’organisateur a fixé une période de correction de { $minutes } minutes.
option-score-corrected = Oui
option-no-more-tricks = Non : l’arbitre n’est pas convaincu des levées
option-period-over = Non : la période de correction est terminée

slip-correction-trick-added = une levée oubliée ne peut pas toujours être ajoutée. Après le tour, l’arbitre doit être clairement convaincu qu’elle a été gagnée.
slip-correction-period-forgotten = la période de correction est terminée. La marque reste alors en principe telle quelle.
slip-correction-trick-kept = cette règle vise les levées contestées. Ici, un camp rend une levée qu’il n’a pas gagnée.
slip-correction-not-tricks = ici personne ne discute les levées. Elles étaient bien convenues et ont été mal notées.
slip-correction-round-still-on = les levées sont claires. Pendant le tour, l’arbitre les établit, et après aussi s’il n’y a pas de doute.
slip-correction-still-in-time = il est encore temps. Comparez les minutes avec la période.
slip-correction-tricks-sooner = la période n’est pas encore terminée. Mais les levées sont contestées, et l’arbitre n’est pas convaincu.
slip-correction-old-score = c’est la marque telle qu’elle est notée, mais elle est corrigée.
slip-correction-new-score = ce serait la marque corrigée, mais celle qui est notée reste.
slip-correction-other-sign = le nombre est juste, pas le signe. Regardez de quel camp il s’agit.

## Why

reason-match-margin = On additionne les IMP de tous les étuis. Ce qu’une équipe a de plus que l’autre est l’écart.
reason-victory-points = Un match vaut 20 points de victoire. En { $boards } étuis, un écart de { $margin } IMP en donne { $winner } au vainqueur et { $loser } au perdant ; à égalité, c’est 10 chacun.
reason-cross-imps = { $others ->
    [one] Le résultat est comparé à un autre résultat de la donne, et la différence est convertie en IMP.
   *[other] Le résultat est comparé à { $others } autres résultats de la donne. Chaque différence est convertie en IMP, puis on additionne.
}
reason-butler-datum = C’est la moyenne des résultats Nord-Sud sans le plus haut ni le plus bas, ici de { $counted } résultats, arrondie à la dizaine.
reason-average-plus = Un camp qui n’a commis aucune faute obtient la moyenne plus : au moins 60 %.
reason-average-plus-own-session = Un camp qui n’a commis aucune faute obtient la moyenne plus. S’il a plus de 60 % sur ses autres étuis, il a ce pourcentage ici aussi.
reason-average = Un camp fautif en partie seulement obtient la moyenne : 50 %.
reason-average-minus = Un camp directement fautif obtient la moyenne moins : au plus 40 %.
reason-average-minus-own-session = Un camp directement fautif obtient la moyenne moins. S’il a moins de 40 % sur ses autres étuis, il n’a que ce pourcentage ici aussi.
reason-average-plus-imps = Un camp qui n’a commis aucune faute obtient normalement plus 3 IMP.
reason-average-imps = Un camp fautif en partie seulement obtient 0 IMP.
reason-average-minus-imps = Un camp directement fautif obtient normalement moins 3 IMP.
reason-adjusted-scores-need-not-balance = Chaque camp est jugé pour lui-même : les deux marques ne s’équilibrent pas forcément.
reason-correction-in-time = Une marque mal calculée ou mal notée se corrige jusqu’à la fin de la période de correction, ici { $minutes } minutes après l’affichage du résultat officiel.
reason-correction-period-over = La période de correction est terminée : elle a duré { $minutes } minutes après l’affichage du résultat officiel. Ensuite, une erreur de notation ne se corrige que si l’organisateur le permet et s’il n’y a aucun doute raisonnable.
reason-tricks-settled-in-round = Jusqu’à la fin du tour, l’arbitre établit combien de levées chaque camp a gagnées.
reason-tricks-not-raised-after-round = L’arbitre n’a été appelé qu’après le tour, et n’est pas clairement convaincu des levées. Aucun camp n’en obtient plus qu’il n’était convenu.
reason-tricks-clear-after-round = L’arbitre n’a été appelé qu’après le tour, mais il est clairement convaincu des levées gagnées. La marque est corrigée pour les deux camps.
reason-tricks-not-won-given-back = Personne ne peut garder sciemment une levée que son camp n’a pas gagnée. La marque est corrigée.

## What is wrong with a lesson file

lesson-error-match-swings = un match compte de 1 à 128 étuis ; on en donne ici dix au plus, de 24 IMP au plus chacun
lesson-error-session-percentage = un pourcentage va de 0 à 100, et ne se donne pas pour un tournoi en IMP
