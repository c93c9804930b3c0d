### L’arbitrage : un problème de la table, et la décision ou la marque.

nav-desk = Arbitrage
screen-home-desk = Arbitrage
screen-home-desk-title = Et maintenant ?
screen-home-desk-text = décrivez un cas survenu à votre table : voici la décision ou la marque
key-name-desk = F3
key-name-tools = { $ctrl } 1 – 7
keys-desk = aller à l’arbitrage
keys-tools = ouvrir un outil de l’arbitrage

## Le bureau

desk-intro = Indiquez ce qui s’est passé à la table : la réponse vient aussitôt.
desk-tool-score = Marque
desk-tool-auction = Annonces
desk-tool-exposed = Cartes exposées
desk-tool-lead = Attaque hors tour
desk-tool-revoke = Renonce
desk-tool-traveller = Points de match
desk-tool-rubber = Robre
desk-clear = Recommencer
desk-practise = En faire un exercice
desk-copy = Copier le texte
desk-copied = Copié.
desk-print = Faire un PDF
desk-printed = Le PDF est ici : { $file }
desk-file = decision-arbitre
desk-unread = Une partie n’a pas pu être lue
desk-yes = Oui
desk-no = Non

## Champs à remplir

desk-field-result = Contrat et résultat
desk-field-calls = Déclarations
desk-field-cards = À qui est la carte, et laquelle
desk-field-before = Cartes pénalisées du même joueur déjà sur la table
desk-field-partners = Cartes pénalisées de l’autre joueur de la défense
desk-field-hand = Autres cartes de ce joueur
desk-field-partner-hand = Main du partenaire de ce joueur
desk-field-trick = Cartes déjà jouées dans cette levée
desk-field-scores = Marques de Nord-Sud, table par table
desk-hint-result = par exemple 4PX-1 O
desk-hint-calls = par exemple 1P passe 1C ; hors tour O:1C
desk-hint-cards = par exemple E 5C
desk-hint-more-cards = par exemple AP 4P 9C
desk-hint-scores = par exemple 420, -50, 4P= S, passe

## Commandes

desk-contract = Contrat
desk-level = Palier
desk-strain = Couleur ou sans-atout
desk-doubling = Contre et surcontre
desk-declarer = Déclarant
desk-result = Résultat
desk-vulnerable = Vulnérabilité
desk-dealer = Donneur
desk-next-call = Déclaration suivante
desk-undo = Retirer la dernière déclaration
desk-caller = Qui a fait la dernière déclaration ?
desk-call-why = Pourquoi a-t-elle été faite ?
desk-call-why-turn = hors tour, ou par changement d’avis
desk-call-why-slip = à la place d’une déclaration non intentionnelle
desk-cards-go = Où vont les cartes choisies
desk-target-cards = la carte vue
desk-target-before = les cartes déjà pénalisées
desk-target-partners = les cartes de l’autre joueur
desk-target-hand = la main du joueur
desk-target-partner-hand = la main du partenaire
desk-target-trick = dans la levée
desk-whose-card = À qui est la carte ?
desk-how = Que s’est-il passé ?
desk-led = Quelle est la couleur attaquée ?
desk-phase = Quand ?
desk-phase-auction = pendant les annonces
desk-phase-lead = avant que l’entame soit retournée
desk-phase-play = pendant le jeu
desk-kind-before = La carte qui était déjà là était
desk-kind-partners = La carte de l’autre joueur est
desk-kind-minor = { -minor }
desk-kind-major = { -major }
desk-due = Quelle carte pénalisée fallait-il jouer ?
desk-more-cards = Si vous connaissez d’autres cartes, vous saurez aussi lesquelles peuvent être jouées.
desk-who-led = Qui a attaqué ?
desk-lead-when = De quelle attaque s’agit-il ?
desk-lead-opening = l’entame
desk-lead-dummy-seen = l’entame, et le déclarant a pu voir une carte du mort
desk-lead-later = une attaque en cours de jeu
desk-lead-last = l’attaque de la dernière levée
desk-lead-due = Qui devait attaquer ?

## Une renonce

desk-who-revoked = Qui a fait la renonce ?
desk-since = Que s’est-il passé depuis ?
desk-since-nothing = encore rien
desk-since-played = la levée suivante a commencé
desk-since-named = une carte de la levée suivante a été nommée
desk-since-claimed = des levées ont été revendiquées ou concédées
desk-since-agreed = une revendication a été acceptée
desk-since-retracted = seulement une attaque, reprise ensuite
desk-since-by = Par quel camp ?
desk-who-won = Qui a gagné la levée de la renonce ?
desk-later-tricks = Levées gagnées ensuite par le camp fautif
desk-trick-number = Numéro de la levée
desk-revoke-faced = La carte non jouée était-elle visible sur la table ?
desk-revoke-again = Ce joueur avait-il déjà fait une renonce consommée dans cette couleur ?
desk-others = Et l’autre camp ?
desk-others-followed = a joué correctement
desk-others-same-trick = a fait une renonce à la même levée
desk-others-established = a aussi fait une renonce, à une autre levée
desk-noticed = Quand s’en est-on aperçu ?
desk-noticed-in-time = à temps
desk-noticed-next-deal = après une déclaration à la donne suivante
desk-noticed-round = après la fin du tour
desk-revoke-returned = Les quatre mains ont-elles toutes été remises dans l’étui ?

