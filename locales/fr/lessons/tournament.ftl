### Lessons on the tournament: pairs and tables, matchpoints, ranking, team matches.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-tournament-title = Le tournoi

## pairs-and-tables

lesson-pairs-and-tables-title = Paires et tables
lesson-pairs-and-tables-goal =
    Après cette leçon, vous connaîtrez le numéro de votre paire, votre prochaine table et le chemin des étuis.
    
    Vous arrivez au club avec votre partenaire et vous vous inscrivez. « Table 3, en Est-Ouest », dit l’arbitre. Dès cet instant, votre paire a un numéro et un chemin à suivre dans la salle. Lequel ?
lesson-pairs-and-tables-number =
    Une paire **Nord-Sud** prend le numéro de sa table de départ. Une paire **Est-Ouest** prend le même numéro **plus cent**. On le garde jusqu’à la fin, où que l’on joue : c’est sous ce numéro que les résultats sont inscrits.
lesson-pairs-and-tables-first =
    À la table 3, vous vous asseyez en Ouest, votre partenaire en Est. Votre paire porte le numéro 103. La paire assise aux deux autres places porte le numéro 3.
lesson-pairs-and-tables-rule =
    À la fin de chaque **tour**, l’arbitre annonce le changement :
    
    – les paires Nord-Sud **restent** à leur table,
    – les paires Est-Ouest **montent d’une table** : de la 1 à la 2, de la 2 à la 3, et de la dernière à la table 1.
    
    C’est le mouvement Mitchell.
lesson-pairs-and-tables-picture =
    Voici une salle de sept tables, à la fin du tour 2. Chaque ligne donne la table, la paire qui y jouait en Nord-Sud et celle qui y jouait en Est-Ouest. Cherchez la paire 103 : partie de la table 3, elle vient de jouer à la table 4.
lesson-pairs-and-tables-second =
    Le tour 2 est terminé. La paire 103, en Est-Ouest, se lève de la table 4 et monte d’une table : où va-t-elle donc ? Et la paire 3 ? Nulle part, elle reste assise.
lesson-pairs-and-tables-boards =
    Les **étuis** voyagent aussi, mais en sens inverse : ils **descendent d’une table**. Nord en est responsable (Loi 8), même si chacun peut les porter.
lesson-pairs-and-tables-third =
    Les étuis qu’on vient de jouer à la table 4 vont à la table 3. Paires et étuis se croisent donc en chemin, et chaque paire Est-Ouest trouve à chaque tour de nouveaux étuis.
lesson-pairs-and-tables-last-step =
    La table 3 passe ses étuis à la table 2, la table 2 à la table 1. Après la table 1, il n’y en a pas de plus basse, mais les étuis font le tour de la salle, comme les paires. Avec sept tables, où vont ceux de la table 1 ?
lesson-pairs-and-tables-signal =
    Un tour compte en général deux étuis ou plus, et l’on a huit minutes environ pour chacun. L’arbitre annonce la fin ; si vous jouez encore, vous terminez votre donne. Le tournoi s’achève quand les étuis prévus sont joués : il n’y a pas de total à atteindre.
lesson-pairs-and-tables-skip =
    Si le nombre de tables est **pair**, il y a une difficulté. À mi-parcours (avec six tables, après trois tours), les paires Est-Ouest retrouveraient des étuis déjà joués. À ce moment, elles **sautent** une table : une seule fois, elles montent de deux.
lesson-pairs-and-tables-fourth =
    Six tables, et le tour 3 vient de se terminer : c’est le moment de sauter. La paire 101 est passée comme d’habitude de la table 1 à la 2, puis à la 3. Cette fois, elle saute la table 4.
lesson-pairs-and-tables-rounds =
    À six tables, on joue d’ordinaire cinq tours. Au sixième, chaque paire Est-Ouest retrouverait la paire Nord-Sud du tour 1. Si le nombre de tables est impair, on ne saute jamais.
lesson-pairs-and-tables-notes-vote =
    Beaucoup votent 102, le numéro de la table. Demandez d’où vient cette paire : depuis le début, elle est montée de trois tables. On recule donc de trois tables depuis la table 2, en rond : 1, 7, 6.
lesson-pairs-and-tables-notes-question =
    Beaucoup font sauter aussi les étuis et répondent 3. Seules les paires sautent : les étuis descendent toujours d’une seule table. S’il y a la place, faites-le mimer entre les tables.
