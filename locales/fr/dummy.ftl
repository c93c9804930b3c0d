### Dummy’s rights and limits.

kind-dummys_rights = Ce que le mort peut faire
skill-dummys-rights = ce que le mort peut faire pendant le jeu
skill-dummys-lost-rights = ce qu’il en coûte quand le mort dépasse les limites
remember-dummys-rights = le mort compte les levées, met en jeu les cartes nommées, interroge le déclarant sur une renonce et prévient les erreurs. Sur une erreur déjà commise, il se tait jusqu’à la fin du jeu.
remember-dummys-lost-rights = le mort qui échange les mains, se lève pour regarder le déclarant ou regarde les cartes de la défense ne peut plus protéger le déclarant : son avertissement aggrave les choses.

## The scenes. $seat is dummy.

scene-dummy-informs = L’arbitre est à la table. { $seat }, le mort, raconte ce qui s’est passé.
scene-dummy-counts = { $seat }, le mort, tient le compte des levées gagnées et perdues.
scene-dummy-moves = { $declarer } nomme une carte du mort, et { $seat } la met dans la levée.
scene-dummy-follows = { $declarer } demande une carte d’une autre couleur, alors que le mort peut fournir. { $seat }, le mort, le dit avant qu’elle soit jouée.
scene-dummy-asks-declarer = { $declarer }, le déclarant, ne fournit pas. { $seat }, le mort, demande : « Plus de cette couleur ? »
scene-declarer-finds-card = { $declarer } regarde, et trouve une carte de cette couleur.
scene-declarer-has-none = { $declarer } n’en a vraiment plus.
scene-dummy-asks-defender = { $defender }, de la défense, ne fournit pas. { $seat }, le mort, demande à { $defender } : « Plus de cette couleur ? »
scene-dummy-warns = { $declarer }, le déclarant, va attaquer de la mauvaise main. { $seat }, le mort, dit : « Attention, c’est à l’autre main. »
scene-dummy-points-out = { $defender }, de la défense, a fait une renonce, et personne ne l’a vue. { $seat }, le mort, le dit pendant le jeu.
scene-dummy-after-play = Toutes les cartes ont été jouées. { $seat }, le mort, dit : « { $defender } a fait une renonce. »
scene-dummy-calls = Quelque chose ne va pas, mais personne ne l’a dit. { $seat }, le mort, appelle l’arbitre.
scene-dummy-calls-too = { $defender }, de la défense, dit que quelque chose ne va pas. { $seat }, le mort, appelle l’arbitre.
scene-dummy-suggests = { $declarer } réfléchit. { $seat }, le mort, suggère quoi jouer.
scene-dummy-tells = { $seat }, le mort, souffle à { $declarer } : « Cette couleur est maîtresse. »
scene-dummy-exchanges = { $seat }, le mort, échange un instant sa main avec { $declarer }.
scene-dummy-leaves = { $seat }, le mort, se lève et regarde jouer { $declarer }.
scene-dummy-looks = { $seat }, le mort, se penche et regarde une carte que tient { $defender }, en défense.
scene-dummy-touches = { $declarer } réfléchit. { $seat }, de sa propre initiative, pose le doigt sur une carte du mort.
scene-dummy-turned = Une carte de la dernière levée est mal orientée. Personne n’a joué à la levée suivante. { $seat }, le mort, le dit.
scene-dummy-turned-late = Une carte de la dernière levée est mal orientée. Les deux camps ont déjà joué à la levée suivante. { $seat }, le mort, le dit seulement maintenant.
scene-dummy-asks-trick = { $seat }, le mort, demande à revoir la dernière levée.
scene-dummy-wrong-hand = { $declarer }, le déclarant, a attaqué de la mauvaise main. { $seat }, le mort, le dit.
scene-dummy-exchanged = Plus tôt dans le jeu, { $seat }, le mort, a échangé sa main avec { $declarer }.
scene-dummy-left = Plus tôt dans le jeu, { $seat }, le mort, s’est levé pour regarder { $declarer }.
scene-dummy-looked = Plus tôt dans le jeu, { $seat }, le mort, a regardé une carte que tenait { $defender }.
scene-said-before = Mais { $defender } venait de dire la même chose.

