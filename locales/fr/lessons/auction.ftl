### Chapter: the auction.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = Les annonces

## the-four-calls

lesson-the-four-calls-title = Les quatre déclarations
lesson-the-four-calls-goal =
    Vous connaîtrez bientôt les quatre déclarations par leur nom, et vous saurez à qui de parler.
    
    Les quatre joueurs ont rangé leurs treize cartes. Personne ne sait encore quelle couleur sera l’atout, ni qui sera le déclarant.
    
    Ils en décident en parlant chacun à son tour : ce sont les **annonces**. Le **donneur** commence.
lesson-the-four-calls-kinds =
    Chaque fois que vient votre tour, vous faites une **déclaration**. Il y en a quatre sortes : **enchère**, **passe**, **contre** et **surcontre**.
    
    Une enchère est donc toujours une déclaration, mais une déclaration n’est pas toujours une enchère. La différence nous servira souvent.
lesson-the-four-calls-bid =
    Une **enchère**, c’est un nombre de 1 à 7 et une **dénomination** : l’une des quatre couleurs, ou sans-atout. Le nombre compte les levées **au-delà de six** (Loi 18).
    
    { BRIDGE("1C") } veut dire 7 levées avec trèfle pour atout, { BRIDGE("5D") } 11 levées avec carreau pour atout, { BRIDGE("3NT") } 9 levées sans atout.
lesson-the-four-calls-notes-picture =
    Si possible, faites refaire ces déclarations par quatre volontaires avec de vraies boîtes à annonces. Le rangement des cartons change d’un fabricant à l’autre : laissez une minute pour regarder. On confond vite « déclaration » et « enchère » ; corrigez doucement dès le début.
lesson-the-four-calls-picture =
    Voici les quatre sortes réunies dans une même séquence d’annonces. Sud, le donneur, passe. Ouest dit { BRIDGE("1NT") }. Nord contre, et l’enjeu monte : il y a plus de points à gagner, pour les uns ou pour les autres. Plus tard, Ouest surcontre, et l’enjeu monte encore.
lesson-the-four-calls-turn =
    Après vous, c’est toujours à votre voisin **de gauche**, comme dans le jeu de la carte (Loi 17). Chacun fait une déclaration, puis attend celles des trois autres.
lesson-the-four-calls-first =
    Sud est le donneur et parle en premier. Tout lui est permis, sauf deux déclarations : il n’y a encore rien à contrer, ni à surcontrer.
lesson-the-four-calls-double =
    Sud passe et Ouest dit { BRIDGE("1NT") }. Il y a maintenant une enchère des adversaires, et Nord voudrait la contrer.
lesson-the-four-calls-redouble =
    Cette fois, Nord passe. L’enchère de son partenaire, { BRIDGE("1NT") }, plaît tant à Est que sa main va droit au carton du surcontre. Un surcontre répond à un contre : relisez ce qui a été dit jusqu’ici.
lesson-the-four-calls-pass =
    À votre tour, il est toujours permis de **passer** (Loi 17). Cela veut dire : pour le moment, je n’ai rien à ajouter.
    
    Pour le moment seulement. Un joueur qui a passé peut encore faire une enchère, contrer ou surcontrer plus tard, tant que les annonces continuent.
lesson-the-four-calls-notes-vote =
    On vote souvent pour le passe seul, parce que Sud a déjà passé deux fois. Dans une salle des ventes, celui qui renonce est hors jeu, et l’on croit qu’il en va de même ici. Au bridge, un passe n’engage à rien.
lesson-the-four-calls-box =
    Dans les clubs, d’ordinaire, les déclarations ne se disent pas à voix haute : on prend un carton dans la **boîte à annonces** et on le pose à côté de ses cartons précédents, sans les couvrir. Le ton ne révèle rien, et la table voisine n’entend pas.
    
    C’est le règlement qui en décide (Loi 18).
lesson-the-four-calls-higher =
    Toute nouvelle enchère doit être **plus haute que la dernière** : plus de levées, ou autant dans une dénomination plus haute, selon l’ordre ♣ ♦ ♥ ♠ sans-atout. La prochaine leçon ne parle que de cela.
    
    Dans la boîte affichée à l’écran, choisir une enchère, c’est choisir aussi toutes les plus hautes.
