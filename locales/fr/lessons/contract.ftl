### Chapter: the contract. What an auction comes to, who plays it, who leads.

chapter-contract-title = Le contrat

## The contract

lesson-the-contract-title = Que joue-t-on ?
lesson-the-contract-goal =
    Après cette leçon, vous saurez lire le contrat, quelles que soient les annonces.
    
    Le troisième passe est sur la table, les annonces sont terminées. Quelqu’un demande : « Alors, que joue-t-on ? » La réponse est le **contrat**. Il se lit d’un coup d’œil quand on sait où regarder.
lesson-the-contract-rule =
    Le contrat, c’est la **dernière enchère** : un nombre et une dénomination, c’est-à-dire une couleur ou sans-atout. Si c’est une couleur, elle devient l’atout. Les passes qui suivent n’y changent rien.
lesson-the-contract-picture =
    Voici les annonces de l’étui 1. Nord passe, Est dit { BRIDGE("1S") }, Ouest { BRIDGE("3NT") }, et Est revient à pique avec { BRIDGE("4S") }. Puis trois passes. Chaque nouvelle enchère a pris la place de la précédente.
lesson-the-contract-last =
    Cherchez la dernière enchère et comptez les passes qui la suivent. Ouest avait dit { BRIDGE("3NT") } : cela compte-t-il encore ?
lesson-the-contract-six =
    Cela fait combien de levées ? On ajoute **six** au nombre. { BRIDGE("1C") } promet 7 levées, { BRIDGE("4S") } en promet 10, { BRIDGE("7NT") } les 13. Les six premières sont sous-entendues ; le nombre dit combien il en faut de plus.
lesson-the-contract-notrump =
    À sans-atout, le calcul est le même : { BRIDGE("3NT") } promet 6 + 3 levées.
    
    (La feuille, c’est celle où l’on note les résultats. Le signe « = » veut dire : juste fait, ni une levée de plus, ni une de moins.)
lesson-the-contract-doubled =
    Si aucune enchère ne suit un contre, le contrat est **contré**. Si aucune ne suit un surcontre, il est **surcontré**. Le nombre de levées reste le même : { BRIDGE("4S") } et { BRIDGE("4SX") } en promettent 10. Seule la marque change.
lesson-the-contract-stays =
    Étui 8. Est et Ouest ont enchéri à pique jusqu’à { BRIDGE("4S") }. Nord contre ; puis Est, Sud et Ouest passent. Que devient le contrat ?
lesson-the-contract-notes-vote =
    Beaucoup votent pour un contrat contré, puisque Sud a bel et bien contré. Cachez d’une feuille tout ce qui précède la dernière enchère : le contre portait sur { BRIDGE("2H") } et a disparu avec elle.
lesson-the-contract-nobody =
    Et si personne ne fait d’enchère ? Quatre passes au début, et **la donne est passée**. Pas de contrat, pas de jeu, et aucun camp ne marque. On remet les cartes dans l’étui ; on ne redistribue pas.
lesson-the-contract-sides =
    Le camp qui a fait la dernière enchère joue le contrat. Il doit gagner au moins les levées promises. L’autre camp est en **défense** : son but est de l’en empêcher.
lesson-the-contract-end =
    Combien de levées, quel atout, contré ou non : trois questions après le dernier passe. Avant de jouer, il en reste une seule : qui joue ?

## Who is declarer?

lesson-who-is-declarer-title = Qui est le déclarant ?
lesson-who-is-declarer-goal =
    Ici, vous apprenez à trouver le déclarant : qui joue, qui est le mort, qui est en défense.
    
    Le contrat est { BRIDGE("3S") }. Ouest dit : « C’est mon enchère, donc c’est moi qui joue. » Est répond : « Mais c’est moi qui ai parlé de pique en premier. » Un seul des deux peut être le **déclarant** et jouer la donne. Lequel ?
lesson-who-is-declarer-rule =
    Posez-vous deux questions, dans cet ordre. **Quel camp** a fait la dernière enchère ? Et dans ce camp, **qui a nommé en premier** cette dénomination, à n’importe quel palier ? C’est lui, le déclarant.
