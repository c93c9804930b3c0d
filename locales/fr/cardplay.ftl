### Exercices sur les cartes : fournir la couleur, gagner une levée, nommer une carte du
### mort, quand une carte est jouée, et articles qui se contredisent.

## Kinds and skills

kind-legal_cards = Quelles cartes peut-on jouer ?
kind-trick_winner = Qui gagne la levée ?
kind-who_leads_next = Qui attaque ensuite ?
kind-dummys_card = Quelle carte joue le mort ?
kind-is_it_played = La carte est-elle jouée ?
kind-which_article_is_right = Quel article a raison ?

skill-follow-suit = fournir la couleur
skill-trick-winner-notrump = qui gagne la levée à sans-atout
skill-trick-winner-ruff = qui gagne la levée avec des atouts
skill-lead-to-next-trick = qui attaque à la levée suivante
skill-dummy-designation = nommer une carte du mort
skill-declarer-card-played = quand la carte du déclarant est jouée
skill-card-played = quand une carte du mort ou de la défense est jouée
skill-common-errors = erreurs souvent imprimées

remember-follow-suit = un joueur qui a une carte de la couleur attaquée doit en jouer une ; celui qui n’en a pas joue ce qu’il veut.
remember-trick-winner-notrump = la plus haute carte de la couleur attaquée gagne ; les autres couleurs, jamais.
remember-trick-winner-ruff = le plus haut atout gagne ; sans atout dans la levée, la plus haute carte de la couleur attaquée.
remember-lead-to-next-trick = la main qui a gagné la levée attaque ensuite ; le déclarant choisit les cartes du mort.
remember-dummy-designation = une couleur seule, c’est sa plus basse carte ; une carte se nomme par son rang et sa couleur.
remember-dummy-designation-high-low = « gros » et « petit », c’est la plus haute et la plus basse carte d’une couleur : celle qui est nommée, sinon la couleur attaquée.
remember-dummy-designation-win = « prenez », c’est la plus basse carte qui gagne à coup sûr ; s’il n’y en a pas, le déclarant doit nommer une carte.
remember-dummy-designation-rank = un rang seul désigne la couleur avec laquelle le mort vient de gagner une levée, sinon la seule carte de ce rang qui peut être jouée ; s’il y en a plusieurs, le déclarant doit dire laquelle.
remember-dummy-designation-void = nommer une carte que le mort n’a pas, ou n’a pas le droit de jouer, ne compte pas : le déclarant en nomme une autre.
remember-dummy-designation-anything = dire « n’importe laquelle », c’est laisser l’un ou l’autre joueur de la défense choisir la carte du mort.
remember-dummy-designation-meant = ce que le déclarant avait en tête, si aucun doute n’est possible, passe avant ses paroles.
remember-declarer-card-played = la carte du déclarant est jouée quand il la tient face visible au contact de la table, ou presque, quand il la tient comme une carte déjà jouée, ou quand il la nomme ; si on l’a seulement vue, ou s’il la laisse échapper, elle est reprise en main.
remember-declarer-card-played-fifth-card = une seconde carte du déclarant dans la même levée est reprise en main, sauf si l’arbitre y voit une attaque.
remember-card-played = une carte est jouée : en défense, dès que le partenaire peut en voir la face ; au mort, quand le déclarant la nomme.
remember-card-played-slip-of-tongue = un lapsus se corrige tant que le déclarant n’a pas rejoué ; une distraction ou une meilleure idée, non.
remember-card-played-dropped = une carte tombée par inadvertance n’est pas jouée ; celle d’un joueur de la défense devient pénalisée si son partenaire pouvait la voir.
remember-card-played-fifth-card = une seconde carte dans la même levée n’est pas jouée, sauf si l’arbitre y voit une attaque ; celle d’un joueur de la défense devient une carte pénalisée.
remember-card-played-dummy-acts = c’est le déclarant qui décide de la carte du mort ; le mort n’en avance pas d’autre et n’en indique aucune.
remember-common-errors = ne croyez pas tout ce qui est imprimé : vérifiez sur une donne, puis dans les Lois.

## legal_cards. $seat is the player whose turn it is.

exercise-legal_cards = C’est à { $seat } de jouer. Quelles cartes peuvent être jouées ?
exercise-legal_cards-lead = C’est à { $seat } d’attaquer. Quelles cartes peuvent être jouées ?

reason-leader-free = { $seat } attaque et peut choisir n’importe quelle carte.
reason-void-plays-anything = { $seat } n’a pas de carte de la couleur attaquée ({ $suit }) et peut jouer n’importe quelle carte. Personne n’est obligé de couper.

