### Lessons on the scores of doubled and redoubled contracts.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-doubled-scores-title = La marque des contrats contrés

## doubled-and-made

lesson-doubled-and-made-title = Contré et réussi
lesson-doubled-and-made-goal =
    Après cette leçon, vous saurez marquer un contrat contré et réussi.
    
    Est-Ouest joue { BRIDGE("2S") } et fait huit levées, juste le compte. On s’apprête à inscrire 110, comme d’habitude. « Mais j’avais contré », dit Sud.
    
    Que faut-il donc inscrire ?
lesson-doubled-and-made-picture =
    Voici ce qui s’est passé. Est enchérit à pique, Ouest soutient à { BRIDGE("2S") }, et quand tout semble fini, Sud contre. Tout le monde passe. Est joue { BRIDGE("2SX") }, et Est-Ouest est vulnérable.
lesson-doubled-and-made-rule =
    Après un contre, chaque levée **demandée** compte double : { BRIDGE("2S") } vaut 120 points au lieu de 60.
    
    Ensuite seulement, on regarde si l’on atteint 100. Ici, oui : la marque partielle devient une **manche**, avec une prime de 500, ou de 300 si l’on n’est pas vulnérable.
lesson-doubled-and-made-fifty =
    Il s’y ajoute une prime de **50 points**, parce que le contrat a été réussi malgré le contre. C’est toujours 50, vulnérable ou non, pour une marque partielle comme pour un chelem.
lesson-doubled-and-made-notes-first =
    Demandez une estimation avant de découvrir la première ligne. Beaucoup doublent simplement la marque habituelle : laissez dire, et revenez-y quand la prime de manche apparaît.
lesson-doubled-and-made-first =
    Est-Ouest est vulnérable et fait huit levées. Regardez la prime de manche : sur 670 points, elle en apporte 500 à elle seule. Sans contre, on aurait marqué 110 en tout.
lesson-doubled-and-made-overtricks =
    Et les **levées supplémentaires**, celles qui dépassent le contrat ? Contrées, elles ont leur propre prix : **100** chacune, ou **200** si le camp du déclarant est vulnérable. Ce prix est le même à trèfle, à cœur ou à sans-atout.
lesson-doubled-and-made-second =
    Nord joue { BRIDGE("3DX") }, non vulnérable, et fait dix levées, une de plus que demandé. Elle rapporte 100, mais elle n’aide pas à faire la manche : là, seules comptent les trois levées demandées.
lesson-doubled-and-made-part-score =
    Un contre donne-t-il toujours la manche ? Non : il faut que les points **doublés** atteignent 100.
    
    – jusqu’à { BRIDGE("2DX") }, c’est une marque partielle : { BRIDGE("1SX") } et { BRIDGE("1NTX") } aussi,
    – à partir de { BRIDGE("2HX") }, c’est la manche : { BRIDGE("3CX") } aussi.
lesson-doubled-and-made-third =
    Ouest joue { BRIDGE("2DX") }, non vulnérable, et fait huit levées. Deux levées à carreau, doublées, font 80 : c’est trop peu pour la manche. Il reste la prime de marque partielle, 50, et les 50 du contre.
lesson-doubled-and-made-last-line =
    Sud joue { BRIDGE("1SX") }, vulnérable, et fait exactement sept levées. La seule levée demandée compte 60 : marque partielle, avec sa prime de 50. Il manque encore une ligne. Qu’y inscrit-on ?
lesson-doubled-and-made-notes-vote =
    Ceux qui votent « une manche » comptent les neuf levées. Demandez-leur combien Ouest en avait demandé. Puis calculez la marque ensemble : 380 si Ouest est vulnérable.
lesson-doubled-and-made-not-all =
    Vous lirez parfois que le contre double toute la marque. C’est faux. Non vulnérable, { BRIDGE("4S") } réussi vaut 420 ; contré, il vaut 590. Les levées demandées comptent double, et l’on ajoute 50. Les primes de manche et de chelem ne bougent pas.
lesson-doubled-and-made-end =
    Quatre gestes : doublez les levées demandées, voyez si l’on atteint 100 et donnez la prime, ajoutez 50 pour le contre, puis 100 ou 200 par levée supplémentaire.

## doubled-and-down

lesson-doubled-and-down-title = Contré et chuté
lesson-doubled-and-down-goal =
    Ici, vous apprenez ce que coûte un contrat contré qui chute.
    
    Deux de chute, non vulnérable : cela coûte 100, cinquante par levée. Mais il y avait un contre. 200, alors ? Non : 300.
    
    Contrées, les **levées de chute**, celles qui manquent au contrat, suivent leur propre barème.
