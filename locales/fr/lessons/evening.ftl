### Lessons of the chapter “evening”.

chapter-evening-title = La soirée de l’arbitre

## A trick gone wrong (Laws 45, 57, 65 to 67)

lesson-a-trick-gone-wrong-title = Une levée qui tourne mal
lesson-a-trick-gone-wrong-goal =
    À la fin, vous saurez ce qui se passe s’il manque une carte à une levée, s’il y en a une de trop, si une autre vient trop tôt, et qui peut revoir une levée.
    
    Un soir au club, tard : Sud rêve et ne joue pas à la levée. Que faire ?
lesson-a-trick-gone-wrong-picture =
    Trois cartes sont sur la table, la quatrième manque. Personne n’y remédie seul : on appelle l’arbitre. Il demande d’abord : les **deux camps** ont-ils déjà joué à la levée suivante ?
lesson-a-trick-gone-wrong-missing =
    Sinon, la carte oubliée est simplement jouée. Si oui, la levée reste acquise. Le joueur ajoute une carte à celles déjà jouées, de la couleur attaquée si possible. Cela compte comme une **renonce** et peut coûter une levée (Loi 67).
lesson-a-trick-gone-wrong-first =
    On le remarque à temps. Sud joue maintenant un cœur, et personne n’y perd.
lesson-a-trick-gone-wrong-second =
    Le même cas, remarqué trop tard. Suivez les trois questions : la carte, la renonce, le coût.
lesson-a-trick-gone-wrong-notes-vote =
    Beaucoup font reprendre la deuxième carte, car elle était involontaire. Demandez à qui elle est : Est joue en défense, et Ouest l’a vue. Deux minutes.
lesson-a-trick-gone-wrong-extra =
    Une deuxième carte est une **cinquième carte** : celle du déclarant est reprise, celle de la défense est pénalisée (Loi 45). Si deux étaient collées et qu’on le remarque trop tard, celle en trop est reprise. Peut-être fallait-il la jouer ailleurs : ce serait une renonce.
lesson-a-trick-gone-wrong-third =
    Deux cartes étaient collées, et tous ont vu la deuxième quand elle a été reprise. À qui est-elle ? Vous savez alors ce qu’elle devient.
lesson-a-trick-gone-wrong-early =
    En défense, un joueur qui joue **avant son partenaire** lui montre une carte : elle devient une carte pénalisée { -major }, et le déclarant restreint le choix du partenaire, de l’une de quatre façons. Si le partenaire a déjà joué, la carte est simplement jouée à son tour, si elle est permise (Loi 57).
lesson-a-trick-gone-wrong-turned =
    La levée est finie, et chacun retourne sa carte : **en long** si elle est gagnée, **en travers** si elle est perdue. Tant que votre camp n’a pas joué à la suivante, vous pouvez signaler une carte mal orientée ; le mort aussi. Pour revoir la levée, il faut que votre carte soit encore visible (Lois 65 et 66).
lesson-a-trick-gone-wrong-end =
    Trois questions aident toujours. Les deux camps ont-ils joué à la suivante ? Est-ce la défense ? Le partenaire a-t-il déjà joué ? Le reste, l’arbitre le sait.

## Wrong cards, wrong board (Laws 13 to 15)

lesson-the-wrong-board-title = Le mauvais étui
lesson-the-wrong-board-goal =
    À la fin, vous saurez ce que fait l’arbitre si les mains n’ont pas treize cartes, si une carte manque, et si un étui est à la mauvaise table.
    
    Un nouvel étui. Nord compte, et recompte : quatorze. Que faire ?
lesson-the-wrong-board-picture =
    Nord a quatorze cartes et Est douze. À la table précédente, quelqu’un a rangé une carte dans la mauvaise poche. Personne ne la cherche : on appelle l’arbitre, qui demande si l’un des deux a déjà **parlé**.
lesson-the-wrong-board-count =
    Si aucun des deux n’a parlé, on remet les cartes en ordre et on joue. Sinon, on joue seulement si l’arbitre le juge possible ; la marque peut être ajustée ensuite. Après le jeu, c’est trop tard : le résultat est annulé (Loi 13).
lesson-the-wrong-board-first =
    Personne n’a parlé ni vu la carte d’un autre. Voyez comme c’est simple.
lesson-the-wrong-board-second =
    Cette fois, Nord a déjà parlé avec quatorze cartes. On joue l’étui, mais l’arbitre regardera le résultat.
lesson-the-wrong-board-notes-vote =
    Beaucoup veulent une marque ajustée, car Nord a vu une quatorzième carte. Demandez ce qu’elle dit de cette donne : rien, elle vient d’un autre jeu. Deux minutes.
