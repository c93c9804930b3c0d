### Chicago: four deals, a game paid at once. A custom, in no Law of duplicate.

kind-chicago = Le Chicago : quatre donnes

skill-chicago-conditions = qui distribue et qui est vulnérable au Chicago
skill-chicago-deal = ce que rapporte une donne au Chicago
skill-chicago-total = les totaux d’un Chicago

remember-chicago-conditions = vulnérables : personne à la première donne, le camp du donneur aux deux suivantes, tous à la dernière ; une donne passée est redistribuée par le même joueur.
remember-chicago-deal = une manche rapporte aussitôt 300, ou 500 vulnérable ; les marques partielles restent valables jusqu’à la prochaine manche, et à la dernière donne elles rapportent 100.
remember-chicago-total = après quatre donnes, on additionne tout. Il n’y a pas de prime de partie.

law-cite-chicago = Chicago · usage
law-subject-chicago = quatre donnes, marquées comme un robre
law-book-chicago = un usage des clubs et des parties à la maison, non une Loi du bridge de compétition

## Exercises. $number is the number of the deal, $side a partnership, $sides who is vulnerable.

scene-chicago = Un Chicago, en quatre donnes. Nord a distribué le premier.
scene-chicago-other-side = À cette table, c’est le camp qui ne distribue pas qui est vulnérable à la deuxième et à la troisième donne.
scene-chicago-stand-alone = Ici, chaque donne est marquée à part : une marque partielle vaut aussitôt 50 et ne compte plus ensuite.
exercise-chicago-dealer = Qui distribue maintenant ?
exercise-chicago-vulnerable = Qui est vulnérable à la prochaine donne ?
exercise-chicago-deal = La donne { $number } est jouée. Combien de points rapporte-t-elle à chaque camp ?
grid-chicago = Les donnes jusqu’ici
row-chicago-we = Nous
row-chicago-they = Eux

reason-chicago-dealer = Après chaque donne jouée, le joueur de gauche distribue. Si tous passent, le même joueur recommence. C’est à { $seat } de distribuer.
reason-chicago-none-vulnerable = À la première donne, personne n’est vulnérable.
reason-chicago-dealing-side-vulnerable = À la deuxième et à la troisième donne, le camp du donneur est vulnérable. Ici : { $sides }.
reason-chicago-other-side-vulnerable = À cette table, le camp qui ne distribue pas est vulnérable à la deuxième et à la troisième donne. Ici : { $sides }.
reason-chicago-all-vulnerable = À la quatrième donne, tous sont vulnérables.
reason-chicago-passed-out = Personne n’a fait d’enchère : la donne ne compte pas, et { $seat } redistribue.
reason-chicago-game = Le camp { $side } a { $reached } points vers la manche. À partir de 100, c’est la manche, payée aussitôt au Chicago : { $points }.
reason-chicago-last-part-score = Le camp { $side } a réussi une marque partielle à la dernière donne : { $points } de plus.
reason-chicago-part-score = Quand chaque donne est marquée à part, une marque partielle rapporte { $points } au camp { $side }.
reason-chicago-part-score-cancelled = La marque partielle du camp { $side } ne compte plus pour la manche.
reason-chicago-added-up = Après la quatrième donne, on additionne tout. Il n’y a pas de prime de partie.

slip-chicago-passed-counted = une donne passée ne compte pas : le même joueur redistribue.
slip-chicago-dealer-stays = c’est le donneur précédent. Le joueur à sa gauche prend la suite.
slip-chicago-other-side = c’est l’autre camp qui a été pris pour vulnérable.
slip-chicago-as-rubber = dans un robre, ce sont les manches gagnées qui comptent. Au Chicago, c’est le numéro de la donne.
slip-chicago-game-forgotten = il manque la prime de manche : elle est payée aussitôt.
slip-chicago-last-forgotten = une marque partielle à la dernière donne rapporte 100 de plus.
slip-chicago-as-duplicate = les marques partielles ont été comptées comme en tournoi. Ici, elles restent valables pour la manche.
slip-chicago-carried = ici, chaque donne est marquée à part : les marques partielles précédentes ne comptent pas.
slip-chicago-last-left-out = la dernière donne manque dans les totaux.

lesson-error-chicago-deals = trop de donnes, ou une dernière qui ne convient pas : on en joue quatre, sans compter celles qui sont passées ; les points se demandent après une donne jouée, le donneur et la vulnérabilité avant la dernière
