### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.

kind-who_sits_where = Qui est assis où ?
kind-your_thirteen_cards = Vos treize cartes
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
scene-cards-played = La donne est jouée et le résultat convenu. Les treize cartes de { $seat } sont sur la table, dans l’ordre du jeu.
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
