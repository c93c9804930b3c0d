### Exercices sur les résultats comparés, la feuille du robre et le mouvement.

## Kinds of exercise, as topics

kind-matchpoints = Les points de match
kind-team_swing = Une donne d’un match par quatre
kind-rubber_entry = La feuille du robre : où va chaque nombre
kind-rubber_sheet = Un robre, donne après donne
kind-honours = La prime d’honneurs
kind-pair_and_table = Paires, tables et étuis

## Skills

skill-matchpoint-count = compter les points de match
skill-matchpoint-ties = les points de match à égalité
skill-team-difference = la différence entre les deux tables
skill-imps = des points aux IMP
skill-board-a-match = le meilleur résultat au board-a-match
skill-rubber-below-the-line = ce qui va sous la ligne
skill-rubber-above-the-line = ce qui va au-dessus de la ligne
skill-rubber-game = quand une manche est gagnée en partie libre
skill-rubber-bonus = la prime de partie et les totaux
skill-unfinished-rubber = le robre inachevé
skill-honours-bonus = la prime d’honneurs
skill-pair-movement = où vont les paires
skill-board-movement = où vont les étuis
skill-pair-number = le numéro d’une paire

## What is worth remembering, after “À retenir :”

remember-matchpoint-count = comptez les autres paires de votre ligne que vous battez : 2 points de match chacune, ou 1 sur l’autre échelle.
remember-matchpoint-ties = un résultat égal vaut une demi-victoire pour les deux paires : 1 point de match au lieu de 2, ou ½ au lieu de 1.
remember-team-difference = additionnez ce que marquent nos deux paires, avec le signe : plus si nous marquons, moins si ce sont les adversaires.
remember-imps = cherchez dans l’échelle des IMP la ligne où tombe la différence ; les IMP vont à l’équipe qui a gagné la donne.
remember-board-a-match = au board-a-match, seul compte le meilleur résultat, même de peu : 2 points, ou 1 chacun si les marques sont égales.
remember-rubber-below-the-line = seules les levées demandées et faites vont sous la ligne, multipliées si le contrat est contré ou surcontré.
remember-rubber-above-the-line = levées supplémentaires, levées de chute, chelems et honneurs vont au-dessus de la ligne, au camp qui les a gagnés.
remember-rubber-game = 100 sous la ligne font une manche ; les deux camps repartent alors de zéro vers la suivante.
remember-rubber-bonus = deux manches font gagner le robre : 700 si les adversaires n’en ont aucune, 500 s’ils en ont une. Puis on additionne tout.
remember-unfinished-rubber = robre inachevé : 300 pour la seule manche, 100 pour la seule marque partielle de la manche en cours.
remember-honours-bonus = dans une seule main : quatre honneurs d’atout 100, les cinq 150 ; à sans-atout, quatre as 150. Jamais en tournoi.
remember-pair-movement = les paires Nord-Sud restent, les paires Est-Ouest montent d’une table ; si le nombre de tables est pair, elles en sautent une à mi-parcours.
remember-board-movement = à chaque tour, les étuis descendent d’une table, à l’inverse des paires.
remember-pair-number = une paire garde le numéro de sa table de départ ; en Est-Ouest, on ajoute cent.

## matchpoints. $win is what a score beaten is worth: 2 or 1. $pair is a pair’s number.

exercise-matchpoints = Inscrivez les points de match de ces paires Nord-Sud. Chaque résultat battu compte { $win }.
exercise-matchpoints-one = Combien de points de match obtient la paire Nord-Sud { $pair } ? Chaque résultat battu compte { $win }.
exercise-matchpoints-ew = Inscrivez les points de match de ces paires Est-Ouest. Chaque résultat battu vaut { $win } à Nord-Sud ; les adversaires ont ce qui reste du top.
exercise-matchpoints-ew-one = Combien de points de match obtient la paire Est-Ouest { $pair } ? Chaque résultat battu vaut { $win } à Nord-Sud.
row-pair = Paire { $pair }
grid-traveller = La feuille ambulante de l’étui
grid-contract = Résultat
grid-by = Par
grid-matchpoints = PM
grid-matchpoints-ew = PM EO
working-matchpoints-ew = La paire { $pair } a ce qui reste du top : { $top } − { $other } = { $points }
working-matchpoints = { $win ->
    [1] Paire { $pair } : { $lower } au-dessous, { $equal } à égalité, donc { $lower } × 1 + { $equal } × ½ = { $points }
   *[other] Paire { $pair } : { $lower } au-dessous, { $equal } à égalité, donc { $lower } × 2 + { $equal } × 1 = { $points }
}

