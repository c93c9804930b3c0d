### Questions, options, slips, and the names of kinds and skills.

## Kinds of exercise, as topics

kind-judge_call = Déclaration permise ou non ?
kind-legal_calls = Toutes les déclarations permises
kind-name_contract = Contrat, déclarant, mort, entame
kind-score_contract = La marque d’une donne
kind-penalty_card = Cartes pénalisées

## Topics for the terminal: what may be typed after “arbitro drill”

topic-auction = annonces
topic-contract = contrat
topic-score = marque
topic-penalty = penalisee
topic-comparison = comparaison
topic-rubber = robre
topic-play = jeu
topic-rulings = irrégularités
topic-tournament = tournoi

## Skills

skill-sufficient-bid = une enchère assez haute
skill-double-legal = quand on peut contrer
skill-redouble-legal = quand on peut surcontrer
skill-auction-ends = la fin des annonces
skill-final-contract = quel est le contrat
skill-declarer = qui est déclarant
skill-declarer-same-strain-both-sides = le déclarant quand les deux camps ont nommé la couleur
skill-opening-leader = qui entame
skill-trick-points-suit = points de levée à la couleur
skill-trick-points-notrump = points de levée à sans-atout
skill-game-bonus = manche ou marque partielle
skill-slam-bonus = primes de chelem
skill-overtricks = levées supplémentaires
skill-doubled-contract = contrats contrés réussis
skill-undertricks = levées de chute
skill-doubled-undertricks-not-vulnerable = levées de chute contrées, non vulnérable
skill-doubled-undertricks-vulnerable = levées de chute contrées, vulnérable
skill-penalty-card-kind = { -minor }, { -major } ou aucune
skill-major-penalty-card-play = jouer avec une carte pénalisée { -major }
skill-minor-penalty-card-play = jouer avec une carte pénalisée { -minor }

## judge_call. $seat is the player whose turn it is, $call what he would like to say.

exercise-judge_call = { $seat } voudrait dire { $call }. Est-ce permis ?
option-legal = Oui, c’est permis
option-illegal = Non, ce n’est pas permis

## legal_calls

exercise-legal_calls = C’est à { $seat } de parler. Quelles déclarations sont permises ?

## name_contract: four questions, one after the other

exercise-name_contract = À quoi les annonces ont-elles abouti ?
exercise-name_contract-declarer = Qui est le déclarant ?
exercise-name_contract-dummy = Déclarant : { $declarer }. Qui est le mort ?
exercise-name_contract-leader = Déclarant : { $declarer }. Qui entame ?
option-contract = { $doubling-key ->
    [doubled] { $bid } contré
    [redoubled] { $bid } surcontré
   *[undoubled] { $bid }
}
option-passed-out = Donne passée : personne ne joue
option-auction-goes-on = Les annonces ne sont pas terminées

## score_contract. $seat is declarer, $side his side, $tricks a number.

exercise-score_contract = { $doubling-key ->
    [doubled] { $tricks ->
        [one] { $seat } a joué { $bid } contré et gagné { $tricks } levée. Quelle est la marque du camp { $side } ?
       *[other] { $seat } a joué { $bid } contré et gagné { $tricks } levées. Quelle est la marque du camp { $side } ?
    }
    [redoubled] { $tricks ->
        [one] { $seat } a joué { $bid } surcontré et gagné { $tricks } levée. Quelle est la marque du camp { $side } ?
       *[other] { $seat } a joué { $bid } surcontré et gagné { $tricks } levées. Quelle est la marque du camp { $side } ?
    }
   *[undoubled] { $tricks ->
        [one] { $seat } a joué { $bid } et gagné { $tricks } levée. Quelle est la marque du camp { $side } ?
       *[other] { $seat } a joué { $bid } et gagné { $tricks } levées. Quelle est la marque du camp { $side } ?
    }
}
exercise-score_contract-account = { $doubling-key ->
    [doubled] { $tricks ->
        [one] { $seat } a joué { $bid } contré et gagné { $tricks } levée. Établissez la marque du camp { $side }.
       *[other] { $seat } a joué { $bid } contré et gagné { $tricks } levées. Établissez la marque du camp { $side }.
    }
    [redoubled] { $tricks ->
        [one] { $seat } a joué { $bid } surcontré et gagné { $tricks } levée. Établissez la marque du camp { $side }.
       *[other] { $seat } a joué { $bid } surcontré et gagné { $tricks } levées. Établissez la marque du camp { $side }.
    }
   *[undoubled] { $tricks ->
        [one] { $seat } a joué { $bid } et gagné { $tricks } levée. Établissez la marque du camp { $side }.
       *[other] { $seat } a joué { $bid } et gagné { $tricks } levées. Établissez la marque du camp { $side }.
    }
}