slip-follows-the-ruff = la couleur à fournir est celle de la première carte, même si quelqu’un a coupé.
slip-must-trump-when-void = personne n’est obligé de couper : sans la couleur attaquée, on joue ce qu’on veut.
slip-no-ruffing-when-void = sans la couleur attaquée, on peut aussi couper.
slip-must-beat-if-able = personne n’est obligé de monter : il suffit de fournir la couleur.
slip-trumps-may-not-be-led = on peut jouer atout à tout moment, même en attaquant.

## trick_winner. $seat led to the trick.

exercise-trick_winner = { $seat } a attaqué. Atout : { $strain }. Qui gagne la levée ?
exercise-trick_winner-notrump = { $seat } a attaqué. On joue à sans-atout. Qui gagne la levée ?

reason-trick-highest-trump = Le plus haut atout gagne la levée : { $card }, joué par { $seat }.
reason-trick-highest-of-suit-led = Il n’y a pas d’atout dans la levée. La plus haute carte de la couleur attaquée gagne : { $card }, jouée par { $seat }.
reason-trick-highest-at-notrump = À sans-atout, la plus haute carte de la couleur attaquée gagne : { $card }, jouée par { $seat }.
reason-trick-discard-never-wins = { $card-The } n’est ni un atout, ni une carte de la couleur attaquée. Si haute soit-elle, cette carte ne peut pas gagner.

working-trick-led = { $card } : { $seat } attaque. C’est la couleur à fournir.
working-trick-follows = { $card } : { $seat } fournit.
working-trick-ruffs = { $card } : { $seat } coupe.
working-trick-discards = { $card } : { $seat } défausse. Cette carte ne peut pas gagner.

slip-highest-of-any-suit = ce n’est pas la plus haute carte de toutes qui gagne : elle doit être de la couleur attaquée, ou un atout.
slip-ace-always-wins = un as ne gagne que s’il est de la couleur attaquée et que personne ne coupe, ou si c’est l’as d’atout.
slip-every-ruff-wins = couper ne suffit pas pour gagner : un atout plus haut l’emporte.
slip-last-ruff-wins = ce n’est pas la dernière coupe qui gagne, mais la plus haute.
slip-trump-overlooked = il y a un atout dans la levée : il l’emporte sur toutes les cartes de la couleur attaquée.
slip-discard-ruffs-at-notrump = à sans-atout, aucune couleur ne coupe : une carte d’une autre couleur n’est qu’une défausse.

## who_leads_next. $seat is the hand that leads.

exercise-who_leads_next = La levée est terminée. De quelle main part l’attaque suivante ?
exercise-who_leads_next-chooses = { $seat } est en main : l’attaque part de là. Qui choisit la carte ?
exercise-who_leads_next-second = { $seat } est en main : l’attaque part de là. Quelle main joue ensuite ?

reason-winner-leads-next = { $seat } a gagné la levée : c’est de là que part l’attaque suivante.
reason-declarer-plays-dummy = Le déclarant joue les deux mains : { $declarer } choisit aussi les cartes du mort ({ $dummy }).
reason-players-choose-own-cards = { $seat } a gagné la levée et choisit la carte.
reason-play-goes-clockwise = On joue dans le sens des aiguilles d’une montre : après { $leader } vient { $seat }.

slip-leader-leads-again = pour attaquer de nouveau, il faut avoir gagné la levée.
slip-lead-goes-round = l’attaque ne fait pas le tour de la table : elle revient à la main qui a gagné la levée.
slip-last-to-play-leads = peu importe qui a joué en dernier : c’est la main qui a gagné la levée qui attaque.
slip-declarer-leads-for-dummy = le mort a gagné la levée : la carte suivante part du mort, pas de la main du déclarant.
slip-dummy-chooses-own-card = le mort ne choisit rien : le déclarant nomme ses cartes.
slip-declarer-chooses-for-defender = le déclarant choisit seulement pour son camp. En défense, chacun choisit ses cartes.
slip-play-goes-anticlockwise = on joue dans le sens des aiguilles d’une montre : c’est ensuite au joueur de gauche.
slip-partner-plays-second = après l’attaque, c’est à l’adversaire de gauche, pas au partenaire.

## dummys_card: declarer says a word.

