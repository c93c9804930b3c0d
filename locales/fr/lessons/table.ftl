### Chapter: at the table. Seats, boards, one's thirteen cards, suits and honours.

chapter-table-title = Autour de la table

## The four seats

lesson-the-four-seats-title = Les quatre places
lesson-the-four-seats-goal =
    Après cette leçon, vous saurez trouver à n’importe quelle table votre place, votre partenaire et vos adversaires.
    
    Premier soir au club. À l’accueil, on vous dit : « Table 3, en Est. » Où vous asseoir ? Qui joue avec vous, et qui joue contre vous ?
lesson-the-four-seats-notes-names =
    Faites asseoir quatre élèves à une table et demandez à chacun le nom de sa place. Il y a toujours quelqu’un pour chercher le vrai nord : une phrase suffit. Une minute.
lesson-the-four-seats-names =
    Le bridge se joue à **quatre**. Les places portent le nom des points cardinaux : **Nord, Est, Sud, Ouest**. Ce ne sont que des noms. Peu importe où se trouve le vrai nord.
lesson-the-four-seats-sides =
    La personne assise en face de vous est votre **partenaire**. Nord joue avec Sud, Est avec Ouest : ce sont les deux **camps**, Nord-Sud et Est-Ouest. Votre partenaire et vous formez une **paire**. Les deux autres sont vos adversaires.
lesson-the-four-seats-picture =
    Voici une donne, c’est-à-dire les cartes telles qu’elles ont été distribuées, vue d’en haut. Sud est en bas, avec Nord, son partenaire, en face. Les adversaires sont de chaque côté : Ouest à gauche, Est à droite. À la table, bien sûr, vous ne voyez que vos cartes.
lesson-the-four-seats-partner =
    Ouest s’est assis et regarde droit devant lui, de l’autre côté de la table. Qui est là ?
lesson-the-four-seats-left =
    Au bridge, on parle et on joue **dans le sens des aiguilles d’une montre**, toujours vers la gauche. C’est ainsi, d’ordinaire, qu’on distribue aussi. Après vous vient votre **adversaire de gauche** ; avant vous, votre **adversaire de droite**.
lesson-the-four-seats-left-hand =
    Vous êtes en Sud, en bas de l’image, avec Nord en face. Avancez d’une place dans le sens des aiguilles d’une montre, comme l’aiguille qui va de six heures à neuf heures.
lesson-the-four-seats-round =
    Suivez le tour. Ouest pose la première carte, puis c’est à Nord, à Est et enfin à Sud. Chacun est assis à gauche du joueur précédent. Laissez de côté le mot « sans-atout » pour l’instant.
lesson-the-four-seats-right-hand =
    À vous. Vous êtes encore en Sud, mais on cherche cette fois le joueur qui vient **avant** vous : reculez d’une place.
lesson-the-four-seats-call =
    Avant de jouer les cartes, on parle : ce sont les **annonces**. Chacun, à son tour, fait une **déclaration**. Le donneur commence ; la prochaine leçon vous dira qui c’est.
    
    Et après lui, à qui est-ce ? Vous le savez déjà.
lesson-the-four-seats-notes-vote =
    Les joueurs de tarot tournent dans l’autre sens et votent volontiers Nord. D’autres votent Ouest, le partenaire d’Est. Avant de montrer la réponse, faites parler quatre élèves autour d’une table, l’un après l’autre.
lesson-the-four-seats-director =
    Une carte de trop, une erreur de place, un doute ? Inutile de discuter : on appelle l’**arbitre**. Il connaît les règles et remet les choses en ordre. L’appeler, ce n’est accuser personne.
lesson-the-four-seats-end =
    Le partenaire en face, les adversaires de chaque côté, et toujours vers la gauche : pour prendre place, cela suffit. Voyons maintenant le boîtier posé au milieu de la table.

## The board

lesson-the-board-title = L’étui
lesson-the-board-goal =
    Bientôt, vous saurez lire un étui : qui parle en premier, qui est vulnérable.
    
    Au milieu de la table se trouve un boîtier plat à quatre poches : l’**étui**. Il transporte les cartes d’une donne de table en table. Ainsi, tout le monde joue avec les mêmes cartes.
lesson-the-board-notes-picture =
    Faites circuler un véritable étui : de quel côté est Nord ? Qui est le donneur ? Qui est vulnérable ? Deux minutes avec l’objet en main valent mieux que n’importe quel tableau.
lesson-the-board-picture =
    Voici l’étui 2. Sur chaque étui, on lit trois choses : son numéro, qui est le **donneur** et qui est **vulnérable**. Une marque indique le côté de Nord.
lesson-the-board-dealer =
    Le **donneur** n’a qu’un privilège : il parle le premier. La première fois que l’étui est joué, c’est d’ordinaire lui qui distribue.
    
    Ne le confondez pas avec le déclarant, celui qui jouera la donne : ce sont les annonces qui désigneront le déclarant.
