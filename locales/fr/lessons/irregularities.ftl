### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Les irrégularités à la table

## A slip or a change of mind (Law 25)

lesson-was-it-meant-title = Était-ce voulu ?
lesson-was-it-meant-goal =
    Après cette leçon, vous saurez distinguer une erreur de main d’un changement d’avis, et dire quelles en sont les conséquences.
    
    Nord veut dire { BRIDGE("1S") }, mais c’est { BRIDGE("1H") } qui sort de la boîte à annonces. Est-ce maintenant son enchère ? L’arbitre demande d’abord : était-ce voulu ?
lesson-was-it-meant-picture =
    { BRIDGE("1H") } est sur la table, mais Nord voulait { BRIDGE("1S") } depuis le début. Personne ne reprend un carton sans l’arbitre. Ce qui compte, c’est ce que Nord avait en tête en tendant la main, et non ce qui lui paraît mieux maintenant.
lesson-was-it-meant-slip =
    Si une déclaration n’a **jamais été voulue**, seule la main ou la langue s’est trompée. Signalée aussitôt, l’erreur se corrige : la déclaration voulue prend la place de l’autre, sans autre conséquence. Peu importe comment le joueur s’en est aperçu, fût-ce au visage de son partenaire (Loi 25A).
lesson-was-it-meant-first =
    L’arbitre croit Nord. Suivez les deux questions : que devient { BRIDGE("1H") }, et que pourra imposer le déclarant à l’attaque ?
lesson-was-it-meant-mind =
    Le joueur qui a voulu sa déclaration, ne serait-ce qu’un instant, a **changé d’avis**. La première est maintenue, sauf si l’adversaire de gauche accepte la seconde. Le partenaire ne peut se servir de celle qui est retirée ; et si les deux ne sont pas comparables, le déclarant pourra lui interdire une couleur à l’attaque (Lois 16, 25B et 26).
lesson-was-it-meant-second =
    Cette fois, Nord voulait { BRIDGE("1H") }, et n’a compté ses piques qu’ensuite : il se ravise. Regardez qui décide, et ce qui s’ensuit pour l’attaque.
lesson-was-it-meant-notes-vote =
    Beaucoup votent { BRIDGE("3S") }, puisque personne n’a parlé depuis. Demandez si Sud voulait dire { BRIDGE("2S") }. Pour une erreur de main, il importe de savoir qui a parlé depuis ; se raviser ne donne aucun droit, il faut l’accord d’Ouest. Deux minutes.
lesson-was-it-meant-limit =
    L’erreur de main a aussi une limite : **la déclaration suivante du partenaire**. Si seul l’adversaire de gauche a parlé, on corrige encore, et il peut changer la sienne. Une fois que le partenaire a parlé, même une erreur de main ne se corrige plus (Loi 25A).
lesson-was-it-meant-third =
    Est et Sud ont passé avant que Nord regarde la table. Sud est son partenaire : cette fois, même une erreur de main ne se corrige plus.
lesson-was-it-meant-fourth =
    Nord voulait { BRIDGE("2S") }, et { BRIDGE("1S") } est sur la table. Entre-temps, Est, l’adversaire de gauche, a contré. Le partenaire a-t-il parlé, lui aussi ? Vous savez alors ce que devient { BRIDGE("1S") }.
lesson-was-it-meant-end =
    La main ou la tête : tout est là. L’erreur de main se corrige tant que le partenaire n’a pas parlé ; si l’on se ravise, l’adversaire de gauche décide. Dans les deux cas, dites aussitôt ce qui s’est passé, et laissez l’arbitre poser ses questions.

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = Une enchère trop basse
lesson-insufficient-bid-goal =
    À la fin, vous saurez qui peut laisser passer une enchère trop basse, et par quoi on peut la remplacer sans nuire au partenaire.
    
    Nord ouvre de { BRIDGE("1S") }. Est, tout à ses beaux cœurs, n’a pas vu le carton de Nord et dit { BRIDGE("1H") }. Cela arrive dans tous les clubs. L’enchère peut-elle rester ?
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } ne dépasse pas { BRIDGE("1S") } : au même palier, les cœurs sont au-dessous des piques. C’est une **enchère insuffisante**. Personne ne la corrige de sa propre initiative, ni Est ni les adversaires. On appelle l’arbitre, qui explique les choix (Lois 9 et 10).
lesson-insufficient-bid-accept =
    Tout dépend d’abord de l’**adversaire de gauche** de celui qui s’est trompé, et de lui seul. Il peut accepter l’enchère trop basse, en le disant ou simplement en faisant une déclaration. Les annonces continuent alors de là, comme si l’enchère était suffisante (Loi 27A).