## The questions

exercise-dummys_rights = { $seat } en a-t-il le droit ?
option-dummy-may = Oui
option-dummy-not-now = Pas maintenant, mais après le jeu, ou dès qu’un autre joueur a parlé
option-dummy-lost = Plus maintenant : ce mort a perdu ce droit
option-dummy-never = Non, aucun mort ne l’a pendant le jeu
exercise-dummys_rights-follows = Que s’ensuit-il ?
option-dummy-nothing = Rien
option-dummy-penalty = L’arbitre peut pénaliser le mort, et ajuster la marque si le déclarant en a été aidé
option-dummy-unprotected = Le mort peut être pénalisé, et ne peut plus protéger le déclarant contre les erreurs
option-dummy-hand-chosen = L’un ou l’autre joueur de la défense choisit la main d’où le déclarant attaque
option-dummy-established = La carte est corrigée, mais coûte autant qu’une renonce consommée
option-dummy-goes-on = Le jeu continue comme si de rien n’était ; ce que la défense y gagne est repris après

## The reasons

reason-dummy-within-rights = Le mort n’a fait que ce qui est permis : rien ne s’ensuit.
reason-dummy-may-be-penalised = Le mort qui dépasse ces limites peut être pénalisé. Si le déclarant en a été aidé, l’arbitre ajuste la marque.
reason-dummy-has-lost-right = Ce mort a déjà dépassé une limite : il a perdu le droit de protéger le déclarant contre les erreurs.
reason-dummy-asked-about-legal-card = Le mort n’avait plus le droit de poser la question. Mais la carte du déclarant n’était pas une renonce : elle reste jouée et ne coûte rien.
reason-forfeit-play-goes-on = Le mort n’avait plus le droit de protéger le déclarant : pour l’instant, rien n’est rectifié. Si la défense gagne à son erreur, l’arbitre ajuste la marque après le jeu.

## The slips

slip-dummys-right-overlooked = le mort n’est pas un meuble : c’est là un de ses droits.
slip-dummys-absolute-right-lost = seul est perdu le droit de protéger le déclarant. Compter les levées, mettre en jeu les cartes et exposer les faits reste permis.
slip-dummy-speaks-too-soon = l’erreur est déjà commise : le mort attend la fin du jeu, ou qu’un autre joueur parle.
slip-dummy-silent-for-ever = le mort n’est pas muet pour toujours : après le jeu, ou dès qu’un autre joueur a parlé, c’est permis.
slip-dummys-loss-overlooked = un autre mort en aurait le droit ; celui-ci l’a perdu par ce qu’il a fait avant.
slip-dummys-limit-overlooked = cela ne revient jamais au mort.
slip-dummy-punished-for-nothing = rien de mal n’a été fait ici : rien ne s’ensuit.
slip-dummys-limit-costs-nothing = ce n’était pas permis : cela ne reste pas sans suite.
slip-dummys-words-cost-protection = le droit de protéger le déclarant ne se perd qu’en échangeant les mains, en se levant pour regarder le déclarant ou en regardant les cartes de la défense.
slip-dummys-protection-kept = ce n’est pas tout : désormais, le mort ne peut plus protéger le déclarant.
slip-dummys-forfeit-too-soon = cela n’arrive que si un mort qui a perdu ce droit protège quand même le déclarant.
slip-dummys-forfeit-overlooked = le mort avait perdu ce droit : il y a pour cela un prix particulier.
slip-dummys-wrong-forfeit = chacun des trois actes a son prix : avertir avant une attaque, interroger sur une renonce, signaler l’erreur de la défense.