lesson-the-board-vulnerable =
    Un camp **vulnérable** joue plus gros : il gagne davantage si tout va bien, il perd davantage si cela tourne mal. Sur l’étui, c’est le plus souvent marqué en rouge ; un camp non vulnérable, en vert. La façon de jouer reste la même.
lesson-the-board-second =
    Il suffit de lire l’étui : le donneur y est indiqué, et les poches rouges sont celles du camp vulnérable. D’abord le donneur, ensuite la vulnérabilité.
lesson-the-board-series =
    Une note **pour les arbitres :** c’est le numéro qui décide. Le donneur tourne dans le sens des aiguilles d’une montre, à partir de Nord sur l’étui 1. Sur les étuis 1 à 4, sont vulnérables : personne, Nord-Sud, Est-Ouest, tous ; à l’étui 5, la série repart **un cran plus loin**. Après seize étuis, tout recommence.
    
    Rien à apprendre : c’est écrit dessus.
lesson-the-board-sixth =
    Un article affirme que, sur l’étui 6, Sud parle le premier et que personne n’est vulnérable. Est-ce possible ? Regardez l’étui.
lesson-the-board-eighth =
    À vous : l’étui 8 arrive à votre table. Le donneur est vite trouvé. Et que disent les couleurs des poches ?
lesson-the-board-notes-vote =
    On demande d’abord le donneur. Certains votent Nord, par habitude, d’autres Ouest, assis à la gauche du donneur. Vient ensuite la vulnérabilité : on croit parfois que c’est le camp du donneur qui est vulnérable. Faites montrer la réponse sur l’étui avant le vote.
lesson-the-board-north =
    L’étui reste **au milieu de la table**, tourné du bon côté, jusqu’à la fin de la donne. En règle générale, c’est **Nord** qui en est responsable : il le pose, y veille et le fait passer à la table que l’arbitre indique (Loi 8). Les autres peuvent l’aider.
lesson-the-board-end =
    Quand un étui arrive à votre table, regardez-le avant de toucher aux cartes : numéro, donneur, vulnérabilité. Trois secondes suffisent.

## Thirteen cards

lesson-thirteen-cards-title = Treize cartes
lesson-thirteen-cards-goal =
    Ici, vous apprenez à prendre soin de vos treize cartes, du début à la fin.
    
    L’étui 3 est sur la table et vous êtes en Sud. La poche marquée Sud contient vos cartes, faces cachées. Il y a une chose à faire avant de les regarder, et une autre quand le jeu est terminé.
lesson-thirteen-cards-notes-count =
    Faites-les vraiment compter, faces cachées. S’il manque une carte et que personne n’a regardé, l’arbitre y remédie bien plus facilement. Deux minutes.
lesson-thirteen-cards-count =
    Prenez les cartes dans la poche qui porte le nom de votre place et **comptez-les faces cachées**, avant de les regarder. Il doit y en avoir treize. Plus, ou moins ? Appelez aussitôt l’arbitre (Loi 7). Personne n’a encore rien vu : c’est vite réparé.
lesson-thirteen-cards-twelve =
    Vous êtes en Sud. Vous comptez vos cartes faces cachées : il n’y en a que 12. Est-ce à vous de chercher celle qui manque ?
lesson-thirteen-cards-deal =
    Un jeu compte 52 cartes, treize par joueur. La première fois que l’étui est joué, on les **mélange** et on les distribue faces cachées, **une par une**, d’ordinaire dans le sens des aiguilles d’une montre. En tournoi, l’arbitre dit qui s’en charge ; c’est le plus souvent le donneur.
lesson-thirteen-cards-sort =
    Maintenant, regardez vos cartes et rangez-les par **couleur** (pique ♠, cœur ♥, carreau ♦, trèfle ♣), chacune de la plus haute à la plus basse. Beaucoup alternent rouge et noir : l’œil s’y retrouve mieux. C’est un conseil, pas une règle.
lesson-thirteen-cards-fan =
    Regardez la main de Sud, en bas : sept trèfles, trois piques, deux carreaux et un seul cœur.
    
    Autre conseil : ne placez pas votre couleur la plus courte au bord de l’éventail. Un adversaire qui voit d’où vous tirez une carte pourrait en deviner beaucoup.
lesson-thirteen-cards-hearts =
    À quoi sert de ranger ? On doit fournir la couleur jouée en premier, tant qu’on en a. Ouest a joué cœur, Nord aussi : Est trouve ses cœurs d’un coup d’œil. (Le déclarant et le mort, nommés sur l’image, viendront au prochain chapitre.)
lesson-thirteen-cards-diamonds =
    Un peu plus tard, Est joue carreau, Sud aussi. C’est à Ouest, qui a encore douze cartes. Cherchez les carreaux dans la main rangée : ils sont côte à côte.
lesson-thirteen-cards-hold =
    Tenez vos cartes **près de vous et bien droites**, pour que personne ne puisse les voir, même de côté. Et si vous voyez celles de votre voisin, détournez les yeux et dites-le-lui gentiment.