lesson-insufficient-bid-notes-accept =
    Demandez pourquoi l’adversaire de gauche et pas l’autre : parce que c’est à lui de parler ensuite. Faites montrer la place pour deux ou trois autres joueurs.
lesson-insufficient-bid-first =
    À gauche d’Est se trouve Sud. Si Sud accepte, { BRIDGE("1H") } est la dernière enchère. Regardez ce que Sud peut alors dire : même { BRIDGE("1S") }, que Nord a déjà dit.
lesson-insufficient-bid-lowest =
    Sud n’est pas obligé d’accepter. Est doit alors remplacer son enchère. Le plus simple est l’**enchère suffisante la plus basse dans la dénomination montrée** : ici, cœur. Si une enchère montre une autre couleur que celle qu’elle nomme, comme un transfert, c’est la couleur montrée qui compte. Le partenaire reste libre (Loi 27B).
lesson-insufficient-bid-second =
    Est corrige en { BRIDGE("2H") }. Au-dessus de { BRIDGE("1S") }, il n’y a pas d’enchère à cœur plus basse. Est a seulement répété ses cœurs un palier plus haut, et Ouest continue à parler librement.
lesson-insufficient-bid-silence =
    Une **déclaration comparable**, de sens voisin, plus précise ou de même but, laisse aussi le partenaire libre (Loi 23). Après toute autre, il doit **passer jusqu’à la fin**. Et si leur camp défend, le déclarant peut lui interdire, à sa première attaque, une couleur qu’Est n’a pas montrée dans une déclaration valable (Loi 26).
lesson-insufficient-bid-third =
    Est préfère se retirer et passe. Un passe n’est pas l’enchère à cœur la plus basse et ne dit rien des cœurs : Ouest devra donc passer jusqu’à la fin. Suivez les deux questions, les annonces puis l’attaque.
lesson-insufficient-bid-fourth =
    Est ouvre de { BRIDGE("2H") }. Sud, avec cinq beaux carreaux, dit { BRIDGE("2D") } ; Ouest n’accepte pas. Ici, l’arbitre ne jugerait aucune déclaration comparable. Il faut donc l’enchère à carreau la plus basse au-dessus de { BRIDGE("2H") }. Montez l’échelle marche par marche.
lesson-insufficient-bid-notes-vote =
    On vote surtout « libre », puisque c’est cœur les deux fois. Demandez quelle est l’enchère à cœur la plus basse au-dessus de { BRIDGE("1S") }. Un saut en dit plus que l’enchère d’Est, et personne ne doit tirer profit du deuxième essai. Deux minutes suffisent.
lesson-insufficient-bid-double =
    Un contre ou un surcontre ne peut remplacer l’enchère que s’il est comparable. Sinon, il est annulé lui aussi, et le partenaire doit passer jusqu’à la fin, quoi qu’on dise ensuite. Et même quand le partenaire reste libre : si l’irrégularité elle-même a aidé son camp, l’arbitre ajuste la marque (Loi 27).
lesson-insufficient-bid-end =
    Deux questions règlent presque tous les cas. Qui est assis à gauche ? Et la nouvelle déclaration est-elle l’enchère la plus basse dans la dénomination montrée, ou comparable ? Le reste, inutile de le retenir : on appelle l’arbitre et on attend.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = Une déclaration hors tour
lesson-a-call-out-of-turn-goal =
    Cette leçon vous montre ce que devient une déclaration faite trop tôt, et ce qu’elle coûte.
    
    Le donneur, Est, range encore ses cartes. Sud croit que c’est à lui, ouvre de { BRIDGE("1S") } et ne regarde l’étui qu’ensuite. Est a-t-il perdu son tour ?