exercise-dummys_card-small = Le déclarant dit : « Petit. » Quelle carte joue le mort ?
exercise-dummys_card-duck = Le déclarant dit : « Laissez passer. » Quelle carte joue le mort ?
exercise-dummys_card-high = Le déclarant dit : « Gros. » Quelle carte joue le mort ?
exercise-dummys_card-win = Le déclarant dit : « Prenez. » Quelle carte joue le mort ?
exercise-dummys_card-ruff = Le déclarant dit : « Coupez. » Quelle carte joue le mort ?
exercise-dummys_card-anything = Le déclarant dit : « N’importe laquelle. » Quelle carte joue le mort ?
exercise-dummys_card-suit = { $suit-key ->
    [clubs] Le déclarant dit : « Trèfle. » Quelle carte joue le mort ?
    [diamonds] Le déclarant dit : « Carreau. » Quelle carte joue le mort ?
    [hearts] Le déclarant dit : « Cœur. » Quelle carte joue le mort ?
    [spades] Le déclarant dit : « Pique. » Quelle carte joue le mort ?
   *[other] Le déclarant dit : « { $suit }. » Quelle carte joue le mort ?
}
exercise-dummys_card-high_of = { $suit-key ->
    [clubs] Le déclarant dit : « Gros trèfle. » Quelle carte joue le mort ?
    [diamonds] Le déclarant dit : « Gros carreau. » Quelle carte joue le mort ?
    [hearts] Le déclarant dit : « Gros cœur. » Quelle carte joue le mort ?
    [spades] Le déclarant dit : « Gros pique. » Quelle carte joue le mort ?
   *[other] Le déclarant dit : « Gros { $suit }. » Quelle carte joue le mort ?
}
exercise-dummys_card-rank = { $rank-key ->
    [a] Le déclarant dit : « L’as. » Quelle carte joue le mort ?
    [k] Le déclarant dit : « Le roi. » Quelle carte joue le mort ?
    [q] Le déclarant dit : « La dame. » Quelle carte joue le mort ?
    [j] Le déclarant dit : « Le valet. » Quelle carte joue le mort ?
    [t] Le déclarant dit : « Le dix. » Quelle carte joue le mort ?
   *[other] Le déclarant dit : « Le { $rank }. » Quelle carte joue le mort ?
}
exercise-dummys_card-card = Le déclarant dit : « { $card }. » Quelle carte joue le mort ?

option-dummy-card = { $card }
option-dummy-which = Le déclarant doit dire laquelle : { $cards }
option-dummy-again = Aucune pour l’instant : le déclarant doit nommer une carte
option-dummy-defender = Aucune pour l’instant : l’un ou l’autre joueur de la défense choisit

scene-dummy-won-with = { $suit-key ->
    [clubs] { $seat }, le mort, a gagné la dernière levée avec un trèfle.
    [diamonds] { $seat }, le mort, a gagné la dernière levée avec un carreau.
    [hearts] { $seat }, le mort, a gagné la dernière levée avec un cœur.
    [spades] { $seat }, le mort, a gagné la dernière levée avec un pique.
   *[other] { $seat }, le mort, a gagné la dernière levée. La couleur était { $suit }.
}
scene-dummy-meant = Le déclarant joue cette couleur en commençant par les plus hautes cartes. L’arbitre constate que, sans aucun doute possible, il pensait à la plus haute.
scene-dummy-gone = Cartes jouées dans les levées précédentes : { $cards }. La défense a toujours fourni.

slip-high-means-high-enough = « gros », c’est la plus haute carte, même si une autre suffisait.
slip-win-means-highest = « prenez », c’est la plus basse carte qui gagne à coup sûr, pas la plus haute.
slip-win-means-wins-so-far = une carte qui gagne pour l’instant peut encore être battue : « prenez », c’est la plus basse dont le déclarant sait qu’elle gagnera.
slip-win-only-for-the-last-hand = le mort n’a pas besoin de jouer en dernier pour cela : une carte que personne ne peut plus battre gagne à coup sûr.
slip-suit-alone-plays-winner = une couleur sans le rang, c’est sa plus basse carte, qu’elle gagne ou non.
slip-ruff-means-overruff = « coupez » ne nomme que l’atout : on joue le plus petit, même s’il y en a déjà un plus gros dans la levée.
slip-suit-alone-is-unclear = une couleur sans le rang suffit : c’est la plus basse carte.
slip-small-or-high-of-any-suit = « petit » et « gros » se rapportent à la couleur attaquée, et non à toutes les cartes du mort.
slip-anything-is-a-small-card = « n’importe laquelle » n’est pas « petit » : la défense peut choisir.
slip-anything-stays-with-declarer = dire « n’importe laquelle », c’est donner le choix : il appartient maintenant à la défense.
slip-rank-alone-is-unclear = un rang sans couleur suffit quand une seule carte est possible.
slip-rank-alone-is-guessed = plusieurs cartes de ce rang sont possibles : personne ne devine, le déclarant doit dire laquelle.
slip-illegal-call-stands = on ne peut pas nommer une carte qui serait une renonce : le mort doit fournir la couleur.
slip-next-best-card-played = une carte que le mort n’a pas n’est pas remplacée par la plus proche : le déclarant en nomme une autre.
slip-defender-mends-the-call = la défense ne choisit que si le déclarant n’indique ni couleur, ni rang, ni aucun souhait.