lesson-doubled-and-down-picture =
    Est-Ouest a demandé { BRIDGE("4H") }. Nord préfère ne pas les laisser jouer et dit { BRIDGE("4S") } ; Ouest contre. Sud ne fait que huit levées, deux de moins qu’il n’en faut. Nord-Sud n’est pas vulnérable.
lesson-doubled-and-down-rule =
    Quand le contrat est contré et le camp **non vulnérable**, les levées de chute coûtent de plus en plus cher :
    
    – la première 100,
    – la deuxième et la troisième 200 chacune,
    – chacune des suivantes 300.
lesson-doubled-and-down-first =
    Deux levées de chute : 100 et 200. Est-Ouest marque 300. Avec { BRIDGE("4H") } réussi, vulnérable, ce camp aurait marqué 620 : l’idée de Nord n’était donc pas mauvaise du tout.
lesson-doubled-and-down-vulnerable = **Vulnérable**, la première levée de chute coûte déjà **200**, et chacune des autres **300**. C’est le camp du déclarant qui compte ; que les adversaires soient vulnérables ou non n’y change rien.
lesson-doubled-and-down-notes-second =
    Faites additionner à voix haute, levée après levée : « deux cents, cinq cents, huit cents ». Après quelques donnes, le barème se retient tout seul.
lesson-doubled-and-down-second =
    Ouest ouvre de { BRIDGE("3D") }, Nord contre et tout le monde passe. Ouest fait six levées, trois de moins qu’il n’en faut, et son camp est vulnérable : 200 pour la première, 300 pour chacune des deux autres.
lesson-doubled-and-down-last-step =
    Ouest joue { BRIDGE("2HX") }, personne n’est vulnérable, et il ne fait que cinq levées : trois de chute. La première coûte 100, la deuxième et la troisième 200 chacune. Combien de points son camp perd-il ?
lesson-doubled-and-down-totals =
    Au total, pour une à six levées de chute :
    
    – non vulnérable : 100, 300, 500, 800, 1 100, 1 400
    – vulnérable : 200, 500, 800, 1 100, 1 400, 1 700
    
    Dès deux de chute, le camp vulnérable paie comme l’autre avec une levée de chute de plus.
lesson-doubled-and-down-notes-vote =
    L’erreur la plus courante au vote : trois de chute, non vulnérable, soit trois fois 100. Faites additionner le barème, levée par levée. Vous pouvez laisser les totaux au tableau.
lesson-doubled-and-down-whose =
    Quand le contrat chute, les levées faites ne rapportent rien, et il n’y a aucune prime, pas même les 50. Le palier et la couleur n’y font rien non plus : deux de chute coûtent autant à { BRIDGE("3NTX") } qu’à { BRIDGE("2HX") }.
lesson-doubled-and-down-end =
    Dites une fois le barème à voix haute : 100, 200, 200, puis 300 chacune ; vulnérable 200, puis 300 chacune. C’est la seule suite de nombres du bridge qui mérite d’être sue par cœur.

## redoubled

lesson-redoubled-title = Surcontré
lesson-redoubled-goal =
    Dans cette leçon, vous apprenez à marquer les contrats les plus rares, les surcontrés.
    
    { BRIDGE("1NT") }, sept levées, 90 points : une bien petite marque. Mais si les adversaires ont contré et que votre camp a répondu par un **surcontre**, ces mêmes sept levées valent 560.
lesson-redoubled-picture =
    Ouest ouvre de { BRIDGE("1NT") } et Nord contre. Quand son tour revient, Ouest croit toujours à son contrat et surcontre. Tout le monde passe. Ouest fait exactement sept levées ; Est-Ouest n’est pas vulnérable.
lesson-redoubled-rule = **Surcontrées**, les levées demandées comptent quatre fois : { BRIDGE("1NT") } vaut 160 au lieu de 40. Cela dépasse 100, c’est donc la manche.
    
    Et pour la réussite, la prime est de **100 points** au lieu de 50.
lesson-redoubled-first =
    Les mêmes sept levées : 90 sans contre, 180 contrées, et maintenant 560. C’est surtout la prime de manche, 300, qui fait la différence.
lesson-redoubled-overtricks =
    Surcontrées, les **levées supplémentaires** valent deux fois plus que contrées : **200** chacune, ou **400** si le camp du déclarant est vulnérable. Ici non plus, la couleur ne compte pas.
lesson-redoubled-second =
    Est joue { BRIDGE("2CXX") }, non vulnérable, et fait neuf levées : une de plus que demandé. Les deux levées à trèfle, comptées quatre fois, font 160. La levée supplémentaire rapporte 200 à elle seule.
lesson-redoubled-last-line =
    Nord joue { BRIDGE("3DXX") }, non vulnérable, et fait exactement neuf levées. Les levées demandées donnent 240 : c’est la manche, et l’on ajoute 300. Il manque encore une ligne. Qu’y inscrit-on ?