lesson-a-call-out-of-turn-picture =
    C’est à Est de parler, et Sud a dit { BRIDGE("1S") }. C’est une **déclaration hors tour**. Elle n’est ni valable d’office, ni nulle d’office. On appelle l’arbitre, et personne n’ajoute rien en l’attendant (Loi 9).
lesson-a-call-out-of-turn-accept =
    L’**adversaire de gauche** peut accepter la déclaration : il lui suffit de parler à la suite. Les annonces continuent alors de là (Loi 29A). Sinon, la déclaration est annulée, et la parole revient au joueur dont c’était le tour (Loi 29B).
lesson-a-call-out-of-turn-first =
    Sud a parlé ; à sa gauche se trouve Ouest. Suivez les deux questions : qui peut accepter, et à qui de parler si personne ne le fait.
lesson-a-call-out-of-turn-second =
    Est n’attend pas l’arbitre et ouvre de { BRIDGE("1H") }. C’est le cas le plus simple : Est a parlé à son tour. La déclaration de Sud est annulée, et personne n’est obligé de passer (Loi 28B). Mais Nord ne peut pas se servir de ce que Sud a laissé voir (Loi 16).
lesson-a-call-out-of-turn-own-turn =
    La déclaration est annulée, et c’est enfin à Sud. Il avait parlé au tour de son **adversaire de droite**. Si cet adversaire passe, Sud doit **répéter la même déclaration** (Loi 31). Et si Sud avait dit « passe », il doit passer de nouveau, quoi que dise l’adversaire (Loi 30).
lesson-a-call-out-of-turn-third =
    Est passe. Sud avait déjà dit { BRIDGE("1S") } et ne peut maintenant rien dire d’autre. L’affaire est close : Nord parle librement.
lesson-a-call-out-of-turn-notes-vote =
    Les erreurs habituelles : « { BRIDGE("1S") } uniquement » et « passe uniquement ». L’obligation de répéter venait du passe d’Est ; ici, Est a fait une enchère, et la situation est autre. Faites dire à la classe ce qu’Est a fait.
lesson-a-call-out-of-turn-comparable =
    Sud a donc le choix. L’arbitre compare : une déclaration **comparable** est de sens voisin, plus précise ou de même but ; le partenaire reste libre (Loi 23). Sinon, il passe **une seule fois**. Si leur camp défend, le déclarant peut lui interdire, à sa première attaque, une couleur que Sud n’a pas montrée dans une déclaration valable (Loi 26).
lesson-a-call-out-of-turn-fourth =
    Est a ouvert de { BRIDGE("1H") }. Sud avait dit { BRIDGE("1S") }, et maintenant il passe : c’est dire tout autre chose. Comparez avec l’enchère insuffisante : là, le partenaire devait passer jusqu’à la fin ; ici, une seule fois.
lesson-a-call-out-of-turn-fifth =
    Nord est le donneur, et Sud passe trop tôt, au tour de son **partenaire**. Ce passe est annulé. Nord ouvre de { BRIDGE("1D") }, Est passe, et c’est vraiment à Sud. On n’est obligé de passer de nouveau que si l’on avait pris le tour de l’adversaire de droite. Que peut dire Sud ?
lesson-a-call-out-of-turn-end =
    Le joueur de gauche peut l’accepter. Sinon, elle est annulée, et quand vient son tour on la répète, on en fait une comparable, ou le partenaire doit passer une fois. Un coup d’œil à l’étui avant de parler vous épargne tout cela.

## Comparing calls (Law 23)

lesson-comparable-calls-title = Quand une déclaration est-elle comparable ?
lesson-comparable-calls-goal =
    Ici, vous apprenez à comparer deux déclarations par leur sens, et à dire si le partenaire peut encore parler.
    
    { BRIDGE("1S") }, dit hors tour par Sud, est annulé ; maintenant, Sud dit { BRIDGE("2S") }. Nord peut-il encore parler ? Tout tient à un mot : comparable. Trois portes y mènent.
lesson-comparable-calls-picture =
    Les colonnes disent ce que signifiait la déclaration retirée, et ce que signifie la nouvelle. Seul compte l’**accord** entre partenaires, non le nom de la déclaration : l’arbitre le demande d’abord. Lisez ligne par ligne : la force, les couleurs, et si l’on pose une question.