lesson-the-wrong-board-missing =
    Si une main est trop courte et aucune trop longue, une carte **manque**. Elle revient dans sa main ; si elle est introuvable, on reconstitue la donne avec un autre jeu. Une fois l’entame retournée, elle est censée y avoir toujours été (Loi 14).
lesson-the-wrong-board-third =
    Ouest compte douze cartes et en trouve une sous sa chaise. Les annonces n’ont pas commencé. Où va la carte, et peut-il en résulter quelque chose ?
lesson-the-wrong-board-hand =
    On peut aussi prendre **les treize cartes d’un autre étui**. Une déclaration faite avec elles est annulée, et le joueur parle à nouveau, sauf si le partenaire a parlé entre-temps : alors la marque est ajustée (Loi 15).
lesson-the-wrong-board-players =
    Et si tout l’étui est à la mauvaise table ? Une seule chose compte : **l’un des quatre** l’a-t-il déjà joué ? Sinon, on le termine, et la marque compte. Si oui, il est annulé pour les deux paires (Loi 15).
lesson-the-wrong-board-end =
    Comptez vos cartes faces cachées avant de les regarder, et vérifiez le numéro de l’étui : presque rien de cela n’arrivera. Sinon, appelez l’arbitre avant de parler.

## victory-points

lesson-victory-points-title = Les points de victoire, et les IMP par paires
lesson-victory-points-goal =
    Cette leçon vous apprend à convertir les IMP d’un match en points de victoire, et à compter les IMP dans un tournoi par paires.
    
    Dans un championnat, votre équipe joue un court match contre chacune des autres. Pour une comparaison équitable, chaque match doit valoir autant.
lesson-victory-points-picture =
    Un match de 16 donnes. Quatre seulement ont rapporté des IMP : nous en avons gagné 10 et 11, eux 5 et 2.
lesson-victory-points-scale =
    On additionne d’abord les IMP de chaque équipe. La différence est l’**écart**. Une échelle le convertit en **points de victoire** (Loi 78) : les deux équipes s’en partagent 20, 10 chacune en cas d’égalité. Chaque IMP de plus vaut un peu moins que le précédent, ou tout autant.
lesson-victory-points-first =
    Nous avons 21 IMP, eux 7 : l’écart est de 14. Dans la colonne des 16 étuis, le vainqueur a 13,75, donc le perdant 6,25.
lesson-victory-points-notes-first =
    Laissez la classe chercher d’abord la colonne, ensuite la ligne. La plupart des erreurs viennent de la mauvaise colonne. C’est l’organisateur qui dit quelle échelle on emploie ; certaines sont sans décimales.
lesson-victory-points-second =
    Un match de 8 donnes. Nous avons 6 IMP, eux 18 : nous perdons de 12. Le vainqueur a 14,39 et il nous reste 5,61.
lesson-victory-points-last-step =
    Un match de 24 donnes. Nous avons 18 IMP, eux 6. L’écart est de nouveau de 12, mais le match était plus long. Combien en tirons-nous ?
lesson-victory-points-board-a-match =
    Certains matchs par équipes se jouent au **board-a-match** : chaque donne vaut 2 points. Le meilleur résultat prend les deux, même s’il n’est meilleur que de peu ; des marques égales en prennent 1 chacune (Loi 78).
lesson-victory-points-pairs =
    Les paires aussi peuvent jouer en IMP. Aux **IMP croisés**, votre résultat est comparé à celui de chaque autre paire qui avait vos cartes. Chaque différence est convertie en IMP, puis on additionne.
lesson-victory-points-third =
    La paire 1 a 420. La paire 2 a 170 : 250 de différence, 6 IMP. La paire 3 a moins 50 : 470 de différence, 10 IMP. Au total, cela fait 16.
lesson-victory-points-notes-vote =
    Beaucoup additionnent d’abord les points et ne consultent l’échelle qu’une fois. Demandez : combien y a-t-il de comparaisons ?
lesson-victory-points-one-by-one =
    Deux différences, cherchées **une par une** : 700 points font 12 IMP, 250 en font 6. Au total, moins 18. Qui additionne d’abord les points en trouve trop peu.
lesson-victory-points-datum =
    Au **Butler**, il n’y a qu’une comparaison : avec la **moyenne** de la donne. On écarte le meilleur résultat et le plus mauvais : ainsi, une marque hors du commun ne gâche rien. La moyenne est arrondie à la dizaine.
lesson-victory-points-fourth =
    On écarte le plus haut et le plus bas des résultats, 450 et moins 50. 420, 170 et 140 font 730 ; le tiers, arrondi, est 240. La paire 4 a 450, soit 210 de plus : 5 IMP.
lesson-victory-points-end =
    La prochaine fois que vous verrez un classement avec des décimales, vous saurez d’où elles viennent.

## a-board-without-a-result