lesson-pairs-and-tables-end =
    Les paires Est-Ouest montent, les étuis descendent, Nord-Sud reste à sa table : de quoi s’y retrouver toute une soirée.

## matchpoints

lesson-matchpoints-title = Les points de match
lesson-matchpoints-goal =
    Ici, vous apprenez à lire une feuille ambulante et à en calculer les points de match.
    
    Vous avez demandé et réussi { BRIDGE("4S") } : 620. Est-ce un bon résultat ? Dans un tournoi par paires, personne ne le sait encore. À toutes les tables, on joue les mêmes cartes, et ce qui compte, c’est ce que les autres en ont fait.
lesson-matchpoints-picture =
    Voici la **feuille ambulante** d’un étui, avec les résultats de toutes les tables. L’étui 44 a été joué six fois. Toutes les paires Nord-Sud avaient les mêmes cartes, et pourtant, que de marques différentes ! Il reste à remplir la dernière colonne.
lesson-matchpoints-line =
    Lisez une ligne de gauche à droite. La paire 4 a rencontré la 104. Sud a joué { BRIDGE("4S") } et a chuté d’une levée. Les 100 sont dans la colonne Est-Ouest : c’est ce camp qui les marque, et pour Nord-Sud cela fait −100. Nord écrit la ligne, Est ou Ouest la vérifie.
lesson-matchpoints-rule =
    On ne compare une paire qu’aux autres paires **de sa ligne**, Nord-Sud avec Nord-Sud, Est-Ouest avec Est-Ouest. Pour chaque paire battue, elle reçoit **2 points de match** (Loi 78). Peu importe que ce soit de 10 points ou de mille.
lesson-matchpoints-first =
    La paire 1 a 620. Comptez les marques Nord-Sud plus basses : 200, 170, 140 et −100. Elle a battu quatre paires, à deux points de match chacune. Personne d’autre n’a 620 ; les égalités sont pour la prochaine leçon.
lesson-matchpoints-notes-second =
    Faites d’abord ranger les six marques à voix haute, de la plus mauvaise à la meilleure. La colonne se remplit ensuite par le bas : 0, 2, 4 et ainsi de suite.
lesson-matchpoints-second =
    La paire 2 ne bat que celle qui a chuté. La paire 4, avec −100, ne bat personne. Et la paire 6, avec 650, bat les cinq autres.
lesson-matchpoints-top =
    Le plus qu’on puisse obtenir sur un étui s’appelle le **top** : deux fois le nombre de tables où il a été joué, moins deux. Pour l’étui 44 : 6 × 2 − 2, soit 10. La plus mauvaise marque reçoit 0.
lesson-matchpoints-complement =
    Et Est-Ouest ? La paire reçoit ce qui **manque pour faire le top**. La paire 1 a 8, ses adversaires à cette table ont donc 2. Moins Nord-Sud marque de points, mieux c’est pour Est-Ouest.
lesson-matchpoints-last-step =
    La paire 5 a 200. Les marques 140, 170 et −100 sont plus basses ; 620 et 650 sont plus hautes. Combien de points de match cela fait-il ?
lesson-matchpoints-notes-vote =
    Beaucoup votent 0, parce que 100 points sont perdus. Demandez ce qu’ont fait les autres paires Nord-Sud : toutes ont perdu davantage.
lesson-matchpoints-minus =
    Une marque négative peut être un top. Là où Est-Ouest peut réussir son contrat, mieux vaut perdre seulement 100 que 140. Et une donne passée compte aussi : elle vaut 0, mieux que toute marque négative.
lesson-matchpoints-scale =
    Dans certains clubs, chaque paire battue compte 1 point de match au lieu de 2. Tous les nombres sont alors deux fois plus petits, et l’ordre des paires reste le même. Nos questions disent toujours quelle échelle est utilisée.
lesson-matchpoints-end =
    Vous comprenez pourquoi l’on se bat pour une seule levée de plus : elle peut vous faire dépasser la moitié de la salle.

## ties-and-ranking

lesson-ties-and-ranking-title = Égalités et classement
lesson-ties-and-ranking-goal =
    À la fin, vous saurez répartir les points de match entre résultats égaux et lire un classement.
    
    Deux paires ont fait { BRIDGE("4S") } juste, et toutes deux marquent 420. Aucune n’a battu l’autre. Que reçoivent-elles ? Et qui a gagné, à la fin de la soirée ?
