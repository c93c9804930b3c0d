### Chapter: the play.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-play-title = Le jeu de la carte

## following-suit

lesson-following-suit-title = Fournir la couleur
lesson-following-suit-goal =
    À la fin de cette leçon, vous saurez à chaque tour lesquelles de vos cartes peuvent être jouées.
    
    Chacun a treize cartes en main. Ouest en choisit une et la pose sur la table, face visible. Le joueur suivant peut-il jouer ce qu’il veut ?
    
    Pas toujours. Tout le jeu de la carte repose sur une obligation, une seule : la voici.
lesson-following-suit-trick =
    Ouest commence par le { BRIDGE("H9") } : c’est l’**attaque**. Nord, Est et Sud ajoutent chacun une carte. Ces quatre cartes, une de chaque main, forment une **levée** (on dit aussi un pli).
    
    Avec treize cartes par main, il y a treize levées.
lesson-following-suit-clockwise =
    On joue **dans le sens des aiguilles d’une montre** : après l’attaque, c’est au joueur de gauche. Ouest a attaqué : Nord joue en deuxième, puis Est, et Sud en dernier.
    
    Tant que ce n’est pas votre tour, ne sortez aucune carte de votre main.
lesson-following-suit-rule =
    La couleur de la première carte est la **couleur attaquée**. Un joueur qui en a doit en jouer : c’est **fournir la couleur** (Loi 44).
    
    Petite ou grosse, vous choisissez. Personne n’est obligé de jouer plus haut que les autres.
lesson-following-suit-notes-rule =
    Posez quatre cartes sur une vraie table, une à une, et demandez chaque fois à qui de jouer. Beaucoup croient qu’il faut monter sur la carte précédente ; une des questions y reviendra.
lesson-following-suit-north =
    Nord n’a qu’un cœur, le { BRIDGE("HJ") }. Que cela l’arrange ou non, c’est la carte à jouer.
lesson-following-suit-east =
    Est a cinq cœurs et choisit parmi eux. Ses huit autres cartes attendront.
lesson-following-suit-void =
    Et si vous n’avez aucune carte de la couleur attaquée ? Vous êtes alors libre : **n’importe quelle carte** convient.
    
    Si une explication parle de couper, n’y prêtez pas attention : c’est une affaire d’atout, et nous y viendrons dans deux leçons.
lesson-following-suit-none-left =
    Plus tard, dans la même donne, Est attaque avec l’{ BRIDGE("HA") }. Sud et Ouest fournissent. Nord n’avait qu’un cœur, et l’a joué à la première levée. Quelles cartes Nord peut-il jouer ?
lesson-following-suit-screen =
    À côté de l’image, vous lisez deux indications dont nous n’avons pas encore parlé : la couleur d’atout, et le déclarant, avec le mort en face.
    
    Laissez-les de côté pour l’instant. L’obligation de fournir ne change jamais et vaut pour tous.
lesson-following-suit-notes-vote =
    Deux erreurs sont fréquentes : les deux cœurs, parce qu’Ouest en a joué un, et la { BRIDGE("CQ") } seule, parce qu’elle bat le { BRIDGE("CJ") }. Demandez quelle carte a été jouée la première. Seule sa couleur compte, et l’on n’est jamais obligé de monter.
lesson-following-suit-notes-question =
    L’erreur la plus fréquente : le { BRIDGE("H8") } seulement, parce qu’il bat le { BRIDGE("H6") }. À la belote, on doit parfois monter ; au bridge, jamais. Demandez qui joue à la belote : la comparaison aide à retenir.
lesson-following-suit-end =
    La couleur attaquée si vous en avez, sinon n’importe quelle carte. Aucune règle ne vous servira plus souvent : treize fois par donne.

## winning-the-trick

lesson-winning-the-trick-title = Qui gagne la levée ?
lesson-winning-the-trick-goal =
    Cette leçon vous apprend à voir qui gagne une levée à sans-atout et qui attaque la suivante.
    
    Quatre cartes au milieu de la table, et quatre personnes qui se regardent. À qui est la levée ?
    
    Commençons par le cas le plus simple, où aucune couleur ne l’emporte sur les autres : c’est le jeu à **sans-atout**.
lesson-winning-the-trick-rule =
    À sans-atout, la **plus haute carte de la couleur attaquée** gagne la levée (Loi 44). Vous connaissez l’ordre : as, roi, dame, valet, dix, et ainsi de suite jusqu’au deux.
    
    Une carte d’une autre couleur ne peut pas gagner, pas même un as.