lesson-a-board-without-a-result-title = Un étui sans résultat
lesson-a-board-without-a-result-goal =
    Cette leçon vous apprend ce qu’obtient chaque camp quand un étui ne peut plus donner de résultat.
    
    Quelqu’un commente une donne si fort que la table voisine entend tout. L’arbitre décide qu’aucun résultat n’est plus possible. Qu’inscrit-on sur la feuille ?
lesson-a-board-without-a-result-why =
    L’arbitre attribue une **marque ajustée** (Loi 12C). Faute de résultat à la table, chaque camp reçoit une part des points de la donne. Cette part dépend de qui est fautif.
lesson-a-board-without-a-result-rule =
    Un camp qui n’a commis aucune faute obtient la **moyenne plus** : 60 %. Un camp fautif en partie seulement obtient la **moyenne** : 50 %. Un camp directement fautif obtient la **moyenne moins** : 40 %.
lesson-a-board-without-a-result-first =
    Nord-Sud n’a commis aucune faute, Est-Ouest est fautif. C’est donc 60 % pour Nord-Sud et 40 % pour Est-Ouest. Les autres étuis ne changent rien ici.
lesson-a-board-without-a-result-session =
    Bien jouer ne doit pas coûter. Si un camp **non fautif** a plus de 60 % sur ses autres étuis, il a ce pourcentage ici aussi. Si un camp **fautif** y a moins de 40 %, il n’a que cela.
lesson-a-board-without-a-result-second =
    Nord-Sud n’est pas fautif et a 64 % sur ses autres étuis : il a 64 % ici aussi. Est-Ouest est fautif. Ses 48 % ne l’aident pas : 40 %.
lesson-a-board-without-a-result-last-step =
    Nord-Sud est directement fautif et n’a que 35 % sur ses autres étuis. Est-Ouest est fautif en partie et a 61 %. Qu’obtient chaque camp ?
lesson-a-board-without-a-result-notes-vote =
    Beaucoup donnent à Est-Ouest ce que Nord-Sud laisse. Demandez : Est-Ouest doit-il souffrir de ce que l’autre paire joue si bien ?
lesson-a-board-without-a-result-split =
    Chaque camp est jugé **pour lui-même**. Les deux pourcentages ne font pas forcément cent. Si les étuis ont été mal préparés avant la séance, personne à la table n’est fautif, et les deux camps obtiennent la moyenne plus.
lesson-a-board-without-a-result-imps =
    Dans un tournoi en IMP, il n’y a pas de pourcentages. La moyenne plus est normalement de plus 3 IMP, la moyenne de 0, la moyenne moins de moins 3. L’organisateur peut en décider autrement.
lesson-a-board-without-a-result-corrections =
    Quand les résultats sont affichés, **vérifiez les vôtres**. Une marque mal calculée ou mal notée se corrige si vous le dites à temps. Vous avez une demi-heure après l’affichage du résultat officiel, sauf si l’organisateur fixe un autre délai (Loi 79C).
lesson-a-board-without-a-result-tricks =
    Pour les levées, c’est autre chose : **mettez-vous d’accord avant de remettre les cartes dans l’étui**. Après le tour, on n’en ajoute que si l’arbitre est clairement convaincu qu’elles ont été gagnées (Loi 79B). Mais une levée que vous savez ne pas avoir gagnée doit être rendue.
lesson-a-board-without-a-result-end =
    Appelez l’arbitre dès que quelque chose ne va pas. Appelé tôt, il peut souvent encore sauver l’étui.

## a-late-correction

lesson-a-late-correction-title = Une correction tardive
lesson-a-late-correction-goal =
    À la fin, vous saurez quelles erreurs dans une marque se corrigent encore, et jusqu’à quand.
    
    Les résultats sont affichés, et l’un des vôtres ne peut pas être juste. Est-ce trop tard ?
lesson-a-late-correction-two =
    Il y a deux sortes d’erreurs. Ou bien la table s’est accordée sur le bon résultat, et il a été **mal noté ou mal calculé**. Ou bien la table s’est accordée sur un **mauvais nombre de levées**.
lesson-a-late-correction-written =
    Ce qui est mal noté ou mal calculé se corrige jusqu’à la fin de la **période de correction** (Loi 79C). Quiconque s’en aperçoit peut le dire. Elle dure une demi-heure après l’affichage du résultat officiel, sauf si l’organisateur en fixe une autre.
lesson-a-late-correction-first =
    La table était d’accord sur une levée supplémentaire, et elle n’a pas été notée. Après 20 minutes, il est encore temps : la ligne est corrigée, 650.
lesson-a-late-correction-tricks =
    Pour des levées mal comptées, c’est autre chose. Jusqu’à la **fin du tour**, l’arbitre établit combien chaque camp en a gagné. Ensuite, on n’en ajoute que s’il est **clairement convaincu** (Loi 79B). Si quelqu’un a revendiqué, d’autres règles s’appliquent.
