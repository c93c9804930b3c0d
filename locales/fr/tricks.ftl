### Irregularities of a trick, as exercises.

kind-irregular_trick = Une levée irrégulière
skill-defective-trick = une levée avec une carte de moins ou de trop
skill-premature-play = une carte jouée trop tôt
skill-turned-trick = retourner les cartes et les revoir
remember-defective-trick = tant que les deux camps n’ont pas joué à la levée suivante, on fournit la carte oubliée, et la carte en trop compte comme cinquième carte. Ensuite, l’oubli vaut une renonce, et la carte en trop est reprise.
remember-premature-play = en défense, une carte jouée avant le partenaire est une carte pénalisée { -major }, et le déclarant restreint le choix du partenaire. Jouée au tour de l’adversaire de droite, elle reste, si elle est permise.
remember-turned-trick = en long, c’est gagné ; en travers, c’est perdu. Tant que votre camp n’a pas joué à la levée suivante, vous pouvez signaler une carte mal orientée et, si votre carte est encore visible, revoir la levée.

## A card missing or one too many

scene-trick-missing = { $seat } ne joue pas de carte à cette levée, et d’abord personne ne le remarque.
scene-trick-extra = { $seat } joue à cette levée une deuxième carte : { $card }.
scene-trick-two-stuck = Deux cartes étaient collées : sans que personne le voie, { $seat } en a joué deux à cette levée.
scene-trick-in-time = On s’en aperçoit avant que les deux camps aient joué à la levée suivante.
scene-trick-late = On ne s’en aperçoit qu’après que les deux camps ont joué à la levée suivante.
scene-trick-extra-shown = Quand la deuxième carte est reprise, tous la voient : { $card }.
scene-trick-won-from-here = { $number ->
    [0] À partir de cette levée, { $side } ne gagne plus de levée.
    [one] À partir de cette levée, { $side } gagne { $number } levée.
   *[other] À partir de cette levée, { $side } gagne { $number } levées.
}
exercise-irregular_trick = Comment régularise-t-on la levée ?
option-trick-play-now = { $seat } joue maintenant une carte permise à cette levée
option-trick-add-suit = { $seat } ajoute une carte de la couleur attaquée à ses cartes déjà jouées
option-trick-add-any = { $seat } ajoute une carte quelconque à ses cartes déjà jouées
option-trick-left = On ne fait rien : { $seat } aura une carte de plus jusqu’à la fin
exercise-irregular_trick-extra = Que devient la deuxième carte ?
option-trick-extra-back = Elle est reprise en main
option-trick-extra-penalty = Elle devient une carte pénalisée
option-trick-extra-stays = Elle reste dans la levée, à la place de la première
exercise-irregular_trick-revoke = Est-ce une renonce ?
option-trick-is-revoke = Oui, cela compte comme une renonce
option-trick-may-be-revoke = Peut-être : si la carte reprise devait être jouée à une autre levée
option-trick-no-revoke = Non
exercise-irregular_trick-cost = Combien de levées cela coûte-t-il ?

## A card too early

scene-early-play = C’est à { $other } de jouer, mais { $seat } joue déjà { $card-the }.
scene-early-lead = { $other } n’a pas encore joué, mais { $seat } attaque déjà { $card-the } à la levée suivante.
scene-early-both-hands = Le déclarant a déjà joué de sa main et du mort, avant son tour.
scene-early-dummy-moved = Le mort a déjà avancé une carte sans qu’on la lui demande.
exercise-irregular_trick-early = Que devient cette carte ({ $card }) ?
option-early-penalty = Elle devient une carte pénalisée { -major }
option-early-in-turn = Elle est jouée à son tour, sans plus
option-early-back = Elle est reprise en main, sans autre conséquence
exercise-irregular_trick-choice = Que peut choisir le déclarant pour la carte fournie à cette levée par { $seat } ?
option-early-four = L’une de ces quatre exigences : la plus forte de la couleur attaquée, la plus faible, une carte d’une autre couleur, aucune carte d’une autre couleur
option-early-card = La carte elle-même
option-early-lead = Comme après une attaque hors tour : exiger ou interdire une couleur à la prochaine attaque
option-early-nothing = Rien

## Turning cards, and seeing them again

