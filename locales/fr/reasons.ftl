### The rules in a sentence. Each is shown with the number of its Law.

## Calls

reason-auction-over = Les annonces sont terminées : plus personne ne peut parler.
reason-same-bid = Une enchère doit être plus haute que la précédente. { $last } a déjà été dit.
reason-strain-too-low = { $bid } est trop bas : au même palier, { $last } est au-dessus. L’ordre est ♣ ♦ ♥ ♠, puis sans-atout.
reason-level-too-low = { $bid } est trop bas : c’est promettre moins de levées que { $last }.
reason-nothing-to-double = Personne n’a encore fait d’enchère : il n’y a rien à contrer.
reason-own-side-bid = La dernière enchère, { $last }, vient du joueur lui-même ou de son partenaire. On ne peut contrer qu’une enchère des adversaires.
reason-already-doubled = { $last } est déjà contré. On ne peut pas contrer de nouveau ; seul le camp qui a fait l’enchère peut surcontrer.
reason-double-of-redoubled = { $last } est déjà surcontré. Après un surcontre, on ne peut plus que passer ou faire une nouvelle enchère.
reason-nothing-to-redouble = Personne n’a encore fait d’enchère : il n’y a rien à surcontrer.
reason-not-doubled = Personne n’a contré { $last } : on ne peut donc pas surcontrer.
reason-own-side-double = { $last } est une enchère des adversaires ; le contre vient du joueur lui-même ou de son partenaire. Seul le camp qui a été contré peut surcontrer.
reason-already-redoubled = { $last } est déjà surcontré. On ne peut pas surcontrer de nouveau.
reason-higher-level = { $bid }, c’est promettre plus de levées que { $last }. C’est assez haut.
reason-higher-strain = { $bid } est au même palier que { $last }, mais au-dessus dans l’ordre. C’est assez haut.
reason-first-bid = Personne n’a encore fait d’enchère : toute enchère est assez haute.
reason-opponents-bid = La dernière enchère, { $last }, est celle des adversaires, et personne ne l’a contrée. Les passes intermédiaires n’y changent rien.
reason-own-bid-doubled = L’enchère { $last } vient du joueur lui-même ou de son partenaire, et un adversaire l’a contrée. Chacun des deux partenaires peut surcontrer.
reason-pass-always = Chacun peut toujours passer quand vient son tour.
reason-bids-from = Une enchère doit être plus haute que { $last } : à partir de { $lowest }, toutes sont permises.
reason-no-bid-left = { $last } est l’enchère la plus haute qui existe. Aucune enchère ne la dépasse.
reason-any-bid = Personne n’a encore fait d’enchère : toutes sont permises.

## Contract, declarer, dummy, leader

reason-passed-out = Quatre passes au début : la donne est passée. Les deux camps marquent 0, et l’on ne redistribue pas.
reason-last-bid-is-contract = Après une enchère, trois passes consécutifs terminent les annonces. La dernière enchère, { $bid }, est le contrat.
reason-double-cancelled-by-bid = Un contre ne vaut que jusqu’à l’enchère suivante : une nouvelle enchère l’a effacé.
reason-contract-doubled = Aucune enchère n’a suivi le contre : le contrat est donc contré.
reason-contract-redoubled = Aucune enchère n’a suivi le surcontre : le contrat est donc surcontré.
reason-declarer-first-to-name = Le contrat revient au camp { $side }. Dans ce camp, { $seat } a été le premier à nommer { $strain }, peu importe à quel palier : c’est le déclarant.
reason-opponents-named-it-first = { $seat } avait nommé { $strain } plus tôt, mais dans l’autre camp. Cela ne compte pas.
reason-dummy-is-partner = Le mort est le partenaire du déclarant : face à { $declarer } se trouve { $seat }.
reason-leader-left-of-declarer = Le joueur de la défense assis à gauche du déclarant entame. { $declarer } a { $seat } à sa gauche.

## The score. $premium, $points and $down are numbers.

reason-score-game = Les points de levée s’élèvent à { $points }. À partir de 100, c’est la manche : la prime est de { $premium } ({ $vulnerability }).
reason-score-part-score = Les points de levée s’élèvent à { $points }. En dessous de 100, c’est une marque partielle : la prime est de { $premium }.
reason-score-small-slam = Douze levées ont été demandées et faites : c’est un petit chelem, avec une prime qui s’ajoute à celle de manche.
reason-score-grand-slam = Les treize levées ont été demandées et faites : c’est un grand chelem, avec une prime qui s’ajoute à celle de manche.
reason-score-doubled = Le contre double les points de levée et ajoute 50 si le contrat est réussi.
reason-score-redoubled = Le surcontre multiplie les points de levée par quatre et ajoute 100 si le contrat est réussi.
reason-score-undertricks = { $vulnerability-key ->
    [vulnerable] Le contrat a chuté. Quand on est vulnérable, chaque levée de chute coûte 100.
   *[not-vulnerable] Le contrat a chuté. Quand on n’est pas vulnérable, chaque levée de chute coûte 50.
}
reason-score-undertricks-doubled = { $vulnerability-key ->
    [vulnerable] { $doubling-key ->
        [redoubled] Le contrat surcontré a chuté. Quand on est vulnérable, la première levée de chute coûte 400, chacune des suivantes 600.
       *[doubled] Le contrat contré a chuté. Quand on est vulnérable, la première levée de chute coûte 200, chacune des suivantes 300.
    }
   *[not-vulnerable] { $doubling-key ->
        [redoubled] Le contrat surcontré a chuté. Quand on n’est pas vulnérable, la première levée de chute coûte 200, la deuxième et la troisième 400 chacune, toutes les suivantes 600.
       *[doubled] Le contrat contré a chuté. Quand on n’est pas vulnérable, la première levée de chute coûte 100, la deuxième et la troisième 200 chacune, toutes les suivantes 300.
    }
}