## Listes de résultats

desk-written = Déjà notés (appuyez pour retirer)
desk-take-away = Retirer la ligne { $number } : { $result }
desk-nobody-bid = Si personne n’a fait d’enchère
desk-passed-out = donne passée
desk-add = Noter
desk-scale = Chaque marque battue vaut
desk-scale-two = 2 points de match
desk-scale-one = 1 point de match
desk-honours = Honneurs dans une seule main
desk-honours-none = aucun
desk-honours-four = quatre honneurs d’atout
desk-honours-five = les cinq honneurs d’atout
desk-honours-aces = les quatre as
desk-honours-seat = Qui les avait ?
desk-rubber-end = Le robre
desk-rubber-goes-on = continue
desk-rubber-stops = est interrompu ici
desk-rubber-we = Nous sommes

## Ce que donne un cas. $seat est le joueur dont on parle, $cards les cartes vues, $number
## leur nombre.

desk-score-made = { $result } par { $seat }, { $vulnerability } : { $points } pour { $side }
desk-score-down = { $result } par { $seat }, { $vulnerability } : { $points } pour { $side }, en défense
desk-result-by = { $result } { $seat }
desk-auction-begins = { $seat } parle en premier
desk-auction-legal = Tout est régulier jusqu’ici : c’est à { $seat } de parler
desk-auction-passed-out = Donne passée : personne ne joue et personne ne marque
desk-auction-over = Les annonces sont terminées : { $seat } joue { $contract }, { $leader } entame, { $dummy } est le mort
desk-bid-too-low = L’enchère de { $seat } est insuffisante : { $call }
desk-double-cancelled = { $seat } n’a pas le droit de dire { $call } : la déclaration est annulée
desk-call-too-late = { $seat } a dit { $call } alors que les annonces étaient terminées
desk-call-changed = { $seat } a parlé deux fois : { $call } est un changement d’avis
desk-call-unintended = { $seat } n’a jamais voulu dire { $first } et veut dire { $call } à la place
desk-call-out-of-turn = { $seat } a dit { $call } alors que c’était à { $turn } de parler
desk-is-minor = { $seat } : { $cards-the } est une carte pénalisée { -minor }
desk-is-major = { $number ->
    [one] { $seat } : { $cards-the } est une carte pénalisée { -major }
   *[other] { $seat } : ces cartes sont des cartes pénalisées { -major }s : { $cards }
}
desk-is-none = { $number ->
    [one] { $seat } : { $cards-the } n’est pas une carte pénalisée
   *[other] { $seat } : ces cartes ne sont pas pénalisées : { $cards }
}
desk-turned-major = { $card-The }, déjà devant { $seat }, devient aussi une carte pénalisée { -major }.
desk-lead-ruled = { $seat } a attaqué avec { $card-the } à la place de { $due } ; { $declarer } est déclarant, et il n’y a rien à choisir
desk-lead-of-defender = { $seat } a attaqué avec { $card-the } à la place de { $due } : { $declarer }, déclarant, décide
desk-lead-of-declarer = Le camp de { $declarer } a attaqué avec { $card-the } de la main de { $seat } à la place de { $due } : la défense décide
desk-revoke-open = La renonce de { $seat } n’est pas consommée : elle doit être corrigée ; aucune levée ne va à { $side }
desk-revoke-corrected-late = La renonce de { $seat } doit être corrigée quand même ; aucune levée ne va à { $side }
desk-revoke-free = La renonce de { $seat } est consommée, mais aucune levée ne va à { $side }
desk-revoke-costs = { $number ->
    [one] La renonce de { $seat } est consommée : une levée va à { $side }
   *[other] La renonce de { $seat } est consommée : { $number } levées vont à { $side }
}
desk-traveller-top = { $number ->
    [one] Une seule table : il n’y a encore rien à comparer, le top est de { $top }
   *[other] { $number } tables : la meilleure marque vaut { $top } points de match
}
desk-grid-traveller = Les marques de la donne avec leurs points de match
desk-grid-table = Ligne
desk-grid-result = Résultat
desk-grid-score = Marque N-S
desk-grid-ns = N-S
desk-grid-ew = E-O
desk-rubber-over = Le robre est terminé : { $side } gagne avec { $points } d’avance
desk-rubber-broken-off = Le robre est interrompu : { $side } mène de { $points }
desk-rubber-so-far = Pour l’instant, { $side } mène de { $points }
desk-rubber-even = Les deux camps sont à égalité
desk-rubber-deal = Donne { $number } : { $result } { $seat }
desk-rubber-total = { $side } : { $total } en tout, dont { $below } sous la ligne.