lesson-the-four-calls-end =
    Passe, enchère, contre, surcontre : il n’y a rien d’autre dans la boîte à annonces. Et un joueur qui a passé peut revenir plus tard.

## sufficient-bids

lesson-sufficient-bids-title = L’enchère suffisante
lesson-sufficient-bids-goal =
    À la fin de cette leçon, vous verrez d’un coup d’œil si une enchère est assez haute.
    
    Nord fait la première enchère : { BRIDGE("2H") }. Est a beaucoup de carreaux et pose { BRIDGE("2D") } sur la table. Sud regarde le carton et fronce les sourcils. Qu’est-ce qui ne va pas ?
lesson-sufficient-bids-order =
    Les cinq dénominations ont un ordre, de la plus basse à la plus haute :
    
    ♣ – ♦ – ♥ – ♠ – **sans-atout**
    
    La plus haute **couleur** est pique. Sans-atout n’est pas une couleur et se place au-dessus de pique.
lesson-sufficient-bids-rule =
    Le nombre d’une enchère est son **palier**. Une enchère est **suffisante** si elle dépasse la dernière (Loi 18) : à un palier plus haut, dans n’importe quelle dénomination, ou au même palier, dans une dénomination plus haute.
lesson-sufficient-bids-notes-hearts =
    Étalez sur une table tous les cartons d’enchère d’une boîte : sept rangées de cinq. Une enchère suffisante se trouve plus loin dans la même rangée, ou dans une rangée plus haute. Ceux qui ont vu cet escalier se trompent rarement ensuite.
lesson-sufficient-bids-hearts =
    Revenons à Nord, qui a dit { BRIDGE("2H") }. Est peut dire { BRIDGE("2S") } ou { BRIDGE("2NT") }, qui sont au-dessus de cœur. Trèfle et carreau sont au-dessous : il faut alors monter d’un palier, à { BRIDGE("3C") } ou à { BRIDGE("3D") }. Il y a aussi le passe et le contre.
lesson-sufficient-bids-notrump =
    Ouest a dit { BRIDGE("1S") }. Nord voudrait jouer sans atout. Le palier reste le même ; c’est donc l’ordre qui décide.
lesson-sufficient-bids-over-notrump =
    L’enchère de Nord, { BRIDGE("1NT") }, est la plus haute de son palier. Est voudrait jouer à l’atout cœur. { BRIDGE("1H") } serait trop bas ; Est prend donc { BRIDGE("2H") }. Dans l’ordre, cœur reste au-dessous de sans-atout. Mais que regarde-t-on d’abord ?
lesson-sufficient-bids-last =
    Seule compte la **dernière enchère**, peu importe qui l’a faite : un adversaire, votre partenaire ou vous-même.
    
    Passe, contre et surcontre ne sont pas des enchères : ils n’ont rien à dépasser, et ils ne rendent pas la dernière enchère plus haute.
lesson-sufficient-bids-notes-vote =
    Beaucoup commencent à { BRIDGE("6C") }, comme s’il fallait chaque fois monter d’un palier ; d’autres admettent aussi { BRIDGE("5C") }. Demandez : { BRIDGE("5H") } est-il plus haut que { BRIDGE("5D") } ? Et { BRIDGE("5C") } ? Au même palier, c’est la dénomination qui décide.
lesson-sufficient-bids-notes-question =
    On répond souvent non, parce que les carreaux sont à Ouest. Mais une couleur n’est à personne : deux, c’est plus qu’un, et cela suffit. Ce que Nord veut dire ainsi à son partenaire, ils en conviennent entre eux.
lesson-sufficient-bids-jump =
    On peut aussi sauter des marches. Sud dit { BRIDGE("2D") } ; { BRIDGE("2H") } suffirait à Ouest, qui monte tout droit à { BRIDGE("4H") } : c’est permis.
    
    L’enchère la plus basse est { BRIDGE("1C") }, la plus haute { BRIDGE("7NT") }. Au-dessus de { BRIDGE("7NT") }, il n’y a plus d’enchère possible.
