### Chapter: penalty cards.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-penalty-cards-title = Les cartes pénalisées

## calling-the-director

lesson-calling-the-director-title = Appeler l’arbitre
lesson-calling-the-director-goal =
    Cette leçon vous montre que faire, et que ne pas faire, quand quelque chose tourne mal.
    
    Une carte échappe à Est et tombe sur la table, face visible. « Reprenez-la », dit l’un. « Non, il faut la jouer maintenant », dit l’autre. Chacun veut bien faire. Mais qui a raison, et qui décide ?
lesson-calling-the-director-laws =
    Des incidents, il y en a à toutes les tables, au club comme aux championnats du monde. Les Lois ne cherchent pas à punir. Elles **réparent** : l’autre camp ne doit pas en souffrir, et le jeu doit pouvoir continuer.
lesson-calling-the-director-call =
    Dès que quelqu’un signale une irrégularité, c’est-à-dire une chose contraire aux Lois, **on appelle aussitôt l’arbitre** (Loi 9) : la personne qui connaît les Lois et les applique.
    
    Tout joueur peut l’appeler ; le mort aussi, mais seulement si un autre en a déjà parlé.
lesson-calling-the-director-notes-wait =
    Demandez qui a appelé l’arbitre le mois dernier, et pourquoi les autres ne l’ont pas fait. C’est presque toujours par politesse : on croit accuser. Faites dire à voix haute « Arbitre, s’il vous plaît », la main levée, sans montrer personne du doigt. Trois minutes.
lesson-calling-the-director-wait =
    Ensuite, on **attend**. Les cartes restent où elles sont, personne ne fait de déclaration ni ne joue, personne n’explique les Lois aux autres. En voulant tout arranger soi-même, on ajoute souvent une seconde faute à la première.
lesson-calling-the-director-ruling =
    L’arbitre écoute les deux camps, explique les possibilités et décide. Ce n’est pas aux joueurs de fixer la rectification, ni d’**y renoncer** : cela n’appartient qu’à l’arbitre (Loi 10).
    
    Vous aimeriez passer l’éponge ? Dites-le-lui, il peut y consentir.
lesson-calling-the-director-picture =
    Ouest entame avec l’{ BRIDGE("HA") }, le mort fournit le { BRIDGE("H2") }. Est va jouer un cœur quand le { BRIDGE("D7") } lui échappe, face visible. La carte reste où elle est. Il n’y a qu’une chose à dire : « Arbitre, s’il vous plaît. »
lesson-calling-the-director-defenders =
    Une carte qui doit rester sur la table, face visible, est une **carte pénalisée**. Seule celle d’un **joueur de la défense** peut le devenir (Lois 48 et 49) : ce qu’Ouest a vu du jeu d’Est pourrait lui servir.
    
    Le déclarant joue seul les deux mains : la carte qu’il laisse tomber ne peut servir qu’à ses adversaires.
lesson-calling-the-director-first =
    À qui est la carte ? À Est, joueur de la défense. Son partenaire pouvait-il la voir ? Oui, elle est face visible sur la table. Le { BRIDGE("D7") } n’est donc pas simplement repris en main.
lesson-calling-the-director-second =
    La levée est la même, mais c’est à Sud qu’échappe l’{ BRIDGE("CA") }. Tout le monde l’a vu. Seulement, Sud est le déclarant, et son partenaire est le mort.
lesson-calling-the-director-third =
    Passons au mort. Sans le vouloir, Nord pousse la { BRIDGE("DQ") } au milieu de la table ; personne ne l’avait nommée. Comme toutes les cartes du mort sont visibles, personne n’a rien appris. Que devient la dame ?
lesson-calling-the-director-notes-vote =
    Est a attaqué avec le { BRIDGE("C4") }, Sud a fourni le { BRIDGE("C2") }, et le { BRIDGE("S9") } est venu avec. Beaucoup votent « carte pénalisée », comme en défense. Demandez à qui il peut servir de l’avoir vu : à Est et à Ouest seulement.
lesson-calling-the-director-fault =
    Parfois, le joueur n’y est pour rien : le coude d’un adversaire a fait tomber la carte. L’**arbitre** peut alors décider qu’elle n’est pas pénalisée.