## penalty_card: the first question tells what happened. $cards are the cards seen;
## $number says how many. All end with the same question.

exercise-penalty_card-dropped = { $number ->
    [one] Par inadvertance, { $seat } laisse tomber { $cards-the }, face visible, là où son partenaire pouvait voir la carte. Que devient-elle ?
   *[other] Par inadvertance, { $seat } laisse tomber les cartes { $cards }, face visible, là où son partenaire pouvait les voir. Que deviennent ces cartes ?
}
exercise-penalty_card-shown = { $seat } montre exprès { $cards-the } à son partenaire, sans jouer cette carte. Que devient-elle ?
exercise-penalty_card-named = { $seat } nomme tout haut une carte de sa main : « J’ai encore { $cards-the }. » Que devient cette carte ?
exercise-penalty_card-one_of_several = { $seat } sort deux cartes à la fois. On voit les deux, et { $seat } désigne l’autre comme carte jouée. Que devient { $cards-the } ?
exercise-penalty_card-unseen_with_another = { $seat } sort deux cartes à la fois ; on ne pouvait pas voir la face { $cards-of }. Que devient cette carte ?
exercise-penalty_card-seen_by_opponent_only = { $cards-The } échappe à { $seat }, et seul un adversaire voit la carte. Que devient-elle ?
exercise-penalty_card-led_out_of_turn_refused = { $seat } attaque avec { $cards-the } alors que ce n’est pas son tour. Le déclarant refuse cette attaque. Que devient la carte ?
exercise-penalty_card-led_out_of_turn_accepted = { $seat } attaque avec { $cards-the } alors que ce n’est pas son tour. Le déclarant accepte cette attaque. Que devient la carte ?
exercise-penalty_card-misinformed_by_opponent = Un adversaire dit par erreur à { $seat } : « C’est à vous d’attaquer. » { $seat } attaque avec { $cards-the }, puis on s’aperçoit de l’erreur. Que devient la carte ?
exercise-penalty_card-before_partner = { $seat } joue { $cards-the } avant son partenaire, dont c’était le tour. Que devient la carte ?
exercise-penalty_card-declarer_had_played_both = Le déclarant a joué de sa main et du mort. Puis { $seat } joue { $cards-the } avant son partenaire. Que devient la carte ?
exercise-penalty_card-at_rho_turn_legal = Alors que c’est à son adversaire de droite de jouer, { $seat } joue { $cards-the }, et cette carte est permise dans la levée. Que devient-elle ?
exercise-penalty_card-at_rho_turn_illegal = Alors que c’est à son adversaire de droite de jouer, { $seat } joue { $cards-the }, et cette carte n’est pas permise dans la levée. Que devient-elle ?
exercise-penalty_card-before_required_lead = Le déclarant a dû reprendre une attaque. Avant l’attaque correcte, { $seat } joue { $cards-the }. Que devient la carte ?
exercise-penalty_card-before_election = { $seat } attaque avec { $cards-the } avant que le déclarant ait fait son choix au sujet de la carte pénalisée du partenaire. Que devient { $cards-the } ?
exercise-penalty_card-fifth_card_deliberate = { $seat } a déjà fourni à la levée et pose encore { $cards-the }, pour remplacer la première. Que devient { $cards-the } ?
exercise-penalty_card-fifth_card_accident = { $seat } a déjà fourni à la levée, et { $cards-the } lui échappe en plus. Que devient { $cards-the } ?
exercise-penalty_card-revoke_corrected = { $seat } défausse { $cards-the }, puis retrouve une carte de la couleur attaquée et corrige à temps sa renonce. Que devient { $cards-the } ?
exercise-penalty_card-withdrawn_by_non_offender = Un adversaire corrige une renonce. { $seat }, qui avait joué ensuite { $cards-the }, reprend cette carte. Que devient-elle ?
exercise-penalty_card-withdrawn_by_offender = { $seat } appartient au camp qui a fait une renonce. Le déclarant a alors changé sa propre carte, et { $seat } reprend à son tour { $cards-the }. Que devient cette carte ?
exercise-penalty_card-both_revoked = Les deux camps ont fait une renonce dans la même levée et l’ont corrigée. { $seat } reprend { $cards-the }. Que devient cette carte ?
exercise-penalty_card-led_prematurely = { $seat } attaque avec { $cards-the } pendant les annonces, puis se retrouve en défense. Que devient la carte ?
exercise-penalty_card-instead_refused = { $seat } joue { $cards-the } à la place d’une carte pénalisée. Le déclarant ne l’accepte pas. Que devient { $cards-the } ?
exercise-penalty_card-instead_accepted = { $seat } joue { $cards-the } à la place d’une carte pénalisée. Le déclarant l’accepte. Que devient { $cards-the } ?
exercise-penalty_card-restored_and_seen = { $seat } avait joué une carte de trop à une levée déjà terminée. On lui rend { $cards-the }, mais son partenaire en a vu la face. Que devient cette carte ?
exercise-penalty_card-face_down = { $seat } a attaqué face cachée avec { $cards-the } et reprend la carte, comme l’arbitre le demande. Que devient-elle ?
exercise-penalty_card-claim_disputed = { $seat } concède des levées et montre { $cards-the } ; son partenaire s’y oppose aussitôt. Que devient cette carte ?
exercise-penalty_card-remark_on_trick = « Cette levée est à moi », dit { $seat } en montrant { $cards-the } alors que la levée est en cours. Que devient cette carte ?
exercise-penalty_card-excused = { $cards-The } échappe à { $seat }, et l’arbitre décide que ce joueur n’y est pour rien. Que devient cette carte ?
exercise-penalty_card-normal_play = { $seat } joue { $cards-the } quand vient son tour. Que devient cette carte ?
option-minor = Carte pénalisée { -minor }
option-major = Carte pénalisée { -major }
option-no-penalty-card = Pas de carte pénalisée

