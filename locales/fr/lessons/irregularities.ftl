### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Les irrégularités à la table

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = Une enchère trop basse
lesson-insufficient-bid-goal =
    Nord ouvre de { BRIDGE("1S") }. Est, tout à ses beaux cœurs, n’a pas vu le carton de Nord et annonce { BRIDGE("1H") }. Cela arrive dans tous les clubs, et il n’y a pas de quoi rougir. Voyons comment l’arbitre remet les choses en ordre, sans léser personne.
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } ne dépasse pas { BRIDGE("1S") } : au même palier, les cœurs sont au-dessous des piques. C’est une **enchère insuffisante**. Personne ne la corrige de sa propre initiative, ni Est ni les adversaires. On appelle l’arbitre, qui explique les choix (Lois 9 et 10).
lesson-insufficient-bid-accept =
    Tout dépend d’abord de l’**adversaire de gauche** de celui qui s’est trompé. Il peut accepter l’enchère trop basse, en le disant ou simplement en faisant une déclaration. Les annonces continuent alors de là, comme si l’enchère était suffisante (Loi 27A).
lesson-insufficient-bid-notes-accept =
    Demandez pourquoi l’adversaire de gauche et pas l’autre : parce que c’est à lui de parler ensuite. Faites montrer la place pour deux ou trois autres joueurs.
lesson-insufficient-bid-first =
    À gauche d’Est se trouve Sud. Si Sud accepte, { BRIDGE("1H") } est la dernière enchère. Regardez ce que Sud peut alors annoncer : même { BRIDGE("1S") }, que Nord a déjà dit.
lesson-insufficient-bid-lowest =
    Sud n’est pas obligé d’accepter. Est doit alors remplacer son enchère. Le plus simple est l’**enchère suffisante la plus basse dans la même dénomination** : à cœur si l’on avait dit cœur, à sans-atout si l’on avait dit sans-atout. Il n’y a alors pas d’autre conséquence (Loi 27B).
lesson-insufficient-bid-second =
    Est corrige en { BRIDGE("2H") }. Au-dessus de { BRIDGE("1S") }, il n’y a pas d’enchère à cœur plus basse. Est a seulement répété ses cœurs un palier plus haut, et Ouest continue à parler librement.
lesson-insufficient-bid-silence =
    Une **déclaration comparable**, qui décrit à peu près la même main, reste elle aussi sans conséquence ; c’est l’arbitre qui en juge (Loi 23). Après toute autre déclaration, le partenaire doit **passer jusqu’à la fin**. Et si leur camp défend, le déclarant peut lui interdire une couleur à sa première attaque (Loi 26).
lesson-insufficient-bid-third =
    Est préfère se retirer et passe. Un passe n’est pas l’enchère à cœur la plus basse et ne dit rien des cœurs : Ouest devra donc passer jusqu’à la fin. Suivez les deux questions, les annonces puis l’attaque.
lesson-insufficient-bid-fourth =
    Est ouvre de { BRIDGE("2H") }. Sud, avec cinq beaux carreaux, annonce { BRIDGE("2D") } ; Ouest n’accepte pas. Ici, l’arbitre ne jugerait aucune déclaration comparable. Il faut donc l’enchère à carreau la plus basse au-dessus de { BRIDGE("2H") }. Montez l’échelle marche par marche.
lesson-insufficient-bid-notes-vote =
    On vote souvent « elle est valable », puisqu’un adversaire a accepté. Demandez qui est assis à gauche de Sud. Ce droit n’appartient qu’à Ouest, qui parle ensuite ; Est ne peut pas accepter à sa place. Comptez deux minutes.
lesson-insufficient-bid-slip =
    L’arbitre pose d’abord une question : était-ce bien l’enchère voulue ? Si un autre carton est sorti de la boîte à annonces, seule la main s’est trompée. Tant que le partenaire n’a pas parlé, la déclaration voulue prend sa place, sans autre conséquence (Loi 25).
lesson-insufficient-bid-end =
    Vous savez maintenant qui peut accepter une enchère trop basse, et quelle correction laisse le partenaire libre. Inutile de tout retenir : à la table, on appelle l’arbitre et on attend.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = Une déclaration hors tour