lesson-who-is-declarer-notes-picture =
    Découvrez les déclarations une à une et, à chaque enchère à pique, demandez qui l’a nommé le premier dans ce camp. Faites dire les deux questions à voix haute. Trois minutes.
lesson-who-is-declarer-picture =
    Surveillez les piques : Ouest les nomme avec { BRIDGE("1S") }, Est plus tard avec { BRIDGE("2S") }. Le contre de Sud sur { BRIDGE("2H") } disparaît dès qu’Est fait une nouvelle enchère.
lesson-who-is-declarer-first =
    Première question : la dernière enchère, { BRIDGE("2S") }, est d’Est. C’est donc Est-Ouest qui joue. Seconde question : qui des deux a nommé pique en premier ? Le palier ne compte pas.
lesson-who-is-declarer-raise =
    Nord dit { BRIDGE("1D") } et Sud monte à { BRIDGE("3D") }. Sud a parlé le dernier, et le plus haut. Il faut pourtant chercher qui a nommé carreau en premier.
lesson-who-is-declarer-denomination =
    Ce qui compte, c’est de **nommer** la dénomination. Peu importe qui a les meilleures cartes ou qui a parlé le dernier. Un passe ne nomme rien, un contre non plus. Sans-atout est une dénomination comme les couleurs.
lesson-who-is-declarer-notrump =
    Nord ouvre de { BRIDGE("1C") }, Sud répond { BRIDGE("1H") }, Nord dit { BRIDGE("1NT") }, Sud { BRIDGE("2NT") } et Nord { BRIDGE("3NT") }. Le contrat est à sans-atout et revient à Nord-Sud. Trèfle et cœur ne nous intéressent plus. Qui a dit sans-atout le premier ?
lesson-who-is-declarer-notes-vote =
    C’est la petite querelle du début de la leçon. Celui qui vote pour Ouest regarde la dernière enchère et s’arrête là : faites-lui poser la seconde question.
lesson-who-is-declarer-roles =
    Le déclarant trouvé, les quatre rôles sont connus. Le **mort** est son partenaire, en face. Les deux autres sont en **défense**, et celui qui est assis à **gauche** du déclarant joue la première carte. Les questions qui suivent portent aussi là-dessus.
lesson-who-is-declarer-end =
    Regardez le camp qui a remporté les annonces, puis sa première enchère dans cette dénomination. Il reste un piège : c’est la leçon suivante.

## Named by both sides

lesson-the-same-strain-twice-title = Même dénomination, deux camps
lesson-the-same-strain-twice-goal =
    Dans quelques minutes, vous trouverez le déclarant même si les deux camps ont nommé la même dénomination.
    
    Est dit { BRIDGE("1NT") }. Plus tard, Nord dit { BRIDGE("3NT") } et tout le monde passe. « Mais c’est moi qui ai dit sans-atout en premier », remarque Est. Est-il le déclarant ?
lesson-the-same-strain-twice-rule =
    Non. Seules comptent les enchères du **camp qui a fait la dernière**. Ce que les adversaires ont nommé ne compte pas, même s’ils l’ont nommé avant.
lesson-the-same-strain-twice-picture =
    Les deux camps nomment sans-atout : d’abord Est avec { BRIDGE("1NT") }, à la fin Nord avec { BRIDGE("3NT") }. La dernière enchère est de Nord.
lesson-the-same-strain-twice-notrump =
    Rayez toutes les enchères d’Est et d’Ouest. Pour Nord-Sud, il reste cœur, trèfle, carreau, encore trèfle et, pour finir, sans-atout. De qui était cette enchère ?
lesson-the-same-strain-twice-diamonds =
    Ici, Est avait nommé carreau avec { BRIDGE("2D") }. Nord dit { BRIDGE("3D") } et joue ce contrat. Jusque-là, Nord-Sud n’avait fait aucune enchère.
lesson-the-same-strain-twice-why =
    Pourquoi enchérir dans une couleur que l’adversaire a nommée ? Parfois, les deux camps y ont des cartes. Plus souvent, l’enchère est une **convention** et dit tout autre chose au partenaire. Pour trouver le déclarant, seul le nom compte, pas le sens.