## is_it_played. $seat owns the card, $declarer declares.

exercise-is_it_played = Que devient cette carte ?
option-card-played = Elle est jouée
option-card-must-be-played = Il faut la jouer
option-card-may-be-changed = Elle est jouée, mais on peut encore en changer
option-card-not-played = Elle n’est pas jouée, et cela ne coûte rien
option-card-penalised = Elle n’est pas jouée, mais devient une carte pénalisée
option-card-replaces = Elle compte pour cette levée, à la place de la première carte
option-card-led = Elle compte comme attaque pour la levée suivante

scene-played-faced = { $seat } sort { $card-the } de sa main et pose la carte sur la table, face visible.
scene-played-touching = { $seat } tient { $card-the } face visible : la carte touche la table, sans être lâchée.
scene-played-nearly = { $seat } tient { $card-the } face visible juste au-dessus de la table, presque à la toucher.
scene-played-held = { $seat } tient { $card-the } immobile, face visible au-dessus de la table, comme une carte déjà jouée.
scene-played-moved-back = { $seat } avance { $card-the } vers la table et ramène la carte d’un seul mouvement, sans s’arrêter.
scene-played-partner-could-see = { $seat } sort { $card-the } et tient la carte de telle façon que son partenaire pourrait en voir la face.
scene-played-dummy-could-see = { $seat } sort { $card-the } et tient la carte droite, bien au-dessus de la table. Le mort pourrait en voir la face.
scene-played-partner-looked-away = { $seat } tient { $card-the } de telle façon que son partenaire pouvait en voir la face. Mais celui-ci regardait ailleurs.
scene-played-dummy-looked-away = { $seat } sort { $card-the } et tient la carte droite, bien au-dessus de la table. Le mort pouvait en voir la face, mais regardait ailleurs.
scene-played-declarer-saw = { $seat } sort un peu { $card-the } de sa main. Seul le déclarant en aperçoit la face ; le partenaire ne pouvait pas la voir.
scene-played-defender-saw = { $seat } sort un peu { $card-the } de sa main. Un joueur de la défense en aperçoit la face.
scene-played-both-saw = { $seat } sort { $card-the }. On ne sait pas si le partenaire pouvait en voir la face, mais le déclarant et le mort l’ont vue tous les deux.
scene-played-named = { $seat } n’a pas encore bougé { $card-the }, mais dit clairement : « Je joue { $card-the }. »
scene-played-pointed-out = { $seat } désigne { $card-the } dans sa main : « Je joue celle-ci. »
scene-played-dropped-by-defender = { $card-The } échappe à { $seat } : la carte tombe face visible, là où son partenaire pourrait la voir.
scene-played-dropped-by-declarer = { $card-The } échappe à { $seat } et tombe face visible sur la table.
scene-played-penalty-card = Devant { $seat } se trouve { $card-the }, carte pénalisée { -major }. C’est maintenant à { $seat } de jouer, et cette carte peut être jouée.
scene-played-fifth = { $seat } a déjà fourni à la levée et pose par erreur une seconde carte sur la table : { $card-the }.
scene-played-fifth-led = { $seat } a déjà fourni à la levée et pose une seconde carte sur la table : { $card }. L’arbitre constate qu’elle était destinée à la levée suivante.
scene-dummy-named = Le déclarant nomme { $card-the } du mort. Personne n’a encore bougé la carte.
scene-dummy-pointed-at = Le déclarant désigne clairement { $card-the } du mort : « Celle-là, s’il vous plaît. »
scene-dummy-touched = Sans rien dire, { $declarer }, le déclarant, touche exprès { $card-the } du mort, pour jouer cette carte.
scene-dummy-arranging = En rangeant les cartes du mort, { $declarer }, le déclarant, touche { $card-the }.
scene-dummy-reaching = En allant chercher une autre carte du mort, { $declarer }, le déclarant, touche au passage { $card-the }.
scene-dummy-dropped = Par maladresse, le mort fait tomber { $card-the } au milieu de la table. Le déclarant n’a nommé aucune carte.
scene-dummy-fifth = Le mort a déjà fourni à la levée. Par erreur, une seconde carte du mort est posée : { $card }.
scene-dummy-fifth-led = Le mort a déjà fourni à la levée, et une seconde carte du mort est posée : { $card }. L’arbitre constate qu’elle était destinée à la levée suivante.
scene-dummy-slip-of-tongue = Par un lapsus, le déclarant nomme { $card-the } du mort et dit aussitôt qu’il pensait à une autre carte. Il n’a pas rejoué.
scene-dummy-absent-minded = L’esprit ailleurs, le déclarant nomme { $card-the } du mort et s’aperçoit aussitôt de son étourderie.
scene-dummy-change-of-mind = Le déclarant nomme { $card-the } du mort, puis se ravise et veut aussitôt une autre carte.
scene-dummy-moved-wrong = Le mort avance { $card-the }. Le déclarant avait nommé une autre carte, et on le remarque aussitôt.
scene-dummy-indicated = Le déclarant réfléchit encore. De sa propre initiative, le mort pose un doigt sur { $card-the }.