lesson-a-late-correction-second =
    Est-Ouest ne réclame sa levée supplémentaire qu’après le tour. Personne d’autre ne s’en souvient, et l’arbitre n’est pas convaincu : les 400 restent, même si le résultat officiel n’est pas encore affiché.
lesson-a-late-correction-back =
    Et si vous voyez que **votre propre camp** a une levée qu’il n’a pas gagnée ? Personne ne peut la garder sciemment (Loi 79A). Vous le dites, et tant que la période dure, la marque est corrigée.
lesson-a-late-correction-last-step =
    Est-Ouest s’aperçoit après 25 minutes que la levée supplémentaire n’en était pas une. Que devient sa marque ?
lesson-a-late-correction-notes-vote =
    Beaucoup disent : après le tour, les levées ne bougent plus. Demandez : quelqu’un en réclame-t-il davantage ici ?
lesson-a-late-correction-period =
    L’organisateur peut fixer une autre période ; elle est affichée. Quand elle est terminée, la marque reste en principe telle quelle. Ce n’est que si l’organisateur le permet, et si l’arbitre n’a aucun doute raisonnable, qu’une erreur de notation se corrige encore (Loi 79C).
lesson-a-late-correction-end =
    Mettez-vous d’accord sur les levées avant de remettre les cartes dans l’étui, relisez la ligne avant de quitter la table, et regardez les résultats avant de rentrer.

## half-tables-and-howell

lesson-half-tables-and-howell-title = Demi-tables et Howell
lesson-half-tables-and-howell-goal =
    À la fin, vous saurez qui se repose quand une paire est absente, ce que sont des étuis tournés, et où aller dans un Howell.
    
    Il est vingt heures, et treize paires sont venues. Qui joue contre qui ?
lesson-half-tables-and-howell-half =
    Avec un nombre impair de paires, il y a une **demi-table**. Une paire est absente, et celle qui devrait la rencontrer se repose un tour. Dans un Mitchell, c’est une autre à chaque tour, puisque Est-Ouest se déplace.
lesson-half-tables-and-howell-first =
    La paire 107 est absente. Elle serait partie de la table 7 ; au tour 3, elle serait à la table 2. C’est donc la paire 2 qui n’a pas d’adversaires.
lesson-half-tables-and-howell-percent =
    Qui se repose joue moins d’étuis et peut marquer moins de points de match. Le total ne serait pas juste : c’est le **pourcentage** qui compte, la part de ce qui était possible. Le tour de repos est simplement laissé de côté.
lesson-half-tables-and-howell-second =
    Trois tours joués, avec 40 points possibles à chacun. On additionne ce que la paire a marqué, et ce qu’elle pouvait marquer. Le tour de repos ne compte dans aucune des deux sommes.
lesson-half-tables-and-howell-notes-vote =
    La plupart voteront pour le total le plus élevé. Demandez combien cette paire pouvait en marquer. Deux minutes.
lesson-half-tables-and-howell-turned =
    Dans un Mitchell, Nord-Sud n’est comparé qu’à Nord-Sud. Pour obtenir **un seul** classement, l’arbitre fait tourner les étuis d’un quart, en général au dernier tour. Personne ne change de chaise, mais chacun tient les **cartes de l’autre camp** (Loi 8).
lesson-half-tables-and-howell-third =
    À la table 4, la paire 4 est assise en Nord-Sud et la 105 en Est-Ouest. Les étuis sont tournés : la 105 tient les cartes de Nord-Sud. C’est donc la 105 qui va dans la colonne N-S.
lesson-half-tables-and-howell-last-step =
    À ce tour, la paire 4 tient les cartes d’Est-Ouest. À qui est-elle comparée : à celle qui occupait les mêmes chaises au tour 2, ou à celle qui tenait les mêmes cartes ?
lesson-half-tables-and-howell-howell =
    Avec peu de tables, beaucoup de clubs jouent un **Howell** : chaque paire rencontre toutes les autres. Celle au plus grand numéro ne bouge pas. Chaque autre va là où vient de jouer **la paire au numéro juste inférieur**, et la paire 1 là où était la dernière d’entre elles. Le carton de la table le dit aussi.
lesson-half-tables-and-howell-fourth =
    La paire 4 cherche la paire 3. Celle-ci vient de jouer à la table 2 : la paire 4 y va, sur les mêmes chaises.
lesson-half-tables-and-howell-end =
    Avant de vous lever, regardez le carton de votre table : il dit où vous allez, et quels étuis arrivent. Si deux paires veulent les mêmes chaises, appelez l’arbitre tout de suite, avant de toucher une carte.