lesson-sufficient-bids-end =
    Regardez deux fois : d’abord le palier, puis, s’il est le même, l’ordre des dénominations. Dans la boîte à annonces, les cartons sont rangés dans cet ordre.

## double

lesson-double-title = Le contre
lesson-double-goal =
    Cette leçon vous apprend quand on peut contrer, et jusqu’à quand dure un contre.
    
    Est dit { BRIDGE("2H") } : huit levées avec cœur pour atout. Sud a plusieurs bons cœurs et n’y croit pas. Il y a une déclaration pour cela : le **contre**.
lesson-double-stakes =
    Le contre ne change ni l’atout ni le nombre de levées. Il **augmente l’enjeu** : si Est et Ouest font leurs huit levées, ils marquent plus de points que d’habitude ; sinon, c’est Nord et Sud qui en marquent davantage. Combien ? Ce sera pour un autre chapitre.
lesson-double-rule =
    Vous pouvez contrer si ces trois conditions sont réunies (Loi 19) :
    
    – c’est votre tour,
    – la dernière enchère est celle des **adversaires**,
    – personne ne l’a encore contrée.
    
    Les passes intermédiaires ne comptent pas.
lesson-double-notes-rule =
    Faites poser chaque fois les trois questions à voix haute, toujours dans cet ordre. On oublie surtout « de qui est la dernière enchère ? » : on regarde la dernière déclaration, qui était peut-être un passe.
lesson-double-passes =
    Nord a dit { BRIDGE("1H") }, Est { BRIDGE("2C") }, puis deux joueurs ont passé. C’est de nouveau à Nord. De qui est la dernière enchère ? Quelqu’un l’a-t-il contrée ?
lesson-double-partner =
    Sud a passé, Ouest a dit { BRIDGE("3S") }, Nord a passé. Est voudrait augmenter l’enjeu. Mais de qui est l’enchère de { BRIDGE("3S") } ?
lesson-double-again =
    Ouest a dit { BRIDGE("1H") }, Nord a contré, Est a passé. Sud aussi a de beaux cœurs et voudrait contrer. C’est son tour, et la dernière enchère est celle des adversaires. Il reste une question.
lesson-double-meaning =
    Pour les Lois, vos cartes ne comptent pas : on peut contrer avec n’importe quelle main, même sans certitude. Et il n’est pas nécessaire de savoir qui jouera finalement.
    
    Ce qu’un contre **dit au partenaire**, vous en convenez à deux : c’est l’objet des cours d’enchères.
lesson-double-wiped =
    Sud contre { BRIDGE("2H") }. Après deux passes, Est dit { BRIDGE("2S") } : c’est assez haut, car le contre ne rend pas l’enchère de { BRIDGE("2H") } plus haute. Et le contre a disparu : une **nouvelle enchère l’efface** (Loi 19).
lesson-double-notes-vote =
    Ce sont les annonces de l’image, arrêtées à { BRIDGE("2S") }. On choisit souvent la réponse sans le contre, parce que Sud a déjà contré une fois. Mais c’était { BRIDGE("2H") } ; { BRIDGE("2S") } est une nouvelle enchère, elle vient des adversaires et personne ne l’a contrée.
lesson-double-end =
    À votre tour, deux questions suffisent : de qui est la dernière enchère, et est-elle déjà contrée ?

## redouble

lesson-redouble-title = Le surcontre
lesson-redouble-goal =
    Après cette leçon, vous saurez répondre à un contre : qui peut surcontrer, et jusqu’à quand.
    
    Sud a dit { BRIDGE("2H") }, et Ouest contre. Nord regarde ses belles cartes et pense : mon partenaire va réussir. On peut répondre à un contre : c’est le **surcontre**.
lesson-redouble-rule =
    À votre tour, vous pouvez surcontrer si (Loi 19) :
    
    – la dernière enchère est celle de **votre camp**,
    – les adversaires l’ont contrée,
    – depuis, il n’y a eu que des passes.
    
    L’un ou l’autre des partenaires peut le faire, pas seulement l’auteur de l’enchère.