slip-declarer-card-seen-is-played = peu importe qui a vu la carte du déclarant : ce qui compte, c’est qu’elle ait été posée ou tenue comme une carte jouée.
slip-defender-card-must-be-seen = en défense, il suffit que le partenaire ait pu voir la carte ; peu importe qu’il ait regardé ou non.
slip-opponents-sight-counts = en défense, ce qui compte, c’est ce que le partenaire pouvait voir, pas ce qu’un adversaire a vu.
slip-card-must-lie-on-table = une carte n’a pas besoin d’être posée : tenue face visible au ras de la table, elle est jouée.
slip-moved-card-is-played = un mouvement vers la table ne suffit pas : la carte doit s’arrêter.
slip-named-card-not-binding = une carte nommée ou désignée pour être jouée est jouée, même si elle n’a pas bougé.
slip-touched-card-is-played = toucher une carte du mort ne suffit pas : elle n’est jouée que si on la touche pour la jouer.
slip-touching-never-plays = une carte du mort que le déclarant touche exprès, pour la jouer, est jouée.
slip-dropped-card-is-played = une carte tombée par inadvertance n’est pas jouée.
slip-played-card-may-be-changed = une carte jouée reste jouée : on ne corrige qu’un lapsus sur une carte du mort.
slip-change-of-mind-allowed = seul un lapsus peut être corrigé, pas une distraction ni une meilleure idée.
slip-slip-of-tongue-stands = un lapsus peut être corrigé tant que le déclarant n’a pas rejoué.
slip-dummys-own-move-counts = le mort ne décide rien : seule est jouée la carte que le déclarant nomme ou touche.
slip-fifth-card-replaces-first = la première carte compte pour la levée ; une seconde ne la remplace pas.
slip-fifth-card-costs-nothing = la seconde carte d’un joueur de la défense n’est pas simplement reprise : elle devient une carte pénalisée.
slip-fifth-card-never-led = si l’arbitre constate que la carte était une attaque, elle compte comme telle.

## which_article_is_right: what the articles are about

exercise-which_article_is_right = Deux articles se contredisent. Lequel a raison ?
scene-articles-auction = Deux articles sur les annonces
scene-articles-play = Deux articles sur le jeu de la carte
scene-articles-penalty = Deux articles sur les cartes pénalisées
scene-articles-score = Deux articles sur la marque en tournoi
scene-articles-tournament = Deux articles sur les points de match
scene-articles-rubber = Deux articles sur la partie libre

## What the articles say, two by two; and a case that decides between them.
## $right is what is right there, $wrong what the other article makes of it.

article-turn-to-the-left = On parle à tour de rôle dans le sens des aiguilles d’une montre.
article-turn-to-the-right = On parle à tour de rôle dans le sens inverse des aiguilles d’une montre.
working-article-turn = Donneur : { $dealer }, qui parle en premier. C’est ensuite à { $right }, pas à { $wrong }.

article-three-passes-always = Trois passes consécutifs terminent les annonces, quoi qu’il y ait eu avant.
article-three-passes-after-bid = Trois passes consécutifs terminent les annonces si quelqu’un a déjà fait une enchère.
working-article-three-passes = Donneur : { $dealer }. Les trois premiers joueurs passent. Les annonces ne sont pas terminées : { $seat } peut encore faire une enchère.