lesson-a-call-out-of-turn-goal =
    Le donneur, Est, range encore ses cartes. Sud croit que c’est à lui, ouvre de { BRIDGE("1S") } et ne regarde l’étui qu’ensuite. C’était trop tôt. Que devient ce { BRIDGE("1S") } ? Et Est perd-il son tour ?
lesson-a-call-out-of-turn-picture =
    C’est à Est de parler, et Sud a dit { BRIDGE("1S") }. C’est une **déclaration hors tour**. Elle n’est ni valable d’office, ni nulle d’office. On appelle l’arbitre, et personne n’ajoute rien en l’attendant (Loi 9).
lesson-a-call-out-of-turn-accept =
    L’**adversaire de gauche** peut accepter la déclaration : il lui suffit de parler à la suite. Les annonces continuent alors de là (Loi 29A). Sinon, la déclaration est annulée, et la parole revient au joueur dont c’était le tour (Loi 29B).
lesson-a-call-out-of-turn-first =
    Sud a parlé ; à sa gauche se trouve Ouest. Suivez les deux questions : qui peut accepter, et à qui de parler si personne ne le fait.
lesson-a-call-out-of-turn-second =
    Est n’attend pas l’arbitre et ouvre de { BRIDGE("1H") }. C’est le cas le plus simple : Est a parlé à son tour. C’est comme si la déclaration de Sud n’avait pas existé, et personne n’est obligé de passer (Loi 28B).
lesson-a-call-out-of-turn-own-turn =
    La déclaration est annulée, et c’est enfin à Sud. Il avait parlé au tour de son **adversaire de droite**. Si cet adversaire passe, Sud doit **répéter la même déclaration** (Loi 31). Et si Sud avait dit « passe », il doit passer de nouveau, quoi que dise l’adversaire (Loi 30).
lesson-a-call-out-of-turn-third =
    Est passe. Sud avait déjà dit { BRIDGE("1S") } et ne peut maintenant rien dire d’autre. L’affaire est close : Nord parle librement.
lesson-a-call-out-of-turn-notes-vote =
    Les erreurs habituelles : « { BRIDGE("1S") } uniquement » et « passe uniquement ». L’obligation de répéter venait du passe d’Est ; ici, Est a fait une enchère, et la situation est autre. Faites dire à la classe ce qu’Est a fait.
lesson-a-call-out-of-turn-comparable =
    Sud a donc le choix. L’arbitre compare. Une **déclaration comparable**, qui dit à peu près la même chose que la première, est sans conséquence (Loi 23). Sinon, le partenaire doit passer, mais **une seule fois**. Et si leur camp défend, le déclarant peut lui interdire une couleur à sa première attaque (Loi 26).
lesson-a-call-out-of-turn-fourth =
    Est a ouvert de { BRIDGE("1H") }. Sud avait dit { BRIDGE("1S") }, et maintenant il passe : c’est dire tout autre chose. Comparez avec l’enchère insuffisante : là, le partenaire devait passer jusqu’à la fin ; ici, une seule fois.
lesson-a-call-out-of-turn-fifth =
    Nord est le donneur, et Sud passe trop tôt, au tour de son **partenaire**. Ce passe est annulé. Nord ouvre de { BRIDGE("1D") }, Est passe, et c’est vraiment à Sud. On n’est obligé de passer de nouveau que si l’on avait pris le tour de l’adversaire de droite. Que peut dire Sud ?
lesson-a-call-out-of-turn-end =
    Vous savez maintenant ce qui suit une déclaration hors tour : qui peut l’accepter, quand on la répète, quand le partenaire passe une fois. Un coup d’œil à l’étui avant de parler évite tout cela.

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = Une entame hors tour
lesson-the-wrong-opening-lead-goal =
    Sud joue { BRIDGE("3NT") }. C’est à Ouest d’entamer, mais Est a été plus rapide : le { BRIDGE("SJ") } est déjà sur la table, face visible. « Était-ce à vous ? » demande quelqu’un. Rien n’est perdu, et on ne redistribue pas. Le déclarant a cinq choix (Loi 54).
lesson-the-wrong-opening-lead-picture =
    Voici le jeu de Sud ; le { BRIDGE("SJ") } est venu du mauvais côté. C’était à Ouest d’entamer, à gauche du déclarant : c’est une **entame hors tour**. Avant de toucher une autre carte, on appelle l’arbitre. Sud décide ensuite seul : le mort n’a rien à dire (Lois 10 et 54).