lesson-comparable-calls-similar =
    Première porte : un **sens voisin**. Un peu plus ou un peu moins ne compte pas. C’est l’arbitre qui juge combien (Loi 23) ; nos exercices admettent trois points, ou une carte d’une couleur, à chaque extrémité.
lesson-comparable-calls-first =
    D’abord une ouverture, puis une intervention dans la même couleur. La force est un peu plus basse aux deux extrémités, la couleur est la même : c’est presque le même sens.
lesson-comparable-calls-subset =
    Deuxième porte : **moins de mains**. Si toute main que montre la nouvelle déclaration était possible après l’ancienne, la nouvelle est comparable : elle dit la même chose, mais plus précisément. Les Lois parlent d’un sous-ensemble (Loi 23).
lesson-comparable-calls-second =
    Sud a passé hors tour, et répond maintenant { BRIDGE("1NT") } avec six à neuf points. Toutes ces mains auraient passé : la nouvelle déclaration ne fait que restreindre.
lesson-comparable-calls-purpose =
    Troisième porte : le **même but**. Certaines enchères ne décrivent pas, elles demandent. Si les deux posent la même question, le nom et le palier ne comptent pas. Demander autre chose, c’est un autre but (Loi 23).
lesson-comparable-calls-third =
    Sud a demandé une majeure par { BRIDGE("2C") }, qui était trop bas, et la redemande par { BRIDGE("3C") }. La force n’importe pas ici : la question est la même.
lesson-comparable-calls-fourth =
    Maintenant, l’inverse. La déclaration retirée promettait une ouverture et cinq piques ; la nouvelle peut être plus faible, et n’en promettre que quatre. Toute main de la nouvelle est-elle parmi celles de l’ancienne ?
lesson-comparable-calls-notes-vote =
    Beaucoup votent « presque la même chose », puisque c’est carreau les deux fois. Demandez ce que promettait { BRIDGE("2D") } : des cœurs. Le nom ne compte pour rien, l’accord pour tout. Deux minutes suffisent.
lesson-comparable-calls-end =
    Presque le même sens, moins de mains, la même question : l’un des trois suffit, et le partenaire reste libre. À la table, dites à l’arbitre ce que signifient vos déclarations. Si l’irrégularité elle-même a aidé, la marque peut encore être ajustée (Loi 23).

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = Une entame hors tour
lesson-the-wrong-opening-lead-goal =
    À la fin de cette leçon, vous saurez citer les cinq choix du déclarant après une entame hors tour (Loi 54).
    
    Sud joue { BRIDGE("3NT") }. C’est à Ouest d’entamer, mais Est a été plus rapide : le { BRIDGE("SJ") } est déjà sur la table, face visible. « Était-ce à vous ? » demande quelqu’un. Rien n’est perdu, et on ne redistribue pas.
lesson-the-wrong-opening-lead-picture =
    Voici le jeu de Sud ; le { BRIDGE("SJ") } est venu du mauvais côté. C’était à Ouest d’entamer, à gauche du déclarant : c’est une **entame hors tour**. Avant de toucher une autre carte, on appelle l’arbitre. Sud décide ensuite seul : le mort n’a rien à dire (Lois 10 et 54).
lesson-the-wrong-opening-lead-accept =
    Sud peut **accepter** l’entame, de deux façons. Soit il étale tout son jeu : il devient le mort, et Nord le déclarant (Loi 54A). Soit il reste déclarant : la deuxième carte vient de sa main, et le mort joue en dernier (Loi 54B).
lesson-the-wrong-opening-lead-first =
    Sud étale son jeu sur la table. Suivez les trois questions : qui joue maintenant le contrat, de quel jeu vient la carte suivante, et que devient le valet.
lesson-the-wrong-opening-lead-second =
    Sud accepte encore, mais garde son jeu en main et fournit sur le { BRIDGE("SJ") }. Comparez avec l’exemple précédent : l’entame est valable les deux fois, seul le déclarant change.
lesson-the-wrong-opening-lead-refuse =
    Ou bien Sud **refuse**. La carte devient une carte pénalisée { -major }, et c’est à Ouest d’entamer. Auparavant, Sud peut **exiger** la couleur de la carte, l’**interdire** ou ne rien imposer. S’il l’exige ou l’interdit, la carte est reprise en main par Est (Lois 50 et 54).