lesson-winning-the-trick-notes-rule =
    Faites nommer le gagnant de chaque levée avant de continuer. Ceux qui ont déjà entendu parler des annonces diront que pique est la couleur la plus haute : dans une levée, cela ne compte pas.
lesson-winning-the-trick-picture =
    Ouest attaque avec le { BRIDGE("H9") }, et chaque carte dépasse un peu la précédente. Sud joue en dernier et gagne la levée avec le { BRIDGE("HK") }.
lesson-winning-the-trick-all-follow =
    Tout le monde fournit : il suffit donc de comparer les rangs. La plus haute carte est la { BRIDGE("SQ") }. Qu’elle arrive en dernier n’y change rien.
lesson-winning-the-trick-other-suits =
    Est attaque avec un petit cœur. Sud et Nord n’en ont plus et jouent autre chose. Le { BRIDGE("S9") } et le { BRIDGE("CJ") } paraissent plus forts, mais seuls les deux cœurs comptent.
lesson-winning-the-trick-third =
    Cette fois, Sud attaque avec le { BRIDGE("CT") }. Ouest n’a plus de trèfle et joue le { BRIDGE("S8") }. Nord monte avec le { BRIDGE("CJ") }. Reste Est, qui fournit le { BRIDGE("C8") }. À qui est la levée ?
lesson-winning-the-trick-notes-vote =
    L’erreur la plus fréquente : Ouest, parce que l’as de pique semble imbattable. Mais les autres n’avaient pas de cœur, et ce petit cœur est le plus haut de la levée. Cela arrive vraiment, surtout en fin de donne.
lesson-winning-the-trick-next =
    Celui qui gagne une levée **attaque à la suivante**, avec la carte de son choix, dans n’importe quelle couleur.
    
    L’attaque ne fait donc pas le tour de la table : tant qu’on gagne, on continue d’attaquer.
lesson-winning-the-trick-next-example =
    Deux articles se contredisent là-dessus. Cherchez d’abord qui gagne la levée : c’est de là que part l’attaque suivante, et non du voisin de gauche.
lesson-winning-the-trick-stack =
    Une fois les quatre cartes jouées, chacun retourne la sienne et la garde devant soi.
    
    Si votre camp (vous et votre partenaire) a gagné la levée, la carte est posée **en long**, vers votre partenaire ; sinon, **en travers**. On les range dans l’ordre du jeu (Loi 65).
lesson-winning-the-trick-look-back =
    Laissez ces cartes en place tant que les deux camps ne sont pas d’accord sur le résultat.
    
    Si votre carte est encore face visible et que votre camp n’a pas rejoué, vous pouvez demander à revoir la levée (Loi 66). Ne la retournez donc pas trop vite.
lesson-winning-the-trick-end =
    Gardez vos levées bien alignées, et les deux camps arriveront au même compte. Place maintenant aux atouts.

## trumps-and-discards

lesson-trumps-and-discards-title = Atouts et défausses
lesson-trumps-and-discards-goal =
    Dans dix minutes, vous saurez trouver le gagnant de n’importe quelle levée, avec ou sans atout.
    
    Ouest pose l’{ BRIDGE("DA") }, et rien ne semble pouvoir battre cet as. Mais Sud n’a pas un seul carreau, et dans cette donne l’atout est cœur. Sud joue le { BRIDGE("H6") }, et la levée est à lui.
lesson-trumps-and-discards-trumps =
    Dans la plupart des donnes, une couleur est **atout**. N’importe quel atout bat n’importe quelle carte des trois autres couleurs : même le deux d’atout l’emporte sur un as.
    
    L’atout se décide pendant les annonces, que nous verrons dans un autre chapitre. Pour l’instant, l’écran vous l’indique.
lesson-trumps-and-discards-duty =
    L’obligation de fournir passe toujours d’abord. Seul celui qui **n’a plus la couleur attaquée** a le choix : jouer un atout, c’est **couper** ; jouer une autre couleur, c’est **défausser**.
    
    Personne n’est obligé de couper.
lesson-trumps-and-discards-notes-duty =
    Deux idées fausses à écarter : qu’il faut couper, et qu’on peut couper à tout moment. Posez toujours la même question : « Vous reste-t-il une carte de la couleur attaquée ? » Si oui, il faut fournir ; si non, on est libre.
lesson-trumps-and-discards-south =
    Nord et Est ont fourni. Sud n’a pas de carreau : chacune de ses treize cartes est permise, atout ou non.