slip-ties-taken-as-wins = un résultat égal a été compté comme un résultat battu. Il vaut la moitié.
slip-ties-taken-as-losses = un résultat égal a été compté comme une défaite. Il vaut une demi-victoire pour les deux paires.
slip-equal-scores-counted-once = plusieurs résultats égaux ont été comptés pour un seul. Comptez les paires, pas les résultats différents.
slip-own-score-counted = la paire a aussi été comparée à elle-même. Seuls les autres résultats comptent.
slip-matchpoints-of-the-others = ce sont les points de match d’Est-Ouest. Ici, la marque Nord-Sud la plus haute en obtient le plus.
slip-points-for-matchpoints = ce sont les points de la marque. Les points de match disent seulement combien de paires sont battues.
slip-other-matchpoint-scale = c’est l’autre échelle qui a été utilisée. La question dit ce que compte chaque résultat battu.
slip-minus-sign-overlooked = le signe moins a été oublié : une marque négative est plus basse que 0 et que toute marque positive.
slip-passed-out-left-out = une donne passée est un résultat comme un autre : 0, mieux qu’une marque négative, moins bien qu’une marque positive.

## team_swing. $net, $ours, $other and $imps are numbers with their sign, for our team.

exercise-team_swing = Notre équipe est en Nord-Sud à la table 1 et en Est-Ouest à la table 2. Combien de points gagne-t-elle sur cette donne ? Avec le signe moins si elle en perd.
exercise-team_swing-imps = La différence pour notre équipe est de { $net } points. Combien d’IMP cela fait-il ? Avec le signe moins s’ils sont perdus.
exercise-team_swing-board-a-match = Notre équipe est Nord-Sud à la table 1 et Est-Ouest à la table 2. Le match se joue au board-a-match. Combien des 2 points de cet étui notre équipe reçoit-elle ?
count-points = Points pour nous
grid-two-tables = Les deux tables d’un match par quatre
grid-table = Table n°
grid-points-ns = Points NS
grid-points-ew = Points EO
team-we = nous
team-they = eux
grid-imps = L’échelle des IMP
grid-difference = Différence
grid-imp = IMP
imp-range = de { $from } à { $to }
imp-range-open = { $from } et plus
working-team-difference = Notre paire à la table 1 : { $ours }. Notre paire à la table 2 : { $other }. Au total : { $net }.
working-team-imps = { $net } points, en IMP : { $imps }.

slip-team-scores-added = les deux marques ont été mal combinées. À la table 2, les points de la colonne Est-Ouest sont à nous, ceux de la colonne Nord-Sud sont à eux.
slip-team-sign-reversed = le nombre est juste, mais il va à l’autre équipe. Regardez qui était assis où.
slip-team-column-overlooked = la colonne des points n’a pas été regardée : seul le camp de cette colonne les marque.
slip-team-other-table-forgotten = c’est la marque de la table 1 seulement. Il faut la comparer à celle de l’autre table.
slip-imps-next-row = c’est une ligne voisine de l’échelle. Regardez le premier et le dernier nombre de chaque ligne.
slip-imps-not-converted = ce sont des points. L’échelle les convertit en IMP, de 0 à 24.
slip-imps-each-score-converted = chaque marque a été convertie en IMP. Faites d’abord la différence en points, puis cherchez-la une seule fois.
slip-board-a-match-imps = ce sont des IMP. Au board-a-match, la taille de la différence ne compte pas.
slip-board-a-match-called-equal = 1 point est pour des marques égales, et celles-ci ne le sont pas. 10 points de plus suffisent.
slip-board-a-match-other-team = ce sont les points de l’autre équipe. Regardez qui était assis où.