lesson-ties-and-ranking-picture =
    Voici l’étui 11, joué quatre fois. Les paires 1 et 2 ont la même marque ; la paire 3 a fait une levée de plus, et la paire 4 a chuté.
lesson-ties-and-ranking-rule =
    À égalité, personne n’a battu personne. Chaque marque **égale** à la vôtre vous rapporte **1 point de match**, la moitié d’une paire battue (Loi 78).
lesson-ties-and-ranking-first =
    La paire 1 bat la paire 4, ce qui fait 2, et elle est à égalité avec la paire 2, ce qui fait 1. La paire 2 a exactement autant. Regardez la colonne : le top est de 6.
lesson-ties-and-ranking-places =
    On peut aussi le voir autrement. Avec des marques différentes, les deux paires du milieu auraient eu 4 et 2. Elles se **partagent** ces places : 6 à elles deux, 3 chacune. Les deux façons donnent toujours le même nombre.
lesson-ties-and-ranking-notes-second =
    Une erreur courante : compter les trois marques égales comme une seule. Faites désigner les paires une à une : plus basse, égale ou plus haute ?
lesson-ties-and-ranking-second =
    L’étui 33 a été joué six fois, et trois paires ont 430. La paire 2 bat 400 et −50, et elle est à égalité avec deux autres paires : deux fois 2 et deux fois 1.
lesson-ties-and-ranking-last-step =
    Sur l’étui 63, la paire 1 a 110. Deux paires ont 140, une a −100 et une autre a elle aussi 110. Une marque battue, une marque égale. Combien de points de match ?
lesson-ties-and-ranking-notes-vote =
    Beaucoup croient que la meilleure marque vaut toujours le top. Demandez si chacune des deux paires a battu toutes les autres. Elles ne se sont pas battues l’une l’autre : il manque donc quelque chose.
lesson-ties-and-ranking-top =
    Si elle est **partagée**, la meilleure marque reste au-dessous du top. Si deux paires sur quatre ont 450 sur l’étui 11, chacune reçoit 5 au lieu de 6. Sur cet étui, personne n’a le top entier.
lesson-ties-and-ranking-sum =
    Pour le **classement**, on additionne les points de match de tous les étuis : la plus forte somme gagne. L’arbitre ramasse les feuilles, l’ordinateur fait les comptes.
lesson-ties-and-ranking-percentage =
    Sur la liste affichée figure un **pourcentage** : vos points de match, rapportés à tous ceux qu’on pouvait obtenir. 3 sur 6, c’est la moitié, donc 50 %, la moyenne exacte. On peut ainsi comparer des soirées avec plus ou moins d’étuis.
lesson-ties-and-ranking-end =
    Au prochain classement, cherchez votre pourcentage : au-dessus de la moitié, vous avez battu la moyenne de la salle.

## team-matches

lesson-team-matches-title = Le match par quatre
lesson-team-matches-goal =
    Cette leçon vous apprend à comparer deux tables et à convertir l’écart en IMP.
    
    Ce soir, deux équipes se rencontrent. Vous et votre partenaire jouez à une table, deux amis de votre **équipe** à l’autre. Aux deux tables, on joue les mêmes étuis. Ensuite, on se retrouve pour comparer.
lesson-team-matches-seats =
    À la table 1, notre paire est en **Nord-Sud** ; à la table 2, notre autre paire est en **Est-Ouest**, avec les cartes que les adversaires avaient à la table 1. Une équipe a quatre joueurs ou plus : à cinq ou six, chacun se repose à son tour.
lesson-team-matches-halves =
    Chaque table commence avec la moitié des étuis. **À la mi-temps, les tables échangent leurs étuis** : à la fin, chacune les a tous joués. Jusque-là, personne ne parle des étuis déjà joués.
lesson-team-matches-picture =
    L’étui 44 aux deux tables. À la table 1, notre paire Nord-Sud a réussi { BRIDGE("4S") }. À la table 2, les autres avaient les mêmes cartes ; ils se sont arrêtés à { BRIDGE("2S") } et ont fait dix levées.
lesson-team-matches-rule =
    Additionnez ce qu’ont **nos deux paires**, avec le signe. Table 1 : plus 620. Table 2 : les autres marquent 170, notre paire a donc moins 170. Au total, plus 450.
lesson-team-matches-first =
    On calcule d’abord la différence en points, puis l’échelle la convertit en IMP : 450 points font 10 IMP.
