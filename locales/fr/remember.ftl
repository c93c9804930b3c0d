### Ce qu’il faut retenir, une règle par savoir-faire, après « À retenir : »

remember-sufficient-bid = une enchère doit dépasser la dernière : palier supérieur, ou même palier dans une dénomination supérieure.
remember-double-legal = on contre la dernière enchère des adversaires, jamais celle du partenaire, et seulement si elle n’est pas déjà contrée.
remember-redouble-legal = on ne surcontre que le contre des adversaires sur une enchère de son propre camp.
remember-auction-ends = trois passes après une enchère terminent les annonces ; sans aucune enchère, il en faut quatre.
remember-final-contract = la dernière enchère est le contrat, avec le contre ou le surcontre qui la suit.
remember-declarer = le déclarant est celui qui, dans son camp, a nommé le premier la dénomination du contrat.
remember-declarer-same-strain-both-sides = regardez seulement le camp qui a remporté les annonces : ce que les adversaires ont nommé ne compte pas.
remember-opening-leader = le joueur à gauche du déclarant entame ; le partenaire du déclarant est le mort.
remember-trick-points-suit = chaque levée demandée et faite vaut 20 à trèfle ou à carreau, 30 à cœur ou à pique.
remember-trick-points-notrump = à sans-atout, la première levée vaut 40, chacune des suivantes 30.
remember-game-bonus = si les levées demandées valent 100 points ou plus, c’est la manche : prime de 300, ou de 500 si vulnérable. Sinon, c’est une marque partielle : prime de 50.
remember-slam-bonus = un chelem a sa propre prime, en plus de la manche : petit 500 ou 750, grand 1 000 ou 1 500.
remember-overtricks = les levées supplémentaires ne comptent jamais pour la manche ; non contrées, elles valent autant que les autres levées.
remember-doubled-contract = le contre multiplie par deux les points de levée, le surcontre par quatre ; voyez ensuite si c’est devenu une manche.
remember-undertricks = sans contre, chaque levée de chute coûte 50, ou 100 si le déclarant est vulnérable.
remember-doubled-undertricks-not-vulnerable = contré, non vulnérable : 100, puis 200 et 200, puis 300 chacune.
remember-doubled-undertricks-vulnerable = contré, vulnérable : 200 la première, 300 chacune des suivantes.
remember-penalty-card-kind = une carte pénalisée est { -minor } si elle est seule, inférieure au dix et exposée par inadvertance ; sinon, elle est { -major }.
remember-penalty-card-kind-none = une carte montrée ne devient pas toujours pénalisée : il faut que le partenaire ait pu la voir, et qu’elle ne soit ni jouée selon les règles ni reprise à bon droit.
remember-penalty-card-kind-returns = une carte pénalisée qui a servi à une renonce reprend sa place, secondaire ou principale comme avant.
remember-penalty-card-kind-declarer = seul un joueur de la défense peut avoir une carte pénalisée.
remember-major-penalty-card-play = une carte pénalisée { -major } se joue à la première occasion légale.
remember-minor-penalty-card-play = une carte pénalisée { -minor } n’interdit que les autres petites cartes de sa couleur : on peut jouer un honneur à sa place.