lesson-the-wrong-opening-lead-accept =
    Sud peut **accepter** l’entame, de deux façons. Soit il étale tout son jeu : il devient le mort, et Nord le déclarant (Loi 54A). Soit il reste déclarant : la deuxième carte vient de sa main, et le mort joue en dernier (Loi 54B).
lesson-the-wrong-opening-lead-first =
    Sud étale son jeu sur la table. Suivez les trois questions : qui joue maintenant le contrat, de quel jeu vient la carte suivante, et que devient le valet.
lesson-the-wrong-opening-lead-second =
    Sud accepte encore, mais garde son jeu en main et fournit sur { BRIDGE("SJ") }. Comparez avec l’exemple précédent : l’entame est valable les deux fois, seul le déclarant change.
lesson-the-wrong-opening-lead-refuse =
    Ou bien Sud **refuse**. La carte devient une carte pénalisée { -major }, et c’est à Ouest d’entamer. Auparavant, Sud peut **exiger** la couleur de la carte, l’**interdire** ou ne rien imposer. S’il l’exige ou l’interdit, la carte est reprise en main par Est (Lois 50 et 54).
lesson-the-wrong-opening-lead-third =
    Voici les cinq choix ensemble : deux pour accepter, trois pour refuser. Les autres réponses sont fausses : on ne peut ni nommer une couleur quelconque, ni rendre simplement la carte, ni redistribuer.
lesson-the-wrong-opening-lead-fourth =
    Sud joue { BRIDGE("4S") }, et Est entame hors tour avec la { BRIDGE("HQ") }. Sud refuse et interdit les cœurs. Il reste déclarant, et Ouest entame dans une autre couleur. La dame était jusqu’ici sur la table, pénalisée. Que devient-elle, maintenant que la couleur est interdite ?
lesson-the-wrong-opening-lead-notes-vote =
    L’erreur habituelle : « { -minor } », parce que la carte est petite. Demandez si elle est tombée ou si elle a été jouée. Entamer est un geste voulu, et la hauteur de la carte n’y change plus rien. Deux minutes.
lesson-the-wrong-opening-lead-face-down =
    Il existe une protection toute simple : l’entame se fait **face cachée** (Loi 41). On demande « C’est à moi ? » et l’on attend un instant. Si c’était le mauvais côté, l’arbitre fait reprendre la carte, qui n’est pas pénalisée.
lesson-the-wrong-opening-lead-end =
    Vous savez maintenant citer les cinq choix du déclarant après une entame hors tour : devenir le mort, accepter, exiger la couleur, l’interdire, ne rien imposer. Et vous savez pourquoi la première carte se pose face cachée.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = Une attaque hors tour
lesson-a-lead-out-of-turn-goal =
    L’atout est cœur, Sud est le déclarant. Est vient de gagner la première levée avec le { BRIDGE("CK") }, mais c’est Ouest qui attaque, avec { BRIDGE("D4") }. C’est vite fait : on regarde ses cartes, et non qui a gagné la levée. Et maintenant ?
lesson-a-lead-out-of-turn-picture =
    Voici le jeu de Sud et celui du mort. C’était à Est d’attaquer, et non à son partenaire : { BRIDGE("D4") } est une **attaque hors tour**. On s’arrête et on appelle l’arbitre. Seul l’autre camp peut accepter ; ici, la défense a attaqué, et c’est donc le déclarant qui décide (Loi 53).
lesson-a-lead-out-of-turn-defender =
    Si Sud **accepte**, { BRIDGE("D4") } compte comme une attaque faite à son tour, et le mort fournit. S’il **refuse**, c’est une carte pénalisée { -major }, et le joueur dont c’était le tour attaque. Si c’est le partenaire, le déclarant peut d’abord exiger ou interdire la couleur (Lois 50 et 56).
lesson-a-lead-out-of-turn-first =
    Sud refuse. C’est à Est d’attaquer, le partenaire de celui dont la carte est sur la table. Sud peut donc dire tout de suite si Est doit attaquer à carreau, s’il n’en a pas le droit, ou s’il est libre.
