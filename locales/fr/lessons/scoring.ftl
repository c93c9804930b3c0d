### Chapter: the score.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-scoring-title = La marque

## the-score-slip

lesson-the-score-slip-title = La feuille ambulante
lesson-the-score-slip-goal =
    Ici, vous apprenez à compter les levées, à vous mettre d’accord et à noter le résultat.
    
    La dernière levée est jouée. « Dix », dit Est, le déclarant. Ouest acquiesce. Nord suit du doigt la rangée de cartes et recompte.
    
    Pourquoi ? Et qu’inscrit-on ensuite ?
lesson-the-score-slip-count =
    Devant chacun, treize cartes en rangée : **en long** pour les levées gagnées, **en travers** pour les levées perdues.
    
    On n’y touche pas tant que les deux camps ne sont pas d’accord sur le nombre (Loi 65). Une fois les cartes mêlées, plus rien ne peut être vérifié.
lesson-the-score-slip-notes-count =
    Faites jouer une donne à une table pendant que les autres regardent, et que chacun compte avant qu’on range les cartes. Au club, l’ennui vient presque toujours de là : on ramasse d’abord, on discute ensuite. Cinq minutes.
lesson-the-score-slip-picture =
    Chaque étui a sa feuille, qui voyage avec lui : la **feuille ambulante**. Chaque table y remplit une ligne : le contrat, qui l’a joué, ce qu’il est devenu.
    
    Ici, Est a joué { BRIDGE("4S") }. Le signe = veut dire : dix levées, juste ce qui était promis.
lesson-the-score-slip-rule =
    Le signe placé après le contrat se compte **à partir du contrat** :
    
    – **=** exactement les levées promises,
    – **+1** une levée de plus, **+2** deux, et ainsi de suite,
    – **−1** une levée de moins, **−2** deux.
    
    Levées promises : six, plus le chiffre de l’enchère.
lesson-the-score-slip-first =
    Ouest a joué { BRIDGE("3NT") }, et la feuille indique +2. Commencez par le contrat : six et trois, neuf levées promises. Le signe vient ensuite.
lesson-the-score-slip-second =
    Dans l’autre sens, à présent. Nord a joué { BRIDGE("3NT") } et n’a gagné que sept levées. Il en avait promis neuf : il en manque deux. Le contrat a **chuté**, et l’on inscrit le signe moins.
lesson-the-score-slip-third =
    Est a joué { BRIDGE("2S") }, et neuf cartes de sa rangée sont en long. Six et deux : huit levées étaient promises. Que faut-il donc inscrire ?
lesson-the-score-slip-notes-vote =
    Deux erreurs sont fréquentes : quatre de mieux, si l’on compte à partir de six, et { BRIDGE("4NT") }, comme si l’on avait demandé ce que l’on a fait. Demandez combien de levées promet { BRIDGE("2NT") } : on n’inscrit que celles qui dépassent.
lesson-the-score-slip-notes-question =
    L’erreur habituelle est huit : six et deux. Demandez combien de levées promet { BRIDGE("1NT") } quand rien ne le suit, puis reposez la question.
lesson-the-score-slip-as-bid =
    On inscrit le contrat **tel qu’il a été demandé**, quel que soit le nombre de levées. { BRIDGE("1NT") } avec neuf levées s’écrit { BRIDGE("1NT") }+2, et non { BRIDGE("3NT") }=.
    
    Personne n’avait promis neuf levées, et pour la marque cela change tout.
lesson-the-score-slip-who =
    Qui écrit ? En général Nord, et Est ou Ouest vérifie la ligne. Les deux camps sont ainsi d’accord.
    
    Vous découvrez une erreur plus tard ? Signalez-la à l’arbitre : pendant un certain temps, la marque peut encore être corrigée (Loi 79).
lesson-the-score-slip-marks =
    Vous pouvez encore rencontrer deux choses. Un X après le contrat, comme dans { BRIDGE("4SX") } : il a été contré. Sans X, il est **non contré**.
    
    Et si les quatre joueurs ont passé, on l’inscrit aussi, et personne ne marque.
lesson-the-score-slip-end =
    Compter, se mettre d’accord, inscrire : la ligne est là, et c’est seulement alors qu’on mélange les cartes. Ce que vaut cette ligne, les prochaines leçons le diront.

## trick-points