lesson-team-matches-imps =
    Une façon de décider d’un match est d’additionner simplement les différences de tous les étuis : c’est le **total des points**. Mais alors une seule donne hors du commun peut peser plus que toutes les autres.
lesson-team-matches-table =
    On compte donc le plus souvent en **IMP** : une échelle convertit chaque différence en un nombre de 0 à 24 (Loi 78). 450 points font 10 IMP, 720 n’en font que 12. Les très grandes différences pèsent donc moins lourd.
lesson-team-matches-notes-second =
    Laissez la classe chercher elle-même dans l’échelle. Personne n’a besoin de la savoir par cœur : elle est affichée au club, et l’ordinateur la connaît.
lesson-team-matches-second =
    À la table 1, notre paire a chuté de deux : moins 100. À la table 2, les autres ont réussi { BRIDGE("2S") }, notre paire a donc moins 110. Nous perdons aux deux tables : on additionne.
lesson-team-matches-last-step =
    À la table 1, notre paire a fait { BRIDGE("4S") } avec une levée supplémentaire : 650. À la table 2, les autres ont demandé { BRIDGE("6S") } et chuté : notre paire y a 100. Cela fait 750. Cherchez la ligne où tombe 750.
lesson-team-matches-notes-vote =
    Les deux contrats sont joués par des camps opposés, et beaucoup soustraient : 0 point. Demandez, table par table : qui a marqué 50, nous ou eux ?
lesson-team-matches-both =
    Les deux contrats ont chuté, et les deux fois **notre** paire était en défense. 50 et 50 font 100 points pour nous. Ce qui compte, c’est qui marque, et non qui est en Nord-Sud.
lesson-team-matches-end =
    Faire les comptes avec l’équipe est le meilleur moment de la soirée. Vous pouvez maintenant tenir le crayon.

## one-whole-board

lesson-one-whole-board-title = Une donne entière
lesson-one-whole-board-goal =
    Vous connaissez maintenant chaque morceau. Cette leçon les réunit : une donne, depuis le moment où vous prenez vos cartes jusqu’aux points de match affichés au mur.
    
    À la fin, vous suivez vous-même une donne entière, question après question. Rien ne presse.
lesson-one-whole-board-before =
    Avant les annonces : comptez vos treize cartes faces cachées, puis regardez-les. L’étui dit qui est le donneur et qui est vulnérable. Sur la donne 20, le donneur est Ouest et les deux camps sont vulnérables.
lesson-one-whole-board-auction =
    Les annonces tournent jusqu’à ce que trois joueurs de suite aient passé après une enchère.
lesson-one-whole-board-contract =
    La dernière enchère est { BRIDGE("2H") }. Dans son camp, Sud a nommé les cœurs le premier : le déclarant est Sud, le mort est Nord, et Ouest entame.
lesson-one-whole-board-lead =
    L’entame se pose face cachée. Le partenaire peut encore poser une question. Puis on la retourne, le mort étale ses cartes, et le déclarant joue pour les deux mains.
lesson-one-whole-board-trick =
    Chaque levée : celui qui a gagné la précédente attaque, chacun fournit s’il le peut, et la plus forte carte de la couleur attaquée, ou le plus fort atout, l’emporte. Ici, Ouest a entamé { BRIDGE("D4") } et Est a pris avec { BRIDGE("DA") }.
lesson-one-whole-board-after =
    Après le jeu, tout le monde se met d’accord sur le nombre de levées. Alors seulement, les cartes retournent dans l’étui, chaque main dans sa poche. Nord inscrit le résultat sur la feuille ambulante.
lesson-one-whole-board-score =
    À { BRIDGE("2H") }, Sud a fait 8 levées, autant que demandé. Combien cela vaut-il ?
lesson-one-whole-board-notes-vote =
    Beaucoup ne comparent qu’avec les meilleures marques. Descendez la colonne : qui a moins de 110, qui a autant ?
lesson-one-whole-board-whole =
    À vous, maintenant, avec la donne 5. Si vous ne connaissez pas une réponse, faites-la afficher et continuez : la question suivante n’en dépend pas.
lesson-one-whole-board-notes-whole =
    Une trentaine de questions. La classe répond à voix haute aux plus rapides ; faites voter quand les avis divergent. Vous pouvez vous arrêter à tout moment.
lesson-one-whole-board-end =
    Vous savez suivre une donne de la première carte au dernier nombre. À l’entraînement, vous trouvez autant de donnes entières que vous voulez.