lesson-calling-the-director-overlook =
    « Laissez, reprenez-la » : c’est gentil, mais ce n’est pas à nous de le dire. Les Lois valent pour chacun, ami ou inconnu.
    
    Rien ne vous oblige à signaler la faute d’un adversaire. Mais une fois qu’on en a parlé, c’est l’arbitre qui décide.
lesson-calling-the-director-manners =
    Se tromper n’a rien de honteux et n’appelle aucun commentaire (Loi 74). Dites ce qui s’est passé, sans plus. Et si l’erreur est de vous, dites-le simplement : cela arrive à tous ceux qui jouent.
lesson-calling-the-director-end =
    On ne touche à rien, on dit « Arbitre, s’il vous plaît », on attend. Essayez-le une fois sans incident : le moment venu, cela viendra tout seul.

## a-card-is-seen

lesson-a-card-is-seen-title = Une carte exposée
lesson-a-card-is-seen-goal =
    Dans cette leçon, vous apprenez à reconnaître une carte pénalisée et à distinguer la { -minor } de la { -major }.
    
    Est range son jeu, et une carte tombe sur la table, face visible. Un petit carreau, passe encore ; mais un as ? Et la carte est-elle tombée, ou Est voulait-il la jouer ? Les Lois font la différence.
lesson-a-card-is-seen-what =
    En défense, une carte que le partenaire **pouvait voir**, hors du jeu normal, devient une **carte pénalisée** (Loi 49). De même, une carte que l’on nomme à voix haute.
    
    Elle reste sur la table, face visible, jusqu’à ce qu’elle soit jouée ou, dans un cas que nous verrons, reprise en main.
lesson-a-card-is-seen-minor =
    Il y en a deux sortes (Loi 50). Une carte pénalisée n’est **{ -minor }** que si trois conditions sont réunies :
    
    – elle est **inférieure au dix**,
    – elle a été exposée **par inadvertance**,
    – c’est la **seule** carte pénalisée de ce joueur.
lesson-a-card-is-seen-major =
    Toutes les autres sont **{ -major }s** : un honneur (as, roi, dame, valet **ou dix**), une carte jouée, montrée ou nommée exprès, ou plusieurs cartes d’un même joueur.
lesson-a-card-is-seen-picture =
    Ouest entame avec le { BRIDGE("HJ") }, le mort fournit le { BRIDGE("H3") }. Est va jouer quand le { BRIDGE("D8") } lui échappe. La carte est maintenant devant Est, et elle y reste. De quelle sorte est-elle ? Trois questions suffisent.
lesson-a-card-is-seen-notes-kinds =
    Écrivez les trois questions au tableau : petite carte ? par inadvertance ? la seule ? Un seul « non », et elle est { -major }. Presque tout le monde hésite sur le dix : certaines listes d’honneurs imprimées s’arrêtent au valet.
lesson-a-card-is-seen-first =
    Posons les trois questions, l’une après l’autre. Le huit est inférieur au dix. Il a échappé à Est. Et Est n’a pas d’autre carte pénalisée.
lesson-a-card-is-seen-second =
    Le même accident, mais avec le { BRIDGE("DT") }. À l’une des trois questions, il faut maintenant répondre « non », car le dix est un honneur.
lesson-a-card-is-seen-third =
    C’est à Ouest d’entamer, mais Est pose le { BRIDGE("D5") } sur la table, et le déclarant refuse cette entame. Le cinq est inférieur au dix, et aucune autre carte n’est visible. Mais est-il là par inadvertance ?
lesson-a-card-is-seen-on-purpose =
    Une carte posée **exprès** est { -major }, même un deux, même si c’était une erreur : une attaque hors tour que le déclarant refuse, ou une carte reprise parce qu’on avait de quoi fournir.
    
    Dire « J’ai encore l’as de trèfle » revient au même.
lesson-a-card-is-seen-notes-vote =
    Deux petites cartes, tombées par inadvertance : la plupart diront { -minor }. Renvoyez-les à la troisième question : deux cartes à la fois font deux cartes pénalisées, et aucune n’est la seule.
