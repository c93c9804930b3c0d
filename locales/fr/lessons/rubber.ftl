### Lessons on rubber bridge: the sheet, the game, the rubber, the honours.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-rubber-title = La partie libre, pour jouer à la maison

## below-and-above

lesson-below-and-above-title = Sous la ligne et au-dessus
lesson-below-and-above-goal =
    Après cette leçon, vous saurez inscrire une donne sur la feuille d’un robre.
    
    Quatre amis, la table de la cuisine, un jeu de cartes, une feuille et un crayon. Pas d’étuis, pas d’autres tables : c’est la **partie libre**, la forme sous laquelle le bridge est né.
    
    On joue jusqu’à ce qu’un camp ait gagné deux manches. Cela s’appelle un **robre**.
lesson-below-and-above-rule =
    La feuille a deux colonnes, « Nous » et « Eux », et une ligne la traverse à mi-hauteur.
    
    Seuls les points des levées **demandées et faites** vont **sous la ligne** (Loi 72 du bridge en partie libre). Une levée vaut autant qu’en tournoi.
lesson-below-and-above-notes-picture =
    Dessinez au tableau les deux colonnes et la ligne, et remplissez-les avec la classe : au-dessus en montant, au-dessous en descendant. Donnez aussi une feuille à chaque table.
lesson-below-and-above-picture =
    Nous sommes Nord-Sud. Donne 1 : Sud demande { BRIDGE("2H") } et fait neuf levées : 60 sous la ligne, et 30 au-dessus pour la levée supplémentaire. Donne 2 : Est chute de deux à { BRIDGE("3D") } : 100 pour nous, au-dessus.
    
    Au-dessus de la ligne, on écrit en montant : le dernier nombre est tout en haut.
lesson-below-and-above-first =
    Nord demande { BRIDGE("2NT") } et fait neuf levées. Le contrat vaut 70 : cela va sous la ligne. La neuvième levée n’était pas demandée : ses 30 points vont au-dessus.
lesson-below-and-above-above = **Au-dessus de la ligne** va tout le reste (Loi 81 du bridge en partie libre) :
    
    – les levées supplémentaires,
    – les primes de chelem et de contrat contré réussi,
    – les levées de chute, dans la colonne des **adversaires**.
    
    Chaque nombre s’inscrit chez le camp qui l’a gagné.
lesson-below-and-above-second =
    Sud joue { BRIDGE("4S") } et fait neuf levées, une de moins que promis. Regardez les colonnes : le camp de Sud n’inscrit rien, Est-Ouest marque 50. Et personne ne s’est rapproché de la manche.
lesson-below-and-above-third =
    Ouest demande { BRIDGE("6S") } et fait douze levées. Les 180 points des levées vont sous la ligne, les 500 du petit chelem au-dessus. On tire ensuite une nouvelle ligne : la prochaine leçon dira pourquoi.
lesson-below-and-above-no-premium =
    Il manque quelque chose : la prime de marque partielle ou de manche, qu’un tournoi donne pour tout contrat réussi. { BRIDGE("1NT") } réussi vaut 90 en tournoi, 40 ici ; { BRIDGE("3NT") } non vulnérable vaut 400 en tournoi, 100 ici.
    
    En partie libre, les manches se paient **à la fin du robre**.
lesson-below-and-above-last-step =
    Est demande { BRIDGE("2H") } et fait dix levées. Dans la colonne d’Est-Ouest, sous la ligne, il y a 60 pour les levées demandées. Restent deux levées supplémentaires, à 30 chacune. Combien inscrit-on au-dessus de la ligne ?
lesson-below-and-above-doubled =
    Si le contrat est **contré**, les levées demandées comptent double ; surcontré, quatre fois. **Le tout** va sous la ligne : { BRIDGE("1SX") } réussi donne 60, { BRIDGE("1SXX") } 120. La prime de 50 ou 100 points va au-dessus.
