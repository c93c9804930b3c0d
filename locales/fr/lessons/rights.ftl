### Lessons of the chapter “rights”.

chapter-rights-title = Vos droits à la table

## A contested claim (Laws 68 to 71)

lesson-a-contested-claim-title = Une revendication contestée
lesson-a-contested-claim-goal =
    Après cette leçon, vous saurez dire combien de levées rapporte une revendication quand les adversaires ne sont pas d’accord.
    
    Il reste deux levées. Sud montre deux cartes et dit : « Le reste est pour moi. » Est regarde un petit atout et dit : « Ah bon ? »
lesson-a-contested-claim-picture =
    Pique est l’atout, c’est à Sud de jouer, et Sud **revendique** les deux levées sans un mot de plus. Est a encore { BRIDGE("S2") }. Dire combien des levées restantes on va gagner, ou simplement montrer ses cartes, c’est une revendication (Loi 68).
lesson-a-contested-claim-stops =
    Avec la revendication, on **annonce** sa ligne de jeu : dans quel ordre on joue les cartes. Ensuite, **le jeu s’arrête**. Si les adversaires ne sont pas d’accord, personne ne continue comme si de rien n’était : on appelle l’arbitre, et on regarde toutes les cartes (Lois 68 et 70).
lesson-a-contested-claim-first =
    Si Sud joue d’abord { BRIDGE("S9") }, l’atout d’Est tombe et Sud fait les deux levées. Mais Sud n’en a rien dit, et a pu oublier cet atout. Joué d’abord, { BRIDGE("HK") } est coupé. Le doute va contre celui qui a revendiqué (Loi 70C).
lesson-a-contested-claim-second =
    Les mêmes cartes. Cette fois, Sud dit : « Je fais tomber les atouts. » Cela suffit : personne ne peut prétendre que Sud a oublié le dernier. Qu’accorde l’arbitre maintenant ?
lesson-a-contested-claim-normal =
    L’arbitre imagine toutes les lignes **normales** compatibles avec ce qui a été dit. Une ligne négligente ou pas très bonne est normale aussi. N’est pas normal ce que personne ne fait : jeter un as, ou couper sa propre carte maîtresse. La ligne qui gagne le moins de levées compte (Lois 70D et 70E).
lesson-a-contested-claim-third =
    Nord a { BRIDGE("DA") } et { BRIDGE("DQ") }, le roi est dehors. « Faire l’impasse », c’est jouer la dame en espérant que le roi se trouve devant elle. C’est le cas. Mais Sud ne l’a pas dit, et jouer d’abord l’as perdrait une levée. Ce qui n’est pas annoncé n’est pas accordé (Loi 70E).
lesson-a-contested-claim-notes-vote =
    L’erreur habituelle : une, parce qu’« on n’accorde jamais une impasse ». Faites lire à haute voix ce que Sud a dit : l’impasse a été nommée, et elle réussit. Demandez ce qui se passerait si Est avait le roi. Deux minutes.
lesson-a-contested-claim-order =
    Celui qui revendique tout croit que chacune de ses cartes est maîtresse. S’il y en a une qui ne l’est pas, l’**ordre** compte : l’arbitre suppose qu’elle peut être jouée d’abord. Dans une couleur, on suppose d’ordinaire que les cartes sont jouées de haut en bas (Loi 70E).
lesson-a-contested-claim-back =
    L’inverse arrive aussi : quelqu’un concède une levée qu’on ne peut pas perdre. Si on s’en aperçoit à temps, elle revient : une levée qu’aucun jeu normal ne peut perdre ne se perd pas par des mots (Loi 71).
lesson-a-contested-claim-end =
    Revendiquez, cela fait gagner du temps à tout le monde. Mais dites comment : d’abord les atouts, puis quelle couleur, et avec quelle carte vous faites l’impasse. Et si vous n’êtes pas d’accord avec une revendication, ne discutez pas. Appelez l’arbitre.

## Ce que le partenaire a laissé deviner (Lois 16 et 73)

lesson-what-partner-gave-away-title = Ce que le partenaire a laissé deviner
lesson-what-partner-gave-away-goal =
    Après cette leçon, vous saurez ce que vous n’avez pas le droit d’utiliser quand votre partenaire hésite, et ce que font alors les adversaires.
    
    Nord a ouvert de { BRIDGE("1S") } et Est a dit { BRIDGE("2H") }. Sud réfléchit longtemps avant de passer. Un passe est un passe ; mais chacun sait maintenant qu’il n’était pas facile.