lesson-a-card-is-seen-exceptions =
    Une carte que **seul un adversaire** pouvait voir n’est pas pénalisée. Une attaque hors tour que **le déclarant accepte** non plus, ni celle que l’on fait parce qu’un adversaire a dit : « C’est à vous. » Ce qui s’est passé, c’est à l’arbitre de l’établir.
lesson-a-card-is-seen-auction =
    Une carte peut aussi tomber pendant les **annonces** (Loi 24). Elle reste là jusqu’à la fin. Si c’est un honneur ou une entame, ou s’il y a plusieurs cartes, le partenaire passe à son prochain tour.
    
    Ensuite, si son camp défend, elle devient pénalisée ; s’il joue le contrat, elle est reprise.
lesson-a-card-is-seen-end =
    La prochaine carte qui glisse n’aura rien d’effrayant : trois questions, et vous savez ce qu’elle est. Ce qu’elle entraîne vient ensuite.

## playing-a-penalty-card

lesson-playing-a-penalty-card-title = Jouer avec une carte pénalisée
lesson-playing-a-penalty-card-goal =
    À la fin, vous saurez quelles cartes on peut jouer quand une carte pénalisée est sur la table.
    
    Le { BRIDGE("DT") } a échappé à Est et se trouve là, face visible : une carte pénalisée { -major }. C’est à Est de jouer. Peut-il choisir une autre carte, ou le dix passe-t-il d’abord ?
lesson-playing-a-penalty-card-major =
    Une carte pénalisée **{ -major }** doit être jouée à la **première occasion légale** (Loi 50) : en fournissant la couleur, en défaussant (une autre couleur), en coupant (avec un atout) ou en attaquant.
    
    Le joueur n’a pas le choix, même s’il a mieux en main.
lesson-playing-a-penalty-card-first-suit =
    Mais la couleur attaquée, celle de la première carte de la levée, passe d’abord. Un joueur qui peut **fournir** doit le faire, même si la carte pénalisée reste alors sur la table. Elle attend la prochaine occasion, levée après levée.
lesson-playing-a-penalty-card-first =
    La couleur attaquée est cœur, et Est en a trois. Le { BRIDGE("DT") } ne peut pas être joué dans cette levée. N’importe lequel des trois cœurs convient.
lesson-playing-a-penalty-card-second =
    Est a gagné la levée avec l’{ BRIDGE("HA") } ; c’est donc à lui d’attaquer. Il n’y a pas de couleur à fournir : l’occasion est là.
lesson-playing-a-penalty-card-notes-major =
    Quelqu’un joue le rôle d’Est, une vraie carte face visible devant lui. À chaque levée, la classe dit « maintenant » ou « pas encore ». L’erreur habituelle : jouer la carte pénalisée alors qu’on peut fournir.
lesson-playing-a-penalty-card-third =
    Plus tard, Sud joue un troisième tour d’atout avec la { BRIDGE("SQ") }. Est n’a plus de pique et voudrait se défaire du { BRIDGE("C4") }. Il ne peut pas fournir. Que peut-il jouer ?
lesson-playing-a-penalty-card-minor =
    Avec une carte pénalisée **{ -minor }**, la règle est bien plus douce. La carte passe seulement avant les **autres petites cartes de sa couleur**, qu’on fournisse, défausse ou attaque. On peut jouer à sa place un honneur de cette couleur, et les autres couleurs restent libres.
lesson-playing-a-penalty-card-fourth =
    On joue trèfle, et devant Est se trouve le { BRIDGE("C5") }, carte pénalisée { -minor }. Le { BRIDGE("CK") } et le { BRIDGE("CT") } sont des honneurs. L’autre petit trèfle, le { BRIDGE("C4") }, doit attendre.
lesson-playing-a-penalty-card-notes-vote =
    Deux erreurs sont fréquentes : le { BRIDGE("C5") } seul, comme s’il devait partir à la première occasion, et la réponse sans le { BRIDGE("CK") }. Seul le { BRIDGE("C4") } est interdit, petite carte de la même couleur. Un honneur de cette couleur, ou toute autre couleur, peut passer avant.
lesson-playing-a-penalty-card-instead =
    Si une autre carte est jouée par erreur, on appelle l’arbitre (Loi 52). Le déclarant peut l’accepter : la carte pénalisée reste alors sur la table. Sinon, la carte pénalisée est jouée, et la mauvaise carte devient à son tour **{ -major }**.