lesson-trick-points-title = Combien vaut une levée ?
lesson-trick-points-goal =
    À la fin, vous saurez calculer la première ligne de toute marque : les points de levée.
    
    Nord a réussi { BRIDGE("3D") } : neuf levées. « Une levée à carreau vaut 20 », dit un débutant, « donc cela fait 180. »
    
    Pour le 20, il a raison. Mais la plupart de ces neuf levées ne rapportent rien. Lesquelles comptent ?
lesson-trick-points-rule =
    Avec une couleur d’atout, c’est elle qui fixe le prix d’une levée (Loi 77) :
    
    – trèfle ♣ et carreau ♦ : **20** points,
    – cœur ♥ et pique ♠ : **30** points.
lesson-trick-points-bid =
    Les six premières levées ne rapportent rien. Ensuite, seules comptent ici les levées **demandées**, et le contrat dit combien : { BRIDGE("3D") }, c’est trois, donc 3 × 20.
    
    Voilà les **points de levée**. On ne les marque que si le contrat est réussi.
lesson-trick-points-picture =
    Dans ce programme, une marque se lit ligne par ligne, comme une addition au restaurant. Aujourd’hui, seule la première ligne nous intéresse, les points de levée : 60. La prime du dessous, c’est pour la prochaine leçon.
lesson-trick-points-notes-first =
    Alignez neuf cartes sur la table et cachez-en six avec la main : celles qu’on voit encore sont payées. Ceux qui ont vu ce geste une fois ne comptent plus toute la rangée.
lesson-trick-points-first =
    Voici le calcul du débutant pour { BRIDGE("3D") }. Le 50 de la deuxième ligne est juste. Dans la première il y a 180, neuf fois 20 : les six premières levées ont été comptées aussi.
lesson-trick-points-second =
    Est a demandé { BRIDGE("2H") } et gagné dix levées. Quelqu’un compte quatre fois 30 : c’est le 120 de la première ligne. Or deux levées seulement étaient demandées.
    
    Celles qui dépassent le contrat sont des **levées supplémentaires** : elles ont leur ligne à elles.
lesson-trick-points-third =
    Toujours { BRIDGE("2H") } par Est, dix levées. Supposez qu’Est en ait gagné une onzième. Deux étaient demandées, comme avant : les points de levée ne bougent pas. Quelle ligne change ?
lesson-trick-points-notrump =
    À **sans-atout**, la première levée au-delà de six vaut **40**, et chacune des autres 30.
    
    { BRIDGE("1NT") } rapporte donc 40 points de levée : ceux de la seule levée demandée.
lesson-trick-points-fourth =
    Ouest a réussi { BRIDGE("2NT") }. On a écrit 60, deux fois 30. Qu’a-t-on oublié ? Que la première des deux vaut 40.
lesson-trick-points-notes-vote =
    Trois levées à sans-atout font bien 100, et trois ont été faites au-delà de six : c’est pourquoi la ligne paraît juste. Demandez combien étaient demandées : deux. La troisième figure à la ligne suivante.
lesson-trick-points-two-hundred-eighty =
    Un article imprime vraiment ce calcul : 40 et huit fois 30, soit 280 points pour { BRIDGE("3NT") }. Les six premières levées s’y sont glissées.
    
    Trois étaient demandées : 40 + 30 + 30, et cela fait 100.
lesson-trick-points-slip =
    Vous voyez pourquoi l’on inscrit le contrat demandé. { BRIDGE("2H") }+2 et { BRIDGE("4H") }=, c’est dix levées dans les deux cas. Mais deux étaient demandées dans le premier, quatre dans le second.
    
    Voici encore deux lignes à écrire, pour vous exercer.
lesson-trick-points-end =
    Vingt ou trente par levée demandée, et quarante pour la première à sans-atout : trois nombres, et la première ligne est faite. La prime vient ensuite.

## part-score-and-game

lesson-part-score-and-game-title = Marque partielle et manche
lesson-part-score-and-game-goal =
    Après cette leçon, vous saurez distinguer une marque partielle d’une manche et dire quelle prime revient à chacune.
    
    Est réussit { BRIDGE("3S") } : 90 points de levée. À la table voisine, avec les mêmes cartes, Est réussit { BRIDGE("3NT") } : 100 points. Personne n’est vulnérable.
    
    C’est presque pareil, pensez-vous. Or une paire marque 140, et l’autre 400. Pourquoi ?
lesson-part-score-and-game-rule =
    Le camp qui réussit son contrat reçoit aussi une **prime** (Loi 77). Elle dépend des points de levée :
    
    – moins de 100 : **marque partielle**, prime de 50,
    – 100 ou plus : **manche**, prime de 300, ou de 500 si le camp du déclarant est vulnérable.