lesson-what-partner-gave-away-picture =
    C’est à Nord. Le passe de Sud est une déclaration, et Nord peut s’en servir. La **pause** de Sud n’en est pas une : elle dit que Sud a quelque chose. Les Lois parlent d’information **étrangère** au jeu, et c’est le sujet de cette leçon.
lesson-what-partner-gave-away-whose =
    Des partenaires ne se parlent que **par leurs déclarations et leurs cartes**. Ce que disent une pause, une question, une remarque, un geste ou une alerte inattendue, le partenaire n’a pas le droit de l’utiliser (Lois 16B et 73). Les adversaires peuvent tirer des conclusions du rythme d’un joueur, à leurs risques. Réfléchir n’est pas une faute.
lesson-what-partner-gave-away-first =
    Qui n’a pas le droit d’utiliser la pause ? Elle vient de Sud : elle ne concerne donc qu’un seul joueur.
lesson-what-partner-gave-away-notes-vote =
    Ici, l’enchère précédente était à saut, et le règlement demande à chacun d’attendre. Beaucoup votent Nord quand même. Demandez ce que Nord apprend d’une pause que Sud doit faire avec n’importe quelle main. Deux minutes.
lesson-what-partner-gave-away-alternatives =
    Que peut dire Nord ? Une **alternative logique** est une déclaration que bon nombre de joueurs comme Nord envisageraient sérieusement, et que certains choisiraient. Si l’information suggère une déclaration plutôt qu’une telle alternative, cette déclaration est **interdite**, même si Nord l’aurait faite de toute façon (Loi 16B).
lesson-what-partner-gave-away-second =
    On a interrogé dix joueurs comme Nord. Beaucoup passeraient, et la pause ne suggère pas de passer. { BRIDGE("X") } et { BRIDGE("2S") }, qu’elle suggère, sont donc interdits. Nord passe.
lesson-what-partner-gave-away-third =
    Avec une autre main, personne ne passerait. Existe-t-il une alternative logique que la pause ne suggère pas ? Sinon, Nord choisit librement. La pause de Sud ne réduit pas Nord au silence.
lesson-what-partner-gave-away-opponents =
    Les adversaires ne se disputent pas. Si tous sont d’accord sur la pause, ils disent qu’ils **appelleront peut-être l’arbitre plus tard**. Si quelqu’un la conteste, l’arbitre vient **aussitôt**. S’ils pensent pendant le jeu qu’elle a servi, ils l’appellent **à la fin du jeu** (Loi 16B).
lesson-what-partner-gave-away-director =
    L’arbitre se pose quatre questions, l’une après l’autre. Y avait-il une information ? Une alternative logique ? La déclaration choisie était-elle suggérée de préférence à cette alternative ? Les adversaires ont-ils subi un dommage ? Le premier **non** met fin à l’affaire. Quatre fois oui : la marque est ajustée (Lois 12 et 16).
lesson-what-partner-gave-away-end =
    Votre partenaire peut réfléchir autant qu’il le faut ; vous continuez comme si vous n’aviez rien vu. La loyauté n’en demande pas plus. Et appeler l’arbitre n’accuse personne : il faut que quelqu’un regarde la main, et c’est plus facile pour un tiers.

## Une explication inexacte (Lois 20, 21 et 75)

lesson-a-wrong-explanation-title = Une explication inexacte
lesson-a-wrong-explanation-goal =
    À la fin, vous saurez distinguer une explication erronée d’une déclaration erronée, et dire qui la corrige, et quand.
    
    Sur { BRIDGE("1S") }, Est saute à { BRIDGE("3C") }. À la demande des adversaires, Ouest répond : « faible ». Est, qui a une main forte, l’entend et ne doit pas broncher.
lesson-a-wrong-explanation-picture =
    On compare trois choses : ce qu’Ouest a **expliqué**, ce qu’Est **a en main**, et ce dont les deux sont **convenus**. Les deux premières ne concordent pas. Laquelle est erronée ? Seule la troisième peut le dire ; ici, rien ne la montre encore.
lesson-a-wrong-explanation-whose =
    Les adversaires ont le droit de connaître **ce qui est convenu**, non ce que le joueur a en main. Si l’explication n’est pas conforme à l’accord, elle était erronée : une faute. Si elle y est conforme, seule la déclaration était erronée, et c’est permis (Loi 75). Sans preuve, l’explication est présumée erronée (Loi 21B).
lesson-a-wrong-explanation-first =
    La feuille de conventions dit : fort. Ouest a expliqué autre chose. Regardez d’abord l’explication et l’accord ; la main d’Est vient en dernier.