## Which cards may be played

reason-card-not-held = { $card-The } n’est pas dans cette main.
reason-another-committed = Il faut jouer maintenant { $bound-the } : cette carte est déjà engagée.
reason-must-follow = La couleur attaquée est { $suit } : un joueur qui en a doit en fournir. Cela passe avant toute autre obligation.
reason-must-be-highest = Le déclarant exige la plus haute carte de la couleur attaquée.
reason-must-be-lowest = Le déclarant exige la plus basse carte de la couleur attaquée.
reason-suit-required = Le déclarant exige que l’on joue { $suit }.
reason-suit-forbidden = Le déclarant a interdit de jouer { $suit }.
reason-penalty-card-first = Une carte pénalisée { -major } doit être jouée à la première occasion légale, donc maintenant : { $majors }.
reason-another-designated = Parmi les cartes pénalisées, le déclarant a désigné { $designated-the }.
reason-minor-first = Tant que { $minor-the } reste sur la table comme carte pénalisée { -minor }, aucune autre petite carte de cette couleur ne peut être jouée. Un honneur, lui, peut l’être.
reason-declarer-designates = Plusieurs cartes pénalisées peuvent être jouées : c’est le déclarant qui désigne laquelle.
reason-penalty-card-stays = On ne peut pas jouer { $majors-the } dans cette levée : toute carte pénalisée qu’on ne peut pas jouer reste sur la table.
reason-minor-binds-its-suit-only = { $minor-The } est une carte pénalisée { -minor } : elle n’interdit que les autres petites cartes de sa couleur. Ici, rien n’est interdit.
reason-free-to-play = Ici, rien ne limite le choix.

## Exposed cards

reason-declarer-never = { $seat } joue dans le camp du déclarant. Le déclarant et le mort n’ont jamais de carte pénalisée : la carte est simplement reprise.
reason-played-in-turn = Ce joueur devra jouer { $cards-the } quand viendra son tour, mais la carte n’est pas pénalisée.
reason-faced-card-returns = Cette carte ({ $cards }) était déjà pénalisée ; elle reprend sa place, comme avant.
reason-partner-could-not-see = Le partenaire n’avait aucun moyen de voir { $cards-the } : la carte est reprise en main.
reason-lead-accepted = Le déclarant a accepté l’attaque : { $cards-the } est donc une carte jouée comme une autre.
reason-misinformed = L’erreur vient d’un adversaire : le joueur reprend { $cards-the } en main, sans autre conséquence.
reason-non-offender-withdraws = Un joueur qui reprend une carte parce qu’un adversaire a changé la sienne n’est pas en faute : { $cards-the } n’est pas une carte pénalisée.
reason-wrong-card-accepted = Le déclarant a accepté { $cards-the } : la carte est jouée, comme une autre, et la carte pénalisée reste sur la table.
reason-face-down = Une attaque posée face cachée n’a pas été vue. La carte est reprise en main.
reason-claim-disputed = Le partenaire s’est opposé aussitôt à la concession : le jeu continue, et les cartes montrées ne sont pas pénalisées.
reason-remark-on-trick = Une remarque sur la levée en cours n’est pas une revendication, et la carte montrée avec elle n’est pas pénalisée.
reason-director-excuses = L’arbitre a décidé que { $cards-the } n’est pas une carte pénalisée.
reason-normal-play = Une carte jouée à son tour n’est pas pénalisée.
reason-partner-passes-several = Au moins deux cartes ont été exposées pendant les annonces : le partenaire doit passer à son prochain tour.
reason-partner-passes-honour = Un honneur a été exposé pendant les annonces : le partenaire doit passer à son prochain tour.
reason-partner-passes-led = Quelqu’un a attaqué pendant les annonces : le partenaire doit passer à son prochain tour.
reason-partner-free-small-card = Une seule petite carte exposée pendant les annonces n’empêche pas le partenaire de parler.
reason-auction-card-returns = Ce camp joue le contrat : les cartes sont reprises en main.
reason-passed-out-nothing = La donne est passée : c’est sans conséquence.
reason-becomes-penalty-card = Hors du jeu normal, une carte qu’un joueur de la défense nomme, ou que son partenaire pouvait voir, devient une carte pénalisée et reste face visible.
reason-minor-small-accident = Cette carte ({ $cards }) est inférieure au dix, c’est la seule, et elle a été exposée par inadvertance : c’est une carte pénalisée { -minor }.
reason-major-deliberate = Cette carte ({ $cards }) n’a pas été exposée par inadvertance, mais jouée, montrée ou nommée exprès : c’est une carte pénalisée { -major }, si petite soit-elle.
reason-major-honour = { $cards-The } est un honneur (as, roi, dame, valet ou dix) : c’est toujours une carte pénalisée { -major }.
reason-major-second-card = Ce joueur de la défense a maintenant plus d’une carte pénalisée : toutes sont { -major }s.
reason-major-several-at-once = Plusieurs cartes ont été exposées à la fois : toutes sont des cartes pénalisées { -major }s.