scene-trick-turns = { $seat } s’apprête à retourner sa carte.
scene-trick-points-out = Tous ont retourné leur carte. { $seat } en voit une mal orientée et veut le dire. Son camp n’a pas encore joué à la levée suivante.
scene-trick-points-out-late = Tous ont retourné leur carte. { $seat } en voit une mal orientée et veut le dire. Son camp a déjà joué à la levée suivante.
scene-trick-asks = { $seat } n’a pas encore retourné sa carte, et personne n’a joué à la levée suivante. Ce joueur demande à revoir les cartes des autres.
scene-trick-asks-turned = { $seat } a retourné sa carte, puis demande à revoir la levée.
scene-trick-asks-late = { $seat } n’a pas encore retourné sa carte, mais son camp a déjà joué à la levée suivante. Ce joueur demande à revoir la dernière levée.
scene-trick-looks = Après cette levée, { $seat } veut en regarder une précédente.
scene-trick-mixes = C’était la dernière levée. Le résultat n’est pas encore convenu, et { $seat } s’apprête à mélanger ses cartes.
scene-trick-keeps = { $seat } laisse ses cartes dans l’ordre du jeu jusqu’à ce que le résultat soit convenu.
exercise-irregular_trick-pointing = Dans quel sens { $seat } pose-t-il sa carte de cette levée en la retournant ?
option-trick-upright = En long : gagné
option-trick-sideways = En travers : perdu
exercise-irregular_trick-may = { $seat } en a-t-il le droit ?
option-trick-allowed = Oui
option-trick-played-on = Non, son camp a déjà joué à la suivante
option-trick-card-turned = Non, sa carte est déjà retournée
option-trick-dummy = Non, le mort ne le peut pas
option-trick-closed = Non, pas avant la fin du jeu
option-trick-not-four = Non, pas avant que les quatre aient joué
option-trick-not-agreed = Non, pas avant que le résultat soit convenu
reason-trick-won-upright = Levée gagnée : la carte est en long, vers le partenaire.
reason-trick-lost-sideways = Levée perdue : la carte est en travers, vers les adversaires.

## Slips

slip-defect-in-time-treated-late = tant que les deux camps n’ont pas joué à la suivante, la carte oubliée est simplement jouée à cette levée.
slip-defect-late-treated-in-time = les deux camps ont joué à la suivante : on ne joue plus à cette levée.
slip-missing-card-wrong-suit = il faut une carte de la couleur attaquée si le joueur en a une ; sinon, n’importe laquelle.
slip-defect-left = tous doivent avoir le même nombre de cartes : la levée est régularisée.
slip-extra-card-forgiven = en défense, la deuxième carte, vue de tous, devient une carte pénalisée.
slip-extra-card-stays = la carte jouée est la première : une deuxième ne la remplace jamais.
slip-unseen-extra-penalised = personne n’a vu la carte : elle n’est pas pénalisée.
slip-missing-card-no-revoke = remarqué trop tard, l’oubli compte toujours comme une renonce.
slip-extra-card-is-revoke = c’est une renonce seulement si la carte reprise devait être jouée à une autre levée.
slip-extra-card-never-revoke = la carte était à cette main depuis le début : peut-être fallait-il la jouer à une autre levée.
slip-defect-in-time-is-revoke = ce que l’on régularise à temps n’est pas une renonce.
slip-missing-card-costs-two = une carte oubliée coûte une levée au plus.
slip-missing-card-costs-nothing = on perd une levée si le camp a gagné celle-ci ou une suivante.
slip-missing-card-always-costs = un camp qui ne gagne plus de levée n’en a aucune à céder.
slip-early-card-just-played = en défense, jouer avant son partenaire lui montre quelque chose : cela a des conséquences.
slip-early-card-goes-back = une carte jouée trop tôt n’est pas simplement reprise.
slip-early-excuse-overlooked = ici, jouer trop tôt est sans conséquence : voyez qui a déjà joué.
slip-illegal-early-card-stands = la carte n’est pas permise à cette levée : elle ne peut pas être jouée.
slip-early-card-as-lead = il s’agit de la carte du partenaire à cette levée, non d’une attaque.
slip-early-partner-card-named = le déclarant restreint le choix du partenaire, mais ne nomme pas la carte.
slip-early-choice-forgotten = le partenaire doit encore jouer : le déclarant peut restreindre son choix.
slip-early-choice-invented = le déclarant n’a pas de choix ici : le partenaire a déjà joué, ou la carte est excusée.
slip-pointing-reversed = en long, vers le partenaire, c’est gagné ; en travers, vers les adversaires, c’est perdu.
slip-trick-shown-too-late = quand votre camp a joué à la suivante, la dernière levée est close.
slip-own-turned-card-forgotten = seul un joueur dont la carte est encore visible peut demander à revoir la levée.
slip-dummy-asks-to-see = le mort peut signaler une carte mal orientée, mais pas demander à revoir la levée.
slip-closed-trick-opened = les levées précédentes restent cachées jusqu’à la fin du jeu.
slip-card-turned-too-soon = d’abord les quatre jouent, puis on retourne les cartes.
slip-cards-mixed-too-soon = sans leur ordre, personne ne peut vérifier le jeu.
slip-trick-right-denied = rien ne s’y oppose ici : c’est permis.
slip-trick-other-reason = ce n’est pas permis, mais pour une autre raison.
