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
desk-bid-too-low = { $seat } a fait une enchère insuffisante : { $call }
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
desk-lead-ruled = { $seat } a attaqué avec { $card-the } alors que c’était à { $due } ; { $declarer } est déclarant, et il n’y a rien à choisir
desk-lead-of-defender = { $seat } a attaqué avec { $card-the } alors que c’était à { $due } : { $declarer }, déclarant, décide
desk-lead-of-declarer = Attaque avec { $card-the } par { $seat } alors que c’était à { $due } ; { $declarer } est déclarant : la défense décide
desk-revoke-open = { $seat } a fait une renonce, qui n’est pas consommée : elle doit être corrigée ; aucune levée ne va à { $side }
desk-revoke-corrected-late = { $seat } doit quand même corriger sa renonce ; aucune levée ne va à { $side }
desk-revoke-free = { $seat } a une renonce consommée, mais aucune levée ne va à { $side }
desk-revoke-costs = { $number ->
    [one] { $seat } a une renonce consommée : une levée va à { $side }
   *[other] { $seat } a une renonce consommée : { $number } levées vont à { $side }
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
desk-step-owner-turn = C’est à { $seat } de jouer : quelles cartes sont permises ?
desk-step-played = { $seat } joue { $card-the }
desk-who-wins = { $seat } attaque. Et ensuite ?
desk-step-keeps-lead = { $seat } gagne la levée et attaque de nouveau
desk-step-loses-lead = Un autre joueur gagne la levée
desk-card-is-gone = La carte pénalisée ({ $card }) a été jouée et n’oblige plus personne.
desk-nothing-binds = Il n’y a plus rien devant { $seat } : le jeu continue comme d’habitude.
desk-leads-freely = { $seat } attaque librement : cette fois, le déclarant n’a rien à choisir.
desk-may-lead = { $seat } peut attaquer avec : { $cards }
desk-may-play = { $seat } peut jouer : { $cards }
desk-hand-unknown = Chez { $seat }, on ne connaît que les cartes sur la table ; indiquez les autres cartes de sa main pour voir tout ce qui peut être joué.

## Règles

reason-desk-only-defenders = Seul un joueur de la défense peut avoir une carte pénalisée, jamais le déclarant ni le mort.
reason-desk-bound-card = { $card-The } reste visible : il faut jouer cette carte quand vient le tour de ce joueur. Ce n’est pas une carte pénalisée.
reason-desk-minor-binds = Tant que { $card-the } est sur la table, { $seat } doit jouer cette carte avant toute autre petite carte de sa couleur. Un honneur est permis, comme toute carte d’une autre couleur.
reason-desk-minor-frees-partner = { $seat }, le partenaire, attaque librement : avec une carte pénalisée { -minor }, le déclarant n’a rien à choisir.
reason-desk-major-binds = { $seat } doit jouer une carte pénalisée { -major } à la première occasion légale : en attaquant, en fournissant, en défaussant ou en coupant. Fournir la couleur passe avant tout.
reason-desk-major-binds-partner = Chaque fois que c’est à { $seat } d’attaquer et que la carte est encore là, le déclarant choisit d’abord : exiger la couleur, l’interdire ou ne rien imposer.
reason-desk-restriction-ends = { $seat } n’a plus la main : l’interdiction d’attaquer dans une couleur s’arrête là.
reason-desk-ban-goes-on = { $seat } a gardé la main, et l’interdiction tient donc toujours : { $suits }.

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
desk-how-declarer_had_played_both = jouée avant le partenaire, mais le déclarant avait joué de sa main et du mort
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

## Le chemin vers un outil

desk-start = Que s’est-il passé ?
desk-intro = Appuyez sur ce pour quoi on vous a appelé. Seules les questions nécessaires sont posées, puis vient la décision.
desk-back = Que s’est-il passé ?
desk-go-on = Revenir à : { $tool }
desk-matter-call = Une déclaration
desk-matter-call-about = une enchère insuffisante, une déclaration hors tour ou non intentionnelle, la boîte à annonces ; ou bien le contrat
desk-matter-card = Une carte
desk-matter-card-about = une attaque hors tour, une renonce, une carte vue, une levée
desk-matter-claim = Une revendication
desk-matter-claim-about = un joueur revendique des levées, et les autres ne sont pas d’accord
desk-matter-information = Un renseignement
desk-matter-information-about = une hésitation, une remarque, une explication fausse
desk-matter-score = Une marque
desk-matter-score-about = ce que vaut un résultat, une comparaison, une marque fausse ou ajustée
desk-matter-movement = Le mouvement
desk-matter-movement-about = qui rencontre qui, une paire absente, un mauvais étui
desk-tool-information = Appris du partenaire
desk-tool-explanation = Explication
desk-tool-correction = Marque fausse
desk-tool-trick = Carte en trop ou en moins
desk-tool-quitted = Levées retournées
desk-tool-dummy = Le mort
desk-about-score = Contrat et résultat : les points, ligne par ligne.
desk-about-auction = Les déclarations comme elles ont été faites ; la dernière est jugée.
desk-about-exposed = Une carte a été vue : est-elle pénalisée, et qu’en résulte-t-il ?
desk-about-lead = Le mauvais joueur a attaqué, ou la mauvaise main.
desk-about-revoke = Un joueur n’a pas fourni : la renonce est-elle consommée, que coûte-t-elle ?
desk-about-traveller = Les résultats d’un étui : les points de match, aussi avec une marque ajustée.
desk-about-rubber = Les donnes d’un robre : la feuille, et qui est en tête.
desk-about-information = Une hésitation, une question, une remarque, une déclaration retirée : qui ne peut pas s’en servir ?
desk-about-explanation = Une explication qui ne va pas : à qui l’erreur, et maintenant ?
desk-about-correction = Une marque mal notée ou mal convenue : la corrige-t-on ?
desk-about-trick = Une levée de trois cartes, ou de cinq.
desk-about-quitted = Retourner les cartes, les orienter, revoir une levée, s’enquérir d’une renonce.
desk-about-dummy = Ce que le mort peut faire, et ce que cela coûte.

## Les questions

desk-asks = Répondez aux questions, l’une après l’autre
desk-seat = { $seat }
desk-say = À dire aux joueurs
desk-ask-source = Qu’est-ce que c’était ?
desk-source-hesitation = une longue pause avant une déclaration
desk-source-haste = une déclaration trop rapide
desk-source-question = une question sur une déclaration
desk-source-remark = une remarque ou un geste
desk-source-alert = une alerte que le partenaire n’attendait pas
desk-source-explanation = une explication qui a appris quelque chose au partenaire
desk-source-pause = seulement la pause que demande le règlement
desk-source-own-call = une déclaration irrégulière retirée et non rectifiée, ou l’autre déclaration d’un joueur qui voulait changer
desk-source-put-right = une déclaration irrégulière, rectifiée par l’enchère suffisante la plus basse dans la même dénomination ou par une déclaration comparable
desk-source-other-call = une déclaration retirée à cause d’une erreur des adversaires
desk-ask-source-by = De la part de qui ?
desk-ask-moment = Pourquoi vous a-t-on appelé ?
desk-moment-agreed = cela vient d’arriver, et tous sont d’accord
desk-moment-disputed = cela vient d’arriver, et quelqu’un le conteste
desk-moment-suspected = plus tard : un joueur semble s’en être servi
desk-ask-given = Estimez-vous que cela s’est produit ?
desk-ask-alternative = Y avait-il une autre alternative logique ? (Sur dix joueurs semblables, deux y pensent sérieusement et un la choisit.)
desk-ask-suggestion = L’information suggérait-elle la déclaration choisie plutôt que celle-là ?
desk-ask-damage = L’autre camp en a-t-il subi un dommage ?
desk-ask-agreed = De quoi les partenaires sont-ils convenus ?
desk-agreed-as-explained = de ce qui a été expliqué
desk-agreed-otherwise = d’autre chose
desk-agreed-nothing = de rien
desk-agreed-unknown = personne ne peut le montrer
desk-ask-fits = La main correspond-elle à l’explication ?
desk-ask-stage = Où en est la donne ?
desk-stage-auction = les annonces continuent
desk-stage-before-lead = les annonces sont terminées, l’entame n’est pas retournée
desk-stage-play = on joue
desk-stage-after = le jeu est terminé
desk-ask-noticed = Qui s’en est aperçu ?
desk-noticed-opponents = les adversaires
desk-noticed-explainer = celui qui a expliqué
desk-noticed-caller = le partenaire de celui qui a expliqué
desk-ask-role = Quel est le rôle de ce joueur ?
desk-role-declarer = déclarant ou mort
desk-role-defender = joueur de la défense
desk-ask-misled = Un adversaire a-t-il parlé en se fiant à l’explication fausse ?
desk-ask-who-misled = Qui ?
desk-ask-influenced = Avec la bonne explication, aurait-il pu dire autre chose ?
desk-ask-called-since = Qui a parlé depuis ?
desk-since-nobody = personne
desk-since-only = seulement { $seat }
desk-since-too = { $seat } aussi
desk-ask-gained = Le camp qui a expliqué y a-t-il gagné ?
desk-ask-score-fault = Qu’est-ce qui ne va pas ?
desk-score-fault-written = la marque est mal calculée ou mal notée
desk-score-fault-few = un camp a gagné plus de levées que convenu (sans revendication ni concession)
desk-score-fault-many = un camp a une levée qu’il n’a pas gagnée
desk-ask-reported = Quand l’a-t-on signalé ?
desk-reported-round = pendant le même tour
desk-reported-before = après, mais avant que le résultat officiel soit affiché
desk-reported-period = dans les 30 minutes après l’affichage du résultat officiel
desk-reported-late = plus tard
desk-ask-convinced = L’arbitre est-il clairement convaincu du nombre de levées gagnées ?
desk-ask-trick = Qu’est-ce qui ne va pas dans la levée ?
desk-trick-missing = un joueur n’a joué aucune carte
desk-trick-extra = un joueur a joué deux cartes
desk-ask-trick-noticed = Quand s’en est-on aperçu ?
desk-trick-in-time = avant que les deux camps aient joué à la levée suivante
desk-trick-late = plus tard
desk-ask-trick-suit = Le joueur a-t-il une carte de la couleur attaquée ?
desk-ask-trick-seen = La face de la carte est-elle vue pendant qu’elle revient en main ?
desk-ask-trick-role = Qui est-ce ?
desk-ask-trick-won = Ce camp a-t-il gagné cette levée ou une suivante ?
desk-ask-act = Que fait le joueur ?
desk-act-turn = retourne sa carte quand les quatre ont joué
desk-act-turn-early = retourne sa carte avant
desk-act-pointing = dit qu’une carte est mal orientée
desk-act-pointing-late = le dit quand son camp a joué à la levée suivante
desk-act-see = demande à revoir la levée, sa carte encore face visible
desk-act-see-turned = le demande après avoir retourné sa carte
desk-act-see-late = le demande quand son camp a déjà joué à la levée suivante
desk-act-see-dummy = le demande en tant que mort
desk-act-look = regarde une levée précédente
desk-act-mix = mêle ses cartes avant l’accord sur le résultat
desk-act-order = les laisse en ordre jusque-là
desk-ask-dummy = Que fait le mort ?
desk-dummy-points-out = signale une irrégularité pendant le jeu
desk-dummy-calls = appelle l’arbitre le premier
desk-dummy-calls-after = appelle l’arbitre après qu’un autre a parlé
desk-dummy-after-play = signale une irrégularité après le jeu
desk-dummy-prevents = prévient le déclarant, par exemple d’une attaque de la mauvaise main
desk-dummy-asks-declarer = demande au déclarant : « Vous n’en avez plus ? »
desk-dummy-asks-defender = le demande à un joueur de la défense
desk-dummy-plays = suggère de jouer une carte
desk-dummy-tells = dit au déclarant quelque chose sur le jeu
desk-dummy-touches = touche une carte du mort sans qu’on le lui demande
desk-dummy-wrong-hand = dit que le déclarant a attaqué de la mauvaise main
desk-dummy-turned = signale une carte mal orientée, avant la levée suivante
desk-dummy-turned-late = signale une carte mal orientée, quand les deux camps ont joué à la levée suivante
desk-dummy-asks-trick = demande à revoir la dernière levée
desk-dummy-looks = regarde les cartes d’un joueur de la défense
desk-dummy-exchanges = échange sa main avec le déclarant
desk-dummy-leaves = se lève pour regarder jouer le déclarant
desk-dummy-informs = rapporte les faits à l’arbitre qui les demande
desk-dummy-counts = compte les levées
desk-dummy-moves = met en jeu la carte que le déclarant a nommée
desk-dummy-follows = veille à ce que le mort fournisse
desk-ask-dummy-lost = Le mort avait-il auparavant échangé sa main, quitté sa place pour regarder, ou vu la main d’un joueur de la défense ?

## Ce que donnent les questions

desk-information-partner = { $seat } ne peut pas s’en servir
desk-information-side = { $side } ne peut pas s’en servir
desk-information-nobody = Il n’y a rien dont on ne puisse se servir
desk-result-stands = Le résultat reste
desk-result-adjusted = La marque est ajustée
desk-explanation-right = L’explication était juste, la déclaration une erreur : pas d’infraction
desk-explanation-wrong = L’explication est tenue pour fausse
desk-explanation-fits = Tout concorde : rien à corriger
desk-call-may-change = { $seat } peut changer sa dernière déclaration
desk-adjust-later = On continue ; la marque pourra être ajustée
desk-score-corrected = La marque est corrigée
desk-score-stays = La marque reste comme elle est
desk-trick-supply = La carte qui manque est jouée maintenant
desk-trick-add-suit = On ajoute une carte de la couleur attaquée ; la levée reste au camp gagnant
desk-trick-add = On ajoute une carte quelconque ; la levée reste au camp gagnant
desk-trick-fifth = La carte est en trop et ne compte pas
desk-trick-restore = La carte en trop revient en main
desk-trick-penalty = La carte d’un joueur de la défense qui a été vue devient pénalisée.
desk-trick-costs = Une levée passe à l’autre camp.
desk-trick-free = Cela ne coûte aucune levée.
desk-allowed = C’est permis
desk-not-allowed = Ce n’est pas permis

## Ce que l’arbitre dit aux joueurs : peu de mots, poliment

desk-say-bid-low = Cette enchère est insuffisante. { $lho }, l’acceptez-vous ? Sinon, { $seat } doit la remplacer.
desk-say-cancelled = Cette déclaration ne compte pas. Je vous explique ce qui en résulte.
desk-say-call-late = Les annonces étaient terminées, la déclaration ne compte donc pas. Continuez, je vous prie.
desk-say-call-changed = La première déclaration compte, sauf si { $lho } accepte la seconde. { $lho }, l’acceptez-vous ?
desk-say-call-turn = Ce n’était pas à { $seat } de parler. { $lho }, acceptez-vous la déclaration ? Sinon, elle est annulée.
desk-say-minor = Laissez la carte face visible, s’il vous plaît. Elle passe avant vos autres petites cartes de la couleur ; un honneur reste permis.
desk-say-major = Laissez la carte face visible, s’il vous plaît. Elle se joue dès que la Loi le permet.
desk-say-no-penalty = Ce n’est pas une carte pénalisée. Continuez, je vous prie.
desk-say-go-on = Tout est en ordre. Continuez, je vous prie.
desk-say-lead-defender = Cette attaque était hors tour. { $declarer }, je vous lis ce que vous pouvez choisir ; prenez votre temps.
desk-say-lead-declarer = Cette attaque était hors tour. En défense, l’un de vous l’accepte-t-il ? Sinon, la carte revient en main.
desk-say-revoke-open = Corrigez la renonce maintenant, s’il vous plaît, avec une carte permise.
desk-say-revoke-free = La renonce ne coûte pas de levée. Si vous pensez qu’elle vous a nui, rappelez-moi.
desk-say-revoke-costs = { $number ->
    [one] La renonce est consommée : { $side } reçoit une levée.
   *[other] La renonce est consommée : { $side } reçoit { $number } levées.
}
desk-say-information = Continuez, je vous prie. { $seat }, faites comme si vous n’aviez rien remarqué. S’il y a dommage, rappelez-moi après le jeu.
desk-say-information-side = Continuez, je vous prie. Pour { $side }, ce qui a été retiré n’existe pas.
desk-say-stands = Le résultat reste. Vous avez bien fait de demander.
desk-say-adjusted = J’ajuste la marque, et je vous dirai bientôt le résultat.
desk-say-call-mistaken = L’explication était juste. La déclaration était une erreur, et se tromper est permis.
desk-say-misinformed = L’explication n’était pas juste. Voyons si une déclaration peut être changée.
desk-say-change = { $seat }, si la bonne explication vous avait fait parler autrement, vous pouvez changer votre dernière déclaration.
desk-say-adjust-later = Jouez la donne, je vous prie. Je regarderai le résultat ensuite.
desk-say-corrected = Je corrige la marque. Merci de me l’avoir dit.
desk-say-too-late = Je regrette : il est trop tard, et la marque reste.
desk-say-trick-supply = Jouez maintenant la carte qui manque, s’il vous plaît.
desk-say-trick-add = Mettez encore une carte avec celles que vous avez jouées, s’il vous plaît. La levée reste où elle est.
desk-say-trick-extra = Il y avait une carte de trop dans la levée. Je règle cela.
desk-say-allowed = C’était régulier. Continuez, je vous prie.
desk-say-not-allowed = Je vous prie de ne pas le faire. Continuez.

## Revendications, cartes jouées trop tôt, matchs par équipes, marques ajustées, mouvement

desk-tool-claim = Revendication
desk-tool-premature = Jouée trop tôt
desk-tool-imps = En IMP
desk-tool-victory = Points de victoire
desk-tool-adjusted = Étui sans résultat
desk-tool-movement = Mouvement
desk-about-claim = Les dernières cartes, et ce qu’a dit le joueur : quelles levées attribuer, et pourquoi ?
desk-about-premature = Une carte a été jouée avant son tour : que peut exiger le déclarant ?
desk-about-imps = Un étui d’un match par équipes : les résultats des deux tables.
desk-about-victory = L’écart d’un match et ses étuis.
desk-about-adjusted = Aucun résultat n’est possible : moyenne plus, moyenne, moyenne moins.
desk-about-movement = Mitchell et Howell, demi-tables et étuis tournés : qui rencontre qui, tour après tour.
desk-field-ours = Résultat où notre paire est Nord-Sud
desk-field-theirs = Résultat où leur paire est Nord-Sud
desk-field-margin = Notre écart en IMP, avec un moins si nous avons perdu
desk-field-boards = Étuis du match
desk-field-ns-session = Nord-Sud : pourcentage des autres étuis
desk-field-ew-session = Est-Ouest : pourcentage des autres étuis
desk-field-missing = Numéro de la paire absente
desk-hint-hand = par exemple 9P RC
desk-hint-number = par exemple 12
desk-hint-percent = par exemple 64,25 ; peut rester vide
desk-hint-pair = par exemple 107 ; peut rester vide
desk-claim-who = Qui revendique ?
desk-claim-leader = Qui doit attaquer ?
desk-claim-tricks = Combien des levées restantes ?
desk-claim-said = Dit, dans l’ordre (appuyez pour retirer)
desk-claim-adds = Qu’a dit le joueur ?
desk-claim-card = … joue une carte
desk-claim-with = … fait l’impasse avec une carte
desk-claim-shown-out = De qui sait-on qu’il n’a plus d’une couleur ?
desk-claim-draw = faire tomber les atouts
desk-claim-cash = { $suit } de haut en bas
desk-claim-play = { $card }
desk-claim-finesse = impasse avec { $card }
desk-claim-ruff = une coupe à { $suit }
desk-claim-stands = La revendication est bonne
desk-claim-award = { $number ->
    [one] { $side } obtient une des levées restantes
   *[other] { $side } obtient { $number } des levées restantes
}
desk-premature-who = Qui a joué trop tôt ?
desk-premature-dummy = jouée avant le partenaire, mais le mort avait déjà bougé une carte
desk-premature-choice = { $seat } a joué { $card-the } avant { $partner } : { $declarer }, déclarant, choisit
desk-premature-stands = { $seat } a joué { $card-the } trop tôt : la carte reste et se joue à son tour
desk-premature-back = { $seat } a joué { $card-the } trop tôt : la carte est reprise en main
desk-premature-penalty = { $seat } a joué { $card-the } trop tôt : la carte devient une carte pénalisée { -major }
desk-imps-which = Les boutons changent le résultat
desk-imps-first = des nôtres en Nord-Sud
desk-imps-second = des leurs en Nord-Sud
desk-imps-won = Nous gagnons { $number } IMP
desk-imps-lost = Nous perdons { $number } IMP
desk-imps-even = Aucun écart
desk-imps-bam = Au board-a-match : { $number } points sur 2 pour nous.
desk-victory-by = Le changer de
desk-victory = Points de victoire : { $ours } pour nous, { $theirs } pour eux
desk-adjusted-scored = On compte en
desk-adjusted-matchpoints = points de match
desk-adjusted-as-imps = points IMP
desk-adjusted-fault = À qui la faute ?
desk-adjusted-percent = Nord-Sud { $ns } %, Est-Ouest { $ew } %
desk-adjusted-imps = Nord-Sud { $ns } IMP, Est-Ouest { $ew } IMP
desk-add-adjusted = Une table sans résultat : pourcentage pour NS et EO
desk-no-result = sans résultat
desk-traveller-neuberg = { $number } tables sur { $tables } ont un résultat. Chacune compte comme si toutes en avaient un (formule de Neuberg).
desk-movement-tables = Nombre de tables
desk-movement-round = Tour
desk-movement-is = Tour { $number } sur { $rounds }
desk-movement-half = Tour { $number } sur { $rounds } : la paire { $pair } se repose
desk-movement-columns = Qui est assis sur les chaises N-S tient les cartes d’Est-Ouest et s’inscrit dans la colonne E-O.
desk-movement-kind = Type de mouvement
desk-movement-mitchell = mouvement Mitchell
desk-movement-howell = mouvement Howell
desk-movement-boards = Position des étuis
desk-movement-straight = comme d’habitude
desk-movement-turned = tournés d’un quart
desk-movement-moves = Après chaque tour, les paires Est-Ouest montent d’une table et les étuis descendent d’une.
desk-movement-skip = Les paires Est-Ouest montent d’une table après chaque tour, de deux après le tour { $number } ; les étuis descendent d’une.
desk-grid-movement = Les tables du tour
desk-grid-boards = Jeu d’étuis
desk-fault-no-hands = Indiquez les cartes qui restent aux quatre joueurs
desk-fault-claim-cards = D’une à cinq cartes chacun : au-delà, il y a trop de lignes de jeu
desk-fault-claim-uneven = { $seat } n’a pas autant de cartes que celui qui attaque
desk-fault-claim-dummy = { $seat } est le mort, et le mort ne revendique pas
desk-fault-shown-out = { $seat } a encore une carte de cette couleur : { $suit }
desk-fault-not-tens = Les marques sont des multiples de dix
desk-fault-boards = Un match a de 1 à { $number } étuis
desk-fault-no-tables = Indiquez le nombre de tables
desk-fault-no-pair = Il n’y a pas de paire { $number } dans ce mouvement
desk-say-claim = Le jeu s’arrête. { $number ->
    [one] J’attribue à { $side } encore une levée : ce qui n’a pas été dit, je le décide contre la revendication.
   *[other] J’attribue à { $side } encore { $number } levées : ce qui n’a pas été dit, je le décide contre la revendication.
}
desk-say-claim-stands = J’ai vu les cartes : la revendication est juste, et les levées sont celles qui ont été revendiquées.
desk-say-premature = { $declarer }, choisissez ce que doit jouer { $partner } : la plus haute, la plus basse, une autre couleur ou pas cette couleur.
desk-say-card-stands = Laissez la carte où elle est, s’il vous plaît, et jouez-la à votre tour.
desk-say-card-back = Reprenez la carte, s’il vous plaît, et jouez-en une autre.
desk-say-no-result = Cet étui ne peut pas être joué comme il faut. Vous recevez une marque ajustée.
desk-say-sit-out = Paire { $pair }, vous n’avez pas d’adversaires à ce tour. Laissez les étuis où ils sont.