article-declarer-of-the-table = Le déclarant est celui qui, à la table, a nommé le premier la dénomination finale.
article-declarer-of-the-side = Le déclarant est celui qui, dans le camp du contrat, a nommé le premier la dénomination finale.
working-article-declarer = Les deux camps nomment { $strain }, et le contrat est { $bid }. Déclarant : { $right }, et non { $wrong } ; seul compte le camp qui joue le contrat.

article-notrump-highest = La dénomination la plus haute est sans-atout ; juste en dessous vient pique.
article-spades-highest = La dénomination la plus haute est pique ; juste en dessous vient sans-atout.
working-article-highest = La dernière enchère est { $last }. { $seat } peut dire { $call }.

article-redouble-later = On peut surcontrer tant qu’il n’y a eu que des passes après le contre.
article-redouble-at-once = On peut surcontrer seulement aussitôt après le contre, avant tout passe.
working-article-late-redouble = { $bid } a été contré, et deux joueurs ont passé. { $seat }, qui avait dit { $bid }, peut encore surcontrer.

article-double-any-bid = Tant que la dernière enchère est celle des adversaires, on peut la contrer.
article-double-undoubled-bid = On peut contrer la dernière enchère des adversaires si personne ne l’a encore contrée.
working-article-second-double = { $bid } a été contré, et le joueur suivant a passé. { $seat }, dont le partenaire a contré, ne peut pas contrer de nouveau.

article-lead-left-of-dealer = Le joueur à gauche du donneur entame.
article-lead-left-of-declarer = Le joueur à gauche du déclarant entame.
working-article-lead = Donneur : { $dealer }. Contrat : { $contract }, joué par { $declarer }. C’est à { $right } d’entamer, pas à { $wrong }.

article-void-free = Sans carte de la couleur attaquée, on peut jouer n’importe quelle carte.
article-void-must-ruff = Sans carte de la couleur attaquée, on doit jouer un atout.
working-article-void = Attaque : { $card } ; atout : { $strain }. Un joueur qui n’a pas la couleur attaquée choisit parmi toutes ses cartes : { $right }. Pour couper, il n’y aurait que { $wrong }.

article-any-ruff-wins = Un joueur qui n’a pas la couleur attaquée et qui coupe gagne la levée.
article-highest-trump-wins = Si plusieurs joueurs coupent, le plus haut atout gagne la levée.
working-article-overruff = Deux joueurs coupent cette levée. Elle est à { $right }, pas à { $wrong } :

article-suit-led-wins = À sans-atout, la plus haute carte de la couleur attaquée gagne la levée.
article-highest-card-wins = À sans-atout, la plus haute des quatre cartes gagne la levée.
working-article-discard = Cette levée est à { $right }, pas à { $wrong } :

article-lead-goes-round = Après chaque levée, l’attaque passe à la main suivante, à gauche.
article-winner-leads = Après chaque levée, l’attaque passe à la main qui l’a gagnée.
working-article-next-lead = { $seat } a attaqué à cette levée. L’attaque suivante est à { $right }, pas à { $wrong } :

article-high-is-highest = Si le déclarant dit « gros », le mort joue la plus haute carte de la couleur attaquée.
article-high-is-enough = Si le déclarant dit « gros », le mort joue une carte juste assez haute pour gagner.
working-article-dummy-high = Cartes déjà jouées : { $trick }. Dans la couleur attaquée, le mort a { $cards }. « Gros », c’est { $right }, même si { $wrong } suffisait.

article-declarer-card-seen = La carte du déclarant est jouée dès qu’un adversaire l’a vue.
article-declarer-card-put-down = La carte du déclarant est jouée quand elle est posée ou tenue comme une carte jouée.
working-article-declarers-card = { $seat }, le déclarant, sort { $card-the } de sa main ; { $other } voit la carte. Elle n’est pas jouée et peut être reprise.

article-defender-card-visible = En défense, une carte est jouée quand le partenaire aurait pu en voir la face.
article-defender-card-seen = En défense, une carte est jouée quand le partenaire en a vraiment vu la face.
working-article-defenders-card = { $seat }, en défense, tient { $card-the } là où { $other } pourrait voir la carte. Même si { $other } regardait ailleurs, elle est jouée.

article-four-honours = Les honneurs sont l’as, le roi, la dame et le valet.
article-five-honours = Les honneurs sont l’as, le roi, la dame, le valet et le dix.
working-article-ten = { $seat }, en défense, laisse tomber { $card-the }. Le dix est un honneur : la carte pénalisée est { -major }, pas { -minor }.