lesson-trumps-and-discards-ruff =
    Sud choisit de couper avec le { BRIDGE("H6") }. C’est une petite carte, mais c’est le seul atout de la levée.
lesson-trumps-and-discards-overruff =
    Si deux joueurs coupent, le **plus haut atout** gagne. Couper plus haut que celui qui a déjà coupé s’appelle **surcouper**.
    
    Cela non plus n’est pas obligatoire.
lesson-trumps-and-discards-east =
    Sud attaque à pique, et Ouest joue le { BRIDGE("SK") }. Nord coupe avec le { BRIDGE("H5") }. Mais Est n’a plus de pique non plus, et surcoupe avec le { BRIDGE("HT") }.
lesson-trumps-and-discards-discard =
    Une **défausse** fait partie de la levée comme les trois autres cartes. Mais elle ne peut jamais la gagner, si haute soit-elle : elle n’est ni de la couleur attaquée, ni d’atout.
lesson-trumps-and-discards-king =
    De nouveau, Sud attaque à pique et Nord coupe avec le { BRIDGE("H5") }. Cette fois, Est ne surcoupe pas et défausse le { BRIDGE("DK") }, la plus haute des quatre cartes. À qui est la levée ?
lesson-trumps-and-discards-notes-vote =
    Les erreurs habituelles : Nord, à cause de l’as, et Est, qui a coupé en dernier. Demandez qui a coupé, et qui le plus haut. C’est le plus haut atout qui gagne, qu’il soit le premier ou le dernier.
lesson-trumps-and-discards-lead =
    On peut aussi **attaquer à l’atout**, à tout moment. L’atout est alors simplement la couleur attaquée : on doit en fournir si l’on en a, et le plus haut gagne.
lesson-trumps-and-discards-fan =
    Une habitude pour votre éventail de cartes : ne laissez pas **au bord** une couleur courte, et surtout pas l’atout choisi par les adversaires. L’endroit d’où vous tirez une carte dit combien il vous en reste.
lesson-trumps-and-discards-end =
    Demandez-vous d’abord : y a-t-il un atout ? Alors le plus haut gagne. Sinon, la plus haute carte de la couleur attaquée. Deux questions, pour toutes les levées de votre vie.

## dummy-and-declarer

lesson-dummy-and-declarer-title = Le mort et le déclarant
lesson-dummy-and-declarer-goal =
    Après cette leçon, vous saurez qui joue les cartes du mort, quelle main attaque et ce que le mort peut faire.
    
    Approchez-vous d’une table de bridge : un joueur étale toutes ses cartes, face visible, et ne décide plus de rien. En face, son partenaire joue les deux mains. Qui sont ces deux-là ?
lesson-dummy-and-declarer-picture =
    Sud est le **déclarant**. Nord, en face, est le **mort**. Est et Ouest jouent **en défense**.
    
    Ouest, assis à gauche du déclarant, a posé la première carte, l’**entame** : le { BRIDGE("S2") }. C’est seulement ensuite que le mort a étalé son jeu.
lesson-dummy-and-declarer-both-hands =
    Les cartes du mort sont rangées en colonnes, par couleurs, les atouts à sa droite.
    
    Désormais, **le déclarant joue les deux mains** : quand c’est au mort, il nomme une carte, et le mort la pose au milieu. Quand c’est à lui, il joue de sa propre main.
lesson-dummy-and-declarer-next =
    Celui qui gagne la levée attaque à la suivante. C’est vrai aussi pour le mort : si **une carte du mort a gagné**, l’attaque suivante part du mort. Le déclarant choisit la carte, mais il ne peut pas attaquer de sa main.
lesson-dummy-and-declarer-notes-next =
    Attaquer de la mauvaise main est l’erreur la plus courante dans tous les clubs. Séparez deux questions : de quelle main part l’attaque, et qui choisit la carte ? Avec de vraies cartes, comptez dix minutes.
lesson-dummy-and-declarer-dummy-won =
    La { BRIDGE("SQ") }, une carte du mort, a gagné. L’attaque suivante part donc de Nord. C’est Sud qui choisit la carte, et Est joue ensuite.
lesson-dummy-and-declarer-declarer-won =
    Le déclarant a fait jouer la { BRIDGE("DQ") } du mort, Est a mis le { BRIDGE("DK") }, et l’{ BRIDGE("DA") } a gagné dans la main du déclarant. L’attaque suivante part donc de là.