lesson-part-score-and-game-picture =
    Voici { BRIDGE("3NT") } ligne par ligne. 40 + 30 + 30 font 100 points de levée, tout juste assez pour la manche. La prime est donc de 300, et non de 50.
lesson-part-score-and-game-which =
    Les plus petits contrats qui atteignent 100 :
    
    – { BRIDGE("3NT") }, neuf levées,
    – { BRIDGE("4H") } et { BRIDGE("4S") }, dix levées,
    – { BRIDGE("5C") } et { BRIDGE("5D") }, onze levées.
    
    Un palier plus bas, c’est encore une marque partielle.
lesson-part-score-and-game-notes-which =
    Notez les cinq contrats au tableau et laissez-les-y : personne n’a besoin de les savoir par cœur aujourd’hui. Le plus trompeur est le quatre à trèfle ou à carreau : dix levées, et pourtant pas de manche.
lesson-part-score-and-game-first =
    Sud réussit { BRIDGE("4D") } avec dix levées. Dix levées à pique, ce serait la manche. Regardez ce que font quatre levées à carreau.
lesson-part-score-and-game-second =
    Sud réussit { BRIDGE("4S") }. Tous sont vulnérables, donc le camp de Sud aussi. Les points de levée dépassent 100 : voyez combien vaut la prime cette fois.
lesson-part-score-and-game-third =
    Sud, toujours vulnérable, réussit { BRIDGE("2H") } avec huit levées. Points de levée : deux fois 30. Marque partielle ou manche ? Inscrivez la prime dans la dernière ligne.
lesson-part-score-and-game-notes-vote =
    Ceux qui votent « une manche » comptent les dix levées gagnées. Demandez-leur combien Est en avait demandé. Si la salle est partagée, donnez la parole à un votant de chaque avis, puis revotez.
lesson-part-score-and-game-bid =
    Seules comptent les levées **demandées**. { BRIDGE("2H") } avec dix levées rapporte 170 ; { BRIDGE("4H") }, avec les mêmes dix levées, 420.
    
    La grosse prime va au camp qui a pris le risque pendant les annonces. Des levées venues en plus ne font pas une manche.
lesson-part-score-and-game-slams =
    Il existe mieux que la manche. Un contrat au palier de six, comme { BRIDGE("6D") }, s’appelle un **petit chelem** ; au palier de sept, comme { BRIDGE("7D") }, un **grand chelem**.
    
    Vous les verrez parmi les réponses. Leur prime attendra la dernière leçon du chapitre.
lesson-part-score-and-game-end =
    Vous voyez pourquoi l’on demande si volontiers trois sans-atout et quatre en majeure : la prime de manche est le plus beau gain d’une soirée ordinaire.

## vulnerability-and-undertricks

lesson-vulnerability-and-undertricks-title = Quand le contrat chute
lesson-vulnerability-and-undertricks-goal =
    Cette leçon vous apprend à marquer un contrat qui chute.
    
    Sud avait promis dix levées, il en a gagné huit. Ces huit levées ne lui rapportent pas un point : le contrat a **chuté**, et ce sont les adversaires qui marquent.
    
    Combien ? C’est l’étui qui le dit.
lesson-vulnerability-and-undertricks-picture =
    Voici ce qui s’est passé. Est-Ouest enchérit à cœur, et Sud monte à { BRIDGE("4S") }. C’est un cran de trop : huit levées, il en manque deux. Nord-Sud est vulnérable.
lesson-vulnerability-and-undertricks-rule =
    Une levée qui manque s’appelle une **levée de chute**. Chacune coûte (Loi 77) :
    
    – **50** si le camp du déclarant n’est pas vulnérable,
    – **100** s’il est vulnérable.
    
    À trèfle ou à sans-atout, au palier de un ou de sept, c’est le même prix.
lesson-vulnerability-and-undertricks-notes-first =
    Faites dire d’abord combien de levées manquent ; on ne parle de points qu’ensuite. L’erreur n’est presque jamais dans la multiplication, elle est dans la soustraction.
lesson-vulnerability-and-undertricks-first =
    Dix promises, huit gagnées, et Nord-Sud est vulnérable. Il n’y a qu’une ligne. Ni points de levée ni prime : c’est réservé aux contrats réussis.
lesson-vulnerability-and-undertricks-column =
    Le moins est là parce que ce programme regarde du côté du **déclarant**. Sur une vraie feuille, les points s’écrivent sans signe moins : Est-Ouest inscrit 200 dans sa colonne. Ce qu’un camp perd, l’autre le marque.