lesson-a-wrong-explanation-second =
    Maintenant, la feuille dit : faible. Ouest avait raison, et c’est Est qui s’est trompé. Les adversaires ont été induits en erreur, mais ils savent tout ce qu’ils ont le droit de savoir.
lesson-a-wrong-explanation-notes-vote =
    Sans feuille de conventions, beaucoup votent la déclaration, parce qu’Ouest semblait si sûr. Demandez qui doit prouver l’accord : ceux qui l’ont expliqué. S’ils ne le peuvent pas, l’arbitre présume l’explication erronée. Deux minutes.
lesson-a-wrong-explanation-correct =
    L’explication erronée que **vous** avez donnée, vous la corrigez avec l’arbitre, au plus tard avant que l’entame soit retournée. Celle **du partenaire**, jamais pendant les annonces. Le déclarant et le mort parlent après le dernier passe ; un joueur de la défense attend la fin du jeu (Loi 20F). Pourquoi ? Parce que le partenaire écoute.
lesson-a-wrong-explanation-third =
    Ouest, qui a expliqué, se rappelle soudain l’accord et s’effraie : c’était « fort ». Est-ce Ouest qui a expliqué, ou son partenaire ? Vous savez alors jusqu’à quand.
lesson-a-wrong-explanation-redress =
    Un joueur qui a parlé sur la foi d’une explication erronée peut **changer** sa déclaration, tant que son partenaire n’a pas parlé depuis et que l’entame n’est pas retournée. Ensuite, il est trop tard. Mais si l’autre camp y a gagné, l’arbitre ajuste la marque, comme si l’accord avait été bien expliqué (Lois 21B et 75).
lesson-a-wrong-explanation-end =
    Une feuille de conventions sur la table règle la plupart de ces cas avant qu’ils ne commencent. Si quelque chose cloche quand même : ne regardez pas votre partenaire, n’expliquez rien, appelez l’arbitre au bon moment.

## Dummy’s rights (Laws 42 and 43)

lesson-dummys-rights-title = Ce que le mort peut faire
lesson-dummys-rights-goal =
    À la fin, vous saurez ce que le mort peut faire pendant le jeu, ce qu’il ne peut pas, et ce qu’il en coûte.
    
    Le mort ne dort pas. Mais celui qui voit deux mains ne doit pas aider le déclarant avec ce qu’il voit. Toute la difficulté d’être le mort est là.
lesson-dummys-rights-picture =
    Sud ne fournit pas. Nord, le mort, demande : « Plus de cette couleur ? » La question ne dit pas comment jouer ; elle évite seulement qu’une renonce soit consommée.
lesson-dummys-rights-allowed =
    Le mort peut **compter** les levées, **mettre en jeu** les cartes nommées, exposer les faits à l’arbitre, **interroger** le déclarant sur une renonce et **prévenir** une erreur, par exemple une attaque de la mauvaise main (Loi 42). Tout cela vient avant le mal, ou ne touche pas à la façon de jouer.
lesson-dummys-rights-first =
    Le mort dit-il au déclarant comment jouer ? Non : seulement qu’il faut fournir la couleur attaquée. Regardez ensuite ce qui s’ensuit d’un droit dont on use.
lesson-dummys-rights-after =
    Une erreur **déjà commise**, le mort ne la signale pas pendant le jeu, et il n’appelle pas l’arbitre le premier. Dès qu’un autre joueur a parlé, il le peut. Après le jeu, il peut tout dire (Lois 42 et 43).
lesson-dummys-rights-second =
    L’attaque est faite : ce n’est plus un avertissement. Avant, Nord pouvait parler ; maintenant, c’est à l’un des autres de le faire.
lesson-dummys-rights-notes-vote =
    Beaucoup permettent au mort d’interroger tout le monde. Demandez ce que la réponse apprendrait au déclarant sur la main de la défense. Seuls la défense et le déclarant peuvent se poser ces questions. Deux minutes.
lesson-dummys-rights-lost =
    Trois actes coûtent plus cher : **échanger les mains** avec le déclarant, **se lever** pour regarder le déclarant, **regarder les cartes de la défense**. Ensuite, le mort ne peut plus protéger le déclarant contre les erreurs (Loi 43). Compter et mettre en jeu les cartes reste permis.
lesson-dummys-rights-third =
    Nord s’est levé pour regarder. Vient alors l’avertissement, juste et bien intentionné. Que coûte-t-il ?
lesson-dummys-rights-end =
    Restez assis, étalez bien les cartes, comptez, et demandez « plus de cette couleur ? » au bon moment : un bon mort vaut une levée, et n’en coûte jamais.