lesson-redouble-notes-rule =
    Deux idées reviennent dans tous les cours : seul l’auteur de l’enchère pourrait surcontrer, et il faudrait le faire tout de suite. Les deux exemples qui suivent y répondent l’un après l’autre.
lesson-redouble-partner =
    L’enchère de { BRIDGE("2H") } est de Sud, le contre est d’Ouest. C’est à Nord, qui n’a encore fait aucune enchère.
lesson-redouble-bidder =
    Ouest a dit { BRIDGE("1NT") }, Nord a contré, Est et Sud ont passé. C’est de nouveau à Ouest. Peut-on encore surcontrer ?
lesson-redouble-own-double =
    Nord a dit { BRIDGE("1S") }, Est a contré, Sud a passé. Ouest est aussi confiant qu’Est et voudrait augmenter encore l’enjeu. { BRIDGE("1S") } est contré, c’est vrai. Mais de qui est cette enchère ?
lesson-redouble-stakes =
    Le surcontre augmente l’enjeu une fois de plus. L’atout et le nombre de levées restent les mêmes.
    
    On ne va pas plus loin : cette enchère ne peut plus être ni contrée ni surcontrée. Il reste à passer, ou à faire une **enchère plus haute**.
lesson-redouble-wiped =
    Il y a deux contres dans ces annonces. Ouest contre { BRIDGE("1H") }, mais Est dit { BRIDGE("2S") }, et ce contre est effacé. Sud contre { BRIDGE("2S") }, et Ouest surcontre. Si Nord avait alors fait une enchère, le surcontre aurait été effacé lui aussi.
lesson-redouble-notes-vote =
    Ceux qui choisissent la réponse sans le surcontre disent : c’est trop tard, deux joueurs ont passé. Ou bien : Est ne peut pas, l’enchère est d’Ouest. Les deux raisons sont fausses : depuis le contre, il n’y a eu que des passes, et le camp contré, c’est Est comme Ouest.
lesson-redouble-end =
    C’était la quatrième déclaration, la plus rare. Des annonces, il ne reste que la fin : c’est la prochaine leçon.

## the-bidding-box

lesson-the-bidding-box-title = La boîte à annonces et le carton Stop
lesson-the-bidding-box-goal =
    Vous saurez quand une déclaration est faite avec la boîte à annonces, et à quoi sert le carton Stop.
    
    Nord commence par { BRIDGE("1H") }, Est passe. Sud a déjà les doigts sur { BRIDGE("2S") }, dans la boîte, puis les retire. « C’est une enchère ! » dit Ouest. Est-ce vrai ?
lesson-the-bidding-box-rules =
    Les Lois ne disent pas quand une déclaration est faite avec une boîte : l’organisateur en décide (Loi 18). Deux **règlements** ont cours.
    
    Presque partout en Europe : dès que le carton est **sorti de la boîte** exprès.
    
    En Amérique du Nord : quand le carton **touche la table** ou presque, ou qu’il est tenu de façon à montrer clairement la déclaration.
lesson-the-bidding-box-notes-rules =
    Dites tout de suite quel règlement vaut dans votre club ; s’il n’en a pas d’écrit, c’est le moment de le demander. Ce ne sont pas des Lois, et qui a joué ailleurs en connaît d’autres. Une boîte sur la table et cinq cartons sortis de cinq façons suffisent.
lesson-the-bidding-box-touched =
    Revenons aux doigts de Sud sur { BRIDGE("2S") }. Le carton est encore dans la boîte : rien n’est déclaré. Mais tous ont vu à quoi Sud pensait, et Nord n’a pas le droit de s’en servir.
lesson-the-bidding-box-out =
    Cette fois, { BRIDGE("2S") } est sorti de la boîte, exprès, même si Sud le tient encore à la main. Presque partout en Europe, cela suffit. Il est trop tard pour changer d’avis.
lesson-the-bidding-box-in-hand =
    Le même carton, tenu à la même hauteur, mais dans un club qui a l’autre règlement. Sud a-t-il déclaré { BRIDGE("2S") } ?