lesson-a-lead-out-of-turn-second =
    Est a joué { BRIDGE("CA") }, mais Sud a coupé. Est ne s’en est pas aperçu et attaque avec { BRIDGE("D3") }. C’était à Sud. S’il refuse, la carte est pénalisée, comme toute attaque refusée de la défense. Sud choisit-il tout de suite, ou plus tard ? Regardez qui doit attaquer.
lesson-a-lead-out-of-turn-declarer =
    Le déclarant aussi peut attaquer de la mauvaise main. **L’un ou l’autre joueur de la défense** peut alors accepter. Sinon, la carte est reprise, et l’on attaque de la bonne main avec n’importe quelle carte, dans n’importe quelle couleur (Loi 55). Le déclarant n’a jamais de carte pénalisée.
lesson-a-lead-out-of-turn-third =
    Le mort a gagné la dernière levée, mais Sud attaque de sa main avec { BRIDGE("D2") }. Regardez les deux réponses : qui peut accepter, et ce qu’on peut jouer du mort.
lesson-a-lead-out-of-turn-notes-vote =
    Erreurs habituelles : Est, ou bien Sud, qui s’est trompé de main. Quand les deux joueurs de la défense ne sont pas d’accord, c’est celui qui joue juste après la mauvaise attaque qui décide. Faites le tour de la table à partir de Sud.
lesson-a-lead-out-of-turn-prevent =
    Deux habitudes aident. Avant d’attaquer, regardez qui a gagné la dernière levée. Et le mort peut **prévenir** une attaque de la mauvaise main : « Vous êtes au mort. » Une fois la carte jouée, il se tait (Lois 42 et 43).
lesson-a-lead-out-of-turn-end =
    Vous savez maintenant ce qui suit une attaque hors tour : qui peut l’accepter, quand la carte reste sur la table, quand elle est reprise. Et si l’adversaire joue dessus sans rien dire, il l’a acceptée.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = La renonce
lesson-the-revoke-goal =
    Sud attaque avec le { BRIDGE("H9") }. Est ne voit pas de cœur, coupe avec { BRIDGE("S7") }, puis retrouve { BRIDGE("HQ") } parmi les carreaux. Deux couleurs rouges côte à côte : c’est arrivé à tout le monde. C’est une **renonce** : ne pas fournir la couleur alors qu’on le peut (Loi 61).
lesson-the-revoke-picture =
    L’atout est pique, et voici le jeu qui reste à Est : { BRIDGE("HQ") } est encore là. Fournir la couleur passe avant tout. Dès que quelqu’un s’en aperçoit, on s’arrête et on appelle l’arbitre. Première question, toujours : est-il encore temps de corriger ?
lesson-the-revoke-correct =
    S’il est encore temps, une renonce **doit être corrigée** : on reprend la carte et on en joue une de la couleur attaquée. En défense, la carte reprise devient une carte pénalisée **{ -major }**, même petite : elle n’est pas tombée, elle a été jouée. Celle du déclarant est simplement reprise (Loi 62).
lesson-the-revoke-first =
    Est s’en aperçoit aussitôt et le dit. { BRIDGE("HQ") } va dans la levée, et { BRIDGE("S7") } reste sur la table. Suivez les deux questions : la renonce est-elle consommée, c’est-à-dire est-il trop tard ? Et que devient la carte ?
lesson-the-revoke-established =
    Il est trop tard quand la renonce est **consommée** : dès que le joueur ou son partenaire attaque ou joue à la levée suivante, nomme une carte pour elle, revendique les levées qui restent ou les concède (Loi 63). La carte reste alors jouée.
lesson-the-revoke-second =
    Est a gagné la levée avec { BRIDGE("S7") } et attaque aussitôt à la suivante. C’est alors que { BRIDGE("HQ") } réapparaît. Mais le camp d’Est a déjà continué : regardez ce qui en découle.
lesson-the-revoke-notes-vote =
    L’erreur habituelle : consommée, puisque la levée suivante est commencée. Demandez qui l’a commencée. Le mort est du camp du déclarant ; Est et Ouest n’ont encore rien fait.
lesson-the-revoke-price =
    À la fin, une renonce consommée peut coûter des levées (Loi 64). **Deux**, si celui qui l’a faite a gagné cette levée et son camp une autre ensuite. Sinon **une**, si le camp a gagné cette levée ou l’une des suivantes. **Aucune**, s’il n’en a plus gagné.