lesson-below-and-above-notes-vote =
    Beaucoup mettent aussi la levée supplémentaire sous la ligne. Demandez ce qui était promis : deux levées à carreau, contrées, 80 points. La levée supplémentaire va au-dessus, avec les 50, et ne compte jamais pour la manche.
lesson-below-and-above-notes-question =
    L’erreur la plus fréquente : 60 sous la ligne et les 60 autres au-dessus. Faites dire ce que promettait le contrat : deux levées à pique, et contrées elles valent 60 chacune. Tout va donc dessous.
lesson-below-and-above-end =
    Prenez une feuille, tracez la croix et la ligne, et inscrivez une donne de votre cru. La leçon suivante montre quand une manche est gagnée.

## games-and-the-rubber

lesson-games-and-the-rubber-title = Les manches et le robre
lesson-games-and-the-rubber-goal =
    À la fin, vous saurez dire quand une manche est gagnée et ce que vaut un robre.
    
    Nous avons 60 points sous la ligne. Nord joue maintenant { BRIDGE("2NT") } et le réussit. Sud prend le crayon et tire une deuxième ligne, en travers des deux colonnes. Que s’est-il passé ?
lesson-games-and-the-rubber-rule = **100 points ou plus sous la ligne** font une **manche**. Ils peuvent venir d’une seule donne ou s’ajouter de donne en donne.
    
    Quand une manche est gagnée, on tire une nouvelle ligne en travers des deux colonnes (Loi 73 du bridge en partie libre).
lesson-games-and-the-rubber-picture =
    Voici la feuille avant le { BRIDGE("2NT") } de Nord : Sud a fait { BRIDGE("2H") } et une levée de plus, Est { BRIDGE("1NT") }. Maintenant 70 points s’ajoutent sous la ligne : 60 et 70 font 130. Les 30 points au-dessus de la ligne ne comptent pas pour la manche.
lesson-games-and-the-rubber-line =
    Après la nouvelle ligne, **les deux camps repartent de zéro**. Ce qui dépasse 100 n’est pas reporté, et la marque partielle des adversaires ne leur sert plus non plus.
    
    Mais on ne barre et ne déplace aucun nombre : à la fin, tout s’additionne.
lesson-games-and-the-rubber-first =
    Les trois mêmes donnes, pas à pas. Regardez la dernière : Nord-Sud a gagné une manche, et les deux camps sont de nouveau à 0. Les 40 points d’Est sont perdus pour la prochaine manche, mais pas pour le total.
lesson-games-and-the-rubber-last-step =
    Un autre robre ; nous sommes Est-Ouest. Ouest a réussi { BRIDGE("3C") }, Nord { BRIDGE("2S") } : 60 points chacun. À la troisième donne, Sud réussit { BRIDGE("1NT") }, qui vaut 40. Nord-Sud a donc 60 et 40, tout juste 100. Combien de manches ce camp a-t-il gagnées ?
lesson-games-and-the-rubber-vulnerable =
    Un camp qui a gagné une manche est désormais **vulnérable**. Ici, aucun étui n’en décide : au début personne ne l’est, ensuite un camp, peut-être les deux. Les tarifs sont ceux que vous connaissez du tournoi.
lesson-games-and-the-rubber-second =
    Nord-Sud a gagné une manche avec { BRIDGE("4S") }. Maintenant Nord chute de deux à { BRIDGE("3NT") } : 200 pour Est-Ouest. Si c’était Est qui avait chuté de deux, cela n’aurait coûté que 100, car Est-Ouest n’a pas encore de manche.
lesson-games-and-the-rubber-notes-vote =
    Après la deuxième donne, beaucoup laissent à Est-Ouest ses 60 points pour la manche suivante ; d’autres les rayent tout à fait. Revenez à la feuille : aucun nombre n’est barré. Ils ne servent plus pour la manche suivante, mais ils restent dans le total. Trois minutes.
lesson-games-and-the-rubber-premium =
    Deux manches font gagner le **robre**, avec une prime au-dessus de la ligne (Loi 74 du bridge en partie libre) :
    
    – **700** si les adversaires n’ont aucune manche,
    – **500** s’ils en ont une.
    
    Ensuite, chaque camp additionne toute sa colonne.