## Qui choisit, et quoi

desk-nobody-chooses = Il n’y a rien à choisir
desk-choose-again = Appuyez de nouveau pour changer de choix
desk-player-chooses = { $seat } choisit :
desk-side-chooses = { $side } choisit (le premier des deux qui parle) :
desk-side-chooses-on-lead = { $side } choisit ; en cas de désaccord, celui qui joue aussitôt après l’attaque décide :
desk-accepts-bid = { $seat } accepte l’enchère
desk-refuses-bid = { $seat } ne l’accepte pas
desk-replaces = Que dit { $seat } pour la remplacer ?
desk-replace-lowest = { $call }, l’enchère suffisante la plus basse qui montre la même dénomination
desk-replace-comparable = une déclaration que l’arbitre juge comparable : de sens voisin, plus précise ou de même but
desk-replace-other = une autre enchère suffisante, ou passe
desk-replace-double = contre ou surcontre
desk-replace-insufficient = de nouveau une enchère insuffisante
desk-what-was-done = Que fait-on maintenant ?
desk-call-accepted = { $seat } accepte la déclaration
desk-call-over = { $seat }, dont c’était le tour, parle comme si de rien n’était
desk-call-cancelled = La déclaration n’est pas acceptée
desk-call-in-rotation = Elle vaut comme si elle avait été faite à son tour
desk-change-accepted = { $seat } accepte la seconde déclaration
desk-change-refused = { $seat } n’accepte pas la seconde déclaration
desk-own-turn = Que dit { $seat } quand vient son tour ?
desk-own-turn-repeats = { $seat } a passé : c’est encore la même déclaration, { $call }
desk-own-turn-other = n’importe quelle autre déclaration
desk-play-highest = { $seat } doit jouer sa plus haute carte dans la couleur attaquée
desk-play-lowest = { $seat } doit jouer sa plus basse carte dans la couleur attaquée
desk-play-suit = { $seat } doit jouer { $suit }
desk-play-no-suit = { $seat } ne peut pas jouer { $suit }
desk-accept-lead = L’attaque est acceptée
desk-refuse-lead = L’attaque est refusée
desk-refuse-forbid = L’attaque est refusée, et il est interdit à { $seat } d’attaquer à : { $suits }
desk-what-next = Que se passe-t-il ensuite ?
desk-step-partner-leads = C’est à { $seat } d’attaquer
desk-step-owner-turn = C’est le tour de { $seat } : que peut-on jouer ?
desk-step-played = { $seat } joue { $card-the }
desk-who-wins = { $seat } attaque. Et ensuite ?
desk-step-keeps-lead = { $seat } gagne la levée et attaque de nouveau
desk-step-loses-lead = Un autre joueur gagne la levée
desk-card-is-gone = La carte pénalisée ({ $card }) a été jouée et n’oblige plus personne.
desk-nothing-binds = Il n’y a plus rien devant { $seat } : le jeu continue comme d’habitude.
desk-leads-freely = { $seat } attaque librement : cette fois, le déclarant n’a rien à choisir.
desk-may-lead = { $seat } peut attaquer avec : { $cards }
desk-may-play = { $seat } peut jouer : { $cards }
desk-hand-unknown = On ne connaît que les cartes de { $seat } sur la table ; indiquez les autres cartes de sa main pour voir tout ce qui peut être joué.

## Règles

reason-desk-only-defenders = Seul un joueur de la défense peut avoir une carte pénalisée, jamais le déclarant ni le mort.
reason-desk-bound-card = { $card-The } reste visible : il faut jouer cette carte quand vient le tour de ce joueur. Ce n’est pas une carte pénalisée.
reason-desk-minor-binds = Tant que { $card-the } est sur la table, { $seat } doit jouer cette carte avant toute autre petite carte de sa couleur. Un honneur est permis, comme toute carte d’une autre couleur.
reason-desk-minor-frees-partner = { $seat }, le partenaire, attaque librement : avec une carte pénalisée { -minor }, le déclarant n’a rien à choisir.
reason-desk-major-binds = { $seat } doit jouer une carte pénalisée { -major } à la première occasion légale : en attaquant, en fournissant, en défaussant ou en coupant. Fournir la couleur passe avant tout.
reason-desk-major-binds-partner = Chaque fois que c’est à { $seat } d’attaquer et que la carte est encore là, le déclarant choisit d’abord : exiger la couleur, l’interdire ou ne rien imposer.
reason-desk-restriction-ends = { $seat } n’a plus la main : l’interdiction d’attaquer dans une couleur s’arrête là.
reason-desk-ban-goes-on = L’interdiction tient toujours, puisque { $seat } a gardé la main : { $suits }.

