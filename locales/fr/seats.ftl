### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.
### At the end: a line of a traveller, the draw before a rubber, a team match at half-time.

kind-who_sits_where = Qui est assis où ?
kind-your_thirteen_cards = Vos treize cartes
kind-whole_board = Une donne entière, des cartes aux points de match
skill-seats = partenaire, adversaires et tour
skill-own-cards = compter ses cartes et les remettre
remember-seats = le partenaire est assis en face ; on tourne dans le sens des aiguilles d’une montre, toujours vers la gauche.
remember-own-cards = comptez treize cartes faces cachées avant de les regarder ; après le jeu, mélangez-les et remettez-les dans l’étui.

## who_sits_where. $seat is the player asked about; $other sits opposite or comes next.

scene-four-seats = Quatre joueurs sont assis autour de la table.
exercise-who_sits_where-partner = { $seat } regarde en face. Qui est son partenaire ?
exercise-who_sits_where-left = { $seat } cherche son adversaire de gauche. Qui est-ce ?
exercise-who_sits_where-right = { $seat } cherche son adversaire de droite. Qui est-ce ?
exercise-who_sits_where-calls_next = { $seat } vient de parler. À qui est-ce maintenant ?
exercise-who_sits_where-called_before = C’est à { $seat } de parler. Qui a parlé juste avant ?
exercise-who_sits_where-plays_last = { $seat } joue la première carte d’une levée. Qui joue la dernière ?
exercise-who_sits_where-partners_left = { $seat } regarde son partenaire. Qui est assis à la gauche de celui-ci ?
exercise-who_sits_where-partners_right = { $seat } regarde son partenaire. Qui est assis à la droite de celui-ci ?

working-seats-opposite = { $seat } et { $other } sont assis face à face : ils sont partenaires.
working-seats-next = Après { $seat } vient { $other }, une place plus loin dans le sens des aiguilles d’une montre.

reason-partner-sits-opposite = Les partenaires sont assis face à face : Nord et Sud, Est et Ouest.
reason-left-is-clockwise = Dans le sens des aiguilles d’une montre, l’adversaire de gauche vient après, celui de droite avant.
reason-trick-goes-clockwise = Une levée se joue dans le sens des aiguilles d’une montre : le joueur assis à la droite de celui qui a commencé joue en dernier.

slip-seat-other-way-round = c’est le voisin de l’autre côté : on tourne dans le sens des aiguilles d’une montre, vers la gauche.
slip-seat-partner-for-opponent = c’est le partenaire, assis en face ; on cherche ici un voisin, donc un adversaire.
slip-seat-opponent-for-partner = c’est un voisin, et les voisins sont des adversaires ; le partenaire est assis en face.

## your_thirteen_cards. $seat is the player, $cards how many there are.

exercise-your_thirteen_cards = Que faut-il faire maintenant ?
scene-cards-taken = { $seat } a pris ses cartes dans l’étui. Elles sont faces cachées, et personne ne les a comptées.
scene-cards-counted = { $seat } compte ses cartes faces cachées. Nombre de cartes : { $cards }.
scene-cards-seen = { $seat } a regardé ses cartes sans les avoir comptées. Nombre de cartes en main : { $cards }.
scene-cards-played = La donne est jouée et le résultat convenu. Les treize cartes jouées par { $seat } sont sur la table, dans l’ordre du jeu.
option-cards-count = Les compter faces cachées
option-cards-look = Les regarder et les ranger
option-cards-director = Appeler l’arbitre
option-cards-settle = Chercher l’erreur ensemble, à la table
option-cards-back-shuffled = Les mélanger et les remettre dans l’étui
option-cards-back-as-played = Les remettre dans l’étui telles quelles
option-cards-back-by-north = Les donner à Nord, qui s’occupe de l’étui