article-partner-restricted = Une carte pénalisée { -major } permet aussi au déclarant de limiter l’attaque du partenaire.
article-owner-alone = Une carte pénalisée { -major } ne concerne que son propriétaire ; le partenaire attaque comme il veut.
working-article-partners-lead = Devant { $seat } se trouve { $card-the }, carte pénalisée { -major }, et c’est à { $leader } d’attaquer. Le déclarant peut exiger ou interdire la couleur ({ $suit }), ou ne rien imposer.

article-minor-at-once = Une carte pénalisée { -minor } doit être jouée dès que son propriétaire joue cette couleur.
article-minor-or-honour = À la place d’une carte pénalisée { -minor }, on peut jouer un honneur de la couleur.
working-article-minor-card = Couleur attaquée : { $suit }. Un joueur de la défense a { $cards } ; { $card-the } est une carte pénalisée { -minor }. Permis : { $right }, pas seulement { $wrong }.

article-cards-of-one-defender = Deux cartes pénalisées sont toutes deux { -major }s si elles sont au même joueur.
article-cards-of-both-defenders = Deux cartes pénalisées sont toutes deux { -major }s, même si chaque joueur de la défense en a une.
working-article-partners-card = Devant { $partner } se trouve { $lies-the }, carte pénalisée { -minor }. Puis { $seat }, également en défense, laisse tomber { $card-the } : cette carte est { -minor } aussi.

article-all-tricks-score = À sans-atout, la première levée gagnée vaut 40, et chacune des autres 30.
article-odd-tricks-score = À sans-atout, la première levée au-delà de six vaut 40, et chacune des autres 30.
working-article-notrump-tricks = { $bid } réussi avec { $tricks } levées : { $right } points de levée, et non { $wrong }.

article-double-times-two = Le contre multiplie les points de levée par deux, le surcontre par quatre.
article-double-times-three = Le contre multiplie les points de levée par trois, le surcontre par quatre.
working-article-double-factor = { $bid } contré et réussi : { $right } points de levée, et non { $wrong }.

article-double-everything = Quand un contrat contré est réussi, toute la marque est doublée.
article-double-trick-points = Quand un contrat contré est réussi, seuls les points des levées demandées sont doublés.
working-article-doubled-score = { $bid } contré et réussi, { $vulnerability } : { $right }, et non { $wrong }.

article-doubled-from-hundred = Un contrat contré et réussi est une manche si ses points de levée doublés atteignent 100.
article-doubled-always-game = Un contrat contré et réussi est une manche, quels que soient ses points de levée.
working-article-doubled-game = { $bid } contré et réussi : { $points } points de levée. La prime est de { $right }, et non de { $wrong }.

article-undertricks-twice = Dans un contrat contré, chaque levée de chute coûte le double d’une levée non contrée.
article-undertricks-own-scale = Dans un contrat contré, les levées de chute coûtent de plus en plus cher, selon leur propre barème.
working-article-undertricks = { $bid } contré, { $down } de chute, { $vulnerability } : les adversaires marquent { $right }, et non { $wrong }.

article-game-from-tricks-bid = La manche dépend des points des levées demandées : 100 au moins.
article-game-from-tricks-made = La manche dépend des points des levées gagnées : 100 au moins.
working-article-overtricks-game = { $bid } avec { $tricks } levées, { $vulnerability } : la prime est de { $right }, et non de { $wrong }.

article-overtricks-twice = Dans un contrat contré, une levée supplémentaire vaut le double de sa valeur habituelle.
article-overtricks-fixed = Dans un contrat contré, une levée supplémentaire vaut 100, ou 200 si le camp est vulnérable.
working-article-doubled-overtricks = { $over ->
    [one] { $bid } contré avec { $over } levée supplémentaire, { $vulnerability } : elle vaut { $right }, et non { $wrong }.
   *[other] { $bid } contré avec { $over } levées supplémentaires, { $vulnerability } : elles valent { $right }, et non { $wrong }.
}

article-slam-bid-and-made = La prime de chelem va au camp qui demande le chelem et le réussit.
article-slam-made = La prime de chelem va au camp qui gagne au moins douze levées.
working-article-slam-unbid = { $bid } avec { $tricks } levées, { $vulnerability } : aucun chelem n’a été demandé. La prime de chelem est de { $right }, et non de { $wrong }.