## Ce qui ne va pas dans un cas

desk-fault-no-card = Indiquez une carte : choisissez-la, ou écrivez-la
desk-fault-twice = { $card-The } est à deux endroits
desk-fault-too-many-cards = { $number } cartes, c’est trop ici
desk-fault-earlier-call = La déclaration numéro { $number }, { $call }, n’était déjà pas permise : celle qui est en cause doit être la dernière
desk-fault-call-not-ruled = Il n’y a pas de décision ici pour cette déclaration
desk-fault-wrong-time = Cela ne peut pas arriver à ce moment
desk-fault-one-card-only = De cette façon, on ne joue qu’une carte à la fois
desk-fault-due-unknown = Ajoutez la carte pénalisée qu’il fallait jouer à celles de la table, et dites laquelle c’était
desk-fault-penalty-of-declarer = Le déclarant et le mort n’ont pas de cartes pénalisées
desk-fault-in-turn = C’était bien à { $seat } d’attaquer : tout est régulier
desk-fault-opening-leader = L’entame revient à { $seat }
desk-fault-too-many-tricks = { $number ->
    [one] Après cette levée, il n’en reste qu’une
   *[other] Après cette levée, il n’en reste que { $number }
}
desk-fault-trick-number = Une renonce n’est possible qu’aux levées 1 à 12
desk-fault-round-ended = Après la fin du tour, on ne corrige plus rien : dites ce qui s’est passé depuis
desk-fault-no-scores = Indiquez les marques des tables
desk-fault-no-deals = Indiquez la première donne, et notez-la
desk-fault-rubber-over = Le robre était terminé avant la donne { $number }
desk-fault-honours = Ces honneurs ne sont pas possibles avec { $bid }

## Comment la carte a été vue, en mots simples

desk-how-dropped = elle est tombée de la main par inadvertance, et le partenaire pouvait la voir
desk-how-shown = elle a été montrée exprès au partenaire, sans être jouée
desk-how-named = elle a été nommée : « J’ai encore … »
desk-how-one_of_several = plusieurs cartes sont sorties ensemble, et on voulait en jouer une autre
desk-how-unseen_with_another = deux sont sorties ensemble, mais on ne pouvait pas voir celle-ci
desk-how-seen_by_opponent_only = elle est tombée de telle façon que seul un adversaire l’a vue
desk-how-led_out_of_turn_refused = attaque hors tour, et le déclarant a refusé
desk-how-led_out_of_turn_accepted = attaque hors tour, et le déclarant a accepté
desk-how-misinformed_by_opponent = un adversaire avait dit par erreur que c’était à ce joueur d’attaquer
desk-how-before_partner = jouée avant le partenaire, dont c’était le tour
desk-how-declarer_had_played_both = jouée avant le partenaire, mais le déclarant avait joué de ses deux mains
desk-how-at_rho_turn_legal = jouée au tour du joueur de droite, et permise à cette levée
desk-how-at_rho_turn_illegal = jouée au tour du joueur de droite, et non permise à cette levée
desk-how-before_required_lead = le déclarant devait reprendre une attaque, et elle a été jouée avant la bonne
desk-how-before_election = attaque faite avant le choix du déclarant sur la carte pénalisée du partenaire
desk-how-fifth_card_deliberate = une seconde carte à la même levée, posée pour remplacer la première
desk-how-fifth_card_accident = une seconde carte à la même levée, tombée par inadvertance
desk-how-revoke_corrected = carte d’une renonce, reprise à temps
desk-how-withdrawn_by_non_offender = reprise parce qu’un adversaire a changé de carte
desk-how-withdrawn_by_offender = reprise après qu’un adversaire a changé de carte à cause d’une renonce de ce camp
desk-how-both_revoked = aucun des deux camps n’avait fourni la couleur à cette levée, et tous deux ont corrigé
desk-how-led_prematurely = attaque faite avant la fin des annonces
desk-how-instead_of_penalty_card_refused = jouée à la place d’une carte pénalisée, et le déclarant la refuse
desk-how-instead_of_penalty_card_accepted = jouée à la place d’une carte pénalisée, et le déclarant l’accepte
desk-how-restored_and_seen = reprise en main après que le partenaire l’a vue
desk-how-face_down = entame face cachée, reprise sur ordre de l’arbitre
desk-how-claim_disputed = montrée en concédant des levées, et le partenaire s’y est opposé aussitôt
desk-how-remark_on_trick = montrée avec une remarque sur la levée en cours
desk-how-excused = l’arbitre décide que ce n’est pas la faute du joueur
desk-how-normal_play = jouée à son tour, comme il faut