lesson-the-same-strain-twice-notes-three =
    Écrivez les trois noms au tableau et rayez Est. Il reste la question de la leçon précédente. L’enchère dans la couleur adverse est une convention : inutile de l’expliquer aujourd’hui.
lesson-the-same-strain-twice-three-names =
    Est ouvre de { BRIDGE("1S") }. Sud dit { BRIDGE("2S") }, par convention, et Nord conclut à { BRIDGE("4S") }. Trois joueurs ont nommé pique. La dernière enchère est de Nord : Est ne compte donc pas. De Nord et de Sud, qui a été le premier ?
lesson-the-same-strain-twice-notes-vote =
    Beaucoup votent pour Ouest, qui a ouvert à trèfle. Demandez d’abord quel camp a fait la dernière enchère, puis faites rayer toutes celles de l’autre.
lesson-the-same-strain-twice-end =
    Rayez ce qu’ont dit les adversaires, et la question redevient facile. Il faut maintenant que quelqu’un joue la première carte.

## The opening lead

lesson-the-opening-lead-title = L’entame
lesson-the-opening-lead-goal =
    Après cette leçon, vous saurez qui entame, comment, et quand le mort étale son jeu.
    
    Les annonces sont terminées, le contrat est connu, et les quatre joueurs se regardent. Qui joue la première carte ? De quelle façon ? Et quand le mort étale-t-il son jeu ?
lesson-the-opening-lead-rule =
    La toute première carte s’appelle l’**entame**. Elle revient au joueur de la défense assis **à gauche du déclarant** (Loi 41). Le donneur n’y est pour rien, et le mort ne montre encore aucune carte.
lesson-the-opening-lead-south =
    Étui 11. Sud ouvre de { BRIDGE("1S") }, Nord répond { BRIDGE("2NT") }, Sud dit { BRIDGE("4S") }. Trouvez d’abord le déclarant, puis regardez à sa gauche.
lesson-the-opening-lead-dealer =
    Étui 1 : Nord est le donneur, mais c’est Est qui joue le contrat. À gauche du donneur se trouve Est lui-même, qui ne va pas entamer contre son propre contrat. Donc : le déclarant d’abord, sa gauche ensuite.
lesson-the-opening-lead-doubled =
    Étui 8 : { BRIDGE("4S") } contré par Nord. Le déclarant est en Est, le mort en Ouest. Avoir contré ne donne pas l’entame. Seule la place compte : qui est assis à gauche d’Est ?
lesson-the-opening-lead-notes-vote =
    Beaucoup regardent à gauche de celui qui a enchéri le dernier. Faites nommer le déclarant avant le vote, puis montrer du doigt la place à sa gauche.
lesson-the-opening-lead-notes-face-down =
    Faites-le faire à une table : la carte face cachée, la pause, « des questions ? », la carte retournée, le mort étalé. Quatre minutes, et c’est retenu.
lesson-the-opening-lead-face-down =
    L’entame se pose **face cachée**. Si ce n’était pas à ce joueur d’entamer, l’arbitre peut lui faire reprendre sa carte. Personne ne l’a vue, il n’y a pas de mal.
lesson-the-opening-lead-questions =
    Tant que la carte est cachée, le partenaire de celui qui entame et le déclarant peuvent **poser des questions sur les annonces**. Le mort, non. Attendez le « pas de question » de votre partenaire, puis retournez la carte. Le plus souvent, les cartons d’annonces restent sur la table jusque-là.
lesson-the-opening-lead-dummy =
    Dès que l’entame est retournée, **le mort étale ses treize cartes** : par couleurs, en colonnes tournées vers le déclarant, les petites cartes de son côté. L’atout se place **à la droite du mort**.
lesson-the-opening-lead-picture =
    Ouest a entamé avec le { BRIDGE("H5") } et Nord a étalé le mort. L’atout pique est à la droite de Nord, donc à gauche pour Sud. (Les images de ce programme montrent toujours pique d’abord ; à la table, c’est l’atout.)
lesson-the-opening-lead-end =
    Carte face cachée, questions, carte retournée, puis le mort : dans cet ordre, une entame du mauvais côté se répare presque toujours.