lesson-vulnerability-and-undertricks-whose =
    Attention : c’est toujours la vulnérabilité du **camp du déclarant** qui compte, pour les levées de chute comme pour la prime de manche. Que le camp qui encaisse soit vulnérable ou non n’y change rien.
lesson-vulnerability-and-undertricks-second =
    Nord a chuté de deux levées à { BRIDGE("3NT") }. Est-Ouest est vulnérable, Nord-Sud ne l’est pas. C’est Nord qui jouait : la levée coûte donc 50.
lesson-vulnerability-and-undertricks-third =
    Ouest a joué { BRIDGE("5C") } et gagné huit levées ; personne n’est vulnérable. Six et cinq font onze : il en manque trois, à 50 chacune. Inscrivez la ligne pour le camp d’Ouest, avec son signe moins.
lesson-vulnerability-and-undertricks-notes-vote =
    Beaucoup choisissent un contrat joué par Nord, puisque c’est Nord-Sud qui marque. Demandez : si Nord-Sud marque des levées de chute, qui a chuté ? Le prix ne vient qu’après.
lesson-vulnerability-and-undertricks-changes =
    Être **vulnérable**, c’est pouvoir gagner plus et perdre plus : 500 au lieu de 300 pour une manche, 100 au lieu de 50 par levée de chute.
    
    Les points de levée ne changent pas, ni les 50 de la marque partielle.
lesson-vulnerability-and-undertricks-fourth =
    Est réussit { BRIDGE("4S") }, personne n’est vulnérable. Et si Est-Ouest l’avait été ? Prenez les lignes une à une et demandez-vous : celle-ci dépend-elle de la vulnérabilité ?
lesson-vulnerability-and-undertricks-undoubled =
    Tout cela vaut pour un contrat **non contré**. Vous lirez parfois qu’une levée de chute coûte 50 ou 100, sans autre précision. C’est vrai tant que personne n’a contré ; le chapitre suivant dira le reste.
lesson-vulnerability-and-undertricks-end =
    Comptez les levées manquantes, regardez l’étui et donnez les points à l’autre camp. Ce n’est pas un drame : une petite chute est souvent le meilleur résultat.

## overtricks-and-accounts

lesson-overtricks-and-accounts-title = Levées supplémentaires et marque complète
lesson-overtricks-and-accounts-goal =
    Bientôt, vous saurez calculer ligne par ligne la marque complète d’un contrat non contré.
    
    Est a demandé { BRIDGE("2S") } et gagné neuf levées. Deux étaient demandées : vous savez ce qu’elles valent, et vous connaissez la prime. Et la neuvième ?
    
    Avec elle, la marque sera complète.
lesson-overtricks-and-accounts-rule =
    Une levée au-delà du contrat est une **levée supplémentaire**. Sans contre, elle vaut **20** à trèfle et à carreau, **30** à cœur, à pique et à sans-atout (Loi 77).
    
    Vulnérable ou non, c’est pareil. Et elle ne compte jamais pour la manche.
lesson-overtricks-and-accounts-order =
    La marque d’un contrat réussi a deux ou trois lignes :
    
    – les points de levée, pour ce qui a été **demandé**,
    – les levées supplémentaires, s’il y en a,
    – une seule prime : marque partielle ou manche.
    
    On additionne, et c’est tout.
lesson-overtricks-and-accounts-notes-first =
    Confiez chaque ligne à une personne : points de levée, levées supplémentaires, prime. Chacune annonce son nombre, la salle additionne. Ensuite, une seule personne fait tout. Dix minutes, avec trois ou quatre étuis.
lesson-overtricks-and-accounts-first =
    Voici les neuf levées d’Est à { BRIDGE("2S") }. Est-Ouest n’est pas vulnérable ; que Nord-Sud le soit est sans importance. Avant chaque ligne, dites ce qu’elle contiendra.
lesson-overtricks-and-accounts-second =
    Ouest, vulnérable, a gagné onze levées à { BRIDGE("3NT") }. Les levées demandées atteignent 100 : c’est la manche. Deux levées supplémentaires s’y ajoutent, à 30 chacune.
lesson-overtricks-and-accounts-third =
    Nord, non vulnérable, a joué { BRIDGE("1NT") } et gagné dix levées. La levée demandée vaut 40, les trois supplémentaires 90. Rappelez-vous ce qui compte pour la manche : quelle prime va dans la dernière ligne ?