## rubber_entry and rubber_sheet. $side is a partnership, $number the number of the deal.

exercise-rubber_entry = Partie libre : cette donne vient d’être jouée. Qu’inscrit-on sur la feuille, et où ?
exercise-rubber_sheet-deal = La donne { $number } du robre est jouée. Où en est-on : points vers la prochaine manche, et manches gagnées ?
exercise-rubber_sheet-won = Le robre est gagné. Quelle prime reçoit chaque camp ?
exercise-rubber_sheet-broken-off = Le robre s’arrête ici, inachevé. Quelle prime reçoit chaque camp ?
exercise-rubber_sheet-totals = Additionnez tout. Combien de points a chaque camp, et quelle est notre avance ? Avec le signe moins si nous avons du retard.
grid-rubber = La feuille du robre
grid-deal = Donne
grid-we = Nous : { $side }
grid-they = Eux : { $side }
rubber-new-line = manche, nouvelle ligne
rubber-bonus = prime
row-we-below = Nous, sous la ligne
row-we-above = Nous, au-dessus de la ligne
row-they-below = Eux, sous la ligne
row-they-above = Eux, au-dessus de la ligne
row-we-towards = Nous, points vers la prochaine manche
row-they-towards = Eux, points vers la prochaine manche
row-we-games = Nous, manches gagnées
row-they-games = Eux, manches gagnées
row-we-bonus = Nous, prime
row-they-bonus = Eux, prime
row-we-total = Nous, total
row-they-total = Eux, total
row-ahead = Notre avance
scene-passed-out = Les quatre joueurs ont passé.
scene-four-trump-honours = { $seat } avait en main quatre des cinq honneurs d’atout.
scene-five-trump-honours = { $seat } avait en main les cinq honneurs d’atout.
scene-four-aces = { $seat } avait en main les quatre as.
working-rubber-total = { $side } : { $below } sous la ligne + { $above } au-dessus + { $bonus } de prime = { $total }
reason-rubber-unfinished-nothing = La prime ne va qu’au camp qui est seul à avoir une manche, ou seul à avoir une marque partielle dans la manche en cours. Ce n’est pas le cas ici.
reason-rubber-added-up = À la fin, chaque camp additionne tous ses points, sous la ligne et au-dessus, même les marques partielles qui ne comptaient plus pour la manche.