lesson-dummy-and-declarer-second =
    Le déclarant a joué cœur de sa main et gagné au mort avec la { BRIDGE("HQ") }. L’attaque suivante part du mort, et le déclarant nomme la carte. À qui est-ce de jouer ensuite ?
lesson-dummy-and-declarer-may =
    Le mort garde quelques droits (Loi 42) : avancer les cartes nommées, compter les levées et, si le déclarant ne fournit pas, lui demander : « Pas de cœur, partenaire ? »
    
    Si le déclarant va attaquer de la mauvaise main, le mort peut l’avertir **à temps** : « Vous êtes au mort. »
lesson-dummy-and-declarer-may-not =
    Le mort **ne participe pas** au jeu (Loi 43) : pas de conseil, pas de coup d’œil aux cartes de la défense. S’il remarque une erreur déjà commise, il se tait ; dès qu’un autre l’a signalée, il peut lui aussi appeler l’arbitre. Une levée mal tournée, il peut la signaler tant que son camp n’a pas rejoué.
lesson-dummy-and-declarer-notes-vote =
    Le déclarant avait nommé une autre carte. L’erreur habituelle : elle est jouée, puisqu’elle est au milieu. Mais le mort ne fait qu’exécuter. Quand les deux camps ont joué à la levée suivante, il est trop tard pour corriger.
lesson-dummy-and-declarer-manners =
    Un peu de savoir-vivre (Loi 74) : attendez votre tour pour choisir votre carte, et n’en touchez pas plusieurs avant de vous décider.
    
    Posez-la calmement, sans la faire claquer, surtout si elle décide de la donne.
lesson-dummy-and-declarer-claim =
    On ne joue pas toujours jusqu’à la dernière carte : un joueur sûr de ses levées peut montrer son jeu, dire combien il en fera encore et préciser aussitôt **comment** : dans quel ordre il jouera ses cartes. C’est une **revendication**, et le jeu s’arrête (Loi 68).
lesson-dummy-and-declarer-end =
    La prochaine fois que vous serez le mort, profitez-en : étalez vos cartes, comptez les levées et regardez jouer votre partenaire.

## declarers-card

lesson-declarers-card-title = La carte du déclarant
lesson-declarers-card-goal =
    À la fin, vous saurez dire si une carte de la main du déclarant est jouée ou peut être reprise.
    
    Est attaque à carreau. Sud, le déclarant, avance le { BRIDGE("D9") } vers la table, hésite et préférerait le { BRIDGE("D2") }. Est-ce trop tard ? Tout dépend de l’endroit où se trouve la carte.
lesson-declarers-card-rule =
    La carte du déclarant est jouée quand il la tient **face visible, au contact de la table ou presque** (Loi 45). Elle l’est aussi quand il la tient immobile, comme une carte déjà jouée.
    
    Il n’est pas nécessaire qu’il l’ait lâchée.
lesson-declarers-card-notes-rule =
    Montrez-le avec une vraie carte : droite devant vous, puis plus bas, puis à un doigt de la table. La classe dit « jouée » dès qu’elle le pense, et l’on compare avec la règle.
lesson-declarers-card-touching =
    Sud n’a pas lâché le { BRIDGE("D9") }, mais la carte est face visible et touche la table. Plus question de l’échanger contre le { BRIDGE("D2") }.
lesson-declarers-card-seen =
    Peu importe qui a **vu** la carte. Le partenaire du déclarant, c’est le mort : il ne décide de rien et ne peut pas en profiter. Si un joueur de la défense l’aperçoit, tant mieux pour lui.
lesson-declarers-card-west-saw =
    Sud sort un peu le { BRIDGE("SK") } de sa main, et un joueur de la défense l’aperçoit. Mais la carte est encore bien loin de la table.
lesson-declarers-card-nearly =
    L’attaque est à pique. Sud tient le { BRIDGE("S8") } face visible au-dessus de la table, puis pense au { BRIDGE("SK") }. Le huit ne touche pas encore la table : il s’en faut d’un cheveu. Que devient cette carte ?
lesson-declarers-card-named =
    Une parole suffit aussi. Celui qui dit « je joue la dame de cœur » **l’a jouée**, même si elle est encore dans la main. De même pour celui qui montre une carte du doigt et dit : « Je joue celle-ci. »
lesson-declarers-card-dropped =
    Une carte que le déclarant **laisse échapper** n’est pas jouée : personne n’a voulu la jouer. Elle est reprise en main, et cela ne coûte rien (Loi 48).