lesson-the-bidding-box-jump =
    Une enchère qui saute un palier est un **saut** : une enchère plus basse dans la même dénomination suffisait.
    
    Un saut surprend, et le rythme du joueur suivant pourrait trahir quelque chose. Beaucoup de clubs emploient donc un **carton Stop** : on le pose avant de sauter.
lesson-the-bidding-box-picture =
    Nord commence par { BRIDGE("1H") }. Sud saute à { BRIDGE("3H") }, le carton Stop d’abord, et Ouest attend avant de passer. { BRIDGE("4H") } de Nord est l’enchère à cœur la plus basse qui reste : ni saut, ni carton.
lesson-the-bidding-box-three =
    Sur { BRIDGE("1H") }, deux cœurs suffisaient : { BRIDGE("3H") } saute ce palier. Sud a besoin du carton Stop, et Ouest, le joueur suivant, attend.
lesson-the-bidding-box-lowest =
    { BRIDGE("2C") } est un palier plus haut que { BRIDGE("1S") }. Pourtant, on ne peut plus annoncer trèfle plus bas : ce n’est pas un saut, et le carton Stop reste dans la boîte.
lesson-the-bidding-box-pause =
    Après un saut, le joueur suivant attend **toujours** une dizaine de secondes. Avec ou sans problème, on voit la même chose : la pause ne dit rien.
    
    Parler aussitôt, ou seulement au bout d’une minute, en dit plus. Le partenaire n’a pas le droit de s’en servir.
lesson-the-bidding-box-notes-vote =
    Beaucoup annuleraient l’enchère, puisqu’une règle n’a pas été suivie. Mais le carton Stop protège le rythme du joueur suivant, il ne fait pas l’enchère. Si votre club n’en a pas, dites que la pause est souvent demandée quand même.
lesson-the-bidding-box-end =
    Quand une déclaration est faite, et s’il y a un carton Stop, c’est votre club qui en décide. Après un saut, le joueur suivant attend : ainsi, la pause ne dit rien.

## the-end-of-the-auction

lesson-the-end-of-the-auction-title = La fin des annonces
lesson-the-end-of-the-auction-goal =
    Ici, vous apprenez à dire si les annonces sont terminées et, sinon, à qui de parler.
    
    Sud dit { BRIDGE("3C") }. Ouest passe, Nord passe, Est passe. Sud se ravise et tend la main vers la boîte à annonces, alors que les autres rangent déjà leurs cartons. Qui a raison ?
lesson-the-end-of-the-auction-rule =
    Dès que quelqu’un a fait une enchère, **trois passes consécutifs** terminent les annonces (Loi 22). Celui qui avait parlé juste avant n’a plus la parole.
    
    La dernière enchère, qui est aussi la plus haute, devient le **contrat**. Jusque-là, ce n’était qu’une enchère.
lesson-the-end-of-the-auction-three =
    La seule enchère est { BRIDGE("3C") }, de Sud. Comptez les passes qui l’ont suivie.
lesson-the-end-of-the-auction-afresh =
    Un contre ou un surcontre n’est pas non plus le dernier mot : il faut encore trois passes après lui. **Toute déclaration autre qu’un passe** remet le compte à zéro.
lesson-the-end-of-the-auction-notes-afresh =
    Faites compter les passes à voix haute : un, deux… et à chaque enchère, contre ou surcontre, on repart de zéro. Les erreurs viennent de passes que l’on additionne sans qu’ils se suivent.
lesson-the-end-of-the-auction-double =
    Il y a trois passes dans ces annonces. Mais deux d’entre eux sont venus avant le contre de Nord.
lesson-the-end-of-the-auction-redouble =
    Déjà cinq passes, et pourtant il faut regarder de près. La dernière déclaration autre qu’un passe est le surcontre d’Ouest. Ensuite, Nord et Est ont passé.
lesson-the-end-of-the-auction-notes-vote =
    On vote souvent que c’est terminé, parce qu’il y a trois passes consécutifs. Demandez si Ouest a déjà pu parler.
lesson-the-end-of-the-auction-four =
    Si personne n’a fait d’enchère, trois passes ne suffisent pas : le quatrième joueur n’a pas encore parlé, et il peut faire une enchère.
    
    S’il passe lui aussi, les annonces sont terminées. Après **quatre passes**, la **donne est passée**.