slip-rubber-overtricks-below = les levées supplémentaires vont au-dessus de la ligne : seul ce qui est demandé compte pour la manche.
slip-rubber-undertricks-to-declarer = les levées de chute rapportent aux adversaires du déclarant. Le camp du déclarant n’inscrit rien.
slip-rubber-undertricks-below = les levées de chute vont au-dessus de la ligne : elles ne rapprochent personne de la manche.
slip-rubber-duplicate-bonus = les primes de 50, 300 ou 500 sont celles des tournois. En partie libre, les manches se paient à la fin du robre.
slip-rubber-honours-below = les honneurs vont au-dessus de la ligne, comme toute prime.
slip-rubber-honours-to-declarer = les honneurs vont au camp qui les avait en main, même en défense.
slip-rubber-honours-forgotten = la prime d’honneurs manque. Elle est due même si le contrat chute.
slip-rubber-premium-below = les primes de chelem et de contrat contré vont au-dessus de la ligne.
slip-rubber-premium-forgotten = il manque une prime : celle du chelem, ou celle du contrat contré ou surcontré et réussi.
slip-rubber-other-vulnerability = la vulnérabilité n’est pas la bonne. En partie libre, un camp est vulnérable dès qu’il a gagné une manche.
slip-rubber-columns-swapped = les points sont justes, mais ils sont dans la colonne de l’autre camp.
slip-rubber-line-swapped = le dessus et le dessous ont été échangés : sous la ligne ne vont que les levées demandées et faites.
slip-part-score-kept-after-game = quand une manche est gagnée, la marque partielle de l’autre camp ne compte plus non plus pour la suivante.
slip-surplus-carried-over = ce qui dépasse 100 n’est pas reporté : la manche suivante repart de 0.
slip-undertricks-towards-game = les levées de chute sont au-dessus de la ligne et ne comptent pas pour la manche.
slip-premiums-towards-game = primes et honneurs sont au-dessus de la ligne et ne comptent pas pour la manche.
slip-game-needs-more-than-100 = 100 points exactement suffisent pour la manche.
slip-earlier-part-score-forgotten = la marque partielle déjà inscrite compte aussi, tant que personne n’a gagné de manche.
slip-game-not-seen = une manche est gagnée : à partir de 100 sous la ligne, on tire une nouvelle ligne.
slip-rubber-bonus-mixed-up = 700 et 500 ont été échangés : 700 pour deux manches à zéro, 500 pour deux manches à une.
slip-rubber-bonus-to-the-others = la prime va à l’autre camp.
slip-unfinished-as-if-won = 700 et 500 sont pour un robre gagné. S’il est inachevé, la seule manche vaut 300.
slip-unfinished-both-paid = si les deux camps ont une manche, personne ne reçoit 300 ; si les deux ont une marque partielle, personne ne reçoit 100.
slip-unfinished-mixed-up = la seule manche vaut 300, la seule marque partielle 100.
slip-old-part-score-paid = une marque partielle d’avant la dernière ligne tirée ne compte pas : elle appartient à une manche terminée.
slip-totals-without-bonus = la prime finale manque dans les totaux.
slip-totals-below-only = il manque les points au-dessus de la ligne : à la fin, on additionne tout.
slip-cancelled-part-score-dropped = une marque partielle qui ne compte plus pour la manche reste dans le total.
slip-difference-turned = la différence est juste, mais pas le signe : moins veut dire que nous avons du retard.

## honours. $points are 100 or 150.

exercise-honours = Partie libre. Y a-t-il une prime d’honneurs sur cette donne, et pour qui ?
exercise-honours-hand = Partie libre. Quelle prime d’honneurs vaut cette main ({ $seat }) ?
exercise-honours-tournament = Tournoi par paires. Y a-t-il une prime d’honneurs sur cette donne, et pour qui ?
option-honours-none = Pas de prime
option-honours-hand = { $points }
option-honours-side = { $points } pour { $side }
working-honours = { $seat } : { $cards }
reason-no-honours-in-duplicate = En tournoi, les honneurs ne rapportent rien : la marque ne dépend que du contrat et des levées.
reason-no-trump-honours-in-one-hand = Il n’y a de prime que si une même main a au moins quatre des cinq honneurs d’atout : as, roi, dame, valet, dix. Ce n’est pas le cas ici.
reason-no-four-aces-in-one-hand = À sans-atout, il n’y a de prime que si une même main a les quatre as. Ce n’est pas le cas ici.

slip-honours-in-tournament = la prime d’honneurs n’existe qu’en partie libre ; en tournoi, il n’y en a pas.
slip-honours-split-counted = les honneurs de deux mains ont été additionnés. Seuls comptent ceux d’une même main.
slip-honours-in-a-side-suit = ces honneurs ne sont pas d’atout. Seuls les honneurs d’atout comptent ; à sans-atout, seuls les as.
slip-aces-in-a-suit-contract = les quatre as ne comptent qu’à sans-atout.
slip-ten-no-trump-honour = le dix est aussi un honneur : il y en a cinq, donc as, roi, dame et valet font quatre sur cinq.
slip-honours-for-declarer-only = la prime peut revenir à chacun des quatre joueurs, même en défense.
slip-honours-only-if-made = les honneurs sont payés même si le contrat chute.
slip-honours-to-the-wrong-side = la prime va au camp du joueur qui avait les honneurs.
slip-honours-premium-mixed-up = quatre honneurs d’atout valent 100 ; les cinq, ou quatre as à sans-atout, 150.

## pair_and_table