lesson-declarers-card-notes-vote =
    Les erreurs les plus fréquentes : jouée, parce qu’elle est face visible sur la table ; ou carte pénalisée, parce que tout le monde l’a vue. Mais personne n’a voulu la jouer, et seule la défense peut avoir des cartes pénalisées. L’étape suivante le dit.
lesson-declarers-card-stays =
    Ce qui est joué **reste joué** : une meilleure idée vient trop tard. Une exception à connaître : si le déclarant pouvait fournir et ne l’a pas fait, et qu’on le remarque à temps, il reprend sa carte et fournit.
lesson-declarers-card-end =
    Quand vous jouez, décidez d’abord et bougez la main ensuite : personne n’aura à se demander jusqu’où la carte était allée.

## dummys-card

lesson-dummys-card-title = La carte du mort
lesson-dummys-card-goal =
    Ici, vous apprenez quelle carte est jouée quand le déclarant dit « pique », « gros » ou « prenez ».
    
    « Pique », dit le déclarant, et le mort en a quatre devant lui. « Gros. » « Prenez. » « N’importe laquelle. » À la table, vous entendrez tout cela, et il y a une règle pour chaque mot (Loi 46).
lesson-dummys-card-in-full =
    La bonne façon est de nommer **le rang et la couleur** : « le dix de pique ». Dès cet instant, le { BRIDGE("ST") } est joué, même si le mort ne l’a pas encore avancé.
    
    Mais on parle souvent plus court. Voici les règles pour ces cas-là.
lesson-dummys-card-suit-alone =
    Une **couleur seule**, c’est sa plus basse carte, que le mort attaque ou qu’il fournisse.
    
    « Coupez » suit la même règle : si le mort a le { BRIDGE("H8") } et le { BRIDGE("H2") }, et que l’atout est cœur, on joue le { BRIDGE("H2") }.
lesson-dummys-card-notes-suit-alone =
    Étalez un mort sur la table, soyez le déclarant et parlez court : « pique », « cœur ». La classe montre la carte. Tôt ou tard, quelqu’un dira que vous vouliez le valet : c’est le moment de recommander le rang et la couleur.
lesson-dummys-card-spade =
    Ouest attaque avec le { BRIDGE("S6") }. Le mort a l’{ BRIDGE("SA") }, le { BRIDGE("SJ") }, le { BRIDGE("ST") } et le { BRIDGE("S5") }, et le déclarant dit seulement « pique ».
lesson-dummys-card-high-low =
    « Petit » et « gros » : la plus basse ou la plus haute carte du mort dans la **couleur attaquée**.
    
    « Prenez », c’est la **plus basse carte qui gagne à coup sûr**. Si le mort ne joue pas en dernier, cela doit résulter de ce que le déclarant a vu, comme l’as de la couleur attaquée à sans-atout. Sinon, il nomme une carte.
lesson-dummys-card-win =
    Le mort joue en dernier, et le { BRIDGE("S9") } gagne pour l’instant. Le { BRIDGE("ST") } suffit : l’as peut rester là.
lesson-dummys-card-high =
    La même levée, mais le déclarant dit « gros ». Le { BRIDGE("ST") } gagnerait aussi. Tenez-vous-en pourtant au mot, et non à la carte la plus économique.
lesson-dummys-card-rank-alone =
    Un **rang seul**, par exemple « le deux » : si le mort attaque, il continue dans la couleur avec laquelle il vient de gagner la levée, s’il y a un deux.
    
    Sinon, c’est n’importe quel deux permis. S’il y en a plusieurs, le déclarant doit dire lequel.
lesson-dummys-card-not-there =
    Ce que le mort **n’a pas** ne peut pas être joué. Carte, couleur ou rang, le mot ne compte pas : le déclarant nomme une autre carte.
    
    De même si le mort a la couleur attaquée et que la carte nommée est d’une autre couleur. Cela ne coûte rien.
lesson-dummys-card-notes-vote =
    Erreurs habituelles : l’{ BRIDGE("SA") } ou le { BRIDGE("SJ") }, les cartes voisines. Personne n’a à deviner. Le déclarant peut maintenant choisir l’un des trois piques du mort, même le { BRIDGE("S5") }.
lesson-dummys-card-anything =
    Dire « n’importe laquelle », c’est donner le choix : **l’un ou l’autre joueur de la défense** peut maintenant désigner la carte du mort, parmi celles qui sont permises. Presque tous sourient et n’en font rien. Mieux vaut pourtant ne jamais le dire.