lesson-playing-a-penalty-card-ordered =
    Une chose passe avant la carte pénalisée. Si un joueur de la défense joue **avant le tour de son partenaire**, le déclarant choisit ce que joue celui-ci : la carte la plus haute ou la plus basse de la couleur attaquée, ou une autre couleur, exigée ou interdite (Loi 57).
lesson-playing-a-penalty-card-end =
    La { -major } à la première occasion, la { -minor } avant les autres petites cartes. Voilà pour son propriétaire ; la suite concerne le partenaire.

## what-declarer-may-demand

lesson-what-declarer-may-demand-title = Ce que le déclarant peut imposer
lesson-what-declarer-may-demand-goal =
    Après cette leçon, vous saurez ce que le déclarant peut imposer à l’attaque, et quand attendre en défense.
    
    Le { BRIDGE("SJ") } a échappé à Est : une carte pénalisée { -major }. Ouest, son partenaire, vient de gagner une levée et doit attaquer. Il sait maintenant qu’Est a un honneur à pique. En échange, Sud, le déclarant, reçoit un droit. Lequel ?
lesson-what-declarer-may-demand-rule =
    Quand un joueur de la défense doit attaquer et que son partenaire a une carte pénalisée { -major }, le déclarant a trois possibilités (Loi 50) :
    
    – **exiger** une attaque dans cette couleur,
    – **l’interdire**,
    – **ne rien imposer**.
    
    Le joueur attend ce choix avant d’attaquer.
lesson-what-declarer-may-demand-back =
    Si le déclarant exige ou interdit la couleur, **la carte est reprise en main** et n’est plus pénalisée.
    
    S’il n’impose rien, elle reste sur la table, et il pourra choisir de nouveau à la prochaine attaque de ce joueur.
lesson-what-declarer-may-demand-first =
    C’est à Ouest d’attaquer, et le { BRIDGE("SJ") } est devant Est. Regardez sa couleur : le choix du déclarant porte sur pique, et sur aucune autre.
lesson-what-declarer-may-demand-second =
    « Pique, s’il vous plaît », dit Sud. Ouest a trois piques et attaque avec celui qu’il veut. Et Est reprend le { BRIDGE("SJ") } en main.
lesson-what-declarer-may-demand-notes-three =
    Trois personnes disent les trois phrases du déclarant : « J’exige pique. » « J’interdis pique. » « Je n’impose rien. » Chaque fois, la classe dit ce que devient la carte. L’erreur habituelle : exiger la couleur et laisser la carte sur la table.
lesson-what-declarer-may-demand-third =
    Cette fois, Sud réfléchit et dit : « Je n’impose rien. » Ouest attaque comme il veut. Et le { BRIDGE("SJ") }, devant Est : repris en main, ou toujours sur la table ?
lesson-what-declarer-may-demand-ban =
    On n’exige une couleur que pour **une seule attaque**. Une interdiction dure plus longtemps : **tant qu’Ouest garde la main**, c’est-à-dire tant qu’il gagne les levées. Dès qu’un autre joueur en gagne une, l’interdiction est levée pour de bon.
lesson-what-declarer-may-demand-cannot =
    Et si le joueur **ne peut pas obéir** ? Il attaque avec n’importe quelle autre carte permise (Loi 59). La carte pénalisée est quand même reprise en main.
lesson-what-declarer-may-demand-notes-vote =
    L’erreur habituelle laisse le choix au déclarant, comme pour une carte { -major }. Le { BRIDGE("S6") } est petit et il est tombé par inadvertance : c’est une carte { -minor }, et elle laisse libre l’attaque du partenaire. Avant de revoter, faites dire de quelle sorte elle est.
lesson-what-declarer-may-demand-director =
    Le déclarant choisit **seul**, sans un mot du mort (Loi 10). L’arbitre explique d’abord les possibilités. Attendez donc : le joueur qui attaque avant ce choix se retrouve lui aussi avec une carte pénalisée { -major }.