exercise-penalty_card-play = C’est à { $seat } de jouer. Quelles cartes peuvent être jouées ?
exercise-penalty_card-lead = C’est à { $seat } d’attaquer. Quelles cartes peuvent être jouées ?
exercise-penalty_card-designate = C’est à { $seat }, et plusieurs cartes pénalisées peuvent être jouées. Parmi lesquelles le déclarant choisit-il ?

## Slips about calls

slip-same-level-lower-suit = au même palier, il faut nommer une couleur plus haute, ou sans-atout.
slip-same-bid-again = on ne peut pas répéter la dernière enchère ; il faut monter plus haut.
slip-level-must-rise = inutile de changer de palier : une couleur plus haute au même palier suffit.
slip-doubled-own-side = on ne contre qu’une enchère des adversaires, jamais celle de son propre camp.
slip-doubled-twice = une enchère déjà contrée ou surcontrée ne peut pas être contrée de nouveau.
slip-double-only-at-once = il n’était pas trop tard pour contrer : les passes intermédiaires ne comptent pas.
slip-redouble-without-double = on ne peut surcontrer qu’après le contre d’un adversaire.
slip-redoubled-for-opponents = seul le camp qui a été contré peut surcontrer.
slip-redouble-by-bidder-only = chacun des deux partenaires du camp contré peut surcontrer, pas seulement l’auteur de l’enchère.
slip-silenced-by-pass = quand on a passé, on peut encore parler à un tour suivant.
slip-three-passes-always-end = trois passes ne terminent les annonces qu’après une enchère ; au début, il en faut quatre.
slip-call-after-the-end = les annonces étaient déjà terminées : trois passes consécutifs après une enchère y mettent fin.
slip-pass-forgotten = il est toujours permis de passer.
slip-double-forgotten = le contre ou le surcontre a été oublié.
slip-bids-forgotten = les enchères ont été oubliées.

## Slips about contract, declarer, dummy and leader

slip-double-overlooked = le contre tient toujours : il fait partie du contrat.
slip-double-outlives-bid = une nouvelle enchère efface le contre qui précède.
slip-first-bid-taken = le contrat est la dernière enchère, pas la première.
slip-opponents-bid-taken = une enchère plus haute a suivi ; le contrat est la dernière enchère.
slip-passed-out-overlooked = quatre passes au début terminent les annonces.
slip-first-bidder-of-the-table = ce joueur a nommé la couleur (ou sans-atout) le premier à la table, mais il est de l’autre camp.
slip-last-bidder-declares = le déclarant n’est pas le dernier à nommer la couleur (ou sans-atout), mais le premier de son camp à l’avoir fait.
slip-dealer-declares = le donneur ne fait que parler le premier ; ce sont les enchères qui désignent le déclarant.
slip-opener-declares = la première enchère ne décide pas qui est le déclarant.
slip-declarer-for-dummy = c’est le déclarant ; le mort est assis en face.
slip-leader-right-of-declarer = l’entame vient de la gauche du déclarant, pas de sa droite.
slip-leader-left-of-dealer = le donneur n’a rien à voir avec l’entame : comptez à partir du déclarant.
slip-declarer-leads = le déclarant n’entame jamais ; c’est un joueur de la défense.
slip-dummy-leads = le mort n’entame jamais ; c’est un joueur de la défense.