lesson-games-and-the-rubber-third =
    Nord-Sud gagne avec { BRIDGE("4S") } et { BRIDGE("3NT") }, deux manches à zéro : la prime est de 700. Regardez les totaux : les 40 points qu’Est-Ouest a reçus pour { BRIDGE("2D") } y sont aussi.
lesson-games-and-the-rubber-unfinished =
    Quelqu’un doit attraper le dernier bus, et le robre reste **inachevé** (Loi 80 du bridge en partie libre) :
    
    – un seul camp a une manche : **300** pour lui,
    – un seul camp a une marque partielle dans la manche en cours : **100**.
    
    Si les deux camps en ont une, personne ne reçoit rien pour cela.
lesson-games-and-the-rubber-fourth =
    La seule manche est à Nord-Sud : 300. La seule marque partielle qui suit est à Est-Ouest, 80 points : 100. Et regardez qui est en tête : Est-Ouest, parce que Nord a une fois chuté de deux, contré et vulnérable.
lesson-games-and-the-rubber-end =
    Cent points pour la manche, deux manches pour le robre, 700 ou 500 de prime. Et si le bus n’attend pas : 300 pour la seule manche, 100 pour la seule marque partielle.

## honours-in-one-hand

lesson-honours-in-one-hand-title = Les honneurs dans une seule main
lesson-honours-in-one-hand-goal =
    Ici, vous apprenez à voir d’un coup d’œil si une main donne droit à la prime d’honneurs.
    
    La dernière carte est jouée, et Nord dit : « Et cent d’honneurs. » Est s’étonne : au club, personne n’a jamais parlé de cela. C’est normal, cette prime n’existe qu’en partie libre.
lesson-honours-in-one-hand-picture =
    Nord joue { BRIDGE("4S") }. Dans chaque couleur, il y a cinq **honneurs** : as, roi, dame, valet et dix. À pique, Nord en a quatre ; seul le dix est ailleurs.
lesson-honours-in-one-hand-rule =
    Les honneurs d’atout **dans une seule main** donnent une prime au-dessus de la ligne (Loi 81 du bridge en partie libre) :
    
    – quatre sur cinq : **100**,
    – les cinq : **150**.
    
    Seule compte la couleur d’atout.
lesson-honours-in-one-hand-first =
    C’est la même main. Nord-Sud inscrit 100 au-dessus de la ligne, en plus de ce que rapporte le contrat. La { BRIDGE("DQ") } est aussi un honneur, mais carreau n’est pas atout.
lesson-honours-in-one-hand-second =
    Sud joue { BRIDGE("3DX") } avec les cinq honneurs à carreau : 150. Le contre n’y change rien.
lesson-honours-in-one-hand-split =
    « Dans une seule main » est à prendre à la lettre. Les honneurs du partenaire **ne s’ajoutent pas** : deux ici et deux en face ne valent rien, si utiles qu’ils soient dans le jeu.
lesson-honours-in-one-hand-third =
    Ouest joue { BRIDGE("6S") }. Est et Ouest ont ensemble l’as, le roi, le valet et le dix d’atout, quatre sur cinq. Mais deux sont chez Ouest et deux chez Est : pas de prime d’honneurs. Le chelem, lui, est payé.
lesson-honours-in-one-hand-notes-vote =
    Beaucoup votent « pas de prime » : parce qu’Est défend, ou parce qu’ils ne tiennent pas le dix pour un honneur. Faites dire aux uns et aux autres leurs raisons ; la règle vient à l’étape suivante.
lesson-honours-in-one-hand-who = **Chacun des quatre joueurs** peut gagner cette prime : le déclarant, le mort, un joueur de la défense. Peu importe aussi que le contrat soit réussi ou non. Elle va au camp de celui qui a les honneurs.
    
    Mieux vaut n’en parler qu’après la dernière levée : plus tôt, vous diriez à tous ce que vous avez en main.
