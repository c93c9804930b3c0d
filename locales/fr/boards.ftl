### Boards from PBN files: what was read, what was left out and why.

pbn-read = { $file } : { $boards ->
    [one] { $boards } donne lue
   *[other] { $boards } donnes lues
}, { $auctions } avec des annonces complètes, { $outcomes } avec un résultat.
pbn-unreadable = { $file } : le fichier ne peut pas être lu.

pbn-left-out-board = { $board ->
    [none] Cette donne est laissée de côté.
   *[other] La donne { $board } est laissée de côté.
}
pbn-left-out-condition = { $board ->
    [none] Cette donne est gardée.
   *[other] La donne { $board } est gardée.
}
pbn-left-out-auction = { $board ->
    [none] Cette donne est gardée sans ses annonces.
   *[other] La donne { $board } est gardée sans ses annonces.
}
pbn-left-out-outcome = { $board ->
    [none] Cette donne est gardée sans contrat ni résultat.
   *[other] La donne { $board } est gardée sans contrat ni résultat.
}
pbn-left-out-play = { $board ->
    [none] Cette donne est gardée sans le jeu de la carte.
   *[other] La donne { $board } est gardée sans le jeu de la carte.
}
pbn-left-out-line = Cette ligne est laissée de côté.

pbn-skipped-too-large = Le fichier dépasse 8 Mio, bien plus qu’il n’en faut pour un tournoi. Exportez un seul tournoi, ou divisez le fichier.
pbn-skipped-not-text = Ce n’est pas un texte PBN : il contient des caractères qu’aucun fichier PBN ne contient. Exportez de nouveau les donnes en PBN, ou enregistrez le fichier comme texte UTF-8.
pbn-skipped-too-many-boards = Le fichier contient plus de { $most } donnes. Le reste n’a pas été lu.
pbn-skipped-too-many-damaged = Le fichier contient plus de { $most } lignes endommagées. Les autres ne sont pas énumérées.
pbn-skipped-no-boards = Ce fichier ne contient aucune donne.
pbn-skipped-comment-open = Un commentaire entre accolades commence ici et ne finit jamais.
pbn-skipped-tag = Elle commence par un crochet, mais elle ne peut pas être lue.
pbn-skipped-no-deal = Les cartes manquent.
pbn-skipped-deal = « { $text } » n’est pas une donne de quatre mains.
pbn-skipped-hands-unknown = Certaines mains ne sont pas indiquées.
pbn-skipped-card-unknown = « { $text } » n’est pas une carte.
pbn-skipped-card-twice = Une carte est donnée deux fois : { $card }.
pbn-skipped-card-count = { $count ->
    [one] { $seat } a { $count } carte au lieu de 13.
   *[other] { $seat } a { $count } cartes au lieu de 13.
}
pbn-skipped-dealer = « { $text } » n’est pas une place. Le donneur est déduit des annonces ou du numéro de la donne.
pbn-skipped-vulnerability = « { $text } » n’est pas une vulnérabilité. Celle qui va avec le numéro de la donne est retenue.
pbn-skipped-auction-seat = « { $text } » n’est pas une place : on ne sait pas qui parle en premier.
pbn-skipped-other-dealer = Le donneur est { $dealer }, mais { $first } parle en premier.
pbn-skipped-call = La déclaration n° { $number }, « { $text } », n’est pas une déclaration.
pbn-skipped-irregular-call = La déclaration n° { $number } est marquée comme irrégulière.
pbn-skipped-illegal-call = La déclaration n° { $number }, { $call }, n’est pas permise à cet endroit. { $reason }
pbn-skipped-contract = « { $text } » n’est pas un contrat.
pbn-skipped-declarer = « { $text } » n’est pas une place : on ne sait pas qui était le déclarant.
pbn-skipped-declarer-swapped = Le déclarant et le mort avaient échangé leurs rôles.
pbn-skipped-result = « { $text } » n’est pas un nombre de levées de 0 à 13.
pbn-skipped-all-passed = Tout le monde a passé pendant les annonces, mais un contrat est indiqué.
pbn-skipped-other-contract = Les annonces aboutissent à { $contract } par { $seat }, mais un autre contrat est indiqué.
pbn-skipped-play-seat = « { $text } » n’est pas le joueur qui entame : on ne sait donc pas qui a joué quelle carte.
pbn-skipped-played-card = La carte n° { $number } du jeu, « { $text } », n’est pas une carte.
pbn-skipped-illegal-card = La carte n° { $number } du jeu, { $card }, ne peut pas être jouée à cet endroit. { $reason }
pbn-skipped-other-tricks = Dans le jeu, le déclarant a fait { $won } levées, mais un autre résultat est indiqué.

screen-boards-path = Travaillez sur vos propres donnes : le chemin d’un fichier PBN
screen-boards-choose = Travaillez sur vos propres donnes : choisissez un fichier PBN.
screen-boards-open = Ouvrir les donnes
screen-boards-drop = Vous pouvez aussi déposer le fichier sur cette fenêtre. Vos donnes servent jusqu’à la fermeture du programme.
screen-boards-drop-here = Vous pouvez aussi déposer le fichier sur cette page. Vos donnes servent jusqu’à la fermeture d’Arbitro.
screen-boards-close = Revenir aux donnes du programme
screen-boards-more = { $number ->
    [one] Et une autre remarque.
   *[other] Et { $number } autres remarques.
}
