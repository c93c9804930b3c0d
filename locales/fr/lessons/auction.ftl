### Lesson: the auction, what may I say?
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = Les annonces

lesson-what-may-i-say-title = Les annonces : que puis-je dire ?
lesson-what-may-i-say-intro =
    Avant de jouer les cartes, les quatre joueurs décident de ce qui sera joué : ce sont les **annonces**.
    
    Chacun, à son tour, fait une **déclaration**. Il n’en existe que quatre sortes : l’**enchère**, le **passe**, le **contre** et le **surcontre**.
lesson-what-may-i-say-bid =
    Une **enchère** nomme un nombre et une couleur, ou sans-atout. Le nombre compte les levées (les plis) **au-delà de six** : { BRIDGE("1H") } promet 7 levées avec l’atout cœur, { BRIDGE("4S") } en promet 10 avec l’atout pique.
lesson-what-may-i-say-order =
    Les couleurs ont un ordre, de la plus basse à la plus haute, et sans-atout est au-dessus de toutes :
    
    ♣ – ♦ – ♥ – ♠ – **sans-atout**
    
    Une enchère doit être **plus haute que la précédente** : plus de levées, ou autant de levées mais plus loin dans cet ordre.
lesson-what-may-i-say-example-bid =
    Nord commence par { BRIDGE("2H") }. Est peut dire { BRIDGE("2S") } ou { BRIDGE("2NT") }, qui sont au-dessus de cœur, et tout à partir de { BRIDGE("3C") }. En revanche, { BRIDGE("2D") } et { BRIDGE("2C") } sont trop bas.
lesson-what-may-i-say-pass =
    Il est toujours permis de **passer**. Et cela ne vous ferme pas la porte : à un tour suivant, vous pourrez encore faire une enchère, contrer ou surcontrer.
lesson-what-may-i-say-box =
    Maintenant, avec toute la boîte à annonces : choisissez **toutes** les déclarations permises. Une enchère entraîne toutes les enchères plus hautes.
lesson-what-may-i-say-double =
    Le **contre** augmente l’enjeu. Trois conditions sont nécessaires :
    
    – la dernière enchère est celle des **adversaires**,
    – personne ne l’a encore contrée,
    – et c’est votre tour. Les passes intermédiaires ne comptent pas.
lesson-what-may-i-say-redouble =
    Le **surcontre** est la réponse à un contre. Il est réservé au camp qui **a été** contré, et l’un ou l’autre des partenaires peut le faire.
lesson-what-may-i-say-wiped =
    Un contre ou un surcontre ne vaut que jusqu’à la prochaine **enchère**. Une nouvelle enchère l’efface, et elle peut à son tour être contrée.
lesson-what-may-i-say-end =
    Après une enchère, les annonces se terminent par **trois passes consécutifs**. Si personne n’a fait d’enchère, il en faut **quatre** : la donne est passée, et aucun camp ne marque de points.
lesson-what-may-i-say-practise =
    Voilà toute la grammaire des annonces. Quelques nouvelles questions vous aideront à la retenir.
lesson-what-may-i-say-close =
    Pour toute déclaration, vous savez maintenant dire si elle est permise, et pourquoi. À la table, si une déclaration paraît irrégulière, ne réglez pas l’affaire entre vous : **appelez l’arbitre**. Ce n’est accuser personne.