lesson-the-wrong-opening-lead-third =
    Voici les cinq choix ensemble : deux pour accepter, trois pour refuser. Les autres réponses sont fausses : on ne peut ni nommer une couleur quelconque, ni rendre simplement la carte, ni redistribuer.
lesson-the-wrong-opening-lead-fourth =
    Sud joue { BRIDGE("4S") }, et Est entame hors tour avec la { BRIDGE("HQ") }. Sud refuse et interdit les cœurs. Il reste déclarant, et Ouest entame dans une autre couleur. La dame était jusqu’ici sur la table, pénalisée. Que devient-elle, maintenant que la couleur est interdite ?
lesson-the-wrong-opening-lead-notes-vote =
    L’erreur habituelle : « { -minor } », parce que la carte est petite. Demandez si elle est tombée ou si elle a été jouée. Entamer est un geste voulu, et la hauteur de la carte n’y change plus rien. Deux minutes.
lesson-the-wrong-opening-lead-rare =
    Deux cas rares. Si le déclarant a pu voir une carte du mort, il n’y a plus de choix : l’entame doit être acceptée. Et si c’est le camp du déclarant qui « entame », ce n’est pas une entame : la carte est reprise sans conséquence, et le joueur dont c’est le tour entame (Loi 54).
lesson-the-wrong-opening-lead-face-down =
    Il existe une protection toute simple : l’entame se fait **face cachée** (Loi 41). On demande « C’est à moi ? » et l’on attend un instant. Si c’était le mauvais côté, l’arbitre fait reprendre la carte, qui n’est pas pénalisée.
lesson-the-wrong-opening-lead-end =
    Devenir le mort, accepter, exiger la couleur, l’interdire, ne rien imposer : cinq choix, et l’on n’a besoin d’aucun si la première carte se pose face cachée.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = Une attaque hors tour
lesson-a-lead-out-of-turn-goal =
    Vous saurez bientôt dire qui décide après une attaque hors tour, et ce que devient la carte.
    
    L’atout est cœur, Sud est le déclarant. Est vient de gagner la première levée avec le { BRIDGE("CK") }, mais c’est Ouest qui attaque, avec le { BRIDGE("D4") }. C’est vite fait : on regarde ses cartes, et non qui a gagné la levée.
lesson-a-lead-out-of-turn-picture =
    Voici le jeu de Sud et celui du mort. C’était à Est d’attaquer, et non à son partenaire : le { BRIDGE("D4") } est une **attaque hors tour**. On s’arrête et on appelle l’arbitre. Seul l’autre camp peut accepter ; ici, la défense a attaqué, et c’est donc le déclarant qui décide (Loi 53).
lesson-a-lead-out-of-turn-defender =
    Si Sud **accepte**, le { BRIDGE("D4") } compte comme une attaque faite à son tour, et le mort fournit. S’il **refuse**, c’est une carte pénalisée { -major }, et le joueur dont c’était le tour attaque. Si c’est le partenaire, le déclarant peut d’abord exiger ou interdire la couleur (Lois 50 et 56).
lesson-a-lead-out-of-turn-first =
    Sud refuse. C’est à Est d’attaquer, le partenaire de celui dont la carte est sur la table. Sud peut donc dire tout de suite si Est doit attaquer à carreau, s’il n’en a pas le droit, ou s’il est libre.
lesson-a-lead-out-of-turn-second =
    Est a joué l’{ BRIDGE("CA") }, mais Sud a coupé. Est ne s’en est pas aperçu et attaque avec le { BRIDGE("D3") }. C’était à Sud. S’il refuse, la carte est pénalisée, comme toute attaque refusée de la défense. Sud choisit-il tout de suite, ou plus tard ? Regardez qui doit attaquer.
lesson-a-lead-out-of-turn-declarer =
    Le déclarant aussi peut attaquer de la mauvaise main. **L’un ou l’autre joueur de la défense** peut alors accepter ; s’ils ne sont pas d’accord, celui qui joue ensuite décide. Sinon, la carte est reprise. Celui dont c’était le tour, l’autre main ou la défense, attaque avec n’importe quelle carte (Loi 55). Le déclarant n’a jamais de carte pénalisée.