lesson-the-end-of-the-auction-passed-out =
    Ouest passe à son tour : on ne joue pas. En tournoi, les deux camps marquent 0, on remet les cartes dans l’étui et l’on ne redistribue pas (Lois 22 et 77). En partie libre, on ne marque rien non plus ; le joueur suivant distribue.
lesson-the-end-of-the-auction-cards =
    Les annonces terminées, chacun regarde une dernière fois : quelle est la dernière enchère, est-elle contrée ou surcontrée, de quel camp vient-elle ? C’est pourquoi, dans bien des clubs, les cartons restent sur la table jusqu’à ce que l’entame soit retournée. Le règlement le précise.
lesson-the-end-of-the-auction-end =
    Comptez les passes en vous-même : trois après une enchère, quatre si personne n’a enchéri. Et laissez vos cartons sur la table jusqu’à ce que le dernier joueur ait parlé.

## what-may-i-say

lesson-what-may-i-say-title = Que puis-je dire ?
lesson-what-may-i-say-goal =
    À la fin, vous saurez dire de toute déclaration si elle est permise, et pourquoi.
    
    C’est votre tour, trois personnes vous regardent, et vous ne savez plus : qu’ai-je le droit de dire ? Cette leçon n’apporte rien de nouveau. Elle met les quatre déclarations côte à côte.
lesson-what-may-i-say-rule =
    Tant que les annonces continuent, à votre tour :
    
    – **passe** : toujours,
    – **enchère** : plus haute que la dernière,
    – **contre** : si la dernière enchère est celle des adversaires et n’est pas contrée,
    – **surcontre** : si la dernière enchère est celle de votre camp et que les adversaires l’ont contrée.
lesson-what-may-i-say-notes-box =
    Avant de laisser regarder la boîte, demandez : quelle est la dernière enchère, de qui est-elle, est-elle contrée ? Tout le reste en découle. Comptez cinq minutes pour les deux exemples.
lesson-what-may-i-say-doubled =
    Ouest a dit { BRIDGE("1NT") }, Nord a contré, deux joueurs ont passé. Pour Ouest, la dernière enchère est la sienne, et un adversaire l’a contrée.
lesson-what-may-i-say-redoubled =
    Ouest a dit { BRIDGE("4S") }, Nord a contré, Est a surcontré. Sud contrerait volontiers encore une fois. Quels cartons peuvent encore lui servir ?
lesson-what-may-i-say-box =
    À vous, maintenant, avec toute la boîte à annonces. Choisissez **toutes** les déclarations permises. Choisir une enchère, c’est choisir aussi toutes les plus hautes.
lesson-what-may-i-say-new-bid =
    Ouest a dit { BRIDGE("1S") }, Nord a contré, Est a dit { BRIDGE("2S") }. Sud peut passer, comme toujours, ou faire une enchère qui dépasse { BRIDGE("2S") }. Et contrer ? Le contre de Nord portait sur { BRIDGE("1S") }.
lesson-what-may-i-say-look-back =
    Il arrive qu’une déclaration ne soit pas permise et que personne ne le remarque. Pour la trouver, reprenez les annonces **une déclaration après l’autre**, avec trois choses en tête : la dernière enchère, de qui elle est, et si elle est contrée.
lesson-what-may-i-say-why =
    Est et Sud passent, Ouest dit { BRIDGE("1S") }, Nord contre, Est passe. Jusque-là, tout est en ordre. Puis Sud contre aussi. Arrêtez-vous là : de qui est la dernière enchère, et est-elle déjà contrée ?
lesson-what-may-i-say-notes-vote =
    Beaucoup excluent les enchères : personne ne pourrait dépasser la sienne. On le peut pourtant, tant que les annonces continuent. Et elles continuaient : si Sud avait passé au lieu de contrer, elles auraient été terminées.
lesson-what-may-i-say-end =
    À la table, si quelque chose vous semble irrégulier, ne réglez rien entre vous : **appelez l’arbitre**. Et si rien ne vous vient, passe est toujours permis.