lesson-honours-in-one-hand-aces =
    À **sans-atout**, il n’y a pas d’honneurs d’atout. Là, ce sont les **quatre as** dans une seule main qui valent 150 ; trois as ne valent rien. Et s’il y a un atout, les as des autres couleurs ne comptent pas.
lesson-honours-in-one-hand-last-step =
    Sud joue { BRIDGE("3NT") } et ne fait que huit levées : une de chute. Voici la main de Nord, le mort, avec quatre as. Il n’y a pas d’atout : ce sont donc les as qui comptent. Que vaut cette main ?
lesson-honours-in-one-hand-tournament =
    En **tournoi**, il n’y a jamais de prime d’honneurs (Loi 77 du bridge de compétition). La chance des cartes doit y compter le moins possible : la marque ne dépend que du contrat et des levées.
lesson-honours-in-one-hand-end =
    Annoncez vos honneurs quand le jeu est fini, pas avant : personne n’a intérêt à raconter sa main.

## a-whole-rubber

lesson-a-whole-rubber-title = Un robre entier
lesson-a-whole-rubber-goal =
    Après cette leçon, vous saurez tenir la marque d’un robre entier.
    
    « Un robre avant le dîner ? » Quatre personnes, deux jeux de cartes, une petite heure. Nous sommes Nord-Sud et nous suivons un robre de la première donne au dernier total : six donnes, trois manches.
lesson-a-whole-rubber-draw =
    Avant la première donne, chacun **tire une carte**. Les deux plus hautes jouent ensemble contre les deux plus basses ; à égalité, la couleur décide, pique en tête. Celui qui a la plus haute choisit sa place et son jeu de cartes, et **distribue le premier**.
lesson-a-whole-rubber-cards =
    Avec **deux jeux**, personne n’attend : pendant que le donneur distribue, son **partenaire** mélange l’autre jeu pour la donne suivante. Juste avant la distribution, le joueur à la droite du donneur coupe. On donne les cartes une à une, en commençant par la gauche.
lesson-a-whole-rubber-rule =
    Après chaque donne, c’est le **joueur de gauche** qui distribue. Si tous les quatre passent, on n’inscrit rien et le joueur suivant distribue.
    
    On continue jusqu’à ce qu’un camp ait deux manches. Cela peut prendre deux donnes, ou vingt.
lesson-a-whole-rubber-first =
    Donne 1. Nord demande { BRIDGE("1NT") } et fait huit levées. Le contrat va sous la ligne. Et la huitième levée ?
lesson-a-whole-rubber-second =
    Donne 2 : Ouest réussit { BRIDGE("3H") }, 90 sous la ligne, tout près de la manche. Donne 3 : Est joue { BRIDGE("3DX") } et fait sept levées, deux de moins. Personne n’a encore de manche, Est n’est donc pas vulnérable : 300 pour nous.
lesson-a-whole-rubber-picture =
    Donne 4 : c’est Ouest qui distribue. Sud dit { BRIDGE("2NT") }, et Nord passe. Pourquoi pas { BRIDGE("3NT") } ? Nous avons 40 sous la ligne, et 40 et 70 suffisent pour la manche. En partie libre, on enchérit en gardant un œil sur la feuille.
lesson-a-whole-rubber-third =
    Sud réussit son contrat : 110, la première manche, et nous voilà vulnérables. Les 90 d’Est-Ouest ne comptent plus pour la manche suivante, mais ils restent sur la feuille.
lesson-a-whole-rubber-last-step =
    Donne 5. Ouest demande { BRIDGE("6S") } et fait douze levées : 180 sous la ligne, une manche pour Est-Ouest. Au-dessus, 500 pour le chelem, car ils n’avaient pas encore de manche, et les honneurs : Ouest en avait quatre sur cinq. Combien en tout au-dessus de la ligne ?
lesson-a-whole-rubber-notes-vote =
    Un autre robre, avant de régler le nôtre. Beaucoup votent 500, parce qu’Est-Ouest a 40 sous la ligne. Mais une marque partielle n’est pas une manche : la victoire est nette et vaut 700, plus qu’une lutte serrée.