lesson-what-declarer-may-demand-know =
    Tant que la carte est sur la table, **chacun** peut se servir de ce qu’elle lui apprend, le partenaire aussi. Une fois qu’elle est reprise, le partenaire doit jouer comme s’il ne l’avait jamais vue (Loi 50).
lesson-what-declarer-may-demand-end =
    Si votre partenaire a une carte pénalisée { -major } et que c’est à vous d’attaquer, attendez : le déclarant choisit d’abord.

## two-penalty-cards

lesson-two-penalty-cards-title = Deux cartes pénalisées
lesson-two-penalty-cards-goal =
    Vous suivrez bientôt la décision de l’arbitre même avec deux cartes pénalisées sur la table.
    
    Le { BRIDGE("C7") } se trouve déjà devant Est : une carte pénalisée { -minor }, rien de grave. Voilà que le { BRIDGE("H2") } tombe à côté. Deux petites cartes, toutes deux par inadvertance. Qu’est-ce qui a changé ?
lesson-two-penalty-cards-both =
    Dès qu’un joueur de la défense a deux cartes pénalisées, **toutes deux sont { -major }s**, la première aussi (Loi 50). Les arbitres admettent d’ordinaire que cela dure : quand l’une a été jouée, l’autre reste { -major }.
lesson-two-penalty-cards-first =
    Le { BRIDGE("H2") } est une petite carte, tombée par inadvertance. À deux des trois questions, la réponse est « oui ». Regardez maintenant ce qu’il y avait déjà sur la table.
lesson-two-penalty-cards-declarer =
    Si les deux peuvent être jouées, **le déclarant désigne** laquelle (Loi 51). Si une seule peut l’être, c’est celle-là qu’il faut jouer. Si aucune ne le peut, parce qu’il faut fournir une autre couleur, elles attendent.
lesson-two-penalty-cards-second =
    On joue pique, et Est n’en a plus. L’une ou l’autre pourrait être défaussée, le { BRIDGE("H2") } ou le { BRIDGE("C7") }. C’est donc au déclarant de dire laquelle.
lesson-two-penalty-cards-third =
    Cette fois, on joue trèfle. Est en a cinq, et l’une des deux cartes pénalisées, le { BRIDGE("C7") }, est un trèfle. L’autre, le { BRIDGE("H2") }, est un cœur. Quelles cartes Est peut-il jouer ?
lesson-two-penalty-cards-lead =
    Quand c’est au partenaire d’attaquer, on considère chaque couleur séparément (Loi 51). Le déclarant peut **en exiger une**, ou **en interdire une ou deux**. Seules sont reprises en main les cartes des couleurs nommées.
    
    Deux cartes de la même couleur sont reprises ensemble.
lesson-two-penalty-cards-notes-lead =
    Tracez quatre colonnes : trèfle exigé, trèfle interdit, les deux couleurs interdites, rien. Chaque fois, la classe dit quelle carte est reprise. Quelqu’un voudra exiger « trèfle ou cœur, au choix » : impossible, le déclarant nomme une seule couleur.
lesson-two-penalty-cards-notes-vote =
    Beaucoup votent { -major }, puisqu’il y a deux cartes sur la table. Demandez devant qui : l’une est à Est, l’autre à Ouest. On compte séparément les cartes de chacun.
lesson-two-penalty-cards-each =
    On compte **séparément les cartes de chacun**. Si Est et Ouest en ont une chacun, petite et tombée par inadvertance, toutes deux sont { -minor }s, et le déclarant n’a rien à choisir.
lesson-two-penalty-cards-own =
    Si chacun des deux a une carte **{ -major }** et que c’est à Ouest d’attaquer, le choix du déclarant au sujet de la carte d’Est passe d’abord. Ouest obéit s’il le peut. Et si sa propre carte pénalisée convient, c’est elle qu’il doit jouer.
lesson-two-penalty-cards-fourth =
    À cause du { BRIDGE("C7") }, le déclarant exige trèfle. Le { BRIDGE("DK") }, devant Ouest, est aussi une carte pénalisée, mais pas un trèfle : elle reste là, et Ouest attaque avec le { BRIDGE("CJ") }.
lesson-two-penalty-cards-end =
    À qui sont-elles ? Lesquelles peut-on jouer ? Qui décide ? C’est rare ; ce jour-là, trois questions suffisent.