lesson-redoubled-notes-vote =
    « Surcontré, c’est toujours une manche » : voilà l’erreur la plus courante. Faites faire le calcul : une levée à trèfle, quatre fois. On n’arrive pas à 100.
lesson-redoubled-only-one =
    Seuls { BRIDGE("1CXX") } et { BRIDGE("1DXX") } restent des marques partielles, avec 80 points de levée. Tout autre contrat surcontré et réussi est une manche, même { BRIDGE("1HXX") }.
lesson-redoubled-down =
    Et si cela tourne mal ? Surcontrées, les **levées de chute** coûtent deux fois plus que contrées :
    
    – non vulnérable : 200, puis 400 et 400, puis 600 chacune,
    – vulnérable : 400, puis 600 chacune.
lesson-redoubled-notes-down =
    Montrez le chemin le plus court : d’abord le prix du contrat contré, puis le double. Personne n’a besoin d’apprendre un second barème par cœur.
lesson-redoubled-third =
    Sud joue { BRIDGE("3NTXX") }, personne n’est vulnérable, et fait sept levées : deux de chute. Contré, cela coûterait 300 ; surcontré, c’est le double.
lesson-redoubled-end =
    Des mois passeront peut-être avant que vous ne rencontriez un surcontre. Ce jour-là, c’est vous qui saurez faire le compte à la table.

## find-the-mistake

lesson-find-the-mistake-title = Trouvez l’erreur
lesson-find-the-mistake-goal =
    À la fin, vous saurez vérifier la marque d’un autre et montrer du doigt la ligne fausse.
    
    Nord a joué { BRIDGE("3DX") }, non vulnérable, avec une levée supplémentaire, et inscrit 510. Est fronce les sourcils. En tournoi, un camp inscrit et l’autre vérifie : il est bon de savoir relire un calcul fait par d’autres.
lesson-find-the-mistake-rule =
    Vérifiez **ligne par ligne**, toujours dans cet ordre :
    
    – les levées demandées : une, deux ou quatre fois ?
    – les levées supplémentaires,
    – marque partielle, manche ou chelem ?
    – 50 pour le contre, 100 pour le surcontre.
    
    Si le contrat a chuté, il n’y a qu’une ligne.
lesson-find-the-mistake-first =
    Voici le calcul de Nord pour { BRIDGE("3DX") }. La levée supplémentaire y figure pour 40, deux fois une levée à carreau. Or, contrée, elle a son propre prix : le total est 570, et non 510.
lesson-find-the-mistake-what-if =
    Une autre façon de vérifier : changez une seule chose en pensée et regardez quelles lignes bougent. Un **contre** change le prix de toutes les levées, demandées, supplémentaires ou de chute. En cas de réussite, il ajoute 50 et peut donner la manche.
lesson-find-the-mistake-second =
    { BRIDGE("3C") } réussi, vulnérable, vaut 110. Et s’il avait été contré ? Les points de levée doublent et 50 s’ajoutent. La prime de marque partielle disparaît, celle de manche apparaît : ces deux lignes-là changent aussi.
lesson-find-the-mistake-vulnerable =
    La **vulnérabilité** change moins de choses qu’on ne croit : les primes de manche et de chelem, les levées de chute, et les levées supplémentaires contrées. Les levées demandées et la prime de marque partielle ne bougent pas.
lesson-find-the-mistake-last-step =
    Sud, non vulnérable, a demandé { BRIDGE("3H") } et fait dix levées : 90, plus 30 pour la levée supplémentaire, plus 50 de marque partielle, soit 170. Et si le contrat avait été { BRIDGE("4H") } ? La levée supplémentaire disparaît, et les points de levée montent à 120. Quelle prime remplace les 50 ?
lesson-find-the-mistake-back =
    Parfois, on ne connaît que la marque. On remonte alors, en ôtant d’abord les primes. 790 : moins 500 pour une manche vulnérable, moins 50 pour un contre. Il reste 240, soit quatre levées à 60 : c’était { BRIDGE("4S") } contré, ou quatre cœurs contrés.
lesson-find-the-mistake-third =
    Trois résultats, chaque fois { BRIDGE("4S") } avec dix levées, et un seul donne 790. Essayez-les l’un après l’autre : contré ou non, vulnérable ou non ?
lesson-find-the-mistake-notes-vote =
    La réponse tentante : deux de chute contré, non vulnérable, comme si chaque levée coûtait 100. Faites calculer les quatre résultats et notez-les à côté des réponses.
lesson-find-the-mistake-end =
    Celui qui n’écrit pas vérifie : en tournoi, c’est le second rôle de chacun. Un aimable « on regarde encore une fois ? » suffit.