lesson-a-whole-rubber-fourth =
    Donne 6. Sud réussit { BRIDGE("4S") } : notre deuxième manche, et le robre. Est-Ouest en a gagné une, la prime est donc de 500. Puis on additionne tout, même les 90 qui ne comptaient plus : 1 060 pour nous, 870 pour Est-Ouest.
lesson-a-whole-rubber-settle =
    Nous avons gagné de **190**. Là où l’on joue quelques sous, les perdants paient la différence. Beaucoup l’arrondissent à la centaine, ici à deux cents : c’est un usage, pas une Loi.
lesson-a-whole-rubber-tactics =
    Pour quoi vaut-il la peine de se battre ? Une levée supplémentaire rapporte 20 ou 30, le robre 500 ou 700. Un camp qui chute de trois, contré, pour empêcher une manche perd 500 même non vulnérable : autant qu’un robre gagné par deux manches à une. C’est un conseil, pas une règle.
lesson-a-whole-rubber-push =
    Et si vous ne pouvez pas atteindre la manche, n’enchérissez pas trop longtemps : vous pourriez pousser les adversaires à la leur.
lesson-a-whole-rubber-history =
    Au début des années trente, un match de partie libre a rempli les journaux : Ely Culbertson contre Sidney Lenz, à New York, cent cinquante robres. Le camp de Culbertson l’a emporté, et bien des lecteurs ont eu envie d’apprendre le bridge.
lesson-a-whole-rubber-end =
    Quatre personnes, deux jeux, du papier et un crayon : il n’en faut pas plus pour une soirée. Qui invitez-vous ?

## four-deals

lesson-four-deals-title = Le Chicago en quatre donnes
lesson-four-deals-goal =
    Après cette leçon, vous saurez tenir la marque d’un Chicago.
    
    Un robre peut durer une heure. Celui qui arrive tard au club n’a pas envie d’attendre si longtemps : un Chicago est fini après **quatre donnes**. Ses règles sont un usage ; elles ne figurent pas dans les Lois du bridge de compétition.
lesson-four-deals-dealer =
    Chacun **distribue une fois**. Personne ne perd son tour : si tous les quatre passent, **le même joueur redistribue**.
lesson-four-deals-first = Sud a réussi le premier contrat ; puis Est a distribué, et tous ont passé. Est redistribue.
lesson-four-deals-vulnerable =
    Le numéro de la donne décide qui est **vulnérable** :
    
    - à la première, personne
    - à la deuxième et à la troisième, le **camp du donneur**
    - à la quatrième, tout le monde.
lesson-four-deals-rule =
    Levées, chelems, chutes et honneurs valent ce qu’ils valent dans un robre. Mais une **manche est payée aussitôt** : 300, ou 500 vulnérable. À la fin, il n’y a pas d’autre prime.
lesson-four-deals-second = Sud a demandé { BRIDGE("2H") } et fait neuf levées : 60 et 30, pas de manche. Les 60 restent valables **jusqu’à la prochaine manche**.
lesson-four-deals-last-step = À la troisième donne, nous sommes vulnérables, et Nord réussit { BRIDGE("2C") }. Nous avons déjà 60. Combien inscrivons-nous en tout ?
lesson-four-deals-notes-vote =
    Un autre Chicago. Beaucoup ajoutent nos 40 aux 60 et votent pour la manche. Demandez ce qui s’est passé entre-temps : la manche d’Est-Ouest a remis les deux camps à zéro.
lesson-four-deals-end-of-four = Une **marque partielle à la dernière donne** rapporte 100 de plus. Puis on additionne tout.
lesson-four-deals-customs =
    Toutes les tables ne jouent pas de même. À certaines, le camp qui **ne distribue pas** est vulnérable à la deuxième et à la troisième donne ; à d’autres, chaque donne est marquée à part, et une marque partielle vaut 50. Mettez-vous d’accord avant de commencer.
lesson-four-deals-end =
    Quatre donnes, puis on peut changer de partenaires : à six, à la maison, personne n’attend longtemps.