reason-cards-counted-face-down = On compte ses cartes faces cachées, avant de les regarder : il en faut treize.
reason-cards-thirteen = Treize est le bon nombre : on peut regarder ses cartes et les ranger.
reason-cards-wrong-number-unseen = Il devrait y avoir treize cartes, et non { $cards }. Tant que personne n’a regardé, l’arbitre y remédie facilement.
reason-cards-wrong-number-seen = Il devrait y avoir treize cartes, et non { $cards }. C’est l’arbitre qui décide de la suite, même si la main a déjà été vue.
reason-cards-shuffled-back = Après le jeu, chacun mélange ses treize cartes et les remet dans sa propre poche de l’étui.

slip-cards-looked-at-uncounted = on compte d’abord les cartes, faces cachées ; on ne les regarde qu’ensuite.
slip-cards-wrong-number-accepted = si le compte n’y est pas, on ne regarde pas et on ne joue pas : on appelle l’arbitre.
slip-cards-settled-among-players = les joueurs n’y remédient pas eux-mêmes : en cherchant l’erreur, on voit les cartes des autres.
slip-cards-thirteen-is-right = treize est le bon nombre : l’arbitre n’a rien à faire ici.
slip-cards-back-as-played = sans mélange, l’ordre des cartes montrerait à la table suivante comment elles ont été jouées.
slip-cards-back-left-to-north = Nord s’occupe de l’étui, mais chacun y remet ses propres cartes.

lesson-error-cards-in-hand = un jeu compte 52 cartes

## board_conditions, where the board is seen.

exercise-board_conditions-first = L’étui { $number } est sur la table. Qui parle en premier ?
reason-board-names-dealer = Le donneur parle en premier, et l’étui indique qui c’est. Étui { $number } : { $seat }.
reason-board-shows-vulnerability = L’étui indique qui est vulnérable. Étui { $number } : { $sides }.
slip-dealers-left-calls-first = le donneur parle en premier ; son voisin de gauche vient ensuite.
slip-north-always-calls-first = Nord ne parle en premier que s’il est donneur ; sur cet étui, c’est un autre.

## traveller_line. $pair and $other are pairs’ numbers.

kind-traveller_line = Une ligne entière de la feuille ambulante
skill-traveller-line = qui a rencontré qui, et qui a marqué
remember-traveller-line = une ligne, c’est une table : deux paires, le contrat et celui qui l’a joué, et les points dans la colonne du camp qui les marque.
exercise-traveller_line-met = Quelle paire la paire { $pair } a-t-elle rencontrée sur cette donne ?
exercise-traveller_line-played = Regardez la ligne de la paire { $pair }. Quelle paire a joué le contrat ?
exercise-traveller_line-points = Combien de points la paire { $pair } a-t-elle marqués sur cette donne ? Mettez le signe moins si elle les a perdus.
exercise-traveller_line-enter = Dans la ligne de la paire { $pair }, il manque encore les points. Que faut-il inscrire, et dans quelle colonne ?
exercise-traveller_line-wrote = Quelle paire a écrit la ligne où figure la paire { $pair } ?
option-traveller-points = { $points }, dans la colonne { $side }

reason-traveller-line = Chaque ligne est une table : d’abord la paire Nord-Sud, puis la paire Est-Ouest. Ici, la { $pair } a rencontré la { $other }.
reason-traveller-declarer = Le contrat a été joué par { $seat }. La paire assise en { $side } dans cette ligne est la { $pair }.
reason-traveller-points = Les points sont dans la colonne du camp qui les marque, sans signe. Pour les adversaires, c’est une marque négative.
reason-traveller-north-writes = Nord s’occupe de l’étui et écrit la ligne ; Est ou Ouest la vérifie. C’est donc la paire Nord-Sud.