lesson-a-lead-out-of-turn-third =
    Le mort a gagné la dernière levée, mais Sud attaque de sa main avec le { BRIDGE("D2") }. Regardez les deux réponses : qui peut accepter, et ce qu’on peut jouer du mort.
lesson-a-lead-out-of-turn-notes-vote =
    Erreurs habituelles : Ouest et Sud. Le déclarant n’a rien à dire quand l’erreur vient de lui. Faites trouver à la classe la main qui a attaqué, et qui joue après elle.
lesson-a-lead-out-of-turn-playing-on =
    Parfois, on continue avant l’arrivée de l’arbitre. Si le joueur suivant joue sur la mauvaise attaque, il l’a acceptée. Mais si c’était en fait à un adversaire d’attaquer, il peut simplement le faire : la bonne attaque est valable, et l’autre carte est reprise (Lois 53 et 60).
lesson-a-lead-out-of-turn-prevent =
    Deux habitudes aident. Avant d’attaquer, regardez qui a gagné la dernière levée. Et le mort peut **empêcher** une attaque de la mauvaise main : « Vous êtes au mort. » Une fois la carte jouée, il attend que quelqu’un d’autre l’ait signalé (Lois 9, 42 et 43).
lesson-a-lead-out-of-turn-end =
    Si elle n’est pas acceptée, une attaque hors tour coûte une carte pénalisée en défense, et rien au déclarant. L’adversaire qui joue simplement dessus l’a acceptée : regardez donc avant de jouer.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = La renonce : est-il encore temps ?
lesson-the-revoke-goal =
    Après cette leçon, vous saurez s’il est encore temps de corriger une renonce, et ce que deviennent les cartes.
    
    Sud attaque avec le { BRIDGE("H9") }. Est ne voit pas de cœur, coupe avec le { BRIDGE("S7") }, puis retrouve la { BRIDGE("HQ") } parmi les carreaux. C’est arrivé à tous. C’est une **renonce** : ne pas fournir la couleur alors qu’on le peut (Loi 61).
lesson-the-revoke-picture =
    L’atout est pique, et voici le jeu qui reste à Est : la { BRIDGE("HQ") } est encore là. Fournir la couleur passe avant tout. Dès que quelqu’un le signale, on s’arrête et on appelle l’arbitre. Première question, toujours : est-il encore temps de corriger ?
lesson-the-revoke-correct =
    S’il est encore temps, une renonce **doit être corrigée** : on reprend la carte et on en joue une de la couleur attaquée. En défense, la carte reprise devient une carte pénalisée **{ -major }**, même petite : elle n’est pas tombée, elle a été jouée. Celle du déclarant est simplement reprise (Loi 62).
lesson-the-revoke-first =
    Est s’en aperçoit aussitôt et le dit. La { BRIDGE("HQ") } va dans la levée, et le { BRIDGE("S7") } reste sur la table. Suivez les deux questions : la renonce est-elle consommée, c’est-à-dire est-il trop tard ? Et que devient la carte ?
lesson-the-revoke-established =
    Il est trop tard quand la renonce est **consommée** : dès que le joueur ou son partenaire attaque ou joue à la levée suivante, nomme une carte pour elle, revendique ou concède des levées, ou accepte une revendication ou une concession de l’adversaire (Loi 63). La carte reste alors jouée.
lesson-the-revoke-second =
    Est a gagné la levée avec le { BRIDGE("S7") } et attaque aussitôt à la suivante. C’est alors que la { BRIDGE("HQ") } réapparaît. Mais le camp d’Est a déjà continué : regardez ce qui en découle.
lesson-the-revoke-twelfth =
    C’est la **douzième levée**, et Est a déjà attaqué à la treizième. Consommée, donc ? Ici, les Lois font une exception : à la douzième levée, la renonce se corrige quand même, tant que les quatre mains ne sont pas dans l’étui (Loi 62). Que devient la carte ?
lesson-the-revoke-odd =
    Deux cas curieux. Si **les deux camps** font une renonce à la même levée, on corrige les deux, même si l’un des camps a déjà joué à la levée suivante. Et une **carte pénalisée** qu’il fallait jouer et qu’on n’a pas jouée compte aussi comme une renonce (Lois 61 et 62).