article-slam-instead-of-game = Un chelem rapporte la prime de chelem à la place de la prime de manche.
article-slam-besides-game = Un chelem rapporte la prime de chelem en plus de la prime de manche.
working-article-slam-game = { $bid } réussi, { $vulnerability } : { $right } en tout, et non { $wrong }.

article-redoubled-hundred = Un contrat contré et réussi rapporte 50 de plus, un contrat surcontré 100.
article-redoubled-fifty = Un contrat réussi rapporte 50 de plus, qu’il soit contré ou surcontré.
working-article-redoubled = { $bid } surcontré et réussi : la prime de réussite est de { $right }, et non de { $wrong }.

article-shared-best-is-top = La meilleure marque d’un étui vaut le top, même si deux paires la partagent.
article-shared-best-below-top = Si deux paires partagent la meilleure marque d’un étui, aucune n’a le top entier.
working-article-shared-top = Un étui a été joué à { $tables } tables, et deux paires partagent la meilleure marque, { $score }. Chacune a { $right } points de match, et non { $wrong }.

article-part-score-stays = Si les adversaires gagnent une manche, votre marque partielle reste dans le total.
article-part-score-lost = Si les adversaires gagnent une manche, votre marque partielle est perdue.
working-article-part-score = { $side } a réussi { $part } ; puis { $others } a réussi { $bid }, une manche. Dans le total, { $side } garde { $right }, et non { $wrong }.

article-rubber-seven-hundred-even = Le robre vaut 700 si les adversaires ont aussi une manche, sinon 500.
article-rubber-seven-hundred-clean = Le robre vaut 700 si les adversaires n’ont pas de manche, sinon 500.
working-article-rubber-two-one = { $side } gagne le robre par deux manches à une : { $right }, et non { $wrong }.
working-article-rubber-two-nil = { $side } gagne le robre par deux manches à zéro : { $right }, et non { $wrong }.

article-honours-from-four = En partie libre, quatre honneurs d’atout dans une main suffisent pour une prime.
article-honours-all-five = En partie libre, il faut les cinq honneurs d’atout dans une main pour une prime.
working-article-honours = Atout : { $strain }. Une main a { $cards } : la prime est de { $right }, et non de { $wrong }.

reason-dealer-then-left = Le donneur parle en premier. Puis on parle dans le sens des aiguilles d’une montre, toujours vers la gauche.
reason-three-passes-after-bid = Après une enchère, trois passes consécutifs terminent les annonces. Sans aucune enchère, il en faut quatre.
reason-score-odd-tricks-only = Les six premières levées ne rapportent rien. À sans-atout, la septième vaut 40, et chacune des suivantes 30.
reason-score-doubled-overtricks = Dans un contrat contré, les levées supplémentaires ont une valeur fixe : 100 chacune, ou 200 si le camp est vulnérable.
reason-score-slam-must-be-bid = La prime de chelem va au camp qui demande le chelem et le réussit. Gagner les levées ne suffit pas.

slip-spades-rank-highest = sans-atout est au-dessus de pique.
slip-redouble-only-at-once = les passes après le contre ne comptent pas : il est encore temps de surcontrer.
slip-partner-leads-freely = une carte pénalisée { -major } concerne aussi le partenaire : le déclarant peut exiger ou interdire la couleur.
slip-partners-card-counts = seules comptent ensemble les cartes du même joueur, pas celle du partenaire.
slip-doubled-means-times-three = contré, c’est fois deux ; surcontré, fois quatre.
slip-every-double-makes-game = avec le contre, c’est une manche seulement si les points de levée doublés atteignent 100.
slip-insult-always-fifty = la prime de réussite est de 50 pour un contrat contré, de 100 pour un contrat surcontré.
slip-part-score-lost = une marque partielle qui ne compte plus pour la manche s’additionne quand même à la fin.
slip-rubber-bonus-swapped = la plus grosse prime, 700, est pour deux manches à zéro.
slip-honours-need-all-five = quatre des cinq honneurs d’atout dans une main suffisent : 100.
slip-shared-best-is-top = une paire qui partage la meilleure marque n’a pas battu toutes les autres, et reste sous le top.

## What is wrong with a position in a lesson

lesson-error-no-cards = la main n’a pas de carte
lesson-error-one-card = il faut ici une seule carte
lesson-error-no-trumps = sans atout, personne ne peut couper
lesson-error-dummy-not-on-lead = « won_with » est pour un mort qui attaque, sans levée commencée
lesson-error-how-played = cette circonstance n’existe pas pour une carte
lesson-error-how-not-of-role = cela ne peut pas arriver à une carte de ce joueur
lesson-error-article = ces articles n’existent pas