## Slips about the score

slip-sign-forgotten = les points sont justes, mais ils vont à l’autre camp : attention au signe.
slip-forgot-notrump-ten = il manque les 10 points de plus pour la première levée à sans-atout.
slip-bonus-of-other-vulnerability = la prime comptée est celle de l’autre vulnérabilité.
slip-overtricks-of-other-vulnerability = les levées supplémentaires ont été comptées avec l’autre vulnérabilité.
slip-undertricks-of-other-vulnerability = les levées de chute ont été comptées avec l’autre vulnérabilité.
slip-undertricks-not-doubled = les levées de chute ont été comptées comme si personne n’avait contré.
slip-undertricks-simply-doubled = les levées de chute contrées ne coûtent pas simplement le double : elles ont leur propre barème.
slip-insult-forgotten = il manque la prime pour contrat contré ou surcontré réussi.
slip-trick-points-not-doubled = les points de levée n’ont pas été multipliés, malgré le contre ou le surcontre.
slip-doubled-the-bonus = le contre multiplie seulement les points de levée, pas la prime.
slip-overtricks-counted-towards-game = les levées supplémentaires ne comptent pas pour la manche : seules comptent les levées demandées.
slip-overtricks-forgotten = il manque les levées supplémentaires.
slip-overtricks-not-doubled = dans un contrat contré, les levées supplémentaires ont leur propre valeur.
slip-bonus-forgotten = il manque la prime : tout contrat réussi en rapporte une.
slip-part-score-for-game = à partir de 100 points de levée, c’est la manche, et non plus une marque partielle.
slip-slam-bonus-forgotten = il manque la prime de chelem.
slip-game-bonus-forgotten-in-slam = un chelem rapporte aussi la prime de manche.
slip-slam-bonus-unbid = pour la prime de chelem, il faut avoir demandé le chelem, et pas seulement fait les levées.
slip-book-counted = les six premières levées ne rapportent rien : on ne compte que celles au-delà de six.
slip-wrong-trick-value = cette valeur de levée est celle d’une autre couleur : 20 à trèfle et à carreau, 30 à cœur, à pique et à sans-atout, où la première vaut 40.

## Slips about penalty cards

slip-ten-is-no-honour = le dix aussi est un honneur : la carte ne peut donc pas être { -minor }.
slip-dropped-honour-is-minor = un honneur n’est jamais une carte pénalisée { -minor }, même s’il est tombé par inadvertance.
slip-second-card-stays-minor = dès qu’un joueur de la défense a devant lui une deuxième carte pénalisée, toutes deviennent { -major }s.
slip-several-at-once-are-minor = deux cartes pénalisées à la fois ne sont jamais { -minor }s.
slip-deliberate-small-is-minor = une petite carte n’est { -minor } que si elle a été exposée par inadvertance, et non jouée exprès.
slip-declarer-has-penalty-card = le déclarant et le mort n’ont jamais de carte pénalisée.
slip-unseen-card-penalised = une carte que le partenaire ne pouvait pas voir n’est pas pénalisée.
slip-excused-card-penalised = dans ce cas, la carte n’est pas pénalisée.
slip-small-accident-is-major = une seule petite carte exposée par inadvertance n’est qu’une carte pénalisée { -minor }.
slip-exposed-card-goes-back = la carte n’est pas simplement reprise en main : le partenaire pouvait la voir.
slip-penalty-card-optional = la carte pénalisée a été traitée comme une carte libre.
slip-penalty-before-following = fournir la couleur passe d’abord, même avant une carte pénalisée.
slip-minor-treated-as-major = rien n’oblige à jouer tout de suite une carte pénalisée { -minor } : elle passe seulement avant les autres petites cartes de sa couleur.
slip-major-treated-as-minor = une carte pénalisée { -major } a été traitée comme une { -minor }.
slip-honour-alternative-forgotten = au lieu d’une carte pénalisée { -minor }, on peut jouer un honneur de la même couleur.
slip-following-forgotten = quand on a des cartes de la couleur attaquée, il faut en fournir une.
slip-owner-chooses-among-two = les deux cartes pénalisées peuvent être jouées : c’est le déclarant qui désigne laquelle.