lesson-thirteen-cards-notes-vote =
    Beaucoup votent pour chercher ensemble la carte de trop : cela paraît plus aimable. Mais celui qui cherche voit les cartes des autres, et la donne devient difficile à sauver. L’arbitre est là pour cela, et l’appeler, ce n’est accuser personne.
lesson-thirteen-cards-back =
    Pendant le jeu, on ne ramasse pas les cartes en tas : chacun garde devant soi celles qu’il a jouées. À la fin, **mélangez vos treize cartes** et remettez-les dans votre poche de l’étui, faces cachées. Ainsi, à la table suivante, personne ne peut deviner comment elles ont été jouées.
lesson-thirteen-cards-yours =
    Les cartes des autres, **on n’y touche pas**, même quand le jeu est terminé. Vous voulez revoir une main déjà remise dans l’étui ? Il faut la présence d’un joueur de chaque camp, ou celle de l’arbitre (Loi 7).
lesson-thirteen-cards-end =
    Compter, ranger, tenir près de soi, mélanger, remettre : au bout de deux soirées, les mains le font toutes seules.

## Suits and honours

lesson-suits-and-honours-title = Couleurs et honneurs
lesson-suits-and-honours-goal =
    À la fin, vous saurez quelle carte est la plus haute, quelle couleur passe avant l’autre et ce qu’est un honneur.
    
    Vous tenez treize cartes bien rangées. Qu’est-ce qui vaut le plus, un dix ou un valet ? Et quelle couleur passe avant l’autre ? Il y a deux ordres à connaître, et ils sont vite appris.
lesson-suits-and-honours-ranks =
    Dans chaque couleur, la carte la plus haute est l’**as**. Viennent ensuite roi, dame, valet, 10, 9 et ainsi de suite jusqu’au 2. Si vous jouez à la belote, attention : ici, le dix passe après le valet.
lesson-suits-and-honours-queen =
    Quatre piques sont sur la table : Ouest a joué le { BRIDGE("S4") }, Nord le { BRIDGE("S8") }, Est le { BRIDGE("ST") }, Sud la { BRIDGE("SQ") }. Ces quatre cartes forment une **levée** (on dit aussi un pli). Ici, la plus haute la gagne : comparez le dix et la dame.
lesson-suits-and-honours-notes-order =
    Beaucoup placent d’instinct cœur au-dessus de pique. Faites réciter l’ordre tous ensemble : trèfle, carreau, cœur, pique, sans-atout. Une minute.
lesson-suits-and-honours-order =
    Avant le jeu, pendant les annonces, l’ordre des **couleurs** compte aussi. De la plus basse à la plus haute :
    
    ♣ – ♦ – ♥ – ♠ – **sans-atout**
    
    Sans-atout veut dire qu’aucune couleur ne l’emporte sur les autres. Ce n’est pas une couleur, mais il est au-dessus des quatre.
lesson-suits-and-honours-majors =
    Deux mots que vous entendrez souvent : ♥ et ♠ sont les **couleurs majeures**, ♣ et ♦ les **couleurs mineures**.
    
    Pendant les annonces, on dit un nombre et une couleur, ou sans-atout. À nombre égal, c’est l’ordre qui décide.
lesson-suits-and-honours-spades =
    Nord dit { BRIDGE("2H") }. Est, qui parle après lui, voudrait dire { BRIDGE("2S") }. Le nombre est le même ; regardez donc l’ordre : pique est au-dessus de cœur.
lesson-suits-and-honours-notrump =
    Cette fois, Nord dit { BRIDGE("2S") }. Pique est la couleur la plus haute. Est voudrait dire { BRIDGE("2NT") }, encore le même nombre. Y a-t-il quelque chose au-dessus de pique ?
lesson-suits-and-honours-notes-vote =
    Passe et contre sont dans les quatre réponses : ils n’ont pas de rang, on ne compare que les enchères. Beaucoup partent de { BRIDGE("2C") }, parce qu’ils placent les piques tout en haut. Faites redire l’ordre : qu’y a-t-il au-dessus des piques ?
lesson-suits-and-honours-honours =
    Les cartes hautes d’une couleur s’appellent les **honneurs**, les autres sont de petites cartes. L’as, le roi, la dame et le valet sont des honneurs : tout le monde est d’accord. Et le dix ? Deux articles se contredisent.
lesson-suits-and-honours-notes-ten =
    La plupart disent quatre honneurs, car le dix n’est pas une figure. Le chapitre des cartes pénalisées explique la différence entre le dix et le neuf.
lesson-suits-and-honours-ten =
    Il y a donc **cinq honneurs** par couleur : as, roi, dame, valet et dix. Le chapitre des cartes pénalisées dit pourquoi cela compte : si un joueur de la défense laisse tomber le { BRIDGE("HT") }, c’est plus grave que s’il laisse tomber le { BRIDGE("H9") }.
lesson-suits-and-honours-end =
    Deux ordres et une liste : de l’as au deux, de trèfle à sans-atout, et cinq honneurs. On peut maintenant jouer les cartes.