lesson-the-revoke-notes-vote =
    L’erreur habituelle : consommée, puisque la levée suivante est commencée. Demandez qui l’a commencée. Le mort est du camp du déclarant ; Est et Ouest n’ont encore rien fait. D’autres votent que l’adversaire choisit : non, les joueurs ne peuvent pas écarter ce que prévoient les Lois.
lesson-the-revoke-prevent =
    Une question évite presque toutes les renonces : « Plus de cœur ? » Le déclarant peut la poser à un joueur de la défense, celui-ci au déclarant ou à son partenaire, le mort au déclarant (Loi 61). Rien n’oblige à signaler la renonce d’un adversaire. Mais dès qu’on en a parlé, l’arbitre décide, même entre amis (Lois 9 et 10).
lesson-the-revoke-end =
    Découverte à temps, une renonce ne coûte pas de levée : on joue la bonne carte, et seule la mauvaise carte d’un joueur de la défense reste sur la table. Et un conseil pour ranger vos cartes : une couleur noire entre les deux rouges.

## What a revoke costs (Law 64)

lesson-what-a-revoke-costs-title = Ce que coûte une renonce
lesson-what-a-revoke-costs-goal =
    Dans cette leçon, vous apprenez comment compter les levées que coûte une renonce, et pourquoi il peut y en avoir davantage.
    
    Est a coupé un cœur avec le { BRIDGE("S7") } alors qu’il avait encore la { BRIDGE("HQ") }, puis a attaqué à la levée suivante. On ne peut plus rien corriger. Qu’obtiennent Nord et Sud ?
lesson-what-a-revoke-costs-picture =
    Cherchez d’abord deux choses. Qui a **gagné la levée** de la renonce ? Et combien de **levées suivantes** le même camp a-t-il gagnées ? Celles d’avant ne comptent pas. Le mort compte séparément : une levée gagnée là n’est pas gagnée par la main du déclarant.
lesson-what-a-revoke-costs-price =
    À la fin, une renonce consommée peut coûter des levées (Loi 64). **Deux**, si celui qui l’a faite a gagné cette levée et son camp une autre ensuite. Sinon **une**, si le camp a gagné cette levée ou l’une des suivantes. **Aucune**, s’il n’en a plus gagné.
lesson-what-a-revoke-costs-third =
    Est a coupé et gagné cette levée ; ensuite, Est et Ouest en ont gagné trois. Regardez d’abord qui a gagné la levée de la renonce, puis comptez les suivantes.
lesson-what-a-revoke-costs-fourth =
    Cette fois, Est défausse le { BRIDGE("D5") }, et l’as du mort gagne. Ensuite, Est et Ouest gagnent trois levées. Est n’a pas gagné la levée de la renonce : deux levées sont donc exclues. Son camp en a-t-il gagné une ensuite ?
lesson-what-a-revoke-costs-notes-vote =
    L’erreur habituelle : deux, parce qu’on a coupé et gagné. Demandez qui a fait la renonce et qui a gagné la levée. Puis demandez pourquoi ce n’est pas quatre : des levées suivantes, si nombreuses soient-elles, une seule compte. Trois minutes.
lesson-what-a-revoke-costs-minimum =
    Une ou deux levées ne sont que le **minimum**. L’arbitre compare avec le jeu tel qu’il se serait déroulé sans la renonce. S’il estime que l’autre camp aurait fait mieux encore, il ajuste la marque (Loi 64C). Cela vaut pour toute renonce consommée.
lesson-what-a-revoke-costs-deal =
    Sud joue { BRIDGE("6S") } et a perdu une levée ; il reste ces six cartes. Le { BRIDGE("D7") } mène au mort, deux cœurs partent sur le { BRIDGE("DK") } et la { BRIDGE("DQ") }, les atouts gagnent le reste : douze levées en tout. Est a trois carreaux et un seul atout. Mais voyez ce qu’il joue.
lesson-what-a-revoke-costs-fifth =
    Est coupe l’{ BRIDGE("DA") } avec le { BRIDGE("S7") }, encaisse deux cœurs, et Sud gagne les trois autres levées. On lui en donne deux. Cela fait onze en tout : une de chute. Sans la renonce, c’était douze. Deux levées ne suffisent donc pas, et l’arbitre accorde à Sud la douzième.