lesson-the-revoke-third =
    Est a coupé et gagné cette levée ; ensuite, Est et Ouest en ont gagné trois. Regardez d’abord qui a gagné la levée de la renonce, puis comptez les suivantes.
lesson-the-revoke-fourth =
    Cette fois, Est défausse { BRIDGE("D5") }, et l’as du mort gagne. Ensuite, Est et Ouest gagnent trois levées. Est n’a pas gagné la levée de la renonce : deux levées sont donc exclues. Son camp en a-t-il gagné une ensuite ?
lesson-the-revoke-exceptions =
    Certaines renonces ne coûtent d’elles-mêmes aucune levée : celle du mort, celle de la douzième levée, ou celle qu’on découvre quand un adversaire a déjà parlé à la donne suivante. L’arbitre regarde tout de même si l’autre camp a été lésé, et il y remédie (Loi 64).
lesson-the-revoke-prevent =
    Une question évite presque toutes les renonces : « Plus de cœur ? » Le déclarant peut la poser à un joueur de la défense qui ne fournit pas, et le mort peut la poser au déclarant (Loi 61).
    
    Si vous remarquez une renonce, ne la passez pas sous silence, même entre amis : l’arbitre décide (Loi 10).
lesson-the-revoke-end =
    Vous savez maintenant dire si une renonce peut encore être corrigée, ce que devient la carte et combien de levées cela coûte. Et un conseil pour ranger vos cartes : une couleur noire entre les deux rouges.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = Ce que vous avez peut-être lu
lesson-what-you-may-have-read-goal =
    On aime lire des articles sur le bridge, et parfois il s’y glisse une erreur. Dix de ces erreurs reviennent souvent, sur papier comme en ligne. Vous en savez assez pour les reconnaître toutes : cette dernière leçon les passe en revue.
lesson-what-you-may-have-read-method =
    La méthode est toujours la même. Ne cherchez pas quelle phrase sonne le mieux. Prenez **un cas à la table**, suivez l’un des articles, puis l’autre, et voyez ce que disent les Lois.
lesson-what-you-may-have-read-first =
    Deux articles sur les annonces. Mettez-vous à la table : Nord est le donneur et parle en premier. La parole passe à gauche, et à gauche de Nord il n’y a qu’un joueur. Lequel des deux sens y mène (Loi 17) ?
lesson-what-you-may-have-read-second =
    Sud est le donneur, et les trois premiers joueurs passent. Personne n’a encore fait d’enchère, et Est n’a pas encore parlé. Selon l’un des articles, Est n’aurait jamais la parole. Quel article a raison (Loi 22) ?
lesson-what-you-may-have-read-penalty =
    Passons aux cartes pénalisées. On se trompe souvent sur deux points : quelles cartes sont des honneurs, et qui est concerné par une carte pénalisée { -major } (Loi 50).
lesson-what-you-may-have-read-score =
    Les erreurs de chiffres ont la vie dure, car une addition écrite convainc toujours. Trois points sont à vérifier de près : quelles levées comptent, ce que multiplie le contre, ce que coûtent les levées de chute. Faites le compte ligne par ligne (Loi 77).
lesson-what-you-may-have-read-third =
    Un article compte les neuf levées de { BRIDGE("3NT") } et arrive à 280. Mais quelles levées rapportent des points ? Une enchère promet des levées au-delà des six premières, et seules celles-là comptent. Suivez le compte.
lesson-what-you-may-have-read-notes-vote =
    Beaucoup votent « le double », parce que la première levée de chute coûte bien le double. Demandez pour la deuxième et la troisième. Faites écrire le barème sur une feuille : trois minutes.
lesson-what-you-may-have-read-rubber =
    Dernière erreur : un article laisse les joueurs fixer le total à atteindre. En tournoi, c’est le nombre de donnes qui est fixé. En partie libre, personne ne fixe rien : le robre revient au camp qui gagne le premier **deux manches** (Loi 74 de la partie libre).
lesson-what-you-may-have-read-end =
    Vous pouvez maintenant lire un article le crayon à la main : prenez un cas, suivez-le, vérifiez la règle. Le cours s’achève ici. Et si quelque chose se passe mal à la table, vous savez qui appeler. Bon bridge !