lesson-dummys-card-touched =
    Une carte du mort que le déclarant **touche exprès** est jouée. S’il range les cartes ou va en chercher une autre, elle ne l’est pas.
    
    Un lapsus peut être corrigé tant que le déclarant n’a pas rejoué. Un changement d’avis, non.
lesson-dummys-card-meant =
    Une chose passe avant tout cela : si, **sans aucun doute possible**, le déclarant pensait à une autre carte, c’est celle-là qui est jouée. C’est à l’**arbitre** d’en juger : au club, c’est lui qui fait appliquer les Lois.
lesson-dummys-card-end =
    Quand vous jouez vous-même, nommez la carte en entier, rang et couleur : personne n’aura besoin de ces règles.

## a-defenders-card

lesson-a-defenders-card-title = La carte de la défense
lesson-a-defenders-card-goal =
    Après cette leçon, vous saurez quand la carte d’un joueur de la défense est jouée, et pourquoi la règle est plus stricte.
    
    Cette fois, vous êtes en défense. Vous sortez une carte, la tenez en l’air, réfléchissez encore et voudriez la remettre en place. Le déclarant le pourrait. Et vous ?
lesson-a-defenders-card-rule =
    En défense, une carte est jouée quand elle est tenue de telle façon que **le partenaire pourrait en voir la face** (Loi 45). Qu’il l’ait vraiment vue ou non n’y change rien : il suffit que ce soit possible.
lesson-a-defenders-card-why =
    Le partenaire du déclarant, le mort, ne décide de rien. En défense, le partenaire décide, et entrevoir une carte peut l’aider beaucoup. Voilà pourquoi la règle est sévère, pour les champions comme pour les débutants.
lesson-a-defenders-card-notes-rule =
    Asseyez deux partenaires face à face. L’un incline plus ou moins une carte, l’autre dit quand il pourrait la lire. Deux minutes suffisent, et la règle ne s’oublie plus.
lesson-a-defenders-card-first =
    Ouest a attaqué, c’est à Est. Est tient le { BRIDGE("DT") } de telle façon qu’Ouest pourrait le voir. Trop tard pour jouer le { BRIDGE("D6") } à la place.
lesson-a-defenders-card-second =
    Est sort seulement un peu le { BRIDGE("DT") } de sa main. Le déclarant, assis à côté, l’aperçoit. Le partenaire, de l’autre côté de la table, ne pouvait pas le voir.
lesson-a-defenders-card-third =
    Sud attaque avec le { BRIDGE("SJ") }. Ouest tient le { BRIDGE("SK") } de telle façon qu’Est pourrait le voir. Mais Est regardait ailleurs. Ouest peut-il reprendre le roi et jouer un petit pique ?
lesson-a-defenders-card-named =
    Ici aussi, il suffit de nommer la carte : « Je joue la dame de carreau. »
    
    Et si personne ne sait si le partenaire pouvait la voir ? Quand **le déclarant et le mort en ont tous deux** vu la face, l’arbitre admet d’ordinaire que le partenaire le pouvait aussi.
lesson-a-defenders-card-dropped =
    Une carte qui **échappe** à un joueur de la défense n’est pas jouée. Mais si son partenaire pouvait la voir, elle n’est pas non plus reprise en main : elle reste sur la table, face visible, comme **carte pénalisée**.
lesson-a-defenders-card-notes-vote =
    Deux erreurs habituelles : « jouée, puisque le partenaire pouvait la voir », et « reprise en main », comme chez le déclarant. Elle est tombée, personne ne la tendait pour la jouer. Mais ce qui a pu être vu ne s’efface pas.
lesson-a-defenders-card-penalty =
    Il en va de même pour une seconde carte qu’un joueur de la défense met dans la même levée.
    
    Une carte pénalisée ne s’oublie pas : souvent, elle doit être jouée dès que vient le tour de ce joueur. Il y en a deux sortes, et un chapitre entier leur est consacré.
lesson-a-defenders-card-table =
    Trois mains, trois questions. Déclarant : la carte a-t-elle été **posée, tenue comme jouée ou nommée** ? Mort : qu’a **dit ou touché le déclarant** ? Défense : **le partenaire pouvait-il la voir** ?
lesson-a-defenders-card-end =
    Posée, nommée, visible : à chaque main sa question. Et s’il y a sur la table une carte qui ne devrait pas y être, laissez-la où elle est et appelez l’arbitre. Ce n’est un reproche pour personne.
