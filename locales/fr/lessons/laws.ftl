### Lesson: my first penalty card.

chapter-laws-title = En cas d’incident

lesson-first-penalty-card-title = Ma première carte pénalisée
lesson-first-penalty-card-intro =
    Sud est le déclarant. Vous êtes **joueur de la défense**, donc son adversaire. Pendant que vous rangez vos cartes, l’une d’elles vous échappe et tombe sur la table, face visible. Cela arrive à tout le monde. Appelez l’arbitre et restez calme : cette leçon vous raconte la suite.
lesson-first-penalty-card-what =
    Quand un **joueur de la défense** laisse voir une carte hors du jeu normal, et que son partenaire pouvait la voir, elle devient une **carte pénalisée**. Elle reste sur la table, face visible. Que le partenaire l’ait vraiment regardée ou non n’y change rien.
lesson-first-penalty-card-minor =
    Il y en a deux sortes. Une carte pénalisée n’est **{ -minor }** que si tout ceci est vrai :
    
    – elle est **au-dessous du dix**,
    – elle a été exposée **par inadvertance**,
    – c’est la **seule** carte pénalisée de ce joueur.
lesson-first-penalty-card-major =
    Toutes les autres sont **{ -major }s** : un honneur (as, roi, dame, valet **ou dix**), une carte jouée ou montrée exprès, ou plusieurs cartes.
lesson-first-penalty-card-example =
    Un premier exemple. Est laisse tomber { BRIDGE("H9") } : une petite carte, par inadvertance, et seule. Elle est { -minor }. Si Est laisse tomber { BRIDGE("HT") }, la carte est { -major }, car le dix est un honneur.
lesson-first-penalty-card-declarer =
    Seuls les joueurs de la défense peuvent avoir une carte pénalisée. Si le **déclarant** laisse tomber une carte, il la reprend simplement en main : personne ne pourrait en profiter, sauf ses adversaires.
lesson-first-penalty-card-play-major =
    Une carte pénalisée **{ -major }** doit être jouée à la **première occasion légale** : en fournissant à la couleur, en défaussant (une autre couleur), en coupant (avec un atout) ou en attaquant.
    
    Mais la couleur demandée passe d’abord : qui peut fournir doit le faire, même si la carte pénalisée reste alors sur la table.
lesson-first-penalty-card-play-minor =
    Avec une carte pénalisée **{ -minor }**, la règle est bien plus douce. La carte passe seulement avant les **autres petites cartes de sa couleur**. On peut jouer à sa place un honneur de cette couleur, et toutes les autres couleurs restent libres.
lesson-first-penalty-card-two =
    Attention : une deuxième carte change tout. Dès qu’un joueur de la défense a deux cartes pénalisées, **toutes deux sont { -major }s**, la première aussi. Si l’une et l’autre peuvent être jouées, c’est le **déclarant** qui désigne laquelle.
lesson-first-penalty-card-partner =
    Une carte pénalisée { -major } touche aussi le **partenaire** du joueur. Quand c’est à ce partenaire d’attaquer, le déclarant peut exiger la couleur de la carte, l’interdire, ou ne rien demander. L’arbitre l’explique à la table ; une autre leçon y reviendra.
lesson-first-penalty-card-practise =
    Voici de nouvelles situations : d’abord la sorte de carte, puis les cartes qu’on peut jouer.
lesson-first-penalty-card-close =
    Vous savez maintenant distinguer une carte pénalisée { -minor } d’une { -major }, et dire ce que le joueur peut jouer. La prochaine carte qui vous échappera ne sera donc pas un drame.
