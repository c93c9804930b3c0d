### Exercices sur des annonces entières : la déclaration irrégulière, la fin, le déclarant, l’entame.

## Kinds

kind-find_the_illegal_call = Trouver la déclaration irrégulière
kind-auction_over = Les annonces sont-elles terminées ?
kind-who_is_declarer = Qui est le déclarant ?
kind-opening_leader = L’entame et le mort

## find_the_illegal_call: which call, then why. $seat made it.

exercise-find_the_illegal_call = L’une de ces déclarations n’était pas permise. Personne ne l’a remarqué, et les annonces ont continué comme si elle était valable. Laquelle ?
exercise-find_the_illegal_call-why = { $seat } a dit { $call }, et ce n’était pas permis. Pourquoi ?
option-why-same-bid = C’était la même enchère que la dernière, pas une plus haute
option-why-strain-too-low = C’était au même palier que la dernière enchère, mais plus bas dans l’ordre
option-why-level-too-low = C’était à un palier plus bas que la dernière enchère
option-why-nothing-to-double = Personne n’avait encore fait d’enchère : il n’y avait rien à contrer ni à surcontrer
option-why-own-side-bid = La dernière enchère venait de son propre camp
option-why-already-doubled = La dernière enchère était déjà contrée
option-why-already-redoubled = La dernière enchère était déjà surcontrée
option-why-not-doubled = La dernière enchère n’était pas contrée
option-why-own-side-double = Le contre venait de son propre camp
option-why-three-passes = Après une enchère, trois passes consécutifs avaient déjà terminé les annonces
option-why-four-passes = Quatre passes au début avaient déjà terminé les annonces
option-why-had-passed = Quand on a passé, on ne peut plus que passer
option-why-level-must-rise = Chaque enchère doit monter d’un palier
option-why-opponents-suit = On ne peut plus nommer une couleur que les adversaires ont nommée
option-why-own-bid = On ne peut pas monter au-dessus de sa propre enchère
option-why-too-late-to-double = On contre tout de suite, pas après un passe
option-why-not-the-bidder = Seul l’auteur de l’enchère contrée peut surcontrer
step-call-not-allowed = { $seat } { $call } : ce n’était pas permis.
step-call-allowed = { $seat } { $call } : c’était permis.

## auction_over

exercise-auction_over = Voici les déclarations qui ont été faites. Les annonces sont-elles terminées ?
option-goes-on-with = Non : c’est à { $seat } de parler
option-over-with-contract = { $doubling-key ->
    [doubled] Oui : le contrat est { $bid } contré
    [redoubled] Oui : le contrat est { $bid } surcontré
   *[undoubled] Oui : le contrat est { $bid }
}
option-over-passed-out = Oui : la donne est passée
reason-passes-still-missing = { $number ->
    [0] Après une enchère, trois passes consécutifs terminent les annonces. Depuis la dernière enchère, ou le dernier contre ou surcontre, personne n’a encore passé.
    [one] Après une enchère, trois passes consécutifs terminent les annonces. Depuis la dernière enchère, ou le dernier contre ou surcontre, il n’y en a eu qu’un.
   *[other] Après une enchère, trois passes consécutifs terminent les annonces. Depuis la dernière enchère, ou le dernier contre ou surcontre, il n’y en a eu que { $number }.
}
reason-nobody-has-bid-yet = Personne n’a encore fait d’enchère : il faut alors quatre passes pour terminer les annonces.
reason-turn-goes-left = On parle dans le sens des aiguilles d’une montre : c’est maintenant à { $seat }.

## who_is_declarer, opening_leader. $seat has led.

exercise-who_is_declarer = { $doubling-key ->
    [doubled] Le contrat est { $bid } contré. Qui est le déclarant ?
    [redoubled] Le contrat est { $bid } surcontré. Qui est le déclarant ?
   *[undoubled] Le contrat est { $bid }. Qui est le déclarant ?
}
exercise-opening_leader = Les annonces sont terminées. Qui entame ?
exercise-opening_leader-dummy = { $seat } a entamé. Qui est le mort et étale ses cartes sur la table ?

## Slips

slip-double-raises-the-bid = le contre ne rend pas une enchère plus haute : il suffit de dépasser l’enchère elle-même.
slip-opponents-suit-barred = une couleur nommée par les adversaires ne leur est pas réservée : chacun peut la nommer, si l’enchère est assez haute.
slip-two-passes-are-enough = deux passes ne terminent pas les annonces : après une enchère, il en faut trois consécutifs.
slip-own-bid-not-raised = tant que les annonces durent, on peut aussi monter au-dessus de sa propre enchère ; ici, elles étaient terminées.
slip-passes-before-double-counted = après un contre ou un surcontre, on recompte à partir de zéro : les passes d’avant ne comptent plus.
slip-passes-not-in-a-row = seuls comptent les passes consécutifs : toute autre déclaration fait recommencer le compte.
slip-fourth-pass-awaited = après une enchère, trois passes suffisent : le dernier à avoir parlé n’a plus rien à dire.
slip-turn-anticlockwise = on parle dans le sens des aiguilles d’une montre : c’est toujours au joueur de gauche.
slip-suit-shown-not-named = ce joueur a seulement montré la couleur, par une autre enchère ; ce qui compte, c’est qui l’a nommée le premier.
slip-leaders-partner-for-dummy = c’est le partenaire de celui qui entame, donc un joueur de la défense ; le mort est le partenaire du déclarant.
slip-leader-left-of-last-bidder = comptez à partir du déclarant, pas du joueur qui a fait la dernière enchère.

## What is wrong with a lesson

lesson-error-no-illegal-call = toutes ces déclarations sont permises
lesson-error-several-illegal-calls = plus d’une de ces déclarations n’est pas permise
lesson-error-passed-out = la donne est passée : il n’y a pas de déclarant