slip-traveller-other-line = cela se trouve dans la ligne du dessus ou du dessous. Restez dans la ligne de la paire en question.
slip-traveller-own-number = c’est la paire en question. Ses adversaires sont dans l’autre colonne des paires.
slip-traveller-hundred = cent de plus ou de moins ne mène pas aux adversaires : les paires changent de table. Ils sont dans la même ligne.
slip-traveller-defenders = cette paire était en défense. Regardez qui a joué le contrat, puis la colonne de son camp.
slip-traveller-other-side = le nombre est juste, le signe ne l’est pas. Regardez dans quelle colonne se trouvent les points.
slip-traveller-other-column = ces points vont à l’autre camp. Un contrat réussi rapporte au camp qui le joue, les levées de chute à la défense.
slip-traveller-minus-written = on n’écrit pas de signe moins sur la feuille : c’est la colonne qui dit qui a marqué.
slip-traveller-not-the-writers = cette paire était en Est-Ouest et ne fait que vérifier ; c’est Nord qui écrit.

## draw_for_deal. $cards are four cards, $card is one of them.

kind-draw_for_deal = Le tirage avant le robre
skill-draw-for-deal = qui distribue le premier, et avec qui
remember-draw-for-deal = le joueur qui tire la carte la plus haute distribue le premier et joue avec celui qui a la suivante ; à égalité, pique passe d’abord, puis cœur, carreau, trèfle.
scene-draw = Avant le robre, chacun des quatre joueurs tire une carte : { $cards }.
exercise-draw_for_deal = Qui distribue le premier ?
exercise-draw_for_deal-partner = Qui joue avec le premier donneur ?
option-draw = Le joueur qui a { $card-the }

reason-draw-highest-deals = Les deux cartes les plus hautes jouent ensemble. Le joueur qui a la plus haute distribue le premier, et choisit sa place et son jeu de cartes.
reason-draw-suits-decide = Entre cartes égales, la couleur décide : pique, cœur, carreau, trèfle.

slip-draw-suits-turned = de deux cartes égales, c’est l’autre la plus haute : pique, cœur, carreau, trèfle.
slip-draw-ace-low = ici aussi, l’as est la carte la plus haute.
slip-draw-suit-before-rank = c’est d’abord la hauteur de la carte qui compte. La couleur ne décide qu’entre cartes égales.
slip-draw-lowest-deals = le joueur qui a la carte la plus haute distribue le premier, et non celui qui a la plus basse.
slip-draw-extremes = la plus haute ne joue pas avec la plus basse : les deux plus hautes jouent ensemble.

## team_halves. $boards is how many there are in all, $half the last of the lower half, $next the first of the upper one.

kind-team_halves = Un match par quatre à la mi-temps
skill-team-boards = quels étuis viennent après la mi-temps
remember-team-boards = chaque table commence par la moitié des étuis, et à la mi-temps les tables les échangent.
scene-team-halves = Un match par quatre de { $boards } étuis, à la mi-temps. La table 1 a joué les étuis 1 à { $half }, la table 2 les étuis { $next } à { $boards }.
exercise-team_halves-first = Avec quel étui la table { $table } reprend-elle ?
exercise-team_halves-last = Avec quel étui la table { $table } finit-elle le match ?
count-board = Numéro de l’étui

reason-team-boards-exchanged = À la mi-temps, les deux tables échangent leurs étuis : ainsi, à la fin, chacune les a tous joués. Chaque table joue dans l’ordre ceux qu’elle reçoit.

slip-team-same-boards = la table a déjà joué cet étui : elle reçoit maintenant ceux de l’autre table.
slip-team-other-end = c’est l’autre bout de la moitié : les étuis se jouent dans l’ordre, du plus petit numéro au plus grand.
slip-team-new-boards = il n’y a pas d’autres étuis : les deux tables jouent les mêmes.

lesson-error-team-match = un match par quatre a deux tables et un nombre pair d’étuis, 64 au plus

## whole_board. $number is the trick, $ns and $ew are the tricks of the sides.

scene-board-trick = Levée n° { $number }. Jusqu’ici : Nord-Sud { $ns }, Est-Ouest { $ew }.