lesson-overtricks-and-accounts-notes-vote =
    Ceux qui votent pour le 100 oublient les 40 de la première levée ; ceux qui votent pour le 500 n’ont pas regardé la vulnérabilité. Que chaque groupe refasse sa ligne à voix haute.
lesson-overtricks-and-accounts-forty =
    À sans-atout, seule la **première** levée au-delà de six vaut 40, et celle-là est toujours demandée. Une levée supplémentaire à sans-atout vaut donc 30, jamais 40.
lesson-overtricks-and-accounts-same =
    { BRIDGE("2S") }+1 et { BRIDGE("3S") }= rapportent l’un comme l’autre 140. Entre deux marques partielles dans la même couleur, s’être arrêté plus bas ne coûte rien.
    
    C’est une autre affaire quand le palier suivant donne la manche.
lesson-overtricks-and-accounts-fourth =
    Nord a fait { BRIDGE("3S") } avec une levée supplémentaire : 170. Avec les mêmes dix levées, { BRIDGE("4S") } aurait rapporté 420. Suivez la dixième levée : dans quelle ligne est-elle, dans laquelle serait-elle ?
lesson-overtricks-and-accounts-end =
    Levées demandées, levées supplémentaires, prime : ce soir, calculez une marque avant de regarder le tableau, et voyez si vous tombez juste.

## slams

lesson-slams-title = Les chelems
lesson-slams-goal =
    À la fin, vous saurez marquer tout contrat non contré, chelems compris.
    
    Sud joue { BRIDGE("4S") }, non vulnérable, et gagne douze levées : 480 points, un joli résultat.
    
    À la table voisine, on a eu plus d’audace : { BRIDGE("6S") }, avec les mêmes douze levées. La feuille y indique 980. D’où vient la différence ?
lesson-slams-names =
    Un contrat au palier de six est un **petit chelem** : { BRIDGE("6D") } promet douze levées, toutes sauf une.
    
    Un contrat au palier de sept est un **grand chelem** : { BRIDGE("7H") } promet les treize.
lesson-slams-rule =
    Un chelem **demandé et réussi** est aussi une manche, et il en reçoit la prime. La sienne s’y ajoute (Loi 77) :
    
    – petit chelem : **500**, vulnérable **750**,
    – grand chelem : **1 000**, vulnérable **1 500**.
lesson-slams-notes-first =
    Avant de montrer l’exemple, demandez si la prime de manche est encore due. D’ordinaire, une bonne moitié de la salle croit que celle du chelem la remplace.
lesson-slams-first =
    Sud réussit { BRIDGE("6D") }, vulnérable. Six levées à carreau font 120 : les 500 de la manche sont là. Et maintenant, regardez la ligne du dessous.
lesson-slams-second =
    Sud a demandé { BRIDGE("7H") }, vulnérable, et gagné toutes les levées. Là aussi, deux primes, l’une sous l’autre. Non vulnérable, la marque serait de 1 510 en tout.
lesson-slams-third =
    Sud réussit { BRIDGE("6H") } avec douze levées. Est-Ouest est vulnérable, Nord-Sud ne l’est pas. Points de levée 180, prime de manche 300. Qu’inscrit-on dans la dernière ligne ?
lesson-slams-notes-vote =
    Treize levées, donc un grand chelem : beaucoup voteront ainsi. Demandez quel contrat Est avait demandé. Établissez ensuite la marque ensemble : vulnérable, elle est de 1 470.
lesson-slams-thirteenth =
    Seul compte ce qui a été demandé. { BRIDGE("6NT") } avec treize levées reste un petit chelem, et la treizième est une levée supplémentaire à 30 points.
    
    Quant à treize levées à { BRIDGE("4S") }, ce n’est pas un chelem du tout.
lesson-slams-failed =
    Et si cela tourne mal ? Ouest demande { BRIDGE("7S") }, personne n’est vulnérable, et il manque une levée. Les adversaires marquent 50, et les douze levées gagnées ne valent rien. { BRIDGE("6S") } aurait rapporté 980.
lesson-slams-list =
    Toutes les primes, non vulnérable et vulnérable :
    
    – marque partielle : 50 et 50,
    – manche : 300 et 500,
    – petit chelem, en plus de la manche : 500 et 750,
    – grand chelem, en plus de la manche : 1 000 et 1 500.
lesson-slams-end =
    Voilà tout le tableau sans contre. Le chapitre suivant amène le contre, et avec lui les marques les plus animées.