lesson-what-a-revoke-costs-exceptions =
    Certaines renonces ne coûtent d’elles-mêmes aucune levée : celles du **mort** ; celle de la **douzième levée** ; une carte pénalisée non jouée ; la **deuxième dans la même couleur** du même joueur ; et quand **les deux camps** ont une renonce consommée (Loi 64B).
lesson-what-a-revoke-costs-late =
    Pour les levées, il est trop tard aussi dès qu’un adversaire a parlé à la **donne suivante**, ou que le tour est terminé. Mais dans tous ces cas aussi, l’arbitre regarde si l’autre camp a été lésé, et il y remédie (Loi 64C).
lesson-what-a-revoke-costs-equity =
    Trois cartes chacun, atout pique, et de nouveau Est coupe { BRIDGE("DA") }. On ne le remarque qu’à la donne suivante : aucune levée n’est cédée. Rejouez, avec { BRIDGE("D8") } chez Est : combien Sud en gagne-t-il ?
lesson-what-a-revoke-costs-end =
    Qui a gagné cette levée, qui en a gagné une ensuite : deux, une ou aucune. Vient alors la question qu’on oublie si souvent : aurions-nous fait mieux sans la renonce ? Si vous le pensez, demandez à l’arbitre.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = Ce que vous avez peut-être lu
lesson-what-you-may-have-read-goal =
    Après cette leçon, vous saurez mettre vous-même à l’épreuve n’importe quelle phrase sur les règles.
    
    On aime lire des articles sur le bridge, et parfois il s’y glisse une erreur. Dix de ces erreurs reviennent souvent, sur papier comme en ligne. Vous en savez assez pour les reconnaître toutes.
lesson-what-you-may-have-read-method =
    La méthode est toujours la même. Ne cherchez pas quelle phrase sonne le mieux. Prenez **un cas à la table**, suivez l’un des articles, puis l’autre, et voyez ce que disent les Lois.
lesson-what-you-may-have-read-first =
    Deux articles sur les annonces. Mettez-vous à la table : Nord est le donneur et parle en premier. La parole passe à gauche, et à gauche de Nord il n’y a qu’un joueur. Lequel des deux sens y mène (Loi 17) ?
lesson-what-you-may-have-read-second =
    Sud est le donneur, et les trois premiers joueurs passent. Personne n’a encore fait d’enchère, et Est n’a pas encore parlé. Un article affirme que les annonces sont terminées. Est-ce vrai (Loi 22) ?
lesson-what-you-may-have-read-penalty =
    Passons aux cartes pénalisées. On se trompe souvent sur deux points : quelles cartes sont des honneurs, et qui est concerné par une carte pénalisée { -major } (Loi 50).
lesson-what-you-may-have-read-score =
    Les erreurs de chiffres ont la vie dure, car une addition écrite convainc toujours. Trois points sont à vérifier de près : quelles levées comptent, ce que multiplie le contre, ce que coûtent les levées de chute. Faites le compte ligne par ligne (Loi 77).
lesson-what-you-may-have-read-third =
    Un article compte les neuf levées de { BRIDGE("3NT") } et arrive à 280. Mais quelles levées rapportent des points ? Une enchère promet des levées au-delà des six premières, et seules celles-là comptent. Suivez le compte.
lesson-what-you-may-have-read-notes-vote =
    Beaucoup comptent le double du prix non contré, parce que la première levée de chute coûte bien le double. Demandez pour la deuxième et la troisième. Faites écrire le barème sur une feuille : trois minutes.
lesson-what-you-may-have-read-slam =
    Dernière erreur : un article donne la prime de chelem pour douze levées, que le chelem ait été demandé ou non. Prenez un cas : Nord joue { BRIDGE("4S") } et gagne douze levées. Faites le compte, et regardez ce qui a été **demandé** (Loi 77).
lesson-what-you-may-have-read-end =
    Prendre un cas, le suivre, vérifier la règle : c’est ainsi qu’on lit un article le crayon à la main. Le cours s’achève ici. Et si quelque chose se passe mal à la table, vous savez qui appeler. Bon bridge !