scene-movement = Tournoi par paires à { $tables } tables, avec le mouvement Mitchell habituel.
scene-movement-start = Le premier tour va commencer.
scene-movement-round = On joue le tour { $round }.
scene-movement-over = Le tour { $round } vient de se terminer.
exercise-pair_and_table-next = La paire { $pair } vient de jouer à la table { $table }. À quelle table va-t-elle maintenant ?
exercise-pair_and_table-round = À quelle table joue la paire { $pair } au tour { $round } ?
exercise-pair_and_table-boards = À quelle table vont maintenant les étuis de la table { $table } ?
exercise-pair_and_table-from = De quelle table viennent les prochains étuis de la table { $table } ?
exercise-pair_and_table-number = Vous commencez à la table { $table }, en { $seat }. Quel est le numéro de votre paire ?
exercise-pair_and_table-start = La paire { $pair } vient de jouer à la table { $table }. À quelle table a-t-elle commencé le tournoi ?
exercise-pair_and_table-who = Quelle paire Est-Ouest joue à la table { $table } au tour { $round } ?
count-table = Numéro de la table
count-pair = Numéro de la paire
grid-room = Qui vient de jouer où
working-movement = Tour { $round } : table { $table }
reason-movement-pairs = Les paires Nord-Sud restent à leur table. Les paires Est-Ouest montent d’une table après chaque tour, et passent de la dernière à la table 1.
reason-movement-skip = Si le nombre de tables est pair (ici { $tables }), les paires Est-Ouest sautent une table, une seule fois : après le tour { $round }, elles montent de deux.
reason-movement-boards = Après chaque tour, les étuis descendent d’une table, et passent de la table 1 à la dernière. Nord s’en charge.
reason-pair-numbers = Une paire Nord-Sud porte le numéro de sa table de départ, une paire Est-Ouest ce numéro plus cent. Elle le garde jusqu’à la fin.

slip-ns-pair-moves = les paires Nord-Sud ne bougent pas : elles restent à leur table.
slip-pairs-go-down = les paires montent, vers la table au numéro suivant ; ce sont les étuis qui descendent.
slip-skip-forgotten = si le nombre de tables est pair, les paires Est-Ouest sautent une table à mi-parcours, une seule fois.
slip-skip-without-need = les paires Est-Ouest ne montent que d’une table. Le saut se fait une fois, et seulement si le nombre de tables est pair.
slip-table-beyond-the-last = après la dernière table vient la table 1, et sous la table 1 vient la dernière.
slip-boards-go-up = les étuis descendent, vers la table au numéro inférieur ; ce sont les paires Est-Ouest qui montent.
slip-boards-stay = les étuis ne restent pas : après chaque tour, ils descendent d’une table.
slip-boards-skip-too = les étuis descendent toujours d’une seule table. Seules les paires peuvent en sauter une.
slip-pair-hundred-forgotten = les paires Est-Ouest ont cent de plus que leur table de départ.
slip-pair-hundred-too-many = le cent ne s’ajoute qu’aux paires Est-Ouest, et il ne fait pas partie du numéro de la table.
slip-pair-number-of-the-table = le numéro vient de la table de départ de la paire, pas de celle où elle joue maintenant.

## What is wrong with a lesson file

lesson-error-table-result = écrivez un résultat ainsi : 4S+1 S, 3NTX-2 W ou P
lesson-error-matchpoint-scale = l’échelle est 2 ou 1 pour chaque résultat battu
lesson-error-traveller = une feuille a au moins deux lignes, et on ne peut demander que ses propres lignes
lesson-error-movement = ce mouvement n’a pas cette table, cette paire ou ce tour, ou bien personne ne bouge plus
lesson-error-rubber-ends = le robre est terminé avant cette donne ou avec elle
lesson-error-rubber-deal = écrivez une donne ainsi : 4S+1 S, 3H-1 W, P, ou avec les honneurs 4S= E W:100
lesson-error-rubber-side = écrivez NS ou EW
lesson-error-rubber-deals = ici un robre a d’une à six donnes, et finit au plus tôt avec la dernière
lesson-error-honours-deal = écrivez les quatre mains comme en PBN
lesson-error-honours-hands = donnez « deal » ou « hand », avec treize cartes par main
